import type { Facts } from "@endzeit/wire";
import type { TableRow } from "../store/store.ts";
import { leftAt, stageOf, type TableState } from "./fold.ts";

/** What everybody at a table may know of it. `more`: what neither its row nor its log says. */
export function factsOf(
  row: TableRow,
  state: TableState,
  more: Pick<Facts, "commitment" | "seats" | "watchers" | "now">,
): Facts {
  const { host, proposal } = state;
  return {
    table: row.id,
    game: row.game,
    rules: row.rules,
    options: row.options,
    corrected: row.content !== null,
    host,
    clock: row.clock,
    absence: row.absence,
    left: leftAt(state, more.now),
    stage: stageOf(state),
    proposal,
    created: row.created,
    group: row.group,
    ...more,
  };
}
