import { ITEMS } from "../content/items.ts";
import { placeOf } from "../content/locations.ts";
import { KIND_OF, kindNumber, SYMBOL_OF, SYMBOL_OF_KIND, SYMBOLS } from "../content/prints.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { survivorNumber, survivorsAt } from "../rules/groups.ts";
import { COLONY, firstGate, zombiesAt } from "../rules/places.ts";
import type { Answers, Question } from "../state.ts";
import { nextBetter } from "./decks.ts";
import { attackCost, fallToBite } from "./exposure.ts";
import { ailing } from "./health.ts";
import { said, told } from "./talk.ts";
import { type Appraisal, ASKED } from "./thought.ts";
import { arrivals, barricadeWorth, killWorth, luredAway, luredTo, risk, roomWorth } from "./zombies.ts";

/** What is chosen beside an action: each choice with what its answers are worth. */

type Pick = Extract<Question, { readonly ask: "pick" }>;
type PickCard = Extract<Question, { readonly ask: "pick-card" }>;

const gateOf = (answer: { readonly gate: number; readonly at: Parameters<typeof placeOf>[0] }): number =>
  firstGate(placeOf(answer.at)) + answer.gate - 1;

/** Healthy ones of little use first: they are hurt, exposed, or given away. */
function spare(t: Appraisal, who: number): number {
  const { s } = t;
  const own = s.owner[who] === t.seat ? 0 : t.colony < 0 ? 3 : -0.5;
  return own - 2 * (s.wounds[who] + s.frost[who]) - s.numbers.influence[who] / 100;
}

const average = (t: Appraisal): number => t.uses.reduce((sum, use) => sum + use, 0) / (t.uses.length - 1);

export function pickWorth(t: Appraisal, question: Pick, answer: Answers["pick"]): number {
  if ("gate" in answer) return gateWorth(t, question, gateOf(answer));
  if ("face" in answer) return faceWorth(t, question, answer.face);
  if ("seat" in answer) return seatWorth(t, question, answer.seat);
  if ("place" in answer) return placeWorth(t, question, placeOf(answer.place));
  if ("survivor" in answer) return survivorWorth(t, question, survivorNumber(answer.survivor));
  return whetherWorth(t, question, "yes" in answer);
}

function gateWorth(t: Appraisal, { why, a }: Pick, gate: number): number {
  switch (why) {
    case "kill-gate":
    case "attack-gate":
    case "lighter-gate":
    case "clear-gate":
    case "blast-gate":
      return t.colony * killWorth(t, gate);
    case "attract-from":
      // The rest may stay where it is.
      return t.colony * (luredAway(t, gate) + arrivals(t, a).one) - 0.01;
    case "attract-to":
      return t.colony * luredTo(t, gate);
    default:
      return t.colony * barricadeWorth(t, gate) * (gate === told(t, "hold-gate") - 1 ? ASKED : 1);
  }
}

function faceWorth(t: Appraisal, { why }: Pick, face: number): number {
  switch (why) {
    case "raise-die":
      return t.uses[face + 1] - t.uses[face];
    case "set-face":
      return t.uses[face];
    case "reroll-dice":
      return average(t) - t.uses[face];
    case "lighthouse":
      return 0.6 - t.uses[face];
    case "pledge-die":
      return 2 * t.colony - t.uses[face];
    default:
      return -t.uses[face];
  }
}

function seatWorth(t: Appraisal, { why }: Pick, seat: number): number {
  const { s } = t;
  switch (why) {
    case "steal-from":
    case "peek-at":
      return s.hand[seat].length + 5 * t.doubts[seat];
    case "secret-of":
    case "accuse":
      return t.betrays ? -t.doubts[seat] : t.doubts[seat];
    default:
      return -t.doubts[seat];
  }
}

function placeWorth(t: Appraisal, { why }: Pick, place: number): number {
  switch (why) {
    case "scene":
      return zombiesAt(t.s, place);
    case "padlock-gate":
      return t.builds[place];
    case "lure-to":
      return -zombiesAt(t.s, place);
    case "fuel-to":
    case "new-home":
    case "exile-move": {
      const people = survivorsAt(t.s, place);
      return t.decks[place] - risk(t, place, people + 1) + risk(t, place, people);
    }
    default:
      return t.decks[place];
  }
}

function survivorWorth(t: Appraisal, { why }: Pick, who: number): number {
  const { s, seat } = t;
  const own = s.owner[who] === seat;
  switch (why) {
    case "heal-whom":
    case "heal-three":
      return (own ? 1 : 0.7 * t.colony) * ailing(s, who);
    case "equip-whom":
      return s.numbers.influence[who] / 100 - (s.wounds[who] + s.frost[who]) / 4;
    case "lamp-attacker":
    case "lighter-attacker":
      return t.kills[s.place[who]] - attackCost(t, who);
    case "fuel-mover":
      return s.place[who] === COLONY ? 1 : 0;
    default:
      return spare(t, who);
  }
}

const LEAVES = 7;

function whetherWorth(t: Appraisal, { why }: Pick, yes: boolean): number {
  if (why === "heal-what") return yes ? 1 : 2;
  if (!yes) return 0;
  switch (why) {
    case "leave-game":
      return t.colony * t.morale - LEAVES - t.rounds;
    case "experiment":
    case "pledge-survivor":
    case "foresee-order":
      return -1;
    case "draw-weapon":
      return -0.5;
    default:
      return 1;
  }
}

const MEDICINE = SYMBOLS.indexOf("medicine");

export function cardWorth(t: Appraisal, { why }: PickCard, answer: Answers["pick-card"]): number {
  if (!("card" in answer)) return 0;
  const kind = kindNumber(answer.card);
  switch (why) {
    case "keep-one":
      return t.keep[kind];
    case "their-card":
    case "rescue-card":
    case "deck-card":
      return t.gain[kind];
    case "fuel-duty":
      return 40 * t.colony - t.own[SYMBOL_OF_KIND[kind]];
    case "pledge-card":
      return 5 * t.colony - t.keep[kind];
    case "medicine-from":
      return t.colony;
    case "addiction":
      return 5 - t.keep[kind];
    case "cure":
      return Math.max(t.colony, 0.2) * t.death - t.keep[kind];
    case "show-weapon":
      return 1;
    case "cook":
    case "stake":
      return -t.keep[kind];
    default:
      return -t.keep[kind];
  }
}

// Attack and search

export function foundWorth(
  t: Appraisal,
  { by }: Extract<Question, { readonly ask: "found" }>,
  answer: Answers["found"],
): number {
  if ("take" in answer) return t.gain[kindNumber(answer.take)];
  if ("done" in answer) return 0;
  let best = 0;
  for (const print of t.s.found) if (print >= 0) best = Math.max(best, t.gain[KIND_OF[print]]);
  const place = t.s.place[by];
  const quiet = told(t, "no-noise") === place ? HUSHED : 0;
  const noise = t.w.noise + (t.s.noise[place] > 1 ? 1 : 0) + noiseRisk(t, place) + quiet;
  return best + nextBetter(t, place, best) - Math.max(0.3, t.colony) * noise;
}

const HUSHED = 3;

/** Half of the noises bring a zombie. */
const noiseRisk = (t: Appraisal, place: number): number => -0.5 * roomWorth(t, firstGate(place), -1);

export function modifyWorth(
  t: Appraisal,
  { by, gate }: Extract<Question, { readonly ask: "modify" }>,
  answer: Answers["modify"],
): number {
  if ("go" in answer) return 0;
  const cost = "card" in answer ? t.keep[kindNumber(answer.card)] : 0;
  const item = ITEMS.find(({ id }) => id === answer.with);
  const kills = item?.effect.does === "attack" ? item.effect.kills : "die" in answer ? 3 : 1;
  const more = Math.min(kills, zombiesAt(t.s, t.s.place[by])) - 1;
  const safe = item?.id === "baseball-bat" ? -more : 1;
  return attackCost(t, by) * safe + 0.8 * more * t.colony * killWorth(t, gate) - cost;
}

const STRIKE = 2;

export function targetWorth(
  t: Appraisal,
  { by }: Extract<Question, { readonly ask: "target" }>,
  answer: Answers["target"],
): number {
  if ("zombie" in answer) {
    const place = t.s.place[by];
    return 1 + t.colony * killWorth(t, firstGate(place) + (place === COLONY ? answer.zombie - 1 : 0));
  }
  const who = survivorNumber(answer.strike);
  const weak = t.s.morale <= STRIKE ? 1 : STRIKE;
  return t.mood === "strikes" && t.s.wounds[who] + t.s.frost[who] >= weak ? 3 : -50;
}

export function bittenWorth(
  t: Appraisal,
  { place, gone }: Extract<Question, { readonly ask: "bitten" }>,
  answer: Answers["bitten"],
): number {
  if ("kill" in answer) return -1;
  let next = -1;
  for (let who = 0; who < SURVIVORS.length; who++) if (t.s.place[who] === place && (gone & (1 << who)) === 0) next++;
  return t.colony < 0 ? 0 : -fallToBite(next + 1);
}

// Who stays, who leads, who is passed on

const ABILITY: { readonly [does: string]: number } = {
  "search-more": 1.5,
  kill: 1.5,
  food: 2,
  heal: 1.5,
  "move-safely": 2,
  "barricade-without-die": 2.5,
  "barricade-more": 1,
  unbitten: 1.5,
  tough: 0.8,
  warm: 0.5,
  attack: 1.5,
  copy: 0.5,
};

export function survivorValue(t: Appraisal, who: number): number {
  const { s } = t;
  const fights = t.goal.sample > 0 || t.goal.killOutside > 0 ? 1.2 : 0.7;
  return (
    1.1 * (6 - s.numbers.search[who]) +
    fights * (6 - s.numbers.attack[who]) +
    (ABILITY[SURVIVORS[who].ability.does] ?? 0.5) +
    s.numbers.influence[who] / 40
  );
}

export function giveWorth(t: Appraisal, symbol: number, kind: number): number {
  const { s } = t;
  const asker = s.turn;
  const asked = said(t.talk, "who-has-medicine", asker) || said(t.talk, "thanks", asker) ? 1 : 0;
  const cost =
    t.own[symbol] +
    t.goal.last[symbol] -
    asked +
    0.6 +
    (fitsAndWanted(t, symbol) ? t.crisis / 8 : 0) +
    10 * Math.max(0, t.doubts[asker] - 0.3);
  const { effect } = ITEMS[kind];
  if (effect.does === "food") return t.colony * t.token * Math.min(effect.tokens, Math.max(0.4, t.short)) - cost;
  if (symbol === MEDICINE) {
    let worst = 0;
    for (let who = 0; who < SURVIVORS.length; who++)
      if (s.owner[who] === asker) worst = Math.max(worst, ailing(s, who));
    return t.colony * worst - cost - 1;
  }
  if (SYMBOLS[symbol] === "weapon") {
    const armed = s.gear.some((print, at) => s.owner[s.bearer[at]] === asker && SYMBOL_OF[print] === symbol);
    return armed || !t.arms ? -1 : 12 * t.colony - cost - t.goal.weapon;
  }
  return -cost;
}

const fitsAndWanted = (t: Appraisal, symbol: number): boolean => t.lack > 0 && t.fits[symbol];
