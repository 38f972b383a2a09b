import { expect, test } from "vitest";
import { layoutOf } from "../board/layout.ts";

test.each([
  ["a phone held upright", 360, 412, 16, "tall"],
  ["a phone held sideways", 416, 320, 14, "low"],
  ["a large phone held sideways", 549, 390, 14, "low"],
  ["a laptop at twice its size", 468, 450, 14, "tall"],
  ["a tablet", 1024, 508, 14, "wide"],
  ["a laptop", 952, 615, 16, "wide"],
  ["a laptop whose question is long", 952, 541, 16, "wide"],
] as const)(
  "everything lies beside each other where it keeps its size, else page by page: %s",
  (_, width, height, rem, layout) => {
    expect(layoutOf(width / rem, height / rem)).toBe(layout);
  },
);
