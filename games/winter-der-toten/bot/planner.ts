import { byQuestion, type Note } from "@endzeit/engine";
import { kindNumber } from "../content/prints.ts";
import { survivorNumber } from "../rules/groups.ts";
import { listActs } from "../rules/turn.ts";
import type { Answer, Answers, Event, Question, State, View } from "../state.ts";
import { note, optionReason, pickReason } from "./choices.ts";
import { optionWorth } from "./crossroads.ts";
import {
  bittenWorth,
  cardWorth,
  foundWorth,
  giveWorth,
  modifyWorth,
  pickWorth,
  survivorValue,
  targetWorth,
} from "./picks.ts";
import { exileWorth, REASONS, type Reason } from "./reasons.ts";
import { type Appraisal, think } from "./thought.ts";

/**
 * A player with reasons. In its turn the best answer wins, and of equal ones that whose reason stands first. It looks one answer ahead, by
 * what its seat sees and has heard.
 */

const BY_TERM: ReadonlyMap<string, readonly Reason[]> = new Map(
  REASONS.map(({ of }) => [of, REASONS.filter((reason) => reason.of === of)]),
);
const NO_REASONS: readonly Reason[] = [];

function reasonsOf(answer: Answers["turn"]): readonly Reason[] {
  for (const term in answer) return BY_TERM.get(term) ?? NO_REASONS;
  return NO_REASONS;
}

/** Why the answer is good, and how much; null when nothing speaks for it. */
function bestReason(
  t: Appraisal,
  answer: Answers["turn"],
): { readonly reason: Reason; readonly worth: number; readonly answer: Answers["turn"] } | null {
  let best: Reason | null = null;
  let top = 0;
  for (const reason of reasonsOf(answer)) {
    const worth = reason.worth(t, answer);
    if (worth <= top) continue;
    top = worth;
    best = reason;
  }
  return best === null ? null : { reason: best, worth: top, answer };
}

/** The best that somebody can do, where who acts is chosen first. */
function bestDeed(t: Appraisal, answer: Answers["turn"]): ReturnType<typeof bestReason> {
  if (!("act" in answer)) return bestReason(t, answer);
  let best: ReturnType<typeof bestReason> = null;
  listActs(t.s, t.seat, survivorNumber(answer.act), (deed, refused) => {
    const reason = refused === undefined ? bestReason(t, deed) : null;
    if (reason !== null && reason.worth > (best?.worth ?? 0)) best = reason;
  });
  return best;
}

const NOTHING = -1;

const deedWorth = (t: Appraisal, _question: Question, answer: Answers["turn"]): number =>
  "end" in answer ? 0 : (bestDeed(t, answer)?.worth ?? NOTHING);

const voteWorth = (t: Appraisal, seat: number, up: boolean): number =>
  seat < 0 ? optionWorth(t, t.s.acting, up ? 0 : 1) : up ? exileWorth(t, seat) : 0;

/** What each answer is good for, in points. */
const worth = byQuestion<Appraisal, Question, Answers, number>({
  keep: (t, _question, answer) =>
    survivorValue(t, survivorNumber(answer.keep)) +
    survivorValue(t, survivorNumber(answer.with)) +
    ("and" in answer ? survivorValue(t, survivorNumber(answer.and)) : 0),
  leader: (t, _question, { leader }) => t.s.numbers.influence[survivorNumber(leader)],
  turn: deedWorth,
  act: deedWorth,
  target: targetWorth,
  modify: modifyWorth,
  look: (_t, _question, answer) => ("use" in answer ? 1 : 0),
  found: foundWorth,
  bitten: bittenWorth,
  respond: (t, { symbol }, answer) => ("give" in answer ? giveWorth(t, symbol, kindNumber(answer.give)) : 0),
  accept: (t, _question, answer) => ("take" in answer ? 1 - t.doubts[answer.take] / 2 : 0),
  vote: (t, { seat }, { vote }) => voteWorth(t, seat, vote === "up"),
  tie: (t, { seat }, { decide }) => voteWorth(t, seat, decide === "up"),
  pass: (t, _question, { pass }) => -survivorValue(t, survivorNumber(pass)) + t.s.wounds[survivorNumber(pass)],
  option: (t, { card }, { option }) => optionWorth(t, card, option - 1),
  pick: pickWorth,
  "pick-card": cardWorth,
});

/** Why the answer is the planner's. */
const reasonFor = byQuestion<Appraisal, Question, Answers, Note>({
  keep: () => note("keep", "survivor"),
  leader: () => note("leader", "survivor"),
  turn: deedReason,
  act: deedReason,
  target: () => note("target", "zombie"),
  modify: (_t, _question, answer) => ("go" in answer ? note("plain", "zombie") : note("with", "equip")),
  look: () => note("look", "search"),
  found: (_t, _question, answer) => ("noise" in answer ? note("noise", "noise") : note("found", "search")),
  bitten: (_t, _question, answer) => ("kill" in answer ? note("stop-bite", "bite") : note("risk-bite", "bite")),
  respond: (_t, _question, answer) => ("give" in answer ? note("give", "hand") : note("hold", "hand")),
  accept: () => note("accept", "hand"),
  vote: (t, { seat }, { vote }) => votes(t, seat, vote),
  tie: (t, { seat }, { decide }) => votes(t, seat, decide),
  pass: () => note("pass", "survivor"),
  option: (t, { card }, { option }) => optionReason(t, card, option - 1),
  pick: (t, { why }, answer) => pickReason(t, why, answer),
  "pick-card": (t, { why }, answer) => pickReason(t, why, answer),
});

function deedReason(t: Appraisal, _question: Question, answer: Answers["turn"]): Note {
  const best = bestDeed(t, answer);
  if (best === null) return note("end", "end");
  return note(best.reason.id, best.reason.icon, best.reason.values?.(t, best.answer));
}

function votes(t: Appraisal, seat: number, vote: "up" | "down"): Note {
  if (seat < 0) return optionReason(t, t.s.acting, vote === "up" ? 0 : 1);
  return vote === "up" ? note("exile", "exile", { seat }) : note("trust", "exile", { seat });
}

/** How the planner would order the answers of somebody who has heard nothing; the best is the one that it advises. */
export function rank(s: State, seat: number, question: Question, answers: readonly Answer[], into: number[]): void {
  const t = think(s, seat, []);
  for (let at = 0; at < answers.length; at++) into[at] = worth(t, question, answers[at]);
}

/** The answer that the planner would give, and why. What the seat has heard tells it whom to trust. */
export function advise(
  view: View,
  seat: number,
  question: Question,
  answers: readonly Answer[],
  story: readonly Event[] = [],
): { readonly answer: Answer; readonly reason: Note } | null {
  const t = think(view, seat, story);
  let best: Answer | null = null;
  let top = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const value = worth(t, question, answer);
    if (value <= top) continue;
    top = value;
    best = answer;
  }
  return best === null ? null : { answer: best, reason: reasonFor(t, question, best) };
}
