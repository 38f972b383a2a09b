import { makeBot, playout } from "@endzeit/bots";
import {
  type Answered,
  type AnyMatch,
  type GameEvent,
  type Language,
  load,
  Match,
  type OptionSpec,
  randomFrom,
  readOptions,
  readSave,
  save,
  text,
} from "@endzeit/engine";
import { Master, momentOf } from "@endzeit/master";
import type { Games } from "../games.ts";
import { RequestError } from "./codes.ts";
import { botField, botsField, field, languageField, numberField, type RequestFields, seedField } from "./fields.ts";
import { observation, open, step } from "./many.ts";
import { gameOf, type Matches, questionTold, refused } from "./matches.ts";
import type { Members } from "./spelled.ts";

/** What a request is answered with, besides its `id`. */
export type ReplyFields = { readonly [field: string]: unknown };

type Reply = ReplyFields | Members;
type Handler = (request: RequestFields, matches: Matches, games: Games) => Reply | Promise<Reply>;

type NotedEvent = GameEvent & { readonly only?: readonly number[] };

/** A listener that writes events down as a reply tells them. */
const noting =
  (events: NotedEvent[]) =>
  (event: GameEvent, to: readonly number[] | null): void => {
    events.push(to === null ? event : { ...event, only: to });
  };

function opened(id: number, match: AnyMatch, lang: Language): ReplyFields {
  return { match: id, question: questionTold(match, lang), outcome: match.outcome };
}

/** Opens a match; what happens before its first question is told like that after an answer. */
function begun(matches: Matches, lang: Language, open: (listener: ReturnType<typeof noting>) => AnyMatch): ReplyFields {
  const events: NotedEvent[] = [];
  const match = open(noting(events));
  match.listen(null);
  return { match: matches.add(match), events, question: questionTold(match, lang), outcome: match.outcome };
}

function seatOf(request: RequestFields, match: AnyMatch): number {
  return numberField(request, "seat", 0, match.players - 1);
}

function optionTold(spec: OptionSpec): ReplyFields {
  const { id: _id, ...rest } = spec;
  return rest;
}

/** Fails like an answer would when the match does not wait for the seat. */
function mustAwait(match: AnyMatch, seat: number, lang: Language): void {
  if (match.awaited().includes(seat)) return;
  const question = match.question;
  const reason = question === null ? "match-over" : question.of.includes(seat) ? "already-answered" : "not-asked";
  throw refused(match.game, { rule: "table", reason, about: -1 }, lang);
}

/** All requests by their `do`. */
export const requests: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  [
    "games",
    async (request, _matches, games) => {
      const lang = languageField(request);
      const list: ReplyFields[] = [];
      for (const id of games.ids) {
        const game = await games.rules(id);
        if (game === null) continue;
        const options = Object.fromEntries(game.options.map((spec) => [spec.id, optionTold(spec)]));
        list.push({ id, title: text(game.texts[lang], "title"), seats: game.seats, options });
      }
      return { games: list };
    },
  ],
  [
    "new",
    async (request, matches, games) => {
      const game = await gameOf(request, games);
      const { min, max } = game.seats;
      const players = numberField(request, "players", min, max, min === max ? min : undefined);
      const table = { players, options: field(request, "options"), content: field(request, "content") };
      const lang = languageField(request);
      const seed = seedField(request, "1");
      return begun(matches, lang, (listener) => Match.open(game, { ...table, seed }, listener));
    },
  ],
  [
    "question",
    (request, matches) => {
      const { match } = matches.of(request);
      const lang = languageField(request);
      const awaited = match.awaited();
      const only = awaited.length === 1 ? (awaited[0] ?? null) : null;
      const seat = (field(request, "seat") ?? null) === null ? only : seatOf(request, match);
      const lists = seat === null ? { answers: [], refused: [] } : match.ask(seat);
      return {
        question: questionTold(match, lang),
        answers: lists.answers,
        refused: lists.refused.map(({ answer, refusal }) => ({ answer, rule: refusal.rule, reason: refusal.reason })),
        outcome: match.outcome,
      };
    },
  ],
  [
    "answer",
    (request, matches) => {
      const { match } = matches.of(request);
      const seat = seatOf(request, match);
      const lang = languageField(request);
      const events: NotedEvent[] = [];
      match.listen(noting(events));
      let answered: Answered;
      try {
        answered = match.answer(seat, field(request, "answer"));
      } finally {
        match.listen(null);
      }
      if (!answered.ok) throw refused(match.game, answered.refusal, lang);
      return { events, question: questionTold(match, lang), outcome: match.outcome };
    },
  ],
  [
    "view",
    (request, matches) => {
      const { match } = matches.of(request);
      return { view: match.view(field(request, "seat") === null ? null : seatOf(request, match)) };
    },
  ],
  [
    "state",
    (request, matches) => {
      const { match } = matches.of(request);
      return { state: match.state, hash: match.hash };
    },
  ],
  [
    "load",
    async (request, matches, games) => {
      const game = await gameOf(request, games);
      const lang = languageField(request);
      const { min, max } = game.seats;
      const state = field(request, "state");
      const of = field(request, "players") === undefined ? {} : { players: numberField(request, "players", min, max) };
      return begun(matches, lang, (listener) => Match.from(game, state, of, listener));
    },
  ],
  [
    "undo",
    (request, matches) => {
      const { id, match } = matches.of(request);
      const lang = languageField(request);
      if (match.log.length === 0) throw new RequestError("bad-undo", "undo: no answer was given yet.");
      match.undo();
      return opened(id, match, lang);
    },
  ],
  [
    "copy",
    (request, matches) => {
      const { match } = matches.of(request);
      const lang = languageField(request);
      const copy = match.clone();
      return opened(matches.add(copy), copy, lang);
    },
  ],
  [
    "drop",
    (request, matches) => {
      const { id } = matches.of(request);
      matches.drop(id);
      return { match: id };
    },
  ],
  ["save", (request, matches) => ({ save: save(matches.of(request).match) })],
  [
    "replay",
    async (request, matches, games) => {
      const file = readSave(field(request, "save"));
      const game = await gameOf({ game: file.game }, games);
      const match = load(game, file);
      return { match: matches.add(match), hash: match.hash, outcome: match.outcome };
    },
  ],
  [
    "bot",
    (request, matches) => {
      const { match } = matches.of(request);
      const seat = seatOf(request, match);
      const name = botField(request);
      const iterations =
        field(request, "iterations") === undefined ? undefined : numberField(request, "iterations", 1, 1_000_000);
      const ms = field(request, "ms") === undefined ? undefined : numberField(request, "ms", 1, 600_000);
      const seed = seedField(request, "1");
      mustAwait(match, seat, languageField(request));
      const bot = makeBot(name, {
        seed,
        ...(iterations === undefined ? {} : { iterations }),
        ...(ms === undefined ? {} : { ms, now: () => performance.now() }),
      });
      const { answer, estimate, statistics } = bot.choose(momentOf(new Master(match, false), bot, seat));
      return { answer, estimate, statistics };
    },
  ],
  [
    "playout",
    (request, matches) => {
      const { match } = matches.of(request);
      const { game } = match;
      const seed = seedField(request, "1");
      const bots = botsField(request, match.players).map((name, seat) =>
        makeBot(name, { seed: `${seed} seat ${seat}` }),
      );
      const state = game.blank();
      game.copy(match.state, state);
      // A turn is what the log gives a heading of its own: a phase, a round, a bid.
      let turns = 0;
      let heading = "";
      const count = (): void => {
        const now = game.words.heading(game.view(state, null));
        const key = now.text + JSON.stringify(now.values);
        if (key !== heading) turns++;
        heading = key;
      };
      if (state.outcome === null) count();
      const answers = playout(game, state, bots, randomFrom(seed), count);
      return { outcome: state.outcome, answers, turns };
    },
  ],
  [
    "content",
    async (request, _matches, games) => {
      const game = await gameOf(request, games);
      const read = readOptions(game.options, field(request, "options"));
      if ("problems" in read) throw new RequestError("bad-table", read.problems.join(" "));
      return { content: game.content.export(read.options), origins: game.content.origins(read.options) };
    },
  ],
  ["open", async (request, matches, games) => open(await gameOf(request, games), request, matches)],
  ["step", step],
  ["observation", observation],
]);
