import type { Readable } from "node:stream";
import { encodingOf } from "@endzeit/engine";

/** The text of a stream, piece by piece, in the encoding that its first bytes show. */
export async function* decoded(input: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let held = Buffer.alloc(0);
  for await (const chunk of input) {
    held = Buffer.concat([held, typeof chunk === "string" ? Buffer.from(chunk) : chunk]);
    // One byte alone does not show it yet.
    if (decoder === null && held.length < 2) continue;
    decoder ??= new TextDecoder(encodingOf(held));
    yield decoder.decode(held, { stream: true });
    held = Buffer.alloc(0);
  }
  yield (decoder ?? new TextDecoder()).decode(held);
}
