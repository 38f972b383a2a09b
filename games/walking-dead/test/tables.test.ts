import { languageIds } from "@endzeit/engine";
import { boardHolds, moments, readBoard } from "@endzeit/kit/testing";
import { describe, expect, test } from "vitest";
import set from "../board/index.ts";
import { SPACES } from "../content/board.ts";
import { walkingDead } from "../index.ts";
import { Role } from "../state.ts";

test("what stands beside the map holds for each seat and a spectator at every question", () =>
  boardHolds(walkingDead, set, { bound: 5000, seed: 20131031, matches: 6 }));

describe.each(languageIds)("the map as a table (%s)", (lang) => {
  const texts = walkingDead.texts[lang];

  test.each([1, 2, 3, 4])("each cell says which space it is and who stands there, %i players", (players) => {
    for (const match of moments(walkingDead, players, players)) {
      for (let seat = -1; seat < players; seat++) {
        const view = match.view(seat < 0 ? null : seat);
        const cells = readBoard(set, view, texts).filter(({ column }) => column !== "");
        expect(cells).toHaveLength(81);
        for (const { column, row, text } of cells) {
          const space = SPACES.findIndex(({ name }) => name === `${column}${row}`);
          if (space < 0) expect(text).toBe("");
          else expect(text).toMatch(new RegExp(`^${column}${row} `));
          for (let other = 0; other < players; other++) {
            const name = texts[`seat.${other}`] ?? "?";
            expect(text.includes(name), `${name} on ${column}${row}`).toBe(space >= 0 && view.at[other] === space);
          }
        }
      }
    }
  });

  test("the clock is the own one for a survivor, and names whose it is for all others", () => {
    for (const match of moments(walkingDead, 4, 7)) {
      const view = match.view(null);
      for (let eyes = -1; eyes < 4; eyes++) {
        const { phrase, left } = set.clock(match.view(eyes < 0 ? null : eyes), eyes < 0 ? null : eyes);
        const alive = view.role.flatMap((role, seat) => (role === Role.survivor ? [seat] : []));
        const whose = alive.includes(eyes) ? eyes : phrase.values.seat;
        if (phrase.text === "clock.nobody") expect(alive).toEqual([]);
        else
          expect(left, `eyes ${eyes}`).toBe(
            4 - [...(view.tiles[Number(whose)] ?? 0).toString(2)].filter((bit) => bit === "1").length,
          );
        expect(phrase.text === "clock.left").toBe(alive.includes(eyes));
      }
    }
  });
});
