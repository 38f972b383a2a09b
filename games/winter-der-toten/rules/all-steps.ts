import { actSteps } from "./acts.ts";
import { attackSteps } from "./attack.ts";
import { crisisSteps } from "./crisis.ts";
import { crossroadsSteps } from "./crossroads/flow.ts";
import { offerSteps } from "./crossroads/offers.ts";
import { exileSteps } from "./exile.ts";
import { exposureSteps } from "./exposure.ts";
import { moraleSteps } from "./morale.ts";
import { peopleSteps } from "./people.ts";
import { preparationSteps } from "./preparation.ts";
import { roundSteps } from "./rounds.ts";
import type { Steps } from "./rule.ts";
import { searchSteps } from "./search.ts";
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
