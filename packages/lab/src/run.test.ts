import { appendFileSync, existsSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { type AnyGame, load } from "@endzeit/engine";
import { describe, expect, it } from "vitest";
import { changed } from "../../engine/testing/index.ts";
import { pebbles } from "../../engine/testing/pebbles.ts";
import { playAgain } from "./again.ts";
import { compare } from "./compare.ts";
import { conduct } from "./conduct.ts";
import type { Crew } from "./crew/crew.ts";
import { lone } from "./crew/lone.ts";
import { figuresOf } from "./figures.ts";
import { seriesOf } from "./game.ts";
import { Histogram } from "./histogram.ts";
import { Ledger } from "./ledger.ts";
import { cellOf, type LabPlan, stretches } from "./plan.ts";
import { openResults, readResults } from "./results.ts";

const game = changed(pebbles, {}) as AnyGame;
const rules = async (id: string) => (id === "pebbles" ? game : null);
const cell = (options: object, ...bots: ("random" | "greedy")[]) =>
  cellOf(seriesOf(game, { players: bots.length, options, thinking: { iterations: 1, width: 2 } }), bots);
const plan: LabPlan = {
  question: "Does the greedy one win?",
  cells: [
    cell({}, "random", "random"),
    cell({}, "greedy", "random"),
    cell({ storms: true }, "random", "random", "random"),
  ],
  seeds: ["a", "b/c"],
  measures: ["scores", "cards"],
  matches: 15,
};
const folder = mkdtempSync(join(tmpdir(), "endzeit-lab-"));

async function played(file: string, of: LabPlan = plan, crew: Crew = lone(rules), stop?: AbortSignal) {
  const results = await openResults(file, of);
  let lines = "";
  const ears = {
    match(at: { cell: number; seed: number; n: number }, account: Parameters<Ledger["add"]>[3], line: string) {
      if (results.ledger.add(at.cell, at.seed, at.n, account)) lines += `${line}\n`;
    },
    stretch() {
      results.add(lines);
      lines = "";
    },
  };
  await conduct(of, results.ledger, crew, ears, stop).finally(() => results.close());
  return results.ledger;
}

const whole = join(folder, "whole.jsonl");
await played(whole);
const text = readFileSync(whole, "utf8");

describe("results", () => {
  it("hold every match once, each with its seed", async () => {
    const lines = text.trimEnd().split("\n");
    expect(lines).toHaveLength(1 + 3 * 2 * 15);
    const { ledger } = await readResults(whole);
    expect(ledger.matches).toBe(90);
    expect(ledger.cells.map(({ matches }) => matches)).toEqual([30, 30, 30]);
    expect(lines.filter((line) => line.startsWith('{"cell":1,"seed":"b/c/15",'))).toHaveLength(1);
  });

  it("go on wherever they broke off, in the middle of a line too, and come out the same", async () => {
    const file = join(folder, "broken.jsonl");
    const head = text.indexOf("\n") + 1;
    for (const bytes of [head, head + 10, text.length - 1, text.indexOf("\n", 5000) + 1, 5003]) {
      writeFileSync(file, text);
      truncateSync(file, bytes);
      const { ledger } = await readResults(file);
      expect(ledger.matches).toBeLessThan(90);
      await played(file);
      expect(readFileSync(file, "utf8")).toBe(text);
    }
  });

  it("stop between two matches when they are told to, and lose nothing", async () => {
    const file = join(folder, "stopped.jsonl");
    const stop = new AbortController();
    const inner = lone(rules);
    let tasks = 0;
    const crew: Crew = {
      ...inner,
      play(task) {
        if (++tasks === 4) stop.abort();
        return inner.play(task);
      },
    };
    const ledger = await played(file, plan, crew, stop.signal);
    expect(ledger.matches).toBeGreaterThan(0);
    expect(ledger.matches).toBeLessThan(90);
    await played(file);
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it("take more matches of the same, and refuse another experiment", async () => {
    const file = join(folder, "more.jsonl");
    await played(file, { ...plan, matches: 5 });
    const ledger = await played(file);
    expect(figuresOf(ledger)).toMatchObject({ played: 90, planned: 90 });
    const both = (await readResults(whole)).ledger;
    expect(figuresOf(ledger).cells).toEqual(figuresOf(both).cells);
    await expect(openResults(file, { ...plan, seeds: ["a"] })).rejects.toThrow("holds matches of another experiment");
  });

  it("count a match once that stands twice, and name a line that is none", async () => {
    const file = join(folder, "twice.jsonl");
    const second = text.split("\n")[1];
    writeFileSync(file, `${text}${second}\n`);
    expect((await readResults(file)).ledger.matches).toBe(90);
    appendFileSync(file, '{"cell":7}\n');
    await expect(readResults(file)).rejects.toThrow("line 93: is not a match of its plan");
    writeFileSync(file, "{}\n");
    await expect(readResults(file)).rejects.toThrow("its first line is not that of a plan");
  });

  it("are written by one run at a time; one that has died keeps nobody waiting", async () => {
    const file = join(folder, "held.jsonl");
    writeFileSync(file, text);
    const results = await openResults(file, plan);
    await expect(openResults(file, plan)).rejects.toThrow(
      `is being written by another run (${hostname()} ${process.pid})`,
    );
    results.close();
    // No process has a number as high as this.
    writeFileSync(`${file}.lock`, `${hostname()} 4294967`);
    (await openResults(file, plan)).close();
    await expect(openResults(file, { ...plan, seeds: ["a"] })).rejects.toThrow("another experiment");
    expect(existsSync(`${file}.lock`)).toBe(false);
    writeFileSync(`${file}.lock`, "elsewhere 1");
    await expect(openResults(file, plan)).rejects.toThrow(`delete "${file}.lock"`);
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it("keep their length, whatever bytes are in a line", async () => {
    const file = join(folder, "bytes.jsonl");
    const odd = Buffer.from(text.replace('"winners"', '"odd":"\xff\xff","winners"'), "latin1");
    writeFileSync(file, odd);
    (await openResults(file, plan)).close();
    expect(readFileSync(file).equals(odd)).toBe(true);
  });

  const first = JSON.parse(text.split("\n")[1] ?? "") as object;
  it.each([
    { winners: [2] },
    { winners: [-1] },
    { winners: [0, 0] },
    { first: 2 },
    { answers: -1 },
    { seed: "a/0x1" },
    { seed: "a/01" },
    { seed: "a/1e9" },
    { cell: 3 },
  ])("name a match that cannot be: %j", async (odd) => {
    const file = join(folder, "odd.jsonl");
    writeFileSync(file, `${text.slice(0, text.indexOf("\n") + 1)}${JSON.stringify({ ...first, ...odd })}\n`);
    await expect(readResults(file)).rejects.toThrow("line 2: is not a match of its plan");
  });

  it.each([
    { cells: [] },
    { seeds: [] },
    { cells: [{ ...plan.cells[0], players: 1e9 }] },
    { cells: [{ ...plan.cells[0], bots: [] }] },
  ])("name a plan that cannot be: %#", async (odd) => {
    const file = join(folder, "odd.jsonl");
    writeFileSync(file, `${JSON.stringify({ format: "endzeit-lab", version: 1, plan: { ...plan, ...odd } })}\n`);
    await expect(readResults(file)).rejects.toThrow("its first line is not that of a plan");
  });

  it("are the same whoever is done first", async () => {
    const file = join(folder, "crossed.jsonl");
    const inner = lone(rules);
    let tasks = 0;
    const crew: Crew = {
      ...inner,
      ahead: 5,
      async play(task) {
        const late = ++tasks % 3 === 0;
        const harvest = await inner.play(task);
        if (late) for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve));
        return harvest;
      },
    };
    await played(file, plan, crew);
    expect(readFileSync(file, "utf8")).toBe(text);
  });
});

describe("a plan", () => {
  it("is cut into stretches that meet each match once, whatever their size", () => {
    const long = { ...plan, matches: 431 };
    for (const size of [1, 7, 200]) {
      const ledger = new Ledger(long);
      let count = 0;
      for (const { cell: at, seed, first, count: of } of stretches(long, ledger, () => size))
        for (let n = first; n < first + of; n++) {
          count++;
          expect(ledger.add(at, seed, n, { winners: [], end: "", answers: 1, turns: 1 })).toBe(true);
        }
      expect(count).toBe(3 * 2 * 431);
      expect([...stretches(long, ledger, () => size)]).toEqual([]);
    }
  });
});

it("a match of results can be played again, as a save that replays; one that was changed cannot", async () => {
  const lines: Parameters<typeof playAgain>[1][] = [];
  await readResults(whole, (line) => lines.push(line));
  const line = lines.find(({ cell: at, seed }) => at === 1 && seed === "b/c/7");
  if (line === undefined) throw new Error("The match is not there.");
  const save = await playAgain(plan, line, rules);
  const match = load(game, save);
  expect(match.outcome?.winners).toEqual(line.winners);
  expect(match.log).toHaveLength(line.answers);
  await expect(playAgain(plan, { ...line, answers: line.answers + 1 }, rules)).rejects.toThrow("comes out otherwise");
  const older = { ...plan, cells: plan.cells.map((one) => ({ ...one, rules: one.rules + 1 })) };
  await expect(playAgain(older, line, rules)).rejects.toThrow("here they are version");
  const other = { ...plan, cells: plan.cells.map((one) => ({ ...one, minds: one.minds + 1 })) };
  await expect(playAgain(other, line, rules)).rejects.toThrow(`version ${(plan.cells[0]?.minds ?? 0) + 1} of the bots`);
});

describe("figures", () => {
  it("say in which field cells differ, and pair matches on their seeds", async () => {
    const { ledger } = await readResults(whole);
    const { cells, pairs, comparisons } = figuresOf(ledger);
    expect(cells[1]?.label).toContainEqual(["bots", "greedy, random"]);
    expect(pairs.map(({ cell: at, against }) => [at, against])).toEqual([[1, 0]]);
    expect(comparisons).toBe(pairs[0]?.rows.length);
    for (const row of pairs[0]?.rows ?? []) {
      expect(row.pairs).toBe(30);
      expect(row.low).toBeLessThanOrEqual(row.mean);
    }
  });

  it("find a difference that is there, call noise what is none, and say how many matches it takes", () => {
    // Seat 0 of the second cell wins half of what the first loses; seed by seed it never loses what the first wins.
    const [cell] = plan.cells;
    if (cell === undefined) throw new Error("A plan has a cell.");
    const two = { ...plan, cells: [cell, cell, cell], seeds: ["1"] };
    const ledger = new Ledger(two);
    for (let n = 1; n <= 200; n++) {
      const won = n % 2 === 0;
      const account = (seat: number) => ({ winners: [seat], end: "", answers: 10, turns: 1 });
      ledger.add(0, 0, n, account(won ? 0 : 1));
      ledger.add(1, 0, n, account(won || n % 4 === 1 ? 0 : 1));
      ledger.add(2, 0, n, account(won ? 1 : 0));
    }
    const [better] = compare(ledger, 1, 0);
    expect(better).toMatchObject({ pairs: 200, mean: 0.25, what: { of: "wins", seat: 0 } });
    expect(better?.chance).toBeLessThan(1e-6);
    // Pairs 0 or 1 with a mean of a quarter: variance 0.1884; 7.849 of it over the square of the mean.
    expect(better?.needed).toBe(24);
    expect(better?.neededApart).toBeGreaterThan(50);
    const [other] = compare(ledger, 2, 0);
    expect(other).toMatchObject({ mean: 0, needed: null });
    expect(other?.chance).toBeCloseTo(1);
    const verdicts = figuresOf(ledger).pairs.map(({ rows }) => rows[0]?.verdict);
    expect(verdicts).toEqual(["clear", "noise"]);
  });

  it("set a card beside winning without it", () => {
    const ledger = new Ledger({ ...plan, seeds: ["1"] });
    for (let n = 1; n <= 100; n++) {
      const has = n <= 40;
      const wins = has ? n <= 30 : n <= 60;
      ledger.add(0, 0, n, {
        winners: [wins ? 1 : 0],
        end: "",
        answers: 1,
        turns: 1,
        first: 0,
        ...(has ? { cards: { axe: [0, 2, 5] } } : {}),
      });
    }
    const [figures] = figuresOf(ledger).cells;
    expect(figures?.cards).toHaveLength(1);
    expect(figures?.cards[0]).toMatchObject({
      card: "axe",
      seat: 1,
      played: { hits: 30, of: 40 },
      without: { hits: 20, of: 60 },
      clear: true,
    });
    expect(figures?.first).toMatchObject({ hits: 50, of: 100, fair: 0.5, seats: [0], clear: false });
  });

  it("know where a series lies", () => {
    const histogram = new Histogram();
    for (const value of [4, 1, 3, 2, 5]) histogram.add(value);
    expect([0, 0.25, 0.5, 0.9, 1].map((share) => histogram.quantile(share))).toEqual([1, 2, 3, 4.6, 5]);
    expect(histogram.variance).toBe(2.5);
    expect(new Histogram().spread).toEqual({ mean: 0, min: 0, median: 0, max: 0 });
  });
});
