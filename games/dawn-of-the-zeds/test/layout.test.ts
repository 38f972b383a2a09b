import { layoutIn } from "@endzeit/kit/testing";
import { expect, test } from "vitest";
import { layoutOf } from "../board/layout.ts";

test.each([
  ["a phone held upright", "tall"],
  ["a short phone held upright", "tall"],
  ["a phone held sideways", "split"],
  ["a large phone held sideways", "split"],
  ["a laptop at twice its size", "tall"],
  ["a tablet", "wide"],
  ["a laptop", "wide"],
  ["a laptop whose question is long", "wide"],
] as const)("all roads lie beside each other where they keep their size, else at a glance: %s", (room, layout) =>
  expect(layoutIn(room, layoutOf)).toBe(layout),
);
