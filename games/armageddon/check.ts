import { isObject, isWhole, type Shapes, StateCheck } from "@endzeit/engine";
import {
  AREAS,
  BOXED_FOR_THREE,
  COLOURS,
  IN_BOX,
  LAST_SPACE,
  MOST_MARAUDERS,
  MOST_SEATS,
  PRINTS,
  ROUNDS,
  SITES,
} from "./content/board.ts";
import { BUILDINGS, EXTENSION, LEVELS, MOST_ACTIONS } from "./content/buildings.ts";
import { BID_TILES, BUILDING_TILES, EQUIPMENT, ICONS, SCALES, SCORING_TILES } from "./content/cards.ts";
import { options } from "./options.ts";
import { FIGURES_EACH, KINDS } from "./rules/figures.ts";
import { Phase, Place, SOURCES } from "./state.ts";

const LEAST_SEATS = 3;
const SEAT = [0, MOST_SEATS - 1] as const;
const AREA = [0, AREAS.length - 1] as const;
const MANY = 9999;

const STEPS: Shapes = {
  "prepare/raiders": {},
  "prepare/damage": {},
  "prepare/equipment": {},
  "prepare/buildings": {},
  "bid/begin": {},
  "bid/next": {},
  "bid/bonus": { area: AREA },
  "bid/malus": { area: AREA },
  "explore/begin": {},
  "explore/next": { seat: SEAT },
  "construct/begin": {},
  "construct/next": { seat: SEAT },
  "construct/tile": { seat: SEAT, tile: [0, BUILDING_TILES.length - 1] },
  "city/begin": {},
  "city/next": { seat: SEAT },
  "complete/home": {},
  "complete/damage": {},
  "complete/shelter": { seat: SEAT },
  "complete/points": {},
  "round/end": {},
  interim: {},
  "final/public": {},
  "final/secret": { seat: SEAT },
  "final/count": {},
};

const QUESTIONS: Shapes = {
  bid: {},
  explore: {},
  construct: {},
  exchange: {},
  discard: { search: "flag" },
  city: {},
  keep: {},
  under: {},
  search: {},
  dismiss: { left: [1, 99] },
  secret: {},
};

/** After each of these the match goes on to its end. A bid is followed by `bid/next` and so on. */
const GROUND = [
  "prepare/raiders",
  "prepare/damage",
  "prepare/equipment",
  "prepare/buildings",
  "bid/begin",
  "bid/next",
  "bid",
  "explore/begin",
  "construct/begin",
  "city/begin",
  "complete/home",
  "complete/damage",
  "complete/points",
  "round/end",
  "interim",
  "final/public",
  "final/count",
];

/** Checks a state from outside field by field, so that a position made by hand fails with the field's name and not in a rule. */
export function stateProblems(state: unknown): readonly string[] {
  if (!isObject(state)) return ["state: must be an object; ask a match for its state to see the form."];
  const check = new StateCheck(state);
  check.whole("seats", LEAST_SEATS, MOST_SEATS);
  const seats = isWhole(state.seats, LEAST_SEATS, MOST_SEATS) ? state.seats : MOST_SEATS;
  check.core(STEPS, QUESTIONS, seats, GROUND);
  check.rules(options);
  check.whole("round", 0, ROUNDS);
  check.whole("phase", 0, Phase.final);
  for (const field of ["start", "turn"]) check.whole(field, 0, seats - 1);
  check.whole("moves", 0, Number.MAX_SAFE_INTEGER);
  check.list("points", seats, 0, MANY);
  check.list("arrived", seats, 0, Number.MAX_SAFE_INTEGER);
  check.list("gained", seats * SOURCES.length, -MANY, MANY);
  check.list("marauders", seats, 0, MOST_MARAUDERS);
  check.list("damage", seats, 1, LAST_SPACE);
  check.list("figures", seats * FIGURES_EACH, 0, 99);
  check.list("people", seats, 0, 99);
  check.list("bag", KINDS, 0, 99);
  check.list("sites", seats * SITES, -1, BUILDINGS.length - 1);
  check.list("extended", seats, 0, 1);
  check.list("used", seats * SITES * MOST_ACTIONS, 0, 99);
  check.list("houses", seats, 0, 99);
  check.list("fought", seats, 0, 99);
  check.lists("hand", seats, 0, EQUIPMENT.length - 1);
  check.lists("known", seats, 0, 1);
  check.lists("secret", seats, 0, SCORING_TILES.length - 1);
  check.list("open", 2, -1, SCORING_TILES.length - 1);
  for (const field of ["tilesBoxed", "unseenTiles"]) check.list(field, null, 0, SCORING_TILES.length - 1);
  check.list("bidTiles", AREAS.length, 0, BID_TILES.length - 1);
  for (const field of ["bidStack", "bidBox"]) check.list(field, null, 0, BID_TILES.length - 1);
  check.list("rows", AREAS.length * seats, -1, seats - 1);
  for (const field of ["stack", "equipmentBox", "drawn"]) check.list(field, null, 0, EQUIPMENT.length - 1);
  check.list("placed", null, 0, MOST_SEATS);
  check.list("display", seats, -1, EQUIPMENT.length - 1);
  check.list("crowd", seats * KINDS, 0, 99);
  check.lists("buildings", LEVELS.length, 0, BUILDINGS.length - 1);
  for (const field of ["tiles", "tileBox"]) check.list(field, null, 0, BUILDING_TILES.length - 1);
  check.list("site", seats, -1, BUILDINGS.length - 1);
  check.list("siteTile", seats, -1, BUILDING_TILES.length - 1);
  check.list("buildingBox", null, 0, BUILDINGS.length - 1);
  check.problems.push(...numberProblems(state.numbers));
  if (check.problems.length === 0) check.problems.push(...agreementProblems(state, seats));
  return check.problems;
}

function numberProblems(numbers: unknown): string[] {
  if (!isObject(numbers)) return ["state.numbers: must be an object with the numbers on board, tiles and cards."];
  const sizes: { readonly [field: string]: readonly [size: number, most: number] } = {
    equipmentCount: [EQUIPMENT.length, 99],
    rounds: [ROUNDS, 8],
    slots: [MOST_SEATS, 9],
    damage: [LAST_SPACE, PRINTS.length - 1],
    bonus: [BID_TILES.length, ICONS.length - 1],
    malus: [BID_TILES.length, ICONS.length - 1],
    tileCount: [BUILDING_TILES.length, 99],
    scoring: [SCORING_TILES.length, 99],
    shelter: [BUILDINGS.length, 99],
    fixed: [BUILDINGS.length, 99],
    uses: [BUILDINGS.length * MOST_ACTIONS, 99],
    amount: [BUILDINGS.length * MOST_ACTIONS, 99],
  };
  const problems = Object.entries(sizes).flatMap(([field, [size, most]]) =>
    listProblem(numbers[field], `state.numbers.${field}`, size, most),
  );
  const { scales } = numbers;
  if (!isObject(scales)) return [...problems, "state.numbers.scales: must be an object with a list for each scale."];
  for (const [name, scale] of Object.entries(SCALES))
    problems.push(...listProblem(scales[name], `state.numbers.scales.${name}`, scale.length, 99));
  return problems;
}

function listProblem(list: unknown, at: string, size: number, most: number): string[] {
  const good = Array.isArray(list) && list.length === size && list.every((value) => isWhole(value, 0, most));
  return good ? [] : [`${at}: must be a list of ${size} numbers from 0 to ${most}.`];
}

const numbersOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
const listsOf = (value: unknown): number[][] => (Array.isArray(value) ? value.map(numbersOf) : []);

/** What fields say about each other. */
function agreementProblems(state: { readonly [field: string]: unknown }, seats: number): string[] {
  const problems: string[] = [];
  const figures = numbersOf(state.figures);
  const people = numbersOf(state.people);
  for (let seat = 0; seat < seats; seat++) {
    const own = figures.slice(seat * FIGURES_EACH, (seat + 1) * FIGURES_EACH);
    const all = own.reduce((sum, n) => sum + n, 0);
    if (all !== people[seat]) problems.push(`state.people[${seat}]: must be ${all}, the figures of this seat.`);
    const aside = own.slice(Place.aside * COLOURS.length, Place.aside * COLOURS.length + COLOURS.length - 1);
    if (aside.some((n) => n > 0)) problems.push(`state.figures: only a leader may be set aside (seat ${seat}).`);
  }
  problems.push(...bagProblems(state, figures, seats));
  for (const field of ["hand", "known"]) {
    const other = listsOf(state[field === "hand" ? "known" : "hand"]);
    listsOf(state[field]).forEach((list, seat) => {
      if (field === "known" && list.length !== other[seat].length)
        problems.push(`state.known[${seat}]: must have one number for each card of the hand.`);
    });
  }
  if (numbersOf(state.placed).length !== numbersOf(state.stack).length)
    problems.push("state.placed: must have one number for each card of the stack.");
  const sites = numbersOf(state.sites);
  numbersOf(state.extended).forEach((built, seat) => {
    const last = sites[seat * SITES + SITES - 1];
    if (built === 0 && last >= 0)
      problems.push(`state.sites[${seat * SITES + SITES - 1}]: must be -1 while the extension is covered.`);
    if (built === 1 && last < 0)
      problems.push(
        `state.sites[${seat * SITES + SITES - 1}]: must be a building, ${EXTENSION} for the extension itself.`,
      );
  });
  const gained = numbersOf(state.gained);
  numbersOf(state.points).forEach((points, seat) => {
    const sum = gained.slice(seat * SOURCES.length, (seat + 1) * SOURCES.length).reduce((all, n) => all + n, 0);
    if (sum !== points)
      problems.push(`state.gained: the columns of seat ${seat} add up to ${sum}, its points are ${points}.`);
  });
  problems.push(...agendaProblems(state));
  return problems;
}

/** No colour may have more figures than the box. */
function bagProblems(
  state: { readonly [field: string]: unknown },
  figures: readonly number[],
  seats: number,
): string[] {
  const bag = numbersOf(state.bag);
  const crowd = numbersOf(state.crowd);
  return IN_BOX.flatMap((most, kind) => {
    let sum = bag[kind];
    for (let slot = 0; slot < seats; slot++) sum += crowd[slot * KINDS + kind];
    if (kind < COLOURS.length) for (let at = kind; at < figures.length; at += COLOURS.length) sum += figures[at];
    const all = most - (seats < MOST_SEATS ? BOXED_FOR_THREE[kind] : 0);
    return sum === all ? [] : [`state.bag[${kind}]: there must be ${all} of this colour in all, not ${sum}.`];
  });
}

/** A question needs something to answer with. */
function agendaProblems(state: { readonly [field: string]: unknown }): string[] {
  const agenda = Array.isArray(state.agenda) ? state.agenda : [];
  const problems: string[] = [];
  const hand = listsOf(state.hand);
  const people = numbersOf(state.people);
  agenda.forEach((entry: unknown, index) => {
    if (!isObject(entry) || typeof entry.ask !== "string") return;
    const seat = Number(Array.isArray(entry.of) ? entry.of[0] : 0);
    const lacks =
      (entry.ask === "discard" && hand[seat].length === 0) ||
      ((entry.ask === "keep" || entry.ask === "under") && numbersOf(state.drawn).length === 0) ||
      (entry.ask === "search" && numbersOf(state.stack).length === 0) ||
      (entry.ask === "dismiss" && people[seat] < Number(entry.left)) ||
      (entry.ask === "explore" && numbersOf(state.display).every((card) => card < 0)) ||
      (entry.ask === "construct" && numbersOf(state.site).every((card) => card < 0)) ||
      (entry.ask === "secret" && listsOf(state.secret)[seat].length === 0);
    if (lacks) problems.push(`state.agenda[${index}]: seat ${seat} has nothing to answer "${entry.ask}" with.`);
  });
  return problems;
}
