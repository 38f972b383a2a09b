import { describe, expect, test } from "vitest";
import { CRISES } from "../content/crises.ts";
import type { PlaceId } from "../content/locations.ts";
import { SURVIVORS, type SurvivorId } from "../content/survivors.ts";
import { checkDeed, type Deed, play } from "./deeds.ts";
import type { Table } from "./table.ts";

// Spezialfähigkeiten: what each survivor can do, and where and when not.

/** Nobody else where the deed is done. */
const away = [{ brian: "gas-station" }, { maria: "gas-station" }] as const;
const alone = (who: string, words: string) => [{ [who]: words }, ...away];
const exposures = (t: Table): number => t.told("exposed").length;

/** At the place a card more is looked at and one more kept. */
const searcher = (id: SurvivorId, place: PlaceId): Deed => ({
  at: { groups: alone(id, place), decks: { [place]: ["fuel", "junk", "medicine"] }, dice: [[6, 6]] },
  answers: [{ search: id, die: 6 }, { use: id }, { take: "fuel" }, { take: "junk" }],
  gives: (t) => [t.hand(0), t.waits],
  is: [["fuel", "junk"], "turn 0"],
  else: {
    at: { groups: alone(id, "school"), decks: { school: ["fuel", "junk"] }, ...(id === "arthur-thurston" && LIBRARY) },
    answers: [{ search: id, die: 6 }, { take: "fuel" }],
    is: [["fuel"], "turn 0"],
  },
  refused: [{ at: { decks: { [place]: [] } }, why: "deck-empty" }],
});
const LIBRARY = { groups: alone("arthur", "library"), decks: { library: ["fuel", "junk"] as const } };

const DEEDS: { readonly [id in SurvivorId]: Deed } = {
  sparky: {
    at: { groups: alone("sparky", "school"), zombies: { school: 1 }, dice: [[6]] },
    chance: ["bitten"],
    answers: [{ attack: "sparky", die: 6 }],
    gives: (t) => [t.read("sparky"), t.read("carla")],
    is: ["school wounds 1", "deck"],
    else: {
      at: { groups: alone("carla", "school") },
      answers: [{ attack: "carla-thompson", die: 6 }],
      is: ["deck", "gone"],
    },
    refused: [{ at: { groups: alone("sparky", "library") }, why: "nobody-to-attack" }],
  },
  "andrew-evans": searcher("andrew-evans", "grocery-store"),
  "forest-plum": {
    at: { groups: [{}, { forest: "colony", buddy: "colony" }], morale: 6 },
    answers: [{ end: true }, { yes: true }],
    gives: (t) => [t.read("forest"), t.state.morale, t.waits],
    is: ["gone", 7, "turn 1"],
    else: { answers: [{ end: true }, { no: true }], is: ["colony", 6, "turn 1"] },
    // It is no action: later in the turn he stays.
    refused: [{ first: [{ end: true }, { no: true }], answer: { ability: "forest-plum" }, why: "no candidate" }],
  },
  "gray-beard": {
    at: { groups: alone("gray", "colony"), hands: [[], ["fuel"], ["junk"]] },
    answers: [{ ability: "gray-beard" }, { seat: 1 }],
    gives: (t) => [t.hand(0), t.hand(1), t.hand(2)],
    is: [["fuel"], [], ["junk"]],
    refused: [
      { at: { groups: alone("gray", "school") }, why: "ability-elsewhere" },
      { at: { hands: [["fuel"]] }, why: "no-cards-elsewhere" },
    ],
  },
  "john-price": {
    at: { groups: [{ john: "school" }, { maria: "school" }], zombies: { school: 2 }, dice: [[1, 1]] },
    answers: [{ ability: "john-price", of: "maria-lopez", die: 1 }],
    gives: (t) => t.zombies("school"),
    is: [1],
    refused: [
      { at: { groups: [{ john: "library" }, { maria: "school" }] }, why: "no candidate" },
      // Any but the colony.
      {
        at: { groups: [{ john: "colony wounds 1" }, { olivia: "colony" }] },
        answer: { ability: "john-price", of: "olivia-brown" },
        why: "no candidate",
      },
    ],
  },
  "loretta-clay": {
    at: { groups: alone("loretta", "colony"), dice: [[3, 4, 4]], food: 1 },
    answers: [{ ability: "loretta-clay", die: 4 }],
    gives: (t) => [t.state.food, t.state.dice[0]],
    is: [3, [3, 4]],
    refused: [
      { answer: { ability: "loretta-clay", die: 3 }, why: "die-too-low" },
      { at: { groups: alone("loretta", "school") }, why: "ability-elsewhere" },
    ],
  },
  "carla-thompson": searcher("carla-thompson", "police-station"),
  "jenny-clark": {
    at: {
      groups: alone("jenny", "school"),
      decks: { school: ["fuel", "junk", "medicine", "food-1", "food-2"] },
      dice: [[6]],
    },
    answers: [{ search: "jenny-clark", die: 6 }, { use: "jenny-clark" }, { take: "food-1" }],
    gives: (t) => [t.hand(0), t.waits, t.told("looked")[0]?.n],
    is: [["food-1"], "turn 0", 4],
    else: { answers: [{ search: "jenny-clark", die: 6 }, { go: true }, { take: "fuel" }], is: [["fuel"], "turn 0", 1] },
    refused: [{ at: { groups: alone("jenny", "colony") }, why: "no-search-inside" }],
  },
  "brandon-kane": {
    at: { groups: alone("brandon", "colony"), waste: new Array<"junk">(9).fill("junk"), dice: [[1, 1]] },
    answers: [{ clean: "brandon-kane", die: 1 }, { yes: true }],
    gives: (t) => t.waste.length,
    is: 4,
    else: { answers: [{ clean: "brandon-kane", die: 1 }, { no: true }], is: 6 },
    refused: [{ at: { groups: alone("brandon", "school") }, why: "clean-inside" }],
  },
  "talia-jones": {
    at: { groups: alone("talia", "school"), crises: ["despair", "illness", "blizzard"] },
    answers: [{ ability: "talia-jones" }, { yes: true }],
    gives: (t) => [
      t.seenBy("foresaw-crisis", [0]).map(({ crisis }) => crisis),
      t.state.crisisDeck.map((crisis) => CRISES[crisis].id).reverse(),
    ],
    is: [
      ["despair", "illness"],
      ["illness", "despair", "blizzard"],
    ],
    else: {
      answers: [{ ability: "talia-jones" }, { no: true }],
      is: [
        ["despair", "illness"],
        ["despair", "illness", "blizzard"],
      ],
    },
    refused: [{ at: { crises: [] }, why: "no-crisis-left" }],
  },
  "mike-cho": {
    at: { groups: alone("mike", "school"), zombies: { school: 1 }, dice: [[4]] },
    answers: [{ attack: "mike-cho", die: 4 }],
    gives: (t) => [t.zombies("school"), exposures(t)],
    is: [[0], 0],
    else: { at: { groups: alone("carla", "school") }, answers: [{ attack: "carla-thompson", die: 4 }], is: [[0], 1] },
    refused: [{ at: { dice: [[1]] }, answer: { attack: "mike-cho", die: 1 }, why: "die-too-low" }],
  },
  "harman-brooks": {
    at: { groups: [{ harman: "colony", carla: "colony" }] },
    chance: ["frostbite"],
    answers: [{ move: "harman-brooks", to: "library" }],
    gives: (t) => [t.read("harman"), t.read("carla")],
    is: ["library wounds 1", "colony"],
    else: { answers: [{ move: "carla-thompson", to: "library" }], is: ["colony", "library frost 1"] },
    refused: [{ answer: { ability: "harman-brooks" }, why: "no candidate" }],
  },
  "bev-russell": {
    at: { groups: alone("bev", "colony"), helpless: 1, zombies: { colony: [1, 1, 1] }, dice: [[1, 1]] },
    answers: [
      { ability: "bev-russell", die: 1 },
      { gate: 1, at: "colony" },
      { gate: 3, at: "colony" },
    ],
    gives: (t) => [t.zombies("colony"), exposures(t)],
    is: [[0, 1, 0, 0, 0, 0], 0],
    else: {
      answers: [{ ability: "bev-russell", die: 1 }, { gate: 2, at: "colony" }, { no: true }],
      is: [[1, 0, 1, 0, 0, 0], 0],
    },
    refused: [
      { at: { helpless: 0 }, why: "no-helpless" },
      { at: { zombies: { school: 2 } }, why: "no-zombies" },
      { at: { groups: alone("bev", "school"), zombies: { school: 2 } }, why: "ability-elsewhere" },
    ],
  },
  "buddy-davis": {
    at: { groups: [{ buddy: "colony wounds 2", carla: "colony wounds 2" }] },
    chance: ["wound"],
    answers: [{ move: "buddy-davis", to: "library" }],
    gives: (t) => [t.read("buddy"), t.read("carla")],
    is: ["library wounds 3", "colony wounds 2"],
    else: { answers: [{ move: "carla-thompson", to: "library" }], is: ["colony wounds 2", "gone"] },
    refused: [{ answer: { ability: "buddy-davis" }, why: "no candidate" }],
  },
  "annaleigh-chan": {
    at: { groups: alone("annaleigh", "colony"), hands: [[], ["fuel"]] },
    answers: [{ ability: "annaleigh-chan" }, { seat: 1 }],
    gives: (t) => [t.seenBy("peeked-card", [0]).map(({ card }) => card), t.hand(1)],
    is: [["fuel"], ["fuel"]],
    refused: [
      { at: { groups: alone("annaleigh", "library") }, why: "ability-elsewhere" },
      { at: { hands: [["fuel"]] }, why: "no-cards-elsewhere" },
    ],
  },
  "rod-miller": {
    at: { groups: [{ rod: "colony", carla: "colony" }] },
    answers: [{ move: "rod-miller", to: "library" }],
    gives: (t) => [t.read("rod"), exposures(t)],
    is: ["library", 0],
    else: { answers: [{ move: "carla-thompson", to: "library" }], is: ["colony", 1] },
    refused: [{ first: [{ move: "rod-miller", to: "school" }], why: "has-moved" }],
  },
  "janet-taylor": searcher("janet-taylor", "hospital"),
  "edward-white": {
    at: { groups: alone("edward", "colony"), zombies: { colony: [3, 1] }, hands: [["medicine"]], dice: [[1, 4]] },
    answers: [
      { attack: "edward-white", die: 4 },
      { zombie: 1 },
      { with: "edward-white", die: 1, card: "medicine" },
      { gate: 1, at: "colony" },
      { gate: 2, at: "colony" },
    ],
    gives: (t) => [t.zombies("colony"), exposures(t), t.waste, t.state.dice[0]],
    is: [[1, 0, 0, 0, 0, 0], 0, ["medicine"], []],
    else: {
      at: { hands: [["junk"]] },
      chance: ["blank"],
      answers: [{ attack: "edward-white", die: 4 }, { zombie: 1 }, { go: true }],
      is: [[2, 1, 0, 0, 0, 0], 1, [], [1]],
    },
    refused: [
      // Outside nothing is asked.
      {
        at: { groups: alone("edward", "school"), zombies: { school: 3 } },
        first: [{ attack: "edward-white", die: 4 }],
        answer: { with: "edward-white", die: 1, card: "medicine" },
        why: "no candidate",
      },
    ],
  },
  "alexis-grey": searcher("alexis-grey", "library"),
  "maria-lopez": {
    at: { groups: [{ maria: "school" }], zombies: { school: 2 }, dice: [[1, 1]] },
    answers: [{ ability: "maria-lopez", die: 1 }],
    gives: (t) => [t.zombies("school"), exposures(t)],
    is: [[1], 0],
    refused: [
      { at: { groups: [{ maria: "library" }], zombies: { library: 2 } }, why: "ability-elsewhere" },
      { at: { zombies: { library: 2 } }, why: "no-zombies" },
    ],
  },
  "david-garcia": {
    at: { groups: alone("david", "school"), decks: { school: ["fuel", "junk", "medicine"] }, dice: [[6]] },
    answers: [{ search: "david-garcia", die: 6 }],
    gives: (t) => t.offered("take"),
    is: ["fuel", "junk"],
    else: { at: { groups: alone("carla", "school") }, answers: [{ search: "carla-thompson", die: 6 }], is: ["fuel"] },
    refused: [
      { first: [{ search: "david-garcia", die: 6 }, { take: "fuel" }], answer: { take: "junk" }, why: "no candidate" },
    ],
  },
  "ashley-ross": {
    at: { groups: alone("ashley", "school"), dice: [[1]] },
    answers: [{ barricade: "ashley-ross" }],
    gives: (t) => [t.barricades("school"), t.state.dice[0]],
    is: [[1], [1]],
    else: { answers: [{ barricade: "ashley-ross", die: 1 }], is: [[1], []] },
    refused: [
      { at: { zombies: { school: 4 } }, why: "no-free-space" },
      { first: [{ barricade: "ashley-ross" }], why: "no candidate" },
    ],
  },
  "james-meyers": {
    at: { groups: alone("james", "school"), dice: [[1, 2, 6]] },
    chance: [5, 4],
    answers: [{ ability: "james-meyers" }, { face: 1 }, { face: 2 }, { no: true }],
    gives: (t) => t.state.dice[0],
    is: [4, 5, 6],
    else: { chance: [3], answers: [{ ability: "james-meyers" }, { face: 2 }, { no: true }], is: [1, 3, 6] },
    refused: [
      { at: { dice: [[]] }, why: "no-dice" },
      { first: [{ ability: "james-meyers" }], answer: { no: true }, why: "no candidate" },
    ],
  },
  "olivia-brown": {
    at: { groups: [{ olivia: "school", carla: "school wounds 1 frost 1" }, { alexis: "library wounds 1" }] },
    answers: [{ ability: "olivia-brown" }, { survivor: "carla-thompson" }, { no: true }],
    gives: (t) => t.read("carla"),
    is: "school wounds 1",
    else: {
      answers: [{ ability: "olivia-brown" }, { survivor: "carla-thompson" }, { yes: true }],
      is: "school frost 1",
    },
    refused: [
      { at: { groups: [{ olivia: "school", carla: "library wounds 1" }] }, why: "nobody-hurt" },
      { first: [{ ability: "olivia-brown" }], answer: { survivor: "alexis-grey" }, why: "no candidate" },
    ],
  },
  "sophie-robinson": {
    at: { groups: alone("sophie", "colony"), decks: { school: ["hammer", "fuel"] } },
    answers: [{ ability: "sophie-robinson" }, { place: "school" }],
    gives: (t) => [t.seenBy("scouted-card", [0]).map(({ card }) => card), t.deck("school")],
    is: [["hammer"], ["hammer", "fuel"]],
    refused: [
      {
        at: {
          decks: {
            "police-station": [],
            "grocery-store": [],
            school: [],
            library: [],
            hospital: [],
            "gas-station": [],
          },
        },
        why: "deck-empty",
      },
    ],
  },
  "gabriel-diaz": {
    at: {
      groups: alone("gabriel", "school"),
      decks: { school: ["fuel", "outsider-1", "junk", "food-1", "outsider-2"] },
    },
    answers: [{ ability: "gabriel-diaz" }, { card: "outsider-1" }],
    gives: (t) => [t.hand(0), t.deck("school").toSorted(), t.told("revealed").length],
    is: [["outsider-1"], ["food-1", "fuel", "junk", "outsider-2"], 4],
    else: {
      at: { decks: { school: ["fuel", "junk"] } },
      answers: [{ ability: "gabriel-diaz" }],
      is: [[], ["fuel", "junk"], 2],
    },
    refused: [
      { at: { groups: alone("gabriel", "colony") }, why: "no-search-inside" },
      { at: { decks: { school: [] } }, why: "deck-empty" },
      // The fifth card has not been turned over.
      { first: [{ ability: "gabriel-diaz" }], answer: { card: "outsider-2" }, why: "no candidate" },
    ],
  },
  "arthur-thurston": searcher("arthur-thurston", "school"),
  "thomas-heart": {
    at: { groups: alone("thomas", "colony"), zombies: { colony: [2] }, dice: [[4, 5, 5]] },
    answers: [
      { ability: "thomas-heart", die: 5 },
      { gate: 1, at: "colony" },
    ],
    gives: (t) => [t.zombies("colony")[0], exposures(t)],
    is: [0, 0],
    else: { answers: [{ ability: "thomas-heart", die: 5 }, { no: true }], is: [1, 0] },
    refused: [
      { answer: { ability: "thomas-heart", die: 4 }, why: "die-too-low" },
      { at: { groups: alone("thomas", "school") }, why: "ability-elsewhere" },
    ],
  },
  "daniel-smith": {
    at: { groups: alone("daniel", "library"), zombies: { library: 2 }, dice: [[3, 4, 4]] },
    chance: ["blank"],
    answers: [
      { ability: "daniel-smith", die: 4 },
      { gate: 1, at: "library" },
    ],
    gives: (t) => [t.zombies("library"), exposures(t)],
    is: [[0], 1],
    else: { answers: [{ ability: "daniel-smith", die: 4 }, { no: true }], is: [[1], 1] },
    refused: [
      { answer: { ability: "daniel-smith", die: 3 }, why: "die-too-low" },
      { at: { zombies: { school: 1 } }, why: "no-zombies" },
    ],
  },
  "brian-lee": {
    at: { groups: [{ brian: "library" }], dice: [[3, 6]] },
    answers: [{ ability: "brian-lee" }, { face: 3 }],
    gives: (t) => t.state.dice[0],
    is: [4, 6],
    refused: [
      { at: { dice: [[6]] }, why: "no-dice" },
      { first: [{ ability: "brian-lee" }], answer: { face: 6 }, why: "no candidate" },
    ],
  },
};

for (const { id } of SURVIVORS) describe(id, () => checkDeed(DEEDS[id]));

describe("Rule: once a round", () => {
  const actions = SURVIVORS.filter(
    ({ id, when }) => when === "once-a-round" && "ability" in (DEEDS[id].answers[0] ?? {}),
  );
  test.each(actions.map(({ id }) => id))("%s does it again in the next round only", (id) => {
    const t = play(DEEDS[id]);
    const [answer] = DEEDS[id].answers;
    expect(t.refusal(answer)).toBe("used-this-round");
    t.nextRound().toTurn(0);
    expect(t.refusal(answer)).not.toBe("used-this-round");
  });

  test("John counts what he copies for himself", () => {
    const t = play(DEEDS["john-price"]);
    expect(t.refusal({ ability: "john-price", of: "maria-lopez", die: 1 })).toBe("used-this-round");
  });
});
