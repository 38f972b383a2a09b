import { type ByLanguage, type Texts, text, type Values } from "@endzeit/engine";
import { ITEMS } from "../content/items.ts";
import { PLACES } from "../content/locations.ts";
import { SURVIVORS } from "../content/survivors.ts";
import boardDe from "./board.de.json" with { type: "json" };
import boardEn from "./board.en.json" with { type: "json" };
import cardsDe from "./cards.de.json" with { type: "json" };
import cardsEn from "./cards.en.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import reasonsDe from "./reasons.de.json" with { type: "json" };
import reasonsEn from "./reasons.en.json" with { type: "json" };

/** Cards under the names by which the house asks for every game's: `card.<id>`, and what it does as `text.<id>`. */
function named(texts: Texts): Texts {
  const names: Record<string, string> = {};
  const name = (id: string, title: string, does: string, values: Values = {}): void => {
    names[`card.${id}`] = text(texts, title);
    names[`text.${id}`] = text(texts, does, values);
  };
  for (const { id } of ITEMS) name(id, `item.${id}`, `item.${id}.text`);
  for (const { id, die } of SURVIVORS) name(id, `survivor.${id}`, `survivor.${id}.ability`, { die: die ?? 0 });
  return { ...texts, ...names };
}

/** Places as they stand in a sentence: `{at:at}` is `location.<id>.at`, and so for `to` and `from`. */
function inflected(texts: Texts): Texts {
  const forms: Record<string, string> = {};
  for (const { id } of PLACES)
    for (const form of ["at", "to", "from"]) forms[`${form}.${id}`] = text(texts, `location.${id}.${form}`);
  return { ...texts, ...forms };
}

/** Everything that is said: the sentences of the game, what stands on cards and places, the words of the board, and why the planner advises what it does. */
export const texts: ByLanguage = {
  de: inflected(named({ ...de, ...cardsDe, ...boardDe, ...reasonsDe })),
  en: inflected(named({ ...en, ...cardsEn, ...boardEn, ...reasonsEn })),
};
