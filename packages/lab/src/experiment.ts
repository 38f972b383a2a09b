import { type BotName, botsOf } from "@endzeit/bots";
import { type AnyGame, Faults, isObject, MatchError } from "@endzeit/engine";
import * as v from "valibot";
import { MEASURES, USUAL } from "./account.ts";
import { seriesOf } from "./game.ts";
import { type Cell, cellOf, type LabPlan, MOST_MATCHES, MOST_PLAYERS } from "./plan.ts";

const MOST_CELLS = 500;

const whole = (least: number, most: number) => {
  const must = ({ received }: { readonly received: string }): string =>
    `must be a whole number from ${least} to ${most}, not ${received}`;
  return v.pipe(v.number(must), v.integer(must), v.minValue(least, must), v.maxValue(most, must));
};
const text = (what: string) => {
  const must = ({ received }: { readonly received: string }): string => `must be ${what}, not ${received}`;
  return v.pipe(v.string(must), v.minLength(1, `must be ${what}, and is empty`));
};
/** One value, or a list of them: the matrix has a cell for each. */
const oneOrMore = <S extends v.GenericSchema>(one: S) => {
  const list = v.pipe(
    v.array(one, "must be one value or a list of them"),
    v.minLength(1, "the list is empty: leave the field out, or give it a value"),
  );
  return v.lazy((input) => (Array.isArray(input) ? list : one));
};

const LineUpShape = v.lazy((input) =>
  typeof input === "string"
    ? text("the name of a bot")
    : v.pipe(
        v.array(text("the name of a bot"), 'must be a bot for all seats, such as "greedy", or a list of one for each'),
        v.minLength(1, "the line-up is empty: name a bot"),
      ),
);

const OptionShape = v.union([v.boolean(), v.string()], "must be true, false or a text, or a list of them");

const OPTIONS = 'must be an object such as { "openHands": [true, false] }';
/** What every object has has no option's name: a schema passes over it. */
const INHERITED = ["__proto__", "constructor", "prototype"];
const OptionsShape = v.pipe(
  v.custom<{ readonly [id: string]: unknown }>(isObject, OPTIONS),
  v.check(
    (options) => !INHERITED.some((name) => Object.hasOwn(options, name)),
    `there is no option ${INHERITED.map((name) => `"${name}"`).join(" or ")}`,
  ),
  v.record(v.string(), oneOrMore(OptionShape), OPTIONS),
);

const TableShape = v.strictObject({
  game: oneOrMore(text("the id of a game")),
  players: v.exactOptional(oneOrMore(whole(1, MOST_PLAYERS))),
  options: v.exactOptional(OptionsShape),
  content: v.exactOptional(oneOrMore(v.nullable(text("a file of content, or null for what is built in")))),
  bots: v.exactOptional(
    v.pipe(
      v.array(LineUpShape, 'must be a list of line-ups, such as ["greedy", ["level-2", "level-1"]]'),
      v.minLength(1, "the list is empty: leave it out, or name a bot"),
    ),
  ),
  imagine: v.exactOptional(oneOrMore(whole(1, 100_000))),
  width: v.exactOptional(oneOrMore(whole(1, 100_000))),
});

const FileShape = v.strictObject({
  question: text("the question that the experiment asks, in a sentence"),
  tables: v.pipe(
    v.array(TableShape, "must be a list of tables, each with its game"),
    v.minLength(1, "the list is empty: name a table"),
  ),
  seeds: v.exactOptional(
    v.pipe(
      v.array(text("a text"), 'must be a list of texts, such as ["1", "2"]'),
      v.minLength(1, 'the list is empty: leave it out for "1"'),
    ),
  ),
  matches: whole(1, MOST_MATCHES),
  measures: v.exactOptional(
    v.array(
      v.picklist(MEASURES, ({ received }) => `must be one of ${MEASURES.join(", ")}, not ${received}`),
      `must be a list of ${MEASURES.join(", ")}, or of some of them`,
    ),
  ),
});

type Table = v.InferOutput<typeof TableShape>;

/** What is not in the file of an experiment. */
export interface Sources {
  readonly known: readonly string[];
  game(id: string): Promise<AnyGame | null>;
  /** The content of a file that the experiment names. Throws where it cannot be read. */
  pack(file: string): unknown;
}

/** An experiment out of a file as a plan. Throws `MatchError` with all that does not fit, each fault by its field with the way out. */
export async function readExperiment(file: unknown, sources: Sources): Promise<LabPlan> {
  const faults = new Faults();
  const read = v.safeParse(FileShape, file, { abortPipeEarly: true });
  if (!read.success) {
    for (const issue of read.issues) faults.add(`${pathOf(issue)}: ${wordsOf(issue)}.`);
    throw new MatchError("bad-experiment", faults.told);
  }
  const { question, tables, seeds = ["1"], matches, measures = [...USUAL] } = read.output;
  if (new Set(seeds).size < seeds.length)
    faults.add("experiment.seeds: the same seed twice plays the same matches twice; leave one out.");
  const cells: Cell[] = [];
  const count = tables.reduce((sum, table) => sum + sizeOf(table), 0);
  if (count > MOST_CELLS)
    faults.add(`experiment.tables: make ${count} cells; the most are ${MOST_CELLS}. Ask several questions.`);
  else
    for (const [at, table] of tables.entries())
      cells.push(...(await cellsOf(table, `experiment.tables[${at}]`, sources, faults)));
  if (faults.count > 0) throw new MatchError("bad-experiment", faults.told);
  return { question, cells, seeds, measures, matches };
}

function sizeOf({ options = {}, ...table }: Table): number {
  return [...Object.values(options), ...Object.values(table)].reduce<number>(
    (product, values) => product * (Array.isArray(values) ? values.length : 1),
    1,
  );
}

/** The cells of a table: each value of each field with each of the others, the later fields in quicker turn. */
async function cellsOf(table: Table, path: string, sources: Sources, faults: Faults): Promise<Cell[]> {
  const cells: Cell[] = [];
  const said = new Set<string>();
  // The same fault of many cells is said once.
  const add = (fault: string): void => {
    if (!said.has(fault)) faults.add(fault);
    said.add(fault);
  };
  for (const id of list(table.game)) {
    const game = await sources.game(id);
    if (game === null) {
      add(`${path}.game: there is no game "${id}". Known: ${sources.known.join(", ")}.`);
      continue;
    }
    for (const pack of list(table.content ?? null)) {
      const content = contentOf(pack, path, sources, add);
      for (const players of list(table.players ?? game.seats.min))
        for (const options of optionsOf(table.options ?? {}))
          for (const lineUp of table.bots ?? ["random"])
            for (const iterations of list(table.imagine))
              for (const width of list(table.width)) {
                const bots = seated(lineUp, players, game, path, add);
                const thinking = {
                  ...(iterations === undefined ? {} : { iterations }),
                  ...(width === undefined ? {} : { width }),
                };
                try {
                  cells.push(cellOf(seriesOf(game, { players, options, content, thinking }), bots, pack));
                } catch (error) {
                  if (!(error instanceof MatchError)) throw error;
                  for (const problem of error.problems) add(`${path}.${problem}`);
                }
              }
    }
  }
  return cells;
}

function contentOf(pack: string | null, path: string, sources: Sources, add: (fault: string) => void): unknown {
  if (pack === null) return null;
  try {
    return sources.pack(pack);
  } catch (error) {
    add(`${path}.content: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** One bot for all seats, or a list that goes round. */
function seated(
  lineUp: string | readonly string[],
  players: number,
  game: AnyGame,
  path: string,
  add: (fault: string) => void,
): BotName[] {
  const names = list(lineUp);
  if (names.length > players)
    add(`${path}.bots: ${names.length} bots for ${players} seats. Give one for all, or one for each.`);
  const known = botsOf(game);
  return Array.from({ length: players }, (_, seat) => {
    const name = names[seat % names.length];
    const bot = known.find((one) => one === name);
    if (bot === undefined) add(`${path}.bots: there is no bot "${name}" for ${game.id}. Known: ${known.join(", ")}.`);
    return bot ?? "random";
  });
}

function optionsOf(given: NonNullable<Table["options"]>): readonly { readonly [id: string]: boolean | string }[] {
  let all: { readonly [id: string]: boolean | string }[] = [{}];
  for (const [id, values] of Object.entries(given))
    all = all.flatMap((options) => list(values).map((value) => ({ ...options, [id]: value })));
  return all;
}

function list<T extends string | number | boolean | null | undefined>(value: T | readonly T[]): readonly T[] {
  return typeof value === "object" && value !== null ? value : [value];
}

function pathOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? []).reduce(
    (text, { key }) => text + (typeof key === "number" ? `[${key}]` : `.${String(key)}`),
    "experiment",
  );
}

function wordsOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== "strict_object") return issue.message;
  const inTable = (issue.path ?? []).some(({ key }) => key === "tables") && issue.path?.length !== 1;
  const fields = inTable
    ? `A table has ${Object.keys(TableShape.entries).join(", ")}`
    : `An experiment has ${Object.keys(FileShape.entries).join(", ")}`;
  if (issue.expected === "never") return `there is no such field. ${fields}`;
  return issue.received === "undefined" ? `is missing. ${fields}` : `must be an object. ${fields}`;
}
