import { describe, expect, test } from "vitest";
import { ALL_TILES, city, TEAM, walker } from "./city.ts";

// One test for each ruling D1-D9, W1-W8, T1-T4, B1-B5.

describe("Death, walkers, teams", () => {
  test("D1: a death counts at once: with the second one the survivors win together, before the dead stands up", () => {
    const match = city({
      seats: [{ at: "B5" }, { at: "D5", tiles: ALL_TILES }, { at: "A1" }, walker("A9")],
      encounters: ["stray"],
      dice: [1, 1],
      now: "landed",
    }).roll();
    expect(match.told).toContain("teams");
    expect(match.role(0)).toBe("dying");
    expect(match.roll().move("E5").waits).toBe("team-camp 1,2");
  });

  test("D2: who has just died has no cards yet and is not asked to react", () => {
    const match = city({ seats: [{ role: "dying", at: "B5" }, { at: "D5" }, {}], turn: 1, now: "landed" });
    expect(match.revealed).toHaveLength(1);
    expect(match.waits).toBe("turn 2");
  });

  test("D3: a death on go again: the extra turn at once, as a walker", () => {
    const match = city({ seats: [{ at: "A6" }, {}, {}], encounters: ["stray"], dice: [1, 5], now: "landed" }).roll();
    expect([match.waits, match.at(0), match.claws(0).length]).toEqual(["walk 0", "A6", 4]);
  });

  test("D4: the third death of four is out: cards into the pile, tiles to the box, no figure", () => {
    const match = city({
      seats: [{ at: "B5", hand: ["hurry"], tiles: ["cdc"] }, {}, walker("A1"), walker("A1")],
      equipment: [],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
    });
    match.passAll("react").roll().passAll("axe", "wound");
    expect([match.role(0), match.at(0), match.tiles(0), match.tiles(1), match.equipmentDeck]).toEqual([
      "out",
      "",
      [],
      [],
      ["hurry"],
    ]);
    expect(match.waits).toBe("turn 1");
  });

  test("D5: the last survivor dies by an encounter: the walkers win", () => {
    const match = city({
      seats: [{ at: "B5" }, walker("A1"), { role: "out" }, { role: "beaten" }],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
    }).roll();
    expect(match.waits).toBe("all-dead 1,3");
  });

  test("D6: two players, one walker: the survivor wins alone; after the second death nobody", () => {
    const home = city({ seats: [{ at: "D5", tiles: ALL_TILES }, walker("A1")], dice: [1] })
      .roll()
      .move("E5");
    expect(home.waits).toBe("camp 0");
    const dead = city({ seats: [{ at: "B5" }, walker("B5", "bitten", "tough")], turn: 1, now: "walked", dice: [1] })
      .play("tough", { seat: 0 })
      .roll();
    expect(dead.waits).toBe("nobody");
  });

  test("D7: three players, two walkers: the lone survivor hands nothing over, and wins alone", () => {
    const match = city({
      seats: [{ at: "D5", hand: ["bat"], tiles: ALL_TILES }, walker("A1"), walker("A1")],
      dice: [1],
      now: "landed",
    })
      .passAll("react")
      .end();
    expect(match.waits).toBe("walk 1");
    const home = city({ seats: [{ at: "D5", tiles: ALL_TILES }, walker("A1"), walker("A1")], dice: [1] })
      .roll()
      .move("E5");
    expect(home.waits).toBe("team-camp 0");
  });

  test("D8: in teams one card is handed over after the own turn, at any distance; also in the team variant", () => {
    for (const options of [{}, TEAM]) {
      const match = city({
        seats: [{ at: "E5", hand: ["bat"] }, walker("A1"), { at: "I9" }, walker("A1")],
        now: "landed",
        options,
      }).end();
      expect(match.waits).toBe("give 0");
      expect(match.answers).toEqual([{ pass: true }, { give: "bat", seat: 2 }]);
      expect(match.answer({ give: "bat", seat: 2 }).hand(2)).toEqual(["bat"]);
    }
    const early = city({ seats: [{ at: "E5", hand: ["bat"] }, walker("A1"), {}, {}], now: "landed" }).end();
    expect(early.waits).toBe("walk 1");
  });

  test("D9: the walker of a game with one walker neither wins nor shares: the first survivor home wins alone", () => {
    const match = city({ seats: [{ at: "D5", tiles: ALL_TILES }, {}, walker("A1")], dice: [1] })
      .roll()
      .move("E5");
    expect(match.match.outcome?.winners).toEqual([0]);
  });
});

describe("Walkers", () => {
  test("W1: Gebissen never on the own space", () => {
    const match = city({ seats: [{ at: "B5" }, { at: "A1" }, walker("B5", "bitten")], turn: 2, now: "walked" });
    expect(match.against({ play: "bitten", seat: 0 })).toBe("only-elsewhere");
    expect(match.against({ play: "bitten", seat: 1 })).toBeNull();
  });

  test("W2: on an encounter without strength Bluttausch is refused, Heranschleichen is not", () => {
    const match = city({
      seats: [{ at: "B5" }, walker("A1", "blood-swap", "sneaking-up", "tough")],
      encounters: ["quiet-moment", "companion"],
      now: "landed",
    });
    expect(match.against({ play: "blood-swap" })).toBe("no-strength-to-raise");
    expect(match.against({ play: "tough" })).toBe("only-as-a-reaction");
    match.play("sneaking-up").passAll("react");
    expect(match.revealed).toEqual(["quiet-moment", "companion"]);
  });

  test("W3: a walker off the board has no cards and is not asked", () => {
    const match = city({ seats: [{ at: "B5" }, { role: "beaten" }], now: "landed" });
    expect(match.waits).toBe("rise 1");
  });

  test("W4: the hand is filled at the end of the own turn only", () => {
    const match = city({
      seats: [{ at: "B5" }, walker("A1", "sneaking-up", "tough", "tough", "tough")],
      now: "landed",
      dice: [1],
    });
    match.play("sneaking-up").passAll("react");
    expect(match.claws(1)).toHaveLength(3);
    match.move("A1").pass().pass();
    expect(match.claws(1)).toHaveLength(4);
  });

  test("W5: a beaten walker neither exchanges nor draws; it gets four new cards when it rises", () => {
    const match = city({
      seats: [{ at: "B5" }, walker("B5", "onslaught", "tough", "clinging")],
      turn: 1,
      now: "walked",
      dice: [6],
    });
    match.play("onslaught").move("B5").answer({ seat: 0 }).roll();
    expect([match.role(1), match.at(1), match.claws(1)]).toEqual(["beaten", "", []]);
    expect([...match.walkerDiscard].sort()).toEqual(["clinging", "onslaught", "tough"]);
    expect(match.waits).toBe("turn 0");
  });

  test("W6: with both walker piles empty fewer cards are drawn", () => {
    const match = city({ seats: [{}, walker("A1", "tough")], turn: 1, walkers: ["bitten"], now: "walked" })
      .pass()
      .pass();
    expect(match.claws(1)).toEqual(["tough", "bitten"]);
  });

  test("W7: Von Beissern ueberrannt without another walker: no bonus", () => {
    const alone = city({ seats: [{ at: "B5" }, walker("B5", "overrun")], turn: 1, now: "walked" }).play("overrun", {
      seat: 0,
    });
    expect(alone.strength).toBe(8);
    const beaten = city({
      seats: [{ at: "B5" }, walker("B5", "overrun"), { role: "beaten" }],
      turn: 1,
      now: "walked",
    }).play("overrun", { seat: 0 });
    expect(beaten.strength).toBe(8);
  });

  test("W8: who dies of Festgekrallt discards nothing more", () => {
    const match = city({
      seats: [{ at: "B5", hand: ["hurry"] }, {}, walker("B5", "clinging")],
      turn: 2,
      equipment: [],
      now: "walked",
      dice: [1],
    });
    match.play("clinging", { seat: 0 }).roll().passAll("axe", "wound");
    expect([match.role(0), match.equipmentDeck, match.equipmentDiscard]).toEqual(["dying", ["hurry"], []]);
    expect(match.waits).toBe("swap 2");
  });
});

describe("The team variant", () => {
  test("T1: a corner is each survivor's own: the partner's tile does not close it", () => {
    const match = city({
      seats: [{ at: "I9" }, walker("A1"), { tiles: ["cdc"] }, walker("A1")],
      now: "landed",
      options: TEAM,
      pool: 2,
    }).passAll("react");
    expect(match.tiles(0)).toEqual(["cdc"]);
    expect(match.state.allies[0]).toBe(1);
  });

  test("T2: inherited tiles: lasting bonuses work, immediate ones do not come again, doubles leave the game", () => {
    const match = city({
      seats: [
        { at: "B5", tiles: ["police", "cdc", "store"] },
        walker("A1"),
        { at: "E5", tiles: ["cdc"] },
        walker("A1"),
      ],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
      options: TEAM,
    });
    match.passAll("react").roll();
    expect([match.role(0), match.tiles(0), match.tiles(2)]).toEqual(["out", [], ["police", "cdc", "store"]]);
    expect([match.state.allies[2], match.hand(2), match.count("inherited")]).toEqual([0, [], 2]);
  });

  test("T3: who stands on the camp when the fourth kind comes must leave it and return", () => {
    const seats = [
      { at: "A1", tiles: [] },
      walker("I9"),
      { at: "E5", tiles: ["car-lot", "cdc", "store"] },
      walker("I9"),
    ] as const;
    const match = city({ seats, now: "landed", options: TEAM, encounters: ["quiet-moment", "quiet-moment"] }).passAll(
      "react",
    );
    expect(match.tiles(0)).toEqual(["police"]);
    expect(match.match.outcome).toBeNull();
    // Even a card that puts the figure on the camp does not bring it back to where it already stands.
    const stands = city({
      seats: [
        { at: "E5", allies: 1, hand: ["shotgun"], tiles: ["police", "cdc"] },
        walker("E5", "bitten", "tough"),
        { at: "A1", tiles: ["car-lot", "store"] },
        walker("I9"),
      ],
      turn: 1,
      now: "walked",
      encounters: ["love-triangle"],
      dice: [1],
      options: TEAM,
    });
    stands.play("tough", { seat: 0 }).arm("shotgun").roll().answer({ choose: "camp" });
    expect(stands.match.outcome).toBeNull();
    const leaves = city({
      seats: [
        { at: "E5", tiles: ["police", "cdc"] },
        walker("I9"),
        { at: "A1", tiles: ["car-lot", "store"] },
        walker("I9"),
      ],
      dice: [1, 1, 1, 1, 1],
      options: TEAM,
    });
    leaves.roll().move("D5").move("I8").pass();
    leaves.roll().move("B1").passAll("react").move("I8").pass().roll().move("E5");
    expect(leaves.waits).toBe("team-camp 0,2");
  });

  test("T4: Lori and Abkuerzung move survivors only", () => {
    const match = city({
      seats: [{ at: "B5", character: "lori", hand: ["shortcut"] }, walker("A5")],
      now: "landed",
    }).passAll("react");
    const moved = new Set(match.answers.flatMap(({ seat }) => (seat === undefined ? [] : [seat])));
    expect([...moved]).toEqual([0]);
  });
});

describe("Powers", () => {
  test("B1: in the own turn outside fights; Rick right after an attack roll, Andrea right after a movement roll", () => {
    const glenn = city({
      seats: [{ at: "E5", character: "glenn" }],
      encounters: ["stray"],
      equipmentDiscard: ["axe"],
      dice: [1],
    });
    expect(glenn.against({ power: "scrounge", card: "axe" })).toBeNull();
    glenn.roll();
    expect(glenn.against({ power: "scrounge", card: "axe" })).not.toBeNull();
    glenn.move("D5");
    expect(glenn.waits).toBe("arm 0");
    expect(glenn.against({ power: "scrounge", card: "axe" })).not.toBeNull();
    const rick = city({ seats: [{ character: "rick" }], dice: [1] });
    expect(rick.against({ power: "strike-again" })).toBe("power-at-a-roll");
    const andrea = city({ seats: [{ character: "andrea" }], dice: [1] });
    expect(andrea.against({ power: "run-again" })).toBe("power-at-a-roll");
    expect(andrea.roll().against({ power: "run-again" })).toBeNull();
  });

  test("B2: an extra turn does not renew a power", () => {
    const match = city({
      seats: [{ at: "I4", character: "glenn" }, {}],
      equipmentDiscard: ["axe", "bat"],
      now: "landed",
    });
    match.answer({ power: "scrounge", card: "axe" }).end();
    expect(match.waits).toBe("turn 0");
    expect(match.against({ power: "scrounge" })).toBe("power-spent");
  });

  test("B3: Lori may move herself off a corner between the two encounters: the second comes there, no tile; nobody else can", () => {
    const match = city({
      seats: [{ at: "A1", character: "lori" }, {}],
      encounters: ["quiet-moment", "weapons-cache"],
      now: "landed",
    });
    expect(match.waits).toBe("between 0");
    match.answer({ power: "move-survivor", seat: 0, to: "B1" });
    expect(match.revealed).toEqual(["quiet-moment", "weapons-cache"]);
    expect([match.at(0), match.tiles(0)]).toEqual(["B1", []]);
    const other = city({ seats: [{ at: "A1", hand: ["bat"] }, { character: "lori" }], now: "landed" });
    expect(other.match.answer(1, { power: "move-survivor", seat: 0, to: "B1" }).ok).toBe(false);
  });

  test("B4: powers without effect are refused: Glenn without discards, Shane without neighbours who hold a card", () => {
    const glenn = city({ seats: [{ character: "glenn" }] });
    expect(glenn.against({ power: "scrounge" })).toBe("nothing-to-scrounge");
    const shane = city({ seats: [{ at: "B5", character: "shane" }, { at: "A5" }, { at: "A1", hand: ["bat"] }] });
    expect(shane.against({ power: "collect" })).toBe("nobody-to-collect-from");
  });

  test("B5: Dale gets as many cards as he shuffles in, also from an empty pile", () => {
    const match = city({ seats: [{ character: "dale", hand: ["bat", "axe", "rifle"] }], equipment: [] }).answer({
      power: "exchange",
    });
    expect(match.against({ done: true })).toBe("nothing-put-back");
    match.answer({ put: "bat" }).answer({ put: "axe" }).answer({ done: true });
    expect([...match.hand(0)].sort()).toEqual(["axe", "bat", "rifle"]);
    expect(match.equipmentDeck).toEqual([]);
    const empty = city({ seats: [{ character: "dale" }] });
    expect(empty.against({ power: "exchange" })).toBe("no-cards-to-exchange");
  });
});
