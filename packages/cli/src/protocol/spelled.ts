import type { Answer } from "@endzeit/engine";

/** The members of a reply that were spelled as JSON already, without the braces. */
export class Members {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

/** Rules make each of their answers once: its JSON is made once as well. */
const texts = new WeakMap<Answer, string>();

export function spellingOf(answer: Answer): string {
  let text = texts.get(answer);
  if (text === undefined) {
    text = JSON.stringify(answer);
    texts.set(answer, text);
  }
  return text;
}

/** The answers that a connection has been told by number: each is spelled once, and has its number from then on. */
export class NumberedAnswers {
  readonly #numbers = new Map<string, number>();
  readonly #known = new WeakMap<Answer, number>();
  #fresh: string[] = [];

  numberOf(answer: Answer): number {
    const known = this.#known.get(answer);
    if (known !== undefined) return known;
    const text = spellingOf(answer);
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(text, number);
      this.#fresh.push(text);
    }
    this.#known.set(answer, number);
    return number;
  }

  /** The answers whose numbers have not been told yet, as the member of a reply that does so; nothing where there are none. */
  told(): string {
    const fresh = this.#fresh;
    if (fresh.length === 0) return "";
    this.#fresh = [];
    const from = this.#numbers.size - fresh.length;
    return `"spelled":[${fresh.map((text, at) => `[${from + at},${text}]`).join(",")}],`;
  }
}
