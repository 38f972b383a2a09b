import type { ItemId } from "../../content/items.ts";

/** The signs lie in a file of their own, so that a match begins before they are read: `<use href>` takes one by its id. */
const SIGNS = new URL("./icons.svg", import.meta.url).href;

/** The item cards that share a sign with something else, or with each other. */
const items: { readonly [item in ItemId]?: string } = {
  "food-1": "food",
  "food-2": "food",
  "food-3": "food",
  pistol: "weapon",
  wrench: "tool",
  megaphone: "lure",
  "school-blueprints": "school",
  "police-blueprints": "police-station",
  "grocery-blueprints": "grocery-store",
  "library-blueprints": "library",
  "hospital-blueprints": "hospital",
  "gas-blueprints": "gas-station",
  "outsider-1": "outsider",
};

const isShared = (name: string): name is keyof typeof items => Object.hasOwn(items, name);

/** Where the sign of a name is drawn: of an item, a symbol, a place, an action, a state. */
export const sign = (name: string): string => `${SIGNS}#${(isShared(name) ? items[name] : undefined) ?? name}`;
