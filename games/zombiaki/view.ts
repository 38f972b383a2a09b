import type { Random } from "@endzeit/engine";
import { copy } from "./copy.ts";
import { form } from "./form.ts";
import { pools } from "./pools.ts";
import type { State, View } from "./state.ts";

/** What a seat may know: its own hand, the open piles, how many cards the rest is. */
export function view(state: State, seat: number | null): View {
  return form.hide(state, seat);
}

/** Cards that are in no open place are dealt at random to the hidden ones. */
export function deal(seen: View, _seat: number | null, random: Random, into: State): void {
  copy(seen, into);
  pools.deal(seen, random, into);
}
