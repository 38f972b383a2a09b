import { compare, comparisonReport, figuresOf, type LabPlan, Ledger } from "@endzeit/lab";
import { type Io, say } from "../io.ts";
import { readArguments } from "../options.ts";
import { UsageError } from "../usage.ts";
import { LANG, resultsIn, textsFor } from "./results.ts";

export const COMPARE = `lab compare RESULTS[#CELL] RESULTS[#CELL] [--json] ${LANG}`;

/** `endzeit lab compare`: two cells, of one file or of two, on the seeds that they have in common. */
export async function compareCommand(args: readonly string[], io: Io): Promise<void> {
  const options = { json: { type: "boolean" }, lang: { type: "string" } } as const;
  const read = readArguments(args, options, { min: 2, max: 2, usage: COMPARE });
  const [a, b] = [await cellNamed(read.words[0] ?? ""), await cellNamed(read.words[1] ?? "")];
  const cells = [a.cell, b.cell];
  if (a.cell.game !== b.cell.game)
    throw new UsageError(`A is of ${a.cell.game}, B of ${b.cell.game}: nothing of them can be compared.`);
  // Matches are known by their seeds, and these by their names, whatever place they have in either file.
  const seeds = [...new Set([...a.plan.seeds, ...b.plan.seeds])];
  const both = new Ledger({ ...a.plan, cells, seeds });
  for (const [at, side] of [a, b].entries())
    await resultsIn(side.file, (line) => {
      if (line.cell !== side.at) return;
      const cut = line.seed.lastIndexOf("/");
      both.add(at, seeds.indexOf(line.seed.slice(0, cut)), Number(line.seed.slice(cut + 1)), line);
    });
  const rows = compare(both, 0, 1);
  if (rows.every(({ pairs }) => pairs < 2))
    throw new UsageError(
      "A and B have no two seeds in common: nothing can be paired. Give both experiments the same seeds.",
    );
  if (read.values["json"] === true) return say(io, JSON.stringify(rows, null, 2));
  const [one, other] = figuresOf(both).cells;
  const label = (cell: typeof one) => (cell?.label ?? []).map((part) => part.join(" ")).join(", ");
  const texts = (await textsFor({ cells }, read, io))(a.cell.game);
  say(
    io,
    comparisonReport(
      [`${read.words[0]}: ${label(one)}`, `${read.words[1]}: ${label(other)}`],
      rows,
      one?.together === true && other?.together === true,
      texts,
    ),
  );
}

interface Side {
  readonly file: string;
  readonly at: number;
  readonly plan: LabPlan;
  readonly cell: LabPlan["cells"][number];
}

async function cellNamed(word: string): Promise<Side> {
  const [, file = "", number] = /^(.*?)(?:#(\d{1,4}))?$/.exec(word) ?? [];
  const { plan } = await resultsIn(file);
  if (number === undefined && plan.cells.length > 1)
    throw new UsageError(`"${file}" has ${plan.cells.length} cells: say which, as in "${file}#0".`);
  const at = Number(number ?? 0);
  const cell = plan.cells[at];
  if (cell === undefined)
    throw new UsageError(`"${file}" has no cell ${at}: its cells are 0 to ${plan.cells.length - 1}.`);
  return { file, at, plan, cell };
}
