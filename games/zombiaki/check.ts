import { isObject } from "@endzeit/engine";
import { CARDS } from "./content/cards.ts";
import { options } from "./options.ts";
import { SQUARES } from "./state.ts";

/** Checks a state from outside field by field, so that a position made by hand fails with the field's name and not in a rule. */
export function stateProblems(state: unknown): readonly string[] {
  if (!isObject(state)) return ["state: must be an object; ask a match for its state to see the form."];
  const problems: string[] = [];
  const list = (field: string, length: number | null, least: number, most: number, of: unknown = state[field]): void => {
    if (!Array.isArray(of) || (length !== null && of.length !== length)) {
      problems.push(`state.${field}: must be a list of ${length ?? "whole"} numbers.`);
      return;
    }
    const bad = of.findIndex((value) => !isWhole(value, least, most));
    if (bad >= 0) problems.push(`state.${field}[${bad}]: must be a whole number from ${least} to ${most}, not ${JSON.stringify(of[bad])}.`);
  };
  const whole = (field: string, least: number, most: number): void => {
    if (!isWhole(state[field], least, most)) problems.push(`state.${field}: must be a whole number from ${least} to ${most}.`);
  };

  list("random", 4, -0x80000000, 0xffffffff);
  list("printed", CARDS.length, 0, 99);
  list("values", CARDS.length, 0, 99);
  whole("round", 0, 9999);
  whole("phase", 0, 1);
  list("figure", SQUARES, 0, 2);
  list("strength", SQUARES, 0, 999);
  list("wounds", SQUARES, 0, 999);
  list("marks", SQUARES, 0, 255);
  list("orders", SQUARES, 0, 99);
  list("thing", SQUARES, 0, 6);
  list("size", SQUARES, 0, 99);
  list("burning", 3, 0, 1);
  list("frozen", 3, 0, 2);
  whole("napalm", -1, SQUARES - 1);
  whole("terror", 0, 1);
  whole("played", 0, 999);
  for (const pile of ["deck", "hand", "discard", "spent"]) {
    const both = state[pile];
    if (!Array.isArray(both) || both.length !== 2) problems.push(`state.${pile}: must be a pair of lists, the zombies' and the humans'.`);
    else for (const seat of [0, 1]) cards(`${pile}[${seat}]`, both[seat], seat);
  }
  cards("known", state.known, 1);
  whole("sunrise", 0, 1);
  whole("fallen", 0, 99);
  list("fuse", null, 0, SQUARES - 1);
  if (!Array.isArray(state.given) || state.given.length > 0) problems.push("state.given: must be an empty list.");
  problems.push(...ruleProblems(state.rules), ...agendaProblems(state.agenda, isObject(state.outcome)), ...outcomeProblems(state.outcome));
  if (problems.length === 0) problems.push(...squareProblems(state), ...knownProblems(state));
  return problems;

  function cards(field: string, of: unknown, seat: number): void {
    list(field, null, 0, CARDS.length - 1, of);
    if (!Array.isArray(of)) return;
    const foreign = of.findIndex((kind) => CARDS[kind] !== undefined && (CARDS[kind].side === "humans") !== (seat === 1));
    if (foreign >= 0) problems.push(`state.${field}[${foreign}]: "${CARDS[of[foreign]].id}" is a card of the other side.`);
  }
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}

function ruleProblems(rules: unknown): string[] {
  if (!isObject(rules)) return ["state.rules: must be an object with every house rule."];
  const problems: string[] = [];
  for (const spec of options) {
    const value = rules[spec.id];
    const good = spec.kind === "switch" ? typeof value === "boolean" : typeof value === "string" && spec.values.includes(value);
    if (!good) problems.push(`state.rules.${spec.id}: must be ${spec.kind === "switch" ? "true or false" : `one of ${spec.values.join(", ")}`}.`);
  }
  return problems;
}

function outcomeProblems(outcome: unknown): string[] {
  if (outcome === null) return [];
  const good = isObject(outcome) && Array.isArray(outcome.winners) && typeof outcome.reason === "string";
  return good ? [] : ["state.outcome: must be null, or { \"winners\": [seat], \"reason\": … }."];
}

/** Each field that an entry of the agenda needs: numbers with their range, flags, or a list of seats. */
type Shape = { readonly [field: string]: readonly [least: number, most: number] | "flag" | readonly string[] };

const SQUARE = [0, SQUARES - 1] as const;
const SQUARE_OR_NONE = [-1, SQUARES - 1] as const;
const KIND = [0, CARDS.length - 1] as const;
const COUNT = [0, 99] as const;

const STEPS: { readonly [name: string]: Shape } = {
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

const QUESTIONS: { readonly [name: string]: Shape } = {
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
const GROUND: readonly unknown[] = ["zombies/begin", "zombies/end", "humans/begin", "humans/end", "ask-play", "play"];

function agendaProblems(agenda: unknown, over: boolean): string[] {
  if (!Array.isArray(agenda)) return ["state.agenda: must be a list with at least one step; the last one is next."];
  const problems = agenda.flatMap((entry: unknown, index) => entryProblems(entry, `state.agenda[${index}]`));
  const name = (entry: unknown): unknown => (isObject(entry) ? (entry.ask ?? entry.do) : undefined);
  if (!over && agenda.length === 0) problems.push("state.agenda: must be a list with at least one step; the last one is next.");
  else if (!over && problems.length === 0 && !GROUND.includes(name(agenda[0]))) {
    problems.push(`state.agenda[0]: must be one of ${GROUND.join(", ")}: what a phase goes on with.`);
  }
  agenda.forEach((entry: unknown, index) => {
    const shot = name(agenda[index - 1]);
    // Klick! takes away the shot beneath it.
    if (name(entry) === "click" && shot !== "shoot" && shot !== "burst") {
      problems.push(`state.agenda[${index}]: "click" must follow the step "shoot" or "burst" that it answers.`);
    }
  });
  return problems;
}

function entryProblems(entry: unknown, at: string): string[] {
  if (!isObject(entry)) return [`${at}: must be an object.`];
  const asks = entry.ask !== undefined;
  const name = asks ? entry.ask : entry.do;
  const known = asks ? QUESTIONS : STEPS;
  if (typeof name !== "string" || !Object.hasOwn(known, name)) {
    return [`${at}.${asks ? "ask" : "do"}: must be one of ${Object.keys(known).join(", ")}.`];
  }
  const problems: string[] = [];
  if (asks && !(Array.isArray(entry.of) && entry.of.length === 1 && isWhole(entry.of[0], 0, 1))) {
    problems.push(`${at}.of: must be [0] for the zombies or [1] for the humans.`);
  }
  for (const [field, shape] of Object.entries(known[name])) {
    const value = entry[field];
    if (shape === "flag") {
      if (typeof value !== "boolean") problems.push(`${at}.${field}: must be true or false.`);
    } else if (isRange(shape)) {
      if (!isWhole(value, shape[0], shape[1])) problems.push(`${at}.${field}: must be a whole number from ${shape[0]} to ${shape[1]}.`);
    } else if (typeof value !== "string" || !shape.includes(value)) problems.push(`${at}.${field}: must be one of ${shape.join(", ")}.`);
  }
  return problems;
}

function isRange(shape: readonly [number, number] | readonly string[]): shape is readonly [number, number] {
  return typeof shape[0] === "number";
}

/** Who stands has strength, and where nobody stands nothing is true of anybody. */
function squareProblems(state: { readonly [field: string]: unknown }): string[] {
  const at = (field: string, square: number): number => (Array.isArray(state[field]) ? Number(state[field][square]) : 0);
  const problems: string[] = [];
  for (let square = 0; square < SQUARES; square++) {
    const somebody = at("figure", square) !== 0;
    if (somebody && at("strength", square) < 1) problems.push(`state.strength[${square}]: a figure has a strength of 1 or more.`);
    for (const field of ["strength", "wounds", "marks", "orders"]) {
      if (!somebody && at(field, square) !== 0) problems.push(`state.${field}[${square}]: must be 0, nobody stands there.`);
    }
  }
  return problems;
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
