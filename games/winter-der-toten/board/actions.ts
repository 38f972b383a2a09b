import type { Answer } from "@endzeit/engine";
import type { Asked } from "@endzeit/kit";
import { type Row, rowsOf } from "@endzeit/kit/board";
import { SURVIVORS } from "../content/survivors.ts";

/** What can be done in the own turn, sorted for a hand: by what it is, who does it, with which die. */

/** Kinds of actions in the order in which they lie in the tray. Cards of the hand and moves have places of their own. */
export const KINDS = [
  "attack",
  "search",
  "ability",
  "barricade",
  "clean",
  "attract",
  "use",
  "feed",
  "hand",
  "nurse",
  "buy",
  "request",
  "exile",
  "say",
] as const;
export type ActionKind = (typeof KINDS)[number];

/** Signs of the kinds in art/icons.svg. */
export const SIGN_OF: { readonly [kind in ActionKind]: string } = {
  attack: "attack",
  search: "search",
  ability: "ability",
  barricade: "barricade",
  clean: "waste",
  attract: "lure",
  use: "equip",
  feed: "feed",
  hand: "hand",
  nurse: "medicine",
  buy: "medicine",
  request: "request",
  exile: "exile",
  say: "say",
};

export const kindOf = (answer: Answer): ActionKind | null => KINDS.find((kind) => Object.hasOwn(answer, kind)) ?? null;

/** Terms that name who acts. */
const ACTORS = ["attack", "search", "barricade", "clean", "attract", "ability", "by", "move", "from", "nurse", "act"];

/** Who acts, as a number of a survivor; -1 where nobody is named. */
export function actorOf(answer: Answer): number {
  for (const term of ACTORS) {
    const who = SURVIVORS.findIndex(({ id }) => id === answer[term]);
    if (who >= 0) return who;
  }
  return -1;
}

/** The die that an answer takes; 0 without one. To feed is to raise a die. */
export const dieOf = (answer: Answer): number => Number(answer["die"] ?? answer["feed"] ?? 0);

/** What has been chosen for an action; -1 and 0 are nothing yet. */
export interface Plan {
  readonly die: number;
  readonly who: number;
  readonly kind: ActionKind | null;
  /** Page of the list, when not all actions have room. */
  readonly page: number;
}
export const NO_PLAN: Plan = { die: 0, who: -1, kind: null, page: 0 };
export const isEmpty = (plan: Plan): boolean => plan.die === 0 && plan.who < 0 && plan.kind === null;

const fits = (answer: Answer, plan: Plan): boolean =>
  (plan.die === 0 || dieOf(answer) === plan.die) &&
  (plan.who < 0 || actorOf(answer) === plan.who) &&
  (plan.kind === null || Object.hasOwn(answer, plan.kind));

/** Actions of the tray that agree with the plan, or are refused by it. */
export const actionsOf = (asked: Asked, picked: { readonly [term: string]: string | number | boolean }, plan: Plan) =>
  rowsOf(asked, picked).filter((row: Row) => kindOf(row.answer) !== null && fits(row.answer, plan));

export const movesOf = (asked: Asked, who: number): readonly Row[] =>
  rowsOf(asked, {}).filter(({ answer }) => answer["move"] === SURVIVORS[who]?.id);
