import { botsOf, standIn } from "@endzeit/bots";
import { type AnyGame, defaultOptions, isObject, type JsonObject, type Options } from "@endzeit/engine";
import type { Poster } from "@endzeit/kit";
import type { TableClient } from "../client.svelte.ts";
import { type Brought, readJson } from "../files.ts";
import { randomId } from "../ids.ts";
import type { SeatKind } from "../storage.ts";
import { tg } from "../texts/game.ts";

/** A table that is about to be opened at this device: who sits where, by which rules, with which cards. */
export class TableOpening {
  readonly game: AnyGame;
  seats = $state<SeatKind[]>([]);
  options = $state<Record<string, boolean | string>>({});
  seed = $state("");
  content = $state.raw<{ readonly name: string; readonly pack: JsonObject } | null>(null);
  /** What is wrong with the cards that were to be loaded. */
  problems = $state.raw<readonly string[]>([]);

  constructor(game: AnyGame, { seats, person }: Poster["first"]) {
    this.game = game;
    this.options = { ...defaultOptions(game.options) };
    this.seats = Array.from({ length: seats }, (): SeatKind => ({ kind: "person" }));
    for (let seat = 0; seat < seats; seat++) if (seat !== person) this.seats[seat] = this.#newBot();
  }

  /** Somebody fair to begin with, then each a bit stronger. */
  #newBot(): SeatKind {
    const bots = botsOf(this.game);
    const fair = bots.indexOf("level-2");
    const first = fair < 0 ? bots.indexOf(standIn(this.game)) : fair;
    const others = this.seats.filter(({ kind }) => kind === "bot").length;
    return { kind: "bot", bot: bots[Math.min(first + others, bots.length - 1)] ?? "random" };
  }

  /** As many seats as wanted; the last one to go is a person's. */
  count(count: number): void {
    while (this.seats.length < count) this.seats.push(this.#newBot());
    while (this.seats.length > count)
      this.seats.splice(
        Math.max(
          0,
          this.seats.findLastIndex(({ kind }) => kind === "bot"),
        ),
        1,
      );
  }

  sit(seat: number, value: string): void {
    this.seats[seat] = value === "person" ? { kind: "person" } : { kind: "bot", bot: value };
  }

  /** Everybody is at this device. */
  gather(): void {
    this.count(Math.max(2, this.seats.length));
    this.seats = this.seats.map(() => ({ kind: "person" }));
  }

  swap(): void {
    this.seats = $state.snapshot(this.seats).toReversed();
  }

  /** Takes what somebody has come with, if anything. */
  bring(brought: Brought | null): void {
    if (brought === null) return;
    this.content = brought.cards;
    this.options = { ...brought.options };
  }

  /** Takes the cards of a file, or says what is wrong with them. */
  async take(file: File): Promise<void> {
    this.problems = [];
    const read = await readJson(file);
    if ("problem" in read) {
      this.problems = [tg("new.content-not-json", { problem: read.problem })];
      return;
    }
    const found = this.game.content.problems(read.value);
    if (found.length > 0 || !isObject(read.value)) this.problems = found;
    else this.content = { name: file.name, pack: JSON.parse(JSON.stringify(read.value)) };
  }

  open(client: TableClient): void {
    const options: Options = { ...this.options };
    const seed = this.seed.trim() === "" ? randomId(12) : this.seed.trim();
    client.open(this.game.id, $state.snapshot(this.seats), options, seed, this.content?.pack ?? null);
  }
}
