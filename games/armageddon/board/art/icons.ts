import { VEHICLES } from "../../content/cards.ts";

/** The drawings lie in files of their own, so that a match begins before they are read: `<use href>` takes one by its id. */
const SIGNS = new URL("./icons.svg", import.meta.url).href;
const BUILDINGS = new URL("./buildings.svg", import.meta.url).href;

const NAMES: ReadonlySet<string> = new Set(
  "points exploration construction city marauder damage equipment shelter figures scoring leader worker soldier engineer training church building bag fight draw pick search repair push-back exchange recruit per-type headquarters civil military science beer gasoline weapons medicine map tyres engine chassis car bus truck two-workers any hand start hidden skull arrow-up".split(
    " ",
  ),
);

const alias: { readonly [name: string]: string } = {
  colour: "figures",
  deck: "equipment",
  vehicles: "car",
  workers: "worker",
  soldiers: "soldier",
  engineers: "engineer",
  "any-equipment": "equipment",
  "fewer-marauders": "marauder",
  "more-marauders": "marauder",
  "less-damage": "damage",
  "more-damage": "damage",
  "more-equipment": "equipment",
  "less-equipment": "equipment",
  "two-houses": "shelter",
  specialist: "engineer",
};

/** Where the sign of a name is drawn, or undefined. */
export function sign(name: string): string | undefined {
  const known = alias[name] ?? name;
  return NAMES.has(known) ? `${SIGNS}#${known}` : undefined;
}

/** Where a building's dark part is drawn, or its lit windows. */
export const buildingArt = (id: string, lit = false): string => `${BUILDINGS}#${id}${lit ? "-lit" : ""}`;

/** What a vehicle's part looks like: the part, or of the body the vehicle itself. */
export function partOf(card: string): { readonly vehicle: string; readonly part: string } | null {
  const [vehicle = "", part] = card.split("-");
  if (part === undefined || !VEHICLES.some((known) => known === vehicle)) return null;
  return { vehicle, part: part === "body" ? vehicle : part };
}

/** The marks of the four seats: shape besides colour. */
export const MARKS = [
  "M10 10H90V90H10Z",
  "M50 6a44 44 0 1 1 -.1 0Z",
  "M50 6L96 90H4Z",
  "M50 2L98 50L50 98L2 50Z",
] as const;
