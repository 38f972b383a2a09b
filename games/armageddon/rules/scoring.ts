import { type Offer, objection } from "@endzeit/engine";
import { AREAS } from "../content/board.ts";
import { EQUIPMENT, ICONS, Kind, PARTS, SCORING_TILES, type Scales, scoringTile, VEHICLES } from "../content/cards.ts";
import { type Answers, Phase, type Source, type State } from "../state.ts";
import { SCORE } from "./answers.ts";
import { countType } from "./buildings.ts";
import { ownedOf } from "./figures.ts";
import { evaluateDamage, score } from "./points.ts";
import type { Reason } from "./reasons.ts";
import { eachSeat } from "./rounds.ts";
import type { Out, Questions, Steps } from "./rule.ts";

/** Zwischenwertung and Schlusswertung. */

/** How many of what a scoring tile counts a seat owns. Survivors count by the colour of the figure (Q34, Q35). */
export function countFor(s: State, seat: number, tile: number): number {
  const { counted } = SCORING_TILES[tile];
  switch (counted.what) {
    case "colour":
      return ownedOf(s, seat, counted.colour);
    case "type":
      return countType(s, seat, counted.type);
    case "equipment": {
      let n = 0;
      for (const card of s.hand[seat]) if (card >= counted.from && card <= counted.to) n++;
      return n;
    }
  }
}

export function tilePoints(s: State, seat: number, tile: number): number {
  return countFor(s, seat, tile) * s.numbers.scoring[tile];
}

function scoreTile(s: State, seat: number, tile: number, source: Source, out: Out): void {
  // What stands behind the screens is told by its number.
  out.reveal();
  if (out.listening) out.tell({ event: "counted", seat, tile: SCORING_TILES[tile].id, n: countFor(s, seat, tile) });
  score(s, seat, tilePoints(s, seat, tile), source, out);
}

/** After round 3: the public tile, new bid tiles, then the marauders go at their price. */
function scoreInterim(s: State, out: Out): void {
  s.phase = Phase.interim;
  scorePublic(s, 0, "interim-tile", out);
  out.reveal();
  for (let area = 0; area < AREAS.length; area++) {
    s.bidBox.push(s.bidTiles[area]);
    const tile = s.bidStack.pop();
    if (tile === undefined) throw new Error("The bid tiles ran out.");
    s.bidTiles[area] = tile;
    if (out.listening) {
      const { numbers } = s;
      out.tell({
        event: "bid-tile",
        area: AREAS[area],
        bonus: ICONS[numbers.bonus[tile]],
        malus: ICONS[numbers.malus[tile]],
      });
    }
  }
  eachSeat(s, (seat) => {
    const n = s.marauders[seat];
    if (n === 0) return;
    s.marauders[seat] = 0;
    if (out.listening) out.tell({ event: "raiders-gone", seat, n });
    score(s, seat, s.rules.interim === "field" ? -n - 1 : -n, "interim-marauders", out);
  });
  s.agenda.push({ do: "prepare/raiders" });
}

function scorePublic(s: State, which: 0 | 1, source: Source, out: Out): void {
  const tile = s.open[which];
  if (tile < 0) return;
  eachSeat(s, (seat) => scoreTile(s, seat, tile, source, out));
  s.open[which] = -1;
  s.tilesBoxed.push(tile);
}

function beginFinal(s: State, out: Out): void {
  s.phase = Phase.final;
  if (out.listening) out.tell({ event: "final" });
  scorePublic(s, 1, "final-tile", out);
  s.agenda.push({ do: "final/count" });
  const order: number[] = [];
  eachSeat(s, (seat) => order.push(seat));
  for (let at = order.length - 1; at >= 0; at--) s.agenda.push({ do: "final/secret", seat: order[at] });
}

function askSecret(s: State, seat: number): void {
  s.turn = seat;
  if (s.secret[seat].length > 0) s.agenda.push({ ask: "secret", of: [seat] });
}

function listSecret(s: State, seat: number, offer: Offer<Answers["secret"], Reason>): void {
  for (const tile of s.secret[seat]) offer(SCORE[tile]);
}

/** One of the two, for its owner alone; the other counts for nothing and stays unseen. */
function scoreSecret(s: State, seat: number, tile: number, out: Out): void {
  s.secret[seat] = s.secret[seat].filter((other) => other !== tile);
  s.tilesBoxed.push(tile);
  out.reveal();
  scoreTile(s, seat, tile, "secret-tile", out);
}

/** Points for so many cards on a scale that ends. */
function onScale(scale: readonly number[], cards: number): number {
  return cards === 0 ? 0 : scale[Math.min(cards, scale.length) - 1];
}

function setsOf(cards: number, size: number): number {
  return (cards - (cards % size)) / size;
}

export const WEAPON_SET = 2;
export const MEDICINE_SET = 3;

const held: number[] = EQUIPMENT.map(() => 0);

/** Cards of each kind in a hand; the result is overwritten by the next call. */
export function countKinds(hand: readonly number[]): readonly number[] {
  held.fill(0);
  for (const card of hand) if (card >= 0) held[card]++;
  return held;
}

/** Bier, Benzin, Waffen, Medikamente by the number of cards. */
export function pointsOf(scales: Scales, kind: number, cards: number): number {
  switch (kind) {
    case Kind.beer:
      return onScale(scales.beer, cards);
    case Kind.gasoline:
      return onScale(scales.gasoline, cards);
    case Kind.weapons:
      return setsOf(cards, WEAPON_SET) * scales.weapons[0];
    case Kind.medicine:
      return setsOf(cards, MEDICINE_SET) * scales.medicine[0];
    default:
      return 0;
  }
}

/** Fahrzeugteile: each card counts in exactly one set, divided so that they bring most. */
export function vehiclePoints(scales: Scales, counts: readonly number[]): number {
  if (!isSimple(scales)) return bestSets(scales, counts.slice(Kind.firstPart));
  let points = 0;
  for (let vehicle = 0; vehicle < VEHICLES.length; vehicle++) {
    for (let copy = 1; ; copy++) {
      let different = 0;
      for (let part = 0; part < PARTS.length; part++) {
        if (counts[Kind.firstPart + vehicle * PARTS.length + part] >= copy) different++;
      }
      if (different === 0) break;
      points += scales.same[different - 1];
    }
  }
  return points;
}

/**
 * Whether the largest sets are best: each further part of a vehicle brings at least what the one before it did, and parts of
 * different vehicles no more than each alone. So it is with the numbers built in; a content pack may have others.
 */
function isSimple({ same, mixed }: Scales): boolean {
  for (let at = 1; at < same.length; at++) {
    if (same[at] - same[at - 1] < same[at - 1] - (at < 2 ? 0 : same[at - 2])) return false;
  }
  for (let at = 0; at < mixed.length; at++) if (mixed[at] > (at + 1) * same[0]) return false;
  return true;
}

const divided = new WeakMap<Scales, Map<string, number>>();

/** The best of all divisions into sets. */
function bestSets(scales: Scales, parts: readonly number[]): number {
  const first = parts.findIndex((n) => n > 0);
  if (first < 0) return 0;
  const known = divided.get(scales) ?? new Map<string, number>();
  divided.set(scales, known);
  const key = parts.join();
  const before = known.get(key);
  if (before !== undefined) return before;
  let best = 0;
  const vehicle = first - (first % PARTS.length);
  // Every set that the first card can be in: it grows by one part after the other, or is closed.
  const grow = (left: readonly number[], same: number, mixed: number, from: number): void => {
    const alone = same + mixed === 1;
    const worth = alone
      ? Math.max(scales.same[0], scales.mixed[0])
      : mixed > 0
        ? scales.mixed[mixed]
        : scales.same[same - 1];
    best = Math.max(best, worth + bestSets(scales, left));
    for (let part = from; part < left.length; part++) {
      if (left[part] === 0) continue;
      const own = part < vehicle + PARTS.length;
      if (!own && same > 1) return;
      const next = own ? part + 1 : part - (part % PARTS.length) + PARTS.length;
      grow(left.with(part, left[part] - 1), own ? same + 1 : same, own ? mixed : mixed + 1, next);
    }
  };
  grow(parts.with(first, parts[first] - 1), 1, 0, first + 1);
  known.set(key, best);
  return best;
}

/** Landkarten of each seat in points: most and second most; several with the most leave no second (X7). None at all never counts (Q60). */
export function mapPoints(scales: Scales, maps: readonly number[], tiedSecond: boolean): readonly number[] {
  const most = maps.reduce((best, n) => Math.max(n, best), 0);
  const first = maps.filter((n) => n === most).length;
  const second = maps.reduce((best, n) => (n < most && n > best ? n : best), 0);
  return maps.map((n) => {
    if (n === 0) return 0;
    if (n === most) return scales.map[0];
    return n === second && (first === 1 || tiedSecond) ? scales.map[1] : 0;
  });
}

const SCALED: readonly (readonly [kind: number, source: Source])[] = [
  [Kind.beer, "beer"],
  [Kind.gasoline, "gasoline"],
  [Kind.weapons, "weapons"],
  [Kind.medicine, "medicine"],
];

/** Equipment kind by kind, damage, marauders, and who has won. */
function countFinal(s: State, out: Out): void {
  const { scales } = s.numbers;
  // All hands are laid open.
  out.reveal();
  for (const known of s.known) known.fill(1);
  for (const [kind, source] of SCALED) {
    eachSeat(s, (seat) => score(s, seat, pointsOf(scales, kind, countKinds(s.hand[seat])[kind]), source, out));
  }
  eachSeat(s, (seat) => score(s, seat, vehiclePoints(scales, countKinds(s.hand[seat])), "vehicles", out));
  const maps = s.hand.map((hand) => countKinds(hand)[Kind.map]);
  const forMaps = mapPoints(scales, maps, s.rules.maps === "second");
  eachSeat(s, (seat) => score(s, seat, forMaps[seat], "maps", out));
  eachSeat(s, (seat) => evaluateDamage(s, seat, true, out));
  eachSeat(s, (seat) => score(s, seat, -s.marauders[seat], "final-marauders", out));
  declare(s, out);
}

/** Most points, then most equipment cards of any kind (Q61), else several winners. */
function declare(s: State, out: Out): void {
  const most = s.points.reduce((best, n) => Math.max(n, best), 0);
  const leaders = s.points.flatMap((n, seat) => (n === most ? [seat] : []));
  const cards = leaders.reduce((best, seat) => Math.max(s.hand[seat].length, best), 0);
  const winners = leaders.filter((seat) => s.hand[seat].length === cards);
  const reason = leaders.length === 1 ? "points" : winners.length === 1 ? "cards" : "shared";
  s.outcome = { winners, reason, scores: s.points.slice() };
  if (out.listening) out.tell({ event: "ended", reason, seat: winners[0], n: most });
}

export const scoringSteps = {
  interim: (s, _step, out) => scoreInterim(s, out),
  "final/public": (s, _step, out) => beginFinal(s, out),
  "final/secret": (s, { seat }) => askSecret(s, seat),
  "final/count": (s, _step, out) => countFinal(s, out),
} satisfies Partial<Steps>;

export const scoringQuestions = {
  secret: {
    forms: [{ score: SCORING_TILES.map(({ id }) => id) }],
    otherwise: "only-at-the-end",
    closed: true,
    list: (s, _question, seat, offer) => listSecret(s, seat, offer),
    apply: (s, _question, seat, answer, out) => scoreSecret(s, seat, scoringTile(answer.score), out),
    objection: () => objection("not-your-tile"),
  },
} satisfies Partial<Questions>;
