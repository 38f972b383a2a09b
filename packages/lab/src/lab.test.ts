import { type GameEvent, MatchError, type Reporter } from "@endzeit/engine";
import { describe, expect, it } from "vitest";
import { changed } from "../../engine/testing/index.ts";
import { pebbles } from "../../engine/testing/pebbles.ts";
import { arena, arenaReport, seriesOf, simulate, simulationReport, spread, textTable, wilson } from "./index.ts";

const series = seriesOf(pebbles, { players: 2 });

describe("simulate", () => {
  it("counts every game once and comes out the same again", async () => {
    let last = 0;
    const run = { series, games: 60, seed: "1", progress: (done: number) => (last = done) };
    const one = await simulate(run, ["random", "random"]);
    expect(last).toBe(60);
    expect(one.reasons).toEqual([{ reason: "heaviest", games: 60 }]);
    // Equal cups make both win, so that wins may sum to more than the games.
    expect((one.seats[0]?.wins ?? 0) + (one.seats[1]?.wins ?? 0)).toBeGreaterThanOrEqual(60);
    expect(one.turns).toEqual({ mean: 4, min: 4, median: 4, max: 4 });
    expect(one.answers.min).toBeGreaterThanOrEqual(8);
    expect(await simulate({ ...run, progress: () => {} }, ["random", "random"])).toEqual(one);
    expect(await simulate({ ...run, seed: "2" }, ["random", "random"])).not.toEqual(one);
  });

  it("is written as aligned text", async () => {
    const report = simulationReport(
      await simulate({ series, games: 5, seed: "1" }, ["random", "greedy"]),
      pebbles.texts.en,
    );
    expect(report).toContain("pebbles: 5 games, seed 1");
    expect(report).toMatch(/^seat 1 {2}greedy +\d+ +\d+\.\d % +\d+\.\d % to \d+\.\d %$/m);
    expect(report).toMatch(/^heaviest +5 +100\.0 %$/m);
    // What a game does not tell makes no empty table.
    expect(report).not.toContain("points from");
    expect(report).not.toContain("scoring tile");
  });

  it("tells where points came from and how often a tile went with winning", async () => {
    // As in Armageddon: a point for a grab, a tile that the first seat alone has, and one that all have.
    const scoring = changed(pebbles, {
      apply(apply, state, question, seat, answer, out) {
        apply(state, question, seat, answer, out);
        if ("grab" in answer) tellOf(out, { event: "points", seat, source: "grab", n: 2 });
      },
      step(run, state, at, out) {
        run(state, at, out);
        if (state.outcome === null || at.do !== "end") return;
        for (const seat of [0, 1]) tellOf(out, { event: "counted", seat, tile: "all", n: seat });
        tellOf(out, { event: "counted", seat: 0, tile: "own", n: 3 });
      },
    });
    const result = await simulate({ series: seriesOf(scoring, { players: 2 }), games: 20, seed: "1" }, [
      "greedy",
      "random",
    ]);
    expect(result.points).toMatchObject([{ source: "grab" }]);
    expect(result.points[0]?.mean).toBe((result.points[0]?.points ?? 0) / 40);
    expect(result.counted).toEqual([
      { tile: "all", times: 40, mean: 0.5, own: 0, wins: 0 },
      { tile: "own", times: 20, mean: 3, own: 20, wins: result.seats[0]?.wins },
    ]);
    const report = simulationReport(result, { ...pebbles.texts.en, "source.grab": "Grabbed", "tile.own": "Your own" });
    expect(report).toMatch(/^Grabbed +\d+\.\d\d$/m);
    expect(report).toMatch(/^all +40 +0\.50 +0 +-$/m);
    expect(report).toMatch(/^Your own +20 +3\.00 +20 +\d+\.\d %$/m);
    expect(report).toMatch(/^seat 1 +\d+\.\d +\d+ +\d+(\.5)? +\d+$/m);
  });

  it("lets bots think as hard as the series says", async () => {
    const bots = ["greedy", "greedy"] as const;
    const light = seriesOf(pebbles, { players: 2, thinking: { iterations: 1, width: 1 } });
    const run = { games: 30, seed: "1" };
    expect(await simulate({ ...run, series: light }, bots)).not.toEqual(await simulate({ ...run, series }, bots));
  });
});

/** The made-up game tells no events of points by itself. */
function tellOf(
  out: Reporter<GameEvent>,
  event: GameEvent & { readonly seat: number; readonly n: number; readonly source?: string; readonly tile?: string },
): void {
  if (out.listening) out.tell(event);
}

describe("arena", () => {
  it("puts each bot on each side equally often, and greedy does better", async () => {
    const result = await arena({ series, games: 100, seed: "1" }, ["greedy", "random"]);
    expect(result.standings.map((row) => row.seats.map((cell) => cell.games))).toEqual([
      [50, 50],
      [50, 50],
    ]);
    const [greedy, random] = result.standings;
    expect(greedy?.wins).toBeGreaterThan((random?.wins ?? 0) + 20);
    expect(arenaReport(result, pebbles.texts.en)).toMatch(/^greedy +100 +\d+ /m);
  });

  it("tells the ways in which bots won apart, where there are several", async () => {
    // As in The Walking Dead: whoever wins at the first seat has come home, another has not.
    const two = changed(pebbles, {
      step(run, state, at, out) {
        run(state, at, out);
        if (state.outcome !== null)
          state.outcome = { ...state.outcome, reason: state.outcome.winners.includes(0) ? "home" : "abroad" };
      },
    });
    const result = await arena({ series: seriesOf(two, { players: 2 }), games: 60, seed: "1" }, ["greedy", "random"]);
    for (const { wins, ends, seats } of result.standings) {
      expect(ends["home"]).toBeGreaterThanOrEqual(seats[0]?.wins ?? 0);
      expect((ends["home"] ?? 0) + (ends["abroad"] ?? 0)).toBe(wins);
    }
    expect(arenaReport(result, pebbles.texts.en)).toMatch(/^won by +abroad +home\n-.*\ngreedy +\d+ +\d+$/m);
  });

  it("counts shares of a bot's own matches, whatever the number of its seats and of all matches", async () => {
    // The first seat always wins: a bot on two of three seats has won the match, not half of it.
    const first = changed(pebbles, {
      step(run, state, at, out) {
        run(state, at, out);
        if (state.outcome !== null) state.outcome = { ...state.outcome, winners: [0] };
      },
    });
    const three = { series: seriesOf(first, { players: 3 }), seed: "1" };
    const [one, other] = (await arena({ ...three, games: 10 }, ["random", "greedy"])).standings;
    for (const standing of [one, other]) expect(standing).toMatchObject({ games: 10, wins: 5, share: 0.5 });
    expect((await arena({ ...three, games: 1 }, ["random", "greedy"])).standings[0]).toMatchObject({
      wins: 1,
      share: 1,
    });
    // Four bots on three seats: each sits out one match in four, and is not counted there.
    const four = (await arena({ ...three, games: 8 }, ["random", "random", "greedy", "greedy"])).standings;
    expect(four.map(({ games, wins }) => [games, wins])).toEqual([6, 6, 6, 6].map((games) => [games, 2]));
    const idle = await arena({ ...three, games: 1 }, ["random", "random", "greedy", "greedy"]);
    expect(arenaReport(idle, pebbles.texts.en)).toMatch(/^greedy +0 +0 +- +- +0 of 0 \(-\)/m);
  });
});

describe("tables", () => {
  it("refuses what does not fit, naming the field", async () => {
    expect(() => seriesOf(pebbles, { players: 9 })).toThrow(MatchError);
    expect(() => seriesOf(pebbles, { options: { storm: true } })).toThrow(/options\.storm/);
    expect(() => seriesOf(pebbles, { content: {} })).toThrow(/content\.game/);
  });

  it("aligns columns", async () => {
    const columns = [
      { heading: "a", align: "left" },
      { heading: "bb", align: "right" },
    ] as const;
    expect(
      textTable(columns, [
        ["Füße", "1"],
        ["x", "200"],
      ]),
    ).toBe("a      bb\n----  ---\nFüße    1\nx     200");
  });
});

describe("numbers", () => {
  it("gives Wilson's interval", async () => {
    const { share, low, high } = wilson(8, 10);
    expect(share).toBe(0.8);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
    expect(wilson(10, 10).high).toBeLessThanOrEqual(1);
  });

  it("gives the spread of a series", async () => {
    expect(spread([3, 1, 2])).toEqual({ mean: 2, min: 1, median: 2, max: 3 });
    expect(spread([4, 1])).toEqual({ mean: 2.5, min: 1, median: 2.5, max: 4 });
    expect(spread([])).toEqual({ mean: 0, min: 0, median: 0, max: 0 });
  });
});
