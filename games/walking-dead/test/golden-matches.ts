import { makeBot } from "@endzeit/bots";
import { type AnyGame, Match, type Options } from "@endzeit/engine";
import { type Answer, type Event, type State, type View, walkingDead } from "../index.ts";

/** A match that is played the same way every time, as long as the rules and the bots stay the same. */
export interface Golden {
  readonly file: string;
  readonly seed: string;
  /** One for each seat. */
  readonly bots: readonly ("random" | "greedy")[];
  readonly options: Options;
}

/** Between them: one to four players, the team variant, every option with another value once, several ways to end. */
export const GOLDEN: readonly Golden[] = [
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
];

const game: AnyGame = walkingDead;

/** Plays a golden match from the set-up to its end. */
export function playGolden(golden: Golden): Match<State, Answer, Event, View> {
  const match = Match.open(walkingDead, { players: golden.bots.length, seed: golden.seed, options: golden.options });
  const bots = golden.bots.map((name, seat) => makeBot(name, { seed: `${golden.seed} ${seat}` }));
  for (let question = match.question; question !== null; question = match.question) {
    const seat = match.awaited()[0];
    const choice = bots[seat].choose({ game, view: match.view(seat), seat, question });
    const answered = match.answer(seat, choice.answer);
    if (!answered.ok)
      throw new Error(`${golden.file}: ${JSON.stringify(choice.answer)} was refused: ${answered.refusal.reason}`);
  }
  return match;
}
