import type { Answer, AnyGame, Candidates } from "@endzeit/engine";
import type { Follower, Standing } from "@endzeit/master";
import type { Terms } from "./protocol.ts";

/** Where the match stands, for the eyes of the page. */
export interface Now
  extends Candidates<Answer>,
    Pick<Standing, "step" | "question" | "awaited" | "outcome" | "seed" | "free" | "back"> {
  readonly view: unknown;
  /** Whether two persons at this device know different things. */
  readonly secret: boolean;
  /** The one answer that a seat of this page can give, where giving it unasked tells nobody anything; see `forced` of the engine. */
  readonly forced: { readonly seat: number; readonly answer: Answer } | null;
}

/** Null before anything was told. Where the rules are not here, nothing is offered. */
export function nowOf(
  game: AnyGame | null,
  follower: Follower,
  { open, hands, alone, secret, strict }: Terms,
): Now | null {
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
    free: open && strict !== true ? standing.free : 0,
    back: open && strict !== true ? standing.back : 0,
    secret,
    ...lists,
    forced: only,
  };
}
