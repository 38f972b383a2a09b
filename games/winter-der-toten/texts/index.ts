import type { ByLanguage, Texts } from "@endzeit/engine";
import { ITEMS } from "../content/items.ts";
import { SURVIVORS } from "../content/survivors.ts";
import boardDe from "./board.de.json" with { type: "json" };
import boardEn from "./board.en.json" with { type: "json" };
import cardsDe from "./cards.de.json" with { type: "json" };
import cardsEn from "./cards.en.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

/** What the house calls every card by: `card.<id>` is its name, `text.<id>` what it does. */
function called(texts: Texts): Texts {
  const cards = ITEMS.flatMap(({ id }): [string, string | undefined][] => [
    [`card.${id}`, texts[`item.${id}`]],
    [`text.${id}`, texts[`item.${id}.text`]],
  ]);
  const survivors = SURVIVORS.flatMap(({ id }): [string, string | undefined][] => [
    [`card.${id}`, texts[`survivor.${id}`]],
    [`text.${id}`, texts[`survivor.${id}.ability`]],
  ]);
  return { ...texts, ...Object.fromEntries([...cards, ...survivors]) };
}

/** Everything that is said: the sentences of the game, what stands on cards and places, and the words of the board. */
export const texts: ByLanguage = {
  de: called({ ...de, ...cardsDe, ...boardDe }),
  en: called({ ...en, ...cardsEn, ...boardEn }),
};
