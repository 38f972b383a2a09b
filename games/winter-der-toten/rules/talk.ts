import { PLACES } from "../content/locations.ts";
import { type Answers, PHRASES, type PhraseId, type State, TurnMark } from "../state.ts";
import { COLONY_GATE_NUMBERS, PLACE_IDS, SEAT_NUMBERS } from "./answers.ts";
import { isOut } from "./groups.ts";
import type { Out } from "./rule.ts";
import type { TurnOffer } from "./turn.ts";

/**
 * Tischgespräch: phrases that people and bots understand. They bind nobody and may be lies; one a turn. Talia's two words about the
 * crises are none of them: they are said in the chat or at the table.
 */

type Say = Extract<Answers["turn"], { readonly say: string }>;

const NUMBERS_EACH = 3;
/** So many of the latest phrases stay. */
const KEPT = 12;

/** By phrase: what may be named with it. The number of a gate counts from 1, those of places and seats from 0. */
type Saying = { readonly answer: Say; readonly about: number };

function sayingsOf(id: PhraseId, about: (typeof PHRASES)[number]["about"]): readonly Saying[] {
  switch (about) {
    case "none":
      return [{ answer: { say: id }, about: -1 }];
    case "location":
      return PLACE_IDS.slice(1).map((place, at) => ({ answer: { say: id, about: place }, about: at + 1 }));
    case "gate":
      return COLONY_GATE_NUMBERS.map((gate) => ({ answer: { say: id, about: gate }, about: gate }));
    case "seat":
      return SEAT_NUMBERS.map((seat) => ({ answer: { say: id, about: seat }, about: seat }));
  }
}
const SAYINGS = PHRASES.map(({ id, about }) => sayingsOf(id, about));

/** How many ways there are to say something. */
export const MOST_SAYINGS = SAYINGS.flat().length;

export function listPhrases(s: State, seat: number, offer: TurnOffer): void {
  if ((s.turnMarks & TurnMark.spoken) !== 0) return;
  for (let phrase = 0; phrase < PHRASES.length; phrase++) {
    const sayings = SAYINGS[phrase];
    for (let at = 0; at < sayings.length; at++) {
      const { answer, about } = sayings[at];
      if (PHRASES[phrase].about === "seat" && (about === seat || about >= s.seats || isOut(s, about))) continue;
      offer(answer);
    }
  }
}

/** It is no action: nothing is triggered by it. */
export function applyPhrase(s: State, seat: number, answer: Say, out: Out): void {
  const phrase = PHRASES.findIndex(({ id }) => id === answer.say);
  const about = !("about" in answer)
    ? -1
    : typeof answer.about === "number"
      ? answer.about
      : PLACES.findIndex(({ id }) => id === answer.about);
  s.turnMarks |= TurnMark.spoken;
  s.said.push(seat, phrase, about);
  if (s.said.length > KEPT * NUMBERS_EACH) s.said.splice(0, NUMBERS_EACH);
  if (out.listening) out.tell({ event: "said", seat, phrase: answer.say, about });
  s.agenda.push({ do: "turn/ask" });
}
