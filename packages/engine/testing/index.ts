import type { Answer, CoreState, Game, GameEvent } from "../src/game.ts";
import type { Checked } from "./playing.ts";
import * as properties from "./properties.ts";
import { everythingHasWords, languagesMatch } from "./words.ts";

export { type Changes, changed } from "./changed.ts";
export { Driver } from "./driver.ts";
export { CheckError, type Checked, openingOf, playOn, playRandomly, randomAnswer, refusalProblem } from "./playing.ts";
export { momentsOf, positionsHold, tryPosition } from "./positions.ts";
export { anyAnswer, freeWayFault } from "./properties.ts";
export { anchorsOf, languagesOf, sentence, speechless, textChecks } from "./said.ts";

/** A named property of a game: throws an Error that names the seed at which it does not hold. */
export type GameCheck = readonly [name: string, check: (seed: number) => void];

/**
 * The properties that every game must have. In a game's `test/properties.test.ts`:
 *
 *     for (const [name, check] of gameChecks(zombiaki, { bound: 2000, conserved })) {
 *       test(name, () => fc.assert(fc.property(fc.integer(), check), { numRuns: 20 }));
 *     }
 */
export function gameChecks<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  checked: Checked<S>,
): readonly GameCheck[] {
  const rows: [string, (game: Game<S, A, E, V>, checked: Checked<S>, seed: number) => void][] = [
    ["every match ends, decided, within the bound", properties.matchesEnd],
    ["listed answers are accepted, refused ones are refused with the same reason", properties.answersAgree],
    ["whatever of the game is answered, a refusal names its rule and gives nothing away", properties.refusalsTeach],
    ["nothing is lost and nothing comes from nowhere", properties.nothingIsLost],
    ["a save file leads to the same state", properties.savesReturn],
    ["replay and undo lead to the same states", properties.backAndForth],
    ["a state survives JSON and plays on the same way", properties.jsonSurvives],
    ["a position opens, saves and plays on as a match of its own", properties.positionsOpen],
    ["copies equal their original and share nothing that changes", properties.copiesAreFree],
    ["a copy forgets no field", properties.copiesForgetNothing],
    ["an imagined state shows and asks its seat the same", properties.imaginationAgrees],
    ["worlds that a seat cannot tell apart stay so until it hears a difference", properties.secretsKeep],
    ["what an answer shows that was hidden ends the free way back", properties.freeWaysEnd],
    ["an only answer that is given unasked says nothing that is hidden", properties.hasteIsInnocent],
    ["no view carries the random generator", properties.luckStaysHidden],
    ["cards that are drawn in secret are told to all before anything else happens", properties.drawsAreToldInOrder],
    ["nobody listening changes nothing", properties.listeningIsHarmless],
    ["what is dealt says nothing of the dice", properties.diceAreTheirOwn],
    ["equal answers are one object", properties.equalAnswersAreOne],
    ["an end has its worth for each seat", properties.outcomesHaveWorth],
    ["every seat's position has a value", properties.valuesAreNumbers],
    [
      "a content pack is good as it is exported, and refused by its field where it does not fit",
      properties.packsAreChecked,
    ],
    ["everything that is said has words in both languages", everythingHasWords],
    ["both languages say the same things", (game) => languagesMatch(game)],
  ];
  return rows.map(([name, check]) => [name, named(game.id, name, (seed) => check(game, checked, seed))]);
}

function named(game: string, name: string, check: (seed: number) => void): (seed: number) => void {
  return (seed) => {
    try {
      check(seed);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${game}, seed ${seed}: ${name}: ${message}`, { cause: error });
    }
  };
}
