import { ENCOUNTERS, EQUIPMENT, WALKER_CARDS } from "../content/cards.ts";
import type { State } from "../index.ts";

/** Cards of each kind and ally tokens, wherever they are. */
export function conserved(state: State): readonly number[] {
  const equipment = EQUIPMENT.map(() => 0);
  const encounters = ENCOUNTERS.map(() => 0);
  const walkers = WALKER_CARDS.map(() => 0);
  const add = (counts: number[], piles: readonly (readonly number[])[]): void => {
    for (const pile of piles) for (const kind of pile) counts[kind]++;
  };
  const revolvers = state.front.reduce((sum, count) => sum + count, 0);
  const inFront = new Array<number>(revolvers).fill(EQUIPMENT.findIndex(({ id }) => id === "revolver"));
  add(equipment, [
    ...state.hand,
    state.equipmentDeck,
    state.equipmentDiscard,
    state.aside,
    state.fight?.played ?? [],
    inFront,
  ]);
  add(encounters, [state.encounterDeck, state.encounterDiscard, state.agenda.flatMap(revealedCard)]);
  add(walkers, [...state.claws, state.walkerDeck, state.walkerDiscard]);
  const allies = state.allies.reduce((sum, count) => sum + count, state.pool + state.box);
  return [...equipment, ...encounters, ...walkers, allies];
}

/** The encounter card that an entry of the agenda holds until it is done. */
function revealedCard(entry: State["agenda"][number]): readonly number[] {
  if ("ask" in entry) return entry.ask === "react" ? [entry.card] : [];
  return entry.do === "encounter/react" || entry.do === "encounter/resolve" || entry.do === "encounter/done"
    ? [entry.card]
    : [];
}
