import { biteQuestions, biteSteps } from "./bites.ts";
import { encounterQuestions, encounterSteps } from "./encounter.ts";
import { fightQuestions, fightSteps } from "./fight.ts";
import { moveQuestions } from "./move.ts";
import { openingQuestions, openingSteps } from "./opening.ts";
import { powerQuestions } from "./powers.ts";
import type { Questions, Steps } from "./rule.ts";
import { survivorQuestions, survivorSteps } from "./survivor.ts";
import { turnSteps } from "./turns.ts";
import { walkerQuestions, walkerSteps } from "./walker.ts";
import { peacefulQuestions, peacefulSteps } from "./without-fight.ts";

/** What each step of the agenda does. */
export const steps: Steps = {
  ...openingSteps,
  ...turnSteps,
  ...survivorSteps,
  ...encounterSteps,
  ...peacefulSteps,
  ...fightSteps,
  ...biteSteps,
  ...walkerSteps,
};

/** What may be said to each question, and what that does. */
export const questions: Questions = {
  ...openingQuestions,
  ...survivorQuestions,
  ...moveQuestions,
  ...powerQuestions,
  ...encounterQuestions,
  ...peacefulQuestions,
  ...fightQuestions,
  ...biteQuestions,
  ...walkerQuestions,
};
