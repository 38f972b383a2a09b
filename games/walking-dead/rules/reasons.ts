/** Every reason for which an answer is refused, with the anchor of the rules page that it rests on. */
export const reasons = {
  "character-taken": "setup",
  "not-held": "hand",
  "only-in-a-fight": "fight",
  "only-at-turn-end": "shortcut",
  "only-after-the-roll": "hurry",
  "only-at-a-death": "wound",
  "not-exact": "move",
  "survivors-keep-out": "sewer",
  "out-of-reach": "walker-move",
  "one-hurry": "X7",
  "too-late-to-add": "M7",
  "no-corner": "X16",
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
  "only-elsewhere": "W1",
  "only-as-a-reaction": "reactions",
} as const satisfies Record<string, string>;

export type Reason = keyof typeof reasons;
