import { type Report, type Request, readReport } from "./protocol.ts";

/** Whoever runs the match for the page: a worker with the rules, or the server behind a line. */
export interface Source {
  say(request: Request): void;
  /** Ends it at once, without a word. */
  end(): void;
}

export type Hire = (ears: { hear(report: Report): void; died(): void }) => Source;

/** The rules in a worker of this page. */
export const hireWorker: Hire = ({ hear, died }) => {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", (event: MessageEvent) => {
    const report = readReport(event.data);
    if (report !== null) hear(report);
  });
  worker.addEventListener("error", died);
  return { say: (request) => worker.postMessage(request), end: () => worker.terminate() };
};
