import type { Agenda, QuestionShapes, StepShapes } from "@endzeit/engine";
import { AREAS } from "./content/board.ts";
import { BUILDING_TILES } from "./content/cards.ts";
import type { State } from "./state.ts";

/** What may stand on the agenda of Armageddon. */

const AREA = [0, AREAS.length - 1] as const;

const steps: StepShapes<State> = {
  "prepare/raiders": {},
  "prepare/damage": {},
  "prepare/equipment": {},
  "prepare/buildings": {},
  "bid/begin": {},
  "bid/next": {},
  "bid/bonus": { area: AREA },
  "bid/malus": { area: AREA },
  "explore/begin": {},
  "explore/next": { seat: "seat" },
  "construct/begin": {},
  "construct/next": { seat: "seat" },
  "construct/tile": { seat: "seat", tile: [0, BUILDING_TILES.length - 1] },
  "city/begin": {},
  "city/next": { seat: "seat" },
  "complete/home": {},
  "complete/damage": {},
  "complete/shelter": { seat: "seat" },
  "complete/points": {},
  "round/end": {},
  interim: {},
  "final/public": {},
  "final/secret": { seat: "seat" },
  "final/count": {},
};

const questions: QuestionShapes<State> = {
  bid: {},
  explore: {},
  construct: {},
  exchange: {},
  discard: { search: "flag" },
  city: {},
  keep: {},
  under: {},
  search: {},
  dismiss: { left: [1, 99] },
  secret: {},
};

/** The parts of the preparation of a round, in their order. */
export const PREPARATION: readonly string[] = [
  "prepare/raiders",
  "prepare/damage",
  "prepare/equipment",
  "prepare/buildings",
];
/** What follows the city phase, to the end of the round or of the match. */
export const COMPLETION: readonly string[] = [
  "complete/home",
  "complete/damage",
  "complete/points",
  "round/end",
  "interim",
  "final/public",
  "final/count",
];

/** After each of these the match goes on to its end. A bid is followed by `bid/next` and so on. */
const ground: readonly string[] = [
  ...PREPARATION,
  "bid/begin",
  "bid/next",
  "bid",
  "explore/begin",
  "construct/begin",
  "city/begin",
  ...COMPLETION,
];

/** What is done before the match goes on with them. */
const above: Agenda["above"] = {
  "explore/begin": ["bid/bonus", "bid/malus", "discard"],
  "construct/begin": ["explore/next", "explore"],
  "city/begin": ["construct/next", "construct/tile", "construct", "exchange", "discard"],
  "complete/home": ["city/next", "city", "discard", "keep", "under", "search"],
  "complete/points": ["complete/shelter", "dismiss"],
  "final/count": ["final/secret", "secret"],
};

export const agenda: Agenda = { steps, questions, ground, above };
