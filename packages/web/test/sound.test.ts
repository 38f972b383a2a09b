import { beforeEach, expect, test, vi } from "vitest";

// The settings ask the system for stillness as soon as they are loaded.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));

/** Everything that makes a sound says so when it starts. */
let started = 0;
const param = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
const node = () => ({
  gain: { ...param, setTargetAtTime() {} },
  frequency: { ...param },
  Q: { ...param },
  connect: <T>(to: T): T => to,
  disconnect() {},
  start: () => {
    started++;
  },
  stop() {},
});
class Audio {
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  createGain = () => Object.assign(node(), { context: this });
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}
vi.stubGlobal("AudioContext", Audio);
const activation = { hasBeenActive: true };
vi.stubGlobal("navigator", { language: "en", userActivation: activation });
const { play, soundOf, SOUNDS } = await import("../src/sound.ts");
const { settings, SOUND_KINDS } = await import("../src/settings.svelte.ts");

beforeEach(() => {
  settings.set({ sound: true, volume: 0.5, hushed: [] });
  started = 0;
});
const heard = (): readonly string[] =>
  SOUNDS.filter((sound) => {
    const before = started;
    play(sound);
    return started > before;
  });

test.each([
  ["melee", "blow"],
  ["fought", "blow"],
  ["gunfire", "shot"],
  ["shot", "shot"],
  ["zed-hit", "hurt"],
  ["unit-hit", "hurt"],
  ["killed", "hurt"],
  ["wounded", "hurt"],
  ["fight-roll", "dice"],
  ["rolled-dice", "dice"],
  ["noise-rolled", "dice"],
  ["rolled", "dice"],
  ["die", "dice"],
  ["died", "hurt"],
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

test("each kind is silenced by itself, and nothing else with it; without sounds all are", () => {
  expect(heard()).toEqual(SOUNDS);
  const silenced = SOUND_KINDS.map((kind) => {
    settings.set({ hushed: [kind] });
    const now = heard();
    return SOUNDS.filter((sound) => !now.includes(sound));
  });
  // Music is no sound of an event; every other kind has some, and no sound belongs to two.
  expect(silenced.map((sounds) => sounds.length > 0)).toEqual(SOUND_KINDS.map((kind) => kind !== "music"));
  expect(silenced.flat().toSorted()).toEqual([...SOUNDS].toSorted());
  settings.set({ hushed: [], sound: false });
  expect(heard()).toEqual([]);
  settings.set({ sound: true, volume: 0 });
  expect(heard()).toEqual([]);
});

test("the music plays until it is stopped, and waits until the page may sound", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
  activation.hasBeenActive = false;
  const { NightMusic } = await import("../src/music.ts");
  const music = new NightMusic(0.5, 0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started).toBe(0);
  activation.hasBeenActive = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(started).toBeGreaterThan(5);
  music.stop();
  const before = started;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started).toBe(before);
  vi.useRealTimers();
});

test.each(["no-roll", "gunfire-result", "paid", "marker", "story-track"])("the event %s is silent", (event) => {
  expect(soundOf(event)).toBe(null);
});
