/** The drawings lie in files of their own, so that a match begins before they are read: `<use href>` takes one by its id. */
const SIGNS = new URL("./icons.svg", import.meta.url).href;
const LAND = new URL("./land.svg", import.meta.url).href;

const alias: { readonly [name: string]: string } = {
  "town-center": "town",
  graveyard: "grave",
  hand: "story",
  actions: "action",
  heroes: "born-leader",
  "no-effect": "event",
  attack: "fight",
  melee: "fight",
  gunfire: "fire",
  zed: "zeds",
  score: "born-leader",
  mine: "lucky-strike-mine",
  city: "downtown",
  named: "university",
  "well-armed": "armed",
  "free-defiant": "defiant",
  broadcast: "wzed",
};

/** Where the sign of a name is drawn. */
export const sign = (name: string): string => `${SIGNS}#${alias[name] ?? name}`;

/** Where a road is drawn, 300 × 800, or the town, 1200 × 130. */
export const land = (name: string): string => `${LAND}#${name}`;

/** The dead get bigger with their strength. */
export const zedSign = (strength: number): string =>
  strength >= 7 ? "zed-5" : strength >= 5 ? "zed-4" : strength >= 4 ? "zed-3" : strength >= 2 ? "zed-2" : "zed-1";
