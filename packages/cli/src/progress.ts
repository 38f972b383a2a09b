/** A bar on a terminal that shows how far a long run is, how fast, and how long it will take; nothing anywhere else. */
export interface Progress {
  show(done: number): void;
  clear(): void;
}

const WIDTH = 30;
/** Often enough to be alive, seldom enough to cost nothing. */
const PAUSE_MS = 100;

/** `begun`: how much was done before. */
export function progress(
  stream: { readonly isTTY?: boolean; write(text: string): unknown },
  total: number,
  begun = 0,
  now: () => number = () => performance.now(),
): Progress {
  if (stream.isTTY !== true || total === 0) return { show() {}, clear() {} };
  const start = now();
  let last = Number.NEGATIVE_INFINITY;
  return {
    show(done) {
      if (now() - last < PAUSE_MS && done < total) return;
      last = now();
      const full = Math.floor((done / total) * WIDTH);
      const rate = ((done - begun) / Math.max(1, last - start)) * 1000;
      const pace = rate > 0 ? ` · ${rate.toFixed(rate < 10 ? 1 : 0)}/s · ${span((total - done) / rate)} left` : "";
      stream.write(`\r\u001b[2K[${"█".repeat(full)}${"·".repeat(WIDTH - full)}] ${done} / ${total}${pace}`);
    },
    clear: () => stream.write("\r\u001b[2K"),
  };
}

function span(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  return whole < 3600
    ? `${Math.ceil(whole / 60)} min`
    : `${Math.floor(whole / 3600)} h ${Math.ceil((whole % 3600) / 60)} min`;
}
