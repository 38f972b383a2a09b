import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  type GameEvent,
  type Language,
  type Phrase,
  type Texts,
  text,
} from "@endzeit/engine";
import type { Drawing } from "@endzeit/games";
import { type Paint, paint } from "./colour.ts";
import { answersByWords, samples, type Vocabulary, vocabularyOf, wordsFor } from "./match-words.ts";
import { playTexts } from "./texts.ts";
import { wrapped } from "./wrap.ts";

/** How wide answers stand side by side where nobody says how wide the output is. */
const PAGE = 100;
/** More answers than these are not listed unasked. */
const MOST_LISTED = 60;
/** How many terms an answer has that is a good example. */
const TERMS = 3;
/** How many of them are shown instead, at most. */
const MOST_SAMPLES = 24;

/** Everything that the terminal writes. It knows no game: it says what the game's words say. */
export class Screen {
  readonly #game: AnyGame;
  readonly #drawing: Drawing | null;
  readonly #colour: boolean;
  readonly #write: (text: string) => void;
  readonly #width: () => number | null;
  readonly #texts: Texts;
  readonly #own: Texts;
  readonly #vocabulary: Vocabulary;
  readonly paint: Paint;

  constructor(
    game: AnyGame,
    drawing: Drawing | null,
    settings: {
      readonly lang: Language;
      readonly colour: boolean;
      readonly write: (text: string) => void;
      /** Asked anew for each line, for windows change their size; null for files and pipes, which have none. */
      readonly width: () => number | null;
    },
  ) {
    this.#game = game;
    this.#drawing = drawing;
    this.#colour = settings.colour;
    this.#write = settings.write;
    this.#width = settings.width;
    this.#texts = game.texts[settings.lang];
    this.#own = playTexts[settings.lang];
    this.#vocabulary = vocabularyOf(game);
    this.paint = paint(settings.colour);
  }

  line(text = ""): void {
    const width = this.#width();
    this.#write(`${width === null ? text : wrapped(text, width)}\n`);
  }

  /** A sentence of the terminal itself. */
  own(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    return text(this.#own, key, values);
  }

  phrase(phrase: Phrase): string {
    return text(this.#texts, phrase.text, phrase.values);
  }

  seat(seat: number): string {
    const short = `seat.${seat}.short`;
    const key = this.#texts[short] === undefined ? `seat.${seat}` : short;
    return this.#texts[key] === undefined ? `${seat}` : text(this.#texts, key);
  }

  /** Nothing of the last screen may stay where the next person could scroll to it. */
  clear(): void {
    this.#write(this.#colour ? "\u001b[3J\u001b[2J\u001b[H" : "\n".repeat(40));
  }

  board(match: AnyMatch, seat: number): void {
    const view = match.view(seat);
    this.line();
    this.line(this.paint.bold(this.phrase(this.#game.words.heading(view))));
    if (this.#drawing !== null) {
      const width = this.#width() ?? Number.POSITIVE_INFINITY;
      this.line(this.#drawing.draw(view, seat, this.#texts, this.#colour, width));
    }
    for (const note of this.#game.notes(view, seat)) this.line(this.paint.dim(`  ${this.phrase(note)}`));
  }

  /** The question with its answers; of very many some that show what there is, and what narrows them. */
  question(match: AnyMatch, seat: number, answers: readonly Answer[]): void {
    const question = match.questionFor(seat);
    if (question === null) return;
    this.line();
    this.line(this.paint.warm(this.phrase(this.#game.words.question(match.view(seat), question, seat))));
    this.answers(match, seat, answers, [...answers.keys()]);
  }

  /** Some of the answers with their numbers; `all` of them however many there are. */
  answers(match: AnyMatch, seat: number, answers: readonly Answer[], places: readonly number[], all = false): void {
    const label = this.#labels(match, seat, answers, [this.#texts]);
    const few = all || places.length <= MOST_LISTED;
    const chosen = answers.filter((_, place) => places.includes(place));
    const shown = few ? places : samples(chosen, MOST_SAMPLES).flatMap((at) => places[at] ?? []);
    if (!few) this.line(this.own("many", { n: places.length }));
    const width = String((shown.at(-1) ?? 0) + 1).length;
    const rows = shown.map((place) => `${String(place + 1).padStart(width)} ${label(place)[0] ?? ""}`);
    for (const row of columns(rows, this.#width() ?? PAGE)) this.line(`  ${row}`);
    if (!few) this.line(this.own("narrow", { words: this.#example(match, seat, answers, places)?.words ?? "" }));
  }

  /** Places of the answers that typed words fit, in whatever language they are. */
  byWords(match: AnyMatch, seat: number, answers: readonly Answer[], typed: string): readonly number[] {
    return answersByWords(answers, typed, this.#vocabulary, this.#labels(match, seat, answers));
  }

  /** What may be typed, with examples from the question of the moment. */
  help(match: AnyMatch, seat: number, answers: readonly Answer[]): void {
    const example = this.#example(match, seat, answers, [...answers.keys()]);
    const place = example?.place ?? 0;
    const says = this.#labels(match, seat, answers, [this.#texts])(place)[0] ?? "";
    const rows: (readonly [typed: string, key: string])[] = [
      [String(place + 1), "help.number"],
      ...(example === null ? [] : [[example.words, "help.words"] as const]),
      [JSON.stringify(answers[place] ?? {}), "help.json"],
    ];
    for (const [typed, key] of rows) this.line(`  ${this.paint.bold(typed)}  ${this.own(key, { says })}`);
    for (const line of this.own("help").split("\n")) this.line(`  ${line}`);
  }

  /** An answer that words alone can name, not the first one if there is another: it should show how words go together. */
  #example(
    match: AnyMatch,
    seat: number,
    answers: readonly Answer[],
    places: readonly number[],
  ): { readonly place: number; readonly words: string } | null {
    const labels = this.#labels(match, seat, answers);
    const own = this.#labels(match, seat, answers, [this.#texts]);
    const terms = (place: number): number => Object.values(answers[place] ?? {}).filter((value) => value !== 0).length;
    const tried = places
      .filter((_, at) => at % Math.ceil(places.length / MOST_SAMPLES) === 0)
      .sort((a, b) => Math.abs(terms(a) - TERMS) - Math.abs(terms(b) - TERMS));
    for (const place of tried) {
      const words = wordsFor(answers, place, own(place)[0] ?? "", this.#vocabulary, labels);
      if (words !== null) return { place, words };
    }
    return null;
  }

  /** The label of an answer by its place, in each of some languages; each is made when it is asked for. */
  #labels(
    match: AnyMatch,
    seat: number,
    answers: readonly Answer[],
    languages: readonly Texts[] = Object.values(this.#game.texts),
  ): (place: number) => readonly string[] {
    const { question } = match;
    const view = match.view(seat);
    return (place) => {
      const answer = answers[place];
      if (question === null || answer === undefined) return [];
      const { text: key, values } = this.#game.words.answer(view, question, answer);
      return languages.map((texts) => text(texts, key, values));
    };
  }

  /** Why each refused answer is refused, a line each. */
  refusals(match: AnyMatch, seat: number): void {
    const question = match.questionFor(seat);
    if (question === null) return;
    const view = match.view(seat);
    const { refused } = match.ask(seat);
    if (refused.length === 0) this.line(this.own("nothing-refused"));
    for (const { answer, refusal } of refused) {
      this.line(
        `  ${this.own("because", {
          answer: this.phrase(this.#game.words.answer(view, question, answer)),
          reason: this.phrase(this.#game.words.refusal(refusal)),
        })}`,
      );
    }
  }

  /** An event as a line of the log, or null. */
  event(event: GameEvent): string | null {
    const phrase = this.#game.words.event(event);
    return phrase === null ? null : this.phrase(phrase);
  }
}

/** Short labels side by side, read downwards. */
function columns(labels: readonly string[], width: number): string[] {
  const widest = labels.reduce((most, label) => Math.max(most, label.length), 0) + 2;
  const across = labels.length <= 8 ? 1 : Math.max(1, Math.floor((width - 2) / widest));
  const down = Math.ceil(labels.length / across);
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column) => (labels[column * down + row] ?? "").padEnd(widest))
      .join("")
      .trimEnd(),
  );
}
