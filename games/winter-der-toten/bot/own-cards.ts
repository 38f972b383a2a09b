import type { Condition } from "../content/conditions.ts";
import { IS_STARTER, SYMBOL_OF, SYMBOLS } from "../content/prints.ts";
import type { View } from "../state.ts";
import { weightsOf } from "./weights.ts";

/** What the own objective wants: for one card more, for one of the hand, for one more that is worn. */
export interface OwnCards {
  readonly more: number[];
  readonly kept: number[];
  readonly worn: number[];
}

export function ownCards(
  s: View,
  seat: number,
  conditions: readonly Condition[],
  betrays: boolean,
  time: number,
): OwnCards {
  const own: OwnCards = { more: SYMBOLS.map(() => 0), kept: SYMBOLS.map(() => 0), worn: SYMBOLS.map(() => 0) };
  const w = weightsOf(s);
  const each = betrays ? w.betrayalCard : w.ownCardEarly + w.ownCard * time * time;
  for (const condition of conditions) {
    if (condition.is === "cards") wantCards(s, seat, condition, each, own);
    else if (
      (condition.is === "ahead" && condition.in === "cards-in-hand") ||
      (condition.is === "count" && condition.of === "cards-in-hand")
    )
      for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
        own.more[symbol] += each / 3;
        own.kept[symbol] += each / 3;
      }
  }
  return own;
}

type CardCondition = Extract<Condition, { readonly is: "cards" }>;

function wantCards(s: View, seat: number, condition: CardCondition, each: number, own: OwnCards): void {
  const symbol = SYMBOLS.indexOf(condition.symbol);
  let held = 0;
  for (const print of s.hand[seat])
    if (SYMBOL_OF[print] === symbol && (condition.starters || !IS_STARTER[print])) held++;
  let worn = 0;
  for (let at = 0; at < s.gear.length; at++)
    if (s.owner[s.bearer[at]] === seat && SYMBOL_OF[s.gear[at]] === symbol) worn++;
  const has = condition.where === "hand" ? held : condition.where === "equipped" ? held + worn : held + worn;
  if (has < condition.least) own.more[symbol] += each;
  if (condition.where !== "hand" && worn < condition.least) own.worn[symbol] += each;
  if (condition.where !== "equipped" && has <= condition.least) own.kept[symbol] += each;
}
