import { CARDS, type State } from "../index.ts";

/** Cards of each kind, wherever they are: played cards stay counted, so no rule may make or lose one. */
export function conserved(state: State): readonly number[] {
  const count = CARDS.map(() => 0);
  for (const piles of [state.deck, state.hand, state.discard, state.spent]) {
    for (const pile of piles) for (const kind of pile) count[kind]++;
  }
  return count;
}
