import { type Texts, text } from "@endzeit/engine";
import { SPACES, TOWN, TRACKS } from "../content/board.ts";
import { UNITS } from "../content/units.ts";
import { unitStrength } from "../rules/units.ts";
import { zedStrength, zedsHere } from "../rules/zeds.ts";
import type { View } from "../state.ts";
import { NO_THREAT, type Threat } from "./danger.ts";

/** What lies where, in words: for labels and the table of the screen reader. */

export const unitName = (id: string, texts: Texts): string => text(texts, `unit.${id}`);
export const trackName = (track: number, texts: Texts): string => text(texts, `track.${TRACKS[track]}`);

/** "Beauxville" where there is a name, else "Highway 6". */
export const placeName = (at: number, texts: Texts): string => text(texts, `space.${SPACES[at].id}`);

export const unitsIn = (view: View, at: number): readonly number[] =>
  view.unitAt.flatMap((place, unit) => (place === at ? [unit] : []));

export const zedsIn = (view: View, at: number): readonly number[] => (at < TOWN ? zedsHere(view, at) : []);

const hitWords = (hits: number, texts: Texts): readonly string[] =>
  hits > 0 ? [text(texts, "board.hits", { n: hits })] : [];

export function zedWords(view: View, zed: number, texts: Texts): string {
  return [
    text(texts, "board.zed", { n: zedStrength(view, zed) }),
    ...(view.zedFlipped[zed] === 1 ? [text(texts, "board.reduced")] : []),
    ...hitWords(view.zedHits[zed] ?? 0, texts),
    ...(view.tough === zed ? [text(texts, "marker.tough")] : []),
  ].join(", ");
}

/** The markers of a unit by the names of their signs. */
export function marksOf(view: View, unit: number): readonly string[] {
  const marks: string[] = [];
  if (view.defiant[unit] === 1) marks.push("defiant");
  if (view.armed === unit) marks.push("armed");
  if (view.leader === unit) marks.push("leader");
  if (view.charged === unit) marks.push("charged");
  if (view.speech[unit] === 1) marks.push("speech");
  return marks;
}

export function unitWords(view: View, unit: number, texts: Texts): string {
  const seat = view.owner.indexOf(unit);
  return [
    `${unitName(UNITS[unit].id, texts)} ${unitStrength(view, unit)}`,
    ...(view.unitFlipped[unit] === 1 ? [text(texts, "board.reduced")] : []),
    ...hitWords(view.unitHits[unit] ?? 0, texts),
    ...marksOf(view, unit).map((mark) => text(texts, `marker.${mark === "armed" ? "well-armed" : mark}`)),
    ...(seat >= 0 && view.seats > 1 ? [text(texts, `seat.${seat}`)] : []),
  ].join(", ");
}

/** The Zed whose Start is being chosen and that stands nowhere until then; -1 when there is none. */
export function adriftIn(view: View): number {
  const top = view.agenda.at(-1);
  return view.outcome === null && top !== undefined && "ask" in top && top.ask === "start" ? top.zed : -1;
}

/** A space in one line: where, what it gives, who stands there. */
export function spaceWords(view: View, at: number, texts: Texts): string {
  const { name, track, number, kind } = SPACES[at];
  const where =
    name !== "" && track >= 0 ? `${placeName(at, texts)}, ${trackName(track, texts)} ${number}` : placeName(at, texts);
  return [
    where,
    ...(shiftOf(kind) > 0 ? [text(texts, "board.defence", { n: shiftOf(kind) })] : []),
    ...(view.noEntry === at ? [text(texts, "marker.no-entry")] : []),
    ...zedsIn(view, at).map((zed) => zedWords(view, zed, texts)),
    ...unitsIn(view, at).map((unit) => unitWords(view, unit, texts)),
  ].join(". ");
}

/** "15 %": how likely Zeds come through; what hardly happens is told as less than the least that is told. */
export const shareOf = ({ level, chance }: Threat): string =>
  level === "slim" ? "< 5 %" : level === "sure" ? "100 %" : `${Math.max(5, Math.min(99, Math.round(100 * chance)))} %`;

/** What a road has to fear, in one sentence; nothing without Zeds. */
export function threatWords(threat: Threat, texts: Texts): string {
  const { steps, level } = threat;
  if (steps === NO_THREAT.steps) return "";
  const p = shareOf(threat);
  switch (level) {
    case "none":
    case "near":
      return text(texts, "board.threat", { n: steps });
    case "slim":
    case "now":
      return text(texts, "board.threat-now", { n: steps, p });
    case "sure":
      return text(texts, "board.threat-sure", { n: steps, p });
  }
}

/** Columns of defence that a kind of space gives. */
export const shiftOf = (kind: (typeof SPACES)[number]["kind"]): number =>
  kind === "city" || kind === "town" ? 2 : kind === "plain" || kind === "start" ? 0 : 1;
