import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, below, canonical, hashOf, Match, type Random, randomFrom } from "@endzeit/engine";
import { atOnce, type Eyes, Master, type Standing, type Told } from "@endzeit/master";
import type { Report } from "@endzeit/wire";
import type { Store } from "../src/store/store.ts";
import { begin, fold } from "../src/tables/fold.ts";
import { Client, claim, gameOf, open, spelled } from "./table.kit.ts";

/** Where the servers are, and how the players behave. */
export interface Field {
  readonly urls: readonly string[];
  readonly seed: string;
  /** Longest pause before an answer. */
  readonly thinkMs: number;
}

interface Pending {
  readonly key: string;
  readonly at: number;
  readonly answer: Answer;
}

/** What a player was told of the match at an entry. */
interface Heard {
  readonly n: number;
  readonly standing: string;
  readonly view: string;
}

/** A server that is away says so, or says nothing: the same message is sent again until somebody answers it. */
const AWAY: ReadonlySet<string> = new Set(["away", "disk-full"]);

const publicPart = ({ step, question, awaited, outcome }: Standing) => canonical({ step, question, awaited, outcome });

/** A bot that plays one seat, or watches, through whichever server is there, and remembers what it was told and promised. */
export class Player {
  readonly table: string;
  readonly acknowledged: { readonly n: number; readonly key: string; readonly answer: Answer }[] = [];
  readonly told: Heard[] = [];
  /** What must never happen to a client. */
  readonly wrong: string[] = [];
  lives = 0;
  refused = 0;
  readonly #field: Field;
  readonly secret: string;
  readonly #random: Random;
  #client: Client | null = null;
  #pending: Pending | null = null;
  #quiet = false;
  #acting = false;
  #over = false;
  #n = 0;
  #keys = 0;

  constructor(field: Field, table: string, secret: string) {
    this.#field = field;
    this.table = table;
    this.secret = secret;
    this.#random = randomFrom(`${field.seed} ${secret}`);
  }

  get client(): Client | null {
    return this.#client;
  }

  /** Begins nothing new. */
  hush(): void {
    this.#quiet = true;
  }

  /** Whether it is connected, knows everything up to `n`, is in the midst of nothing, and no bot is about to answer. */
  stands(n: number): boolean {
    const client = this.#client;
    if (this.#acting || this.#pending !== null) return false;
    if (client === null || client.closed !== null || client.n !== n) return false;
    const { facts, standing } = client;
    if (facts?.stage !== "playing" || standing === null) return true;
    const isBot = (seat: number): boolean => facts.seats[seat]?.kind === "bot";
    // What any of several may do, a bot leaves to the persons, but for once after each of their answers.
    const shared = standing.question?.together !== true && !standing.awaited.every(isBot);
    return shared || !standing.awaited.some(isBot);
  }

  leave(): void {
    this.#over = true;
    this.#client?.stop();
  }

  async run(): Promise<void> {
    while (!this.#over) {
      const client = await this.#connect();
      if (client === null) await sleep(50 + below(this.#random, 150));
      else
        while (client.closed === null && client.bye === null && !this.#over)
          if (!(await this.#act(client))) await Promise.race([client.until(() => true), sleep(250)]);
    }
  }

  async #act(client: Client): Promise<boolean> {
    this.#acting = true;
    try {
      return await this.#doSomething(client);
    } finally {
      this.#acting = false;
    }
  }

  async #connect(): Promise<Client | null> {
    const { urls } = this.#field;
    const client = new Client(urls[below(this.#random, urls.length)] ?? "", {
      table: this.table,
      secret: this.secret,
    });
    try {
      await client.opened;
    } catch {
      return null;
    }
    const before = this.#client;
    if (before !== null) client.take(before);
    void client.until((report) => {
      this.#note(client, report);
      return false;
    });
    const reply = await client.join(client.n);
    if (reply.say !== "joined") {
      if (reply.say === "refused" && !AWAY.has(reply.code)) this.wrong.push(`join: ${reply.code} ${reply.message}`);
      client.stop();
      return null;
    }
    this.lives++;
    this.#client = client;
    return client;
  }

  #note(client: Client, report: Report): void {
    if (client.gap !== null) this.wrong.push(`gap: ${client.gap}`);
    if (report.say === "refused" && report.code === "internal") this.wrong.push(`internal: ${report.message}`);
    if (!("n" in report) || report.say === "done") return;
    const { n, say } = report;
    if (say === "joined" ? n < this.#n : n <= this.#n) this.wrong.push(`${say} ${n} after ${this.#n}`);
    this.#n = n;
    if (client.standing !== null && say !== "facts" && say !== "chat")
      this.told.push({ n, standing: publicPart(client.standing), view: hashOf(client.view) });
  }

  async #doSomething(client: Client): Promise<boolean> {
    if (this.#pending !== null) {
      await this.#send(client, this.#pending);
      return true;
    }
    const { standing, facts, seat } = client;
    if (this.#quiet || standing === null || facts === null || seat === null || standing.outcome !== null) return false;
    const { proposal } = facts;
    if (proposal?.needed.includes(seat) && !proposal.yes.includes(seat)) {
      await client.say({ do: "vote", proposal: proposal.n, yes: below(this.#random, 4) > 0 });
      return true;
    }
    const mood = below(this.#random, 100);
    if (mood < 2 && standing.step > 0) {
      // Free, or a proposal to the others.
      await client.say({ do: "undo", at: client.n, keep: standing.step - 1 });
      return true;
    }
    if (mood < 4) await client.say({ do: "chat", text: `I was told ${client.n}.` });
    if (!client.asked) return false;
    await sleep(60 + below(this.#random, this.#field.thinkMs));
    const answers = client.asked ? await client.answers() : [];
    const answer = answers[below(this.#random, Math.max(1, answers.length))];
    if (answer !== undefined && client.closed === null)
      this.#pending = { key: `key-${seat}-${this.#keys++}-of-chaos`, at: client.n, answer };
    return true;
  }

  async #send(client: Client, { key, at, answer }: Pending): Promise<void> {
    const reply = await client.say({ do: "answer", key, at, answer: spelled(answer) });
    if (reply.say === "done") {
      this.acknowledged.push({ n: reply.n, key, answer });
      this.#pending = null;
    } else if (reply.say === "refused") {
      if (AWAY.has(reply.code)) return sleep(100);
      this.refused++;
      this.#pending = null;
    }
    return undefined;
  }
}

/** A table with a player at each seat, but for `bots` seats that the server plays, and one who watches. Null when a server was away meanwhile. */
export async function tableOf(field: Field, game: string, persons: number, bots: number): Promise<Player[] | null> {
  const { urls } = field;
  const url = urls[Math.floor(Math.random() * urls.length)] ?? "";
  try {
    const seats = [
      { kind: "me" } as const,
      ...Array.from({ length: persons - 1 }, () => ({ kind: "open" }) as const),
      ...Array.from({ length: bots }, () => ({ kind: "bot", bot: "random" }) as const),
    ];
    const { table, mine, invitations, watch } = await open(url, { game, seats });
    const secrets = [...mine.map(({ secret }) => secret), watch];
    for (const { seat, secret } of invitations)
      secrets.push((await claim(url, table, secret, `Player ${seat}`)).secret);
    if (secrets.some((secret) => secret === undefined)) return null;
    return secrets.map((secret) => new Player(field, table, secret));
  } catch {
    return null;
  }
}

/** What a log says: the only truth there is. */
interface Proof {
  readonly problems: readonly string[];
  readonly answers: number;
  readonly kept: number;
  readonly view: (eyes: Eyes) => string;
}

/** Holds a table's log against what its players were told and promised. */
export async function prove(store: Store, table: string, players: readonly Player[]): Promise<Proof> {
  const problems: string[] = [];
  const must = (holds: boolean, problem: string) => {
    if (!holds) problems.push(`${table}: ${problem}`);
  };
  const row = await store.table(table);
  if (row === null) throw new Error(`${table}: the table is gone.`);
  const entries = await store.entries(table, 0);
  const kept = new Map<number, { readonly step: number; readonly hash: string }>();
  for (let at = await store.kept(table, entries.length); at !== null; at = await store.kept(table, at.n - 1))
    kept.set(at.n, at);

  const game = await gameOf(row.game);
  const match = Match.open(game, row);
  const state = begin(row, match.awaited());
  const seen = new Set<Eyes>(players.map(({ client }) => client?.seat ?? null));
  const moments = new Map<number, { readonly standing: string; readonly views: ReadonlyMap<Eyes, string> }>();
  const keys = new Set<string>();
  const viewOf = (eyes: Eyes) => hashOf(JSON.parse(JSON.stringify(match.view(eyes))));
  let moment = { standing: "", views: new Map<Eyes, string>() };
  const look = () => {
    const { question, outcome } = match;
    const standing = canonical({ step: match.log.length, question, awaited: match.awaited(), outcome });
    moment = { standing, views: new Map([...seen].map((eyes) => [eyes, viewOf(eyes)])) };
  };
  look();
  entries.forEach((entry, index) => {
    const { n, by, key, deed } = entry;
    must(n === index + 1, `number ${index + 1} is missing`);
    if (key !== null) {
      must(!keys.has(`${by} ${key}`), `the message ${key} of seat ${by} was done twice`);
      keys.add(`${by} ${key}`);
    }
    const before = state.given.length;
    fold(state, entry);
    if (deed.do === "answer") {
      const { question } = match;
      must(match.answer(deed.seat, deed.answer).ok, `the rules refuse entry ${n}`);
      const stands = question?.together === true && match.question === question;
      must(deed.revealed === match.log.at(-1)?.revealed, `entry ${n} says otherwise what came to light`);
      must(
        canonical(deed.awaited) === canonical(stands ? null : match.awaited()),
        `entry ${n} says otherwise who waits`,
      );
      look();
    } else if (state.given.length < before) {
      match.undo(before - state.given.length);
      look();
    }
    moments.set(n, moment);
    const there = kept.get(n);
    if (there !== undefined) {
      must(there.step === match.log.length, `the state kept at entry ${n} belongs to another step`);
      must(there.hash === match.hash, `the state kept at entry ${n} is not the one that the log leads to`);
    }
  });

  const master = new Master(match, false);
  const lines = (story: readonly Told[]) => canonical(story.map(({ step, by, event }) => ({ step, by, event })));
  for (const { client, acknowledged, told, wrong } of players) {
    const eyes = client?.seat ?? null;
    for (const problem of wrong) must(false, `seat ${eyes}: ${problem}`);
    for (const { n, key, answer } of acknowledged) {
      const entry = entries[n - 1];
      must(
        entry?.by === eyes &&
          entry.key === key &&
          entry.deed.do === "answer" &&
          canonical(entry.deed.answer) === canonical(answer),
        `seat ${eyes} was promised ${canonical(answer)} as ${n}; the log has ${JSON.stringify(entry)}`,
      );
    }
    for (const { n, standing, view } of told) {
      const truth = moments.get(n);
      must(standing === truth?.standing, `seat ${eyes} was told at ${n}: ${standing}, and it was ${truth?.standing}`);
      must(view === truth?.views.get(eyes), `seat ${eyes} saw something else at ${n}`);
    }
    must(client?.n === entries.length, `seat ${eyes} knows ${client?.n} of ${entries.length} entries`);
    must(
      lines(client?.story ?? []) === lines(atOnce(master.position(eyes, 0)).told),
      `seat ${eyes} was told another story`,
    );
  }
  return { problems, answers: match.log.length, kept: kept.size, view: viewOf };
}
