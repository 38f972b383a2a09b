import { botTexts } from "@endzeit/bots";
import { text } from "@endzeit/engine";
import type { Chat, Facts } from "@endzeit/wire";
import { settings } from "../settings.svelte.ts";
import { tn } from "../texts/net.ts";

export const botName = (bot: string | null): string => text(botTexts[settings.lang], `bot.${bot ?? "random"}`);

/** What a seat is called: its person's name, its bot, or that it is free. */
export function nameOf(facts: Facts, seat: number): string {
  const at = facts.seats[seat];
  if (at === undefined || at.kind === "open") return tn("who.free");
  if (at.name !== null) return at.name;
  return at.kind === "bot" ? tn("who.bot", { bot: botName(at.bot) }) : String(seat + 1);
}

/** Who plays a seat and whether that person is here, as a line under the seat's name: a dot never speaks alone. */
export function aboutOf(facts: Facts, seat: number): string {
  const at = facts.seats[seat];
  if (at === undefined || at.kind === "open") return `○ ${tn("who.free")}`;
  if (at.kind === "bot")
    return at.name === null ? tn("who.bot", { bot: botName(at.bot) }) : tn("who.bot-for", { name: at.name });
  return `${at.here ? "●" : "○"} ${at.name ?? ""} · ${tn(at.here ? "who.here" : "who.away")}`;
}

/** What the table itself says in the chat. */
export function noteOf({ what, name, text }: Chat): string {
  switch (what) {
    case "said":
      return tn("side.said", { name, text });
    case "left":
      return text === "" ? tn("note.left", { name }) : tn("note.left-host", { name, host: text });
    case "sat":
    case "removed":
    case "host":
    case "declined":
      return tn(`note.${what}`, { name });
  }
}

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
  const unit = settings.lang === "de" ? [days === 1 ? "Tag" : "Tage", "Std", "Min"] : ["d", "h", "min"];
  const minutes = Math.floor((seconds % 3600) / 60);
  const parts = days > 0 ? [`${days}\u00a0${unit[0]}`] : [];
  if (rest > 0) parts.push(`${rest}\u00a0${unit[1]}`);
  if (days === 0 && minutes > 0) parts.push(`${minutes}\u00a0${unit[2]}`);
  return parts.join("\u00a0");
}

/** The address that carries a secret: behind `#`, where no browser sends it to a server. */
export function linkOf(table: string, secret: string): string {
  return `${location.href.replace(/#.*$/, "")}#/t/${table}/${secret}`;
}
