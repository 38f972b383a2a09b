import { copyCore, copyInto } from "@endzeit/engine";
import { numbers } from "./content/pack.ts";
import { houseRules } from "./options.ts";
import type { State } from "./state.ts";

const BUILT_IN = numbers(null);
const USUAL = houseRules({});

/** A state with room for everything and nothing in it. */
export function blank(): State {
  return {
    agenda: [],
    random: [0, 0, 0, 0],
    given: [],
    outcome: null,
    rules: USUAL,
    numbers: BUILT_IN,
    seats: 0,
    owner: [],
    phase: 0,
    round: 0,
    event: -1,
    eventDeck: [],
    eventDiscard: [],
    storyDeck: [],
    storyDiscard: [],
    kept: [],
    story: -1,
    storyTrack: -1,
    topSeen: 0,
    storySeen: 0,
    spots: [],
    zedFlipped: [],
    zedHits: [],
    bag: [],
    done: [],
    cooperative: 0,
    unitAt: [],
    unitFlipped: [],
    unitHits: [],
    defiant: [],
    armed: -1,
    leader: -1,
    tough: -1,
    charged: -1,
    noEntry: -1,
    ammo: 0,
    actions: 0,
    own: [],
    ended: [],
    specials: [],
    speech: [],
    lent: 0,
    declined: 0,
    freeShots: 0,
    drilled: 0,
    fight: null,
  };
}

/** Writes one state over another; arrays are reused. */
export function copy(from: State, into: State): void {
  copyCore(from, into);
  into.rules = from.rules;
  into.numbers = from.numbers;
  into.seats = from.seats;
  copyInto(from.owner, into.owner);
  into.phase = from.phase;
  into.round = from.round;
  into.event = from.event;
  copyInto(from.eventDeck, into.eventDeck);
  copyInto(from.eventDiscard, into.eventDiscard);
  copyInto(from.storyDeck, into.storyDeck);
  copyInto(from.storyDiscard, into.storyDiscard);
  copyInto(from.kept, into.kept);
  into.story = from.story;
  into.storyTrack = from.storyTrack;
  into.topSeen = from.topSeen;
  into.storySeen = from.storySeen;
  copyInto(from.spots, into.spots);
  copyInto(from.zedFlipped, into.zedFlipped);
  copyInto(from.zedHits, into.zedHits);
  copyInto(from.bag, into.bag);
  copyInto(from.done, into.done);
  into.cooperative = from.cooperative;
  copyInto(from.unitAt, into.unitAt);
  copyInto(from.unitFlipped, into.unitFlipped);
  copyInto(from.unitHits, into.unitHits);
  copyInto(from.defiant, into.defiant);
  into.armed = from.armed;
  into.leader = from.leader;
  into.tough = from.tough;
  into.charged = from.charged;
  into.noEntry = from.noEntry;
  into.ammo = from.ammo;
  into.actions = from.actions;
  copyInto(from.own, into.own);
  copyInto(from.ended, into.ended);
  copyInto(from.specials, into.specials);
  copyInto(from.speech, into.speech);
  into.lent = from.lent;
  into.declined = from.declined;
  into.freeShots = from.freeShots;
  into.drilled = from.drilled;
  into.fight = from.fight === null ? null : { ...from.fight };
}
