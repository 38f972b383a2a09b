import { languageIds } from "@endzeit/engine";
import { boardHolds, moments, readBoard } from "@endzeit/kit/testing";
import { describe, expect, test } from "vitest";
import set from "../board/index.ts";
import { AREAS, SITES } from "../content/board.ts";
import { BUILDINGS } from "../content/buildings.ts";
import { EQUIPMENT } from "../content/cards.ts";
import { armageddon, type View } from "../index.ts";

test("what stands beside the board holds for each seat and a spectator at every question", () =>
  boardHolds(armageddon, set, { bound: 600, seed: 20161013, matches: 2 }));

describe.each(languageIds)("the board as tables (%s)", (lang) => {
  const texts = armageddon.texts[lang];
  const filled = (key: string, n: number): string => (texts[key] ?? "").replace("{n}", String(n));

  /** What the view says of a seat under the heading of a row; null for rows that are read elsewhere. */
  function ofSeat(view: View, seat: number, row: string): string | null {
    if (row === texts["badge.heading.points"]) return String(view.points[seat]);
    if (row === texts["board.marauders"]) return String(view.marauders[seat]);
    if (row === texts["board.damage"]) return `${view.damage[seat]}/9`;
    if (row === texts["board.city-people"]) return String(view.people[seat]);
    const area = AREAS.findIndex((name) => texts[`area.${name}`] === row);
    if (area >= 0) {
      const place = view.rows.slice(area * view.seats, (area + 1) * view.seats).indexOf(seat);
      return place < 0 ? "" : `${place + 1}: `;
    }
    const site = Array.from({ length: SITES }, (_, i) => filled("board.site", i + 1)).indexOf(row);
    if (site < 0) return null;
    const building = view.sites[seat * SITES + site];
    return building < 0 ? "" : (texts[`card.${BUILDINGS[building].id}`] ?? "?");
  }

  test.each([3, 4])("each cell says what is under its headings, %i players", (players) => {
    for (const match of moments(armageddon, players, 40 + players)) {
      for (let eyes = -1; eyes < players; eyes++) {
        const view = match.view(eyes < 0 ? null : eyes);
        const seats = Array.from({ length: players }, (_, seat) => texts[`seat.${seat}`]);
        const slots = seats.map((_, slot) => filled("board.slot", slot + 1));
        let read = 0;
        for (const { caption, column, row, text } of readBoard(set, view, texts)) {
          if (caption !== "") {
            const slot = slots.indexOf(column);
            const card = row === texts["area.exploration"] ? EQUIPMENT[view.display[slot]] : BUILDINGS[view.site[slot]];
            expect(slot, column).toBeGreaterThanOrEqual(0);
            if (card === undefined) expect(text).toBe("");
            else expect(text, `${row}, ${column}`).toContain(texts[`card.${card.id}`]);
            continue;
          }
          const seat = seats.indexOf(column);
          expect(seat, column).toBeGreaterThanOrEqual(0);
          const said = ofSeat(view, seat, row);
          if (said === null) continue;
          read++;
          if (said === "") expect(text, `${row}, ${column}`).toBe("");
          else expect(text, `${row}, ${column}`).toContain(said);
        }
        expect(read).toBe((4 + 3 + SITES) * players);
      }
    }
  });
});
