import type { Offer, Reporter } from "@endzeit/engine";
import { NAMES, RISES, SPACES, spaceOf, WALKER_STEPS } from "../content/board.ts";
import { kindOf, WALKER_CARDS } from "../content/cards.ts";
import { type Answer, type Event, Role, type State, type Step } from "../state.ts";
import { CLAW_AT, MOVE, PASS, PLAY_CLAW, RISE, SEAT, SWAP } from "./answers.ts";
import { shotgunAgain } from "./encounter.ts";
import { moveTo } from "./endings.ts";
import { beginFight, WALKER } from "./fight.ts";
import { walkerMoves, walkerPath } from "./paths.ts";
import { drawClaws, eachKind, isSurvivor, playClaw, removeOne } from "./stock.ts";
import { rollMove } from "./survivor.ts";

type Out = Reporter<Event>;

const ONSLAUGHT = WALKER("onslaught");
const CHARGING = WALKER("charging");
const OVERRUN = WALKER("overrun");
const BITTEN = WALKER("bitten");
const CLINGING = WALKER("clinging");
const TOUGH = WALKER("tough");
/** How far the two running cards carry, and what a second walker nearby adds. */
const ONSLAUGHT_STEPS = 2;
const CHARGING_STEPS = 3;
const TOGETHER = 2;

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

/** One of the four spaces on which walkers rise, also an occupied one (X3, X25). */
export function listRise(offer: Offer<Answer>): void {
  for (const space of RISES) offer(RISE[space]);
}

export function rise(s: State, seat: number, answer: Answer, out: Out): void {
  s.role[seat] = Role.walker;
  s.at[seat] = spaceOf(answer.rise);
  if (out.listening) out.tell({ event: "rose", seat, at: String(answer.rise) });
  drawClaws(s, seat, out);
}

export function rollWalk(s: State, out: Out): void {
  s.agenda.push({ ask: "walk", of: [s.turn], total: rollMove(s, s.turn, out) });
}

/** Rule 1: up to so many spaces, sewers included; a survivor's space ends the way. */
export function listWalk(s: State, seat: number, total: number, offer: Offer<Answer>): void {
  const reachable = walkerMoves(s, s.at[seat], total);
  for (const to of reachable) offer(MOVE[to]);
  for (let space = 0; space < SPACES.length; space++)
    if (!reachable.includes(space)) offer(MOVE[space], "out-of-reach", space);
}

export function walk(s: State, seat: number, total: number, answer: Answer, why: "walk" | "lunge", out: Out): void {
  const to = spaceOf(answer.move);
  const from = s.at[seat];
  if (to !== from) moveTo(s, seat, to, why, out.listening ? walkerPath(s, from, to, total) : [], out);
}

export function askClaw(s: State): void {
  if (s.role[s.turn] === Role.walker && s.claws[s.turn].length > 0) s.agenda.push({ ask: "claw", of: [s.turn] });
}

/** Rule 2: one walker card; an attack needs a survivor on the space, unless the card says otherwise. */
export function listClaw(s: State, seat: number, offer: Offer<Answer>): void {
  offer(PASS);
  eachKind(s.claws[seat], (kind) => {
    if (s.numbers.walkers[kind] === 0) offer(PLAY_CLAW[kind], "only-in-a-survivors-turn");
    else if (kind === ONSLAUGHT || kind === CHARGING) offer(PLAY_CLAW[kind]);
    else listTargets(s, seat, kind, offer);
  });
}

function listTargets(s: State, seat: number, kind: number, offer: Offer<Answer>): void {
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

export function answerClaw(s: State, seat: number, answer: Answer, out: Out): void {
  if (answer.pass === true) return;
  const kind = kindOf("walkers", answer.play);
  playClaw(s, seat, kind, out);
  if (kind === ONSLAUGHT || kind === CHARGING) {
    const total = kind === ONSLAUGHT ? ONSLAUGHT_STEPS : CHARGING_STEPS;
    s.agenda.push({ do: "walker/strike", card: kind }, { ask: "lunge", of: [seat], total });
  } else attack(s, seat, Number(answer.seat), kind);
}

/** Ansturm, Angreifende Beisser: after the run an attack, if anybody is there and if wanted (X30). */
export function askStrike(s: State, card: number): void {
  const here = s.role.some((_, target) => isSurvivor(s, target) && s.at[target] === s.at[s.turn]);
  if (here) s.agenda.push({ ask: "strike", of: [s.turn], card });
}

export function listStrike(s: State, seat: number, offer: Offer<Answer>): void {
  offer(PASS);
  for (let target = 0; target < s.seats; target++)
    if (isSurvivor(s, target) && s.at[target] === s.at[seat]) offer(SEAT[target]);
}

export function answerStrike(s: State, seat: number, card: number, answer: Answer): void {
  if (answer.pass !== true) attack(s, seat, Number(answer.seat), card);
}

function attack(s: State, seat: number, target: number, card: number): void {
  const together = card === OVERRUN && otherWalkerNear(s, seat) ? TOGETHER : 0;
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
export function afterAttack(s: State, step: Extract<Step, { do: "fight/after" }>, out: Out): void {
  const { card, attacker, defender, won } = step;
  if (won && card !== BITTEN && card !== TOUGH) beaten(s, attacker, out);
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

/** Rule 3: one card may be laid aside, then the hand is filled; not for a beaten walker (W5). */
export function endWalk(s: State): void {
  if (s.role[s.turn] === Role.walker) s.agenda.push({ ask: "swap", of: [s.turn] });
}

export function listSwap(s: State, seat: number, offer: Offer<Answer>): void {
  offer(PASS);
  eachKind(s.claws[seat], (kind) => offer(SWAP[kind]));
}

export function answerSwap(s: State, seat: number, answer: Answer, out: Out): void {
  if (answer.pass !== true) {
    const kind = kindOf("walkers", answer.discard);
    removeOne(s.claws[seat], kind);
    s.walkerDiscard.push(kind);
    if (out.listening) out.tell({ event: "claw-discarded", seat, card: WALKER_CARDS[kind].id });
  }
  drawClaws(s, seat, out);
}
