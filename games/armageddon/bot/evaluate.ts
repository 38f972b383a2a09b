import { Area, COLOURS, Colour, LAST_SPACE, MOST_SEATS, Print, ROUNDS, SITES } from "../content/board.ts";
import { BUILDINGS, MOST_ACTIONS } from "../content/buildings.ts";
import { BUILDING_TILES, EQUIPMENT, Icon, Kind, PARTS, VEHICLES } from "../content/cards.ts";
import { fightPoints } from "../rules/actions.ts";
import { bidOf, rowOf } from "../rules/bidding.ts";
import { countType, hasPassive, payers, shelterOf, siteRefusal } from "../rules/buildings.ts";
import { usesLeft } from "../rules/city.ts";
import { countAt, KINDS, slotOf } from "../rules/figures.ts";
import { MEDICINE_SET, mapPoints, pointsOf, tilePoints, vehiclePoints, WEAPON_SET } from "../rules/scoring.ts";
import { Phase, Place, type State } from "../state.ts";

/**
 * How good a position is, in points of the game: what a seat has, what its city, cards and figures will still bring, and what the
 * bids that lie there are likely to get. The weights were found by letting bots play each other.
 */

const WON = 10_000;
/** What a rival's points count against the own. */
const RIVALRY = 0.3;
/** A survivor brings this much in each round to come; who can do more brings more. */
const FIGURE: readonly number[] = [1.5, 1.9, 1.85, 1.9];
const HOMELESS = 2;
const ROOM = 0.55;
const ACTION = 0.5;
/** The price in figures for one step of repair, in points: no damage hurts more than undoing it. */
const REPAIR = 3.6;
const LEADER_OUT = 1.5;
const MARAUDER = 1.4;
const LINGER = 0.9;
const CARD = 2.6;
const PICKED = 3.6;
const TILE_AHEAD = 0.75;

export function evaluate(s: State, seat: number): number {
  let others = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) others += s.points[other];
  const rivals = (others * RIVALRY) / (s.seats - 1);
  if (s.outcome !== null) return (s.outcome.winners.includes(seat) ? WON : 0) + s.points[seat] - rivals;
  return worth(s, seat) - rivals;
}

function worth(s: State, seat: number): number {
  let sum = 0;
  for (const { of } of PARTS_OF_WORTH) sum += of(s, seat, ROUNDS - s.round);
  return sum;
}

/** What the worth of a seat is made of, in points of the game. */
export const PARTS_OF_WORTH: readonly {
  readonly name: string;
  readonly of: (s: State, seat: number, left: number) => number;
}[] = [
  { name: "points", of: (s, seat) => s.points[seat] },
  { name: "hand", of: handWorth },
  { name: "scoring tiles", of: tilesWorth },
  { name: "city", of: cityWorth },
  { name: "people", of: peopleWorth },
  { name: "raids", of: (s, seat) => -raidCost(s, s.marauders[seat], s.damage[seat]) },
  { name: "work", of: (s, seat, left) => (s.phase < Phase.completion ? workWorth(s, seat, left) : 0) },
  { name: "to choose", of: (s, seat, left) => (s.phase < Phase.completion ? pendingWorth(s, seat, left) : 0) },
];

/* Cards */

const counts: number[] = EQUIPMENT.map(() => 0);

function countHand(s: State, seat: number): void {
  counts.fill(0);
  for (const card of s.hand[seat]) counts[card]++;
}

function handWorth(s: State, seat: number, left: number): number {
  countHand(s, seat);
  return countedWorth(s, left) + mapsWorth(s, seat, 0, left);
}

/** Points of the cards in `counts`, maps left out, and what sets begun may become. */
function countedWorth(s: State, left: number): number {
  const { scales } = s.numbers;
  const hope = left > 3 ? 1 : left / 3;
  let sum = vehiclePoints(scales, counts);
  for (let kind = Kind.beer; kind <= Kind.medicine; kind++) sum += pointsOf(scales, kind, counts[kind]);
  sum += hope * (counts[Kind.beer] + counts[Kind.gasoline]) * 0.5;
  sum += hope * ((counts[Kind.weapons] % WEAPON_SET) * 1.8 + (counts[Kind.medicine] % MEDICINE_SET) * 1.7);
  for (let vehicle = 0; vehicle < VEHICLES.length; vehicle++) {
    let different = 0;
    for (let part = 0; part < PARTS.length; part++)
      if (counts[Kind.firstPart + vehicle * PARTS.length + part] > 0) different++;
    if (different < PARTS.length) sum += hope * different * 0.6;
  }
  return sum;
}

/** Maps count against those of the others; few of them are sure of anything before the end. */
function mapsWorth(s: State, seat: number, more: number, left: number): number {
  const held = s.hand.map((hand, other) => {
    let n = other === seat ? more : 0;
    for (const card of hand) if (card === Kind.map) n++;
    return n;
  });
  if (held[seat] === 0) return 0;
  const points = mapPoints(s.numbers.scales, held, s.rules.maps === "second")[seat];
  const sure = 1 / (1 + left * 0.25);
  return points * sure + (1 - sure) * (held[seat] > 4 ? 8 : held[seat] * 1.8);
}

/** What one card more is worth. */
function cardWorth(s: State, seat: number, card: number, left: number): number {
  countHand(s, seat);
  if (card === Kind.map) return mapsWorth(s, seat, 1, left) - mapsWorth(s, seat, 0, left);
  const before = countedWorth(s, left);
  counts[card]++;
  return countedWorth(s, left) - before;
}

/* Scoring tiles */

function tilesWorth(s: State, seat: number): number {
  const final = s.phase === Phase.final;
  let sum = 0;
  if (s.open[0] >= 0) sum += tilePoints(s, seat, s.open[0]) * (s.round >= 3 ? 0.95 : TILE_AHEAD);
  if (s.open[1] >= 0) sum += tilePoints(s, seat, s.open[1]) * (final ? 1 : TILE_AHEAD);
  const secret = s.secret[seat];
  // One left: the other has been scored.
  if (secret.length < 2) return sum;
  const first = tilePoints(s, seat, secret[0]);
  const second = tilePoints(s, seat, secret[1]);
  const better = Math.max(first, second);
  return sum + (final ? better : TILE_AHEAD * better + 0.1 * (first + second - better));
}

/* City */

/** What the buildings will bring in the rounds to come; the fixed points of this round as long as they are not paid. */
function cityWorth(s: State, seat: number, left: number): number {
  const rounds = left + (s.phase < Phase.completion ? 1 : 0);
  let sum = 0;
  for (let site = 0; site < SITES; site++) {
    const building = s.sites[seat * SITES + site];
    if (building >= 0) sum += buildingWorth(s, seat, building, left, rounds);
  }
  return sum;
}

/** Shelter is counted with the people, scoring tiles with the tiles. */
function buildingWorth(s: State, seat: number, building: number, left: number, rounds: number): number {
  const row = BUILDINGS[building];
  let sum = s.numbers.fixed[building] * rounds * (row.passive === "merciful" ? 0.65 : 1);
  let work = 0;
  for (let action = 0; action < row.actions.length; action++) {
    const uses = s.numbers.uses[building * MOST_ACTIONS + action];
    const n = s.numbers.amount[building * MOST_ACTIONS + action];
    work += Math.min(uses, 2) * usual(s, seat, row.actions[action], n, left);
  }
  sum += work * ACTION * left;
  if (row.passive === "unused-shelter") sum += rounds * 1.2;
  if (row.passive === "vengeful") sum += left * 2.5;
  if (row.passive === "training") sum += left * 2;
  if (row.passive === "tower-site") sum += left * 0.3;
  if (row.passive === "yard") sum += countType(s, seat, 2) * left * ROOM;
  return sum;
}

type CityAction = (typeof BUILDINGS)[number]["actions"][number];

/** What one use of an action brings over an ordinary one, on average. */
function usual(s: State, seat: number, row: CityAction, n: number, left: number): number {
  switch (row.effect) {
    case "points":
      return n - 1;
    case "fight":
      return n * 1.3 - 1;
    case "push-back":
      return n * 0.8 - 0.5;
    case "per-type":
      return n * countType(s, seat, row.type) - 1;
    case "draw":
      return n * CARD - 1;
    case "pick":
      return PICKED - 1;
    case "search":
      return 2;
    case "repair":
      return n + 0.6;
    case "exchange":
      return left * 0.2;
    case "recruit":
      return 1.5;
  }
}

/* People and shelter */

function peopleWorth(s: State, seat: number, left: number): number {
  const shelter = shelterOf(s, seat);
  const lasting = shelter - s.houses[seat];
  const n = s.people[seat];
  const first = seat * 24;
  let sum = 0;
  let figures = 0;
  // Only those who have a roof will be there in the rounds to come; a town too small loses its workers first.
  for (let colour = COLOURS.length - 1; colour >= 0; colour--) {
    let own = 0;
    for (let place = 0; place <= Place.aside; place++) own += s.figures[first + place * COLOURS.length + colour];
    for (; own > 0; own--) {
      figures++;
      if (figures <= shelter) sum += FIGURE[colour] * left;
    }
  }
  if (n > shelter) sum -= (n - shelter) * HOMELESS;
  const free = lasting - n;
  if (left > 0) sum += (free < 0 ? free : Math.min(free, 2 * left + 1)) * ROOM * Math.min(left, 2);
  return sum;
}

/* Marauders and damage */

/** Points that one evaluation costs with the marker on a space. */
function evaluation(s: State, space: number): number {
  if (space === 1) return -2;
  let cost = 0;
  for (let at = 2; at < space; at++) {
    const print = s.numbers.damage[at - 1];
    if (print === Print.minus1) cost += 1;
    else if (print === Print.minus2) cost += 2;
    else if (print === Print.marauder) cost += MARAUDER;
    else if (print === Print.leaderOut) cost += LEADER_OUT;
  }
  return cost;
}

/** What a place on the damage track costs until the end; the steps that are worth it will be repaired. */
function damageCost(s: State, space: number): number {
  if (damageTrack !== s.numbers.damage || damageRound !== s.round) fillDamageCosts(s);
  return damageCosts[space];
}

/** By space. Asked for many times an evaluation, and the same all round long. */
const damageCosts: number[] = new Array<number>(LAST_SPACE + 1).fill(0);
let damageTrack: readonly number[] | null = null;
let damageRound = -1;

function fillDamageCosts(s: State): void {
  damageTrack = s.numbers.damage;
  damageRound = s.round;
  const evaluations = ROUNDS - s.round + 1;
  let cost = evaluation(s, 1) * evaluations;
  damageCosts[1] = cost;
  for (let at = 2; at <= LAST_SPACE; at++) {
    const step = (evaluation(s, at) - evaluation(s, at - 1)) * evaluations;
    cost += step > REPAIR && evaluations > 1 ? REPAIR : step;
    damageCosts[at] = cost;
  }
}

/** What marauders that stay cost: damage now and in the rounds after, and their price at the next scoring. */
function raidCost(s: State, marauders: number, damage: number): number {
  if (s.phase >= Phase.final) return marauders + evaluation(s, damage);
  const half = s.round <= 3 ? 3 - s.round : ROUNDS - s.round;
  let space = damage;
  let over = 0;
  if (s.phase < Phase.completion) {
    space = damage + marauders;
    if (space > LAST_SPACE) {
      over = space - LAST_SPACE;
      space = LAST_SPACE;
    }
  }
  return over + marauders * (1 + half * LINGER) + damageCost(s, space);
}

/* What the figures of the city bid will still do in this round */

const MOST_OPTIONS = SITES * MOST_ACTIONS + 1;
const optionPayers: number[] = new Array<number>(MOST_OPTIONS).fill(0);
const optionUses: number[] = new Array<number>(MOST_OPTIONS).fill(0);
const optionWorth: number[] = new Array<number>(MOST_OPTIONS).fill(0);
/** Marauders fought or pushed back by a use; negative when it brings no points. */
const optionFight: number[] = new Array<number>(MOST_OPTIONS).fill(0);
/** Specialists choose first: they can do what nobody else can. */
const CHOOSING: readonly number[] = [Colour.soldier, Colour.engineer, Colour.worker, Colour.leader];
const MOST_FIGHT = 8;
const relief: number[] = new Array<number>(MOST_FIGHT + 1).fill(0);
const paid: number[] = new Array<number>(MOST_FIGHT + 1).fill(0);

function workWorth(s: State, seat: number, left: number): number {
  const city = slotOf(seat, Place.city, 0);
  const bid = rowOf(s, Area.city, seat) >= 0;
  const free = s.figures[city] + s.figures[city + 1] + s.figures[city + 2] + s.figures[city + 3];
  // Who is done does nothing more.
  if (bid && (free === 0 || (s.phase === Phase.city && !waits(s, seat, "city/next", "city")))) return 0;
  const share = bid || s.phase > Phase.bidding ? 0 : cityShare(s, seat);
  if (free === 0 && share === 0) return 0;
  const options = collectOptions(s, seat, left);
  let sum = 0;
  let fought = 0;
  const home = slotOf(seat, Place.home, 0);
  for (const colour of CHOOSING) {
    // Before the city bid a share of those at home is counted on.
    for (let n = s.figures[(bid ? city : home) + colour] * (bid ? 1 : share); n > 0; n--) {
      const part = Math.min(n, 1);
      let best = -1;
      let most = 0;
      for (let at = 0; at < options; at++) {
        if ((optionPayers[at] & (1 << colour)) === 0 || optionUses[at] <= 0) continue;
        const value = optionFight[at] === 0 ? optionWorth[at] : fightWorth(s, seat, optionFight[at], fought);
        if (value <= most) continue;
        most = value;
        best = at;
      }
      if (best < 0) break;
      optionUses[best]--;
      sum += most * part;
      fought += optionFight[best] < 0 ? -optionFight[best] : optionFight[best];
    }
  }
  return sum;
}

/** How much of what is at home goes to the city, when areas are still open. */
function cityShare(s: State, seat: number): number {
  let open = 0;
  for (let area = 0; area < Area.city; area++) if (rowOf(s, area, seat) < 0) open++;
  return open === 0 ? 1 : open === 1 ? 0.68 : 0.5;
}

function fightWorth(s: State, seat: number, n: number, fought: number): number {
  const strength = n < 0 ? -n : n;
  const there = s.marauders[seat];
  let value = 0;
  for (let at = fought; at < fought + strength && at < there; at++) value += relief[at] + (n > 0 ? paid[at] : 0);
  return value;
}

function collectOptions(s: State, seat: number, left: number): number {
  const training = hasPassive(s, seat, "training");
  const there = s.marauders[seat];
  for (let at = 0; at < there; at++) {
    relief[at] = raidCost(s, there - at, s.damage[seat]) - raidCost(s, there - at - 1, s.damage[seat]);
    paid[at] = fightPoints(s, seat, at + 1) - fightPoints(s, seat, at);
  }
  // Where the damage stands after this round without a fight: what a repair saves.
  const repair = raidCost(s, there, s.damage[seat]) - raidCost(s, there, s.damage[seat] > 1 ? s.damage[seat] - 1 : 1);
  optionPayers[0] = payers("engineer", training);
  optionUses[0] = s.damage[seat] - 1;
  optionWorth[0] = repair;
  optionFight[0] = 0;
  let n = 1;
  for (let site = 0; site < SITES; site++) {
    const building = s.sites[seat * SITES + site];
    if (building < 0) continue;
    const { actions } = BUILDINGS[building];
    for (let action = 0; action < actions.length; action++) {
      const uses = usesLeft(s, seat, site, action);
      if (uses <= 0) continue;
      const row = actions[action];
      const amount = s.numbers.amount[building * MOST_ACTIONS + action];
      optionPayers[n] = payers(row.cost, training);
      optionUses[n] = uses;
      optionFight[n] = row.effect === "fight" ? amount : row.effect === "push-back" ? -amount : 0;
      optionWorth[n] =
        row.effect === "repair" ? (s.damage[seat] > 1 ? repair + amount : 0) : now(s, seat, row, amount, left);
      n++;
    }
  }
  return n;
}

/** What one use of an action brings now. */
function now(s: State, seat: number, row: CityAction, n: number, left: number): number {
  switch (row.effect) {
    case "points":
      return n;
    case "per-type":
      return n * countType(s, seat, row.type);
    case "draw":
      return s.stack.length === 0 ? 0 : n * CARD;
    case "pick":
      return s.stack.length === 0 ? 0 : PICKED;
    case "search":
      return s.hand[seat].length === 0 || s.stack.length === 0 ? 0 : 3;
    case "recruit":
      return 2 + left * 0.6;
    case "exchange":
      // Two figures for it: this is the half of one.
      return left * 0.25;
    case "fight":
    case "push-back":
    case "repair":
      return 0;
  }
}

/* What bids for cards and buildings are likely to get */

const items: number[] = new Array<number>(MOST_SEATS).fill(0);

function pendingWorth(s: State, seat: number, left: number): number {
  let sum = 0;
  if (s.phase <= Phase.exploration && waits(s, seat, "explore/next", "explore"))
    sum += areaWorth(s, seat, Area.exploration, left);
  if (s.phase <= Phase.construction && waits(s, seat, "construct/next", "construct"))
    sum += areaWorth(s, seat, Area.construction, left);
  if (s.phase === Phase.bidding) {
    const rank = rankIn(s, seat, Area.city);
    sum += iconsWorth(s, seat, Area.city, rank);
  }
  return sum;
}

/** Whether a seat has still to choose in an area. */
function waits(
  s: State,
  seat: number,
  step: "explore/next" | "construct/next" | "city/next",
  ask: "explore" | "construct" | "city",
): boolean {
  if (s.phase === Phase.bidding || (step === "construct/next" && s.phase < Phase.construction)) return true;
  for (const entry of s.agenda) {
    if ("ask" in entry ? entry.ask === ask && entry.of[0] === seat : entry.do === step && entry.seat === seat)
      return true;
  }
  return false;
}

function areaWorth(s: State, seat: number, area: number, left: number): number {
  let n = 0;
  for (let place = 0; place < s.seats; place++) {
    if ((area === Area.exploration ? s.display[place] : s.site[place]) < 0) continue;
    items[n++] = area === Area.exploration ? displayWorth(s, seat, place, left) : offerWorth(s, seat, place, left);
  }
  if (n === 0) return 0;
  // Best first: few enough to sort by hand.
  for (let at = 1; at < n; at++) {
    const item = items[at];
    let to = at;
    for (; to > 0 && items[to - 1] < item; to--) items[to] = items[to - 1];
    items[to] = item;
  }
  const rank = rankIn(s, seat, area);
  const last = n - 1;
  // Others want other things: who chooses late loses less than the order says.
  const at = Math.min(rank * 0.8, last);
  const below = at - (at % 1);
  const part = at - below;
  const value = items[below] * (1 - part) + (part > 0 ? items[below + 1] * part : 0);
  return s.phase === Phase.bidding ? value + iconsWorth(s, seat, area, rank) : value;
}

/** How many are expected to choose before a seat. */
function rankIn(s: State, seat: number, area: number): number {
  const row = rowOf(s, area, seat);
  const own = row < 0 ? expectedBid(s, seat, area) : bidOf(s, area, seat);
  const done = s.phase > area + Phase.exploration - 1 && s.phase !== Phase.bidding;
  let rank = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    if (done && !waits(s, other, area === 0 ? "explore/next" : "construct/next", area === 0 ? "explore" : "construct"))
      continue;
    const otherRow = rowOf(s, area, other);
    if (otherRow >= 0) {
      const bid = bidOf(s, area, other);
      if (bid > own || (bid === own && (row < 0 || otherRow < row))) rank++;
    } else {
      const bid = expectedBid(s, other, area);
      rank += (bid * bid) / (bid * bid + own * own + 0.3);
    }
  }
  return rank;
}

function expectedBid(s: State, seat: number, area: number): number {
  let open = 0;
  for (let at = 0; at <= Area.city; at++) if (rowOf(s, at, seat) < 0) open += at === Area.city ? 2 : 1;
  const home = countAt(s, seat, Place.home);
  return open === 0 ? 0 : (home * (area === Area.city ? 2 : 1)) / open;
}

/** Bonus for the first, malus for the last, by how likely it is to be one of them. */
function iconsWorth(s: State, seat: number, area: number, rank: number): number {
  const tile = s.bidTiles[area];
  const first = rank < 1 ? 1 - rank : 0;
  const last = rank - (s.seats - 2);
  let sum = first === 0 ? 0 : first * iconWorth(s, seat, s.numbers.bonus[tile], true);
  if (last > 0) sum -= last * iconWorth(s, seat, s.numbers.malus[tile], false);
  return sum;
}

function iconWorth(s: State, seat: number, icon: number, bonus: boolean): number {
  switch (icon) {
    case Icon.marauder:
      return bonus ? (s.marauders[seat] > 0 ? 3 : 0) : 2;
    case Icon.damage:
      return bonus && s.damage[seat] === 1 ? 0 : 1.8;
    case Icon.equipment:
      return bonus ? CARD : s.hand[seat].length === 0 ? 0 : 1.5;
    default:
      return 2;
  }
}

function displayWorth(s: State, seat: number, slot: number, left: number): number {
  let sum = cardWorth(s, seat, s.display[slot], left);
  const first = slot * KINDS;
  let people = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const n = s.crowd[first + colour];
    people += n;
    sum += n * FIGURE[colour] * left;
  }
  const marauders = s.crowd[first + Colour.marauder];
  sum -= raidCost(s, s.marauders[seat] + marauders, s.damage[seat]) - raidCost(s, s.marauders[seat], s.damage[seat]);
  // Who finds no roof goes again and costs points; some shelter may still be built in this round.
  const room = shelterOf(s, seat) + 1 - s.people[seat];
  const homeless = people - Math.max(room, 0);
  return homeless > 0 ? sum - homeless * (HOMELESS + FIGURE[0] * left) : sum;
}

/** A building on its best site instead of what stands there, and its tile. */
function offerWorth(s: State, seat: number, place: number, left: number): number {
  const building = s.site[place];
  const rounds = left + 1;
  let gain = 0;
  const own = buildingWorth(s, seat, building, left, rounds);
  const lack = s.people[seat] - shelterOf(s, seat);
  for (let site = 0; site < SITES; site++) {
    if (siteRefusal(s, seat, building, site) !== undefined) continue;
    const old = s.sites[seat * SITES + site];
    const shelter = s.numbers.shelter[building] - (old < 0 ? 0 : s.numbers.shelter[old]);
    const needed = lack > 0 ? Math.min(shelter, lack) : 0;
    const better =
      own -
      (old < 0 ? 0 : buildingWorth(s, seat, old, left, rounds)) +
      shelter * ROOM * Math.min(left, 2) +
      needed * HOMELESS;
    if (better > gain) gain = better;
  }
  return gain + tileWorth(s, seat, s.siteTile[place], lack);
}

function tileWorth(s: State, seat: number, tile: number, lack: number): number {
  if (tile < 0) return 0;
  switch (BUILDING_TILES[tile].id) {
    case "fewer-marauders":
      return iconWorth(s, seat, Icon.marauder, true);
    case "more-equipment":
      return CARD;
    case "less-damage":
      return iconWorth(s, seat, Icon.damage, true);
    case "two-houses":
      return lack > 0 ? (lack > 2 ? 4 : lack * 2) : 0.3;
    case "exchange":
      return 1.5;
    case "more-marauders":
      return -2;
    case "more-damage":
      return -1.8;
    case "less-equipment":
      return -iconWorth(s, seat, Icon.equipment, false);
  }
}
