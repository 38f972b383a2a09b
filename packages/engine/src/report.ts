import { isObject } from "./json.ts";
import { MatchError } from "./match.ts";
import { readSave, type Save } from "./save.ts";

/** What a report of a table says that it is. */
export const REPORT = "endzeit-report";

/** The sentence of a rules page that somebody finds broken. */
export interface Broken {
  /** The anchor of its paragraph. */
  readonly rule: string;
  readonly sentence: string;
  /** What else they say of it; "" for nothing. */
  readonly words: string;
  /** The anchors on which the rules rested at that moment, as the page has shown them. */
  readonly rests: readonly string[];
}

/** A match that somebody has reported, with the moment that it is about. */
export interface Reported {
  readonly save: Save;
  /** So many answers had been given. */
  readonly step: number;
  readonly broken: Broken | null;
}

/** Reads the file of a report; null when it is none. Throws `MatchError` when it is one and cannot be played. */
export function readReport(file: unknown): Reported | null {
  if (!isObject(file) || file["format"] !== REPORT) return null;
  if (file["save"] === null) throw new MatchError("not-a-save", ["save: this report tells of no match."]);
  const save = readSave(file["save"]);
  const { step, broken } = file;
  const most = save.answers.length;
  if (typeof step !== "number" || !Number.isInteger(step) || step < 0 || step > most)
    throw new MatchError("damaged-save", [`step: must be a whole number from 0 to ${most}, the answers of the match.`]);
  return { save, step, broken: brokenIn(broken) };
}

function brokenIn(said: unknown): Broken | null {
  if (said === undefined || said === null) return null;
  const isText = (value: unknown): value is string => typeof value === "string";
  if (!isObject(said)) throw new MatchError("damaged-save", ["broken: must be an object or null."]);
  const { rule, sentence, words, rests } = said;
  if (!isText(rule) || !isText(sentence) || !isText(words) || !Array.isArray(rests) || !rests.every(isText))
    throw new MatchError("damaged-save", [
      "broken: must have rule, sentence and words as texts, and rests as a list of texts.",
    ]);
  return { rule, sentence, words, rests };
}
