import type { Answer, CoreState, Game, GameEvent, Match, Texts } from "@endzeit/engine";
import { playRandomly } from "@endzeit/engine/testing";
import { render } from "svelte/server";
import type { TableSet } from "../src/contract.ts";
import ReadableTables from "../src/ReadableTables.svelte";

/** A cell as a screen reader says it: with the headings that stand over and before it in the page. Empty where there is none. */
export interface Read {
  readonly caption: string;
  readonly column: string;
  readonly row: string;
  readonly text: string;
}

interface Cell {
  readonly tag: string;
  readonly scope: string;
  readonly text: string;
}

const plain = (html: string): string =>
  html
    .replace(/<!--.*?-->|<[^>]*>/gs, "")
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: "&", lt: "<", gt: ">" })[name] ?? '"');

const cellsOf = (row: string): Cell[] =>
  [...row.matchAll(/<(th|td)([^>]*)>(.*?)<\/\1>/gs)].map(([, tag = "", attributes = "", inner = ""]) => ({
    tag,
    scope: /scope="(\w+)"/.exec(attributes)?.[1] ?? "",
    text: plain(inner),
  }));

/** Renders the board as a table, and reads the page: what stands where decides which headings a cell has, as in a browser. */
export function readBoard<V>(set: TableSet<V>, view: V, texts: Texts): Read[] {
  const { body } = render(ReadableTables, { props: { tables: set.readable(view, texts), label: "board" } });
  return [...body.matchAll(/<table[^>]*>(.*?)<\/table>/gs)].flatMap(([, table = ""]) => {
    const caption = plain(/<caption[^>]*>(.*?)<\/caption>/s.exec(table)?.[1] ?? "");
    const lines = [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) => cellsOf(row));
    const columns = lines.find((line) => line.some(({ scope }) => scope === "col"));
    return lines
      .filter((line) => line !== columns)
      .flatMap((line) => {
        const row = line.find(({ tag, scope }) => tag === "th" && scope === "row");
        if (row === undefined) throw new Error(`A row has no heading: ${JSON.stringify(line)}`);
        const length = columns?.length ?? 2;
        if (line.length !== length) throw new Error(`"${row.text}" has ${line.length} cells in ${length} columns.`);
        return line.flatMap((cell, i): Read[] =>
          cell === row ? [] : [{ caption, column: columns?.[i]?.text ?? "", row: row.text, text: cell.text }],
        );
      });
  });
}

/** The beginning, the middle and the end of a random match. */
export function moments<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  players: number,
  seed: number,
): readonly Match<S, A, E, V>[] {
  const match = playRandomly(game, { bound: 5000, opening: () => ({ players }) }, seed);
  return [0, Math.floor(match.log.length / 2), match.log.length].map((count) => match.at(count));
}
