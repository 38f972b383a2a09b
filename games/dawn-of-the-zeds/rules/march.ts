import type { Offer } from "@endzeit/engine";
import { LENGTH, SPACE_IDS, startOf, TOWN, TRACKS, towardTown } from "../content/board.ts";
import { EVENTS } from "../content/cards.ts";
import { STACK } from "../content/zeds.ts";
import type { Answers, State } from "../state.ts";
import { TRACK } from "./answers.ts";
import { ONE_ZED } from "./choices.ts";
import { overrun } from "./endings.ts";
import { isStopped, rushTown } from "./more-zeds.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { everyone } from "./seats.ts";
import { inPlayAt } from "./units.ts";
import { listPair, placeNew, sameZeds, zedCount, zedStrength, zedsOnTrack } from "./zeds.ts";

type Why = "march" | "symbol" | "brains";

const LETTERS = "FMHS";

/** 4.1: the tracks of the Zeds tab from left to right, one after the other. */
function readTab(s: State, at: number): void {
  const tab = s.numbers.strip[s.event];
  if (at >= tab.length) return;
  if (tab === "*") {
    s.agenda.push({ do: "zeds/all", tracks: (1 << TRACKS.length) - 1 });
    return;
  }
  s.agenda.push({ do: "zeds/tab", at: at + 1 });
  s.agenda.push({ do: "zeds/track", track: LETTERS.indexOf(tab.charAt(at)) });
}

/** „Aktiviere alle Wege“: the players choose track by track (X33). */
function askOrder(s: State, tracks: number): void {
  if (tracks === 0) return;
  if ((tracks & (tracks - 1)) === 0) takeTrack(s, tracks, 31 - Math.clz32(tracks));
  else s.agenda.push({ ask: "track", of: everyone(s), why: "order", tracks });
}

export function takeTrack(s: State, tracks: number, track: number): void {
  s.agenda.push({ do: "zeds/all", tracks: tracks & ~(1 << track) });
  s.agenda.push({ do: "zeds/track", track });
}

export function listTracks(tracks: number, offer: Offer<Answers["track"], Reason>): void {
  for (let track = 0; track < TRACKS.length; track++) if ((tracks & (1 << track)) !== 0) offer(TRACK[track]);
}

/** 4.1 Einen Weg aktivieren; the story card's track is -1. */
function activate(s: State, named: number, out: Out): void {
  const track = named < 0 ? s.storyTrack : named;
  if (track < 0) return;
  if (out.listening) out.tell({ event: "activated", track: TRACKS[track] });
  s.done.length = 0;
  if (zedsOnTrack(s, track) === 0) placeNew(s, startOf(track), out);
  else s.agenda.push({ do: "zeds/march", track, number: 0 });
}

/** 4.1: nearest to Town Center first; each Zed moves at most once (R15). */
function march(s: State, track: number, number: number, out: Out): void {
  const brains = EVENTS[s.event].effect === "brains" ? 1 : 0;
  for (let n = number; n < LENGTH; n++) {
    const at = track * LENGTH + n;
    if (s.spots[at * STACK] < 0) continue;
    const more = n + 1 < LENGTH;
    if (more) s.agenda.push({ do: "zeds/march", track, number: n + 1 });
    const depth = s.agenda.length;
    moveGroup(s, at, "march", brains, out);
    if (s.outcome !== null || s.agenda.length > depth) return;
    // Nothing came of it: on with the next group, without the way over the agenda.
    if (more) s.agenda.pop();
  }
}

/** 4.1, 4.6: a group goes one space on as far as there is room; then what awaits it there. */
export function moveGroup(s: State, at: number, why: Why, advance: number, out: Out): void {
  const to = towardTown(at);
  let first = s.spots[at * STACK];
  let second = s.spots[at * STACK + 1];
  // R15, R6: on Brains! a winner goes on, but nobody who had to retreat to it.
  if (why !== "symbol") {
    if (first >= 0 && s.done.includes(first)) {
      first = second;
      second = -1;
    }
    if (first >= 0 && s.done.includes(first)) return;
    if (second >= 0 && s.done.includes(second)) second = -1;
  }
  if (first < 0) return;
  if (to === TOWN) {
    if (isStopped(s, at, to, out) || rushTown(s, at)) return;
    overrun(s, at, out);
    return;
  }
  const room = to === s.noEntry ? 0 : STACK - zedCount(s, to);
  if (room === 0) {
    if (out.listening) out.tell({ event: "zeds-stay", at: SPACE_IDS[at], why: to === s.noEntry ? "no-entry" : "full" });
    return;
  }
  if (isStopped(s, at, to, out)) return;
  if (second >= 0 && room === 1) {
    const difference = zedStrength(s, first) - zedStrength(s, second);
    if (difference === 0 && !sameZeds(s, first, second)) {
      s.agenda.push({ ask: "advance", of: everyone(s), at, why, advance });
      return;
    }
    moveOne(s, at, difference >= 0 ? first : second, why, advance, out);
  } else if (second >= 0) movePair(s, at, why, advance, out);
  else moveOne(s, at, first, why, advance, out);
}

function markDone(s: State, zed: number): void {
  if (zed >= 0 && !s.done.includes(zed)) s.done.push(zed);
}

/** R16, X42: only one of them fits; the one that stays has had its activation too (R75). */
function moveOne(s: State, at: number, zed: number, why: Why, advance: number, out: Out): void {
  const to = towardTown(at);
  const first = at * STACK;
  const stays = s.spots[first] === zed ? s.spots[first + 1] : s.spots[first];
  if (why !== "march") markDone(s, stays);
  s.spots[first] = stays;
  s.spots[first + 1] = -1;
  const mate = s.spots[to * STACK];
  if (mate < 0) {
    s.spots[to * STACK] = zed;
    markDone(s, zed);
  } else {
    s.spots[to * STACK + 1] = zed;
    // 3.1: a newly formed mob is fresh for ≡Z; in a track's activation who has moved has moved.
    if (s.cooperative === 1) s.done = s.done.filter((other) => other !== mate && other !== zed);
    else markDone(s, zed);
  }
  if (out.listening) tellMove(s, [zed], at, to, why, out);
  arriveAt(s, to, advance);
}

function movePair(s: State, at: number, why: Why, advance: number, out: Out): void {
  const to = towardTown(at);
  for (let place = 0; place < STACK; place++) {
    const zed = s.spots[at * STACK + place];
    s.spots[to * STACK + place] = zed;
    s.spots[at * STACK + place] = -1;
    markDone(s, zed);
  }
  if (out.listening) tellMove(s, s.spots.slice(to * STACK, to * STACK + STACK), at, to, why, out);
  arriveAt(s, to, advance);
}

function tellMove(s: State, zeds: readonly number[], at: number, to: number, why: Why, out: Out): void {
  const strength = zeds.reduce((sum, zed) => sum + zedStrength(s, zed), 0);
  out.tell({ event: "zeds-moved", zeds, strength, from: SPACE_IDS[at], to: SPACE_IDS[to], why });
}

function arriveAt(s: State, to: number, advance: number): void {
  if (inPlayAt(s, to) > 0) s.agenda.push({ do: "zeds/enter", at: to, advance });
}

export const marchSteps = {
  "zeds/tab": (s, { at }) => readTab(s, at),
  "zeds/all": (s, { tracks }) => askOrder(s, tracks),
  "zeds/track": (s, { track }, out) => activate(s, track, out),
  "zeds/march": (s, { track, number }, out) => march(s, track, number, out),
  /** Brains!: a group that has won goes on at once (R6, R7, X34). */
  "zeds/advance": (s, { at }, out) => moveGroup(s, at, "brains", 1, out),
} satisfies Partial<Steps>;

export const marchQuestions = {
  /** Which of two equal Zeds of a group goes on. */
  advance: {
    ...ONE_ZED,
    list: (s, { at }, _seat, offer) => listPair(s, at, offer),
    apply: (s, { at, why, advance }, _seat, { zed }, out) => moveOne(s, at, zed, why, advance, out),
  },
} satisfies Partial<Questions>;
