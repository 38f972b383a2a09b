import { SPACE_IDS, TRACKS } from "../content/board.ts";
import { STORY } from "../content/cards.ts";
import { SPECIALS, UNIT_IDS } from "../content/units.ts";
import { ZEDS } from "../content/zeds.ts";
import {
  type Answers,
  type Borrow,
  type CitadelShot,
  type Fire,
  type Forage,
  type MoreDeed,
  type Move,
  type PlayAlone,
  type PlayUnit,
  PURPOSES,
  type Special,
} from "../state.ts";

/** Answers that never differ, made once, so that listing allocates nothing. By unit, space, Zed, track, card or special. */

const OWN = { own: true } as const;
const SPARE = { spare: true } as const;
const byUnit = <A>(make: (unit: string) => A): readonly A[] => UNIT_IDS.map(make);
const bySpace = <A>(make: (space: string) => A): readonly A[] => SPACE_IDS.map(make);
const byUnitAndSpace = <A>(make: (unit: string, space: string) => A): readonly (readonly A[])[] =>
  byUnit((unit) => bySpace((space) => make(unit, space)));

export const PASS = { pass: true } as const;
export const END = { end: true } as const;
export const HOLD = { hold: true } as const;
export const FIGHT = { fight: true } as const;
export const REROLL = { reroll: true } as const;
export const KEEP = { keep: true } as const;
export const LEND = { lend: true } as const;
export const REFUSE = { refuse: true } as const;
export const FALL = { fall: true } as const;
export const STAY = { stay: true } as const;

export const HERO = byUnit((hero): Answers["hero"] => ({ hero }));
export const UNIT = byUnit((unit): Answers["defend"] => ({ unit }));
export const WITHDRAW = byUnit((withdraw): Answers["withdraw"] => ({ withdraw }));
export const FALL_WITH = byUnit((unit): Answers["overwatch"] => ({ fall: true, with: unit }));
export const BORROW = PURPOSES.map((purpose) => byUnit((borrow): Borrow => ({ borrow, for: purpose })));
export const TRACK = TRACKS.map((track): Answers["track"] => ({ track }));
export const FROM = bySpace((from): Answers["strongest"] => ({ from }));
export const ARRIVE = bySpace((to): Answers["arrive"] => ({ to }));
export const ZED = ZEDS.map((_, zed): Answers["hit"] => ({ zed }));

/** An action in three spellings: as it is, paid with the seat's player action, and (gunfire) with an action for the ammo. */
export const MOVE = {
  plain: byUnitAndSpace((move, to): Move => ({ move, to })),
  own: byUnitAndSpace((move, to): Move => ({ move, to, ...OWN })),
};
export const FORAGE = {
  plain: byUnit((forage): Forage => ({ forage })),
  own: byUnit((forage): Forage => ({ forage, ...OWN })),
};
export const FIRE = {
  plain: byUnitAndSpace((fire, at): Fire => ({ fire, at })),
  own: byUnitAndSpace((fire, at): Fire => ({ fire, at, ...OWN })),
};
export const FIRE_SPARE = {
  plain: byUnitAndSpace((fire, at): Fire => ({ fire, at, ...SPARE })),
  own: byUnitAndSpace((fire, at): Fire => ({ fire, at, ...OWN, ...SPARE })),
};
export type Pay = keyof typeof MOVE;

export const SPECIAL = SPECIALS.map(({ id }): Special => ({ special: id }));
export const SPECIAL_UNIT = SPECIALS.map(({ id }) => byUnit((unit): Special => ({ special: id, unit })));
export const CITADEL_SHOT = byUnitAndSpace((unit, at): CitadelShot => ({ special: "citadel", unit, at }));
export const CITADEL_SPARE = byUnitAndSpace((unit, at): CitadelShot => ({ special: "citadel", unit, at, ...SPARE }));

export const PLAY = STORY.map(({ id }): PlayAlone => ({ play: id }));
export const PLAY_UNIT = STORY.map(({ id }) => byUnit((unit): PlayUnit => ({ play: id, unit })));
/** What units can do when Zeds come to them. */
export const USE_TRAPS: Answers["hello"] = { use: "traps" };
export const USE_FALL_BACK: Answers["hello"] = { use: "fall-back" };

/** Actions of units of later levels. */
const BOTH = <A>(make: (more: { readonly own?: true }) => A): Readonly<Record<Pay, A>> => ({
  plain: make({}),
  own: make(OWN),
});
export const LOOK = BOTH((more): MoreDeed => ({ look: "wright", ...more }));
export const PEEK = { peek: "wilson" } as const;
export const DRILL = BOTH((more) => byUnit((drill): MoreDeed => ({ drill, ...more })));
export const PATCH = BOTH((more) => byUnit((patch): MoreDeed => ({ patch, ...more })));
export const HOSE = BOTH((more) => bySpace((hose): MoreDeed => ({ hose, ...more })));

/** How it is spelled, for the questions that share it. */
export const PASS_FORM = { pass: [true as const] };
