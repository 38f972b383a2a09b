import { below, judge, Match, type Refusal, randomFrom } from "@endzeit/engine";
import { anyAnswer } from "@endzeit/engine/testing";
import { describe, expect, test } from "vitest";
import { type Answer, type Event, type State, type View, walkingDead } from "../index.ts";
import { reasons } from "../rules/reasons.ts";
import { ALL_TILES, city } from "./city.ts";

// The rulebook's own examples and answers, from the position to the result. Ids are those of the fact sheet, section 7.

describe("The worked fight", () => {
  const fight = (die: number) =>
    city({
      seats: [{ at: "C1", allies: 1, hand: ["crossbow", "bat"] }],
      encounters: ["road-horde"],
      dice: [die],
      now: "landed",
    })
      .arm("crossbow", "bat")
      .roll();

  test("EX-1: strength 10, Attack +2, Crossbow and Bat, a 5: ten is enough; the Crossbow returns, the Bat does not, two cards come", () => {
    const match = fight(5);
    expect(match.last("attack-roll")).toMatchObject({ n: 5, value: 10, strength: 10 });
    expect(match.told).toContain("won");
    expect(match.hand(0)).toEqual(["crossbow", "bat", "bat"]);
    expect(match.equipmentDiscard).toEqual(["bat"]);
    expect(match.encounterDiscard).toEqual(["road-horde"]);
    expect(match.state.allies).toEqual([1]);
  });

  test("EX-1c: with a 4 it is 9: lost, one bite, both cards gone", () => {
    const match = fight(4);
    expect(match.told).toContain("lost");
    expect(match.state.allies).toEqual([0]);
    expect(match.hand(0)).toEqual([]);
    expect(match.equipmentDiscard).toEqual(["crossbow", "bat"]);
  });

  test("EX-1d: a 6 wins by itself, and the Crossbow returns", () => {
    const match = fight(6);
    expect(match.told).toContain("won");
    expect(match.hand(0)).toContain("crossbow");
  });

  test("EX-1e: nothing but two Bats: both return, whatever the die says and whether won or lost", () => {
    for (const die of [1, 3, 5, 6]) {
      const match = city({
        seats: [{ at: "B5", allies: 1, hand: ["bat", "bat"] }],
        encounters: ["stray"],
        dice: [die],
        now: "landed",
      });
      match.arm("bat", "bat").roll();
      expect(match.hand(0), `die ${die}`).toEqual(["bat", "bat"]);
      expect(match.equipmentDiscard).toEqual([]);
    }
  });
});

describe("Fragen und Antworten", () => {
  test("F1: who lands on a walker's space is not attacked now; the space is carried out as usual", () => {
    const match = city({ seats: [{}, { role: "walker", at: "D5", claws: ["tough"] }], dice: [1], turn: 0 });
    match.roll().move("D5").passAll("react");
    expect(match.revealed).toEqual(["quiet-moment"]);
    expect(match.waits).toBe("walk 1");
  });

  test("F2: walkers enter corners and the camp and attack there", () => {
    for (const [from, to] of [
      ["B1", "A1"],
      ["D5", "E5"],
    ] as const) {
      const match = city({ seats: [{ at: to }, { role: "walker", at: from, claws: ["tough"] }], dice: [1], turn: 1 });
      match.move(to).play("tough", { seat: 0 });
      expect(match.waits, to).toBe("arm 0");
      expect(match.strength).toBe(7);
    }
  });

  test("F3a: Abkuerzung after the encounter: up to two spaces on, no encounter there, the turn ends", () => {
    const match = city({ seats: [{ at: "B5", hand: ["shortcut"] }, {}], now: "landed" });
    expect(match.revealed).toEqual(["quiet-moment"]);
    match.play("shortcut", { seat: 0, to: "D5" });
    expect(match.at(0)).toBe("D5");
    expect(match.last("moved")).toMatchObject({ why: "shortcut", path: ["C5", "D5"] });
    expect(match.revealed).toHaveLength(1);
    expect(match.waits).toBe("turn 1");
    expect(match.equipmentDiscard).toEqual(["shortcut"]);
  });

  test("F3b: Abkuerzung never ends on a corner", () => {
    const match = city({ seats: [{ at: "C1", hand: ["shortcut"] }], now: "landed" });
    expect(match.against({ play: "shortcut", seat: 0, to: "A1" })).toBe("no-corner");
    expect(match.ruleAgainst({ play: "shortcut", seat: 0, to: "A1" })).toBe("X16");
    expect(match.moves).not.toContain("A1");
  });

  test("F3c: Abkuerzung before the move is refused, and so it is right after the roll", () => {
    const match = city({ seats: [{ hand: ["shortcut"] }] });
    expect(match.against({ play: "shortcut" })).toBe("only-at-turn-end");
    expect(match.moves).toEqual([]);
    match.roll();
    expect(match.against({ play: "shortcut" })).toBe("only-at-turn-end");
  });

  test("F3d: Abkuerzung for another: that figure moves up to four spaces, the own one stays, no encounter", () => {
    const match = city({ seats: [{ at: "B5", hand: ["shortcut"] }, { at: "E5" }], now: "landed" });
    match.play("shortcut", { seat: 1, to: "E1" });
    expect([match.at(0), match.at(1)]).toEqual(["B5", "E1"]);
    expect(match.last("moved")).toMatchObject({ path: ["E4", "E3", "E2", "E1"] });
    expect(match.revealed).toHaveLength(1);
  });

  test("F4a: one short, an Axe after the roll wins", () => {
    const match = city({
      seats: [{ at: "B5", hand: ["axe"] }],
      encounters: ["stray"],
      dice: [5],
      now: "landed",
    }).roll();
    expect(match.waits).toBe("axe 0");
    match.play("axe");
    expect(match.told).toContain("won");
    expect(match.equipmentDiscard).toEqual(["axe"]);
  });

  test("F4b: two short, two Axes win", () => {
    const match = city({ seats: [{ at: "B5", hand: ["axe", "axe"] }], encounters: ["stray"], dice: [4], now: "landed" })
      .roll()
      .play("axe");
    expect(match.waits).toBe("axe 0");
    expect(match.play("axe").told).toContain("won");
  });

  test("F4d: any other equipment after the roll is refused", () => {
    const match = city({
      seats: [{ at: "B5", hand: ["axe", "rifle"] }],
      encounters: ["stray"],
      dice: [5],
      now: "landed",
    }).roll();
    expect(match.against({ play: "rifle" })).toBe("only-before-the-roll");
    expect(match.against({ arm: "rifle" })).not.toBeNull();
  });

  test("F5a: Beisser vor der Tuer: the own Axe is refused, before the roll and after it", () => {
    const match = city({
      seats: [{ at: "B5", allies: 1, hand: ["axe"] }],
      encounters: ["at-the-door"],
      dice: [4],
      now: "landed",
    });
    expect(match.against({ arm: "axe" })).toBe("door-blocked");
    match.roll();
    expect(match.told).toContain("lost");
    expect(match.hand(0)).toEqual(["axe"]);
  });

  test("F5b: Beisser vor der Tuer: another survivor's Axe helps", () => {
    const match = city({
      seats: [{ at: "B5" }, { hand: ["axe"] }],
      encounters: ["at-the-door"],
      dice: [4],
      now: "landed",
    }).roll();
    expect(match.waits).toBe("axe 1");
    match.play("axe");
    expect(match.told).toContain("won");
    expect(match.last("helped")).toMatchObject({ seat: 1, defender: 0, value: 5, strength: 5 });
  });

  test("F6a: bonuses that reach the strength win without a roll, unless a Shotgun was played", () => {
    const match = city({
      seats: [{ at: "B5", hand: ["rifle", "crossbow", "bat", "shotgun"] }],
      encounters: ["stray"],
      now: "landed",
    });
    match.arm("rifle", "crossbow");
    expect(match.against({ win: true })).toBe("bonus-too-low");
    match.arm("bat");
    expect(match.against({ roll: true })).toBeNull();
    const shot = city({ seats: [{ at: "B5", hand: ["rifle", "shotgun"] }], encounters: ["stray"], now: "landed" }).arm(
      "rifle",
      "shotgun",
    );
    expect(shot.against({ win: true })).toBe("shotgun-must-roll");
    match.answer({ win: true });
    expect(match.told).toContain("won");
    expect(match.count("attack-roll")).toBe(0);
  });

  test("F7: a survivor saves another one out of turn with Nicht toedliche Wunde: hand, tiles and place are kept", () => {
    const match = city({
      seats: [
        { hand: ["wound"] },
        { at: "B5", hand: ["hurry"], tiles: ["cdc"] },
        { role: "walker", at: "B5", claws: ["tough"] },
      ],
      turn: 2,
      now: "walked",
      dice: [1],
    });
    match.play("tough", { seat: 1 }).roll();
    expect(match.waits).toBe("wound 1");
    expect(match.against({ play: "wound" })).toBe("not-held");
    match.pass();
    expect(match.waits).toBe("wound 0");
    match.play("wound");
    expect(match.role(1)).toBe("survivor");
    expect([match.hand(1), match.tiles(1), match.at(1)]).toEqual([["hurry"], ["cdc"], "B5"]);
    expect(match.equipmentDiscard).toEqual(["wound"]);
  });

  test("F8: a Revolver in front counts against Beisser vor der Tuer", () => {
    const match = city({
      seats: [{ at: "B5", front: 1 }],
      encounters: ["at-the-door"],
      dice: [3],
      now: "landed",
    }).roll();
    expect(match.last("attack-roll")).toMatchObject({ value: 5, strength: 5 });
    expect(match.told).toContain("won");
  });

  test("F8b: a Revolver still in hand may not be played against it", () => {
    const match = city({ seats: [{ at: "B5", hand: ["revolver"] }], encounters: ["at-the-door"], now: "landed" });
    expect(match.against({ arm: "revolver" })).toBe("door-blocked");
  });

  test("F9: who beats Gebissen beats no walker: figure and other cards stay", () => {
    const match = city({
      seats: [{}, { role: "walker", at: "A1", claws: ["bitten", "tough"] }],
      turn: 1,
      now: "walked",
      dice: [6],
    });
    match.play("bitten", { seat: 0 }).roll();
    expect(match.told).toContain("won");
    expect([match.role(1), match.at(1), match.claws(1)]).toEqual(["walker", "A1", ["tough"]]);
  });

  test("F10b: moved onto a corner by Lori, one must leave it; coming back a turn later gives both encounters and the tile", () => {
    const match = city({ seats: [{ character: "lori" }, { at: "B1" }], dice: [1, 1, 1, 1] });
    match.answer({ power: "move-survivor", seat: 1, to: "A1" }).roll().move("D5");
    expect(match.at(1)).toBe("A1");
    match.roll();
    expect([...match.moves].sort()).toEqual(["A2", "B1"]);
    match.move("B1").roll().move("E5").roll().move("A1");
    expect(match.revealed).toHaveLength(4);
    expect(match.tiles(1)).toEqual(["police"]);
  });

  test("F11: to the camp by Dreiecksbeziehung, as the second encounter of a corner: no tile", () => {
    const match = city({
      seats: [{ at: "A1", allies: 1 }],
      encounters: ["quiet-moment", "love-triangle"],
      now: "landed",
    });
    match.answer({ choose: "camp" });
    expect(match.at(0)).toBe("E5");
    expect(match.tiles(0)).toEqual([]);
    const stays = city({
      seats: [{ at: "A1", allies: 1 }],
      encounters: ["quiet-moment", "love-triangle"],
      now: "landed",
    });
    stays.answer({ choose: "ally" });
    expect(stays.tiles(0)).toEqual(["police"]);
  });

  test("F12a: the choice to give what one does not have is open and costs nothing", () => {
    const match = city({ seats: [{ at: "B5" }], encounters: ["food-fight"], now: "landed" });
    expect(match.answers).toEqual([{ choose: "discard" }, { choose: "ally" }]);
    match.answer({ choose: "ally" });
    expect(match.state.allies).toEqual([0]);
    expect(match.waits).toBe("turn 0");
  });

  test("F12b: what must be given without a choice and is not there is not owed", () => {
    const match = city({ seats: [{ at: "B5" }], encounters: ["betrayal"], now: "landed" });
    expect(match.waits).toBe("turn 0");
  });

  test("F13: Bluttausch strengthens an encounter, never a walker card", () => {
    const own = city({ seats: [{}, { role: "walker", claws: ["tough", "blood-swap"] }], turn: 1, now: "walked" });
    expect(own.against({ play: "blood-swap" })).toBe("only-in-a-survivors-turn");
    own.play("tough", { seat: 0 });
    expect(own.waits).toBe("arm 0");
    expect(own.strength).toBe(7);
    const other = city({
      seats: [{ at: "B5" }, { role: "walker", at: "A1", claws: ["blood-swap"] }],
      encounters: ["stray"],
      now: "landed",
    });
    expect(other.waits).toBe("react 1");
    other.play("blood-swap");
    expect(other.strength).toBe(9);
  });
});

describe("The publisher's further answers", () => {
  test("P1: who dies on a go-again space takes the extra turn at once, as a walker", () => {
    const match = city({ seats: [{ at: "I4" }, {}], encounters: ["stray"], dice: [1, 2], now: "landed" }).roll();
    expect(match.told).toContain("died");
    expect(match.waits).toBe("walk 0");
    expect(match.claws(0)).toHaveLength(4);
    match.move("I4").pass().pass();
    expect(match.waits).toBe("turn 1");
  });

  test("P2: Nicht toedliche Wunde at the moment of death: the hand is kept", () => {
    const match = city({
      seats: [{ at: "B5", hand: ["wound", "hurry"] }, {}],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
    }).roll();
    expect(match.waits).toBe("wound 0");
    match.play("wound");
    expect(match.hand(0)).toEqual(["hurry"]);
    expect(match.role(0)).toBe("survivor");
  });

  test("P3: three players, the second death: two walkers against one survivor", () => {
    const match = city({
      seats: [{ at: "B5" }, {}, { role: "walker", at: "A1" }],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
    }).roll();
    expect(match.told).toContain("teams");
    expect(match.waits).toBe("turn 1");
    expect([0, 1, 2].map((seat) => match.role(seat))).toEqual(["dying", "survivor", "walker"]);
  });

  test("P4: two players, the second death: over, and nobody wins", () => {
    const match = city({
      seats: [{ at: "B5" }, { role: "walker", at: "A1" }],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
    }).roll();
    expect(match.waits).toBe("nobody");
  });

  test("P5: the last survivor dies by an encounter: the walkers win", () => {
    const match = city({
      seats: [{ at: "B5" }, { role: "walker", at: "A1" }, { role: "beaten" }],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
    }).roll();
    expect(match.waits).toBe("all-dead 1,2");
  });

  test("P6: Ansturm may be played for its movement alone; no other card without a survivor", () => {
    const match = city({
      seats: [{}, { role: "walker", at: "A1", claws: ["onslaught", "charging", "overrun", "clinging", "tough"] }],
      turn: 1,
      now: "walked",
    });
    for (const card of ["overrun", "clinging", "tough"])
      expect(match.against({ play: card }), card).toBe("nobody-here");
    match.play("onslaught").move("C1");
    expect(match.at(1)).toBe("C1");
    expect(match.waits).toBe("swap 1");
  });
});

describe("The rules as tests", () => {
  test("R1: the set-up for one to four players and for the team variant", () => {
    const open = (players: number, variant: string) =>
      Match.open(walkingDead, { players, options: { variant }, seed: "set-up" }).state;
    for (const [players, deck, pool] of [
      [1, 5, 2],
      [2, 10, 4],
      [3, 15, 6],
      [4, 20, 8],
    ] as const) {
      const state = open(players, "standard");
      expect([state.equipmentDeck.length, state.pool], `${players} players`).toEqual([deck, pool]);
      expect(state.hand.map((hand) => hand.length)).toEqual(new Array(players).fill(5));
      expect(state.allies).toEqual(new Array(players).fill(2));
      expect([state.encounterDeck.length, state.walkerDeck.length]).toEqual([40, 30]);
    }
    const team = open(4, "team");
    expect([team.equipmentDeck.length, team.pool]).toEqual([14, 8]);
    expect(team.allies).toEqual([4, 0, 4, 0]);
    expect(team.hand.map((hand) => hand.length)).toEqual([7, 0, 7, 0]);
    expect(team.claws.map((claws) => claws.length)).toEqual([0, 4, 0, 4]);
  });

  test("R2: a value equal to the strength wins", () => {
    const match = city({ seats: [{ at: "B5", hand: ["bat"] }], encounters: ["stray"], dice: [5], now: "landed" })
      .arm("bat")
      .roll();
    expect(match.told).toContain("won");
  });

  test("R3: a 6 wins against any strength", () => {
    const match = city({
      seats: [{ at: "B5" }, { role: "walker", at: "A1", claws: Array(8).fill("blood-swap") }],
      encounters: ["road-horde"],
      dice: [6],
      now: "landed",
    });
    for (let n = 0; n < 3; n++) match.play("blood-swap");
    expect(match.passAll("react").strength).toBe(19);
    expect(match.roll().told).toContain("won");
  });

  test("R4: a lost fight costs one ally, which leaves the game and does not go to the supply", () => {
    const match = city({
      seats: [{ at: "B5", allies: 2 }],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
      pool: 2,
    }).roll();
    expect([match.state.allies[0], match.state.box, match.state.pool]).toEqual([1, 1, 2]);
  });

  test("R5: a bite with no ally kills: the hand goes into the draw pile, tiles and character leave the game, the figure lies there", () => {
    const match = city({
      seats: [{ at: "B5", character: "rick", spent: true, tiles: ["cdc", "store"], hand: ["shortcut", "hurry"] }, {}],
      encounters: ["stray"],
      dice: [1],
      now: "landed",
    });
    match.roll().passAll("axe", "wound");
    expect(match.told).toContain("died");
    expect(match.role(0)).toBe("dying");
    expect([match.hand(0), match.tiles(0), match.character(0), match.at(0)]).toEqual([[], [], "", "B5"]);
    expect([...match.equipmentDeck].sort()).toEqual(["bat", "bat", "bat", "bat", "bat", "hurry", "shortcut"]);
    expect(match.claws(0)).toEqual([]);
  });

  test("R6: in its next turn the dead player stands up there as a walker with four cards and plays a full walker turn", () => {
    const match = city({ seats: [{ role: "dying", at: "B5" }, { at: "A1" }], dice: [3] });
    expect(match.told.slice(0, 2)).toEqual(["turn", "rose"]);
    expect([match.role(0), match.at(0), match.claws(0).length]).toEqual(["walker", "B5", 4]);
    expect(match.waits).toBe("walk 0");
    match.move("B5");
    expect(match.waits).toBe("claw 0");
    match.pass();
    expect(match.waits).toBe("swap 0");
    match.pass();
    expect(match.waits).toBe("turn 1");
  });

  test("R8: with two survivors on the space the walker names one", () => {
    const match = city({
      seats: [{ at: "B5" }, { at: "B5" }, { role: "walker", at: "B5", claws: ["tough"] }],
      turn: 2,
      now: "walked",
    });
    expect(match.answers).toEqual([{ pass: true }, { play: "tough", seat: 0 }, { play: "tough", seat: 1 }]);
    expect(match.against({ play: "tough" })).not.toBeNull();
    expect(match.play("tough", { seat: 1 }).waits).toBe("arm 1");
  });

  test("R10: at the end of its turn a walker may lay one card aside and then draws up to four", () => {
    const match = city({
      seats: [{}, { role: "walker", at: "A1", claws: ["tough", "clinging", "bitten"] }],
      turn: 1,
      now: "walked",
    }).pass();
    expect(match.answers).toEqual([
      { pass: true },
      { discard: "tough" },
      { discard: "clinging" },
      { discard: "bitten" },
    ]);
    match.answer({ discard: "bitten" });
    expect(match.claws(1)).toEqual(["tough", "clinging", "tough", "tough"]);
    expect(match.walkerDiscard).toEqual(["bitten"]);
  });

  test("R11: Heranschleichen and Bluttausch are refused in the walker's own turn", () => {
    const match = city({
      seats: [{}, { role: "walker", claws: ["sneaking-up", "blood-swap"] }],
      turn: 1,
      now: "walked",
    });
    for (const card of ["sneaking-up", "blood-swap"])
      expect(match.against({ play: card })).toBe("only-in-a-survivors-turn");
  });

  test("R12: a corner whose tile one has: nothing happens", () => {
    const match = city({ seats: [{ at: "A1", tiles: ["police"] }, {}], now: "landed" });
    expect(match.revealed).toEqual([]);
    expect(match.waits).toBe("turn 1");
  });

  test("R14: Keine Begegnung and the camp: no card", () => {
    for (const at of ["A4", "D9", "E5"]) expect(city({ seats: [{ at }, {}], now: "landed" }).revealed, at).toEqual([]);
  });

  test("R15: the draw space with an empty pile: nothing to draw, the encounter comes all the same", () => {
    const match = city({ seats: [{ at: "E1" }, {}], equipment: [], now: "landed" });
    expect(match.told).toContain("nothing-to-draw");
    expect(match.revealed).toHaveLength(1);
    const full = city({ seats: [{ at: "E1" }, {}], equipment: ["rifle"], now: "landed" });
    expect(full.waits).toBe("draw 0");
    expect(full.answer({ draw: true }).hand(0)).toEqual(["rifle"]);
    expect(full.revealed).toHaveLength(1);
  });

  test("R16: an ally as a reward with an empty supply: nothing", () => {
    const match = city({ seats: [{ at: "B5" }], encounters: ["in-need"], dice: [6], pool: 0, now: "landed" }).roll();
    expect(match.told).toContain("no-ally-left");
    expect(match.state.allies).toEqual([0]);
  });

  test("R17: empty encounter and walker piles are made of the discards; the equipment pile never is", () => {
    const match = city({
      seats: [{ at: "B5" }],
      encounters: [],
      encounterDiscard: ["weapons-cache"],
      equipment: [],
      equipmentDiscard: ["rifle"],
      now: "landed",
    });
    expect(match.told).toContain("reshuffled");
    expect(match.told).toContain("nothing-to-draw");
    expect(match.equipmentDiscard).toEqual(["rifle"]);
    const walker = city({
      seats: [{}, { role: "walker", at: "A1", claws: ["tough"] }],
      turn: 1,
      walkers: [],
      walkerDiscard: ["bitten", "clinging", "overrun"],
      now: "walked",
    });
    walker.pass().pass();
    expect([...walker.claws(1)].sort()).toEqual(["bitten", "clinging", "overrun", "tough"]);
  });

  test("R18: sewers are closed to survivors and open to walkers", () => {
    const match = city({ seats: [{ at: "E7" }], dice: [1] }).roll();
    expect(match.against({ move: "F7" })).toBe("survivors-keep-out");
    expect(match.against({ move: "E1" })).toBe("not-exact");
    const walker = city({ seats: [{}, { role: "walker", at: "E7" }], turn: 1, dice: [1] });
    expect(walker.move("F7").at(1)).toBe("F7");
  });

  test("R19: back at the camp with all four tiles, with no or one walker: that player wins alone", () => {
    const alone = city({ seats: [{ at: "D5", tiles: ALL_TILES }, {}], dice: [3] })
      .roll()
      .move("E5");
    expect(alone.waits).toBe("camp 0");
    const hunted = city({ seats: [{ at: "D5", tiles: ALL_TILES }, {}, { role: "walker", at: "A1" }], dice: [3] })
      .roll()
      .move("E5");
    expect(hunted.waits).toBe("camp 0");
  });

  test("R20: in teams one survivor must have all four; in the team variant they count together", () => {
    const seats = [
      { at: "D5", tiles: ["police", "cdc"] },
      { role: "walker", at: "A1" },
      { at: "A9", tiles: ["car-lot", "store"] },
      { role: "walker", at: "A1" },
    ] as const;
    const standard = city({ seats, dice: [1] })
      .roll()
      .move("E5");
    expect(standard.match.outcome).toBeNull();
    const team = city({ seats, dice: [1], options: { variant: "team" } })
      .roll()
      .move("E5");
    expect(team.waits).toBe("team-camp 0,2");
  });

  test("R21: in teams one equipment card may be handed over after the own turn, not a second one, never a tile", () => {
    const match = city({
      seats: [
        { at: "E5", hand: ["bat", "rifle"], tiles: ["cdc"] },
        { hand: [] },
        { role: "walker", at: "A1" },
        { role: "walker", at: "A1" },
      ],
      now: "landed",
    }).end();
    expect(match.waits).toBe("give 0");
    expect(match.against({ give: "cdc", seat: 1 })).not.toBeNull();
    match.answer({ give: "rifle", seat: 1 });
    expect([match.hand(0), match.hand(1)]).toEqual([["bat"], ["rifle"]]);
    expect(match.waits).toBe("turn 1");
  });

  test("R23: alone, death is defeat", () => {
    const match = city({ seats: [{ at: "B5" }], encounters: ["stray"], dice: [1], now: "landed" }).roll();
    expect(match.waits).toBe("solo-death");
  });

  test("R25: the Police Station adds one, against walker cards too", () => {
    const match = city({
      seats: [
        { at: "B5", tiles: ["police"] },
        { role: "walker", at: "B5", claws: ["bitten", "onslaught"] },
      ],
      turn: 1,
      now: "walked",
      dice: [6],
    });
    match.play("onslaught").move("B5").answer({ seat: 0 }).roll();
    expect(match.last("attack-roll")).toMatchObject({ n: 6, value: 7, strength: 7 });
  });

  test("R26: go again: the encounter first, then a whole turn of the same player", () => {
    const match = city({ seats: [{ at: "I4" }, {}], now: "landed" });
    expect(match.revealed).toHaveLength(1);
    expect(match.waits).toBe("turn 0");
    expect(match.told).toContain("again");
  });

  test("R27: a power works once, and only in the own turn", () => {
    const match = city({
      seats: [{ at: "E5", character: "glenn" }, { character: "lori" }],
      equipmentDiscard: ["axe", "axe"],
      now: "begin",
    });
    match.answer({ power: "scrounge", card: "axe" });
    expect(match.hand(0)).toEqual(["axe"]);
    expect(match.against({ power: "scrounge" })).toBe("power-spent");
    expect(match.against({ power: "scrounge", card: "axe" })).not.toBeNull();
    expect(match.match.answer(1, { power: "move-survivor", seat: 1, to: "E4" }).ok).toBe(false);
  });
});

test("every reason for a refusal comes up in play, with the rule it rests on", () => {
  const met = new Map<string, string>();
  const random = randomFrom("reasons");
  const note = ({ reason, rule }: Refusal): void => {
    if (rule !== "table" && Object.hasOwn(reasons, reason)) met.set(reason, rule);
  };
  const say = (match: Match<State, Answer, Event, View>, answer: unknown): void => {
    const verdict = judge(walkingDead, match.state as State, match.awaited()[0], answer);
    if ("refusal" in verdict) note(verdict.refusal);
  };
  const meet = (match: Match<State, Answer, Event, View>): void => {
    for (const { refusal } of match.ask(match.awaited()[0]).refused) note(refusal);
    for (const ask of [match.question?.ask, match.question?.ask, undefined])
      say(match, anyAnswer(walkingDead, random, ask));
  };
  // Chance seldom leads there.
  meet(city({ seats: [{ character: "dale" }] }).match);
  const walker = { role: "walker", at: "A1", claws: ["overrun"] } as const;
  const near = city({ seats: [{ at: "A1" }, { at: "I9" }, walker], turn: 2, now: "walked" });
  say(near.match, { play: "overrun", seat: 1 });
  const rivals = [{ at: "B5" }, { at: "A5" }, { at: "A9" }];
  say(city({ seats: rivals, encounters: ["power-struggle"], now: "landed" }).match, { seat: 0 });
  for (let seed = 0; seed < 60; seed++) {
    const match = Match.open(walkingDead, {
      players: 2 + (seed % 3),
      options: { variant: seed % 2 === 0 ? "team" : "standard" },
      seed: `reasons ${seed}`,
    });
    while (match.outcome === null) {
      meet(match);
      const [seat] = match.awaited();
      const { answers } = match.ask(seat);
      match.answer(seat, answers[below(random, answers.length)]);
    }
  }
  expect(Object.fromEntries(met)).toEqual(reasons);
});
