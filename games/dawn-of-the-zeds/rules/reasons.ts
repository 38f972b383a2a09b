import type { Objection } from "@endzeit/engine";

/** Every reason for which an answer is refused, with the anchor of the rules page that it rests on. */
export const reasons = {
  "no-actions": "5.1",
  declined: "R80",
  used: "5.1",
  "used-for-good": "7.1",
  "too-far": "R29",
  "only-in-the-action-phase": "5.1",
  "not-in-play": "5.1",
  "ask-first": "R80",
  "no-need-to-ask": "R80",
  "cannot-do-that-now": "R80",
  "only-when-asked-to-lend": "R80",
  "one-purse": "R26",
  "own-action-spent": "5.1",
  "only-own-action-left": "5.1",
  "speech-first": "R26",
  "another-unit-acts": "X4",
  "costs-nothing": "X4",
  "not-for-that-unit": "5.1",
  "nobody-to-use-it-on": "5.1",
  "only-from-town": "special-citadel",
  // 5.2
  defiant: "4.3",
  "start-closed": "5.2",
  "space-full": "5.2",
  "no-entry": "4.4",
  "there-already": "5.2",
  "too-many-steps": "5.2",
  "zeds-in-the-way": "5.2",
  // 5.3, 5.4
  "no-zeds-there": "5.4",
  "out-of-range": "R39",
  "only-piazza-spares": "R34",
  "only-after-her-shot": "R35",
  "no-name": "5.3",
  "no-gunfire": "5.4",
  "no-ammo": "5.4",
  "no-spare-action": "R34",
  "no-fire-at-start": "5.4",
  "looked-already": "wright",
  "drilled-already": "sarge",
  "too-far-from-sarge": "sarge",
  "nothing-to-patch": "sarge",
  "out-of-the-hoses": "fire-brigade",
  "peeked-already": "wilson",
  "no-story-left": "wilson",
  // Cards
  "not-kept": "story-cards",
  "civilians-only": "story-cards",
  "not-in-the-reserve": "R83",
  "only-in-a-fight": "story-cards",
  "only-attacking": "X36",
  // Zeds, and fights with them
  "only-when-a-track-is-asked": "R4",
  "not-that-track": "R4",
  "only-of-equal-groups": "3.1",
  "not-the-strongest": "3.1",
  "only-of-these-zeds": "R4",
  "not-that-zed": "R4",
  "only-when-a-unit-is-asked": "R4",
  "not-that-unit": "R4",
  "only-under-cardio": "R60",
  "not-in-that-space": "5.1",
  "only-when-zeds-come": "4.4",
  "not-its-ability": "4.4",
  "only-after-the-roll": "R49",
  // Set-up and arrivals
  "only-when-heroes-are-chosen": "setup",
  "not-a-free-hero": "setup",
  "only-when-a-hero-comes": "hero-arrives",
  "town-or-start": "R38",
  "hero-taken": "setup",
  "zeds-there": "R38",
} as const satisfies Record<string, string>;

export type Reason = keyof typeof reasons;

/** Why an answer is refused that is not listed; `about` is a space or a unit, as its text names it. */
export function objection(reason: Reason, about = -1): Objection<Reason> {
  return { reason, about };
}
