import { actionQuestions, actionSteps } from "./actions.ts";
import { eventQuestions, eventSteps } from "./events.ts";
import { fightQuestions, fightSteps } from "./fight.ts";
import { gunfireQuestions, gunfireSteps } from "./gunfire.ts";
import { helloQuestions, helloSteps } from "./hello.ts";
import { keptQuestions } from "./kept.ts";
import { marchQuestions, marchSteps } from "./march.ts";
import { reserveQuestions, reserveSteps } from "./reserve.ts";
import { retreatQuestions, retreatSteps } from "./retreat.ts";
import { roundSteps } from "./rounds.ts";
import type { Questions, Steps } from "./rule.ts";
import { storyQuestions, storySteps } from "./story.ts";
import { symbolQuestions, symbolSteps } from "./symbols.ts";
import { zedQuestions } from "./zeds.ts";

/** What each step of the agenda does. */
export const steps: Steps = {
  ...reserveSteps,
  ...roundSteps,
  ...symbolSteps,
  ...eventSteps,
  ...storySteps,
  ...marchSteps,
  ...helloSteps,
  ...fightSteps,
  ...retreatSteps,
  ...actionSteps,
  ...gunfireSteps,
};

/** What may be said to each question, and what it does. */
export const questions: Questions = {
  ...reserveQuestions,
  ...symbolQuestions,
  ...eventQuestions,
  ...storyQuestions,
  ...marchQuestions,
  ...keptQuestions,
  ...helloQuestions,
  ...fightQuestions,
  ...zedQuestions,
  ...retreatQuestions,
  ...actionQuestions,
  ...gunfireQuestions,
};
