import { TRACK } from "../content/board.ts";
import { chipOf, spaceOf } from "../rules/points.ts";
import type { View } from "../state.ts";

/** A chip is wider than a space of the track: so many spaces at the least size of the board. */
export const CHIP_SPACES = 1.35;

/** The chip of a seat that has gone around the track, and where its middle lies, in spaces. */
interface Lap {
  readonly seat: number;
  readonly chip: number;
  readonly at: number;
}

/**
 * The chips below the markers of the track: in the order of the markers, each as near to its own as it can lie without
 * covering another.
 */
export function lapsOf(view: Pick<View, "seats" | "points" | "arrived">): readonly Lap[] {
  const laps = Array.from({ length: view.seats }, (_, seat) => seat)
    .filter((seat) => chipOf(view.points[seat]) > 0)
    .map((seat) => ({ seat, chip: chipOf(view.points[seat]), at: spaceOf(view.points[seat]) }))
    .sort((a, b) => a.at - b.at || (view.arrived[a.seat] ?? 0) - (view.arrived[b.seat] ?? 0));
  let free = 0;
  for (const lap of laps) {
    lap.at = Math.max(lap.at, free);
    free = lap.at + CHIP_SPACES;
  }
  // At the end of the track they give way to the left.
  let last = TRACK + 0.5 - CHIP_SPACES / 2;
  for (const lap of laps.toReversed()) {
    lap.at = Math.min(lap.at, last);
    last = lap.at - CHIP_SPACES;
  }
  return laps;
}
