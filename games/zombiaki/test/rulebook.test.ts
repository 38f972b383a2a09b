import { expect, test } from "vitest";
import { street } from "./street.ts";

// The worked examples of the rulebook, from the position to the printed result.

test("Brennende Strassenseite: the dog on C2 burns, the zombie 3 on C3 is left with 2, then with 1 on C2", () => {
  const match = street({ street: { C2: "dog", C3: "zombie 3" }, humans: ["street-on-fire"] });
  match.play("street-on-fire", { lane: "C" });
  expect(match.all).toEqual({ C3: "zombie 2" });
  match.end();
  expect(match.all).toEqual({ C2: "zombie 1" });
});

test("Mauer: a zombie 2 alone does not climb a wall of 6, with a zombie 4 behind it does, and the 4 then waits", () => {
  const match = street({ street: { C3: "wall 6", C4: "zombie 2" }, at: "zombies begin", zombieDeck: ["hunger", "hunger", "hunger", "hunger", "zombie-4"], zombies: ["not-so-fast"] });
  match.pass();
  expect(match.all).toEqual({ C3: "wall 6", C4: "zombie 2" });
  match.answer({ discard: "hunger" }).play("zombie-4", { at: "C5" }).end();
  match.answer({ discard: "shot" }).end().pass();
  expect(match.all).toEqual({ C3: "zombie 2, wall 6", C4: "zombie 4" });
});
