import { describe, expect, test } from "vitest";
import { ALL_TILES, city, fights } from "./city.ts";

// One test for each ruling E1-E24: encounters and equipment.

describe("Fights", () => {
  test("E1: only the face 6 of the die that stands wins by itself; 4 and Rick's 2 are no 6", () => {
    const match = fights({ character: "rick", allies: 1 }, ["road-horde"], [1, 4])
      .roll()
      .answer({ power: "strike-again" });
    expect(match.last("attack-roll")).toMatchObject({ n: 4, value: 6 });
    expect(match.told).toContain("lost");
    const six = fights({ character: "rick" }, ["road-horde"], [1, 6]).roll().answer({ power: "strike-again" });
    expect(six.told).toContain("won");
  });

  test("E2: the Crossbow returns on the face 5 or 6 that stands; without a roll it does not", () => {
    for (const [die, back] of [
      [4, false],
      [5, true],
      [6, true],
    ] as const) {
      const match = fights({ hand: ["crossbow"] }, ["stray"], [die])
        .arm("crossbow")
        .roll();
      expect(match.hand(0), `die ${die}`).toEqual(back ? ["crossbow"] : []);
    }
    const unrolled = fights({ hand: ["crossbow", "shotgun", "crossbow"], front: 1 }, ["stray"])
      .arm("crossbow", "crossbow")
      .answer({ win: true });
    expect(unrolled.equipmentDiscard).toEqual(["crossbow", "crossbow"]);
    // Rick's 3 and two points are a 5 in value, not on the die.
    const rick = fights({ hand: ["crossbow"], character: "rick" }, ["stray"], [5, 3])
      .arm("crossbow")
      .roll()
      .answer({ power: "strike-again" });
    expect(rick.hand(0)).toEqual([]);
  });

  test("E3: Bats return after a lost fight as well", () => {
    const match = fights({ hand: ["bat"], allies: 1 }, ["stray"], [1])
      .arm("bat")
      .roll();
    expect(match.told).toContain("lost");
    expect(match.hand(0)).toEqual(["bat"]);
  });

  test("E4: a Revolver in front and a foreign Axe do not spoil 'only Bats'; an own Axe or a Revolver played now does", () => {
    const front = fights({ hand: ["bat"], front: 1 }, ["stray"], [3])
      .arm("bat")
      .roll();
    expect(front.hand(0)).toEqual(["bat"]);
    const helped = city({
      seats: [{ at: "B5", hand: ["bat"] }, { hand: ["axe"] }],
      encounters: ["stray"],
      dice: [4],
      now: "landed",
    })
      .arm("bat")
      .roll();
    expect(helped.play("axe").hand(0)).toEqual(["bat"]);
    const axe = fights({ hand: ["bat", "axe"] }, ["stray"], [4])
      .arm("bat")
      .roll()
      .play("axe");
    expect(axe.equipmentDiscard).toEqual(["bat", "axe"]);
    const revolver = fights({ hand: ["bat", "revolver"] }, ["stray"], [3])
      .arm("bat", "revolver")
      .roll();
    expect([revolver.hand(0), revolver.state.front[0], revolver.equipmentDiscard]).toEqual([[], 1, ["bat"]]);
  });

  test("E5: with enough bonuses the roll may be left out, with a Shotgun never", () => {
    const match = fights({ hand: ["rifle", "rifle", "shotgun"] }, ["stray"]).arm("rifle", "rifle");
    expect(match.answers).toContainEqual({ win: true });
    expect(match.answers).toContainEqual({ roll: true });
    match.arm("shotgun");
    expect(match.against({ win: true })).toBe("shotgun-must-roll");
    expect(match.ruleAgainst({ win: true })).toBe("no-roll");
  });

  test("E6: two Shotguns and a 1 are one extra encounter", () => {
    const match = fights({ hand: ["shotgun", "shotgun"] }, ["stray", "quiet-moment", "quiet-moment"], [1])
      .arm("shotgun", "shotgun")
      .roll();
    expect(match.told).toContain("won");
    expect(match.revealed).toEqual(["stray", "quiet-moment"]);
  });

  test("E7: a Shotgun's 1 in a walker's turn: the extra encounter comes at once, without reaction cards", () => {
    const match = city({
      seats: [
        { at: "B5", allies: 1, hand: ["shotgun"] },
        { role: "walker", at: "B5", claws: ["tough", "sneaking-up", "blood-swap"] },
      ],
      encounters: ["weapons-cache"],
      turn: 1,
      now: "walked",
      dice: [1],
    });
    match.play("tough", { seat: 0 }).arm("shotgun").roll();
    expect(match.told).toContain("lost");
    expect(match.revealed).toEqual(["weapons-cache"]);
    expect(match.hand(0)).toEqual(["bat"]);
    expect(match.waits).toBe("swap 1");
  });

  test("E8: a Shotgun's 1 that Rick rolls again is gone; a 1 that he rolls counts", () => {
    const gone = fights({ hand: ["shotgun"], character: "rick" }, ["stray"], [1, 4])
      .arm("shotgun")
      .roll()
      .answer({ power: "strike-again" });
    expect(gone.revealed).toEqual(["stray"]);
    const rolled = fights({ hand: ["shotgun"], character: "rick" }, ["stray", "quiet-moment"], [4, 1])
      .arm("shotgun")
      .roll()
      .answer({ power: "strike-again" });
    expect(rolled.revealed).toEqual(["stray", "quiet-moment"]);
  });

  test("E9: Beisser vor der Tuer bans own attack cards; tile, space, Revolver in front count, the Wound may be played", () => {
    const match = city({
      seats: [
        {
          at: "A7",
          tiles: ["police"],
          front: 1,
          hand: ["bat", "crossbow", "axe", "shotgun", "revolver", "rifle", "wound"],
        },
      ],
      encounters: ["at-the-door"],
      now: "landed",
    });
    for (const card of ["bat", "crossbow", "axe", "shotgun", "revolver", "rifle"])
      expect(match.against({ arm: card }), card).toBe("door-blocked");
    // 2 of the space, 1 of the tile, 2 of the Revolver.
    expect(match.against({ win: true })).toBeNull();
    const dying = fights({ hand: ["wound"] }, ["at-the-door"], [1]).roll();
    expect(dying.waits).toBe("wound 0");
    expect(dying.play("wound").role(0)).toBe("survivor");
  });
});

describe("Cards and tokens", () => {
  test("E10: the equipment discards are never shuffled; only a death fills the pile", () => {
    const match = fights({}, ["weapons-cache"], [], { equipment: [], equipmentDiscard: ["axe", "bat"] });
    expect([match.equipmentDeck, match.equipmentDiscard, match.hand(0)]).toEqual([[], ["axe", "bat"], []]);
    const death = city({
      seats: [{ at: "B5", hand: ["hurry"] }, {}],
      equipment: [],
      equipmentDiscard: ["axe"],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
    });
    death.roll().passAll("axe", "wound");
    expect([death.equipmentDeck, death.equipmentDiscard]).toEqual([["hurry"], ["axe"]]);
  });

  test("E11, as X8 settles it: at a death the hand goes into the pile, what was played or lay in front is discarded", () => {
    const match = city({
      seats: [{ at: "B5", front: 1, hand: ["hurry", "bat", "axe"] }, {}],
      equipment: [],
      encounters: ["road-horde"],
      dice: [1],
      now: "landed",
    });
    match.arm("bat", "axe").roll().passAll("axe", "wound");
    expect(match.role(0)).toBe("dying");
    expect(match.equipmentDeck).toEqual(["hurry"]);
    expect(match.equipmentDiscard).toEqual(["bat", "axe", "revolver"]);
  });

  test("E12: an ally given up by choice goes back to the supply", () => {
    const match = fights({ allies: 1 }, ["love-triangle"], [], { pool: 3 }).answer({ choose: "ally" });
    expect([match.state.allies[0], match.state.pool, match.state.box]).toEqual([0, 4, 0]);
  });

  test("E13: equipment given up goes to the discards, by own choice unless chance is named", () => {
    const own = fights({ hand: ["axe", "bat", "rifle"] }, ["food-fight"]).answer({ choose: "discard" });
    expect(own.waits).toBe("discard 0");
    own.answer({ discard: "rifle" }).answer({ discard: "axe" });
    expect([own.hand(0), own.equipmentDiscard]).toEqual([["bat"], ["rifle", "axe"]]);
    const random = fights({ hand: ["axe", "bat"] }, ["guilt"]).answer({ choose: "discard" });
    expect(random.waits).toBe("end 0");
    expect([random.hand(0).length, random.equipmentDiscard.length]).toEqual([1, 1]);
  });

  test("E14: who has less gives what is there; who has nothing ignores it", () => {
    const one = fights({ hand: ["axe"] }, ["food-fight"])
      .answer({ choose: "discard" })
      .answer({ discard: "axe" });
    expect(one.waits).toBe("turn 0");
    const none = fights({}, ["food-fight"]).answer({ choose: "discard" });
    expect(none.waits).toBe("turn 0");
  });

  test("E15: an option that cannot be paid may be chosen", () => {
    for (const [card, choose] of [
      ["love-triangle", "ally"],
      ["food-fight", "ally"],
      ["food-fight", "discard"],
      ["guilt", "discard"],
    ] as const) {
      const match = fights({}, [card]).answer({ choose });
      expect([match.waits, match.state.skips[0], match.at(0)], `${card} ${choose}`).toEqual(["turn 0", 0, "B5"]);
    }
  });

  test("E16: cards instead of a bite, with an empty hand: nothing is lost, and nobody is bitten", () => {
    for (const card of ["drop-everything", "panic"]) {
      const match = fights({}, [card], [1]).roll();
      expect(match.told, card).toContain("lost");
      expect(match.role(0)).toBe("survivor");
    }
  });

  test("E17: several bites come one after the other; death ends the rest", () => {
    const two = fights({ allies: 2 }, ["surrounded"], [1]).roll();
    expect([two.role(0), two.state.allies[0], two.state.box]).toEqual(["survivor", 0, 2]);
    const one = city({
      seats: [{ at: "B5", allies: 1 }, {}],
      encounters: ["surrounded"],
      dice: [1],
      now: "landed",
    }).roll();
    expect([one.role(0), one.state.box, one.count("bitten")]).toEqual(["dying", 1, 1]);
    const none = city({ seats: [{ at: "B5" }, {}], encounters: ["surrounded"], dice: [1], now: "landed" }).roll();
    expect(none.count("died")).toBe(1);
    // One Wound stops one bite of the two.
    const wound = city({
      seats: [{ at: "B5", hand: ["wound"] }, {}],
      encounters: ["surrounded"],
      dice: [1],
      now: "landed",
    })
      .roll()
      .play("wound");
    expect(wound.role(0)).toBe("dying");
    const both = city({
      seats: [{ at: "B5", hand: ["wound", "wound"] }, {}],
      encounters: ["surrounded"],
      dice: [1],
      now: "landed",
    })
      .roll()
      .play("wound");
    expect(both.waits).toBe("wound 0");
    expect(both.play("wound").role(0)).toBe("survivor");
  });

  test("E18: any survivor may save; who is saved on a corner has survived it", () => {
    const match = city({
      seats: [{ at: "A1" }, { hand: ["wound"] }],
      encounters: ["stray", "quiet-moment"],
      dice: [1],
      now: "landed",
    }).roll();
    expect(match.waits).toBe("wound 1");
    expect(match.play("wound").tiles(0)).toEqual(["police"]);
  });

  test("E19: an empty pile in the middle of a chain: the discards come back, the card in play stays out", () => {
    const match = fights({}, ["press-on"], [], { encounterDiscard: ["companion"] });
    expect(match.revealed).toEqual(["press-on", "companion"]);
    expect(match.encounterDiscard).toEqual(["companion", "press-on"]);
    const empty = fights({}, ["press-on"], [], { encounterDiscard: [] });
    expect(empty.revealed).toEqual(["press-on"]);
    expect(empty.hand(0)).toEqual(["bat"]);
  });

  test("E20: on the draw space one may leave the card; a reward comes by itself", () => {
    const match = city({ seats: [{ at: "E1" }], now: "landed" });
    expect(match.pass().hand(0)).toEqual([]);
    const reward = fights({}, ["backyard"], [6]).roll();
    expect(reward.hand(0)).toEqual(["bat"]);
  });
});

describe("Abkuerzung and regions", () => {
  test("E21: nobody is put onto a corner by a Shortcut", () => {
    const match = city({ seats: [{ at: "B5", hand: ["shortcut"] }, { at: "B1" }], now: "landed" });
    expect(match.against({ play: "shortcut", seat: 1, to: "A1" })).toBe("no-corner");
  });

  test("E22: onto the camp is allowed, and wins with four tiles", () => {
    const match = city({ seats: [{ at: "C5", hand: ["shortcut"], tiles: ALL_TILES }, {}], now: "landed" });
    expect(match.play("shortcut", { seat: 0, to: "E5" }).waits).toBe("camp 0");
  });

  test("E23: at the end of every turn, also of one on go again", () => {
    const match = city({ seats: [{ at: "I4", hand: ["shortcut", "shortcut"] }, {}], now: "landed", dice: [1] });
    match.play("shortcut", { seat: 0, to: "I3" }).end();
    expect(match.waits).toBe("turn 0");
    match.roll().move("I4");
    expect(match.waits).toBe("end 0");
    expect(match.against({ play: "shortcut", seat: 0, to: "I2" })).toBeNull();
  });

  test("E24: on the camp nobody is in a region", () => {
    const match = city({
      seats: [
        { at: "E5", character: "shane" },
        { at: "E5", hand: ["bat"] },
      ],
    });
    expect(match.against({ power: "collect" })).toBe("nobody-to-collect-from");
  });
});
