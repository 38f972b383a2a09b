/** So long those who are spoken to hold up everybody else. */
const SLICE_MS = 8;

/** Lines that have something to say, in the order in which they had it first. */
const speaking: (() => void)[] = [];

/**
 * Has a line say what it has to say, soon: each write is a call of the system, and where hundreds watch, one answer is told to hundreds. As
 * many as time allows at once, the rest once others had their turn.
 */
export function inTurn(speak: () => void): void {
  if (speaking.push(speak) === 1) process.nextTick(speakOn);
}

function speakOn(): void {
  const until = performance.now() + SLICE_MS;
  do speaking.shift()?.();
  while (speaking.length > 0 && performance.now() < until);
  if (speaking.length > 0) setImmediate(speakOn);
}
