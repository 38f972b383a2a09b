import { type Texts, text } from "@endzeit/engine";
import type { Condition } from "../content/conditions.ts";
import type { CrisisEffect } from "../content/crises.ts";

/** What a crisis does and what an objective wants, in sentences: one for each part, so that those of a content pack have theirs too. */

export const effectsSaid = (effects: readonly CrisisEffect[], texts: Texts): string =>
  effects.map((effect) => effectSaid(effect, texts)).join(" ");

function effectSaid(effect: CrisisEffect, texts: Texts): string {
  if (effect.does === "barricades") {
    const { colony, others } = effect;
    const inside = colony === "all" ? "effect.barricades-all" : "effect.barricades-colony";
    return [
      ...(colony === 0 ? [] : [text(texts, inside, { n: colony })]),
      ...(others === 0 ? [] : [text(texts, "effect.barricades-others", { n: others })]),
    ].join(" ");
  }
  if (effect.does === "zombies") {
    const { at, zombies: n } = effect;
    return at === "each-location"
      ? text(texts, "effect.zombies-each", { n })
      : text(texts, "effect.zombies", { n, to: text(texts, `location.${at}.to`) });
  }
  // The others have one number, or none.
  const [, n = 0] = Object.values(effect);
  return text(texts, `effect.${effect.does}`, { n: Math.abs(Number(n)) });
}

type Cards = Extract<Condition, { readonly is: "cards" }>;

/** Cards of the same kind of place are counted in one sentence. */
export function conditionsSaid(conditions: readonly Condition[], texts: Texts): string {
  const said: string[] = [];
  for (let at = 0; at < conditions.length; at++) {
    const condition = conditions[at];
    if (condition.is !== "cards") {
      said.push(conditionSaid(condition, texts));
      continue;
    }
    const alike = [condition];
    for (let next = conditions[at + 1]; isLike(next, condition); next = conditions[at + 1]) {
      alike.push(next);
      at++;
    }
    said.push(cardsSaid(alike, texts));
  }
  return said.join(" ");
}

const isLike = (one: Condition | undefined, cards: Cards): one is Cards =>
  one?.is === "cards" && one.where === cards.where && one.starters === cards.starters;

function cardsSaid(alike: readonly Cards[], texts: Texts): string {
  const [{ where, starters }] = alike;
  const counted = alike.map(({ symbol, least }) => text(texts, `unit.${symbol}`, { n: least }));
  const last = counted.pop() ?? "";
  const cards = counted.length === 0 ? last : text(texts, "unit.and", { before: counted.join(", "), last });
  const sentence = text(texts, `condition.cards-${where}`, { cards });
  return starters ? sentence : `${sentence} ${text(texts, "condition.found")}`;
}

function conditionSaid(condition: Exclude<Condition, Cards>, texts: Texts): string {
  switch (condition.is) {
    case "main-objective":
    case "morale-lost":
    case "betrayers-exiled":
      return text(texts, `condition.${condition.is}`);
    case "ahead":
      return text(texts, `condition.ahead-${condition.in}`, { n: condition.by });
    case "food-for-players":
      return text(texts, "condition.food-for-players", { n: condition.each });
    case "only-cards":
      return text(texts, "condition.only-cards", { symbol: text(texts, `symbol.${condition.symbol}`) });
    case "count": {
      const { of, least, most } = condition;
      return text(texts, `condition.${of}`, { range: rangeSaid(least, most, texts) });
    }
  }
}

function rangeSaid(least: number, most: number | null, texts: Texts): string {
  if (most === null) return text(texts, "range.least", { n: least });
  if (most === 0) return text(texts, "range.none");
  return text(texts, least === most ? "range.exactly" : "range.most", { n: most });
}
