import type { AnyGame } from "@endzeit/engine";
import type { Frame, TableSet } from "@endzeit/kit";
import type { Line, Picture } from "@endzeit/master";
import type { Now } from "../now.ts";
import { settings } from "../settings.svelte.ts";

/** How many beats the others' doings may take between two answers of a person, before they are told faster. */
const PATIENCE = 11;
/** So long the story holds its breath before what everybody waits for; never longer than so many beats. */
const TENSE_MS = 700;
const TENSE_BEATS = 1.6;
/** Told at its fastest, a beat has still this part of its length: enough to see that something moved. */
const FASTEST = 0.35;
/** What is shown again on purpose is told at this pace at least. */
const RECALL_MS = 260;

/** The match whose story is told. */
interface Match {
  readonly game: AnyGame | null;
  readonly set: Pick<TableSet, "pace" | "tense"> | null;
}

/** Whoever has to know how far it is told. */
interface Ears {
  /** The story plays: nothing is asked meanwhile. */
  began(): void;
  /** All of it is told, or nobody wants to wait for it. */
  over(): void;
  /** A line is shown. */
  heard(line: Line): void;
}

/** Tells a story beat by beat: which picture the table shows, for how long, and what the log says by then. */
export class Showing {
  readonly #match: Match;
  readonly #ears: Ears;
  #queue: Picture[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** How much of the patience is used up since a person was last asked, in beats. */
  #spent = 0;
  /** What was waited for last, and of which answer it came. */
  #waited: { readonly event: string; readonly step: number } | null = null;
  frame: Frame | null = $state.raw(null);
  /** How long the frame stays while the story plays. */
  beatMs = $state(0);
  /** What is being told: the line of the frame, while the story plays. */
  telling: Line | null = $state.raw(null);
  log: readonly Line[] = $state.raw([]);
  playing = $state(false);
  /** The event that everybody waits for, by its name alone, while the story holds its breath. */
  coming: string | null = $state.raw(null);
  /** The beats of the past are shown again; the match itself goes on. */
  recalling = $state(false);
  /** How many beats of the story are still to be told. */
  behind = $state(0);

  constructor(match: Match, ears: Ears) {
    this.#match = match;
    this.#ears = ears;
  }

  /** The story goes on with these. */
  add(pictures: readonly Picture[]): void {
    // While the past is shown, the log goes on with the match.
    if (this.recalling) for (const picture of pictures) this.#tell(picture);
    this.#queue.push(...pictures);
    this.#start();
  }

  /** Shows the past again. */
  recall(pictures: readonly Picture[]): void {
    this.#drop();
    this.recalling = true;
    this.#queue = [...pictures];
    this.#start();
  }

  /** The past is another one: it is not told, but known. */
  become(log: readonly Line[]): void {
    this.stop();
    this.#queue = [];
    this.log = log;
    this.#ears.over();
  }

  /** Somebody does not want to wait: what the story holds its breath for is told, else its end. */
  hurry(): void {
    if (this.coming === null || this.#timer === null) return this.skip();
    clearTimeout(this.#timer);
    this.#step();
  }

  /** Ends the story that plays. */
  skip(): void {
    this.stop();
    this.#drop();
    this.#ears.over();
  }

  /** Shows the table as it stands. `asked`: whether a person is, who has waited long enough. */
  present({ step, view }: Now, asked: boolean): void {
    this.playing = false;
    this.coming = null;
    this.recalling = false;
    this.telling = null;
    this.behind = 0;
    if (asked) this.#spent = 0;
    this.frame = { n: step * 1000 + 999, event: null, view };
  }

  /** No picture follows any more. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Lets go of the pictures that wait. What they tell is in the log, or comes there now. */
  #drop(): void {
    if (!this.recalling) for (const beat of this.#queue) this.#tell(beat);
    this.#queue = [];
  }

  #tell(line: Line): void {
    this.log = [...this.log, { n: line.n, step: line.step, by: line.by, event: line.event, heading: line.heading }];
    this.#ears.heard(line);
  }

  #start(): void {
    if (this.#timer !== null) return;
    if (settings.beatMs === 0 && !this.recalling) return this.skip();
    this.playing = true;
    this.behind = this.#queue.length;
    this.#ears.began();
    this.#step();
  }

  #step(): void {
    const next = this.#queue[0];
    if (next !== undefined && this.frame !== null && this.#tense(next)) {
      const coming = next.event.event;
      this.coming = coming;
      this.#waited = { event: coming, step: next.step };
      this.frame = { n: this.frame.n + 0.5, event: null, view: this.frame.view, coming };
      this.beatMs = Math.min(TENSE_MS, TENSE_BEATS * this.#usualMs * this.#hurry());
      this.#timer = setTimeout(() => this.#step(), this.beatMs);
      return;
    }
    this.coming = null;
    const beat = this.#queue.shift();
    this.behind = this.#queue.length;
    if (beat === undefined) {
      this.#timer = null;
      this.#ears.over();
      return;
    }
    const beats = this.#beats(beat, this.telling);
    const hurry = this.#hurry(beat, beats);
    this.#spent += beats * hurry;
    this.beatMs = beats * hurry * this.#usualMs;
    this.frame = { n: beat.n, event: beat.event, view: beat.view };
    this.telling = beat;
    if (!this.recalling) this.#tell(beat);
    this.#timer = setTimeout(() => this.#step(), this.beatMs);
  }

  /** Whether everybody waits for this line. Of several alike in a row the first alone is waited for; whoever wants stillness never waits. */
  #tense({ event: { event }, step }: Line): boolean {
    const often = this.#match.set?.tense?.[event];
    if (often === undefined || settings.beatMs === 0) return false;
    if (this.coming !== null || this.telling?.event.event === event) return false;
    return often === "each" || this.#waited?.event !== event || this.#waited.step !== step;
  }

  get #usualMs(): number {
    return Math.max(settings.beatMs, this.recalling ? RECALL_MS : 0);
  }

  /** How fast the story is told from a line on that takes so many beats: 1, or less where patience would run out. */
  #hurry(from: Line | null = this.telling, beats = 0): number {
    if (this.recalling) return 1;
    const left = this.#queue.reduce((sum, next, i) => sum + this.#beats(next, this.#queue[i - 1] ?? from), beats);
    return Math.min(1, Math.max(FASTEST, (PATIENCE - this.#spent) / Math.max(left, 0.1)));
  }

  /** How many beats a line takes after another: none when nobody sees it as a picture, half of them when the same happens again. */
  #beats(line: Line, before: Line | null): number {
    const { game, set } = this.#match;
    if (game?.words.event(line.event) === null) return 0;
    return (set?.pace?.(line.event) ?? 1) * (before?.event.event === line.event.event ? 0.5 : 1);
  }
}
