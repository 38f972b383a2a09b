import type { Save } from "@endzeit/engine";
import { hireWorker, type Runner } from "../hire.ts";
import type { Notice } from "../protocol.ts";

/** How a match of the network went is worked out on this device: a worker of its own goes by the record that the server gives once it is over. */
export class LookingBack {
  readonly #record: () => Promise<Save>;
  readonly #hear: (notice: Notice) => void;
  #hired: Runner | null = null;
  /** The one that was hired, once it has read the record. */
  #worker: Runner | null = null;
  #of: readonly number[] | null = null;
  /** Counts what was asked while there was no worker: a record that comes late, after a broken line, is nobody's any more. */
  #asked = 0;

  constructor(record: () => Promise<Save>, hear: (notice: Notice) => void) {
    this.#record = record;
    this.#hear = hear;
  }

  /** Looks back for these seats, from the first answer on; null stops it. */
  review(of: readonly number[] | null): void {
    this.#of = of;
    if (this.#worker !== null) this.#worker.say({ do: "review", of: of === null ? null : [...of] });
    else if (of !== null) void this.#begin(++this.#asked);
  }

  async #begin(asked: number): Promise<void> {
    const save = await this.#record();
    if (this.#of === null || this.#asked !== asked) return;
    this.#hired?.end();
    const worker = hireWorker({
      hear: (notice) => {
        if (notice.say === "reviewed" || notice.say === "failed") this.#hear(notice);
        if (notice.say !== "position" || this.#worker !== null) return;
        this.#worker = worker;
        this.review(this.#of);
      },
      died: () => {
        this.end();
        this.#hear({ say: "failed", code: "worker", problems: [] });
      },
    });
    this.#hired = worker;
    worker.say({ do: "record", id: "record", save });
  }

  end(): void {
    this.#hired?.end();
    this.#worker = this.#hired = null;
    this.#of = null;
  }
}
