import { damageQuestions, damageSteps } from "./damage.ts";
import { dogQuestions, dogSteps } from "./dogs.ts";
import { fireQuestions } from "./fire.ts";
import { handSteps } from "./hands.ts";
import { humanCardQuestions } from "./human-cards.ts";
import { movementSteps } from "./movement.ts";
import { phaseQuestions, phaseSteps } from "./phases.ts";
import type { Questions, Steps } from "./rule.ts";
import { shootingQuestions, shootingSteps } from "./shooting.ts";
import { thingSteps } from "./things.ts";
import { zombieCardQuestions, zombieCardSteps } from "./zombie-cards.ts";

/** What each step of the agenda does. */
export const steps: Steps = {
  ...phaseSteps,
  ...dogSteps,
  ...movementSteps,
  ...handSteps,
  ...damageSteps,
  ...shootingSteps,
  ...thingSteps,
  ...zombieCardSteps,
};

/** What may be said to each question, and what it does. */
export const questions: Questions = {
  ...phaseQuestions,
  ...dogQuestions,
  ...damageQuestions,
  ...shootingQuestions,
  ...fireQuestions,
  ...humanCardQuestions,
  ...zombieCardQuestions,
};
