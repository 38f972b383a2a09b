import { ITEMS } from "../content/items.ts";
import { PLACES } from "../content/locations.ts";
import { KIND_OF, kindNumber, SYMBOL_OF, SYMBOLS } from "../content/prints.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { type Answers, How, type State } from "../state.ts";
import { askAbout, killAnywhere } from "./abilities.ts";
import { begin } from "./acts.ts";
import { handAnswer, useAnswer } from "./answers.ts";
import { gearOf } from "./cards.ts";
import { changeFood } from "./crossroads/parts.ts";
import { FACES } from "./dice.ts";
import { isOut, SURVIVOR_COUNT, survivorNumber } from "./groups.ts";
import { COLONY, freeSpacesAt } from "./places.ts";
import type { Reason } from "./reasons.ts";
import type { Out } from "./rule.ts";
import type { TurnOffer } from "./turn.ts";
import { buildBarricades } from "./work.ts";

/** Ausrüstung: what is used for itself, and handed on. What serves an attack, a search or work is used with these. */

const WEAPON = SYMBOLS.indexOf("weapon");

/** By kind: whether it is used for itself. */
const IS_ACTION: readonly boolean[] = ITEMS.map(({ play, onceARound, effect }) => {
  if (play !== "equip" || !onceARound) return false;
  switch (effect.does) {
    case "kill":
    case "shift-die":
    case "barricades":
    case "raise-die":
    case "reroll":
    case "food":
      return true;
    default:
      return false;
  }
});

function whyNot(s: State, seat: number, who: number, kind: number): Reason | null {
  const { effect, place } = ITEMS[kind];
  if (place !== "any" && PLACES[s.place[who]].id !== place) return "ability-elsewhere";
  switch (effect.does) {
    case "kill":
      return s.zombies.some((n) => n > 0) ? null : "no-zombies";
    case "barricades":
      return freeSpacesAt(s, COLONY) > 0 ? null : "no-free-space";
    case "reroll":
      return s.dice[seat].length > 0 ? null : "no-dice";
    case "raise-die":
      return s.dice[seat].some((die) => die < FACES) ? null : "no-dice";
    case "shift-die":
      return s.dice[seat].some((die) => die < FACES) && othersCanShift(s, seat) ? null : "no-dice";
    default:
      return null;
  }
}

function othersCanShift(s: State, seat: number): boolean {
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && !isOut(s, other) && s.dice[other].some((die) => die > 1)) return true;
  return false;
}

export function listGear(s: State, seat: number, offer: TurnOffer): void {
  for (let at = 0; at < s.gear.length; at++) {
    const who = s.bearer[at];
    if (s.owner[who] !== seat) continue;
    const kind = KIND_OF[s.gear[at]];
    // Two alike on one survivor are one answer.
    if (IS_ACTION[kind] && gearOf(s, who, kind) === at) {
      const why = gearOf(s, who, kind, true) < 0 ? "used-this-round" : whyNot(s, seat, who, kind);
      if (why === null) offer(useAnswer(who, kind));
      else offer(useAnswer(who, kind), why, who);
    }
    if (gearOf(s, who, kind) !== at) continue;
    //
    for (let to = 0; to < SURVIVOR_COUNT; to++)
      if (to !== who && s.place[to] === s.place[who]) offer(handAnswer(kind, who, to));
  }
}

type Used = Extract<Answers["turn"], { readonly use: string } | { readonly hand: string }>;

export function applyGear(s: State, seat: number, answer: Used, out: Out): void {
  if ("hand" in answer) return handOff(s, seat, answer, out);
  const who = survivorNumber(answer.by);
  const kind = kindNumber(answer.use);
  const at = gearOf(s, who, kind, true);
  begin(s, "ability", who, s.place[who]);
  if (SYMBOL_OF[s.gear[at]] === WEAPON) {
    s.how |= How.weapon;
    s.actWith = s.gear[at];
  }
  s.spent[at] = 1;
  if (out.listening) out.tell({ event: "used", seat, card: answer.use, who: answer.by });
  const { effect } = ITEMS[kind];
  if (effect.does === "kill") killAnywhere(s, seat, out);
  else if (effect.does === "barricades") buildBarricades(s, seat, COLONY, effect.barricades, out);
  else if (effect.does === "food") changeFood(s, effect.tokens, out);
  else if (effect.does === "raise-die") askAbout(s, seat, "raise-die", 0);
  else if (effect.does === "reroll") askAbout(s, seat, "reroll-die", 0);
  else if (effect.does === "shift-die") askAbout(s, seat, "shift-from", 0);
}

/** Ausrüstung weitergeben. R-46: what was used stays used. */
function handOff(s: State, seat: number, answer: Extract<Used, { readonly hand: string }>, out: Out): void {
  const from = survivorNumber(answer.from);
  const at = gearOf(s, from, kindNumber(answer.hand));
  begin(s, "hand-off", from, s.place[from]);
  s.bearer[at] = survivorNumber(answer.to);
  if (out.listening)
    out.tell({ event: "handed", seat, from: answer.from, to: SURVIVORS[s.bearer[at]].id, card: answer.hand });
}
