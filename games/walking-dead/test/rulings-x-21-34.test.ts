import { Match } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { walkingDead } from "../index.ts";
import { ALL_TILES, city, fights, type Seat, TEAM, walker } from "./city.ts";

// One test for each supplementary ruling X21-X34.

describe("Cards, teams, ends", () => {
  test("X21: a turn to skip lapses at a death; two of them skip two turns", () => {
    const match = city({ seats: [{ at: "B5", skips: 1 }, {}], encounters: ["stray"], dice: [1], now: "landed" }).roll();
    expect(match.state.skips).toEqual([0, 0]);
    const two = city({ seats: [{ skips: 2 }, { at: "A4" }], dice: [1, 1, 1] });
    expect([two.waits, two.state.skips[0]]).toEqual(["turn 1", 1]);
    two.roll().move("A5").pass();
    expect([two.waits, two.state.skips[0]]).toEqual(["turn 1", 0]);
    expect(two.roll().move("A4").waits).toBe("turn 0");
  });

  test("X22: no extra turn for who is out, nor in the team variant", () => {
    const third = city({
      seats: [{ at: "I4" }, {}, walker("A1"), walker("A1")],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
    }).roll();
    expect([third.role(0), third.waits]).toEqual(["out", "turn 1"]);
    const team = city({
      seats: [{ at: "I4" }, walker("A1"), {}, walker("A1")],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
      options: TEAM,
    }).roll();
    expect([team.role(0), team.waits]).toEqual(["out", "walk 1"]);
  });

  test("X23: team variant: a dead survivor's hand into the pile, figure and character to the box, tiles to the partner", () => {
    const seat: Seat = { at: "B5", hand: ["hurry"], character: "rick", spent: true, tiles: ["police"] };
    const match = city({
      seats: [seat, walker("A1"), {}, walker("A1")],
      equipment: [],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
      options: TEAM,
    });
    match.roll().passAll("axe", "wound");
    expect([match.equipmentDeck, match.at(0), match.character(0), match.tiles(2)]).toEqual([
      ["hurry"],
      "",
      "",
      ["police"],
    ]);
    const third = city({
      seats: [seat, {}, walker("A1"), walker("A1")],
      equipment: [],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
    });
    third.roll().passAll("axe", "wound");
    expect([third.equipmentDeck, third.at(0), third.tiles(0), third.tiles(1)]).toEqual([["hurry"], "", [], []]);
  });

  test("X24: inheriting the fourth kind on the camp does not win yet; either survivor's return counts, also one without tiles", () => {
    const match = city({
      seats: [
        { at: "B5", tiles: ["police", "cdc"] },
        walker("A1"),
        { at: "E5", tiles: ["car-lot", "store"] },
        walker("A1"),
      ],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
      options: TEAM,
    }).roll();
    expect(match.tiles(2)).toEqual(ALL_TILES);
    expect(match.match.outcome).toBeNull();
    const bare = city({
      seats: [{ at: "D5" }, walker("A1"), { at: "A9", tiles: ALL_TILES }, walker("A1")],
      dice: [1],
      options: TEAM,
    })
      .roll()
      .move("E5");
    expect(bare.waits).toBe("team-camp 0,2");
  });

  test("X25: team variant: walkers have no character; they choose where they rise before the first turn, and may share a space", () => {
    const match = Match.open(walkingDead, { players: 4, options: { variant: "team" }, seed: "team" });
    const asks: string[] = [];
    for (const answer of [{ character: "rick" }, { character: "lori" }, { rise: "C3" }, { rise: "C3" }]) {
      asks.push(`${match.question?.ask} ${match.awaited()[0]}`);
      expect(match.answer(match.awaited()[0], answer)).toEqual({ ok: true });
    }
    expect(asks).toEqual(["character 0", "character 2", "rise 1", "rise 3"]);
    expect(match.state.character).toEqual([0, -1, 1, -1]);
    expect(match.state.at[1]).toBe(match.state.at[3]);
    expect(`${match.question?.ask} ${match.awaited()[0]}`).toBe("turn 0");
  });

  test("X26: one card is handed over after each own turn, after any Shortcut, from the hand only; an extra turn is a turn", () => {
    const match = city({
      seats: [{ at: "I4", front: 1, hand: ["shortcut", "bat", "axe"] }, walker("A1"), {}, walker("A1")],
      now: "landed",
      dice: [2],
    });
    match.play("shortcut", { seat: 0, to: "I3" });
    expect(match.waits).toBe("end 0");
    match.end();
    expect(match.answers).toEqual([{ pass: true }, { give: "bat", seat: 2 }, { give: "axe", seat: 2 }]);
    match.answer({ give: "bat", seat: 2 });
    expect(match.waits).toBe("turn 0");
    match.roll().move("I5").pass().end();
    expect(match.waits).toBe("give 0");
  });

  test("X27: Weiter!: reactions to it, then the inner encounter with all its extras, then the card, then what was sneaked onto Weiter!", () => {
    const match = city({
      seats: [{ at: "B5", allies: 2, hand: ["shotgun"] }, walker("A1", "sneaking-up", "sneaking-up", "tough")],
      encounters: ["press-on", "stray", "companion", "guilt", "quiet-moment"],
      equipment: ["rifle"],
      dice: [1],
      now: "landed",
    });
    match.play("sneaking-up").pass();
    expect(match.revealed).toEqual(["press-on", "stray"]);
    expect(match.waits).toBe("react 1");
    match.play("sneaking-up").passAll("react").arm("shotgun").roll().passAll("react");
    expect(match.revealed).toEqual(["press-on", "stray", "companion", "guilt"]);
    expect(match.count("drew")).toBe(0);
    match.answer({ choose: "skip" });
    expect(match.hand(0)).toEqual(["rifle"]);
    expect(match.waits).toBe("between 0");
    expect(match.end().passAll("react").revealed).toEqual(["press-on", "stray", "companion", "guilt", "quiet-moment"]);
  });

  test("X28: on the camp Machtkampf and Verrat do nothing, to the active survivor neither; empty hands give nothing", () => {
    for (const card of ["power-struggle", "betrayal"]) {
      const match = city({
        seats: [
          { at: "A1", hand: ["bat"] },
          { at: "E5", hand: ["bat"] },
        ],
        encounters: ["love-triangle", card],
        now: "landed",
      });
      match.answer({ choose: "camp" }).end();
      expect([match.revealed.length, match.hand(0), match.hand(1)], card).toEqual([2, ["bat"], ["bat"]]);
      expect(match.waits).toBe("end 0");
    }
    const empty = city({
      seats: [{ at: "B5" }, { at: "A5" }],
      encounters: ["power-struggle"],
      dice: [1, 6],
      now: "landed",
    });
    expect([empty.told.includes("duel"), empty.hand(1)]).toEqual([true, []]);
  });

  test("X29: adjacent for Von Beissern ueberrannt is connected, sewers included; a lying figure is no walker", () => {
    const strength = (other: Seat) =>
      city({ seats: [{ at: "E7" }, walker("E7", "overrun"), other, {}], turn: 1, now: "walked" }).play("overrun", {
        seat: 0,
      }).strength;
    expect(strength(walker("E7"))).toBe(10);
    expect(strength(walker("E8"))).toBe(10);
    expect(strength(walker("F7"))).toBe(10);
    expect(strength(walker("E9"))).toBe(8);
    expect(strength({ role: "dying", at: "E7" })).toBe(8);
  });

  test("X30: Ansturm and Angreifende Beisser on a survivor's space: the attack may be left out; the target is chosen after the run", () => {
    for (const [card, steps] of [
      ["onslaught", "D5"],
      ["charging", "E5"],
    ] as const) {
      const match = city({ seats: [{ at: steps }, { at: steps }, walker("B5", card)], turn: 2, now: "walked" })
        .play(card)
        .move(steps);
      expect(match.answers, card).toEqual([{ pass: true }, { seat: 0 }, { seat: 1 }]);
      expect(match.pass().waits).toBe("swap 2");
    }
  });

  test("X31: the draw is asked on landing, before the encounter; the Car Lot last, before moving; an early stop stays possible", () => {
    const draw = city({ seats: [{ at: "E1" }], now: "landed" });
    expect([draw.waits, draw.revealed]).toEqual(["draw 0", []]);
    const lot = city({ seats: [{ at: "D5", tiles: ["car-lot"] }], dice: [1] }).roll();
    expect([...lot.moves].sort()).toEqual(["C5", "E5"]);
    lot.answer({ add: 1 });
    expect([...lot.moves].sort()).toEqual(["B5", "E4", "E5", "E6", "F5"]);
  });

  test("X32: bonuses equal to the strength are enough to win without a roll, and a roll stays allowed", () => {
    const match = fights({ hand: ["rifle", "rifle"] }, ["stray"]).arm("rifle", "rifle");
    expect(match.answers.slice(0, 2)).toEqual([{ roll: true }, { win: true }]);
  });

  test("X33: an encounter added by Heranschleichen on a corner is none of the two; the tile comes after all", () => {
    const match = city({
      seats: [{ at: "A1" }, walker("I9", "sneaking-up")],
      encounters: ["quiet-moment", "companion", "weapons-cache"],
      now: "landed",
    });
    match.play("sneaking-up").passAll("react");
    expect(match.revealed).toEqual(["quiet-moment", "companion", "weapons-cache"]);
    expect(match.told.indexOf("tile")).toBeGreaterThan(match.told.lastIndexOf("revealed"));
    expect(match.tiles(0)).toEqual(["police"]);
  });

  test("X34: who dies third among four still wins with the teammate; among three the third death is the walkers' victory", () => {
    const four = city({
      seats: [{ at: "D5", tiles: ALL_TILES }, walker("A1"), { role: "out" }, walker("A1")],
      dice: [1],
    })
      .roll()
      .move("E5");
    expect(four.waits).toBe("team-camp 0,2");
    const three = city({
      seats: [{ at: "B5" }, walker("A1"), walker("A1")],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
    }).roll();
    expect(three.waits).toBe("all-dead 1,2");
  });
});
