import {
  type AnyGame,
  isObject,
  languageIds,
  Match,
  MatchError,
  mayHold,
  type PackWords,
  parts,
} from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import armageddon from "./armageddon/texts/pack.ts";
import dawnOfTheZeds from "./dawn-of-the-zeds/texts/pack.ts";
import { type GameId, gameIds, loadGame } from "./index.ts";
import walkingDead from "./walking-dead/texts/pack.ts";
import winterDerToten from "./winter-der-toten/texts/pack.ts";
import zombiaki from "./zombiaki/texts/pack.ts";

const words: Readonly<Record<GameId, PackWords>> = {
  zombiaki,
  "walking-dead": walkingDead,
  armageddon,
  "dawn-of-the-zeds": dawnOfTheZeds,
  "winter-der-toten": winterDerToten,
};

const games: readonly AnyGame[] = await Promise.all(gameIds.map(loadGame));
const MANY = 190_000;

/** The pack of a game with one of its lists, or a row of it, made otherwise. */
function packsWith(game: AnyGame, change: (rows: readonly object[]) => unknown): object[] {
  const pack = game.content.export({});
  return Object.entries(pack).flatMap(([name, rows]) =>
    Array.isArray(rows) ? [{ game: game.id, [name]: change(rows) }] : [],
  );
}

function refusal(game: AnyGame, content: unknown): readonly string[] {
  try {
    Match.open(game, { players: game.seats.max, content });
  } catch (error) {
    if (error instanceof MatchError) return error.problems;
    throw error;
  }
  return [];
}

describe.each(gameIds.map((id, at) => [id, games[at]] as const))("a pack of %s", (id, game) => {
  test("with more rows than the game has is refused in a few words, without a look at all of them", () => {
    const reads = { rows: 0 };
    const row = new Proxy(
      {},
      {
        get(of, name) {
          if (name === "id") reads.rows++;
          return Reflect.get(of, name);
        },
      },
    );
    for (const pack of packsWith(game, () => Array.from({ length: MANY }, () => row))) {
      reads.rows = 0;
      const problems = refusal(game, pack);
      expect(problems.length).toBeLessThanOrEqual(21);
      expect(problems[0]).toMatch(/: 190000 rows are too many/);
      expect(reads.rows).toBeLessThan(1000);
    }
  });

  test("with many faults in a row names the first and counts the rest", () => {
    const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`f${n}`, n]));
    for (const pack of packsWith(game, ([first]) => [{ ...first, ...fields }]))
      expect(refusal(game, pack).at(-1)).toBe(`… and ${5000 - 20} more.`);
    const lists = Object.fromEntries(Object.keys(fields).map((name) => [name, []]));
    expect(refusal(game, { game: game.id, ...lists }).at(-1)).toBe(`… and ${5000 - 20} more.`);
  });

  test("has a name for each list, row, field and word that may be edited, in each language", () => {
    const { texts, row: special } = words[id];
    for (const lang of languageIds) {
      const all = { ...game.texts[lang], ...texts[lang] };
      const missing = (key: string, values: { [name: string]: string | number } = {}): string[] =>
        parts(all, key, values).flatMap((part) => {
          if (typeof part === "string") return part === key || part.includes("{") ? [part] : [];
          return all[`${part.kind}.${part.value}`] === undefined ? [`${part.kind}.${part.value}`] : [];
        });
      for (const [list, { rows, fields }] of Object.entries(game.content.lists({}))) {
        expect(missing(`pack.${list}`)).toEqual([]);
        for (const [at, built] of rows.entries()) {
          const said = special?.(list, String(built["id"]), all) ?? null;
          expect(
            missing(said?.text ?? `pack.${list}.row`, said?.values ?? { id: String(built["id"]), n: at + 1 }),
          ).toEqual([]);
          for (const field of Object.keys(fields)) {
            const may = mayHold(fields, built, field);
            if (may === null) continue;
            const own = `pack.${list}.${field}`;
            expect(missing(all[own] === undefined ? `pack.${field}` : own)).toEqual([]);
            if ("form" in may || typeof may[0] === "number") continue;
            for (const value of may) expect(missing(`pack.value.${field}`, { value })).toEqual([]);
          }
        }
      }
    }
  });

  test("holds short words alone: nothing that is nested without end, and no books", () => {
    const deep: unknown = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`);
    for (const origin of [deep, "x".repeat(41), 7])
      for (const pack of packsWith(game, ([first]) => [{ ...first, origin }]))
        expect(refusal(game, pack)).toEqual([expect.stringMatching(/\.origin: must be a text/)]);
    const built = game.content.export({});
    expect(isObject(built) && refusal(game, built)).toEqual([]);
  });
});
