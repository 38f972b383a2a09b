import { ITEMS } from "../content/items.ts";
import { PLACES } from "../content/locations.ts";
import { KIND_OF, kindNumber, SYMBOL_OF, SYMBOLS } from "../content/prints.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { type Answers, How, type State } from "../state.ts";
import { askAbout, killAnywhere } from "./abilities.ts";
import { begin } from "./acts.ts";
import { handAnswer, NO, PICK_SURVIVOR, useAnswer, YES } from "./answers.ts";
import { gearOf } from "./cards.ts";
import { changeFood } from "./crossroads/parts.ts";
import type { OpenRow } from "./crossroads/picks.ts";
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
    if (gearOf(s, who, kind) !== at || !isAccompanied(s, who)) continue;
    if (toHand(s, who, kind).length > 0) offer(handAnswer(kind, who));
    else offer(handAnswer(kind, who), "handed-on", who);
  }
}

/** whoever they belong to. */
const mayGet = (s: State, from: number, to: number): boolean => to !== from && s.place[to] === s.place[from];

function isAccompanied(s: State, who: number): boolean {
  for (let to = 0; to < SURVIVOR_COUNT; to++) if (mayGet(s, who, to)) return true;
  return false;
}

/**
 * Where the cards of a kind lie that a survivor may hand on. X-54, ours, for the rulebook sets no end to it: each survivor hands on the same
 * card once a turn.
 */
function toHand(s: State, who: number, kind: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < s.gear.length; at++)
    if (s.bearer[at] === who && KIND_OF[s.gear[at]] === kind && (s.handedBy[at] & (1 << who)) === 0) found.push(at);
  return found;
}

type Used = Extract<Answers["turn"], { readonly use: string } | { readonly hand: string }>;

export function applyGear(s: State, seat: number, answer: Used, out: Out): void {
  if ("hand" in answer) return handOff(s, seat, survivorNumber(answer.from), kindNumber(answer.hand), out);
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

/** Ausrüstung weitergeben.: what was used stays used; of two alike the player says which. */
function handOff(s: State, seat: number, from: number, kind: number, out: Out): void {
  begin(s, "hand-off", from, s.place[from]);
  const found = toHand(s, from, kind);
  const spent = s.spent[found[0]];
  if (found.every((at) => s.spent[at] === spent)) askReceiver(s, seat, from, kind, spent, out);
  else s.agenda.push({ ask: "pick", of: [seat], why: "hand-which", a: from, b: kind });
}

/** What the question carries in `b`: the kind, and whether the card is used. */
const packed = (kind: number, spent: number): number => kind * 2 + spent;
export const kindToHand = (b: number): number => Math.floor(b / 2);

/** With a single one to get it nobody is asked. */
function askReceiver(s: State, seat: number, from: number, kind: number, spent: number, out: Out): void {
  const found: number[] = [];
  for (let to = 0; to < SURVIVOR_COUNT; to++) if (mayGet(s, from, to)) found.push(to);
  if (found.length === 1) give(s, seat, from, found[0], kind, spent, out);
  else s.agenda.push({ ask: "pick", of: [seat], why: "hand-to", a: from, b: packed(kind, spent) });
}

function give(s: State, seat: number, from: number, to: number, kind: number, spent: number, out: Out): void {
  const at = toHand(s, from, kind).find((one) => s.spent[one] === spent);
  if (at === undefined) return;
  s.bearer[at] = to;
  s.handedBy[at] |= 1 << from;
  if (out.listening)
    out.tell({ event: "handed", seat, from: SURVIVORS[from].id, to: SURVIVORS[to].id, card: ITEMS[kind].id });
}

export const gearPicks = {
  /** Of two alike of the kind `b` that `a` bears: the unused one, or the used one. */
  "hand-which": {
    list(_s, _question, _seat, offer) {
      offer(YES);
      offer(NO);
    },
    apply: (s, { a: from, b: kind }, seat, answer, out) =>
      askReceiver(s, seat, from, kind, "yes" in answer ? 0 : 1, out),
  },
  /** Who gets what `a` hands on. */
  "hand-to": {
    list(s, { a: from }, _seat, offer) {
      for (let to = 0; to < SURVIVOR_COUNT; to++) if (mayGet(s, from, to)) offer(PICK_SURVIVOR[to]);
    },
    apply(s, { a: from, b }, seat, answer, out) {
      if ("survivor" in answer) give(s, seat, from, survivorNumber(answer.survivor), kindToHand(b), b % 2, out);
    },
  },
} satisfies { readonly [why: string]: OpenRow };
