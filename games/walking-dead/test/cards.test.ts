import { Match } from "@endzeit/engine";
import { afterAll, describe, expect, test } from "vitest";
import { CHARACTERS, ENCOUNTERS, EQUIPMENT, TILES, WALKER_CARDS } from "../content/cards.ts";
import { walkingDead } from "../index.ts";
import { ALL_TILES, city, type Position, type Seat, walker } from "./city.ts";

// Every card, tile and power: what it does, and when it is refused by which rule.

/** A lone survivor who has just landed on a plain space of Downtown. */
const lands = (seat: Seat, encounters: readonly string[], dice: readonly number[] = [], more: Partial<Position> = {}) =>
  city({ seats: [{ at: "B5", ...seat }], encounters, dice, now: "landed", ...more });
/** A walker that has walked onto a survivor's space and plays its first card at it. */
const attacks = (claws: readonly string[], die: number, survivor: Seat = { allies: 1 }, more: readonly Seat[] = []) =>
  city({ seats: [{ at: "B5", ...survivor }, walker("B5", ...claws), ...more], turn: 1, now: "walked", dice: [die] });

/** Each kind needs a test of its own. */
function about(rows: readonly { readonly id: string }[]): (id: string, title: string, run: () => void) => void {
  const tested = new Set<string>();
  afterAll(() => expect([...tested].sort()).toEqual(rows.map(({ id }) => id).sort()));
  return (id, title, run) => {
    tested.add(id);
    test(`${id}: ${title}`, run);
  };
}

describe("equipment", () => {
  const card = about(EQUIPMENT);

  card("bat", "+1; back to the hand when nothing but Bats was played", () => {
    const alone = lands({ hand: ["bat", "bat"] }, ["stray"], [4])
      .arm("bat", "bat")
      .roll();
    expect([alone.last("attack-roll")?.value, alone.hand(0)]).toEqual([6, ["bat", "bat"]]);
    const mixed = lands({ hand: ["bat", "rifle"] }, ["stray"], [2])
      .arm("bat", "rifle")
      .roll();
    expect(mixed.equipmentDiscard).toEqual(["bat", "rifle"]);
    const before = city({ seats: [{ hand: ["bat"] }] });
    expect([before.against({ play: "bat" }), before.ruleAgainst({ play: "bat" })]).toEqual([
      "only-in-a-fight",
      "fight",
    ]);
  });

  card("crossbow", "+2; back to the hand on a 5 or 6", () => {
    const back = lands({ hand: ["crossbow"] }, ["stray"], [5])
      .arm("crossbow")
      .roll();
    expect([back.last("attack-roll")?.value, back.hand(0)]).toEqual([7, ["crossbow"]]);
    expect(
      lands({ hand: ["crossbow"] }, ["stray"], [4])
        .arm("crossbow")
        .roll().equipmentDiscard,
    ).toEqual(["crossbow"]);
  });

  card(
    "axe",
    "+1 before or after the roll, for oneself or another survivor; who does not hold it is asked and refused",
    () => {
      expect(
        lands({ hand: ["axe"] }, ["stray"], [5])
          .arm("axe")
          .roll().told,
      ).toContain("won");
      const match = city({
        seats: [{ at: "B5", hand: ["bat", "hurry"] }, { hand: ["axe"] }, walker("A1")],
        encounters: ["stray"],
        dice: [4],
        now: "landed",
      });
      match.arm("bat").roll();
      expect([match.waits, match.against({ play: "axe" }), match.ruleAgainst({ play: "axe" })]).toEqual([
        "axe 0",
        "not-held",
        "hand",
      ]);
      match.pass();
      expect(match.waits).toBe("axe 1");
      expect(match.play("axe").told).toContain("won");
      const gone = city({
        seats: [{ at: "B5", allies: 1 }, { hand: ["bat"] }],
        encounters: ["stray"],
        equipmentDiscard: Array(5).fill("axe"),
        dice: [5],
        now: "landed",
      }).roll();
      // All five lie open: nobody can hold one, nobody is asked.
      expect(gone.told).toContain("lost");
    },
  );

  card("shotgun", "+4; on a 1 another encounter; with it a roll is due", () => {
    const match = lands({ hand: ["shotgun", "shotgun"] }, ["stray", "companion"], [1]).arm("shotgun", "shotgun");
    expect(match.ruleAgainst({ win: true })).toBe("no-roll");
    match.roll();
    expect([match.last("attack-roll")?.value, match.revealed]).toEqual([9, ["stray", "companion"]]);
    expect(
      lands({ hand: ["shotgun"] }, ["stray", "companion"], [2])
        .arm("shotgun")
        .roll().revealed,
    ).toEqual(["stray"]);
  });

  card("revolver", "+2 and stays in front until a fight is lost", () => {
    const match = lands({ hand: ["revolver"] }, ["stray"], [4])
      .arm("revolver")
      .roll();
    expect([match.state.front[0], match.hand(0), match.equipmentDiscard]).toEqual([1, [], []]);
    const later = lands({ front: 1, allies: 1 }, ["stray"], [3]).roll();
    expect([later.last("attack-roll")?.value, later.state.front[0], later.equipmentDiscard]).toEqual([
      5,
      0,
      ["revolver"],
    ]);
  });

  card("rifle", "+3 and doubles the bonus of the space", () => {
    const plain = lands({ hand: ["rifle"] }, ["stray"], [3])
      .arm("rifle")
      .roll();
    expect(plain.last("attack-roll")?.value).toBe(6);
    const place = lands({ at: "A7", hand: ["rifle"] }, ["stray"], [1])
      .arm("rifle")
      .roll();
    expect(place.last("attack-roll")?.value).toBe(8);
  });

  card("shortcut", "at the end of the turn: oneself up to 2, another up to 4 spaces", () => {
    const match = lands({ hand: ["shortcut"] }, ["quiet-moment"]);
    expect([...match.moves].sort()).toEqual(["A4", "A5", "A6", "C5", "D5"]);
    expect(match.play("shortcut", { seat: 0, to: "D5" }).equipmentDiscard).toEqual(["shortcut"]);
    const early = city({ seats: [{ hand: ["shortcut"] }] });
    expect([early.against({ play: "shortcut" }), early.ruleAgainst({ play: "shortcut" })]).toEqual([
      "only-at-turn-end",
      "shortcut",
    ]);
  });

  card("hurry", "after the movement roll: 1, 2 or 3 more", () => {
    const match = city({ seats: [{ hand: ["hurry"] }], dice: [1] });
    expect([match.against({ play: "hurry" }), match.ruleAgainst({ play: "hurry" })]).toEqual([
      "only-after-the-roll",
      "hurry",
    ]);
    match.roll().play("hurry", { add: 2 });
    expect(match.moves).toContain("B5");
    expect(match.moves).not.toContain("D5");
    expect(match.equipmentDiscard).toEqual(["hurry"]);
  });

  card("wound", "a bite that would kill has no effect", () => {
    const match = lands({ hand: ["wound"] }, ["stray"], [1]).roll();
    match.play("wound");
    expect([match.role(0), match.equipmentDiscard]).toEqual(["survivor", ["wound"]]);
    const ally = lands({ hand: ["wound"], allies: 1 }, ["stray"], [1]).roll();
    // A bite that only costs an ally is not stopped.
    expect([ally.count("bitten"), ally.hand(0)]).toEqual([1, ["wound"]]);
    const early = city({ seats: [{ hand: ["wound"] }] });
    expect([early.against({ play: "wound" }), early.ruleAgainst({ play: "wound" })]).toEqual([
      "only-at-a-death",
      "wound",
    ]);
    const open = city({
      seats: [{ at: "B5", hand: ["bat"] }, {}],
      encounters: ["stray"],
      equipmentDiscard: Array(3).fill("wound"),
      dice: [1],
      now: "landed",
    }).roll();
    // All three lie open: nobody is asked.
    expect(open.role(0)).toBe("dying");
  });

  card("gun-bag", "in the own turn, outside a fight: two cards", () => {
    const match = city({ seats: [{ hand: ["gun-bag"] }], equipment: ["axe", "rifle", "bat"] }).play("gun-bag");
    expect([match.hand(0), match.equipmentDiscard, match.waits]).toEqual([["axe", "rifle"], ["gun-bag"], "turn 0"]);
    expect(lands({ hand: ["gun-bag"] }, ["stray"]).against({ arm: "gun-bag" })).toBe("no-attack-card");
  });
});

describe("encounters", () => {
  const card = about(ENCOUNTERS);
  /** Wins and loses the same fight: strength, what a victory brings, what a defeat costs. */
  const fight = (id: string, strength: number, cards: number, allies: number, bites = 1): void => {
    const won = lands({ allies: 2 }, [id], [6], { pool: 2 });
    expect(won.strength).toBe(strength);
    won.roll();
    expect([won.hand(0).length, won.state.allies[0], won.state.pool]).toEqual([cards, 2 + allies, 2 - allies]);
    const lost = lands({ allies: 2 }, [id], [1]).roll();
    expect([lost.hand(0).length, lost.state.allies[0], lost.encounterDiscard]).toEqual([0, 2 - bites, [id]]);
  };

  card("stray", "6, nothing won", () => fight("stray", 6, 0, 0));
  card("backyard", "7, a card", () => fight("backyard", 7, 1, 0));
  card("pack", "8, a card", () => fight("pack", 8, 1, 0));
  card("road-horde", "10, two cards", () => fight("road-horde", 10, 2, 0));
  card("at-the-door", "5, a card; no own attack cards", () => {
    fight("at-the-door", 5, 1, 0);
    const match = lands({ hand: ["rifle"] }, ["at-the-door"]);
    expect([match.against({ arm: "rifle" }), match.ruleAgainst({ arm: "rifle" })]).toEqual([
      "door-blocked",
      "at-the-door",
    ]);
  });
  card("in-need", "8, an ally", () => fight("in-need", 8, 0, 1));
  card("trapped-family", "9, an ally and a card", () => fight("trapped-family", 9, 1, 1));
  card("surrounded", "9, a card; two bites", () => fight("surrounded", 9, 1, 0, 2));
  card("keep-quiet", "7, a card; no Shotgun, Rifle, Revolver from the hand", () => {
    fight("keep-quiet", 7, 1, 0);
    const match = lands(
      { front: 1, hand: ["shotgun", "rifle", "revolver", "bat", "axe", "crossbow"] },
      ["keep-quiet"],
      [5],
    );
    for (const loud of ["shotgun", "rifle", "revolver"]) {
      expect([match.against({ arm: loud }), match.ruleAgainst({ arm: loud })], loud).toEqual([
        "keep-quiet",
        "keep-quiet",
      ]);
    }
    for (const quiet of ["bat", "axe", "crossbow"]) expect(match.against({ arm: quiet }), quiet).toBeNull();
    expect(match.roll().last("attack-roll")?.value).toBe(7);
  });
  card("dark-alley", "7, a card; the space does not help", () => {
    fight("dark-alley", 7, 1, 0);
    expect(lands({ at: "A7" }, ["dark-alley"], [6]).roll().last("attack-roll")?.value).toBe(6);
  });
  for (const [id, inside, outside] of [
    ["old-neighbours", "C1", "B5"],
    ["pile-up", "H5", "B5"],
    ["herd", "F9", "B5"],
    ["street-fight", "B5", "F9"],
  ] as const) {
    card(id, "7, in its own region 9", () => {
      for (const [at, strength] of [
        [inside, 9],
        [outside, 7],
      ] as const)
        expect(lands({ at }, [id]).strength, at).toBe(strength);
      const won = lands({ at: outside }, [id], [6]).roll();
      expect([won.hand(0), won.state.allies[0]]).toEqual([[], 0]);
      expect(lands({ at: outside, allies: 2 }, [id], [1]).roll().state.allies[0]).toBe(1);
    });
  }
  card("drop-everything", "9; two cards of own choice instead of a bite", () => {
    const match = lands({ allies: 1, hand: ["bat", "axe", "hurry"] }, ["drop-everything"], [1]);
    expect(match.strength).toBe(9);
    match.roll().passAll("axe").answer({ discard: "hurry" }).answer({ discard: "bat" });
    expect([match.hand(0), match.state.allies[0], match.equipmentDiscard]).toEqual([["axe"], 1, ["hurry", "bat"]]);
  });
  card("panic", "8; the whole hand instead of a bite", () => {
    const match = lands({ allies: 1, hand: ["bat", "axe", "hurry"] }, ["panic"], [1]);
    expect(match.strength).toBe(8);
    match.roll().passAll("axe");
    expect([match.hand(0), match.state.allies[0], match.equipmentDiscard]).toEqual([[], 1, ["bat", "axe", "hurry"]]);
    // The pass of somebody else lays the hand open: nobody takes that back alone.
    const helped = city({
      seats: [{ at: "B5", allies: 1, hand: ["bat", "hurry"] }, { hand: ["bat"] }, walker("A1")],
      encounters: ["panic"],
      dice: [5],
      now: "landed",
    });
    helped.roll().pass();
    expect([helped.waits, helped.pass().hand(0), helped.match.undoable(1)]).toEqual(["axe 1", [], 0]);
  });
  card("crawler", "6, a card; one attack card at most", () => {
    fight("crawler", 6, 1, 0);
    const match = lands({ hand: ["bat", "axe"] }, ["crawler"]).arm("bat");
    expect([match.against({ arm: "axe" }), match.ruleAgainst({ arm: "axe" })]).toEqual(["one-card-only", "crawler"]);
  });
  card("love-triangle", "an ally, or to the camp", () => {
    const ally = lands({ allies: 2 }, ["love-triangle"], [], { pool: 0 }).answer({ choose: "ally" });
    expect([ally.state.allies[0], ally.state.pool, ally.at(0)]).toEqual([1, 1, "B5"]);
    const camp = lands({ allies: 2 }, ["love-triangle"]).answer({ choose: "camp" });
    expect([camp.state.allies[0], camp.at(0), camp.last("moved")?.why]).toEqual([2, "E5", "love-triangle"]);
  });
  card("food-fight", "two cards, or an ally", () => {
    const cards = lands({ allies: 1, hand: ["bat", "axe"] }, ["food-fight"])
      .answer({ choose: "discard" })
      .answer({ discard: "axe" })
      .answer({ discard: "bat" });
    expect([cards.hand(0), cards.state.allies[0]]).toEqual([[], 1]);
    const ally = lands({ allies: 1, hand: ["bat", "axe"] }, ["food-fight"]).answer({ choose: "ally" });
    expect([ally.hand(0).length, ally.state.allies[0]]).toEqual([2, 0]);
  });
  card("guilt", "a card by chance, or the next turn", () => {
    const skip = city({ seats: [{ at: "B5", hand: ["bat"] }, {}], encounters: ["guilt"], dice: [1, 1], now: "landed" })
      .answer({ choose: "skip" })
      .end();
    expect([skip.state.skips[0], skip.hand(0)]).toEqual([1, ["bat"]]);
    const taken = new Set<string>();
    for (let die = 1; die <= 6; die++) {
      taken.add(lands({ hand: ["bat", "axe"] }, ["guilt"], [die]).answer({ choose: "discard" }).equipmentDiscard[0]);
    }
    expect([...taken].sort()).toEqual(["axe", "bat"]);
  });
  card("weapons-cache", "a card", () =>
    expect(lands({}, ["weapons-cache"], [], { equipment: ["rifle"] }).hand(0)).toEqual(["rifle"]),
  );
  card("companion", "an ally", () => {
    const match = lands({}, ["companion"], [], { pool: 1 });
    expect([match.state.allies[0], match.state.pool]).toEqual([1, 0]);
  });
  card("quiet-moment", "nothing", () => {
    const match = lands({ allies: 1 }, ["quiet-moment"]);
    expect([match.state.allies[0], match.waits, match.told.includes("no-effect")]).toEqual([1, "turn 0", true]);
  });
  card("power-struggle", "another survivor of the region; the lower roll gives a card by chance, a tie nothing", () => {
    const duel = (dice: readonly number[]) =>
      city({
        seats: [
          { at: "B5", hand: ["bat"] },
          { at: "A5", hand: ["axe"] },
        ],
        encounters: ["power-struggle"],
        dice,
        now: "landed",
      });
    expect(duel([6, 1]).state.hand.map((hand) => hand.length)).toEqual([2, 0]);
    expect(duel([1, 6]).state.hand.map((hand) => hand.length)).toEqual([0, 2]);
    expect(duel([3, 3]).state.hand.map((hand) => hand.length)).toEqual([1, 1]);
    const picks = city({
      seats: [{ at: "B5" }, { at: "A5" }, { at: "A9" }, { at: "A1" }],
      encounters: ["power-struggle"],
      dice: [3, 3],
      now: "landed",
    });
    expect([picks.waits, picks.answers]).toEqual(["rival 0", [{ seat: 1 }, { seat: 2 }]]);
    expect(picks.answer({ seat: 2 }).last("duel")).toMatchObject({ seat: 0, n: 3, rival: 2, m: 3 });
  });
  card("betrayal", "everybody in the region, the own survivor first, lays one card of own choice aside", () => {
    const match = city({
      seats: [
        { at: "A5", hand: ["rifle"] },
        { at: "B5", hand: ["bat", "axe"] },
        { at: "A1", hand: ["hurry"] },
        { at: "A9", hand: [] },
      ],
      encounters: ["betrayal"],
      turn: 1,
      now: "landed",
    });
    expect(match.waits).toBe("discard 1");
    match.answer({ discard: "axe" });
    expect(match.waits).toBe("discard 0");
    match.answer({ discard: "rifle" });
    expect([match.waits, match.equipmentDiscard, match.hand(2)]).toEqual(["end 1", ["axe", "rifle"], ["hurry"]]);
  });
  card("press-on", "another encounter, then, alive, a card", () => {
    const match = lands({ allies: 1 }, ["press-on", "stray"], [1]).roll();
    expect([match.revealed, match.hand(0)]).toEqual([["press-on", "stray"], ["bat"]]);
    const dead = city({
      seats: [{ at: "B5" }, {}],
      encounters: ["press-on", "stray"],
      dice: [1],
      now: "landed",
    }).roll();
    expect([dead.role(0), dead.count("drew"), dead.encounterDiscard]).toEqual(["dying", 0, ["stray", "press-on"]]);
  });
  card("shared-supplies", "a card for each survivor, clockwise from the own one, while there are some", () => {
    const match = city({
      seats: [{}, { at: "B5" }, walker("A1"), {}],
      turn: 1,
      encounters: ["shared-supplies"],
      equipment: ["rifle", "axe"],
      now: "landed",
    }).passAll("react");
    expect([match.hand(1), match.hand(3), match.hand(0), match.hand(2)]).toEqual([["rifle"], ["axe"], [], []]);
  });
});

describe("walker cards", () => {
  const card = about(WALKER_CARDS);

  for (const [id, steps, far] of [
    ["onslaught", 2, "D5"],
    ["charging", 3, "E5"],
  ] as const) {
    card(id, `up to ${steps} spaces more, then an attack of 7, or none`, () => {
      const match = city({ seats: [{ at: far, allies: 1 }, walker("B5", id)], turn: 1, now: "walked", dice: [1] }).play(
        id,
      );
      expect(match.against({ move: steps === 2 ? "E5" : "F5" })).toBe("out-of-reach");
      expect(match.ruleAgainst({ move: "I9" })).toBe("walker-move");
      match.move(far).answer({ seat: 0 });
      expect(match.strength).toBe(7);
      expect(match.roll().state.allies[0]).toBe(0);
      const alone = city({ seats: [{ at: "I9" }, walker("B5", id)], turn: 1, now: "walked" })
        .play(id)
        .move("B5");
      expect([alone.waits, alone.walkerDiscard]).toEqual(["swap 1", [id]]);
    });
  }

  card("overrun", "8, with the other walker here or next to it 10", () => {
    expect(attacks(["overrun"], 1).play("overrun", { seat: 0 }).strength).toBe(8);
    expect(attacks(["overrun"], 1, {}, [walker("A5"), {}]).play("overrun", { seat: 0 }).strength).toBe(10);
    const alone = city({ seats: [{}, walker("B5", "overrun")], turn: 1, now: "walked" });
    expect([alone.against({ play: "overrun" }), alone.ruleAgainst({ play: "overrun" })]).toEqual([
      "nobody-here",
      "walker-card",
    ]);
  });

  card("bitten", "6, anybody on another space; a beaten one stays", () => {
    const match = city({
      seats: [{ at: "I9", allies: 1 }, walker("B5", "bitten", "tough")],
      turn: 1,
      now: "walked",
      dice: [1],
    }).play("bitten", { seat: 0 });
    expect(match.strength).toBe(6);
    expect(match.roll().state.allies[0]).toBe(0);
    const here = attacks(["bitten"], 1);
    expect([here.against({ play: "bitten", seat: 0 }), here.ruleAgainst({ play: "bitten", seat: 0 })]).toEqual([
      "only-elsewhere",
      "W1",
    ]);
    const won = city({ seats: [{ at: "I9" }, walker("B5", "bitten", "tough")], turn: 1, now: "walked", dice: [6] })
      .play("bitten", { seat: 0 })
      .roll();
    expect([won.role(1), won.claws(1), won.waits]).toEqual(["walker", ["tough"], "swap 1"]);
  });

  card("clinging", "8; a loser also lays one card of own choice aside", () => {
    const match = attacks(["clinging"], 1, { allies: 1, hand: ["hurry", "bat"] }).play("clinging", { seat: 0 });
    expect(match.strength).toBe(8);
    match.roll().passAll("axe");
    expect([match.waits, match.state.allies[0]]).toEqual(["discard 0", 0]);
    expect(match.answer({ discard: "bat" }).hand(0)).toEqual(["hurry"]);
    const won = attacks(["clinging", "tough"], 6, { hand: ["hurry"] })
      .play("clinging", { seat: 0 })
      .roll();
    expect([won.hand(0), won.role(1)]).toEqual([["hurry"], "beaten"]);
  });

  card("tough", "7; beaten, figure and other cards stay", () => {
    const match = attacks(["tough", "bitten"], 6).play("tough", { seat: 0 });
    expect(match.strength).toBe(7);
    match.roll();
    expect([match.role(1), match.at(1), match.claws(1), match.walkerDiscard]).toEqual([
      "walker",
      "B5",
      ["bitten"],
      ["tough"],
    ]);
  });

  card("sneaking-up", "reaction: one more encounter after this one, for who still lives", () => {
    const match = city({
      seats: [{ at: "B5" }, walker("A1", "sneaking-up")],
      encounters: ["quiet-moment", "companion"],
      now: "landed",
    });
    match.play("sneaking-up").passAll("react");
    expect([match.revealed, match.state.allies[0], match.walkerDiscard]).toEqual([
      ["quiet-moment", "companion"],
      1,
      ["sneaking-up"],
    ]);
    const dead = city({
      seats: [{ at: "B5" }, walker("A1", "sneaking-up"), {}],
      encounters: ["stray", "companion"],
      dice: [1],
      now: "landed",
    });
    expect(dead.play("sneaking-up").passAll("react").roll().revealed).toEqual(["stray"]);
    const own = attacks(["sneaking-up"], 1);
    expect([own.against({ play: "sneaking-up" }), own.ruleAgainst({ play: "sneaking-up" })]).toEqual([
      "only-in-a-survivors-turn",
      "reactions",
    ]);
  });

  card("blood-swap", "reaction: three more strength", () => {
    const match = city({
      seats: [{ at: "B5", allies: 1 }, walker("A1", "blood-swap")],
      encounters: ["stray"],
      dice: [5],
      now: "landed",
    });
    match.play("blood-swap");
    expect([match.strength, match.last("strengthened")]).toEqual([9, { event: "strengthened", n: 3, strength: 9 }]);
    expect(match.roll().told).toContain("lost");
    const none = city({ seats: [{ at: "B5" }, walker("A1", "blood-swap", "tough")], now: "landed" });
    expect([none.against({ play: "blood-swap" }), none.ruleAgainst({ play: "blood-swap" })]).toEqual([
      "no-strength-to-raise",
      "W2",
    ]);
    expect([none.against({ play: "tough" }), none.ruleAgainst({ play: "tough" })]).toEqual([
      "only-as-a-reaction",
      "reactions",
    ]);
  });
});

describe("tiles", () => {
  const tile = about(TILES);
  const corner = (at: string, more: Partial<Position> = {}) => city({ seats: [{ at }], now: "landed", ...more });

  tile("police", "+1 in every fight", () => {
    expect(corner("A1").tiles(0)).toEqual(["police"]);
    expect(
      lands({ tiles: ["police"] }, ["stray"], [5])
        .roll()
        .last("attack-roll")?.value,
    ).toBe(6);
  });
  tile("car-lot", "one step more after the movement roll, or not", () => {
    expect(corner("I1").tiles(0)).toEqual(["car-lot"]);
    const match = city({ seats: [{ tiles: ["car-lot"] }], dice: [1] }).roll();
    expect(match.answers).toContainEqual({ add: 1 });
    expect(match.moves).toContain("D5");
    expect(match.answer({ add: 1 }).moves).toContain("C5");
  });
  tile("cdc", "an ally from the supply at once", () => {
    const match = corner("I9", { pool: 2 });
    expect([match.tiles(0), match.state.allies[0], match.state.pool]).toEqual([["cdc"], 1, 1]);
    expect(corner("I9", { pool: 0 }).tiles(0)).toEqual(["cdc"]);
  });
  tile("store", "two cards at once", () => {
    const match = corner("A9", { equipment: ["rifle", "axe", "bat"] });
    expect([match.tiles(0), match.hand(0)]).toEqual([["store"], ["rifle", "axe"]]);
    expect(corner("A9", { equipment: [] }).tiles(0)).toEqual(["store"]);
  });

  test("all four and the camp: won", () => {
    const match = city({ seats: [{ at: "D5", tiles: ALL_TILES }], dice: [1] })
      .roll()
      .move("E5");
    expect(match.waits).toBe("camp 0");
  });
});

describe("powers", () => {
  const power = about(CHARACTERS);

  power("rick", "after an attack roll: once more, plus 2", () => {
    const match = lands({ character: "rick" }, ["stray", "stray"], [2, 4]).roll().answer({ power: "strike-again" });
    expect([match.last("attack-roll"), match.state.spent[0]]).toEqual([
      { event: "attack-roll", seat: 0, n: 4, value: 6, strength: 6 },
      1,
    ]);
    const kept = lands({ character: "rick" }, ["stray"], [6]).roll();
    expect(kept.pass().state.spent[0]).toBe(0);
    expect(lands({ character: "rick", spent: true, allies: 1 }, ["stray"], [2]).roll().told).toContain("lost");
  });

  power("lori", "one survivor one space; nothing happens there", () => {
    const match = city({ seats: [{ at: "D1", character: "lori" }, { at: "B1" }], equipment: ["axe"] });
    expect([...match.moves].sort()).toEqual(["A1", "C1", "C1", "E1"]);
    match.answer({ power: "move-survivor", seat: 1, to: "A1" });
    expect([match.at(1), match.revealed, match.waits]).toEqual(["A1", [], "turn 0"]);
    expect([match.against({ power: "move-survivor" }), match.ruleAgainst({ power: "move-survivor" })]).toEqual([
      "power-spent",
      "characters",
    ]);
  });

  power("shane", "every other survivor of the region gives a card by chance", () => {
    const match = city({
      seats: [
        { at: "B5", character: "shane" },
        { at: "A9", hand: ["axe"] },
        { at: "A5", hand: ["bat", "bat"] },
        { at: "A1", hand: ["rifle"] },
      ],
    });
    match.answer({ power: "collect" });
    expect([[...match.hand(0)].sort(), match.hand(1), match.hand(2), match.hand(3)]).toEqual([
      ["axe", "bat"],
      [],
      ["bat"],
      ["rifle"],
    ]);
    const heard = match.events.flatMap((event, at) => (event.event === "handed-card" ? [match.heard[at]] : []));
    expect(heard).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(city({ seats: [{ at: "B5", character: "shane" }] }).ruleAgainst({ power: "collect" })).toBe("B4");
  });

  power("glenn", "any card of the equipment discards", () => {
    const match = city({ seats: [{ character: "glenn" }], equipmentDiscard: ["axe", "rifle", "axe"] });
    expect(match.answers).toContainEqual({ power: "scrounge", card: "rifle" });
    match.answer({ power: "scrounge", card: "axe" });
    expect([match.hand(0), match.equipmentDiscard]).toEqual([["axe"], ["rifle", "axe"]]);
    expect(city({ seats: [{ character: "glenn" }] }).ruleAgainst({ power: "scrounge" })).toBe("B4");
  });

  power("andrea", "after a movement roll: once more, plus 2", () => {
    const match = city({ seats: [{ character: "andrea" }], dice: [1, 2] });
    expect([match.against({ power: "run-again" }), match.ruleAgainst({ power: "run-again" })]).toEqual([
      "power-at-a-roll",
      "characters",
    ]);
    match.roll().answer({ power: "run-again" });
    expect(match.moves).toContain("A5");
    expect(match.against({ power: "run-again" })).toBe("power-spent");
  });

  power("dale", "any number of cards into the draw pile, as many out of it", () => {
    const match = city({
      seats: [{ character: "dale", hand: ["bat", "axe", "rifle"] }],
      equipment: ["hurry", "wound"],
    }).answer({ power: "exchange" });
    expect(match.ruleAgainst({ done: true })).toBe("dale");
    match.answer({ put: "bat" }).answer({ put: "axe" }).answer({ done: true });
    expect([match.hand(0).length, match.hand(0)[0], match.equipmentDeck.length]).toEqual([3, "rifle", 2]);
    expect([...match.hand(0), ...match.equipmentDeck].sort()).toEqual(["axe", "bat", "hurry", "rifle", "wound"]);
    // With nothing left to put back the exchange goes on by itself.
    const all = city({ seats: [{ character: "dale", hand: ["bat"] }] })
      .answer({ power: "exchange" })
      .answer({ put: "bat" });
    expect([all.waits, all.hand(0).length]).toEqual(["turn 0", 1]);
  });

  test("a character is taken by one player only", () => {
    const match = Match.open(walkingDead, { players: 2, options: { firstPlayer: "first-seat" }, seed: "characters" });
    match.answer(0, { character: "rick" });
    expect(match.answer(1, { character: "rick" })).toMatchObject({
      ok: false,
      refusal: { reason: "character-taken", rule: "setup" },
    });
    expect(match.ask(1).answers).toHaveLength(5);
  });
});
