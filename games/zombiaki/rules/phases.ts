import type { Offer, Reporter } from "@endzeit/engine";
import { idOf, kindOf } from "../content/cards.ts";
import {
  type Answer,
  type Event,
  HUMANS,
  LANES,
  Mark,
  type Question,
  SQUARES,
  type State,
  type Step,
  Thing,
  ZOMBIES,
} from "../state.ts";
import { DISCARD, END, PASS } from "./answers.ts";
import { CARD_RULES } from "./cards.ts";
import { removeThing, settle } from "./damage.ts";
import { has, isZombie } from "./figures.ts";
import { allSeen, eachKind, HAND, humansWin, layAside, spend } from "./hands.ts";
import { giveOrder, listOrders } from "./orders.ts";
import { squareOf } from "./street.ts";
import { holdBack, listNotSoFast } from "./zombie-cards.ts";

type Out = Reporter<Event>;

const NOT_SO_FAST = kindOf("not-so-fast");
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
export function beginZombiePhase(s: State, out: Out): void {
  s.phase = ZOMBIES;
  s.round++;
  for (let square = 0; square < SQUARES; square++) s.marks[square] &= ~PHASE_MARKS;
  if (out.listening) out.tell({ event: "phase", phase: "zombies", round: s.round });
  plan(s, ZOMBIE_PHASE);
}

/** Asked whether or not Gib her! is held; not asked when everybody can see that it cannot be, or that it has no use. */
export function askNotSoFast(s: State): void {
  if (s.hand[ZOMBIES].length === 0 || allSeen(s, ZOMBIES, NOT_SO_FAST)) return;
  for (let square = 0; square < SQUARES; square++) {
    if (isZombie(s, square) && !has(s, square, Mark.held)) {
      s.agenda.push({ ask: "not-so-fast", of: [ZOMBIES] });
      return;
    }
  }
}

export function listHold(s: State, offer: Offer<Answer>): void {
  offer(PASS);
  listNotSoFast(s, NOT_SO_FAST, offer);
}

/** Several copies may be played, each on another zombie (R23). */
export function answerHold(s: State, answer: Answer, out: Out): void {
  if (answer.pass === true) return;
  spend(s, ZOMBIES, NOT_SO_FAST);
  if (out.listening) out.tell({ event: "played", seat: ZOMBIES, card: idOf(NOT_SO_FAST), at: String(answer.at) });
  holdBack(s, squareOf(answer.at), out);
  s.agenda.push({ do: "zombies/not-so-fast" });
}

/** The phase in which Sonnenaufgang was turned up is the last one (Gewinnen). */
export function endZombiePhase(s: State, out: Out): void {
  if (s.sunrise === 1) humansWin(s, out);
  else s.agenda.push({ do: "humans/begin" });
}

/** Menschenphase: what lasted until now is over, the barrel rolls, then Ziehen, Ablegen, Ausspielen (R97). */
export function beginHumanPhase(s: State, out: Out): void {
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
export function endHumanPhase(s: State): void {
  s.terror = 0;
  s.agenda.push({ do: "zombies/begin" });
}

/** Ablegen: one of four cards; with fewer there is no duty (R3). */
export function askDiscard(s: State): void {
  if (s.hand[s.phase].length >= HAND) s.agenda.push(DISCARD_ONE[s.phase]);
}

export function listDiscard(s: State, seat: number, offer: Offer<Answer>): void {
  eachKind(s.hand[seat], (kind) => offer(DISCARD[kind]));
}

export function askPlay(s: State): void {
  s.agenda.push(PLAY[s.phase]);
}

/** Ausspielen: any number of cards, in any order; nobody has to (R10). Terror leaves the humans one (R12). */
export function listPlay(s: State, seat: number, offer: Offer<Answer>): void {
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

export function answerPlay(s: State, seat: number, answer: Answer, out: Out): void {
  if (answer.end === true) {
    s.agenda.push({ do: seat === ZOMBIES ? "zombies/end" : "humans/end" });
    return;
  }
  s.agenda.push(ASK_PLAY);
  if (answer.discard !== undefined) return layAside(s, seat, kindOf(String(answer.discard)), out);
  s.agenda.push(AFTERMATH);
  if (answer.order !== undefined) return giveOrder(s, answer, out);
  const kind = kindOf(String(answer.play));
  spend(s, seat, kind);
  if (seat === HUMANS) s.played++;
  if (out.listening) out.tell(played(seat, answer));
  CARD_RULES[kind].play(s, kind, answer, out);
}

function played(seat: number, answer: Answer): Event {
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
    card: String(answer.play),
  };
  if (answer.at !== undefined) event.at = String(answer.at);
  if (answer.to !== undefined) event.to = String(answer.to);
  if (answer.lane !== undefined) event.lane = String(answer.lane);
  if (answer.section !== undefined) event.section = Number(answer.section);
  return event;
}

/** After a card, an order or the moves: explosions first, then the zombies mourn their Boss (R65). */
export function aftermath(s: State): void {
  if (s.fuse.length > 0) {
    s.agenda.push(AFTERMATH);
    settle(s);
  } else if (s.fallen > 0) {
    s.fallen--;
    s.agenda.push(AFTERMATH, { do: "retreat", lanes: 0b111, upto: 5, dogs: false, from: 0, why: "boss" });
  }
}
