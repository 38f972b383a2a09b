import { below, type Random, randomFrom } from "@endzeit/engine";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findings } from "./axe.ts";
import { type Glance, glanceAt, type Lit, nextGlance } from "./glance.ts";
import type { Visitor } from "./site.ts";

/** How a person does things. */
export interface Hands {
  /** Presses something in the light. */
  press(lit: Lit): Promise<void>;
  /** Presses the first button of the open dialog: look, yes. */
  agree(): Promise<void>;
}

export function mouse(page: Page): Hands {
  return {
    press: ({ x, y }) => page.mouse.click(x, y),
    agree: () => page.locator("dialog[open] .primary, dialog[open] .link-button.primary").first().click(),
  };
}

export function finger(page: Page): Hands {
  return {
    press: ({ x, y }) => page.touchscreen.tap(x, y),
    agree: () => page.locator("dialog[open] .primary, dialog[open] .link-button.primary").first().tap(),
  };
}

/** Once round the page: late in a match the log alone has some hundred names to stop at. */
const MOST_TABS = 500;

/** Keys alone: the key that a thing names, else Tab until it has the focus, then Enter. */
export function keys(page: Page): Hands {
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const element = document.activeElement;
      return (element?.getAttribute("aria-label") ?? element?.textContent ?? "").replace(/\s+/g, " ").trim();
    });
  const tabTo = async (name: string): Promise<void> => {
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if ((await focused()) === name) return page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never came to "${name}".`);
  };
  /** On a map Tab goes from one space in the light to the next; over the street the arrow keys lead. */
  const reach = async (name: string): Promise<void> => {
    await ((await page.locator(".table.map").count()) > 0 ? tabTo(name) : walkTo(name));
  };
  /** Walks over the street with the arrow keys, row by row, until the square has the focus. */
  const walkTo = async (name: string): Promise<void> => {
    for (let tabs = 0; tabs < 150 && !(await page.locator(".board button.sq:focus").count()); tabs++)
      await page.keyboard.press("Tab");
    for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft"])
      await page.keyboard.press(key);
    for (let row = 0; row < 5; row++) {
      for (let step = 0; step < 3; step++) {
        if ((await focused()) === name) return page.keyboard.press("Enter");
        if (step < 2) await page.keyboard.press(row % 2 === 0 ? "ArrowRight" : "ArrowLeft");
      }
      await page.keyboard.press("ArrowDown");
    }
    throw new Error(`The arrow keys never came to "${name}".`);
  };
  return {
    async press({ kind, key, name }) {
      if (key !== null) await page.keyboard.press(key.toLowerCase());
      else if (kind === "target" || kind === "go") await reach(name);
      else await tabTo(name);
    },
    async agree() {
      const name = (await page.locator("dialog[open] .primary").first().textContent()) ?? "";
      await tabTo(name.replace(/\s+/g, " ").trim());
    },
  };
}

export interface Playthrough {
  readonly presses: number;
  readonly kinds: ReadonlySet<Lit["kind"]>;
  readonly curtains: number;
}

const MOST_PRESSES = 900;
/** A button that does not answer to a press is a fault; a table that moved under the finger now and then is none. */
const MOST_MISSES = 2;

/** Plays the match on the page to its end: of what is in the light, anything. `look` is called at each new moment. */
export async function playToTheEnd(
  page: Page,
  hands: Hands,
  seed: string,
  look: (glance: Glance, presses: number) => Promise<void> = async () => {},
): Promise<Playthrough> {
  const random: Random = randomFrom(`e2e ${seed}`);
  const kinds = new Set<Lit["kind"]>();
  let curtains = 0;
  let misses = 0;
  let before: string | null = null;
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const glance: Glance = await nextGlance(page, before);
    if (glance.sign === before && ++misses > MOST_MISSES)
      throw new Error(`Pressed again and again, nothing happens at "${glance.question}".`);
    await look(glance, presses);
    before = glance.sign;
    if (glance.what === "over") return { presses, kinds, curtains };
    if (glance.what === "curtain" || glance.what === "confirm") {
      if (glance.what === "curtain") curtains++;
      await hands.agree();
      continue;
    }
    const chosen = pick(random, glance);
    const lit = await uncovered(page, glance.lit.indexOf(chosen));
    // At a question to all another seat may have answered meanwhile; the table goes on.
    const movedOn = async () => (await glanceAt(page)).sign !== glance.sign;
    if (lit?.name !== chosen.name || lit.under !== null) {
      if (await movedOn()) continue;
      throw new Error(`"${chosen.name}" is in the light and under ${lit?.under}.`);
    }
    kinds.add(lit.kind);
    try {
      await hands.press(lit);
    } catch (error) {
      if (!(await movedOn())) throw error;
    }
  }
  throw new Error(`The match is not over after ${MOST_PRESSES} presses.`);
}

/** Plays to the end with a finger on a phone. Every so many presses a picture is taken, and nothing may stick out to the side. */
export async function playByTouch(visitor: Visitor, pictures: string, every = 25): Promise<Playthrough> {
  const { page } = visitor;
  let looked = 0;
  const played = await playToTheEnd(page, finger(page), "phone", async (_glance, presses) => {
    if (presses % every !== 0) return;
    looked++;
    await visitor.picture(`${pictures}-${String(presses).padStart(3, "0")}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, "nothing sticks out to the side").toBe(false);
    if (looked < 4) expect(await findings(page)).toEqual([]);
  });
  expect(looked).toBeGreaterThan(0);
  await visitor.picture(`${pictures}-end`);
  return played;
}

const PASSING_MS = 5000;

/**
 * What is in the light, brought into sight. A figure that moves past may lie over it for a moment, but not for long; the reason of a
 * refusal is read and closed; and what opens under a resting pointer goes when the pointer does, as it would on its way to the next thing.
 */
async function uncovered(page: Page, index: number): Promise<Lit | undefined> {
  const since = Date.now();
  for (;;) {
    const lit = (await glanceAt(page, index)).lit[index];
    const waited = Date.now() - since;
    if (lit === undefined || lit.under === null || waited > PASSING_MS) return lit;
    // Without the pointer: where it lay it would only come upon the next thing that is refused.
    await page.evaluate(() => document.querySelector<HTMLElement>(".toast.refusal button")?.click());
    if (waited > PASSING_MS / 4) await page.mouse.move(1, 1);
    await page.waitForTimeout(100);
  }
}

/** Cards and targets are more fun than buttons, but now and then a button it is. What is composed is sent off soon. */
function pick(random: Random, { lit, question }: Glance): Lit {
  const go = lit.find(({ kind }) => kind === "go");
  if (go !== undefined && below(random, 2) === 0) return go;
  const fun = lit.filter(({ kind }) => kind !== "button");
  const from = fun.length > 0 && below(random, 5) > 0 ? fun : lit;
  const chosen = from[from.length > 1 ? below(random, from.length) : 0];
  if (chosen === undefined) throw new Error(`Nothing is in the light at "${question}".`);
  return chosen;
}
