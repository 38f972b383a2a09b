import type { Mind } from "@endzeit/engine";

/**
 * How the four levels think: all by the planner. Frau Grau overlooks nothing; of what could be done Ole sees 20 things, Mila 28, Brandt 40, one of each
 * stretch of the list, so that what they miss is as often a detail as a person.
 */
export const minds: readonly [Mind, Mind, Mind, Mind] = [
  { by: "advice", width: 20 },
  { by: "advice", width: 28 },
  { by: "advice", width: 40 },
  { by: "advice" },
];
