interface Meaning {
  /** A character is typed: whether it means something. */
  readonly press: (key: string) => boolean;
  /** The last choice is to be taken back: whether there is any. */
  readonly cancel?: () => boolean;
}

/** A key that is typed while the table is open, for the window to hear first: a card in the hand may bear the same digit. */
export function typed(event: KeyboardEvent, { press, cancel }: Meaning): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.matches("input, select, textarea")) return;
  if (document.querySelector("dialog[open]") !== null) return;
  const meant = event.key === "Escape" ? cancel?.() : event.key.length === 1 && press(event.key);
  if (meant !== true) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Gives the keys to what lies in the light (`data-lit`), in reading order; where there are several selectors, to what the first one finds before the rest. */
export function giveKeys(board: HTMLElement | undefined, keys: string, ...first: readonly string[]): void {
  for (const old of board?.querySelectorAll("[data-key]") ?? []) old.removeAttribute("data-key");
  const orders = first.length === 0 ? ["[data-lit]"] : first;
  const targets = new Set(orders.flatMap((selector) => [...(board?.querySelectorAll(selector) ?? [])]));
  [...targets].slice(0, keys.length).forEach((target, i) => {
    target.setAttribute("data-key", keys.charAt(i));
  });
}

/** Presses what has been given this key. */
export function pressKey(board: HTMLElement | undefined, keys: string, key: string): boolean {
  const target = keys.includes(key) ? board?.querySelector<HTMLElement>(`[data-key="${key}"]`) : null;
  target?.focus();
  target?.click();
  return target != null;
}
