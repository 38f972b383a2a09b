import { type Answer, type AnyGame, alike, imagine, legal, type Mind, type Random, randomFrom } from "@endzeit/engine";
import { type Bot, type BotSettings, type Choice, deadline, type Moment } from "./bot.ts";
import { greedyBot } from "./greedy.ts";
import { type Judge, judgeOf } from "./judge.ts";
import { plannerBot } from "./planner.ts";
import { winsAtOnce } from "./search/at-once.ts";
import { doubt } from "./search/doubt.ts";
import { QuickPlayer, type Worth } from "./search/guide.ts";
import { halving } from "./search/halving.ts";
import { atSight } from "./search/sight.ts";
import type { Finding } from "./search/thought.ts";
import { tree } from "./search/tree.ts";

/** What a search found: the answers that it looked at, the best first. */
interface Findings {
  readonly lines: readonly Finding[];
  readonly answers: number;
}

type MindBy<B extends Mind["by"]> = Extract<Mind, { by: B }>;

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
  think(moment: Moment, mind: MindBy<"halving" | "tree">, late: () => boolean): Findings {
    const seen = this.#see(moment);
    if (seen.length === 1) return alone(seen);
    const answers = seen.slice(0, mind.width);
    const guide = this.#guideOf(moment.game, mind.tries);
    const lines =
      mind.by === "tree"
        ? tree(guide, moment, answers, mind, this.#random, late)
        : halving(guide, moment, answers, mind, this.#random, late);
    return { lines, answers: seen.length };
  }

  /** Holds what looks best beside an advice against it. */
  doubt(moment: Moment, advice: Answer, mind: MindBy<"doubt">, late: () => boolean): Findings {
    const seen = this.#see(moment);
    if (seen.length === 1) return alone(seen);
    const others = seen.filter((answer) => !alike(answer, advice)).slice(0, mind.width - 1);
    const guide = this.#guideOf(moment.game, mind.tries, mind.worth);
    return { lines: doubt(guide, moment, advice, others, mind, this.#random, late), answers: seen.length };
  }

  /** The answers that may be given, those first that look best. */
  #see(moment: Moment): readonly Answer[] {
    const { game, view, seat } = moment;
    legal(game, imagine(game, view, seat, this.#random), seat, this.#answers);
    if (this.#answers.length === 0) throw new Error(`${game.id}: seat ${seat} has no legal answer.`);
    if (this.#answers.length === 1) return this.#answers;
    this.#judge = this.#judge?.game === game ? this.#judge : judgeOf(game);
    return atSight(this.#judge, moment, this.#answers, this.#random);
  }

  #guideOf(game: AnyGame, tries: number, by: Worth = "chance"): QuickPlayer {
    const known = this.#guide;
    if (known?.game === game && known.tries === tries && known.by === by) return known;
    this.#guide = new QuickPlayer(game, tries, by);
    return this.#guide;
  }
}

function alone(answers: readonly Answer[]): Findings {
  return { lines: answers.map((answer) => ({ answer, count: 0, worth: 0, error: 1 })), answers: answers.length };
}

/** How somebody thinks about a game that nobody has thought through. */
const OTHERWISE: Mind = { by: "advice" };

/** How far play-outs of a game go, and how many answers they weigh, where somebody asks for one moment: as those of its strongest mind, or so. */
const PHASES = 2;
const TRIES = 3;

export function outlookOf({ minds }: AnyGame): { readonly phases: number; readonly tries: number } {
  return { phases: PHASES, tries: TRIES, ...minds?.[3] };
}

/** The same where a whole match is looked back at. Chances foretell as well after a short way; only a mind that goes by points needs a long one. */
export function glanceOf({ minds }: AnyGame): { readonly phases: number; readonly tries: number } {
  const mind = minds?.[3];
  const isFar = mind !== undefined && "phases" in mind && !("worth" in mind && mind.worth === "points");
  return { phases: isFar ? mind.phases : PHASES, tries: TRIES };
}

/** Plays as a game's mind of a level thinks, 1 (easy) to 4 (master). */
export function levelBot(level: 1 | 2 | 3 | 4, settings: BotSettings): Bot {
  const name = `level-${level}`;
  const thinker = new Thinker(`${name} ${settings.seed}`);
  const foresight = randomFrom(`${name} ${settings.seed} at once`);
  const planner = plannerBot(settings);
  const made = new Map<Mind, Bot>();
  const simpleBot = (mind: MindBy<"advice" | "sight">): Bot => {
    const seeing = mind.width === undefined ? settings : { ...settings, width: mind.width };
    const known =
      made.get(mind) ??
      (mind.by === "advice" ? plannerBot(seeing) : greedyBot({ ...seeing, iterations: mind.worlds }, mind.worth));
    made.set(mind, known);
    return known;
  };
  return {
    name,
    remembers: true,
    choose(moment): Choice {
      const mind = moment.game.minds?.[level - 1] ?? OTHERWISE;
      const won = mind.by === "advice" ? null : winsAtOnce(moment.game, moment, foresight);
      if (won !== null) return { answer: won, estimate: 1, statistics: {} };
      switch (mind.by) {
        case "advice":
        case "sight":
          return simpleBot(mind).choose(moment);
        case "doubt": {
          const advice = planner.choose(moment).answer;
          return chosen(moment, thinker.doubt(moment, advice, scaled(mind, settings.iterations), deadline(settings)));
        }
        case "halving":
        case "tree":
          return chosen(moment, thinker.think(moment, scaled(mind, settings.iterations), deadline(settings)));
      }
    },
  };
}

function chosen({ game }: Moment, { lines, answers }: Findings): Choice {
  const [best] = lines;
  if (best === undefined) throw new Error(`${game.id}: the search found no answer.`);
  const imagined = lines.reduce((sum, { count }) => sum + count, 0);
  return {
    answer: best.answer,
    estimate: imagined === 0 ? null : best.worth,
    statistics: { answers, playouts: imagined },
  };
}

/** The mind with another number of play-outs, or of worlds. */
function scaled<M extends MindBy<"doubt" | "halving" | "tree">>(mind: M, iterations: number | undefined): M {
  if (iterations === undefined) return mind;
  switch (mind.by) {
    case "doubt":
      return { ...mind, worlds: iterations };
    case "halving":
      return { ...mind, playouts: iterations };
    case "tree":
      return { ...mind, iterations };
  }
}
