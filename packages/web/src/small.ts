/** One of the browser's small storages. Asking for it throws where it is blocked. */
type Shelf = () => Storage;
export const local: Shelf = () => localStorage;
export const ofWindow: Shelf = () => sessionStorage;

/** What no storage takes, because it is blocked or full, holds until the page is closed. */
const here = new Map<string, string>();

/** Keeps a text. False when only this page has it. */
export function keep(store: Shelf, key: string, text: string): boolean {
  try {
    store().setItem(key, text);
    here.delete(key);
    return true;
  } catch {
    here.set(key, text);
    return false;
  }
}

export function kept(store: Shelf, key: string): string | null {
  const text = here.get(key);
  if (text !== undefined) return text;
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}

export function drop(store: Shelf, key: string): void {
  here.delete(key);
  try {
    store().removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
