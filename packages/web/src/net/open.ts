import type { Open, Opened } from "@endzeit/wire";
import { openTable, type Said } from "../api.ts";
import { keepSeat, newSeat } from "../seats.ts";

/** Opens a table and sits down at it: this device keeps the seat and the links of the others. */
export async function openAndSit(open: Open): Promise<Said<Opened>> {
  const said = await openTable(open);
  if (!said.ok) return said;
  const { table, mine, invitations, watch } = said.value;
  const [own] = mine;
  if (own === undefined) return { ok: false, code: "internal", message: "" };
  const { secret, seat } = own;
  const links = Object.fromEntries([
    ...invitations.map(({ seat, secret }) => [seat, secret]),
    ...(watch === null ? [] : [["watch", watch]]),
  ]);
  await keepSeat(newSeat({ table, game: open.game, secret, seat, name: open.name, links }));
  return said;
}
