import { CAMP, SPACES } from "../content/board.ts";
import { ALL_TILES } from "../rules/stock.ts";
import type { State } from "../state.ts";
import { CORNERS, ownedByPartner, STREET } from "./evaluate.ts";

/** `TOUR[missing][from]`: steps from a space by way of the corners that are missing, as bits, to camp. */
const TOUR: number[][] = [];
for (let missing = 0; missing < 1 << CORNERS.length; missing++) {
  const via = CORNERS.flatMap((corner, tile) =>
    (missing & (1 << tile)) === 0 ? [] : [{ corner, left: TOUR[missing & ~(1 << tile)][corner] }],
  );
  TOUR.push(
    SPACES.map((_, from) =>
      missing === 0 ? STREET[from][CAMP] : Math.min(...via.map(({ corner, left }) => STREET[from][corner] + left)),
    ),
  );
}

/** The way that a survivor would still have to go from a space. */
export function stepsToGoFrom(s: State, seat: number, from: number): number {
  let missing = ALL_TILES & ~s.tiles[seat];
  if (s.rules.variant === "team")
    for (let tile = 0; tile < CORNERS.length; tile++) if (ownedByPartner(s, seat, tile)) missing &= ~(1 << tile);
  return TOUR[missing][from];
}

export const stepsToGo = (s: State, seat: number): number => stepsToGoFrom(s, seat, s.at[seat]);
