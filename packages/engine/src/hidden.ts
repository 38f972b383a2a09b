import type { Answer } from "./game.ts";

/** What stands in a view for a card, tile or count that its holder may not see. */
export const HIDDEN = -1;

/** What stands in a view for an answer that has been given in secret. */
export const UNSEEN: Answer = { hidden: true };

/** Whether an answer of a view stands for one that its holder may not see. */
export function isUnseen(answer: Answer): boolean {
  return answer.hidden === true;
}
