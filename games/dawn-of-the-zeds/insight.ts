import { byQuestion, type Note, type Odds, questionOf } from "@endzeit/engine";
import {
  type Chance,
  forageChance,
  meleeChances,
  type ShotChances,
  shotChances,
  TRAPS_CHANCE,
  underfootDies,
} from "./chances.ts";
import { LENGTH, SPACE_IDS, SPACES, spaceOf, TOWN } from "./content/board.ts";
import { BULLDOZER, CIVILIAN_LEADER, EVENTS, IRON_RESOLVE, STORY } from "./content/cards.ts";
import { COLUMNS, FORAGE } from "./content/tables.ts";
import { UNITS, unitOf } from "./content/units.ts";
import { STACK } from "./content/zeds.ts";
import { meleeColumn } from "./rules/columns.ts";
import { scoreOf, verdictOf } from "./rules/endings.ts";
import { newFight } from "./rules/fight.ts";
import { isOne, lowest, unitsAt } from "./rules/units.ts";
import { groupStrength, zedStrength } from "./rules/zeds.ts";
import {
  type Answer,
  type Answers,
  type CitadelShot,
  type Fight,
  type Fire,
  Phase,
  type Question,
  type View,
} from "./state.ts";

/** What a person at the table would point out: what holds now, how a fight stands, what a step is good for. */

const ONE_IN_ONE: Chance = { chance: 1, of: 1 };

const note = (text: string, icon: string, values: Note["values"] = {}, rule?: string): Note =>
  rule === undefined ? { text, icon, values } : { text, icon, values, rule };

export function notes(view: View, _seat: number | null): readonly Note[] {
  const found: Note[] = [];
  if (view.outcome !== null) {
    const score = scoreOf(view, view.outcome.reason === "won");
    found.push(note("note.score", "score", { score, verdict: verdictOf(score) }, "score"));
    return found;
  }
  found.push(...dangerNotes(view), ...eventNotes(view), ...markerNotes(view));
  for (const card of view.kept) found.push(note("note.kept", "story", { card: STORY[card].id }, STORY[card].id));
  if (view.ammo === 0) found.push(note("note.no-ammo", "ammo", {}, "5.4"));
  return found;
}

/** Zeds that are one activation away from Town Center, and those two away. */
function dangerNotes(view: View): Note[] {
  const found: Note[] = [];
  for (let at = 0; at < TOWN; at += LENGTH) {
    if (view.spots[at * STACK] >= 0) found.push(note("note.at-the-door", "zed", { at: SPACE_IDS[at] }, "4.5"));
    else if (view.spots[(at + 1) * STACK] >= 0) found.push(note("note.near", "zed", { at: SPACE_IDS[at + 1] }, "4.5"));
  }
  return found;
}

/** What the active card changes as long as it lies there. */
function eventNotes(view: View): Note[] {
  if (view.event < 0) return [];
  const { id, effect } = EVENTS[view.event];
  switch (effect) {
    case "night":
      return view.phase === Phase.zeds ? [note("note.night", "event", { card: id }, id)] : [];
    case "cardio":
    case "plague":
    case "brains":
    case "cabin":
      return [note(`note.${effect}`, "event", { card: id }, id)];
    default:
      return [];
  }
}

function markerNotes(view: View): Note[] {
  const found: Note[] = [];
  if (view.armed >= 0) found.push(note("note.armed", "armed", { unit: UNITS[view.armed].id }, "well-armed"));
  if (view.leader >= 0) found.push(note("note.leader", "leader", { unit: UNITS[view.leader].id }, "civilian-leader"));
  if (view.charged >= 0) found.push(note("note.charged", "event", { unit: UNITS[view.charged].id }, "keep-calm"));
  if (view.tough >= 0) {
    const at = Math.floor(view.spots.indexOf(view.tough) / STACK);
    found.push(
      note("note.tough", "tough", { strength: zedStrength(view, view.tough), at: SPACE_IDS[at] }, "tough-zeds"),
    );
  }
  if (view.noEntry >= 0) found.push(note("note.no-entry", "no-entry", { at: SPACE_IDS[view.noEntry] }, "4.4"));
  return found;
}

const none = (): readonly Odds[] => [];

/** The exact chances of whatever the answer rolls for. */
const oddsOf = byQuestion<View, Question, Answers, readonly Odds[]>({
  draft: none,
  hero: none,
  start: none,
  track: none,
  strongest: none,
  advance: none,
  nearer: none,
  ready: none,
  toughest: none,
  replace: none,
  armed: none,
  charged: none,
  underfoot(view, _question, answer) {
    const unit = unitOf(answer.unit);
    return [deathRow("odds.dies", underfootDies(view, newFight(view.unitAt[unit], "underfoot", unit)), 0)];
  },
  smell: none,
  arrive: none,
  withdraw: (view, { at }, answer) => ("hold" in answer ? enterOdds(view, at) : []),
  hello: (view, { at }, answer) =>
    "use" in answer && answer.use === "traps"
      ? [{ text: "odds.traps", values: {}, ...TRAPS_CHANCE, tone: "good" }]
      : enterOdds(view, at),
  defend: (view, _question, { unit }) =>
    view.fight === null ? [] : fightOdds(view, { ...view.fight, unit: unitOf(unit) }),
  before: (view, _question, answer) => (view.fight === null ? [] : beforeOdds(view, view.fight, answer)),
  reroll: (view, _question, answer) =>
    view.fight === null || !("reroll" in answer) ? [] : rows(view, view.fight, false, "odds.win"),
  resolve: (_view, _question, answer) =>
    "play" in answer ? [{ text: "odds.win", values: values(10, 0), ...ONE_IN_ONE, tone: "good" }] : [],
  hit: none,
  stop: none,
  act: (view, _question, answer) => actionOdds(view, answer),
  extra: (view, _question, answer) => actionOdds(view, answer),
  lend: none,
  overwatch: none,
});

export function odds(view: View, _seat: number, answer: Answer): readonly Odds[] {
  const question = questionOf(view);
  return question === null ? [] : oddsOf(view, question, answer);
}

function actionOdds(view: View, answer: Answers["act"] | Answers["extra"]): readonly Odds[] {
  if ("move" in answer) {
    const at = spaceOf(answer.to);
    if (at >= TOWN || view.spots[at * STACK] < 0) return [];
    return fightOdds(view, newFight(at, "attack", unitOf(answer.move)));
  }
  if ("forage" in answer)
    return [{ text: "odds.forage", values: {}, ...forageChance(view, unitOf(answer.forage)), tone: "good" }];
  if (!("at" in answer)) return [];
  const { hits, kills, onZeds } = chancesOf(view, answer);
  const hit: Odds = { text: "odds.shot", values: values(onZeds, 0), ...hits, tone: "good" };
  return kills.chance === 0 ? [hit] : [hit, { text: "odds.kills", values: {}, ...kills, tone: "good" }];
}

const chancesOf = (view: View, shot: Fire | CitadelShot): ShotChances =>
  shotChances(view, unitOf("fire" in shot ? shot.fire : shot.unit), spaceOf(shot.at), "special" in shot);

/** Zeds have come in: the fight of the unit that stands there alone; with two it is still to be chosen. */
function enterOdds(view: View, at: number): readonly Odds[] {
  const units = unitsAt(view, at);
  return isOne(units) ? fightOdds(view, newFight(at, "enter", lowest(units))) : [];
}

function beforeOdds(view: View, fight: Fight, answer: Answers["before"]): readonly Odds[] {
  if ("unit" in answer) return rows({ ...view, leader: unitOf(answer.unit) }, fight, false, "odds.win");
  return rows(view, "play" in answer ? { ...fight, bulldozer: 1 } : fight, false, "odds.win");
}

/** The fight as it is, and with each card or ability that could still be used in it. */
function fightOdds(view: View, fight: Fight): readonly Odds[] {
  const found = [...rows(view, fight, false, "odds.win")];
  if (fight.cause === "underfoot") return found;
  if (UNITS[fight.unit].reroll && fight.rerolled === 0) found.push(...rows(view, fight, true, "odds.win.reroll"));
  if (fight.zedsAttack === 0 && fight.bulldozer === 0 && view.kept.includes(BULLDOZER))
    found.push(...rows(view, { ...fight, bulldozer: 1 }, false, "odds.win.bulldozer"));
  if (view.kept.includes(CIVILIAN_LEADER) && UNITS[fight.unit].kind === "civilian")
    found.push(...rows({ ...view, leader: fight.unit }, fight, false, "odds.win.civilian-leader"));
  if (fight.zedsAttack === 1 && view.kept.includes(IRON_RESOLVE))
    found.push({ text: "odds.win.iron-resolve", values: values(10, 0), ...ONE_IN_ONE, tone: "good" });
  return found;
}

function rows(view: View, fight: Fight, reroll: boolean, text: string): readonly Odds[] {
  const { zedsLose, dies, onZeds, onUnit } = meleeChances(view, fight, reroll);
  const dying = text.replace("odds.win", "odds.dies");
  if (fight.cause === "underfoot") return [deathRow(dying, dies, onUnit)];
  const win: Odds = { text, values: values(onZeds, onUnit), ...zedsLose, tone: "good" };
  if (reroll || text !== "odds.win") return dies.chance === 0 ? [win] : [win, deathRow(dying, dies, onUnit)];
  const lose: Odds = {
    text: "odds.lose",
    values: values(onZeds, onUnit),
    chance: zedsLose.of - zedsLose.chance,
    of: zedsLose.of,
    tone: "bad",
  };
  return [win, lose, deathRow(dying, dies, onUnit)];
}

const deathRow = (text: string, dies: Chance, onUnit: number): Odds => ({
  text,
  values: values(0, onUnit),
  ...dies,
  tone: "bad",
});

/** Expected hits as they are said: tenths with a point, which the languages' texts may keep or leave out. */
const values = (onZeds: number, onUnit: number): Odds["values"] => ({ onZeds: tenths(onZeds), onUnit: tenths(onUnit) });
const tenths = (n: number): string => `${Math.floor(n / 10)}.${n % 10}`;

/** What a space has for the unit that goes there, with which column it would fight or fire, what ending would waste. */
export function forecast(view: View, seat: number, answer: Answer): Note | null {
  if ("end" in answer) {
    const n = view.actions + view.own[seat];
    return n > 0 ? note("forecast.unused", "actions", { n }) : null;
  }
  if ("move" in answer) return moveForecast(view, unitOf(answer.move), spaceOf(answer.to));
  return "at" in answer ? note("forecast.fire", "gunfire", { column: chancesOf(view, answer).column }) : null;
}

function moveForecast(view: View, unit: number, at: number): Note | null {
  if (at < TOWN && view.spots[at * STACK] >= 0) {
    const column = COLUMNS[meleeColumn(view, newFight(at, "attack", unit))];
    return note("forecast.attack", "melee", { strength: groupStrength(view, at), column });
  }
  const { kind } = SPACES[at];
  if (kind === "plain" || kind === "start") return null;
  // What a roll must show there for one and for two.
  const roll = (n: number): number => FORAGE.mine.findIndex((found) => found >= n) + 1;
  return note(`forecast.${kind}`, kind, kind === "mine" ? { one: roll(1), two: roll(2) } : {});
}

/** How much of the event deck has been seen. */
export function clock(view: View): number {
  const all = view.round + view.eventDeck.length;
  return all === 0 ? 0 : view.round / all;
}
