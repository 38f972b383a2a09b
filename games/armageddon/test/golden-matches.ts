import { GoldenMatches } from "@endzeit/bots/testing";
import { armageddon } from "../index.ts";

/** Between them: three and four players, and every option with another value. */
export const golden = new GoldenMatches(armageddon, new URL("golden/", import.meta.url), [
  { file: "random.json", seed: "golden 1", bots: ["random", "random", "random", "random"], options: {} },
  { file: "greedy.json", seed: "golden 2", bots: ["greedy", "greedy", "greedy", "greedy"], options: {} },
  {
    file: "three.json",
    seed: "golden 3",
    bots: ["greedy", "random", "greedy"],
    options: { openHands: true, openCounts: true, damage: "with-marker", interim: "field", maps: "second" },
  },
]);
