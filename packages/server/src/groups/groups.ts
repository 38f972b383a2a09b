import { randomInt } from "node:crypto";
import { isGameId, loadContest } from "@endzeit/games";
import {
  CODE_LENGTH,
  type FoundShape,
  type FriendGroup,
  type GroupAct,
  type GroupActShape,
  type GroupAskedShape,
  type GroupRound,
  type GroupSign,
  type GroupTable,
  type JoinShape,
  type Linked,
  type LinkShape,
  type Sat,
  type SitShape,
} from "@endzeit/wire";
import type { InferOutput } from "valibot";
import { MOST_LINKS } from "../limits.ts";
import { mayPushTo } from "../push.ts";
import {
  type GroupRow,
  type GroupState,
  type KeyChange,
  type MemberKey,
  type MemberRow,
  type RoundRow,
  SecretTakenError,
  type Store,
  StoreError,
} from "../store/store.ts";
import type { Desk } from "../tables/desk.ts";
import type { Hub } from "../tables/hub.ts";
import { hashOfSecret, newSecret, newTableId } from "../tables/secrets.ts";
import type { Table } from "../tables/table.ts";
import { Refuse, troubleOf } from "../tables/trouble.ts";
import { memberNumbered, mustBeMember } from "./member.ts";
import { acted, askedAbout, eveningAt, founded, isAway, joined, neededAgainst, present } from "./rules.ts";
import { sumsOf } from "./standing.ts";

/** A table at which nobody has begun for so long is no invitation any more. */
const LISTED_MS = 14 * 86_400_000;
const LISTED_TABLES = 6;
const LISTED_ROUNDS = 24;
/** Tables that are looked at for how a game was set last. */
const RECENT_TABLES = 24;
/** So far back a standing goes. */
const COUNTED_ROUNDS = 1000;
/** Matches that are counted when somebody asks, should that have been missed at their end. Each may have to be played again. */
const COUNTED_AT_ONCE = 4;
const MOST_STUCK = 500;
/** That somebody is here is written down so often. */
const SEEN_MS = 6 * 3_600_000;
/** A code is good for so long. */
const CODE_MS = 15 * 60_000;
/** Without those that are taken for others. */
const CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
/** Browsers of a member that are called. */
const MOST_BROWSERS = 8;
/** As often a change is decided anew because another one was faster. */
const MOST_TRIES = 20;

interface Parts {
  readonly store: Store;
  readonly hub: Hub;
  readonly desk: Desk;
  readonly now: () => number;
  /** Public key for web push. */
  readonly push: string;
  readonly failed: (error: unknown, what: string) => void;
}

/** What a change of a group comes to. */
interface GroupChange {
  readonly state: GroupState;
  readonly keys?: KeyChange;
}

/** Groups of people who play with each other. What stands in their standing the server has counted at its own tables. */
export class Groups {
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #desk: Desk;
  readonly #now: () => number;

  readonly #push: string;
  readonly #failed: (error: unknown, what: string) => void;
  /** Tables that could not be counted: this process does not try them again, and counts others. */
  readonly #stuck = new Set<string>();

  constructor({ store, hub, desk, now, push, failed }: Parts) {
    this.#failed = failed;
    this.#push = push;
    this.#store = store;
    this.#hub = hub;
    this.#desk = desk;
    this.#now = now;
  }

  /** Makes a group. Asked again with the same secret, it is that group. */
  async found({ title, name, face, secret }: InferOutput<typeof FoundShape>): Promise<FriendGroup> {
    const hash = hashOfSecret(secret);
    const now = this.#now();
    const state = founded(title, { name, face }, newSecret(), now);
    const row: GroupRow = { id: newTableId(), n: 1, state, created: now };
    const own = await this.#known(hash, () =>
      this.#store.openGroup(row, { hash, group: row.id, member: 1, until: null }),
    );
    return this.#seenBy(own.group, secret);
  }

  /** How a group stands for a member; for somebody who has the invitation, what it is. */
  async look({ group, secret }: InferOutput<typeof GroupAskedShape>): Promise<FriendGroup | GroupSign> {
    const row = await this.#group(group);
    if (!isInvitation(row, secret)) return this.#seenBy(group, secret);
    const members = present(row.state).map(({ name, face }) => ({ name, face }));
    return { as: "guest", group, title: row.state.title, members };
  }

  /** Makes whoever has the invitation a member. */
  async join({ group, invitation, name, face, secret }: InferOutput<typeof JoinShape>): Promise<FriendGroup> {
    const hash = hashOfSecret(secret);
    const own = await this.#known(hash, () =>
      this.#change(group, (row) => {
        if (!isInvitation(row, invitation)) throw new Refuse("no-group");
        const state = joined(row.state, { name, face }, this.#now());
        return { state, keys: { add: [{ hash, group, member: state.members.length, until: null }] } };
      }),
    );
    if (own.group !== group) throw troubleOf(new SecretTakenError());
    return this.#seenBy(group, secret);
  }

  /** Does what a member wants. The reply is how the group stands then, null to whoever has left it. */
  async act({ group, secret, act }: InferOutput<typeof GroupActShape>): Promise<{
    readonly group: FriendGroup | null;
    readonly code: string | null;
  }> {
    const me = (await mustBeMember(this.#store, group, secret)).n;
    if (act.what === "code") {
      const code = await this.#newCode(group, me);
      return { group: await this.#seenBy(group, secret), code };
    }
    if (act.what === "push") {
      await this.#subscribe(group, me, act);
      return { group: await this.#seenBy(group, secret), code: null };
    }
    await this.#change(group, ({ state }) => {
      if (!present(state).some(({ n }) => n === me)) throw new Refuse("no-member");
      const next = acted(state, me, act, { now: this.#now(), invitation: newSecret() });
      const stay = new Set(present(next).map(({ n }) => n));
      const drop = present(state).flatMap(({ n }) => (stay.has(n) ? [] : [n]));
      return { state: next, keys: { drop } };
    });
    return { group: act.what === "leave" ? null : await this.#seenBy(group, secret), code: null };
  }

  /** The key of a secret; where it is none yet, `make` makes it one. Asked twice at once, the second finds what the first has made. */
  async #known(hash: string, make: () => Promise<unknown>): Promise<MemberKey> {
    const known = await this.#store.memberKey(hash);
    if (known !== null) return known;
    let failure: unknown = new Refuse("no-member");
    try {
      await make();
    } catch (error) {
      failure = error;
    }
    const made = await this.#store.memberKey(hash);
    if (made === null) throw failure;
    return made;
  }

  async #subscribe(group: string, member: number, { subscription, lang }: Extract<GroupAct, { what: "push" }>) {
    if (subscription === null) return this.#store.unsubscribeMember(group, member);
    const { endpoint, keys } = subscription;
    if (!mayPushTo(endpoint))
      throw new Refuse("bad-request", "act.subscription.endpoint: is no push service of a browser.");
    const known = (await this.#store.memberCalls(group)).filter((call) => call.member === member);
    if (known.length >= MOST_BROWSERS && !known.some((call) => call.endpoint === endpoint))
      throw new Refuse("too-many", "As many browsers of this member are called as may be.");
    return this.#store.subscribeMember({ group, member, endpoint, ...keys, lang });
  }

  async #newCode(group: string, member: number): Promise<string> {
    if ((await this.#store.devices(group, member)) >= MOST_LINKS)
      throw new Refuse("linked-out", "This member has as many devices as one may have. Use one of those.");
    const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
    const key: MemberKey = { hash: hashOfSecret(code), group, member, until: this.#now() + CODE_MS };
    await this.#change(group, ({ state }) => ({ state, keys: { add: [key] } }));
    return code;
  }

  /** Makes another device the same member, by a code, once. */
  async link({ code, secret }: InferOutput<typeof LinkShape>): Promise<Linked> {
    const hash = hashOfSecret(secret);
    const { group, member: n } = await this.#known(hash, async () => {
      const key = await this.#store.memberKey(hashOfSecret(code));
      if (key === null || key.until === null || key.until < this.#now())
        throw new Refuse("no-member", "code: it leads nowhere: mistyped, used, or older than a quarter of an hour.");
      if (!(await this.#store.useCode(key.hash, { ...key, hash, until: null })))
        throw new Refuse("no-member", "code: it was used a moment ago.");
    });
    const member = await memberNumbered(this.#store, group, n);
    if (member === null) throw new Refuse("no-member");
    return { group, name: member.name, face: member.face };
  }

  /** Seats a member at a table of the group, or lets them watch there. */
  async sit({ group, secret, table: id, seat, key }: InferOutput<typeof SitShape>): Promise<Sat> {
    const member = await mustBeMember(this.#store, group, secret);
    const table = await this.#hub.table(id);
    if (table.row.group !== group) throw new Refuse("no-table");
    const still = async (): Promise<boolean> => (await memberNumbered(this.#store, group, member.n)) !== null;
    return this.#desk.seat(table, seat, member, key, still);
  }

  /** Counts a match that is over, once, should it belong to a group. */
  async count(table: Table): Promise<void> {
    const { group, game } = table.row;
    if (group === null || !isGameId(game) || (await this.#store.group(group)) === null) return;
    const round = await table.round(await loadContest(game));
    if (round === null && table.stage !== "ended") return;
    const { at, seats } = round ?? { at: this.#now(), seats: [] };
    // Alone against bots anybody wins as often as they like: that is no match of the group.
    const counts = seats.filter(({ member }) => member !== null).length > 1;
    await this.#store.addRound({ table: table.id, group, game, at, seats: counts ? seats : [] });
  }

  async #countMissed(group: string): Promise<void> {
    for (const id of await this.#store.uncounted(group, COUNTED_AT_ONCE, [...this.#stuck])) {
      try {
        await this.count(await this.#hub.table(id));
      } catch (error) {
        this.#mustBePassable(error);
        // Begun under older rules: nobody can tell any more how it ended.
        if (error instanceof Refuse && error.code === "no-table")
          await this.#store.addRound({ table: id, group, game: "", at: this.#now(), seats: [] });
        else if (this.#stuck.size < MOST_STUCK) this.#stuck.add(id);
      }
    }
  }

  /** What is wrong with one table costs nobody the page of the group; a store in trouble is another matter. */
  #mustBePassable(error: unknown): void {
    if (error instanceof StoreError) throw error;
    if (!(error instanceof Refuse)) this.#failed(error, "groups");
  }

  async #group(id: string): Promise<GroupRow> {
    const row = await this.#store.group(id);
    if (row === null) throw new Refuse("no-group");
    return row;
  }

  /** Changes a group by what `decide` makes of it as it stands. Once nobody is left it is forgotten. */
  async #change(id: string, decide: (row: GroupRow) => GroupChange): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const row = await this.#group(id);
      const { state, keys } = decide(row);
      const changed =
        present(state).length === 0
          ? this.#store.dropGroup(id, row.n)
          : this.#store.changeGroup({ ...row, n: row.n + 1, state }, keys);
      if (await changed) return;
    }
    throw new Refuse("too-many", "Many change this group at this moment. Try again.");
  }

  /** How the group stands for whom the secret makes a member. */
  async #seenBy(id: string, secret: string): Promise<FriendGroup> {
    const me = await mustBeMember(this.#store, id, secret);
    const now = this.#now();
    if (now - me.seen >= SEEN_MS)
      await this.#change(id, ({ state }) => ({
        state: { ...state, members: state.members.map((one) => (one.n === me.n ? { ...one, seen: now } : one)) },
      }));
    await this.#countMissed(id);
    const [{ state, created }, tables, recent, rounds] = await Promise.all([
      this.#group(id),
      this.#tables(id, me.n, now),
      this.#store.termsOf(id, RECENT_TABLES),
      this.#store.rounds(id, COUNTED_ROUNDS),
    ]);
    return {
      as: "member",
      group: id,
      title: state.title,
      created,
      me: me.n,
      invitation: state.invitation,
      members: state.members.map((member) => memberIn(state, member, me.n, now)),
      evening: eveningAt(state, now),
      tables,
      rounds: rounds.slice(0, LISTED_ROUNDS).map(roundOf),
      played: rounds.length,
      ...mutable(sumsOf(rounds.toReversed())),
      terms: recent.filter(({ game }, at) => recent.findIndex((other) => other.game === game) === at),
      push: this.#push,
      now,
    };
  }

  /** The tables of a group, with the seats that are open to the member `me`. */
  async #tables(group: string, me: number, now: number): Promise<GroupTable[]> {
    const ids = await this.#store.openTables(group, now - LISTED_MS, LISTED_TABLES);
    const all = await Promise.all(
      ids.map(async (id): Promise<GroupTable[]> => {
        try {
          const table = await this.#hub.table(id);
          const { facts } = await table.look();
          const { game, created, stage, host } = facts;
          const seats = await Promise.all(
            facts.seats.map(async ({ kind, name, bot, closed }, seat) => ({
              member: table.memberAt(seat),
              name,
              bot: name === null ? bot : null,
              open: kind === "open" && !closed && (await this.#desk.isFreeFor(table, seat, me)),
            })),
          );
          return [{ table: id, game, created, gathering: stage === "gathering", host, seats }];
        } catch (error) {
          this.#mustBePassable(error);
          return [];
        }
      }),
    );
    return all.flat();
  }
}

/** Both by their hashes: how long it takes to compare them tells nothing of the invitation. */
const isInvitation = ({ state }: GroupRow, secret: string): boolean =>
  hashOfSecret(state.invitation) === hashOfSecret(secret);

function memberIn(state: GroupState, member: MemberRow, me: number, now: number): FriendGroup["members"][number] {
  const { n, name, face, gone, coming, against } = member;
  return {
    n,
    name,
    face,
    gone: gone !== null,
    coming,
    away: gone === null && isAway(member, now),
    against: [...against],
    needed: neededAgainst(state, member, now),
    asked: askedAbout(state, member, now).some((other) => other.n === me),
  };
}

const roundOf = ({ table, game, at, seats }: RoundRow): GroupRound => ({ table, game, at, seats: [...seats] });

const mutable = ({ standing, tallies, bests }: ReturnType<typeof sumsOf>) => ({
  standing: [...standing],
  tallies: [...tallies],
  bests: [...bests],
});
