import { describe, expect, test } from "vitest";
import { defaultOptions, Match, MatchError, readOptions } from "../src/index.ts";
import { pebbles } from "../testing/pebbles.ts";

describe("the options of a table", () => {
  test("what nobody chose is the default", () => {
    const options = { length: "short", storms: false, masks: false };
    expect(defaultOptions(pebbles.options)).toEqual(options);
    for (const nothing of [undefined, null, {}]) expect(readOptions(pebbles.options, nothing)).toEqual({ options });
    expect(readOptions(pebbles.options, { storms: true })).toEqual({
      options: { length: "short", storms: true, masks: false },
    });
  });

  test("each problem names its field and what would do", () => {
    const read = readOptions(pebbles.options, { storms: "yes", length: "endless", fog: true });
    expect(read).toEqual({
      problems: [
        "options.storms: must be true or false.",
        "options.length: must be one of short, long.",
        "options.fog: there is no such option. Known: length, storms, masks.",
      ],
    });
    expect(readOptions(pebbles.options, ["storms"])).toHaveProperty("problems");
    expect(readOptions(pebbles.options, JSON.parse('{"__proto__": true}'))).toHaveProperty("problems");
  });

  test("a table that does not fit is not opened, and all of its problems are told at once", () => {
    const open = () => Match.open(pebbles, { players: 7, options: { fog: true }, content: { kinds: 9 } });
    expect(open).toThrow(MatchError);
    try {
      open();
    } catch (error) {
      expect(error).toMatchObject({ code: "bad-table" });
      expect((error as MatchError).problems.map((problem) => problem.split(":")[0])).toEqual([
        "players",
        "options.fog",
        "content.kinds",
        "content.game",
      ]);
    }
  });
});
