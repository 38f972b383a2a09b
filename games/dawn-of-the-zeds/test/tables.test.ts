import { languageIds } from "@endzeit/engine";
import { boardHolds, moments, readBoard } from "@endzeit/kit/testing";
import { describe, expect, test } from "vitest";
import set from "../board/index.ts";
import { LENGTH, TOWN, TRACKS } from "../content/board.ts";
import { EVENTS } from "../content/cards.ts";
import { UNITS } from "../content/units.ts";
import { dawnOfTheZeds, type View } from "../index.ts";
import { zedStrength } from "../rules/zeds.ts";

test("what stands beside the roads holds for each seat and a spectator at every question", () =>
  boardHolds(dawnOfTheZeds, set, { bound: 3000, seed: 20190417, matches: 4 }));

describe.each(languageIds)("the roads as tables (%s)", (lang) => {
  const texts = dawnOfTheZeds.texts[lang];

  /** The Zeds and units that the view has on a space, in words. */
  function stand(view: View, at: number): string[] {
    const zeds = at < TOWN ? view.spots.slice(at * 2, at * 2 + 2).filter((zed) => zed >= 0) : [];
    const units = view.unitAt.flatMap((place, unit) => (place === at ? [texts[`unit.${UNITS[unit].id}`] ?? "?"] : []));
    return [...zeds.map((zed) => (texts["board.zed"] ?? "").replace("{n}", `${zedStrength(view, zed)}`)), ...units];
  }

  test.each([1, 2, 4])("each cell says who stands under its headings, %i players", (players) => {
    for (const match of moments(dawnOfTheZeds, players, 90 + players)) {
      const view = match.view(null);
      const cells = readBoard(set, view, texts);
      const roads = cells.filter(({ column }) => column !== "");
      expect(roads).toHaveLength(TRACKS.length * LENGTH);
      for (const { column, row, text } of roads) {
        const track = TRACKS.findIndex((name) => texts[`track.${name}`] === column);
        const number = row === texts["kind.start"] ? LENGTH - 1 : Number(row);
        expect([track >= 0, Number.isInteger(number)], `${column} ${row}`).toEqual([true, true]);
        const at = track * LENGTH + number;
        for (const said of stand(view, at)) expect(text, `${column} ${row}`).toContain(said);
        if (stand(view, at).length === 0) expect(text).not.toContain((texts["board.zed"] ?? "").replace("{n}", ""));
      }
      const town = cells.find(({ column, row }) => column === "" && row === texts["space.TC"]);
      for (const said of stand(view, TOWN)) expect(town?.text).toContain(said);
      const event = EVENTS[view.event];
      if (event !== undefined)
        expect(cells.find(({ row }) => row === texts["board.event"])?.text).toBe(texts[`card.${event.id}`]);
    }
  });
});
