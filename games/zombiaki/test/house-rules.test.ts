import { describe, expect, test } from "vitest";
import { options } from "../options.ts";
import { HUMANS, type Position, type Street, street, ZOMBIES } from "./street.ts";

// Each option of a table: the default, and what every other value changes in the same position.

const tested = new Set<string>();

/** The same position at two tables: without a choice, and with one. */
function tables(id: string, value: boolean | string): (position: Position) => readonly [usual: Street, other: Street] {
  tested.add(`${id} ${String(value)}`);
  return (position) => [street(position), street({ ...position, options: { [id]: value } })];
}

const count = (cards: readonly number[]): number => cards.reduce((sum, n) => sum + n, 0);

describe("decks", () => {
  test("deck: 41 and 42 cards by default; portal-2003 deals 39 and 40, with Napalm", () => {
    const [german, portal] = tables("deck", "portal-2003")({});
    const sides = (match: Street): readonly number[] => [
      count(match.state.printed.slice(0, 17)),
      count(match.state.printed.slice(17)),
    ];
    expect(sides(german)).toEqual([41, 42]);
    expect(sides(portal)).toEqual([39, 40]);
    expect([german.state.printed.at(-1), portal.state.printed.at(-1)]).toEqual([0, 1]);
  });

  test("deck portal-2003: Napalm burns a square until the next human phase and hurts who enters it", () => {
    const match = street({
      street: { B3: "zombie 3", B4: "zombie 2", A4: "car" },
      humans: ["napalm"],
      options: { deck: "portal-2003" },
    });
    match.play("napalm", { at: "B3" });
    expect(match.on("B3")).toBe("zombie 2");
    match.end();
    expect(match.all).toEqual({ B2: "zombie 2", B3: "zombie 1", A4: "car" });
    match.answer({ discard: "zombie-2" }).end();
    expect(match.state.napalm).toBe(-1);
  });
});

describe("hands", () => {
  test("openHands: hidden by default, also to onlookers; open, everybody sees both", () => {
    const [hidden, open] = tables("openHands", true)({ zombies: ["zombie-5"], humans: ["net"] });
    expect(hidden.match.view(HUMANS).hand).toEqual([[-1], hidden.state.hand[HUMANS]]);
    expect(hidden.match.view(ZOMBIES).hand).toEqual([hidden.state.hand[ZOMBIES], [-1]]);
    expect(hidden.match.view(null).hand).toEqual([[-1], [-1]]);
    for (const seat of [ZOMBIES, HUMANS, null]) expect(open.match.view(seat).hand).toEqual(open.state.hand);
    expect(open.match.view(ZOMBIES).deck[HUMANS].every((card) => card === -1)).toBe(true);
  });

  test("punchChooser: the zombie player picks by default; human, the humans see the hand and pick", () => {
    const [usual, other] = tables("punchChooser", "human")({ zombies: ["zombie-5", "zombie-2"], humans: ["punch"] });
    usual.play("punch");
    expect(usual.asked).toBe(ZOMBIES);
    expect(usual.match.view(HUMANS).hand[ZOMBIES]).toEqual([-1, -1]);
    other.play("punch");
    expect(other.asked).toBe(HUMANS);
    expect(other.match.view(HUMANS).hand[ZOMBIES]).toEqual(other.state.hand[ZOMBIES]);
    other.answer({ take: "zombie-5" });
    expect(other.hand(ZOMBIES)).toEqual(["zombie-2"]);
    expect(other.match.view(HUMANS).hand[ZOMBIES]).toEqual([-1]);
  });

  test("freeDiscard: a kept card stays in hand by default; switched on, any number may be laid aside while playing", () => {
    const [usual, other] = tables("freeDiscard", true)({ humans: ["net", "shot", "shot"] });
    expect(usual.against({ discard: "net" })).toBe("only-at-four");
    other.answer({ discard: "net" }).answer({ discard: "shot" });
    expect(other.hand(HUMANS)).toEqual(["shot"]);
    expect(other.discard(HUMANS)).toEqual(["net", "shot"]);
    const zombies = street({ zombies: ["click"], at: "zombies play", options: { freeDiscard: true } });
    zombies.answer({ discard: "click" });
    expect(zombies.discard(ZOMBIES)).toEqual(["click"]);
  });

  test("humanReshuffle: the discards come back by default; switched off, the humans go on with fewer", () => {
    const [usual, other] = tables(
      "humanReshuffle",
      false,
    )({ at: "humans begin", humans: ["net"], humanDeck: [], humanDiscard: ["shot", "mine"] });
    expect([...usual.hand(HUMANS)].sort()).toEqual(["mine", "net", "shot"]);
    expect(other.hand(HUMANS)).toEqual(["net"]);
    expect(other.discard(HUMANS)).toEqual(["shot", "mine"]);
    expect(other.waits).toBe("play");
  });
});

describe("dogs and the end", () => {
  test("dogsCanWin: a dog over the barricade wins by default; switched off, it stays on the street", () => {
    const [usual, other] = tables("dogsCanWin", false)({ street: { B1: "dog" }, at: "zombies begin" });
    usual.answer({ dog: "B1", to: "barricade" });
    expect(usual.waits).toBe("won by zombies");
    expect(other.against({ dog: "B1", to: "barricade" })).toBe("dogs-do-not-win");
    other.answer({ dog: "B1", stay: true });
    expect(other.all).toEqual({ B1: "dog" });
  });

  test("dogMustAdvance: a way with a step forward must be taken by default, never back; switched off, it may stay or go back", () => {
    const [usual, other] = tables("dogMustAdvance", false)({ street: { B3: "dog" }, at: "zombies begin" });
    expect(usual.against({ dog: "B3", stay: true })).toBe("dog-must-advance");
    expect(usual.against({ dog: "B3", to: "B4" })).toBe("dog-never-back");
    expect(other.against({ dog: "B3", stay: true })).toBeNull();
    other.answer({ dog: "B3", to: "B4" }).answer({ dog: "B4", stay: true });
    expect(other.all).toEqual({ B4: "dog" });
  });

  test("dogMustAdvance off: back from section 1 as well, but not off the street", () => {
    const match = street({ street: { B1: "dog", C5: "dog" }, at: "zombies begin", options: { dogMustAdvance: false } });
    expect(match.answers.filter((answer) => answer.dog === "C5").map((answer) => answer.to ?? "stay")).toEqual([
      "C4",
      "B5",
      "stay",
    ]);
    match.answer({ dog: "B1", to: "B2" });
    expect(match.on("B2")).toBe("dog");
  });

  test("dogMustAdvance off: a dog that is shut in on three sides is still asked, for it can go back", () => {
    const shutIn: Position = { street: { B3: "dog", B2: "wall 5", A3: "wall 5", C3: "wall 5" }, at: "zombies begin" };
    expect(street(shutIn).waits).toBe("discard");
    expect(street({ ...shutIn, options: { dogMustAdvance: false } }).waits).toBe("dog");
  });

  test("finishPhaseAtSunrise: the zombies play the last phase out by default; switched off, Sonnenaufgang ends it at once", () => {
    const [usual, other] = tables(
      "finishPhaseAtSunrise",
      false,
    )({
      street: { B2: "zombie 2" },
      zombies: ["hunger"],
      zombieDeck: [],
      at: "zombies begin",
    });
    // Another zombie phase may hold no Gib her!, but everybody is asked.
    usual.pass();
    other.pass();
    expect(usual.waits).toBe("play");
    usual.play("hunger", { at: "B1" });
    expect(usual.waits).toBe("won by zombies");
    expect(other.waits).toBe("won by humans");
    expect(other.match.outcome?.reason).toBe("sunrise");
    const idle = street({ zombies: ["hunger"], zombieDeck: [], at: "zombies begin" });
    idle.end();
    expect(idle.waits).toBe("won by humans");
  });
});

describe("fire, pictures, shields", () => {
  test("fireLasts: the lane burns until the next human phase by default; switched off, it burns once", () => {
    const [usual, other] = tables(
      "fireLasts",
      false,
    )({ street: { C3: "zombie 3", C5: "mine" }, humans: ["street-on-fire"] });
    for (const match of [usual, other]) {
      match.play("street-on-fire", { lane: "C" }).answer({ splinter: "B5" });
      expect(match.on("C3")).toBe("zombie 2");
      match.end();
    }
    expect(usual.all).toEqual({ C2: "zombie 1" });
    expect(other.all).toEqual({ C2: "zombie 2" });
  });

  test("holyPicture: one lane stands still by default; street, all three, for every movement", () => {
    const position: Position = {
      street: { A3: "zombie 2", B3: "zombie 2", B1: "dog" },
      humans: ["holy-picture", "back-off"],
    };
    const [usual, other] = tables("holyPicture", "street")(position);
    usual.play("holy-picture", { lane: "A" }).play("back-off");
    expect(usual.all).toEqual({ A3: "zombie 2", B4: "zombie 2", B2: "dog" });
    expect(other.against({ play: "holy-picture", lane: "A" })).toBe("whole-street");
    other.play("holy-picture").play("back-off").end();
    expect(other.all).toEqual({ A3: "zombie 2", B3: "zombie 2", B1: "dog" });
    expect(other.waits).toBe("discard");
  });

  test("holyPicture street-march-only: nobody marches, dogs neither, but cards still move them", () => {
    const [, other] = tables(
      "holyPicture",
      "street-march-only",
    )({
      street: { A3: "zombie 2", B3: "zombie 3", B1: "dog", C2: "zombie 5 boss" },
      humans: ["holy-picture", "back-off"],
      zombieDeck: ["hunger", "hunger", "hunger", "hunger"],
    });
    other.play("holy-picture").play("back-off").end();
    expect(other.all).toEqual({ A4: "zombie 2", B4: "zombie 3", B2: "dog", C3: "zombie 5 boss" });
    other.answer({ discard: "hunger" }).play("hunger", { at: "A4" }).answer({ order: "B4", to: "B3" });
    expect(other.all).toEqual({ A3: "zombie 2", B3: "zombie 3", B2: "dog", C3: "zombie 5 boss" });
  });

  test("flamethrowerRunsOn: what is left after a kill is lost by default; switched on, it goes on to the next one", () => {
    const [usual, other] = tables(
      "flamethrowerRunsOn",
      true,
    )({ street: { C3: "zombie 2", A3: "zombie 4" }, humans: ["flamethrower"] });
    for (const match of [usual, other]) match.play("flamethrower", { section: 3 });
    expect(usual.all).toEqual({ A3: "zombie 4" });
    // 5 - 2 for C3 - 1 for the empty B3.
    expect(other.all).toEqual({ A3: "zombie 2" });
    const shield = street({
      street: { C3: "dog", B3: "zombie 2 shield", A3: "dog" },
      humans: ["flamethrower"],
      options: { flamethrowerRunsOn: true },
    });
    shield.play("flamethrower", { section: 3 });
    expect(shield.all).toEqual({ B3: "zombie 2", A3: "dog" });
  });

  test("shieldStopsBarrel: the barrel crushes zombie and shield by default; switched on, the shield takes it, rolling or stepped on", () => {
    const rolling: Position = { street: { B2: "barrel", B3: "zombie 2 shield" }, at: "humans begin" };
    const [usual, other] = tables("shieldStopsBarrel", true)(rolling);
    expect(usual.all).toEqual({});
    expect(other.all).toEqual({ B3: "zombie 2" });
    const walking: Position = { ...rolling, at: "zombies begin" };
    expect(street(walking).all).toEqual({});
    expect(street({ ...walking, options: { shieldStopsBarrel: true } }).all).toEqual({ B2: "zombie 2" });
  });
});

test("shieldFillsPit: a shield fills any pit by default; when-needed, a stronger bearer walks over and neither is spent, merged or not", () => {
  const [usual, other] = tables(
    "shieldFillsPit",
    "when-needed",
  )({ street: { B3: "zombie 3 shield", B2: "pit 2", C3: "zombie 2 shield", C2: "pit 2" }, at: "zombies begin" });
  expect(usual.all).toEqual({ B2: "zombie 3", C2: "zombie 2" });
  expect(other.all).toEqual({ B2: "zombie 3 shield, pit 2", C2: "zombie 2" });
  const merger = street({
    street: { B3: "zombie 2 shield", B2: "zombie 1, pit 2" },
    zombies: ["merge"],
    at: "zombies play",
    options: { shieldFillsPit: "when-needed" },
  });
  merger.play("merge", { at: "B3", to: "B2" });
  expect(merger.all).toEqual({ B2: "zombie 3 shield, pit 2" });
});

describe("placing and moving", () => {
  test("barrierSection: section 5 by default; 1, the barrier lies at the barricade and closes the lane all the same", () => {
    const [usual, other] = tables(
      "barrierSection",
      "1",
    )({ street: { B3: "zombie 2", C1: "zombie 2 netted", A5: "zombie 2" }, humans: ["barrier"] });
    expect(usual.against({ play: "barrier", lane: "A" })).toBe("square-occupied");
    expect(usual.against({ play: "barrier", lane: "C" })).toBeNull();
    expect(other.against({ play: "barrier", lane: "A" })).toBeNull();
    expect(other.against({ play: "barrier", lane: "C" })).toBe("square-occupied");
    usual.play("barrier", { lane: "B" }).end();
    expect(usual.all).toMatchObject({ B5: "barrier", B3: "zombie 2" });
    other.play("barrier", { lane: "B" }).end();
    expect(other.all).toEqual({ B1: "barrier", B3: "zombie 2", C1: "zombie 2 netted", A4: "zombie 2" });
    other.answer({ discard: "zombie-2" });
    expect(other.against({ play: "zombie-2", at: "B5" })).toBe("lane-barred");
    other.end();
    expect(other.on("B1")).toBe("");
  });

  test("nettedMayMerge: netted zombies do not merge by default; switched on, two under the net may, one alone may not", () => {
    const [usual, other] = tables(
      "nettedMayMerge",
      true,
    )({
      street: { B3: "zombie 2 netted", B4: "zombie 3 netted", A3: "zombie 2" },
      zombies: ["merge"],
      at: "zombies play",
    });
    expect(usual.against({ play: "merge", at: "B3", to: "B4" })).toBe("netted");
    expect(other.against({ play: "merge", at: "A3", to: "B3" })).toBe("netted");
    other.play("merge", { at: "B3", to: "B4" });
    expect(other.all).toEqual({ A3: "zombie 2", B4: "zombie 5 netted" });
  });

  test("oneOrderInLife: one order for each zombie by default; switched off, it obeys again in a later phase", () => {
    const [usual, other] = tables(
      "oneOrderInLife",
      false,
    )({ street: { B3: "zombie 4 boss", C3: "zombie 2 ordered" }, at: "zombies play" });
    expect(usual.against({ order: "C3" })).toBe("had-an-order");
    other.answer({ order: "C3", to: "C2" });
    expect(other.on("C2")).toBe("zombie 2");
  });

  test("objectsNeedFreeSquare: pit and mine go under figures by default; switched on, they need the square free", () => {
    const [usual, other] = tables(
      "objectsNeedFreeSquare",
      true,
    )({ street: { B3: "zombie 2" }, humans: ["pit-1", "mine"] });
    for (const card of ["pit-1", "mine"]) {
      expect(usual.against({ play: card, at: "B3" })).toBeNull();
      expect(other.against({ play: card, at: "B3" })).toBe("square-occupied");
      expect(other.against({ play: card, at: "B4" })).toBeNull();
    }
  });

  test("wallBanLaneOnly: behind a zombie every lane is barred by default; switched on, only its own", () => {
    const [usual, other] = tables("wallBanLaneOnly", true)({ street: { A1: "zombie 2" }, humans: ["wall-6"] });
    expect(usual.against({ play: "wall-6", at: "C3" })).toBe("wall-behind-a-zombie");
    expect(usual.against({ play: "wall-6", at: "A3" })).toBe("wall-behind-a-zombie");
    expect(other.against({ play: "wall-6", at: "C3" })).toBeNull();
    expect(other.against({ play: "wall-6", at: "A3" })).toBe("wall-behind-a-zombie");
    expect(other.against({ play: "wall-6", at: "B2" })).toBe("wall-too-close");
  });
});

test("every value of every option has a test here", () => {
  const all = options.flatMap((spec) => {
    const values = spec.kind === "switch" ? [true, false] : spec.values;
    return values.filter((value) => value !== spec.default).map((value) => `${spec.id} ${String(value)}`);
  });
  expect([...tested].sort()).toEqual(all.sort());
});
