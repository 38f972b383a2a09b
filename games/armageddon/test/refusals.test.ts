import type { Answer } from "@endzeit/engine";
import { refusalProblem } from "@endzeit/engine/testing";
import { describe, expect, test } from "vitest";
import type { Reason } from "../rules/reasons.ts";
import { type Position, table, town } from "./town.ts";

/** A position, an answer that is refused there, the rule that the refusal names, and what is answered before. */
type Refused = readonly [Position, Answer, rule: string, ...first: readonly Answer[]];

const NO_BID = { worker: 0, soldier: 0, engineer: 0, leader: 0 };
const OFFERS = ["bunker: two-houses", "command-centre: two-houses", "sniper-tower: two-houses", "tavern: two-houses"];

const bids = (player = {}): Position => ({ players: table({ points: 20, ...player }), at: "bids" });
const city = (figures: string, sites = {}, more = {}): Position => ({
  players: table({ city: figures, sites, ...more }),
  at: "city",
});
const construction = (sites = {}, offers: readonly string[] = OFFERS): Position => ({
  players: table({ sites }),
  at: "construction",
  offers,
});
/** The seat has built a bunker and takes its exchange tile. */
const exchange = (bag: string): Position => ({
  players: table({ home: "worker" }),
  at: "construction",
  offers: ["bunker: exchange"],
  bag,
});
const special = (site: number, pay: string, more = {}): Answer => ({ city: "special", site, action: 1, pay, ...more });
const BUNKER: Answer = { build: "bunker", site: 5 };
const SOLDIER_FOR_TWO = { with: "worker", take: "soldier" };

/** For each reason an example. */
const REFUSALS: Record<Reason, Refused> = {
  "already-bid": [
    bids(),
    { bid: "city", ...NO_BID },
    "bidding",
    ...["city", "city", "city", "city"].map((bid) => ({ bid, ...NO_BID })),
  ],
  "leader-aside": [
    bids({ home: "worker", aside: "leader" }),
    { bid: "city", ...NO_BID, worker: 1, leader: 1 },
    "leader",
  ],
  "only-when-bidding": [city("worker"), { bid: "city", ...NO_BID }, "bidding"],
  "too-few-figures": [bids({ home: "2 worker" }), { bid: "city", ...NO_BID, worker: 3 }, "Q10"],
  "only-when-exploring": [city("worker"), { take: "map", slot: 1 }, "exploration"],
  "not-on-display": [
    { players: table(), at: "exploration", display: ["map", "beer", "map", "map"] },
    { take: "map", slot: 2 },
    "exploration",
  ],
  "only-when-building": [city("worker"), BUNKER, "construction"],
  "not-on-offer": [construction(), { build: "hotel", site: 5 }, "construction"],
  "only-on-headquarters": [construction(), { build: "command-centre", site: 3 }, "upgrades"],
  "only-on-watchtower": [construction(), { build: "sniper-tower", site: 3 }, "upgrades"],
  "headquarters-stays": [construction(), { build: "bunker", site: 1 }, "sites"],
  "watchtower-stays": [construction(), { build: "bunker", site: 2 }, "sites"],
  "second-watchtower-stays": [construction({ 5: "gun-tower" }), BUNKER, "tower-site"],
  "extension-first": [construction(), { build: "bunker", site: 8 }, "extension"],
  "other-church": [
    construction({ 6: "church-vengeful" }, ["church-merciful: two-houses"]),
    { build: "church-merciful", site: 5 },
    "churches",
  ],
  "no-soldier-in-bag": [exchange("engineer"), { from: "home", take: "soldier" }, "exchange", BUNKER],
  "no-engineer-in-bag": [exchange("soldier"), { from: "home", take: "engineer" }, "exchange", BUNKER],
  "only-by-the-exchange-tile": [city("worker"), { from: "city", take: "soldier" }, "tile-exchange"],
  "no-worker-there": [exchange("soldier"), { from: "exploration", take: "soldier" }, "Q29", BUNKER],
  "specialists-only": [exchange("soldier"), { from: "home", take: "leader" }, "exchange", BUNKER],
  "only-in-the-city": [bids(), { done: true }, "city"],
  "not-bid-here": [city("worker"), { city: "repair", pay: "engineer" }, "Q64"],
  "has-acted": [city("worker, engineer"), special(1, "engineer"), "city", { city: "repair", pay: "engineer" }],
  "nobody-ready": [city("engineer"), { city: "extend" }, "city", { city: "repair", pay: "engineer" }],
  "other-order": [city("worker, soldier"), { city: "extend", pay: "soldier", with: "worker" }, "payment"],
  "one-figure-pays": [city("2 worker"), special(1, "worker", SOLDIER_FOR_TWO), "payment"],
  "nothing-built-there": [city("worker"), special(5, "worker"), "sites"],
  "no-such-action": [city("worker"), { ...special(1, "worker"), action: 2 }, "special-actions"],
  "extension-built": [
    city("2 worker", { 8: "extension" }),
    { city: "extend", pay: "worker", with: "worker" },
    "extension",
  ],
  "two-figures": [city("worker"), { city: "extend", pay: "worker", with: "worker" }, "extension"],
  "no-damage": [city("engineer", {}, { damage: 1 }), { city: "repair", pay: "engineer" }, "repair"],
  "wrong-figure": [city("soldier"), { city: "repair", pay: "soldier" }, "payment"],
  "used-up": [city("3 worker"), special(1, "worker"), "special-actions", special(1, "worker"), special(1, "worker")],
  "two-workers": [city("worker", { 5: "academy" }), special(5, "worker"), "payment"],
  "worker-must-return": [
    { players: table({ city: "2 leader", sites: { 5: "academy" } }, { home: "3 worker" }), at: "city" },
    special(5, "leader"),
    "exchange",
  ],
  "nobody-to-exchange-for": [
    { ...city("2 worker", { 5: "academy" }), bag: "3 worker" },
    special(5, "worker", SOLDIER_FOR_TWO),
    "exchange",
  ],
  "nothing-to-discard": [city("worker", { 5: "market" }), special(5, "worker"), "search"],
  "nothing-to-search": [
    { ...city("worker", { 5: "market" }, { hand: ["beer"] }), stack: [] },
    special(5, "worker"),
    "search",
  ],
  "bag-empty": [{ ...city("worker", { 5: "radio-station" }), bag: "" }, special(5, "worker"), "recruit"],
  "only-when-made-to": [city("worker", {}, { hand: ["beer"] }), { discard: "beer" }, "Q63"],
  "not-held": [
    city("worker", { 5: "market" }, { hand: ["beer"] }),
    { discard: "map" },
    "equipment",
    special(5, "worker"),
  ],
  "only-of-three-cards": [city("worker"), { keep: "map" }, "draw"],
  "not-drawn": [
    { ...city("engineer", { 5: "laboratory" }), stack: ["map", "map", "beer", "map"] },
    { keep: "weapons" },
    "draw",
    special(5, "engineer"),
  ],
  "only-when-searching": [city("worker"), { search: "map" }, "search"],
  "not-in-the-stack": [
    { ...city("worker", { 5: "market" }, { hand: ["beer"] }), stack: ["map", "map"] },
    { search: "weapons" },
    "search",
    special(5, "worker"),
    { discard: "beer" },
  ],
  "only-without-shelter": [city("worker"), { dismiss: "worker" }, "Q51"],
  "nobody-of-that-colour": [
    { players: table({ home: "20 worker" }), at: "completion" },
    { dismiss: "soldier" },
    "shelter",
  ],
  "only-at-the-end": [city("worker", {}, { secret: ["workers", "soldiers"] }), { score: "workers" }, "Q59"],
  "not-your-tile": [
    { players: table({ secret: ["workers", "soldiers"] }), at: "final", round: 6 },
    { score: "engineers" },
    "secrets",
  ],
};

describe("each reason for a refusal in a position of its own, with the rule that it names", () => {
  test.each(Object.entries(REFUSALS))("%s", (reason, [position, answer, rule, ...first]) => {
    const { match, asked } = town(position).answer(...first);
    expect(refusalProblem(match, asked, answer, reason, rule)).toBeNull();
  });
});

test("an action of no building is refused for want of figures, not for what stands nowhere", () => {
  const { match, asked } = town(city("engineer")).answer({ city: "repair", pay: "engineer" });
  expect(match.answer(asked, { city: "special" })).toMatchObject({
    ok: false,
    refusal: { reason: "nobody-ready", about: -1 },
  });
});
