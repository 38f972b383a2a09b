import { type JsonObject, languageIds, type Refusal, type Save, spanOf } from "@endzeit/engine";
import type { Moved, Position, Story, Undone } from "@endzeit/master";
import * as v from "valibot";
import { FACES, type Face } from "./faces.ts";
import { GroupIdShape } from "./groups.ts";
import { isSeen, NAME_PROBLEMS } from "./names.ts";
import {
  type Clock,
  ClockShape,
  NameShape,
  OwnFaceShape,
  SEATS,
  SeatNumberShape as Seat,
  SecretShape,
  SubscriptionShape,
  TableIdShape,
} from "./shapes.ts";

/** Goes up when an old page could no longer follow a new server, or the other way round. */
export const WIRE_VERSION = 3;

/** Longest request over HTTP: a table may be opened with a content pack, the longest of which has 20 kB. */
export const REQUEST_BYTES = 131_072;
export const CHAT_LENGTH = 500;

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
/** What is said carries no control characters and no marks that turn the direction of writing for what follows. */
const Clean = v.regex(/^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u, "holds control characters");
const Bot = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/, "is not the name of a bot"));
/** Options that a table may name: more than any game has. */
const MOST_OPTIONS = 64;
const Option = v.pipe(v.string(), v.maxLength(40));
/** How long a list is, or how many keys an object has, before anything looks into it: what is checked one by one has to be few. */
const few = (most: number) =>
  v.custom<object>(
    (value) =>
      typeof value === "object" && value !== null && (Array.isArray(value) ? value : Object.keys(value)).length <= most,
    `must have ${most} entries at most`,
  );
const Pack = v.custom<JsonObject>((value) => typeof value === "object" && value !== null && !Array.isArray(value));

/** Hours until somebody is away for long, where the table says nothing else; and the most that it may say. */
export const ABSENCE = 24;
const MOST_ABSENCE = 24 * 60;

type Term = string | number;
type Spelled = { [term: string]: Term | boolean | Term[] };

/** The longest name of a term, the longest word, and the longest list of an answer. */
const TERM_LENGTH = 40;
const WORD_LENGTH = 200;
const MOST_WORDS = 200;
/** What every object has already is no term. */
const NO_TERMS: ReadonlySet<string> = new Set(["__proto__", "prototype", "constructor"]);

const isTerm = (value: unknown): value is Term =>
  typeof value === "number" || (typeof value === "string" && value.length <= WORD_LENGTH);

/** Written out: a shape of shapes takes ten times as long, and a result brings thousands of answers. */
function isSpelled(value: unknown): value is Spelled {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([name, term]: [string, unknown]) =>
      name.length <= TERM_LENGTH &&
      !NO_TERMS.has(name) &&
      (isTerm(term) ||
        typeof term === "boolean" ||
        (Array.isArray(term) && term.length <= MOST_WORDS && term.every(isTerm))),
  );
}

const AnswerShape = v.custom<Spelled>(
  isSpelled,
  "is no answer: it has terms, each a word, a number, yes or no, or a list of words and numbers",
);

/** POST /api/tables: opens a table. The one who opens it is its host and sits at the first seat of kind "me". */
export const OpenShape = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  name: NameShape,
  face: OwnFaceShape,
  seats: v.pipe(
    few(SEATS),
    v.array(
      v.variant("kind", [
        v.object({ kind: v.literal("me") }),
        v.object({ kind: v.literal("open") }),
        v.object({ kind: v.literal("bot"), bot: Bot }),
      ]),
    ),
    v.minLength(1),
  ),
  options: v.pipe(few(MOST_OPTIONS), v.record(Option, v.union([Option, v.boolean()]))),
  content: v.nullable(Pack),
  clock: v.nullable(ClockShape),
  /** Hours: whoever is not here and has said nothing for so long is away for long. */
  absence: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ABSENCE)), ABSENCE),
  /** The table at which the same people sat, by a secret of a seat there: each of them may take the same seat here, by the secret they have. */
  after: v.optional(v.object({ table: TableIdShape, secret: SecretShape })),
  /** The group for which the table is, by a secret of a member: whoever opens it sits as that member, and the others may each take a free seat. */
  group: v.optional(v.object({ group: GroupIdShape, secret: SecretShape })),
});
export type Open = v.InferOutput<typeof OpenShape>;

/**
 * Its reply: one secret for each seat that is "me", one invitation for each that is open, one for those who watch. Who was told of an
 * `after` at which another was faster gets the same seat at the table of that one, and nothing else: `watch` is null.
 */
export const OpenedShape = v.object({
  table: TableIdShape,
  mine: v.array(v.object({ seat: Seat, secret: SecretShape })),
  invitations: v.array(v.object({ seat: Seat, secret: SecretShape })),
  watch: v.nullable(SecretShape),
});
export type Opened = v.InferOutput<typeof OpenedShape>;

/**
 * POST /api/claim: an invitation becomes a secret of the seat that nobody else knows. A client that brings the secret itself may
 * ask again when the reply was lost, and is answered as before.
 */
export const ClaimShape = v.object({
  table: TableIdShape,
  invitation: SecretShape,
  name: NameShape,
  face: OwnFaceShape,
  secret: v.optional(SecretShape),
  /** At a table of a group: the secret of the member that takes the seat. */
  member: v.optional(SecretShape),
});
export const ClaimedShape = v.object({ table: TableIdShape, seat: Seat, secret: SecretShape });
export type Claimed = v.InferOutput<typeof ClaimedShape>;

/** POST /api/look: what an invitation leads to, before anybody takes the seat. */
export const LookShape = v.object({ table: TableIdShape, secret: SecretShape });
export type Look = {
  readonly facts: Facts;
  readonly seat: number | null;
  readonly kind: "invitation" | "seat" | "watch";
  /** Who is asked now, for a list of tables. */
  readonly awaited?: readonly number[];
  /** Who has won, once the rules say that it is over. */
  readonly winners?: readonly number[];
  /** When something happened at the table last. */
  readonly at?: number;
};

/** Answers of one match: many times more than any has had. */
const MOST_ANSWERS = 4000;
/** A night of a week, such as "2026-W49", or of a day, such as "2026-11-30", of a game. */
const OfContest = {
  game: v.pipe(v.string(), v.maxLength(40)),
  contest: v.pipe(
    v.string(),
    v.maxLength(10),
    v.check((id) => spanOf(id) !== null, "is neither a week nor a day"),
  ),
};

/**
 * POST /api/result: a contest that was played to its end, with all its answers. The server plays them again. `secret` is the person's own:
 * each has one result a contest.
 */
export const ResultShape = v.object({
  ...OfContest,
  /** The version of the rules by which it was played. */
  rules: Whole,
  name: NameShape,
  face: OwnFaceShape,
  secret: SecretShape,
  answers: v.pipe(few(MOST_ANSWERS), v.array(v.tuple([Seat, AnswerShape]))),
});
export type Result = v.InferOutput<typeof ResultShape>;

/** POST /api/standings: the list of a contest. */
export const StandingsAskedShape = v.object({ ...OfContest, secret: v.optional(SecretShape) });

const ListedShape = v.object({
  /** Those who have the same points share a place. */
  place: v.number(),
  name: v.string(),
  face: v.nullable(v.picklist(FACES)),
  won: v.boolean(),
  points: v.number(),
  /** Whether it is the result of whoever asks. */
  mine: v.boolean(),
});
export type Listed = v.InferOutput<typeof ListedShape>;

/** Its reply, and that to a result: how many have one, the best of them, and one's own. */
export const StandingsShape = v.object({
  of: v.number(),
  best: v.array(ListedShape),
  mine: v.nullable(ListedShape),
});
export type Standings = v.InferOutput<typeof StandingsShape>;

const toSeat = <What extends string>(what: What) => v.object({ what: v.literal(what), seat: Seat });

/** What the seated may propose to each other. The host's own word is enough for what `Host` says. */
const ProposalShape = v.variant("what", [
  /** Back to the first `keep` answers. */
  v.object({ what: v.literal("undo"), keep: Whole }),
  /** A bot plays for a seat whose time is up, whose person has been away for long, or is away and others agree. */
  v.object({ what: v.literal("bot"), seat: Seat, bot: Bot }),
  /** In a match that has begun: whoever holds the seat is sent away, as others agree or after a long absence. */
  toSeat("remove"),
  /** Somebody new may take a seat that is closed. */
  toSeat("admit"),
  /** The seat whose time is up gets as much time again. */
  toSeat("time"),
  /** A new host, when the one of now has been away for long. */
  toSeat("host"),
  v.object({ what: v.literal("end") }),
]);
export type Proposal = v.InferOutput<typeof ProposalShape>;

const HostShape = v.variant("what", [
  v.object({ what: v.literal("mute"), seat: Seat, muted: v.boolean() }),
  /** Before the match begins: whoever holds the seat is sent away; the reply brings a new invitation for it. */
  toSeat("remove"),
  /** A bot takes a seat that is open; before the match begins also one whose person is not here, until that person asks for it back. */
  v.object({ what: v.literal("bot"), seat: Seat, bot: Bot }),
  /**
   * A new invitation for an open seat that is not closed; the old one is worth nothing from then on. Nobody gets one for a seat whose person
   * they have sent away: then it is for the others to invite.
   */
  toSeat("invite"),
  toSeat("hand-over"),
  v.object({ what: v.literal("end") }),
]);
export type HostAct = v.InferOutput<typeof HostShape>;

/**
 * What a client says, one JSON object a message. `id` is echoed by the reply. `key` marks a message that may be sent again
 * after a broken connection: the second one is answered like the first and does nothing.
 * `at` is the number of the last entry that the client had seen when it decided.
 */
export const RequestShape = v.variant("do", [
  v.object({
    do: v.literal("join"),
    id: Whole,
    wire: Whole,
    table: TableIdShape,
    secret: SecretShape,
    /** The last entry that this client has seen, and 0 when it has seen none. */
    have: Whole,
  }),
  v.object({
    do: v.literal("answer"),
    id: Whole,
    key: v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/, "is not a key")),
    at: Whole,
    answer: AnswerShape,
  }),
  /** Free undo happens at once; past a secret it becomes a proposal. */
  v.object({ do: v.literal("undo"), id: Whole, at: Whole, keep: Whole }),
  v.object({ do: v.literal("propose"), id: Whole, at: Whole, proposal: ProposalShape }),
  v.object({ do: v.literal("vote"), id: Whole, proposal: Whole, yes: v.boolean() }),
  v.object({
    do: v.literal("chat"),
    id: Whole,
    text: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1),
      v.maxLength(CHAT_LENGTH),
      Clean,
      v.check(isSeen, NAME_PROBLEMS.empty),
    ),
  }),
  /** One's own seat: leave it to a bot, or take it back. */
  v.object({ do: v.literal("rest"), id: Whole, bot: v.nullable(Bot) }),
  /** One's own seat is free from now on, and its secrets are worth nothing. Answered by `bye`. A host is followed by somebody else. */
  v.object({ do: v.literal("leave"), id: Whole }),
  /** A link for one's own seat on another device. */
  v.object({ do: v.literal("move"), id: Whole }),
  v.object({ do: v.literal("host"), id: Whole, act: HostShape }),
  /** What happened from answer `from` to answer `to`, with pictures. */
  v.object({ do: v.literal("story"), id: Whole, from: Whole, to: Whole }),
  /** The finished match as a file. */
  v.object({ do: v.literal("save"), id: Whole }),
  v.object({
    do: v.literal("push"),
    id: Whole,
    subscription: SubscriptionShape,
    lang: v.picklist(languageIds),
  }),
]);
export type Request = v.InferOutput<typeof RequestShape>;

/** A request, checked; or the first thing that is wrong with it, by its field. */
export function readRequest(message: unknown): { readonly request: Request } | { readonly problem: string } {
  // The shape of most messages by its name: the variant would try one after the other.
  const named = isNamed(message) ? SHAPES.get(message.do) : undefined;
  return readShape<Request, { readonly request: Request }>(named ?? RequestShape, message, (request) => ({ request }));
}

const SHAPES: ReadonlyMap<unknown, v.GenericSchema<unknown, Request>> = new Map(
  RequestShape.options.map((shape) => [shape.entries.do.literal, shape]),
);

const isNamed = (message: unknown): message is { readonly do: unknown } =>
  typeof message === "object" && message !== null && "do" in message;

/** Anything from outside against its shape. */
export function readShape<T, R>(
  shape: v.GenericSchema<unknown, T>,
  message: unknown,
  good: (value: T) => R,
): R | { readonly problem: string } {
  const read = v.safeParse(shape, message, { abortEarly: true });
  if (read.success) return good(read.output);
  const [issue] = read.issues;
  return { problem: `${v.getDotPath(issue) ?? "message"}: ${issue.message}` };
}

/** Who sits where, as everybody at the table may know. `open`: nobody yet. A `bot` with a `name` plays for the person of that name. */
export interface SeatFacts {
  readonly kind: "open" | "person" | "bot";
  readonly name: string | null;
  /** The face that the person of that name has chosen. */
  readonly face: Face | null;
  readonly bot: string | null;
  readonly muted: boolean;
  readonly here: boolean;
  /**
   * Whether what came to light is taken back with the yes of this seat alone: from when a person sits down until that person leaves, or all
   * others, two at least, give the seat to somebody else. A bot has no such say, nor does it take it from the person for whom it plays.
   */
  readonly say: boolean;
  /** Of an open seat: by whose wish its person was sent away. The link to it is not for them. */
  readonly barred: number | null;
  /** Where no person sits: whoever comes here is let in by the vote of all persons first, for the match has begun. */
  readonly closed: boolean;
}

export interface Facts {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: { readonly [id: string]: boolean | string };
  /** Played with corrected content. */
  readonly corrected: boolean;
  readonly seats: readonly SeatFacts[];
  readonly host: number;
  readonly watchers: number;
  readonly clock: Clock | null;
  /** Hours: whoever is not here and has said nothing for so long is away for long. */
  readonly absence: number;
  /** Milliseconds that each seat had left at `now`; null without a clock. */
  readonly left: readonly number[] | null;
  /** `gathering` until nobody is missing; `over` when the rules say so, `ended` when the table did. */
  readonly stage: "gathering" | "playing" | "over" | "ended";
  readonly proposal: {
    readonly n: number;
    readonly by: number;
    readonly proposal: Proposal;
    readonly yes: readonly number[];
    readonly needed: readonly number[];
  } | null;
  /** SHA-256 of the seed, in hex: known before the first card is drawn. */
  readonly commitment: string;
  readonly created: number;
  /** The group for which the table is. */
  readonly group: string | null;
  /** The server's clock, so that a client can count `left` down. */
  readonly now: number;
}

/** What a person said, or that somebody sat down in the midst of the match, left, was sent away, became host, or said no to a proposal. */
export interface Chat {
  readonly n: number;
  readonly what: "said" | "sat" | "left" | "removed" | "host" | "declined";
  readonly seat: number;
  /** What the person there was called, and the face: somebody else may sit there since. */
  readonly name: string;
  readonly face: Face | null;
  readonly at: number;
  /** What was said; of a host who left, the name of the new one. */
  readonly text: string;
}

/** What the server says. `n` numbers the entries of the table's log; `id` is that of the request. */
export type Report =
  | ({
      readonly say: "joined";
      readonly id: number;
      readonly n: number;
      readonly facts: Facts;
      readonly chat: readonly Chat[];
      /** The public key for web push; null when this server sends none. */
      readonly push: string | null;
    } & Position)
  /** An answer was committed under the number `n`. `after` is the entry before it that this client was told of. */
  | ({
      readonly say: "moved";
      readonly n: number;
      readonly after: number;
      /** As `Facts.left`, where there is a clock. */
      readonly left?: readonly number[];
      readonly now?: number;
      /** Where more than the match has changed: the match is over, a proposal fell. */
      readonly facts?: Facts;
    } & Moved)
  /** Answers were taken back. */
  | ({
      readonly say: "undone";
      readonly n: number;
      readonly after: number;
      /** The proposal to go back is no longer open, the clocks stand elsewhere. */
      readonly facts?: Facts;
    } & Undone)
  | {
      readonly say: "facts";
      readonly n: number;
      readonly after: number;
      readonly facts: Facts;
      /** What the chat says of it. */
      readonly chat?: Chat;
    }
  | { readonly say: "here"; readonly here: readonly boolean[]; readonly watchers: number }
  | { readonly say: "chat"; readonly n: number; readonly after: number; readonly chat: Chat }
  | { readonly say: "done"; readonly id: number; readonly n: number; readonly secret?: string }
  | {
      readonly say: "refused";
      readonly id: number;
      readonly code: Trouble;
      readonly message: string;
      readonly refusal?: Refusal;
    }
  | ({ readonly say: "story"; readonly id: number } & Story)
  | { readonly say: "save"; readonly id: number; readonly save: Save & { readonly commitment: string } }
  /** The server stops; another one, or the same a moment later, goes on. */
  | { readonly say: "bye"; readonly reason: "restart" | "removed" | "left" | "flood" | "elsewhere" };

/** Why a request changed nothing. `message` says it in English for programs; the page has its own words for each. */
export type Trouble =
  | "bad-request"
  | "too-large"
  | "too-many"
  | "written-out"
  | "linked-out"
  | "seated-out"
  | "no-table"
  | "no-seat"
  | "seat-taken"
  | "table-full"
  | "name-taken"
  | "not-host"
  | "not-yours"
  | "muted"
  | "proposed"
  | "unasked"
  | "closed"
  | "late"
  | "refused"
  | "not-started"
  | "over"
  | "old-page"
  | "old-server"
  | "away"
  | "disk-full"
  | "not-open"
  | "counted"
  | "no-group"
  | "no-member"
  | "group-full"
  | "internal";

/** A message of the server is of its own making; the page checks that it is one. */
export function readReport(message: unknown): Report | null {
  const read = v.safeParse(ReportShape, message);
  return read.success ? read.output : null;
}

const KINDS: ReadonlySet<unknown> = new Set<Report["say"]>([
  "joined",
  "moved",
  "undone",
  "facts",
  "here",
  "chat",
  "done",
  "refused",
  "story",
  "save",
  "bye",
]);
const ReportShape = v.custom<Report>(
  (message) => typeof message === "object" && message !== null && "say" in message && KINDS.has(message.say),
);
