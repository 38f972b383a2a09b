import { ahead, atLeast, atMost, type Condition, equipped, exactly, inHand, MAIN_DONE } from "./conditions.ts";
import type { Mark } from "./marks.ts";

/** Geheime Ziele without betrayal. A secret's number in the state is its position here: rows are never reordered. */
interface Secret<Id extends string> {
  readonly id: Id;
  readonly conditions: readonly Condition[];
  /** Of the conditions; the titles are known. */
  readonly mark: Mark;
  /** The secret in whose place an option puts this one: the box has one of the two. */
  readonly insteadOf: string | null;
}

const secret = <Id extends string>(id: Id, mark: Mark, ...further: readonly Condition[]): Secret<Id> => ({
  id,
  conditions: [MAIN_DONE, ...further],
  mark,
  insteadOf: null,
});

const rows = [
  secret("a-new-destination", "A", inHand(3, "fuel")),
  // A weak source says what is counted, none how many.
  secret("all-i-need-is-my-books", "SI", equipped(2, "education")),
  secret("burn-it-all-down", "A", atLeast(4, "barricades-colony"), inHand(1, "fuel")),
  secret("collector", "A", atLeast(4, "cards-in-hand")),
  secret("desire-to-live", "A", inHand(1, "weapon"), inHand(1, "food"), inHand(1, "fuel"), inHand(1, "medicine")),
  secret("experienced", "SI", inHand(1, "education"), inHand(1, "weapon"), inHand(1, "tool")),
  secret("germ-a-phobe", "A", atMost(0, "wounds")),
  secret("historian", "A", inHand(2, "education")),
  secret("hoarder", "B", ahead("cards-in-hand")),
  secret("hope", "B", atLeast(2, "helpless")),
  secret("hunger", "RB", inHand(3, "food")),
  secret("hypochondriac", "C", inHand(2, "medicine")),
  secret("junkie", "C", inHand(3, "medicine")),
  secret("justice", "B", { is: "betrayers-exiled" }),
  secret("leader", "A", ahead("survivors")),
  secret("loner", "A", exactly(1, "survivors")),
  secret("masochist", "SI", atLeast(3, "wounds")),
  secret("neat-freak", "SI", atMost(4, "waste")),
  secret("protected", "B", equipped(2, "weapon")),
  secret("repopulate", "SI", atLeast(1, "men"), atLeast(1, "women"), atLeast(3, "survivors")),
  secret("revenge", "A", atLeast(3, "survivors-gone")),
  secret("safety", "SI", atMost(0, "survivors-outside"), atLeast(3, "barricades-colony")),
  secret("the-way-back-home", "A", inHand(2, "fuel"), inHand(1, "food"), inHand(1, "weapon")),
  secret("zombie-killing-robot", "A", inHand(1, "weapon"), inHand(2, "tool")),
  // A Spanish card that may be the face of Hypochondriac or of Junkie.
  { ...secret("pharmacist", "A", { is: "only-cards", symbol: "medicine" }), insteadOf: "hypochondriac" },
];

type SecretId = (typeof rows)[number]["id"];
export const SECRETS: readonly Secret<SecretId>[] = rows;
