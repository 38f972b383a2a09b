import type { Save } from "@endzeit/engine";
import { contestTable, dateAt } from "@endzeit/engine";
import { loadContest, loadGame } from "@endzeit/games";
import { confirm } from "@endzeit/master";
import { describe, expect, it, vi } from "vitest";
import type { Command } from "../src/protocol.ts";
import type { SeatKind, Summary } from "../src/storage.ts";
import { Page } from "./page.ts";

/** The browser's list of matches, as far as it is used. */
const stored = vi.hoisted(() => new Map<string, { summary: unknown; save: unknown }>());
vi.mock("../src/storage.ts", async (original) => ({
  ...(await original<typeof import("../src/storage.ts")>()),
  write: async (summary: Omit<Summary, "revision">, save: Save, known: number) => {
    stored.set(summary.id, structuredClone({ summary: { ...summary, revision: known + 1 }, save }));
    return known + 1;
  },
  read: async (id: string) => stored.get(id),
}));
const { Host } = await import("../src/host.ts");

const [game, contest] = await Promise.all([loadGame("armageddon"), loadContest("armageddon")]);
/** A night of these days whose person does not sit first, so that bots answer before. */
const NIGHT =
  Array.from({ length: 60 }, (_, n) => dateAt(Date.UTC(2026, 11, 1 + n))).find(
    (id) => contestTable(contest, game.id, id)?.seats[0] !== null,
  ) ?? "";
const table = contestTable(contest, game.id, NIGHT) ?? { seats: [], options: {} };
const me = table.seats.indexOf(null);

/** A page with a host of its own, as after each load. */
function open() {
  const page = new Page(game);
  const host = new Host({ post: page.hear, claim: async () => true, wait: async () => {}, now: () => 0 });
  const say = (command: Command) => host.hear(command);
  return { page, say };
}

const opening = (counts: boolean): Command => ({
  do: "open",
  id: "m",
  game: game.id,
  seats: table.seats.map((bot): SeatKind => (bot === null ? { kind: "person" } : { kind: "bot", bot })),
  options: { ...table.options },
  seed: `contest ${NIGHT} ${game.id}`,
  content: null,
  entry: { contest: NIGHT, counts },
});

describe("a night that is the same for everybody", () => {
  it("played here, left and taken up again at any moment, is what a server confirms; nothing is taken back", async () => {
    let { page, say } = open();
    await say(opening(true));
    let backs = 0;
    for (let presses = 0; presses < 400; presses++) {
      await vi.waitUntil(() => page.now.outcome !== null || page.now.awaited.includes(me));
      const { now } = page;
      if (now.outcome !== null) break;
      expect([now.free, now.back]).toEqual([0, 0]);
      if (presses % 9 === 4) {
        await say({ do: "undo", count: 1, step: now.step });
        expect(page.now.step).toBe(now.step);
        await say({ do: "close" });
        ({ page, say } = open());
        await say({ do: "resume", id: "m", review: false, force: false });
        backs++;
        continue;
      }
      const [answer = {}] = now.answers;
      await say({ do: "answer", seat: me, answer, step: now.step });
    }
    expect(page.now.outcome).not.toBeNull();
    expect(backs).toBeGreaterThan(3);
    await say({ do: "save", ask: 1 });
    const saved = page.said.flatMap((notice) => (notice.say === "save" ? [notice.save] : []))[0];
    expect(confirm(game, contest, NIGHT, saved?.answers ?? [])).toMatchObject({ hash: saved?.hash });
  });

  it("one that does not count can be taken back like any match", async () => {
    const { page, say } = open();
    await say(opening(false));
    await vi.waitUntil(() => page.now.awaited.includes(me));
    const [answer = {}] = page.now.answers;
    const { step } = page.now;
    await say({ do: "answer", seat: me, answer, step });
    await vi.waitUntil(() => page.now.outcome !== null || page.now.awaited.includes(me));
    expect(page.now.back).toBeGreaterThan(0);
  });
});
