import { actionQuestions } from "./actions.ts";
import { eventQuestions } from "./events.ts";
import { fightQuestions } from "./fight.ts";
import { gunfireQuestions } from "./gunfire.ts";
import { helloQuestions } from "./hello.ts";
import { keptQuestions } from "./kept.ts";
import { marchQuestions } from "./march.ts";
import { reserveQuestions } from "./reserve.ts";
import { retreatQuestions } from "./retreat.ts";
import type { Questions } from "./rule.ts";
import { storyQuestions } from "./story.ts";
import { symbolQuestions } from "./symbols.ts";
import { zedQuestions } from "./zeds.ts";

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
