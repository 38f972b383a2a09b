import type { Language } from "@endzeit/engine";

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

export function decimal(value: number, digits: number, language: Language): string {
  return value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** The first columns are words. */
export function tableOf(headings: readonly string[], rows: readonly (readonly string[])[], words = 1): string {
  const cell = (tag: "td" | "th") => (value: string, at: number) =>
    `<${tag}${at < words ? ' class="word"' : ""}>${escaped(value)}</${tag}>`;
  const body = rows.map((row) => `<tr>${row.map(cell("td")).join("")}</tr>`).join("");
  const head = `<tr>${headings.map(cell("th")).join("")}</tr>`;
  return `<div class="scroll" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>`;
}
