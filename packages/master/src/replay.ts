import { type AnyMatch, Match } from "@endzeit/engine";
import { Commons } from "./commons.ts";
import { type Seen, type Sight, writeDown } from "./sight.ts";

/**
 * Plays the answers `from` to `to` of a match again, step 0 being the opening, and tells what happened, as the `sights` see it. It comes up
 * for air after each answer: who has other things to do may do them then.
 */
export function* replay(
  match: AnyMatch,
  from: number,
  to: number,
  sights: readonly Sight[],
  into: (seen: Seen) => void,
): Generator<void, void, void> {
  const { game, players, options, seed, content, start } = match;
  const log = match.log.slice(0, to);
  const at: { step: number; by: number | null } = { step: 0, by: null };
  const listener = writeDown(new Commons(game), at, sights, into);
  const table = { players, options, seed, content };
  let again: AnyMatch;
  if (from > 0) again = match.at(match.keptBefore(from));
  else if (start === null) again = Match.open(game, table, listener);
  else again = Match.from(game, start, table, listener);
  for (const { seat, answer } of log.slice(again.log.length)) {
    at.step = again.log.length + 1;
    at.by = seat;
    again.listen(at.step < from ? null : listener);
    again.repeat(seat, answer);
    yield;
  }
}
