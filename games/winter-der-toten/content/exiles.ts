import type { Condition } from "./conditions.ts";
import type { Mark } from "./marks.ts";
import { readConditions } from "./spelled.ts";

/** Zielkarten für Verbannte. An exile's number in the state is its position here: rows are never reordered. */
interface Exile<Id extends string> {
  readonly id: Id;
  /** What replaces the objective of one who is no betrayer. */
  readonly loyal: readonly Condition[];
  /** What replaces the first condition of a betrayal. */
  readonly betrayer: readonly Condition[];
  readonly spelled: { readonly loyal: string; readonly betrayer: string };
  readonly mark: Mark;
}

const exile = <Id extends string>(id: Id, mark: Mark, loyal: string, betrayer: string): Exile<Id> => ({
  id,
  loyal: readConditions(loyal),
  betrayer: readConditions(betrayer),
  spelled: { loyal, betrayer },
  mark,
});

const rows = [
  // The English titles of these four are translated from the Spanish cards.
  exile("crafty", "A", "main-objective; cards hand tool 4", "cards hand tool 3"),
  exile("new-friends", "A", "main-objective; ahead survivors 1", "empty-decks >= 1"),
  exile("forgiveness", "A", "main-objective; cards hand food 5", "main-objective"),
  exile("vengeance", "A", "survivors-gone >= 5", "survivors-gone >= 4"),
  exile("hermit", "SI", "main-objective; survivors = 1", "locations-outside >= 3"),
  exile(
    "raiders",
    "SI",
    "main-objective; cards equipped weapon 2; cards hand fuel 2",
    "cards hand-or-equipped weapon 3",
  ),
  exile("starve-them", "SI", "main-objective; food <= 2", "starvation >= 2"),
  exile("ransom", "SI", "main-objective; ahead cards-in-hand 1", "ahead cards-in-hand 1"),
  exile("open-gates", "SI", "zombies-colony >= 12", "barricades-colony = 0; zombies-colony >= 8"),
  exile("fresh-start", "SI", "main-objective; cards hand fuel 4", "cards hand fuel 4"),
];

type ExileId = (typeof rows)[number]["id"];
export const EXILES: readonly Exile<ExileId>[] = rows;
