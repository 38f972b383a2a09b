import { STORY } from "../content/cards.ts";
import { ZEDS } from "../content/zeds.ts";
import type { State } from "../index.ts";

/** Each Zed and each story card, wherever it is; how many event cards there are, for which ones were left out is a secret. */
export function conserved(state: State): readonly number[] {
  const zeds = ZEDS.map(() => 0);
  for (const zed of [...state.spots, ...state.bag, ...state.agenda.flatMap(heldZed)]) if (zed >= 0) zeds[zed]++;
  const story = STORY.map(() => 0);
  for (const card of [...state.storyDeck, ...state.storyDiscard, ...state.kept, state.story])
    if (card >= 0) story[card]++;
  const events = state.eventDeck.length + state.eventDiscard.length + (state.event >= 0 ? 1 : 0);
  return [...zeds, ...story, events, state.unitAt.length];
}

/** The Zed that a question holds until its Start is chosen. */
function heldZed(entry: State["agenda"][number]): readonly number[] {
  return "ask" in entry && entry.ask === "start" ? [entry.zed] : [];
}
