import type { Lived } from "./finale.ts";
import type { GameEvent, Options } from "./game.ts";
import { type Random, randomFrom } from "./random.ts";
import type { ByLanguage } from "./texts.ts";

/** A contest is a night that is the same for everybody: that of a week or that of a day. */
export type ContestKind = "week" | "day";

/** The table of a contest: the bot of each seat, null for the one person's, and what was chosen besides. */
export interface ContestTable {
  readonly seats: readonly (string | null)[];
  readonly options: Options;
}

/** How a round of the night went for whoever played it, and how the night ended. It says nothing of what lies where. */
export type ContestMark = "calm" | "fight" | "loss" | "won" | "lost";

/** One thing that counts, and the points for it. */
export interface ScorePart {
  readonly name: ByLanguage<string>;
  /** How many there are of what counts. */
  readonly n: number;
  readonly points: number;
}

/** What a contest was worth. The sum of the parts ranks it. */
export interface Score {
  readonly parts: readonly ScorePart[];
  readonly marks: readonly ContestMark[];
}

/** What a game says of its contests. Methods, so that those of one game are contests like any other. */
export interface Contest<E extends GameEvent = GameEvent, V = unknown> {
  /** The table of a contest. It follows from what is drawn, and nothing else. */
  table(kind: ContestKind, random: Random): ContestTable;
  score(lived: Lived<E, V>): Score;
}

export const sumOf = ({ parts }: Score): number => parts.reduce((sum, { points }) => sum + points, 0);

const DAY_MS = 86_400_000;
const WEEK = 7;
/** The first of January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3;
const THURSDAY = 3;

/** Whole days since 1970, UTC. */
const dayAt = (ms: number): number => Math.floor(ms / DAY_MS);
/** 0 is Monday. */
const weekdayOf = (day: number): number => (((day + FIRST_WEEKDAY) % WEEK) + WEEK) % WEEK;
const two = (n: number): string => String(n).padStart(2, "0");

/** The civil calendar of a day (Howard Hinnant, "chrono-compatible low-level date algorithms"): by whole numbers, the same everywhere. */
function dateOf(day: number): { readonly year: number; readonly month: number; readonly date: number } {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * ofYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    date: ofYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

function dayFrom(year: number, month: number, date: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + ofYear - 719_468;
}

/** The ISO week of a moment by UTC, such as "2026-W49": the first one of a year has its first Thursday. */
export function weekAt(ms: number): string {
  const day = dayAt(ms);
  const thursday = day - weekdayOf(day) + THURSDAY;
  const { year } = dateOf(thursday);
  return `${year}-W${two(Math.floor((thursday - dayFrom(year, 1, 1)) / WEEK) + 1)}`;
}

/** The day of a moment by UTC, such as "2026-11-30". */
export function dateAt(ms: number): string {
  const { year, month, date } = dateOf(dayAt(ms));
  return `${year}-${two(month)}-${two(date)}`;
}

/** What the contest of a moment is called. */
export const contestAt = (kind: ContestKind, ms: number): string => (kind === "week" ? weekAt(ms) : dateAt(ms));

/** When a contest begins and ends, in milliseconds; null for a name that no week and no day has. */
export function spanOf(id: string): { readonly kind: ContestKind; readonly from: number; readonly to: number } | null {
  const week = /^(\d{4})-W(\d\d)$/.exec(id);
  const [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(id) ?? []).map(Number);
  const kind = week === null ? "day" : "week";
  if (week === null && date === undefined) return null;
  const day = week === null ? dayFrom(year, month, date) : mondayOf(Number(week[1]), Number(week[2]));
  const from = day * DAY_MS;
  if (contestAt(kind, from) !== id) return null;
  return { kind, from, to: from + (kind === "week" ? WEEK : 1) * DAY_MS };
}

function mondayOf(year: number, week: number): number {
  const fourth = dayFrom(year, 1, 4);
  return fourth - weekdayOf(fourth) + (week - 1) * WEEK;
}

/** Which of the games has the night of a day: each in its turn. */
export function gameOfDay<G extends string>(id: string, games: readonly G[]): G | null {
  const span = spanOf(id);
  if (span === null || span.kind !== "day" || games.length === 0) return null;
  return games[dayAt(span.from) % games.length] ?? null;
}

/** The seed of a contest of a game: it follows from the name of the contest. */
export const contestSeed = (game: string, id: string): string => `contest ${id} ${game}`;

/** The table of a contest; null for a name that no week and no day has. */
export function contestTable(contest: Contest, game: string, id: string): ContestTable | null {
  const span = spanOf(id);
  return span === null ? null : contest.table(span.kind, randomFrom(`table ${contestSeed(game, id)}`));
}

/** Of each round by its events what it was: a loss counts more than a fight. How the night ended comes last. */
export function marksOf<E extends GameEvent>(
  { log, outcome, seat }: Pick<Lived<E>, "log" | "outcome" | "seat">,
  says: (event: E) => "round" | "fight" | "loss" | null,
): readonly ContestMark[] {
  const marks: ContestMark[] = [];
  for (const { event } of log) {
    const said = says(event);
    if (said === "round") marks.push("calm");
    else if (said !== null && marks.length > 0 && marks.at(-1) !== "loss") marks[marks.length - 1] = said;
  }
  return [...marks, outcome.winners.includes(seat) ? "won" : "lost"];
}
