import { describe, expect, test } from "vitest";
import { HUMANS, street, ZOMBIES } from "./street.ts";

// One test for each ruling R1-R60: the position, what is answered, what comes of it. Where a later ruling (R98-R117)
// settles one of these, the later one is tested under the number of the earlier.

describe("Phases, hand, deck", () => {
  test("R1: three kept cards and one drawn make four, on both sides; there are never more", () => {
    const match = street({
      at: "zombies begin",
      zombies: ["claws", "hunger", "swap"],
      humans: ["net", "mine", "soap"],
    });
    expect(match.hand(ZOMBIES)).toEqual(["claws", "hunger", "swap", "zombie-2"]);
    match.answer({ discard: "zombie-2" }).end();
    expect(match.hand(HUMANS)).toEqual(["net", "mine", "soap", "shot"]);
  });

  test("R2: the phase draws to four by itself: the first question is what to lay aside, and no answer declines to draw", () => {
    const match = street({
      at: "zombies begin",
      zombies: ["claws"],
      zombieDeck: ["hunger", "swap", "merge", "terror"],
    });
    expect(match.waits).toBe("discard");
    expect(match.hand(ZOMBIES)).toEqual(["claws", "terror", "merge", "swap"]);
    expect(match.answers).toEqual(["claws", "terror", "merge", "swap"].map((discard) => ({ discard })));
    expect(match.state.deck[ZOMBIES]).toHaveLength(1);
  });

  test("R3: with three cards after drawing nothing is laid aside, on either side", () => {
    const humans = street({ at: "humans begin", humans: ["net", "mine"], humanDeck: ["soap"] });
    expect(humans.waits).toBe("play");
    expect(humans.hand(HUMANS)).toEqual(["net", "mine", "soap"]);
    const zombies = street({ at: "zombies begin", zombies: ["claws"], zombieDeck: ["hunger", "swap"] });
    expect(zombies.waits).toBe("play");
    expect(zombies.hand(ZOMBIES)).toEqual(["claws", "swap", "hunger"]);
  });

  test("R4: kept cards, Klick! and Gib her! may be laid aside like any other", () => {
    const match = street({ at: "zombies begin", zombies: ["click", "not-so-fast", "claws"] });
    expect(match.answers).toEqual(["click", "not-so-fast", "claws", "zombie-2"].map((discard) => ({ discard })));
    match.answer({ discard: "click" });
    expect(match.discard(ZOMBIES)).toEqual(["click"]);
    expect(match.hand(ZOMBIES)).toEqual(["not-so-fast", "claws", "zombie-2"]);
  });

  test("R5: a shot fired and a pit that was filled do not come back; the reshuffled pile is what was laid aside", () => {
    const match = street({
      street: { B2: "zombie 1", A3: "zombie 1" },
      humans: ["shot", "pit-1"],
      humanDeck: [],
      humanDiscard: ["mine", "grenade"],
    });
    match.play("shot", { at: "B2" }).play("pit-1", { at: "A2" }).end();
    expect(match.all).toEqual({});
    match.answer({ discard: "zombie-2" }).end();
    expect(match.told).toContain("reshuffled");
    expect([...match.hand(HUMANS)].sort()).toEqual(["grenade", "mine"]);
    expect(match.state.deck[HUMANS]).toEqual([]);
    expect(match.discard(HUMANS)).toEqual([]);
    expect(match.spent(HUMANS)).toEqual(["shot", "pit-1"]);
  });

  test("R6 (settled by R104): the card that Fleisch takes lies in the human discard pile and comes back with it", () => {
    const match = street({ at: "zombies play", zombies: ["meat"], humans: ["net", "mine"], humanDeck: [] });
    match.play("meat").answer({ take: "mine" });
    expect(match.discard(HUMANS)).toEqual(["mine"]);
    expect(match.spent(HUMANS)).toEqual([]);
    match.end();
    expect(match.told).toContain("reshuffled");
    expect(match.hand(HUMANS)).toEqual(["net", "mine"]);
  });

  test("R7: the human deck runs out in the middle of drawing, is shuffled from the discards, and drawing goes on", () => {
    const match = street({
      at: "humans begin",
      humans: ["net"],
      humanDeck: ["wall-5"],
      humanDiscard: ["mine", "grenade", "soap"],
    });
    expect(match.told).toContain("reshuffled");
    expect(match.hand(HUMANS)).toHaveLength(4);
    expect(match.hand(HUMANS).slice(0, 2)).toEqual(["net", "wall-5"]);
    expect(match.state.deck[HUMANS]).toHaveLength(1);
    expect(match.discard(HUMANS)).toEqual([]);
  });

  test("R7: with deck and discards empty the humans play with what they have, even with nothing", () => {
    const match = street({ at: "humans begin", humans: ["net"], humanDeck: [] });
    expect(match.hand(HUMANS)).toEqual(["net"]);
    expect(match.told).not.toContain("reshuffled");
    expect(street({ at: "humans begin", humanDeck: [] }).answers).toEqual([{ end: true }]);
  });

  test("R8: Sonnenaufgang is turned up when the pile is drawn empty, takes no place in the hand, and the phase goes on", () => {
    const match = street({
      at: "zombies begin",
      zombies: ["hunger", "claws"],
      zombieDeck: ["zombie-2"],
      street: { B5: "zombie 2" },
    });
    match.pass();
    expect(match.told).toContain("sunrise");
    expect(match.hand(ZOMBIES)).toEqual(["hunger", "claws", "zombie-2"]);
    expect(match.waits).toBe("play");
    match.play("hunger", { at: "B4" }).play("zombie-2", { at: "A5" });
    expect(match.all).toEqual({ B3: "zombie 2", A5: "zombie 2" });
    match.end();
    expect(match.waits).toBe("won by humans");
  });

  test("R8: a pile that ends with the fourth card leaves Sonnenaufgang covered until the next draw", () => {
    const match = street({ at: "zombies begin", zombies: [], zombieDeck: ["hunger", "claws", "swap", "merge"] });
    expect(match.state.sunrise).toBe(0);
    match.answer({ discard: "merge" }).end().answer({ discard: "shot" }).end();
    expect(match.state.sunrise).toBe(1);
    expect(match.hand(ZOMBIES)).toEqual(["swap", "claws", "hunger"]);
  });

  test("R9: Sonnenaufgang comes with at most three other cards, so that phase lays none aside", () => {
    const match = street({ at: "zombies begin", zombies: ["hunger", "claws", "swap"], zombieDeck: [] });
    expect(match.state.sunrise).toBe(1);
    expect(match.waits).toBe("play");
    const before = street({ at: "zombies begin", zombies: ["hunger", "claws", "swap"], zombieDeck: ["merge"] });
    expect(before.state.sunrise).toBe(0);
    expect(before.waits).toBe("discard");
  });

  test("R10: while cards are played none may be laid aside; it is kept instead. A house rule allows it", () => {
    const match = street({ at: "zombies play", zombies: ["claws"] });
    expect(match.against({ discard: "claws" })).toBe("only-at-four");
    match.end();
    expect(match.hand(ZOMBIES)).toEqual(["claws"]);
    const free = street({ at: "zombies play", zombies: ["claws"], options: { freeDiscard: true } });
    free.answer({ discard: "claws" });
    expect(free.discard(ZOMBIES)).toEqual(["claws"]);
    expect(free.waits).toBe("play");
  });

  test("R11: on an empty street shots, flamethrower, net, soap and punch have no target", () => {
    const match = street({ humans: ["shot", "burst-2", "sniper", "flamethrower", "net", "soap", "punch"] });
    for (const card of ["shot", "burst-2", "sniper", "net", "soap"]) {
      expect(match.ruleAgainst({ play: card, at: "B3" }), card).toBe("R11");
    }
    expect(match.ruleAgainst({ play: "flamethrower", section: 3 })).toBe("R11");
    expect(match.ruleAgainst({ play: "punch" })).toBe("punch");
    expect(match.answers).toEqual([{ end: true }]);
  });

  test("R11: on an empty street what works on lanes and areas may be played all the same", () => {
    const humans = ["voltage", "searchlight", "back-off", "street-on-fire", "holy-picture", "grenade", "gasoline"];
    const match = street({ humans });
    match.play("voltage", { lane: "B" }).play("searchlight", { lane: "C" }).play("back-off");
    match.play("street-on-fire", { lane: "A" }).play("holy-picture", { lane: "B" }).play("grenade", { at: "C3" });
    match.play("gasoline", { at: "C3" }).answer({ stop: true });
    expect(match.hand(HUMANS)).toEqual([]);
    expect(match.spent(HUMANS)).toEqual(humans);
  });

  test("R11: on an empty street, with nothing in the human hand, no zombie card but the newcomers and Terror has a use", () => {
    const cards = ["hunger", "claws", "shield", "boss", "swap", "merge", "bite"];
    const match = street({ at: "zombies play", zombies: [...cards, "meat", "pickaxe"] });
    for (const card of cards) expect(match.ruleAgainst({ play: card, at: "B3" }), card).toBe("R11");
    expect(match.ruleAgainst({ play: "meat" })).toBe("meat");
    expect(match.ruleAgainst({ play: "pickaxe", at: "B3" })).toBe("pickaxe");
    expect(match.answers).toEqual([{ end: true }]);
  });

  test("R12: after Terror the humans draw and lay aside as ever, but play one card", () => {
    const match = street({ at: "zombies play", zombies: ["terror", "terror"], humans: ["pit-1", "mine", "soap"] });
    match.play("terror").play("terror").end();
    expect(match.hand(HUMANS)).toHaveLength(4);
    match.answer({ discard: "soap" });
    match.play("pit-1", { at: "A1" });
    expect(match.ruleAgainst({ play: "mine", at: "B1" })).toBe("terror");
    expect(match.answers).toEqual([{ end: true }]);
    // Two Terrors are over together: the phase after is free.
    match.end().answer({ discard: "zombie-2" }).end();
    match.answer({ discard: "shot" }).play("mine", { at: "B1" });
    expect(match.against({ play: "shot", at: "B1" })).toBe("nobody-there");
  });

  test("R12: a shot that Klick! cancels was the one card", () => {
    const match = street({ terror: true, humans: ["shot", "mine"], zombies: ["click"], street: { B2: "zombie 3" } });
    match.play("shot", { at: "B2" }).play("click");
    expect(match.on("B2")).toBe("zombie 3");
    expect(match.ruleAgainst({ play: "mine", at: "A1" })).toBe("terror");
  });

  test("R13: compulsory move and Hunger make two squares; no second card, order, swap or merger moves that zombie on", () => {
    const match = street({
      at: "zombies begin",
      street: { C5: "zombie 2", B4: "zombie 3", A5: "zombie 4 boss" },
      zombies: ["hunger", "merge", "swap"],
      zombieDeck: ["hunger"],
    });
    match.pass();
    expect(match.all).toEqual({ A4: "zombie 4 boss", B3: "zombie 3", C4: "zombie 2" });
    match.answer({ discard: "hunger" }).play("hunger", { at: "C4" });
    expect(match.all).toEqual({ A4: "zombie 4 boss", B3: "zombie 3", C3: "zombie 2" });
    expect(match.against({ play: "merge", at: "C3", to: "B3" })).toBe("already-moved");
    expect(match.against({ play: "swap", at: "B3", to: "C3" })).toBe("already-moved");
    expect(match.against({ order: "C3" })).toBe("already-moved");
    expect(match.ruleAgainst({ order: "C3" })).toBe("R13");
    // The other one has its step still, and may step onto the one that has not.
    match.play("merge", { at: "B3", to: "C3" });
    expect(match.on("C3")).toBe("zombie 5");
  });

  test("R13: a zombie that an order has moved is refused to Hunger; a swap uses up the step of both", () => {
    const ordered = street({
      at: "zombies play",
      street: { C5: "zombie 2", A5: "zombie 4 boss" },
      zombies: ["hunger"],
    });
    ordered.answer({ order: "C5", to: "C4" });
    expect(ordered.ruleAgainst({ play: "hunger", at: "C4" })).toBe("R13");
    const swapped = street({
      at: "zombies play",
      street: { B3: "zombie 2", B4: "zombie 3" },
      zombies: ["swap", "hunger"],
    });
    swapped.play("swap", { at: "B3", to: "B4" });
    expect(swapped.ruleAgainst({ play: "hunger", at: "B3" })).toBe("R13");
    expect(swapped.against({ play: "hunger", at: "B4" })).toBe("already-moved");
  });

  test("R13: being pushed by the humans counts for nothing: the zombie then marches and takes its Hunger", () => {
    const match = street({ street: { C3: "zombie 3" }, humans: ["shot"], zombieDeck: ["hunger"] });
    match.play("shot", { at: "C3" });
    expect(match.all).toEqual({ C4: "zombie 2" });
    match.end();
    expect(match.all).toEqual({ C3: "zombie 2" });
    match.play("hunger", { at: "C3" });
    expect(match.all).toEqual({ C2: "zombie 2" });
  });

  test("R14: a zombie placed this phase may be moved by a card, once", () => {
    const match = street({ at: "zombies play", zombies: ["zombie-3", "hunger", "hunger"] });
    match.play("zombie-3", { at: "B5" }).play("hunger", { at: "B5" });
    expect(match.all).toEqual({ B4: "zombie 3" });
    expect(match.ruleAgainst({ play: "hunger", at: "B4" })).toBe("R13");
  });
});

describe("Placing zombies and dogs", () => {
  test("R15: with zombies and a dog on all of section 5 neither zombie nor dog comes in; the cards are kept", () => {
    const match = street({
      at: "zombies play",
      street: { A5: "zombie 2", B5: "dog", C5: "zombie 5" },
      zombies: ["zombie-2", "dog"],
    });
    for (const play of ["zombie-2", "dog"]) {
      for (const at of ["A5", "B5", "C5"]) expect(match.ruleAgainst({ play, at }), `${play} ${at}`).toBe("R16");
      expect(match.against({ play, at: "A4" })).toBe("not-at-the-graveyard");
      expect(match.ruleAgainst({ play, at: "A4" })).toBe("placing");
    }
    match.end();
    expect(match.hand(ZOMBIES)).toEqual(["zombie-2", "dog"]);
  });

  test("R16: a wall and a barriered lane block section 5; a car, a pit and a mine do not", () => {
    const blocked = street({
      at: "zombies play",
      street: { A5: "wall 5", B5: "barrier" },
      zombies: ["zombie-2", "dog"],
    });
    expect(blocked.against({ play: "zombie-2", at: "A5" })).toBe("graveyard-square-taken");
    expect(blocked.against({ play: "dog", at: "A5" })).toBe("graveyard-square-taken");
    expect(blocked.ruleAgainst({ play: "zombie-2", at: "B5" })).toBe("barrier");
    expect(blocked.against({ play: "dog", at: "B5" })).toBe("lane-barred");
    expect(blocked.against({ play: "dog", at: "C5" })).toBeNull();
    const open = street({ at: "zombies play", street: { A5: "car", B5: "pit 1", C5: "mine" }, zombies: ["zombie-2"] });
    for (const at of ["A5", "B5", "C5"]) expect(open.against({ play: "zombie-2", at }), at).toBeNull();
  });

  test("R17: placed on a pit, a mine, a barrel or a burning square: what is there happens at once", () => {
    const pit = street({ at: "zombies play", street: { B5: "pit 2" }, zombies: ["zombie-2"] });
    pit.play("zombie-2", { at: "B5" });
    expect(pit.all).toEqual({});
    const mine = street({ at: "zombies play", street: { B5: "mine" }, zombies: ["zombie-3"] });
    mine.play("zombie-3", { at: "B5" });
    expect(mine.waits).toBe("splinter");
    expect(mine.asked).toBe(HUMANS);
    mine.answer({ splinter: "B4" });
    expect(mine.all).toEqual({ B5: "zombie 1" });
    const barrel = street({ at: "zombies play", street: { B5: "barrel" }, zombies: ["zombie-5"] });
    barrel.play("zombie-5", { at: "B5" });
    expect(barrel.all).toEqual({});
    const fire = street({ at: "zombies play", burning: ["C"], zombies: ["zombie-2", "dog"] });
    fire.play("zombie-2", { at: "C5" });
    expect(fire.all).toEqual({ C5: "zombie 1" });
    const dog = street({ at: "zombies play", burning: ["C"], zombies: ["dog"] });
    dog.play("dog", { at: "C5" });
    expect(dog.all).toEqual({});
  });

  test("R18: a zombie may be placed in a lane under the Heiligenbildchen, and then does not move there", () => {
    const match = street({ at: "zombies play", frozen: ["C"], zombies: ["zombie-2", "hunger"] });
    match.play("zombie-2", { at: "C5" });
    expect(match.on("C5")).toBe("zombie 2");
    expect(match.against({ play: "hunger", at: "C5" })).toBe("frozen");
    expect(match.ruleAgainst({ play: "hunger", at: "C5" })).toBe("holy-picture");
  });
});

describe("Compulsory movement", () => {
  test("R19: dogs run before the zombies march, in the order the zombie player likes", () => {
    const match = street({ at: "zombies begin", street: { A5: "dog", C4: "dog", C3: "zombie 3" } });
    expect(match.waits).toBe("dog");
    const dogs = new Set(match.answers.map(({ dog }) => dog));
    expect([...dogs]).toEqual(["A5", "C4"]);
    // C3 has not marched yet: it is in the dog's way.
    expect(match.against({ dog: "C4", to: "C3" })).toBe("way-occupied");
    expect(match.ruleAgainst({ dog: "C4", to: "C3" })).toBe("march");
    match.answer({ dog: "C4", to: "B4" });
    expect(new Set(match.answers.map(({ dog }) => dog))).toEqual(new Set(["B4"]));
    match.answer({ dog: "B4", to: "B3" }).answer({ dog: "B3", stay: true });
    match.answer({ dog: "A5", to: "A4" }).answer({ dog: "A4", stay: true });
    expect(match.waits).toBe("discard");
    expect(match.all).toEqual({ A4: "dog", B3: "dog", C2: "zombie 3" });
  });

  test("R19: zombies march from section 1 on, lanes A to C; a mine on the way is done with before the next one moves", () => {
    const match = street({
      at: "zombies begin",
      street: { A2: "zombie 5", B3: "zombie 4", B2: "mine", C3: "zombie 3", A4: "zombie 2", A5: "zombie 2" },
    });
    expect(match.waits).toBe("splinter");
    expect(match.all).toEqual({ A1: "zombie 5", B2: "zombie 2", C3: "zombie 3", A4: "zombie 2", A5: "zombie 2" });
    match.answer({ splinter: "C2" });
    // C2 was still empty when the splinters flew; a column closes up.
    expect(match.all).toEqual({ A1: "zombie 5", B2: "zombie 2", C2: "zombie 3", A3: "zombie 2", A4: "zombie 2" });
  });

  test("R20: a zombie before a pit marches into it, unless Gib her! holds it back", () => {
    const beforePit = { C3: "zombie 2", C2: "pit 2" };
    expect(street({ at: "zombies begin", street: beforePit }).all).toEqual({});
    const held = street({ at: "zombies begin", street: beforePit, zombies: ["not-so-fast"] });
    held.play("not-so-fast", { at: "C3" });
    expect(held.waits).toBe("discard");
    expect(held.all).toEqual(beforePit);
  });

  test("R21: a dog with its way blocked runs around; forward need not come first, but it must come", () => {
    const match = street({ at: "zombies begin", street: { B3: "dog", B2: "zombie 3" } });
    expect(match.ruleAgainst({ dog: "B3", stay: true })).toBe("R21");
    match.answer({ dog: "B3", to: "A3" });
    expect(match.against({ dog: "A3", stay: true })).toBe("dog-must-advance");
    expect(match.against({ dog: "A3", to: "B3" })).toBe("dog-must-advance");
    expect(match.against({ dog: "A3", to: "A4" })).toBe("dog-never-back");
    match.answer({ dog: "A3", to: "A2" });
    expect(match.against({ dog: "A2", stay: true })).toBeNull();
    expect(match.against({ dog: "A2", to: "B2" })).toBe("way-occupied");
    match.answer({ dog: "A2", to: "A1" });
    expect(match.all).toEqual({ A1: "dog", B1: "zombie 3" });
  });

  test("R21: two steps aside and one forward is the way when both nearer lanes are blocked", () => {
    const match = street({ at: "zombies begin", street: { A4: "dog", A3: "wall 5", B3: "wall 6" } });
    expect(match.against({ dog: "A4", to: "A3" })).toBe("dogs-do-not-climb");
    expect(match.ruleAgainst({ dog: "A4", to: "A3" })).toBe("wall");
    expect(match.answers).toEqual([{ dog: "A4", to: "B4" }]);
    match.answer({ dog: "A4", to: "B4" });
    expect(match.answers).toEqual([{ dog: "B4", to: "C4" }]);
    match.answer({ dog: "B4", to: "C4" });
    expect(match.answers).toEqual([{ dog: "C4", to: "C3" }]);
    match.answer({ dog: "C4", to: "C3" });
    expect(match.waits).toBe("discard");
  });

  test("R21: where no way leads forward a dog may step aside or stay; hemmed in, it is not asked", () => {
    const noForward = { B3: "dog", A2: "wall 5", B2: "wall 5", C2: "wall 6" };
    const match = street({ at: "zombies begin", street: noForward });
    expect(match.answers).toContainEqual({ dog: "B3", to: "C3" });
    expect(match.answers).toContainEqual({ dog: "B3", stay: true });
    expect(match.answer({ dog: "B3", stay: true }).all).toEqual(noForward);
    const hemmed = street({ at: "zombies begin", street: { ...noForward, A3: "wall 6", C3: "wall 5" } });
    expect(hemmed.waits).toBe("discard");
    expect(hemmed.on("B3")).toBe("dog");
  });

  test("R21: a dog does not run into a barriered lane, nor out of one", () => {
    const beside = street({ at: "zombies begin", street: { B3: "dog", A5: "barrier" } });
    expect(beside.against({ dog: "B3", to: "A3" })).toBe("target-lane-barred");
    expect(beside.ruleAgainst({ dog: "B3", to: "A3" })).toBe("barrier");
    const inside = street({ at: "zombies begin", street: { A3: "dog", A5: "barrier" } });
    expect(inside.waits).toBe("discard");
    expect(inside.on("A3")).toBe("dog");
  });

  test("R22: every step of a dog is an arrival: pit, mine, barrel and fire kill it on the way, a car does not", () => {
    const run = (position: Parameters<typeof street>[0]) =>
      street({ at: "zombies begin", ...position }).answer({ dog: "A5", to: "A4" });
    expect(run({ street: { A5: "dog", A4: "pit 1" } }).all).toEqual({});
    expect(run({ street: { A5: "dog", A4: "barrel" } }).all).toEqual({});
    expect(run({ street: { A5: "dog" }, burning: ["A"] }).all).toEqual({});
    const mine = run({ street: { A5: "dog", A4: "mine" } });
    expect(mine.waits).toBe("splinter");
    expect(mine.all).toEqual({});
    const car = run({ street: { A5: "dog", A4: "car" } });
    expect(car.on("A4")).toBe("dog, car");
    expect(car.answer({ dog: "A4", to: "A3" }).all).toEqual({ A3: "dog", A4: "car" });
  });

  test("R23: two Gib her! hold two zombies and no dog, before anything moves; a held zombie may be moved by a card later", () => {
    const match = street({
      at: "zombies begin",
      street: { A5: "zombie 2", B5: "zombie 3", C5: "zombie 4", C3: "dog" },
      zombies: ["not-so-fast", "not-so-fast", "hunger"],
    });
    expect(match.waits).toBe("not-so-fast");
    expect(match.against({ play: "not-so-fast", at: "C3" })).toBe("no-zombie-there");
    match.play("not-so-fast", { at: "A5" });
    expect(match.ruleAgainst({ play: "not-so-fast", at: "A5" })).toBe("R23");
    match.play("not-so-fast", { at: "B5" });
    match.answer({ dog: "C3", to: "C2" }).answer({ dog: "C2", stay: true });
    expect(match.all).toEqual({ A5: "zombie 2", B5: "zombie 3", C4: "zombie 4", C2: "dog" });
    match.answer({ discard: "zombie-2" }).play("hunger", { at: "A5" });
    expect(match.on("A4")).toBe("zombie 2");
  });

  test("R23: drawn this phase, Gib her! comes too late; not held, it is refused; next phase the zombie marches again", () => {
    const late = street({ at: "zombies play", street: { B3: "zombie 2" }, zombies: ["not-so-fast"] });
    expect(late.against({ play: "not-so-fast" })).toBe("only-before-moving");
    expect(late.ruleAgainst({ play: "not-so-fast" })).toBe("not-so-fast");
    const without = street({ at: "zombies begin", street: { B3: "zombie 2" }, zombies: ["hunger"] });
    expect(without.ruleAgainst({ play: "not-so-fast", at: "B3" })).toBe("hand");
    const again = street({ at: "zombies begin", street: { B3: "zombie 2" }, zombies: ["not-so-fast"] });
    again
      .play("not-so-fast", { at: "B3" })
      .answer({ discard: "zombie-2" })
      .end()
      .answer({ discard: "shot" })
      .end()
      .pass();
    expect(again.on("B2")).toBe("zombie 2");
  });

  test("R24: no zombie card and no order works on a dog", () => {
    const cards = ["hunger", "claws", "shield", "boss", "swap", "merge"];
    const match = street({
      at: "zombies play",
      street: { C3: "dog", C4: "zombie 2", A5: "zombie 5 boss" },
      zombies: cards,
    });
    for (const play of cards) expect(match.against({ play, at: "C3" }), play).toBe("no-zombie-there");
    expect(match.against({ play: "swap", at: "C4" })).toBe("not-beside-a-zombie");
    expect(match.ruleAgainst({ play: "merge", at: "C4" })).toBe("merge");
    expect(match.against({ order: "C3" })).toBe("dogs-obey-nobody");
    expect(match.answers.some(({ order }) => order === "C3")).toBe(false);
    expect(match.answers.some(({ order }) => order === "C4")).toBe(true);
  });

  test("R25: whoever leaves section 1 forward wins on the spot, by march, Hunger, order or a dog's step", () => {
    const march = street({ at: "zombies begin", street: { B1: "zombie 2", C1: "zombie 2", A3: "zombie 5" } });
    expect(march.waits).toBe("won by zombies");
    // Nobody else moved any more.
    expect(march.on("C1")).toBe("zombie 2");
    expect(march.on("A3")).toBe("zombie 5");
    const hunger = street({ at: "zombies play", street: { B1: "zombie 2" }, zombies: ["hunger"] });
    expect(hunger.play("hunger", { at: "B1" }).waits).toBe("won by zombies");
    const order = street({ at: "zombies play", street: { B1: "zombie 2", A5: "zombie 4 boss" } });
    expect(order.answer({ order: "B1", to: "barricade" }).waits).toBe("won by zombies");
    const dog = street({ at: "zombies begin", street: { B1: "dog" } });
    expect(dog.answer({ dog: "B1", to: "barricade" }).waits).toBe("won by zombies");
  });
});

describe("Backward and sideways", () => {
  test("R26: in a group the rear ones step first, and who stood before them follows", () => {
    const match = street({ street: { C3: "zombie 3", C4: "dog", B2: "zombie 2" }, humans: ["searchlight"] });
    expect(match.play("searchlight", { lane: "C" }).all).toEqual({ C4: "zombie 3", C5: "dog", B2: "zombie 2" });
    const stuck = street({
      street: { C1: "zombie 2", C2: "dog", C4: "zombie 4", C5: "zombie 5" },
      humans: ["back-off"],
    });
    expect(stuck.play("back-off").all).toEqual({ C2: "zombie 2", C3: "dog", C4: "zombie 4", C5: "zombie 5" });
  });

  test("R27: from section 5 nobody goes back, neither by a shot nor by light nor by order", () => {
    const shot = street({ street: { C5: "zombie 3" }, humans: ["shot", "searchlight", "back-off"] });
    shot.play("shot", { at: "C5" }).play("searchlight", { lane: "C" }).play("back-off");
    expect(shot.all).toEqual({ C5: "zombie 2" });
    const order = street({ at: "zombies play", street: { C5: "zombie 3", A3: "zombie 4 boss" } });
    expect(order.answers.filter((answer) => answer.order === "C5")).toEqual([
      { order: "C5", to: "C4" },
      { order: "C5", to: "B5" },
    ]);
  });

  test("R28: pushed onto pit, mine, car, barrel or fire: it goes there, and they work", () => {
    const shot = (behind: { [square: string]: string }, more = {}) =>
      street({ street: { C2: "zombie 3", ...behind }, humans: ["shot"], ...more }).play("shot", { at: "C2" });
    expect(shot({ C3: "pit 2" }).all).toEqual({});
    expect(shot({ C3: "pit 1" }).all).toEqual({ C3: "zombie 2, pit 1" });
    expect(shot({ C3: "car" }).all).toEqual({ C3: "zombie 2, car" });
    expect(shot({ C3: "barrel" }).all).toEqual({});
    expect(shot({ C3: "mine" }).answer({ splinter: "B3" }).all).toEqual({});
    expect(shot({}, { burning: ["C"] }).all).toEqual({ C3: "zombie 1" });
  });

  test("R29: back onto a wall only by its own strength; a line lends none", () => {
    const shot = (strength: number) =>
      street({ street: { C3: `zombie ${strength}`, C4: "wall 5" }, humans: ["shot"] }).play("shot", { at: "C3" }).all;
    expect(shot(6)).toEqual({ C4: "zombie 5, wall 5" });
    expect(shot(5)).toEqual({ C3: "zombie 4", C4: "wall 5" });
    const line = { C2: "zombie 4", C3: "zombie 4", C4: "wall 5" };
    expect(street({ street: line, humans: ["searchlight"] }).play("searchlight", { lane: "C" }).all).toEqual(line);
    const dog = { C3: "dog", C4: "wall 5" };
    expect(street({ street: dog, humans: ["back-off"] }).play("back-off").all).toEqual(dog);
  });

  test("R30: net, holy picture and barrier stop pushes of the same phase too", () => {
    const net = street({ street: { C3: "zombie 3" }, humans: ["net", "shot", "back-off", "soap"] });
    net.play("net", { at: "C3" }).play("shot", { at: "C3" }).play("back-off");
    expect(net.all).toEqual({ C3: "zombie 2 netted" });
    expect(net.ruleAgainst({ play: "soap", at: "C3", to: "B3" })).toBe("net");
    const picture = street({
      street: { A2: "zombie 3", B2: "dog" },
      humans: ["holy-picture", "shot", "searchlight", "soap", "back-off"],
    });
    picture.play("holy-picture", { lane: "A" }).play("shot", { at: "A2" }).play("searchlight", { lane: "A" });
    expect(picture.ruleAgainst({ play: "soap", at: "A2", to: "B2" })).toBe("holy-picture");
    expect(picture.play("back-off").all).toEqual({ A2: "zombie 2", B3: "dog" });
    const barrier = street({
      street: { B2: "zombie 3", A2: "zombie 2" },
      humans: ["barrier", "shot", "searchlight", "soap", "back-off"],
    });
    barrier.play("barrier", { lane: "B" }).play("shot", { at: "B2" }).play("searchlight", { lane: "B" });
    expect(barrier.against({ play: "soap", at: "B2", to: "C2" })).toBe("lane-barred");
    expect(barrier.play("back-off").all).toEqual({ A3: "zombie 2", B2: "zombie 2", B5: "barrier" });
  });

  test("R31: soap: figure and side are the humans' choice; not onto a figure, a wall too high, or a barriered lane", () => {
    const match = street({
      street: { A2: "zombie 2", B2: "wall 5", B3: "zombie 4", A3: "dog", B4: "zombie 5", C4: "wall 5", A5: "barrier" },
      humans: ["soap", "soap"],
    });
    expect(match.ruleAgainst({ play: "soap", at: "B3", to: "A3" })).toBe("barrier");
    expect(match.against({ play: "soap", at: "B3", to: "A3" })).toBe("target-lane-barred");
    expect(match.against({ play: "soap", at: "A2", to: "B2" })).toBe("lane-barred");
    expect(match.against({ play: "soap", at: "C3" })).toBe("nobody-there");
    match.play("soap", { at: "B3", to: "C3" });
    // The zombie 5 is strong enough for the wall of 5 beside it.
    match.play("soap", { at: "B4", to: "C4" });
    expect(match.on("C3")).toBe("zombie 4");
    expect(match.on("C4")).toBe("zombie 5, wall 5");
    const refused = street({ street: { A2: "zombie 2", B2: "wall 5", B3: "zombie 4", A3: "dog" }, humans: ["soap"] });
    expect(refused.ruleAgainst({ play: "soap", at: "A2", to: "B2" })).toBe("R37");
    expect(refused.ruleAgainst({ play: "soap", at: "B3", to: "A3" })).toBe("march");
    expect(refused.answers.filter(({ at }) => at === "B3")).toEqual([{ play: "soap", at: "B3", to: "C3" }]);
  });

  test("R31: soap may push into a lane under the holy picture, and what lies there works", () => {
    const match = street({ street: { B3: "zombie 2", C3: "pit 2" }, frozen: ["C"], humans: ["soap"] });
    expect(match.play("soap", { at: "B3", to: "C3" }).all).toEqual({});
  });

  test("R32: soap works on a dog", () => {
    const match = street({ street: { B3: "dog" }, humans: ["soap"] });
    expect(match.play("soap", { at: "B3", to: "A3" }).all).toEqual({ A3: "dog" });
  });
});

describe("Walls and pushing", () => {
  const marched = (position: { [square: string]: string }) => street({ at: "zombies begin", street: position }).all;

  test("R33: zombie 2 before a wall of 6 climbs with a 4 right behind it; with a gap, or with the 4 ahead, it does not", () => {
    expect(marched({ C3: "wall 6", C4: "zombie 2", C5: "zombie 4" })).toEqual({
      C3: "zombie 2, wall 6",
      C4: "zombie 4",
    });
    expect(marched({ C2: "wall 6", C3: "zombie 2", C5: "zombie 4" })).toEqual({
      C2: "wall 6",
      C3: "zombie 2",
      C4: "zombie 4",
    });
    expect(marched({ C2: "zombie 4", C3: "wall 6", C4: "zombie 2" })).toEqual({
      C1: "zombie 4",
      C3: "wall 6",
      C4: "zombie 2",
    });
    expect(marched({ C3: "wall 6", C4: "zombie 2", B5: "zombie 4" })).toEqual({
      C3: "wall 6",
      C4: "zombie 2",
      B4: "zombie 4",
    });
    expect(marched({ C2: "wall 6", C3: "zombie 2", C4: "zombie 2", C5: "zombie 2" })).toEqual({
      C2: "zombie 2, wall 6",
      C3: "zombie 2",
      C4: "zombie 2",
    });
    expect(marched({ C3: "wall 5", C4: "zombie 5" })).toEqual({ C3: "zombie 5, wall 5" });
  });

  test("R34: a dog in the line pushes with 1; it never gets onto a wall itself", () => {
    const line = { C3: "wall 5", C4: "zombie 4", C5: "dog" };
    const hunger = street({ at: "zombies play", street: line, zombies: ["hunger"] });
    expect(hunger.play("hunger", { at: "C4" }).all).toEqual({ C3: "zombie 4, wall 5", C5: "dog" });
    const front = street({ at: "zombies begin", street: { C3: "wall 5", C4: "dog", C5: "zombie 5" } });
    expect(front.against({ dog: "C4", to: "C3" })).toBe("dogs-do-not-climb");
  });

  test("R35: a netted figure in the line does not push; under the holy picture nobody does", () => {
    expect(marched({ C3: "wall 6", C4: "zombie 2", C5: "zombie 4 netted" })).toEqual({
      C3: "wall 6",
      C4: "zombie 2",
      C5: "zombie 4 netted",
    });
    const line = { C3: "wall 6", C4: "zombie 2", C5: "zombie 4" };
    expect(street({ at: "zombies begin", street: line, frozen: ["C"] }).all).toEqual(line);
    const hunger = street({ at: "zombies play", street: { ...line, C5: "zombie 4 netted" }, zombies: ["hunger"] });
    expect(hunger.ruleAgainst({ play: "hunger", at: "C4" })).toBe("R33");
  });

  test("R36: Hunger and a Boss's order forward get the help of the line", () => {
    const line = { C3: "wall 6", C4: "zombie 2", C5: "zombie 4" };
    const after = { C3: "zombie 2, wall 6", C5: "zombie 4" };
    const hunger = street({ at: "zombies play", street: line, zombies: ["hunger"] });
    expect(hunger.play("hunger", { at: "C4" }).all).toEqual(after);
    const order = street({ at: "zombies play", street: { ...line, A5: "zombie 5 boss" } });
    expect(order.answer({ order: "C4", to: "C3" }).all).toEqual({ ...after, A5: "zombie 5 boss" });
    const alone = street({ at: "zombies play", street: { C3: "wall 6", C4: "zombie 2" }, zombies: ["hunger"] });
    expect(alone.against({ play: "hunger", at: "C4" })).toBe("wall-too-high");
  });

  test("R37: sideways onto a wall, by order, swap or merger, counts the figure's own strength", () => {
    const order = street({
      at: "zombies play",
      street: { B3: "wall 5", C3: "zombie 3", C4: "zombie 4", A5: "zombie 5 boss" },
    });
    expect(order.ruleAgainst({ order: "C3", to: "B3" })).toBe("R37");
    const both = (side: string) =>
      street({
        at: "zombies play",
        street: { B3: "zombie 5, wall 5", C3: side, C4: "zombie 4" },
        zombies: ["swap", "merge"],
      });
    expect(both("zombie 3").ruleAgainst({ play: "swap", at: "C3", to: "B3" })).toBe("R37");
    expect(both("zombie 3").ruleAgainst({ play: "swap", at: "B3", to: "C3" })).toBe("R37");
    expect(both("zombie 3").ruleAgainst({ play: "merge", at: "C3", to: "B3" })).toBe("R37");
    expect(both("zombie 3").play("merge", { at: "B3", to: "C3" }).on("C3")).toBe("zombie 8");
    expect(both("zombie 6").play("swap", { at: "C3", to: "B3" }).all).toEqual({
      B3: "zombie 6, wall 5",
      C3: "zombie 5",
      C4: "zombie 4",
    });
    expect(both("zombie 6").play("merge", { at: "C3", to: "B3" }).on("B3")).toBe("zombie 11, wall 5");
  });

  test("R38: too weak by now for the wall it stands on, a zombie stays up there and walks off freely", () => {
    const match = street({ street: { C3: "zombie 5, wall 5", C4: "zombie 2" }, humans: ["voltage"] });
    match.play("voltage", { lane: "C" });
    expect(match.all).toEqual({ C3: "zombie 4, wall 5", C4: "zombie 1" });
    match.end();
    expect(match.all).toEqual({ C2: "zombie 4", C3: "wall 5", C4: "zombie 1" });
  });

  test("R39: on a wall a zombie can be shot; it steps back if it can and must climb again", () => {
    const match = street({ street: { C3: "zombie 5, wall 5" }, humans: ["shot"] });
    match.play("shot", { at: "C3" });
    expect(match.all).toEqual({ C3: "wall 5", C4: "zombie 4" });
    match.end();
    expect(match.all).toEqual({ C3: "wall 5", C4: "zombie 4" });
    const held = street({ street: { C3: "zombie 5, wall 5", C4: "dog" }, humans: ["shot"] });
    expect(held.play("shot", { at: "C3" }).on("C3")).toBe("zombie 4, wall 5");
  });

  test("R40: no wall in section 5, on a figure, touching one, or behind any zombie in whatever lane (R103)", () => {
    const match = street({ street: { A2: "zombie 2" }, humans: ["wall-5"] });
    const rules = (square: string) => match.ruleAgainst({ play: "wall-5", at: square });
    expect(rules("A2")).toBe("R101");
    for (const touching of ["A1", "A3", "B1", "B2", "B3"]) expect(rules(touching), touching).toBe("wall");
    for (const behind of ["A4", "B4", "C3", "C4"]) expect(rules(behind), behind).toBe("R40");
    for (const rear of ["A5", "B5", "C5"])
      expect(match.against({ play: "wall-5", at: rear }), rear).toBe("no-wall-in-section-5");
    expect(match.answers.filter(({ play }) => play === "wall-5").map(({ at }) => at)).toEqual(["C1", "C2"]);
    const lane = street({ street: { A2: "zombie 2" }, humans: ["wall-5"], options: { wallBanLaneOnly: true } });
    expect(lane.answers.filter(({ play }) => play === "wall-5").map(({ at }) => at)).toEqual([
      "B4",
      "C1",
      "C2",
      "C3",
      "C4",
    ]);
    // Dogs must not be touched either, but nothing is said of the squares behind them.
    const dog = street({ street: { A1: "dog" }, humans: ["wall-6"] });
    expect(dog.against({ play: "wall-6", at: "B2" })).toBe("wall-too-close");
    expect(dog.play("wall-6", { at: "A3" }).on("A3")).toBe("wall 6");
  });

  test("R41: fire, gasoline, car, mine, splinters and voltage leave a wall standing; pickaxe and grenade do not", () => {
    const match = street({
      street: { C3: "wall 5", C2: "car", B3: "zombie 2", B4: "mine" },
      humans: ["sniper", "street-on-fire", "gasoline", "voltage"],
    });
    match.play("sniper", { at: "C2", hit: "car" });
    expect(match.waits).toBe("play");
    match
      .play("street-on-fire", { lane: "C" })
      .play("gasoline", { at: "C3" })
      .answer({ stop: true })
      .play("voltage", { lane: "C" });
    expect(match.on("C3")).toBe("wall 5");
    const mine = street({ street: { C3: "wall 5", C4: "mine" }, humans: ["grenade", "grenade"] });
    mine.play("grenade", { at: "C4" }).answer({ splinter: "C3" });
    expect(mine.all).toEqual({ C3: "wall 5" });
    expect(mine.play("grenade", { at: "C3" }).all).toEqual({});
    const pickaxe = street({ at: "zombies play", street: { C3: "zombie 5, wall 5" }, zombies: ["pickaxe"] });
    expect(pickaxe.play("pickaxe", { at: "C3" }).all).toEqual({ C3: "zombie 5" });
  });

  test("R42: shot, burst and searchlight reach the wall's square and no further", () => {
    const walled = { B2: "zombie 5, wall 5", B4: "zombie 2" };
    const match = street({ street: walled, humans: ["shot", "burst-2", "searchlight"] });
    expect(match.against({ play: "shot", at: "B2" })).toBeNull();
    expect(match.against({ play: "shot", at: "B4" })).not.toBeNull();
    expect(match.play("searchlight", { lane: "B" }).all).toEqual({ B2: "wall 5", B3: "zombie 5", B4: "zombie 2" });
    for (const play of ["shot", "burst-2"]) expect(match.ruleAgainst({ play, at: "B3" }), play).toBe("R42");
    // The first bullet clears the wall's square, the others do not get past it.
    const burst = street({ street: { C2: "zombie 1, wall 5", C3: "zombie 2" }, humans: ["burst-3"] });
    expect(burst.play("burst-3", { at: "C2" }).all).toEqual({ C2: "wall 5", C3: "zombie 2" });
  });

  test("R42: sniper, voltage, back-off, gasoline and grenade pass a wall by (flamethrower: R100)", () => {
    const behind = (card: string, more: { [term: string]: string | number }) =>
      street({ street: { C2: "wall 5", C4: "zombie 3" }, humans: [card] }).play(card, more).all;
    expect(behind("sniper", { at: "C4" })).toEqual({ C2: "wall 5", C5: "zombie 1" });
    expect(behind("voltage", { lane: "C" })).toEqual({ C2: "wall 5", C4: "zombie 2" });
    expect(behind("back-off", {})).toEqual({ C2: "wall 5", C5: "zombie 3" });
    expect(behind("street-on-fire", { lane: "C" })).toEqual({ C2: "wall 5", C4: "zombie 2" });
    expect(behind("gasoline", { at: "C4" })).toEqual({ C2: "wall 5" });
    expect(behind("grenade", { at: "C4" })).toEqual({ C2: "wall 5" });
    const flame = street({ street: { C2: "wall 5", B2: "zombie 3" }, humans: ["flamethrower"] });
    expect(flame.against({ play: "flamethrower", section: 2 })).toBe("wall-stops-the-flame");
    expect(flame.ruleAgainst({ play: "flamethrower", section: 2 })).toBe("R100");
  });

  test("R43: a wall in the lane does not shorten the barrier: who stands before the wall does not move either", () => {
    const position = { B1: "zombie 2", B2: "wall 5", B4: "zombie 5", B5: "barrier" };
    expect(marched(position)).toEqual(position);
  });
});

describe("Shooting", () => {
  test("R44: the first figure of the lane is the target; pit, mine and barrel before it do not stop the bullet", () => {
    const match = street({
      street: { C1: "pit 1", C2: "mine", C3: "barrel", C4: "zombie 1", C5: "zombie 3" },
      humans: ["shot"],
    });
    expect(match.ruleAgainst({ play: "shot", at: "C5" })).toBe("R44");
    expect(match.against({ play: "shot", at: "C2" })).toBe("nobody-there");
    match.play("shot", { at: "C4" });
    expect(match.all).toEqual({ C1: "pit 1", C2: "mine", C3: "barrel", C5: "zombie 3" });
    const dog = street({ street: { C2: "dog", C3: "zombie 3" }, humans: ["shot"] });
    expect(dog.ruleAgainst({ play: "shot", at: "C3" })).toBe("R44");
    expect(dog.play("shot", { at: "C2" }).all).toEqual({ C3: "zombie 3" });
  });

  test("R45: a car before or under the first figure may be shot instead, not one beyond it or beyond a wall", () => {
    const match = street({ street: { C2: "car", C3: "zombie 3, pit 1", C4: "car" }, humans: ["shot", "sniper"] });
    expect(match.against({ play: "shot", at: "C3" })).toBeNull();
    expect(match.ruleAgainst({ play: "shot", at: "C4", hit: "car" })).toBe("R44");
    match.play("sniper", { at: "C4", hit: "car" });
    // Both cars touch C3; the blast of C4 does not reach the car on C2.
    expect(match.all).toEqual({ C2: "car", C3: "zombie 2, pit 1" });
    match.play("shot", { at: "C2", hit: "car" });
    expect(match.all).toEqual({});
    const wall = street({ street: { B2: "wall 5", B3: "car" }, humans: ["shot"] });
    expect(wall.ruleAgainst({ play: "shot", at: "B3", hit: "car" })).toBe("R42");
    const same = street({ street: { A2: "zombie 3, car" }, humans: ["shot"] });
    expect(same.answers).toContainEqual({ play: "shot", at: "A2" });
    expect(same.answers).toContainEqual({ play: "shot", at: "A2", hit: "car" });
    expect(same.play("shot", { at: "A2", hit: "car" }).all).toEqual({ A2: "zombie 2" });
  });

  test("R45: one bullet of a burst sets the car off, the others fly on", () => {
    const match = street({ street: { C1: "car", C3: "zombie 3" }, humans: ["burst-3"] });
    match.play("burst-3", { at: "C1", hit: "car" });
    expect(match.all).toEqual({ C4: "zombie 1" });
  });

  test("R46: only a zombie that was wounded and lives steps back", () => {
    const shot = (words: string) => street({ street: { B2: words }, humans: ["shot"] }).play("shot", { at: "B2" }).all;
    expect(shot("zombie 2")).toEqual({ B3: "zombie 1" });
    expect(shot("zombie 2 shield")).toEqual({ B2: "zombie 2" });
    expect(shot("zombie 1")).toEqual({});
    const blocked = street({ street: { B2: "zombie 4", B3: "dog" }, humans: ["good-shot"] });
    expect(blocked.play("good-shot", { at: "B2" }).all).toEqual({ B2: "zombie 2", B3: "dog" });
  });

  test("R47: a burst of 3 kills the 1 in front, wounds the 5 behind it twice, and that one steps back once", () => {
    const match = street({ street: { C2: "zombie 1", C3: "zombie 5" }, humans: ["burst-3", "burst-2"] });
    match.play("burst-3", { at: "C2" });
    expect(match.all).toEqual({ C4: "zombie 3" });
    match.play("burst-2", { at: "C4" });
    expect(match.all).toEqual({ C5: "zombie 1" });
  });

  test("R48: a shield ends the burst, as first target and as second", () => {
    const second = street({ street: { C2: "zombie 1", C3: "zombie 3 shield", C4: "zombie 1" }, humans: ["burst-3"] });
    expect(second.play("burst-3", { at: "C2" }).all).toEqual({ C3: "zombie 3", C4: "zombie 1" });
    const first = street({ street: { C2: "zombie 1 shield", C3: "zombie 2" }, humans: ["burst-3"] });
    expect(first.play("burst-3", { at: "C2" }).all).toEqual({ C2: "zombie 1", C3: "zombie 2" });
  });

  test("R49: the sniper hits whomever it likes with 2 and pushes back", () => {
    const match = street({ street: { C2: "zombie 1", C3: "zombie 3" }, humans: ["sniper"] });
    expect(match.play("sniper", { at: "C3" }).all).toEqual({ C2: "zombie 1", C4: "zombie 1" });
    const shielded = street({ street: { C3: "zombie 3 shield" }, humans: ["sniper"] });
    expect(shielded.play("sniper", { at: "C3" }).all).toEqual({ C3: "zombie 3" });
  });

  test("R50: mine, car, fire, voltage and gasoline wound without pushing back", () => {
    const mine = street({ at: "zombies begin", street: { C3: "zombie 4", C2: "mine" } });
    expect(mine.answer({ splinter: "C1" }).all).toEqual({ C2: "zombie 2" });
    const match = street({
      street: { C3: "zombie 6", B3: "car" },
      humans: ["sniper", "street-on-fire", "voltage", "gasoline"],
    });
    match.play("sniper", { at: "B3", hit: "car" }).play("street-on-fire", { lane: "C" }).play("voltage", { lane: "C" });
    expect(match.all).toEqual({ C3: "zombie 3" });
    const gasoline = street({ street: { C3: "zombie 6" }, humans: ["gasoline"] });
    expect(gasoline.play("gasoline", { at: "C3" }).all).toEqual({ C3: "zombie 2" });
  });

  test("R51: Klick! answers each kind of shot, also one at a car, and nothing else", () => {
    const position = { street: { C2: "zombie 3 shield", B2: "zombie 2", A2: "car" }, zombies: ["click"] };
    const waitsAfter = (card: string, more: { [term: string]: string | number }) => {
      const match = street({ ...position, humans: [card] }).play(card, more);
      return match.asked === ZOMBIES ? match.waits : "nothing";
    };
    for (const card of ["shot", "good-shot", "burst-2", "burst-3", "sniper"]) {
      expect(waitsAfter(card, { at: "B2" }), card).toBe("click");
      expect(waitsAfter(card, { at: "A2", hit: "car" }), card).toBe("click");
    }
    expect(waitsAfter("gasoline", { at: "B2" })).toBe("nothing");
    expect(waitsAfter("grenade", { at: "B2" })).toBe("nothing");
    expect(waitsAfter("voltage", { lane: "B" })).toBe("nothing");
    const flame = street({ street: { B2: "zombie 2" }, zombies: ["click"], humans: ["flamethrower"] });
    expect(flame.play("flamethrower", { section: 2 }).all).toEqual({});
    const late = street({ at: "zombies play", zombies: ["click"] });
    expect(late.ruleAgainst({ play: "click" })).toBe("click");
  });

  test("R51: one Klick! cancels one card before any effect, and both are spent; the next shot needs another", () => {
    const match = street({
      street: { C2: "zombie 3 shield", C3: "car" },
      zombies: ["click", "hunger"],
      humans: ["burst-3", "shot"],
    });
    match.play("burst-3", { at: "C2" }).play("click");
    expect(match.all).toEqual({ C2: "zombie 3 shield", C3: "car" });
    expect(match.spent(HUMANS)).toEqual(["burst-3"]);
    expect(match.spent(ZOMBIES)).toEqual(["click"]);
    expect(match.hand(ZOMBIES)).toEqual(["hunger"]);
    // Asked again whether or not another one is held.
    match.play("shot", { at: "C2" });
    expect(match.waits).toBe("click");
    expect(match.ruleAgainst({ play: "click" })).toBe("hand");
    expect(match.pass().on("C2")).toBe("zombie 3");
  });

  test("R52: wounded on a pit: it steps back if it can; if not and now no stronger than the pit, it falls in", () => {
    const shot = (position: { [square: string]: string }) =>
      street({ street: position, humans: ["shot"] }).play("shot", { at: "C2" }).all;
    expect(shot({ C2: "zombie 3, pit 2" })).toEqual({ C2: "pit 2", C3: "zombie 2" });
    expect(shot({ C2: "zombie 3, pit 2", C3: "dog" })).toEqual({ C3: "dog" });
    expect(shot({ C2: "zombie 4, pit 2", C3: "dog" })).toEqual({ C2: "zombie 3, pit 2", C3: "dog" });
    expect(shot({ C2: "zombie 3 netted, pit 2" })).toEqual({});
    const burst = street({ street: { C2: "zombie 4, pit 2" }, humans: ["burst-2"] });
    expect(burst.play("burst-2", { at: "C2" }).all).toEqual({ C2: "pit 2", C3: "zombie 2" });
    const voltage = street({ street: { C2: "zombie 3, pit 2" }, humans: ["voltage"] });
    expect(voltage.play("voltage", { lane: "C" }).all).toEqual({});
  });
});

describe("Human shield", () => {
  test("R53: one shield a zombie, none for dogs", () => {
    const match = street({ at: "zombies play", street: { B3: "zombie 2", B4: "dog" }, zombies: ["shield", "shield"] });
    match.play("shield", { at: "B3" });
    expect(match.ruleAgainst({ play: "shield", at: "B3" })).toBe("R53");
    expect(match.against({ play: "shield", at: "B4" })).toBe("no-zombie-there");
  });

  test("R54: a shield takes all of one card; mine, splinter and car blast are sources of their own", () => {
    const shot = street({ street: { B3: "zombie 1 shield" }, humans: ["good-shot"] });
    expect(shot.play("good-shot", { at: "B3" }).all).toEqual({ B3: "zombie 1" });
    // March onto the mine: the blast takes the shield. The splinters set the car off: its blast wounds.
    const chain = street({ at: "zombies begin", street: { B4: "zombie 3 shield", B3: "mine", B2: "car" } });
    chain.answer({ splinter: "B2" });
    expect(chain.all).toEqual({ B3: "zombie 2" });
    // Two zombies: the blast takes the shield of one, the splinters that of the other.
    const two = street({
      at: "zombies begin",
      street: { B4: "zombie 3 shield", B3: "mine", A3: "zombie 2 shield netted" },
    });
    expect(two.answer({ splinter: "A3" }).all).toEqual({ B3: "zombie 3", A3: "zombie 2 netted" });
  });

  test("R55: a shield stops neither light nor net nor holy picture nor soap, and is kept through them", () => {
    const match = street({ street: { B3: "zombie 2 shield" }, humans: ["searchlight", "soap", "net", "holy-picture"] });
    match.play("searchlight", { lane: "B" });
    expect(match.all).toEqual({ B4: "zombie 2 shield" });
    match.play("soap", { at: "B4", to: "C4" }).play("net", { at: "C4" });
    expect(match.all).toEqual({ C4: "zombie 2 shield netted" });
    match.end();
    expect(match.all).toEqual({ C4: "zombie 2 shield netted" });
    const frozen = street({ street: { B3: "zombie 2 shield" }, humans: ["holy-picture"] });
    expect(frozen.play("holy-picture", { lane: "B" }).end().all).toEqual({ B3: "zombie 2 shield" });
  });

  test("R56: gasoline that reaches a shield is swallowed whole and flows no further", () => {
    const match = street({ street: { B2: "zombie 1", B3: "zombie 1 shield", B4: "zombie 1" }, humans: ["gasoline"] });
    match.play("gasoline", { at: "B2" });
    expect(match.waits).toBe("gasoline");
    match.answer({ pour: "B3" });
    expect(match.waits).toBe("play");
    expect(match.all).toEqual({ B3: "zombie 1", B4: "zombie 1" });
  });

  test("R57: a burning lane takes the shield and a point, each time it burns", () => {
    const match = street({
      street: { C3: "zombie 3 shield" },
      humans: ["street-on-fire"],
      zombieDeck: ["hunger", "shield"],
    });
    match.play("street-on-fire", { lane: "C" });
    expect(match.all).toEqual({ C3: "zombie 2" });
    match.end();
    expect(match.all).toEqual({ C2: "zombie 1" });
    match.play("shield", { at: "C2" });
    expect(match.play("hunger", { at: "C2" }).all).toEqual({});
  });

  test("R58: the barrel crushes a zombie together with its shield, rolling or run into; a house rule spends the shield", () => {
    expect(street({ at: "humans begin", street: { C1: "barrel", C2: "zombie 5 shield" } }).all).toEqual({});
    expect(street({ at: "zombies begin", street: { C1: "barrel", C2: "zombie 5 shield" } }).all).toEqual({});
    const polish = street({
      at: "humans begin",
      street: { C1: "barrel", C2: "zombie 5 shield" },
      options: { shieldStopsBarrel: true },
    });
    expect(polish.all).toEqual({ C2: "zombie 5" });
  });

  test("R59: a shielded zombie at a pit deep enough for it throws the human in: both gone, itself unhurt on the square", () => {
    expect(street({ at: "zombies begin", street: { C3: "zombie 2 shield", C2: "pit 2" } }).all).toEqual({
      C2: "zombie 2",
    });
  });

  test("R60: a grenade kills zombie and shield, and takes the pit beneath", () => {
    const match = street({ street: { C3: "zombie 5 shield, pit 2" }, humans: ["grenade"] });
    expect(match.play("grenade", { at: "C3" }).all).toEqual({});
  });
});
