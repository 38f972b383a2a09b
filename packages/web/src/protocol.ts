import type { Reviewed, Saying } from "@endzeit/bots";
import { type Answer, isObject, type JsonObject, type NightPlace, type Refusal, type Save } from "@endzeit/engine";
import type { Moved, Position, Story, Undone } from "@endzeit/master";
import * as v from "valibot";
import {
  type ContestEntry,
  EntryShape,
  NightShape,
  type PuzzlePlace,
  type SeatKind,
  SeatShape,
  type StorageProblem,
} from "./storage.ts";

/** On what terms the page is at the match. */
export interface Terms {
  /** Whether it is played on here, rather than looked at. */
  readonly open: boolean;
  /** The seats that this page answers for, as far as it may answer now. */
  readonly hands: readonly number[];
  /** Whether nobody but one person can learn anything from it. */
  readonly alone: boolean;
  /** Whether two persons at this device know different things. */
  readonly secret: boolean;
  /** An attempt that counts, or a puzzle: nothing is taken back as elsewhere. */
  readonly strict?: true;
}

/** How a match went. `before`: the chance of each seat before the first answer. */
export interface LookBack {
  readonly before: readonly number[];
  readonly answers: readonly Reviewed[];
}

const SeatNumber = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Json = v.custom<JsonObject>((value) => typeof value === "object" && value !== null && !Array.isArray(value));
const Seats = v.array(SeatShape);
const Options = v.record(v.string(), v.union([v.string(), v.boolean()]));

/** What the page says to the worker. */
const CommandShape = v.variant("do", [
  v.object({
    do: v.literal("open"),
    id: v.string(),
    game: v.string(),
    seats: Seats,
    options: Options,
    seed: v.string(),
    content: v.nullable(Json),
    /** A guided match: the script of its game says how it begins and how the bots answer. */
    night: v.exactOptional(v.literal(true)),
    /** A night that is the same for everybody: its bots answer so that whoever plays it again hears the same. */
    entry: v.exactOptional(EntryShape),
  }),
  /** The guidance has gone on. */
  v.object({ do: v.literal("night"), night: NightShape }),
  v.object({
    do: v.literal("import"),
    id: v.string(),
    seats: v.nullable(Seats),
    save: v.unknown(),
    /** Only so many of its answers: from there the match is played another time. */
    step: v.exactOptional(Count),
  }),
  /** The record of a match that was played elsewhere: it is looked back at, and kept nowhere. */
  v.object({ do: v.literal("record"), id: v.string(), save: v.unknown() }),
  /** A puzzle is put on the table. */
  v.object({
    do: v.literal("pose"),
    id: v.string(),
    game: v.string(),
    seats: Seats,
    puzzle: v.object({ hash: v.string(), seed: v.string(), players: Count, options: Options, path: v.string() }),
  }),
  /** The puzzle is answered, and the match goes on from there. */
  v.object({ do: v.literal("play-on") }),
  v.object({ do: v.literal("resume"), id: v.string(), review: v.boolean(), force: v.boolean() }),
  v.object({ do: v.literal("show"), seat: SeatNumber }),
  /** The page could not follow what it was told: it asks for everything anew. */
  v.object({ do: v.literal("anew") }),
  v.object({ do: v.literal("answer"), seat: Count, answer: v.custom<Answer>(isObject), step: Count }),
  v.object({ do: v.literal("undo"), count: Count, step: Count }),
  v.object({ do: v.literal("pace"), pauseMs: v.number() }),
  v.object({ do: v.literal("stories"), ask: v.number(), from: Count, to: Count, seats: v.array(SeatNumber) }),
  v.object({ do: v.literal("save"), ask: v.number() }),
  /** How the match went for each seat; the answers of these seats are held against others. null: enough of it. */
  v.object({ do: v.literal("review"), of: v.nullable(v.array(Count)) }),
  v.object({ do: v.literal("close") }),
]);
export type Command = v.InferOutput<typeof CommandShape>;

/** What the worker says to the page. It is of the same build; the page checks the kind and the envelope. */
export type Notice =
  | {
      readonly say: "opened";
      readonly id: string;
      readonly game: string;
      readonly seats: readonly SeatKind[];
      readonly options: { readonly [id: string]: boolean | string };
      /** Of a guided match, where its guidance stands. */
      readonly night?: NightPlace;
      readonly entry?: ContestEntry;
      readonly again?: true;
      readonly puzzle?: PuzzlePlace;
    }
  /** All that the eyes of the page may know: they, or the past, have changed. */
  | ({ readonly say: "position"; readonly terms: Terms } & Position)
  | ({ readonly say: "moved"; readonly terms: Terms } & Moved)
  | ({ readonly say: "undone"; readonly terms: Terms } & Undone)
  | { readonly say: "terms"; readonly terms: Terms }
  | { readonly say: "refused"; readonly refusal: Refusal }
  /** A bot would have the answer to step `step` taken back. */
  | { readonly say: "offer"; readonly offer: Saying<"offer">; readonly step: number }
  | { readonly say: "late" }
  | { readonly say: "failed"; readonly code: string; readonly problems: readonly string[] }
  | { readonly say: "elsewhere"; readonly opened: boolean }
  /** Whether the match as it stood after `step` answers is stored. */
  | { readonly say: "kept"; readonly step: number; readonly problem: StorageProblem | null }
  /** One for each of the eyes that were asked for. */
  | { readonly say: "stories"; readonly ask: number; readonly stories: readonly Story[] }
  | { readonly say: "save"; readonly ask: number; readonly save: Save }
  /** The next answers that were looked back at. */
  | ({ readonly say: "reviewed" } & LookBack);

/** A message from the page, checked; null for anything else. */
export function readCommand(message: unknown): Command | null {
  const read = v.safeParse(CommandShape, message);
  return read.success ? read.output : null;
}

const KINDS: ReadonlySet<unknown> = new Set<Notice["say"]>([
  "opened",
  "position",
  "moved",
  "undone",
  "terms",
  "refused",
  "offer",
  "late",
  "failed",
  "elsewhere",
  "kept",
  "stories",
  "save",
  "reviewed",
]);
const NoticeShape = v.custom<Notice>(
  (message) => typeof message === "object" && message !== null && "say" in message && KINDS.has(message.say),
);

/** A message from the worker, checked; null for anything else. */
export function readNotice(message: unknown): Notice | null {
  const read = v.safeParse(NoticeShape, message);
  return read.success ? read.output : null;
}
