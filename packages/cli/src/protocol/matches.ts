import {
  type AnyGame,
  type AnyMatch,
  type Language,
  MatchError,
  type Question,
  type Texts,
  text,
} from "@endzeit/engine";
import { isCode, RequestError } from "./codes.ts";
import { numberField, type RequestFields } from "./fields.ts";

/** Open matches at most. A search that copies drops what it no longer needs. */
const MAX_MATCHES = 10_000;

/** The matches of one connection, by number. */
export class Matches {
  #matches = new Map<number, AnyMatch>();
  #next = 1;

  add(match: AnyMatch): number {
    if (this.#matches.size >= MAX_MATCHES) {
      throw new RequestError("too-many-matches", `There are ${MAX_MATCHES} open matches. Drop some first.`);
    }
    const id = this.#next++;
    this.#matches.set(id, match);
    return id;
  }

  /** The match that a request names, with its number. */
  of(request: RequestFields): { readonly id: number; readonly match: AnyMatch } {
    const id = numberField(request, "match", 1, Number.MAX_SAFE_INTEGER);
    const match = this.#matches.get(id);
    if (match === undefined) throw new RequestError("unknown-match", `match: there is no match ${id}.`);
    return { id, match };
  }

  drop(id: number): void {
    this.#matches.delete(id);
  }
}

/** Turns the engine's errors about bad input into those of the protocol. */
export function requestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof MatchError && isCode(error.code)) return new RequestError(error.code, error.message);
  const message = error instanceof Error ? error.message : String(error);
  return new RequestError("internal", `A fault of this program: ${message}`);
}

/** What a program reads of a question. The terms of the game's own question, such as `at`, stand beside the text. */
export type ToldQuestion = Readonly<Record<string, unknown>> & Pick<Question, "ask" | "of"> & { readonly text: string };

/** The question of the moment, told to the seat that is asked, when it is one. `of` are the seats that still may answer. */
export function questionTold(match: AnyMatch, lang: Language): ToldQuestion | null {
  const of = match.awaited();
  const seat = of.length === 1 ? (of[0] ?? null) : null;
  const question = match.questionFor(seat);
  if (question === null) return null;
  const { text: key, values } = match.game.words.question(match.view(seat), question, seat);
  const { ask, of: _all, ...terms } = question;
  return { ask, of, ...terms, text: text(textsOf(match.game, lang), key, values) };
}

export function textsOf(game: AnyGame, lang: Language): Texts {
  return game.texts[lang];
}
