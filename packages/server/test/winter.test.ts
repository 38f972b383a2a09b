import { type CoreState, canonical } from "@endzeit/engine";
import type { Eyes } from "@endzeit/master";
import { beforeAll, expect, test } from "vitest";
import { winterDerToten } from "../../../games/winter-der-toten/index.ts";
import type { State } from "../../../games/winter-der-toten/state.ts";
import type { Deed, Entry } from "../src/store/store.ts";
import { spelled } from "./table.kit.ts";
import { FIVE, type MatchOfFive, matchOfFive } from "./winter.five.ts";
import { Truth, Watcher } from "./winter.sight.ts";
import { NOW, rowOf, serverAt, Wire } from "./worlds.kit.ts";

/*
 * A table of five over the network, played to its end: every message that each of the five and a spectator get is read, and nothing in the
 * bytes tells who betrays, before an exile or the end does.
 */

const ALL: readonly Eyes[] = [0, 1, 2, 3, 4, null];
const STEP_MS = 10_000;

let five: MatchOfFive;
let truth: Truth;
beforeAll(() => {
  five = matchOfFive();
  truth = new Truth(five.match);
});

/** The state at the start, changed by `change`: another world. */
function beginning(change: (state: State) => void = () => {}): CoreState {
  const state = winterDerToten.blank();
  winterDerToten.copy(five.match.at(0).state, state);
  change(state);
  return state;
}

/** All that each pair of eyes heard, and how many messages it was after each answer. */
type Lines = ReadonlyMap<Eyes, { readonly heard: readonly string[]; readonly marks: number[] }>;

/** The first answers of the match are given in a world. */
async function told(state: CoreState, answers: number): Promise<Lines> {
  const { match } = five;
  const row = rowOf(match);
  const deeds = Array.from({ length: FIVE }, (_, seat): Deed => ({ do: "sit", seat, name: `Player ${seat + 1}` }));
  const entries = deeds.map((deed, i): Entry => ({ n: i + 1, at: NOW, by: null, key: null, deed }));
  const clock = { now: NOW };
  const url = await serverAt(row, entries, state, clock);
  const wires = new Map<Eyes, Wire>();
  const all = new Map<Eyes, { readonly heard: readonly string[]; readonly marks: number[] }>();
  for (const eyes of ALL) {
    const wire = new Wire(url);
    await wire.join(eyes);
    wires.set(eyes, wire);
    all.set(eyes, { heard: wire.heard, marks: [] });
  }
  for (const [step, { seat, answer }] of match.log.slice(0, answers).entries()) {
    const given = { do: "answer", key: `answer-${step}`, at: entries.length + step, answer: spelled(answer) };
    expect(await wires.get(seat)?.say(given)).toContain('"say":"done"');
    clock.now += STEP_MS;
    for (const [eyes, wire] of wires) {
      await wire.knows(entries.length + step + 1);
      all.get(eyes)?.marks.push(wire.heard.length);
    }
  }
  return all;
}

let whole: Lines | null = null;
/** The match as it was. */
async function ours(): Promise<Lines> {
  whole ??= await told(beginning(), truth.answers);
  return whole;
}

test("five and a spectator get nothing in a whole match that the rules of the table keep from them", async () => {
  const lines = await ours();
  const sum = { answers: truth.answers, messages: 0, bytes: 0, looks: 0, events: 0 };
  for (const [eyes, { heard }] of lines) {
    const watcher = new Watcher(eyes, truth);
    for (const text of heard) watcher.hear(text);
    expect(watcher.faults).toEqual([]);
    expect([watcher.step, watcher.over]).toEqual([truth.answers, true]);
    sum.messages += heard.length;
    sum.bytes += heard.join("").length;
    sum.looks += watcher.looks;
    sum.events += watcher.events;
  }
  console.log(JSON.stringify(sum));
  expect(sum.looks).toBeGreaterThan(FIVE * truth.answers);
});

test("who reads another's line is caught at it: the check finds what one seat knows and another does not", async () => {
  const lines = await ours();
  for (const eyes of ALL)
    for (const other of ALL) {
      if (other === eyes || other === null) continue;
      const watcher = new Watcher(eyes, truth);
      for (const text of lines.get(other)?.heard ?? []) watcher.hear(text);
      expect(watcher.faults.join("\n")).toMatch(/sees hand/);
      expect(watcher.faults.join("\n")).toMatch(/sees secret/);
    }
});

/** At which answer the eyes hear something else in the other world. */
async function sameUntil(change: (state: State) => void, eyes: readonly Eyes[]): Promise<number[]> {
  const there = beginning(change);
  expect(canonical(there)).not.toBe(canonical(beginning()));
  const lines = await ours();
  const theirs = await told(there, five.unmasked);
  return eyes.map((one) => {
    const here = lines.get(one);
    const far = theirs.get(one);
    const at = here?.heard.findIndex((text, line) => text !== far?.heard[line]) ?? -1;
    return here?.marks.findIndex((mark) => at < mark) ?? -1;
  });
}

test("the betrayal in another hand: to the others every byte is the same until the betrayer is exiled", async () => {
  const { betrayer, innocent, unmasked } = five;
  const loyal = [0, 1, 2, 3, 4].filter((seat) => seat !== betrayer && seat !== innocent);
  const [other = 0, ...rest] = loyal;
  const until = await sameUntil(
    ({ secret }) => {
      const [mine = [], theirs = []] = [secret[betrayer], secret[other]];
      secret[betrayer] = theirs;
      secret[other] = mine;
    },
    [...rest, innocent, null],
  );
  expect(until).toEqual([...rest, innocent, null].map(() => unmasked - 1));
});

test("no betrayal in any hand: to the others every byte is the same until the betrayer is exiled", async () => {
  const { betrayer, unmasked } = five;
  const others = ALL.filter((eyes) => eyes !== betrayer);
  const until = await sameUntil(({ secret, secretMix }) => {
    const [card = 0] = secret[betrayer] ?? [];
    secret[betrayer] = secretMix.splice(0, 1, card);
  }, others);
  expect(until).toEqual(others.map(() => unmasked - 1));
});
