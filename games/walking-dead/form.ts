import { type Fields, HIDDEN, ownersOnly, StateForm, unseen } from "@endzeit/engine";
import { agenda } from "./agenda.ts";
import { SPACES } from "./content/board.ts";
import { CHARACTERS, ENCOUNTERS, EQUIPMENT, equipment, TILES, WALKER_CARDS } from "./content/cards.ts";
import { BIGGEST_TILE } from "./content/pack.ts";
import { options } from "./options.ts";
import { ALL_TILES } from "./rules/stock.ts";
import { Role, type State } from "./state.ts";

/** What a state of The Walking Dead is made of: forms, limits, who may see what. `copy` in copy.ts is written out beside it. */

const MOST_SEATS = 4;
const MANY = 99;

const seats = (state: State): number => state.seats;
const lastSeat = (state: State): number => state.seats - 1;
const inHand = ownersOnly<State>(({ rules }) => rules.openHands);

const bySeat = { form: "list", length: seats, least: 0 } as const;
const count = { form: "whole", least: 0, most: MANY } as const;
const flag = { form: "whole", least: 0, most: 1 } as const;
const gear = { least: 0, most: EQUIPMENT.length - 1, pool: "equipment" } as const;
const met = { form: "list", least: 0, most: ENCOUNTERS.length - 1, pool: "encounters" } as const;
const claw = { least: 0, most: WALKER_CARDS.length - 1, pool: "walkers" } as const;

const fields: Fields<State> = {
  rules: { form: "rules", specs: options, optional: [] },
  numbers: {
    form: "printed",
    lists: {
      equipmentCount: [EQUIPMENT.length, MANY],
      equipment: [EQUIPMENT.length, MANY],
      encounterCount: [ENCOUNTERS.length, MANY],
      encounters: [ENCOUNTERS.length, MANY],
      walkerCount: [WALKER_CARDS.length, MANY],
      walkers: [WALKER_CARDS.length, MANY],
      tiles: [TILES.length, BIGGEST_TILE],
    },
  },
  seats: { form: "whole", least: 1, most: MOST_SEATS },
  first: { form: "whole", least: 0, most: lastSeat },
  round: { form: "whole", least: 0, most: 9999 },
  turn: { form: "whole", least: 0, most: lastSeat },
  role: { ...bySeat, most: Role.out },
  character: { ...bySeat, least: -1, most: CHARACTERS.length - 1 },
  spent: { ...bySeat, most: 1 },
  at: { ...bySeat, least: -1, most: SPACES.length - 1 },
  allies: { ...bySeat, most: MANY },
  tiles: { ...bySeat, most: ALL_TILES },
  skips: { ...bySeat, most: MANY },
  hand: { form: "lists", ...gear, count: seats, sight: inHand },
  front: { ...bySeat, most: MANY },
  claws: { form: "lists", ...claw, count: seats, sight: inHand },
  pool: count,
  box: count,
  equipmentDeck: { form: "list", ...gear, sight: unseen },
  equipmentDiscard: { form: "list", ...gear },
  encounterDeck: { ...met, sight: unseen },
  encounterDiscard: met,
  walkerDeck: { form: "list", ...claw, sight: unseen },
  walkerDiscard: { form: "list", ...claw },
  aside: { form: "list", ...gear, sight: unseen },
  fight: {
    form: "passing",
    fields: {
      card: { form: "whole", least: 0, most: ({ fight }) => (fight?.attacker === -1 ? met.most : claw.most) },
      attacker: { form: "whole", least: -1, most: lastSeat },
      defender: { form: "whole", least: 0, most: lastSeat },
      own: flag,
      strength: { form: "whole", least: 1, most: MANY },
      played: { form: "list", least: gear.least, most: gear.most },
      helped: count,
      die: { form: "whole", least: 0, most: 6 },
      extra: count,
    },
  },
  again: flag,
  shotgun: flag,
  deaths: count,
};

const REVOLVER = equipment("revolver");

/** Encounter cards that lie open in front of a survivor, revealed and not yet done, each in the place of its entry. */
function revealed({ agenda }: State): number[] {
  return agenda.map((entry) => ("sneaked" in entry ? entry.card : HIDDEN));
}

/** A position set up by hand may hide more cards than the box has left: then any kind may be there. */
const spare = (place: number): number => place % 2;

export const form = new StateForm<State>(fields, {
  seats,
  pools: {
    equipment: {
      box: ({ numbers }) => numbers.equipmentCount,
      elsewhere: ({ fight, front }) => ({
        "fight.played": fight?.played ?? [],
        front: front.flatMap((revolvers) => new Array<number>(revolvers).fill(REVOLVER)),
      }),
      name: (kind) => EQUIPMENT[kind].id,
      spare,
    },
    encounters: {
      box: ({ numbers }) => numbers.encounterCount,
      elsewhere: (state) => ({ agenda: revealed(state) }),
      name: (kind) => ENCOUNTERS[kind].id,
      spare,
    },
    walkers: {
      box: ({ numbers }) => numbers.walkerCount,
      name: (kind) => WALKER_CARDS[kind].id,
      spare,
    },
  },
  agenda,
});
