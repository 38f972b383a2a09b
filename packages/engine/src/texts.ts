/**
 * Texts of one language: keys and templates. A template has named places:
 * `{at}` the value itself · `{card:card}` the text `card.<value>`, marked as a card so that a screen can link it ·
 * `{n#Karte|Karten}` one form for 1, the other for every other number; a `#` in a form is the number itself ·
 * `{seat:seat# zieht| ziehen}` the text and what goes with it: the other form where the text `seat.<value>.number` is "many".
 */
export type Texts = { readonly [key: string]: string };

/** The languages of the house, each by its own name. Everything that is said in languages is a record of these, or read from it. */
export const LANGUAGES = { de: "Deutsch", en: "English" } as const;
export type Language = keyof typeof LANGUAGES;
export type ByLanguage<T = Texts> = { readonly [lang in Language]: T };

export const isLanguage = (id: string): id is Language => Object.hasOwn(LANGUAGES, id);
export const languageIds: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

/** The language of a locale such as "de-AT"; English where the house does not speak it. */
export const languageOf = (locale: string): Language =>
  languageIds.find((id) => locale.toLowerCase().startsWith(id)) ?? "en";

export type Values = { readonly [name: string]: string | number };

/** A piece of a finished text: plain, or a term that a screen may link (`kind` "card", "seat", "rule" …). */
export type Part = string | { readonly kind: string; readonly value: string; readonly text: string };

/** Fills a template. A missing key shows itself: a text that is not there must be seen, not hidden. */
export function parts(texts: Texts, key: string, values: Values = {}): Part[] {
  const template = texts[key];
  if (template === undefined) return [key];
  const result: Part[] = [];
  let end = 0;
  for (const place of template.matchAll(/\{(\w+)(?::(\w+))?(?:#([^|}]*)\|([^}]*))?\}/g)) {
    const [whole, name = "", kind, one, many] = place;
    if (place.index > end) result.push(template.slice(end, place.index));
    end = place.index + whole.length;
    const value = values[name];
    if (value === undefined) result.push(whole);
    else if (kind !== undefined) {
      const term = `${kind}.${value}`;
      result.push({ kind, value: String(value), text: texts[term] ?? String(value) });
      if (one !== undefined) result.push(texts[`${term}.number`] === "many" ? (many ?? "") : one);
    } else if (one !== undefined)
      result.push((Number(value) === 1 ? one : (many ?? "")).replaceAll("#", String(value)));
    else result.push(String(value));
  }
  if (end < template.length) result.push(template.slice(end));
  return result;
}

/** The same as one string. */
export function text(texts: Texts, key: string, values: Values = {}): string {
  return parts(texts, key, values)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");
}

/** The values of an event, an answer or a question, for its text: what is neither string nor number is left out. */
export function valuesOf(thing: object): Values {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(thing)) {
    if (typeof value === "string" || typeof value === "number") values[name] = value;
  }
  return values;
}

/** The engine's own refusals. A game spreads these into its texts. */
export const engineTexts: ByLanguage = {
  de: {
    "refusal.match-over": "Die Partie ist zu Ende.",
    "refusal.not-asked": "Diese Frage geht an einen anderen Platz.",
    "refusal.already-answered": "Deine Antwort liegt schon bereit. Es fehlen noch andere.",
    "refusal.unknown-answer": "Eine solche Antwort gibt es in diesem Spiel nicht.",
    "refusal.not-now": "Danach wird gerade nicht gefragt.",
    "refusal.incomplete-answer": "In dieser Antwort fehlt noch eine Angabe.",
  },
  en: {
    "refusal.match-over": "The match is over.",
    "refusal.not-asked": "This question is for another seat.",
    "refusal.already-answered": "Your answer is in. The others are still thinking.",
    "refusal.unknown-answer": "There is no such answer in this game.",
    "refusal.not-now": "Nothing asks for that now.",
    "refusal.incomplete-answer": "Something is still missing in this answer.",
  },
};
