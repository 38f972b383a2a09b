/**
 * Goes up whenever a bot would answer anything otherwise than before, for matches of both kinds are not to be counted as one. `version.test.ts`
 * knows what each of them answers.
 */
export const botsVersion = 4;
