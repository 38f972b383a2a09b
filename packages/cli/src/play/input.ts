import { createInterface } from "node:readline";
import { Readable, type Writable } from "node:stream";
import { decoded } from "../decoded.ts";

/** Lines that a person types, or that a file holds. */
export interface LineInput {
  /** Shows the prompt and waits; null when there is no more. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function lineInput(input: Readable & { isTTY?: boolean }, output: Writable): LineInput {
  const terminal = input.isTTY === true;
  const reader = createInterface({
    input: terminal ? input : Readable.from(decoded(input)),
    ...(terminal ? { output } : {}),
    terminal,
    historySize: 100,
  });
  const waiting: string[] = [];
  let resolve: ((line: string | null) => void) | null = null;
  let ended = false;
  const hand = (line: string | null): void => {
    resolve?.(line);
    resolve = null;
  };
  reader.on("line", (line) => {
    if (resolve === null) waiting.push(line);
    else hand(line);
  });
  reader.on("close", () => {
    ended = true;
    hand(null);
  });
  // Ctrl-C at the prompt ends like the end of the input.
  reader.on("SIGINT", () => reader.close());
  const next = (): Promise<string | null> => {
    const line = waiting.shift();
    if (line !== undefined || ended) return Promise.resolve(line ?? null);
    return new Promise((done) => {
      resolve = done;
    });
  };
  return {
    async ask(prompt) {
      if (terminal && waiting.length === 0 && !ended) {
        reader.setPrompt(prompt);
        reader.prompt();
        return next();
      }
      const line = await next();
      // Lines from a file are echoed, so that what comes out reads like what a person would see.
      if (line !== null) output.write(`${prompt}${line}\n`);
      return line;
    },
    close: () => reader.close(),
  };
}
