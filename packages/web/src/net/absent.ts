import type { Facts } from "@endzeit/wire";

/** Somebody without whom the others may want to go on. `rests`: a bot plays for them, and their yes is needed all the same. */
export interface Absent {
  readonly seat: number;
  readonly rests: boolean;
}

/** Those about whom this seat may propose something. Whether they have been away for long enough, the server knows. */
export function absentFor(facts: Facts, seat: number): readonly Absent[] {
  if (facts.seats[seat]?.kind !== "person") return [];
  const playing = facts.stage === "playing";
  if (!playing && facts.stage !== "gathering") return [];
  const persons = facts.seats.filter(({ kind }) => kind === "person").length;
  return facts.seats.flatMap(({ kind, here, say }, index): Absent[] => {
    if (here || index === seat) return [];
    if (kind === "person") return playing || index === facts.host ? [{ seat: index, rests: false }] : [];
    // Nobody takes the say of a seat alone.
    return kind === "bot" && say && playing && persons > 1 ? [{ seat: index, rests: true }] : [];
  });
}
