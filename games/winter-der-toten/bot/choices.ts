import type { Note } from "@endzeit/engine";
import { CROSSROADS } from "../content/crossroads.ts";
import type { Effect } from "../content/crossroads-rows.ts";
import type { Answers, PickName } from "../state.ts";
import { effectWorth, optionWorth } from "./crossroads.ts";
import type { Appraisal } from "./thought.ts";

/** Why the planner chooses as it does beside an action and on crossroads cards: it says what its worths rest on, and has no part in them. */

export const note = (text: string, icon: string, values: Note["values"] = {}): Note => ({
  text: `reason.${text}`,
  icon,
  values,
});

/**
 * `no`: why not, where that is an answer too. `wants`: what speaks for an answer rests on how the colony fares, and whoever wants it to fall
 * chooses the other way.
 */
interface Ground {
  readonly id: string;
  readonly icon: string;
  readonly no?: string;
  readonly wants?: "colony";
}

const HIT: Ground = { id: "kill", icon: "zombie", wants: "colony" };
const WALL: Ground = { id: "wall", icon: "barricade", wants: "colony" };
const QUIET: Ground = { id: "quiet", icon: "lure" };
const SPARE_DIE: Ground = { id: "spare-die", icon: "dice", no: "hold-die" };
const HURT: Ground = { id: "hurt", icon: "wound" };
const DECK: Ground = { id: "deck", icon: "search" };
const SAFE_PLACE: Ground = { id: "safe-place", icon: "move" };
const TRUSTED: Ground = { id: "trusted", icon: "hand" };
const STRIKE: Ground = { id: "strike", icon: "attack" };
const RICH: Ground = { id: "rich", icon: "hand" };
const SUSPECT: Ground = { id: "suspect", icon: "exile", wants: "colony" };
const SPARE_CARD: Ground = { id: "spare-card", icon: "hand", no: "hold" };
const BEST_CARD: Ground = { id: "best-card", icon: "hand" };
const BEARER: Ground = { id: "bearer", icon: "equip" };
const PAYS: Ground = { id: "pays", icon: "goal" };
const PASS: Ground = { id: "pass", icon: "survivor" };

const GROUNDS: { readonly [why in PickName]: Ground } = {
  "barricade-gate": WALL,
  "kill-gate": HIT,
  "heal-whom": HURT,
  "heal-what": { id: "frost-first", icon: "frostbite", no: "frost-first" },
  "raise-die": { id: "raise", icon: "dice" },
  "reroll-die": SPARE_DIE,
  "reroll-dice": { id: "reroll", icon: "dice", no: "settle" },
  "set-die": SPARE_DIE,
  "set-face": { id: "face", icon: "dice" },
  "shift-from": TRUSTED,
  "shift-to": SPARE_DIE,
  "scout-deck": DECK,
  "rescue-card": BEST_CARD,
  "steal-from": RICH,
  "peek-at": RICH,
  "equip-whom": BEARER,
  "padlock-gate": WALL,
  "lure-to": QUIET,
  "lamp-attacker": STRIKE,
  "hand-which": { id: "unused", icon: "equip" },
  "hand-to": BEARER,
  "fuel-for": { id: "drive", icon: "move" },
  "lighter-attacker": STRIKE,
  "lighter-die": SPARE_DIE,
  "lighter-gate": HIT,
  "fuel-mover": { id: "mover", icon: "move" },
  "fuel-to": SAFE_PLACE,
  "foresee-order": { id: "order", icon: "crisis", no: "order" },
  "new-home": SAFE_PLACE,
  "clean-with": PAYS,
  "clean-by": { id: "ability", icon: "ability" },
  "barricade-with": PAYS,
  "attack-gate": HIT,
  "attract-from": { id: "from", icon: "lure", wants: "colony" },
  "attract-to": { ...QUIET, wants: "colony" },
  "leave-game": { id: "leave", icon: "morale" },
  "exile-move": SAFE_PLACE,
  "exile-swap": PASS,
  "fuel-duty": { id: "duty", icon: "goal", wants: "colony" },
  subject: PASS,
  scene: { id: "crowd", icon: "zombie" },
  "give-to": TRUSTED,
  "keep-one": BEST_CARD,
  robber: PASS,
  "draw-weapon": PAYS,
  "show-weapon": PAYS,
  "christmas-more": PAYS,
  "christmas-to": TRUSTED,
  "medicine-from": { id: "needed", icon: "medicine" },
  "secret-of": SUSPECT,
  "thomas-wounds": PASS,
  "trip-with": PASS,
  "trip-room": PASS,
  lighthouse: SPARE_DIE,
  accuse: SUSPECT,
  "blast-gate": HIT,
  "their-card": BEST_CARD,
  "heal-three": HURT,
  "clear-gate": HIT,
  volunteer: PASS,
  "which-deck": DECK,
  "deck-card": BEST_CARD,
  "lose-card": SPARE_CARD,
  "lose-die": SPARE_DIE,
  "pledge-card": { id: "give", icon: "contribute", no: "hold" },
  "pledge-die": SPARE_DIE,
  "pledge-survivor": PASS,
  stake: SPARE_CARD,
  addiction: { id: "saves-die", icon: "dice", no: "hold" },
  "nurse-with": SPARE_CARD,
  sleep: PAYS,
  experiment: PAYS,
  cook: SPARE_CARD,
  cure: { id: "saves-life", icon: "medicine", no: "hold" },
};

export function pickReason(t: Appraisal, why: PickName, answer: Answers["pick" | "pick-card"]): Note {
  const { id, icon, no = "costs", wants } = groundOf(why, answer);
  if (wants === "colony" && t.colony < 0) return note("ruin", "betrayal");
  return note("no" in answer ? no : id, icon);
}

/** Two of the names ask for things of different kinds. */
function groundOf(why: PickName, answer: Answers["pick" | "pick-card"]): Ground {
  if (why === "subject" && "seat" in answer) return TRUSTED;
  if (why === "exile-move" && "survivor" in answer) return PASS;
  return GROUNDS[why];
}

type Matter = "morale" | "food" | "mouths" | "health" | "people" | "dead" | "cards" | "dice" | "rest";

/** What each effect of a crossroads card is about. */
const MATTERS: { readonly [does in Effect["does"]]?: Matter } = {
  morale: "morale",
  food: "food",
  "no-food": "food",
  "add-helpless": "mouths",
  "remove-helpless": "mouths",
  "kill-helpless": "mouths",
  expose: "health",
  "expose-each": "health",
  wound: "health",
  frostbite: "health",
  "wound-each": "health",
  "frostbite-each": "health",
  volunteers: "health",
  kill: "people",
  take: "people",
  "draw-survivor": "people",
  zombies: "dead",
  "remove-zombies": "dead",
  "kill-zombies": "dead",
  barricade: "dead",
  "break-barricades": "dead",
  noise: "dead",
  search: "cards",
  draw: "cards",
  reveal: "cards",
  return: "cards",
  "lose-card": "cards",
  "lose-dice": "dice",
  "lose-die": "dice",
  "lose-die-each": "dice",
};
const ICONS: { readonly [matter in Matter]: string } = {
  ...{ morale: "morale", food: "food", mouths: "helpless", health: "wound", people: "survivor", dead: "zombie" },
  ...{ cards: "hand", dice: "dice", rest: "crossroads" },
};

/** What made an option of a crossroads card the better one, counted from 0: that of which it brings the most more, or costs the most less. */
export function optionReason(t: Appraisal, card: number, option: number): Note {
  const { options } = CROSSROADS[card];
  const others = options.map((_, at) => at).filter((at) => at !== option);
  const worth = (at: number): number => optionWorth(t, card, at);
  const rival = others.reduce<number | null>(
    (best, at) => (best === null || worth(at) > worth(best) ? at : best),
    null,
  );
  const gains = new Map<Matter, number>();
  const count = (at: number, sign: number): void => {
    for (const effect of options[at]?.effects ?? []) {
      const matter = MATTERS[effect.does] ?? "rest";
      gains.set(matter, (gains.get(matter) ?? 0) + sign * effectWorth(t, effect));
    }
  };
  count(option, 1);
  if (rival !== null) count(rival, -1);
  let chosen: Matter = "rest";
  let top = 0;
  for (const [matter, gain] of gains) {
    if (gain <= top) continue;
    top = gain;
    chosen = matter;
  }
  return note(`option.${chosen}`, ICONS[chosen]);
}
