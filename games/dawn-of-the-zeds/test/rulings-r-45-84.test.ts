import { describe, expect, test } from "vitest";
import { opened, town } from "./town.ts";

// Rulings R45 to R84: melee, cards in play, cooperative play, the rest. Where an X ruling wins over one, the test says so.

describe("melee", () => {
  test("R45: the first column by how many times one side is as strong as the other, without rounding", () => {
    const column = (zeds: string, unit: string) =>
      town({ zeds: { F2: zeds }, units: { [unit]: "F1" }, now: "actions", dice: [3, 3] })
        .move(unit, "F2")
        .told("melee")[0]?.column;
    // The civilians 1, 3 and 7 have 3, 2 and 4.
    expect(column("9", "civilian-1")).toBe("zeds-3");
    expect(column("8", "civilian-1")).toBe("zeds-2");
    expect(column("6", "civilian-1")).toBe("zeds-2");
    expect(column("5", "civilian-1")).toBe("zeds-more");
    expect(column("3", "civilian-1")).toBe("even");
    expect(column("3", "civilian-7")).toBe("player-more");
    expect(column("2", "civilian-7")).toBe("player-2");
    expect(column("1r", "civilian-7")).toBe("player-3");
  });

  test("R46: units have their defence when Zeds come, even in a retreat; Zeds never have one", () => {
    const back = town({ zeds: { S2: "4" }, units: { furies: "S1", "civilian-3": "S3" }, now: "actions" });
    back.dice(4, 4, 6, 1, 1).move("furies", "S2");
    expect(back.told("melee").map(({ at, cause, unit }) => [at, cause, unit])).toEqual([
      ["S2", "attack", "furies"],
      ["S3", "enter", "civilian-3"],
    ]);
    expect(back.told("fight-roll")[0]?.column).toBe("player-more");
    expect(back.told("shift").map(({ n, cause, unit }) => [n, cause, unit])).toEqual([[1, "defence", "civilian-3"]]);
  });

  describe("R47: retreating into the other side", () => {
    test("X1: the unit attacks, without defence; if it loses it goes on to the first space without Zeds", () => {
      const match = town({
        tab: "F",
        zeds: { F2: "4, 5", F3: "9", F5: "8" },
        units: { hunt: "F4" },
        noEntry: "F1",
        dice: [1, 2],
      });
      match.dice(6, 6, 6, 1, 2).keep().dice(6, 6, 6).keep();
      expect(match.told("melee").map(({ at, cause }) => [at, cause])).toEqual([
        ["F4", "enter"],
        ["F3", "retreat"],
      ]);
      expect(match.melee).toBe("zeds-more > zeds-more");
      expect(match.results).toEqual(["0/3 units", "0/3 units"]);
      // F2 holds Zeds, F1 is closed.
      expect(match.told("unit-moved").map(({ to }) => to)).toEqual(["F3", "F0"]);
    });

    test("the Zeds attack; if they lose they go on toward the Start", () => {
      const match = town({ zeds: { S2: "6/3" }, units: { furies: "S1", hunt: "S3" }, now: "actions" });
      match.dice(4, 4, 6, 3, 4).move("furies", "S2").dice(6, 6).keep();
      expect(match.results).toEqual(["2/1 zeds", "2/2 zeds"]);
      expect(match.board).toEqual({ S4: "3r+1" });
      expect(match.told("zeds-moved").map(({ to }) => to)).toEqual(["S3", "S4"]);
    });

    test("Zeds that retreat enter like any others: Mr. Johnson's Traps wait for them, and E01 lets units withdraw", () => {
      const before = (event: string) =>
        town({ event, zeds: { S2: "6/4" }, units: { furies: "S1", johnson: "S3" }, now: "actions" });
      const traps = before("hunting-cabin");
      traps.dice(4, 4, 6).move("furies", "S2");
      expect(traps.waits).toBe("hello 0");
      traps.dice(5).answer({ use: "traps" });
      expect([traps.zeds("S3"), traps.at("johnson")]).toEqual(["4r", "S2"]);
      const cardio = before("cardio");
      cardio.dice(4, 4, 6).move("furies", "S2");
      expect(cardio.waits).toBe("withdraw 0");
    });
  });

  test("R48: one defender alone is hit; if the Zeds win all retreat, though the fighter is dead", () => {
    const match = town({ tab: "F", zeds: { F4: "9" }, units: { "civilian-3": "F3 reduced +1", furies: "F3 +1" } });
    match.dice(1, 1, 1).unit("civilian-3");
    expect([match.at("civilian-3"), match.read("furies"), match.zeds("F3")]).toEqual(["graveyard", "F2 +1", "9"]);
  });

  test("R49, X20: both dice, once in each melee, before any hit; the new roll stands", () => {
    const match = town({ zeds: { F2: "5" }, units: { hunt: "F1" }, now: "actions" });
    match.dice(6, 6).move("hunt", "F2");
    expect([match.waits, match.zeds("F2")]).toEqual(["reroll 0", "5"]);
    match.dice(1, 1, 6, 6, 6, 6).answer({ reroll: true });
    expect(match.told("fight-roll").map(({ dice, again }) => [dice, again])).toEqual([
      [[6, 6], 0],
      [[1, 1], 1],
    ]);
    expect([match.results, match.waits]).toEqual([["0/4 units"], "act 0"]);
  });

  test("R50: the unit takes its hits though all Zeds are dead; a turn clears the markers; the surplus is lost", () => {
    const dead = town({ zeds: { F2: "1r+2" }, units: { "civilian-1": "F1 +1" }, now: "actions" });
    dead.dice(3, 3).move("civilian-1", "F2");
    expect([dead.results, dead.board, dead.read("civilian-1")]).toEqual([["3/1 zeds"], {}, "F2 reduced"]);
    const turned = town({ zeds: { F2: "6" }, units: { "civilian-1": "F1" }, now: "actions" });
    turned.dice(3, 3).move("civilian-1", "F2");
    expect(turned.read("civilian-1")).toBe("F1 reduced +1");
    const zed = town({ zeds: { F1: "4/2+1" }, units: { piazza: "TC" }, now: "actions" });
    expect(zed.dice(6, 6).fire("piazza", "F1").zeds("F1")).toBe("2r+1");
  });

  test("R51, X18: a die for each hit, one after the other, and a lethal one ends it", () => {
    const match = town({ zeds: { F2: "9, 8" }, units: { hunt: "F1" }, now: "actions" });
    match.dice(1, 1).move("hunt", "F2").dice(4, 3, 5, 2, 6).keep();
    // Five hits: negated, turned, negated, lethal. The fifth is lost, and the 6 is the save roll.
    expect(match.results).toEqual(["0/5 units"]);
    expect(match.told("roll").map(({ why, dice, good }) => [why, dice[0], good])).toEqual([
      ["tough", 4, 1],
      ["tough", 3, 0],
      ["tough", 5, 1],
      ["tough", 2, 0],
      ["save", 6, 1],
    ]);
    expect(match.read("hunt")).toBe("TC");
  });

  test("R52: one save roll, the other hits are lost, and who is saved does not retreat", () => {
    const match = town({ tab: "F", zeds: { F4: "9" }, units: { hernandez: "F3", schmidt: "F3" } });
    match.dice(1, 1, 4).unit("hernandez");
    expect(match.told("roll").filter(({ why }) => why === "save")).toHaveLength(1);
    expect([match.read("hernandez"), match.at("schmidt")]).toEqual(["TC", "F2"]);
    expect(match.told("unit-moved").map(({ unit, why }) => [unit, why])).toEqual([
      ["hernandez", "saved"],
      ["schmidt", "retreat"],
    ]);
  });

  test("R53: the loser retreats from a dead winner; a loser with nothing left does not", () => {
    const zeds = town({ zeds: { F2: "1r+2" }, units: { "civilian-3": "F1 reduced +1" }, now: "actions" });
    zeds.dice(3, 4, 1).move("civilian-3", "F2");
    expect([zeds.results, zeds.board, zeds.at("civilian-3")]).toEqual([["2/2 zeds"], {}, "graveyard"]);
    expect(zeds.told("zeds-moved")).toEqual([]);
    const unit = town({ tab: "F", zeds: { F3: "9" }, units: { "civilian-3": "F2 reduced +1" }, dice: [1, 1, 1] });
    expect([unit.at("civilian-3"), unit.zeds("F2"), unit.waits]).toEqual(["graveyard", "9", "act 0"]);
  });

  test("R54, X37: attackers go back to the last space of their way, if it is full further back along it", () => {
    const attack = (more: { readonly [unit: string]: string }) => {
      const match = town({ zeds: { S1: "9" }, units: { hunt: "F1", hernandez: "M5", ...more }, now: "actions" });
      match.dice(1, 2).move("hunt", "S1").dice(6, 6, 6, 6).keep();
      return match.at("hunt");
    };
    expect(attack({})).toBe("S0");
    expect(attack({ "civilian-1": "S0", "civilian-2": "S0" })).toBe("TC");
    const outward = town({
      zeds: { F4: "9" },
      units: { hunt: "F1", "civilian-1": "F3", "civilian-2": "F3", furies: "F2" },
      now: "actions",
    });
    outward.dice(1, 2).move("hunt", "F4").dice(6, 6, 6, 6).keep();
    expect(outward.at("hunt")).toBe("F2");
    const inward = town({ zeds: { F3: "9" }, units: { hunt: "F6", "civilian-1": "F4", furies: "F4" }, now: "actions" });
    inward.dice(1, 2).move("hunt", "F3").dice(6, 6, 6, 6).keep();
    expect(inward.at("hunt")).toBe("F5");
  });

  test("R55: defenders go toward Town Center; the players say who stops first; Town Center takes all", () => {
    const before = () =>
      town({ tab: "F", zeds: { F4: "9" }, units: { hunt: "F3", furies: "F3", "civilian-1": "F2" } })
        .dice(1, 1, 6, 6, 6, 6)
        .unit("furies");
    expect(before().offered("unit").slice().sort()).toEqual(["furies", "hunt"]);
    const one = before().unit("hunt");
    expect([one.at("hunt"), one.at("furies")]).toEqual(["F2", "F1"]);
    const other = before().unit("furies");
    expect([other.at("hunt"), other.at("furies")]).toEqual(["F1", "F2"]);
    const city = town({ tab: "F", zeds: { F1: "9, 8" }, units: { hunt: "F0", furies: "F0", schmidt: "TC" } });
    city.dice(1, 1, 6, 6, 6, 6, 6).unit("furies");
    expect([city.at("hunt"), city.at("furies"), city.waits]).toEqual(["TC", "TC", "act 0"]);
  });

  test("R56: the stronger of a mob takes the nearer place, of equals the players say which", () => {
    const before = (mob: string) => {
      const match = town({ zeds: { F1: mob, F2: "9" }, units: { furies: "F0" }, now: "actions", kept: ["bulldozer"] });
      match.move("furies", "F1").dice(3, 4, 6).answer({ play: "bulldozer" });
      return match;
    };
    const stronger = before("4, 3+1").zed(3);
    expect(stronger.results).toEqual(["2/1 zeds"]);
    stronger.zed(4);
    expect(stronger.board).toEqual({ F2: "9, 4+1", F3: "3+2" });
    const equal = before("4, 4+1").zed(4).zed(4);
    expect([equal.waits, equal.answers.length]).toEqual(["nearer 0", 2]);
  });

  test("R57: a retreat passes a closed space", () => {
    const zeds = town({ zeds: { M3: "2" }, units: { furies: "M2" }, noEntry: "M4", now: "actions" });
    zeds.dice(3, 4).move("furies", "M3");
    expect(zeds.board).toEqual({ M5: "1r" });
    const unit = town({ tab: "M", zeds: { M6: "9" }, units: { "civilian-7": "M5" }, noEntry: "M4", dice: [3, 4] });
    expect(unit.at("civilian-7")).toBe("M3");
  });

  test("R58: Zeds that win stay where they are, as attackers and as defenders", () => {
    const came = town({ tab: "F", zeds: { F3: "9" }, units: { "civilian-7": "F2" }, dice: [1, 6] });
    expect([came.results, came.board]).toEqual([["0/3 units"], { F2: "9" }]);
    const stood = town({ zeds: { F3: "9" }, units: { "civilian-7": "F2" }, now: "actions" });
    stood.dice(1, 6).move("civilian-7", "F3");
    expect([stood.results, stood.board]).toEqual([["0/3 units"], { F3: "9" }]);
  });

  test("R59: Defiant comes off under an attack on the space, and for E08", () => {
    const match = town({
      event: "underfoot",
      tab: "",
      story: ["dud-ammo"],
      units: { "civilian-1": "F4 defiant", furies: "F4" },
    });
    match.dice(6, 6).unit("civilian-1");
    expect(match.read("civilian-1")).toBe("F4");
  });
});

describe("cards in play", () => {
  test("R60: who withdraws falls back, who stays fights; the choice comes after the Zeds", () => {
    const before = () =>
      town({
        event: "cardio",
        tab: "F",
        zeds: { F4: "9", MS: "4", HS: "5", SS: "5" },
        units: { "civilian-1": "F3", furies: "F3" },
        dice: ["?"],
      });
    const match = before();
    expect([match.waits, match.zeds("F3")]).toEqual(["withdraw 0", "9"]);
    expect(match.answers).toEqual([{ hold: true }, { withdraw: "furies" }, { withdraw: "civilian-1" }]);
    match.answer({ withdraw: "civilian-1" });
    expect(match.told("unit-moved").at(-1)).toMatchObject({ unit: "civilian-1", to: "F2", why: "fall-back" });
    match.dice(1, 1, 6, 6, 6, 6).answer({ hold: true });
    expect(match.told("melee").map(({ unit }) => unit)).toEqual(["furies"]);
    const both = before().answer({ withdraw: "civilian-1" }, { withdraw: "furies" });
    expect([both.at("furies"), both.at("civilian-1"), both.zeds("F3"), both.results]).toEqual(["F2", "F2", "9", []]);
  });

  test("R60: where no Zeds are left there is nothing to withdraw from", () => {
    const match = town({
      event: "cardio",
      tab: "F",
      zeds: { F5: "2/1", F3: "5+2", MS: "4", HS: "4", SS: "4" },
      noEntry: "F2",
      units: { hunt: "F4" },
      dice: ["?"],
    });
    // Hunt falls back into the 5, is driven back to the 2 and drives it away.
    match.dice(2, 3, 4, 4).answer({ withdraw: "hunt" }).dice(3, 4).keep().dice(6).keep();
    expect(match.results).toEqual(["1/2 units", "3/1 zeds"]);
    expect([match.at("hunt"), match.zeds("F4"), match.zeds("F5"), match.waits]).toEqual(["F4", "", "1r", "act 0"]);
  });

  test("R61, X9: one try for each group; a hit on a Zed of choice, then all units fall back; without Zeds nobody does", () => {
    const match = town({ tab: "F", zeds: { F4: "5, 3" }, units: { johnson: "F3", "civilian-1": "F3" } });
    match.dice(4).answer({ use: "traps" }).zed(3);
    expect([match.zeds("F3"), match.at("johnson"), match.at("civilian-1")]).toEqual(["5, 3+1", "F2", "F2"]);
    expect(match.told("unit-moved").map(({ why }) => why)).toEqual(["fall-back", "fall-back"]);
    const dead = town({ tab: "F", zeds: { F4: "1r+2" }, units: { johnson: "F3" } })
      .dice(4)
      .answer({ use: "traps" });
    expect([dead.board, dead.at("johnson")]).toEqual([{}, "F3"]);
    const failed = town({ tab: "F", zeds: { F4: "9" }, units: { johnson: "F3" } }).dice(3, 1, 6);
    failed.answer({ use: "traps" });
    expect(failed.told("melee")).toHaveLength(1);
  });

  test("R62: Iron resolve after the dice and the reroll, before hits; in Gehirne! too; never for attackers", () => {
    const match = town({
      event: "brains-3",
      zeds: { F5: "9", M6: "4", H6: "4", S6: "4" },
      units: { hunt: "F4" },
      kept: ["iron-resolve"],
    });
    match.dice(1, 1).answer({ track: "forest" });
    expect(match.waits).toBe("reroll 0");
    match.dice(1, 2).answer({ reroll: true });
    expect([match.waits, match.read("hunt")]).toEqual(["resolve 0", "F4"]);
    match.answer({ play: "iron-resolve" });
    expect([match.results, match.zeds("F5"), match.read("hunt"), match.kept]).toEqual([["1/0 zeds"], "9+1", "F4", []]);
    const attack = town({ zeds: { F2: "9" }, units: { furies: "F1" }, kept: ["iron-resolve"], now: "actions" });
    attack.dice(1, 1, 6, 6, 6, 6).move("furies", "F2");
    expect([attack.results.length, attack.kept]).toEqual([1, ["iron-resolve"]]);
  });

  test("R63, X23: E08 is rolled on Even with the defence; only its hits on the unit count; dice abilities do too", () => {
    const before = (units: { readonly [unit: string]: string }, kept: readonly string[] = []) =>
      town({ event: "underfoot", tab: "", story: ["dud-ammo"], units, kept, zeds: { F6: "4" } });
    const civilian = before({ "civilian-7": "F4 armed", furies: "TC", hunt: "FS" }, ["iron-resolve"]);
    expect(civilian.offered("unit")).toEqual(["civilian-7"]);
    civilian.dice(1, 1).unit("civilian-7");
    expect(civilian.melee).toBe("even > +1 well-armed > +1 defence > player-2");
    // As a melee this would be lost: Iron resolve is not even asked for.
    expect(civilian.results).toEqual(["0/3 nobody"]);
    expect([civilian.read("civilian-7"), civilian.kept, civilian.board]).toEqual([
      "F4 reduced +1 armed",
      ["iron-resolve"],
      { F6: "4" },
    ]);
    const schmidt = before({ schmidt: "F2" });
    schmidt.dice(1, 1).unit("schmidt").dice(3, 4, 6).answer({ reroll: true });
    expect([schmidt.melee.split(" > ").at(-1), schmidt.results, schmidt.read("schmidt")]).toEqual([
      "player-more",
      ["0/1 nobody"],
      "F2",
    ]);
  });

  test("R64: the explosion hits everybody in the mine once and empties it; no fight", () => {
    const units = town({ event: "mine-explosion", tab: "", units: { hunt: "M4", "civilian-1": "M4 +1" }, dice: [6] });
    expect([units.read("hunt"), units.read("civilian-1")]).toEqual(["M3", "M3 reduced"]);
    const zeds = town({ event: "mine-explosion", tab: "", zeds: { M4: "5, 3r+2", M5: "6" } });
    expect(zeds.board).toEqual({ M5: "6, 5+1" });
    expect([units, zeds].flatMap((match) => match.told("melee"))).toEqual([]);
    const split = town({ event: "mine-explosion", tab: "", zeds: { M4: "5, 3", M5: "6" } });
    expect(split.board).toEqual({ M5: "6, 5+1", M6: "3+1" });
  });

  describe("R65: What's that smell?", () => {
    const before = (units: { readonly [unit: string]: string }) => town({ event: "smell", tab: "", units });

    test("without a unit outside Town Center nothing happens", () => {
      const match = before({ hunt: "TC" });
      expect([match.told("no-effect").length, match.waits]).toEqual([1, "act 0"]);
    });

    test("the Zed comes reduced and attacks whom the players choose; if it wins it turns up and keeps its markers", () => {
      const match = before({ "civilian-3": "F2", "civilian-4": "F2" });
      match.dice("9").unit("civilian-3");
      expect([match.zeds("F2"), match.waits]).toEqual(["4r", "defend 0"]);
      match.dice(3, 5, 6).unit("civilian-4");
      expect(match.results).toEqual(["1/2 units"]);
      expect([match.zeds("F2"), match.at("civilian-3"), match.read("civilian-4")]).toEqual(["9+1", "F1", "F1 reduced"]);
    });

    test("if it loses it retreats, still reduced", () => {
      const match = before({ furies: "F2" });
      match.dice("9", 3, 4, 6).unit("furies");
      expect([match.results, match.board]).toEqual([["2/1 zeds"], { F3: "4r+2" }]);
    });
  });

  test("R66, X25: every Zed that shows 3 or less is replaced where it stands, nearest first, and does not move for it", () => {
    const match = town({
      event: "hate-it",
      tab: "",
      zeds: { M3: "3+2", F5: "3r", S2: "4", H4: "9" },
      units: { hunt: "TC" },
    });
    expect(match.told("placed").map(({ at, reduced }) => [at, reduced])).toEqual([
      ["M3", 0],
      ["F5", 0],
    ]);
    expect([match.zeds("S2"), match.zeds("H4"), Object.keys(match.board).length]).toEqual(["4", "9", 4]);
    expect(match.zeds("M3")).not.toContain("+");
    expect(match.state.bag).toHaveLength(30);
  });

  test("R67: E09's Zed comes when the melee and its retreats are over, and does not move any more", () => {
    const match = town({
      event: "plague",
      tab: "F",
      story: ["adrenaline"],
      zeds: { F4: "9" },
      units: { "civilian-3": "F3 reduced +1", hunt: "F3" },
      dice: ["7"],
    });
    match.dice(1, 1, 4, "8").unit("civilian-3");
    expect(
      match.events.map(({ event }) => event).filter((event) => ["saved", "unit-moved", "placed"].includes(event)),
    ).toEqual(["placed", "saved", "unit-moved", "unit-moved", "placed"]);
    expect([match.zeds("F3"), match.at("hunt"), match.read("civilian-3")]).toEqual(["9, 8", "F2", "TC reduced"]);
    expect(match.told("melee")).toHaveLength(1);
  });

  test("R68: E10 places first, then takes the markers off, then activates", () => {
    const match = town({ event: "joking", zeds: { F3: "6+2", M3: "3r+1" }, dice: ["?", "?", "?", "?"] });
    expect([match.zeds("F3"), match.zeds("M3"), match.waits]).toEqual(["6", "3r", "track 0"]);
    expect(match.told("cleaned")[0]?.n).toBe(3);
    expect(match.told("activated")).toHaveLength(0);
    match.answer({ track: "mountain" });
    expect([match.zeds("M2"), match.zeds("M6") === ""]).toEqual(["3r", false]);
  });

  test("R69: E02 rewards whoever is on the Campground when the action phase ends", () => {
    const before = () => town({ event: "hunting-cabin", units: { hunt: "M2" }, now: "actions" });
    expect(before().end().told("ammo").at(-1)).toMatchObject({ n: 2, left: 6, why: "cabin" });
    expect(before().move("hunt", "M3").end().state.ammo).toBe(4);
    const late = town({ event: "hunting-cabin", units: { hunt: "M0" }, now: "actions" });
    expect(late.move("hunt", "M2").end().state.ammo).toBe(6);
  });

  test("R70: the first finale is won after its four activations; by the house rule before them", () => {
    const finale = (finaleAtOnce: boolean) =>
      town({
        event: "finale-good-night",
        zeds: { S5: "4", M5: "4", H5: "4" },
        units: { hunt: "TC" },
        options: { finaleAtOnce },
      });
    const late = finale(false);
    expect([late.waits, late.told("activated").map(({ track }) => track)]).toEqual([
      "won",
      ["suburbs", "mountain", "highway", "highway"],
    ]);
    expect(late.told("phase").map(({ phase }) => phase)).toEqual(["zeds"]);
    const early = finale(true);
    expect([early.waits, early.told("activated").length]).toEqual(["won", 0]);
  });

  test("R71: only Zeds in Town Center lose the match, not the death of the last unit", () => {
    const match = town({ tab: "F", zeds: { F4: "9" }, units: { hernandez: "F3 reduced" }, dice: [1, 1, 1] });
    expect([match.at("hernandez"), match.waits]).toEqual(["graveyard", "act 0"]);
    expect(match.end().told("card")).toHaveLength(2);
  });
});

describe("cooperative play", () => {
  test("R72: one less than there are players", () => {
    for (const players of [1, 2, 3, 4]) {
      const zeds = { F5: "9", M5: "8", H5: "7", S5: "6" };
      expect(town({ players, symbol: "move", zeds }).told("zeds-moved")).toHaveLength(players - 1);
    }
  });

  test("R73: the sum decides, even where only a part finds room", () => {
    const match = town({ players: 2, symbol: "move", zeds: { F4: "4, 6", F3: "7", S5: "9" } });
    expect(match.board).toEqual({ F4: "4", F3: "7, 6", S5: "9" });
  });

  test("R74, X28: who cannot move at all is passed over, and not used up by it", () => {
    const full = town({
      players: 2,
      symbol: "move",
      zeds: { F4: "9, 8", F3: "4, 5", F2: "4, 4", S5: "7" },
      noEntry: "F1",
    });
    expect(full.told("zeds-moved").map(({ from }) => from)).toEqual(["S5"]);
    const later = town({ players: 3, symbol: "move", zeds: { F4: "9", F3: "5, 7" } });
    // The 12 goes first and makes room for the 9 behind it.
    expect(later.told("zeds-moved").map(({ from }) => from)).toEqual(["F3", "F4"]);
    const none = town({ players: 4, symbol: "move", zeds: { F3: "9" } });
    expect([none.told("zeds-moved").length, none.waits]).toEqual([1, "act 0,1,2,3"]);
  });

  test("R75, X27: once each, the part left behind too; a mob that has gained a Zed is fresh", () => {
    const left = town({ players: 3, symbol: "move", zeds: { F4: "7, 8", F3: "2", S5: "3" } });
    // 15 first, of it the 8: with the 2 a new mob of 10. The 7 has had its turn.
    expect(left.told("zeds-moved").map(({ from, strength }) => [from, strength])).toEqual([
      ["F4", 8],
      ["F3", 10],
    ]);
    const four = town({ players: 4, symbol: "move", zeds: { F4: "7, 8", F3: "2", S5: "3" } });
    expect(four.told("zeds-moved").map(({ from }) => from)).toEqual(["F4", "F3", "S5"]);
  });

  test("R75, X27: a mob that retreats together has gained nobody and is not fresh", () => {
    const match = town({
      players: 3,
      symbol: "move",
      zeds: { F5: "4, 5", S5: "3" },
      units: { furies: "F4" },
      dice: [3, 5, 6],
    });
    while (match.waits.startsWith("hit")) match.zed(5);
    expect(match.results).toEqual(["2/1 zeds"]);
    expect(match.told("zeds-moved").map(({ from, to }) => [from, to])).toEqual([
      ["F5", "F4"],
      ["F4", "F5"],
      ["S5", "S4"],
    ]);
  });

  test("R76: of equals the nearest, then the players choose; Starts take part", () => {
    const near = town({ players: 2, symbol: "move", zeds: { F3: "9", M5: "4, 5" } });
    expect(near.told("zeds-moved").map(({ from }) => from)).toEqual(["F3"]);
    const match = town({ players: 2, symbol: "move", zeds: { FS: "9", MS: "4, 5", H6: "8" } });
    expect([match.waits, match.offered("from")]).toEqual(["strongest 0,1", ["FS", "MS"]]);
    expect(match.answer({ from: "MS" }).zeds("M6")).toBe("5, 4");
  });

  test("R77: a ≡Z move fights and may end the match, but no winner of it goes on", () => {
    const match = town({
      players: 2,
      event: "brains-3",
      symbol: "move",
      zeds: { F5: "9", M6: "4", H6: "4", S6: "4" },
      units: { "civilian-3": "F4" },
      dice: [1, 6],
    });
    expect([match.told("result")[0]?.lost, match.zeds("F4"), match.waits]).toEqual(["units", "9", "track 0,1"]);
    expect(town({ players: 2, symbol: "move", zeds: { F0: "9", M6: "4" } }).waits).toBe("overrun");
  });

  test("R78: [Z] one at a time, counted anew; ties are free; a full Start sends it to another of choice", () => {
    const match = town({
      players: 3,
      symbol: "place",
      zeds: { MS: "3, 4", F3: "4, 4", F4: "4, 5", H3: "5, 5", H4: "5, 5", S3: "6, 6", S4: "6, 6" },
      dice: ["9", "8"],
    });
    expect([match.waits, match.offered("track")]).toEqual(["start 0,1,2", ["forest", "highway", "suburbs"]]);
    match.answer({ track: "suburbs" });
    expect(match.zeds("SS")).toBe("9");
    // The Mountain still has the fewest.
    expect(match.waits).toBe("start 0,1,2");
    const tied = town({
      players: 2,
      symbol: "place",
      zeds: { MS: "3, 4", F3: "4, 4", H3: "5, 5", S3: "6, 6" },
      dice: ["9"],
    });
    tied.answer({ track: "mountain" });
    expect([tied.waits, tied.offered("track")]).toEqual(["start 0,1", ["forest", "highway", "suburbs"]]);
    tied.answer({ track: "highway" });
    expect([tied.zeds("HS"), tied.waits]).toEqual(["9", "act 0,1"]);
  });

  test("R79: without anybody left to take over, a player still has a player action", () => {
    const match = town({
      players: 2,
      owner: ["hernandez", "hunt"],
      tab: "F",
      zeds: { F3: "9" },
      units: { hernandez: "F2 reduced", hunt: "TC", "civilian-1": "TC" },
      dice: [1, 1, 1],
    });
    expect([match.at("hernandez"), match.state.owner[0], match.waits]).toEqual(["graveyard", -1, "act 0,1"]);
    match.by(0, { move: "civilian-1", to: "M1", own: true });
    expect(match.at("civilian-1")).toBe("M1");
  });

  test("R80: whoever wants another seat's hero asks first and says what for; the answer holds for who asked, and this round", () => {
    const match = town({
      players: 3,
      owner: ["hernandez", "hunt", "schmidt"],
      zeds: { F0: "4" },
      units: { hernandez: "TC", hunt: "TC", schmidt: "TC", furies: "TC" },
      actions: 3,
      now: "actions",
    });
    const asks = (seat: number, hero: string) =>
      match.answersOf(seat).flatMap(({ borrow, for: what }) => (borrow === hero ? [what] : []));
    const moves = (seat: number, hero: string) => match.answersOf(seat).some(({ move }) => move === hero);
    expect(asks(0, "hunt")).toEqual(["move", "attack", "fire", "forage", "special"]);
    match.by(0, { borrow: "hunt", for: "fire" });
    expect([match.waits, match.match.question]).toEqual(["lend 1", { ...match.match.question, seat: 0, for: "fire" }]);
    match.answer({ lend: true });
    expect([moves(0, "hunt"), moves(2, "hunt")]).toEqual([true, false]);
    match.by(2, { borrow: "hunt", for: "attack" }).answer({ refuse: true });
    expect(match.against({ borrow: "hunt", for: "attack" }, 2)).toBe("declined");
    expect([moves(0, "hunt"), moves(2, "hunt"), asks(1, "schmidt").length > 0]).toEqual([true, false, true]);
    match.by(1, { borrow: "schmidt", for: "forage" }).answer({ refuse: true });
    expect([asks(1, "schmidt"), asks(0, "schmidt").length > 0]).toEqual([[], true]);
  });

  test("R80: any unit is anybody's, but for another seat's hero its player has the last word", () => {
    const match = town({
      players: 2,
      owner: ["hernandez", "hunt"],
      units: { hernandez: "TC", hunt: "TC", furies: "TC", schmidt: "TC" },
      now: "actions",
    });
    const movers = (seat: number) => [
      ...new Set(match.answersOf(seat).flatMap(({ move }) => (move === undefined ? [] : [move]))),
    ];
    expect(movers(0)).toEqual(["hernandez", "schmidt", "furies"]);
    expect(movers(1)).toEqual(["schmidt", "hunt", "furies"]);
    match.by(0, { borrow: "hunt", for: "move" });
    expect(match.waits).toBe("lend 1");
    match.answer({ refuse: true });
    expect(match.against({ borrow: "hunt", for: "move" }, 0)).toBe("declined");
    expect(match.told("refused")).toHaveLength(1);
  });
});

describe("the rest", () => {
  test("R81: saved, a hero is whole and a civilian reduced; Well-Armed and Leader stay, in the graveyard they do not", () => {
    const after = (die: number) =>
      town({
        zeds: { F5: "9" },
        units: { "civilian-1": "F4 reduced +1 armed leader" },
        dice: [1, 1, die],
        now: "actions",
      }).move("civilian-1", "F5");
    expect(after(5).read("civilian-1")).toBe("TC reduced armed leader");
    const dead = after(2);
    expect([dead.read("civilian-1"), dead.state.armed, dead.state.leader]).toEqual(["graveyard", -1, -1]);
    const hero = town({ tab: "F", zeds: { F3: "9" }, units: { schmidt: "F2 reduced" }, used: ["determination"] });
    hero.dice(1, 1).answer({ keep: true });
    expect(hero.told("melee")).toHaveLength(1);
  });

  test("R82: heroes who are neither in play nor dead may arrive; when there is none the effect is skipped", () => {
    const arrives = (johnson: string) =>
      town({ event: "hero-arrives", tab: "", units: { hunt: "TC", schmidt: "graveyard", johnson }, dice: ["?"] });
    const match = arrives("reserve");
    expect(match.waits).toBe("arrive 0");
    match.answer({ to: "MS" });
    expect([match.at("johnson"), match.state.ammo]).toEqual(["MS", 7]);
    expect([arrives("TC").waits, arrives("graveyard").told("no-effect").length]).toEqual(["act 0", 1]);
    expect(opened(1, { heroes: "draft" }).unitAt.filter((at) => at >= 0)).toHaveLength(7);
  });

  test("R83: Community organiser brings the seventh civilian or the Savior Corps, of the players' choice", () => {
    const match = town({
      units: { hunt: "TC", "civilian-4": "reserve", "savior-corps": "reserve", johnson: "reserve" },
      kept: ["organiser"],
      now: "actions",
    });
    const choice = match.answers.flatMap(({ play, unit }) => (play === "organiser" ? [unit] : []));
    expect(choice).toEqual(["savior-corps", "civilian-4"]);
    match.answer({ play: "organiser", unit: "savior-corps" });
    expect([match.at("savior-corps"), match.at("civilian-4"), match.kept]).toEqual(["TC", "reserve", []]);
    expect([match.state.actions, match.state.own[0]]).toEqual([3, 1]);
  });

  test("R84: nobody is attacked in Town Center, not by E08 or E14 either", () => {
    for (const event of ["underfoot", "smell"]) {
      const match = town({ event, tab: "", story: ["dud-ammo"], units: { hunt: "TC", furies: "TC" } });
      expect(match.told("no-effect"), event).toHaveLength(1);
      expect(match.told("melee"), event).toHaveLength(0);
    }
  });
});
