import { readRequest } from "@endzeit/wire";
import { describe, expect, test } from "vitest";
import { againIn, againWords, cleaned } from "../src/net/words.ts";

describe("words at the table", () => {
  test.each(["one\ntwo\tthree", "\u2066turned\u202e around\u2069", " a\u2028b\u2029c\u0007 "])(
    "whatever is pasted, the server takes it: %j",
    (pasted) => {
      const text = cleaned(pasted);
      expect(readRequest({ do: "chat", id: 1, text })).toMatchObject({ request: { text } });
    },
  );

  test("the next table is named in the chat, and nothing else is taken for one", () => {
    const again = "t".repeat(16);
    const text = againWords(again);
    expect(readRequest({ do: "chat", id: 1, text })).toMatchObject({ request: { text } });
    expect(againIn(text)).toEqual(again);
    for (const other of [`see ${text}`, `${text}!`, "↻ 2", `${text}/${"s".repeat(43)}`, "https://example.org/#/t/a/b"])
      expect(againIn(other)).toBeNull();
  });
});
