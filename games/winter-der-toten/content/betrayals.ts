import {
  ahead,
  atLeast,
  atMost,
  type Condition,
  equipped,
  exactly,
  foundInHand,
  inHand,
  MORALE_LOST,
} from "./conditions.ts";
import type { Mark } from "./marks.ts";

/** Geheimer Verrat. A betrayal's number in the state is its position here: rows are never reordered. */
interface Betrayal<Id extends string> {
  readonly id: Id;
  /** The first one is replaced when its player is exiled. */
  readonly conditions: readonly Condition[];
  /** Of the first condition, and of the further ones; the titles are known. */
  readonly firstMark: Mark;
  readonly mark: Mark;
}

/** That morale is lost stands on the cards that were seen; of the others it is taken over. */
const betrayal = <Id extends string>(id: Id, mark: Mark, ...further: readonly Condition[]): Betrayal<Id> => ({
  id,
  conditions: [MORALE_LOST, ...further],
  firstMark: mark === "A" ? "A" : "B",
  mark,
});

const rows = [
  betrayal("gluttony", "SI", foundInHand(4, "food")),
  betrayal("runaway", "SI", atMost(0, "survivors-inside"), inHand(2, "fuel")),
  betrayal("take-over", "SI", atLeast(4, "barricades-colony"), { is: "food-for-players", each: 1 }),
  // One source tells the conditions; that they belong to this title is a guess.
  betrayal(
    "all-for-one",
    "C",
    exactly(1, "survivors"),
    equipped(1, "weapon"),
    foundInHand(1, "medicine"),
    foundInHand(1, "tool"),
    foundInHand(1, "fuel"),
    foundInHand(1, "food"),
  ),
  betrayal("accept-your-fate", "SI", atLeast(10, "zombies-colony")),
  betrayal("trigger-happy", "A", equipped(4, "weapon")),
  betrayal("cult-leader", "A", ahead("survivors", 2)),
  betrayal("serial-killers", "A", atLeast(5, "survivors-gone"), atLeast(2, "survivors")),
  betrayal("mad-scientist", "SI", foundInHand(2, "medicine"), foundInHand(1, "education")),
  betrayal("obsessed", "SI", atLeast(1, "players-alone"), equipped(1, "weapon")),
];

type BetrayalId = (typeof rows)[number]["id"];
export const BETRAYALS: readonly Betrayal<BetrayalId>[] = rows;
