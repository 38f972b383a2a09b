import { expect, test } from "vitest";
import { patiently } from "../src/tables/patiently.ts";

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
