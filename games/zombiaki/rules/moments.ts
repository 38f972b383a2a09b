import type { Form, Moment, Objection } from "@endzeit/engine";
import { CARDS, kindOf } from "../content/cards.ts";
import { type Answer, HUMANS, Mark, type Question, type State, ZOMBIES } from "../state.ts";
import { CARD_RULES } from "./cards.ts";
import { has, isDog, isFree, isZombie } from "./figures.ts";
import { objection, type Reason } from "./reasons.ts";
import { missesBullet } from "./shooting.ts";
import { BARRICADE, NAMES, squareOf } from "./street.ts";

const ids = CARDS.map(({ id }) => id);
const STEPS: readonly string[] = [...NAMES, BARRICADE];
const TRUE = [true];
const takes = [{ take: ids }];
const plays = CARDS.flatMap(({ id }, kind) => CARD_RULES[kind].takes.map((more): Form => ({ play: [id], ...more })));

/** Every answer of the game by its question, and the reason that it has at any other moment. */
export const moments = {
  "not-so-fast": {
    forms: [{ play: ["not-so-fast"], at: NAMES }, { pass: TRUE }],
    otherwise: "only-before-moving",
  },
  dog: {
    forms: [
      { dog: NAMES, to: STEPS },
      { dog: NAMES, stay: TRUE },
    ],
    otherwise: "only-when-dogs-run",
  },
  discard: { forms: [{ discard: ids }], otherwise: "only-at-four" },
  play: {
    forms: [{ end: TRUE }, { order: NAMES, to: STEPS }, { discard: ids }, ...plays],
    otherwise: "only-when-playing",
  },
  click: { forms: [{ play: ["click"] }, { pass: TRUE }], otherwise: "only-after-a-shot" },
  bullet: { forms: [{ bullet: NAMES, hit: ["figure", "car"] }], otherwise: "only-for-a-bullet" },
  splinter: { forms: [{ splinter: NAMES }], otherwise: "only-after-a-mine" },
  gasoline: { forms: [{ pour: NAMES }, { stop: TRUE }], otherwise: "only-while-pouring" },
  net: { forms: [{ net: NAMES }, { done: TRUE }], otherwise: "only-with-the-net" },
  meat: { forms: takes, otherwise: "only-when-taking" },
  punch: { forms: takes, otherwise: "only-when-taking" },
} as const satisfies { readonly [ask in Question["ask"]]: Moment<Reason> };

/** Why an answer to the question is not among its candidates. */
export function whyNot(s: State, question: Question, seat: number, answer: Answer): Objection {
  switch (question.ask) {
    case "dog":
      return whyNotRun(s, question.at, squareOf(answer.dog));
    case "play":
      return whyNotPlay(s, seat, answer);
    case "bullet":
      return missesBullet(s, question, answer);
    case "splinter":
      return objection("splinter-next-door", squareOf(answer.splinter));
    case "gasoline":
      return objection("gasoline-next-door", squareOf(answer.pour));
    case "net": {
      const square = squareOf(answer.net);
      return objection(isZombie(s, square) ? "netted-already" : "no-zombie-there", square);
    }
    case "meat":
    case "punch":
      return objection("not-in-that-hand");
    case "not-so-fast":
    case "discard":
    case "click":
      return objection("not-held");
  }
}

function whyNotRun(s: State, running: number, from: number): Objection {
  if (!isDog(s, from)) return objection("no-dog-there", from);
  if (running >= 0 && from !== running) return objection("another-dog-runs", running);
  return objection(has(s, from, Mark.ran) ? "dog-has-run" : "dog-next-door", from);
}

function whyNotPlay(s: State, seat: number, answer: Answer): Objection {
  if (answer.order !== undefined) return whyNoOrder(s, seat, squareOf(answer.order));
  if (answer.discard !== undefined) return objection(s.rules.freeDiscard ? "not-held" : "only-at-four");
  const kind = kindOf(String(answer.play));
  if (!s.hand[seat].includes(kind)) return objection("not-held");
  if (seat === HUMANS && s.terror === 1 && s.played > 0) return objection("terror");
  return CARD_RULES[kind].objection?.(s, kind, answer) ?? objection("only-when-playing");
}

function whyNoOrder(s: State, seat: number, square: number): Objection {
  if (seat !== ZOMBIES) return objection("zombies-give-orders");
  if (!s.marks.some((_, at) => has(s, at, Mark.boss))) return objection("no-boss");
  return isFree(s, square) ? objection("no-zombie-there", square) : objection("order-next-door", square);
}
