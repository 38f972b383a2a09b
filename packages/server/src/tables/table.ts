import { botsOf, type Remark, Remarks, remembers } from "@endzeit/bots";
import { type Answer, type AnyGame, type AnyMatch, type Contest, save, sumOf } from "@endzeit/engine";
import {
  atOnce,
  botsWait,
  type Eyes,
  livedBy,
  Master,
  type Moved,
  type Played,
  type Position,
  type Undone,
  viewOf,
} from "@endzeit/master";
import {
  type Facts,
  type GroupRound,
  type Look,
  type Open,
  type Report,
  type Request,
  WIRE_VERSION,
} from "@endzeit/wire";
import { Bucket, HERE_MS, MOST_LINKS, MOST_OF_SEAT, MOST_WRITTEN, times, WRITING } from "../limits.ts";
import type { Deed, Duty, Entry, SecretRow, TableRow } from "../store/store.ts";
import type { Crowd } from "./crowd.ts";
import { backTo, dutyAfter, dutyOf, handedOver } from "./duty.ts";
import { factsOf } from "./facts.ts";
import {
  botsAsked,
  fold,
  isClosed,
  leftAt,
  markOf,
  memberAt,
  patience,
  persons,
  remarksOf,
  speakersOf,
  stageOf,
  type TableState,
} from "./fold.ts";
import type { Arrival, BotMoment, Guest, House, Sitter } from "./house.ts";
import { areAlike } from "./names.ts";
import { breathe, patiently } from "./patiently.ts";
import {
  type Circumstances,
  deedOf,
  hostDeed,
  mustBePerson,
  mustInvite,
  mustPlay,
  mustSeatMore,
  type Wish,
} from "./rulings.ts";
import { botSeedOf, commitmentOf, hashOfSecret, newSecret } from "./secrets.ts";
import { Telling } from "./telling.ts";
import { Refuse } from "./trouble.ts";
import { entriesAfter, KEEP_EVERY, reach, woken } from "./waking.ts";

const STORY_STEPS = 2000;

/**
 * A table that is awake: its log, folded, and the match that follows from it. The log in the store is the truth; this is a
 * copy that serves one request after the other and runs after the log when another process was faster.
 */
export class Table {
  readonly row: TableRow;
  readonly game: AnyGame;
  readonly #house: House;
  readonly #commitment: string;
  readonly #state: TableState;
  readonly #match: AnyMatch;
  readonly #master: Master;
  readonly #telling: Telling;
  #queue: Promise<unknown> = Promise.resolve();
  /** What is played again for those who ask for the past. */
  #past: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** The store failed in the middle of a commit: what is in the log has to be read before anything else. */
  #unsure = false;
  /** How much whoever sits at a seat has written lately. */
  readonly #writing = new Map<number, { readonly tenure: number; readonly bucket: Bucket }>();
  /** When somebody wanted the whole story last. */
  #toldAt = 0;
  /** What the bots remark: how the match stood for them when they last looked is known where it was played. */
  #remarks: Remarks | null = null;
  /** As this process last wrote it; null when another may have written since. */
  #duty: Duty | null = null;
  used = 0;

  private constructor(house: House, game: AnyGame, row: TableRow, match: AnyMatch, state: TableState) {
    this.#house = house;
    this.game = game;
    this.row = row;
    this.#match = match;
    this.#master = new Master(match, false);
    this.#state = state;
    this.#commitment = commitmentOf(row.seed);
    this.#telling = new Telling(
      HERE_MS / house.patience,
      () => house.presence(this),
      () => house.stirred(this),
    );
  }

  /** The table as its row and its log tell it. */
  static async wake(house: House, game: AnyGame, row: TableRow): Promise<Table> {
    const { match, state } = await woken(house.store, game, row);
    return new Table(house, game, row, match, state);
  }

  get id(): string {
    return this.row.id;
  }

  get n(): number {
    return this.#state.n;
  }

  get guests(): Crowd {
    return this.#telling.guests;
  }

  get idle(): boolean {
    return this.guests.size === 0 && this.#waiting === 0;
  }

  /** Whoever comes next is told the whole story in a moment as long as it is kept, which takes memory. */
  forgetStory(before: number): void {
    if (this.#toldAt < before) this.#master.forget();
  }

  get stage(): Facts["stage"] {
    return stageOf(this.#state);
  }

  /** Persons who are asked now. */
  get asked(): readonly number[] {
    return this.stage === "playing"
      ? this.#state.awaited.filter((seat) => this.#state.seats[seat]?.kind === "person")
      : [];
  }

  /** Persons who are asked and have no time left at `now`. */
  timeUp(now: number): readonly number[] {
    const left = leftAt(this.#state, now);
    return left === null ? [] : this.asked.filter((seat) => left[seat] === 0);
  }

  /** Whether anybody looks on, here or at another process. */
  get attended(): boolean {
    const { here, watchers } = this.#house.presence(this);
    return watchers > 0 || here.some(Boolean);
  }

  /** The persons who sit here. */
  get persons(): readonly number[] {
    return persons(this.#state);
  }

  get hostSeat(): number {
    return this.#state.host;
  }

  /** Whether nobody has ever sat at this seat. */
  isNew(seat: number): boolean {
    return this.#state.tenure[seat] === 0;
  }

  /** Whether somebody has this seat, even while a bot plays for them. */
  isTaken(seat: number): boolean {
    return this.#state.seats[seat]?.name != null;
  }

  /** The number in the group of the table of whoever sits there; null of a guest, a bot and a free seat. */
  memberAt(seat: number): number | null {
    return memberAt(this.#state, seat);
  }

  /** The seat of a member of its group; null of those who sit elsewhere. */
  seatOf(member: number): number | null {
    const seat = this.#state.seats.findIndex((_, seat) => this.memberAt(seat) === member);
    return seat < 0 ? null : seat;
  }

  /** Whether it was set so long ago that whoever has not come by now is away for long. */
  isTiredOfWaiting(now: number): boolean {
    return now - this.row.created > patience(this.#state);
  }

  /** The entry at which the question of the moment came up. */
  get since(): number {
    return this.#state.since;
  }

  /** The bots that are asked now. */
  get bots(): readonly { readonly seat: number; readonly bot: string }[] {
    if (this.stage !== "playing") return [];
    return botsAsked(this.#state).flatMap((seat) => {
      const { bot = null } = this.#state.seats[seat] ?? {};
      return bot === null ? [] : [{ seat, bot }];
    });
  }

  /** Everything at a table happens one after the other; other tables do not wait for it. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    this.used = this.#house.now();
    const turn = this.#queue.then(work).finally(() => {
      this.#waiting--;
    });
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Lets a guest in and tells where the table stands. `have`: the last entry that the guest was told before. `admit` asks whose
   * secret it is, here where no seat changes hands in between.
   */
  join(request: Extract<Request, { do: "join" }>, admit: () => Promise<Guest>): Promise<Arrival> {
    return this.#alone(async () => {
      // Hundreds may come in the same moment.
      await breathe();
      if (request.wire !== WIRE_VERSION) throw new Refuse(request.wire < WIRE_VERSION ? "old-page" : "old-server");
      await this.#readAll();
      const guest = await admit();
      const { eyes } = guest;
      // A seat without a name is free, or a bot's own: its hand is nobody's to look at.
      if (eyes !== null && this.#state.seats[eyes]?.name == null) throw new Refuse("no-seat");
      this.#mustHaveRoom(eyes);
      const { n, steps, chat } = this.#state;
      const known = request.have > 0 && request.have <= n;
      const least = known ? steps.slice(request.have).reduce((least, step) => Math.min(least, step)) : 0;
      // Who had heard of no answer may not have seen the opening either: see `#positionOf`.
      const from = least === 0 ? 0 : least + 1;
      if (from === 0) this.#toldAt = this.used;
      else await this.#reach(from - 1);
      const position = await patiently(this.#positionOf(eyes, from));
      const lines = known ? chat.filter((line) => line.n > request.have) : chat;
      this.#telling.welcome(guest, this.#joined(request.id, position, lines));
      return { guest, sitter: eyes === null ? null : { seat: eyes, tenure: this.#state.tenure[eyes] ?? 0 } };
    });
  }

  /**
   * All that these eyes may know. Until the match begins nobody looks into a hand: whoever sits there may leave again, and somebody else
   * play it.
   */
  *#positionOf(eyes: Eyes, from: number): Generator<void, Position, void> {
    if (eyes === null || this.stage !== "gathering") return yield* this.#master.position(eyes, from);
    const position = yield* this.#master.position(null, from);
    if (this.guests.count(null) === 0) this.#master.leave(null);
    return { ...position, seat: eyes };
  }

  #joined(id: number, position: Position, chat: TableState["chat"]): Extract<Report, { say: "joined" }> {
    const { n, backs } = this.#state;
    const remarks = remarksOf(this.#state);
    return { say: "joined", id, n, facts: this.#facts(), ...position, chat, backs, remarks, push: this.#house.push };
  }

  /** Nobody is missing any more: each seat hears of it with what it has, so that nothing is asked of it before it sees that. */
  #begin(facts: Extract<Report, { say: "facts" }>): void {
    this.#telling.tell(facts, null);
    const chat = facts.chat === undefined ? [] : [facts.chat];
    for (const seat of this.guests.seats) {
      const text = JSON.stringify(this.#joined(0, atOnce(this.#positionOf(seat, 0)), chat));
      for (const guest of this.guests.with(seat)) guest.send(text);
    }
  }

  #mustHaveRoom(eyes: Eyes): void {
    const most = eyes === null ? this.#house.watchers : MOST_OF_SEAT;
    if (this.guests.count(eyes) >= most)
      throw new Refuse("too-many", "As many look on from there as may. Try again when somebody has gone.");
  }

  leave(guest: Guest): void {
    this.#telling.leave(guest);
    if (this.guests.count(guest.eyes) === 0) this.#master.leave(guest.eyes);
  }

  /** What those see who are not in yet. */
  look(): Promise<Required<Pick<Look, "facts" | "awaited" | "at">> & Pick<Look, "winners">> {
    return this.#alone(async () => {
      await this.#catchUp();
      const { outcome } = this.#match;
      const awaited = this.stage === "playing" ? this.#state.awaited : [];
      const at = this.#state.ran;
      return { facts: this.#facts(), awaited, at, ...(outcome === null ? {} : { winners: outcome.winners }) };
    });
  }

  /** Answers for a seat. Resolves with the number under which it was committed. */
  answer(sitter: Sitter, request: Extract<Request, { do: "answer" }>): Promise<number> {
    return this.#alone(async () => {
      const { seat } = sitter;
      const { key, at, answer } = request;
      for (;;) {
        await this.#catchUp();
        this.#mustHold(sitter);
        const known = this.#state.keys.get(markOf(seat, key));
        if (known !== undefined) return known;
        mustPlay(this.#state);
        mustBePerson(this.#state, seat);
        if (at < this.#state.since) throw new Refuse("late");
        const n = await this.#tryAnswer(seat, answer, key);
        if (n !== null) return n;
      }
    });
  }

  /** What a bot is asked by the question of entry `since`; null when that is past. */
  botMoment(since: number, seat: number): Promise<BotMoment | null> {
    return this.#alone(async () => {
      if (this.n < since) await this.#read();
      else await this.#catchUp();
      const bot = this.#botAsked(since, seat);
      const question = this.#match.questionFor(seat);
      if (bot === null || question === null) return null;
      const view = viewOf(this.#match, seat);
      const { answers } = this.#match.ask(seat);
      if (remembers(bot)) {
        this.#toldAt = this.used;
        await patiently(this.#master.told());
      }
      const story = remembers(bot) ? { story: this.#master.heard(seat) } : {};
      const seed = botSeedOf(this.row.seed, seat, since);
      return { since, seat, bot, seed, game: this.row.game, view, question, ...story, answers };
    });
  }

  /** A bot's answer to that question. It comes to nothing when the table has moved on without it. */
  botAnswers(since: number, seat: number, answer: Answer): Promise<void> {
    return this.#alone(async () => {
      for (;;) {
        await this.#catchUp();
        if (this.#botAsked(since, seat) === null || (await this.#tryAnswer(seat, answer, null)) !== null) return;
      }
    });
  }

  /** Says what the rules have those say whose time is up, in nobody's name; the others decide about the rest. */
  lapse(): Promise<void> {
    return this.#alone(async () => {
      for (;;) {
        await this.#catchUp();
        const [seat] = this.timeUp(this.#house.now());
        const { lapse } = this.#match;
        if (seat === undefined || lapse === null) return;
        await this.#tryAnswer(seat, lapse, null, null);
      }
    });
  }

  #botAsked(since: number, seat: number): string | null {
    return this.#state.since === since ? (this.bots.find((bot) => bot.seat === seat)?.bot ?? null) : null;
  }

  /** Undo, proposals, votes, chat, rest, farewell. Resolves with the number of its entry. */
  wish(sitter: Sitter, request: Wish): Promise<number> {
    return this.#alone(() =>
      this.#commit(sitter.seat, (now) => {
        this.#mustHold(sitter);
        if (request.do !== "vote" && request.do !== "leave") this.#mustBeBrief(sitter.seat);
        return deedOf(this.#state, sitter.seat, request, this.#circumstances(now));
      }),
    );
  }

  #mustBeBrief(seat: number): void {
    if ((this.#state.wrote[seat] ?? 0) >= MOST_WRITTEN) throw new Refuse("written-out");
    const { patience } = this.#house;
    const now = this.#house.now();
    const tenure = this.#state.tenure[seat] ?? 0;
    let measure = this.#writing.get(seat);
    if (measure?.tenure !== tenure) {
      measure = { tenure, bucket: new Bucket(times(WRITING, patience), now) };
      this.#writing.set(seat, measure);
    }
    if (!measure.bucket.take(now)) throw new Refuse("too-many");
  }

  /** Another process may have told of it already, while the line to whoever sat there was still open. */
  #mustHold({ seat, tenure }: Sitter): void {
    if (this.#state.tenure[seat] !== tenure) throw new Refuse("no-seat");
  }

  #circumstances(now: number): Circumstances {
    const { patience } = this.#house;
    return { now, here: this.#house.presence(this).here, bots: botsOf(this.game), patience };
  }

  /** The host's word. A new invitation comes with some of it. */
  host(
    sitter: Sitter,
    { act }: Extract<Request, { do: "host" }>,
  ): Promise<{ readonly n: number; readonly secret: string | null }> {
    return this.#alone(async () => {
      if (act.what === "invite") return this.#invite(sitter, act.seat);
      const invitation = act.what === "remove" ? this.#newSecret("claim", act.seat) : null;
      const n = await this.#commit(
        sitter.seat,
        (now) => {
          this.#mustHost(sitter);
          this.#mustBeBrief(sitter.seat);
          return hostDeed(this.#state, act, this.#circumstances(now));
        },
        invitation === null ? [] : [invitation.row],
      );
      return { n, secret: invitation?.secret ?? null };
    });
  }

  #mustHost(sitter: Sitter): void {
    this.#mustHold(sitter);
    if (this.#state.host !== sitter.seat) throw new Refuse("not-host");
  }

  /**
   * Seats a person, to whom from then on `secret` alone leads. `invited`: whether the invitation is still good; `member`: which of the
   * table's group it is.
   */
  sit(
    seat: number,
    { name, face, member }: Pick<Open, "name" | "face"> & { readonly member: number | null },
    secret: SecretRow,
    invited: () => Promise<boolean>,
  ): Promise<void> {
    return this.#alone(async () => {
      await this.#commit(seat, async () => {
        const good = await invited();
        const sitting = this.#state.seats[seat];
        if (sitting === undefined || (sitting.kind !== "open" && sitting.name !== null)) throw new Refuse("seat-taken");
        if (this.#state.ended || this.stage === "over") throw new Refuse("over");
        if (!good) throw new Refuse("seat-taken");
        if (isClosed(this.#state, seat)) throw new Refuse("closed");
        mustSeatMore(this.#state);
        if (this.#state.seats.some((other) => other.name !== null && areAlike(other.name, name)))
          throw new Refuse("name-taken");
        if (member === null) return { do: "sit", seat, name, face };
        if (this.seatOf(member) !== null) throw new Refuse("seat-taken", "This member sits at this table already.");
        return { do: "sit", seat, name, face, member };
      }, [secret]);
    });
  }

  /** A link for one's own seat on another device. */
  move(sitter: Sitter): Promise<string> {
    return this.forSeat(sitter, async () => {
      this.#mustBeBrief(sitter.seat);
      const { secret, row } = this.#newSecret("seat", sitter.seat);
      await this.#lead(row, () => this.#mustHold(sitter));
      return secret;
    });
  }

  /** Lets a member's other device to the seat that they hold. False where somebody else sits there, or nobody. */
  follow(seat: number, member: number, secret: SecretRow): Promise<boolean> {
    return this.#alone(async () => {
      await this.#readAll();
      if (this.memberAt(seat) !== member) return false;
      await this.#lead(secret, () => {
        if (this.memberAt(seat) !== member) throw new Refuse("seat-taken");
      });
      return true;
    });
  }

  /** Lets one more secret to a seat, and takes it back where the seat has changed hands meanwhile in another process. */
  async #lead(secret: SecretRow, mustHold: () => void): Promise<void> {
    const { store } = this.#house;
    if (!(await store.addSecret(secret, MOST_LINKS))) throw new Refuse("linked-out");
    try {
      await this.#readAll();
      mustHold();
    } catch (error) {
      await store.dropSecret(secret.hash);
      throw error;
    }
  }

  /** Does what only whoever holds the seat may have done. */
  forSeat<T>(sitter: Sitter, work: () => Promise<T>): Promise<T> {
    return this.#alone(async () => {
      await this.#readAll();
      this.#mustHold(sitter);
      return work();
    });
  }

  /** What happened from step to step, with pictures; null once nobody wants it. One is played after the other, while the table goes on. */
  story(
    eyes: Eyes,
    { id, from, to }: Extract<Request, { do: "story" }>,
    wanted: () => boolean,
  ): Promise<Report | null> {
    const story = this.#past.then(async (): Promise<Report | null> => {
      if (!wanted()) return null;
      // Its first step takes a copy of the match: what happens from then on does not touch it.
      const { work, first } = await this.#alone(async () => {
        await this.#catchUp();
        if (from > 0) await this.#reach(Math.min(from - 1, this.#state.given.length));
        const seen = this.stage === "gathering" ? null : eyes;
        const work = this.#master.stories(from, Math.min(to, from + STORY_STEPS), [seen]);
        return { work, first: work.next() };
      });
      const stories = first.done === true ? first.value : await patiently(work, wanted);
      if (stories === null) return null;
      const [told = { view: null, beats: [] }] = stories;
      return { say: "story", id, ...told };
    });
    this.#past = story.catch(() => undefined);
    return story;
  }

  save({ id }: Extract<Request, { do: "save" }>): Promise<Report> {
    return this.#alone(async () => {
      await this.#catchUp();
      if (this.#match.outcome === null)
        throw new Refuse("not-yours", "The file holds every secret. It is there once the match is over.");
      return { say: "save", id, save: { ...save(this.#match), commitment: this.#commitment } };
    });
  }

  /** Whether a member of the group was sent away from here. */
  hasSentAway(member: number): boolean {
    return this.#state.sentAway.includes(member);
  }

  /** How a match that is over was for each seat; null while it is not. The points are the game's own, and those of members. */
  round(contest: Contest): Promise<Pick<GroupRound, "at" | "seats"> | null> {
    return this.#alone(async () => {
      await this.#readAll();
      const { outcome } = this.#match;
      const { over } = this.#state;
      if (outcome === null || over === null) return null;
      this.#toldAt = this.used;
      const seats: GroupRound["seats"] = [];
      for (const [seat, { member, name, bot }] of over.seats.entries()) {
        const lived = member === null ? null : await patiently(livedBy(this.#master, seat));
        const points = lived === null ? null : sumOf(contest.score(lived));
        seats.push({ member, name, bot, won: outcome.winners.includes(seat), points });
      }
      return { at: over.at, seats };
    });
  }

  /** Reads what others have written. */
  sync(): Promise<void> {
    return this.#alone(() => this.#read());
  }

  /** Takes an entry of another process. Only what came before it and was not heard has to be read. */
  async hear(entry: Entry): Promise<void> {
    if (entry.n <= this.n) return;
    await this.#alone(async () => {
      if (this.#unsure || entry.n > this.n + 1) await this.#read();
      else if (entry.n === this.n + 1) await this.#follow(entry, false);
    });
  }

  /** Somebody has come or gone, here or elsewhere: everybody hears of it soon. */
  stir(): void {
    this.#telling.stir();
  }

  async #invite(sitter: Sitter, seat: number): Promise<{ n: number; secret: string }> {
    await this.#readAll();
    this.#mustHold(sitter);
    mustInvite(this.#state, sitter.seat, seat);
    this.#mustBeBrief(sitter.seat);
    const { secret, row } = this.#newSecret("claim", seat);
    await this.#house.store.invite(row);
    return { n: this.n, secret };
  }

  #newSecret(kind: SecretRow["kind"], seat: number): { readonly secret: string; readonly row: SecretRow } {
    const secret = newSecret();
    return { secret, row: { hash: hashOfSecret(secret), table: this.id, kind, seat, created: this.#house.now() } };
  }

  /** Where other processes write too, only the log knows how the table stands. */
  #readAll(): Promise<void> {
    return this.#house.shared ? this.#read() : this.#catchUp();
  }

  async #catchUp(): Promise<void> {
    if (this.#unsure) await this.#read();
  }

  async #read(): Promise<void> {
    this.#unsure = true;
    try {
      for await (const entry of entriesAfter(this.#house.store, this.id, this.n)) await this.#follow(entry, false);
      this.#unsure = false;
    } finally {
      if (this.#unsure) this.#house.behind(this);
    }
  }

  /**
   * Commits what `decide` says, if anything. When another was faster, its entries are read first and it is decided anew. `secrets`: those that
   * lead to the seat from then on, where it changes hands.
   */
  async #commit(
    by: number | null,
    decide: (now: number) => Deed | null | Promise<Deed>,
    secrets: readonly SecretRow[] = [],
  ): Promise<number> {
    for (;;) {
      await this.#catchUp();
      const at = this.#house.now();
      const deed = await decide(at);
      if (deed === null) return this.n;
      const entry: Entry = { n: this.n + 1, at, by, key: null, deed };
      if (await this.#append(entry, secrets)) {
        await this.#follow(entry, true);
        return entry.n;
      }
      await this.#read();
    }
  }

  /** Takes an entry that is in the log and was not tried here before. Where it goes back, a state near there is looked for first. */
  async #follow(entry: Entry, ours: boolean): Promise<void> {
    const step = backTo(this.#state, entry);
    if (step !== null) await this.#reach(step);
    this.#add(entry, null, ours);
  }

  #reach(step: number): Promise<void> {
    return reach(this.#house.store, this.id, { match: this.#match, state: this.#state }, step);
  }

  /** Plays the answer, commits it, and takes it back when that fails. Null: another was faster. */
  async #tryAnswer(
    seat: number,
    wanted: unknown,
    key: string | null,
    by: number | null = seat,
  ): Promise<number | null> {
    const question = this.#match.question;
    const tried = this.#master.play(seat, wanted);
    if ("reason" in tried) throw new Refuse("refused", undefined, tried);
    const given = this.#match.log.at(-1);
    if (given === undefined) throw new Error("An answer was given and is not in the log.");
    const stands = question?.together === true && this.#match.question === question;
    const remark = this.#heard(seat);
    const deed: Deed = {
      do: "answer",
      seat,
      answer: given.answer,
      revealed: given.revealed,
      awaited: stands ? null : this.#match.awaited(),
      ...(stands || this.#match.lapse === null ? {} : { lapses: true }),
      ...(botsWait(this.#match, (of) => this.#state.seats[of]?.kind === "bot") ? { waits: true } : {}),
      ...(remark === null ? {} : { remark }),
    };
    const entry: Entry = { n: this.n + 1, at: this.#house.now(), by, key, deed };
    try {
      if (await this.#append(entry)) {
        this.#add(entry, tried, true);
        return entry.n;
      }
    } catch (error) {
      this.#withdraw();
      throw error;
    }
    this.#withdraw();
    await this.#read();
    return null;
  }

  #withdraw(): void {
    this.#master.withdraw();
    this.#remarks?.back(this.#match.log.length);
  }

  /** What somebody among the bots says to the answer that has just been played; null almost always. */
  #heard(by: number): Remark | null {
    const bots = speakersOf(this.#state);
    if (bots.every((bot) => bot === null)) return null;
    this.#remarks ??= new Remarks(this.game, botSeedOf(this.row.seed, 0, 0), remarksOf(this.#state));
    return this.#remarks.heard({ view: this.#match.view(null), step: this.#match.log.length, by, bots });
  }

  async #append(entry: Entry, secrets: readonly SecretRow[] = []): Promise<boolean> {
    const start = performance.now();
    try {
      const duty = dutyAfter(this.#state, entry, this.#duty);
      const seat = handedOver(this.#state, entry);
      const handover = seat === null ? {} : { handover: { seat, secrets } };
      const won = await this.#house.store.append({ table: this.id, entry, duty, ...handover });
      if (won && duty !== null) this.#duty = duty;
      if (won) this.#house.committed(this, entry, performance.now() - start);
      return won;
    } catch (error) {
      // It may have been committed all the same.
      this.#unsure = true;
      this.#house.behind(this);
      throw error;
    }
  }

  /** Takes an entry that is in the log, and tells everybody. `tried`: its answer has been played here already. */
  #add(entry: Entry, tried: Played | null, ours: boolean): void {
    try {
      const before = this.stage;
      this.#take(entry, tried);
      // Whoever wrote the entry has seen to what follows from it.
      if (!ours) this.#duty = dutyOf(this.#state, entry.at);
      this.#house.changed(this, ours);
      if (ours && entry.deed.do === "leave") this.#house.freed(this);
      if (ours && before !== "over" && this.stage === "over") this.#house.over(this);
    } catch (error) {
      this.#house.broken(this, error);
      for (const guest of [...this.guests]) guest.bye("restart");
      throw error;
    }
  }

  #take(entry: Entry, tried: Played | null): void {
    const state = this.#state;
    const before = {
      given: state.given.length,
      proposal: state.proposal,
      stage: stageOf(state),
      left: state.clock === null ? "" : JSON.stringify(state.left),
    };
    fold(state, entry);
    const { deed, n } = entry;
    if (deed.do === "answer") {
      const played = tried ?? this.#repeat(deed);
      const more = before.proposal !== state.proposal || before.stage !== stageOf(state);
      this.#tellMoved(n, this.#master.settle(played), more, deed.remark);
      if (state.given.length % KEEP_EVERY === 0) this.#keep();
    } else if (state.given.length < before.given) {
      const keep = state.given.length;
      this.#remarks?.back(keep);
      const last = state.backs.at(-1);
      this.#tellUndone(n, this.#master.undo(keep, last?.n === n ? last : null));
    } else if (deed.do === "chat") {
      const chat = state.chat.at(-1);
      if (chat?.n === n) this.#telling.tell({ say: "chat", n, after: n - 1, chat });
    } else {
      const last = state.chat.at(-1);
      const chat = last?.n === n ? { chat: last } : {};
      const facts: Report = { say: "facts", n, after: n - 1, facts: this.#facts(), ...chat };
      if (before.stage === "gathering" && stageOf(state) === "playing") this.#begin(facts);
      else this.#telling.tell(facts);
    }
    const freed = deed.do === "sit" ? -1 : state.tenure.indexOf(n);
    if (freed >= 0)
      for (const guest of [...this.guests.with(freed)]) {
        guest.bye(deed.do === "leave" ? "left" : "removed");
        this.leave(guest);
      }
  }

  /** An answer that another process has taken: what was said to it stands in the log. */
  #repeat({ seat, answer, remark }: Extract<Deed, { do: "answer" }>): Played {
    const played = this.#master.repeat(seat, answer);
    if (this.#remarks !== null && (this.#heard(seat) === null) !== (remark === undefined)) this.#remarks = null;
    return played;
  }

  #tellMoved(n: number, told: readonly (readonly [Eyes, Moved])[], more: boolean, said?: Remark): void {
    const now = this.#house.now();
    const left = leftAt(this.#state, now);
    const clocks = left === null ? {} : { left, now };
    const facts = more ? { facts: this.#facts() } : {};
    const remark = said === undefined ? {} : { remark: said };
    for (const [eyes, moved] of told)
      this.#telling.tell({ say: "moved", n, after: n - 1, ...moved, ...clocks, ...facts, ...remark }, eyes);
  }

  #tellUndone(n: number, told: readonly (readonly [Eyes, Undone])[]): void {
    const facts = this.#facts();
    for (const [eyes, undone] of told) this.#telling.tell({ say: "undone", n, after: n - 1, ...undone, facts }, eyes);
  }

  #facts(): Facts {
    const { here, watchers } = this.#house.presence(this);
    return factsOf(this.row, this.#state, {
      commitment: this.#commitment,
      seats: this.#state.seats.map((sitting, seat) => ({
        ...sitting,
        here: here[seat] ?? false,
        closed: isClosed(this.#state, seat),
      })),
      watchers,
      now: this.#house.now(),
    });
  }

  /** Waking up is faster from a kept state; without it the answers lead there too, so nobody waits for it or misses it. */
  #keep(): void {
    const { n, given } = this.#state;
    const { state, hash } = this.#match;
    this.#house.store.keep(this.id, { n, step: given.length, state, hash }).catch(() => undefined);
  }
}
