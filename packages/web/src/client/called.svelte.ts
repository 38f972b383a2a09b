import { type AnyGame, type Texts, text } from "@endzeit/engine";
import type { TableSet } from "@endzeit/kit";
import type { Line } from "@endzeit/master";
import { settings } from "../settings.svelte.ts";
import type { SeatKind } from "../storage.ts";
import { type SeatHolder, sitterOf, withNames } from "../who.ts";

/** The match whose seats are called by name. */
interface Match {
  readonly game: AnyGame | null;
  readonly set: TableSet | null;
  readonly seats: readonly SeatKind[];
  readonly log: readonly Line[];
}

/** What the seats of a match are called: after their side, their colour, their character, and after who sits there. */
export class CalledSeats {
  readonly #match: Match;
  /** Names that seats got in the course of the match, as one string: the texts change only when a name does. */
  readonly #names = $derived.by(() => {
    const { log, set } = this.#match;
    const called = log.flatMap(({ event }) => set?.called?.(event) ?? []);
    return called.map(({ seat, text }) => `${seat} ${text}`).join("\n");
  });
  /** Who sits at each seat. */
  readonly sitters: readonly (SeatHolder | null)[] = $derived.by(() =>
    this.#match.seats.map((seat, index) => sitterOf(seat, index, settings.lang)),
  );
  /** The texts of the game, in which a seat is called after its side, its colour or its character. */
  readonly #roles: Texts = $derived.by(() => {
    const texts = this.#match.game?.texts[settings.lang] ?? {};
    if (this.#names === "") return texts;
    const names = this.#names.split("\n").map((row) => row.split(" "));
    return { ...texts, ...Object.fromEntries(names.map(([seat, key = ""]) => [`seat.${seat}`, texts[key] ?? key])) };
  });
  readonly texts: Texts = $derived.by(() => withNames(this.#roles, this.sitters));

  constructor(match: Match) {
    this.#match = match;
  }

  /** What a seat is in the game, whoever sits there. */
  roleOf(seat: number): string {
    return text(this.#roles, `seat.${seat}`);
  }

  /** The text that names a seat: the name it got in the course of the match, where there is one. */
  nameOf(seat: number): string {
    const named = this.#names.split("\n").findLast((row) => row.startsWith(`${seat} `));
    return named?.split(" ")[1] ?? `seat.${seat}`;
  }
}
