import { readFileSync } from "node:fs";
import { isObject } from "@endzeit/engine";
import { loadProtocol } from "@endzeit/games/protocol";
import { CARDS, zombiaki } from "@endzeit/zombiaki";
import { describe, expect, it } from "vitest";
import { testGames } from "../../test/testing.ts";
import { CODES } from "./codes.ts";
import { requests } from "./requests.ts";
import { openSession } from "./session.ts";

/** The page and the program say the same. */

const page = readFileSync(new URL("../../../../docs/protocol.md", import.meta.url), "utf8");
const words = await loadProtocol("zombiaki");

interface Exchange {
  readonly request: string;
  readonly reply: unknown;
}

/** The examples in the order of the page. A line that begins with white space goes on from the line above. */
function exchanges(): Exchange[] {
  const told: { mark: string; text: string }[] = [];
  for (const [, block = ""] of page.matchAll(/```text\n([\s\S]*?)```/g)) {
    for (const [, mark = "", text = ""] of block.matchAll(/^([<>]) (.*)$/gm)) {
      const last = told.at(-1);
      if (text.startsWith(" ") && last !== undefined) last.text += ` ${text.trim()}`;
      else told.push({ mark, text });
    }
  }
  const list: Exchange[] = [];
  for (let n = 0; n < told.length; n += 2) {
    expect([told[n]?.mark, told[n + 1]?.mark]).toEqual([">", "<"]);
    list.push({ request: told[n]?.text ?? "", reply: JSON.parse(told[n + 1]?.text ?? "") });
  }
  return list;
}

const LEFT_OUT = "…";

/** The reply with everything taken out that the page leaves out. */
function asOnThePage(reply: unknown, shown: unknown): unknown {
  if (shown === LEFT_OUT && reply !== undefined) return LEFT_OUT;
  if (Array.isArray(shown) && Array.isArray(reply)) {
    if (shown.at(-1) !== LEFT_OUT) return reply.map((item, n) => asOnThePage(item, shown[n]));
    const kept = shown.length - 1;
    return [
      ...reply.slice(0, kept).map((item, n) => asOnThePage(item, shown[n])),
      ...(reply.length > kept ? [LEFT_OUT] : []),
    ];
  }
  if (isObject(shown) && isObject(reply)) {
    const keys =
      shown[LEFT_OUT] === undefined ? Object.keys(reply) : Object.keys(shown).filter((key) => key !== LEFT_OUT);
    const kept: [string, unknown][] = keys.map((key) => [key, asOnThePage(reply[key], shown[key])]);
    return Object.fromEntries(shown[LEFT_OUT] === undefined ? kept : [...kept, [LEFT_OUT, LEFT_OUT]]);
  }
  return reply;
}

/** What kind of thing a value is: what a bot thinks depends on how it is tuned. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return "list";
  if (isObject(value)) return Object.fromEntries(Object.keys(value).map((key) => [key, shapeOf(value[key])]));
  return typeof value;
}

it("every example is true", async () => {
  const session = openSession({ ...testGames, ids: ["zombiaki"] });
  const list = exchanges();
  expect(list.length).toBeGreaterThan(20);
  for (const { request, reply: shown } of list) {
    const reply: unknown = JSON.parse(await session.reply(request));
    if (request.includes('"do": "playout"')) expect(shapeOf(reply)).toEqual(shapeOf(shown));
    else if (request.includes('"do": "bot"'))
      expect(Object.keys(isObject(reply) ? reply : {})).toEqual(["id", "answer", "estimate", "statistics"]);
    else expect(asOnThePage(reply, shown), request).toEqual(shown);
  }
});

describe("the page names", () => {
  it("every request and no other", () => {
    const table = page.slice(page.indexOf("## Requests"), page.indexOf("### games"));
    const named = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(named).toEqual([...requests.keys()]);
  });

  it("every error code with its meaning", () => {
    const table = page.slice(page.indexOf("## Errors"), page.indexOf("# Zombiaki"));
    const rows = [...table.matchAll(/^\| `([\w-]+)` \| (.*) \|$/gm)].map(([, code, meaning]) => [code, meaning]);
    expect(Object.fromEntries(rows)).toEqual(CODES);
  });

  it("every card with its numbers", () => {
    const rows = [...page.matchAll(/^\| (\d+) \| `([\w-]+)` \| ([01]) \| (\d*) \| (\d+) \| (\d+) \|$/gm)].map((row) =>
      row.slice(1),
    );
    const cards = CARDS.map((card, kind) => [
      kind,
      card.id,
      card.side === "humans" ? 1 : 0,
      card.value || "",
      card.german,
      card.portal2003,
    ]);
    expect(rows).toEqual(cards.map((row) => row.map(String)));
  });

  it("every field of the state", () => {
    const table = page.slice(page.indexOf("## State"), page.indexOf("### Marks"));
    const named = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(zombiaki.blank()));
  });

  it.each(["steps", "questions", "events"] as const)("all %s", (what) => {
    const names = Object.keys(words[what]);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !page.includes(`\`${name}\``) && !page.includes(`"${name}"`))).toEqual([]);
  });
});
