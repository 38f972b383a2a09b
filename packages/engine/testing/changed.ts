import type {
  Answer,
  CoreState,
  Game,
  GameEvent,
  QuestionOf,
  SingleRule,
  StepOf,
  StepRule,
  TogetherRule,
} from "../src/game.ts";

type Run<S extends CoreState, E> = StepRule<S, StepOf<S>, E>;
type Single<S extends CoreState, A extends Answer, E> = SingleRule<S, QuestionOf<S>, A, E>;
type Rule<S extends CoreState, A extends Answer, E> = Single<S, A, E> | TogetherRule<S, QuestionOf<S>, A, E>;
type Listing<S extends CoreState, A extends Answer, E> = Single<S, A, E>["list"];
type Applying<S extends CoreState, A extends Answer, E> = Single<S, A, E>["apply"];

/** Other rules for a game, to see what a fault would do: each gets the rule as it is. */
export interface Changes<S extends CoreState, A extends Answer, E extends GameEvent> {
  step?(run: Run<S, E>, ...at: Parameters<Run<S, E>>): void;
  list?(list: Listing<S, A, E>, ...at: Parameters<Listing<S, A, E>>): void;
  /** Of questions that one answer settles. */
  apply?(apply: Applying<S, A, E>, ...at: Parameters<Applying<S, A, E>>): void;
  readonly objection?: Single<S, A, E>["objection"];
  readonly closed?: true;
}

/** A game whose steps and questions run changed. */
export function changed<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  { step, list, apply, ...more }: Changes<S, A, E>,
): Game<S, A, E, V> {
  const run = (rule: Run<S, E>): Run<S, E> => (step === undefined ? rule : (...at) => step(rule, ...at));
  const ask = (rule: Rule<S, A, E>): Rule<S, A, E> => {
    const listed: Listing<S, A, E> = list === undefined ? rule.list : (...at) => list(rule.list, ...at);
    if (!("apply" in rule)) return { ...rule, ...more, list: listed };
    const applied: Applying<S, A, E> = apply === undefined ? rule.apply : (...at) => apply(rule.apply, ...at);
    return { ...rule, ...more, list: listed, apply: applied };
  };
  return { ...game, steps: each(game.steps, run), questions: each(game.questions, ask) };
}

/** A record of which each value is changed when it is asked for. */
function each<T extends object, X>(record: T & { readonly [name: string]: X }, change: (value: X) => X): T {
  return new Proxy(record, {
    get: (of, name) => (typeof name === "string" && Object.hasOwn(of, name) ? change(of[name]) : undefined),
  });
}
