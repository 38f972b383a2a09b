import { byQuestion, type Note } from "@endzeit/engine";
import { CAMPGROUND, SPACE_IDS, spaceOf, TOWN, TRACKS, trackOf } from "../content/board.ts";
import { ADRENALINE, EVENTS, ORGANISER, STORY } from "../content/cards.ts";
import { EVEN, MELEE, ROW } from "../content/tables.ts";
import { HERNANDEZ, SCHMIDT, UNITS, unitOf, XENO } from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import { blank, copy } from "../copy.ts";
import { listExtra, purposeOf } from "../rules/actions.ts";
import { PASS } from "../rules/answers.ts";
import { CABIN_AMMO } from "../rules/events.ts";
import { newFight } from "../rules/fight.ts";
import { forageDice, forageYield } from "../rules/forage.ts";
import { inPlay, unitStrength, unitsAt } from "../rules/units.ts";
import type {
  Answer,
  Answers,
  Borrow,
  CitadelShot,
  Fight,
  Fire,
  Move,
  PlayCard,
  Question,
  Special,
  State,
  View,
} from "../state.ts";
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

/** All throws of one die and of two. */
const SINGLES = [1, 2, 3, 4, 5, 6].map((die) => [die]);
const PAIRS = SINGLES.flatMap(([a]) => SINGLES.map(([b]) => [a, b]));

/** So little ammo is short. */
const SHORT = 3;

const ammoWorth = (ammo: number): number => AMMO[ammo] ?? AMMO_MORE;

/** The thinking happens on a copy, so that the view stays as it is. */
const scratch = blank();
/** What each unit could do with an action more, as far as it has been asked. */
const UNKNOWN = -1;
const extras: number[] = UNITS.map(() => UNKNOWN);
const plans: Answers["extra"][] = UNITS.map(() => PASS);

/** The answer that the planner would give, and why. */
export function advise(
  view: View,
  seat: number,
  question: Question,
  answers: readonly Answer[],
): { readonly answer: Answer; readonly reason: Note } | null {
  const here = lookAround(view, seat);
  let best = bestOf(answers, (answer) => worth(here, question, answer));
  if (best === null) return null;
  // Fire before you fight: the same Zeds, from afar first.
  const target = attackedBy(scratch, best);
  if (target !== null) {
    const shots = answers.filter((answer) => "at" in answer && answer.at === target);
    const shot = bestOf(shots, (answer) => worth(here, question, answer));
    if (shot !== null && worth(here, question, shot) > 0) best = shot;
  }
  return { answer: best, reason: reasonFor(scratch, question, best) };
}

/** How the planner would order the answers; the best is the one that it advises. */
export function rank(s: State, seat: number, question: Question, answers: readonly Answer[], into: number[]): void {
  const here = lookAround(s, seat);
  let best = 0;
  for (let at = 0; at < answers.length; at++) {
    into[at] = worth(here, question, answers[at]);
    if (into[at] > into[best]) best = at;
  }
  const target = answers.length === 0 ? null : attackedBy(scratch, answers[best]);
  if (target === null) return;
  let shot = -1;
  for (let at = 0; at < answers.length; at++) {
    const answer = answers[at];
    if ("at" in answer && answer.at === target && into[at] > (shot < 0 ? 0 : into[shot])) shot = at;
  }
  if (shot >= 0 && shot !== best) into[shot] = into[best] + 1;
}

/** Begins to think about a position. */
function lookAround(view: View, seat: number): Thought {
  copy(view, scratch);
  lookAtRoads(scratch);
  extras.fill(UNKNOWN);
  plans.fill(PASS);
  return { s: scratch, seat };
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

/** The state that is thought about, and for whom. */
interface Thought {
  readonly s: State;
  readonly seat: number;
}

function heroWorth({ s }: Thought, _question: Question, { hero }: Answers["hero"]): number {
  const unit = unitOf(hero);
  return unitStrength(s, unit) + UNITS[unit].range;
}
const trackWorth = ({ s }: Thought, _question: Question, { track }: Answers["track"]): number =>
  -roadDanger(s, TRACKS.indexOf(track));
const vigourWorth = ({ s }: Thought, _question: Question, { zed }: Answers["advance"]): number => -vigour(s, zed);
const lifeWorth = ({ s }: Thought, _question: Question, { zed }: Answers["hit"]): number => -lifeOfZed(s, zed);

/** What each answer is good for, in points. */
const worth = byQuestion<Thought, Question, Answers, number>({
  draft: heroWorth,
  hero: heroWorth,
  start: trackWorth,
  track: trackWorth,
  strongest: (_thought, _question, { from }) => spaceOf(from) - trackOf(spaceOf(from)) * 8,
  advance: vigourWorth,
  nearer: vigourWorth,
  toughest: lifeWorth,
  replace: () => 0,
  hit: lifeWorth,
  armed: ({ s }, _question, { unit }) => withUnit(s, "armed", unitOf(unit)),
  charged: ({ s, seat }, _question, { unit }) =>
    withUnit(s, "charged", unitOf(unit)) + bestExtra(s, seat, unitOf(unit)),
  underfoot: ({ s }, _question, { unit }) => -painUnderfoot(s, unitOf(unit)),
  smell: ({ s }, _question, answer) => {
    const unit = unitOf(answer.unit);
    return unitStrength(s, unit) + (s.unitAt[unit] % 8);
  },
  arrive: (_thought, _question, { to }) => spaceOf(to),
  withdraw: ({ s }, { at }, answer) => ("hold" in answer ? holdWorth(s, at) : 0),
  hello: ({ s }, { at, unit }, answer) => {
    const stand = meleeWorth(s, newFight(at, "enter", unit));
    if ("pass" in answer) return stand;
    return answer.use === "traps" ? (stand + TRAPS) / 2 : 0;
  },
  // Before a fight there is more to know.
  ready: (_thought, _question, answer) => ("pass" in answer ? 1 : 0),
  defend: ({ s }, _question, { unit }) => (s.fight === null ? 0 : meleeWorth(s, { ...s.fight, unit: unitOf(unit) })),
  before: ({ s }, _question, answer) => (s.fight === null ? 0 : beforeWorth(s, s.fight, answer)),
  reroll: ({ s }, _question, answer) => {
    if (s.fight === null) return 0;
    return "reroll" in answer ? meleeWorth(s, s.fight, false) : rolledWorth(s, s.fight);
  },
  // One hit, and the Zeds retreat, as the middle cell of an even fight.
  resolve: ({ s }, _question, answer) => (s.fight === null || "pass" in answer ? 0 : -rolledWorth(s, s.fight) - CARD),
  stop: ({ s }, { next }, { unit }) => walkWorth(s, unitOf(unit), next),
  act: ({ s, seat }, _question, answer) => actionWorth(s, seat, answer),
  extra: ({ s, seat }, _question, answer) => actionWorth(s, seat, answer),
  lend: (_thought, _question, answer) => ("lend" in answer ? 1 : 0),
  overwatch: ({ s }, _question, answer) =>
    "stay" in answer ? 0 : fallBackWorth(s, "with" in answer ? unitOf(answer.with) : -1),
});

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

function beforeWorth(s: State, fight: Fight, answer: Answers["before"]): number {
  if ("fight" in answer) return meleeWorth(s, fight);
  if (!("unit" in answer)) return meleeWorth(s, { ...fight, bulldozer: 1 }) - CARD;
  const before = s.leader;
  s.leader = unitOf(answer.unit);
  const value = meleeWorth(s, fight) - 1;
  s.leader = before;
  return value;
}

const rolledWorth = (s: State, fight: Fight): number =>
  rowWorth(s, fight, fight.column, ROW[fight.dice[0] + fight.dice[1]]);

function fallBackWorth(s: State, mate: number): number {
  const piazza = unitOf("piazza");
  const at = s.unitAt[piazza];
  if (!onTrack(at)) return 0;
  const to = at % 8 === 0 ? TOWN : at - 1;
  if (mate >= 0) s.unitAt[mate] = to;
  const value = walkWorth(s, piazza, to) + (mate < 0 ? 0 : -1);
  if (mate >= 0) s.unitAt[mate] = at;
  return value - 1;
}

/** The space of the Zeds that an action attacks, an extra one or one of a borrowed hero at its best. */
function attackedBy(s: State, answer: Answer): string | null {
  if ("move" in answer) return isAttack(s, answer) ? answer.to : null;
  const unit = "borrow" in answer ? unitOf(answer.borrow) : "special" in answer ? extraUnit(answer) : -1;
  const extra = plans[unit];
  return extra !== undefined && "move" in extra && isAttack(s, extra) ? extra.to : null;
}

const isAttack = (s: State, { to }: Move): boolean => {
  const at = spaceOf(to);
  return at < TOWN && s.spots[at * STACK] >= 0;
};

/** Whose extra action a special action is. */
function extraUnit(answer: Special): number {
  if ("unit" in answer) return unitOf(answer.unit);
  return answer.special === "xeno" ? XENO : SCHMIDT;
}

/** The actions of a seat's turn, in points; ending it is worth nothing. */
function actionWorth(s: State, seat: number, answer: Answers["act"] | Answers["extra"]): number {
  if ("end" in answer || "pass" in answer) return 0;
  if ("borrow" in answer) return borrowWorth(s, seat, answer);
  if ("special" in answer) return specialWorth(s, seat, answer);
  if ("play" in answer) return cardWorth(s, seat, answer);
  if ("peek" in answer) return LOOK;
  const paid = answer.own === true ? OWN : 0;
  if ("move" in answer) return moveWorth(s, answer) + paid;
  if ("forage" in answer) return forageWorth(s, unitOf(answer.forage)) + paid;
  return "fire" in answer ? fireWorth(s, answer) + paid : LOOK;
}

function moveWorth(s: State, answer: Move): number {
  const unit = unitOf(answer.move);
  const to = spaceOf(answer.to);
  if (isAttack(s, answer)) return meleeWorth(s, newFight(to, "attack", unit, s.unitAt[unit]));
  return walkWorth(s, unit, to) + cabinWorth(s, unit, to) - 1;
}

/** E02: what it is worth that a unit comes to the Campground, or leaves it, while the hunting cabin waits for one until the end of the phase. */
function cabinWorth(s: State, unit: number, to: number): number {
  const from = s.unitAt[unit];
  if (EVENTS[s.event].effect !== "cabin" || (from === CAMPGROUND) === (to === CAMPGROUND)) return 0;
  if ((unitsAt(s, CAMPGROUND) & ~(1 << unit)) !== 0) return 0;
  let ammo = 0;
  for (let n = 0; n < CABIN_AMMO; n++) ammo += ammoWorth(s.ammo + n);
  return to === CAMPGROUND ? ammo : -ammo;
}

function fireWorth(s: State, shot: Fire | CitadelShot): number {
  const cost = shot.spare === true ? ACTION : s.ammo > 0 ? ammoWorth(s.ammo - 1) : 0;
  const unit = unitOf("fire" in shot ? shot.fire : shot.unit);
  return shotWorth(s, unit, spaceOf(shot.at), "special" in shot) - cost;
}

function forageWorth(s: State, unit: number): number {
  const two = forageDice(s, unit) > 1;
  let sum = 0;
  for (const dice of two ? PAIRS : SINGLES)
    for (let n = forageYield(s, unit, dice); n > 0; n--) sum += ammoWorth(s.ammo + n - 1);
  return sum / (two ? PAIRS : SINGLES).length;
}

/** A hero is asked for with what it would do best. */
function borrowWorth(s: State, seat: number, answer: Borrow): number {
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

function specialWorth(s: State, seat: number, answer: Special): number {
  if ("at" in answer) return fireWorth(s, answer) + FREE;
  if (answer.special === "speech") return speechWorth(s, seat);
  if (answer.special === "free-defiant") return LOOK;
  const best = bestExtra(s, seat, extraUnit(answer));
  return best > 0 ? best + FREE : -1;
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

function cardWorth(s: State, seat: number, answer: PlayCard): number {
  if (!("unit" in answer)) {
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

const strong = (): Note => note("strong", "fight");
const least = (): Note => note("least", "zeds");
const card = (_s: State, _question: Question, answer: Answers["before"] | Answers["ready"]): Note =>
  "play" in answer ? note("card", "story") : note("keep", "story");
const marker = (s: State, _question: Question, { unit }: Answers["armed"]): Note =>
  note("marker", "fight", { at: SPACE_IDS[s.unitAt[unitOf(unit)]] });

/** Why the answer is the planner's. */
const reasonFor = byQuestion<State, Question, Answers, Note>({
  draft: strong,
  hero: strong,
  start: least,
  track: least,
  strongest: least,
  advance: least,
  nearer: least,
  ready: card,
  toughest: least,
  replace: least,
  armed: marker,
  charged: marker,
  underfoot: least,
  smell: least,
  arrive: (_s, _question, { to }) => (spaceOf(to) === TOWN ? note("home", "town") : note("block", "move", { at: to })),
  withdraw: (_s, _question, answer) => ("hold" in answer ? note("stand", "fight") : note("leave", "move")),
  hello: (_s, _question, answer) => {
    if ("pass" in answer) return note("stand", "fight");
    return answer.use === "traps" ? note("traps", "fight") : note("leave", "move");
  },
  defend: () => note("defend", "fight"),
  before: card,
  reroll: (_s, _question, answer) => note("reroll" in answer ? "reroll" : "let", "fight"),
  resolve: card,
  hit: () => note("hit", "fire"),
  stop: least,
  act: (s, _question, answer) => actionReason(s, answer),
  extra: (s, _question, answer) => actionReason(s, answer),
  lend: () => note("lend", "action"),
  overwatch: (_s, _question, answer) => ("stay" in answer ? note("stay", "fight") : note("fall", "move")),
});

function actionReason(s: State, answer: Answers["act"] | Answers["extra"]): Note {
  const weakest = weakestRoad(s);
  if ("forage" in answer) return note(s.ammo < SHORT ? "forage" : "forage.more", "ammo", { n: s.ammo });
  if ("at" in answer) return note("fire", "fire", { at: answer.at, ...trackOfSpace(answer.at) });
  if ("move" in answer) {
    const to = spaceOf(answer.to);
    if (isAttack(s, answer)) return note("attack", "fight", { at: SPACE_IDS[to], ...trackOfSpace(answer.to) });
    if (cabinWorth(s, unitOf(answer.move), to) > 0) return note("cabin", "ammo", { at: SPACE_IDS[to] });
    if (to === TOWN) return note("home", "town");
    const track = TRACKS[trackOf(to)];
    return note(trackOf(to) === weakest ? "weakest" : "block", "move", { at: SPACE_IDS[to], track });
  }
  if ("special" in answer) return answer.special === "speech" ? note("speech", "speech") : note("free", "action");
  if ("borrow" in answer) return note("borrow", "action", { unit: answer.borrow });
  if ("play" in answer) return note("card", "story");
  return "end" in answer || "pass" in answer ? note("nothing", "action") : note("look", "event");
}

const trackOfSpace = (at: string): { readonly track: string } => ({ track: TRACKS[trackOf(spaceOf(at))] });
