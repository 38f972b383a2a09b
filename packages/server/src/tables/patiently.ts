/** So long other tables wait for one that plays answers again. */
const SLICE_MS = 4;

/** Runs what plays answers again to its end. Other tables get their turn in between. */
export async function patiently<T>(work: Generator<void, T, void>): Promise<T> {
  for (let since = performance.now(); ; ) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  }
}
