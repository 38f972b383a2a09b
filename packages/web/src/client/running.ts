import { readSave, type Save } from "@endzeit/engine";
import type { Picture } from "@endzeit/master";
import type { Hire, Runner } from "../hire.ts";
import type { Command, Notice } from "../protocol.ts";
import { read } from "../storage.ts";

/** The match that is run. */
interface Run {
  readonly id: string;
  /** Takes what the runner says; one notice after the other. */
  hear(notice: Notice): Promise<void>;
  /** The runner has died. Whether another one is to take its place, which goes on from the last stored answer. */
  mayGoOn(): boolean;
  goesOn(): void;
  /** Nobody runs the match any more, or its notices cannot be taken. */
  failed(): void;
}

/** Whoever runs the match: hired, asked for what takes a while, and followed by somebody else when it dies. */
export class Running {
  readonly #run: Run;
  readonly #hiring: Hire;
  #runner: Runner;
  readonly #storiesAsked = new Map<number, (lists: readonly (readonly Picture[])[]) => void>();
  readonly #saveAsked = new Map<number, (save: Save | Promise<Save>) => void>();
  #ask = 0;
  /** Nobody runs the match any more. */
  #gone = false;
  /** Notices are taken one after the other: the rules may still be loading when the first position comes. */
  #chain: Promise<void> = Promise.resolve();

  constructor(run: Run, hiring: Hire) {
    this.#run = run;
    this.#hiring = hiring;
    this.#runner = this.#hire();
  }

  #hire(): Runner {
    const mine: { runner: Runner | null } = { runner: null };
    // The first notices may come before the runner is in our hands.
    const current = (): boolean => mine.runner === null || mine.runner === this.#runner;
    mine.runner = this.#hiring({
      hear: (notice) => {
        if (!current()) return;
        // Without the files of the game nothing can be shown; a page that waits for ever would be worse than one that says so.
        this.#chain = this.#chain.then(() => this.#run.hear(notice)).catch(() => this.#run.failed());
      },
      died: () => {
        if (current()) this.#crashed();
      },
    });
    return mine.runner;
  }

  #crashed(): void {
    this.#settle();
    if (!this.#run.mayGoOn()) {
      this.#gone = true;
      this.#run.failed();
      return;
    }
    this.#runner.end();
    this.#runner = this.#hire();
    this.#run.goesOn();
  }

  /** Whoever waits for something from a worker that died gets what there is. */
  #settle(): void {
    for (const resolve of this.#saveAsked.values()) resolve(this.#lastStored());
    this.#saveAsked.clear();
    for (const resolve of this.#storiesAsked.values()) resolve([]);
    this.#storiesAsked.clear();
  }

  async #lastStored(): Promise<Save> {
    return readSave((await read(this.#run.id)).save);
  }

  say(command: Command): void {
    this.#runner.say(command);
  }

  /** The match as a file; where nobody runs it any more, as it was last stored. */
  save(): Promise<Save> {
    if (this.#gone) return this.#lastStored();
    const ask = ++this.#ask;
    return new Promise((resolve) => {
      this.#saveAsked.set(ask, resolve);
      this.say({ do: "save", ask });
    });
  }

  saved({ ask, save }: Extract<Notice, { say: "save" }>): void {
    this.#saveAsked.get(ask)?.(save);
    this.#saveAsked.delete(ask);
  }

  beats(from: number, to: number, seats: readonly (number | null)[]): Promise<readonly (readonly Picture[])[]> {
    const ask = ++this.#ask;
    return new Promise((resolve) => {
      this.#storiesAsked.set(ask, resolve);
      this.say({ do: "stories", ask, from, to, seats: [...seats] });
    });
  }

  told(ask: number, stories: readonly (readonly Picture[])[]): void {
    this.#storiesAsked.get(ask)?.(stories);
    this.#storiesAsked.delete(ask);
  }
}
