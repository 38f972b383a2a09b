import { type Answer, alike, type Puzzle, type PuzzleBook } from "@endzeit/engine";
import { isGameId } from "@endzeit/games";
import { loadPuzzles } from "@endzeit/games/puzzles";
import type { Failure } from "../client.svelte.ts";
import type { Thinking } from "../hints/ask.ts";
import type { PuzzlePlace } from "../storage.ts";
import type { Scene } from "../table/scene.svelte.ts";
import { openPuzzle } from "./open.ts";
import { proofFor } from "./proof.ts";
import { type Fared, isSettled, noteShown, noteTry, standingOf, triedPuzzles } from "./tried.ts";
import type { PuzzleProof } from "./words.ts";

/** How an answer was judged. */
export interface PuzzleVerdict {
  readonly answer: Answer;
  readonly right: boolean;
  readonly fared: Fared;
  /** How often of 100 the answer holds what can be won. */
  readonly holds: number;
}

/** The puzzle of a table, out of the book of its game; null where that has it no more. */
export async function posedAt(scene: Scene, game: string, { hash }: PuzzlePlace): Promise<Posed | null> {
  if (!isGameId(game)) return null;
  const book = await loadPuzzles(game);
  const puzzle = book.puzzles.find((one) => one.hash === hash);
  return puzzle === undefined ? null : new Posed(scene, book, puzzle);
}

/** A puzzle on the table: what is asked, how it was answered, what comes next. */
export class Posed {
  readonly puzzle: Puzzle;
  /** Its number on its page. */
  readonly number: number;
  readonly #scene: Scene;
  readonly #book: PuzzleBook;
  /** What may be answered to it, in the order of its chances. */
  #answers: readonly Answer[] = [];
  verdict: PuzzleVerdict | null = $state.raw(null);
  shown = $state(false);
  failure: Failure | null = $state.raw(null);
  /** It was shown before it was opened this time: to find it no longer counts. */
  readonly known: boolean;
  /** Why the solution is right, or what would come of the answer that was given: it is looked into while the verdict is read. */
  proof: PuzzleProof | null = $state.raw(null);
  #proving: Thinking<PuzzleProof> | null = null;
  #proven: Answer | null = null;

  constructor(scene: Scene, book: PuzzleBook, puzzle: Puzzle) {
    this.#scene = scene;
    this.#book = book;
    this.puzzle = puzzle;
    this.number = book.puzzles.indexOf(puzzle) + 1;
    this.known = triedPuzzles().get(puzzle.hash)?.shown === true;
  }

  /** The table has moved: an answer is judged, and one that was taken back is forgotten. */
  async moved(): Promise<void> {
    const { client } = this.#scene;
    const { puzzle, now } = client;
    if (puzzle === null || now === null) return;
    if (!client.settled) {
      this.verdict = null;
      this.#answers = now.answers;
      this.#prove(this.shown ? this.puzzle.solution : null);
      return;
    }
    if (this.verdict !== null) return;
    const live = client.given.get(puzzle.step);
    // After the page was loaded anew only the match knows what was answered; it counted when it was given.
    const answer = live ?? (await client.save()).answers[puzzle.step]?.[1];
    if (answer === undefined) return;
    this.verdict = this.#judge(answer, live !== undefined);
    this.#prove(answer);
  }

  /** Looks into an answer, or into none any more. */
  #prove(answer: Answer | null): void {
    if (answer !== null && this.#proven !== null && alike(answer, this.#proven)) return;
    this.#proving?.stop();
    this.#proving = this.proof = null;
    this.#proven = answer;
    if (answer === null) return;
    const proving = proofFor(this.#book.game, this.puzzle, answer);
    this.#proving = proving;
    proving.found.then(
      (proof) => {
        if (this.#proving === proving) this.proof = proof;
      },
      () => {
        // What was proven stands without it.
      },
    );
  }

  /** Nobody looks at it any more. */
  close(): void {
    this.#prove(null);
  }

  #judge(answer: Answer, counts: boolean): PuzzleVerdict {
    const { hash, solution, chances } = this.puzzle;
    const right = alike(answer, solution);
    const at = this.#answers.findIndex((one) => alike(one, answer));
    const tried = counts ? noteTry(hash, right, chances[at] ?? 0) : triedPuzzles().get(hash);
    return { answer, right, fared: standingOf(tried), holds: tried?.holds ?? 0 };
  }

  /** Back to where it is asked. */
  retry(): void {
    const { client } = this.#scene;
    if (client.puzzle === null || client.now === null) return;
    client.undo(client.now.step - client.puzzle.step);
  }

  /** The solution is told, and can be tried out. */
  show(): void {
    this.shown = true;
    noteShown(this.puzzle.hash);
    this.#prove(this.puzzle.solution);
    if (this.verdict !== null) this.retry();
  }

  /** How often of 100 the best answer and the next best one hold what can be won. */
  get bounds(): { readonly best: number; readonly next: number } {
    const [best = 0, next = 0] = [...this.puzzle.chances].sort((a, b) => b - a);
    return { best, next };
  }

  /** The solution in words, while it is asked for. */
  get solution(): string {
    return this.#scene.label(this.puzzle.solution);
  }

  /** The next puzzle that is left to be found, of those behind this one before those in front of it; null when there is none. */
  get next(): Puzzle | null {
    const { puzzles } = this.#book;
    const tried = triedPuzzles();
    const around = [...puzzles.slice(this.number), ...puzzles.slice(0, this.number - 1)];
    return around.find(({ hash }) => !isSettled(tried.get(hash))) ?? null;
  }

  async goOn(): Promise<void> {
    if (this.next !== null) this.failure = await openPuzzle(this.#book.game, this.next);
  }
}
