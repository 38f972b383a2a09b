import { isObject, isWhole, nameOf, type Shapes, StateCheck } from "@endzeit/engine";
import {
  AREAS,
  BOXED_FOR_THREE,
  COLOURS,
  HALF,
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
import { TO_PICK_FROM } from "./rules/equipment.ts";
import { FIGURES_EACH, KINDS, slotOf } from "./rules/figures.ts";
import { Phase, Place, SOURCES } from "./state.ts";

const LEAST_SEATS = 3;
const AREA = [0, AREAS.length - 1] as const;
const MANY = 9999;
const MOST_MOVES = 1_000_000;

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
  "explore/next": { seat: "seat" },
  "construct/begin": {},
  "construct/next": { seat: "seat" },
  "construct/tile": { seat: "seat", tile: [0, BUILDING_TILES.length - 1] },
  "city/begin": {},
  "city/next": { seat: "seat" },
  "complete/home": {},
  "complete/damage": {},
  "complete/shelter": { seat: "seat" },
  "complete/points": {},
  "round/end": {},
  interim: {},
  "final/public": {},
  "final/secret": { seat: "seat" },
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

/** What may lie above them: what is done before the match goes on with them. The others stand alone. */
const ABOVE = {
  "explore/begin": ["bid/bonus", "bid/malus", "discard"],
  "construct/begin": ["explore/next", "explore"],
  "city/begin": ["construct/next", "construct/tile", "construct", "exchange", "discard"],
  "complete/home": ["city/next", "city", "discard", "keep", "under", "search"],
  "complete/points": ["complete/shelter", "dismiss"],
  "final/count": ["final/secret", "secret"],
} as const;

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
  check.whole("moves", 0, MOST_MOVES);
  check.list("points", seats, 0, MANY);
  check.list("arrived", seats, 0, MOST_MOVES);
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
  if (check.problems.length === 0) check.stack(ABOVE);
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
  problems.push(
    ...boxProblems(state, numbersOf(isObject(state.numbers) ? state.numbers.equipmentCount : [])),
    ...markerProblems(state),
    ...roundProblems(state),
    ...bidProblems(state, seats),
    ...displayProblems(state, seats),
    ...agendaProblems(state),
  );
  return problems;
}

/** Of no card, tile or building there is more than the box has. Printed buildings may be covered, so they are not counted. */
function boxProblems(state: { readonly [field: string]: unknown }, equipment: readonly number[]): readonly string[] {
  const check = new StateCheck(state);
  const pile = (field: string): [string, readonly number[]] => [field, numbersOf(state[field])];
  const piles = (field: string): [string, readonly number[]][] =>
    listsOf(state[field]).map((list, at) => [`${field}[${at}]`, list]);
  check.box(
    [...piles("hand"), pile("display"), pile("drawn"), pile("stack"), pile("equipmentBox")],
    equipment,
    (kind) => EQUIPMENT[kind].id,
  );
  check.box(
    [...piles("secret"), pile("open"), pile("tilesBoxed"), pile("unseenTiles")],
    SCORING_TILES.map(() => 1),
    (tile) => SCORING_TILES[tile].id,
  );
  check.box(
    [pile("bidTiles"), pile("bidStack"), pile("bidBox")],
    BID_TILES.map(() => 1),
    (tile) => BID_TILES[tile].id,
  );
  const taken = entriesOf(state).flatMap((entry) => (entry.do === "construct/tile" ? [Number(entry.tile)] : []));
  check.box(
    [pile("siteTile"), pile("tiles"), pile("tileBox"), ["agenda", taken]],
    numbersOf(isObject(state.numbers) ? state.numbers.tileCount : []),
    (tile) => BUILDING_TILES[tile].id,
  );
  check.box(
    [pile("sites"), pile("site"), ...piles("buildings"), pile("buildingBox")],
    BUILDINGS.map(({ level }) => (level > 0 ? 1 : MANY)),
    (building) => BUILDINGS[building].id,
  );
  return check.problems;
}

/** Of two points markers on a space one lies on top, so no two have come at the same time. */
function markerProblems(state: { readonly [field: string]: unknown }): readonly string[] {
  const arrived = numbersOf(state.arrived);
  return arrived.flatMap((at, seat) =>
    at > Number(state.moves) || arrived.indexOf(at) < seat
      ? [`state.arrived[${seat}]: must be another move than those of the other seats, up to \`moves\`.`]
      : [],
  );
}

/** The round in which the match may stand at these. */
const ROUND_OF: { readonly [ground: string]: readonly [least: number, most: number] } = {
  "prepare/raiders": [0, ROUNDS - 1],
  interim: [HALF, HALF],
  "final/public": [ROUNDS, ROUNDS],
  "final/count": [ROUNDS, ROUNDS],
};

/** Rounds that are still to come need something to be there. */
function roundProblems(state: { readonly [field: string]: unknown }): readonly string[] {
  const problems: string[] = [];
  const ground = groundOf(state);
  const round = Number(state.round);
  const [least, most] = ROUND_OF[ground] ?? [1, ROUNDS];
  if (round < least || round > most)
    problems.push(`state.round: must be a whole number from ${least} to ${most} at "${ground}".`);
  const toCome = round < HALF || (round === HALF && ground !== "prepare/raiders");
  if (toCome && numbersOf(state.bidStack).length < AREAS.length)
    problems.push(`state.bidStack: must have ${AREAS.length} tiles for the interim scoring.`);
  return problems;
}

/** Bids lie row by row, each seat once in an area; with all of them there the phases after follow their order. */
function bidProblems(state: { readonly [field: string]: unknown }, seats: number): readonly string[] {
  const rows = numbersOf(state.rows);
  const problems: string[] = [];
  const bids = new Array<number>(seats).fill(0);
  for (let area = 0; area < AREAS.length; area++) {
    for (let row = 0; row < seats; row++) {
      const at = area * seats + row;
      const seat = rows[at];
      if (seat < 0) continue;
      bids[seat]++;
      if ((row > 0 && rows[at - 1] < 0) || rows.indexOf(seat, area * seats) < at)
        problems.push(`state.rows[${at}]: bids lie from the first row on, each seat once in an area.`);
    }
  }
  const all = bids.reduce((sum, n) => sum + n, 0);
  const ground = groundOf(state);
  if ((ground === "explore/begin" || ground === "construct/begin" || ground === "city/begin") && all < rows.length)
    problems.push(`state.rows: must be full at "${ground}", every seat has bid in every area.`);
  if (ground !== "bid" && ground !== "bid/next") return problems;
  const next = (Number(state.start) + all) % seats;
  const outOfTurn = bids.findIndex((n, seat) => {
    const place = (seat - Number(state.start) + seats) % seats;
    return n !== Math.floor((all - place + seats - 1) / seats);
  });
  if (outOfTurn >= 0) problems.push(`state.rows: seat ${outOfTurn} has bid out of turn, counted from \`start\`.`);
  const asked = entriesOf(state)[0];
  if (
    ground === "bid" &&
    (all === rows.length || Number(listOf(asked.of)[0]) !== next || listOf(asked.of).length !== 1)
  )
    problems.push(`state.agenda[0].of: must be [${next}], the seat whose bid is next, while one is missing.`);
  return problems;
}

/** What lies out is taken before the next is laid there. */
function displayProblems(state: { readonly [field: string]: unknown }, seats: number): readonly string[] {
  const problems: string[] = [];
  const display = numbersOf(state.display);
  const crowd = numbersOf(state.crowd);
  const site = numbersOf(state.site);
  for (let slot = 0; slot < seats; slot++) {
    if (display[slot] < 0 && crowd.slice(slot * KINDS, slot * KINDS + KINDS).some((n) => n > 0))
      problems.push(`state.crowd[${slot * KINDS}]: nobody stands in slot ${slot + 1}, which has no card.`);
    if (site[slot] < 0 && numbersOf(state.siteTile)[slot] >= 0)
      problems.push(`state.siteTile[${slot}]: must be -1, there is no building for it.`);
  }
  const ground = groundOf(state);
  const takers = (...names: string[]): number =>
    entriesOf(state).filter((entry) => names.includes(nameOf(entry))).length;
  const lies = (list: readonly number[]): number => list.filter((card) => card >= 0).length;
  const explorers = BEFORE_DISPLAY.includes(ground)
    ? 0
    : ground === "construct/begin"
      ? takers("explore/next", "explore")
      : seats;
  if (lies(display) > explorers)
    problems.push(
      `state.display: must have ${explorers} cards at most at "${ground}", for the rest will not be taken.`,
    );
  const builders = BEFORE_SITES.includes(ground)
    ? 0
    : ground === "city/begin"
      ? takers("construct/next", "construct")
      : seats;
  if (lies(site) > builders)
    problems.push(
      `state.site: must have ${builders} buildings at most at "${ground}", for the rest will not be taken.`,
    );
  const drawn = numbersOf(state.drawn).length;
  const picks = takers("keep", "under") > 0;
  if (drawn > (picks ? TO_PICK_FROM : 0))
    problems.push(`state.drawn: must have ${picks ? TO_PICK_FROM : 0} cards at most, for nobody picks one.`);
  const out = [Place.exploration, Place.construction, Place.city, Place.spent];
  const figures = numbersOf(state.figures);
  if (ground === "complete/damage" || ground === "complete/points")
    for (let seat = 0; seat < seats; seat++)
      if (out.some((place) => COLOURS.some((_, colour) => figures[slotOf(seat, place, colour)] > 0)))
        problems.push(`state.figures: all figures of seat ${seat} must be at home at "${ground}".`);
  return problems;
}

/** From where on the display, or the buildings on offer, have been cleared. */
const BEFORE_SITES: readonly string[] = [
  "complete/home",
  "complete/damage",
  "complete/points",
  "round/end",
  "interim",
  "final/public",
  "final/count",
  "prepare/raiders",
  "prepare/damage",
  "prepare/equipment",
  "prepare/buildings",
];
const BEFORE_DISPLAY: readonly string[] = [
  "city/begin",
  ...BEFORE_SITES.filter((ground) => ground !== "prepare/buildings"),
];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const entriesOf = (state: { readonly [field: string]: unknown }): readonly { readonly [field: string]: unknown }[] =>
  listOf(state.agenda).filter(isObject);
const groundOf = (state: { readonly [field: string]: unknown }): string => nameOf(listOf(state.agenda)[0]);

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
    // A position may leave marauders out; without a survivor the colours of the bag would tell a lie.
    const good = kind < COLOURS.length ? sum === all : sum <= all;
    return good ? [] : [`state.bag[${kind}]: there must be ${all} of this colour in all, not ${sum}.`];
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
      (entry.ask === "discard" && entry.search === true && numbersOf(state.stack).length === 0) ||
      (entry.ask === "dismiss" && people[seat] < Number(entry.left)) ||
      (entry.ask === "explore" && numbersOf(state.display).every((card) => card < 0)) ||
      (entry.ask === "construct" && numbersOf(state.site).every((card) => card < 0)) ||
      (entry.ask === "secret" && listsOf(state.secret)[seat].length === 0);
    if (lacks) problems.push(`state.agenda[${index}]: seat ${seat} has nothing to answer "${entry.ask}" with.`);
  });
  return problems;
}
