import { type Lived, sumOf } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { contest, finale } from "../finale.ts";
import type { Event, FightCause, View } from "../state.ts";
import { type Position, town } from "./town.ts";

type Life = Lived<Event, View>;

const HERO = { hunt: "TC" };
const view = (position: Position): View => town(position).match.view(0);
const FALLEN: Position = { units: { ...HERO, schmidt: "graveyard" } };
const life = (log: readonly Event[], won: boolean, position: Position = FALLEN): Life => ({
  seat: 0,
  outcome: { winners: won ? [0] : [], reason: won ? "won" : "overrun" },
  view: view(position),
  log: log.map((event, step) => ({ step, by: null, event })),
});
const earned = (lived: Life): readonly string[] =>
  finale.honours.filter((honour) => honour.earned(lived)).map(({ id }) => id);

const shot = (paid: string, n: number): Event => ({
  event: "gunfire",
  unit: "piazza",
  from: "S4",
  at: "S6",
  strength: 2,
  column: 2,
  paid,
  n,
});
const killed: Event = { event: "zed-hit", zed: 0, at: "S6", strength: 2, hits: 0, what: "killed" };
const melee = (at: string, cause: FightCause): Event => ({
  event: "melee",
  unit: "piazza",
  at,
  cause,
  strength: 3,
  zeds: 4,
  column: "0",
});
const result = (unit: string, lost: "zeds" | "units"): Event => ({
  event: "result",
  unit,
  at: "S1",
  onZeds: 1,
  onUnit: 0,
  lost,
});
const held = (unit = "piazza"): readonly Event[] => [melee("S1", "enter"), result(unit, "zeds")];

describe("honours", () => {
  test("nobody left behind: won, and the graveyard is empty", () => {
    expect(earned(life([], true, { units: HERO }))).toEqual(["nobody-left-behind"]);
    expect(earned(life([], true))).toEqual([]);
    expect(earned(life([], false, { units: HERO }))).toEqual([]);
  });

  test("last round: the shot that took the last ammunition killed", () => {
    expect(earned(life([shot("ammo", 0), killed], false))).toEqual(["last-round"]);
    expect(earned(life([shot("ammo", 1), killed], false))).toEqual([]);
    expect(earned(life([shot("free", 0), killed], false))).toEqual([]);
    expect(earned(life([shot("ammo", 0), melee("S1", "enter"), killed], false))).toEqual([]);
    const roll = (why: "traps" | "tough-zed"): Event => ({ event: "roll", why, dice: [6], who: "zed-0", good: 1 });
    expect(earned(life([shot("ammo", 0), roll("tough-zed"), killed], false))).toEqual(["last-round"]);
    // Nor is it the shot when a Zed later walks into a trap.
    expect(earned(life([shot("ammo", 0), roll("traps"), killed], false))).toEqual([]);
  });

  test("bridge watch: three attacks beaten off by the same unit", () => {
    expect(earned(life([...held(), ...held(), ...held()], false))).toEqual(["bridge-watch"]);
    expect(earned(life([...held(), ...held(), ...held("hunt")], false))).toEqual([]);
    const third = (cause: FightCause): readonly Event[] => [melee("S1", cause), result("piazza", "zeds")];
    for (const cause of ["attack", "retreat", "fall-back"] as const)
      expect(earned(life([...held(), ...held(), ...third(cause)], false)), cause).toEqual([]);
    // Zeds that are put down among the units, or smell them, come to them as well.
    for (const cause of ["placed", "smell"] as const)
      expect(earned(life([...held(), ...held(), ...third(cause)], false)), cause).toEqual(["bridge-watch"]);
    const beaten = [melee("S1", "enter"), result("piazza", "units")];
    expect(earned(life([...held(), ...held(), ...beaten], false))).toEqual([]);
  });

  test("on the doorstep: a Zed on a city space does not matter any more", () => {
    expect(earned(life([], true, { ...FALLEN, zeds: { S0: "2" } }))).toEqual(["on-the-doorstep"]);
    expect(earned(life([], true, { ...FALLEN, zeds: { S1: "2" } }))).toEqual([]);
    expect(earned(life([], false, { ...FALLEN, zeds: { S0: "2" } }))).toEqual([]);
  });

  test("not moving: people who would not leave, and lived", () => {
    const villagers = (words: string): Position => ({ units: { ...FALLEN.units, "civilian-1": words } });
    expect(earned(life([], true, villagers("S3 defiant")))).toEqual(["not-moving"]);
    expect(earned(life([], true, villagers("S3")))).toEqual([]);
    expect(earned(life([], true, villagers("graveyard defiant")))).toEqual([]);
    expect(earned(life([], false, villagers("S3 defiant")))).toEqual([]);
  });
});

describe("what a night of the week is worth", () => {
  test("the town, whoever stands on the board, the cards survived, and ammunition", () => {
    const card = (round: number): Event => ({ event: "card", card: "brains", round, of: 16 });
    const log = [card(1), killed, card(2), { event: "killed", unit: "schmidt", at: "S4" } as const];
    const standing = { ...view(FALLEN), round: 2, ammo: 3 };
    // Without the one in the graveyard.
    const units = standing.unitAt.filter((at) => at >= 0).length - 1;
    const won = contest.score({ ...life(log, true), view: standing });
    expect([sumOf(won), won.marks]).toEqual([200 + 10 * units + 10 + 15, ["fight", "loss", "won"]]);
    expect(sumOf(contest.score({ ...life(log, false), view: standing }))).toBe(10 * units + 25);
  });
});
