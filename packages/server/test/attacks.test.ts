import { gameIds } from "@endzeit/games";
import { REQUEST_BYTES } from "@endzeit/wire";
import { describe, expect, test } from "vitest";
import { post, serverWith } from "./table.kit.ts";

/* What a stranger with a script tries. Nothing here is timed: what is counted is work, bytes and entries. */

const base = { game: "zombiaki", name: "Eve", seats: [{ kind: "me" }, { kind: "open" }], content: null, clock: null };

describe("one request with many faults", () => {
  const options = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`o${n}`, true]));
  const rows = (list: string, count: number) => ({ [list]: Array.from({ length: count }, () => ({})) });

  test("is refused in a few words, whatever is wrong with it", async () => {
    const { url } = await serverWith();
    const wrong: object[] = [
      { ...base, options: options(60) },
      { ...base, options: options(5000) },
      { ...base, options: {}, seats: Array.from({ length: 5000 }, () => ({ kind: "open" })) },
      ...gameIds.map((game) => ({
        ...base,
        game,
        options: {},
        content: { game, ...rows("cards", 30_000), ...rows("equipment", 5000) },
      })),
    ];
    for (const body of wrong) {
      const { status, said } = await post(url, "tables", body);
      expect([status, said]).toMatchObject([400, { error: { code: "bad-request" } }]);
      expect(JSON.stringify(said).length).toBeLessThan(8000);
    }
  });

  test("that is longer than any table needs is not read", async () => {
    const { url } = await serverWith();
    for (const body of [
      { ...base, options: options(60_000) },
      { ...base, options: {}, content: { game: "zombiaki", ...rows("cards", 190_000) } },
    ]) {
      expect(JSON.stringify(body).length).toBeGreaterThan(REQUEST_BYTES);
      const { status, said } = await post(url, "tables", body);
      expect([status, said]).toMatchObject([413, { error: { code: "too-large" } }]);
    }
  });
});
