import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Task } from "../plan.ts";
import type { Crew, Harvest } from "./crew.ts";

/** Threads of this machine. They know the games of the house. */
export function threads(count: number): Crew & { readonly count: number } {
  const pool = new Piscina<Task, Harvest>({
    filename: fileURLToPath(new URL("./thread.mjs", import.meta.url)),
    minThreads: count,
    maxThreads: count,
  });
  return {
    count,
    // So that the next one lies ready, and a slow head of the line does not leave the others idle.
    ahead: count * 4,
    play: (task) => pool.run(task),
    close: () => pool.destroy(),
  };
}
