import type { SeatPanel, TableSet } from "@endzeit/kit";
import { createContext } from "svelte";
import type { SeatHolder } from "../who.ts";

/** What the mark of a seat is made of. A scene is all of that; before somebody sits at a table there is no scene yet. */
export interface Marks {
  readonly client: { readonly set: Pick<TableSet, "Icon" | "rings" | "seated"> | null };
  readonly sideOf: (seat: number) => SeatPanel["side"] | null;
  readonly pictureOf: (seat: number) => string;
  /** What the seat is in the game. */
  readonly roleOf: (seat: number) => string;
  readonly sitterOf: (seat: number) => SeatHolder | null;
}

/** The colour of a seat's ring. */
export const ringOf = ({ client, sideOf }: Marks, seat: number): string =>
  client.set?.seated === true
    ? `var(--seat-${seat})`
    : (client.set?.rings?.[seat] ?? (sideOf(seat) === "cold" ? "var(--cold)" : "var(--lamp)"));

/** The table whose people are spoken of, so that each name has the mark of its seat beside it; null until the game is here. */
export const [getTable, setTable] = createContext<() => Marks | null>();
