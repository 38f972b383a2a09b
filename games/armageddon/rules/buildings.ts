import { EXTENSION_SITE, HEADQUARTERS_SITE, SITES, WATCHTOWER_SITE } from "../content/board.ts";
import { BUILDINGS, type Cost, type Passive, TYPES } from "../content/buildings.ts";
import type { State } from "../state.ts";
import type { Reason } from "./reasons.ts";

/** What stands in a city: only what is visible counts. */

const MILITARY = TYPES.indexOf("military");

export function hasPassive(s: State, seat: number, passive: Passive): boolean {
  for (let at = seat * SITES; at < (seat + 1) * SITES; at++) {
    if (s.sites[at] >= 0 && BUILDINGS[s.sites[at]].passive === passive) return true;
  }
  return false;
}

/** Visible buildings of a type, printed ones included (Q45, X28). */
export function countType(s: State, seat: number, type: number): number {
  let n = 0;
  for (let at = seat * SITES; at < (seat + 1) * SITES; at++) {
    if (s.sites[at] >= 0 && BUILDINGS[s.sites[at]].type === type) n++;
  }
  return n;
}

/**
 * Unterkunftspunkte: buildings, the Builder's Yard for each military building (X29), houses of this round's tiles.
 * `site` and `instead` ask for the city with another building there.
 */
export function shelterOf(s: State, seat: number, site = -1, instead = -1): number {
  let sum = s.houses[seat];
  let yards = 0;
  let military = 0;
  for (let at = seat * SITES; at < (seat + 1) * SITES; at++) {
    const building = at === seat * SITES + site ? instead : s.sites[at];
    if (building < 0) continue;
    sum += s.numbers.shelter[building];
    if (BUILDINGS[building].type === MILITARY) military++;
    if (BUILDINGS[building].passive === "yard") yards++;
  }
  return sum + yards * military;
}

export function fixedPoints(s: State, seat: number): number {
  let sum = 0;
  for (let at = seat * SITES; at < (seat + 1) * SITES; at++) if (s.sites[at] >= 0) sum += s.numbers.fixed[s.sites[at]];
  return sum;
}

/** Why a building may not be placed on a site, or undefined. */
export function siteRefusal(s: State, seat: number, building: number, site: number): Reason | undefined {
  const { upgrades, passive } = BUILDINGS[building];
  const old = s.sites[seat * SITES + site];
  if (upgrades === "hq") return site === HEADQUARTERS_SITE ? undefined : "only-on-headquarters";
  if (upgrades === "watchtower") return isWatchtowerSite(site, old) ? undefined : "only-on-watchtower";
  if (site === HEADQUARTERS_SITE) return "headquarters-stays";
  if (site === WATCHTOWER_SITE) return "watchtower-stays";
  // Once a Watchtower stands on the Tower Site it can only be upgraded (Q25).
  if (old >= 0 && BUILDINGS[old].upgrades === "watchtower") return "second-watchtower-stays";
  if (site === EXTENSION_SITE && s.extended[seat] === 0) return "extension-first";
  const rival = passive === "merciful" ? "vengeful" : passive === "vengeful" ? "merciful" : "none";
  if (rival === "none" || !hasPassive(s, seat, rival)) return undefined;
  // One church may take the place of the other (Q26, X15).
  return old >= 0 && BUILDINGS[old].passive === rival ? undefined : "other-church";
}

/** The Watchtower, or a Tower Site with or without one. */
function isWatchtowerSite(site: number, old: number): boolean {
  if (site === WATCHTOWER_SITE) return true;
  return old >= 0 && (BUILDINGS[old].passive === "tower-site" || BUILDINGS[old].upgrades === "watchtower");
}

/** By cost, which colours (bits of worker, soldier, engineer, leader) can pay; the leader may stand for any one colour (Q33). */
const PAYS: Readonly<Record<Cost, number>> = {
  any: 0b1111,
  soldier: 0b1010,
  engineer: 0b1100,
  specialist: 0b1110,
  "two-workers": 0b1001,
};
const WORKER_BIT = 1;

/** The colours that can pay a cost, as bits. With the Training Center workers count as soldiers and engineers too. */
export function payers(cost: Cost, training: boolean): number {
  return training ? PAYS[cost] | WORKER_BIT : PAYS[cost];
}
