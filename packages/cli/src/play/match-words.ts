import type { Answer, AnyGame } from "@endzeit/engine";

/** One thing that an answer says: a word, or a number of something. Forms are lists of plain words, in any language. */
interface Fact {
  readonly forms: readonly (readonly string[])[];
  /** How many; null for a word that stands alone. */
  readonly count: number | null;
}

/** The words for the terms of a game's answers, in all its languages: `worker` is also "Arbeiter" and "workers". */
export type Vocabulary = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Words that may be typed and say nothing by themselves. */
const FILLERS = new Set("auf an nach von aus in im mit und zu zum zur um on at to from of in with and the".split(" "));
/** Texts of these kinds say what something does, not what it is called. */
const PROSE = new Set([
  "text",
  "log",
  "ask",
  "wait",
  "note",
  "odds",
  "forecast",
  "refusal",
  "rule",
  "option",
  "advice",
]);
const LONGEST_NAME = 40;
/** From so many letters on, the beginning of a word stands for it. */
const BEGINNING = 3;

/** Plain words of a text: lower case, without umlauts, accents and signs. */
export function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}

/** All names that the texts of a game have for a term or a value, with their plurals. */
export function vocabularyOf(game: Pick<AnyGame, "texts">): Vocabulary {
  const words = new Map<string, string[][]>();
  for (const texts of Object.values(game.texts)) {
    for (const [key, template] of Object.entries(texts)) {
      const [kind = "", value = "", ...more] = key.split(".");
      if (value === "" || more.length > 0 || PROSE.has(kind)) continue;
      for (const name of namesIn(template)) {
        const forms = words.get(value) ?? [];
        words.set(value, [...forms, name]);
      }
    }
  }
  return words;
}

/** The names in a template: its one form for 1 and its other for more, without the number itself. */
function namesIn(template: string): string[][] {
  if (template.length > LONGEST_NAME || /[.:;] /.test(template)) return [];
  const names = [0, 1].map((form) =>
    template.replaceAll(/\{\w+#([^|}]*)\|([^}]*)\}/g, (_, one: string, many: string) => (form === 0 ? one : many)),
  );
  return names.flatMap((name) => {
    const bare = name.replaceAll(/\{n\}|#/g, "");
    const words = plainWords(bare);
    return bare.includes("{") || words.length === 0 ? [] : [words];
  });
}

/** What an answer says, term by term. What is none or not so says nothing. */
function factsOf(answer: Answer, vocabulary: Vocabulary): Fact[] {
  const named = (word: string): (readonly string[])[] => [plainWords(word), ...(vocabulary.get(word) ?? [])];
  return Object.entries(answer).flatMap(([term, value]): Fact[] => {
    if (value === false || value === 0) return [];
    if (value === true) return [{ forms: named(term), count: null }];
    if (typeof value === "number") return [{ forms: named(term), count: value }];
    const values = typeof value === "string" ? [value] : value.map(String);
    return values.map((one) => ({ forms: [...named(one), [...plainWords(term), ...plainWords(one)]], count: null }));
  });
}

const begins = (word: string, typed: string): boolean =>
  word === typed || (typed.length >= BEGINNING && word.startsWith(typed));

/** How typed words name a fact: not at all, in part, or wholly. */
function names({ forms, count }: Fact, typed: readonly string[]): "no" | "part" | "all" {
  let best: "no" | "part" | "all" = "no";
  const words = count === null ? [typed] : countedWords(typed, count);
  for (const said of words) {
    for (const form of forms) {
      if (said.length > form.length || said.length === 0 || !said.every((word, at) => begins(form[at] ?? "", word)))
        continue;
      const whole = said.length === form.length && said.every((word, at) => form[at] === word);
      if (whole && (count === null || said.length < typed.length)) return "all";
      best = "part";
    }
  }
  return best;
}

/** "3 workers", "worker 3" and "workers": what is left of them when the number fits. */
function countedWords(typed: readonly string[], count: number): (readonly string[])[] {
  const number = String(count);
  const left: (readonly string[])[] = [];
  if (typed[0] === number) left.push(typed.slice(1));
  if (typed.at(-1) === number) left.push(typed.slice(0, -1));
  if (!typed.some((word) => /^\d+$/.test(word))) left.push(typed);
  return left;
}

const LONGEST = 5;

/** Whether the typed words can be shared out among the facts, and whether no fact is left unnamed then. */
function shared(facts: readonly Fact[], typed: readonly string[], used = 0): "no" | "part" | "all" {
  const [first] = typed;
  if (first === undefined) return used === (1 << facts.length) - 1 ? "all" : "part";
  let best: "no" | "part" | "all" = "no";
  const keep = (result: "no" | "part" | "all"): boolean => {
    if (result !== "no" && best !== "all") best = result;
    return best === "all";
  };
  for (const [at, fact] of facts.entries()) {
    if ((used & (1 << at)) !== 0) continue;
    for (let length = 1; length <= Math.min(LONGEST, typed.length); length++) {
      const named = names(fact, typed.slice(0, length));
      if (named === "no") continue;
      const rest = shared(facts, typed.slice(length), used | (1 << at));
      if (keep(named === "part" && rest === "all" ? "part" : rest)) return best;
    }
  }
  if (FILLERS.has(first)) keep(shared(facts, typed.slice(1), used));
  return best;
}

/**
 * Places of the answers that the typed words fit, by their terms or, where these do not fit, by their labels.
 * Whose label is spelled out, or all of whose terms are named, wins over those that say more.
 */
export function answersByWords(
  answers: readonly Answer[],
  typed: string,
  vocabulary: Vocabulary = new Map(),
  labels: (place: number) => readonly string[] = () => [],
): number[] {
  const words = plainWords(typed);
  if (words.length === 0) return [];
  const said = words.join(" ");
  const spelled = [...answers.keys()].filter((place) =>
    labels(place).some((label) => plainWords(label).join(" ") === said),
  );
  if (spelled.length === 1) return spelled;
  const fitting: number[] = [];
  const whole: number[] = [];
  for (const [place, answer] of answers.entries()) {
    const named = shared(factsOf(answer, vocabulary), words);
    if (named !== "no") fitting.push(place);
    if (named === "all") whole.push(place);
  }
  if (whole.length === 1) return whole;
  if (fitting.length > 0) return fitting;
  const called = [...answers.keys()].flatMap((place) => {
    const fits = labels(place)
      .map(plainWords)
      .filter((label) => words.every((word) => label.some((one) => begins(one, word))));
    return fits.length === 0 ? [] : [{ place, whole: fits.some((label) => label.every((one) => words.includes(one))) }];
  });
  const exact = called.filter((one) => one.whole);
  return (exact.length === 1 ? exact : called).map(({ place }) => place);
}

/**
 * Some of many answers that show what there is to choose from, at most so many: one of each kind for whoever or whatever comes first in
 * it, then each further word once, each number at one and at its most.
 */
export function samples(answers: readonly Answer[], limit: number): number[] {
  const kinds = new Map<string, { place: number; facts: number }>();
  const values = new Map<string, { place: number; facts: number }>();
  const take = (into: typeof kinds, key: string, place: number, facts: number): void => {
    const known = into.get(key);
    if (known === undefined || facts < known.facts) into.set(key, { place, facts });
  };
  const most = new Map<string, number>();
  for (const answer of answers)
    for (const [term, value] of Object.entries(answer))
      if (typeof value === "number") most.set(term, Math.max(value, most.get(term) ?? value));
  for (const [place, answer] of answers.entries()) {
    const terms = Object.entries(answer);
    const facts = terms.filter(([, value]) => value !== 0 && value !== false).length;
    take(kinds, `${terms.map(([term]) => term).join(" ")} ${String(terms[0]?.[1])}`, place, facts);
    for (const [term, value] of terms)
      if (typeof value !== "number" || value === 1 || value === most.get(term))
        take(values, `${term} ${String(value)}`, place, facts);
  }
  const places = [...kinds.values(), ...values.values()].map(({ place }) => place);
  return [...new Set(places)].slice(0, limit).sort((a, b) => a - b);
}

/** Words in one language that fit this answer and no other, or null: its label as one would type it, else the words of its terms. */
export function wordsFor(
  answers: readonly Answer[],
  place: number,
  label: string,
  vocabulary: Vocabulary,
  labels: (place: number) => readonly string[],
): string | null {
  const typed = label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]+/gu, " ")
    .split(/\s+/)
    .filter((word) => word !== "" && word !== "-")
    .join(" ");
  const terms = Object.entries(answers[place] ?? {}).flatMap(([term, value]) => {
    if (value === 0 || value === false) return [];
    return value === true ? [term] : typeof value === "number" ? [`${value} ${term}`] : [String(value).toLowerCase()];
  });
  const fits = (words: string): boolean => {
    const places = /^\d+$/.test(words) ? [] : answersByWords(answers, words, vocabulary, labels);
    return places.length === 1 && places[0] === place;
  };
  return [typed, terms.join(" ")].find(fits) ?? null;
}
