import { type Command, type Notice, readNotice } from "./protocol.ts";

/** Whoever runs the match for the page: a worker with the rules, or the server behind a line. */
export interface Runner {
  say(command: Command): void;
  /** Ends it at once, without a word. */
  end(): void;
}

export type Hire = (ears: { hear(notice: Notice): void; died(): void }) => Runner;

/** A worker with the rules. Whoever asks for one here gets the same script. */
export const newWorker = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

/** The rules in a worker of this page. */
export const hireWorker: Hire = ({ hear, died }) => {
  const worker = newWorker();
  worker.addEventListener("message", (event: MessageEvent) => {
    const notice = readNotice(event.data);
    if (notice !== null) hear(notice);
  });
  worker.addEventListener("error", died);
  return { say: (command) => worker.postMessage(command), end: () => worker.terminate() };
};
