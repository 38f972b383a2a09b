import type { Answer } from "@endzeit/engine";
import type { Asked } from "./contract.ts";

/**
 * Whether the moment asks this question of the game whose answers are `As`: `asks<Answers, "bid">(asked, "bid")`. From then on its answers
 * have their own type.
 */
export function asks<As extends { readonly [ask: string]: Answer }, K extends keyof As>(
  asked: Asked,
  ask: K,
): asked is Asked<As[K]> {
  return asked.question?.ask === ask;
}
