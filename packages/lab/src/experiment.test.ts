import type { AnyGame } from "@endzeit/engine";
import { describe, expect, it } from "vitest";
import { changed } from "../../engine/testing/index.ts";
import { pebbles } from "../../engine/testing/pebbles.ts";
import { readExperiment } from "./experiment.ts";

const game = changed(pebbles, {}) as AnyGame;
const pack = pebbles.content.export({});
const sources = {
  known: ["pebbles"],
  game: async (id: string) => (id === "pebbles" ? game : null),
  pack(file: string) {
    if (file === "mine.json") return pack;
    throw new Error(`the content: cannot read "${file}" (no such file or folder).`);
  },
};
const good = { question: "Who wins?", tables: [{ game: "pebbles" }], matches: 10 };

describe("an experiment", () => {
  it("has a cell for each value with each other one", async () => {
    const table = {
      game: "pebbles",
      players: [2, 3],
      options: { storms: [true, false], masks: false },
      content: [null, "mine.json"],
      bots: ["random", ["greedy", "random"]],
      imagine: 1,
    };
    const { cells, seeds, measures } = await readExperiment({ ...good, tables: [table, { game: "pebbles" }] }, sources);
    expect(cells).toHaveLength(17);
    expect(new Set(cells.map((cell) => JSON.stringify(cell))).size).toBe(17);
    expect(cells[7]).toMatchObject({
      players: 3,
      options: { storms: false },
      content: null,
      pack: null,
      bots: ["greedy", "random", "greedy"],
      thinking: { iterations: 1 },
    });
    expect(cells[8]).toMatchObject({ players: 2, content: pack, pack: "mine.json" });
    expect([seeds, measures]).toEqual([["1"], ["scores", "points", "tiles", "cards"]]);
  });

  const refused: [what: string, file: unknown, ...says: string[]][] = [
    ["no object", 5, "experiment: must be an object. An experiment has question, tables"],
    [
      "nothing",
      {},
      "experiment.question: is missing.",
      "experiment.tables: is missing.",
      "experiment.matches: is missing.",
    ],
    ["a field too many", { ...good, seed: "1" }, "experiment.seed: there is no such field. An experiment has"],
    [
      "half a match",
      { ...good, matches: 0.5 },
      "experiment.matches: must be a whole number from 1 to 100000000, not 0.5.",
    ],
    ["no seeds", { ...good, seeds: [] }, 'experiment.seeds: the list is empty: leave it out for "1".'],
    ["a seed twice", { ...good, seeds: ["1", "1"] }, "experiment.seeds: the same seed twice"],
    [
      "a measure of ours",
      { ...good, measures: ["luck"] },
      'experiment.measures[0]: must be one of scores, points, tiles, cards, chances, not "luck".',
    ],
    [
      "a table's field",
      { ...good, tables: [{ game: "pebbles", bot: "x" }] },
      "experiment.tables[0].bot: there is no such field. A table has game, players",
    ],
    [
      "another game",
      { ...good, tables: [{ game: "chess" }] },
      'experiment.tables[0].game: there is no game "chess". Known: pebbles.',
    ],
    [
      "too many players",
      { ...good, tables: [{ game: "pebbles", players: [2, 9] }] },
      "experiment.tables[0].players: pebbles needs 2 to 4, not 9.",
    ],
    [
      "an option",
      { ...good, tables: [{ game: "pebbles", options: { storm: true } }] },
      "experiment.tables[0].options.storm: there is no such option.",
    ],
    ...["__proto__", "constructor"].map((name): [string, unknown, string] => [
      `what every object has, ${name}`,
      { ...good, tables: [{ game: "pebbles", options: JSON.parse(`{"${name}":true}`) }] },
      'experiment.tables[0].options: there is no option "__proto__" or "constructor"',
    ]),
    [
      "a list",
      { ...good, tables: [{ game: "pebbles", options: [] }] },
      "experiment.tables[0].options: must be an object",
    ],
    ["a lone seed", { ...good, seeds: "1" }, "experiment.seeds: must be a list of texts"],
    ["an empty seed", { ...good, seeds: [""] }, "experiment.seeds[0]: must be a text, and is empty."],
    ["a lone measure", { ...good, measures: "scores" }, "experiment.measures: must be a list of scores"],
    [
      "a bot",
      { ...good, tables: [{ game: "pebbles", bots: ["level-9"] }] },
      'experiment.tables[0].bots: there is no bot "level-9" for pebbles. Known: random, greedy, level-1',
    ],
    [
      "too many bots",
      { ...good, tables: [{ game: "pebbles", bots: [["random", "random", "greedy"]] }] },
      "experiment.tables[0].bots: 3 bots for 2 seats.",
    ],
    [
      "a line-up",
      { ...good, tables: [{ game: "pebbles", bots: [[5]] }] },
      "experiment.tables[0].bots[0][0]: must be the name of a bot, not 5.",
    ],
    [
      "a lost file",
      { ...good, tables: [{ game: "pebbles", content: "lost.json" }] },
      'experiment.tables[0].content: the content: cannot read "lost.json"',
    ],
    [
      "too many cells",
      { ...good, tables: [{ game: "pebbles", imagine: Array.from({ length: 501 }, (_, n) => n + 1) }] },
      "experiment.tables: make 501 cells; the most are 500.",
    ],
  ];
  it.each(refused)("is refused by the field: %s", async (_, file, ...says) => {
    const read = readExperiment(file, sources).then(
      () => [],
      (error: { problems: readonly string[] }) => error.problems,
    );
    const problems = await read;
    expect(problems).toHaveLength(says.length);
    for (const [at, start] of says.entries()) expect(problems[at]).toContain(start);
  });
});
