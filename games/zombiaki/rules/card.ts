import type { Offer, Reporter } from "@endzeit/engine";
import type { Answer, Event, State } from "../state.ts";

/**
 * What a card heading of the rulebook does: which answers a card of this kind has (allowed or refused), and what happens
 * when one is given. The card has left the hand by then; the step "aftermath" lies beneath.
 */
export interface CardRule {
  list(s: State, kind: number, offer: Offer<Answer>): void;
  play(s: State, kind: number, answer: Answer, out: Reporter<Event>): void;
}
