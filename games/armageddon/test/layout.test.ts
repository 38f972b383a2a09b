import { layoutIn } from "@endzeit/kit/testing";
import { expect, test } from "vitest";
import { layoutOf } from "../board/layout.ts";

test.each([
  ["a phone held upright", "tall"],
  ["a phone held sideways", "low"],
  ["a large phone held sideways", "low"],
  ["a laptop at twice its size", "tall"],
  ["a tablet", "wide"],
  ["a laptop", "wide"],
  ["a laptop whose question is long", "wide"],
] as const)("everything lies beside each other where it keeps its size, else page by page: %s", (room, layout) =>
  expect(layoutIn(room, layoutOf)).toBe(layout),
);
