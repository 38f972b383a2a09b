import type { Hint, Moment } from "@endzeit/bots";
import { type Answer, isObject } from "@endzeit/engine";

/** A moment without the rules, which a worker has itself: the game goes by its id. */
export type HintMoment = Omit<Moment, "game"> & { readonly game: string };

/** What a page asks of a worker that thinks about a hint. */
export interface HintWish {
  readonly hint: HintMoment;
  /** What was advised at once, before the search. */
  readonly before: Answer | null;
}

/** What the worker says to it: once. */
export type HintReply = { readonly said: Hint } | { readonly problem: string };

// What comes from the page is of the same build: the envelope is checked, and the rules check what is in it.
export const isHintWish = (message: unknown): message is HintWish => isObject(message) && isObject(message["hint"]);
export const isHintReply = (message: unknown): message is HintReply =>
  isObject(message) && (isObject(message["said"]) || typeof message["problem"] === "string");
