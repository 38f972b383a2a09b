import { below, imagine, Match, Observation, type Random, randomFrom } from "@endzeit/engine";
import { beforeEach, describe, expect, it } from "vitest";
import { testGames } from "../../test/testing.ts";
import { games } from "../games.ts";
import { MAX_BATCH } from "./lines.ts";
import { openSession, type Session } from "./session.ts";

interface Told {
  readonly seat: number;
  readonly ask: string;
  readonly answers: readonly unknown[];
  readonly numbers: readonly number[];
  readonly count: number;
  readonly outcome?: unknown;
  readonly rewards?: readonly number[];
  readonly observation: readonly number[];
  readonly view: unknown;
  readonly error?: { readonly code: string; readonly message: string };
}

interface Reply {
  readonly view: unknown;
  readonly id: unknown;
  readonly match: number;
  readonly matches: readonly number[];
  readonly steps: readonly Told[];
  readonly spelled?: readonly (readonly [number, unknown])[];
  readonly question: { readonly ask: string; readonly of: readonly number[]; readonly together?: true } | null;
  readonly answers: readonly unknown[];
  readonly answer: unknown;
  readonly hash: string;
  readonly outcome: unknown;
  readonly observation?: readonly number[];
  readonly readings: readonly { readonly least: number | null; readonly most: number | null }[];
  readonly error?: { readonly code: string; readonly message: string };
}

let session: Session;
beforeEach(() => {
  session = openSession(testGames);
});

const say = async (line: unknown): Promise<unknown> => JSON.parse(await session.reply(JSON.stringify(line)));
const ask = async (request: unknown): Promise<Reply> => (await say(request)) as Reply;
const together = async (requests: readonly unknown[]): Promise<readonly Reply[]> =>
  (await say(requests)) as readonly Reply[];

describe("whole matches", () => {
  it("of all games in batches are the same as one by one", async () => {
    const tables = await Promise.all(
      testGames.ids.map(async (game) => {
        const seats = (await testGames.rules(game))?.seats ?? { min: 1, max: 1 };
        return { game, players: Math.min(seats.max, Math.max(seats.min, 2)), seeds: ["one", 2] };
      }),
    );
    const opened = await together(tables.map((table) => ({ do: "open", ...table })));
    // What was given, by the table and the match there.
    const given: [seat: number, answer: unknown][][][] = tables.map(({ seeds }) => seeds.map(() => []));
    const chance: Random = randomFrom("which answer");
    let now = opened.map(({ steps }) => steps);
    while (now.some((steps) => steps.some(({ outcome }) => outcome === undefined))) {
      const requests = now.map((steps, table) => ({
        do: "step",
        steps: steps.flatMap((told, at) => {
          if (told.outcome !== undefined) return [];
          const chosen = below(chance, told.answers.length);
          given[table]?.[at]?.push([told.seat, told.answers[chosen]]);
          const number = opened[table]?.matches[at];
          // By its place, or as it stands.
          return [[number, chosen % 3 === 0 ? told.answers[chosen] : chosen]];
        }),
      }));
      const replies = await together(requests);
      now = now.map((steps, table) => {
        const told = [...(replies[table]?.steps ?? [])];
        return steps.map((before) => (before.outcome === undefined ? (told.shift() ?? before) : before));
      });
      for (const told of now.flat()) expect(told.error).toBeUndefined();
    }
    for (const [table, { game, players, seeds }] of tables.entries()) {
      for (const [at, seed] of seeds.entries()) {
        const { match } = await ask({ do: "new", game, players, seed });
        for (const [seat, answer] of given[table]?.[at] ?? []) {
          expect((await ask({ do: "question", match, seat })).answers).toContainEqual(answer);
          expect((await ask({ do: "answer", match, seat, answer })).error).toBeUndefined();
        }
        const alone = await ask({ do: "state", match });
        const among = await ask({ do: "state", match: opened[table]?.matches[at] });
        expect(among.hash).toBe(alone.hash);
        expect(now[table]?.[at]?.outcome).toEqual((await ask({ do: "question", match })).outcome);
        expect(now[table]?.[at]?.rewards).toHaveLength(players);
      }
    }
  });

  it.each(games.ids)("list the same answers whole, by number and by count: %s", async (game) => {
    const players = (await games.rules(game))?.seats.max;
    const [whole, byNumber, byCount] = await together([
      { do: "open", game, players, seeds: ["s"] },
      { do: "open", game, players, seeds: ["s"], list: "numbers" },
      { do: "open", game, players, seeds: ["s"], list: "count" },
    ]);
    const spelled = new Map(byNumber?.spelled);
    let steps = [whole?.steps[0], byNumber?.steps[0], byCount?.steps[0]];
    const seen = new Set<string>();
    for (let n = 0; n < 60 && steps[0]?.outcome === undefined; n++) {
      const [a, b, c] = steps;
      expect(b?.numbers.map((number) => spelled.get(number))).toEqual(a?.answers);
      expect(c?.count).toBe(a?.answers.length);
      expect([b?.seat, c?.ask]).toEqual([a?.seat, a?.ask]);
      for (const answer of a?.answers ?? []) seen.add(JSON.stringify(answer));
      const next = (n * 7) % (a?.answers.length ?? 1);
      const replies = await together([
        { do: "step", steps: [[1, next]] },
        { do: "step", steps: [[2, next]], list: "numbers" },
        { do: "step", steps: [[3, next]], list: "count" },
      ]);
      for (const [number, answer] of replies[1]?.spelled ?? []) {
        expect(spelled.has(number)).toBe(false);
        spelled.set(number, answer);
      }
      steps = replies.map((reply) => reply.steps[0]);
    }
    expect(spelled.size).toBeGreaterThanOrEqual(seen.size);
  });

  it("with bots go on by what `bot` would answer", async () => {
    for (const bot of ["random", "greedy"]) {
      const { matches } = await ask({ do: "open", game: "zombiaki", seeds: ["x"], bots: [bot, null], seed: "y" });
      const { match } = await ask({ do: "new", game: "zombiaki", seed: "x" });
      let given = 0;
      for (let round = 0; round < 8; round++) {
        let { question } = await ask({ do: "question", match });
        while (question !== null && question.of[0] === 0) {
          const { answer } = await ask({ do: "bot", match, seat: 0, bot, seed: `y x ${given++}` });
          question = (await ask({ do: "answer", match, seat: 0, answer })).question;
        }
        expect((await ask({ do: "state", match: matches[0] })).hash).toBe((await ask({ do: "state", match })).hash);
        const { answers, outcome } = await ask({ do: "question", match });
        if (outcome !== null) break;
        await ask({ do: "answer", match, seat: 1, answer: answers[0] });
        given++;
        const { steps } = await ask({ do: "step", steps: [[matches[0], 0]], bots: [bot, null], seed: "y" });
        expect(steps[0]?.error).toBeUndefined();
      }
    }
  });
});

describe("an observation", () => {
  it.each(games.ids)("has its numbers within their limits and none that the view does not tell: %s", async (id) => {
    const game = await games.rules(id);
    if (game === null) throw new Error(id);
    for (const players of new Set([game.seats.min, game.seats.max])) {
      const { matches, steps } = await ask({ do: "open", game: id, players, seeds: ["o"], observe: "numbers" });
      const match = matches[0];
      const { readings } = await ask({ do: "observation", match });
      const mine = Match.open(game, { players, seed: "o" });
      const rows = new Observation(game.form, mine.state, players);
      const random = randomFrom("deal");
      let told = steps[0];
      for (let n = 0; n < 120 && told?.outcome === undefined; n++) {
        const { seat, observation, answers } = told as Told;
        for (let at = 0; at < observation.length; at += 2) {
          const { least, most } = readings[observation[at] ?? -1] ?? { least: 1, most: 0 };
          expect(observation[at + 1]).toBeGreaterThanOrEqual(least ?? Number.NEGATIVE_INFINITY);
          expect(observation[at + 1]).toBeLessThanOrEqual(most ?? Number.POSITIVE_INFINITY);
        }
        expect(rows.read(mine.view(seat), seat)).toEqual(observation);
        // Another deal of what is hidden looks the same.
        const other = imagine(game, mine.view(seat), seat, random);
        expect(rows.read(game.view(other, seat), seat)).toEqual(observation);
        const next = below(random, answers.length);
        expect(mine.answer(seat, answers[next])).toEqual({ ok: true });
        told = (await ask({ do: "step", steps: [[match, next]], observe: "numbers" })).steps[0];
      }
    }
  });

  it("is that of the seat that is asked, at the end that of the one that answered; as numbers or as a view", async () => {
    const { steps } = await ask({ do: "open", game: "zombiaki", seeds: ["o"], observe: "view" });
    let told = steps[0];
    for (let n = 0; told?.outcome === undefined; n++) {
      const { view } = await ask({ do: "view", match: 1, seat: told?.seat });
      expect(told?.view).toEqual(view);
      const by = told?.seat;
      const [next, numbers] = await together([
        { do: "step", steps: [[1, n % (told?.answers.length ?? 1)]], observe: "both" },
        { do: "observation", match: 1, seat: by },
      ]);
      told = next?.steps[0];
      if (told?.outcome === undefined) continue;
      expect(told.observation).toEqual(numbers?.observation);
      expect(told.view).toEqual((await ask({ do: "view", match: 1, seat: by })).view);
    }
  });
});

describe("a fault", () => {
  it("in one request of a batch is the answer to that request alone", async () => {
    const replies = await together([
      { id: 1, do: "new", game: "zombiaki" },
      { id: 2, do: "what" },
      7,
      [],
      { id: 5, do: "state", match: 9 },
      { id: 6, do: "question", match: 1 },
    ]);
    expect(replies.map(({ id, error }) => [id, error?.code])).toEqual([
      [1, undefined],
      [2, "unknown-request"],
      [null, "bad-request"],
      [null, "bad-request"],
      [5, "unknown-match"],
      [6, undefined],
    ]);
  });

  it("in one match of a step is told in its place and changes nothing", async () => {
    await ask({ do: "open", game: "zombiaki", seeds: ["a", "b"] });
    const { hash } = await ask({ do: "state", match: 1 });
    const bad = [99, -1, 0.5, "end", {}, { end: true }, []];
    const { steps } = await ask({
      id: 1,
      do: "step",
      steps: [...bad.map((answer) => [1, answer]), [3, 0], ["1", 0], 1, [1, 0, 0], null, [2, 0]],
    });
    expect(steps.map(({ error }) => error?.code)).toEqual([
      ...["bad-request", "bad-request", "bad-request", "refused", "refused", "refused", "refused"],
      ...["unknown-match", "bad-request", "bad-request", "bad-request", "bad-request", undefined],
    ]);
    expect((await ask({ do: "state", match: 1 })).hash).toBe(hash);
    // Bots need a place each, whoever sits there.
    const benches = await ask({ do: "step", steps: [[1, 0]], bots: ["random"] });
    expect(benches.steps[0]?.error).toMatchObject({
      code: "bad-request",
      message: expect.stringContaining("list of 2"),
    });
    expect((await ask({ do: "state", match: 1 })).hash).toBe(hash);
  });

  it.each([
    [{ do: "step" }, "bad-request", "steps"],
    [{ do: "step", steps: [], list: "some" }, "bad-request", "list"],
    [{ do: "step", steps: [], observe: 1 }, "bad-request", "observe"],
    [{ do: "step", steps: [], bots: ["hal", null] }, "unknown-bot", "hal"],
    [{ do: "step", steps: new Array(MAX_BATCH + 1).fill([1, null]) }, "too-many", `${MAX_BATCH}`],
    [{ do: "open", game: "zombiaki", seeds: [] }, "bad-request", "seeds"],
    [{ do: "open", game: "zombiaki", seeds: new Array(MAX_BATCH + 1).fill(1) }, "bad-request", `${MAX_BATCH}`],
    [{ do: "open", game: "zombiaki", seeds: [1, {}] }, "bad-request", "seeds[1]: must be a text or a number."],
    [{ do: "open", game: "zombiaki", seeds: [1], bots: [null] }, "bad-request", "bots"],
    [{ do: "step", steps: [], bots: [null, 1] }, "bad-request", "bots[1]: must be the name of a bot ("],
    [{ do: "open", game: "zombiaki", seeds: [1], options: { deck: 1 } }, "bad-table", "deck"],
    [new Array(MAX_BATCH + 1).fill({ do: "games" }), "too-many", `${MAX_BATCH}`],
  ])("of all of it: %#", async (request, code, says) => {
    expect(await ask(request)).toEqual({ id: null, error: { code, message: expect.stringContaining(says) } });
  });

  it("what a bot saw at the end is not told to whoever let it play", async () => {
    const { matches } = await ask({ do: "open", game: "zombiaki", seeds: ["e"], list: "count" });
    const step = { do: "step", list: "count", observe: "view", bots: ["random", "random"] };
    const { steps } = await ask({ ...step, steps: [[matches[0], null]] });
    const { view } = await ask({ do: "view", match: matches[0], seat: null });
    expect(steps[0]).toMatchObject({ outcome: expect.any(Object) });
    expect(steps[0]).toHaveProperty("view", view);
  });

  it("is told for what is left of a batch whose reply has grown too long", async () => {
    session = openSession(testGames, 4000);
    const batch = [...new Array(3).fill({ id: 1, do: "games" }), { id: 2, do: "new", game: "zombiaki" }];
    const replies = await together(batch);
    expect(replies.map(({ id, error }) => [id, error?.code])).toEqual([
      [1, undefined],
      [1, "too-many"],
      [1, "too-many"],
      [2, "too-many"],
    ]);
    expect((await ask({ do: "new", game: "zombiaki" })).match).toBe(1);
  });

  it("at what does not fit in leaves no match behind", async () => {
    for (let n = 0; n < 9; n++)
      await ask({ do: "open", game: "pebbles", players: 2, seeds: new Array(MAX_BATCH).fill(n) });
    const more = await ask({ do: "open", game: "pebbles", players: 2, seeds: new Array(MAX_BATCH).fill(1) });
    expect(more.error?.code).toBe("too-many-matches");
    expect((await ask({ do: "new", game: "pebbles", players: 2 })).match).toBe(9 * MAX_BATCH + 1);
  });
});
