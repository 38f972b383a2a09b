import type { Page } from "playwright-core";

/**
 * Words within `where` that a line's end tears apart without a hyphen, and words of which a part is cut away. What is cut on purpose,
 * such as a list that scrolls, stands outside of it.
 */
export function tornWords(page: Page, where: string): Promise<string[]> {
  return page.evaluate((where) => {
    const found = new Set<string>();
    const range = document.createRange();
    for (const root of document.querySelectorAll<HTMLElement>(where)) {
      const edge = root.getBoundingClientRect();
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        if (element === null || !element.checkVisibility({ opacityProperty: true })) continue;
        const box = element.getBoundingClientRect();
        for (const word of (node.nodeValue ?? "").matchAll(/\p{L}{3,}/gu)) {
          // The hyphen that a soft one has become stands at the end of the line before, and counts to what follows it.
          const soft = (node.nodeValue ?? "").charAt(word.index - 1) === "\u00ad";
          range.setStart(node, word.index + (soft ? 1 : 0));
          range.setEnd(node, word.index + word[0].length);
          const pieces = [...range.getClientRects()].filter(({ width }) => width > 0.5);
          const [first] = pieces;
          const last = pieces.at(-1);
          if (first === undefined || last === undefined) continue;
          const size = `${Math.round(edge.width)} px: ${word[0]}`;
          if (last.top > first.top + first.height / 2) found.add(`torn at ${size}`);
          else if (last.right > edge.right + 1 || last.bottom > edge.bottom + 1)
            found.add(`beyond its card at ${size}`);
          else if (getComputedStyle(element).overflow !== "visible" && last.bottom > box.bottom + last.height / 2)
            found.add(`cut at ${size}`);
        }
      }
    }
    return [...found];
  }, where);
}
