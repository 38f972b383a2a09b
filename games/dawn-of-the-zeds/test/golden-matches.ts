import { GoldenMatches } from "@endzeit/bots/testing";
import { dawnOfTheZeds } from "../index.ts";

/** Between them: one to four players, both decks, every option with each of its values, the town held and overrun. */
export const golden = new GoldenMatches(dawnOfTheZeds, new URL("golden/", import.meta.url), [
  { file: "random.json", seed: "golden 1", bots: ["random"], options: {} },
  { file: "alone.json", seed: "golden 2", bots: ["greedy"], options: { deck: "normal" } },
  { file: "won.json", seed: "golden 32", bots: ["greedy"], options: { finaleAtOnce: true, actionCap: true } },
  { file: "two.json", seed: "golden 3", bots: ["greedy", "greedy"], options: { heroes: "draft", ammo: "6" } },
  {
    file: "three.json",
    seed: "golden 4",
    bots: ["greedy", "random", "greedy"],
    options: { deck: "normal", heroes: "random", moreUnits: true, ammo: "8" },
  },
  { file: "four.json", seed: "golden 5", bots: ["greedy", "greedy", "greedy", "greedy"], options: {} },
]);
