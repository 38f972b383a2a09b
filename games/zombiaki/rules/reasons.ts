/** Every reason for which an answer is refused, with the anchor of the rules page that it rests on. */
export const reasons = {
  // Phases and hands
  "only-after-a-shot": "click",
  "only-before-moving": "not-so-fast",
  "not-held": "hand",
  terror: "terror",
  "humans-hold-nothing": "meat",
  "zombies-hold-nothing": "punch",
  // Squares and lanes
  "no-zombie-there": "R11",
  "nobody-there": "R11",
  "nothing-there": "pickaxe",
  "square-occupied": "R75",
  "thing-there": "R75",
  "not-at-the-graveyard": "placing",
  "graveyard-square-taken": "R16",
  "not-at-the-barricade": "barrel",
  "lane-barred": "barrier",
  "target-lane-barred": "barrier",
  "outer-lanes-only": "street-on-fire",
  // Movement
  netted: "net",
  frozen: "holy-picture",
  "already-moved": "R13",
  "way-occupied": "march",
  "wall-too-high": "R33",
  "wall-too-high-alone": "R37",
  "off-the-street": "backward",
  "dog-must-advance": "R21",
  "dogs-do-not-win": "option-dogsCanWin",
  // Shooting and fire
  "wall-in-the-way": "R42",
  "not-the-first": "R44",
  "shielded-from-fire": "R98",
  "wall-stops-the-flame": "R100",
  // Zombie cards
  "no-shield-there": "bite",
  "has-shield": "R53",
  "is-boss": "boss",
  "bosses-obey-nobody": "R64",
  "too-strong-for-orders": "boss",
  "had-an-order": "boss",
  "pit-stays": "R71",
  "not-beside-a-zombie": "swap",
  "held-already": "R23",
  // Human cards
  "before-a-figure": "R76",
  "way-blocked": "R79",
  "no-wall-in-section-5": "wall",
  "wall-too-close": "wall",
  "wall-behind-a-zombie": "R40",
  "too-strong-for-the-net": "net",
  "netted-already": "net",
} as const satisfies Record<string, string>;

export type Reason = keyof typeof reasons;
