import type { Phrase, Words } from "@endzeit/engine";
import { byQuestion, valuesOf } from "@endzeit/engine";
import { CROSSROADS } from "./content/crossroads.ts";
import { PLACES } from "./content/locations.ts";
import { SYMBOLS } from "./content/prints.ts";
import { SURVIVORS } from "./content/survivors.ts";
import {
  type Answer,
  type Answers,
  COLONY_STEPS,
  type Event,
  MOST_SEATS,
  PHRASES,
  Phase,
  type Question,
  type View,
} from "./state.ts";

/** Two moments of the same number lie in the same phase: a player's turn, or a colony phase. */
export const phase = ({ round, phase, turn }: View): number => (round * PHASES + phase) * MOST_SEATS + turn;
const PHASES = Object.keys(Phase).length;

type Values = { [name: string]: string | number };

const phrase = (text: string, values: Phrase["values"] = {}): Phrase => ({ text, values });

/** The game in sentences: which text says what, with which values. The sentences themselves are in texts/. */
export const words: Words<Answer, Event, View, Question> = {
  heading: (view) => phrase(`heading.${headingName(view)}`, { round: view.round, seat: view.turn }),

  question(view, question, seat) {
    return phrase(`${seat === null ? "wait" : "ask"}.${questionName(question)}`, {
      ...questionValues(view, question),
      asked: question.of[0],
    });
  },

  answer: (view, question, answer) => answerPhrase(view, question, answer),

  event: (event) => phrase(`log.${eventName(event)}`, eventValues(event)),

  refusal({ reason, about }) {
    return phrase(`refusal.${reason}`, { at: about });
  },
};

function headingName(view: View): string {
  if (view.phase === Phase.setup) return "setup";
  if (view.phase === Phase.players) return "players";
  return view.step === 0 ? "colony" : `colony.${COLONY_STEPS[view.step - 1]}`;
}

function questionName(question: Question): string {
  switch (question.ask) {
    case "pick":
    case "pick-card":
      return `pick.${question.why}`;
    case "vote":
    case "tie":
      return question.seat < 0 ? `${question.ask}.crossroads` : question.ask;
    default:
      return question.ask;
  }
}

function questionValues(view: View, question: Question): Values {
  switch (question.ask) {
    case "target":
    case "modify":
      return { by: SURVIVORS[question.by].id };
    case "look":
      return { by: SURVIVORS[question.by].id, n: question.look };
    case "found":
      return { by: SURVIVORS[question.by].id, n: view.found.length, left: question.keep - question.kept };
    case "bitten":
      return { who: SURVIVORS[question.who].id, at: PLACES[question.place].id };
    case "respond":
    case "accept":
      return { symbol: SYMBOLS[question.symbol] };
    case "vote":
    case "tie":
      return { seat: question.seat };
    case "option":
      return { card: CROSSROADS[question.card]?.id ?? "none" };
    case "pick":
    case "pick-card":
      // A crossroads card is named while it takes effect; without one the text names none.
      return { a: question.a, b: question.b, ...(view.acting >= 0 && { card: CROSSROADS[view.acting].id }) };
    default:
      return {};
  }
}

/** The terms of an answer, in the order in which its key names them. */
const TERMS = [
  ...["attack", "search", "barricade", "clean", "attract", "ability", "use", "play", "contribute", "offer", "move"],
  ...["feed", "request", "hand", "exile", "buy", "nurse", "end", "zombie", "strike", "noise", "take", "done", "go"],
  ...["pass", "keep", "give", "refuse", "survivor", "helpless", "place", "gate", "face", "seat", "count", "yes", "no"],
  ...["with", "and", "of", "by", "from", "to", "fuel", "die", "card"],
];

/** The key of an answer: the question and the terms that the answer has. */
const formOf = (ask: string, answer: Answer): string =>
  `answer.${ask}.${TERMS.filter((term) => Object.hasOwn(answer, term)).join("-")}`;

const answerPhrase = byQuestion<View, Question, Answers, Phrase>({
  keep: plain,
  leader: (_view, _question, answer) => phrase("answer.leader", valuesOf(answer)),
  turn: (_view, _question, answer) =>
    "say" in answer
      ? phrase(`answer.say.${answer.say}`, valuesOf(answer))
      : phrase(formOf("turn", answer), valuesOf(answer)),
  target: plain,
  modify(_view, _question, answer) {
    if ("with" in answer && (answer.with === "welcome-home" || answer.with === "gray-beard"))
      return phrase(`answer.modify.${answer.with}`);
    return "die" in answer
      ? phrase("answer.modify.survivor", valuesOf(answer))
      : phrase(formOf("modify", answer), valuesOf(answer));
  },
  look(_view, _question, answer) {
    if ("go" in answer) return phrase("answer.look.go");
    const ability = SURVIVORS.some(({ id }) => id === answer.use);
    return phrase(ability ? "answer.look.ability" : "answer.look.use", valuesOf(answer));
  },
  found: plain,
  bitten: (_view, question, answer) =>
    phrase("kill" in answer ? "answer.bitten.kill" : "answer.bitten.roll", { who: SURVIVORS[question.who].id }),
  respond: plain,
  accept: plain,
  vote: (_view, question, answer) =>
    phrase(`answer.vote.${question.seat < 0 ? "crossroads." : ""}${answer.vote}`, { seat: question.seat }),
  tie: (_view, question, answer) =>
    phrase(`answer.vote.${question.seat < 0 ? "crossroads." : ""}${answer.decide}`, { seat: question.seat }),
  pass: plain,
  option: (_view, question, answer) =>
    phrase(`crossroads.${CROSSROADS[question.card]?.id ?? "none"}.option.${answer.option}`, valuesOf(answer)),
  pick: plain,
  "pick-card": plain,
});

function plain(_view: View, question: Question, answer: Answer): Phrase {
  return phrase(formOf(question.ask, answer), valuesOf(answer));
}

/** The key of an event's line without `log.`. */
function eventName(event: Event): string {
  switch (event.event) {
    case "morale":
    case "food":
    case "helpless":
      return `${event.event}.${event.by > 0 ? "more" : "less"}`;
    case "exposed":
      return `exposed.${event.face}`;
    case "struck":
      return event.hit ? "struck.hit" : "struck.missed";
    case "moved":
      return event.fuel ? "moved.fuel" : "moved";
    case "healed":
      return `healed.${event.what}`;
    case "voted":
    case "decided":
      return `${event.event}.${event.vote}`;
    case "vote-result":
      return event.passed ? "vote-result.passed" : "vote-result.failed";
    case "crisis-card":
      return event.helps ? "crisis-card.helps" : "crisis-card.hurts";
    case "crisis-result":
      return event.prevented ? "crisis-result.prevented" : "crisis-result.failed";
    case "colony-step":
      return `colony-step.${event.step}`;
    case "in-force":
    case "over":
      return `${event.event}.${event.effect}`;
    case "gave-up":
    case "returned":
      return `${event.event}.${event.to}`;
    case "said":
      return `said.${event.phrase}`;
    case "secret":
      return event.reached ? "secret.reached" : "secret.missed";
    case "objective":
      return event.hard ? "objective.hard" : "objective";
    case "ended":
      return event.done ? `ended.${event.reason}.done` : `ended.${event.reason}`;
    default:
      return event.event;
  }
}

function eventValues(event: Event): Values {
  const values: Values = { ...valuesOf(event) };
  switch (event.event) {
    case "morale":
    case "food":
    case "helpless":
      // The sentence of a loss says by its words what the minus says.
      return { ...values, by: Math.abs(event.by) };
    case "rolled-dice":
    case "gambled":
      return { ...values, dice: event.dice.join(", ") };
    case "said": {
      const kind = PHRASES.find(({ id }) => id === event.phrase)?.about;
      return kind === "location" ? { ...values, about: PLACES[event.about]?.id ?? "colony" } : values;
    }
    default:
      return values;
  }
}
