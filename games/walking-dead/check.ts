import { isObject, isWhole, nameOf, type Shapes, StateCheck } from "@endzeit/engine";
import { RISES, SPACES, SURVIVOR_STEPS } from "./content/board.ts";
import { CHARACTERS, ENCOUNTERS, EQUIPMENT, equipment, WALKER_CARDS } from "./content/cards.ts";
import { BIGGEST_TILE } from "./content/pack.ts";
import { options } from "./options.ts";
import { CLAWS } from "./rules/stock.ts";
import { STANDARD } from "./setup.ts";
import { Role } from "./state.ts";

const MOST_SEATS = 4;
const SEAT_OR_NONE = [-1, MOST_SEATS - 1] as const;
const SPACE = [0, SPACES.length - 1] as const;
const ENCOUNTER = [0, ENCOUNTERS.length - 1] as const;
const CLAW = [0, WALKER_CARDS.length - 1] as const;
const COUNT = [0, 99] as const;
const BITS = [0, (1 << MOST_SEATS) - 1] as const;

const IN_PLAY = { card: ENCOUNTER, seat: "seat", reactions: "flag", swapped: COUNT, sneaked: COUNT } as const;
const REACT = { next: "seat", passed: COUNT, reacted: BITS, ...IN_PLAY } as const;

const STEPS: Shapes = {
  "setup/first": {},
  "setup/character": { seat: "seat", left: COUNT },
  "setup/rise": { seat: "seat" },
  "turn/begin": { seat: "seat" },
  "turn/next": {},
  "survivor/before": {},
  "survivor/space": {},
  "survivor/between": {},
  "survivor/corner": { at: SPACE },
  "survivor/tile": { at: SPACE },
  "survivor/after": {},
  "survivor/give": {},
  "encounter/reveal": { seat: "seat", reactions: "flag" },
  "encounter/react": REACT,
  "encounter/resolve": IN_PLAY,
  "encounter/done": IN_PLAY,
  "fight/arm": {},
  "fight/judge": {},
  "fight/axe": { next: "seat", passed: COUNT },
  "fight/after": { card: CLAW, attacker: "seat", defender: "seat", won: "flag" },
  bite: { seat: "seat", left: COUNT },
  death: { seat: "seat", left: COUNT, asked: COUNT },
  "draw-one": { seat: "seat" },
  "discard-own": { seat: "seat", left: COUNT },
  "walker/roll": {},
  "walker/card": {},
  "walker/strike": { card: CLAW },
  "walker/end": {},
};

const QUESTIONS: Shapes = {
  character: {},
  rise: {},
  turn: {},
  move: { die: [1, 6], total: [1, 20], stage: [0, 3] },
  draw: {},
  between: {},
  end: {},
  give: {},
  exchange: { put: COUNT },
  react: REACT,
  arm: {},
  reroll: {},
  axe: { next: "seat", passed: COUNT },
  wound: { seat: "seat", left: COUNT, asked: COUNT },
  choose: { card: ENCOUNTER },
  discard: { left: COUNT },
  rival: {},
  walk: { total: [1, 6] },
  claw: {},
  lunge: { total: [1, 6] },
  strike: { card: CLAW },
  swap: {},
};

/** After each of these the match goes on: a turn is always followed by the next. */
const GROUND = ["turn/begin", "turn/next"];

/** Checks a state from outside field by field, so that a position made by hand fails with the field's name and not in a rule. */
export function stateProblems(state: unknown): readonly string[] {
  if (!isObject(state)) return ["state: must be an object; ask a match for its state to see the form."];
  const check = new StateCheck(state);
  check.whole("seats", 1, MOST_SEATS);
  const seats = isWhole(state.seats, 1, MOST_SEATS) ? state.seats : MOST_SEATS;
  check.core(STEPS, QUESTIONS, seats, GROUND);
  check.rules(options);
  for (const field of ["first", "turn"]) check.whole(field, 0, seats - 1);
  check.whole("round", 0, 9999);
  check.list("role", seats, 0, Role.out);
  check.list("character", seats, -1, CHARACTERS.length - 1);
  check.list("spent", seats, 0, 1);
  check.list("at", seats, -1, SPACES.length - 1);
  for (const field of ["allies", "skips", "front"]) check.list(field, seats, 0, 99);
  check.list("tiles", seats, 0, 15);
  check.lists("hand", seats, 0, EQUIPMENT.length - 1);
  check.lists("claws", seats, 0, WALKER_CARDS.length - 1);
  for (const field of ["pool", "box", "deaths"]) check.whole(field, 0, 99);
  for (const field of ["equipmentDeck", "equipmentDiscard", "aside"]) check.list(field, null, 0, EQUIPMENT.length - 1);
  for (const field of ["encounterDeck", "encounterDiscard"]) check.list(field, null, 0, ENCOUNTERS.length - 1);
  for (const field of ["walkerDeck", "walkerDiscard"]) check.list(field, null, 0, WALKER_CARDS.length - 1);
  check.whole("again", 0, 1);
  check.whole("shotgun", 0, 1);
  check.problems.push(...numberProblems(state.numbers), ...fightProblems(state.fight, state.agenda, seats));
  if (check.problems.length === 0) check.problems.push(...figureProblems(state, seats));
  if (check.problems.length === 0 && state.outcome === null) check.problems.push(...roleProblems(state, seats));
  if (check.problems.length === 0) check.problems.push(...boxProblems(state, seats), ...agendaProblems(state));
  return check.problems;
}

function numberProblems(numbers: unknown): string[] {
  if (!isObject(numbers)) return ["state.numbers: must be an object with the numbers on cards and tiles."];
  const sizes = {
    equipmentCount: EQUIPMENT.length,
    equipment: EQUIPMENT.length,
    encounterCount: ENCOUNTERS.length,
    encounters: ENCOUNTERS.length,
    walkerCount: WALKER_CARDS.length,
    walkers: WALKER_CARDS.length,
    tiles: 4,
  };
  return Object.entries(sizes).flatMap(([field, size]) => {
    const list: unknown = numbers[field];
    const most = field === "tiles" ? BIGGEST_TILE : 99;
    const good = Array.isArray(list) && list.length === size && list.every((value) => isWhole(value, 0, most));
    return good ? [] : [`state.numbers.${field}: must be a list of ${size} numbers from 0 to ${most}.`];
  });
}

const FIGHT_ENTRIES = ["fight/arm", "fight/judge", "fight/axe", "arm", "reroll", "axe"];

/** A fight is there exactly while the agenda has something to do with one. */
function fightProblems(fight: unknown, agenda: unknown, seats: number): string[] {
  const fighting =
    Array.isArray(agenda) &&
    agenda.some((entry: unknown) => isObject(entry) && FIGHT_ENTRIES.includes(String(entry.ask ?? entry.do)));
  if (fight === null) return fighting ? ["state.fight: the agenda fights, so there must be a fight."] : [];
  if (!isObject(fight)) return ["state.fight: must be an object or null."];
  if (!fighting) return ["state.fight: must be null, the agenda has no fight."];
  const bounds = {
    attacker: SEAT_OR_NONE,
    defender: [0, seats - 1],
    own: [0, 1],
    strength: [1, 99],
    helped: COUNT,
    die: [0, 6],
    extra: COUNT,
    card: fight.attacker === -1 ? ENCOUNTER : CLAW,
  } as const;
  const problems = Object.entries(bounds).flatMap(([field, [least, most]]) =>
    isWhole(fight[field], least, most)
      ? []
      : [`state.fight.${field}: must be a whole number from ${least} to ${most}.`],
  );
  const played: unknown = fight.played;
  if (!Array.isArray(played) || !played.every((kind) => isWhole(kind, 0, EQUIPMENT.length - 1))) {
    problems.push("state.fight.played: must be a list of equipment kinds.");
  }
  return problems;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numbersOf = (value: unknown): number[] => listOf(value).map(Number);
const entriesOf = (state: { readonly [field: string]: unknown }): readonly { readonly [field: string]: unknown }[] =>
  listOf(state.agenda).filter(isObject);

const HOLD_A_CARD = ["react", "encounter/react", "encounter/resolve", "encounter/done"];
const REVOLVER = equipment("revolver");

/** Of no card and no token there are more than the box has, wherever they are. */
function boxProblems(state: { readonly [field: string]: unknown }, seats: number): readonly string[] {
  const check = new StateCheck(state);
  const numbers = isObject(state.numbers) ? state.numbers : {};
  const pile = (field: string): [string, readonly number[]] => [field, numbersOf(state[field])];
  const piles = (field: string): [string, readonly number[]][] =>
    listOf(state[field]).map((list, at) => [`${field}[${at}]`, numbersOf(list)]);
  const played = isObject(state.fight) ? numbersOf(state.fight.played) : [];
  const front = numbersOf(state.front).reduce((sum, n) => sum + n, 0);
  check.box(
    [
      ...piles("hand"),
      ["fight.played", played],
      ["front", new Array<number>(front).fill(REVOLVER)],
      pile("equipmentDeck"),
      pile("equipmentDiscard"),
      pile("aside"),
    ],
    numbersOf(numbers.equipmentCount),
    (kind) => EQUIPMENT[kind].id,
  );
  const revealed = entriesOf(state).flatMap((entry) =>
    HOLD_A_CARD.includes(nameOf(entry)) ? [Number(entry.card)] : [],
  );
  check.box(
    [["agenda", revealed], pile("encounterDeck"), pile("encounterDiscard")],
    numbersOf(numbers.encounterCount),
    (kind) => ENCOUNTERS[kind].id,
  );
  check.box(
    [...piles("claws"), pile("walkerDeck"), pile("walkerDiscard")],
    numbersOf(numbers.walkerCount),
    (kind) => WALKER_CARDS[kind].id,
  );
  for (const [field, claws] of piles("claws"))
    if (claws.length > CLAWS)
      check.problems.push(`state.${field}: must have ${CLAWS} cards at most, nobody draws more.`);
  const tokens = numbersOf(state.allies).reduce((sum, n) => sum + n, Number(state.pool) + Number(state.box));
  const most = seats * (STANDARD.poolEach + STANDARD.allies);
  if (tokens > most) check.problems.push(`state.pool: there are ${tokens} ally tokens in all, the table has ${most}.`);
  return check.problems;
}

/** What lies at the bottom, and nowhere else. */
const BOTTOM = ["setup/first", "turn/begin", "turn/next"];
/** What is done at once: nothing lies over it. */
const AT_ONCE = ["setup/first", "fight/arm", "fight/judge", "fight/axe", "bite", "death", "wound"];
const SETUP = ["setup/rise", "setup/character", "character", "rise"];

/** Which entries may lie over which. */
function agendaProblems(state: { readonly [field: string]: unknown }): readonly string[] {
  const problems: string[] = [];
  const entries = entriesOf(state);
  const allies = numbersOf(state.allies);
  const characters = numbersOf(state.character);
  const roles = numbersOf(state.role);
  const top = entries.length - 1;
  for (const [index, entry] of entries.entries()) {
    const name = nameOf(entry);
    const needs = (good: boolean, what: string): void => {
      if (!good) problems.push(`state.agenda[${index}]: "${name}" needs ${what}.`);
    };
    if (BOTTOM.includes(name)) needs(index === 0, "to be the lowest entry");
    if (AT_ONCE.includes(name))
      needs(index === top || (name === "fight/judge" && nameOf(entries[top]) === "reroll"), "to be the last entry");
    if ((name === "arm" || name === "reroll") && isObject(state.fight))
      needs(listOf(entry.of).length === 1 && listOf(entry.of)[0] === state.fight.defender, "the defender in `of`");
    if (name === "reroll") needs(nameOf(entries[index - 1]) === "fight/judge", '"fight/judge" under it');
    if (name === "death" || name === "wound") needs(allies[Number(entry.seat)] === 0, "a survivor without allies");
    if (index > 0 && nameOf(entries[0]) === "turn/begin") needs(SETUP.includes(name), '"turn/next" at the bottom');
    if (name === "setup/character")
      needs(
        Number(entry.left) <= roles.filter((role, seat) => role === Role.survivor && characters[seat] < 0).length,
        "as many survivors without a character as are `left`",
      );
  }
  return problems;
}

/** Survivors stand on the street, walkers anywhere; who is beaten or out stands nowhere. */
function figureProblems(state: { readonly [field: string]: unknown }, seats: number): string[] {
  const roles = Array.isArray(state.role) ? state.role : [];
  const places = Array.isArray(state.at) ? state.at : [];
  const problems: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const at = Number(places[seat]);
    const role: unknown = roles[seat];
    if (role === Role.survivor && (at < 0 || SURVIVOR_STEPS[at].length === 0))
      problems.push(`state.at[${seat}]: a survivor stands on a street space.`);
    if (role === Role.dying && at < 0) problems.push(`state.at[${seat}]: who has just died lies on a space.`);
    if ((role === Role.beaten || role === Role.out) && at >= 0)
      problems.push(`state.at[${seat}]: must be -1, the figure is off the board.`);
    if (role === Role.walker && at < 0 && !waitsToRise(state.agenda, seat))
      problems.push(`state.at[${seat}]: a walker stands on a space, such as ${RISES[0]}.`);
  }
  return problems;
}

/** Team variant: walkers have no space until they have chosen one. */
function waitsToRise(agenda: unknown, seat: number): boolean {
  if (!Array.isArray(agenda)) return false;
  return agenda.some((entry: unknown) => {
    if (!isObject(entry)) return false;
    return (
      entry.do === "setup/first" ||
      (entry.do === "setup/rise" && entry.seat === seat) ||
      (entry.ask === "rise" && Array.isArray(entry.of) && entry.of.includes(seat))
    );
  });
}

/** Whom these questions and steps are about: they cannot be answered or run as anything else. */
const OF_SURVIVORS = [
  "turn",
  "move",
  "draw",
  "between",
  "end",
  "give",
  "exchange",
  "arm",
  "reroll",
  "axe",
  "wound",
  "choose",
  "discard",
  "rival",
];
const OF_WALKERS = ["react", "walk", "claw", "lunge", "strike", "swap"];
const OF_THE_TURN = [
  "turn",
  "move",
  "draw",
  "between",
  "end",
  "give",
  "exchange",
  "walk",
  "claw",
  "lunge",
  "strike",
  "swap",
];
const SEAT_SURVIVES = ["encounter/react", "encounter/resolve", "death", "wound"];
const TURN_SURVIVES = ["survivor/before"];
const TURN_WALKS = ["walker/strike"];

/** Somebody lives as long as the match runs, and everybody is asked as what they are. */
function roleProblems(state: { readonly [field: string]: unknown }, seats: number): string[] {
  const roles: readonly unknown[] = Array.isArray(state.role) ? state.role : [];
  const agenda: readonly unknown[] = Array.isArray(state.agenda) ? state.agenda : [];
  const isA = (seat: unknown, role: number): boolean => roles[Number(seat)] === role;
  const problems = roles.includes(Role.survivor)
    ? []
    : ["state.role: the match runs, so there must be a survivor (0)."];
  for (const [index, entry] of agenda.entries()) {
    if (!isObject(entry)) continue;
    const name = String(entry.ask ?? entry.do);
    const of = Array.isArray(entry.of) ? entry.of : [];
    const needs = (good: boolean, what: string): void => {
      if (!good) problems.push(`state.agenda[${index}]: "${name}" needs ${what}.`);
    };
    if (OF_SURVIVORS.includes(name))
      needs(
        of.every((seat) => isA(seat, Role.survivor)),
        "a survivor in `of`",
      );
    if (OF_WALKERS.includes(name))
      needs(
        of.every((seat) => isA(seat, Role.walker)),
        "a walker on the board in `of`",
      );
    if (OF_THE_TURN.includes(name)) needs(of.length === 1 && of[0] === state.turn, "the seat of `state.turn` in `of`");
    for (const field of ["seat", "next", "attacker", "defender"]) {
      if (Number(entry[field] ?? 0) >= seats)
        problems.push(`state.agenda[${index}].${field}: must be a seat, 0 to ${seats - 1}.`);
    }
    if (SEAT_SURVIVES.includes(name)) needs(isA(entry.seat, Role.survivor), "a survivor in `seat`");
    if (TURN_SURVIVES.includes(name)) needs(isA(state.turn, Role.survivor), "a survivor in `state.turn`");
    if (TURN_WALKS.includes(name)) needs(isA(state.turn, Role.walker), "a walker in `state.turn`");
    if (name === "walker/roll")
      needs(isA(state.turn, Role.walker) || isA(state.turn, Role.beaten), "a walker in `state.turn`");
    if (name === "give")
      needs(roles.slice(0, seats).filter((role) => role === Role.survivor).length > 1, "a second survivor");
  }
  if (isObject(state.fight)) {
    const { attacker, defender } = state.fight;
    if (!isA(defender, Role.survivor)) problems.push("state.fight.defender: must be a survivor.");
    if (attacker !== -1 && !isA(attacker, Role.walker))
      problems.push("state.fight.attacker: must be a walker on the board, or -1.");
  }
  return problems;
}
