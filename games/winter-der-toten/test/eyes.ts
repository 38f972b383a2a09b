import {
  advance,
  awaited,
  candidates,
  type Answer as Given,
  give,
  judge,
  questionFor,
  type Reporter,
} from "@endzeit/engine";
import { winterDerToten as game } from "../index.ts";
import type { Answer, Event, State } from "../state.ts";

/** A pair of eyes at the table: those of a seat, or (null) of somebody who watches. */
export type Eye = number | null;

export const eyesOf = (s: State): readonly Eye[] => [...Array.from({ length: s.seats }, (_, seat) => seat), null];

/** A match in which everything that is told and asked is written down. */
export class World {
  readonly state: State;
  readonly #told: { readonly event: Event; readonly to: readonly number[] | null }[] = [];
  /** Every question so far with those whom it was put to, and who has answered. */
  readonly asked: string[] = [];

  constructor(state: State) {
    this.state = state;
    advance(game, state, this.#out);
    this.#note();
  }

  readonly #out: Reporter<Event> = {
    listening: true,
    tell: (event, to) => void this.#told.push({ event, to: to ?? null }),
    reveal() {},
  };

  #note(): void {
    const { state } = this;
    const top = state.outcome === null ? state.agenda[state.agenda.length - 1] : undefined;
    this.asked.push(top !== undefined && "ask" in top ? `${top.ask} ${awaited(state).join(",")}` : "over");
  }

  get copy(): World {
    const state = game.blank();
    game.copy(this.state, state);
    return new World(state);
  }

  get awaited(): readonly number[] {
    return awaited(this.state);
  }

  answers(seat: number): readonly Answer[] {
    return candidates(game, this.state, seat).answers;
  }

  /** Gives an answer that may be given, or says why it may not. */
  give(seat: number, given: Given): void {
    const verdict = judge(game, this.state, seat, given);
    if ("refusal" in verdict)
      throw new Error(`${JSON.stringify(given)} of seat ${seat} at "${this.asked.at(-1)}": ${verdict.refusal.reason}`);
    give(game, this.state, seat, verdict.answer, this.#out);
    this.#note();
  }

  heard(eye: Eye): readonly Event[] {
    return this.#told.flatMap(({ event, to }) => (to === null || (eye !== null && to.includes(eye)) ? [event] : []));
  }

  /** All that somebody gets to see, to hear and to read, and what he is asked, by name; `tries` are answers that he might attempt. */
  seen(eye: Eye, tries: readonly Given[] = []): { readonly [name: string]: string } {
    const { state } = this;
    const view = game.view(state, eye);
    const question = questionFor(game, state, eye);
    const own = eye === null ? { answers: [], refused: [] } : candidates(game, state, eye);
    const heard = this.heard(eye);
    const said = heard.map((event) => game.words.event(event));
    const of = (value: unknown): string => JSON.stringify(value);
    return {
      view: of(view),
      question: of(question),
      wording:
        question === null
          ? ""
          : of(game.words.question(view, question, eye !== null && question.of.includes(eye) ? eye : null)),
      heading: of(game.words.heading(view)),
      answers: of(own.answers),
      refused: of(own.refused),
      refusals: of(own.refused.map(({ refusal }) => game.words.refusal(refusal))),
      tries: eye === null ? "" : of(tries.map((given) => judge(game, state, eye, given))),
      chances:
        eye === null
          ? ""
          : of(own.answers.map((answer) => [game.odds(view, eye, answer), game.forecast(view, eye, answer)])),
      notes: of(game.notes(view, eye)),
      clock: of([game.clock(view), game.phase(state)]),
      heard: of(heard),
      log: of(said),
      asked: of(this.asked),
    };
  }
}
