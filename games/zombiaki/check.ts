import { isObject, type Shapes, StateCheck } from "@endzeit/engine";
import { CARDS } from "./content/cards.ts";
import { options } from "./options.ts";
import { HAND } from "./rules/hands.ts";
import { Figure, SQUARES } from "./state.ts";

/** Checks a state from outside field by field, so that a position made by hand fails with the field's name and not in a rule. */
export function stateProblems(state: unknown): readonly string[] {
  if (!isObject(state)) return ["state: must be an object; ask a match for its state to see the form."];
  const check = new StateCheck(state);
  check.core(STEPS, QUESTIONS, 2, GROUND);
  check.rules(options, ["shieldFillsPit"]);
  check.list("printed", CARDS.length, 0, 99);
  check.list("values", CARDS.length, 0, 99);
  check.whole("round", 0, 9999);
  check.whole("phase", 0, 1);
  check.list("figure", SQUARES, 0, 2);
  check.list("strength", SQUARES, 0, 999);
  check.list("wounds", SQUARES, 0, 999);
  check.list("marks", SQUARES, 0, 255);
  check.list("orders", SQUARES, 0, 99);
  check.list("thing", SQUARES, 0, 6);
  check.list("size", SQUARES, 0, 99);
  check.list("burning", 3, 0, 1);
  check.list("frozen", 3, 0, 2);
  check.whole("napalm", -1, SQUARES - 1);
  check.whole("terror", 0, 1);
  check.whole("played", 0, 999);
  for (const pile of ["deck", "hand", "discard", "spent"]) {
    const both = state[pile];
    if (!Array.isArray(both) || both.length !== 2)
      check.problems.push(`state.${pile}: must be a pair of lists, the zombies' and the humans'.`);
    else for (const seat of [0, 1]) cardsOfSide(check, `${pile}[${seat}]`, both[seat], seat);
  }
  for (const seat of [0, 1])
    if (kindsOf(listOf(state.hand)[seat]).length > HAND)
      check.problems.push(`state.hand[${seat}]: must have ${HAND} cards at most, nobody draws more.`);
  cardsOfSide(check, "known", state.known, 1);
  check.whole("sunrise", 0, 1);
  check.whole("fallen", 0, 99);
  check.list("fuse", null, 0, SQUARES - 1);
  if (check.problems.length === 0)
    check.problems.push(
      ...boxProblems(state),
      ...squareProblems(state),
      ...valueProblems(state.values),
      ...knownProblems(state),
      ...clickProblems(state.agenda),
      ...dogProblems(state.agenda, state.figure),
      ...cardProblems(state),
    );
  return check.problems;
}

/** Of no card there are more than were printed. */
function boxProblems(state: { readonly [field: string]: unknown }): readonly string[] {
  const check = new StateCheck(state);
  const piles = ["hand", "deck", "discard", "spent"].flatMap((field) =>
    [0, 1].map((seat) => [`${field}[${seat}]`, kindsOf(listOf(state[field])[seat])] as const),
  );
  check.box(piles, kindsOf(state.printed), (kind) => CARDS[kind].id);
  return check.problems;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const kindsOf = (value: unknown): readonly number[] => listOf(value).map(Number);

function cardsOfSide(check: StateCheck, field: string, of: unknown, seat: number): void {
  const cards = check.list(field, null, 0, CARDS.length - 1, of) ?? [];
  const foreign = cards.findIndex((kind) => (CARDS[kind].side === "humans") !== (seat === 1));
  if (foreign >= 0)
    check.problems.push(`state.${field}[${foreign}]: "${CARDS[cards[foreign]].id}" is a card of the other side.`);
}

const SQUARE = [0, SQUARES - 1] as const;
const SQUARE_OR_NONE = [-1, SQUARES - 1] as const;
const KIND = [0, CARDS.length - 1] as const;
const COUNT = [0, 99] as const;

const STEPS: Shapes = {
  "zombies/begin": {},
  "zombies/not-so-fast": {},
  "zombies/dogs": {},
  "zombies/dog-on": { at: SQUARE, left: [0, 3], advanced: "flag" },
  "zombies/march": { from: SQUARE },
  "zombies/end": {},
  "humans/begin": {},
  "humans/barrels": { from: [0, SQUARES] },
  "humans/end": {},
  draw: {},
  "ask-discard": {},
  "ask-play": {},
  aftermath: {},
  explode: {},
  retreat: { lanes: [0, 7], upto: [1, 5], dogs: "flag", from: [0, SQUARES], why: ["searchlight", "back-off", "boss"] },
  shoot: { card: KIND, at: SQUARE, car: "flag" },
  burst: { card: KIND, lane: [0, 2], left: COUNT, at: SQUARE_OR_NONE, car: "flag", hurt: SQUARE_OR_NONE },
  grenade: { at: SQUARE },
};

const QUESTIONS: Shapes = {
  "not-so-fast": {},
  dog: { at: SQUARE_OR_NONE, left: [1, 3], advanced: "flag" },
  discard: {},
  play: {},
  click: { card: KIND, at: SQUARE },
  bullet: { card: KIND, lane: [0, 2], left: COUNT, hurt: SQUARE_OR_NONE },
  splinter: { at: SQUARE },
  gasoline: { at: SQUARE, left: COUNT, been: [0, 0x7fff] },
  net: { over: [0, 0x7fff] },
  meat: {},
  punch: {},
};

/** What a phase rests on: with one of these at the bottom there is always something left to do. */
const GROUND: readonly string[] = ["zombies/begin", "zombies/end", "humans/begin", "humans/end", "ask-play", "play"];

/** Who stands has strength, and where nobody stands nothing is true of anybody. */
function squareProblems(state: { readonly [field: string]: unknown }): string[] {
  const at = (field: string, square: number): number =>
    Array.isArray(state[field]) ? Number(state[field][square]) : 0;
  const problems: string[] = [];
  for (let square = 0; square < SQUARES; square++) {
    const somebody = at("figure", square) !== 0;
    if (somebody && at("strength", square) < 1)
      problems.push(`state.strength[${square}]: a figure has a strength of 1 or more.`);
    for (const field of ["strength", "wounds", "marks", "orders"]) {
      if (!somebody && at(field, square) !== 0)
        problems.push(`state.${field}[${square}]: must be 0, nobody stands there.`);
    }
  }
  return problems;
}

/** A card whose number counts for something has one: nobody rises with a strength of 0. */
function valueProblems(values: unknown): string[] {
  if (!Array.isArray(values)) return [];
  return CARDS.flatMap((row, kind) =>
    row.value !== 0 && Number(values[kind]) < 1 ? [`state.values[${kind}]: must be 1 or more for "${row.id}".`] : [],
  );
}

function knownProblems(state: { readonly [field: string]: unknown }): string[] {
  const hands = state.hand;
  if (!Array.isArray(hands) || !Array.isArray(hands[1]) || !Array.isArray(state.known)) return [];
  const hand: unknown[] = hands[1].slice();
  for (const [index, card] of state.known.entries()) {
    const held = hand.indexOf(card);
    if (held < 0) return [`state.known[${index}]: the humans do not hold that card.`];
    hand.splice(held, 1);
  }
  return [];
}

/** Klick! takes away the shot beneath it. */
function clickProblems(agenda: unknown): string[] {
  if (!Array.isArray(agenda)) return [];
  return agenda.flatMap((entry: unknown, index) => {
    const shot: unknown = agenda[index - 1];
    const answersShot = isObject(shot) && (shot.do === "shoot" || shot.do === "burst");
    if (!isObject(entry) || entry.ask !== "click" || answersShot) return [];
    return [`state.agenda[${index}]: "click" must follow the step "shoot" or "burst" that it answers.`];
  });
}

/** A dog on its way is a dog, and stands where it has come to. */
function dogProblems(agenda: unknown, figure: unknown): string[] {
  if (!Array.isArray(agenda) || !Array.isArray(figure)) return [];
  return agenda.flatMap((entry: unknown, index) => {
    if (!isObject(entry) || entry.ask !== "dog") return [];
    const there = entry.at === -1 ? figure.includes(Figure.dog) : figure[Number(entry.at)] === Figure.dog;
    return there
      ? []
      : [`state.agenda[${index}].at: no dog stands ${entry.at === -1 ? "on the street" : "on that square"}.`];
  });
}

/** Whose cards a question chooses from: without any there is no answer to it. */
function cardProblems(state: { readonly [field: string]: unknown }): string[] {
  return listOf(state.agenda).flatMap((entry, index) => {
    if (!isObject(entry)) return [];
    const seat =
      entry.ask === "discard"
        ? Number(listOf(entry.of)[0])
        : entry.ask === "meat"
          ? 1
          : entry.ask === "punch"
            ? 0
            : null;
    if (seat === null || kindsOf(listOf(state.hand)[seat]).length > 0) return [];
    return [`state.agenda[${index}]: "${String(entry.ask)}" needs a card in \`hand[${seat}]\`.`];
  });
}
