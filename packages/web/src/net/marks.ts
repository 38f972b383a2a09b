import type { SeatPanel, TableSet } from "@endzeit/kit";
import { createContext } from "svelte";

/** What the mark of a seat is made of. A scene is all of that; before somebody sits at a table there is no scene yet. */
export interface Marks {
  readonly client: { readonly set: Pick<TableSet, "Icon"> | null };
  readonly sideOf: (seat: number) => SeatPanel["side"] | null;
  readonly pictureOf: (seat: number) => string;
  readonly seatName: (seat: number) => string;
}

/** The table whose people are spoken of, so that each name has the mark of its seat beside it; null until the game is here. */
export const [getTable, setTable] = createContext<() => Marks | null>();
