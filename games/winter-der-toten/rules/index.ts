import { attackQuestions } from "./attack.ts";
import { crisisQuestions } from "./crisis.ts";
import { crossroadsQuestions } from "./crossroads/questions.ts";
import { exposureQuestions } from "./exposure.ts";
import { peopleQuestions } from "./people.ts";
import { pickQuestions } from "./picks.ts";
import { preparationQuestions } from "./preparation.ts";
import { requestQuestions } from "./request.ts";
import type { Questions } from "./rule.ts";
import { searchQuestions } from "./search.ts";
import { turnQuestions } from "./turn.ts";
import { voteQuestions } from "./votes.ts";

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
