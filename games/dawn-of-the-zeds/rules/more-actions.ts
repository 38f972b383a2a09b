import type { Offer, Reporter } from "@endzeit/engine";
import type { Answer, Event, State } from "../state.ts";
import type { Pay } from "./answers.ts";

/** Actions of units of later levels. */
export function listMore(_s: State, _unit: number, _pay: Pay, _offer: Offer<Answer>): void {}

export function useMore(_s: State, _unit: number, _answer: Answer, _out: Reporter<Event>): void {}

export function companionDice(_s: State, _unit: number): number {
  return 0;
}
