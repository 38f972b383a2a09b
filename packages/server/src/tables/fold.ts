import { agreeing, type Remark } from "@endzeit/bots";
import type { Answer } from "@endzeit/engine";
import { backsAt, type TakenBack, takenBack } from "@endzeit/master";
import type { Chat, Clock, Facts, Proposal, SeatFacts } from "@endzeit/wire";
import type { Deed, Entry, TableRow } from "../store/store.ts";

/** A seat as the log tells it. Whether its person is here is for the sockets to say. */
export type Sitting = { -readonly [key in keyof Omit<SeatFacts, "here" | "closed">]: SeatFacts[key] };

/**
 * An answer in force. `awaited`: who is asked after it; `lapses`: whether the rules have an answer for whose time is up then; `waits`: whether
 * bots leave it to the persons that are asked with them; `since`: the entry at which that question came up.
 */
export interface InForce {
  readonly seat: number;
  readonly answer: Answer;
  readonly revealed: boolean;
  readonly awaited: readonly number[];
  readonly lapses: boolean;
  readonly waits: boolean;
  readonly since: number;
  /** What the seat had left of its time when it gave it. */
  readonly left: number;
  readonly remark?: Remark;
}

/** Who sat at a seat when the match ended. */
interface Finisher {
  readonly member: number | null;
  readonly name: string | null;
  readonly bot: string | null;
}

/** What a table's row and the entries of its log come to. Everything but the position of the match itself. */
export interface TableState {
  readonly clock: Clock | null;
  /** Hours until somebody is away for long. */
  readonly absence: number;
  /** Who is asked before the first answer. */
  readonly first: readonly number[];
  /** The number of the last entry, and of the last that changed the match. */
  n: number;
  moved: number;
  readonly seats: Sitting[];
  /** The entry by which each seat was last taken or given up; 0: nobody has ever sat there. A bot that fills in changes nothing. */
  readonly tenure: number[];
  /** How often somebody has sat down at this table. */
  sat: number;
  /** Whether a person has ever sat at each seat, and whether the others have agreed to somebody new there. */
  readonly held: boolean[];
  readonly admits: boolean[];
  /** The number in the group of the table that each seat's person has; of a seat without a name it says nothing. */
  readonly members: (number | null)[];
  /** Members who were sent away from here: they do not come back by being members. */
  sentAway: readonly number[];
  host: number;
  /** Nobody was missing once: from then on an open seat holds up only those who wait for it. */
  started: boolean;
  ended: boolean;
  /** When the answer came that ended the match, and who sat where then: whoever gets up later has played it all the same. */
  over: { readonly at: number; readonly seats: readonly Finisher[] } | null;
  given: InForce[];
  awaited: readonly number[];
  /** Whether the rules have an answer to the question of the moment for whose time is up. */
  lapses: boolean;
  /** Bots leave it to the persons that are asked with them. */
  waits: boolean;
  /** The entry at which the question of the moment came up: an answer of somebody who had seen it is not late. */
  since: number;
  proposal: { n: number; by: number; proposal: Proposal; yes: number[]; needed: number[] } | null;
  /** Who proposed something lately, and when. */
  proposed: readonly { readonly by: number; readonly at: number }[];
  chat: Chat[];
  /** What was taken back and is still told: none of it lies behind a later taking back. */
  backs: readonly TakenBack[];
  /** The numbers of the answers by their seats and the marks of their clients: see `markOf`. */
  readonly keys: Map<string, number>;
  /** How many answers were in force after each entry, by its number. */
  readonly steps: number[];
  /** When each seat last did something that is in the log. */
  readonly spoke: number[];
  /** How many entries of the log whoever sits at each seat has made: it begins anew with whoever comes next. */
  readonly wrote: number[];
  /** Milliseconds that each seat had left at `ran`. */
  readonly left: number[];
  ran: number;
}

/** How much was said that a client is told of when it comes. */
const CHAT_KEPT = 200;
const BACKS_KEPT = 50;
/** What was proposed lately counts for so long. */
export const PROPOSED_MS = 60_000;

/** A seat at which nobody sits. */
const FREE: Sitting = { kind: "open", name: null, face: null, bot: null, muted: false, say: false, barred: null };

/** A table before its first entry. `first`: the seats that the opening of its match asks. */
export function begin(row: TableRow, first: readonly number[]): TableState {
  const full = row.clock === null ? 0 : fullTime(row.clock);
  return {
    clock: row.clock,
    absence: row.absence,
    first,
    n: 0,
    moved: 0,
    seats: Array.from({ length: row.players }, () => ({ ...FREE })),
    tenure: Array.from({ length: row.players }, () => 0),
    sat: 0,
    held: Array.from({ length: row.players }, () => false),
    admits: Array.from({ length: row.players }, () => false),
    members: Array.from({ length: row.players }, () => null),
    sentAway: [],
    host: 0,
    started: false,
    ended: false,
    over: null,
    given: [],
    awaited: first,
    lapses: false,
    waits: false,
    since: 0,
    proposal: null,
    proposed: [],
    chat: [],
    backs: [],
    keys: new Map(),
    steps: [0],
    spoke: Array.from({ length: row.players }, () => row.created),
    wrote: Array.from({ length: row.players }, () => 0),
    left: Array.from({ length: row.players }, () => full),
    ran: row.created,
  };
}

export function stageOf(state: TableState): Facts["stage"] {
  if (state.awaited.length === 0) return "over";
  if (state.ended) return "ended";
  return state.started ? "playing" : "gathering";
}

/**
 * Whether nobody comes to a seat before all have agreed: two browsers of one person look like two persons, and in a match that has begun a hand
 * lies there. Whoever has only ever played with bots may let in whom they like.
 */
export function isClosed({ started, seats, held, admits }: TableState, seat: number): boolean {
  if (!started || seats[seat]?.name !== null || admits[seat]) return false;
  return held[seat] === true || held.filter(Boolean).length > 1;
}

/** Who of the group sits at a seat, or has a bot play there for now. */
export function memberAt({ seats, members }: TableState, seat: number): number | null {
  return seats[seat]?.name == null ? null : (members[seat] ?? null);
}

function finisherAt(state: TableState, seat: number): Finisher {
  const { name = null, bot = null } = state.seats[seat] ?? {};
  return { member: memberAt(state, seat), name, bot: name === null ? bot : null };
}

/** Persons have a say. A bot that plays for somebody says yes to everything, as every bot does. */
export function persons(state: TableState): number[] {
  return state.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
}

/** Milliseconds that each seat has left at `now`; null without a clock. Only persons who are asked use up their time. */
export function leftAt(state: TableState, now: number): readonly number[] | null {
  if (state.clock === null) return null;
  if (stageOf(state) !== "playing") return state.left.map((left) => Math.max(0, left));
  const passed = Math.max(0, now - state.ran);
  return state.left.map((left, seat) =>
    Math.max(0, state.seats[seat]?.kind === "person" && state.awaited.includes(seat) ? left - passed : left),
  );
}

/**
 * When the first of those who are asked has no time left; null without a clock, or when that has been. Where the rules then answer for
 * them, also those count who had none when the question came up.
 */
export function deadlineOf(state: TableState): number | null {
  const left = leftAt(state, state.ran);
  if (left === null || stageOf(state) !== "playing") return null;
  const running = left.filter(
    (ms, seat) => (ms > 0 || state.lapses) && state.seats[seat]?.kind === "person" && state.awaited.includes(seat),
  );
  return running.length === 0 ? null : state.ran + Math.min(...running);
}

export const markOf = (seat: number, key: string): string => `${seat} ${key}`;

/** The state for trying a deed on: without what its outcome does not depend on. An answer needs none of those before it. */
export function sketch(state: TableState, deed: Deed): TableState {
  const { proposal } = state;
  return {
    ...state,
    seats: state.seats.map((sitting) => ({ ...sitting })),
    tenure: state.tenure.slice(),
    held: state.held.slice(),
    admits: state.admits.slice(),
    members: state.members.slice(),
    given: deed.do === "answer" ? [] : state.given.slice(),
    spoke: state.spoke.slice(),
    wrote: state.wrote.slice(),
    left: state.left.slice(),
    proposal: proposal === null ? null : { ...proposal, yes: proposal.yes.slice() },
    chat: [],
    backs: [],
    keys: new Map(),
    steps: [],
  };
}

/** Adds the next entry of the log. Trusts it: what is in the log was checked before it came there. */
export function fold(state: TableState, entry: Entry): void {
  const { n, at, by, key, deed } = entry;
  const left = leftAt(state, at);
  left?.forEach((time, seat) => {
    // What is owed for answers that were taken back stays owed.
    state.left[seat] = Math.min(state.left[seat] ?? 0, time);
  });
  state.ran = Math.max(state.ran, at);
  state.n = n;
  if (changesHands(deed)) handOn(state, deed.seat, n);
  if (deed.do === "sit") {
    state.held[deed.seat] = true;
    state.sat++;
    state.members[deed.seat] = deed.member ?? null;
  }
  if (by !== null) {
    state.spoke[by] = at;
    state.wrote[by] = (state.wrote[by] ?? 0) + 1;
  }
  const before = {
    host: state.host,
    started: state.started,
    who: "seat" in deed ? whoAt(state, deed.seat) : NOBODY,
  };
  perform(state, deed, by, n, at);
  if (state.awaited.length > 0) state.over = null;
  else state.over ??= { at, seats: state.seats.map((_, seat) => finisherAt(state, seat)) };
  note(state, entry, before);
  if (key !== null && by !== null) state.keys.set(markOf(by, key), n);
  state.steps[n] = state.given.length;
}

/** Another person's seat from now on, or nobody's: what the one before has said and proposed is no measure for who comes. */
function handOn(state: TableState, seat: number, n: number): void {
  state.tenure[seat] = n;
  state.admits[seat] = false;
  state.wrote[seat] = 0;
  state.proposed = state.proposed.filter(({ by }) => by !== seat);
}

/** Whether somebody sits down at the seat of this deed, or gives it up. */
export function changesHands(deed: Deed): deed is Extract<Deed, { do: "sit" | "leave" | "remove" }> {
  return deed.do === "sit" || deed.do === "leave" || deed.do === "remove";
}

function perform(state: TableState, deed: Deed, by: number | null, n: number, at: number): void {
  switch (deed.do) {
    case "sit":
      // Whoever comes later does not sit down to a clock that somebody else has run out.
      newTime(state, deed.seat);
      return seatChanges(state, deed.seat, {
        ...FREE,
        kind: "person",
        name: deed.name,
        face: deed.face ?? null,
        say: true,
      });
    case "leave":
      state.host = deed.host;
      return seatChanges(state, deed.seat, FREE);
    case "remove":
      return removed(state, deed.seat, { say: false, barred: null });
    case "bot":
      return rests(state, deed);
    case "host":
      state.host = deed.seat;
      return;
    case "answer":
      return answered(state, deed, n);
    case "undo":
      return goBack(state, deed.keep, by, n);
    case "propose":
      if (by !== null) {
        const { proposal, without = [] } = deed;
        const needed = asked(state, proposal).filter((seat) => !without.includes(seat));
        state.proposal = { n, by, proposal, yes: [by], needed };
        state.proposed = [...state.proposed.filter((one) => at - one.at < PROPOSED_MS), { by, at }];
      }
      return carry(state, { n, at });
    case "vote":
      return voted(state, deed, by, { n, at });
    case "time":
      return newTime(state, deed.seat);
    case "chat":
      if (by !== null) say(state, { n, what: "said", seat: by, ...whoAt(state, by), at, text: deed.text });
      return;
    case "mute":
      seatOf(state, deed.seat).muted = deed.muted;
      return;
    case "end":
      state.ended = true;
      state.proposal = null;
      return;
  }
}

type Who = Pick<Chat, "name" | "face">;
const NOBODY: Who = { name: "", face: null };

function whoAt({ seats }: TableState, seat: number): Who {
  const { name, face } = seats[seat] ?? NOBODY;
  return { name: name ?? "", face };
}

function say(state: TableState, line: Chat): void {
  state.chat.push(line);
  if (state.chat.length > CHAT_KEPT) state.chat.shift();
}

/** Who comes and goes is told among what is said: whoever reads it later understands who spoke. */
function note(
  state: TableState,
  { n, at, by, deed }: Entry,
  before: { readonly host: number; readonly started: boolean; readonly who: Who },
): void {
  const line = (what: Chat["what"], seat: number, who: Who, text = ""): void =>
    say(state, { n, what, seat, ...who, at, text });
  const passed = state.host !== before.host ? state.host : null;
  if (deed.do === "sit" && before.started) line("sat", deed.seat, whoAt(state, deed.seat));
  else if (deed.do === "leave") line("left", deed.seat, before.who, passed === null ? "" : whoAt(state, passed).name);
  else if (deed.do === "remove" && before.who.name !== "") line("removed", deed.seat, before.who);
  else if (passed !== null && by !== null) line("host", passed, whoAt(state, passed));
}

function seatOf(state: TableState, seat: number): Sitting {
  const sitting = state.seats[seat];
  if (sitting === undefined) throw new Error(`The log speaks of seat ${seat}, which this table does not have.`);
  return sitting;
}

/** What was proposed to others than those who sit here now is no longer proposed. */
function seatChanges(state: TableState, seat: number, change: Partial<Sitting>): void {
  Object.assign(seatOf(state, seat), change);
  state.proposal = null;
  if (state.seats.every(({ kind }) => kind !== "open")) state.started = true;
}

/** A bot keeps the seat warm for its person, who gets back what is left of the time. */
function botTakes(state: TableState, seat: number, bot: string | null): void {
  if (bot !== null) return seatChanges(state, seat, { kind: "bot", bot });
  const { name } = seatOf(state, seat);
  seatChanges(state, seat, name === null ? { kind: "open", bot: null } : { kind: "person", bot: null, say: true });
}

/** Whoever rests and comes back ends nothing that is proposed, and so escapes from nothing. Whoever is back is asked, too. */
function rests(state: TableState, { seat, bot, stays }: Extract<Deed, { do: "bot" }>): void {
  const { proposal } = state;
  botTakes(state, seat, bot);
  if (stays !== true || proposal === null) return;
  const { needed, proposal: wanted } = proposal;
  // A seat that a bot plays already, and a host who would be no person, are nothing to agree on any more.
  if (bot !== null && (wanted.what === "bot" || wanted.what === "host") && wanted.seat === seat) return;
  const anew = bot === null && !needed.includes(seat) && asked(state, wanted).includes(seat);
  state.proposal = anew ? { ...proposal, needed: [...needed, seat] } : proposal;
}

/** Where a bot sat for nobody, what is left of whoever sat there before it stays. */
function removed(state: TableState, seat: number, left: Pick<Sitting, "say" | "barred">): void {
  const { name, say, barred } = seatOf(state, seat);
  const member = memberAt(state, seat);
  if (member !== null) state.sentAway = [...state.sentAway, member];
  seatChanges(state, seat, { ...FREE, ...(name === null ? { say, barred } : left) });
}

function answered(state: TableState, deed: Extract<Deed, { do: "answer" }>, n: number): void {
  const { seat, answer, revealed } = deed;
  const { clock } = state;
  const left = state.left[seat] ?? 0;
  state.awaited = deed.awaited ?? state.awaited.filter((other) => other !== seat);
  if (deed.awaited !== null) {
    state.since = n;
    state.lapses = deed.lapses === true;
    state.waits = deed.waits === true;
  }
  const { awaited, lapses, waits, since } = state;
  const remark = deed.remark === undefined ? {} : { remark: deed.remark };
  state.given.push({ seat, answer, revealed, awaited, lapses, waits, since, left, ...remark });
  state.moved = n;
  if (clock?.kind === "live") state.left[seat] = (state.left[seat] ?? 0) + clock.increment * 1000;
  if (clock?.kind === "days") {
    if (deed.awaited === null) newTime(state, seat);
    else allTime(state, clock);
  }
  // What others were asked about was the table as it stood before.
  if (state.proposal?.proposal.what === "undo" || state.awaited.length === 0) state.proposal = null;
}

/** The seats of bots that are to answer now. */
export function botsAsked({ awaited, seats, waits }: TableState): readonly number[] {
  if (waits && awaited.some((seat) => seats[seat]?.kind === "person")) return [];
  return awaited.filter((seat) => seats[seat]?.kind === "bot");
}

/** What the persons among the bots have said, and who of them speaks. */
export const remarksOf = ({ given }: TableState): readonly Remark[] =>
  given.flatMap(({ remark }) => (remark === undefined ? [] : [remark]));
export const speakersOf = ({ seats }: TableState): readonly (string | null)[] =>
  seats.map(({ kind, name, bot }) => (kind === "bot" && name === null ? bot : null));

/**
 * Time that was used stays used, and a second that was earned by an answer goes with it. `asked`: whether it needed a yes, and there were none
 * but bots to give it.
 */
function goBack(state: TableState, keep: number, by: number | null, n: number, asked = false): void {
  const { clock } = state;
  const gone = state.given.slice(keep);
  if (by !== null && gone.length > 0) {
    const agreed = asked ? agreeing(speakersOf(state), String(n)) : null;
    const who = { n, by, name: state.seats[by]?.name ?? "", ...(agreed === null ? {} : { agreed }) };
    const back = takenBack(state.given, keep, who);
    state.backs = [...backsAt(state.backs, keep), back].slice(-BACKS_KEPT);
  }
  for (const { seat } of gone) {
    // Below nothing, too: whoever has no time left would earn some by each answer that they give again.
    if (clock?.kind === "live") state.left[seat] = (state.left[seat] ?? 0) - clock.increment * 1000;
  }
  state.given = state.given.slice(0, keep);
  const last = state.given.at(-1);
  const since = last?.since ?? 0;
  // Back within one question that all answer in secret, the others' answers under way are still answers to it.
  if (since !== state.since) {
    state.since = n;
    if (clock?.kind === "days") allTime(state, clock);
  }
  // Whoever takes back their own answers is where they were: else the days of an answer would never end.
  const [first] = gone;
  if (clock?.kind === "days" && first !== undefined && gone.every(({ seat }) => seat === by))
    state.left[first.seat] = first.left;
  state.awaited = last?.awaited ?? state.first;
  state.lapses = last?.lapses ?? false;
  state.waits = last?.waits ?? false;
  state.moved = n;
  if (state.proposal?.proposal.what === "undo") state.proposal = null;
}

/** Whose yes a proposal needs: everybody's but those it is about. What came to light is remembered by those, too, for whom a bot plays. */
function asked(state: TableState, proposal: Proposal): number[] {
  switch (proposal.what) {
    case "undo":
      return state.seats.flatMap(({ say }, seat) => (say ? [seat] : []));
    case "end":
    case "admit":
      return persons(state);
    case "bot":
    case "remove":
    case "time":
      return persons(state).filter((seat) => seat !== proposal.seat);
    case "host":
      return persons(state).filter((seat) => seat !== state.host);
  }
}

function voted(
  state: TableState,
  deed: Extract<Deed, { do: "vote" }>,
  by: number | null,
  { n, at }: Pick<Entry, "n" | "at">,
): void {
  const { proposal } = state;
  if (by === null || proposal === null || proposal.n !== deed.proposal) return;
  if (!deed.yes) {
    state.proposal = null;
    // Whoever withdraws needs not be told.
    if (by !== proposal.by) say(state, { n, what: "declined", seat: by, ...whoAt(state, by), at, text: "" });
    return;
  }
  if (!proposal.yes.includes(by)) proposal.yes.push(by);
  carry(state, { n, at });
}

/** With the last yes the proposal comes true, in the same entry: no process can die in between. */
function carry(state: TableState, { n, at }: Pick<Entry, "n" | "at">): void {
  if (state.proposal === null) return;
  const { by, proposal, yes, needed } = state.proposal;
  if (!needed.every((seat) => yes.includes(seat))) return;
  state.proposal = null;
  // One alone takes a say on what is taken back from nobody, however long that person is away.
  const agreed = yes.length > 1;
  switch (proposal.what) {
    case "undo":
      return goBack(state, Math.min(proposal.keep, state.given.length), by, n, needed.length === 1);
    case "bot":
      if (agreed) seatOf(state, proposal.seat).say = false;
      return botTakes(state, proposal.seat, proposal.bot);
    case "remove": {
      const { seat } = proposal;
      const { name, face, say: had } = seatOf(state, seat);
      removed(state, seat, { say: had && !agreed, barred: by });
      handOn(state, seat, n);
      if (name !== null) say(state, { n, what: "removed", seat, name, face, at, text: "" });
      return;
    }
    case "admit":
      state.admits[proposal.seat] = true;
      return;
    case "time":
      return newTime(state, proposal.seat);
    case "host":
      state.host = proposal.seat;
      return;
    case "end":
      state.ended = true;
  }
}

function newTime({ clock, left }: TableState, seat: number): void {
  if (clock !== null) left[seat] = fullTime(clock);
}

function allTime({ left }: TableState, clock: Clock): void {
  left.fill(fullTime(clock));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whoever has said nothing for so long, and is not here, is away for long: as the table has set, or at least the days of an answer. */
export function patience({ clock, absence }: TableState): number {
  return clock?.kind === "days" ? Math.max(absence * HOUR, fullTime(clock)) : absence * HOUR;
}

function fullTime(clock: Clock): number {
  return clock.kind === "live" ? clock.minutes * MINUTE : clock.days * DAY;
}
