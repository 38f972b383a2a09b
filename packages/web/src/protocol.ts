import type { Answer, GameEvent, JsonObject, Outcome, Phrase, Question, Refusal, Save } from "@endzeit/engine";
import * as v from "valibot";
import { type SeatKind, SeatShape, type StorageProblem } from "./storage.ts";

/** A line of the story as one seat may know it. `step`: how many answers had been given when it happened. */
export interface Line {
  readonly n: number;
  readonly step: number;
  readonly by: number | null;
  readonly event: GameEvent;
  readonly heading: Phrase;
}

/** A line with what the seat saw right after it. */
export interface Beat extends Line {
  readonly view: unknown;
}

/** Answers that were taken back. `by` null: at this device, where one hand does it for all. */
export interface Back {
  readonly n: number;
  readonly by: number | null;
  readonly name: string;
  /** How many answers are left, how many went, and whose they were. */
  readonly keep: number;
  readonly count: number;
  readonly of: readonly number[];
}

/** Where the match stands, for the seat that is shown. */
export interface Now {
  readonly step: number;
  readonly view: unknown;
  readonly question: Question | null;
  readonly awaited: readonly number[];
  readonly answers: readonly Answer[];
  readonly refused: readonly { readonly answer: Answer; readonly refusal: Refusal }[];
  readonly outcome: Outcome | null;
  /** Told once the match is over: before, it would say what is in the decks. */
  readonly seed: string | null;
  /** Answers that the seat may take back without asking anybody. */
  readonly free: number;
  /** How many answers lead back to before its own latest one; 0 when it has given none. */
  readonly back: number;
  /** Whether two persons at this device know different things. */
  readonly secret: boolean;
  /** The one answer that a person's seat here can give, where giving it unasked tells nobody anything; see `forced` of the engine. */
  readonly forced: { readonly seat: number; readonly answer: Answer } | null;
}

const SeatNumber = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Json = v.custom<JsonObject>((value) => typeof value === "object" && value !== null && !Array.isArray(value));
const Seats = v.array(SeatShape);

/** What the page says to the worker. */
const RequestShape = v.variant("do", [
  v.object({
    do: v.literal("open"),
    id: v.string(),
    game: v.string(),
    seats: Seats,
    options: v.record(v.string(), v.union([v.string(), v.boolean()])),
    seed: v.string(),
    content: v.nullable(Json),
  }),
  v.object({ do: v.literal("import"), id: v.string(), seats: v.nullable(Seats), save: v.unknown() }),
  v.object({ do: v.literal("resume"), id: v.string(), review: v.boolean(), force: v.boolean() }),
  v.object({ do: v.literal("show"), seat: SeatNumber }),
  v.object({ do: v.literal("answer"), seat: Count, answer: v.unknown(), step: Count }),
  v.object({ do: v.literal("undo"), count: Count, step: Count }),
  v.object({ do: v.literal("pace"), pauseMs: v.number() }),
  v.object({ do: v.literal("beats"), ask: v.number(), from: Count, to: Count, seats: v.array(SeatNumber) }),
  v.object({ do: v.literal("save"), ask: v.number() }),
  v.object({ do: v.literal("close") }),
]);
export type Request = v.InferOutput<typeof RequestShape>;

/** What the worker says to the page. It is of the same build; the page checks the kind and the envelope. */
export type Report =
  | {
      readonly say: "opened";
      readonly id: string;
      readonly game: string;
      readonly seats: readonly SeatKind[];
      readonly options: { readonly [id: string]: boolean | string };
    }
  | {
      readonly say: "update";
      readonly seat: number | null;
      /** The whole log when the eyes or the past have changed; null when the beats continue it. */
      readonly log: readonly Line[] | null;
      readonly beats: readonly Beat[];
      /** What was taken back, each behind the lines of its first `keep` answers. */
      readonly backs: readonly Back[];
      readonly now: Now;
    }
  /** Somebody's turn has just vanished: those at this page are told. */
  | { readonly say: "back"; readonly back: Back }
  | { readonly say: "refused"; readonly refusal: Refusal }
  | { readonly say: "late" }
  | { readonly say: "failed"; readonly code: string; readonly problems: readonly string[] }
  | { readonly say: "elsewhere"; readonly opened: boolean }
  /** Whether the match as it stood after `step` answers is stored. */
  | { readonly say: "kept"; readonly step: number; readonly problem: StorageProblem | null }
  /** One list of beats for each seat that was asked for. */
  | { readonly say: "beats"; readonly ask: number; readonly lists: readonly (readonly Beat[])[] }
  | { readonly say: "save"; readonly ask: number; readonly save: Save };

/** A message from the page, checked; null for anything else. */
export function readRequest(message: unknown): Request | null {
  const read = v.safeParse(RequestShape, message);
  return read.success ? read.output : null;
}

const KINDS: ReadonlySet<unknown> = new Set<Report["say"]>([
  "opened",
  "update",
  "back",
  "refused",
  "late",
  "failed",
  "elsewhere",
  "kept",
  "beats",
  "save",
]);
const ReportShape = v.custom<Report>(
  (message) => typeof message === "object" && message !== null && "say" in message && KINDS.has(message.say),
);

/** A message from the worker, checked; null for anything else. */
export function readReport(message: unknown): Report | null {
  const read = v.safeParse(ReportShape, message);
  return read.success ? read.output : null;
}
