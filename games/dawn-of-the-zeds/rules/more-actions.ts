import type { Offer, PartOf } from "@endzeit/engine";
import { LENGTH, SPACE_IDS, START, spaceOf, TOWN, TRACKS, towardTown } from "../content/board.ts";
import { EVENTS, STORY } from "../content/cards.ts";
import { FIRE_BRIGADE, SARGE, UNITS, unitOf, WILSON, WRIGHT } from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import type { MoreDeed, State, UnitDeed } from "../state.ts";
import { gainAmmo } from "./ammo.ts";
import { DRILL, HOSE, LOOK, PATCH, type Pay, PEEK } from "./answers.ts";
import { rollDie } from "./dice.ts";
import { isNear } from "./more-zeds.ts";
import type { Reason } from "./reasons.ts";
import type { Out } from "./rule.ts";
import { inPlay, releaseUnit } from "./units.ts";
import { groupStrength } from "./zeds.ts";

/** Actions of units of later levels. */
export function listMore(s: State, unit: number, pay: Pay, offer: Offer<MoreDeed, Reason>): void {
  switch (unit) {
    case WRIGHT:
      offer(LOOK[pay], s.topSeen === 1 ? "looked-already" : undefined);
      return;
    case SARGE:
      return listSarge(s, pay, offer);
    case FIRE_BRIGADE:
      return listHoses(s, pay, offer);
  }
}

/** Whose action a deed is, of which a part may be missing. */
export function actorOf(deed: PartOf<UnitDeed>): number {
  if ("move" in deed) return unitOf(deed.move);
  if ("fire" in deed) return unitOf(deed.fire);
  if ("forage" in deed) return unitOf(deed.forage);
  if ("look" in deed) return WRIGHT;
  return "hose" in deed ? FIRE_BRIGADE : SARGE;
}

function listSarge(s: State, pay: Pay, offer: Offer<MoreDeed, Reason>): void {
  for (let unit = 0; unit < s.unitAt.length; unit++) {
    if (UNITS[unit].kind !== "civilian" || !inPlay(s, unit)) continue;
    if (isNear(s.unitAt[SARGE], s.unitAt[unit]))
      offer(DRILL[pay][unit], (s.drilled & (1 << unit)) !== 0 ? "drilled-already" : undefined, unit);
    if (s.unitAt[SARGE] === TOWN && s.unitAt[unit] === TOWN && s.unitHits[unit] > 0)
      offer(PATCH[pay][unit], s.ammo === 0 ? "no-ammo" : undefined, unit);
  }
}

function listHoses(s: State, pay: Pay, offer: Offer<MoreDeed, Reason>): void {
  const from = s.unitAt[FIRE_BRIGADE];
  const wet = (at: number): void => {
    if (at < TOWN && (at & START) !== START && s.spots[at * STACK] >= 0) offer(HOSE[pay][at]);
  };
  if (from === TOWN) for (let track = 0; track < TRACKS.length; track++) wet(track * LENGTH);
  else {
    wet(towardTown(from));
    if ((from & START) !== START) wet(from + 1);
  }
}

export function useMore(s: State, deed: MoreDeed, out: Out): void {
  if ("look" in deed) {
    s.topSeen = 1;
    out.reveal();
    const card = EVENTS[s.eventDeck[s.eventDeck.length - 1]].id;
    if (out.listening) out.tell({ event: "looked", unit: UNITS[WRIGHT].id, card });
  } else if ("drill" in deed) {
    const unit = unitOf(deed.drill);
    s.drilled |= 1 << unit;
    if (out.listening) out.tell({ event: "marker", marker: "drilled", unit: UNITS[unit].id });
  } else if ("patch" in deed) {
    const unit = unitOf(deed.patch);
    s.unitHits[unit]--;
    gainAmmo(s, -1, "sarge", out);
    if (out.listening) out.tell({ event: "patched", unit: UNITS[unit].id, hits: s.unitHits[unit] });
  } else hose(s, spaceOf(deed.hose), out);
}

/** Wilson may look at the top story card any time: it costs nothing. */
export function listPeek(s: State, offer: Offer<typeof PEEK, Reason>): void {
  if (inPlay(s, WILSON) && s.storyDeck.length > 0 && s.storySeen === 0) offer(PEEK);
}

export function peek(s: State, out: Out): void {
  s.storySeen = 1;
  out.reveal();
  if (out.listening) {
    const card = STORY[s.storyDeck[s.storyDeck.length - 1]].id;
    out.tell({ event: "peeked", unit: UNITS[WILSON].id, card });
  }
}

/** Two dice against the strength of the Zeds in the space: they retreat without a fight. */
function hose(s: State, at: number, out: Out): void {
  const dice = [rollDie(s, out), rollDie(s, out)];
  const good = dice[0] + dice[1] >= groupStrength(s, at) ? 1 : 0;
  if (out.listening) out.tell({ event: "roll", why: "hoses", dice, who: UNITS[FIRE_BRIGADE].id, good });
  if (good === 1) {
    if (out.listening) out.tell({ event: "hosed", at: SPACE_IDS[at] });
    s.agenda.push({ do: "retreat/zeds", at });
  }
}

/** Everybody out: Defiant civilians with the brigade or next to it come free. */
export function freeDefiant(s: State, out: Out): void {
  for (let unit = 0; unit < s.unitAt.length; unit++)
    if (s.defiant[unit] === 1 && isNear(s.unitAt[FIRE_BRIGADE], s.unitAt[unit])) releaseUnit(s, unit, out);
}

/** Wilson's eye for things: a die more for who forages with him. */
export const companionDice = (s: State, unit: number): number =>
  unit !== WILSON && s.unitAt[unit] !== TOWN && s.unitAt[WILSON] === s.unitAt[unit] ? 1 : 0;
