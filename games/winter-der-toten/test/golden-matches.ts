import { GoldenMatches } from "@endzeit/bots/testing";
import { winterDerToten } from "../index.ts";

/** Between them: two to five seats, all modes, both sides, every option with each of its values, the goal reached and missed. */
export const golden = new GoldenMatches(winterDerToten, new URL("golden/", import.meta.url), [
  { file: "greedy.json", seed: "golden 1", bots: ["greedy", "greedy", "greedy", "greedy"], options: {} },
]);
