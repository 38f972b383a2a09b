import { type AnyGame, text } from "@endzeit/engine";
import type { CellFigures } from "@endzeit/lab/anywhere";
import { settings } from "../settings.svelte.ts";
import { tl } from "../texts/lab.ts";
import { botName } from "../who.ts";

/** What a kind of table is called: what it has that others of the report have not. */
export function cellName({ cell, label }: CellFigures, game: AnyGame): string {
  const texts = game.texts[settings.lang];
  const said = label.flatMap(([field, value]): string[] => {
    if (field === "game") return [];
    if (field === "players") return [tl("lab.players", { n: value })];
    if (field === "bots") return [[...new Set(cell.bots)].map((bot) => botName(bot, settings.lang)).join(", ")];
    if (field === "content") return [value === "-" ? tl("lab.built-in") : value];
    if (field === "imagine" || field === "width") return value === "-" ? [] : [`${field} ${value}`];
    const option = field.replace("options.", "option.");
    const chosen = texts[`${option}.${value}`];
    const yes = value === "true" ? tl("lab.yes") : value === "false" ? tl("lab.no") : value;
    return [chosen ?? `${text(texts, option)}: ${yes}`];
  });
  return said.length === 0 ? tl("lab.cell") : said.join(", ");
}
