import { below, Match, randomFrom, save } from "@endzeit/engine";
import { loadGame } from "@endzeit/games";
import { loadPuzzles } from "@endzeit/games/puzzles";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Command, Notice } from "../src/protocol.ts";
import { readCommand, readNotice } from "../src/protocol.ts";
import { Page } from "./page.ts";

type Write = typeof import("../src/storage.ts").write;
const stored = vi.hoisted(() => ({
  write: vi.fn<Write>(),
  saves: new Map<string, { summary: unknown; save: unknown }>(),
}));
vi.mock("../src/storage.ts", async (original) => {
  const real = await original<typeof import("../src/storage.ts")>();
  return {
    ...real,
    write: stored.write,
    read: async (id: string) => stored.saves.get(id) ?? Promise.reject(new real.StorageError("missing")),
  };
});
const { Host } = await import("../src/host.ts");
const { StorageError } = await import("../src/storage.ts");

const PEOPLE = [{ kind: "person" as const }, { kind: "person" as const }];

const games = { zombiaki: await loadGame("zombiaki"), "walking-dead": await loadGame("walking-dead") };

/** A host, and the page that hears it. */
function table(game: keyof typeof games = "zombiaki") {
  const page = new Page(games[game]);
  const host = new Host({ post: page.hear, claim: async () => true, wait: async () => {}, now: () => 0 });
  const latest = () => (page.said.some(({ say }) => say === "position") ? page.picture : undefined);
  return { said: page.said, latest, do: (command: Command) => host.hear(command) };
}

type Opening = Extract<Command, { do: "open" }>;
const open = (seats: Opening["seats"]): Opening => ({
  do: "open",
  id: "m",
  game: "zombiaki",
  seats,
  options: {},
  seed: "7",
  content: null,
});

afterEach(() => {
  stored.write.mockReset();
  stored.saves.clear();
});

describe("the host of a match", () => {
  it("tells the page nothing that the seat in front of it may not know", async () => {
    stored.write.mockResolvedValue(1);
    const { said, do: ask } = table();
    await ask(open(PEOPLE));
    await ask({ do: "show", seat: 0 });
    const drawn = (notices: readonly Notice[]) =>
      notices
        .flatMap((notice) => (notice.say === "position" ? notice.told : []))
        .filter((line) => line.event.event === "drew-card");
    expect(drawn(said).length).toBeGreaterThan(0);
    const before = said.length;
    await ask({ do: "show", seat: null });
    expect(drawn(said.slice(before))).toEqual([]);
    expect(JSON.stringify(said)).not.toContain('"seed":"7"');
  });

  it("is stored before a bot begins to think: whoever opened it may look for it in another page at once", async () => {
    let written = (): void => {};
    stored.write.mockReturnValueOnce(
      new Promise((resolve) => {
        written = () => resolve(1);
      }),
    );
    stored.write.mockResolvedValue(2);
    const { said, do: ask } = table();
    const opened = ask(open([{ kind: "bot", bot: "greedy" }, { kind: "person" }]));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(said.map(({ say }) => say)).toEqual(["opened", "position"]);
    written();
    await opened;
    await vi.waitFor(() => expect(said.map(({ say }) => say)).toContain("moved"));
    expect(said.findIndex(({ say }) => say === "kept")).toBeLessThan(said.findIndex(({ say }) => say === "moved"));
  });

  it("refuses an answer that was legal a moment ago and says where the match stands", async () => {
    stored.write.mockResolvedValue(1);
    const { said, latest, do: ask } = table();
    await ask(open(PEOPLE));
    await ask({ do: "show", seat: 0 });
    const now = latest()?.now;
    const [answer = {}] = now?.answers ?? [];
    await ask({ do: "answer", seat: 0, answer, step: now?.step ?? 0 });
    await ask({ do: "answer", seat: 0, answer, step: now?.step ?? 0 });
    expect(said.filter((notice) => notice.say === "late")).toHaveLength(1);
    expect(latest()?.now.step).toBe(1);
  });

  it("takes an answer back and forgets its lines", async () => {
    stored.write.mockResolvedValue(1);
    const { latest, do: ask } = table();
    await ask(open(PEOPLE));
    await ask({ do: "show", seat: 0 });
    const before = latest();
    const [answer = {}] = before?.now.answers ?? [];
    await ask({ do: "answer", seat: 0, answer, step: 0 });
    await ask({ do: "undo", count: 1, step: 1 });
    expect(latest()?.now).toEqual(before?.now);
    expect(latest()?.log).toEqual(before?.log);
  });

  it.each([
    ["two at one device", PEOPLE, 1],
    ["a person whose bot had answered", [{ kind: "person" as const }, { kind: "bot" as const, bot: "random" }], 30],
  ])("tells of a turn that vanishes: %s", async (_, seats, answers) => {
    stored.write.mockResolvedValue(1);
    const { said, latest, do: ask } = table();
    await ask(open(seats));
    await ask({ do: "show", seat: 0 });
    const step = () => latest()?.now.step ?? 0;
    while (step() < answers) {
      await vi.waitFor(() => expect(latest()?.now.awaited).toContain(0));
      await ask({ do: "answer", seat: 0, answer: latest()?.now.answers[0] ?? {}, step: step() });
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    await vi.waitFor(() => expect(latest()?.now.awaited.some((seat) => seats[seat]?.kind === "person")).toBe(true));
    const count = step();
    await ask({ do: "undo", count, step: count });
    const of = seats.flatMap(({ kind }, seat) => (kind === "bot" || seat === 0 ? [seat] : []));
    const back = { n: 1, by: null, name: "", keep: 0, count, of: expect.arrayContaining(of) };
    expect(said).toContainEqual(expect.objectContaining({ say: "undone", back }));
    expect(latest()?.backs).toEqual([back]);
  });

  it("does not tell a person alone what that person has just taken back", async () => {
    stored.write.mockResolvedValue(1);
    const { said, latest, do: ask } = table();
    await ask(open([{ kind: "person" }, { kind: "bot", bot: "random" }]));
    await vi.waitFor(() => expect(latest()?.now.awaited).toContain(0));
    const before = latest()?.now.step ?? 0;
    await ask({ do: "answer", seat: 0, answer: latest()?.now.answers[0] ?? {}, step: before });
    expect(latest()?.now.awaited).toEqual([0]);
    await ask({ do: "undo", count: 1, step: before + 1 });
    expect(said.some((notice) => notice.say === "undone" && notice.back !== undefined)).toBe(false);
    expect(latest()?.now.step).toBe(before);
  });

  /** A person who answers anything against Brandt, until somebody has said as much as wanted or the match is over. */
  async function evening(change: Partial<Opening>, enough: (said: readonly Notice[]) => boolean) {
    stored.write.mockResolvedValue(1);
    const at = table();
    await at.do({ ...open([{ kind: "bot", bot: "level-3" }, { kind: "person" }]), ...change });
    await at.do({ do: "show", seat: 1 });
    const random = randomFrom(`evening ${change.seed}`);
    const over = () => at.latest()?.now.outcome !== null;
    while (!over() && !enough(at.said)) {
      await vi.waitFor(() => expect(over() || at.latest()?.now.awaited.includes(1)).toBe(true), { timeout: 20_000 });
      const { answers = [], step = 0 } = at.latest()?.now ?? {};
      const answer = answers[below(random, Math.max(1, answers.length))];
      if (answer !== undefined) await at.do({ do: "answer", seat: 1, answer, step });
    }
    return at;
  }
  const remarksIn = (said: readonly Notice[]) =>
    said.flatMap((notice) => (notice.say === "moved" && notice.remark !== undefined ? [notice.remark] : []));
  const offersIn = (said: readonly Notice[]) => said.flatMap((notice) => (notice.say === "offer" ? [notice] : []));

  it("has a bot remark something now and then, and say the same again when the match is opened anew", async () => {
    for (let seed = 1; seed < 12; seed++) {
      const { said } = await evening({ seed: String(seed) }, (notices) => remarksIn(notices).length > 0);
      const [remark] = remarksIn(said);
      if (remark === undefined) continue;
      expect(remark).toMatchObject({ seat: 0, bot: "level-3" });
      const [summary, save] = stored.write.mock.calls.at(-1) ?? [];
      stored.saves.set("m", { summary: { ...summary, revision: 1 }, save });
      const again = table();
      await again.do({ do: "resume", id: "m", review: false, force: true });
      const [told] = again.said.flatMap((notice) => (notice.say === "position" ? [notice.remarks] : []));
      expect(told).toEqual([remark]);
      return;
    }
    throw new Error("Nobody has remarked anything.");
  });

  it("has who knows better offer to take a slip back, twice at most; in a match that counts nobody says a word", async () => {
    let offered = 0;
    for (let seed = 1; seed < 8 && offered < 2; seed++) {
      const { said } = await evening({ seed: String(seed) }, () => false);
      offered = Math.max(offered, offersIn(said).length);
      expect(offersIn(said).length).toBeLessThan(3);
      for (const { offer, step } of offersIn(said)) {
        expect(offer).toMatchObject({ seat: 0, bot: "level-3", cue: "offer" });
        const moved = said.find((notice) => notice.say === "moved" && notice.standing.step === step + 1);
        expect(moved).toMatchObject({ by: 1 });
      }
      const counts = await evening({ seed: String(seed), entry: { contest: "2026-W49", counts: true } }, () => false);
      expect([...remarksIn(counts.said), ...offersIn(counts.said)]).toEqual([]);
    }
    expect(offered).toBeGreaterThan(0);
  }, 60_000);

  it("keeps an offer on the table when the match is opened anew, until it is taken or the next answer is given", async () => {
    for (let seed = 1; seed < 8; seed++) {
      const first = await evening({ seed: String(seed) }, (notices) => offersIn(notices).length > 0);
      await first.do({ do: "close" });
      const [offer] = offersIn(first.said);
      if (offer === undefined) continue;
      const open = async () => {
        const [summary, save] = stored.write.mock.calls.at(-1) ?? [];
        stored.saves.set("m", { summary: { ...summary, revision: 1 }, save });
        const again = table();
        await again.do({ do: "resume", id: "m", review: false, force: true });
        return again;
      };
      const again = await open();
      expect(offersIn(again.said)).toEqual([offer]);
      await vi.waitFor(() => expect(again.latest()?.now.awaited).toContain(1));
      const step = again.latest()?.now.step ?? 0;
      await again.do({ do: "undo", count: step - offer.step, step });
      expect(again.latest()?.now.step).toBe(offer.step);
      await vi.waitFor(() => expect(stored.write.mock.calls.at(-1)?.[0]).toMatchObject({ step: offer.step }));
      expect(offersIn((await open()).said)).toEqual([]);
      return;
    }
    throw new Error("Nobody has offered anything.");
  }, 60_000);

  it("has a bot say yes when what came to light is taken back, and tells of it", async () => {
    const {
      said,
      latest,
      do: ask,
    } = await evening({ seed: "7" }, (notices) =>
      notices.some((notice) => notice.say === "moved" && notice.by === 0 && notice.standing.step > 8),
    );
    await vi.waitFor(() => expect(latest()?.now.awaited).toEqual([1]), { timeout: 20_000 });
    const step = latest()?.now.step ?? 0;
    await ask({ do: "undo", count: step, step });
    const told = said.flatMap((notice) => (notice.say === "undone" ? [notice.back] : []));
    expect(told).toMatchObject([{ agreed: { seat: 0, bot: "level-3", cue: "agreed" } }]);
  });

  it("looks back at the record of a match that was played elsewhere, and keeps nothing of it", async () => {
    const match = Match.open(games.zombiaki, { players: 2, seed: "elsewhere" });
    while (match.outcome === null) {
      const [seat = 0] = match.awaited();
      match.answer(seat, match.ask(seat).answers[0] ?? {});
    }
    const { said, latest, do: ask } = table();
    await ask({ do: "record", id: "r", save: save(match, [{ kind: "person", name: "Ada" }, { kind: "person" }]) });
    expect(latest()?.now.outcome).not.toBeNull();
    await ask({ do: "show", seat: 1 });
    await ask({ do: "stories", ask: 1, from: 0, to: 3, seats: [0, 1, null] });
    expect(said.at(-1)).toMatchObject({ say: "stories", stories: [{}, {}, {}] });
    await ask({ do: "answer", seat: 0, answer: {}, step: match.log.length });
    expect(stored.write.mock.calls.filter(([{ id }]) => id === "r")).toEqual([]);
  });

  it("plays two bots to the end and keeps every answer", async () => {
    stored.write.mockResolvedValue(1);
    const { latest, do: ask } = table();
    await ask(
      open([
        { kind: "bot", bot: "random" },
        { kind: "bot", bot: "random" },
      ]),
    );
    await vi.waitFor(() => expect(latest()?.now.outcome).not.toBeNull(), { timeout: 20_000 });
    expect(latest()?.now.seed).toBe("7");
    await vi.waitFor(() => expect(stored.write.mock.calls.at(-1)?.[0].over).toBe(true));
  });

  it("goes on in memory when the storage is full, and says so", async () => {
    stored.write.mockRejectedValue(new StorageError("full"));
    const { said, latest, do: ask } = table();
    await ask(open(PEOPLE));
    await ask({ do: "show", seat: 0 });
    await ask({ do: "answer", seat: 0, answer: latest()?.now.answers[0] ?? {}, step: 0 });
    expect(said).toContainEqual({ say: "kept", step: 1, problem: "full" });
    expect(latest()?.now.step).toBe(1);
  });

  it("writes every answer before it lets go of the match", async () => {
    const written: number[] = [];
    const waiting: (() => void)[] = [];
    stored.write.mockImplementation(async (summary, _save, known) => {
      await new Promise<void>((done) => waiting.push(done));
      written.push(summary.step);
      return known + 1;
    });
    const { latest, do: ask } = table();
    const opening = ask(open(PEOPLE));
    await vi.waitFor(() => expect(latest()).toBeDefined());
    await ask({ do: "show", seat: 0 });
    await ask({ do: "answer", seat: 0, answer: latest()?.now.answers[0] ?? {}, step: 0 });
    await ask({ do: "answer", seat: 0, answer: latest()?.now.answers[0] ?? {}, step: 1 });
    let closed = false;
    const closing = ask({ do: "close" }).then(() => {
      closed = true;
    });
    while (!closed) {
      for (const done of waiting.splice(0)) done();
      await new Promise((next) => setTimeout(next));
    }
    await Promise.all([opening, closing]);
    expect(written.at(-1)).toBe(2);
  });

  it("says that the rules failed, and the match goes on from where it stood", async () => {
    stored.write.mockResolvedValue(1);
    const { said, latest, do: ask } = table();
    await ask(open(PEOPLE));
    await ask({ do: "show", seat: 0 });
    const before = latest();
    const { questions } = games.zombiaki;
    const discard = questions["discard"];
    if (discard === undefined || !("apply" in discard)) throw new Error("A card is laid aside.");
    const fault = vi.spyOn(discard, "apply").mockImplementationOnce((state, _question, _seat, _answer, out) => {
      Reflect.set(state, "round", 99);
      out.tell({ event: "reshuffled" });
      throw new Error("a fault");
    });
    const answer = before?.now.answers[0] ?? {};
    await ask({ do: "answer", seat: 0, answer, step: 0 });
    fault.mockRestore();
    expect(said).toContainEqual({ say: "failed", code: "unexpected", problems: ["a fault"] });
    expect(latest()?.now).toEqual(before?.now);
    expect(latest()?.log).toEqual(before?.log);
    await ask({ do: "answer", seat: 0, answer, step: 0 });
    expect(latest()?.now.step).toBe(1);
  });

  it("stops when another page has written newer answers", async () => {
    stored.write.mockResolvedValueOnce(1).mockRejectedValue(new StorageError("stale"));
    const { said, latest, do: ask } = table();
    await ask(open(PEOPLE));
    await ask({ do: "show", seat: 0 });
    await ask({ do: "answer", seat: 0, answer: latest()?.now.answers[0] ?? {}, step: 0 });
    await vi.waitFor(() => expect(said).toContainEqual({ say: "elsewhere", opened: true }));
    await ask({ do: "answer", seat: 0, answer: latest()?.now.answers[0] ?? {}, step: 1 });
    expect(latest()?.now.step).toBe(1);
  });

  it("opens a file at the seats that it was played at, whatever the page had in mind", async () => {
    stored.write.mockResolvedValue(1);
    const seats = [
      { kind: "bot" as const, bot: "greedy" },
      { kind: "person" as const, name: "Ada" },
    ];
    const first = table();
    await first.do(open(seats));
    await first.do({ do: "save", ask: 1 });
    const file = first.said.flatMap((notice) => (notice.say === "save" ? [notice.save] : []))[0];
    const seen = async (save: unknown): Promise<unknown> => {
      const other = table();
      await other.do({ do: "import", id: "elsewhere", seats: PEOPLE, save: JSON.parse(JSON.stringify(save)) });
      return other.said.find((notice) => notice.say === "opened");
    };
    expect(await seen(file)).toMatchObject({ seats });
    expect(await seen({ ...file, seats: undefined })).toMatchObject({ seats: PEOPLE });
    // A bot that this build does not know has nobody to play it: the seat is a person's.
    const called = (name: string) => ({ kind: "person", name });
    expect(await seen({ ...file, seats: [called("\u202eAda"), called("W".repeat(300))] })).toMatchObject({
      seats: PEOPLE,
    });
    expect(await seen({ ...file, seats: [{ kind: "bot", bot: "oracle" }, { kind: "ghost" }] })).toMatchObject({
      seats: PEOPLE,
    });
  });

  it("plays a match on from a moment of it, and remembers that somebody knew what comes", async () => {
    stored.write.mockResolvedValue(1);
    const first = table();
    await first.do(open(PEOPLE));
    for (let step = 0; step < 6; step++) {
      const seat = first.latest()?.now.awaited[0] ?? 0;
      await first.do({ do: "show", seat });
      await first.do({ do: "answer", seat, answer: first.latest()?.now.answers[0] ?? {}, step });
    }
    await first.do({ do: "save", ask: 1 });
    const save = first.said.flatMap((notice) => (notice.say === "save" ? [notice.save] : []))[0];
    const again = table();
    await again.do({ do: "import", id: "again", seats: null, save, step: 4 });
    expect(again.said.find(({ say }) => say === "opened")).toMatchObject({ seats: PEOPLE, again: true });
    expect(again.latest()?.now.step).toBe(4);
    const [summary, kept] = stored.write.mock.lastCall ?? [];
    expect(summary).toMatchObject({ id: "again", step: 4, again: true });
    stored.saves.set("again", { summary, save: kept });
    const later = table();
    await later.do({ do: "resume", id: "again", review: false, force: false });
    expect(later.said.find(({ say }) => say === "opened")).toMatchObject({ again: true });
    expect(later.latest()?.now.step).toBe(4);
  });

  it("names the only answer where nobody learns anything by its being given unasked, and nowhere else", async () => {
    stored.write.mockResolvedValue(1);
    const bot = { kind: "bot" as const, bot: "greedy" };
    for (const [seats, alone] of [
      [[PEOPLE[0], bot], true],
      [PEOPLE, false],
    ] as const) {
      const { latest, do: ask } = table("walking-dead");
      await ask({ ...open([...seats].map((seat) => seat ?? bot)), game: "walking-dead", seed: "only" });
      const met: string[] = [];
      for (let step = 0; step < 60 && latest()?.now.outcome === null; step++) {
        await vi.waitFor(() => expect(latest()?.now.awaited.some((seat) => seats[seat]?.kind === "person")).toBe(true));
        const seat = latest()?.now.awaited.find((one) => seats[one]?.kind === "person") ?? 0;
        await ask({ do: "show", seat });
        const now = latest()?.now;
        const [first, second] = now?.answers ?? [];
        if (first !== undefined && second === undefined) {
          // At the rim of a turn a hand of cards decides what is left: among persons that is nobody's business.
          const hidden = ["turn", "end", "between", "axe", "react", "arm"].includes(now?.question?.ask ?? "");
          if (alone) expect(now?.forced).toEqual({ seat, answer: first });
          else if (hidden && now?.secret) met.push(now.forced === null ? "asked" : "given");
        } else expect(now?.forced).toBeNull();
        await ask({ do: "answer", seat, answer: first ?? {}, step: now?.step ?? 0 });
      }
      if (!alone) expect(met).toContain("asked");
    }
  });

  it.each([
    ["not-a-save", {}],
    ["newer-save", { format: "endzeit-save", version: 99 }],
    ["damaged-save", { format: "endzeit-save", version: 1 }],
  ])("names what is wrong with a file: %s", async (code, save) => {
    const { said, do: ask } = table();
    await ask({ do: "import", id: "m", seats: null, save });
    expect(said).toMatchObject([{ say: "failed", code }]);
  });
});

describe("messages", () => {
  it("lets nothing through that is none", () => {
    for (const message of [null, 1, "open", {}, { do: "answer" }, { do: "undo", count: -1, step: 0 }])
      expect(readCommand(message)).toBeNull();
    for (const message of [null, 1, {}, { say: "nonsense" }]) expect(readNotice(message)).toBeNull();
  });
});

describe("a puzzle at the table", async () => {
  const { puzzles } = await loadPuzzles("zombiaki");
  const [puzzle] = puzzles;
  if (puzzle === undefined) throw new Error("There is no puzzle.");
  const seats = [0, 1].map((seat) =>
    seat === puzzle.seat ? { kind: "person" as const } : { kind: "bot" as const, bot: "random" },
  );
  const { hash, seed, players, options, path, seat, solution } = puzzle;
  const pose = { hash, seed, players, options: { ...options }, path };

  it("waits once it is answered, goes back no further than where it is asked, and goes on when somebody says so", async () => {
    stored.write.mockResolvedValue(1);
    const { said, latest, do: ask } = table();
    await ask({ do: "pose", id: "m", game: "zombiaki", seats, puzzle: pose });
    const first = latest()?.now.step ?? 0;
    expect(said.find(({ say }) => say === "opened")).toMatchObject({
      again: true,
      puzzle: { hash, step: first, on: false },
    });
    expect(latest()?.now).toMatchObject({ awaited: [seat], free: 0, back: 0 });
    await ask({ do: "undo", count: 1, step: first });
    expect(latest()?.now.step).toBe(first);
    await ask({ do: "answer", seat, answer: solution, step: first });
    expect(latest()?.now.step).toBe(first + 1);
    // A second answer is for whoever plays on.
    const more = latest()?.now.answers[0];
    if (more !== undefined) await ask({ do: "answer", seat, answer: more, step: first + 1 });
    expect(latest()?.now.step).toBe(first + 1);
    expect(stored.write.mock.lastCall?.[0]).toMatchObject({ again: true, puzzle: { hash, step: first, on: false } });
    await ask({ do: "undo", count: 1, step: first + 1 });
    expect(latest()?.now.step).toBe(first);
    await ask({ do: "answer", seat, answer: solution, step: first });
    await ask({ do: "play-on" });
    expect(stored.write.mock.lastCall?.[0]).toMatchObject({ puzzle: { on: true } });
    await vi.waitFor(() =>
      expect(latest()?.now.free === 0 && latest()?.now.outcome === null && latest()?.now.step === first + 1).toBe(
        false,
      ),
    );
  });

  it("is refused where its answers lead elsewhere", async () => {
    const { said, do: ask } = table();
    await ask({ do: "pose", id: "m", game: "zombiaki", seats, puzzle: { ...pose, hash: "0" } });
    expect(said).toMatchObject([{ say: "failed", code: "damaged-save" }]);
  });
});
