import type { Chat, Facts } from "@endzeit/wire";
import { short } from "../names.ts";
import { settings } from "../settings.svelte.ts";
import { t } from "../texts/index.ts";
import { tn } from "../texts/net.ts";
import { botName } from "../who.ts";

/** A person, or whoever plays, by the seat and by name. */
export interface Named {
  readonly seat: number;
  readonly name: string;
}

/** What a seat is called: its person's name, its bot, or that it is free. A long name is cut. */
export const nameOf = (facts: Facts, seat: number): string => short(namedAt(facts, seat).name);

/** The same for where the seat's mark stands beside it. */
export const namedAt = (facts: Facts, seat: number): Named => ({ seat, name: wholeNameOf(facts, seat) });

function wholeNameOf(facts: Facts, seat: number): string {
  const at = facts.seats[seat];
  if (at === undefined || at.kind === "open") return tn("who.free");
  if (at.name !== null) return at.name;
  return at.kind === "bot" ? botName(at.bot ?? "random", settings.lang) : String(seat + 1);
}

/** Whether the person of a seat is here, or a bot plays, as a line under the name: a dot never speaks alone. */
export function aboutOf(facts: Facts, seat: number): string {
  const at = facts.seats[seat];
  if (at === undefined || at.kind === "open") return `○ ${tn("who.free")}`;
  if (at.kind === "bot") return at.name === null ? t("table.bot") : tn("who.bot-for", { name: short(at.name) });
  return `${at.here ? "●" : "○"} ${tn(at.here ? "who.here" : "who.away")}`;
}

/** What the table itself says in the chat, and whom it names. */
export function noteIn({ what, seat, name, text }: Chat) {
  const who: { readonly [place: string]: Named } = { name: { seat, name } };
  switch (what) {
    case "said":
      return { key: "side.said", who, values: { text } } as const;
    case "left":
      return text === ""
        ? ({ key: "note.left", who, values: {} } as const)
        : ({ key: "note.left-host", who, values: { host: short(text) } } as const);
    case "sat":
    case "removed":
    case "host":
    case "declined":
      return { key: `note.${what}`, who, values: {} } as const;
  }
}

/** The same as one string. */
export function noteOf(line: Chat): string {
  const { key, values } = noteIn(line);
  return tn(key, { ...values, name: short(line.name) });
}

export const HOUR = 3_600_000;

/**
 * Milliseconds that a seat has left now. Null without a clock, and where it says nothing: whoever takes a free seat has the whole
 * time, and so has each new question that gives days. Only the clocks of those who are awaited run.
 */
export function leftOf(
  facts: Facts,
  since: number,
  now: number,
  seat: number,
  awaited: readonly number[],
): number | null {
  const left = facts.left?.[seat];
  const at = facts.seats[seat];
  if (left === undefined || at === undefined || at.name === null) return null;
  const runs = facts.stage === "playing" && awaited.includes(seat) && at.kind === "person";
  if (!runs) return facts.clock?.kind === "days" ? null : left;
  return Math.max(0, left - (now - since));
}

/** A time to think, as people say it: 4:07, or 2 d 5 h. What is nought is not said, and no line breaks within it. */
export function spokenTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, "0");
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  const hours = Math.floor(seconds / 3600);
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  const minutes = Math.floor((seconds % 3600) / 60);
  const parts = days > 0 ? [tn("time.days", { n: days })] : [];
  if (rest > 0) parts.push(tn("time.hours", { n: rest }));
  if (days === 0 && minutes > 0) parts.push(tn("time.minutes", { n: minutes }));
  return parts.join("\u00a0");
}

/** The address that carries a secret: behind `#`, where no browser sends it to a server. */
export function linkOf(table: string, secret: string): string {
  return `${location.href.replace(/#.*$/, "")}#/t/${table}/${secret}`;
}
