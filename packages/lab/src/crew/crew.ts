import { accountOf } from "../account.ts";
import type { Series } from "../game.ts";
import { seedOf, type Task } from "../plan.ts";

/** A task played: one line a match, in the order of their numbers. */
export interface Harvest {
  /** Each an `Account` as JSON: read where it is added up, written down as it is. */
  readonly accounts: readonly string[];
  readonly ms: number;
}

/** Who plays: this thread, several, or other machines. */
export interface Crew {
  /** How many tasks it should have at a time, so that nobody waits. */
  readonly ahead: number;
  /** May be asked for the same task again: it comes out the same. */
  play(task: Task): Promise<Harvest>;
  close(): Promise<void>;
}

/** Plays a task here and now. */
export function harvest(series: Series, task: Task, now: () => number): Harvest {
  const start = now();
  const accounts: string[] = [];
  for (let n = task.first; n < task.first + task.count; n++)
    accounts.push(JSON.stringify(accountOf(series, task.cell.bots, seedOf(task.seed, n), task.measures)));
  return { accounts, ms: now() - start };
}
