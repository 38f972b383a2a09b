import type { TakenBack } from "./words.ts";

/** What is told of taking back all but the first `keep` answers of a log. */
export function takenBack(
  log: readonly { readonly seat: number }[],
  keep: number,
  who: Pick<TakenBack, "n" | "by" | "name" | "agreed">,
): TakenBack {
  const gone = log.slice(keep);
  return { ...who, keep, count: gone.length, of: [...new Set(gone.map(({ seat }) => seat))] };
}

/** What is still told once a match has gone back to `keep` answers: what lies behind a later taking back is no part of the story any more. */
export function backsAt<B extends TakenBack>(backs: readonly B[], keep: number): readonly B[] {
  return backs.filter((back) => back.keep <= keep);
}
