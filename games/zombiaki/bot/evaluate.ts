import { has, isDog, isFree, isZombie } from "../rules/figures.ts";
import { laneBarred, lineStrength } from "../rules/movement.ts";
import { FORWARD, laneOf, sectionOf } from "../rules/street.ts";
import { HUMANS, Mark, SQUARES, type State, Thing, ZOMBIES } from "../state.ts";

/** Points of a state; the scale is our own, tuned by playing both sides against themselves and each other. */

const WON = 100_000;

/** What a figure is worth by the section that it can reach at the end of its next move; index 0 is over the barricade. */
const PROGRESS = [420, 150, 78, 44, 26, 16];
const EACH_POINT = [30, 24, 17, 12, 9, 7];
const DOG_PROGRESS = [420, 150, 60, 40, 26, 18];

const WORTH = {
  card: 4,
  shield: 26,
  boss: 22,
  order: 6,
  mine: 16,
  pit: 9,
  wall: 12,
  car: 12,
  barrel: 20,
  burning: 9,
} as const;

/** How good the state is for a seat: the zombies' points, or their opposite. */
export function evaluate(s: State, seat: number): number {
  const points = zombiePoints(s);
  return seat === ZOMBIES ? points : -points;
}

function zombiePoints(s: State): number {
  if (s.outcome !== null) return s.outcome.winners[0] === ZOMBIES ? WON : -WON;
  let points = s.hand[ZOMBIES].length * WORTH.card - s.hand[HUMANS].length * WORTH.card;
  for (let square = 0; square < SQUARES; square++) {
    if (isZombie(s, square)) points += zombiePointsAt(s, square);
    else if (isDog(s, square)) points += DOG_PROGRESS[reach(s, square, stuck(s, square) ? 0 : 3)];
    points -= thingPoints(s, square);
  }
  if (s.terror === 1) points += 30;
  // Every card that leaves the deck brings the sunrise nearer.
  return points - (41 - s.deck[ZOMBIES].length) * 2;
}

/** The section of a figure after `steps` squares forward. */
const reach = (_s: State, square: number, steps: number): number => Math.max(0, sectionOf(square) - steps);

function zombiePointsAt(s: State, square: number): number {
  const section = stuck(s, square) ? sectionOf(square) : reach(s, square, 1);
  const strength = Math.min(s.strength[square], 9);
  let points = PROGRESS[section] + strength * EACH_POINT[section];
  if (has(s, square, Mark.shield)) points += WORTH.shield;
  if (has(s, square, Mark.boss)) points += WORTH.boss + s.orders[square] * WORTH.order;
  if (s.burning[laneOf(square)] !== 0) points -= WORTH.burning + (strength === 1 ? points >> 1 : 0);
  return points;
}

/** Whether a figure will not move in its next phase, as far as one can see now. */
function stuck(s: State, square: number): boolean {
  if (has(s, square, Mark.netted) || s.frozen[laneOf(square)] !== 0 || laneBarred(s, laneOf(square))) return true;
  const to = FORWARD[square];
  return to >= 0 && s.thing[to] === Thing.wall && (isDog(s, square) || lineStrength(s, square) < s.size[to]);
}

function thingPoints(s: State, square: number): number {
  switch (s.thing[square]) {
    case Thing.mine:
      return WORTH.mine + (zombiesBehind(s, square) ? 8 : 0);
    case Thing.pit:
      return WORTH.pit * s.size[square];
    case Thing.wall:
      return WORTH.wall;
    case Thing.car:
      return WORTH.car;
    case Thing.barrel:
      return zombiesBehind(s, square) ? WORTH.barrel * 2 : WORTH.barrel;
    default:
      return 0;
  }
}

function zombiesBehind(s: State, square: number): boolean {
  for (let other = square + 1; other < laneOf(square) * 5 + 5; other++) if (!isFree(s, other)) return true;
  return false;
}
