import { placeOf } from "../content/locations.ts";
import { SYMBOL_OF, SYMBOLS } from "../content/prints.ts";
import { roomAt, SURVIVOR_COUNT } from "../rules/groups.ts";
import { COLONY, firstGate } from "../rules/places.ts";
import type { Answers, Event, PhraseId, View } from "../state.ts";
import { ailing } from "./health.ts";
import type { Appraisal } from "./thought.ts";
import { roomWorth } from "./zombies.ts";

/** What is said at the table: what a bot hears in it, and when it speaks itself. Who betrays lies with the same words. */

type Say = Extract<Answers["turn"], { readonly say: string }>;

/** What was said in this round, and what this seat has said before. */
export interface Talk {
  readonly heard: readonly Said[];
  /** The last own phrase of this round or the one before; null when it kept silent. */
  readonly last: PhraseId | null;
  readonly denied: boolean;
  /** Somebody gave this seat a card in its turn. */
  readonly thankful: boolean;
  /** Whose exile was voted about in this round. */
  readonly called: readonly number[];
}

interface Said {
  readonly seat: number;
  readonly phrase: PhraseId;
  readonly about: number;
}

const ROUNDS = 2;

/** From the end of the story backwards. */
export function talkOf(seat: number, story: readonly Event[]): Talk {
  const heard: Said[] = [];
  let last: PhraseId | null = null;
  let denied = false;
  let thankful = false;
  let rounds = 0;
  let turn = true;
  const called: number[] = [];
  for (let at = story.length - 1; at >= 0; at--) {
    const event = story[at];
    if (event.event === "round") rounds++;
    else if (event.event === "turn") turn = false;
    else if (event.event === "exile-called" && rounds === 0) called.push(event.target);
    else if (event.event === "gave" && turn && event.to === seat) thankful = true;
    else if (event.event === "said") {
      if (rounds === 0) heard.push(event);
      if (event.seat !== seat) continue;
      if (event.phrase === "not-me") denied = true;
      if (rounds < ROUNDS) last ??= event.phrase;
    }
  }
  return { heard, last, denied, thankful, called };
}

/** What others have said of it and is believed, by what this seat thinks of them: what the phrase names, -1 nothing. */
export function told(t: Pick<Appraisal, "talk" | "doubts" | "seat">, phrase: PhraseId): number {
  for (const one of t.talk.heard)
    if (one.phrase === phrase && one.seat !== t.seat && t.doubts[one.seat] < BELIEVED) return one.about;
  return UNTOLD;
}
export const UNTOLD = -2;
const BELIEVED = 0.5;

export const said = ({ heard }: Talk, phrase: PhraseId, by: number): boolean =>
  heard.some((one) => one.phrase === phrase && one.seat === by);

/** Cards that promise and denial of those whose turn comes later add to what may be hoped for. */
export function promised(view: View, { heard }: Talk): number {
  let sum = 0;
  for (const { seat, phrase } of heard) {
    let later = false;
    for (let next = (view.turn + 1) % view.seats; next !== view.first; next = (next + 1) % view.seats)
      if (next === seat) later = true;
    if (later && phrase === "nothing-fits") sum -= 1;
    if (later && phrase === "i-give") sum += 0.5;
  }
  return sum;
}

const URGENT = 0.4;
const APT = 0.2;
const SUSPECT = 0.4;
const ACCUSED = 0.25;

/** Saying something is worth little, and the same again nothing: who has spoken lately keeps silent unless it matters. */
export function sayWorth(t: Appraisal, answer: Say): number {
  const { talk } = t;
  if (talk.last === answer.say || said(talk, answer.say, t.seat)) return 0;
  const worth = aptness(t, answer);
  return talk.last !== null && worth < URGENT ? 0 : worth;
}

function aptness(t: Appraisal, answer: Say): number {
  const { s, seat, talk } = t;
  switch (answer.say) {
    case "i-give":
      // Who betrays says it of a wrong card too.
      return s.contributed[seat].length > 0 && t.lack > 0 ? APT : 0;
    case "nothing-fits":
      if (s.crisis < 0 || s.contributed[seat].length > 0 || t.lack <= 0) return 0;
      return t.fitting === 0 || t.colony < 0 ? APT : 0;
    case "need-food":
      return t.short > 1 && !talk.heard.some(({ phrase }) => phrase === "need-food") ? APT : 0;
    case "who-has-medicine":
      return worstOwn(t) > SORE && !t.s.hand[seat].some((print) => SYMBOL_OF[print] === MEDICINE) ? APT : 0;
    case "i-go-to":
      return "about" in answer && typeof answer.about === "string" ? goingWorth(t, placeOf(answer.about)) : 0;
    case "no-noise":
      return "about" in answer && typeof answer.about === "string" ? quietWorth(t, placeOf(answer.about)) : 0;
    case "hold-gate":
      return "about" in answer && typeof answer.about === "number" && s.dice[seat].length === 0 && t.colony > 0
        ? roomWorth(t, answer.about - 1) > t.death / 2
          ? URGENT
          : 0
        : 0;
    case "distrust":
      return "about" in answer &&
        typeof answer.about === "number" &&
        s.exiled[answer.about] === 0 &&
        t.doubts[answer.about] > SUSPECT
        ? URGENT
        : 0;
    case "not-me":
      return !talk.denied && s.exiled[seat] === 0 && t.doubts[seat] > ACCUSED ? URGENT : 0;
    case "thanks":
      return talk.thankful ? APT : 0;
  }
}
const SORE = 4;
const MEDICINE = SYMBOLS.indexOf("medicine");

function worstOwn(t: Appraisal): number {
  let worst = 0;
  for (let who = 0; who < SURVIVOR_COUNT; who++)
    if (t.s.owner[who] === t.seat) worst = Math.max(worst, ailing(t.s, who));
  return worst;
}

/** Somebody of the group has just gone there, and it gets crowded. */
function goingWorth(t: Appraisal, place: number): number {
  for (let who = 0; who < SURVIVOR_COUNT; who++)
    if (t.s.owner[who] === t.seat && t.s.place[who] === place && t.s.moved[who] !== 0 && roomAt(t.s, place) <= 1)
      return APT;
  return 0;
}

function quietWorth(t: Appraisal, place: number): number {
  if (place === COLONY || t.s.noise[place] < 2 || t.colony <= 0) return 0;
  for (let who = 0; who < SURVIVOR_COUNT; who++)
    if (t.s.owner[who] === t.seat && t.s.place[who] === place && -roomWorth(t, firstGate(place), -1) > 3) return APT;
  return 0;
}
