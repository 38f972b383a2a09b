import type { Answer, GameEvent, Options } from "./game.ts";
import { isObject, type JsonObject } from "./json.ts";
import type { ByLanguage } from "./texts.ts";

/** Some terms of an answer, or some fields of an event. */
type SomeOf<T> = T extends unknown ? Partial<T> : never;

/** When something is to be said: all that is named holds while the person is asked. */
interface NightCue<A extends Answer = Answer, E extends GameEvent = GameEvent> {
  /** The question. */
  readonly ask?: string;
  /** Terms that an allowed answer has. */
  readonly may?: SomeOf<A>;
  /** Fields that the person's view has, at any depth: a list by places from 0 or whole. */
  readonly sees?: JsonObject;
  /** What has happened since the person's last answer: the fields of an event, or of one of several. */
  readonly heard?: SomeOf<E> | readonly SomeOf<E>[];
}

/**
 * One step of a guided match. It is shown at its cue and closes with any answer; one that is not met any more when a later one is, is left
 * out without a word.
 */
export interface NightStep<A extends Answer = Answer, E extends GameEvent = GameEvent> {
  readonly when: NightCue<A, E>;
  readonly say: ByLanguage<string>;
  /** The answer that is recommended. */
  readonly do?: A;
  /** The answer of which the rules say why not: it is tried once on purpose, and the step closes with their reason. */
  readonly dare?: A;
  /** Needs no answer: it closes by a press and shares the screen with the question. */
  readonly read?: true;
  /** What it is about, besides the cards and buttons of its answer: selectors of what the board draws. */
  readonly show?: readonly string[];
}

/** Said once, the first time that something new comes up, when the steps are done. */
export interface NightRemark<A extends Answer = Answer, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly when: NightCue<A, E>;
  readonly say: ByLanguage<string>;
}

/** A guided match: how it is opened, who speaks, what is said when. */
export interface NightScript<A extends Answer = Answer, E extends GameEvent = GameEvent> {
  readonly game: string;
  readonly seed: string;
  readonly options: Options;
  /** The bot of each seat; null is the person's. */
  readonly seats: readonly (string | null)[];
  /** By this name the page knows the speaker's face. */
  readonly face: string;
  readonly speaker: ByLanguage<string>;
  /** The same as it stands after "with" and "without". */
  readonly with: ByLanguage<string>;
  /** So many answers of the line are given before the person is first asked. */
  readonly opening: number;
  /**
   * The match as it was recorded: seats with their answers. The bots answer by it as long as the rules allow, so that the steps come up; the
   * person's are those that the steps recommend, and what is asked between them.
   */
  readonly line: readonly (readonly [seat: number, answer: A])[];
  readonly steps: readonly NightStep<A, E>[];
  readonly remarks: readonly NightRemark<A, E>[];
}

/** A script for code that knows no game. */
export type AnyNight = NightScript<Answer, GameEvent>;

/** A moment at which the person is asked. */
export interface NightMoment {
  readonly ask: string | null;
  readonly view: unknown;
  readonly answers: readonly Answer[];
  /** What has happened since the person's last answer. */
  readonly heard: readonly GameEvent[];
}

/** Where the guidance of a match stands, as it is kept with it. */
export interface NightPlace {
  /** The steps that are done, in their order: how many answers the match had when each was. */
  readonly done: readonly number[];
  /** The remarks that were made. */
  readonly said: readonly string[];
  /** Whether the person plays without the speaker for now. */
  readonly away: boolean;
}

export const newNight: NightPlace = { done: [], said: [], away: false };

const has = (whole: unknown, part: unknown): boolean =>
  isObject(part)
    ? typeof whole === "object" &&
      whole !== null &&
      Object.entries(part).every(([name, value]) => has(Reflect.get(whole, name), value))
    : JSON.stringify(whole) === JSON.stringify(part);

function isCue(cue: NightCue, moment: NightMoment): boolean {
  return (
    (cue.ask === undefined || cue.ask === moment.ask) &&
    (cue.may === undefined || moment.answers.some((answer) => has(answer, cue.may))) &&
    (cue.sees === undefined || has(moment.view, cue.sees)) &&
    (cue.heard === undefined || [cue.heard].flat().some((known) => moment.heard.some((event) => has(event, known))))
  );
}

/** The place of the step to show: the first one that is not done and whose cue it is; -1 where the speaker has nothing to say. */
export const nightStep = (script: AnyNight, { done }: NightPlace, moment: NightMoment): number =>
  script.steps.findIndex((step, at) => at >= done.length && isCue(step.when, moment));

/** The remark of the moment: only once the steps are done. */
export const nightRemark = (script: AnyNight, { done, said }: NightPlace, moment: NightMoment): NightRemark | null =>
  done.length < script.steps.length
    ? null
    : (script.remarks.find(({ id, when }) => !said.includes(id) && isCue(when, moment)) ?? null);

/** A step is done when the match has so many answers; those before it that were left out are as well. */
export const nightDone = (place: NightPlace, at: number, answers: number): NightPlace => ({
  ...place,
  done: [...place.done, ...Array.from({ length: at + 1 - place.done.length }, () => answers)],
});

/** The match has been taken back: what was done later is to be done again. */
export function nightBack(place: NightPlace, answers: number): NightPlace {
  const first = place.done.findIndex((then) => then > answers);
  return first < 0 ? place : { ...place, done: place.done.slice(0, first) };
}

/** What a bot answers by the recorded match, by how often its seat has answered; null where the record ends. */
export function nightAnswer(script: AnyNight, log: readonly { readonly seat: number }[], seat: number): Answer | null {
  const before = log.reduce((sum, given) => sum + (given.seat === seat ? 1 : 0), 0);
  return script.line.filter((given) => given[0] === seat)[before]?.[1] ?? null;
}
