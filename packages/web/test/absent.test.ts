import type { Facts, SeatFacts } from "@endzeit/wire";
import { describe, expect, test } from "vitest";
import { absentFor } from "../src/net/absent.ts";

const PERSON: SeatFacts = {
  kind: "person",
  name: "Ada",
  face: null,
  bot: null,
  muted: false,
  here: true,
  say: true,
  barred: null,
  closed: false,
};
const AWAY: SeatFacts = { ...PERSON, here: false };
const RESTING: SeatFacts = { ...AWAY, kind: "bot", bot: "random" };
const BOT: SeatFacts = { ...RESTING, name: null, say: false };

const at = (stage: Facts["stage"], ...seats: SeatFacts[]): Facts => ({
  table: "table",
  game: "walking-dead",
  rules: 1,
  options: {},
  corrected: false,
  seats,
  host: 1,
  watchers: 0,
  clock: null,
  absence: 24,
  left: null,
  stage,
  proposal: null,
  commitment: "",
  created: 0,
  group: null,
  now: 0,
});

describe("without whom the others may go on", () => {
  test("in a match: persons who are away, and those for whom a bot plays as long as their yes counts", () => {
    const facts = at("playing", PERSON, AWAY, RESTING, { ...RESTING, here: true }, BOT, { ...RESTING, say: false });
    expect(absentFor(facts, 0)).toEqual([
      { seat: 1, rests: false },
      { seat: 2, rests: true },
    ]);
  });

  test("one alone takes no say from a seat for which a bot plays", () => {
    expect(absentFor(at("playing", PERSON, RESTING, BOT), 0)).toEqual([]);
  });

  test("before it the host alone; after it, and for whoever has no say, nobody", () => {
    const seats = [PERSON, AWAY, AWAY];
    expect(absentFor(at("gathering", ...seats), 0)).toEqual([{ seat: 1, rests: false }]);
    expect(absentFor(at("over", ...seats), 0)).toEqual([]);
    expect(absentFor(at("playing", RESTING, AWAY), 0)).toEqual([]);
  });
});
