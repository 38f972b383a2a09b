import { loadGame } from "@endzeit/games";
import { cellOf, figuresOf, harvest, Ledger, seriesOf } from "@endzeit/lab/anywhere";
import { expect, test } from "vitest";
import { readReport } from "../src/lab/read.ts";

const game = await loadGame("zombiaki");
const cells = ["german", "portal-2003"].map((deck) =>
  cellOf(seriesOf(game, { players: 2, options: { deck } }), ["random", "random"]),
);
const plan = { question: "Which deck?", cells, seeds: ["1"], measures: ["scores" as const], matches: 25 };
const head = JSON.stringify({ format: "endzeit-lab", version: 1, plan });
const lines = cells.flatMap((cell, at) =>
  harvest(seriesOf(game, cell), { cell, seed: "1", first: 1, count: 25, measures: [] }, () => 0).accounts.map(
    (account, n) => JSON.stringify({ cell: at, seed: `1/${n + 1}`, ...JSON.parse(account) }),
  ),
);
const fileOf = (text: string): File => new File([text], "decks.jsonl");

test("results of the lab say in the page what they say in a report, and what broke off counts for nothing", async () => {
  const { figures } = await readReport(fileOf(`${[head, ...lines].join("\n")}\n{"cell":0,"se`));
  const ledger = new Ledger(plan);
  for (const [at, line] of lines.entries()) ledger.add(at < 25 ? 0 : 1, 0, (at % 25) + 1, JSON.parse(line));
  expect(figures).toEqual(figuresOf(ledger));
  expect([figures.played, figures.planned, figures.pairs.length]).toEqual([50, 50, 1]);
});

test.each([
  ["no results at all", '{"hello":1}\n', /first line is not that of a plan/],
  ["an empty file", "", /no whole line/],
  [
    "a line of another plan",
    `${head}\n{"cell":7,"seed":"1/1","winners":[],"end":"x","answers":1,"turns":1}\n`,
    /line 2/,
  ],
])("%s is refused by its line", async (_, text, told) => {
  await expect(readReport(fileOf(text))).rejects.toThrow(told);
});
