import { type Texts, text } from "@endzeit/engine";
import { DEFENCE, GRAVEYARD, LENGTH, SPACES, TOWN, TRACKS } from "./content/board.ts";
import { EVENTS, STORY } from "./content/cards.ts";
import { SPECIALS, UNITS } from "./content/units.ts";
import { inPlay, unitStrength } from "./rules/units.ts";
import { zedStrength, zedsHere } from "./rules/zeds.ts";
import { Phase, type View } from "./state.ts";

/*
 * The four tracks for a terminal, each a line of spaces from its Start to Town Center. A Zed is Z and its strength, a unit the
 * beginning of its name and its strength; a dot stands for each hit, ~ for the reduced side, ! for Defiant.
 */

const ANSI = { zed: "36;1", unit: "33;1", named: "35", city: "31;1", dim: "2", bold: "1" } as const;
type Ink = keyof typeof ANSI;
type Say = (key: string, values?: { readonly [name: string]: string | number }) => string;

const LABEL = 10;
const NARROWEST = 6;
/** Room for the longest name of a place. What is no window at all, such as a pipe, has no width to share out. */
const WIDEST = 26;

/** The whole table as every seat sees it. Without `colour` it says the same in plain characters. */
export function drawTerminal(view: View, _seat: number | null, texts: Texts, colour: boolean, width = 100): string {
  const ink = (words: string, how: Ink | null): string =>
    colour && how !== null ? `\u001b[${ANSI[how]}m${words}\u001b[0m` : words;
  const say: Say = (key, values = {}) => text(texts, key, values);
  const cell = Math.min(WIDEST, Math.max(NARROWEST, Math.floor((width - LABEL) / LENGTH)));
  const pad = (words: string): string => words.slice(0, cell - 1).padEnd(cell);
  const lines = [...eventLines(view, say, ink), ""];
  TRACKS.forEach((name, track) => {
    const spaces = Array.from({ length: LENGTH }, (_, i) => track * LENGTH + LENGTH - 1 - i);
    const row = (label: string, of: (at: number) => string, how: (at: number) => Ink | null): string =>
      ink(label.slice(0, LABEL - 1).padEnd(LABEL), "bold") +
      spaces
        .map((at) => ink(pad(of(at)), how(at)))
        .join("")
        .trimEnd();
    lines.push(row(say(`track.${name}`), (at) => headOf(at, say), inkOf));
    if (spaces.some((at) => view.spots[at * 2] >= 0))
      lines.push(
        row(
          "",
          (at) =>
            zedsHere(view, at)
              .map((zed) => zedSign(view, zed))
              .join(" "),
          () => "zed",
        ),
      );
    for (let place = 0; place < 2; place++) {
      const unit = (at: number): number => view.unitAt.flatMap((on, who) => (on === at ? [who] : []))[place] ?? -1;
      if (spaces.some((at) => unit(at) >= 0))
        lines.push(
          row(
            "",
            (at) => (unit(at) < 0 ? "" : unitSign(view, unit(at), say, cell)),
            () => "unit",
          ),
        );
    }
  });
  const there = (at: number): string =>
    view.unitAt.flatMap((on, unit) => (on === at ? [unitLine(view, unit, say)] : [])).join(", ");
  lines.push(
    "",
    `${ink(say("space.TC"), "city")}:`,
    ...folded(there(TOWN) || "–", width).map((line) => ink(line, "unit")),
  );
  if (view.unitAt.includes(GRAVEYARD)) lines.push(`${say("board.graveyard")}: ${there(GRAVEYARD)}`);
  lines.push("", ...purseLines(view, say, ink));
  return lines.join("\n");
}

/** A list in lines of its own, indented, none longer than the terminal. */
function folded(words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(", ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 2 < width) lines[lines.length - 1] = `${last}, ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines;
}

type Inked = (words: string, how: Ink | null) => string;

function eventLines(view: View, say: Say, ink: Inked): string[] {
  const event = EVENTS[view.event];
  if (event === undefined) return [ink(say("board.no-event"), "dim")];
  const strip = view.numbers.strip[view.event] ?? "";
  const tab = strip === "*" ? say("tab.all") : strip === "" ? say("tab.story") : [...strip].join(" ");
  const actions = view.numbers.actions[view.event] ?? 0;
  return [
    `${ink(say(`card.${event.id}`), "bold")} [${tab}]${actions > 0 ? ` ${say("tab.actions", { n: actions })}` : ""}`,
    ink(say(`text.${event.id}`), "dim"),
  ];
}

function headOf(at: number, say: Say): string {
  const { number, kind, id } = SPACES[at];
  const shield = DEFENCE[at] > 0 ? `${DEFENCE[at]}▶ ` : "";
  if (kind === "start") return say("kind.start");
  return kind === "plain" ? String(number) : `${number} ${shield}${say(`space.${id}`)}`;
}

function inkOf(at: number): Ink | null {
  const { kind } = SPACES[at];
  if (kind === "city") return "city";
  return kind === "plain" || kind === "start" ? "dim" : "named";
}

const signs = (flipped: number, hits: number): string => `${flipped === 1 ? "~" : ""}${".".repeat(hits)}`;

const zedSign = (view: View, zed: number): string =>
  `Z${zedStrength(view, zed)}${signs(view.zedFlipped[zed], view.zedHits[zed])}${view.tough === zed ? "*" : ""}`;

const stateOf = (view: View, unit: number): string =>
  `${unitStrength(view, unit)}${signs(view.unitFlipped[unit], view.unitHits[unit])}${view.defiant[unit] === 1 ? "!" : ""}`;

/** A unit as short as its cell: the last word of its name says most. */
function unitSign(view: View, unit: number, say: Say, cell: number): string {
  const state = stateOf(view, unit);
  const words = say(`unit.${UNITS[unit].id}`).split(" ");
  const name = UNITS[unit].kind === "civilian" ? words.map((word) => word.charAt(0)).join("") : (words.at(-1) ?? "");
  return `${name.slice(0, Math.max(2, cell - 2 - state.length))} ${state}`;
}

const unitLine = (view: View, unit: number, say: Say): string =>
  `${say(`unit.${UNITS[unit].id}`)} ${stateOf(view, unit)}`;

function purseLines(view: View, say: Say, ink: Inked): string[] {
  const purse = [say("board.ammo", { n: view.ammo })];
  if (view.phase === Phase.actions) {
    purse.push(say("tab.actions", { n: view.actions }));
    for (let seat = 0; seat < view.seats; seat++)
      purse.push(`${say(`seat.${seat}`)}: ${say(view.own[seat] === 1 ? "board.own-ready" : "board.own-used")}`);
  }
  const specials = SPECIALS.flatMap(({ id, unit }, special) =>
    unit < view.unitAt.length && inPlay(view, unit) && view.specials[special] === 0 ? [say(`special.${id}`)] : [],
  );
  return [
    purse.join(" · "),
    ...(specials.length > 0 ? [ink(specials.join(" · "), "dim")] : []),
    ...(view.kept.length > 0
      ? [`${say("pile.kept")}: ${view.kept.map((card) => say(`card.${STORY[card].id}`)).join(", ")}`]
      : []),
  ];
}
