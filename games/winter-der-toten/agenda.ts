import type { Agenda, QuestionShapes, StepShapes } from "@endzeit/engine";
import { CRISES } from "./content/crises.ts";
import { CROSSROADS } from "./content/crossroads.ts";
import { SYMBOLS } from "./content/prints.ts";
import { SURVIVORS } from "./content/survivors.ts";
import { MOST_MODS } from "./rules/attack.ts";
import { GATES, MOST_NOISE, PLACE_COUNT } from "./rules/places.ts";
import { MOST_KEPT, MOST_LOOKS } from "./rules/search.ts";
import { CAUSES, MOST_SEATS, PICKS, SEAT_DUTIES, type State } from "./state.ts";

/** What may stand on the agenda of Winter der Toten. */

const WHO = [0, SURVIVORS.length - 1] as const;
const EVERYBODY = (1 << SURVIVORS.length) - 1;
const LOCATION = [1, PLACE_COUNT - 1] as const;
const PLACE = [0, PLACE_COUNT - 1] as const;
const CARD = [0, CROSSROADS.length - 1] as const;
const MANY = 99;

const steps: StepShapes<State> = {
  "setup/keep": {},
  "setup/leader": { seat: "seat" },
  "setup/first": {},
  "round/begin": {},
  "round/roll": {},
  "turn/begin": { seat: "seat" },
  "turn/frostbite": { seat: "seat", next: [0, MANY] },
  "turn/start": { seat: "seat", next: [0, 3] },
  "turn/ask": {},
  "turn/end": {},
  acted: {},
  "colony/begin": {},
  "colony/food": {},
  "colony/waste": {},
  "colony/crisis": {},
  "colony/zombies": {},
  "colony/locations": {},
  "colony/noise": { place: LOCATION, left: [-1, MOST_NOISE] },
  "colony/objective": {},
  "colony/round": {},
  "colony/first-player": {},
  "morale/check": {},
  arrive: { place: PLACE, nth: [0, MANY], left: [0, MANY] },
  expose: { who: WHO, times: [1, MANY], cause: CAUSES },
  spread: { place: PLACE, gone: [0, EVERYBODY] },
  regroup: { seat: "seat" },
  "attack/hit": { by: WHO, gate: [0, GATES - 1], mods: [0, MOST_MODS] },
  "attack/strike": { by: WHO, target: WHO, die: [0, 6] },
  "search/look": { by: WHO, look: [1, MOST_LOOKS], keep: [1, MOST_KEPT] },
  "crisis/effect": { crisis: [0, CRISES.length - 1], next: [0, MANY] },
  "exile/leave": { seat: "seat" },
  "crossroads/check": {},
  "crossroads/effect": { card: CARD, option: [-1, 2], next: [0, MANY] },
  "crossroads/seats": { what: SEAT_DUTIES, seat: "seat", left: [-1, MOST_SEATS] },
  "crossroads/cure": {
    who: WHO,
    place: [-1, PLACE_COUNT - 1],
    gone: [0, EVERYBODY],
    seat: "seat",
    left: [-1, MOST_SEATS],
  },
  "crossroads/done": {},
};

const questions: QuestionShapes<State> = {
  keep: { together: "flag" },
  leader: {},
  turn: {},
  act: { by: WHO },
  target: { by: WHO, die: [0, 6] },
  modify: { by: WHO, gate: [0, GATES - 1], mods: [0, MOST_MODS] },
  look: { by: WHO, look: [1, MOST_LOOKS], keep: [1, MOST_KEPT] },
  found: { by: WHO, keep: [1, MOST_KEPT], kept: [0, MOST_KEPT] },
  bitten: { who: WHO, place: PLACE, gone: [0, EVERYBODY] },
  respond: { together: "flag", symbol: [0, SYMBOLS.length - 1] },
  accept: { symbol: [0, SYMBOLS.length - 1], from: [0, (1 << MOST_SEATS) - 1] },
  vote: { together: "flag", seat: [-1, MOST_SEATS - 1] },
  pass: { together: "flag" },
  tie: { seat: [-1, MOST_SEATS - 1] },
  option: { card: CARD },
  pick: { why: PICKS, a: [-2, (1 << SURVIVORS.length) - 1], b: [-2, (1 << SURVIVORS.length) - 1] },
  "pick-card": { why: PICKS, a: [-2, (1 << SURVIVORS.length) - 1], b: [-2, (1 << SURVIVORS.length) - 1] },
};

/** After each of these the match goes on to its end. */
const ground: readonly string[] = [
  "setup/keep",
  "keep",
  "setup/first",
  "round/begin",
  "round/roll",
  "colony/begin",
  "colony/food",
  "colony/waste",
  "colony/crisis",
  "colony/zombies",
  "colony/locations",
  "colony/noise",
  "colony/objective",
  "colony/round",
  "colony/first-player",
];

export const agenda: Agenda = { steps, questions, ground };
