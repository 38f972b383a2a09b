/** A share with its 95 % confidence interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 % point of the normal distribution. */
const Z = 1.959964;

/** Wilson's score interval: right for small numbers and for shares near 0 and 1, where the usual one is not. */
export function wilson(hits: number, of: number): Share {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / of;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share) + z2 / (4 * of)) / of);
  const scale = 1 + z2 / of;
  return { share, low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
