import { type Fields, HIDDEN, type Shapes, type Sight, StateForm } from "@endzeit/engine";
import { CARDS } from "./content/cards.ts";
import { options } from "./options.ts";
import { HUMANS, SQUARES, type State, ZOMBIES } from "./state.ts";

/** What a state of Zombiaki is made of: forms, limits, who may see what. `copy` in copy.ts is written out beside it. */

const bySquare = { form: "list", length: SQUARES, least: 0 } as const;
const byLane = { form: "list", length: 3, least: 0 } as const;
const piles = { form: "lists", count: 2, least: 0, most: CARDS.length - 1, pool: ["zombies", "humans"] } as const;

const hidden = (cards: readonly number[]): number[] => cards.map(() => HIDDEN);

/** Its owner sees a hand. Of the humans' hand the zombies know what Fleisch has shown and what follows from their deck. */
const hands: Sight<State, number[][]> = (hand, state, seat) => {
  if (state.rules.openHands) return hand;
  const { known } = state;
  const [zombies, humans] = [hand[ZOMBIES], hand[HUMANS]];
  return [
    seat === ZOMBIES || seesZombieHand(state, seat) ? zombies : hidden(zombies),
    seat === HUMANS ? humans : seat === null ? hidden(humans) : [...known, ...hidden(humans.slice(known.length))],
  ];
};

/** House rule: the humans look at the zombie hand while they pick for Faustschlag. */
function seesZombieHand(state: State, seat: number | null): boolean {
  const top = state.agenda[state.agenda.length - 1];
  return seat === HUMANS && top !== undefined && "ask" in top && top.ask === "punch" && top.of.includes(HUMANS);
}

const fields: Fields<State> = {
  rules: { form: "rules", specs: options, optional: ["shieldFillsPit"] },
  printed: {
    form: "list",
    fixed: true,
    length: CARDS.length,
    least: 0,
    most: 99,
  },
  values: {
    form: "list",
    fixed: true,
    length: CARDS.length,
    least: 0,
    most: 99,
  },
  round: { form: "whole", least: 0, most: 9999 },
  phase: { form: "whole", least: 0, most: 1 },
  figure: { ...bySquare, most: 2 },
  strength: { ...bySquare, most: 999 },
  wounds: { ...bySquare, most: 999 },
  marks: {
    ...bySquare,
    most: 255,
  },
  orders: { ...bySquare, most: 99 },
  thing: { ...bySquare, most: 6 },
  size: { ...bySquare, most: 99 },
  burning: { ...byLane, most: 1 },
  frozen: {
    ...byLane,
    most: 2,
  },
  napalm: { form: "whole", least: -1, most: SQUARES - 1 },
  terror: { form: "whole", least: 0, most: 1 },
  played: { form: "whole", least: 0, most: 999 },
  deck: {
    ...piles,
    sight: (deck) => deck.map(hidden),
  },
  hand: { ...piles, sight: hands },
  discard: { ...piles },
  spent: { ...piles },
  known: {
    form: "list",
    least: 0,
    most: CARDS.length - 1,
    sight: (known, { rules }, seat) => (seat === null && !rules.openHands ? [] : known),
  },
  sunrise: { form: "whole", least: 0, most: 1 },
  fallen: { form: "whole", least: 0, most: 99 },
  fuse: {
    form: "list",
    least: 0,
    most: SQUARES - 1,
  },
};

const SQUARE = [0, SQUARES - 1] as const;
const SQUARE_OR_NONE = [-1, SQUARES - 1] as const;
const KIND = [0, CARDS.length - 1] as const;
const COUNT = [0, 99] as const;

const steps: Shapes = {
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

const questions: Shapes = {
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
const ground: readonly string[] = ["zombies/begin", "zombies/end", "humans/begin", "humans/end", "ask-play", "play"];

/** The cards of a side: of the others there are none in its piles. */
const pool = (side: "zombies" | "humans") => ({
  box: ({ printed }: State) => printed.map((n, kind) => (CARDS[kind].side === side ? n : 0)),
  name: (kind: number) => CARDS[kind].id,
  spare: () => CARDS.findIndex((row) => row.side === side),
});

export const form = new StateForm<State>(fields, {
  seats: () => 2,
  pools: { zombies: pool("zombies"), humans: pool("humans") },
  agenda: { steps, questions, ground },
});
