import { languageIds } from "@endzeit/engine";
import { gameIds, loadBoard, loadGame } from "@endzeit/games";
import type { TableSet } from "@endzeit/kit";
import type { Picture } from "@endzeit/master";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let still = false;
vi.stubGlobal("matchMedia", () => ({
  get matches() {
    return still;
  },
  addEventListener() {},
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  still = false;
});
afterEach(() => {
  vi.useRealTimers();
});

const picture = (n: number, event: string, step = 1): Picture => ({
  n,
  step,
  by: 0,
  event: { event },
  heading: { text: "", values: {} },
  view: n,
});

/** A table whose story is told, and what is heard of it. */
async function told(tense: TableSet["tense"] = { rolled: "each", counted: "first" }) {
  const { Showing } = await import("../src/client/showing.svelte.ts");
  const { settings } = await import("../src/settings.svelte.ts");
  const heard: string[] = [];
  const set = tense === undefined ? {} : { tense };
  const ears = {
    began() {},
    over() {},
    heard: ({ event }: { event: { event: string } }) => void heard.push(event.event),
  };
  const showing = new Showing({ game: null, set }, ears);
  showing.frame = { n: 0, event: null, view: 0 };
  /** What was waited for, in the order in which it was, and how the log went on. */
  const all = async (): Promise<readonly string[]> => {
    const seen: string[] = [];
    for (let ms = 0; ms < 20_000; ms += 20) {
      const { coming } = showing;
      if (coming !== null && seen.at(-1) !== `${coming}?`) seen.push(`${coming}?`);
      seen.push(...heard.splice(0));
      await vi.advanceTimersByTimeAsync(20);
    }
    return seen;
  };
  return { showing, settings, heard, all };
}

test("the story holds its breath before what everybody waits for, each time or once an answer", async () => {
  const { showing, all } = await told();
  showing.add([
    picture(1, "moved"),
    picture(2, "rolled"),
    picture(3, "counted"),
    picture(4, "moved"),
    picture(5, "counted"),
    picture(6, "rolled"),
    picture(7, "counted", 2),
  ]);
  expect(await all()).toEqual(
    "moved rolled? rolled counted? counted moved counted rolled? rolled counted? counted".split(" "),
  );
});

test("until then nothing of it is told or drawn; whoever does not want to wait has it at once", async () => {
  const { showing, heard } = await told();
  showing.add([picture(1, "rolled"), picture(2, "moved")]);
  expect(showing.frame).toMatchObject({ event: null, view: 0, coming: "rolled" });
  expect(heard).toEqual([]);
  showing.hurry();
  expect(showing.frame).toMatchObject({ event: { event: "rolled" }, view: 1 });
  expect(heard).toEqual(["rolled"]);
  showing.hurry();
  expect(heard).toEqual(["rolled", "moved"]);
});

test("whoever wants everything in an instant, or a still picture, never waits, not even in the past", async () => {
  for (const stillness of [true, false]) {
    vi.resetModules();
    still = stillness;
    const { showing, settings, all } = await told();
    settings.set({ speed: stillness ? "normal" : "instant" });
    showing.add([picture(1, "rolled")]);
    expect(await all()).toEqual(["rolled"]);
    showing.recall([picture(1, "rolled")]);
    expect(await all()).toEqual([]);
    expect(showing.frame?.view).toBe(1);
  }
});

test.each(gameIds)("%s says in each language what is waited for", async (id) => {
  const { tense = {} } = await loadBoard(id);
  const { texts } = await loadGame(id);
  for (const event of Object.keys(tense)) {
    for (const lang of languageIds) expect(texts[lang][`coming.${event}`], event).toMatch(/\w/);
    expect(
      Object.keys(texts.en).some((key) => key === `log.${event}` || key.startsWith(`log.${event}.`)),
      event,
    ).toBe(true);
  }
});

test.each([
  ["armageddon", ["bonus", "counted", "ended"]],
  ["walking-dead", ["attack-roll", "duel"]],
  ["dawn-of-the-zeds", ["fight-roll"]],
  ["winter-der-toten", ["exposed", "voted"]],
] as const)("%s has what everybody waits for", async (id, events) => {
  expect(Object.keys((await loadBoard(id)).tense ?? {}).toSorted()).toEqual(events);
});
