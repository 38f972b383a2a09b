import type { AnyGame } from "@endzeit/engine";
import { Follower, type Picture } from "@endzeit/master";
import { type Now, nowOf } from "../src/now.ts";
import type { Notice } from "../src/protocol.ts";

/** The page's end of a match: everything that it was told, in order, and what it knows by it. */
export class Page {
  readonly said: Notice[] = [];
  readonly follower = new Follower();
  readonly #game: AnyGame;
  #now: Now | null = null;
  /** What the last notice has shown as pictures. */
  pictures: readonly Picture[] = [];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  readonly hear = (notice: Notice): void => {
    this.said.push(notice);
    this.pictures = [];
    if (notice.say === "position") this.follower.position(notice);
    else if (notice.say === "moved") this.pictures = this.follower.moved(notice);
    else if (notice.say === "undone") this.follower.undone(notice);
    if ("terms" in notice) this.#now = nowOf(this.#game, this.follower, notice.terms);
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
