import { makeBot } from "@endzeit/bots";
import {
  below,
  canonical,
  defaultOptions,
  type Answer as Given,
  HIDDEN,
  imagine,
  Match,
  type Options,
  questionOf,
  type Random,
  randomFrom,
  shuffle,
} from "@endzeit/engine";
import { anyAnswer } from "@endzeit/engine/testing";
import { describe, expect, test } from "vitest";
import { CROSSROADS, type CrossroadsId } from "../content/crossroads.ts";
import { PRINTS, USED } from "../content/prints.ts";
import { winterDerToten as game } from "../index.ts";
import { cardNumber } from "../rules/crossroads/lasting.ts";
import { type Answer, type Event, LASTING, type Lasting, type State } from "../state.ts";
import { secretOf } from "./bench.ts";
import { type Eye, eyesOf, World } from "./eyes.ts";
import { type Chance, type Position, survivorOf, table } from "./table.ts";

// Section 11 of the facts: who may see what. Two worlds that differ in one hidden thing are played side by side: whoever may not know it
// sees, hears, reads and is asked the same in both, and so is everybody else as far as he can see.

/** What happens in both worlds: the luck that is to come; or what a seat answers, `there` something else that looks the same. */
type Line = { readonly chance: Chance } | readonly [seat: number, here: Given, there?: Given];

interface Row {
  /** How the worlds differ. */
  readonly what: string;
  /** Who knows it, or gets to know. */
  readonly knows: readonly Eye[];
  readonly at: Position | (() => State);
  /** What the other world has instead. */
  readonly there?: Partial<Position>;
  /** What no position says: of both worlds, or of one. */
  readonly both?: (s: State) => void;
  readonly set?: readonly [here: (s: State) => void, there: (s: State) => void];
  readonly lines?: readonly Line[];
  /** How it goes on tells it to all by right. */
  readonly stop?: true;
}

const defaults = defaultOptions(game.options);
const ALL: readonly Eye[] = [0, 1, 2, null];
const MORE = 20;
const TRIES = 12;

const pick = <T>(random: Random, from: readonly T[]): T => from[below(random, from.length)];
const formOf = (answer: Given): string => Object.keys(answer).join("-");

/** Some answer: each kind of deed is as likely as another. */
function some(random: Random, answers: readonly Answer[]): Answer {
  const form = pick(random, [...new Set(answers.map(formOf))]);
  return pick(
    random,
    answers.filter((answer) => formOf(answer) === form),
  );
}

const attempts = (random: Random): readonly Given[] => Array.from({ length: TRIES }, () => anyAnswer(game, random));

/** The answers that may be given in both worlds. */
const common = (seat: number, here: World, there: World): readonly Answer[] => {
  const others = new Set(there.answers(seat).map(canonical));
  return here.answers(seat).filter((answer) => others.has(canonical(answer)));
};

/** Both worlds go on with the same answers, until everybody of these has heard what tells them apart, by right as far as `rightly` says. */
function goOn(
  random: Random,
  [here, there]: readonly [World, World],
  eyes: readonly Eye[],
  each: (eye: Eye) => void,
  rightly: (heard: readonly Event[]) => boolean = () => true,
): void {
  let left = eyes;
  for (let n = 0; n < MORE && left.length > 0; n++) {
    const seat = here.awaited.find((asked) => there.awaited.includes(asked));
    if (seat === undefined) return;
    const answers = common(seat, here, there);
    if (answers.length === 0) return;
    const answer = some(random, answers);
    here.give(seat, answer);
    there.give(seat, answer);
    left = left.filter((eye) => {
      const heard = [here.heard(eye), there.heard(eye)];
      if (canonical(heard[0]) === canonical(heard[1])) return true;
      expect(rightly(heard.flat()), `eyes of ${eye} hear of it`).toBe(true);
      return false;
    });
    left.forEach(each);
  }
}

/** What the greedy bot answers for the seat, from what it may see. */
function greedy({ state }: World, seat: number): Given | null {
  const question = questionOf(state);
  if (question === null || !question.of.includes(seat)) return null;
  const bot = makeBot("greedy", { seed: "secrecy", iterations: 1, width: 6 });
  return bot.choose({ game, view: game.view(state, seat), seat, question }).answer;
}

function worldsOf({ at, there, both, set }: Row): readonly [World, World, (chance: Chance) => void] {
  const open = (more: Partial<Position>): State => (typeof at === "function" ? at() : table({ ...at, ...more }).state);
  const states = [open({}), open(there ?? {})] as const;
  for (const [world, state] of states.entries()) {
    both?.(state);
    set?.[world]?.(state);
  }
  const [here, other] = [new World(states[0]), new World(states[1])];
  const rig = (chance: Chance): void => {
    const { random } = table().chance(...chance).state;
    for (const state of states) state.random = random.slice();
  };
  return [here, other, rig];
}

function check(row: Row): void {
  const random = randomFrom(row.what);
  const [here, there, rig] = worldsOf(row);
  const eyes = eyesOf(here.state);
  const tries = attempts(random);
  const ignorant = eyes.filter((eye) => !row.knows.includes(eye));
  const knowing = new Set<Eye>();
  const look = (): void => {
    for (const eye of ignorant) {
      expect(there.seen(eye, tries), `eyes of ${eye}`).toEqual(here.seen(eye, tries));
      if (eye !== null) expect(greedy(there, eye), `the bot of ${eye}`).toEqual(greedy(here, eye));
    }
    for (const eye of row.knows) if (canonical(here.seen(eye)) !== canonical(there.seen(eye))) knowing.add(eye);
  };
  look();
  for (const line of row.lines ?? []) {
    if ("chance" in line) {
      rig(line.chance);
      continue;
    }
    const [seat, answer, other = answer] = line;
    here.give(seat, answer);
    there.give(seat, other);
    look();
  }
  expect(knowing, "who knows").toEqual(new Set(row.knows));
  if (row.stop === undefined)
    goOn(random, [here, there], ignorant, (eye) =>
      expect(there.seen(eye, tries), `eyes of ${eye}`).toEqual(here.seen(eye, tries)),
    );
}

const lasts =
  (effect: Lasting) =>
  (s: State): void => {
    s.lasting.push(LASTING.indexOf(effect));
    s.until.push(0);
  };
const attached =
  (id: CrossroadsId, name: string) =>
  (s: State): void => {
    s.attached.push(cardNumber(id));
    s.attachedTo.push(survivorOf(name));
    s.attachedBy.push(s.owner[survivorOf(name)]);
    s.attachedMark.push(0);
  };
/** Seat 1 takes that card for its own, wherever it lies. */
const holds =
  (id: string) =>
  (s: State): void => {
    const card = secretOf(id);
    const [old] = s.secret[1];
    for (const pile of [s.secretMix, s.secretBox]) {
      const at = pile.indexOf(card);
      if (at >= 0) pile[at] = old;
    }
    s.secret[1] = [card];
  };
const swap =
  (pile: (s: State) => number[]) =>
  (s: State): void => {
    pile(s).reverse();
  };
const wasUsed =
  (seat: number) =>
  (s: State): void => {
    s.contributed[seat][0] += USED;
  };
const nothing = (): void => {};
const no = { no: true } as const;
const end = (seat: number): Line => [seat, { end: true }];
const down = { vote: "down" } as const;
const up = { vote: "up" } as const;
const exiles: readonly Line[] = [
  [0, { exile: 1 }],
  [0, up],
  [1, up],
  [2, up],
];
const company: Position = { card: "voyeur", groups: [{ arthur: "school", carla: "colony" }, { alexis: "school" }] };
const beside: Position = {
  card: "mugging",
  exiled: [1],
  groups: [{ arthur: "school", carla: "colony" }, { alexis: "school" }],
};

const HANDS: readonly Row[] = [
  {
    what: "a medicine card or junk, when medicine is asked for and refused",
    knows: [1],
    at: { hands: [["fuel"], ["medicine"], ["food-1"]] },
    there: { hands: [["fuel"], ["junk"], ["food-1"]] },
    lines: [
      [0, { request: "medicine" }],
      [1, { refuse: true }],
      [2, { refuse: true }],
    ],
  },
  {
    what: "what would be given, before all have answered (R-11, R-14)",
    knows: [1],
    at: { hands: [[], ["food-1", "fuel"], ["food-2"]] },
    lines: [
      [0, { request: "food" }],
      [1, { give: "food-1" }, { refuse: true }],
    ],
    stop: true,
  },
  {
    what: "what would have been given and was not taken (R-14)",
    knows: [1],
    at: { hands: [[], ["food-1", "food-2"], ["food-2"]] },
    lines: [
      [0, { request: "food" }],
      [1, { give: "food-1" }, { give: "food-2" }],
      [2, { refuse: true }],
      [0, { refuse: true }],
    ],
  },
  {
    what: "medicine for an addict, who keeps it (card 4)",
    knows: [1],
    at: { hands: [[], ["medicine"]], dice: [[], [3]], quiet: true },
    there: { hands: [[], ["junk"]] },
    both: attached("addiction", "alexis"),
    lines: [end(0), [1, no], [1, { face: 3 }]],
  },
  {
    what: "medicine that would undo a bite (card 23)",
    knows: [1],
    at: { hands: [[], ["medicine"], ["fuel"]] },
    there: { hands: [[], ["fuel"], ["fuel"]] },
    both: lasts("bite-cure"),
    lines: [{ chance: ["bitten"] }, [0, { move: "arthur-thurston", to: "school" }], [1, no], [2, no]],
  },
  {
    what: "food that would give a die (card 61)",
    knows: [1],
    at: { hands: [[], ["food-1"], ["fuel"]], quiet: true },
    there: { hands: [[], ["junk"], ["fuel"]] },
    both: lasts("cooking"),
    lines: [end(0), end(1), end(2), [2, no], [1, no]],
  },
  {
    what: "a card that all were to give jointly (card 21)",
    knows: [1],
    at: { card: "creature-comforts", hands: [[], ["fuel"], ["food-1"]] },
    there: { hands: [[], ["junk"], ["food-1"]] },
    lines: [
      [1, no],
      [2, no],
    ],
  },
  {
    what: "fuel that another pays in the colony phase (Winter Has Come)",
    knows: [1],
    at: { main: "winter-has-come", hands: [[], ["fuel"], ["fuel"]], quiet: true },
    there: { hands: [[], ["junk"], ["fuel"]] },
    lines: [end(0), end(1), end(2), [1, no], [2, { card: "fuel" }]],
  },
  {
    what: "fuel for a lighter that is not used",
    knows: [0],
    at: { hands: [["fuel"]], gear: { arthur: ["lighter"] }, dice: [[6]], zombies: { colony: 2 } },
    there: { hands: [["junk"]] },
    lines: [
      [0, { attack: "arthur-thurston", die: 6 }],
      [0, { zombie: 1 }],
      [0, { go: true }],
    ],
  },
  {
    what: "medicine for Edward White's chemicals that are not used",
    knows: [0],
    at: {
      groups: [{ edward: "colony" }, { alexis: "school" }, { brian: "school" }],
      hands: [["medicine"]],
      dice: [[6, 6]],
      zombies: { colony: 2 },
    },
    there: { hands: [["junk"]] },
    lines: [
      [0, { attack: "edward-white", die: 6 }],
      [0, { go: true }],
    ],
  },
  {
    what: "a weapon in the hand that is not drawn (card 11)",
    knows: [0],
    at: { ...beside, hands: [["pistol", "fuel"]] },
    there: { hands: [["junk", "fuel"]] },
    lines: [
      [0, { option: 2 }],
      [0, no],
    ],
  },
  {
    what: "what an exile is given (card 11)",
    knows: [0, 1],
    at: { ...beside, hands: [["pistol", "fuel"]] },
    there: { hands: [["junk", "fuel"]] },
    lines: [
      [0, { option: 1 }],
      [0, { card: "fuel" }],
    ],
  },
  {
    what: "what was read in a hand and taken out of it (card 73)",
    knows: [0, 1],
    at: { ...company, hands: [[], ["fuel", "medicine"]] },
    there: { hands: [[], ["fuel", "junk"]] },
    lines: [
      [0, { option: 1 }],
      [0, { card: "medicine" }, { card: "junk" }],
    ],
  },
  {
    what: "whether a card given face down is the one that was taken from another hand (card 73)",
    knows: [0],
    at: { ...company, hands: [["junk"], ["fuel"]] },
    lines: [
      [0, { option: 1 }],
      [0, { card: "fuel" }],
      [0, { contribute: "fuel" }, { contribute: "junk" }],
    ],
  },
  {
    what: "what all hands hold, read by one (card 35)",
    knows: [0, 1],
    at: { card: "james-meyers", groups: [{ james: "colony" }], hands: [["fuel"], ["medicine", "junk"], ["medicine"]] },
    there: { hands: [["fuel"], ["fuel", "junk"], ["medicine"]] },
    lines: [
      [0, { option: 1 }],
      [0, no],
      [0, no],
      [0, no],
    ],
  },
  {
    what: "a card stolen at random (X-53)",
    knows: [0, 1],
    at: { groups: [{ arthur: "school", carla: "colony" }, { alexis: "school" }], hands: [[], ["fuel"]], dice: [[6]] },
    there: { hands: [[], ["medicine"]] },
    lines: [[0, { attack: "arthur-thurston", die: 6 }], { chance: [1] }, [0, { strike: "alexis-grey" }]],
  },
  {
    what: "a card looked at, at random (R-19)",
    knows: [0, 1],
    at: { groups: [{ annaleigh: "colony", carla: "colony" }], hands: [[], ["fuel"]] },
    there: { hands: [[], ["medicine"]] },
    lines: [
      [0, { ability: "annaleigh-chan" }],
      [0, { seat: 1 }],
    ],
  },
  {
    what: "which card of a hand came last, when it is shown to all (card 73)",
    // It has been read when the table is open, and the owner has it back in order.
    knows: [],
    at: { ...company, hands: [[], ["fuel", "junk"]] },
    there: { hands: [[], ["junk", "fuel"]] },
    lines: [[0, { option: 2 }]],
  },
  {
    what: "which card of a hand came last, when the group is no more and its hand is laid open (R-68)",
    knows: [1],
    at: { groups: [{}, { alexis: "colony wounds 1 frost 1" }], hands: [[], ["fuel", "junk"]] },
    there: { hands: [[], ["junk", "fuel"]] },
    lines: [end(0)],
  },
  {
    what: "a stake that lies face down (X-33)",
    knows: [1],
    at: { card: "gambling", hands: [["fuel"], ["fuel", "medicine"], ["fuel"]] },
    lines: [
      [0, up],
      [1, up],
      [2, up],
      [0, no],
      [1, { card: "fuel" }, { card: "medicine" }],
      [1, no],
    ],
    stop: true,
  },
  {
    what: "how many cards a hand has",
    knows: ALL,
    at: { hands: [[], ["fuel"]] },
    there: { hands: [[], ["fuel", "fuel"]] },
  },
];

const OBJECTIVES: readonly Row[] = [
  {
    what: "one secret objective or another, in a vote that fails",
    knows: [1],
    at: {},
    set: [holds("hunger"), holds("justice")],
    lines: [
      [0, { exile: 1 }],
      [0, down],
      [1, up],
      [2, down],
    ],
  },
  {
    what: "whether somebody is the betrayer, or the betrayal lies with the rest",
    knows: [1],
    at: { hands: [["fuel"], ["fuel"], ["fuel"]] },
    set: [holds("hunger"), holds("gluttony")],
  },
  {
    what: "what was dealt to nobody",
    knows: [],
    at: {},
    set: [
      nothing,
      (s) => {
        [s.secretMix[0], s.secretBox[0]] = [s.secretBox[0], s.secretMix[0]];
      },
    ],
  },
  {
    what: "a secret objective that another may read (card 35)",
    knows: [0, 1],
    at: { card: "james-meyers", groups: [{ james: "colony" }] },
    set: [holds("hunger"), holds("gluttony")],
    lines: [
      [0, { option: 2 }],
      [0, { seat: 1 }],
    ],
  },
  {
    what: "what a betrayer who is exiled draws",
    knows: [1],
    at: {},
    both: holds("gluttony"),
    set: [nothing, swap((s) => s.exileDeck)],
    lines: exiles,
  },
  {
    what: "which betrayal it is, after the exile",
    knows: [1],
    at: {},
    set: [holds("gluttony"), holds("runaway")],
    lines: exiles,
  },
  {
    what: "what an innocent draws who is exiled: it lies open",
    knows: ALL,
    at: {},
    both: holds("hunger"),
    set: [nothing, swap((s) => s.exileDeck)],
    lines: exiles,
  },
  {
    what: "whether an exile shows the old objective: that is meant to tell",
    knows: ALL,
    at: {},
    set: [holds("hunger"), holds("gluttony")],
    lines: exiles,
  },
];

const CONTRIBUTIONS: readonly Row[] = [
  {
    what: "what was contributed from the hand",
    knows: [0],
    at: { hands: [["fuel", "junk"]] },
    lines: [[0, { contribute: "fuel" }, { contribute: "junk" }], end(0), end(1)],
  },
  {
    what: "who contributed which of two cards",
    knows: [0, 1],
    at: { contributed: [["fuel"], ["junk"]] },
    there: { contributed: [["junk"], ["fuel"]] },
    lines: [end(0), end(1)],
    stop: true,
  },
  {
    what: "whose of two alike was used in this round, when they are turned over (R-08, R-46)",
    knows: [0, 1],
    at: { crisis: "reorganization", contributed: [["shotgun"], ["shotgun"]] },
    set: [wasUsed(0), wasUsed(1)],
    lines: [end(0), end(1), end(2)],
  },
  {
    what: "what was contributed from a survivor: all have seen it",
    knows: ALL,
    at: { gear: { arthur: ["pistol", "wrench"] } },
    lines: [[0, { contribute: "pistol", from: "arthur-thurston" }, { contribute: "wrench", from: "arthur-thurston" }]],
  },
  {
    what: "how many have been contributed",
    knows: ALL,
    at: { contributed: [[], ["junk"]] },
    there: { contributed: [[], ["junk", "junk"]] },
  },
  {
    what: "what lay with a crisis that is put away (card 72)",
    knows: [1],
    at: { card: "old-divisions", helpless: 1, contributed: [[], ["junk"]] },
    there: { contributed: [[], ["fuel"]] },
    lines: [
      [0, up],
      [1, up],
      [2, up],
    ],
  },
  {
    what: "what lies with the crisis when the match is over (X-28)",
    knows: [1],
    at: { morale: 1, contributed: [[], ["junk"]] },
    there: { contributed: [[], ["fuel"]] },
    lines: [{ chance: ["bitten"] }, [0, { move: "arthur-thurston", to: "school" }]],
  },
];

const CARDS: readonly Row[] = [
  { what: "the crossroads card: its reader knows", knows: [2], at: { card: "hunger" }, there: { card: "thin-ice" } },
  {
    what: "the crossroads card under the deck, where it went unused",
    knows: [2],
    at: { card: "hunger" },
    there: { card: "thin-ice" },
    lines: [end(0), end(1)],
  },
  {
    what: "the card for the next turn, before it is drawn and after: the next reader knows",
    knows: [0],
    at: { draws: ["hunger"] },
    there: { draws: ["no-ammo"] },
    lines: [end(0)],
  },
  {
    what: "the card of a player who is left alone at the table",
    knows: [],
    at: { card: "hunger" },
    there: { card: "thin-ice" },
    both: (s) => {
      s.out = [0, 1, 1];
    },
    stop: true,
  },
  {
    what: "what a search finds, and which card stays (R-18)",
    knows: [0],
    at: {
      groups: [{ brandon: "school" }],
      dice: [[6]],
      decks: { school: ["fuel", "junk", "food-1"] },
    },
    there: { decks: { school: ["junk", "fuel", "food-1"] } },
    lines: [
      [0, { search: "brandon-kane", die: 6 }],
      [0, { noise: true }],
      [0, { take: "fuel" }, { take: "junk" }],
    ],
  },
  {
    what: "which cards stay of a search that keeps two (R-35)",
    knows: [0],
    at: { groups: [{ arthur: "school" }], dice: [[6]], decks: { school: ["fuel", "junk", "food-1", "mop"] } },
    lines: [
      [0, { search: "arthur-thurston", die: 6 }],
      [0, { use: "arthur-thurston" }],
      [0, { take: "fuel" }, { take: "junk" }],
      [0, { done: true }],
    ],
  },
  {
    what: "a deck that is looked through (card 16)",
    knows: [0],
    at: { card: "talia-jones", groups: [{ talia: "colony" }], decks: { school: ["fuel", "junk", "mop"] } },
    there: { decks: { school: ["food-1", "junk", "mop"] } },
    lines: [
      [0, { option: 1 }],
      [0, { place: "school" }],
      [0, { card: "mop" }, { card: "junk" }],
      [0, no],
    ],
  },
  {
    what: "the top of a deck that Sophie looks at",
    knows: [0],
    at: { groups: [{ sophie: "colony" }], decks: { school: ["fuel", "junk"] } },
    there: { decks: { school: ["junk", "fuel"] } },
    lines: [
      [0, { ability: "sophie-robinson" }],
      [0, { place: "school" }],
    ],
  },
  {
    what: "presents: each is turned over before all (card 15)",
    knows: ALL,
    at: {
      card: "christmas",
      food: 5,
      groups: [{ arthur: "colony" }, { forest: "colony" }],
      decks: { "grocery-store": ["fuel", "junk"] },
    },
    there: { decks: { "grocery-store": ["junk", "fuel"] } },
    lines: [
      [0, up],
      [1, up],
      [2, up],
      [1, { yes: true }],
    ],
  },
  {
    what: "in which order the item decks lie",
    knows: [],
    at: { hands: [["fuel"], ["fuel"], ["fuel"]] },
    set: [nothing, (s) => s.decks.forEach((deck) => void deck.reverse())],
  },
  { what: "in which order the survivors lie", knows: [], at: {}, set: [nothing, swap((s) => s.survivorDeck)] },
  {
    what: "in which order the crises lie",
    knows: [],
    at: { crises: ["blizzard", "illness", "despair"] },
    there: { crises: ["despair", "blizzard", "illness"] },
  },
  {
    what: "how many cards a deck has",
    knows: ALL,
    at: { decks: { school: ["junk"] } },
    there: { decks: { school: ["junk", "junk"] } },
  },
  { what: "the waste", knows: ALL, at: { waste: ["junk", "fuel"] }, there: { waste: ["fuel", "junk"] } },
  { what: "what has left the game", knows: ALL, at: { removed: ["junk"] }, there: { removed: ["fuel"] } },
  { what: "equipment", knows: ALL, at: { gear: { arthur: ["pistol"] } }, there: { gear: { arthur: ["wrench"] } } },
  {
    what: "the next crises, which Talia looks at",
    knows: [0],
    at: { groups: [{ talia: "colony" }], crises: ["blizzard", "illness", "despair"] },
    there: { crises: ["exhaustion", "illness", "despair"] },
    lines: [
      [0, { ability: "talia-jones" }],
      [0, no],
    ],
  },
  {
    what: "in which order Talia puts them back",
    knows: [0],
    at: { groups: [{ talia: "colony" }], crises: ["blizzard", "illness", "despair"] },
    there: { crises: ["illness", "blizzard", "despair"] },
    lines: [
      [0, { ability: "talia-jones" }],
      [0, { yes: true }, no],
    ],
  },
];

const ELSE: readonly Row[] = [
  {
    what: "a vote about an exile before all have voted (R-11)",
    knows: [0],
    at: {},
    lines: [
      [0, { exile: 1 }],
      [0, up, down],
    ],
    stop: true,
  },
  {
    what: "a vote of the colony before all have voted (R-11)",
    knows: [1],
    at: { card: "army" },
    lines: [[1, up, down]],
    stop: true,
  },
  {
    what: "who is to go to the left before all have chosen (R-70)",
    knows: [1],
    at: { crisis: "reorganization" },
    lines: [end(0), end(1), end(2), [1, { pass: "alexis-grey" }, { pass: "jenny-clark" }]],
    stop: true,
  },
  {
    what: "among which survivors somebody chooses before the match",
    knows: [1],
    at: opening,
    set: [
      nothing,
      (s) => {
        [s.choices[1][0], s.survivorDeck[0]] = [s.survivorDeck[0], s.choices[1][0]];
      },
    ],
    stop: true,
  },
  { what: "dice", knows: ALL, at: { dice: [[1], [2]] }, there: { dice: [[1], [3]] } },
  {
    what: "the luck to come",
    knows: [],
    at: { hands: [["fuel"], ["fuel"], ["fuel"]] },
    set: [
      nothing,
      (s) => {
        s.random = randomFrom("another luck");
      },
    ],
    lines: [
      [0, { contribute: "fuel" }],
      [0, { request: "fuel" }],
      [1, { refuse: true }],
      [2, { refuse: true }],
    ],
    stop: true,
  },
];

function opening(): State {
  return game.setup({ players: 3, options: defaults, content: null }, randomFrom("secrecy"));
}

for (const [item, rows] of Object.entries({
  "hand cards": HANDS,
  "secret objectives, and those of exiles": OBJECTIVES,
  contributions: CONTRIBUTIONS,
  "crossroads cards, searches and decks": CARDS,
  "votes, dice and luck": ELSE,
}))
  describe(item, () => {
    for (const row of rows) test(row.what, () => check(row));
  });

test("cards 35 and 73: the reader sees hands until he has chosen, and whose hand is read goes on seeing it", () => {
  const hands = [["fuel"], ["medicine", "junk"]] as const;
  const read = table({ card: "james-meyers", groups: [{ james: "colony" }], hands })
    .option(1)
    .answer(no);
  const handOfOne = ({ state }: { readonly state: State }): readonly (readonly number[])[] =>
    [0, 1, 2].map((seat) => game.view(state, seat).hand[1]);
  const known = (t: { readonly state: State }) => [t.state.hand[1], t.state.hand[1], t.state.hand[1].map(() => HIDDEN)];
  expect(read.waits).toBe("pick-card 0");
  expect(handOfOne(read)).toEqual(known(read));
  const watched = table({ ...company, hands });
  expect(watched.waits).toBe("option 0");
  expect(handOfOne(watched)).toEqual(known(watched));
  watched.option(1);
  expect(watched.waits).toBe("pick-card 0");
  expect(handOfOne(watched)).toEqual(known(watched));
});

test("R-08: which contribution is turned over first says nothing of whose it is", () => {
  let first = 0;
  const seeds = 200;
  for (let seed = 0; seed < seeds; seed++) {
    const { state } = table({ contributed: [["fuel"], ["junk"]] });
    state.random = randomFrom(`contributions ${seed}`);
    const world = new World(state);
    for (const seat of [0, 1, 2]) world.give(seat, { end: true });
    const [card] = world.heard(null).filter(({ event }) => event === "crisis-card");
    if ("card" in card && card.card === "fuel") first++;
  }
  // Within four standard deviations of the half.
  expect(Math.abs(first - seeds / 2)).toBeLessThan(29);
});

describe("no crossroads card betrays itself before it takes effect, by what is asked or when", () => {
  const inside: Position = { groups: [{ arthur: "colony", carla: "school" }], helpless: 0, food: 3, dice: [[1, 4, 6]] };
  const outside: Position = { ...inside, groups: [{ arthur: "library", carla: "school" }] };
  const others: Position = { ...inside, groups: [{ janet: "hospital", david: "school" }] };
  const homely: Position = { ...inside, groups: [{ arthur: "colony", carla: "colony" }] };
  const more: Position = {
    hands: [["fuel", "food-1", "medicine"], ["fuel"], ["junk"]],
    zombies: { colony: 2, school: 1 },
  };
  for (const { id } of CROSSROADS)
    test(id, () => {
      let moments = 0;
      const quiet = id === "hunger" ? "no-ammo" : "hunger";
      for (const [n, at] of [outside, others, homely].entries()) {
        const random = randomFrom(`${id} ${n}`);
        const tries = attempts(random);
        const open = (card: CrossroadsId): World => new World(table({ ...at, ...more, card }).state);
        const [here, there] = [open(id), open(quiet)];
        // It has taken effect as the turn began.
        if (here.state.crossroad.length === 0) continue;
        const look = (eye: Eye): void => {
          moments++;
          expect(there.seen(eye, tries), `eyes of ${eye}`).toEqual(here.seen(eye, tries));
        };
        [0, 1, null].forEach(look);
        const tookEffect = (heard: readonly Event[]): boolean => heard.some(({ event }) => event === "crossroads");
        goOn(random, [here, there], [0, 1, null], look, tookEffect);
      }
      expect(moments).toBeGreaterThan(0);
    });
});

/** Terms of answers in which a card or a vote stays unseen. */
const UNSEEN_TERMS = ["take", "card", "give", "vote", "pass", "keep", "with", "and", "contribute"];

/** Answers that may look the same to the others: they differ in what lies face down. */
function alike(answer: Answer, of: readonly Answer[]): Answer[] {
  const open = (given: Given): string =>
    canonical(
      Object.fromEntries(
        Object.entries(given).filter(([term]) => "from" in given || "nurse" in given || !UNSEEN_TERMS.includes(term)),
      ),
    );
  return of.filter((other) => formOf(other) === formOf(answer) && open(other) === open(answer));
}

/**
 * A world that the eyes cannot tell from this one goes on beside it. Whatever looks the same when it happens, the same card or another one
 * that lies face down, leaves the same view, the same question to the same seats, the same refusals.
 */
function besideImagined(random: Random, state: State, seen: (eye: Eye) => void): void {
  const eye = pick(random, eyesOf(state));
  const truth = game.blank();
  game.copy(state, truth);
  const imagined = imagine(game, game.view(state, eye), eye, random);
  imagined.random = truth.random.slice();
  let [here, there] = [new World(truth), new World(imagined)];
  const tries = attempts(random);
  const where = `eyes of ${eye} at ${here.asked[0]}`;
  expect(there.seen(eye, tries), where).toEqual(here.seen(eye, tries));
  for (let n = 0; n < 10 && here.awaited.length > 0; n++) {
    const seat = pick(random, here.awaited);
    const answer = some(random, here.answers(seat));
    const next = here.copy;
    next.give(seat, answer);
    const others = seat === eye ? [answer] : alike(answer, there.answers(seat));
    shuffle(random, others);
    const same: World[] = [];
    for (const other of others.slice(0, 6)) {
      const beside = there.copy;
      beside.give(seat, other);
      if (canonical(beside.heard(eye)) !== canonical(next.heard(eye))) continue;
      expect(beside.seen(eye, tries), `${where}: ${canonical(answer)}, ${canonical(other)}`).toEqual(
        next.seen(eye, tries),
      );
      same.push(beside);
      seen(eye);
    }
    if (same.length === 0) return;
    [here, there] = [next, pick(random, same)];
  }
}

describe("whatever somebody imagines of what he cannot see, he goes on seeing and being asked the same", () => {
  for (const mode of ["standard", "betrayer", "no-betrayer", "cooperative"])
    test(mode, () => {
      let moments = 0;
      for (let seed = 0; seed < 8; seed++) {
        const random = randomFrom(`${mode} ${seed}`);
        const options: Options = { ...defaults, mode, objective: "random" };
        const match = Match.open(game, { players: 2 + below(random, 4), options, seed: `${seed}` });
        for (let n = 0; n < 400 && match.outcome === null; n++) {
          const { state } = match;
          if (below(random, 10) === 0) besideImagined(random, state, () => moments++);
          const seat = pick(random, match.awaited());
          match.answer(seat, some(random, match.ask(seat).answers));
        }
      }
      expect(moments).toBeGreaterThan(150);
    });
});

test("backs are seen: who imagines a deck takes no more cards of other decks for its own than lie in it", () => {
  const foreign = (cards: readonly number[], place: number): number =>
    cards.filter((card) => PRINTS[card % USED].deck !== place).length;
  for (let seed = 0; seed < 4; seed++) {
    const random = randomFrom(`backs ${seed}`);
    const match = Match.open(game, { players: 2 + below(random, 4), options: defaults, seed: `backs ${seed}` });
    for (let n = 0; n < 300 && match.outcome === null; n++) {
      const [seat = 0] = match.awaited();
      if (n % 20 === 0) {
        const { decks } = imagine(game, match.view(seat), seat, random);
        for (const [place, cards] of match.state.decks.entries())
          expect(foreign(decks[place], place), `seed ${seed}, answer ${n}`).toBeLessThanOrEqual(foreign(cards, place));
      }
      match.answer(seat, some(random, match.ask(seat).answers));
    }
  }
});
