import { TableClient } from "../client.svelte.ts";

/** Matches that are open in this page, so that a table that could not be stored survives a look at another page. */
const live = new Map<string, TableClient>();

export function handOn(client: TableClient): void {
  live.set(client.id, client);
}

/** The match for a page: the one that is open already, or the stored one. */
export function take(id: string): TableClient {
  const known = live.get(id);
  if (known !== undefined) return known;
  const client = new TableClient(id);
  live.set(id, client);
  client.resume();
  return client;
}

/** The page is done with the match: it is let go, unless this page is the only place that has it. */
export function leave(client: TableClient): void {
  if (client.storage !== null) return;
  live.delete(client.id);
  client.close();
}
