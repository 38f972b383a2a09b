import type { Note, Odds } from "@endzeit/engine";
import type { Answer, View } from "./state.ts";

export function notes(_view: View, _seat: number | null): readonly Note[] {
  return [];
}

export function odds(_view: View, _seat: number, _answer: Answer): readonly Odds[] {
  return [];
}

export function forecast(_view: View, _seat: number, _answer: Answer): Note | null {
  return null;
}

/** How much of the event deck has been seen. */
export function clock(view: View): number {
  const all = view.round + view.eventDeck.length;
  return all === 0 ? 0 : view.round / all;
}
