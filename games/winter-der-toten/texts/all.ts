import { type Texts, text, type Values } from "@endzeit/engine";
import { ITEMS } from "../content/items.ts";
import { PLACES } from "../content/locations.ts";
import { SURVIVORS } from "../content/survivors.ts";

/** The texts of a language out of its files: sentences of the game, what stands on cards and places, words of the board. */
export const allOf = (...files: readonly Texts[]): Texts => inflected(named(Object.assign({}, ...files)));

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
