import { advance, type Candidates, candidates, give, judge, legal, questionOf, silent } from "../src/agenda.ts";
import { forced } from "../src/forced.ts";
import type { Answer, CoreState, Form, Game, GameEvent, Outcome, Sayable } from "../src/game.ts";
import { hashOf } from "../src/hash.ts";
import { HIDDEN } from "../src/hidden.ts";
import { imagine } from "../src/imagine.ts";
import { alike, canonical, isObject } from "../src/json.ts";
import { Match } from "../src/match.ts";
import { below, freshRandom, type Random, randomFrom } from "../src/random.ts";
import { load, save } from "../src/save.ts";
import { text } from "../src/texts.ts";
import { fillOtherwise } from "./filled.ts";
import {
  CheckError,
  type Checked,
  eyes,
  must,
  type OfSeed,
  openingOf,
  pick,
  playersRandom,
  playOn,
  playRandomly,
  randomAnswer,
  shown,
  stateOf,
} from "./playing.ts";

type Property = OfSeed<void>;

/** Costly looks are taken at one moment in so many, chosen by the seed. */
const SAMPLE = 6;

const sometimes = (random: Random): boolean => below(random, SAMPLE) === 0;

/** Every listed answer is accepted; every refused one is refused with the same reason; nothing else is accepted. */
export function answersAgree<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  checked: Checked<S>,
  seed: number,
): void {
  playRandomly(game, checked, seed, (match, random) => {
    if (!sometimes(random)) return;
    // Its text is quicker to come by than its hash, and tells as much: it is wanted after each answer.
    const written = (): string => JSON.stringify(match.state);
    const before = written();
    const fast: A[] = [];
    for (let seat = 0; seat < match.players; seat++) {
      const { answers, refused } = match.ask(seat);
      const spelled = answers.map(canonical);
      must(
        new Set(spelled).size === spelled.length,
        () => `seat ${seat} is offered the same answer twice: ${spelled.join(" ")}`,
      );
      if (match.awaited().includes(seat)) {
        legal(game, stateOf(match), seat, fast);
        must(canonical(fast) === canonical(answers), () => `legal() and candidates() differ for seat ${seat}.`);
      } else {
        must(answers.length + refused.length === 0, () => `seat ${seat} is not asked and has candidates.`);
        must(!match.answer(seat, { pass: true }).ok, () => `seat ${seat} is not asked and may answer.`);
      }
      for (const { answer, refusal } of refused) {
        const verdict = match.answer(seat, JSON.parse(JSON.stringify(answer)));
        must(!verdict.ok, () => `${canonical(answer)} is listed as refused (${refusal.reason}) and was accepted.`);
        must(
          canonical(verdict.refusal) === canonical(refusal),
          () =>
            `${canonical(answer)} is listed as refused for ${canonical(refusal)} and was refused for ${canonical(verdict.refusal)}.`,
        );
      }
      const { lapse } = match;
      must(
        lapse === null || answers.length === 0 || answers.some((answer) => alike(answer, lapse)),
        () => `whose time is up would say ${canonical(lapse)}, which is not allowed.`,
      );
      const nonsense = match.answer(seat, { "no such term": true });
      must(!nonsense.ok, () => "an answer that is not listed was accepted.");
      must(written() === before, () => `asking or refusing seat ${seat} changed the state.`);
      for (const answer of answers) {
        const accepted = match.clone().answer(seat, JSON.parse(JSON.stringify(answer)));
        must(accepted.ok, () => `${canonical(answer)} of seat ${seat} is listed and was refused.`);
        must(written() === before, () => `${canonical(answer)} in a clone changed the original.`);
      }
    }
  });
}

/**
 * Whatever of the game is answered, the refusal names a rule. A refused candidate covers all that contains it; a seat learns nothing from a
 * refusal that its view does not show; every candidate is spelled in a form of the game, every allowed one in one of its own question.
 */
export const refusalsTeach: Property = (game, checked, seed) => {
  const sayables: { readonly [ask: string]: Sayable } = game.questions;
  const all = Object.values(sayables).flatMap(({ forms }) => forms);
  /** Candidates of this and of earlier questions. */
  const met: Answer[] = [];
  playRandomly(game, checked, seed, (match, random) => {
    const { question } = match;
    if (question === null) return;
    const own = sayables[question.ask]?.forms ?? [];
    for (let seat = 0; seat < match.players; seat++) {
      const { answers, refused } = match.ask(seat);
      for (const answer of answers)
        must(
          own.some((form) => isSpelled(form, answer)),
          () => `no form of "${question.ask}" spells ${canonical(answer)}.`,
        );
      for (const { answer } of refused)
        must(
          all.some((form) => isPartOf(form, answer)),
          () => `no form of the game has ${canonical(answer)} in it.`,
        );
      met.push(...[...answers, ...refused.map((row) => row.answer)].filter(() => below(random, 40) === 0));
      if (!sometimes(random)) continue;
      const world = imagine(game, JSON.parse(JSON.stringify(match.view(seat))), seat, random);
      const tries: Answer[] = Array.from({ length: 12 }, () =>
        anyAnswer(game, random, below(random, 2) === 0 ? question.ask : undefined),
      );
      for (const row of refused.filter(() => below(random, 1 + Math.floor(refused.length / 12)) === 0)) {
        const completed = met.length === 0 ? row.answer : { ...pick(random, met, "answers"), ...row.answer };
        tries.push(completed);
        mustCover(game, match, seat, completed, refused);
      }
      for (const answer of tries) mustTeach(game, match, seat, answer, world);
    }
  });
};

/** A whole answer that contains refused candidates is refused as the longest of them is, unless it is listed itself. */
function mustCover<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  match: Match<S, A, E, V>,
  seat: number,
  answer: Answer,
  refused: Candidates<A>["refused"],
): void {
  const verdict = judge(game, stateOf(match), seat, answer);
  if ("answer" in verdict) return;
  const inside = refused.filter((row) => Object.entries(row.answer).every(([term, value]) => answer[term] === value));
  const terms = Math.max(...inside.map((row) => Object.keys(row.answer).length));
  const rules = inside.filter((row) => Object.keys(row.answer).length === terms).map((row) => row.refusal.rule);
  must(
    rules.includes(verdict.refusal.rule),
    () => `${canonical(answer)} is refused by ${canonical(verdict.refusal)}, its part by ${rules.join(" or ")}.`,
  );
}

/** An answer of the game is accepted or refused by a rule, with words, and alike in a world that the seat cannot tell from this one. */
function mustTeach<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  match: Match<S, A, E, V>,
  seat: number,
  answer: Answer,
  world: S,
): void {
  const verdict = judge(game, stateOf(match), seat, answer);
  const other = judge(game, world, seat, answer);
  must(
    canonical(verdict) === canonical(other),
    () => `${canonical(answer)} gives away what is hidden: ${canonical(verdict)} and ${canonical(other)}.`,
  );
  if ("answer" in verdict) return;
  const { refusal } = verdict;
  must(refusal.reason !== "unknown-answer", () => `${canonical(answer)} is an answer of the game and unknown.`);
  must(
    Object.hasOwn(game.reasons, refusal.reason) || game.texts.en[`refusal.${refusal.reason}`] !== undefined,
    () => `${canonical(answer)} is refused for ${refusal.reason}, which names no rule.`,
  );
  const phrase = game.words.refusal(refusal);
  for (const texts of Object.values(game.texts)) {
    const said = text(texts, phrase.text, phrase.values);
    must(
      /^[^{}]*[.!?]$/.test(said) && !/(undefined|NaN| {2}| [.,])/.test(said),
      () => `${canonical(answer)}: "${said}"`,
    );
  }
}

/** Any answer of the game, to this question or to whatever one, its values by chance. */
export function anyAnswer(
  game: { readonly questions: { readonly [ask: string]: Sayable } },
  random: Random,
  ask?: string,
): Answer {
  const { forms } =
    (ask === undefined ? undefined : game.questions[ask]) ?? pick(random, Object.values(game.questions), "questions");
  return spell(pick(random, forms, "forms"), random);
}

function spell(form: Form, random: Random): Answer {
  return Object.fromEntries(Object.entries(form).map(([term, values]) => [term, pick(random, values, term)]));
}

const isPartOf = (form: Form, answer: Answer): boolean =>
  Object.entries(answer).every(([term, value]) => (form[term] ?? []).some((known) => known === value));
const isSpelled = (form: Form, answer: Answer): boolean =>
  isPartOf(form, answer) && Object.keys(form).length === Object.keys(answer).length;

/** A save file, written and read at any moment, leads to the same state. */
export function savesReturn<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  checked: Checked<S>,
  seed: number,
): void {
  const check = (match: Match<S, A, E, V>): void => {
    const loaded = load(game, JSON.parse(JSON.stringify(save(match))));
    must(loaded.hash === match.hash, () => `a save after ${match.log.length} answers loads to another state.`);
  };
  const moment = below(randomFrom(`save ${seed}`), 60);
  check(
    playRandomly(game, checked, seed, (match) => {
      if (match.log.length === moment) check(match);
    }),
  );
}

/** Going back to any moment, by `at` or by `undo`, gives the state of that moment; and forward again the same way. */
export const backAndForth: Property = (game, checked, seed) => {
  const hashes: string[] = [];
  const match = playRandomly(game, checked, seed, (at) => hashes.push(at.hash));
  const log = match.log.slice();
  for (let count = 0; count <= log.length; count += 1 + Math.floor(log.length / 25)) {
    must(match.at(count).hash === hashes[count], () => `at(${count}) is not the state after ${count} answers.`);
  }
  must(match.hash === hashes[log.length], () => "looking back changed the match.");
  const random = randomFrom(`undo ${seed}`);
  while (match.log.length > 0) {
    const count = 1 + below(random, Math.min(match.log.length, 20));
    match.undo(count);
    must(
      match.hash === hashes[match.log.length],
      () => `undo(${count}) to answer ${match.log.length} gives another state.`,
    );
  }
  for (const { seat, answer } of log) match.answer(seat, answer);
  must(match.hash === hashes[log.length], () => "the same answers after undoing everything lead elsewhere.");
};

/** A state that went through JSON is the same state and plays on the same way. */
export function jsonSurvives<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  checked: Checked<S>,
  seed: number,
): void {
  let other: Match<S, A, E, V> | null = null;
  const moment = below(randomFrom(`json ${seed}`), 40);
  const look = (match: Match<S, A, E, V>): void => {
    if (other === null && match.log.length === moment) {
      const state: unknown = JSON.parse(JSON.stringify(match.state));
      const problems = game.problems(state);
      must(problems.length === 0, () => `a state of the game itself has problems: ${problems.join(" ")}`);
      other = Match.from(game, state, { players: match.players, options: match.options });
    } else if (other !== null) {
      const last = match.log.at(-1);
      if (last !== undefined && match.log.length > moment) other.answer(last.seat, last.answer);
    }
    must(
      other === null || other.hash === match.hash,
      () => `after answer ${match.log.length} the state from JSON is another one.`,
    );
  };
  playRandomly(game, checked, seed, look, (event) =>
    must(isPlain(event), () => `the event ${event.event} is another one after JSON.`),
  );
}

/** Whether JSON keeps a value as it is: it has no words for -0, for what is no number, and for what is not there. */
function isPlain(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== "object" || value === null)
    return typeof value === "string" || typeof value === "boolean" || value === null;
  return Object.values(value).every(isPlain);
}

/** A copy equals its original, even over the rubbish of an earlier one, and shares nothing that changes. */
export const copiesAreFree: Property = (game, checked, seed) => {
  const dirty = game.blank();
  game.copy(playRandomly(game, checked, seed + 1).state, dirty);
  playRandomly(game, checked, seed, (match, random) => {
    if (!sometimes(random)) return;
    const before = match.hash;
    const fresh = game.blank();
    game.copy(match.state, fresh);
    must(hashOf(fresh) === before, () => "a copy into a blank state differs from its original.");
    game.copy(match.state, dirty);
    must(hashOf(dirty) === before, () => "a copy over an earlier copy differs from its original.");
    for (let n = 0; n < 20 && dirty.outcome === null; n++) answerAnyhow(game, dirty, random);
    must(match.hash === before, () => "playing on with a copy changed the original.");
    must(hashOf(fresh) === before, () => "playing on with a copy changed another copy.");
  });
};

function answerAnyhow<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  random: Random,
): void {
  const able: { seat: number; answer: A }[] = [];
  for (const seat of questionOf(state)?.of ?? []) {
    for (const answer of candidates(game, state, seat).answers) able.push({ seat, answer });
  }
  const { seat, answer } = pick(random, able, "answers");
  give(game, state, seat, answer, silent);
}

/** Whatever hidden things a seat imagines, it sees and is asked the same, byte by byte. */
export const imaginationAgrees: Property = (game, checked, seed) => {
  playRandomly(game, checked, seed, (match, random) => {
    if (!sometimes(random)) return;
    const before = match.hash;
    for (const seat of eyes(match)) {
      const seen = shown(game, stateOf(match), seat);
      for (let n = 0; n < 2; n++) {
        const imagined = imagine(game, JSON.parse(JSON.stringify(match.view(seat))), seat, random);
        sameText(shown(game, imagined, seat), seen, `seat ${String(seat)} in a state that it imagines`);
        const problems = game.problems(JSON.parse(JSON.stringify(imagined)));
        must(
          problems.length === 0,
          () => `a state imagined by seat ${String(seat)} has problems: ${problems.join(" ")}`,
        );
        const kept = checked.conserved?.(match.state);
        must(
          kept === undefined || canonical(kept) === canonical(checked.conserved?.(imagined)),
          () => `a state imagined by seat ${String(seat)} lost or gained something.`,
        );
      }
    }
    must(match.hash === before, () => "looking or imagining changed the state.");
  });
};

/**
 * Two worlds that a seat cannot tell apart are played on with the same answers and the same luck. As long as the seat hears the same
 * events it must see the same and be asked the same: no question may open or stay away because of what is hidden.
 */
export const secretsKeep: Property = (game, checked, seed) => {
  playRandomly(game, checked, seed, (match, random) => {
    if (match.outcome !== null || !sometimes(random)) return;
    const seat = pick(random, eyes(match), "eyes");
    const world = game.blank();
    game.copy(match.state, world);
    const other = imagine(game, match.view(seat), seat, random);
    other.random = world.random.slice();
    for (let n = 0; n < 6 && world.outcome === null; n++) {
      const common = commonAnswers(game, world, other);
      if (common.length === 0) return;
      const next = pick(random, common, "answers");
      const [heard, otherHeard] = [hearing(game, world, next, seat), hearing(game, other, next, seat)];
      if (heard !== otherHeard) return;
      sameText(
        shown(game, other, seat),
        shown(game, world, seat),
        `seat ${String(seat)} after ${canonical(next)}, having heard the same events (${heard})`,
      );
    }
  });
};

interface SeatAnswer<A> {
  readonly seat: number;
  readonly answer: A;
}

function commonAnswers<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  world: S,
  other: S,
): SeatAnswer<A>[] {
  const common: SeatAnswer<A>[] = [];
  for (let seat = 0; seat < game.seats.max; seat++) {
    for (const answer of candidates(game, world, seat).answers) {
      if ("answer" in judge(game, other, seat, answer)) common.push({ seat, answer });
    }
  }
  return common;
}

/**
 * Two worlds that a seat cannot tell apart, and one answer: when the seat would be told different things of it, the answer has shown what
 * was hidden, and nobody takes it back without asking. The luck of the worlds differs, too: what is rolled or shuffled is hidden before.
 */
export const freeWaysEnd: Property = (game, checked, seed) => {
  playRandomly(game, checked, seed, (match, random) => {
    if (match.outcome !== null || !sometimes(random)) return;
    const fault = freeWayFault(game, match, random);
    must(fault === null, () => String(fault));
  });
};

/** What a random answer of the moment shows that was hidden although it can be taken back freely; null when it does not. */
export function freeWayFault<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  match: Match<S, A, E, V>,
  random: Random,
): string | null {
  const given = randomAnswer(match, random);
  const lucky = game.blank();
  game.copy(match.state, lucky);
  lucky.random = freshRandom(random);
  for (const other of [imagine(game, match.view(given.seat), given.seat, random), lucky]) {
    const world = game.blank();
    game.copy(match.state, world);
    // Whoever knew of the difference before learns nothing by it.
    const ears = eyes(match).filter((ear) => ear === given.seat || shown(game, world, ear) === shown(game, other, ear));
    const [one, two] = [toldOf(game, world, given, ears), toldOf(game, other, given, ears)];
    const at = ears.findIndex((_, n) => one.told[n] !== two.told[n]);
    if (at < 0 || (one.revealed && two.revealed)) continue;
    return `${canonical(given.answer)} of seat ${given.seat} can be taken back freely and tells seat ${ears[at]} what was hidden: ${one.told[at]} or ${two.told[at]}`;
  }
  return null;
}

/** Gives an answer, and returns what each of the `ears` is told and shown of it, as text, and whether it ended the free way back. */
function toldOf<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  { seat, answer }: SeatAnswer<A>,
  ears: readonly (number | null)[],
): { readonly revealed: boolean; readonly told: readonly string[] } {
  const heard: string[] = ears.map(() => "");
  let revealed = false;
  give(game, state, seat, answer, {
    listening: true,
    tell(event, to) {
      const said = canonical(event);
      for (const [at, ear] of ears.entries())
        if (to === undefined || (ear !== null && to.includes(ear))) heard[at] += said;
    },
    reveal() {
      revealed = true;
    },
  });
  return { revealed, told: ears.map((ear, at) => `${heard[at]} ${shown(game, state, ear)}`) };
}

/** Gives an answer and returns, as text, the events that `ear` hears of it. */
function hearing<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  { seat, answer }: SeatAnswer<A>,
  ear: number | null,
): string {
  const heard: E[] = [];
  give(game, state, seat, answer, {
    listening: true,
    tell(event, to) {
      if (to === undefined || (ear !== null && to.includes(ear))) heard.push(event);
    },
    reveal() {},
  });
  return canonical(heard);
}

/** Where a table gives the only answer by itself, whoever merely watches would have known that it is the only one. */
export const hasteIsInnocent: Property = (game, checked, seed) => {
  playRandomly(game, checked, seed, (match, random) => {
    for (const seat of match.awaited()) {
      const only = forced(game, stateOf(match), seat, false);
      if (only === null || !sometimes(random)) continue;
      for (let n = 0; n < 4; n++) {
        const imagined = imagine(game, match.view(null), null, random);
        const { answers } = candidates(game, imagined, seat);
        must(
          canonical(answers) === canonical([only]),
          () =>
            `seat ${seat} is not asked for ${canonical(only)} at "${questionOf(match.state)?.ask}", where for all that is known it might have had ${answers.map(canonical).join(" ")}.`,
        );
      }
    }
  });
};

/** No view carries the words of the random generator. */
export const luckStaysHidden: Property = (game, checked, seed) => {
  playRandomly(game, checked, seed, (match, random) => {
    if (!sometimes(random)) return;
    // The fourth word is a small counter: such a number may stand in a view by right.
    const words = match.state.random.slice(0, 3).map(String);
    for (const seat of eyes(match)) {
      const numbers: readonly string[] = JSON.stringify(match.view(seat)).match(/-?\d+/g) ?? [];
      const found = words.find((word) => word.length > 6 && numbers.includes(word));
      must(
        found === undefined,
        () => `the view of seat ${String(seat)} carries the generator's word ${String(found)}.`,
      );
    }
  });
};

/** Every match ends within the bound, is decided, and then asks nothing more. */
export const matchesEnd: Property = (game, checked, seed) => {
  const match = playRandomly(game, checked, seed);
  const outcome = match.outcome as Outcome;
  must(outcome.reason.length > 0, () => "the outcome has no reason.");
  must(
    outcome.winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < match.players),
    () => `the winners ${outcome.winners.join(", ")} are not seats of the table.`,
  );
  must(outcome.scores === undefined || outcome.scores.length === match.players, () => "not every seat has a score.");
  must(match.question === null && match.awaited().length === 0, () => "a match that is over asks a question.");
  const late = match.answer(0, { pass: true });
  must(!late.ok && late.refusal.reason === "match-over", () => "a match that is over takes an answer.");
};

/** What the game says is constant stays constant. */
export const nothingIsLost: Property = (game, checked, seed) => {
  const { conserved } = checked;
  if (conserved === undefined) return;
  let first: string | null = null;
  playRandomly(game, checked, seed, (match) => {
    const now = canonical(conserved(match.state));
    first ??= now;
    must(now === first, () => `after answer ${match.log.length} there is ${now}, at first there was ${String(first)}.`);
  });
};

/** Who may not see the faces hears of the same things in the same order: between a card and the word on it nothing else is told. */
export const drawsAreToldInOrder: Property = (game, checked, seed) => {
  const faces = checked.faces ?? {};
  let waiting: string | null = null;
  playRandomly(
    game,
    checked,
    seed,
    () => must(waiting === null, () => `the word "${waiting}" was never said.`),
    ({ event }) => {
      const word = faces[event] ?? null;
      must(
        waiting === null || word === waiting || event === waiting,
        () => `"${event}" is told before the "${waiting}" that happened first.`,
      );
      waiting = word;
    },
  );
};

/** Nobody listening changes nothing: a silent run leads to the same states as a loud one. */
export const listeningIsHarmless: Property = (game, checked, seed) => {
  const { players, options, seed: matchSeed } = Match.open(game, openingOf(game, checked, seed));
  const state = game.setup({ players, options, content: null }, randomFrom(matchSeed));
  advance(game, state, silent);
  playRandomly(
    game,
    checked,
    seed,
    (match) => {
      const last = match.log.at(-1);
      if (last !== undefined) give(game, state, last.seat, last.answer, silent);
      must(hashOf(state) === match.hash, () => `after answer ${match.log.length} a silent run stands elsewhere.`);
    },
    (event) => must(JSON.stringify(event).includes('"event"'), () => "an event is not plain data."),
  );
};

/** The value that bots see is a number at every moment, for every seat. */
export const valuesAreNumbers: Property = (game, checked, seed) => {
  playRandomly(game, checked, seed, (match, random) => {
    if (!sometimes(random)) return;
    const before = match.hash;
    for (let seat = 0; seat < match.players; seat++) {
      const value = game.evaluate(match.state, seat);
      must(Number.isFinite(value), () => `seat ${seat} is worth ${value}.`);
    }
    must(match.hash === before, () => "evaluating changed the state.");
  });
};

/** A position can be opened as a match of its own, saved and loaded. */
export const positionsOpen: Property = (game, checked, seed) => {
  const whole = playRandomly(game, checked, seed);
  const random = playersRandom(seed);
  const position = whole.at(below(random, whole.log.length));
  const match = Match.from(game, position.state, { players: whole.players, options: whole.options });
  for (let n = 0; n < 10 && match.outcome === null; n++) {
    const { seat, answer } = randomAnswer(match, random);
    match.answer(seat, answer);
  }
  must(
    load(game, JSON.parse(JSON.stringify(save(match)))).hash === match.hash,
    () => "a match from a position does not survive saving.",
  );
  playOn(match, checked, random);
};

function sameText(is: string, should: string, where: string): void {
  if (is === should) return;
  let at = 0;
  while (is[at] === should[at]) at++;
  const cut = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  must(false, () => `${where} is shown "${cut(is)}" instead of "${cut(should)}".`);
}

/** Worlds that are imagined for one test of independence, and the hidden places that are looked at. */
const WORLDS = 3000;
const PLACES = 6;

/**
 * What is dealt in an imagined state says nothing about the dice that are rolled in it: in many worlds imagined from one view, what lies in
 * a hidden place and the first dice are independent (Pearson's chi-squared; the bound is eight standard deviations and more).
 */
export const diceAreTheirOwn: Property = (game, checked, seed) => {
  const whole = playRandomly(game, checked, seed);
  const random = playersRandom(seed);
  const match = whole.at(below(random, whole.log.length));
  const seat = pick(random, eyes(match), "eyes");
  const view = match.view(seat);
  const seen = flat(view);
  const world = game.blank();
  const cards: number[][] = seen.map(() => []);
  const dice: number[][] = [[], []];
  for (let n = 0; n < WORLDS; n++) {
    imagine(game, view, seat, random, world);
    for (const [place, card] of flat(world).entries()) if (seen[place] === HIDDEN) cards[place].push(card);
    for (const rolls of dice) rolls.push(below(world.random, 6));
  }
  const hidden = cards.flatMap((kinds, place) => (new Set(kinds).size > 1 ? [place] : []));
  // The first and the last ones, for there a generator that was dealt with would show, and some between.
  const places = [...hidden.slice(0, 2), ...hidden.slice(-2)];
  for (let n = 0; n < PLACES - 4 && hidden.length > 4; n++) places.push(pick(random, hidden, "hidden places"));
  for (const place of places)
    for (const [roll, rolls] of dice.entries()) {
      const { squared, freedom } = chiSquared(cards[place], rolls);
      must(
        squared < freedom + 8 * Math.sqrt(2 * freedom) + 30,
        () =>
          `the ${place}th number that seat ${String(seat)} imagines goes with die ${roll + 1}: chi-squared ${squared.toFixed(0)} at ${freedom}.`,
      );
    }
};

/** All numbers in the lists and fields of a state, in order, without its agenda and its generator. */
function flat(state: unknown): number[] {
  const numbers: number[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === "number") numbers.push(value);
    else if (Array.isArray(value)) value.forEach(walk);
  };
  if (isObject(state))
    for (const [field, value] of Object.entries(state)) if (field !== "random" && field !== "agenda") walk(value);
  return numbers;
}

/** Pearson's chi-squared of two columns of whole numbers, and its degrees of freedom. */
function chiSquared(
  a: readonly number[],
  b: readonly number[],
): { readonly squared: number; readonly freedom: number } {
  const [as, bs, both] = [new Map<number, number>(), new Map<number, number>(), new Map<string, number>()];
  const add = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const [row, value] of a.entries()) {
    add(as, value);
    add(bs, b[row]);
    add(both, `${value} ${b[row]}`);
  }
  let squared = 0;
  for (const [value, n] of as)
    for (const [other, m] of bs) {
      const expected = (n * m) / a.length;
      const off = (both.get(`${value} ${other}`) ?? 0) - expected;
      squared += (off * off) / expected;
    }
  return { squared, freedom: (as.size - 1) * (bs.size - 1) };
}

/** Equal answers are one object, whenever and by whatever state they are listed: who searches may tell them apart by identity. */
export function equalAnswersAreOne<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  checked: Checked<S>,
  seed: number,
): void {
  const known = new Map<string, A>();
  playRandomly(game, checked, seed, (match) => {
    for (const seat of match.awaited())
      for (const answer of match.ask(seat).answers) {
        const key = canonical(answer);
        const before = known.get(key);
        must(before === undefined || before === answer, () => `${key} is listed as another object than before.`);
        known.set(key, answer);
      }
  });
}

/** What an outcome is worth to a seat is 0 to 1, more to whoever has won. */
export const outcomesHaveWorth: Property = (game, checked, seed) => {
  const { outcome, players, state } = playRandomly(game, checked, seed);
  if (outcome === null) return;
  const worth = Array.from({ length: players }, (_, seat) => game.utility(outcome, seat, state));
  for (const [seat, of] of worth.entries()) must(of >= 0 && of <= 1, () => `the end is worth ${of} to seat ${seat}.`);
  const [won, lost] = [true, false].map((winner) =>
    worth.filter((_, seat) => outcome.winners.includes(seat) === winner),
  );
  must(
    Math.min(...won, 2) > Math.max(...lost, -1),
    () => `winners have ${won.join(", ")} of the end, the others ${lost.join(", ")}.`,
  );
};

/** Every field of a state, the engine's own too, comes along with a copy, and no list is shared. */
export const copiesForgetNothing: Property = (game, checked, seed) => {
  const { form } = game;
  const whole = playRandomly(game, checked, seed);
  const random = playersRandom(seed);
  const [from, into] = [game.blank(), game.blank()];
  game.copy(whole.at(below(random, whole.log.length)).state, from);
  game.copy(from, into);
  fillOtherwise(from, form);
  game.copy(from, into);
  for (const field of Object.keys(from)) {
    const [value, copied]: unknown[] = [Reflect.get(from, field), Reflect.get(into, field)];
    must(canonical(value) === canonical(copied), () => `a copy forgets "${field}": ${canonical(copied)}.`);
    const described = form.fields[field];
    if (described === undefined) continue;
    const fixed =
      described.form === "printed" ||
      described.form === "rules" ||
      (described.form === "list" && described.fixed === true);
    if (fixed) must(value === copied, () => `a copy has its own "${field}", which is fixed for a match.`);
    else if (Array.isArray(value)) must(value !== copied, () => `a copy shares the list "${field}".`);
  }
};

/** The exported pack is good and changes nothing; whatever of a pack does not fit is refused by its field. */
export function packsAreChecked<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  checked: Checked<S>,
  seed: number,
): void {
  const random = randomFrom(`pack ${seed}`);
  const opening = openingOf(game, checked, seed);
  const match = Match.open(game, opening);
  const pack = game.content.export(match.options);
  const problems = game.content.problems(pack);
  must(problems.length === 0, () => `the exported pack is refused: ${problems.join(" ")}`);
  must(Match.open(game, { ...opening, content: pack }).hash === match.hash, () => "the exported pack changes a match.");
  const refused = (what: unknown, at: string): void => {
    const found = game.content.problems(what);
    must(
      found.some((problem) => problem.startsWith(`content${at}:`)),
      () => `${canonical(what)} is not refused at content${at}: ${found.join(" ")}`,
    );
  };
  for (const nothing of [7, null, []]) refused(nothing, "");
  refused({ ...pack, game: "another" }, ".game");
  refused({ ...pack, author: "me" }, ".author");
  for (const [list, rows] of Object.entries(pack)) {
    if (!Array.isArray(rows)) continue;
    const row: unknown = pick(random, rows, "rows");
    if (!isObject(row)) throw new CheckError(`a row of ${list} is no object.`);
    const of = (...these: readonly unknown[]): unknown => ({ ...pack, [list]: these });
    const { id } = row;
    refused({ ...pack, [list]: 3 }, `.${list}`);
    refused(of(3), `.${list}[0]`);
    refused(of({ id: "no such row" }), `.${list}[0].id`);
    refused(of(row, row), `.${list}[1].id`);
    refused(of({ id, misspelled: 1 }), `.${list}[0].misspelled`);
    const fields = Object.keys(row).filter((field) => field !== "id" && field !== "origin");
    const field = pick(random, fields, "fields");
    for (const bad of [-1, 1.5, 1e9, null, {}]) refused(of({ id, [field]: bad }), `.${list}[0].${field}`);
  }
}
