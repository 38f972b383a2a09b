import type { Remark, Saying } from "@endzeit/bots";
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
  type Puzzle,
  type Refusal,
  randomFrom,
  type Save,
  type Texts,
} from "@endzeit/engine";
import { isGameId, loadBoard } from "@endzeit/games";
import { type Frame, Picker, type TableSet } from "@endzeit/kit";
import { Follower, type Line, type Picture, type TakenBack } from "@endzeit/master";
import { CalledSeats } from "./client/called.svelte.ts";
import { Running } from "./client/running.ts";
import { Showing } from "./client/showing.svelte.ts";
import { Unasked } from "./client/unasked.svelte.ts";
import { loadGame } from "./games.ts";
import { type Hire, hireWorker } from "./hire.ts";
import { me } from "./me.svelte.ts";
import { type Now, nowOf } from "./now.ts";
import type { Command, LookBack, Notice, Terms } from "./protocol.ts";
import { settings } from "./settings.svelte.ts";
import type { ContestEntry, PuzzlePlace, SeatKind, StorageProblem } from "./storage.ts";
import { noteUnkept } from "./unkept.ts";
import { named, type SeatHolder } from "./who.ts";

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
  readonly #running: Running;
  readonly #follower = new Follower();
  readonly #showing = new Showing(this, {
    began: () => this.picker.ask({ question: this.now?.question ?? null, answers: [], refused: [] }),
    over: () => this.#present(),
    heard: (line) => this.heard?.(line),
  });
  readonly #unasked = new Unasked(this, (seat, answer, step) => {
    if (seat === this.seat) this.given.set(step, answer);
    this.#say({ do: "answer", seat, answer, step });
  });
  readonly #called = new CalledSeats(this);
  #review = false;
  /** What is looked back at here and kept nowhere. */
  #record: Save | null = null;
  #resumed = false;
  /** The step at which a worker died: a second death at the same step is no accident. */
  #revivedAt = -1;
  #opened: (() => void)[] = [];

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
  /** It goes on from a moment of a match that was over. */
  again = $state(false);
  /** Of a match that is looked back at by its record: the seats of this device when it was played; else null. */
  mine: readonly number[] | null = null;
  /** The puzzle that it began with. */
  puzzle: PuzzlePlace | null = $state.raw(null);
  /** Somebody explains the question: no answer is given by itself. */
  guided = false;
  /** The device is to be handed to this seat. */
  curtain: number | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  late = $state(false);
  /** What was taken back, each behind the lines of its first `keep` answers. */
  backs: readonly TakenBack[] = $state.raw([]);
  /** Somebody's turn has just vanished. */
  back: TakenBack | null = $state.raw(null);
  /** What the persons among the bots have said, and what one has just said. */
  remarks: readonly Remark[] = $state.raw([]);
  remark: Remark | null = $state.raw(null);
  /** A bot offers to have the answer to step `step` taken back. */
  offer: (Saying<"offer"> & { readonly step: number }) | null = $state.raw(null);
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
    this.#running = new Running(
      {
        id,
        hear: (notice) => this.#hear(notice),
        mayGoOn: () => this.#mayGoOn(),
        goesOn: () => {
          this.pace();
          if (this.#record === null) this.resume(this.#review, true);
          else this.#behold(this.#record);
        },
        failed: () => this.#fail(),
      },
      hire,
    );
    this.pace();
  }

  /** A worker that died in the middle of a match makes room for a new one, which goes on from the last stored answer. */
  #mayGoOn(): boolean {
    if (this.now === null || this.now.step === this.#revivedAt || this.storage !== null) return false;
    this.#revivedAt = this.now.step;
    // Until the new one has the match, an answer would be lost: nothing is in the light.
    this.picker.ask({ question: this.now.question, answers: [], refused: [] });
    return true;
  }

  #fail(): void {
    this.failure = { code: "worker", problems: [] };
    for (const open of this.#opened.splice(0)) open();
  }

  #say(command: Command): void {
    this.#running.say(command);
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

  /** An attempt that counts, until its end, or a puzzle: it goes without hints and without a way back. */
  get strict(): boolean {
    return (this.entry?.counts === true && this.now?.outcome == null) || this.posed;
  }

  /** The table asks a puzzle, or tells how it was answered. */
  get posed(): boolean {
    return this.puzzle?.on === false;
  }

  /** The puzzle is answered, and nothing goes on before the person says how. */
  get settled(): boolean {
    return this.puzzle?.on === false && (this.now?.step ?? 0) > this.puzzle.step;
  }

  /** Puts a puzzle of a game on the table. */
  pose(game: string, { hash, seed, players, options, path }: Puzzle, seats: readonly SeatKind[]): void {
    const puzzle = { hash, seed, players, options: { ...options }, path };
    this.#say({ do: "pose", id: this.id, game, seats: [...named(seats, me)], puzzle });
  }

  /** From the answer to the puzzle on it is a match like any other. */
  playOn(): void {
    if (this.puzzle === null) return;
    this.puzzle = { ...this.puzzle, on: true };
    this.#say({ do: "play-on" });
  }

  /** The guidance has gone on: it is kept with the match. */
  guide(night: NightPlace): void {
    this.night = night;
    this.#say({ do: "night", night: { done: [...night.done], said: [...night.said], away: night.away } });
  }

  /** Opens the match of a file; with `step` as it stood after so many answers, to be played another time from there. */
  import(save: unknown, seats: readonly SeatKind[] | null, step?: number): void {
    const cut = step === undefined ? {} : { step };
    this.#say({ do: "import", id: this.id, seats: seats === null ? null : [...seats], save, ...cut });
  }

  resume(review = false, force = false): void {
    this.elsewhere = null;
    this.failure = null;
    this.#review = review;
    this.#resumed = true;
    this.#say({ do: "resume", id: this.id, review, force });
  }

  /** Looks back at a match that was played on the network, by its record. `seat`: this device's there, null for those who watched. */
  behold(record: Save, seat: number | null): void {
    this.#record = record;
    this.#review = true;
    this.mine = seat === null ? [] : [seat];
    this.#behold(record);
  }

  #behold(save: Save): void {
    this.#say({ do: "record", id: this.id, save });
  }

  texts(): Texts {
    return this.#called.texts;
  }

  /** Who sits at each seat. */
  get sitters(): readonly (SeatHolder | null)[] {
    return this.#called.sitters;
  }

  /** What a seat is in the game, whoever sits there. */
  roleOf(seat: number): string {
    return this.#called.roleOf(seat);
  }

  /** The text that names a seat: the name it got in the course of the match, where there is one. */
  nameOf(seat: number): string {
    return this.#called.nameOf(seat);
  }

  /** Whether the match is over as far as it is told. */
  get over(): boolean {
    return !this.playing && this.now?.outcome != null && !this.posed;
  }

  /** How many answers one taking back means, of `free`: those that were given by themselves go with the one before them. */
  backBy(free: number): number {
    const step = this.now?.step ?? 0;
    let count = 1;
    while (count < free && this.#unasked.was(step - count)) count++;
    return count;
  }

  /** The step to go back to for the answer that was given at `step`: before those that were given by themselves. */
  backTo(step: number): number {
    let to = step;
    while (this.#unasked.was(to) && this.given.has(to - 1)) to--;
    return to;
  }

  /** Answers for the seat that is shown. What the worker does not allow changes nothing and comes back with its reason. */
  answer(answer: Answer): void {
    if (this.now === null || this.seat === null) return;
    this.skip();
    this.#unasked.drop();
    this.refusal = null;
    this.late = false;
    this.offer = null;
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
    this.#unasked.stay(this.now.step);
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
    this.#unasked.leaveWord(this.seat, answer);
    this.picker.give(answer);
  }

  stopPassing(): void {
    this.#unasked.takeWordBack();
  }

  get passing(): boolean {
    return this.#unasked.hasWord(this.seat);
  }

  /** The only answer that is possible, while it is about to be given by itself. */
  get giving(): Now["forced"] {
    return this.#unasked.giving;
  }

  /** Bots answer at once: what holds them back is the story, which the page tells in its own time. */
  pace(): void {
    this.#say({ do: "pace", pauseMs: settings.beatMs / 4 });
  }

  /** The match as a file; where nobody runs it any more, as it was last stored. */
  save(): Promise<Save> {
    return this.#running.save();
  }

  /** Looks back at a match that is over, from its first answer: `reviewed` grows as it goes. null stops it. */
  review(of: readonly number[] | null): void {
    if (of !== null) this.reviewed = null;
    this.#say({ do: "review", of: of === null ? null : [...of] });
  }

  beats(from: number, to: number, seats: readonly (number | null)[]): Promise<readonly (readonly Picture[])[]> {
    return this.#running.beats(from, to, seats);
  }

  get frame(): Frame | null {
    return this.#showing.frame;
  }

  /** How long the frame stays while the story plays. */
  get beatMs(): number {
    return this.#showing.beatMs;
  }

  /** What is being told: the line of the frame, while the story plays. */
  get telling(): Line | null {
    return this.#showing.telling;
  }

  get log(): readonly Line[] {
    return this.#showing.log;
  }

  /** The story still plays: the choice of the moment waits for its end, or for a click. */
  get playing(): boolean {
    return this.#showing.playing;
  }

  /** The event that everybody waits for, by its name alone, while the story holds its breath. */
  get coming(): string | null {
    return this.#showing.coming;
  }

  /** The beats of the past are shown again; the match itself goes on. */
  get recalling(): boolean {
    return this.#showing.recalling;
  }

  /** How many beats of the story are still to be told. */
  get behind(): number {
    return this.#showing.behind;
  }

  /** Plays the story again from a step to the present. */
  async recall(from: number): Promise<void> {
    if (this.now === null) return;
    const [beats = []] = await this.beats(from, this.now.step, [this.seat]);
    if (beats.length > 0) this.#showing.recall(beats);
  }

  /** Somebody does not want to wait: what the story holds its breath for is told, else its end. */
  hurry(): void {
    this.#showing.hurry();
  }

  /** Ends the story that plays and shows the present. */
  skip(): void {
    this.#showing.skip();
  }

  /** Lets go of the match; what is stored stays. */
  close(): void {
    this.#showing.stop();
    this.#unasked.stop();
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
        this.again = notice.again === true;
        this.puzzle = notice.puzzle ?? null;
        return;
      case "position":
        this.#follower.position(notice);
        this.remarks = notice.remarks ?? [];
        return this.#stands(notice.terms, null);
      case "moved": {
        const pictures = this.#followed(() => this.#follower.moved(notice));
        if (pictures === null) return;
        this.#stands(notice.terms, pictures);
        const { remark } = notice;
        if (remark === undefined) return;
        this.remarks = [...this.remarks, remark];
        this.remark = remark;
        return;
      }
      case "undone": {
        if (this.#followed(() => [this.#follower.undone(notice)]) === null) return;
        this.#stands(notice.terms, null);
        const { back, keep } = notice;
        this.remarks = this.remarks.filter(({ step }) => step <= keep);
        this.remark = null;
        if (this.offer !== null && this.offer.step >= keep) this.offer = null;
        if (back !== undefined && (back.by === null || back.by !== this.seat)) this.back = back;
        return;
      }
      case "terms":
        return this.#stands(notice.terms, []);
      case "refused":
        this.refusal = notice.refusal;
        return;
      case "offer":
        this.offer = { ...notice.offer, step: notice.step };
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
        this.#present();
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
        this.#running.told(
          notice.ask,
          notice.stories.map((story) => this.#follower.story(story)),
        );
        return;
      case "reviewed":
        this.reviewed = { before: notice.before, answers: [...(this.reviewed?.answers ?? []), ...notice.answers] };
        return;
      case "save":
        this.#running.saved(notice);
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
      this.#unasked.back(now.step);
      for (const step of this.given.keys()) if (step >= now.step) this.given.delete(step);
    }
    this.seat = follower.seat;
    this.now = now;
    this.backs = follower.backs;
    if (pictures === null) this.#showing.become(follower.log);
    else this.#showing.add(pictures);
    if (before === null) for (const open of this.#opened.splice(0)) open();
  }

  /** Before the first answer there is nothing to lose. */
  #noteUnkept(problem: "full" | "blocked"): void {
    const answers = this.now?.step ?? 0;
    noteUnkept(this.id, answers === 0 ? null : { problem, answers });
  }

  #present(): void {
    const now = this.now;
    if (now === null) return;
    const asked = now.outcome !== null || now.awaited.some((seat) => this.seats[seat]?.kind === "person");
    this.#showing.present(now, asked);
    const left = this.elsewhere !== null || this.#review || this.settled || (this.night !== null && this.guided);
    this.#unasked.only(now, settings.values.automatic && !left);
    const free = this.giving === null && !this.settled && this.elsewhere === null;
    this.picker.ask({
      question: now.question,
      answers: free ? now.answers : [],
      refused: free ? now.refused : [],
    });
    this.#handOver(now);
  }

  /** Whose eyes are needed next: with secrets between persons the hand is closed and then the curtain falls, else the table simply turns. */
  #handOver(now: Now): void {
    if (
      now.outcome !== null ||
      this.elsewhere !== null ||
      this.giving !== null ||
      this.#unasked.passed(now) ||
      !this.local
    )
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
