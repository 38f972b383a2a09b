import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SeatKind, Summary } from "../src/storage.ts";

/** The browser's databases, as far as they are used: by name and store, what lies there by its key. */
const disks = vi.hoisted(() => new Map<string, Map<string, Map<string, unknown>>>());
vi.mock("idb", () => ({
  openDB: async (name: string, _version: number, { upgrade }: { upgrade: (made: unknown) => void }) => {
    const disk = disks.get(name) ?? new Map<string, Map<string, unknown>>();
    disks.set(name, disk);
    const shelf = (store: string): Map<string, unknown> => {
      const known = disk.get(store) ?? new Map<string, unknown>();
      disk.set(store, known);
      return known;
    };
    const opened = (store: string) => ({
      get: async (key: string) => shelf(store).get(key),
      getAllKeys: async () => [...shelf(store).keys()],
      put: async (row: unknown, key?: string) => {
        const id = key ?? (row instanceof Object && "id" in row ? String(row.id) : "");
        shelf(store).set(id, structuredClone(row));
      },
    });
    if (disk.size === 0) upgrade({ createObjectStore: shelf });
    return {
      get: async (store: string, key: string) => shelf(store).get(key),
      getAll: async (store: string) => [...shelf(store).values()],
      clear: async (store: string) => shelf(store).clear(),
      transaction: (stores: string | string[]) => ({
        done: Promise.resolve(),
        objectStore: opened,
        store: opened([stores].flat()[0] ?? ""),
      }),
    };
  },
}));

const ME: SeatKind = { kind: "person" };
const bot = (name: string): SeatKind => ({ kind: "bot", bot: name });
const match = (id: string, seats: readonly SeatKind[], winners?: readonly number[], over = true): Summary => ({
  id,
  game: "zombiaki",
  seats,
  revision: 1,
  updated: 1000,
  step: 9,
  heading: { text: "", values: {} },
  dawn: 1,
  awaited: [],
  over,
  ...(winners === undefined ? {} : { winners }),
});

/** A page that has just been opened: nothing of it is known but what lies on the disks. */
async function page() {
  vi.resetModules();
  return import("../src/nights/nights.ts");
}
const on = (name: string, store: string, key: string, row: unknown): void => {
  const disk = disks.get(name) ?? new Map<string, Map<string, unknown>>();
  disks.set(name, disk.set(store, (disk.get(store) ?? new Map<string, unknown>()).set(key, row)));
};
const stored = (summary: Summary): void => on("endzeit", "summaries", summary.id, summary);

const NIGHT = {
  id: "n",
  game: "armageddon",
  at: 5000,
  seat: 1,
  seats: [bot("level-1"), ME],
  won: true,
  points: 77,
  answers: 100,
  honours: ["leftovers"],
  net: false,
};

beforeEach(() => disks.clear());

describe("nights", () => {
  it("come out of the matches that ended before there were any, once", async () => {
    stored(match("a", [ME, bot("level-2")], [0]));
    const first = await page();
    expect(await first.listNights()).toEqual([
      {
        ...NIGHT,
        id: "a",
        game: "zombiaki",
        at: 1000,
        seat: 0,
        seats: [ME, bot("level-2")],
        points: null,
        answers: 9,
        honours: [],
      },
    ]);
    // What was forgotten does not come back from where it came.
    await first.forgetNights();
    stored(match("b", [ME, bot("level-2")], [0]));
    expect(await (await page()).listNights()).toEqual([]);
  });

  it.each([
    ["one that still runs", match("m", [ME, bot("a")], undefined, false)],
    ["one that ended before winners were written down", match("m", [ME, bot("a")])],
    ["one in which several handed the device round", match("m", [ME, ME], [1])],
    ["one that bots played among themselves", match("m", [bot("a"), bot("b")], [1])],
  ])("leave out %s", async (_, left) => {
    stored(left);
    expect(await (await page()).listNights()).toEqual([]);
  });

  it("stand as they were kept, the latest first, and keep their hour when they are told again", async () => {
    const { keepNight, listNights } = await page();
    await keepNight(NIGHT);
    await keepNight({ ...NIGHT, id: "later", at: 6000 });
    await keepNight({ ...NIGHT, at: 9000, honours: [...NIGHT.honours, "full-house"] });
    // The game's file does not come, and nothing is said of what was special.
    await keepNight({ ...NIGHT, at: 9000, honours: [] });
    expect((await listNights()).map(({ id, at, honours }) => [id, at, honours.length])).toEqual([
      ["later", 6000, 1],
      ["n", 5000, 2],
    ]);
    // It was taken back, and has ended otherwise.
    await keepNight({ ...NIGHT, at: 9000, won: false });
    expect((await listNights()).map(({ id, at, won }) => [id, at, won])).toEqual([
      ["n", 9000, false],
      ["later", 6000, true],
    ]);
  });

  it("that a later house has kept, or nobody can read, are never lost", async () => {
    const later = { version: 2, id: "x", stars: 5 };
    const { keepNight, listNights, nightsFile, takeNights } = await page();
    await keepNight(NIGHT);
    on("endzeit-nights", "nights", "x", later);
    await keepNight({ ...NIGHT, id: "x" });
    const file = { endzeit: "nights", version: 1, nights: [{ version: 1, ...NIGHT, id: "x" }] };
    expect(await takeNights(file)).toEqual({ added: 0, known: 1, unread: 0 });
    expect((await listNights()).map(({ id }) => id)).toEqual(["n"]);
    expect(await nightsFile()).toEqual({
      endzeit: "nights",
      version: 1,
      nights: [{ version: 1, ...NIGHT }, later],
    });
  });

  it("go into a file and come out of it in another browser", async () => {
    const here = await page();
    await here.keepNight(NIGHT);
    const file: unknown = JSON.parse(JSON.stringify(await here.nightsFile()));
    disks.clear();
    const there = await page();
    expect(await there.takeNights(file)).toEqual({ added: 1, known: 0, unread: 0 });
    expect(await there.takeNights(file)).toEqual({ added: 0, known: 1, unread: 0 });
    expect(await there.listNights()).toEqual([NIGHT]);
  });

  it.each([
    ["nothing", null],
    ["a save", { game: "zombiaki", answers: [] }],
    ["a list of something else", { endzeit: "nights", version: 1, nights: "many" }],
  ])("do not come out of %s", async (_, file) => {
    expect(await (await page()).takeNights(file)).toBeNull();
  });

  it("of a file that cannot be read are counted, and the others taken", async () => {
    const rows = [{ version: 1, ...NIGHT }, { id: "y" }, 7, { version: 1, ...NIGHT, id: "z", at: -1 }];
    const { takeNights, listNights } = await page();
    expect(await takeNights({ endzeit: "nights", version: 3, nights: rows })).toEqual({
      added: 1,
      known: 0,
      unread: 3,
    });
    expect((await listNights()).map(({ id }) => id)).toEqual(["n"]);
  });
});
