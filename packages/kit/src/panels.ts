import type { SeatPanel } from "./contract.ts";

/** What a game says of a seat's panel; without `seen` nobody sees its cards, without `piles` it has none. */
type Said = Omit<SeatPanel, "seat" | "name" | "seen" | "piles"> & Partial<Pick<SeatPanel, "seen" | "piles">>;

/** A panel for each seat, under the name that the game's texts have for it. */
export const panelsOf = (seats: number, say: (seat: number) => Said): readonly SeatPanel[] =>
  Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: { text: `seat.${seat}`, values: {} },
    seen: [],
    piles: [],
    ...say(seat),
  }));
