import { t } from "./texts/index.ts";

/*
 * Pictures that are given to others: a square with a scene of the game as its sky, and letters on it.
 */

export const WIDE = 1200;
export const HIGH = 1200;
const SCENE = { wide: 1920, high: 1000 };
export const INK = "#080c18";
export const LAMP = "#ffc76a";
export const PALE = "#f0f2f8";

export type Pen = CanvasRenderingContext2D;

/** The square under a sky, under the name of the house, with whatever `draw` writes on it, as a PNG. Throws where the browser draws no pictures. */
export async function pictureUnder(sky: string, draw: (pen: Pen) => void): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser draws no pictures.");
  await Promise.all([
    document.fonts.load("800 200px 'Archivo Variable'"),
    document.fonts.load("600 30px 'Archivo Variable'"),
  ]);
  pen.fillStyle = INK;
  pen.fillRect(0, 0, WIDE, HIGH);
  const scene = await imageOf(sky);
  const wide = (HIGH * 0.92 * SCENE.wide) / SCENE.high;
  pen.drawImage(scene, (WIDE - wide) / 2, 0, wide, HIGH * 0.92);
  shade(pen);
  pen.textAlign = "center";
  write(pen, spaced(t("app.title").toUpperCase()), 74, 30, PALE, 500);
  draw(pen);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("The picture is empty.")) : resolve(blob)), "image/png");
  });
}

const spaced = (letters: string): string => [...letters].join("\u200a\u2009");

/** The scenes say their shape and no size, which some browsers want to know before they draw one. */
async function imageOf(url: string): Promise<HTMLImageElement> {
  const image = new Image(SCENE.wide, SCENE.high);
  image.src = url;
  await image.decode();
  return image;
}

function shade(pen: Pen): void {
  const dusk = pen.createLinearGradient(0, 0, 0, HIGH);
  dusk.addColorStop(0, "rgb(6 9 22 / 0.72)");
  dusk.addColorStop(0.28, "rgb(6 9 22 / 0.1)");
  dusk.addColorStop(0.5, "rgb(6 9 22 / 0.12)");
  dusk.addColorStop(0.72, "rgb(8 12 24 / 0.9)");
  dusk.addColorStop(0.92, INK);
  pen.fillStyle = dusk;
  pen.fillRect(0, 0, WIDE, HIGH);
}

/** A line of letters in the middle; one that is too long is drawn narrower. */
export function write(pen: Pen, words: string, y: number, size: number, colour: string, weight: number): void {
  pen.fillStyle = colour;
  pen.font = `${weight} ${size}px "Archivo Variable", sans-serif`;
  pen.fillText(words, WIDE / 2, y, WIDE - 120);
}

/** Gives a picture to another program where the browser can, else lays it among the downloads. Whether the person has yet to be told. */
export async function givePicture(picture: Blob, name: string): Promise<"given" | "saved"> {
  const file = new File([picture], name, { type: picture.type });
  try {
    if ("canShare" in navigator && navigator.canShare({ files: [file] })) {
      await navigator.share({ files: [file] });
      return "given";
    }
  } catch (error) {
    // Whoever closes the browser's own sheet has not shared, and knows it.
    if (error instanceof DOMException && error.name === "AbortError") return "given";
  }
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser still reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return "saved";
}
