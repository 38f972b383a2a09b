import { type Texts, text } from "@endzeit/engine";
import type { Large } from "@endzeit/kit";
import { Figure, Mark, THING_NAMES, Thing, type View } from "../state.ts";
import { laneOf, nameOf, squareOf } from "./squares.ts";

/** What stands and lies on a square, in one line: the button's name and the cell of the readable board. */
export function describe(view: View, square: number, texts: Texts): string {
  const at = nameOf(square);
  const figure = view.figure[square] ?? Figure.none;
  const thing = THING_NAMES[view.thing[square] ?? Thing.none] ?? "none";
  const marks = view.marks[square] ?? 0;
  const size = view.size[square] ?? 0;
  const said: string[] = [];
  if (figure !== Figure.none) {
    const n = view.strength[square] ?? 0;
    said.push(
      text(texts, "square.figure", {
        at,
        figure: figure === Figure.dog ? "dog" : "zombie",
        n,
        of: n + (view.wounds[square] ?? 0),
      }),
    );
    if (marks & Mark.boss)
      said.push(text(texts, "mark.boss"), text(texts, "square.orders", { n: view.orders[square] ?? 0 }));
    if (marks & Mark.shield) said.push(text(texts, "mark.shield"));
    if (marks & Mark.netted) said.push(text(texts, "mark.netted"));
    if (marks & Mark.held) said.push(text(texts, "mark.held"));
    if (marks & Mark.ordered) said.push(text(texts, "mark.ordered"));
    if (thing !== "none") said.push(text(texts, "square.with", { thing }));
  } else if (thing !== "none")
    said.push(
      size > 0 ? text(texts, "square.sized", { at, thing, n: size }) : text(texts, "square.thing", { at, thing }),
    );
  else said.push(text(texts, "square.empty", { at }));
  if (view.burning[laneOf(square)]) said.push(text(texts, "square.burns"));
  if (view.frozen[laneOf(square)]) said.push(text(texts, "square.frozen"));
  if (view.napalm === square) said.push(text(texts, "square.napalm"));
  return said.join(", ");
}

/** The cards whose rules hold for what stands and lies on a square: of the figure, then of the thing. */
export function rulesAt(view: View, square: number): readonly string[] {
  const figure = view.figure[square] ?? Figure.none;
  const boss = ((view.marks[square] ?? 0) & Mark.boss) !== 0;
  const size = view.size[square] ?? 0;
  const thing = THING_NAMES[view.thing[square] ?? Thing.none] ?? "none";
  return [
    ...(figure === Figure.dog ? ["dog"] : figure === Figure.zombie ? ["zombie-2"] : []),
    ...(boss ? ["boss"] : []),
    ...(((view.marks[square] ?? 0) & Mark.shield) !== 0 ? ["shield"] : []),
    ...thingCard(thing, size),
  ];
}

function thingCard(thing: (typeof THING_NAMES)[number], size: number): readonly string[] {
  switch (thing) {
    case "none":
      return [];
    case "mine":
    case "barrel":
    case "barrier":
      return [thing];
    case "pit":
      return [size > 1 ? "pit-2" : "pit-1"];
    case "wall":
      return [size > 5 ? "wall-6" : "wall-5"];
    case "car":
      return ["car-bomb"];
  }
}

const PIECE = "piece-";
/** A piece on the street as something to be shown large. */
export const pieceName = (square: number): string => `${PIECE}${nameOf(square)}`;
/** The square of such a piece; -1 for cards. */
export const pieceSquare = (thing: string): number =>
  thing.startsWith(PIECE) ? squareOf(thing.slice(PIECE.length)) : -1;

/** What a piece is called when it is shown large. */
export function pieceTitle(view: View, square: number, texts: Texts): string {
  const figure = view.figure[square] ?? Figure.none;
  if (figure === Figure.dog) return text(texts, "card.dog");
  if (figure !== Figure.none) {
    const name = text(texts, "figure.zombie");
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  }
  return text(texts, `thing.${THING_NAMES[view.thing[square] ?? Thing.none] ?? "none"}`);
}

/** A piece as it stands: its number, its wounds, and what is attached to it, each for itself. */
export function large(thing: string, view: View, texts: Texts): Large | null {
  const square = pieceSquare(thing);
  if (square < 0) return null;
  const [name = "", ...facts] = describe(view, square, texts).split(", ");
  return { name, facts };
}
