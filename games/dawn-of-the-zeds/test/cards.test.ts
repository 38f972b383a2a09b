import { describe, expect, test } from "vitest";
import { EVENTS, STORY } from "../content/cards.ts";
import { UNITS } from "../content/units.ts";
import { opened, type Town, town } from "./town.ts";

// Every card and every unit, first as it is printed, then in a position.

const EVENTS_IN_WORDS: Readonly<Record<string, string>> = {
  cardio: "I, SS, 1 action",
  "hunting-cabin": "I, MS, 3 actions, move",
  "well-armed": "I, FM, 2 actions",
  "night-mountain": "II, M, 1 action",
  "night-suburbs": "II, S, 2 actions",
  "night-forest": "II, F, 2 actions, move",
  "night-highway": "II, HH, 1 action",
  underfoot: "II, HSM, 2 actions",
  plague: "II, HFF, 3 actions, move",
  joking: "II, *, 1 action, special",
  "hero-arrives": "III, HSF, 2 actions",
  "mine-explosion": "III, MSH, 2 actions, move",
  "tough-zeds": "III, MM, 3 actions",
  smell: "III, HMF, 2 actions",
  nightfall: "IV, HF, 4 actions, place",
  "hate-it": "IV, HSS, 3 actions, move",
  "keep-calm": "IV, MH, 2 actions",
  "brains-3": "III, *, 0 actions, special",
  "brains-4": "IV, *, 0 actions, special",
  "finale-good-night": "finale, SMHH, 0 actions",
  "finale-good-or-bad": "finale, story track, 0 actions",
};

test("each event card is as it is printed", () => {
  const acts = ["", "I", "II", "III", "IV", "finale"];
  const words = EVENTS.map(({ id, act, zeds, actions, special, symbol }) => [
    id,
    [
      acts[act],
      zeds === "" ? "story track" : zeds,
      `${actions} action${actions === 1 ? "" : "s"}`,
      ...(special ? ["special"] : []),
      ...(symbol === "none" ? [] : [symbol]),
    ].join(", "),
  ]);
  expect(Object.fromEntries(words)).toEqual(EVENTS_IN_WORDS);
});

const tracksOf = (match: Town): readonly string[] => match.told("activated").map(({ track }) => track);
const TRACK: Readonly<Record<string, string>> = { F: "forest", M: "mountain", H: "highway", S: "suburbs" };

for (const { id, zeds, actions } of EVENTS.filter((row) => row.zeds !== "" && row.zeds !== "*" && row.act < 5)) {
  test(`${id}: the tracks of its Zeds tab, then its actions`, () => {
    // No units and no free Start keep every effect but the placing of Zeds quiet.
    const match = town({ event: id, tab: zeds, story: ["adrenaline"], zeds: { FS: "9", MS: "8", HS: "7", SS: "6" } });
    expect(tracksOf(match)).toEqual([...zeds].map((letter) => TRACK[letter]));
    expect(match.told("phase").at(-1)).toMatchObject({ phase: "actions", n: actions + 1 });
  });
}

describe("Rule #1", () => {
  test("a Zed on an empty Start of choice", () => {
    const match = town({ event: "cardio", tab: "", zeds: { FS: "4" }, dice: ["7"] });
    expect(match.offered("track")).toEqual(["mountain", "highway", "suburbs"]);
    expect(match.answer({ track: "highway" }).board).toEqual({ FS: "4", HS: "7" });
  });

  test("units withdraw one by one, who stays fights", () => {
    const match = town({
      event: "cardio",
      tab: "F",
      zeds: { F3: "9", MS: "4", HS: "4", SS: "4" },
      units: { "civilian-1": "F2", schmidt: "F2" },
    });
    expect(match.offered("withdraw")).toEqual(["schmidt", "civilian-1"]);
    match.answer({ withdraw: "civilian-1" }, { hold: true });
    expect([match.at("civilian-1"), match.told("melee")[0]?.unit]).toEqual(["F1", "schmidt"]);
  });
});

describe("Hunting cabin", () => {
  test("2 ammo for a unit on the Campground at the end of the action phase", () => {
    const match = town({ event: "hunting-cabin", units: { hunt: "M1" }, now: "actions" });
    expect(match.move("hunt", "M2").end().state.ammo).toBe(6);
  });
  test("nothing for one that has gone on", () => {
    const match = town({ event: "hunting-cabin", units: { hunt: "M2" }, now: "actions" });
    match.move("hunt", "M1").end();
    expect([match.state.ammo, match.told("no-effect").length]).toEqual([4, 1]);
  });
});

test("Well-armed civilians: one column more for a normal civilian, in gunfire as in melee", () => {
  const match = town({
    event: "well-armed",
    tab: "",
    zeds: { F3: "9" },
    units: { furies: "F2", hunt: "TC", "civilian-1": "F2", "civilian-3": "F4" },
  });
  expect(match.offered("unit")).toEqual(["civilian-1", "civilian-3"]);
  match.unit("civilian-1").dice(6, 6).fire("civilian-1", "F3");
  expect(match.told("shift").map(({ cause, column }) => [cause, column])).toEqual([["well-armed", "4"]]);
  match.dice(6, 6).move("civilian-1", "F3");
  expect(match.melee).toBe("zeds-more > +1 well-armed > even");
});

for (const [id, start] of [
  ["night-mountain", "MS"],
  ["night-suburbs", "SS"],
  ["night-forest", "FS"],
  ["night-highway", "HS"],
  ["nightfall", "HS"],
] as const) {
  test(`${id}: a new Zed on ${start}, and no defence shift that night`, () => {
    const match = town({
      event: id,
      tab: "F",
      zeds: { F1: "3" },
      units: { "civilian-1": "F0" },
      dice: ["7", 6, 6],
    });
    expect([match.zeds(start), match.melee]).toEqual([start === "FS" ? "" : "7", "even > even"]);
    // The forest is activated next: there the newcomer has moved on.
    expect(match.zeds("F6")).toBe(start === "FS" ? "7" : "");
  });
}

describe("Right under our feet", () => {
  test("a unit on the story's track suffers an attack on the Even column, and loses Defiant", () => {
    const match = town({
      event: "underfoot",
      tab: "",
      story: ["adrenaline"],
      units: { "civilian-1": "S3 defiant", "civilian-3": "S2", hunt: "SS", schmidt: "TC", furies: "F2" },
    });
    expect(match.offered("unit")).toEqual(["civilian-1", "civilian-3"]);
    match.dice(1, 6).unit("civilian-1");
    expect([match.melee, match.results]).toEqual(["even > +1 defence > player-more", ["0/1 nobody"]]);
    expect([match.read("civilian-1"), match.kept, match.waits]).toEqual(["S3 +1", ["adrenaline"], "act 0"]);
  });
});

test("The disease spreads: a Zed on the Start of the story's track, then the story", () => {
  const match = town({ event: "plague", tab: "", story: ["dud-ammo"], dice: ["8"] });
  expect([match.board, match.state.ammo]).toEqual([{ FS: "8" }, 3]);
});

test("You must be joking!: a Zed on every Start, hit markers off, then all tracks", () => {
  const match = town({ event: "joking", zeds: { F5: "9+2", SS: "3r+1" }, dice: ["4", "5", "6", "7"] });
  expect(match.board).toEqual({ FS: "4", F5: "9", MS: "5", HS: "6", SS: "7, 3r" });
  expect(match.told("cleaned")[0]).toMatchObject({ n: 3 });
  for (const track of ["forest", "mountain", "highway"]) match.answer({ track });
  expect(match.board).toEqual({ F6: "4", F4: "9", M6: "5", H6: "6", S6: "7, 3r" });
});

describe("A hero arrives", () => {
  test("in Town Center or on a Start without Zeds", () => {
    const match = town({ event: "hero-arrives", tab: "", zeds: { MS: "4" }, units: { johnson: "reserve" } });
    expect([match.waits, match.offered("to")]).toEqual(["arrive 0", ["TC", "FS", "HS", "SS"]]);
    expect(match.against({ to: "MS" })).toBe("zeds-there");
    match.answer({ to: "HS" });
    expect([match.at("johnson"), match.state.ammo]).toEqual(["HS", 7]);
  });
  test("nobody comes twice, nobody comes back from the Graveyard", () => {
    for (const johnson of ["F2", "graveyard"]) {
      const match = town({ event: "hero-arrives", tab: "", units: { johnson } });
      expect([match.told("no-effect").length, match.waits]).toEqual([1, "act 0"]);
    }
  });
});

describe("Mine explosion", () => {
  test("everybody in the mine takes a hit and leaves", () => {
    const units = town({ event: "mine-explosion", tab: "", units: { "civilian-1": "M4", furies: "M4" }, dice: [3] });
    expect([units.read("civilian-1"), units.read("furies")]).toEqual(["M3 +1", "M3 +1"]);
    const zeds = town({ event: "mine-explosion", tab: "", zeds: { M4: "4r+2, 7" } });
    expect(zeds.board).toEqual({ M5: "7+1" });
  });
  test("no entry until the round is over", () => {
    const match = town({ event: "mine-explosion", tab: "M", zeds: { M5: "7" }, units: { hunt: "M3" } });
    expect([match.board, match.against({ move: "hunt", to: "M4" })]).toEqual([{ M5: "7" }, "no-entry"]);
    match.end();
    expect([match.state.noEntry, match.told("no-entry").map(({ on }) => on)]).toEqual([-1, [1, 0]]);
  });
});

describe("Tough Zeds", () => {
  test("a Zed on the Mountain's Start, then the strongest one on the board gets the marker", () => {
    const match = town({ event: "tough-zeds", tab: "", zeds: { F3: "8", F5: "4/9r" }, dice: ["7"] });
    expect([match.zeds("MS"), match.told("tough-zed")[0]?.at]).toEqual(["7", "F3"]);
  });
  test("between equally strong ones the players choose", () => {
    const tie = town({ event: "tough-zeds", tab: "", zeds: { F3: "7", H3: "7" }, dice: ["7"] });
    expect([tie.waits, tie.answers.length]).toEqual(["toughest 0", 3]);
  });
  for (const [die, left] of [
    [3, "9"],
    [4, "9+1"],
  ] as const) {
    test(`each hit on it needs a die: ${die}`, () => {
      // Strength 2 and a sum of 8: one hit.
      const match = town({
        zeds: { F3: "9" },
        tough: "F3",
        units: { "civilian-3": "F2" },
        now: "actions",
        dice: [4, 4, die],
      });
      expect(match.fire("civilian-3", "F3").zeds("F3")).toBe(left);
    });
  }
});

describe("What's that smell?", () => {
  test("a Zed reduced side up among units outside Town Center; a loser retreats", () => {
    const match = town({ event: "smell", tab: "", units: { furies: "F2", hunt: "TC" } });
    expect(match.offered("unit")).toEqual(["furies"]);
    match.dice("8", 6, 6).unit("furies");
    // 4 against 6: three of the four hits kill it.
    expect([match.melee, match.told("placed")[0]]).toMatchObject([
      "player-more > player-more",
      { strength: 4, reduced: 1 },
    ]);
    const weak = town({ event: "smell", tab: "", units: { "civilian-3": "F3" } })
      .dice("8", 5, 6)
      .unit("civilian-3");
    expect([weak.melee, weak.zeds("F4")]).toEqual(["zeds-2 > +1 defence > zeds-more", "4r+2"]);
  });
  test("without a unit outside nothing happens", () => {
    const match = town({ event: "smell", tab: "", units: { hunt: "TC" } });
    expect([match.told("no-effect").length, match.board]).toEqual([1, {}]);
  });
});

test("I hate it: weak Zeds give way to fresh ones, their markers are gone", () => {
  const match = town({ event: "hate-it", tab: "", zeds: { F2: "3r+2", M4: "4+1" }, tough: "F2" });
  const [placed, ...more] = match.told("placed");
  expect([placed?.at, placed?.reduced, more]).toEqual(["F2", 0, []]);
  expect([match.zeds("F2"), match.zeds("M4"), match.state.tough]).toEqual([String(placed?.strength), "4+1", -1]);
});

describe("Keep calm", () => {
  test("two columns for a hero who attacks, this round", () => {
    const match = town({ event: "keep-calm", tab: "", zeds: { F3: "6" }, units: { hunt: "F2", furies: "TC" } });
    expect(match.offered("unit")).toEqual(["hunt"]);
    match.unit("hunt").dice(6, 6).move("hunt", "F3");
    expect(match.melee).toBe("zeds-more > +2 keep-calm > player-more");
    match.keep().end();
    expect(match.state.charged).toBe(-1);
  });
  test("none for a hero who is attacked", () => {
    const match = town({ event: "keep-calm", tab: "F", zeds: { F3: "6" }, units: { hunt: "F2" } }).unit("hunt");
    expect(match.melee).toBe("zeds-more > zeds-more");
  });
});

for (const event of ["brains-3", "brains-4"]) {
  test(`${event}: all tracks, no actions, no organisation, the next card`, () => {
    const match = town({
      event,
      zeds: { FS: "4", MS: "4", HS: "4", SS: "4" },
      deck: ["night-forest", "finale-good-night"],
    });
    for (const track of ["forest", "mountain", "suburbs"]) match.answer({ track });
    expect(tracksOf(match)).toEqual(["forest", "mountain", "suburbs", "highway", "forest"]);
    expect(match.told("phase").map(({ phase }) => phase)).toEqual(["zeds", "zeds", "actions"]);
    expect(match.told("card").map(({ card, round, of }) => [card, round, of])).toEqual([
      [event, 1, 3],
      ["night-forest", 2, 3],
    ]);
  });
}

describe("the finales", () => {
  test("Good night: four activations, then it is won", () => {
    const match = town({
      event: "finale-good-night",
      tab: "SMHH",
      zeds: { HS: "4" },
      units: { hunt: "TC", furies: "F2" },
    });
    expect([match.waits, tracksOf(match)]).toEqual(["won", ["suburbs", "mountain", "highway", "highway"]]);
    expect(match.told("ended")[0]).toMatchObject({ score: 3, verdict: "in-question" });
  });
  test("Good night can be lost", () => {
    const match = town({ event: "finale-good-night", tab: "SMHH", zeds: { H1: "4" } });
    expect(match.waits).toBe("overrun");
  });
  test("house rule: it is won before they happen", () => {
    const match = town({ event: "finale-good-night", options: { finaleAtOnce: true }, tab: "SMHH", zeds: { H1: "4" } });
    expect([match.waits, tracksOf(match)]).toEqual(["won", []]);
  });
  test("Good or bad: the story's track twice", () => {
    const match = town({ event: "finale-good-or-bad", story: ["adrenaline"], zeds: { S5: "4" } });
    expect([match.waits, tracksOf(match), match.board]).toEqual(["won", ["suburbs", "suburbs"], { S3: "4" }]);
  });
});

describe("story cards", () => {
  test("each names its track and says whether it is kept", () => {
    expect(Object.fromEntries(STORY.map(({ id, track, keep }) => [id, `${track}, ${keep ? "keep" : "now"}`]))).toEqual({
      bulldozer: "choice, keep",
      lake: "most, now",
      "civilian-leader": "fewest, keep",
      adrenaline: "suburbs, keep",
      organiser: "mountain, keep",
      "living-dead": "mountain, now",
      "iron-resolve": "highway, keep",
      "dud-ammo": "forest, now",
    });
  });

  const ZEDS = { FS: "4", MS: "4, 4", HS: "4", F6: "5" };
  for (const [card, offered, track] of [
    ["bulldozer", ["forest", "mountain", "highway", "suburbs"], ""],
    ["lake", ["forest", "mountain"], ""],
    ["civilian-leader", [], "suburbs"],
    ["adrenaline", [], "suburbs"],
    ["organiser", [], "mountain"],
    ["living-dead", [], "mountain"],
    ["iron-resolve", [], "highway"],
    ["dud-ammo", [], "forest"],
  ] as const) {
    test(`${card}: ${track === "" ? `one of ${offered.join(", ")}` : track}`, () => {
      const match = town({ event: "underfoot", tab: "", story: [card], zeds: ZEDS });
      if (track === "") expect([match.waits, match.offered("track")]).toEqual(["track 0", offered]);
      else expect(match.told("story-track")[0]?.track).toBe(track);
    });
  }

  test("Killer bulldozer: two columns for an attack, and only for one", () => {
    const match = town({ kept: ["bulldozer"], zeds: { F3: "5" }, units: { "civilian-7": "F2" }, now: "actions" });
    expect(match.against({ play: "bulldozer" })).toBe("only-in-a-fight");
    match.move("civilian-7", "F3").dice(6, 6).answer({ play: "bulldozer" });
    expect([match.melee, match.kept]).toEqual(["zeds-more > +2 bulldozer > player-more", []]);
    const defence = town({
      tab: "F",
      kept: ["bulldozer"],
      zeds: { F3: "5" },
      units: { "civilian-7": "F2" },
      dice: [6, 6],
    });
    expect([defence.melee, defence.kept]).toEqual(["zeds-more > zeds-more", ["bulldozer"]]);
  });

  test("Zeds from the lake: a Zed on the Campground, pushed back from a full one", () => {
    const lake = (zeds: { readonly [space: string]: string }) =>
      town({ event: "underfoot", tab: "", story: ["lake"], zeds, dice: ["7"] });
    expect(lake({ F5: "4" }).zeds("M2")).toBe("7");
    expect(lake({ M2: "4, 5", M3: "6" }).board).toEqual({ M2: "5, 4", M3: "7, 6" });
  });

  test("Civilians get organised: at the start of a Zeds phase, before anything comes of its card", () => {
    const position = {
      event: "night-forest",
      tab: "",
      kept: ["civilian-leader"],
      units: { "civilian-1": "M2", hunt: "TC" },
    };
    const match = town(position);
    expect([match.waits, match.answers, match.zeds("FS")]).toEqual([
      "ready 0",
      [{ pass: true }, { play: "civilian-leader", unit: "civilian-1" }],
      "",
    ]);
    match.answer({ play: "civilian-leader", unit: "civilian-1" });
    expect([match.read("civilian-1"), match.waits]).toEqual(["M2 leader", "act 0"]);
    expect(match.zeds("FS")).not.toBe("");
    // Nobody to lead, or no phases: nothing is asked.
    expect(town({ ...position, units: { hunt: "TC" } }).waits).toBe("act 0");
    expect(town({ ...position, event: "brains-3", tab: "*" }).waits).toBe("track 0");
  });

  test("Civilians get organised: before a combat or in the action phase, until the Graveyard", () => {
    const match = town({
      tab: "F",
      kept: ["civilian-leader"],
      zeds: { F3: "9" },
      units: { "civilian-7": "F2 reduced +1", furies: "TC" },
    }).answer({ pass: true });
    expect([match.waits, match.answers]).toEqual([
      "before 0",
      [{ fight: true }, { play: "civilian-leader", unit: "civilian-7" }],
    ]);
    match.dice(1, 1, 4).answer({ play: "civilian-leader", unit: "civilian-7" });
    expect([match.melee, match.read("civilian-7")]).toEqual(["zeds-3 > +1 leader > zeds-2", "TC reduced leader"]);
    const calm = town({ kept: ["civilian-leader"], zeds: { F3: "9" }, units: { "civilian-1": "F2" }, now: "actions" });
    calm.answer({ play: "civilian-leader", unit: "civilian-1" }).dice(1, 1).fire("civilian-1", "F3");
    expect(calm.told("shift").map(({ cause }) => cause)).toEqual(["leader"]);
  });

  test("Shot of adrenaline: two more actions", () => {
    const match = town({ kept: ["adrenaline"], units: { hunt: "TC" }, now: "actions" });
    expect(match.answer({ play: "adrenaline" }).state.actions).toBe(5);
  });

  test("Community organiser: a civilian of choice out of the reserve", () => {
    const match = town({
      kept: ["organiser"],
      units: { "savior-corps": "reserve", "civilian-2": "reserve", "civilian-3": "graveyard", johnson: "reserve" },
      now: "actions",
    });
    expect(match.answers.flatMap(({ play, unit }) => (play === "organiser" ? [unit] : []))).toEqual([
      "savior-corps",
      "civilian-2",
    ]);
    expect(match.answer({ play: "organiser", unit: "civilian-2" }).read("civilian-2")).toBe("TC");
  });

  test("The living dead!: two Zeds on St. Thomas fight as a mob", () => {
    const match = town({
      event: "underfoot",
      tab: "",
      story: ["living-dead"],
      units: { furies: "F4" },
      dice: ["3", "4", 6, 6],
    });
    expect(match.told("melee")[0]).toMatchObject({ at: "F4", cause: "placed", zeds: 7 });
    expect(match.melee).toBe("zeds-more > +1 defence > even");
  });

  test("Iron resolve: one hit on Zeds that attacked and won, none on the unit, and they lose", () => {
    const match = town({
      tab: "F",
      kept: ["iron-resolve"],
      zeds: { F3: "9" },
      units: { "civilian-1": "F2" },
      dice: [1, 1],
    });
    expect([match.waits, match.offered("play")]).toEqual(["resolve 0", ["iron-resolve"]]);
    match.answer({ play: "iron-resolve" });
    expect([match.results, match.board, match.read("civilian-1")]).toEqual([["1/0 zeds"], { F3: "9+1" }, "F2"]);
    const attack = town({
      kept: ["iron-resolve"],
      zeds: { F3: "9" },
      units: { furies: "F2" },
      now: "actions",
      dice: [1, 1, 4, 4, 4, 4],
    }).move("furies", "F3");
    expect([attack.results, attack.kept]).toEqual([["0/4 units"], ["iron-resolve"]]);
  });

  test("Dud ammo: one ammo less, and nothing more without any", () => {
    for (const [ammo, left] of [
      [4, 3],
      [0, 0],
    ]) {
      expect(town({ event: "underfoot", tab: "", story: ["dud-ammo"], ammo }).state.ammo).toBe(left);
    }
  });

  test("discards are shuffled into a new deck when the story runs out", () => {
    const match = town({ event: "underfoot", tab: "", deck: ["plague", "finale-good-night"], story: ["dud-ammo"] });
    match.dice("4").end();
    expect([match.told("reshuffled")[0]?.n, match.told("story").map(({ card }) => card), match.state.ammo]).toEqual([
      1,
      ["dud-ammo", "dud-ammo"],
      2,
    ]);
  });
});

const UNITS_IN_WORDS: Readonly<Record<string, string>> = {
  piazza: "hero 3/2, 5; range 3",
  hernandez: "hero 2/1, 4",
  schmidt: "hero 4/2, 4; tough 4, melee 1, reroll",
  hunt: "hero 5/3, 4; tough 4, range 2, far -1, reroll",
  johnson: "hero 3/2, 4; aim 2, forages with 2",
  furies: "heroic 6/3, 4; tough 4, no gunfire",
  "savior-corps": "heroic 2/1, 3",
  "civilian-1": "civilian 3/1, 2",
  "civilian-2": "civilian 3/1, 2",
  "civilian-3": "civilian 2/1, 2",
  "civilian-4": "civilian 2/1, 2",
  "civilian-5": "civilian 2/1, 2",
  "civilian-6": "civilian 2/1, 2",
  "civilian-7": "civilian 4/2, 2",
  kingman: "hero 3/2, 4; defends 1",
  pickles: "hero 2/1, 6; no gunfire, forages with 2",
  santana: "hero 6/4, 3; fires with 3/2",
  staub: "hero 4/5, 4; tough 5, fires with 4/2, first shot free, saves with 2",
  alyssa: "hero 3/2, 5; tough 5",
  wright: "hero 4/2, 4; tough 5, melee 1, aim 1",
  sarge: "hero 3/2, 4; tough 4, forage 1",
  wilson: "hero 2/1, 4; forages with 2",
  xeno: "hero 4/3, 4",
  horatio: "heroic 4/3, 4; tough 4, no gunfire, reroll",
  "fire-brigade": "heroic 3/2, 3; melee 1",
  "riot-squad": "heroic 5/3, 3; no gunfire",
  courier: "heroic 1/1, 3",
  wzed: "heroic 1/1, 3",
  veterans: "heroic 3/2, 3; first shot free",
};

test("each unit is as it is printed", () => {
  const words = UNITS.map((row) => {
    const more = [
      row.tough < 7 && `tough ${row.tough}`,
      row.melee !== 0 && `melee ${row.melee}`,
      row.defend !== 0 && `defends ${row.defend}`,
      !row.gunfire && "no gunfire",
      row.aim !== 0 && `aim ${row.aim}`,
      row.range > 1 && `range ${row.range}`,
      row.far !== 0 && `far ${row.far}`,
      row.firing.length > 0 && `fires with ${row.firing.join("/")}`,
      row.firstFree && "first shot free",
      row.forageDice > 1 && `forages with ${row.forageDice}`,
      row.forage !== 0 && `forage ${row.forage}`,
      row.saveDice > 1 && `saves with ${row.saveDice}`,
      row.reroll && "reroll",
    ].filter((one) => one !== false);
    return [
      row.id,
      `${row.kind} ${row.full}/${row.reduced}, ${row.move}${more.length > 0 ? `; ${more.join(", ")}` : ""}`,
    ];
  });
  expect(Object.fromEntries(words)).toEqual(UNITS_IN_WORDS);
});

describe("a side takes 1 hit of a hero, 2 of a civilian", () => {
  for (const [unit, readings] of [
    ["hernandez", ["F3 reduced", "TC"]],
    ["savior-corps", ["F3 +1", "F3 reduced", "F3 reduced +1", "TC reduced"]],
    ["civilian-1", ["F3 +1", "F3 reduced", "F3 reduced +1", "TC reduced"]],
  ] as const) {
    test(unit, () => {
      const seen: string[] = [];
      for (let at = "F3"; seen.length < readings.length; ) {
        const before = seen.at(-1) ?? at;
        const last = seen.length === readings.length - 1;
        // On the Even column with the Farm's shift a 7 is one hit.
        const match = town({ event: "underfoot", tab: "", story: ["dud-ammo"], units: { [unit]: before } });
        match.dice(...(last ? [3, 4, 4] : [3, 4])).unit(unit);
        seen.push(match.read(unit));
        at = match.at(unit);
      }
      expect(seen).toEqual(readings);
    });
  }
});

describe("Captain Piazza", () => {
  test("after her gunfire she may fall back, with whom she likes", () => {
    const before = () =>
      town({
        zeds: { F4: "9" },
        units: { piazza: "F2", "civilian-1": "F2" },
        now: "actions",
        dice: [1, 1],
      }).fire("piazza", "F4");
    expect(before().answers).toEqual([{ stay: true }, { fall: true }, { fall: true, with: "civilian-1" }]);
    expect(before().answer({ stay: true }).at("piazza")).toBe("F2");
    expect(before().answer({ fall: true }).at("piazza")).toBe("F1");
    expect(before().answer({ fall: true, with: "civilian-1" }).at("civilian-1")).toBe("F1");
  });
});

describe("Mayor Hernandez", () => {
  const forage = (unit: string, units: { readonly [unit: string]: string }) =>
    town({ units, now: "actions", dice: [5] }).forage(unit).state.ammo - 4;
  test("Keys to the city: all others forage with +1 on city spaces and in Town Center", () => {
    expect(forage("hunt", { hunt: "TC", hernandez: "F5" })).toBe(1);
    expect(forage("civilian-1", { "civilian-1": "S0", hernandez: "F5" })).toBe(1);
    expect(forage("hernandez", { hernandez: "TC" })).toBe(0);
    expect(forage("hunt", { hunt: "TC" })).toBe(0);
    expect(forage("hunt", { hunt: "H3", hernandez: "F5" })).toBe(0);
  });
  test("My citadel once a round, the Speech once a match", () => {
    const match = town({ zeds: { F0: "9" }, units: { hernandez: "TC" }, now: "actions", dice: [1, 1] });
    match.answer({ special: "citadel", unit: "hernandez", at: "F0" });
    expect([match.state.ammo, match.state.actions, match.special("citadel")]).toEqual([3, 3, "used"]);
    match.answer({ special: "speech" });
    const next = town({ units: { hernandez: "TC" }, used: ["citadel", "speech"], now: "actions" }).end();
    expect([next.special("citadel"), next.special("speech")]).toEqual(["ready", "gone"]);
  });
});

describe("Sheriff Hunt", () => {
  test("fires at two spaces with a column less", () => {
    const match = town({ zeds: { F4: "9", F5: "8" }, units: { hunt: "F2" }, now: "actions", dice: [1, 1] });
    expect(match.targets("hunt")).toEqual(["F4"]);
    match.fire("hunt", "F4");
    expect(match.told("shift").map(({ cause, column }) => [cause, column])).toEqual([["long-range", "4"]]);
  });
});

describe("Mr. Johnson", () => {
  test("forages with two dice: the better one counts, a natural double twice", () => {
    const yields = (...dice: readonly number[]) =>
      town({ units: { johnson: "M4" }, now: "actions", dice }).forage("johnson").state.ammo - 4;
    expect([yields(3, 4), yields(1, 6), yields(5, 5), yields(6, 6), yields(2, 2)]).toEqual([1, 2, 2, 4, 0]);
  });
  test("2▶ in his gunfire", () => {
    const match = town({ zeds: { F3: "9" }, units: { johnson: "F2" }, now: "actions", dice: [6, 6] }).fire(
      "johnson",
      "F3",
    );
    expect([match.told("shift").map(({ column }) => column), match.told("gunfire-result")[0]?.onZeds]).toEqual([
      ["5"],
      4,
    ]);
  });
  test("Traps are a choice, and a 3 springs none", () => {
    const before = () => town({ tab: "F", zeds: { F3: "5" }, units: { johnson: "F2" } });
    expect(before().dice(6, 6).answer({ pass: true }).told("roll")).toEqual([]);
    expect(before().dice(3, 6, 6).answer({ use: "traps" }).melee).toBe("zeds-more > zeds-more");
    const sprung = before().dice(4).answer({ use: "traps" });
    expect([sprung.board, sprung.at("johnson"), sprung.told("melee")]).toEqual([{ F2: "5+1" }, "F1", []]);
  });
});

test("Farmingdale Furies and others without gunfire are refused it", () => {
  for (const unit of ["furies", "pickles", "horatio", "riot-squad"]) {
    const match = town({ options: { moreUnits: true }, zeds: { F3: "9" }, units: { [unit]: "F2" }, now: "actions" });
    expect(match.against({ fire: unit, at: "F3" })).toBe("no-gunfire");
  }
});

test("Savior Corps: three points of movement and nothing else", () => {
  const match = town({ units: { "savior-corps": "TC" }, now: "actions" });
  expect(match.reach("savior-corps")).toHaveLength(12);
});

describe("units of later levels", () => {
  const more = { options: { moreUnits: true } };

  test("Kingman stops Zeds before his space and those next to it on a 5", () => {
    const before = (die: number) =>
      town({ ...more, tab: "F", zeds: { F4: "5" }, units: { kingman: "F2" }, dice: [die] });
    expect([before(4).board, before(5).board]).toEqual([{ F3: "5" }, { F4: "5" }]);
    const fight = town({ ...more, tab: "F", zeds: { F3: "3" }, units: { kingman: "F2" }, dice: [4, 6, 6] });
    expect(fight.melee).toBe("even > +1 defender > player-more");
  });

  describe("Pickles", () => {
    test("is noticed on a 1 only, and otherwise shares the space", () => {
      const before = (...dice: readonly number[]) =>
        town({ ...more, tab: "F", zeds: { F3: "5" }, units: { pickles: "F2" }, dice });
      expect(before(2).told("melee")).toEqual([]);
      expect([before(2).board, before(2).at("pickles")]).toEqual([{ F2: "5" }, "F2"]);
      expect(before(1, 6, 6).told("melee")).toHaveLength(1);
    });
    test("holds Zeds in his space on a 4", () => {
      const before = (die: number) =>
        town({ ...more, tab: "F", zeds: { F3: "5" }, units: { pickles: "F3" }, dice: [die] });
      expect([before(3).board, before(4).board]).toEqual([{ F2: "5" }, { F3: "5" }]);
    });
    test("is met once, not again by what happens elsewhere on the track", () => {
      const match = town({
        ...more,
        event: "underfoot",
        tab: "",
        story: ["living-dead"],
        zeds: { F6: "5" },
        units: { pickles: "F6" },
      });
      expect([match.zeds("F4").split(", ").length, match.told("roll")]).toEqual([2, []]);
    });
    test("retreating into Zeds, and beside a smell, he may stay unnoticed too", () => {
      const retreat = town({
        ...more,
        event: "mine-explosion",
        tab: "",
        zeds: { M3: "5" },
        units: { pickles: "M4" },
        dice: [2],
      });
      expect([retreat.read("pickles"), retreat.told("melee")]).toEqual(["M3 reduced", []]);
      const smell = town({ ...more, event: "smell", tab: "", units: { pickles: "F2" } })
        .dice("9", 2)
        .unit("pickles");
      expect([smell.zeds("F2"), smell.told("melee")]).toEqual(["4r", []]);
    });
  });

  test("Santana: on a 4 the Zeds he attacks take a hit and run", () => {
    const before = (...dice: readonly number[]) =>
      town({ ...more, zeds: { F3: "5" }, units: { santana: "F2" }, now: "actions", dice }).move("santana", "F3");
    expect([before(4).board, before(4).at("santana"), before(4).told("melee")]).toEqual([{ F4: "5+1" }, "F3", []]);
    expect(before(3, 6, 6).melee).toBe("player-more > player-more");
  });

  test("Santana, X36: falling back into Zeds is an attack, too; he defends like others", () => {
    const before = () =>
      town({
        ...more,
        event: "cardio",
        tab: "F",
        zeds: { F5: "4", F3: "5", MS: "4", HS: "4", SS: "4" },
        noEntry: "F2",
        units: { santana: "F4" },
        dice: ["?"],
      });
    const attacks = before().dice(4).answer({ withdraw: "santana" });
    expect([attacks.at("santana"), attacks.zeds("F3"), attacks.zeds("F4")]).toEqual(["F3", "", "5+1, 4"]);
    expect(attacks.told("melee")).toEqual([]);
    const defends = before().dice(6, 6).answer({ hold: true });
    expect([defends.told("roll"), defends.told("melee")[0]?.cause]).toEqual([[], "enter"]);
  });

  test("Staub: the first shot of a round is free, his own strength for it, two dice to be saved", () => {
    const match = town({
      ...more,
      zeds: { F3: "9" },
      units: { staub: "F2 reduced" },
      now: "actions",
      ammo: 1,
      dice: [1, 1],
    });
    match.fire("staub", "F3").dice(1, 1).fire("staub", "F3");
    expect(match.told("gunfire").map(({ strength, paid, n }) => [strength, paid, n])).toEqual([
      [2, "free", 1],
      [2, "ammo", 0],
    ]);
    const saved = town({
      ...more,
      zeds: { F3: "9" },
      units: { staub: "F2 reduced" },
      now: "actions",
      dice: [3, 3, 1, 1, 4],
    });
    expect(saved.move("staub", "F3").read("staub")).toBe("TC");
  });

  test("Alyssa: 1 fights, 2 may leave, 3 fights with 2▶ and unhurt", () => {
    const before = (...dice: readonly number[]) =>
      town({ ...more, tab: "F", zeds: { F3: "5" }, units: { alyssa: "F2" }, dice });
    expect(before(1, 6, 6).melee).toBe("zeds-more > zeds-more");
    expect(before(2).answer({ use: "fall-back" }).at("alyssa")).toBe("F1");
    const ready = before(3, 1, 1);
    expect([ready.melee, ready.results, ready.read("alyssa")]).toEqual([
      "zeds-more > +2 ready > player-more",
      ["0/0 units"],
      "F1",
    ]);
  });

  test("Wright looks at the top event card for an action", () => {
    const match = town({ ...more, units: { wright: "TC" }, now: "actions", deck: ["smell", "finale-good-night"] });
    match.answer({ look: "wright" });
    expect([match.told("looked")[0]?.card, match.state.actions]).toEqual(["smell", 2]);
    expect(match.against({ look: "wright" })).toBe("looked-already");
  });

  test("Sarge drills a civilian next to him for good, and patches one up in Town Center", () => {
    const match = town({
      ...more,
      zeds: { F2: "5" },
      units: { sarge: "TC", "civilian-1": "F0", "civilian-3": "TC +1", "civilian-4": "F1" },
      now: "actions",
    });
    expect(match.offered("drill")).toEqual(["civilian-1", "civilian-3"]);
    match.answer({ drill: "civilian-1" }, { patch: "civilian-3" });
    expect([match.read("civilian-3"), match.state.ammo]).toEqual(["TC", 3]);
    match.dice(6, 6).move("civilian-1", "F2");
    expect(match.told("melee")[0]).toMatchObject({ strength: 5 });
  });

  test("Wilson: one die more for whom he stands with; he may look at the top story card for nothing", () => {
    const match = town({
      ...more,
      zeds: { F4: "6" },
      story: ["lake"],
      units: { wilson: "F3", hunt: "F3", "civilian-7": "M4" },
      now: "actions",
      tab: "F",
    });
    match.answer({ peek: "wilson" });
    expect([match.told("peeked")[0]?.card, match.state.actions, match.state.own[0]]).toEqual(["lake", 3, 1]);
    const defence = town({ ...more, tab: "F", zeds: { F4: "6" }, units: { wilson: "F3", hunt: "F3" } });
    defence.dice(2, 6, 5).unit("hunt");
    expect(defence.told("fight-roll")[0]).toMatchObject({ dice: [6, 5, 2], sum: 11 });
    const forage = town({ ...more, units: { wilson: "M4", "civilian-7": "M4" }, now: "actions", dice: [1, 4] });
    expect(forage.forage("civilian-7").state.ammo).toBe(5);
  });

  test("Xeno has an extra action each round", () => {
    const match = town({ ...more, units: { xeno: "TC" }, now: "actions", actions: 0 }).answer({ special: "xeno" });
    expect([match.waits, match.move("xeno", "F3").special("xeno")]).toEqual(["extra 0", "used"]);
  });

  test("Horatio takes hits like a civilian and may roll again", () => {
    const match = town({ ...more, tab: "F", zeds: { F3: "5" }, units: { horatio: "F2" }, dice: [3, 4, 3, 4] });
    expect(match.waits).toBe("reroll 0");
    expect(match.keep().read("horatio")).toBe("F1 +1");
  });

  test("Fire Brigade frees Defiant civilians near it, and hoses Zeds away", () => {
    const match = town({
      ...more,
      zeds: { S4: "9" },
      units: { "fire-brigade": "S3", "civilian-1": "S3 defiant", "civilian-3": "S5 defiant" },
      now: "actions",
      dice: [4, 5],
    });
    match.answer({ special: "free-defiant" });
    expect([match.read("civilian-1"), match.read("civilian-3")]).toEqual(["S3", "S5 defiant"]);
    match.answer({ hose: "S4" });
    expect(match.told("hosed")).toHaveLength(1);
    // They run into the next village, and come free of it only by a fight.
    expect(match.told("melee")[0]).toMatchObject({ at: "S5", unit: "civilian-3", cause: "enter" });
    const dry = town({ ...more, zeds: { S4: "9" }, units: { "fire-brigade": "S3" }, now: "actions", dice: [4, 4] });
    expect(dry.answer({ hose: "S4" }).board).toEqual({ S4: "9" });
  });

  test("Riot Squad fights with a 5", () => {
    const match = town({ ...more, zeds: { F3: "5" }, units: { "riot-squad": "F2" }, now: "actions", dice: [6, 6] });
    expect(match.move("riot-squad", "F3").melee).toBe("even > even");
  });

  describe("Clarion Courier", () => {
    test("brings another heroic civilian", () => {
      const match = town({
        ...more,
        kept: ["organiser"],
        units: { courier: "reserve", "riot-squad": "reserve" },
        now: "actions",
      }).answer({ play: "organiser", unit: "courier" });
      expect([match.at("courier"), match.at("riot-squad")]).toEqual(["TC", "TC"]);
    });
    test("Zeds must first beat a unit of Town Center", () => {
      const before = (...dice: readonly number[]) =>
        town({ ...more, tab: "F", zeds: { F0: "6" }, units: { courier: "S5", furies: "TC" }, dice });
      const held = before(6, 6);
      expect([held.melee, held.zeds("F0"), held.waits]).toEqual(["even > +2 defence > player-2", "", "act 0"]);
      expect(before(1, 1, 4, 4, 4).waits).toBe("overrun");
      // They win, but none of them is left to go in.
      const last = town({ ...more, tab: "F", zeds: { F0: "4r+2" }, units: { courier: "TC" }, dice: [3, 4] });
      expect([last.results, last.waits]).toEqual([["1/2 units"], "act 0"]);
    });
  });

  test("Radio WZED: defenders in the city throw three dice; each round an action for a civilian anywhere", () => {
    const match = town({
      ...more,
      tab: "F",
      zeds: { F1: "9" },
      units: { wzed: "TC", "civilian-7": "F0" },
      dice: [1, 6, 5],
    });
    expect(match.told("fight-roll")[0]).toMatchObject({ dice: [6, 5, 1], sum: 11 });
    const call = town({ ...more, units: { wzed: "TC", "civilian-1": "M5" }, now: "actions" });
    call.answer({ special: "broadcast", unit: "civilian-1" });
    expect(call.waits).toBe("extra 0");
  });

  test("Veterans: Zeds lose every melee against them, the first shot is free", () => {
    const match = town({ ...more, zeds: { F3: "9" }, units: { veterans: "F2" }, now: "actions", dice: [1, 1] });
    match.fire("veterans", "F3");
    expect(match.told("gunfire")[0]).toMatchObject({ paid: "free" });
    match.dice(4, 4).move("veterans", "F3");
    expect([match.results, match.zeds("F4")]).toEqual([["0/2 zeds"], "9"]);
  });

  test("they join the pools only when they are switched on", () => {
    expect(opened(1).unitAt).toHaveLength(14);
    expect(opened(1, { moreUnits: true }).unitAt).toHaveLength(UNITS.length);
  });
});
