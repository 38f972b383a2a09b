import { randomFrom } from "@endzeit/engine";
import { describe, expect, it } from "vitest";
import { STARTER_DECK } from "../content/items.ts";
import { IS_STARTER } from "../content/prints.ts";
import { isBetrayal } from "../content/secrets-deck.ts";
import { isHardcore } from "../rules/groups.ts";
import { mainObjectiveDone } from "../rules/objectives.ts";
import { setup } from "../setup.ts";
import type { State } from "../state.ts";
import { survivorOf, Table } from "./table.ts";

// Worked cases, setup (T-01 to T-08): a table is opened, everybody keeps survivors and names a leader.

const opened = (players: number, options: { readonly [id: string]: string } = {}): State =>
  setup({ players, options, content: null }, randomFrom("cases"));

/** Everybody keeps the first ones and names the first leader that there are. */
function begun(s: State): Table {
  const t = new Table(s);
  while (t.waits.startsWith("keep") || t.waits.startsWith("leader")) t.answer(t.answers[0]);
  return t;
}

const each = <T>(of: readonly (readonly T[])[]): readonly number[] => of.map(({ length }) => length);
const betrayals = ({ secret, secretMix }: State): number => [...secret.flat(), ...secretMix].filter(isBetrayal).length;

describe("Spielaufbau", () => {
  it("T-01: three players have an objective out of seven, one of them a betrayal, five starter cards and two survivors", () => {
    const { state } = begun(opened(3));
    expect([each(state.secret), state.secretMix.length, betrayals(state)]).toEqual([[1, 1, 1], 4, 1]);
    expect(each(state.hand)).toEqual([5, 5, 5]);
    expect(state.hand.flat().every((print) => IS_STARTER[print])).toBe(true);
    expect([0, 1, 2].map((seat) => state.owner.filter((of) => of === seat).length)).toEqual([2, 2, 2]);
    expect(state.place.filter((place) => place >= 0)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("T-02: in the betrayer variant five players are dealt five objectives out of six, one of them a betrayal", () => {
    const { state } = begun(opened(5, { mode: "betrayer" }));
    expect([each(state.secret), state.secretMix.length, betrayals(state)]).toEqual([[1, 1, 1, 1, 1], 1, 1]);
  });

  it("T-03: the leader of the highest influence makes the first player", () => {
    const s = opened(3);
    const dealt = [
      ["thomas", "bev"],
      ["brian", "carla"],
      ["sparky", "jenny"],
    ].map((names) => names.map(survivorOf));
    const everybody = [...s.survivorDeck, ...s.choices.flat()];
    s.choices = dealt.map(([leader, follower]) => [leader, follower]);
    s.survivorDeck = everybody.filter((who) => !dealt.flat().includes(who));
    const t = new Table(s);
    t.answer(
      { keep: "thomas-heart", with: "bev-russell" },
      { keep: "brian-lee", with: "carla-thompson" },
      { keep: "sparky", with: "jenny-clark" },
    );
    t.answer({ leader: "thomas-heart" }, { leader: "brian-lee" }, { leader: "sparky" });
    expect([t.state.first, t.waits]).toEqual([1, "turn 1"]);
  });

  it("T-04: We Need More Samples begins with morale 6, six rounds, a zombie at each location, and wants twelve samples of four", () => {
    const t = begun(opened(4, { objective: "we-need-more-samples", side: "normal" }));
    expect([t.state.morale, t.state.marker, t.state.helpless]).toEqual([6, 6, 0]);
    expect(t.state.zombies).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
    const done = (samples: number): boolean => {
      t.state.samples = samples;
      return mainObjectiveDone(t.state);
    };
    expect([done(11), done(12)]).toEqual([false, true]);
  });

  it("T-05: Too Many Mouths begins for four with seven helpless survivors, a zombie at each colony entrance, morale 7 and five rounds", () => {
    const { state } = begun(opened(4, { objective: "too-many-mouths" }));
    expect([state.helpless, state.morale, state.marker]).toEqual([7, 7, 5]);
    expect(state.zombies).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
  });

  it("T-07: two players take the hardcore side, seven starter cards and three survivors each, no objectives, and no Gray Beard and Annaleigh", () => {
    const { state } = begun(opened(2));
    expect([isHardcore(state), state.marker, state.zombies.slice(6)]).toEqual([true, 5, [3, 3, 3, 3, 3, 3]]);
    expect([each(state.hand), each(state.secret)]).toEqual([
      [7, 7],
      [0, 0],
    ]);
    expect([0, 1].map((seat) => state.owner.filter((of) => of === seat).length)).toEqual([3, 3]);
    for (const name of ["gray-beard", "annaleigh"]) {
      expect(state.survivorDeck).not.toContain(survivorOf(name));
      expect(state.owner[survivorOf(name)]).toBe(-1);
    }
    expect(state.survivorDeck.length).toBe(30 - 2 - 6);
  });

  it("T-08: five players hold all twenty-five starter cards", () => {
    const { state } = begun(opened(5));
    expect([each(state.hand), state.decks[STARTER_DECK]]).toEqual([[5, 5, 5, 5, 5], []]);
  });
});
