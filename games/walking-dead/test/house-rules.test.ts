import { Match } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { walkingDead } from "../index.ts";
import { options } from "../options.ts";
import { ALL_TILES, type City, city, type Position, walker } from "./city.ts";

// Each option of a table: the default, and what every other value changes in the same position.

const tested = new Set<string>();

/** The same position at two tables: without a choice, and with one. */
function tables(id: string, value: boolean | string): (position: Position) => readonly [usual: City, other: City] {
  tested.add(`${id} ${String(value)}`);
  return (position) => [city(position), city({ ...position, options: { [id]: value } })];
}

describe("the game", () => {
  test("variant: the standard game by default; team, tiles count together and the dead survivor's go to the other", () => {
    const [usual, team] = tables(
      "variant",
      "team",
    )({
      seats: [
        { at: "D5", tiles: ["police", "cdc"] },
        walker("A1"),
        { at: "A9", tiles: ["car-lot", "store"] },
        walker("A1"),
      ],
      dice: [1],
    });
    for (const match of [usual, team]) match.roll().move("E5");
    expect(usual.match.outcome).toBeNull();
    expect(team.waits).toBe("team-camp 0,2");
  });

  test("variant team is for four: other tables play the standard game", () => {
    for (const players of [1, 2, 3]) {
      const { state } = Match.open(walkingDead, { players, options: { variant: "team" }, seed: "team" });
      expect([state.rules.variant, state.equipmentDeck.length, state.pool]).toEqual([
        "standard",
        5 * players,
        2 * players,
      ]);
      expect(state.role).toEqual(new Array(players).fill(0));
    }
    expect(
      Match.open(walkingDead, { players: 4, options: { variant: "team" }, seed: "team" }).state.rules.variant,
    ).toBe("team");
  });

  test("openHands: hidden by default, also to onlookers; open, everybody sees all hands, but no pile", () => {
    const [hidden, open] = tables("openHands", true)({ seats: [{ hand: ["axe"] }, walker("A1", "tough")] });
    expect(hidden.match.view(1).hand).toEqual([[-1], []]);
    expect(hidden.match.view(null).claws).toEqual([[], [-1]]);
    for (const seat of [0, 1, null]) {
      const seen = open.match.view(seat);
      expect([seen.hand, seen.claws]).toEqual([open.state.hand, open.state.claws]);
      expect(new Set([...seen.equipmentDeck, ...seen.encounterDeck, ...seen.walkerDeck])).toEqual(new Set([-1]));
    }
  });

  test("openHands: what is drawn is told to the drawer alone by default; open, to everybody", () => {
    const [hidden, open] = tables(
      "openHands",
      true,
    )({ seats: [{ at: "B5" }, {}], encounters: ["weapons-cache"], now: "landed" });
    const ears = (match: City) => match.heard[match.told.indexOf("drew-card")];
    expect([ears(hidden), ears(open)]).toEqual([[0], null]);
  });

  test("firstPlayer: dice by default; first-seat, seat 0 begins without a roll", () => {
    tested.add("firstPlayer first-seat");
    const begins = (firstPlayer: string) => {
      const told: string[] = [];
      const firsts = Array.from(
        { length: 12 },
        (_, n) =>
          Match.open(walkingDead, { players: 4, options: { firstPlayer }, seed: `${n}` }, ({ event }) =>
            told.push(event),
          ).state.first,
      );
      return { firsts: new Set(firsts), rolled: told.includes("first-roll") };
    };
    expect(begins("dice").firsts.size).toBeGreaterThan(1);
    expect(begins("dice").rolled).toBe(true);
    expect(begins("first-seat")).toEqual({ firsts: new Set([0]), rolled: false });
  });
});

describe("readings of the rules", () => {
  test("secondEncounterAnywhere: by default the second encounter follows the figure; switched off, it stays away", () => {
    const [usual, other] = tables(
      "secondEncounterAnywhere",
      false,
    )({ seats: [{ at: "A1" }, {}], encounters: ["love-triangle", "companion"], now: "landed" });
    for (const match of [usual, other]) match.answer({ choose: "camp" });
    expect(usual.revealed).toEqual(["love-triangle", "companion"]);
    expect(other.revealed).toEqual(["love-triangle"]);
    const stays = city({ seats: [{ at: "A1" }, {}], options: { secondEncounterAnywhere: false }, now: "landed" });
    expect([stays.revealed.length, stays.tiles(0)]).toEqual([2, ["police"]]);
  });

  test("oneReaction: any number of reaction cards by default; switched on, one for each walker and encounter", () => {
    const [usual, other] = tables(
      "oneReaction",
      true,
    )({
      seats: [{ at: "A1" }, walker("A1", "blood-swap", "blood-swap"), walker("A1", "blood-swap"), {}],
      encounters: ["stray", "stray"],
      dice: [6],
      now: "landed",
    });
    usual.play("blood-swap").play("blood-swap").play("blood-swap");
    expect(usual.waits).toBe("arm 0");
    expect(usual.strength).toBe(15);
    other.play("blood-swap").play("blood-swap");
    expect([other.waits, other.strength]).toEqual(["arm 0", 12]);
    // The next encounter is another one.
    other.roll();
    expect(other.waits).toBe("react 1");
  });

  test("swapAndreaDale: Andrea runs again and Dale exchanges by default; switched on, the other way round", () => {
    const [andrea, swapped] = tables(
      "swapAndreaDale",
      true,
    )({ seats: [{ character: "andrea", hand: ["bat"] }], dice: [1, 2] });
    expect(andrea.against({ power: "exchange" })).toBe("not-your-power");
    expect(swapped.against({ power: "exchange" })).toBeNull();
    expect(andrea.roll().against({ power: "run-again" })).toBeNull();
    expect(swapped.roll().against({ power: "run-again" })).toBe("not-your-power");
    const dale = city({ seats: [{ character: "dale" }], dice: [1, 2], options: { swapAndreaDale: true } }).roll();
    expect(dale.answer({ power: "run-again" }).moves).toContain("A5");
  });
});

test("a table with every option turned still ends at the camp", () => {
  const turned = Object.fromEntries(
    options.map((spec) => [spec.id, spec.kind === "switch" ? !spec.default : spec.values.at(-1)]),
  );
  const match = city({
    seats: [{ at: "D5", tiles: ALL_TILES }, walker("A1"), {}, walker("A1")],
    dice: [1],
    options: turned as Record<string, boolean | string>,
  });
  expect(match.roll().move("E5").waits).toBe("team-camp 0,2");
});

test("every value of every option has a test here", () => {
  const all = options.flatMap((spec) => {
    const values = spec.kind === "switch" ? [true, false] : spec.values;
    return values.filter((value) => value !== spec.default).map((value) => `${spec.id} ${String(value)}`);
  });
  expect([...tested].sort()).toEqual(all.sort());
});
