import type { Harvest } from "@endzeit/lab/anywhere";
import { newWorker } from "../hire.ts";
import { type Fork, readReply, type TrialReply, type Work } from "./words.ts";

/** Of two kinds of work alike, each without the number by which its reply is known. */
type Unnumbered = Work extends infer W ? (W extends Work ? Omit<W, "ask"> : never) : never;
/** What of a worker a pool needs. */
export type Hand = Pick<Worker, "postMessage" | "addEventListener" | "terminate">;

/** More of them make a device hot and little faster. */
const MOST = 4;

/** The workers of a trial. Whoever has the least to do gets the next piece. */
export class TrialPool {
  readonly #hands: readonly Hand[];
  readonly #load: number[];
  readonly #asked = new Map<
    number,
    { readonly at: number; done(reply: TrialReply): void; failed(error: Error): void }
  >();
  #ask = 0;

  constructor(
    count = Math.min(MOST, Math.max(1, globalThis.navigator?.hardwareConcurrency ?? 1)),
    hire: () => Hand = newWorker,
  ) {
    this.#hands = Array.from({ length: count }, hire);
    this.#load = this.#hands.map(() => 0);
    for (const hand of this.#hands) {
      hand.addEventListener("message", ({ data }) => this.#hear(data));
      hand.addEventListener("error", ({ message }) => this.#fail(new Error(message)));
    }
  }

  get count(): number {
    return this.#hands.length;
  }

  /** All workers go back to this match. */
  async take(save: unknown): Promise<void> {
    await Promise.all(this.#hands.map((_, at) => this.#say({ trial: "take", save }, at)));
  }

  async moment(step: number): Promise<Fork> {
    const reply = await this.#say({ trial: "moment", step }, 0);
    if (reply.trial !== "moment") throw new Error("No moment came.");
    return reply.moment;
  }

  async harvest(work: Extract<Unnumbered, { trial: "matches" | "on" }>): Promise<Harvest> {
    const reply = await this.#say(work, this.#load.indexOf(Math.min(...this.#load)));
    if (reply.trial !== "harvest") throw new Error("No matches came.");
    return reply.harvest;
  }

  /** Ends the workers at once. Nobody waits for them any more. */
  end(): void {
    for (const hand of this.#hands) hand.terminate();
    this.#asked.clear();
  }

  #say(work: Unnumbered, at: number): Promise<TrialReply> {
    const ask = ++this.#ask;
    this.#load[at] = (this.#load[at] ?? 0) + 1;
    return new Promise((done, failed) => {
      this.#asked.set(ask, { at, done, failed });
      this.#hands[at]?.postMessage({ ...work, ask });
    });
  }

  #hear(message: unknown): void {
    const reply = readReply(message);
    const asked = reply === null ? undefined : this.#asked.get(reply.ask);
    if (reply === null || asked === undefined) return;
    this.#asked.delete(reply.ask);
    this.#load[asked.at] = (this.#load[asked.at] ?? 1) - 1;
    if (reply.trial === "failed") asked.failed(new Error(reply.problem));
    else asked.done(reply);
  }

  #fail(error: Error): void {
    for (const { failed } of this.#asked.values()) failed(error);
    this.#asked.clear();
  }
}
