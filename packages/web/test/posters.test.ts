import { languageIds } from "@endzeit/engine";
import { gameIds, loadGame } from "@endzeit/games";
import { describe, expect, test, vi } from "vitest";

// What a window has and the settings need of it.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { posters } = await import("../src/catalogue.ts");

describe("the first page", () => {
  test("shows every game with its picture, from dusk to morning", () => {
    expect(posters.map(({ id }) => id)).toEqual(expect.arrayContaining([...gameIds]));
    for (const { id, scene } of posters) expect(scene, `${id}: poster.svg`).toMatch(/poster\.svg|^data:image\/svg/);
    const sinceNoon = posters.map(({ hour }) => (Number(hour.slice(0, 2)) + 12) % 24);
    expect(sinceNoon).toEqual(sinceNoon.toSorted((a, b) => a - b));
  });

  test.each(gameIds)("says of %s what its rules say", async (id) => {
    const { seats, texts } = await loadGame(id);
    const poster = posters.find((each) => each.id === id);
    expect(poster?.players).toEqual([seats.min, seats.max]);
    expect(poster?.hour).toMatch(/^[0-2]\d:[0-5]\d$/);
    expect(["stacked", "long", "gathered"]).toContain(poster?.lies);
    expect(poster?.minutes).toBeGreaterThan(0);
    const first = poster?.first ?? { seats: 0, person: 0 };
    expect(first.seats).toBeGreaterThanOrEqual(seats.min);
    expect(first.seats).toBeLessThanOrEqual(seats.max);
    expect(first.person).toBeLessThan(first.seats);
    for (const words of [poster?.title, poster?.line, poster?.by])
      for (const lang of languageIds) expect(words?.[lang]).toMatch(/\w/);
    // A poster may leave out what a box says below its title.
    for (const lang of languageIds) expect(texts[lang]["title"]).toMatch(new RegExp(`^${poster?.title[lang]}( –|$)`));
  });
});
