import { describe, expect, test } from "vitest";
import { NAMES } from "../rules/street.ts";
import { HUMANS, type Street, street, ZOMBIES } from "./street.ts";

// The rulings R61 to R117: one test each, from the position to the result. R98 to R117 settle what the earlier ones left open.

/** The squares of the answers `{ play: card, at }` that are allowed now. */
function squaresFor(match: Street, card: string): readonly string[] {
  return match.answers
    .filter((answer) => answer.play === card && answer.at !== undefined)
    .map((answer) => String(answer.at));
}

describe("Flammenwerfer and Biss on shields", () => {
  test("R61: flamethrower on section 3, the first figure from the right is shielded → refused, and the shield stays", () => {
    const match = street({ street: { A3: "zombie 2", B3: "zombie 3 shield" }, humans: ["flamethrower"] });
    expect(match.against({ play: "flamethrower", section: 3 })).toBe("shielded-from-fire");
    expect(match.all).toEqual({ A3: "zombie 2", B3: "zombie 3 shield" });
  });

  test("R62: Biss on a merged zombie with a shield → its human becomes a zombie 1, the merged one stays as it is", () => {
    const match = street({
      street: { B3: "zombie 3 shield", B4: "zombie 4" },
      zombies: ["merge", "bite"],
      at: "zombies play",
    });
    match.play("merge", { at: "B4", to: "B3" });
    expect(match.all).toEqual({ B3: "zombie 7 shield" });
    match.play("bite", { at: "B3", to: "B4" });
    expect(match.all).toEqual({ B3: "zombie 7", B4: "zombie 1" });
  });
});

describe("zombie cards", () => {
  test("R63: Biss → left, right or behind, never in front, not where somebody or a wall stands, not into a barred lane", () => {
    const free = street({ street: { B3: "zombie 2 shield" }, zombies: ["bite"], at: "zombies play" });
    expect(free.answers.filter((answer) => answer.play === "bite").map((answer) => answer.to)).toEqual([
      "B4",
      "A3",
      "C3",
    ]);
    expect(free.ruleAgainst({ play: "bite", at: "B3", to: "B2" })).toBe("R63");
    const full = street({
      street: { B3: "zombie 2 shield", B4: "dog", A3: "wall 5", C5: "barrier" },
      zombies: ["bite"],
      at: "zombies play",
    });
    expect(full.against({ play: "bite", at: "B3", to: "B4" })).toBe("way-occupied");
    expect(full.against({ play: "bite", at: "B3", to: "A3" })).toBe("wall-too-high-alone");
    expect(full.against({ play: "bite", at: "B3", to: "C3" })).toBe("target-lane-barred");
  });

  test("R63: Biss beside a pit of 1 → the new zombie 1 falls in and fills it", () => {
    const match = street({ street: { B3: "zombie 2 shield", A3: "pit 1" }, zombies: ["bite"], at: "zombies play" });
    match.play("bite", { at: "B3", to: "A3" });
    expect(match.all).toEqual({ B3: "zombie 2" });
  });

  test("R64: Boss, played now, orders at once: another zombie up to 3, in any direction, one order a phase", () => {
    const match = street({
      street: { B3: "zombie 5", A3: "zombie 3", C3: "zombie 4", C1: "zombie 2" },
      zombies: ["boss"],
      at: "zombies play",
    });
    match.play("boss", { at: "B3" });
    const orders = match.answers.filter((answer) => answer.order !== undefined);
    expect(orders).toEqual([
      { order: "A3", to: "A2" },
      { order: "A3", to: "A4" },
      { order: "C1", to: "barricade" },
      { order: "C1", to: "C2" },
      { order: "C1", to: "B1" },
    ]);
    expect(match.against({ order: "C3" })).toBe("too-strong-for-orders");
    expect(match.against({ order: "B3" })).toBe("bosses-obey-nobody");
    expect(match.against({ order: "A3", to: "B3" })).toBe("way-occupied");
    match.answer({ order: "A3", to: "A4" });
    expect(match.all).toEqual({ B3: "zombie 5 boss", A4: "zombie 3", C3: "zombie 4", C1: "zombie 2" });
    expect(match.answers.filter((answer) => answer.order !== undefined)).toEqual([]);
  });

  test("R64: a zombie that has had an order hears no second one; netted and frozen ones hear none", () => {
    const match = street({
      street: { B3: "zombie 5 boss", B5: "zombie 2 ordered", C3: "zombie 2 netted", A3: "zombie 2" },
      frozen: ["A"],
      at: "zombies play",
    });
    expect(match.against({ order: "B5" })).toBe("had-an-order");
    expect(match.against({ order: "C3" })).toBe("netted");
    expect(match.against({ order: "A3" })).toBe("frozen");
  });

  test("R64: the third order is the last one, but a Boss without orders stays Boss: his death drives the rest back", () => {
    const last = street({ street: { B2: "zombie 5 boss:1", A3: "zombie 2", C3: "zombie 2" }, at: "zombies play" });
    last.answer({ order: "A3", to: "A4" }).end();
    last.answer({ discard: "shot" }).end();
    // The next zombie phase: the march, then no order is left to give.
    last.answer({ discard: "zombie-2" });
    expect(last.all).toEqual({ B1: "zombie 5 boss", A3: "zombie 2", C2: "zombie 2" });
    expect(last.answers.filter((answer) => answer.order !== undefined)).toEqual([]);
    const dying = street({ street: { B2: "zombie 5 boss:0", A3: "zombie 2", A5: "dog" }, humans: ["grenade"] });
    dying.play("grenade", { at: "B2" });
    expect(dying.all).toEqual({ A4: "zombie 2", A5: "dog" });
  });

  test("R64: three orders are given in three phases, each to another zombie", () => {
    const match = street({
      street: { B5: "zombie 5 boss", A5: "zombie 2", C5: "zombie 2", C3: "zombie 2" },
      zombieDeck: new Array<string>(8).fill("zombie-2"),
      humanDeck: [],
      at: "zombies play",
    });
    match.answer({ order: "A5", to: "A4" }).end().end();
    match.answer({ discard: "zombie-2" }).answer({ order: "C4", to: "C5" }).end().end();
    match.pass().answer({ discard: "zombie-2" });
    expect(match.against({ order: "A2" })).toBe("had-an-order");
    match.answer({ order: "C1", to: "B1" });
    expect(match.all).toEqual({ B3: "zombie 5 boss", A2: "zombie 2", C4: "zombie 2", B1: "zombie 2" });
    expect(match.events.flatMap((event) => (event.event === "ordered" ? [event.left] : []))).toEqual([2, 1, 0]);
  });

  test("R65: Boss dies in the middle of a card → first the card is done, then all zombies step back, rearmost first, no dogs", () => {
    const match = street({
      street: { C1: "zombie 1 boss", C2: "zombie 3", C3: "zombie 2", C4: "dog", A2: "zombie 4", A3: "zombie 2" },
      humans: ["burst-3"],
    });
    match.play("burst-3", { at: "C1" });
    // Two bullets go to C2, whose own retreat is blocked; the fallen Boss then drives back whoever finds room.
    expect(match.all).toEqual({ C2: "zombie 1", C3: "zombie 2", C4: "dog", A3: "zombie 4", A4: "zombie 2" });
    expect(match.told.indexOf("boss-fell")).toBeLessThan(match.told.lastIndexOf("wounded"));
  });

  test("R65: Boss dies in the compulsory movement → everybody moves first, then everybody steps back", () => {
    const match = street({
      street: { A2: "zombie 1 boss", A1: "pit 1", C4: "zombie 3", B5: "dog" },
      at: "zombies begin",
    });
    match.answer({ dog: "B5", to: "B4" }).answer({ dog: "B4", stay: true });
    const steps = match.events
      .filter((event) => event.event === "moved")
      .map((event) => (event.event === "moved" ? `${event.why} ${event.to}` : ""));
    expect(steps).toEqual(["dog B4", "march A1", "march C3", "boss C4"]);
    expect(match.all).toEqual({ B4: "dog", C4: "zombie 3" });
  });

  test("R66: the Boss merges → the joint zombie is Boss, with his orders, and nobody steps back", () => {
    const match = street({
      street: { B3: "zombie 4 boss", B2: "zombie 3", A3: "zombie 2" },
      zombies: ["merge"],
      at: "zombies play",
    });
    match.play("merge", { at: "B3", to: "B2" });
    expect(match.all).toEqual({ B2: "zombie 7 boss", A3: "zombie 2" });
    expect(match.answers).toContainEqual({ order: "A3", to: "A2" });
  });

  test("R67: merger → strengths add, one shield is left, an order taken stays taken, no more step this phase", () => {
    const match = street({
      street: { B4: "zombie 1 shield ordered", B3: "zombie 2 shield", C3: "zombie 3", A5: "zombie 5 boss" },
      zombies: ["merge", "merge", "hunger"],
      at: "zombies play",
    });
    match.play("merge", { at: "B4", to: "B3" });
    expect(match.on("B3")).toBe("zombie 3 shield");
    expect(match.against({ order: "B3" })).toBe("had-an-order");
    expect(match.against({ play: "hunger", at: "B3" })).toBe("already-moved");
    expect(match.against({ play: "merge", at: "B3", to: "C3" })).toBe("already-moved");
    // It may still stand and receive another one.
    match.play("merge", { at: "C3", to: "B3" });
    expect(match.all).toEqual({ B3: "zombie 6 shield", A5: "zombie 5 boss" });
  });

  test("R67: wounds and claws go into the sum", () => {
    const match = street({
      street: { B1: "zombie 4", B3: "zombie 2" },
      humans: ["good-shot"],
      zombies: ["claws"],
      zombieDeck: ["merge", "merge", "merge"],
    });
    match.play("good-shot", { at: "B1" }).pass();
    expect(match.all).toEqual({ B2: "zombie 2", B3: "zombie 2" });
    match.end().pass();
    expect(match.all).toEqual({ B1: "zombie 2", B2: "zombie 2" });
    match.answer({ discard: "merge" }).play("claws", { at: "B2" }).play("merge", { at: "B2", to: "B1" });
    expect(match.all).toEqual({ B1: "zombie 5" });
  });

  test("R68: merging is refused when either half is netted, frozen or in a barred lane", () => {
    const netted = street({
      street: { B3: "zombie 2 netted", B4: "zombie 2" },
      zombies: ["merge"],
      at: "zombies play",
    });
    expect(netted.against({ play: "merge", at: "B3", to: "B4" })).toBe("netted");
    expect(netted.against({ play: "merge", at: "B4", to: "B3" })).toBe("netted");
    const barred = street({
      street: { B3: "zombie 2", A3: "zombie 2", A5: "barrier" },
      zombies: ["merge"],
      at: "zombies play",
    });
    expect(barred.against({ play: "merge", at: "B3", to: "A3" })).toBe("lane-barred");
    expect(barred.against({ play: "merge", at: "A3", to: "B3" })).toBe("lane-barred");
    const frozen = street({
      street: { B3: "zombie 2", A3: "zombie 2" },
      frozen: ["A"],
      zombies: ["merge"],
      at: "zombies play",
    });
    expect(frozen.against({ play: "merge", at: "B3", to: "A3" })).toBe("frozen");
  });

  test("R69: onto a wall the arriving figure needs the strength; a pit is measured against both; fire burns the newcomer", () => {
    const wall = street({
      street: { B3: "zombie 5, wall 5", B4: "zombie 4", A3: "zombie 5" },
      zombies: ["merge", "swap"],
      at: "zombies play",
    });
    expect(wall.against({ play: "merge", at: "B4", to: "B3" })).toBe("wall-too-high-alone");
    expect(wall.against({ play: "swap", at: "B4", to: "B3" })).toBe("wall-too-high-alone");
    wall.play("swap", { at: "A3", to: "B3" });
    expect(wall.all).toEqual({ A3: "zombie 5", B3: "zombie 5, wall 5", B4: "zombie 4" });
    const pit = street({
      street: { B3: "zombie 1, pit 2", B4: "zombie 1", C3: "zombie 2, pit 2", C4: "zombie 1" },
      zombies: ["merge", "merge"],
      at: "zombies play",
    });
    pit.play("merge", { at: "B4", to: "B3" });
    expect(pit.all).toEqual({ C3: "zombie 2, pit 2", C4: "zombie 1" });
    pit.play("merge", { at: "C4", to: "C3" });
    expect(pit.all).toEqual({ C3: "zombie 3, pit 2" });
    const fire = street({
      street: { A3: "zombie 3", B3: "zombie 2" },
      burning: ["A"],
      zombies: ["swap"],
      at: "zombies play",
    });
    fire.play("swap", { at: "A3", to: "B3" });
    expect(fire.all).toEqual({ A3: "zombie 1", B3: "zombie 3" });
  });

  test("R70: Tausch → two zombies side by side or in line, both free, and both have had their step", () => {
    const match = street({
      street: { B3: "zombie 2", B4: "zombie 5", C4: "zombie 1", A2: "zombie 3", A3: "dog" },
      zombies: ["swap", "hunger"],
      at: "zombies play",
    });
    expect(match.against({ play: "swap", at: "B3", to: "C4" })).toBe("swap-next-door");
    expect(match.against({ play: "swap", at: "A2" })).toBe("not-beside-a-zombie");
    match.play("swap", { at: "B3", to: "B4" });
    expect(match.all).toEqual({ B3: "zombie 5", B4: "zombie 2", C4: "zombie 1", A2: "zombie 3", A3: "dog" });
    expect(match.against({ play: "hunger", at: "B3" })).toBe("already-moved");
    const held = street({
      street: { B3: "zombie 2 netted", B4: "zombie 5", A4: "zombie 1", A5: "barrier" },
      zombies: ["swap"],
      at: "zombies play",
    });
    expect(held.against({ play: "swap", at: "B3", to: "B4" })).toBe("netted");
    expect(held.against({ play: "swap", at: "B4", to: "A4" })).toBe("lane-barred");
  });

  test("R71: Spitzhacke → wall, barrel, car, barrier, mine, also under a zombie; not the pit; nothing goes off", () => {
    const position = {
      A2: "wall 5",
      A3: "barrel",
      B2: "zombie 1, car",
      B5: "barrier",
      C2: "zombie 1, mine",
      C3: "pit 2",
    };
    const match = street({ street: position, zombies: ["pickaxe"], at: "zombies play" });
    expect(squaresFor(match, "pickaxe")).toEqual(["A2", "A3", "B2", "B5", "C2"]);
    expect(match.against({ play: "pickaxe", at: "C3" })).toBe("pit-stays");
    expect(match.against({ play: "pickaxe", at: "A1" })).toBe("nothing-there");
    match.play("pickaxe", { at: "C2" });
    expect(match.all).toEqual({ ...position, C2: "zombie 1" });
    expect(match.told).toEqual(["played", "removed"]);
  });

  test("R72: Krallen → one more on the strength it has now, enough to be deaf to orders and too much for the net", () => {
    const match = street({
      street: { B3: "zombie 3", B4: "zombie 3", A5: "zombie 5 boss" },
      zombies: ["claws"],
      at: "zombies play",
      humans: ["net", "voltage", "shot"],
    });
    expect(match.answers).toContainEqual({ order: "B3", to: "B2" });
    match.play("claws", { at: "B3" });
    expect(match.on("B3")).toBe("zombie 4");
    expect(match.against({ order: "B3" })).toBe("too-strong-for-orders");
    match.end().answer({ discard: "shot" }).play("net", { at: "B4" });
    expect(match.against({ net: "B3" })).toBe("too-strong-for-the-net");
    match.answer({ done: true }).play("voltage", { lane: "B" });
    expect(match.on("B3")).toBe("zombie 3");
  });

  test("R73: Fleisch → the zombie player sees the whole hand and picks one card of it", () => {
    const match = street({ zombies: ["meat"], humans: ["net", "shot", "shot"], at: "zombies play" });
    expect(match.match.view(ZOMBIES).hand[HUMANS].every((card) => card === -1)).toBe(true);
    match.play("meat");
    expect(match.asked).toBe(ZOMBIES);
    expect([...match.match.view(ZOMBIES).hand[HUMANS]].sort()).toEqual([...match.state.hand[HUMANS]].sort());
    expect(match.answers).toEqual([{ take: "shot" }, { take: "net" }]);
    match.answer({ take: "net" });
    expect(match.hand(HUMANS)).toEqual(["shot", "shot"]);
  });

  test("R74: Faustschlag → the zombie player picks the card that the zombies lose, and the humans do not see the rest", () => {
    const match = street({ zombies: ["zombie-2", "zombie-5"], humans: ["punch"] });
    match.play("punch");
    expect(match.asked).toBe(ZOMBIES);
    expect(match.match.view(HUMANS).hand[ZOMBIES]).toEqual([-1, -1]);
    match.answer({ take: "zombie-2" });
    expect(match.hand(ZOMBIES)).toEqual(["zombie-5"]);
    expect(match.discard(ZOMBIES)).toEqual(["zombie-2"]);
  });
});

describe("things on the street", () => {
  test("R75: one thing to a square: where a mine lies no pit, wall, car, barrel or second mine goes, on a pit in section 5 no barrier", () => {
    const match = street({
      street: { B1: "mine", A5: "pit 1" },
      humans: ["pit-1", "wall-5", "car-bomb", "barrel", "mine", "barrier"],
    });
    for (const card of ["pit-1", "wall-5", "car-bomb", "barrel", "mine"]) {
      expect(match.against({ play: card, at: "B1" }), card).toBe("thing-there");
    }
    expect(match.against({ play: "barrier", lane: "A" })).toBe("thing-there");
    expect(match.against({ play: "barrier", lane: "B" })).toBeNull();
  });

  test("R76: Mine → not on the square one step forward of a zombie or dog; beside and behind it is allowed", () => {
    const match = street({ street: { B3: "zombie 2", C4: "dog" }, humans: ["mine"] });
    expect(match.against({ play: "mine", at: "B2" })).toBe("before-a-figure");
    expect(match.against({ play: "mine", at: "C3" })).toBe("before-a-figure");
    for (const at of ["B1", "B4", "A3", "C5"]) expect(match.against({ play: "mine", at }), at).toBeNull();
  });

  test("R77: mine goes off → the humans choose an orthogonal neighbour, empty or not; a splinter sets off a car, not a mine", () => {
    const match = street({
      street: { B3: "zombie 3", A2: "mine", B2: "mine", C2: "car", C3: "zombie 2" },
      at: "zombies begin",
    });
    expect(match.waits).toBe("splinter");
    expect(match.asked).toBe(HUMANS);
    expect(match.answers.map((answer) => answer.splinter).sort()).toEqual(["A2", "B1", "B3", "C2"]);
    const onMine = match.match.clone();
    onMine.answer(HUMANS, { splinter: "A2" });
    expect(onMine.state.thing[1]).toBe(1);
    match.answer({ splinter: "C2" });
    expect(match.events.flatMap((event) => (event.event === "exploded" ? [`${event.thing} ${event.at}`] : []))).toEqual(
      ["mine B2", "car C2"],
    );
    // The zombie 3 took 2 from the mine and 1 from the car; the zombie on C3 took 1 from the car before it marched.
    expect(match.all).toEqual({ A2: "mine", C2: "zombie 1" });
  });

  test("R78: a mine set off with nobody on it → its 2 damage is lost, only the splinter counts", () => {
    const match = street({ street: { A2: "mine", A3: "zombie 3", B2: "zombie 2" }, humans: ["gasoline"] });
    match.play("gasoline", { at: "A2" }).answer({ stop: true }).answer({ splinter: "B2" });
    expect(match.all).toEqual({ A3: "zombie 3", B2: "zombie 1" });
  });

  test("R79: Autobombe → past pit and barrel to a free square; not past zombie, dog, wall or mine", () => {
    const match = street({
      street: { A1: "barrel", A2: "pit 1", A4: "zombie 2", B2: "wall 5", C3: "mine" },
      humans: ["car-bomb"],
    });
    expect(squaresFor(match, "car-bomb")).toEqual(["A3", "B1", "C1", "C2"]);
    expect(match.against({ play: "car-bomb", at: "A5" })).toBe("way-blocked");
    expect(match.against({ play: "car-bomb", at: "A4" })).toBe("square-occupied");
    expect(match.against({ play: "car-bomb", at: "B3" })).toBe("way-blocked");
    expect(match.against({ play: "car-bomb", at: "C4" })).toBe("way-blocked");
    const dog = street({ street: { B1: "dog" }, humans: ["car-bomb"] });
    expect(dog.against({ play: "car-bomb", at: "B2" })).toBe("way-blocked");
  });

  test("R80: car blast → 1 to its square and the eight around; mines go off; wall, pit, barrel, barrier stay whole", () => {
    const match = street({
      street: {
        B4: "zombie 3, car",
        A3: "zombie 2",
        B3: "dog",
        C3: "wall 5",
        A4: "pit 1",
        C4: "barrel",
        A5: "zombie 2",
        B5: "barrier",
        C5: "mine",
        B2: "zombie 2",
      },
      humans: ["sniper"],
    });
    match.play("sniper", { at: "B4", hit: "car" });
    expect(match.waits).toBe("splinter");
    match.answer({ splinter: "C4" });
    expect(match.all).toEqual({
      B4: "zombie 2",
      A3: "zombie 1",
      C3: "wall 5",
      A4: "pit 1",
      C4: "barrel",
      A5: "zombie 1",
      B5: "barrier",
      B2: "zombie 2",
    });
  });

  test("R81: chain → first lit, first off; a shield takes one blast, the next one wounds", () => {
    const match = street({ street: { B3: "car", C2: "mine", A3: "car", B2: "zombie 4 shield" }, humans: ["sniper"] });
    match.play("sniper", { at: "B3", hit: "car" });
    // B3 lights A3 and C2, in the order of the squares: the car on A3 goes before the mine.
    match.answer({ splinter: "B2" });
    expect(match.events.flatMap((event) => (event.event === "exploded" ? [event.at] : []))).toEqual(["B3", "A3", "C2"]);
    expect(match.all).toEqual({ B2: "zombie 2" });
  });

  test("R82: grenade on a car under a shielded zombie → the car goes off first, then everything on the square is gone", () => {
    const match = street({ street: { B3: "zombie 5 shield, car", A3: "zombie 2", C2: "dog" }, humans: ["grenade"] });
    match.play("grenade", { at: "B3" });
    expect(match.all).toEqual({ A3: "zombie 1" });
    expect(match.told.slice(0, 2)).toEqual(["played", "exploded"]);
    const mine = street({ street: { B3: "mine", A3: "zombie 2" }, humans: ["grenade"] });
    mine.play("grenade", { at: "B3" }).answer({ splinter: "A3" });
    expect(mine.all).toEqual({ A3: "zombie 1" });
    for (const thing of ["pit 2", "barrier", "wall 6", "barrel"]) {
      const match = street({ street: { B5: `zombie 5, ${thing}` }, humans: ["grenade"] });
      match.play("grenade", { at: "B5" });
      expect(match.all, thing).toEqual({});
    }
  });

  test("R83: barrel → a free square of section 1, it lies there this phase and rolls in the next human phase", () => {
    const match = street({ street: { B1: "zombie 2 netted" }, humans: ["barrel"] });
    expect(squaresFor(match, "barrel")).toEqual(["A1", "C1"]);
    expect(match.against({ play: "barrel", at: "B1" })).toBe("square-occupied");
    expect(match.against({ play: "barrel", at: "A2" })).toBe("not-at-the-barricade");
    match.play("barrel", { at: "A1" }).end();
    expect(match.on("A1")).toBe("barrel");
    match.answer({ discard: "zombie-2" }).end();
    expect(match.all).toEqual({ A2: "barrel", B1: "zombie 2" });
  });

  test("R84: a barrel in section 5 rolls off the street", () => {
    const match = street({ street: { C5: "barrel", A4: "barrel" }, at: "humans begin" });
    expect(match.all).toEqual({ A5: "barrel" });
    expect(match.events).toContainEqual({ event: "removed", thing: "barrel", at: "C5", cause: "rolled-off" });
  });

  test("R85: barrel meets figure: both gone · wall, car: barrel gone, car whole · mine: goes off · pit: both gone", () => {
    const roll = (ahead: string): Street => street({ street: { B2: "barrel", B3: ahead }, at: "humans begin" });
    expect(roll("zombie 5").all).toEqual({});
    expect(roll("dog").all).toEqual({});
    expect(roll("wall 5").all).toEqual({ B3: "wall 5" });
    expect(roll("car").all).toEqual({ B3: "car" });
    expect(roll("car").told).not.toContain("exploded");
    expect(roll("pit 2").all).toEqual({});
    const mine = roll("mine");
    expect(mine.waits).toBe("splinter");
    mine.answer({ splinter: "B4" });
    expect(mine.all).toEqual({});
  });

  test("R86: zombie or dog walks into a barrel → both gone, with the shield", () => {
    const match = street({
      street: { B2: "barrel", B3: "zombie 5 shield", C2: "barrel", C3: "dog" },
      at: "zombies begin",
    });
    match.answer({ dog: "C3", to: "C2" });
    expect(match.all).toEqual({});
  });

  test("R87: fire and shots leave a barrel alone, and a barrier ends before it rolls", () => {
    const match = street({
      street: { A3: "barrel", A5: "barrier", A4: "zombie 3" },
      humans: ["street-on-fire", "gasoline", "voltage"],
    });
    expect(match.against({ play: "gasoline", at: "A3" })).toBeNull();
    match
      .play("street-on-fire", { lane: "A" })
      .play("voltage", { lane: "A" })
      .play("gasoline", { at: "A3" })
      .answer({ stop: true });
    expect(match.all).toEqual({ A3: "barrel", A5: "barrier", A4: "zombie 1" });
    const next = street({ street: { A4: "barrel", A5: "barrier" }, at: "humans begin" });
    expect(next.all).toEqual({ A5: "barrel" });
  });

  test("R88: barrier → nobody in the lane moves, nobody enters or is placed, until the next human phase", () => {
    const match = street({
      street: { B3: "zombie 2", A3: "dog", C3: "zombie 2", C4: "zombie 5 boss" },
      humans: ["barrier"],
      zombieDeck: ["zombie-2", "zombie-2", "zombie-2", "zombie-2"],
    });
    match.play("barrier", { lane: "B" }).end();
    expect(match.against({ dog: "A3", to: "B3" })).toBe("target-lane-barred");
    match.answer({ dog: "A3", to: "A2" }).answer({ dog: "A2", stay: true });
    expect(match.all).toEqual({ B3: "zombie 2", B5: "barrier", A2: "dog", C2: "zombie 2", C3: "zombie 5 boss" });
    match.answer({ discard: "zombie-2" });
    expect(match.against({ play: "zombie-2", at: "B5" })).toBe("lane-barred");
    expect(match.against({ order: "B3" })).toBe("lane-barred");
    expect(match.against({ order: "C2", to: "B2" })).toBe("target-lane-barred");
    match.end();
    expect(match.on("B5")).toBe("");
  });

  test("R88: barrier needs its section-5 square free; the pickaxe lifts it", () => {
    const match = street({ street: { B5: "zombie 2" }, humans: ["barrier"] });
    expect(match.against({ play: "barrier", lane: "B" })).toBe("square-occupied");
    const axe = street({
      street: { B5: "barrier", B3: "zombie 2" },
      zombies: ["pickaxe", "hunger"],
      at: "zombies play",
    });
    expect(axe.against({ play: "hunger", at: "B3" })).toBe("lane-barred");
    axe.play("pickaxe", { at: "B5" }).play("hunger", { at: "B3" });
    expect(axe.all).toEqual({ B2: "zombie 2" });
  });

  test("R89: net → zombies side by side up to 6 together, no dog, no diagonal; they can be hit, and are free next human phase", () => {
    const match = street({
      street: { B3: "zombie 3", B4: "zombie 2", C4: "zombie 2", A2: "zombie 1", A3: "dog" },
      humans: ["net", "shot"],
      zombieDeck: [],
    });
    expect(match.against({ play: "net", at: "A3" })).toBe("no-zombie-there");
    match.play("net", { at: "B3" });
    expect(match.answers).toEqual([{ done: true }, { net: "B4" }]);
    match.answer({ net: "B4" });
    expect(match.against({ net: "C4" })).toBe("too-strong-for-the-net");
    match.answer({ done: true });
    expect([match.on("B3"), match.on("B4"), match.on("C4")]).toEqual([
      "zombie 3 netted",
      "zombie 2 netted",
      "zombie 2",
    ]);
    // Hit, but not driven back.
    match.play("shot", { at: "B3" });
    expect(match.on("B3")).toBe("zombie 2 netted");
    const until = street({ street: { B3: "zombie 3 netted", C3: "zombie 2" }, at: "zombies begin" });
    expect(until.all).toEqual({ B3: "zombie 3 netted", C2: "zombie 2" });
    until.answer({ discard: "zombie-2" }).end();
    expect(until.on("B3")).toBe("zombie 3");
  });

  test("R90: holy picture → nobody in the lane moves, but a dog may come in from the side and zombies be placed there", () => {
    const match = street({ street: { B3: "zombie 4", A2: "dog", B5: "pit 1" }, humans: ["holy-picture"] });
    match.play("holy-picture", { lane: "B" }).end();
    match.answer({ dog: "A2", to: "A1" }).answer({ dog: "A1", to: "B1" });
    expect(match.all).toEqual({ B3: "zombie 4", B1: "dog", B5: "pit 1" });
    match.answer({ discard: "zombie-2" });
    expect(match.against({ play: "zombie-2", at: "B5" })).toBeNull();
    match.end();
    expect(match.state.frozen).toEqual([0, 0, 0]);
  });

  test("R91: street on fire → outer lanes only, 1 to all at once, then mines and cars from section 1 on; every entry costs 1", () => {
    const match = street({
      street: { A2: "mine", A4: "car", A5: "zombie 4", B3: "zombie 4", A1: "zombie 3" },
      humans: ["street-on-fire"],
    });
    expect(match.against({ play: "street-on-fire", lane: "B" })).toBe("outer-lanes-only");
    match.play("street-on-fire", { lane: "A" });
    expect([match.on("A1"), match.on("A5"), match.on("B3")]).toEqual(["zombie 2", "zombie 3", "zombie 4"]);
    match.answer({ splinter: "A1" });
    expect(match.events.flatMap((event) => (event.event === "exploded" ? [event.at] : []))).toEqual(["A2", "A4"]);
    expect(match.all).toEqual({ A1: "zombie 1", A5: "zombie 2", B3: "zombie 3" });
    // A placement, a push and each step of a dog into the lane burn as well.
    const dog = street({ street: { B3: "dog" }, burning: ["A"], at: "zombies begin" });
    dog.answer({ dog: "B3", to: "A3" });
    expect(dog.all).toEqual({});
    const placed = street({ burning: ["C"], zombies: ["zombie-3"], at: "zombies play" });
    placed.play("zombie-3", { at: "C5" });
    expect(placed.all).toEqual({ C5: "zombie 2" });
    const pushed = street({ street: { A3: "zombie 3" }, burning: ["A"], humans: ["back-off"] });
    pushed.play("back-off");
    expect(pushed.all).toEqual({ A4: "zombie 2" });
  });

  test("R92: flamethrower → comes from the right; each square without a figure costs 1; mine and car on its way go off", () => {
    const near = street({ street: { C3: "zombie 6" }, humans: ["flamethrower"] });
    near.play("flamethrower", { section: 3 });
    expect(near.all).toEqual({ C3: "zombie 1" });
    const far = street({ street: { A3: "zombie 4", C3: "mine" }, humans: ["flamethrower"] });
    expect(far.against({ play: "flamethrower", section: 2 })).toBe("nobody-there");
    far.play("flamethrower", { section: 3 });
    expect(far.all).toEqual({ A3: "zombie 1" });
    expect(far.waits).toBe("splinter");
  });

  test("R93: gasoline → flows on only from a dead figure or an empty square (1 lost), each step chosen, and may be stopped", () => {
    const match = street({ street: { B3: "zombie 2", B4: "zombie 2", A4: "wall 5" }, humans: ["gasoline"] });
    match.play("gasoline", { at: "B3" });
    expect(match.answers).toEqual([{ stop: true }, { pour: "B2" }, { pour: "B4" }, { pour: "A3" }, { pour: "C3" }]);
    const stopped = match.match.clone();
    stopped.answer(HUMANS, { stop: true });
    expect(stopped.question?.ask).toBe("play");
    match.answer({ pour: "B4" });
    expect(match.all).toEqual({ A4: "wall 5" });
    expect(match.waits).toBe("play");
    const empty = street({ street: { B4: "zombie 5", A3: "wall 5" }, humans: ["gasoline"] });
    empty.play("gasoline", { at: "A3" }).answer({ pour: "B3" }).answer({ pour: "B4" });
    expect(empty.all).toEqual({ A3: "wall 5", B4: "zombie 3" });
    expect(empty.waits).toBe("play");
  });

  test("R94: Flutlicht → drives back up to and including the wall's square, not beyond", () => {
    const match = street({
      street: { B1: "zombie 2", B3: "zombie 3, wall 5", B5: "zombie 2", C2: "zombie 2" },
      humans: ["searchlight"],
    });
    match.play("searchlight", { lane: "B" });
    expect(match.all).toEqual({ B2: "zombie 2", B3: "wall 5", B4: "zombie 3", B5: "zombie 2", C2: "zombie 2" });
    const beyond = street({ street: { B2: "wall 5", B4: "zombie 2" }, humans: ["searchlight"] });
    beyond.play("searchlight", { lane: "B" });
    expect(beyond.all).toEqual({ B2: "wall 5", B4: "zombie 2" });
  });

  test("R95: Stromschlag → 1 to everybody in the lane, behind walls too; sets nothing off", () => {
    const match = street({
      street: { B1: "mine", B2: "wall 5", B3: "zombie 3, car", B4: "dog", B5: "zombie 2 shield", C3: "zombie 2" },
      humans: ["voltage"],
    });
    match.play("voltage", { lane: "B" });
    expect(match.all).toEqual({ B1: "mine", B2: "wall 5", B3: "zombie 2, car", B5: "zombie 2", C3: "zombie 2" });
  });

  test("R96: pit → measured against the strength at entry: a zombie 3 crosses depth 2, worn down to 2 it falls in; a dog falls into either", () => {
    const match = street({
      street: { A3: "zombie 3", A2: "pit 2", B3: "zombie 2", B2: "pit 2", C3: "dog", C2: "pit 1" },
      at: "zombies begin",
    });
    match.answer({ dog: "C3", to: "C2" });
    expect(match.all).toEqual({ A2: "zombie 3, pit 2" });
    const worn = street({ street: { A2: "zombie 3", A3: "pit 2" }, humans: ["shot"] });
    worn.play("shot", { at: "A2" });
    expect(worn.all).toEqual({});
  });

  test("R97: barrier, net, picture and fire end when the human phase begins, before the barrel rolls; Terror at its end", () => {
    const match = street({
      street: { A4: "barrel", A5: "barrier", B3: "zombie 2 netted" },
      burning: ["C"],
      frozen: ["B"],
      terror: true,
      humans: ["voltage", "back-off", "punch", "net"],
      at: "humans begin",
    });
    expect(match.all).toEqual({ A5: "barrel", B3: "zombie 2" });
    expect(match.state.burning).toEqual([0, 0, 0]);
    expect(match.state.frozen).toEqual([0, 0, 0]);
    match.answer({ discard: "net" }).play("voltage", { lane: "A" });
    expect(match.against({ play: "back-off" })).toBe("terror");
    match.end();
    expect(match.state.terror).toBe(0);
  });
});

describe("supplementary rulings", () => {
  test("R98: flamethrower → a section whose first figure is shielded or behind an unmanned wall is refused, nothing is spent", () => {
    const match = street({
      street: { B2: "zombie 2 shield", A3: "zombie 2", B3: "wall 5", B4: "zombie 5, wall 5" },
      humans: ["flamethrower"],
    });
    expect(match.against({ play: "flamethrower", section: 2 })).toBe("shielded-from-fire");
    expect(match.against({ play: "flamethrower", section: 3 })).toBe("wall-stops-the-flame");
    expect(match.hand(HUMANS)).toEqual(["flamethrower"]);
    // Who stands on the wall does not hide behind it.
    match.play("flamethrower", { section: 4 });
    expect(match.on("B4")).toBe("zombie 1, wall 5");
  });

  test("R99: flamethrower with points left over after a kill → they are lost", () => {
    const match = street({ street: { C3: "zombie 2", B3: "zombie 2", A3: "dog" }, humans: ["flamethrower"] });
    match.play("flamethrower", { section: 3 });
    expect(match.all).toEqual({ B3: "zombie 2", A3: "dog" });
  });

  test("R100: an unmanned wall stops the flamethrower; burning lane and gasoline go past walls", () => {
    const flame = street({ street: { A3: "zombie 2", C3: "wall 5" }, humans: ["flamethrower"] });
    expect(flame.against({ play: "flamethrower", section: 3 })).toBe("wall-stops-the-flame");
    const fire = street({ street: { C1: "wall 5", C4: "zombie 2" }, humans: ["street-on-fire"] });
    fire.play("street-on-fire", { lane: "C" });
    expect(fire.on("C4")).toBe("zombie 1");
    const gas = street({ street: { C3: "wall 5", C4: "zombie 4" }, humans: ["gasoline"] });
    gas.play("gasoline", { at: "C3" }).answer({ pour: "C4" });
    expect(gas.all).toEqual({ C3: "wall 5", C4: "zombie 1" });
  });

  test("R101: pit and mine under a figure → allowed, nothing happens until somebody enters; wall, car, barrel, barrier need it free", () => {
    const match = street({
      street: { B1: "zombie 1", C5: "zombie 1", A3: "zombie 1" },
      humans: ["pit-2", "mine", "wall-5", "car-bomb", "barrel", "barrier"],
    });
    match.play("pit-2", { at: "B1" }).play("mine", { at: "A3" });
    expect(match.all).toEqual({ B1: "zombie 1, pit 2", C5: "zombie 1", A3: "zombie 1, mine" });
    expect(match.against({ play: "wall-5", at: "C5" })).toBe("square-occupied");
    expect(match.against({ play: "car-bomb", at: "C5" })).toBe("square-occupied");
    expect(match.against({ play: "barrier", lane: "C" })).toBe("square-occupied");
    const barrel = street({ street: { C1: "zombie 1" }, humans: ["barrel"] });
    expect(barrel.against({ play: "barrel", at: "C1" })).toBe("square-occupied");
  });

  test("R102: barrel into a lane with a barrier → allowed, and the barrier is gone before it rolls", () => {
    const match = street({ street: { A5: "barrier" }, humans: ["barrel"] });
    match.play("barrel", { at: "A1" }).end().answer({ discard: "zombie-2" }).end();
    expect(match.all).toEqual({ A2: "barrel" });
  });

  test("R103: wall behind a zombie → barred in every lane; behind a dog alone it is not", () => {
    const match = street({ street: { A1: "zombie 2" }, humans: ["wall-5"] });
    expect(match.against({ play: "wall-5", at: "C3" })).toBe("wall-behind-a-zombie");
    expect(match.against({ play: "wall-5", at: "C1" })).toBeNull();
    const dog = street({ street: { A1: "dog" }, humans: ["wall-5"] });
    expect(dog.against({ play: "wall-5", at: "C3" })).toBeNull();
    expect(dog.against({ play: "wall-5", at: "B2" })).toBe("wall-too-close");
  });

  test("R104: a card taken by Fleisch → human discard pile, and back with the reshuffle", () => {
    const match = street({ zombies: ["meat"], humans: ["net"], humanDeck: ["shot"], at: "zombies play" });
    match.play("meat").answer({ take: "net" });
    expect(match.discard(HUMANS)).toEqual(["net"]);
    match.end();
    expect([...match.hand(HUMANS)].sort()).toEqual(["net", "shot"]);
    expect(match.discard(HUMANS)).toEqual([]);
  });

  test("R105: a dog that dies on its way has done its duty, forward step or not", () => {
    const match = street({ street: { B3: "dog", A3: "pit 1", C3: "wall 5" }, at: "zombies begin" });
    expect(match.against({ dog: "B3", stay: true })).toBe("dog-must-advance");
    match.answer({ dog: "B3", to: "A3" });
    expect(match.all).toEqual({ C3: "wall 5" });
    expect(match.waits).toBe("discard");
  });

  test("R106: a shield always fills the pit, however strong its bearer; a merger without one walks over if both are stronger together", () => {
    const match = street({
      street: { B3: "zombie 3 shield", B2: "pit 2", C3: "zombie 2 shield", C2: "pit 2", A3: "zombie 3", A2: "pit 2" },
      at: "zombies begin",
    });
    expect(match.all).toEqual({ A2: "zombie 3, pit 2", B2: "zombie 3", C2: "zombie 2" });
    const merged = (mover: string, host: string) =>
      street({ street: { B3: mover, B2: `${host}, pit 2` }, zombies: ["merge"], at: "zombies play" }).play("merge", {
        at: "B3",
        to: "B2",
      }).all;
    expect(merged("zombie 2 shield", "zombie 1")).toEqual({ B2: "zombie 3" });
    expect(merged("zombie 2", "zombie 1 shield")).toEqual({ B2: "zombie 3" });
    expect(merged("zombie 2", "zombie 1")).toEqual({ B2: "zombie 3, pit 2" });
  });

  test("R107: merging onto a mine or fire → the mover takes it alone, on strength or shield; alive, the strengths add", () => {
    const mine = street({
      street: { B3: "zombie 3", B2: "zombie 4, mine", C3: "zombie 2" },
      zombies: ["merge"],
      at: "zombies play",
    });
    mine.play("merge", { at: "B3", to: "B2" });
    expect(mine.on("B2")).toBe("zombie 5");
    mine.answer({ splinter: "B1" });
    expect(mine.all).toEqual({ B2: "zombie 5", C3: "zombie 2" });
    const shield = street({
      street: { B3: "zombie 3 shield", B2: "zombie 4, mine" },
      zombies: ["merge"],
      at: "zombies play",
    });
    shield.play("merge", { at: "B3", to: "B2" });
    expect(shield.on("B2")).toBe("zombie 7");
    const dies = street({
      street: { B3: "zombie 2", B2: "zombie 4 shield, mine" },
      zombies: ["merge"],
      at: "zombies play",
    });
    dies.play("merge", { at: "B3", to: "B2" });
    expect(dies.all).toEqual({ B2: "zombie 4 shield" });
    const fire = street({
      street: { B3: "zombie 3", A3: "zombie 2 shield" },
      burning: ["A"],
      zombies: ["merge"],
      at: "zombies play",
    });
    fire.play("merge", { at: "B3", to: "A3" });
    expect(fire.all).toEqual({ A3: "zombie 4 shield" });
  });

  test("R108: the line behind helps a straight step onto a wall (march, Hunger, order), not a side step, swap or merger", () => {
    const position = {
      B3: "wall 6",
      B4: "zombie 2",
      B5: "zombie 4",
      C3: "zombie 2",
      C4: "zombie 5",
      A5: "zombie 5 boss",
    };
    const match = street({ street: position, zombies: ["hunger"], at: "zombies play" });
    expect(match.against({ play: "hunger", at: "B4" })).toBeNull();
    expect(match.against({ order: "B4", to: "B3" })).toBeNull();
    expect(match.against({ order: "C3", to: "B3" })).toBe("wall-too-high-alone");
    const march = street({ street: { B3: "wall 6", B4: "zombie 2", B5: "zombie 4" }, at: "zombies begin" });
    expect(march.all).toEqual({ B3: "zombie 2, wall 6", B4: "zombie 4" });
    const merge = street({
      street: { B3: "zombie 6, wall 6", B4: "zombie 2", B5: "zombie 4" },
      zombies: ["merge", "swap"],
      at: "zombies play",
    });
    expect(merge.against({ play: "merge", at: "B4", to: "B3" })).toBe("wall-too-high-alone");
    expect(merge.against({ play: "swap", at: "B4", to: "B3" })).toBe("wall-too-high-alone");
  });

  test("R109: gasoline never returns to a square; figures burn first, then what it touched goes off, in the order touched", () => {
    const match = street({ street: { B3: "zombie 1, mine", B4: "car", A4: "zombie 3" }, humans: ["gasoline"] });
    match.play("gasoline", { at: "B3" }).answer({ pour: "B4" });
    expect(match.ruleAgainst({ pour: "B3" })).toBe("R109");
    expect(match.told).not.toContain("exploded");
    match.answer({ pour: "A4" });
    expect(match.waits).toBe("splinter");
    match.answer({ splinter: "B2" });
    expect(match.events.flatMap((event) => (event.event === "exploded" ? [event.at] : []))).toEqual(["B3", "B4"]);
    // 2 points were left for A4, then the car took one more.
    expect(match.all).toEqual({});
  });

  test("R110: car or mine laid in a burning lane → goes off at once", () => {
    const match = street({ street: { A3: "zombie 5" }, humans: ["street-on-fire", "car-bomb", "mine"] });
    match.play("street-on-fire", { lane: "A" }).play("car-bomb", { at: "A2" });
    expect(match.all).toEqual({ A3: "zombie 3" });
    match.play("mine", { at: "A4" }).answer({ splinter: "A3" });
    expect(match.all).toEqual({ A3: "zombie 2" });
  });

  test("R111: burst with a car before the first zombie → each bullet is aimed on its own", () => {
    const match = street({ street: { B2: "car", B4: "zombie 4" }, humans: ["burst-3"] });
    match.play("burst-3", { at: "B4" });
    expect(match.waits).toBe("bullet");
    expect(match.answers).toEqual([
      { bullet: "B2", hit: "car" },
      { bullet: "B4", hit: "figure" },
    ]);
    match.answer({ bullet: "B2", hit: "car" });
    // The third bullet has one target left and flies by itself; then one retreat.
    expect(match.all).toEqual({ B5: "zombie 2" });
  });

  test("R111: of two cars a bullet meets the nearer, even where the farther one stands under the first figure", () => {
    const match = street({ street: { B1: "car", B3: "zombie 4, car", B5: "car" }, humans: ["burst-3"] });
    match.play("burst-3", { at: "B3" });
    expect(match.answers).toEqual([
      { bullet: "B1", hit: "car" },
      { bullet: "B3", hit: "figure" },
    ]);
    const first = (at: string) => match.match.answer(HUMANS, { bullet: at, hit: "car" });
    expect(first("B3")).toMatchObject({ refusal: { reason: "not-the-first", about: NAMES.indexOf("B1") } });
    expect(first("B5")).toMatchObject({ refusal: { reason: "not-the-first", about: NAMES.indexOf("B3") } });
  });

  test("R112: barrel meets a figure on a pit, mine or car → figure and barrel gone, pit and car stay, a mine goes off", () => {
    const pit = street({ street: { B2: "barrel", B3: "zombie 4, pit 2" }, at: "humans begin" });
    expect(pit.all).toEqual({ B3: "pit 2" });
    const car = street({ street: { B2: "barrel", B3: "zombie 4, car" }, at: "humans begin" });
    expect(car.all).toEqual({ B3: "car" });
    const mine = street({ street: { B2: "barrel", B3: "zombie 4, mine", C3: "zombie 2" }, at: "humans begin" });
    expect(mine.waits).toBe("splinter");
    mine.answer({ splinter: "C3" });
    expect(mine.all).toEqual({ C3: "zombie 1" });
  });

  test("R113: a netted pair of 6 grows to 7 by Krallen → the net holds", () => {
    const match = street({ street: { B3: "zombie 3", B4: "zombie 3" }, humans: ["net"], zombies: ["claws"] });
    match.play("net", { at: "B3" }).answer({ net: "B4" });
    match.end().pass().answer({ discard: "zombie-2" }).play("claws", { at: "B4" });
    expect(match.all).toEqual({ B3: "zombie 3 netted", B4: "zombie 4 netted" });
  });

  test("R115: a netted figure in a pushing line → pushes nothing itself and is no gap, those behind push through", () => {
    const line = { C2: "wall 6", C3: "zombie 2", C4: "zombie 4 netted" };
    const stuck = street({ at: "zombies begin", street: { ...line, C5: "zombie 3" } });
    expect(stuck.all).toEqual({ ...line, C5: "zombie 3" });
    const pushed = street({ at: "zombies begin", street: { ...line, C5: "zombie 4" } });
    expect(pushed.on("C2")).toBe("zombie 2, wall 6");
  });

  test("R116: a dog's step aside that could only go on over its start square → refused; straight on it comes to the same squares", () => {
    const match = street({ at: "zombies begin", street: { B4: "dog", A3: "wall 5" } });
    expect(match.against({ dog: "B4", to: "A4" })).toBe("dog-must-advance");
    match.answer({ dog: "B4", to: "B3" }).answer({ dog: "B3", to: "B2" });
    expect(match.against({ dog: "B2", to: "A2" })).toBeNull();
  });

  test("R117: entering a burning square with a pit or a barrel → what lies there acts first, then the fire", () => {
    const match = street({
      at: "zombies begin",
      street: { B3: "zombie 3 shield", B2: "pit 2", B5: "zombie 3", B4: "pit 1" },
      burning: ["B"],
    });
    expect(match.all).toEqual({ B2: "zombie 2", B4: "zombie 2, pit 1" });
    const barrel = street({ at: "zombies begin", street: { B3: "zombie 5 shield", B2: "barrel" }, burning: ["B"] });
    expect(barrel.all).toEqual({});
  });

  test("R114: a netted or frozen Boss gives orders; whom he orders must be free", () => {
    const netted = street({
      street: { B3: "zombie 4 boss netted", C3: "zombie 2", A3: "zombie 2 netted" },
      at: "zombies play",
    });
    expect(netted.against({ order: "A3" })).toBe("netted");
    netted.answer({ order: "C3", to: "C2" });
    expect(netted.on("C2")).toBe("zombie 2");
    const frozen = street({
      street: { B3: "zombie 4 boss", B5: "zombie 2", C3: "zombie 2" },
      frozen: ["B"],
      at: "zombies play",
    });
    expect(frozen.against({ order: "B5" })).toBe("frozen");
    frozen.answer({ order: "C3", to: "C4" });
    expect(frozen.on("C4")).toBe("zombie 2");
  });
});
