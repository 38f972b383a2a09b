import { isObject, type Phrase } from "@endzeit/engine";
import { type Harvest, type Task, WORLDS } from "@endzeit/lab/anywhere";
import * as v from "valibot";

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
// What comes from the page is of the same build: the envelope is checked, and the rules check what is in it.
const TaskShape = v.custom<Task>((value) => isObject(value) && isObject(value["cell"]));

/** What a page asks of a worker that plays for a trial. */
export const WorkShape = v.variant("trial", [
  /** A match to go back to. */
  v.object({ trial: v.literal("take"), ask: Count, save: v.unknown() }),
  /** What could be answered instead of answer `step`, the first is 1. */
  v.object({ trial: v.literal("moment"), ask: Count, step: Count }),
  /** Matches of a cell from their set-up. */
  v.object({ trial: v.literal("matches"), ask: Count, task: TaskShape }),
  /** Matches that go on from a moment with one of its answers. */
  v.object({
    trial: v.literal("on"),
    ask: Count,
    task: TaskShape,
    step: Count,
    answer: Count,
    world: v.picklist(WORLDS),
  }),
]);
export type Work = v.InferOutput<typeof WorkShape>;

/** A moment of a match at which somebody answered. */
export interface Fork {
  readonly seat: number;
  /** All that the seat could have answered, in the words of the game. */
  readonly answers: readonly Phrase[];
  /** The place of the answer that was given. */
  readonly given: number;
}

/** What the worker says to it. */
export type TrialReply =
  | { readonly trial: "done"; readonly ask: number }
  | { readonly trial: "moment"; readonly ask: number; readonly moment: Fork }
  | { readonly trial: "harvest"; readonly ask: number; readonly harvest: Harvest }
  | { readonly trial: "failed"; readonly ask: number; readonly problem: string };

const KINDS: ReadonlySet<unknown> = new Set<TrialReply["trial"]>(["done", "moment", "harvest", "failed"]);
const ReplyShape = v.custom<TrialReply>((message) => isObject(message) && KINDS.has(message["trial"]));

/** A message from the worker, checked; null for anything else. */
export function readReply(message: unknown): TrialReply | null {
  const read = v.safeParse(ReplyShape, message);
  return read.success ? read.output : null;
}
