import { PLACES } from "../content/locations.ts";
import type { State } from "../state.ts";

/** Kolonie, Standorte, Eingänge. Gates: 0 to 5 are the entrances of the colony, 6 to 11 those of the locations 1 to 6. */

export const COLONY = 0;
export const PLACE_COUNT = PLACES.length;
export const COLONY_GATES = PLACES[COLONY].entrances;
export const GATES = COLONY_GATES + PLACE_COUNT - 1;
export const MOST_NOISE = 4;

export const placeOfGate = (gate: number): number => (gate < COLONY_GATES ? COLONY : gate - COLONY_GATES + 1);
export const firstGate = (place: number): number => (place === COLONY ? 0 : place + COLONY_GATES - 1);
/** The gate after the last one of a place. */
export const endGate = (place: number): number => (place === COLONY ? COLONY_GATES : place + COLONY_GATES);

/** Entrance spaces by gate. */
export const GATE_SPACES: readonly number[] = Array.from(
  { length: GATES },
  (_, gate) => PLACES[placeOfGate(gate)].entranceSpaces,
);
/** The number printed at a gate; a location has one entrance. */
export const gateNumber = (gate: number): number => (gate < COLONY_GATES ? gate + 1 : 1);

/** the spaces of an entrance are counted, not told apart. */
export function freeAt(s: State, gate: number): number {
  return GATE_SPACES[gate] - s.zombies[gate] - s.barricades[gate];
}

function sumAt(of: readonly number[], place: number): number {
  let sum = 0;
  for (let gate = firstGate(place); gate < endGate(place); gate++) sum += of[gate];
  return sum;
}

export const zombiesAt = (s: State, place: number): number => sumAt(s.zombies, place);
export const barricadesAt = (s: State, place: number): number => sumAt(s.barricades, place);

/** Free entrance spaces of a place. */
export function freeSpacesAt(s: State, place: number): number {
  let sum = 0;
  for (let gate = firstGate(place); gate < endGate(place); gate++) sum += freeAt(s, gate);
  return sum;
}
