import type { Random } from "@endzeit/engine";
import { copy } from "./copy.ts";
import { form } from "./form.ts";
import { pools } from "./pools.ts";
import type { State, View } from "./state.ts";

/** Only what is to come is hidden: the order of the decks, and which events were left out. The bag has no order. */
export function view(state: State, seat: number | null): View {
  return form.hide(state, seat);
}

/** A full state that agrees with the view: of each Act's cards not yet seen, any may lie anywhere in its part of the deck. */
export function deal(seen: View, _seat: number | null, random: Random, into: State): void {
  copy(seen, into);
  pools.deal(seen, random, into);
}
