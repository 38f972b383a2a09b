import { type Random, type Setup, shuffle } from "@endzeit/engine";
import { CARDS } from "./content/cards.ts";
import { printedCards } from "./content/pack.ts";
import { blank } from "./copy.ts";
import { houseRules } from "./options.ts";
import { HUMANS, type State, ZOMBIES } from "./state.ts";

/** Spielvorbereitungen: both decks shuffled, Sonnenaufgang under the zombies', and the zombies begin. */
export function setup({ options, content }: Setup, random: Random): State {
  const { printed, values } = printedCards(options, content);
  const state: State = Object.assign(blank(), { random, rules: houseRules(options), printed, values });
  for (const [kind, row] of CARDS.entries()) {
    const deck = state.deck[row.side === "zombies" ? ZOMBIES : HUMANS];
    for (let copy = 0; copy < printed[kind]; copy++) deck.push(kind);
  }
  shuffle(random, state.deck[ZOMBIES]);
  shuffle(random, state.deck[HUMANS]);
  state.agenda.push({ do: "zombies/begin" });
  return state;
}
