import { chanceOf, type Value, weightsOf } from "@endzeit/engine";
import { LENGTH, TOWN, TRACKS } from "../content/board.ts";
import { SPECIALS, UNITS, type UnitKind } from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import { unitStrength } from "../rules/units.ts";
import { groupStrength } from "../rules/zeds.ts";
import { Phase, type State } from "../state.ts";
import { lifeOfZed, roadDanger } from "./danger.ts";
import learned from "./value.json" with { type: "json" };

const NUMBERS = Array.from({ length: LENGTH }, (_, n) => n);
const KINDS: readonly UnitKind[] = ["hero", "heroic", "civilian"];
/** Cards of the event deck, and points of danger, are counted in units of this size. */
const CARDS = 20;
const DANGER = 500;
/** More ammo than this is of no use. */
const MOST_AMMO = 8;
const AMMO_HALF = 3;
/** Town Center may be reached soon from here. */
const CLOSE = 2;

/**
 * What the chance to hold the town is read off, in this order. "First at 3" counts the tracks whose first Zeds stand on number 3; they are open when
 * no unit stands nearer to the town. A worst, second, third and fourth road are told by their danger.
 */
const FEATURES: readonly string[] = [
  "always",
  "cards",
  "cards²",
  "normal deck",
  "several seats",
  "actions phase",
  "actions left",
  ...NUMBERS.flatMap((n) => [`first at ${n}`, `first at ${n}: strength`, `first at ${n}: open`]),
  "first near × cards",
  "Zeds near × open",
  "worst road",
  "second road",
  "third road",
  "fourth road",
  "worst road²",
  "all roads × cards",
  "Zeds",
  "Zeds' strength",
  "Zeds' life",
  ...KINDS.flatMap((kind) => [`${kind} units`, `${kind} units hurt`, `${kind} units at home`]),
  "hits",
  "units' strength",
  "units' strength × cards",
  "defiant",
  "roads with a unit",
  "two units on a road",
  "ammo",
  "ammo enough",
  "ammo × cards",
  "cards kept",
  "well-armed",
  "leader",
  "tough Zed",
  ...SPECIALS.filter(({ once }) => once).map(({ id }) => id),
];

const dangers = TRACKS.map(() => 0);
const counted = KINDS.map(() => ({ all: 0, hurt: 0, home: 0 }));
const first = NUMBERS.map(() => ({ count: 0, strength: 0, open: 0 }));

function read(s: State, _seat: number, into: number[]): void {
  let n = 0;
  const put = (value: number): void => {
    into[n++] = value;
  };
  const cards = s.eventDeck.length / CARDS;
  const acting = s.phase === Phase.actions ? 1 : 0;
  let own = 0;
  for (const left of s.own) own += left;
  put(1);
  put(cards);
  put(cards * cards);
  put(s.rules.deck === "normal" ? 1 : 0);
  put(s.seats > 1 ? 1 : 0);
  put(acting);
  put(acting * (s.actions + own));
  const roads = lookAtRoads(s);
  for (const { count, strength, open } of first) {
    put(count);
    put(strength / 10);
    put(open);
  }
  put(roads.near * cards);
  put(roads.nearOpen);
  dangers.sort((a, b) => b - a);
  let all = 0;
  for (const danger of dangers) {
    all += danger;
    put(danger / (danger + DANGER));
  }
  const worst = dangers[0] / (dangers[0] + DANGER);
  put(worst * worst);
  put((all / (all + DANGER)) * cards);
  put(roads.zeds / 10);
  put(roads.strength / 50);
  put(roads.life / 20);
  const units = lookAtUnits(s);
  for (const { all: count, hurt, home } of counted) {
    put(count);
    put(hurt);
    put(home);
  }
  put(units.hits);
  put(units.strength / 20);
  put((units.strength / 20) * cards);
  put(units.defiant);
  put(units.roads);
  put(units.pairs);
  const ammo = Math.min(MOST_AMMO, s.ammo);
  put(ammo / MOST_AMMO);
  put(ammo / (ammo + AMMO_HALF));
  put((ammo / (ammo + AMMO_HALF)) * cards);
  put(s.kept.length);
  put(s.armed < 0 ? 0 : 1);
  put(s.leader < 0 ? 0 : 1);
  put(s.tough < 0 ? 0 : 1);
  for (let special = 0; special < SPECIALS.length; special++)
    if (SPECIALS[special].once) put(s.specials[special] === 2 ? 0 : 1);
}

const roads = { zeds: 0, strength: 0, life: 0, near: 0, nearOpen: 0 };

function lookAtRoads(s: State): typeof roads {
  roads.zeds = roads.strength = roads.life = roads.near = roads.nearOpen = 0;
  for (const one of first) one.count = one.strength = one.open = 0;
  for (let track = 0; track < TRACKS.length; track++) {
    dangers[track] = roadDanger(s, track);
    let met = false;
    let guarded = false;
    for (let n = 0; n < LENGTH; n++) {
      const at = track * LENGTH + n;
      guarded ||= s.unitAt.includes(at);
      if (s.spots[at * STACK] < 0) continue;
      const strength = groupStrength(s, at);
      for (let place = at * STACK; place < (at + 1) * STACK; place++) {
        if (s.spots[place] < 0) continue;
        roads.zeds++;
        roads.life += lifeOfZed(s, s.spots[place]);
      }
      roads.strength += strength;
      if (met) continue;
      met = true;
      first[n].count++;
      first[n].strength += strength;
      if (!guarded) first[n].open++;
      if (n > CLOSE) continue;
      roads.near++;
      if (!guarded) roads.nearOpen += strength / 10;
    }
  }
  return roads;
}

const units = { hits: 0, strength: 0, defiant: 0, roads: 0, pairs: 0 };
const onRoad = TRACKS.map(() => 0);

function lookAtUnits(s: State): typeof units {
  units.hits = units.strength = units.defiant = units.roads = units.pairs = 0;
  onRoad.fill(0);
  for (const one of counted) one.all = one.hurt = one.home = 0;
  for (let unit = 0; unit < s.unitAt.length; unit++) {
    const at = s.unitAt[unit];
    if (at < 0 || at > TOWN) continue;
    const one = counted[KINDS.indexOf(UNITS[unit].kind)];
    one.all++;
    one.hurt += s.unitFlipped[unit];
    if (at === TOWN) one.home++;
    else onRoad[at >> 3]++;
    units.hits += s.unitHits[unit];
    units.strength += unitStrength(s, unit);
    units.defiant += s.defiant[unit];
  }
  for (const count of onRoad) {
    if (count > 0) units.roads++;
    if (count > 1) units.pairs++;
  }
  return units;
}

/** What the rules make better does not lower the chance, and what they make worse does not raise it. */
const signs: Value["signs"] = {
  ...Object.fromEntries(KINDS.flatMap((kind) => [[`${kind} units`, 1] as const, [`${kind} units hurt`, -1] as const])),
  hits: -1,
  ammo: 1,
  "ammo enough": 1,
  "cards kept": 1,
  "well-armed": 1,
  leader: 1,
  "units' strength": 1,
  "Zeds' life": -1,
  "Zeds near × open": -1,
  "worst road": -1,
  "second road": -1,
  "third road": -1,
  "fourth road": -1,
  "worst road²": -1,
};

/** All win together, so that one seat stands for all. */
export const value: Value<State> = { features: FEATURES, signs, seats: () => [0], read };

const weights = weightsOf(FEATURES, learned);
const features = FEATURES.map(() => 0);

export function chance(s: State, seat: number): number {
  read(s, seat, features);
  return chanceOf(features, weights);
}
