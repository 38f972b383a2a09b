import type { Json } from "@endzeit/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { apply, diff, turn } from "./patch.ts";

test("a card that moves from the hand to the table is a few small changes", () => {
  const rest = { deck: 31, turn: 4, dawn: 0, names: ["Ada", "Ben"] };
  const before = { ...rest, hand: [3, 9, 12, 14, 20], table: { A: [], B: [4], C: [], D: [], E: [] } };
  const after = { ...rest, hand: [3, 9, 12, 14], table: { A: [20], B: [4], C: [], D: [], E: [] } };
  expect(diff(before, after)).toEqual({ hand: { "": { cut: 4 } }, table: { A: [[20]] } });
});

test("nothing changed is null, and an unlike thing is sent whole", () => {
  expect(diff({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(null);
  expect(diff([1, 2, 3], { a: 1 })).toEqual([{ a: 1 }]);
});

test("a key is lost, and one named like the prototype or like nothing survives", () => {
  const odd: unknown = JSON.parse('{ "__proto__": { "x": 1 }, "b": 2 }');
  expect(apply({ a: 1, b: 2 }, diff({ a: 1, b: 2 }, { b: 2 }))).toEqual({ b: 2 });
  expect(JSON.stringify(apply({ b: 2 }, diff({ b: 2 }, odd as Json)))).toBe(JSON.stringify(odd));
  expect(apply({ "": 1, b: 2 }, diff({ "": 1, b: 2 }, { "": 3 }))).toEqual({ "": 3 });
  expect(apply({ "": 1, b: 2 }, diff({ "": 1, b: 2 }, { "": 1 }))).toEqual({ "": 1 });
});

test("a patch that fits nowhere is refused", () => {
  expect(() => apply([1], { 7: [1] })).toThrow("no place 7");
  expect(() => apply(3, {})).toThrow("nothing to change");
});

test("patching gives the second of any two values, and leaves the first alone", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const kept = JSON.stringify(before);
      const wire: unknown = JSON.parse(JSON.stringify({ patch: diff(before as Json, after as Json) }));
      const { patch } = wire as { patch: ReturnType<typeof diff> };
      expect(JSON.stringify(apply(before as Json, patch)).length).toBe(JSON.stringify(after).length);
      expect(apply(before as Json, patch)).toEqual(JSON.parse(JSON.stringify(after)));
      expect(JSON.stringify(before)).toBe(kept);
      const made = turn(before as Json, after as Json);
      expect(JSON.parse(JSON.stringify(made === null ? before : made.value))).toEqual(
        JSON.parse(JSON.stringify(after)),
      );
    }),
    { numRuns: 2000, seed: 7 },
  );
});
