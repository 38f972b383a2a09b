import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  type GameEvent,
  type Phrase,
  type Texts,
  text,
} from "@endzeit/engine";
import type { Drawing } from "@endzeit/games";
import { type Paint, paint } from "./colour.ts";
import { playTexts } from "./texts.ts";
import { wrapped } from "./wrap.ts";

export type Language = "de" | "en";

/** How wide answers stand side by side where nobody says how wide the output is. */
const PAGE = 100;

/** Everything that the terminal writes. It knows no game: it says what the game's words say. */
export class Screen {
  readonly #game: AnyGame;
  readonly #drawing: Drawing | null;
  readonly #colour: boolean;
  readonly #write: (text: string) => void;
  readonly #width: () => number | null;
  readonly #texts: Texts;
  readonly #own: Texts;
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

  question(match: AnyMatch, seat: number, answers: readonly Answer[]): void {
    const question = match.question;
    if (question === null) return;
    const view = match.view(seat);
    this.line();
    this.line(this.paint.warm(this.phrase(this.#game.words.question(view, question, seat))));
    const labels = answers.map((answer, place) => {
      const number = String(place + 1).padStart(String(answers.length).length);
      return `${number} ${this.phrase(this.#game.words.answer(view, question, answer))}`;
    });
    for (const row of columns(labels, this.#width() ?? PAGE)) this.line(`  ${row}`);
  }

  /** Why each refused answer is refused, a line each. */
  refusals(match: AnyMatch, seat: number): void {
    const question = match.question;
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
