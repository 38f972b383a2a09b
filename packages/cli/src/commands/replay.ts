import { type AnyMatch, type ByLanguage, languageIds, load, Match, readReport, readSave, text } from "@endzeit/engine";
import { gameNamed } from "../games.ts";
import { type Io, say } from "../io.ts";
import { languageOption, named, readArguments, readJson, wholeOption } from "../options.ts";

/** What is said below the story. */
const replayTexts: ByLanguage = {
  de: {
    whole: "{to} von {of} Antworten, Hash {hash} wie in der Datei.",
    part: "{to} von {of} Antworten, Hash {hash}.",
    running: "Die Partie ist nicht zu Ende.",
    broken: "Hier soll verletzt sein ({rule}): {sentence} {words}",
    rests: "Worauf die Regeln hier beruhen: {rules}.",
    won: "Gewonnen: {winners}.",
    nobody: "niemand",
  },
  en: {
    whole: "{to} of {of} answers, hash {hash} as in the file.",
    part: "{to} of {of} answers, hash {hash}.",
    running: "The match is not over.",
    broken: "This is said to be broken here ({rule}): {sentence} {words}",
    rests: "What the rules rest on here: {rules}.",
    won: "Winners: {winners}.",
    nobody: "nobody",
  },
};

export const REPLAY = `replay FILE [--to N] [--lang ${languageIds.join("|")}]`;

/**
 * `endzeit replay`: a save file in words, from the first answer to the last or to answer N; the file of a report to the moment that it is
 * about. Fails when the hash is another.
 */
export async function replayCommand(args: readonly string[], io: Io): Promise<void> {
  const read = readArguments(
    args,
    { to: { type: "string" }, lang: { type: "string" } },
    { min: 1, max: 1, usage: REPLAY },
  );
  const given = readJson(read.words[0] ?? "", "FILE");
  const reported = named("FILE", () => readReport(given));
  const file = reported?.save ?? named("FILE", () => readSave(given));
  const game = await gameNamed(file.game);
  const saved = named("FILE", () => load(game, file));
  const to = wholeOption(read, "to", reported?.step ?? saved.log.length, 0, saved.log.length);
  const lang = languageOption(read, io.env);
  const texts = game.texts[lang];
  const own = replayTexts[lang];
  let heading = "";
  const hear = (event: Parameters<typeof game.words.event>[0], _to: unknown, state: AnyMatch["state"]): void => {
    const now = game.words.heading(game.view(state, null));
    const line = text(texts, now.text, now.values);
    if (line !== heading) say(io, `\n${line}`);
    heading = line;
    const phrase = game.words.event(event);
    if (phrase !== null) say(io, `  ${text(texts, phrase.text, phrase.values)}`);
  };
  const table = { players: saved.players, options: saved.options, seed: saved.seed, content: saved.content };
  const match: AnyMatch =
    saved.start === null ? Match.open(game, table, hear) : Match.from(game, saved.start, table, hear);
  for (const { seat, answer } of saved.log.slice(0, to)) match.answer(seat, answer);
  const { outcome } = match;
  say(io, "");
  const whole = to === saved.log.length;
  say(io, text(own, whole ? "whole" : "part", { to, of: saved.log.length, hash: match.hash }));
  if (outcome === null) say(io, text(own, "running"));
  else {
    const winners = outcome.winners.map((seat) => text(texts, `seat.${seat}`)).join(", ");
    say(io, text(texts, `end.${outcome.reason}`));
    say(io, text(own, "won", { winners: winners === "" ? text(own, "nobody") : winners }));
  }
  const broken = reported?.broken ?? null;
  if (broken === null) return;
  say(io, "");
  say(io, text(own, "broken", { rule: broken.rule, sentence: broken.sentence, words: broken.words }).trim());
  if (broken.rests.length > 0) say(io, text(own, "rests", { rules: broken.rests.join(", ") }));
}
