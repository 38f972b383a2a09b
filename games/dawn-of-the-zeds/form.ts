import { type Fields, HIDDEN, StateForm } from "@endzeit/engine";
import { agenda } from "./agenda.ts";
import { BOX, GRAVEYARD, TOWN, TRACKS } from "./content/board.ts";
import { ACTS, EVENTS, STORY } from "./content/cards.ts";
import { LAST_COLUMN, MOST_AMMO } from "./content/tables.ts";
import { BASIC_UNITS, SPECIALS, UNITS } from "./content/units.ts";
import { STACK, ZED_HITS, ZEDS } from "./content/zeds.ts";
import { options } from "./options.ts";
import { pools } from "./pools.ts";
import { Phase, type State } from "./state.ts";

/** What a state of Dawn of the Zeds is made of: forms, limits, who may see what. `copy` in copy.ts is written out beside it. */

const MANY = 99;
const NONE = -1;

const seats = (state: State): number => state.seats;
/** Units of later levels are in a match or are not: the list of where they are tells, which may still be anything here. */
const units = ({ unitAt }: State): number =>
  Array.isArray(unitAt) && unitAt.length === UNITS.length ? UNITS.length : BASIC_UNITS;
const lastUnit = (state: State): number => units(state) - 1;

const flag = { form: "whole", least: 0, most: 1 } as const;
const count = { form: "whole", least: 0, most: MANY } as const;
const bits = (most: number) => ({ form: "whole", least: 0, most }) as const;
const unitOrNone = { form: "whole", least: NONE, most: lastUnit } as const;
const bySeat = { form: "list", length: seats, least: 0, most: 1 } as const;
const byUnit = { form: "list", length: units, least: 0, most: 1 } as const;
const byZed = { form: "list", length: ZEDS.length, least: 0 } as const;
const zeds = { form: "list", least: 0, most: ZEDS.length - 1 } as const;
const events = { form: "list", least: 0, most: EVENTS.length - 1 } as const;
const story = { form: "list", least: 0, most: STORY.length - 1 } as const;
const anywhere = { form: "whole", least: NONE, most: TOWN } as const;

/** Only the order of what is to come is hidden; of a pile whose top card was looked at that one is known. */
function drawPile(cards: readonly number[], looked: number): number[] {
  const top = cards.length - 1;
  return cards.map((card, at) => (looked === 1 && at === top ? card : HIDDEN));
}

const ofZeds = [ZEDS.length, MANY] as const;
const ofUnits = [UNITS.length, MANY] as const;
const ofEvents = [EVENTS.length, MANY] as const;
const ofActs = [ACTS, MANY] as const;

const fields: Fields<State> = {
  rules: { form: "rules", specs: options, optional: [] },
  numbers: {
    form: "printed",
    lists: {
      zedFull: ofZeds,
      zedReduced: ofZeds,
      unitFull: ofUnits,
      unitReduced: ofUnits,
      unitMove: ofUnits,
      act: ofEvents,
      strip: [EVENTS.length, /^([FMHS]*|\*)$/],
      actions: ofEvents,
      symbol: ofEvents,
      short: ofActs,
      normal: ofActs,
    },
  },
  seats: { form: "whole", least: 1, most: 4 },
  owner: { form: "list", length: seats, least: NONE, most: lastUnit },
  phase: { form: "whole", least: 0, most: Phase.organisation },
  round: count,
  event: { form: "whole", least: NONE, most: events.most },
  eventDeck: { ...events, sight: (cards, { topSeen }) => drawPile(cards, topSeen) },
  eventDiscard: events,
  storyDeck: { ...story, sight: (cards, { storySeen }) => drawPile(cards, storySeen) },
  storyDiscard: story,
  kept: story,
  story: { form: "whole", least: NONE, most: story.most },
  storyTrack: { form: "whole", least: NONE, most: TRACKS.length - 1 },
  topSeen: flag,
  storySeen: flag,
  spots: { form: "list", length: TOWN * STACK, least: NONE, most: zeds.most },
  zedFlipped: { ...byZed, most: 1 },
  zedHits: { ...byZed, most: ZED_HITS - 1 },
  bag: zeds,
  done: zeds,
  cooperative: flag,
  unitAt: { ...byUnit, least: BOX, most: GRAVEYARD },
  unitFlipped: byUnit,
  unitHits: { ...byUnit, most: 9 },
  defiant: byUnit,
  armed: unitOrNone,
  leader: unitOrNone,
  tough: { form: "whole", least: NONE, most: zeds.most },
  charged: unitOrNone,
  noEntry: { form: "whole", least: NONE, most: TOWN - 1 },
  ammo: { form: "whole", least: 0, most: MOST_AMMO },
  actions: count,
  own: bySeat,
  ended: bySeat,
  specials: { form: "list", length: SPECIALS.length, least: 0, most: 2 },
  speech: byUnit,
  lent: bits(0xffff),
  declined: bits(0xffff),
  freeShots: bits(0x3fffffff),
  drilled: bits(0x3fffffff),
  fight: {
    form: "passing",
    fields: {
      at: anywhere,
      cause: {
        form: "word",
        words: ["enter", "placed", "attack", "retreat", "fall-back", "smell", "underfoot", "town"],
      },
      zedsAttack: flag,
      unit: unitOrNone,
      origin: anywhere,
      advance: flag,
      bulldozer: flag,
      bonus: { form: "whole", least: -9, most: 9 },
      unhurt: flag,
      column: { form: "whole", least: NONE, most: LAST_COLUMN },
      dice: { form: "list", least: 1, most: 6 },
      rerolled: flag,
      zedsLost: flag,
      onZeds: count,
      onUnit: count,
    },
  },
};

export const form = new StateForm<State>(fields, { seats, pools, agenda });
