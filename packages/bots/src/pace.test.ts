import { expect, test } from "vitest";
import { Pace } from "./pace.ts";

test("who has nothing to choose takes as long as one of the latest thoughts of its kind", () => {
  const pace = new Pace();
  expect(pace.asUsual("zombiaki level-3", () => 0)).toBe(0);
  for (let ms = 1; ms <= 20; ms++) pace.took("zombiaki level-3", ms);
  pace.took("zombiaki random", 0.5);
  const picked: number[] = [];
  for (let n = 0; n < 16; n++) picked.push(pace.asUsual("zombiaki level-3", (below) => (n < below ? n : 0)));
  expect(picked).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(pace.asUsual("zombiaki random", () => 0)).toBe(0.5);
});
