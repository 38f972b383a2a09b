import { type Texts, text } from "@endzeit/engine";
import { Figure, Mark, THING_NAMES, Thing, type View } from "../state.ts";
import { laneOf, nameOf } from "./squares.ts";

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

/** The card that a piece in the street is printed on. */
export function cardAt(view: View, square: number): string | null {
  const figure = view.figure[square] ?? Figure.none;
  if (figure === Figure.dog) return "dog";
  if (figure === Figure.zombie) {
    if ((view.marks[square] ?? 0) & Mark.boss) return "boss";
    const healthy = (view.strength[square] ?? 0) + (view.wounds[square] ?? 0);
    return `zombie-${Math.max(2, Math.min(5, healthy))}`;
  }
  const size = view.size[square] ?? 0;
  switch (THING_NAMES[view.thing[square] ?? Thing.none] ?? "none") {
    case "none":
      return null;
    case "mine":
      return "mine";
    case "pit":
      return size > 1 ? "pit-2" : "pit-1";
    case "wall":
      return size > 5 ? "wall-6" : "wall-5";
    case "car":
      return "car-bomb";
    case "barrel":
      return "barrel";
    case "barrier":
      return "barrier";
  }
}
