import { spanOf, sumOf } from "@endzeit/engine";
import { isGameId, loadGame } from "@endzeit/games";
import type { Listed, Result, Standings, StandingsAskedShape } from "@endzeit/wire";
import type { InferOutput } from "valibot";
import type { ResultRow, Store } from "../store/store.ts";
import { hashOfSecret } from "../tables/secrets.ts";
import { Refuse } from "../tables/trouble.ts";
import type { Checks } from "./checks.ts";

/** Whoever has begun a night before its end may finish it after. */
const LATE_MS = 24 * 3_600_000;
/** So many of the best are listed. */
const LISTED = 50;

/** The nights that are the same for everybody: takes what somebody has made of one once it has been played again, and lists it. */
export class Contests {
  readonly #store: Store;
  readonly #checks: Checks;
  readonly #now: () => number;

  constructor(store: Store, checks: Checks, now: () => number) {
    this.#store = store;
    this.#checks = checks;
    this.#now = now;
  }

  /** Lists a result that the rules confirm. The same one again is answered as before; another one of the same person is refused. */
  async take({ game: id, contest, rules, name, face, secret, answers }: Result): Promise<Standings> {
    if (!isGameId(id)) throw new Refuse("bad-request", `game: there is no game "${id}" here.`);
    const at = this.#now();
    const span = spanOf(contest);
    if (span === null || at < span.from || at >= span.to + LATE_MS) throw new Refuse("not-open");
    const { rulesVersion } = await loadGame(id);
    if (rules !== rulesVersion) throw new Refuse(rules < rulesVersion ? "old-page" : "old-server");
    const verdict = await this.#checks.check({ game: id, contest, answers });
    if (verdict === null) throw new Refuse("too-many");
    if ("problem" in verdict) throw new Refuse("bad-request", verdict.problem);
    const { won, score, hash } = verdict.confirmed;
    const person = hashOfSecret(secret);
    const added = await this.#store.addResult({
      game: id,
      contest,
      person,
      name,
      face,
      won,
      points: sumOf(score),
      hash,
      at,
    });
    if (!added && (await this.#store.result(id, contest, person))?.hash !== hash) throw new Refuse("counted");
    return this.standings({ game: id, contest, secret });
  }

  async standings({ game, contest, secret }: InferOutput<typeof StandingsAskedShape>): Promise<Standings> {
    const person = secret === undefined ? null : hashOfSecret(secret);
    const [{ of, best }, own] = await Promise.all([
      this.#store.results(game, contest, LISTED),
      person === null ? null : this.#store.result(game, contest, person),
    ]);
    const listed = (row: ResultRow, place: number): Listed => {
      const { name, face, won, points } = row;
      return { place, name, face, won, points, mine: row.person === person };
    };
    return {
      of,
      best: best.map((row) => listed(row, 1 + best.findIndex(({ points }) => points === row.points))),
      mine: own === null ? null : listed(own, 1 + (await this.#store.better(game, contest, own.points))),
    };
  }
}
