import { type Texts, text } from "@endzeit/engine";
import type { Large } from "@endzeit/kit";
import { SPACE_IDS, TRACKS } from "../content/board.ts";
import { UNIT_IDS, UNITS } from "../content/units.ts";
import { unitStrength } from "../rules/units.ts";
import { zedStrength } from "../rules/zeds.ts";
import type { View } from "../state.ts";
import { land, zedSign } from "./art/icons.ts";
import { placeName, spaceWords, unitWords, zedWords } from "./words.ts";

/** What is shown large without being a card: a Zed and a space by these names, a unit by its own. */
const ZED = "zed-";
const SPACE = "space-";
export const zedName = (zed: number): string => `${ZED}${zed}`;
export const spaceName = (at: number): string => `${SPACE}${SPACE_IDS[at]}`;

const numberIn = (thing: string, kind: string): number =>
  thing.startsWith(kind) ? Number(thing.slice(kind.length)) : -1;
const spaceIn = (thing: string): number =>
  thing.startsWith(SPACE) ? SPACE_IDS.indexOf(thing.slice(SPACE.length)) : -1;

/** How a Zed or a space is drawn large; null for what has a print of its own. */
export function pictureOf(
  thing: string,
  view: View,
  texts: Texts,
): {
  readonly title: string;
  readonly number: number | null;
  readonly icon: string | null;
  readonly land: string;
} | null {
  const zed = numberIn(thing, ZED);
  if (zed >= 0) {
    const n = zedStrength(view, zed);
    return { title: text(texts, "board.zed", { n }), number: n, icon: zedSign(n), land: "" };
  }
  const at = spaceIn(thing);
  if (at < 0) return null;
  return { title: placeName(at, texts), number: null, icon: null, land: land(TRACKS[Math.floor(at / 8)] ?? "town") };
}

/** A piece or a place as it is now. */
export function large(thing: string, view: View, texts: Texts): Large | null {
  const zed = numberIn(thing, ZED);
  if (zed >= 0) return named(zedWords(view, zed, texts).split(", "));
  const unit = UNIT_IDS.indexOf(thing);
  if (unit >= 0) {
    const [, ...facts] = unitWords(view, unit, texts).split(", ");
    const strength = text(texts, "board.strength", { n: unitStrength(view, unit) });
    return { name: text(texts, `unit.${UNITS[unit].id}`), facts: [strength, ...facts] };
  }
  const at = spaceIn(thing);
  return at < 0 ? null : named(spaceWords(view, at, texts).split(". "));
}

const named = ([name = "", ...facts]: readonly string[]): Large => ({ name, facts });
