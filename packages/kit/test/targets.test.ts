import { describe, expect, test } from "vitest";
import type { Asked } from "../src/contract.ts";
import { nearest } from "../src/nearest.ts";
import { Picker } from "../src/picker.svelte.ts";
import { isLit, rowsOf, take, targetOf, targetsOf, whyNot } from "../src/targets.ts";

const far = { rule: "R1", reason: "too-far", about: -1 };
const full = { rule: "R2", reason: "full", about: -1 };
const asked: Asked = {
  question: { ask: "play", of: [0] },
  answers: [
    { play: "stone", at: "a1" },
    { play: "stone", at: "a2" },
    { play: "leaf", at: "a2", twice: true },
  ],
  refused: [
    { answer: { play: "stone", at: "a3" }, refusal: far },
    { answer: { play: "leaf", at: "a1" }, refusal: full },
  ],
};

describe("targets", () => {
  test("are the values of a term among what agrees with the choice so far, allowed or refused", () => {
    const targets = targetsOf(rowsOf(asked, { play: "stone" }), "at");
    expect([...targets].map(([at, { answers }]) => [at, answers.length])).toEqual([
      ["a1", 1],
      ["a2", 1],
      ["a3", 0],
    ]);
    expect(targets.get("a3")?.refusal).toBe(far);
  });

  test("are lit by one allowed answer, whatever else is refused there", () => {
    const leaf = targetOf(asked, ({ play }) => play === "leaf");
    expect([isLit(leaf), leaf?.refusal]).toEqual([true, null]);
    expect(targetOf(asked, ({ at }) => at === "a3")).toEqual({ answers: [], refusal: far });
    expect([isLit(null), targetOf(asked, ({ at }) => at === "a4")]).toEqual([false, null]);
  });

  test("what goes without saying is taken with the value, and said to the rules", () => {
    const given: unknown[] = [];
    const heard: unknown[] = [];
    const picker = new Picker(
      (answer) => given.push(answer),
      (answer) => {
        heard.push(answer);
        return full;
      },
    );
    picker.ask(asked);
    const targets = targetsOf(rowsOf(asked, { play: "stone" }), "at");
    const offer = { term: "at", implied: [["play", "stone"] as const], targets };
    expect([whyNot(picker, offer, "a3"), whyNot(picker, offer, "a9")]).toEqual([far, full]);
    expect(heard).toEqual([{ play: "stone", at: "a9" }]);
    take(picker, offer, "a2");
    expect(given).toEqual([{ play: "stone", at: "a2" }]);
  });
});

describe("an arrow key", () => {
  const points = [0, 1, 2, 3, 4, 5].map((i) => ({ x: i % 3, y: Math.floor(i / 3) }));

  test("leads straight on, to nothing at the edge, and is no other key", () => {
    expect(nearest(points, 1, "ArrowDown")).toBe(4);
    expect(nearest(points, 1, "ArrowRight")).toBe(2);
    expect(nearest(points, 2, "ArrowRight")).toBe(-1);
    expect(nearest(points, 2, "Enter")).toBeNull();
  });

  test("where nothing lies straight on, leads to what is nearest that way", () => {
    const gap = points.filter((_, i) => i !== 4);
    expect(gap[nearest(gap, 1, "ArrowDown") ?? -1]).toEqual({ x: 0, y: 1 });
  });
});
