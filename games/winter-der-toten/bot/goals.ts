import { PLACES } from "../content/locations.ts";
import { IS_STARTER, SYMBOL_OF, SYMBOLS } from "../content/prints.ts";
import { foodNeeded } from "../insight.ts";
import { CLEARED, FOOD_KEPT } from "../rules/crossroads/lasting.ts";
import { goalSide } from "../rules/endings.ts";
import { isInForce, loyalSeats, presentAt } from "../rules/groups.ts";
import {
  COLONY,
  COLONY_GATES,
  firstGate,
  freeAt,
  GATES,
  PLACE_COUNT,
  placeOfGate,
  zombiesAt,
} from "../rules/places.ts";
import type { View } from "../state.ts";
import { mainProgress } from "./evaluate.ts";
import { weightsOf } from "./weights.ts";

/** The main objective: what a step towards it is worth, and how many zombies come in its way. */
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

export function goalWorth(s: View, seat: number): GoalWorth {
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
  const whole = (w.goal * (w.early + (1 - w.early) * mainProgress(s))) / Math.max(1, goals.length);
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
  const late = whole * mainProgress(s);
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

/** How many come to a gate in a night, when so many are at its place. */
export function comeTo(s: View, gate: number, place: number, people: number): number {
  if (place !== COLONY) return people + s.noise[place] / 2;
  const come = Math.ceil(people / 2);
  return Math.floor(come / COLONY_GATES) + (gate < come % COLONY_GATES ? 1 : 0);
}
