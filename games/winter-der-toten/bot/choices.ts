import type { Note } from "@endzeit/engine";
import { CROSSROADS } from "../content/crossroads.ts";
import type { Answers, PickName } from "../state.ts";
import { effectWorth, optionWorth } from "./crossroads.ts";
import type { Appraisal } from "./thought.ts";

/** Why the planner chooses as it does beside an action and on crossroads cards: it says what its worths rest on, and has no part in them. */

export const note = (text: string, icon: string, values: Note["values"] = {}): Note => ({
  text: `reason.${text}`,
  icon,
  values,
});

/** What speaks for an answer by what it names; for a yes it is that it pays. */
const BY_TERM: { readonly [term: string]: string } = {
  ...{ survivor: "pass", seat: "trusted", face: "spare-die", gate: "kill", place: "safe-place", card: "spare-card" },
};
const GROUNDS: { readonly [why in PickName]?: string } = {
  "barricade-gate": "wall",
  "padlock-gate": "wall",
  "attract-from": "quiet",
  "attract-to": "quiet",
  "lure-to": "quiet",
  scene: "crowd",
  "heal-whom": "hurt",
  "heal-three": "hurt",
  "heal-what": "frost-first",
  "raise-die": "face",
  "reroll-dice": "face",
  "set-face": "face",
  "scout-deck": "deck",
  "which-deck": "deck",
  "rescue-card": "best-card",
  "keep-one": "best-card",
  "their-card": "best-card",
  "deck-card": "best-card",
  "steal-from": "rich",
  "peek-at": "rich",
  "secret-of": "suspect",
  accuse: "suspect",
  "equip-whom": "bearer",
  "hand-to": "bearer",
  "lamp-attacker": "strike",
  "lighter-attacker": "strike",
  "fuel-mover": "pays",
  "medicine-from": "pays",
  "show-weapon": "pays",
  "pledge-card": "give",
  "fuel-duty": "saves",
  addiction: "saves",
  cure: "saves",
};

/** What speaks for these rests on how the colony fares: whoever wants it to fall chooses the other way. */
const COMMON: ReadonlySet<string> = new Set(["wall", "kill", "suspect"]);
/** Why not, where that is an answer too; of the others, that it costs more than it brings. */
const NOT: { readonly [ground: string]: string } = { "frost-first": "frost-first", give: "hold", saves: "hold" };

export function pickReason(t: Appraisal, why: PickName, answer: Answers["pick" | "pick-card"]): Note {
  const [term = ""] = Object.keys(answer);
  const ground = GROUNDS[why] ?? BY_TERM[term] ?? "pays";
  if (COMMON.has(ground) && t.colony < 0) return note("ruin", "betrayal");
  return note("no" in answer ? (NOT[ground] ?? "costs") : ground, "goal");
}

/** What each effect of a crossroads card is about; of the others, what comes of it in the long run. */
const MATTERS: { readonly [does: string]: string | undefined } = {
  morale: "morale",
  food: "food",
  "no-food": "food",
  "add-helpless": "food",
  "remove-helpless": "food",
  "kill-helpless": "food",
  expose: "people",
  wound: "people",
  frostbite: "people",
  volunteers: "people",
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
  "lose-card": "cards",
  "lose-dice": "cards",
  "lose-die": "cards",
};
const REST = "rest";

/** What made an option of a crossroads card the better one, counted from 0: that of which it brings the most more, or costs the most less. */
export function optionReason(t: Appraisal, card: number, option: number): Note {
  const { options } = CROSSROADS[card];
  let rival = -1;
  for (let at = 0; at < options.length; at++)
    if (at !== option && (rival < 0 || optionWorth(t, card, at) > optionWorth(t, card, rival))) rival = at;
  const gains = new Map<string, number>();
  for (const at of [option, rival])
    for (const effect of options[at]?.effects ?? []) {
      const matter = MATTERS[effect.does.replace("-each", "")] ?? REST;
      const worth = effectWorth(t, effect);
      gains.set(matter, (gains.get(matter) ?? 0) + (at === option ? worth : -worth));
    }
  let chosen = REST;
  let top = 0;
  for (const [matter, gain] of gains) {
    if (gain <= top) continue;
    top = gain;
    chosen = matter;
  }
  return note(`option.${chosen}`, "goal");
}
