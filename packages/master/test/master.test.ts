import { type Bot, Memory, type Moment, makeBot, playout } from "@endzeit/bots";
import { type AnyGame, advance, below, canonical, forced, Match, oneOf, randomFrom, silent } from "@endzeit/engine";
import { gameIds, loadGame } from "@endzeit/games";
import { describe, expect, test, vi } from "vitest";
import { pebbles } from "../../engine/testing/pebbles.ts";
import { atOnce, botAsked, type Eyes, Follower, Master, momentOf, takenBack } from "../src/index.ts";

const games: readonly AnyGame[] = [pebbles, ...(await Promise.all(gameIds.map((id) => loadGame(id))))];

/** A match with somebody behind each pair of eyes. */
function table(game: AnyGame, seed: string, numbered: boolean) {
  const match = Match.open(game, { players: game.seats.max, seed });
  const master = new Master(match, numbered);
  const all: readonly Eyes[] = [null, ...Array.from({ length: match.players }, (_, seat) => seat)];
  const followers = new Map(all.map((eyes) => [eyes, new Follower()]));
  for (const [eyes, follower] of followers) follower.position(atOnce(master.position(eyes, 0)));
  return { match, master, followers };
}

describe.each(games.map((game) => [game.id, game] as const))("%s", (id, game) => {
  test("each pair of eyes, told bit by bit, knows what the rules show it and may answer what they list", () => {
    for (const numbered of [true, false]) {
      const { match, master, followers } = table(game, `${id} told`, numbered);
      const random = randomFrom(`${id} ${numbered}`);
      for (let n = 0; n < 80 && match.outcome === null; n++) {
        const seat = oneOf(match.awaited(), random);
        const answer = oneOf(match.ask(seat).answers, random);
        if (below(random, 5) === 0) {
          // Another process was faster: what was tried is forgotten before anybody hears of it.
          master.play(seat, answer);
          master.withdraw();
        }
        const played = master.play(seat, answer);
        if (!("seen" in played)) throw new Error(`${id}: ${played.reason}`);
        for (const [eyes, moved] of master.settle(played)) followers.get(eyes)?.moved(moved);
        if (below(random, 12) === 0) {
          const keep = below(random, match.log.length);
          const back = takenBack(match.log, keep, { n, by: 0, name: "Ada" });
          for (const [eyes, undone] of master.undo(keep, back)) followers.get(eyes)?.undone(undone);
        }
        for (const [eyes, follower] of followers) {
          expect(canonical(follower.view)).toBe(canonical(match.view(eyes)));
          for (const asked of match.awaited()) {
            if (eyes === asked) expect(follower.candidates(game, asked)).toEqual(match.ask(asked));
            // At one device another's only answer is given as well, where nobody learns anything by it.
            if (eyes === asked || numbered)
              for (const alone of eyes === asked ? [true, false] : [false])
                expect(follower.forced(game, asked, alone)).toEqual(forced(game, match.state, asked, alone));
          }
        }
      }
      for (const [eyes, follower] of followers) {
        const afresh = new Follower();
        afresh.position(atOnce(new Master(match, true).position(eyes, 0)));
        const lines = ({ log }: Follower) => log.map(({ n, ...line }) => (numbered ? { n, ...line } : line));
        expect(canonical(lines(follower))).toBe(canonical(lines(afresh)));
      }
    }
  });

  test("at every event the heading of the state is that of what everybody sees", () => {
    for (let seed = 0; seed < 4; seed++) {
      const random = randomFrom(`${id} heading ${seed}`);
      const same: Parameters<Master["match"]["listen"]>[0] = (_event, _to, state) =>
        expect(game.words.heading(state)).toEqual(game.words.heading(game.view(state, null)));
      const match = Match.open(game, { players: game.seats.max, seed: `${id} ${seed}` }, same);
      for (let n = 0; n < 200 && match.outcome === null; n++) {
        const seat = oneOf(match.awaited(), random);
        match.answer(seat, oneOf(match.ask(seat).answers, random));
      }
    }
  });

  test("the past has the pictures that were shown when it was the present", () => {
    const { match, master, followers } = table(game, `${id} past`, true);
    const random = randomFrom(`${id} past`);
    const shown = new Map<Eyes, unknown[]>([...followers].map(([eyes]) => [eyes, []]));
    while (match.outcome === null && match.log.length < 30) {
      const seat = oneOf(match.awaited(), random);
      const played = master.play(seat, oneOf(match.ask(seat).answers, random));
      if (!("seen" in played)) throw new Error(`${id}: ${played.reason}`);
      for (const [eyes, moved] of master.settle(played))
        if (match.log.length > 4) shown.get(eyes)?.push(...(followers.get(eyes)?.moved(moved) ?? []));
        else followers.get(eyes)?.moved(moved);
    }
    const eyes = [...followers.keys()];
    const stories = atOnce(master.stories(5, 99, eyes));
    for (const [i, story] of stories.entries())
      expect(canonical(new Follower().story(story))).toBe(canonical(shown.get(eyes[i] ?? null)));
  });
});

test.each(games.map((game) => [game.id, game] as const))(
  "%s: the story is told to whom it is news, and no more of it is played again",
  (id, game) => {
    const random = randomFrom(`${id} news`);
    const match = Match.open(game, { players: game.seats.max, seed: `${id} news` });
    while (match.outcome === null && match.log.length < 60) {
      const seat = oneOf(match.awaited(), random);
      match.answer(seat, oneOf(match.ask(seat).answers, random));
    }
    const { length } = match.log;
    const again = vi.spyOn(Match.prototype, "repeat");
    const told = (master: Master, from: number) => {
      again.mockClear();
      const position = atOnce(master.position(0, from));
      return { told: position.told.map(({ heading: _, ...line }) => line), again: again.mock.calls.length };
    };
    const fresh = () => new Master(match, false);
    const whole = told(fresh(), 0);
    expect(whole.again).toBe(length);
    expect(told(fresh(), length + 1)).toEqual({ told: [], again: 0 });
    for (const from of [length, length - 3, length - 20]) {
      const part = told(fresh(), from);
      expect(part.told).toEqual(whole.told.filter(({ step }) => step >= from));
      expect(part.again).toBeLessThanOrEqual(length - from + 1 + 16);
    }
    const master = fresh();
    told(master, 0);
    expect(told(master, 0)).toEqual({ told: whole.told, again: 0 });
    again.mockRestore();
  },
);

test.each(games.map((game) => [game.id, game] as const))(
  "%s: a bot that remembers reads what its seat was told, and the same in a playout",
  (id, game) => {
    /** Draws its answers, and keeps what it was given to read. */
    const reader = (read: string[]): Bot => ({
      name: "reader",
      remembers: true,
      choose(moment) {
        read.push(canonical(moment.story));
        return drawing(moment, read.length);
      },
    });
    const drawing = ({ game, view, seat, question }: Moment, n: number) =>
      makeBot("random", { seed: `${id}/${n}` }).choose({ game, view, seat, question });
    const played: string[] = [];
    const { match, master } = table(game, `${id} read`, false);
    const bots = Array.from({ length: match.players }, () => reader(played));
    const memory = new Memory(bots);
    const again = game.setup({ players: match.players, options: match.options, content: null }, randomFrom(match.seed));
    advance(game, again, memory.listening(silent));
    const random = randomFrom("seats");
    while (match.outcome === null) {
      const seat = botAsked(match, () => true, random) ?? 0;
      const bot = bots[seat];
      if (bot === undefined) throw new Error("Every seat has a bot.");
      const moment = momentOf(master, bot, seat);
      const follower = new Follower();
      if (played.length % 20 === 0) {
        follower.position(atOnce(new Master(match, false).position(seat, 0)));
        expect(canonical(moment.story)).toBe(canonical(follower.log.map(({ event }) => event)));
      }
      const given = master.play(seat, bot.choose(moment).answer);
      if (!("seen" in given)) throw new Error(`${id}: ${given.reason}`);
      master.settle(given);
    }
    const inMaster = played.splice(0);
    playout(game, again, bots, randomFrom("seats"), undefined, silent, memory);
    expect(played.length).toBe(inMaster.length);
    for (const [n, story] of played.entries()) if (story !== inMaster[n]) expect([n, story]).toEqual([n, inMaster[n]]);
  },
);

test("where any of several may go on, bots leave persons the time for it", () => {
  const { match } = table(pebbles, "grab", true);
  const random = randomFrom("grab");
  while (match.question?.ask !== "grab" || match.awaited().length < 2) {
    const [seat = 0] = match.awaited();
    match.answer(seat, oneOf(match.ask(seat).answers, random));
  }
  const [person] = match.awaited();
  expect(botAsked(match, (seat) => seat !== person, random)).toBe(null);
  expect(botAsked(match, () => true, random)).not.toBe(null);
});

test("an ally at Dawn of the Zeds does one thing after each of the person's", async () => {
  const match = Match.open(await loadGame("dawn-of-the-zeds"), { players: 2, seed: "allies" });
  const random = randomFrom("allies");
  const isBot = (seat: number): boolean => seat === 1;
  const drawn: (number | null)[] = [];
  while (match.outcome === null && drawn.length < 40) {
    const bot = botAsked(match, isBot, random);
    const asked = match.awaited();
    if (asked.length === 2) drawn.push(bot);
    const seat = bot ?? asked.find((one) => !isBot(one)) ?? 0;
    match.answer(seat, oneOf(match.ask(seat).answers, random));
  }
  // Never twice in a row while the person is asked, and not before the person.
  expect(drawn[0]).toBe(null);
  expect(drawn).toContain(1);
  expect(drawn.some((bot, at) => bot !== null && drawn[at + 1] === bot)).toBe(false);
});

test("bots answer before persons; which of several is drawn", () => {
  const { match } = table(pebbles, "vote", true);
  const random = randomFrom("vote");
  while (match.awaited().length < match.players) {
    const [seat = 0] = match.awaited();
    match.answer(seat, oneOf(match.ask(seat).answers, random));
  }
  const drawn = Array.from({ length: 40 }, () => botAsked(match, (seat) => seat > 0 && seat < 3, random));
  expect(new Set(drawn)).toEqual(new Set([1, 2]));
  expect(botAsked(match, () => false, random)).toBe(null);
});
