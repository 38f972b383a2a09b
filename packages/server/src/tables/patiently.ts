/** So long other tables wait for what plays answers again. */
const SLICE_MS = 4;

/** A piece of work under way: it goes on until it has come to its end or its time is up. */
type Slice = (until: number) => boolean;

/** Whatever plays answers again, at all tables: together one slice in each turn of the event loop, one after the other. */
const waiting: Slice[] = [];
let turning = false;
/** When the slice of this turn is over; null before anything was done in it. */
let over: number | null = null;

/** What many ask for in one turn is short each time, and long together: all of it has one slice. */
function sliceOfTurn(): number {
  if (over === null) {
    over = performance.now() + SLICE_MS;
    setImmediate(() => {
      over = null;
    });
  }
  return over;
}

/** Waits for the next turn of the event loop where what was asked for in this one has taken its time already. */
export function breathe(): Promise<void> {
  if (performance.now() < sliceOfTurn()) return Promise.resolve();
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Runs what plays answers again to its end; null when nobody wants it any more. Others get their turn in between, and however many tables
 * do this at once, everybody else waits for one slice at a time.
 */
export function patiently<T>(work: Generator<void, T, void>): Promise<T>;
export function patiently<T>(work: Generator<void, T, void>, wanted: () => boolean): Promise<T | null>;
export function patiently<T>(work: Generator<void, T, void>, wanted: () => boolean = () => true): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const slice: Slice = (until) => {
      try {
        do {
          if (!wanted()) {
            resolve(null);
            return true;
          }
          const step = work.next();
          if (step.done === true) {
            resolve(step.value);
            return true;
          }
        } while (performance.now() < until);
        return false;
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        return true;
      }
    };
    // What takes no longer than a slice is done at once, where nobody else waits.
    if (waiting.length === 0 && performance.now() < sliceOfTurn() && slice(sliceOfTurn())) return;
    waiting.push(slice);
    if (!turning) next();
  });
}

function next(): void {
  turning = waiting.length > 0;
  if (turning)
    setImmediate(() => {
      const until = performance.now() + SLICE_MS;
      do {
        const slice = waiting.shift();
        if (slice !== undefined && !slice(until)) waiting.push(slice);
      } while (waiting.length > 0 && performance.now() < until);
      next();
    });
}
