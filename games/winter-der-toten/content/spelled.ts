import type { Condition, Countable } from "./conditions.ts";
import type { CrisisEffect } from "./crises.ts";
import { isSymbol, PLACES, type PlaceId, SYMBOL_NAMES, type SymbolName } from "./locations.ts";

/**
 * What cards do and want, as text: so it stands in their rows and in a content pack, and so a match carries it that was opened with such a pack.
 * A list is joined by "; ", symbols by ", ".
 */

const BETWEEN = "; ";

/** A place, or each location outside the colony. */
export type CrisisSpot = PlaceId | "each-location";
const SPOTS: readonly CrisisSpot[] = ["each-location", ...PLACES.map(({ id }) => id)];
const isSpot = (word: string): word is CrisisSpot => SPOTS.some((spot) => spot === word);
const COUNTABLES: readonly Countable[] = [
  "survivors",
  "men",
  "women",
  "survivors-inside",
  "survivors-outside",
  "locations-outside",
  "wounds",
  "players-alone",
  "survivors-gone",
  "helpless",
  "barricades-colony",
  "zombies-colony",
  "cards-in-hand",
  "waste",
  "food",
  "starvation",
  "empty-decks",
];
const isCountable = (word: string): word is Countable => COUNTABLES.some((countable) => countable === word);

/** What may stand for a word in capitals. */
const WORDS: { readonly [word: string]: readonly string[] } = {
  PLACE: SPOTS,
  COUNT: COUNTABLES,
  SYMBOL: SYMBOL_NAMES,
  HELD: ["hand", "equipped", "hand-or-equipped"],
  ALL: ["all", "M"],
};

/** The form of a text of one to eight such parts, and how it is told; N is a number from 1 on, M may be 0. */
function spelling(parts: readonly string[], between = BETWEEN): { readonly form: RegExp; readonly told: string } {
  const named = Object.keys(WORDS).filter((word) => parts.some((part) => part.includes(word)));
  const either = (words: readonly string[]): string => `(?:${words.join("|")})`;
  const one = named
    .reduce((form, word) => form.replaceAll(word, either(WORDS[word])), either(parts))
    .replaceAll(/\bM\b/g, "(?:0|N)")
    .replaceAll(/\bN\b/g, "[1-9]\\d?");
  const words = named.map((word) => `; ${word}: ${WORDS[word].join(", ")}`).join("");
  return {
    form: new RegExp(`^${one}(?:${between}${one}){0,7}$`),
    told: `one or more of ${parts.join(", ")}, with "${between}" between them (N: a number, M: or 0${words})`,
  };
}

export const SYMBOLS_SPELLED = spelling(["SYMBOL"], ", ");

export const EFFECTS_SPELLED = spelling([
  "morale -N",
  "wound-all",
  "wound-hurt -N",
  "frostbite N",
  "kill-lowest N",
  "zombies PLACE N",
  "barricades ALL M",
  "starvation N",
  "halve-food",
  "pass-survivor",
  "no-moves",
  "lose-cards N",
]);

export const CONDITIONS_SPELLED = spelling([
  "main-objective",
  "morale-lost",
  "betrayers-exiled",
  "ahead cards-in-hand N",
  "ahead survivors N",
  "COUNT >= M",
  "COUNT <= M",
  "COUNT = M",
  "food-for-players N",
  "cards HELD SYMBOL N",
  "cards HELD SYMBOL N found",
  "only-cards SYMBOL",
]);

export const readSymbols = (text: string): readonly SymbolName[] => text.split(", ").filter(isSymbol);

/** Of a text that was checked. */
export const readEffects = (text: string): readonly CrisisEffect[] => text.split(BETWEEN).map(readEffect);

function readEffect(text: string): CrisisEffect {
  const [does = "", first = "", second = ""] = text.split(" ");
  const n = Number(first);
  switch (does) {
    case "morale":
      return { does, by: n };
    case "wound-hurt":
      return { does, otherwise: n };
    case "frostbite":
    case "kill-lowest":
      return { does, survivors: n };
    case "zombies":
      if (isSpot(first)) return { does, at: first, zombies: Number(second) };
      break;
    case "barricades":
      return { does, colony: first === "all" ? first : n, others: Number(second) };
    case "starvation":
      return { does, tokens: n };
    case "lose-cards":
      return { does, cards: n };
    case "wound-all":
    case "halve-food":
    case "pass-survivor":
    case "no-moves":
      return { does };
  }
  throw new Error(`No crisis does "${text}".`);
}

/** Of a text that was checked. */
export const readConditions = (text: string): readonly Condition[] => text.split(BETWEEN).map(readCondition);

function readCondition(text: string): Condition {
  const [is = "", first = "", second = "", third = "", found = ""] = text.split(" ");
  const n = Number(second);
  switch (is) {
    case "main-objective":
    case "morale-lost":
    case "betrayers-exiled":
      return { is };
    case "ahead":
      if (first === "cards-in-hand" || first === "survivors") return { is, in: first, by: n };
      break;
    case "food-for-players":
      return { is, each: Number(first) };
    case "cards":
      if ((first === "hand" || first === "equipped" || first === "hand-or-equipped") && isSymbol(second))
        return { is, where: first, symbol: second, least: Number(third), starters: found === "" };
      break;
    case "only-cards":
      if (isSymbol(first)) return { is, symbol: first };
      break;
    default:
      if (isCountable(is))
        return { is: "count", of: is, least: first === "<=" ? 0 : n, most: first === ">=" ? null : n };
  }
  throw new Error(`No objective wants "${text}".`);
}
