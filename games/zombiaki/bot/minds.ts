import type { Mind } from "@endzeit/engine";

/** How the four levels think. */
export const minds: readonly [Mind, Mind, Mind, Mind] = [
  { by: "sight", worlds: 2 },
  { by: "halving", playouts: 80, phases: 2, tries: 3 },
  { by: "tree", iterations: 300, phases: 4, tries: 3 },
  { by: "tree", iterations: 1200, phases: 4, tries: 3 },
];
