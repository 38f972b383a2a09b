import type { Readable, Writable } from "node:stream";

/** Where a command reads and writes: the process, or a test. */
export interface Io {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly errors: Writable & { readonly isTTY?: boolean };
  readonly env: NodeJS.ProcessEnv;
}

export function say(io: Io, text: string): void {
  io.output.write(`${text}\n`);
}
