import type { Random } from "@endzeit/engine";
import { copy } from "./copy.ts";
import { form } from "./form.ts";
import { pools } from "./pools.ts";
import type { State, View } from "./state.ts";

/** Hands are hidden, all else is open: hand sizes, allies, tiles, what lies in front, discard piles (A5). */
export function view(state: State, seat: number | null): View {
  return form.hide(state, seat);
}

/** A full state that agrees with the view: cards in no open place are dealt at random to the hidden ones. */
export function deal(seen: View, _seat: number | null, random: Random, into: State): void {
  copy(seen, into);
  pools.deal(seen, random, into);
}
