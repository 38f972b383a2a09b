import type { Note } from "@endzeit/engine";
import { SPACE_IDS, spaceOf, TOWN, TRACKS, trackOf } from "../content/board.ts";
import { ADRENALINE, ORGANISER, STORY } from "../content/cards.ts";
import { EVEN, MELEE, ROW } from "../content/tables.ts";
import { HERNANDEZ, SCHMIDT, SPEECH, specialOf, UNITS, unitOf, XENO } from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import { listExtra, purposeOf } from "../rules/actions.ts";
import { PASS } from "../rules/answers.ts";
import { newFight } from "../rules/fight.ts";
import { forageDice, forageYield } from "../rules/forage.ts";
import { inPlay, unitStrength } from "../rules/units.ts";
import { blank, copy } from "../setup.ts";
import type { Answer, Fight, Question, State, View } from "../state.ts";
import { allDanger, lifeOfZed, onTrack, pain, roadDanger, vigour, weakestRoad } from "./danger.ts";
import { lookAtRoads, meleeWorth, rowWorth, shotWorth, walkWorth } from "./outcomes.ts";

/**
 * A scripted player: it stands in the way on the weakest road, fires before it fights, and searches when ammo is short. It weighs one
 * answer at a time by exact chances and looks no further.
 */

/** What the next round of ammo is worth when so many are there. */
const AMMO: readonly number[] = [40, 34, 26, 18, 13, 9, 7, 5];
const AMMO_MORE = 3;
/** The worth of an action that pays for Piazza's shot, of a look at a card, of a card kept for worse. */
const ACTION = 18;
const LOOK = 4;
const CARD = 30;
/** The speech comes once in a match: only for so much good, less when the deck runs out. */
const SPEECH_FROM = 120;
/** Of equal actions the one that costs least: a special one, then the seat's own. */
const FREE = 1;
const OWN = 0.5;
/** Traps: half of the time a hit and no melee. */
const TRAPS = 12;

/** So little ammo is short. */
const SHORT = 3;

const ammoWorth = (ammo: number): number => AMMO[ammo] ?? AMMO_MORE;

const NAMES: readonly unknown[] = TRACKS;

/** The thinking happens on a copy, so that the view stays as it is. */
const scratch = blank();
/** What each unit could do with an action more, as far as it has been asked. */
const UNKNOWN = -1;
const extras: number[] = UNITS.map(() => UNKNOWN);
const plans: Answer[] = UNITS.map(() => PASS);

/** The answer that the planner would give, and why. */
export function advise(
  view: View,
  seat: number,
  question: Question,
  answers: readonly Answer[],
): { readonly answer: Answer; readonly reason: Note } | null {
  copy(view, scratch);
  lookAtRoads(scratch);
  extras.fill(UNKNOWN);
  plans.fill(PASS);
  let best = bestOf(answers, (answer) => worth(scratch, seat, question, answer));
  if (best === null) return null;
  // Fire before you fight: the same Zeds, from afar first.
  const target = attackedBy(scratch, best);
  if (target !== null) {
    const shots = answers.filter((answer) => answer.at === target);
    const shot = bestOf(shots, (answer) => worth(scratch, seat, question, answer));
    if (shot !== null && worth(scratch, seat, question, shot) > 0) best = shot;
  }
  return { answer: best, reason: reasonFor(scratch, question, best) };
}

function bestOf(answers: readonly Answer[], worthOf: (answer: Answer) => number): Answer | null {
  let best: Answer | null = null;
  let top = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const value = worthOf(answer);
    if (value <= top) continue;
    top = value;
    best = answer;
  }
  return best;
}

function worth(s: State, seat: number, question: Question, answer: Answer): number {
  const { fight } = s;
  switch (question.ask) {
    case "draft":
    case "hero": {
      const unit = unitOf(answer.hero);
      return unitStrength(s, unit) + UNITS[unit].range;
    }
    case "start":
    case "track":
      return -roadDanger(s, NAMES.indexOf(answer.track));
    case "strongest":
      return spaceOf(answer.from) - trackOf(spaceOf(answer.from)) * 8;
    case "advance":
    case "nearer":
      return -vigour(s, Number(answer.zed));
    case "toughest":
      return -lifeOfZed(s, Number(answer.zed));
    case "replace":
      return 0;
    case "hit":
      return -lifeOfZed(s, Number(answer.zed));
    case "armed":
      return withUnit(s, "armed", unitOf(answer.unit));
    case "charged":
      return withUnit(s, "charged", unitOf(answer.unit)) + bestExtra(s, seat, unitOf(answer.unit));
    case "underfoot":
      return -painUnderfoot(s, unitOf(answer.unit));
    case "smell": {
      const unit = unitOf(answer.unit);
      return unitStrength(s, unit) + (s.unitAt[unit] % 8);
    }
    case "arrive":
      return spaceOf(answer.to);
    case "withdraw":
      return answer.hold === true ? holdWorth(s, question.at) : 0;
    case "hello": {
      const stand = meleeWorth(s, newFight(question.at, "enter", question.unit));
      if (answer.use === undefined) return stand;
      return answer.use === "traps" ? (stand + TRAPS) / 2 : 0;
    }
    case "ready":
      // Before a fight there is more to know.
      return answer.pass === true ? 1 : 0;
    case "defend":
      return fight === null ? 0 : meleeWorth(s, { ...fight, unit: unitOf(answer.unit) });
    case "before":
      return fight === null ? 0 : beforeWorth(s, fight, answer);
    case "reroll":
      return fight === null ? 0 : answer.reroll === true ? meleeWorth(s, fight, false) : rolledWorth(s, fight);
    case "resolve":
      // One hit, and the Zeds retreat, as the middle cell of an even fight.
      return fight === null || answer.pass === true ? 0 : -rolledWorth(s, fight) - CARD;
    case "stop":
      return walkWorth(s, unitOf(answer.unit), question.next);
    case "act":
    case "extra":
      return actionWorth(s, seat, answer);
    case "lend":
      return answer.lend === true ? 1 : 0;
    case "overwatch":
      return answer.stay === true ? 0 : fallBackWorth(s, answer);
  }
}

/** A marker on a unit: how much safer the roads are with it. */
function withUnit(s: State, marker: "armed" | "charged" | "leader", unit: number): number {
  const before = s[marker];
  s[marker] = unit;
  const value = unitStrength(s, unit) - allDanger(s);
  s[marker] = before;
  return value;
}

function painUnderfoot(s: State, unit: number): number {
  let sum = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) sum += pain(s, unit, MELEE[ROW[a + b]][EVEN][1]);
  return sum;
}

/** Zeds come in: the best that a unit there can expect. */
function holdWorth(s: State, at: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let unit = 0; unit < s.unitAt.length; unit++)
    if (s.unitAt[unit] === at) best = Math.max(best, meleeWorth(s, newFight(at, "enter", unit)));
  return best;
}

function beforeWorth(s: State, fight: Fight, answer: Answer): number {
  if (answer.fight === true) return meleeWorth(s, fight);
  if (answer.unit === undefined) return meleeWorth(s, { ...fight, bulldozer: 1 }) - CARD;
  const before = s.leader;
  s.leader = unitOf(answer.unit);
  const value = meleeWorth(s, fight) - 1;
  s.leader = before;
  return value;
}

const rolledWorth = (s: State, fight: Fight): number =>
  rowWorth(s, fight, fight.column, ROW[fight.dice[0] + fight.dice[1]]);

function fallBackWorth(s: State, answer: Answer): number {
  const piazza = unitOf("piazza");
  const at = s.unitAt[piazza];
  if (!onTrack(at)) return 0;
  const to = at % 8 === 0 ? TOWN : at - 1;
  const mate = answer.with === undefined ? -1 : unitOf(answer.with);
  if (mate >= 0) s.unitAt[mate] = to;
  const value = walkWorth(s, piazza, to) + (mate < 0 ? 0 : -1);
  if (mate >= 0) s.unitAt[mate] = at;
  return value - 1;
}

/** The space of the Zeds that an action attacks, an extra one or one of a borrowed hero at its best. */
function attackedBy(s: State, answer: Answer): unknown {
  if (answer.move !== undefined) return isAttack(s, answer) ? answer.to : null;
  const unit = answer.borrow ?? (answer.special === undefined ? undefined : extraUnit(answer));
  const extra = unit === undefined ? undefined : plans[unitOf(unit)];
  return extra?.move !== undefined && isAttack(s, extra) ? extra.to : null;
}

const isAttack = (s: State, answer: Answer): boolean => {
  const at = spaceOf(answer.to);
  return at < TOWN && s.spots[at * STACK] >= 0;
};

/** Whose extra action a special action is. */
const extraUnit = (answer: Answer): unknown => answer.unit ?? UNITS[answer.special === "xeno" ? XENO : SCHMIDT].id;

/** The actions of a seat's turn, in points; ending it is worth nothing. */
function actionWorth(s: State, seat: number, answer: Answer): number {
  if (answer.end === true || answer.pass === true) return 0;
  const paid = answer.own === true ? OWN : 0;
  if (answer.move !== undefined) return moveWorth(s, answer) + paid;
  if (answer.forage !== undefined) return forageWorth(s, unitOf(answer.forage)) + paid;
  if (answer.fire !== undefined) return fireWorth(s, unitOf(answer.fire), answer) + paid;
  if (answer.borrow !== undefined) return borrowWorth(s, seat, answer);
  if (answer.special !== undefined) return specialWorth(s, seat, answer);
  if (answer.play !== undefined) return cardWorth(s, seat, answer);
  return LOOK;
}

function moveWorth(s: State, answer: Answer): number {
  const unit = unitOf(answer.move);
  const to = spaceOf(answer.to);
  if (isAttack(s, answer)) return meleeWorth(s, newFight(to, "attack", unit, s.unitAt[unit]));
  return walkWorth(s, unit, to) - 1;
}

function fireWorth(s: State, unit: number, answer: Answer): number {
  const cost = answer.spare === true ? ACTION : s.ammo > 0 ? ammoWorth(s.ammo - 1) : 0;
  return shotWorth(s, unit, spaceOf(answer.at), answer.special === "citadel") - cost;
}

function forageWorth(s: State, unit: number): number {
  const two = forageDice(s, unit) > 1;
  let sum = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let n = forageYield(s, unit, two ? [a, b] : [a]); n > 0; n--) sum += ammoWorth(s.ammo + n - 1);
  return sum / 36;
}

/** A hero is asked for with what it would do best. */
function borrowWorth(s: State, seat: number, answer: Answer): number {
  const unit = unitOf(answer.borrow);
  const value = bestExtra(s, seat, unit) - OWN;
  return purposeOf(s, plans[unit]) === answer.for ? value : Math.min(value, 0) - 1;
}

/** The best that a unit could do with an action. */
function bestExtra(s: State, seat: number, unit: number): number {
  let best = extras[unit];
  if (best !== UNKNOWN) return best;
  best = 0;
  listExtra(s, seat, unit, (answer, reason) => {
    const value = reason === undefined ? actionWorth(s, seat, answer) : 0;
    if (value <= best) return;
    best = value;
    plans[unit] = answer;
  });
  extras[unit] = best;
  return best;
}

function specialWorth(s: State, seat: number, answer: Answer): number {
  switch (answer.special) {
    case "citadel":
      return fireWorth(s, unitOf(answer.unit), answer) + FREE;
    case "speech":
      return speechWorth(s, seat);
    case "free-defiant":
      return LOOK;
    default: {
      const best = bestExtra(s, seat, unitOf(extraUnit(answer)));
      return best > 0 ? best + FREE : -1;
    }
  }
}

/** Whether the paid actions of the seat are gone, so that what is kept for worse may be looked at. */
const isSpent = (s: State, seat: number): boolean => s.actions === 0 && s.own[seat] === 0;

function speechWorth(s: State, seat: number): number {
  if (!isSpent(s, seat)) return -1;
  let sum = 0;
  for (let unit = 0; unit < s.unitAt.length; unit++) {
    const at = s.unitAt[unit];
    if (unit !== HERNANDEZ && (at === TOWN || (onTrack(at) && at % 8 === 0))) sum += bestExtra(s, seat, unit);
  }
  return sum - Math.min(SPEECH_FROM, s.eventDeck.length * CARD);
}

function cardWorth(s: State, seat: number, answer: Answer): number {
  if (answer.unit === undefined) {
    if (answer.play !== STORY[ADRENALINE].id || !isSpent(s, seat)) return -1;
    let best = 0;
    for (let unit = 0; unit < s.unitAt.length; unit++)
      if (inPlay(s, unit)) best = Math.max(best, bestExtra(s, seat, unit));
    return best - Math.min(CARD, s.eventDeck.length * 4);
  }
  const unit = unitOf(answer.unit);
  if (answer.play === STORY[ORGANISER].id) return CARD + unitStrength(s, unit);
  return allDanger(s) + withUnit(s, "leader", unit);
}

const note = (text: string, icon: string, values: Note["values"] = {}): Note => ({
  text: `advice.${text}`,
  icon,
  values,
});

/** Why the answer is the planner's. */
function reasonFor(s: State, question: Question, answer: Answer): Note {
  switch (question.ask) {
    case "act":
    case "extra":
      return actionReason(s, answer);
    case "hit":
      return note("hit", "fire");
    case "defend":
      return note("defend", "fight");
    case "withdraw":
      return answer.hold === true ? note("stand", "fight") : note("leave", "move");
    case "hello":
      if (answer.use === "traps") return note("traps", "fight");
      return answer.use === "fall-back" ? note("leave", "move") : note("stand", "fight");
    case "ready":
    case "before":
    case "resolve":
      return answer.play === undefined ? note("keep", "story") : note("card", "story");
    case "reroll":
      return note(answer.reroll === true ? "reroll" : "let", "fight");
    case "overwatch":
      return answer.stay === true ? note("stay", "fight") : note("fall", "move");
    case "draft":
    case "hero":
      return note("strong", "fight");
    case "armed":
    case "charged": {
      const at = SPACE_IDS[s.unitAt[unitOf(answer.unit)]];
      return note("marker", "fight", { at });
    }
    case "lend":
      return note("lend", "action");
    case "arrive":
      return spaceOf(answer.to) === TOWN
        ? note("home", "town")
        : note("block", "move", { at: SPACE_IDS[spaceOf(answer.to)] });
    default:
      return note("least", "zeds");
  }
}

function actionReason(s: State, answer: Answer): Note {
  const weakest = weakestRoad(s);
  if (answer.forage !== undefined) return note(s.ammo < SHORT ? "forage" : "forage.more", "ammo", { n: s.ammo });
  if (answer.at !== undefined) return note("fire", "fire", { at: String(answer.at), ...trackOfSpace(answer.at) });
  if (answer.move !== undefined) {
    const to = spaceOf(answer.to);
    if (isAttack(s, answer)) return note("attack", "fight", { at: SPACE_IDS[to], ...trackOfSpace(answer.to) });
    if (to === TOWN) return note("home", "town");
    const track = TRACKS[trackOf(to)];
    return note(trackOf(to) === weakest ? "weakest" : "block", "move", { at: SPACE_IDS[to], track });
  }
  if (answer.special !== undefined)
    return specialOf(answer.special) === SPEECH ? note("speech", "speech") : note("free", "action");
  if (answer.borrow !== undefined) return note("borrow", "action", { unit: String(answer.borrow) });
  if (answer.play !== undefined) return note("card", "story");
  return answer.end === true || answer.pass === true ? note("nothing", "action") : note("look", "event");
}

const trackOfSpace = (at: unknown): { readonly track: string } => ({ track: TRACKS[trackOf(spaceOf(at))] });
