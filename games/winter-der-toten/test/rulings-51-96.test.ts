import { describe, expect, it } from "vitest";
import { EXILES } from "../content/exiles.ts";
import { meets, objectiveOf } from "../rules/endings.ts";
import { type Position, type Table, table } from "./table.ts";

// The rulings of the facts, each in a position. Under their number in other files, R-69 (crossroads), R-70,
// R-71 (crisis), R-84, R-85, R-89 (votes).

const OUTSIDE = [{ arthur: "school" }, { alexis: "hospital" }, { brian: "police-station" }];
/** Ten barricades in the colony and one elsewhere: Home Sweet Home is completed. */
const BARRICADED = {
  colony: [2, 2, 2, 2, 2, 0],
  "police-station": 1,
  "grocery-store": 1,
  school: 1,
  library: 1,
  hospital: 1,
  "gas-station": 1,
} as const;

/** The evening of a position without a crisis and with food for all. */
const evening = (position: Position): Table => table({ crisis: null, food: 60, ...position }).nextRound();
/** The match ends in this evening with the main objective completed. */
const completed = (position: Position): Table => evening({ barricades: BARRICADED, ...position });
const winners = (t: Table): readonly number[] | undefined => t.state.outcome?.winners;
const lost = (t: Table): readonly string[] => t.told("died").map(({ who }) => who);

describe("Tischgespräch", () => {
  it("R-53: Talia's player alone sees the crises, and speaks of them freely or by the phrases that all know, once in a turn", () => {
    const t = table({ groups: [{ talia: "colony" }] }).answer({ ability: "talia-jones" }, { no: true });
    expect(t.seenBy("foresaw-crisis", [0]).length).toBe(2);
    t.answer({ say: "not-me" });
    expect(t.told("said")).toEqual([{ event: "said", seat: 0, phrase: "not-me", about: -1 }]);
    expect([t.refusal({ say: "thanks" }), t.refusal({ say: "fuel runs out" })]).toEqual([
      "no candidate",
      "no candidate",
    ]);
  });
});

describe("wounds, bites, death", () => {
  it("R-54: frostbite wounds once, as the owner's turn begins; those who die of it die in the order of influence", () => {
    const t = table({
      groups: [
        {},
        { alexis: "colony wounds 1 frost 1", jenny: "colony wounds 1 frost 1", ashley: "colony frost 1" },
        { brian: "colony wounds 1 frost 1" },
      ],
    });
    expect(lost(t)).toEqual([]);
    t.nextTurn(1);
    expect([lost(t), t.read("ashley"), t.read("brian")]).toEqual([
      ["jenny-clark", "alexis-grey"],
      "colony wounds 1 frost 1",
      "colony wounds 1 frost 1",
    ]);
  });

  it("R-55: who dies leaves his die in the pool", () => {
    const t = table({ groups: [{ arthur: "school", carla: "colony" }], dice: [[3, 4, 5]] });
    t.chance("bitten").move("arthur", "library");
    expect([t.read("arthur"), t.state.dice[0]]).toEqual(["gone", [3, 4, 5]]);
  });

  it("R-56: medicine takes a wound or a frostbite, as the player likes", () => {
    const healed = (answer: { readonly yes: true } | { readonly no: true }) =>
      table({ groups: [{ arthur: "colony wounds 1 frost 1" }], hands: [["medicine"]] })
        .answer({ play: "medicine" }, { survivor: "arthur-thurston" }, answer)
        .read("arthur");
    expect([healed({ yes: true }), healed({ no: true })]).toEqual(["colony frost 1", "colony wounds 1"]);
  });

  /** Arthur comes into the colony bitten: there are Sparky, Andrew with Rotten Flesh, Jenny, Alexis and the helpless. */
  const bitten = (more: Position = {}) =>
    table({
      groups: [
        { arthur: "school", brian: "library" },
        { sparky: "colony", andrew: "colony", alexis: "colony" },
        { jenny: "colony" },
      ],
      gear: { andrew: ["rotten-flesh"], jenny: ["snow-shoes"] },
      helpless: 2,
      survivors: ["talia"],
      ...more,
    })
      .chance("bitten")
      .move("arthur", "colony");

  it("R-57: a bite goes to the lowest influence, past Sparky and Rotten Flesh; the owner kills or rolls; never to the helpless", () => {
    const t = bitten();
    expect([t.waits, t.told("spreads").map(({ who }) => who)]).toEqual(["bitten 2", ["jenny-clark"]]);
    t.answer({ kill: true });
    expect([lost(t), t.waits, t.state.morale, t.state.helpless]).toEqual([
      ["arthur-thurston", "jenny-clark"],
      "turn 0",
      4,
      2,
    ]);
    const saved = bitten().chance("blank").answer({ roll: true });
    expect([lost(saved), saved.waits]).toEqual([["arthur-thurston"], "turn 0"]);
  });

  it("R-58: any symbol of that roll kills, without a wound, and the bite goes on; Snow Shoes do not help", () => {
    for (const face of ["wound", "frostbite", "bitten"]) {
      const t = bitten().chance(face).answer({ roll: true });
      expect([lost(t), t.told("wounded"), t.waits]).toEqual([["arthur-thurston", "jenny-clark"], [], "bitten 1"]);
    }
  });

  it("R-59: a new survivor comes after the whole chain, and is no target of it", () => {
    const t = bitten().chance("bitten").answer({ roll: true });
    expect([t.told("spreads").map(({ who }) => who), t.read("talia")]).toEqual([
      ["jenny-clark", "alexis-grey"],
      "deck",
    ]);
    t.chance("bitten").answer({ roll: true });
    expect([lost(t).length, t.read("talia"), t.owner("talia"), t.waits]).toEqual([3, "colony", 2, "turn 0"]);
    const alone = bitten({ groups: [{ arthur: "school" }, { alexis: "colony" }, { brian: "colony" }], gear: {} });
    expect([alone.told("spreads").map(({ who }) => who), alone.read("talia")]).toEqual([["alexis-grey"], "deck"]);
  });

  it("R-60: at morale 0 the chain stops", () => {
    const t = bitten({ morale: 2 }).chance("wound").answer({ roll: true });
    expect([t.ended, lost(t).length, t.read("alexis")]).toEqual(["morale", 2, "colony"]);
  });

  it("R-68: with the last survivor the hand leaves the game, but no equipment; a new one leads in the colony, without a die", () => {
    const alone = (more: Position = {}) =>
      table({
        groups: [{ arthur: "school" }],
        hands: [["fuel", "junk"]],
        gear: { arthur: ["pistol"] },
        decks: { library: [] },
        dice: [[3, 4]],
        survivors: ["talia"],
        ...more,
      });
    const dies = (t: Table): Table => t.chance("bitten").move("arthur", "library");
    const t = dies(alone());
    expect([t.hand(0), t.removed, t.deck("library")]).toEqual([[], ["fuel", "junk"], ["pistol"]]);
    expect([t.read("talia"), t.leader(0), t.state.dice[0], t.state.morale]).toEqual([
      "colony",
      "talia-jones",
      [3, 4],
      5,
    ]);

    const exile = dies(alone({ exiled: [0] }));
    expect([exile.waits, exile.offered("place").includes("colony")]).toEqual(["pick 0", false]);
    exile.answer({ place: "hospital" });
    expect([exile.read("talia"), exile.state.morale]).toEqual(["hospital", 6]);

    const nobody = alone();
    nobody.state.survivorDeck = [];
    expect([dies(nobody).state.out, nobody.waits]).toEqual([[1, 0, 0], "turn 1"]);
  });
});

describe("Zombies ins Spiel bringen", () => {
  const inside = [{ arthur: "colony", carla: "colony" }, { alexis: "colony", jenny: "colony" }, { brian: "colony" }];

  it("R-61: morale is looked at after the colony, not within it", () => {
    const t = evening({
      morale: 1,
      groups: [...inside.slice(0, 2), { brian: "colony", maria: "school" }],
      zombies: { colony: [3, 3, 3] },
    });
    expect([t.ended, lost(t)]).toEqual(["morale", ["carla-thompson", "jenny-clark", "alexis-grey"]]);
    expect(t.zombies("school")).toEqual([0]);
  });

  it("R-61, X-11: all locations are one batch, and the noise is another", () => {
    const groups = [
      { carla: "police-station", arthur: "colony" },
      { jenny: "grocery-store", alexis: "colony" },
    ];
    const locations = evening({
      morale: 1,
      groups,
      zombies: { "police-station": 4, "grocery-store": 4 },
      noise: { school: 1 },
    });
    expect([locations.ended, lost(locations), locations.told("noise-rolled")]).toEqual([
      "morale",
      ["carla-thompson", "jenny-clark"],
      [],
    ]);
    const noise = table({
      crisis: null,
      food: 60,
      morale: 1,
      groups,
      zombies: { "police-station": 3 },
      noise: { "police-station": 1, school: 1 },
    });
    noise.toTurn(2).chance(3, 1).endTurn();
    expect([noise.ended, lost(noise), noise.zombies("school")]).toEqual(["morale", ["carla-thompson"], [1]]);
    expect(noise.told("colony-step").at(-1)).toEqual({ event: "colony-step", step: "zombies" });
  });

  it("R-62: the locations in the order of their numbers", () => {
    const t = evening({
      groups: [
        { arthur: "gas-station", carla: "school" },
        { alexis: "library", jenny: "police-station" },
        { brian: "hospital", maria: "grocery-store" },
      ],
    });
    expect(t.told("arrived").map(({ at }) => at)).toEqual([
      "police-station",
      "grocery-store",
      "school",
      "library",
      "hospital",
      "gas-station",
    ]);
  });

  it("R-63: the lowest influence falls, whoever leads it and before the helpless; an exile's costs no morale", () => {
    const school = evening({
      groups: [{ arthur: "school" }, { jenny: "school" }, { brian: "library" }],
      exiled: [1],
      zombies: { school: 3 },
      survivors: ["talia"],
    });
    expect([lost(school), school.state.morale]).toEqual([["jenny-clark"], 6]);
    const colony = evening({ groups: inside, helpless: 1, zombies: { colony: [3] } });
    expect([lost(colony), colony.state.helpless, colony.state.morale]).toEqual([["carla-thompson"], 1, 5]);
  });

  it("R-64: where nobody is nobody falls, and the zombie is gone", () => {
    const t = evening({ crisis: "legions-of-death", groups: OUTSIDE, zombies: { colony: [3, 3, 3, 3, 3, 3] } });
    expect([t.told("overrun").length, lost(t), t.state.morale]).toEqual([12, [], 6]);
    expect(t.zombies("colony")).toEqual([3, 3, 3, 3, 3, 3]);
  });

  it("R-65: a barricade goes with the zombie that breaks it, and nobody is overrun", () => {
    const t = evening({ groups: inside, zombies: { colony: [0, 0, 2] }, barricades: { colony: [0, 0, 1] } });
    expect([t.zombies("colony"), t.barricades("colony"), t.told("overrun")]).toEqual([
      [1, 1, 2, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [],
    ]);
  });

  it("R-66: which space of an entrance is taken is no question", () => {
    const t = table({ groups: [{ arthur: "school" }], zombies: { school: 2 }, dice: [[1]] });
    t.answer({ barricade: "arthur-thurston", die: 1 });
    expect([t.waits, t.barricades("school")]).toEqual(["turn 0", [1]]);
  });
});

describe("Nahrung, Abfall", () => {
  it("R-72: half a token for everybody in the colony, rounded up; none for nobody", () => {
    const t = evening({ helpless: 1 });
    expect([t.told("ate"), t.state.food]).toEqual([[{ event: "ate", n: 4 }], 56]);
    expect(evening({ groups: OUTSIDE, food: 0 }).told("ate")).toEqual([{ event: "ate", n: 0 }]);
  });

  it("R-73, R-74: with too little nothing is eaten, a token comes, and all tokens cost morale; they stay for good", () => {
    const t = evening({ helpless: 1, food: 3 });
    expect([t.state.food, t.state.starvation, t.state.morale]).toEqual([3, 1, 5]);
    t.nextRound();
    expect([t.state.food, t.state.starvation, t.state.morale]).toEqual([3, 2, 3]);
    t.state.food = 60;
    t.nextRound();
    expect([t.state.starvation, t.state.morale]).toEqual([2, 3]);
  });

  it("R-75: each ten cards of the waste cost morale, and stay", () => {
    const waste = (n: number) => evening({ waste: new Array<"junk">(n).fill("junk") });
    expect([9, 10, 29].map((n) => waste(n).state.morale)).toEqual([6, 5, 4]);
    expect(waste(29).waste.length).toBe(29);
  });
});

describe("Krise abhandeln", () => {
  it("R-76: a card that helps counts one, whatever it feeds; any other takes one; either symbol helps", () => {
    const food = evening({
      crisis: "horror-in-the-night",
      contributed: [["food-3", "food-1"], ["medicine"], ["food-2"]],
    });
    expect(food.told("crisis-result")).toMatchObject([{ sum: 2, need: 3, prevented: false }]);
    expect(food.state.morale).toBe(4);
    const both = evening({ crisis: "they-are-watching-us", contributed: [["medicine", "hammer"], ["junk"]] });
    expect(both.told("crisis-result")).toMatchObject([{ sum: 3, need: 3, prevented: true }]);
  });

  const medicine = (n: number, morale: number) =>
    evening({ crisis: "despair", morale, contributed: [new Array<"medicine">(n).fill("medicine")] }).state.morale;

  it("R-77: two more than needed raise morale by one, and no more than by one", () => {
    expect([4, 5, 8].map((n) => medicine(n, 6))).toEqual([6, 7, 7]);
  });

  it("R-83: morale stays at 10", () => {
    expect([medicine(5, 9), medicine(5, 10)]).toEqual([10, 10]);
  });

  it("R-78: what strikes players strikes no exiled ones", () => {
    const t = evening({
      crisis: "illness",
      groups: [{ arthur: "school" }, { alexis: "library" }, { brian: "hospital" }],
      exiled: [1],
    });
    expect([t.read("arthur"), t.read("alexis"), t.read("brian")]).toEqual([
      "school wounds 1",
      "library",
      "hospital wounds 1",
    ]);
  });

  it("R-79, X-06: with everybody exiled, which no match comes to, nothing has to be given", () => {
    const t = evening({ crisis: "despair", groups: OUTSIDE, exiled: [0, 1, 2] });
    expect(t.told("crisis-result")).toMatchObject([{ sum: 0, need: 0, prevented: true }]);
    expect(t.state.morale).toBe(6);
  });
});

describe("Gemeinsames Ziel, Startspielermarker", () => {
  it("R-80: what is completed in a turn ends the match in the evening only", () => {
    const t = table({
      crisis: null,
      food: 60,
      barricades: { ...BARRICADED, colony: [2, 2, 2, 2, 1, 0] },
      dice: [[1]],
    }).answer({ barricade: "arthur-thurston", die: 1 }, { gate: 6, at: "colony" });
    expect([t.barricades("colony"), t.ended]).toEqual([[2, 2, 2, 2, 1, 1], null]);
    expect(t.nextRound().ended).toBe("objective");

    const samples = table({
      main: "we-need-more-samples",
      crisis: null,
      food: 60,
      groups: [{ arthur: "school" }],
      zombies: { school: 1 },
      dice: [[4]],
    });
    samples.state.samples = 8;
    samples.chance(4, "blank").attack("arthur", 4);
    expect([samples.state.samples, samples.ended]).toEqual([9, null]);
    expect(samples.nextRound().ended).toBe("objective");
  });

  it("R-80: Winter Has Come fails at once when nobody gives fuel", () => {
    const t = evening({ main: "winter-has-come", hands: [["junk"], [], []] });
    expect([t.ended, t.told("colony-step")]).toEqual(["failed", []]);
  });

  it("R-81: a card is put on it openly, in the own turn, without a die and for good; by exiled players too", () => {
    const t = table({ main: "find-a-cure", hands: [["adrenaline-shot"]], exiled: [0], dice: [[1]] });
    t.answer({ offer: "adrenaline-shot" });
    expect(t.told("offered")).toMatchObject([{ seat: 0, card: "adrenaline-shot" }]);
    expect([t.state.offered.length, t.state.dice[0], t.hand(0)]).toEqual([1, [1], []]);
    expect(t.nextTurn(1).state.offered.length).toBe(1);
  });

  it("R-82: the marker goes to the right, and who was last is first", () => {
    const t = evening({ players: 4 });
    expect([t.told("turn").map(({ seat }) => seat), t.state.first]).toEqual([[1, 2, 3, 3], 3]);
  });
});

describe("Verbannung", () => {
  it("R-86: an exile asks, gives, hands on and calls for a vote; only vote he cannot", () => {
    const groups = [{ arthur: "library", carla: "library" }, { alexis: "colony" }, { brian: "colony" }];
    const t = table({ groups, exiled: [0], gear: { arthur: ["pistol"] }, hands: [[], ["junk"], ["junk"]] });
    t.answer({ hand: "pistol", from: "arthur-thurston" });
    expect(t.gear("carla")).toEqual(["pistol"]);
    t.answer({ request: "tool" });
    expect(t.waits).toBe("respond 1,2");
    t.answer({ refuse: true }, { refuse: true }).answer({ exile: 1 });
    expect(t.waits).toBe("vote 1,2");
    const asked = table({ groups, exiled: [0], hands: [["scissors"], [], []], zombies: { colony: [1] } }).nextTurn(1);
    asked.answer({ request: "tool" }, { give: "scissors" }, { take: 0 });
    expect([asked.hand(0), asked.zombies("colony")]).toEqual([[], [0, 0, 0, 0, 0, 0]]);
  });

  it("R-87: nobody is exiled twice", () => {
    const t = table({ exiled: [1] });
    expect([t.refusal({ exile: 1 }), t.refusal({ exile: 2 })]).toEqual(["already-exiled", null]);
  });

  it("R-88: an exiled betrayer shows neither card; the new one replaces his first condition", () => {
    const t = table({ secrets: ["hunger", "gluttony", "hope"] });
    const [first, ...further] = objectiveOf(t.state, 1);
    t.answer({ exile: 1 }).vote("up", "up", "up");
    expect([t.told("unrepentant").length, t.told("innocent")]).toEqual([1, []]);
    expect(t.seenBy("exile-objective", [1]).length).toBe(1);
    expect(t.told("exile-objective").length).toBe(1);
    const changed = objectiveOf(t.state, 1);
    expect([changed.includes(first), changed.slice(-further.length)]).toEqual([false, further]);
  });

  it("R-90: an exile's Outsiders bring him their survivor to a location, and no helpless ones", () => {
    const t = table({ exiled: [0], hands: [["outsider-3"]], survivors: ["talia"] });
    t.answer({ play: "outsider-3" }, { place: "hospital" });
    expect([t.read("talia"), t.state.helpless, t.removed]).toEqual(["hospital", 0, ["outsider-3"]]);
  });

  it("R-91: an exile raises a die by one with a food card, whatever it feeds; it leaves the game", () => {
    const t = table({ exiled: [0], hands: [["food-3"]], food: 2, dice: [[4]] });
    expect(t.refusal({ feed: 4 })).toBe("exiled-no-tokens");
    t.answer({ feed: 4, card: "food-3" });
    expect([t.state.dice[0], t.removed, t.state.food]).toEqual([[5], ["food-3"], 2]);
  });
});

describe("who wins", () => {
  const fuel = (n: number) => new Array<"fuel">(n).fill("fuel");

  it("R-92: as many cards or survivors as another are not more", () => {
    const hoarder = (n: number) =>
      winners(completed({ secrets: ["hoarder", "loner", "loner"], hands: [fuel(n), fuel(5), []] }));
    expect([hoarder(5), hoarder(6)]).toEqual([[], [0]]);
    const leader = (more: Position = {}) => winners(completed({ secrets: ["leader", "hunger", "hunger"], ...more }));
    expect([leader(), leader({ groups: [{ arthur: "colony", carla: "colony", bev: "colony" }] })]).toEqual([[], [0]]);
  });

  it("R-93: one card serves several conditions: four weapons are four equipped and three owned", () => {
    const t = table({
      crisis: null,
      food: 60,
      exiled: [0],
      secrets: ["trigger-happy", "hunger", "hunger"],
      gear: { arthur: ["pistol", "shotgun"], carla: ["lighter", "switchblade"] },
      barricades: BARRICADED,
    });
    t.state.exile[0] = [EXILES.findIndex(({ id }) => id === "raiders")];
    expect(winners(t.nextRound())).toEqual([0]);
  });

  it("R-94: who was killed and who was removed has left the game, a replacement too, helpless ones not", () => {
    const t = table({
      card: "the-sunshine-state",
      helpless: 2,
      quiet: true,
      groups: [{ arthur: "colony" }],
      survivors: ["forest", "talia"],
    });
    const gone = (least: number): boolean =>
      meets(t.state, 1, { is: "count", of: "survivors-gone", least, most: null }, true);
    t.option(1);
    expect([t.state.helpless, gone(1)]).toEqual([0, false]);
    t.chance("bitten").move("arthur", "library");
    expect([t.read("forest"), gone(1), gone(2)]).toEqual(["colony", true, false]);
    t.nextTurn(0).answer({ yes: true });
    expect([t.read("forest"), gone(2), gone(3)]).toEqual(["gone", true, false]);
  });

  it("R-95: who is out loses, whatever the last position says", () => {
    const hope: Position = {
      helpless: 2,
      secrets: ["hope", "hope", "loner"],
      groups: [{ arthur: "school" }],
      crisis: null,
      food: 60,
      barricades: BARRICADED,
    };
    expect(winners(completed(hope))).toEqual([0, 1]);
    const t = table(hope);
    t.state.rules = { ...t.state.rules, elimination: true };
    t.chance("bitten").move("arthur", "library").nextRound();
    expect([t.ended, winners(t)]).toEqual(["objective", [1]]);
  });

  it("R-96: morale that is lost in step 4 comes before the main objective of step 5", () => {
    const raid = (morale: number): Table =>
      evening({
        main: "raiding-party",
        decks: { school: [], library: [] },
        groups: [{ arthur: "school", carla: "colony" }],
        zombies: { school: 4 },
        morale,
      });
    expect([raid(1).ended, raid(2).ended]).toEqual(["morale", "objective"]);
  });
});
