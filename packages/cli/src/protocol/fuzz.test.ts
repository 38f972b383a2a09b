import { spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { below, languageIds, Match, randomFrom } from "@endzeit/engine";
import { zombiaki } from "@endzeit/zombiaki";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kept, testGames } from "../../test/testing.ts";
import { protocol } from "../commands/protocol.ts";
import { isCode } from "./codes.ts";
import { linesOf, MAX_LINE } from "./lines.ts";
import { requests } from "./requests.ts";

const nasty = fc.constantFrom(
  "__proto__",
  "constructor",
  "zombiaki",
  "pebbles",
  "greedy",
  "",
  0,
  1,
  -1,
  2,
  0.5,
  1e308,
  9007199254740992,
  null,
  true,
  [],
  {},
  [[[]]],
);

const value = fc.oneof({ weight: 3, arbitrary: nasty }, fc.jsonValue({ maxDepth: 4 }));

/** Requests that are almost right: known names with values of all kinds, some of them good. */
const request = fc
  .record(
    {
      id: value,
      do: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...requests.keys()) }, value),
      game: fc.oneof({ weight: 3, arbitrary: fc.constantFrom("zombiaki", "pebbles") }, value),
      match: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) }, value),
      seat: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 1 }) }, value),
      players: fc.oneof({ weight: 4, arbitrary: fc.constant(2) }, value),
      answer: fc.oneof(
        fc.constantFrom({ end: true }, { pass: true }, { discard: "shot" }, { play: "zombie-3", at: "B5" }),
        fc.dictionary(fc.constantFrom("play", "at", "to", "__proto__", "end", "discard"), value),
        value,
      ),
      options: fc.oneof(fc.dictionary(fc.constantFrom("deck", "openHands", "__proto__"), value), value),
      content: fc.oneof(fc.constant(null), fc.record({ game: value, cards: value }), value),
      state: fc.oneof(fc.record({ agenda: value, hand: value, deck: value, figure: value }), value),
      save: fc.oneof(
        fc.record({ format: fc.constant("endzeit-save"), version: value, answers: value, game: value }),
        value,
      ),
      bots: fc.oneof(fc.constantFrom("random", ["greedy", "random"]), value),
      bot: fc.oneof(fc.constantFrom("random", "greedy"), value),
      iterations: fc.oneof(fc.constant(1), value),
      seed: value,
      seeds: fc.oneof(fc.constant(["a", 2]), value),
      steps: fc.oneof(fc.array(fc.oneof(fc.tuple(fc.integer({ min: 0, max: 3 }), value), value)), value),
      list: fc.oneof(fc.constantFrom("numbers", "count"), value),
      observe: fc.oneof(fc.constantFrom("numbers", "view"), value),
      lang: fc.constantFrom(...languageIds, "xx", 1),
    },
    { requiredKeys: ["do"] },
  )
  // A number of iterations that is legal and huge would only be slow.
  .filter((made) => !(typeof made.iterations === "number" && made.iterations > 100))
  .map((made) => JSON.stringify(made));

/** A good line with a few characters cut out, doubled or put in. */
const mangled = fc
  .tuple(request, fc.array(fc.tuple(fc.nat(), fc.string({ maxLength: 3 })), { minLength: 1, maxLength: 4 }))
  .map(([line, edits]) =>
    edits.reduce((text, [at, put]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + put + text.slice(place + (at % 3));
    }, line),
  );

const anyLine = fc
  .oneof(
    { weight: 4, arbitrary: request },
    { weight: 2, arbitrary: mangled },
    fc.string({ unit: "binary", maxLength: 60 }),
  )
  .map((line) => line.replace(/[\r\n]/g, " "));

async function talk(lines: readonly string[]): Promise<unknown[]> {
  const output = kept();
  await protocol(testGames, Readable.from([`${lines.join("\n")}\n`]), output);
  return output
    .text()
    .split("\n")
    .slice(0, -1)
    .map((line): unknown => JSON.parse(line));
}

describe("any lines", () => {
  it("get one reply each, in order, and the conversation lives on", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyLine, { minLength: 20, maxLength: 60 }), async (lines) => {
        const filled = lines.filter((line) => line.trim() !== "");
        const opening = [
          '{"id":"z","do":"new","game":"zombiaki"}',
          '{"id":"p","do":"new","game":"pebbles","players":2}',
        ];
        const replies = await talk([...opening, ...filled, '{"id":"last","do":"games"}']);
        expect(replies).toHaveLength(filled.length + 3);
        expect(replies.at(-1)).toMatchObject({ id: "last", games: expect.any(Array) });
        for (const reply of replies as { id?: unknown; error?: { code: string; message: string } }[]) {
          expect(reply).toHaveProperty("id");
          if (reply.error === undefined) continue;
          expect(isCode(reply.error.code)).toBe(true);
          expect(reply.error).not.toMatchObject({ code: "internal" });
          expect(reply.error.message).not.toBe("");
        }
      }),
      { numRuns: 120, seed: 20, endOnFailure: true },
    );
  }, 60_000);
});

/** A position somewhere in a random match, as it goes through JSON. */
function positionOf(seed: number): unknown {
  const random = randomFrom(String(seed));
  const match = Match.open(zombiaki, { players: 2, seed: String(seed) });
  for (let left = below(random, 90); left > 0 && match.outcome === null; left--) {
    const seat = match.awaited()[0] ?? 0;
    const { answers } = match.ask(seat);
    match.answer(seat, answers[below(random, answers.length)]);
  }
  return JSON.parse(JSON.stringify(match.state));
}

/** Puts a value somewhere into a position; `path` chooses the way down. */
function changed(state: unknown, path: readonly number[], put: unknown): void {
  if (typeof state !== "object" || state === null) return;
  const [turn = 0, ...rest] = path;
  const keys = Object.keys(state).filter((key) => key !== "random");
  const key = keys[turn % Math.max(1, keys.length)];
  if (key === undefined) return;
  const inner: unknown = Reflect.get(state, key);
  if (rest.length > 0 && typeof inner === "object" && inner !== null) changed(inner, rest, put);
  else Reflect.set(state, key, put);
}

// Each game's properties try many more of them; here the way through the protocol is what is tried.
describe("a position with something changed in it", () => {
  it("is refused by name, or can be played to its end", async () => {
    const put = fc.constantFrom<unknown>(0, 1, 2, 3, 5, 6, 7, 14, 30, -1, 0.5, null, true, "x", [], {});
    const path = fc.array(fc.nat(60), { minLength: 1, maxLength: 4 });
    let played = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.nat(500),
        fc.array(fc.tuple(path, put), { minLength: 1, maxLength: 3 }),
        async (seed, edits) => {
          const state = positionOf(seed);
          for (const [way, value] of edits) changed(state, way, value);
          const replies = await talk([
            JSON.stringify({ do: "load", game: "zombiaki", state }),
            '{"do":"playout","match":1,"bots":"random"}',
            '{"do":"playout","match":1,"bots":"greedy"}',
          ]);
          const codes = (replies as { error?: { code: string } }[]).map((reply) => reply.error?.code);
          expect([
            [undefined, undefined, undefined],
            ["bad-state", "unknown-match", "unknown-match"],
          ]).toContainEqual(codes);
          if (codes[0] === undefined) played++;
        },
      ),
      { numRuns: 120, seed: 8 },
    );
    expect(played).toBeGreaterThan(8);
  }, 60_000);
});

describe("lines", () => {
  it("are cut wherever the stream is cut", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.stringMatching(/^[a-c\n]{0,9}$/)), async (chunks) => {
        const lines: (string | null)[] = [];
        for await (const line of linesOf(Readable.from(chunks))) lines.push(line);
        const whole = chunks.join("").split("\n");
        expect(lines).toEqual(whole.at(-1) === "" ? whole.slice(0, -1) : whole);
      }),
      { seed: 3 },
    );
  });

  it("over the limit are dropped, the next one is read", async () => {
    const lines: (string | null)[] = [];
    for await (const line of linesOf(Readable.from(["aaa", "aaa\nbb\r", "\ncccccc"]), 5)) lines.push(line);
    expect(lines).toEqual([null, "bb", null]);
  });
});

describe("the process", () => {
  const bin = fileURLToPath(new URL("../../bin/endzeit.mjs", import.meta.url));

  it("answers bytes of any kind and lines of any length", async () => {
    const child = spawn(process.execPath, [bin, "protocol"], { stdio: ["pipe", "pipe", "inherit"] });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
    // FF FE at the very beginning would be the mark of UTF-16.
    child.stdin.write(Buffer.from([0xc3, 0x28, 0xff, 0xfe, 0x00, 0x0a]));
    child.stdin.write(`{"id":2,"x":"${"y".repeat(MAX_LINE)}"}\n`);
    child.stdin.write(`${'{"a":'.repeat(100_000)}\n`);
    child.stdin.write(`\n \n{"id":"ü🧟","do":"new","game":"zombiaki"}`);
    child.stdin.end();
    const [code] = await once(child, "exit");
    const replies = text
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line) as { id: unknown; error?: { code: string } });
    expect(replies.map(({ id, error }) => [id, error?.code])).toEqual([
      [null, "bad-json"],
      [null, "too-long"],
      [null, "bad-json"],
      ["ü🧟", undefined],
    ]);
    expect(code).toBe(0);
  }, 30_000);

  it("ends without a word when nobody listens any more", async () => {
    const child = spawn(process.execPath, [bin, "protocol"], { stdio: ["pipe", "pipe", "pipe"] });
    let errors = "";
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      errors += chunk;
    });
    child.stdin.on("error", () => {});
    child.stdout.once("data", () => child.stdout.destroy());
    const line = '{"id":1,"do":"games"}\n';
    const timer = setInterval(() => child.stdin.writable && child.stdin.write(line.repeat(50)), 20);
    child.stdin.write(line);
    const [code] = await once(child, "exit");
    clearInterval(timer);
    expect([code, errors]).toEqual([0, ""]);
  }, 30_000);
});
