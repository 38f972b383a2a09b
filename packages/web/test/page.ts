import type { AnyGame } from "@endzeit/engine";
import { Follower, type Picture } from "@endzeit/master";
import { type Now, nowOf } from "../src/now.ts";
import type { Report } from "../src/protocol.ts";

/** The page's end of a match: everything that it was told, in order, and what it knows by it. */
export class Page {
  readonly said: Report[] = [];
  readonly follower = new Follower();
  readonly #game: AnyGame;
  #now: Now | null = null;
  /** What the last report has shown as pictures. */
  pictures: readonly Picture[] = [];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  readonly hear = (report: Report): void => {
    this.said.push(report);
    this.pictures = [];
    if (report.say === "position") this.follower.position(report);
    else if (report.say === "moved") this.pictures = this.follower.moved(report);
    else if (report.say === "undone") this.follower.undone(report);
    if ("terms" in report) this.#now = nowOf(this.#game, this.follower, report.terms);
  };

  /** Where the match stands. */
  get now(): Now {
    if (this.#now === null) throw new Error("No position came.");
    return this.#now;
  }

  /** What may be compared with what is known later. */
  get picture() {
    const { log, backs } = this.follower;
    return structuredClone({ now: this.now, log, backs });
  }
}
