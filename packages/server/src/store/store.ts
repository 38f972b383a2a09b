import type { Remark } from "@endzeit/bots";
import type { Answer, ContentPack, Language, Options } from "@endzeit/engine";
import type { Clock, Evening, Face, GroupRound, Proposal } from "@endzeit/wire";

/** What a table begins with. Never changes. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: Options;
  readonly content: ContentPack;
  readonly seed: string;
  readonly clock: Clock | null;
  /** Hours: whoever is not here and has said nothing for so long is away for long. */
  readonly absence: number;
  /** The table whose people may take the same seats here. */
  readonly after: string | null;
  /** The group for which it is. */
  readonly group: string | null;
  /** Milliseconds since 1970, as all times here. */
  readonly created: number;
}

/**
 * What happened at a table, in the order of its numbers: the whole truth about it follows from its row and these.
 * `by` null: the server itself.
 */
export type Deed =
  /** `member`: the number that the person has in the group of the table. */
  | {
      readonly do: "sit";
      readonly seat: number;
      readonly name: string;
      readonly face?: Face | null;
      readonly member?: number;
    }
  /** The person of the seat is sent away; it is open again. */
  | { readonly do: "remove"; readonly seat: number }
  /** The person of the seat has gone for good; it is open again. `host`: who is host from then on. */
  | { readonly do: "leave"; readonly seat: number; readonly host: number }
  /**
   * A bot plays the seat; `bot` null gives it back to its person. `stays`: what is proposed goes on; older
   * entries ended it.
   */
  | { readonly do: "bot"; readonly seat: number; readonly bot: string | null; readonly stays?: true }
  | { readonly do: "host"; readonly seat: number }
  /**
   * `awaited`: the seats that are asked after it, none when the match is over; null: the same question still waits for others. `lapses`:
   * the rules have an answer to what they are asked for whose time is up; `waits`: bots leave it to the persons that are asked with them.
   */
  | {
      readonly do: "answer";
      readonly seat: number;
      readonly answer: Answer;
      readonly revealed: boolean;
      readonly awaited: readonly number[] | null;
      readonly lapses?: true;
      readonly waits?: true;
      /** What a person among the bots says to it: the same to everybody. */
      readonly remark?: Remark;
    }
  /** Back to the first `keep` answers. */
  | { readonly do: "undo"; readonly keep: number }
  /** `without`: those who have been away for so long that nobody waits for their word. */
  | { readonly do: "propose"; readonly proposal: Proposal; readonly without?: readonly number[] }
  | { readonly do: "vote"; readonly proposal: number; readonly yes: boolean }
  /** The clock of a seat starts anew with its full time. */
  | { readonly do: "time"; readonly seat: number }
  | { readonly do: "chat"; readonly text: string }
  | { readonly do: "mute"; readonly seat: number; readonly muted: boolean }
  | { readonly do: "end" };

export interface Entry {
  readonly n: number;
  readonly at: number;
  readonly by: number | null;
  /** The client's mark of this message, so that the same one twice is done once; null where nobody sends it again. */
  readonly key: string | null;
  readonly deed: Deed;
}

/** The state to which the first `step` answers in force led, kept at entry `n`. */
export interface KeptRow {
  readonly n: number;
  readonly step: number;
  readonly state: unknown;
  readonly hash: string;
}

/** `claim`: an invitation, worth a seat once. `seat` and `watch`: as often as one likes. */
export type SecretKind = "claim" | "seat" | "watch";

export interface SecretRow {
  readonly hash: string;
  readonly table: string;
  readonly kind: SecretKind;
  /** null for those who watch. */
  readonly seat: number | null;
  readonly created: number;
}

/** What the server has to see to even when nobody looks: a bot whose turn it is, a clock that runs out. Derived; may lag behind. */
export interface Duty {
  /** Since when a bot is awaited; null when none is. */
  readonly bot: number | null;
  /** When the time of a seat runs out; null without a clock. */
  readonly deadline: number | null;
  readonly over: boolean;
}

export interface Subscription {
  readonly table: string;
  readonly seat: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: Language;
}

/**
 * A seat that changes hands: these secrets lead there, and no others any more, and of the browsers that were called for it
 * none is called again.
 */
export interface Handover {
  readonly seat: number;
  readonly secrets: readonly SecretRow[];
}

/**
 * An entry that wants to be the next of its table, with the duty that follows from it (null: unchanged). A seat changes hands in
 * the same commit as the entry that says so: whoever left holds nothing of it at no moment.
 */
export interface Append {
  readonly table: string;
  readonly entry: Entry;
  readonly duty: Duty | null;
  readonly handover?: Handover;
}

/** What somebody has made of a contest, as the server has confirmed it. */
export interface ResultRow {
  readonly game: string;
  readonly contest: string;
  /** The hash of the person's secret. */
  readonly person: string;
  readonly name: string;
  readonly face: Face | null;
  readonly won: boolean;
  readonly points: number;
  /** The hash of the state to which the answers lead. */
  readonly hash: string;
  readonly at: number;
}

/** The results of a contest: how many there are, and the best, first come first. */
export interface ContestResults {
  readonly of: number;
  readonly best: readonly ResultRow[];
}

/** A person of a group. Whoever has gone keeps the number, under which their matches stand. */
export interface MemberRow {
  readonly n: number;
  readonly name: string;
  readonly face: Face | null;
  readonly joined: number;
  /** When the member has left or was voted out. */
  readonly gone: number | null;
  /** When the member was here last, to within some hours. */
  readonly seen: number;
  readonly coming: boolean | null;
  /** The members that want this one to be no longer one. */
  readonly against: readonly number[];
}

/** A group as it stands: read and written whole, for it is small. */
export interface GroupState {
  readonly title: string;
  /** Any member may hand it on, and so has to be able to read it: it is kept as it is. */
  readonly invitation: string;
  readonly evening: Evening | null;
  readonly members: readonly MemberRow[];
}

export interface GroupRow {
  readonly id: string;
  /** Goes up with each change: of two at once, the second is decided anew. */
  readonly n: number;
  readonly state: GroupState;
  readonly created: number;
}

/** What makes a device a member, or, until a moment, a code that may become that once. */
export interface MemberKey {
  readonly hash: string;
  readonly group: string;
  readonly member: number;
  readonly until: number | null;
}

/** A browser of a member that is called when somebody invites the group. */
export interface MemberCall {
  readonly group: string;
  readonly member: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: Language;
}

/** What comes with a change of a group: keys that are new, members whose keys are worth nothing from then on. */
export interface KeyChange {
  readonly add?: readonly MemberKey[];
  readonly drop?: readonly number[];
}

/** A match of a group that is over. Without seats it does not count. */
export interface RoundRow extends GroupRound {
  readonly group: string;
}

/** The store cannot be reached or cannot write. `away` passes by itself; `full` needs a person. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly trouble: "away" | "full";
  constructor(trouble: "away" | "full", cause: unknown) {
    super(trouble === "full" ? "There is no room left to write." : "The database cannot be reached.", { cause });
    this.trouble = trouble;
  }
}

/** A secret that was to lead to a seat leads somewhere already. Nothing was written. */
export class SecretTakenError extends Error {
  override readonly name = "SecretTakenError";
  constructor() {
    super("This secret is known already.");
  }
}

/** Why there is no backup, in a sentence for the person who asked for one. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/**
 * The tables in a database. Everything that resolves has been committed durably. A database in trouble rejects with
 * `StoreError`; after that it may have been committed all the same: the log tells. Any other error is a mistake of the
 * program. Secrets are known by their SHA-256 hashes alone.
 */
export interface Store {
  /** Opens a table with its secrets and first entries, all or nothing. */
  open(table: TableRow, secrets: readonly SecretRow[], entries: readonly Entry[], duty: Duty): Promise<void>;
  table(id: string): Promise<TableRow | null>;
  /** The entries after `n`, in order; at most `most`. */
  entries(table: string, after: number, most?: number): Promise<readonly Entry[]>;
  /**
   * Commits the entry when its number is still free: true. The appends of one tick share one commit. Rejects with `SecretTakenError`
   * where a secret of the handover is known already.
   */
  append(append: Append): Promise<boolean>;
  /** The latest kept state at or before entry `n`. */
  kept(table: string, n: number): Promise<KeptRow | null>;
  keep(table: string, row: KeptRow): Promise<void>;
  secret(hash: string): Promise<SecretRow | null>;
  /** False when there are `most` of this kind for its seat already. */
  addSecret(row: SecretRow, most?: number): Promise<boolean>;
  /** From then on it leads nowhere. */
  dropSecret(hash: string): Promise<void>;
  /** The hash of the invitation to a seat that is open. */
  invitation(table: string, seat: number): Promise<string | null>;
  /** Adds an invitation in the place of those that the seat had. */
  invite(invitation: SecretRow): Promise<void>;
  /** Tables with a bot awaited since before `bot`, or a deadline before `deadline`. At most `limit`. */
  due(bot: number, deadline: number, limit: number): Promise<readonly string[]>;
  /** Takes a deadline before `time` off a table, so that one process alone sees to it. False when there is none. */
  passDeadline(table: string, time: number): Promise<boolean>;
  subscribe(subscription: Subscription): Promise<void>;
  subscribeMember(call: MemberCall): Promise<void>;
  unsubscribeMember(group: string, member: number): Promise<void>;
  memberCalls(group: string): Promise<readonly MemberCall[]>;
  /** Forgets a browser: for one seat, or wherever it was known. */
  unsubscribe(endpoint: string, place?: { readonly table: string; readonly seat: number }): Promise<void>;
  subscriptions(table: string, seat: number): Promise<readonly Subscription[]>;
  /** A value that all processes share, such as the keys for push: the first that was ever given for this name. */
  setting(name: string, value: string): Promise<string>;
  /** Adds a result, unless the person has one of this contest: false. */
  addResult(result: ResultRow): Promise<boolean>;
  results(game: string, contest: string, most: number): Promise<ContestResults>;
  result(game: string, contest: string, person: string): Promise<ResultRow | null>;
  /** How many of a contest have more points. */
  better(game: string, contest: string, points: number): Promise<number>;
  openGroup(row: GroupRow, key: MemberKey): Promise<void>;
  group(id: string): Promise<GroupRow | null>;
  /**
   * Writes a group whose number is one higher than the one that is stored: true. Otherwise somebody was faster. A new code takes the place of
   * the one that its member had.
   */
  changeGroup(row: GroupRow, keys?: KeyChange): Promise<boolean>;
  /** Forgets a group with its keys and rounds while it has this number: true. Otherwise somebody was faster. Its tables stay. */
  dropGroup(id: string, n: number): Promise<boolean>;
  memberKey(hash: string): Promise<MemberKey | null>;
  /** How many devices are this member's. */
  devices(group: string, member: number): Promise<number>;
  /** Puts a key in the place of a code, once: false when there is no such code any more. */
  useCode(code: string, key: MemberKey): Promise<boolean>;
  /** The latest tables of a group that are not over. */
  openTables(group: string, since: number, most: number): Promise<readonly string[]>;
  /** On what terms the latest tables of a group were set. */
  termsOf(group: string, most: number): Promise<readonly Pick<TableRow, "game" | "options" | "clock" | "absence">[]>;
  /** The latest tables of a group that are over and of which there is no round yet, those `without` left out. */
  uncounted(group: string, most: number, without: readonly string[]): Promise<readonly string[]>;
  /** Adds the round of a table, unless there is one. */
  addRound(round: RoundRow): Promise<void>;
  /** The rounds of a group that count, the latest first. */
  rounds(group: string, most: number): Promise<readonly RoundRow[]>;
  /** A trip to the database and back. Rejects as well when there is no room left to write. */
  ping(): Promise<void>;
  /** A consistent copy while others write. SQLite only: PostgreSQL has `pg_dump`. Rejects with `BackupError`. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
