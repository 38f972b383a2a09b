import { type Texts, text } from "@endzeit/engine";
import type { Arena } from "./arena.ts";
import type { Simulation } from "./simulate.ts";
import type { Spread } from "./spread.ts";
import { percent, textTable } from "./table.ts";
import type { Share } from "./wilson.ts";

const name = (texts: Texts, kind: string, value: string | number, otherwise: string): string => {
  const key = `${kind}.${value}`;
  return texts[key] === undefined ? otherwise : text(texts, key);
};

const interval = ({ low, high }: Share): string => `${percent(low)} to ${percent(high)}`;

/** A share in words; of nothing there is none. */
const shareOf = (share: number, of: number): string => (of === 0 ? "-" : percent(share));

/** A simulation as text for a terminal. Names of seats and cards come from the game's texts. */
export function simulationReport(simulation: Simulation, texts: Texts): string {
  const { games, seats, reasons, answers, turns, cards, points, counted, scores } = simulation;
  const wins = textTable(
    [
      { heading: "seat", align: "left" },
      { heading: "bot", align: "left" },
      { heading: "wins", align: "right" },
      { heading: "share", align: "right" },
      { heading: "95 % interval", align: "right" },
    ],
    seats.map((row) => [
      name(texts, "seat", row.seat, `seat ${row.seat}`),
      row.bot,
      String(row.wins),
      percent(row.share),
      interval(row),
    ]),
  );
  const ends = textTable(
    [
      { heading: "end", align: "left" },
      { heading: "games", align: "right" },
      { heading: "share", align: "right" },
    ],
    reasons.map((row) => [row.reason, String(row.games), shareOf(row.games / games, games)]),
  );
  const row = (label: string, { mean, min, median, max }: Spread): string[] => [
    label,
    mean.toFixed(1),
    String(min),
    String(median),
    String(max),
  ];
  const length = textTable(
    [
      { heading: "length", align: "left" },
      { heading: "mean", align: "right" },
      { heading: "least", align: "right" },
      { heading: "median", align: "right" },
      { heading: "most", align: "right" },
    ],
    [row("answers", answers), row("turns", turns)],
  );
  const played = textTable(
    [
      { heading: "card", align: "left" },
      { heading: "played", align: "right" },
      { heading: "a game", align: "right" },
    ],
    cards.map(({ card, played, perGame }) => [name(texts, "card", card, card), String(played), perGame.toFixed(2)]),
  );
  const scored = textTable(
    [
      { heading: "score", align: "left" },
      { heading: "mean", align: "right" },
      { heading: "least", align: "right" },
      { heading: "median", align: "right" },
      { heading: "most", align: "right" },
    ],
    scores === null
      ? []
      : [
          row("all", scores.all),
          ...scores.seats.map((one, seat) => row(name(texts, "seat", seat, `seat ${seat}`), one)),
        ],
  );
  const won = textTable(
    [
      { heading: "points from", align: "left" },
      { heading: "a seat", align: "right" },
    ],
    points.map(({ source, mean }) => [name(texts, "source", source, source), mean.toFixed(2)]),
  );
  const tiles = textTable(
    [
      { heading: "scoring tile", align: "left" },
      { heading: "scored", align: "right" },
      { heading: "counted", align: "right" },
      { heading: "own", align: "right" },
      { heading: "won", align: "right" },
    ],
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
      { heading: "bot", align: "left" },
      { heading: "games", align: "right" },
      { heading: "wins", align: "right" },
      { heading: "share", align: "right" },
      { heading: "95 % interval", align: "right" },
      ...seats.map(({ seat }) => ({
        heading: `as ${name(texts, "seat", seat, `seat ${seat}`)}`,
        align: "right" as const,
      })),
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
  return `${result.game}: ${result.games} games, seed ${result.seed}\n\n${table}`;
}
