import { type Answer, type AnyGame, alike, below, freshRandom, imagine, legal, randomFrom } from "@endzeit/engine";
import { judgeOf } from "./judge.ts";
import { personOf } from "./persons.ts";
import { type Saying, VARIANTS } from "./remarks.ts";
import type { Root } from "./search/thought.ts";

/** Who of the persons among the bots says yes to a taking back; null where there is none. The same seed has the same one say the same. */
export const agreeing = (bots: readonly (string | null)[], seed: string): Saying<"agreed"> | null =>
  saying("agreed", bots, (bot) => personOf(bot) !== null, `agreed ${seed}`);

/** Bots that know better and say so kindly. */
const TEACHERS: ReadonlySet<string> = new Set(["level-3", "level-4"]);

/** Who offers to have an answer taken back. */
export const offering = (bots: readonly (string | null)[], seed: string): Saying<"offer"> | null =>
  saying("offer", bots, (bot) => TEACHERS.has(bot), `offer ${seed}`);

function saying<C extends string>(
  cue: C,
  bots: readonly (string | null)[],
  may: (bot: string) => boolean,
  seed: string,
): Saying<C> | null {
  const random = randomFrom(seed);
  const able = bots.flatMap((bot, seat) => (bot !== null && may(bot) ? [{ seat, bot }] : []));
  const chosen = able[below(random, Math.max(1, able.length))];
  return chosen === undefined ? null : { ...chosen, cue, variant: below(random, VARIANTS) };
}

/** A look at first sight: in so many worlds, where no more answers than these are to be looked at. */
const WORLDS = 8;
const WIDEST = 24;
/** What was thrown away, in chances of winning; and in all worlds but this many something. */
const MUCH = 0.16;
const DOUBT = 1;

/**
 * Whether an answer was a clear slip, by what its seat knew before it: another one led to a much better position in nearly every world that it
 * could have stood in. What dice and draws made of it says nothing.
 */
export function isSlip(game: AnyGame, root: Root, given: Answer, seed: string): boolean {
  if (game.chance === undefined || root.question.together) return false;
  const { view, seat, question } = root;
  const random = randomFrom(`slip ${seed}`);
  const judge = judgeOf(game, "chance");
  const answers: Answer[] = [];
  legal(game, imagine(game, view, seat, random, judge.imagined), seat, answers);
  const own = answers.findIndex((answer) => alike(answer, given));
  if (own < 0 || answers.length < 2 || answers.length > WIDEST) return false;
  let rivals = answers.map((_, at) => ({ at, gained: 0, lost: 0 })).filter(({ at }) => at !== own);
  // As good as always nothing is left after a world or two.
  for (let world = 0; world < WORLDS && rivals.length > 0; world++) {
    judge.open(question, seat, answers);
    judge.look(imagine(game, view, seat, random, judge.imagined), freshRandom(random));
    const worths = judge.worths();
    for (const rival of rivals) {
      const gain = (worths[rival.at] ?? 0) - (worths[own] ?? 0);
      rival.gained += gain;
      if (gain <= 0) rival.lost++;
    }
    rivals = rivals.filter(({ gained, lost }) => lost <= DOUBT && gained >= (world * MUCH) / 2);
  }
  return rivals.some(({ gained }) => gained / WORLDS >= MUCH);
}
