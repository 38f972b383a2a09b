import { NAMES } from "../content/board.ts";
import { CHARACTERS, EQUIPMENT, type EquipmentId, type Power, WALKER_CARDS, type WalkerId } from "../content/cards.ts";

/** The values that terms of answers can have, for the forms of questions. */

export const TRUE = [true] as const;
export const SEATS = [0, 1, 2, 3] as const;
export const equipmentIds: readonly EquipmentId[] = EQUIPMENT.map(({ id }) => id);
export const walkerIds: readonly WalkerId[] = WALKER_CARDS.map(({ id }) => id);

/** Answers that never differ, made once, so that listing allocates nothing. */

export const PASS = { pass: true } as const;
export const END = { end: true } as const;
export const ROLL = { roll: true } as const;
export const WIN = { win: true } as const;
export const DRAW = { draw: true } as const;
export const DONE = { done: true } as const;
/** What the Car Lot adds to a movement, by number. */
export const ADD = Array.from({ length: 10 }, (_, add) => ({ add }));

export const PLAY_WOUND = { play: "wound" } as const;
export const PLAY_EQUIPMENT = EQUIPMENT.map(({ id }) => (id === "wound" ? PLAY_WOUND : { play: id }));
export const ARM = EQUIPMENT.map(({ id }) => ({ arm: id }));
export const DISCARD = EQUIPMENT.map(({ id }) => ({ discard: id }));
export const PUT = EQUIPMENT.map(({ id }) => ({ put: id }));
export const GIVE = EQUIPMENT.map(({ id }) => SEATS.map((seat) => ({ give: id, seat })));
export const HURRY = [1, 2, 3].map((add) => ({ play: "hurry", add }) as const);
export const SCROUNGE = EQUIPMENT.map(({ id }) => ({ power: "scrounge", card: id }) as const);

export const CHARACTER = CHARACTERS.map(({ id }) => ({ character: id }));
export const POWER = {
  "strike-again": { power: "strike-again" },
  "move-survivor": { power: "move-survivor" },
  collect: { power: "collect" },
  scrounge: { power: "scrounge" },
  "run-again": { power: "run-again" },
  exchange: { power: "exchange" },
} as const satisfies { readonly [P in Power]: { readonly power: P } };
const moveSeat = <Means extends object>(means: Means) =>
  SEATS.map((seat) => NAMES.map((to) => ({ ...means, seat, to })));
export const LORI = moveSeat({ power: "move-survivor" } as const);
export const SHORTCUT = moveSeat({ play: "shortcut" } as const);

export const MOVE = NAMES.map((move) => ({ move }));
export const RISE = NAMES.map((rise) => ({ rise }));
export const SEAT = SEATS.map((seat) => ({ seat }));

export const PLAY_CLAW = WALKER_CARDS.map(({ id }) => ({ play: id }));
export const CLAW_AT = WALKER_CARDS.map(({ id }) => SEATS.map((seat) => ({ play: id, seat })));
export const SWAP = WALKER_CARDS.map(({ id }) => ({ discard: id }));

export const CHOOSE = {
  ally: { choose: "ally" },
  camp: { choose: "camp" },
  discard: { choose: "discard" },
  skip: { choose: "skip" },
} as const;
