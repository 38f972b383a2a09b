import type { Mind } from "@endzeit/engine";

/**
 * How the four levels think. Ole and Mila take what looks best at once, he among few of the bids. Brandt and Frau Grau doubt that: they play a few
 * other answers on, with all at the table bidding and building by what looks best of a dozen, he to the city phase or so, she to the end of the round.
 */
export const minds: readonly [Mind, Mind, Mind, Mind] = [
  { by: "sight", worlds: 1, width: 12 },
  { by: "sight", worlds: 6 },
  { by: "doubt", worlds: 8, phases: 12, width: 4, sure: 1, tries: 12, worth: "points" },
  { by: "doubt", worlds: 20, phases: 16, width: 6, sure: 1, tries: 12, worth: "points" },
];
