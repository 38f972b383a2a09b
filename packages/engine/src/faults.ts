/** So many faults of one thing are named; whoever mends those asks again. */
const MOST_NAMED = 20;
const REST = /^… and (\d+) more\.$/;

/**
 * What is wrong with something from outside: the first faults in their words, the rest as a number. However much of it is wrong, the reply
 * stays short.
 */
export class Faults {
  readonly #named: string[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(fault: string): void {
    if (this.#count++ < MOST_NAMED) this.#named.push(fault);
  }

  /** Faults that another check has told; of those that it has only counted, the number comes along. */
  addAll(told: readonly string[]): void {
    for (const fault of told) {
      const rest = REST.exec(fault);
      if (rest === null) this.add(fault);
      else this.#count += Number(rest[1]);
    }
  }

  /** For whoever sent it. */
  get told(): readonly string[] {
    const rest = this.#count - this.#named.length;
    return rest === 0 ? this.#named.slice() : [...this.#named, `… and ${rest} more.`];
  }
}
