/** The faces that a person may choose, in the order in which they are offered. How each is drawn is the page's affair. */
export const FACES = [
  "ponytail",
  "cap",
  "curls",
  "hat",
  "bob",
  "turban",
  "freckles",
  "beanie",
  "afro",
  "headscarf",
  "moustache",
  "mohawk",
  "bun",
  "goatee",
  "fringe",
  "helmet",
  "locks",
  "hood",
  "headband",
  "patch",
  "straw",
  "headphones",
  "fur",
  "bobble",
] as const;
export type Face = (typeof FACES)[number];

export const isFace = (id: unknown): id is Face => FACES.some((face) => face === id);
