import { HIDDEN, randomFrom } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { isBetrayal } from "../content/secrets-deck.ts";
import { options } from "../options.ts";
import { setup } from "../setup.ts";
import { view } from "../view.ts";
import { table } from "./table.ts";

// Rulings, but for those that stand with their cards or in another file (rulings.test.ts looks after that).

describe("where the rulebook and the English text differ", () => {
  test("R-01, T-79, T-154: a crisis wants as many cards as there are players who are not exiled", () => {
    const settled = (food: number, exiled: readonly number[] = []) => {
      const contributed = [Array.from({ length: food }, () => "food-1" as const)];
      const t = table({ players: 4, quiet: true, morale: 5, contributed, exiled }).nextRound();
      const [{ need, prevented }] = t.told("crisis-result");
      return [need, prevented, t.state.morale];
    };
    expect([settled(3), settled(4)]).toEqual([
      [4, false, 4],
      [4, true, 5],
    ]);
    expect(settled(3, [3])).toEqual([3, true, 5]);
    // Two more are still what brings morale.
    expect(settled(5, [3])).toEqual([3, true, 6]);
  });

  test("R-02, X-45, T-30: attracted zombies may come from two locations, and one of them has to", () => {
    const lured = (oneSource: boolean) => {
      const t = table({
        groups: [{ arthur: "school", carla: "colony" }],
        dice: [[1]],
        zombies: { library: 2, hospital: 1 },
      });
      t.state.rules = { ...t.state.rules, oneSource };
      return t.answer({ attract: "arthur-thurston", die: 1 });
    };
    const t = lured(false);
    expect(t.refusal({ no: true })).toBe("no candidate");
    t.answer({ gate: 1, at: "library" });
    expect(t.offered("at")).toEqual(["hospital", "library"]);
    t.answer({ gate: 1, at: "hospital" });
    expect([t.zombies("school"), t.zombies("library"), t.zombies("hospital")]).toEqual([[2], [1], [0]]);
    // The second one may stay away.
    expect(lured(false).answer({ gate: 1, at: "library" }, { no: true }).zombies("school")).toEqual([1]);
    // By the house rule both come from the same.
    expect(lured(true).answer({ gate: 1, at: "library" }).offered("at")).toEqual(["library"]);
    const nobody = table({ groups: [{ arthur: "school", carla: "colony" }], dice: [[1]], zombies: { school: 1 } });
    expect(nobody.refusal({ attract: "arthur-thurston", die: 1 })).toBe("no-zombies-elsewhere");
  });

  test("R-04: the seventh zombie comes to entrance 1 again, the eighth to 2", () => {
    // Six survivors and helpless ones: half as many zombies.
    const after = (helpless: number) => table({ helpless, quiet: true }).nextRound().zombies("colony");
    expect(after(8)).toEqual([2, 1, 1, 1, 1, 1]);
    expect(after(10)).toEqual([2, 2, 1, 1, 1, 1]);
  });

  test("R-05: a leader who leaves without dying is replaced by another, and morale does not fall", () => {
    const t = table({ groups: [{}, { forest: "colony", alexis: "colony", jenny: "colony" }] });
    t.nextTurn(1).answer({ yes: true });
    // Forest Plum gives a morale for it.
    expect([t.read("forest"), t.waits, t.state.morale]).toEqual(["gone", "leader 1", 7]);
    expect([t.answer({ leader: "jenny-clark" }).leader(1), t.waits]).toEqual(["jenny-clark", "turn 1"]);
  });

  test("R-05, R-68: and the last one by somebody new, without the hand", () => {
    const t = table({ groups: [{}, { forest: "school" }], hands: [[], ["fuel"]], survivors: ["thomas"] });
    t.nextTurn(1).answer({ yes: true });
    expect([t.owner("thomas"), t.leader(1), t.hand(1), t.state.morale]).toEqual([1, "thomas-heart", [], 7]);
  });

  test("R-06: exactly one betrayal is among the objectives, and a house rule leaves it out", () => {
    const usual = Object.fromEntries(options.map((spec) => [spec.id, spec.default]));
    const mixed = (mode: string, n: number): readonly number[] => {
      const s = setup({ players: 3, options: { ...usual, mode }, content: null }, randomFrom(`objectives ${n}`));
      const mix = [...s.secret.flat(), ...s.secretMix];
      return [mix.length, mix.filter(isBetrayal).length];
    };
    for (let n = 0; n < 20; n++) {
      expect(mixed("standard", n)).toEqual([7, 1]);
      expect(mixed("betrayer", n)).toEqual([4, 1]);
      expect(mixed("no-betrayer", n)).toEqual([6, 0]);
    }
  });
});

describe("what is hidden, votes, contributions, requests", () => {
  test("R-07, X-27: how many cards there are is open, which ones is not", () => {
    const { state } = table({
      card: "spoiled",
      hands: [["fuel", "junk"], ["medicine"], []],
      waste: ["food-1", "wrench"],
      removed: ["outsider-1"],
      gear: { arthur: ["pistol"] },
      contributed: [["fuel"], ["food-2"], []],
      decks: { school: ["junk", "hammer"] },
    });
    const seen = view(state, 1);
    expect([seen.hand, seen.contributed]).toEqual([
      [[HIDDEN, HIDDEN], state.hand[1], []],
      [[HIDDEN], state.contributed[1], []],
    ]);
    expect([seen.waste, seen.removed, seen.gear]).toEqual([state.waste, state.removed, state.gear]);
    expect(seen.decks).toEqual(state.decks.map((deck) => deck.map(() => HIDDEN)));
    expect(seen.secret).toEqual([[HIDDEN], state.secret[1], [HIDDEN]]);
    // The neighbour on the right of who is on turn holds the crossroads card.
    expect([0, 1, 2].map((seat) => view(state, seat).crossroad)).toEqual([[HIDDEN], [HIDDEN], state.crossroad]);
  });

  test("R-07: what a search finds lies before the searcher alone", () => {
    const t = table({
      groups: [{ david: "school", arthur: "colony" }],
      dice: [[6]],
      decks: { school: ["fuel", "junk"] },
    });
    t.answer({ search: "david-garcia", die: 6 });
    expect([view(t.state, 0).found, view(t.state, 1).found]).toEqual([t.state.found, [HIDDEN, HIDDEN]]);
    expect([t.seenBy("saw", [0]).length, t.told("looked")]).toEqual([2, [{ event: "looked", seat: 0, n: 2 }]]);
  });

  test("R-08, T-83: contributions are turned over without names and leave the game", () => {
    const t = table({
      players: 4,
      quiet: true,
      hands: [["food-1", "fuel", "food-2"]],
      gear: { arthur: ["pistol"] },
      contributed: [[], ["food-3"]],
    });
    t.answer({ contribute: "food-1" }, { contribute: "fuel" }, { contribute: "food-2" });
    t.answer({ contribute: "pistol", from: "arthur-thurston" });
    expect(t.told("contributed").map(({ seat, n }) => [seat, n])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    // Face down they are known to who gave them, and equipment to all.
    expect(t.seenBy("contributed-card", [0]).map(({ card }) => card)).toEqual(["food-1", "fuel", "food-2"]);
    expect(t.told("contributed-openly")).toMatchObject([{ seat: 0, card: "pistol" }]);
    t.nextRound();
    const shown = t.told("crisis-card");
    expect(shown.map(({ card }) => card).toSorted()).toEqual(["food-1", "food-2", "food-3", "fuel", "pistol"]);
    expect(shown.some((event) => "seat" in event)).toBe(false);
    expect(shown.at(-1)?.sum).toBe(1);
    expect(t.removed.toSorted()).toEqual(["food-1", "food-2", "food-3", "fuel", "pistol"]);
    expect([t.waste, t.state.contributed.flat()]).toEqual([[], []]);
  });

  test("R-08: in an order that does not tell who gave which", () => {
    const contributed = [["food-1"], ["food-2"], ["food-3"], ["fuel"], ["junk"]] as const;
    const t = table({ players: 5, quiet: true, contributed }).nextRound();
    const shown = t.told("crisis-card").map(({ card }) => card);
    expect(shown).not.toEqual(contributed.flat());
    expect(shown.toSorted()).toEqual(contributed.flat().toSorted());
  });

  test("R-09: what has been contributed is not taken back", () => {
    const t = table({ hands: [["fuel"]], contributed: [["food-1"]] }).answer({ contribute: "fuel" });
    const named = t.answers.flatMap((answer) => Object.values(answer));
    expect(named.filter((value) => value === "fuel" || value === "food-1")).toEqual([]);
    expect([t.hand(0), t.state.contributed[0].length]).toEqual([[], 2]);
  });

  test("R-10: cards are contributed in the own turn, to a crisis that is there, and not in the middle of something", () => {
    const card = { contribute: "fuel" };
    const hands = [["fuel"], ["fuel"]] as const;
    expect(table({ hands }).refusal(card)).toBe(null);
    expect(table({ hands, crisis: null }).refusal(card)).toBe("no-crisis");
    // An exiled player never does.
    expect(table({ hands, exiled: [0] }).refusal(card)).toBe("exiled-contribute-not");
    const vote = table({ hands }).answer({ exile: 1 });
    expect([vote.waits, vote.refusal(card)]).toEqual(["vote 0,1,2", "no candidate"]);
    const asked = table({ hands }).answer({ request: "fuel" });
    expect([asked.waits, asked.refusal(card)]).toEqual(["respond 1", "no candidate"]);
  });

  test("R-11: nobody sees a vote before the last one is in", () => {
    const t = table().answer({ exile: 1 }).vote("up", "down");
    expect([t.waits, t.told("voted")]).toEqual(["vote 2", []]);
    expect(view(t.state, 0).given[0]).toEqual({ vote: "up" });
    // That somebody has voted is seen, what not.
    for (const seat of [1, 2, null]) expect(view(t.state, seat).given[0]).not.toHaveProperty("vote");
    expect(view(t.state, 2).given[0]).not.toBe(null);
    t.vote("up");
    expect(t.told("voted").map(({ seat, vote }) => [seat, vote])).toEqual([
      [0, "up"],
      [1, "down"],
      [2, "up"],
    ]);
  });

  test("R-13: attracted zombies take free spaces, and break nothing", () => {
    const t = table({
      groups: [{ arthur: "colony", carla: "school" }],
      dice: [[1, 1]],
      zombies: { colony: [3, 2, 3, 0, 3, 3], school: 1, library: 2 },
      barricades: { colony: [0, 0, 0, 2] },
    });
    // To the colony, over its entrances with room, and not from itself.
    t.answer({ attract: "arthur-thurston", die: 1 });
    expect(t.offered("at")).toEqual(["library", "school"]);
    t.answer({ gate: 1, at: "library" });
    expect(t.offered("gate")).toEqual(["2", "4"]);
    t.answer({ gate: 4, at: "colony" }, { gate: 1, at: "library" });
    // Entrance 2 alone has room now.
    expect([t.zombies("colony"), t.barricades("colony")[3]]).toEqual([[3, 3, 3, 1, 3, 3], 2]);
    expect([t.zombies("library"), t.told("overrun"), t.told("barricade-broken")]).toEqual([[0], [], []]);
    expect(t.refusal({ attract: "arthur-thurston", die: 1 })).toBe("no-free-space");
    // And out of the colony.
    t.answer({ attract: "carla-thompson", die: 1 }, { gate: 5, at: "colony" }, { gate: 1, at: "colony" });
    expect([t.zombies("school"), t.zombies("colony")]).toEqual([[3], [2, 3, 3, 1, 2, 3]]);
  });

  test("R-15, T-36: equipment that was asked for goes to one of the asker's survivors at once", () => {
    const t = table({ hands: [[], ["hammer"]] }).answer({ request: "tool" }, { give: "hammer" }, { take: 1 });
    expect(t.offered("survivor")).toEqual(["arthur-thurston", "carla-thompson"]);
    t.answer({ survivor: "carla-thompson" });
    expect([t.gear("carla"), t.hand(0), t.hand(1), t.waits]).toEqual([["hammer"], [], [], "turn 0"]);
  });

  test("R-16: nobody may give a survivor card for whom the colony has no room", () => {
    // Six survivors stand in the colony, which has 24 spaces; one comes, and a helpless one.
    const given = (helpless: number) =>
      table({ helpless, hands: [[], ["outsider-2"]] }).answer({ request: "survivor" });
    expect(given(17).refusal({ give: "outsider-2" })).toBe("asker-cannot-play");
    expect(given(16).refusal({ give: "outsider-2" })).toBe(null);
    const t = given(16).answer({ give: "outsider-2" }, { take: 1 });
    expect([t.told("joined").length, t.state.helpless, t.removed]).toEqual([1, 17, ["outsider-2"]]);
  });

  test("R-17, X-16: who plays it says where a card that was asked for goes", () => {
    const fed = (exiled: readonly number[]) =>
      table({ exiled, hands: [[], ["food-1"]] }).answer({ request: "food" }, { give: "food-1" }, { take: 1 });
    expect([fed([]).waste, fed([]).removed]).toEqual([["food-1"], []]);
    expect([fed([0]).waste, fed([0]).removed]).toEqual([[], ["food-1"]]);
    // An exiled player who gives it does not matter.
    expect([fed([1]).waste, fed([1]).removed]).toEqual([["food-1"], []]);
  });

  test("R-18: what a searcher does not keep goes under the deck in the order in which it was drawn", () => {
    const t = table({
      groups: [{ arthur: "library", carla: "colony" }],
      dice: [[6]],
      decks: { library: ["junk", "fuel", "reading-lamp", "food-1", "wrench"] },
    });
    t.answer({ search: "arthur-thurston", die: 6 }, { noise: true }, { noise: true }, { take: "fuel" });
    expect(t.deck("library")).toEqual(["food-1", "wrench", "junk", "reading-lamp"]);
    // All see how many cards, how much noise, and that one was kept.
    const open = t.events.filter(({ heard }) => heard === undefined);
    expect(open.filter((event) => "card" in event)).toEqual([]);
    expect(t.told("looked").map(({ n }) => n)).toEqual([1, 1, 1]);
    expect([t.state.noise[4], t.told("kept")]).toEqual([2, [{ event: "kept", seat: 0, n: 1 }]]);
  });

  test("R-19: only Annaleigh's player sees the card that chance shows", () => {
    const seen = (n: number): string => {
      const t = table({ groups: [{ annaleigh: "colony" }], hands: [[], ["fuel", "junk", "hammer"]] });
      t.state.random = [...randomFrom(`look ${n}`)];
      t.answer({ ability: "annaleigh-chan" }, { seat: 1 });
      expect(t.hand(1)).toEqual(["fuel", "junk", "hammer"]);
      expect([t.told("peeked-card").length, t.told("peeked")]).toEqual([1, [{ event: "peeked", seat: 0, at: 1 }]]);
      return t.seenBy("peeked-card", [0])[0].card;
    };
    const all = Array.from({ length: 20 }, (_, n) => seen(n));
    expect([...new Set(all)].toSorted()).toEqual(["fuel", "hammer", "junk"]);
  });

  test("R-20: what is said binds nobody and may be a lie; nobody shows a card", () => {
    // With food in plenty and none in hand.
    const t = table({ food: 9, hands: [["junk"]] });
    const before = JSON.stringify([t.state.hand, t.state.dice, t.state.food, t.state.random]);
    t.answer({ say: "need-food" });
    expect(t.told("said")).toEqual([{ event: "said", seat: 0, phrase: "need-food", about: -1 }]);
    expect(JSON.stringify([t.state.hand, t.state.dice, t.state.food, t.state.random])).toBe(before);
    const talk = table({ hands: [["junk"]] }).answers.filter((answer) => "say" in answer);
    expect(talk.flatMap((answer) => Object.values(answer))).not.toContain("junk");
  });
});

describe("turns and crossroads cards", () => {
  test("R-24: a card that is triggered comes to light, and its reader is not asked", () => {
    const t = table({ card: "thin-ice", groups: [{ arthur: "school", carla: "colony" }] });
    expect([t.told("crossroads"), t.acting]).toEqual([[], null]);
    t.chance("blank").move("arthur", "library");
    expect(t.told("crossroads")).toEqual([{ event: "crossroads", card: "thin-ice", seat: 0, reader: 2 }]);
    expect(t.waits).toBe("option 0");
  });
});
