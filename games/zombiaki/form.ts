import { type FieldSight, type Fields, HIDDEN, StateForm } from "@endzeit/engine";
import { agenda } from "./agenda.ts";
import { CARDS } from "./content/cards.ts";
import { options } from "./options.ts";
import { pools } from "./pools.ts";
import { HUMANS, SQUARES, type State, ZOMBIES } from "./state.ts";

/** What a state of Zombiaki is made of: forms, limits, who may see what. `copy` in copy.ts is written out beside it. */

const bySquare = { form: "list", length: SQUARES, least: 0 } as const;
const byLane = { form: "list", length: 3, least: 0 } as const;
const piles = { form: "lists", count: 2, least: 0, most: CARDS.length - 1 } as const;

const hidden = (cards: readonly number[]): number[] => cards.map(() => HIDDEN);

/** Its owner sees a hand. Of the humans' hand the zombies know what Fleisch has shown and what follows from their deck. */
const hands: FieldSight<State, number[][]> = (hand, state, seat) => {
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

export const form = new StateForm<State>(fields, { seats: () => 2, pools, agenda });
