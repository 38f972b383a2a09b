import { describe, expect, test } from "vitest";
import { ZEDS } from "../content/zeds.ts";
import { opened, town } from "./town.ts";

// Rulings R1 to R44: round and cards, Zeds, actions. Where an X ruling wins over one, the test says so.

describe("round and cards", () => {
  test("R1: draw, Zeds phase, action phase, organisation; the first three tabs do nothing", () => {
    // Its skipped tabs would bring refugees, an outbreak and a meal.
    const match = town({ event: "night-forest", zeds: { FS: "4" }, units: { "civilian-1": "TC" }, dice: ["3"] });
    match.end();
    expect(match.events.flatMap((event) => (event.event === "phase" ? [event.phase] : []))).toEqual([
      "zeds",
      "actions",
      "organisation",
      "zeds",
      "actions",
    ]);
    expect([match.state.ammo, match.at("civilian-1")]).toEqual([4, "TC"]);
  });

  test("R2: the symbol, the event at the start, the tracks, the event at the end", () => {
    const match = town({ players: 2, event: "nightfall", zeds: { H3: "4", S3: "3", M3: "5" }, dice: ["9", "8"] });
    const told = match.events.flatMap((event) =>
      event.event === "placed" ? [`placed ${event.at}`] : event.event === "activated" ? [event.track] : [],
    );
    expect(told).toEqual(["placed FS", "placed HS", "highway", "forest"]);
    const smell = town({ event: "smell", zeds: { H3: "4", M3: "3", F3: "5" }, units: { hunt: "S2" } });
    expect(smell.told("activated").map(({ track }) => track)).toEqual(["highway", "mountain", "forest"]);
    expect(smell.waits).toBe("smell 0");
  });

  test("R3: an effect that cannot happen is skipped", () => {
    const match = town({
      event: "underfoot",
      tab: "F",
      story: ["dud-ammo"],
      zeds: { F5: "4" },
      units: { hunt: "TC", furies: "M3" },
    });
    expect(match.told("no-effect")).toHaveLength(1);
    expect([match.state.ammo, match.zeds("F4")]).toEqual([3, "4"]);
  });

  test("R4: the players choose between tracks and Zeds that are tied", () => {
    const zeds = { F5: "6", M4: "6", H3: "3" };
    const match = town({ event: "tough-zeds", tab: "", zeds, dice: ["2"] });
    expect([match.waits, match.answers.length]).toEqual(["toughest 0", 2]);
    match.zed(6);
    expect(match.told("tough-zed")).toHaveLength(1);
    const fewest = town({ event: "plague", tab: "", story: ["civilian-leader"], zeds });
    expect(fewest.waits).toBe("act 0");
    expect(fewest.told("story-track")[0]?.track).toBe("suburbs");
  });

  test("R5: Gehirne! has no actions and no organisation, and counts as a card while it lies in the deck", () => {
    const match = town({
      event: "brains-4",
      zeds: { F5: "4", M5: "4", H5: "4", S5: "4" },
      units: { hunt: "TC" },
      deck: ["hunting-cabin", "finale-good-night"],
    });
    for (const track of ["forest", "mountain", "highway"]) match.answer({ track });
    expect(match.told("phase").map(({ phase }) => phase)).not.toContain("organisation");
    expect(match.told("card").map(({ card, round, of }) => [card, round, of])).toEqual([
      ["brains-4", 1, 3],
      ["hunting-cabin", 2, 3],
    ]);
    const lost = town({
      tab: "F",
      zeds: { F0: "4" },
      units: { hunt: "TC", schmidt: "TC", furies: "TC" },
      deck: ["brains-4", "finale-good-night"],
    });
    expect(lost.told("ended")[0]?.score).toBe(3 + 1 - 2);
  });

  describe("R6: who goes on in Gehirne!", () => {
    const far = { M6: "4", H6: "4", S6: "4" };

    test("a group that moved, fought and won, again and again; a step into an empty space ends it", () => {
      const match = town({
        event: "brains-3",
        zeds: { ...far, F5: "9" },
        units: { "civilian-3": "F4 reduced +1", "civilian-4": "F3 reduced +1" },
        dice: [1, 1, 1, 1, 1, 1],
      });
      match.answer({ track: "forest" });
      expect(match.zeds("F2")).toBe("9");
      expect(match.told("zeds-moved").map(({ to, why }) => [to, why])).toEqual([
        ["F4", "march"],
        ["F3", "brains"],
        ["F2", "brains"],
      ]);
    });

    test("who wins against a unit that retreated into it has not moved to the fight and stays", () => {
      const match = town({
        event: "brains-3",
        zeds: { ...far, F4: "9", F6: "8" },
        units: { "civilian-7": "F5" },
        noEntry: "F4",
      });
      match.dice(3, 3, 3, 4).answer({ track: "forest" });
      expect(match.told("melee").map(({ at, cause }) => [at, cause])).toEqual([
        ["F5", "enter"],
        ["F3", "retreat"],
      ]);
      expect(match.told("result").map(({ lost }) => lost)).toEqual(["units", "units"]);
      expect([match.zeds("F3"), match.zeds("F5")]).toEqual(["9", "8"]);
    });

    test("R15: who was beaten back to the winner stays behind it", () => {
      const match = town({
        event: "brains-3",
        zeds: { ...far, F3: "5", F5: "9" },
        units: { hunt: "F4", furies: "F2" },
        dice: [3, 3, 4, 4, 2, 3],
      });
      // The 5 loses to the Furies, the 9 wins against Hunt, who is driven onto the 5 and drives it to the 9.
      match.answer({ track: "forest" }).dice(4, 4, 3, 4).keep().dice(4, 4, 6, 6).keep();
      expect(match.results).toEqual(["2/2 zeds", "1/2 units", "2/2 zeds"]);
      expect(match.told("zeds-moved").at(-1)).toMatchObject({ from: "F4", to: "F3", strength: 9, why: "brains" });
      expect([match.zeds("F3"), match.zeds("F4")]).toEqual(["9+1", "1r+1"]);
    });

    test("Traps are no win", () => {
      const match = town({ event: "brains-3", zeds: { ...far, F3: "9" }, units: { johnson: "F2" } });
      match.answer({ track: "forest" }).dice(6).answer({ use: "traps" });
      expect([match.zeds("F2"), match.at("johnson")]).toEqual(["9+1", "F1"]);
    });
  });

  test("R7: a mob wins and one place is free: the stronger goes on, the other stays", () => {
    const match = town({
      event: "brains-3",
      zeds: { F5: "4, 5", F3: "6", M6: "4", H6: "4", S6: "4" },
      units: { "civilian-3": "F4 reduced +1" },
      noEntry: "F2",
      dice: [1, 1, 1],
    });
    match.answer({ track: "forest" });
    expect([match.zeds("F3"), match.zeds("F4")]).toEqual(["6, 5", "4"]);
  });

  test("R8: 'all tracks' places a Zed where there is none", () => {
    const match = town({ event: "brains-3", zeds: { F5: "4" }, dice: ["9", "8", "7"] });
    for (const track of ["mountain", "forest", "suburbs"]) match.answer({ track });
    expect(match.board).toMatchObject({ MS: "9", F4: "4", SS: "8", HS: "7" });
  });

  test("R9: the event first; a card that is drawn for it is not in the hand yet; no limit to the hand", () => {
    const match = town({
      event: "plague",
      tab: "",
      story: ["iron-resolve"],
      kept: ["adrenaline", "bulldozer", "organiser"],
      units: { hunt: "HS", "civilian-1": "reserve" },
      dice: ["9", 1, 1],
    });
    expect(match.waits).toBe("reroll 0");
    match.dice(6, 6, 6, 6).keep();
    expect(match.results).toEqual(["0/4 units"]);
    expect(match.kept).toEqual(["adrenaline", "bulldozer", "organiser", "iron-resolve"]);
  });

  test("R10: Zeds on a Start count for most and fewest", () => {
    const zeds = { FS: "3, 4", F6: "3", M5: "4, 5", H5: "5", S5: "5", S4: "5" };
    const match = town({ event: "plague", tab: "", story: ["lake"], zeds, dice: ["9", "8"] });
    expect(match.told("story-track")[0]?.track).toBe("forest");
  });

  test("R11: what holds for a round ends in the organisation phase, after Gehirne! too", () => {
    const match = town({
      event: "mine-explosion",
      tab: "",
      zeds: { M5: "4" },
      units: { hunt: "TC charged" },
      deck: ["keep-calm"],
    });
    expect(match.against({ move: "hunt", to: "M4" })).toBe("too-many-steps");
    expect([match.state.noEntry >= 0, match.state.charged >= 0]).toEqual([true, true]);
    match.end();
    expect([match.state.noEntry, match.state.charged]).toEqual([-1, -1]);
    const brains = town({ event: "brains-3", zeds: { M5: "4", F6: "4", H6: "4", S6: "4" }, noEntry: "M4" });
    for (const track of ["mountain", "forest", "highway"]) brains.answer({ track });
    expect([brains.zeds("M5"), brains.state.noEntry]).toEqual(["4", -1]);
  });

  test("R12: four actions and two more are six; with the house rule four is the most", () => {
    const left = (actionCap: boolean) =>
      town({
        event: "nightfall",
        kept: ["adrenaline"],
        units: { hunt: "TC" },
        options: { actionCap },
        now: "actions",
      }).answer({ play: "adrenaline" }).state.actions;
    expect([left(false), left(true)]).toEqual([6, 4]);
  });
});

describe("Zeds on the move", () => {
  test("R13: a Zed on the Start is on the track: it moves, and none is placed", () => {
    expect(town({ tab: "F", zeds: { FS: "4" } }).board).toEqual({ F6: "4" });
    expect(town({ tab: "F", zeds: { MS: "4" }, dice: ["5"] }).board).toEqual({ FS: "5", MS: "4" });
  });

  test("R14: the Zed of an activation waits for the next one; the Zed of an event does not", () => {
    expect(town({ tab: "F", dice: ["5"] }).board).toEqual({ FS: "5" });
    expect(town({ tab: "FF", dice: ["5"] }).board).toEqual({ F6: "5" });
    expect(town({ event: "night-forest", dice: ["5"] }).board).toEqual({ F6: "5" });
  });

  test("R15: nearest first; who has retreated or moved up moves no more", () => {
    const match = town({ tab: "F", zeds: { F5: "2", F6: "3" }, units: { furies: "F4" }, dice: [1, 6, 4] });
    // The 2 is beaten back to F5, the 3 joins it there.
    expect(match.results).toEqual(["3/0 zeds"]);
    expect(match.board).toEqual({ F5: "3, 1r" });
    const up = town({ tab: "F", zeds: { F3: "4", F4: "6" }, noEntry: "F2" });
    expect(up.board).toEqual({ F3: "6, 4" });
  });

  test("R15: while the others fight, the state knows who has moved, the first counter of the bag as well", () => {
    for (const [first, mob] of [
      ["2", ["2"]],
      ["3, 2", ["3", "2"]],
    ] as const) {
      const match = town({ tab: "F", zeds: { F3: first, F5: "9" }, units: { hunt: "F4" }, dice: [4, 4, 3, 4] });
      expect([match.waits, match.zeds("F2")]).toEqual(["reroll 0", first]);
      expect(match.state.done.map((zed) => `${ZEDS[zed].full}`)).toEqual([...mob, "9"]);
    }
  });

  test("R16: the stronger by its visible side, hits aside; equals by choice", () => {
    const moved = (mob: string) => town({ tab: "F", zeds: { F3: "9", F4: mob }, noEntry: "F2" });
    expect(moved("5+2, 4").board).toEqual({ F3: "9, 5+2", F4: "4" });
    expect(moved("3r, 4").board).toEqual({ F3: "9, 4", F4: "3r" });
    const tie = moved("4+1, 4");
    expect([tie.waits, tie.answers.length]).toEqual(["advance 0", 2]);
    const hurt = tie.answers.find(({ zed }) => tie.state.zedHits[Number(zed)] === 1);
    tie.answer(hurt ?? {});
    expect(tie.board).toEqual({ F3: "9, 4+1", F4: "4" });
  });

  test("R17: from #0 into Town Center is the end, whatever moves them", () => {
    const units = { hunt: "TC", "civilian-1": "F3" };
    const march = town({ tab: "FF", zeds: { F0: "2", F4: "9" }, units });
    const brains = town({ event: "brains-3", zeds: { F0: "2", F4: "9", M6: "4", H6: "4", S6: "4" }, units });
    brains.answer({ track: "forest" });
    const symbol = town({ players: 2, symbol: "move", zeds: { F0: "9", F4: "2" }, units });
    const finale = town({ event: "finale-good-night", zeds: { S0: "2" }, units });
    for (const match of [march, brains, symbol, finale]) {
      expect(match.waits).toBe("overrun");
      expect(match.told("melee")).toHaveLength(0);
    }
  });

  test("R18, X10: No Entry, then room, then Defiant, withdrawal, Traps, melee", () => {
    const closed = town({ tab: "F", zeds: { F3: "4" }, units: { johnson: "F2" }, noEntry: "F2" });
    expect([closed.waits, closed.zeds("F3")]).toEqual(["act 0", "4"]);
    const match = town({
      event: "cardio",
      tab: "F",
      zeds: { F5: "4", MS: "4", HS: "4", SS: "4" },
      units: { johnson: "F4", "civilian-1": "F4 defiant" },
      dice: ["?"],
    });
    expect([match.waits, match.read("civilian-1")]).toEqual(["withdraw 0", "F4"]);
    match.answer({ hold: true });
    expect(match.waits).toBe("hello 0");
    match.answer({ pass: true });
    expect(match.waits).toBe("defend 0");
  });

  test("R19: a group that is stopped stays, the groups behind it go on", () => {
    const match = town({ tab: "F", zeds: { F2: "4", F5: "6" }, noEntry: "F1" });
    expect(match.board).toEqual({ F2: "4", F4: "6" });
  });

  test("R20: no room: back toward the Start, to another Start of choice, into the bag", () => {
    const lake = { event: "plague", tab: "", story: ["lake"], dice: ["9", "8"] };
    const back = town({ ...lake, zeds: { M2: "3, 4", M3: "4, 5", M4: "6" } });
    expect(back.board).toEqual({ M2: "4, 3", M3: "5, 4", M4: "8, 6", MS: "9" });
    const night = (zeds: { readonly [space: string]: string }) =>
      town({ event: "night-forest", tab: "", zeds, dice: ["9"] });
    expect(night({ FS: "3, 4" }).offered("track")).toEqual(["mountain", "highway", "suburbs"]);
    expect(night({ FS: "3, 4", MS: "4, 4", HS: "5, 5" }).zeds("SS")).toBe("9");
    const full = night({ FS: "3, 4", MS: "4, 4", HS: "5, 5", SS: "5, 5" });
    expect(full.told("returned").map(({ strength }) => strength)).toEqual([9]);
  });

  test("R21: nothing comes out of an empty bag", () => {
    const rest = ["M", "H"].flatMap((track) => ["S", "6", "5", "4", "3", "2", "1"].map((number) => track + number));
    const match = town({ tab: "F", rest: [...rest, "S6", "S5", "S4"], units: { hunt: "TC" } });
    expect(match.state.bag).toEqual([]);
    expect([match.told("bag-empty").length, match.zeds("FS"), match.waits]).toEqual([1, "", "act 0"]);
  });

  test("R22: Zeds that are placed among units attack at once, and the units have their defence", () => {
    const story = (card: string, units: { readonly [unit: string]: string }) =>
      town({ event: "plague", tab: "", story: [card], units, zeds: { F1: "5", M6: "5" }, dice: ["7", "4", "5"] });
    const lake = story("lake", { furies: "M2" });
    if (lake.waits.startsWith("track")) lake.answer({ track: "forest" });
    expect(lake.told("melee")[0]).toMatchObject({ at: "M2", cause: "placed" });
    expect(lake.told("shift").map(({ cause }) => cause)).toEqual(["defence"]);
    // The living dead come as a mob: one melee against both.
    const mob = story("living-dead", { furies: "F4" });
    expect(mob.told("melee").map(({ at, zeds }) => [at, zeds])).toEqual([["F4", 9]]);
  });

  test("R23: pushed back onto units a Zed stays there and fights", () => {
    const match = town({
      event: "plague",
      tab: "",
      story: ["lake"],
      zeds: { M2: "3, 4" },
      units: { hunt: "M3" },
      dice: ["5", "6", 3, 4],
    });
    expect(match.told("melee").map(({ at, cause, zeds }) => [at, cause, zeds])).toEqual([["M3", "placed", 6]]);
  });

  test("R24: a dead Zed goes into the bag whole and without its marker", () => {
    const match = town({ zeds: { F1: "1r+2" }, tough: "F1", units: { piazza: "TC" }, now: "actions" });
    const zed = match.state.tough;
    match.dice(3, 4, 4, 4).fire("piazza", "F1");
    expect(match.told("roll").map(({ why, good }) => [why, good])).toEqual([["tough-zed", 1]]);
    expect([match.state.tough, match.state.bag.includes(zed), match.state.zedFlipped[zed]]).toEqual([-1, true, 0]);
  });

  test("R25: on another Start it belongs to that track", () => {
    const match = town({ event: "night-forest", tab: "H", zeds: { FS: "3, 4", MS: "3, 4", SS: "5, 5" }, dice: ["9"] });
    expect(match.board).toMatchObject({ FS: "4, 3", H6: "9" });
  });
});

describe("actions", () => {
  test("R26: the card's and one of each player", () => {
    for (const players of [1, 2, 3, 4]) {
      const match = town({ players, event: "well-armed", units: { hunt: "TC" }, now: "actions" });
      expect(match.told("phase").at(-1)?.n).toBe(2 + players);
      expect([match.state.actions, match.state.own]).toEqual([2, Array.from({ length: players }, () => 1)]);
    }
  });

  test("R26: the phase is over when all seats have ended it; who has not may go on", () => {
    const match = town({ players: 2, units: { hunt: "TC" }, now: "actions", deck: ["well-armed"] });
    match.by(0, { end: true });
    expect(match.waits).toBe("act 1");
    match.by(1, { move: "hunt", to: "F1" }).by(1, { end: true });
    expect(match.told("card").at(-1)?.card).toBe("well-armed");
  });

  test("R27: one unit may act any number of times, with the same action too", () => {
    const match = town({ zeds: { F1: "9" }, units: { piazza: "TC" }, now: "actions" });
    for (let n = 0; n < 3; n++) match.dice(3, 3).fire("piazza", "F1");
    expect([match.zeds("F1"), match.state.ammo]).toEqual(["4r", 1]);
  });

  test("R28, X4: an additional action costs its ammo; it is carried out at once or lost", () => {
    const match = town({ zeds: { F1: "9" }, units: { schmidt: "F0" }, ammo: 1, now: "actions" });
    match.answer({ special: "determination" }).dice(1, 1).fire("schmidt", "F1");
    expect([match.state.ammo, match.state.own[0], match.state.actions]).toEqual([0, 1, 3]);
    const none = town({ zeds: { F1: "9" }, units: { schmidt: "F0" }, ammo: 0, now: "actions" });
    none.answer({ special: "determination" });
    expect(none.against({ fire: "schmidt", at: "F1" })).toBe("no-ammo");
    expect(none.against({ end: true })).toBe("only-in-the-action-phase");
    none.answer({ pass: true });
    expect([none.special("determination"), none.waits]).toEqual(["used", "act 0"]);
  });

  test("R29: Born leader for heroic, normal and Defiant civilians; Town Center touches each #0", () => {
    const match = town({
      units: { hunt: "TC", furies: "S0", "civilian-1": "F0", "civilian-2": "F1", schmidt: "TC", "civilian-3": "M5" },
      now: "actions",
    });
    const reached = match.answers.flatMap(({ special, unit }) => (special === "born-leader" ? [unit] : []));
    expect(reached).toEqual(["furies", "civilian-1"]);
    const village = town({ units: { hunt: "F3", "civilian-1": "F4 defiant" }, now: "actions" });
    village.answer({ special: "born-leader", unit: "civilian-1" });
    expect(village.against({ move: "civilian-1", to: "F3" })).toBe("defiant");
    expect(village.against({ forage: "civilian-1" })).toBe(null);
  });

  test("R30: the speech is for who stands in the city at that moment, the mayor excepted", () => {
    const match = town({
      units: { hernandez: "TC", hunt: "TC", furies: "S0", schmidt: "S1", "civilian-1": "H0" },
      actions: 1,
      now: "actions",
    });
    match.answer({ special: "speech" });
    match.move("schmidt", "TC");
    // Used up: the card's action and then the player's own. Schmidt came too late, the mayor gets none.
    match.move("hernandez", "F0");
    expect(match.offered("move").slice().sort()).toEqual(["civilian-1", "furies", "hunt"]);
    match.move("hunt", "M3");
    expect(match.offered("move").slice().sort()).toEqual(["civilian-1", "furies"]);
  });

  test("R31: the citadel is for any unit in Town Center that can fire, wherever the mayor is; one strength more", () => {
    const match = town({
      zeds: { F0: "9" },
      units: { hernandez: "S5", schmidt: "TC", furies: "TC", hunt: "F1" },
      now: "actions",
    });
    const shooters = match.answers.flatMap(({ special, unit }) => (special === "citadel" ? [unit] : []));
    expect(shooters).toEqual(["schmidt"]);
    match.dice(1, 1).answer({ special: "citadel", unit: "schmidt", at: "F0" });
    expect(match.told("fight-roll")[0]?.column).toBe("5");
    const mayor = town({ zeds: { F0: "9" }, units: { hernandez: "TC" }, now: "actions" });
    mayor.dice(1, 1).answer({ special: "citadel", unit: "hernandez", at: "F0" });
    expect(mayor.told("fight-roll")[0]?.column).toBe("3");
  });

  test("R32: the keys work wherever the mayor is, while he is there at all, and never for himself", () => {
    const found = (hernandez: string, unit = "hunt") =>
      town({ units: { hernandez, hunt: "F0" }, ammo: 0, dice: [5], now: "actions" }).forage(unit).state.ammo;
    expect([found("S6"), found("graveyard"), found("M0", "hernandez")]).toEqual([1, 0, 0]);
  });

  test("R33, X14: Town Center costs nothing while he is there, the next #0 a point", () => {
    const reach = (units: { readonly [unit: string]: string }) => town({ units, now: "actions" }).reach("hunt");
    expect(reach({ hunt: "F3", hernandez: "TC" })).toContain("S0");
    expect(reach({ hunt: "F3", hernandez: "TC" })).not.toContain("S1");
    expect(reach({ hunt: "F4", hernandez: "TC" })).toContain("TC");
    expect(reach({ hunt: "F4", hernandez: "TC" })).not.toContain("S0");
    expect(reach({ hunt: "F4" })).not.toContain("TC");
    expect(reach({ hernandez: "F4", hunt: "M1" })).not.toContain("S3");
    expect(town({ units: { hernandez: "F4" }, now: "actions" }).reach("hernandez")).toContain("TC");
  });

  test("R34, X5: another action in place of the ammo, with or without ammo; for a shot that costs none it is the only one", () => {
    const match = town({ zeds: { F1: "9" }, units: { piazza: "TC", hernandez: "TC" }, actions: 1, now: "actions" });
    match.dice(1, 1).answer({ special: "citadel", unit: "piazza", at: "F1", spare: true });
    expect([match.state.ammo, match.state.actions, match.state.own[0]]).toEqual([4, 0, 1]);
    expect(match.against({ fire: "piazza", at: "F1", spare: true })).toBe("no-spare-action");
    match.dice(1, 1).fire("piazza", "F1");
    expect(match.state.ammo).toBe(3);
    const speech = town({
      zeds: { F1: "9" },
      units: { piazza: "TC", hernandez: "TC", hunt: "TC" },
      actions: 0,
      ammo: 0,
      now: "actions",
    });
    speech.answer({ special: "speech" }).dice(1, 1).fire("piazza", "F1", { spare: true });
    expect(speech.told("paid").map(({ by }) => by)).toEqual(["speech", "own"]);
    // Hunt's action of the speech is his alone: it pays for none of her shots.
    expect([speech.state.own[0], speech.offered("fire").includes("piazza")]).toEqual([0, false]);
  });

  describe("R35: Overwatch", () => {
    test("she may stay; in Town Center there is nothing to fall back to", () => {
      const stays = town({ zeds: { F4: "9" }, units: { piazza: "F2" }, now: "actions" });
      stays.dice(1, 1).fire("piazza", "F4").answer({ stay: true });
      expect(stays.at("piazza")).toBe("F2");
      const inside = town({ zeds: { F1: "9" }, units: { piazza: "TC" }, now: "actions" });
      expect(inside.dice(1, 1).fire("piazza", "F1").waits).toBe("act 0");
    });

    test("nobody falls back without her; past full spaces", () => {
      const match = town({
        zeds: { F5: "9" },
        units: { piazza: "F3", hunt: "F3", "civilian-1": "F2", "civilian-2": "F2", schmidt: "F1" },
        now: "actions",
      });
      match.dice(1, 1).fire("piazza", "F5");
      expect(match.answers).toEqual([{ stay: true }, { fall: true }, { fall: true, with: "hunt" }]);
      match.answer({ fall: true, with: "hunt" });
      expect(match.waits).toBe("stop 0");
      match.unit("hunt");
      expect([match.at("hunt"), match.at("piazza")]).toEqual(["F1", "F0"]);
    });

    test("X2: into Zeds as well: she attacks them, without any defence", () => {
      const match = town({ zeds: { F4: "9", F2: "2" }, units: { piazza: "F3" }, now: "actions" });
      match.dice(1, 1).fire("piazza", "F4").dice(4, 4).answer({ fall: true });
      expect(match.told("melee")[0]).toMatchObject({ at: "F2", cause: "fall-back", unit: "piazza" });
      expect(match.melee).toBe("player-more > player-more");
      expect([match.at("piazza"), match.board]).toEqual(["F2", { F4: "9", F3: "1r" }]);
    });
  });

  test("R36: past full spaces, not onto them, not into a Start, no further than Zeds", () => {
    const match = town({
      zeds: { F4: "3" },
      units: { hunt: "F1", "civilian-1": "F2", "civilian-2": "F2", furies: "M5" },
      now: "actions",
    });
    expect(match.reach("hunt")).toEqual(["F0", "F3", "F4", "H0", "H1", "M0", "M1", "S0", "S1", "TC"]);
    expect(match.against({ move: "furies", to: "MS" })).toBe("start-closed");
  });

  test("R37: the attack takes the point of its space, and the move is over then", () => {
    const match = town({ zeds: { F3: "2" }, units: { "civilian-7": "F0", furies: "F1" }, now: "actions" });
    expect(match.reach("civilian-7")).not.toContain("F3");
    match.dice(3, 4, 6).move("furies", "F3");
    expect([match.results[0], match.at("furies"), match.waits]).toEqual(["3/0 zeds", "F3", "act 0"]);
    expect(match.state.actions).toBe(2);
  });

  test("R38: a hero on a Start moves off it, but neither fires nor forages there; none arrives among Zeds", () => {
    const match = town({ zeds: { F6: "3" }, units: { johnson: "FS" }, now: "actions" });
    expect(match.reach("johnson")).toEqual(["F6"]);
    expect(match.against({ fire: "johnson", at: "F6" })).toBe("no-fire-at-start");
    expect(match.against({ forage: "johnson" })).toBe("no-name");
    const arrives = town({ event: "hero-arrives", zeds: { FS: "3" }, units: { johnson: "reserve" }, dice: ["?"] });
    expect(arrives.offered("to")).toEqual(["TC", "MS", "HS", "SS"]);
    expect(arrives.against({ to: "FS" })).toBe("zeds-there");
  });

  test("R39: distance along the track; from Town Center one to each #0; nothing blocks a shot", () => {
    const match = town({
      zeds: { F0: "3", F1: "3", F2: "4", M0: "4", M3: "5", H3: "5" },
      units: { piazza: "TC", hunt: "H1", schmidt: "H2" },
      now: "actions",
    });
    expect(match.targets("piazza")).toEqual(["F0", "F1", "F2", "M0"]);
    expect([match.targets("hunt"), match.targets("schmidt")]).toEqual([["H3"], ["H3"]]);
    expect(match.dice(1, 1).fire("piazza", "F2").told("fight-roll")[0]?.column).toBe("3");
  });

  test("R40: columns end at both sides of the table", () => {
    const far = town({ zeds: { F2: "9" }, units: { hunt: "F0 reduced" }, now: "actions" });
    expect(far.dice(1, 1).fire("hunt", "F2").told("fight-roll")[0]?.column).toBe("2");
    const weak = town({ zeds: { F3: "9, 8" }, units: { "civilian-3": "F2" }, now: "actions" });
    expect(weak.dice(1, 1).move("civilian-3", "F3").melee).toBe("zeds-3 > zeds-3");
    const strong = town({
      zeds: { F3: "2" },
      units: { schmidt: "F2", furies: "F1" },
      kept: ["bulldozer"],
      now: "actions",
    });
    strong.move("furies", "F3").dice(1, 1).answer({ play: "bulldozer" });
    expect(strong.melee).toBe("player-3 > +2 bulldozer > player-3");
  });

  test("R41: hits of gunfire on a mob are shared out as the players like", () => {
    const before = () => town({ zeds: { F1: "5, 3" }, units: { piazza: "TC" }, now: "actions" });
    expect(before().dice(3, 4).fire("piazza", "F1").zed(5).zed(3).zeds("F1")).toBe("5+1, 3+1");
    expect(before().dice(3, 4).fire("piazza", "F1").zed(3).zed(3).zeds("F1")).toBe("5, 3+2");
  });

  test("R42: nobody retreats from gunfire", () => {
    const match = town({ zeds: { F1: "4" }, units: { piazza: "TC" }, now: "actions" });
    match.dice(6, 6).fire("piazza", "F1");
    expect([match.zeds("F1").includes("r"), match.at("piazza"), match.told("zeds-moved").length]).toEqual([
      true,
      "TC",
      0,
    ]);
  });

  test("R43: the bonus counts on each die, a double is what lies on the table", () => {
    const found = (...dice: readonly number[]) =>
      town({ units: { johnson: "TC", hernandez: "M3" }, ammo: 0, dice, now: "actions" }).forage("johnson").state.ammo;
    // 5 and 6 both find something, but are no double; two 5s are.
    expect([found(5, 6), found(5, 5), found(6, 6), found(4, 4), found(4, 5)]).toEqual([1, 2, 2, 0, 1]);
  });

  test("R44: what would be more than 20 is lost", () => {
    const match = town({ units: { johnson: "M4" }, ammo: 18, dice: [6, 6], now: "actions" }).forage("johnson");
    expect([match.state.ammo, match.told("ammo").at(-1)?.n]).toEqual([20, 2]);
    const arrives = town({ event: "hero-arrives", tab: "", units: { johnson: "reserve" }, ammo: 19, dice: ["?"] });
    expect(arrives.answer({ to: "TC" }).state.ammo).toBe(20);
    expect(opened(1, { ammo: "8" }).ammo).toBe(8);
  });
});
