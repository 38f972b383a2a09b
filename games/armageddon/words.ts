import type { Phrase, Words } from "@endzeit/engine";
import { valuesOf } from "@endzeit/engine";
import { COLOURS, SITES } from "./content/board.ts";
import { BUILDINGS, buildingOf, type Effect, MOST_ACTIONS, TYPES } from "./content/buildings.ts";
import { BUILDING_TILES, scoringTile } from "./content/cards.ts";
import { countAt, KINDS } from "./rules/figures.ts";
import { tilePoints } from "./rules/scoring.ts";
import { type Answer, type Event, PHASES, Place, type Question, type View } from "./state.ts";

type Values = { [name: string]: string | number };

const phrase = (text: string, values: Phrase["values"] = {}): Phrase => ({ text, values });

/** The game in sentences: which text says what, with which values. The sentences themselves are in texts/. */
export const words: Words<Answer, Event, View, Question> = {
  heading: (view) => phrase(`heading.${PHASES[view.phase]}`, { round: view.round, seat: view.turn }),

  question(view, question, seat) {
    return phrase(`${seat === null ? "wait" : "ask"}.${questionName(question, view)}`, {
      ...questionValues(question, view),
      asked: question.of[0],
    });
  },

  answer(view, question, answer) {
    return answerPhrase(view, question, answer);
  },

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

function answerPhrase(view: View, question: Question, answer: Answer): Phrase {
  const values: Values = { ...valuesOf(answer) };
  const seat = question.of[0];
  switch (question.ask) {
    case "bid": {
      const sent = COLOURS.filter((colour) => Number(answer[colour]) > 0);
      return phrase(`answer.bid.${sent.length === 0 ? "none" : sent.join("-")}`, values);
    }
    case "explore": {
      const first = (Number(answer.slot) - 1) * KINDS;
      const marauder = view.crowd[first + KINDS - 1];
      const n = view.crowd.slice(first, first + KINDS - 1).reduce((sum, count) => sum + count, 0);
      return phrase("answer.explore", { ...values, n, marauder });
    }
    case "construct": {
      const tile = view.siteTile[view.site.indexOf(buildingOf(answer.build))];
      values.tile = BUILDING_TILES[tile]?.id ?? "none";
      return phrase(answer.forfeit === true ? "answer.construct.forfeit" : "answer.construct", values);
    }
    case "city":
      return cityPhrase(view, seat, answer, values);
    case "dismiss":
      return phrase(answer.dismiss === "leader-aside" ? "answer.dismiss.aside" : "answer.dismiss", values);
    case "secret":
      return phrase("answer.secret", { ...values, n: tilePoints(view, seat, scoringTile(answer.score)) });
    case "exchange":
    case "discard":
    case "keep":
    case "under":
    case "search":
      return phrase(`answer.${question.ask}`, values);
  }
}

function cityPhrase(view: View, seat: number, answer: Answer, values: Values): Phrase {
  if (answer.done === true) {
    const n = countAt(view, seat, Place.city);
    return phrase(n > 0 ? "answer.done" : "answer.done.idle", { n });
  }
  if (answer.city === "extend") return phrase("answer.city.extend", values);
  if (answer.city === "repair")
    return phrase(answer.with === undefined ? "answer.city.repair" : "answer.city.repair.two", values);
  const building = view.sites[seat * SITES + Number(answer.site) - 1];
  const action = Number(answer.action) - 1;
  const row = BUILDINGS[building].actions[action];
  const n = view.numbers.amount[building * MOST_ACTIONS + action];
  return phrase(`answer.city.${specialText(row.effect, answer)}`, {
    ...values,
    card: BUILDINGS[building].id,
    n,
    ...(row.type >= 0 && { type: TYPES[row.type] }),
  });
}

/** The general repair and the unfinished exchange have sentences of their own. */
function specialText(effect: Effect, answer: Answer): string {
  if (effect === "repair") return "repair.special";
  return effect === "exchange" && answer.with === undefined ? "exchange.one" : effect;
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
