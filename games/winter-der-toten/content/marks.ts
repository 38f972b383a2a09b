import type { Origin } from "@endzeit/engine";

/**
 * How a row is known: from the rulebook (RB); from a picture of the card or of the board, or from two sources that agree (A); from one
 * good source (B); from a weak one, or from sources that contradict each other (C); not at all, so that it is ours (SI).
 */
export type Mark = "RB" | "A" | "B" | "C" | "SI";

export const ORIGINS: Readonly<Record<Mark, Origin>> = {
  RB: "rulebook",
  A: "public source",
  B: "public source",
  C: "public source",
  SI: "stand-in",
};
