import { refusalProblem } from "@endzeit/engine/testing";
import { describe, expect, test } from "vitest";
import { ZEDS } from "../content/zeds.ts";
import type { Answer } from "../index.ts";
import type { Reason } from "../rules/reasons.ts";
import { type Position, town } from "./town.ts";

/** A position, an answer that is refused there, the rule that the refusal names, and what is answered before. */
type Refused = readonly [Position, Answer, rule: string, ...first: readonly Answer[]];

type Places = { readonly [at: string]: string };

/** The action phase of one player, without a Zed unless the position says otherwise. */
const acting = (units: Places, zeds: Places = {}, more: Position = {}): Position => ({
  units,
  zeds,
  now: "actions",
  ...more,
});
/** Seat 0 has Hernandez, seat 1 Schmidt; Hunt is anybody's. All are in Town Center. */
const two = (more: Position = {}): Position => ({
  players: 2,
  owner: ["hernandez", "schmidt"],
  units: { hernandez: "TC", schmidt: "TC", hunt: "TC" },
  now: "actions",
  ...more,
});
const later = { options: { moreUnits: true } };
const TOWN = acting({ hunt: "TC", schmidt: "TC" });
const TRACK_ASKED: Position = { event: "brains-3", units: { hunt: "TC" } };
const HUNT_TO_DOWNTOWN: Answer = { move: "hunt", to: "F0" };
/** Hernandez falls on the forest's road: her player takes another hero. */
const ORPHANED: Position = {
  players: 2,
  owner: ["hernandez", "hunt"],
  tab: "F",
  zeds: { F3: "9" },
  units: { hernandez: "F2 reduced", hunt: "TC", schmidt: "TC", piazza: "TC" },
  dice: [1, 1, 1],
};
const ARRIVING: Position = { event: "hero-arrives", tab: "", zeds: { MS: "4" }, units: { johnson: "reserve" } };
const OVERWATCH: Position = acting({ piazza: "F2", hunt: "TC" }, { F4: "9" }, { dice: [1, 1] });

/** For each reason an example. */
const REFUSALS: Record<Reason, Refused> = {
  "no-actions": [acting({ hunt: "TC" }, {}, { actions: 0 }), { forage: "hunt" }, "5.1", { move: "hunt", to: "F1" }],
  declined: [two(), { borrow: "schmidt", for: "move" }, "R80", { borrow: "schmidt", for: "forage" }, { refuse: true }],
  used: [TOWN, { special: "determination" }, "5.1", { special: "determination" }, { pass: true }],
  "used-for-good": [acting({ hernandez: "TC" }, {}, { used: ["speech"] }), { special: "speech" }, "7.1"],
  "too-far": [acting({ hunt: "TC", "civilian-2": "F3" }), { special: "born-leader", unit: "civilian-2" }, "R29"],
  "only-in-the-action-phase": [TRACK_ASKED, HUNT_TO_DOWNTOWN, "5.1"],
  "not-in-play": [TOWN, { move: "piazza", to: "F0" }, "5.1"],
  "ask-first": [two(), { move: "schmidt", to: "F0" }, "R80"],
  "no-need-to-ask": [two(), { borrow: "hernandez", for: "move" }, "R80"],
  "cannot-do-that-now": [two(), { borrow: "schmidt", for: "attack" }, "R80"],
  "only-when-asked-to-lend": [two(), { lend: true }, "R80"],
  "one-purse": [TOWN, { ...HUNT_TO_DOWNTOWN, own: true }, "R26"],
  "own-action-spent": [
    two({ actions: 2 }),
    { move: "hunt", to: "F1", own: true },
    "5.1",
    { ...HUNT_TO_DOWNTOWN, own: true },
  ],
  "only-own-action-left": [two({ actions: 0 }), HUNT_TO_DOWNTOWN, "5.1"],
  "speech-first": [two(), { ...HUNT_TO_DOWNTOWN, own: true }, "R26", { special: "speech" }],
  "another-unit-acts": [TOWN, HUNT_TO_DOWNTOWN, "X4", { special: "determination" }],
  "costs-nothing": [TOWN, { move: "schmidt", to: "F0", own: true }, "X4", { special: "determination" }],
  "not-for-that-unit": [TOWN, { special: "born-leader", unit: "schmidt" }, "5.1"],
  "nobody-to-use-it-on": [TOWN, { special: "born-leader" }, "5.1"],
  "only-from-town": [
    acting({ hernandez: "TC", hunt: "F0" }, { F1: "4" }),
    { special: "citadel", unit: "hunt", at: "F1" },
    "special-citadel",
  ],
  defiant: [acting({ "civilian-7": "F4 defiant" }), { move: "civilian-7", to: "F3" }, "4.3"],
  "start-closed": [acting({ hunt: "F5" }), { move: "hunt", to: "FS" }, "5.2"],
  "space-full": [acting({ hunt: "TC", "civilian-1": "F2", "civilian-2": "F2" }), { move: "hunt", to: "F2" }, "5.2"],
  "no-entry": [acting({ hunt: "M3" }, {}, { noEntry: "M4" }), { move: "hunt", to: "M4" }, "4.4"],
  "there-already": [TOWN, { move: "hunt", to: "TC" }, "5.2"],
  "too-many-steps": [TOWN, { move: "hunt", to: "S6" }, "5.2"],
  "zeds-in-the-way": [acting({ hunt: "TC" }, { F1: "4" }), { move: "hunt", to: "F3" }, "5.2"],
  "no-zeds-there": [TOWN, { fire: "hunt", at: "F0" }, "5.4"],
  "out-of-range": [acting({ hunt: "TC" }, { F3: "4" }), { fire: "hunt", at: "F3" }, "R39"],
  "only-piazza-spares": [acting({ hunt: "F1" }, { F2: "4" }), { fire: "hunt", at: "F2", spare: true }, "R34"],
  "only-after-her-shot": [TOWN, { stay: true }, "R35"],
  "no-name": [acting({ hunt: "F1" }), { forage: "hunt" }, "5.3"],
  "no-gunfire": [acting({ furies: "F1" }, { F2: "4" }), { fire: "furies", at: "F2" }, "5.4"],
  "no-ammo": [acting({ hunt: "F1" }, { F2: "4" }, { ammo: 0 }), { fire: "hunt", at: "F2" }, "5.4"],
  "no-spare-action": [
    acting({ piazza: "F1" }, { F2: "4" }, { actions: 0 }),
    { fire: "piazza", at: "F2", spare: true },
    "R34",
  ],
  "no-fire-at-start": [acting({ hunt: "F6" }, { FS: "4" }), { fire: "hunt", at: "FS" }, "5.4"],
  "looked-already": [
    acting({ wright: "TC" }, {}, { ...later, deck: ["smell"] }),
    { look: "wright" },
    "wright",
    { look: "wright" },
  ],
  "drilled-already": [
    acting({ sarge: "TC", "civilian-1": "TC" }, {}, later),
    { drill: "civilian-1" },
    "sarge",
    { drill: "civilian-1" },
  ],
  "too-far-from-sarge": [acting({ sarge: "TC", "civilian-1": "F3" }, {}, later), { drill: "civilian-1" }, "sarge"],
  "nothing-to-patch": [acting({ sarge: "TC", "civilian-1": "TC" }, {}, later), { patch: "civilian-1" }, "sarge"],
  "out-of-the-hoses": [acting({ "fire-brigade": "TC" }, { F3: "4" }, later), { hose: "F3" }, "fire-brigade"],
  "peeked-already": [
    acting({ wilson: "TC" }, {}, { ...later, story: ["lake"] }),
    { peek: "wilson" },
    "wilson",
    { peek: "wilson" },
  ],
  "no-story-left": [acting({ wilson: "TC" }, {}, later), { peek: "wilson" }, "wilson"],
  "not-kept": [TOWN, { play: "adrenaline" }, "story-cards"],
  "civilians-only": [
    acting({ hunt: "TC", "civilian-1": "TC" }, {}, { kept: ["civilian-leader"] }),
    { play: "civilian-leader", unit: "hunt" },
    "story-cards",
  ],
  "not-in-the-reserve": [
    acting({ hunt: "TC", "civilian-1": "TC" }, {}, { kept: ["organiser"] }),
    { play: "organiser", unit: "civilian-1" },
    "R83",
  ],
  "only-in-a-fight": [acting({ hunt: "TC" }, {}, { kept: ["bulldozer"] }), { play: "bulldozer" }, "story-cards"],
  "only-attacking": [
    { tab: "F", zeds: { F3: "9" }, units: { "civilian-7": "F2" }, kept: ["bulldozer", "civilian-leader"] },
    { play: "bulldozer" },
    "X36",
    { pass: true },
  ],
  "only-when-a-track-is-asked": [TOWN, { track: "forest" }, "R4"],
  "not-that-track": [
    { event: "plague", tab: "", story: ["lake"], zeds: { F5: "4, 5", M5: "3", S5: "6, 7" }, dice: ["?", "?"] },
    { track: "mountain" },
    "R4",
  ],
  "only-of-equal-groups": [TOWN, { from: "F3" }, "3.1"],
  "not-the-strongest": [{ players: 2, symbol: "move", zeds: { F4: "5", M4: "5", H4: "3" } }, { from: "H4" }, "3.1"],
  "only-of-these-zeds": [TOWN, { zed: 0 }, "R4"],
  "not-that-zed": [
    { event: "tough-zeds", tab: "", zeds: { F3: "7", H3: "7" }, dice: ["7"] },
    { zed: ZEDS.findIndex(({ full }) => full === 2) },
    "R4",
  ],
  "only-when-a-unit-is-asked": [TRACK_ASKED, { unit: "hunt" }, "R4"],
  "not-that-unit": [
    { tab: "F", zeds: { F3: "9" }, units: { schmidt: "F2", "civilian-1": "F2", hunt: "TC" } },
    { unit: "hunt" },
    "R4",
  ],
  "only-under-cardio": [TOWN, { withdraw: "hunt" }, "R60"],
  "not-in-that-space": [OVERWATCH, { fall: true, with: "hunt" }, "5.1", { fire: "piazza", at: "F4" }],
  "only-when-zeds-come": [TOWN, { use: "traps" }, "4.4"],
  "not-its-ability": [{ tab: "F", zeds: { F4: "9" }, units: { johnson: "F3" } }, { use: "fall-back" }, "4.4"],
  "only-after-the-roll": [TOWN, { reroll: true }, "R49"],
  "only-when-heroes-are-chosen": [TOWN, { hero: "hunt" }, "setup"],
  "not-a-free-hero": [ORPHANED, { hero: "civilian-1" }, "setup"],
  "only-when-a-hero-comes": [TRACK_ASKED, { to: "TC" }, "hero-arrives"],
  "town-or-start": [ARRIVING, { to: "F3" }, "R38"],
  "hero-taken": [ORPHANED, { hero: "hunt" }, "setup"],
  "zeds-there": [ARRIVING, { to: "MS" }, "R38"],
};

describe("each reason for a refusal in a position of its own, with the rule that it names", () => {
  test.each(Object.entries(REFUSALS))("%s", (reason, [position, answer, rule, ...first]) => {
    const { match, asked } = town(position).answer(...first);
    expect(refusalProblem(match, asked, answer, reason, rule)).toBeNull();
  });
});
