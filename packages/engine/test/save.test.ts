import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { load, Match, MatchError, type Save, save } from "../src/index.ts";
import { playRandomly } from "../testing/index.ts";
import { pebbles } from "../testing/pebbles.ts";

const played = playRandomly(pebbles, { bound: 200 }, 1);
const good: Save = JSON.parse(JSON.stringify(save(played)));

/** The error with which a file is turned away. */
function refused(file: unknown): { code: string; problems: readonly string[] } {
  try {
    load(pebbles, file);
  } catch (error) {
    if (error instanceof MatchError) return { code: error.code, problems: error.problems };
    throw error;
  }
  throw new Error("the file was loaded");
}

describe("a save file", () => {
  test("says what it is", () => {
    expect(good).toMatchObject({
      format: "endzeit-save",
      version: 1,
      game: "pebbles",
      rules: 4,
      seed: "1",
      start: null,
    });
    expect(load(pebbles, good).hash).toBe(played.hash);
  });

  test("may say who sits where, which changes nothing in the match", () => {
    const seats = Array.from({ length: good.players }, (_, seat) => ({ kind: "bot", bot: `b${seat}` }));
    const file: Save = JSON.parse(JSON.stringify(save(played, seats)));
    expect(file.seats).toEqual(seats);
    expect(load(pebbles, file).hash).toBe(played.hash);
    expect(refused({ ...file, seats: seats.slice(1) }).problems).toEqual([expect.stringMatching(/^seats: must be/)]);
  });

  test("that is none", () => {
    for (const file of [null, undefined, 7, "save", [], {}, { format: "chess" }])
      expect(refused(file).code).toBe("not-a-save");
  });

  test("of a newer format or newer rules says so", () => {
    expect(refused({ ...good, version: 2 })).toMatchObject({
      code: "newer-save",
      problems: [expect.stringMatching(/^version: .*Update/)],
    });
    expect(refused({ ...good, rules: 5 })).toMatchObject({
      code: "newer-save",
      problems: [expect.stringMatching(/^rules: .*version 5/)],
    });
  });

  test("of older rules, of another game", () => {
    expect(load(pebbles, { ...good, rules: 3 }).hash).toBe(played.hash);
    expect(refused({ ...good, rules: 3, hash: "0" })).toMatchObject({
      code: "other-rules",
      problems: [expect.stringMatching(/^rules: .*version 3/), expect.stringMatching(/^hash: /)],
    });
    expect(refused({ ...good, game: "chess" }).code).toBe("other-game");
  });

  test("that is damaged names each damaged field", () => {
    const fields = {
      version: "one",
      game: 5,
      rules: 1.5,
      players: "two",
      options: [],
      seed: 1,
      content: 3,
      start: 0,
      hash: null,
      answers: {},
      seats: [{}],
    };
    for (const [field, value] of Object.entries(fields)) {
      const { code, problems } = refused({ ...good, [field]: value });
      expect(code, field).toBe("damaged-save");
      expect(problems, field).toEqual([expect.stringMatching(new RegExp(`^${field}: must be`))]);
    }
    expect(refused({ ...good, ...fields }).problems).toHaveLength(Object.keys(fields).length);
    expect(refused({ ...good, answers: [...good.answers.slice(0, 2), [0]] }).problems).toEqual([
      expect.stringMatching(/^answers\[2\]: must be/),
    ]);
  });

  test("with an answer that is not allowed names the answer and why", () => {
    const answers = [[0, { bid: 6 }], ...good.answers];
    expect(refused({ ...good, answers })).toMatchObject({
      code: "damaged-save",
      problems: [expect.stringMatching(/^answers\[0\]: .*too-heavy|not-in-hand/)],
    });
    expect(refused({ ...good, answers: [[9, { pass: true }]] }).problems).toEqual([
      expect.stringContaining("not-asked"),
    ]);
  });

  test("that leads elsewhere than it says", () => {
    expect(refused({ ...good, hash: "0000000000000000" })).toMatchObject({
      code: "damaged-save",
      problems: [expect.stringMatching(/^hash: /)],
    });
    expect(refused({ ...good, answers: good.answers.slice(0, -1) }).code).toBe("damaged-save");
    expect(refused({ ...good, seed: "2" }).code).toBe("damaged-save");
  });

  test("for a table that does not fit", () => {
    expect(refused({ ...good, players: 9 }).code).toBe("bad-table");
    expect(refused({ ...good, options: { fog: true } }).code).toBe("bad-table");
    expect(refused({ ...good, content: { kinds: 9 } }).code).toBe("bad-table");
  });

  test("that starts from a position is held to the same", () => {
    const match = Match.from(pebbles, played.at(3).state, { players: played.players, options: played.options });
    const file: Save = JSON.parse(JSON.stringify(save(match)));
    expect(load(pebbles, file).hash).toBe(match.hash);
    expect(refused({ ...file, start: { bag: [] } }).code).toBe("bad-state");
    expect(refused({ ...file, players: 9 }).code).toBe("bad-table");
    expect(refused({ ...file, options: { fog: true } }).code).toBe("bad-table");
    expect(refused({ ...file, content: { kinds: 9 } }).code).toBe("bad-table");
  });

  test("with any field replaced by anything loads to the same state or is turned away as a MatchError", () => {
    const fields = Object.keys(good) as (keyof Save)[];
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, value) => {
        try {
          expect(load(pebbles, { ...good, [field]: value }).hash).toBe(good.hash);
        } catch (error) {
          expect(error).toBeInstanceOf(MatchError);
        }
      }),
      { numRuns: 500 },
    );
  });
});
