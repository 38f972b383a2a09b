import { type Answer, type AnyGame, imagine, Match, randomFrom } from "@endzeit/engine";
import { gameIds, loadGame } from "@endzeit/games";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeBot } from "./index.ts";
import { personOf } from "./persons.ts";
import { type Cue, type Heard, type Remark, Remarks } from "./remarks.ts";
import { agreeing, isSlip, offering } from "./replies.ts";
import { type AnyCue, wordsOf } from "./sayings.ts";

const games: readonly AnyGame[] = await Promise.all(gameIds.map(loadGame));
const PERSONS = ["level-1", "level-2", "level-3", "level-4"] as const;

/** Plays a match of one person and persons among the bots, each answering at random; `look` sees it before and after each answer. */
function play(
  game: AnyGame,
  seed: number,
  look: (
    match: ReturnType<typeof Match.open>,
    heard: Heard,
    before: { readonly seat: number; readonly answer: Answer },
  ) => void,
): void {
  const players = Math.min(Math.max(2, game.seats.min), game.seats.max);
  const match = Match.open(game, { players, seed: String(seed) });
  const person = seed % players;
  const bots = Array.from({ length: players }, (_, seat) =>
    seat === person ? null : (PERSONS[(seat + seed) % 4] ?? null),
  );
  const anybody = makeBot("random", { seed: String(seed) });
  while (match.outcome === null) {
    const [seat = 0] = match.awaited();
    const question = match.questionFor(seat);
    if (question === null) throw new Error("Nobody is asked.");
    const { answer } = anybody.choose({ game, view: match.view(seat), seat, question });
    match.answer(seat, answer);
    look(match, { view: match.view(null), step: match.log.length, by: seat, bots }, { seat, answer });
  }
}

const SEED = fc.integer({ min: 0, max: 1e6 });

describe.each(games.map((game) => [game.id, game] as const))("what bots remark at %s", (_, game) => {
  test("is little, apart, in words, the same again, and rests on nothing that whoever hears it cannot see", () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const remarks = new Remarks(game, String(seed));
        const elsewhere = new Remarks(game, String(seed));
        const random = randomFrom(`hidden ${seed}`);
        play(game, seed, (match, heard) => {
          const reader = heard.bots.indexOf(null);
          const world = imagine(game, match.view(reader), reader, random);
          const said = remarks.heard(heard);
          // What lies hidden from the one who reads it lies otherwise there.
          expect(elsewhere.heard({ ...heard, view: game.view(world, null) })).toEqual(said);
          if (said === null) return;
          expect(heard.bots[said.seat]).toBe(said.bot);
          expect(wordsOf(said)).not.toBeNull();
        });
        const steps = remarks.said.map(({ step }) => step);
        expect(steps.length).toBeLessThanOrEqual(3);
        expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
        if (game.words.talk === true) expect(steps).toEqual([]);
      }),
      { numRuns: 4 },
    );
  });
});

test("now and then somebody remarks something", () => {
  const heard = new Set<Cue>();
  for (const game of games)
    for (let seed = 1; seed < 7; seed++) {
      const remarks = new Remarks(game, String(seed));
      if (game.words.talk !== true) play(game, seed, (_, moment) => void remarks.heard(moment));
      for (const { cue } of remarks.said) heard.add(cue);
    }
  expect(heard.size).toBeGreaterThan(2);
});

test("what was taken back was not remarked on, and may be again", () => {
  const said: Remark[] = [
    { step: 10, seat: 1, bot: "level-3", cue: "strong", variant: 0 },
    { step: 40, seat: 1, bot: "level-3", cue: "close", variant: 0 },
  ];
  const [game] = games;
  if (game === undefined) throw new Error("There is no game.");
  const remarks = new Remarks(game, "back", said);
  remarks.back(39);
  expect(remarks.said).toEqual(said.slice(0, 1));
});

test("each person has two lines for each occasion, in each language, and no two are alike", () => {
  const cues: readonly AnyCue[] = ["turned-for", "turned-against", "well", "badly", "strong", "close", "agreed"];
  const lines = PERSONS.flatMap((bot) =>
    [...cues, ...(bot === "level-3" || bot === "level-4" ? (["offer"] as const) : [])].flatMap((cue) =>
      [0, 1].map((variant) => wordsOf({ bot, cue, variant })),
    ),
  );
  expect(lines).not.toContain(null);
  for (const lang of ["de", "en"] as const) {
    const words = lines.map((line) => line?.[lang] ?? "");
    expect(new Set(words).size).toBe(words.length);
    for (const line of words) expect(line).toMatch(/[.!?]$/);
  }
  expect(wordsOf({ bot: "greedy", cue: "close", variant: 0 })).toBeNull();
  expect(wordsOf({ bot: "toString", cue: "close", variant: 0 })).toBeNull();
});

test("a person among the bots says yes; who knows better may offer it", () => {
  const bots = [null, "greedy", "level-2", "level-4"];
  for (let n = 0; n < 20; n++) {
    const yes = agreeing(bots, String(n));
    expect(personOf(yes?.bot ?? "")).not.toBeNull();
    expect(agreeing(bots, String(n))).toEqual(yes);
    expect(offering(bots, String(n))?.seat).toBe(3);
  }
  expect(agreeing([null, "greedy"], "1")).toBeNull();
  expect(offering([null, "level-1"], "1")).toBeNull();
});

test("a slip is one by what the seat knew, whatever lies hidden", () => {
  const game = games.find(({ id }) => id === "zombiaki");
  if (game === undefined) throw new Error("Zombiaki is missing.");
  let slips = 0;
  for (let seed = 0; seed < 6; seed++) {
    const match = Match.open(game, { players: 2, seed: `slip ${seed}` });
    const random = randomFrom(`slip ${seed}`);
    const bots = ["random", "level-1"].map((name) =>
      makeBot(name === "random" ? "random" : "level-1", { seed: String(seed) }),
    );
    while (match.outcome === null) {
      const [seat = 0] = match.awaited();
      const question = match.questionFor(seat);
      const bot = bots[seat];
      if (question === null || bot === undefined) throw new Error("Nobody is asked.");
      const view = match.view(seat);
      const { answer } = bot.choose({ game, view, seat, question });
      const slip = isSlip(game, { view, seat, question }, answer, String(match.log.length));
      const other = { view: game.view(imagine(game, view, seat, random), seat), seat, question };
      expect(isSlip(game, other, answer, String(match.log.length))).toBe(slip);
      if (slip && seat === 0) slips++;
      match.answer(seat, answer);
    }
  }
  expect(slips).toBeGreaterThan(0);
});
