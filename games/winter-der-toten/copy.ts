import { copyCore, copyInto, copyLists } from "@endzeit/engine";
import { numbers } from "./content/pack.ts";
import { houseRules } from "./options.ts";
import type { State } from "./state.ts";

/** A state with room for everything and nothing in it. */
export function blank(): State {
  return {
    agenda: [],
    random: [0, 0, 0, 0],
    given: [],
    outcome: null,
    rules: houseRules({}),
    numbers: numbers(null),
    seats: 0,
    phase: 0,
    step: 0,
    round: 0,
    marker: 0,
    first: 0,
    turn: 0,
    morale: 0,
    holding: 0,
    food: 0,
    starvation: 0,
    helpless: 0,
    zombies: [],
    barricades: [],
    noise: [],
    main: 0,
    offered: [],
    samples: 0,
    owner: [],
    place: [],
    wounds: [],
    frost: [],
    moved: [],
    used: [],
    bans: [],
    copied: 0,
    survivorDeck: [],
    survivorsGone: [],
    choices: [],
    leader: [],
    hand: [],
    decks: [],
    found: [],
    waste: [],
    removed: [],
    lost: [],
    gear: [],
    bearer: [],
    spent: [],
    handedBy: [],
    contributed: [],
    contributedOpenly: [],
    withheld: [],
    crisis: 0,
    crisisDeck: [],
    crisesGone: [],
    crisisOff: 0,
    foreseen: [],
    secret: [],
    secretMix: [],
    secretBox: [],
    exiled: [],
    exile: [],
    exileDeck: [],
    out: [],
    crossroad: [],
    crossroadsDeck: [],
    crossroadsGone: [],
    acting: 0,
    subject: 0,
    scene: 0,
    pledges: [],
    stakes: [],
    pledgedDice: [],
    attached: [],
    attachedTo: [],
    attachedBy: [],
    attachedMark: [],
    lasting: [],
    until: [],
    searched: 0,
    dice: [],
    spentDice: [],
    act: 0,
    actor: 0,
    actAt: 0,
    actFrom: 0,
    actWith: 0,
    how: 0,
    turnMarks: 0,
    gifts: [],
    asked: 0,
    said: [],
  };
}

/** Writes one state over another; arrays are reused. */
export function copy(from: State, into: State): void {
  copyCore(from, into);
  into.rules = from.rules;
  into.numbers = from.numbers;
  into.seats = from.seats;
  into.phase = from.phase;
  into.step = from.step;
  into.round = from.round;
  into.marker = from.marker;
  into.first = from.first;
  into.turn = from.turn;
  into.morale = from.morale;
  into.holding = from.holding;
  into.food = from.food;
  into.starvation = from.starvation;
  into.helpless = from.helpless;
  copyInto(from.zombies, into.zombies);
  copyInto(from.barricades, into.barricades);
  copyInto(from.noise, into.noise);
  into.main = from.main;
  copyInto(from.offered, into.offered);
  into.samples = from.samples;
  copyInto(from.owner, into.owner);
  copyInto(from.place, into.place);
  copyInto(from.wounds, into.wounds);
  copyInto(from.frost, into.frost);
  copyInto(from.moved, into.moved);
  copyInto(from.used, into.used);
  copyInto(from.bans, into.bans);
  into.copied = from.copied;
  copyInto(from.survivorDeck, into.survivorDeck);
  copyInto(from.survivorsGone, into.survivorsGone);
  copyLists(from.choices, into.choices);
  copyInto(from.leader, into.leader);
  copyLists(from.hand, into.hand);
  copyLists(from.decks, into.decks);
  copyInto(from.found, into.found);
  copyInto(from.waste, into.waste);
  copyInto(from.removed, into.removed);
  copyInto(from.lost, into.lost);
  copyInto(from.gear, into.gear);
  copyInto(from.bearer, into.bearer);
  copyInto(from.spent, into.spent);
  copyInto(from.handedBy, into.handedBy);
  copyLists(from.contributed, into.contributed);
  copyLists(from.contributedOpenly, into.contributedOpenly);
  copyLists(from.withheld, into.withheld);
  into.crisis = from.crisis;
  copyInto(from.crisisDeck, into.crisisDeck);
  copyInto(from.crisesGone, into.crisesGone);
  into.crisisOff = from.crisisOff;
  copyInto(from.foreseen, into.foreseen);
  copyLists(from.secret, into.secret);
  copyInto(from.secretMix, into.secretMix);
  copyInto(from.secretBox, into.secretBox);
  copyInto(from.exiled, into.exiled);
  copyLists(from.exile, into.exile);
  copyInto(from.exileDeck, into.exileDeck);
  copyInto(from.out, into.out);
  copyInto(from.crossroad, into.crossroad);
  copyInto(from.crossroadsDeck, into.crossroadsDeck);
  copyInto(from.crossroadsGone, into.crossroadsGone);
  into.acting = from.acting;
  into.subject = from.subject;
  into.scene = from.scene;
  copyLists(from.pledges, into.pledges);
  copyLists(from.stakes, into.stakes);
  copyLists(from.pledgedDice, into.pledgedDice);
  copyInto(from.attached, into.attached);
  copyInto(from.attachedTo, into.attachedTo);
  copyInto(from.attachedBy, into.attachedBy);
  copyInto(from.attachedMark, into.attachedMark);
  copyInto(from.lasting, into.lasting);
  copyInto(from.until, into.until);
  into.searched = from.searched;
  copyLists(from.dice, into.dice);
  copyInto(from.spentDice, into.spentDice);
  into.act = from.act;
  into.actor = from.actor;
  into.actAt = from.actAt;
  into.actFrom = from.actFrom;
  into.actWith = from.actWith;
  into.how = from.how;
  into.turnMarks = from.turnMarks;
  copyLists(from.gifts, into.gifts);
  into.asked = from.asked;
  copyInto(from.said, into.said);
}
