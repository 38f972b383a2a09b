import { HIDDEN, type Random } from "@endzeit/engine";
import { copy } from "./copy.ts";
import { form } from "./form.ts";
import { pools } from "./pools.ts";
import type { State, View } from "./state.ts";

/** Hands, objectives, decks, the crossroads card and face-down contributions are hidden; their numbers are open. */
export function view(state: State, seat: number | null): View {
  return form.hide(state, seat);
}

/** A full state that agrees with the view: what lies in no open place is dealt at random to the hidden ones. */
export function deal(seen: View, _seat: number | null, random: Random, into: State): void {
  copy(seen, into);
  pools.deal(seen, random, into);
  // Cards that a seat may not play yet are among those of its hand.
  for (let seat = 0; seat < into.seats; seat++)
    for (let at = 0; at < into.withheld[seat].length; at++)
      if (into.withheld[seat][at] === HIDDEN) into.withheld[seat][at] = into.hand[seat][at] ?? 0;
}
