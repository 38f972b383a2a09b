import type { CDPSession, Page } from "playwright-core";
import { type Pixels, readPng } from "./png.ts";

/** Words that are hard to read: what they say, how they stand out from what lies behind them, and how they would have to. */
export interface Faint {
  readonly words: string;
  readonly where: string;
  readonly dawn: number;
  readonly contrast: number;
  readonly least: number;
}

/** A line of one text as it lies in the window, and what WCAG asks of letters of its size. */
interface Run {
  readonly words: string;
  readonly where: string;
  readonly least: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const STILL = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }`;
const letters = (colour: string): string =>
  `* { -webkit-text-fill-color: ${colour} !important; text-decoration-color: ${colour} !important; }
   svg text, svg tspan { fill: ${colour} !important; }
   *::before, *::after { -webkit-text-fill-color: transparent !important; }`;
const hour = (dawn: number): string => `*, *::before, *::after { --dawn: ${dawn} !important; }`;

/**
 * Words that are hard to read in sight at any of the hours. A page that moves between two pictures makes words look faint: what is found
 * has to be found twice.
 */
export async function faintWords(page: Page, dawns: readonly number[]): Promise<readonly Faint[]> {
  const found = await faintOnce(page, dawns);
  if (found.length === 0) return found;
  const again = new Set((await faintOnce(page, dawns)).map(({ words, where }) => `${where} ${words}`));
  return found.filter(({ words, where }) => again.has(`${where} ${words}`));
}

/**
 * Measures every word in sight at each of the hours. The letters are found by painting all of them white and then black: where the two
 * pictures differ, a letter stands, and nothing else has changed. From the real picture come then the colour of the letters and the
 * colours right around them, whatever it is that lies there.
 */
async function faintOnce(page: Page, dawns: readonly number[]): Promise<readonly Faint[]> {
  await style(page, "still", STILL);
  try {
    await style(page, "letters", letters("#fff"));
    const white = await picture(page);
    await style(page, "letters", letters("#000"));
    const black = await picture(page);
    // What lets fingers through can cover words all the same.
    await style(page, "letters", "* { pointer-events: auto !important; }");
    const runs = await runsInSight(page);
    await style(page, "letters", "");
    const ink = inkOf(white, black);
    const marks = runs.flatMap((run) => {
      const places = placesOf(run, ink);
      return places === null ? [] : [{ run, places }];
    });
    const found: Faint[] = [];
    for (const dawn of dawns) {
      await style(page, "hour", hour(dawn));
      const real = await picture(page);
      for (const { run, places } of marks) {
        const contrast = contrastOf(places, real);
        // Half a tenth is what rounding to whole colours and the smoothing of the letters' edges can take.
        if (contrast < run.least - 0.05)
          found.push({ words: run.words, where: run.where, dawn, contrast, least: run.least });
      }
    }
    return found;
  } finally {
    for (const name of ["still", "letters", "hour"]) await style(page, name, "");
  }
}

/** Faint words as lines to read, each once, at its worst hour. */
export function inWords(found: readonly Faint[]): string[] {
  const worst = new Map<string, Faint>();
  for (const faint of found) {
    const known = worst.get(faint.where + faint.words);
    if (known === undefined || faint.contrast < known.contrast) worst.set(faint.where + faint.words, faint);
  }
  return [...worst.values()].map(
    ({ words, where, dawn, contrast, least }) =>
      `${contrast.toFixed(2)} of ${least} at dawn ${dawn}: "${words}" in ${where}`,
  );
}

function style(page: Page, name: string, css: string): Promise<void> {
  return page.evaluate(
    ([name, css]) => {
      const known = document.querySelector(`style[data-eye="${name}"]`);
      const element = known ?? document.head.appendChild(document.createElement("style"));
      element.setAttribute("data-eye", name);
      element.textContent = css;
    },
    [name, css] as const,
  );
}

const lines = new WeakMap<Page, Promise<CDPSession>>();

/** The window as it stands. The browser packs a picture that is looked at once in the quick way. */
async function picture(page: Page): Promise<Pixels> {
  const line = lines.get(page) ?? page.context().newCDPSession(page);
  lines.set(page, line);
  const { data } = await (await line).send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
  return readPng(Buffer.from(data, "base64"));
}

/** For each pixel how much of it is letter, from 0 to 255. */
function inkOf(white: Pixels, black: Pixels): Pixels {
  const data = new Uint8Array(white.data.length / 4);
  for (let i = 0; i < data.length; i++) {
    const at = i * 4;
    data[i] = Math.max(
      0,
      (white.data[at] ?? 0) - (black.data[at] ?? 0),
      (white.data[at + 1] ?? 0) - (black.data[at + 1] ?? 0),
      (white.data[at + 2] ?? 0) - (black.data[at + 2] ?? 0),
    );
  }
  return { ...white, data };
}

/** So much of a letter's neighbourhood may be brighter (or darker) still, such as the corner of a picture behind one letter. */
const SHARE = 0.15;

/** Where the letters of a line stand and what is right around them, as numbers of pixels. */
interface Places {
  readonly letters: readonly number[];
  readonly around: readonly number[];
}

/** Null where none of the line is in sight. */
function placesOf(run: Run, ink: Pixels): Places | null {
  const left = Math.max(2, Math.floor(run.left));
  const right = Math.min(ink.width - 2, Math.ceil(run.right));
  const top = Math.max(2, Math.floor(run.top));
  const bottom = Math.min(ink.height - 2, Math.ceil(run.bottom));
  let full = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) full = Math.max(full, ink.data[y * ink.width + x] ?? 0);
  if (full < 60) return null;
  /** Of this line's letters, not of its neighbours'. */
  const near = (x: number, y: number): boolean => {
    for (let v = Math.max(top, y - 2); v <= Math.min(bottom - 1, y + 2); v++)
      for (let u = Math.max(left, x - 2); u <= Math.min(right - 1, x + 2); u++)
        if ((ink.data[v * ink.width + u] ?? 0) >= full / 2) return true;
    return false;
  };
  const letters: number[] = [];
  const around: number[] = [];
  for (let y = top - 1; y < bottom + 1; y++)
    for (let x = left - 1; x < right + 1; x++) {
      const i = y * ink.width + x;
      const here = ink.data[i] ?? 0;
      if (here >= full * 0.85) letters.push(i);
      else if (here <= 3 && near(x, y)) around.push(i);
    }
  return letters.length === 0 || around.length === 0 ? null : { letters, around };
}

/** How a line stands out from what is right around its letters. */
function contrastOf({ letters, around }: Places, real: Pixels): number {
  const own = part(sorted(letters, real), 0.5);
  const ground = sorted(around, real);
  const behind = part(ground, part(ground, 0.5) < own ? 1 - SHARE : SHARE);
  return (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05);
}

function sorted(places: readonly number[], { data }: Pixels): Float64Array {
  return Float64Array.from(places, (i) => brightness(data, i * 4)).sort();
}

/** The value below which that share of the numbers lies. */
function part(numbers: Float64Array, share: number): number {
  return numbers[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
}

/** Relative luminance as WCAG defines it. */
function brightness(data: Uint8Array, at: number): number {
  return (
    0.2126 * (LINEAR[data[at] ?? 0] ?? 0) +
    0.7152 * (LINEAR[data[at + 1] ?? 0] ?? 0) +
    0.0722 * (LINEAR[data[at + 2] ?? 0] ?? 0)
  );
}
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Every line of text that could be seen; an open dialog and the end of a match hide what lies under them. */
function runsInSight(page: Page): Promise<Run[]> {
  return page.evaluate(() => {
    const dialogs = [...document.querySelectorAll(".finale, dialog[open]")];
    const root = dialogs.at(-1) ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Run[] = [];
    /** Whether a piece lies on the line, as pieces lie on what a board has printed on it. */
    const covered = (own: Element, line: { left: number; right: number; top: number; bottom: number }): boolean => {
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9])
        for (const top of document.elementsFromPoint(
          line.left + (line.right - line.left) * share,
          (line.top + line.bottom) / 2,
        )) {
          if (top === own || top.contains(own) || own.contains(top)) break;
          const { backgroundColor, backgroundImage } = getComputedStyle(top);
          const clear = backgroundImage === "none" && /[,/] 0(\.\d+)?\)$/.test(backgroundColor);
          if (!clear || top instanceof SVGElement) return true;
        }
      return false;
    };
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = (node.textContent ?? "").replace(/\s+/g, " ").trim();
      if (element === null || words === "" || element.closest("style, script, noscript, .vh, .vh-until") !== null)
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const css = getComputedStyle(element);
      const scale =
        element instanceof HTMLElement && element.offsetWidth > 0
          ? element.getBoundingClientRect().width / element.offsetWidth
          : 1;
      const size = Number.parseFloat(css.fontSize) * scale;
      const large = size >= 24 || (size >= 18.66 && Number(css.fontWeight) >= 700);
      const path: string[] = [];
      for (let up: Element | null = element; up !== null && path.length < 4; up = up.parentElement) {
        const name = [...up.classList].filter((one) => !one.startsWith("svelte-")).join(".");
        path.unshift(up.tagName.toLowerCase() + (name === "" ? "" : `.${name}`));
      }
      // What a scrolled list or a card cuts off is nobody's to read.
      const clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      for (let up: Element | null = element; up !== null; up = up.parentElement) {
        if (getComputedStyle(up).overflow === "visible" || getComputedStyle(up).display === "inline") continue;
        const edge = up.getBoundingClientRect();
        clip.left = Math.max(clip.left, edge.left);
        clip.top = Math.max(clip.top, edge.top);
        clip.right = Math.min(clip.right, edge.right);
        clip.bottom = Math.min(clip.bottom, edge.bottom);
      }
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        // Of a line's height the letters take the middle.
        const spare = Math.max(0, (box.height - size * 1.1) / 2);
        const line = { left: box.left, right: box.right, top: box.top + spare, bottom: box.bottom - spare };
        const left = Math.max(line.left, clip.left);
        const top = Math.max(line.top, clip.top);
        const right = Math.min(line.right, clip.right);
        const bottom = Math.min(line.bottom, clip.bottom);
        // Of a line that scrolls out of sight less than half is no word any more.
        if (right - left < 2 || bottom - top < (line.bottom - line.top) / 2) continue;
        if (covered(element, line)) continue;
        found.push({
          words: words.slice(0, 60),
          where: path.join(" > "),
          least: large ? 3 : 4.5,
          left,
          top,
          right,
          bottom,
        });
      }
    }
    return found;
  });
}
