import { squash } from "../src/chance.ts";
import { type Fields, ownersOnly, StateForm, unseen } from "../src/fields.ts";
import { formProblems } from "../src/form-check.ts";
import type {
  Bare,
  CoreState,
  EventUnion,
  Game,
  GameEvent,
  Offer,
  QuestionRules,
  QuestionUnion,
  Reporter,
  StepRules,
  StepUnion,
} from "../src/game.ts";
import { shareOfWin } from "../src/game-of.ts";
import { HIDDEN } from "../src/hidden.ts";
import { type Interrupt, momentStep } from "../src/interrupts.ts";
import { contentOf, type PackList } from "../src/packs.ts";
import { Pools } from "../src/pools.ts";
import { below, type Random, shuffle } from "../src/random.ts";
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
 *
 * With masks, one player is secretly the thief, and each has a secret charm.
 * - Night. Before the bids all are asked, all answer in secret, and only the thief can do something: swap a pebble with the top of the bag.
 *   Then the bag is shaken. Who rolls a 1 must take off the mask.
 * - Charms step in by themselves or are played at a moment of their own, and are then gone. Feather: who keeps a 5 or a 6 draws a pebble.
 *   Anchor: a 1 is kept all the same. Mirror: a pebble that another grabs comes into the own cup; all others are asked whether they have it.
 */

const KINDS = 6;
/** The thief of a match without masks. Hidden it is -1, as all that is hidden. */
const NOBODY = -2;
const EACH = 5;
const CHARMS = ["none", "feather", "anchor", "mirror"] as const;
const CHARM = { none: 0, feather: 1, anchor: 2, mirror: 3 } as const;
const EACH_CHARM = 2;

export interface PebblesState extends CoreState {
  agenda: (PebblesStep | PebblesQuestion)[];
  rounds: number;
  storms: boolean;
  masks: boolean;
  round: number;
  bag: number[];
  river: number[];
  hands: number[][];
  cups: number[][];
  peeked: number;
  thief: number;
  cleared: number;
  charms: number[];
  charmBox: number[];
  charmsUsed: number[];
}

type Kept = { readonly do: "at/kept"; readonly next: number; readonly seat: number; readonly pebble: number };
type Rolled = {
  readonly do: "at/rolled";
  readonly next: number;
  readonly seat: number;
  readonly pebble: number;
  readonly eyes: number;
};
type Grabbed = { readonly do: "at/grabbed"; readonly next: number; readonly seat: number; readonly pebble: number };

export type PebblesStep =
  | StepUnion<{
      round: Bare;
      draw: { seat: number };
      night: Bare;
      bids: Bare;
      throw: { seat: number; pebble: number };
      grab: { winner: number };
      roll: { seat: number; pebble: number; again: boolean };
      end: Bare;
    }>
  | Kept
  | Rolled
  | Grabbed;

export type PebblesQuestion = QuestionUnion<{
  /** All are asked; `thief` is for the thief's eyes. */
  night: { together: true; thief: number };
  bid: { together: true };
  throw: { pebble: number };
  grab: { winner: number };
  mirror: { together: true; seat: number; pebble: number };
}>;

/** What may be said to each question. */
export type PebblesAnswers = {
  readonly night: { readonly swap: number } | { readonly sleep: true };
  readonly bid: { readonly bid: number } | { readonly pass: true };
  readonly throw: { readonly keep: true } | { readonly roll: true };
  readonly grab: { readonly grab: number } | { readonly pass: true };
  readonly mirror: { readonly mirror: true } | { readonly pass: true };
};
export type PebblesAnswer = PebblesAnswers[keyof PebblesAnswers];

export type PebblesEvent = EventUnion<{
  round: { round: number };
  drew: { seat: number };
  "drew-pebble": { seat: number; pebble: number };
  refilled: { n: number };
  shaken: Bare;
  swapped: { seat: number; pebble: number; for: number };
  unmasked: { seat: number; thief: boolean };
  charm: { seat: number; charm: string };
  bid: { seat: number; pebble: number };
  passed: { seat: number };
  "no-winner": Bare;
  kept: { seat: number; pebble: number };
  rolled: { seat: number; eyes: number };
  looked: { seat: number };
  "saw-pebble": { seat: number; pebble: number };
  grabbed: { seat: number; pebble: number };
  ended: { rounds: number };
}>;

type Out = Reporter<PebblesEvent & GameEvent>;

/** Takes one pebble of a weight out of a heap. */
function take(heap: number[], pebble: number): void {
  heap.splice(heap.indexOf(pebble), 1);
}

const seats = ({ hands }: PebblesState): number => hands.length;

function seatsOf(state: PebblesState): number[] {
  return state.hands.map((_, seat) => seat);
}

/** A charm steps in, for all to see. */
function useCharm(state: PebblesState, seat: number, out: Out): void {
  const charm = state.charms[seat];
  state.charms[seat] = CHARM.none;
  state.charmsUsed.push(charm);
  out.reveal();
  if (out.listening) out.tell({ event: "charm", seat, charm: CHARMS[charm] });
}

const whenKept: readonly Interrupt<PebblesState, Kept, PebblesEvent>[] = [
  {
    when: ({ charms }, { seat, pebble }) => pebble >= 5 && charms[seat] === CHARM.feather,
    run(state, { seat }, out) {
      useCharm(state, seat, out);
      state.agenda.push({ do: "draw", seat });
    },
  },
];

const whenRolled: readonly Interrupt<PebblesState, Rolled, PebblesEvent>[] = [
  {
    when: ({ charms }, { seat, eyes }) => eyes === 1 && charms[seat] === CHARM.anchor,
    run(state, { seat, pebble }, out) {
      useCharm(state, seat, out);
      keep(state, seat, pebble, out);
    },
  },
  {
    when: ({ masks, cleared }, { seat, eyes }) => masks && eyes === 1 && (cleared & (1 << seat)) === 0,
    run(state, { seat }, out) {
      state.cleared |= 1 << seat;
      out.reveal();
      if (out.listening) out.tell({ event: "unmasked", seat, thief: seat === state.thief });
    },
  },
];

const whenGrabbed: readonly Interrupt<PebblesState, Grabbed, PebblesEvent>[] = [
  {
    // All who still have a charm are asked, whatever it is: that somebody is asked says nothing.
    when: ({ charms }, { seat }) => charms.some((charm, other) => other !== seat && charm !== CHARM.none),
    run(state, { seat, pebble }) {
      const of = seatsOf(state).filter((other) => other !== seat && state.charms[other] !== CHARM.none);
      state.agenda.push({ ask: "mirror", of, together: true, seat, pebble });
    },
  },
];

const steps: StepRules<PebblesState, PebblesEvent> = {
  round(state, _step, out) {
    state.round++;
    if (out.listening) out.tell({ event: "round", round: state.round });
    state.agenda.push({ do: "bids" });
    if (state.masks) state.agenda.push({ do: "night" });
    for (const seat of seatsOf(state).reverse()) state.agenda.push({ do: "draw", seat });
  },
  draw: (state, { seat }, out) => draw(state, seat, out),
  night(state) {
    state.agenda.push({ ask: "night", of: seatsOf(state), together: true, thief: state.thief });
  },
  bids(state) {
    state.agenda.push({ ask: "bid", of: seatsOf(state), together: true });
  },
  throw(state, { seat, pebble }) {
    state.agenda.push({ ask: "throw", of: [seat], pebble });
  },
  grab(state, { winner }) {
    state.agenda.push({ ask: "grab", of: seatsOf(state).filter((seat) => seat !== winner), winner });
  },
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
  "at/kept": momentStep(whenKept),
  "at/rolled": momentStep(whenRolled),
  "at/grabbed": momentStep(whenGrabbed),
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
    else state.agenda.push({ do: "at/rolled", next: 0, seat: at.seat, pebble: at.pebble, eyes });
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
  state.agenda.push({ do: "at/kept", next: 0, seat, pebble });
}

const weights = Array.from({ length: KINDS }, (_, kind) => kind + 1);

type Bid = PebblesAnswers["bid"];

// Equal answers are one object.
const BID = [0, ...weights].map((bid): Bid => ({ bid }));
const GRAB = [0, ...weights].map((grab): PebblesAnswers["grab"] => ({ grab }));
const SWAP = [0, ...weights].map((swap): PebblesAnswers["night"] => ({ swap }));
const PASS = { pass: true } as const;
const SLEEP = { sleep: true } as const;
const KEEP = { keep: true } as const;
const ROLL = { roll: true } as const;
const MIRROR = { mirror: true } as const;

function listBids(state: PebblesState, seat: number, offer: Offer<Bid>): void {
  const hand = state.hands[seat];
  for (const bid of weights) {
    if (!hand.includes(bid)) offer(BID[bid], "not-in-hand", bid);
    else if (bid === KINDS && state.round === 1) offer(BID[bid], "too-heavy", bid);
    else offer(BID[bid]);
  }
  offer(PASS);
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
  state.agenda.push({ do: "grab", winner: winner.seat });
  state.agenda.push({ do: "throw", seat: winner.seat, pebble: winner.pebble });
}

// Each question lists all that can be said to it: an objection is only made where a fault is put in.
const questions: QuestionRules<PebblesState, PebblesAnswers, PebblesEvent> = {
  night: {
    forms: [{ swap: weights }, { sleep: [true] }],
    otherwise: "only-at-night",
    closed: true,
    list({ hands, bag }, { thief }, seat, offer) {
      for (const swap of weights) {
        if (seat !== thief) offer(SWAP[swap], "not-the-thief");
        else if (bag.length === 0) offer(SWAP[swap], "bag-empty");
        else if (!hands[seat].includes(swap)) offer(SWAP[swap], "not-in-hand", swap);
        else offer(SWAP[swap]);
      }
      offer(SLEEP);
    },
    applyTogether(state, { of, thief }, answers, out) {
      const answer = answers[of.indexOf(thief)];
      const top = state.bag.at(-1);
      if (answer !== undefined && "swap" in answer && top !== undefined) {
        take(state.hands[thief], answer.swap);
        state.hands[thief].push(top);
        state.bag[state.bag.length - 1] = answer.swap;
        if (out.listening) out.tell({ event: "swapped", seat: thief, pebble: answer.swap, for: top }, [thief]);
      }
      // Whatever has happened: how often chance speaks must not tell.
      shuffle(state.random, state.bag);
      state.peeked = 0;
      out.reveal();
      if (out.listening) out.tell({ event: "shaken" });
    },
    objection: () => ({ reason: "not-the-thief", about: -1 }),
  },
  bid: {
    forms: [{ bid: weights }, { pass: [true] }],
    otherwise: "only-when-bidding",
    closed: true,
    list: (state, _question, seat, offer) => listBids(state, seat, offer),
    applyTogether: (state, { of }, answers, out) => settleBids(state, of, answers, out),
    objection: () => ({ reason: "only-when-bidding", about: -1 }),
  },
  throw: {
    forms: [{ keep: [true] }, { roll: [true] }],
    otherwise: "only-the-winner",
    list(state, _question, _seat, offer) {
      offer(KEEP);
      if (state.bag.length === 0) offer(ROLL, "bag-empty");
      else offer(ROLL);
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
        if (!state.river.includes(grab)) offer(GRAB[grab], "not-in-river", grab);
        else if (state.cups[seat].includes(grab)) offer(GRAB[grab], "in-cup", grab);
        else offer(GRAB[grab]);
      }
      offer(PASS);
    },
    apply(state, _question, seat, answer, out) {
      if ("pass" in answer) return;
      take(state.river, answer.grab);
      state.cups[seat].push(answer.grab);
      if (out.listening) out.tell({ event: "grabbed", seat, pebble: answer.grab });
      state.agenda.push({ do: "at/grabbed", next: 0, seat, pebble: answer.grab });
    },
    objection: () => ({ reason: "only-after-the-throw", about: -1 }),
  },
  mirror: {
    forms: [{ mirror: [true] }, { pass: [true] }],
    otherwise: "only-against-a-grab",
    closed: true,
    list({ charms }, _question, seat, offer) {
      if (charms[seat] === CHARM.mirror) offer(MIRROR);
      else offer(MIRROR, "no-mirror");
      offer(PASS);
    },
    applyTogether(state, { of, seat, pebble }, answers, out) {
      const by = of.find((_, index) => "mirror" in answers[index]);
      if (by === undefined) return;
      useCharm(state, by, out);
      take(state.cups[seat], pebble);
      state.cups[by].push(pebble);
      if (out.listening) out.tell({ event: "kept", seat: by, pebble });
    },
    objection: () => ({ reason: "no-mirror", about: -1 }),
  },
};

/** A pack can say nothing else, for everything rests on it. */
const BAGS: PackList = {
  rows: [{ id: "river", kinds: KINDS, each: EACH, origin: "rulebook" }],
  fields: { kinds: [KINDS, KINDS], each: [EACH, EACH] },
};

/** What is only ever replaced is shared; a game whose bots look ahead writes its fields one by one. */
function copy(from: PebblesState, into: PebblesState): void {
  Object.assign(into, from);
  into.agenda = from.agenda.slice();
  into.random = from.random.slice();
  for (const list of ["bag", "river", "charms", "charmBox", "charmsUsed"] as const) into[list] = from[list].slice();
  for (const heaps of ["hands", "cups"] as const) into[heaps] = from[heaps].map((heap) => heap.slice());
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
    masks: false,
    thief: NOBODY,
    cleared: 0,
    charms: [],
    charmBox: [],
    charmsUsed: [],
  };
}

const charmCounts: readonly number[] = [EACH_CHARM, EACH_CHARM, EACH_CHARM];
const CHARMED = { least: 0, most: CHARMS.length - 1 } as const;
const PEBBLES = { least: 1, most: KINDS } as const;

const fields: Fields<PebblesState> = {
  rounds: { form: "whole", least: 1, most: 9 },
  storms: { form: "flag" },
  round: { form: "whole", least: 0, most: (state) => state.rounds },
  bag: {
    form: "list",
    ...PEBBLES,
    // Only those who looked know that they know; who looked was told to all, so the bits may stay.
    sight: (bag, { peeked }, seat) =>
      bag.map((pebble, at) =>
        seat !== null && (peeked & (1 << seat)) !== 0 && at === bag.length - 1 ? pebble : HIDDEN,
      ),
  },
  river: { form: "list", ...PEBBLES },
  hands: { form: "lists", ...PEBBLES, count: seats, sight: ownersOnly(() => false) },
  cups: { form: "lists", ...PEBBLES, count: seats },
  peeked: {
    form: "whole",
    least: 0,
    most: (state) => (1 << seats(state)) - 1,
  },
  masks: { form: "flag" },
  thief: {
    form: "whole",
    least: NOBODY,
    most: (state) => seats(state) - 1,
    sight: seenThief,
  },
  cleared: { form: "whole", least: 0, most: (state) => (1 << seats(state)) - 1 },
  charms: {
    form: "list",
    ...CHARMED,
    length: seats,
    sight: (charms, _state, seat) =>
      charms.map((charm, owner) => (owner === seat || charm === CHARM.none ? charm : HIDDEN)),
  },
  charmBox: { form: "list", ...CHARMED, sight: unseen },
  charmsUsed: { form: "list", ...CHARMED },
};

function seenThief(thief: number, { cleared }: PebblesState, seat: number | null): number {
  const known = thief === NOBODY || thief === seat || (cleared & (1 << thief)) !== 0;
  return known ? thief : HIDDEN;
}

const pebble = [1, KINDS] as const;
const grab = { next: [0, 9], seat: "seat", pebble } as const;

const pools = new Pools<PebblesState>({
  pebbles: {
    fields: ["bag", "river", "hands", "cups"],
    box: () => [0, ...new Array<number>(KINDS).fill(EACH)],
    name: String,
    spare: () => 1,
  },
  charms: {
    fields: ["charms", "charmBox", "charmsUsed"],
    // Who has none holds no charm of the box.
    box: ({ charms }) => [charms.filter((charm) => charm === CHARM.none).length, ...charmCounts],
    name: (charm) => CHARMS[charm],
    spare: () => CHARM.feather,
  },
});

const form = new StateForm<PebblesState>(fields, {
  seats,
  pools,
  agenda: {
    steps: {
      round: {},
      draw: { seat: "seat" },
      night: {},
      bids: {},
      throw: { seat: "seat", pebble },
      grab: { winner: "seat" },
      roll: { seat: "seat", pebble, again: "flag" },
      end: {},
      "at/kept": grab,
      "at/rolled": { ...grab, eyes: [1, 6] },
      "at/grabbed": grab,
    },
    questions: {
      night: { together: "flag", thief: "seat" },
      bid: { together: "flag" },
      throw: { pebble },
      grab: { winner: "seat" },
      mirror: { together: "flag", seat: "seat", pebble },
    },
    ground: ["round", "bids", "bid", "end"],
  },
});

/** All are asked at night: who the thief is, only the thief knows. */
function mask(state: PebblesState, question: PebblesQuestion, seat: number | null): PebblesQuestion {
  return question.ask === "night" ? { ...question, thief: seenThief(question.thief, state, seat) } : question;
}

function view(state: PebblesState, seat: number | null): PebblesState {
  const seen = form.hide(state, seat);
  seen.agenda = state.agenda.map((entry) => ("ask" in entry ? mask(state, entry, seat) : entry));
  return seen;
}

function deal(seen: PebblesState, seat: number | null, random: Random, into: PebblesState): void {
  copy(seen, into);
  pools.deal(seen, random, into);
  if (seen.thief !== HIDDEN) return;
  const suspects = seatsOf(seen).filter((other) => other !== seat && (seen.cleared & (1 << other)) === 0);
  const thief = suspects[below(random, suspects.length)];
  into.thief = thief;
  into.agenda = seen.agenda.map((entry) => ("ask" in entry && entry.ask === "night" ? { ...entry, thief } : entry));
}

/** The made-up game of the engine's tests. */
export const pebbles: Game<PebblesState, PebblesAnswer, PebblesEvent, PebblesState> = {
  id: "pebbles",
  rulesVersion: 4,
  seats: { min: 2, max: 4 },
  options: [
    { id: "length", kind: "choice", values: ["short", "long"], default: "short", group: "table" },
    { id: "storms", kind: "switch", default: false, group: "house", rule: "throw" },
    { id: "masks", kind: "switch", default: false, group: "house", rule: "night" },
  ],
  texts: pebbleTexts,
  content: contentOf("pebbles", { bags: BAGS }, () => ({ rulebook: KINDS, "public source": 0, "stand-in": 0 })),
  setup({ players, options }, random) {
    const state = blank();
    state.random = random;
    state.rounds = options["length"] === "long" ? 9 : 4;
    state.storms = options["storms"] === true;
    state.masks = options["masks"] === true;
    for (let pebble = 1; pebble <= KINDS; pebble++) for (let n = 0; n < EACH; n++) state.bag.push(pebble);
    shuffle(state.random, state.bag);
    for (let seat = 0; seat < players; seat++) {
      state.hands.push(state.bag.splice(-2));
      state.cups.push([]);
    }
    if (state.masks) {
      state.thief = below(state.random, players);
      state.charmBox = charmCounts.flatMap((count, kind) => new Array<number>(count).fill(kind + 1));
      shuffle(state.random, state.charmBox);
      state.charms = state.charmBox.splice(-players);
    } else state.charms = state.hands.map(() => CHARM.none);
    state.agenda.push({ do: "round" });
    return state;
  },
  form,
  problems: (state) => formProblems(form, state),
  players: seats,
  steps,
  questions,
  reasons: {
    "only-when-bidding": "bid",
    "only-the-winner": "throw",
    "only-after-the-throw": "grab",
    "only-at-night": "night",
    "only-against-a-grab": "mirror",
    "not-the-thief": "night",
    "no-mirror": "mirror",
    "not-in-hand": "bid",
    "too-heavy": "bid",
    "bag-empty": "throw",
    "not-in-river": "grab",
    "in-cup": "grab",
  },
  copy,
  blank,
  mask,
  view,
  deal,
  phase: ({ round }) => round,
  clock: (seen) => seen.round / seen.rounds,
  notes: (seen) => (seen.storms ? [{ icon: "storm", text: "note.storms", values: {}, rule: "throw" }] : []),
  odds: (_seen, _seat, answer) =>
    "roll" in answer ? [{ chance: 5, of: 6, tone: "good", text: "odds.keeps", values: {} }] : [],
  forecast: (_seen, _seat, answer) =>
    "grab" in answer ? { icon: "cup", text: "forecast.grab", values: { pebble: answer.grab } } : null,
  words: pebbleWords,
  utility: shareOfWin,
  evaluate: (state, seat) => state.cups[seat].reduce((sum, pebble) => sum + pebble, 0),
  chance: (state, seat) => squash(pebbles.evaluate(state, seat) / 10 - 1),
  minds: [
    { by: "sight", worlds: 2 },
    { by: "halving", playouts: 40, phases: 1, tries: 2 },
    { by: "tree", iterations: 40, phases: 1, tries: 2 },
    { by: "doubt", worlds: 40, phases: 2, width: 4, sure: 1, tries: 1 },
  ],
};

/** How many pebbles of each weight there are, wherever they lie. */
export function pebbleCounts(state: PebblesState): number[] {
  const counts = new Array<number>(KINDS).fill(0);
  for (const heap of [state.bag, state.river, ...state.hands, ...state.cups]) {
    for (const pebble of heap) counts[pebble - 1] = (counts[pebble - 1] ?? 0) + 1;
  }
  return counts;
}
