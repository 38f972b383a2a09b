import type { Answer, AnyGame } from "@endzeit/engine";
import type { TableSet } from "@endzeit/kit";
import type { Now } from "../now.ts";
import { settings } from "../settings.svelte.ts";

/** How long a seat that has said "always pass" seems to think. */
const PASS_MS = 700;
/** The only answer is given by itself after this long at least: enough to read it. */
const ONLY_MS = 400;
/** And after this long where it ends the free way back. */
const LAST_CHANCE_MS = 1200;

/** The match in which answers are given. */
interface Match {
  readonly game: AnyGame | null;
  readonly set: TableSet | null;
  readonly now: Now | null;
}

/** What a seat wants answered for it until the phase ends: its question, with the step and the heading at which it was said. */
interface Pass {
  readonly seat: number;
  readonly ask: string;
  readonly answer: Answer;
  readonly step: number;
  readonly heading: string;
}

/** Answers that are given without anybody being asked: the only one that is possible, and what a seat has left word of. */
export class Unasked {
  readonly #match: Match;
  readonly #give: (seat: number, answer: Answer, step: number) => void;
  #passes: readonly Pass[] = $state.raw([]);
  /** By the step of each answer that was given so, whose word it was. */
  readonly #passedBy = new Map<number, Pass>();
  #pass: ReturnType<typeof setTimeout> | null = null;
  /** The steps of the match at which the only answer was given by itself. */
  readonly #auto = new Set<number>();
  #only: ReturnType<typeof setTimeout> | null = null;
  /** Where the match was taken back to: whoever went back there means to look, and is asked. */
  #stay = -1;
  /** The only answer that is possible, while it is about to be given by itself. */
  giving: Now["forced"] = $state.raw(null);

  /** `give`: gives an answer of a seat at a step of the match. */
  constructor(match: Match, give: (seat: number, answer: Answer, step: number) => void) {
    this.#match = match;
    this.#give = give;
  }

  /** Somebody has answered: nothing is about to be given any more. */
  drop(): void {
    if (this.#only !== null) clearTimeout(this.#only);
    this.giving = null;
  }

  /** Whoever means to look at this step is asked. */
  stay(step: number): void {
    this.#stay = step;
  }

  /** The match was taken back to this step: further on the word was not left yet. Whoever takes back what was given by it, takes it back as well. */
  back(step: number): void {
    this.#stay = step;
    const unsaid = this.#passedBy.get(step);
    this.#passes = this.#passes.filter((pass) => pass !== unsaid && pass.step < step);
    for (const given of this.#passedBy.keys()) if (given >= step) this.#passedBy.delete(given);
    for (const given of this.#auto) if (given >= step) this.#auto.delete(given);
  }

  /** Whether the answer at this step was given by itself. */
  was(step: number): boolean {
    return this.#auto.has(step);
  }

  /** From now on the question of the moment is answered so for a seat, until the phase ends. */
  leaveWord(seat: number, answer: Answer): void {
    const { now } = this.#match;
    if (now === null || now.question === null) return;
    const { step, question } = now;
    this.#passes = [...this.#passes, { seat, ask: question.ask, answer, step, heading: this.#heading() }];
  }

  takeWordBack(): void {
    this.#passes = [];
  }

  /** Whether a seat has left word for the phase of the moment. */
  hasWord(seat: number | null): boolean {
    const heading = this.#heading();
    return this.#passes.some((pass) => pass.seat === seat && pass.heading === heading);
  }

  #heading(): string {
    const { game, now } = this.#match;
    return game === null || now === null ? "" : JSON.stringify(game.words.heading(now.view));
  }

  /** Whether an answer is given that a seat has left word of. Always after the same time, whatever the seat holds. */
  passed(now: Now): boolean {
    if (now.step === this.#stay) return false;
    const heading = this.#heading();
    const pass = this.#passes.find(
      (known) => now.awaited.includes(known.seat) && known.ask === now.question?.ask && known.heading === heading,
    );
    if (pass === undefined) return false;
    if (this.#pass !== null) clearTimeout(this.#pass);
    this.#pass = setTimeout(() => {
      if (this.#match.now?.step !== now.step || !this.#passes.includes(pass)) return;
      this.#passedBy.set(now.step, pass);
      this.#give(pass.seat, pass.answer, now.step);
    }, PASS_MS);
    return true;
  }

  /** Where there is one answer and nobody learns anything by its haste, it is given after a beat, as far as one `may`. */
  only(now: Now, may: boolean): void {
    if (this.#only !== null) clearTimeout(this.#only);
    this.#only = null;
    this.giving = null;
    const { forced, step } = now;
    if (forced === null || !may || step === this.#stay || this.#auto.has(step)) return;
    this.#only = setTimeout(() => {
      if (this.#match.now?.step !== step) return;
      this.#auto.add(step);
      this.#give(forced.seat, forced.answer, step);
    }, this.#onlyMs(now));
    this.giving = forced;
  }

  /** A reaction that is passed by leaves nothing to look at; what ends the free way back leaves time to take it. */
  #onlyMs({ question, forced, free }: Now): number {
    const pass = question === null ? undefined : this.#match.set?.passable[question.ask];
    if (pass !== undefined && JSON.stringify(pass) === JSON.stringify(forced?.answer)) return 0;
    if (free > 0) return Math.max(LAST_CHANCE_MS, settings.beatMs);
    return settings.beatMs === 0 ? 0 : Math.max(ONLY_MS, settings.beatMs);
  }

  /** Gives the only answer no more. */
  stop(): void {
    if (this.#only !== null) clearTimeout(this.#only);
  }
}
