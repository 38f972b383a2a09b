import type { Mind } from "@endzeit/engine";

/**
 * How the four levels think. Ole takes what looks best at once; Mila acts by the planner and overlooks much of a long list; Brandt overlooks nothing;
 * Frau Grau doubts the planner, in two dozen imagined worlds and a phase further.
 */
export const minds: readonly [Mind, Mind, Mind, Mind] = [
  { by: "sight", worlds: 1, width: 12 },
  { by: "advice", width: 28 },
  { by: "advice" },
  { by: "doubt", worlds: 24, phases: 2, width: 6, sure: 2, tries: 1 },
];
