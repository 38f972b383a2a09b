import type { Objection } from "@endzeit/engine";

/** Every reason for which an answer is refused, with the anchor of the rules page that it rests on. */
export const reasons = {
  "character-taken": "setup",
  "not-held": "hand",
  "only-in-a-fight": "fight",
  "only-at-the-beginning": "setup",
  "only-when-rising": "rise",
  "no-place-to-rise": "rise",
  "only-in-your-turn": "X19",
  "roll-first": "move",
  "only-when-moving": "move",
  "only-on-a-draw-space": "E20",
  "only-to-your-partner": "D8",
  "only-while-repacking": "dale",
  "only-when-short": "axe",
  "only-when-a-card-asks": "encounter-cards",
  "not-offered-by-the-card": "encounter-cards",
  "only-when-made-to": "E13",
  "only-to-name-an-opponent": "fight",
  "no-rival": "power-struggle",
  "only-as-a-walker": "walker-card",
  "only-after-a-walk": "walker-card",
  "only-at-turn-end": "shortcut",
  "only-after-the-roll": "hurry",
  "only-at-a-death": "wound",
  "not-exact": "move",
  "survivors-keep-out": "sewer",
  "out-of-reach": "walker-move",
  "one-hurry": "X7",
  "too-late-to-add": "M7",
  "no-corner": "X16",
  "too-far-for-a-shortcut": "X16",
  "not-a-survivor": "T4",
  "one-space-only": "lori",
  "not-your-power": "characters",
  "not-in-the-discards": "glenn",
  "no-car-lot": "car-lot",
  "other-bonus": "car-lot",
  "nobody-to-collect-from": "B4",
  "nothing-to-scrounge": "B4",
  "nothing-put-back": "dale",
  "no-cards-to-exchange": "dale",
  "power-spent": "characters",
  "power-at-a-roll": "characters",
  // Fights
  "bonus-too-low": "no-roll",
  "shotgun-must-roll": "no-roll",
  "no-attack-card": "X14",
  "door-blocked": "at-the-door",
  "keep-quiet": "keep-quiet",
  "one-card-only": "crawler",
  "only-before-the-roll": "fight",
  // Walkers
  "only-in-a-survivors-turn": "reactions",
  "no-strength-to-raise": "W2",
  "nobody-here": "walker-card",
  "target-elsewhere": "walker-card",
  "only-elsewhere": "W1",
  "only-as-a-reaction": "reactions",
} as const satisfies Record<string, string>;

export type Reason = keyof typeof reasons;

/** Why an answer is refused that is not listed; `about` is a space. */
export function objection(reason: Reason, about = -1): Objection<Reason> {
  return { reason, about };
}
