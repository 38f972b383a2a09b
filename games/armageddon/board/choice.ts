import type { Answer, Refusal } from "@endzeit/engine";
import type { Asked } from "@endzeit/kit";
import { COLOURS } from "../content/board.ts";

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
] as const;

/** What has been chosen for an answer so far. Figures are colours; of an action the one or two that pay. */
export interface Plan {
  readonly area: string | null;
  readonly sent: readonly number[];
  readonly build: string | null;
  readonly act: string | null;
  readonly pay: readonly string[];
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

/** A place that may be pressed: the allowed answers that it leads to, or why there are none. */
export interface Target {
  readonly answers: readonly Answer[];
  readonly refusal: Refusal | null;
}

export const isLit = (target: Target | null | undefined): boolean => (target?.answers.length ?? 0) > 0;

function targetOf(asked: Asked, fits: (answer: Answer) => boolean): Target | null {
  const answers = asked.answers.filter(fits);
  if (answers.length > 0) return { answers, refusal: null };
  const row = asked.refused.find(({ answer }) => fits(answer));
  return row === undefined ? null : { answers, refusal: row.refusal };
}

/** The name of a city action: `extend`, `repair` or `site-action`. */
export const actOf = (answer: Answer): string | null => {
  if (answer.city === "special") return `${String(answer.site)}-${String(answer.action)}`;
  return typeof answer.city === "string" ? answer.city : null;
};

/** The beginning of an answer that carries out a city action. */
export function partOf(act: string): Answer {
  const [site, action] = act.split("-").map(Number);
  return action === undefined ? { city: act } : { city: "special", site: site ?? 0, action };
}

const payers = (answer: Answer): string[] =>
  [answer.pay, answer.with].flatMap((term) => (typeof term === "string" ? [term] : []));

/** Whether an answer is paid with these figures, and perhaps one more. In which order they were named makes no difference. */
function paysWith(answer: Answer, figures: readonly string[]): boolean {
  const left = payers(answer);
  return figures.every((figure) => {
    const at = left.indexOf(figure);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

export const actTarget = (asked: Asked, plan: Plan, act: string): Target | null =>
  targetOf(asked, (answer) => actOf(answer) === act && paysWith(answer, plan.pay)) ??
  targetOf({ ...asked, answers: [] }, (answer) => actOf(answer) === act);

/** A figure of the city bid: what it could pay for, with what is chosen already. */
export const payTarget = (asked: Asked, plan: Plan, colour: string): Target | null =>
  targetOf(
    asked,
    (answer) =>
      answer.city !== undefined &&
      (plan.act === null || actOf(answer) === plan.act) &&
      paysWith(answer, [...plan.pay, colour]),
  );

/** The city's answer that figures and action spell together, while it waits for a last word. */
export function readyAnswer(asked: Asked, plan: Plan): Answer | null {
  const [only, ...others] = cityAnswers(asked, plan);
  return others.length === 0 ? (only ?? null) : null;
}

/** What is left to be done in the city with a plan: the answer itself, or several that differ in what is taken for a worker. */
export function cityAnswers(asked: Asked, plan: Plan): readonly Answer[] {
  if (plan.act === null) return [];
  const open = asked.answers.filter((answer) => actOf(answer) === plan.act && paysWith(answer, plan.pay));
  const exact = open.filter((answer) => payers(answer).length === plan.pay.length);
  if (exact.length > 0) return exact;
  // Nobody else could pay: the second figure goes without saying.
  const ways = new Set(open.map((answer) => payers(answer).join()));
  return ways.size === 1 && plan.pay.length > 0 ? open : [];
}

export const areaTarget = (asked: Asked, area: string): Target | null =>
  targetOf(asked, (answer) => answer.bid === area);
export const leaderAside = (asked: Asked): Refusal | null => {
  if (asked.answers.some(({ leader }) => leader === 1)) return null;
  return asked.refused.find(({ answer }) => answer.leader === 1)?.refusal ?? null;
};

/** The bid that a plan spells, once its area is named. */
export const bidOf = (asked: Asked, plan: Plan): Answer | null =>
  asked.answers.find(
    (answer) => answer.bid === plan.area && COLOURS.every((colour, at) => answer[colour] === plan.sent[at]),
  ) ?? null;

export const slotTarget = (asked: Asked, slot: number): Target | null =>
  targetOf(asked, (answer) => answer.slot === slot);
export const buildTarget = (asked: Asked, card: string): Target | null =>
  targetOf(asked, (answer) => answer.build === card);
export const siteTarget = (asked: Asked, plan: Plan, site: number): Target | null =>
  plan.build === null ? null : targetOf(asked, (answer) => answer.build === plan.build && answer.site === site);
export const forfeit = (asked: Asked, plan: Plan): Answer | null =>
  asked.answers.find((answer) => answer.build === plan.build && answer.forfeit === true) ?? null;
export const dismissTarget = (asked: Asked, name: string): Target | null =>
  targetOf(asked, (answer) => answer.dismiss === name);
export const fromTarget = (asked: Asked, place: string): Target | null =>
  targetOf(asked, (answer) => answer.from === place && answer.take !== undefined);
/** Soldier or engineer: what may be taken for the worker. */
export const takes = (asked: Asked, plan: Plan): readonly { readonly take: string; readonly target: Target }[] => {
  const open = (answer: Answer): boolean =>
    plan.from !== null
      ? answer.from === plan.from
      : plan.act !== null && actOf(answer) === plan.act && plan.pay.length === 2 && paysWith(answer, plan.pay);
  return ["soldier", "engineer"].flatMap((take) => {
    const target = targetOf(asked, (answer) => open(answer) && answer.take === take);
    return target === null ? [] : [{ take, target }];
  });
};
