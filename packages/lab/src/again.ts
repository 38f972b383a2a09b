import { type Answer, alike, Match, MatchError, type Save, save } from "@endzeit/engine";
import { accountOf } from "./account.ts";
import { type LabPlan, type MatchLine, tableOf } from "./plan.ts";
import type { Rules } from "./rules.ts";

/** Plays a match of a file of results again, as a save that replays and opens. Throws `MatchError` where it comes out otherwise. */
export async function playAgain(plan: LabPlan, { cell: at, seed, ...account }: MatchLine, rules: Rules): Promise<Save> {
  const cell = plan.cells[at];
  if (cell === undefined) throw new Error(`The plan has no cell ${at}.`);
  const series = await tableOf(cell, rules);
  const log: [number, Answer][] = [];
  const again = accountOf(series, cell.bots, seed, plan.measures, (seat, answer) =>
    log.push([seat, structuredClone(answer)]),
  );
  if (!alike(JSON.parse(JSON.stringify(again)), JSON.parse(JSON.stringify(account))))
    throw new MatchError("other-match", [
      `match: ${seed} of cell ${at} comes out otherwise here than in the file. Another Endzeit with the same version of the rules has played it.`,
    ]);
  const match = Match.open(series.game, { ...series, seed });
  for (const [seat, answer] of log) match.repeat(seat, answer);
  return save(
    match,
    cell.bots.map((bot) => ({ kind: "bot", bot })),
  );
}
