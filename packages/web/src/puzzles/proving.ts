import { foreseenAfter, type Moment } from "@endzeit/bots";
import { type Answer, type AnyGame, alike, type Puzzle, puzzleMatch } from "@endzeit/engine";
import { isGameId, loadGame } from "@endzeit/games";
import type { ProofReply, ProofWish, PuzzleProof } from "./words.ts";

/** Looks into what comes of an answer to a puzzle. */
export async function prove({ proof: { game, puzzle, given } }: ProofWish): Promise<ProofReply> {
  try {
    if (!isGameId(game)) return { problem: `game: there is no game "${game}" here.` };
    return { proven: proofOf(await loadGame(game), puzzle, given) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

export function proofOf(game: AnyGame, puzzle: Puzzle, given: Answer): PuzzleProof {
  const match = puzzleMatch(game, puzzle);
  const { seat, solution, chances } = puzzle;
  const question = match.questionFor(seat);
  if (question === null) throw new Error(`${game.id}: nobody is asked there.`);
  const moment: Moment = { game, view: match.view(seat), seat, question };
  const after = foreseenAfter(moment, given);
  if (!alike(given, solution)) return { after, nearest: null };
  const [nearest] = match
    .ask(seat)
    .answers.map((answer, at) => ({ answer, chance: chances[at] ?? 0 }))
    .filter(({ answer }) => !alike(answer, solution))
    .sort((a, b) => b.chance - a.chance);
  if (nearest === undefined) return { after, nearest: null };
  const words = game.words.answer(moment.view, question, nearest.answer);
  return { after, nearest: { words, after: foreseenAfter(moment, nearest.answer) } };
}
