import { setTimeout as sleep } from "node:timers/promises";
import { botsOf } from "@endzeit/bots";
import { canonical, Match, MatchError } from "@endzeit/engine";
import { isGameId, loadGame } from "@endzeit/games";
import type { Claimed, ClaimShape, Look, LookShape, Open, Opened, Sat } from "@endzeit/wire";
import type { InferOutput } from "valibot";
import { memberNumbered, memberWith, mustBeMember } from "../groups/member.ts";
import {
  type Deed,
  type Entry,
  type MemberRow,
  type SecretRow,
  SecretTakenError,
  type Store,
  type TableRow,
} from "../store/store.ts";
import { begin, deadlineOf, fold, stageOf } from "./fold.ts";
import type { Hub } from "./hub.ts";
import { patiently } from "./patiently.ts";
import { hashOfSecret, newSecret, newSeed, newTableId } from "./secrets.ts";
import type { Table } from "./table.ts";
import { Refuse, troubleOf } from "./trouble.ts";

/** Where tables are opened and seats are taken: all that happens before somebody sits. */
export class Desk {
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #now: () => number;
  /** Hears of tables for a group, and which member has opened them. */
  readonly #opened: (row: TableRow, member: number) => void;

  constructor(store: Store, hub: Hub, now: () => number, opened: (row: TableRow, member: number) => void) {
    this.#opened = opened;
    this.#store = store;
    this.#hub = hub;
    this.#now = now;
  }

  /** Opens a table. Its host sits at the first seat of kind "me". Where the same people have set it again already, it is that table. */
  async open(wanted: Open): Promise<Opened> {
    if (!isGameId(wanted.game)) throw new Refuse("bad-request", `game: there is no game "${wanted.game}" here.`);
    const mine = wanted.seats.flatMap(({ kind }, seat) => (kind === "me" ? [seat] : []));
    const host = mine[0];
    if (host === undefined) throw new Refuse("bad-request", "seats: one of them has to be yours.");
    const game = await loadGame(wanted.game);
    const bots = botsOf(game);
    wanted.seats.forEach((seat, index) => {
      if (seat.kind === "bot" && !bots.some((name) => name === seat.bot))
        throw new Refuse(
          "bad-request",
          `seats.${index}.bot: ${game.id} has no bot "${seat.bot}". It has: ${bots.join(", ")}.`,
        );
    });
    const { after = null } = wanted;
    if (after !== null && (await this.who(after.table, after.secret)).kind !== "seat")
      throw new Refuse("not-yours", "after: only who sat at that table may set it again.");
    const { group, member } = await this.#forGroup(wanted, mine.length);
    const id = newTableId();
    const created = this.#now();
    const players = wanted.seats.length;
    const seed = newSeed();
    const match = await patiently(
      opening(() => Match.open(game, { players, options: wanted.options, content: wanted.content, seed })),
    );
    const row: TableRow = {
      id,
      game: game.id,
      rules: game.rulesVersion,
      players,
      options: match.options,
      content: match.content,
      seed,
      clock: wanted.clock,
      absence: wanted.absence,
      after: after?.table ?? null,
      group,
      created,
    };
    const deeds = wanted.seats.flatMap((seat, index): Deed[] => {
      if (seat.kind === "me") {
        const { name, face } = wanted;
        return [{ do: "sit", seat: index, name, face, ...(member === null ? {} : { member }) }];
      }
      return seat.kind === "bot" ? [{ do: "bot", seat: index, bot: seat.bot }] : [];
    });
    const entries = [{ do: "host", seat: host } satisfies Deed, ...deeds].map(
      (deed, index): Entry => ({ n: index + 1, at: created, by: null, key: null, deed }),
    );
    const state = begin(row, match.awaited());
    for (const entry of entries) fold(state, entry);
    const bot = stageOf(state) === "playing" && state.awaited.some((seat) => state.seats[seat]?.kind === "bot");
    const secrets: SecretRow[] = [];
    const give = (kind: SecretRow["kind"], seat: number | null): string => {
      const secret = newSecret();
      secrets.push({ hash: hashOfSecret(secret), table: row.id, kind, seat, created });
      return secret;
    };
    const opened: Opened = {
      table: row.id,
      mine: mine.map((seat) => ({ seat, secret: give("seat", seat) })),
      invitations: wanted.seats.flatMap(({ kind }, seat) =>
        kind === "open" ? [{ seat, secret: give("claim", seat) }] : [],
      ),
      watch: give("watch", null),
    };
    const other = after === null ? null : await this.#setAlready(after, wanted, row);
    if (other !== null) return other;
    await this.#store.open(row, secrets, entries, {
      bot: bot ? created : null,
      deadline: deadlineOf(state),
      over: false,
    });
    if (member !== null && secrets.some(({ kind }) => kind === "claim")) this.#opened(row, member);
    return opened;
  }

  /** For which group the table is, and as which member whoever opens it sits there. A table that is set again is for the same group. */
  async #forGroup(
    { group, after }: Open,
    seats: number,
  ): Promise<{ readonly group: string | null; readonly member: number | null }> {
    if (group !== undefined) {
      const { n } = await mustBeMember(this.#store, group.group, group.secret);
      if (seats > 1) throw new Refuse("bad-request", "seats: at a table of a group one of them is yours.");
      return { group: group.group, member: n };
    }
    const before = after === undefined ? null : ((await this.#store.table(after.table))?.group ?? null);
    if (after === undefined || before === null) return { group: null, member: null };
    const { seat } = await this.who(after.table, after.secret);
    const table = await this.#hub.table(after.table);
    const members = await Promise.all(table.persons.map((person) => this.#memberOf(table, person)));
    // Guests go on for the group as long as one of it has sat with them.
    if (members.every((member) => member === null)) return { group: null, member: null };
    return { group: before, member: seats > 1 ? null : await this.#memberOf(table, seat) };
  }

  /** The member at a seat of a table, as long as they belong to its group. */
  async #memberOf(table: Table, seat: number | null): Promise<number | null> {
    const { group } = table.row;
    const member = seat === null ? null : table.memberAt(seat);
    if (group === null || member === null) return null;
    return (await memberNumbered(this.#store, group, member))?.n ?? null;
  }

  /**
   * The seat at the table that somebody else of the same people has set a moment before; null when there is none for whoever asks, who then
   * is the one that sets it. The store knows who was first, whatever process they asked.
   */
  async #setAlready(
    after: { readonly table: string; readonly secret: string },
    { name, face }: Pick<Open, "name" | "face">,
    row: TableRow,
  ): Promise<Opened | null> {
    for (let n = 0; n < MOST_AGAIN; n++) {
      const first = await this.#store.setting(`again ${after.table} ${n}`, row.id);
      if (first === row.id) return null;
      const table = await this.#openedAs(first);
      if (table === null || !isAlike(table.row, row)) continue;
      if ((await this.#invitedTo(table, after.secret)) === null) continue;
      const { seat, secret } = await this.claim({ table: first, invitation: after.secret, name, face });
      return { table: first, mine: [{ seat, secret }], invitations: [], watch: null };
    }
    return null;
  }

  /** A table that somebody is about to open, or has opened. */
  async #openedAs(id: string): Promise<Table | null> {
    for (let tries = 0; tries < OPENING_TRIES; tries++) {
      if ((await this.#store.table(id)) !== null) return this.#hub.table(id);
      await sleep(OPENING_MS);
    }
    return null;
  }

  /** Takes a seat with an invitation, once; asked again with the same secret, it says so again. */
  async claim({
    table: id,
    invitation,
    name,
    face,
    secret = newSecret(),
    member: own,
  }: InferOutput<typeof ClaimShape>): Promise<Claimed> {
    const table = await this.#hub.table(id);
    const known = await this.#store.secret(hashOfSecret(secret));
    const seat = await this.#invitedTo(table, invitation);
    if (known !== null) {
      const same = known.table === id && known.kind === "seat" && (seat === null || seat === known.seat);
      if (!same || known.seat === null) throw troubleOf(new SecretTakenError());
      return { table: id, seat: known.seat, secret };
    }
    // How the table stands is not for those to hear who have no invitation.
    if (seat === null) throw new Refuse("no-seat");
    const row: SecretRow = { hash: hashOfSecret(secret), table: id, kind: "seat", seat, created: this.#now() };
    const member =
      own === undefined
        ? await this.#satBefore(table, invitation)
        : ((await memberWith(this.#store, table.row.group, own))?.n ?? null);
    await table.sit(seat, { name, face, member }, row, async () => (await this.#invitedTo(table, invitation)) === seat);
    return { table: id, seat, secret };
  }

  /** Which member it is whose secret of a seat at the table before this one is their invitation. */
  async #satBefore({ row }: Table, invitation: string): Promise<number | null> {
    if (row.after === null || row.group === null) return null;
    const found = await this.#store.secret(hashOfSecret(invitation));
    if (found === null || found.table !== row.after || found.seat === null) return null;
    return this.#memberOf(await this.#hub.table(row.after), found.seat);
  }

  /** Gives a member of its group a free seat at a table, the one they have already, or a place to watch from. `still`: whether they are one yet. */
  async seat(
    table: Table,
    seat: number | null,
    { n, name, face }: MemberRow,
    secret: string,
    still: () => Promise<boolean>,
  ): Promise<Sat> {
    const hash = hashOfSecret(secret);
    const known = await this.#store.secret(hash);
    const kind = seat === null ? "watch" : "seat";
    if (known !== null) {
      if (known.table !== table.id || known.kind !== kind || known.seat !== seat)
        throw troubleOf(new SecretTakenError());
      return { table: table.id, seat, secret };
    }
    const row: SecretRow = { hash, table: table.id, kind, seat, created: this.#now() };
    if (seat === null) {
      if (!(await this.#store.addSecret(row, MOST_WATCH_LINKS)))
        throw new Refuse("linked-out", "As many links to watch this table were made as may be. Use one of those.");
    } else if (!(await table.follow(seat, n, row)))
      await table.sit(seat, { name, face, member: n }, row, async () => {
        if (table.hasSentAway(n) || !(await still())) return false;
        return this.isFreeFor(table, seat, n);
      });
    return { table: table.id, seat, secret };
  }

  /**
   * Whether a member of its group may sit down at an open seat of a table: there is an invitation to it, for without one its host has to make
   * one first, and it is not kept for somebody else who sat there at the table before this one.
   */
  async isFreeFor(table: Table, seat: number, member: number): Promise<boolean> {
    if ((await this.#store.invitation(table.id, seat)) === null) return false;
    const { after } = table.row;
    if (after === null || !table.isNew(seat) || table.isTiredOfWaiting(this.#now())) return true;
    const before = await this.#lastTable(after);
    if (before === null || !before.isTaken(seat)) return true;
    if (before.memberAt(seat) === null) return false;
    const kept = await this.#memberOf(before, seat);
    return kept === null || kept === member || table.seatOf(kept) !== null;
  }

  /** The table before another one; null where this server no longer plays it. */
  async #lastTable(id: string): Promise<Table | null> {
    try {
      return await this.#hub.table(id);
    } catch (error) {
      if (error instanceof Refuse) return null;
      throw error;
    }
  }

  /** What a link leads to. */
  async look({ table: id, secret }: InferOutput<typeof LookShape>): Promise<Look> {
    const table = await this.#hub.table(id);
    const invited = await this.#invitedTo(table, secret);
    const { kind, seat } = invited === null ? await this.who(id, secret) : ({ kind: "claim", seat: invited } as const);
    return { ...(await table.look()), seat, kind: kind === "claim" ? "invitation" : kind };
  }

  /**
   * The open seat to which a secret leads: as its invitation, or as the secret of the same seat at the table before this one. That
   * one is good until somebody has sat here: whoever was sent away does not come back by it.
   */
  async #invitedTo(table: Table, secret: string): Promise<number | null> {
    const found = await this.#store.secret(hashOfSecret(secret));
    if (found === null || found.seat === null) return null;
    const { seat, kind } = found;
    if (found.table === table.id) return kind === "claim" ? seat : null;
    if (found.table !== table.row.after || kind !== "seat" || !table.isNew(seat)) return null;
    return (await this.#store.invitation(table.id, seat)) === null ? null : seat;
  }

  /**
   * Whose secret it is. Throws `Refuse` when nobody's at this table. Whoever may watch at a table may watch as well when the same people
   * have set it again.
   */
  async who(table: string, secret: string): Promise<SecretRow> {
    const row = await this.#store.secret(hashOfSecret(secret));
    if (row === null) throw new Refuse("no-seat");
    if (row.table === table) return row;
    if (row.kind === "watch" && (await this.#follows(table, row.table))) return { ...row, table };
    throw new Refuse("no-seat");
  }

  /** Whether a table was set by the people of another one, or of one that was. */
  async #follows(table: string, first: string): Promise<boolean> {
    let before = (await this.#store.table(table))?.after ?? null;
    for (let n = 0; n < MOST_FOLLOWED && before !== null; n++) {
      if (before === first) return true;
      before = (await this.#store.table(before))?.after ?? null;
    }
    return false;
  }
}

/** Links by which members of a group watch a table. */
const MOST_WATCH_LINKS = 512;
/** Whoever opens a table writes it down right after the store has said that they are the first. */
const OPENING_MS = 50;
const OPENING_TRIES = 40;
/** Tables after the same one that are looked at, each of which has to be woken. Whoever sets more of them has one of their own. */
const MOST_AGAIN = 8;

/** So many tables after one another somebody watches by the link to the first: an evening has no more. */
const MOST_FOLLOWED = 32;

/** Whether two tables are set for the same match. */
function isAlike(a: TableRow, b: TableRow): boolean {
  return ([a, b] as const)
    .map(({ game, rules, players, options, content, clock, absence, group }) =>
      canonical({ game, rules, players, options, content, clock, absence, group }),
    )
    .every((row, _, [first]) => row === first);
}

/** A match is set up when others had their turn. */
function* opening<T>(open: () => T): Generator<void, T, void> {
  yield;
  try {
    return open();
  } catch (error) {
    if (error instanceof MatchError) throw new Refuse("bad-request", error.message);
    throw error;
  }
}
