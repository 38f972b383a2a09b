import type { Phrase, Words } from "@endzeit/engine";
import { valuesOf } from "@endzeit/engine";
import { NAMES } from "./content/board.ts";
import { ENCOUNTERS, WALKER_CARDS } from "./content/cards.ts";
import { attackValue, fixedBonus } from "./rules/fight.ts";
import { type Answer, type Event, type Question, Role, type View } from "./state.ts";

const phrase = (text: string, values: Phrase["values"] = {}): Phrase => ({ text, values });

/** The game in sentences: which text says what, with which values. The sentences themselves are in texts/. */
export const words: Words<Answer, Event, View, Question> = {
  heading: (view) =>
    isSetup(view)
      ? phrase("heading.setup")
      : phrase(isWalker(view, view.turn) ? "heading.walker" : "heading.survivor", {
          round: view.round,
          seat: view.turn,
        }),

  question(view, question, seat) {
    return phrase(`${seat === null ? "wait" : "ask"}.${question.ask}${seat === null ? "" : standing(question, view)}`, {
      ...questionValues(question, view),
      asked: question.of[0],
    });
  },

  answer(view, question, answer) {
    return phrase(answerText(view, question, answer), valuesOf(answer));
  },

  event(event) {
    return phrase(eventText(event), valuesOf(event));
  },

  deed(event, by) {
    switch (event.event) {
      // A figure that somebody's power or Shortcut moves, and a walker's reaction to the card of another.
      case "moved":
        return event.why === "power" || event.why === "shortcut" ? by : event.seat;
      case "strengthened":
      case "sneaked":
        return by;
      case "saved":
        return event.by;
      // What befalls somebody is not its own deed.
      case "bitten":
      case "died":
      case "out":
      case "beaten":
      case "teams":
      case "no-effect":
      case "reshuffled":
        return null;
      case "ended":
        return event.reason === "camp" || event.reason === "team-camp" ? event.seat : null;
      default:
        return event.seat;
    }
  },

  refusal({ reason, about }) {
    return phrase(`refusal.${reason}`, { at: NAMES[about] ?? "" });
  },
};

/** Before the first turn it is nobody's, whoever is choosing: then the turns still wait, or the dice for the first one roll. */
/** The setup, then each turn; who dies in it goes on as a walker. */
export function phase(state: View): number {
  return isSetup(state) ? -1 : (state.round * state.seats + state.turn) * 2 + (isWalker(state, state.turn) ? 1 : 0);
}

function isSetup({ agenda, outcome }: View): boolean {
  if (agenda.length === 0) return outcome === null;
  return agenda.some((entry) => "do" in entry && entry.do === "turn/begin");
}

/** Who dies in a turn of its own ends that turn as a survivor. */
function isWalker(view: View, seat: number): boolean {
  return view.role[seat] === Role.walker || view.role[seat] === Role.beaten;
}

/** Whether a fight that could be rolled again is won as it stands: a 6 wins whatever the numbers say. */
function standing(question: Question, view: View): string {
  const { fight } = view;
  if (question.ask !== "reroll" || fight === null) return "";
  if (fight.die === 6) return ".six";
  return attackValue(view, fight) >= fight.strength ? ".won" : "";
}

function questionValues(question: Question, view: View): { [name: string]: string | number } {
  const fight = view.fight;
  switch (question.ask) {
    case "move":
    case "walk":
    case "lunge":
      return { n: question.total };
    case "react":
    case "choose":
      return { card: ENCOUNTERS[question.card].id };
    case "strike":
      return { card: WALKER_CARDS[question.card].id };
    case "arm":
      return fight === null ? {} : { card: cardName(fight), strength: fight.strength, n: fixedBonus(view, fight) };
    case "reroll":
    case "axe":
      return fight === null
        ? {}
        : {
            card: cardName(fight),
            strength: fight.strength,
            n: attackValue(view, fight),
            die: fight.die,
            missing: fight.strength - attackValue(view, fight),
            defender: fight.defender,
          };
    case "wound":
      return { seat: question.seat };
    case "discard":
      return { n: question.left };
    case "exchange":
      return { n: question.put };
    default:
      return {};
  }
}

function cardName(fight: { readonly card: number; readonly attacker: number }): string {
  return fight.attacker < 0 ? ENCOUNTERS[fight.card].id : WALKER_CARDS[fight.card].id;
}

function answerText(view: View, question: Question, answer: Answer): string {
  const { ask } = question;
  if (answer.power !== undefined) {
    const power = `answer.power.${String(answer.power)}`;
    return answer.to === undefined && answer.card === undefined ? power : `${power}.full`;
  }
  if (answer.play !== undefined) {
    if (answer.to !== undefined) return "answer.play.to";
    if (answer.add !== undefined) return "answer.play.add";
    return answer.seat !== undefined ? "answer.play.seat" : "answer.play";
  }
  if (question.ask === "choose") {
    // What is to be laid aside depends on the card.
    return answer.choose === "discard"
      ? `answer.choose.discard.${ENCOUNTERS[question.card].id}`
      : `answer.choose.${String(answer.choose)}`;
  }
  if (answer.seat !== undefined && answer.give === undefined) return `answer.${ask}`;
  if ((ask === "walk" || ask === "lunge") && answer.move === NAMES[view.at[question.of[0]]]) return "answer.move.stay";
  for (const term of ["character", "rise", "move", "arm", "give", "put", "discard"])
    if (answer[term] !== undefined) return `answer.${term}`;
  for (const term of ["roll", "win", "draw", "done", "add"])
    if (answer[term] !== undefined) return ask === "turn" && term === "roll" ? "answer.roll.move" : `answer.${term}`;
  return answer.pass === true ? `answer.pass.${ask}` : `answer.end.${ask}`;
}

function eventText(event: Event): string {
  switch (event.event) {
    case "turn":
      return `log.turn.${event.as}`;
    case "total":
      return `log.total.${event.by}`;
    case "moved":
      return event.from === "" ? "log.moved.setup" : `log.moved.${event.why}`;
    case "ended":
      return `log.ended.${event.reason}`;
    case "reshuffled":
      return `log.reshuffled.${event.deck}`;
    case "revealed":
      return event.strength > 0 ? "log.revealed.fight" : "log.revealed";
    case "duel":
      return event.n === event.m ? "log.duel.tie" : "log.duel";
    case "saved":
      return event.seat === event.by ? "log.saved.self" : "log.saved";
    case "revolver":
      return event.n === 0 ? "log.revolver.lost" : "log.revolver";
    default:
      return `log.${event.event}`;
  }
}
