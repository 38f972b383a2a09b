import { expect, it } from "vitest";
import { progress } from "./progress.ts";

it("shows how much is done, how fast, and what is left; of what was done before it takes no credit", () => {
  const written: string[] = [];
  const stream = { isTTY: true, write: (text: string) => written.push(text) };
  let now = 0;
  const bar = progress(stream, 1000, 500, () => now);
  now = 2000;
  bar.show(600);
  expect(written.at(-1)).toContain(`[${"█".repeat(18)}${"·".repeat(12)}] 600 / 1000 · 50/s · 8 s left`);
  now = 2010;
  bar.show(601);
  expect(written).toHaveLength(1);
  now = 400_000;
  bar.show(700);
  expect(written.at(-1)).toContain("0.5/s · 10 min left");
});

it("is silent where nobody looks", () => {
  const written: string[] = [];
  progress({ write: (text: string) => written.push(text) }, 10).show(5);
  expect(written).toEqual([]);
});
