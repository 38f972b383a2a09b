import { botTexts } from "@endzeit/bots";
import { type Language, type Texts, text } from "@endzeit/engine";
import type { CellFigures, Figures, PairFigures } from "../figures.ts";
import { decimal, escaped, tableOf } from "./html.ts";
import { intervals, markOf, type PlotPoint, type PlotRow, points } from "./plots.ts";
import { pageTexts } from "./texts.ts";

type Width = CellFigures["answers"];
type PairRow = PairFigures["rows"][number];

/** A section: its texts are those of `id`. */
interface Section {
  readonly id: "wins" | "pairs" | "length" | "scores" | "points" | "first" | "turning" | "cards";
  readonly picture: string;
  readonly table: string;
  readonly warnings?: readonly string[];
  readonly values?: { readonly [name: string]: string | number };
  /** What is added to the heading. */
  readonly of?: string;
}

/** Where the name of a table is longer, it gets a number: rows have little room. */
const LONGEST_NAME = 30;

/** Of cards at most so many are drawn; the rest stand in the table. */
const MOST_CARDS = 12;

/** What a report says of one game, section by section: a picture, what it is to be taken for, and its figures. */
export class GamePart {
  readonly #figures: Figures;
  readonly #game: string;
  readonly #cells: readonly CellFigures[];
  readonly #texts: Texts;
  readonly #language: Language;
  readonly #numbered: boolean;

  constructor(figures: Figures, game: string, texts: Texts, language: Language) {
    this.#figures = figures;
    this.#game = game;
    this.#cells = figures.cells.filter(({ cell }) => cell.game === game);
    this.#texts = texts;
    this.#language = language;
    this.#numbered = this.#cells.length > 1 && this.#cells.some((cell) => this.#fullName(cell).length > LONGEST_NAME);
  }

  html(): string {
    const sections = [
      this.#wins(),
      ...this.#pairs(),
      this.#length(),
      ...this.#scores(),
      ...this.#points(),
      ...this.#first(),
      ...this.#turning(),
      ...this.#cells.flatMap((cell) => this.#cards(cell)),
    ];
    const title = this.#texts["title"] ?? this.#game;
    const names = this.#cells.map((cell) => `<li>${escaped(`${this.#label(cell)}: ${this.#fullName(cell)}`)}</li>`);
    const list = this.#numbered ? [`<ol class="names">${names.join("")}</ol>`] : [];
    return [`<h2>${escaped(title)}</h2>`, ...list, ...sections.map((section) => this.#section(section))].join("\n");
  }

  #section({ id, picture, table, warnings = [], values = {}, of }: Section): string {
    const heading = escaped(this.#say(`${id}.title`) + (of === undefined ? "" : ` · ${of}`));
    const warned = warnings.map((warning) => `<p class="warn">${escaped(warning)}</p>`).join("");
    const figure = picture === "" ? "" : `<figure>${picture}</figure>`;
    const figures = `<details><summary>${this.#say("table")}</summary>${table}</details>`;
    const help = escaped(this.#say(`${id}.help`, values));
    return `<section><h3>${heading}</h3><p>${help}</p>${warned}${figure}${figures}</section>`;
  }

  #wins(): Section {
    const all = this.#cells.flatMap((cell) =>
      cell.wins.map((row, kind) => ({ cell: this.#label(cell), seat: this.#seat(cell, kind), row, kind })),
    );
    const rows = all.map(({ cell, seat, row: { low, share, high }, kind }): PlotRow => {
      const name = `${cell} · ${seat}`;
      const title = `${name}: ${this.#percent(share)}`;
      return { name, low: low * 100, value: share * 100, high: high * 100, kind, title };
    });
    return {
      id: "wins",
      picture: intervals(rows, { label: this.#say("percent"), domain: [0, 100] }),
      table: tableOf(
        this.#headings("cell", "seat", "wins", "matches", "share", "interval"),
        all.map(({ cell, seat, row }) => [
          cell,
          seat,
          this.#whole(row.hits),
          this.#whole(row.of),
          this.#percent(row.share),
          this.#span(row.low, row.high),
        ]),
        2,
      ),
    };
  }

  #pairs(): Section[] {
    const lines = this.#figures.pairs.flatMap(({ cell: at, against, rows }) => {
      const [cell, base] = [this.#figures.cells[at], this.#figures.cells[against]];
      if (cell === undefined || base === undefined || cell.cell.game !== this.#game) return [];
      return rows.map((row) => ({ cell, base, row, what: this.#what(row, cell) }));
    });
    if (lines.length === 0) return [];
    const pictures = (["wins", "answers", "score"] as const).map((of) => {
      const rows = lines
        .filter(({ row }) => row.what.of === of)
        .map(({ cell, row, what }): PlotRow => {
          const [name, scale] = [`${this.#label(cell)} · ${what}`, scaleOf(row)];
          return {
            name,
            low: row.low * scale,
            value: row.mean * scale,
            high: row.high * scale,
            kind: "seat" in row.what ? row.what.seat : 1,
            faint: row.verdict === "noise",
            title: `${name}: ${this.#signed(row.mean * scale)}`,
          };
        });
      return rows.length === 0
        ? ""
        : intervals(rows, { label: this.#say(of === "wins" ? "wins.points" : of), zero: 0 });
    });
    const { comparisons } = this.#figures;
    const noise = lines.filter(({ row }) => row.verdict === "noise").length;
    const table = lines.map(({ cell, row, what }) => {
      const scale = scaleOf(row);
      const span = (of: { low: number; high: number }) =>
        `${this.#signed(of.low * scale)} … ${this.#signed(of.high * scale)}`;
      return [
        this.#label(cell),
        what,
        this.#signed(row.mean * scale),
        span(row),
        span(row.apart),
        this.#whole(row.needed),
        this.#whole(row.neededApart),
        this.#say(row.verdict),
      ];
    });
    return [
      {
        id: "pairs",
        picture: pictures.join(""),
        table: tableOf(
          this.#headings("cell", "what", "more", "paired", "apart", "needed", "neededApart", "verdict"),
          table,
          2,
        ),
        warnings: [
          ...(comparisons > 1 ? [this.#say("pairs.many", { comparisons })] : []),
          ...(noise > 0 ? [this.#say("pairs.noise", { count: noise, of: lines.length })] : []),
        ],
        values: { base: [...new Set(lines.map(({ base }) => this.#label(base)))].join(" · ") },
      },
    ];
  }

  #what({ what }: PairRow, cell: CellFigures): string {
    return what.of === "answers" ? this.#say("answers") : `${this.#say(what.of)}, ${this.#seat(cell, what.seat)}`;
  }

  #length(): Section {
    const label = (cell: CellFigures, of: string) => `${this.#label(cell)} · ${this.#say(of)}`;
    return {
      id: "length",
      picture: intervals(
        this.#cells.map((cell) => this.#box(this.#label(cell), cell.answers, 1)),
        { label: this.#say("answers") },
      ),
      table: this.#widths(
        this.#cells.flatMap((cell) => [
          [label(cell, "answers"), cell.answers] as const,
          [label(cell, "turns"), cell.turns] as const,
        ]),
      ),
    };
  }

  #scores(): Section[] {
    const all = this.#cells.flatMap((cell) =>
      (cell.together ? cell.scores.slice(0, 1) : cell.scores).map(
        (width, seat) => [`${this.#label(cell)} · ${this.#seat(cell, seat)}`, width, seat] as const,
      ),
    );
    if (all.length === 0) return [];
    const rows = all.map(([name, width, seat]) => this.#box(name, width, seat));
    const table = this.#widths(all.map(([name, width]) => [name, width]));
    return [{ id: "scores", picture: intervals(rows, { label: this.#say("score") }), table }];
  }

  #box(name: string, { p5, p25, median, p75, p95 }: Width, kind: number): PlotRow {
    const title = `${name}: ${this.#decimal(median)}`;
    return { name, low: p5, value: median, high: p95, middle: [p25, p75], kind, title };
  }

  #widths(rows: readonly (readonly [string, Width])[]): string {
    const [cell, mean, least, median, most] = this.#headings("cell", "mean", "least", "median", "most");
    return tableOf(
      [cell, mean, least, "5 %", "25 %", median, "75 %", "95 %", most].map((heading) => heading ?? ""),
      rows.map(([name, width]) => [
        name,
        ...[width.mean, width.min, width.p5, width.p25, width.median, width.p75, width.p95, width.max].map((value) =>
          this.#decimal(value),
        ),
      ]),
    );
  }

  #points(): Section[] {
    const sources = [...new Set(this.#cells.flatMap((cell) => cell.points.map(({ source }) => source)))];
    if (sources.length === 0) return [];
    const mean = (cell: CellFigures, source: string) => cell.points.find((row) => row.source === source)?.mean ?? 0;
    const all = sources.flatMap((source) =>
      this.#cells.map((cell, kind): PlotPoint => {
        const value = mean(cell, source);
        const title = `${this.#label(cell)}: ${this.#decimal(value)}`;
        return { name: this.#name("source", source), value, kind, title };
      }),
    );
    const legend = this.#cells.map((cell, kind) => `<span>${markOf(kind)}${escaped(this.#label(cell))}</span>`);
    const picture = points(all, { label: this.#say("score"), zero: 0 });
    return [
      {
        id: "points",
        picture: legend.length > 1 ? `<div class="legend">${legend.join("")}</div>${picture}` : picture,
        table: tableOf(
          [this.#say("source"), ...this.#cells.map((cell) => this.#label(cell))],
          sources.map((source) => [
            this.#name("source", source),
            ...this.#cells.map((cell) => this.#decimal(mean(cell, source))),
          ]),
        ),
      },
    ];
  }

  #first(): Section[] {
    const known = this.#cells.flatMap((cell) =>
      cell.first === null ? [] : [{ name: this.#label(cell), ...cell.first }],
    );
    if (known.length === 0) return [];
    const rows = known.map(({ name, low, share, high, fair, clear }): PlotRow => {
      const title = `${name}: ${this.#percent(share)}, ${this.#say("fair")} ${this.#percent(fair)}`;
      const [least, value, most] = [(low - fair) * 100, (share - fair) * 100, (high - fair) * 100];
      return { name, low: least, value, high: most, kind: 0, faint: !clear, title };
    });
    const same = known.filter(({ seats }) => seats.length === 1).map(({ name }) => name);
    return [
      {
        id: "first",
        picture: intervals(rows, { label: this.#say("wins.points"), zero: 0 }),
        table: tableOf(
          this.#headings("cell", "wins", "matches", "share", "interval", "fair"),
          known.map(({ name, hits, of, share, low, high, fair }) => [
            name,
            this.#whole(hits),
            this.#whole(of),
            this.#percent(share),
            this.#span(low, high),
            this.#percent(fair),
          ]),
        ),
        warnings: same.length > 0 ? [this.#say("first.same", { cells: same.join(" · ") })] : [],
      },
    ];
  }

  #turning(): Section[] {
    const known = this.#cells.flatMap((cell, kind) => (cell.turning === null ? [] : [{ cell, kind, ...cell.turning }]));
    const [some] = known;
    if (some === undefined) return [];
    const part = (at: number): string => {
      const [from, to] = [at, at + 1].map((edge) => (100 * edge) / some.swings.length);
      return `${from} – ${to} %`;
    };
    const all = some.swings.flatMap((_, at) =>
      known.map(({ cell, kind, swings }): PlotPoint => {
        const value = swings[at] ?? 0;
        return { name: part(at), value, kind, title: `${this.#label(cell)}: ${this.#decimal(value)}` };
      }),
    );
    const legend = known.map(({ cell, kind }) => `<span>${markOf(kind)}${escaped(this.#label(cell))}</span>`);
    const picture = points(all, { label: this.#say("swing"), zero: 0 });
    return [
      {
        id: "turning",
        picture: legend.length > 1 ? `<div class="legend">${legend.join("")}</div>${picture}` : picture,
        table: tableOf(
          [this.#say("cell"), ...some.swings.map((_, at) => part(at)), this.#say("settled")],
          known.map(({ cell, swings, settled }) => [
            this.#label(cell),
            ...swings.map((swing) => this.#decimal(swing)),
            `${this.#decimal(settled.median)} % (${this.#decimal(settled.p25)}–${this.#decimal(settled.p75)})`,
          ]),
        ),
      },
    ];
  }

  #cards(cell: CellFigures): Section[] {
    if (cell.cards.length === 0) return [];
    const clear = cell.cards.filter((row) => row.clear);
    const strongest = clear
      .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
      .slice(0, MOST_CARDS)
      .toSorted((a, b) => b.difference - a.difference);
    // Also where all win or lose as one: it is one of them who plays a card.
    const seat = (at: number) => this.#name("seat", at, `${this.#say("seat")} ${at + 1}`);
    const rows = strongest.map((row): PlotRow => {
      const name = `${this.#name("card", row.card)} · ${seat(row.seat)}`;
      const [low, value, high] = [row.low * 100, row.difference * 100, row.high * 100];
      return { name, low, value, high, kind: row.seat, title: `${name}: ${this.#signed(value)}` };
    });
    return [
      {
        id: "cards",
        picture: rows.length === 0 ? "" : intervals(rows, { label: this.#say("wins.points"), zero: 0 }),
        table: tableOf(
          [...this.#headings("card", "seat", "played", "with", "without", "difference", "interval"), ""],
          cell.cards.map((row) => [
            this.#name("card", row.card),
            seat(row.seat),
            this.#whole(row.played.of),
            this.#percent(row.played.share),
            ...(row.without.of === 0
              ? ["–", "–", "–"]
              : [
                  this.#percent(row.without.share),
                  this.#signed(row.difference * 100),
                  `${this.#signed(row.low * 100)} … ${this.#signed(row.high * 100)}`,
                ]),
            row.clear ? "" : this.#say("noise"),
          ]),
          2,
        ),
        warnings: [this.#say("cards.select")],
        values: { count: rows.length, of: clear.length },
        ...(this.#cells.length > 1 ? { of: this.#label(cell) } : {}),
      },
    ];
  }

  #seat(cell: CellFigures, seat: number): string {
    return cell.together ? this.#say("all") : this.#name("seat", seat, `${this.#say("seat")} ${seat + 1}`);
  }

  /** A table by its name, or by its number where names are long. */
  #label(cell: CellFigures): string {
    return this.#numbered ? `${this.#say("cell")} ${this.#cells.indexOf(cell) + 1}` : this.#fullName(cell);
  }

  /** What sets a cell apart, in the words of the game. */
  #fullName(cell: CellFigures): string {
    const parts = cell.label.flatMap(([field, value]) => (field === "game" ? [] : [this.#field(field, value)]));
    return parts.join(", ") || this.#field("bots", cell.cell.bots.join(", "));
  }

  #field(field: string, value: string): string {
    const bot = (name: string) => botTexts[this.#language][`bot.${name}`] ?? name;
    if (field === "bots") return value.split(", ").map(bot).join(", ");
    const known = pageTexts[this.#language];
    const word = known[`value.${value}`] === undefined ? null : this.#say(`value.${value}`);
    if (field.startsWith("options.")) {
      const id = field.slice("options.".length);
      return `${this.#name("option", id)}: ${word ?? this.#name(`option.${id}`, value)}`;
    }
    return `${this.#say(`field.${field}`)}: ${word ?? value}`;
  }

  /** A text of the game, or the bare word. */
  #name(kind: string, value: string | number, otherwise = String(value)): string {
    const key = `${kind}.${value}`;
    return this.#texts[key] === undefined ? otherwise : text(this.#texts, key);
  }

  #say(key: string, values?: { readonly [name: string]: string | number }): string {
    return text(pageTexts[this.#language], key, values);
  }

  #headings(...keys: readonly string[]): string[] {
    return keys.map((key) => this.#say(key));
  }

  #percent(share: number): string {
    return `${decimal(share * 100, 1, this.#language)} %`;
  }

  #span(low: number, high: number): string {
    return `${this.#percent(low)} … ${this.#percent(high)}`;
  }

  #whole(value: number | null): string {
    return value === null ? "–" : decimal(value, 0, this.#language);
  }

  #decimal(value: number): string {
    return decimal(value, Number.isInteger(value) ? 0 : 2, this.#language);
  }

  #signed(value: number): string {
    return `${value < 0 ? "−" : "+"}${decimal(Math.abs(value), 2, this.#language)}`;
  }
}

/** Shares are told in points of a hundred. */
const scaleOf = ({ what }: PairRow): number => (what.of === "wins" ? 100 : 1);
