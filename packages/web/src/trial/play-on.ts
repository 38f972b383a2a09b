import { standIn } from "@endzeit/bots";
import type { AnyGame, Save } from "@endzeit/engine";
import { handOn } from "../client/live.ts";
import { type Failure, TableClient } from "../client.svelte.ts";
import { randomId } from "../ids.ts";
import { linkTo } from "../router.ts";
import { seatsOf } from "../storage.ts";

/**
 * Opens a match that is over as it stood after `step` answers, to be played on by the same people and bots; one of the network is played on
 * here, against bots. Null when it is on the table.
 */
export async function playOn(from: TableClient, step: number): Promise<Failure | null> {
  let save: Save;
  try {
    save = await from.save();
  } catch (error) {
    return { code: "unexpected", problems: [String(error)] };
  }
  const next = new TableClient(randomId(10));
  const mine = from.local ? from.mine : [from.seat].filter((seat) => seat !== null);
  next.import(mine === null || from.game === null ? save : amongBots(save, from.game, mine), null, step);
  await next.whenOpen();
  if (next.failure !== null) {
    next.close();
    return next.failure;
  }
  handOn(next);
  location.hash = linkTo({ page: "table", id: next.id });
  return null;
}

/** The match with a bot in the place of everybody but those at the seats of this device; who only watched takes the first person's. */
function amongBots(save: Save, game: AnyGame, mine: readonly number[]): Save {
  const seats = seatsOf(save) ?? [];
  const kept = mine.length > 0 ? mine : [seats.findIndex(({ kind }) => kind === "person")];
  return {
    ...save,
    seats: seats.map((seat, at) => {
      if (kept.includes(at)) return { ...seat, kind: "person" };
      return seat.kind === "bot" ? { kind: "bot", bot: seat.bot } : { kind: "bot", bot: standIn(game) };
    }),
  };
}
