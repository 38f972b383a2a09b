import type { Form, Moment, Objection } from "@endzeit/engine";
import { NAMES, RISES } from "../content/board.ts";
import { CHARACTERS, EQUIPMENT, equipment, isAttackCard, kindOf, type Power, WALKER_CARDS } from "../content/cards.ts";
import type { Answer, Question, State } from "../state.ts";
import { powerOf } from "./powers.ts";
import { objection, type Reason } from "./reasons.ts";
import { has, isSurvivor } from "./stock.ts";
import { whyNotAdded } from "./survivor.ts";

const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);
const TRUE = [true];
const SEATS = [0, 1, 2, 3];
const PASS: Form = { pass: TRUE };
const MOVE: Form = { move: NAMES };
const cards = ids(EQUIPMENT);
const claws = ids(WALKER_CARDS);
const weapons = ids(EQUIPMENT.filter((_, kind) => isAttackCard(kind)));
const RUNNING: readonly string[] = ["onslaught", "charging"];
const REACTIONS: readonly string[] = ["sneaking-up", "blood-swap"];
const power = (one: Power): readonly string[] => [one];

/** What a survivor may do outside moves and fights (X19). */
const ACTIONS: readonly Form[] = [
  { power: power("move-survivor"), seat: SEATS, to: NAMES },
  { power: power("collect") },
  { power: power("scrounge"), card: cards },
  { power: power("exchange") },
  { play: ["gun-bag"] },
];
const END: Form = { end: TRUE };

/** Every answer of the game by its question, and the reason that it has at any other moment. */
export const moments = {
  character: { forms: [{ character: ids(CHARACTERS) }], otherwise: "only-at-the-beginning" },
  rise: { forms: [{ rise: NAMES }], otherwise: "only-when-rising" },
  // The end is said too early: what comes first is named then.
  turn: { forms: [{ roll: TRUE }, ...ACTIONS, END], otherwise: "only-in-your-turn" },
  move: {
    forms: [
      MOVE,
      { power: power("run-again") },
      { play: ["hurry"], add: [1, 2, 3] },
      { add: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    ],
    otherwise: "only-when-moving",
  },
  draw: { forms: [{ draw: TRUE }, PASS], otherwise: "only-on-a-draw-space" },
  between: { forms: [END, ...ACTIONS], otherwise: "only-in-your-turn" },
  end: { forms: [END, { play: ["shortcut"], seat: SEATS, to: NAMES }, ...ACTIONS], otherwise: "only-in-your-turn" },
  give: { forms: [{ give: cards, seat: SEATS }, PASS], otherwise: "only-to-your-partner" },
  exchange: { forms: [{ put: cards }, { done: TRUE }], otherwise: "only-while-repacking" },
  react: { forms: [{ play: REACTIONS }, PASS], otherwise: "only-in-a-survivors-turn" },
  arm: { forms: [{ arm: cards }, { roll: TRUE }, { win: TRUE }], otherwise: "only-in-a-fight" },
  reroll: { forms: [{ power: power("strike-again") }, PASS], otherwise: "power-at-a-roll" },
  axe: { forms: [{ play: weapons }, PASS], otherwise: "only-when-short" },
  wound: { forms: [{ play: ["wound"] }, PASS], otherwise: "only-at-a-death" },
  choose: { forms: [{ choose: ["ally", "camp", "discard", "skip"] }], otherwise: "only-when-a-card-asks" },
  discard: { forms: [{ discard: cards }], otherwise: "only-when-made-to" },
  rival: { forms: [{ seat: SEATS }], otherwise: "only-to-name-an-opponent" },
  walk: { forms: [MOVE], otherwise: "only-when-moving" },
  claw: {
    forms: [{ play: RUNNING }, { play: claws.filter((id) => !RUNNING.includes(id)), seat: SEATS }, PASS],
    otherwise: "only-as-a-walker",
  },
  lunge: { forms: [MOVE], otherwise: "only-when-moving" },
  strike: { forms: [{ seat: SEATS }, PASS], otherwise: "only-to-name-an-opponent" },
  swap: { forms: [{ discard: claws }, PASS], otherwise: "only-after-a-walk" },
} as const satisfies { readonly [ask in Question["ask"]]: Moment<Reason> };

/** Why an answer to the question is not among its candidates. */
export function whyNot(s: State, question: Question, seat: number, answer: Answer): Objection {
  switch (question.ask) {
    case "character":
      return objection("character-taken");
    case "rise":
      return objection("no-place-to-rise", RISES[0]);
    case "turn":
      return answer.end === undefined ? whyNoAction(s, seat, answer) : objection("roll-first");
    case "between":
    case "end":
      return whyNoAction(s, seat, answer);
    case "move":
      if (answer.add !== undefined && answer.play === undefined)
        return whyNotAdded(s, seat, question.stage, Number(answer.add));
      return whyNoAction(s, seat, answer);
    case "give":
      return objection(has(s.hand[seat], equipment(answer.give)) ? "only-to-your-partner" : "not-held");
    case "choose":
      return objection("not-offered-by-the-card");
    case "rival":
      return objection("no-rival");
    case "claw":
      return whyNoClaw(s, seat, answer);
    case "strike":
      return objection(isSurvivor(s, Number(answer.seat)) ? "target-elsewhere" : "not-a-survivor");
    case "walk":
    case "lunge":
      return objection("out-of-reach");
    case "reroll":
      return objection("not-your-power");
    case "draw":
    case "exchange":
    case "react":
    case "arm":
    case "axe":
    case "wound":
    case "discard":
    case "swap":
      return objection("not-held");
  }
}

/** Powers, the Bag of Guns, a Shortcut, Hurry!: what is allowed of them is listed. */
function whyNoAction(s: State, seat: number, answer: Answer): Objection {
  const stranger = answer.seat !== undefined && !isSurvivor(s, Number(answer.seat));
  if (answer.play !== undefined) {
    if (!has(s.hand[seat], equipment(answer.play))) return objection("not-held");
    return objection(stranger ? "not-a-survivor" : "too-far-for-a-shortcut");
  }
  if (answer.power !== powerOf(s, seat)) return objection("not-your-power");
  if (answer.power === "scrounge") return objection("not-in-the-discards");
  return objection(stranger ? "not-a-survivor" : "one-space-only");
}

function whyNoClaw(s: State, seat: number, answer: Answer): Objection {
  if (!has(s.claws[seat], kindOf("walkers", answer.play))) return objection("not-held");
  return objection(isSurvivor(s, Number(answer.seat)) ? "target-elsewhere" : "not-a-survivor");
}
