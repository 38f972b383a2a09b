import { type Texts, text } from "@endzeit/engine";
import type { Arena } from "./arena.ts";
import { PARTS } from "./chances.ts";
import type { PairedDifference } from "./compare.ts";
import { type CellFigures, type Figures, verdictOf } from "./figures.ts";
import type { Spread } from "./histogram.ts";
import type { Simulation } from "./simulate.ts";

import { left, percent, plain, right, textTable } from "./table.ts";
import type { Share } from "./wilson.ts";

const name = (texts: Texts, kind: string, value: string | number, otherwise: string): string => {
  const key = `${kind}.${value}`;
  return texts[key] === undefined ? otherwise : text(texts, key);
};

const interval = ({ low, high }: Share): string => `${percent(low)} to ${percent(high)}`;

/** A share in words; of nothing there is none. */
const shareOf = (share: number, of: number): string => (of === 0 ? "-" : percent(share));

const SPREAD = [right("mean"), right("least"), right("median"), right("most")];

/** A simulation as text for a terminal. Names of seats and cards come from the game's texts. */
export function simulationReport(simulation: Simulation, texts: Texts): string {
  const { games, seats, reasons, answers, turns, cards, points, counted, scores } = simulation;
  const wins = textTable(
    [left("seat"), left("bot"), right("wins"), right("share"), right("95 % interval")],
    seats.map((row) => [
      name(texts, "seat", row.seat, `seat ${row.seat}`),
      row.bot,
      String(row.wins),
      percent(row.share),
      interval(row),
    ]),
  );
  const ends = textTable(
    [left("end"), right("games"), right("share")],
    reasons.map((row) => [row.reason, String(row.games), shareOf(row.games / games, games)]),
  );
  const row = (label: string, { mean, min, median, max }: Spread): string[] => [
    label,
    mean.toFixed(1),
    String(min),
    String(median),
    String(max),
  ];
  const length = textTable([left("length"), ...SPREAD], [row("answers", answers), row("turns", turns)]);
  const played = textTable(
    [left("card"), right("played"), right("a game")],
    cards.map(({ card, played, perGame }) => [name(texts, "card", card, card), String(played), perGame.toFixed(2)]),
  );
  const scored = textTable(
    [left("score"), ...SPREAD],
    scores === null
      ? []
      : [
          row("all", scores.all),
          ...scores.seats.map((one, seat) => row(name(texts, "seat", seat, `seat ${seat}`), one)),
        ],
  );
  const won = textTable(
    [left("points from"), right("a seat")],
    points.map(({ source, mean }) => [name(texts, "source", source, source), mean.toFixed(2)]),
  );
  const tiles = textTable(
    [left("scoring tile"), right("scored"), right("counted"), right("own"), right("won")],
    counted.map(({ tile, times, mean, own, wins: won }) => [
      name(texts, "tile", tile, tile),
      String(times),
      mean.toFixed(2),
      String(own),
      shareOf(won / own, own),
    ]),
  );
  const head = `${simulation.game}: ${games} games, seed ${simulation.seed}`;
  return [
    head,
    wins,
    ends,
    length,
    ...(scores === null ? [] : [scored]),
    ...(points.length > 0 ? [won] : []),
    ...(counted.length > 0 ? [tiles] : []),
    ...(cards.length > 0 ? [played] : []),
  ].join("\n\n");
}

/** An arena as text for a terminal. */
export function arenaReport(result: Arena, texts: Texts): string {
  const seats = result.standings[0]?.seats ?? [];
  const table = textTable(
    [
      left("bot"),
      right("games"),
      right("wins"),
      right("share"),
      right("95 % interval"),
      ...seats.map(({ seat }) => right(`as ${name(texts, "seat", seat, `seat ${seat}`)}`)),
    ],
    result.standings.map((row) => [
      row.bot,
      String(row.games),
      String(row.wins),
      shareOf(row.share, row.games),
      row.games === 0 ? "-" : interval(row),
      ...row.seats.map((cell) => `${cell.wins} of ${cell.games} (${shareOf(cell.share, cell.games)})`),
    ]),
  );
  const ends = [...new Set(result.standings.flatMap((row) => Object.keys(row.ends)))].sort();
  const ways = textTable(
    [left("won by"), ...ends.map((end) => right(end))],
    result.standings.map((row) => [row.bot, ...ends.map((end) => String(row.ends[end] ?? 0))]),
  );
  const head = `${result.game}: ${result.games} games, seed ${result.seed}`;
  // Where all matches end alike there is nothing to tell apart.
  return [head, table, ...(ends.length > 1 ? [ways] : [])].join("\n\n");
}

/** What sets a cell apart from the others, in a few words. */
const labelText = ({ label, cell }: CellFigures): string =>
  label
    .map(([field, value]) =>
      field === "bots" || field === "game" ? value : `${field.replace("options.", "")} ${value}`,
    )
    .join(", ") || cell.game;

const signed = (value: number, digits: number): string => `${value < 0 ? "-" : "+"}${Math.abs(value).toFixed(digits)}`;

/** A difference of shares is told in points of a hundred. */
function differenceCells({ what, mean, low, high, needed }: PairedDifference): string[] {
  const [scale, digits] = what.of === "wins" ? [100, 2] : [1, 2];
  return [
    signed(mean * scale, digits),
    `${signed(low * scale, digits)} to ${signed(high * scale, digits)}`,
    needed === null ? "-" : String(needed),
  ];
}

function comparedName({ what }: PairedDifference, together: boolean, texts: Texts): string {
  if (what.of === "answers") return "answers";
  const seat = together ? "all" : name(texts, "seat", what.seat, `seat ${what.seat}`);
  return `${what.of === "wins" ? "wins" : "score"}, ${seat}`;
}

/** Results of an experiment as text for a terminal: who won in each cell, and what the cells tell about each other. */
export function figuresReport(figures: Figures, textsOf: (game: string) => Texts): string {
  const { cells, pairs } = figures;
  const wins = textTable(
    [right("cell"), left("of"), left("seat"), right("wins"), right("matches"), right("share"), right("95 % interval")],
    cells.flatMap((one, at) =>
      one.wins.map((row, seat) => [
        seat === 0 ? String(at) : "",
        seat === 0 ? labelText(one) : "",
        one.together ? "all" : name(textsOf(one.cell.game), "seat", seat, `seat ${seat}`),
        String(row.hits),
        String(row.of),
        shareOf(row.share, row.of),
        interval(row),
      ]),
    ),
  );
  const against = textTable(
    [right("cells"), left("what"), right("more by"), right("95 % interval"), right("pairs it takes"), left("")],
    pairs.flatMap(({ cell, against: base, rows }) =>
      rows.map((row) => [
        `${cell}-${base}`,
        comparedName(row, cells[cell]?.together ?? false, textsOf(cells[cell]?.cell.game ?? "")),
        ...differenceCells(row),
        VERDICTS[row.verdict],
      ]),
    ),
  );
  const turning = cells.flatMap((one, at) => (one.turning === null ? [] : [{ at, ...one.turning }]));
  const turns = textTable(
    [right("cell"), right("decided after"), ...partNames.map(right)],
    turning.map(({ at, settled, swings }) => [
      String(at),
      `${settled.median.toFixed(0)} %`,
      ...swings.map((swing) => swing.toFixed(1)),
    ]),
  );
  return [
    plain(figures.question),
    plain(`${figures.played} of ${figures.planned} matches, seeds ${figures.seeds.join(", ")}`),
    wins,
    ...(pairs.length > 0 ? [against] : []),
    ...(turning.length > 0
      ? [`How far the winner's chance went up and down, in points, by tenths of a match\n${turns}`]
      : []),
  ].join("\n\n");
}

/** The parts of a match by where they end. */
const partNames = Array.from({ length: PARTS }, (_, part) => `-${(100 * (part + 1)) / PARTS} %`);

const VERDICTS = {
  clear: "clear",
  likely: "likely, but may be chance among so many comparisons",
  noise: "noise so far",
};

/** Two cells beside each other, match by match on the same seeds. */
export function comparisonReport(
  names: readonly [string, string],
  rows: readonly PairedDifference[],
  together: boolean,
  texts: Texts,
): string {
  const table = textTable(
    [
      left("what"),
      right("more by"),
      right("95 % interval, paired"),
      right("on seeds of their own"),
      right("pairs it takes"),
      right("unpaired"),
      left(""),
    ],
    rows.map((row) => {
      const [more = "", within = "", needed = ""] = differenceCells(row);
      const [, apart = ""] = differenceCells({ ...row, ...row.apart });
      const verdict = VERDICTS[verdictOf(row, rows.length)];
      const unpaired = row.neededApart === null ? "-" : String(row.neededApart);
      return [comparedName(row, together, texts), more, within, apart, needed, unpaired, verdict];
    }),
  );
  return `A: ${plain(names[0])}\nB: ${plain(names[1])}\nA less B, ${rows[0]?.pairs ?? 0} matches with a seed in common; wins in points of a hundred\n\n${table}`;
}
