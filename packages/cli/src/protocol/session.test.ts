import { isObject, Match } from "@endzeit/engine";
import { beforeEach, describe, expect, it } from "vitest";
import { changed } from "../../../engine/testing/index.ts";
import { testGames } from "../../test/testing.ts";
import { games } from "../games.ts";
import { openSession, type Session } from "./session.ts";

type Json = Record<string, unknown>;

let session: Session;
beforeEach(() => {
  session = openSession(testGames);
});

async function ask(request: unknown): Promise<Json> {
  const reply: unknown = JSON.parse(await session.reply(JSON.stringify(request)));
  if (!isObject(reply)) throw new Error("A reply is an object.");
  return { ...reply };
}

const fail = (id: unknown, code: string, message: unknown = expect.any(String)) => ({ id, error: { code, message } });

describe("a match from first to last", () => {
  it("lists answers, takes them, tells events and the outcome; save, replay, undo, copy and drop agree", async () => {
    expect(await ask({ id: 1, do: "new", game: "zombiaki", players: 2, seed: "s" })).toEqual({
      id: 1,
      match: 1,
      events: expect.any(Array),
      question: { ask: "discard", of: [0], text: "Which card do you discard?" },
      outcome: null,
    });
    let outcome: unknown = null;
    let answers = 0;
    while (outcome === null) {
      const told = await ask({ id: "q", do: "question", match: 1 });
      const list = told["answers"] as Json[];
      expect(list.length).toBeGreaterThan(0);
      const seat = (told["question"] as { of: number[] }).of[0];
      const reply = await ask({ do: "answer", match: 1, seat, answer: list[(answers * 7) % list.length] });
      expect(Object.keys(reply)).toEqual(["id", "events", "question", "outcome"]);
      outcome = reply["outcome"];
      answers++;
    }
    expect(outcome).toMatchObject({ winners: expect.any(Array), reason: expect.any(String) });
    expect(await ask({ id: 2, do: "question", match: 1 })).toEqual({
      id: 2,
      question: null,
      answers: [],
      refused: [],
      outcome,
    });
    const over = await ask({ id: 3, do: "answer", match: 1, seat: 0, answer: { end: true } });
    expect(over).toEqual({
      id: 3,
      error: { code: "refused", message: "The match is over.", refusal: { rule: "table", reason: "match-over" } },
    });

    const { state, hash } = await ask({ do: "state", match: 1 });
    const { save } = await ask({ do: "save", match: 1 });
    expect(await ask({ id: 4, do: "replay", save })).toEqual({ id: 4, match: 2, hash, outcome });
    expect((await ask({ do: "copy", match: 1 }))["match"]).toBe(3);
    for (let n = 0; n < answers; n++) expect(await ask({ do: "undo", match: 3 })).not.toHaveProperty("error");
    expect(await ask({ id: 5, do: "undo", match: 3 })).toEqual(fail(5, "bad-undo"));
    expect(await ask({ do: "state", match: 1 })).toMatchObject({ state, hash });
    expect(await ask({ id: 6, do: "drop", match: 3 })).toEqual({ id: 6, match: 3 });
    expect(await ask({ id: 7, do: "state", match: 3 })).toEqual(
      fail(7, "unknown-match", "match: there is no match 3."),
    );
  });

  it("plays on from any position that it gave out", async () => {
    await ask({ do: "new", game: "zombiaki", seed: 7 });
    await ask({
      do: "answer",
      match: 1,
      seat: 0,
      answer: ((await ask({ do: "question", match: 1 }))["answers"] as Json[])[0],
    });
    const { state, hash } = await ask({ do: "state", match: 1 });
    expect(await ask({ id: 1, do: "load", game: "zombiaki", state })).toMatchObject({
      id: 1,
      match: 2,
      events: [],
      outcome: null,
    });
    expect(await ask({ id: 2, do: "state", match: 2 })).toEqual({ id: 2, state, hash });
    expect(await ask({ do: "question", match: 2 })).toEqual(await ask({ do: "question", match: 1 }));
  });

  it.each(games.ids)("takes the seats from the position: %s", async (game) => {
    const { min, max } = (await games.rules(game))?.seats ?? { min: 0, max: 0 };
    for (let players = min; players <= max; players++) {
      session = openSession(testGames);
      await ask({ do: "new", game, players });
      const { state } = await ask({ do: "state", match: 1 });
      expect(await ask({ do: "load", game, state })).toMatchObject({ match: 2 });
      expect(await ask({ do: "load", game, state, players })).toMatchObject({ match: 3 });
      expect((await ask({ do: "save", match: 2 }))["save"]).toMatchObject({ players });
      for (let other = min; other <= max; other++) {
        if (other === players) continue;
        const says = expect.stringContaining(`players: must be ${players}`);
        expect(await ask({ id: 4, do: "load", game, state, players: other })).toEqual(fail(4, "bad-state", says));
      }
    }
  });
});

describe("what a seat may know", () => {
  it("a view hides what is hidden, a spectator sees less still", async () => {
    await ask({ do: "new", game: "zombiaki", seed: "v" });
    const hands = async (seat: number | null) =>
      ((await ask({ do: "view", match: 1, seat }))["view"] as { hand: number[][] }).hand[0];
    expect((await hands(0))?.every((card) => card >= 0)).toBe(true);
    expect(await hands(1)).toEqual([-1, -1, -1, -1]);
    expect(await hands(null)).toEqual([-1, -1, -1, -1]);
  });

  it.each(games.ids)("a match is opened with all that happened before its first question: %s", async (id) => {
    const game = await games.rules(id);
    const { min, max } = game?.seats ?? { min: 0, max: 0 };
    let most = 0;
    for (let players = min; game !== null && players <= max; players++) {
      const seen: unknown[] = [];
      Match.open(game, { players, seed: "first" }, (event, to) =>
        seen.push(to === null ? event : { ...event, only: to }),
      );
      const { match, events } = await ask({ do: "new", game: id, players, seed: "first" });
      expect(events).toEqual(seen);
      // Nothing of it is told again with the first answer.
      const [seat] = ((await ask({ do: "question", match }))["question"] as { of: number[] }).of;
      const { answers } = await ask({ do: "question", match, seat });
      const { events: later } = await ask({ do: "answer", match, seat, answer: (answers as Json[])[0] });
      if (seen.length > 0) expect((later as unknown[]).slice(0, seen.length)).not.toEqual(seen);
      most = Math.max(most, seen.length);
    }
    expect(most).toBeGreaterThan(0);
  });

  it("a position that goes on by itself is opened with what happens then", async () => {
    await ask({ do: "new", game: "zombiaki", seed: "v" });
    const { state } = await ask({ do: "state", match: 1 });
    const resting = { ...(state as Json), agenda: [{ do: "humans/begin" }] };
    const { events } = await ask({ do: "load", game: "zombiaki", state: resting });
    expect(events).toContainEqual({ event: "phase", phase: "humans", round: expect.any(Number) });
  });

  it("events that only some saw say who", async () => {
    await ask({ do: "new", game: "pebbles", players: 2, seed: "p" });
    await ask({ do: "answer", match: 1, seat: 0, answer: { pass: true } });
    const { events } = await ask({ do: "answer", match: 1, seat: 1, answer: { pass: true } });
    expect(events).toContainEqual({ event: "drew", seat: 0 });
    expect(events).toContainEqual({ event: "drew-pebble", seat: 0, pebble: expect.any(Number), only: [0] });
  });
});

describe("questions to several", () => {
  it("give the lists of the seat that is named, and of none without", async () => {
    const opened = await ask({ id: 1, do: "new", game: "pebbles", players: 3, seed: "p" });
    expect(opened["question"]).toEqual({ ask: "bid", of: [0, 1, 2], together: true, text: "All choose their bids." });
    expect(await ask({ do: "question", match: 1 })).toMatchObject({ answers: [], refused: [] });
    const mine = await ask({ do: "question", match: 1, seat: 2, lang: "de" });
    expect(mine["answers"]).toContainEqual({ pass: true });
    expect((mine["refused"] as Json[])[0]).toEqual({
      answer: expect.any(Object),
      rule: "bid",
      reason: expect.stringMatching(/not-in-hand|too-heavy/),
    });
    await ask({ do: "answer", match: 1, seat: 2, answer: { pass: true } });
    expect((await ask({ do: "question", match: 1 }))["question"]).toMatchObject({ of: [0, 1] });
    expect(await ask({ id: 9, do: "answer", match: 1, seat: 2, answer: { pass: true } })).toMatchObject({
      error: { code: "refused", refusal: { reason: "already-answered" } },
    });
  });
});

describe("bots", () => {
  it("say what they would answer without giving it", async () => {
    await ask({ do: "new", game: "zombiaki", seed: "b" });
    const before = await ask({ do: "state", match: 1 });
    for (const bot of ["random", "greedy"]) {
      const request = { id: 1, do: "bot", match: 1, seat: 0, bot, seed: "x", iterations: 2 };
      const choice = await ask(request);
      expect(choice).toEqual({
        id: 1,
        answer: expect.any(Object),
        estimate: choice["estimate"],
        statistics: expect.any(Object),
      });
      expect(await ask(request)).toEqual(choice);
    }
    expect(await ask({ do: "state", match: 1 })).toEqual(before);
    expect(await ask({ id: 2, do: "bot", match: 1, seat: 1, bot: "greedy" })).toMatchObject({
      error: { code: "refused", refusal: { rule: "table", reason: "not-asked" } },
    });
    expect(await ask({ id: 3, do: "bot", match: 1, seat: 0, bot: "__proto__" })).toEqual(fail(3, "unknown-bot"));
  });

  it("play a copy to its end", async () => {
    await ask({ do: "new", game: "zombiaki", seed: "b" });
    const before = await ask({ do: "state", match: 1 });
    const request = { id: 1, do: "playout", match: 1, bots: ["greedy", "random"], seed: "1" };
    const played = await ask(request);
    expect(played).toEqual({
      id: 1,
      outcome: { winners: [0], reason: "barricade" },
      answers: expect.any(Number),
      turns: expect.any(Number),
    });
    expect(await ask(request)).toEqual(played);
    expect(await ask({ do: "state", match: 1 })).toEqual(before);
    expect(await ask({ do: "playout", match: 1, bots: "random" })).toHaveProperty("outcome.winners");
    expect(await ask({ id: 2, do: "playout", match: 1, bots: ["random"] })).toEqual(fail(2, "bad-request"));
  });
});

describe("bad requests", () => {
  const cases: [line: string, code: string, says: string][] = [
    ["", "bad-json", "not JSON"],
    ["{", "bad-json", "not JSON"],
    ["null", "bad-request", "A request is an object"],
    ["[]", "bad-request", "A request is an object"],
    ['"new"', "bad-request", "A request is an object"],
    ["{}", "bad-request", "do: must be one of"],
    ['{"do":7}', "bad-request", "do: must be one of"],
    ['{"do":"toString"}', "unknown-request", 'there is no "toString"'],
    ['{"__proto__":{"do":"games"}}', "bad-request", "do: must be one of"],
    ['{"do":"new"}', "bad-request", "game: must be a text"],
    ['{"do":"new","game":"chess"}', "unknown-game", 'there is no game "chess"'],
    ['{"do":"new","game":"__proto__"}', "unknown-game", "there is no game"],
    ['{"do":"new","game":"zombiaki","players":3}', "bad-request", "players: must be a whole number from 2 to 2"],
    ['{"do":"new","game":"zombiaki","options":{"__proto__":1}}', "bad-table", "options.__proto__"],
    ['{"do":"new","game":"zombiaki","options":{"deck":"x"}}', "bad-table", "options.deck"],
    ['{"do":"new","game":"zombiaki","seed":{}}', "bad-request", "seed: must be a text or a number"],
    ['{"do":"new","game":"zombiaki","content":[]}', "bad-table", "content"],
    ['{"do":"new","game":"zombiaki","lang":"xx"}', "bad-request", "lang"],
    ['{"do":"question"}', "bad-request", "match: must be a whole number"],
    ['{"do":"question","match":"1"}', "bad-request", "match: must be a whole number"],
    ['{"do":"question","match":99}', "unknown-match", "there is no match 99"],
    ['{"do":"question","match":1,"seat":2}', "bad-request", "seat: must be a whole number from 0 to 1"],
    ['{"do":"view","match":1}', "bad-request", "seat"],
    ['{"do":"answer","match":1,"seat":0.5,"answer":{}}', "bad-request", "seat"],
    ['{"do":"load","game":"zombiaki"}', "bad-state", "state: must be an object"],
    ['{"do":"load","game":"zombiaki","state":{"agenda":[]}}', "bad-state", "state.random"],
    ['{"do":"replay","save":{}}', "not-a-save", "not an Endzeit save file"],
    ['{"do":"bot","match":1,"seat":0,"bot":"greedy","ms":0}', "bad-request", "ms: must be a whole number"],
    ['{"do":"bot","match":1,"seat":0,"bot":"hal"}', "unknown-bot", 'there is no bot "hal"'],
    [`{"do":"games","x":${"[".repeat(100)}${"]".repeat(100)}}`, "too-deep", "nested too deep"],
    [`{"id":${"[".repeat(200_000)}${"]".repeat(200_000)}}`, "too-deep", "nested too deep"],
  ];
  it.each(cases)("number %#", async (line, code, says) => {
    await ask({ do: "new", game: "zombiaki" });
    const before = await ask({ do: "state", match: 1 });
    const reply: unknown = JSON.parse(await session.reply(line));
    expect(reply).toEqual(fail(null, code, expect.stringContaining(says)));
    expect(await ask({ do: "state", match: 1 })).toEqual(before);
  });

  it.each([1, "a", null, [1, { b: 2 }], false, 1e300])("give %j back as the id", async (id) => {
    expect(await ask({ id, do: "what" })).toEqual(fail(id, "unknown-request"));
  });

  it("name the rule that refuses an answer", async () => {
    await ask({ do: "new", game: "zombiaki", seed: "r" });
    for (const answer of [undefined, null, 1, "end", [], {}, { play: "shot", at: "D3" }, { pour: 7 }]) {
      expect(await ask({ id: 1, do: "answer", match: 1, seat: 0, answer })).toMatchObject({
        id: 1,
        error: { code: "refused", refusal: { rule: "table", reason: "unknown-answer" } },
      });
    }
    const { answers } = await ask({ do: "question", match: 1 });
    await ask({ do: "answer", match: 1, seat: 0, answer: (answers as Json[])[0] });
    const { refused } = await ask({ do: "question", match: 1 });
    for (const { answer, rule, reason } of refused as Json[]) {
      expect(await ask({ id: 2, do: "answer", match: 1, seat: 0, answer })).toEqual({
        id: 2,
        error: { code: "refused", message: expect.any(String), refusal: { rule, reason } },
      });
    }
  });
});

it("a fault of the rules leaves the match as it was", async () => {
  const zombiaki = await testGames.rules("zombiaki");
  if (zombiaki === null) throw new Error("There is a game zombiaki.");
  let faulty = false;
  const breaking = changed(zombiaki, {
    apply(apply, state, question, seat, answer, out) {
      apply(state, question, seat, answer, out);
      if (faulty && answer["end"] === true) throw new Error("a fault");
    },
  });
  session = openSession({ ids: ["zombiaki"], rules: async () => breaking });
  await ask({ do: "new", game: "zombiaki" });
  const { answers } = await ask({ do: "question", match: 1 });
  await ask({ do: "answer", match: 1, seat: 0, answer: (answers as Json[])[0] });
  const before = await ask({ do: "state", match: 1 });
  faulty = true;
  expect(await ask({ id: 1, do: "answer", match: 1, seat: 0, answer: { end: true } })).toEqual(
    fail(1, "internal", "A fault of this program: a fault"),
  );
  faulty = false;
  expect(await ask({ do: "state", match: 1 })).toEqual(before);
  expect(await ask({ do: "answer", match: 1, seat: 0, answer: { end: true } })).not.toHaveProperty("error");
});
