import { GoldenMatches } from "@endzeit/bots/testing";
import { winterDerToten } from "../index.ts";

/**
 * Between them: two to five players, every option with each of its values, each way to end, exiles, bites that spread, votes about crossroads
 * cards. Random players call many votes, planners complete an objective.
 */
export const golden = new GoldenMatches(winterDerToten, new URL("golden/", import.meta.url), [
  { file: "greedy.json", seed: "golden 6", bots: ["greedy", "greedy", "greedy", "greedy"], options: {} },
  {
    file: "five.json",
    seed: "golden 2",
    bots: ["random", "random", "random", "random", "random"],
    options: { objective: "random", outsiders: "second-list" },
  },
  {
    file: "betrayer.json",
    seed: "golden 3",
    bots: ["random", "random", "random", "random"],
    options: { mode: "betrayer", objective: "kill-them", pharmacist: true },
  },
  {
    file: "hardcore.json",
    seed: "golden 5",
    bots: ["random", "greedy", "random"],
    options: { side: "hardcore", objective: "eight-weeks-of-darkness", elimination: true },
  },
  {
    file: "cure.json",
    seed: "golden 8",
    bots: ["planner", "planner", "planner"],
    options: { mode: "no-betrayer", objective: "find-a-cure", tame: true },
  },
  {
    file: "leaving.json",
    seed: "golden 3",
    bots: ["planner", "planner"],
    options: { mode: "no-betrayer", objective: "leave-it-all-behind" },
  },
  {
    file: "home.json",
    seed: "golden 8",
    bots: ["planner", "planner"],
    options: { mode: "no-betrayer", objective: "home-sweet-home" },
  },
  {
    file: "raid.json",
    seed: "golden 6",
    bots: ["planner", "planner", "planner", "planner", "planner"],
    options: { mode: "no-betrayer", objective: "raiding-party" },
  },
  {
    file: "stockpile.json",
    seed: "golden 14",
    bots: ["planner", "planner", "planner"],
    options: { mode: "cooperative", objective: "stockpile" },
  },
  { file: "winter.json", seed: "golden 10", bots: ["random", "random"], options: { objective: "winter-has-come" } },
  {
    file: "mouths.json",
    seed: "golden 2",
    bots: ["planner", "planner", "planner"],
    options: { objective: "too-many-mouths", oneSource: true },
  },
]);
