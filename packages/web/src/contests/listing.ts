import { readSave, type Save } from "@endzeit/engine";
import type { Standings } from "@endzeit/wire";
import { hasServer, type Said, sendResult, standingsOf } from "../api.ts";
import { me } from "../me.svelte.ts";
import { read } from "../storage.ts";
import { type Attempt, keepAttempt, ownSecret } from "./attempts.ts";

type Trouble = Extract<Said<Standings>, { readonly ok: false }>["code"];

/** What is known of the list of a contest. `why`: the server's own words, where it has refused a result. */
export type Listing =
  | { readonly is: "list"; readonly list: Standings }
  | { readonly is: "no-server" }
  | { readonly is: "trouble"; readonly code: Trouble; readonly why: string };

const listingOf = (said: Said<Standings>): Listing =>
  said.ok
    ? { is: "list", list: said.value }
    : said.code === "no-server"
      ? { is: "no-server" }
      : { is: "trouble", code: said.code, why: said.message };

/** The list of a contest, as a server knows it. */
export async function listingAt(game: string, contest: string): Promise<Listing> {
  if (!(await hasServer())) return { is: "no-server" };
  return listingOf(await standingsOf(game, contest, ownSecret()));
}

/** Has an attempt that was played to its end listed, once. `save`: its match; without it, the stored one. */
export async function list(attempt: Attempt, save?: Save): Promise<Listing> {
  const { game, contest, match, listed, end } = attempt;
  if (end === null || listed) return listingAt(game, contest);
  if (!(await hasServer())) return { is: "no-server" };
  const { answers, rules } = save ?? readSave((await read(match)).save);
  const { name, face } = me;
  const said = await sendResult({ game, contest, rules, name, face, secret: ownSecret(), answers });
  if (said.ok || said.code === "counted") await keepAttempt({ ...attempt, listed: true }).catch(() => false);
  return listingOf(said);
}
