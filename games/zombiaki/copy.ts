import { CARDS } from "./content/cards.ts";
import { houseRules } from "./options.ts";
import { SQUARES, type State, ZOMBIES } from "./state.ts";

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

function copyList(from: readonly number[], into: number[]): void {
  const length = from.length;
  if (into.length !== length) into.length = length;
  for (let i = 0; i < length; i++) into[i] = from[i];
}

/** An empty street, no cards anywhere. */
export function blank(): State {
  return {
    agenda: [],
    random: [0, 0, 0, 0],
    given: [],
    outcome: null,
    rules: houseRules({}),
    printed: zeros(CARDS.length),
    values: CARDS.map((row) => row.value),
    round: 0,
    phase: ZOMBIES,
    figure: zeros(SQUARES),
    strength: zeros(SQUARES),
    wounds: zeros(SQUARES),
    marks: zeros(SQUARES),
    orders: zeros(SQUARES),
    thing: zeros(SQUARES),
    size: zeros(SQUARES),
    burning: zeros(3),
    frozen: zeros(3),
    napalm: -1,
    terror: 0,
    played: 0,
    deck: [[], []],
    hand: [[], []],
    discard: [[], []],
    spent: [[], []],
    known: [],
    sunrise: 0,
    fallen: 0,
    fuse: [],
  };
}

/** Writes one state over another; arrays are reused. */
export function copy(from: State, into: State): void {
  const agenda = into.agenda;
  const length = from.agenda.length;
  if (agenda.length !== length) agenda.length = length;
  for (let i = 0; i < length; i++) agenda[i] = from.agenda[i];
  copyList(from.random, into.random);
  into.given = from.given;
  into.outcome = from.outcome;
  into.rules = from.rules;
  into.printed = from.printed;
  into.values = from.values;
  into.round = from.round;
  into.phase = from.phase;
  copyList(from.figure, into.figure);
  copyList(from.strength, into.strength);
  copyList(from.wounds, into.wounds);
  copyList(from.marks, into.marks);
  copyList(from.orders, into.orders);
  copyList(from.thing, into.thing);
  copyList(from.size, into.size);
  copyList(from.burning, into.burning);
  copyList(from.frozen, into.frozen);
  into.napalm = from.napalm;
  into.terror = from.terror;
  into.played = from.played;
  for (let seat = 0; seat < 2; seat++) {
    copyList(from.deck[seat], into.deck[seat]);
    copyList(from.hand[seat], into.hand[seat]);
    copyList(from.discard[seat], into.discard[seat]);
    copyList(from.spent[seat], into.spent[seat]);
  }
  copyList(from.known, into.known);
  into.sunrise = from.sunrise;
  into.fallen = from.fallen;
  copyList(from.fuse, into.fuse);
}
