import type { Puzzle } from "@endzeit/engine";
import { handOn } from "../client/live.ts";
import { type Failure, TableClient } from "../client.svelte.ts";
import { randomId } from "../ids.ts";
import { linkTo } from "../router.ts";
import { list, remove, type SeatKind } from "../storage.ts";

/** Who sits at the other seats, should somebody play on. */
const OTHERS = "level-2";

/** Puts a puzzle of a game on the table. Null when it lies there. */
export async function openPuzzle(game: string, puzzle: Puzzle): Promise<Failure | null> {
  await clearAway();
  const client = new TableClient(randomId(10));
  const seats = Array.from(
    { length: puzzle.players },
    (_, seat): SeatKind => (seat === puzzle.seat ? { kind: "person" } : { kind: "bot", bot: OTHERS }),
  );
  client.pose(game, puzzle, seats);
  await client.whenOpen();
  if (client.failure !== null) {
    client.close();
    return client.failure;
  }
  handOn(client);
  location.hash = linkTo({ page: "table", id: client.id });
  return null;
}

/** A puzzle that nobody has played on from is no match worth keeping: the next one takes its place. */
async function clearAway(): Promise<void> {
  const rows = await list().catch(() => []);
  for (const { id, summary } of rows) if (summary?.puzzle?.on === false) await remove(id).catch(() => {});
}
