import { HIDDEN } from "@endzeit/engine";
import { describe, expect, it } from "vitest";
import { Ban } from "../state.ts";
import { view } from "../view.ts";
import { type Position, survivorOf, type Table, table } from "./table.ts";

// The supplementary rulings, which win over the rulings R, each in a position. Under their number in other files,
// X-32 (crossroads 1 to 40), X-30, X-33 to X-35 (41 to 80), X-02, X-13, X-15, X-31, X-40, X-42 (crossroads-rulings), X-09, X-36 (crisis),
// X-25 (votes), X-38 (objectives); with R-79 and R-61 (rulings-51-96).

const evening = (position: Position): Table => table({ crisis: null, food: 60, ...position }).nextRound();
const lost = (t: Table): readonly string[] => t.told("died").map(({ who }) => who);
const names = (t: Table): readonly string[] => t.events.map(({ event }) => event);

describe("who leaves, who takes over", () => {
  it("X-01 (over R-68): of the last one in the colony the hand leaves first, then the equipment comes to the empty hand", () => {
    const t = table({
      groups: [{ arthur: "school wounds 2" }],
      hands: [["fuel"]],
      gear: { arthur: ["pistol"] },
      survivors: ["talia"],
    });
    t.chance("wound").move("arthur", "colony");
    expect([t.read("arthur"), t.hand(0), t.removed]).toEqual(["gone", ["pistol"], ["fuel"]]);
  });

  const reorganized = (more: Position) =>
    table({ crisis: "reorganization", food: 60, ...more })
      .toTurn(2)
      .endTurn();

  it("X-04 (over R-69, R-70): who has passed on his only survivor has one again before anybody looks", () => {
    const t = reorganized({
      groups: [{ arthur: "colony" }, { alexis: "colony" }, { brian: "colony" }],
      hands: [["fuel"], ["junk"], []],
      survivors: ["talia"],
    });
    t.answer({ pass: "arthur-thurston" }, { pass: "alexis-grey" }, { pass: "brian-lee" });
    expect([t.owner("arthur"), t.owner("alexis"), t.owner("brian")]).toEqual([1, 2, 0]);
    expect([t.leader(0), t.hand(0), t.hand(1), t.read("talia")]).toEqual(["brian-lee", ["fuel"], ["junk"], "deck"]);
  });

  it("X-04: with one player who is not exiled nothing is passed", () => {
    const t = reorganized({ exiled: [1, 2] });
    expect([t.told("taken-over"), t.state.morale, t.waits]).toEqual([[], 5, "turn 2"]);
  });

  it("X-05 (over R-89): a third exile ends the match when it is the second innocent one", () => {
    const t = table({ players: 4, exiled: [2, 3], secrets: ["hunger", "loner", "hope", "gluttony"] });
    t.answer({ exile: 1 }).vote("up", "up");
    expect([t.ended, t.state.morale]).toEqual(["morale", 0]);
    const guilty = table({ players: 4, exiled: [3], secrets: ["hunger", "loner", "hope", "gluttony"] });
    guilty.answer({ exile: 1 }).vote("up", "up", "up");
    expect([guilty.ended, guilty.state.morale]).toEqual([null, 6]);
  });

  it("X-07: who is out counts for no threshold, vote, marker or reading", () => {
    const t = table({ crisis: "despair", food: 60, groups: [{ arthur: "school" }] });
    t.state.rules = { ...t.state.rules, elimination: true };
    t.chance("bitten").move("arthur", "library");
    expect([t.state.out, t.state.first, t.waits]).toEqual([[1, 0, 0], 1, "turn 1"]);
    expect(t.told("crossroads-drawn")).toMatchObject([{ seat: 1, reader: 2 }]);
    expect(t.refusal({ exile: 0 })).toBe("no candidate");
    t.answer({ exile: 2 });
    expect(t.waits).toBe("vote 1,2");
    t.vote("down", "down").nextRound();
    expect(t.told("crisis-result")).toMatchObject([{ need: 2 }]);
    // The marker moves once, to whom it would have come.
    expect(t.state.first).toBe(2);
    expect(t.told("rolled-dice").map(({ seat }) => seat)).toEqual([2, 1]);
  });

  it("X-07: a turn whose player is out brings no crossroads card about", () => {
    const t = table({
      groups: [{ forest: "colony" }, { alexis: "colony wounds 1 frost 1" }],
      draws: ["forest-plum"],
    });
    t.state.rules = { ...t.state.rules, elimination: true };
    t.endTurn();
    expect([t.state.out, t.told("crossroads"), t.waits]).toEqual([[0, 1, 0], [], "turn 2"]);
    expect(t.under).toBe("forest-plum");
  });

  it("X-08 (with R-89): who is out by Kill Them counts as one of two innocent exiles", () => {
    const t = table({ main: "kill-them", players: 4 }).answer({ exile: 3 }).vote("up", "up", "up", "up");
    expect([t.state.out, t.state.morale, t.ended]).toEqual([[0, 0, 0, 1], 6, null]);
    t.nextTurn(1).answer({ exile: 2 }).vote("up", "up", "up");
    expect([t.state.morale, t.ended]).toEqual([0, "morale"]);
  });

  it("X-10 (as R-60): morale is looked at after each death by frostbite", () => {
    const t = table({
      morale: 1,
      groups: [{}, { alexis: "colony wounds 1 frost 1", jenny: "colony wounds 1 frost 1" }],
    }).endTurn();
    expect([t.ended, lost(t), t.read("alexis")]).toEqual(["morale", ["jenny-clark"], "colony wounds 1 frost 1"]);
  });
});

describe("step 4 of the colony phase", () => {
  it("X-12 (over R-62): who comes in a dead one's place brings no zombie in the running batch", () => {
    const t = table({
      crisis: null,
      food: 60,
      groups: [{ arthur: "colony" }, { jenny: "police-station" }, { brian: "colony" }],
      exiled: [1],
      zombies: { "police-station": 4 },
      survivors: ["talia"],
    })
      .toTurn(2)
      .endTurn();
    expect(lost(t)).toEqual(["jenny-clark"]);
    t.answer({ place: "school" });
    expect([t.read("talia"), t.zombies("school")]).toEqual(["school", [0]]);
    expect(t.nextRound().zombies("school")).toEqual([1]);
  });

  it("X-14: noise location by location, token by token", () => {
    const t = evening({ noise: { school: 2, "grocery-store": 1, "police-station": 1 } });
    expect(t.told("noise-rolled").map(({ at }) => at)).toEqual(["police-station", "grocery-store", "school", "school"]);
    expect(t.state.noise.every((n) => n === 0)).toBe(true);
  });

  it("X-47: the new survivor comes before the next zombie: not counted, but perhaps its victim", () => {
    const t = evening({
      groups: [{ arthur: "colony" }, { alexis: "colony" }, { brian: "colony" }],
      zombies: { colony: [3, 3] },
      survivors: ["talia", "loretta"],
    });
    expect([lost(t), t.told("overrun").length]).toEqual([["alexis-grey", "talia-jones"], 2]);
    expect([t.read("loretta"), t.owner("loretta")]).toEqual(["colony", 1]);
  });

  it("X-48: Bev's figure at the School draws zombies, takes a space and falls to none", () => {
    const bev = (zombies: number) =>
      table({
        card: "bev-russell",
        crisis: null,
        food: 60,
        groups: [{ bev: "colony", arthur: "colony" }],
        zombies: { school: zombies },
      }).option(1);
    const t = bev(0).nextRound();
    expect([t.read("bev"), t.zombies("school")]).toEqual(["gone", [1]]);
    const full = bev(4).nextRound();
    expect([full.told("overrun").length, lost(full), full.state.morale]).toEqual([1, [], 6]);
  });
});

describe("what cards cost, and where they go", () => {
  it("X-16 (with R-17): what an exile pays leaves the game, the Lighter's fuel and requested fuel too", () => {
    const lighter = (exiled: readonly number[]) =>
      table({
        exiled,
        groups: [{ arthur: "school" }],
        gear: { arthur: ["lighter"] },
        zombies: { school: 4 },
        hands: [["fuel"]],
        dice: [[4]],
      }).answer({ attack: "arthur-thurston", die: 4 }, { with: "lighter", card: "fuel" });
    expect([lighter([0]).removed, lighter([0]).waste, lighter([0]).zombies("school")]).toEqual([["fuel"], [], [0]]);
    expect([lighter([]).removed, lighter([]).waste]).toEqual([[], ["fuel"]]);
    const asked = (exiled: readonly number[]) =>
      table({ exiled, groups: [{ arthur: "school" }], hands: [[], ["fuel"], []] }).answer(
        { request: "fuel" },
        { give: "fuel" },
        { take: 1 },
        { survivor: "arthur-thurston" },
        { place: "library" },
      );
    expect([asked([0]).removed, asked([1]).removed, asked([1]).waste]).toEqual([["fuel"], [], ["fuel"]]);
  });

  it("X-16: Edward's medicine goes onto the waste", () => {
    const t = table({
      groups: [{ edward: "colony" }],
      zombies: { colony: [3] },
      hands: [["medicine"]],
      dice: [[1, 4]],
    });
    t.answer({ attack: "edward-white", die: 4 }, { zombie: 1 }, { with: "edward-white", die: 1, card: "medicine" });
    expect([t.waste, t.zombies("colony"), t.told("exposed")]).toEqual([["medicine"], [0, 0, 0, 0, 0, 0], []]);
  });

  it("X-17: nobody is healed who is not hurt", () => {
    const ward = (arthur: string) => table({ groups: [{ arthur, olivia: "colony" }], hands: [["medicine"]] });
    expect([ward("colony").refusal({ play: "medicine" }), ward("colony").refusal({ ability: "olivia-brown" })]).toEqual(
      ["nobody-hurt", "nobody-hurt"],
    );
    expect(ward("colony frost 1").answer({ play: "medicine" }).offered("survivor")).toEqual(["arthur-thurston"]);
    expect(ward("colony frost 1").answer({ ability: "olivia-brown" }).offered("survivor")).toEqual(["arthur-thurston"]);
  });

  it("X-50: an exile's food card fills the supply as printed, and leaves the game", () => {
    const t = table({ exiled: [0], hands: [["food-3"]], food: 1 }).answer({ play: "food-3" });
    expect([t.state.food, t.removed, t.waste]).toEqual([4, ["food-3"], []]);
  });
});

describe("Eingang verbarrikadieren, Abfall, Anlocken", () => {
  it("X-18: a Padlock closes the one space that there is, with none it is refused", () => {
    const lock = (zombies: number) =>
      table({ groups: [{ arthur: "school" }], zombies: { school: zombies }, hands: [["padlock"]] });
    const t = lock(3).answer({ play: "padlock" }, { place: "school" });
    expect([t.barricades("school"), t.waits]).toEqual([[1], "turn 0"]);
    expect(lock(4).refusal({ play: "padlock" })).toBe("no-free-space");
  });

  it("X-18: in the colony the barricades of Padlock and Hammer are spread as the player likes", () => {
    const gates = [
      { gate: 2, at: "colony" },
      { gate: 5, at: "colony" },
    ] as const;
    const t = table({ hands: [["padlock"]], gear: { arthur: ["hammer"] }, dice: [[1]] });
    t.answer({ play: "padlock" }, { place: "colony" }, ...gates);
    expect(t.barricades("colony")).toEqual([0, 1, 0, 0, 1, 0]);
    t.answer({ barricade: "arthur-thurston", die: 1 }, { yes: true }, ...gates);
    expect(t.barricades("colony")).toEqual([0, 2, 0, 0, 2, 0]);
  });

  it("X-19: Brandon and the Mop take five cards each, not in one action", () => {
    const clean = { clean: "brandon-kane", die: 2 } as const;
    const t = table({
      groups: [{ brandon: "colony" }],
      gear: { brandon: ["mop"] },
      waste: new Array<"junk">(14).fill("junk"),
      dice: [[2, 2, 2]],
    });
    t.answer(clean, { yes: true }, { yes: true });
    expect([t.waste.length, t.told("used")]).toEqual([9, []]);
    t.answer(clean, { yes: true });
    expect([t.waste.length, t.told("used").length]).toEqual([4, 1]);
    expect([t.answer(clean).waste.length, t.waits]).toEqual([1, "turn 0"]);
  });

  it("X-44: the Hammer adds to Ashley's barricade without a die", () => {
    const t = table({ groups: [{ ashley: "school" }], gear: { ashley: ["hammer"] }, dice: [[1]] });
    t.answer({ barricade: "ashley-ross" }, { yes: true });
    expect([t.barricades("school"), t.state.dice[0], t.told("used").length]).toEqual([[2], [1], 1]);
  });

  it("X-45 (with R-02): one zombie at least is attracted, and where none can come the action is refused", () => {
    const lure = { attract: "arthur-thurston", die: 1 } as const;
    const at = (zombies: NonNullable<Position["zombies"]>) =>
      table({ groups: [{ arthur: "school" }], zombies, dice: [[1]] });
    expect([at({ school: 2 }).refusal(lure), at({ school: 4, hospital: 1 }).refusal(lure)]).toEqual([
      "no-zombies-elsewhere",
      "no-free-space",
    ]);
    const t = at({ hospital: 2 }).answer(lure);
    expect(t.offered("no")).toEqual([]);
    t.answer({ gate: 1, at: "hospital" });
    expect(t.offered("no")).toEqual(["true"]);
    expect(t.answer({ no: true }).zombies("school")).toEqual([1]);
  });

  it("X-52 (as R-39): a Megaphone that nothing can follow is refused", () => {
    const call = (zombies: NonNullable<Position["zombies"]>) =>
      table({ groups: [{ arthur: "school", carla: "school" }], zombies, hands: [["megaphone"]] }).refusal({
        play: "megaphone",
      });
    expect([call({ school: 1 }), call({ school: 4, hospital: 1 }), call({ hospital: 1 })]).toEqual([
      "no-zombies-elsewhere",
      "no-zombies-elsewhere",
      null,
    ]);
  });
});

describe("Angreifen", () => {
  const bats = (help: "pistol" | "beginners-martial-arts", more: Position = {}) =>
    table({
      groups: [{ arthur: "school" }],
      gear: { arthur: ["baseball-bat", help] },
      zombies: { school: 3 },
      dice: [[4]],
      ...more,
    });

  it("X-20: Pistol or Martial Arts spare the whole attack, both kills of the Bat too", () => {
    for (const help of ["pistol", "beginners-martial-arts"] as const) {
      const t = bats(help).answer({ attack: "arthur-thurston", die: 4 }, { with: "baseball-bat" }, { with: help });
      expect([t.zombies("school"), t.told("exposed")]).toEqual([[1], []]);
    }
    const bare = bats("pistol").chance("blank", "blank").answer({ attack: "arthur-thurston", die: 4 });
    bare.answer({ with: "baseball-bat" }, { go: true });
    expect([bare.zombies("school"), bare.told("exposed").length]).toEqual([[1], 2]);
  });

  it("X-20: the Reading Lamp's attack too", () => {
    const t = bats("pistol", { hands: [["reading-lamp"]], dice: [[]] });
    t.answer({ play: "reading-lamp" }, { survivor: "arthur-thurston" }, { with: "pistol" }, { go: true });
    expect([t.zombies("school"), t.told("exposed")]).toEqual([[2], []]);
  });

  const foes = (more: Position) =>
    table({
      groups: [{ arthur: "school" }, { alexis: "school" }],
      dice: [[1]],
      ...more,
    });

  it("X-21 (with R-37): Switchblade, Wrench and Reading Lamp serve against survivors, several kills do not", () => {
    for (const gear of ["switchblade", "wrench"] as const) {
      const t = foes({ gear: { arthur: [gear, "baseball-bat", "shotgun"] } });
      t.answer({ attack: "arthur-thurston", with: gear, die: 1 }).chance(5).answer({ strike: "alexis-grey" });
      expect([t.read("alexis"), t.told("exposed"), t.waits]).toEqual(["school wounds 1", [], "turn 0"]);
    }
    const lamp = foes({ hands: [["reading-lamp"]] });
    lamp.answer({ play: "reading-lamp" }, { survivor: "arthur-thurston" }).chance(5).answer({ strike: "alexis-grey" });
    expect([lamp.read("alexis"), lamp.state.dice[0]]).toEqual(["school wounds 1", [1]]);
    expect(lamp.told("struck")).toMatchObject([{ eyes: 5, hit: true }]);
  });

  it("X-22: the card is drawn before the wound kills the last survivor", () => {
    const t = foes({
      groups: [{ arthur: "school" }, { alexis: "school wounds 2" }],
      hands: [[], ["fuel"]],
      dice: [[4]],
      survivors: ["talia"],
    });
    t.answer({ attack: "arthur-thurston", die: 4 }).chance(1).answer({ strike: "alexis-grey" });
    expect([t.read("alexis"), t.hand(0), t.removed]).toEqual(["gone", ["fuel"], []]);
  });

  it("X-53: thief and former owner see the stolen card, others only that there was one", () => {
    const t = foes({ hands: [[], ["fuel"]], dice: [[4]] });
    t.answer({ attack: "arthur-thurston", die: 4 }).chance(1).answer({ strike: "alexis-grey" });
    expect(t.seenBy("stole-card", [0, 1])).toMatchObject([{ seat: 0, from: 1, card: "fuel" }]);
    expect([t.told("stole-card").length, t.told("stole")]).toEqual([1, [{ event: "stole", seat: 0, from: 1 }]]);
  });

  it("X-26 (the card over the rulebook): kills by cards and abilities expose only where they say so", () => {
    const scissors = table({
      main: "we-need-more-samples",
      groups: [{ arthur: "school" }],
      zombies: { school: 1 },
      hands: [["scissors"]],
    })
      .chance(4)
      .answer({ play: "scissors" });
    expect([scissors.zombies("school"), scissors.state.samples, scissors.told("exposed")]).toEqual([[0], 1, []]);
    const daniel = table({ groups: [{ daniel: "school" }], zombies: { school: 2 }, dice: [[4]] });
    daniel.chance("blank").answer({ ability: "daniel-smith", die: 4 }, { gate: 1, at: "school" });
    expect([daniel.zombies("school"), daniel.told("exposed").length]).toEqual([[0], 1]);
  });

  it("X-39 (as R-39): an ability or a rifle that finds no zombie is refused", () => {
    const t = table({
      groups: [{ bev: "colony", thomas: "colony", daniel: "school" }],
      gear: { bev: ["sniper-rifle"] },
      helpless: 1,
      dice: [[6]],
    });
    for (const ability of ["bev-russell", "thomas-heart", "daniel-smith"] as const)
      expect(t.refusal({ ability, die: 6 })).toBe("no-zombies");
    expect(t.refusal({ use: "sniper-rifle", by: "bev-russell" })).toBe("no-zombies");
  });

  it("X-51: the sample is rolled for before the exposure of the same kill", () => {
    const t = table({
      main: "we-need-more-samples",
      groups: [{ arthur: "school" }],
      zombies: { school: 1 },
      dice: [[4]],
    });
    t.chance(5, "bitten").attack("arthur", 4);
    expect([t.state.samples, t.read("arthur")]).toEqual([1, "gone"]);
    expect(names(t).filter((name) => ["zombie-killed", "sample", "exposed"].includes(name))).toEqual([
      "zombie-killed",
      "sample",
      "exposed",
    ]);
  });
});

describe("John Price, frostbite", () => {
  it("X-23: he moves like Rod where Rod is, and not from there", () => {
    const t = table({ groups: [{ john: "school", rod: "library" }] }).move("john", "library");
    expect(t.told("exposed")).toEqual([]);
    const away = table({ groups: [{ john: "library", rod: "library" }] })
      .chance("blank")
      .move("john", "school");
    expect(away.told("exposed").length).toBe(1);
  });

  it("X-23: Sparky, Harman and Buddy help him while both stand there", () => {
    const arrives = (face: string, ...others: readonly [name: string, place: string][]) =>
      table({ groups: [{ john: "library wounds 1", ...Object.fromEntries(others) }, {}, {}], survivors: ["talia"] })
        .chance(face)
        .move("john", "school")
        .read("john");
    expect([arrives("bitten", ["sparky", "school"]), arrives("bitten", ["sparky", "library"])]).toEqual([
      "school wounds 2",
      "gone",
    ]);
    expect([arrives("frostbite", ["harman", "school"]), arrives("frostbite", ["harman", "library"])]).toEqual([
      "school wounds 2",
      "school wounds 1 frost 1",
    ]);
    const buddy = (at: string) =>
      table({ groups: [{ john: "library wounds 2", buddy: at }] })
        .chance("wound")
        .move("john", "school")
        .read("john");
    expect([buddy("school"), buddy("library")]).toEqual(["school wounds 3", "gone"]);
  });

  it("X-24: Snow Shoes and Harman's company change only frostbite that comes new", () => {
    const shod = table({ groups: [{ arthur: "library frost 1" }], gear: { arthur: ["snow-shoes"] } });
    expect(shod.read("arthur")).toBe("library frost 1");
    expect(shod.chance("frostbite").move("arthur", "school").read("arthur")).toBe("school wounds 1 frost 1");
    const john = table({ groups: [{ john: "library frost 1", harman: "school" }] });
    expect(john.chance("frostbite").move("john", "school").read("john")).toBe("school wounds 1 frost 1");
  });
});

describe("what is given, what is asked", () => {
  it("X-27 (over R-08): who gave to the crisis sees it until it is settled, others only how many", () => {
    const t = table({ crisis: "despair", food: 60, hands: [["medicine", "junk"]] });
    t.answer({ contribute: "medicine" }, { contribute: "junk" });
    const [given] = t.state.contributed;
    expect([view(t.state, 0).contributed[0], view(t.state, 1).contributed[0]]).toEqual([given, [HIDDEN, HIDDEN]]);
    expect(t.told("contributed").map(({ n }) => n)).toEqual([1, 1]);
    expect(view(t.nextRound().state, 0).contributed).toEqual([[], [], []]);
  });

  it("X-28: when the match ends before, what was given never comes to light", () => {
    const t = table({ crisis: "despair", morale: 1, helpless: 1, hands: [["medicine"]] });
    t.answer({ contribute: "medicine" }).nextRound();
    expect([t.ended, t.told("crisis-card")]).toEqual(["morale", []]);
    expect(view(t.state, 1).contributed[0]).toEqual([HIDDEN]);
  });

  it("X-29 (over R-11): time that is up means no in a vote, and again in the tie, which is asked apart; nowhere else", () => {
    const t = table({ players: 4 });
    expect(t.lapse).toBeNull();
    t.answer({ exile: 1 }).vote("up", "down", "up");
    expect([t.waits, t.told("voted"), t.lapse]).toEqual(["vote 3", [], { vote: "down" }]);
    t.vote("down");
    expect([t.waits, t.told("voted").length, t.lapse]).toEqual(["tie 0", 4, { decide: "down" }]);
    t.answer({ decide: "down" });
    expect(t.state.exiled).toEqual([0, 0, 0, 0]);
  });

  it("X-37: Winter Has Come takes a hand card of anybody, exiled or not; a starter card on the normal side", () => {
    const pays = (side: "normal" | "hardcore") => {
      const t = table({ main: "winter-has-come", food: 60, exiled: [1], hands: [[], ["fuel"], []] });
      t.state.rules = { ...t.state.rules, side };
      return t.toTurn(2).endTurn();
    };
    const t = pays("normal");
    expect(t.waits).toBe("pick-card 1");
    t.answer({ card: "fuel" });
    expect([t.state.offered.length, t.ended]).toEqual([1, null]);
    expect(pays("hardcore").answers).toEqual([{ no: true }]);
  });

  it("X-41, X-49: equipment is handed to another player's survivor at the place, who is not asked", () => {
    const t = table({
      groups: [{ arthur: "school" }, { alexis: "school", jenny: "library" }],
      gear: { arthur: ["pistol"] },
    });
    // Jenny is not at the place: with one to get it nobody is asked.
    t.answer({ hand: "pistol", from: "arthur-thurston" });
    expect([t.gear("alexis"), t.waits]).toEqual([["pistol"], "turn 0"]);
  });

  it("X-43: requested fuel goes with the asker's own move, which brings Car Crash about", () => {
    const t = table({ card: "car-crash", groups: [{ arthur: "school" }], hands: [[], ["fuel"], []] });
    t.answer({ request: "fuel" }, { give: "fuel" }, { take: 1 }, { survivor: "arthur-thurston" }, { place: "library" });
    expect(t.told("moved")).toMatchObject([{ seat: 0, who: "arthur-thurston", fuel: true }]);
    expect([t.told("exposed"), t.hand(1), t.acting]).toEqual([[], [], "car-crash"]);
  });

  it("X-46 (with R-85): in a swap the exile is exposed, and who is recalled is not", () => {
    const outside = [
      ...["carla", "sparky", "andrew"].map((name) => [name, "police-station"]),
      ...["forest", "gray-beard", "john"].map((name) => [name, "grocery-store"]),
      ...["loretta", "jenny", "brandon", "talia"].map((name) => [name, "school"]),
      ...["mike", "harman", "bev"].map((name) => [name, "library"]),
      ...["buddy", "annaleigh", "rod", "janet"].map((name) => [name, "hospital"]),
      ...["edward", "maria"].map((name) => [name, "gas-station"]),
    ];
    const t = table({
      groups: [{ arthur: "colony", ...Object.fromEntries(outside) }, { alexis: "colony" }, { brian: "colony" }],
    });
    t.answer({ exile: 1 }).vote("up", "up", "up").chance("wound").answer({ survivor: "bev-russell" });
    expect([t.read("alexis"), t.read("bev")]).toEqual(["library wounds 1", "colony"]);
    expect(t.told("exposed").map(({ who }) => who)).toEqual(["alexis-grey"]);
  });

  it("R-85: whoever may not enter the Library is not sent there by a swap either", () => {
    const full = {
      "police-station": ["carla", "sparky", "andrew"],
      "grocery-store": ["forest", "gray-beard", "john"],
      school: ["loretta", "jenny", "brandon", "talia"],
      library: ["mike", "harman", "bev"],
      hospital: ["buddy", "annaleigh", "rod", "janet"],
      "gas-station": ["edward", "maria"],
    };
    const outside = Object.entries(full).flatMap(([place, names]) => names.map((name) => [name, place]));
    const t = table({
      groups: [{ arthur: "colony", ...Object.fromEntries(outside) }, { alexis: "colony" }, { brian: "colony" }],
    });
    t.state.bans[survivorOf("alexis")] = Ban.toLibrary;
    t.answer({ exile: 1 }).vote("up", "up", "up");
    expect(t.offered("survivor").length).toBe(outside.length - full.library.length);
    expect(t.offered("survivor")).not.toContain("bev-russell");
  });
});
