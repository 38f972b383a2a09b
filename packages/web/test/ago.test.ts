import { expect, test } from "vitest";
import { agoIn } from "../src/net/ago.ts";

const NOW = new Date(2026, 10, 30, 20).getTime();
const HOUR = 3_600_000;

test.each([
  [0, "in dieser Minute", "this minute"],
  [59 * 60_000, "vor 59 Minuten", "59 minutes ago"],
  [HOUR, "vor 1 Stunde", "1 hour ago"],
  [24 * HOUR, "gestern", "yesterday"],
  [13 * 24 * HOUR, "vor 13 Tagen", "13 days ago"],
  [20 * 24 * HOUR, "10. November", "10 November"],
  [400 * 24 * HOUR, "26. Oktober 2025", "26 October 2025"],
])("what was %i ms ago is told as people say it", (ms, german, english) => {
  expect(agoIn(NOW - ms, NOW, "de")).toBe(german);
  expect([english, english.replace(/^(\d+) (\w+)/, "$2 $1").replace(/(\w+ \d+) (\d{4})/, "$1, $2")]).toContain(
    agoIn(NOW - ms, NOW, "en"),
  );
});
