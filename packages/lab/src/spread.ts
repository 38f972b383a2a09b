/** Where a series of whole numbers lies. */
export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** The spread of a series; all zeros when it is empty. */
export function spread(series: readonly number[]): Spread {
  if (series.length === 0) return { mean: 0, min: 0, median: 0, max: 0 };
  const sorted = series.slice().sort((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? 0;
  const middle = sorted.length >> 1;
  return {
    mean: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
    min: at(0),
    median: sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2,
    max: at(sorted.length - 1),
  };
}
