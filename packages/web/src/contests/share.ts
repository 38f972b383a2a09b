import type { ContestMark } from "@endzeit/engine";
import { titleOf } from "../catalogue.ts";
import { givePicture, INK, LAMP, PALE, type Pen, pictureUnder, WIDE, write } from "../picture.ts";
import { linkTo } from "../router.ts";
import { sceneOf } from "../scenes.ts";
import { tc } from "../texts/contest.ts";
import { t } from "../texts/index.ts";
import { nameOf, symbolsOf } from "./words.ts";

/** What is shared of a contest: how it went, nothing of what lies where. */
export interface Shared {
  readonly game: string;
  readonly contest: string;
  readonly won: boolean;
  readonly points: number;
  readonly marks: readonly ContestMark[];
}

const linkOf = ({ game, contest }: Shared): string =>
  `${location.href.split("#")[0]}${linkTo({ page: "contest", game, contest })}`;

/** A result as a line of symbols, under the name of the night and over its link. */
export const lineOf = (shared: Shared): string =>
  [
    `${t("app.title")} · ${titleOf(shared.game)} · ${nameOf(shared.contest)}`,
    `${symbolsOf(shared.marks)} ${shared.points}`,
    linkOf(shared),
  ].join("\n");

/** Gives a text to another program where the browser can, else to the clipboard. What became of it, in words; null when the person knows. */
export async function shareLine(shared: Shared): Promise<string | null> {
  const line = lineOf(shared);
  try {
    if ("share" in navigator && navigator.canShare({ text: line })) {
      await navigator.share({ text: line });
      return null;
    }
    await navigator.clipboard.writeText(line);
    return tc("contest.copied");
  } catch (error) {
    // Whoever closes the browser's own sheet has not shared, and knows it.
    return error instanceof DOMException && error.name === "AbortError" ? null : tc("contest.copy-failed", { line });
  }
}

/** Gives a picture of the result away, or lays it among the downloads. What became of it, in words; null when the person knows. */
export async function sharePicture(shared: Shared): Promise<string | null> {
  const picture = await pictureOf(shared).catch(() => null);
  if (picture === null) return tc("contest.picture-failed");
  const given = await givePicture(picture, `endzeit-${shared.game}-${shared.contest}.png`);
  return given === "saved" ? tc("contest.saved") : null;
}

/** No more marks than this stand in a row. */
const IN_A_ROW = 12;
const BLOOD = "#e5484d";
const NIGHT = "#5b6b96";

/** The result under the sky of its game, as a PNG. */
export const pictureOf = ({ game, contest, won, points, marks }: Shared): Promise<Blob> =>
  pictureUnder(sceneOf(game), (pen) => {
    write(pen, titleOf(game), 168, 84, "#fff", 300);
    write(pen, nameOf(contest), 226, 36, PALE, 600);
    write(pen, String(points), 930, 230, won ? LAMP : PALE, 800);
    write(pen, tc(won ? "contest.won" : "contest.not-won"), 990, 38, PALE, 600);
    rounds(pen, marks);
  });

/** A row of small nights: a calm one is a moon, a fight burns, a loss is struck through, and the last one is morning or is not. */
function rounds(pen: Pen, marks: readonly ContestMark[]): void {
  const rows = Math.ceil(marks.length / IN_A_ROW);
  const inEach = Math.ceil(marks.length / rows);
  const step = rows > 2 ? 52 : 66;
  const size = step * 0.36;
  marks.forEach((mark, n) => {
    const row = Math.floor(n / inEach);
    const inRow = Math.min(inEach, marks.length - row * inEach);
    const x = WIDE / 2 + ((n % inEach) - (inRow - 1) / 2) * step;
    draw(pen, mark, x, 1090 + (row - (rows - 1) / 2) * step, size);
  });
}

function draw(pen: Pen, mark: ContestMark, x: number, y: number, size: number): void {
  const disc = (radius: number, colour: string, dx = 0): void => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x + dx, y, radius, 0, 2 * Math.PI);
    pen.fill();
  };
  switch (mark) {
    case "calm":
      disc(size * 0.8, NIGHT);
      return disc(size * 0.68, INK, size * 0.36);
    case "fight":
      pen.fillStyle = LAMP;
      pen.beginPath();
      pen.moveTo(x, y - size);
      pen.quadraticCurveTo(x + size * 1.1, y + size * 0.3, x, y + size);
      pen.quadraticCurveTo(x - size * 1.1, y + size * 0.3, x, y - size);
      return pen.fill();
    case "loss":
      pen.strokeStyle = BLOOD;
      pen.lineWidth = size * 0.34;
      pen.beginPath();
      pen.moveTo(x - size * 0.7, y - size * 0.7);
      pen.lineTo(x + size * 0.7, y + size * 0.7);
      pen.moveTo(x + size * 0.7, y - size * 0.7);
      pen.lineTo(x - size * 0.7, y + size * 0.7);
      return pen.stroke();
    case "won":
      pen.strokeStyle = LAMP;
      pen.lineWidth = size * 0.18;
      for (let ray = 0; ray < 8; ray++) {
        const angle = (ray * Math.PI) / 4;
        pen.beginPath();
        pen.moveTo(x + size * 0.85 * Math.cos(angle), y + size * 0.85 * Math.sin(angle));
        pen.lineTo(x + size * 1.2 * Math.cos(angle), y + size * 1.2 * Math.sin(angle));
        pen.stroke();
      }
      return disc(size * 0.66, LAMP);
    case "lost":
      pen.fillStyle = PALE;
      pen.beginPath();
      pen.arc(x, y - size * 0.1, size * 0.7, Math.PI, 0);
      pen.lineTo(x + size * 0.7, y + size);
      pen.lineTo(x - size * 0.7, y + size);
      return pen.fill();
  }
}
