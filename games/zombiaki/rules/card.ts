import type { Form, Objection, Offer, Reporter } from "@endzeit/engine";
import { type Answer, type Event, LANES, type State } from "../state.ts";
import { NAMES } from "./street.ts";

/** What a card can be aimed at: nothing, a square, a lane, a section, a square and where it leads. */
export const ALONE: readonly Form[] = [{}];
export const AT: readonly Form[] = [{ at: NAMES }];
export const IN_LANE: readonly Form[] = [{ lane: LANES }];
export const IN_SECTION: readonly Form[] = [{ section: [1, 2, 3, 4, 5] }];
export const AT_TO: readonly Form[] = [{ at: NAMES, to: NAMES }];
/** A figure, or the car bomb on a square. */
export const AT_OR_CAR: readonly Form[] = [{ at: NAMES }, { at: NAMES, hit: ["car"] }];

/**
 * What a card heading of the rulebook does: which answers a card of this kind has (allowed or refused), and what happens
 * when one is given. The card has left the hand by then; the step "aftermath" lies beneath.
 */
export interface CardRule {
  /** The terms that an answer with this card has besides `play`, each way to spell it; none for a card without a turn of its own. */
  readonly takes: readonly Form[];
  list(s: State, kind: number, offer: Offer<Answer>): void;
  /** Why an answer that is spelled right is not listed. A card that lists all that its terms can say goes without. */
  objection?(s: State, kind: number, answer: Answer): Objection;
  play(s: State, kind: number, answer: Answer, out: Reporter<Event>): void;
}
