import { type Motions, movesBy, type Stage } from "@endzeit/kit/board";
import { squareOf } from "./squares.ts";

const piece = (name: unknown) => `[data-piece="${squareOf(String(name))}"]`;
const cellOf = (stage: Stage, name: unknown) =>
  stage.all(`[data-square="${squareOf(String(name))}"]`)[0]?.parentElement;

/** Offsets are of the flat street: the piece lies in the same tilted plane. */
function walk(stage: Stage, from: unknown, to: unknown): void {
  const [a, b] = [cellOf(stage, from), cellOf(stage, to)];
  if (a == null || b == null) return;
  const x = a.offsetLeft - b.offsetLeft;
  const y = a.offsetTop - b.offsetTop;
  const by = [`translate(${x}px, ${y}px)`, `translate(${x / 2}px, ${y / 2 - 6}px)`, "none"];
  stage.play(
    piece(to),
    by.map((transform) => ({ transform, zIndex: 5 })),
    420,
  );
}

const walks: Motions[string] = (stage, { from, to }) => walk(stage, from, to);
const hurt: Motions[string] = (stage, { at }) => stage.shake(piece(at), 5, 2);
const raised: Motions[string] = (stage, { at }) =>
  stage.play(piece(at), [{ transform: "translateY(-18%)" }, { transform: "none" }], 280);

export const moveIn = movesBy({
  moved: walks,
  rolled: walks,
  swapped(stage, { at, to }) {
    walk(stage, at, to);
    walk(stage, to, at);
  },
  merged: (stage, { to }) =>
    stage.play(piece(to), [{ transform: "scale(.7)" }, { transform: "scale(1.18)" }, { transform: "none" }], 420),
  enters: (stage, { at }) => stage.arrive(piece(at), "translateY(-70%) scale(.8)"),
  laid: (stage, { at }) => stage.arrive(piece(at), "translateY(60%) scale(1.25)", 280),
  wounded: hurt,
  clawed: hurt,
  bitten: hurt,
  shielded: raised,
  crowned: raised,
  exploded(stage) {
    const by = ["0 0", "4px -3px", "-4px 3px", "2px -2px", "0 0"];
    stage.animate(
      stage.board,
      by.map((translate) => ({ translate })),
      320,
      "linear",
    );
  },
});
