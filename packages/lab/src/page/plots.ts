import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";

/*
 * Plots as pictures that lie in the page: drawn here, once for narrow and once for wide screens, so that letters stay as large as they should be.
 * Colours are names of the page's, which knows whether it is light.
 */

/** A value with its interval, or where the middle of a series lies. */
export interface PlotRow {
  readonly name: string;
  readonly low: number;
  readonly value: number;
  readonly high: number;
  /** The middle half, where there is one. */
  readonly middle?: readonly [low: number, high: number];
  /** The number of its colour and mark. */
  readonly kind: number;
  /** What is noise is drawn hollow. */
  readonly faint?: boolean;
  readonly title: string;
}

/** A value among several kinds of the same name. */
export interface PlotPoint {
  readonly name: string;
  readonly value: number;
  readonly kind: number;
  readonly title: string;
}

interface Axis {
  readonly label: string;
  readonly domain?: readonly [number, number];
  /** Where a line says: here is nothing. */
  readonly zero?: number;
}

const COLOURS = 4;
const SYMBOLS = ["circle", "square", "triangle", "diamond2", "star", "wye", "hexagon"] as const;
const WIDTHS = { narrow: 328, wide: 760 } as const;
const ROW = 38;
const LETTER = 6.4;

const colourOf = (kind: number): string => `var(--c${kind % COLOURS})`;
const symbolOf = (kind: number) => SYMBOLS[Math.floor(kind / COLOURS) % SYMBOLS.length] ?? "circle";

export function intervals(rows: readonly PlotRow[], axis: Axis): string {
  const line = (row: PlotRow, at: number, from: number, to: number, width: number): Plot.Markish =>
    Plot.link([row], {
      x1: from,
      x2: to,
      y1: at,
      y2: at,
      stroke: colourOf(row.kind),
      strokeWidth: width,
      strokeLinecap: "round",
    });
  return drawn(
    rows.map(({ name }) => name),
    axis,
    rows.flatMap((row, at) => [
      line(row, at, row.low, row.high, row.middle === undefined && row.faint !== true ? 4 : 1.5),
      ...(row.middle === undefined ? [] : [line(row, at, ...row.middle, 7)]),
      Plot.dot([row], {
        x: row.value,
        y: at,
        r: 5,
        symbol: symbolOf(row.kind),
        fill: row.faint === true ? "var(--page)" : colourOf(row.kind),
        stroke: row.faint === true ? colourOf(row.kind) : "var(--page)",
        strokeWidth: 1.5,
        title: () => row.title,
      }),
    ]),
  );
}

export function points(all: readonly PlotPoint[], axis: Axis): string {
  const names = [...new Set(all.map(({ name }) => name))];
  return drawn(
    names,
    axis,
    all.map((one) =>
      Plot.dot([one], {
        x: one.value,
        y: names.indexOf(one.name),
        r: 5,
        symbol: symbolOf(one.kind),
        fill: colourOf(one.kind),
        stroke: "var(--page)",
        title: () => one.title,
      }),
    ),
  );
}

/** The mark of a kind, for a legend. */
export function markOf(kind: number): string {
  const { document } = parseHTML("<html></html>");
  const mark = Plot.dot([0], { x: 0, y: 0, r: 5, symbol: symbolOf(kind), fill: colourOf(kind) });
  const none = { axis: null, domain: [-1, 1] };
  return Plot.plot({ document, width: 14, height: 14, margin: 0, x: none, y: none, marks: [mark] }).outerHTML;
}

function drawn(names: readonly string[], { label, domain, zero }: Axis, marks: readonly Plot.Markish[]): string {
  return Object.entries(WIDTHS)
    .map(([name, width]) => {
      const { document } = parseHTML("<html></html>");
      const svg = Plot.plot({
        document,
        width,
        height: names.length * ROW + 44,
        marginLeft: 10,
        marginRight: 18,
        marginTop: 6,
        marginBottom: 38,
        style: { fontSize: "12px", fontFamily: "inherit" },
        x: {
          label,
          grid: true,
          labelArrow: "none",
          labelAnchor: "left",
          ticks: width / 90,
          ...(domain === undefined ? { nice: true } : { domain: [...domain] }),
        },
        y: { axis: null, domain: [names.length - 0.4, -0.75] },
        marks: [
          ...(zero === undefined ? [] : [Plot.ruleX([zero], { stroke: "var(--text-2)", strokeDasharray: "3 3" })]),
          Plot.text(names, {
            y: (_: string, at: number) => at,
            text: (row: string) => short(row, width),
            frameAnchor: "left",
            dy: -14,
            textAnchor: "start",
            fill: "var(--text-2)",
            stroke: "var(--page)",
            strokeWidth: 3,
          }),
          ...marks,
        ],
      });
      svg.setAttribute("aria-hidden", "true");
      return `<div class="${name}">${svg.outerHTML}</div>`;
    })
    .join("");
}

function short(name: string, width: number): string {
  const most = Math.floor((width - 30) / LETTER);
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}
