import { CAMP, SPACES, SURVIVOR_STEPS, WALKER_STEPS } from "../content/board.ts";
import { TILES } from "../content/cards.ts";
import { inTeams } from "../rules/endings.ts";
import { ALL_TILES, hasTile, isSurvivor } from "../rules/stock.ts";
import { Role, type State } from "../state.ts";

/** Points of a state; the scale is our own. Survivors value tiles, allies and the way home; walkers hunt. */

const WON = 100_000;
const TILE = 900;
const ALLY = 260;
const ALIVE = 900;
const CARD = 30;
const STEP = 28;
const RIVAL_ALIVE = 300;
const RIVALRY = 8;
/** A walker within this many steps is a danger, the more the closer it is and the fewer allies are left. */
const NEAR = 6;
const DANGER = 14;

/** Street steps between any two spaces, and steps with sewers. */
const distances = (steps: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  SPACES.map((_, from) => {
    const far = SPACES.map(() => SPACES.length);
    far[from] = 0;
    const queue = [from];
    for (const at of queue) {
      for (const to of steps[at]) {
        if (far[to] <= far[at] + 1) continue;
        far[to] = far[at] + 1;
        queue.push(to);
      }
    }
    return far;
  });
export const STREET = distances(SURVIVOR_STEPS);
export const PROWL = distances(WALKER_STEPS);
export const CORNERS = TILES.map((_, tile) => SPACES.findIndex((space) => space.tile === tile));

/** How good the state is for a seat. */
export function evaluate(s: State, seat: number): number {
  if (s.outcome !== null) return s.outcome.winners.includes(seat) ? WON : -WON;
  if (isSurvivor(s, seat)) {
    let points = survivorPoints(s, seat);
    for (let other = 0; other < s.seats; other++) {
      if (other === seat || !isSurvivor(s, other)) continue;
      // A rival who dies comes back as a hunter, so even in the race the others are worth more alive.
      points += inTeams(s) ? survivorPoints(s, other) : RIVAL_ALIVE - (tilesOf(s, other) * TILE) / RIVALRY;
    }
    return points;
  }
  return walkerPoints(s, seat);
}

function survivorPoints(s: State, seat: number): number {
  const missing = CORNERS.filter((_, tile) => !hasTile(s, seat, tile) && !ownedByPartner(s, seat, tile));
  const goal = missing.length === 0 ? CAMP : nearest(s.at[seat], missing);
  let points =
    ALIVE + (CORNERS.length - missing.length) * TILE + s.allies[seat] * ALLY - STREET[s.at[seat]][goal] * STEP;
  points += s.hand[seat].length * CARD + s.front[seat] * CARD * 2 - s.skips[seat] * CARD;
  points -= danger(s, seat);
  const { kind } = SPACES[s.at[seat]];
  if (kind === "attack-1" || kind === "attack-2" || kind === "draw") points += STEP;
  return points;
}

export function danger(s: State, seat: number): number {
  let sum = 0;
  for (let other = 0; other < s.seats; other++) {
    if (s.role[other] !== Role.walker && s.role[other] !== Role.dying) continue;
    const far = s.at[other] < 0 ? NEAR : PROWL[s.at[other]][s.at[seat]];
    if (far <= NEAR) sum += (NEAR + 2 - far) * DANGER;
  }
  return s.allies[seat] === 0 ? sum * 2 : sum;
}

export const tilesOf = (s: State, seat: number): number => CORNERS.filter((_, tile) => hasTile(s, seat, tile)).length;

/** In the team variant a tile of the partner counts for both. */
export function ownedByPartner(s: State, seat: number, tile: number): boolean {
  return (
    s.rules.variant === "team" &&
    s.role.some((_, other) => other !== seat && isSurvivor(s, other) && hasTile(s, other, tile))
  );
}

function nearest(from: number, spaces: readonly number[]): number {
  return spaces.reduce((best, space) => (STREET[from][space] < STREET[from][best] ? space : best), spaces[0]);
}

/** A walker wants dead survivors, and those with most tiles and fewest allies within reach. */
function walkerPoints(s: State, seat: number): number {
  let points = s.claws[seat].length * CARD;
  if (s.role[seat] === Role.beaten) points -= ALLY * 2;
  let prey = -WON;
  for (let other = 0; other < s.seats; other++) {
    if (!isSurvivor(s, other)) continue;
    const tiles = tilesOf(s, other);
    points -=
      ALIVE * 2 +
      s.allies[other] * ALLY +
      s.hand[other].length * CARD +
      tiles * (TILE >> 1) +
      (s.tiles[other] === ALL_TILES ? TILE : 0);
    if (s.role[seat] !== Role.walker || s.at[seat] < 0) continue;
    const worth = tiles * STEP * 3 - s.allies[other] * STEP - PROWL[s.at[seat]][s.at[other]] * STEP;
    if (worth > prey) prey = worth;
  }
  return prey > -WON ? points + prey : points;
}
