import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";

/** Lines that a person types, or that a file holds. */
export interface LineInput {
  /** Shows the prompt and waits; null when there is no more. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function lineInput(input: Readable & { isTTY?: boolean }, output: Writable): LineInput {
  const reader = createInterface({ input, output, terminal: input.isTTY === true, historySize: 100 });
  const waiting: string[] = [];
  let resolve: ((line: string | null) => void) | null = null;
  let ended = false;
  reader.on("line", (line) => {
    if (resolve === null) waiting.push(line);
    else resolve(line);
    resolve = null;
  });
  reader.on("close", () => {
    ended = true;
    resolve?.(null);
    resolve = null;
  });
  // Ctrl-C at the prompt ends like the end of the input.
  reader.on("SIGINT", () => reader.close());
  return {
    ask(prompt) {
      const line = waiting.shift();
      if (line !== undefined) return Promise.resolve(line);
      if (ended) return Promise.resolve(null);
      reader.setPrompt(prompt);
      reader.prompt();
      return new Promise((done) => {
        resolve = done;
      });
    },
    close: () => reader.close(),
  };
}
