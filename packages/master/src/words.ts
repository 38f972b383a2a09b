import type { Remark, Saying } from "@endzeit/bots";
import type { GameEvent, Json, Outcome, Phrase, Question } from "@endzeit/engine";
import type { Patch } from "./patch.ts";

/** Whose eyes: a seat, or null for those who watch. */
export type Eyes = number | null;

/** An event as these eyes may know it. A heading that is left out is the one before. `step`: how many answers had been given. */
export interface Told {
  readonly step: number;
  readonly by: number | null;
  readonly event: GameEvent;
  readonly heading?: Phrase;
  /** Its number among all that happened, where whoever hears it may know how much that was. */
  readonly n?: number;
}

/** An event and what it changed in the view of these eyes, where it changed anything. */
export interface Beat extends Told {
  readonly patch?: Patch;
}

/** Where the match stands for these eyes, without their view. */
export interface Standing {
  /** The number of answers in force. */
  readonly step: number;
  readonly question: Question | null;
  readonly awaited: readonly number[];
  readonly outcome: Outcome | null;
  /** Told once the match is over: before, it would say what is in the decks. */
  readonly seed: string | null;
  /** How many answers this seat may take back without asking anybody. */
  readonly free: number;
  /** How many answers lead back to before its own latest one; 0 when it has given none. */
  readonly back: number;
  /** Of the seats that are asked and that whoever hears this may speak for, those whose haste would tell something; see `guarded` of the engine. */
  readonly guarded: readonly number[];
}

/** Answers that were taken back, so that nobody wonders where a turn has gone. */
export interface TakenBack {
  /** Its number among what was taken back, or that of the entry that did it. */
  readonly n: number;
  /** Who did it; null at one device, where one hand does it for all. */
  readonly by: number | null;
  /** What the person there was called. */
  readonly name: string;
  /** How many answers are left, and how many went. */
  readonly keep: number;
  readonly count: number;
  /** The seats whose answers went. */
  readonly of: readonly number[];
  /** The bot that was asked about it, and said yes: where no other person had to be. */
  readonly agreed?: Saying<"agreed">;
}

/** All that these eyes may know. */
export interface Position {
  readonly seat: Eyes;
  readonly standing: Standing;
  readonly view: Json;
  /** The story from step `from` on; whoever hears it has what was before it. 0: all of it. */
  readonly from: number;
  readonly told: readonly Told[];
  /** What was taken back, in its order: each belongs behind the story of its first `keep` answers. */
  readonly backs?: readonly TakenBack[];
  /** What the persons among the bots have said, in its order. */
  readonly remarks?: readonly Remark[];
}

/** An answer was given. */
export interface Moved {
  /** Whose answer it was; its step is that of `standing`. */
  readonly by: number;
  readonly beats: readonly Omit<Beat, "step" | "by">[];
  /** From the view of the last beat to the view now. */
  readonly patch: Patch;
  readonly standing: Standing;
  /** What somebody says to it. */
  readonly remark?: Remark;
}

/** Answers were taken back. */
export interface Undone {
  readonly keep: number;
  readonly patch: Patch;
  readonly standing: Standing;
  readonly back?: TakenBack;
}

/** A part of the past, with pictures: the view before it (null: the first picture is whole), and what happened. */
export interface Story {
  readonly view: Json;
  readonly beats: readonly Beat[];
}
