/** Every reason for which an answer is refused, with the anchor of the rules page that it rests on. */
export const reasons = {
  "no-actions": "5.1",
  declined: "R80",
  used: "5.1",
  "used-for-good": "7.1",
  "too-far": "R29",
  // 5.2
  defiant: "4.3",
  "start-closed": "5.2",
  "space-full": "5.2",
  "no-entry": "4.4",
  // 5.3, 5.4
  "no-name": "5.3",
  "no-gunfire": "5.4",
  "no-ammo": "5.4",
  "no-spare-action": "R34",
  "no-fire-at-start": "5.4",
  "looked-already": "wright",
  "drilled-already": "sarge",
  // Cards
  "only-in-a-fight": "story-cards",
  "only-attacking": "X36",
  // Set-up and arrivals
  "hero-taken": "setup",
  "zeds-there": "R38",
} as const satisfies Record<string, string>;

export type Reason = keyof typeof reasons;
