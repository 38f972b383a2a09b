import { makeBot } from "@endzeit/bots";
import { type AnyGame, Match, type Options } from "@endzeit/engine";
import { type Answer, dawnOfTheZeds, type Event, type State, type View } from "../index.ts";

/** A match that is played the same way every time, as long as the rules and the bots stay the same. */
export interface Golden {
  readonly file: string;
  readonly seed: string;
  readonly bots: readonly ("random" | "greedy")[];
  readonly options: Options;
}

/** Between them: one to four players, both decks, every option with each of its values, the town held and overrun. */
export const GOLDEN: readonly Golden[] = [
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
];

const game: AnyGame = dawnOfTheZeds;

/** Plays a golden match from the set-up to its end. */
export function playGolden(golden: Golden): Match<State, Answer, Event, View> {
  const match = Match.open(dawnOfTheZeds, { players: golden.bots.length, seed: golden.seed, options: golden.options });
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
