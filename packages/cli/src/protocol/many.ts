import { type BotName, makeBot } from "@endzeit/bots";
import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  type CoreState,
  legal,
  Match,
  Observation,
  type Reading,
} from "@endzeit/engine";
import { Master, momentOf } from "@endzeit/master";
import * as v from "valibot";
import { RequestError } from "./codes.ts";
import {
  benchField,
  field,
  listField,
  numberField,
  oneOfField,
  type RequestFields,
  seedField,
  seedsField,
} from "./fields.ts";
import { MAX_BATCH } from "./lines.ts";
import { errorTold, type Matches, refused } from "./matches.ts";
import { Members, type NumberedAnswers, spellingOf } from "./spelled.ts";

/*
 * Many matches at once, for programs that learn: a reply has what a learner needs of a match and nothing else, and is spelled by hand, for
 * here every microsecond counts.
 */

/** What a program wants to hear of each match. */
interface Wishes {
  readonly list: "answers" | "numbers" | "count";
  readonly observe: "nothing" | "numbers" | "view" | "both";
  /** Who plays the seats that the program does not. */
  readonly bots: readonly (BotName | null)[] | null;
  readonly seed: string;
}

function wishesOf(request: RequestFields): Wishes {
  return {
    list: oneOfField(request, "list", ["answers", "numbers", "count"]),
    observe: oneOfField(request, "observe", ["nothing", "numbers", "view", "both"]),
    bots: benchField(request),
    seed: seedField(request, "1"),
  };
}

const EntryShape = v.strictTuple([v.pipe(v.number(), v.safeInteger(), v.minValue(1)), v.unknown()]);
const isEntry = (entry: unknown): entry is v.InferOutput<typeof EntryShape> => v.is(EntryShape, entry);

/** Opens a match for each seed. What happens before the first question is not told. */
export function open(game: AnyGame, request: RequestFields, matches: Matches): Members {
  const { min, max } = game.seats;
  const players = numberField(request, "players", min, max, min === max ? min : undefined);
  const table = { players, options: field(request, "options"), content: field(request, "content") };
  const wishes = wishesOf(request);
  const seeds = seedsField(request);
  checkBench(wishes, players);
  matches.room(seeds.length);
  const opened = seeds.map((seed) => Match.open(game, { ...table, seed }));
  const steps = opened.map((match) => {
    playBots(match, wishes);
    return told(match, wishes, matches.spelled, null);
  });
  const numbers = opened.map((match) => matches.add(match));
  return new Members(`"matches":[${numbers.join(",")}],${matches.spelled.told()}"steps":[${steps.join(",")}]`);
}

/** Gives an answer in each of many matches, and tells where each then stands. A fault in one is told in its place. */
export function step(request: RequestFields, matches: Matches): Members {
  const entries = listField(request, "steps");
  if (entries.length > MAX_BATCH)
    throw new RequestError("too-many", `steps: may hold ${MAX_BATCH} matches at most, not ${entries.length}.`);
  const wishes = wishesOf(request);
  const steps = entries.map((entry) => {
    try {
      return stepped(entry, wishes, matches);
    } catch (error) {
      return JSON.stringify({ error: errorTold(error) });
    }
  });
  return new Members(`${matches.spelled.told()}"steps":[${steps.join(",")}]`);
}

function stepped(entry: unknown, wishes: Wishes, matches: Matches): string {
  if (!isEntry(entry))
    throw new RequestError(
      "bad-request",
      "steps: each must be [match, answer], the answer as it is listed, by its place in the list, or null for none.",
    );
  const { match } = matches.numbered(entry[0]);
  checkBench(wishes, match.players);
  const [, answer] = entry;
  const before = match.log.length;
  const seat = turnOf(match);
  if (answer !== null) give(match, seat, answer);
  // What a bot has seen is not told to whoever only lets it play.
  const by = answer === null && seat !== null && (wishes.bots?.[seat] ?? null) !== null ? null : seat;
  try {
    playBots(match, wishes);
    return told(match, wishes, matches.spelled, by);
  } catch (error) {
    // A failed request changes nothing, whoever it was that failed.
    if (match.log.length > before) match.undo(match.log.length - before);
    throw error;
  }
}

/** The seat whose answer the match waits for. Where any of several may answer for all, they take turns. */
function turnOf(match: AnyMatch): number | null {
  const of = match.awaited();
  if (of.length === 0) return null;
  return of[match.question?.together === true ? 0 : match.log.length % of.length] ?? null;
}

/** Written over at each listing. */
const listed: Answer[] = [];

function give(match: AnyMatch, seat: number | null, answer: unknown): void {
  if (typeof answer === "number" && seat !== null) {
    legal(match.game, match.state, seat, listed);
    const chosen = listed[answer];
    if (chosen === undefined)
      throw new RequestError("bad-request", `steps: there is no answer ${answer} in a list of ${listed.length}.`);
    match.repeat(seat, chosen);
    return;
  }
  const answered = match.answer(seat ?? 0, answer);
  if (!answered.ok) throw refused(match.game, answered.refusal, "en");
}

function checkBench({ bots }: Wishes, players: number): void {
  if (bots !== null && bots.length !== players)
    throw new RequestError("bad-request", `bots: must be a list of ${players}, one for each seat.`);
}

/** Bots answer until a seat is asked that has none. */
function playBots(match: AnyMatch, { bots, seed }: Wishes): void {
  if (bots === null) return;
  for (let seat = turnOf(match); seat !== null; seat = turnOf(match)) {
    const name = bots[seat] ?? null;
    if (name === null) return;
    const bot = makeBot(name, { seed: `${seed} ${match.seed} ${match.log.length}` });
    const { answer } = bot.choose(momentOf(new Master(match, false), bot, seat));
    match.repeat(seat, answer);
  }
}

/** Where a match stands. Of one that is over `by`, the seat that answered last, is told what it sees. */
function told(match: AnyMatch, wishes: Wishes, spelled: NumberedAnswers, by: number | null): string {
  const { outcome, game } = match;
  if (outcome !== null) {
    const rewards = Array.from({ length: match.players }, (_, seat) => game.utility(outcome, seat, match.state));
    return `{"outcome":${JSON.stringify(outcome)},"rewards":${JSON.stringify(rewards)}${observed(match, wishes, by)}}`;
  }
  const seat = turnOf(match) ?? 0;
  legal(game, match.state, seat, listed);
  const ask = JSON.stringify(match.question?.ask ?? null);
  return `{"seat":${seat},"ask":${ask},${listTold(wishes, spelled)}${observed(match, wishes, seat)}}`;
}

function listTold({ list }: Wishes, spelled: NumberedAnswers): string {
  if (list === "count") return `"count":${listed.length}`;
  let text = "";
  if (list === "numbers") {
    for (const answer of listed) text += text === "" ? spelled.numberOf(answer) : `,${spelled.numberOf(answer)}`;
    return `"numbers":[${text}]`;
  }
  for (const answer of listed) text += text === "" ? spellingOf(answer) : `,${spellingOf(answer)}`;
  return `"answers":[${text}]`;
}

function observed(match: AnyMatch, { observe }: Wishes, eyes: number | null): string {
  if (observe === "nothing") return "";
  const view = match.view(eyes);
  const whole = observe === "numbers" ? "" : `,"view":${JSON.stringify(view)}`;
  return observe === "view" ? whole : `,"observation":[${observationOf(match).read(view, eyes).join(",")}]${whole}`;
}

/** By each game how matches of each kind are observed. */
const observations = new WeakMap<AnyGame, Map<string, Observation<CoreState>>>();
const ofMatch = new WeakMap<AnyMatch, Observation<CoreState>>();

function observationOf(match: AnyMatch): Observation<CoreState> {
  const known = ofMatch.get(match);
  if (known !== undefined) return known;
  const { game, state, players } = match;
  const kinds = observations.get(game) ?? new Map<string, Observation<CoreState>>();
  observations.set(game, kinds);
  const kind = Observation.kind(game.form, state, players);
  const made = kinds.get(kind) ?? new Observation(game.form, state, players);
  kinds.set(kind, made);
  ofMatch.set(match, made);
  return made;
}

/** What the numbers of an observation are; with `seat` also what that seat sees now. */
export function observation(
  request: RequestFields,
  matches: Matches,
): { readonly readings: readonly Reading[]; readonly observation?: readonly number[] } {
  const { match } = matches.of(request);
  const { readings } = observationOf(match);
  if (field(request, "seat") === undefined) return { readings };
  const seat = field(request, "seat") === null ? null : numberField(request, "seat", 0, match.players - 1);
  return { readings, observation: observationOf(match).read(match.view(seat), seat) };
}
