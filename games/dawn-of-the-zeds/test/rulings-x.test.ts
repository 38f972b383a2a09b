import { readBoard } from "@endzeit/kit/testing";
import { describe, expect, test } from "vitest";
import set from "../board/index.ts";
import { MELEE, zedsLose } from "../content/tables.ts";
import { ZED_HITS, ZEDS } from "../content/zeds.ts";
import { dawnOfTheZeds } from "../index.ts";
import { opened, type Town, town } from "./town.ts";

// The rulings X1 to X42: what the rulebook leaves open or says twice, each in a position of its own.

/** The moves of Zeds in the order in which they were made. */
const marches = (match: Town): readonly (readonly [string, string, number])[] =>
  match.told("zeds-moved").map(({ from, to, strength }) => [from, to, strength] as const);
const melees = (match: Town): readonly string[] => match.told("melee").map(({ at }) => at);
const paid = (match: Town): readonly string[] => match.told("paid").map(({ by }) => by);

describe("X1: who loses a fight in the retreat goes on toward Town Center", () => {
  test("past Zeds and full spaces, and without a defence shift on the Campground", () => {
    const match = town({
      event: "mine-explosion",
      tab: "",
      zeds: { M2: "5", M1: "4" },
      units: { "civilian-7": "M4", "civilian-1": "M3", "civilian-3": "M3" },
      dice: [3, 4],
    });
    expect(match.told("melee")[0]).toMatchObject({ at: "M2", cause: "retreat" });
    expect([match.melee, match.results]).toEqual(["zeds-more > zeds-more", ["1/2 units"]]);
    expect(match.read("civilian-7")).toBe("M0 reduced +1");
    expect(match.board).toEqual({ M2: "5+1", M1: "4" });
  });
});

describe("X2: falling back into Zeds is allowed and an ordinary attack", () => {
  const before = (more: { readonly [unit: string]: string }) =>
    town({
      zeds: { S3: "9", S1: "5" },
      units: { piazza: "S2", ...more },
      now: "actions",
      dice: [1, 1],
    }).fire("piazza", "S3");

  test("the Zeds lose: they retreat into the space that was left; no defence shift on the bridge", () => {
    const match = before({}).dice(6, 6).answer({ fall: true });
    expect(match.told("melee")[0]).toMatchObject({ at: "S1", cause: "fall-back", zeds: 5 });
    expect([match.melee, match.results]).toEqual(["zeds-more > zeds-more", ["2/0 zeds"]]);
    expect([match.at("piazza"), match.board]).toEqual(["S1", { S3: "9", S2: "5+2" }]);
  });

  test("the units lose: as attackers they go back to where they fell back from", () => {
    const match = before({ "civilian-7": "S2" })
      .answer({ fall: true, with: "civilian-7" })
      .dice(3, 4)
      .unit("civilian-7");
    expect(match.results).toEqual(["1/2 units"]);
    expect([match.read("piazza"), match.read("civilian-7")]).toEqual(["S2", "S2 reduced"]);
    expect(match.board).toEqual({ S3: "9", S1: "5+1" });
  });
});

describe("X3: 16 and 20 are cards, two of them Brains!", () => {
  for (const [deck, cards] of [
    ["short", 16],
    ["normal", 20],
  ] as const) {
    test(`${deck}: ${cards} cards`, () => {
      const state = opened(1, { deck });
      expect(state.round + state.eventDeck.length).toBe(cards);
    });
  }

  test("a Brains! card counts among the cards, and among those that were never revealed", () => {
    const match = town({ zeds: { F0: "4" }, tab: "F", deck: ["brains-4", "finale-good-night"], ammo: 0 });
    expect(match.told("card")[0]).toMatchObject({ round: 1, of: 3 });
    expect(match.told("ended")[0]).toMatchObject({ reason: "overrun", score: -2 });
  });
});

describe("X4: extra actions", () => {
  test("Determination and Born leader are carried out at once, or lost", () => {
    const match = town({ units: { schmidt: "TC", hunt: "TC", "civilian-1": "TC" }, now: "actions", actions: 0 });
    match.answer({ special: "determination" });
    expect(match.waits).toBe("extra 0");
    expect(match.offered("special")).toEqual([]);
    match.answer({ pass: true });
    expect([match.waits, match.special("determination"), match.state.own[0]]).toEqual(["act 0", "used", 1]);
    match.answer({ special: "born-leader", unit: "civilian-1" });
    expect(match.waits).toBe("extra 0");
    expect(match.reach("civilian-1")).toContain("F1");
    expect(match.reach("schmidt")).toEqual([]);
  });

  test("the Speech's actions are used in any order, between others, and lapse with the phase", () => {
    const match = town({
      units: { hernandez: "TC", furies: "TC", "civilian-1": "F0", schmidt: "F1" },
      now: "actions",
      actions: 1,
    });
    match.answer({ special: "speech" });
    expect(match.waits).toBe("act 0");
    match.move("civilian-1", "F2").move("schmidt", "F3").move("furies", "S1");
    expect(paid(match)).toEqual(["speech", "event", "speech"]);
    const lapsed = town({ units: { hernandez: "TC", furies: "TC" }, now: "actions" }).answer({ special: "speech" });
    lapsed.end();
    expect(lapsed.state.speech.every((left) => left === 0)).toBe(true);
  });
});

describe("X5: a further action in place of the ammo", () => {
  test("comes on top of what the shot costs: two actions, no ammo", () => {
    const match = town({
      zeds: { F3: "9" },
      units: { piazza: "F2" },
      now: "actions",
      actions: 1,
      ammo: 0,
      dice: [1, 1],
    });
    expect(match.against({ fire: "piazza", at: "F3" })).toBe("no-ammo");
    match.fire("piazza", "F3", { spare: true });
    expect([paid(match), match.state.ammo]).toEqual([["event", "own"], 0]);
  });

  test("My citadel and the Speech pay for the shot, so it is one action", () => {
    const citadel = town({
      zeds: { F0: "9" },
      units: { piazza: "TC", hernandez: "TC" },
      now: "actions",
      actions: 0,
      ammo: 0,
      dice: [1, 1],
    });
    citadel.answer({ special: "citadel", unit: "piazza", at: "F0", spare: true });
    expect(paid(citadel)).toEqual(["own"]);
    const speech = town({
      zeds: { F2: "9" },
      units: { piazza: "F0", hernandez: "TC" },
      now: "actions",
      actions: 0,
      ammo: 0,
      dice: [1, 1],
    });
    speech.answer({ special: "speech" }).fire("piazza", "F2", { spare: true });
    expect(paid(speech)).toEqual(["speech", "own"]);
  });

  test("her own Speech action will do, another unit's never", () => {
    const own = town({
      zeds: { F0: "9" },
      units: { piazza: "TC", hernandez: "TC" },
      now: "actions",
      ammo: 0,
      actions: 0,
    });
    own.answer({ special: "speech" }).move("hernandez", "S0");
    expect(paid(own)).toEqual(["own"]);
    own.dice(1, 1).answer({ special: "citadel", unit: "piazza", at: "F0", spare: true });
    expect(paid(own)).toEqual(["own", "speech"]);
    const others = town({
      zeds: { F3: "9" },
      units: { piazza: "F2", hernandez: "TC", "civilian-1": "TC" },
      now: "actions",
      ammo: 0,
      actions: 0,
    }).answer({ special: "speech" });
    expect(others.against({ fire: "piazza", at: "F3", spare: true })).toBe("no-spare-action");
  });
});

describe("X6: Captain Piazza's list replaces her strength, whichever side is up", () => {
  for (const side of ["", " reduced"]) {
    for (const [at, strength] of [
      ["F3", 2],
      ["F4", 4],
      ["F5", 3],
    ] as const) {
      test(`${side === "" ? "full" : "reduced"}, ${at}: strength ${strength}`, () => {
        const match = town({ zeds: { [at]: "9" }, units: { piazza: `F2${side}` }, now: "actions", dice: [1, 1] });
        match.fire("piazza", at);
        expect(match.told("gunfire")[0]).toMatchObject({ strength });
      });
    }
  }
});

test("X7: the example's round with the new Zed that it leaves out, and East Irek's civilians withdrawing", () => {
  const match = town({
    event: "cardio",
    zeds: { FS: "5", MS: "4", HS: "6", SS: "9" },
    units: { "civilian-3": "S5 defiant" },
    dice: ["3"],
  });
  expect([match.zeds("MS"), match.zeds("S5"), match.waits]).toEqual(["4, 3", "9", "withdraw 0"]);
  match.answer({ withdraw: "civilian-3" });
  expect([match.read("civilian-3"), match.told("melee")]).toEqual(["S4", []]);
});

test("X8: no fresh Zed has strength 1", () => {
  expect(Math.min(...ZEDS.map(({ full }) => full))).toBe(2);
  expect(ZEDS).toHaveLength(34);
});

describe("X9: Traps clear the space of units, not of Zeds", () => {
  const before = (zed: string, more: { readonly [unit: string]: string } = {}) =>
    town({ tab: "S", zeds: { S4: zed }, units: { johnson: "S3", "civilian-1": "S3 defiant", ...more } });

  test("all units there fall back, Defiant comes off", () => {
    const match = before("5").dice(4).answer({ use: "traps" });
    expect([match.read("johnson"), match.read("civilian-1")]).toEqual(["S2", "S2"]);
    expect([match.zeds("S3"), match.told("melee")]).toEqual(["5+1", []]);
  });

  test("the players choose who stops first", () => {
    const match = before("5", { hunt: "S2" }).dice(4).answer({ use: "traps" });
    expect(match.waits).toBe("stop 0");
    match.unit("civilian-1");
    expect([match.at("johnson"), match.at("civilian-1")]).toEqual(["S1", "S2"]);
  });

  test("without a Zed alive nobody falls back", () => {
    const match = before("1r+2").dice(4).answer({ use: "traps" });
    expect([match.at("johnson"), match.at("civilian-1"), match.board]).toEqual(["S3", "S3", {}]);
  });
});

test("X10: Defiant comes off before the withdrawal, so Defiant units may withdraw; No Entry comes before all", () => {
  const match = town({
    event: "cardio",
    tab: "S",
    zeds: { S6: "4" },
    units: { "civilian-3": "S5 defiant" },
    dice: ["9"],
  });
  match.answer({ track: "forest" });
  expect([match.waits, match.read("civilian-3")]).toEqual(["withdraw 0", "S5"]);
  match.answer({ withdraw: "civilian-3" });
  expect([match.at("civilian-3"), match.told("melee")]).toEqual(["S4", []]);
  const closed = town({ tab: "M", noEntry: "M5", zeds: { M6: "4" }, units: { "civilian-3": "M5 defiant" } });
  expect([closed.zeds("M6"), closed.read("civilian-3")]).toEqual(["4", "M5 defiant"]);
});

test("X11: an attack from a Start that is lost leads back to it", () => {
  const match = town({ zeds: { F6: "4" }, units: { schmidt: "FS" }, now: "actions", dice: [1, 1, 4, 4, 4] });
  match.move("schmidt", "F6").keep();
  expect([match.results, match.read("schmidt")]).toEqual([["0/3 units"], "FS"]);
});

describe("X12: Zeds that lose on a Start never stay", () => {
  const before = (zeds: { readonly [space: string]: string }) =>
    town({ event: "night-forest", tab: "", zeds, units: { schmidt: "FS" }, dice: ["9", 6, 6] });

  test("they go to another Start of the players' choice; no defence shift on a Start", () => {
    const match = before({ MS: "4, 3" }).keep();
    expect([match.melee, match.results]).toEqual(["zeds-2 > +1 ability > zeds-more", ["2/0 zeds"]]);
    expect([match.waits, match.offered("track")]).toEqual(["start 0", ["highway", "suburbs"]]);
    match.answer({ track: "suburbs" });
    expect([match.board, match.at("schmidt")]).toEqual([{ MS: "4, 3", SS: "9+2" }, "FS"]);
  });

  test("they are told as the retreat that it is, and the one without a Start is in sight while the question is open", () => {
    const match = before({ MS: "4, 3" }).keep();
    const found = () => match.told("placed").filter(({ known }) => known === true);
    expect([match.told("pushed-off").map(({ from, strength }) => [from, strength]), found()]).toEqual([
      [["FS", 9]],
      [],
    ]);
    const { texts } = dawnOfTheZeds;
    const cells = readBoard(set, match.match.view(null), texts.en);
    expect(cells.find(({ row }) => row === texts.en["board.adrift"])?.text).toBe("Zed 9, 2 hits");
    match.answer({ track: "suburbs" });
    expect(found().map(({ at, strength }) => [at, strength])).toEqual([["SS", 9]]);
    expect(found().map((event) => dawnOfTheZeds.words.event(event)?.text)).toEqual(["log.placed.known"]);
    expect(readBoard(set, match.match.view(null), texts.en).some(({ row }) => row === texts.en["board.adrift"])).toBe(
      false,
    );
  });

  test("with every Start full they go into the bag", () => {
    const full = { MS: "4, 3", HS: "5, 5", SS: "6, 6" };
    const match = before(full).keep();
    expect([match.board, match.state.bag.length]).toEqual([full, 28]);
  });

  test("a hero who loses there retreats to #6", () => {
    const match = before({ MS: "4, 3" }).dice(1, 1, 4, 4, 4, 4).answer({ reroll: true });
    expect([match.at("schmidt"), match.zeds("FS")]).toEqual(["F6", "9"]);
  });
});

describe("the first step off a Start", () => {
  test("into a space with units is a melee like any other", () => {
    const match = town({ tab: "F", zeds: { FS: "5" }, units: { furies: "F6" }, dice: [6, 6] });
    expect([match.results, match.told("melee")[0]?.cause]).toEqual([["4/0 zeds"], "enter"]);
    expect([match.at("furies"), match.zeds("F6"), match.zeds("FS").endsWith("r+1")]).toEqual(["F6", "", true]);
  });

  test("of one of two equal Zeds is a choice like any other", () => {
    const match = town({ tab: "F", noEntry: "F5", zeds: { FS: "4/2, 4/3", F6: "8" } });
    expect(match.waits).toBe("advance 0");
  });
});

test("X13: Zeds that retreat to a Start where a hero stands attack him", () => {
  const match = town({
    zeds: { F6: "5/2" },
    units: { furies: "F5", schmidt: "FS" },
    now: "actions",
    dice: [6, 6, 6, 6],
  });
  match.move("furies", "F6").keep();
  expect(match.told("melee")[1]).toMatchObject({ at: "FS", unit: "schmidt", cause: "enter", zeds: 2 });
  expect(match.melee).toBe("player-2 > +1 ability > player-3");
});

describe("X14: with the mayor in play the step into Town Center is free", () => {
  const units = { "civilian-1": "S2" };
  test("even without a point left, and for the mayor too", () => {
    const match = town({ units: { ...units, hernandez: "M4" }, now: "actions" });
    expect(match.reach("civilian-1")).toContain("TC");
    expect(match.reach("civilian-1")).not.toContain("F0");
    expect(match.reach("hernandez")).toContain("TC");
  });
  test("without him it costs a point", () => {
    expect(town({ units, now: "actions" }).reach("civilian-1")).toEqual(["S0", "S1", "S3", "S4"]);
  });
});

describe("X15: Born leader reaches a civilian on or next to Hunt's space", () => {
  for (const [hunt, near, far] of [
    ["S2", "S3", "S4"],
    ["S2", "S2", "S0"],
    ["TC", "F0", "F1"],
    ["FS", "F6", "F5"],
  ] as const) {
    test(`${hunt}: ${near} is near, ${far} is not`, () => {
      const match = town({ units: { hunt, "civilian-1": near, furies: far }, now: "actions" });
      expect(match.against({ special: "born-leader", unit: "furies" })).toBe("too-far");
      match.answer({ special: "born-leader", unit: "civilian-1" });
      // Range is asked once: the action itself may lead anywhere.
      expect([match.waits, match.special("born-leader")]).toEqual(["extra 0", "used"]);
    });
  }
});

test("X16: the mayor may be anywhere for the Citadel and the Speech", () => {
  const match = town({
    zeds: { M5: "9", F0: "5" },
    units: { hernandez: "M6", "civilian-1": "TC", piazza: "S0", "civilian-3": "S1" },
    now: "actions",
    actions: 0,
    dice: [6, 6],
  });
  match.answer({ special: "citadel", unit: "civilian-1", at: "F0" });
  expect(match.told("shift")[0]).toMatchObject({ cause: "citadel", n: 1 });
  match.answer({ special: "speech" });
  match.move("piazza", "S2").move("civilian-1", "H0");
  expect(paid(match)).toEqual(["speech", "speech"]);
  match.move("civilian-3", "TC");
  expect(paid(match)).toEqual(["speech", "speech", "own"]);
});

describe("X17: the special markers of who dies or is saved", () => {
  test("the Graveyard takes them out of the match, and the abilities end at once", () => {
    const match = town({
      tab: "M",
      zeds: { M2: "9" },
      units: { hernandez: "M1 reduced", "civilian-1": "S2" },
      dice: [1, 1, 1],
    });
    expect([match.at("hernandez"), match.special("citadel"), match.special("speech")]).toEqual([
      "graveyard",
      "gone",
      "gone",
    ]);
    expect(match.reach("civilian-1")).not.toContain("TC");
  });

  for (const used of [[], ["determination"]]) {
    test(`a saved hero's marker keeps its side: ${used.length === 0 ? "ready" : "used"}`, () => {
      const match = town({ tab: "M", zeds: { M2: "9" }, units: { schmidt: "M1 reduced" }, used, dice: [1, 1, 3, 4] });
      match.keep();
      expect([match.read("schmidt"), match.special("determination")]).toEqual([
        "TC",
        used.length === 0 ? "ready" : "used",
      ]);
    });
  }
});

test("X18: the tough die is rolled for each hit, then the save roll, and nothing after it", () => {
  const match = town({ tab: "M", zeds: { M2: "9" }, units: { schmidt: "M1 reduced" }, dice: [1, 1, 6, 3, 4] });
  match.keep();
  expect(match.results).toEqual(["0/5 units"]);
  expect(match.told("roll").map(({ why, dice }) => [why, ...dice])).toEqual([
    ["tough", 6],
    ["tough", 3],
    ["save", 4],
  ]);
});

test("X19: a hit on a mob is assigned first, then the Tough Zed rolls; a negated one is used up", () => {
  const match = town({
    zeds: { F3: "9, 3" },
    tough: "F3",
    units: { piazza: "F1" },
    now: "actions",
    dice: [6, 6],
  }).fire("piazza", "F3");
  expect(match.waits).toBe("hit 0");
  match.dice(3).zed(9);
  expect(match.zeds("F3")).toBe("9, 3");
  match.dice(4).zed(9).zed(3);
  expect([match.zeds("F3"), match.waits]).toEqual(["9+1, 3+1", "overwatch 0"]);
});

test("X20: Martial arts roll both dice, once in each melee", () => {
  const match = town({ tab: "FF", zeds: { F3: "4" }, units: { schmidt: "F2" }, dice: [6, 5] });
  expect(match.waits).toBe("reroll 0");
  match.dice(1, 1, 4, 4, 4).answer({ reroll: true });
  expect(match.told("fight-roll")[1]).toMatchObject({ dice: [1, 1], again: 1 });
  // Lost; the second activation brings another melee and another chance.
  expect([match.at("schmidt"), match.zeds("F1"), match.waits]).toEqual(["F1", "4", "reroll 0"]);
});

describe("X21: a night assault takes the defence shift from all defenders, in its Zeds phase", () => {
  test("on every track, other shifts stay", () => {
    const match = town({
      event: "night-forest",
      tab: "M",
      zeds: { M1: "4" },
      units: { schmidt: "M0" },
      dice: ["?", 6, 6],
    });
    expect(match.melee).toBe("even > +1 ability > player-more");
  });

  test("in the players' symbol before it, too", () => {
    const match = town({
      players: 2,
      event: "night-forest",
      symbol: "move",
      tab: "",
      zeds: { M1: "3" },
      units: { "civilian-1": "M0" },
      dice: [6, 6, "?"],
    });
    expect(match.melee).toBe("even > even");
  });

  test("from the action phase on it is there again", () => {
    const match = town({
      event: "night-forest",
      zeds: { F2: "3" },
      units: { hunt: "F1", "civilian-1": "F3" },
      now: "actions",
      dice: [1, 6, 6, 6],
    });
    match.move("hunt", "F2").keep();
    expect(match.told("melee")[1]).toMatchObject({ at: "F3", unit: "civilian-1" });
    expect(match.told("shift").map(({ cause }) => cause)).toEqual(["defence"]);
  });
});

test("X22: without a unit on the story's track the attack is skipped, the story's text is not", () => {
  const match = town({ event: "underfoot", tab: "", story: ["dud-ammo"], units: { schmidt: "TC", hunt: "FS" } });
  expect(match.told("no-effect")).toHaveLength(1);
  expect([match.told("melee"), match.state.ammo]).toEqual([[], 3]);
});

describe("X23: Right under our feet has no winner and no loser", () => {
  const before = (
    units: { readonly [unit: string]: string },
    kept: readonly string[] = ["iron-resolve", "bulldozer"],
  ) => town({ event: "underfoot", tab: "", story: ["dud-ammo"], kept, units });

  test("so Iron resolve, the bulldozer, Traps and Keep calm have no place", () => {
    const match = before({ johnson: "F3 charged", "civilian-1": "F2" }).dice(1, 1, 4).unit("johnson");
    expect(match.told("roll").map(({ why }) => why)).toEqual(["save"]);
    expect([match.melee, match.results]).toEqual(["even > +1 defence > player-more", ["0/3 nobody"]]);
    expect([match.at("johnson"), match.at("civilian-1"), match.kept]).toEqual([
      "TC",
      "F2",
      ["iron-resolve", "bulldozer"],
    ]);
  });

  test("Scout, reroll and tough count", () => {
    const match = before({ schmidt: "F3" }).dice(1, 1).unit("schmidt");
    expect([match.waits, match.melee]).toEqual(["reroll 0", "even > +1 ability > +1 defence > player-2"]);
    match.dice(4, 1, 4).keep();
    expect(match.told("roll").map(({ why }) => why)).toEqual(["tough", "tough", "tough"]);
    expect(match.read("schmidt")).toBe("F3 reduced");
  });

  test("Well-Armed and the Civilian Leader count", () => {
    const match = before({ "civilian-7": "F2 armed" }, ["civilian-leader"]).answer({ pass: true }).unit("civilian-7");
    expect(match.waits).toBe("before 0");
    match.answer({ play: "civilian-leader", unit: "civilian-7" }).dice(6, 6);
    expect(match.melee).toBe("even > +1 well-armed > +1 leader > player-2");
  });
});

describe("X24: placed Zeds fight, but do not enter", () => {
  test("no Traps, but the defence shift of the Campground", () => {
    const match = town({
      event: "plague",
      tab: "",
      story: ["lake"],
      zeds: { FS: "4" },
      units: { johnson: "M2" },
      dice: ["4", "3", 6, 6],
    });
    expect(match.told("melee")[0]).toMatchObject({ at: "M2", cause: "placed", zeds: 3 });
    expect([match.melee, match.waits]).toEqual(["even > +1 defence > player-more", "act 0"]);
  });

  test("no withdrawal", () => {
    const match = town({ event: "cardio", tab: "", units: { schmidt: "FS" }, dice: ["4", 6, 6] });
    match.answer({ track: "forest" });
    expect(match.waits).toBe("reroll 0");
  });
});

test("X25: each weak Zed is replaced exactly once, the nearest first, and then moves like any other", () => {
  const match = town({
    event: "hate-it",
    tab: "H",
    zeds: { H2: "3+1, 3", M2: "2" },
    // All others are stronger and on the board: the bag holds only what has just been returned.
    rest: ["F2", "F3", "F4", "F5", "F6", "FS", "M3", "M4", "M5", "M6", "MS", "S2", "S3", "S4", "S5", "S6"],
  });
  expect([match.waits, match.answers.length, match.state.bag]).toEqual(["replace 0", 3, []]);
  match.zed(2).zed(3);
  expect([match.told("returned").length, match.told("placed").length]).toEqual([3, 3]);
  expect([match.zeds("M2"), match.zeds("H1"), match.zeds("H2")]).toEqual(["2", "3, 3", ""]);
});

describe("X26: Rule #1 places on an empty Start, else on the weakest single Zed's", () => {
  test("among equally weak ones of the players' choice; a full Start is none", () => {
    const match = town({ event: "cardio", tab: "", zeds: { FS: "5", MS: "2, 3", HS: "4", SS: "4r" } });
    expect([match.waits, match.offered("track")]).toEqual(["start 0", ["highway", "suburbs"]]);
  });
  test("all full: the bag", () => {
    const full = { FS: "5, 5", MS: "3, 2", HS: "4, 4", SS: "6, 6" };
    const match = town({ event: "cardio", tab: "", zeds: full });
    expect([match.board, match.state.bag.length, match.waits]).toEqual([full, 26, "act 0"]);
  });
});

describe("X27: a mob that has gained a Zed is fresh for the symbol", () => {
  const before = (zeds: { readonly [space: string]: string }) =>
    town({ players: 4, symbol: "move", zeds, units: { furies: "H1" }, dice: [6, 6] });

  test("one that was beaten back is not, until another one joins it", () => {
    const match = before({ H2: "9", H3: "4" });
    match.dice(6, 6);
    expect(marches(match).slice(0, 4)).toEqual([
      ["H2", "H1", 9],
      ["H1", "H2", 9],
      ["H3", "H2", 4],
      ["H2", "H1", 13],
    ]);
  });

  test("one that retreats together has gained nobody", () => {
    const match = before({ H2: "9, 5", FS: "2" }).zed(9).zed(9);
    expect(marches(match)).toEqual([
      ["H2", "H1", 14],
      ["H1", "H2", 14],
      ["FS", "F6", 2],
    ]);
  });
});

test("X28: a blocked group is not used up; picks that nobody can take lapse", () => {
  const match = town({ players: 4, symbol: "move", zeds: { F5: "9, 8", F4: "5, 3" } });
  expect(marches(match)).toEqual([
    ["F4", "F3", 8],
    ["F5", "F4", 17],
  ]);
  expect(match.told("symbol")[0]).toMatchObject({ n: 3 });
});

test("X29: a card drawn in the finale is kept only after both activations", () => {
  const match = town({
    event: "finale-good-or-bad",
    story: ["iron-resolve"],
    zeds: { H4: "9" },
    units: { "civilian-1": "H3", "civilian-7": "H2" },
    dice: [1, 1, 1],
  });
  expect(match.results[0]).toBe("0/5 units");
  const order = match.events.flatMap(({ event }) => (event === "activated" || event === "kept" ? [event] : []));
  expect([order, match.told("played")]).toEqual([["activated", "activated", "kept"], []]);
});

test("X30: with one place on St. Thomas the second Zed is pushed back and fights alone", () => {
  const match = town({
    event: "plague",
    tab: "",
    story: ["living-dead"],
    zeds: { F4: "4" },
    units: { "civilian-7": "F5", "civilian-1": "F3" },
    dice: ["2", "6", "5", 6, 6],
  });
  expect(match.told("placed").map(({ at, strength }) => [at, strength])).toEqual([
    ["MS", 2],
    ["F4", 6],
    ["F5", 5],
  ]);
  expect(match.told("melee").map(({ at, zeds }) => [at, zeds])).toEqual([["F5", 5]]);
});

test("X31: two units retreat into Zeds: one fights, and both go on", () => {
  const match = town({
    event: "mine-explosion",
    tab: "",
    zeds: { M3: "5" },
    units: { "civilian-7": "M4", "civilian-1": "M4" },
  });
  expect([match.at("civilian-7"), match.at("civilian-1"), match.waits]).toEqual(["M3", "M3", "defend 0"]);
  match.dice(3, 4).unit("civilian-7");
  expect(match.told("melee").map(({ strength, zeds }) => [strength, zeds])).toEqual([[4, 5]]);
  expect([match.at("civilian-7"), match.at("civilian-1")]).toEqual(["M2", "M2"]);
});

test("X32: a mob split between two spaces with units: the stronger stops and fights first", () => {
  const match = town({
    options: { moreUnits: true },
    zeds: { F2: "5, 4", F3: "3" },
    // Pickles shares the Farm with a Zed, so it has room for one more.
    units: { furies: "F1", pickles: "F3", "civilian-7": "F4" },
    now: "actions",
    dice: [6, 6],
  });
  match.move("furies", "F2").zed(5).dice(1, 1, 1, 1, 6, 6).zed(5);
  expect(match.told("melee").map(({ at, zeds }) => [at, zeds])).toEqual([
    ["F2", 9],
    ["F3", 8],
    ["F4", 4],
  ]);
});

test("X33: all tracks: one at a time, each once", () => {
  const match = town({ event: "brains-3" });
  const left: (readonly string[])[] = [];
  for (const track of ["highway", "forest", "suburbs"]) {
    left.push(match.offered("track"));
    match.answer({ track });
  }
  expect(left).toEqual([
    ["forest", "mountain", "highway", "suburbs"],
    ["forest", "mountain", "suburbs"],
    ["mountain", "suburbs"],
  ]);
  expect(
    match
      .told("activated")
      .map(({ track }) => track)
      .slice(0, 4),
  ).toEqual(["highway", "forest", "suburbs", "mountain"]);
});

describe("X34: the winner on a Brains! card goes on at once", () => {
  test("before the next group moves; an empty space ends it", () => {
    const match = town({
      event: "brains-3",
      zeds: { F3: "9", F5: "4" },
      units: { "civilian-3": "F2" },
      dice: [1, 1, 1],
    }).answer({ track: "forest" });
    expect(marches(match)).toEqual([
      ["F3", "F2", 9],
      ["F2", "F1", 9],
      ["F5", "F4", 4],
    ]);
  });

  test("on and on while it wins", () => {
    const match = town({
      event: "brains-3",
      zeds: { F3: "9" },
      units: { "civilian-7": "F2" },
      // 9 to 4: beaten back with three hits of four, then 9 to 2 and dead.
      dice: [2, 3, 1, 1, 1],
    }).answer({ track: "forest" });
    expect([melees(match), match.at("civilian-7"), match.zeds("F0")]).toEqual([["F2", "F1"], "graveyard", "9"]);
  });

  test("a winner that died does not", () => {
    const match = town({
      event: "brains-3",
      zeds: { F3: "4r+2" },
      units: { "civilian-1": "F2" },
      dice: [3, 4],
    }).answer({ track: "forest" });
    expect([match.results, match.read("civilian-1"), match.board]).toEqual([["1/2 units"], "F1 reduced", {}]);
  });
});

describe("X35: Shot of adrenaline adds two to what is left", () => {
  const play = (actionCap: boolean) => {
    const match = town({
      options: { actionCap },
      actions: 4,
      kept: ["adrenaline"],
      units: { hunt: "TC" },
      now: "actions",
    });
    return match.move("hunt", "F0").answer({ play: "adrenaline" }).state.actions;
  };
  test("without a limit", () => expect(play(false)).toBe(5));
  test("house rule: at most four", () => expect(play(true)).toBe(4));
});

test("X36: Keep calm and the bulldozer help in an attack out of a retreat", () => {
  const match = town({
    event: "mine-explosion",
    tab: "",
    kept: ["bulldozer"],
    zeds: { M3: "9" },
    units: { schmidt: "M4 charged" },
    dice: [4],
  });
  expect(match.waits).toBe("before 0");
  match.answer({ play: "bulldozer" });
  expect(match.melee).toBe("zeds-2 > +1 ability > +2 keep-calm > +2 bulldozer > player-3");
});

describe("X37: the space where a move began has room for the way back", () => {
  test("between two others it is the first one that has", () => {
    const match = town({
      zeds: { F2: "5" },
      units: {
        furies: "TC",
        schmidt: "F0",
        hunt: "F0",
        "civilian-1": "F1",
        "civilian-3": "F1",
      },
      now: "actions",
      dice: [1, 1, 4, 4, 4],
    });
    match.move("furies", "F2");
    expect([match.results, match.at("furies")]).toEqual([["0/3 units"], "TC"]);
  });
  test("one of two comes back to the other", () => {
    const match = town({ zeds: { F2: "5" }, units: { "civilian-7": "F1", hunt: "F1" }, now: "actions", dice: [3, 4] });
    match.move("civilian-7", "F2");
    expect(match.read("civilian-7")).toBe("F1 reduced");
  });
});

describe("X38: a Zed that wins reduced side up has at most two hits to keep", () => {
  test("no cell that the Zeds win deals more than one", () => {
    const most = MELEE.flatMap((cells, row) =>
      cells.filter((_, column) => !zedsLose(row, column)).map(([zeds]) => zeds),
    );
    expect(Math.max(...most)).toBeLessThan(ZED_HITS);
  });
  test("turned up, it keeps its hits", () => {
    const match = town({ event: "smell", tab: "", units: { "civilian-1": "F2" } })
      .dice("9", 3, 4)
      .unit("civilian-1");
    expect([match.results, match.zeds("F2"), match.read("civilian-1")]).toEqual([["1/2 units"], "9+1", "F1 reduced"]);
  });
});

test("X39: Defiant units forage and fire, do not move, but may fall back", () => {
  const match = town({
    zeds: { S4: "9" },
    units: { "civilian-3": "S5 defiant", piazza: "S5" },
    now: "actions",
    dice: [6, 1, 1],
  });
  expect(match.against({ move: "civilian-3", to: "S6" })).toBe("defiant");
  match.forage("civilian-3").fire("civilian-3", "S4");
  expect([match.state.ammo, match.read("civilian-3")]).toEqual([4, "S5 defiant"]);
  const back = town({
    zeds: { S6: "9" },
    units: { "civilian-3": "S5 defiant", piazza: "S5" },
    now: "actions",
    dice: [1, 1],
  }).fire("piazza", "S6");
  back.answer({ fall: true, with: "civilian-3" });
  expect([back.read("civilian-3"), back.at("piazza")]).toEqual(["S4", "S4"]);
});

describe("X40: The disease spreads until the round is over", () => {
  const attack = (zeds: string, save: number) =>
    town({
      event: "plague",
      zeds: { F2: zeds },
      units: { "civilian-3": "F1" },
      now: "actions",
      dice: [1, 1, save, "3"],
    }).move("civilian-3", "F2");

  test("in the action phase: a Zed where the civilian was, saved or not", () => {
    expect(attack("9", 1).board).toEqual({ F2: "9, 3" });
    expect(attack("9", 4).board).toEqual({ F2: "9, 3" });
  });

  test("pushed back from a full space", () => {
    expect(attack("9, 8", 1).board).toEqual({ F2: "9, 8", F3: "3" });
  });

  test("by a hit without a melee, too; heroic civilians leave nothing behind", () => {
    const match = town({
      event: "plague",
      zeds: { F2: "9" },
      units: { "savior-corps": "F1 reduced" },
      now: "actions",
      dice: [1, 1, 1],
    }).move("savior-corps", "F2");
    expect([match.at("savior-corps"), match.board]).toEqual(["graveyard", { F2: "9" }]);
  });

  test("where units stand it attacks them", () => {
    const match = town({
      event: "plague",
      tab: "F",
      story: ["adrenaline"],
      zeds: { F2: "4r" },
      units: { "civilian-3": "F1 reduced +1", schmidt: "F1" },
      dice: ["2"],
    });
    match.dice(6, 6, 1, "3").unit("civilian-3");
    expect(match.results).toEqual(["2/2 zeds"]);
    expect(match.told("placed").at(-1)).toMatchObject({ at: "F1", strength: 3 });
    expect([match.told("melee")[1]?.unit, match.zeds("F2")]).toEqual(["schmidt", "4r+2"]);
  });
});

describe("X41: the finale", () => {
  test("a Zed that enters Town Center in its Zeds phase loses", () => {
    const match = town({
      event: "finale-good-or-bad",
      story: ["living-dead"],
      zeds: { M1: "4" },
      units: { hunt: "S3" },
    });
    expect([match.waits, match.told("story-effect")]).toEqual(["overrun", []]);
  });
  test("otherwise it is won before any action", () => {
    const match = town({
      event: "finale-good-or-bad",
      story: ["living-dead"],
      zeds: { M2: "4" },
      units: { hunt: "S3" },
    });
    expect([match.waits, match.zeds("M0"), match.zeds("F4").split(", ").length]).toEqual(["won", "4", 2]);
    expect(match.told("phase").map(({ phase }) => phase)).toEqual(["zeds"]);
  });
});

describe("X42: of two equal Zeds the players choose", () => {
  test("which one goes on into the last place", () => {
    const match = town({ tab: "M", noEntry: "M4", zeds: { M6: "4/2, 4/3", M5: "8" } });
    expect(match.waits).toBe("advance 0");
    match.answer(match.answers[1] ?? {});
    expect([match.zeds("M5"), match.zeds("M6")]).toEqual(["8, 4", "4"]);
  });
  test("which one retreats no further than it must", () => {
    const match = town({
      zeds: { F2: "4/2, 4/3", F3: "3" },
      units: { furies: "F1" },
      now: "actions",
      dice: [6, 6],
    }).move("furies", "F2");
    const [first] = match.answers;
    match.answer(first ?? {}, first ?? {});
    expect([match.waits, match.answers.length]).toEqual(["nearer 0", 2]);
    match.answer(first ?? {});
    expect([match.zeds("F3"), match.zeds("F4")]).toEqual(["4+2, 3", "4"]);
  });
  test("between two that are alike there is nothing to choose", () => {
    const match = town({ tab: "M", noEntry: "M4", zeds: { M6: "4/2, 4/2", M5: "8" } });
    expect(match.waits).toBe("act 0");
  });
});
