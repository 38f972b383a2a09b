import { awaited, legal, questionOf, runStep, settle, silent } from "../src/agenda.ts";
import type { Answer, CoreState, Game, GameEvent } from "../src/game.ts";
import { imagine } from "../src/imagine.ts";
import { canonical, isObject } from "../src/json.ts";
import { Match, MatchError } from "../src/match.ts";
import { below, type Random, randomFrom } from "../src/random.ts";
import { type Checked, must, type OfSeed, openingOf, pick } from "./playing.ts";

/*
 * Positions from outside. Real states of random matches are changed at random, in one field or in several, and handed to the game's
 * check: what it accepts must be playable to an end, with whole numbers, seats of the table, something to answer whenever somebody is
 * asked, and no more material than the box; what it refuses it must refuse by naming a field, and never by throwing.
 */

/** Steps that may follow each other without a question. A rule that needs more runs in a circle. */
const MOST_STEPS = 3000;
/** Answers of a short look at a position; one in so many is played to its end. */
const LOOK = 40;
const WHOLE = 8;
/** Moments of a match that are kept to be changed. */
const MOMENTS = 24;

type Slot = { readonly holder: Record<string, unknown> | unknown[]; readonly key: string | number };

/** Sets what a slot holds, in a list or in an object. */
function put({ holder, key }: Slot, value: unknown): void {
  Reflect.set(holder, key, value);
}

function got({ holder, key }: Slot): unknown {
  return Reflect.get(holder, key);
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value);
}

const twin = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** Real moments of one match, and every step and question that ran in it. */
export interface Moments {
  readonly states: readonly unknown[];
  readonly entries: readonly unknown[];
}

/** What was tried, and how it came out. */
export interface Trial {
  readonly changes: readonly string[];
  readonly position: unknown;
  /** What the check said; empty when it accepted. */
  readonly problems: readonly string[];
  /** Whether only the trial of the engine turned the position away: the check could say more exactly what is wrong. */
  readonly net: boolean;
  /** What does not hold, or null. */
  readonly fault: string | null;
}

/** Plays a match at random and keeps moments of it, also such with a step on top. */
export const momentsOf: OfSeed<Moments> = (game, checked, seed) => {
  const random = randomFrom(`moments ${seed}`);
  const match = Match.open(game, openingOf(game, checked, seed));
  const state = game.blank();
  game.copy(match.state, state);
  const states: unknown[] = [twin(state)];
  const entries = new Map<string, unknown>();
  let seen = 1;
  const look = (): void => {
    const top = state.agenda.at(-1);
    if (top !== undefined) entries.set(canonical(top), twin(top));
    seen++;
    if (states.length < MOMENTS) states.push(twin(state));
    else if (below(random, seen) < MOMENTS) states[below(random, MOMENTS)] = twin(state);
  };
  run(game, checked, state, { random, most: checked.bound, visit: look });
  states.push(twin(state));
  return { states, entries: [...entries.values()] };
};

/** Changes a real moment of a match and checks what comes of it. */
export function tryPosition<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  checked: Checked<S>,
  moments: Moments,
  seed: string,
): Trial {
  const random = randomFrom(`position ${seed}`);
  const real = pick(random, moments.states, "states");
  const position = twin(real);
  const changes: string[] = [];
  for (let n = 1 + below(random, 3); n > 0; n--) changes.push(change(random, position, moments));
  let problems: readonly string[] = [];
  let net = false;
  let fault: string | null = null;
  try {
    problems = game.problems(position);
    if (problems.length === 0) {
      problems = turnedAway(game, position);
      net = problems.length > 0;
    }
    fault = problems.length === 0 ? playable(game, checked, real, position, random) : unnamed(problems);
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  }
  return { changes, position, problems, net, fault };
}

/** What the engine says to a position that the game's check takes. */
function turnedAway<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  position: unknown,
): readonly string[] {
  try {
    Match.from(game, position);
    return [];
  } catch (error) {
    if (error instanceof MatchError && error.code === "bad-state") return error.problems;
    throw error;
  }
}

/** The property: positions near real ones are refused by name, or can be played to an end. */
export const positionsHold: OfSeed<void> = (game, checked, seed) => {
  const moments = momentsOf(game, checked, seed);
  for (let n = 0; n < 60; n++) {
    const { changes, fault, position } = tryPosition(game, checked, moments, `${seed}/${n}`);
    must(
      fault === null,
      () => `position ${n} (${changes.join("; ")}): ${String(fault)}. ${JSON.stringify(position).slice(0, 4000)}`,
    );
  }
};

/** A problem says where it is. */
function unnamed(problems: readonly string[]): string | null {
  const bad = problems.find((problem) => !/^state\b[\w.[\]]*: ./.test(problem));
  return bad === undefined ? null : `a problem that names no field: ${bad}`;
}

function playable<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  checked: Checked<S>,
  real: unknown,
  position: unknown,
  random: Random,
): string | null {
  const start = game.blank();
  game.copy(position as S, start);
  if (canonical(position) !== canonical(twin(start))) return null;
  const box = isRecord(real) && isRecord(position) ? sameBox(real, position) : false;
  if (box && checked.conserved !== undefined) {
    const all = checked.conserved(real as S);
    const more = checked.conserved(start).findIndex((n, at) => !(n <= (all[at] ?? 0)));
    if (more >= 0) return `there is more than in the box: number ${more} of ${canonical(checked.conserved(start))}`;
  }
  const whole = below(random, WHOLE) === 0;
  look(game, start, random);
  const answers = run(game, checked, start, { random, most: whole ? checked.bound * 2 : LOOK, visit: () => {} });
  if (start.outcome === null) {
    if (whole) return `not over after ${answers} answers`;
    look(game, start, random);
  }
  return null;
}

/** Whether two states are of the same table, so that they have the same material. */
function sameBox(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return ["seats", "rules", "numbers", "printed", "values"].every(
    (field) => canonical(one[field]) === canonical(other[field]),
  );
}

/** What the page and the bots do with a position: they show it, put it into words, weigh it and imagine it. */
function look<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  random: Random,
): void {
  const question = questionOf(state);
  for (const seat of [null, ...Array.from({ length: game.players(state) }, (_, at) => at)]) {
    const view = game.view(state, seat);
    game.words.heading(view);
    game.notes(view, seat);
    if (question !== null) game.words.question(view, question, seat);
    finite({ clock: game.clock(view) }, "the view");
    if (seat === null) continue;
    finite({ value: game.evaluate(state, seat) }, `the value for seat ${seat}`);
    imagine(game, JSON.parse(JSON.stringify(view)), seat, random.slice());
  }
}

/** Runs a state on with random answers, at most so many, and returns how many. Throws what does not hold. */
function run<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  checked: Checked<S>,
  state: S,
  { random, most, visit }: { readonly random: Random; readonly most: number; readonly visit: () => void },
): number {
  const kept = checked.conserved === undefined ? null : canonical(checked.conserved(state));
  const able: A[] = [];
  let answers = 0;
  let steps = 0;
  while (state.outcome === null && answers < most) {
    visit();
    const question = questionOf(state);
    if (question === null) {
      must(++steps < MOST_STEPS, () => `steps without end at ${canonical(state.agenda.at(-1))}`);
      runStep(game, state, silent);
      continue;
    }
    steps = 0;
    finite(state, "state");
    const players = game.players(state);
    must(
      question.of.length > 0 && question.of.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < players),
      () => `${canonical(question)} asks nobody of the table`,
    );
    const seat = pick(random, awaited(state), "seats");
    legal(game, state, seat, able);
    must(able.length > 0, () => `nothing to answer ${canonical(question)} with`);
    const answer = pick(random, able, "answers");
    settle(game, state, seat, answer, silent);
    answers++;
    if (kept !== null && checked.conserved !== undefined && answers % 8 === 0) {
      const now = canonical(checked.conserved(state));
      must(now === kept, () => `after ${canonical(answer)} to ${canonical(question)} there is ${now}, before ${kept}`);
    }
  }
  const { outcome } = state;
  if (outcome !== null) {
    finite(outcome, "outcome");
    must(
      outcome.winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < game.players(state)),
      () => `winners ${canonical(outcome.winners)}`,
    );
  }
  return answers;
}

/** Every number in it is a whole one, or at least a number. */
function finite(value: unknown, where: string): void {
  if (typeof value === "number") must(Number.isFinite(value), () => `${where} is ${value}`);
  else if (isList(value)) for (let at = 0; at < value.length; at++) finite(value[at], where);
  else if (isObject(value)) for (const key of Object.keys(value)) finite(value[key], `${where}.${key}`);
}

/** One change of a position, in words. */
function change(random: Random, position: unknown, moments: Moments): string {
  if (!isRecord(position)) return "nothing";
  const kind = below(random, 10);
  if (kind < 3) return changeAgenda(random, position, moments);
  if (kind < 5) return moveAbout(random, position);
  return changeField(random, position, moments);
}

function changeAgenda(random: Random, position: Record<string, unknown>, moments: Moments): string {
  const { agenda } = position;
  if (!isList(agenda)) return "no agenda";
  const at = below(random, agenda.length + 1);
  const entry = twin(pick(random, moments.entries, "entries"));
  switch (below(random, 7)) {
    case 0:
      agenda.splice(at, 0, entry);
      return `agenda: ${canonical(entry)} put in at ${at}`;
    case 1:
      agenda[Math.max(0, agenda.length - 1)] = entry;
      return `agenda: ${canonical(entry)} on top`;
    case 2: {
      const donor = pick(random, moments.states, "states");
      position["agenda"] = isRecord(donor) ? twin(donor["agenda"]) : [];
      return `agenda: ${canonical(position["agenda"])}`;
    }
    case 3:
      agenda.splice(at, 1);
      return `agenda: ${at} taken out`;
    case 4: {
      const other = below(random, agenda.length + 1);
      [agenda[at], agenda[other]] = [agenda[other], agenda[at]];
      position["agenda"] = agenda.filter((each) => each !== undefined);
      return `agenda: ${at} and ${other} change places`;
    }
    case 5:
      position["agenda"] = [agenda[0], entry];
      return `agenda: ${canonical(entry)} over the first`;
    default: {
      const held = agenda[at];
      if (!isRecord(held) || Object.keys(held).length === 0) return "agenda: nothing";
      const slot = { holder: held, key: pick(random, Object.keys(held), "fields") };
      put(slot, other(random, got(slot), position, entry));
      return `agenda[${at}].${slot.key}: ${canonical(got(slot) ?? null)}`;
    }
  }
}

/** Every list of numbers in a position, with its path. */
function listsIn(value: unknown, path: string, into: { path: string; list: unknown[] }[]): void {
  if (isList(value)) {
    if (value.every((item) => typeof item === "number")) into.push({ path, list: value });
    else for (const [at, item] of value.entries()) listsIn(item, `${path}[${at}]`, into);
  } else if (isRecord(value)) for (const key of Object.keys(value)) listsIn(value[key], `${path}.${key}`, into);
}

/** Takes something from one list and puts it into another: a card in another pile, a piece on another space. */
function moveAbout(random: Random, position: Record<string, unknown>): string {
  const lists: { path: string; list: unknown[] }[] = [];
  listsIn(position, "state", lists);
  const from = pick(random, lists, "lists");
  const near = lists.filter(({ list }) => list.length === from.list.length);
  const to = below(random, 2) === 0 ? pick(random, near, "lists") : pick(random, lists, "lists");
  const at = below(random, Math.max(1, from.list.length));
  const there = below(random, Math.max(1, to.list.length));
  switch (below(random, 4)) {
    case 0: {
      const [item] = from.list.splice(at, 1);
      if (item !== undefined) to.list.splice(there, 0, item);
      return `${from.path}[${at}] goes to ${to.path}`;
    }
    case 1: {
      const item = from.list[at];
      if (at < from.list.length && there < to.list.length) {
        from.list[at] = to.list[there];
        to.list[there] = item;
      }
      return `${from.path}[${at}] and ${to.path}[${there}] change places`;
    }
    case 2:
      to.list.push(...from.list.splice(0));
      return `${from.path} goes into ${to.path}`;
    default:
      if (at < from.list.length) to.list.push(from.list[at]);
      return `${from.path}[${at}] is also in ${to.path}`;
  }
}

function changeField(random: Random, position: Record<string, unknown>, moments: Moments): string {
  const donor = pick(random, moments.states, "states");
  let slot: Slot = { holder: position, key: pick(random, Object.keys(position), "fields") };
  let beside: unknown = isRecord(donor) ? donor[slot.key] : undefined;
  let path = `state.${slot.key}`;
  for (let depth = 0; depth < 4 && below(random, 5) > 0; depth++) {
    const inner = got(slot);
    const keys = isList(inner) ? [...inner.keys()] : isRecord(inner) ? Object.keys(inner) : [];
    if (keys.length === 0 || !(isList(inner) || isRecord(inner))) break;
    const key = pick<string | number>(random, keys, "keys");
    slot = { holder: inner, key };
    beside = typeof beside === "object" && beside !== null ? Reflect.get(beside, key) : undefined;
    path += typeof key === "number" ? `[${key}]` : `.${key}`;
  }
  const { holder, key } = slot;
  if (isList(holder) && typeof key === "number" && below(random, 4) === 0) {
    switch (below(random, 3)) {
      case 0:
        holder.splice(key, 1);
        return `${path} taken out`;
      case 1:
        holder.splice(key, 0, twin(holder[key]));
        return `${path} twice`;
      default:
        holder.reverse();
        return `${path} and its like reversed`;
    }
  }
  put(slot, other(random, got(slot), position, beside));
  return `${path}: ${canonical(got(slot) ?? null)}`;
}

/** Something else than `value`: near it, far from it, or of another moment. */
function other(random: Random, value: unknown, position: Record<string, unknown>, beside: unknown): unknown {
  const kind = below(random, 12);
  if (kind === 0) return pick<unknown>(random, [null, [], {}, "x", true, 0.5, -1, "0", undefined], "values");
  if (kind < 4 && beside !== undefined) return twin(beside);
  if (typeof value === "number")
    return pick(random, [value + 1, value - 1, 0, -1, 1, 2, 3, below(random, 12), below(random, 100), 9999], "numbers");
  if (typeof value === "boolean") return !value;
  if (isList(value)) {
    const list = value.slice();
    if (list.length === 0) return [below(random, 20)];
    if (below(random, 2) === 0) list.splice(below(random, list.length), 1 + below(random, 3));
    else list.push(...list.slice(0, 1 + below(random, 3)));
    return list;
  }
  const fields = Object.keys(position);
  return typeof value === "string" ? (twin(beside) ?? "") : twin(position[pick(random, fields, "fields")]);
}
