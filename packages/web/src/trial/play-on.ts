import { type Failure, TableClient } from "../client.svelte.ts";
import { randomId } from "../ids.ts";
import { linkTo } from "../router.ts";

/** Opens a match that is over as it stood after `step` answers, to be played on by the same people and bots. Null when it is on the table. */
export async function playOn(from: TableClient, step: number): Promise<Failure | null> {
  const next = new TableClient(randomId(10));
  next.import(await from.save(), null, step);
  await next.whenOpen();
  next.close();
  if (next.failure === null) location.hash = linkTo({ page: "table", id: next.id });
  return next.failure;
}
