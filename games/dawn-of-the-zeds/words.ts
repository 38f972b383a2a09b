import type { Phrase, Words } from "@endzeit/engine";
import { byQuestion, valuesOf } from "@endzeit/engine";
import { SPACE_IDS } from "./content/board.ts";
import { EVENTS, STORY } from "./content/cards.ts";
import { MELEE, ROW, zedsLose } from "./content/tables.ts";
import { UNITS } from "./content/units.ts";
import { zedStrength } from "./rules/zeds.ts";
import {
  type Answer,
  type Answers,
  type Event,
  type Fight,
  Phase,
  type PlayCard,
  type Question,
  type Special,
  type UnitDeed,
  type View,
} from "./state.ts";

/** What ends a round ends its action phase, also once the card has been put away. */
const cardOf = ({ event, eventDiscard }: View) => EVENTS[event] ?? EVENTS[eventDiscard.at(-1) ?? -1];

/** The Zeds phase and the actions of each round; a Brains! card is one phase. */
export function phase(state: View): number {
  const event = cardOf(state);
  if (event === undefined) return -1;
  return state.round * 3 + (event.effect === "brains" ? 0 : state.phase === Phase.zeds ? 1 : 2);
}

const phrase = (text: string, values: Phrase["values"] = {}): Phrase => ({ text, values });

/** The game in sentences: which text says what, with which values. The sentences themselves are in texts/. */
export const words: Words<Answer, Event, View, Question> = {
  heading(view) {
    const event = cardOf(view);
    if (event === undefined) return phrase("heading.setup");
    const values = { round: view.round, of: view.round + view.eventDeck.length, card: event.id };
    if (event.effect === "brains") return phrase("heading.brains", values);
    return phrase(view.phase === Phase.zeds ? "heading.zeds" : "heading.actions", values);
  },

  aim: ({ seats }) => phrase(seats === 1 ? "aim.alone" : "aim.all"),

  question(view, question, seat) {
    const text = seat === null ? "wait" : "ask";
    return phrase(`${text}.${questionKey(question, view)}`, {
      ...questionValues(view, question, seat),
      asked: question.of[0],
    });
  },

  answer: (view, question, answer) => answerWords(view, question, answer),

  event(event) {
    // The save itself has said where it leads.
    if (event.event === "unit-moved" && event.why === "saved") return null;
    return phrase(eventKey(event), { ...valuesOf(event), ...eventValues(event) });
  },

  deed(event, by, heading) {
    // What the Zeds and the cards do is nobody's, the fights that they force included.
    if (heading.text !== "heading.actions" && heading.text !== "heading.setup") return null;
    switch (event.event) {
      case "card":
      case "phase":
      case "ended":
      case "no-entry":
        return null;
      case "lent":
      case "refused":
        return by;
      default:
        return "seat" in event ? event.seat : by;
    }
  },

  refusal({ reason, about }) {
    return phrase(`refusal.${reason}`, {
      at: SPACE_IDS[about] ?? "",
      unit: UNITS[about]?.id ?? "",
    });
  },
};

function questionKey(question: Question, { fight }: View): string {
  switch (question.ask) {
    case "track":
    case "stop":
      return `${question.ask}.${question.why}`;
    case "lend":
      return `lend.${question.for}`;
    case "hello":
      return `hello.${UNITS[question.unit].id}`;
    case "reroll":
      return `reroll.${fight === null ? "units" : standing(fight).lost}`;
    default:
      return question.ask;
  }
}

/** What a melee comes to if its roll stands. */
function standing(fight: Fight): { readonly lost: string; readonly values: { [name: string]: number } } {
  const sum = fight.dice[0] + fight.dice[1];
  const row = ROW[sum];
  const [onZeds, onUnit] = MELEE[row][fight.column];
  const lost = fight.cause === "underfoot" ? "nobody" : zedsLose(row, fight.column) ? "zeds" : "units";
  return { lost, values: { sum, onZeds, onUnit: fight.unhurt === 1 ? 0 : onUnit } };
}

function questionValues(view: View, question: Question, seat: number | null): { [name: string]: string | number } {
  const { fight } = view;
  switch (question.ask) {
    case "draft":
      return { n: question.left };
    case "hit":
      return { at: SPACE_IDS[question.at], n: question.left };
    case "advance":
    case "nearer":
    case "withdraw":
      return { at: SPACE_IDS[question.at] };
    case "hello":
      return { at: SPACE_IDS[question.at], unit: UNITS[question.unit].id };
    case "stop":
      return { at: SPACE_IDS[question.next] };
    case "arrive":
    case "extra":
      return { unit: UNITS[question.unit].id };
    case "lend":
      return { unit: UNITS[question.unit].id, seat: question.seat };
    case "track":
      return { card: view.story < 0 ? "" : STORY[view.story].id };
    case "start":
      return { strength: zedStrength(view, question.zed) };
    case "act":
      return { n: view.actions, own: seat === null ? 0 : view.own[seat], ammo: view.ammo };
    case "defend":
    case "before":
    case "reroll":
    case "resolve": {
      if (fight === null) return {};
      const unit = fight.unit < 0 ? "" : UNITS[fight.unit].id;
      return { unit, at: SPACE_IDS[fight.at], ...(fight.column < 0 ? {} : standing(fight).values) };
    }
    default:
      return {};
  }
}

const heroWords = (_view: View, _question: Question, answer: Answers["hero"]): Phrase =>
  phrase("answer.hero", valuesOf(answer));
const trackWords = (_view: View, _question: Question, answer: Answers["track"]): Phrase =>
  phrase("answer.track", valuesOf(answer));
const unitWords = (_view: View, _question: Question, answer: Answers["defend"]): Phrase =>
  phrase("answer.unit", valuesOf(answer));

function zedWords(view: View, _question: Question, { zed }: Answers["hit"]): Phrase {
  const at = Math.floor(view.spots.indexOf(zed) / 2);
  const { zedFull, zedReduced } = view.numbers;
  const other = view.zedFlipped[zed] === 1 ? zedFull[zed] : zedReduced[zed];
  const strength = zedStrength(view, zed);
  return phrase("answer.zed", { zed, strength, other, hits: view.zedHits[zed], at: SPACE_IDS[at] ?? "" });
}

const cardKey = (answer: PlayCard): string => ("unit" in answer ? "answer.play.unit" : "answer.play");

/** What a deed is, and how it is paid for. */
function deedKey(deed: UnitDeed): string {
  const own = deed.own === true ? ".own" : "";
  if ("move" in deed) return `answer.move${own}`;
  if ("fire" in deed) return `answer.fire${deed.spare === true ? ".spare" : ""}${own}`;
  if ("forage" in deed) return `answer.forage${own}`;
  if ("look" in deed) return `answer.look${own}`;
  if ("drill" in deed) return `answer.drill${own}`;
  return "patch" in deed ? `answer.patch${own}` : `answer.hose${own}`;
}

function specialKey(answer: Special): string {
  const key = `answer.special.${answer.special}`;
  if ("at" in answer) return `${key}.at${answer.spare === true ? ".spare" : ""}`;
  return "unit" in answer ? `${key}.unit` : key;
}

function actKey(answer: Answers["act"]): string {
  if ("special" in answer) return specialKey(answer);
  if ("play" in answer) return cardKey(answer);
  if ("borrow" in answer) return `answer.borrow.${answer.for}`;
  if ("peek" in answer) return "answer.peek";
  return "end" in answer ? "answer.end" : deedKey(answer);
}

/** The answers to each question. */
const answerWords = byQuestion<View, Question, Answers, Phrase>({
  draft: heroWords,
  hero: heroWords,
  start: trackWords,
  track: trackWords,
  strongest: (_view, _question, answer) => phrase("answer.from", valuesOf(answer)),
  advance: zedWords,
  nearer: zedWords,
  toughest: zedWords,
  replace: zedWords,
  hit: zedWords,
  armed: unitWords,
  charged: unitWords,
  underfoot: unitWords,
  smell: unitWords,
  defend: unitWords,
  stop: unitWords,
  arrive: (_view, { unit }, answer) => phrase("answer.to", { ...valuesOf(answer), unit: UNITS[unit].id }),
  withdraw: (_view, _question, answer) =>
    "withdraw" in answer ? phrase("answer.withdraw", valuesOf(answer)) : phrase("answer.hold"),
  ready: (_view, _question, answer) =>
    phrase("pass" in answer ? "answer.pass.ready" : cardKey(answer), valuesOf(answer)),
  hello: (_view, _question, answer) => phrase("pass" in answer ? "answer.pass.hello" : `answer.use.${answer.use}`),
  before: (_view, _question, answer) => phrase("fight" in answer ? "answer.fight" : cardKey(answer), valuesOf(answer)),
  reroll: (_view, _question, answer) => phrase("reroll" in answer ? "answer.reroll" : "answer.keep"),
  resolve: (_view, _question, answer) =>
    phrase("pass" in answer ? "answer.pass.resolve" : cardKey(answer), valuesOf(answer)),
  act: (_view, _question, answer) => phrase(actKey(answer), valuesOf(answer)),
  extra: (_view, _question, answer) =>
    phrase("pass" in answer ? "answer.pass.extra" : deedKey(answer), valuesOf(answer)),
  lend: (_view, _question, answer) => phrase("lend" in answer ? "answer.lend" : "answer.refuse"),
  overwatch(_view, _question, answer) {
    if ("stay" in answer) return phrase("answer.stay");
    return phrase("with" in answer ? "answer.fall.with" : "answer.fall", valuesOf(answer));
  },
});

function eventKey(event: Event): string {
  switch (event.event) {
    case "phase":
      return `log.phase.${event.phase}`;
    case "wish":
      return `log.wish.${event.for}`;
    case "placed":
      return event.known === true ? "log.placed.known" : "log.placed";
    case "symbol":
      return `log.symbol.${event.symbol}`;
    case "zeds-moved":
      return `log.zeds-moved.${event.why === "retreat" ? "retreat" : "on"}`;
    case "zeds-stay":
      return `log.zeds-stay.${event.why}`;
    case "unit-moved":
      return `log.unit-moved.${event.why}`;
    case "roll":
      return `log.roll.${event.why}.${event.good === 1 ? "good" : "bad"}`;
    case "melee":
      return `log.melee.${event.cause}`;
    case "shift":
      return `log.shift.${event.cause}`;
    case "fight-roll":
      return event.again === 1 ? "log.fight-roll.again" : "log.fight-roll";
    case "result":
      return `log.result.${event.lost}`;
    case "gunfire":
      return `log.gunfire.${event.paid}`;
    case "zed-hit":
      return `log.zed-hit.${event.what}`;
    case "unit-hit":
      return `log.unit-hit.${event.what}`;
    case "paid":
      return `log.paid.${event.by}`;
    case "ammo":
      return `log.ammo.${event.why}`;
    case "marker":
      return `log.marker.${event.marker}`;
    case "no-entry":
      return event.on === 1 ? "log.no-entry" : "log.no-entry.off";
    case "foraged":
      return event.n > 0 ? "log.foraged" : "log.foraged.nothing";
    case "ended":
      return `log.ended.${event.reason}`;
    default:
      return `log.${event.event}`;
  }
}

/** Dice, groups and shifts as words. */
function eventValues(event: Event): { [name: string]: string | number } {
  switch (event.event) {
    case "roll":
    case "fight-roll":
      return { dice: event.dice.join(" + ") };
    case "zeds-moved":
      return { n: event.zeds.length };
    case "shift":
      return { n: event.n < 0 ? `◀${-event.n}` : `${event.n}▶` };
    default:
      return {};
  }
}
