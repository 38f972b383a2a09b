import {
  type Answer,
  freshRandom,
  give,
  imagine,
  legal,
  oneOf,
  questionOf,
  type Random,
  silent,
} from "@endzeit/engine";
import type { QuickPlayer } from "./guide.ts";
import { type Finding, type Root, Trials } from "./thought.ts";

/** How much an answer that was seldom tried is preferred. */
const CURIOSITY = 0.35;
/** A question is looked at this much wider with the square root of the visits. */
const WIDENING = 1.6;

/**
 * A tree of answers over imagined worlds: single-observer information set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012), in which
 * an answer competes only as often as it was there to be given. Chance is not in the tree: what is drawn and rolled differs from world to
 * world. Exploration is polynomial (Auger, Couëtoux, Teytaud 2013), questions are widened progressively, and every play-out stops
 * at the same moment, fixed before the answer.
 * What is answered in secret by several at once is left to the guide below the root: nobody in the tree may see it first.
 * The search ends once no other answer can be looked at as often as the first one any more.
 */
export function tree(
  guide: QuickPlayer,
  root: Root,
  answers: readonly Answer[],
  settings: { readonly iterations: number; readonly phases: number },
  random: Random,
  late: () => boolean,
): Finding[] {
  const { game } = guide;
  const state = game.blank();
  const top = new Place(root.seat, root.question.ask);
  const listed: Answer[] = [];
  const path: Edge[] = [];
  const tallies = new Map(answers.map((answer) => [answer, new Trials(answer)]));
  let until: number | null = null;
  for (let n = 0; n < settings.iterations && !(until !== null && late()); n++) {
    imagine(game, root.view, root.seat, random, state);
    until ??= game.phase(state) + settings.phases;
    const chance = freshRandom(random);
    if (root.question.together) guide.answerOthers(state, root.seat, chance);
    path.length = 0;
    // The answers stand in the order of how good they look.
    const first = top.choose(answers, () => 0);
    let edge = first;
    path.push(edge);
    give(game, state, root.seat, edge.answer, silent);
    while (edge.visits > 0 && guide.goesOn(state, until)) {
      const question = questionOf(state);
      if (question === null) break;
      if (question.together) {
        guide.answer(state, chance);
        continue;
      }
      const seat = oneOf(question.of, chance);
      legal(game, state, seat, listed);
      const [only] = listed;
      if (only === undefined) throw new Error(`${game.id}: seat ${seat} has no legal answer.`);
      if (listed.length === 1) {
        give(game, state, seat, only, silent);
        continue;
      }
      edge = placeAfter(edge, seat, question.ask).choose(listed, (unvisited) =>
        guide.pick(state, seat, unvisited, chance),
      );
      path.push(edge);
      give(game, state, seat, edge.answer, silent);
    }
    guide.finish(state, until, chance);
    for (const given of path) {
      given.visits++;
      given.sum += guide.worth(state, given.seat);
    }
    tallies.get(first.answer)?.add(guide.worth(state, root.seat));
    if (lead(tallies.values()) > settings.iterations - n - 1) break;
  }
  return [...tallies.values()].sort((a, b) => b.count - a.count || b.mean - a.mean).map((tally) => tally.line());
}

/** How much more often than any other an answer was looked at. */
function lead(tallies: Iterable<Trials>): number {
  let most = 0;
  let second = 0;
  for (const { count } of tallies) {
    if (count > most) {
      second = most;
      most = count;
    } else if (count > second) second = count;
  }
  return most - second;
}

/** An answer of a seat at a place of the tree. */
interface Edge {
  readonly seat: number;
  readonly answer: Answer;
  visits: number;
  /** How often it could be given when the walk came by. */
  there: number;
  sum: number;
  /** The questions that came after it, different ones where chance had a say. */
  readonly next: Place[];
}

/** A question in the tree: what was answered until here, whatever chance did in between. */
class Place {
  readonly seat: number;
  readonly ask: string;
  /** The rules hand out one object for equal answers. */
  readonly #edges = new Map<Answer, Edge>();
  readonly #there: Edge[] = [];
  readonly #new: Answer[] = [];
  #visits = 0;

  constructor(seat: number, ask: string) {
    this.seat = seat;
    this.ask = ask;
  }

  /**
   * The answer to look at next: a new one, which `pick` chooses, as long as few were looked at for so many visits; else what promises most.
   */
  choose(answers: readonly Answer[], pick: (unvisited: readonly Answer[]) => number): Edge {
    this.#visits++;
    const there = this.#there;
    const unvisited = this.#new;
    there.length = unvisited.length = 0;
    for (const answer of answers) {
      const edge = this.#edges.get(answer);
      if (edge === undefined) unvisited.push(answer);
      else there.push(edge);
    }
    const wide = Math.ceil(WIDENING * Math.sqrt(this.#visits));
    if (unvisited.length > 0 && there.length < wide) {
      const answer = unvisited[pick(unvisited)];
      if (answer !== undefined) there.push(this.#add(answer));
    }
    return promising(there);
  }

  #add(answer: Answer): Edge {
    const edge = { seat: this.seat, answer, visits: 0, there: 0, sum: 0, next: [] };
    this.#edges.set(answer, edge);
    return edge;
  }
}

/** Of the answers that are there the one to look at: a new one, else the one whose worth and rarity promise most. */
function promising(there: readonly Edge[]): Edge {
  let best = there[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const edge of there) {
    edge.there++;
    const promise =
      edge.visits === 0
        ? Number.POSITIVE_INFINITY
        : edge.sum / edge.visits + CURIOSITY * Math.sqrt(Math.sqrt(edge.there) / edge.visits);
    if (promise > most) {
      most = promise;
      best = edge;
    }
  }
  if (best === undefined) throw new Error("A question without answers cannot be looked into.");
  return best;
}

function placeAfter(edge: Edge, seat: number, ask: string): Place {
  for (const place of edge.next) if (place.seat === seat && place.ask === ask) return place;
  const place = new Place(seat, ask);
  edge.next.push(place);
  return place;
}
