import { type Answer, type AnyGame, imagine, legal, type Mind, type Random, randomFrom } from "@endzeit/engine";
import { type Bot, type BotSettings, type Choice, deadline, type Moment } from "./bot.ts";
import { greedyBot } from "./greedy.ts";
import { type Judge, judgeOf } from "./judge.ts";
import { plannerBot } from "./planner.ts";
import { QuickPlayer } from "./search/guide.ts";
import { halving } from "./search/halving.ts";
import { atSight } from "./search/sight.ts";
import type { Finding } from "./search/thought.ts";
import { tree } from "./search/tree.ts";

/** What a search found: the answers that it looked at, the best first. */
interface Findings {
  readonly lines: readonly Finding[];
  readonly answers: number;
}

/** Thinks as a mind does about one question; made once a bot, for it keeps its room. */
class Thinker {
  readonly #random: Random;
  readonly #answers: Answer[] = [];
  #judge: Judge | null = null;
  #guide: QuickPlayer | null = null;

  constructor(seed: string) {
    this.#random = randomFrom(`thinker ${seed}`);
  }

  /** Looks for the best answers by search. With a single answer there is nothing to think about. */
  think(moment: Moment, mind: Extract<Mind, { by: "halving" | "tree" }>, late: () => boolean): Findings {
    const { game, view, seat } = moment;
    legal(game, imagine(game, view, seat, this.#random), seat, this.#answers);
    const { length } = this.#answers;
    const [only] = this.#answers;
    if (only === undefined) throw new Error(`${game.id}: seat ${seat} has no legal answer.`);
    if (length === 1) return { lines: [{ answer: only, count: 0, worth: 0, error: 1 }], answers: 1 };
    this.#judge = this.#judge?.game === game ? this.#judge : judgeOf(game);
    const answers = atSight(this.#judge, moment, this.#answers, this.#random).slice(0, mind.width ?? length);
    const guide = this.#guideOf(game, mind.tries);
    const lines =
      mind.by === "tree"
        ? tree(guide, moment, answers, mind, this.#random, late)
        : halving(guide, moment, answers, mind, this.#random, late);
    return { lines, answers: length };
  }

  #guideOf(game: AnyGame, tries: number): QuickPlayer {
    this.#guide =
      this.#guide?.game === game && this.#guide.tries === tries ? this.#guide : new QuickPlayer(game, tries);
    return this.#guide;
  }
}

/** How somebody thinks about a game that nobody has thought through. */
const OTHERWISE: Mind = { by: "advice" };

/** Plays as a game's mind of a level thinks, 1 (easy) to 4 (master). */
export function levelBot(level: 1 | 2 | 3 | 4, settings: BotSettings): Bot {
  const name = `level-${level}`;
  const thinker = new Thinker(`${name} ${settings.seed}`);
  const planner = plannerBot(settings);
  const sights = new Map<Mind, Bot>();
  const sightOf = (mind: Extract<Mind, { by: "sight" }>): Bot => {
    const known =
      sights.get(mind) ??
      greedyBot(
        { ...settings, ...(mind.width === undefined ? {} : { width: mind.width }), iterations: mind.worlds },
        mind.worth,
      );
    sights.set(mind, known);
    return known;
  };
  return {
    name,
    remembers: true,
    choose(moment): Choice {
      const mind = moment.game.minds?.[level - 1] ?? OTHERWISE;
      switch (mind.by) {
        case "advice":
          return planner.choose(moment);
        case "sight":
          return sightOf(mind).choose(moment);
        case "halving":
        case "tree": {
          const { lines, answers } = thinker.think(moment, scaled(mind, settings.iterations), deadline(settings));
          const [best] = lines;
          if (best === undefined) throw new Error(`${moment.game.id}: the search found no answer.`);
          const imagined = lines.reduce((sum, { count }) => sum + count, 0);
          return {
            answer: best.answer,
            estimate: imagined === 0 ? null : best.worth,
            statistics: { answers, playouts: imagined },
          };
        }
      }
    },
  };
}

/** The mind with another number of play-outs. */
function scaled<M extends Extract<Mind, { by: "halving" | "tree" }>>(mind: M, iterations: number | undefined): M {
  if (iterations === undefined) return mind;
  return mind.by === "tree" ? { ...mind, iterations } : { ...mind, playouts: iterations };
}
