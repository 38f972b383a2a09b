import { type Texts, text } from "@endzeit/engine";
import { idOf } from "./content/cards.ts";
import { Figure, HUMANS, LANES, Mark, THING_NAMES, type View, ZOMBIES } from "./state.ts";

/*
 * The street for a terminal: graveyard at the top, barricade at the bottom, as on the table. A square has three lines:
 * figure with its strength and a Boss's orders, its marks, and the object with the fire.
 */

/** A square is as wide as the terminal allows; LEAST holds a wounded Boss with orders. */
const MOST = 21;
const LEAST = 14;
/** Room for the section numbers, the lines between the lanes and, at the right, the names of the two ends. */
const FRAME = 8;
const ENDS = 12;
const ANSI = { zombie: "32;1", dog: "33;1", thing: "36", fire: "31;1", frost: "34;1", dim: "2", bold: "1" } as const;
type Ink = keyof typeof ANSI;

interface Cell {
  readonly text: string;
  readonly ink: Ink | null;
}

/** The whole table as one seat sees it. Without `colour` it says the same in plain characters. */
export function drawTerminal(view: View, seat: number | null, texts: Texts, colour: boolean, width = 100): string {
  const wide = width >= FRAME + 3 * MOST + ENDS;
  const cell = wide ? MOST : Math.min(MOST, Math.max(LEAST, Math.floor((width - FRAME) / 3)));
  const inked = (words: string, ink: Ink | null): string =>
    colour && ink !== null ? `\u001b[${ANSI[ink]}m${words}\u001b[0m` : words;
  const say = (key: string, values = {}): string => text(texts, key, values);
  const boxed = ({ text: words, ink }: Cell): string => ` ${inked(words.slice(0, cell - 1).padEnd(cell - 1), ink)}`;
  const rule = (left: string, cross: string, right: string): string =>
    `    ${left}${LANES.map(() => "─".repeat(cell)).join(cross)}${right}`;
  const lines: string[] = [];

  const lanes = LANES.map((_, lane) => {
    const label = laneLabel(view, lane, say).slice(0, cell);
    return inked(label, laneInk(view, lane)) + " ".repeat(cell + 1 - label.length);
  });
  // The ends of the street have their names beside it, or above and below where there is no room.
  if (!wide) lines.push(`     ${inked(say("graveyard"), "dim")}`);
  lines.push(`     ${lanes.join("")}`.trimEnd());
  lines.push(`${rule("┌", "┬", "┐")}${wide ? ` ${inked(say("graveyard"), "dim")}` : ""}`);
  for (let section = 5; section >= 1; section--) {
    const squares = LANES.map((_, lane) => squareCells(view, lane * 5 + section - 1, say, cell));
    for (let row = 0; row < 3; row++) {
      const label = row === 1 ? String(section) : " ";
      lines.push(
        `  ${inked(label, "bold")} │${squares.map((cells) => boxed(cells[row] ?? { text: "", ink: null })).join("│")}│`,
      );
    }
    lines.push(
      section > 1 ? rule("├", "┼", "┤") : `${rule("└", "┴", "┘")}${wide ? ` ${inked(say("barricade"), "dim")}` : ""}`,
    );
  }
  if (!wide) lines.push(`     ${inked(say("barricade"), "dim")}`);
  lines.push("");
  for (const side of [ZOMBIES, HUMANS]) {
    const piles = [
      `${say("pile.deck")} ${view.deck[side].length}`,
      `${say("pile.discard")} ${view.discard[side].length}`,
      `${say("pile.spent")} ${view.spent[side].length}`,
    ].join(" · ");
    lines.push(`  ${inked(say(`seat.${side}`), "bold")}: ${inked(piles, "dim")}`);
    lines.push(`    ${handWords(view.hand[side], say, side === seat)}`);
  }
  return lines.join("\n");
}

function laneLabel(view: View, lane: number, say: (key: string, values?: object) => string): string {
  const effects = [
    ...(view.burning[lane] > 0 ? [say("card.street-on-fire")] : []),
    ...(view.frozen[lane] > 0 ? [say("card.holy-picture")] : []),
  ];
  return [LANES[lane] ?? "", ...effects].join(" · ");
}

function laneInk(view: View, lane: number): Ink {
  if (view.burning[lane] > 0) return "fire";
  return view.frozen[lane] > 0 ? "frost" : "bold";
}

function squareCells(
  view: View,
  square: number,
  say: (key: string, values?: object) => string,
  width: number,
): readonly [Cell, Cell, Cell] {
  const figure = view.figure[square];
  const wounds = view.wounds[square];
  const marks = view.marks[square];
  const strength =
    wounds > 0 ? `${view.strength[square]}/${view.strength[square] + wounds}` : `${view.strength[square]}`;
  const boss = marks & Mark.boss ? ` ${say("card.boss")} ${view.orders[square]}` : "";
  // "Z" and "D" say it too where the word has no room.
  const named = (sign: string, word: string, rest: string): string => {
    const whole = `${sign} ${word} ${rest}`;
    return whole.length < width ? whole : `${sign} ${rest}`;
  };
  const who: Cell =
    figure === Figure.none
      ? { text: "", ink: null }
      : figure === Figure.zombie
        ? { text: named("Z", say("figure.zombie"), `${strength}${boss}`), ink: "zombie" }
        : { text: named("D", say("figure.dog"), strength), ink: "dog" };
  const shown = [
    ...(marks & Mark.shield ? [say("card.shield")] : []),
    ...(marks & Mark.netted ? [say("card.net")] : []),
    ...(marks & Mark.held ? [say("card.not-so-fast")] : []),
  ];
  const thing = THING_NAMES[view.thing[square]] ?? "none";
  const size = view.size[square];
  const object = thing === "none" ? "" : `${say(`thing.${thing}`)}${size > 0 ? ` ${size}` : ""}`;
  const burns = view.napalm === square ? say("card.napalm") : "";
  return [
    who,
    { text: shown.join(" "), ink: "bold" },
    { text: [object, burns].filter((part) => part !== "").join(" "), ink: burns === "" ? "thing" : "fire" },
  ];
}

/** Cards by name, equal ones counted; a hand that is hidden is a number of cards. */
function handWords(hand: readonly number[], say: (key: string, values?: object) => string, own: boolean): string {
  if (hand.length === 0) return "–";
  const counts = new Map<string, number>();
  for (const kind of hand) counts.set(idOf(kind), (counts.get(idOf(kind)) ?? 0) + 1);
  const names = [...counts].map(([id, n]) => ({ name: `${n > 1 ? `${n} × ` : ""}${say(`card.${id}`)}`, id }));
  if (!own) return names.map(({ name }) => name).join(", ");
  return names.map(({ name, id }) => `${name}: ${say(`text.${id}`)}`).join("\n    ");
}
