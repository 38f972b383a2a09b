import type { Hint } from "@endzeit/bots";
import type { Answer } from "@endzeit/engine";
import { newWorker } from "../hire.ts";
import { type HintMoment, type HintWish, isHintReply } from "./words.ts";

/** Somebody who thinks about a hint, in a worker of its own. */
export interface Thinking {
  /** Fails when the search does. */
  readonly hint: Promise<Hint>;
  /** Nobody waits any more. */
  stop(): void;
}

export function askFor(hint: HintMoment, before: Answer | null): Thinking {
  const worker = newWorker();
  const stop = (): void => worker.terminate();
  const said = new Promise<Hint>((done, failed) => {
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (!isHintReply(data)) return;
      stop();
      if ("said" in data) done(data.said);
      else failed(new Error(data.problem));
    });
    worker.addEventListener("error", ({ message }) => {
      stop();
      failed(new Error(message));
    });
  });
  worker.postMessage({ hint, before } satisfies HintWish);
  return { hint: said, stop };
}
