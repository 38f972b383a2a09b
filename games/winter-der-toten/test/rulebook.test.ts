import { describe, expect, test } from "vitest";
import { conditionsOf } from "../content/printed.ts";
import { SECRET_IDS } from "../content/secrets-deck.ts";
import { meets } from "../rules/endings.ts";
import { type Position, type Table, table } from "./table.ts";

// The rulebook read heading by heading: what no ruling's or worked case's number leads to.

/** The variant in which nobody replaces a last survivor. */
function withElimination(position: Position): Table {
  const t = table(position);
  t.state.rules = { ...t.state.rules, elimination: true };
  return t;
}

describe("Aktionswürfel werfen", () => {
  test("Night Vision Goggles bring their owner a die; other equipment does not", () => {
    const t = table({ gear: { arthur: ["night-vision-goggles", "pistol"], alexis: ["pistol"] }, quiet: true });
    t.nextRound();
    const rolled = t.told("rolled-dice").map(({ seat, dice }) => [seat, dice.length]);
    expect(rolled.toSorted()).toEqual([
      [0, 4],
      [1, 3],
      [2, 3],
    ]);
  });
});

describe("Spielzüge durchführen", () => {
  test("as his player's turn begins Forest Plum may leave: no death, morale +1; or he stays", () => {
    const begun = () => table({ groups: [{}, { forest: "colony", alexis: "colony" }] }).endTurn();
    expect(begun().waits).toBe("pick 1");
    const left = begun().answer({ yes: true });
    expect([left.read("forest"), left.state.morale, left.told("died")]).toEqual(["gone", 7, []]);
    expect([left.leader(1), left.waits]).toEqual(["alexis-grey", "turn 1"]);
    const stays = begun().answer({ no: true });
    expect([stays.read("forest"), stays.state.morale, stays.waits]).toEqual(["colony", 6, "turn 1"]);
  });
});

describe("Zombies ins Spiel bringen", () => {
  test("Sparky, whom a bite that spreads skips, falls at an overrun entrance as anybody does", () => {
    const t = table({ groups: [{ sparky: "library", arthur: "colony" }], zombies: { library: 3 }, quiet: true });
    t.nextRound();
    expect([t.told("overrun").length, t.read("sparky")]).toEqual([1, "gone"]);
  });
});

describe("Überlebende töten", () => {
  test("a crossroads card that lies with a survivor leaves the game with him", () => {
    const t = table({
      groups: [{ arthur: "colony wounds 2", carla: "colony" }, { alexis: "school" }],
      card: "horse",
      dice: [[], [5]],
    });
    t.chance("blank").move("arthur", "school").option(1);
    expect([t.attached("arthur"), t.gone]).toEqual([["horse"], []]);
    t.endTurn().chance(1).answer({ attack: "alexis-grey", die: 5 }, { strike: "arthur-thurston" });
    expect([t.read("arthur"), t.state.attached, t.gone]).toEqual(["gone", [], ["horse"]]);
    expect(t.leader(0)).toBe("carla-thompson");
  });
});

describe("Objektkarten", () => {
  test("Walkie-Talkie: a die of another player sinks by 1, an own one rises; both must be possible", () => {
    const radio = (...dice: readonly (readonly number[])[]) =>
      table({ groups: [{ arthur: "school", carla: "school" }], gear: { arthur: ["walkie-talkie"] }, dice });
    const use = { use: "walkie-talkie", by: "arthur-thurston" };
    expect([radio([6], [3]).refusal(use), radio([2], [1], [1]).refusal(use)]).toEqual(["no-dice", "no-dice"]);
    const t = radio([2, 6], [1, 3, 5], [1]).answer(use);
    expect(t.offered("seat")).toEqual(["1"]);
    t.answer({ seat: 1 });
    expect(t.offered("face")).toEqual(["3", "5"]);
    t.answer({ face: 3 });
    expect(t.offered("face")).toEqual(["2"]);
    t.answer({ face: 2 });
    expect([t.state.dice, t.refusal(use)]).toEqual([[[3, 6], [1, 2, 5], [1]], "used-this-round"]);
  });

  test("Megaphone: up to four, all from one location, as far as there are free spaces; none breaks anything", () => {
    const t = table({
      groups: [{ arthur: "library", carla: "library" }],
      hands: [["megaphone"]],
      zombies: { school: 3, colony: [1] },
      barricades: { library: 1 },
    });
    t.answer({ play: "megaphone" }, { place: "library" }, { gate: 1, at: "school" });
    expect([t.offered("at"), t.answers]).toEqual([["school"], [{ gate: 1, at: "school" }, { no: true }]]);
    t.answer({ gate: 1, at: "school" });
    // The Library has three spaces, one of them for the barricade.
    expect([t.zombies("library"), t.barricades("library"), t.zombies("school")]).toEqual([[2], [1], [1]]);
    expect([t.waits, t.waste]).toEqual(["turn 0", ["megaphone"]]);
  });

  test("1-2-3 Barricades and Survivor's Cookbook serve in the colony only, once a round, without a die", () => {
    const t = table({
      groups: [{ arthur: "colony", carla: "school" }],
      gear: { arthur: ["1-2-3-barricades", "survivors-cookbook"], carla: ["1-2-3-barricades", "survivors-cookbook"] },
    });
    for (const use of ["1-2-3-barricades", "survivors-cookbook"])
      expect(t.refusal({ use, by: "carla-thompson" })).toBe("ability-elsewhere");
    t.answer({ use: "1-2-3-barricades", by: "arthur-thurston" }, { gate: 5, at: "colony" });
    t.answer({ use: "survivors-cookbook", by: "arthur-thurston" });
    expect([t.barricades("colony"), t.state.food]).toEqual([[0, 0, 0, 0, 1, 0], 1]);
    for (const use of ["1-2-3-barricades", "survivors-cookbook"])
      expect(t.refusal({ use, by: "arthur-thurston" })).toBe("used-this-round");
  });

  test("Guide to Leadership raises a die, Journey in Jazzercise rolls one again, Adrenaline sets one", () => {
    const t = table({
      dice: [[1, 6]],
      hands: [["adrenaline-shot"]],
      gear: { arthur: ["guide-to-leadership"], carla: ["journey-in-jazzercise"] },
    });
    t.answer({ use: "guide-to-leadership", by: "arthur-thurston" });
    expect(t.offered("face")).toEqual(["1"]);
    t.answer({ face: 1 }).chance(4).answer({ use: "journey-in-jazzercise", by: "carla-thompson" }, { face: 6 });
    expect(t.state.dice[0]).toEqual([2, 4]);
    t.answer({ play: "adrenaline-shot" }, { face: 2 }, { face: 6 });
    expect([t.state.dice[0], t.waste]).toEqual([[4, 6], ["adrenaline-shot"]]);
  });
});

describe("Gewinner", () => {
  /** Which conditions of an objective hold for seat 0, with the main objective completed and morale as it is. */
  const met = (id: string, position: Position): readonly boolean[] => {
    const { state } = table(position);
    return conditionsOf(state, SECRET_IDS.indexOf(id)).map((condition) => meets(state, 0, condition, true));
  };

  test("Repopulate wants three in the group, a man and a woman among them; a dog is neither", () => {
    const group = (...names: readonly string[]) =>
      met("repopulate", { groups: [Object.fromEntries(names.map((name) => [name, "colony"]))] });
    expect(group("arthur", "carla", "sparky")).toEqual([true, true, true, true]);
    expect(group("arthur", "thomas", "sparky")).toEqual([true, true, false, true]);
    expect(group("carla", "maria", "sparky")).toEqual([true, false, true, true]);
    expect(group("arthur", "carla")).toEqual([true, true, true, false]);
  });

  test("Obsessed wants another player with a single survivor, and an own weapon at hand", () => {
    const gear: Position["gear"] = { arthur: ["pistol"] };
    const alone: Position["groups"] = [{ arthur: "colony", carla: "colony" }, { alexis: "school" }];
    expect(met("obsessed", { groups: alone, gear })).toEqual([false, true, true]);
    expect(met("obsessed", { groups: alone })).toEqual([false, true, false]);
    // The own single survivor is not meant.
    expect(met("obsessed", { groups: [{ arthur: "colony" }], gear })).toEqual([false, false, true]);
  });
});

describe("Krise abhandeln", () => {
  test("X-09: Illness strikes everybody, although the first death has cost the last morale", () => {
    const t = table({
      groups: [{}, { alexis: "colony wounds 2", jenny: "school wounds 2" }],
      crisis: "illness",
      food: 60,
      morale: 1,
    });
    t.nextRound();
    expect([t.ended, t.read("jenny"), t.read("alexis"), t.read("arthur")]).toEqual([
      "morale",
      "gone",
      "gone",
      "colony wounds 1",
    ]);
  });
});

describe("Zombies töten", () => {
  test("We Need More Samples: every zombie of one attack is rolled for", () => {
    const t = table({
      groups: [{ arthur: "school", carla: "colony" }],
      main: "we-need-more-samples",
      dice: [[4]],
      gear: { arthur: ["shotgun"] },
      zombies: { school: 3 },
    });
    t.chance(4, 6).attack("arthur", 4, { with: "shotgun" });
    expect([t.zombies("school"), t.state.samples]).toEqual([[1], 2]);
    expect(t.told("sample").map(({ eyes }) => eyes)).toEqual([4, 6]);
  });
});

describe("Spielende", () => {
  test("R-60, R-95: with the last morale lost in the middle of an effect on several survivors the others stay as they are", () => {
    const t = table({
      groups: [{ arthur: "colony" }, { alexis: "school wounds 2", jenny: "school wounds 2" }],
      card: "bitter-cold-night",
      morale: 1,
    });
    t.chance("frostbite").move("arthur", "school").vote("up", "up");
    expect([t.ended, t.read("jenny"), t.read("alexis")]).toEqual(["morale", "gone", "school wounds 2"]);
    expect(t.events.at(-1)?.event).toBe("ended");
  });

  test("R-60: a stick of dynamite kills no second one when the first death ends the match", () => {
    const t = table({
      groups: [{ arthur: "colony" }, { edward: "colony" }, { john: "school" }],
      card: "dynamite",
      morale: 1,
    });
    t.chance(1).option(1);
    expect([t.ended, t.read("john"), t.read("edward")]).toEqual(["morale", "gone", "colony"]);
  });
});

describe("Verbannung", () => {
  test("by the rules for moving: whoever can never move to the Library does not go there now", () => {
    const t = table({ groups: [{ alexis: "library", carla: "school" }], card: "alexis-grey" });
    t.option(2).endTurn();
    t.answer({ exile: 0 }).vote("up", "up", "up");
    expect(t.waits).toBe("pick 0");
    expect(t.offered("place")).toEqual(["gas-station", "grocery-store", "hospital", "police-station", "school"]);
  });

  test("a forced move is a move: whoever goes to Bev's School is wounded there besides the exposure roll", () => {
    const t = table({ groups: [{ bev: "colony", arthur: "colony" }], card: "bev-russell" })
      .option(1)
      .endTurn();
    t.answer({ exile: 0 }).vote("up", "up", "up").chance("frostbite").answer({ place: "school" });
    expect([t.read("arthur"), t.waits]).toEqual(["school wounds 1 frost 1", "turn 1"]);
  });

  test("X-07, X-08: an exile who has lost the last survivor since is not one of the two without a betrayal", () => {
    const position: Position = {
      players: 4,
      groups: [{}, { alexis: "school wounds 1 frost 1" }, { brian: "school" }, { ashley: "colony" }],
      exiled: [1],
      survivors: ["sparky"],
    };
    const out = withElimination(position).endTurn();
    out.answer({ exile: 3 }).vote("up", "up", "up");
    expect([out.state.out, out.state.exiled, out.waits]).toEqual([[0, 1, 0, 0], [0, 1, 0, 1], "pick 3"]);
    // With a replacement he is.
    const stays = table(position).endTurn().answer({ place: "school" }).endTurn();
    stays.answer({ exile: 3 }).vote("up", "up", "up");
    expect([stays.ended, stays.state.morale]).toEqual(["morale", 0]);
  });
});
