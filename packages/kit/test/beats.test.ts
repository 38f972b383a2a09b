import { expect, test } from "vitest";
import { Beats } from "../src/beats.svelte.ts";
import type { BoardProps, Frame } from "../src/contract.ts";

const MS = 600;
const event = { event: "moved" };

/** A board that has drawn nothing yet, and what it was told of. */
function board() {
  const told: (readonly [before: unknown, ms: number])[] = [];
  const nothing = (): BoardProps<unknown> => {
    throw new Error("There is no page here.");
  };
  const beats = new Beats(nothing, (_, ms, before) => void told.push([before, ms]));
  const frame = (n: number, view: string, at: Frame<unknown>["event"] = event): Frame<unknown> => ({
    n,
    event: at,
    view,
  });
  return { told, beats, frame };
}

test("a beat has its motion once, however often it is drawn", () => {
  const { told, beats, frame } = board();
  beats.show(frame(999, "before", null), 0);
  beats.show(frame(7, "after"), MS);
  beats.show(frame(7, "after"), MS / 2);
  beats.show(frame(7, "after"), 0);
  beats.show(frame(7, "after"), MS);
  expect(told).toEqual([["before", MS]]);
});

test("what is taken back and done again has its motion again", () => {
  const { told, beats, frame } = board();
  beats.show(frame(999, "before", null), 0);
  for (const after of ["here", "there"]) {
    beats.show(frame(7, after), MS);
    beats.show(frame(1999, after, null), 0);
    beats.show(frame(999, "before", null), 0);
  }
  expect(told).toEqual([
    ["before", MS],
    ["before", MS],
  ]);
});
