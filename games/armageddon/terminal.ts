import { type Texts, text } from "@endzeit/engine";
import { AREAS, COLOURS, FIGURES, LAST_SPACE, MOST_MARAUDERS, ROUNDS, SITES } from "./content/board.ts";
import { BUILDINGS, MOST_ACTIONS, TYPES } from "./content/buildings.ts";
import { BUILDING_TILES, EQUIPMENT, ICONS, SCORING_TILES } from "./content/cards.ts";
import { shelterOf } from "./rules/buildings.ts";
import { usesLeft } from "./rules/city.ts";
import { KINDS, slotOf } from "./rules/figures.ts";
import { Place, type View } from "./state.ts";

/*
 * The table for a terminal: tracks, the three areas with their bids and displays, then each city in lines of its own.
 */

const ANSI = {
  worker: "32;1",
  soldier: "34;1",
  engineer: "33;1",
  leader: "35;1",
  marauder: "31;1",
  dim: "2",
  bold: "1",
} as const;
type Ink = keyof typeof ANSI;
type Say = (key: string, values?: { readonly [name: string]: string | number }) => string;

/** The whole table as one seat sees it, in lines of no more than `width`. Without `colour` it says the same in plain characters. */
export function drawTerminal(view: View, seat: number | null, texts: Texts, colour: boolean, width = 100): string {
  const ink = (words: string, how: Ink): string => (colour ? `\u001b[${ANSI[how]}m${words}\u001b[0m` : words);
  const say: Say = (key, values = {}) => text(texts, key, values);
  const crowd = (counts: readonly number[]): string =>
    FIGURES.flatMap((name, at) =>
      (counts[at] ?? 0) > 0 ? [ink(say(`people.${name}`, { n: counts[at] ?? 0 }), name)] : [],
    ).join(", ") || "–";
  const at = (who: number, place: number): number[] =>
    COLOURS.map((_, kind) => view.figures[slotOf(who, place, kind)] ?? 0);
  const seats = Array.from({ length: view.seats }, (_, who) => who);
  const tile = (which: number): string =>
    view.open[which] < 0 ? "–" : say(`tile.${SCORING_TILES[view.open[which]].id}`);
  const lines = [
    `${ink(say("board.rounds"), "bold")} ${view.round}/${ROUNDS} · +${view.numbers.rounds.join(" +")} · ${tile(0)} · ${tile(1)}`,
    `${ink(say("board.score"), "bold")} ${seats.map((who) => `${say(`seat.${who}`)} ${view.points[who]}`).join(" · ")}`,
    "",
  ];
  AREAS.forEach((name, area) => {
    const bid = view.bidTiles[area];
    const icons =
      bid < 0
        ? ""
        : ` (${say(`bonus.${ICONS[view.numbers.bonus[bid]]}`)} / ${say(`malus.${ICONS[view.numbers.malus[bid]]}`)})`;
    lines.push(ink(say(`area.${name}`), "bold") + ink(icons, "dim"));
    for (let row = 0; row < view.seats; row++) {
      const who = view.rows[area * view.seats + row];
      if (who < 0) continue;
      const counts = at(who, area + 1).map((n, kind) =>
        area === 2 ? n + view.figures[slotOf(who, Place.spent, kind)] : n,
      );
      lines.push(`  ${row + 1}. ${say(`seat.${who}`)}: ${counts.reduce((sum, n) => sum + n, 0)} (${crowd(counts)})`);
    }
    for (const slot of seats) {
      if (area === 0 && view.display[slot] >= 0) {
        lines.push(
          `  [${slot + 1}] ${say(`card.${EQUIPMENT[view.display[slot]].id}`)}: ${crowd(view.crowd.slice(slot * KINDS, slot * KINDS + KINDS))}`,
        );
      }
      const building = view.site[slot];
      if (area === 1 && building >= 0) {
        const bonus = BUILDING_TILES[view.siteTile[slot]];
        lines.push(
          `  ${buildingLine(view, building, say)}${bonus === undefined ? "" : ` + ${say(`tile.${bonus.id}`)}`}`,
        );
      }
    }
  });
  for (const who of seats) {
    lines.push("", `${ink(say(`seat.${who}`), "bold")}${view.start === who ? ` (${say("board.start")})` : ""}`);
    lines.push(
      `  ${view.points[who]} ★ · ${say("board.shelter", { n: view.people[who], of: shelterOf(view, who) })} · ${say("board.marauders")} ${view.marauders[who]}/${MOST_MARAUDERS} · ${say("board.damage")} ${view.damage[who]}/${LAST_SPACE}`,
    );
    const home = at(who, Place.home);
    lines.push(`  ${say("place.home")}: ${home[0] < 0 ? "?" : crowd(home)}`);
    for (const place of [Place.city, Place.spent, Place.aside] as const) {
      const counts = at(who, place);
      if (counts.some((n) => n > 0))
        lines.push(
          `  ${say(`place.${["home", "exploration", "construction", "city", "spent", "aside"][place]}`)}: ${crowd(counts)}`,
        );
    }
    for (let site = 0; site < SITES; site++) {
      const building = view.sites[who * SITES + site];
      if (building < 0) continue;
      const left = BUILDINGS[building].actions.map(
        (_, action) => `${usesLeft(view, who, site, action)}/${view.numbers.uses[building * MOST_ACTIONS + action]}`,
      );
      lines.push(
        `  ${site + 1} ${buildingLine(view, building, say)}${left.length > 0 ? ink(` ${left.join(" ")}`, "dim") : ""}`,
      );
    }
    lines.push(`  ${say("badge.hand", { n: view.hand[who].length })}: ${handWords(view, who, say)}`);
    // Those of others too where they lie open.
    if (view.secret[who].length > 0 && (who === seat || view.secret[who].some((kind) => kind >= 0))) {
      lines.push(
        `  ${view.secret[who].map((kind) => say(`card.tile-${SCORING_TILES[kind]?.id ?? "hidden"}`)).join(", ")}`,
      );
    }
  }
  return lines.flatMap((line) => wrapped(line, width)).join("\n");
}

/** How wide a word stands on the screen: colours take no room. */
const standing = (word: string): number =>
  word
    .split("\u001b[")
    .map((part, i) => (i === 0 ? part : part.slice(part.indexOf("m") + 1)))
    .join("").length;

/** A line broken between words; what goes over is set in further than where the line begins. */
function wrapped(line: string, width: number): string[] {
  const start = line.length - line.trimStart().length;
  const rows: string[] = [];
  let row = line.slice(0, start);
  let taken = start;
  let empty = true;
  for (const word of line.slice(start).split(" ")) {
    const wide = standing(word);
    if (!empty && taken + 1 + wide > width) {
      rows.push(row);
      row = " ".repeat(start + 4);
      taken = start + 4;
      empty = true;
    }
    row += empty ? word : ` ${word}`;
    taken += empty ? wide : wide + 1;
    empty = false;
  }
  return [...rows, row];
}

function buildingLine(view: View, building: number, say: Say): string {
  const { id, type, actions, passive } = BUILDINGS[building];
  const said = actions.map((row, action) => {
    const n = view.numbers.amount[building * MOST_ACTIONS + action];
    return `${say(`cost.${row.cost}`)}: ${say(`effect.${row.effect}`, { n, ...(row.type >= 0 && { type: TYPES[row.type] }) })}`;
  });
  if (passive !== "none") said.push(say(`passive.${passive}`));
  if (view.numbers.fixed[building] > 0) said.push(say("board.fixed", { n: view.numbers.fixed[building] }));
  return `${say(`card.${id}`)} (${say(`type.${TYPES[type]}`)}, ${view.numbers.shelter[building]})${said.length > 0 ? ` – ${said.join("; ")}` : ""}`;
}

/** Cards by name, equal ones counted; those that are hidden are a number of cards. */
function handWords(view: View, who: number, say: Say): string {
  const counts = new Map<number, number>();
  for (const card of view.hand[who]) counts.set(card, (counts.get(card) ?? 0) + 1);
  const names = [...counts]
    .sort(([a], [b]) => b - a)
    .map(
      ([card, n]) => `${n > 1 ? `${n} × ` : ""}${card < 0 ? say("board.hidden") : say(`card.${EQUIPMENT[card].id}`)}`,
    );
  return names.length === 0 ? "–" : names.join(", ");
}
