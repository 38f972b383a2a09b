import { PLACES } from "../content/locations.ts";
import type { State } from "../state.ts";
import { rollDie } from "./dice.ts";
import { samplesFrom } from "./endings.ts";
import { lowestAt } from "./groups.ts";
import { die, killHelpless } from "./people.ts";
import { COLONY, COLONY_GATES, firstGate, freeAt, gateNumber, placeOfGate } from "./places.ts";
import type { Out, Steps } from "./rule.ts";

/** Zombies: how they come into play, how they are killed and removed; barricades. */

/** Puts so many zombies on their way to a place. Each instruction of its own begins at entrance 1 of the colony. */
export function bringZombies(s: State, place: number, n: number): void {
  if (n > 0) s.agenda.push({ do: "arrive", place, nth: 0, left: n });
}

/** Zombies ins Spiel bringen, R-04: the seventh comes to entrance 1 again. R-65: a barricade goes with the zombie that breaks it. */
function arrive(s: State, place: number, nth: number, left: number, out: Out): void {
  for (let n = 0; n < left; n++) {
    const gate = place === COLONY ? (nth + n) % COLONY_GATES : firstGate(place);
    const where = { at: PLACES[place].id, gate: gateNumber(gate) };
    if (freeAt(s, gate) > 0) {
      s.zombies[gate]++;
      if (out.listening) out.tell({ event: "arrived", ...where });
    } else if (s.barricades[gate] > 0) {
      s.barricades[gate]--;
      if (out.listening) out.tell({ event: "barricade-broken", ...where });
    } else {
      if (out.listening) out.tell({ event: "overrun", ...where });
      // who comes in the place of a last survivor is there before the next zombie.
      if (n + 1 < left) s.agenda.push({ do: "arrive", place, nth: nth + n + 1, left: left - n - 1 });
      return overrun(s, place, out);
    }
  }
}

/** the lowest influence falls; then the helpless; of nobody nothing. */
function overrun(s: State, place: number, out: Out): void {
  const victim = lowestAt(s, place);
  if (victim >= 0) die(s, victim, out);
  else if (place === COLONY) killHelpless(s, out);
}

/**
 * Kills zombies at a gate: with samples to find, each is looked at. Exposure is for the caller: of a card only where it says so
 * (X-26).
 */
export function killZombies(s: State, gate: number, n: number, out: Out): void {
  const killed = Math.min(n, s.zombies[gate]);
  if (killed === 0) return;
  s.zombies[gate] -= killed;
  if (out.listening) out.tell({ event: "zombie-killed", at: PLACES[placeOfGate(gate)].id, n: killed });
  const from = samplesFrom(s);
  if (from === 0) return;
  for (let zombie = 0; zombie < killed; zombie++) {
    const eyes = rollDie(s, out);
    if (eyes >= from) s.samples++;
    if (out.listening) out.tell({ event: "sample", eyes, now: s.samples });
  }
}

/** Removed zombies are not killed: no samples, no exposure. */
export function removeZombies(s: State, gate: number, n: number, out: Out): void {
  const gone = Math.min(n, s.zombies[gate]);
  if (gone === 0) return;
  s.zombies[gate] -= gone;
  if (out.listening) out.tell({ event: "zombie-removed", at: PLACES[placeOfGate(gate)].id, n: gone });
}

/** Puts up to so many barricades at a gate. */
export function barricade(s: State, seat: number, gate: number, n: number, out: Out): void {
  const built = Math.min(n, freeAt(s, gate));
  if (built === 0) return;
  s.barricades[gate] += built;
  if (out.listening)
    out.tell({ event: "barricaded", seat, at: PLACES[placeOfGate(gate)].id, gate: gateNumber(gate), n: built });
}

export const zombieSteps = {
  arrive: (s, { place, nth, left }, out) => arrive(s, place, nth, left, out),
} satisfies Partial<Steps>;
