import type { AnyGame, PackWords, Texts } from "@endzeit/engine";
import { text } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";

const files = import.meta.glob<PackWords>("../../../../games/*/texts/pack.ts", { import: "default" });

/** What the numbers of a game's pack are called, in the language of the moment. */
export class CardNames {
  readonly #game: AnyGame;
  readonly #words: PackWords | null;

  private constructor(game: AnyGame, words: PackWords | null) {
    this.#game = game;
    this.#words = words;
  }

  static async of(game: AnyGame): Promise<CardNames> {
    return new CardNames(game, (await files[`../../../../games/${game.id}/texts/pack.ts`]?.()) ?? null);
  }

  get #texts(): Texts {
    return { ...this.#game.texts[settings.lang], ...this.#words?.texts[settings.lang] };
  }

  list(list: string): string {
    return text(this.#texts, `pack.${list}`);
  }

  row(list: string, id: string, at: number): string {
    const own = this.#words?.row?.(list, id, this.#game.texts[settings.lang]) ?? null;
    return own === null
      ? text(this.#texts, `pack.${list}.row`, { id, n: at + 1 })
      : text(this.#texts, own.text, own.values);
  }

  field(list: string, field: string): string {
    const texts = this.#texts;
    const own = `pack.${list}.${field}`;
    return text(texts, texts[own] === undefined ? `pack.${field}` : own);
  }

  /** A value of a field that holds words. */
  value(field: string, value: string | number): string {
    const key = `pack.value.${field}`;
    return this.#texts[key] === undefined ? String(value) : text(this.#texts, key, { value });
  }
}
