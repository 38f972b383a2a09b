import type { Phrase, Words } from "@endzeit/engine";
import { byQuestion, valuesOf } from "@endzeit/engine";
import { COLOURS, SITES } from "./content/board.ts";
import { BUILDINGS, buildingOf, type Effect, MOST_ACTIONS, TYPES } from "./content/buildings.ts";
import { BUILDING_TILES, scoringTile } from "./content/cards.ts";
import { countAt, KINDS } from "./rules/figures.ts";
import { tilePoints } from "./rules/scoring.ts";
import { type Answer, type Answers, type Event, PHASES, Place, type Question, type View } from "./state.ts";

type Values = { [name: string]: string | number };

const phrase = (text: string, values: Phrase["values"] = {}): Phrase => ({ text, values });

/** The game in sentences: which text says what, with which values. The sentences themselves are in texts/. */
export const words: Words<Answer, Event, View, Question> = {
  heading: (view) => phrase(`heading.${PHASES[view.phase]}`, { round: view.round, seat: view.turn }),

  aim: () => phrase("aim"),

  question(view, question, seat) {
    return phrase(`${seat === null ? "wait" : "ask"}.${questionName(question, view)}`, {
      ...questionValues(question, view),
      asked: question.of[0],
    });
  },

  answer: (view, question, answer) => answerPhrase(view, question, answer),

  event(event) {
    const text = eventText(event);
    if (text === null) return null;
    const values = valuesOf(event);
    // The sentence of a loss says by its words what the minus says.
    return phrase(text, event.event === "points" && event.n < 0 ? { ...values, n: -event.n } : values);
  },

  refusal({ reason, about }) {
    return phrase(`refusal.${reason}`, { at: about });
  },
};

function questionName(question: Question, view: View): string {
  if (question.ask === "discard" && question.search) return "discard.search";
  return question.ask === "city" && countAt(view, question.of[0], Place.city) === 0 ? "city.idle" : question.ask;
}

function questionValues(question: Question, view: View): Values {
  switch (question.ask) {
    case "city":
      return { n: countAt(view, question.of[0], Place.city) };
    case "dismiss":
      return { n: question.left };
    case "keep":
      return { n: view.drawn.length };
    default:
      return {};
  }
}

const answerPhrase = byQuestion<View, Question, Answers, Phrase>({
  bid(_view, _question, answer) {
    const sent = COLOURS.filter((colour) => answer[colour] > 0);
    return phrase(`answer.bid.${sent.length === 0 ? "none" : sent.join("-")}`, valuesOf(answer));
  },
  explore(view, _question, answer) {
    const first = (answer.slot - 1) * KINDS;
    const marauder = view.crowd[first + KINDS - 1];
    const n = view.crowd.slice(first, first + KINDS - 1).reduce((sum, count) => sum + count, 0);
    return phrase("answer.explore", { ...valuesOf(answer), n, marauder });
  },
  construct(view, _question, answer) {
    const tile = view.siteTile[view.site.indexOf(buildingOf(answer.build))];
    const values = { ...valuesOf(answer), tile: BUILDING_TILES[tile]?.id ?? "none" };
    return phrase("forfeit" in answer ? "answer.construct.forfeit" : "answer.construct", values);
  },
  exchange: plainPhrase,
  discard: plainPhrase,
  city: (view, question, answer) => cityPhrase(view, question.of[0], answer),
  keep: plainPhrase,
  under: plainPhrase,
  search: plainPhrase,
  dismiss: (_view, _question, answer) =>
    phrase(answer.dismiss === "leader-aside" ? "answer.dismiss.aside" : "answer.dismiss", valuesOf(answer)),
  secret: (view, question, answer) =>
    phrase("answer.secret", { ...valuesOf(answer), n: tilePoints(view, question.of[0], scoringTile(answer.score)) }),
});

function plainPhrase(_view: View, question: Question, answer: Answer): Phrase {
  return phrase(`answer.${question.ask}`, valuesOf(answer));
}

function cityPhrase(view: View, seat: number, answer: Answers["city"]): Phrase {
  if ("done" in answer) {
    const n = countAt(view, seat, Place.city);
    return phrase(n > 0 ? "answer.done" : "answer.done.idle", { n });
  }
  const values = valuesOf(answer);
  if (answer.city === "extend") return phrase("answer.city.extend", values);
  if (answer.city === "repair")
    return phrase("with" in answer ? "answer.city.repair.two" : "answer.city.repair", values);
  const building = view.sites[seat * SITES + answer.site - 1];
  const action = answer.action - 1;
  const row = BUILDINGS[building].actions[action];
  const n = view.numbers.amount[building * MOST_ACTIONS + action];
  return phrase(`answer.city.${specialText(row.effect, "with" in answer)}`, {
    ...values,
    card: BUILDINGS[building].id,
    n,
    ...(row.type >= 0 && { type: TYPES[row.type] }),
  });
}

/** The general repair and the unfinished exchange have sentences of their own. */
function specialText(effect: Effect, two: boolean): string {
  if (effect === "repair") return "repair.special";
  return effect === "exchange" && !two ? "exchange.one" : effect;
}

/** The key of an event's line; null for what another line says already. */
function eventText(event: Event): string | null {
  switch (event.event) {
    case "points":
      return `log.${event.n > 0 ? "points" : "lost"}.${event.source}`;
    case "overrun":
      return null;
    case "marauders":
      return event.n > 0 ? "log.marauders" : null;
    case "damage":
      return event.n > 0 ? "log.damage.more" : "log.damage.less";
    case "bonus":
    case "malus":
      return `log.${event.event}.${event.icon}`;
    case "activated":
      return `log.activated.${event.effect}`;
    case "ended":
      return `log.ended.${event.reason}`;
    default:
      return `log.${event.event}`;
  }
}
