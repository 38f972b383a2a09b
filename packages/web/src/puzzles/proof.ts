import type { Foreseen, Foresight } from "@endzeit/bots";
import { type Answer, type Puzzle, type Texts, text } from "@endzeit/engine";
import { inWorker, type Thinking } from "../hints/ask.ts";
import { unended } from "../hints/search.ts";
import { tp } from "../texts/puzzle.ts";
import { isProofReply, type ProofWish, type PuzzleProof } from "./words.ts";

export const proofFor = (game: string, puzzle: Puzzle, given: Answer): Thinking<PuzzleProof> =>
  inWorker({ proof: { game, puzzle, given } } satisfies ProofWish, (message) => {
    if (!isProofReply(message)) return null;
    return "proven" in message ? message.proven : new Error(message.problem);
  });

/** How a table calls what a proof speaks of. */
interface Names {
  readonly texts: Texts;
  readonly seatName: (seat: number) => string;
}

/** What speaks for a solution or against an answer, a sentence each. */
export function provenWords({ after, nearest }: PuzzleProof, { texts, seatName }: Names): readonly string[] {
  const said = ({ words }: Foreseen): string => unended(text(texts, words.text, words.values));
  const comes = ({ expects, fears }: Foresight, start: string): readonly string[] => [
    ...(fears === null ? [] : [tp("puzzle.hurts", { start, seat: seatName(fears.seat), answer: said(fears) })]),
    ...(fears === null && expects !== null ? [tp("puzzle.follows", { start, answer: said(expects) })] : []),
  ];
  if (nearest === null) return comes(after, tp("puzzle.after"));
  const answer = unended(text(texts, nearest.words.text, nearest.words.values));
  return [
    tp("puzzle.nearest", { answer }),
    ...comes(nearest.after, tp("puzzle.after-nearest")),
    ...comes(after, tp("puzzle.after-solution")),
  ];
}
