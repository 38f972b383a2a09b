import type { Hint } from "@endzeit/bots";
import type { Answer } from "@endzeit/engine";
import { newWorker } from "../hire.ts";
import { type HintMoment, type HintWish, isHintReply } from "./words.ts";

/** Somebody who thinks, in a worker of its own. */
export interface Thinking<Found> {
  /** Fails when the search does. */
  readonly found: Promise<Found>;
  /** Nobody waits any more. */
  stop(): void;
}

/** Has a worker think about a wish: what it finds is read out of what it says, an error for a search that failed, null for what is no reply. */
export function inWorker<Found>(wish: object, read: (message: unknown) => Found | Error | null): Thinking<Found> {
  const worker = newWorker();
  const stop = (): void => worker.terminate();
  const found = new Promise<Found>((done, failed) => {
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const reply = read(data);
      if (reply === null) return;
      stop();
      if (reply instanceof Error) failed(reply);
      else done(reply);
    });
    worker.addEventListener("error", ({ message }) => {
      stop();
      failed(new Error(message));
    });
  });
  worker.postMessage(wish);
  return { found, stop };
}

export const askFor = (hint: HintMoment, before: Answer | null): Thinking<Hint> =>
  inWorker({ hint, before } satisfies HintWish, (message) => {
    if (!isHintReply(message)) return null;
    return "said" in message ? message.said : new Error(message.problem);
  });
