import { existsSync, readFileSync } from "node:fs";
import { below, Match, randomFrom, toldFields } from "@endzeit/engine";
import { type GameId, gameIds, loadGame } from "@endzeit/games";
import { loadProtocol } from "@endzeit/games/protocol";
import { describe, expect, it } from "vitest";
import { described } from "../commands/describe.ts";
import { games } from "../games.ts";

const file = (id: string): URL => new URL(`../../../../docs/protocol/${id}.md`, import.meta.url);

const typeOf = (value: unknown): string => (Array.isArray(value) ? `${typeof (value[0] ?? 0)}s` : typeof value);

it("what is no game is told which there are", async () => {
  await expect(described(games, "chess", "schema")).rejects.toThrow(`Known: ${gameIds.join(", ")}.`);
});

describe.each(gameIds)("%s", (id: GameId) => {
  it(`has the page that its tables make: npx endzeit protocol --page ${id} > docs/protocol/${id}.md`, async () => {
    expect(existsSync(file(id)) && readFileSync(file(id), "utf8")).toBe(await described(games, id, "page"));
  });

  it("tells events as the page says", async () => {
    const [game, words] = [await loadGame(id), await loadProtocol(id)];
    const told = toldFields(words);
    const met = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const random = randomFrom(`events ${seed}`);
      const players = game.seats.min + below(random, game.seats.max - game.seats.min + 1);
      const match = Match.open(game, { players, seed: String(seed) }, (event) => {
        const { event: name, ...fields } = event;
        met.add(name);
        const has = words.events[name]?.has ?? {};
        const always = Object.keys(has).filter((field) => has[field] === "always");
        expect(Object.keys(has), name).toEqual(expect.arrayContaining(Object.keys(fields)));
        expect(Object.keys(fields), name).toEqual(expect.arrayContaining(always));
        for (const [field, value] of Object.entries(fields))
          expect(told.get(field)?.kind.split(" or "), `${name}.${field}`).toContain(typeOf(value));
      });
      while (match.outcome === null) {
        const [seat = 0] = match.awaited();
        const { answers } = match.ask(seat);
        match.answer(seat, answers[below(random, answers.length)]);
      }
    }
    expect(met.size).toBeGreaterThan(Object.keys(words.events).length / 2);
  });

  it("is a schema that names every field, question and event", async () => {
    const { $defs } = JSON.parse(await described(games, id, "schema"));
    const game = await loadGame(id);
    const state = Match.open(game, { players: game.seats.max, seed: "1" }).state;
    expect($defs.state.required.sort()).toEqual(Object.keys(state).sort());
    expect(Object.keys($defs.answer.properties).sort()).toEqual(Object.keys(game.questions).sort());
  });
});
