import type { Answer } from "@endzeit/engine";
import type { Asked } from "@endzeit/kit";
import { agrees, type Picked, type Target, targetOf } from "@endzeit/kit/board";

/** The terms of an answer in the order in which a person chooses them. */
export const TERMS = [
  "play",
  "special",
  "borrow",
  "for",
  "hero",
  "track",
  "from",
  "zed",
  "withdraw",
  "move",
  "fire",
  "forage",
  "unit",
  "to",
  "at",
  "with",
  "use",
] as const;

/** The purposes for which a unit spends an action. */
const ACTIONS = ["move", "fire", "forage"] as const;
/** How an action is paid for says nothing about what it does. */
const PAYMENT: ReadonlySet<string> = new Set(["own", "spare"]);

export const actorOf = (answer: Answer): string | null => {
  for (const term of ACTIONS) {
    const unit = answer[term];
    if (typeof unit === "string") return unit;
  }
  return null;
};

/** A term that names a unit, or a space, once whatever comes before it has been chosen. */
function named(asked: Asked, picked: Picked, terms: readonly string[], value: string): Target | null {
  return targetOf(
    asked,
    (answer) =>
      actorOf(answer) === null &&
      agrees(answer, picked) &&
      terms.some(
        (term) =>
          answer[term] === value &&
          picked[term] === undefined &&
          Object.entries(answer).every(
            ([other, given]) =>
              other === term ||
              other === "at" ||
              other === "for" ||
              typeof given === "boolean" ||
              picked[other] !== undefined,
          ),
      ),
  );
}

/** The unit itself is the answer, or the next part of one. */
export const unitTarget = (asked: Asked, picked: Picked, unit: string): Target | null =>
  named(asked, picked, ["unit", "hero", "withdraw", "with", "borrow"], unit);

/** What a unit can do with an action. */
export const actsOf = (asked: Asked, unit: string): Target | null =>
  targetOf(asked, (answer) => actorOf(answer) === unit);

export const zedTarget = (asked: Asked, zed: number): Target | null => targetOf(asked, (answer) => answer.zed === zed);

export const trackTarget = (asked: Asked, track: string): Target | null =>
  targetOf(asked, (answer) => answer.track === track);

export const spaceTarget = (asked: Asked, picked: Picked, space: string): Target | null =>
  named(asked, picked, ["from", "to", "at"], space);

/** What the unit in the hand can do to a space. */
export const deedTarget = (asked: Asked, unit: string, deed: "move" | "fire", space: string): Target | null =>
  targetOf(asked, (answer) => answer[deed] === unit && (answer.to === space || answer.at === space));

export const forageTarget = (asked: Asked, unit: string): Target | null =>
  targetOf(asked, (answer) => answer.forage === unit);

/** A special action as a whole: some of them go on to ask for a unit. */
export const specialTarget = (asked: Asked, special: string): Target | null =>
  targetOf(asked, (answer) => answer.special === special);

/** How the seat wants to pay. */
export interface Purse {
  readonly own: boolean;
  readonly spare: boolean;
}

/** Of answers that differ in nothing but their payment, the one that is paid for as wished, or as near as can be. */
export function paidWith(answers: readonly Answer[], { own, spare }: Purse): Answer | null {
  const rank = (answer: Answer): number =>
    ((answer.spare === true) === spare ? 2 : 0) + ((answer.own === true) === own ? 1 : 0);
  return answers.reduce<Answer | null>(
    (best, answer) => (best === null || rank(answer) > rank(best) ? answer : best),
    null,
  );
}

/** Whether the answers offer both ways to pay. */
export const differsIn = (answers: readonly Answer[], term: "own" | "spare"): boolean =>
  answers.some((answer) => answer[term] === true) && answers.some((answer) => answer[term] !== true);

/** Whether answers mean the same but for their payment. */
export const sameDeed = (answers: readonly Answer[]): boolean =>
  new Set(
    answers.map((answer) =>
      Object.entries(answer)
        .filter(([term]) => !PAYMENT.has(term))
        .join(),
    ),
  ).size === 1;
