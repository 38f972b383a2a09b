import { type Answer as Given, Match } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { type Answer, zombiaki } from "../index.ts";
import { type Reason, reasons } from "../rules/reasons.ts";
import { HUMANS, type Position, street, ZOMBIES } from "./street.ts";

describe("The rulebook's own examples, from the position to the printed result", () => {
  test("Brennende Strassenseite: the dog on C2 burns, the zombie 3 on C3 is left with 2, then with 1 on C2", () => {
    const match = street({ street: { C2: "dog", C3: "zombie 3" }, humans: ["street-on-fire"] });
    match.play("street-on-fire", { lane: "C" });
    expect(match.all).toEqual({ C3: "zombie 2" });
    match.end();
    expect(match.all).toEqual({ C2: "zombie 1" });
    // "Until the next human phase": the fire is out, and the next march costs nothing.
    match.answer({ discard: "zombie-2" }).end().answer({ discard: "shot" }).end().pass();
    expect(match.all).toEqual({ C1: "zombie 1" });
  });

  test("Mauer: a zombie 2 alone does not climb a wall of 6; with a zombie 4 behind it does; then the 4 waits for help", () => {
    const match = street({
      street: { C3: "wall 6", C4: "zombie 2" },
      at: "zombies begin",
      zombieDeck: ["hunger", "zombie-2", "hunger", "hunger", "hunger", "zombie-4"],
      zombies: ["not-so-fast"],
    });
    match.pass();
    expect(match.all).toEqual({ C3: "wall 6", C4: "zombie 2" });
    match.answer({ discard: "hunger" }).play("zombie-4", { at: "C5" }).end();
    match.answer({ discard: "shot" }).end().pass();
    expect(match.all).toEqual({ C3: "zombie 2, wall 6", C4: "zombie 4" });
    match.answer({ discard: "hunger" });
    // While the 2 stands up there the 4 has no way at all, and Hunger does not help it.
    expect(match.against({ play: "hunger", at: "C4" })).toBe("way-occupied");
    match.end().answer({ discard: "shot" }).end().pass();
    expect(match.all).toEqual({ C2: "zombie 2", C3: "wall 6", C4: "zombie 4" });
    expect(match.against({ play: "hunger", at: "C4" })).not.toBeNull();
    match.answer({ discard: "hunger" }).play("zombie-2", { at: "C5" });
    expect(match.against({ play: "hunger", at: "C4" })).toBeNull();
    match.play("hunger", { at: "C4" });
    expect(match.all).toEqual({ C2: "zombie 2", C3: "zombie 4, wall 6", C5: "zombie 2" });
  });

  test("Schutzschild: it swallows all shots of one pistol or burst, and then the card is gone", () => {
    for (const card of ["good-shot", "burst-3"]) {
      const match = street({ street: { B2: "zombie 1 shield" }, humans: [card, "shot"] });
      expect(match.play(card, { at: "B2" }).all, card).toEqual({ B2: "zombie 1" });
      expect(match.play("shot", { at: "B2" }).all, card).toEqual({});
    }
  });
});

describe("Worked examples drawn from the rulebook", () => {
  test("the zombie behind one that stands on the wall lends it no way on: the 2 leaves the wall alone, the 4 stays", () => {
    const match = street({ at: "zombies begin", street: { C3: "zombie 2, wall 6", C4: "zombie 4" } });
    expect(match.all).toEqual({ C2: "zombie 2", C3: "wall 6", C4: "zombie 4" });
  });

  test("a dog placed on section 5 stands on section 2 after its first run and is over the barricade in its second", () => {
    const match = street({ at: "zombies play", zombies: ["dog"] });
    match.play("dog", { at: "B5" }).end().answer({ discard: "shot" }).end();
    expect(match.waits).toBe("dog");
    match.answer({ dog: "B5", to: "B4" }).answer({ dog: "B4", to: "B3" }).answer({ dog: "B3", to: "B2" });
    expect(match.all).toEqual({ B2: "dog" });
    expect(match.waits).toBe("discard");
    match.answer({ discard: "zombie-2" }).end().answer({ discard: "shot" }).end();
    match.answer({ dog: "B2", to: "B1" }).answer({ dog: "B1", to: "barricade" });
    expect(match.waits).toBe("won by zombies");
  });

  test("a burst of 3 into a zombie 1 and a shielded zombie 3: the first dies, the shield is gone, no wound, no step back", () => {
    const match = street({ street: { A2: "zombie 1", A3: "zombie 3 shield" }, humans: ["burst-3"] });
    expect(match.play("burst-3", { at: "A2" }).all).toEqual({ A3: "zombie 3" });
  });

  test("Sonnenaufgang is up, a zombie stands on section 1 and Hunger is in hand: the zombies win", () => {
    const match = street({ at: "zombies begin", street: { B2: "zombie 2" }, zombies: ["hunger"], zombieDeck: [] });
    match.pass();
    expect(match.state.sunrise).toBe(1);
    expect(match.on("B1")).toBe("zombie 2");
    expect(match.play("hunger", { at: "B1" }).waits).toBe("won by zombies");
  });

  test("Sonnenaufgang is up and nobody gets over the barricade before the phase ends: the humans win", () => {
    const match = street({ at: "zombies begin", street: { B2: "zombie 2" }, zombies: ["hunger"], zombieDeck: [] });
    expect(match.pass().end().waits).toBe("won by humans");
  });
});

describe("The course of a match", () => {
  test("the zombies begin, draw four and lay one aside; then the humans the same", () => {
    const match = Match.open(zombiaki, { players: 2, seed: "first" });
    expect(match.question?.ask).toBe("discard");
    expect(match.awaited()).toEqual([ZOMBIES]);
    expect(match.state.hand.map((hand) => hand.length)).toEqual([4, 0]);
    // 42 cards a side, Sonnenaufgang under the zombies' and not among them.
    expect(match.state.deck.map((deck) => deck.length)).toEqual([37, 42]);
    match.answer(ZOMBIES, match.ask(ZOMBIES).answers[0]);
    expect(match.state.hand[ZOMBIES]).toHaveLength(3);
    match.answer(ZOMBIES, { end: true });
    expect(match.question?.ask).toBe("discard");
    expect(match.awaited()).toEqual([HUMANS]);
    expect(match.state.hand[HUMANS]).toHaveLength(4);
    expect(match.state.deck[HUMANS]).toHaveLength(38);
  });

  test("Zombiephase: zombies move before cards are drawn; Menschenphase: what lasted is over, then the barrel rolls, then cards", () => {
    const zombies = street({ at: "zombies begin", street: { B3: "zombie 2" } });
    expect(zombies.told).toEqual(["phase", "moved", ...Array(4).fill("drew-card"), "drew"]);
    const humans = street({ at: "humans begin", street: { B1: "barrel", B5: "barrier" }, burning: ["A"] });
    expect(humans.told).toEqual(["phase", "effects-over", "removed", "rolled", ...Array(4).fill("drew-card"), "drew"]);
    expect(humans.all).toEqual({ B2: "barrel" });
  });

  test("kept cards stay in hand: only as many are drawn as are missing to four", () => {
    const match = street({ at: "zombies begin", zombies: ["claws", "hunger"] });
    expect(match.told.filter((event) => event === "drew-card")).toHaveLength(2);
    expect(match.hand(ZOMBIES)).toEqual(["claws", "hunger", "zombie-2", "zombie-2"]);
  });

  test("a zombie moves at most two squares in a phase, a dog three and never by a card", () => {
    const match = street({ at: "zombies begin", street: { A5: "zombie 2", C5: "dog" }, zombies: ["hunger", "hunger"] });
    match.pass();
    for (const [dog, to] of [
      ["C5", "C4"],
      ["C4", "C3"],
      ["C3", "C2"],
    ])
      match.answer({ dog, to });
    expect(match.waits).toBe("discard");
    match.answer({ discard: "zombie-2" }).play("hunger", { at: "A4" });
    expect(match.against({ play: "hunger", at: "A3" })).toBe("already-moved");
    expect(match.against({ play: "hunger", at: "C2" })).toBe("no-zombie-there");
    expect(match.all).toEqual({ A3: "zombie 2", C2: "dog" });
  });
});

describe("Card descriptions, in numbers", () => {
  test("Benzin: 4 points on an empty square leave 3 for the next; a zombie 2 there dies and 1 flows on", () => {
    const match = street({ street: { B3: "zombie 2", B4: "zombie 3" }, humans: ["gasoline"] });
    match.play("gasoline", { at: "B2" }).answer({ pour: "B3" }).answer({ pour: "B4" });
    expect(match.all).toEqual({ B4: "zombie 2" });
    expect(match.waits).toBe("play");
  });

  test("Flammenwerfer: from the right edge past two empty squares 3 of the 5 points reach lane A", () => {
    const match = street({ street: { A3: "zombie 4" }, humans: ["flamethrower"] });
    expect(match.play("flamethrower", { section: 3 }).all).toEqual({ A3: "zombie 1" });
    const near = street({ street: { C3: "zombie 5" }, humans: ["flamethrower"] });
    expect(near.play("flamethrower", { section: 3 }).all).toEqual({});
  });

  test("Autobombe: the blast costs a point on its square and on all eight around it, and nothing further off", () => {
    const around = {
      A2: "zombie 2",
      A3: "zombie 2",
      A4: "zombie 2",
      B2: "zombie 2",
      B4: "zombie 2",
      C2: "zombie 2",
      C3: "zombie 2",
      C4: "dog",
    };
    const match = street({
      street: { ...around, B3: "zombie 2, car", A5: "zombie 2", C1: "zombie 2" },
      humans: ["sniper"],
    });
    match.play("sniper", { at: "B3", hit: "car" });
    expect(match.all).toEqual({
      A2: "zombie 1",
      A3: "zombie 1",
      A4: "zombie 1",
      A5: "zombie 2",
      B2: "zombie 1",
      B3: "zombie 1",
      B4: "zombie 1",
      C1: "zombie 2",
      C2: "zombie 1",
      C3: "zombie 1",
    });
  });

  test("Autobombe: it drives straight from the barricade; figure, wall and mine stop it, pit and barrel do not", () => {
    const match = street({
      street: { A2: "wall 5", B2: "mine", C2: "dog", A4: "zombie 2", B4: "zombie 2" },
      humans: ["car-bomb"],
    });
    for (const at of ["A3", "B3", "C3"]) expect(match.ruleAgainst({ play: "car-bomb", at }), at).toBe("R79");
    expect(match.against({ play: "car-bomb", at: "C2" })).toBe("square-occupied");
    const open = street({ street: { A1: "barrel", A2: "pit 2" }, humans: ["car-bomb"] });
    expect(open.play("car-bomb", { at: "A5" }).on("A5")).toBe("car");
  });

  test("Autobombe: shot, fire and explosion set it off; blast sets off the next car and a mine", () => {
    const setOff = (card: string, more: Given) =>
      street({ street: { C2: "car", C3: "zombie 4" }, humans: [card] }).play(card, more).told;
    expect(setOff("shot", { at: "C2", hit: "car" })).toContain("exploded");
    expect(setOff("burst-2", { at: "C2", hit: "car" })).toContain("exploded");
    expect(setOff("sniper", { at: "C2", hit: "car" })).toContain("exploded");
    expect(setOff("street-on-fire", { lane: "C" })).toContain("exploded");
    expect(setOff("grenade", { at: "C2" })).toContain("exploded");
    expect(setOff("voltage", { lane: "C" })).not.toContain("exploded");
    const gasoline = street({ street: { C2: "car" }, humans: ["gasoline"] }).play("gasoline", { at: "C2" });
    expect(gasoline.answer({ stop: true }).told).toContain("exploded");
    const flame = street({ street: { C2: "car", B2: "zombie 5" }, humans: ["flamethrower"] });
    // 4 points reach B2 past the empty square with the car, whose blast takes the last one.
    expect(flame.play("flamethrower", { section: 2 }).all).toEqual({});
    const chain = street({ street: { C1: "car", B2: "car", A3: "mine", B3: "zombie 5" }, humans: ["shot"] });
    chain.play("shot", { at: "C1", hit: "car" });
    expect(chain.waits).toBe("splinter");
    expect(chain.answer({ splinter: "B3" }).all).toEqual({ B3: "zombie 3" });
  });

  test("Heiligenbildchen: nobody in the lane moves in the next phase, then everybody does again", () => {
    const match = street({ street: { B3: "zombie 2", B5: "dog", C3: "zombie 2" }, humans: ["holy-picture"] });
    match.play("holy-picture", { lane: "B" }).end();
    expect(match.all).toEqual({ B3: "zombie 2", B5: "dog", C2: "zombie 2" });
    match.answer({ discard: "zombie-2" }).end().answer({ discard: "shot" }).end().pass();
    match.answer({ dog: "B5", to: "B4" }).answer({ dog: "B4", stay: true });
    expect(match.all).toEqual({ B2: "zombie 2", B4: "dog", C1: "zombie 2" });
  });

  test("Mine: 2 points for who steps on it, 1 for a neighbour the humans pick, even in the zombie phase", () => {
    const match = street({ at: "zombies begin", street: { B3: "zombie 3", B2: "mine", A2: "zombie 3 netted" } });
    expect(match.asked).toBe(HUMANS);
    expect(match.answers).toEqual([{ splinter: "B1" }, { splinter: "B3" }, { splinter: "A2" }, { splinter: "C2" }]);
    expect(match.answer({ splinter: "A2" }).all).toEqual({ A2: "zombie 2 netted", B2: "zombie 1" });
  });

  test("Oelfass: laid on section 1 it rolls a square in each following human phase and off the street after section 5", () => {
    const match = street({ humans: ["barrel"], zombieDeck: Array(9).fill("hunger"), humanDeck: Array(9).fill("shot") });
    match.play("barrel", { at: "B1" });
    expect(match.all).toEqual({ B1: "barrel" });
    const rolls = [{ B2: "barrel" }, { B3: "barrel" }, { B4: "barrel" }, { B5: "barrel" }, {}];
    for (const expected of rolls) {
      match.end().answer({ discard: "hunger" }).end();
      expect(match.all).toEqual(expected);
      match.answer({ discard: "shot" });
    }
  });

  test("Oelfass: it breaks on wall, car and mine, fills a pit, and crushes one figure", () => {
    const rolled = (ahead: string) => street({ at: "humans begin", street: { B1: "barrel", B2: ahead } });
    expect(rolled("wall 5").all).toEqual({ B2: "wall 5" });
    expect(rolled("car").all).toEqual({ B2: "car" });
    expect(rolled("pit 2").all).toEqual({});
    expect(rolled("zombie 9").all).toEqual({});
    expect(rolled("dog").all).toEqual({});
    const mine = rolled("mine");
    expect(mine.waits).toBe("splinter");
    expect(mine.answer({ splinter: "C2" }).all).toEqual({});
  });

  test("Fallgrube: not stronger than it is deep, a figure dies and fills it; a stronger one walks over and the pit stays", () => {
    const marched = (zombie: string, pit: string) =>
      street({ at: "zombies begin", street: { B3: zombie, B2: pit } }).all;
    expect(marched("zombie 2", "pit 2")).toEqual({});
    expect(marched("zombie 3", "pit 2")).toEqual({ B2: "zombie 3, pit 2" });
    expect(marched("zombie 2", "pit 1")).toEqual({ B2: "zombie 2, pit 1" });
    expect(marched("zombie 2 shield", "pit 1")).toEqual({ B2: "zombie 2" });
  });

  test("Netz: neighbours of 6 in all are held for their next phase, not more, and not a diagonal neighbour", () => {
    const match = street({
      street: { B2: "zombie 3", B3: "zombie 3", C3: "zombie 1", A4: "zombie 2" },
      humans: ["net"],
    });
    match.play("net", { at: "B2" }).answer({ net: "B3" });
    expect(match.ruleAgainst({ net: "C3" })).toBe("net");
    expect(match.against({ net: "A4" })).toBe("not-beside-the-net");
    match.answer({ done: true }).end();
    expect(match.all).toEqual({ A3: "zombie 2", B2: "zombie 3 netted", B3: "zombie 3 netted", C2: "zombie 1" });
    match.answer({ discard: "zombie-2" }).end();
    expect(match.on("B2")).toBe("zombie 3");
  });

  test("Barriere: only on a free square of section 5; the lane stands still for one zombie phase", () => {
    const match = street({ street: { A5: "dog", B5: "pit 1", C3: "zombie 2", C4: "dog" }, humans: ["barrier"] });
    expect(match.ruleAgainst({ play: "barrier", lane: "A" })).toBe("R101");
    expect(match.against({ play: "barrier", lane: "B" })).toBe("thing-there");
    match.play("barrier", { lane: "C" }).end();
    match.answer({ dog: "A5", to: "A4" }).answer({ dog: "A4", stay: true });
    expect(match.all).toEqual({ A4: "dog", B5: "pit 1", C3: "zombie 2", C4: "dog", C5: "barrier" });
    match.answer({ discard: "zombie-2" });
    expect(match.ruleAgainst({ play: "zombie-2", at: "C5" })).toBe("barrier");
    match.end();
    expect(match.on("C5")).toBe("");
  });

  test("Boss: three orders, one a round, each zombie obeys once and only up to strength 3; his death sends the zombies back", () => {
    const match = street({
      at: "zombies play",
      street: { B4: "zombie 4", A4: "zombie 3", C4: "zombie 4", C2: "dog" },
      zombies: ["boss"],
      humans: ["sniper", "sniper", "shot"],
    });
    match.play("boss", { at: "B4" });
    expect(match.ruleAgainst({ order: "C4" })).toBe("boss");
    expect(match.against({ order: "B4" })).toBe("bosses-obey-nobody");
    match.answer({ order: "A4", to: "A5" });
    expect(match.answers.some(({ order }) => order !== undefined)).toBe(false);
    expect(match.against({ order: "A5" })).toBe("order-given");
    match.end().answer({ discard: "shot" });
    match.play("sniper", { at: "B4" });
    expect(match.all).toEqual({ A5: "zombie 3", B5: "zombie 2 boss", C4: "zombie 4", C2: "dog" });
    match.play("sniper", { at: "B5" });
    // A5 cannot leave the street backward, dogs do not mourn.
    expect(match.all).toEqual({ A5: "zombie 3", C5: "zombie 4", C2: "dog" });
  });

  test("Boss: the order of the next round goes to another zombie, since each obeys once in its life", () => {
    const match = street({ at: "zombies play", street: { B4: "zombie 5 boss", A4: "zombie 3", C4: "zombie 2" } });
    match.answer({ order: "A4", to: "A3" }).end().answer({ discard: "shot" }).end();
    expect(match.all).toEqual({ A2: "zombie 3", B3: "zombie 5 boss", C3: "zombie 2" });
    match.answer({ discard: "zombie-2" });
    expect(match.against({ order: "A2" })).toBe("had-an-order");
    expect(match.answer({ order: "C3", to: "C4" }).all).toEqual({
      A2: "zombie 3",
      B3: "zombie 5 boss",
      C4: "zombie 2",
    });
  });

  test("Verschmelzung: 2 onto 3 makes 5, which stays where it is this phase and marches in the next", () => {
    const match = street({
      at: "zombies play",
      street: { B4: "zombie 2", B3: "zombie 3" },
      zombies: ["merge", "hunger"],
    });
    match.play("merge", { at: "B4", to: "B3" });
    expect(match.all).toEqual({ B3: "zombie 5" });
    expect(match.against({ play: "hunger", at: "B3" })).toBe("already-moved");
    match.end().answer({ discard: "shot" }).end().pass();
    expect(match.all).toEqual({ B2: "zombie 5" });
  });

  test("Biss: the human of a shield becomes a zombie 1 beside its maker; with those squares taken the card cannot be played", () => {
    const match = street({ at: "zombies play", street: { A3: "zombie 3 shield" }, zombies: ["bite"] });
    match.play("bite", { at: "A3", to: "B3" });
    expect(match.all).toEqual({ A3: "zombie 3", B3: "zombie 1" });
    const full = street({ at: "zombies play", street: { A5: "zombie 3 shield", B5: "dog" }, zombies: ["bite"] });
    expect(full.ruleAgainst({ play: "bite", at: "A5", to: "B5" })).toBe("march");
    expect(full.answers).toEqual([{ end: true }]);
    const unshielded = street({ at: "zombies play", street: { A3: "zombie 3" }, zombies: ["bite"] });
    expect(unshielded.ruleAgainst({ play: "bite", at: "A3" })).toBe("bite");
  });
});

/** For each reason: a position, an answer that it refuses there, and the rule that the refusal names. */
const REFUSALS: Record<Exclude<Reason, "off-the-street">, readonly [Position, Answer, rule: string]> = {
  "only-after-a-shot": [{ at: "zombies play", zombies: ["click"] }, { play: "click" }, "click"],
  "only-before-moving": [{ at: "zombies play", zombies: ["not-so-fast"] }, { play: "not-so-fast" }, "not-so-fast"],
  "not-held": [
    { at: "zombies begin", street: { B3: "zombie 2" }, zombies: ["claws"] },
    { play: "not-so-fast", at: "B3" },
    "hand",
  ],
  terror: [
    { at: "humans begin", terror: true, humans: ["pit-1"], humanDeck: ["mine"] },
    { play: "mine", at: "A2" },
    "terror",
  ],
  "humans-hold-nothing": [{ at: "zombies play", zombies: ["meat"] }, { play: "meat" }, "meat"],
  "zombies-hold-nothing": [{ humans: ["punch"] }, { play: "punch" }, "punch"],
  "no-zombie-there": [{ street: { B3: "dog" }, humans: ["net"] }, { play: "net", at: "B3" }, "R11"],
  "nobody-there": [{ humans: ["shot"] }, { play: "shot", at: "B3" }, "R11"],
  "nothing-there": [{ at: "zombies play", zombies: ["pickaxe"] }, { play: "pickaxe", at: "B3" }, "pickaxe"],
  "square-occupied": [{ street: { B1: "dog" }, humans: ["barrel"] }, { play: "barrel", at: "B1" }, "R101"],
  "thing-there": [{ street: { B2: "pit 1" }, humans: ["mine"] }, { play: "mine", at: "B2" }, "R75"],
  "not-at-the-graveyard": [{ at: "zombies play", zombies: ["dog"] }, { play: "dog", at: "B4" }, "placing"],
  "graveyard-square-taken": [
    { at: "zombies play", street: { B5: "dog" }, zombies: ["zombie-2"] },
    { play: "zombie-2", at: "B5" },
    "R16",
  ],
  "not-at-the-barricade": [{ humans: ["barrel"] }, { play: "barrel", at: "B2" }, "barrel"],
  "lane-barred": [
    { at: "zombies play", street: { B5: "barrier", B3: "zombie 2" }, zombies: ["hunger"] },
    { play: "hunger", at: "B3" },
    "barrier",
  ],
  "target-lane-barred": [
    { street: { B5: "barrier", A3: "zombie 2" }, humans: ["soap"] },
    { play: "soap", at: "A3", to: "B3" },
    "barrier",
  ],
  "outer-lanes-only": [{ humans: ["street-on-fire"] }, { play: "street-on-fire", lane: "B" }, "street-on-fire"],
  netted: [
    { at: "zombies play", street: { B3: "zombie 2 netted" }, zombies: ["hunger"] },
    { play: "hunger", at: "B3" },
    "net",
  ],
  frozen: [
    { at: "zombies play", street: { B3: "zombie 2" }, frozen: ["B"], zombies: ["hunger"] },
    { play: "hunger", at: "B3" },
    "holy-picture",
  ],
  "already-moved": [
    { at: "zombies play", street: { B3: "zombie 2 stepped" }, zombies: ["hunger"] },
    { play: "hunger", at: "B3" },
    "R13",
  ],
  "way-occupied": [
    { at: "zombies play", street: { B3: "zombie 2", B2: "dog" }, zombies: ["hunger"] },
    { play: "hunger", at: "B3" },
    "march",
  ],
  "wall-too-high": [
    { at: "zombies play", street: { B3: "zombie 4", B2: "wall 5" }, zombies: ["hunger"] },
    { play: "hunger", at: "B3" },
    "R33",
  ],
  "wall-too-high-alone": [
    { street: { B3: "zombie 4", A3: "wall 5" }, humans: ["soap"] },
    { play: "soap", at: "B3", to: "A3" },
    "R37",
  ],
  "wall-too-high-behind": [
    { at: "zombies play", street: { B3: "zombie 3", B4: "wall 5", A5: "zombie 4 boss" } },
    { order: "B3", to: "B4" },
    "R29",
  ],
  "dogs-do-not-climb": [
    { street: { B3: "dog", A3: "wall 5" }, humans: ["soap"] },
    { play: "soap", at: "B3", to: "A3" },
    "wall",
  ],
  "dog-must-advance": [{ at: "zombies begin", street: { B3: "dog" } }, { dog: "B3", stay: true }, "R21"],
  "dog-never-back": [{ at: "zombies begin", street: { B3: "dog" } }, { dog: "B3", to: "B4" }, "R21"],
  "dogs-do-not-win": [
    { at: "zombies begin", street: { B1: "dog" }, options: { dogsCanWin: false } },
    { dog: "B1", to: "barricade" },
    "option-dogsCanWin",
  ],
  "wall-in-the-way": [
    { street: { B2: "wall 5", B3: "zombie 2" }, humans: ["shot"] },
    { play: "shot", at: "B3" },
    "R42",
  ],
  "not-the-first": [
    { street: { B2: "zombie 2", B3: "zombie 2" }, humans: ["burst-2"] },
    { play: "burst-2", at: "B3" },
    "R44",
  ],
  "shielded-from-fire": [
    { street: { B2: "zombie 2 shield" }, humans: ["flamethrower"] },
    { play: "flamethrower", section: 2 },
    "R98",
  ],
  "wall-stops-the-flame": [
    { street: { C2: "wall 5", B2: "zombie 2" }, humans: ["flamethrower"] },
    { play: "flamethrower", section: 2 },
    "R100",
  ],
  "no-shield-there": [
    { at: "zombies play", street: { B3: "zombie 2" }, zombies: ["bite"] },
    { play: "bite", at: "B3" },
    "bite",
  ],
  "bite-in-front": [
    { at: "zombies play", street: { B3: "zombie 2 shield" }, zombies: ["bite"] },
    { play: "bite", at: "B3", to: "B2" },
    "R63",
  ],
  "has-shield": [
    { at: "zombies play", street: { B3: "zombie 2 shield" }, zombies: ["shield"] },
    { play: "shield", at: "B3" },
    "R53",
  ],
  "is-boss": [
    { at: "zombies play", street: { B3: "zombie 2 boss" }, zombies: ["boss"] },
    { play: "boss", at: "B3" },
    "boss",
  ],
  "order-given": [
    { at: "zombies play", street: { B3: "zombie 2", A3: "zombie 2 boss commanded" } },
    { order: "B3" },
    "boss",
  ],
  "no-orders-left": [
    { at: "zombies play", street: { B3: "zombie 2", A3: "zombie 2 boss:0" } },
    { order: "B3" },
    "boss",
  ],
  "bosses-obey-nobody": [{ at: "zombies play", street: { A3: "zombie 2 boss" } }, { order: "A3" }, "R64"],
  "dogs-obey-nobody": [{ at: "zombies play", street: { B3: "dog", A3: "zombie 2 boss" } }, { order: "B3" }, "boss"],
  "too-strong-for-orders": [
    { at: "zombies play", street: { B3: "zombie 4", A3: "zombie 2 boss" } },
    { order: "B3" },
    "boss",
  ],
  "had-an-order": [
    { at: "zombies play", street: { B3: "zombie 2 ordered", A3: "zombie 2 boss" } },
    { order: "B3" },
    "boss",
  ],
  "pit-stays": [
    { at: "zombies play", street: { B3: "pit 1" }, zombies: ["pickaxe"] },
    { play: "pickaxe", at: "B3" },
    "R71",
  ],
  "not-beside-a-zombie": [
    { at: "zombies play", street: { B3: "zombie 2", A4: "zombie 2" }, zombies: ["swap"] },
    { play: "swap", at: "B3" },
    "swap",
  ],
  "nobody-to-merge-with": [
    { at: "zombies play", street: { B3: "zombie 2", A4: "zombie 2" }, zombies: ["merge"] },
    { play: "merge", at: "B3" },
    "merge",
  ],
  "held-already": [
    { at: "zombies begin", street: { B3: "zombie 2", A3: "zombie 2" }, zombies: ["not-so-fast", "not-so-fast"] },
    { play: "not-so-fast", at: "B3" },
    "R23",
  ],
  "before-a-figure": [{ street: { B3: "dog" }, humans: ["mine"] }, { play: "mine", at: "B2" }, "R76"],
  "way-blocked": [{ street: { B2: "mine" }, humans: ["car-bomb"] }, { play: "car-bomb", at: "B3" }, "R79"],
  "no-wall-in-section-5": [{ humans: ["wall-5"] }, { play: "wall-5", at: "B5" }, "wall"],
  "wall-too-close": [{ street: { B3: "dog" }, humans: ["wall-5"] }, { play: "wall-5", at: "A4" }, "wall"],
  "wall-behind-a-zombie": [{ street: { A2: "zombie 2" }, humans: ["wall-5"] }, { play: "wall-5", at: "C3" }, "R40"],
  "too-strong-for-the-net": [{ street: { B3: "zombie 7" }, humans: ["net"] }, { play: "net", at: "B3" }, "net"],
  "netted-already": [{ street: { B3: "zombie 2 netted" }, humans: ["net"] }, { play: "net", at: "B3" }, "net"],
  "not-beside-the-net": [
    { street: { B3: "zombie 1", B2: "zombie 1", A4: "zombie 1" }, humans: ["net"] },
    { net: "A4" },
    "net",
  ],
  "already-soaked": [{ humans: ["gasoline"] }, { pour: "B3" }, "R109"],
  // Whole answers that no list has
  "only-when-dogs-run": [{ street: { B3: "dog" } }, { dog: "B3", to: "B2" }, "dog"],
  "only-at-four": [{ humans: ["net"] }, { discard: "net" }, "hand"],
  "only-when-playing": [{ at: "zombies begin", street: { B3: "dog" } }, { play: "hunger", at: "B3" }, "human-phase"],
  "only-for-a-bullet": [{ street: { B3: "dog" } }, { bullet: "B3", hit: "figure" }, "burst"],
  "only-after-a-mine": [{}, { splinter: "B3" }, "mine"],
  "only-while-pouring": [{}, { pour: "B3" }, "gasoline"],
  "only-with-the-net": [{ street: { B3: "zombie 2" } }, { net: "B3" }, "net"],
  "only-when-taking": [{}, { take: "shot" }, "meat"],
  "not-in-that-hand": [{ at: "zombies play", zombies: ["meat"], humans: ["shot"] }, { take: "net" }, "meat"],
  "no-dog-there": [{ at: "zombies begin", street: { B3: "dog" } }, { dog: "C3", to: "C2" }, "dog"],
  "another-dog-runs": [{ at: "zombies begin", street: { B3: "dog", C5: "dog" } }, { dog: "C5", to: "C4" }, "R19"],
  "dog-has-run": [{ at: "zombies begin", street: { B3: "dog ran", C5: "dog" } }, { dog: "B2", to: "B1" }, "dog"],
  "dog-next-door": [{ at: "zombies begin", street: { B3: "dog" } }, { dog: "B3", to: "B1" }, "dog"],
  "no-car-there": [{ street: { B3: "zombie 2" }, humans: ["shot"] }, { play: "shot", at: "B3", hit: "car" }, "R45"],
  "same-lane": [
    { street: { B2: "car", B3: "zombie 2", A3: "dog" }, humans: ["burst-2"] },
    { bullet: "A3", hit: "figure" },
    "burst",
  ],
  "bite-next-door": [
    { at: "zombies play", street: { B3: "zombie 2 shield" }, zombies: ["bite"] },
    { play: "bite", at: "B3", to: "A4" },
    "R63",
  ],
  "zombies-give-orders": [{ street: { B3: "zombie 2 boss" } }, { order: "B3", to: "B2" }, "boss"],
  "no-boss": [{ at: "zombies play", street: { B3: "zombie 2" } }, { order: "B3", to: "B2" }, "boss"],
  "order-next-door": [
    { at: "zombies play", street: { B3: "zombie 2 boss", A4: "zombie 2" } },
    { order: "A4", to: "A2" },
    "boss",
  ],
  "swap-next-door": [
    { at: "zombies play", street: { B3: "zombie 2", B4: "zombie 2", C5: "zombie 2" }, zombies: ["swap"] },
    { play: "swap", at: "B4", to: "C5" },
    "swap",
  ],
  "merge-next-door": [
    { at: "zombies play", street: { B3: "zombie 2", B4: "zombie 2", C5: "zombie 2" }, zombies: ["merge"] },
    { play: "merge", at: "B4", to: "C5" },
    "merge",
  ],
  "sideways-only": [{ street: { B3: "zombie 2" }, humans: ["soap"] }, { play: "soap", at: "B3", to: "B4" }, "soap"],
  "name-a-lane": [{ humans: ["holy-picture"] }, { play: "holy-picture" }, "holy-picture"],
  "whole-street": [
    { humans: ["holy-picture"], options: { holyPicture: "street" } },
    { play: "holy-picture", lane: "B" },
    "option-holyPicture",
  ],
  "splinter-next-door": [{ at: "zombies begin", street: { B3: "zombie 3", B2: "mine" } }, { splinter: "A1" }, "R77"],
  "gasoline-next-door": [{ humans: ["gasoline"] }, { pour: "C4" }, "R93"],
};

/** What is answered first, where the refusal comes only then. */
const FIRST: { readonly [reason: string]: readonly Answer[] } = {
  terror: [{ play: "pit-1", at: "A1" }],
  "held-already": [{ play: "not-so-fast", at: "B3" }],
  "not-beside-the-net": [{ play: "net", at: "B3" }],
  "already-soaked": [{ play: "gasoline", at: "B3" }, { pour: "B2" }],
  "not-in-that-hand": [{ play: "meat" }],
  "another-dog-runs": [{ dog: "B3", to: "B2" }],
  "dog-has-run": [
    { dog: "B3", to: "B2" },
    { dog: "B2", stay: true },
  ],
  "same-lane": [{ play: "burst-2", at: "B3" }],
  "gasoline-next-door": [{ play: "gasoline", at: "B3" }],
};

describe("Refusals: each reason in a position of its own, with the rule that it names", () => {
  test.each(Object.entries(REFUSALS))("%s", (reason, [position, answer, rule]) => {
    const match = street(position);
    for (const first of FIRST[reason] ?? []) match.answer(first);
    const before = match.match.hash;
    expect(match.against(answer)).toBe(reason);
    expect(match.ruleAgainst(answer)).toBe(rule);
    // A refused answer changes nothing.
    expect(match.match.answer(match.asked, answer).ok).toBe(false);
    expect(match.match.hash).toBe(before);
  });

  test("no other reason can be met but the end of the street, for which no answer has a word", () => {
    const tested = new Set([...Object.keys(REFUSALS), "off-the-street"]);
    expect(new Set(Object.keys(reasons))).toEqual(tested);
  });
});
