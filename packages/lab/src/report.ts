import { type Texts, text } from "@endzeit/engine";
import type { Arena } from "./arena.ts";
import type { Simulation } from "./simulate.ts";
import type { Spread } from "./spread.ts";
import { left, percent, right, textTable } from "./table.ts";
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
  return `${result.game}: ${result.games} games, seed ${result.seed}\n\n${table}`;
}
