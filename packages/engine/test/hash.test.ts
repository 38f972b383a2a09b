import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alike, canonical, hashOf, hashText } from "../src/index.ts";

describe("the hash of a state", () => {
  test("is frozen: save files carry it", () => {
    expect([
      hashText(""),
      hashText("Zombiaki"),
      hashOf({ lane: "B", section: 3, hand: [1, 2] }),
    ]).toMatchInlineSnapshot(`
      [
        "1aee8d83488bdcb8",
        "1349012b48fcb4f5",
        "b112e17103431bbd",
      ]
    `);
  });

  test("does not depend on the order of keys, nor on keys without a value", () => {
    expect(hashOf({ a: 1, b: { c: 2, d: [3] } })).toBe(hashOf({ b: { d: [3], c: 2 }, a: 1 }));
    expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }));
  });

  test("depends on everything else", () => {
    const values = [
      {},
      [],
      null,
      0,
      "",
      false,
      "0",
      [0],
      [[0]],
      { a: 0 },
      { a: null },
      { b: 0 },
      { a: "0" },
      [1, 2],
      [2, 1],
      "{}",
    ];
    expect(new Set(values.map(hashOf)).size).toBe(values.length);
  });

  test("survives JSON, whatever the value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const back: unknown = JSON.parse(JSON.stringify(value));
        expect(hashOf(back)).toBe(hashOf(value));
        expect(JSON.parse(canonical(value))).toEqual(back);
      }),
    );
  });
});

test("two values are alike exactly where they have one spelling", () => {
  const value = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(alike(a, b)).toBe(canonical(a) === canonical(b));
      expect(alike({ kept: a, gone: undefined }, { kept: structuredClone(a) })).toBe(true);
    }),
    { numRuns: 2000, seed: 11 },
  );
  expect(alike({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(alike([1, 2], { 0: 1, 1: 2 })).toBe(false);
  expect(alike({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe(false);
});
