import { CHARACTERS, ENCOUNTERS, EQUIPMENT, TILES, WALKER_CARDS } from "../content/cards.ts";

/** Which pile a card belongs to: what its back looks like and which side it prints. */
export type CardPile = "equipment" | "encounters" | "walkers" | "characters" | "tiles";

const ROWS: readonly (readonly [CardPile, readonly { readonly id: string; readonly value?: number }[]])[] = [
  ["equipment", EQUIPMENT],
  ["encounters", ENCOUNTERS],
  ["walkers", WALKER_CARDS],
  ["characters", CHARACTERS],
  ["tiles", TILES],
];

export function deckOf(card: string): CardPile | null {
  return ROWS.find(([, rows]) => rows.some(({ id }) => id === card))?.[0] ?? null;
}

/** The number on a card of the box, 0 without. */
export function numberOn(card: string): number {
  for (const [deck, rows] of ROWS) {
    if (deck === "tiles") continue;
    const row = rows.find(({ id }) => id === card);
    if (row !== undefined) return row.value ?? 0;
  }
  return 0;
}

export const HIDDEN = "hidden";
export const equipmentId = (kind: number): string => EQUIPMENT[kind]?.id ?? HIDDEN;
export const encounterId = (kind: number): string => ENCOUNTERS[kind]?.id ?? HIDDEN;
export const walkerId = (kind: number): string => WALKER_CARDS[kind]?.id ?? HIDDEN;
