import type { Condition } from "../content/conditions.ts";
import { EXPOSURE_DIE } from "../content/dice.ts";
import { ITEMS } from "../content/items.ts";
import { PLACES } from "../content/locations.ts";
import { IS_STARTER, KIND_OF, PRINTS, SYMBOL_OF, SYMBOL_OF_KIND, SYMBOLS } from "../content/prints.ts";
import { isBetrayal } from "../content/secrets-deck.ts";
import { foodNeeded } from "../insight.ts";
import { CLEARED, FOOD_KEPT, movesSafely, wastePerMorale } from "../rules/crossroads/lasting.ts";
import { goalSide, meets, objectiveOf } from "../rules/endings.ts";
import {
  hasAbilityOf,
  isInForce,
  loyalSeats,
  presentAt,
  SURVIVOR_COUNT,
  survivorNumber,
  survivorsAt,
} from "../rules/groups.ts";
import { progressOf } from "../rules/objectives.ts";
import {
  COLONY,
  COLONY_GATES,
  endGate,
  firstGate,
  freeAt,
  GATES,
  PLACE_COUNT,
  placeOfGate,
  zombiesAt,
} from "../rules/places.ts";
import type { View } from "../state.ts";
import { crisisLack, fitsCrisis, hordes, lossByCrisis } from "./crisis.ts";
import { type Weights, weightsOf } from "./weights.ts";

/** What a seat makes of what it sees, in points: ten of them are about a morale. Computed once for all answers that are weighed. */

/**
 * Whose side the seat is on now. Who betrays hides: plays along, and gives wrong cards where nobody can tell whose they were. Then, when
 * the own objective only waits for the end of the colony, it strikes.
 */
export type Mood = "loyal" | "hides" | "strikes";

export const MORALE = 10;
/** How many nights are looked at. */
const NIGHTS = 4;
const FED = 0.4;

export interface Outlook {
  readonly s: View;
  readonly seat: number;
  /** What counts how much, for the main objective of the match. */
  readonly w: Weights;
  readonly mood: Mood;
  readonly betrays: boolean;
  readonly exiled: boolean;
  /** How much of what is good for the colony is good for the seat: 1 for the loyal, below 0 for who strikes. */
  readonly colony: number;
  /** Rounds to come, this one among them. */
  readonly rounds: number;
  /** 0 to 1: how near the end is. */
  readonly time: number;
  /** What a morale, a survivor's death is worth to the colony. */
  readonly morale: number;
  readonly death: number;
  /** Food tonight, and what a token is worth. */
  readonly need: number;
  readonly short: number;
  readonly token: number;
  readonly waste: number;
  readonly conditions: readonly Condition[];
  readonly goal: GoalWorth;
  /** What the crisis costs if it is not prevented, in points of the colony; 0 without one. */
  readonly crisis: number;
  /** By place: zombies that the crisis may bring to each entrance, as far as it is to be feared. */
  readonly hordes: readonly number[];
  /** By kind of item: what it is worth to find one; what it is worth in the hand. */
  readonly gain: readonly number[];
  readonly keep: readonly number[];
  /** By symbol: what the own objective loses with such a card of the hand; wins with one more equipped. */
  readonly own: readonly number[];
  readonly worn: readonly number[];
}

/** What a step towards the main objective is worth. */
export interface GoalWorth {
  sample: number;
  /** A zombie fewer outside the colony; one that comes. */
  killOutside: number;
  drawn: number;
  /** By gate: a barricade more; a zombie fewer in its way; a zombie fewer. */
  readonly barricade: number[];
  readonly clear: number[];
  readonly rid: number[];
  /** By symbol: a card for the objective; what it costs to give the last one for something else; whether starter cards count. */
  readonly card: number[];
  readonly last: number[];
  readonly starters: boolean[];
  /** A weapon on an own survivor. */
  weapon: number;
  token: number;
  /** By place: a card less in the deck. */
  readonly dig: number[];
}

export function outlookOf(s: View, seat: number): Outlook {
  const w = weightsOf(s);
  const [secret] = s.secret[seat];
  const betrays = secret !== undefined && secret >= 0 && isBetrayal(secret);
  const conditions = objectiveOf(s, seat).filter(({ is }) => is !== "main-objective" && is !== "morale-lost");
  const goal = goalWorth(s, seat);
  const rounds = Math.max(1, s.marker);
  const time = Math.min(1, Math.max((s.round - 1) / Math.max(1, s.round + s.marker - 2), progress(s)));
  const morale = moraleWorth(s);
  const need = foodNeeded(s);
  const stock = conditions.reduce((n, of) => (of.is === "food-for-players" ? of.each * s.seats : n), 0);
  const short = Math.max(0, need + stock - s.food);
  const token =
    goal.token + (need === 0 ? 0.3 : hungerWorth(w, s.food / need, rounds) * (1 + w.hungrier * s.starvation));
  const mood = moodOf(s, seat, betrays, conditions);
  const gain = new Array<number>(ITEMS.length).fill(0);
  const keep = new Array<number>(ITEMS.length).fill(0);
  const own = ownCards(s, seat, conditions, betrays, time);
  const t: Outlook = {
    s,
    seat,
    w,
    mood,
    betrays,
    exiled: s.exiled[seat] === 1,
    colony: loyalty(s, seat, mood),
    rounds,
    time,
    morale,
    death: deathWorth(s),
    need,
    short,
    token,
    waste: wasteWorth(s, morale),
    conditions,
    goal,
    crisis: w.crisis * lossByCrisis(s, morale),
    hordes: hordes(s).map((n) => n * (crisisLack(s) > 0 ? w.feared : 0)),
    gain,
    keep,
    own: own.kept,
    worn: own.worn,
  };
  for (let kind = 0; kind < ITEMS.length; kind++) {
    const worth = kindWorth(t, kind);
    gain[kind] = worth + own.more[SYMBOL_OF_KIND[kind]];
    keep[kind] = worth + own.kept[SYMBOL_OF_KIND[kind]];
  }
  return t;
}

function hungerWorth(w: Weights, nights: number, rounds: number): number {
  if (nights >= rounds) return FED;
  if (nights < 1) return w.hungerNow;
  if (nights < 2) return w.hungerNext;
  return nights < 3 ? w.hungerLater : 1;
}

function progress(s: View): number {
  const { goals } = goalSide(s);
  let sum = 0;
  for (const goal of goals) sum += progressOf(s, goal);
  return goals.length === 0 ? 0 : sum / goals.length;
}

const STRIKE_ROUNDS = 2;
const STRIKE_PROGRESS = 0.75;
/** As many deaths as bring those that are still wanting with the morale that they cost. */
const DEATHS = 2;
/** With morale as low as this the colony falls before the own objective is reached: it is held up for so long. */
const LOW = 3;

function moodOf(s: View, seat: number, betrays: boolean, conditions: readonly Condition[]): Mood {
  if (!betrays) return "loyal";
  const ready = conditions.every((condition) => meets(s, seat, condition, false) || comesByStriking(s, condition));
  if (s.exiled[seat] === 1 || ready) return "strikes";
  return s.marker <= STRIKE_ROUNDS || progress(s) > STRIKE_PROGRESS ? "strikes" : "hides";
}

/** Whoever wants others dead need not wait for it. */
const comesByStriking = (s: View, condition: Condition): boolean =>
  condition.is === "count" &&
  (condition.of === "players-alone" ||
    (condition.of === "survivors-gone" && s.survivorsGone.length >= condition.least - DEATHS));

/** A card more on the waste. */
function wasteWorth(s: View, morale: number): number {
  const per = wastePerMorale(s);
  const left = per - (s.waste.length % per);
  return weightsOf(s).waste * (morale / MORALE) * (left <= 2 ? 3 : 1);
}

function goalWorth(s: View, seat: number): GoalWorth {
  const worth: GoalWorth = {
    sample: 0,
    killOutside: 0,
    drawn: 0,
    barricade: new Array<number>(GATES).fill(0),
    clear: new Array<number>(GATES).fill(0),
    rid: new Array<number>(GATES).fill(0),
    card: SYMBOLS.map(() => 0),
    last: SYMBOLS.map(() => 0),
    starters: SYMBOLS.map(() => true),
    weapon: 0,
    token: 0,
    dig: new Array<number>(PLACE_COUNT).fill(0),
  };
  const w = weightsOf(s);
  const { goals } = goalSide(s);
  // The nearer the goal, the more a step counts against what else is needed.
  const whole = (w.goal * (w.early + (1 - w.early) * progress(s))) / Math.max(1, goals.length);
  for (const goal of goals) {
    switch (goal.goal) {
      case "survive":
        break;
      case "zombies-outside": {
        let n = 0;
        let come = 0;
        for (let place = 1; place < PLACE_COUNT; place++) {
          n += zombiesAt(s, place);
          come += presentAt(s, place) + s.noise[place] / 2;
        }
        const each = whole / Math.max(8, n - goal.most + 4);
        worth.drawn += n + come + 1 > goal.most ? each : 0;
        worth.killOutside += n + come > goal.most ? each : w.spare * each;
        break;
      }
      case "barricades": {
        const each = whole / (goal.colony + goal.others * (PLACE_COUNT - 1));
        let inside = 0;
        let room = 0;
        for (let gate = 0; gate < COLONY_GATES; gate++) {
          inside += standTonight(s, gate);
          room += roomTonight(s, gate);
        }
        for (let gate = 0; gate < GATES; gate++) {
          const within = gate < COLONY_GATES;
          const weight = within ? each : w.outpost * each;
          const lacks = within ? inside < goal.colony : s.barricades[gate] < goal.others;
          if (lacks) worth.barricade[gate] += weight * (falls(s, gate) ? w.fragile : 1);
          // Zombies take the space: in the colony of any barricade, elsewhere of the one that is to stand.
          const full = within ? room < goal.colony : roomTonight(s, gate) < goal.others;
          if (full) worth.clear[gate] += w.clear * weight;
          else if (lacks && freeAt(s, gate) < 2) worth.clear[gate] += 0.8 * weight;
        }
        break;
      }
      case "barricades-each-entrance":
        for (let gate = 0; gate < COLONY_GATES; gate++) {
          if (standTonight(s, gate) >= goal.least) continue;
          worth.barricade[gate] += whole / COLONY_GATES;
          worth.clear[gate] += (whole / COLONY_GATES) * (roomTonight(s, gate) < goal.least ? w.clear : w.beside);
        }
        break;
      case "empty-decks": {
        const left = [1, 2, 3, 4, 5, 6].filter((place) => s.decks[place].length > 0);
        left.sort((a, b) => s.decks[a].length - s.decks[b].length);
        const done = PLACE_COUNT - 1 - left.length;
        const cards = left.slice(0, goal.decks - done).reduce((sum, place) => sum + s.decks[place].length, 0);
        for (const [nth, place] of left.entries())
          if (nth < goal.decks - done + 1)
            worth.dig[place] += (nth < goal.decks - done ? 1 : 0.5) * (whole / Math.max(10, cards));
        break;
      }
      case "contributed":
        addCard(s, worth, goal, whole, goal.cards * (goal.per === "player" ? s.seats : 1));
        break;
      case "each-colony-phase": {
        // One card an evening is enough: each seat its share of those to come.
        const symbol = SYMBOLS.indexOf(goal.symbol);
        const share = Math.ceil(s.marker / Math.max(1, loyalSeats(s)));
        const held = s.hand[seat].filter(
          (print) => SYMBOL_OF[print] === symbol && (goal.starters || !IS_STARTER[print]),
        );
        if (held.length <= share) addCard(s, worth, goal, held.length === 0 ? whole : w.duty * whole, goal.cards);
        if (held.length === 1) worth.last[symbol] += w.last;
        break;
      }
      case "all-armed": {
        const armed = s.gear.some((print, at) => s.owner[s.bearer[at]] === seat && SYMBOL_OF[print] === 0);
        if (!armed) worth.weapon += whole / loyalSeats(s);
        break;
      }
      case "food-each":
        if (s.food < goal.tokens * loyalSeats(s) + foodNeeded(s)) worth.token += whole / (goal.tokens * loyalSeats(s));
        break;
      case "samples":
        if (s.samples < goal.each * s.seats) worth.sample += whole / (goal.each * s.seats);
        break;
    }
  }
  // Cards 37 and 43 want more; early there is time for it.
  const late = whole * progress(s);
  if (isInForce(s, "five-food") && s.food < FOOD_KEPT + foodNeeded(s)) worth.token += (w.kept * late) / FOOD_KEPT;
  if (isInForce(s, "clear-three")) {
    const n = CLEARED.reduce((sum, place) => sum + zombiesAt(s, place), 0);
    for (const place of CLEARED) worth.rid[firstGate(place)] += (w.cleared * late) / Math.max(4, n);
  }
  return worth;
}

/** How many barricades still stand at an entrance of the colony when the zombies of tonight have come; every second one finds room. */
function standTonight(s: View, gate: number): number {
  const come = comeTo(s, gate, COLONY, presentAt(s, COLONY));
  return s.barricades[gate] - Math.ceil(Math.max(0, come - freeAt(s, gate)) / 2);
}

/** Whether a barricade that is built now would be broken tonight. */
function falls(s: View, gate: number): boolean {
  const place = placeOfGate(gate);
  return freeAt(s, gate) - 1 < comeTo(s, gate, place, presentAt(s, place));
}

/** How many barricades an entrance has space for when the zombies of tonight have come. */
function roomTonight(s: View, gate: number): number {
  const place = placeOfGate(gate);
  return PLACES[place].entranceSpaces - s.zombies[gate] - comeTo(s, gate, place, presentAt(s, place));
}

type CardGoal = { readonly symbol: (typeof SYMBOLS)[number]; readonly starters: boolean };

function addCard(s: View, worth: GoalWorth, goal: CardGoal, whole: number, wanted: number): void {
  const symbol = SYMBOLS.indexOf(goal.symbol);
  const lying = s.offered.filter(
    (print) => SYMBOL_OF[print] === symbol && (goal.starters || !IS_STARTER[print]),
  ).length;
  worth.starters[symbol] = goal.starters;
  if (lying < wanted) worth.card[symbol] += whole / wanted;
}

/** What the own objective wants: for one card more, for one of the hand, for one more that is worn. */
interface OwnCards {
  readonly more: number[];
  readonly kept: number[];
  readonly worn: number[];
}

function ownCards(s: View, seat: number, conditions: readonly Condition[], betrays: boolean, time: number): OwnCards {
  const own: OwnCards = { more: SYMBOLS.map(() => 0), kept: SYMBOLS.map(() => 0), worn: SYMBOLS.map(() => 0) };
  const w = weightsOf(s);
  const each = betrays ? w.betrayalCard : w.ownCardEarly + w.ownCard * time * time;
  for (const condition of conditions) {
    if (condition.is === "cards") wantCards(s, seat, condition, each, own);
    else if (
      (condition.is === "ahead" && condition.in === "cards-in-hand") ||
      (condition.is === "count" && condition.of === "cards-in-hand")
    )
      for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
        own.more[symbol] += each / 3;
        own.kept[symbol] += each / 3;
      }
  }
  return own;
}

type CardCondition = Extract<Condition, { readonly is: "cards" }>;

function wantCards(s: View, seat: number, condition: CardCondition, each: number, own: OwnCards): void {
  const symbol = SYMBOLS.indexOf(condition.symbol);
  let held = 0;
  for (const print of s.hand[seat])
    if (SYMBOL_OF[print] === symbol && (condition.starters || !IS_STARTER[print])) held++;
  let worn = 0;
  for (let at = 0; at < s.gear.length; at++)
    if (s.owner[s.bearer[at]] === seat && SYMBOL_OF[s.gear[at]] === symbol) worn++;
  const has = condition.where === "hand" ? held : condition.where === "equipped" ? held + worn : held + worn;
  if (has < condition.least) own.more[symbol] += each;
  if (condition.where !== "hand" && worn < condition.least) own.worn[symbol] += each;
  if (condition.where !== "equipped" && has <= condition.least) own.kept[symbol] += each;
}

const EXILED = 0.7;
const APART = 0.1;
const HIDES = 0.9;

function loyalty(s: View, seat: number, mood: Mood): number {
  if (mood === "strikes") return -1;
  if (mood === "hides") return s.morale <= LOW ? 1 : HIDES;
  if (s.exiled[seat] === 0) return 1;
  return objectiveOf(s, seat).some(({ is }) => is === "main-objective") ? EXILED : APART;
}

/** Colony and group need it, whatever the own objective says. */
function kindWorth(t: Outlook, kind: number): number {
  const { effect, play } = ITEMS[kind];
  const symbol = SYMBOL_OF_KIND[kind];
  const card = t.exiled ? 0 : t.goal.card[symbol];
  const equip = play === "equip" ? 1 : 0;
  // The crisis of this round, and those to come.
  const crisis = t.w.card + crisisCard(t, symbol);
  return Math.max(card, crisis + equip + useWorth(t, effect, symbol));
}

function useWorth(t: Outlook, effect: (typeof ITEMS)[number]["effect"], symbol: number): number {
  const weapon = symbol === 0 ? t.goal.weapon : 0;
  switch (effect.does) {
    case "food":
      return effect.tokens * (t.exiled ? 0.5 : 0.8 * t.token);
    case "heal":
      return 0.8 + worstWound(t.s, t.seat);
    case "move-safely":
      return 1.5;
    case "outsider":
      return t.betrays ? 2 : 2.5 * (t.rounds - 1) - 2 * effect.helpless - 1;
    case "extra-die":
      return 1.5 * t.rounds;
    case "attack":
    case "kill":
      return weapon + 1.5 + Math.min(3, 0.5 * t.rounds);
    case "barricade-more":
    case "barricades":
      return 1.5;
    default:
      return weapon + 0.7;
  }
}

/** A card against the crisis of the round, for who may still give it. */
const crisisCard = (t: Outlook, symbol: number): number => (fitsCrisis(t.s, symbol) ? t.crisis / 10 : 0);

/** What a card against the worst wound of the own group is worth. */
function worstWound(s: View, seat: number): number {
  let worst = 0;
  for (let who = 0; who < SURVIVOR_COUNT; who++) if (s.owner[who] === seat) worst = Math.max(worst, ailing(s, who));
  return worst;
}

/** What it is worth to heal a survivor once. Frostbite wounds at each turn that comes: who bears no more of it is as good as dead. */
export function ailing(s: View, who: number): number {
  const w = weightsOf(s);
  const frost = s.frost[who];
  const hurt = s.wounds[who] + frost;
  if (hurt === 0) return 0;
  const left = bears(who) - hurt;
  const turns = frost === 0 ? Number.POSITIVE_INFINITY : Math.ceil(left / frost);
  if (turns < Math.max(1, s.marker)) return deathWorth(s) * (turns > 1 ? w.dying : w.doomed);
  return (left > 1 ? 1.5 : w.weak) + (frost > 0 ? 3 : 0);
}

const bears = (who: number): number => (who === BUDDY ? 4 : 3);

const moraleWorth = (s: View): number => MORALE + weightsOf(s).lastMorale / Math.max(1, s.morale * s.morale);

/** What the colony loses with a survivor. */
function deathWorth(s: View): number {
  const w = weightsOf(s);
  return moraleWorth(s) + w.survivor + w.survivorRound * (Math.max(1, s.marker) - 1);
}

// Exposure

const SIDES = EXPOSURE_DIE.reduce((sum, { sides }) => sum + sides, 0);
const MIKE = survivorNumber("mike-cho");
const ROD = survivorNumber("rod-miller");
const SPARKY = survivorNumber("sparky");
const BUDDY = survivorNumber("buddy-davis");

/** How many a bite takes with it that spreads among so many, when each one rolls against it. */
export const fallToBite = (others: number): number => 1 - 1 / (1 << others);

/** What one exposure roll of a survivor costs the colony and his group on average. */
export function exposureCost(t: Outlook, who: number, place: number): number {
  const { s } = t;
  const hurt = s.wounds[who] + s.frost[who] + 1;
  const wound = hurt >= bears(who) ? t.death : t.w.wounded * hurt;
  const frost = hurt >= bears(who) ? t.death : t.w.frosted * hurt;
  const others = survivorsAt(s, place) - (s.place[who] === place ? 1 : 0);
  const bitten = who === SPARKY ? wound : t.death + t.w.spread * fallToBite(others) * t.death;
  return (t.w.exposure * (3 * wound + 2 * frost + bitten)) / SIDES;
}

export const moveCost = (t: Outlook, who: number, to: number): number =>
  hasAbilityOf(t.s, who, ROD) || movesSafely(t.s, who, t.s.place[who], to) ? 0 : exposureCost(t, who, to);

export const attackCost = (t: Outlook, who: number): number =>
  hasAbilityOf(t.s, who, MIKE) ? 0 : exposureCost(t, who, t.s.place[who]);

// Zombies

function nightShare(w: Weights, night: number): number {
  if (night === 0) return 1;
  if (night === 1) return w.night2;
  return night === 2 ? w.night3 : w.night4;
}

/** What the nights cost at a gate to which so many come each night, with room for so many. */
function gateRisk(t: Outlook, each: number, room: number, people: number): number {
  const nights = Math.min(NIGHTS, t.rounds);
  let sum = 0;
  let before = 0;
  for (let night = 0; night < nights; night++) {
    const dead = Math.max(0, each * (night + 1) - room);
    if (dead > before) sum += nightShare(t.w, night) * Math.min(people, dead - before);
    before = dead;
  }
  return sum * t.death;
}

/** How many come to a gate in a night, when so many are at its place. */
function comeTo(s: View, gate: number, place: number, people: number): number {
  if (place !== COLONY) return people + s.noise[place] / 2;
  const come = Math.ceil(people / 2);
  return Math.floor(come / COLONY_GATES) + (gate < come % COLONY_GATES ? 1 : 0);
}

/** A barricade stops one and makes room for one. */
const roomAtGate = ({ s, hordes }: Outlook, gate: number, place: number): number =>
  PLACES[place].entranceSpaces - s.zombies[gate] + s.barricades[gate] - hordes[place];

/** What the nights cost at a place where so many are. */
export function risk(t: Outlook, place: number, people: number): number {
  if (people === 0) return 0;
  let sum = 0;
  for (let gate = firstGate(place); gate < endGate(place); gate++)
    sum += gateRisk(t, comeTo(t.s, gate, place, people), roomAtGate(t, gate, place), people);
  return sum;
}

/** A zombie fewer, or a barricade more, at a gate; below 0: so many more. */
export function roomWorth(t: Outlook, gate: number, more = 1): number {
  const place = placeOfGate(gate);
  const people = presentAt(t.s, place);
  if (people === 0) return 0;
  const each = comeTo(t.s, gate, place, people);
  const room = roomAtGate(t, gate, place);
  return gateRisk(t, each, room, people) - gateRisk(t, each, room + more, people);
}

/** Where the main objective wants barricades, zombies stand in their way: those to come break what is built in too little room. */
const CLEARING = 0.6;
function clearing(t: Outlook, gate: number): number {
  const tight = roomAtGate(t, gate, placeOfGate(gate)) - t.s.barricades[gate] * 2 < 2;
  return Math.max(t.goal.clear[gate], tight ? CLEARING * t.goal.barricade[gate] : 0);
}

export function killWorth(t: Outlook, gate: number): number {
  const outside = gate >= COLONY_GATES ? t.goal.killOutside : 0;
  return (
    t.w.zombie +
    roomWorth(t, gate) +
    0.5 * t.goal.sample +
    outside +
    clearing(t, gate) +
    t.goal.rid[gate] -
    ownZombie(t, gate)
  );
}

const WANTED = 4;

/** A zombie in the colony that the own objective counts. */
function ownZombie(t: Outlook, gate: number): number {
  if (gate >= COLONY_GATES) return 0;
  return t.conditions.some((condition) => condition.is === "count" && condition.of === "zombies-colony") ? WANTED : 0;
}

export function bestKill(t: Outlook, place: number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let gate = firstGate(place); gate < endGate(place); gate++) {
    if (t.s.zombies[gate] === 0) continue;
    const worth = killWorth(t, gate);
    if (worth > most) {
      most = worth;
      best = gate;
    }
  }
  return best;
}

/** What it is worth that zombies of the gate go elsewhere; that they come. Those in the way of a barricade are not led to the next one. */
export function luredAway(t: Outlook, gate: number, n = 1): number {
  const each = t.goal.rid[gate] + (gate < COLONY_GATES ? 0 : t.goal.killOutside) - ownZombie(t, gate);
  return roomWorth(t, gate, n) + n * each;
}

export function luredTo(t: Outlook, gate: number, n = 1): number {
  const inside = gate < COLONY_GATES;
  const spoilt = freeAt(t.s, gate) - n < 1 ? t.goal.barricade[gate] : 0;
  const each = (inside ? t.goal.clear[gate] : t.goal.drawn) + t.goal.rid[gate];
  return roomWorth(t, gate, -n) - n * each - spoilt;
}

/** Two zombies come to a place from where they are most in the way, or one; 0 where none come or no space is left. */
export function lureWorth(t: Outlook, to: number): number {
  const cost = arrivals(t, to);
  if (cost.one === Number.NEGATIVE_INFINITY) return 0;
  let from = -1;
  let gain = Number.NEGATIVE_INFINITY;
  for (let gate = 0; gate < GATES; gate++) {
    if (t.s.zombies[gate] === 0 || placeOfGate(gate) === to) continue;
    const worth = luredAway(t, gate);
    if (worth <= gain) continue;
    gain = worth;
    from = gate;
  }
  if (from < 0) return 0;
  let more = t.s.zombies[from] > 1 ? luredAway(t, from, 2) - gain : Number.NEGATIVE_INFINITY;
  for (let gate = 0; gate < GATES; gate++)
    if (gate !== from && t.s.zombies[gate] > 0 && placeOfGate(gate) !== to) more = Math.max(more, luredAway(t, gate));
  return gain + cost.one + Math.max(0, more + cost.next);
}

/** What it brings that one zombie comes to a place, and then one more: to the entrances where they matter least. */
export function arrivals(t: Outlook, to: number): { readonly one: number; readonly next: number } {
  let one = Number.NEGATIVE_INFINITY;
  let next = Number.NEGATIVE_INFINITY;
  for (let gate = firstGate(to); gate < endGate(to); gate++) {
    const free = freeAt(t.s, gate);
    if (free <= 0) continue;
    const first = luredTo(t, gate);
    const second = free > 1 ? luredTo(t, gate, 2) - first : Number.NEGATIVE_INFINITY;
    if (first > one) {
      next = Math.max(one, second);
      one = first;
    } else next = Math.max(next, first);
  }
  return { one, next };
}

export const barricadeWorth = (t: Outlook, gate: number): number =>
  t.w.build + t.goal.barricade[gate] + roomWorth(t, gate) + ownBarricade(t, gate);

function ownBarricade(t: Outlook, gate: number): number {
  if (gate >= COLONY_GATES) return 0;
  for (const condition of t.conditions)
    if (condition.is === "count" && condition.of === "barricades-colony" && condition.most !== 0)
      return meets(t.s, t.seat, condition, true) ? 0 : WANTED;
  return 0;
}

export function bestBarricade(t: Outlook, place: number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let gate = firstGate(place); gate < endGate(place); gate++) {
    if (PLACES[place].entranceSpaces - t.s.zombies[gate] - t.s.barricades[gate] <= 0) continue;
    const worth = barricadeWorth(t, gate);
    if (worth > most) {
      most = worth;
      best = gate;
    }
  }
  return best;
}

// Searching

const counts = PRINTS.map(() => 0);
const sums = new Array<number>(PLACE_COUNT).fill(0);
const cards = new Array<number>(PLACE_COUNT).fill(0);

/** What the next card of each deck is worth on average: by what the box holds and what lies open elsewhere or in the own hand. */
export function deckWorths(t: Outlook): readonly number[] {
  countUnseen(t);
  sums.fill(0);
  cards.fill(0);
  for (let print = 0; print < PRINTS.length; print++) {
    const n = counts[print];
    if (n <= 0) continue;
    const { deck, kind } = PRINTS[print];
    cards[deck] += n;
    sums[deck] += n * Math.max(0.3, t.gain[kind]);
  }
  return sums.map((sum, place) =>
    place === COLONY || t.s.decks[place].length === 0
      ? 0
      : (t.w.search * sum) / Math.max(1, cards[place]) + t.goal.dig[place],
  );
}

function countUnseen(t: Outlook): void {
  const { s } = t;
  for (let print = 0; print < counts.length; print++) counts[print] = s.numbers.items[print];
  const see = (pile: readonly number[]): void => {
    for (const print of pile) if (print >= 0) counts[print]--;
  };
  see(s.hand[t.seat]);
  see(s.contributed[t.seat]);
  see(s.waste);
  see(s.removed);
  see(s.gear);
  see(s.offered);
  see(s.found);
  for (const pile of s.contributedOpenly) see(pile);
}

/** How much better than `best` the next card of a deck is on average. */
export function nextBetter(t: Outlook, place: number, best: number): number {
  countUnseen(t);
  let n = 0;
  let sum = 0;
  for (let print = 0; print < PRINTS.length; print++) {
    if (PRINTS[print].deck !== place || counts[print] <= 0) continue;
    n += counts[print];
    sum += counts[print] * Math.max(0, t.gain[KIND_OF[print]] - best);
  }
  return n === 0 ? 0 : sum / n;
}
