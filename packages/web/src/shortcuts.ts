import { settings } from "./settings.svelte.ts";

/** What a key of its own does at a table, in the order of the help. */
export const ACTIONS = ["undo", "end", "hint", "do", "list", "skip", "zoom", "log", "rules", "help"] as const;
export type KeyAction = (typeof ACTIONS)[number];

const USUAL: { readonly [action in KeyAction]: string } = {
  undo: "z",
  end: "e",
  hint: "h",
  do: "d",
  list: "a",
  skip: "s",
  zoom: "i",
  log: "l",
  rules: "r",
  help: "?",
};
const DIGITS = "123456789";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The key of an action; null when it has none or keys of their own are switched off (WCAG 2.1.4). */
export function keyOf(action: KeyAction): string | null {
  if (!settings.values.shortcuts) return null;
  return chosenKey(action) || null;
}

/** The key that is set for an action, whether or not keys are switched on; "" for none. */
export const chosenKey = (action: KeyAction): string => settings.values.keys[action] ?? USUAL[action];

export const actionOf = (key: string): KeyAction | null =>
  ACTIONS.find((action) => keyOf(action) === key.toLowerCase()) ?? null;

/** For a button: the key that does the same, if there is one. */
export function hintOf(action: KeyAction): { readonly hint?: string } {
  const key = keyOf(action);
  return key === null ? {} : { hint: key.toUpperCase() };
}

/** The keys that may stand for what lies in the light, the first ones first: digits, then letters that do nothing else. */
export function targetKeys(): string {
  if (!settings.values.shortcuts) return "";
  return DIGITS + [...LETTERS].filter((letter) => actionOf(letter) === null).join("");
}

/** Letters for so many buttons of a question, fewer when there are not so many: the last ones, so that the light keeps those that come first. */
export function buttonKeys(count: number): string {
  const letters = targetKeys().slice(DIGITS.length);
  return letters.slice(Math.max(0, letters.length - count));
}

/** Gives an action another key, or none (""). Who had the key before gets the old one in exchange. A digit or a blank is no such key. */
export function setKey(action: KeyAction, key: string): boolean {
  const wanted = key.toLowerCase();
  if (wanted.length > 1 || DIGITS.includes(wanted) !== (wanted === "") || wanted === " " || wanted === "0")
    return false;
  const holder = wanted === "" ? undefined : ACTIONS.find((other) => other !== action && chosenKey(other) === wanted);
  const keys = { ...settings.values.keys, [action]: wanted };
  settings.set({ keys: holder === undefined ? keys : { ...keys, [holder]: chosenKey(action) } });
  return true;
}

export const usualKeys = (): void => settings.set({ keys: {} });
