import { gunfireHits, MELEE, ROW, SAVED_FROM, TOUGH_ZED_TO, TRAPS_FROM, zedsLose } from "./content/tables.ts";
import { UNITS, VETERANS } from "./content/units.ts";
import { ZED_HITS } from "./content/zeds.ts";
import { meleeColumn, shotColumn, shotDistance } from "./rules/columns.ts";
import { forageDice, forageYield } from "./rules/forage.ts";
import { extraDice } from "./rules/more-fights.ts";
import { zedsHere } from "./rules/zeds.ts";
import type { Fight, View } from "./state.ts";

/** What the dice of a fight, a shot or a forage can bring, counted out exactly. */

const FACES = 6;
/** More hits than any cell of the tables deals; a denominator that holds the tough rolls of all of them. */
const MOST_HITS = 5;
const TOUGH_ROLLS = FACES * FACES * FACES * FACES * FACES;

/** A chance as a fraction. */
export interface Chance {
  readonly chance: number;
  readonly of: number;
}

export interface MeleeChances {
  readonly zedsLose: Chance;
  /** The unit takes its last hit and is not saved. */
  readonly dies: Chance;
  /** Expected hits, in tenths. */
  readonly onZeds: number;
  readonly onUnit: number;
}

/** How often each sum of two dice comes, of three dice the best two counting when there is one more. */
function sums(extra: number): { readonly ways: readonly number[]; readonly of: number } {
  const ways = new Array<number>(2 * FACES + 1).fill(0);
  let of = 0;
  for (let a = 1; a <= FACES; a++)
    for (let b = 1; b <= FACES; b++)
      for (let c = 1; c <= (extra > 0 ? FACES : 1); c++) {
        of++;
        ways[extra > 0 ? a + b + c - Math.min(a, b, c) : a + b]++;
      }
  return { ways, of };
}
const TWO = sums(0);
const THREE = sums(1);

/** Ways out of `TOUGH_ROLLS` that at least `least` of `hits` get through, each with `through` faces of a die. */
function throughAtLeast(hits: number, least: number, through: number): number {
  // ways[k]: exactly k hits through, of 6^n rolls after n hits.
  let ways = [1];
  for (let n = 0; n < MOST_HITS; n++) {
    const face = n < hits ? through : 0;
    const next = new Array<number>(ways.length + 1).fill(0);
    for (let k = 0; k < ways.length; k++) {
      next[k + 1] += ways[k] * face;
      next[k] += ways[k] * (FACES - face);
    }
    ways = next;
  }
  return ways.slice(least).reduce((sum, n) => sum + n, 0);
}

/** Hits until the last one, which brings the save roll. */
function lifeOf(view: View, unit: number): number {
  const { hits } = UNITS[unit];
  return (view.unitFlipped[unit] === 1 ? hits : 2 * hits) - view.unitHits[unit];
}

/** The chances of a melee as it stands before its roll; `reroll`: the unit throws again whenever it has lost. */
export function meleeChances(view: View, fight: Fight, reroll: boolean): MeleeChances {
  const { ways, of } = extraDice(view, fight) > 0 ? THREE : TWO;
  const column = meleeColumn(view, fight);
  const { unit } = fight;
  const row = UNITS[unit];
  const through = row.tough - 1;
  const saves = row.saveDice === 1 ? [SAVED_FROM - 1, FACES] : [(SAVED_FROM - 1) * (SAVED_FROM - 1), FACES * FACES];
  const life = lifeOf(view, unit);
  let win = 0;
  let deadWins = 0;
  let deadLosses = 0;
  let hitsWon = 0;
  let hitsLost = 0;
  let woundsWon = 0;
  let woundsLost = 0;
  for (let sum = 2; sum < ways.length; sum++) {
    const [onZeds, cell] = MELEE[ROW[sum]][column];
    const onUnit = fight.unhurt === 1 ? 0 : cell;
    const dead = ways[sum] * throughAtLeast(onUnit, life, through);
    const lost = zedsLose(ROW[sum], column) || unit === VETERANS;
    if (lost) {
      win += ways[sum];
      deadWins += dead;
      hitsWon += ways[sum] * onZeds;
      woundsWon += ways[sum] * onUnit;
    } else {
      deadLosses += dead;
      hitsLost += ways[sum] * onZeds;
      woundsLost += ways[sum] * onUnit;
    }
  }
  const [fail, rolls] = saves;
  const tenths = (n: number, all: number): number => Math.round((n * 10) / all);
  if (!reroll)
    return {
      zedsLose: { chance: win, of },
      dies: { chance: (deadWins + deadLosses) * fail, of: of * TOUGH_ROLLS * rolls },
      onZeds: tenths(hitsWon + hitsLost, of),
      onUnit: tenths(((woundsWon + woundsLost) * through) / FACES, of),
    };
  // Won at once, or lost and thrown again: the second roll counts, whatever it is.
  const again = of - win;
  return {
    zedsLose: { chance: win * of + again * win, of: of * of },
    dies: {
      chance: (deadWins * of + again * (deadWins + deadLosses)) * fail,
      of: of * of * TOUGH_ROLLS * rolls,
    },
    onZeds: tenths(hitsWon * of + again * (hitsWon + hitsLost), of * of),
    onUnit: tenths(((woundsWon * of + again * (woundsWon + woundsLost)) * through) / FACES, of * of),
  };
}

/** E08: only the unit takes hits. */
export const underfootDies = (view: View, fight: Fight): Chance => meleeChances(view, fight, false).dies;

export interface ShotChances {
  readonly hits: Chance;
  /** That all hits on one Zed, the one that falls most easily, kill it. */
  readonly kills: Chance;
  /** Expected hits, in tenths. */
  readonly onZeds: number;
  readonly column: number;
}

export function shotChances(view: View, unit: number, at: number, citadel: boolean): ShotChances {
  const { ways, of } = TWO;
  const column = shotColumn(view, unit, shotDistance(view.unitAt[unit], at), citadel);
  const zeds = zedsHere(view, at);
  let some = 0;
  let all = 0;
  const kills = zeds.map(() => 0);
  for (let sum = 2; sum < ways.length; sum++) {
    const hits = gunfireHits(ROW[sum], column);
    all += ways[sum] * hits;
    if (hits > 0) some += ways[sum];
    for (const [index, zed] of zeds.entries()) {
      const life = (view.zedFlipped[zed] === 1 ? ZED_HITS : 2 * ZED_HITS) - view.zedHits[zed];
      const through = view.tough === zed ? FACES - TOUGH_ZED_TO : FACES;
      kills[index] += ways[sum] * throughAtLeast(hits, life, through);
    }
  }
  return {
    hits: { chance: some, of },
    kills: { chance: kills.reduce((most, n) => Math.max(most, n), 0), of: of * TOUGH_ROLLS },
    onZeds: Math.round((all * 10) / of),
    column: column + 1,
  };
}

/** The chance to find anything. */
export function forageChance(view: View, unit: number): Chance {
  const dice = forageDice(view, unit);
  let found = 0;
  let of = 0;
  const roll = (thrown: readonly number[]): void => {
    if (thrown.length === dice) {
      of++;
      if (forageYield(view, unit, thrown) > 0) found++;
      return;
    }
    for (let die = 1; die <= FACES; die++) roll([...thrown, die]);
  };
  roll([]);
  return { chance: found, of };
}

export const TRAPS_CHANCE: Chance = { chance: FACES + 1 - TRAPS_FROM, of: FACES };
