import type { Answer, CoreState, Game, GameEvent, Phrase } from "../src/game.ts";
import type { Match } from "../src/match.ts";
import { languageIds, parts, type Texts, text } from "../src/texts.ts";
import { type Checked, eyes, must, playRandomly } from "./playing.ts";

/**
 * Everything that the game says, at every question, to every seat and to who watches, has a text in each language, and every place of
 * that text is filled with something that has a name.
 */
export function everythingHasWords<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  checked: Checked<S>,
  seed: number,
): void {
  const said = speaker(game);
  const look = (match: Match<S, A, E, V>): void => {
    for (const seat of eyes(match)) lookAt(game, match, seat, said);
  };
  playRandomly(game, checked, seed, look, (event, to, state) => {
    const line = game.words.event(event);
    if (line !== null) said(line, `event ${JSON.stringify(event)}`);
    must(to === null || to.length > 0, () => `event ${event.event} is told to nobody.`);
    const heading = game.words.heading(game.view(state, null));
    said(heading, `the heading over ${event.event}`);
    const deed = game.words.deed?.(event, null, heading) ?? null;
    must(deed === null || (Number.isInteger(deed) && deed >= 0), () => `${event.event} is the deed of ${deed}.`);
  });
}

function lookAt<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  match: Match<S, A, E, V>,
  seat: number | null,
  said: (phrase: Phrase, what: string) => void,
): void {
  const view = match.view(seat);
  const { words } = game;
  said(words.heading(view), "the heading");
  if (seat !== null) said(words.aim(view, seat), `what seat ${seat} plays for`);
  const clock = game.clock(view);
  must(clock >= 0 && clock <= 1, () => `the clock of seat ${String(seat)} shows ${clock}.`);
  // Whoever has changed eyes looks at the old view with the new ones for a moment: that must not throw.
  for (const other of eyes(match))
    for (const note of game.notes(view, other)) said(note, `a note in the view of seat ${String(seat)}`);
  const question = match.question;
  if (question === null) return;
  said(
    words.question(view, question, seat !== null && question.of.includes(seat) ? seat : null),
    `question ${question.ask}`,
  );
  must(
    match.lapse === null || Object.values(game.texts).every((texts) => Object.hasOwn(texts, "lapse")),
    () => `no text "lapse" says what "${question.ask}" means for whose time is up.`,
  );
  if (seat === null) return;
  const { answers, refused } = match.ask(seat);
  for (const answer of answers) {
    const what = `${question.ask} ${JSON.stringify(answer)}`;
    said(words.answer(view, question, answer), `the answer ${what}`);
    const forecast = game.forecast(view, seat, answer);
    if (forecast !== null) said(forecast, `the forecast of ${what}`);
    for (const note of forecast?.each ?? []) said(note, `the forecast of ${what} at ${note.at}`);
    for (const odds of game.odds(view, seat, answer)) {
      said(odds, `the odds of ${what}`);
      must(
        Number.isInteger(odds.chance) &&
          Number.isInteger(odds.of) &&
          odds.of > 0 &&
          odds.chance >= 0 &&
          odds.chance <= odds.of,
        () => `the odds of ${what} are ${odds.chance} in ${odds.of}.`,
      );
    }
  }
  const advice = answers.length === 0 ? null : (game.advise?.(view, seat, question, answers) ?? null);
  if (advice !== null) {
    said(advice.reason, `the advice to ${question.ask}`);
    must(answers.includes(advice.answer), () => `the advice to ${question.ask} is not allowed.`);
  }
  for (const { answer, refusal } of refused) {
    said(words.answer(view, question, answer), `the refused answer ${question.ask} ${JSON.stringify(answer)}`);
    said(words.refusal(refusal), `the refusal ${refusal.reason}`);
    must(Object.hasOwn(game.reasons, refusal.reason), () => `the refusal ${refusal.reason} names no rule.`);
  }
}

/** A check of phrases that looks at each of them once. */
function speaker<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
): (phrase: Phrase, what: string) => void {
  const known = new Set<string>();
  return (phrase, what) => {
    const key = `${phrase.text} ${JSON.stringify(phrase.values)}`;
    if (known.has(key)) return;
    known.add(key);
    for (const language of languageIds) {
      must(
        game.texts[language][phrase.text] !== undefined,
        () => `${what}: "${phrase.text}" has no text in ${language}.`,
      );
      const sentence = text(game.texts[language], phrase.text, phrase.values);
      must(
        !/[{}]/.test(sentence),
        () => `${what}: a place of "${phrase.text}" stays empty in ${language}: ${sentence}`,
      );
      must(!/\b(undefined|NaN|null|Infinity)\b/.test(sentence), () => `${what}: ${sentence}`);
      const nameless = parts(game.texts[language], phrase.text, phrase.values).find(
        // A number is its own name where there is no other.
        (part) =>
          typeof part !== "string" &&
          !/^\d+$/.test(part.value) &&
          game.texts[language][`${part.kind}.${part.value}`] === undefined,
      );
      must(
        nameless === undefined,
        () => `${what}: what "${phrase.text}" names has no name in ${language}: ${JSON.stringify(nameless)}`,
      );
    }
  };
}

/** All languages have the same keys with the same places, and each option and reason its text. */
export function languagesMatch<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
): void {
  const { en } = game.texts;
  const keys = new Set(languageIds.flatMap((language) => Object.keys(game.texts[language])));
  for (const language of languageIds) {
    const texts = game.texts[language];
    const faulty = (what: string, is: (key: string) => boolean): void => {
      const found = [...keys].filter(is);
      must(found.length === 0, () => `${what}: ${found.join(", ")}.`);
    };
    faulty(`texts that ${language} lacks`, (key) => texts[key] === undefined);
    faulty(
      `texts with other places in ${language} than in English`,
      (key) => placesOf(texts, key) !== placesOf(en, key),
    );
    faulty(`empty texts in ${language}`, (key) => texts[key]?.trim() === "");
  }
  const unnamed = game.options.filter((option) => en[`option.${option.id}`] === undefined).map((option) => option.id);
  must(unnamed.length === 0, () => `options without a label: ${unnamed.join(", ")}.`);
  const reasons = [
    ...Object.keys(game.reasons),
    "match-over",
    "not-asked",
    "already-answered",
    "unknown-answer",
    "not-now",
    "incomplete-answer",
  ];
  const silent = reasons.filter((reason) => {
    const phrase = game.words.refusal({ rule: game.reasons[reason] ?? "table", reason, about: -1 });
    return en[phrase.text] === undefined;
  });
  must(silent.length === 0, () => `reasons without a text: ${silent.join(", ")}.`);
}

function placesOf(texts: Texts, key: string): string {
  const names = [...(texts[key] ?? "").matchAll(/\{(\w+(?::\w+)?)/g)].map((place) => place[1] ?? "");
  return [...new Set(names)].sort().join();
}
