import type { Mind } from "@endzeit/engine";

/**
 * How the four levels think. Alone a play-out of 40 phases goes to the end of nearly every match, with four seats about five rounds far; in it all
 * play by habit (`rank`), which also says what Mila looks at.
 */
export const minds: readonly [Mind, Mind, Mind, Mind] = [
  { by: "sight", worlds: 2 },
  { by: "halving", playouts: 20, phases: 40, tries: 1, width: 3 },
  { by: "halving", playouts: 100, phases: 40, tries: 1 },
  { by: "halving", playouts: 500, phases: 40, tries: 1 },
];
