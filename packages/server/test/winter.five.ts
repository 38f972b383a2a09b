import { below, Match, type Random, randomFrom } from "@endzeit/engine";
import { SECRETS } from "../../../games/winter-der-toten/content/secrets.ts";
import { winterDerToten } from "../../../games/winter-der-toten/index.ts";
import type { Answer, Event, State, View } from "../../../games/winter-der-toten/state.ts";

/*
 * A match of five at Winter der Toten in which all happens that could give somebody away: a betrayer, who sees an innocent exiled and is
 * exiled after that; the death of somebody's last survivor; a vote about a crossroads card; face-down contributions that are counted;
 * cards that a searcher alone sees. Looked for at the time of the test: the rules may change what a seed leads to.
 */

export const FIVE = 5;
export const OPTIONS = { objective: "we-need-more-samples" };
const MOST_ANSWERS = 110;
const MOST_SEEDS = 4000;

/** How gladly each answer is given: what brings survivors into danger, and votes. Of several terms the least counts. */
const LIKING: { readonly [term: string]: number } = {
  move: 4,
  search: 3,
  end: 3,
  roll: 2,
  noise: 0.5,
  exile: 0.3,
  clean: 0.2,
  barricade: 0.1,
  request: 0.1,
  attract: 0.05,
  say: 0,
};
const DOWN = 0.3;

const liking = (answer: Answer): number =>
  Math.min(...Object.keys(answer).map((term) => LIKING[term] ?? 1)) *
  ("vote" in answer && answer.vote === "down" ? DOWN : 1);

export type WinterMatch = Match<State, Answer, Event, View>;

export interface MatchOfFive {
  readonly match: WinterMatch;
  readonly betrayer: number;
  /** The first exile, who is innocent. */
  readonly innocent: number;
  /** After how many answers the betrayer was exiled. */
  readonly unmasked: number;
}

export const betrayerOf = ({ secret }: Pick<State, "secret">): number =>
  secret.findIndex(([card = 0]) => card >= SECRETS.length);

function played(n: number): MatchOfFive | null {
  const random = randomFrom(`answers of five ${n}`);
  const heard = new Map<Event["event"], number>();
  const exiles: { readonly seat: number; readonly step: number }[] = [];
  let step = 0;
  const match: WinterMatch = Match.open(
    winterDerToten,
    { players: FIVE, seed: `five ${n}`, options: OPTIONS },
    (event) => {
      heard.set(event.event, (heard.get(event.event) ?? 0) + 1);
      if (event.event === "exiled") exiles.push({ seat: event.seat, step: step + 1 });
    },
  );
  const betrayer = betrayerOf(match.state);
  if (betrayer < 0) return null;
  let cardVotes = 0;
  for (; match.outcome === null; step++) {
    if (step === MOST_ANSWERS) return null;
    const { question } = match;
    if (question?.ask === "vote" && question.seat < 0) cardVotes++;
    const [seat = 0] = match.awaited();
    match.answer(seat, chosen(match.ask(seat).answers, random));
  }
  const [first] = exiles;
  const unmasked = exiles.find(({ seat }) => seat === betrayer);
  const all = ["hand-lost", "crisis-card", "contributed", "saw"] as const;
  if (cardVotes === 0 || all.some((event) => !heard.has(event))) return null;
  if (first === undefined || unmasked === undefined || first === unmasked) return null;
  return { match, betrayer, innocent: first.seat, unmasked: unmasked.step };
}

const FINE = 1000;

function chosen(answers: readonly Answer[], random: Random): Answer {
  const weights = answers.map((answer) => Math.round(liking(answer) * FINE));
  let left = below(
    random,
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    ),
  );
  const answer = answers.find((_, at) => {
    left -= weights[at] ?? 0;
    return left < 0;
  });
  const [first] = answers;
  if (first === undefined) throw new Error("Who is asked has an answer.");
  return answer ?? first;
}

export function matchOfFive(): MatchOfFive {
  for (let n = 0; n < MOST_SEEDS; n++) {
    const found = played(n);
    if (found !== null) return found;
  }
  throw new Error(`None of ${MOST_SEEDS} matches has all of it: change how gladly answers are given.`);
}
