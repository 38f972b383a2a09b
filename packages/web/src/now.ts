import type { Answer, AnyGame, Candidates, Outcome, Question } from "@endzeit/engine";
import type { Follower } from "@endzeit/master";
import type { Terms } from "./protocol.ts";

/** Where the match stands, for the eyes of the page. */
export interface Now extends Candidates<Answer> {
  readonly step: number;
  readonly view: unknown;
  readonly question: Question | null;
  readonly awaited: readonly number[];
  readonly outcome: Outcome | null;
  /** Told once the match is over. */
  readonly seed: string | null;
  /** Answers that the seat may take back without asking anybody. */
  readonly free: number;
  /** How many answers lead back to before its own latest one; 0 when it has given none. */
  readonly back: number;
  /** Whether two persons at this device know different things. */
  readonly secret: boolean;
  /** The one answer that a seat of this page can give, where giving it unasked tells nobody anything; see `forced` of the engine. */
  readonly forced: { readonly seat: number; readonly answer: Answer } | null;
}

/** Null before anything was told. Where the rules are not here, nothing is offered. */
export function nowOf(game: AnyGame | null, follower: Follower, { open, hands, alone, secret }: Terms): Now | null {
  const { standing, seat, view } = follower;
  if (standing === null) return null;
  const { step, question, outcome, seed } = standing;
  const awaited = open ? standing.awaited : [];
  const asked = game === null ? [] : hands.filter((hand) => awaited.includes(hand));
  const lists =
    game !== null && seat !== null && asked.includes(seat)
      ? follower.candidates(game, seat)
      : { answers: [], refused: [] };
  let only: Now["forced"] = null;
  for (const hand of asked) {
    const answer = game === null ? null : follower.forced(game, hand, alone);
    if (answer === null) continue;
    only = { seat: hand, answer };
    break;
  }
  return {
    step,
    view,
    question,
    awaited,
    outcome,
    seed,
    // Once the table is over nothing is taken back.
    free: open ? standing.free : 0,
    back: open ? standing.back : 0,
    secret,
    ...lists,
    forced: only,
  };
}
