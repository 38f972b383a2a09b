import { describe, expect, test } from "vitest";
import { CRISES } from "../content/crises.ts";
import { crisisQuestions } from "../rules/crisis.ts";
import type { State } from "../state.ts";
import { bench, cards, Ear, run } from "./bench.ts";

// Krise abwenden: the count, and what was not prevented.

const crisis = (id: string): number => CRISES.findIndex((row) => row.id === id);

function resolve(id: string, seats: number, change: (s: State) => void) {
  const ear = new Ear();
  const s = bench(seats, (bare) => {
    bare.crisis = crisis(id);
    change(bare);
  });
  s.agenda.push({ do: "colony/crisis" });
  const stop = run(s, ear);
  return { s, ear, stop };
}

describe("the count", () => {
  const give = (helping: number, others: number, exiled = 0) =>
    resolve("despair", 4, (s) => {
      s.contributed[0] = Array.from({ length: helping }, () => cards("medicine")[0]);
      s.contributed[1] = Array.from({ length: others }, () => cards("fuel")[0]);
      for (let seat = 0; seat < exiled; seat++) s.exiled[seat] = 1;
    }).s.morale;

  test("T-76, T-77: so many as players prevent it, two more raise morale", () => {
    expect([give(5, 1), give(6, 0), give(9, 0)]).toEqual([6, 7, 7]);
  });
  test("T-78, T-79, T-82: below that the crisis happens; exiled players are not counted", () => {
    expect([give(4, 1), give(3, 0, 1), give(0, 0)]).toEqual([4, 6, 4]);
  });
  test("T-83: the cards leave the game, told without who gave them", () => {
    const { s, ear, stop } = resolve("they-are-watching-us", 2, (bare) => {
      bare.contributed[0] = cards("medicine");
      bare.contributedOpenly[1] = cards("fuel");
    });
    expect(s.removed.toSorted()).toEqual([...cards("medicine"), ...cards("fuel")].toSorted());
    expect([s.contributed, s.contributedOpenly, s.waste]).toEqual([[[], []], [[], []], []]);
    expect(ear.names()).toMatch(/^colony-step crisis-card crisis-card crisis-result arrived/);
    expect([s.crisis, s.crisesGone, stop]).toEqual([-1, [crisis("they-are-watching-us")], "colony/zombies"]);
  });
});

describe("effects", () => {
  test("X-09: the whole effect, then morale 0 ends the match", () => {
    const { s, ear, stop } = resolve("unending-hordes", 3, (bare) => {
      bare.morale = 1;
    });
    expect(s.zombies.slice(0, 6)).toEqual([2, 2, 1, 1, 1, 1]);
    expect([stop, ear.names().endsWith("morale secret secret secret ended")]).toEqual(["ended morale", true]);
  });
  test("Illness, X-13: everybody of players who are not exiled; who comes in a dead one's place is spared", () => {
    const { s } = resolve("illness", 3, (bare) => {
      bare.wounds[0] = 2;
      bare.exiled[2] = 1;
    });
    expect([s.survivorsGone, s.wounds[1], s.wounds[2], s.morale]).toEqual([[0], 1, 0, 4]);
    expect(s.wounds[s.owner.indexOf(0)]).toBe(0);
  });
  test("Overpopulation, R-71: the two of the lowest influence, wherever they are", () => {
    const { s } = resolve("overpopulation", 4, (bare) => {
      bare.place[1] = 3;
      bare.exiled[0] = 1;
    });
    expect([s.survivorsGone, s.morale]).toEqual([[1, 2], 4]);
  });
  test("Infected Wounds, X-36: without anybody hurt morale falls", () => {
    expect(resolve("infected-wounds", 2, () => {}).s.morale).toBe(5);
    const { s } = resolve("infected-wounds", 2, (bare) => {
      bare.frost[1] = 1;
    });
    expect([s.wounds[0], s.wounds[1], s.morale]).toEqual([0, 1, 6]);
  });
  test("Rotten Planks, Rationing and Bare Pantry take what there is", () => {
    const planks = resolve("rotten-planks", 2, (bare) => {
      bare.barricades = [0, 1, 2, 0, 0, 0, 1, 3, 0, 0, 0, 0];
    });
    expect(planks.s.barricades).toEqual([0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
    const food = resolve("rationing", 2, (bare) => {
      bare.food = 5;
    });
    expect([food.s.food, food.s.morale]).toEqual([2, 5]);
    const pantry = resolve("bare-pantry", 2, (bare) => {
      bare.starvation = 3;
    });
    expect([pantry.s.starvation, pantry.s.morale]).toEqual([4, 5]);
  });
  test("Hoarders: a card of each hand goes onto the waste", () => {
    const { s } = resolve("hoarders", 3, (bare) => {
      bare.hand = [cards("fuel", "medicine"), [], cards("pistol")];
      bare.exiled[2] = 1;
    });
    expect([s.hand.map(({ length }) => length), s.waste.length]).toEqual([[1, 0, 1], 1]);
  });
  test("Reorganization, R-70: all pass at once to the left, past exiled players", () => {
    const { s, ear, stop } = resolve("reorganization", 4, (bare) => {
      bare.exiled[1] = 1;
    });
    expect(stop).toBe("pass  0,2,3");
    s.agenda.pop();
    crisisQuestions.pass.applyTogether(
      s,
      { ask: "pass", together: true, of: [0, 2, 3] },
      [{ pass: "sparky" }, { pass: "forest-plum" }, { pass: "gray-beard" }],
      ear,
    );
    expect([run(s, ear), s.owner.slice(0, 4), s.leader, s.morale]).toEqual([
      "colony/zombies",
      [2, 1, 3, 0],
      [3, 1, 0, 2],
      5,
    ]);
  });
});
