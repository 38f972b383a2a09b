/** So many at once, and so many more a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** `rate`, so many times as free. */
export function times({ burst, perSecond }: Rate, factor: number): Rate {
  return { burst: burst * factor, perSecond: perSecond * factor };
}

/** A bucket that fills by itself: whoever asks for more than is in it has to wait. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Takes `cost` out; false when there is less. */
  take(now: number, cost = 1): boolean {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) * perSecond) / 1000);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}

/** Above so many addresses those that have been quiet are forgotten. */
const MOST_ADDRESSES = 10_000;

/** A bucket for each address. */
export class Limits {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(address: string, now: number): boolean {
    let bucket = this.#buckets.get(address);
    if (bucket === undefined) {
      if (this.#buckets.size >= MOST_ADDRESSES) this.#forget();
      bucket = new Bucket(this.#rate, now);
    }
    // The one that was used last stands last: the first are those to forget.
    this.#buckets.delete(address);
    this.#buckets.set(address, bucket);
    return bucket.take(now);
  }

  #forget(): void {
    let surplus = this.#buckets.size - MOST_ADDRESSES / 2;
    for (const address of this.#buckets.keys()) {
      if (surplus-- <= 0) return;
      this.#buckets.delete(address);
    }
  }
}
