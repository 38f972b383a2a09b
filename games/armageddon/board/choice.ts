import type { Answer as AnyAnswer, Refusal } from "@endzeit/engine";
import type { Asked } from "@endzeit/kit";
import { asks, type Target, targetOf } from "@endzeit/kit/board";
import { COLOURS, type ColourName } from "../content/board.ts";
import type { Answer, Answers } from "../state.ts";

type Ask = keyof Answers;
type CityAnswer = Answers["city"];
type TermOf<A> = A extends unknown ? keyof A : never;

/** The terms of an answer in the order in which a person chooses them. The board names places before cards, so that no card stands twice. */
export const TERMS = [
  "bid",
  "slot",
  "site",
  "forfeit",
  "city",
  "action",
  "from",
  "dismiss",
  "pay",
  "with",
  "take",
  "build",
  "keep",
  "under",
  "discard",
  "search",
  "score",
] as const satisfies readonly TermOf<Answer>[];

/** What has been chosen for an answer so far. Figures are colours; of an action the one or two that pay. */
export interface Plan {
  readonly area: string | null;
  readonly sent: readonly number[];
  readonly build: string | null;
  readonly act: string | null;
  readonly pay: readonly ColourName[];
  readonly from: string | null;
}

export const NO_PLAN: Plan = { area: null, sent: [0, 0, 0, 0], build: null, act: null, pay: [], from: null };

export const isEmpty = (plan: Plan): boolean =>
  plan.area === null &&
  plan.build === null &&
  plan.act === null &&
  plan.from === null &&
  plan.pay.length === 0 &&
  plan.sent.every((n) => n === 0);

/** What is asked, while it is this question. */
const askedTo = <K extends Ask>(asked: Asked, ask: K): Asked<Answers[K]> | null =>
  asks<Answers, K>(asked, ask) ? asked : null;

/** The allowed answers while this is the question, else none. */
export const answersTo = <K extends Ask>(asked: Asked, ask: K): readonly Answers[K][] =>
  askedTo(asked, ask)?.answers ?? [];

/** What these answers to a question lead to, while it is asked. */
function targetTo<K extends Ask>(asked: Asked, ask: K, fits: (answer: Answers[K]) => boolean): Target | null {
  const here = askedTo(asked, ask);
  return here === null ? null : targetOf(here, fits);
}

/** The name of a city action: `extend`, `repair` or `site-action`. */
export const actOf = (answer: CityAnswer): string | null => {
  if ("done" in answer) return null;
  return answer.city === "special" ? `${answer.site}-${answer.action}` : answer.city;
};

/** The beginning of an answer that carries out a city action. */
export function partOf(act: string): AnyAnswer {
  const [site, action] = act.split("-").map(Number);
  return action === undefined ? { city: act } : { city: "special", site: site ?? 0, action };
}

/** The figures that pay for an action. */
export const payers = (answer: CityAnswer): readonly ColourName[] => {
  if ("done" in answer) return [];
  return "with" in answer ? [answer.pay, answer.with] : [answer.pay];
};

/** Whether an answer is paid with these figures, and perhaps one more. In which order they were named makes no difference. */
function paysWith(answer: CityAnswer, figures: readonly ColourName[]): boolean {
  const left = [...payers(answer)];
  return figures.every((figure) => {
    const at = left.indexOf(figure);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

export function actTarget(asked: Asked, plan: Plan, act: string): Target | null {
  const here = askedTo(asked, "city");
  if (here === null) return null;
  const acts = (answer: CityAnswer): boolean => actOf(answer) === act;
  return (
    targetOf(here, (answer) => acts(answer) && paysWith(answer, plan.pay)) ?? targetOf({ ...here, answers: [] }, acts)
  );
}

/** A figure of the city bid: what it could pay for, with what is chosen already. */
export const payTarget = (asked: Asked, plan: Plan, colour: ColourName): Target | null =>
  targetTo(
    asked,
    "city",
    (answer) =>
      !("done" in answer) &&
      (plan.act === null || actOf(answer) === plan.act) &&
      paysWith(answer, [...plan.pay, colour]),
  );

/** The city's answer that figures and action spell together, while it waits for a last word. */
export function readyAnswer(asked: Asked, plan: Plan): CityAnswer | null {
  const [only, ...others] = cityAnswers(asked, plan);
  return others.length === 0 ? (only ?? null) : null;
}

/** What is left to be done in the city with a plan: the answer itself, or several that differ in what is taken for a worker. */
export function cityAnswers(asked: Asked, plan: Plan): readonly CityAnswer[] {
  if (plan.act === null) return [];
  const open = answersTo(asked, "city").filter((answer) => actOf(answer) === plan.act && paysWith(answer, plan.pay));
  const exact = open.filter((answer) => payers(answer).length === plan.pay.length);
  if (exact.length > 0) return exact;
  // Nobody else could pay: the second figure goes without saying.
  const ways = new Set(open.map((answer) => payers(answer).join()));
  return ways.size === 1 && plan.pay.length > 0 ? open : [];
}

export const areaTarget = (asked: Asked, area: string): Target | null =>
  targetTo(asked, "bid", (answer) => answer.bid === area);
export const leaderAside = (asked: Asked): Refusal | null =>
  targetTo(asked, "bid", ({ leader }) => leader === 1)?.refusal ?? null;

/** The bid that a plan spells, once its area is named. */
export const bidOf = (asked: Asked, plan: Plan): Answer | null =>
  answersTo(asked, "bid").find(
    (answer) => answer.bid === plan.area && COLOURS.every((colour, at) => answer[colour] === plan.sent[at]),
  ) ?? null;

/** The plan that spells a bid; null for what is none. */
export const planOf = (asked: Asked, answer: AnyAnswer): Plan | null => {
  const bid = answersTo(asked, "bid").find((one) => one === answer);
  return bid === undefined ? null : { ...NO_PLAN, area: bid.bid, sent: COLOURS.map((colour) => bid[colour]) };
};

export const slotTarget = (asked: Asked, slot: number): Target | null =>
  targetTo(asked, "explore", (answer) => answer.slot === slot);
export const buildTarget = (asked: Asked, card: string): Target | null =>
  targetTo(asked, "construct", (answer) => answer.build === card);
export const siteTarget = (asked: Asked, plan: Plan, site: number): Target | null =>
  targetTo(asked, "construct", (answer) => "site" in answer && answer.build === plan.build && answer.site === site);
export const forfeit = (asked: Asked, plan: Plan): Answer | null =>
  answersTo(asked, "construct").find((answer) => "forfeit" in answer && answer.build === plan.build) ?? null;
export const dismissTarget = (asked: Asked, name: string): Target | null =>
  targetTo(asked, "dismiss", (answer) => answer.dismiss === name);
export const fromTarget = (asked: Asked, place: string): Target | null =>
  targetTo(asked, "exchange", (answer) => answer.from === place);
/** Soldier or engineer: what may be taken for the worker. */
export const takes = (asked: Asked, plan: Plan): readonly { readonly take: string; readonly target: Target }[] => {
  const paid = (answer: CityAnswer): boolean =>
    actOf(answer) === plan.act && plan.pay.length === 2 && paysWith(answer, plan.pay);
  return ["soldier", "engineer"].flatMap((take) => {
    const target =
      targetTo(asked, "exchange", (answer) => answer.from === plan.from && answer.take === take) ??
      targetTo(asked, "city", (answer) => "take" in answer && answer.take === take && paid(answer));
    return target === null ? [] : [{ take, target }];
  });
};
