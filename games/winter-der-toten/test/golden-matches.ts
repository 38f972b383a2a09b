import { type Golden, GoldenMatches } from "@endzeit/bots/testing";
import type { Options } from "@endzeit/engine";
import { winterDerToten } from "../index.ts";

type Bot = Golden["bots"][number];
const all = (seats: number, bot: Bot): readonly Bot[] => new Array<Bot>(seats).fill(bot);
/** Planners among whom nobody betrays. */
const planned = (file: string, seed: string, seats: number, options: Options): Golden => ({
  file,
  seed,
  bots: all(seats, "planner"),
  options: { mode: "no-betrayer", ...options },
});

/**
 * Between them: two to five players, every option with each of its values, each way to end, exiles, bites that spread, votes about crossroads
 * cards. Random players call many votes, planners complete an objective.
 */
export const golden = new GoldenMatches(winterDerToten, new URL("golden/", import.meta.url), [
  { file: "greedy.json", seed: "golden 6", bots: all(4, "greedy"), options: {} },
  {
    file: "five.json",
    seed: "golden 2",
    bots: all(5, "random"),
    options: { objective: "random", outsiders: "second-list" },
  },
  {
    file: "betrayer.json",
    seed: "golden 3",
    bots: all(4, "random"),
    options: { mode: "betrayer", objective: "kill-them", pharmacist: true },
  },
  {
    file: "hardcore.json",
    seed: "golden 10",
    bots: ["random", "greedy", "random"],
    options: { side: "hardcore", objective: "eight-weeks-of-darkness", elimination: true },
  },
  planned("cure.json", "golden 8", 3, { objective: "find-a-cure", tame: true }),
  planned("leaving.json", "golden 3", 2, { objective: "leave-it-all-behind" }),
  planned("home.json", "golden 9", 2, { objective: "home-sweet-home" }),
  planned("raid.json", "golden 6", 3, { objective: "raiding-party" }),
  {
    file: "stockpile.json",
    seed: "golden 14",
    bots: all(3, "planner"),
    options: { mode: "cooperative", objective: "stockpile" },
  },
  { file: "winter.json", seed: "golden 10", bots: all(2, "random"), options: { objective: "winter-has-come" } },
  {
    file: "mouths.json",
    seed: "golden 2",
    bots: all(3, "planner"),
    options: { objective: "too-many-mouths", oneSource: true },
  },
]);
