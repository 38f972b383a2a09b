import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Pace } from "@endzeit/bots";
import type { Answer } from "@endzeit/engine";
import type { Store } from "../store/store.ts";
import type { BotMoment } from "../tables/house.ts";
import type { Hub } from "../tables/hub.ts";
import type { Table } from "../tables/table.ts";
import { Refuse } from "../tables/trouble.ts";
import type { Jobs } from "./jobs.ts";
import type { Thinkers } from "./thinkers.ts";

/** A question at a table that a bot is to answer. `since`: the entry at which it came up. */
export interface Call {
  readonly table: string;
  readonly since: number;
  readonly seat: number;
}

interface PlayersSettings {
  readonly hub: Hub;
  readonly store: Store;
  readonly thinkers: Thinkers;
  /** Where calls wait for any process; null when there is only this one. */
  readonly jobs: Jobs | null;
  readonly now: () => number;
  /** A short pause before each answer, so that people can follow. */
  readonly pauseMs: number;
  readonly ears: { thought(ms: number, well: boolean): void; failed(error: unknown, what: string): void };
}

const THOUGHT_MS = 1500;
/** Every so often it is looked whether a bot is awaited and nobody sees to it: since so long, at so many tables. */
const SWEEP_MS = 3000;
const FORGOTTEN_MS = 6000;
const SWEEP_TABLES = 50;

/** Sees to it that bots answer. A call that is lost with its process is found again in the store. */
export class Players {
  readonly #settings: PlayersSettings;
  readonly #called = new Set<string>();
  readonly #pace = new Pace();
  readonly #sweep: NodeJS.Timeout;
  #closed = false;

  constructor(settings: PlayersSettings) {
    this.#settings = settings;
    this.#sweep = setInterval(() => this.#lookForForgotten(), SWEEP_MS).unref();
  }

  /** Calls the bots that a table waits for. */
  call(table: Table): void {
    for (const { seat } of table.bots) {
      const call = { table: table.id, since: table.since, seat };
      const { jobs, pauseMs } = this.#settings;
      if (jobs?.ready) jobs.add(call, pauseMs, table.attended).catch(() => this.#soon(call, 0));
      else this.#soon(call, pauseMs);
    }
  }

  /** One decision of one bot, from the question to the committed answer. */
  async play({ table: id, since, seat }: Call): Promise<void> {
    if (this.#closed) return;
    const table = await this.#settings.hub.table(id);
    const moment = await table.botMoment(since, seat);
    if (moment === null) return;
    const answer = await this.#think(moment, table.attended);
    try {
      await table.botAnswers(since, seat, answer);
    } catch (error) {
      if (!(error instanceof Refuse) || error.code !== "refused") throw error;
      this.#settings.ears.failed(error, `bot ${moment.bot}`);
      await table.botAnswers(since, seat, anyOf(moment));
    }
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#sweep);
  }

  async #think(moment: BotMoment, attended: boolean): Promise<Answer> {
    const { thinkers, ears } = this.#settings;
    const { since: _, answers, ...asked } = moment;
    const [only] = answers;
    const kind = `${asked.game} ${asked.bot}`;
    if (answers.length === 1 && only !== undefined) {
      if (attended)
        await pause(
          this.#pace.asUsual(kind, (below) => randomInt(below)),
          undefined,
          { ref: false },
        );
      return only;
    }
    const start = performance.now();
    try {
      const answer = await thinkers.think({ ...asked, ms: THOUGHT_MS }, attended);
      const took = performance.now() - start;
      ears.thought(took, true);
      this.#pace.took(kind, took);
      return answer;
    } catch (error) {
      // A server that stops has thrown the thought away: another one thinks it again.
      if (this.#closed) throw error;
      ears.thought(performance.now() - start, false);
      ears.failed(error, `bot ${asked.bot}`);
      return anyOf(moment);
    }
  }

  #soon(call: Call, wait: number): void {
    const mark = `${call.table} ${call.since} ${call.seat}`;
    if (this.#called.has(mark) || this.#closed) return;
    this.#called.add(mark);
    const timer = setTimeout(() => {
      this.play(call)
        .catch((error: unknown) => {
          if (!this.#closed) this.#settings.ears.failed(error, "bot");
        })
        .finally(() => this.#called.delete(mark));
    }, wait);
    timer.unref();
  }

  #lookForForgotten(): void {
    const { store, hub, now, ears } = this.#settings;
    store
      .due(now() - FORGOTTEN_MS, 0, SWEEP_TABLES)
      .then(async (ids) => {
        for (const id of ids)
          try {
            const table = await hub.table(id);
            await table.sync();
            this.call(table);
          } catch (error) {
            // One that cannot be woken, such as a table of older rules, keeps nobody else's bots waiting.
            if (!(error instanceof Refuse)) ears.failed(error, "sweep");
          }
      })
      .catch((error: unknown) => ears.failed(error, "sweep"));
  }
}

/** Any legal answer: the table goes on, whatever has become of the bot. */
function anyOf({ answers }: BotMoment): Answer {
  const answer = answers[randomInt(answers.length)];
  if (answer === undefined) throw new Error("A bot is asked and has no answer to give.");
  return answer;
}
