import { describe, expect, test } from "vitest";
import { mainObjectiveDone } from "../rules/objectives.ts";
import { type Position, starterAndFound, table } from "./table.ts";

// Schicksalskarten 1 to 40: what brings each about, what does not, and each of its options. Seat 0 is the active player; its group is
// Arthur Thurston, who leads, and Carla Thompson, unless a position says otherwise.

describe("1, Car Crash", () => {
  const crash = (more: Position = {}) =>
    table({ card: "car-crash", groups: [{ arthur: "school" }], hands: [["fuel", "fuel"]], ...more });

  test("fuel for a move brings it about, once in a turn (T-112)", () => {
    const t = crash({ groups: [{ arthur: "school", carla: "library" }] }).move("arthur", "hospital", "fuel");
    expect(t.waits).toBe("option 0");
    t.option(1).move("carla", "hospital", "fuel");
    expect([t.told("crossroads").length, t.waits]).toEqual([1, "turn 0"]);
  });

  test("a move without fuel does not, nor fuel for an exiled survivor", () => {
    expect(crash().chance("blank").move("arthur", "hospital").acting).toBe(null);
    expect(crash({ exiled: [0] }).move("arthur", "hospital", "fuel").acting).toBe(null);
  });

  test("1: frostbite, and back in the colony", () => {
    const t = crash().move("arthur", "hospital", "fuel").option(1);
    expect(t.read("arthur")).toBe("colony frost 1");
  });

  test("1 is not to be had with a full colony", () => {
    expect(crash({ helpless: 20 }).move("arthur", "hospital", "fuel").options).toEqual([2]);
  });

  test("2: three exposure rolls, no more when one of them kills", () => {
    const t = crash().move("arthur", "hospital", "fuel").chance("wound", "blank", "wound").option(2);
    expect(t.read("arthur")).toBe("hospital wounds 2");
    const dead = crash().move("arthur", "hospital", "fuel").chance("bitten").option(2);
    expect([dead.told("exposed").length, dead.told("died").length]).toEqual([1, 1]);
  });
});

describe("2, Wavering Loyalties", () => {
  const three = { arthur: "colony", carla: "colony", jenny: "school" };
  const loyalties = (more: Position = {}) =>
    table({ card: "wavering-loyalties", groups: [three, { alexis: "colony" }, { brian: "school" }], ...more });

  test("a larger group than somebody's brings it about; equal ones do not", () => {
    expect(loyalties().waits).toBe("option 0");
    expect(table({ card: "wavering-loyalties" }).acting).toBe(null);
  });

  test("1: a follower goes with what he carries; the leader may not", () => {
    const t = loyalties({ gear: { carla: ["pistol"] } }).option(1);
    expect(t.offered("survivor")).toEqual(["carla-thompson", "jenny-clark"]);
    t.answer({ survivor: "carla-thompson" });
    expect(t.offered("seat")).toEqual(["1", "2"]);
    t.answer({ seat: 2 });
    expect([t.owner("carla"), t.gear("carla"), t.state.morale]).toEqual([2, ["pistol"], 6]);
  });

  test("1: nobody in the colony goes to an exiled player (R-27)", () => {
    const t = loyalties({
      exiled: [1],
      groups: [three, { alexis: "school" }, { brian: "school", maria: "school", bev: "school" }],
    });
    t.option(1);
    expect(t.owner("jenny")).toBe(1);
  });

  test("2: morale falls on a roll of 3 or less", () => {
    expect(loyalties().chance(3).option(2).state.morale).toBe(5);
    expect(loyalties().chance(4).option(2).state.morale).toBe(6);
  });
});

describe("3, Horde", () => {
  const horde = (...chance: readonly (number | string)[]) =>
    table({ card: "horde", groups: [{ arthur: "school", carla: "colony" }], hands: [["fuel"]] }).chance(...chance);

  test("a move without fuel brings it about; with fuel it does not", () => {
    expect(horde("blank").move("arthur", "hospital").waits).toBe("option 0");
    expect(horde().move("arthur", "hospital", "fuel").acting).toBe(null);
  });

  test("who died on the way brings nothing about (R-23)", () => {
    expect(horde("bitten").move("arthur", "hospital").acting).toBe(null);
  });

  test("1: three rolls more", () => {
    const t = horde("blank").move("arthur", "hospital").chance("wound", "frostbite", "blank").option(1);
    expect(t.read("arthur")).toBe("hospital wounds 1 frost 1");
  });

  test("2: back where he came from, and no move any more in this turn", () => {
    const t = horde("blank").move("arthur", "hospital").option(2);
    expect(t.read("arthur")).toBe("school");
    expect(t.offered("move")).toEqual(["carla-thompson"]);
  });
});

describe("4, Addiction", () => {
  const addiction = (more: Position = {}) =>
    table({
      card: "addiction",
      groups: [{ arthur: "colony wounds 2", carla: "colony" }],
      hands: [["medicine", "medicine"]],
      ...more,
    });
  const healed = (more: Position = {}) => addiction(more).answer({ play: "medicine" }, { survivor: "arthur-thurston" });

  test("a medicine card brings it about; Olivia's ability does not", () => {
    expect(healed().waits).toBe("option 0");
    const t = addiction({ groups: [{ arthur: "colony wounds 1", olivia: "colony" }] });
    expect(t.answer({ ability: "olivia-brown" }, { survivor: "arthur-thurston" }).acting).toBe(null);
  });

  test("1: the patient dies, and morale stays", () => {
    const t = healed().option(1);
    expect([t.told("died").length, t.state.morale]).toEqual([1, 6]);
  });

  test("2: from now on each turn begins with a medicine or with a die less", () => {
    const t = healed().option(2);
    expect(t.attached("arthur")).toEqual(["addiction"]);
    const pays = t.nextTurn(0);
    expect(pays.waits).toBe("pick-card 0");
    pays.answer({ card: "medicine" });
    expect([pays.read("arthur"), pays.hand(0)]).toEqual(["colony", []]);
    const die = healed().option(2).nextTurn(0).answer({ no: true });
    expect(die.waits).toBe("pick 0");
    die.answer({ face: die.state.dice[0][0] });
    expect([die.state.dice[0].length, die.hand(0)]).toEqual([2, ["medicine"]]);
  });

  test("2: whoever healed another's survivor owes nothing, nor does the other", () => {
    const t = addiction({
      groups: [{ carla: "colony" }, { alexis: "colony wounds 2" }],
      hands: [["medicine"], ["fuel"]],
    });
    t.answer({ play: "medicine" }, { survivor: "alexis-grey" }).option(2).endTurn();
    expect([t.attached("alexis"), t.waits]).toEqual([["addiction"], "turn 1"]);
  });

  test("2: Forest Plum may leave before it is asked (R-21)", () => {
    const t = addiction({ groups: [{ forest: "colony wounds 1", carla: "colony" }] });
    t.answer({ play: "medicine" }, { survivor: "forest-plum" }).option(2).nextTurn(0);
    expect(t.waits).toBe("pick 0");
    expect(t.answer({ yes: true }).waits).toBe("turn 0");
  });
});

describe("5, Spoiled", () => {
  const spoiled = (more: Position = {}) => table({ card: "spoiled", food: 3, dice: [[3]], ...more });

  test("a food token for a die brings it about before the die is raised", () => {
    const t = spoiled().answer({ feed: 3 });
    expect([t.waits, t.state.food, t.state.dice[0]]).toEqual(["option 0", 2, [3]]);
  });

  test("a food card that only fills the supply does not", () => {
    expect(spoiled({ hands: [["food-1"]] }).answer({ play: "food-1" }).acting).toBe(null);
  });

  test("1: a wound on an own survivor, and the die is raised", () => {
    const t = spoiled().answer({ feed: 3 }).option(1).answer({ survivor: "carla-thompson" });
    expect([t.read("carla"), t.state.dice[0], t.state.food]).toEqual(["colony wounds 1", [4], 2]);
  });

  test("1: whoever is out with that wound has no die to raise (X-07)", () => {
    const t = spoiled({ groups: [{ arthur: "colony wounds 2" }] });
    t.state.rules = { ...t.state.rules, elimination: true };
    t.answer({ feed: 3 }).option(1);
    expect([t.state.out[0], t.state.dice[0], t.told("die-changed")]).toEqual([1, [], []]);
  });

  test("2: the token is gone, the die as it was (T-123)", () => {
    const t = spoiled().answer({ feed: 3 }).option(2);
    expect([t.state.dice[0], t.state.food, t.waits]).toEqual([[3], 2, "turn 0"]);
  });
});

describe("6, Maude", () => {
  const maude = (more: Position = {}) =>
    table({ card: "maude", groups: [{ arthur: "grocery-store", carla: "grocery-store" }], ...more });

  test("an own survivor at the Grocery Store brings it about; another player's does not, nor an exiled one", () => {
    expect(maude().waits).toBe("option 0");
    expect(maude({ groups: [{}, { alexis: "grocery-store" }] }).acting).toBe(null);
    expect(maude({ exiled: [0] }).acting).toBe(null);
  });

  test("1: one of them to the colony, food +3", () => {
    const t = maude().option(1).answer({ survivor: "carla-thompson" });
    expect([t.read("carla"), t.read("arthur"), t.state.food]).toEqual(["colony", "grocery-store", 3]);
  });

  test("2: cards are shown until two of them are food; no food card in this turn", () => {
    const decks = { "grocery-store": ["junk", "food-1", "medicine", "food-3", "food-2"] } as const;
    const t = maude({ decks, hands: [[]] }).option(2);
    expect(t.told("revealed").map(({ card }) => card)).toEqual(["junk", "food-1", "medicine", "food-3"]);
    expect([t.hand(0), t.deck("grocery-store").toSorted()]).toEqual([
      ["food-1", "food-3"],
      ["food-2", "junk", "medicine"],
    ]);
    expect(t.refusal({ play: "food-1" })).not.toBe(null);
  });
});

describe("7, Sparky", () => {
  const sparky = (more: Position = {}) =>
    table({ card: "sparky", groups: [{ sparky: "school" }], zombies: { colony: [3, 3, 3] }, ...more });

  test("Sparky in the own group brings it about; in another it does not, nor for an exiled player", () => {
    expect(sparky().waits).toBe("option 0");
    expect(sparky({ groups: [{}, { sparky: "school" }] }).acting).toBe(null);
    expect(sparky({ exiled: [0] }).acting).toBe(null);
  });

  test("1: up to eight zombies are killed at entrances of choice, without exposure", () => {
    const t = sparky().option(1);
    for (const gate of [1, 1, 1, 2, 2, 2, 3, 3]) t.answer({ gate, at: "colony" });
    expect([t.zombies("colony"), t.told("exposed"), t.waits]).toEqual([[0, 0, 1, 0, 0, 0], [], "turn 0"]);
    const few = sparky().option(1).answer({ gate: 3, at: "colony" }, { no: true });
    expect(few.zombies("colony")).toEqual([3, 3, 2, 0, 0, 0]);
  });

  test("1 is not to be had without zombies in the colony", () => {
    expect(sparky({ zombies: {} }).options).toEqual([2]);
  });

  test("2: morale +1", () => {
    expect(sparky().option(2).state.morale).toBe(7);
  });
});

describe("8, Maria Lopez", () => {
  const decks = { school: ["junk", "food-1", "hammer", "food-2"] } as const;
  const maria = (more: Position = {}) =>
    table({
      card: "maria-lopez",
      groups: [{ maria: "colony", carla: "colony" }],
      food: 4,
      decks: { school: ["junk"] },
      ...more,
    });

  test("Maria in the own group brings it about, and she comes to the School; not for an exiled player", () => {
    const t = maria();
    expect([t.waits, t.read("maria")]).toEqual(["option 0", "school"]);
    expect(table({ card: "maria-lopez" }).acting).toBe(null);
    expect(maria({ exiled: [0], groups: [{ maria: "library" }] }).acting).toBe(null);
  });

  test("a full School keeps her where she is", () => {
    const full = { alexis: "school", jenny: "school", bev: "school", thomas: "school" };
    expect(maria({ groups: [{ maria: "colony" }, full] }).read("maria")).toBe("colony");
  });

  test("1: food -3, a card of choice from the School; the rest is shuffled", () => {
    const t = maria({ decks: { school: ["junk", "food-1", "mop"] }, hands: [[]] }).option(1);
    expect(t.offered("card")).toEqual(["food-1", "junk", "mop"]);
    t.answer({ card: "mop" });
    expect([t.state.food, t.hand(0), t.deck("school").toSorted()]).toEqual([1, ["mop"], ["food-1", "junk"]]);
  });

  test("1: nothing has to be found; it is not to be had with two food tokens", () => {
    expect(maria().option(1).answer({ no: true }).deck("school")).toEqual(["junk"]);
    expect(maria({ food: 2 }).options).toEqual([2]);
  });

  test("2: all food of the School leaves the game", () => {
    const t = maria({ decks }).option(2);
    expect([t.deck("school").toSorted(), t.removed]).toEqual([
      ["hammer", "junk"],
      ["food-2", "food-1"],
    ]);
  });
});

describe("9, Brian Lee", () => {
  const brian = (more: Position = {}) =>
    table({
      card: "brian-lee",
      groups: [{ brian: "colony" }],
      zombies: { hospital: 3, "grocery-store": 4 },
      barricades: { "grocery-store": 0 },
      ...more,
    });

  test("Brian in the colony brings it about; elsewhere, or in another group, he does not", () => {
    expect(brian().waits).toBe("option 0");
    expect(brian({ groups: [{ brian: "school" }] }).acting).toBe(null);
    expect(brian({ groups: [{}, { brian: "colony" }] }).acting).toBe(null);
  });

  test("1: no zombies at the Hospital, and as many barricades as fit", () => {
    const t = brian().option(1);
    expect([t.zombies("hospital"), t.barricades("hospital"), t.zombies("grocery-store")]).toEqual([[0], [4], [4]]);
  });

  test("2: the same at the Grocery Store", () => {
    const t = brian({ zombies: { "grocery-store": 2 }, barricades: { "grocery-store": 1 } }).option(2);
    expect([t.zombies("grocery-store"), t.barricades("grocery-store")]).toEqual([[0], [4]]);
  });
});

describe("10, Lover's Quarrel", () => {
  const quarrel = (more: Position = {}) =>
    table({ card: "lovers-quarrel", groups: [{ arthur: "school", carla: "school" }], dice: [[6]], ...more });

  test("two own humans alone at a location bring it about", () => {
    expect(quarrel().waits).toBe("option 0");
  });

  test("not with a third one there (T-124), not in the colony, not with a dog", () => {
    expect(quarrel({ groups: [{ arthur: "school", carla: "school" }, { alexis: "school" }] }).acting).toBe(null);
    expect(
      quarrel({ groups: [{ arthur: "colony", carla: "colony" }, { alexis: "school" }, { brian: "school" }] }).acting,
    ).toBe(null);
    expect(quarrel({ groups: [{ arthur: "school", sparky: "school" }] }).acting).toBe(null);
  });

  test("1: four noise there, as far as there is room", () => {
    expect(quarrel({ noise: { school: 2 } }).option(1).state.noise).toEqual([0, 0, 0, 4, 0, 0, 0]);
  });

  test("of two pairs the player says which", () => {
    const t = quarrel({ groups: [{ arthur: "school", carla: "school", bev: "library", talia: "library" }] }).option(1);
    expect(t.offered("place")).toEqual(["library", "school"]);
    expect(t.answer({ place: "library" }).state.noise[4]).toBe(4);
  });

  test("2: both neither attack, search nor move in this turn; in the next one they do", () => {
    const t = quarrel({ zombies: { school: 1 } }).option(2);
    expect([...t.offered("attack"), ...t.offered("search"), ...t.offered("move")]).toEqual([]);
    expect(t.nextTurn(0).offered("move")).toEqual(["arthur-thurston", "carla-thompson"]);
  });
});

describe("11, Mugging", () => {
  const mugging = (more: Position = {}) =>
    table({
      card: "mugging",
      exiled: [1],
      groups: [
        { arthur: "school", carla: "colony" },
        { alexis: "school", jenny: "library" },
      ],
      hands: [["fuel", "junk", "food-1"], []],
      ...more,
    });

  test("an own survivor beside an exiled one brings it about; beside another one, or exiled himself, he does not", () => {
    expect(mugging().waits).toBe("option 0");
    expect(mugging({ exiled: [2] }).acting).toBe(null);
    expect(mugging({ exiled: [0, 1], groups: [{ arthur: "school" }, { alexis: "school" }] }).acting).toBe(null);
  });

  test("1: of two alike the found card is kept, which an objective takes, not the starter card", () => {
    const [starter, found] = starterAndFound("medicine");
    const t = mugging();
    t.state.hand[0] = [starter, found];
    t.option(1).answer(...t.only("survivor", "alexis-grey"), { card: "medicine" });
    expect([t.state.hand[0], t.state.hand[1]]).toEqual([[found], [starter]]);
  });

  test("1: all cards but one go to the exile", () => {
    const t = mugging().option(1);
    t.answer(...t.only("survivor", "alexis-grey"), { card: "junk" });
    expect([t.hand(0), t.hand(1)]).toEqual([["junk"], ["food-1", "fuel"]]);
  });

  test("1 is not to be had with a single card", () => {
    expect(mugging({ hands: [["fuel"]] }).options).toEqual([2]);
  });

  test("2: two wounds; whether a weapon is in the hand is asked in any case", () => {
    const t = mugging().option(2);
    expect([t.waits, t.answers]).toEqual(["pick-card 0", [{ no: true }]]);
    expect(t.answer({ no: true }).read("arthur")).toBe("school wounds 2");
  });

  test("2: a weapon of the hand or on a survivor kills the exile, for one wound and no morale", () => {
    const t = mugging({ hands: [["pistol"]] })
      .option(2)
      .answer({ card: "pistol" });
    t.answer(...t.only("survivor", "alexis-grey"));
    expect([t.read("alexis"), t.read("arthur"), t.state.morale, t.hand(0)]).toEqual([
      "gone",
      "school wounds 1",
      6,
      ["pistol"],
    ]);
    const worn = mugging({ gear: { carla: ["shotgun"] } })
      .option(2)
      .answer({ yes: true });
    expect(worn.answer(...worn.only("survivor", "alexis-grey")).read("alexis")).toBe("gone");
    const spares = mugging({ gear: { carla: ["shotgun"] } })
      .option(2)
      .answer({ no: true });
    expect([spares.read("alexis"), spares.read("arthur")]).toEqual(["school", "school wounds 2"]);
  });
});

describe("12, Hunger", () => {
  const hunger = (more: Position = {}) =>
    table({ card: "hunger", hands: [["outsider-2"]], survivors: ["thomas"], food: 2, ...more }).answer({
      play: "outsider-2",
    });

  test("a man and a helpless survivor in one turn bring it about", () => {
    expect(hunger().waits).toBe("option 0");
  });

  test("a woman with a helpless one does not, nor a man alone", () => {
    expect(hunger({ survivors: ["bev"] }).acting).toBe(null);
    expect(
      table({ card: "hunger", hands: [["outsider-1"]], survivors: ["thomas"] }).answer({ play: "outsider-1" }).acting,
    ).toBe(null);
  });

  test("1: all food is gone; 2: food +5, morale -1", () => {
    expect(hunger().option(1).state.food).toBe(0);
    const t = hunger().option(2);
    expect([t.state.food, t.state.morale]).toEqual([7, 5]);
  });
});

describe("13, Thin Ice", () => {
  const ice = (...chance: readonly (number | string)[]) =>
    table({ card: "thin-ice", groups: [{ arthur: "school" }], decks: { hospital: ["mop", "fuel"] }, hands: [[]] })
      .chance(...chance)
      .move("arthur", "library");

  test("a move brings it about once its exposure is over (T-110); not when he died (T-111)", () => {
    const t = ice("wound");
    expect([t.waits, t.read("arthur")]).toEqual(["option 0", "library wounds 1"]);
    const dead = ice("bitten").endTurn();
    expect([dead.told("crossroads"), dead.under]).toEqual([[], "thin-ice"]);
  });

  test("1: 3 or less is frostbite, more is a card of any location", () => {
    expect(ice("blank").chance(3).option(1).read("arthur")).toBe("library frost 1");
    const t = ice("blank").chance(4).option(1).answer({ place: "hospital" }, { card: "mop" });
    expect([t.hand(0), t.deck("hospital")]).toEqual([["mop"], ["fuel"]]);
  });

  test("2: nothing", () => {
    const t = ice("blank").option(2);
    expect([t.read("arthur"), t.waits, t.gone]).toEqual(["library", "turn 0", ["thin-ice"]]);
  });
});

describe("14, Helpless", () => {
  const helpless = (more: Position = {}) => table({ card: "helpless", helpless: 5, ...more });

  test("an own survivor in the colony brings it about, and those with survivors there vote", () => {
    expect(helpless().waits).toBe("vote 0,1,2");
    expect(helpless({ groups: [{}, { alexis: "school" }] }).waits).toBe("vote 0,2");
    expect(helpless({ groups: [{ arthur: "school", carla: "school" }] }).acting).toBe(null);
  });

  test("up: all of them leave, morale falls by half, rounded up (T-114)", () => {
    const t = helpless().vote("up", "up", "down");
    expect([t.state.helpless, t.state.morale]).toEqual([0, 3]);
  });

  test("down: nothing", () => {
    expect(helpless().vote("up", "down", "down").state.helpless).toBe(5);
  });

  test("a tie is broken by the first player (R-12)", () => {
    const t = helpless({ first: 2, groups: [{}, {}, { brian: "school" }] }).vote("up", "down");
    expect(t.waits).toBe("tie 2");
    expect(t.answer({ decide: "up" }).state.helpless).toBe(0);
  });
});

describe("15, Christmas", () => {
  const christmas = (more: Position = {}) => table({ card: "christmas", food: 6, ...more });
  const up = (more: Position = {}) => christmas(more).vote("up", "up", "up");

  test("an own survivor in the colony brings it about; without one nothing does", () => {
    expect(christmas().waits).toBe("vote 0,1,2");
    expect(christmas({ groups: [{ arthur: "school", carla: "school" }] }).acting).toBe(null);
  });

  test("up: food -5, morale +1; with less food nothing happens", () => {
    const t = up();
    expect([t.state.food, t.state.morale, t.waits]).toEqual([1, 7, "turn 0"]);
    const poor = up({ food: 4 });
    expect([poor.state.food, poor.state.morale]).toEqual([4, 6]);
  });

  test("up with Forest: his player shows up to four cards of the Grocery Store and gives them away", () => {
    const t = up({
      groups: [{}, { forest: "school", alexis: "colony" }],
      decks: { "grocery-store": ["food-1", "medicine", "hammer"] },
      hands: [[], [], []],
    });
    expect(t.waits).toBe("pick 1");
    t.answer({ yes: true });
    expect(t.offered("seat")).toEqual(["0", "2"]);
    t.answer({ seat: 0 }, { yes: true }, { seat: 2 }, { no: true });
    expect([t.hand(0), t.hand(2), t.deck("grocery-store")]).toEqual([["food-1"], ["medicine"], ["hammer"]]);
  });

  test("down: nothing", () => {
    expect(christmas().vote("down", "down", "down").state.food).toBe(6);
  });
});

describe("16, Talia Jones", () => {
  const talia = (more: Position = {}) =>
    table({
      card: "talia-jones",
      groups: [{ talia: "colony" }],
      decks: { hospital: ["mop", "fuel", "fuel", "medicine", "food-2"] },
      hands: [[]],
      ...more,
    });

  test("Talia in the own group brings it about, in another she does not", () => {
    expect(talia().waits).toBe("option 0");
    expect(talia({ groups: [{}, { talia: "colony" }] }).acting).toBe(null);
  });

  test("1: four cards of one location", () => {
    const t = talia().option(1).answer({ place: "hospital" });
    t.answer({ card: "mop" }, { card: "fuel" }, { card: "fuel" }, { card: "food-2" });
    expect([t.hand(0), t.deck("hospital"), t.waits]).toEqual([
      ["mop", "fuel", "fuel", "food-2"],
      ["medicine"],
      "turn 0",
    ]);
  });

  test("2: the next crisis leaves the game, and that round has no crisis step (T-126)", () => {
    const t = talia({ crises: ["despair", "illness"] })
      .option(2)
      .nextRound();
    expect([t.crisis, t.crisesGone]).toEqual([null, ["they-found-the-road", "despair"]]);
    expect(t.nextRound().crisis).toBe("illness");
  });
});

describe("17, Arthur Thurston", () => {
  test("Arthur in the own group brings it about, and he comes to the School", () => {
    const t = table({ card: "arthur-thurston" });
    expect([t.waits, t.read("arthur")]).toEqual(["option 0", "school"]);
  });

  test("in another group he does not, nor for an exiled player", () => {
    expect(table({ card: "arthur-thurston", groups: [{ bev: "colony" }, { arthur: "colony" }] }).acting).toBe(null);
    expect(table({ card: "arthur-thurston", exiled: [0], groups: [{ arthur: "library" }] }).acting).toBe(null);
  });

  test("1: two wounds; 2: morale -1", () => {
    expect(table({ card: "arthur-thurston" }).option(1).read("arthur")).toBe("school wounds 2");
    expect(table({ card: "arthur-thurston" }).option(2).state.morale).toBe(5);
  });
});

describe("18, Gray Beard", () => {
  const gray = (more: Position = {}) =>
    table({ card: "gray-beard", groups: [{ arthur: "school", carla: "colony" }], hands: [["fuel"]], ...more })
      .chance("blank")
      .move("arthur", "library");

  test("a move brings it about while he is in the deck; not once he is in play (T-117)", () => {
    expect(gray().waits).toBe("option 0");
    expect(gray({ groups: [{ arthur: "school" }, { gray: "colony" }] }).acting).toBe(null);
  });

  test("1: a random card leaves the game; not to be had with an empty hand", () => {
    const t = gray().option(1);
    expect([t.hand(0), t.removed]).toEqual([[], ["fuel"]]);
    expect(gray({ hands: [[]] }).options).toEqual([2]);
  });

  test("2: he leads, attacks once a round without exposure, and lets nobody contribute", () => {
    const t = gray({ zombies: { colony: [2] }, dice: [[1, 1]], crisis: "despair" }).option(2);
    expect([t.leader(0), t.attached("gray")]).toEqual(["gray-beard", ["gray-beard"]]);
    expect(t.refusal({ contribute: "fuel" })).not.toBe(null);
    t.attack("gray", 1, { with: "gray-beard" });
    expect([t.told("exposed").length, t.zombies("colony")[0]]).toEqual([1, 1]);
    t.chance("blank").attack("gray", 1);
    expect(t.told("exposed").length).toBe(2);
  });
});

describe("19, Sophie Robinson", () => {
  const sophie = (more: Position = {}) =>
    table({
      card: "sophie-robinson",
      groups: [{ arthur: "school" }],
      decks: { hospital: ["mop", "fuel", "junk"] },
      hands: [[]],
      ...more,
    })
      .chance("blank")
      .move("arthur", "library");

  test("a move brings it about while she is in the deck; not in play", () => {
    expect(sophie().waits).toBe("option 0");
    expect(sophie({ groups: [{ arthur: "school" }, { sophie: "colony" }] }).acting).toBe(null);
  });

  test("1: she joins with two wounds", () => {
    const t = sophie().option(1);
    expect([t.owner("sophie"), t.read("sophie")]).toEqual([0, "colony wounds 2"]);
  });

  test("2: two cards of a location, and her card leaves the game", () => {
    const t = sophie().option(2).answer({ place: "hospital" });
    expect([t.hand(0), t.read("sophie"), t.deck("hospital")]).toEqual([["mop", "fuel"], "gone", ["junk"]]);
  });
});

describe("20, Wounded Survivor", () => {
  const found = (more: Position = {}) =>
    table({
      card: "wounded-survivor",
      groups: [{ arthur: "school" }],
      dice: [[6]],
      survivors: ["thomas"],
      ...more,
    }).search("arthur");

  test("a search brings it about; not one of an exiled player, and not with a full colony (R-29)", () => {
    expect(found().waits).toBe("option 0");
    expect(found({ exiled: [0], groups: [{ arthur: "school", carla: "school" }] }).acting).toBe(null);
    expect(found({ helpless: 20 }).acting).toBe(null);
  });

  test("1: a survivor joins and is exposed twice", () => {
    const t = found().chance("wound", "wound").option(1);
    expect([t.owner("thomas"), t.read("thomas")]).toEqual([0, "colony wounds 2"]);
  });

  test("2: nothing", () => {
    expect(found().option(2).owner("thomas")).toBe(-1);
  });
});

describe("21, Creature Comforts", () => {
  const comforts = (more: Position = {}) =>
    table({ card: "creature-comforts", hands: [["fuel", "junk"], ["fuel", "fuel"], ["fuel"]], ...more });

  test("an own survivor in the colony brings it about", () => {
    expect(comforts().waits).toBe("pick-card 0");
    expect(comforts({ groups: [{ arthur: "school", carla: "school" }] }).acting).toBe(null);
  });

  test("three fuel cards from whoever gives them: onto the waste, morale +1", () => {
    const t = comforts();
    expect(t.answers).toEqual([{ card: "fuel" }, { no: true }]);
    t.answer({ card: "fuel" }, { no: true }, { card: "fuel" }, { no: true }, { card: "fuel" });
    expect([t.waste, t.state.morale, t.hand(0), t.hand(1), t.hand(2)]).toEqual([
      ["fuel", "fuel", "fuel"],
      7,
      ["junk"],
      ["fuel"],
      [],
    ]);
  });

  test("two are not enough, and come back", () => {
    const t = comforts().answer({ card: "fuel" }, { no: true }, { card: "fuel" }, { no: true }, { no: true });
    expect([t.waste, t.state.morale, t.hand(0), t.hand(1)]).toEqual([[], 6, ["junk", "fuel"], ["fuel", "fuel"]]);
  });

  test("an exiled player gives too, and his card leaves the game (X-16, X-31)", () => {
    const t = comforts({ exiled: [2] }).answer(
      { card: "fuel" },
      { no: true },
      { card: "fuel" },
      { no: true },
      { card: "fuel" },
    );
    expect([t.waste, t.removed, t.state.morale]).toEqual([["fuel", "fuel"], ["fuel"], 7]);
  });
});

describe("22, Outbreak", () => {
  const outbreak = (more: Position = {}) => table({ card: "outbreak", helpless: 2, ...more });

  test("own survivor in the colony and a helpless one bring it about; without either nothing does", () => {
    expect(outbreak().waits).toBe("vote 0,1,2");
    expect(outbreak({ helpless: 0 }).acting).toBe(null);
    expect(outbreak({ groups: [{ arthur: "school", carla: "school" }] }).acting).toBe(null);
  });

  test("up: one helpless survivor leaves, morale -1", () => {
    const t = outbreak().vote("up", "up", "up");
    expect([t.state.helpless, t.state.morale]).toEqual([1, 5]);
  });

  test("down: a wound for everybody in the colony, and a 1 kills a helpless survivor", () => {
    const t = outbreak({ groups: [{ arthur: "school", carla: "colony" }] });
    t.vote("down", "down").chance(1, 2).vote("down");
    expect([t.read("arthur"), t.read("carla"), t.read("alexis")]).toEqual([
      "school",
      "colony wounds 1",
      "colony wounds 1",
    ]);
    expect([t.state.helpless, t.state.morale]).toEqual([1, 5]);
  });

  test("down with Olivia in play: no roll for the helpless (T-119)", () => {
    const t = outbreak({ groups: [{ arthur: "colony" }, { olivia: "school" }] }).vote("down", "down");
    expect([t.told("die"), t.state.helpless]).toEqual([[], 2]);
    expect(["arthur", "brian", "maria"].map((name) => t.read(name))).toEqual(Array(3).fill("colony wounds 1"));
  });
});

describe("23, Olivia Brown", () => {
  const olivia = (more: Position = {}) =>
    table({ card: "olivia-brown", groups: [{}, { olivia: "school", jenny: "colony" }], ...more });

  test("Olivia in anybody's group brings it about, and she comes to the colony", () => {
    const t = olivia();
    expect([t.waits, t.read("olivia")]).toEqual(["vote 0,1,2", "colony"]);
    expect(table({ card: "olivia-brown" }).acting).toBe(null);
  });

  test("an exiled player's Olivia stays where she is (R-27)", () => {
    expect(olivia({ exiled: [1], groups: [{}, { olivia: "school" }] }).read("olivia")).toBe("school");
  });

  test("up: each round she may risk an exposure; a blank is a cure for bites of that round", () => {
    const t = olivia({ groups: [{ arthur: "school" }, { olivia: "colony" }], hands: [[], [], ["medicine"]] }).vote(
      "up",
      "up",
    );
    expect(t.attached("olivia")).toEqual(["olivia-brown"]);
    t.nextRound();
    expect(t.waits).toBe("pick 1");
    t.chance("blank").answer({ yes: true }).toTurn(0);
    t.chance("bitten").move("arthur", "library");
    expect(t.waits).toBe("pick-card 2");
    t.answer({ card: "medicine" });
    expect([t.read("arthur"), t.waste]).toEqual(["library", ["medicine"]]);
  });

  test("up: another face is hers, and there is no cure", () => {
    const t = olivia({ groups: [{ arthur: "school" }, { olivia: "colony" }], hands: [[], [], ["medicine"]] })
      .vote("up", "up")
      .nextRound();
    t.chance("wound").answer({ yes: true }).toTurn(0);
    expect(t.read("olivia")).toBe("colony wounds 1");
    expect(t.chance("bitten").move("arthur", "library").read("arthur")).toBe("gone");
  });

  test("down: nothing", () => {
    const t = olivia().vote("down", "down", "down");
    expect([t.attached("olivia"), t.gone]).toEqual([[], ["olivia-brown"]]);
  });
});

describe("24, Brandon Kane", () => {
  const brandon = (more: Position = {}) =>
    table({ card: "brandon-kane", groups: [{}, { brandon: "colony", jenny: "colony" }], ...more });

  test("Brandon in anybody's group brings it about, and he comes to the Grocery Store; not an exiled one", () => {
    const t = brandon();
    expect([t.waits, t.read("brandon")]).toEqual(["option 0", "grocery-store"]);
    expect(brandon({ exiled: [1], groups: [{}, { brandon: "school" }] }).acting).toBe(null);
  });

  test("1: a wound, and back to the colony", () => {
    expect(brandon().option(1).read("brandon")).toBe("colony wounds 1");
  });

  test("2: the last ten removed cards that are no survivors go onto the waste", () => {
    const removed = [...Array.from({ length: 9 }, () => "junk" as const), "outsider-1", "mop", "fuel"] as const;
    const t = brandon({ removed }).option(2);
    expect([t.removed, t.waste.length, t.waste.slice(-2)]).toEqual([["junk", "outsider-1"], 10, ["mop", "fuel"]]);
  });
});

describe("25, No Ammo", () => {
  const ammo = (more: Position = {}) =>
    table({
      card: "no-ammo",
      gear: { arthur: ["pistol"], carla: ["sniper-rifle"] },
      zombies: { colony: [2] },
      dice: [[5, 5]],
      ...more,
    });
  const shot = (more: Position = {}) => ammo(more).attack("arthur", 5, { with: "pistol" });

  test("the ability of a weapon brings it about; an attack without it does not", () => {
    expect(shot().waits).toBe("option 0");
    expect(ammo().chance("blank").attack("arthur", 5).acting).toBe(null);
  });

  test("a rifle is a weapon too", () => {
    const t = ammo().snipe("carla");
    expect(t.option(1).gear("carla")).toEqual([]);
  });

  test("1: that weapon goes onto the waste", () => {
    const t = shot().option(1);
    expect([t.gear("arthur"), t.gear("carla"), t.waste]).toEqual([[], ["sniper-rifle"], ["pistol"]]);
  });

  test("2: no die is left", () => {
    const t = shot().option(2);
    expect([t.state.dice[0], t.state.spentDice[0]]).toEqual([[], 2]);
    expect(shot({ dice: [[5]] }).options).toEqual([1]);
  });
});

describe("26, Forest Plum", () => {
  const forest = (more: Position = {}) =>
    table({ card: "forest-plum", groups: [{}, { forest: "colony", jenny: "colony" }], ...more });

  test("Forest in anybody's group brings it about", () => {
    expect(forest().waits).toBe("option 0");
    expect(table({ card: "forest-plum" }).acting).toBe(null);
  });

  test("1: he comes to the Grocery Store with four noise; not when it is full", () => {
    const t = forest().option(1);
    expect([t.read("forest"), t.state.noise[2]]).toEqual(["grocery-store", 4]);
    const full = { brian: "grocery-store", maria: "grocery-store", bev: "grocery-store" };
    expect(forest({ groups: [{}, { forest: "colony" }, full] }).options).toEqual([2]);
  });

  test("2: a wound for the lowest influence but his", () => {
    const t = forest().option(2);
    expect([t.read("forest"), t.read("carla")]).toEqual(["colony", "colony wounds 1"]);
  });
});

describe("27, Daniel Smith", () => {
  const daniel = (more: Position = {}) =>
    table({
      card: "daniel-smith",
      groups: [{ daniel: "colony", carla: "colony" }],
      helpless: 1,
      dice: [[2, 5]],
      ...more,
    });

  test("Daniel and a helpless survivor bring it about, and one of these leaves", () => {
    const t = daniel();
    expect([t.waits, t.state.helpless, t.state.morale]).toEqual(["option 0", 0, 6]);
    expect(daniel({ helpless: 0 }).acting).toBe(null);
    expect(daniel({ groups: [{}, { daniel: "colony" }] }).acting).toBe(null);
  });

  test("1: for a die anybody is locked up at the Police Station, without equipment, for good", () => {
    const t = daniel({ gear: { alexis: ["pistol"] }, hands: [[], []] }).option(1);
    t.answer({ face: 2 }, { survivor: "alexis-grey" });
    expect([t.read("alexis"), t.hand(1), t.state.dice[0]]).toEqual(["police-station", ["pistol"], [5]]);
    t.nextTurn(1);
    expect([...t.offered("move"), ...t.offered("search")]).toEqual(["jenny-clark"]);
  });

  test("1: whoever bore a third wound by ability dies there, for the ability is gone", () => {
    const t = daniel({
      groups: [
        { daniel: "colony", carla: "colony" },
        { buddy: "colony wounds 3", rod: "colony" },
      ],
    });
    t.option(1).answer({ face: 2 }, { survivor: "buddy-davis" });
    expect([t.read("buddy"), t.state.morale]).toEqual(["gone", 5]);
  });

  test("1 is not to be had without a die", () => {
    expect(daniel({ dice: [[]] }).options).toEqual([2]);
  });

  test("2: morale -1", () => {
    expect(daniel().option(2).state.morale).toBe(5);
  });
});

describe("28, Little Survivors", () => {
  const little = (more: Position = {}) =>
    table({ card: "little-survivors", groups: [{ arthur: "school" }], ...more })
      .chance("blank")
      .move("arthur", "library");

  test("a move to where nobody else is brings it about", () => {
    expect(little().waits).toBe("option 0");
  });

  test("not with somebody there, not for an exiled player, not without three spaces in the colony", () => {
    expect(little({ groups: [{ arthur: "school" }, { alexis: "library" }] }).acting).toBe(null);
    expect(little({ exiled: [0] }).acting).toBe(null);
    expect(little({ helpless: 18 }).acting).toBe(null);
  });

  test("1: three helpless survivors, morale +1; 2: nothing", () => {
    const t = little().option(1);
    expect([t.state.helpless, t.state.morale]).toEqual([3, 7]);
    expect(little().option(2).state.helpless).toBe(0);
  });
});

describe("29, Prophet", () => {
  const prophet = (more: Position = {}) =>
    table({
      card: "prophet",
      exiled: [0],
      groups: [{ arthur: "school" }, { alexis: "school", jenny: "colony" }],
      ...more,
    });

  test("an exiled survivor beside one who is not brings it about", () => {
    expect(prophet().waits).toBe("option 0");
    expect(prophet({ exiled: [] }).acting).toBe(null);
    expect(prophet({ exiled: [0, 1], groups: [{ arthur: "school" }, { alexis: "school" }] }).acting).toBe(null);
  });

  test("1: that one follows him, with what he carries and has done (X-03)", () => {
    const t = prophet({ gear: { alexis: ["pistol"] } }).option(1);
    expect([t.owner("alexis"), t.gear("alexis"), t.leader(1)]).toEqual([0, ["pistol"], "jenny-clark"]);
  });

  test("1: whose last survivor it was gets another, and has lost the hand (R-69)", () => {
    const t = prophet({
      groups: [{ arthur: "school" }, { alexis: "school" }],
      hands: [[], ["fuel"]],
      survivors: ["thomas"],
    }).option(1);
    expect([t.owner("thomas"), t.hand(1), t.state.morale]).toEqual([1, [], 6]);
  });

  test("2: morale -1", () => {
    expect(prophet().option(2).state.morale).toBe(5);
  });
});

describe("30, Music", () => {
  const music = (more: Position = {}) =>
    table({ card: "music", groups: [{ arthur: "school" }], dice: [[6]], ...more }).search("arthur");

  test("a search brings it about; not one of an exiled player, not a barricade", () => {
    expect(music().waits).toBe("option 0");
    expect(music({ exiled: [0] }).acting).toBe(null);
    expect(
      table({ card: "music", groups: [{ arthur: "school" }], dice: [[6]] }).answer({
        barricade: "arthur-thurston",
        die: 6,
      }).acting,
    ).toBe(null);
  });

  test("1: morale +1", () => {
    expect(music().option(1).state.morale).toBe(7);
  });

  test("2: everybody rolls a die more in the next round, and only then", () => {
    const t = music().option(2).nextRound();
    expect(t.state.dice.map((pool) => pool.length)).toEqual([3, 4, 4]);
    expect(t.nextRound().state.dice.map((pool) => pool.length)).toEqual([2, 3, 3]);
  });
});

describe("31, Collapsing Barriers", () => {
  const barriers = (more: Position = {}) =>
    table({ card: "collapsing-barriers", zombies: { colony: [0, 1] }, barricades: { colony: [2, 0, 1] }, ...more });

  test("a barricade and a zombie in the colony bring it about; one without the other does not", () => {
    expect(barriers().waits).toBe("vote 0,1,2");
    expect(barriers({ zombies: {} }).acting).toBe(null);
    expect(barriers({ barricades: {} }).acting).toBe(null);
  });

  test("up: each player exposes one of those in the colony", () => {
    const t = barriers({ groups: [{ arthur: "colony", carla: "school" }, {}, { brian: "school" }] });
    t.vote("up").chance("wound").vote("up").chance("frostbite").answer({ survivor: "jenny-clark" });
    expect([t.read("arthur"), t.read("jenny"), t.waits]).toEqual(["colony wounds 1", "colony frost 1", "turn 0"]);
  });

  test("down: no barricade is left in the colony", () => {
    expect(barriers().vote("down", "down", "down").barricades("colony")).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe("32, Radio Signal", () => {
  const radio = (more: Position = {}) => table({ card: "radio-signal", dice: [[1, 4], [2], [3, 3]], ...more });

  test("an own survivor in the colony brings it about, if one more fits there", () => {
    expect(radio().waits).toBe("vote 0,1,2");
    expect(radio({ helpless: 18 }).acting).toBe(null);
  });

  test("up: three dice of all together: a helpless survivor, morale +1", () => {
    const t = radio().vote("up", "up", "up").answer({ face: 1 }, { no: true }, { face: 2 }, { face: 3 });
    expect([t.state.helpless, t.state.morale, t.state.dice]).toEqual([1, 7, [[4], [], [3]]]);
  });

  test("up: fewer are not lost (X-32), and morale falls", () => {
    const t = radio().vote("up", "up", "up").answer({ face: 4 }, { no: true }, { no: true }, { no: true });
    expect([t.state.morale, t.state.dice[0], t.state.helpless]).toEqual([5, [1, 4], 0]);
  });

  test("down: morale -1", () => {
    expect(radio().vote("down", "down", "down").state.morale).toBe(5);
  });
});

describe("33, Toxic Waste", () => {
  const toxic = (more: Position = {}) =>
    table({ card: "toxic-waste", removed: ["fuel", "mop", "medicine", "adrenaline-shot", "fuel"], ...more });

  test("an own survivor in the colony brings it about", () => {
    expect(toxic().waits).toBe("vote 0,1,2");
    expect(toxic({ groups: [{ arthur: "school", carla: "school" }] }).acting).toBe(null);
  });

  test("up: each player with survivors there chooses one for frostbite", () => {
    const t = toxic({ groups: [{}, { alexis: "colony" }, { brian: "school" }] }).vote("up", "up");
    t.answer({ survivor: "arthur-thurston" });
    expect([t.read("arthur"), t.read("carla"), t.read("alexis")]).toEqual([
      "colony frost 1",
      "colony",
      "colony frost 1",
    ]);
  });

  test("down: removed fuel and medicine goes onto the waste", () => {
    const t = toxic().vote("down", "down", "down");
    expect([t.waste.length, t.removed]).toEqual([4, ["mop"]]);
  });
});

describe("34, Alexis Grey", () => {
  const alexis = (more: Position = {}) =>
    table({ card: "alexis-grey", groups: [{ alexis: "school", carla: "colony" }, { jenny: "colony" }], ...more });

  test("Alexis in the own group brings it about, and she comes to the Library", () => {
    const t = alexis();
    expect([t.waits, t.read("alexis")]).toEqual(["option 0", "library"]);
    expect(table({ card: "alexis-grey" }).acting).toBe(null);
    expect(alexis({ exiled: [0] }).acting).toBe(null);
  });

  test("1: she never moves away", () => {
    expect(alexis().option(1).nextTurn(0).offered("move")).toEqual(["carla-thompson"]);
  });

  test("2: to the colony, and never to the Library again", () => {
    const t = alexis().option(2);
    expect(t.read("alexis")).toBe("colony");
    expect(t.refusal({ move: "alexis-grey", to: "library" })).not.toBe(null);
    expect(t.refusal({ move: "alexis-grey", to: "school" })).toBe(null);
  });
});

describe("35, James Meyers", () => {
  const james = (more: Position = {}) =>
    table({
      card: "james-meyers",
      groups: [{ james: "colony" }],
      hands: [["medicine"], ["medicine", "fuel"], ["adrenaline-shot", "medicine"]],
      ...more,
    });

  test("James in the own group brings it about; not for an exiled player", () => {
    expect(james().waits).toBe("option 0");
    expect(james({ groups: [{ james: "school" }], exiled: [0] }).acting).toBe(null);
  });

  test("1: the player alone sees the hands, and takes three medicine cards out of the game for morale +1", () => {
    const t = james().option(1);
    expect(t.seenBy("peeked-card", [0]).length).toBe(4);
    t.answer({ no: true }, { card: "medicine" }, { no: true }, { card: "adrenaline-shot" }, { card: "medicine" });
    expect([t.state.morale, t.hand(0), t.hand(1), t.hand(2), t.removed.length]).toEqual([
      7,
      ["medicine"],
      ["fuel"],
      [],
      3,
    ]);
  });

  test("1: two are nothing", () => {
    const t = james().option(1).answer({ card: "medicine" }, { card: "medicine" }, { no: true }, { no: true });
    expect([t.state.morale, t.hand(0), t.removed]).toEqual([6, ["medicine"], []]);
  });

  test("2: a secret objective, for the player's eyes", () => {
    const t = james({ secrets: ["hunger", "loner", "hoarder"] })
      .option(2)
      .answer({ seat: 2 });
    expect(t.seenBy("secret-read-as", [0])).toMatchObject([{ of: 2, secret: "hoarder" }]);
    expect(t.told("secret-read")).toMatchObject([{ seat: 0, of: 2 }]);
  });
});

describe("36, Bev Russell", () => {
  const bev = (more: Position = {}) =>
    table({
      card: "bev-russell",
      groups: [{ bev: "colony", carla: "colony" }],
      zombies: { school: 2 },
      decks: { school: ["mop", "junk"] },
      ...more,
    });

  test("Bev in the own group brings it about, and she comes to the School", () => {
    const t = bev();
    expect([t.waits, t.read("bev")]).toEqual(["option 0", "school"]);
    expect(bev({ groups: [{}, { bev: "colony" }] }).acting).toBe(null);
  });

  test("1: her card goes, her figure takes a space, and whoever comes to the School is wounded (T-120)", () => {
    const others = { alexis: "school", jenny: "school" };
    const t = bev({ groups: [{ bev: "colony", carla: "colony" }, others], gear: { bev: ["mop"] } }).option(1);
    expect([t.owner("bev"), t.leader(0), t.state.morale, t.deck("school").length]).toEqual([
      -1,
      "carla-thompson",
      6,
      3,
    ]);
    t.chance("blank").move("carla", "school");
    expect(t.read("carla")).toBe("school wounds 1");
    t.nextTurn(2);
    expect(t.refusal({ move: "brian-lee", to: "school" })).not.toBe(null);
  });

  test("1: was she the last one, another comes", () => {
    const t = bev({ groups: [{ bev: "colony" }], survivors: ["thomas"] }).option(1);
    expect([t.owner("thomas"), t.leader(0)]).toEqual([0, "thomas-heart"]);
  });

  test("1 is not to be had where the School was full", () => {
    const full = { alexis: "school", jenny: "school", brandon: "school", thomas: "school" };
    expect(bev({ groups: [{ bev: "colony" }, full] }).options).toEqual([2]);
  });

  test("2: no cards and no zombies are left at the School (T-121), and Raiding Party counts its deck as empty", () => {
    const t = bev({ main: "raiding-party", decks: { school: ["fuel", "junk"], library: [] } });
    expect(mainObjectiveDone(t.state)).toBe(false);
    t.option(2);
    expect([t.deck("school"), t.zombies("school"), t.removed.length]).toEqual([[], [0], 2]);
    expect(mainObjectiveDone(t.state)).toBe(true);
  });
});

describe("37, The Deputy", () => {
  const deputy = (more: Position = {}) =>
    table({
      card: "the-deputy",
      groups: [{ arthur: "school" }],
      hands: [[]],
      decks: { "police-station": ["pistol", "fuel", "food-1", "shotgun", "fuel", "fuel", "fuel", "fuel", "pistol"] },
      ...more,
    });

  test("an own survivor outside the colony brings it about; inside, or exiled, he does not", () => {
    expect(deputy().waits).toBe("option 0");
    expect(deputy({ groups: [{}] }).acting).toBe(null);
    expect(deputy({ exiled: [0] }).acting).toBe(null);
  });

  test("1: weapons among eight cards of the Police Station; and three locations have to be clear in the end", () => {
    const t = deputy().option(1);
    expect([t.hand(0), t.deck("police-station").length]).toEqual([["pistol", "shotgun"], 7]);
    const won = (zombies: NonNullable<Position["zombies"]>) =>
      deputy({ main: "too-many-mouths", marker: 1, crisis: "they-are-watching-us", zombies }).option(1).nextRound()
        .ended;
    expect([won({ hospital: 1 }), won({ school: 1 })]).toEqual(["rounds", "objective"]);
  });

  test("2: nothing", () => {
    expect(deputy().option(2).hand(0)).toEqual([]);
  });
});

describe("38, Sewer Passage", () => {
  const sewer = (more: Position = {}) =>
    table({ card: "sewer-passage", groups: [{ arthur: "library", carla: "colony" }], ...more });

  test("an own survivor at the Library brings it about", () => {
    expect(sewer().waits).toBe("option 0");
    expect(sewer({ groups: [{}, { alexis: "library" }] }).acting).toBe(null);
  });

  test("1: a die tells how many exposures; who lives has found a way between colony and Hospital", () => {
    const t = sewer().chance(2, "blank", "wound").option(1);
    expect(t.read("arthur")).toBe("library wounds 1");
    t.move("carla", "hospital");
    expect([t.told("exposed").length, t.read("carla")]).toEqual([2, "hospital"]);
  });

  test("1: who dies has found nothing", () => {
    const t = sewer().chance(1, "bitten").option(1);
    expect(t.told("in-force")).toEqual([]);
  });

  test("2: nothing", () => {
    expect(sewer().option(2).told("in-force")).toEqual([]);
  });
});

describe("39, Horse", () => {
  const horse = (more: Position = {}) =>
    table({ card: "horse", groups: [{ arthur: "school" }], ...more })
      .chance("blank")
      .move("arthur", "library");

  test("a move brings it about; not one of an exiled survivor", () => {
    expect(horse().waits).toBe("option 0");
    expect(horse({ exiled: [0] }).acting).toBe(null);
  });

  test("1: moves without exposure, and the colony feeds one more", () => {
    const t = horse({ food: 9, groups: [{ arthur: "school" }, { alexis: "colony" }, { brian: "colony" }] }).option(1);
    expect(t.attached("arthur")).toEqual(["horse"]);
    t.nextRound();
    expect(t.told("ate")).toMatchObject([{ n: 2 }]);
    t.toTurn(0).move("arthur", "school");
    expect(t.told("exposed").length).toBe(1);
  });

  test("2: food +3", () => {
    expect(horse().option(2).state.food).toBe(3);
  });
});

describe("40, Thomas Heart", () => {
  const thomas = (more: Position = {}) =>
    table({
      card: "thomas-heart",
      groups: [{ arthur: "colony" }, { thomas: "colony", alexis: "colony" }, { brian: "school" }],
      gear: { arthur: ["sniper-rifle"] },
      zombies: { school: 1 },
      ...more,
    }).snipe("arthur");

  test("the ability of a weapon brings it about, and Thomas's player chooses (R-28)", () => {
    expect(thomas().waits).toBe("option 1");
    expect(thomas({ groups: [{ arthur: "colony" }, { alexis: "colony" }] }).acting).toBe(null);
  });

  test("1: he gives four wounds to those who stand with Thomas", () => {
    const t = thomas().option(1);
    expect(t.offered("survivor")).toEqual(["alexis-grey", "arthur-thurston"]);
    for (const survivor of ["alexis-grey", "arthur-thurston", "alexis-grey", "alexis-grey"]) t.answer({ survivor });
    expect([t.read("alexis"), t.read("arthur"), t.state.morale]).toEqual(["gone", "colony wounds 1", 5]);
  });

  test("1: with nobody there nothing happens", () => {
    const t = thomas({
      groups: [{ arthur: "colony" }, { thomas: "school", alexis: "colony" }, { brian: "library" }],
    }).option(1);
    expect(t.waits).toBe("turn 0");
  });

  test("2: two medicine cards out of all hands, or else the wounds", () => {
    const hands = [["medicine"], [], ["medicine"]] as const;
    const t = thomas({ hands }).option(2).answer({ card: "medicine" }, { card: "medicine" });
    expect([t.removed.length, t.told("wounded"), t.waits]).toEqual([2, [], "turn 0"]);
    const mean = thomas({ hands }).option(2).answer({ no: true }, { no: true });
    expect(mean.waits).toBe("pick 1");
  });

  test("3: Thomas dies", () => {
    const t = thomas().option(3);
    expect([t.read("thomas"), t.state.morale]).toEqual(["gone", 5]);
  });
});
