import type { QuestionRules, Reporter, StepRules } from "@endzeit/engine";
import type { Answers, Event, State } from "../state.ts";
import type { Reason } from "./reasons.ts";

/** Each file of rules exports its steps and its questions; index.ts joins them, and the compiler asks for each. */
export type Steps = StepRules<State, Event>;
export type Questions = QuestionRules<State, Answers, Event, Reason>;
export type Out = Reporter<Event>;

/** Any of the terms that answers of a type have: what a part of one is looked through for. */
export type TermsOf<A> = {
  readonly [T in A extends unknown ? keyof A : never]?: A extends { readonly [K in T]: infer V } ? V : never;
};
