import { makeBot } from "@endzeit/bots";
import { type AnyGame, Match, type Options } from "@endzeit/engine";
import { type Answer, armageddon, type Event, type State, type View } from "../index.ts";

/** A match that is played the same way every time, as long as the rules and the bots stay the same. */
export interface Golden {
  readonly file: string;
  readonly seed: string;
  readonly bots: readonly ("random" | "greedy")[];
  readonly options: Options;
}

/** Between them: three and four players, and every option with another value. */
export const GOLDEN: readonly Golden[] = [
  { file: "random.json", seed: "golden 1", bots: ["random", "random", "random", "random"], options: {} },
  { file: "greedy.json", seed: "golden 2", bots: ["greedy", "greedy", "greedy", "greedy"], options: {} },
  {
    file: "three.json",
    seed: "golden 3",
    bots: ["greedy", "random", "greedy"],
    options: { openHands: true, openCounts: true, damage: "with-marker", interim: "field", maps: "second" },
  },
];

const game: AnyGame = armageddon;

/** Plays a golden match from the set-up to its end. */
export function playGolden(golden: Golden): Match<State, Answer, Event, View> {
  const match = Match.open(armageddon, { players: golden.bots.length, seed: golden.seed, options: golden.options });
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
