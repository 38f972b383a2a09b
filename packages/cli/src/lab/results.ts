import { statSync } from "node:fs";
import { type AnyGame, languageIds, MatchError, type Texts } from "@endzeit/engine";
import { type Figures, type LabPlan, ResultsError, readResults } from "@endzeit/lab";
import { games } from "../games.ts";
import type { Io } from "../io.ts";
import { type Arguments, fileFault, languageOption } from "../options.ts";
import { UsageError } from "../usage.ts";

export const LANG = `[--lang ${languageIds.join("|")}]`;

/** Runs what reads or writes results; what is wrong with a file is bad input, not a fault. */
export async function onFile<T>(file: string, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof ResultsError) throw new UsageError(error.message);
    if (error instanceof UsageError || error instanceof MatchError) throw error;
    if (error instanceof Error && "syscall" in error) throw new UsageError(`"${file}": ${fileFault(error)}.`);
    throw error;
  }
}

/** Whoever names as output what is read would lose it. */
export function mustNotBe(out: string, read: string, option: string): void {
  const [one, other] = [out, read].map((file) => statSync(file, { throwIfNoEntry: false, bigint: true }));
  if (one !== undefined && one.ino === other?.ino && one.dev === other.dev)
    throw new UsageError(`${option}: "${out}" is the file that is read, and would be lost. Name another.`);
}

export const resultsIn = (file: string, each?: Parameters<typeof readResults>[1]) =>
  onFile(file, () => readResults(file, each));

/** The texts of the games that results are of. */
export async function textsFor(
  { cells }: Pick<LabPlan | Figures, "cells">,
  args: Arguments,
  io: Io,
): Promise<(id: string) => Texts> {
  const language = languageOption(args, io.env);
  const known = new Map<string, AnyGame | null>();
  for (const cell of cells) {
    const id = "cell" in cell ? cell.cell.game : cell.game;
    if (!known.has(id)) known.set(id, await games.rules(id));
  }
  return (id) => known.get(id)?.texts[language] ?? {};
}
