import { describe, expect, test } from "vitest";
import { clock, costs, forecast, notes, odds, sourceOf, threat } from "../insight.ts";
import { COLONY_STEPS, Phase, type Step } from "../state.ts";
import { survivorOf, table } from "./table.ts";

// What a person at the table would point out: the evening that threatens, the chances of an answer.

const inside = {
  players: 3,
  groups: [{ arthur: "colony", carla: "colony" }, { alexis: "colony" }, { brian: "colony" }],
};
const texts = (list: readonly { readonly text: string }[]): string[] => list.map(({ text }) => text);

describe("the evening that threatens", () => {
  test("four in the colony eat two; with one food token hunger comes and costs a morale", () => {
    const { state } = table({ ...inside, food: 1, helpless: 0 });
    expect(threat(state)).toEqual({ food: 1, waste: 0, overruns: 0 });
    expect(texts(notes(state, 0))).toContain("note.hunger");
    expect(threat(table({ ...inside, food: 2, helpless: 0 }).state).food).toBe(0);
  });

  test("ten cards in the waste cost one", () => {
    const waste = new Array<"junk">(10).fill("junk");
    expect(threat(table({ ...inside, food: 9, waste }).state).waste).toBe(1);
    expect(threat(table({ ...inside, food: 9, waste: waste.slice(1) }).state).waste).toBe(0);
  });

  test("full entrances are overrun, a barricade stops one zombie", () => {
    const full = table({ ...inside, food: 9, helpless: 0, zombies: { colony: [3, 3] } }).state;
    expect(threat(full).overruns).toBe(2);
    const boarded = table({
      ...inside,
      food: 9,
      helpless: 0,
      zombies: { colony: [2, 3] },
      barricades: { colony: [1] },
    });
    expect(threat(boarded.state).overruns).toBe(1);
  });

  test("what stays beside morale is said source by source, and nothing of it once the match is over", () => {
    const waste = new Array<"junk">(20).fill("junk");
    const { state } = table({ ...inside, food: 1, helpless: 0, waste });
    expect(costs(state)).toEqual([
      { icon: "hunger", n: 1 },
      { icon: "waste", n: 2 },
    ]);
    expect(costs({ ...state, outcome: { winners: [], reason: "morale" } })).toEqual([]);
  });
});

describe("chances", () => {
  test("a move: six of twelve sides are blank, the third wound kills", () => {
    const { state } = table({ ...inside });
    const move = { move: "arthur-thurston", to: "school" } as const;
    expect(odds(state, 0, move).map(({ text, chance, of }) => `${text} ${chance}/${of}`)).toEqual([
      "odds.blank 6/12",
      "odds.wound 3/12",
      "odds.frostbite 2/12",
      "odds.bitten 1/12",
    ]);
    state.wounds[survivorOf("arthur")] = 2;
    expect(texts(odds(state, 0, move))).toEqual([
      "odds.blank",
      "odds.wound.dies",
      "odds.frostbite.dies",
      "odds.bitten",
    ]);
    expect(odds(state, 0, { ...move, fuel: true })).toEqual([]);
  });

  test("a bite is a wound to Sparky, and frostbite is one to Harman Brooks", () => {
    const { state } = table({ players: 2, groups: [{ sparky: "colony", harman: "colony" }, { brian: "colony" }] });
    const wounded = ["odds.blank", "odds.wound", "odds.frostbite", "odds.wound"];
    expect(texts(odds(state, 0, { move: "sparky", to: "school" }))).toEqual(wounded);
    expect(texts(odds(state, 0, { move: "harman-brooks", to: "school" }))).toEqual([
      "odds.blank",
      "odds.wound",
      "odds.wound",
      "odds.bitten",
    ]);
  });

  test("X-23: John Price is rolled for as one of those where he goes, not of those whom he leaves", () => {
    const { state } = table({
      groups: [{ john: "school wounds 2" }, { buddy: "school", sparky: "hospital" }, { rod: "library" }],
    });
    const to = (place: "colony" | "hospital" | "library"): string[] =>
      texts(odds(state, 0, { move: "john-price", to: place }));
    expect(to("colony")).toEqual(["odds.blank", "odds.wound.dies", "odds.frostbite.dies", "odds.bitten"]);
    expect(to("hospital")).toEqual(["odds.blank", "odds.wound.dies", "odds.frostbite.dies", "odds.wound.dies"]);
    expect(to("library")).toEqual([]);
  });

  test("a blow at a survivor hits up to the own attack value of the one who is struck", () => {
    const { state } = table({ ...inside });
    expect(odds(state, 0, { strike: "brian-lee" }).map(({ text, chance }) => `${text} ${chance}`)).toEqual([
      "odds.hit 3",
      "odds.missed 3",
    ]);
  });
});

test("a food card tells the supply that follows", () => {
  const { state } = table({ ...inside, food: 1 });
  expect(forecast(state, 0, { play: "food-2" })).toMatchObject({ text: "forecast.food", values: { n: 2, food: 3 } });
  expect(forecast(state, 0, { end: true })).toBeNull();
});

test("the clock runs with the rounds", () => {
  const { state } = table({ ...inside, marker: 6 });
  const begun = clock(state);
  state.round = 4;
  state.marker = 3;
  expect(clock(state)).toBeGreaterThan(begun);
});

describe("who comes in the evening has a reason that is said", () => {
  const during = (step: (typeof COLONY_STEPS)[number], ...agenda: readonly Step[]) => ({
    ...table(inside).state,
    phase: Phase.colony,
    step: COLONY_STEPS.indexOf(step) + 1,
    agenda: [...agenda],
  });
  const noise = (place: number, left: number): Step => ({ do: "colony/noise", place, left });

  test("the colony, the locations, noise, the crisis; nothing in a turn", () => {
    expect(sourceOf(during("zombies", { do: "colony/locations" }), "colony")).toBe("arrival.colony");
    expect(sourceOf(during("zombies", noise(1, -1)), "school")).toBe("arrival.location");
    expect(sourceOf(during("zombies", noise(1, 0)), "police-station")).toBe("arrival.noise");
    expect(sourceOf(during("zombies", noise(3, -1)), "grocery-store")).toBe("arrival.noise");
    expect(sourceOf(during("crisis"), "school")).toBe("arrival.crisis");
    expect(sourceOf(table(inside).state, "school")).toBe(null);
  });
});
