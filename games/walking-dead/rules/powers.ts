import { type FormOf, type Objection, type Offer, objection, shuffle } from "@endzeit/engine";
import { NAMES, SPACES, SURVIVOR_STEPS, spaceOf } from "../content/board.ts";
import {
  CHARACTERS,
  type EquipmentId,
  equipment,
  GUN_BAG,
  HURRY_CARD,
  type Power,
  SHORTCUT_CARD,
  WOUND,
} from "../content/cards.ts";
import type { Action, Answers, State } from "../state.ts";
import { DONE, equipmentIds, LORI, PLAY_EQUIPMENT, POWER, PUT, SCROUNGE, SEATS, SHORTCUT, TRUE } from "./answers.ts";
import { moveTo } from "./endings.ts";
import { shortMoves, shortPath } from "./paths.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, TermsOf } from "./rule.ts";
import {
  clockwise,
  drawEquipment,
  eachKind,
  hand,
  has,
  isSurvivor,
  playEquipment,
  randomCard,
  removeOne,
} from "./stock.ts";

const BAG_DRAWS = 2;
const SHORTCUT_SELF = 2;
const SHORTCUT_OTHER = 4;

/** How a survivor spells what it does outside moves and fights (X19). */
export const ACTIONS: readonly FormOf<Action>[] = [
  { power: ["move-survivor"], seat: SEATS, to: NAMES },
  { power: ["collect"] },
  { power: ["scrounge"], card: equipmentIds },
  { power: ["exchange"] },
  { play: ["gun-bag"] },
];
export const SHORTCUTS = [{ play: ["shortcut"], seat: SEATS, to: NAMES }] as const;

export const powerQuestions = {
  /** Dale: any number of cards into the draw pile, then as many from it (B5). */
  exchange: {
    forms: [{ put: equipmentIds }, { done: TRUE }],
    otherwise: "only-while-repacking",
    closed: true,
    list(s, { put }, seat, offer) {
      offer(DONE, put === 0 ? "nothing-put-back" : undefined);
      eachKind(s.hand[seat], (kind) => offer(PUT[kind]));
    },
    apply(s, { put }, seat, answer, out) {
      if ("done" in answer) return repack(s, seat, put, out);
      const kind = equipment(answer.put);
      removeOne(s.hand[seat], kind);
      s.equipmentDeck.push(kind);
      if (s.hand[seat].length > 0) s.agenda.push({ ask: "exchange", of: [seat], put: put + 1 });
      else repack(s, seat, put + 1, out);
    },
    objection: () => objection("not-held"),
  },
} satisfies Partial<Questions>;

/** The power of a seat's character; Andrea's and Dale's may be swapped by house rule. */
export function powerOf(s: State, seat: number): Power | undefined {
  const character = s.character[seat];
  if (character < 0) return undefined;
  const { power } = CHARACTERS[character];
  if (!s.rules.swapAndreaDale) return power;
  return power === "run-again" ? "exchange" : power === "exchange" ? "run-again" : power;
}

/** Powers with a moment of their own: after an attack roll, after a movement roll. */
const AT_A_ROLL: readonly (Power | undefined)[] = ["strike-again", "run-again"];

const unspent = (s: State, seat: number, power: Power): boolean => s.spent[seat] === 0 && powerOf(s, seat) === power;

/** Whether a survivor could act outside moves and fights, as far as everybody can see: then it is asked (X19). */
export function mayAct(s: State, seat: number): boolean {
  const power = powerOf(s, seat);
  const own = s.spent[seat] === 0 && power !== undefined && !AT_A_ROLL.includes(power);
  return own || s.hand[seat].length > 0;
}

/** Powers and the Bag of Guns: before the movement roll, between two encounters, before the turn ends (X19). */
export function listActions(s: State, seat: number, offer: Offer<Action, Reason>): void {
  if (has(s.hand[seat], GUN_BAG)) offer(PLAY_EQUIPMENT[GUN_BAG]);
  const power = powerOf(s, seat);
  if (power !== undefined && s.spent[seat] === 1) offer(POWER[power], "power-spent");
  else if (power !== undefined && AT_A_ROLL.includes(power)) offer(POWER[power], "power-at-a-roll");
  if (unspent(s, seat, "move-survivor")) listLori(s, offer);
  if (unspent(s, seat, "collect"))
    offer(POWER.collect, givers(s, seat).length === 0 ? "nobody-to-collect-from" : undefined);
  if (unspent(s, seat, "scrounge")) {
    if (s.equipmentDiscard.length === 0) offer(POWER.scrounge, "nothing-to-scrounge");
    eachKind(s.equipmentDiscard, (kind) => offer(SCROUNGE[kind]));
  }
  if (unspent(s, seat, "exchange"))
    offer(POWER.exchange, s.hand[seat].length === 0 ? "no-cards-to-exchange" : undefined);
}

/** Lori: one survivor, herself included, one space; nothing happens there (S2). */
function listLori(s: State, offer: Offer<Action, Reason>): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isSurvivor(s, seat)) continue;
    for (const to of SURVIVOR_STEPS[s.at[seat]]) offer(LORI[seat][to]);
  }
}

/** Shane: the other survivors of his region who hold a card (E24: on the camp nobody is in a region). */
function givers(s: State, seat: number): number[] {
  const { region } = SPACES[s.at[seat]];
  if (region < 0) return [];
  return clockwise(s, seat).filter(
    (other) =>
      other !== seat && isSurvivor(s, other) && SPACES[s.at[other]].region === region && s.hand[other].length > 0,
  );
}

/** Runs a power, the Bag of Guns or a Shortcut. */
export function act(s: State, seat: number, answer: Action | Shortcut, out: Out): void {
  if ("play" in answer) {
    if ("to" in answer) takeShortcut(s, seat, answer.seat, spaceOf(answer.to), out);
    else openGunBag(s, seat, out);
    return;
  }
  s.spent[seat] = 1;
  if (out.listening) out.tell({ event: "power", seat, power: answer.power });
  if ("to" in answer) {
    const to = spaceOf(answer.to);
    moveTo(s, answer.seat, to, "power", [to], out);
  } else if ("card" in answer) {
    const kind = equipment(answer.card);
    removeOne(s.equipmentDiscard, kind);
    s.hand[seat].push(kind);
    if (out.listening) out.tell({ event: "scrounged", seat, card: answer.card });
  } else if (answer.power === "collect") {
    for (const other of givers(s, seat)) hand(s, other, seat, randomCard(s, other, out), out);
  } else s.agenda.push({ ask: "exchange", of: [seat], put: 0 });
}

/** The Bag of Guns: the only card of these moments that needs no more words. */
function openGunBag(s: State, seat: number, out: Out): void {
  playEquipment(s, seat, GUN_BAG, out);
  drawEquipment(s, seat, BAG_DRAWS, out);
}

/** Dale: what was put back is shuffled in before as many cards are drawn. */
function repack(s: State, seat: number, put: number, out: Out): void {
  s.equipmentDeck.sort((a, b) => a - b);
  shuffle(s.random, s.equipmentDeck);
  if (out.listening) out.tell({ event: "exchanged", seat, n: put });
  drawEquipment(s, seat, put, out);
}

type Shortcut = Extract<Answers["end"], { readonly play: "shortcut" }>;

/** Abkuerzung, just before the turn ends: oneself up to 2 spaces, or another survivor up to 4; never onto a corner (X16). */
export function listShortcuts(s: State, seat: number, offer: Offer<Shortcut, Reason>): void {
  if (!has(s.hand[seat], SHORTCUT_CARD)) return;
  for (let other = 0; other < s.seats; other++) {
    if (!isSurvivor(s, other)) continue;
    const most = other === seat ? SHORTCUT_SELF : SHORTCUT_OTHER;
    for (const to of shortMoves(s.at[other], most, true)) {
      offer(SHORTCUT[other][to], SPACES[to].kind === "corner" ? "no-corner" : undefined, to);
    }
  }
}

function takeShortcut(s: State, seat: number, who: number, to: number, out: Out): void {
  playEquipment(s, seat, SHORTCUT_CARD, out);
  const from = s.at[who];
  const most = who === seat ? SHORTCUT_SELF : SHORTCUT_OTHER;
  moveTo(s, who, to, "shortcut", out.listening ? shortPath(from, to, most) : [], out);
}

type Play = { readonly play: EquipmentId };

/** Cards that are held but have another moment: refused with it. `timely` is the one that this moment is for, or -1. */
export function listUntimely(s: State, seat: number, timely: number, offer: Offer<Play, Reason>): void {
  eachKind(s.hand[seat], (kind) => {
    if (kind === timely) return;
    if (kind === SHORTCUT_CARD) offer(PLAY_EQUIPMENT[kind], "only-at-turn-end");
    else if (kind === HURRY_CARD) offer(PLAY_EQUIPMENT[kind], "only-after-the-roll");
    else if (kind === WOUND) offer(PLAY_EQUIPMENT[kind], "only-at-a-death");
    else if (s.numbers.equipment[kind] > 0) offer(PLAY_EQUIPMENT[kind], "only-in-a-fight");
  });
}

/** Powers, the Bag of Guns, a Shortcut, Hurry!: what is allowed of them is listed. */
export function whyNoAction(
  s: State,
  seat: number,
  { play, power, seat: whom }: TermsOf<Answers["turn" | "move" | "between" | "end"]>,
): Objection<Reason> {
  const stranger = whom !== undefined && !isSurvivor(s, whom);
  if (play !== undefined) {
    if (!has(s.hand[seat], equipment(play))) return objection("not-held");
    return objection(stranger ? "not-a-survivor" : "too-far-for-a-shortcut");
  }
  if (power !== powerOf(s, seat)) return objection("not-your-power");
  if (power === "scrounge") return objection("not-in-the-discards");
  return objection(stranger ? "not-a-survivor" : "one-space-only");
}
