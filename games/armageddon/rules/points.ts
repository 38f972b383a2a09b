import { Colour, LAST_SPACE, MOST_MARAUDERS, Print, TRACK } from "../content/board.ts";
import { Place, SOURCES, type Source, type State } from "../state.ts";
import { move, slotOf } from "./figures.ts";
import type { Out } from "./rule.ts";

/** Punkteleiste, Pluendererleiste and Schadensleiste: every move of a marker. */

const SOURCE_AT: Readonly<Record<Source, number>> = Object.fromEntries(
  SOURCES.map((source, at) => [source, at]),
) as Record<Source, number>;

/** Points gained or lost. The track has nothing below 0 (Q57, X3); a marker that does not move keeps its place in a pile (X34). */
export function score(s: State, seat: number, n: number, source: Source, out: Out): void {
  const moved = s.points[seat] + n < 0 ? -s.points[seat] : n;
  if (moved === 0) return;
  s.points[seat] += moved;
  s.gained[seat * SOURCES.length + SOURCE_AT[source]] += moved;
  s.arrived[seat] = ++s.moves;
  if (out.listening) out.tell({ event: "points", seat, n: moved, total: s.points[seat], source });
}

/** A marker at the end of its track, an empty hand: what a tile says has nothing to work on. */
export function tellNothing(seat: number, out: Out): void {
  if (out.listening) out.tell({ event: "no-effect", seat });
}

/** What lies on the chips in front of a player, 0 without (Q58, X3). */
export function chipOf(points: number): number {
  return points === 0 ? 0 : points - 1 - ((points - 1) % TRACK);
}

/** The space of the points marker, 0 beside the track. */
export function spaceOf(points: number): number {
  return points - chipOf(points);
}

/** Who leads: most points, of equals the marker on top (Bieten). */
export function leaderOf(s: State): number {
  let best = 0;
  for (let seat = 1; seat < s.seats; seat++) {
    const ahead = s.points[seat] - s.points[best];
    if (ahead > 0 || (ahead === 0 && s.arrived[seat] > s.arrived[best])) best = seat;
  }
  return best;
}

/** Marauders from cards and the round track: beyond the last field each costs a point (Q13). */
export function raid(s: State, seat: number, n: number, out: Out): void {
  if (n === 0) return;
  const room = MOST_MARAUDERS - s.marauders[seat];
  const come = Math.min(n, room);
  if (come > 0) shiftMarauders(s, seat, come, out);
  if (n === come) return;
  if (out.listening) out.tell({ event: "overrun", seat, n: n - come });
  score(s, seat, come - n, "overrun", out);
}

/** Moves a seat's marker on a track, no further than its ends. Returns how far it went. */
function shift(track: number[], seat: number, n: number, first: number, last: number): number {
  const before = track[seat];
  track[seat] = Math.max(first, Math.min(before + n, last));
  return track[seat] - before;
}

/** The marker by n fields, as far as the track goes. Returns how far it went. */
export function shiftMarauders(s: State, seat: number, n: number, out: Out): number {
  const moved = shift(s.marauders, seat, n, 0, MOST_MARAUDERS);
  if (out.listening && moved !== 0) out.tell({ event: "marauders", seat, n: moved, left: s.marauders[seat] });
  return moved;
}

/** The damage marker by n spaces, as far as the track goes; on or left of his space the leader comes back at once (Q48, X25). */
export function shiftDamage(s: State, seat: number, n: number, out: Out): number {
  const moved = shift(s.damage, seat, n, 1, LAST_SPACE);
  if (out.listening && moved !== 0) out.tell({ event: "damage", seat, n: moved, at: s.damage[seat] });
  callLeaderBack(s, seat, out);
  return moved;
}

function callLeaderBack(s: State, seat: number, out: Out): void {
  const aside = slotOf(seat, Place.aside, Colour.leader);
  if (s.figures[aside] === 0 || leaderIsOut(s, s.damage[seat])) return;
  while (s.figures[aside] > 0) move(s, seat, Place.aside, Place.home, Colour.leader);
  if (out.listening) out.tell({ event: "leader-back", seat });
}

/** How many spaces are evaluated with the marker on a space. */
export function evaluatedUpTo(s: State, space: number): number {
  return s.rules.damage === "with-marker" ? space : space - 1;
}

/** Whether the effect that sets the leader aside lies left of a space. */
export function leaderIsOut(s: State, space: number): boolean {
  for (let at = 2; at <= evaluatedUpTo(s, space); at++) if (s.numbers.damage[at - 1] === Print.leaderOut) return true;
  return false;
}

/**
 * Auswertung der Schadensleiste: on the first space 2 points; else every space from the second up to the marker,
 * the one under it not counted. At the end of the match the leader stays where he is (Q56).
 */
export function evaluateDamage(s: State, seat: number, final: boolean, out: Out): void {
  const source = final ? "final-damage" : "damage-track";
  callLeaderBack(s, seat, out);
  if (s.damage[seat] === 1) {
    if (s.numbers.damage[0] === Print.plus2) score(s, seat, 2, source, out);
    return;
  }
  const last = evaluatedUpTo(s, s.damage[seat]);
  for (let space = 2; space <= last; space++) {
    switch (s.numbers.damage[space - 1]) {
      case Print.minus1:
        score(s, seat, -1, source, out);
        break;
      case Print.minus2:
        score(s, seat, -2, source, out);
        break;
      case Print.marauder:
        // X5: nothing happens on the last field.
        shiftMarauders(s, seat, 1, out);
        break;
      case Print.leaderOut:
        if (!final) sendLeaderOut(s, seat, out);
        break;
    }
  }
}

/** One icon, one leader (Q49). */
function sendLeaderOut(s: State, seat: number, out: Out): void {
  if (s.figures[slotOf(seat, Place.aside, Colour.leader)] > 0) return;
  if (s.figures[slotOf(seat, Place.home, Colour.leader)] === 0) return;
  move(s, seat, Place.home, Place.aside, Colour.leader);
  if (out.listening) out.tell({ event: "leader-out", seat });
}
