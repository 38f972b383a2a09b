import { Readable, Writable } from "node:stream";
import type { AnyGame } from "@endzeit/engine";
import { pebbles } from "../../engine/testing/pebbles.ts";
import { type Games, games } from "../src/games.ts";
import { run } from "../src/run.ts";

/** The games of the house and the made-up one of the engine's tests, which asks several seats at once. */
export const testGames: Games = {
  ids: [...games.ids, "pebbles"],
  rules: async (id) => (id === "pebbles" ? (pebbles as AnyGame) : games.rules(id)),
};

/** A stream that keeps what is written to it. */
export function kept(): Writable & { text(): string } {
  const pieces: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      pieces.push(String(chunk));
      done();
    },
  });
  return Object.assign(stream, { text: () => pieces.join("") });
}

/** Runs a command line with `typed` as its input and gives back what it wrote. */
export async function command(
  args: readonly string[],
  typed: string | readonly Buffer[] = "",
  env: NodeJS.ProcessEnv = {},
) {
  const output = kept();
  const errors = kept();
  const code = await run(args, {
    input: Readable.from(typeof typed === "string" ? [typed] : typed),
    output,
    errors,
    env,
  });
  return { code, output: output.text(), errors: errors.text() };
}
