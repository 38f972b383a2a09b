import { byQuestion, type Phrase, valuesOf, type Words } from "@endzeit/engine";
import { NAMES } from "./content/board.ts";
import { CHARACTERS, ENCOUNTERS, WALKER_CARDS } from "./content/cards.ts";
import { attackValue, fixedBonus } from "./rules/fight.ts";
import { type Action, type Answer, type Answers, type Event, type Question, Role, type View } from "./state.ts";

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

  aim(view, seat) {
    const character = CHARACTERS[view.character[seat]]?.id;
    if (view.role[seat] !== Role.survivor) return phrase("aim.dead");
    if (character === undefined) return phrase("aim.start");
    const how = view.seats === 1 ? "alone" : view.rules.variant === "team" ? "team" : "first";
    return phrase(`aim.${how}`, { character });
  },

  question(view, question, seat) {
    return phrase(`${seat === null ? "wait" : "ask"}.${question.ask}${seat === null ? "" : standing(question, view)}`, {
      ...questionValues(question, view),
      asked: question.of[0],
    });
  },

  answer: byQuestion<View, Question, Answers, Phrase>({
    character: saying("answer.character"),
    rise: saying("answer.rise"),
    turn: (_view, _question, answer) =>
      "power" in answer || "play" in answer ? action(answer) : said("answer.roll.move", answer),
    move(_view, _question, answer) {
      if ("move" in answer) return said("answer.move", answer);
      if ("power" in answer || !("add" in answer)) return action(answer);
      return said("play" in answer ? "answer.play.add" : "answer.add", answer);
    },
    draw: (_view, _question, answer) => said("draw" in answer ? "answer.draw" : "answer.pass.draw", answer),
    between: (_view, _question, answer) => ("end" in answer ? said("answer.end.between", answer) : action(answer)),
    end(_view, _question, answer) {
      if ("end" in answer) return said("answer.end.end", answer);
      return "play" in answer && "to" in answer ? said("answer.play.to", answer) : action(answer);
    },
    give: (_view, _question, answer) => said("give" in answer ? "answer.give" : "answer.pass.give", answer),
    exchange: (_view, _question, answer) => said("put" in answer ? "answer.put" : "answer.done", answer),
    react: (_view, _question, answer) => said("play" in answer ? "answer.play" : "answer.pass.react", answer),
    arm: (_view, _question, answer) =>
      said("arm" in answer ? "answer.arm" : "win" in answer ? "answer.win" : "answer.roll", answer),
    reroll: (_view, _question, answer) =>
      said("power" in answer ? "answer.power.strike-again" : "answer.pass.reroll", answer),
    axe: (_view, _question, answer) => said("play" in answer ? "answer.play" : "answer.pass.axe", answer),
    wound: (_view, _question, answer) => said("play" in answer ? "answer.play" : "answer.pass.wound", answer),
    // What is to be laid aside depends on the card.
    choose: (_view, { card }, answer) =>
      said(`answer.choose.${answer.choose}${answer.choose === "discard" ? `.${ENCOUNTERS[card].id}` : ""}`, answer),
    discard: saying("answer.discard"),
    rival: saying("answer.rival"),
    walk: wayOf,
    claw(_view, _question, answer) {
      if ("pass" in answer) return said("answer.pass.claw", answer);
      return said("seat" in answer ? "answer.play.seat" : "answer.play", answer);
    },
    lunge: wayOf,
    strike: (_view, _question, answer) => said("seat" in answer ? "answer.strike" : "answer.pass.strike", answer),
    swap: (_view, _question, answer) => said("discard" in answer ? "answer.discard" : "answer.pass.swap", answer),
  }),

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

function said(text: string, answer: Answer): Phrase {
  return phrase(text, valuesOf(answer));
}

/** The same sentence for all answers to a question. */
function saying(text: string): (view: View, question: Question, answer: Answer) => Phrase {
  return (_view, _question, answer) => said(text, answer);
}

/** A power or a card; without a goal it is not yet said, or refused. */
function action(answer: Action): Phrase {
  if ("play" in answer) return said("answer.play", answer);
  const full = "to" in answer || "card" in answer;
  return said(`answer.power.${answer.power}${full ? ".full" : ""}`, answer);
}

function wayOf(view: View, { of }: Question, answer: Answers["walk"]): Phrase {
  return said(answer.move === NAMES[view.at[of[0]]] ? "answer.move.stay" : "answer.move", answer);
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
