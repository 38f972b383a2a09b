import { titleOf } from "../catalogue.ts";
import { givePicture, LAMP, PALE, type Pen, pictureUnder, WIDE, write } from "../picture.ts";
import { tf } from "../texts/finale.ts";
import { endOf } from "./scenes.ts";

/** What is shared of an end: how it went and for whom, nothing of what lies where. */
export interface SharedEnd {
  readonly game: string;
  readonly scene: "won" | "lost";
  readonly verdict: string;
  readonly title: string;
  readonly line: string;
  /** Who sat there. */
  readonly names: readonly string[];
  /** Names of what was special. */
  readonly honours: readonly string[];
  /** The chance before the first answer and after each, 0 to 1; empty where nobody has looked back. */
  readonly chances: readonly number[];
}

/** Gives a picture of the end away, or lays it among the downloads. What became of it, in words; null when the person knows. */
export async function shareEnd(shared: SharedEnd): Promise<string | null> {
  const picture = await pictureOf(shared).catch(() => null);
  if (picture === null) return tf("end.share-failed");
  return (await givePicture(picture, `endzeit-${shared.game}.png`)) === "saved" ? tf("end.shared") : null;
}

const BAD = "#ff8a6b";
/** Where the hill stands, from a chance of nothing to a certain one. */
const HILL = { top: 600, bottom: 800 };
const LINE = 46;

export const pictureOf = ({ game, scene, verdict, title, line, names, honours, chances }: SharedEnd): Promise<Blob> =>
  pictureUnder(endOf(game, scene), (pen) => {
    write(pen, titleOf(game), 168, 84, "#fff", 300);
    write(pen, verdict, 226, 36, PALE, 600);
    if (chances.length > 1) hill(pen, chances);
    write(pen, title, 888, 72, scene === "won" ? LAMP : "#fff", 500);
    const lines = broken(pen, line, 34);
    lines.forEach((words, n) => {
      write(pen, words, 950 + n * LINE, 34, PALE, 400);
    });
    const below = 966 + lines.length * LINE;
    if (honours.length > 0) write(pen, honours.join("  ·  "), below, 30, LAMP, 600);
    write(pen, names.join("  ·  "), below + (honours.length > 0 ? 50 : 0), 30, PALE, 500);
  });

/** The chance over the match: lit above half, broken below. */
function hill(pen: Pen, chances: readonly number[]): void {
  const { top, bottom } = HILL;
  const x = (at: number): number => (WIDE * at) / (chances.length - 1);
  const y = (chance: number): number => bottom - chance * (bottom - top);
  const path = (): void => {
    pen.beginPath();
    for (const [at, chance] of chances.entries()) pen.lineTo(x(at), y(chance));
  };
  path();
  pen.lineTo(WIDE, bottom + 60);
  pen.lineTo(0, bottom + 60);
  pen.fillStyle = "rgb(8 12 24 / 0.82)";
  pen.fill();
  for (const [from, to, colour, dash] of [
    [top - 10, (top + bottom) / 2, LAMP, []],
    [(top + bottom) / 2, bottom + 10, BAD, [14, 8]],
  ] as const) {
    pen.save();
    pen.beginPath();
    pen.rect(0, from, WIDE, to - from);
    pen.clip();
    path();
    pen.strokeStyle = colour;
    pen.lineWidth = 6;
    pen.setLineDash([...dash]);
    pen.stroke();
    pen.restore();
  }
}

/** A sentence in lines that fit. */
function broken(pen: Pen, sentence: string, size: number): readonly string[] {
  pen.font = `400 ${size}px "Archivo Variable", sans-serif`;
  const lines: string[] = [];
  for (const word of sentence.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || pen.measureText(longer).width > WIDE - 200) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
