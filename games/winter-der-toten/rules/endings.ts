import type { Condition } from "../content/conditions.ts";
import { EXILES } from "../content/exiles.ts";
import { MAIN_OBJECTIVES } from "../content/main-objectives.ts";
import { conditionsOf, exileOf } from "../content/printed.ts";
import { IS_STARTER, SYMBOL_OF, SYMBOLS } from "../content/prints.ts";
import { isBetrayal, SECRET_IDS } from "../content/secrets-deck.ts";
import { SURVIVORS } from "../content/survivors.ts";
import type { Event, State } from "../state.ts";
import { groupSize, isCooperative, isHardcore, isOut, SURVIVOR_COUNT } from "./groups.ts";
import { barricadesAt, COLONY, PLACE_COUNT, zombiesAt } from "./places.ts";
import type { Out } from "./rule.ts";

/**
 * Spielende: each player's objective is looked at once, in the position in which the match ended; one card may serve several
 * conditions.
 */

export type EndReason = Extract<Event, { readonly event: "ended" }>["reason"];

/** The side of the main objective that is in play. */
export function goalSide(s: State): (typeof MAIN_OBJECTIVES)[number]["normal"] {
  const row = MAIN_OBJECTIVES[s.main];
  return isHardcore(s) ? row.hardcore : row.normal;
}

/** The least eye that makes a sample of a killed zombie; 0 when the main objective wants none. */
export function samplesFrom(s: State): number {
  const { goals } = goalSide(s);
  for (let at = 0; at < goals.length; at++) {
    const goal = goals[at];
    if (goal.goal === "samples") return goal.from;
  }
  return 0;
}

/** Ends the match: `done` says whether the main objective is completed. Nobody may win (T-153). */
export function endMatch(s: State, reason: EndReason, done: boolean, out: Out): void {
  out.reveal();
  const winners: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (hasWon(s, seat, done)) winners.push(seat);
  s.outcome = { winners, reason };
  if (!out.listening) return;
  for (let seat = 0; seat < s.seats; seat++) {
    const [exile] = s.exile[seat];
    const [secret] = s.secret[seat];
    if (exile !== undefined) out.tell({ event: "exile-objective", seat, exile: EXILES[exile].id });
    if (secret !== undefined) {
      out.tell({ event: "secret", seat, secret: SECRET_IDS[secret], reached: winners.includes(seat) });
    }
  }
  out.tell({ event: "ended", reason, done });
}

/** In the cooperative game all win or lose together; else R-95: who is out has lost. */
function hasWon(s: State, seat: number, done: boolean): boolean {
  if (isCooperative(s)) return done;
  return !isOut(s, seat) && objectiveOf(s, seat).every((condition) => meets(s, seat, condition, done));
}

/** an exile's card replaces the objective of a loyal player, and the first condition of a betrayer. */
export function objectiveOf(s: State, seat: number): readonly Condition[] {
  const [secret] = s.secret[seat];
  const [exile] = s.exile[seat];
  if (secret === undefined) return [];
  if (exile === undefined) return conditionsOf(s, secret);
  if (!isBetrayal(secret)) return exileOf(s, exile).loyal;
  return [...exileOf(s, exile).betrayer, ...conditionsOf(s, secret).slice(1)];
}

/** Whether the condition holds for that seat if the match ended now, with the main objective completed or not. */
export function meets(s: State, seat: number, condition: Condition, done: boolean): boolean {
  switch (condition.is) {
    case "main-objective":
      return done;
    case "morale-lost":
      return s.morale === 0;
    case "betrayers-exiled":
      return s.secret.every(([secret], other) => !isBetrayal(secret) || s.exiled[other] === 1 || isOut(s, other));
    case "ahead":
      return isAhead(s, seat, condition.in, condition.by);
    case "count": {
      const n = count(s, seat, condition.of);
      return n >= condition.least && (condition.most === null || n <= condition.most);
    }
    case "food-for-players":
      return s.food >= condition.each * s.seats;
    case "cards":
      return countCards(s, seat, condition) >= condition.least;
    case "only-cards": {
      const symbol = SYMBOLS.indexOf(condition.symbol);
      return s.hand[seat].length > 0 && s.hand[seat].every((print) => SYMBOL_OF[print] === symbol);
    }
  }
}

/** a tie is not more. X-07: nobody is compared with who is out. */
function isAhead(s: State, seat: number, of: "cards-in-hand" | "survivors", by: number): boolean {
  const own = count(s, seat, of);
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && !isOut(s, other) && own < count(s, other, of) + by) return false;
  return true;
}

type Cards = Extract<Condition, { readonly is: "cards" }>;

function countCards(s: State, seat: number, { where, symbol, starters }: Cards): number {
  const number = SYMBOLS.indexOf(symbol);
  const counts = (print: number): boolean => SYMBOL_OF[print] === number && (starters || !IS_STARTER[print]);
  let n = 0;
  if (where !== "equipped") for (const print of s.hand[seat]) if (counts(print)) n++;
  if (where !== "hand")
    for (let at = 0; at < s.gear.length; at++) if (s.owner[s.bearer[at]] === seat && counts(s.gear[at])) n++;
  return n;
}

type Countable = Extract<Condition, { readonly is: "count" }>["of"];

function count(s: State, seat: number, of: Countable): number {
  switch (of) {
    case "survivors":
      return groupSize(s, seat);
    case "men":
      return countGroup(s, seat, (who) => SURVIVORS[who].sex === "male");
    case "women":
      return countGroup(s, seat, (who) => SURVIVORS[who].sex === "female");
    case "survivors-inside":
      return countGroup(s, seat, (who) => s.place[who] === COLONY);
    case "survivors-outside":
      return countGroup(s, seat, (who) => s.place[who] > COLONY);
    case "locations-outside":
      return countLocations((place) => countGroup(s, seat, (who) => s.place[who] === place) > 0);
    case "wounds":
      return s.owner.reduce((sum, owner, who) => (owner === seat ? sum + s.wounds[who] + s.frost[who] : sum), 0);
    case "players-alone":
      return s.hand.filter((_, other) => other !== seat && !isOut(s, other) && groupSize(s, other) === 1).length;
    case "survivors-gone":
      // replacements too, helpless ones not.
      return s.survivorsGone.length;
    case "helpless":
      return s.helpless;
    case "barricades-colony":
      return barricadesAt(s, COLONY);
    case "zombies-colony":
      return zombiesAt(s, COLONY);
    case "cards-in-hand":
      return s.hand[seat].length;
    case "waste":
      return s.waste.length;
    case "food":
      return s.food;
    case "starvation":
      return s.starvation;
    case "empty-decks":
      return emptyDecks(s);
  }
}

function countGroup(s: State, seat: number, may: (who: number) => boolean): number {
  let n = 0;
  for (let who = 0; who < SURVIVOR_COUNT; who++) if (s.owner[who] === seat && may(who)) n++;
  return n;
}

function countLocations(may: (place: number) => boolean): number {
  let n = 0;
  for (let place = 1; place < PLACE_COUNT; place++) if (may(place)) n++;
  return n;
}

/** Item decks of locations outside the colony. */
export const emptyDecks = (s: State): number => countLocations((place) => s.decks[place].length === 0);
