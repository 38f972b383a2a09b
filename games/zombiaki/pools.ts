import { type PoolOf, Pools } from "@endzeit/engine";
import { CARDS } from "./content/cards.ts";
import { HUMANS, type State, ZOMBIES } from "./state.ts";

/** The cards of a side: of the others there are none in its piles. */
const side = (owner: number, of: "zombies" | "humans"): PoolOf<State> => ({
  fields: ["deck", "hand", "discard", "spent"],
  owner,
  box: ({ printed }) => printed.map((n, kind) => (CARDS[kind].side === of ? n : 0)),
  name: (kind) => CARDS[kind].id,
  spare: () => CARDS.findIndex((row) => row.side === of),
});

export const pools = new Pools<State>({ zombies: side(ZOMBIES, "zombies"), humans: side(HUMANS, "humans") });
