import { freeBack } from "@endzeit/engine";
import type { HostAct, Proposal, Request } from "@endzeit/wire";
import { MOST_SAT } from "../limits.ts";
import type { Deed } from "../store/store.ts";
import { isClosed, leftAt, PROPOSED_MS, patience, persons, stageOf, type TableState } from "./fold.ts";
import { Refuse } from "./trouble.ts";

/** What a seat may ask of its table besides answering. */
export type Wish = Extract<Request, { do: "undo" | "propose" | "vote" | "chat" | "rest" | "leave" }>;

/** The time by which clocks run out, who has a connection, and the bots that this game offers. */
export interface Circumstances {
  readonly now: number;
  readonly here: readonly boolean[];
  readonly bots: readonly string[];
  /** How much may be said, as a multiple of the usual. */
  readonly patience: number;
}

/** A seat says so much in such a time, however many connections speak for it. */
const CHAT_MOST = 10;
const CHAT_MS = 20_000;
/** And it proposes so much. */
const PROPOSED_MOST = 3;

/** What the table does at the wish of a seat; null where it has been done already. Throws `Refuse`. */
export function deedOf(state: TableState, seat: number, wish: Wish, circumstances: Circumstances): Deed | null {
  switch (wish.do) {
    case "undo":
      return undo(state, seat, wish, circumstances);
    case "propose":
      return propose(state, seat, wish.at, wish.proposal, circumstances);
    case "vote":
      if (state.proposal?.n !== wish.proposal) throw new Refuse("late");
      // Whoever has proposed it may withdraw it, also where it needs no yes of theirs.
      if (!state.proposal.needed.includes(seat) && (wish.yes || state.proposal.by !== seat))
        throw new Refuse("not-yours");
      if (wish.yes && state.proposal.yes.includes(seat)) return null;
      return { do: "vote", proposal: wish.proposal, yes: wish.yes };
    case "chat":
      if (state.seats[seat]?.muted) throw new Refuse("muted");
      if (saidLately(state, seat, circumstances.now) >= CHAT_MOST * circumstances.patience)
        throw new Refuse("too-many");
      return { do: "chat", text: wish.text };
    case "rest":
      return rest(state, seat, wish.bot, circumstances);
    case "leave":
      return leave(state, seat, circumstances);
  }
}

/** Nothing else is proposed meanwhile: whoever proposes and proposes would leave the others no moment for what they want. */
function mustNotInsist({ proposed }: TableState, seat: number, { now, patience }: Circumstances): void {
  const lately = proposed.filter(({ by, at }) => by === seat && now - at < PROPOSED_MS);
  if (lately.length >= PROPOSED_MOST * patience)
    throw new Refuse("too-many", "Others want to propose something, too. Wait a minute.");
}

/** The log knows it, so that every process counts the same. */
function saidLately({ chat, tenure }: TableState, seat: number, now: number): number {
  const since = tenure[seat] ?? 0;
  return chat.filter(({ what, seat: by, n, at }) => what === "said" && by === seat && n > since && now - at < CHAT_MS)
    .length;
}

function undo(
  state: TableState,
  seat: number,
  { at, keep }: Extract<Wish, { do: "undo" }>,
  circumstances: Circumstances,
): Deed {
  mustPlay(state);
  mustBePerson(state, seat);
  mustBeBefore(state, at, keep);
  const free = state.given.length - keep <= freeBack(state.given, seat);
  if (free) return { do: "undo", keep };
  mustBeAskable(state);
  mustNotInsist(state, seat, circumstances);
  return { do: "propose", proposal: { what: "undo", keep } };
}

/** Nothing is proposed in the place of something else, and nothing comes true because somebody cannot be asked. */
function mustBeAskable(state: TableState): void {
  if (state.proposal !== null) throw new Refuse("proposed");
  if (state.seats.some(({ say, name }) => say && name === null)) throw new Refuse("unasked");
}

function propose(state: TableState, seat: number, at: number, proposal: Proposal, circumstances: Circumstances): Deed {
  mustBePerson(state, seat);
  if (stageOf(state) === "over" || state.ended) throw new Refuse("over");
  if (state.proposal !== null) throw new Refuse("proposed");
  mustNotInsist(state, seat, circumstances);
  switch (proposal.what) {
    case "undo":
      mustBeBefore(state, at, proposal.keep);
      mustBeAskable(state);
      return { do: "propose", proposal };
    case "end":
      return { do: "propose", proposal };
    case "bot":
      mustBeBot(proposal.bot, circumstances);
      mustBeReplaceable(state, seat, proposal.seat, circumstances);
      break;
    case "remove":
      mustBeRemovable(state, seat, proposal.seat, circumstances);
      break;
    case "admit":
      mustHave(state, proposal.seat);
      if (!isClosed(state, proposal.seat)) throw new Refuse("late", "Nobody has to be asked about that seat.");
      mustSeatMore(state);
      if (!mayAgree(state, seat, proposal.seat, circumstances))
        throw new Refuse("not-yours", "Nobody else is here to agree. A bot may play there.");
      break;
    case "time":
      if (proposal.seat === seat) throw new Refuse("not-yours");
      if (leftAt(state, circumstances.now)?.[proposal.seat] !== 0)
        throw new Refuse("not-yours", "The time of that seat is not up.");
      break;
    case "host":
      mustHave(state, proposal.seat);
      if (state.seats[proposal.seat]?.kind !== "person") throw new Refuse("not-yours", "Only a person can be host.");
      if (proposal.seat === state.host) throw new Refuse("late", "That seat is the host already.");
      if (!longAway(state, state.host, circumstances))
        throw new Refuse("not-yours", "The host has not been away for long enough.");
      break;
  }
  // Two who are away do not have to wait for each other's word.
  const without = persons(state).filter((other) => longAway(state, other, circumstances));
  return { do: "propose", proposal, ...(without.length === 0 ? {} : { without }) };
}

/** Where a bot plays for somebody already, all that is left to agree on is that it does so for good. */
function mustBeReplaceable(state: TableState, by: number, seat: number, circumstances: Circumstances): void {
  const { kind, say = false } = state.seats[seat] ?? {};
  if (seat === by) throw new Refuse("not-yours");
  const rests = kind === "bot" && say;
  if (kind !== "person" && !rests) throw new Refuse("late", "No person plays that seat.");
  const gone = longAway(state, seat, circumstances);
  const others = mayAgree(state, by, seat, circumstances);
  const out = leftAt(state, circumstances.now)?.[seat] === 0;
  if (rests ? !(gone && others) : !out && !gone && !(others && !circumstances.here[seat]))
    throw new Refuse(
      "not-yours",
      "The time of that seat is not up, and its person is here, or has not been away for long enough for one alone to decide it.",
    );
}

function mustBeRemovable(state: TableState, by: number, seat: number, circumstances: Circumstances): void {
  mustHave(state, seat);
  if (stageOf(state) !== "playing")
    throw new Refuse("not-started", "Until the match begins, that is for the host to do.");
  if (seat === by) throw new Refuse("not-yours");
  if (seat === state.host) throw new Refuse("not-yours", "Agree on another host first.");
  const { kind, name } = state.seats[seat] ?? {};
  if (kind === "open") throw new Refuse("late", "Nobody sits there.");
  if (name !== null && !longAway(state, seat, circumstances) && !mayAgree(state, by, seat, circumstances))
    throw new Refuse("not-yours", "Nobody else is here to agree, and that person has not been away for long enough.");
}

/** Whether there is anybody, besides the one who proposes it and the one it is about, whose yes it needs. */
function mayAgree(state: TableState, by: number, seat: number, circumstances: Circumstances): boolean {
  return persons(state).some((other) => other !== by && other !== seat && !longAway(state, other, circumstances));
}

function longAway(state: TableState, seat: number, { now, here }: Circumstances): boolean {
  return !here[seat] && now - (state.spoke[seat] ?? 0) >= patience(state);
}

function rest(state: TableState, seat: number, bot: string | null, circumstances: Circumstances): Deed {
  const kind = state.seats[seat]?.kind;
  if (bot !== null) mustBeBot(bot, circumstances);
  if (kind !== (bot === null ? "bot" : "person")) throw new Refuse("late", "The seat is as you wish already.");
  return { do: "bot", seat, bot, stays: true };
}

/** A host is followed by a person who is here, or else by anybody who sits at the table. */
function leave(state: TableState, seat: number, { here }: Circumstances): Deed {
  if (state.ended || stageOf(state) === "over") throw new Refuse("over");
  if (state.seats[seat]?.kind === "open") throw new Refuse("late", "The seat is free already.");
  if (state.host !== seat) return { do: "leave", seat, host: state.host };
  const others = state.seats.flatMap(({ name }, other) => (name !== null && other !== seat ? [other] : []));
  const host =
    others.find((other) => here[other] && state.seats[other]?.kind === "person") ??
    others.find((other) => state.seats[other]?.kind === "person") ??
    others[0];
  if (host === undefined) throw new Refuse("not-yours", "Nobody else sits here. End the table instead.");
  return { do: "leave", seat, host };
}

/** What the host may do without a new secret; null where it has been done already. */
export function hostDeed(
  state: TableState,
  act: Exclude<HostAct, { what: "invite" }>,
  circumstances: Circumstances,
): Deed | null {
  switch (act.what) {
    case "mute":
      mustHave(state, act.seat);
      if (state.seats[act.seat]?.muted === act.muted) return null;
      return { do: "mute", seat: act.seat, muted: act.muted };
    case "remove":
      mustHave(state, act.seat);
      if (stageOf(state) === "over") throw new Refuse("over");
      if (act.seat === state.host) throw new Refuse("not-yours", "Hand the table over first.");
      if (state.seats[act.seat]?.kind === "open") throw new Refuse("late", "Nobody sits there.");
      if (stageOf(state) === "playing" && (state.seats[act.seat]?.name !== null || persons(state).length > 1))
        throw new Refuse("not-yours", "The match has begun: propose it, the others decide.");
      return { do: "remove", seat: act.seat };
    case "bot":
      mustHave(state, act.seat);
      mustBeBot(act.bot, circumstances);
      mustBeForHost(state, act.seat, circumstances);
      if (state.seats[act.seat]?.bot === act.bot) return null;
      return { do: "bot", seat: act.seat, bot: act.bot, stays: true };
    case "hand-over":
      mustHave(state, act.seat);
      if (state.seats[act.seat]?.kind !== "person") throw new Refuse("not-yours", "Only a person can be host.");
      if (act.seat === state.host) return null;
      return { do: "host", seat: act.seat };
    case "end":
      if (state.ended || stageOf(state) === "over") throw new Refuse("over");
      return { do: "end" };
  }
}

/**
 * A bot that is put in the place of another may be a worse one: whoever rests has chosen theirs, and in a match that has begun each plays
 * against the others.
 */
function mustBeForHost(state: TableState, seat: number, { here }: Circumstances): void {
  const { kind, name } = state.seats[seat] ?? {};
  if (kind === "open") return;
  if (stageOf(state) === "playing" && (name !== null || persons(state).length > 1))
    throw new Refuse("not-yours", "The match has begun: propose it, the others decide.");
  if (here[seat]) throw new Refuse("not-yours", "Whoever sits there is here.");
  if (kind === "bot" && name !== null)
    throw new Refuse("not-yours", "A bot plays there already, as whoever sits there has wished.");
}

/** Whoever gets the link to a seat could sit there themselves: it is not for those who sent its person away. */
export function mustInvite(state: TableState, seat: number, to: number): void {
  mustHave(state, to);
  const { kind, barred } = state.seats[to] ?? {};
  if (barred === seat)
    throw new Refuse("not-yours", "You have sent away who sat there: it is for the others to invite.");
  if (seat !== state.host) {
    if (barred === null) throw new Refuse("not-host");
    mustBePerson(state, seat);
  }
  if (kind !== "open") throw new Refuse("seat-taken");
  if (isClosed(state, to)) throw new Refuse("closed");
  mustSeatMore(state);
}

/** Whoever sits down begins with a measure of their own, so that how often somebody does has an end, too. */
export function mustSeatMore({ sat }: TableState): void {
  if (sat >= MOST_SAT) throw new Refuse("seated-out");
}

export function mustPlay(state: TableState): void {
  const stage = stageOf(state);
  if (stage === "gathering") throw new Refuse("not-started");
  if (stage !== "playing") throw new Refuse("over");
}

/** While a bot plays for a person, that person may watch, and take the seat back. */
export function mustBePerson(state: TableState, seat: number): void {
  if (state.seats[seat]?.kind !== "person") throw new Refuse("not-yours", "A bot plays this seat. Take it back first.");
}

function mustHave(state: TableState, seat: number): void {
  if (state.seats[seat] === undefined) throw new Refuse("bad-request", `This table has no seat ${seat}.`);
}

function mustBeBot(bot: string, { bots }: Circumstances): void {
  if (!bots.includes(bot))
    throw new Refuse("bad-request", `bot: this game has no bot "${bot}". It has: ${bots.join(", ")}.`);
}

/** Whoever goes back has seen where the match stands. */
function mustBeBefore(state: TableState, at: number, keep: number): void {
  if (at < state.moved || keep >= state.given.length) throw new Refuse("late");
}
