import type { Page } from "playwright-core";

/** What a table may have wrong with the room that its things take. */
export interface Fault {
  readonly kind: "out-of-sight" | "overlap" | "cut" | "broken-word" | "small" | "wide";
  readonly what: string;
}

export interface Measured {
  readonly faults: readonly Fault[];
  /** Width and height of the board. */
  readonly board: readonly [number, number];
}

/** The text spacing that WCAG 1.4.12 wants a page to bear. */
export const SPACING =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}";

/**
 * Measures the table as it stands. `finger`: what may be chosen is as large as a fingertip, or a list of all answers stands beside it.
 * Knows the shell's parts and the light, and no rule of any game.
 */
export function measure(page: Page, finger: boolean): Promise<Measured> {
  return page.evaluate((finger) => {
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const faults: Fault[] = [];
    const words = (element: Element): string =>
      (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 60);
    const where = (element: Element): string => {
      const near = element.closest(".ask, .acts, .mini, .bar, .foe, .log, .own, .cards, .board, .banner, dialog");
      const own = typeof element.className === "string" ? element.className.replace(/\s*s(velte)?-\S+/g, "") : "";
      return `${near === null ? "" : `${near.classList[0]} `}${element.tagName.toLowerCase()}${own === "" ? "" : `.${own.trim().split(/\s+/).join(".")}`}`;
    };
    const told = new Set<string>();
    /** Of faults that are alike the first stands for all: `alike` names them. */
    const tell = (kind: Fault["kind"], what: string, alike = what): void => {
      if (told.has(`${kind} ${alike}`)) return;
      told.add(`${kind} ${alike}`);
      faults.push({ kind, what });
    };
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const width = (box: Box): number => Math.max(0, box.right - box.left);
    const height = (box: Box): number => Math.max(0, box.bottom - box.top);
    const area = (box: Box): number => width(box) * height(box);
    const windowBox: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

    interface Clip {
      /** What of the element's surroundings lets through. */
      readonly box: Box;
      /** What can never be scrolled into that. */
      readonly hard: Box;
      readonly seen: boolean;
    }
    const clips = new Map<Element, Clip>();
    /** What an element's parents let one see of it. */
    const clipOf = (element: Element): Clip => {
      const known = clips.get(element);
      if (known !== undefined) return known;
      const parent = element.parentElement;
      const outer = parent === null ? { box: windowBox, hard: windowBox, seen: true } : clipOf(parent);
      const style = getComputedStyle(element);
      const seen =
        outer.seen &&
        style.visibility !== "hidden" &&
        Number(style.opacity) > 0.05 &&
        style.display !== "none" &&
        style.clipPath !== "inset(50%)";
      let { box, hard } = outer;
      const across = style.overflowX !== "visible";
      const down = style.overflowY !== "visible";
      if (
        (across || down) &&
        style.display !== "inline" &&
        style.display !== "contents" &&
        element !== document.documentElement &&
        element !== document.body
      ) {
        const own = element.getBoundingClientRect();
        const wall = {
          left: across ? own.left : Number.NEGATIVE_INFINITY,
          right: across ? own.right : Number.POSITIVE_INFINITY,
          top: down ? own.top : Number.NEGATIVE_INFINITY,
          bottom: down ? own.bottom : Number.POSITIVE_INFINITY,
        };
        box = meet(box, wall);
        const rolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
        // What lies in a scrolled list may be beyond its edge; what is only hidden is gone.
        hard = {
          left: rolls(style.overflowX) ? Number.NEGATIVE_INFINITY : Math.max(hard.left, wall.left),
          right: rolls(style.overflowX) ? Number.POSITIVE_INFINITY : Math.min(hard.right, wall.right),
          top: rolls(style.overflowY) ? Number.NEGATIVE_INFINITY : Math.max(hard.top, wall.top),
          bottom: rolls(style.overflowY) ? Number.POSITIVE_INFINITY : Math.min(hard.bottom, wall.bottom),
        };
      }
      const clip = { box, hard, seen };
      clips.set(element, clip);
      return clip;
    };
    // What lies in closed details has a place and is not seen.
    const shown = (element: Element): boolean =>
      element.getClientRects().length > 0 && element.checkVisibility() && clipOf(element).seen;
    const all = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(shown);
    const round = (box: Box): string =>
      `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.right - box.left)}×${Math.round(box.bottom - box.top)}`;

    const table = document.querySelector(".table");
    const board = document.querySelector("main.board");
    if (table === null || board === null) throw new Error("There is no table.");
    const boardBox = board.getBoundingClientRect();

    // What is asked, what may be chosen, and the way to choose it.
    const wide = all(".board .wide.lit");
    const choosers = all(".board :is(.chooser, .who) button");
    const targets = [
      ...all(".cards button.card.lit"),
      ...(choosers.length > 0
        ? choosers
        : [
            ...all(wide.length > 0 ? ".board button.sq:not([aria-disabled])" : ".board button.sq:is(.own, .boss)"),
            ...all(".board [data-barricade]:not(.refused)"),
            ...all(".board [data-lit]"),
            ...all(".board [role=tab].lights"),
          ]),
    ];
    const answers = all(".ask .answers button:not([aria-disabled])");
    const open = (element: HTMLElement, box: Box): boolean => {
      for (const [across, down] of [
        [0.5, 0.5],
        [0.2, 0.5],
        [0.5, 0.2],
        [0.8, 0.5],
        [0.5, 0.85],
        [0.15, 0.85],
        [0.85, 0.15],
        [0.1, 0.1],
      ] as const) {
        const top = document.elementFromPoint(box.left + width(box) * across, box.top + height(box) * down);
        if (top !== null && (element.contains(top) || top.contains(element) || top.closest("button") === element))
          return true;
      }
      return false;
    };
    const inSight = (element: HTMLElement, what: string): void => {
      const whole = element.getBoundingClientRect();
      const box = meet(whole, clipOf(element).box);
      const least = Math.min(24, whole.width);
      if (width(box) < least - 1 || height(box) < Math.min(24, whole.height) - 1)
        tell("out-of-sight", `${what} "${words(element)}" (${where(element)}) at ${round(whole)}, seen ${round(box)}`);
      else if (!open(element, box)) {
        const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        tell(
          "out-of-sight",
          `${what} "${words(element)}" (${where(element)}) lies under ${top === null ? "the edge" : `${where(top)} "${words(top)}"`}`,
        );
      }
    };
    const question = all(".table .q .question")[0] ?? all(".table .question")[0];
    if (question === undefined) tell("out-of-sight", "the question is not there");
    else {
      const box = question.getBoundingClientRect();
      const clip = clipOf(question).box;
      if (area(meet(box, clip)) < area(box) * 0.98)
        tell("out-of-sight", `question "${words(question)}" at ${round(box)}`);
    }
    for (const element of targets) inSight(element, "target");
    for (const element of answers) inSight(element, "answer");

    // Fingers.
    const list = all("[data-list]")[0];
    if (finger && list === undefined)
      for (const element of targets) {
        const box = element.getBoundingClientRect();
        if (Math.min(box.width, box.height) < 43.5)
          tell("small", `target "${words(element)}" (${where(element)}) ${round(box)} without a list beside it`);
      }
    const controls = all("button, a[href], input, select, summary, [role=button], [role=tab]").filter(
      (element) => element.closest("dialog:not([open])") === null,
    );
    for (const element of controls) {
      // A hand that has no room left is chosen from in the list.
      if (list !== undefined && element.matches(".cards .card")) continue;
      const box = element.getBoundingClientRect();
      if (Math.min(box.width, box.height) < 23.5)
        tell("small", `control "${words(element)}" (${where(element)}) ${round(box)}`, where(element));
    }

    // Words.
    interface Line {
      readonly element: Element;
      readonly text: string;
      readonly box: Box;
      readonly paper: Element | null;
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = (node.nodeValue ?? "").replace(/\s+/g, " ").trim();
      const element = node.parentElement;
      if (text === "" || element === null || !shown(element) || element.closest("style, script, svg, option") !== null)
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const clip = clipOf(element);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      let cutOff = false;
      let inView = false;
      for (const rect of range.getClientRects()) {
        inView ||= area(meet(rect, clip.box)) > 0;
        if (rect.width < 1 || rect.height < 1) continue;
        // Of a line's height the letters take the middle.
        const spare = Math.max(0, (rect.height - size * 0.8) / 2);
        const ink = { left: rect.left, right: rect.right, top: rect.top + spare, bottom: rect.bottom - spare };
        const box = meet(ink, clip.box);
        const left = meet(ink, clip.hard);
        const cut = width(ink) - width(left) > 2.5 || height(ink) - height(left) > 2.5;
        const off = element.closest(".board") === null && area(box) === 0 && area(meet(ink, clip.hard)) === 0;
        if ((cut || off) && !cutOff) {
          cutOff = true;
          tell("cut", `"${text.slice(0, 60)}" (${where(element)}) ${round(ink)}, seen ${round(left)}`);
        }
        if (area(box) > 4)
          lines.push({ element, text, box, paper: element.closest(".sheet, .paper, .piece, .holder, .who, .play") });
      }
      let holder: Element | null = element;
      while (holder !== null && holder !== table) {
        const style = getComputedStyle(holder);
        if (
          style.textOverflow === "ellipsis" &&
          style.overflowX !== "visible" &&
          holder.scrollWidth > holder.clientWidth + 1
        ) {
          if (!cutOff) tell("cut", `"${text.slice(0, 60)}" (${where(element)}) ends in "…"`);
          break;
        }
        holder = holder.parentElement;
      }
      // Of a long log most lines are rolled away: there no letter is in view either.
      if (inView)
        for (const match of (node.nodeValue ?? "").matchAll(/[\p{L}]{4,}/gu)) {
          // A piece after a soft hyphen begins with the hyphen, at the end of the line above: its first and last letter count.
          const end = match.index + match[0].length;
          const [first, last] = [match.index, end - 1].map((from) => {
            range.setStart(node, from);
            range.setEnd(node, from + 1);
            return [...range.getClientRects()].filter((rect) => rect.width > 1).at(-1);
          });
          if (first === undefined || last === undefined || area(meet(first, clip.box)) === 0) continue;
          if (Math.abs(first.top - last.top) > size * 0.6) tell("broken-word", `"${match[0]}" (${where(element)})`);
        }
    }
    // By touch no card is looked at before it is chosen: of cards that lie on one another the names stay to be read.
    const sheets = finger ? all(".cards .sheet") : [];
    for (const [i, sheet] of sheets.entries()) {
      const names = lines.filter(({ element }) => sheet.contains(element) && element.closest(".head") !== null);
      if (names.length === 0 && sheet.clientWidth > 50 && sheet.parentElement?.querySelector("button.lit") != null)
        tell("cut", `"${words(sheet)}" (${where(sheet)}) has no name to be read`);
      for (const { text, box } of names)
        for (const other of sheets.slice(i + 1)) {
          const both = meet(box, other.getBoundingClientRect());
          if (width(both) > 2.5 && height(both) > 2.5)
            tell("cut", `"${text}" (${where(sheet)}) lies under "${words(other)}"`);
        }
    }
    for (const [i, a] of lines.entries())
      for (const b of lines.slice(i + 1)) {
        if (a.element === b.element) continue;
        const both = meet(a.box, b.box);
        if (width(both) < 3 || height(both) < 3 || area(both) < 0.12 * Math.min(area(a.box), area(b.box))) continue;
        // Printed pieces lie on one another as they do on a table.
        if (
          a.paper !== b.paper &&
          (a.paper !== null || b.paper !== null) &&
          a.element.closest("main.board, .cards, .pile, .fan") !== null
        )
          continue;
        const what = `"${a.text.slice(0, 40)}" (${where(a.element)}) and "${b.text.slice(0, 40)}" (${where(b.element)}) at ${round(both)}`;
        tell("overlap", what, `${a.text} ${b.text}`);
      }
    // Names within a sentence wrap with it: the box around their lines holds other words as well. Of a long log most are rolled away.
    const shell = controls
      .filter((element) => element.closest("main.board, .cards, .reach") === null)
      .map((element) => ({ element, box: meet(element.getBoundingClientRect(), clipOf(element).box) }))
      .filter(({ box }) => area(box) > 0);
    for (const [i, { element: a, box: boxA }] of shell.entries()) {
      for (const { element: b, box: boxB } of shell.slice(i + 1)) {
        const both = meet(boxA, boxB);
        if (width(both) <= 2 || height(both) <= 2 || a.contains(b) || b.contains(a)) continue;
        tell("overlap", `controls "${words(a)}" (${where(a)}) and "${words(b)}" (${where(b)}) at ${round(both)}`);
      }
      for (const line of lines) {
        const both = meet(boxA, line.box);
        if (width(both) <= 3 || height(both) <= 3 || area(both) <= 0.1 * Math.min(area(boxA), area(line.box))) continue;
        // A button may lie over the whole of what it stands for.
        if (
          a.contains(line.element) ||
          (a.childElementCount === 0 && a.textContent === "" && a.parentElement?.contains(line.element) === true)
        )
          continue;
        if (line.element.closest(".toast, .reason") !== null) continue;
        tell(
          "overlap",
          `control "${words(a)}" (${where(a)}) and "${line.text.slice(0, 40)}" (${where(line.element)}) at ${round(both)}`,
        );
      }
    }
    for (const element of all(".bar *")) {
      const box = element.getBoundingClientRect();
      const both = meet(meet(box, clipOf(element).box), boardBox);
      if (width(both) > 2 && height(both) > 2)
        tell("overlap", `${where(element)} "${words(element)}" at ${round(both)} over the board`, "over the board");
    }
    if (document.documentElement.scrollWidth > innerWidth + 1)
      tell("wide", `the page is ${document.documentElement.scrollWidth} wide`);
    return { faults, board: [boardBox.width, boardBox.height] };
  }, finger);
}

/** Width and height of the board. */
export const boardOf = (page: Page): Promise<readonly [number, number]> =>
  page.locator("main.board").evaluate((board) => {
    const { width, height } = board.getBoundingClientRect();
    return [width, height] as const;
  });

/** Takes up the first thing in the light, so that what it may be used on is asked for. Whether anything was there. */
export function takeUp(page: Page, of: "hand or board" | "board" = "hand or board"): Promise<boolean> {
  return page.evaluate((of) => {
    const board = ".board [data-lit]:not([data-go])";
    const first = document.querySelector<HTMLElement>(of === "board" ? board : `.cards button.card.lit, ${board}`);
    first?.click();
    return first !== null;
  }, of);
}
