import { makeBot } from "@endzeit/bots";
import { type AnyGame, Match, type Options } from "@endzeit/engine";
import { type Answer, type Event, type State, type View, zombiaki } from "../index.ts";

/** A match that is played the same way every time, as long as the rules and the bots stay the same. */
export interface Golden {
  readonly file: string;
  readonly seed: string;
  readonly bots: readonly ["random" | "greedy", "random" | "greedy"];
  readonly options: Options;
}

/** Between them: both decks, nearly every house rule, a barricade overrun and a sunrise. */
export const GOLDEN: readonly Golden[] = [
  { file: "random.json", seed: "golden 1", bots: ["random", "random"], options: {} },
  { file: "greedy.json", seed: "golden 2", bots: ["greedy", "greedy"], options: {} },
  {
    file: "portal-2003.json",
    seed: "golden 3",
    bots: ["random", "greedy"],
    options: {
      deck: "portal-2003",
      openHands: true,
      dogsCanWin: false,
      dogMustAdvance: false,
      finishPhaseAtSunrise: false,
      humanReshuffle: false,
      punchChooser: "human",
      fireLasts: false,
      holyPicture: "street",
      flamethrowerRunsOn: true,
      shieldStopsBarrel: true,
      barrierSection: "1",
      nettedMayMerge: true,
      oneOrderInLife: false,
      freeDiscard: true,
      objectsNeedFreeSquare: true,
      wallBanLaneOnly: true,
    },
  },
];

const game: AnyGame = zombiaki;

/** Plays a golden match from the set-up to its end. */
export function playGolden(golden: Golden): Match<State, Answer, Event, View> {
  const match = Match.open(zombiaki, { players: 2, seed: golden.seed, options: golden.options });
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
