import type { Mind } from "@endzeit/engine";

/**
 * How the four levels think. Ole and Mila take what looks best at once, he among five of the answers; Brandt and Frau Grau search a tree, she
 * twelve times as often and a phase further.
 */
export const minds: readonly [Mind, Mind, Mind, Mind] = [
  { by: "sight", worlds: 1, width: 5 },
  { by: "sight", worlds: 6 },
  { by: "tree", iterations: 100, phases: 3, tries: 3 },
  { by: "tree", iterations: 1200, phases: 4, tries: 3 },
];
