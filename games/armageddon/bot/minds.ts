import type { Mind } from "@endzeit/engine";

/**
 * How the four levels think: all at first sight, for few dear play-outs are noisier here than a good value is wrong. Ole and Mila overlook most of the bids, Brandt
 * and Frau Grau look at all of them, she in more of what may lie hidden.
 */
export const minds: readonly [Mind, Mind, Mind, Mind] = [
  { by: "sight", worlds: 1, width: 12 },
  { by: "sight", worlds: 2, width: 24 },
  { by: "sight", worlds: 12 },
  { by: "sight", worlds: 48 },
];
