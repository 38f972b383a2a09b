import { type AnyGame, type Phrase, parts, type Texts, text } from "@endzeit/engine";
import type { LogGroup, SeatPanel, TableSet } from "@endzeit/kit";
import type { Line, TakenBack } from "@endzeit/master";
import { short } from "../names.ts";

/** A line of the log that no event is: it stands behind those of the first `after` answers. */
export interface Aside {
  readonly after: number;
  readonly key: string;
  readonly parts: LogGroup["lines"][number]["parts"];
  readonly seat: number | null;
}

/** The log as a person reads it: a heading for each phase, a sentence for each event that has one. Lines from number `since` on are fresh. */
export function groupsOf(
  game: AnyGame,
  set: TableSet,
  texts: Texts,
  log: readonly Line[],
  panels: readonly SeatPanel[],
  since: number | null,
  asides: readonly Aside[] = [],
): readonly LogGroup[] {
  const groups: { key: string; heading: string; lines: LogGroup["lines"][number][] }[] = [];
  const sides = sidesOf(set, log, panels);
  const sideOf = (seat: number | null): Side | null => (seat === null ? null : (sides.get(seat) ?? null));
  let fresh = false;
  const waiting = asides.toSorted((a, b) => a.after - b.after);
  const tellAsides = (step: number): void => {
    for (let aside = waiting[0]; aside !== undefined && aside.after < step; aside = waiting[0]) {
      waiting.shift();
      const group = groups.at(-1) ?? { key: "aside", heading: "", lines: [] };
      if (groups.length === 0) groups.push(group);
      const { key, parts, seat } = aside;
      group.lines.push({ key, parts, side: sideOf(seat), seat, fresh, still: true });
    }
  };
  for (const line of log) {
    tellAsides(line.step);
    fresh = since !== null && line.n >= since;
    const turned = set.turned?.(line.event) ?? null;
    if (turned !== null) sides.set(turned.seat, turned.to);
    const phrase = game.words.event(line.event);
    if (phrase === null) continue;
    const heading = text(texts, line.heading.text, line.heading.values);
    let group = groups.at(-1);
    if (group === undefined || group.heading !== heading) {
      group = { key: `${line.n}`, heading, lines: [] };
      groups.push(group);
    }
    const doer = doerOf(game, line);
    group.lines.push({
      key: line.n,
      parts: parts(texts, phrase.text, phrase.values),
      side: sideOf(doer),
      seat: doer,
      seated: set.seated === true,
      fresh,
    });
  }
  tellAsides(Number.POSITIVE_INFINITY);
  return groups;
}

/** Who has taken back how many answers, as a text of the shell; and whose they were where that does not go without saying. */
export function backPhrase({ by, name, count, of }: TakenBack, texts: Texts) {
  const seat = by === null ? "" : text(texts, `seat.${by}`);
  const values = { name: short(name), seat, n: count, seats: of.map((seat) => text(texts, `seat.${seat}`)).join(", ") };
  const key = by === null ? "table.back-here" : of.every((seat) => seat === by) ? "table.back" : "table.back-of";
  return { key, values } as const;
}

type Side = SeatPanel["side"];

/** On which side each seat was when the log began: where it is now, unless the log tells how it got there. */
function sidesOf(set: TableSet, log: readonly Line[], panels: readonly SeatPanel[]): Map<number, Side> {
  const sides = new Map<number, Side>(panels.map(({ seat, side }) => [seat, side]));
  for (const { event } of log.toReversed()) {
    const turned = set.turned?.(event) ?? null;
    if (turned !== null) sides.set(turned.seat, turned.from);
  }
  return sides;
}

/** Whose deed a line is. The seat whose answer led to it may have done no more than let it happen. */
export function doerOf(game: AnyGame, { event, by, heading }: Line): number | null {
  const { deed } = game.words;
  if (deed !== undefined) return deed(event, by, heading);
  return "seat" in event && typeof event.seat === "number" ? event.seat : null;
}

/**
 * What came of an answer, in a sentence: what whoever gave it has done tells more than that a phase began. Where they did no more than let
 * something happen the answer itself stands before that. What changed a seat's chance more than the answer did (`happened`) is told too, and
 * alone where the answer only ended something. Null where the log says nothing of that step.
 */
export function cameOf(
  game: AnyGame,
  texts: Texts,
  log: readonly Line[],
  step: number,
  said: { readonly seat: number; readonly given: Phrase; readonly passes?: boolean } | undefined,
  happened: Phrase | null = null,
): string | null {
  const then = happened === null ? "" : text(texts, happened.text, happened.values);
  if (then !== "" && said?.passes === true) return then;
  const lines = log.filter((line) => line.step === step);
  const sentences = (some: readonly Line[]): string[] =>
    some.map((line) => sentenceOf(game, texts, line) ?? "").filter((sentence) => sentence !== "");
  const [deed] = sentences(lines.filter((line) => line.by !== null && doerOf(game, line) === line.by));
  if (deed !== undefined) return then === "" || then === deed ? deed : `${deed} ${then}`;
  const [event] = sentences(lines);
  if (said === undefined) return event ?? null;
  const answer = `${text(texts, `seat.${said.seat}`)}: ${text(texts, said.given.text, said.given.values)}.`;
  const came = then === "" ? event : then;
  return came === undefined ? answer : `${answer} ${came}`;
}

/** Lines that lie under one heading, and whose turn that is: whose deed comes first there, or who does anything where nobody's comes first. */
interface Turn {
  readonly first: Line;
  readonly heading: string;
  readonly of: Set<number>;
  readonly shared: boolean;
}

function turnsOf(game: AnyGame, log: readonly Line[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const line of log) {
    const heading = `${line.heading.text} ${JSON.stringify(line.heading.values)}`;
    const doer = doerOf(game, line);
    const last = turns.at(-1);
    if (last === undefined || last.heading !== heading)
      turns.push({ first: line, heading, of: new Set(doer === null ? [] : [doer]), shared: doer === null });
    else if (last.shared && doer !== null) last.of.add(doer);
  }
  return turns;
}

/**
 * The first line of what has happened since the last turn of `seat` before the present one; null when there is nothing. An answer that
 * only lets another's deed happen is no turn, and a turn is one however often others had a word in it.
 */
export function sinceOf(game: AnyGame, log: readonly Line[], seat: number | null): Line | null {
  if (seat === null) return null;
  const turns = turnsOf(game, log);
  const present = turns.at(-1)?.of.has(seat) === true ? turns.length - 1 : turns.length;
  const last = turns.slice(0, present).findLastIndex(({ of }) => of.has(seat));
  return last < 0 || last + 1 >= present ? null : (turns[last + 1]?.first ?? null);
}

/** A line of the log as one sentence, for announcements; null for what needs none. */
export function sentenceOf(game: AnyGame, texts: Texts, line: Line): string | null {
  const phrase = game.words.event(line.event);
  return phrase === null ? null : text(texts, phrase.text, phrase.values);
}

/** The latest `count` answers of `of`, the earliest first, each told by its first sentence; null when it has none. */
export function stepsOf(
  game: AnyGame,
  texts: Texts,
  log: readonly Line[],
  of: number,
  count: number,
): readonly { readonly step: number; readonly words: string | null }[] {
  return Array.from({ length: count }, (_, i) => {
    const step = of - count + i + 1;
    const sentences = log.filter((line) => line.step === step).map((line) => sentenceOf(game, texts, line));
    return { step, words: sentences.find((sentence) => sentence !== null) ?? null };
  });
}

/** The steps in another order: the one at `at` before its forerunner, or without it. */
export function rearranged<T>(steps: readonly T[], at: number, how: "earlier" | "away"): readonly T[] {
  const others = steps.toSpliced(at, 1);
  return how === "away" ? others : others.toSpliced(at - 1, 0, ...steps.slice(at, at + 1));
}

/** How often what happened, for the events that the game has a text `stat.<event>` for; by seat where the event names one. */
export function numbersOf(
  texts: Texts,
  log: readonly Line[],
  seatName: (seat: number) => string,
): readonly { readonly label: string; readonly value: string }[] {
  const counts = new Map<string, Map<number | null, number>>();
  for (const { event } of log) {
    if (texts[`stat.${event.event}`] === undefined) continue;
    const seat = "seat" in event && typeof event.seat === "number" ? event.seat : null;
    const bySeat = counts.get(event.event) ?? new Map<number | null, number>();
    bySeat.set(seat, (bySeat.get(seat) ?? 0) + 1);
    counts.set(event.event, bySeat);
  }
  return [...counts].map(([event, bySeat]) => ({
    label: text(texts, `stat.${event}`),
    value: [...bySeat].map(([seat, n]) => (seat === null ? String(n) : `${seatName(seat)}: ${n}`)).join(" · "),
  }));
}
