import type { ByLanguage } from "./texts.ts";

/** What a question is about, for somebody who has never played. It holds at every position and says nothing of any. */
export interface Explanation {
  /** What an answer does. */
  readonly is: ByLanguage<string>;
  /** What to weigh. */
  readonly matters: ByLanguage<string>;
  /** The anchor of its rule. */
  readonly rule: string;
}

/** By the name of a question as its sentence has it in the texts, without the `ask.` before it. */
export interface Explanations {
  readonly [name: string]: Explanation;
}

/** The row of a sentence such as `ask.play.terror`: its own, else that of the shorter name, `play`. */
export function explanationOf(rows: Explanations, sentence: string): Explanation | null {
  for (let name = sentence.slice(sentence.indexOf(".") + 1); ; name = name.slice(0, name.lastIndexOf("."))) {
    const row = rows[name];
    if (row !== undefined) return row;
    if (!name.includes(".")) return null;
  }
}
