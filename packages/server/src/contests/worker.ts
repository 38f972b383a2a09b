import type { Answer } from "@endzeit/engine";
import { isGameId, loadContest, loadGame } from "@endzeit/games";
import { type Confirmed, ContestError, confirm } from "@endzeit/master";

/** A contest as somebody says to have played it. */
export interface Claim {
  readonly game: string;
  readonly contest: string;
  readonly answers: readonly (readonly [seat: number, answer: Answer])[];
}

/** What the rules say of it, or the first thing that is wrong. */
export type Verdict = { readonly confirmed: Confirmed } | { readonly problem: string };

/** What a thread of the pool does: it plays a contest again, with its bots. */
export default async function check({ game: id, contest: night, answers }: Claim): Promise<Verdict> {
  if (!isGameId(id)) return { problem: `game: there is no game "${id}" here.` };
  const [game, contest] = await Promise.all([loadGame(id), loadContest(id)]);
  try {
    return { confirmed: confirm(game, contest, night, answers) };
  } catch (error) {
    if (error instanceof ContestError) return { problem: error.message };
    throw error;
  }
}
