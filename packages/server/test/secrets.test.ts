import {
  type Answer,
  type AnyGame,
  below,
  type CoreState,
  candidates,
  canonical,
  give,
  imagine,
  judge,
  Match,
  questionOf,
  type Random,
  randomFrom,
} from "@endzeit/engine";
import { gameIds } from "@endzeit/games";
import type { Eyes } from "@endzeit/master";
import { expect, test } from "vitest";
import type { Deed, Entry } from "../src/store/store.ts";
import { gameOf, post, spelled } from "./table.kit.ts";
import { NOW, rowOf, secretOf, serverAt, TABLE, Wire } from "./worlds.kit.ts";

/*
 * Non-interference on the wire. Two servers with the same clock serve the same table: same id, same secrets, same log. But one of
 * them wakes it from a kept state in which everything that one seat must not know is dealt anew. Both are told the same, and every
 * byte that this seat's sockets get is compared, until the rules tell the seat a difference.
 */

/** The clock of both servers. It goes on from step to step, so that nobody who asks much is taken for a flood. */
const clock = { now: NOW };
/** The first match is played until a seat may choose something that nobody else sees, where its game has that. */
const SEEDS = [0, 1, 2];
/** Games in which another seat may choose something that nobody sees. */
const HIDDEN_CHOICES = new Set(["armageddon", "winter-der-toten"]);
const LONGEST = 400;
const TOGETHER = 10;

/** A match that has been played for a while, and what its log would hold. */
function played(game: AnyGame, seed: number, random: Random) {
  const { min, max } = game.seats;
  const players = Math.max(2, min) + below(random, max - Math.max(2, min) + 1);
  const match = Match.open(game, { players, seed: `secrets ${seed}` });
  const deeds: Deed[] = Array.from({ length: players }, (_, seat) => ({ do: "sit", seat, name: `Player ${seat}` }));
  const wanted = seed === 0 ? LONGEST : 1 + below(random, 60);
  for (let steps = 0; steps < wanted && match.outcome === null; steps++) {
    const { question } = match;
    const [seat = 0] = shuffledOf(match.awaited(), random);
    if (seed === 0 && choosesInSecret(game, match.state, seat)) break;
    const answer = pick(match.ask(seat).answers, random);
    match.answer(seat, answer);
    const stands = question?.together === true && match.question === question;
    const revealed = match.log.at(-1)?.revealed ?? false;
    deeds.push({ do: "answer", seat, answer, revealed, awaited: stands ? null : match.awaited() });
  }
  const row = rowOf(match);
  return { match, row, entries: deeds.map((deed, i): Entry => ({ n: i + 1, at: NOW, by: null, key: null, deed })) };
}

/** Whether two answers of the seat look the same to those who watch. */
function choosesInSecret(game: AnyGame, state: CoreState, seat: number): boolean {
  const seen = candidates(game, state, seat)
    .answers.slice(0, 6)
    .map((answer) => after(game, state, seat, answer, null).seen);
  return new Set(seen).size < seen.length;
}

function pick<T>(from: readonly T[], random: Random): T {
  const one = from[below(random, Math.max(1, from.length))];
  if (one === undefined) throw new Error("There is nothing to choose from.");
  return one;
}

const shuffledOf = <T>(from: readonly T[], random: Random): T[] => {
  const at = below(random, Math.max(1, from.length));
  return [...from.slice(at), ...from.slice(0, at)];
};

/** A copy of the state that shares nothing with it. */
function copied(game: AnyGame, state: CoreState): CoreState {
  const copy = game.blank();
  game.copy(state, copy);
  return copy;
}

/** What the eyes hear of an answer and see after it, as the rules say; and where it leads. */
function after(game: AnyGame, state: CoreState, seat: number, answer: Answer, eyes: Eyes) {
  const world = copied(game, state);
  const heard: unknown[] = [];
  give(game, world, seat, answer, {
    listening: true,
    tell: (event, to) => void ((to === undefined || (eyes !== null && to.includes(eyes))) && heard.push(event)),
    reveal() {},
  });
  const asked = eyes === null ? null : candidates(game, world, eyes);
  const seen = canonical({ heard, view: game.view(world, eyes), question: questionOf(world), asked });
  return { world, seen };
}

/** Answers that mean the same to the eyes: their own ones, and those of others that may differ where they must not see it. */
function alike(game: AnyGame, one: CoreState, other: CoreState, eyes: Eyes, random: Random) {
  const question = questionOf(one);
  const seats = question === null ? [] : shuffledOf(question.of, random);
  for (const seat of seats)
    for (const answer of shuffledOf(candidates(game, one, seat).answers, random).slice(0, 6)) {
      const here = after(game, one, seat, answer, eyes);
      const there = shuffledOf(candidates(game, other, seat).answers, random).slice(0, 12);
      const same = seat === eyes ? [] : there.filter((its) => canonical(its) !== canonical(answer));
      for (const its of [...same, answer]) {
        if (!("answer" in judge(game, other, seat, its))) continue;
        const far = after(game, other, seat, its, eyes);
        if (far.seen === here.seen) return { seat, here: { answer, ...here }, there: { answer: its, ...far } };
      }
    }
  return null;
}

for (const id of gameIds)
  test(`${id}: what a seat must not know changes no byte that it gets`, async () => {
    const game = await gameOf(id);
    const sum = { bytes: 0, answers: 0, worlds: 0, hidden: 0 };
    for (const seed of SEEDS) {
      const random = randomFrom(`wire ${id} ${seed}`);
      const { match, row, entries } = played(game, seed, random);
      if (match.outcome !== null) continue;
      for (const eyes of [below(random, row.players), null]) {
        let here = copied(game, match.state);
        let there = imagine(game, JSON.parse(JSON.stringify(match.view(eyes))), eyes, random);
        there.random = here.random.slice();
        if (canonical(here) !== canonical(there)) sum.worlds++;
        const urls = [await serverAt(row, entries, here, clock), await serverAt(row, entries, there, clock)];
        const lines = await Promise.all(
          urls.map(async (url) => {
            const own = new Wire(url);
            await own.join(eyes);
            const seats: Wire[] = [];
            for (let seat = 0; seat < row.players; seat++) {
              const wire = new Wire(url);
              await wire.join(seat);
              seats.push(wire);
            }
            return { own, seats };
          }),
        );
        const [near, far] = lines;
        if (near === undefined || far === undefined) throw new Error("There are two servers.");
        let n = entries.length;
        for (let step = 0; step < TOGETHER; step++) {
          const next = alike(game, here, there, eyes, random);
          if (next === null) break;
          if (canonical(next.here.answer) !== canonical(next.there.answer)) sum.hidden++;
          const answers = [next.here.answer, next.there.answer];
          const replies = [];
          for (const [at, { seats }] of lines.entries())
            replies.push(
              await seats[next.seat]?.say({
                do: "answer",
                key: `key-${n}-key`,
                at: n,
                answer: spelled(answers[at] ?? {}),
              }),
            );
          n++;
          clock.now += 10_000;
          sum.answers++;
          for (const reply of replies) expect(reply).toContain('"say":"done"');
          here = next.here.world;
          there = next.there.world;
          // It asks whatever it likes: answers that are refused, the story of now, an undo, a file that is not for it yet.
          const wishes = [
            { do: "answer", key: `odd-${n}-odd`, at: n, answer: { odd: true } },
            { do: "answer", key: `own-${n}-own`, at: n, answer: spelled(next.here.answer) },
            { do: "story", from: entries.filter(({ deed }) => deed.do === "answer").length + 1, to: 10_000 },
            { do: "save" },
            { do: "undo", at: 0, keep: 0 },
          ];
          // Its own answer, where it is asked, would be one more step.
          const refused = wishes.filter(
            (wish) => wish.key !== `own-${n}-own` || !questionOf(here)?.of.includes(eyes ?? -1),
          );
          for (const wish of refused) for (const { own } of lines) await own.say(wish);
          if (here.outcome !== null) break;
        }
        for (const { own } of lines) await own.say({ do: "save" });
        const [ours = [], theirs = []] = lines.map(({ own }) => own.heard);
        const at = ours.findIndex((text, line) => text !== theirs[line]);
        expect([theirs[at], theirs.length], `${id}, seed ${seed}, eyes ${eyes}`).toEqual([ours[at], ours.length]);
        const looks = await Promise.all(urls.map((url) => post(url, "look", { table: TABLE, secret: secretOf(eyes) })));
        expect(JSON.stringify(looks[1])).toBe(JSON.stringify(looks[0]));
        sum.bytes += ours.join("").length;
      }
    }
    // Something was hidden, and something was told: otherwise nothing has been shown.
    expect(sum.worlds).toBeGreaterThan(0);
    expect(sum.answers).toBeGreaterThan(10);
    expect(sum.hidden > 0).toBe(HIDDEN_CHOICES.has(id));
    console.log(id, JSON.stringify(sum));
  });
