import {
  agreeing,
  type Bot,
  chancesOf,
  isBotName,
  isSlip,
  makeBot,
  offering,
  Pace,
  Remarks,
  review,
} from "@endzeit/bots";
import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  type AnyNight,
  below,
  judge,
  load,
  Match,
  MatchError,
  type NightPlace,
  newNight,
  nightAnswer,
  puzzleMatch,
  type Random,
  type Refusal,
  randomFrom,
  readSave,
  type Save,
  save,
} from "@endzeit/engine";
import { isGameId, loadGame, loadNight } from "@endzeit/games";
import {
  atOnce,
  backsAt,
  botAsked,
  contestAnswer,
  contestBot,
  type Eyes,
  Master,
  momentOf,
  type TakenBack,
  takenBack,
  viewOf,
} from "@endzeit/master";
import { isFace, nameProblem, tidyName } from "@endzeit/wire";
import type { Command, Notice, Terms } from "./protocol.ts";
import {
  type ContestEntry,
  type Offers,
  type PuzzlePlace,
  read,
  type SeatKind,
  StorageError,
  seatsOf,
  write,
} from "./storage.ts";

export interface Surroundings {
  post(notice: Notice): void;
  /** Claims the match for this page; calls `lost` when another page takes it. False: another page has it. */
  claim(id: string, force: boolean, lost: () => void): Promise<boolean>;
  wait(ms: number): Promise<void>;
  now(): number;
}

const NO_OFFERS: Offers = { count: 0, step: null };
/** So often somebody offers to have an answer taken back, in one match. */
const MOST_OFFERS = 2;

/** The script of a guided match, and where its guidance stands. */
interface Guided {
  readonly script: AnyNight;
  place: NightPlace;
}

const guidedBy = (script: AnyNight | null, place: NightPlace | undefined): Guided | null =>
  script === null || place === undefined ? null : { script, place };

/**
 * The match of a page. It says to the page what the seat that is shown may know, plays the bots, and keeps the match in storage
 * after every answer.
 */
export class Host {
  readonly #world: Surroundings;
  #master: Master | null = null;
  #id = "";
  #seats: readonly SeatKind[] = [];
  #backs: readonly TakenBack[] = [];
  #backed = 0;
  #shown: Eyes = null;
  #review = false;
  #stale = false;
  #revision = 0;
  #kept: Promise<void> = Promise.resolve();
  #pauseMs = 0;
  readonly #pace = new Pace();
  readonly #paces: Random = randomFrom("pace");
  #bots = new Map<number, Bot>();
  #night: Guided | null = null;
  #entry: ContestEntry | null = null;
  /** Whether it goes on from a moment of a match that was over. */
  #again = false;
  #puzzle: PuzzlePlace | null = null;
  #draw: Random = randomFrom("");
  #running = false;
  #lookedBack = 0;
  /** What the bots remark; null where they have nothing to say. */
  #remarks: Remarks | null = null;
  #offers: Offers = NO_OFFERS;

  constructor(world: Surroundings) {
    this.#world = world;
  }

  async hear(command: Command): Promise<void> {
    try {
      await this.#do(command);
    } catch (error) {
      if (error instanceof MatchError) this.#world.post({ say: "failed", code: error.code, problems: error.problems });
      else if (error instanceof StorageError)
        this.#world.post({ say: "failed", code: `storage-${error.problem}`, problems: [] });
      else
        this.#world.post({
          say: "failed",
          code: "unexpected",
          problems: [error instanceof Error ? error.message : String(error)],
        });
    }
  }

  async #do(command: Command): Promise<void> {
    switch (command.do) {
      case "open": {
        const game = await this.#game(command.game);
        const { seats, options, seed, content } = command;
        const match = Match.open(game, { players: seats.length, options, seed, content });
        const script = command.night === true && isGameId(command.game) ? await loadNight(command.game) : null;
        for (const [seat, answer] of script?.line.slice(0, script.opening) ?? []) match.answer(seat, answer);
        this.#entry = command.entry ?? null;
        await this.#begin(command.id, match, seats, 0, guidedBy(script, newNight));
        return this.#keepAndPlay();
      }
      case "import": {
        const file = readSave(command.save);
        const whole = load(await this.#game(file.game), command.save);
        const match = command.step === undefined ? whole : whole.at(Math.min(command.step, whole.log.length));
        this.#again = command.step !== undefined;
        await this.#begin(command.id, match, sittingIn(file, match, command.seats), 0, null);
        return this.#keepAndPlay();
      }
      case "record": {
        const file = readSave(command.save);
        const match = load(await this.#game(file.game), command.save);
        this.#review = true;
        return this.#begin(command.id, match, sittingIn(file, match), 0, null, true);
      }
      case "pose": {
        const match = puzzleMatch(await this.#game(command.game), command.puzzle);
        this.#again = true;
        this.#puzzle = { hash: command.puzzle.hash, step: match.log.length, on: false };
        await this.#begin(command.id, match, command.seats, 0, null);
        return this.#keepAndPlay();
      }
      case "resume": {
        const stored = await read(command.id);
        const file = readSave(stored.save);
        const match = load(await this.#game(file.game), stored.save);
        this.#review = command.review;
        if (!command.review && !(await this.#world.claim(command.id, command.force, () => this.#lose()))) {
          this.#world.post({ say: "elsewhere", opened: false });
          return;
        }
        const seats = stored.summary.seats.length === match.players ? stored.summary.seats : personsAt(match);
        const place = stored.summary.night;
        this.#entry = stored.summary.entry ?? null;
        this.#again = stored.summary.again === true;
        this.#puzzle = stored.summary.puzzle ?? null;
        const script = place !== undefined && isGameId(file.game) ? await loadNight(file.game).catch(() => null) : null;
        await this.#begin(command.id, match, seats, stored.summary.revision, guidedBy(script, place), true);
        this.#offerAgain(stored.summary.offers ?? NO_OFFERS);
        return void this.#play();
      }
      case "show":
        if (!this.#maySee(command.seat)) return;
        this.#master?.leave(this.#shown);
        this.#shown = command.seat;
        this.#tellAll();
        return this.#play();
      case "anew":
        return this.#tellAll();
      case "answer":
        return this.#answer(command.seat, command.answer, command.step);
      case "undo":
        return this.#undo(command.count, command.step);
      case "night":
        if (this.#night === null || this.#review) return;
        this.#night.place = command.night;
        return this.#keep();
      case "play-on":
        if (this.#puzzle === null || this.#review) return;
        this.#puzzle = { ...this.#puzzle, on: true };
        this.#tellAll();
        void this.#play();
        return this.#keep();
      case "pace":
        this.#pauseMs = Math.min(Math.max(command.pauseMs, 0), 5000);
        return;
      case "stories": {
        const seen = command.seats.filter((seat) => this.#maySee(seat));
        const told = this.#master === null ? [] : atOnce(this.#master.stories(command.from, command.to, seen));
        const stories = command.seats.map((seat) => told[seen.indexOf(seat)] ?? { view: null, beats: [] });
        this.#world.post({ say: "stories", ask: command.ask, stories });
        return;
      }
      case "save":
        if (this.#match !== null)
          this.#world.post({
            say: "save",
            ask: command.ask,
            save: save(
              this.#match,
              this.#seats.map((seat) => ({ ...seat })),
            ),
          });
        return;
      case "review":
        return this.#lookBack(command.of);
      case "close":
        // The last answers may still wait for their turn to be written.
        await this.#kept;
        this.#master = null;
        return;
    }
  }

  get #match(): AnyMatch | null {
    return this.#master?.match ?? null;
  }

  async #game(id: string): Promise<AnyGame> {
    if (!isGameId(id)) throw new MatchError("unknown-game", [`game: there is no game "${id}" here.`]);
    return loadGame(id);
  }

  async #begin(
    id: string,
    match: AnyMatch,
    seats: readonly SeatKind[],
    revision: number,
    night: Guided | null,
    claimed = false,
  ): Promise<void> {
    if (!claimed) await this.#world.claim(id, true, () => this.#lose());
    this.#id = id;
    this.#master = new Master(match, true);
    this.#seats = seats;
    this.#night = night;
    this.#revision = revision;
    this.#stale = false;
    this.#backs = [];
    this.#bots.clear();
    this.#remarks = this.#remarksOf(match);
    this.#offers = NO_OFFERS;
    this.#draw = randomFrom(`${id}/${match.log.length}`);
    const persons = seats.flatMap((seat, index) => (seat.kind === "person" ? [index] : []));
    this.#shown = this.#review ? null : persons.length === 1 ? (persons[0] ?? null) : null;
    this.#world.post({
      say: "opened",
      id,
      game: match.game.id,
      seats,
      options: match.options,
      ...(night === null ? {} : { night: night.place }),
      ...(this.#entry === null ? {} : { entry: this.#entry }),
      ...(this.#again ? { again: true } : {}),
      ...(this.#puzzle === null ? {} : { puzzle: this.#puzzle }),
    });
    this.#tellAll();
  }

  /** A bot that thinks lets nothing be written meanwhile: first the match is where other pages look for it. */
  async #keepAndPlay(): Promise<void> {
    await this.#keep();
    void this.#play();
  }

  /** A person's seat at this device; every seat once nothing is secret any more. */
  #maySee(seat: number | null): boolean {
    const match = this.#match;
    if (match === null) return false;
    if (seat === null || match.outcome !== null) return true;
    return this.#seats[seat]?.kind === "person" && (!this.#review || this.#persons().length === 1 || !this.#secret());
  }

  #persons(): number[] {
    return this.#seats.flatMap((seat, index) => (seat.kind === "person" ? [index] : []));
  }

  #secret(): boolean {
    return this.#match?.secretAmong(this.#persons()) ?? false;
  }

  #answer(seat: number, answer: Answer, step: number): void | Promise<void> {
    const match = this.#match;
    if (match === null || this.#stale || this.#review) return;
    // In a contest the bots come first, so that nobody chooses what they know.
    if (step !== match.log.length || (this.#entry !== null && contestBot(match, this.#sitting) !== null)) {
      this.#world.post({ say: "late" });
      this.#tellAll();
      return;
    }
    if (this.#seats[seat]?.kind !== "person" || this.#isAnswered(match)) return;
    const offer = this.#offerTo(match, seat, answer);
    this.#offers = { ...this.#offers, step: null };
    const refusal = this.#give(seat, answer);
    if (refusal !== null) {
      this.#world.post({ say: "refused", refusal });
      this.#tellAll();
      return;
    }
    offer();
    return this.#play();
  }

  /**
   * At a friendly table somebody who knows better may offer to have a clear slip taken back. What is judged is the answer by what its seat
   * knew before it; nobody waits for that.
   */
  #offerTo(match: AnyMatch, seat: number, answer: Answer): () => void {
    const step = match.log.length;
    const offer = offering(this.#speakers, `${this.#id} ${step}`);
    const question = match.questionFor(seat);
    if (offer === null || this.#offers.count >= MOST_OFFERS || this.#persons().length > 1 || question === null)
      return () => {};
    const root = { view: viewOf(match, seat), seat, question };
    return () => {
      if (match.outcome !== null || !isSlip(match.game, root, answer, `${this.#id} ${step}`)) return;
      this.#offers = { count: this.#offers.count + 1, step };
      this.#world.post({ say: "offer", offer, step });
      void this.#keep();
    };
  }

  /** What was on offer when the page was left still is, in the same words. */
  #offerAgain(offers: Offers): void {
    this.#offers = offers;
    const { step } = offers;
    const offer = step === null ? null : offering(this.#speakers, `${this.#id} ${step}`);
    if (step !== null && offer !== null) this.#world.post({ say: "offer", offer, step });
  }

  /** The bots that speak here: none in a contest, which is the same for everybody, nor over a puzzle, nor where somebody explains the match. */
  get #speakers(): readonly (string | null)[] {
    const silent = this.#entry !== null || this.#puzzle !== null || this.#night !== null || this.#review;
    return this.#seats.map((seat) => (seat.kind === "bot" && seat.name === undefined && !silent ? seat.bot : null));
  }

  /** They say once more what they have said when the match was played before. */
  #remarksOf(match: AnyMatch): Remarks | null {
    const bots = this.#speakers;
    if (bots.every((bot) => bot === null)) return null;
    const remarks = new Remarks(match.game, this.#id);
    const again = match.at(0);
    for (const [at, { seat, answer }] of match.log.entries()) {
      again.repeat(seat, answer);
      remarks.heard({ view: again.view(null), step: at + 1, by: seat, bots });
    }
    return remarks;
  }

  /** A puzzle that is answered waits until it is tried again or played on. */
  #isAnswered({ log }: AnyMatch): boolean {
    return this.#puzzle?.on === false && log.length > this.#puzzle.step;
  }

  /** Gives an answer, tells it to the eyes of the page and keeps the match; or says why not. */
  #give(seat: number, answer: Answer): Refusal | null {
    const master = this.#master;
    if (master === null) return null;
    try {
      const played = master.play(seat, answer);
      if ("reason" in played) return played;
      const { match } = master;
      const terms = this.#terms(match);
      const said = this.#remarks?.heard({
        view: match.view(null),
        step: match.log.length,
        by: seat,
        bots: this.#speakers,
      });
      const remark = said == null ? {} : { remark: said };
      for (const [, moved] of master.settle(played)) this.#world.post({ say: "moved", terms, ...moved, ...remark });
      void this.#keep();
      return null;
    } catch (error) {
      // The match stands as before the answer, and so must what the page offers.
      this.#tellAll();
      throw error;
    }
  }

  /** Lets the bots answer until a person is asked. A pause before each, so that people can follow; nothing waits for it. */
  async #play(): Promise<void> {
    if (this.#running || this.#review) return;
    this.#running = true;
    try {
      for (;;) {
        const master = this.#master;
        if (master === null || this.#stale || master.match.outcome !== null) return;
        const { match } = master;
        if (this.#isAnswered(match)) return;
        const seat =
          this.#entry === null
            ? botAsked(match, (asked) => this.#seats[asked]?.kind === "bot", this.#draw)
            : contestBot(match, this.#sitting);
        if (seat === null) return;
        const step = match.log.length;
        await this.#world.wait(this.#pauseBefore(match, seat));
        if (this.#match !== match || match.log.length !== step || this.#stale) continue;
        const answer = this.#recorded(seat) ?? this.#thought(master, seat);
        const refusal = this.#give(seat, answer);
        if (refusal !== null) throw new MatchError("bot-refused", [`${JSON.stringify(answer)}: ${refusal.reason}`]);
      }
    } catch (error) {
      this.#world.post({
        say: "failed",
        code: "bot-failed",
        problems: [error instanceof Error ? error.message : String(error)],
      });
    } finally {
      this.#running = false;
    }
  }

  /** In a guided match the bots answer as it was recorded, as long as the rules allow it. */
  #recorded(seat: number): Answer | null {
    const { match } = this.#master ?? {};
    if (this.#night === null || match === undefined) return null;
    const answer = nightAnswer(this.#night.script, match.log, seat);
    return answer !== null && "answer" in judge(match.game, match.state, seat, answer) ? answer : null;
  }

  #thought(master: Master, seat: number): Answer {
    if (this.#entry !== null) return contestAnswer(master, seat, this.#sitting[seat] ?? "");
    const bot = this.#bot(seat, master.match);
    const start = this.#world.now();
    const { answer } = bot.choose(momentOf(master, bot, seat));
    if (master.match.ask(seat).answers.length > 1) this.#pace.took(bot.name, this.#world.now() - start);
    return answer;
  }

  get #sitting(): readonly (string | null)[] {
    return this.#seats.map((seat) => (seat.kind === "bot" ? seat.bot : null));
  }

  /** In a contest nobody waits for a bot that is asked together with them: it answers before they can. */
  #pauseBefore(match: AnyMatch, seat: number): number {
    if (this.#entry === null) return this.#pauseMs + this.#asUsual(match, seat);
    return match.awaited().some((asked) => this.#seats[asked]?.kind === "person") ? 0 : this.#pauseMs;
  }

  /** Where people follow at their own pace, a bot that has nothing to choose does not show it. */
  #asUsual(match: AnyMatch, seat: number): number {
    if (this.#pauseMs === 0 || match.ask(seat).answers.length > 1) return 0;
    return this.#pace.asUsual(this.#bot(seat, match).name, (most) => below(this.#paces, most));
  }

  /** Says how a match that is over went, answer by answer, until another one is asked for. */
  async #lookBack(of: readonly number[] | null): Promise<void> {
    const match = this.#match;
    const asked = ++this.#lookedBack;
    if (of === null || match === null || match.outcome === null || match.game.minds === undefined) return;
    // The same match is always looked back at alike.
    const seed = match.hash;
    const before = chancesOf(match.at(0), seed);
    for (const answer of review(match, { seed, of })) {
      this.#world.post({ say: "reviewed", before, answers: [answer] });
      await this.#world.wait(0);
      if (asked !== this.#lookedBack || this.#match !== match) return;
    }
  }

  #bot(seat: number, match: AnyMatch): Bot {
    const kind = this.#seats[seat];
    const known = this.#bots.get(seat);
    if (known !== undefined) return known;
    // Its own seed: it must not follow from the match's, which decides the decks.
    const name = kind?.kind === "bot" && isBotName(kind.bot) ? kind.bot : "random";
    const bot = makeBot(name, { seed: `${this.#id}/${seat}/${match.log.length}` });
    this.#bots.set(seat, bot);
    return bot;
  }

  #undo(count: number, step: number): void | Promise<void> {
    const master = this.#master;
    if (master === null || this.#stale || this.#review) return;
    const { match } = master;
    const first = this.#puzzle?.on === false ? this.#puzzle.step : 0;
    if (this.#entry?.counts === true || count > match.log.length - first || step !== match.log.length || count < 1) {
      this.#world.post({ say: "late" });
      this.#tellAll();
      return;
    }
    const keep = match.log.length - count;
    if (this.#offers.step !== null && keep <= this.#offers.step) this.#offers = { ...this.#offers, step: null };
    const alone = this.#persons().length === 1 && this.#shown !== null;
    const free = this.#shown !== null && count <= match.undoable(this.#shown);
    const n = ++this.#backed;
    const agreed = alone && !free ? agreeing(this.#speakers, `${this.#id} ${n}`) : null;
    const said = agreed === null ? {} : { agreed };
    const back = takenBack(match.log, keep, { n, by: null, name: "", ...said });
    const told = agreed === null && this.#isOwn(back) ? null : back;
    this.#remarks?.back(keep);
    this.#backs = [...backsAt(this.#backs, keep), ...(told === null ? [] : [told])];
    const undone = master.undo(keep, told);
    const terms = this.#terms(match);
    for (const [, said] of undone) this.#world.post({ say: "undone", terms, ...said });
    void this.#keep();
    return this.#play();
  }

  /** What a person takes back that is that person's alone, while nobody else looks on, needs not be told. */
  #isOwn({ of }: TakenBack): boolean {
    return this.#persons().length === 1 && of.every((seat) => seat === this.#shown);
  }

  #tellAll(): void {
    const master = this.#master;
    if (master === null) return;
    const terms = this.#terms(master.match);
    const position = atOnce(master.position(this.#shown, 0));
    this.#world.post({ say: "position", terms, ...position, backs: this.#backs, remarks: this.#remarks?.said ?? [] });
  }

  #terms(match: AnyMatch): Terms {
    const persons = this.#persons();
    return {
      open: !this.#review,
      hands: this.#review ? [] : persons,
      alone: persons.length === 1,
      secret: match.secretAmong(persons),
      ...(this.#entry?.counts === true || this.#puzzle?.on === false ? { strict: true } : {}),
    };
  }

  #lose(): void {
    this.#stale = true;
    this.#world.post({ say: "elsewhere", opened: true });
  }

  #keep(): Promise<void> {
    this.#kept = this.#kept.then(() => this.#write());
    return this.#kept;
  }

  async #write(): Promise<void> {
    const match = this.#match;
    if (match === null || this.#stale || this.#review) return;
    const view = match.view(null);
    const step = match.log.length;
    try {
      this.#revision = await write(
        {
          id: this.#id,
          game: match.game.id,
          seats: this.#seats,
          updated: this.#world.now(),
          step,
          heading: match.game.words.heading(view),
          dawn: match.game.clock(view),
          awaited: match.awaited(),
          over: match.outcome !== null,
          ...(match.outcome === null ? {} : { winners: [...match.outcome.winners] }),
          ...(this.#night === null ? {} : { night: this.#night.place }),
          ...(this.#entry === null ? {} : { entry: this.#entry }),
          ...(this.#again ? { again: true as const } : {}),
          ...(this.#puzzle === null ? {} : { puzzle: this.#puzzle }),
          ...(this.#offers.count === 0 ? {} : { offers: this.#offers }),
        },
        save(
          match,
          this.#seats.map((seat) => ({ ...seat })),
        ),
        this.#revision,
      );
      this.#world.post({ say: "kept", step, problem: null });
    } catch (error) {
      const problem = error instanceof StorageError ? error.problem : "blocked";
      if (problem === "stale") this.#lose();
      else this.#world.post({ say: "kept", step, problem });
    }
  }

  /** Another page wrote or deleted this match. */
  changed(id: string, revision: number): void {
    if (id === this.#id && !this.#review && revision > this.#revision) this.#lose();
  }
}

const personsAt = ({ players }: AnyMatch): readonly SeatKind[] =>
  Array.from({ length: players }, () => ({ kind: "person" }));

/** Who sat where by a file; where it tells of nobody, those who are `known` otherwise. */
const sittingIn = (file: Save, match: AnyMatch, known: readonly SeatKind[] | null = null): readonly SeatKind[] =>
  seatsOf(file)?.map(knownHere) ?? known ?? personsAt(match);

/** A seat as a file from outside tells of it: a bot that is known here, a person by a name that could be given here. */
function knownHere(seat: SeatKind): SeatKind {
  const name = tidyName(seat.name ?? "");
  const who = nameProblem(name) === null ? { name, ...(isFace(seat.face) ? { face: seat.face } : {}) } : {};
  return seat.kind === "bot" && isBotName(seat.bot)
    ? { kind: "bot", bot: seat.bot, ...who }
    : { kind: "person", ...who };
}
