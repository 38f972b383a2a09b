import type { Page } from "playwright-core";

/** Something in the light: what a person could press now, where it is and which key it names. "Go" sends off what was composed. */
export interface Lit {
  readonly kind: "card" | "target" | "button" | "chooser" | "go";
  readonly name: string;
  readonly key: string | null;
  readonly x: number;
  readonly y: number;
  /** What a finger at that point would meet instead; null when it would meet this. */
  readonly under: string | null;
}

export interface Glance {
  readonly what: "over" | "curtain" | "confirm" | "choice" | "wait";
  readonly question: string;
  readonly lit: readonly Lit[];
  /** Changes whenever something on the table changes. */
  readonly sign: string;
}

/** Runs in the page, where it knows nothing but its argument. */
const read = (wanted: number | undefined): Glance => {
  const seen = (element: Element): boolean => element.getClientRects().length > 0;
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
  const words = (element: Element | null | undefined): string =>
    (element?.getAttribute("aria-label") ?? element?.textContent ?? "").replace(/\s+/g, " ").trim();
  const point = (element: HTMLElement): { x: number; y: number; under: string | null } => {
    const box = element.getBoundingClientRect();
    let cover: Element | null = null;
    // Cards of a hand overlap and squares carry figures: any open spot will do, as it would for a finger.
    for (const [across, down] of [
      [0.5, 0.5],
      [0.2, 0.5],
      [0.5, 0.2],
      [0.8, 0.5],
      [0.15, 0.85],
      [0.5, 0.85],
      [0.85, 0.15],
    ] as const) {
      const x = box.left + box.width * across;
      const y = box.top + box.height * down;
      const top = document.elementFromPoint(x, y);
      if (top !== null && (element.contains(top) || top.closest("button") === element)) return { x, y, under: null };
      cover = top ?? cover;
    }
    // Its own tag alone: to write down all that a board holds takes longer than the whole look.
    const shell = cover?.cloneNode();
    const under =
      shell instanceof Element
        ? `${shell.outerHTML.slice(0, 120)} in ${cover?.parentElement?.className}`
        : "the edge of the window";
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, under };
  };
  const lit: Lit[] = [];
  const found: HTMLElement[] = [];
  const add = (
    kind: Lit["kind"],
    elements: readonly HTMLElement[],
    keyOf: (element: HTMLElement) => string | null,
  ): void => {
    for (const element of elements) {
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      lit.push({ kind, name: words(element), key: keyOf(element), ...point(element) });
      found.push(element);
    }
  };
  const question = words(document.querySelector(".table .question"));
  const what = ((): Glance["what"] => {
    if (document.querySelector(".finale .why") !== null) return "over";
    if (document.querySelector("dialog[open] #curtain-title") !== null) return "curtain";
    if (document.querySelector("dialog[open]") !== null) return "confirm";
    return document.querySelector(".table.mine") === null ? "wait" : "choice";
  })();
  if (what === "choice") {
    add("chooser", all(".board :is(.chooser, .who) button"), (element) => element.dataset["key"] ?? null);
    if (lit.length === 0) {
      add("card", all(".cards button.card.lit"), (element) => element.dataset["key"] ?? null);
      const wide = all(".board .wide.lit");
      const squares = all(
        wide.length > 0 ? ".board button.sq:not([aria-disabled])" : ".board button.sq:is(.own, .boss)",
      );
      add("target", squares, (element) => element.dataset["key"] ?? null);
      add("target", all(".board [data-barricade]:not(.refused)"), (element) => element.dataset["key"] ?? null);
      add("target", all(".board [data-lit]:not([data-go])"), (element) => element.dataset["key"] ?? null);
      add("target", all(".board [role=tab].lights:not([aria-selected=true])"), () => null);
      add("go", all(".board [data-go]"), (element) => element.dataset["key"] ?? null);
      const plain = all(".ask .answers button:enabled").filter(
        (button) =>
          !/^(Cancel|Skip|Undo|Take back|My turn|Always in this|Abbrechen|Überspringen|Rückgängig|Zurücknehmen|Mein Zug|In diese[mr] .* immer)/.test(
            words(button),
          ),
      );
      add("button", plain, (element) => element.querySelector("kbd")?.textContent ?? null);
    }
  }
  // A map scrolls under the eye that looks for the others.
  const wish = wanted === undefined ? undefined : found[wanted];
  const known = wanted === undefined ? undefined : lit[wanted];
  if (wanted !== undefined && wish !== undefined && known !== undefined) {
    wish.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (point(wish).under !== null) wish.scrollIntoView({ block: "center", inline: "center" });
    lit[wanted] = { ...known, ...point(wish) };
  }
  const sign = JSON.stringify([
    what,
    question,
    lit.map(({ kind, name, key }) => [kind, name, key]),
    all(".cards button").map(words),
    all(".board button.sq").map(words),
    all(".board [data-lit]").map((element) => element.getAttribute("aria-pressed")),
    words(document.querySelector(".table > .bar")),
  ]);
  return { what, question, lit, sign };
};

/**
 * Reads from the page what a person sees. Knows the shell's table and the light, and no rule of any game.
 * With `wanted`, that thing in the light is brought into sight at last, and its place is where it then lies.
 */
export function glanceAt(page: Page, wanted?: number): Promise<Glance> {
  return page.evaluate(read, wanted);
}

/** So long after a press with nothing new a person would press again. */
const MISSED_MS = 8000;
/** Bots may think that long on a busy machine. */
const PATIENCE_MS = 45_000;

/** So long the page itself waits before it is asked anew, and between two looks. */
const LOOKS = { forMs: 1000, everyMs: 15 };

/**
 * Looks again and again until the table wants something of a person, or the match is over, and the same is seen twice. Within the page:
 * each question from outside costs more than the look. `resting`: whether that came about.
 */
function lookOn(page: Page, before: string | null): Promise<{ readonly glance: Glance; readonly resting: boolean }> {
  return page.evaluate(`(async () => {
    const read = ${read.toString()};
    const before = ${JSON.stringify(before)};
    const until = Date.now() + ${LOOKS.forMs};
    let last = "";
    for (;;) {
      const glance = read();
      // Between an answer and its consequences nothing is in the light.
      const asked = glance.what === "choice" ? glance.lit.length > 0 : glance.what !== "wait";
      const resting = asked && glance.sign === last && glance.sign !== before;
      if (resting || Date.now() > until) return { glance, resting };
      last = glance.sign;
      await new Promise((next) => setTimeout(next, ${LOOKS.everyMs}));
    }
  })()`);
}

/**
 * Waits until the table wants something of a person, or the match is over, and has come to rest. The same moment as `before` comes
 * back when the press has met nothing: the table moved under the finger.
 */
export async function nextGlance(page: Page, before: string | null): Promise<Glance> {
  const missed = Date.now() + MISSED_MS;
  const patience = Date.now() + PATIENCE_MS;
  for (;;) {
    const { glance, resting } = await lookOn(page, before);
    if (resting || (glance.sign === before && Date.now() > missed)) return glance;
    if (Date.now() > patience) {
      throw new Error(
        `The table stands still: ${glance.what}, "${glance.question}", in the light: ${glance.lit.map(({ name }) => name).join(", ") || "nothing"}.`,
      );
    }
  }
}
