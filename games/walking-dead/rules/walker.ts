import { type Objection, type Offer, objection } from "@endzeit/engine";
import { NAMES, RISES, SPACES, spaceOf, WALKER_STEPS } from "../content/board.ts";
import {
  BITTEN,
  CARRIES,
  CHARGING,
  CLINGING,
  ONSLAUGHT,
  OVERRUN,
  TOUGH,
  WALKER_CARDS,
  type WalkerId,
  walkerCard,
} from "../content/cards.ts";
import { type Answers, Role, type State, type Step } from "../state.ts";
import { CLAW_AT, MOVE, PASS, PLAY_CLAW, RISE, SEAT, SEATS, SWAP, TRUE, walkerIds } from "./answers.ts";
import { shotgunAgain } from "./encounter.ts";
import { moveTo } from "./endings.ts";
import { beginFight } from "./fight.ts";
import { rollMove } from "./move.ts";
import { walkerMoves, walkerPath } from "./paths.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, Steps, TermsOf } from "./rule.ts";
import { drawClaws, eachKind, has, isSurvivor, playClaw, removeOne } from "./stock.ts";

/** The cards that are played to run before anybody is attacked. */
const RUNNING: readonly WalkerId[] = ["onslaught", "charging"];
const attacks = walkerIds.filter((id) => !RUNNING.includes(id));

export const walkerSteps = {
  "setup/rise": (s, { seat }) => {
    s.agenda.push({ ask: "rise", of: [seat] });
  },
  "walker/roll": (s, _step, out) => {
    s.agenda.push({ ask: "walk", of: [s.turn], total: rollMove(s, s.turn, out) });
  },
  "walker/card": (s) => {
    if (s.role[s.turn] === Role.walker && s.claws[s.turn].length > 0) s.agenda.push({ ask: "claw", of: [s.turn] });
  },
  /** Ansturm, Angreifende Beisser: after the run an attack, if anybody is there and if wanted (X30). */
  "walker/strike": (s, { card }) => {
    const here = s.role.some((_, target) => isSurvivor(s, target) && s.at[target] === s.at[s.turn]);
    if (here) s.agenda.push({ ask: "strike", of: [s.turn], card });
  },
  /** Rule 3: one card may be laid aside, then the hand is filled; not for a beaten walker (W5). */
  "walker/end": (s) => {
    if (s.role[s.turn] === Role.walker) s.agenda.push({ ask: "swap", of: [s.turn] });
  },
  "fight/after": afterAttack,
} satisfies Partial<Steps>;

export const walkerQuestions = {
  rise: {
    forms: [{ rise: NAMES }],
    otherwise: "only-when-rising",
    /** One of the four spaces on which walkers rise, also an occupied one (X3, X25). */
    list(_s, _question, _seat, offer) {
      for (const space of RISES) offer(RISE[space]);
    },
    apply(s, _question, seat, { rise }, out) {
      s.role[seat] = Role.walker;
      s.at[seat] = spaceOf(rise);
      if (out.listening) out.tell({ event: "rose", seat, at: rise });
      drawClaws(s, seat, out);
    },
    objection: () => objection("no-place-to-rise", RISES[0]),
  },
  walk: {
    forms: [{ move: NAMES }],
    otherwise: "only-when-moving",
    list: (s, { total }, seat, offer) => listWalk(s, seat, total, offer),
    apply: (s, { total }, seat, { move }, out) => walk(s, seat, total, spaceOf(move), "walk", out),
    objection: () => objection("out-of-reach"),
  },
  /** Rule 2: one walker card; an attack needs a survivor on the space, unless the card says otherwise. */
  claw: {
    forms: [{ play: RUNNING }, { play: attacks, seat: SEATS }, { pass: TRUE }],
    otherwise: "only-as-a-walker",
    closed: true,
    list(s, _question, seat, offer) {
      offer(PASS);
      eachKind(s.claws[seat], (kind) => {
        if (s.numbers.walkers[kind] === 0) offer(PLAY_CLAW[kind], "only-in-a-survivors-turn");
        else if (kind === ONSLAUGHT || kind === CHARGING) offer(PLAY_CLAW[kind]);
        else listTargets(s, seat, kind, offer);
      });
    },
    apply(s, _question, seat, answer, out) {
      if ("pass" in answer) return;
      const kind = walkerCard(answer.play);
      playClaw(s, seat, kind, out);
      if ("seat" in answer) return attack(s, seat, answer.seat, kind);
      const total = kind === ONSLAUGHT ? CARRIES.onslaught : CARRIES.charging;
      s.agenda.push({ do: "walker/strike", card: kind }, { ask: "lunge", of: [seat], total });
    },
    objection(s, _question, seat, { play, seat: target }: TermsOf<Answers["claw"]>) {
      if (play === undefined || !has(s.claws[seat], walkerCard(play))) return objection("not-held");
      return elsewhere(s, target);
    },
  },
  lunge: {
    forms: [{ move: NAMES }],
    otherwise: "only-when-moving",
    list: (s, { total }, seat, offer) => listWalk(s, seat, total, offer),
    apply: (s, { total }, seat, { move }, out) => walk(s, seat, total, spaceOf(move), "lunge", out),
    objection: () => objection("out-of-reach"),
  },
  strike: {
    forms: [{ seat: SEATS }, { pass: TRUE }],
    otherwise: "only-to-name-an-opponent",
    closed: true,
    list(s, _question, seat, offer) {
      offer(PASS);
      for (let target = 0; target < s.seats; target++)
        if (isSurvivor(s, target) && s.at[target] === s.at[seat]) offer(SEAT[target]);
    },
    apply(s, { card }, seat, answer) {
      if ("seat" in answer) attack(s, seat, answer.seat, card);
    },
    objection: (s, _question, _seat, { seat: target }: TermsOf<Answers["strike"]>) => elsewhere(s, target),
  },
  swap: {
    forms: [{ discard: walkerIds }, { pass: TRUE }],
    otherwise: "only-after-a-walk",
    closed: true,
    list(s, _question, seat, offer) {
      offer(PASS);
      eachKind(s.claws[seat], (kind) => offer(SWAP[kind]));
    },
    apply(s, _question, seat, answer, out) {
      if ("discard" in answer) {
        const kind = walkerCard(answer.discard);
        removeOne(s.claws[seat], kind);
        s.walkerDiscard.push(kind);
        if (out.listening) out.tell({ event: "claw-discarded", seat, card: answer.discard });
      }
      drawClaws(s, seat, out);
    },
    objection: () => objection("not-held"),
  },
} satisfies Partial<Questions>;

/** Ablauf eines Spielzugs als Beisser; who has just died or was beaten stands up first. */
export function walkerTurn(s: State, out: Out): void {
  const seat = s.turn;
  s.agenda.push({ do: "walker/end" }, { do: "walker/card" }, { do: "walker/roll" });
  if (s.role[seat] === Role.beaten) s.agenda.push({ do: "setup/rise", seat });
  else if (s.role[seat] === Role.dying) {
    s.role[seat] = Role.walker;
    if (out.listening) out.tell({ event: "rose", seat, at: NAMES[s.at[seat]] });
    drawClaws(s, seat, out);
  }
}

/** Rule 1: up to so many spaces, sewers included; a survivor's space ends the way. */
function listWalk(s: State, seat: number, total: number, offer: Offer<Answers["walk"], Reason>): void {
  const reachable = walkerMoves(s, s.at[seat], total);
  for (const to of reachable) offer(MOVE[to]);
  for (let space = 0; space < SPACES.length; space++)
    if (!reachable.includes(space)) offer(MOVE[space], "out-of-reach", space);
}

function walk(s: State, seat: number, total: number, to: number, why: "walk" | "lunge", out: Out): void {
  const from = s.at[seat];
  if (to !== from) moveTo(s, seat, to, why, out.listening ? walkerPath(s, from, to, total) : [], out);
}

function listTargets(s: State, seat: number, kind: number, offer: Offer<Answers["claw"], Reason>): void {
  const remote = kind === BITTEN;
  let somebody = false;
  for (let target = 0; target < s.seats; target++) {
    if (!isSurvivor(s, target)) continue;
    const here = s.at[target] === s.at[seat];
    if (here === remote && remote) offer(CLAW_AT[kind][target], "only-elsewhere", s.at[target]);
    else if (here !== remote) {
      somebody = true;
      offer(CLAW_AT[kind][target]);
    }
  }
  if (!somebody && !remote) offer(PLAY_CLAW[kind], "nobody-here");
}

/** Who is named cannot be attacked from here. */
function elsewhere(s: State, target: number | undefined): Objection<Reason> {
  return objection(target !== undefined && isSurvivor(s, target) ? "target-elsewhere" : "not-a-survivor");
}

function attack(s: State, seat: number, target: number, card: number): void {
  const together = card === OVERRUN && otherWalkerNear(s, seat) ? CARRIES.together : 0;
  beginFight(s, { card, attacker: seat, defender: target, strength: s.numbers.walkers[card] + together });
}

/** Von Beissern ueberrannt: the other walker on this space or one connected with it, sewers included (X29). */
function otherWalkerNear(s: State, seat: number): boolean {
  const at = s.at[seat];
  return s.role.some(
    (role, other) =>
      other !== seat && role === Role.walker && (s.at[other] === at || WALKER_STEPS[at].includes(s.at[other])),
  );
}

/** A beaten walker leaves the board with all its cards, unless it fought from afar or is tough; Festgekrallt takes a card of a living loser. */
/** Whether a walker whose attack with this card was fought off stays on the board. */
export const staysAfter = (card: number): boolean => card === BITTEN || card === TOUGH;

function afterAttack(s: State, step: Extract<Step, { do: "fight/after" }>, out: Out): void {
  const { card, attacker, defender, won } = step;
  if (won && !staysAfter(card)) beaten(s, attacker, out);
  shotgunAgain(s, defender, false, false);
  if (!won && card === CLINGING) s.agenda.push({ do: "discard-own", seat: defender, left: 1 });
}

function beaten(s: State, seat: number, out: Out): void {
  s.role[seat] = Role.beaten;
  s.at[seat] = -1;
  if (out.listening) out.tell({ event: "beaten", seat });
  for (const kind of s.claws[seat]) {
    s.walkerDiscard.push(kind);
    if (out.listening) out.tell({ event: "claw-discarded", seat, card: WALKER_CARDS[kind].id });
  }
  s.claws[seat] = [];
}
