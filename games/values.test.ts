import { QuickPlayer } from "@endzeit/bots";
import {
  type AnyGame,
  advance,
  type CoreState,
  chanceOf,
  questionOf,
  randomFrom,
  readOptions,
  silent,
  type Value,
} from "@endzeit/engine";
import { describe, expect, it } from "vitest";
import armageddon from "./armageddon/bot/value.json" with { type: "json" };
import dawn from "./dawn-of-the-zeds/bot/value.json" with { type: "json" };
import { type GameId, gameIds, loadGame } from "./index.ts";
import walkingDead from "./walking-dead/bot/value.json" with { type: "json" };
import winter from "./winter-der-toten/bot/value.json" with { type: "json" };
import zombiaki from "./zombiaki/bot/value.json" with { type: "json" };

type Table = Omit<typeof zombiaki, "weights"> & { readonly weights: object };
const learned: { readonly [id in GameId]: Table } = {
  zombiaki,
  armageddon,
  "walking-dead": walkingDead,
  "dawn-of-the-zeds": dawn,
  "winter-der-toten": winter,
};
const games = await Promise.all(
  gameIds.flatMap((id) => {
    const table = learned[id];
    return table === undefined ? [] : [loadGame(id).then((game) => [id, game, table] as const)];
  }),
);

function taught(game: AnyGame): Value {
  if (game.value === undefined) throw new Error(`${game.id} has no value.`);
  return game.value;
}

/** Positions of the beginning and the middle of matches between quick players, seeded: some of each number of seats. */
function* positions(game: AnyGame): Generator<CoreState> {
  const read = readOptions(game.options, undefined);
  if ("problems" in read) throw new Error(read.problems.join());
  const guide = new QuickPlayer(game, 2);
  for (let players = game.seats.min; players <= game.seats.max; players++) {
    const random = randomFrom(`positions ${players}`);
    const state = game.setup({ players, options: read.options, content: null }, random);
    advance(game, state, silent);
    for (let n = 0; n < 240 && questionOf(state) !== null; n++) {
      if (n % 8 === 0) yield state;
      guide.answer(state, random);
    }
  }
}

describe.each(games)("the chance of winning %s", (_id, game, { weights: listed, brier, untaught, tenths }) => {
  const { features, signs = {}, seats, read } = taught(game);
  const table = new Map<string, unknown>(Object.entries(listed));
  const weights = features.map((name) => Number(table.get(name)));

  it("has a weight for every feature, and no other", () => {
    expect([...table.keys()]).toEqual(features);
    expect(new Set(features).size).toBe(features.length);
    expect(Object.keys(signs).filter((name) => !features.includes(name))).toEqual([]);
  });

  it("is read off as many numbers as there are features, and lies between 0 and 1", () => {
    const numbers: number[] = [];
    for (const state of positions(game))
      for (const seat of seats(state)) {
        numbers.length = 0;
        read(state, seat, numbers);
        expect(numbers.length).toBe(features.length);
        expect(numbers.every(Number.isFinite)).toBe(true);
        const chance = game.chance?.(state, seat) ?? Number.NaN;
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
        expect(chance).toBe(chanceOf(numbers, weights));
      }
  });

  it("foretells matches that were not learned from better than always the mean", () => {
    expect(brier).toBeLessThan(0.95 * untaught);
    expect(tenths.length).toBe(10);
  });

  it("falls for nobody by what the rules make better for them", () => {
    const numbers: number[] = [];
    for (const state of positions(game))
      for (const seat of seats(state)) {
        read(state, seat, numbers);
        const before = chanceOf(numbers, weights);
        for (const [name, sign] of Object.entries(signs)) {
          const more = numbers.slice();
          const at = features.indexOf(name);
          more[at] = (more[at] ?? 0) + 1;
          expect((chanceOf(more, weights) - before) * sign, name).toBeGreaterThanOrEqual(0);
        }
      }
  });
});
