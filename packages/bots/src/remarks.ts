import { type AnyGame, below, type CoreState, imagine, type Random, randomFrom } from "@endzeit/engine";
import { personOf } from "./persons.ts";

/** What a person among the bots may have something to say about in the course of a match. */
export type Cue =
  /** The match has turned for the one who speaks, or against. */
  | "turned-for"
  | "turned-against"
  /** Where those who play fare alike: it has turned for all of them, or against. */
  | "well"
  | "badly"
  /** A person has made much of a turn. */
  | "strong"
  /** It is late, and open. */
  | "close";

/** What a person among the bots says; in which words stands in `sayings.ts`. */
export interface Saying<C extends string = Cue> {
  readonly seat: number;
  /** Who sat there when it was said. */
  readonly bot: string;
  readonly cue: C;
  readonly variant: number;
}

/** Said in the course of a match. `step`: after so many answers. */
export interface Remark extends Saying {
  readonly step: number;
}

/** What of a match everybody may know after an answer. */
export interface Heard {
  /** As one who only watches sees it. */
  readonly view: unknown;
  /** Answers given so far, and whose the last one was. */
  readonly step: number;
  readonly by: number;
  /** The bot at each seat that plays for itself; null where a person sits, or one for whom a bot plays. */
  readonly bots: readonly (string | null)[];
}

export const VARIANTS = 2;
/** Nobody wants to hear more in one match, nor so soon after the last one: phases. */
const MOST = 3;
const APART = 5;
const FIRST = 3;
/** Worlds in which the chances are read off. */
const WORLDS = 10;
/** And so much of the night, 0 to 1, lies between two. */
const SPREAD = 0.15;
/** By so much the chance must change. */
const TURN = 0.19;
/** So late, 0 to 1, and so near to even, a match is close. */
const LATE = 0.72;
const EVEN = 0.09;

interface Outlook {
  readonly phase: number;
  readonly chances: readonly number[];
}

/**
 * What the persons among the bots say while a match runs: seldom, at the end of a phase, and of nothing but what everybody may know. The same
 * seed and the same match say the same.
 */
export class Remarks {
  readonly #game: AnyGame;
  readonly #seed: string;
  readonly #world: CoreState;
  #said: readonly Remark[];
  /** How it stood when the last phase had ended; null as long as nobody has looked. */
  #last: Outlook | null = null;
  /** Phases that have ended since the last remark, and since the match began. */
  #since = APART;
  #ended = 0;
  /** The hour of the last remark. */
  #spoke = Number.NEGATIVE_INFINITY;
  /** Who has answered since the last look. */
  readonly #by = new Set<number>();

  /** `said`: what was said in this match before. */
  constructor(game: AnyGame, seed: string, said: readonly Remark[] = []) {
    this.#game = game;
    this.#seed = seed;
    this.#world = game.blank();
    this.#said = said;
    if (said.length > 0) this.#since = 0;
  }

  get said(): readonly Remark[] {
    return this.#said;
  }

  /** The match goes on from its first `keep` answers. */
  back(keep: number): void {
    this.#said = this.#said.filter(({ step }) => step <= keep);
    this.#last = null;
    this.#by.clear();
  }

  /** An answer was given. What somebody says to it; null almost always. */
  heard({ view, step, by, bots }: Heard): Remark | null {
    const game = this.#game;
    const speakers = bots.flatMap((bot, seat) => (bot === null || personOf(bot) === null ? [] : [seat]));
    const persons = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    if (game.chance === undefined || game.words.talk === true || speakers.length === 0 || persons.length === 0)
      return null;
    if (this.#said.length >= MOST) return null;
    const random = randomFrom(`remark ${this.#seed} ${step}`);
    const world = imagine(game, view, null, random, this.#world);
    this.#by.add(by);
    const phase = game.phase(world);
    if (world.outcome !== null || phase === this.#last?.phase) return null;
    const last = this.#last;
    const chances = this.#chances(view, random, bots.length);
    const byPersons = [...this.#by].every((seat) => persons.includes(seat));
    this.#last = { phase, chances };
    this.#by.clear();
    this.#since++;
    this.#ended++;
    const hour = game.clock(view);
    if (last === null || this.#since < APART || this.#ended < FIRST || hour - this.#spoke < SPREAD) return null;
    const late = hour >= LATE;
    const found = speakers.flatMap((seat) => {
      const cue = cueOf(seat, persons, last.chances, chances, { byPersons, late });
      return cue === null ? [] : [{ seat, ...cue }];
    });
    const said = found.filter(({ cue }) => cue !== "close" || this.#said.every((one) => one.cue !== "close"));
    const most = Math.max(...said.map(({ by }) => by));
    const loudest = said.filter(({ by }) => by === most);
    const speaker = loudest[below(random, Math.max(1, loudest.length))];
    const bot = speaker === undefined ? null : (bots[speaker.seat] ?? null);
    if (speaker === undefined || bot === null) return null;
    const { seat, cue } = speaker;
    this.#since = 0;
    this.#spoke = hour;
    const remark: Remark = { step, seat, bot, cue, variant: this.#variant(bot, cue) };
    this.#said = [...this.#said, remark];
    return remark;
  }

  /** Nobody says the same again as long as there is something else to say. */
  #variant(bot: string, cue: Cue): number {
    const before = this.#said.filter((one) => one.bot === bot && one.cue === cue).length;
    return (below(randomFrom(`variant ${this.#seed} ${bot} ${cue}`), VARIANTS) + before) % VARIANTS;
  }

  #chances(view: unknown, random: Random, seats: number): readonly number[] {
    const { chance } = this.#game;
    const sums = Array.from({ length: seats }, () => 0);
    for (let n = 0; n < WORLDS; n++) {
      const world = imagine(this.#game, view, null, random, this.#world);
      for (let seat = 0; seat < seats; seat++) sums[seat] = (sums[seat] ?? 0) + (chance?.(world, seat) ?? 0);
    }
    return sums.map((sum) => sum / WORLDS);
  }
}

/** How near two chances are to each other that follow from one reading. */
const SAME = 1e-9;

/** What a seat could speak of, and how much there is to it. */
function cueOf(
  seat: number,
  persons: readonly number[],
  before: readonly number[],
  after: readonly number[],
  { byPersons, late }: { readonly byPersons: boolean; readonly late: boolean },
): { readonly cue: Cue; readonly by: number } | null {
  const [was = 0, is = 0] = [before[seat], after[seat]];
  const by = Math.abs(is - was);
  const alike = persons.every((person) => Math.abs((after[person] ?? 0) - is) < SAME);
  const rose = is > was;
  if (by >= TURN) {
    if (alike) return { cue: rose ? (byPersons ? "strong" : "well") : "badly", by };
    const gained = persons.some((person) => (after[person] ?? 0) - (before[person] ?? 0) >= TURN);
    return { cue: rose ? "turned-for" : byPersons && gained ? "strong" : "turned-against", by };
  }
  // Even is where nobody is ahead.
  const even = alike ? 0.5 : after.reduce((sum, chance) => sum + chance, 0) / after.length;
  return late && Math.abs(is - even) <= EVEN ? { cue: "close", by: 0 } : null;
}
