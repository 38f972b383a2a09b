import type { AnyGame, Language, Texts } from "@endzeit/engine";
import { type GameId, loadGame as loadRules } from "@endzeit/games";
import { settings } from "./settings.svelte.ts";

// The texts of one language are half of a game's script: in the page a game comes without any (see vite.config.ts), and those of the
// language that is read are put in before anybody sees it.
// A game keeps those of a language in `texts/<language>.json`, or makes them in `texts/<language>.ts` out of several files.
const files = import.meta.glob<Texts>("../../../games/*/texts/??.{json,ts}", { import: "default" });
const texts = new Map<string, Promise<void>>();
const known = new Map<GameId, AnyGame>();

/** A game with its texts in the language of the page. */
export async function loadGame(id: GameId): Promise<AnyGame> {
  const game = await loadRules(id);
  known.set(id, game);
  await learn(game, settings.lang);
  return game;
}

/** Changes the language of the page, once the games that are open have their texts in it. Without a connection it may stay as it is. */
export async function speak(lang: Language): Promise<void> {
  try {
    await Promise.all([...known.values()].map((game) => learn(game, lang)));
    settings.set({ lang });
  } catch {
    // The words of the page and those of its game stay in one language.
  }
}

function learn(game: AnyGame, lang: Language): Promise<void> {
  const path = `../../../games/${game.id}/texts/${lang}`;
  const learned = texts.get(path) ?? read(path, game, lang);
  texts.set(path, learned);
  // Without a connection the file may be missing today and be there tomorrow.
  learned.catch(() => texts.delete(path));
  return learned;
}

async function read(path: string, game: AnyGame, lang: Language): Promise<void> {
  Object.assign(game.texts[lang], await (files[`${path}.ts`] ?? files[`${path}.json`])?.());
}
