import { Match } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { type Event, walkingDead } from "../index.ts";
import { ALL_TILES, city, Role } from "./city.ts";

// One test for each ruling A1-A7, M1-M9, S1-S11. Where a supplementary ruling (X) settles one of these, what holds is tested here.

describe("Set-up and turn order", () => {
  test("A1: everyone rolls, the highest begins, equals roll again", () => {
    let ties = 0;
    for (let seed = 0; seed < 40; seed++) {
      const rolls: { seat: number; n: number }[] = [];
      const match = Match.open(walkingDead, { players: 3, seed: `first ${seed}` }, (event: Event) => {
        if (event.event === "first-roll") rolls.push(event);
      });
      let rolling = [0, 1, 2];
      while (rolling.length > 1) {
        const now = rolls.splice(0, rolling.length);
        expect(now.map(({ seat }) => seat)).toEqual(rolling);
        const best = Math.max(...now.map(({ n }) => n));
        rolling = now.filter(({ n }) => n === best).map(({ seat }) => seat);
        if (rolling.length > 1) ties++;
      }
      expect(rolls).toEqual([]);
      expect(match.state.first).toBe(rolling[0]);
      expect(match.awaited()).toEqual(rolling);
    }
    expect(ties).toBeGreaterThan(0);
  });

  test("A2: alone, the five cards dealt are five of the ten", () => {
    const { state } = Match.open(walkingDead, { players: 1, seed: "alone" });
    expect([state.hand[0].length, state.equipmentDeck.length, state.aside.length]).toEqual([5, 5, 30]);
  });

  test("A3: equipment that is left over lies face down for everybody", () => {
    const match = Match.open(walkingDead, { players: 2, seed: "aside" });
    expect(match.state.aside).toHaveLength(20);
    for (const seat of [0, 1, null]) expect(match.view(seat).aside).toEqual(new Array(20).fill(-1));
  });

  test("A4: there is no limit to a hand", () => {
    const match = city({
      seats: [{ at: "B5", hand: new Array(20).fill("bat") }],
      encounters: ["weapons-cache"],
      now: "landed",
    });
    expect(match.hand(0)).toHaveLength(21);
  });

  test("A5: hands and piles are hidden; hand sizes, allies, tiles, Revolvers in front and discard piles are open", () => {
    const match = city({
      seats: [
        { hand: ["axe", "bat"], front: 1, tiles: ["cdc"], allies: 2 },
        { hand: ["rifle"] },
        { role: "walker", claws: ["tough", "bitten"] },
      ],
      equipmentDiscard: ["hurry"],
      walkerDiscard: ["tough"],
    });
    const seen = match.match.view(1);
    expect(seen.hand).toEqual([[-1, -1], match.state.hand[1], []]);
    expect(seen.claws).toEqual([[], [], [-1, -1]]);
    for (const pile of [seen.equipmentDeck, seen.encounterDeck, seen.walkerDeck])
      expect(new Set(pile)).toEqual(new Set([-1]));
    for (const field of [
      "front",
      "tiles",
      "allies",
      "equipmentDiscard",
      "walkerDiscard",
      "encounterDiscard",
      "at",
    ] as const) {
      expect(seen[field], field).toEqual(match.state[field]);
    }
  });

  test("A6: in the team variant the walkers begin with four cards each", () => {
    const { state } = Match.open(walkingDead, { players: 4, options: { variant: "team" }, seed: "team" });
    expect([state.claws[1].length, state.claws[3].length, state.walkerDeck.length]).toEqual([4, 4, 22]);
  });

  test("A7: in the team variant survivors and walkers sit in turn, a survivor begins", () => {
    const { state } = Match.open(walkingDead, { players: 4, options: { variant: "team" }, seed: "team" });
    expect(state.role).toEqual([Role.survivor, Role.walker, Role.survivor, Role.walker]);
    expect(state.first).toBe(0);
  });
});

describe("Movement", () => {
  test("M1: no step back within a move; any branch at a junction", () => {
    const match = city({ seats: [{ at: "B5" }], dice: [2] }).roll();
    expect([...match.moves].sort()).toEqual(["A4", "A6", "D5"]);
    expect(match.against({ move: "B5" })).toBe("not-exact");
  });

  test("M2: nobody stays on a corner or on the camp", () => {
    for (const at of ["A1", "E5"]) {
      const match = city({ seats: [{ at }], dice: [2] }).roll();
      expect(match.moves).not.toContain(at);
    }
  });

  test("M3: an early stop on every corner and camp that the way passes", () => {
    const corner = city({ seats: [{ at: "B1" }], dice: [5] }).roll();
    expect([...corner.moves].sort()).toEqual(["A1", "A5", "E3", "G1"]);
    const camp = city({ seats: [{ at: "D5" }], dice: [3] }).roll();
    expect([...camp.moves].sort()).toEqual(["A5", "E3", "E5", "E7", "G5"]);
  });

  test("M4: walkers do not stop survivors", () => {
    const match = city({ seats: [{ at: "B1" }, { role: "walker", at: "C1" }], dice: [5] }).roll();
    expect(match.moves).toContain("G1");
  });

  test("M5: a walker leaves a survivor's space and is stopped by entering one; it may stay or go less far", () => {
    const match = city({ seats: [{ at: "B5" }, { at: "D5" }, { role: "walker", at: "B5" }], turn: 2, dice: [4] });
    for (const to of ["B5", "C5", "D5", "A5", "A2", "A8"]) expect(match.against({ move: to }), to).toBeNull();
    expect(match.against({ move: "E5" })).toBe("out-of-reach");
    expect(match.move("A2").last("moved")).toMatchObject({ why: "walk", path: ["A5", "A4", "A3", "A2"] });
  });

  test("M6: Ansturm is a movement of its own: away from a survivor's space, until the next one", () => {
    const match = city({
      seats: [{ at: "D5" }, { at: "E5" }, { role: "walker", at: "D5", claws: ["onslaught"] }],
      turn: 2,
      now: "walked",
    }).play("onslaught");
    expect([...match.moves].sort()).toEqual(["B5", "C5", "C6", "D5", "E5"]);
    match.move("E5");
    expect(match.answers).toEqual([{ pass: true }, { seat: 1 }]);
  });

  test("M7: die, then Andrea, then Beeilung!, then the Car Lot; the sum is exact", () => {
    const at = () =>
      city({
        seats: [{ at: "E5", character: "andrea", hand: ["hurry", "hurry"], tiles: ["car-lot"] }],
        dice: [3, 4],
      }).roll();
    const match = at();
    const total = () => (match.match.question as { total?: number }).total;
    expect(total()).toBe(3);
    match.answer({ power: "run-again" });
    expect(total()).toBe(6);
    match.play("hurry", { add: 2 });
    expect(total()).toBe(8);
    match.answer({ add: 1 });
    expect(total()).toBe(9);
    expect(match.moves).toContain("B1");
    expect(match.moves).not.toContain("C1");
    const late = at().play("hurry", { add: 1 });
    expect(late.against({ power: "run-again" })).toBe("too-late-to-add");
    const last = at().answer({ add: 1 });
    expect(last.against({ play: "hurry", add: 1 })).toBe("too-late-to-add");
    expect(last.against({ add: 1 })).not.toBeNull();
  });

  test("M8: a lying figure stops nobody, is no target, is moved by nobody", () => {
    const lying = { role: "dying", at: "D5" } as const;
    const walker = city({
      seats: [{ at: "A1" }, lying, { role: "walker", at: "B5", claws: ["tough", "bitten"] }],
      turn: 2,
      dice: [4],
    });
    walker.move("E5");
    expect(walker.answers).toEqual([{ pass: true }, { play: "bitten", seat: 0 }]);
    const lori = city({ seats: [{ character: "lori", hand: ["shortcut"] }, lying], dice: [1] });
    expect(lori.answers.every(({ seat }) => seat === undefined || seat === 0)).toBe(true);
    const region = city({
      seats: [{ at: "B5", character: "shane" }, { ...lying }],
      encounters: ["power-struggle"],
      now: "landed",
    });
    expect(region.told).toContain("no-effect");
    expect(region.against({ power: "collect" })).toBe("nobody-to-collect-from");
  });

  test("M9: a beaten walker comes back at its next turn, on one of the four spaces, also on an occupied one", () => {
    const match = city({ seats: [{}, { role: "beaten" }, { role: "walker", at: "C3" }], turn: 1, dice: [2] });
    expect(match.answers).toEqual(["C3", "G3", "C7", "G7"].map((rise) => ({ rise })));
    match.answer({ rise: "C3" });
    expect([match.at(1), match.at(2), match.claws(1).length]).toEqual(["C3", "C3", 4]);
    expect(match.waits).toBe("walk 1");
  });
});

describe("Spaces", () => {
  test("S1: the bonus of the space counts against walkers, in their turn", () => {
    const match = city({
      seats: [{ at: "C1" }, { role: "walker", at: "A1", claws: ["bitten"] }],
      turn: 1,
      now: "walked",
      dice: [4],
    });
    match.play("bitten", { seat: 0 }).roll();
    expect(match.last("attack-roll")).toMatchObject({ value: 6, strength: 6 });
  });

  test("S2: nothing happens on the space where a Shortcut, Lori or a card puts a figure, but its attack bonus counts", () => {
    const match = city({
      seats: [
        { at: "A8", hand: ["shortcut"] },
        { role: "walker", at: "A1", claws: ["bitten"] },
      ],
      now: "landed",
      dice: [1, 4],
    }).passAll("react");
    match.play("shortcut", { seat: 0, to: "A7" }).move("A1").play("bitten", { seat: 0 }).roll();
    expect(match.last("attack-roll")).toMatchObject({ n: 4, value: 6 });
    const again = city({ seats: [{ at: "I2", hand: ["shortcut"] }, {}], now: "landed" }).play("shortcut", {
      seat: 0,
      to: "I4",
    });
    expect(again.waits).toBe("turn 1");
    const draw = city({ seats: [{ at: "D1", character: "lori" }, {}], now: "landed" }).answer({
      power: "move-survivor",
      seat: 0,
      to: "E1",
    });
    expect([draw.waits, draw.revealed.length, draw.hand(0)]).toEqual(["turn 1", 1, []]);
  });

  test("S3: every landing on go again gives another turn", () => {
    const match = city({
      seats: [{ at: "I4", character: "andrea", hand: ["hurry"] }, {}],
      now: "landed",
      dice: [6, 6],
    });
    match.end().roll().answer({ power: "run-again" }).play("hurry", { add: 2 }).move("A6");
    expect(match.count("again")).toBe(2);
    expect(match.waits).toBe("turn 0");
  });

  test("S4: the extra turn stays earned when the encounter takes the figure away", () => {
    const match = city({ seats: [{ at: "I4" }, {}], encounters: ["love-triangle"], now: "landed" }).answer({
      choose: "camp",
    });
    expect([match.at(0), match.waits]).toEqual(["E5", "turn 0"]);
  });

  test("S5: the extra turn is the one that is skipped", () => {
    const match = city({ seats: [{ at: "I4" }, {}], encounters: ["guilt"], now: "landed" }).answer({ choose: "skip" });
    expect([match.waits, match.state.skips[0]]).toEqual(["turn 1", 0]);
    expect(match.told).toContain("skipped");
  });

  test("S6, as X1 settles it: taken away by the first encounter, the second comes where the figure stands, and no tile", () => {
    const match = city({
      seats: [{ at: "A1" }, {}],
      encounters: ["love-triangle", "weapons-cache"],
      now: "landed",
    }).answer({ choose: "camp" });
    expect(match.revealed).toEqual(["love-triangle", "weapons-cache"]);
    expect(match.tiles(0)).toEqual([]);
  });

  test("S7: extra encounters come directly after the one that caused them and do not replace the second", () => {
    const match = city({
      seats: [{ at: "A1", allies: 1, hand: ["shotgun"] }, {}],
      encounters: ["stray", "companion", "quiet-moment"],
      dice: [1],
      now: "landed",
    });
    match.arm("shotgun").roll();
    expect(match.revealed).toEqual(["stray", "companion", "quiet-moment"]);
    expect(match.tiles(0)).toEqual(["police"]);
  });

  test("S8: the fights on a corner need not be won, only survived", () => {
    const match = city({
      seats: [{ at: "A1", allies: 2 }, {}],
      encounters: ["stray", "stray"],
      dice: [1, 1],
      now: "landed",
    })
      .roll()
      .roll();
    expect([match.state.allies[0], match.tiles(0)]).toEqual([0, ["police"]]);
    const dead = city({
      seats: [{ at: "A1", allies: 1 }, {}],
      encounters: ["stray", "stray"],
      dice: [1, 1],
      now: "landed",
    })
      .roll()
      .roll();
    expect([dead.role(0), dead.tiles(0)]).toEqual(["dying", []]);
  });

  test("S9: the bonus of a tile comes at once; cards for the end of the turn come after it", () => {
    const store = city({ seats: [{ at: "A9" }, {}], equipment: ["shortcut", "bat"], now: "landed" });
    expect([store.hand(0), store.waits]).toEqual([["shortcut", "bat"], "end 0"]);
    store.play("shortcut", { seat: 0, to: "A7" });
    expect([store.at(0), store.tiles(0)]).toEqual(["A7", ["store"]]);
    const cdc = city({ seats: [{ at: "I9" }, {}], pool: 1, now: "landed" });
    expect([cdc.state.allies[0], cdc.state.pool, cdc.tiles(0)]).toEqual([1, 0, ["cdc"]]);
  });

  test("S10: brought onto the camp with four tiles by whatever effect: won at once", () => {
    const shortcut = city({ seats: [{ at: "D5", tiles: ALL_TILES, hand: ["shortcut"] }, {}], now: "landed" }).play(
      "shortcut",
      { seat: 0, to: "E5" },
    );
    expect(shortcut.waits).toBe("camp 0");
    const pushed = city({
      seats: [
        { at: "B5", hand: ["shortcut"] },
        { at: "B5", tiles: ALL_TILES },
      ],
      now: "landed",
    }).play("shortcut", { seat: 1, to: "E5" });
    expect(pushed.waits).toBe("camp 1");
    const card = city({
      seats: [{ at: "B5", tiles: ALL_TILES }, {}],
      encounters: ["love-triangle"],
      now: "landed",
    }).answer({ choose: "camp" });
    expect(card.waits).toBe("camp 0");
    const lori = city({
      seats: [
        { at: "B5", character: "lori" },
        { at: "D5", tiles: ALL_TILES },
      ],
    }).answer({ power: "move-survivor", seat: 1, to: "E5" });
    expect(lori.waits).toBe("camp 1");
  });

  test("S11: who passes the camp with four tiles may stop there", () => {
    const match = city({ seats: [{ at: "D5", tiles: ALL_TILES }, {}], dice: [6] }).roll();
    expect(match.moves).toContain("E5");
    expect(match.move("E5").waits).toBe("camp 0");
  });
});
