/** Where a series of whole numbers lies. */
export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** How often each whole number came: all that is asked of a series, in little room and the same in whatever order it came. */
export class Histogram {
  readonly #times = new Map<number, number>();
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number, times = 1): void {
    this.#times.set(value, (this.#times.get(value) ?? 0) + times);
    this.#count += times;
    this.#sum += value * times;
    this.#squares += value * value * times;
  }

  get count(): number {
    return this.#count;
  }

  get mean(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }

  /** Of what the series is a sample of. */
  get variance(): number {
    if (this.#count < 2) return 0;
    return Math.max(0, (this.#squares - (this.#sum * this.#sum) / this.#count) / (this.#count - 1));
  }

  /** How often each value came, the least value first. */
  get rows(): readonly (readonly [value: number, times: number])[] {
    return [...this.#times].sort(([a], [b]) => a - b);
  }

  /** All zeros when nothing came. */
  get spread(): Spread {
    const { rows } = this;
    return {
      mean: this.mean,
      min: rows[0]?.[0] ?? 0,
      median: this.quantile(0.5),
      max: rows.at(-1)?.[0] ?? 0,
    };
  }

  /** The value below which a share of the series lies, as far between two neighbours as it falls. */
  quantile(share: number): number {
    const place = share * (this.#count - 1);
    const low = this.#at(Math.floor(place));
    const high = this.#at(Math.ceil(place));
    return low + (high - low) * (place - Math.floor(place));
  }

  /** The value at a place of the sorted series. */
  #at(place: number): number {
    let before = 0;
    for (const [value, times] of this.rows) {
      before += times;
      if (before > place) return value;
    }
    return 0;
  }
}

/** The spread of a series; all zeros when it is empty. */
export function spread(series: readonly number[]): Spread {
  const histogram = new Histogram();
  for (const value of series) histogram.add(value);
  return histogram.spread;
}
