import { type AnyGame, defaultOptions, isObject, type Origin } from "@endzeit/engine";
import type { Language } from "@endzeit/kit";
import * as v from "valibot";

/** The rules page of a game: sections of paragraphs, each with an anchor. Games keep it in `texts/rules.ts`. */
export interface RulesPage {
  readonly title: string;
  readonly sections: readonly {
    readonly id: string;
    readonly heading: string;
    readonly paragraphs: readonly {
      readonly id: string;
      readonly text: string;
      readonly source: "rulebook" | "ruling" | "house";
    }[];
  }[];
}

const pages = import.meta.glob<{ rulesPage(lang: Language): RulesPage }>("../../../games/*/texts/rules.ts");

/** Loads the rules of a game; null when it has none. */
export async function loadRules(game: string, lang: Language): Promise<RulesPage | null> {
  const load = pages[`../../../games/${game}/texts/rules.ts`];
  return load === undefined ? null : (await load()).rulesPage(lang);
}

const Cards = v.array(
  v.object({ id: v.string(), count: v.number(), origin: v.picklist(["rulebook", "public source", "stand-in"]) }),
);

export interface CardCount {
  readonly id: string;
  readonly count: number;
  readonly origin: Origin;
}

/** The cards of the built-in content, with how many there are and where that is known from. */
export function cardCounts(game: AnyGame): readonly CardCount[] {
  const pack = game.content.export(defaultOptions(game.options));
  const read = v.safeParse(Cards, isObject(pack) ? pack["cards"] : null);
  return read.success ? read.output.filter((card) => card.count > 0) : [];
}
