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

/** Each who would give a card has one that the asker may play; if need be it is changed for one that lies hidden elsewhere. */
function letGive(seen: View, into: State): void {
  const question = seen.agenda[seen.agenda.length - 1];
  if (question === undefined || !("ask" in question) || question.ask !== "accept") return;
  const fits = (print: number): boolean =>
    SYMBOL_OF[print] === question.symbol && whyNotPlay(into, seen.turn, KIND_OF[print]) === null;
  // What one would give is not taken from it for another.
  const meant: number[] = seen.hand.map(() => -1);
  for (let seat = 0; seat < seen.seats; seat++) {
    if (!seen.gifts[seat].includes(HIDDEN)) continue;
    const hand = into.hand[seat];
    meant[seat] = hand.findIndex(fits);
    if (meant[seat] < 0) meant[seat] = change(into, seen, seat, meant, fits);
    into.gifts[seat] = [KIND_OF[hand[Math.max(0, meant[seat])]]];
  }
}

/** Changes a hidden card of a hand for one that fits, and says where in the hand that is; -1 when none lies hidden. */
function change(
  into: State,
  seen: View,
  seat: number,
  meant: readonly number[],
  fits: (print: number) => boolean,
): number {
  const place = seen.hand[seat].indexOf(HIDDEN);
  for (const [lists, shown] of [
    [into.hand, seen.hand],
    [into.contributed, seen.contributed],
    [into.decks, seen.decks],
  ] as const)
    for (let of = 0; of < lists.length; of++)
      for (let at = 0; at < lists[of].length; at++) {
        if (shown[of][at] !== HIDDEN || !fits(lists[of][at])) continue;
        if (lists === into.hand && (of === seat || meant[of] === at)) continue;
        const print = lists[of][at];
        lists[of][at] = into.hand[seat][place];
        into.hand[seat][place] = print;
        return place;
      }
  return -1;
}
