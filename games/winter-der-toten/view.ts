import { HIDDEN, type Random } from "@endzeit/engine";
import { KIND_OF, SYMBOL_OF } from "./content/prints.ts";
import { copy } from "./copy.ts";
import { form } from "./form.ts";
import { pools } from "./pools.ts";
import { whyNotPlay } from "./rules/play.ts";
import type { State, View } from "./state.ts";

/** hands, objectives, decks, the crossroads card and face-down contributions are hidden; their numbers are open. */
export function view(state: State, seat: number | null): View {
  return form.hide(state, seat);
}

/** A full state that agrees with the view: what lies in no open place is dealt at random to the hidden ones. */
export function deal(seen: View, _seat: number | null, random: Random, into: State): void {
  copy(seen, into);
  pools.deal(seen, random, into);
  letGive(seen, into);
}

/** Who would give a card has one that the asker may play; if need be it is changed for one of a deck. */
function letGive(seen: View, into: State): void {
  const question = seen.agenda[seen.agenda.length - 1];
  if (question === undefined || !("ask" in question) || question.ask !== "accept") return;
  const fits = (print: number): boolean =>
    SYMBOL_OF[print] === question.symbol && whyNotPlay(into, seen.turn, KIND_OF[print]) === null;
  for (let seat = 0; seat < seen.seats; seat++) {
    if (!seen.gifts[seat].includes(HIDDEN)) continue;
    const hand = into.hand[seat];
    let at = hand.findIndex(fits);
    if (at < 0) at = change(into, seen, hand, fits);
    into.gifts[seat] = [KIND_OF[hand[Math.max(0, at)]]];
  }
}

/** Changes a card of a hidden hand for one that fits; -1 when none lies hidden. */
function change(into: State, seen: View, hand: number[], fits: (print: number) => boolean): number {
  for (const [lists, shown] of [
    [into.hand, seen.hand],
    [into.contributed, seen.contributed],
    [into.decks, seen.decks],
  ] as const)
    for (let of = 0; of < lists.length; of++)
      for (let at = 0; at < lists[of].length; at++) {
        if (shown[of][at] !== HIDDEN || lists[of] === hand || !fits(lists[of][at])) continue;
        const print = lists[of][at];
        lists[of][at] = hand[0];
        hand[0] = print;
        return 0;
      }
  return -1;
}
