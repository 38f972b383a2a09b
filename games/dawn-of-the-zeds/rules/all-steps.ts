import { actionSteps } from "./actions.ts";
import { eventSteps } from "./events.ts";
import { fightSteps } from "./fight.ts";
import { gunfireSteps } from "./gunfire.ts";
import { helloSteps } from "./hello.ts";
import { marchSteps } from "./march.ts";
import { reserveSteps } from "./reserve.ts";
import { retreatSteps } from "./retreat.ts";
import { roundSteps } from "./rounds.ts";
import type { Steps } from "./rule.ts";
import { storySteps } from "./story.ts";
import { symbolSteps } from "./symbols.ts";

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
