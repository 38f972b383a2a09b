import { HIDDEN, randomFrom } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { stateProblems } from "../check.ts";
import { ITEMS } from "../content/items.ts";
import { placeOf } from "../content/locations.ts";
import { KIND_OF, USED } from "../content/prints.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { blank } from "../copy.ts";
import { MOST_ANSWERS } from "../rules/turn.ts";
import { setup } from "../setup.ts";
import { deal, view } from "../view.ts";
import { kept } from "./conserved.ts";
import { type Table, table } from "./table.ts";

// Actions of the own turn where one answer leads to another: what is used once a round, handed on, asked for, looked through.

describe("R-46: equipment used in this round stays used, wherever it goes", () => {
  const rifleOf = (by: string) => ({ use: "sniper-rifle", by });

  /** Arthur has fired his rifle, and a wound in an attack is his last one. */
  function shotAndDied(place: "colony" | "school", hand: readonly "sniper-rifle"[] = []): Table {
    const t = table({
      groups: [{ arthur: `${place} wounds 2`, carla: place }, { gray: "colony" }],
      gear: { arthur: ["sniper-rifle"] },
      hands: [hand, ["junk"]],
      zombies: { [place]: 2, library: 2 },
      decks: { school: [] },
      dice: [[6, 6], [6]],
    });
    t.answer(rifleOf("arthur-thurston"), { gate: 1, at: "library" });
    return t.chance("wound").attack("arthur", 6);
  }

  test("back in the hand and borne by another it does nothing more, and works again in the next round", () => {
    const t = shotAndDied("colony");
    expect([t.read("arthur"), t.hand(0)]).toEqual(["gone", ["sniper-rifle"]]);
    t.answer({ play: "sniper-rifle" });
    expect([t.gear("carla"), t.refusal(rifleOf("carla-thompson"))]).toEqual([["sniper-rifle"], "used-this-round"]);
    t.nextRound().toTurn(0);
    expect(t.refusal(rifleOf("carla-thompson"))).toBeNull();
  });

  test("a hand over the turn of the round makes it fresh too", () => {
    const t = shotAndDied("colony").nextRound().toTurn(0).answer({ play: "sniper-rifle" });
    expect(t.refusal(rifleOf("carla-thompson"))).toBeNull();
  });

  test("shuffled into a deck and found again it is still used", () => {
    const t = shotAndDied("school");
    expect(t.deck("school")).toEqual(["sniper-rifle"]);
    t.search("carla").answer({ play: "sniper-rifle" });
    expect(t.refusal(rifleOf("carla-thompson"))).toBe("used-this-round");
  });

  test("stolen by the next player it is still used", () => {
    const t = shotAndDied("colony").nextTurn(1);
    t.answer({ ability: "gray-beard" }, { seat: 0 }, { play: "sniper-rifle" });
    expect([t.gear("gray"), t.refusal(rifleOf("gray-beard"))]).toEqual([["sniper-rifle"], "used-this-round"]);
  });

  test("of two in a hand the unused one is played first", () => {
    const t = shotAndDied("colony", ["sniper-rifle"]).answer({ play: "sniper-rifle" });
    t.answer(rifleOf("carla-thompson"), { gate: 1, at: "library" }, { play: "sniper-rifle" });
    expect([t.gear("carla").length, t.refusal(rifleOf("carla-thompson"))]).toEqual([2, "used-this-round"]);
  });

  test("and the used one goes to the crisis first", () => {
    const t = shotAndDied("colony", ["sniper-rifle"]);
    t.answer({ contribute: "sniper-rifle" }, { play: "sniper-rifle" });
    expect(t.refusal(rifleOf("carla-thompson"))).toBeNull();
  });

  test("its owner sees it in the hand, the others see a card", () => {
    const { state } = shotAndDied("colony");
    expect([view(state, 0).hand[0], view(state, 1).hand[0]]).toEqual([state.hand[0], [HIDDEN]]);
  });

  test("a used card is one of those of its print in the box, and worlds that a seat imagines keep it used", () => {
    const state = setup({ players: 3, options: {}, content: null }, randomFrom("used"));
    const [pistol] = state.decks[placeOf("police-station")].splice(
      state.decks[placeOf("police-station")].findIndex((card) => ITEMS[KIND_OF[card]].id === "pistol"),
      1,
    );
    state.hand[0].push(pistol + USED);
    expect(stateProblems(state)).toEqual([]);
    const imagined = blank();
    deal(view(state, 0), 0, randomFrom("imagined"), imagined);
    expect([imagined.hand[0], kept(imagined)]).toEqual([state.hand[0], kept(state)]);
    // A second one beyond the box is a mistake.
    state.hand[1].push(pistol, pistol, pistol);
    expect(stateProblems(state).length).toBeGreaterThan(0);
  });
});

describe("Ausrüstung weitergeben", () => {
  const rifles = (spent: readonly number[]): Table => {
    const t = table({
      groups: [
        { arthur: "school", carla: "school" },
        { alexis: "school", jenny: "colony" },
      ],
      gear: { arthur: spent.map(() => "sniper-rifle" as const) },
      zombies: { library: 4 },
    });
    t.state.spent = [...spent];
    return t;
  };
  const hand = { hand: "sniper-rifle", from: "arthur-thurston" };
  const [unused, used] = [{ yes: true }, { no: true }];

  test("the player names the card, then who gets it: anybody beside its bearer (X-41, X-49)", () => {
    const t = rifles([0]).answer(hand);
    expect([t.waits, t.offered("survivor")]).toEqual(["pick 0", ["alexis-grey", "carla-thompson"]]);
    t.answer({ survivor: "alexis-grey" });
    expect([t.gear("arthur"), t.gear("alexis"), t.waits]).toEqual([[], ["sniper-rifle"], "turn 0"]);
  });

  test("with one to get it nobody is asked; with nobody there it is no answer", () => {
    const pair = table({ groups: [{ arthur: "school", carla: "school" }], gear: { arthur: ["wrench"] } });
    const t = pair.answer({ hand: "wrench", from: "arthur-thurston" });
    expect([t.gear("carla"), t.waits]).toEqual([["wrench"], "turn 0"]);
    const alone = table({ groups: [{ arthur: "school", carla: "colony" }], gear: { arthur: ["wrench"] } });
    expect(alone.refusal({ hand: "wrench", from: "arthur-thurston" })).toBe("no candidate");
  });

  test("T-38: what was used stays used", () => {
    const t = rifles([1]).answer(hand, { survivor: "carla-thompson" });
    expect(t.refusal({ use: "sniper-rifle", by: "carla-thompson" })).toBe("used-this-round");
  });

  for (const spent of [
    [1, 0],
    [0, 1],
  ])
    test(`R-47: of a used and an unused one alike (${spent}) the player says which`, () => {
      const fresh = rifles(spent).answer(hand, unused, { survivor: "carla-thompson" });
      expect(fresh.refusal({ use: "sniper-rifle", by: "carla-thompson" })).toBeNull();
      expect(fresh.refusal({ use: "sniper-rifle", by: "arthur-thurston" })).toBe("used-this-round");
      const worn = rifles(spent).answer(hand, used, { survivor: "carla-thompson" });
      expect(worn.refusal({ use: "sniper-rifle", by: "carla-thompson" })).toBe("used-this-round");
      expect(worn.refusal({ use: "sniper-rifle", by: "arthur-thurston" })).toBeNull();
    });

  test("of two that are both unused one goes without a question which", () => {
    const t = rifles([0, 0]).answer(hand, { survivor: "carla-thompson" });
    expect([t.gear("arthur").length, t.gear("carla").length]).toEqual([1, 1]);
  });

  test("X-54: each hands on the same card once a turn: back it may go, and not round for ever", () => {
    const t = rifles([0]).answer(hand, { survivor: "carla-thompson" });
    t.answer({ hand: "sniper-rifle", from: "carla-thompson" }, { survivor: "arthur-thurston" });
    expect([t.gear("arthur"), t.refusal(hand)]).toEqual([["sniper-rifle"], "handed-on"]);
    t.nextRound().toTurn(0);
    expect(t.refusal(hand)).toBeNull();
  });

  test("a second card of the kind may still go", () => {
    const t = rifles([0, 0]).answer(hand, { survivor: "carla-thompson" }, hand, { survivor: "carla-thompson" });
    expect([t.gear("carla").length, t.gear("arthur").length]).toEqual([2, 0]);
    t.answer({ hand: "sniper-rifle", from: "carla-thompson" }, { survivor: "arthur-thurston" });
    expect(t.refusal(hand)).toBe("handed-on");
  });
});

describe("R-14: fuel that another player gives", () => {
  const burning = (dice: readonly number[], gear: readonly ("lighter" | "switchblade")[] = ["lighter"]): Table =>
    table({
      groups: [{ arthur: "school" }, { alexis: "colony" }],
      gear: { arthur: gear },
      hands: [[], ["fuel"]],
      zombies: { school: 4 },
      dice: [dice],
    }).answer({ request: "fuel" }, { give: "fuel" }, { take: 1 });
  const [move, lighter] = [{ yes: true }, { no: true }];

  test("pays for the Lighter: four fall, with a die and without exposure", () => {
    const t = burning([4]).answer(lighter, { survivor: "arthur-thurston" }, { face: 4 });
    expect([t.zombies("school"), t.told("exposed"), t.waste, t.state.dice[0]]).toEqual([[0], [], ["fuel"], []]);
    expect([t.state.spent, t.waits]).toEqual([[1], "turn 0"]);
  });

  test("or goes with a move (X-43)", () => {
    const t = burning([4]).answer(move, { survivor: "arthur-thurston" }, { place: "library" });
    expect([t.read("arthur"), t.told("exposed"), t.zombies("school")]).toEqual(["library", [], [4]]);
  });

  test("a low die does with the Switchblade, and else only the move is left", () => {
    const t = burning([1], ["lighter", "switchblade"]).answer(lighter, { survivor: "arthur-thurston" }, { face: 1 });
    expect([t.zombies("school"), t.state.spent]).toEqual([[0], [1, 1]]);
    expect(burning([1]).offered("survivor")).toEqual(["arthur-thurston"]);
  });

  test("in the colony the player says at which entrances they fall", () => {
    const t = table({
      groups: [{ arthur: "colony" }, { alexis: "colony" }],
      gear: { arthur: ["lighter"] },
      hands: [[], ["fuel"]],
      zombies: { colony: [3, 3] },
      dice: [[6]],
    }).answer(
      { request: "fuel" },
      { give: "fuel" },
      { take: 1 },
      lighter,
      { survivor: "arthur-thurston" },
      { face: 6 },
    );
    const second = { gate: 2, at: "colony" };
    t.answer(second, second, second);
    expect([t.zombies("colony"), t.waits]).toEqual([[2, 0, 0, 0, 0, 0], "turn 0"]);
  });

  test("may not be given when it can do neither", () => {
    const t = table({
      groups: [{ arthur: "school" }, { alexis: "colony" }],
      gear: { arthur: ["lighter"] },
      hands: [[], ["fuel"]],
      dice: [[6]],
    });
    t.chance("blank").move("arthur", "library").answer({ request: "fuel" });
    expect(t.refusal({ give: "fuel" })).toBe("asker-cannot-play");
  });
});

describe("X-19: Brandon with a Mop", () => {
  const cleaning = () =>
    table({
      groups: [{ brandon: "colony" }],
      gear: { brandon: ["mop"] },
      waste: new Array<"junk">(14).fill("junk"),
      dice: [[1, 1, 1]],
    }).answer({ clean: "brandon-kane", die: 1 }, { yes: true });
  const [ability, mop] = [{ yes: true }, { no: true }];

  test("the player says which of the two is used, and the other one is left", () => {
    for (const [first, spent, used] of [
      [mop, [1], 0],
      [ability, [0], 1],
    ] as const) {
      const t = cleaning().answer(first);
      expect([t.waste.length, t.state.spent, Math.max(...t.state.used)]).toEqual([9, spent, used]);
      t.answer({ clean: "brandon-kane", die: 1 }, { yes: true });
      expect([t.waste.length, t.waits]).toEqual([4, "turn 0"]);
    }
  });

  test("with both of them used three go, and nothing is asked", () => {
    const t = cleaning().answer(mop, { clean: "brandon-kane", die: 1 }, { yes: true });
    t.answer({ clean: "brandon-kane", die: 1 });
    expect([t.waste.length, t.waits]).toEqual([1, "turn 0"]);
  });
});

describe("a Reading Lamp", () => {
  const lamp = (card: "no-ammo" | "car-crash") =>
    table({
      groups: [{ arthur: "library", carla: "library" }],
      gear: { arthur: ["pistol"] },
      hands: [["reading-lamp"]],
      zombies: { library: 1 },
      card,
    }).answer({ play: "reading-lamp" }, { survivor: "arthur-thurston" }, { with: "pistol" });

  test("X-20: its attack takes no die, and the Pistol's exposure goes for it", () => {
    const t = lamp("car-crash");
    expect([t.zombies("library"), t.told("exposed"), t.waste]).toEqual([[0], [], ["reading-lamp"]]);
  });

  test("is an attack of that survivor: card 25 takes the Pistol that was used with it", () => {
    const t = lamp("no-ammo").option(1);
    expect([t.gear("arthur"), t.waste]).toEqual([[], ["reading-lamp", "pistol"]]);
  });
});

test("card 25 takes the weapon that was used, and not the one alike that was not", () => {
  const t = table({
    groups: [{ arthur: "colony", carla: "colony" }],
    gear: { arthur: ["sniper-rifle", "sniper-rifle"] },
    zombies: { school: 2 },
    card: "no-ammo",
  });
  t.state.spent = [0, 0];
  t.answer({ use: "sniper-rifle", by: "arthur-thurston" }).option(1);
  expect(t.refusal({ use: "sniper-rifle", by: "arthur-thurston" })).toBeNull();
});

describe("up to two zombies", () => {
  const daniel = () =>
    table({ groups: [{ daniel: "school" }], zombies: { school: 3 }, dice: [[4]] })
      .chance("blank")
      .answer({ ability: "daniel-smith", die: 4 });

  test("outside of the colony too the second one is offered by itself", () => {
    const t = daniel();
    expect([t.zombies("school"), t.waits]).toEqual([[2], "pick 0"]);
    expect(t.answer({ no: true }).zombies("school")).toEqual([2]);
    expect(daniel().answer({ gate: 1, at: "school" }).zombies("school")).toEqual([1]);
  });

  test("R-44: one exposure for both", () => {
    expect(daniel().answer({ gate: 1, at: "school" }).told("exposed")).toHaveLength(1);
  });
});

describe("a hand or a deck that is looked through stays where it is", () => {
  const sizes = (t: Table, seat: number) => view(t.state, seat).hand.map((cards) => cards.length);
  const isSeen = (cards: readonly number[]) => !cards.includes(HIDDEN);

  test("card 73: its size is open, and the one who chooses sees it, nobody else does", () => {
    const t = table({
      groups: [{ arthur: "school" }, { alexis: "school" }],
      hands: [["junk"], ["fuel", "medicine"], ["food-1"]],
      card: "voyeur",
    }).option(1);
    expect([t.waits, t.offered("card")]).toEqual(["pick-card 0", ["fuel", "medicine"]]);
    for (const seat of [0, 1, 2]) expect(sizes(t, seat)).toEqual([1, 2, 1]);
    expect([0, 1, 2].map((seat) => isSeen(view(t.state, seat).hand[1]))).toEqual([true, true, false]);
    expect(isSeen(view(t.state, 0).hand[2])).toBe(false);
    t.answer({ card: "fuel" });
    expect([t.hand(0), t.hand(1), isSeen(view(t.state, 0).hand[1])]).toEqual([["junk", "fuel"], ["medicine"], false]);
  });

  test("card 73: what may not be played yet is told to nobody else, so that contributing it tells nothing (R-08)", () => {
    const t = table({
      groups: [{ arthur: "school" }, { alexis: "school" }],
      hands: [["junk"], ["fuel"]],
      card: "voyeur",
    }).option(1);
    t.answer({ card: "fuel" });
    expect(t.state.withheld[0]).toHaveLength(1);
    const before = view(t.state, 2).withheld;
    t.answer({ contribute: "fuel" });
    expect([view(t.state, 2).withheld, t.state.withheld[0]]).toEqual([before, []]);
  });

  test("card 35: hand after hand; the reader has all of them before him until he has chosen", () => {
    const t = table({
      groups: [{ james: "colony" }],
      hands: [["junk"], ["medicine", "fuel"], ["medicine", "medicine"]],
      card: "james-meyers",
    }).option(1);
    t.answer({ no: true });
    expect(sizes(t, 2)).toEqual([1, 2, 2]);
    expect([1, 2].map((of) => isSeen(view(t.state, 0).hand[of]))).toEqual([true, true]);
    t.answer({ card: "medicine" });
    expect([sizes(t, 2), t.state.pledges[1].length]).toEqual([[1, 1, 2], 1]);
    expect(isSeen(view(t.state, 1).hand[2])).toBe(false);
  });

  test("card 16: a deck keeps its number while it is searched, and is shuffled afterwards", () => {
    const t = table({
      groups: [{ talia: "colony" }],
      decks: { school: ["fuel", "junk", "food-1"] },
      card: "talia-jones",
    });
    t.option(1).answer({ place: "school" });
    const school = placeOf("school");
    expect([0, 1].map((seat) => view(t.state, seat).decks[school].length)).toEqual([3, 3]);
    expect([0, 1].map((seat) => isSeen(view(t.state, seat).decks[school]))).toEqual([true, false]);
    t.answer({ card: "fuel" }, { no: true });
    expect([t.hand(0), t.deck("school").toSorted(), isSeen(view(t.state, 0).decks[school])]).toEqual([
      ["fuel"],
      ["food-1", "junk"],
      false,
    ]);
  });
});

describe("no question grows beyond what can be looked over", () => {
  const ids = SURVIVORS.map(({ id }) => id);
  const equipment = ITEMS.flatMap(({ id, play }) => (play === "equip" ? [id] : []));
  const kinds = ITEMS.map(({ id }) => id);

  /** Five seats and all survivors in play: so many of them in the own group, hurt, in the colony and with two pieces each. */
  function crowd(own: number, hand: number): Table {
    const rest = ids.slice(own);
    return table({
      players: 5,
      groups: [
        Object.fromEntries(ids.slice(0, own).map((id) => [id, "colony wounds 1"])),
        ...[0, 1, 2, 3].map((seat) =>
          Object.fromEntries(
            rest.filter((_, at) => at % 4 === seat).map((id, at) => [id, at > 2 ? "school" : "colony"]),
          ),
        ),
      ],
      gear: Object.fromEntries(
        ids.slice(0, own).map((id, at) => [id, [0, 1].map((n) => equipment[(2 * at + n) % equipment.length])]),
      ),
      hands: [kinds.slice(0, hand), ["fuel"], ["fuel"], ["fuel"], ["fuel"]],
      dice: [[1, 2, 3, 4, 5, 6]],
      zombies: { colony: [1, 1], school: 2 },
      waste: ["junk"],
      food: 5,
      main: "stockpile",
    });
  }

  test("a turn with eight own survivors and a dozen kinds in the hand", () => {
    const t = crowd(8, 12);
    expect(t.answers.length).toBeGreaterThan(300);
    expect(t.answers.length).toBeLessThanOrEqual(MOST_ANSWERS);
    expect(t.offered("act")).toEqual([]);
  });

  test.each([1, 4, 8, 12, 20, ids.length - 4])("a turn with %i own survivors and each kind in the hand", (own) => {
    const t = crowd(own, kinds.length);
    expect(t.answers.length).toBeLessThanOrEqual(MOST_ANSWERS);
    const steps = t.offered("act");
    expect(steps.length).toBe(own < 8 ? 0 : own);
    const all = new Set<string>();
    for (const act of steps) {
      const one = crowd(own, kinds.length).answer({ act });
      expect(one.waits).toBe("act 0");
      expect(one.answers.length).toBeLessThanOrEqual(MOST_ANSWERS);
      for (const answer of one.answers) all.add(JSON.stringify(answer));
    }
    // What one of them does is done as in any turn.
    const [act] = steps;
    if (act === undefined) return;
    expect(all.size).toBeGreaterThan(own * 20);
    const one = crowd(own, kinds.length).answer({ act });
    const attack = one.answers.find((answer) => "barricade" in answer);
    if (attack === undefined) throw new Error("There is a free space.");
    one.answer(attack);
    expect(one.state.dice[0].length).toBe(5);
  });

  test("how a turn is asked does not tell what is in a hand", () => {
    const ways = [0, 1].map((from) => {
      const t = crowd(8, kinds.length);
      t.state.hand[0] = t.state.hand[0].map((print, at) => (at % 2 === from ? print : t.state.hand[0][0]));
      return t.offered("act").length > 0;
    });
    expect(ways).toEqual([true, true]);
  });

  test("who gets a card is a question of its own", () => {
    const t = crowd(8, 2).answer({ hand: equipment[0], from: ids[0] });
    expect(t.answers.length).toBe(t.state.place.filter((place) => place === 0).length - 1);
    expect(t.offered("survivor")).not.toContain(ids[0]);
  });
});
