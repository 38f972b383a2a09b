import { botNames } from "@endzeit/bots";
import type { HostAct, Proposal, Request } from "@endzeit/wire";
import type { Deed } from "../store/store.ts";
import { hostPatience, leftAt, stageOf, type TableState, undoable } from "./fold.ts";
import { Refuse } from "./trouble.ts";

/** What a seat may ask of its table besides answering. */
export type Wish = Extract<Request, { do: "undo" | "propose" | "vote" | "chat" | "rest" }>;

/** The time by which clocks run out, and who has a connection. */
export interface Moment {
  readonly now: number;
  readonly here: readonly boolean[];
}

/** What the table does at the wish of a seat. Throws `Refuse`. */
export function deedOf(state: TableState, seat: number, wish: Wish, moment: Moment): Deed {
  switch (wish.do) {
    case "undo":
      return undo(state, seat, wish.at, wish.keep);
    case "propose":
      return propose(state, seat, wish.at, wish.proposal, moment);
    case "vote":
      mustBePerson(state, seat);
      if (state.proposal?.n !== wish.proposal) throw new Refuse("late");
      if (!state.proposal.needed.includes(seat)) throw new Refuse("not-yours");
      return { do: "vote", proposal: wish.proposal, yes: wish.yes };
    case "chat":
      if (state.seats[seat]?.muted) throw new Refuse("muted");
      return { do: "chat", text: wish.text };
    case "rest":
      return rest(state, seat, wish.bot);
  }
}

function undo(state: TableState, seat: number, at: number, keep: number): Deed {
  mustPlay(state);
  mustBePerson(state, seat);
  mustBeBefore(state, at, keep);
  const free = state.given.length - keep <= undoable(state, seat);
  return free ? { do: "undo", keep } : { do: "propose", proposal: { what: "undo", keep } };
}

function propose(state: TableState, seat: number, at: number, proposal: Proposal, { now, here }: Moment): Deed {
  mustBePerson(state, seat);
  if (stageOf(state) === "over" || state.ended) throw new Refuse("over");
  switch (proposal.what) {
    case "undo":
      mustBeBefore(state, at, proposal.keep);
      break;
    case "bot":
    case "time": {
      if (proposal.what === "bot") mustBeBot(proposal.bot);
      if (proposal.seat === seat) throw new Refuse("not-yours");
      if (leftAt(state, now)?.[proposal.seat] !== 0) throw new Refuse("not-yours", "The time of that seat is not up.");
      break;
    }
    case "host":
      mustHave(state, proposal.seat);
      if (state.seats[proposal.seat]?.kind !== "person") throw new Refuse("not-yours", "Only a person can be host.");
      if (proposal.seat === state.host) throw new Refuse("late", "That seat is the host already.");
      if (here[state.host] || now - (state.spoke[state.host] ?? 0) < hostPatience(state))
        throw new Refuse("not-yours", "The host has not been away for long enough.");
      break;
    case "end":
      break;
  }
  return { do: "propose", proposal };
}

function rest(state: TableState, seat: number, bot: string | null): Deed {
  const kind = state.seats[seat]?.kind;
  if (bot !== null) mustBeBot(bot);
  if (kind !== (bot === null ? "bot" : "person")) throw new Refuse("late", "The seat is as you wish already.");
  return { do: "bot", seat, bot };
}

/** What the host may do without a new secret. `here`: who has a connection. */
export function hostDeed(state: TableState, act: Exclude<HostAct, { what: "invite" }>, here: readonly boolean[]): Deed {
  switch (act.what) {
    case "mute":
      mustHave(state, act.seat);
      return { do: "mute", seat: act.seat, muted: act.muted };
    case "remove":
      mustHave(state, act.seat);
      if (act.seat === state.host) throw new Refuse("not-yours", "Hand the table over first.");
      if (state.seats[act.seat]?.kind === "open") throw new Refuse("late", "Nobody sits there.");
      return { do: "remove", seat: act.seat };
    case "bot":
      mustHave(state, act.seat);
      mustBeBot(act.bot);
      if (state.seats[act.seat]?.kind === "person" && here[act.seat])
        throw new Refuse("not-yours", "Whoever sits there is here.");
      return { do: "bot", seat: act.seat, bot: act.bot };
    case "hand-over":
      mustHave(state, act.seat);
      if (state.seats[act.seat]?.kind !== "person") throw new Refuse("not-yours", "Only a person can be host.");
      return { do: "host", seat: act.seat };
    case "end":
      if (state.ended || stageOf(state) === "over") throw new Refuse("over");
      return { do: "end" };
  }
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

function mustBeBot(bot: string): void {
  if (!botNames.some((name) => name === bot))
    throw new Refuse("bad-request", `There is no bot "${bot}". There are: ${botNames.join(", ")}.`);
}

/** Whoever goes back has seen where the match stands. */
function mustBeBefore(state: TableState, at: number, keep: number): void {
  if (at < state.moved || keep >= state.given.length) throw new Refuse("late");
}
