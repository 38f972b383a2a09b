import type { Condition } from "../content/conditions.ts";
import { ITEMS } from "../content/items.ts";
import { SYMBOL_OF_KIND } from "../content/prints.ts";
import { isBetrayal } from "../content/secrets-deck.ts";
import { foodNeeded } from "../insight.ts";
import { wastePerMorale } from "../rules/crossroads/lasting.ts";
import { meets, objectiveOf } from "../rules/endings.ts";
import type { View } from "../state.ts";
import { crisisLack, fitsCrisis, hordes, lossByCrisis } from "./crisis.ts";
import { mainProgress } from "./evaluate.ts";
import { type GoalWorth, goalWorth } from "./goals.ts";
import { deathWorth, MORALE, moraleWorth, worstWound } from "./health.ts";
import { ownCards } from "./own-cards.ts";
import { type Weights, weightsOf } from "./weights.ts";

/** What a seat makes of what it sees, in points: ten of them are about a morale. Computed once for all answers that are weighed. */

/**
 * Whose side the seat is on now. Who betrays hides: plays along, and gives wrong cards where nobody can tell whose they were. Then, when
 * the own objective only waits for the end of the colony, it strikes.
 */
export type Mood = "loyal" | "hides" | "strikes";

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

export function outlookOf(s: View, seat: number): Outlook {
  const w = weightsOf(s);
  const [secret] = s.secret[seat];
  const betrays = secret !== undefined && secret >= 0 && isBetrayal(secret);
  const conditions = objectiveOf(s, seat).filter(({ is }) => is !== "main-objective" && is !== "morale-lost");
  const goal = goalWorth(s, seat);
  const rounds = Math.max(1, s.marker);
  const time = Math.min(1, Math.max((s.round - 1) / Math.max(1, s.round + s.marker - 2), mainProgress(s)));
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
  return s.marker <= STRIKE_ROUNDS || mainProgress(s) > STRIKE_PROGRESS ? "strikes" : "hides";
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

// Exposure

// Zombies

// Searching
