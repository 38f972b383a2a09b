import type { Answer } from "@endzeit/engine";

/** Whether every typed word names a term of the answer: a value, the start of a value, or a term that is simply true. */
function fits(answer: Answer, words: readonly string[]): boolean {
  const terms = Object.entries(answer).flatMap(([name, value]) =>
    value === true ? [name] : Array.isArray(value) ? value.map(String) : [String(value)],
  );
  const lower = terms.map((term) => term.toLowerCase());
  return words.every((word) => lower.some((term) => term === word || (word.length > 2 && term.startsWith(word))));
}

/** Places of the answers that the typed words fit. An answer whose words are all named wins over those that say more. */
export function answersByWords(answers: readonly Answer[], typed: string): number[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const fitting = [...answers.keys()].filter((place) => fits(answers[place] as Answer, words));
  const exact = fitting.filter((place) => {
    const terms = Object.entries(answers[place] as Answer).map(([name, value]) =>
      (value === true ? name : String(value)).toLowerCase(),
    );
    return terms.length === words.length && terms.every((term) => words.includes(term));
  });
  return exact.length === 1 ? exact : fitting;
}
