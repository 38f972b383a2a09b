import { AREAS, COLOURS, IN_BOX, MOST_SEATS, SITES } from "../content/board.ts";
import { BUILDINGS, MOST_ACTIONS } from "../content/buildings.ts";
import { EQUIPMENT, SCORING_TILES } from "../content/cards.ts";
import { type Answers, PLACES } from "../state.ts";

/** Answers, made once, so that listing allocates nothing, and what their terms can be. */

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, n) => n + 1);

export const CARDS = EQUIPMENT.map(({ id }) => id);
export const BUILDING_NAMES = BUILDINGS.map(({ id }) => id);
export const SITE_NUMBERS = upTo(SITES);
export const SLOT_NUMBERS = upTo(MOST_SEATS);
export const ACTION_NUMBERS = upTo(MOST_ACTIONS);
/** How many figures of a colour can be sent: none, or up to all in the box. */
export const countsOf = (colour: number): readonly number[] => [0, ...upTo(IN_BOX[colour])];

export const DONE: Answers["city"] = { done: true };
export const DISCARD: readonly Answers["discard"][] = EQUIPMENT.map(({ id }) => ({ discard: id }));
export const KEEP: readonly Answers["keep"][] = EQUIPMENT.map(({ id }) => ({ keep: id }));
export const UNDER: readonly Answers["under"][] = EQUIPMENT.map(({ id }) => ({ under: id }));
export const SEARCH: readonly Answers["search"][] = EQUIPMENT.map(({ id }) => ({ search: id }));
export const SCORE: readonly Answers["secret"][] = SCORING_TILES.map(({ id }) => ({ score: id }));
export const DISMISS: readonly Answers["dismiss"][] = [...COLOURS, "leader-aside" as const].map((dismiss) => ({
  dismiss,
}));
/** By card and slot. */
export const TAKE: readonly (readonly Answers["explore"][])[] = EQUIPMENT.map(({ id }) =>
  SLOT_NUMBERS.map((slot) => ({ take: id, slot })),
);
/** By building and site. */
export const BUILD: readonly (readonly Answers["construct"][])[] = BUILDINGS.map(({ id }) =>
  SITE_NUMBERS.map((site) => ({ build: id, site })),
);
export const FORFEIT: readonly Answers["construct"][] = BUILDINGS.map(({ id }) => ({ build: id, forfeit: true }));

/** Soldier and engineer: what an exchange gives. */
export const SPECIALISTS = [1, 2] as const;
/** By place and colour taken. */
export const EXCHANGE: readonly (readonly Answers["exchange"][])[] = PLACES.map((from) =>
  COLOURS.map((take) => ({ from, take })),
);

/** Payments by the colours of one or two figures. */
export const REPAIR: readonly Answers["city"][] = COLOURS.map((pay) => ({ city: "repair", pay }));
export const REPAIR_TWO: readonly (readonly Answers["city"][])[] = COLOURS.map((pay) =>
  COLOURS.map((second) => ({ city: "repair", pay, with: second })),
);
export const EXTEND: readonly (readonly Answers["city"][])[] = COLOURS.map((pay) =>
  COLOURS.map((second) => ({ city: "extend", pay, with: second })),
);
/** By site, action and colour. */
export const SPECIAL: readonly (readonly (readonly Answers["city"][])[])[] = SITE_NUMBERS.map((site) =>
  ACTION_NUMBERS.map((action) => COLOURS.map((pay) => ({ city: "special", site, action, pay }))),
);
/** An exchange: by site, action, the figure beside the worker, and the colour taken. */
export const SPECIAL_EXCHANGE: readonly (readonly (readonly (readonly Answers["city"][])[])[])[] = SITE_NUMBERS.map(
  (site) =>
    ACTION_NUMBERS.map((action) =>
      COLOURS.map((second) =>
        COLOURS.map((take) => ({ city: "special", site, action, pay: "worker", with: second, take })),
      ),
    ),
);

const [WORKERS, SOLDIERS, ENGINEERS, LEADERS] = IN_BOX.map((n) => n + 1);
/** Bids are many and most never come up: each is made when it is first listed. The table is as long as it can get: one that grows by leaps is slow. */
const bids = new Array<Answers["bid"] | undefined>(AREAS.length * WORKERS * SOLDIERS * ENGINEERS * LEADERS);

export function bidAnswer(
  area: number,
  worker: number,
  soldier: number,
  engineer: number,
  leader: number,
): Answers["bid"] {
  const at = (((area * WORKERS + worker) * SOLDIERS + soldier) * ENGINEERS + engineer) * LEADERS + leader;
  let answer = bids[at];
  if (answer === undefined) {
    answer = { bid: AREAS[area], worker, soldier, engineer, leader };
    bids[at] = answer;
  }
  return answer;
}
