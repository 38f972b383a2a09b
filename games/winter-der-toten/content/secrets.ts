import type { Condition } from "./conditions.ts";
import type { Mark } from "./marks.ts";
import { readConditions } from "./spelled.ts";

/** Geheime Ziele without betrayal. A secret's number in the state is its position here: rows are never reordered. */
interface Secret<Id extends string> {
  readonly id: Id;
  readonly conditions: readonly Condition[];
  readonly spelled: string;
  /** Of the conditions; the titles are known. */
  readonly mark: Mark;
  /** The secret in whose place an option puts this one: the box has one of the two. */
  readonly insteadOf: string | null;
}

const secret = <Id extends string>(id: Id, mark: Mark, further: string): Secret<Id> => {
  const spelled = `main-objective; ${further}`;
  return { id, conditions: readConditions(spelled), spelled, mark, insteadOf: null };
};

const rows = [
  secret("a-new-destination", "A", "cards hand fuel 3"),
  // A weak source says what is counted, none how many.
  secret("all-i-need-is-my-books", "SI", "cards equipped education 2"),
  secret("burn-it-all-down", "A", "barricades-colony >= 4; cards hand fuel 1"),
  secret("collector", "A", "cards-in-hand >= 4"),
  secret("desire-to-live", "A", "cards hand weapon 1; cards hand food 1; cards hand fuel 1; cards hand medicine 1"),
  secret("experienced", "SI", "cards hand education 1; cards hand weapon 1; cards hand tool 1"),
  secret("germ-a-phobe", "A", "wounds = 0"),
  secret("historian", "A", "cards hand education 2"),
  secret("hoarder", "B", "ahead cards-in-hand 1"),
  secret("hope", "B", "helpless >= 2"),
  secret("hunger", "RB", "cards hand food 3"),
  secret("hypochondriac", "C", "cards hand medicine 2"),
  secret("junkie", "C", "cards hand medicine 3"),
  secret("justice", "B", "betrayers-exiled"),
  secret("leader", "A", "ahead survivors 1"),
  secret("loner", "A", "survivors = 1"),
  secret("masochist", "SI", "wounds >= 3"),
  secret("neat-freak", "SI", "waste <= 4"),
  secret("protected", "B", "cards equipped weapon 2"),
  secret("repopulate", "SI", "men >= 1; women >= 1; survivors >= 3"),
  secret("revenge", "A", "survivors-gone >= 3"),
  secret("safety", "SI", "survivors-outside = 0; barricades-colony >= 3"),
  secret("the-way-back-home", "A", "cards hand fuel 2; cards hand food 1; cards hand weapon 1"),
  secret("zombie-killing-robot", "A", "cards hand weapon 1; cards hand tool 2"),
  // A Spanish card that may be the face of Hypochondriac or of Junkie.
  { ...secret("pharmacist", "A", "only-cards medicine"), insteadOf: "hypochondriac" },
];

type SecretId = (typeof rows)[number]["id"];
export const SECRETS: readonly Secret<SecretId>[] = rows;
