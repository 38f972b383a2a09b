import type { Series } from "../game.ts";
import { type Task, tableOf } from "../plan.ts";
import type { Rules } from "../rules.ts";
import { type Crew, harvest } from "./crew.ts";

/** Plays in this thread, one task after the other, and lets others have a turn between them. */
export function lone(rules: Rules): Crew {
  const tables = new Map<Task["cell"], Promise<Series>>();
  return {
    ahead: 1,
    async play(task) {
      const table = tables.get(task.cell) ?? tableOf(task.cell, rules);
      tables.set(task.cell, table);
      const series = await table;
      await new Promise((resolve) => setImmediate(resolve));
      return harvest(series, task, () => performance.now());
    },
    close: async () => undefined,
  };
}
