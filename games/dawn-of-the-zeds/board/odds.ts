import type { Answer, Game } from "@endzeit/engine";
import { odds } from "../insight.ts";
import type { Event, State, View } from "../state.ts";

/** The odds of an answer that the picker offers: it knows them as answers only, and they are all of this game. */
export const oddsOf: Game<State, Answer, Event, View>["odds"] = odds;
