import { type Bot, isBotName, makeBot } from "@endzeit/bots";
import {
  type AnyGame,
  type AnyMatch,
  awaited,
  type CoreState,
  forced,
  type GameEvent,
  load,
  Match,
  MatchError,
  readSave,
  save,
} from "@endzeit/engine";
import { isGameId, loadGame } from "@endzeit/games";
import { nameProblem, tidyName } from "@endzeit/wire";
import type { Back, Beat, Line, Now, Report, Request } from "./protocol.ts";
import { read, type SeatKind, StorageError, seatsOf, write } from "./storage.ts";

/** An event of the match with all that only the worker may know. */
interface Told {
  readonly step: number;
  readonly by: number | null;
  readonly event: GameEvent;
  readonly to: readonly number[] | null;
  /** The heading at that moment, of public knowledge alone. */
  readonly heading: Line["heading"];
}

export interface Surroundings {
  post(report: Report): void;
  /** Claims the match for this page; calls `lost` when another page takes it. False: another page has it. */
  claim(id: string, force: boolean, lost: () => void): Promise<boolean>;
  wait(ms: number): Promise<void>;
  now(): number;
}

/**
 * The match of a page: it alone knows the whole state. It says to the page what the seat that is shown may know,
 * plays the bots, and keeps the match in storage after every answer.
 */
export class Host {
  readonly #world: Surroundings;
  #match: AnyMatch | null = null;
  #id = "";
  #seats: readonly SeatKind[] = [];
  #told: Told[] = [];
  #backs: readonly Back[] = [];
  #backed = 0;
  #shown: number | null = null;
  #review = false;
  #stale = false;
  #revision = 0;
  #kept: Promise<void> = Promise.resolve();
  #pauseMs = 0;
  #bots = new Map<number, Bot>();
  #running = false;

  constructor(world: Surroundings) {
    this.#world = world;
  }

  async hear(request: Request): Promise<void> {
    try {
      await this.#do(request);
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

  async #do(request: Request): Promise<void> {
    switch (request.do) {
      case "open": {
        const game = await this.#game(request.game);
        const { seats, options, seed, content } = request;
        const match = Match.open(game, { players: seats.length, options, seed, content });
        await this.#begin(request.id, match, seats, 0);
        return this.#keep();
      }
      case "import": {
        const file = readSave(request.save);
        const match = load(await this.#game(file.game), request.save);
        const seats =
          seatsOf(file)?.map(knownHere) ??
          request.seats ??
          Array.from({ length: match.players }, (): SeatKind => ({ kind: "person" }));
        await this.#begin(request.id, match, seats, 0);
        return this.#keep();
      }
      case "resume": {
        const stored = await read(request.id);
        const file = readSave(stored.save);
        const match = load(await this.#game(file.game), stored.save);
        this.#review = request.review;
        if (!request.review && !(await this.#world.claim(request.id, request.force, () => this.#lose()))) {
          this.#world.post({ say: "elsewhere", opened: false });
          return;
        }
        const seats =
          stored.summary.seats.length === match.players
            ? stored.summary.seats
            : Array.from({ length: match.players }, (): SeatKind => ({ kind: "person" }));
        return this.#begin(request.id, match, seats, stored.summary.revision, true);
      }
      case "show":
        if (!this.#maySee(request.seat)) return;
        this.#shown = request.seat;
        this.#tellAll();
        return this.#play();
      case "answer":
        return this.#answer(request.seat, request.answer, request.step);
      case "undo":
        return this.#undo(request.count, request.step);
      case "pace":
        this.#pauseMs = Math.min(Math.max(request.pauseMs, 0), 5000);
        return;
      case "beats":
        this.#world.post({
          say: "beats",
          ask: request.ask,
          lists: request.seats.map((seat) => (this.#maySee(seat) ? this.#beats(request.from, request.to, seat) : [])),
        });
        return;
      case "save":
        if (this.#match !== null)
          this.#world.post({
            say: "save",
            ask: request.ask,
            save: save(
              this.#match,
              this.#seats.map((seat) => ({ ...seat })),
            ),
          });
        return;
      case "close":
        // The last answers may still wait for their turn to be written.
        await this.#kept;
        this.#match = null;
        return;
    }
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
    claimed = false,
  ): Promise<void> {
    if (!claimed) await this.#world.claim(id, true, () => this.#lose());
    this.#id = id;
    this.#match = match;
    this.#seats = seats;
    this.#revision = revision;
    this.#stale = false;
    this.#told = tell(match, 0, match.log.length);
    this.#backs = [];
    this.#bots.clear();
    const persons = seats.flatMap((seat, index) => (seat.kind === "person" ? [index] : []));
    this.#shown = this.#review ? null : persons.length === 1 ? (persons[0] ?? null) : null;
    this.#world.post({
      say: "opened",
      id,
      game: match.game.id,
      seats,
      options: match.options,
    });
    this.#tellAll();
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

  #answer(seat: number, answer: unknown, step: number): void | Promise<void> {
    const match = this.#match;
    if (match === null || this.#stale || this.#review) return;
    if (step !== match.log.length) {
      this.#world.post({ say: "late" });
      this.#tellAll();
      return;
    }
    if (this.#seats[seat]?.kind !== "person") return;
    const told = this.#told.length;
    const result = this.#give(seat, answer);
    if (result !== null) {
      this.#world.post({ say: "refused", refusal: result });
      this.#tellAll();
      return;
    }
    this.#tell(told);
    void this.#keep();
    return this.#play();
  }

  #give(seat: number, answer: unknown) {
    const match = this.#match;
    if (match === null) return null;
    const step = match.log.length + 1;
    const told = this.#told.length;
    match.listen((event, to, state) => this.#told.push(toldOf(match.game, step, seat, event, to, state)));
    try {
      const result = match.answer(seat, answer);
      return result.ok ? null : result.refusal;
    } catch (error) {
      // The match stands as before the answer, and so must its story and what the page offers.
      this.#told.length = told;
      this.#tellAll();
      throw error;
    } finally {
      match.listen(null);
    }
  }

  /** Lets the bots answer until a person is asked. A pause before each, so that people can follow; nothing waits for it. */
  async #play(): Promise<void> {
    if (this.#running || this.#review) return;
    this.#running = true;
    try {
      for (;;) {
        const match = this.#match;
        if (match === null || this.#stale || match.outcome !== null) return;
        const seat = match.awaited().find((asked) => this.#seats[asked]?.kind === "bot");
        const question = seat === undefined ? null : match.questionFor(seat);
        if (seat === undefined || question === null) return;
        const step = match.log.length;
        await this.#world.wait(this.#pauseMs);
        if (this.#match !== match || match.log.length !== step || this.#stale) continue;
        const told = this.#told.length;
        const { answer } = this.#bot(seat, match).choose({ game: match.game, view: match.view(seat), seat, question });
        const refusal = this.#give(seat, answer);
        if (refusal !== null) throw new MatchError("bot-refused", [`${JSON.stringify(answer)}: ${refusal.reason}`]);
        this.#tell(told);
        void this.#keep();
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
    const match = this.#match;
    if (match === null || this.#stale || this.#review) return;
    if (step !== match.log.length || count < 1 || count > match.log.length) {
      this.#world.post({ say: "late" });
      this.#tellAll();
      return;
    }
    const back = this.#takenBack(match, count);
    match.undo(count);
    const left = match.log.length;
    this.#told = this.#told.filter((told) => told.step <= left);
    this.#backs = this.#backs.filter(({ keep }) => keep <= left);
    if (back !== null) this.#backs = [...this.#backs, back];
    this.#tellAll();
    if (back !== null) this.#world.post({ say: "back", back });
    void this.#keep();
    return this.#play();
  }

  /** What is to be told of a taking back: nothing where a person takes back what is that person's alone, and nobody else looks on. */
  #takenBack(match: AnyMatch, count: number): Back | null {
    const of = [...new Set(match.log.slice(-count).map(({ seat }) => seat))];
    if (this.#persons().length === 1 && of.every((seat) => seat === this.#shown)) return null;
    return { n: ++this.#backed, by: null, name: "", keep: match.log.length - count, count, of };
  }

  #line(told: Told, n: number): Line {
    return { n, step: told.step, by: told.by, event: told.event, heading: told.heading };
  }

  #hears(told: Told, seat: number | null): boolean {
    return told.to === null || (seat !== null && told.to.includes(seat));
  }

  /** The new events since `from` as beats of the seat that is shown. */
  #tell(from: number): void {
    const match = this.#match;
    if (match === null) return;
    const first = this.#told[from]?.step;
    const beats = first === undefined ? [] : this.#beats(first, match.log.length, this.#shown);
    this.#world.post({ say: "update", seat: this.#shown, log: null, beats, backs: this.#backs, now: this.#now(match) });
  }

  #tellAll(): void {
    const match = this.#match;
    if (match === null) return;
    const log = this.#told.flatMap((told, n) => (this.#hears(told, this.#shown) ? [this.#line(told, n)] : []));
    this.#world.post({ say: "update", seat: this.#shown, log, beats: [], backs: this.#backs, now: this.#now(match) });
  }

  #now(match: AnyMatch): Now {
    const seat = this.#shown;
    const asked = seat === null || this.#review ? { answers: [], refused: [] } : match.ask(seat);
    const last = seat === null ? -1 : match.log.findLastIndex((given) => given.seat === seat);
    return {
      step: match.log.length,
      view: match.view(seat),
      question: match.questionFor(seat),
      awaited: match.awaited(),
      answers: asked.answers,
      refused: asked.refused,
      outcome: match.outcome,
      seed: match.outcome === null ? null : match.seed,
      free: seat === null ? 0 : match.undoable(seat),
      back: last < 0 ? 0 : match.log.length - last,
      secret: this.#secret(),
      forced: this.#review ? null : this.#forced(match),
    };
  }

  #forced(match: AnyMatch): Now["forced"] {
    const persons = this.#persons();
    for (const seat of match.awaited()) {
      if (!persons.includes(seat)) continue;
      const answer = forced(match.game, match.state, seat, persons.length === 1);
      if (answer !== null) return { seat, answer };
    }
    return null;
  }

  /** What a seat saw from step `from` to step `to`, played again from the answers. */
  #beats(from: number, to: number, seat: number | null): Beat[] {
    const match = this.#match;
    if (match === null) return [];
    const last = Math.min(to, match.log.length);
    const beats: Beat[] = [];
    let n = this.#told.findIndex((told) => told.step >= from);
    replay(match, from, last, (told, state) => {
      if (this.#hears(told, seat))
        beats.push({ ...this.#line(told, n), view: structuredClone(match.game.view(state, seat)) });
      n++;
    });
    return beats;
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

/** A seat as a file from outside tells of it: a bot that is known here, a person by a name that could be given here. */
function knownHere(seat: SeatKind): SeatKind {
  if (seat.kind === "bot") return isBotName(seat.bot) ? seat : { kind: "person" };
  const name = tidyName(seat.name ?? "");
  return nameProblem(name) === null ? { kind: "person", name } : { kind: "person" };
}

function toldOf(
  game: AnyGame,
  step: number,
  by: number | null,
  event: GameEvent,
  to: readonly number[] | null,
  state: CoreState,
): Told {
  return { step, by, event, to, heading: game.words.heading(game.view(state, null)) };
}

/** Plays the answers `from` to `to` of a match again and hears their events. Step 0 is the opening. */
function replay(match: AnyMatch, from: number, to: number, hear: (told: Told, state: CoreState) => void): void {
  const { game, players, options, seed, content, start } = match;
  let step = Math.max(from, 0);
  let by: number | null = null;
  const listener = (event: GameEvent, audience: readonly number[] | null, state: CoreState): void =>
    hear(toldOf(game, step, by, event, audience, state), state);
  let again: AnyMatch;
  if (step === 0) {
    again =
      start === null
        ? Match.open(game, { players, options, seed, content }, listener)
        : Match.from(game, start, { players, options, seed, content }, listener);
  } else {
    again = match.at(step - 1);
    again.listen(listener);
    step -= 1;
  }
  for (const given of match.log.slice(step, to)) {
    if (awaited(again.state).length === 0) return;
    step += 1;
    by = given.seat;
    again.answer(given.seat, given.answer);
  }
}

function tell(match: AnyMatch, from: number, to: number): Told[] {
  const all: Told[] = [];
  replay(match, from, to, (told) => all.push(told));
  return all;
}
