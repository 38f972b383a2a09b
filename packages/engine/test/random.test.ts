import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { below, next, randomFrom, shuffle, shuffled } from "../src/index.ts";

describe("the generator", () => {
  test("the sequences of seeds are frozen: saves and replays rest on them", () => {
    const first = (seed: string): number[] => {
      const random = randomFrom(seed);
      return Array.from({ length: 6 }, () => next(random));
    };
    expect({ one: first("1"), empty: first(""), sunrise: first("Sonnenaufgang") }).toMatchInlineSnapshot(`
      {
        "empty": [
          2445628524,
          3650975260,
          755126707,
          4246269210,
          2127377499,
          1071788222,
        ],
        "one": [
          2299040447,
          3136801740,
          3438507912,
          3230644239,
          914586924,
          2895330464,
        ],
        "sunrise": [
          1578203811,
          1822784308,
          2005858691,
          793531572,
          2713076639,
          2731658196,
        ],
      }
    `);
  });

  test("equal seeds give equal sequences, other seeds others", () => {
    expect(randomFrom("a")).toEqual(randomFrom("a"));
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, two) => {
        expect(canonicalSeed(one) === canonicalSeed(two)).toBe(one === two);
      }),
    );
  });

  test("a generator that went through JSON continues the same sequence", () => {
    const random = randomFrom("json");
    next(random);
    const other: number[] = JSON.parse(JSON.stringify(random));
    expect([next(other), next(other)]).toEqual([next(random), next(random)]);
  });

  test("below stays below, and refuses bounds that are none", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 0x100000000 }), (seed, bound) => {
        const value = below(randomFrom(seed), bound);
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
      }),
    );
    for (const bound of [0, -1, 1.5, Number.NaN, 0x100000001]) {
      expect(() => below(randomFrom("x"), bound)).toThrow(RangeError);
    }
  });

  test("below prefers no value: chi-squared of a die and of a bound near 2^32 * 2/3, where the remainder alone would", () => {
    const random = randomFrom("dice");
    const eyes = new Array<number>(6).fill(0);
    for (let n = 0; n < 60_000; n++) eyes[below(random, 6)]! += 1;
    const chi = eyes.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5); // 5 degrees of freedom, p = 0.001
    // Of 3 * 2^30 values a plain remainder would give the lower third twice as often.
    const bound = 3 * 2 ** 30;
    let low = 0;
    for (let n = 0; n < 30_000; n++) if (below(random, bound) < bound / 3) low++;
    expect(low / 30_000).toBeGreaterThan(0.32);
    expect(low / 30_000).toBeLessThan(0.347);
  });

  test("shuffling keeps all items, and every order is as likely as any other", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        const before = items.slice();
        const after = shuffled(randomFrom(seed), items);
        expect(items).toEqual(before);
        expect(after.sort()).toEqual(before.sort());
      }),
    );
    const random = randomFrom("orders");
    const orders = new Map<string, number>();
    for (let n = 0; n < 24_000; n++) {
      const items = ["a", "b", "c", "d"];
      shuffle(random, items);
      orders.set(items.join(""), (orders.get(items.join("")) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    const chi = [...orders.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(49.7); // 23 degrees of freedom, p = 0.001
  });
});

function canonicalSeed(seed: string): string {
  return randomFrom(seed).join();
}
