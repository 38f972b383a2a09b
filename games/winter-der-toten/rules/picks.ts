import type { PickName } from "../state.ts";
import { abilityCardPicks, abilityPicks } from "./abilities.ts";
import { FACE_NUMBERS, GATE_NUMBERS, ITEM_IDS, PLACE_IDS, SEAT_NUMBERS, SURVIVOR_IDS } from "./answers.ts";
import { attackPicks } from "./attack.ts";
import { type CardRow, crossroadsCardPicks, crossroadsPicks, type OpenRow } from "./crossroads/picks.ts";
import { exilePicks } from "./exile.ts";
import { gearPicks } from "./gear.ts";
import { objectiveCardPicks } from "./objectives.ts";
import { peoplePicks } from "./people.ts";
import { playPicks } from "./play.ts";
import { roundPicks } from "./rounds.ts";
import type { Questions } from "./rule.ts";
import { workPicks } from "./work.ts";

/** What is chosen beside an action, open for all to see or from cards that one player sees: a row each, with the rule that it belongs to. */

const open = {
  ...attackPicks,
  ...workPicks,
  ...abilityPicks,
  ...playPicks,
  ...gearPicks,
  ...peoplePicks,
  ...roundPicks,
  ...exilePicks,
  ...crossroadsPicks,
};
const closed = { ...abilityCardPicks, ...objectiveCardPicks, ...crossroadsCardPicks };

type Missing = Exclude<PickName, keyof typeof open | keyof typeof closed>;
/** The compiler asks for each name. */
const nothingMissing: [Missing] extends [never] ? true : Missing = true;

const openRows: { readonly [why: string]: OpenRow | undefined } = nothingMissing ? open : {};
const closedRows: { readonly [why: string]: CardRow | undefined } = closed;

export const pickQuestions = {
  pick: {
    forms: [
      { survivor: SURVIVOR_IDS },
      { place: PLACE_IDS },
      { gate: GATE_NUMBERS, at: PLACE_IDS },
      { face: FACE_NUMBERS },
      { seat: SEAT_NUMBERS },
      { yes: [true] },
      { no: [true] },
    ],
    otherwise: "only-when-choosing",
    list: (s, question, seat, offer) => openRows[question.why]?.list(s, question, seat, offer),
    apply: (s, question, seat, answer, out) => openRows[question.why]?.apply(s, question, seat, answer, out),
    objection: () => ({ reason: "not-to-choose", about: -1 }),
  },
  "pick-card": {
    forms: [{ card: ITEM_IDS }, { no: [true] }],
    otherwise: "only-when-choosing",
    closed: true,
    list: (s, question, seat, offer) => closedRows[question.why]?.list(s, question, seat, offer),
    apply: (s, question, seat, answer, out) => closedRows[question.why]?.apply(s, question, seat, answer, out),
    objection: () => ({ reason: "not-to-choose", about: -1 }),
  },
} satisfies Partial<Questions>;
