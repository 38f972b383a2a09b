import { readFileSync } from "node:fs";
import { type Language, type Texts, text } from "@endzeit/engine";
import type { Figures } from "../figures.ts";
import { GamePart } from "./game-part.ts";
import { decimal, escaped, tableOf } from "./html.ts";
import { pageTexts } from "./texts.ts";

interface Setting {
  readonly language: Language;
  textsOf(game: string): Texts;
  /** While matches are still played, the page is loaded anew every so many seconds. */
  readonly renew?: number;
}

/** A report as one page that needs nothing else: no network, no script. */
export function reportPage(figures: Figures, { language, textsOf, renew }: Setting): string {
  const say = (key: string, values?: { readonly [name: string]: string | number }): string =>
    escaped(text(pageTexts[language], key, values));
  const [played, planned] = [figures.played, figures.planned].map((count) => decimal(count, 0, language));
  const over = figures.played >= figures.planned;
  const renewing = !over && renew !== undefined;
  const state = over ? "state" : renewing ? "running" : "stopped";
  const values = { played: played ?? "", planned: planned ?? "", seeds: figures.seeds.join(", ") };
  const games = [...new Set(figures.cells.map(({ cell }) => cell.game))];
  const parts = games.map((game) => new GamePart(figures, game, textsOf(game), language).html());
  const needs = tableOf(
    [say("points"), say("matches")],
    figures.needs.map(({ points, matches }) => [
      decimal(points * 100, points < 0.01 ? 1 : 0, language),
      decimal(matches, 0, language),
    ]),
    0,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${renewing ? `<meta http-equiv="refresh" content="${renew}">\n` : ""}<title>${escaped(figures.question)}</title>
<style>${style()}</style>
</head>
<body>
<header><p class="cap">${say("lab")}</p><h1>${escaped(figures.question)}</h1><p>${say(state, values)}</p></header>
<main>
${parts.join("\n")}
<section><h3>${say("needs.title")}</h3><p>${say("needs.help")}</p>${needs}</section>
<p>${say("data.help")}</p>
</main>
<script type="application/json" id="figures">${JSON.stringify(figures).replaceAll("<", "\\u003c")}</script>
</body>
</html>
`;
}

/** The look of the house and what only this page has. Letters that are not on the machine are not fetched, nor is the grain of paper. */
function style(): string {
  const read = (url: URL) =>
    readFileSync(url, "utf8")
      .replace(/^@import.*$/gm, "")
      .replace(/url\("\.[^)]*\)/g, "none");
  return read(new URL("../../../kit/src/tokens.css", import.meta.url)) + read(new URL("./page.css", import.meta.url));
}
