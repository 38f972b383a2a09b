import { AREAS, COLOURS, IN_BOX, SITES } from "../content/board.ts";
import { BUILDINGS, MOST_ACTIONS } from "../content/buildings.ts";
import { EQUIPMENT, SCORING_TILES } from "../content/cards.ts";
import { type Answer, PLACES } from "../state.ts";

/** Answers, made once, so that listing allocates nothing. */

export const DONE: Answer = { done: true };
export const DISCARD: readonly Answer[] = EQUIPMENT.map(({ id }) => ({ discard: id }));
export const KEEP: readonly Answer[] = EQUIPMENT.map(({ id }) => ({ keep: id }));
export const UNDER: readonly Answer[] = EQUIPMENT.map(({ id }) => ({ under: id }));
export const SEARCH: readonly Answer[] = EQUIPMENT.map(({ id }) => ({ search: id }));
export const SCORE: readonly Answer[] = SCORING_TILES.map(({ id }) => ({ score: id }));
export const DISMISS: readonly Answer[] = [...COLOURS, "leader-aside"].map((dismiss) => ({ dismiss }));
/** By card and slot. */
export const TAKE: readonly (readonly Answer[])[] = EQUIPMENT.map(({ id }) =>
  [1, 2, 3, 4].map((slot) => ({ take: id, slot })),
);
const sites = Array.from({ length: SITES }, (_, site) => site + 1);
/** By building and site. */
export const BUILD: readonly (readonly Answer[])[] = BUILDINGS.map(({ id }) =>
  sites.map((site) => ({ build: id, site })),
);
export const FORFEIT: readonly Answer[] = BUILDINGS.map(({ id }) => ({ build: id, forfeit: true }));

/** Soldier and engineer: what an exchange gives. */
export const SPECIALISTS = [1, 2] as const;
/** By place and colour taken. */
export const EXCHANGE: readonly (readonly Answer[])[] = PLACES.map((from) => COLOURS.map((take) => ({ from, take })));

/** Payments by the colours of one or two figures. */
export const REPAIR: readonly Answer[] = COLOURS.map((pay) => ({ city: "repair", pay }));
export const REPAIR_TWO: readonly (readonly Answer[])[] = COLOURS.map((pay) =>
  COLOURS.map((second) => ({ city: "repair", pay, with: second })),
);
export const EXTEND: readonly (readonly Answer[])[] = COLOURS.map((pay) =>
  COLOURS.map((second) => ({ city: "extend", pay, with: second })),
);
/** By site, action and colour. */
export const SPECIAL: readonly (readonly (readonly Answer[])[])[] = sites.map((site) =>
  Array.from({ length: MOST_ACTIONS }, (_, action) =>
    COLOURS.map((pay) => ({ city: "special", site, action: action + 1, pay })),
  ),
);
/** An exchange: by site, action, the figure beside the worker, and the colour taken. */
export const SPECIAL_EXCHANGE: readonly (readonly (readonly (readonly Answer[])[])[])[] = sites.map((site) =>
  Array.from({ length: MOST_ACTIONS }, (_, action) =>
    COLOURS.map((second) =>
      COLOURS.map((take) => ({ city: "special", site, action: action + 1, pay: "worker", with: second, take })),
    ),
  ),
);

/** Bids are many and most never come up: each is made when it is first listed. */
const bids: (Answer | undefined)[] = [];
const [WORKERS, SOLDIERS, ENGINEERS, LEADERS] = IN_BOX.map((n) => n + 1);

export function bidAnswer(area: number, worker: number, soldier: number, engineer: number, leader: number): Answer {
  const at = (((area * WORKERS + worker) * SOLDIERS + soldier) * ENGINEERS + engineer) * LEADERS + leader;
  let answer = bids[at];
  if (answer === undefined) {
    answer = { bid: AREAS[area], worker, soldier, engineer, leader };
    bids[at] = answer;
  }
  return answer;
}
