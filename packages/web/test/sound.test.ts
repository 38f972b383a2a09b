import { expect, test, vi } from "vitest";

// The settings ask the system for stillness as soon as they are loaded.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
const { soundOf } = await import("../src/sound.ts");

test.each([
  ["melee", "blow"],
  ["fought", "blow"],
  ["gunfire", "shot"],
  ["shot", "shot"],
  ["zed-hit", "hurt"],
  ["unit-hit", "hurt"],
  ["killed", "hurt"],
  ["wounded", "hurt"],
  ["fight-roll", "step"],
  ["unit-moved", "step"],
  ["placed", "step"],
  ["card", "card"],
  ["story", "card"],
  ["foraged", "card"],
  ["phase", "bell"],
  ["overrun", "lose"],
  ["lane-burns", "fire"],
])("the event %s sounds like a %s", (event, sound) => {
  expect(soundOf(event)).toBe(sound);
});

test("the end sounds like a bell to those who win, and to those who only watch", () => {
  expect(soundOf("ended", true)).toBe("lose");
  expect(soundOf("ended", false)).toBe("bell");
  expect(soundOf("phase", false)).toBe("bell");
});

test.each(["gunfire-result", "paid", "marker", "story-track"])("the event %s is silent", (event) => {
  expect(soundOf(event)).toBe(null);
});
