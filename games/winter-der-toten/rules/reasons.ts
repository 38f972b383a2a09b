/** Every reason for which an answer is refused, with the anchor of the rules page that it rests on. */
export const reasons = {
  "only-when-leaderless": "death",
  "not-yours": "death",
  "only-when-bitten": "exposure",
  "kill-or-roll": "exposure",
} as const satisfies Record<string, string>;

export type Reason = keyof typeof reasons;
