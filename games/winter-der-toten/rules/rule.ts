import type { QuestionRules, Reporter, StepRules } from "@endzeit/engine";
import type { Answers, Event, State } from "../state.ts";
import type { Reason } from "./reasons.ts";

/** The rules of all steps and of all questions. Each file has its own, `index.ts` joins them, and the compiler asks for each. */
export type Steps = StepRules<State, Event>;
export type Questions = QuestionRules<State, Answers, Event, Reason>;

export type Out = Reporter<Event>;
