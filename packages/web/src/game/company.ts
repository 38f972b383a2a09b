import { botTexts } from "@endzeit/bots";
import { text } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import type { SeatKind } from "../storage.ts";
import { tg } from "../texts/game.ts";

/** The bots of a table by their names, each once, as in "Mila and Brandt". */
export function botsAt(seats: readonly SeatKind[]): string {
  const names = seats.flatMap((seat) =>
    seat.kind === "bot" ? [text(botTexts[settings.lang], `bot.${seat.bot}`)] : [],
  );
  return new Intl.ListFormat(settings.lang).format(new Set(names));
}

/** With whom a match is played at this device. */
export function companyOf(seats: readonly SeatKind[]): string {
  const n = seats.filter(({ kind }) => kind === "person").length;
  const bots = botsAt(seats);
  if (n === 0) return tg("game.watch", { bots });
  if (n > 1) return bots === "" ? tg("game.people", { n }) : tg("game.people-bots", { n, bots });
  return bots === "" ? tg("game.alone") : tg("game.with", { bot: bots });
}
