import type { Answer, CoreState, Game, GameEvent } from "../src/game.ts";
import { type Listener, Match } from "../src/match.ts";

/** A match from a position on, for whoever is asked: who answers what, why not, what was told. A game's tests add its own words. */
export class Driver<S extends CoreState, A extends Answer, E extends GameEvent, V> {
  readonly match: Match<S, A, E, V>;
  readonly events: E[] = [];
  /** For each event the seats that it was told to, null for all. */
  readonly heard: (readonly number[] | null)[] = [];

  constructor(game: Game<S, A, E, V>, state: S, listener?: Listener<S, E>) {
    this.match = Match.from(game, state, {}, (event, to, now) => {
      this.events.push(event);
      this.heard.push(to);
      listener?.(event, to, now);
    });
  }

  get state(): Readonly<S> {
    return this.match.state;
  }

  /** The question that the match waits at and who is asked, such as `act 0`, or how it ended. */
  get waits(): string {
    const { outcome, question } = this.match;
    return outcome === null ? `${question?.ask} ${this.match.awaited().join(",")}` : outcome.reason;
  }

  get asked(): number {
    const seat = this.match.awaited()[0];
    if (seat === undefined) throw new Error("Nobody is asked.");
    return seat;
  }

  /** Gives allowed answers for whoever is asked first; throws with the reason when one is refused. */
  answer(...answers: readonly Answer[]): this {
    for (const answer of answers) this.by(this.asked, answer);
    return this;
  }

  by(seat: number, answer: Answer): this {
    const { waits } = this;
    const given = this.match.answer(seat, answer);
    if (!given.ok) throw new Error(`${JSON.stringify(answer)} at "${waits}" is refused: ${given.refusal.reason}`);
    return this;
  }

  end(): this {
    return this.answer({ end: true });
  }

  pass(): this {
    return this.answer({ pass: true });
  }

  /** Why an answer is refused, or null when it is allowed. */
  against(answer: Answer, seat = this.asked): string | null {
    const probe = this.match.clone().answer(seat, answer);
    return probe.ok ? null : probe.refusal.reason;
  }

  /** The rule that a refusal names. */
  ruleAgainst(answer: Answer): string | null {
    const probe = this.match.clone().answer(this.asked, answer);
    return probe.ok ? null : probe.refusal.rule;
  }

  /** The allowed answers. */
  get answers(): readonly Answer[] {
    return this.answersOf(this.asked);
  }

  answersOf(seat: number): readonly Answer[] {
    return this.match.ask(seat).answers;
  }
}
