import type { Phrase, Refusal, Words } from "@endzeit/engine";
import { byQuestion, valuesOf } from "@endzeit/engine";
import { CARDS } from "./content/cards.ts";
import { NAMES } from "./rules/street.ts";
import {
  type Answer,
  type Answers,
  type Event,
  HUMANS,
  type MoveCause,
  type Question,
  type View,
  ZOMBIES,
} from "./state.ts";

const phrase = (text: string, values: Phrase["values"] = {}): Phrase => ({ text, values });

/** The text of an answer by its question. */
const answerText = byQuestion<View, Question, Answers, string>({
  "not-so-fast": (_view, _question, answer) => ("pass" in answer ? "answer.pass.not-so-fast" : "answer.play.at"),
  dog: (_view, _question, answer) => runText(answer),
  discard: () => "answer.discard",
  play: (_view, _question, answer) => playText(answer),
  click: (_view, _question, answer) => ("pass" in answer ? "answer.pass" : "answer.click"),
  bullet: (_view, _question, { hit }) => `answer.bullet.${hit}`,
  splinter: () => "answer.splinter",
  gasoline: (_view, _question, answer) => ("stop" in answer ? "answer.stop" : "answer.pour"),
  net: (_view, _question, answer) => ("done" in answer ? "answer.done" : "answer.net"),
  meat: () => "answer.take",
  punch: () => "answer.take",
});

/** The game in sentences: which text says what, with which values. The sentences themselves are in texts/. */
export const words: Words<Answer, Event, View, Question> = {
  heading: (view) => phrase(view.phase === ZOMBIES ? "heading.zombies" : "heading.humans", { round: view.round }),

  aim: (_view, seat) => phrase(`aim.${seat === ZOMBIES ? "zombies" : "humans"}`),

  question(view, question, seat) {
    const key = seat === null ? "wait" : "ask";
    const values = { ...questionValues(question, view), seat: question.of[0] };
    if (question.ask === "dog" && question.at >= 0) return phrase(`${key}.dog.running`, values);
    if (question.ask === "play" && view.terror === 1 && view.phase !== ZOMBIES)
      return phrase(`${key}.play.terror`, values);
    return phrase(`${key}.${question.ask}`, values);
  },

  answer(view, question, answer) {
    return phrase(answerText(view, question, answer), valuesOf(answer));
  },

  event(event) {
    return phrase(eventText(event), valuesOf(event));
  },

  deed(event) {
    if ("seat" in event && event.event !== "taken") return event.seat;
    switch (event.event) {
      case "phase":
        return event.phase === "zombies" ? ZOMBIES : HUMANS;
      // The card that is laid aside is another's than the card that does it.
      case "taken":
        return event.seat === ZOMBIES ? HUMANS : ZOMBIES;
      case "moved":
        return DRIVEN[event.why] ? HUMANS : ZOMBIES;
      case "enters":
      case "over-the-barricade":
      case "swapped":
      case "merged":
      case "bitten":
      case "clawed":
      case "shielded":
      case "crowned":
      case "ordered":
      case "held":
      case "clicked":
      case "terror":
        return ZOMBIES;
      case "sunrise":
        return null;
      default:
        return HUMANS;
    }
  },

  refusal({ reason, about }: Refusal) {
    return phrase(`refusal.${reason}`, { at: NAMES[about] ?? "" });
  },
};

/** Movements that the humans force on a figure. */
const DRIVEN: Readonly<Record<MoveCause, boolean>> = {
  march: false,
  hunger: false,
  order: false,
  dog: false,
  shot: true,
  searchlight: true,
  "back-off": true,
  soap: true,
  boss: true,
};

function questionValues(question: Question, view: View): { [name: string]: string | number } {
  switch (question.ask) {
    case "click":
      return { card: CARDS[question.card].id, at: NAMES[question.at] };
    case "bullet":
      return { n: question.left, lane: NAMES[question.lane * 5].charAt(0) };
    case "splinter":
      return { at: NAMES[question.at] };
    case "gasoline":
      return { at: NAMES[question.at], n: question.left };
    case "dog":
      return question.at < 0 ? {} : { at: NAMES[question.at], n: question.left };
    case "net": {
      let caught = 0;
      for (let square = 0; square < NAMES.length; square++)
        if ((question.over & (1 << square)) !== 0) caught += view.strength[square];
      return { n: caught };
    }
    case "not-so-fast":
    case "discard":
    case "play":
    case "meat":
    case "punch":
      return {};
  }
}

function playText(answer: Answers["play"]): string {
  if ("end" in answer) return "answer.end";
  if ("discard" in answer) return "answer.discard";
  if ("order" in answer) {
    if (!("to" in answer)) return "answer.order.at";
    return answer.to === "barricade" ? "answer.order.barricade" : "answer.order";
  }
  if ("hit" in answer) return "answer.play.car";
  if ("to" in answer) return "answer.play.at-to";
  if ("at" in answer) return "answer.play.at";
  if ("lane" in answer) return "answer.play.lane";
  return "section" in answer ? "answer.play.section" : "answer.play";
}

function runText(answer: Answers["dog"]): string {
  if ("stay" in answer) return "answer.dog.stay";
  return answer.to === "barricade" ? "answer.dog.barricade" : "answer.dog";
}

function eventText(event: Event): string {
  switch (event.event) {
    case "played":
      if (event.to !== undefined) return "log.played.at-to";
      if (event.at !== undefined) return "log.played.at";
      if (event.lane !== undefined) return "log.played.lane";
      return event.section !== undefined ? "log.played.section" : "log.played";
    case "phase":
      return `log.phase.${event.phase}`;
    case "moved":
      return `log.moved.${event.why}`;
    case "died":
    case "wounded":
    case "shield-lost":
    case "removed":
      return `log.${event.event}.${event.cause}`;
    case "exploded":
    case "laid":
      return `log.${event.event}.${event.thing}`;
    case "ended":
      return `log.ended.${event.reason}`;
    case "effects-over":
      return `log.effects-over.${event.effect}`;
    case "taken":
      return `log.taken.${event.by}`;
    case "shot":
      return `log.shot.${event.hit}`;
    case "ordered":
      return event.to === "barricade" ? "log.ordered.barricade" : "log.ordered";
    default:
      return `log.${event.event}`;
  }
}
