import { type AnyGame, imagine, Match, randomFrom } from "@endzeit/engine";
import { gameIds, loadGame } from "@endzeit/games";
import { describe, expect, test } from "vitest";
import { makeBot } from "./index.ts";
import { chancesOf, type Reviewed, review, turnings } from "./review.ts";

const games: readonly AnyGame[] = (await Promise.all(gameIds.map(loadGame))).filter(({ minds }) => minds !== undefined);

function played(game: AnyGame, names: readonly ("random" | "greedy")[], seed: string) {
  const match = Match.open(game, { players: Math.max(names.length, game.seats.min), seed });
  const bots = names.map((name, seat) => makeBot(name, { seed: `${seed} ${seat}`, iterations: 2, width: 12 }));
  while (match.outcome === null) {
    const [seat = 0] = match.awaited();
    const question = match.questionFor(seat);
    const bot = bots[seat % bots.length];
    if (question === null || bot === undefined) throw new Error("Nobody is asked.");
    match.answer(seat, bot.choose({ game, view: match.view(seat), seat, question }).answer);
  }
  return match;
}

const quick = { playouts: 24, worlds: 16 };

describe.each(games.map((game) => [game.id, game] as const))("a look back at %s", (_, game) => {
  const match = played(game, ["random", "random"], "look back");

  test("says something of each answer, and at the end who has won", () => {
    const all = [...review(match, { seed: "1", of: [], ...quick })];
    expect(all.map(({ step, seat }) => [step, seat])).toEqual(match.log.map(({ seat }, at) => [at + 1, seat]));
    for (const { chances } of all) for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
    const { outcome } = match;
    if (outcome === null) throw new Error("The match is not over.");
    expect(all.at(-1)?.chances).toEqual(all.at(-1)?.chances.map((_, seat) => game.utility(outcome, seat, match.state)));
  });

  test("looks for better answers of the seats that were asked about, and says the same again", () => {
    const few = match.at(Math.min(10, match.log.length));
    const alone = [...review(few, { seed: "1", of: [1], ...quick })];
    expect(alone.filter(({ seat, better }) => seat !== 1 && better.length > 0)).toEqual([]);
    expect([...review(few, { seed: "1", of: [1], ...quick })]).toEqual(alone);
  });

  test("holds nothing against an answer that its seat could not know", () => {
    const random = randomFrom("other worlds");
    for (const step of [3, 9, 15].filter((at) => at < match.log.length)) {
      const before = match.at(step);
      const given = match.log[step];
      if (given === undefined) continue;
      const { seat, answer } = given;
      const view = before.view(seat);
      const worlds = [before.state, imagine(game, view, seat, random), imagine(game, view, seat, random)];
      const found = worlds.map((state) => {
        const there = Match.from(game, state);
        there.repeat(seat, answer);
        return [...review(there, { seed: "2", of: [seat], ...quick })].map((one) => one.better);
      });
      expect(found[1], `step ${step}`).toEqual(found[0]);
      expect(found[2], `step ${step}`).toEqual(found[0]);
    }
  });
});

test("who plays Zombiaki at random could often have done better, and hears as what", () => {
  const game = games.find(({ id }) => id === "zombiaki");
  if (game === undefined) throw new Error("Zombiaki knows no chances.");
  const better = ["look back", "once more", "and again"].flatMap((seed) => {
    const match = played(game, ["random", "random"], seed);
    const found = [...review(match, { seed: "1", of: [0, 1], ...quick })].filter((answer) => answer.better.length > 0);
    console.info(`${seed}: ${found.length} of ${match.log.length} answers could clearly have been better`);
    return found;
  });
  expect(better.length).toBeGreaterThan(9);
  for (const { better: ways } of better)
    for (const { words, gain, error } of ways) {
      expect(words.text).toMatch(/./);
      expect(gain).toBeGreaterThan(2 * error);
    }
});

test("dice and draws have a part only in answers that show something new: in no bid that all can see", () => {
  const game = games.find(({ id }) => id === "armageddon");
  if (game === undefined) throw new Error("Armageddon knows no chances.");
  const match = played(game, ["random", "random", "random"], "luck").at(90);
  const all = [...review(match, { seed: "1", of: [] })];
  const bids = all.filter((_, at) => Object.hasOwn(match.log[at]?.answer ?? {}, "bid"));
  expect(bids.length).toBeGreaterThan(8);
  expect(bids.filter(({ luck }) => luck !== 0)).toEqual([]);
  expect(all.some(({ luck }) => luck !== 0)).toBe(true);
});

test("an end of the action phase in Dawn of the Zeds after which the chance changed says what the Zeds did, and the match is left as it was", () => {
  const game = games.find(({ id }) => id === "dawn-of-the-zeds");
  if (game === undefined) throw new Error("Dawn of the Zeds knows no chances.");
  const match = played(game, ["random", "random"], "phases").at(30);
  const all = [...review(match, { seed: "1", of: [], ...quick })];
  const ends = all.filter(({ passes, happened }) => passes && happened[0] != null);
  expect(ends.length).toBeGreaterThan(0);
  for (const { happened } of ends) expect(happened[0]?.text).not.toBe("log.ended-phase");
  expect(all.at(-1)?.chances).toHaveLength(match.players);
});

test("a match turns where the chance changed most, and each turn has one cause", () => {
  const at = (step: number, seat: number, chance: number, luck = 0): Reviewed => ({
    ...{ step, seat, luck, given: { text: "", values: {} }, better: [], chances: [chance, 1 - chance] },
    ...{ passes: false, happened: [] },
  });
  const match = [at(1, 0, 0.5), at(2, 0, 0.7), at(3, 1, 0.71), at(4, 1, 0.5), at(5, 0, 0.2, -0.28), at(6, 1, 0.22)];
  expect(turnings(match, 0, 0.5)).toEqual([
    { step: 2, by: expect.closeTo(0.2), through: "own" },
    { step: 4, by: expect.closeTo(-0.21), through: "other" },
    { step: 5, by: expect.closeTo(-0.3), through: "chance" },
  ]);
  expect(turnings(match, 0, 0.5, 1).map(({ step }) => step)).toEqual([5]);
});

test("a turn right after one in the other direction is one of its own; one in the same belongs to it", () => {
  const given = { text: "", values: {} };
  const chances = [...new Array<number>(40).fill(0.5), 0.9, 0.5, 0.2, ...new Array<number>(40).fill(0.2)];
  const match = chances.map(
    (chance, at): Reviewed => ({
      step: at + 1,
      seat: 1,
      given,
      chances: [chance],
      luck: 0,
      passes: false,
      happened: [],
      better: [],
    }),
  );
  expect(turnings(match, 0, 0.5).map(({ step, by }) => [step, Math.round(100 * by)])).toEqual([
    [41, 40],
    [42, -40],
  ]);
});

test("an own answer that cost much though there was none better was dice and cards", () => {
  const given = { text: "", values: {} };
  const rolled: Reviewed = {
    step: 1,
    seat: 0,
    given,
    chances: [0.1],
    luck: -0.1,
    passes: false,
    happened: [],
    better: [],
  };
  const better = [{ answer: {}, gain: 0.3, error: 0.01, words: given }];
  expect(turnings([rolled], 0, 0.5)[0]?.through).toBe("chance");
  expect(turnings([{ ...rolled, better }], 0, 0.5)[0]?.through).toBe("own");
  expect(turnings([{ ...rolled, luck: 0 }], 0, 0.5)[0]?.through).toBe("own");
});

test("before the first answer everybody has a chance", () => {
  for (const game of games) {
    const chances = chancesOf(Match.open(game, { players: game.seats.max, seed: "open" }), "1");
    expect(chances).toHaveLength(game.seats.max);
    for (const chance of chances) expect(chance > 0 && chance < 1, `${game.id}: ${chance}`).toBe(true);
  }
});
