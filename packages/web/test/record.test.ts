import { describe, expect, it } from "vitest";
import { recordOf } from "../src/game/record.ts";
import type { SeatKind, Summary } from "../src/storage.ts";

const ME: SeatKind = { kind: "person" };
const bot = (name: string): SeatKind => ({ kind: "bot", bot: name });
const match = (seats: readonly SeatKind[], winners?: readonly number[], over = true): Summary => ({
  id: "m",
  game: "zombiaki",
  seats,
  revision: 1,
  updated: 0,
  step: 9,
  heading: { text: "", values: {} },
  dawn: 1,
  awaited: [],
  over,
  ...(winners === undefined ? {} : { winners }),
});

describe("what a browser knows of a person's matches", () => {
  it("counts by seat and by bot, a bot at two seats once", () => {
    const record = recordOf([
      match([ME, bot("a")], [0]),
      match([bot("a"), ME], [0]),
      match([ME, bot("a"), bot("a"), bot("b")], [0, 1]),
    ]);
    expect(record.all).toEqual({ won: 2, of: 3 });
    expect([...record.seats]).toEqual([
      [0, { won: 2, of: 2 }],
      [1, { won: 0, of: 1 }],
    ]);
    expect([...record.bots]).toEqual([
      ["a", { won: 2, of: 3 }],
      ["b", { won: 1, of: 1 }],
    ]);
  });

  it.each([
    ["one that still runs", match([ME, bot("a")], undefined, false)],
    ["one that ended before winners were written down", match([ME, bot("a")])],
    ["one in which several handed the device round", match([ME, ME], [1])],
    ["one that bots played among themselves", match([bot("a"), bot("b")], [1])],
  ])("leaves out %s", (_, left) => {
    expect(recordOf([left]).all).toEqual({ won: 0, of: 0 });
  });
});
