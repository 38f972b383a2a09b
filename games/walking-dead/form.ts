import { type Fields, ownersOnly, StateForm, unseen } from "@endzeit/engine";
import { agenda } from "./agenda.ts";
import { SPACES } from "./content/board.ts";
import { CHARACTERS, ENCOUNTERS, EQUIPMENT, TILES, WALKER_CARDS } from "./content/cards.ts";
import { BIGGEST_TILE } from "./content/pack.ts";
import { options } from "./options.ts";
import { pools } from "./pools.ts";
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
const gear = { least: 0, most: EQUIPMENT.length - 1 } as const;
const met = { form: "list", least: 0, most: ENCOUNTERS.length - 1 } as const;
const claw = { least: 0, most: WALKER_CARDS.length - 1 } as const;

const ofEquipment = [EQUIPMENT.length, MANY] as const;
const ofEncounters = [ENCOUNTERS.length, MANY] as const;
const ofWalkerCards = [WALKER_CARDS.length, MANY] as const;

const fields: Fields<State> = {
  rules: { form: "rules", specs: options, optional: [] },
  numbers: {
    form: "printed",
    lists: {
      equipmentCount: ofEquipment,
      equipment: ofEquipment,
      encounterCount: ofEncounters,
      encounters: ofEncounters,
      walkerCount: ofWalkerCards,
      walkers: ofWalkerCards,
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

export const form = new StateForm<State>(fields, { seats, pools, agenda });
