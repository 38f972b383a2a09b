import { pools } from "../pools.ts";
import type { State } from "../state.ts";

/** What never changes in a match, wherever it lies: how many cards of each box there are. */
export function kept(state: State): number[] {
  return Object.keys(pools.of).map((pool) =>
    pools
      .places(state, pool)
      .reduce((sum, [, kinds]) => sum + (typeof kinds === "number" ? (kinds < 0 ? 0 : 1) : kinds.length), 0),
  );
}
