import type { Game, GameEvent, Offer, Outcome, QuestionRules, Reporter, StepRules } from "../src/game.ts";
import { isObject } from "../src/json.ts";
import { below, next, type Random, shuffle } from "../src/random.ts";
import { pebbleTexts, pebbleWords } from "./pebbles-texts.ts";

/*
 * Pebbles, a small made-up game for the engine's own tests. It uses everything that the engine offers.
 *
 * A bag holds five pebbles of each weight 1 to 6. Two to four players draw two each.
 * 1. Draw. Each player draws a pebble from the bag, in secret. An empty bag is filled from the river first.
 * 2. Bid. All at once and in secret, each bids a pebble of the hand or passes. A 6 is too heavy for the first round.
 *    The heaviest bid that nobody else made wins. All bids go into the river.
 * 3. Throw. The winner keeps the winning pebble, or rolls for more: on 1 nothing is kept, on 2 to 5 the pebble and the heaviest
 *    of the river, on 6 the pebble, and the winner looks at the top of the bag. Under "storms" a second roll follows a 1.
 * 4. Grab. Any one of the others may take a pebble from the river; the first who answers answers for all.
 * After the last round the heaviest cup wins.
 */

const KINDS = 6;
const EACH = 5;
/** A pebble that the holder of a view may not see. */
const HIDDEN = -1;

export interface PebblesState {
  agenda: (PebblesStep | PebblesQuestion)[];
  random: Random;
  given: (PebblesAnswer | null)[];
  outcome: Outcome | null;
  rounds: number;
  storms: boolean;
  round: number;
  /** The top pebble last. */
  bag: number[];
  river: number[];
  hands: number[][];
  cups: number[][];
  /** Seats that know the top of the bag, as bits. */
  peeked: number;
}

export type PebblesStep =
  | { readonly do: "round" }
  | { readonly do: "draw"; readonly seat: number }
  | { readonly do: "roll"; readonly seat: number; readonly pebble: number; readonly again: boolean }
  | { readonly do: "end" };

export type PebblesQuestion =
  | { readonly ask: "bid"; readonly of: readonly number[]; readonly together: true }
  | { readonly ask: "throw"; readonly of: readonly number[]; readonly pebble: number }
  | { readonly ask: "grab"; readonly of: readonly number[]; readonly winner: number };

/** What may be said to each question. */
export type PebblesAnswers = {
  readonly bid: { readonly bid: number } | { readonly pass: true };
  readonly throw: { readonly keep: true } | { readonly roll: true };
  readonly grab: { readonly grab: number } | { readonly pass: true };
};
/** In a view, a bid that its holder may not see is only `hidden`. */
type Hidden = { readonly hidden: true };
export type PebblesAnswer = PebblesAnswers[keyof PebblesAnswers] | Hidden;

export type PebblesEvent =
  | { readonly event: "round"; readonly round: number }
  | { readonly event: "drew"; readonly seat: number }
  | { readonly event: "drew-pebble"; readonly seat: number; readonly pebble: number }
  | { readonly event: "refilled"; readonly n: number }
  | { readonly event: "bid"; readonly seat: number; readonly pebble: number }
  | { readonly event: "passed"; readonly seat: number }
  | { readonly event: "no-winner" }
  | { readonly event: "kept"; readonly seat: number; readonly pebble: number }
  | { readonly event: "rolled"; readonly seat: number; readonly eyes: number }
  | { readonly event: "looked"; readonly seat: number }
  | { readonly event: "saw-pebble"; readonly seat: number; readonly pebble: number }
  | { readonly event: "grabbed"; readonly seat: number; readonly pebble: number }
  | { readonly event: "ended"; readonly rounds: number };

type Out = Reporter<PebblesEvent & GameEvent>;

/** Takes one pebble of a weight out of a heap. */
function take(heap: number[], pebble: number): void {
  heap.splice(heap.indexOf(pebble), 1);
}

function seatsOf(state: PebblesState): number[] {
  return state.hands.map((_, seat) => seat);
}

const steps: StepRules<PebblesState, PebblesEvent> = {
  round(state, _step, out) {
    state.round++;
    if (out.listening) out.tell({ event: "round", round: state.round });
    state.agenda.push({ ask: "bid", of: seatsOf(state), together: true });
    for (const seat of seatsOf(state).reverse()) state.agenda.push({ do: "draw", seat });
  },
  draw: (state, { seat }, out) => draw(state, seat, out),
  roll,
  end(state, _step, out) {
    if (state.round < state.rounds) {
      state.agenda.push({ do: "round" });
      return;
    }
    const scores = state.cups.map((cup) => cup.reduce((sum, pebble) => sum + pebble, 0));
    const best = Math.max(...scores);
    state.outcome = { winners: seatsOf(state).filter((seat) => scores[seat] === best), reason: "heaviest", scores };
    if (out.listening) out.tell({ event: "ended", rounds: state.round });
  },
};

function draw(state: PebblesState, seat: number, out: Out): void {
  if (state.bag.length === 0) {
    if (state.river.length === 0) return;
    state.bag = state.river;
    state.river = [];
    shuffle(state.random, state.bag);
    out.reveal();
    if (out.listening) out.tell({ event: "refilled", n: state.bag.length });
  }
  const pebble = state.bag.pop();
  if (pebble === undefined) return;
  state.peeked = 0;
  state.hands[seat].push(pebble);
  out.reveal();
  if (out.listening) {
    out.tell({ event: "drew-pebble", seat, pebble }, [seat]);
    out.tell({ event: "drew", seat });
  }
}

function roll(state: PebblesState, at: { seat: number; pebble: number; again: boolean }, out: Out): void {
  const eyes = below(state.random, 6) + 1;
  out.reveal();
  if (out.listening) out.tell({ event: "rolled", seat: at.seat, eyes });
  if (eyes === 1) {
    if (state.storms && !at.again) state.agenda.push({ do: "roll", seat: at.seat, pebble: at.pebble, again: true });
    return;
  }
  keep(state, at.seat, at.pebble, out);
  if (eyes < 6) {
    if (state.river.length > 0) keep(state, at.seat, Math.max(...state.river), out);
    return;
  }
  const top = state.bag.at(-1);
  if (top === undefined) return;
  state.peeked |= 1 << at.seat;
  if (out.listening) {
    out.tell({ event: "looked", seat: at.seat });
    out.tell({ event: "saw-pebble", seat: at.seat, pebble: top }, [at.seat]);
  }
}

function keep(state: PebblesState, seat: number, pebble: number, out: Out): void {
  take(state.river, pebble);
  state.cups[seat].push(pebble);
  if (out.listening) out.tell({ event: "kept", seat, pebble });
}

const weights = Array.from({ length: KINDS }, (_, kind) => kind + 1);

type Bid = PebblesAnswers["bid"];

function listBids(state: PebblesState, seat: number, offer: Offer<Bid>): void {
  const hand = state.hands[seat];
  for (const bid of weights) {
    if (!hand.includes(bid)) offer({ bid }, "not-in-hand", bid);
    else if (bid === KINDS && state.round === 1) offer({ bid }, "too-heavy", bid);
    else offer({ bid });
  }
  offer({ pass: true });
}

function settleBids(state: PebblesState, of: readonly number[], answers: readonly Bid[], out: Out): void {
  const bids = of.map((seat, index) => {
    const answer = answers[index];
    return { seat, pebble: "bid" in answer ? answer.bid : 0 };
  });
  out.reveal();
  for (const { seat, pebble } of bids) {
    if (pebble === 0) {
      if (out.listening) out.tell({ event: "passed", seat });
      continue;
    }
    take(state.hands[seat], pebble);
    state.river.push(pebble);
    if (out.listening) out.tell({ event: "bid", seat, pebble });
  }
  state.agenda.push({ do: "end" });
  const alone = bids.filter(
    (bid) => bid.pebble > 0 && bids.every((other) => other === bid || other.pebble !== bid.pebble),
  );
  const winner = alone.sort((a, b) => b.pebble - a.pebble)[0];
  if (winner === undefined) {
    if (out.listening) out.tell({ event: "no-winner" });
    return;
  }
  const others = of.filter((seat) => seat !== winner.seat);
  state.agenda.push({ ask: "grab", of: others, winner: winner.seat });
  state.agenda.push({ ask: "throw", of: [winner.seat], pebble: winner.pebble });
}

// Each question lists all that can be said to it: an objection is only made where a fault is put in.
const questions: QuestionRules<PebblesState, PebblesAnswers, PebblesEvent> = {
  bid: {
    forms: [{ bid: weights }, { pass: [true] }],
    otherwise: "only-when-bidding",
    list: (state, _question, seat, offer) => listBids(state, seat, offer),
    applyTogether: (state, { of }, answers, out) => settleBids(state, of, answers, out),
    objection: () => ({ reason: "only-when-bidding", about: -1 }),
  },
  throw: {
    forms: [{ keep: [true] }, { roll: [true] }],
    otherwise: "only-the-winner",
    list(state, _question, _seat, offer) {
      offer({ keep: true });
      if (state.bag.length === 0) offer({ roll: true }, "bag-empty");
      else offer({ roll: true });
    },
    apply(state, { pebble }, seat, answer, out) {
      if ("roll" in answer) state.agenda.push({ do: "roll", seat, pebble, again: false });
      else keep(state, seat, pebble, out);
    },
    objection: () => ({ reason: "only-the-winner", about: -1 }),
  },
  grab: {
    forms: [{ grab: weights }, { pass: [true] }],
    otherwise: "only-after-the-throw",
    list(state, _question, seat, offer) {
      for (const grab of weights) {
        if (!state.river.includes(grab)) offer({ grab }, "not-in-river", grab);
        else if (state.cups[seat].includes(grab)) offer({ grab }, "in-cup", grab);
        else offer({ grab });
      }
      offer({ pass: true });
    },
    apply(state, _question, seat, answer, out) {
      if ("pass" in answer) return;
      take(state.river, answer.grab);
      state.cups[seat].push(answer.grab);
      if (out.listening) out.tell({ event: "grabbed", seat, pebble: answer.grab });
    },
    objection: () => ({ reason: "only-after-the-throw", about: -1 }),
  },
};

function copyHeaps(from: readonly (readonly number[])[], into: number[][]): void {
  into.length = from.length;
  for (let i = 0; i < from.length; i++) into[i] = from[i]?.slice() ?? [];
}

function copy(from: PebblesState, into: PebblesState): void {
  into.agenda = from.agenda.slice();
  into.random = from.random.slice();
  into.given = from.given;
  into.outcome = from.outcome;
  into.rounds = from.rounds;
  into.storms = from.storms;
  into.round = from.round;
  into.bag = from.bag.slice();
  into.river = from.river.slice();
  copyHeaps(from.hands, into.hands);
  copyHeaps(from.cups, into.cups);
  into.peeked = from.peeked;
}

function blank(): PebblesState {
  return {
    agenda: [],
    random: [],
    given: [],
    outcome: null,
    rounds: 0,
    storms: false,
    round: 0,
    bag: [],
    river: [],
    hands: [],
    cups: [],
    peeked: 0,
  };
}

function view(state: PebblesState, seat: number | null): PebblesState {
  const seen = blank();
  copy(state, seen);
  seen.random = [];
  // Only those who looked know that they know; who looked was told to all, so the bits may stay.
  const knowsTop = seat !== null && (state.peeked & (1 << seat)) !== 0;
  seen.bag = state.bag.map((pebble, at) => (knowsTop && at === state.bag.length - 1 ? pebble : HIDDEN));
  seen.hands = state.hands.map((hand, of) => (of === seat ? hand.slice() : hand.map(() => HIDDEN)));
  seen.given = state.given.map((answer, of) => (answer === null || of === seat ? answer : { hidden: true }));
  return seen;
}

function imagine(seen: PebblesState, seat: number | null, random: Random): PebblesState {
  const state = blank();
  copy(seen, state);
  const unseen = [0, ...new Array<number>(KINDS).fill(EACH)];
  for (const heap of [seen.bag, seen.river, ...seen.hands, ...seen.cups]) {
    for (const pebble of heap) if (pebble !== HIDDEN) unseen[pebble] = (unseen[pebble] ?? 0) - 1;
  }
  const heap = unseen.flatMap((count, pebble) => new Array<number>(count).fill(pebble));
  shuffle(random, heap);
  const fill = (pebble: number): number => (pebble === HIDDEN ? (heap.pop() ?? 1) : pebble);
  state.bag = seen.bag.map(fill);
  state.hands = seen.hands.map((hand) => hand.map(fill));
  state.given = seen.given.map((answer, of) => {
    if (answer === null || of === seat) return answer;
    const bids: Bid[] = [];
    listBids(state, of, (bid, reason) => {
      if (reason === undefined) bids.push(bid);
    });
    return bids[below(random, bids.length)] ?? { pass: true };
  });
  state.random = [next(random), next(random), next(random), next(random)].map((word) => word | 0);
  return state;
}

/** The made-up game of the engine's tests. */
export const pebbles: Game<PebblesState, PebblesAnswer, PebblesEvent, PebblesState> = {
  id: "pebbles",
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  options: [
    { id: "length", kind: "choice", values: ["short", "long"], default: "short", group: "table" },
    { id: "storms", kind: "switch", default: false, group: "house", rule: "throw" },
  ],
  texts: pebbleTexts,
  content: {
    export: () => ({ kinds: KINDS, each: EACH }),
    problems: (pack) =>
      isObject(pack) && pack["kinds"] === KINDS && pack["each"] === EACH
        ? []
        : ["kinds: must be 6.", "each: must be 5."],
    origins: () => ({ rulebook: KINDS, "public source": 0, "stand-in": 0 }),
  },
  setup({ players, options }, random) {
    const state = blank();
    state.random = random;
    state.rounds = options["length"] === "long" ? 9 : 4;
    state.storms = options["storms"] === true;
    for (let pebble = 1; pebble <= KINDS; pebble++) for (let n = 0; n < EACH; n++) state.bag.push(pebble);
    shuffle(state.random, state.bag);
    for (let seat = 0; seat < players; seat++) {
      state.hands.push(state.bag.splice(-2));
      state.cups.push([]);
    }
    state.agenda.push({ do: "round" });
    return state;
  },
  problems(state) {
    if (!isObject(state)) return ["state: must be an object."];
    return Object.keys(blank())
      .filter((field) => state[field] === undefined)
      .map((field) => `${field}: is missing.`);
  },
  players: ({ hands }) => hands.length,
  steps,
  questions,
  reasons: {
    "only-when-bidding": "bid",
    "only-the-winner": "throw",
    "only-after-the-throw": "grab",
    "not-in-hand": "bid",
    "too-heavy": "bid",
    "bag-empty": "throw",
    "not-in-river": "grab",
    "in-cup": "grab",
  },
  copy,
  blank,
  view,
  imagine,
  clock: (seen) => seen.round / seen.rounds,
  notes: (seen) => (seen.storms ? [{ icon: "storm", text: "note.storms", values: {}, rule: "throw" }] : []),
  odds: (_seen, _seat, answer) =>
    "roll" in answer ? [{ chance: 5, of: 6, tone: "good", text: "odds.keeps", values: {} }] : [],
  forecast: (_seen, _seat, answer) =>
    "grab" in answer ? { icon: "cup", text: "forecast.grab", values: { pebble: answer.grab } } : null,
  words: pebbleWords,
  evaluate: (state, seat) => state.cups[seat].reduce((sum, pebble) => sum + pebble, 0),
};

/** How many pebbles of each weight there are, wherever they lie. */
export function pebbleCounts(state: PebblesState): number[] {
  const counts = new Array<number>(KINDS).fill(0);
  for (const heap of [state.bag, state.river, ...state.hands, ...state.cups]) {
    for (const pebble of heap) counts[pebble - 1] = (counts[pebble - 1] ?? 0) + 1;
  }
  return counts;
}
