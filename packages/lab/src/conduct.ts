import * as v from "valibot";
import { type Account, AccountShape } from "./account.ts";
import type { Crew, Harvest } from "./crew/crew.ts";
import { type Done, type LabPlan, type Stretch, seedOf, stretches, taskOf } from "./plan.ts";

/** Who hears of the matches of a run, in the order of its plan, whoever was done first. */
export interface RunEars {
  /** `line`: the match as a file keeps it. */
  match(at: { readonly cell: number; readonly seed: number; readonly n: number }, account: Account, line: string): void;
  /** After each stretch. */
  stretch?(): void;
}

/** A stretch should take about so long: short enough to lose little with it, long enough that handing it out costs next to nothing. */
const STRETCH_MS = 250;
const MOST = 200;

/**
 * Lets a crew play what of a plan is not done. Comes back early, with less, when `stop` says so. With a small `block` the cells are known
 * about equally well at any moment, for whoever looks on.
 */
export async function conduct(
  plan: LabPlan,
  done: Done,
  crew: Crew,
  ears: RunEars,
  stop?: AbortSignal,
  block?: number,
): Promise<void> {
  const pace = plan.cells.map(() => Number.POSITIVE_INFINITY);
  const size = (cell: number): number => Math.min(MOST, Math.max(1, Math.floor(STRETCH_MS / (pace[cell] ?? 1))));
  const stopped = new Promise<null>((resolve) => {
    if (stop?.aborted) resolve(null);
    stop?.addEventListener("abort", () => resolve(null), { once: true });
  });
  const under: { readonly stretch: Stretch; readonly harvest: Promise<Harvest> }[] = [];
  const rest = stretches(plan, done, size, block);
  for (let more = true; more || under.length > 0; ) {
    while (more && under.length < crew.ahead && stop?.aborted !== true) {
      const next = rest.next();
      if (next.done === true) more = false;
      else {
        const harvest = crew.play(taskOf(plan, next.value));
        // Whoever waits for it hears of its failure; the others may not be waited for any more.
        harvest.catch(() => undefined);
        under.push({ stretch: next.value, harvest });
      }
    }
    const head = under.shift();
    if (head === undefined) return;
    const harvest = await Promise.race([head.harvest, stopped]);
    if (harvest === null) return;
    pace[head.stretch.cell] = harvest.ms / Math.max(1, head.stretch.count);
    write(plan, head.stretch, harvest, ears);
  }
}

function write(plan: LabPlan, { cell, seed, first, count }: Stretch, { accounts }: Harvest, ears: RunEars): void {
  if (accounts.length !== count)
    throw new Error(`${accounts.length} matches came back where ${count} were to be played.`);
  for (const [at, text] of accounts.entries()) {
    const n = first + at;
    const of = JSON.stringify({ cell, seed: seedOf(plan.seeds[seed] ?? "", n) });
    ears.match({ cell, seed, n }, v.parse(AccountShape, JSON.parse(text)), `${of.slice(0, -1)},${text.slice(1)}`);
  }
  ears.stretch?.();
}
