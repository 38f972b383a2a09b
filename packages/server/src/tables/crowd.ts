import type { Eyes } from "@endzeit/master";
import type { Guest } from "./house.ts";

/** The guests of a table, by the eyes that they have: whatever is told goes to those whom it is for, however many watch. */
export class Crowd {
  readonly #of = new Map<Eyes, Set<Guest>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Of how many guests these are the eyes. */
  count(eyes: Eyes): number {
    return this.#of.get(eyes)?.size ?? 0;
  }

  /** The seats that somebody looks on from. */
  get seats(): readonly number[] {
    return [...this.#of.keys()].filter((eyes) => eyes !== null);
  }

  with(eyes: Eyes): Iterable<Guest> {
    return this.#of.get(eyes) ?? [];
  }

  *[Symbol.iterator](): Generator<Guest, void, void> {
    for (const guests of this.#of.values()) yield* guests;
  }

  add(guest: Guest): void {
    const guests = this.#of.get(guest.eyes) ?? new Set();
    this.#of.set(guest.eyes, guests);
    if (guests.has(guest)) return;
    guests.add(guest);
    this.#size++;
  }

  delete(guest: Guest): void {
    const guests = this.#of.get(guest.eyes);
    if (guests?.delete(guest) !== true) return;
    this.#size--;
    if (guests.size === 0) this.#of.delete(guest.eyes);
  }
}
