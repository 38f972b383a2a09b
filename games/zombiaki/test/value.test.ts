import { expect, test } from "vitest";
import { chance } from "../bot/value.ts";
import { HUMANS, street, ZOMBIES } from "./street.ts";

test("what the zombies may not hope for, the humans may", () => {
  for (const near of ["A1", "B3", "C5"]) {
    const { state } = street({ street: { [near]: "zombie 3" } });
    expect(chance(state, ZOMBIES) + chance(state, HUMANS)).toBeCloseTo(1, 12);
  }
});

test("a zombie at the barricade gives the zombies more hope than one at the graveyard", () => {
  const at = (square: string): number => chance(street({ street: { [square]: "zombie 3" } }).state, ZOMBIES);
  expect(at("B1")).toBeGreaterThan(at("B5"));
});
