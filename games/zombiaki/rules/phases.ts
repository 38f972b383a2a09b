import { type Objection, type Offer, objection, type PartOf } from "@endzeit/engine";
import { CARDS, kindOf } from "../content/cards.ts";
import {
  type Answers,
  type Event,
  HUMANS,
  LANES,
  Mark,
  type PlayCard,
  type Question,
  SQUARES,
  type State,
  type Step,
  Thing,
  ZOMBIES,
} from "../state.ts";
import { DISCARD, DISCARD_FORMS, END, STEPS } from "./answers.ts";
import { CARD_RULES } from "./cards.ts";
import { removeThing, settle } from "./damage.ts";
import { HAND, humansWin, layAside, offerKinds, spend } from "./hands.ts";
import { giveOrder, listOrders, whyNoOrder } from "./orders.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { NAMES, squareNamed } from "./street.ts";

/** The steps of a phase in the order in which they are done: Bewegen, Ziehen, Ablegen, Ausspielen. */
const ZOMBIE_PHASE: readonly Step[] = [
  { do: "zombies/not-so-fast" },
  { do: "zombies/dogs" },
  { do: "zombies/march", from: 0 },
  { do: "aftermath" },
  { do: "draw" },
  { do: "ask-discard" },
  { do: "ask-play" },
];
const HUMAN_PHASE: readonly Step[] = [
  { do: "humans/barrels", from: 0 },
  { do: "aftermath" },
  { do: "draw" },
  { do: "ask-discard" },
  { do: "ask-play" },
];

/** Entries that never differ are shared: the agenda of a phase costs no allocation. */
const AFTERMATH: Step = { do: "aftermath" };
const ASK_PLAY: Step = { do: "ask-play" };
const PLAY: readonly Question[] = [ZOMBIES, HUMANS].map((seat) => ({ ask: "play", of: [seat] }));
const DISCARD_ONE: readonly Question[] = [ZOMBIES, HUMANS].map((seat) => ({ ask: "discard", of: [seat] }));

function plan(s: State, steps: readonly Step[]): void {
  for (let i = steps.length - 1; i >= 0; i--) s.agenda.push(steps[i]);
}

const PHASE_MARKS = Mark.stepped | Mark.held | Mark.commanded | Mark.ran;

/** Zombiephase: Bewegen, Ziehen, Ablegen, Ausspielen; before it a moment for Gib her! */
function beginZombiePhase(s: State, out: Out): void {
  s.phase = ZOMBIES;
  s.round++;
  for (let square = 0; square < SQUARES; square++) s.marks[square] &= ~PHASE_MARKS;
  if (out.listening) out.tell({ event: "phase", phase: "zombies", round: s.round });
  plan(s, ZOMBIE_PHASE);
}

/** The phase in which Sonnenaufgang was turned up is the last one (Gewinnen). */
function endZombiePhase(s: State, out: Out): void {
  if (s.sunrise === 1) humansWin(s, out);
  else s.agenda.push({ do: "humans/begin" });
}

/** Menschenphase: what lasted until now is over, the barrel rolls, then Ziehen, Ablegen, Ausspielen (R97). */
function beginHumanPhase(s: State, out: Out): void {
  s.phase = HUMANS;
  s.played = 0;
  if (out.listening) out.tell({ event: "phase", phase: "humans", round: s.round });
  for (let lane = 0; lane < LANES.length; lane++) {
    if (out.listening && s.burning[lane] !== 0) out.tell({ event: "effects-over", lane: LANES[lane], effect: "fire" });
    if (out.listening && s.frozen[lane] !== 0)
      out.tell({ event: "effects-over", lane: LANES[lane], effect: "holy-picture" });
    s.burning[lane] = 0;
    s.frozen[lane] = 0;
  }
  s.napalm = -1;
  for (let square = 0; square < SQUARES; square++) {
    s.marks[square] &= ~Mark.netted;
    if (s.thing[square] === Thing.barrier) removeThing(s, square, "over", out);
  }
  plan(s, HUMAN_PHASE);
}

/** Terror ends with the phase that it shortened (R97). */
function endHumanPhase(s: State): void {
  s.terror = 0;
  s.agenda.push({ do: "zombies/begin" });
}

/** Ablegen: one of four cards; with fewer there is no duty (R3). */
function askDiscard(s: State): void {
  if (s.hand[s.phase].length >= HAND) s.agenda.push(DISCARD_ONE[s.phase]);
}

/** Ausspielen: any number of cards, in any order; nobody has to (R10). Terror leaves the humans one (R12). */
function listPlay(s: State, seat: number, offer: Offer<Answers["play"], Reason>): void {
  offer(END);
  if (seat === ZOMBIES) listOrders(s, offer);
  const silenced = seat === HUMANS && s.terror === 1 && s.played > 0;
  const hand = s.hand[seat];
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i];
    if (hand.indexOf(kind) !== i) continue;
    CARD_RULES[kind].list(s, kind, silenced ? (answer) => offer(answer, "terror") : offer);
    if (s.rules.freeDiscard) offer(DISCARD[kind]);
  }
}

function answerPlay(s: State, seat: number, answer: Answers["play"], out: Out): void {
  // Cards first: most answers are of these, and each look at what kind of answer it is costs time.
  if ("play" in answer) playCard(s, seat, answer, out);
  else if ("end" in answer) s.agenda.push({ do: seat === ZOMBIES ? "zombies/end" : "humans/end" });
  else if ("discard" in answer) {
    s.agenda.push(ASK_PLAY);
    layAside(s, seat, kindOf(answer.discard), out);
  } else if ("to" in answer) {
    s.agenda.push(ASK_PLAY, AFTERMATH);
    giveOrder(s, answer.order, answer.to, out);
  }
}

function playCard(s: State, seat: number, answer: PlayCard, out: Out): void {
  s.agenda.push(ASK_PLAY, AFTERMATH);
  const kind = kindOf(answer.play);
  spend(s, seat, kind);
  if (seat === HUMANS) s.played++;
  if (out.listening) out.tell(played(seat, answer));
  CARD_RULES[kind].play(s, kind, answer, out);
}

function played(seat: number, answer: PlayCard): Event {
  const event: {
    event: "played";
    seat: number;
    card: string;
    at?: string;
    to?: string;
    lane?: string;
    section?: number;
  } = {
    event: "played",
    seat,
    card: answer.play,
  };
  if ("at" in answer) event.at = answer.at;
  if ("to" in answer) event.to = answer.to;
  if ("lane" in answer) event.lane = answer.lane;
  if ("section" in answer) event.section = answer.section;
  return event;
}

/** After a card, an order or the moves: explosions first, then the zombies mourn their Boss (R65). */
function aftermath(s: State): void {
  if (s.fuse.length > 0) {
    s.agenda.push(AFTERMATH);
    settle(s);
  } else if (s.fallen > 0) {
    s.fallen--;
    s.agenda.push(AFTERMATH, { do: "retreat", lanes: 0b111, upto: 5, dogs: false, from: 0, why: "boss" });
  }
}

function whyNotPlay(s: State, seat: number, answer: PartOf<Answers["play"]>): Objection<Reason> {
  if ("order" in answer) return whyNoOrder(s, seat, squareNamed(answer.order));
  if ("discard" in answer) return objection(s.rules.freeDiscard ? "not-held" : "only-at-four");
  if (!("play" in answer)) return objection("only-when-playing");
  const kind = kindOf(answer.play);
  if (!s.hand[seat].includes(kind)) return objection("not-held");
  if (seat === HUMANS && s.terror === 1 && s.played > 0) return objection("terror");
  return CARD_RULES[kind].objection?.(s, kind, answer) ?? objection("only-when-playing");
}

export const phaseSteps = {
  "zombies/begin": (s, _step, out) => beginZombiePhase(s, out),
  "zombies/end": (s, _step, out) => endZombiePhase(s, out),
  "humans/begin": (s, _step, out) => beginHumanPhase(s, out),
  "humans/end": endHumanPhase,
  "ask-discard": askDiscard,
  "ask-play": (s) => void s.agenda.push(PLAY[s.phase]),
  aftermath,
} satisfies Partial<Steps>;

export const phaseQuestions = {
  discard: {
    forms: DISCARD_FORMS,
    otherwise: "only-at-four",
    closed: true,
    list: (s, _question, seat, offer) => offerKinds(s.hand[seat], DISCARD, offer),
    apply: (s, _question, seat, { discard }, out) => layAside(s, seat, kindOf(discard), out),
    objection: () => objection("not-held"),
  },

  play: {
    forms: [
      { end: [true] },
      { order: NAMES, to: STEPS },
      ...DISCARD_FORMS,
      ...CARDS.flatMap(({ id }, kind) => CARD_RULES[kind].takes.map((aim) => ({ play: [id], ...aim }))),
    ],
    otherwise: "only-when-playing",
    closed: true,
    list: (s, _question, seat, offer) => listPlay(s, seat, offer),
    apply: (s, _question, seat, answer, out) => answerPlay(s, seat, answer, out),
    objection: (s, _question, seat, answer) => whyNotPlay(s, seat, answer),
  },
} satisfies Partial<Questions>;
