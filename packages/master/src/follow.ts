import {
  type Answer,
  type AnyGame,
  type Candidates,
  candidates,
  type GameEvent,
  imagine,
  type Json,
  type Phrase,
  randomFrom,
} from "@endzeit/engine";
import { backsAt } from "./backs.ts";
import { apply } from "./patch.ts";
import type { Eyes, Moved, Position, Standing, Story, TakenBack, Told, Undone } from "./words.ts";

/** A line of the story as one pair of eyes may know it. `step`: how many answers had been given when it happened. */
export interface Line {
  readonly n: number;
  readonly step: number;
  readonly by: number | null;
  readonly event: GameEvent;
  readonly heading: Phrase;
}

/** A line with what was seen right after it. */
export interface Picture extends Line {
  readonly view: Json;
}

/** What one pair of eyes knows of a match, from what whoever runs it tells them. */
export class Follower {
  seat: Eyes = null;
  standing: Standing | null = null;
  view: Json = null;
  log: readonly Line[] = [];
  backs: readonly TakenBack[] = [];
  /** For lines that come without a number; it never goes back, so that no two pictures bear the same one. */
  #n = 0;

  position({ seat, standing, view, from, told, backs = [] }: Position): void {
    const before = from === 0 ? [] : this.log.filter((line) => line.step < from);
    this.seat = seat;
    this.standing = standing;
    this.view = view;
    this.log = [...before, ...this.#lines(told, before.at(-1)?.heading ?? null)];
    this.backs = backs;
  }

  /** What is new, with pictures. */
  moved({ by, beats, patch, standing }: Moved): readonly Picture[] {
    const told = beats.map((beat) => ({ ...beat, step: standing.step, by }));
    const lines = this.#lines(told, this.log.at(-1)?.heading ?? null);
    const pictures = lines.map((line, i): Picture => {
      this.view = apply(this.view, beats[i]?.patch ?? null);
      return { ...line, view: this.view };
    });
    this.view = apply(this.view, patch);
    this.log = [...this.log, ...lines];
    this.standing = standing;
    return pictures;
  }

  undone({ keep, patch, standing, back }: Undone): void {
    this.view = apply(this.view, patch);
    this.log = this.log.filter((line) => line.step <= keep);
    this.backs = [...backsAt(this.backs, keep), ...(back === undefined ? [] : [back])];
    this.standing = standing;
  }

  /** A part of the past; what is known of the present stays. */
  story(story: Story): readonly Picture[] {
    let { view } = story;
    return this.#lines(story.beats, null).map((line, i) => {
      view = apply(view, story.beats[i]?.patch ?? null);
      return { ...line, view };
    });
  }

  /** What a seat may answer. A state imagined from a view lists the same as the real one: that is what views are. */
  candidates(game: AnyGame, seat: number): Candidates<Answer> {
    return candidates(game, this.#imagined(game), seat);
  }

  /** The one answer of a seat that may be given unasked; see `forced` of the engine. What is to be guarded, whoever runs the match knows. */
  forced(game: AnyGame, seat: number, alone: boolean): Answer | null {
    const { answers } = this.candidates(game, seat);
    const [only, other] = answers;
    if (only === undefined || other !== undefined) return null;
    return alone || this.standing?.guarded.includes(seat) !== true ? only : null;
  }

  #imagined(game: AnyGame) {
    return imagine(game, this.view, this.seat, randomFrom("the same for all"));
  }

  #lines(told: readonly Told[], heading: Phrase | null): Line[] {
    let last = heading ?? { text: "", values: {} };
    return told.map(({ step, by, event, heading: own, n }) => {
      last = own ?? last;
      return { n: n ?? ++this.#n, step, by, event, heading: last };
    });
  }
}
