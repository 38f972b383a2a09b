import { PLACES } from "../content/locations.ts";
import { BUDDY, HARMAN, JOHN, SPARKY } from "../content/named.ts";
import { kindNumber } from "../content/prints.ts";
import { SURVIVORS, type SurvivorId } from "../content/survivors.ts";
import { Ban, LASTING, type Lasting, type State } from "../state.ts";
import { gearOf } from "./cards.ts";
import { COLONY } from "./places.ts";

/** Groups and survivors as they are: who belongs to whom, who stands where, whose ability somebody has. What happens to them: people.ts. */

export const SURVIVOR_COUNT = SURVIVORS.length;

const NUMBERS: ReadonlyMap<SurvivorId, number> = new Map(SURVIVORS.map(({ id }, number) => [id, number]));

export function survivorNumber(id: SurvivorId): number {
  return NUMBERS.get(id) ?? -1;
}

const SNOW_SHOES = kindNumber("snow-shoes");
const ROTTEN_FLESH = kindNumber("rotten-flesh");
const DEADLY_WOUNDS = 3;

export const inPlay = (s: State, who: number): boolean => s.place[who] >= 0;
export const isOut = (s: State, seat: number): boolean => s.out[seat] === 1;
/** Nicht verbannt, and not out of the match. */
export const isLoyal = (s: State, seat: number): boolean => s.exiled[seat] === 0 && s.out[seat] === 0;

export function loyalSeats(s: State): number {
  let n = 0;
  for (let seat = 0; seat < s.seats; seat++) if (isLoyal(s, seat)) n++;
  return n;
}

/** The next living seat, to the left (clockwise) or to the right. */
export function nextSeat(s: State, seat: number, way: 1 | -1 = 1): number {
  let next = seat;
  do next = (next + way + s.seats) % s.seats;
  while (isOut(s, next) && next !== seat);
  return next;
}

export const isCooperative = (s: State): boolean => s.rules.mode === "cooperative" || s.seats === 2;
export const isHardcore = (s: State): boolean => isCooperative(s) || s.rules.side === "hardcore";

export function isInForce(s: State, effect: Lasting): boolean {
  return s.lasting.includes(LASTING.indexOf(effect));
}

/** How many times an effect is in force. */
export function timesInForce(s: State, effect: Lasting): number {
  const number = LASTING.indexOf(effect);
  let n = 0;
  for (let i = 0; i < s.lasting.length; i++) if (s.lasting[i] === number) n++;
  return n;
}

export function groupSize(s: State, seat: number): number {
  let n = 0;
  for (let who = 0; who < SURVIVOR_COUNT; who++) if (s.owner[who] === seat) n++;
  return n;
}

/** Survivors of all groups at a place, without helpless ones. */
export function survivorsAt(s: State, place: number): number {
  let n = 0;
  for (let who = 0; who < SURVIVOR_COUNT; who++) if (s.place[who] === place) n++;
  return n;
}

export function hasSurvivorAt(s: State, seat: number, place: number): boolean {
  for (let who = 0; who < SURVIVOR_COUNT; who++) if (s.owner[who] === seat && s.place[who] === place) return true;
  return false;
}

const SCHOOL = PLACES.findIndex(({ id }) => id === "school");

/** a figure that stays for good, of card 36. */
const figuresAt = (s: State, place: number): number => (place === SCHOOL && isInForce(s, "bev-stays") ? 1 : 0);

/** Everybody whom the zombies smell: helpless survivors and figures too. */
export function presentAt(s: State, place: number): number {
  return survivorsAt(s, place) + othersAt(s, place);
}

const othersAt = (s: State, place: number): number => (place === COLONY ? s.helpless : 0) + figuresAt(s, place);

/** Free spaces for survivors. Below 0 only where R-30 has put one more. */
export function roomAt(s: State, place: number): number {
  return PLACES[place].spaces - presentAt(s, place);
}

/** Spaces for survivors of groups, whether one stands there or not: the rest is taken by helpless ones and figures. */
export const roomBeside = (s: State, place: number): number => PLACES[place].spaces - othersAt(s, place);

/** Lowest influence at a place (-1: anywhere), among those that `may` be it; -1 without one. */
export function lowestAt(s: State, place: number, may: (who: number) => boolean = always): number {
  let lowest = -1;
  for (let who = 0; who < SURVIVOR_COUNT; who++) {
    if (s.place[who] < 0 || (place >= 0 && s.place[who] !== place) || !may(who)) continue;
    if (lowest < 0 || s.numbers.influence[who] < s.numbers.influence[lowest]) lowest = who;
  }
  return lowest;
}
const always = (): boolean => true;

/**
 * Whether a survivor has another's ability, by the number of the one on whose card it stands: the own one, or as John Price, who has those
 * of all others at his location.
 */
export function hasAbilityOf(s: State, who: number, of: number): boolean {
  if ((s.bans[who] & Ban.ability) !== 0) return false;
  if (who === of) return true;
  return who === JOHN && s.place[of] === s.place[JOHN] && s.place[JOHN] > COLONY;
}

export const isUnbittenWhenRolled = (s: State, who: number): boolean => hasAbilityOf(s, who, SPARKY);
const isSkippedByBites = (s: State, who: number): boolean =>
  hasAbilityOf(s, who, SPARKY) || gearOf(s, who, ROTTEN_FLESH) >= 0;
export const isWarm = (s: State, who: number): boolean =>
  hasAbilityOf(s, who, HARMAN) || gearOf(s, who, SNOW_SHOES) >= 0;

/** whom a bite spreads to. `gone` adds up those whom it had, as powers of two. */
export function nextBitten(s: State, place: number, gone: number): number {
  return lowestAt(s, place, (who) => (gone & (1 << who)) === 0 && !isSkippedByBites(s, who));
}

/** Whether wounds and frostbite of a survivor are as many as he bears. */
export function isDying(s: State, who: number): boolean {
  const bears = hasAbilityOf(s, who, BUDDY) ? DEADLY_WOUNDS + 1 : DEADLY_WOUNDS;
  return s.wounds[who] + s.frost[who] >= bears;
}
