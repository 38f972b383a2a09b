import type { Foreseen, Hint, HintLine } from "@endzeit/bots";
import { type Advice, type Answer, alike, canonical, type Phrase, type Texts, text } from "@endzeit/engine";
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

/** What a search found, as far as somebody wants to be helped. `planned`: what the game's planner says, whose reason is that of the best answer too. */
export function told(
  { lines, expects, fears, first }: Hint,
  help: Help,
  { texts, label, seatName, forecast }: Names,
  planned: Advice | null,
): string {
  const [best, ...rest] = lines;
  // What was advised at once has a sentence of its own.
  const others = rest.filter(({ answer }) => first === null || !alike(answer, first.line.answer));
  const called = (answer: Answer): string => unended(label(answer));
  const names = (some: readonly HintLine[]): string => some.map(({ answer }) => called(answer)).join(" · ");
  const say = ({ text: key, values }: Phrase): string => text(texts, key, values);
  const answerOf = ({ words }: Foreseen): string => unended(say(words));
  const asGood = others.filter((line) => line.asGood);
  const worse = others.filter((line) => !asGood.includes(line));
  const feared = (key: "hint.fears" | "hint.first-fears", one: Foreseen | null): readonly string[] =>
    one === null ? [] : [th(key, { seat: seatName(one.seat), answer: answerOf(one) })];
  const fear = feared("hint.fears", fears);
  const reason = planned !== null && alike(planned.answer, best.answer) ? [say(planned.reason)] : [];
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

  /** What became of the first advice, that nobody is left with two answers that speak against each other. */
  function afterFirst(): readonly string[] {
    if (first === null) return [];
    const { line } = first;
    if (alike(line.answer, best.answer)) return [th("hint.stays")];
    const answer = called(line.answer);
    if (line.asGood) return [th("hint.first-alike", { answer, n: hundredths(line) })];
    return [th("hint.first-worse", { answer, n: hundredths(line) }), ...feared("hint.first-fears", first.fears)];
  }

  function sentences(): string[] {
    switch (help) {
      case "look":
        // In an order that says nothing.
        return [th("hint.look", { answers: names(lines.toSorted(byName)) })];
      case "why": {
        const nearest = asGood.length > 0 ? undefined : worse[0];
        // What each of them would do, without saying which does what.
        const stakes = does(lines);
        return [
          ...reason,
          ...(stakes.length === 0 ? [] : [th("hint.stakes", { what: stakes.join(" · ") })]),
          th("hint.odds", { n: hundredths(best) }),
          nearest === undefined ? th("hint.odds-alike") : th("hint.odds-next", { n: hundredths(nearest) }),
          ...(expects === null ? [] : [next(expects)]),
          ...fear,
        ];
      }
      case "what":
        return [
          ...afterFirst(),
          th("hint.best", { answer: called(best.answer), n: hundredths(best) }),
          ...(first === null ? reason : []),
          ...does([best]).map((what) => th("hint.does", { what })),
          ...(asGood.length > 0 ? [th("hint.alike", { answers: names(asGood) })] : []),
          ...(worse.length > 0 ? [th("hint.worse", { answers: worse.map(withOutlook).join(" · ") })] : []),
          ...(expects === null ? [] : [next(expects)]),
          ...fear,
        ];
    }
  }
}

/** What may be a sentence by itself stands in one here: without its own end. */
export const unended = (words: string): string => words.replace(/\.([“”"’]?)$/, "$1");
/** A sentence that begins with a name begins with a capital letter. */
const begun = (sentence: string): string => sentence.slice(0, 1).toLocaleUpperCase() + sentence.slice(1);
/** Of a longer question nobody would read what is answered to it. */
const LONG = 60;
const hundredths = ({ chance }: HintLine): number => Math.round(100 * chance);
const byName = (a: HintLine, b: HintLine): number => (canonical(a.answer) < canonical(b.answer) ? -1 : 1);
