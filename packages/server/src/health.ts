import { type Store, StoreError } from "./store/store.ts";

/** So long an answer is good: whoever asks all the time costs the database no more than whoever asks now and then. */
const GOOD_MS = 1000;

/** How the database is, asked once for everybody who wants to know it in the same moment. */
export class Health {
  readonly #store: Pick<Store, "ping">;
  readonly #now: () => number;
  #last: { readonly trouble: StoreError["trouble"] | null; readonly at: number } | null = null;
  #asking: Promise<StoreError["trouble"] | null> | null = null;

  constructor(store: Pick<Store, "ping">, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** What is wrong with the database; null when nothing is. */
  trouble(): Promise<StoreError["trouble"] | null> {
    const age = this.#last === null ? GOOD_MS : this.#now() - this.#last.at;
    // A clock that was set back makes no answer good for longer.
    if (this.#last !== null && age >= 0 && age < GOOD_MS) return Promise.resolve(this.#last.trouble);
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #ask(): Promise<StoreError["trouble"] | null> {
    const trouble = await this.#store.ping().then(
      () => null,
      (error: unknown) => (error instanceof StoreError ? error.trouble : "away"),
    );
    this.#last = { trouble, at: this.#now() };
    return trouble;
  }
}
