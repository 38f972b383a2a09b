import type { Phrase, Words } from "@endzeit/engine";
import { byQuestion, HIDDEN, valuesOf } from "@endzeit/engine";
import { CRISES } from "./content/crises.ts";
import { CROSSROADS } from "./content/crossroads.ts";
import { AMONG, type CrossroadsRow } from "./content/crossroads-rows.ts";
import { EXILES } from "./content/exiles.ts";
import { ITEMS } from "./content/items.ts";
import { PLACES } from "./content/locations.ts";
import { MAIN_OBJECTIVES } from "./content/main-objectives.ts";
import { KIND_OF, SYMBOLS } from "./content/prints.ts";
import { isBetrayal, SECRET_IDS } from "./content/secrets-deck.ts";
import { SURVIVORS } from "./content/survivors.ts";
import { leftToKill } from "./rules/abilities.ts";
import { DRAW } from "./rules/crossroads/parts.ts";
import { kindToHand } from "./rules/gear.ts";
import { isHardcore } from "./rules/groups.ts";
import { COLONY } from "./rules/places.ts";
import { leftToCome } from "./rules/work.ts";
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
type Pick = Extract<Question, { readonly ask: "pick" | "pick-card" }>;

const phrase = (text: string, values: Phrase["values"] = {}): Phrase => ({ text, values });

/** The game in sentences: which text says what, with which values. The sentences themselves are in texts/. */
export const words: Words<Answer, Event, View, Question> = {
  talk: true,
  heading: (view) => phrase(`heading.${headingName(view)}`, { round: view.round, seat: view.turn }),

  aim: aimOf,

  question(view, question, seat) {
    return phrase(`${seat === null ? "wait" : "ask"}.${questionName(question)}`, {
      ...questionValues(view, question),
      asked: question.of[0],
    });
  },

  answer: (view, question, answer) => answerPhrase(view, question, answer),

  event(event) {
    // What leaves no choice is not chosen.
    if (event.event === "crossroads-option" && rowOf(event.card).choice === "single") return null;
    return phrase(`log.${eventName(event)}`, eventValues(event));
  },

  refusal({ reason, about }) {
    return phrase(`refusal.${reason}`, { n: about });
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
      return `pick.${pickName(question)}`;
    case "vote":
    case "tie":
      return question.seat < 0 ? `${question.ask}.crossroads` : question.ask;
    case "found":
      return question.kept > 0 ? "found.more" : "found";
    default:
      return question.ask;
  }
}

/** Where one name asks two things, the second has a text of its own. */
function pickName({ why, a, b }: Pick): string {
  switch (why) {
    case "exile-move":
      return a < 0 ? why : `${why}.to`;
    case "trip-with":
      return a < 0 ? why : `${why}.second`;
    case "clear-gate":
      return b === 0 ? why : `${why}.remove`;
    case "which-deck":
      return b === DRAW ? `${why}.draw` : why;
    case "deck-card":
      return b < 0 ? why : `${why}.symbol`;
    default:
      return why;
  }
}

function questionValues(view: View, question: Question): Values {
  switch (question.ask) {
    case "keep":
      return { n: view.seats > 2 ? 2 : 3 };
    case "act":
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
      return { seat: view.turn, symbol: SYMBOLS[question.symbol] };
    case "vote":
    case "tie":
      return question.seat < 0 ? { card: CROSSROADS[view.acting].id } : { seat: question.seat };
    case "option":
      return { card: CROSSROADS[question.card].id };
    case "pick":
    case "pick-card":
      // A crossroads card is named while it takes effect; without one the text names none.
      return { ...pickValues(view, question), ...(view.acting >= 0 && { card: CROSSROADS[view.acting].id }) };
    default:
      return {};
  }
}

/** What `a` and `b` are, by the row that asks. */
/** Whoever is loyal has won something already with a colony that stands; all others win by what is their own alone. */
function aimOf(view: View, seat: number): Phrase {
  const [secret = HIDDEN] = view.secret[seat];
  const [exile = HIDDEN] = view.exile[seat];
  if (exile >= 0) return phrase("aim.exiled", { exile: EXILES[exile].id });
  const main = `${MAIN_OBJECTIVES[view.main].id}${isHardcore(view) ? ".hard.title" : ""}`;
  if (secret < 0) return phrase("aim.colony", { main });
  const own = { main, secret: SECRET_IDS[secret] };
  return phrase(isBetrayal(secret) ? "aim.betrayer" : "aim.loyal", own);
}

function pickValues(view: View, { why, a, b }: Pick): Values {
  switch (why) {
    case "heal-what":
    case "barricade-with":
    case "clean-with":
    case "clean-by":
    case "lighter-die":
    case "lighter-gate":
    case "nurse-with":
    case "leave-game":
    case "fuel-to":
    case "new-home":
    case "exile-swap":
    case "give-to":
    case "robber":
    case "pledge-survivor":
    case "addiction":
    case "cure":
      return { who: SURVIVORS[a].id };
    case "exile-move":
    case "trip-with":
      return a < 0 ? {} : { who: SURVIVORS[a].id };
    case "hand-which":
      return { who: SURVIVORS[a].id, item: ITEMS[b].id };
    case "hand-to":
      return { who: SURVIVORS[a].id, item: ITEMS[kindToHand(b)].id };
    case "shift-to":
    case "keep-one":
    case "their-card":
      return { seat: a };
    case "medicine-from":
      return { seat: b };
    case "set-face":
      return { face: a };
    case "kill-gate":
      return { n: leftToKill(a) };
    case "attract-from":
      return { n: leftToCome(b), to: PLACES[a].id };
    case "attract-to":
      return { to: PLACES[a].id };
    case "equip-whom":
      return { item: ITEMS[KIND_OF[view.gear[view.gear.length - 1]]].id };
    case "subject":
      return { among: AMONG[a] };
    case "deck-card":
      return b < 0 ? { n: a } : { n: a, symbol: SYMBOLS[b] };
    default:
      return { n: a };
  }
}

/** The terms of an answer, in the order in which its key names them. */
const TERMS = [
  ...["attack", "search", "barricade", "clean", "attract", "ability", "use", "play", "contribute", "offer", "move"],
  ...[
    "feed",
    "request",
    "hand",
    "exile",
    "buy",
    "nurse",
    "act",
    "end",
    "zombie",
    "strike",
    "noise",
    "take",
    "done",
    "go",
  ],
  ...["pass", "keep", "give", "refuse", "survivor", "place", "face", "seat"],
  ...["with", "and", "of", "by", "from", "to", "fuel", "die", "card"],
];

/** The key of an answer: the question and the terms that the answer has. */
const formOf = (ask: string, answer: Answer): string =>
  `answer.${ask}.${TERMS.filter((term) => Object.hasOwn(answer, term)).join("-")}`;

const answerPhrase = byQuestion<View, Question, Answers, Phrase>({
  keep: plain,
  leader: (_view, _question, answer) => phrase("answer.leader", valuesOf(answer)),
  turn: deed,
  act: deed,
  target: (view, { by }, answer) =>
    "zombie" in answer && view.place[by] !== COLONY
      ? phrase("answer.target.zombie.outside")
      : phrase(formOf("target", answer), valuesOf(answer)),
  modify(_view, _question, answer) {
    if ("with" in answer && (answer.with === "welcome-home" || answer.with === "gray-beard"))
      return phrase("answer.modify.crossroads", valuesOf(answer));
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
  vote: (view, question, { vote }) => votePhrase(view, question.seat, vote),
  tie: (view, question, { decide }) => votePhrase(view, question.seat, decide),
  pass: plain,
  option: (_view, question, answer) => phrase(`crossroads.${CROSSROADS[question.card].id}.option.${answer.option}`),
  pick(view, question, answer) {
    if ("yes" in answer || "no" in answer) return decision(view, question, "yes" in answer);
    if ("gate" in answer)
      return phrase(`answer.pick.gate${answer.at === "colony" ? "" : ".outside"}`, valuesOf(answer));
    if (question.why === "set-face" && "face" in answer) return phrase("answer.pick.set-face", valuesOf(answer));
    return phrase(formOf("pick", answer), valuesOf(answer));
  },
  "pick-card": (view, question, answer) =>
    "no" in answer ? decision(view, question, false) : phrase(formOf("pick", answer), valuesOf(answer)),
});

function deed(_view: View, _question: Question, answer: Answers["turn"]): Phrase {
  return phrase("say" in answer ? `answer.say.${answer.say}` : formOf("turn", answer), valuesOf(answer));
}

function plain(_view: View, question: Question, answer: Answer): Phrase {
  return phrase(formOf(question.ask, answer), valuesOf(answer));
}

/** Yes and no, which mean something else in each row. */
function decision(view: View, { why }: Pick, yes: boolean): Phrase {
  // Only who foresees sees which crisis comes first.
  const crisis = why === "foresee-order" ? view.foreseen[yes ? 1 : 0] : -1;
  if (crisis >= 0) return phrase("answer.pick.foresee-order.seen", { crisis: CRISES[crisis].id });
  return phrase(`answer.pick.${why}.${yes ? "yes" : "no"}`);
}

/** A crossroads card says what a vote for it and one against it are for. */
function votePhrase(view: View, seat: number, vote: "up" | "down"): Phrase {
  return seat < 0
    ? phrase(`crossroads.${CROSSROADS[view.acting].id}.${vote}`)
    : phrase(`answer.vote.${vote}`, { seat });
}

const rowOf = (card: string): CrossroadsRow => CROSSROADS[CROSSROADS.findIndex(({ id }) => id === card)];

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
    case "rolled-dice":
      return event.dice.length > 0 ? "rolled-dice" : "rolled-dice.none";
    case "crossroads-option":
      return event.seat < 0 ? "crossroads-option.voted" : "crossroads-option";
    case "voted":
    case "decided":
      return `${event.event}.${event.vote}`;
    case "vote-result":
      return event.passed ? "vote-result.passed" : "vote-result.failed";
    case "ate":
      return event.n > 0 ? "ate" : "ate.nothing";
    case "crisis-card":
      return event.helps ? "crisis-card.helps" : "crisis-card.hurts";
    case "crisis-result":
      return event.prevented ? "crisis-result.prevented" : "crisis-result.failed";
    case "colony-step":
      return `colony-step.${event.step}`;
    case "arrived":
    case "barricade-broken":
    case "overrun":
      return event.at === "colony" ? `${event.event}.gate` : event.event;
    case "in-force":
      return `in-force.${event.effect}`;
    case "gave-up":
    case "returned":
      return `${event.event}.${event.to}`;
    case "said":
      return `said.${event.phrase}`;
    case "secret":
      return `secret.${event.reached ? "reached" : "missed"}${betrays(event.secret)}`;
    case "secret-read-as":
      return `secret-read-as${betrays(event.secret)}`;
    case "ended":
      return `ended.${event.reason}`;
    default:
      return event.event;
  }
}

/** A betrayal is named among betrayals. */
const betrays = (secret: string): string => (isBetrayal(SECRET_IDS.indexOf(secret)) ? ".betrayal" : "");

function eventValues(event: Event): Values {
  const values: Values = { ...valuesOf(event) };
  switch (event.event) {
    case "objective":
      return { ...values, side: event.hard ? `${event.main}.hard.title` : event.main };
    case "morale":
    case "food":
    case "helpless":
      // The sentence of a loss says by its words what the minus says.
      return { ...values, by: Math.abs(event.by) };
    case "rolled-dice":
    case "gambled":
      return { ...values, dice: event.dice.join(", ") };
    case "crossroads-option":
      return { ...values, choice: `${event.card}.${choiceName(event.card, event.option)}` };
    case "crisis-card":
    case "crisis-result":
      return { ...values, sum: event.sum < 0 ? `−${-event.sum}` : event.sum };
    case "said": {
      const kind = PHRASES.find(({ id }) => id === event.phrase)?.about;
      return kind === "location" ? { ...values, about: PLACES[event.about].id } : values;
    }
    default:
      return values;
  }
}

/** Options have numbers, those of a vote sides. */
function choiceName(card: string, option: number): string {
  const { choice } = rowOf(card);
  if (choice !== "vote" && choice !== "vote-there") return `option.${option}`;
  return option === 1 ? "up" : "down";
}
