import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { conduct, type LabPlan, Ledger, lone, readExperiment } from "@endzeit/lab";
import { describe, expect, it } from "vitest";
import { command } from "../../test/testing.ts";
import { games } from "../games.ts";
import { readJson } from "../options.ts";

const folder = mkdtempSync(join(tmpdir(), "endzeit-lab-"));
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};
const experiment = {
  question: "Which deck is kinder to the humans?",
  tables: [{ game: "zombiaki", options: { deck: ["german", "portal-2003"] } }],
  matches: 6,
};

describe("lab run", () => {
  it("plays an experiment, the same with one thread and with two, and once only", async () => {
    const path = file("deck.json", experiment);
    const out = join(folder, "deck.jsonl");
    const one = await command(["lab", "run", path, "--threads", "1", "--lang", "en"]);
    expect([one.code, one.errors]).toEqual([0, ""]);
    expect(one.output).toContain("12 of 12 matches, seeds 1");
    expect(one.output).toMatch(/^ +1 {2}deck portal-2003 {2}The zombies +\d+ +6 +\d+\.\d %/m);
    const lines = readFileSync(out, "utf8");
    const two = await command([
      "lab",
      "run",
      path,
      "--threads",
      "2",
      "--out",
      join(folder, "two.jsonl"),
      "--lang",
      "en",
    ]);
    expect(two.output.replaceAll("two.", "deck.")).toBe(one.output);
    expect(readFileSync(join(folder, "two.jsonl"), "utf8")).toBe(lines);
    expect((await command(["lab", "run", path, "--threads", "1", "--lang", "en"])).output).toBe(one.output);
    expect(readFileSync(out, "utf8")).toBe(lines);
    const report = await command(["lab", "report", out, "--lang", "en"]);
    const [said] = one.output.split("\n\nThe matches");
    expect(report.output).toBe(`${said}\n\nThe report is in ${join(folder, "deck.html")}.\n`);
    expect(readFileSync(join(folder, "deck.html"), "utf8")).toBe(readFileSync(join(folder, "two.html"), "utf8"));

    const compared = await command(["lab", "compare", `${out}#1`, `${out}#0`, "--lang", "en"]);
    expect(compared.output).toContain("A less B, 6 matches with a seed in common");
    const between = await command(["lab", "compare", `${out}#1`, `${join(folder, "two.jsonl")}#1`, "--json"]);
    expect((JSON.parse(between.output) as { mean: number }[]).map(({ mean }) => mean)).toEqual([0, 0]);

    const save = join(folder, "match.json");
    expect((await command(["lab", "show", out, "1/4", "--cell", "1", "--out", save])).errors).toBe("");
    expect((await command(["replay", save])).output).toMatch(/hash [0-9a-f]{16} as in the file/);
  });

  it("says by line and field what is wrong with an experiment", async () => {
    const path = file("bad.json", JSON.stringify({ ...experiment, matches: 0 }, null, 2));
    const { code, errors } = await command(["lab", "run", path]);
    expect(code).toBe(2);
    expect(errors).toContain(`"${path}" is no experiment that can be played.\n  line 14: experiment.matches: must be`);
  });

  it("says that no page can be written before it plays", async () => {
    mkdirSync(join(folder, "paged.html"));
    const { code, errors } = await command(["lab", "run", file("paged.json", experiment), "--threads", "1"]);
    expect([code, errors]).toEqual([2, `endzeit: "${join(folder, "paged.html")}": it is a folder.\n`]);
    expect(readFileSync(join(folder, "paged.jsonl"), "utf8").split("\n")).toHaveLength(2);
    expect(existsSync(join(folder, "paged.jsonl.lock"))).toBe(false);
  });

  it("tells a question without what a terminal obeys", async () => {
    const odd = { question: "\u001b[2JWho?", tables: [{ game: "zombiaki" }], matches: 1 };
    const { output } = await command(["lab", "run", file("odd.json", odd), "--threads", "1", "--lang", "en"]);
    expect(output).toMatch(/^ \[2JWho\?\n/);
  });

  const done = () => join(folder, "deck.jsonl");
  const refused: [args: () => string[], says: string][] = [
    [() => ["run"], "Something is missing. Usage: endzeit lab run FILE"],
    [() => ["ran"], "there is no lab ran. Known: run, work, report, compare, show, values, puzzles."],
    [() => ["report", join(folder, "none.jsonl")], "no such file or folder"],
    [() => ["report", file("other.json", "{}\n")], "its first line is not that of a plan"],
    [() => ["compare", done(), done()], 'has 2 cells: say which, as in "'],
    [() => ["compare", `${done()}#2`, `${done()}#0`], "has no cell 2: its cells are 0 to 1."],
    [() => ["show", done(), "1/1", "--out", done()], "is the file that is read, and would be lost. Name another."],
    [() => ["report", done(), "--out", done()], "is the file that is read, and would be lost. Name another."],
    [() => ["run", file("own.json", experiment), "--out", join(folder, "own.json")], "is the file that is read"],
    [() => ["show", done(), "1/99"], 'has no match "1/99" of cell 0. Seeds look like "1/1"'],
    [() => ["run", file("deck.json", { ...experiment, seeds: ["2"] })], "holds matches of another experiment"],
  ];
  it.each(refused)("refuses %s", async (args, says) => {
    const { code, output, errors } = await command(["lab", ...args()]);
    expect([code, output]).toEqual([2, ""]);
    expect(errors).toContain(says);
  });
});

describe("the examples", () => {
  const examples = join(import.meta.dirname, "../../../lab/examples");
  it.each(readdirSync(examples).filter((name) => name.endsWith(".json")))("%s can be played", async (name) => {
    const path = join(examples, name);
    const plan: LabPlan = await readExperiment(readJson(path, "FILE"), {
      known: games.ids,
      game: games.rules,
      pack: (pack) => readJson(join(examples, pack), "the content"),
    });
    // It is the file that is on trial, with all its bots known by now: they do not have to think.
    const cells = plan.cells.map((cell) => ({ ...cell, bots: cell.bots.map(() => "random" as const) }));
    const quick = { ...plan, cells, matches: 1, seeds: plan.seeds.slice(0, 1) };
    const ledger = new Ledger(quick);
    await conduct(quick, ledger, lone(games.rules), {
      match: ({ cell, seed, n }, account) => ledger.add(cell, seed, n, account),
    });
    expect(ledger.matches).toBe(plan.cells.length);
  });
});

describe("lab puzzles", () => {
  it("goes on where it was broken off, and leaves the file of another hunt alone", async () => {
    const out = join(folder, "puzzles.json");
    const hunt = [
      "lab",
      "puzzles",
      "zombiaki",
      "--bot",
      "greedy",
      "--proof",
      "random",
      "--late",
      "90",
      "--seed",
      "pilot",
    ];
    expect(await command([...hunt, "--matches", "1", "--out", out])).toMatchObject({ code: 0, errors: "" });
    const first = readFileSync(out, "utf8");
    expect(JSON.parse(first)).toMatchObject({
      game: "zombiaki",
      command: "endzeit lab puzzles zombiaki --bot greedy --proof random --late 90 --seed pilot",
      matches: 1,
      puzzles: [],
    });
    await command([...hunt, "--matches", "2", "--out", out]);
    expect(JSON.parse(readFileSync(out, "utf8"))).toMatchObject({ matches: 2 });
    const other = await command([...hunt, "--late", "80", "--matches", "2", "--out", out]);
    expect(other.code).not.toBe(0);
    expect(other.errors).toContain("another hunt needs another file");
    const none = file("none.json", {});
    expect((await command([...hunt, "--out", none])).errors).toContain("holds no puzzles");
  });
});
