import { SPACE_IDS, TRACKS } from "../content/board.ts";
import { STORY } from "../content/cards.ts";
import { SPECIALS, UNITS } from "../content/units.ts";
import { ZEDS } from "../content/zeds.ts";
import { type Answer, PURPOSES } from "../state.ts";

/** Answers that never differ, made once, so that listing allocates nothing. By unit, space, Zed, track, card or special. */

const OWN = { own: true };
const SPARE = { spare: true };
const byUnit = (make: (unit: string) => Answer): readonly Answer[] => UNITS.map(({ id }) => make(id));
const bySpace = (make: (space: string) => Answer): readonly Answer[] => SPACE_IDS.map(make);
const byUnitAndSpace = (make: (unit: string, space: string) => Answer): readonly (readonly Answer[])[] =>
  UNITS.map(({ id }) => SPACE_IDS.map((space) => make(id, space)));

export const PASS: Answer = { pass: true };
export const END: Answer = { end: true };
export const HOLD: Answer = { hold: true };
export const FIGHT: Answer = { fight: true };
export const REROLL: Answer = { reroll: true };
export const KEEP: Answer = { keep: true };
export const LEND: Answer = { lend: true };
export const REFUSE: Answer = { refuse: true };
export const FALL: Answer = { fall: true };
export const STAY: Answer = { stay: true };

export const HERO: readonly Answer[] = byUnit((hero) => ({ hero }));
export const UNIT: readonly Answer[] = byUnit((unit) => ({ unit }));
export const WITHDRAW: readonly Answer[] = byUnit((withdraw) => ({ withdraw }));
export const FALL_WITH: readonly Answer[] = byUnit((unit) => ({ fall: true, with: unit }));
export const BORROW: readonly (readonly Answer[])[] = PURPOSES.map((purpose) =>
  byUnit((borrow) => ({ borrow, for: purpose })),
);
export const TRACK: readonly Answer[] = TRACKS.map((track) => ({ track }));
export const FROM: readonly Answer[] = bySpace((from) => ({ from }));
export const ARRIVE: readonly Answer[] = bySpace((to) => ({ to }));
export const ZED: readonly Answer[] = ZEDS.map((_, zed) => ({ zed }));

/** An action in three spellings: as it is, paid with the seat's player action, and (gunfire) with an action for the ammo. */
export const MOVE = {
  plain: byUnitAndSpace((move, to) => ({ move, to })),
  own: byUnitAndSpace((move, to) => ({ move, to, ...OWN })),
};
export const FORAGE = {
  plain: byUnit((forage) => ({ forage })),
  own: byUnit((forage) => ({ forage, ...OWN })),
};
export const FIRE = {
  plain: byUnitAndSpace((fire, at) => ({ fire, at })),
  own: byUnitAndSpace((fire, at) => ({ fire, at, ...OWN })),
};
export const FIRE_SPARE = {
  plain: byUnitAndSpace((fire, at) => ({ fire, at, ...SPARE })),
  own: byUnitAndSpace((fire, at) => ({ fire, at, ...OWN, ...SPARE })),
};
export type Pay = keyof typeof MOVE;

export const SPECIAL: readonly Answer[] = SPECIALS.map(({ id }) => ({ special: id }));
export const SPECIAL_UNIT: readonly (readonly Answer[])[] = SPECIALS.map(({ id }) =>
  UNITS.map((row) => ({ special: id, unit: row.id })),
);
export const CITADEL_SHOT = byUnitAndSpace((unit, at) => ({ special: "citadel", unit, at }));
export const CITADEL_SPARE = byUnitAndSpace((unit, at) => ({ special: "citadel", unit, at, ...SPARE }));

export const PLAY: readonly Answer[] = STORY.map(({ id }) => ({ play: id }));
export const PLAY_UNIT: readonly (readonly Answer[])[] = STORY.map(({ id }) =>
  UNITS.map((row) => ({ play: id, unit: row.id })),
);
/** What units can do when Zeds come to them. */
export const USE_TRAPS: Answer = { use: "traps" };
export const USE_FALL_BACK: Answer = { use: "fall-back" };

/** Actions of units of later levels. */
const BOTH = (make: (more: Answer) => readonly Answer[]): Readonly<Record<Pay, readonly Answer[]>> => ({
  plain: make({}),
  own: make(OWN),
});
export const LOOK: Readonly<Record<Pay, Answer>> = { plain: { look: "wright" }, own: { look: "wright", ...OWN } };
export const PEEK: Answer = { peek: "wilson" };
export const DRILL = BOTH((more) => byUnit((drill) => ({ drill, ...more })));
export const PATCH = BOTH((more) => byUnit((patch) => ({ patch, ...more })));
export const HOSE = BOTH((more) => bySpace((hose) => ({ hose, ...more })));
