import { HIDDEN } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import type { ItemId } from "../content/items.ts";
import { placeOf } from "../content/locations.ts";
import { view } from "../view.ts";
import { type Position, table } from "./table.ts";

// Rulings, but for those that stand with their cards or in another file (rulings.test.ts looks after that).

describe("turns and crossroads cards", () => {
  test("R-30: the replacement for a last survivor comes into a full colony, and nobody else does", () => {
    // Three and 21 helpless ones: as many as there are spaces.
    const t = table({
      groups: [{ arthur: "school wounds 2" }, { alexis: "colony", jenny: "school" }],
      helpless: 21,
      survivors: ["thomas"],
    });
    t.chance("wound").move("arthur", "library");
    expect([t.read("thomas"), t.leader(0), t.state.morale]).toEqual(["colony", "thomas-heart", 5]);
    // One too many now: the space of the next who leaves stays empty.
    t.nextTurn(1);
    expect(t.refusal({ move: "jenny-clark", to: "colony" })).toBe("no-room");
    expect(t.chance("blank").move("alexis", "library").refusal({ move: "jenny-clark", to: "colony" })).toBe("no-room");
  });

  test("R-31: who searches a deck by a card sees all of it, may take nothing, and shuffles it", () => {
    const cards: readonly ItemId[] = ["fuel", "junk", "hammer", "food-1", "food-2", "medicine", "wrench", "scissors"];
    const searching = () =>
      table({ card: "maria-lopez", groups: [{ maria: "colony" }], food: 3, decks: { school: cards } }).option(1);
    const t = searching();
    expect([t.waits, t.offered("card")]).toEqual(["pick-card 0", cards.toSorted()]);
    expect(view(t.state, 1).decks[placeOf("school")]).toEqual(cards.map(() => HIDDEN));
    expect(view(t.state, 0).decks[placeOf("school")]).not.toContain(HIDDEN);
    t.answer({ card: "hammer" });
    const left = cards.filter((card) => card !== "hammer");
    expect([t.hand(0), t.deck("school").toSorted()]).toEqual([["hammer"], left.toSorted()]);
    expect(t.deck("school")).not.toEqual(left);
    expect(searching().answer({ no: true }).deck("school").length).toBe(cards.length);
  });
});

describe("actions", () => {
  /** Somebody searches a location, with what helps. */
  const searching = (who: string, id: string, deck: readonly ItemId[], more: Position = {}) =>
    table({ groups: [{ [who]: "school", carla: "colony" }], dice: [[6, 6]], decks: { school: deck }, ...more }).answer({
      search: id,
      die: 6,
    });

  test("R-32: with every noise space taken the first cards are looked at, and no more", () => {
    const deck: readonly ItemId[] = ["fuel", "junk", "hammer", "food-1", "wrench"];
    const noise = { school: 4 };
    const t = searching("arthur", "arthur-thurston", deck, { noise }).answer({
      go: true,
    });
    expect([t.offered("take"), t.refusal({ noise: true })]).toEqual([["fuel"], "noise-full"]);
    expect(searching("david", "david-garcia", deck, { noise }).offered("take")).toEqual(["fuel", "junk"]);
    const jenny = searching("jenny", "jenny-clark", deck, { noise }).answer({ use: "jenny-clark" });
    expect(jenny.offered("take")).toEqual(["food-1", "fuel", "hammer", "junk"]);
    expect([jenny.refusal({ noise: true }), jenny.state.noise[3]]).toEqual(["noise-full", 4]);
    // T-23: with three there one more can be made.
    const third = searching("buddy", "buddy-davis", deck, { noise: { school: 3 } }).answer({ noise: true });
    expect(third.refusal({ noise: true })).toBe("noise-full");
  });

  test("R-33: an empty deck cannot be searched, and one that runs out ends the search", () => {
    const empty = table({ groups: [{ arthur: "school" }], dice: [[6]], decks: { school: [] } });
    expect(empty.refusal({ search: "arthur-thurston", die: 6 })).toBe("deck-empty");
    const t = searching("buddy", "buddy-davis", ["fuel", "junk"]).answer({ noise: true });
    expect([t.offered("take"), t.refusal({ noise: true })]).toEqual([["fuel", "junk"], "deck-empty"]);
    // Of four that Jenny would look at there are two.
    const jenny = searching("jenny", "jenny-clark", ["fuel", "junk"]).answer({ use: "jenny-clark" });
    expect(jenny.told("looked").map(({ n }) => n)).toEqual([2]);
  });

  test("R-34: the Flashlight shows three cards for one noise, once a round", () => {
    const gear = { buddy: ["flashlight"] } as const;
    const deck: readonly ItemId[] = ["fuel", "junk", "hammer", "food-1", "wrench", "scissors"];
    const t = searching("buddy", "buddy-davis", deck, { gear }).answer({ noise: true, with: "flashlight" });
    expect([t.told("looked").map(({ n }) => n), t.state.noise[3]]).toEqual([[1, 3], 1]);
    expect([t.refusal({ noise: true }), t.refusal({ noise: true, with: "flashlight" })]).toEqual([
      null,
      "no candidate",
    ]);
    t.answer({ take: "hammer" });
    expect(t.state.found).toEqual([]);
    const short = searching("buddy", "buddy-davis", deck.slice(0, 3), { gear });
    expect(
      short
        .answer({ noise: true, with: "flashlight" })
        .told("looked")
        .map(({ n }) => n),
    ).toEqual([1, 2]);
  });

  test("R-35: one more to look at and one more to keep, for each that helps; the first has to be kept", () => {
    const deck: readonly ItemId[] = ["fuel", "junk", "hammer", "food-1", "wrench"];
    const gear = { arthur: ["school-blueprints"] } as const;
    const t = searching("arthur", "arthur-thurston", deck, { gear });
    expect(t.offered("use")).toEqual(["arthur-thurston", "school-blueprints"]);
    t.answer({ use: "arthur-thurston" }, { use: "school-blueprints" });
    expect([t.offered("take"), t.refusal({ done: true })]).toEqual([["fuel", "hammer", "junk"], "no candidate"]);
    // Of all that was seen, also for noise.
    t.answer({ noise: true }, { take: "food-1" }, { take: "fuel" });
    expect([t.offered("take"), t.refusal({ done: true })]).toEqual([["hammer", "junk"], null]);
    t.answer({ take: "junk" });
    expect([t.hand(0), t.deck("school")]).toEqual([
      ["food-1", "fuel", "junk"],
      ["wrench", "hammer"],
    ]);
    // Both are used for this round.
    expect(t.answer({ search: "arthur-thurston", die: 6 }).waits).toBe("found 0");
    const one = searching("arthur", "arthur-thurston", deck).answer({ use: "arthur-thurston" });
    expect(one.answer({ take: "junk" }, { done: true }).hand(0)).toEqual(["junk"]);
  });

  test("R-36: who has no card in hand is wounded all the same", () => {
    const struck = (hand: readonly ItemId[]) =>
      table({ dice: [[4]], hands: [[], hand] })
        .chance(1)
        .answer({ attack: "arthur-thurston", die: 4 }, { strike: "alexis-grey" });
    const t = struck([]);
    expect([t.read("alexis"), t.hand(0), t.told("stole"), t.waits]).toEqual(["colony wounds 1", [], [], "turn 0"]);
    expect([struck(["fuel"]).hand(0), struck(["fuel"]).hand(1)]).toEqual([["fuel"], []]);
  });

  test("R-37, T-16, T-17: rolled again, the die hits up to the attack value of who is struck", () => {
    const hits = (who: string, id: string, eyes: number): boolean => {
      const t = table({ groups: [{}, { [who]: "colony", bev: "school" }], dice: [[6]], hands: [[], ["fuel"]] });
      t.chance(eyes).answer({ attack: "arthur-thurston", die: 6 }, { strike: id });
      // No exposure, whatever comes of it; a miss takes no card.
      expect([t.told("exposed"), t.state.dice[0]]).toEqual([[], []]);
      expect(t.hand(0).length === 1).toBe(t.read(who) !== "colony");
      return t.read(who) === "colony wounds 1";
    };
    const hit = (who: string, id: string) => [1, 2, 3, 4, 5, 6].filter((eyes) => hits(who, id, eyes));
    expect(hit("james", "james-meyers")).toEqual([1, 2, 3, 4, 5, 6]);
    expect(hit("thomas", "thomas-heart")).toEqual([1]);
    expect(hit("ashley", "ashley-ross")).toEqual([1, 2]);
  });

  test("R-39: whoever may kill several kills those who are there, and one has to be", () => {
    const shot = (zombies: number) =>
      table({
        groups: [{ arthur: "school" }],
        dice: [[4]],
        gear: { arthur: ["shotgun"] },
        zombies: { school: zombies },
      });
    const t = shot(1).attack("arthur", 4, { with: "shotgun" });
    expect([t.zombies("school"), t.told("zombie-killed")]).toMatchObject([[0], [{ n: 1 }]]);
    expect(shot(3).attack("arthur", 4, { with: "shotgun" }).zombies("school")).toEqual([1]);
    expect(shot(0).refusal({ attack: "arthur-thurston", die: 4 })).toBe("nobody-to-attack");
  });

  test("R-40: of what kills several one is chosen; an attack with any die goes with it", () => {
    const armed = () =>
      table({
        groups: [{ arthur: "school", carla: "colony" }],
        dice: [[1]],
        gear: { arthur: ["shotgun", "baseball-bat", "lighter", "switchblade"] },
        hands: [["fuel"]],
        zombies: { school: 4 },
      }).answer({ attack: "arthur-thurston", with: "switchblade", die: 1 });
    expect(armed().offered("with")).toEqual(["baseball-bat", "lighter", "shotgun"]);
    // The second one is not offered any more: the attack is made.
    const t = armed().answer({ with: "shotgun" });
    expect([t.waits, t.zombies("school"), t.told("used").map(({ card }) => card)]).toEqual([
      "turn 0",
      [2],
      ["switchblade", "shotgun"],
    ]);
    expect(armed().answer({ with: "lighter", card: "fuel" }).zombies("school")).toEqual([0]);
    expect(armed().chance("blank", "blank").answer({ with: "baseball-bat" }).zombies("school")).toEqual([2]);
  });

  test("R-40: the Reading Lamp's attack goes with one too", () => {
    const t = table({
      groups: [{ arthur: "school" }],
      gear: { arthur: ["shotgun"] },
      hands: [["reading-lamp"]],
      zombies: { school: 3 },
    });
    t.answer({ play: "reading-lamp" }, { survivor: "arthur-thurston" }, { with: "shotgun" });
    expect([t.zombies("school"), t.told("exposed"), t.waits]).toEqual([[1], [], "turn 0"]);
  });

  describe("R-42: John Price", () => {
    test("leaves the game as Forest Plum does, as long as she is beside him", () => {
      const t = table({ groups: [{}, { forest: "school", john: "school", maria: "colony" }] }).endTurn();
      expect([t.waits, t.state.morale]).toEqual(["pick 1", 6]);
      t.answer({ yes: true }, { leader: "maria-lopez" });
      expect([t.read("forest"), t.read("john"), t.state.morale, t.waits]).toEqual(["gone", "school", 7, "turn 1"]);
    });

    const beside = (john: string, more: Position = {}) =>
      table({
        groups: [{ john, carla: "colony" }, { olivia: "school", alexis: "colony" }, { gabriel: "school wounds 1" }],
        ...more,
      });

    test("has what the others at his location can, as soon as he is there, but not in the colony", () => {
      expect(beside("library").offered("of")).toEqual([]);
      expect(beside("library").chance("blank").move("john", "school").offered("of")).toEqual([
        "gabriel-diaz",
        "olivia-brown",
      ]);
      const inside = table({ groups: [{ john: "colony wounds 1" }, { olivia: "colony" }] });
      expect(inside.offered("of")).toEqual([]);
    });

    test("counts it for himself, and is meant where the ability speaks of its owner", () => {
      const t = beside("school wounds 1").answer({ ability: "john-price", of: "olivia-brown" });
      expect(t.offered("survivor")).toEqual(["gabriel-diaz", "john-price"]);
      t.answer({ survivor: "john-price" });
      expect(t.read("john")).toBe("school");
      expect(t.refusal({ ability: "john-price", of: "olivia-brown" })).toBe("used-this-round");
      expect(t.refusal({ ability: "john-price", of: "gabriel-diaz" })).toBe(null);
      expect(t.nextTurn(1).refusal({ ability: "olivia-brown" })).toBe(null);
      // Beside Forest Plum it is he who leaves.
      const forest = table({
        groups: [{}, { john: "school", alexis: "colony" }, { forest: "school", maria: "colony" }],
      });
      forest.nextTurn(1).answer({ yes: true });
      expect([forest.read("john"), forest.read("forest"), forest.state.morale]).toEqual(["gone", "school", 7]);
    });

    test("dies at once when he leaves Buddy with three wounds, or Buddy him", () => {
      const hurt = () =>
        table({
          groups: [
            { john: "school wounds 3", carla: "colony" },
            { buddy: "school", alexis: "colony" },
          ],
        });
      const t = hurt().move("john", "library");
      expect([t.read("john"), t.told("exposed"), t.state.morale]).toEqual(["gone", [], 5]);
      const left = hurt().nextTurn(1).chance("blank").move("buddy", "library");
      expect([left.read("john"), left.read("buddy"), left.state.morale]).toEqual(["gone", "library", 5]);
      // Frostbite counts as wounds do, though there is no wound beside it.
      const cold = table({
        groups: [
          { arthur: "colony", carla: "colony" },
          { buddy: "school", alexis: "colony" },
          { john: "school frost 3", maria: "colony" },
        ],
      });
      expect(cold.nextTurn(1).chance("blank").move("buddy", "library").read("john")).toBe("gone");
    });
  });

  test("R-38: a Pistol does not help against a survivor, and is not used up by it", () => {
    const t = table({ dice: [[4, 4]], gear: { arthur: ["pistol"] }, zombies: { colony: 1 } });
    t.chance(1).answer({ attack: "arthur-thurston", die: 4 }, { strike: "alexis-grey" });
    expect([t.read("alexis"), t.told("exposed"), t.told("used"), t.waits]).toEqual([
      "colony wounds 1",
      [],
      [],
      "turn 0",
    ]);
    t.attack("arthur", 4, { with: "pistol" });
    expect([t.zombies("colony")[0], t.told("exposed"), t.told("used").length]).toEqual([0, [], 1]);
  });

  test("R-41: two zombies fall to the Baseball Bat, and two rolls follow", () => {
    const struck = (zombies: number, ...chance: readonly string[]) =>
      table({
        groups: [{ arthur: "school", carla: "colony" }],
        dice: [[4]],
        gear: { arthur: ["baseball-bat"] },
        zombies: { school: zombies },
      })
        .chance(...chance)
        .attack("arthur", 4, { with: "baseball-bat" });
    const t = struck(3, "wound", "frostbite");
    expect([t.zombies("school"), t.read("arthur")]).toEqual([[1], "school wounds 1 frost 1"]);
    // Who dies of the first roll makes no second one.
    const bitten = struck(3, "bitten");
    expect([bitten.zombies("school"), bitten.told("exposed").length]).toEqual([[1], 1]);
    // A single zombie, a single roll.
    expect(struck(1, "wound").told("exposed").length).toBe(1);
  });

  test("R-43: Edward adds a die of any value and a medicine that heals nobody; three zombies, no exposure", () => {
    const edward = (zombies: readonly number[]) =>
      table({
        groups: [{ edward: "colony wounds 1" }],
        dice: [[1, 4]],
        hands: [["medicine"]],
        zombies: { colony: zombies },
      });
    const t = edward([1, 1, 1, 1]).answer(
      { attack: "edward-white", die: 4 },
      { zombie: 1 },
      { with: "edward-white", die: 1, card: "medicine" },
      { gate: 2, at: "colony" },
      { gate: 4, at: "colony" },
    );
    expect([t.zombies("colony"), t.told("exposed"), t.state.dice[0]]).toEqual([[0, 0, 1, 0, 0, 0], [], []]);
    expect([t.read("edward"), t.hand(0), t.waste]).toEqual(["colony wounds 1", [], ["medicine"]]);
    // with fewer there all of them.
    const two = edward([2]).answer(
      { attack: "edward-white", die: 4 },
      { zombie: 1 },
      { with: "edward-white", die: 1, card: "medicine" },
    );
    expect([two.zombies("colony")[0], two.told("zombie-killed").length]).toEqual([0, 2]);
  });

  test("R-44: Daniel kills two, is exposed once, and that once a round", () => {
    const t = table({ groups: [{ daniel: "school" }], dice: [[3, 4, 4]], zombies: { school: 4 } });
    expect(t.refusal({ ability: "daniel-smith", die: 3 })).toBe("die-too-low");
    t.chance("wound").answer({ ability: "daniel-smith", die: 4 }, { gate: 1, at: "school" });
    expect([t.zombies("school"), t.read("daniel"), t.told("exposed").length]).toEqual([[2], "school wounds 1", 1]);
    expect(t.refusal({ ability: "daniel-smith", die: 4 })).toBe("used-this-round");
  });

  test("R-45, T-31, T-32: each food token raises any unused die, never above 6", () => {
    const t = table({ food: 4, dice: [[3, 5]] }).answer({ feed: 3 }, { feed: 4 });
    expect([t.state.dice[0], t.state.food]).toEqual([[5, 5], 2]);
    t.answer({ feed: 5 });
    expect([t.state.dice[0], t.refusal({ feed: 6 }), t.refusal({ feed: 5 })]).toEqual([[5, 6], "die-is-six", null]);
  });

  test("R-48: fuel goes with the move, before the roll, one card for each", () => {
    const t = table({ groups: [{ arthur: "colony", carla: "colony" }], hands: [["fuel", "fuel"]] });
    expect(t.refusal({ play: "fuel" })).toBe("fuel-with-a-move");
    t.move("arthur", "school", "fuel");
    expect([t.told("exposed"), t.hand(0), t.waste]).toEqual([[], ["fuel"], ["fuel"]]);
    // With a move that has been made without it there is nothing to ask.
    t.chance("frostbite").move("carla", "school");
    expect([t.waits, t.read("carla"), t.hand(0)]).toEqual(["turn 0", "school frost 1", ["fuel"]]);
  });

  test("R-48: no fuel saves an exile from the roll of a forced move", () => {
    const t = table({ groups: [{}, { alexis: "colony" }], hands: [[], ["fuel"]] });
    t.answer({ exile: 1 }).vote("up", "up", "up");
    expect([t.waits, t.offered("fuel"), t.refusal({ place: "school" })]).toEqual(["pick 1", [], null]);
    t.chance("wound").answer({ place: "school" });
    expect([t.read("alexis"), t.hand(1), t.told("exposed").length]).toEqual(["school wounds 1", ["fuel"], 1]);
  });

  test("R-49, T-66: no medicine saves from the third wound", () => {
    const t = table({ groups: [{ arthur: "school wounds 2", carla: "school" }], hands: [["medicine"]] });
    t.chance("wound").move("arthur", "library");
    expect([t.read("arthur"), t.waits, t.hand(0), t.state.morale]).toEqual(["gone", "turn 0", ["medicine"], 5]);
  });

  test("R-50: a move leads to another place", () => {
    const t = table({ groups: [{ arthur: "school", carla: "colony" }], hands: [["fuel"]] });
    expect(t.refusal({ move: "arthur-thurston", to: "school" })).toBe("no candidate");
    expect(t.refusal({ move: "arthur-thurston", to: "school", fuel: true })).toBe("no candidate");
    expect(t.refusal({ move: "carla-thompson", to: "school" })).toBe(null);
  });
});
