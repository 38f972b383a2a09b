import { isGameId, loadGame } from "@endzeit/games";
import type { Series } from "../game.ts";
import { type Task, tableOf } from "../plan.ts";
import { type Harvest, harvest } from "./crew.ts";

/** The table that was played at last: mostly the next task is of the same cell. */
let last: { readonly cell: string; readonly series: Series } | null = null;

/** What a thread of the pool does: some matches of a cell. Games are loaded when they are first played. */
export default async function play(task: Task): Promise<Harvest> {
  const cell = JSON.stringify(task.cell);
  if (last?.cell !== cell)
    last = { cell, series: await tableOf(task.cell, async (id) => (isGameId(id) ? loadGame(id) : null)) };
  return harvest(last.series, task, () => performance.now());
}
