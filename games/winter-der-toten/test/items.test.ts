import { imagine, randomFrom } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { ITEMS, type ItemId } from "../content/items.ts";
import type { LocationId } from "../content/locations.ts";
import { KIND_OF, SYMBOL_OF_KIND, SYMBOLS } from "../content/prints.ts";
import { winterDerToten } from "../index.ts";
import { view } from "../view.ts";
import { checkDeed, type Deed, play } from "./deeds.ts";
import { type Position, type Table, table } from "./table.ts";

// Karten ausspielen, Ausrüstung nutzen, um Karten bitten: what each card does, and where and when not.

/** Arthur (attack 4, search 2) bears or plays it, with nobody else there. */
const BY = "arthur-thurston";
const away = [{ brian: "gas-station" }, { maria: "gas-station" }] as const;
const arthur = (words: string) => [{ arthur: words }, ...away];
const exposures = (t: Table): number => t.told("exposed").length;

const food = (id: ItemId, tokens: number): Deed => ({
  at: { groups: arthur("school"), hands: [[id]], food: 1 },
  answers: [{ play: id }],
  gives: (t) => [t.state.food, t.waste, t.hand(0)],
  is: [1 + tokens, [id], []],
  // Card 6 forbids it for the turn.
  refused: [{ at: { groups: arthur("grocery-store"), card: "maude" }, first: [{ option: 2 }], why: "no-food-cards" }],
});

/** No exposure for an attack. */
const spares = (id: ItemId): Deed => ({
  at: { groups: arthur("school"), gear: { arthur: [id] }, zombies: { school: 2 }, dice: [[4, 4]] },
  answers: [{ attack: BY, die: 4 }, { with: id }],
  gives: (t) => [t.zombies("school"), exposures(t), t.state.spent],
  is: [[1], 0, [1]],
  else: { chance: ["blank"], answers: [{ attack: BY, die: 4 }, { go: true }], is: [[1], 1, [0]] },
  refused: [
    // The second attack of the round is not even asked about.
    {
      first: [{ attack: BY, die: 4 }, { with: id }, { attack: BY, die: 4 }],
      answer: { with: id },
      why: "no candidate",
    },
  ],
});

const anyDie = (id: ItemId): Deed => ({
  at: { groups: arthur("school"), gear: { arthur: [id] }, zombies: { school: 2 }, dice: [[1, 1, 4]] },
  chance: ["blank"],
  answers: [{ attack: BY, with: id, die: 1 }],
  gives: (t) => [t.zombies("school"), exposures(t), t.state.dice[0]],
  is: [[1], 1, [1, 4]],
  else: { answers: [{ attack: BY, die: 4 }], is: [[1], 1, [1, 1]] },
  refused: [
    { answer: { attack: BY, die: 1 }, why: "die-too-low" },
    { first: [{ attack: BY, with: id, die: 1 }], why: "no candidate" },
  ],
});

/** At the place a card more is looked at and one more kept. */
const blueprints = (id: ItemId, place: LocationId): Deed => ({
  at: {
    groups: [{ david: place }, { brian: "colony" }, { maria: "colony" }],
    gear: { david: [id] },
    decks: { [place]: ["fuel", "junk", "medicine", "hammer"] },
    dice: [[6]],
  },
  // David looks at two anyway.
  answers: [{ search: "david-garcia", die: 6 }, { use: id }, { take: "medicine" }, { take: "junk" }],
  gives: (t) => [t.hand(0), t.waits],
  is: [["medicine", "junk"], "turn 0"],
  else: { answers: [{ search: "david-garcia", die: 6 }, { go: true }, { take: "junk" }], is: [["junk"], "turn 0"] },
  refused: [
    {
      at: { groups: [{ david: place === "school" ? "library" : "school" }] },
      first: [{ search: "david-garcia", die: 6 }],
      answer: { use: id },
      why: "no candidate",
    },
  ],
});

const outsider = (id: ItemId, helpless: number): Deed => ({
  at: { groups: arthur("school"), hands: [[id]], survivors: ["thomas"], helpless: 1 },
  answers: [{ play: id }],
  gives: (t) => [t.read("thomas"), t.owner("thomas"), t.state.helpless, t.waste, t.removed],
  is: ["colony", 0, 1 + helpless, [], [id]],
  // R-90, T-144: an exile's survivor begins elsewhere, and brings nobody.
  else: {
    at: { exiled: [0] },
    answers: [{ play: id }, { place: "library" }],
    is: ["library", 0, 1, [], [id]],
  },
  // room for all of them.
  refused: [{ at: { helpless: 24 - helpless }, why: "no-room" }],
});

const NO_DICE: Position = { dice: [[], [6]] };

const DEEDS: { readonly [id in ItemId]: Deed } = {
  "food-1": food("food-1", 1),
  "food-2": food("food-2", 2),
  "food-3": food("food-3", 3),
  fuel: {
    at: { groups: arthur("school"), hands: [["fuel"]] },
    answers: [{ move: BY, to: "library", fuel: true }],
    gives: (t) => [t.read("arthur"), exposures(t), t.waste],
    is: ["library", 0, ["fuel"]],
    else: { chance: ["blank"], answers: [{ move: BY, to: "library" }], is: ["library", 1, []] },
    refused: [
      { answer: { play: "fuel" }, why: "fuel-with-a-move" },
      { at: { hands: [["junk"]] }, why: "no candidate" },
    ],
  },
  medicine: {
    at: {
      groups: [{ arthur: "school wounds 1" }, { alexis: "school frost 1" }, { maria: "library wounds 1" }],
      hands: [["medicine"]],
    },
    answers: [{ play: "medicine" }, { survivor: "alexis-grey" }],
    gives: (t) => [t.read("arthur"), t.read("alexis"), t.waste],
    is: ["school wounds 1", "school", ["medicine"]],
    else: { answers: [{ play: "medicine" }, { survivor: BY }], is: ["school", "school frost 1", ["medicine"]] },
    refused: [
      { at: { groups: [{ arthur: "school" }, { alexis: "library wounds 1" }] }, why: "nobody-hurt" },
      { first: [{ play: "medicine" }], answer: { survivor: "maria-lopez" }, why: "no candidate" },
    ],
  },
  "adrenaline-shot": {
    at: { groups: arthur("school"), hands: [["adrenaline-shot"]], dice: [[1, 3]] },
    answers: [{ play: "adrenaline-shot" }, { face: 1 }, { face: 6 }],
    gives: (t) => [t.state.dice[0], t.waste],
    is: [[3, 6], ["adrenaline-shot"]],
    refused: [{ at: NO_DICE, why: "no-dice" }],
  },
  junk: {
    at: { groups: arthur("school"), hands: [["junk"]], dice: [[1, 3]] },
    chance: [5],
    answers: [{ play: "junk" }, { face: 1 }],
    gives: (t) => [t.state.dice[0], t.waste],
    is: [[3, 5], ["junk"]],
    refused: [{ at: NO_DICE, why: "no-dice" }],
  },
  pistol: spares("pistol"),
  "sniper-rifle": {
    at: { groups: arthur("school"), gear: { arthur: ["sniper-rifle"] }, zombies: { library: 2, colony: [1] } },
    answers: [
      { use: "sniper-rifle", by: BY },
      { gate: 1, at: "library" },
    ],
    gives: (t) => [t.zombies("library"), t.zombies("colony")[0], exposures(t)],
    is: [[1], 1, 0],
    refused: [{ at: { zombies: {} }, why: "no-zombies" }],
  },
  shotgun: {
    at: { groups: arthur("school"), gear: { arthur: ["shotgun"] }, zombies: { school: 3 }, dice: [[4]] },
    answers: [{ attack: BY, die: 4 }, { with: "shotgun" }],
    gives: (t) => [t.zombies("school"), t.state.noise[3], exposures(t)],
    is: [[1], 1, 0],
    else: { chance: ["blank"], answers: [{ attack: BY, die: 4 }, { go: true }], is: [[2], 0, 1] },
    refused: [{ at: { zombies: {} }, why: "nobody-to-attack" }],
  },
  lighter: {
    at: {
      groups: arthur("school"),
      gear: { arthur: ["lighter"] },
      hands: [["fuel"]],
      zombies: { school: 4 },
      dice: [[4]],
    },
    answers: [
      { attack: BY, die: 4 },
      { with: "lighter", card: "fuel" },
    ],
    gives: (t) => [t.zombies("school"), t.waste, exposures(t)],
    is: [[0], ["fuel"], 0],
    else: { chance: ["blank"], answers: [{ attack: BY, die: 4 }, { go: true }], is: [[3], [], 1] },
    refused: [
      {
        at: { hands: [["junk"]] },
        first: [{ attack: BY, die: 4 }],
        answer: { with: "lighter", card: "fuel" },
        why: "no candidate",
      },
    ],
  },
  switchblade: anyDie("switchblade"),
  padlock: {
    at: { groups: arthur("school"), hands: [["padlock"]], zombies: { school: 2 } },
    answers: [{ play: "padlock" }, { place: "school" }],
    gives: (t) => [t.barricades("school"), t.waste],
    is: [[2], ["padlock"]],
    refused: [{ at: { zombies: { school: 4 } }, why: "no-free-space" }],
  },
  "night-vision-goggles": {
    at: { groups: arthur("school"), gear: { arthur: ["night-vision-goggles"] }, quiet: true },
    answers: [],
    gives: (t) => t.nextRound().toTurn(0).state.dice[0].length,
    is: 3,
    else: { at: { gear: { brian: ["night-vision-goggles"] } }, is: 2 },
    refused: [{ answer: { use: "night-vision-goggles", by: BY }, why: "no candidate" }],
  },
  "walkie-talkie": {
    at: { groups: arthur("school"), gear: { arthur: ["walkie-talkie"] }, dice: [[1, 6], [1, 5], [2]] },
    answers: [{ use: "walkie-talkie", by: BY }, { seat: 1 }, { face: 5 }, { face: 1 }],
    gives: (t) => t.state.dice,
    is: [[2, 6], [1, 4], [2]],
    refused: [
      { at: { dice: [[1], [1], []] }, why: "no-dice" },
      { at: { dice: [[6], [5], [2]] }, why: "no-dice" },
      { first: [{ use: "walkie-talkie", by: BY }, { seat: 1 }], answer: { face: 1 }, why: "no candidate" },
    ],
  },
  "rotten-flesh": {
    at: {
      groups: [{ arthur: "school", carla: "school" }, ...away],
      gear: { carla: ["rotten-flesh"] },
      zombies: { school: 1 },
      dice: [[4]],
    },
    chance: ["bitten"],
    answers: [{ attack: BY, die: 4 }],
    gives: (t) => [t.read("arthur"), t.read("carla"), t.waits],
    is: ["gone", "school", "turn 0"],
    else: { at: { gear: {} }, is: ["gone", "school", "bitten 0"] },
    refused: [{ answer: { use: "rotten-flesh", by: "carla-thompson" }, why: "no candidate" }],
  },
  hammer: {
    at: { groups: arthur("school"), gear: { arthur: ["hammer"] }, dice: [[1, 1, 1]] },
    answers: [{ barricade: BY, die: 1 }, { yes: true }],
    gives: (t) => [t.barricades("school"), t.state.spent],
    is: [[2], [1]],
    else: { answers: [{ barricade: BY, die: 1 }, { no: true }], is: [[1], [0]] },
    refused: [
      { at: { zombies: { school: 4 } }, why: "no-free-space" },
      {
        first: [{ barricade: BY, die: 1 }, { yes: true }, { barricade: BY, die: 1 }],
        answer: { yes: true },
        why: "no candidate",
      },
    ],
  },
  "snow-shoes": {
    at: { groups: arthur("school"), gear: { arthur: ["snow-shoes"] } },
    chance: ["frostbite"],
    answers: [{ move: BY, to: "library" }],
    gives: (t) => t.read("arthur"),
    is: "library wounds 1",
    else: { at: { gear: {} }, is: "library frost 1" },
    refused: [{ answer: { use: "snow-shoes", by: BY }, why: "no candidate" }],
  },
  wrench: anyDie("wrench"),
  scissors: {
    at: { groups: arthur("school"), hands: [["scissors"]], zombies: { school: 2 } },
    answers: [{ play: "scissors" }],
    gives: (t) => [t.zombies("school"), exposures(t), t.waste],
    is: [[1], 0, ["scissors"]],
    refused: [{ at: { zombies: { library: 2 } }, why: "no-zombies" }],
  },
  megaphone: {
    at: { groups: arthur("school"), hands: [["megaphone"]], zombies: { library: 2, hospital: 3 } },
    answers: [
      { play: "megaphone" },
      { place: "school" },
      { gate: 1, at: "hospital" },
      { gate: 1, at: "hospital" },
      { gate: 1, at: "hospital" },
    ],
    gives: (t) => [t.zombies("school"), t.zombies("hospital"), t.zombies("library"), t.waits],
    is: [[3], [0], [2], "turn 0"],
    else: {
      answers: [{ play: "megaphone" }, { place: "school" }, { gate: 1, at: "library" }, { no: true }],
      is: [[1], [3], [1], "turn 0"],
    },
    refused: [
      { at: { zombies: { school: 1 } }, why: "no-zombies-elsewhere" },
      // All from one location.
      {
        first: [{ play: "megaphone" }, { place: "school" }, { gate: 1, at: "library" }],
        answer: { gate: 1, at: "hospital" },
        why: "no candidate",
      },
    ],
  },
  "baseball-bat": {
    at: { groups: arthur("school"), gear: { arthur: ["baseball-bat"] }, zombies: { school: 3 }, dice: [[4]] },
    chance: ["blank", "wound"],
    answers: [{ attack: BY, die: 4 }, { with: "baseball-bat" }],
    gives: (t) => [t.zombies("school"), exposures(t), t.read("arthur")],
    is: [[1], 2, "school wounds 1"],
    else: { answers: [{ attack: BY, die: 4 }, { go: true }], is: [[2], 1, "school"] },
    refused: [{ at: { zombies: {} }, why: "nobody-to-attack" }],
  },
  "reading-lamp": {
    at: { groups: arthur("school"), hands: [["reading-lamp"]], zombies: { school: 2 }, dice: [[6]] },
    chance: ["blank"],
    answers: [{ play: "reading-lamp" }, { survivor: BY }],
    gives: (t) => [t.zombies("school"), exposures(t), t.state.dice[0], t.waste],
    is: [[1], 1, [6], ["reading-lamp"]],
    refused: [{ at: { zombies: { library: 1 } }, why: "nobody-to-attack" }],
  },
  mop: {
    at: {
      groups: arthur("colony"),
      gear: { arthur: ["mop"] },
      waste: new Array<"junk">(9).fill("junk"),
      dice: [[1, 1]],
    },
    answers: [{ clean: BY, die: 1 }, { yes: true }],
    gives: (t) => t.waste.length,
    is: 4,
    else: { answers: [{ clean: BY, die: 1 }, { no: true }], is: 6 },
    refused: [{ at: { groups: arthur("school") }, why: "clean-inside" }],
  },
  flashlight: {
    at: {
      groups: [{ carla: "school" }, ...away],
      gear: { carla: ["flashlight"] },
      decks: { school: ["fuel", "junk", "medicine", "hammer", "wrench", "padlock"] },
      dice: [[6]],
    },
    answers: [
      { search: "carla-thompson", die: 6 },
      { noise: true, with: "flashlight" },
    ],
    gives: (t) => [t.offered("take"), t.state.noise[3]],
    is: [["fuel", "hammer", "junk", "medicine"], 1],
    else: { answers: [{ search: "carla-thompson", die: 6 }, { noise: true }], is: [["fuel", "junk"], 1] },
    refused: [
      {
        first: [
          { search: "carla-thompson", die: 6 },
          { noise: true, with: "flashlight" },
        ],
        answer: { noise: true, with: "flashlight" },
        why: "no candidate",
      },
    ],
  },
  "guide-to-leadership": {
    at: { groups: arthur("school"), gear: { arthur: ["guide-to-leadership"] }, dice: [[3, 6]] },
    answers: [{ use: "guide-to-leadership", by: BY }, { face: 3 }],
    gives: (t) => t.state.dice[0],
    is: [4, 6],
    refused: [
      { at: { dice: [[6]] }, why: "no-dice" },
      { first: [{ use: "guide-to-leadership", by: BY }], answer: { face: 6 }, why: "no candidate" },
    ],
  },
  "beginners-martial-arts": spares("beginners-martial-arts"),
  "1-2-3-barricades": {
    at: { groups: arthur("colony"), gear: { arthur: ["1-2-3-barricades"] } },
    answers: [
      { use: "1-2-3-barricades", by: BY },
      { gate: 4, at: "colony" },
    ],
    gives: (t) => t.barricades("colony"),
    is: [0, 0, 0, 1, 0, 0],
    refused: [
      { at: { groups: arthur("school") }, why: "ability-elsewhere" },
      { at: { zombies: { colony: [3, 3, 3, 3, 3, 3] } }, why: "no-free-space" },
    ],
  },
  "school-blueprints": blueprints("school-blueprints", "school"),
  "police-blueprints": blueprints("police-blueprints", "police-station"),
  "grocery-blueprints": blueprints("grocery-blueprints", "grocery-store"),
  "library-blueprints": blueprints("library-blueprints", "library"),
  "hospital-blueprints": blueprints("hospital-blueprints", "hospital"),
  "gas-blueprints": blueprints("gas-blueprints", "gas-station"),
  "journey-in-jazzercise": {
    at: { groups: arthur("school"), gear: { arthur: ["journey-in-jazzercise"] }, dice: [[1, 3]] },
    chance: [5],
    answers: [{ use: "journey-in-jazzercise", by: BY }, { face: 1 }],
    gives: (t) => t.state.dice[0],
    is: [3, 5],
    refused: [{ at: NO_DICE, why: "no-dice" }],
  },
  "survivors-cookbook": {
    at: { groups: arthur("colony"), gear: { arthur: ["survivors-cookbook"] }, food: 2 },
    answers: [{ use: "survivors-cookbook", by: BY }],
    gives: (t) => t.state.food,
    is: 3,
    refused: [{ at: { groups: arthur("school") }, why: "ability-elsewhere" }],
  },
  "outsider-1": outsider("outsider-1", 0),
  "outsider-2": outsider("outsider-2", 1),
  "outsider-3": outsider("outsider-3", 2),
};

for (const { id } of ITEMS) describe(id, () => checkDeed(DEEDS[id]));

describe("equipment", () => {
  const equipment = ITEMS.flatMap(({ id, play: how }) => (how === "equip" ? [id] : []));
  const used = equipment.filter((id) => "use" in (DEEDS[id].answers[0] ?? {}));

  test.each(equipment)("%s is played to an own survivor, and only to one", (id) => {
    const t = table({ groups: [{ arthur: "colony", carla: "school" }], hands: [[id]] }).answer({ play: id });
    expect(t.offered("survivor")).toEqual(["arthur-thurston", "carla-thompson"]);
    t.answer({ survivor: "carla-thompson" });
    expect([t.gear("carla"), t.hand(0), t.waste, t.waits]).toEqual([[id], [], [], "turn 0"]);
  });

  test.each(used)("%s is used once a round", (id) => {
    const t = play(DEEDS[id]);
    const [answer] = DEEDS[id].answers;
    expect(t.refusal(answer)).toBe("used-this-round");
    t.nextRound().toTurn(0);
    expect(t.refusal(answer)).not.toBe("used-this-round");
  });

  test.each(used)("%s is used by nobody who does not bear it", (id) => {
    const { at, answers } = DEEDS[id];
    expect(table({ ...at, gear: { brian: [id] } }).refusal(answers[0])).toBe("no candidate");
  });

  test("R-47: two alike count apart", () => {
    const t = table({ groups: arthur("colony"), gear: { arthur: ["survivors-cookbook", "survivors-cookbook"] } });
    const cook = { use: "survivors-cookbook", by: BY };
    expect(t.answer(cook, cook).state.food).toBe(2);
    expect(t.refusal(cook)).toBe("used-this-round");
  });
});

describe("Um Karten bitten", () => {
  const asking = (hands: NonNullable<Position["hands"]>, more: Position = {}): Table =>
    table({ groups: [{ arthur: "colony" }, { alexis: "colony" }, { brian: "colony" }], hands, ...more });

  test("all others with cards are asked, whatever cards these are", () => {
    expect(asking([["food-1"], ["food-1"], ["junk"]]).answer({ request: "food" }).waits).toBe("respond 1,2");
    expect(asking([["food-1"], [], ["junk"]]).answer({ request: "food" }).waits).toBe("respond 2");
  });

  test("nobody to ask: it is refused", () => {
    expect(asking([["food-1"], [], []]).refusal({ request: "food" })).toBe("no-cards-elsewhere");
  });

  test("who is asked gives a card of that symbol, or none", () => {
    const t = asking([[], ["food-1", "food-2", "junk"], []]).answer({ request: "food" });
    expect(t.offered("give")).toEqual(["food-1", "food-2"]);
    expect(t.refusal({ give: "junk" })).toBe("no candidate");
    expect(t.refusal({ refuse: true })).toBeNull();
  });

  test("of several who would give one is chosen, and the cards of the others stay unseen in their hands", () => {
    const t = asking([[], ["food-1"], ["food-2"]]).answer({ request: "food" }, { give: "food-1" }, { give: "food-2" });
    expect([t.waits, t.offered("take")]).toEqual(["accept 0", ["1", "2"]]);
    t.answer({ take: 2 });
    expect([t.state.food, t.hand(1), t.hand(2), t.waste]).toEqual([2, ["food-1"], [], ["food-2"]]);
    expect(t.told("gave")).toMatchObject([{ seat: 2, card: "food-2" }]);
  });

  test("in every world that the asker imagines each of several who would give has such a card", () => {
    const t = asking([[], ["food-1", "junk"], ["food-2", "junk"]]);
    t.answer({ request: "food" }, { give: "food-1" }, { give: "food-2" });
    const random = randomFrom("two who would give");
    const worlds = Array.from({ length: 300 }, () => imagine(winterDerToten, view(t.state, 0), 0, random));
    for (const { gifts, hand } of worlds)
      for (const seat of [1, 2]) {
        const [kind] = gifts[seat];
        expect(SYMBOL_OF_KIND[kind]).toBe(SYMBOLS.indexOf("food"));
        expect(hand[seat].some((print) => KIND_OF[print] === kind)).toBe(true);
      }
  });

  test("who would not give cannot be taken from", () => {
    const t = asking([[], ["food-1"], ["food-2"]]).answer({ request: "food" }, { refuse: true }, { give: "food-2" });
    expect([t.refusal({ take: 1 }), t.refusal({ take: 2 })]).toEqual(["no candidate", null]);
  });

  test("what is offered may be refused", () => {
    const t = asking([[], ["food-1"], []]).answer({ request: "food" }, { give: "food-1" }, { refuse: true });
    expect([t.state.food, t.hand(1), t.state.gifts, t.waits]).toEqual([0, ["food-1"], [[], [], []], "turn 0"]);
  });

  test("without success the same is not asked again in the turn; after a gift it may be", () => {
    const none = asking([[], ["food-1"], []]).answer({ request: "food" }, { refuse: true });
    expect([none.refusal({ request: "food" }), none.refusal({ request: "tool" })]).toEqual(["asked-already", null]);
    const some = asking([[], ["food-1", "food-1"], []]).answer({ request: "food" }, { give: "food-1" }, { take: 1 });
    expect(some.refusal({ request: "food" })).toBeNull();
    expect(none.nextTurn(1).nextRound().toTurn(0).refusal({ request: "food" })).toBeNull();
  });

  test("R-14: it is not kept, and what the asker cannot play is not given", () => {
    const t = asking([[], ["medicine", "adrenaline-shot"], []], { dice: [[1]] }).answer({ request: "medicine" });
    expect([t.refusal({ give: "medicine" }), t.refusal({ give: "adrenaline-shot" })]).toEqual([
      "asker-cannot-play",
      null,
    ]);
    t.answer({ give: "adrenaline-shot" }, { take: 1 }, { face: 1 }, { face: 6 });
    expect([t.hand(0), t.state.dice[0], t.waste]).toEqual([[], [6], ["adrenaline-shot"]]);
  });

  test("R-46: of two alike in the giver's hand the unused one is given first", () => {
    const rifle = { use: "sniper-rifle", by: "alexis-grey" };
    const t = table({
      groups: [{ arthur: "colony wounds 2", carla: "colony" }, { alexis: "library" }, { brian: "library" }],
      gear: { arthur: ["sniper-rifle"] },
      hands: [["sniper-rifle"], ["junk"]],
      zombies: { school: 3, colony: [1] },
      dice: [[6], [6]],
    });
    t.answer({ use: "sniper-rifle", by: BY }, { gate: 1, at: "school" })
      .chance("wound")
      .attack("arthur", 6)
      .nextTurn(1);
    for (const left of [1, 0]) {
      t.answer({ request: "weapon" }, { give: "sniper-rifle" }, { take: 0 });
      expect([t.hand(0).length, t.refusal(rifle)]).toEqual([left, left === 1 ? null : "used-this-round"]);
      if (left === 1) t.answer(rifle);
    }
  });
});
