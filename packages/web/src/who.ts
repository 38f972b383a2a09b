import { botTexts, personOf } from "@endzeit/bots";
import { type Language, type Texts, text } from "@endzeit/engine";
import { FACES, type Face, isFace } from "@endzeit/wire";
import type { AnyFace } from "./faces/faces.ts";
import { CALLED } from "./faces/words.ts";
import { short } from "./names.ts";
import type { SeatKind } from "./storage.ts";

/** Who sits at a seat: the person, or the bot that plays there for itself. */
export interface SeatHolder {
  readonly name: string;
  readonly face: AnyFace;
  /** A bot plays now. */
  readonly bot: boolean;
}

/** A person's own name and face. */
export interface Own {
  readonly name: string;
  readonly face: Face;
}

/** So far apart lie the faces of persons who share a device and have chosen none: coprime to their number, so that none comes twice. */
const APART = 7;
const faceAfter = (face: Face, steps: number): Face =>
  FACES[(FACES.indexOf(face) + steps * APART) % FACES.length] ?? face;

export const botName = (bot: string, lang: Language): string =>
  personOf(bot)?.name ?? text(botTexts[lang], `bot.${bot}`);

export function botFace(bot: string): AnyFace {
  const person = personOf(bot);
  if (person !== null) return person.face;
  return bot === "greedy" || bot === "planner" ? bot : "random";
}

/** Null where nobody sits, or nobody knows who. */
export function sitterOf(seat: SeatKind, index: number, lang: Language): SeatHolder | null {
  const bot = seat.kind === "bot";
  if (seat.name !== undefined)
    return { name: seat.name, face: isFace(seat.face) ? seat.face : faceAfter(FACES[0], index), bot };
  return bot ? { name: botName(seat.bot, lang), face: botFace(seat.bot), bot } : null;
}

/** Persons at one device without a name get one: the first of them is whoever the device belongs to. */
export function named(seats: readonly SeatKind[], own: Own): readonly SeatKind[] {
  const known = seats.flatMap((seat) => (seat.name === undefined ? [] : [seat.name]));
  let guests = 0;
  const next = (): Own => {
    const face = faceAfter(own.face, guests);
    const guest = guests++ === 0 ? own : { name: CALLED[face].name, face };
    return known.includes(guest.name) || (guest !== own && guest.name === own.name) ? next() : guest;
  };
  return seats.map((seat) => {
    if (seat.kind === "bot" || seat.name !== undefined) return seat;
    const { name, face } = next();
    return { ...seat, name, face };
  });
}

/**
 * The texts of a game with the names of those who play in the place of what its seats are called. Two of one name keep that beside it; bots
 * of one name are told apart by it alone.
 */
export function withNames(texts: Texts, sitters: readonly (SeatHolder | null)[]): Texts {
  const names = sitters.map((sitter) => (sitter === null ? null : short(sitter.name)));
  if (names.every((name) => name === null)) return texts;
  const said: Record<string, string> = {};
  names.forEach((name, seat) => {
    const alone = names.indexOf(name) === names.lastIndexOf(name);
    if (name === null || (!alone && sitters[seat]?.bot === true)) return;
    // A game whose seats get names in the course of a match calls whoever plays one by a text besides.
    for (const key of [`seat.${seat}`, `player.${seat}`])
      if (texts[key] !== undefined) said[key] = alone ? name : `${name} (${text(texts, key)})`;
    said[`seat.${seat}.number`] = "one";
  });
  return { ...texts, ...said };
}
