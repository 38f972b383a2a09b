import { type Offer, objection } from "@endzeit/engine";
import { LENGTH, SPACE_IDS, spaceOf, startOf, TOWN, TRACKS, towardTown } from "../content/board.ts";
import { SYMBOLS } from "../content/cards.ts";
import { STACK } from "../content/zeds.ts";
import type { Answers, State } from "../state.ts";
import { FROM } from "./answers.ts";
import { moveGroup } from "./march.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { everyone } from "./seats.ts";
import { drawNew, groupStrength, hasRoom, settleZed, zedsOnTrack } from "./zeds.ts";

/** Anhang, Regel 3: as many times as there are players more than one. Opens the Zeds phase (R2). */
function beginSymbol(s: State, out: Out): void {
  const symbol = SYMBOLS[s.numbers.symbol[s.event]];
  const n = s.seats - 1;
  if (symbol === "none" || n === 0) return;
  if (out.listening) out.tell({ event: "symbol", symbol, n });
  s.done.length = 0;
  s.cooperative = symbol === "move" ? 1 : 0;
  s.agenda.push({ do: "zeds/symbol", left: n });
}

function runSymbol(s: State, left: number, out: Out): void {
  if (left === 0) {
    s.cooperative = 0;
    return;
  }
  if (SYMBOLS[s.numbers.symbol[s.event]] === "place") placeOne(s, left, out);
  else moveStrongest(s, left, out);
}

/** 3.1 ≡Z: the strongest that can move and has not been activated, of equal ones the nearest, then the players' choice. */
function moveStrongest(s: State, left: number, out: Out): void {
  const found = strongest(s);
  if (found.length === 0) s.agenda.push({ do: "zeds/symbol", left: 0 });
  else if (found.length > 1) s.agenda.push({ ask: "strongest", of: everyone(s), left });
  else moveChosen(s, left, found[0], out);
}

function strongest(s: State): readonly number[] {
  let found: number[] = [];
  let best = 0;
  for (let at = 0; at < TOWN; at++) {
    const first = s.spots[at * STACK];
    if (first < 0 || s.done.includes(first)) continue;
    const to = towardTown(at);
    if (to !== TOWN && !hasRoom(s, to)) continue;
    // Strength decides, then nearness: both in one number.
    const rank = groupStrength(s, at) * LENGTH + (LENGTH - 1 - (at % LENGTH));
    if (rank > best) {
      best = rank;
      found = [at];
    } else if (rank === best) found.push(at);
  }
  return found;
}

function listStrongest(s: State, offer: Offer<Answers["strongest"], Reason>): void {
  for (const at of strongest(s)) offer(FROM[at]);
}

function moveChosen(s: State, left: number, at: number, out: Out): void {
  s.agenda.push({ do: "zeds/symbol", left: left - 1 });
  // R75: activated, whatever comes of it.
  for (const zed of s.spots.slice(at * STACK, at * STACK + STACK)) if (zed >= 0) s.done.push(zed);
  moveGroup(s, at, "symbol", 0, out);
}

/** 3.2 [Z]: one Zed at a time on the track with the fewest; it is drawn before the players choose between tracks. */
function placeOne(s: State, left: number, out: Out): void {
  s.agenda.push({ do: "zeds/symbol", left: left - 1 });
  const zed = drawNew(s, out);
  if (zed < 0) return;
  const tracks = extreme(s, -1);
  if ((tracks & (tracks - 1)) !== 0) s.agenda.push({ ask: "start", of: everyone(s), zed, tracks });
  else settleZed(s, zed, startOf(31 - Math.clz32(tracks)), out);
}

/** The tracks with most (sign 1) or fewest (sign -1) Zeds, as bits. */
export function extreme(s: State, sign: number): number {
  let tracks = 0;
  let best = -1000;
  for (let track = 0; track < TRACKS.length; track++) {
    const rank = zedsOnTrack(s, track) * sign;
    if (rank > best) {
      best = rank;
      tracks = 0;
    }
    if (rank === best) tracks |= 1 << track;
  }
  return tracks;
}

export const symbolSteps = {
  "zeds/open": (s, _step, out) => beginSymbol(s, out),
  "zeds/symbol": (s, { left }, out) => runSymbol(s, left, out),
} satisfies Partial<Steps>;

export const symbolQuestions = {
  strongest: {
    forms: [{ from: SPACE_IDS }],
    otherwise: "only-of-equal-groups",
    list: (s, _question, _seat, offer) => listStrongest(s, offer),
    apply: (s, { left }, _seat, { from }, out) => moveChosen(s, left, spaceOf(from), out),
    objection: (_s, _question, _seat, { from }) => objection("not-the-strongest", spaceOf(from)),
  },
} satisfies Partial<Questions>;
