import { type Offer, objection } from "@endzeit/engine";
import { SPACE_IDS, TOWN } from "../content/board.ts";
import { BULLDOZER, CIVILIAN_LEADER, IRON_RESOLVE, STORY } from "../content/cards.ts";
import { COLUMNS, MELEE, ROW, zedsLose } from "../content/tables.ts";
import { UNITS, unitOf, VETERANS } from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import type { Answers, Fight, FightCause, PlayCard, State } from "../state.ts";
import { FIGHT, KEEP, PASS, PASS_FORM, PLAY, REROLL, UNIT } from "./answers.ts";
import { ONE_UNIT } from "./choices.ts";
import { clampColumn, meleeShifts, meleeStart } from "./columns.ts";
import { rollDie } from "./dice.ts";
import { overrun } from "./endings.ts";
import { hasLeaders, LEADER_FORM, listLeaders, playLeader, spend, whyNoCard } from "./kept.ts";
import { extraDice, getReady, isUnnoticed } from "./more-fights.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { everyone, speakersFor } from "./seats.ts";
import * as steps from "./steps.ts";
import { hurtUnit, isOne, lowest, releaseAll, unitStrength, unitsAt } from "./units.ts";
import { dealHits, forget, groupStrength, zedsHere } from "./zeds.ts";

/** 6.1: a melee begins. Without a unit the players choose who fights. */
export function beginFight(s: State, at: number, cause: FightCause, unit = -1, origin = -1, advance = 0): void {
  s.fight = newFight(at, cause, unit, origin, advance);
  s.agenda.push(steps.FIGHT_CHOOSE);
}

export function newFight(at: number, cause: FightCause, unit: number, origin = -1, advance = 0): Fight {
  return {
    at,
    cause,
    zedsAttack: cause === "attack" || cause === "retreat" || cause === "fall-back" ? 0 : 1,
    unit,
    origin,
    advance,
    bulldozer: 0,
    bonus: 0,
    unhurt: 0,
    column: -1,
    dice: NO_DICE,
    rerolled: 0,
    zedsLost: 0,
    onZeds: 0,
    onUnit: 0,
  };
}

const NO_DICE: readonly number[] = [];

function current(s: State): Fight {
  if (s.fight === null) throw new Error("There is no fight.");
  return s.fight;
}

/** R22, X24: Zeds laid down among units attack, but nobody has entered: no withdrawal, no Traps. */
function meet(s: State, at: number, out: Out): void {
  if (s.spots[at * STACK] < 0 || unitsAt(s, at) === 0) return;
  releaseAll(s, at, out);
  const units = unitsAt(s, at);
  if (isOne(units) && isUnnoticed(s, lowest(units), out)) return;
  beginFight(s, at, "placed");
}

/** 6.4.3: units that went back into Zeds attack, if both are still there. */
function clash(s: State, at: number, origin: number, cause: "retreat" | "fall-back", out: Out): void {
  const units = unitsAt(s, at);
  if (s.spots[at * STACK] < 0 || units === 0) return;
  if (isOne(units) && isUnnoticed(s, lowest(units), out)) return;
  beginFight(s, at, cause, -1, origin);
}

/** 4.1, 6.1: one unit fights (R48, X31). */
function chooseFighter(s: State, out: Out): void {
  const fight = current(s);
  if (fight.unit < 0) {
    const units = sideOf(s, fight);
    if (!isOne(units)) {
      s.agenda.push({ ask: "defend", of: everyone(s) });
      return;
    }
    fight.unit = lowest(units);
  }
  s.agenda.push(steps.FIGHT_CARDS);
  getReady(s, fight, out);
}

/** Who could fight: the units there, or those of Town Center where Zeds come for it. */
const sideOf = (s: State, fight: Fight): number => unitsAt(s, fight.cause === "town" ? TOWN : fight.at);

function listDefenders(s: State, offer: Offer<Answers["defend"], Reason>): void {
  for (let left = sideOf(s, current(s)); left !== 0; left &= left - 1) offer(UNIT[lowest(left)]);
}

function defend(s: State, unit: number, out: Out): void {
  const fight = current(s);
  fight.unit = unit;
  s.agenda.push(steps.FIGHT_CARDS);
  getReady(s, fight, out);
}

/** F1 when a unit attacks, F3 before any combat: asked only while such a card is held and can do something. */
function askForCards(s: State): void {
  const fight = current(s);
  s.agenda.push(steps.FIGHT_ROLL);
  if (s.kept.length === 0) return;
  if (mayBulldoze(s, fight) || hasLeaders(s)) s.agenda.push({ ask: "before", of: everyone(s) });
}

const mayBulldoze = (s: State, fight: Fight): boolean =>
  fight.zedsAttack === 0 && fight.bulldozer === 0 && s.kept.includes(BULLDOZER);

function listBefore(s: State, offer: Offer<Answers["before"], Reason>): void {
  offer(FIGHT);
  const fight = current(s);
  if (s.kept.includes(BULLDOZER)) offer(PLAY[BULLDOZER], mayBulldoze(s, fight) ? undefined : "only-attacking");
  if (s.kept.includes(CIVILIAN_LEADER)) listLeaders(s, offer);
}

function playBefore(s: State, answer: PlayCard, out: Out): void {
  // The roll is on the agenda; ask again before it, the other card may follow.
  s.agenda.pop();
  if ("unit" in answer) playLeader(s, unitOf(answer.unit), out);
  else {
    spend(s, BULLDOZER, out);
    current(s).bulldozer = 1;
  }
  s.agenda.push(steps.FIGHT_CARDS);
}

/** 6.1 steps 2 to 4. */
function rollFight(s: State, out: Out): void {
  const fight = current(s);
  const unit = UNITS[fight.unit].id;
  let column = meleeStart(s, fight);
  if (out.listening) {
    out.tell({
      event: "melee",
      unit,
      at: SPACE_IDS[fight.at],
      cause: fight.cause,
      strength: unitStrength(s, fight.unit),
      zeds: groupStrength(s, fight.at),
      column: COLUMNS[column],
    });
    let running = column;
    meleeShifts(s, fight, (n, cause) => {
      running += n;
      out.tell({ event: "shift", n, cause, unit, column: COLUMNS[clampColumn(running)] });
    });
  }
  column = clampColumn(column + meleeShifts(s, fight));
  fight.column = column;
  fight.dice = throwDice(s, fight, out);
  tellRoll(s, 0, out);
  askAfterRoll(s);
}

/** Two dice; with more than two the best two count. */
function throwDice(s: State, fight: Fight, out: Out): readonly number[] {
  const one = rollDie(s, out);
  const other = rollDie(s, out);
  const more = extraDice(s, fight);
  if (more === 0) return [one, other];
  const dice = [one, other, ...Array.from({ length: more }, () => rollDie(s, out))];
  return dice.sort((a, b) => b - a);
}

const sumOf = (fight: Fight): number => fight.dice[0] + fight.dice[1];

function tellRoll(s: State, again: number, out: Out): void {
  if (!out.listening) return;
  const fight = current(s);
  out.tell({
    event: "fight-roll",
    unit: UNITS[fight.unit].id,
    dice: fight.dice,
    sum: sumOf(fight),
    column: COLUMNS[fight.column],
    again,
  });
}

/** Kampfkünste: once in each melee, both dice (R49, X20). */
function askAfterRoll(s: State): void {
  const fight = current(s);
  s.agenda.push(steps.FIGHT_JUDGE);
  if (fight.rerolled === 0 && UNITS[fight.unit].reroll)
    s.agenda.push({ ask: "reroll", of: speakersFor(s, fight.unit) });
}

function rollAgain(s: State, out: Out): void {
  const fight = current(s);
  fight.dice = throwDice(s, fight, out);
  fight.rerolled = 1;
  tellRoll(s, 1, out);
}

/** 6.1 step 4: the cell of the table; F7 may overrule it (R62). */
function judge(s: State, out: Out): void {
  const fight = current(s);
  const row = ROW[sumOf(fight)];
  const [onZeds, onUnit] = MELEE[row][fight.column];
  const lost = zedsLose(row, fight.column) || fight.unit === VETERANS;
  fight.onZeds = onZeds;
  fight.onUnit = fight.unhurt === 1 ? 0 : onUnit;
  fight.zedsLost = lost ? 1 : 0;
  // X23: under E08 nobody wins or loses.
  if (!lost && fight.zedsAttack === 1 && fight.cause !== "underfoot" && s.kept.includes(IRON_RESOLVE))
    s.agenda.push(steps.FIGHT_HITS, { ask: "resolve", of: everyone(s) });
  else applyResult(s, out);
}

function resolve(s: State, out: Out): void {
  spend(s, IRON_RESOLVE, out);
  const fight = current(s);
  fight.onZeds = 1;
  fight.onUnit = 0;
  fight.zedsLost = 1;
}

/** 6.1 step 5, 6.2: first the Zeds, then the unit. */
function applyResult(s: State, out: Out): void {
  const fight = current(s);
  const underfoot = fight.cause === "underfoot";
  if (out.listening) {
    out.tell({
      event: "result",
      unit: UNITS[fight.unit].id,
      at: SPACE_IDS[fight.at],
      onZeds: underfoot ? 0 : fight.onZeds,
      onUnit: fight.onUnit,
      lost: underfoot ? "nobody" : fight.zedsLost === 1 ? "zeds" : "units",
    });
  }
  s.agenda.push(steps.FIGHT_WOUNDS);
  if (!underfoot) dealHits(s, fight.at, fight.onZeds, out);
}

function wound(s: State, out: Out): void {
  const fight = current(s);
  // What follows from a death (E09, a new personal hero) waits below until the retreats are done (R67).
  hurtUnit(s, fight.unit, fight.onUnit, out);
  s.agenda.push(steps.FIGHT_END);
}

/** 6.1 step 6, 6.4.1: the loser retreats with all that is left, even when the winner has died (R53). */
function endFight(s: State, out: Out): void {
  const fight = current(s);
  s.fight = null;
  const { at, cause, origin } = fight;
  if (cause === "underfoot") return;
  if (fight.zedsLost === 1) {
    s.agenda.push({ do: "retreat/zeds", at });
    return;
  }
  const winners = zedsHere(s, at);
  if (cause === "town") {
    if (winners.length > 0) overrun(s, at, out);
    return;
  }
  if (fight.advance === 1 && winners.length > 0) {
    for (const zed of winners) forget(s, zed);
    s.agenda.push({ do: "zeds/advance", at });
  }
  const units = unitsAt(s, at);
  if (units === 0) return;
  // R54 for attackers; X1 for who had to retreat into Zeds; R55 for defenders.
  s.agenda.push({ do: "retreat/units", at, units, origin, calm: cause === "retreat", why: "retreat" });
}

export const fightSteps = {
  meet: (s, { at }, out) => meet(s, at, out),
  clash: (s, { at, origin, cause }, out) => clash(s, at, origin, cause, out),
  "fight/choose": (s, _step, out) => chooseFighter(s, out),
  "fight/cards": (s) => askForCards(s),
  "fight/roll": (s, _step, out) => rollFight(s, out),
  "fight/judge": (s, _step, out) => judge(s, out),
  "fight/hits": (s, _step, out) => applyResult(s, out),
  "fight/wounds": (s, _step, out) => wound(s, out),
  "fight/end": (s, _step, out) => endFight(s, out),
} satisfies Partial<Steps>;

export const fightQuestions = {
  defend: {
    ...ONE_UNIT,
    list: (s, _question, _seat, offer) => listDefenders(s, offer),
    apply: (s, _question, _seat, { unit }, out) => defend(s, unitOf(unit), out),
  },

  before: {
    forms: [{ play: [STORY[BULLDOZER].id] }, LEADER_FORM, { fight: [true] }],
    otherwise: "only-in-a-fight",
    list: (s, _question, _seat, offer) => listBefore(s, offer),
    apply(s, _question, _seat, answer, out) {
      if ("play" in answer) playBefore(s, answer, out);
    },
    objection: (s, _question, _seat, answer) => ("play" in answer ? whyNoCard(s, answer) : objection("not-kept")),
  },

  reroll: {
    forms: [{ reroll: [true] }, { keep: [true] }],
    otherwise: "only-after-the-roll",
    list(_s, _question, _seat, offer) {
      offer(KEEP);
      offer(REROLL);
    },
    apply(s, _question, _seat, answer, out) {
      if ("reroll" in answer) rollAgain(s, out);
    },
    objection: () => objection("only-in-a-fight"),
  },

  resolve: {
    forms: [{ play: [STORY[IRON_RESOLVE].id] }, PASS_FORM],
    otherwise: "only-in-a-fight",
    list(_s, _question, _seat, offer) {
      offer(PASS);
      offer(PLAY[IRON_RESOLVE]);
    },
    apply(s, _question, _seat, answer, out) {
      if ("play" in answer) resolve(s, out);
    },
    objection: () => objection("only-in-a-fight"),
  },
} satisfies Partial<Questions>;
