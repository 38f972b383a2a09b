import { COLOURS, LAST_SPACE, MOST_MARAUDERS } from "../content/board.ts";
import { BUILDINGS } from "../content/buildings.ts";
import { BID_TILES, BUILDING_TILES, EQUIPMENT, SCORING_TILES } from "../content/cards.ts";
import type { State } from "../index.ts";
import { FIGURES_EACH, KINDS } from "../rules/figures.ts";
import { SOURCES } from "../state.ts";

function count(length: number, ...lists: readonly (readonly number[])[]): number[] {
  const counts = new Array<number>(length).fill(0);
  for (const list of lists) for (const kind of list) if (kind >= 0) counts[kind]++;
  return counts;
}

/** Building tiles on the agenda have been taken and are not yet in the box. */
function tilesInHand(state: State): number[] {
  return state.agenda.flatMap((entry) => ("do" in entry && entry.do === "construct/tile" ? [entry.tile] : []));
}

/** T41: figures by colour, equipment by kind, tiles and buildings, wherever they are. Printed buildings may be covered. */
function conserved(state: State): readonly number[] {
  const figures = state.bag.slice();
  for (let slot = 0; slot < state.seats; slot++)
    for (let kind = 0; kind < KINDS; kind++) figures[kind] += state.crowd[slot * KINDS + kind];
  for (let at = 0; at < state.seats * FIGURES_EACH; at++) figures[at % COLOURS.length] += state.figures[at];
  const buildings = count(BUILDINGS.length, state.sites, state.site, state.buildingBox, ...state.buildings);
  return [
    ...figures,
    ...count(EQUIPMENT.length, state.stack, state.display, state.drawn, state.equipmentBox, ...state.hand),
    ...count(SCORING_TILES.length, state.open, state.tilesBoxed, state.unseenTiles, ...state.secret),
    ...count(BID_TILES.length, state.bidTiles, state.bidStack, state.bidBox),
    ...count(BUILDING_TILES.length, state.tiles, state.siteTile, state.tileBox, tilesInHand(state)),
    ...buildings.filter((_, kind) => BUILDINGS[kind].level > 0),
  ];
}

/** T41, the rest: bounds of the tracks, and sums that the state keeps beside their parts. Throws what does not hold. */
function bounds(state: State): void {
  const must = (good: boolean, what: string): void => {
    if (!good)
      throw new Error(
        `${what}: ${JSON.stringify({ points: state.points, marauders: state.marauders, damage: state.damage, people: state.people })}`,
      );
  };
  must(
    state.marauders.every((n) => n >= 0 && n <= MOST_MARAUDERS),
    "marauders off the track",
  );
  must(
    state.damage.every((n) => n >= 1 && n <= LAST_SPACE),
    "damage off the track",
  );
  must(
    state.points.every((n) => n >= 0),
    "points below 0",
  );
  must(
    state.figures.every((n) => n >= 0) && state.bag.every((n) => n >= 0) && state.crowd.every((n) => n >= 0),
    "fewer figures than none",
  );
  for (let seat = 0; seat < state.seats; seat++) {
    const own = state.figures.slice(seat * FIGURES_EACH, (seat + 1) * FIGURES_EACH);
    must(own.reduce((sum, n) => sum + n, 0) === state.people[seat], "survivors miscounted");
    const columns = state.gained.slice(seat * SOURCES.length, (seat + 1) * SOURCES.length);
    must(columns.reduce((sum, n) => sum + n, 0) === state.points[seat], "columns that do not add up");
    must(state.known[seat].length === state.hand[seat].length, "cards not accounted for");
  }
  must(state.placed.length === state.stack.length, "stack not accounted for");
  must(new Set(state.arrived).size === state.seats, "two markers at the same height");
}

/** Everything of the box, wherever it is; throws when bounds or sums do not hold. */
export function kept(state: State): readonly number[] {
  bounds(state);
  return conserved(state);
}
