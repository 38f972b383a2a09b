import { type AnyGame, parts, type Texts, text } from "@endzeit/engine";
import type { LogGroup, SeatPanel } from "@endzeit/kit";
import { short } from "../names.ts";
import type { Back, Line } from "../protocol.ts";

/** The log as a person reads it: a heading for each phase, a sentence for each event that has one. Lines from step `since` on are fresh. */
export function groupsOf(
  game: AnyGame,
  texts: Texts,
  log: readonly Line[],
  panels: readonly SeatPanel[],
  since: number,
  backs: readonly (Back & { readonly words: string })[] = [],
): readonly LogGroup[] {
  const groups: { key: string; heading: string; lines: LogGroup["lines"][number][] }[] = [];
  const sideOf = (seat: number | null) => panels.find((panel) => panel.seat === seat)?.side ?? null;
  const waiting = [...backs];
  /** What was taken back stands behind the answers that were left. */
  const tellBacks = (step: number): void => {
    for (let back = waiting[0]; back !== undefined && back.keep < step; back = waiting[0]) {
      waiting.shift();
      const group = groups.at(-1) ?? { key: "back", heading: "", lines: [] };
      if (groups.length === 0) groups.push(group);
      group.lines.push({
        key: `back-${back.n}`,
        parts: [back.words],
        side: sideOf(back.by),
        fresh: since > 0 && back.keep >= since,
        still: true,
      });
    }
  };
  for (const line of log) {
    tellBacks(line.step);
    const phrase = game.words.event(line.event);
    if (phrase === null) continue;
    const heading = text(texts, line.heading.text, line.heading.values);
    let group = groups.at(-1);
    if (group === undefined || group.heading !== heading) {
      group = { key: `${line.n}`, heading, lines: [] };
      groups.push(group);
    }
    group.lines.push({
      key: line.n,
      parts: parts(texts, phrase.text, phrase.values),
      side: sideOf(actorOf(line)),
      fresh: since > 0 && line.step > since,
    });
  }
  tellBacks(Number.POSITIVE_INFINITY);
  return groups;
}

/** Who has taken back how many answers, as a text of the shell; and whose they were where that does not go without saying. */
export function backPhrase({ by, name, count, of }: Back, texts: Texts) {
  const values = { name: short(name), n: count, seats: of.map((seat) => text(texts, `seat.${seat}`)).join(", ") };
  const key = by === null ? "table.back-here" : of.every((seat) => seat === by) ? "table.back" : "table.back-of";
  return { key, values } as const;
}

/** Whose doing a line is: the seat that the event names, else the one whose answer led to it. */
function actorOf({ event, by }: Line): number | null {
  return "seat" in event && typeof event.seat === "number" ? event.seat : by;
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
