import type { Condition } from "./conditions.ts";
import type { Mark } from "./marks.ts";
import { readConditions } from "./spelled.ts";

/** Geheimer Verrat. A betrayal's number in the state is its position here: rows are never reordered. */
interface Betrayal<Id extends string> {
  readonly id: Id;
  /** The first one is replaced when its player is exiled. */
  readonly conditions: readonly Condition[];
  readonly spelled: string;
  /** Of the first condition, and of the further ones; the titles are known. */
  readonly firstMark: Mark;
  readonly mark: Mark;
}

/** That morale is lost stands on the cards that were seen; of the others it is taken over. */
const betrayal = <Id extends string>(id: Id, mark: Mark, further: string): Betrayal<Id> => {
  const spelled = `morale-lost; ${further}`;
  return { id, conditions: readConditions(spelled), spelled, firstMark: mark === "A" ? "A" : "B", mark };
};

const rows = [
  betrayal("gluttony", "SI", "cards hand food 4 found"),
  betrayal("runaway", "SI", "survivors-inside = 0; cards hand fuel 2"),
  betrayal("take-over", "SI", "barricades-colony >= 4; food-for-players 1"),
  // One source tells the conditions; that they belong to this title is a guess.
  betrayal(
    "all-for-one",
    "C",
    "survivors = 1; cards equipped weapon 1; cards hand medicine 1 found; cards hand tool 1 found; cards hand fuel 1 found; cards hand food 1 found",
  ),
  betrayal("accept-your-fate", "SI", "zombies-colony >= 10"),
  betrayal("trigger-happy", "A", "cards equipped weapon 4"),
  betrayal("cult-leader", "A", "ahead survivors 2"),
  betrayal("serial-killers", "A", "survivors-gone >= 5; survivors >= 2"),
  betrayal("mad-scientist", "SI", "cards hand medicine 2 found; cards hand education 1 found"),
  betrayal("obsessed", "SI", "players-alone >= 1; cards equipped weapon 1"),
];

type BetrayalId = (typeof rows)[number]["id"];
export const BETRAYALS: readonly Betrayal<BetrayalId>[] = rows;
