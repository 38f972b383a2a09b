import { readFileSync } from "node:fs";
import { type AnyMatch, load, Match } from "@endzeit/engine";
import { type GameId, loadGame } from "@endzeit/games";
import { type Face, type FriendGroup, GroupDoneShape, GroupShape } from "@endzeit/wire";
import { parse } from "valibot";
import type { Deed, Entry, Store, TableRow } from "../src/store/store.ts";
import { hashOfSecret, newSecret, newTableId } from "../src/tables/secrets.ts";
import { post, spelled } from "./table.kit.ts";

/** A device of a member. */
export interface Device {
  readonly group: string;
  readonly secret: string;
}

export async function found(
  url: string,
  title: string,
  name: string,
): Promise<Device & { readonly seen: FriendGroup }> {
  const secret = newSecret();
  const { said } = await post(url, "groups", { title, name, face: "hat", secret });
  const seen = parse(GroupShape, said);
  return { group: seen.group, secret, seen };
}

export async function join(
  url: string,
  { group, invitation }: Pick<FriendGroup, "group" | "invitation">,
  name: string,
  face: Face | null = null,
): Promise<Device> {
  const secret = newSecret();
  const { said } = await post(url, "group/join", { group, invitation, name, face, secret });
  parse(GroupShape, said);
  return { group, secret };
}

export const look = async (url: string, { group, secret }: Device): Promise<FriendGroup> =>
  parse(GroupShape, (await post(url, "group", { group, secret })).said);

export const act = async (url: string, { group, secret }: Device, deed: object) =>
  parse(GroupDoneShape, (await post(url, "group/act", { group, secret, act: deed })).said);

/** A recorded match of a game, which the engine plays again. */
export async function recorded(game: GameId, golden = "greedy"): Promise<AnyMatch> {
  const file = new URL(`../../../games/${game}/test/golden/${golden}.json`, import.meta.url);
  return load(await loadGame(game), JSON.parse(readFileSync(file, "utf8")));
}

interface Almost {
  readonly table: string;
  /** The secret of each seat. */
  readonly secrets: readonly string[];
  /** Who gives the last answer, and which. */
  readonly seat: number;
  readonly answer: ReturnType<typeof spelled>;
}

/**
 * A table of a group at which a recorded match stands before its last answer: straight in the store, as a server would have written it.
 * `members`: who of the group sits at each seat; null for a guest.
 */
export async function almostOver(
  store: Store,
  match: AnyMatch,
  group: string,
  members: readonly (number | null)[],
  created: number,
): Promise<Almost> {
  const { game, players, options, seed, log } = match;
  const table = newTableId();
  const again = Match.open(game, { players, options, seed });
  const last = log.at(-1);
  if (last === undefined) throw new Error("A recorded match has answers.");
  const sits = members.map(
    (member, seat): Deed => ({
      do: "sit",
      seat,
      name: `Seat ${seat + 1}`,
      ...(member === null ? {} : { member }),
    }),
  );
  const answers = log.slice(0, -1).map(({ seat, answer }): Deed => {
    const before = again.question;
    again.answer(seat, answer);
    const revealed = again.log.at(-1)?.revealed ?? false;
    const stands = before?.together === true && again.question === before;
    return { do: "answer", seat, answer, revealed, awaited: stands ? null : again.awaited() };
  });
  const deeds: readonly Deed[] = [{ do: "host", seat: 0 }, ...sits, ...answers];
  const entries = deeds.map((deed, index): Entry => ({ n: index + 1, at: created, by: null, key: null, deed }));
  const secrets = members.map(() => newSecret());
  await store.open(
    tableOf(match, group, { id: table, created }),
    secrets.map((secret, seat) => ({ hash: hashOfSecret(secret), table, kind: "seat", seat, created })),
    entries,
    { bot: null, deadline: null, over: false },
  );
  return { table, secrets, seat: last.seat, answer: spelled(last.answer) };
}

/** A match that is over at a table of a group, which nobody has counted; with the number of its last entry. */
export async function overUncounted(...[store, match, group, members, at]: Parameters<typeof almostOver>) {
  const { table, seat, answer } = await almostOver(store, match, group, members, at);
  const n = (await store.entries(table, 0)).length + 1;
  const deed = { do: "answer", seat, answer, revealed: false, awaited: [] } as const;
  const entry = { n, at, by: seat, key: null, deed };
  await store.append({ table, entry, duty: { bot: null, deadline: null, over: true } });
  return { table, n };
}

/** The table of a group at which a match is played, with what is `changed` about it. */
export function tableOf(
  { game, players, options, seed }: AnyMatch,
  group: string,
  changed: Pick<TableRow, "id" | "created"> & Partial<TableRow>,
): TableRow {
  const { id, rulesVersion: rules } = game;
  const idle = { content: null, clock: null, absence: 24, after: null };
  return { game: id, rules, players, options, seed, group, ...idle, ...changed };
}
