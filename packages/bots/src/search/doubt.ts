import type { Answer, Random } from "@endzeit/engine";
import { Comparison } from "./compare.ts";
import type { QuickPlayer } from "./guide.ts";
import type { Finding, Root } from "./thought.ts";

/** After so many parts of the worlds what gains nothing is left out. */
const PARTS = 4;

/**
 * Doubts an advice: a rollout policy (Tesauro, Galperin 1996) that holds other answers against the advised one in the same worlds, and gives
 * another only where it gained more than `sure` standard errors. A good advice is thus not given up for noise.
 */
export function doubt(
  guide: QuickPlayer,
  root: Root,
  advised: Answer,
  others: readonly Answer[],
  settings: { readonly worlds: number; readonly phases: number; readonly sure: number },
  random: Random,
  late: () => boolean,
): Finding[] {
  const comparison = new Comparison(guide, root, advised, others, settings.phases);
  const part = Math.ceil(settings.worlds / PARTS);
  for (let n = 1; n <= settings.worlds && comparison.left > 0 && !late(); n++) {
    comparison.look(random);
    if (n % part === 0) comparison.drop();
  }
  let best = advised;
  let most = 0;
  for (const { answer, gain, error } of comparison.differences()) {
    if (gain <= most || gain <= settings.sure * error) continue;
    most = gain;
    best = answer;
  }
  const last = (one: Finding): number => (one.answer === best ? 0 : 1);
  return comparison.findings().sort((a, b) => last(a) - last(b) || b.count - a.count || b.worth - a.worth);
}
