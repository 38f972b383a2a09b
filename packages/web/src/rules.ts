import { type AnyGame, defaultOptions, isObject, type Language, type Origin, type RulesPage } from "@endzeit/engine";
import * as v from "valibot";

const pages = import.meta.glob<{ rulesPage(lang: Language, view?: unknown): RulesPage }>(
  "../../../games/*/texts/rules.ts",
);

/**
 * Loads the rules of a game, which keeps them in `texts/rules.ts`; null when it has none. With the view of a match a game may say
 * what a content pack has changed there.
 */
export async function loadRules(game: string, lang: Language, view?: unknown): Promise<RulesPage | null> {
  const load = pages[`../../../games/${game}/texts/rules.ts`];
  return load === undefined ? null : (await load()).rulesPage(lang, view);
}

const Rows = v.array(
  v.object({
    id: v.string(),
    count: v.optional(v.number(), 1),
    origin: v.picklist(["rulebook", "public source", "stand-in"]),
  }),
);

/** A deck of the content pack: the name of its list, and its cards with how many there are and where that is known from. */
export interface Deck {
  readonly name: string;
  readonly cards: readonly { readonly id: string; readonly count: number; readonly origin: Origin }[];
}

/** The decks of the built-in content: every list of the pack whose rows are cards. */
export function decksOf(game: AnyGame, isCard: (id: string) => boolean): readonly Deck[] {
  const pack = game.content.export(defaultOptions(game.options));
  if (!isObject(pack)) return [];
  return Object.entries(pack).flatMap(([name, list]) => {
    const read = v.safeParse(Rows, list);
    const cards = read.success ? read.output.filter((card) => card.count > 0 && isCard(card.id)) : [];
    return cards.length === 0 ? [] : [{ name, cards }];
  });
}
