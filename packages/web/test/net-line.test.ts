import { type AnyMatch, hashText, type Json, Match } from "@endzeit/engine";
import { loadGame } from "@endzeit/games";
import { diff, type Standing } from "@endzeit/master";
import type { Facts, Report } from "@endzeit/wire";
import { beforeEach, describe, expect, test } from "vitest";
import { type Calls, NetLine, type NetState, type Pending } from "../src/net-line.ts";
import { Page } from "./page.ts";

const zombiaki = await loadGame("zombiaki");
const SEAT = 1;
const TABLE = "t".repeat(16);
const SECRET = "s".repeat(43);

type Asked = { readonly do: string; readonly id: number; readonly [field: string]: unknown };

/** A clock that is wound by hand, and lines whose other end the test holds. */
class Bench {
  readonly lines: { readonly calls: Calls; readonly asked: Asked[]; closed: boolean }[] = [];
  readonly timers = new Set<{ readonly at: number; readonly call: () => void }>();
  readonly page = new Page(zombiaki);
  readonly said = this.page.said;
  readonly states: NetState[] = [];
  readonly failed: string[] = [];
  kept: Pending | null = null;
  clock = 0;
  #keys = 0;

  /** Resolves when the rules are loaded. */
  loaded: Promise<void> = Promise.resolve();

  sit(pending: Pending | null = null): NetLine {
    this.kept = pending;
    return new NetLine(
      {
        connect: (calls) => {
          const line = { calls, asked: [] as Asked[], closed: false };
          this.lines.push(line);
          return {
            send: (text) => void line.asked.push(JSON.parse(text)),
            close: () => {
              line.closed = true;
            },
          };
        },
        game: async () => {
          await this.loaded;
          return zombiaki;
        },
        after: (ms, call) => {
          const timer = { at: this.clock + ms, call };
          this.timers.add(timer);
          return () => void this.timers.delete(timer);
        },
        now: () => this.clock,
        random: () => 1,
        key: () => `key-${++this.#keys}-long`,
        keep: (pending) => {
          this.kept = pending;
        },
        failed: (code) => void this.failed.push(code),
        changed: (state) => void this.states.push(state),
      },
      { table: TABLE, secret: SECRET, pending },
      this.page.hear,
    );
  }

  get line() {
    const line = this.lines.at(-1);
    if (line === undefined) throw new Error("Nobody has called.");
    return line;
  }

  get state(): NetState {
    const state = this.states.at(-1);
    if (state === undefined) throw new Error("Nothing was said.");
    return state;
  }

  /** What the page knows of the table. */
  get picture() {
    return this.page.picture;
  }

  async hear(report: Report): Promise<void> {
    this.line.calls.heard(JSON.stringify(report));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  /** Winds the clock to the next time somebody waits for. */
  wind(ms: number): void {
    this.clock += ms;
    for (const timer of [...this.timers].filter(({ at }) => at <= this.clock)) {
      this.timers.delete(timer);
      timer.call();
    }
  }

  last(what: string): Asked {
    const asked = this.line.asked.findLast((request) => request.do === what);
    if (asked === undefined) throw new Error(`Nobody asked for ${what}.`);
    return asked;
  }
}

/** What a server would say of a match. */
class Served {
  match: AnyMatch = Match.open(zombiaki, { players: 2, seed: "served" });
  n = 3;
  #view: Json = this.view();

  view(): Json {
    return JSON.parse(JSON.stringify(this.match.view(SEAT)));
  }

  standing(): Standing {
    const { match } = this;
    return {
      step: match.log.length,
      question: match.question,
      awaited: match.awaited(),
      outcome: match.outcome,
      seed: null,
      free: match.undoable(SEAT),
      back: 0,
      guarded: [],
    };
  }

  facts(change: Partial<Facts> = {}): Facts {
    const person = {
      kind: "person" as const,
      face: null,
      bot: null,
      muted: false,
      here: true,
      say: true,
      barred: null,
      closed: false,
    };
    return {
      table: TABLE,
      game: "zombiaki",
      rules: zombiaki.rulesVersion,
      options: this.match.options,
      corrected: false,
      seats: [
        { ...person, name: "Ada" },
        { ...person, name: "Ben" },
      ],
      host: 0,
      watchers: 0,
      clock: null,
      absence: 24,
      left: null,
      stage: "playing",
      proposal: null,
      commitment: "00",
      created: 0,
      group: null,
      now: 0,
      ...change,
    };
  }

  joined(id: number, change: Partial<Extract<Report, { say: "joined" }>> = {}): Report {
    this.#view = this.view();
    return {
      say: "joined",
      id,
      n: this.n,
      seat: SEAT,
      facts: this.facts(),
      standing: this.standing(),
      view: this.#view,
      from: 0,
      told: [],
      chat: [],
      push: null,
      ...change,
    };
  }

  /** Gives the first allowed answer of whoever is asked, and tells it as beats. */
  move(): Extract<Report, { say: "moved" }> {
    const [seat = 0] = this.match.awaited();
    const answer = this.match.ask(seat).answers[0];
    const beats: Extract<Report, { say: "moved" }>["beats"][number][] = [];
    this.match.listen((event, to) => {
      if (to !== null && !to.includes(SEAT)) return;
      const view = this.view();
      beats.push({ event: structuredClone(event), patch: diff(this.#view, view) });
      this.#view = view;
    });
    this.match.answer(seat, answer);
    this.match.listen(null);
    const now = this.view();
    const patch = diff(this.#view, now);
    this.#view = now;
    this.n++;
    return { say: "moved", n: this.n, after: this.n - 1, by: seat, beats, patch, standing: this.standing() };
  }

  back(keep: number, by: number): Extract<Report, { say: "undone" }> {
    const gone = this.match.log.slice(keep);
    this.match.undo(this.match.log.length - keep);
    const now = this.view();
    const patch = diff(this.#view, now);
    this.#view = now;
    this.n++;
    const of = [...new Set(gone.map(({ seat }) => seat))];
    const back = { n: this.n, by, name: "Ada", keep, count: gone.length, of };
    return { say: "undone", n: this.n, after: this.n - 1, keep, patch, standing: this.standing(), back };
  }

  /** Moves until the seat of the test is asked; the reports of all moves. */
  untilAsked(): Report[] {
    const reports: Report[] = [];
    while (!this.match.awaited().includes(SEAT)) reports.push(this.move());
    return reports;
  }
}

let bench: Bench;
let server: Served;
beforeEach(() => {
  bench = new Bench();
  server = new Served();
});

async function seated(): Promise<NetLine> {
  const network = bench.sit();
  bench.line.calls.opened();
  await bench.hear(server.joined(bench.last("join").id));
  return network;
}

const asText = (value: unknown): string => hashText(JSON.stringify(value));

describe("at the table", () => {
  test("joins with its secret and the last entry that it knows", async () => {
    await seated();
    expect(bench.last("join")).toMatchObject({ table: TABLE, secret: SECRET, have: 0 });
    expect(bench.state).toMatchObject({ line: "live", seat: SEAT });
    expect(bench.said.map(({ say }) => say)).toEqual(["opened", "position"]);
  });

  test("follows a match by its patches, beat for beat, and lists what the seat may answer as the rules do", async () => {
    await seated();
    for (let move = 0; move < 60; move++) {
      const report = server.move();
      await bench.hear(report);
      const { now, pictures } = bench.page;
      expect(asText(now.view)).toBe(asText(server.view()));
      expect(pictures.length).toBe(report.beats.length);
      expect(now.answers).toEqual(server.match.ask(SEAT).answers);
      expect(now.refused).toEqual(server.match.ask(SEAT).refused);
    }
  });

  test("what the table says of who comes and goes stands in the chat, once", async () => {
    await seated();
    const chat = { n: server.n + 1, what: "left", seat: 1, name: "Ben", face: null, at: 5, text: "" } as const;
    const facts = { say: "facts", n: chat.n, after: server.n, facts: server.facts(), chat } as const;
    await bench.hear(facts);
    await bench.hear(facts);
    expect(bench.state.chat).toEqual([chat]);
  });

  test("answers taken back leave the story and the answers in force", async () => {
    await seated();
    for (let move = 0; move < 8; move++) await bench.hear(server.move());
    await bench.hear(server.back(3, 0));
    const { log, now } = bench.picture;
    expect(log.every(({ step }) => step <= 3)).toBe(true);
    expect(now.step).toBe(3);
    expect(asText(now.view)).toBe(asText(server.view()));
  });

  test("what another one takes back stays in the log until it is taken back itself", async () => {
    await seated();
    for (let move = 0; move < 8; move++) await bench.hear(server.move());
    const first = server.back(6, 0);
    await bench.hear(first);
    expect(bench.picture.backs).toEqual([first.back]);
    for (let move = 0; move < 3; move++) await bench.hear(server.move());
    const own = server.back(7, SEAT);
    await bench.hear(own);
    expect(bench.picture.backs).toEqual([first.back, own.back]);
    const further = server.back(6, 0);
    await bench.hear(further);
    expect(bench.picture.backs).toEqual([first.back, further.back]);
    const all = server.back(2, 0);
    await bench.hear(all);
    expect(bench.picture.backs).toEqual([all.back]);
  });

  test("what cannot be taken back just now is told with its reason; the table had moved on only when it had", async () => {
    const network = await seated();
    for (const code of ["disk-full", "late"] as const) {
      network.say({ do: "undo", step: 4, count: 1 });
      await bench.hear({ say: "refused", id: bench.last("undo").id, code, message: "" });
    }
    expect(bench.failed).toEqual(["disk-full"]);
    expect(bench.said.filter(({ say }) => say === "late").length).toBe(1);
  });

  test("a file that does not come is not waited for in silence", async () => {
    const network = await seated();
    network.say({ do: "save", ask: 1 });
    await bench.hear({ say: "refused", id: bench.last("save").id, code: "away", message: "" });
    network.say({ do: "save", ask: 2 });
    network.offline();
    network.say({ do: "save", ask: 3 });
    expect(bench.failed).toEqual(["away", "lost", "lost"]);
  });

  test("with a bot on the seat nothing can be answered, and again when it is taken back", async () => {
    await seated();
    for (const report of server.untilAsked()) await bench.hear(report);
    const [ada, ben] = server.facts().seats;
    if (ada === undefined || ben === undefined) throw new Error("Two seats.");
    const sit = (kind: "bot" | "person"): Report => {
      const seats = [ada, { ...ben, kind, bot: kind === "bot" ? "greedy" : null }];
      return { say: "facts", n: ++server.n, after: server.n - 1, facts: server.facts({ seats }) };
    };
    await bench.hear(sit("bot"));
    expect(bench.picture.now.answers).toEqual([]);
    await bench.hear(sit("person"));
    expect(bench.picture.now.answers).toEqual(server.match.ask(SEAT).answers);
  });

  test("the story since a step comes with its pictures", async () => {
    const network = await seated();
    const view = server.view();
    const moves = [server.move(), server.move()];
    for (const report of moves) await bench.hear(report);
    network.say({ do: "stories", ask: 7, from: 1, to: 2, seats: [SEAT] });
    const beats = moves.flatMap(({ by, beats }, i) => beats.map((beat) => ({ ...beat, step: i + 1, by })));
    await bench.hear({ say: "story", id: bench.last("story").id, view, beats });
    const told = bench.said.findLast((report) => report.say === "stories");
    if (told?.say !== "stories") throw new Error("No story came.");
    expect(told.ask).toBe(7);
    expect(told.stories[0]?.beats.map(({ event }) => event)).toEqual(beats.map(({ event }) => event));
  });
});

describe("an answer", () => {
  const mine = () => server.match.ask(SEAT).answers[0] ?? {};

  async function answered(): Promise<NetLine> {
    const network = await seated();
    for (const report of server.untilAsked()) await bench.hear(report);
    network.say({ do: "answer", seat: SEAT, answer: mine(), step: server.match.log.length });
    return network;
  }

  test("is kept on this device until the server confirms it", async () => {
    await answered();
    const { key, at, answer } = bench.last("answer");
    expect({ key, at, answer }).toEqual({ key: "key-1-long", at: server.n, answer: mine() });
    expect(bench.kept).toEqual({ key, at, answer });
    expect(bench.state.delivery).toBe("sending");
    await bench.hear({ say: "done", id: bench.last("answer").id, n: server.n + 1 });
    expect(bench.kept).toBe(null);
    expect(bench.state.delivery).toBe("there");
    // The entry itself comes a moment later; nothing can be answered twice until then.
    const before = bench.said.length;
    await bench.hear({ say: "facts", n: server.n, after: server.n, facts: server.facts({ watchers: 1 }) });
    expect(bench.said.length).toBe(before);
    await bench.hear(server.move());
    expect(bench.picture.now.step).toBe(server.match.log.length);
  });

  test("is sent again with the same key after a broken line", async () => {
    await answered();
    const first = bench.last("answer");
    bench.line.calls.closed();
    expect(bench.state).toMatchObject({ line: "lost", delivery: "waiting" });
    bench.wind(400);
    bench.line.calls.opened();
    expect(bench.last("join")["have"]).toBe(server.n);
    await bench.hear(server.joined(bench.last("join").id, { from: server.match.log.length + 1 }));
    expect(bench.last("answer")).toMatchObject({ key: first["key"], at: first["at"], answer: first["answer"] });
    await bench.hear({ say: "done", id: bench.last("answer").id, n: server.n });
    expect(bench.kept).toBe(null);
  });

  test("survives a reload of the page", async () => {
    const pending = { key: "from-before", at: 3, answer: { pass: true } };
    bench.sit(pending);
    expect(bench.state.delivery).toBe("waiting");
    bench.line.calls.opened();
    await bench.hear(server.joined(bench.last("join").id));
    expect(bench.last("answer")).toMatchObject(pending);
  });

  test("that comes too late or breaks a rule is told so, and the seat is asked anew", async () => {
    const network = await answered();
    const refused = (code: "late" | "refused", more: object = {}): Report => ({
      say: "refused",
      id: bench.last("answer").id,
      code,
      message: "",
      ...more,
    });
    await bench.hear(refused("late"));
    expect(bench.said.some(({ say }) => say === "late")).toBe(true);
    expect(bench.picture.now.answers).toEqual(server.match.ask(SEAT).answers);
    network.say({ do: "answer", seat: SEAT, answer: mine(), step: server.match.log.length });
    const refusal = { rule: "table", reason: "not-asked", about: -1 };
    await bench.hear(refused("refused", { refusal }));
    expect(bench.said).toContainEqual({ say: "refused", refusal });
    expect(bench.kept).toBe(null);
  });

  test("that the server cannot store now is offered again", async () => {
    await answered();
    const first = bench.last("answer");
    await bench.hear({ say: "refused", id: first.id, code: "disk-full", message: "" });
    expect(bench.state).toMatchObject({ delivery: "waiting", why: "disk-full" });
    bench.wind(3000);
    expect(bench.last("answer")).toMatchObject({ key: first["key"] });
    expect(bench.last("answer").id).not.toBe(first.id);
  });
});

describe("the line", () => {
  test("that comes about at a second try is not ended by the first", async () => {
    const network = await seated();
    bench.line.calls.closed();
    bench.wind(400);
    const first = bench.line;
    network.retry();
    expect(first.closed).toBe(true);
    bench.line.calls.opened();
    await bench.hear(server.joined(bench.last("join").id));
    bench.wind(60_000);
    expect(bench.state.line).toBe("live");
    expect(bench.timers.size).toBe(0);
  });

  test("that breaks while the rules are on their way does not count as held", async () => {
    let load = (): void => {};
    bench.loaded = new Promise((resolve) => {
      load = resolve;
    });
    bench.sit();
    bench.line.calls.opened();
    await bench.hear(server.joined(bench.last("join").id));
    bench.line.calls.closed();
    load();
    await bench.loaded;
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(bench.state).toMatchObject({ line: "lost", facts: null });
  });

  test("after a gap the table is joined anew, from the last entry that was told", async () => {
    await seated();
    await bench.hear(server.move());
    const have = server.n;
    server.move();
    await bench.hear(server.move());
    expect(bench.state.line).toBe("lost");
    bench.wind(400);
    bench.line.calls.opened();
    expect(bench.last("join")["have"]).toBe(have);
    await bench.hear(server.joined(bench.last("join").id, { from: have - 2 }));
    expect(asText(bench.picture.now.view)).toBe(asText(server.view()));
  });

  test("an entry that comes twice is told once", async () => {
    await seated();
    const report = server.move();
    await bench.hear(report);
    const pictures = bench.said.length;
    await bench.hear(report);
    expect(bench.said.length).toBe(pictures);
  });

  test("what the page cannot follow, such as a patch that does not fit, is asked for anew", async () => {
    const network = await seated();
    await bench.hear(server.move());
    network.say({ do: "anew" });
    bench.wind(400);
    bench.line.calls.opened();
    expect(bench.last("join")["have"]).toBe(0);
  });

  test("waits longer after each failure, at most twenty seconds, and not at all when the network is back", async () => {
    const network = await seated();
    const waits: number[] = [];
    for (let failure = 0; failure < 8; failure++) {
      bench.line.calls.closed();
      const next = [...bench.timers].map(({ at }) => at - bench.clock);
      waits.push(Math.min(...next));
      bench.wind(Math.min(...next));
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 20_000, 20_000]);
    network.offline();
    const lines = bench.lines.length;
    network.retry();
    expect(bench.lines.length).toBe(lines + 1);
  });

  test("that is silent for ten seconds after a request is given up", async () => {
    const network = await seated();
    const reply = network.ask({ do: "chat", text: "Anybody there?" });
    bench.wind(10_000);
    expect(await reply).toEqual({ ok: false, code: "lost", refusal: null });
    expect(bench.state.line).toBe("lost");
    expect(bench.lines[0]?.closed).toBe(true);
  });

  test("comes back soon when the server starts anew, and not at all when the seat was taken away", async () => {
    await seated();
    await bench.hear({ say: "bye", reason: "restart" });
    bench.wind(900);
    bench.line.calls.opened();
    await bench.hear(server.joined(bench.last("join").id));
    await bench.hear({ say: "bye", reason: "removed" });
    expect(bench.state).toMatchObject({ line: "shut", why: "removed" });
    expect([...bench.timers]).toEqual([]);
  });

  test("is cut for good by the farewell to a seat that was given up", async () => {
    const network = await seated();
    const reply = network.ask({ do: "leave" });
    expect(bench.last("leave")).toMatchObject({ do: "leave" });
    await bench.hear({ say: "bye", reason: "left" });
    expect(bench.state).toMatchObject({ line: "shut", why: "left" });
    expect(await reply).toMatchObject({ ok: false });
    expect([...bench.timers]).toEqual([]);
  });

  test("and is cut just so when that farewell was lost on the way; a seat that is still there is not given up", async () => {
    const network = await seated();
    void network.ask({ do: "leave" });
    bench.line.calls.closed();
    bench.wind(400);
    bench.line.calls.opened();
    await bench.hear(server.joined(bench.last("join").id));
    expect(bench.state).toMatchObject({ line: "live", why: null });
    void network.ask({ do: "leave" });
    bench.line.calls.closed();
    bench.wind(400);
    bench.line.calls.opened();
    await bench.hear({ say: "refused", id: bench.last("join").id, code: "no-seat", message: "" });
    expect(bench.state).toMatchObject({ line: "shut", why: "left" });
  });

  test.each(["no-table", "no-seat", "old-page", "old-server"] as const)(
    "%s: nothing is tried any more",
    async (code) => {
      bench.sit();
      bench.line.calls.opened();
      await bench.hear({ say: "refused", id: bench.last("join").id, code, message: "" });
      expect(bench.state).toMatchObject({ line: "shut", why: code });
    },
  );

  test("a table of newer rules asks for a newer page, one of older rules for a newer server", async () => {
    for (const [rules, why] of [
      [zombiaki.rulesVersion + 1, "old-page"],
      [zombiaki.rulesVersion - 1, "old-server"],
    ] as const) {
      bench.sit();
      bench.line.calls.opened();
      await bench.hear(server.joined(bench.last("join").id, { facts: server.facts({ rules }) }));
      expect(bench.state).toMatchObject({ line: "shut", why });
    }
  });
});
