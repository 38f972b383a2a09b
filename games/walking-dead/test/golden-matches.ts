import { GoldenMatches } from "@endzeit/bots/testing";
import { walkingDead } from "../index.ts";

/** Between them: one to four players, the team variant, every option with another value once, several ways to end. */
export const golden = new GoldenMatches(walkingDead, new URL("golden/", import.meta.url), [
  { file: "alone.json", seed: "golden 5", bots: ["greedy"], options: {} },
  {
    file: "two.json",
    seed: "golden 2",
    bots: ["greedy", "random"],
    options: { firstPlayer: "first-seat", oneReaction: true },
  },
  { file: "three.json", seed: "golden 5", bots: ["random", "random", "random"], options: {} },
  {
    file: "team.json",
    seed: "golden 4",
    bots: ["greedy", "greedy", "greedy", "greedy"],
    options: { variant: "team", openHands: true, secondEncounterAnywhere: false, swapAndreaDale: true },
  },
]);
