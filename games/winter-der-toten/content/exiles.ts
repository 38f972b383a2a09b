import { ahead, atLeast, atMost, type Condition, equipped, exactly, inHand, MAIN_DONE, owned } from "./conditions.ts";
import type { Mark } from "./marks.ts";

/** Zielkarten für Verbannte. An exile's number in the state is its position here: rows are never reordered. */
interface Exile<Id extends string> {
  readonly id: Id;
  /** What replaces the objective of one who is no betrayer. */
  readonly loyal: readonly Condition[];
  /** What replaces the first condition of a betrayal. */
  readonly betrayer: readonly Condition[];
  readonly mark: Mark;
}

const exile = <Id extends string>(
  id: Id,
  mark: Mark,
  loyal: readonly Condition[],
  betrayer: readonly Condition[],
): Exile<Id> => ({ id, loyal, betrayer, mark });

const rows = [
  // The English titles of these four are translated from the Spanish cards.
  exile("crafty", "A", [MAIN_DONE, inHand(4, "tool")], [inHand(3, "tool")]),
  exile("new-friends", "A", [MAIN_DONE, ahead("survivors")], [atLeast(1, "empty-decks")]),
  exile("forgiveness", "A", [MAIN_DONE, inHand(5, "food")], [MAIN_DONE]),
  exile("vengeance", "A", [atLeast(5, "survivors-gone")], [atLeast(4, "survivors-gone")]),
  exile("hermit", "SI", [MAIN_DONE, exactly(1, "survivors")], [atLeast(3, "locations-outside")]),
  exile("raiders", "SI", [MAIN_DONE, equipped(2, "weapon"), inHand(2, "fuel")], [owned(3, "weapon")]),
  exile("starve-them", "SI", [MAIN_DONE, atMost(2, "food")], [atLeast(2, "starvation")]),
  exile("ransom", "SI", [MAIN_DONE, ahead("cards-in-hand")], [ahead("cards-in-hand")]),
  exile(
    "open-gates",
    "SI",
    [atLeast(12, "zombies-colony")],
    [atMost(0, "barricades-colony"), atLeast(8, "zombies-colony")],
  ),
  exile("fresh-start", "SI", [MAIN_DONE, inHand(4, "fuel")], [inHand(4, "fuel")]),
];

type ExileId = (typeof rows)[number]["id"];
export const EXILES: readonly Exile<ExileId>[] = rows;
