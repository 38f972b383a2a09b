import { existsSync } from "node:fs";
import {
  type AnyMatch,
  below,
  type GameEvent,
  type Lived,
  languageIds,
  lastLine,
  Match,
  randomFrom,
} from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { type GameId, gameIds, loadFinale, loadGame } from "./index.ts";

/** A match that is played at random to its end, as each of its seats has lived it. */
async function lived(id: GameId, players: number, seed: string): Promise<readonly Lived[]> {
  const game = await loadGame(id);
  const heard: { readonly to: readonly number[] | null; readonly event: GameEvent }[] = [];
  const match: AnyMatch = Match.open(game, { players, seed }, (event, to) => {
    heard.push({ to, event: structuredClone(event) });
  });
  const random = randomFrom(seed);
  while (match.outcome === null) {
    const [seat = 0] = match.awaited();
    const { answers } = match.ask(seat);
    match.answer(seat, answers[below(random, answers.length)]);
  }
  const { outcome } = match;
  return Array.from({ length: players }, (_, seat) => ({
    seat,
    outcome,
    view: match.view(seat),
    log: heard
      .filter(({ to }) => to === null || to.includes(seat))
      .map(({ event }) => ({ step: match.log.length, by: null, event })),
  }));
}

describe.each(gameIds)("the end of a match of %s", (id) => {
  test("has a morning and a night", () => {
    for (const scene of ["won", "lost"])
      expect(existsSync(new URL(`${id}/board/${scene}.svg`, import.meta.url)), scene).toBe(true);
  });

  test("speaks to every seat in every language, and always the same of the same match", async () => {
    const [game, finale] = await Promise.all([loadGame(id), loadFinale(id)]);
    for (let players = game.seats.min; players <= game.seats.max; players++)
      for (const life of await lived(id, players, `end ${players}`)) {
        const ending = finale.ending(life);
        for (const lang of languageIds) {
          expect(ending.title[lang]).toMatch(/^\S.*[^.]$/);
          for (const line of ending.lines) expect(line[lang]).toMatch(/^\S.*\.$/);
        }
        expect(ending.lines).toContain(lastLine(ending, life));
        expect(lastLine(finale.ending(life), life)).toEqual(lastLine(ending, life));
      }
  });

  test("has honours of different names, each with its deed, and looks for each in any match", async () => {
    const [game, finale] = await Promise.all([loadGame(id), loadFinale(id)]);
    const { honours } = finale;
    expect(new Set(honours.map((honour) => honour.id)).size).toBe(honours.length);
    for (const lang of languageIds) {
      expect(new Set(honours.map(({ name }) => name[lang])).size).toBe(honours.length);
      for (const { deed } of honours) expect(deed[lang]).toMatch(/^\S.*\.$/);
    }
    for (const life of await lived(id, game.seats.max, "honours"))
      for (const honour of honours) expect(typeof honour.earned(life)).toBe("boolean");
  });
});
