import type { Foresight } from "@endzeit/bots";
import { type Answer, isObject, type Phrase, type Puzzle } from "@endzeit/engine";

/** What a page asks of a worker about a puzzle: what its solution rests on, or what would come of another answer. */
export interface ProofWish {
  readonly proof: { readonly game: string; readonly puzzle: Puzzle; readonly given: Answer };
}

/** What speaks for a solution, or against an answer that is none. */
export interface PuzzleProof {
  /** What tends to come after the answer. */
  readonly after: Foresight;
  /** Of the solution: the answer that comes nearest, and what tends to come after that. Of another answer it would give the solution away. */
  readonly nearest: { readonly words: Phrase; readonly after: Foresight } | null;
}

export type ProofReply = { readonly proven: PuzzleProof } | { readonly problem: string };

// What comes from the page is of the same build: the envelope is checked, and the rules check what is in it.
export const isProofWish = (message: unknown): message is ProofWish => isObject(message) && isObject(message["proof"]);
export const isProofReply = (message: unknown): message is ProofReply =>
  isObject(message) && (isObject(message["proven"]) || typeof message["problem"] === "string");
