import { expect, test } from "vitest";
import { breathe, patiently } from "../src/tables/patiently.ts";
import { inTurn } from "../src/tables/turns.ts";

/** Work of so many steps, each longer than a slice. */
function* steps<T>(count: number, done: (n: number) => void, end: T): Generator<void, T, void> {
  for (let n = 0; n < count; n++) {
    const until = performance.now() + 5;
    while (performance.now() < until);
    done(n);
    yield;
  }
  return end;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("however many tables play something again at once, others wait for one slice at a time", async () => {
  let done = 0;
  const all = Array.from({ length: 10 }, (_, n) => patiently(steps(3, () => done++, n)));
  for (let before = done; done < 30; before = done) {
    await turn();
    expect(done - before).toBeLessThanOrEqual(2);
  }
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("what many ask for in one moment is short each time and has one slice together", async () => {
  await turn();
  let done = 0;
  const all = Array.from({ length: 10 }, () => patiently(steps(1, () => done++, null)));
  expect(done).toBe(1);
  await Promise.all(all);
  expect(done).toBe(10);
});

test("whoever comes one after the other lets others have their turn once the slice is over", async () => {
  await turn();
  const turns: number[] = [];
  let now = 0;
  const clock = setInterval(() => now++, 0);
  for (let n = 0; n < 6; n++) {
    await breathe();
    turns.push(now);
    steps(1, () => undefined, null).next();
  }
  clearInterval(clock);
  expect(turns[0]).toBe(0);
  expect(new Set(turns).size).toBeGreaterThan(3);
});

test("where hundreds are told something, others have their turn in between, and each hears in the order in which it was said", async () => {
  const told: number[] = [];
  for (let n = 0; n < 6; n++)
    inTurn(() => {
      const until = performance.now() + 9;
      while (performance.now() < until);
      told.push(n);
    });
  expect(told).toEqual([]);
  for (let before = 0; told.length < 6; before = told.length) {
    await turn();
    expect(told.length - before).toBeLessThanOrEqual(2);
  }
  expect(told).toEqual([0, 1, 2, 3, 4, 5]);
});

test("what nobody wants any more is not played to its end, and what fails fails alone", async () => {
  let done = 0;
  const wanted = () => done < 2;
  const one = patiently(
    steps(100, () => done++, "all"),
    wanted,
  );
  const broken = patiently(
    (function* (): Generator<void, never, void> {
      yield;
      throw new Error("broken");
    })(),
  );
  await expect(broken).rejects.toThrow("broken");
  expect(await one).toBeNull();
  expect(done).toBe(2);
  expect(await patiently(steps(1, () => done++, "end"))).toBe("end");
});
