import type { SymbolName } from "../content/locations.ts";
import { FACE_OF, IS_STARTER, KIND_OF, kindNumber, SYMBOL_OF, SYMBOL_OF_KIND, SYMBOLS } from "../content/prints.ts";
import type { Answers, State } from "../state.ts";
import { begin } from "./acts.ts";
import { NO, OFFER, PICK_CARD } from "./answers.ts";
import { eachKind, trimWithheld } from "./cards.ts";
import { moreConditionsHold } from "./crossroads/lasting.ts";
import type { CardRow } from "./crossroads/picks.ts";
import { emptyDecks, endMatch, goalSide } from "./endings.ts";
import { isLoyal, isOut, loyalSeats } from "./groups.ts";
import { barricadesAt, COLONY, COLONY_GATES, PLACE_COUNT, zombiesAt } from "./places.ts";
import type { Out } from "./rule.ts";
import type { TurnOffer } from "./turn.ts";

/** Gemeinsame Ziele: whether they are completed, and the cards that are put on them. */

type Goal = ReturnType<typeof goalSide>["goals"][number];
type Duty = Extract<Goal, { readonly goal: "each-colony-phase" }>;

const WEAPON = SYMBOLS.indexOf("weapon");
/** the check of the last round comes before the marker moves. */
const LAST = 1;

/** Every goal in the same check, and what cards want besides. */
export function mainObjectiveDone(s: State): boolean {
  return moreConditionsHold(s) && goalSide(s).goals.every((goal) => isReached(s, goal));
}

/** Numbers "for each player" are those of the players who began. */
export function isReached(s: State, goal: Goal): boolean {
  switch (goal.goal) {
    case "survive":
      return s.marker === LAST;
    case "zombies-outside":
      return sumOutside((place) => zombiesAt(s, place)) <= goal.most;
    case "barricades":
      return barricadesAt(s, COLONY) >= goal.colony && everywhere((place) => barricadesAt(s, place) >= goal.others);
    case "barricades-each-entrance":
      return s.barricades.every((n, gate) => gate >= COLONY_GATES || n >= goal.least);
    case "empty-decks":
      return emptyDecks(s) >= goal.decks;
    case "contributed":
      return offered(s, goal) >= goal.cards * (goal.per === "player" ? s.seats : 1);
    case "each-colony-phase":
      return s.marker === LAST && offered(s, goal) >= goal.cards;
    case "all-armed":
      return s.hand.every((_, seat) => !isLoyal(s, seat) || weaponsOf(s, seat) >= goal.weapons);
    case "food-each":
      return s.food >= goal.tokens * loyalSeats(s);
    case "samples":
      return s.samples >= goal.each * s.seats;
  }
}

/** How far a goal has come, from 0 to 1. */
export function progressOf(s: State, goal: Goal): number {
  if (isReached(s, goal)) return 1;
  switch (goal.goal) {
    case "survive":
      return s.round / (s.round + s.marker);
    case "zombies-outside":
      return share(
        goal.most,
        sumOutside((place) => zombiesAt(s, place)),
      );
    case "barricades":
      return share(
        Math.min(barricadesAt(s, COLONY), goal.colony) +
          sumOutside((place) => Math.min(barricadesAt(s, place), goal.others)),
        goal.colony + goal.others * (PLACE_COUNT - 1),
      );
    case "barricades-each-entrance":
      return share(s.barricades.filter((n, gate) => gate < COLONY_GATES && n >= goal.least).length, COLONY_GATES);
    case "empty-decks":
      return share(emptyDecks(s), goal.decks);
    case "contributed":
      return share(offered(s, goal), goal.cards * (goal.per === "player" ? s.seats : 1));
    case "each-colony-phase":
      return share(offered(s, goal), goal.cards);
    case "all-armed":
      return share(
        s.hand.filter((_, seat) => isLoyal(s, seat) && weaponsOf(s, seat) >= goal.weapons).length,
        loyalSeats(s),
      );
    case "food-each":
      return share(s.food, goal.tokens * loyalSeats(s));
    case "samples":
      return share(s.samples, goal.each * s.seats);
  }
}

const share = (n: number, of: number): number => (of === 0 ? 0 : Math.min(1, n / of));

function sumOutside(of: (place: number) => number): number {
  let sum = 0;
  for (let place = 1; place < PLACE_COUNT; place++) sum += of(place);
  return sum;
}

function everywhere(holds: (place: number) => boolean): boolean {
  for (let place = 1; place < PLACE_COUNT; place++) if (!holds(place)) return false;
  return true;
}

interface Wanted {
  readonly symbol: SymbolName;
  readonly starters: boolean;
}

/** starter cards may not count. */
const fits = (print: number, { symbol, starters }: Wanted): boolean =>
  SYMBOL_OF[print] === SYMBOLS.indexOf(symbol) && (starters || !IS_STARTER[print]);

const offered = (s: State, wanted: Wanted): number => s.offered.filter((print) => fits(print, wanted)).length;

function weaponsOf(s: State, seat: number): number {
  return s.gear.filter((print, at) => s.owner[s.bearer[at]] === seat && SYMBOL_OF[print] === WEAPON).length;
}

/** The goal that takes cards of the kind in the own turn; none does without one. */
function goalFor(s: State, kind: number): Wanted | null {
  for (const goal of goalSide(s).goals)
    if (goal.goal === "contributed" && SYMBOLS.indexOf(goal.symbol) === SYMBOL_OF_KIND[kind]) return goal;
  return null;
}

/** Where in the hand a card of the kind lies that counts, a starter card before others; -1 without one. */
function findFitting(s: State, seat: number, kind: number, wanted: Wanted): number {
  let at = -1;
  for (let i = 0; i < s.hand[seat].length; i++) {
    const print = s.hand[seat][i];
    if (KIND_OF[print] !== kind || !fits(print, wanted)) continue;
    if (IS_STARTER[print]) return i;
    if (at < 0) at = i;
  }
  return at;
}

/** openly, without a die, and for good; exiled players may. */
export function listOffers(s: State, seat: number, offer: TurnOffer): void {
  eachKind(s.hand[seat], (kind) => {
    const wanted = goalFor(s, kind);
    if (wanted === null) return;
    if (findFitting(s, seat, kind, wanted) >= 0) offer(OFFER[kind]);
    else offer(OFFER[kind], "no-starter-cards");
  });
}

type Offer = Extract<Answers["turn"], { readonly offer: string }>;

export function applyOffer(s: State, seat: number, answer: Offer, out: Out): void {
  const kind = kindNumber(answer.offer);
  const wanted = goalFor(s, kind);
  begin(s, "offer", -1, -1);
  if (wanted !== null) offerCard(s, seat, kind, wanted, out);
}

function offerCard(s: State, seat: number, kind: number, wanted: Wanted, out: Out): void {
  const [print] = s.hand[seat].splice(findFitting(s, seat, kind, wanted), 1);
  trimWithheld(s, seat);
  s.offered.push(print);
  if (out.listening) out.tell({ event: "offered", seat, ...FACE_OF[print] });
}

function duty(s: State): Duty | null {
  for (const goal of goalSide(s).goals) if (goal.goal === "each-colony-phase") return goal;
  return null;
}

/** Winter Has Come: at the start of the colony phase one player pays, X-37: exiled or not, or the objective has failed. */
export function askFuelDuty(s: State, out: Out): void {
  if (duty(s) !== null) askDuty(s, s.first, s.seats, out);
}

/** From that seat on, `left` of them: whoever has cards is asked, so that nobody's hand is told by it. T-98: morale stays. */
function askDuty(s: State, from: number, left: number, out: Out): void {
  for (let n = 0; n < left; n++) {
    const seat = (from + n) % s.seats;
    if (isOut(s, seat) || s.hand[seat].length === 0) continue;
    s.agenda.push({ ask: "pick-card", of: [seat], why: "fuel-duty", a: left - n - 1, b: 0 });
    return;
  }
  endMatch(s, "failed", false, out);
}

export const objectiveCardPicks = {
  /** `a` more seats may be asked. */
  "fuel-duty": {
    list(s, _question, seat, offer) {
      const wanted = duty(s);
      if (wanted !== null)
        eachKind(s.hand[seat], (kind) => {
          if (findFitting(s, seat, kind, wanted) >= 0) offer(PICK_CARD[kind]);
        });
      offer(NO);
    },
    apply(s, { a: left }, seat, answer, out) {
      const wanted = duty(s);
      if ("card" in answer && wanted !== null) offerCard(s, seat, kindNumber(answer.card), wanted, out);
      else askDuty(s, (seat + 1) % s.seats, left, out);
    },
  },
} satisfies { readonly [why: string]: CardRow };
