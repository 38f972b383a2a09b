import { HIDDEN, Pools } from "@endzeit/engine";
import { ENCOUNTERS, EQUIPMENT, REVOLVER, WALKER_CARDS } from "./content/cards.ts";
import type { State } from "./state.ts";

/** Encounter cards that lie open in front of a survivor, revealed and not yet done, each in the place of its entry. */
function revealed({ agenda }: State): number[] {
  return agenda.map((entry) => ("sneaked" in entry ? entry.card : HIDDEN));
}

/** A position set up by hand may hide more cards than the box has left: then any kind may be there. */
const spare = (place: number): number => place % 2;

export const pools = new Pools<State>({
  equipment: {
    fields: ["hand", "equipmentDeck", "equipmentDiscard", "aside"],
    box: ({ numbers }) => numbers.equipmentCount,
    elsewhere: ({ fight, front }) => ({
      "fight.played": fight?.played ?? [],
      front: front.flatMap((revolvers) => new Array<number>(revolvers).fill(REVOLVER)),
    }),
    name: (kind) => EQUIPMENT[kind].id,
    spare,
  },
  encounters: {
    fields: ["encounterDeck", "encounterDiscard"],
    box: ({ numbers }) => numbers.encounterCount,
    elsewhere: (state) => ({ agenda: revealed(state) }),
    name: (kind) => ENCOUNTERS[kind].id,
    spare,
  },
  walkers: {
    fields: ["claws", "walkerDeck", "walkerDiscard"],
    box: ({ numbers }) => numbers.walkerCount,
    name: (kind) => WALKER_CARDS[kind].id,
    spare,
  },
});
