import { describe, expect, test } from "vitest";
import { ALL_TILES, city, fights, TEAM, walker } from "./city.ts";

// One test for each supplementary ruling X1-X20.

describe("Turns, death, walkers", () => {
  test("X1: the second encounter of a corner comes where the first has put the figure: no space bonus, no region; not for the dead", () => {
    const match = city({
      seats: [{ at: "A1" }, {}],
      encounters: ["love-triangle", "old-neighbours"],
      dice: [6],
      now: "landed",
    }).answer({ choose: "camp" });
    expect(match.strength).toBe(7);
    expect(match.roll().tiles(0)).toEqual([]);
    const dead = city({ seats: [{ at: "A1" }, {}], encounters: ["stray", "stray"], dice: [1], now: "landed" }).roll();
    expect(dead.revealed).toEqual(["stray"]);
    const home = city({
      seats: [{ at: "I1", tiles: ALL_TILES.filter((tile) => tile !== "car-lot") }, {}],
      encounters: ["love-triangle", "stray"],
      now: "landed",
    });
    home.answer({ choose: "camp" });
    expect(home.revealed).toEqual(["love-triangle", "stray"]);
  });

  test("X2: walkers react clockwise, one card at a time, without limit, until all pass in succession; everything adds up", () => {
    const match = city({
      seats: [
        { at: "B5", allies: 1 },
        walker("A1", "blood-swap", "blood-swap", "sneaking-up"),
        walker("A1", "sneaking-up", "tough"),
        {},
      ],
      encounters: ["stray", "companion", "weapons-cache", "quiet-moment"],
      dice: [1],
      now: "landed",
    });
    expect(match.waits).toBe("react 1");
    match.play("blood-swap");
    expect(match.waits).toBe("react 2");
    match.play("sneaking-up");
    expect(match.waits).toBe("react 1");
    match.play("blood-swap");
    expect(match.waits).toBe("react 2");
    match.pass();
    expect(match.waits).toBe("react 1");
    match.pass();
    expect([match.waits, match.strength]).toEqual(["arm 0", 12]);
    match.roll().play("sneaking-up").passAll("react");
    expect(match.revealed).toEqual(["stray", "companion", "weapons-cache"]);
  });

  test("X3: a beaten walker must come back; the four spaces are its only answers", () => {
    const match = city({ seats: [{}, { role: "beaten" }], turn: 1 });
    expect(match.answers.map(({ rise }) => rise)).toEqual(["C3", "G3", "C7", "G7"]);
    expect(match.against({ pass: true })).not.toBeNull();
  });

  test("X4: only a losing survivor is bitten; a losing walker leaves the board with its hand", () => {
    const lost = city({
      seats: [{ at: "B5", allies: 1 }, walker("B5", "tough", "onslaught")],
      turn: 1,
      now: "walked",
      dice: [1],
    });
    lost.play("onslaught").move("B5").answer({ seat: 0 }).roll();
    expect([lost.state.allies[0], lost.role(1), lost.claws(1)]).toEqual([0, "walker", ["tough"]]);
    const won = city({
      seats: [{ at: "B5", allies: 1 }, walker("B5", "tough", "onslaught")],
      turn: 1,
      now: "walked",
      dice: [6],
    });
    won.play("onslaught").move("B5").answer({ seat: 0 }).roll();
    expect([won.state.allies[0], won.role(1), won.claws(1)]).toEqual([1, "beaten", []]);
    expect(won.events.flatMap((event) => (event.event === "claw-discarded" ? [event.card] : []))).toEqual(["tough"]);
  });

  test("X5: in the team variant the first seat begins, whatever the option says", () => {
    const match = city({ seats: [{}, walker("A1"), {}, walker("A1")], options: TEAM });
    expect([match.state.first, match.waits]).toEqual([0, "turn 0"]);
  });

  test("X6: walker player from the death on, figure and cards at the next turn", () => {
    const match = city({
      seats: [{ at: "B5" }, { at: "E5" }, walker("A1")],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
    }).roll();
    expect([match.role(0), match.claws(0), match.told.includes("teams")]).toEqual(["dying", [], true]);
  });

  test("X7: one Beeilung! for each movement roll, by 1, 2 or 3", () => {
    const match = city({ seats: [{ hand: ["hurry", "hurry"] }], dice: [1] }).roll();
    expect(match.answers.filter(({ play }) => play === "hurry").map(({ add }) => add)).toEqual([1, 2, 3]);
    match.play("hurry", { add: 3 });
    for (const add of [1, 2, 3]) expect(match.against({ play: "hurry", add })).toBe("one-hurry");
    expect(match.ruleAgainst({ play: "hurry", add: 1 })).toBe("X7");
    expect(match.moves).toContain("E1");
  });

  test("X8: Revolvers of a lost fight are discarded before the bite; at a death only the hand is shuffled in", () => {
    const match = city({
      seats: [{ at: "B5", front: 1, hand: ["revolver", "hurry"] }, {}],
      equipment: [],
      encounters: ["road-horde"],
      dice: [1],
      now: "landed",
    });
    match.arm("revolver").roll().passAll("axe", "wound");
    expect([match.equipmentDeck, match.equipmentDiscard]).toEqual([["hurry"], ["revolver", "revolver"]]);
  });
});

describe("Equipment", () => {
  test("X9: every lost fight costs all Revolvers in front, also one without a bite; several add up; they are played in fights only", () => {
    const two = fights({ front: 2 }, ["stray"], [2]).roll();
    expect(two.last("attack-roll")).toMatchObject({ value: 6 });
    expect(two.state.front[0]).toBe(2);
    for (const card of ["panic", "drop-everything"]) {
      const lost = fights({ front: 2 }, [card], [1]).roll();
      expect([lost.state.front[0], lost.equipmentDiscard], card).toEqual([0, ["revolver", "revolver"]]);
    }
    const saved = fights({ front: 1, hand: ["wound"] }, ["surrounded"], [1]).roll();
    expect(saved.state.front[0]).toBe(0);
    expect(city({ seats: [{ hand: ["revolver"] }] }).against({ play: "revolver" })).toBe("only-in-a-fight");
  });

  test("X10: played cards are settled before victory or defeat: a Crossbow that returns is lost to Panic, or shuffled in at a death", () => {
    const panic = fights({ hand: ["crossbow"] }, ["panic"], [5]).arm("crossbow");
    panic.roll();
    expect([panic.hand(0), panic.equipmentDiscard]).toEqual([[], ["crossbow"]]);
    const death = city({
      seats: [{ at: "B5", hand: ["crossbow"] }, {}],
      equipment: [],
      encounters: ["road-horde"],
      dice: [5],
      now: "landed",
    })
      .arm("crossbow")
      .roll()
      .passAll("axe", "wound");
    expect([death.role(0), death.equipmentDeck, death.equipmentDiscard]).toEqual(["dying", ["crossbow"], []]);
  });

  test("X11: Revolvers in front are no hand: not for Panic, Shane, discards, handing over or Dale", () => {
    const panic = city({
      seats: [{ at: "B5", front: 1, hand: ["bat"] }],
      encounters: ["food-fight"],
      now: "landed",
    }).answer({ choose: "discard" });
    expect(panic.answers).toEqual([{ discard: "bat" }]);
    const shane = city({
      seats: [
        { at: "B5", character: "shane" },
        { at: "A5", front: 2 },
      ],
    });
    expect(shane.against({ power: "collect" })).toBe("nobody-to-collect-from");
    const give = city({ seats: [{ at: "E5", front: 1 }, walker("A1"), {}, walker("A1")], now: "landed" });
    expect(give.waits).toBe("walk 1");
    expect(city({ seats: [{ character: "dale", front: 1 }] }).against({ power: "exchange" })).toBe(
      "no-cards-to-exchange",
    );
  });

  test("X12: the own Axe before or after the roll; a foreign one only after it, when the fight is short", () => {
    const own = fights({ hand: ["axe"] }, ["stray"], [5])
      .arm("axe")
      .roll();
    expect(own.told).toContain("won");
    const foreign = city({ seats: [{ at: "B5" }, { hand: ["axe"] }], encounters: ["stray"], dice: [6], now: "landed" });
    expect(foreign.match.answer(1, { play: "axe" }).ok).toBe(false);
    expect(foreign.roll().count("helped")).toBe(0);
    const far = city({
      seats: [{ at: "B5", allies: 1 }, { hand: ["axe", "bat"] }],
      encounters: ["road-horde"],
      dice: [5],
      now: "landed",
    }).roll();
    // Two cards in hand could never make up for five points: nobody is asked.
    expect(far.told).toContain("lost");
  });

  test("X13: Kriecher counts the defender's own cards of this fight, the Axe too; Revolvers in front and foreign Axes are free", () => {
    const match = city({
      seats: [{ at: "B5", allies: 1, front: 1, hand: ["bat", "axe"] }, { hand: ["axe"] }],
      encounters: ["crawler"],
      dice: [2],
      now: "landed",
    }).arm("bat");
    expect(match.against({ arm: "axe" })).toBe("one-card-only");
    match.roll();
    expect(match.waits).toBe("axe 1");
    expect(match.play("axe").told).toContain("won");
    const axe = fights({ hand: ["axe", "axe"], allies: 1 }, ["crawler"], [4])
      .roll()
      .play("axe");
    expect(axe.told).toContain("lost");
    expect(axe.hand(0)).toEqual(["axe"]);
  });

  test("X14: attack cards are Bat, Crossbow, Axe, Shotgun, Revolver and Rifle", () => {
    const attack = ["bat", "crossbow", "axe", "shotgun", "revolver", "rifle"];
    const others = ["shortcut", "hurry", "wound", "gun-bag"];
    const match = fights({ hand: [...attack, ...others] }, ["stray"]);
    for (const card of attack) expect(match.against({ arm: card }), card).toBeNull();
    for (const card of others) expect(match.against({ arm: card }), card).toBe("no-attack-card");
  });

  test("X15: two Rifles double the space once, each still +3; in the Dark Alley nothing is doubled", () => {
    const match = city({
      seats: [{ at: "A7", hand: ["rifle", "rifle"] }],
      encounters: ["road-horde"],
      dice: [1],
      now: "landed",
    }).arm("rifle", "rifle");
    expect(match.answers).toContainEqual({ win: true });
    expect(match.roll().last("attack-roll")).toMatchObject({ value: 11 });
    const alley = city({ seats: [{ at: "A7", hand: ["rifle"] }], encounters: ["dark-alley"], dice: [1], now: "landed" })
      .arm("rifle")
      .roll();
    expect(alley.last("attack-roll")).toMatchObject({ value: 4 });
  });

  test("X16: Abkuerzung: at least one step, no step back, corners may be passed, no sewers, any number of them", () => {
    const match = city({ seats: [{ at: "B1", hand: ["shortcut", "shortcut"] }, { at: "B1" }], now: "landed" });
    const reach = (seat: number) =>
      [
        ...match.answers.flatMap((answer) =>
          answer.seat === seat && answer.play === "shortcut" ? [String(answer.to)] : [],
        ),
      ].sort();
    expect(reach(0)).toEqual(["A2", "C1", "D1"]);
    expect(reach(1)).toEqual(["A2", "A3", "A4", "C1", "D1", "E1", "E2", "F1"]);
    match.play("shortcut", { seat: 0, to: "A2" }).play("shortcut", { seat: 0, to: "A4" });
    expect([match.at(0), match.revealed.length, match.waits]).toEqual(["A4", 1, "turn 1"]);
  });

  test("X17: Abkuerzung after Keine Begegnung, the camp or a corner that one has", () => {
    for (const at of ["A4", "E5", "A1"]) {
      const match = city({ seats: [{ at, tiles: ["police"], hand: ["shortcut"] }, {}], now: "landed" });
      expect(match.waits, at).toBe("end 0");
      expect(match.moves.length).toBeGreaterThan(0);
    }
  });

  test("X18: each movement is new: the first step may go back where the figure came from; boni are settled before it", () => {
    const match = city({ seats: [{ at: "C5", hand: ["hurry"] }, {}], dice: [1, 1, 1] })
      .roll()
      .move("B5")
      .end();
    match.roll().move("D5").roll();
    expect(match.moves).toContain("C5");
    match.play("hurry", { add: 1 });
    expect(match.moves).not.toContain("C5");
  });

  test("X19: powers and the Bag of Guns before the roll, between two encounters, before the end; never between landing and the space", () => {
    const corner = city({ seats: [{ at: "A1", hand: ["gun-bag"] }, {}], now: "landed" });
    expect(corner.waits).toBe("between 0");
    corner.play("gun-bag").end();
    expect(corner.waits).toBe("end 0");
    const extra = city({
      seats: [{ at: "B5", allies: 1, character: "glenn" }, walker("A1", "sneaking-up")],
      encounters: ["companion", "quiet-moment"],
      equipmentDiscard: ["axe"],
      now: "landed",
    });
    extra.play("sneaking-up").passAll("react");
    expect(extra.waits).toBe("between 0");
    extra.answer({ power: "scrounge", card: "axe" });
    expect(extra.hand(0)).toEqual(["axe"]);
    // Weiter! reveals its encounter in the middle of itself: no moment between the two.
    const inside = city({
      seats: [{ at: "B5", character: "glenn" }, {}],
      encounters: ["press-on", "quiet-moment"],
      equipmentDiscard: ["axe"],
      now: "landed",
    });
    expect(inside.waits).toBe("end 0");
    // Nor before the one that a walker adds to it.
    const added = city({
      seats: [{ at: "B5", character: "glenn" }, walker("A1", "sneaking-up")],
      encounters: ["press-on", "quiet-moment", "companion"],
      equipmentDiscard: ["axe"],
      now: "landed",
    });
    added.pass().play("sneaking-up").passAll("react");
    expect([added.revealed, added.waits]).toEqual([["press-on", "quiet-moment", "companion"], "end 0"]);
    const landed = city({ seats: [{ at: "D1", character: "glenn" }, {}], equipmentDiscard: ["axe"], dice: [1] })
      .roll()
      .move("E1");
    expect(landed.waits).toBe("draw 0");
    expect(landed.against({ power: "scrounge", card: "axe" })).not.toBeNull();
  });

  test("X20: Rick's power directly after an attack roll of his own turn, before the Axes, never in another's turn or a Machtkampf", () => {
    const match = fights({ character: "rick", hand: ["axe"] }, ["stray"], [1, 3]).roll();
    expect(match.waits).toBe("reroll 0");
    match.answer({ power: "strike-again" });
    expect(match.last("attack-roll")).toMatchObject({ n: 3, value: 5 });
    expect(match.waits).toBe("axe 0");
    const foreign = city({
      seats: [{ at: "B5", character: "rick", allies: 1 }, walker("B5", "bitten", "tough")],
      turn: 1,
      now: "walked",
      dice: [1],
    })
      .play("tough", { seat: 0 })
      .roll();
    expect(foreign.told).toContain("lost");
    const duel = city({
      seats: [{ at: "B5", character: "rick" }, { at: "A5" }],
      encounters: ["power-struggle"],
      now: "landed",
      dice: [1, 6],
    });
    expect(duel.told).toContain("duel");
    expect(duel.waits).toBe("turn 1");
  });
});
