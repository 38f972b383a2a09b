import { actSteps } from "./acts.ts";
import { attackQuestions, attackSteps } from "./attack.ts";
import { crisisQuestions, crisisSteps } from "./crisis.ts";
import { crossroadsSteps } from "./crossroads/flow.ts";
import { offerSteps } from "./crossroads/offers.ts";
import { crossroadsQuestions } from "./crossroads/questions.ts";
import { exileSteps } from "./exile.ts";
import { exposureQuestions, exposureSteps } from "./exposure.ts";
import { moraleSteps } from "./morale.ts";
import { peopleQuestions, peopleSteps } from "./people.ts";
import { pickQuestions } from "./picks.ts";
import { preparationQuestions, preparationSteps } from "./preparation.ts";
import { requestQuestions } from "./request.ts";
import { roundSteps } from "./rounds.ts";
import type { Questions, Steps } from "./rule.ts";
import { searchQuestions, searchSteps } from "./search.ts";
import { turnQuestions } from "./turn.ts";
import { voteQuestions } from "./votes.ts";
import { zombieSteps } from "./zombies.ts";

/** What each step of the agenda does. */
export const steps: Steps = {
  ...preparationSteps,
  ...roundSteps,
  ...actSteps,
  ...attackSteps,
  ...searchSteps,
  ...peopleSteps,
  ...exposureSteps,
  ...zombieSteps,
  ...moraleSteps,
  ...crisisSteps,
  ...exileSteps,
  ...crossroadsSteps,
  ...offerSteps,
};

/** What may be said to each question, and what it does. */
export const questions: Questions = {
  ...preparationQuestions,
  ...turnQuestions,
  ...attackQuestions,
  ...searchQuestions,
  ...peopleQuestions,
  ...exposureQuestions,
  ...requestQuestions,
  ...voteQuestions,
  ...crisisQuestions,
  ...crossroadsQuestions,
  ...pickQuestions,
};
