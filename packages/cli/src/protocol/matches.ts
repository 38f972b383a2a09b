import {
  type AnyGame,
  type AnyMatch,
  type Language,
  MatchError,
  type Question,
  type Refusal,
  type Texts,
  text,
} from "@endzeit/engine";
import type { Games } from "../games.ts";
import { isCode, RequestError } from "./codes.ts";
import { numberField, type RequestFields, textField } from "./fields.ts";
import { NumberedAnswers } from "./spelled.ts";

/** Open matches at most. A search that copies drops what it no longer needs. */
const MAX_MATCHES = 10_000;

/** The matches of one connection, by number. */
export class Matches {
  /** The answers that the connection has been told by number. */
  readonly spelled = new NumberedAnswers();
  #matches = new Map<number, AnyMatch>();
  #next = 1;

  /** Fails where there is no room for so many more. */
  room(more: number): void {
    if (this.#matches.size + more > MAX_MATCHES) {
      throw new RequestError("too-many-matches", `There may be ${MAX_MATCHES} open matches. Drop some first.`);
    }
  }

  add(match: AnyMatch): number {
    this.room(1);
    const id = this.#next++;
    this.#matches.set(id, match);
    return id;
  }

  /** The match that a request names, with its number. */
  of(request: RequestFields): { readonly id: number; readonly match: AnyMatch } {
    return this.numbered(numberField(request, "match", 1, Number.MAX_SAFE_INTEGER));
  }

  numbered(id: number): { readonly id: number; readonly match: AnyMatch } {
    const match = this.#matches.get(id);
    if (match === undefined) throw new RequestError("unknown-match", `match: there is no match ${id}.`);
    return { id, match };
  }

  drop(id: number): void {
    this.#matches.delete(id);
  }
}

export async function gameOf(request: RequestFields, games: Games): Promise<AnyGame> {
  const id = textField(request, "game");
  const game = await games.rules(id);
  if (game === null) {
    throw new RequestError(
      "unknown-game",
      `game: there is no game "${id.slice(0, 40)}". Known: ${games.ids.join(", ")}.`,
    );
  }
  return game;
}

export function refused(game: AnyGame, refusal: Refusal, lang: Language): RequestError {
  const { text: key, values } = game.words.refusal(refusal);
  return new RequestError("refused", text(game.texts[lang], key, values), {
    rule: refusal.rule,
    reason: refusal.reason,
  });
}

/** Turns the engine's errors about bad input into those of the protocol. */
function requestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof MatchError && isCode(error.code)) return new RequestError(error.code, error.message);
  const message = error instanceof Error ? error.message : String(error);
  return new RequestError("internal", `A fault of this program: ${message}`);
}

/** An error as a reply tells it. */
export function errorTold(error: unknown): Readonly<Record<string, unknown>> {
  const { code, message, refusal } = requestError(error);
  return refusal === null ? { code, message } : { code, message, refusal };
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
