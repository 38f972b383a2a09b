import type { FormOf, Objection, Offer, PartOf } from "@endzeit/engine";
import {
  type Alone,
  type FromTo,
  type InLane,
  type InSection,
  LANES,
  type OnCar,
  type OnSquare,
  type PlayCard,
  SECTIONS,
  type State,
} from "../state.ts";
import type { Reason } from "./reasons.ts";
import type { Out } from "./rule.ts";
import { NAMES } from "./street.ts";

/** The terms that an answer with a card has besides `play`. */
type Aim<A extends PlayCard> = A extends unknown ? Omit<FormOf<A>, "play"> : never;

/** What a card can be aimed at: nothing, a square, a lane, a section, a square and where it leads. */
export const ALONE: readonly Aim<Alone>[] = [{}];
export const AT: readonly Aim<OnSquare>[] = [{ at: NAMES }];
export const IN_LANE: readonly Aim<InLane>[] = [{ lane: LANES }];
export const IN_SECTION: readonly Aim<InSection>[] = [{ section: SECTIONS }];
export const AT_TO: readonly Aim<FromTo>[] = [{ at: NAMES, to: NAMES }];
/** A figure, or the car bomb on a square. */
export const AT_OR_CAR: readonly Aim<OnSquare | OnCar>[] = [{ at: NAMES }, { at: NAMES, hit: ["car"] }];

/**
 * What a card heading of the rulebook does: which answers a card of this kind has (allowed or refused), and what happens
 * when one is given. The card has left the hand by then; the step "aftermath" lies beneath.
 */
export interface CardRule<A extends PlayCard = PlayCard> {
  /** Each way to spell an answer with this card; none for a card without a turn of its own. */
  readonly takes: readonly Aim<A>[];
  list(s: State, kind: number, offer: Offer<PlayCard, Reason>): void;
  /** Why an answer that is spelled right is not listed. A card that lists all that its terms can say goes without. */
  objection?(s: State, kind: number, answer: PartOf<A>): Objection<Reason>;
  play(s: State, kind: number, answer: A, out: Out): void;
}
