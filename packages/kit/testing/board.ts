import {
  type Answer,
  type CoreState,
  type Game,
  type GameEvent,
  languageIds,
  type Phrase,
  type Texts,
  text,
} from "@endzeit/engine";
import { type Checked, playRandomly } from "@endzeit/engine/testing";
import type { TableSet } from "../src/contract.ts";

const LANGUAGES = languageIds;

/** What must hold, or the check fails with what is said. */
function must(holds: boolean, what: () => string): asserts holds {
  if (!holds) throw new Error(what());
}

/**
 * At every question of random matches, everything that the table shows beside the board stands for every seat and for a spectator:
 * nothing throws, no text is missing, no number is none.
 */
export function boardHolds<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  set: TableSet<V>,
  { seed: first, matches, ...checked }: Checked<S> & { readonly seed: number; readonly matches: number },
): void {
  for (let seed = first; seed < first + matches; seed++) {
    const look = new Look(game, set);
    try {
      playRandomly(
        game,
        checked,
        seed,
        (match) => {
          for (let seat = -1; seat < match.players; seat++) {
            const eyes = seat < 0 ? null : seat;
            look.at(match.view(eyes), eyes, match.players);
          }
        },
        (event) => look.event(event),
      );
    } catch (error) {
      throw new Error(`${game.id}, seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}

class Look<S extends CoreState, A extends Answer, E extends GameEvent, V> {
  readonly #game: Game<S, A, E, V>;
  readonly #set: TableSet<V>;

  constructor(game: Game<S, A, E, V>, set: TableSet<V>) {
    this.#game = game;
    this.#set = set;
  }

  at(view: V, eyes: number | null, players: number): void {
    const set = this.#set;
    const who = `for seat ${String(eyes)}`;
    const panels = set.panels(view, eyes);
    must(panels.length === players, () => `${panels.length} panels for ${players} seats.`);
    for (const panel of panels) {
      this.#said(panel.name, `the name of a panel ${who}`);
      must(counts(panel.hand), () => `a hand of ${panel.hand} cards ${who}.`);
      for (const card of panel.seen) this.#card(card, `a card that lies open ${who}`);
      for (const badge of panel.badges ?? []) {
        this.#said(badge.text, `a badge ${who}`);
        must(
          badge.count === undefined || counts(badge.count),
          () => `${badge.text.text} counts ${badge.count} ${who}.`,
        );
      }
      for (const pile of panel.piles) {
        this.#said(pile.label, `a pile ${who}`);
        must(counts(pile.count), () => `${pile.label.text} holds ${pile.count} ${who}.`);
        for (const card of pile.cards ?? []) this.#card(card, `a card of ${pile.label.text} ${who}`);
      }
      // Whoever looks at a table asks for the hands of the others too: they are backs then, and no reason to fall over.
      for (const card of set.hand(view, panel.seat)) this.#card(card, `a card in hand ${who}`);
      for (const card of set.laid?.(view, panel.seat) ?? []) this.#card(card, `a card laid out ${who}`);
    }
    const clock = set.clock(view, eyes);
    this.#said(clock.phrase, `the clock ${who}`);
    must(
      counts(clock.left) && counts(clock.of) && clock.left <= clock.of,
      () => `the clock says ${clock.left} of ${clock.of} ${who}.`,
    );
    const turn = set.turn?.(view) ?? null;
    must(turn === null || (counts(turn) && turn < players), () => `it is the turn of ${String(turn)}.`);
    for (const lang of LANGUAGES) this.#readable(view, this.#game.texts[lang], lang);
  }

  #readable(view: V, texts: Texts, lang: string): void {
    for (const { caption, corner, columns, rows } of this.#set.readable(view, texts)) {
      for (const words of [caption ?? "", corner ?? "", ...columns]) this.#sentence(words, `a heading in ${lang}`);
      for (const { heading, cells } of rows) {
        this.#sentence(heading, `a heading in ${lang}`);
        must(heading !== "", () => `a row of the readable board has no heading in ${lang}.`);
        must(cells.length === Math.max(1, columns.length), () => `"${heading}" has ${cells.length} cells.`);
        for (const cell of cells) this.#sentence(cell, `a cell of "${heading}" in ${lang}`);
      }
    }
  }

  event(event: E): void {
    if (this.#set.tense?.[event.event] !== undefined)
      this.#said({ text: `coming.${event.event}`, values: {} }, `what is awaited before ${event.event}`);
    const pace = this.#set.pace?.(event) ?? 1;
    must(Number.isFinite(pace) && pace >= 0, () => `${event.event} holds the story for ${pace} beats.`);
    const called = this.#set.called?.(event) ?? null;
    if (called !== null) this.#said({ text: called.text, values: {} }, `the name after ${event.event}`);
  }

  #card(card: string, what: string): void {
    for (const lang of LANGUAGES) {
      const texts = this.#game.texts[lang];
      const name = this.#set.cardName?.(card, texts) ?? texts[`card.${card}`];
      must(name !== undefined, () => `${what}: "${card}" has no name in ${lang}.`);
      this.#sentence(name, `${what} in ${lang}`);
    }
  }

  #said(phrase: Phrase, what: string): void {
    for (const lang of LANGUAGES) {
      const texts = this.#game.texts[lang];
      must(texts[phrase.text] !== undefined, () => `${what}: "${phrase.text}" has no text in ${lang}.`);
      this.#sentence(text(texts, phrase.text, phrase.values), `${what} in ${lang}`);
    }
  }

  #sentence(words: string, what: string): void {
    must(!/[{}]|\b(undefined|NaN|null)\b/.test(words), () => `${what}: ${words}`);
  }
}

const counts = (n: number): boolean => Number.isInteger(n) && n >= 0;
