import { describe, expect, test } from "vitest";
import { type Position, starterAndFound, table } from "./table.ts";

// Schicksalskarten 41 to 80, as in crossroads-1-40.test.ts.

describe("41, Rod Miller", () => {
  const rod = (more: Position = {}) =>
    table({
      card: "rod-miller",
      groups: [
        { arthur: "colony", carla: "school", bev: "library" },
        { rod: "colony", alexis: "colony" },
      ],
      ...more,
    });

  test("Rod in anybody's group brings it about", () => {
    expect(rod().waits).toBe("option 0");
    expect(table({ card: "rod-miller" }).acting).toBe(null);
  });

  test("1: Rod and two of the player's go to the Hospital, and each is exposed twice", () => {
    const t = rod().option(1);
    expect(t.offered("survivor")).toEqual(["arthur-thurston", "bev-russell", "carla-thompson"]);
    t.answer({ survivor: "carla-thompson" })
      .chance("blank", "blank", "wound", "blank", "frostbite", "blank")
      .answer({ survivor: "bev-russell" });
    expect([t.read("rod"), t.read("carla"), t.read("bev"), t.read("arthur")]).toEqual([
      "hospital",
      "hospital wounds 1",
      "hospital frost 1",
      "colony",
    ]);
  });

  test("1: room is made there; those who leave it come to the colony", () => {
    const t = rod({
      groups: [
        { arthur: "colony", carla: "hospital" },
        { rod: "colony", alexis: "hospital", jenny: "hospital" },
        { brian: "hospital" },
      ],
    });
    t.option(1).answer({ survivor: "arthur-thurston" }, ...t.only("survivor", "carla-thompson"));
    expect(t.offered("survivor")).toEqual(["alexis-grey", "brian-lee", "jenny-clark"]);
    t.answer({ survivor: "jenny-clark" });
    expect(t.read("jenny")).toBe("colony");
    t.chance("blank", "blank", "blank", "blank", "blank", "blank").answer({ survivor: "brian-lee" });
    expect([t.read("brian"), t.read("rod"), t.read("arthur")]).toEqual(["colony", "hospital", "hospital"]);
  });

  test("1 is not to be had with one survivor, nor where nobody can leave the Hospital (R-27)", () => {
    expect(rod({ groups: [{ arthur: "colony" }, { rod: "colony" }] }).options).toEqual([2]);
    const exiles = { alexis: "hospital", jenny: "hospital", brandon: "hospital" };
    expect(
      rod({ exiled: [1], groups: [{ arthur: "colony", carla: "school" }, exiles, { rod: "colony" }] }).options,
    ).toEqual([2]);
  });

  test("2: Rod dies", () => {
    const t = rod().option(2);
    expect([t.read("rod"), t.state.morale]).toEqual(["gone", 5]);
  });
});

describe("42, Supply Drop", () => {
  const drop = (more: Position = {}) => table({ card: "supply-drop", ...more });

  test("an own survivor in the colony brings it about", () => {
    expect(drop().waits).toBe("option 0");
    expect(drop({ groups: [{ arthur: "school", carla: "school" }] }).acting).toBe(null);
  });

  test("1: three exposures of one; if he lives, food +5, and with Annaleigh in play morale +1", () => {
    const t = drop().option(1).chance("blank", "wound", "blank").answer({ survivor: "carla-thompson" });
    expect([t.read("carla"), t.state.food, t.state.morale]).toEqual(["colony wounds 1", 5, 6]);
    const with_ = drop({ groups: [{}, { annaleigh: "school" }] }).option(1);
    expect(with_.chance("blank", "blank", "blank").answer({ survivor: "carla-thompson" }).state.morale).toBe(7);
  });

  test("1: if he dies, nothing", () => {
    const t = drop({
      groups: [{ arthur: "school", carla: "colony" }, { alexis: "school" }, { brian: "school" }],
    }).option(1);
    expect(t.chance("bitten").answer({ survivor: "carla-thompson" }).state.food).toBe(0);
  });

  test("2: nothing", () => {
    expect(drop().option(2).state.food).toBe(0);
  });
});

describe("43, Army", () => {
  const army = (more: Position = {}) => table({ card: "army", ...more });

  test("an own survivor in the colony brings it about", () => {
    expect(army().waits).toBe("vote 0,1,2");
    expect(army({ groups: [{ arthur: "school", carla: "school" }] }).acting).toBe(null);
  });

  test("with Thomas in the colony nothing happens, and the card is gone (R-51)", () => {
    const t = army({ groups: [{}, { thomas: "colony" }] });
    expect([t.waits, t.gone, t.told("crossroads-void").length]).toEqual(["turn 0", ["army"], 1]);
    expect(army({ groups: [{}, { thomas: "school", jenny: "colony" }] }).waits).toBe("vote 0,1,2");
  });

  test("up: the main objective wants five food tokens as well", () => {
    const end = (food: number) =>
      army({ main: "too-many-mouths", marker: 1, food, groups: [{}, { alexis: "school" }, { brian: "school" }] })
        .vote("up")
        .nextRound().ended;
    expect([end(6), end(5)]).toEqual(["objective", "rounds"]);
  });

  test("down: whoever is in the colony and rolls 3 or less is wounded, lowest influence first", () => {
    const t = army({ groups: [{}, { alexis: "colony" }, { brian: "school" }] })
      .vote("down")
      .chance(3, 4, 1)
      .vote("down");
    expect([t.read("carla"), t.read("alexis"), t.read("arthur")]).toEqual([
      "colony wounds 1",
      "colony",
      "colony wounds 1",
    ]);
  });
});

describe("44, Gambling", () => {
  const gambling = (more: Position = {}) =>
    table({ card: "gambling", hands: [["fuel", "junk", "mop"], ["medicine"], []], ...more });

  test("an own survivor in the colony brings it about", () => {
    expect(gambling().waits).toBe("vote 0,1,2");
    expect(gambling({ groups: [{ arthur: "school", carla: "school" }] }).acting).toBe(null);
  });

  test("up: as many cards as survivors in the colony, as many dice as cards; the highest die takes all", () => {
    const t = gambling().vote("up", "up", "up");
    t.answer({ card: "fuel" }, { card: "mop" });
    expect(t.waits).toBe("pick-card 1");
    t.chance(2, 4, 6).answer({ card: "medicine" });
    expect([t.hand(0), t.hand(1)]).toEqual([["junk"], ["fuel", "mop", "medicine"]]);
  });

  test("up: who ties rolls again (X-33); stakes lie face down", () => {
    const t = gambling().vote("up", "up", "up").answer({ card: "fuel" }, { no: true });
    expect(t.seenBy("pledged-card", [0])).toMatchObject([{ card: "fuel" }]);
    t.chance(5, 5, 3, 2).answer({ card: "medicine" });
    expect([t.told("gambled").length, t.hand(0)]).toEqual([4, ["junk", "mop", "fuel", "medicine"]]);
  });

  test("down: nothing", () => {
    expect(gambling().vote("down", "down", "down").waits).toBe("turn 0");
  });
});

describe("45, Bitter Cold Night", () => {
  const cold = (face: string, more: Position = {}) =>
    table({
      card: "bitter-cold-night",
      groups: [{ arthur: "school" }, { alexis: "library", jenny: "colony" }],
      ...more,
    })
      .chance(face)
      .move("arthur", "library");

  test("frostbite on the way to where somebody else is brings it about; only who has survivors there votes", () => {
    expect(cold("frostbite").waits).toBe("vote 0,1");
  });

  test("not a wound, not alone, not Harman, whose frostbite is none", () => {
    expect(cold("wound").acting).toBe(null);
    expect(cold("frostbite", { groups: [{ arthur: "school" }] }).acting).toBe(null);
    const harman = table({ card: "bitter-cold-night", groups: [{ harman: "school" }, { alexis: "library" }] });
    expect(harman.chance("frostbite").move("harman", "library").acting).toBe(null);
  });

  test("up: frostbite for everybody there, exiled ones too (X-30)", () => {
    const t = cold("frostbite", {
      exiled: [2],
      groups: [{ arthur: "school" }, { alexis: "library" }, { brian: "library" }],
    });
    expect(t.waits).toBe("vote 0,1");
    t.vote("up", "up");
    expect([t.read("arthur"), t.read("alexis"), t.read("brian")]).toEqual([
      "library frost 2",
      "library frost 1",
      "library frost 1",
    ]);
  });

  test("down: he dies", () => {
    const t = cold("frostbite").vote("down", "down");
    expect([t.read("arthur"), t.read("alexis"), t.state.morale]).toEqual(["gone", "library", 5]);
  });

  test("where only exiled players are, the first player decides", () => {
    const t = cold("frostbite", { first: 1, exiled: [0], groups: [{ arthur: "school", carla: "library" }] });
    expect(t.waits).toBe("tie 1");
    expect(t.answer({ decide: "down" }).read("arthur")).toBe("gone");
  });
});

describe("46, Lighthouse", () => {
  const light = (more: Position = {}) =>
    table({ card: "lighthouse", zombies: { colony: [1, 0, 2], school: 2, library: 1 }, dice: [[2, 6]], ...more });

  test("an own survivor in the colony brings it about; without a die nothing happens", () => {
    expect(light().waits).toBe("pick 0");
    expect(light({ groups: [{ arthur: "school", carla: "school" }] }).acting).toBe(null);
    expect(light({ dice: [[]] }).waits).toBe("turn 0");
  });

  test("a die removes a zombie everywhere; in the colony the player says where (R-67)", () => {
    const t = light().answer({ face: 2 }, { gate: 3, at: "colony" });
    expect([t.zombies("colony"), t.zombies("school"), t.zombies("library"), t.state.dice[0]]).toEqual([
      [1, 0, 1, 0, 0, 0],
      [1],
      [0],
      [6],
    ]);
    expect(t.told("zombie-killed")).toEqual([]);
  });

  test("or not", () => {
    expect(light().answer({ no: true }).zombies("school")).toEqual([2]);
  });
});

describe("47, Sacrament", () => {
  const sacrament = (more: Position = {}) =>
    table({ card: "sacrament", groups: [{ arthur: "school" }], ...more })
      .chance("blank")
      .move("arthur", "library");

  test("a move brings it about; not one of an exiled survivor", () => {
    expect(sacrament().waits).toBe("option 0");
    expect(sacrament({ exiled: [0] }).acting).toBe(null);
  });

  test("1: two exposures; if he lives, morale +1; if not, no more than his death costs", () => {
    const t = sacrament().chance("wound", "blank").option(1);
    expect([t.read("arthur"), t.state.morale]).toEqual(["library wounds 1", 7]);
    expect(sacrament().chance("bitten").option(1).state.morale).toBe(5);
  });

  test("2: nothing", () => {
    expect(sacrament().option(2).state.morale).toBe(6);
  });
});

describe("48, Outsiders", () => {
  const outsiders = (more: Position = {}) =>
    table({ card: "outsiders", survivors: ["bev", "thomas", "talia"], ...more });

  test("an own survivor in the colony brings it about, as long as all who come fit there (T-118)", () => {
    expect(outsiders().waits).toBe("vote 0,1,2");
    expect(outsiders({ helpless: 12 }).waits).toBe("vote 0,1,2");
    expect(outsiders({ helpless: 13 }).acting).toBe(null);
    expect(table({ card: "outsiders", players: 5, helpless: 6 }).acting).toBe(null);
  });

  test("up: a survivor and a helpless one for each player, the active one first", () => {
    const t = outsiders().vote("up", "up", "up");
    expect([t.owner("bev"), t.owner("thomas"), t.owner("talia"), t.state.helpless]).toEqual([0, 1, 2, 3]);
  });

  test("up: an exiled player gets his outside, and no helpless one (R-90)", () => {
    const t = outsiders({ exiled: [1] })
      .vote("up", "up")
      .answer({ place: "library" });
    expect([t.read("thomas"), t.state.helpless]).toEqual(["library", 2]);
  });

  test("down: nothing", () => {
    expect(outsiders().vote("down", "down", "down").state.helpless).toBe(0);
  });
});

describe("49, Riot", () => {
  const riot = (more: Position = {}) =>
    table({
      card: "riot",
      helpless: 3,
      food: 4,
      groups: [{ arthur: "colony", carla: "school" }, { alexis: "colony" }, { brian: "school" }],
      ...more,
    });

  test("more helpless survivors than others in the colony bring it about; as many do not", () => {
    expect(riot().waits).toBe("option 0");
    expect(riot({ helpless: 2 }).acting).toBe(null);
  });

  test("1: no food is left; not to be had without any", () => {
    expect(riot().option(1).state.food).toBe(0);
    expect(riot({ food: 0 }).options).toEqual([2, 3]);
  });

  test("2: a wound for everybody there who is not helpless", () => {
    const t = riot().option(2);
    expect([t.read("arthur"), t.read("alexis"), t.read("carla")]).toEqual([
      "colony wounds 1",
      "colony wounds 1",
      "school",
    ]);
  });

  test("3: a helpless survivor dies", () => {
    const t = riot().option(3);
    expect([t.state.helpless, t.state.morale]).toEqual([2, 5]);
  });
});

describe("50, The Sunshine State", () => {
  const sunshine = (more: Position = {}) => table({ card: "the-sunshine-state", helpless: 2, ...more });

  test("two helpless survivors bring it about, one does not", () => {
    expect(sunshine().waits).toBe("option 0");
    expect(sunshine({ helpless: 1 }).acting).toBe(null);
  });

  test("1: both leave, morale -1; 2: nothing", () => {
    const t = sunshine().option(1);
    expect([t.state.helpless, t.state.morale]).toEqual([0, 5]);
    expect(sunshine().option(2).state.helpless).toBe(2);
  });
});

describe("51, Flier", () => {
  const EACH_TWO = {
    colony: [2, 2],
    "police-station": 2,
    "grocery-store": 2,
    school: 2,
    library: 2,
    hospital: 2,
    "gas-station": 2,
  };
  const flier = (barricades: NonNullable<Position["barricades"]>, more: Position = {}) =>
    table({ card: "flier", barricades, ...more });

  test("an own survivor in the colony brings it about, and nothing is asked", () => {
    const t = flier({});
    expect([t.waits, t.told("in-force")]).toEqual(["turn 0", [{ event: "in-force", effect: "flier" }]]);
    expect(flier({}, { groups: [{ arthur: "school", carla: "school" }] }).acting).toBe(null);
  });

  /** Morale at the end of this round and of the next one, compared with the same match without the card. */
  const after = (barricades: NonNullable<Position["barricades"]>): readonly number[] => {
    const [t, without] = [flier(barricades, { quiet: true }), table({ barricades, quiet: true })];
    return [1, 2].map(() => t.nextRound().state.morale - without.nextRound().state.morale);
  };

  test("two at every location at the end of the next round: morale +1 (T-125)", () => {
    expect(after(EACH_TWO)).toEqual([0, 1]);
  });

  test("one without any: morale -1; the colony counts too (X-35)", () => {
    expect(after({ ...EACH_TWO, library: 0 })).toEqual([0, -1]);
    expect(after({ ...EACH_TWO, colony: [] })).toEqual([0, -1]);
  });

  test("one at some location: nothing", () => {
    expect(after({ ...EACH_TWO, hospital: 1 })).toEqual([0, 0]);
  });
});

describe("52, Airplane", () => {
  const plane = (more: Position = {}) =>
    table({
      card: "airplane",
      groups: [{ arthur: "school", carla: "colony" }, { sophie: "colony", jenny: "colony" }, { brian: "school" }],
      hands: [["hammer", "fuel"], ["junk"], []],
      ...more,
    })
      .chance("blank")
      .move("arthur", "library");

  test("a move brings it about while Sophie is in play", () => {
    expect(plane().waits).toBe("vote 0,1");
    expect(plane({ groups: [{ arthur: "school" }] }).acting).toBe(null);
  });

  test("up: a tool, fuel and Sophie leave the game for morale +1", () => {
    const t = plane().vote("up", "up").answer({ card: "fuel" }, { no: true }, { card: "junk" });
    expect(t.waits).toBe("pick 1");
    t.answer({ yes: true });
    expect([t.read("sophie"), t.removed.toSorted(), t.state.morale]).toEqual(["gone", ["fuel", "junk"], 7]);
  });

  test("up: Sophie's player may keep her, and the cards come back", () => {
    const t = plane().vote("up", "up").answer({ card: "fuel" }, { no: true }, { card: "junk" }, { no: true });
    expect([t.read("sophie"), t.hand(0).toSorted(), t.hand(1), t.state.morale]).toEqual([
      "colony",
      ["fuel", "hammer"],
      ["junk"],
      6,
    ]);
  });

  test("down: nothing", () => {
    expect(plane().vote("down", "down").state.morale).toBe(6);
  });
});

describe("53, Missing Child", () => {
  const child = (more: Position = {}) => table({ card: "missing-child", helpless: 2, quiet: true, ...more });

  test("a helpless survivor brings it about, wherever the player stands", () => {
    expect(child({ groups: [{ arthur: "school", carla: "school" }] }).waits).toBe("vote 1,2");
    expect(child({ helpless: 0 }).acting).toBe(null);
  });

  test("up: every location searched until the end of the next round: morale +1", () => {
    const t = child({
      groups: [
        {
          arthur: "school",
          carla: "library",
          bev: "hospital",
          talia: "police-station",
          loretta: "grocery-store",
          sparky: "gas-station",
        },
      ],
      dice: [[6, 6, 6, 6, 6, 6]],
    }).vote("up", "up");
    const before = t.state.morale;
    for (const who of ["arthur", "carla", "bev", "talia", "loretta", "sparky"] as const) t.search(who);
    // Each crisis costs one.
    expect([t.nextRound().state.morale - before, t.nextRound().state.morale - before]).toEqual([-1, -2 + 1]);
  });

  test("up: one that was not: morale -1, and a helpless survivor less", () => {
    const t = child().vote("up", "up", "up");
    const before = t.state.morale;
    t.nextRound().nextRound();
    expect([t.state.morale - before, t.state.helpless]).toEqual([-2 - 1, 1]);
  });

  test("down: that at once", () => {
    const t = child().vote("down", "down", "down");
    expect([t.state.morale, t.state.helpless]).toEqual([5, 1]);
  });
});

describe("54, Abandoned", () => {
  const abandoned = (more: Position = {}) =>
    table({ card: "abandoned", helpless: 1, waste: ["junk"], dice: [[2, 2, 6], [1, 4], []], ...more }).answer({
      clean: "arthur-thurston",
      die: 6,
    });

  test("clearing the waste with a helpless survivor about brings it about; without one it does not", () => {
    expect(abandoned().waits).toBe("vote 0,1,2");
    expect(abandoned({ helpless: 0 }).acting).toBe(null);
  });

  test("up: a helpless survivor, and five zombies at the gates", () => {
    const t = abandoned().vote("up", "up", "up");
    expect([t.state.helpless, t.zombies("colony")]).toEqual([2, [1, 1, 1, 1, 1, 0]]);
  });

  test("down: the zombies, and a die less for everybody who has one", () => {
    const t = abandoned().vote("down", "down", "down");
    expect([t.waits, t.zombies("colony")]).toEqual(["pick 1", [1, 1, 1, 1, 1, 0]]);
    expect(t.answer({ face: 4 }).state.dice).toEqual([[2], [1], []]);
  });
});

describe("55, Mike Cho", () => {
  const mike = (more: Position = {}) =>
    table({
      card: "mike-cho",
      groups: [{ arthur: "school", carla: "library" }],
      zombies: { school: 2, library: 1 },
      ...more,
    });

  test("an own survivor outside the colony among zombies brings it about, while Mike is in the deck", () => {
    expect(mike().waits).toBe("option 0");
    expect(mike({ zombies: { hospital: 2 } }).acting).toBe(null);
    expect(mike({ groups: [{ arthur: "school" }, { mike: "colony" }] }).acting).toBe(null);
    expect(mike({ helpless: 20 }).acting).toBe(null);
  });

  test("1: Mike joins, he and one of them are wounded, and the zombies there are gone", () => {
    const t = mike().option(1).answer({ survivor: "arthur-thurston" });
    expect([t.owner("mike"), t.read("mike"), t.read("arthur"), t.zombies("school"), t.zombies("library")]).toEqual([
      0,
      "colony wounds 1",
      "school wounds 1",
      [0],
      [1],
    ]);
  });

  test("2: the zombies of one such location are gone", () => {
    const t = mike().option(2).answer({ place: "library" });
    expect([t.zombies("school"), t.zombies("library"), t.owner("mike")]).toEqual([[2], [0], -1]);
  });
});

describe("56, John Price", () => {
  const john = (more: Position = {}) =>
    table({ card: "john-price", groups: [{ carla: "school" }], dice: [[6]], ...more }).search("carla");

  test("a search of the School brings it about while John is in the deck", () => {
    expect(john().waits).toBe("option 0");
    expect(john({ groups: [{ carla: "library" }] }).acting).toBe(null);
    expect(john({ groups: [{ carla: "school" }, { john: "colony" }] }).acting).toBe(null);
  });

  test("1: John joins, two zombies come to the School", () => {
    const t = john().option(1);
    expect([t.owner("john"), t.zombies("school")]).toEqual([0, [2]]);
  });

  test("2: food +2, and his card leaves the game", () => {
    const t = john().option(2);
    expect([t.state.food, t.read("john")]).toEqual([2, "gone"]);
  });
});

describe("57, Ashley Ross", () => {
  const ashley = (more: Position = {}) =>
    table({
      card: "ashley-ross",
      groups: [{ ashley: "colony", carla: "colony" }],
      zombies: { colony: [2, 1] },
      dice: [[6, 6]],
      ...more,
    });

  test("Ashley in the own group brings it about; not in another, not for an exiled player", () => {
    expect(ashley().waits).toBe("option 0");
    expect(ashley({ groups: [{}, { ashley: "colony" }] }).acting).toBe(null);
    expect(ashley({ exiled: [0], groups: [{ ashley: "school" }] }).acting).toBe(null);
  });

  test("1: two exposures for her, and none for attacks at the first entrance any more", () => {
    const t = ashley().chance("wound", "blank").option(1);
    expect(t.read("ashley")).toBe("colony wounds 1");
    t.attack("carla", 6, { gate: 1 });
    expect(t.told("exposed").length).toBe(2);
    t.chance("blank").attack("carla", 6, { gate: 2 });
    expect(t.told("exposed").length).toBe(3);
  });

  test("2: one exposure, and the waste counts by fifteen (T-75)", () => {
    const waste = Array.from({ length: 29 }, () => "junk" as const);
    const t = ashley({ waste, quiet: true, zombies: {} }).chance("blank").option(2);
    const before = t.state.morale;
    expect(t.nextRound().state.morale).toBe(before - 1 - 1);
  });

  test("3: nothing", () => {
    expect(ashley().option(3).told("exposed")).toEqual([]);
  });
});

describe("58, Edward White", () => {
  const edward = (more: Position = {}) =>
    table({
      card: "edward-white",
      groups: [{ edward: "school" }],
      food: 2,
      removed: ["medicine", "adrenaline-shot", "fuel"],
      hands: [[]],
      ...more,
    });

  test("Edward in the own group brings it about", () => {
    expect(edward().waits).toBe("option 0");
    expect(edward({ groups: [{}, { edward: "school" }] }).acting).toBe(null);
    expect(edward({ exiled: [0] }).acting).toBe(null);
  });

  test("1: of two alike it buys the found card, which an objective takes", () => {
    const [starter, found] = starterAndFound("medicine");
    const t = edward();
    t.state.removed = [starter, found];
    t.option(1).answer({ buy: "medicine" });
    expect(t.state.hand[0]).toEqual([found]);
  });

  test("1: in this turn a food token buys a removed medicine card", () => {
    const t = edward().option(1);
    expect(t.offered("buy")).toEqual(["adrenaline-shot", "medicine"]);
    t.answer({ buy: "medicine" }, { buy: "adrenaline-shot" });
    expect([t.hand(0), t.state.food, t.removed, t.offered("buy")]).toEqual([
      ["medicine", "adrenaline-shot"],
      0,
      ["fuel"],
      [],
    ]);
    expect(edward().option(1).nextTurn(0).offered("buy")).toEqual([]);
  });

  test("2: nothing", () => {
    expect(edward().option(2).offered("buy")).toEqual([]);
  });
});

describe("59, Heads Up", () => {
  const heads = (more: Position = {}) =>
    table({
      card: "heads-up",
      groups: [{ arthur: "police-station" }],
      dice: [[6]],
      noise: { "police-station": 1 },
      ...more,
    }).search("arthur");

  test("a search of the Police Station brings it about, of another location it does not", () => {
    expect(heads().waits).toBe("option 0");
    expect(heads({ groups: [{ arthur: "school" }] }).acting).toBe(null);
  });

  test("1 and 2: as much noise as fits", () => {
    for (const option of [1, 2]) expect(heads().option(option).state.noise[1]).toBe(4);
  });
});

describe("60, Sleep", () => {
  const sleep = (more: Position = {}) =>
    table({
      card: "sleep",
      dice: [[3], [2, 4, 5]],
      groups: [{}, { alexis: "school wounds 2", jenny: "colony wounds 1 frost 1" }],
      ...more,
    });

  test("who ends his turn with an unused die brings it about (R-52), without one it is not", () => {
    const t = sleep().endTurn();
    expect(t.told("crossroads")).toMatchObject([{ card: "sleep" }]);
    expect(
      sleep({ dice: [[], [2]] })
        .endTurn()
        .told("crossroads"),
    ).toEqual([]);
  });

  test("until the round ends, all dice of a turn may go for a wound off everybody", () => {
    const t = sleep().endTurn();
    expect(t.waits).toBe("pick 1");
    t.answer({ yes: true });
    expect([t.state.dice[1], t.read("alexis")]).toEqual([[], "school wounds 1"]);
  });

  test("who has a wound and frostbite says which of the two goes (R-56)", () => {
    const t = sleep({ groups: [{}, { jenny: "colony frost 1" }] }).endTurn();
    expect([t.read("jenny"), t.waits]).toEqual(["colony wounds 1 frost 1", "pick 1"]);
    t.answer({ yes: true }, { no: true });
    expect([t.read("jenny"), t.waits]).toEqual(["colony wounds 1", "turn 1"]);
  });

  test("or not; and with the round it is over", () => {
    const t = sleep().endTurn().answer({ no: true });
    expect([t.state.dice[1], t.read("alexis")]).toEqual([[2, 4, 5], "school wounds 2"]);
    t.nextRound();
    expect(t.waits.startsWith("turn")).toBe(true);
  });
});

describe("61, Buddy Davis", () => {
  const buddy = (more: Position = {}) =>
    table({ card: "buddy-davis", groups: [{ buddy: "colony", carla: "colony" }], ...more });

  test("Buddy in the colony as the own turn begins brings it about", () => {
    expect(buddy().waits).toBe("option 0");
    expect(buddy({ groups: [{ buddy: "school", carla: "colony" }] }).acting).toBe(null);
    expect(buddy({ groups: [{}, { buddy: "colony" }] }).acting).toBe(null);
  });

  test("1: when dice are rolled anybody may give a food card for one more", () => {
    const t = buddy({ hands: [["food-2"], ["junk"], []] })
      .option(1)
      .nextRound();
    expect([t.waits, t.answers]).toEqual(["pick-card 0", [{ card: "food-2" }, { no: true }]]);
    t.answer({ card: "food-2" }, { no: true });
    expect([t.state.dice.map((pool) => pool.length), t.waste, t.state.food]).toEqual([[4, 3, 3], ["food-2"], 0]);
  });

  test("2: morale +1", () => {
    expect(buddy().option(2).state.morale).toBe(7);
  });
});

describe("62, Dynamite", () => {
  const dynamite = (more: Position = {}) =>
    table({
      card: "dynamite",
      groups: [{}, { edward: "school", john: "library" }],
      zombies: { colony: [2, 1] },
      ...more,
    });

  test("Edward and John in play bring it about, and Edward's player chooses (R-28)", () => {
    expect(dynamite().waits).toBe("option 1");
    expect(dynamite({ groups: [{}, { edward: "school" }] }).acting).toBe(null);
  });

  test("1: a 1 kills both", () => {
    const t = dynamite({ survivors: ["thomas"] })
      .chance(1)
      .option(1);
    expect([t.read("edward"), t.read("john"), t.state.morale]).toEqual(["gone", "gone", 4]);
  });

  test("1: otherwise a second die says how many zombies make way for barricades (X-34)", () => {
    const t = dynamite().chance(2, 2).option(1).answer({ gate: 1, at: "colony" }, { gate: 2, at: "colony" });
    expect([t.zombies("colony"), t.barricades("colony"), t.waits]).toEqual([
      [1, 0, 0, 0, 0, 0],
      [1, 1, 0, 0, 0, 0],
      "turn 0",
    ]);
  });

  test("2: a die less for everybody in the next roll, morale +1", () => {
    const t = dynamite({ zombies: {} }).option(2);
    expect(t.state.morale).toBe(7);
    expect(t.nextRound().state.dice.map((pool) => pool.length)).toEqual([2, 2, 2]);
    expect(t.nextRound().state.dice.map((pool) => pool.length)).toEqual([3, 3, 3]);
  });
});

describe("63, Gabriel Diaz", () => {
  const gabriel = (more: Position = {}) =>
    table({ card: "gabriel-diaz", groups: [{ arthur: "school" }], hands: [["fuel", "mop"]], ...more });

  test("an own survivor outside the colony brings it about while Gabriel is in the deck, and four more fit", () => {
    expect(gabriel().waits).toBe("option 0");
    expect(gabriel({ groups: [{}] }).acting).toBe(null);
    expect(gabriel({ exiled: [0] }).acting).toBe(null);
    expect(gabriel({ groups: [{ arthur: "school" }, { gabriel: "colony" }] }).acting).toBe(null);
    expect([gabriel({ helpless: 16 }).waits, gabriel({ helpless: 17 }).acting]).toEqual(["option 0", null]);
  });

  test("1: he joins with three helpless survivors", () => {
    const t = gabriel().option(1);
    expect([t.owner("gabriel"), t.state.helpless]).toEqual([0, 3]);
  });

  test("2: a card of choice leaves the game; not to be had with an empty hand", () => {
    const t = gabriel().option(2).answer({ card: "mop" });
    expect([t.hand(0), t.removed]).toEqual([["fuel"], ["mop"]]);
    expect(gabriel({ hands: [[]] }).options).toEqual([1]);
  });
});

describe("64, Andrew Evans", () => {
  const andrew = (more: Position = {}) =>
    table({ card: "andrew-evans", groups: [{ andrew: "colony", carla: "colony" }], dice: [[1, 1]], ...more });

  test("Andrew in the own group brings it about, and he comes to the Grocery Store", () => {
    const t = andrew();
    expect([t.waits, t.read("andrew")]).toEqual(["option 0", "grocery-store"]);
    expect(andrew({ groups: [{}, { andrew: "colony" }] }).acting).toBe(null);
    expect(andrew({ exiled: [0], groups: [{ andrew: "school" }] }).acting).toBe(null);
  });

  test("1: in the colony he makes two food of any die, once a round", () => {
    const t = andrew().option(1);
    expect(t.refusal({ ability: "andrew-evans", die: 1 })).not.toBe(null);
    t.chance("blank").move("andrew", "colony").answer({ ability: "andrew-evans", die: 1 });
    expect([t.state.food, t.state.dice[0]]).toEqual([2, [1]]);
    expect(t.refusal({ ability: "andrew-evans", die: 1 })).not.toBe(null);
  });

  test("2: morale +1", () => {
    expect(andrew().option(2).state.morale).toBe(7);
  });
});

describe("65, Annaleigh Chan", () => {
  const annaleigh = (more: Position = {}) =>
    table({ card: "annaleigh-chan", groups: [{ annaleigh: "colony" }], ...more });

  test("Annaleigh in the own group brings it about", () => {
    expect(annaleigh().waits).toBe("option 0");
    expect(annaleigh({ groups: [{}, { annaleigh: "colony" }] }).acting).toBe(null);
    expect(annaleigh({ exiled: [0], groups: [{ annaleigh: "school" }] }).acting).toBe(null);
  });

  test("1: a zombie comes to each location outside the colony, by the rules of arrival", () => {
    const t = annaleigh({ barricades: { school: 4 } }).option(1);
    expect([
      t.zombies("library"),
      t.zombies("gas-station"),
      t.zombies("school"),
      t.barricades("school"),
      t.zombies("colony")[0],
    ]).toEqual([[1], [1], [0], [3], 0]);
  });

  test("2: she dies", () => {
    const t = annaleigh({ survivors: ["thomas"] }).option(2);
    expect([t.read("annaleigh"), t.state.morale]).toEqual(["gone", 5]);
  });
});

describe("66, David Garcia", () => {
  const david = (more: Position = {}) =>
    table({
      card: "david-garcia",
      groups: [{ david: "school" }, { alexis: "colony" }, { brian: "school" }],
      hands: [[], ["fuel"], ["mop"]],
      ...more,
    });

  test("David in the own group brings it about: he comes to the colony and looks at a card of each player there", () => {
    const t = david();
    expect([t.waits, t.read("david")]).toEqual(["option 0", "colony"]);
    expect(t.seenBy("peeked-card", [0])).toMatchObject([{ at: 1, card: "fuel" }]);
    expect(david({ groups: [{}, { david: "school" }] }).acting).toBe(null);
  });

  test("1: a vote on the exile of one of them", () => {
    const t = david().option(1).answer({ seat: 1 });
    expect(t.waits).toBe("vote 0,1,2");
    t.vote("up", "down", "up");
    expect(t.state.exiled).toEqual([0, 1, 0]);
  });

  test("1 is not to be had when no other player is in the colony", () => {
    expect(david({ groups: [{ david: "school" }, { alexis: "school" }, { brian: "school" }] }).options).toEqual([2]);
  });

  test("2: nothing", () => {
    expect(david().option(2).waits).toBe("turn 0");
  });
});

describe("67, Crazed Survivor", () => {
  const crazed = (more: Position = {}) =>
    table({ card: "crazed-survivor", groups: [{ arthur: "school", carla: "library" }], ...more });

  test("an own survivor outside the colony brings it about", () => {
    expect(crazed().waits).toBe("option 0");
    expect(crazed({ groups: [{}] }).acting).toBe(null);
  });

  test("1: food +3, and two exposures of one out there", () => {
    const t = crazed().option(1).chance("wound", "blank").answer({ survivor: "carla-thompson" });
    expect([t.state.food, t.read("carla")]).toEqual([3, "library wounds 1"]);
  });

  test("2: nothing", () => {
    expect(crazed().option(2).state.food).toBe(0);
  });
});

describe("68, Welcome Home", () => {
  const home = (more: Position = {}) =>
    table({ card: "welcome-home", groups: [{ arthur: "school" }], zombies: { library: 3 }, dice: [[6, 6]], ...more })
      .chance("blank")
      .move("arthur", "library");

  test("a move brings it about; the death of the mover does not", () => {
    expect(home().waits).toBe("option 0");
    const t = table({ card: "welcome-home", groups: [{ arthur: "school" }] })
      .chance("bitten")
      .move("arthur", "library");
    expect(t.acting).toBe(null);
  });

  test("1: an exposure; who lives attacks once a round without one", () => {
    const t = home().chance("blank").option(1);
    expect(t.attached("arthur")).toEqual(["welcome-home"]);
    t.attack("arthur", 6, { with: "welcome-home" });
    expect([t.told("exposed").length, t.zombies("library")]).toEqual([2, [2]]);
    t.chance("blank").attack("arthur", 6);
    expect(t.told("exposed").length).toBe(3);
  });

  test("1: who dies has nothing of it, and the card is gone", () => {
    expect(home().chance("bitten").option(1).gone).toEqual(["welcome-home"]);
  });

  test("2: nothing", () => {
    expect(home().option(2).attached("arthur")).toEqual([]);
  });
});

describe("69, Book of the Dead", () => {
  const book = (more: Position = {}) =>
    table({
      card: "book-of-the-dead",
      groups: [{ arthur: "library" }],
      dice: [[6]],
      zombies: { library: 2 },
      ...more,
    }).search("arthur");

  test("a search of the Library brings it about; of another location, or by an exiled survivor, it does not", () => {
    expect(book().waits).toBe("option 0");
    expect(book({ groups: [{ arthur: "school" }] }).acting).toBe(null);
    expect(book({ exiled: [0] }).acting).toBe(null);
  });

  test("1: morale +1; 2: a zombie less at the Library, food +4", () => {
    expect(book().option(1).state.morale).toBe(7);
    const t = book().option(2);
    expect([t.zombies("library"), t.state.food]).toEqual([[1], 4]);
    expect(book({ zombies: {} }).option(2).state.food).toBe(4);
  });
});

describe("70, Rascals", () => {
  const rascals = (more: Position = {}) =>
    table({ card: "rascals", groups: [{ arthur: "hospital" }], dice: [[6]], ...more }).search("arthur");

  test("a search of the Hospital brings it about", () => {
    expect(rascals().waits).toBe("option 0");
    expect(rascals({ groups: [{ arthur: "school" }] }).acting).toBe(null);
  });

  test("1: morale +1, and five zombies at the colony; 2: nothing", () => {
    const t = rascals().option(1);
    expect([t.state.morale, t.zombies("colony")]).toEqual([7, [1, 1, 1, 1, 1, 0]]);
    expect(rascals().option(2).zombies("colony")).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe("71, Janet Taylor", () => {
  const janet = (more: Position = {}) =>
    table({
      card: "janet-taylor",
      groups: [{ janet: "colony", carla: "colony wounds 2" }],
      hands: [["junk", "fuel"]],
      ...more,
    });

  test("Janet in the own group brings it about, and nothing is asked", () => {
    const t = janet();
    expect([t.waits, t.told("in-force")]).toEqual(["turn 0", [{ event: "in-force", effect: "ward" }]]);
    expect(janet({ groups: [{}, { janet: "colony" }] }).told("crossroads")).toEqual([]);
  });

  test("any card heals a wound in the colony while she is there", () => {
    const t = janet().answer({ nurse: "carla-thompson" }, { card: "junk" });
    expect([t.read("carla"), t.waste, t.hand(0)]).toEqual(["colony wounds 1", ["junk"], ["fuel"]]);
  });

  test("not elsewhere, not the unhurt, not without her", () => {
    expect(janet({ groups: [{ janet: "colony", carla: "school wounds 1" }] }).offered("nurse")).toEqual([]);
    expect(janet({ groups: [{ janet: "hospital", carla: "colony wounds 1" }] }).offered("nurse")).toEqual([]);
  });
});

describe("72, Old Divisions", () => {
  const divisions = (more: Position = {}) =>
    table({
      card: "old-divisions",
      helpless: 2,
      crisis: "illness",
      crises: ["despair"],
      contributed: [["fuel"], ["medicine"]],
      ...more,
    });

  test("an own survivor in the colony and a helpless one bring it about", () => {
    expect(divisions().waits).toBe("vote 0,1,2");
    expect(divisions({ helpless: 0 }).acting).toBe(null);
  });

  test("up: a helpless survivor less, the crisis under the deck, its contributions gone unseen, morale -1", () => {
    const t = divisions().vote("up", "up", "up");
    expect([t.state.helpless, t.crisis, t.state.lost.length, t.state.morale]).toEqual([1, null, 2, 5]);
    t.nextRound();
    expect([t.told("crisis-result"), t.crisis]).toEqual([[], "despair"]);
  });

  test("down: nothing", () => {
    expect(divisions().vote("down", "down", "down").crisis).toBe("illness");
  });
});

describe("73, Voyeur", () => {
  const voyeur = (more: Position = {}) =>
    table({
      card: "voyeur",
      groups: [{ arthur: "school" }, { alexis: "school", jenny: "colony" }],
      hands: [[], ["fuel", "mop"]],
      ...more,
    });

  test("an own survivor alone with one of another player brings it about, and shows the hand to the player", () => {
    const t = voyeur();
    expect([t.waits, t.seenBy("peeked-card", [0]).length]).toEqual(["option 0", 2]);
  });

  test("not with a third one, not with two of one's own", () => {
    expect(voyeur({ groups: [{ arthur: "school" }, { alexis: "school" }, { brian: "school" }] }).acting).toBe(null);
    expect(voyeur({ groups: [{ arthur: "school", carla: "school" }] }).acting).toBe(null);
  });

  test("1: a card of choice, which is not played before the next round", () => {
    const t = voyeur({
      groups: [{ arthur: "school wounds 1" }, { alexis: "school" }],
      hands: [[], ["medicine", "mop"]],
    }).option(1);
    t.answer({ card: "medicine" });
    expect([t.hand(0), t.hand(1)]).toEqual([["medicine"], ["mop"]]);
    expect(t.refusal({ play: "medicine" })).not.toBe(null);
    expect(t.nextRound().toTurn(0).refusal({ play: "medicine" })).toBe(null);
  });

  test("1: a card of one's own of the same kind is played, and the one of choice still waits", () => {
    const [starter, found] = starterAndFound("food-1");
    const t = voyeur({ groups: [{ arthur: "school" }, { alexis: "school" }], food: 0 });
    t.state.hand[0] = [found];
    t.state.hand[1] = [starter];
    t.option(1).answer({ card: "food-1" }, { play: "food-1" });
    expect([t.state.food, t.state.hand[0], t.refusal({ play: "food-1" })]).toEqual([1, [starter], "withheld"]);
  });

  test("1: nor does the card pay for anything before that", () => {
    const t = voyeur({ gear: { arthur: ["lighter"] }, zombies: { school: 1 }, dice: [[6]] });
    t.option(1).answer({ card: "fuel" }, { attack: "arthur-thurston", die: 6 }, { zombie: 1 });
    expect([t.waits, t.refusal({ with: "lighter", card: "fuel" })]).toEqual(["modify 0", "no candidate"]);
    const chemist = table({
      groups: [{ edward: "colony" }],
      zombies: { colony: [1] },
      hands: [["medicine"]],
      dice: [[1, 4]],
    });
    chemist.state.withheld[0] = [...chemist.state.hand[0]];
    chemist.answer({ attack: "edward-white", die: 4 }, { zombie: 1 });
    expect(chemist.answers).toEqual([{ go: true }]);
  });

  test("2: all see the hand", () => {
    const t = voyeur().option(2);
    expect(t.told("hand-shown")).toMatchObject([
      { seat: 1, card: "fuel" },
      { seat: 1, card: "mop" },
    ]);
  });

  test("1 is not to be had from an empty hand", () => {
    expect(voyeur({ hands: [[], []] }).options).toEqual([2]);
  });
});

describe("74, The Arctic King", () => {
  const king = (more: Position = {}) =>
    table({
      card: "the-arctic-king",
      groups: [{ arthur: "gas-station" }],
      dice: [[6]],
      decks: { "gas-station": ["junk", "fuel", "fuel", "fuel", "mop"] },
      hands: [[]],
      ...more,
    }).search("arthur");

  test("a search of the Gas Station brings it about", () => {
    expect(king().waits).toBe("option 0");
    expect(king({ groups: [{ arthur: "school" }] }).acting).toBe(null);
  });

  test("1: moves without exposure, heard at both ends; the fourth wears it out", () => {
    const t = king({ quiet: true }).option(1).move("arthur", "library");
    expect([t.told("exposed"), t.state.noise[6], t.state.noise[4]]).toEqual([[], 1, 1]);
    const atColony = (): number => t.zombies("colony").reduce((sum, here) => sum + here);
    t.nextTurn(0);
    const before = atColony();
    t.move("arthur", "colony");
    expect([t.state.noise[4], atColony() - before]).toEqual([1, 1]);
    t.nextTurn(0).move("arthur", "school");
    expect(t.attached("arthur")).toEqual(["the-arctic-king"]);
    t.nextTurn(0).move("arthur", "library");
    expect([t.attached("arthur"), t.gone, t.told("exposed")]).toEqual([[], ["the-arctic-king"], []]);
  });

  test("2: two fuel cards of the Gas Station", () => {
    const t = king().option(2);
    expect(t.offered("card")).toEqual(["fuel"]);
    t.answer({ card: "fuel" }, { card: "fuel" });
    expect(t.hand(0)).toEqual(["junk", "fuel", "fuel"]);
  });
});

describe("75, Carla Thompson", () => {
  const carla = (more: Position = {}) => table({ card: "carla-thompson", ...more });

  test("Carla in the own group brings it about, and she comes to the Police Station", () => {
    const t = carla();
    expect([t.waits, t.read("carla")]).toEqual(["option 0", "police-station"]);
    expect(carla({ groups: [{ bev: "colony" }, { carla: "colony" }] }).acting).toBe(null);
    expect(carla({ exiled: [0] }).acting).toBe(null);
  });

  test("1: two exposures; if she lives, morale +1", () => {
    const t = carla().chance("frostbite", "blank").option(1);
    expect([t.read("carla"), t.state.morale]).toEqual(["police-station frost 1", 7]);
    expect(carla().chance("bitten").option(1).state.morale).toBe(5);
  });

  test("2: nothing", () => {
    expect(carla().option(2).told("exposed")).toEqual([]);
  });
});

describe("76, Jenny Clark", () => {
  const jenny = (more: Position = {}) =>
    table({
      card: "jenny-clark",
      groups: [{ jenny: "school", carla: "library" }, { alexis: "colony" }],
      dice: [[6, 6]],
      ...more,
    });

  test("a search of Jenny's brings it about; one of another survivor, or of an exiled Jenny, does not", () => {
    expect(jenny().search("jenny").waits).toBe("option 0");
    expect(jenny().search("carla").acting).toBe(null);
    expect(jenny({ exiled: [0] }).search("jenny").acting).toBe(null);
  });

  test("1: she comes to the colony, and eight zombies with her", () => {
    const t = jenny().search("jenny").option(1);
    expect([t.read("jenny"), t.zombies("colony")]).toEqual(["colony", [2, 2, 1, 1, 1, 1]]);
    expect(jenny({ helpless: 21 }).search("jenny").options).toEqual([2]);
  });

  test("2: she dies", () => {
    expect(jenny().search("jenny").option(2).read("jenny")).toBe("gone");
  });
});

describe("77, Hunted", () => {
  const hunted = (face: string, more: Position = {}) =>
    table({ card: "hunted", groups: [{ arthur: "school", carla: "library" }], ...more })
      .chance(face)
      .move("arthur", "library");

  test("a wound on the way brings it about; frostbite or nothing does not", () => {
    expect(hunted("wound").waits).toBe("option 0");
    expect(hunted("frostbite").acting).toBe(null);
    expect(hunted("blank").acting).toBe(null);
  });

  test("1: two exposures of everybody in the own group", () => {
    const t = hunted("wound").chance("wound", "blank", "blank", "frostbite").option(1);
    expect([t.read("carla"), t.read("arthur")]).toEqual(["library wounds 1", "library wounds 1 frost 1"]);
  });

  test("2: from now on a die for each move of anybody, and 2 or less is a wound", () => {
    const t = hunted("wound", { groups: [{ arthur: "school" }, { alexis: "school", jenny: "school" }] })
      .option(2)
      .nextTurn(1);
    t.chance(2, "blank").move("alexis", "hospital").chance(3, "blank").move("jenny", "hospital");
    expect([t.read("alexis"), t.read("jenny")]).toEqual(["hospital wounds 1", "hospital"]);
  });
});

describe("78, Loretta Clay", () => {
  const loretta = (more: Position = {}) =>
    table({
      card: "loretta-clay",
      groups: [{ loretta: "colony" }, { alexis: "colony" }, { brian: "school" }],
      food: 1,
      ...more,
    });

  test("Loretta in the own group brings it about", () => {
    expect(loretta().waits).toBe("option 0");
    expect(loretta({ groups: [{}, { loretta: "colony" }] }).acting).toBe(null);
    expect(loretta({ exiled: [0], groups: [{ loretta: "school" }] }).acting).toBe(null);
  });

  test("1: 5 or 6 is morale +1, 3 or 4 nothing", () => {
    expect(loretta().chance(5).option(1).state.morale).toBe(7);
    expect(loretta().chance(4).option(1).state.morale).toBe(6);
  });

  test("1: after a 1 or 2 whoever is in the colony rolls, and 2 or less is a wound", () => {
    const t = loretta().chance(2, 2, 3).option(1);
    expect([t.read("loretta"), t.read("alexis"), t.read("brian")]).toEqual(["colony wounds 1", "colony", "school"]);
  });

  test("2: food -1; not to be had without any", () => {
    expect(loretta().option(2).state.food).toBe(0);
    expect(loretta({ food: 0 }).options).toEqual([1]);
  });
});

describe("79, Fuel Tanker", () => {
  const tanker = (more: Position = {}) =>
    table({
      card: "fuel-tanker",
      groups: [{ arthur: "school" }],
      hands: [[]],
      removed: ["fuel", "fuel", "mop", "fuel", "fuel", "fuel"],
      ...more,
    })
      .chance("blank")
      .move("arthur", "library");

  test("a move brings it about; not one of an exiled survivor", () => {
    expect(tanker().waits).toBe("option 0");
    expect(tanker({ exiled: [0] }).acting).toBe(null);
  });

  test("1: six zombies at the colony, and up to four removed fuel cards", () => {
    const t = tanker().option(1);
    expect([t.zombies("colony"), t.hand(0), t.removed]).toEqual([
      [1, 1, 1, 1, 1, 1],
      ["fuel", "fuel", "fuel", "fuel"],
      ["fuel", "mop"],
    ]);
  });

  test("1: found cards before starter cards", () => {
    const [starter, found] = starterAndFound("fuel");
    const t = tanker();
    t.state.removed = [found, found, starter, starter, starter];
    expect(t.option(1).state.hand[0].filter((print) => print === found).length).toBe(2);
  });

  test("1: whoever is out when they come gets none (X-07)", () => {
    const t = table({
      card: "fuel-tanker",
      groups: [{ arthur: "school" }, { alexis: "library" }, { brian: "library" }],
      zombies: { colony: [3, 3, 3, 3, 3, 3] },
      removed: ["fuel"],
    });
    t.state.rules = { ...t.state.rules, elimination: true };
    t.chance("blank").move("arthur", "colony").option(1);
    expect([t.state.out[0], t.hand(0), t.removed]).toEqual([1, [], ["fuel"]]);
  });

  test("2: nothing", () => {
    expect(tanker().option(2).hand(0)).toEqual([]);
  });
});

describe("80, Harman Brooks", () => {
  const harman = (more: Position = {}) =>
    table({
      card: "harman-brooks",
      groups: [
        { arthur: "colony wounds 1" },
        { harman: "school", alexis: "colony wounds 2" },
        { brian: "library frost 1", maria: "colony wounds 1" },
      ],
      ...more,
    });

  test("Harman in anybody's group brings it about; not in an exiled one's", () => {
    expect(harman().waits).toBe("option 0");
    expect(table({ card: "harman-brooks" }).acting).toBe(null);
    expect(harman({ exiled: [1], groups: [{}, { harman: "school" }] }).acting).toBe(null);
  });

  test("1: food +3", () => {
    expect(harman().option(1).state.food).toBe(3);
  });

  test("2: a wound less for up to three survivors; not to be had where nobody is hurt", () => {
    const t = harman().option(2).answer({ survivor: "alexis-grey" });
    expect(t.offered("survivor")).toEqual(["arthur-thurston", "brian-lee", "maria-lopez"]);
    t.answer({ survivor: "brian-lee" }, { survivor: "arthur-thurston" });
    expect([t.read("alexis"), t.read("brian"), t.read("arthur"), t.waits]).toEqual([
      "colony wounds 1",
      "library",
      "colony",
      "turn 0",
    ]);
    expect(harman().option(2).answer({ no: true }).waits).toBe("turn 0");
    expect(harman({ groups: [{}, { harman: "school" }] }).options).toEqual([1]);
  });
});
