import { NAMES } from "../content/board.ts";
import { CHARACTERS, EQUIPMENT, type Power, WALKER_CARDS } from "../content/cards.ts";
import type { Answer } from "../state.ts";

/** Answers that never differ, made once, so that listing allocates nothing. */

export const PASS: Answer = { pass: true };
export const END: Answer = { end: true };
export const ROLL: Answer = { roll: true };
export const WIN: Answer = { win: true };
export const DRAW: Answer = { draw: true };
export const DONE: Answer = { done: true };
/** What the Car Lot adds to a movement, by number. */
export const ADD: readonly Answer[] = Array.from({ length: 10 }, (_, add) => ({ add }));

const MOST_SEATS = 4;
const seats = Array.from({ length: MOST_SEATS }, (_, seat) => seat);

export const PLAY_EQUIPMENT: readonly Answer[] = EQUIPMENT.map(({ id }) => ({ play: id }));
export const ARM: readonly Answer[] = EQUIPMENT.map(({ id }) => ({ arm: id }));
export const DISCARD: readonly Answer[] = EQUIPMENT.map(({ id }) => ({ discard: id }));
export const PUT: readonly Answer[] = EQUIPMENT.map(({ id }) => ({ put: id }));
export const GIVE: readonly (readonly Answer[])[] = EQUIPMENT.map(({ id }) =>
  seats.map((seat) => ({ give: id, seat })),
);
export const HURRY: readonly Answer[] = [1, 2, 3].map((add) => ({ play: "hurry", add }));
export const SCROUNGE: readonly Answer[] = EQUIPMENT.map(({ id }) => ({ power: "scrounge", card: id }));

export const CHARACTER: readonly Answer[] = CHARACTERS.map(({ id }) => ({ character: id }));
export const POWER: Readonly<Record<Power, Answer>> = {
  "strike-again": { power: "strike-again" },
  "move-survivor": { power: "move-survivor" },
  collect: { power: "collect" },
  scrounge: { power: "scrounge" },
  "run-again": { power: "run-again" },
  exchange: { power: "exchange" },
};
const moveSeat = (more: Answer): readonly (readonly Answer[])[] =>
  seats.map((seat) => NAMES.map((to) => ({ ...more, seat, to })));
export const LORI = moveSeat({ power: "move-survivor" });
export const SHORTCUT = moveSeat({ play: "shortcut" });

export const MOVE: readonly Answer[] = NAMES.map((move) => ({ move }));
export const RISE: readonly Answer[] = NAMES.map((rise) => ({ rise }));
export const SEAT: readonly Answer[] = seats.map((seat) => ({ seat }));

export const PLAY_CLAW: readonly Answer[] = WALKER_CARDS.map(({ id }) => ({ play: id }));
export const CLAW_AT: readonly (readonly Answer[])[] = WALKER_CARDS.map(({ id }) =>
  seats.map((seat) => ({ play: id, seat })),
);
export const SWAP: readonly Answer[] = WALKER_CARDS.map(({ id }) => ({ discard: id }));

export const CHOOSE = {
  ally: { choose: "ally" },
  camp: { choose: "camp" },
  discard: { choose: "discard" },
  skip: { choose: "skip" },
} as const satisfies Record<string, Answer>;
