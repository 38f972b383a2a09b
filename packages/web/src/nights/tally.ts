import type { ByLanguage, Language, StampPicture } from "@endzeit/engine";
import type { Night } from "./nights.ts";

/** How often somebody won, of how many. */
export interface NightTally {
  readonly won: number;
  readonly of: number;
}

/** Counts nights by whatever `keys` names of each; one night counts once for each key. */
export function tallied<K>(nights: readonly Night[], keys: (night: Night) => Iterable<K>): ReadonlyMap<K, NightTally> {
  const tallies = new Map<K, NightTally>();
  for (const night of nights)
    for (const key of new Set(keys(night))) {
      const { won, of } = tallies.get(key) ?? { won: 0, of: 0 };
      tallies.set(key, { won: won + Number(night.won), of: of + 1 });
    }
  return tallies;
}

/** The bots that played along. */
export const botsOf = ({ seats, seat }: Night): readonly string[] =>
  seats.flatMap((other, at) => (other.kind === "bot" && at !== seat ? [other.bot] : []));

/** The people who played along, by their names. */
export const friendsOf = ({ seats, seat, here }: Night): readonly string[] =>
  seats.flatMap((other, at) =>
    other.kind === "person" && at !== seat && other.name !== undefined && here?.includes(at) !== false
      ? [other.name]
      : [],
  );

/** Those who shared a device, each with whether they have won; nobody where only one person sat there. */
export const sharersOf = ({ seats, here = [], winners = [] }: Night): readonly (readonly [string, boolean])[] =>
  here.length < 2
    ? []
    : here.flatMap((seat): [string, boolean][] => {
        const name = seats[seat]?.name;
        return name === undefined ? [] : [[name, winners.includes(seat)]];
      });

/** How often each of those has won who have shared this device, the most nights first. */
export function byPerson(nights: readonly Night[]): readonly (readonly [string, NightTally])[] {
  const tallies = new Map<string, NightTally>();
  for (const [name, won] of nights.flatMap(sharersOf)) {
    const before = tallies.get(name) ?? { won: 0, of: 0 };
    tallies.set(name, { won: before.won + Number(won), of: before.of + 1 });
  }
  return [...tallies].toSorted(([, a], [, b]) => b.of - a.of || b.won - a.won);
}

/** How many nights in a row were won, most of all and up to the last one. `nights`: the latest first. */
export function runs(nights: readonly Night[]): { readonly longest: number; readonly now: number } {
  let run = 0;
  let longest = 0;
  for (const { won } of nights.toReversed()) {
    run = won ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return { longest, now: run };
}

/** The most points of each game that counts any. */
export function mostPoints(nights: readonly Night[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const { game, points } of nights)
    if (points !== null) most.set(game, Math.max(points, most.get(game) ?? Number.NEGATIVE_INFINITY));
  return most;
}

/** The day of a moment where the person is, such as "2026-11-29". */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The days of so many weeks up to the one that lies `back` weeks before `now`, each from its Monday on; what is still to come is null. */
export function weeksUpTo(now: number, count: number, back = 0): readonly (readonly (string | null)[])[] {
  const today = new Date(now);
  const monday = today.getDate() - ((today.getDay() + 6) % 7) - 7 * (count - 1 + back);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      // Noon: no change of the clocks moves it to another day.
      const date = new Date(today.getFullYear(), today.getMonth(), monday + 7 * week + day, 12);
      return date.getTime() > now && dayOf(date.getTime()) !== dayOf(now) ? null : dayOf(date.getTime());
    }),
  );
}

/** A day in words, with its year where that is not the one of `now`. */
export function dayInWords(day: string, now: number, lang: Language): string {
  const date = new Date(`${day}T12:00`);
  const year = date.getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(lang, { weekday: "long", day: "numeric", month: "long", year }).format(date);
}

/** An honour of the house, for nights of any game. */
interface HouseHonour {
  readonly id: string;
  readonly stamp: StampPicture;
  readonly name: ByLanguage<string>;
  readonly deed: ByLanguage<string>;
  readonly earned: (nights: readonly Night[]) => boolean;
}

const MASTER = "level-4";
const IN_A_ROW = 5;
const wonOf = (nights: readonly Night[]): readonly Night[] => nights.filter(({ won }) => won);

/** `games`: those of the house. */
export const houseHonours = (games: readonly string[]): readonly HouseHonour[] => [
  {
    id: "first-morning",
    stamp: "sun",
    name: { de: "Der erste Morgen", en: "The first morning" },
    deed: { de: "Eine Nacht gewonnen.", en: "Won a night." },
    earned: (nights) => wonOf(nights).length > 0,
  },
  {
    id: "all-games",
    stamp: "star",
    name: { de: "Überall Morgen", en: "Morning everywhere" },
    deed: { de: "Jedes Spiel einmal gewonnen.", en: "Won each game once." },
    earned: (nights) => games.every((game) => nights.some((night) => night.won && night.game === game)),
  },
  {
    id: "both-sides",
    stamp: "arch",
    name: { de: "Beide Seiten", en: "Both sides" },
    deed: {
      de: "Zombiaki mit den Menschen und mit den Zombies gewonnen.",
      en: "Won Zombiaki with the humans and with the zombies.",
    },
    earned: (nights) =>
      new Set(wonOf(nights).flatMap(({ game, seat }) => (game === "zombiaki" ? [seat] : []))).size > 1,
  },
  {
    id: "master",
    stamp: "moon",
    name: { de: "Nachgerechnet", en: "Checked the sum" },
    deed: { de: "Mit oder gegen Frau Grau gewonnen.", en: "Won with or against Frau Grau." },
    earned: (nights) => wonOf(nights).some((night) => botsOf(night).includes(MASTER)),
  },
  {
    id: "company",
    stamp: "people",
    name: { de: "In Gesellschaft", en: "In company" },
    deed: { de: "Eine Nacht mit Freunden zu Ende gespielt.", en: "Played a night with friends to its end." },
    earned: (nights) => nights.some((night) => friendsOf(night).length > 0),
  },
  {
    id: "five-in-a-row",
    stamp: "bolt",
    name: { de: "Fünf in Folge", en: "Five in a row" },
    deed: { de: "Fünf Nächte nacheinander gewonnen.", en: "Won five nights one after the other." },
    earned: (nights) => runs(nights).longest >= IN_A_ROW,
  },
];
