import type { Foreseen, Hint, HintLine } from "@endzeit/bots";
import { type Answer, canonical, type Phrase, type Texts, text } from "@endzeit/engine";
import type { Help } from "../settings.svelte.ts";
import { th } from "../texts/hint.ts";

export { th } from "../texts/hint.ts";
export { askFor, type Thinking } from "./ask.ts";

/** How a table calls what a hint speaks of. */
export interface Names {
  readonly texts: Texts;
  readonly label: (answer: Answer) => string;
  readonly seatName: (seat: number) => string;
  /** What an answer would do, in the words of the game; null where there is nothing to say. */
  readonly forecast: (answer: Answer) => { readonly text: string } | null;
}

/** Of two answers the one is as good as the other when so many standard errors could hide the difference, or when it is so small. */
const ALIKE = 2;
const SMALL = 0.025;

/** What a search found, as far as somebody wants to be helped. */
export function told({ lines, expects, fears }: Hint, help: Help, { texts, label, seatName, forecast }: Names): string {
  const [best, ...others] = lines;
  const called = (answer: Answer): string => unended(label(answer));
  const names = (some: readonly HintLine[]): string => some.map(({ answer }) => called(answer)).join(" · ");
  const say = ({ text: key, values }: Phrase): string => text(texts, key, values);
  const answerOf = ({ words }: Foreseen): string => unended(say(words));
  const alike = others.filter(({ less, error }) => less <= Math.max(SMALL, ALIKE * error));
  const worse = others.filter((line) => !alike.includes(line));
  const fear = fears === null ? [] : [th("hint.fears", { seat: seatName(fears.seat), answer: answerOf(fears) })];
  const does = (some: readonly HintLine[]): readonly string[] =>
    [...new Set(some.map(({ answer }) => unended(forecast(answer)?.text ?? "")))]
      .filter((words) => words !== "")
      .sort();
  const withOutlook = (line: HintLine): string => `${called(line.answer)} (${hundredths(line)})`;
  return sentences().map(begun).join(" ");

  /** What comes next; of another question with that question, for a name alone says nothing then. */
  function next(one: Foreseen): string {
    const answer = answerOf(one);
    const question = one.question === null ? "" : say(one.question);
    return question === "" || question.length > LONG
      ? th("hint.expects", { answer })
      : th("hint.expects-asked", { question, answer });
  }

  function sentences(): string[] {
    switch (help) {
      case "look":
        // In an order that says nothing.
        return [th("hint.look", { answers: names(lines.toSorted(byName)) })];
      case "why": {
        const nearest = alike.length > 0 ? undefined : worse[0];
        // What each of them would do, without saying which does what.
        const stakes = does(lines);
        return [
          ...(stakes.length === 0 ? [] : [th("hint.stakes", { what: stakes.join(" · ") })]),
          th("hint.odds", { n: hundredths(best) }),
          nearest === undefined ? th("hint.odds-alike") : th("hint.odds-next", { n: hundredths(nearest) }),
          ...fear,
        ];
      }
      case "what":
        return [
          th("hint.best", { answer: called(best.answer), n: hundredths(best) }),
          ...does([best]).map((what) => th("hint.does", { what })),
          ...(alike.length > 0 ? [th("hint.alike", { answers: names(alike) })] : []),
          ...(worse.length > 0 ? [th("hint.worse", { answers: worse.map(withOutlook).join(" · ") })] : []),
          ...(expects === null ? [] : [next(expects)]),
          ...fear,
        ];
    }
  }
}

/** What may be a sentence by itself stands in one here: without its own end. */
const unended = (words: string): string => words.replace(/\.([“”"’]?)$/, "$1");
/** A sentence that begins with a name begins with a capital letter. */
const begun = (sentence: string): string => sentence.slice(0, 1).toLocaleUpperCase() + sentence.slice(1);
/** Of a longer question nobody would read what is answered to it. */
const LONG = 60;
const hundredths = ({ chance }: HintLine): number => Math.round(100 * chance);
const byName = (a: HintLine, b: HintLine): number => (canonical(a.answer) < canonical(b.answer) ? -1 : 1);
