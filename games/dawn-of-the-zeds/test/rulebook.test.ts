import { Match } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { RESERVE, SPACE_IDS, TOWN } from "../content/board.ts";
import { EVENTS } from "../content/cards.ts";
import { COLUMNS, gunfireHits, LAST_COLUMN, MELEE, ROW, zedsLose } from "../content/tables.ts";
import { UNIT_IDS, UNITS } from "../content/units.ts";
import { dawnOfTheZeds, type State } from "../index.ts";
import { clampColumn, startColumn } from "../rules/columns.ts";
import { verdictOf } from "../rules/endings.ts";
import { opened, town } from "./town.ts";

// The rulebook from front to back, with each of its worked examples.

describe("Beispiel für Weg-Aktivierungen und Ansammlungslimit", () => {
  const before = () =>
    town({
      tab: "FF",
      zeds: { F5: "3r+2, 2r", F6: "3, 4" },
      units: { schmidt: "F4", "civilian-3": "F4 defiant", piazza: "F3" },
    });

  const first = () => before().dice(3, 4).unit("schmidt").dice(5).keep().zed(3);
  const second = () => first().dice(1, 1).unit("schmidt").dice(6, 6, 6).keep().unit("civilian-3");

  test("first activation: the village loses Defiant, Schmidt wins, only the stronger of the next mob finds room", () => {
    const start = before();
    expect(start.waits).toBe("defend 0");
    expect(start.read("civilian-3")).toBe("F4");
    const match = first();
    expect(match.results[0]).toBe("2/1 zeds");
    // Killed and back in the bag; the other one retreated, and then did not move again in this activation.
    expect(match.told("zed-hit").map(({ what }) => what)).toEqual(["killed", "hit"]);
    expect(match.told("zeds-moved").map(({ from, to, strength }) => [from, to, strength])).toEqual([
      ["F5", "F4", 5],
      ["F4", "F5", 2],
      ["F6", "F5", 4],
      ["F5", "F4", 6],
    ]);
    expect(match.zeds("F6")).toBe("3");
  });

  test("second activation: Schmidt loses, both retreat, and Feld #3 takes only the civilians", () => {
    const match = second();
    expect(match.results[1]).toBe("0/3 units");
    expect(match.board).toEqual({ F4: "4, 2r+1", F5: "3" });
    expect([match.at("civilian-3"), match.at("piazza"), match.at("schmidt")]).toEqual(["F3", "F3", "F2"]);
    expect(match.waits).toBe("act 0");
  });

  test("the following action phase: Schmidt takes the village back, the stronger Zed stays nearer", () => {
    const match = second().dice(3, 4).move("schmidt", "F4").dice(6, 6).keep().zed(4).zed(4);
    expect(match.told("unit-moved").at(-1)?.path).toEqual(["F3", "F4"]);
    expect(match.melee).toBe("zeds-more > +1 ability > even");
    expect(match.board).toEqual({ F5: "4+2, 3", F6: "2r+1" });
    expect(match.at("schmidt")).toBe("F4");
  });
});

describe("Beispiel für eine Aktionsphase", () => {
  const before = () =>
    town({
      event: "cardio",
      zeds: { FS: "5", MS: "4", HS: "6", SS: "9" },
      units: {
        piazza: "TC",
        hernandez: "TC",
        schmidt: "TC",
        hunt: "TC",
        furies: "TC",
        "civilian-4": "TC",
        "civilian-3": "S5 defiant",
        "civilian-1": "S3 defiant",
      },
      dice: ["3"],
    }).answer({ withdraw: "civilian-3" });

  test("the Zeds phase: the 9 stands on East Irek, the way to Beauxville is open", () => {
    const match = before();
    expect(match.board).toEqual({ FS: "5", MS: "4, 3", HS: "6", S5: "9" });
    expect(match.read("civilian-3")).toBe("S4");
    expect(match.read("civilian-1")).toBe("S3 defiant");
    expect(match.told("phase").at(-1)).toMatchObject({ phase: "actions", n: 2 });
    expect([match.state.ammo, match.state.actions, match.state.own[0]]).toEqual([4, 1, 1]);
    expect(match.offered("special")).toEqual(["determination", "born-leader", "speech"]);
  });

  test("steps 1 to 4", () => {
    const match = before();
    match.move("piazza", "S3");
    expect(match.told("unit-moved").at(-1)?.path).toEqual(["S0", "S1", "S2", "S3"]);
    match.dice(3, 3).fire("piazza", "S5").answer({ stay: true });
    expect(match.told("gunfire")[0]).toMatchObject({ strength: 4, paid: "ammo", n: 3 });
    expect(match.zeds("S5")).toBe("9+1");
    // Both common actions are spent; what is left are special ones.
    expect(match.offered("move")).toEqual([]);
    match.answer({ special: "determination" });
    expect(match.against({ move: "schmidt", to: "S3" })).toBe("space-full");
    match.move("schmidt", "S2");
    match.answer({ special: "born-leader", unit: "civilian-4" }).dice(5).forage("civilian-4");
    expect(match.told("foraged").at(-1)).toMatchObject({ at: "TC", die: 5, n: 1 });
    expect(match.state.ammo).toBe(4);
    expect(match.against({ special: "determination" })).toBe("used");
    expect(match.offered("special")).toEqual(["speech"]);
  });
});

describe("Beispiel eines kompletten Nahkampfes", () => {
  const before = (marker = " armed") =>
    town({ zeds: { F2: "4, 1r+2" }, units: { "civilian-7": `F1 reduced +1${marker}` }, now: "actions" });

  test("2 against 5 with Gut Bewaffnet, a 10 and a saving 4", () => {
    const match = before().dice(5, 5, 4).move("civilian-7", "F2").zed(1);
    expect(match.melee).toBe("zeds-2 > +1 well-armed > zeds-more");
    expect(match.results).toEqual(["2/1 zeds"]);
    expect(match.told("zed-hit").map(({ what, hits }) => [what, hits])).toEqual([
      ["killed", 0],
      ["hit", 1],
    ]);
    expect(match.read("civilian-7")).toBe("TC reduced armed");
    expect(match.board).toEqual({ F3: "4+1" });
    // The killed one is in the bag again, whole.
    expect(match.state.bag).toHaveLength(33);
    expect(match.state.bag.every((zed) => match.state.zedHits[zed] === 0 && match.state.zedFlipped[zed] === 0)).toBe(
      true,
    );
  });

  test("a 3 does not save, the surviving Zed retreats all the same", () => {
    const match = before().dice(5, 5, 3).move("civilian-7", "F2").zed(1);
    expect(match.at("civilian-7")).toBe("graveyard");
    expect(match.state.armed).toBe(-1);
    expect(match.board).toEqual({ F3: "4+1" });
  });

  test("without the marker a 10 is 2/2; with it a 7 is lost, and hits after the lethal one with it", () => {
    const bare = before("").dice(5, 5, 4).move("civilian-7", "F2").zed(4).zed(4);
    expect([bare.melee, bare.results]).toEqual(["zeds-2 > zeds-2", ["2/2 zeds"]]);
    expect(bare.board).toEqual({ F3: "4+2, 1r+2" });
    const lost = before().dice(3, 4, 4).move("civilian-7", "F2").zed(4);
    expect(lost.results).toEqual(["1/2 units"]);
    expect(lost.told("roll").filter(({ why }) => why === "save")).toHaveLength(1);
    expect(lost.read("civilian-7")).toBe("TC reduced armed");
    expect(lost.board).toEqual({ F2: "4+1, 1r+2" });
  });
});

describe("Beispiele für Zeds kooperative Ereignisse", () => {
  test("Bewegung: 12, then the nearer of two 9s with its 5, then the new mob of 11", () => {
    const match = town({
      players: 4,
      symbol: "move",
      zeds: { FS: "4, 8", S6: "9", H4: "4, 5", H3: "6" },
    });
    expect(match.told("zeds-moved").map(({ from, to, strength }) => [from, to, strength])).toEqual([
      ["FS", "F6", 12],
      ["H4", "H3", 5],
      ["H3", "H2", 11],
    ]);
    expect(match.board).toEqual({ F6: "8, 4", S6: "9", H4: "4", H2: "6, 5" });
  });

  test("Platzierung: the Mountain, of two tied tracks the players' choice, the Mountain again", () => {
    const match = town({
      players: 4,
      symbol: "place",
      zeds: { S6: "9", F4: "3, 4", H3: "5, 6" },
      dice: ["2", "4", "7"],
    });
    // The Zed is drawn before its track is chosen.
    expect([match.waits, match.state.bag.length]).toEqual(["start 0,1,2,3", 34 - 5 - 2]);
    expect(match.offered("track")).toEqual(["mountain", "suburbs"]);
    match.answer({ track: "suburbs" });
    expect(match.board).toMatchObject({ MS: "7, 2", SS: "4", S6: "9" });
  });

  test("alone there are none; with two players one, with three two", () => {
    for (const [players, moved] of [
      [1, 0],
      [2, 1],
      [3, 2],
    ] as const) {
      const match = town({ players, symbol: "move", zeds: { FS: "4", S6: "9", H4: "5", M3: "6" } });
      expect(match.told("zeds-moved"), `${players}`).toHaveLength(moved);
      const place = town({ players, symbol: "place", zeds: { FS: "4", S6: "9", H4: "5" }, dice: ["?", "?"] });
      while (place.waits.startsWith("start")) place.answer({ track: place.offered("track")[0] ?? "" });
      expect(place.told("placed"), `${players}`).toHaveLength(moved);
    }
  });
});

describe("the tables", () => {
  const printed = `
    0/5 0/5 0/4 0/4 0/3 1/3 2/2
    0/5 0/4 0/3 0/3 1/3 2/2 2/1
    0/4 0/3 1/3 1/2 2/2 2/1 3/1
    0/3 0/3 1/2 2/2 2/1 3/1 3/0
    0/2 1/2 2/2 2/1 3/1 3/0 3/0
    1/2 2/2 2/1 3/1 3/0 3/0 4/0
    2/2 2/1 2/0 3/0 4/0 4/0 5/0`;

  test("Nahkampf-Tabelle, cell by cell; the rows by the sum of two dice", () => {
    expect(MELEE.map((row) => row.map((cell) => cell.join("/")).join(" "))).toEqual(
      printed
        .trim()
        .split("\n")
        .map((row) => row.trim()),
    );
    expect(ROW.slice(2)).toEqual([0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6]);
    expect(COLUMNS).toHaveLength(7);
  });

  test("T24: gunfire of strength k is the left number of column k; who hits at least as hard has won", () => {
    const shots = `
      0 0 0 0 0 1 2
      0 0 0 0 1 2 2
      0 0 1 1 2 2 3
      0 0 1 2 2 3 3
      0 1 2 2 3 3 3
      1 2 2 3 3 3 4
      2 2 2 3 4 4 5`;
    const rows = MELEE.map((cells, row) => cells.map((_, column) => gunfireHits(row, column)).join(" "));
    expect(rows).toEqual(
      shots
        .trim()
        .split("\n")
        .map((row) => row.trim()),
    );
    for (const [row, cells] of MELEE.entries())
      for (const [column, [zeds, unit]] of cells.entries()) {
        // The two readings of the table agree: the diagonal, and the numbers themselves.
        expect(zedsLose(row, column), `${row} ${column}`).toBe(row + column >= 6);
        if (zeds !== unit) expect(zedsLose(row, column), `${row} ${column}`).toBe(zeds > unit);
        else expect(zeds).toBe(2);
      }
  });

  test("the chance that the Zeds lose, column by column", () => {
    const chances = Array.from({ length: LAST_COLUMN + 1 }, (_, column) => {
      let good = 0;
      for (let one = 1; one <= 6; one++)
        for (let other = 1; other <= 6; other++) if (zedsLose(ROW[one + other], column)) good++;
      return good;
    });
    expect(chances).toEqual([1, 6, 15, 21, 30, 35, 36]);
  });

  test("T8: the first column of a melee by who is how much stronger", () => {
    const column = (zeds: number, unit: number) => COLUMNS[startColumn(zeds, unit)];
    expect([column(6, 2), column(5, 2), column(4, 2), column(3, 2), column(2, 2)]).toEqual([
      "zeds-3",
      "zeds-2",
      "zeds-2",
      "zeds-more",
      "even",
    ]);
    expect([column(2, 3), column(2, 4), column(2, 6), column(5, 9), column(5, 10)]).toEqual([
      "player-more",
      "player-2",
      "player-3",
      "player-more",
      "player-2",
    ]);
    expect([clampColumn(-1), clampColumn(7)]).toEqual([0, LAST_COLUMN]);
  });
});

describe("Regel 1: Spielablauf", () => {
  test("1.1: the Zeds phase, then the action phase, then organisation, then the next card", () => {
    const match = town({ event: "hunting-cabin", zeds: { F6: "4" }, tab: "F", units: { hunt: "TC" } });
    expect(match.zeds("F5")).toBe("4");
    match.end();
    expect(match.told("phase").map(({ phase }) => phase)).toEqual([
      "zeds",
      "actions",
      "organisation",
      "zeds",
      "actions",
    ]);
    expect(match.told("card").map(({ card, round }) => [card, round])).toEqual([
      ["hunting-cabin", 1],
      ["hunting-cabin", 2],
    ]);
  });

  test("1.2: an event that cannot happen is skipped, the rest of the card goes on", () => {
    const match = town({ event: "well-armed", units: { hunt: "TC" }, dice: ["?", "?"] });
    expect(match.told("no-effect")).toHaveLength(1);
    expect(match.told("activated").map(({ track }) => track)).toEqual(["forest", "mountain"]);
    expect([match.waits, match.state.actions]).toEqual(["act 0", 2]);
  });

  test("1.2 Gehirne!: no normal round; winners go on at once; then the next card", () => {
    const match = town({
      event: "brains-3",
      zeds: { F5: "9", M6: "4", H6: "5", S6: "6" },
      units: { "civilian-3": "F4" },
    });
    for (const track of ["mountain", "forest"]) match.dice(1, 1, 1, 1).answer({ track });
    expect(match.zeds("F3")).toBe("9");
    match.answer({ track: "suburbs" });
    expect(match.told("phase").map(({ phase }) => phase)).toEqual(["zeds", "zeds", "actions"]);
    expect(match.told("card").map(({ card }) => card)).toEqual(["brains-3", "hunting-cabin"]);
  });

  test("1.3: the finale wins, a Zed in Town Center loses", () => {
    const won = town({ event: "finale-good-night", zeds: { F2: "4" }, units: { hunt: "TC" }, dice: ["?", "?", "?"] });
    expect([won.waits, won.match.outcome?.winners]).toEqual(["won", [0]]);
    const lost = town({ event: "finale-good-night", zeds: { H1: "4" }, units: { hunt: "TC" }, dice: ["?", "?"] });
    expect([lost.waits, lost.match.outcome?.winners]).toEqual(["overrun", []]);
  });

  test("terms: new Zeds and units come with full strength, a full Start sends a Zed to another one", () => {
    const match = town({
      event: "joking",
      zeds: { FS: "3, 4" },
      units: { hunt: "TC" },
      dice: ["9", "8", "7", "6"],
    });
    expect(match.waits).toBe("start 0");
    expect(match.offered("track")).toEqual(["mountain", "highway", "suburbs"]);
    match.answer({ track: "suburbs" });
    expect(match.told("placed").map(({ at, strength, reduced }) => [at, strength, reduced])).toEqual([
      ["SS", 9, 0],
      ["MS", 8, 0],
      ["HS", 7, 0],
      ["SS", 6, 0],
    ]);
  });
});

describe("Regel 2: Storykarten", () => {
  test("the event happens on the track first, then the card: at once, or kept", () => {
    const now = town({ event: "plague", tab: "", story: ["dud-ammo"], ammo: 3, dice: ["8"] });
    expect(now.board).toEqual({ FS: "8" });
    const order = now.events.map(({ event }) => event);
    expect(order.indexOf("placed")).toBeLessThan(order.indexOf("story-effect"));
    expect([now.state.ammo, now.kept, now.state.storyDiscard.length]).toEqual([2, [], 1]);
    const keep = town({ event: "plague", tab: "", story: ["adrenaline"], dice: ["8"] });
    expect([keep.board, keep.kept]).toEqual([{ SS: "8" }, ["adrenaline"]]);
    keep.answer({ play: "adrenaline" });
    expect([keep.kept, keep.state.actions, keep.state.storyDiscard.length]).toEqual([[], 5, 1]);
  });

  test("most, fewest Zeds, your choice", () => {
    const zeds = { F5: "4, 5", M5: "3", H5: "2", S5: "6, 7" };
    const most = town({ event: "plague", tab: "", story: ["lake"], zeds, dice: ["?", "?"] });
    expect(most.offered("track")).toEqual(["forest", "suburbs"]);
    const fewest = town({ event: "plague", tab: "", story: ["civilian-leader"], zeds, dice: ["?"] });
    expect(fewest.offered("track")).toEqual(["mountain", "highway"]);
    const choice = town({ event: "plague", tab: "", story: ["bulldozer"], zeds, dice: ["9"] });
    expect(choice.offered("track")).toHaveLength(4);
    expect(choice.answer({ track: "highway" }).zeds("HS")).toBe("9");
  });

  test("before a combat a kept card is asked for where it can be played, and only there", () => {
    const attack = (card: string, more: { readonly [unit: string]: string } = {}) =>
      town({ zeds: { F2: "9" }, units: { furies: "F1", ...more }, kept: [card], now: "actions" }).move("furies", "F2");
    expect(attack("bulldozer").waits).toBe("before 0");
    expect(attack("civilian-leader").waits).not.toBe("before 0");
    const match = attack("civilian-leader", { "civilian-1": "TC" });
    expect(match.answers).toEqual([{ fight: true }, { play: "civilian-leader", unit: "civilian-1" }]);
    const defends = town({ tab: "F", zeds: { F2: "9" }, units: { furies: "F1" }, kept: ["bulldozer"] });
    expect(defends.told("melee")).toHaveLength(1);
  });
});

describe("Regel 4: Zeds-Phase", () => {
  test("T3: the tracks of the tab from left to right, each to its end", () => {
    const match = town({ tab: "MH", zeds: { M5: "4", M2: "3", H6: "5", HS: "6" } });
    expect(match.told("zeds-moved").map(({ from, to }) => `${from}-${to}`)).toEqual([
      "M2-M1",
      "M5-M4",
      "H6-H5",
      "HS-H6",
    ]);
  });

  test("T14: a double activation of an empty track places a Zed and then moves it", () => {
    const match = town({ tab: "FF", dice: ["7"] });
    expect(match.board).toEqual({ F6: "7" });
    expect(match.told("activated").map(({ track }) => track)).toEqual(["forest", "forest"]);
  });

  test("T15: 2× Handlungsort: draw, activate that track twice, then the story's effect, then win", () => {
    const match = town({ event: "finale-good-or-bad", story: ["dud-ammo"], zeds: { F5: "4" }, units: { hunt: "TC" } });
    expect(
      match.events.flatMap(({ event }) => (event === "activated" || event === "story-effect" ? [event] : [])),
    ).toEqual(["activated", "activated", "story-effect"]);
    expect([match.zeds("F3"), match.state.ammo, match.waits]).toEqual(["4", 3, "won"]);
  });

  test("4.1: a mob moves together; one place ahead takes only the stronger one, none takes nobody", () => {
    const match = town({ tab: "F", zeds: { F3: "4, 5", F4: "3, 6", F5: "2" }, noEntry: "F2" });
    // F3 may not enter F2, F4 finds F3 full, one of F5 finds F4 full.
    expect(match.board).toEqual({ F3: "5, 4", F4: "6, 3", F5: "2" });
    expect(match.told("zeds-stay").map(({ at, why }) => [at, why])).toEqual([
      ["F3", "no-entry"],
      ["F4", "full"],
      ["F5", "full"],
    ]);
    const one = town({ tab: "F", zeds: { F3: "4", F4: "3, 6" }, noEntry: "F2" });
    expect(one.board).toEqual({ F3: "6, 4", F4: "3" });
  });

  test("4.1: a melee is fought before the next Zeds move; T11: only the defender is hit, all retreat", () => {
    const match = town({
      tab: "S",
      zeds: { S5: "9", S6: "5" },
      units: { "civilian-1": "S4", "civilian-3": "S4" },
    });
    expect(match.waits).toBe("defend 0");
    expect(match.zeds("S6")).toBe("5");
    match.dice(1, 3).unit("civilian-1");
    expect(match.melee).toBe("zeds-3 > +1 defence > zeds-2");
    expect(match.results).toEqual(["0/4 units"]);
    expect([match.at("civilian-3"), match.board]).toEqual(["S3", { S4: "9", S5: "5" }]);
  });

  test("4.3: Defiant comes off when Zeds come, whoever defends; until then Zeds elsewhere change nothing", () => {
    const match = town({ tab: "F", zeds: { F5: "4" }, units: { "civilian-1": "F4 defiant", hunt: "F4" } });
    expect(match.told("defiant-off").map(({ unit }) => unit)).toEqual(["civilian-1"]);
    const far = town({ tab: "F", zeds: { F6: "4" }, units: { "civilian-1": "F4 defiant" } });
    expect(far.read("civilian-1")).toBe("F4 defiant");
  });

  test("4.4: Kein Eintritt keeps Zeds and units out", () => {
    const match = town({ noEntry: "M4", zeds: { M5: "4" }, units: { hunt: "M3" }, now: "actions" });
    expect(match.against({ move: "hunt", to: "M4" })).toBe("no-entry");
    expect(match.reach("hunt")).toEqual(["M0", "M1", "M2", "TC"]);
    expect(town({ tab: "M", noEntry: "M4", zeds: { M5: "4" } }).zeds("M5")).toBe("4");
  });

  test("4.4 Fallen: 4–6 is a hit and no melee, 1–3 a melee; Mr. Johnson need not try", () => {
    const before = () => town({ tab: "F", zeds: { F3: "4" }, units: { johnson: "F2" } });
    const good = before().dice(4).answer({ use: "traps" });
    expect([good.zeds("F2"), good.at("johnson"), good.told("melee").length]).toEqual(["4+1", "F1", 0]);
    const bad = before().dice(3, 1, 1).answer({ use: "traps" });
    expect(bad.told("melee")).toHaveLength(1);
    expect(before().dice(1, 1).answer({ pass: true }).told("melee")).toHaveLength(1);
  });

  test("T12, 4.5: a Zed on #0 of an activated track ends it, whoever stands in Town Center", () => {
    const match = town({ tab: "HF", zeds: { H0: "2", F5: "4" }, units: { hunt: "TC", furies: "TC" } });
    expect([match.waits, match.zeds("F5"), match.told("melee").length]).toEqual(["overrun", "4", 0]);
  });

  test("T2, 4.6: a mob fights with the sum, each Zed keeps its own hits", () => {
    for (const mob of ["3, 4+1", "5, 2r+2"]) {
      const match = town({ tab: "F", zeds: { F2: mob }, units: { furies: "F1" } });
      expect(match.told("melee")[0]?.zeds).toBe(7);
      expect(match.told("melee")[0]?.column).toBe("zeds-more");
    }
  });

  test("4.6: Zeds that are placed where it is full go back toward the Start", () => {
    const match = town({
      event: "plague",
      tab: "",
      story: ["lake"],
      zeds: { M2: "4, 5", M3: "3, 6" },
      dice: ["9", "8"],
    });
    expect(match.board).toEqual({ M2: "5, 4", M3: "6, 3", MS: "9", M4: "8" });
  });

  test("4.6: all Starts full: back into the bag", () => {
    const match = town({
      event: "plague",
      tab: "",
      story: ["adrenaline"],
      zeds: { FS: "3, 4", MS: "4, 4", HS: "5, 5", SS: "6, 6" },
      dice: ["9"],
    });
    expect(match.told("returned").map(({ strength }) => strength)).toEqual([9]);
    expect(match.state.bag).toHaveLength(26);
  });
});

describe("Regel 5: Die Aktionsphase", () => {
  test("5.1: the card's actions and one of each player, in any order; what is left is lost", () => {
    const match = town({ event: "hunting-cabin", units: { furies: "TC" }, deck: ["well-armed"], now: "actions" });
    for (const to of ["F1", "F3", "F1", "F2"]) match.move("furies", to);
    expect(match.told("paid").map(({ by }) => by)).toEqual(["event", "event", "event", "own"]);
    expect(match.told("card").at(-1)?.card).toBe("well-armed");
    const early = town({ event: "hunting-cabin", units: { furies: "TC" }, deck: ["keep-calm"], now: "actions" }).end();
    expect(early.told("card").at(-1)?.card).toBe("keep-calm");
  });

  test("5.2: so many spaces as the card says: heroes 4, Piazza 5, heroic civilians 3 or 4, civilians 2", () => {
    const units = { piazza: "F4", hunt: "M4", "savior-corps": "H4", furies: "H4", "civilian-1": "S4" };
    const match = town({ units, now: "actions" });
    expect(match.reach("piazza")).toEqual(["F0", "F1", "F2", "F3", "F5", "F6", "TC"]);
    expect(match.reach("hunt")).toEqual(["M0", "M1", "M2", "M3", "M5", "M6"]);
    expect(match.reach("savior-corps")).toEqual(["H1", "H2", "H3", "H5", "H6"]);
    expect(match.reach("furies")).toEqual(["H0", "H1", "H2", "H3", "H5", "H6"]);
    expect(match.reach("civilian-1")).toEqual(["S2", "S3", "S5", "S6"]);
    expect(match.against({ move: "piazza", to: "FS" })).toBe("start-closed");
  });

  test("5.2: past each other, but never three in a space; any number in Town Center", () => {
    const match = town({
      units: { hunt: "F3", "civilian-1": "F2", "civilian-2": "F2", furies: "TC", schmidt: "TC" },
      now: "actions",
    });
    expect(match.against({ move: "hunt", to: "F2" })).toBe("space-full");
    expect(match.reach("hunt")).toEqual(["F0", "F1", "F4", "F5", "F6", "TC"]);
  });

  test("5.2: entering a space with Zeds ends the move and begins a melee", () => {
    const match = town({ zeds: { F2: "2" }, units: { furies: "F1" }, now: "actions" });
    expect(match.against({ move: "furies", to: "F3" })).toBe("zeds-in-the-way");
    match.dice(4, 4).move("furies", "F2");
    expect(match.told("melee")[0]).toMatchObject({ unit: "furies", at: "F2", cause: "attack", column: "player-3" });
    expect([match.at("furies"), match.board]).toEqual(["F2", { F3: "1r" }]);
  });

  test("T18: Defiant civilians fire and forage, and move only after the first attack", () => {
    const match = town({
      zeds: { F5: "9" },
      units: { "civilian-7": "F4 defiant" },
      now: "actions",
      deck: ["night-forest"],
    });
    expect(match.against({ move: "civilian-7", to: "F3" })).toBe("defiant");
    match.dice(4, 4).fire("civilian-7", "F5");
    expect(match.zeds("F5")).toBe("9+2");
    match.dice(6).forage("civilian-7");
    expect(match.state.ammo).toBe(4);
    const free = town({ tab: "F", zeds: { F5: "2" }, units: { "civilian-7": "F4 defiant" }, dice: [5, 5] });
    expect([free.read("civilian-7"), free.reach("civilian-7").includes("F2")]).toEqual(["F4", true]);
  });

  test("5.3: the forage table by space; only spaces with a name", () => {
    const found = (space: string, die: number) =>
      town({ units: { hunt: space }, ammo: 0, dice: [die], now: "actions" }).forage("hunt").state.ammo;
    const row = (space: string) => [1, 2, 3, 4, 5, 6].map((die) => found(space, die));
    expect(row("TC")).toEqual([0, 0, 0, 0, 0, 1]);
    expect(row("H0")).toEqual([0, 0, 0, 0, 0, 1]);
    expect(row("F3")).toEqual([0, 0, 0, 0, 0, 0]);
    expect(row("M4")).toEqual([0, 0, 0, 1, 1, 2]);
    for (const space of ["S5", "S4", "S1", "H3", "M2"]) expect(row(space), space).toEqual([0, 0, 0, 0, 0, 1]);
    for (const space of ["F2", "S2", "HS"])
      expect(town({ units: { hunt: space }, now: "actions" }).against({ forage: "hunt" }), space).toBe("no-name");
  });

  test("5.3: of two dice the better, a natural double twice", () => {
    const found = (...dice: readonly number[]) =>
      town({ units: { johnson: "M4" }, ammo: 0, dice, now: "actions" }).forage("johnson").state.ammo;
    expect([found(4, 6), found(3, 1), found(6, 6), found(4, 4), found(2, 2)]).toEqual([2, 0, 4, 2, 0]);
  });

  test("T17: never more than 20 ammo", () => {
    const forage = (ammo: number) =>
      town({ units: { hunt: "M4" }, ammo, dice: [6], now: "actions" }).forage("hunt").state.ammo;
    expect([forage(9), forage(10), forage(18), forage(19), forage(20)]).toEqual([11, 12, 20, 20, 20]);
  });

  test("5.4: an ammo, an adjacent space, neither from nor at a Start; nobody retreats", () => {
    const match = town({ zeds: { F3: "4", FS: "5", F1: "6" }, units: { schmidt: "F2", furies: "F2" }, now: "actions" });
    expect(match.targets("schmidt")).toEqual(["F1", "F3"]);
    expect(match.targets("furies")).toEqual([]);
    expect(match.against({ fire: "furies", at: "F3" })).toBe("no-gunfire");
    match.dice(6, 6).fire("schmidt", "F3");
    expect([match.zeds("F3"), match.state.ammo]).toEqual(["1r", 3]);
    const empty = town({ zeds: { F3: "4" }, units: { schmidt: "F2" }, ammo: 0, now: "actions" });
    expect(empty.against({ fire: "schmidt", at: "F3" })).toBe("no-ammo");
    const start = town({ zeds: { F6: "4", FS: "3" }, units: { schmidt: "MS", hunt: "F5" }, now: "actions" });
    expect(start.against({ fire: "hunt", at: "FS" })).toBe("no-fire-at-start");
  });

  test("5.4: long range over heads, never through Town Center", () => {
    const match = town({
      zeds: { F1: "4", F2: "5", S0: "6" },
      units: { piazza: "F0", hunt: "TC", "civilian-1": "F0" },
      now: "actions",
    });
    expect(match.targets("piazza")).toEqual(["F1", "F2"]);
    expect(match.targets("hunt")).toEqual(["F1", "S0"]);
  });
});

describe("Regel 6: Einen Kampf abhandeln", () => {
  test("T1, 6.1: shifts add up and cancel out", () => {
    // Hunt at two spaces ◀1, Well-Armed and Leader 1▶ each belong to civilians; so the sum is shown on a civilian.
    const match = town({ zeds: { F2: "9" }, units: { "civilian-7": "F1 armed leader" }, now: "actions" });
    match.dice(3, 3).move("civilian-7", "F2");
    expect(match.melee).toBe("zeds-2 > +1 well-armed > +1 leader > even");
    const hunt = town({ zeds: { F2: "9" }, units: { hunt: "F0" }, now: "actions" })
      .dice(3, 4)
      .fire("hunt", "F2");
    expect(hunt.told("fight-roll")[0]?.column).toBe("4");
    const citadel = town({ zeds: { F1: "9" }, units: { hunt: "TC", hernandez: "TC" }, now: "actions" });
    citadel.dice(3, 4).answer({ special: "citadel", unit: "hunt", at: "F1" });
    expect(citadel.told("shift").map(({ n, cause }) => [n, cause])).toEqual([
      [-1, "long-range"],
      [1, "citadel"],
    ]);
    expect(citadel.told("fight-roll")[0]?.column).toBe("5");
  });

  test("6.1: defence 2▶ in the city, 1▶ on other named spaces, none elsewhere; only when Zeds come", () => {
    const defended = (from: string, space: string) =>
      town({ tab: space.charAt(0), zeds: { [from]: "3" }, units: { "civilian-1": space }, dice: [1, 1, 1, 1] }).melee;
    expect(defended("F1", "F0")).toBe("even > +2 defence > player-2");
    expect(defended("M3", "M2")).toBe("even > +1 defence > player-more");
    expect(defended("S4", "S3")).toBe("even > +1 defence > player-more");
    expect(defended("H3", "H2")).toBe("even > even");
    const attack = town({ zeds: { F0: "3" }, units: { "civilian-1": "TC" }, now: "actions" });
    expect(attack.dice(6, 6).move("civilian-1", "F0").melee).toBe("even > even");
  });

  test("T9: a cell says hits on the Zeds, hits on the unit, and who has lost", () => {
    const match = town({ zeds: { F2: "4" }, units: { "civilian-1": "F1" }, now: "actions" });
    match.dice(5, 5).move("civilian-1", "F2");
    expect(match.results).toEqual(["2/1 zeds"]);
    expect([match.board, match.read("civilian-1")]).toEqual([{ F3: "4+2" }, "F2 +1"]);
  });

  test("T6, 6.2: a Zed takes three hits a side, a civilian two, a hero one", () => {
    const match = town({ zeds: { F1: "6/4" }, units: { piazza: "TC" }, ammo: 9, actions: 9, now: "actions" });
    const seen = Array.from({ length: 6 }, () => match.dice(3, 3).fire("piazza", "F1").zeds("F1"));
    expect(seen).toEqual(["6+1", "6+2", "4r", "4r+1", "4r+2", ""]);
    const civilian = town({ zeds: { F2: "3" }, units: { "civilian-1": "F1" }, now: "actions" });
    civilian.dice(3, 3).move("civilian-1", "F2");
    expect(civilian.read("civilian-1")).toBe("F1 reduced");
    const hero = town({ zeds: { F2: "2" }, units: { hernandez: "F1" }, now: "actions" });
    hero.dice(4, 5).move("hernandez", "F2");
    expect(hero.read("hernandez")).toBe("F2 reduced");
  });

  test("6.2: hits on a mob are shared out as you like, one by one", () => {
    const match = town({ zeds: { F1: "5, 3" }, units: { piazza: "TC" }, now: "actions" });
    match.dice(5, 5).fire("piazza", "F1").zed(3).zed(5).zed(3);
    expect(match.zeds("F1")).toBe("5+1, 3+2");
  });

  test("6.3: 1–3 kills, 4–6 saves; heroes come back whole, civilians reduced", () => {
    for (let die = 1; die <= 6; die++) {
      const hero = town({ zeds: { F2: "9" }, units: { hernandez: "F1 reduced" }, dice: [1, 1, die], now: "actions" });
      hero.move("hernandez", "F2");
      expect(hero.read("hernandez"), `${die}`).toBe(die <= 3 ? "graveyard" : "TC");
      const civilian = town({
        zeds: { F2: "9" },
        units: { "civilian-3": "F1 reduced +1" },
        dice: [1, 1, die],
        now: "actions",
      });
      civilian.move("civilian-3", "F2");
      expect(civilian.read("civilian-3"), `${die}`).toBe(die <= 3 ? "graveyard" : "TC reduced");
    }
  });

  test("6.4.1: the loser retreats one space, all of them, even from a dead winner", () => {
    const match = town({ zeds: { F2: "3, 1r" }, units: { hernandez: "F1 reduced" }, now: "actions" });
    match.dice(6, 6, 1).move("hernandez", "F2").zed(3).zed(3);
    expect(match.results).toEqual(["2/2 zeds"]);
    expect([match.at("hernandez"), match.board]).toEqual(["graveyard", { F3: "3+2, 1r" }]);
  });

  test("6.4.3, 6.4.4: attackers go back where they came from, defenders toward Town Center", () => {
    const attack = town({ zeds: { F3: "9" }, units: { "savior-corps": "F5" }, now: "actions" });
    attack.dice(2, 3, 4).move("savior-corps", "F3");
    expect(attack.at("savior-corps")).toBe("TC");
    const alive = town({ zeds: { F3: "6" }, units: { "civilian-7": "F4" }, now: "actions" });
    alive.dice(3, 3).move("civilian-7", "F3");
    expect(alive.read("civilian-7")).toBe("F4 reduced +1");
    const defend = town({ tab: "F", zeds: { F3: "6" }, units: { "civilian-7": "F2" }, dice: [3, 3] });
    expect(defend.read("civilian-7")).toBe("F1 reduced +1");
  });

  test("6.4.5: Zeds fill spaces on their way back, the stronger one nearer to Town Center", () => {
    const match = town({ zeds: { F1: "3, 2", F2: "4, 5", F3: "6" }, units: { furies: "F0" }, now: "actions" });
    match.dice(3, 4, 6).move("furies", "F1").zed(3).zed(3);
    expect(match.results).toEqual(["2/1 zeds"]);
    expect(match.board).toEqual({ F2: "5, 4", F3: "6, 3+2", F4: "2" });
  });

  test("6.4.6: falling back is no lost fight: in Gehirne! nobody goes on for it", () => {
    const match = town({
      event: "brains-3",
      zeds: { F3: "4", M6: "3", H6: "5", S6: "6" },
      units: { johnson: "F2" },
    });
    match.answer({ track: "forest" }).dice(4).answer({ use: "traps" });
    expect([match.zeds("F2"), match.at("johnson")]).toEqual(["4+1", "F1"]);
    expect(match.told("zeds-moved").filter(({ why }) => why === "brains")).toHaveLength(0);
  });
});

describe("Regel 7: Organisationsphase", () => {
  test("the card is discarded, actions are lost, markers turn back, but once in a match is once", () => {
    const match = town({
      units: { schmidt: "TC", hernandez: "TC", hunt: "TC" },
      zeds: { F5: "4" },
      deck: ["cardio", "well-armed"],
      now: "actions",
      dice: ["?", "?", "?"],
    });
    match.answer({ special: "determination" }).move("schmidt", "F1").answer({ special: "speech" }).end();
    while (match.waits.startsWith("start")) match.answer({ track: match.offered("track")[0] ?? "" });
    expect([match.special("determination"), match.special("speech"), match.special("born-leader")]).toEqual([
      "ready",
      "gone",
      "ready",
    ]);
    expect(match.state.speech.every((left) => left === 0)).toBe(true);
    expect([match.state.actions, match.state.own, match.state.eventDiscard.length]).toEqual([1, [1], 1]);
    expect(match.against({ special: "speech" })).toBe("used-for-good");
  });
});

describe("the heroes' cards", () => {
  test("Elite-Scharfschütze: 2, 4, 3 at one, two, three spaces instead of her own strength", () => {
    for (const [at, column] of [
      ["F1", "2"],
      ["F2", "4"],
      ["F3", "3"],
    ] as const)
      for (const side of ["", " reduced"]) {
        const match = town({ zeds: { [at]: "9" }, units: { piazza: `F0${side}` }, now: "actions" });
        match.dice(1, 1).fire("piazza", at);
        expect(match.told("fight-roll")[0]?.column, `${at}${side}`).toBe(column);
      }
    const far = town({ zeds: { F4: "9" }, units: { piazza: "F0" }, now: "actions" });
    expect(far.targets("piazza")).toEqual([]);
  });

  test("Feldposten: after her gunfire she falls back, with whom you like; Defiant comes off", () => {
    const match = town({ zeds: { S5: "9" }, units: { piazza: "S3", "civilian-1": "S3 defiant" }, now: "actions" });
    match.dice(1, 1).fire("piazza", "S5");
    expect(match.waits).toBe("overwatch 0");
    match.answer({ fall: true, with: "civilian-1" });
    expect([match.at("piazza"), match.read("civilian-1")]).toEqual(["S2", "S2"]);
  });

  test("Ich mach das selbst!: an action instead of the ammo", () => {
    const match = town({ zeds: { F1: "9" }, units: { piazza: "TC" }, ammo: 0, actions: 1, now: "actions" });
    expect(match.against({ fire: "piazza", at: "F1" })).toBe("no-ammo");
    match.dice(1, 1).fire("piazza", "F1", { spare: true });
    expect(match.told("paid").map(({ by }) => by)).toEqual(["event", "own"]);
    expect(match.told("gunfire")[0]?.paid).toBe("action");
  });

  test("Schlüssel zur Stadt: +1 for everybody else in the city and in Town Center", () => {
    const found = (unit: string, space: string) => {
      const units = { hernandez: "H5", [unit]: space };
      return town({ units, ammo: 0, dice: [5], now: "actions" }).forage(unit).state.ammo;
    };
    expect([found("hunt", "TC"), found("hunt", "S0"), found("hunt", "S1"), found("hernandez", "TC")]).toEqual([
      1, 1, 0, 0,
    ]);
  });

  test("Verkehrsleitung: entering Town Center costs nobody anything", () => {
    const units = { "civilian-1": "F1", hernandez: "H5" };
    expect(town({ units, now: "actions" }).reach("civilian-1")).toContain("S0");
    expect(town({ units: { "civilian-1": "F1" }, now: "actions" }).reach("civilian-1")).toEqual([
      "F0",
      "F2",
      "F3",
      "TC",
    ]);
  });

  test("Meine Festung: a shot from Town Center with 1▶, for ammo but no action", () => {
    const match = town({ zeds: { F0: "9" }, units: { hernandez: "TC", schmidt: "TC" }, actions: 0, now: "actions" });
    match.dice(3, 4).answer({ special: "citadel", unit: "schmidt", at: "F0" });
    expect([match.state.ammo, match.state.own[0], match.zeds("F0")]).toEqual([3, 1, "9+2"]);
    expect(match.told("fight-roll")[0]?.column).toBe("5");
  });

  test("Motivierende Ansprache: each other unit in the city has an action more", () => {
    const match = town({
      units: { hernandez: "TC", hunt: "TC", "civilian-1": "S0", schmidt: "S1" },
      actions: 0,
      now: "actions",
      used: ["citadel", "determination", "born-leader"],
    });
    match.answer({ special: "speech" }).move("hunt", "F1").move("civilian-1", "S2");
    expect(match.told("paid").map(({ by }) => by)).toEqual(["speech", "speech"]);
    expect([match.state.own[0], match.special("speech")]).toEqual([1, "used"]);
  });

  test("Entschlossenheit, Geborener Anführer: an action for him, for a civilian next to him", () => {
    const match = town({
      units: { schmidt: "F1", hunt: "M1", "civilian-1": "M2", furies: "M0", "civilian-2": "M3" },
      actions: 0,
      now: "actions",
    });
    match.answer({ special: "determination" });
    expect(match.offered("move")).toEqual(["schmidt"]);
    match.move("schmidt", "F3");
    expect(match.against({ special: "born-leader", unit: "civilian-2" })).toBe("too-far");
    match.answer({ special: "born-leader", unit: "furies" }).move("furies", "TC");
    expect(match.state.own[0]).toBe(1);
  });

  test("Hartnäckig, Eagle Scout, Kampfkünste", () => {
    const match = town({ zeds: { F2: "4" }, units: { schmidt: "F1" }, now: "actions" });
    match.dice(1, 1).move("schmidt", "F2");
    expect([match.melee, match.waits]).toEqual(["even > +1 ability > player-more", "reroll 0"]);
    match.dice(3, 4, 3).answer({ reroll: true });
    expect(match.results).toEqual(["2/1 zeds"]);
    expect(match.told("roll").map(({ why, good }) => [why, good])).toEqual([["tough", 0]]);
    expect(match.read("schmidt")).toBe("F2 reduced");
    const saved = town({ zeds: { F2: "4" }, units: { hunt: "F1" }, now: "actions" });
    saved.dice(3, 4).move("hunt", "F2").dice(4).keep();
    expect([saved.results, saved.read("hunt")]).toEqual([["2/1 zeds"], "F2"]);
  });
});

describe("Koop", () => {
  test("6.3 Der Tod erlöst dich nicht: another hero or a heroic civilian", () => {
    const match = town({
      players: 2,
      owner: ["hernandez", "hunt"],
      zeds: { F2: "9" },
      units: { hernandez: "F1 reduced", hunt: "TC", schmidt: "TC", furies: "TC", "civilian-1": "TC" },
      dice: [1, 1, 1],
      now: "actions",
    });
    match.move("hernandez", "F2");
    expect([match.at("hernandez"), match.waits, match.offered("hero")]).toEqual([
      "graveyard",
      "hero 0",
      ["schmidt", "furies"],
    ]);
    match.answer({ hero: "furies" });
    expect(match.told("hero").at(-1)).toMatchObject({ seat: 0, hero: "furies" });
  });

  test("each seat has its own action, the card's are common, another seat's hero is asked for", () => {
    const match = town({
      players: 2,
      owner: ["hunt", "schmidt"],
      units: { hunt: "TC", schmidt: "TC", "civilian-1": "TC" },
      actions: 1,
      now: "actions",
    });
    match.by(0, { move: "civilian-1", to: "F0", own: true });
    expect([match.state.actions, match.state.own]).toEqual([1, [0, 1]]);
    expect(match.against({ move: "schmidt", to: "F1" }, 0)).toBe("ask-first");
    match.by(0, { borrow: "schmidt", for: "move" });
    expect(match.waits).toBe("lend 1");
    match.answer({ lend: true }).by(0, { move: "schmidt", to: "F1" });
    expect([match.at("schmidt"), match.state.actions]).toEqual(["F1", 0]);
  });
});

describe("Grundaufbau", () => {
  const unitsAt = (state: State, at: number) =>
    state.unitAt.flatMap((place, unit) => (place === at ? [UNIT_IDS[unit]] : []));

  test("a Zed of full strength on each Start, 4 ammo, the four heroes and the Furies in Town Center", () => {
    for (const seed of ["a", "b", "c"]) {
      const state = opened(1, {}, seed);
      expect(dawnOfTheZeds.problems(state)).toEqual([]);
      const lying = state.spots.flatMap((zed, spot) => (zed < 0 ? [] : [SPACE_IDS[spot >> 1]]));
      expect(lying).toEqual(["FS", "MS", "HS", "SS"]);
      expect([state.bag.length, state.ammo]).toEqual([30, 4]);
      expect(
        [...state.zedFlipped, ...state.zedHits, ...state.unitFlipped, ...state.unitHits].every((n) => n === 0),
      ).toBe(true);
      const inTown = unitsAt(state, TOWN);
      expect(inTown.slice(0, 5)).toEqual(["piazza", "hernandez", "schmidt", "hunt", "furies"]);
      expect(inTown.slice(5)).toEqual([expect.stringMatching(/^civilian-/)]);
    }
  });

  test("a Defiant civilian in each village, one in Town Center, the seventh, Johnson and the Savior Corps in reserve", () => {
    const state = opened(1);
    const villages = state.unitAt.flatMap((at, unit) => (state.defiant[unit] === 1 ? [SPACE_IDS[at]] : []));
    expect(villages.slice().sort()).toEqual(["F4", "H5", "M5", "S3", "S5"]);
    expect(unitsAt(state, RESERVE)).toEqual(["johnson", "savior-corps", expect.stringMatching(/^civilian-/)]);
    expect(
      new Set(["a", "b", "c", "d", "e"].map((seed) => unitsAt(opened(1, {}, seed), RESERVE)[2])).size,
    ).toBeGreaterThan(1);
  });

  test("the event deck: by Act so many normal cards and every special one, a finale last; 16 or 20 cards", () => {
    for (const [deck, normal, cards] of [
      ["short", [2, 5, 3, 2], 16],
      ["normal", [3, 6, 4, 3], 20],
    ] as const) {
      const first = opened(1, { deck }, deck);
      const order = first.eventDeck.slice().reverse();
      expect(order).toHaveLength(cards);
      expect(new Set(order).size).toBe(cards);
      const acts = order.map((card) => EVENTS[card].act);
      expect(acts).toEqual(acts.slice().sort());
      expect(acts.at(-1)).toBe(5);
      const count = (act: number, special: boolean) =>
        order.filter((card) => EVENTS[card].act === act && EVENTS[card].special === special).length;
      expect([1, 2, 3, 4].map((act) => count(act, false))).toEqual(normal);
      expect([1, 2, 3, 4].map((act) => count(act, true))).toEqual([0, 1, 1, 1]);
    }
  });

  test("together: each seat chooses a hero, there are four of them whatever the number of players", () => {
    for (const players of [2, 3, 4]) {
      const match = Match.open(dawnOfTheZeds, { players, seed: "together" });
      expect([match.question?.ask, match.awaited()]).toEqual(["hero", [0]]);
      for (let seat = 0; match.question?.ask === "hero"; seat++) match.answer(seat, match.ask(seat).answers[0]);
      const { owner, unitAt } = match.state;
      expect(new Set(owner).size).toBe(players);
      expect(owner.every((unit) => UNITS[unit].kind === "hero")).toBe(true);
      expect(unitAt.filter((at, unit) => at >= 0 && UNITS[unit].kind === "hero")).toHaveLength(4);
    }
  });

  test("nobody sees the order of the decks", () => {
    const state = opened(2);
    for (const seat of [0, 1, null]) {
      const seen = dawnOfTheZeds.view(state, seat);
      expect([...seen.eventDeck, ...seen.storyDeck].every((card) => card === -1)).toBe(true);
      expect([seen.eventDeck.length, seen.storyDeck.length]).toEqual([state.eventDeck.length, state.storyDeck.length]);
    }
  });
});

describe("Abspann", () => {
  const units = {
    hunt: "TC",
    schmidt: "F3",
    furies: "TC",
    "civilian-1": "M2",
    piazza: "graveyard",
    johnson: "reserve",
  };

  test("a point for each unit on the board and for 2 ammo or more", () => {
    const score = (ammo: number) =>
      town({ event: "finale-good-or-bad", story: ["bulldozer"], units, ammo, dice: ["?"] }).answer({
        track: "highway",
      });
    expect([score(2), score(1)].map((match) => match.told("ended")[0]?.score)).toEqual([5, 4]);
    expect(score(2).match.outcome?.scores).toEqual([5]);
  });

  test("lost: one less for each card that is still to come", () => {
    const deck = ["well-armed", "joking", "brains-3", "finale-good-night"];
    const match = town({ tab: "F", zeds: { F0: "4" }, units, deck });
    expect(match.told("ended")[0]).toMatchObject({ score: 1, verdict: "in-question" });
  });

  test("the verdicts begin at 1, 6, 13 and 21", () => {
    expect([-20, 0, 1, 5, 6, 12, 13, 20, 21].map(verdictOf)).toEqual([
      "blamed",
      "blamed",
      "in-question",
      "in-question",
      "did-what-they-could",
      "did-what-they-could",
      "respected",
      "respected",
      "medal",
    ]);
  });
});
