import { type Fields, HIDDEN, rulesField, type Shapes, type Sight, StateForm } from "@endzeit/engine";
import { CARDS } from "./content/cards.ts";
import { options } from "./options.ts";
import { HUMANS, SQUARES, type State, ZOMBIES } from "./state.ts";

/** What a state of Zombiaki is made of: forms, limits, who may see what. `copy` in setup.ts is written out beside it. */

const bySquare = { form: "list", length: SQUARES, least: 0 } as const;
const byLane = { form: "list", length: 3, least: 0 } as const;
const piles = { form: "lists", count: 2, least: 0, most: CARDS.length - 1, pool: ["zombies", "humans"] } as const;

const hidden = (cards: readonly number[]): number[] => cards.map(() => HIDDEN);

/** Its owner sees a hand. Of the humans' hand the zombies know what Fleisch has shown and what follows from their deck. */
const hands: Sight<State, number[][]> = {
  who: "its owner; the zombie player also the cards of `known`; all under open hands",
  see(hand, state, seat) {
    if (state.rules.openHands) return hand;
    const { known } = state;
    const [zombies, humans] = [hand[ZOMBIES], hand[HUMANS]];
    return [
      seat === ZOMBIES || seesZombieHand(state, seat) ? zombies : hidden(zombies),
      seat === HUMANS ? humans : seat === null ? hidden(humans) : [...known, ...hidden(humans.slice(known.length))],
    ];
  },
};

/** House rule: the humans look at the zombie hand while they pick for Faustschlag. */
function seesZombieHand(state: State, seat: number | null): boolean {
  const top = state.agenda[state.agenda.length - 1];
  return seat === HUMANS && top !== undefined && "ask" in top && top.ask === "punch" && top.of.includes(HUMANS);
}

const fields: Fields<State> = {
  rules: rulesField(options, "House rules of the table.", ["shieldFillsPit"]),
  printed: {
    form: "list",
    fixed: true,
    length: CARDS.length,
    least: 0,
    most: 99,
    about: "How many of each kind of card there are.",
  },
  values: {
    form: "list",
    fixed: true,
    length: CARDS.length,
    least: 0,
    most: 99,
    about: "The number on each kind of card.",
  },
  round: { form: "whole", least: 0, most: 9999, about: "The round; 0 before the first." },
  phase: { form: "whole", least: 0, most: 1, about: "Whose phase it is: 0 the zombies', 1 the humans'." },
  figure: { ...bySquare, most: 2, about: "What stands on a square: 0 nobody, 1 a zombie, 2 a dog." },
  strength: { ...bySquare, most: 999, about: "Current strength, which is toughness too." },
  wounds: { ...bySquare, most: 999, about: "Points of damage still felt." },
  marks: {
    ...bySquare,
    most: 255,
    about:
      "The sum of what is true of a figure: 1 shield, 2 Boss, 4 has taken an order, 8 netted, 16 effect step used, 32 held back, 64 has given an order, 128 has run.",
  },
  orders: { ...bySquare, most: 99, about: "Orders that a Boss on this square has left." },
  thing: { ...bySquare, most: 6, about: "0 nothing, 1 mine, 2 pit, 3 wall, 4 car, 5 barrel, 6 barrier." },
  size: { ...bySquare, most: 99, about: "Depth of a pit, height of a wall, damage of a mine; else 0." },
  burning: { ...byLane, most: 1, about: "1 while the lane burns." },
  frozen: {
    ...byLane,
    most: 2,
    about: "1 while nothing in the lane moves, 2 while only the compulsory move is denied.",
  },
  napalm: { form: "whole", least: -1, most: SQUARES - 1, about: "The square that burns, or -1." },
  terror: { form: "whole", least: 0, most: 1, about: "1 while the humans may play a single card in their next phase." },
  played: { form: "whole", least: 0, most: 999, about: "Cards that the humans have played this phase." },
  deck: {
    ...piles,
    about: "Draw piles, the top card last. Sonnenaufgang lies under the zombie pile and is not in it.",
    sight: { who: "nobody; only how many", see: (deck) => deck.map(hidden) },
  },
  hand: { ...piles, about: "Hands.", sight: hands },
  discard: { ...piles, about: "Cards laid aside by hand." },
  spent: { ...piles, about: "Cards played, on the street or gone: out of the deck for good." },
  known: {
    form: "list",
    least: 0,
    most: CARDS.length - 1,
    about: "Cards of the human hand that the zombie player is sure of.",
    sight: {
      who: "both players",
      see: (known, { rules }, seat) => (seat === null && !rules.openHands ? [] : known),
    },
  },
  sunrise: { form: "whole", least: 0, most: 1, about: "1 when Sonnenaufgang has been turned up." },
  fallen: { form: "whole", least: 0, most: 99, about: "Bosses whose fall still makes the zombies step back." },
  fuse: {
    form: "list",
    least: 0,
    most: SQUARES - 1,
    about: "Squares whose mine or car is about to go off, first in, first out.",
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
