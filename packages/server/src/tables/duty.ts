import type { Duty, Entry } from "../store/store.ts";
import { botsAsked, changesHands, deadlineOf, fold, sketch, stageOf, type TableState } from "./fold.ts";

/** What the server has to see to at a table. `at`: when a bot that is asked has been. */
export function dutyOf(state: TableState, at: number): Duty {
  const stage = stageOf(state);
  const bot = stage === "playing" && botsAsked(state).length > 0;
  const over = stage === "over" || stage === "ended";
  return { bot: bot ? at : null, deadline: over ? null : deadlineOf(state), over };
}

/** What the server has to see to after this entry; null where that stays as it is `known` to the store. */
export function dutyAfter(state: TableState, entry: Entry, known: Duty | null): Duty | null {
  const { deed } = entry;
  if (deed.do === "chat" || deed.do === "mute") return null;
  const after = sketch(state, deed);
  fold(after, entry);
  const duty = dutyOf(after, entry.at);
  const same = known?.bot === null && duty.bot === null && known.over === duty.over && known.deadline === duty.deadline;
  return same ? null : duty;
}

/** The seat that changes hands with this entry, be it with the last yes; null where none does. */
export function handedOver(state: TableState, entry: Entry): number | null {
  const { deed } = entry;
  if (changesHands(deed)) return deed.seat;
  if (deed.do !== "propose" && deed.do !== "vote") return null;
  const after = sketch(state, deed);
  fold(after, entry);
  const seat = after.tenure.indexOf(entry.n);
  return seat < 0 ? null : seat;
}

/** The step to which the match goes back with this entry, be it with the last yes; null where it does not. */
export function backTo(state: TableState, entry: Entry): number | null {
  const { deed } = entry;
  if (deed.do !== "undo" && deed.do !== "propose" && deed.do !== "vote") return null;
  const after = sketch(state, deed);
  fold(after, entry);
  return after.given.length < state.given.length ? after.given.length : null;
}
