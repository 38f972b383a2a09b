import { type Texts, text } from "@endzeit/engine";
import { SPACES } from "./content/board.ts";
import { CHARACTERS, ENCOUNTERS, EQUIPMENT, TILES, WALKER_CARDS } from "./content/cards.ts";
import { attackValue, fixedBonus } from "./rules/fight.ts";
import { Role, type View } from "./state.ts";

/*
 * The city for a terminal: nine rows of nine spaces. A space is its sign with the figures on it: survivors by the initial of
 * their character and the number of their seat, walkers by Z, the dead by x.
 */

/** A space is as wide as the terminal allows; the sign and one figure always have room. */
const MOST = 7;
const LEAST = 5;
const FRAME = 4;
const COLUMNS = "ABCDEFGHI";
const ANSI = {
  survivor: "33;1",
  walker: "36;1",
  place: "35;1",
  camp: "31;1",
  sewer: "34",
  dim: "2",
  bold: "1",
} as const;
type Ink = keyof typeof ANSI;
type Say = (key: string, values?: { readonly [name: string]: string | number }) => string;

const SIGNS = {
  corner: "#",
  camp: "^",
  normal: ".",
  "attack-1": "+1",
  "attack-2": "+2",
  draw: "E",
  safe: "-",
  again: "R",
  sewer: "~",
  rise: "O",
} as const;
const ROLES = ["survivor", "dying", "walker", "beaten", "out"] as const;

/** The whole table as one seat sees it. Without `colour` it says the same in plain characters. */
export function drawTerminal(view: View, seat: number | null, texts: Texts, colour: boolean, width = 100): string {
  const cell = Math.min(MOST, Math.max(LEAST, Math.floor((width - FRAME) / COLUMNS.length)));
  const inked = (words: string, ink: Ink | null): string =>
    colour && ink !== null ? `\u001b[${ANSI[ink]}m${words}\u001b[0m` : words;
  const say: Say = (key, values = {}) => text(texts, key, values);
  const lines = [inked(`    ${[...COLUMNS].map((letter) => letter.padEnd(cell)).join("")}`.trimEnd(), "dim")];
  for (let y = 0; y < COLUMNS.length; y++) {
    const cells = [...COLUMNS].map((_, x) => {
      const space = SPACES.findIndex((row) => row.x === x && row.y === y);
      if (space < 0) return " ".repeat(cell);
      const who = figuresOn(view, space, say);
      const words = `${SIGNS[SPACES[space].kind]}${who === "" ? "" : `${cell === MOST ? " " : ""}${who}`}`.slice(
        0,
        cell - 1,
      );
      return inked(words, inkOf(view, space)) + " ".repeat(cell - words.length);
    });
    lines.push(`  ${inked(String(y + 1), "bold")} ${cells.join("").trimEnd()}`);
  }
  lines.push("", inked(`  ${legend(say)}`, "dim"), `  ${corners(say)}`, "");
  if (view.fight !== null) lines.push(`  ${fightWords(view, say)}`, "");
  for (let other = 0; other < view.seats; other++) {
    const ink = view.role[other] === Role.survivor ? "survivor" : "walker";
    lines.push(
      `  ${view.turn === other ? "> " : "  "}${inked(whoIs(view, other, say), ink)}: ${seatWords(view, other, say)}`,
    );
    if (other === seat || view.rules.openHands) lines.push(`      ${handWords(view, other, say)}`);
  }
  const piles: readonly (readonly [string, number])[] = [
    ["pile.equipment", view.equipmentDeck.length],
    ["pile.equipment-discard", view.equipmentDiscard.length],
    ["pile.encounters", view.encounterDeck.length],
    ["pile.walkers", view.walkerDeck.length],
    ["pool", view.pool],
  ];
  lines.push("", inked(`  ${piles.map(([key, n]) => `${say(key)} ${n}`).join(" · ")}`, "dim"));
  return lines.join("\n");
}

const characterOf = (view: View, seat: number): string | null =>
  view.role[seat] === Role.survivor ? (CHARACTERS[view.character[seat]]?.id ?? null) : null;

function whoIs(view: View, seat: number, say: Say): string {
  const character = characterOf(view, seat);
  return character === null ? say(`seat.${seat}`) : `${say(`character.${character}`)} (${say(`seat.${seat}`)})`;
}

function figuresOn(view: View, space: number, say: Say): string {
  let words = "";
  for (let seat = 0; seat < view.seats; seat++) {
    if (view.at[seat] !== space) continue;
    const role = view.role[seat];
    const character = characterOf(view, seat);
    if (role === Role.walker) words += `Z${seat + 1}`;
    else if (role === Role.dying) words += `x${seat + 1}`;
    else words += `${character === null ? "?" : say(`character.${character}`).charAt(0)}${seat + 1}`;
  }
  return words;
}

function inkOf(view: View, space: number): Ink | null {
  for (let seat = 0; seat < view.seats; seat++) {
    if (view.at[seat] === space) return view.role[seat] === Role.survivor ? "survivor" : "walker";
  }
  switch (SPACES[space].kind) {
    case "corner":
      return "place";
    case "camp":
      return "camp";
    case "sewer":
    case "rise":
      return "sewer";
    default:
      return null;
  }
}

const legend = (say: Say): string =>
  (["normal", "attack-1", "attack-2", "draw", "safe", "again", "camp", "sewer", "rise"] as const)
    .map((kind) => `${SIGNS[kind]} ${say(`space.${kind}`)}`)
    .join("  ");

const corners = (say: Say): string =>
  SPACES.flatMap(({ name, tile }) => (tile < 0 ? [] : [`${name} ${say(`tile.${TILES[tile].id}`)}`])).join("  ");

function fightWords(view: View, say: Say): string {
  const { fight } = view;
  if (fight === null) return "";
  const card = fight.attacker < 0 ? ENCOUNTERS[fight.card].id : WALKER_CARDS[fight.card].id;
  const value = fight.die > 0 ? attackValue(view, fight) : fixedBonus(view, fight);
  return `${say(`card.${card}`)}: ${say("fight.value")} ${value} · ${say("fight.strength")} ${fight.strength}`;
}

function seatWords(view: View, seat: number, say: Say): string {
  const said = [say(`role.${ROLES[view.role[seat]] ?? "out"}`)];
  if (view.role[seat] === Role.survivor) {
    said.push(say("mark.allies", { n: view.allies[seat] }));
    if (view.front[seat] > 0) said.push(say("mark.revolvers", { n: view.front[seat] }));
    if (view.character[seat] >= 0) said.push(say(view.spent[seat] === 0 ? "mark.power-ready" : "mark.power-spent"));
    TILES.forEach(({ id }, tile) => {
      if ((view.tiles[seat] & (1 << tile)) !== 0) said.push(say(`tile.${id}`));
    });
  }
  return said.join(" · ");
}

/** Cards by name, equal ones counted, with what they do. */
function handWords(view: View, seat: number, say: Say): string {
  const [cards, rows] =
    view.role[seat] === Role.survivor ? [view.hand[seat], EQUIPMENT] : [view.claws[seat], WALKER_CARDS];
  if (cards.length === 0) return "–";
  const counts = new Map<number, number>();
  for (const kind of cards) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .map(([kind, n]) => {
      const id = rows[kind]?.id ?? "hidden";
      return `${n > 1 ? `${n} × ` : ""}${say(`card.${id}`)}: ${say(`text.${id}`)}`;
    })
    .join("\n      ");
}
