import { biddingQuestions, biddingSteps } from "./bidding.ts";
import { cityQuestions, citySteps } from "./city.ts";
import { completionQuestions, completionSteps } from "./completion.ts";
import { constructionQuestions, constructionSteps } from "./construction.ts";
import { equipmentQuestions } from "./equipment.ts";
import { explorationQuestions, explorationSteps } from "./exploration.ts";
import { preparationSteps } from "./preparation.ts";
import type { Questions, Steps } from "./rule.ts";
import { scoringQuestions, scoringSteps } from "./scoring.ts";

/** What each step of the agenda does. */
export const steps: Steps = {
  ...preparationSteps,
  ...biddingSteps,
  ...explorationSteps,
  ...constructionSteps,
  ...citySteps,
  ...completionSteps,
  ...scoringSteps,
};

/** What may be said to each question, and what it does. */
export const questions: Questions = {
  ...biddingQuestions,
  ...explorationQuestions,
  ...constructionQuestions,
  ...equipmentQuestions,
  ...cityQuestions,
  ...completionQuestions,
  ...scoringQuestions,
};
