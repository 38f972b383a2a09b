import { type InLane, type OnSquare, SQUARES, type State, type Step, Thing } from "../state.ts";
import { PLAY_AT, PLAY_LANE } from "./answers.ts";
import { AT, type CardRule, IN_LANE } from "./card.ts";
import { burnsOn, ignite, kill, layThing, removeThing, settle } from "./damage.ts";
import { isFree, isZombie } from "./figures.ts";
import { crush } from "./movement.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Steps } from "./rule.ts";
import { AROUND, BACK, laneNamed, laneOf, NAMES, REAR_FIRST, sectionOf, squareOf } from "./street.ts";

/** What the humans lay on the street. A square holds one thing; what needs a free square needs it free of figures too (R75, R101). */
function thingCard(
  thing: number,
  refuse: (s: State, square: number) => Reason | undefined,
  blame?: (s: State, square: number) => number,
): CardRule<OnSquare> {
  return {
    takes: AT,
    list(s, kind, offer) {
      for (let square = 0; square < SQUARES; square++) {
        const reason = s.thing[square] !== Thing.none ? "thing-there" : refuse(s, square);
        offer(
          PLAY_AT[kind][square],
          reason,
          reason === "way-blocked" && blame !== undefined ? blame(s, square) : square,
        );
      }
    },
    play(s, kind, answer, out) {
      const square = squareOf(answer.at);
      layThing(s, square, thing, s.values[kind], out);
      // R110: in burning surroundings a mine or a car goes off at once.
      if (burnsOn(s, square)) ignite(s, square);
      settle(s);
    },
  };
}

const occupied = (s: State, square: number): Reason | undefined => (isFree(s, square) ? undefined : "square-occupied");

/** Fallgrube: any square, also under a figure: nothing happens until somebody enters (R101). */
export const pit = thingCard(Thing.pit, (s, square) =>
  s.rules.objectsNeedFreeSquare ? occupied(s, square) : undefined,
);

/** Mine: any square but the one straight before a zombie or dog (R76). */
export const mine = thingCard(Thing.mine, (s, square) => {
  if (s.rules.objectsNeedFreeSquare && !isFree(s, square)) return "square-occupied";
  return BACK[square] >= 0 && !isFree(s, BACK[square]) ? "before-a-figure" : undefined;
});

/** Mauer: not in section 5, touching no figure, not behind any zombie (R40, R103). */
export const wall = thingCard(Thing.wall, (s, square) => {
  if (!isFree(s, square)) return "square-occupied";
  if (sectionOf(square) === 5) return "no-wall-in-section-5";
  if (AROUND[square].some((near) => !isFree(s, near))) return "wall-too-close";
  return zombieBefore(s, square) ? "wall-behind-a-zombie" : undefined;
});

function zombieBefore(s: State, square: number): boolean {
  const section = sectionOf(square);
  for (let other = 0; other < SQUARES; other++) {
    if (!isZombie(s, other) || sectionOf(other) >= section) continue;
    if (!s.rules.wallBanLaneOnly || laneOf(other) === laneOf(square)) return true;
  }
  return false;
}

/** Autobombe: drives from the barricade to a free square, past no figure, wall or mine (R79). */
export const carBomb = thingCard(
  Thing.car,
  (s, square) => (!isFree(s, square) ? "square-occupied" : roadBlock(s, square) >= 0 ? "way-blocked" : undefined),
  roadBlock,
);

function roadBlock(s: State, square: number): number {
  for (let on = laneOf(square) * 5; on < square; on++) {
    if (!isFree(s, on) || s.thing[on] === Thing.wall || s.thing[on] === Thing.mine) return on;
  }
  return -1;
}

/** Oelfass: a free square of section 1; it rolls from the next human phase on (R83, R102). */
export const barrel = thingCard(Thing.barrel, (s, square) =>
  sectionOf(square) !== 1 ? "not-at-the-barricade" : occupied(s, square),
);

/** Barriere: closes a lane from its section 5 until the next human phase (R88). */
export const barrier: CardRule<InLane> = {
  takes: IN_LANE,
  list(s, kind, offer) {
    for (let lane = 0; lane < 3; lane++) {
      const square = barrierSquare(s, lane);
      const reason = s.thing[square] !== Thing.none ? "thing-there" : occupied(s, square);
      offer(PLAY_LANE[kind][lane], reason, square);
    }
  },
  play(s, _kind, answer, out) {
    layThing(s, barrierSquare(s, laneNamed(answer.lane)), Thing.barrier, 0, out);
  },
};

const barrierSquare = (s: State, lane: number): number => lane * 5 + (s.rules.barrierSection === "5" ? 4 : 0);

/** Handgranate: kills and destroys all on a square; a mine or a car there goes off first (R60, R82). */
export const grenade: CardRule<OnSquare> = {
  takes: AT,
  list(_s, kind, offer) {
    for (let square = 0; square < SQUARES; square++) offer(PLAY_AT[kind][square]);
  },
  play(s, _kind, answer) {
    const at = squareOf(answer.at);
    s.agenda.push({ do: "grenade", at });
    ignite(s, at);
    settle(s);
  },
};

function grenadeGoesOff(s: State, at: number, out: Out): void {
  if (!isFree(s, at)) kill(s, at, "grenade", out);
  if (s.thing[at] !== Thing.none) removeThing(s, at, "grenade", out);
}

/** Bewegen, human phase step 1: each barrel rolls one square toward the graveyard, the rear ones first. */
function rollBarrels(s: State, from: number, out: Out): void {
  for (let i = from; i < REAR_FIRST.length; i++) {
    const square = REAR_FIRST[i];
    if (s.thing[square] !== Thing.barrel) continue;
    const depth = s.agenda.length;
    roll(s, square, out);
    if (s.agenda.length > depth) {
      s.agenda.splice(depth, 0, { do: "humans/barrels", from: i + 1 } satisfies Step);
      return;
    }
  }
}

/** Whoever the barrel meets is crushed and it breaks; walls, cars, mines and pits break it too (R84, R85, R112). */
function roll(s: State, from: number, out: Out): void {
  const to = BACK[from];
  if (to < 0) return removeThing(s, from, "rolled-off", out);
  s.thing[from] = Thing.none;
  if (out.listening) out.tell({ event: "rolled", from: NAMES[from], to: NAMES[to] });
  const thing = s.thing[to];
  if (!isFree(s, to)) {
    crush(s, to, out);
    broken(to, out);
  } else if (thing === Thing.none) {
    s.thing[to] = Thing.barrel;
    return;
  } else {
    broken(to, out);
    if (thing === Thing.pit) removeThing(s, to, "filled", out);
  }
  if (thing === Thing.mine) ignite(s, to);
  settle(s);
}

function broken(at: number, out: Out): void {
  if (out.listening) out.tell({ event: "removed", thing: "barrel", at: NAMES[at], cause: "broke" });
}

export const thingSteps = {
  "humans/barrels": (s, { from }, out) => rollBarrels(s, from, out),
  grenade: (s, { at }, out) => grenadeGoesOff(s, at, out),
} satisfies Partial<Steps>;
