const MOST_TURNS = 8;

/**
 * Collects what comes at about the same time and hands it on together; what comes while that runs is the next batch. So a
 * commit costs the same for one and for a hundred, and there is never more than one under way.
 */
export class Batches<Item, Result> {
  readonly #work: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly #most: number;
  #waiting: { item: Item; resolve(result: Result): void; reject(error: unknown): void }[] = [];
  #running: Promise<void> | null = null;

  /** `work` gives one result an item, in their order; at most `most` items at a time. */
  constructor(work: (items: readonly Item[]) => Promise<readonly Result[]>, most: number) {
    this.#work = work;
    this.#most = most;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing waits or runs. */
  async settled(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  async #run(): Promise<void> {
    await this.#gather();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#most);
      try {
        const results = await this.#work(batch.map(({ item }) => item));
        batch.forEach(({ resolve, reject }, index) => {
          const result = results[index];
          if (result === undefined) reject(new Error("A batch came back without a result for each of its items."));
          else resolve(result);
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#running = null;
  }

  /** Waits for as long as every turn of the event loop brings more, but not for long. */
  async #gather(): Promise<void> {
    for (let turns = 0; turns < MOST_TURNS; turns++) {
      const before = this.#waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#waiting.length === before) return;
    }
  }
}
