import { describe, expect, test } from "vitest";
import { CARDS } from "../index.ts";
import { HUMANS, type Street, street, ZOMBIES } from "./street.ts";

// Every card: what it does, what refuses it, what is told, and the pile that it ends in.

const tested: string[] = [];

/** The tests of a card, or of several that differ by their number. */
function card(ids: string | readonly string[], tests: (id: string, value: number) => void): void {
  for (const id of typeof ids === "string" ? [ids] : ids) {
    tested.push(id);
    const row = CARDS.find((candidate) => candidate.id === id);
    describe(id, () => tests(id, row?.value ?? -1));
  }
}

/** The card is out of the hand and out of the deck for good. */
function isSpent(match: Street, seat: number, id: string): void {
  expect(match.hand(seat)).not.toContain(id);
  expect(match.spent(seat)).toContain(id);
  expect(match.discard(seat)).not.toContain(id);
}

card(["zombie-2", "zombie-3", "zombie-4", "zombie-5"], (id, value) => {
  test("enters on a free square of section 5, with its strength", () => {
    const match = street({ street: { A5: "zombie 2", B5: "mine" }, zombies: [id], at: "zombies play" });
    match.play(id, { at: "C5" });
    expect(match.all).toEqual({ A5: "zombie 2", B5: "mine", C5: `zombie ${value}` });
    expect(match.events).toEqual([
      { event: "played", seat: ZOMBIES, card: id, at: "C5" },
      { event: "enters", figure: "zombie", at: "C5", strength: Number(id.slice(-1)) },
    ]);
    isSpent(match, ZOMBIES, id);
  });

  test("is refused outside section 5, on zombie, dog and wall, and in a barred lane", () => {
    const match = street({ street: { A5: "dog", B5: "wall 5" }, zombies: [id], at: "zombies play" });
    expect(match.against({ play: id, at: "C4" })).toBe("not-at-the-graveyard");
    expect(match.against({ play: id, at: "A5" })).toBe("graveyard-square-taken");
    expect(match.against({ play: id, at: "B5" })).toBe("graveyard-square-taken");
    const barred = street({ street: { C5: "barrier" }, zombies: [id], at: "zombies play" });
    expect(barred.against({ play: id, at: "C5" })).toBe("lane-barred");
    expect(barred.ruleAgainst({ play: id, at: "C5" })).toBe("barrier");
  });

  test("entering is arriving: the mine there goes off", () => {
    const match = street({ street: { B5: "mine" }, zombies: [id], at: "zombies play" });
    match.play(id, { at: "B5" }).answer({ splinter: "A5" });
    expect(match.on("B5")).toBe(value > 2 ? `zombie ${value - 2}` : "");
  });
});

card("dog", (id) => {
  test("enters like a zombie, with strength 1, and runs three squares in the next phase", () => {
    const match = street({ zombies: [id], humanDeck: [], at: "zombies play" });
    match.play(id, { at: "B5" });
    expect(match.events.at(-1)).toEqual({ event: "enters", figure: "dog", at: "B5", strength: 1 });
    isSpent(match, ZOMBIES, id);
    match.end().end();
    match.answer({ dog: "B5", to: "B4" }).answer({ dog: "B4", to: "B3" }).answer({ dog: "B3", to: "B2" });
    expect(match.all).toEqual({ B2: "dog" });
    expect(match.waits).toBe("discard");
  });

  test("is refused where a zombie would be", () => {
    const match = street({
      street: { A5: "zombie 2", B5: "wall 5", C5: "barrier" },
      zombies: [id],
      at: "zombies play",
    });
    expect(match.against({ play: id, at: "A5" })).toBe("graveyard-square-taken");
    expect(match.against({ play: id, at: "B5" })).toBe("graveyard-square-taken");
    expect(match.against({ play: id, at: "C5" })).toBe("lane-barred");
    expect(match.against({ play: id, at: "A1" })).toBe("not-at-the-graveyard");
  });

  test("goes round what stands in its way, never through it, never back, never diagonally", () => {
    const match = street({ street: { B3: "dog", B2: "zombie 1 netted", A3: "wall 5" }, at: "zombies begin" });
    expect(match.against({ dog: "B3", to: "B2" })).toBe("way-occupied");
    expect(match.against({ dog: "B3", to: "A3" })).toBe("dogs-do-not-climb");
    expect(match.against({ dog: "B3", to: "B4" })).toBe("dog-never-back");
    expect(match.against({ dog: "B3", to: "C2" })).toBe("dog-next-door");
    match.answer({ dog: "B3", to: "C3" }).answer({ dog: "C3", to: "C2" }).answer({ dog: "C2", stay: true });
    expect(match.all).toEqual({ B2: "zombie 1 netted", C2: "dog", A3: "wall 5" });
  });
});

card("bite", (id) => {
  test("turns the human of a shield into a zombie 1 beside its maker", () => {
    const match = street({ street: { B3: "zombie 4 shield" }, zombies: [id], at: "zombies play" });
    match.play(id, { at: "B3", to: "C3" });
    expect(match.all).toEqual({ B3: "zombie 4", C3: "zombie 1" });
    expect(match.told).toEqual(["played", "bitten", "enters"]);
    isSpent(match, ZOMBIES, id);
  });

  test("is refused without a shield, and when every square beside and behind is taken", () => {
    const bare = street({ street: { B3: "zombie 4" }, zombies: [id], at: "zombies play" });
    expect(bare.against({ play: id, at: "B3" })).toBe("no-shield-there");
    expect(bare.against({ play: id, at: "A1" })).toBe("no-zombie-there");
    const full = street({
      street: { A5: "zombie 4 shield", A4: "zombie 2", B5: "zombie 2" },
      zombies: [id],
      at: "zombies play",
    });
    expect(full.answers.filter((answer) => answer.play === id)).toEqual([]);
    expect(full.against({ play: id, at: "A5", to: "B5" })).toBe("way-occupied");
  });
});

card("meat", (id) => {
  test("shows the human hand to the zombies and takes a card of it to the human discard pile", () => {
    const match = street({ zombies: [id], humans: ["net", "mine"], at: "zombies play" });
    match.play(id).answer({ take: "mine" });
    expect(match.told).toEqual(["played", "looked", "saw-card", "saw-card", "taken"]);
    expect(match.hand(HUMANS)).toEqual(["net"]);
    expect(match.discard(HUMANS)).toEqual(["mine"]);
    // The zombies go on knowing what they saw.
    expect(match.match.view(ZOMBIES).hand[HUMANS]).toEqual(match.state.hand[HUMANS]);
    isSpent(match, ZOMBIES, id);
  });

  test("is refused when the humans hold nothing", () => {
    expect(street({ zombies: [id], at: "zombies play" }).against({ play: id })).toBe("humans-hold-nothing");
  });
});

card("boss", (id) => {
  test("makes a zombie of any strength the Boss, with three orders", () => {
    const match = street({ street: { B3: "zombie 5", A3: "zombie 2" }, zombies: [id], at: "zombies play" });
    match.play(id, { at: "B3" });
    expect(match.all).toEqual({ B3: "zombie 5 boss", A3: "zombie 2" });
    expect(match.told).toEqual(["played", "crowned"]);
    isSpent(match, ZOMBIES, id);
    match.answer({ order: "A3", to: "A2" });
    expect(match.events.slice(2)).toEqual([
      { event: "ordered", boss: "B3", at: "A3", to: "A2", left: 2 },
      { event: "moved", figure: "zombie", from: "A3", to: "A2", why: "order" },
    ]);
  });

  test("is refused on a dog, an empty square and a Boss; he orders no dog and nobody onto a taken square", () => {
    const match = street({
      street: { B3: "zombie 2 boss", B4: "dog", A3: "zombie 2", A2: "dog" },
      zombies: [id],
      at: "zombies play",
    });
    expect(match.against({ play: id, at: "B4" })).toBe("no-zombie-there");
    expect(match.against({ play: id, at: "C1" })).toBe("no-zombie-there");
    expect(match.against({ play: id, at: "B3" })).toBe("is-boss");
    expect(match.against({ order: "B4", to: "C4" })).toBe("dogs-obey-nobody");
    expect(match.against({ order: "A3", to: "A2" })).toBe("way-occupied");
  });

  test("an order over the barricade wins", () => {
    const match = street({ street: { B3: "zombie 5 boss", C1: "zombie 1" }, at: "zombies play" });
    match.answer({ order: "C1", to: "barricade" });
    expect(match.waits).toBe("won by zombies");
    expect(match.told).toEqual(["ordered", "over-the-barricade", "ended"]);
  });
});

card("hunger", (id) => {
  test("moves a zombie one square forward; from section 1 that wins", () => {
    const match = street({ street: { B3: "zombie 2" }, zombies: [id], at: "zombies play" });
    match.play(id, { at: "B3" });
    expect(match.all).toEqual({ B2: "zombie 2" });
    expect(match.events.at(-1)).toEqual({ event: "moved", figure: "zombie", from: "B3", to: "B2", why: "hunger" });
    isSpent(match, ZOMBIES, id);
    const winner = street({ street: { B1: "zombie 2" }, zombies: [id], at: "zombies play" });
    winner.play(id, { at: "B1" });
    expect(winner.waits).toBe("won by zombies");
  });

  test("is refused when the way is taken, the wall too high, the zombie held or already moved by a card", () => {
    const match = street({
      street: {
        A3: "zombie 2",
        A2: "dog",
        B3: "zombie 4",
        B2: "wall 5",
        C3: "zombie 2 netted",
        C5: "zombie 2 stepped",
      },
      zombies: [id],
      at: "zombies play",
    });
    expect(match.against({ play: id, at: "A3" })).toBe("way-occupied");
    expect(match.against({ play: id, at: "B3" })).toBe("wall-too-high");
    expect(match.against({ play: id, at: "C3" })).toBe("netted");
    expect(match.against({ play: id, at: "C5" })).toBe("already-moved");
    expect(match.against({ play: id, at: "A2" })).toBe("no-zombie-there");
  });
});

card("claws", (id) => {
  test("gives a zombie one more strength for good", () => {
    const match = street({
      street: { B3: "zombie 2" },
      zombies: [id],
      humans: ["good-shot", "shot", "shot"],
      at: "zombies play",
    });
    match.play(id, { at: "B3" });
    expect(match.on("B3")).toBe("zombie 3");
    expect(match.events.at(-1)).toEqual({ event: "clawed", at: "B3", strength: 3 });
    isSpent(match, ZOMBIES, id);
    match.end().answer({ discard: "shot" }).play("good-shot", { at: "B3" });
    expect(match.all).toEqual({ B4: "zombie 1" });
  });

  test("is refused on a dog and on nobody", () => {
    const match = street({ street: { B3: "dog" }, zombies: [id], at: "zombies play" });
    expect(match.against({ play: id, at: "B3" })).toBe("no-zombie-there");
    expect(match.against({ play: id, at: "A3" })).toBe("no-zombie-there");
  });
});

card("click", (id) => {
  for (const shot of ["shot", "good-shot", "burst-2", "burst-3", "sniper"]) {
    test(`answers ${shot}: both cards are spent, nothing happens`, () => {
      const match = street({ street: { B3: "zombie 2" }, zombies: [id], humans: [shot] });
      match.play(shot, { at: "B3" });
      expect(match.waits).toBe("click");
      match.play(id);
      expect(match.all).toEqual({ B3: "zombie 2" });
      expect(match.told).toEqual(["played", "played", "clicked"]);
      isSpent(match, ZOMBIES, id);
      isSpent(match, HUMANS, shot);
      expect(match.waits).toBe("play");
    });
  }

  test("is asked for without being held, and refused then", () => {
    const match = street({ street: { B3: "zombie 2" }, zombies: ["claws"], humans: ["shot"] });
    match.play("shot", { at: "B3" });
    expect(match.waits).toBe("click");
    expect(match.against({ play: id })).toBe("not-held");
    match.pass();
    expect(match.all).toEqual({ B4: "zombie 1" });
  });

  test("answers nothing but shots, and is no card of the own phase", () => {
    const match = street({ street: { B3: "zombie 2" }, zombies: [id], humans: ["voltage", "flamethrower"] });
    match.play("voltage", { lane: "B" });
    expect(match.waits).toBe("play");
    match.play("flamethrower", { section: 3 });
    expect(match.all).toEqual({});
    expect(street({ zombies: [id], at: "zombies play" }).against({ play: id })).toBe("only-after-a-shot");
  });

  test("saves a car that is shot at", () => {
    const match = street({ street: { B3: "car" }, zombies: [id], humans: ["shot"] });
    match.play("shot", { at: "B3", hit: "car" }).play(id);
    expect(match.all).toEqual({ B3: "car" });
  });
});

card("not-so-fast", (id) => {
  test("keeps a zombie from its compulsory move; a card may still move it", () => {
    const match = street({ street: { B3: "zombie 2", C3: "zombie 2" }, zombies: [id, "hunger"], at: "zombies begin" });
    match.play(id, { at: "B3" }).pass();
    expect(match.all).toEqual({ B3: "zombie 2", C2: "zombie 2" });
    expect(match.told.slice(0, 3)).toEqual(["phase", "played", "held"]);
    isSpent(match, ZOMBIES, id);
    match.answer({ discard: "zombie-2" }).play("hunger", { at: "B3" });
    expect(match.all).toEqual({ B2: "zombie 2", C2: "zombie 2" });
  });

  test("is refused on dogs, on a zombie held already, without the card, and while playing", () => {
    const match = street({
      street: { B3: "zombie 2", C3: "dog", A3: "zombie 2" },
      zombies: [id, id],
      at: "zombies begin",
    });
    expect(match.against({ play: id, at: "C3" })).toBe("no-zombie-there");
    match.play(id, { at: "B3" });
    expect(match.against({ play: id, at: "B3" })).toBe("held-already");
    match.play(id, { at: "A3" });
    const bare = street({ street: { B3: "zombie 2" }, zombies: ["claws"], at: "zombies begin" });
    expect(bare.against({ play: id, at: "B3" })).toBe("not-held");
    const late = street({ street: { B3: "zombie 2" }, zombies: [id], at: "zombies play" });
    expect(late.against({ play: id })).toBe("only-before-moving");
  });
});

card("shield", (id) => {
  test("stands before a zombie and swallows the damage of one source", () => {
    const match = street({
      street: { B3: "zombie 2" },
      zombies: [id],
      humans: ["burst-3", "shot"],
      humanDeck: [],
      at: "zombies play",
    });
    match.play(id, { at: "B3" });
    expect(match.on("B3")).toBe("zombie 2 shield");
    expect(match.told).toEqual(["played", "shielded"]);
    isSpent(match, ZOMBIES, id);
    match.end().play("burst-3", { at: "B3" });
    expect(match.all).toEqual({ B3: "zombie 2" });
    expect(match.events.at(-1)).toEqual({ event: "shield-lost", at: "B3", cause: "burst" });
  });

  test("moves along with its zombie", () => {
    const match = street({ street: { B3: "zombie 2 shield" }, at: "zombies begin" });
    expect(match.all).toEqual({ B2: "zombie 2 shield" });
  });

  test("is refused on a dog and on a zombie that has one", () => {
    const match = street({ street: { B3: "dog", B4: "zombie 2 shield" }, zombies: [id], at: "zombies play" });
    expect(match.against({ play: id, at: "B3" })).toBe("no-zombie-there");
    expect(match.against({ play: id, at: "B4" })).toBe("has-shield");
  });
});

card("pickaxe", (id) => {
  for (const thing of ["wall 6", "barrel", "car", "barrier", "mine"]) {
    test(`destroys a ${thing}`, () => {
      const match = street({ street: { B5: thing }, zombies: [id], at: "zombies play" });
      match.play(id, { at: "B5" });
      expect(match.all).toEqual({});
      expect(match.events.at(-1)).toEqual({ event: "removed", thing: thing.split(" ")[0], at: "B5", cause: "pickaxe" });
      isSpent(match, ZOMBIES, id);
    });
  }

  test("is refused on a pit, on a bare figure and on nothing", () => {
    const match = street({ street: { B2: "pit 1", B3: "zombie 2" }, zombies: [id], at: "zombies play" });
    expect(match.against({ play: id, at: "B2" })).toBe("pit-stays");
    expect(match.against({ play: id, at: "B3" })).toBe("nothing-there");
    expect(match.against({ play: id, at: "C5" })).toBe("nothing-there");
  });
});

card("swap", (id) => {
  test("two zombies change places with all that is theirs", () => {
    const match = street({ street: { B3: "zombie 2 shield", C3: "zombie 4 boss" }, zombies: [id], at: "zombies play" });
    match.play(id, { at: "B3", to: "C3" });
    expect(match.all).toEqual({ B3: "zombie 4 boss", C3: "zombie 2 shield" });
    expect(match.told).toEqual(["played", "swapped"]);
    isSpent(match, ZOMBIES, id);
  });

  test("arrival counts on both squares", () => {
    const match = street({
      street: { B3: "zombie 1, pit 1", B4: "zombie 3, mine" },
      zombies: [id],
      at: "zombies play",
    });
    match.play(id, { at: "B3", to: "B4" }).answer({ splinter: "B3" });
    expect(match.all).toEqual({ B3: "zombie 2, pit 1" });
  });

  test("is refused with a dog, with nobody, diagonally, with a zombie that is held or has had its step", () => {
    const match = street({
      street: { A1: "zombie 2", A2: "dog", B3: "zombie 2", B4: "zombie 2 netted", C3: "zombie 2 stepped" },
      zombies: [id],
      at: "zombies play",
    });
    expect(match.against({ play: id, at: "A1" })).toBe("not-beside-a-zombie");
    expect(match.against({ play: id, at: "A2" })).toBe("no-zombie-there");
    expect(match.against({ play: id, at: "B4", to: "C3" })).toBe("swap-next-door");
    expect(match.against({ play: id, at: "B3", to: "B4" })).toBe("netted");
    expect(match.against({ play: id, at: "B3", to: "C3" })).toBe("already-moved");
  });
});

card("terror", (id) => {
  test("leaves the humans one card in their next phase, and all of them after it", () => {
    const match = street({ zombies: [id, id], humans: ["voltage", "back-off", "shot"], at: "zombies play" });
    match.play(id).play(id);
    expect(match.told).toEqual(["played", "terror", "played", "terror"]);
    isSpent(match, ZOMBIES, id);
    match.end().answer({ discard: "shot" }).play("voltage", { lane: "A" });
    expect(match.against({ play: "back-off" })).toBe("terror");
    expect(match.against({ end: true })).toBeNull();
    match.end().answer({ discard: "zombie-2" }).end().answer({ discard: "shot" }).play("back-off");
    expect(match.answers.filter((answer) => answer.play !== undefined)).toEqual([]);
    expect(match.hand(HUMANS)).toEqual(["shot", "shot"]);
    expect(match.state.terror).toBe(0);
  });

  test("a shot that Klick! cancels was the one card", () => {
    const match = street({ street: { B3: "zombie 2" }, terror: true, zombies: ["click"], humans: ["shot", "voltage"] });
    match.play("shot", { at: "B3" }).play("click");
    expect(match.against({ play: "voltage", lane: "B" })).toBe("terror");
  });
});

card("merge", (id) => {
  test("one zombie steps onto another: one zombie of both strengths, for good", () => {
    const match = street({ street: { B3: "zombie 2", B4: "zombie 4" }, zombies: [id], at: "zombies play" });
    match.play(id, { at: "B4", to: "B3" });
    expect(match.all).toEqual({ B3: "zombie 6" });
    expect(match.events.at(-1)).toEqual({ event: "merged", from: "B4", to: "B3", strength: 6 });
    isSpent(match, ZOMBIES, id);
  });

  test("is refused with a dog, with nobody, for a mover that is held or has had its step", () => {
    const match = street({
      street: { A1: "zombie 2", A2: "dog", B3: "zombie 2 stepped", B4: "zombie 2", C3: "zombie 2 netted" },
      zombies: [id],
      at: "zombies play",
    });
    expect(match.against({ play: id, at: "A1" })).toBe("nobody-to-merge-with");
    expect(match.against({ play: id, at: "A2" })).toBe("no-zombie-there");
    expect(match.against({ play: id, at: "B3", to: "B4" })).toBe("already-moved");
    expect(match.against({ play: id, at: "B3", to: "C3" })).toBe("already-moved");
    expect(match.against({ play: id, at: "C3", to: "B3" })).toBe("netted");
    expect(match.against({ play: id, at: "B4", to: "B3" })).toBeNull();
  });
});

card(["shot", "good-shot"], (id, value) => {
  test("hits the first figure of a lane, which steps back when it lives", () => {
    const match = street({ street: { B2: "zombie 3", B4: "zombie 2" }, humans: [id] });
    match.play(id, { at: "B2" });
    expect(match.all).toEqual({ B3: `zombie ${3 - value}`, B4: "zombie 2" });
    expect(match.events).toEqual([
      { event: "played", seat: HUMANS, card: id, at: "B2" },
      { event: "shot", card: id, at: "B2", lane: "B", hit: "figure" },
      { event: "wounded", figure: "zombie", at: "B2", n: value, left: 3 - value, cause: "shot" },
      { event: "moved", figure: "zombie", from: "B2", to: "B3", why: "shot" },
    ]);
    isSpent(match, HUMANS, id);
  });

  test("kills what is not stronger; what is over hits nobody else", () => {
    const match = street({ street: { B2: "dog", B3: "zombie 2" }, humans: [id] });
    match.play(id, { at: "B2" });
    expect(match.all).toEqual({ B3: "zombie 2" });
    expect(match.events.at(-1)).toEqual({ event: "died", figure: "dog", at: "B2", cause: "shot" });
  });

  test("a wounded zombie stays where the square behind is taken or its wall too high", () => {
    const taken = street({ street: { B2: "zombie 4", B3: "dog" }, humans: [id] });
    taken.play(id, { at: "B2" });
    expect(taken.all).toEqual({ B2: `zombie ${4 - value}`, B3: "dog" });
    const wall = street({ street: { B2: "zombie 4", B3: "wall 5" }, humans: [id] });
    wall.play(id, { at: "B2" });
    expect(wall.all).toEqual({ B2: `zombie ${4 - value}`, B3: "wall 5" });
  });

  test("is refused on nobody, behind the first figure and behind a wall", () => {
    const match = street({ street: { B2: "zombie 3", B4: "zombie 2", C2: "wall 5", C3: "zombie 2" }, humans: [id] });
    expect(match.against({ play: id, at: "A3" })).toBe("nobody-there");
    expect(match.against({ play: id, at: "B4" })).toBe("not-the-first");
    expect(match.against({ play: id, at: "C3" })).toBe("wall-in-the-way");
  });

  test("sets off a car that is not beyond the first figure", () => {
    const match = street({ street: { B2: "car", B3: "zombie 4", C4: "car", C3: "zombie 2" }, humans: [id] });
    expect(match.against({ play: id, at: "C4", hit: "car" })).toBe("not-the-first");
    match.play(id, { at: "B2", hit: "car" });
    expect(match.all).toEqual({ B3: "zombie 3", C4: "car", C3: "zombie 1" });
  });
});

card(["burst-2", "burst-3"], (id, value) => {
  test("its bullets hit one after the other what is first by then; one step back at the end", () => {
    const match = street({ street: { B2: "zombie 1", B3: "zombie 4" }, humans: [id] });
    match.play(id, { at: "B2" });
    expect(match.all).toEqual({ B4: `zombie ${4 - (value - 1)}` });
    expect(match.told.filter((told) => told === "shot")).toHaveLength(Number(id.slice(-1)));
    expect(match.told.filter((told) => told === "moved")).toHaveLength(1);
    isSpent(match, HUMANS, id);
  });

  test("a shield ends the burst", () => {
    const match = street({ street: { B2: "zombie 1", B3: "zombie 3 shield" }, humans: [id] });
    match.play(id, { at: "B2" });
    expect(match.all).toEqual({ B3: "zombie 3" });
  });

  test("bullets with nobody left to hit are lost, and a wall stops them", () => {
    const match = street({ street: { B1: "dog", B2: "wall 5", B3: "zombie 2" }, humans: [id] });
    match.play(id, { at: "B1" });
    expect(match.all).toEqual({ B2: "wall 5", B3: "zombie 2" });
  });

  test("is refused on nobody, behind the first figure and behind a wall", () => {
    const match = street({ street: { B2: "zombie 3", B4: "zombie 2", C2: "wall 5", C3: "zombie 2" }, humans: [id] });
    expect(match.against({ play: id, at: "A3" })).toBe("nobody-there");
    expect(match.against({ play: id, at: "B4" })).toBe("not-the-first");
    expect(match.against({ play: id, at: "C3" })).toBe("wall-in-the-way");
  });
});

card("sniper", (id) => {
  test("hits anybody for 2, past figures and walls, and drives the survivor back", () => {
    const match = street({ street: { B1: "zombie 2", B2: "wall 5", B4: "zombie 3" }, humans: [id] });
    match.play(id, { at: "B4" });
    expect(match.all).toEqual({ B1: "zombie 2", B2: "wall 5", B5: "zombie 1" });
    expect(match.told).toEqual(["played", "shot", "wounded", "moved"]);
    isSpent(match, HUMANS, id);
  });

  test("hits any car; is refused where neither figure nor car is", () => {
    const match = street({ street: { B1: "zombie 2", B2: "wall 5", B4: "car", A5: "zombie 2" }, humans: [id] });
    expect(match.against({ play: id, at: "C3" })).toBe("nobody-there");
    match.play(id, { at: "B4", hit: "car" });
    expect(match.all).toEqual({ B1: "zombie 2", B2: "wall 5", A5: "zombie 1" });
  });
});

card("flamethrower", (id) => {
  test("5 from the right, one less for each empty square, at the first figure of the section", () => {
    const match = street({ street: { B3: "zombie 5", A3: "zombie 2" }, humans: [id] });
    match.play(id, { section: 3 });
    expect(match.all).toEqual({ B3: "zombie 1", A3: "zombie 2" });
    expect(match.events.slice(0, 2)).toEqual([
      { event: "played", seat: HUMANS, card: id, section: 3 },
      { event: "flame", section: 3, at: "B3", n: 4 },
    ]);
    // No step back: that is for shots.
    expect(match.told).not.toContain("moved");
    isSpent(match, HUMANS, id);
  });

  test("burns in every section, from the graveyard to the barricade", () => {
    for (const section of [1, 2, 3, 4, 5]) {
      const match = street({ street: { [`C${section}`]: "zombie 6" }, humans: [id] });
      expect(match.play(id, { section }).all).toEqual({ [`C${section}`]: "zombie 1" });
    }
  });

  test("is refused for an empty section, a shielded figure and one behind a wall", () => {
    const match = street({ street: { B2: "zombie 5 shield", A4: "dog", C4: "wall 5" }, humans: [id] });
    expect(match.against({ play: id, section: 1 })).toBe("nobody-there");
    expect(match.against({ play: id, section: 2 })).toBe("shielded-from-fire");
    expect(match.against({ play: id, section: 4 })).toBe("wall-stops-the-flame");
  });
});

card("gasoline", (id) => {
  test("4 points that flow on from the dead, step by step", () => {
    const match = street({ street: { B3: "dog", B4: "zombie 2", A4: "zombie 3" }, humans: [id] });
    match.play(id, { at: "B3" }).answer({ pour: "B4" }).answer({ pour: "A4" });
    expect(match.all).toEqual({ A4: "zombie 2" });
    expect(match.told).toEqual(["played", "poured", "died", "poured", "died", "poured", "wounded"]);
    expect(match.waits).toBe("play");
    isSpent(match, HUMANS, id);
  });

  test("may be poured on any square; a shield swallows all of it", () => {
    const match = street({ street: { B3: "zombie 1 shield" }, humans: [id] });
    expect(match.answers.filter((answer) => answer.play === id)).toHaveLength(15);
    match.play(id, { at: "B3" });
    expect(match.all).toEqual({ B3: "zombie 1" });
    expect(match.waits).toBe("play");
  });

  test("on four empty squares nothing is left, and it flows to neighbours only", () => {
    const match = street({ humans: [id] });
    match.play(id, { at: "A1" });
    expect(match.against({ pour: "B2" })).toBe("gasoline-next-door");
    match.answer({ pour: "A2" }).answer({ pour: "A3" }).answer({ pour: "A4" });
    expect(match.waits).toBe("play");
  });
});

card("street-on-fire", (id) => {
  test("burns everybody in an outer lane now, and whoever enters it until the next human phase", () => {
    const match = street({ street: { A3: "zombie 3 shield", A5: "dog" }, humans: [id] });
    match.play(id, { lane: "A" });
    expect(match.all).toEqual({ A3: "zombie 2" });
    expect(match.told).toEqual(["played", "lane-burns", "shield-lost", "wounded", "died"]);
    isSpent(match, HUMANS, id);
    match.end();
    expect(match.all).toEqual({ A2: "zombie 1" });
    match.answer({ discard: "zombie-2" }).end();
    expect(match.events).toContainEqual({ event: "effects-over", lane: "A", effect: "fire" });
  });

  test("is refused in the middle lane, allowed on an empty outer one", () => {
    const match = street({ humans: [id] });
    expect(match.against({ play: id, lane: "B" })).toBe("outer-lanes-only");
    expect(match.against({ play: id, lane: "C" })).toBeNull();
  });
});

card("voltage", (id) => {
  test("1 to everybody in a lane; a shield takes it; nobody steps back", () => {
    const match = street({
      street: { B1: "dog", B3: "zombie 3", B5: "zombie 2 shield", C3: "zombie 1" },
      humans: [id],
    });
    match.play(id, { lane: "B" });
    expect(match.all).toEqual({ B3: "zombie 2", B5: "zombie 2", C3: "zombie 1" });
    expect(match.told).toEqual(["played", "lane-shocked", "died", "wounded", "shield-lost"]);
    isSpent(match, HUMANS, id);
  });

  test("may be spent on an empty lane; a lane must be named", () => {
    const match = street({ humans: [id] });
    expect(match.against({ play: id })).toBe("incomplete-answer");
    expect(match.against({ play: id, lane: "A" })).toBeNull();
  });
});

card("grenade", (id) => {
  test("kills and destroys all on a square, shield and pit too", () => {
    const match = street({ street: { B3: "zombie 9 shield, pit 2", B4: "zombie 2" }, humans: [id] });
    match.play(id, { at: "B3" });
    expect(match.all).toEqual({ B4: "zombie 2" });
    expect(match.told).toEqual(["played", "died", "removed"]);
    isSpent(match, HUMANS, id);
  });

  test("may be thrown anywhere, on emptiness as well", () => {
    const match = street({ humans: [id] });
    expect(match.answers.filter((answer) => answer.play === id)).toHaveLength(15);
    match.play(id, { at: "B3" });
    expect(match.told).toEqual(["played"]);
  });
});

card("car-bomb", (id) => {
  test("drives to a free square, lets zombies pass and goes off at a shot", () => {
    const match = street({ street: { B4: "zombie 3" }, humans: [id, "shot", "shot"], humanDeck: ["shot"] });
    match.play(id, { at: "B3" });
    expect(match.events.at(-1)).toEqual({ event: "laid", thing: "car", at: "B3", size: 1 });
    isSpent(match, HUMANS, id);
    match.end();
    expect(match.all).toEqual({ B3: "zombie 3, car" });
    match.answer({ discard: "zombie-2" }).end().play("shot", { at: "B3", hit: "car" }).pass();
    expect(match.all).toEqual({ B3: "zombie 2" });
  });

  test("is refused past a figure, wall or mine, on a figure and on another thing", () => {
    const match = street({ street: { A2: "dog", B2: "wall 5", C2: "mine" }, humans: [id] });
    expect(match.against({ play: id, at: "A2" })).toBe("square-occupied");
    expect(match.against({ play: id, at: "B2" })).toBe("thing-there");
    for (const at of ["A3", "B3", "C3"]) expect(match.against({ play: id, at }), at).toBe("way-blocked");
  });
});

card("mine", (id) => {
  test("goes off under who enters: 2, and 1 to a neighbour that the humans choose", () => {
    const match = street({ street: { B4: "zombie 3", A3: "zombie 2" }, humans: [id] });
    match.play(id, { at: "B2" });
    expect(match.events.at(-1)).toEqual({ event: "laid", thing: "mine", at: "B2", size: 2 });
    isSpent(match, HUMANS, id);
    match.end().answer({ discard: "zombie-2" }).end().answer({ discard: "shot" }).end().pass();
    expect(match.waits).toBe("splinter");
    // A3 has marched to A2 and A1 by now; B4 stands on the mine.
    match.answer({ splinter: "A2" });
    expect(match.on("B2")).toBe("zombie 1");
  });

  test("is refused before zombies and dogs and on another thing", () => {
    const match = street({ street: { B3: "zombie 2", C3: "dog", A3: "pit 1" }, humans: [id] });
    expect(match.against({ play: id, at: "B2" })).toBe("before-a-figure");
    expect(match.against({ play: id, at: "C2" })).toBe("before-a-figure");
    expect(match.against({ play: id, at: "A3" })).toBe("thing-there");
  });
});

card(["pit-1", "pit-2"], (id, value) => {
  test("swallows who is not stronger than it is deep, and is filled", () => {
    const match = street({ street: { B4: `zombie ${value}`, C4: `zombie ${value + 1}` }, humans: [id] });
    match.play(id, { at: "B3" });
    expect(match.events.at(-1)).toEqual({ event: "laid", thing: "pit", at: "B3", size: Number(id.slice(-1)) });
    isSpent(match, HUMANS, id);
    match.end();
    expect(match.all).toEqual({ C3: `zombie ${value + 1}` });
    expect(match.events).toContainEqual({ event: "died", figure: "zombie", at: "B3", cause: "pit" });
    expect(match.events).toContainEqual({ event: "removed", thing: "pit", at: "B3", cause: "filled" });
  });

  test("lets who is stronger pass and stays; a shielded weakling fills it with its human", () => {
    const match = street({
      street: { A3: `zombie ${value + 1}`, A2: `pit ${value}`, B3: "zombie 1 shield", B2: `pit ${value}` },
      at: "zombies begin",
    });
    expect(match.all).toEqual({ A2: `zombie ${value + 1}, pit ${value}`, B2: "zombie 1" });
  });

  test("is refused where another thing lies, allowed everywhere else", () => {
    const match = street({ street: { B3: "mine", A5: "zombie 5" }, humans: [id] });
    expect(match.against({ play: id, at: "B3" })).toBe("thing-there");
    expect(match.answers.filter((answer) => answer.play === id)).toHaveLength(14);
  });
});

card(["wall-5", "wall-6"], (id, value) => {
  test("stops who is weaker than it is high", () => {
    const match = street({ street: { A5: "zombie 2" }, humans: [id] });
    match.play(id, { at: "C4" });
    expect(match.events.at(-1)).toEqual({ event: "laid", thing: "wall", at: "C4", size: Number(id.slice(-1)) });
    isSpent(match, HUMANS, id);
    const march = street({
      street: { A3: `zombie ${value - 1}`, A2: `wall ${value}`, C3: `zombie ${value}`, C2: `wall ${value}` },
      at: "zombies begin",
    });
    expect(march.all).toEqual({ A3: `zombie ${value - 1}`, A2: `wall ${value}`, C2: `zombie ${value}, wall ${value}` });
  });

  test("is refused in section 5, on and beside figures, behind a zombie and on another thing", () => {
    const match = street({ street: { B2: "zombie 2", A1: "pit 1", C1: "dog" }, humans: [id] });
    expect(match.against({ play: id, at: "B5" })).toBe("no-wall-in-section-5");
    expect(match.against({ play: id, at: "B2" })).toBe("square-occupied");
    expect(match.against({ play: id, at: "A3" })).toBe("wall-too-close");
    expect(match.against({ play: id, at: "A4" })).toBe("wall-behind-a-zombie");
    expect(match.against({ play: id, at: "A1" })).toBe("thing-there");
  });
});

card("barrel", (id) => {
  test("lies in section 1, rolls a square in each human phase and crushes whom it meets", () => {
    const match = street({ street: { B4: "zombie 5 shield" }, humans: [id] });
    match.play(id, { at: "B1" });
    expect(match.events.at(-1)).toEqual({ event: "laid", thing: "barrel", at: "B1", size: 0 });
    isSpent(match, HUMANS, id);
    match.end();
    expect(match.all).toEqual({ B1: "barrel", B3: "zombie 5 shield" });
    match.answer({ discard: "zombie-2" }).end();
    expect(match.all).toEqual({ B2: "barrel", B3: "zombie 5 shield" });
    expect(match.events).toContainEqual({ event: "rolled", from: "B1", to: "B2" });
    match.answer({ discard: "shot" }).end().pass();
    expect(match.all).toEqual({});
    expect(match.events).toContainEqual({ event: "died", figure: "zombie", at: "B2", cause: "barrel" });
  });

  test("is refused outside section 1, on a figure and on another thing", () => {
    const match = street({ street: { A1: "zombie 2", B1: "wall 5" }, humans: [id] });
    expect(match.against({ play: id, at: "C2" })).toBe("not-at-the-barricade");
    expect(match.against({ play: id, at: "A1" })).toBe("square-occupied");
    expect(match.against({ play: id, at: "B1" })).toBe("thing-there");
  });
});

card("barrier", (id) => {
  test("closes a lane until the next human phase", () => {
    const match = street({ street: { B3: "zombie 2", C3: "zombie 2" }, humans: [id] });
    match.play(id, { lane: "B" });
    expect(match.events.at(-1)).toEqual({ event: "laid", thing: "barrier", at: "B5", size: 0 });
    isSpent(match, HUMANS, id);
    match.end();
    expect(match.all).toEqual({ B3: "zombie 2", B5: "barrier", C2: "zombie 2" });
    match.answer({ discard: "zombie-2" }).end();
    expect(match.on("B5")).toBe("");
    expect(match.events).toContainEqual({ event: "removed", thing: "barrier", at: "B5", cause: "over" });
  });

  test("is refused where its square is taken by a figure or a thing", () => {
    const match = street({ street: { A5: "dog", B5: "pit 1" }, humans: [id] });
    expect(match.against({ play: id, lane: "A" })).toBe("square-occupied");
    expect(match.against({ play: id, lane: "B" })).toBe("thing-there");
    expect(match.against({ play: id, lane: "C" })).toBeNull();
  });
});

card("net", (id) => {
  test("holds zombies side by side, 6 in all, through their next phase", () => {
    const match = street({ street: { B3: "zombie 4", C3: "zombie 2", A3: "zombie 2" }, humans: [id] });
    match.play(id, { at: "B3" }).answer({ net: "C3" });
    expect(match.against({ net: "A3" })).toBe("too-strong-for-the-net");
    match.answer({ done: true });
    expect(match.told).toEqual(["played", "netted", "netted"]);
    isSpent(match, HUMANS, id);
    match.end();
    expect(match.all).toEqual({ B3: "zombie 4 netted", C3: "zombie 2 netted", A2: "zombie 2" });
  });

  test("is refused on a dog, on nobody and on a zombie stronger than 6", () => {
    const match = street({
      street: { B3: "dog", C3: "zombie 7", C4: "zombie 6", A3: "zombie 2 netted" },
      humans: [id],
    });
    expect(match.against({ play: id, at: "C4" })).toBeNull();
    expect(match.against({ play: id, at: "B3" })).toBe("no-zombie-there");
    expect(match.against({ play: id, at: "B4" })).toBe("no-zombie-there");
    expect(match.against({ play: id, at: "C3" })).toBe("too-strong-for-the-net");
    expect(match.against({ play: id, at: "A3" })).toBe("netted-already");
  });
});

card("holy-picture", (id) => {
  test("nobody in the lane moves, dogs neither, by march or card, until the next human phase", () => {
    const match = street({
      street: { B3: "zombie 2", B1: "dog", C3: "zombie 2" },
      humans: [id],
      zombieDeck: ["hunger", "hunger", "hunger", "hunger"],
    });
    match.play(id, { lane: "B" });
    expect(match.told).toEqual(["played", "lane-freezes"]);
    isSpent(match, HUMANS, id);
    match.end();
    expect(match.all).toEqual({ B3: "zombie 2", B1: "dog", C2: "zombie 2" });
    match.answer({ discard: "hunger" });
    expect(match.against({ play: "hunger", at: "B3" })).toBe("frozen");
    match.end();
    expect(match.events).toContainEqual({ event: "effects-over", lane: "B", effect: "holy-picture" });
  });

  test("may be spent on an empty lane; a lane must be named", () => {
    const match = street({ humans: [id] });
    expect(match.against({ play: id })).toBe("name-a-lane");
    expect(match.against({ play: id, lane: "B" })).toBeNull();
  });
});

card("searchlight", (id) => {
  test("drives a lane back, the rearmost first, so that the line moves as one", () => {
    const match = street({ street: { B2: "zombie 2", B3: "dog", B5: "zombie 2", C2: "zombie 2" }, humans: [id] });
    match.play(id, { lane: "B" });
    expect(match.all).toEqual({ B3: "zombie 2", B4: "dog", B5: "zombie 2", C2: "zombie 2" });
    expect(match.told).toEqual(["played", "lane-lit", "moved", "moved"]);
    isSpent(match, HUMANS, id);
  });

  test("may be spent on an empty lane; a lane must be named", () => {
    const match = street({ humans: [id] });
    expect(match.against({ play: id })).toBe("incomplete-answer");
    expect(match.against({ play: id, lane: "B" })).toBeNull();
  });
});

card("back-off", (id) => {
  test("drives everybody on the street back, where there is room, walls or not", () => {
    const match = street({
      street: { A1: "zombie 2", A3: "wall 5", A4: "dog", B5: "zombie 2", B4: "zombie 2", C3: "zombie 3 netted" },
      humans: [id],
    });
    match.play(id);
    expect(match.all).toEqual({
      A2: "zombie 2",
      A3: "wall 5",
      A5: "dog",
      B5: "zombie 2",
      B4: "zombie 2",
      C3: "zombie 3 netted",
    });
    expect(match.told).toEqual(["played", "moved", "moved"]);
    isSpent(match, HUMANS, id);
  });

  test("may be spent on an empty street; it takes no target", () => {
    const match = street({ humans: [id] });
    expect(match.against({ play: id, lane: "B" })).toBe("unknown-answer");
    expect(match.against({ play: id })).toBeNull();
  });
});

card("soap", (id) => {
  test("a zombie or dog slips to the side that the humans choose; what lies there awaits it", () => {
    const match = street({ street: { B3: "zombie 2", C3: "pit 2", A1: "dog" }, humans: [id, id] });
    match.play(id, { at: "B3", to: "C3" });
    expect(match.all).toEqual({ A1: "dog" });
    expect(match.told).toEqual(["played", "moved", "died", "removed"]);
    match.play(id, { at: "A1", to: "B1" });
    expect(match.all).toEqual({ B1: "dog" });
    expect(match.spent(HUMANS)).toEqual([id, id]);
  });

  test("is refused on nobody, off the street, onto figures and high walls, from and into barred lanes, for who is held", () => {
    const match = street({
      street: {
        A3: "zombie 2",
        B3: "zombie 2",
        C3: "wall 5",
        B4: "zombie 2 netted",
        C5: "barrier",
        C2: "dog",
        B2: "dog",
        A2: "zombie 2",
      },
      frozen: ["A"],
      humans: [id],
    });
    expect(match.against({ play: id, at: "A5" })).toBe("nobody-there");
    expect(match.against({ play: id, at: "B3", to: "A3" })).toBe("way-occupied");
    expect(match.against({ play: id, at: "B3", to: "C3" })).toBe("target-lane-barred");
    expect(match.against({ play: id, at: "B3", to: "B2" })).toBe("sideways-only");
    expect(match.against({ play: id, at: "B4", to: "A4" })).toBe("netted");
    expect(match.against({ play: id, at: "C2", to: "B2" })).toBe("lane-barred");
    expect(match.against({ play: id, at: "A2", to: "B2" })).toBe("frozen");
    const wall = street({ street: { B3: "zombie 4", C3: "wall 5", A3: "wall 6" }, humans: [id] });
    expect(wall.against({ play: id, at: "B3", to: "C3" })).toBe("wall-too-high-alone");
    expect(wall.answers.filter((answer) => answer.play === id)).toEqual([]);
  });
});

card("punch", (id) => {
  test("the zombies lay aside a card of their choice", () => {
    const match = street({ zombies: ["zombie-2", "claws"], humans: [id] });
    match.play(id).answer({ take: "zombie-2" });
    expect(match.hand(ZOMBIES)).toEqual(["claws"]);
    expect(match.discard(ZOMBIES)).toEqual(["zombie-2"]);
    expect(match.events).toEqual([
      { event: "played", seat: HUMANS, card: id },
      { event: "taken", seat: ZOMBIES, card: "zombie-2", by: "punch" },
    ]);
    isSpent(match, HUMANS, id);
    expect(match.asked).toBe(HUMANS);
  });

  test("is refused when the zombies hold nothing", () => {
    expect(street({ humans: [id] }).against({ play: id })).toBe("zombies-hold-nothing");
  });
});

card("napalm", (id) => {
  test("burns one square until the next human phase: 1 to who stands there or enters; sets off mine and car", () => {
    const match = street({
      street: { B3: "zombie 2 shield", B4: "zombie 2", C3: "mine" },
      humans: [id],
      options: { deck: "portal-2003" },
    });
    match.play(id, { at: "B3" });
    // Unlike the burning lane it is one source like any other: the shield takes it.
    expect(match.all).toEqual({ B3: "zombie 2", B4: "zombie 2", C3: "mine" });
    expect(match.told).toEqual(["played", "napalm-burns", "shield-lost"]);
    match.end();
    expect(match.all).toEqual({ B2: "zombie 2", B3: "zombie 1", C3: "mine" });
    match.answer({ discard: "zombie-2" }).end();
    expect(match.state.napalm).toBe(-1);
    isSpent(match, HUMANS, id);
    const mine = street({ street: { C3: "mine", C4: "zombie 2" }, humans: [id], options: { deck: "portal-2003" } });
    mine.play(id, { at: "C3" }).answer({ splinter: "C4" });
    expect(mine.all).toEqual({ C4: "zombie 1" });
  });

  test("may burn any square, an empty one as well; a square must be named", () => {
    const match = street({ humans: [id], options: { deck: "portal-2003" } });
    expect(match.answers.filter((answer) => answer.play === id)).toHaveLength(15);
    expect(match.against({ play: id, lane: "B" })).toBe("unknown-answer");
  });
});

describe("Sonnenaufgang", () => {
  test("is turned up when the pile is empty, takes no place in the hand, and the humans win at the end of that phase", () => {
    const match = street({ zombies: ["claws"], zombieDeck: ["hunger"], at: "zombies begin" });
    expect(match.told).toContain("sunrise");
    expect(match.hand(ZOMBIES)).toEqual(["claws", "hunger"]);
    expect(match.waits).toBe("play");
    match.end();
    expect(match.waits).toBe("won by humans");
    expect(match.events.at(-1)).toEqual({ event: "ended", seat: HUMANS, reason: "sunrise" });
  });

  test("stays hidden while the fourth card can still be drawn", () => {
    const match = street({ zombies: ["claws", "swap", "merge"], zombieDeck: ["hunger"], at: "zombies begin" });
    expect(match.told).not.toContain("sunrise");
    expect(match.waits).toBe("discard");
  });
});

describe("finer points", () => {
  test("a dog need not take a way that it would not survive, but may", () => {
    for (const deadly of ["pit 1", "barrel", "mine"]) {
      const shut = street({ street: { B3: "dog", B2: "wall 5", C3: "wall 5", A3: deadly }, at: "zombies begin" });
      expect(shut.against({ dog: "B3", stay: true }), deadly).toBeNull();
      const open = street({ street: { B3: "dog", A3: deadly, A2: "wall 5" }, at: "zombies begin" });
      expect(open.against({ dog: "B3", to: "A3" }), deadly).toBeNull();
    }
    const fire = street({ street: { B3: "dog", B2: "wall 5", C3: "wall 5" }, burning: ["A"], at: "zombies begin" });
    expect(fire.against({ dog: "B3", stay: true })).toBeNull();
    const harmless = street({ street: { B3: "dog", A3: "car", A2: "wall 5" }, at: "zombies begin" });
    expect(harmless.against({ dog: "B3", to: "A3" })).toBe("dog-must-advance");
  });

  test("a dog on its way runs on before another one starts, on A1 too; before the barricade it must go over it", () => {
    const match = street({ street: { A2: "dog", C3: "dog" }, at: "zombies begin" });
    match.answer({ dog: "A2", to: "A1" });
    expect(match.answers.map((answer) => answer.dog)).toEqual(["A1", "A1", "A1"]);
    const last = street({ street: { B1: "dog" }, at: "zombies begin" });
    expect(last.against({ dog: "B1", stay: true })).toBe("dog-must-advance");
  });

  test("when every Klick! lies open in a pile, nobody is asked for one", () => {
    for (const zombieDiscard of [["click"], ["click", "click"]]) {
      const match = street({ street: { B3: "zombie 2" }, zombies: ["claws"], zombieDiscard, humans: ["shot"] });
      match.play("shot", { at: "B3" });
      expect(match.waits).toBe(zombieDiscard.length === 2 ? "play" : "click");
    }
  });

  test("a way through a frozen lane is no way forward for a dog", () => {
    const match = street({ street: { A3: "dog", A2: "wall 5" }, frozen: ["B"], at: "zombies begin" });
    expect(match.against({ dog: "A3", stay: true })).toBeNull();
    match.answer({ dog: "A3", to: "B3" });
    expect(match.waits).toBe("discard");
    const thawed = street({ street: { A3: "dog", A2: "wall 5" }, at: "zombies begin" });
    expect(thawed.against({ dog: "A3", stay: true })).toBe("dog-must-advance");
  });

  test("flamethrower at a wall with nobody behind it: nobody is there", () => {
    const match = street({ street: { C3: "wall 5", A4: "zombie 2" }, humans: ["flamethrower"] });
    expect(match.against({ play: "flamethrower", section: 3 })).toBe("nobody-there");
  });

  test("Terror after a phase in which cards were played still leaves one card", () => {
    const match = street({
      zombies: ["terror"],
      humans: ["voltage", "back-off"],
      humanDeck: ["shot", "shot", "shot", "shot"],
    });
    match.play("voltage", { lane: "A" }).end().answer({ discard: "zombie-2" }).play("terror").end();
    match.answer({ discard: "shot" });
    expect(match.against({ play: "back-off" })).toBeNull();
  });

  test("the last zombie in the order of the march may set off a mine", () => {
    const match = street({ street: { C5: "zombie 3", C4: "mine" }, at: "zombies begin" });
    match.answer({ splinter: "C3" });
    expect(match.all).toEqual({ C4: "zombie 1" });
    expect(match.waits).toBe("discard");
  });

  test("a mine in the middle of a general retreat keeps nobody from stepping back", () => {
    const match = street({
      street: { A5: "mine", A4: "zombie 5", B4: "zombie 2", C4: "zombie 2" },
      humans: ["back-off"],
    });
    match.play("back-off").answer({ splinter: "A4" });
    expect(match.all).toEqual({ A5: "zombie 3", B5: "zombie 2", C5: "zombie 2" });
  });

  test("a Boss on A1 gives orders like any other", () => {
    const match = street({ street: { A1: "zombie 5 boss", C3: "zombie 2" }, at: "zombies play" });
    match.answer({ order: "C3", to: "C4" });
    expect(match.all).toEqual({ A1: "zombie 5 boss", C4: "zombie 2" });
  });

  test("a merged zombie is healthy; a host whose guest died on the way keeps its own wounds", () => {
    const wounded = (second: string): Street => {
      const match = street({
        street: { B1: "zombie 4", A2: second },
        humans: ["shot"],
        zombieDeck: ["merge", "merge", "merge", "merge"],
      });
      match.play("shot", { at: "B1" }).end();
      return match.answer({ discard: "merge" });
    };
    const healthy = wounded("zombie 2");
    expect(healthy.all).toEqual({ B1: "zombie 3", A1: "zombie 2" });
    expect(healthy.state.wounds[5]).toBe(1);
    healthy.play("merge", { at: "A1", to: "B1" });
    expect([healthy.on("B1"), healthy.state.wounds[5]]).toEqual(["zombie 5", 0]);
    const host = street({
      street: { B1: "zombie 4", C3: "zombie 2" },
      zombies: ["not-so-fast"],
      humans: ["shot", "mine"],
      zombieDeck: ["merge", "merge", "merge", "merge"],
    });
    host.play("shot", { at: "B1" }).pass().play("mine", { at: "B2" }).end();
    host.play("not-so-fast", { at: "B2" });
    expect(host.all).toEqual({ B2: "zombie 3, mine", C2: "zombie 2" });
    host.answer({ discard: "merge" }).play("merge", { at: "C2", to: "B2" }).answer({ splinter: "A2" });
    expect([host.all, host.state.wounds[6]]).toEqual([{ B2: "zombie 3" }, 1]);
  });

  test("nothing is left of a thing that is gone", () => {
    const pit = street({ street: { B2: "barrel", B3: "pit 2" }, at: "humans begin" });
    expect(pit.state.size).toEqual(new Array(15).fill(0));
    expect(pit.told.slice(0, 4)).toEqual(["phase", "rolled", "removed", "removed"]);
    const mine = street({ street: { B3: "mine" }, humans: ["grenade"] });
    mine.play("grenade", { at: "B3" }).answer({ splinter: "B2" });
    expect(mine.state.size).toEqual(new Array(15).fill(0));
    const merged = street({ street: { B3: "zombie 3", B2: "zombie 4, mine" }, zombies: ["merge"], at: "zombies play" });
    merged.play("merge", { at: "B3", to: "B2" }).answer({ splinter: "B1" });
    expect(merged.state.size).toEqual(new Array(15).fill(0));
    for (const ahead of ["wall 5", "car", "zombie 2"]) {
      const barrel = street({ street: { B2: "barrel", B3: ahead }, at: "humans begin" });
      expect(barrel.events, ahead).toContainEqual({ event: "removed", thing: "barrel", at: "B3", cause: "broke" });
    }
  });

  test("what has come to light is not taken back: a look at a hand, a draw, a reshuffle, Sonnenaufgang", () => {
    const meat = street({ zombies: ["meat"], humans: ["net"], at: "zombies play" }).play("meat");
    expect(meat.match.undoable(ZOMBIES)).toBe(0);
    const look = street({ zombies: ["claws"], humans: ["punch"], options: { punchChooser: "human" } }).play("punch");
    expect(look.match.undoable(HUMANS)).toBe(0);
    const blind = street({ zombies: ["claws"], humans: ["punch"] }).play("punch");
    expect(blind.match.undoable(HUMANS)).toBe(1);
    expect(street({ at: "zombies play" }).end().match.undoable(ZOMBIES)).toBe(0);
    expect(
      street({ at: "zombies play", humanDeck: [], humanDiscard: ["shot"] })
        .end()
        .match.undoable(ZOMBIES),
    ).toBe(0);
    const dawn = street({ zombieDeck: [] }).end();
    expect(dawn.told).toContain("sunrise");
    expect(dawn.match.undoable(HUMANS)).toBe(0);
    expect(street({ at: "zombies play", humanDeck: [] }).end().match.undoable(ZOMBIES)).toBe(1);
  });
});

test("every card of the game is tested here", () => {
  expect([...tested].sort()).toEqual(CARDS.map((row) => row.id).sort());
});
