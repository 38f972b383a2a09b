import { GRAVEYARD, SPACE_IDS, TOWN } from "../content/board.ts";
import { EVENTS } from "../content/cards.ts";
import { SAVED_FROM } from "../content/tables.ts";
import { SPECIALS, UNITS } from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import type { State } from "../state.ts";
import { rollDie } from "./dice.ts";
import type { Out } from "./rule.ts";
import { forgetConsents, ownerOf } from "./seats.ts";

export const inPlay = (s: State, unit: number): boolean => s.unitAt[unit] >= 0 && s.unitAt[unit] <= TOWN;

/** How many units are in a space. */
export function inPlayAt(s: State, at: number): number {
  let count = 0;
  const places = s.unitAt;
  for (let unit = 0; unit < places.length; unit++) if (places[unit] === at) count++;
  return count;
}

/** The units of a space as bits. */
export function unitsAt(s: State, at: number): number {
  let units = 0;
  for (let unit = 0; unit < s.unitAt.length; unit++) if (s.unitAt[unit] === at) units |= 1 << unit;
  return units;
}

export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
export const isOne = (bits: number): boolean => bits !== 0 && (bits & (bits - 1)) === 0;

/** Ansammlungslimit of units; Town Center holds any number (5.2). */
export const unitRoom = (s: State, at: number): number => (at === TOWN ? 99 : STACK - inPlayAt(s, at));

/** Sarge's drill is worth this much, for good. */
const DRILL = 2;

export function unitStrength(s: State, unit: number): number {
  const printed = s.unitFlipped[unit] === 1 ? s.numbers.unitReduced[unit] : s.numbers.unitFull[unit];
  return (s.drilled & (1 << unit)) !== 0 ? printed + DRILL : printed;
}

/** 4.3, R59: Defiant comes off. */
export function releaseUnit(s: State, unit: number, out: Out): void {
  if (s.defiant[unit] === 0) return;
  s.defiant[unit] = 0;
  if (out.listening) out.tell({ event: "defiant-off", unit: UNITS[unit].id, at: SPACE_IDS[s.unitAt[unit]] });
}

export function releaseAll(s: State, at: number, out: Out): void {
  for (let unit = 0; unit < s.unitAt.length; unit++) if (s.unitAt[unit] === at) releaseUnit(s, unit, out);
}

/** 6.2, 6.3: hits on a unit, one by one; the tough roll comes first, after a lethal hit the rest is lost (R51, R52, X18). */
export function hurtUnit(s: State, unit: number, hits: number, out: Out): void {
  const row = UNITS[unit];
  for (let n = 0; n < hits; n++) {
    if (row.tough <= 6) {
      const die = rollDie(s, out);
      const negated = die >= row.tough;
      if (out.listening) out.tell({ event: "roll", why: "tough", dice: [die], who: row.id, good: negated ? 1 : 0 });
      if (negated) continue;
    }
    const at = SPACE_IDS[s.unitAt[unit]];
    s.unitHits[unit]++;
    const last = s.unitHits[unit] === row.hits;
    if (last) s.unitHits[unit] = 0;
    if (last && s.unitFlipped[unit] === 1) {
      if (out.listening) out.tell({ event: "unit-hit", unit: row.id, at, hits: row.hits, what: "lethal" });
      saveRoll(s, unit, out);
      return;
    }
    if (last) s.unitFlipped[unit] = 1;
    if (out.listening)
      out.tell({ event: "unit-hit", unit: row.id, at, hits: s.unitHits[unit], what: last ? "flipped" : "hit" });
  }
}

/** 6.3 Rettungswurf. */
function saveRoll(s: State, unit: number, out: Out): void {
  const row = UNITS[unit];
  const at = s.unitAt[unit];
  const dice = [rollDie(s, out)];
  while (dice.length < row.saveDice) dice.push(rollDie(s, out));
  const saved = Math.max(...dice) >= SAVED_FROM;
  if (out.listening) out.tell({ event: "roll", why: "save", dice, who: row.id, good: saved ? 1 : 0 });
  s.unitHits[unit] = 0;
  s.defiant[unit] = 0;
  if (saved) {
    s.unitFlipped[unit] = row.kind === "hero" ? 0 : 1;
    s.unitAt[unit] = TOWN;
    if (out.listening) {
      out.tell({ event: "saved", unit: row.id });
      if (at !== TOWN)
        out.tell({
          event: "unit-moved",
          unit: row.id,
          from: SPACE_IDS[at],
          to: SPACE_IDS[TOWN],
          path: [SPACE_IDS[TOWN]],
          why: "saved",
        });
    }
  } else buryUnit(s, unit, out);
  // E09, X40: the sick leave a Zed behind.
  if (row.kind === "civilian" && at < TOWN && EVENTS[s.event]?.effect === "plague")
    s.agenda.push({ do: "event/plague", at });
}

/** Graveyard: out of the match, with its markers (X17, R81). */
function buryUnit(s: State, unit: number, out: Out): void {
  const at = s.unitAt[unit];
  s.unitAt[unit] = GRAVEYARD;
  s.unitFlipped[unit] = 0;
  s.speech[unit] = 0;
  s.drilled &= ~(1 << unit);
  if (s.armed === unit) s.armed = -1;
  if (s.leader === unit) s.leader = -1;
  if (s.charged === unit) s.charged = -1;
  for (let special = 0; special < SPECIALS.length; special++)
    if (SPECIALS[special].unit === unit) s.specials[special] = 2;
  if (out.listening) out.tell({ event: "killed", unit: UNITS[unit].id, at: SPACE_IDS[at] });
  const seat = ownerOf(s, unit);
  if (seat >= 0) {
    s.owner[seat] = -1;
    forgetConsents(s, seat);
    s.agenda.push({ do: "hero/take", seat });
  }
}
