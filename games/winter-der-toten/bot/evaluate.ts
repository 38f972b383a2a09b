import { MORALE_TRACK } from "../content/locations.ts";
import { crisisOf } from "../content/printed.ts";
import { SYMBOL_OF, SYMBOLS } from "../content/prints.ts";
import { isBetrayal } from "../content/secrets-deck.ts";
import { foodNeeded, threat } from "../insight.ts";
import { goalSide, meets, objectiveOf } from "../rules/endings.ts";
import { groupSize, isCooperative, isOut, loyalSeats, SURVIVOR_COUNT } from "../rules/groups.ts";
import { progressOf } from "../rules/objectives.ts";
import { PLACE_COUNT } from "../rules/places.ts";
import type { State } from "../state.ts";

/** What a position is worth to a seat, in points: about ten of them are a morale. Reads the full state, which bots imagine. */

const WON = 1000;
const MORALE = 10;
const GOAL = 120;
const OWN = 25;
const FOOD = 2;
const DEATH = 8;
const WASTE = 0.4;
const CRISIS = 14;
const NOISE = 1.2;
const CARD = 0.8;
const SURVIVOR = 4;
const WOUND = 2;
const DIE = 0.3;

/** What the colony has: morale, the goal, the evening to come. */
function colonyWorth(s: State): number {
  const { food, waste, overruns } = threat(s);
  let worth = s.morale * MORALE;
  worth += GOAL * mainProgress(s);
  worth += FOOD * Math.min(s.food, foodNeeded(s)) - MORALE * (food + waste) - DEATH * overruns;
  worth += CRISIS * crisisProgress(s) - WASTE * s.waste.length;
  for (let place = 1; place < PLACE_COUNT; place++) worth -= NOISE * s.noise[place];
  for (let gate = 0; gate < s.zombies.length; gate++) worth += 0.3 * s.barricades[gate] - 0.5 * s.zombies[gate];
  return worth;
}

/** 0 to 1, the mean of the goals. */
export function mainProgress(s: State): number {
  const { goals } = goalSide(s);
  let sum = 0;
  for (const goal of goals) sum += progressOf(s, goal);
  return goals.length === 0 ? 0 : sum / goals.length;
}

/** 0 to 1: how far the crisis is prevented, by all cards that lie there. */
export function crisisProgress(s: State): number {
  if (s.crisis < 0 || s.crisisOff === 1) return 0;
  let sum = 0;
  for (const pile of [...s.contributed, ...s.contributedOpenly])
    for (const print of pile) sum += crisisOf(s, s.crisis).symbols.includes(SYMBOLS[SYMBOL_OF[print]]) ? 1 : -1;
  return Math.max(-1, Math.min(1, sum / Math.max(1, loyalSeats(s))));
}

/** What the group has for itself. */
function groupWorth(s: State, seat: number): number {
  let worth = SURVIVOR * groupSize(s, seat) + CARD * s.hand[seat].length + DIE * s.dice[seat].length;
  for (let who = 0; who < SURVIVOR_COUNT; who++)
    if (s.owner[who] === seat) worth -= WOUND * (s.wounds[who] + s.frost[who]);
  return worth;
}

/** How many of the further conditions of the own objective hold as things are, 0 to 1. */
function ownProgress(s: State, seat: number): number {
  const further = objectiveOf(s, seat).filter(({ is }) => is !== "main-objective" && is !== "morale-lost");
  if (further.length === 0) return 0;
  return further.filter((condition) => meets(s, seat, condition, true)).length / further.length;
}

export function evaluate(s: State, seat: number): number {
  if (s.outcome !== null) return s.outcome.winners.includes(seat) ? WON : -WON;
  if (isOut(s, seat)) return -WON;
  const colony = colonyWorth(s);
  if (isCooperative(s)) return colony + groupWorth(s, seat);
  const [secret] = s.secret[seat];
  const own = groupWorth(s, seat) + OWN * ownProgress(s, seat);
  // Whoever betrays wants morale gone, and not before the rest is done.
  if (secret !== undefined && isBetrayal(secret)) {
    const ready = ownProgress(s, seat);
    return own + OWN * ready + MORALE * (MORALE_TRACK - s.morale) * ready - GOAL * mainProgress(s);
  }
  return colony + own;
}
