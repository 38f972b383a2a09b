import { chanceOf, type Value, weightsOf } from "@endzeit/engine";
import { MAIN_OBJECTIVES } from "../content/main-objectives.ts";
import { isBetrayal } from "../content/secrets-deck.ts";
import { foodNeeded, threat } from "../insight.ts";
import { meets, objectiveOf } from "../rules/endings.ts";
import { groupSize, isCooperative, isOut, SURVIVOR_COUNT } from "../rules/groups.ts";
import { COLONY, COLONY_GATES, PLACE_COUNT } from "../rules/places.ts";
import { Phase, type State } from "../state.ts";
import { crisisProgress, mainProgress } from "./evaluate.ts";
import learned from "./value.json" with { type: "json" };

const TEN = 10;
const FEW_ROUNDS = 3;

/** What the colony has: told to the loyal and to who betrays with weights of their own. */
const COLONY_FEATURES: readonly string[] = [
  "here",
  "morale",
  "morale low",
  "rounds",
  "last rounds",
  "done",
  "done × last rounds",
  "done²",
  "behind",
  "food",
  "hunger tonight",
  "waste",
  "overruns tonight",
  "crisis",
  "crisis in time",
  "survivors",
  "helpless",
  "zombies at the colony",
  "zombies elsewhere",
  "barricades",
  "noise",
  "wounds",
  "colony phase",
  "dice",
  "cards",
];

/**
 * What a seat's chance is read off, in this order. Where all win or lose together only the colony counts; else it takes the own objective as
 * well, of which "met" is the share of its further conditions that hold.
 */
const FEATURES: readonly string[] = [
  "always",
  ...COLONY_FEATURES.map((name) => `together: ${name}`),
  ...COLONY_FEATURES.map((name) => `loyal: ${name}`),
  "loyal: met",
  "loyal: all met",
  "loyal: met × last rounds",
  "loyal: own cards",
  "loyal: own survivors",
  "loyal: exiled",
  "loyal: exiled others",
  ...COLONY_FEATURES.map((name) => `betrays: ${name}`),
  "betrays: met",
  "betrays: all met",
  "betrays: met × morale low",
  "betrays: own cards",
  "betrays: own survivors",
  "betrays: exiled",
  "seats",
  ...MAIN_OBJECTIVES.slice(1).map(({ id }) => id),
];
const TOGETHER = 1;
const LOYAL = TOGETHER + COLONY_FEATURES.length;
const BETRAYS = LOYAL + COLONY_FEATURES.length + 7;
const TABLE = BETRAYS + COLONY_FEATURES.length + 6;

/** The share of the further conditions of the own objective that hold. */
function met(s: State, seat: number): number {
  let of = 0;
  let held = 0;
  for (const condition of objectiveOf(s, seat)) {
    if (condition.is === "main-objective" || condition.is === "morale-lost") continue;
    of++;
    if (meets(s, seat, condition, true)) held++;
  }
  return of === 0 ? 1 : held / of;
}

function read(s: State, seat: number, into: number[]): void {
  for (let at = 0; at < FEATURES.length; at++) into[at] = 0;
  into[0] = 1;
  into[TABLE] = s.seats;
  if (s.main > 0) into[TABLE + s.main] = 1;
  if (isCooperative(s)) {
    readColony(s, into, TOGETHER);
    return;
  }
  const [secret] = s.secret[seat];
  const betrays = secret !== undefined && isBetrayal(secret);
  const from = betrays ? BETRAYS : LOYAL;
  readColony(s, into, from);
  const own = met(s, seat);
  let n = from + COLONY_FEATURES.length;
  into[n++] = own;
  into[n++] = own === 1 ? 1 : 0;
  into[n++] = own * (betrays ? lowMorale(s) : lastRounds(s));
  into[n++] = s.hand[seat].length / TEN;
  into[n++] = groupSize(s, seat);
  into[n++] = s.exiled[seat];
  if (betrays) return;
  let exiled = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) exiled += s.exiled[other];
  into[n++] = exiled;
}

const lowMorale = (s: State): number => 1 / (1 + s.morale);
const lastRounds = (s: State): number => 1 / (1 + s.marker);

function readColony(s: State, into: number[], from: number): void {
  let n = from;
  const put = (value: number): void => {
    into[n++] = value;
  };
  const done = mainProgress(s);
  const rounds = s.marker;
  const { food, waste, overruns } = threat(s);
  const crisis = crisisProgress(s);
  let survivors = 0;
  let wounds = 0;
  for (let who = 0; who < SURVIVOR_COUNT; who++) {
    if (s.place[who] < 0) continue;
    survivors++;
    wounds += s.wounds[who] + s.frost[who];
  }
  let inside = 0;
  let outside = 0;
  let barricades = 0;
  for (let gate = 0; gate < s.zombies.length; gate++) {
    if (gate < COLONY_GATES) inside += s.zombies[gate];
    else outside += s.zombies[gate];
    barricades += s.barricades[gate];
  }
  let noise = 0;
  for (let place = COLONY + 1; place < PLACE_COUNT; place++) noise += s.noise[place];
  let dice = 0;
  let cards = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (isOut(s, seat)) continue;
    dice += s.dice[seat].length;
    cards += s.hand[seat].length;
  }
  const need = foodNeeded(s);
  put(1);
  put(s.morale);
  put(lowMorale(s));
  put(rounds);
  put(lastRounds(s));
  put(done);
  put(done * lastRounds(s));
  put(done * done);
  put(rounds <= FEW_ROUNDS ? 1 - done : 0);
  put(need === 0 ? 1 : Math.min(2, s.food / need));
  put(food);
  put(waste);
  put(overruns);
  put(crisis);
  put(s.crisisOff === 0 && s.phase === Phase.players ? crisis : 0);
  put(survivors / TEN);
  put(s.helpless / TEN);
  put(inside / TEN);
  put(outside / TEN);
  put(barricades / TEN);
  put(noise / TEN);
  put(wounds / TEN);
  put(s.phase === Phase.colony ? 1 : 0);
  put(dice / TEN);
  put(cards / TEN);
}

/** What the rules make better for the colony does not lower the chance of its friends, and what they make worse does not raise it. */
const signs: Value["signs"] = Object.fromEntries(
  ["together", "loyal"].flatMap((side) =>
    (
      [
        ["morale", 1],
        ["morale low", -1],
        ["done", 1],
        ["done²", 1],
        ["done × last rounds", 1],
        ["behind", -1],
        ["food", 1],
        ["hunger tonight", -1],
        ["waste", -1],
        ["overruns tonight", -1],
        ["crisis", 1],
        ["crisis in time", 1],
        ["barricades", 1],
        ["zombies at the colony", -1],
      ] as const
    ).map(([name, sign]) => [`${side}: ${name}`, sign] as const),
  ),
);

/** Read for all who are in the match; where they win together, for the first. */
export const value: Value<State> = {
  features: FEATURES,
  signs: { ...signs, "loyal: met": 1, "loyal: all met": 1, "betrays: met": 1, "betrays: all met": 1 },
  seats: (s) => (isCooperative(s) ? [0] : s.out.flatMap((out, seat) => (out === 1 ? [] : [seat]))),
  read,
};

const weights = weightsOf(FEATURES, learned);
const features = FEATURES.map(() => 0);

export function chance(s: State, seat: number): number {
  read(s, seat, features);
  return chanceOf(features, weights);
}
