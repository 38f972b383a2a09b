import {
  type Answer,
  type AnyGame,
  type AnyNight,
  type ContestTable,
  contestSeed,
  imagine,
  type JsonObject,
  judge,
  type NightPlace,
  type Options,
  type Refusal,
  randomFrom,
  readSave,
  type Save,
  type Texts,
  text,
} from "@endzeit/engine";
import { isGameId, loadBoard } from "@endzeit/games";
import { type Frame, Picker, type TableSet } from "@endzeit/kit";
import { Follower, type Line, type Picture, type TakenBack } from "@endzeit/master";
import { loadGame } from "./games.ts";
import { type Hire, hireWorker, type Runner } from "./hire.ts";
import { me } from "./me.svelte.ts";
import { type Now, nowOf } from "./now.ts";
import type { Command, LookBack, Notice, Terms } from "./protocol.ts";
import { settings } from "./settings.svelte.ts";
import { type ContestEntry, read, type SeatKind, type StorageProblem } from "./storage.ts";
import { noteUnkept } from "./unkept.ts";
import { named, type SeatHolder, sitterOf, withNames } from "./who.ts";

/** How long a seat that has said "always pass" seems to think. */
const PASS_MS = 700;
/** How many beats the others' doings may take between two answers of a person, before they are told faster. */
const PATIENCE = 11;
/** The only answer is given by itself after this long at least: enough to read it. */
const ONLY_MS = 400;
/** And after this long where it ends the free way back. */
const LAST_CHANCE_MS = 1200;
/** So long the story holds its breath before what everybody waits for; never longer than so many beats. */
const TENSE_MS = 700;
const TENSE_BEATS = 1.6;
/** Told at its fastest, a beat has still this part of its length: enough to see that something moved. */
const FASTEST = 0.35;

const sittersOf = (seats: readonly (string | null)[]): readonly SeatKind[] =>
  seats.map((bot) => (bot === null ? { kind: "person" } : { kind: "bot", bot }));

export interface Failure {
  readonly code: string;
  readonly problems: readonly string[];
}

/** A match as the page sees it: it asks whoever runs the match, plays the story beat by beat and offers the choice of the moment. */
export class TableClient {
  readonly id: string;
  /** Whether all persons sit at this device: it is then handed from one to the other. */
  readonly local: boolean;
  readonly #hiring: Hire;
  #runner: Runner;
  readonly #storiesAsked = new Map<number, (lists: readonly (readonly Picture[])[]) => void>();
  readonly #saveAsked = new Map<number, (save: Save | Promise<Save>) => void>();
  /** Nobody runs the match any more. */
  #gone = false;
  readonly #follower = new Follower();
  #ask = 0;
  #review = false;
  #resumed = false;
  /** The step at which a worker died: a second death at the same step is no accident. */
  #revivedAt = -1;
  #queue: Picture[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** How much of the patience is used up since a person was last asked, in beats. */
  #spent = 0;
  #opened: (() => void)[] = [];
  /** What a seat wants answered for it until the phase ends: by seat and question, with the step and the heading at which it was said. */
  #passes: {
    readonly seat: number;
    readonly ask: string;
    readonly answer: Answer;
    readonly step: number;
    readonly heading: string;
  }[] = $state.raw([]);
  #pass: ReturnType<typeof setTimeout> | null = null;
  /** The steps of the match at which the only answer was given by itself. */
  readonly #auto = new Set<number>();
  #only: ReturnType<typeof setTimeout> | null = null;
  /** Where the match was taken back to: whoever went back there means to look, and is asked. */
  #stay = -1;
  /** Notices are taken one after the other: the rules may still be loading when the first position comes. */
  #chain: Promise<void> = Promise.resolve();

  game: AnyGame | null = $state.raw(null);
  set: TableSet | null = $state.raw(null);
  seats: readonly SeatKind[] = $state.raw([]);
  options: Options = $state.raw({});
  seed: string | null = $state.raw(null);
  /** Whose eyes the table shows. */
  seat: number | null = $state.raw(null);
  now: Now | null = $state.raw(null);
  /** Of a guided match, where its guidance stands. */
  night: NightPlace | null = $state.raw(null);
  /** Which night of a week or a day it is, and whether this attempt counts. */
  entry: ContestEntry | null = $state.raw(null);
  /** Somebody explains the question: no answer is given by itself. */
  guided = false;
  frame: Frame | null = $state.raw(null);
  /** How long the frame stays while the story plays. */
  beatMs = $state(0);
  /** What is being told: the line of the frame, while the story plays. */
  telling: Line | null = $state.raw(null);
  log: readonly Line[] = $state.raw([]);
  /** Names that seats got in the course of the match, as one string: the texts change only when a name does. */
  readonly #names = $derived.by(() => {
    const called = this.log.flatMap(({ event }) => this.set?.called?.(event) ?? []);
    return called.map(({ seat, text }) => `${seat} ${text}`).join("\n");
  });
  /** Who sits at each seat. */
  readonly sitters: readonly (SeatHolder | null)[] = $derived.by(() =>
    this.seats.map((seat, index) => sitterOf(seat, index, settings.lang)),
  );
  /** The texts of the game, in which a seat is called after its side, its colour or its character. */
  readonly #roles: Texts = $derived.by(() => {
    const texts = this.game?.texts[settings.lang] ?? {};
    if (this.#names === "") return texts;
    const names = this.#names.split("\n").map((row) => row.split(" "));
    return { ...texts, ...Object.fromEntries(names.map(([seat, key = ""]) => [`seat.${seat}`, texts[key] ?? key])) };
  });
  readonly #texts: Texts = $derived.by(() => withNames(this.#roles, this.sitters));
  /** The story still plays: the choice of the moment waits for its end, or for a click. */
  playing = $state(false);
  /** The event that everybody waits for, by its name alone, while the story holds its breath. */
  coming: string | null = $state.raw(null);
  /** The beats of the past are shown again; the match itself goes on. */
  recalling = $state(false);
  /** How many beats of the story are still to be told. */
  behind = $state(0);
  /** The only answer that is possible, while it is about to be given by itself. */
  giving: Now["forced"] = $state.raw(null);
  /** The device is to be handed to this seat. */
  curtain: number | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  late = $state(false);
  /** What was taken back, each behind the lines of its first `keep` answers. */
  backs: readonly TakenBack[] = $state.raw([]);
  /** Somebody's turn has just vanished. */
  back: TakenBack | null = $state.raw(null);
  /** How the match went, as far as it has been looked back at; null as long as nobody has asked. */
  reviewed: LookBack | null = $state.raw(null);
  failure: Failure | null = $state.raw(null);
  elsewhere: "before" | "since" | null = $state.raw(null);
  storage: StorageProblem | null = $state.raw(null);
  /** How many answers the stored match has; null while that is not known. */
  #stored: number | null = $state(null);
  /** Hears each line when it is shown: sounds and announcements. */
  heard: ((line: Line) => void) | null = null;
  readonly picker: Picker = new Picker(
    (answer) => this.answer(answer),
    (answer) => this.#why(answer),
  );
  /** What was answered here, by the step of the match that it was given at: what is taken back can be given again. */
  readonly given = new Map<number, Answer>();

  constructor(id: string, hire: Hire = hireWorker) {
    this.id = id;
    this.local = hire === hireWorker;
    this.#hiring = hire;
    this.#runner = this.#hire();
    this.pace();
  }

  #hire(): Runner {
    const mine: { runner: Runner | null } = { runner: null };
    // The first notices may come before the runner is in our hands.
    const current = (): boolean => mine.runner === null || mine.runner === this.#runner;
    mine.runner = this.#hiring({
      hear: (notice) => {
        if (!current()) return;
        // Without the files of the game nothing can be shown; a page that waits for ever would be worse than one that says so.
        this.#chain = this.#chain.then(() => this.#hear(notice)).catch(() => this.#fail());
      },
      died: () => {
        if (current()) this.#crashed();
      },
    });
    return mine.runner;
  }

  /** A worker that died in the middle of a match makes room for a new one, which goes on from the last stored answer. */
  #crashed(): void {
    this.#settle();
    if (this.now === null || this.now.step === this.#revivedAt || this.storage !== null) {
      this.#gone = true;
      this.#fail();
      return;
    }
    this.#revivedAt = this.now.step;
    this.#runner.end();
    // Until the new one has the match, an answer would be lost: nothing is in the light.
    this.picker.ask({ question: this.now.question, answers: [], refused: [] });
    this.#runner = this.#hire();
    this.pace();
    this.resume(this.#review, true);
  }

  /** Whoever waits for something from a worker that died gets what there is. */
  #settle(): void {
    for (const resolve of this.#saveAsked.values()) resolve(this.#lastStored());
    this.#saveAsked.clear();
    for (const resolve of this.#storiesAsked.values()) resolve([]);
    this.#storiesAsked.clear();
  }

  async #lastStored(): Promise<Save> {
    return readSave((await read(this.id)).save);
  }

  #fail(): void {
    this.failure = { code: "worker", problems: [] };
    for (const open of this.#opened.splice(0)) open();
  }

  #say(command: Command): void {
    this.#runner.say(command);
  }

  /** How many answers were given that the browser has not stored. */
  get unsaved(): number {
    return this.storage === null || this.now === null ? 0 : Math.max(0, this.now.step - (this.#stored ?? 0));
  }

  /** Resolves when the match is on the table, or has failed. */
  whenOpen(): Promise<void> {
    if (this.now !== null || this.failure !== null) return Promise.resolve();
    return new Promise((resolve) => this.#opened.push(resolve));
  }

  open(game: string, seats: readonly SeatKind[], options: Options, seed: string, content: JsonObject | null): void {
    this.#open(game, seats, options, seed, content, {});
  }

  #open(
    game: string,
    seats: readonly SeatKind[],
    options: Options,
    seed: string,
    content: JsonObject | null,
    kind: { readonly night?: true; readonly entry?: ContestEntry },
  ): void {
    const sitting = [...named(seats, me)];
    this.#say({ do: "open", id: this.id, game, seats: sitting, options: { ...options }, seed, content, ...kind });
  }

  /** Opens the guided match of a game. */
  openNight({ game, seats, options, seed }: AnyNight): void {
    this.#open(game, sittersOf(seats), options, seed, null, { night: true });
  }

  /** Opens a night that is the same for everybody. */
  openContest(game: string, { seats, options }: ContestTable, entry: ContestEntry): void {
    this.#open(game, sittersOf(seats), options, contestSeed(game, entry.contest), null, { entry });
  }

  /** An attempt that counts, until its end: it goes without hints and without a way back. */
  get strict(): boolean {
    return this.entry?.counts === true && this.now?.outcome == null;
  }

  /** The guidance has gone on: it is kept with the match. */
  guide(night: NightPlace): void {
    this.night = night;
    this.#say({ do: "night", night: { done: [...night.done], said: [...night.said], away: night.away } });
  }

  import(save: unknown, seats: readonly SeatKind[] | null): void {
    this.#say({ do: "import", id: this.id, seats: seats === null ? null : [...seats], save });
  }

  resume(review = false, force = false): void {
    this.elsewhere = null;
    this.failure = null;
    this.#review = review;
    this.#resumed = true;
    this.#say({ do: "resume", id: this.id, review, force });
  }

  texts(): Texts {
    return this.#texts;
  }

  /** What a seat is in the game, whoever sits there. */
  roleOf(seat: number): string {
    return text(this.#roles, `seat.${seat}`);
  }

  /** Whether the match is over as far as it is told. */
  get over(): boolean {
    return !this.playing && this.now?.outcome != null;
  }

  /** How many answers one taking back means, of `free`: those that were given by themselves go with the one before them. */
  backBy(free: number): number {
    const step = this.now?.step ?? 0;
    let count = 1;
    while (count < free && this.#auto.has(step - count)) count++;
    return count;
  }

  /** The step to go back to for the answer that was given at `step`: before those that were given by themselves. */
  backTo(step: number): number {
    let to = step;
    while (this.#auto.has(to) && this.given.has(to - 1)) to--;
    return to;
  }

  /** The text that names a seat: the name it got in the course of the match, where there is one. */
  nameOf(seat: number): string {
    const named = this.#names.split("\n").findLast((row) => row.startsWith(`${seat} `));
    return named?.split(" ")[1] ?? `seat.${seat}`;
  }

  /** Answers for the seat that is shown. What the worker does not allow changes nothing and comes back with its reason. */
  answer(answer: Answer): void {
    if (this.now === null || this.seat === null) return;
    this.skip();
    if (this.#only !== null) clearTimeout(this.#only);
    this.giving = null;
    this.refusal = null;
    this.late = false;
    this.picker.ask({ question: this.now.question, answers: [], refused: [] });
    this.given.set(this.now.step, answer);
    this.#say({ do: "answer", seat: this.seat, answer, step: this.now.step });
  }

  /** Why the rules refuse an answer of the seat that is shown. A state imagined from its view says the same as the real one. */
  #why(answer: Answer): Refusal | null {
    const { game, now, seat } = this;
    if (game === null || now === null || seat === null || now.question === null || this.playing) return null;
    const verdict = judge(game, imagine(game, now.view, seat, randomFrom("the same for all")), seat, answer);
    return "refusal" in verdict && verdict.refusal.reason !== "unknown-answer" ? verdict.refusal : null;
  }

  /** What was about to be given by itself waits for a person's word: somebody means to go back from here. */
  hold(): void {
    if (this.now === null || this.giving === null) return;
    this.#stay = this.now.step;
    this.#present();
  }

  undo(count: number): void {
    if (this.now === null) return;
    this.hold();
    this.refusal = null;
    this.#say({ do: "undo", count, step: this.now.step });
  }

  /** Shows the table through the eyes of a seat (a person's at this device), or of nobody. */
  show(seat: number | null): void {
    this.#say({ do: "show", seat });
  }

  /** The person at `seat` has taken the device. */
  lift(): void {
    const seat = this.curtain;
    if (seat === null) return;
    this.curtain = null;
    this.show(seat);
  }

  /** From now on this question of this seat is answered so, until the phase ends; the current one as well. */
  passFor(answer: Answer): void {
    if (this.now === null || this.seat === null || this.now.question === null) return;
    const { question } = this.now;
    const { step } = this.now;
    this.#passes = [...this.#passes, { seat: this.seat, ask: question.ask, answer, step, heading: this.#heading() }];
    this.picker.give(answer);
  }

  stopPassing(): void {
    this.#passes = [];
  }

  get passing(): boolean {
    const heading = this.now === null ? "" : this.#heading();
    return this.#passes.some((pass) => pass.seat === this.seat && pass.heading === heading);
  }

  #heading(): string {
    return this.game === null || this.now === null ? "" : JSON.stringify(this.game.words.heading(this.now.view));
  }

  /** Gives the answer that a seat has left word of. Always after the same time, whatever the seat holds. */
  #passed(now: Now): boolean {
    if (now.step === this.#stay) return false;
    const heading = this.#heading();
    const pass = this.#passes.find(
      (known) => now.awaited.includes(known.seat) && known.ask === now.question?.ask && known.heading === heading,
    );
    if (pass === undefined) return false;
    if (this.#pass !== null) clearTimeout(this.#pass);
    this.#pass = setTimeout(() => {
      if (this.now?.step !== now.step || !this.#passes.includes(pass)) return;
      if (pass.seat === this.seat) this.given.set(now.step, pass.answer);
      this.#say({ do: "answer", seat: pass.seat, answer: pass.answer, step: now.step });
    }, PASS_MS);
    return true;
  }

  /** Bots answer at once: what holds them back is the story, which the page tells in its own time. */
  pace(): void {
    this.#say({ do: "pace", pauseMs: settings.beatMs / 4 });
  }

  /** The match as a file; where nobody runs it any more, as it was last stored. */
  save(): Promise<Save> {
    if (this.#gone) return this.#lastStored();
    const ask = ++this.#ask;
    return new Promise((resolve) => {
      this.#saveAsked.set(ask, resolve);
      this.#say({ do: "save", ask });
    });
  }

  /** Looks back at a match that is over, from its first answer: `reviewed` grows as it goes. null stops it. */
  review(of: readonly number[] | null): void {
    if (of !== null) this.reviewed = null;
    this.#say({ do: "review", of: of === null ? null : [...of] });
  }

  beats(from: number, to: number, seats: readonly (number | null)[]): Promise<readonly (readonly Picture[])[]> {
    const ask = ++this.#ask;
    return new Promise((resolve) => {
      this.#storiesAsked.set(ask, resolve);
      this.#say({ do: "stories", ask, from, to, seats: [...seats] });
    });
  }

  /** Plays the story again from a step to the present. */
  async recall(from: number): Promise<void> {
    const now = this.now;
    if (now === null) return;
    const [beats = []] = await this.beats(from, now.step, [this.seat]);
    if (beats.length === 0) return;
    this.#drop();
    this.recalling = true;
    this.#queue = [...beats];
    this.#start();
  }

  /** Somebody does not want to wait: what the story holds its breath for is told, else its end. */
  hurry(): void {
    if (this.coming === null || this.#timer === null) return this.skip();
    clearTimeout(this.#timer);
    this.#step();
  }

  /** Ends the story that plays and shows the present. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#drop();
    this.#present();
  }

  /** Lets go of the pictures that wait. What they tell is in the log, or comes there now. */
  #drop(): void {
    if (!this.recalling) for (const beat of this.#queue) this.#tell(beat);
    this.#queue = [];
  }

  /** Lets go of the match; what is stored stays. */
  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#only !== null) clearTimeout(this.#only);
    // The worker writes what is still to be written, lets go of the match and ends itself.
    this.#say({ do: "close" });
  }

  async #hear(notice: Notice): Promise<void> {
    switch (notice.say) {
      case "opened":
        if (isGameId(notice.game) && this.game === null) {
          const [game, set] = await Promise.all([loadGame(notice.game), loadBoard(notice.game)]);
          this.game = game;
          this.set = set;
        }
        this.seats = this.local ? named(notice.seats, me) : notice.seats;
        this.options = notice.options;
        this.night = notice.night ?? null;
        this.guided = this.night?.away === false;
        this.entry = notice.entry ?? null;
        return;
      case "position":
        this.#follower.position(notice);
        return this.#stands(notice.terms, null);
      case "moved": {
        const pictures = this.#followed(() => this.#follower.moved(notice));
        return pictures === null ? undefined : this.#stands(notice.terms, pictures);
      }
      case "undone": {
        if (this.#followed(() => [this.#follower.undone(notice)]) === null) return;
        this.#stands(notice.terms, null);
        const { back } = notice;
        if (back !== undefined && (back.by === null || back.by !== this.seat)) this.back = back;
        return;
      }
      case "terms":
        return this.#stands(notice.terms, []);
      case "refused":
        this.refusal = notice.refusal;
        return;
      case "late":
        this.late = true;
        return;
      case "failed":
        this.failure = { code: notice.code, problems: notice.problems };
        for (const open of this.#opened.splice(0)) open();
        return;
      case "elsewhere":
        this.elsewhere = notice.opened ? "since" : "before";
        this.curtain = null;
        for (const open of this.#opened.splice(0)) open();
        return;
      case "kept": {
        this.storage = notice.problem;
        if (notice.problem === null) {
          this.#stored = notice.step;
          noteUnkept(this.id, null);
        } else if (notice.problem === "full" || notice.problem === "blocked") this.#noteUnkept(notice.problem);
        return;
      }
      case "stories":
        this.#storiesAsked.get(notice.ask)?.(notice.stories.map((story) => this.#follower.story(story)));
        this.#storiesAsked.delete(notice.ask);
        return;
      case "reviewed":
        this.reviewed = { before: notice.before, answers: [...(this.reviewed?.answers ?? []), ...notice.answers] };
        return;
      case "save":
        this.#saveAsked.get(notice.ask)?.(notice.save);
        this.#saveAsked.delete(notice.ask);
        return;
    }
  }

  /** Follows what was told; null where it does not fit what is known here, and everything is asked for anew. */
  #followed<T>(follow: () => T): T | null {
    try {
      return follow();
    } catch {
      this.#say({ do: "anew" });
      return null;
    }
  }

  /** The match stands otherwise than before: by what `pictures` show, or, where the eyes or the past have changed, null. */
  #stands(terms: Terms, pictures: readonly Picture[] | null): void {
    const follower = this.#follower;
    const now = nowOf(this.game, follower, terms);
    if (now === null) return;
    const before = this.now;
    if (before === null && this.#resumed) this.#stored = now.step;
    if (before !== null && now.step < before.step) {
      this.#stay = now.step;
      // Back there the word was not left yet.
      this.#passes = this.#passes.filter(({ step }) => step < now.step);
      for (const step of this.given.keys()) if (step >= now.step) this.given.delete(step);
      for (const step of this.#auto) if (step >= now.step) this.#auto.delete(step);
    }
    this.seat = follower.seat;
    this.now = now;
    this.backs = follower.backs;
    if (pictures === null) {
      if (this.#timer !== null) clearTimeout(this.#timer);
      this.#timer = null;
      this.#queue = [];
      this.log = follower.log;
      this.#present();
    } else {
      // While the past is shown, the log goes on with the match.
      if (this.recalling) for (const picture of pictures) this.#tell(picture);
      this.#queue.push(...pictures);
      this.#start();
    }
    if (before === null) for (const open of this.#opened.splice(0)) open();
  }

  /** Before the first answer there is nothing to lose. */
  #noteUnkept(problem: "full" | "blocked"): void {
    const answers = this.now?.step ?? 0;
    noteUnkept(this.id, answers === 0 ? null : { problem, answers });
  }

  #tell(line: Line): void {
    this.log = [...this.log, { n: line.n, step: line.step, by: line.by, event: line.event, heading: line.heading }];
    this.heard?.(line);
  }

  #start(): void {
    if (this.#timer !== null) return;
    if (settings.beatMs === 0 && !this.recalling) {
      this.skip();
      return;
    }
    this.playing = true;
    this.behind = this.#queue.length;
    this.picker.ask({ question: this.now?.question ?? null, answers: [], refused: [] });
    this.#step();
  }

  #step(): void {
    const next = this.#queue[0]?.event.event;
    if (next !== undefined && this.frame !== null && this.#tense(next)) {
      this.coming = next;
      this.frame = { n: this.frame.n + 0.5, event: null, view: this.frame.view, coming: next };
      this.beatMs = Math.min(TENSE_MS, TENSE_BEATS * this.#usualMs * this.#hurry());
      this.#timer = setTimeout(() => this.#step(), this.beatMs);
      return;
    }
    this.coming = null;
    const beat = this.#queue.shift();
    this.behind = this.#queue.length;
    if (beat === undefined) {
      this.#timer = null;
      this.#present();
      return;
    }
    const beats = this.#beats(beat, this.telling);
    const hurry = this.#hurry(beat, beats);
    this.#spent += beats * hurry;
    this.beatMs = beats * hurry * this.#usualMs;
    this.frame = { n: beat.n, event: beat.event, view: beat.view };
    this.telling = beat;
    if (!this.recalling) this.#tell(beat);
    this.#timer = setTimeout(() => this.#step(), this.beatMs);
  }

  /** Whether everybody waits for this event. Of several alike the first alone is waited for. */
  #tense(event: string): boolean {
    return this.coming === null && this.telling?.event.event !== event && this.set?.tense?.includes(event) === true;
  }

  get #usualMs(): number {
    return Math.max(settings.beatMs, this.recalling ? 260 : 0);
  }

  /** How fast the story is told from a line on that takes so many beats: 1, or less where patience would run out. */
  #hurry(from: Line | null = this.telling, beats = 0): number {
    if (this.recalling) return 1;
    const left = this.#queue.reduce((sum, next, i) => sum + this.#beats(next, this.#queue[i - 1] ?? from), beats);
    return Math.min(1, Math.max(FASTEST, (PATIENCE - this.#spent) / Math.max(left, 0.1)));
  }

  /** How many beats a line takes after another: none when nobody sees it as a picture, half of them when the same happens again. */
  #beats(line: Line, before: Line | null): number {
    if (this.game?.words.event(line.event) === null) return 0;
    return (this.set?.pace?.(line.event) ?? 1) * (before?.event.event === line.event.event ? 0.5 : 1);
  }

  #present(): void {
    const now = this.now;
    if (now === null) return;
    this.playing = false;
    this.coming = null;
    this.recalling = false;
    this.telling = null;
    this.behind = 0;
    if (now.outcome !== null || now.awaited.some((seat) => this.seats[seat]?.kind === "person")) this.#spent = 0;
    this.frame = { n: now.step * 1000 + 999, event: null, view: now.view };
    this.giving = this.#onlyAnswer(now);
    const free = this.giving === null;
    this.picker.ask({
      question: now.question,
      answers: free ? now.answers : [],
      refused: free ? now.refused : [],
    });
    this.#handOver(now);
  }

  /** Where there is one answer and nobody learns anything by its haste, it is given after a beat; null where somebody is asked. */
  #onlyAnswer(now: Now): Now["forced"] {
    if (this.#only !== null) clearTimeout(this.#only);
    this.#only = null;
    const { forced, step } = now;
    if (forced === null || !settings.values.automatic || this.elsewhere !== null || this.#review) return null;
    if (step === this.#stay || this.#auto.has(step) || (this.night !== null && this.guided)) return null;
    this.#only = setTimeout(() => {
      if (this.now?.step !== step) return;
      this.#auto.add(step);
      if (forced.seat === this.seat) this.given.set(step, forced.answer);
      this.#say({ do: "answer", seat: forced.seat, answer: forced.answer, step });
    }, this.#onlyMs(now));
    return forced;
  }

  /** A reaction that is passed by leaves nothing to look at; what ends the free way back leaves time to take it. */
  #onlyMs({ question, forced, free }: Now): number {
    const pass = question === null ? undefined : this.set?.passable[question.ask];
    if (pass !== undefined && JSON.stringify(pass) === JSON.stringify(forced?.answer)) return 0;
    if (free > 0) return Math.max(LAST_CHANCE_MS, settings.beatMs);
    return settings.beatMs === 0 ? 0 : Math.max(ONLY_MS, settings.beatMs);
  }

  /** Whose eyes are needed next: with secrets between persons the hand is closed and then the curtain falls, else the table simply turns. */
  #handOver(now: Now): void {
    if (now.outcome !== null || this.elsewhere !== null || this.giving !== null || this.#passed(now) || !this.local)
      return;
    const next = now.awaited.find((seat) => this.seats[seat]?.kind === "person");
    if (next === undefined || next === this.seat) {
      this.curtain = null;
      return;
    }
    const known = this.seat === null || this.seats[this.seat]?.kind === "person";
    if (!known || !now.secret) this.show(next);
    else if (this.seat !== null) this.show(null);
    else this.curtain = next;
  }
}

/** Matches that are open in this page, so that a table that could not be stored survives a look at another page. */
const live = new Map<string, TableClient>();

export function handOn(client: TableClient): void {
  live.set(client.id, client);
}

/** The match for a page: the one that is open already, or the stored one. */
export function take(id: string): TableClient {
  const known = live.get(id);
  if (known !== undefined) return known;
  const client = new TableClient(id);
  live.set(id, client);
  client.resume();
  return client;
}

/** The page is done with the match: it is let go, unless this page is the only place that has it. */
export function leave(client: TableClient): void {
  if (client.storage !== null) return;
  live.delete(client.id);
  client.close();
}
