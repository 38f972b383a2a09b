import {
  type AnyGame,
  defaultOptions,
  type Explanation,
  type Explanations,
  explanationOf,
  isObject,
  type Language,
  type Origin,
  type RulesPage,
} from "@endzeit/engine";
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

/** What the questions of each game are about, loaded when somebody wants to know it of one. */
const asks = import.meta.glob<Explanations>("../../../games/*/texts/asks.ts", { import: "default" });

/** What a question is about, which bears the name of its sentence in the game's texts; null when the game says nothing of it. */
export async function loadExplanation(game: string, question: string): Promise<Explanation | null> {
  const load = asks[`../../../games/${game}/texts/asks.ts`];
  return load === undefined ? null : explanationOf(await load(), question);
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
