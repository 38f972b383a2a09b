import { expect, test } from "vitest";
import { encodingOf } from "../src/index.ts";

const bytes = (text: string, encoding: "utf8" | "utf16le"): Uint8Array => Buffer.from(text, encoding);
const swapped = (text: string): Uint8Array => Buffer.from(text, "utf16le").swap16();

test.each([
  ["utf-8", bytes('{"a":"ü"}', "utf8")],
  ["utf-8", bytes('\uFEFF{"a":1}', "utf8")],
  ["utf-16le", bytes('\uFEFF{"a":1}', "utf16le")],
  ["utf-16le", bytes('{"a":1}', "utf16le")],
  ["utf-16be", swapped('\uFEFF{"a":1}')],
  ["utf-16be", swapped('{"a":1}')],
  ["utf-8", bytes("", "utf8")],
  ["utf-8", bytes("7", "utf8")],
] as const)("%s is known by its first bytes", (encoding, file) => {
  expect(encodingOf(file)).toBe(encoding);
});
