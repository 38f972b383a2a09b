import type { Note } from "@endzeit/engine";
import { ITEMS } from "../content/items.ts";
import { PLACES, placeOf } from "../content/locations.ts";
import { kindNumber, SYMBOL_OF_KIND, SYMBOLS } from "../content/prints.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { hasSurvivorAt, isLoyal, presentAt, roomAt, SURVIVOR_COUNT, survivorNumber } from "../rules/groups.ts";
import { COLONY, PLACE_COUNT } from "../rules/places.ts";
import type { Answers } from "../state.ts";
import { attackCost, moveCost } from "./exposure.ts";
import { ailing } from "./health.ts";
import { said, sayWorth, told } from "./talk.ts";
import { type Appraisal, dieWorths, fitsPrint } from "./thought.ts";
import { bestBarricade, risk } from "./zombies.ts";

/** Why something is done in the own turn: each reason looks at the answers that it is about and says what they are worth. */

type Turn = Answers["turn"];

export interface Reason {
  readonly id: string;
  readonly icon: string;
  /** The first term of the answers that it is about. */
  readonly of: string;
  /** 0 or less: not for this reason. */
  worth(t: Appraisal, answer: Turn): number;
  values?(t: Appraisal, answer: Turn): Note["values"];
}

/** Whether the crisis can still be prevented, as far as can be hoped for; and what a fitting card is then worth in it. */

const mayPrevent = (t: Appraisal): boolean => !t.exiled && t.lack > 0 && t.fitting + t.toCome >= t.lack - t.w.hope;

function inCrisis(t: Appraisal, symbol: number): number {
  if (!t.fits[symbol] || !mayPrevent(t)) return t.w.away;
  return (t.colony * t.crisis) / Math.max(1, Math.min(t.lack, t.fitting + t.toCome));
}

/** What else a card of the hand would be good for. */
const elsewhere = (t: Appraisal, symbol: number): number =>
  t.own[symbol] + Math.max(inCrisis(t, symbol), t.exiled ? 0 : t.colony * t.goal.card[symbol]);

function contributeWorth(t: Appraisal, kind: number): number {
  const symbol = SYMBOL_OF_KIND[kind];
  if (!t.fits[symbol]) return 0;
  if (t.colony < 0) return 0;
  const left = Math.max(
    t.own[symbol] + t.colony * (0.7 * t.goal.card[symbol] + t.goal.last[symbol]),
    0.5 * t.keep[kind] - t.crisis / 20,
  );
  if (t.lack <= 0) {
    const more = t.lack + BONUS;
    return more > 0 && t.fitting >= more ? (t.w.bonus * t.colony * t.morale) / more - left : 0;
  }
  return mayPrevent(t) ? inCrisis(t, symbol) - left : 0;
}

const BONUS = 2;
/** Among so many cards of others a wrong one has no owner, if everybody gave. */
const CROWD = 2;
/** With so little morale left there is no time to be found out. */
const BOLD = 3;

function sabotageWorth(t: Appraisal, kind: number): number {
  const { s, seat } = t;
  const symbol = SYMBOL_OF_KIND[kind];
  if (t.mood === "loyal" || t.fits[symbol]) return 0;
  const wrong = s.contributed[seat].filter((print) => !fitsPrint(s, print)).length;
  const others = s.contributed.reduce((n, pile, of) => (of === seat ? n : n + pile.length), 0);
  const apart = s.contributed.some((pile, of) => of !== seat && isLoyal(s, of) && pile.length === 0);
  if (t.mood === "hides")
    return t.colony < 1 && wrong === 0 && !apart && others >= CROWD ? t.crisis / 6 - t.keep[kind] : 0;
  return wrong < 2 && (!apart || s.morale <= BOLD) ? t.crisis / 4 - t.own[symbol] : 0;
}

function foodWorth(t: Appraisal, tokens: number): number {
  if (t.goal.token > 0) return t.token * tokens;
  return t.token * Math.min(tokens, t.short);
}

function worstAiling(t: Appraisal): number {
  const { s, seat } = t;
  let worst = 0;
  for (let who = 0; who < SURVIVOR_COUNT; who++) {
    const owner = s.owner[who];
    if (owner === seat) worst = Math.max(worst, ailing(s, who));
    else if (owner >= 0 && hasSurvivorAt(s, seat, s.place[who])) {
      const asked = said(t.talk, "who-has-medicine", owner) ? NEIGHBOUR : t.w.neighbour;
      worst = Math.max(worst, t.colony * asked * (1 - t.doubts[owner]) * ailing(s, who));
    }
  }
  return worst;
}

const NEIGHBOUR = 0.8;

const kindOf = (answer: Turn): number => ("play" in answer ? kindNumber(answer.play) : -1);

function armWorth(t: Appraisal, kind: number): number {
  const { effect, play } = ITEMS[kind];
  if (play !== "equip") return 0;
  const symbol = SYMBOL_OF_KIND[kind];
  const weapon = symbol === WEAPON ? t.colony * t.goal.weapon : 0;
  const more = effect.does === "extra-die" ? DIE * t.rounds : effect.does === "food" ? t.rounds : 1.5;
  return weapon + t.worn[symbol] + more - elsewhere(t, symbol);
}
const WEAPON = SYMBOLS.indexOf("weapon");
const DIE = 1.5;

function joinWorth(t: Appraisal, helpless: number): number {
  const wanted = t.conditions.some(
    (condition) => condition.is === "count" && condition.of === "survivors" && condition.most !== null,
  );
  if (wanted) return 0;
  const ahead = t.conditions.some((condition) => condition.is === "ahead" && condition.in === "survivors") ? 8 : 0;
  const each = Math.max(0, t.colony) * (1 + 0.4 * t.token);
  return (
    ahead +
    1 +
    (t.w.join - 0.3 * each) * (t.rounds - 1) -
    helpless * each * Math.min(3, t.rounds) -
    t.own[SURVIVOR_CARD]
  );
}
const SURVIVOR_CARD = SYMBOLS.indexOf("survivor");

/** Cards that do something at once with what stands around. */
function toolWorth(t: Appraisal, kind: number): number {
  const { effect } = ITEMS[kind];
  const symbol = SYMBOL_OF_KIND[kind];
  const cost = elsewhere(t, symbol) + t.colony * t.waste;
  const places = ownPlaces(t);
  if (effect.does === "barricades") return 1.5 * Math.max(0, ...places.map((place) => t.builds[place])) - cost;
  if (effect.does === "kill") return Math.max(0, ...places.map((place) => t.kills[place])) - cost;
  if (effect.does === "attack-without-die")
    return Math.max(0, ...places.map((place) => t.kills[place])) - EXPOSED - cost;
  return 0;
}
const EXPOSED = 3;

function ownPlaces(t: Appraisal): number[] {
  const places: number[] = [];
  for (let place = 0; place < PLACE_COUNT; place++)
    for (let who = 0; who < SURVIVOR_COUNT; who++)
      if (t.s.owner[who] === t.seat && t.s.place[who] === place) {
        places.push(place);
        break;
      }
  return places;
}

// Moves

function moveWorth(t: Appraisal, who: number, to: number, fuel: boolean): number {
  const { s, seat } = t;
  const from = s.place[who];
  const there = dieWorths(t, who, to);
  let gain = 0;
  let less = 1;
  const pool = s.dice[seat];
  for (let at = pool.length - 1; at >= 0; at--) {
    const more = there[pool[at]] - t.uses[pool[at]];
    if (more <= 0) continue;
    gain += less * more;
    less *= t.w.less;
  }
  const later = t.w.later * Math.min(t.w.far, t.rounds - 1);
  if (later > 0) {
    const here = dieWorths(t, who, from);
    let more = 0;
    for (let die = 1; die < there.length; die++) more += there[die] - here[die];
    gain += (later * more) / 6;
  }
  let stay = crowding(t, to) - thinning(t, from);
  // Inside they eat, outside each of them draws a zombie.
  const inside = t.w.eats * t.token * (1 + later) - outside(t);
  if (to === COLONY) stay += inside;
  if (from === COLONY) stay -= inside;
  const cost = fuel ? t.keep[FUEL] + t.goal.last[SYMBOL_OF_KIND[FUEL]] : moveCost(t, who, to);
  return (
    gain -
    (t.colony < 0 ? -0.3 : 1) * stay -
    cost * (t.colony < 0 ? 0.2 : 1) -
    t.w.habit -
    (told(t, "i-go-to") === to && roomAt(s, to) < CROWDED ? POLITE : 0) +
    ownPlace(t, to) -
    ownPlace(t, from)
  );
}
/** Somebody else has gone there. */
const CROWDED = 3;
const POLITE = 1;

/** What one more costs at a place, and one fewer saves. */
function crowding(t: Appraisal, place: number): number {
  const people = presentAt(t.s, place);
  return risk(t, place, people + 1) - risk(t, place, people);
}

function thinning(t: Appraisal, place: number): number {
  const people = presentAt(t.s, place);
  return risk(t, place, people) - risk(t, place, people - 1);
}

const FUEL = kindNumber("fuel");

/** What one more outside brings: a zombie. */
const outside = (t: Appraisal): number => t.w.drawn + t.goal.drawn * (t.rounds > 2 ? 0.4 : 1);

/** Where the own objective wants survivors when the match ends. */
function ownPlace(t: Appraisal, place: number): number {
  if (t.rounds > 1 && t.time < 0.8 && t.mood !== "strikes" && (!t.betrays || t.s.morale > LEAVING)) return 0;
  for (const condition of t.conditions)
    if (condition.is === "count") {
      if (condition.of === "survivors-outside" && condition.most === 0) return place === COLONY ? 4 : 0;
      if (condition.of === "survivors-inside" && condition.most === 0) return place === COLONY ? 0 : 4;
    }
  return 0;
}

/** With so little morale left the end may come at any time. */
const LEAVING = 4;

// Exile

const SURE = 0.65;
/** With one innocent outside already the next mistake is the last. */
const SURER = 0.8;
const FRAMED = 0.25;

/** How much speaks for an exile, 0 as much as against it. Who betrays wants the innocent gone whom others doubt. */
export function exileWorth(t: Appraisal, of: number): number {
  if (of === t.seat) return -1;
  if (t.betrays) return t.doubts[of] - FRAMED;
  const mistakes = t.s.exiled.filter((exiled, other) => exiled === 1 && t.doubts[other] < SURE).length;
  return t.doubts[of] - (mistakes > 0 ? SURER : SURE);
}

const CALL = 10;
const STRIKE = 2;

/** Once a round about the same seat. */
function callWorth(t: Appraisal, of: number): number {
  if (t.talk.called.includes(of)) return 0;
  if (t.betrays) return t.mood === "strikes" && !t.exiled ? STRIKE * exileWorth(t, of) : 0;
  return CALL * (exileWorth(t, of) - 0.1);
}

// What lies elsewhere

function abilityWorth(t: Appraisal, who: number, of: number): number {
  const { s } = t;
  const { ability } = SURVIVORS[of];
  const place = s.place[who];
  switch (ability.does) {
    case "food":
      return t.colony * Math.max(foodWorth(t, ability.tokens), 0.4 * t.token * ability.tokens);
    case "kill":
      return t.kills[place] * (ability.most > 1 ? 1.6 : 1) - (ability.exposures > 0 ? attackCost(t, who) : 0) + 0.1;
    case "heal":
      return t.colony * 1.5;
    case "steal":
      return 1;
    case "rescue":
      return t.rounds > 1 ? 1.5 : 0;
    case "raise-die":
    case "reroll":
      return 0.3;
    case "foresee":
    case "peek":
    case "scout":
      return 0.1;
    default:
      return 0;
  }
}

function gearWorth(t: Appraisal, kind: number): number {
  const { effect } = ITEMS[kind];
  switch (effect.does) {
    case "kill":
      return Math.max(...t.kills) + 0.1;
    case "barricades":
      return t.builds[COLONY] + 0.1;
    case "food":
      return t.colony * t.token * effect.tokens;
    case "raise-die":
    case "shift-die":
      return 0.2;
    default:
      return 0;
  }
}

/** Nobody comes after this seat in the round. */
const isLast = (t: Appraisal): boolean => (t.seat + 1) % t.s.seats === t.s.first;

function requestWorth(t: Appraisal, symbol: number): number {
  if (t.colony < 0) return 0;
  switch (SYMBOLS[symbol]) {
    case "food":
      return isLast(t) && t.short > 0 ? 2 : 0;
    case "medicine":
      return worstAiling(t) > HURT ? 2 : 0;
    case "weapon":
      return t.goal.weapon > 0 || t.worn[WEAPON] > 0 ? 1 : 0;
    default:
      return 0;
  }
}
const HURT = 4;

/** Of equal dice the lowest: another may need the high ones. */
const EYE = 0.04;
// The reasons

const dieOf = (answer: Turn): number => ("die" in answer && typeof answer.die === "number" ? answer.die : 0);
const byDie = (worth: number, answer: Turn): number => (worth > 0 ? Math.max(0.01, worth - EYE * dieOf(answer)) : 0);

/** In the order of what counts most among equals. */
export const REASONS: readonly Reason[] = [
  {
    id: "hunger",
    icon: "hunger",
    of: "play",
    worth(t, answer) {
      const kind = kindOf(answer);
      const { effect } = ITEMS[kind];
      if (effect.does !== "food" || t.exiled) return 0;
      return t.colony * (foodWorth(t, effect.tokens) - t.waste) - elsewhere(t, SYMBOL_OF_KIND[kind]);
    },
    values: (t) => ({ need: t.need, food: t.s.food }),
  },
  {
    id: "crisis",
    icon: "crisis",
    of: "contribute",
    worth: (t, answer) => {
      if (!("contribute" in answer)) return 0;
      const kind = kindNumber(answer.contribute);
      return contributeWorth(t, kind) - ("from" in answer ? 2 + t.worn[SYMBOL_OF_KIND[kind]] : 0);
    },
    values: (t) => ({ n: Math.max(1, t.lack) }),
  },
  {
    id: "sabotage",
    icon: "betrayal",
    of: "contribute",
    worth: (t, answer) =>
      "contribute" in answer && !("from" in answer) ? sabotageWorth(t, kindNumber(answer.contribute)) : 0,
  },
  {
    id: "objective.card",
    icon: "goal",
    of: "offer",
    worth(t, answer) {
      if (!("offer" in answer)) return 0;
      const symbol = SYMBOL_OF_KIND[kindNumber(answer.offer)];
      return t.colony * t.goal.card[symbol] - t.own[symbol] - (mayPrevent(t) ? inCrisis(t, symbol) : 0);
    },
  },
  {
    id: "heal",
    icon: "medicine",
    of: "play",
    worth(t, answer) {
      const kind = kindOf(answer);
      if (ITEMS[kind].effect.does !== "heal") return 0;
      return worstAiling(t) - elsewhere(t, SYMBOL_OF_KIND[kind]) - t.colony * t.waste;
    },
  },
  {
    id: "objective.kill",
    icon: "goal",
    of: "attack",
    worth(t, answer) {
      if (!("attack" in answer) || (t.goal.sample === 0 && t.goal.killOutside === 0)) return 0;
      return attackWorth(t, answer);
    },
    values: whereOf,
  },
  { id: "gate", icon: "zombie", of: "attack", worth: (t, answer) => attackWorth(t, answer), values: whereOf },
  {
    id: "objective.build",
    icon: "goal",
    of: "barricade",
    worth(t, answer) {
      if (!("barricade" in answer)) return 0;
      const place = t.s.place[survivorNumber(answer.barricade)];
      const gate = bestBarricade(t, place);
      return gate >= 0 && t.goal.barricade[gate] > 0 ? byDie(t.builds[place], answer) : 0;
    },
    values: whereOf,
  },
  {
    id: "build",
    icon: "barricade",
    of: "barricade",
    worth: (t, answer) =>
      "barricade" in answer ? byDie(t.builds[t.s.place[survivorNumber(answer.barricade)]], answer) : 0,
    values: whereOf,
  },
  {
    id: "search",
    icon: "search",
    of: "search",
    worth: (t, answer) => ("search" in answer ? byDie(t.decks[t.s.place[survivorNumber(answer.search)]], answer) : 0),
    values: whereOf,
  },
  {
    id: "clean",
    icon: "waste",
    of: "clean",
    worth: (t, answer) => byDie(t.cleaning, answer),
    values: (t) => ({ n: t.s.waste.length }),
  },
  {
    id: "lure",
    icon: "lure",
    of: "attract",
    worth: (t, answer) => ("attract" in answer ? byDie(t.lures[t.s.place[survivorNumber(answer.attract)]], answer) : 0),
    values: whereOf,
  },
  {
    id: "ability",
    icon: "ability",
    of: "ability",
    worth(t, answer) {
      if (!("ability" in answer)) return 0;
      const who = survivorNumber(answer.ability);
      return byDie(abilityWorth(t, who, "of" in answer ? survivorNumber(answer.of) : who), answer);
    },
  },
  {
    id: "gear",
    icon: "equip",
    of: "use",
    worth: (t, answer) => ("use" in answer ? gearWorth(t, kindNumber(answer.use)) : 0),
  },
  { id: "arm", icon: "equip", of: "play", worth: (t, answer) => armWorth(t, kindOf(answer)) },
  {
    id: "join",
    icon: "survivor",
    of: "play",
    worth(t, answer) {
      const { effect } = ITEMS[kindOf(answer)];
      return effect.does === "outsider" ? joinWorth(t, effect.helpless) : 0;
    },
  },
  { id: "tool", icon: "tool", of: "play", worth: (t, answer) => toolWorth(t, kindOf(answer)) },
  {
    id: "ruin",
    icon: "betrayal",
    of: "play",
    worth(t, answer) {
      if (t.mood !== "strikes" || t.exiled) return 0;
      const kind = kindOf(answer);
      const { effect, play } = ITEMS[kind];
      return play === "waste" && effect.does === "reroll" ? t.waste - t.own[SYMBOL_OF_KIND[kind]] : 0;
    },
  },
  {
    id: "ruin",
    icon: "betrayal",
    of: "feed",
    worth: (t, answer) =>
      t.mood === "strikes" && !("card" in answer) && t.s.food > 0 && t.s.food - t.need < t.s.dice[t.seat].length * 3
        ? 0.5
        : 0,
  },
  { id: "say", icon: "say", of: "say", worth: (t, answer) => ("say" in answer ? sayWorth(t, answer) : 0) },
  {
    id: "exile",
    icon: "exile",
    of: "exile",
    worth: (t, answer) => ("exile" in answer ? callWorth(t, answer.exile) : 0),
    values: (_t, answer) => ("exile" in answer ? { seat: answer.exile } : {}),
  },
  {
    id: "home",
    icon: "move",
    of: "move",
    worth: (t, answer) => ("move" in answer && answer.to === "colony" ? moved(t, answer) : 0),
  },
  {
    id: "go",
    icon: "move",
    of: "move",
    worth: (t, answer) => ("move" in answer && answer.to !== "colony" ? moved(t, answer) : 0),
    values: whereTo,
  },
  {
    id: "request",
    icon: "request",
    of: "request",
    worth: (t, answer) => ("request" in answer ? requestWorth(t, SYMBOLS.indexOf(answer.request)) : 0),
    values: (_t, answer) => ("request" in answer ? { symbol: answer.request } : {}),
  },
];

function attackWorth(t: Appraisal, answer: Turn): number {
  if (!("attack" in answer)) return 0;
  const who = survivorNumber(answer.attack);
  const worth = t.kills[t.s.place[who]];
  return worth <= 0 ? 0 : byDie(worth - attackCost(t, who) - ("with" in answer ? 0.2 : 0), answer);
}

function moved(t: Appraisal, answer: Turn): number {
  if (!("move" in answer)) return 0;
  return moveWorth(t, survivorNumber(answer.move), placeOf(answer.to), "fuel" in answer);
}

function whereOf(t: Appraisal, answer: Turn): Note["values"] {
  const who =
    "attack" in answer
      ? answer.attack
      : "search" in answer
        ? answer.search
        : "barricade" in answer
          ? answer.barricade
          : "attract" in answer
            ? answer.attract
            : null;
  return who === null ? {} : { at: PLACES[t.s.place[survivorNumber(who)]].id };
}

function whereTo(_t: Appraisal, answer: Turn): Note["values"] {
  return "to" in answer ? { at: answer.to } : {};
}
