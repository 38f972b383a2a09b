import { type AnyGame, type AnyMatch, below, Match, randomFrom } from "@endzeit/engine";
import type { Deed, KeptRow, SecretRow, Store, TableRow } from "../src/store/store.ts";
import { hashOfSecret, newSecret } from "../src/tables/secrets.ts";
import { KEEP_EVERY } from "../src/tables/waking.ts";

/** A match that was played by chance: by whom, from what seed, and for how many answers at most. */
export interface ByChance {
  readonly game: AnyGame;
  readonly players: number;
  readonly seed: string;
  readonly answers?: number;
}

/** Plays it; `each` sees it before the first answer and after each. */
export function playedByChance(
  { game, players, seed, answers = Number.POSITIVE_INFINITY }: ByChance,
  each: (match: AnyMatch, asked: AnyMatch["question"]) => void = () => undefined,
): AnyMatch {
  const match: AnyMatch = Match.open(game, { players, seed });
  const random = randomFrom(seed);
  each(match, null);
  while (match.outcome === null && match.log.length < answers) {
    const [seat = 0] = match.awaited();
    const listed = match.ask(seat).answers;
    const asked = match.question;
    match.answer(seat, listed[below(random, listed.length)]);
    each(match, asked);
  }
  return match;
}

/** A table in a store at which such a match was played, as a server would have written it down, with the secrets of its seats. */
export async function playedTable(
  store: Store,
  id: string,
  played: ByChance,
): Promise<{ readonly row: TableRow; readonly match: AnyMatch; readonly secrets: readonly string[] }> {
  const deeds: { readonly by: number; readonly deed: Deed }[] = Array.from({ length: played.players }, (_, seat) => ({
    by: seat,
    deed: { do: "sit", seat, name: `Player ${seat + 1}` },
  }));
  const kept: KeptRow[] = [];
  const match = playedByChance(played, (at, asked) => {
    const given = at.log.at(-1);
    if (given === undefined) return;
    const { seat, answer, revealed } = given;
    const stands = asked?.together === true && at.question === asked;
    deeds.push({ by: seat, deed: { do: "answer", seat, answer, revealed, awaited: stands ? null : at.awaited() } });
    const step = at.log.length;
    if (step % KEEP_EVERY === 0) kept.push({ n: deeds.length, step, state: structuredClone(at.state), hash: at.hash });
  });
  const { players, options, content, seed } = match;
  const row: TableRow = {
    id,
    game: played.game.id,
    rules: played.game.rulesVersion,
    players,
    options,
    content,
    seed,
    clock: null,
    absence: 24,
    after: null,
    group: null,
    created: 0,
  };
  const entries = deeds.map(({ by, deed }, index) => ({
    n: index + 1,
    at: index,
    by,
    key: `played-key-${index}`,
    deed,
  }));
  const secrets = Array.from({ length: players }, newSecret);
  const rows = secrets.map(
    (secret, seat): SecretRow => ({ hash: hashOfSecret(secret), table: id, kind: "seat", seat, created: 0 }),
  );
  await store.open(row, rows, entries, { bot: null, deadline: null, over: false });
  for (const one of kept) await store.keep(id, one);
  return { row, match, secrets };
}
