import { chanceOf, type Value, weightsOf } from "@endzeit/engine";
import { laneOf, sectionOf } from "../rules/street.ts";
import { Figure, HUMANS, LANES, Mark, SECTIONS, SQUARES, type State, THING_NAMES, ZOMBIES } from "../state.ts";
import learned from "./value.json" with { type: "json" };

/** Cards of the zombies in the German deck: what is left of them is the night. */
const NIGHT = 41;
const DRAWN = 3;
const FAR = SECTIONS.length + 1;
const LANES_LOOKED_AT = 2;
const STRONG = 6;

const THINGS = THING_NAMES.filter((name) => name !== "none");

/**
 * What the chance of the zombies is read off, in this order. The night is what is left of their deck, 1 to 0. "Near" counts one at the
 * barricade fully, one at the graveyard a fifth. A guarded lane is one where something of the humans lies before the first zombie.
 */
const FEATURES: readonly string[] = [
  "always",
  "night",
  "night²",
  "zombies' phase",
  "at most 1 round",
  "at most 2 rounds",
  "at most 4 rounds",
  ...SECTIONS.flatMap((n) => [`zombies in ${n}`, `strength in ${n}`, `zombies in ${n} × night`, `dogs in ${n}`]),
  "zombies in 1 × zombies' phase",
  "zombies in 2 × zombies' phase",
  "dogs in 1 to 3 × zombies' phase",
  "zombies short of 2",
  "zombies too late",
  ...["first", "second"].flatMap((lane) => [
    ...SECTIONS.map((n) => `${lane} lane in ${n}`),
    `${lane} lane near and unguarded`,
    `${lane} lane near: strength`,
  ]),
  "first lane in time × last rounds",
  "shields near",
  "bosses",
  "orders",
  "netted near",
  "burning",
  "frozen",
  "wounds",
  ...THINGS.flatMap((thing) => [thing, `${thing} before zombies`]),
  "zombies' hand",
  "humans' hand",
  "terror",
  "napalm",
  "humans' deck",
];

/** The humans' deck, as a share of so many cards. */
const HUMAN_DECK = 40;

const zombies = new Array<number>(FAR).fill(0);
const strength = new Array<number>(FAR).fill(0);
const dogs = new Array<number>(FAR).fill(0);
const lying = THING_NAMES.map(() => 0);
const before = THING_NAMES.map(() => 0);
const lanes = LANES.map(() => ({ section: FAR, strength: 0, guards: 0 }));
/** Lanes of `lanes`, the one whose first zombie is nearest first. */
const order = LANES.map((_, lane) => lane);

const nearer = (a: number, b: number): number =>
  lanes[a].section - lanes[b].section || lanes[b].strength - lanes[a].strength;

/** The row that is being written, and how far. A function of its own for each reading would cost a quarter of it. */
let row: number[] = [];
let written = 0;
function put(value: number): void {
  row[written++] = value;
}

function read(s: State, _seat: number, into: number[]): void {
  row = into;
  written = 0;
  const night = s.deck[ZOMBIES].length / NIGHT;
  const rounds = Math.ceil(s.deck[ZOMBIES].length / DRAWN);
  const own = s.phase === ZOMBIES ? 1 : 0;
  put(1);
  put(night);
  put(night * night);
  put(own);
  put(rounds <= 1 ? 1 : 0);
  put(rounds <= 2 ? 1 : 0);
  put(rounds <= 4 ? 1 : 0);
  const seen = look(s, rounds);
  for (const section of SECTIONS) {
    put(zombies[section]);
    put(strength[section]);
    put(zombies[section] * night);
    put(dogs[section]);
  }
  put(zombies[1] * own);
  put(zombies[2] * own);
  put((dogs[1] + dogs[2] + dogs[3]) * own);
  put(Math.max(0, 2 - seen.all));
  put(seen.late);
  order.sort(nearer);
  for (let at = 0; at < LANES_LOOKED_AT; at++) {
    const lane = lanes[order[at]];
    for (const section of SECTIONS) put(lane.section === section ? 1 : 0);
    put(lane.section <= 3 && lane.guards === 0 ? 1 : 0);
    put(lane.section <= 2 ? Math.min(5, lane.strength) : 0);
  }
  put(lanes[order[0]].section <= rounds && rounds <= 3 ? 4 - rounds : 0);
  put(seen.shields);
  put(seen.bosses);
  put(seen.orders);
  put(seen.netted);
  put(seen.burning);
  put(seen.frozen);
  put(seen.wounds);
  for (let thing = 1; thing < THING_NAMES.length; thing++) {
    put(lying[thing]);
    put(before[thing]);
  }
  put(s.hand[ZOMBIES].length);
  put(s.hand[HUMANS].length);
  put(s.terror === 0 ? 0 : 1);
  put(s.napalm < 0 ? 0 : 1);
  put(s.deck[HUMANS].length / HUMAN_DECK);
}

const seen = { all: 0, late: 0, shields: 0, bosses: 0, orders: 0, netted: 0, burning: 0, frozen: 0, wounds: 0 };

/** Walks the street once, and counts into the lists above and what it returns. */
function look(s: State, rounds: number): typeof seen {
  zombies.fill(0);
  strength.fill(0);
  dogs.fill(0);
  lying.fill(0);
  before.fill(0);
  seen.all = seen.late = seen.shields = seen.bosses = seen.orders = 0;
  seen.netted = seen.burning = seen.frozen = seen.wounds = 0;
  for (const lane of lanes) {
    lane.section = FAR;
    lane.strength = 0;
    lane.guards = 0;
  }
  // From the graveyard on, so that of each lane the nearest zombie is looked at last.
  for (let square = SQUARES - 1; square >= 0; square--) {
    const section = sectionOf(square);
    const lane = lanes[laneOf(square)];
    const thing = s.thing[square];
    if (thing !== 0) {
      lying[thing]++;
      if (section < SECTIONS.length && anybodyBehind(s, square))
        before[thing] += 1 + Math.max(0, s.size[square] - 1) / 2;
      lane.guards++;
    }
    if (s.figure[square] === Figure.dog) dogs[section]++;
    if (s.figure[square] !== Figure.zombie) continue;
    const near = (FAR - section) / SECTIONS.length;
    const marks = s.marks[square];
    zombies[section]++;
    strength[section] += Math.min(STRONG, s.strength[square]);
    seen.all++;
    seen.wounds += Math.min(3, s.wounds[square]);
    if ((marks & Mark.shield) !== 0) seen.shields += near;
    if ((marks & Mark.netted) !== 0) seen.netted += near;
    if ((marks & Mark.boss) !== 0) {
      seen.bosses++;
      seen.orders += s.orders[square];
    }
    if (s.burning[laneOf(square)] !== 0) seen.burning++;
    if (s.frozen[laneOf(square)] !== 0) seen.frozen++;
    if (section > rounds) seen.late++;
    lane.section = section;
    lane.strength = s.strength[square];
    lane.guards = 0;
  }
  return seen;
}

function anybodyBehind(s: State, square: number): boolean {
  const end = laneOf(square) * SECTIONS.length + SECTIONS.length;
  for (let other = square + 1; other < end; other++) if (s.figure[other] !== Figure.none) return true;
  return false;
}

/** What a rule makes better for one side does not lower its chance. */
const signs: Value["signs"] = {
  ...Object.fromEntries(
    SECTIONS.flatMap(
      (n) =>
        [
          [`strength in ${n}`, 1],
          [`dogs in ${n}`, 1],
        ] as const,
    ),
  ),
  ...Object.fromEntries(THINGS.map((thing) => [`${thing} before zombies`, -1] as const)),
  "first lane near: strength": 1,
  "second lane near: strength": 1,
  "zombies short of 2": -1,
  "zombies too late": 1,
  "shields near": 1,
  "netted near": -1,
  burning: -1,
  frozen: -1,
};

/** Read for the zombies alone: what they have not, the humans have. */
export const value: Value<State> = { features: FEATURES, signs, seats: () => [ZOMBIES], read };

const weights = weightsOf(FEATURES, learned);
const features = FEATURES.map(() => 0);

export function chance(s: State, seat: number): number {
  read(s, ZOMBIES, features);
  const zombiesWin = chanceOf(features, weights);
  return seat === ZOMBIES ? zombiesWin : 1 - zombiesWin;
}
