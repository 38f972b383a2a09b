import type { Mind } from "@endzeit/engine";

/**
 * How the four levels think. Ole takes what looks best at once; Mila acts by the planner; Brandt and Frau Grau doubt the planner, he in a few
 * imagined worlds to the end of the phase, she in more of them and further.
 */
export const minds: readonly [Mind, Mind, Mind, Mind] = [
  { by: "sight", worlds: 1, width: 12 },
  { by: "advice" },
  { by: "doubt", worlds: 4, phases: 1, width: 3, sure: 1, tries: 1 },
  { by: "doubt", worlds: 24, phases: 2, width: 6, sure: 1, tries: 1 },
];
