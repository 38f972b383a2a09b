import { objection } from "@endzeit/engine";
import { HUMANS, type InLane, type InSection, LANES, type OnSquare, SQUARES, type State, Thing } from "../state.ts";
import { PLAY_AT, PLAY_LANE, PLAY_SECTION, POUR, STOP } from "./answers.ts";
import { AT, type CardRule, IN_LANE, IN_SECTION } from "./card.ts";
import { burn, Hit, ignite, settle, wound } from "./damage.ts";
import { hasShield, isFree } from "./figures.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions } from "./rule.ts";
import { LANES_FROM_THE_RIGHT, laneNamed, NAMES, NEIGHBOURS, squareAt, squareNamed, squareOf } from "./street.ts";

/** What the jet of the Flammenwerfer meets in a section: its target and the points that arrive, or why there is none. */
function jet(
  s: State,
  section: number,
  power: number,
): { target: number; reason: Reason | undefined; about: number; power: number } {
  let left = power;
  for (const lane of LANES_FROM_THE_RIGHT) {
    const square = squareAt(lane, section);
    if (!isFree(s, square)) {
      const shielded = hasShield(s, square);
      return {
        target: shielded ? -1 : square,
        reason: shielded ? "shielded-from-fire" : undefined,
        about: square,
        power: left,
      };
    }
    if (s.thing[square] === Thing.wall && somebodyBehind(s, lane, section))
      return { target: -1, reason: "wall-stops-the-flame", about: square, power: 0 };
    left--;
  }
  return { target: -1, reason: "nobody-there", about: squareAt(0, section), power: 0 };
}

function somebodyBehind(s: State, lane: number, section: number): boolean {
  return LANES_FROM_THE_RIGHT.some((beyond) => beyond < lane && !isFree(s, squareAt(beyond, section)));
}

/** Flammenwerfer: from the right edge across a section at the first figure; each empty square on the way costs a point. */
export const flamethrower: CardRule<InSection> = {
  takes: IN_SECTION,
  list(s, kind, offer) {
    for (let section = 1; section <= 5; section++) {
      const { reason, about } = jet(s, section, s.values[kind]);
      offer(PLAY_SECTION[kind][section - 1], reason, about);
    }
  },
  play(s, kind, answer, out) {
    const { section } = answer;
    let left = s.values[kind];
    let burnt = false;
    for (const lane of LANES_FROM_THE_RIGHT) {
      const square = squareAt(lane, section);
      if (burnt && !s.rules.flamethrowerRunsOn) break;
      if (left <= 0) break;
      if (isFree(s, square)) {
        if (s.thing[square] === Thing.wall) break;
        ignite(s, square);
        left--;
        continue;
      }
      burnt = true;
      ignite(s, square);
      if (out.listening) out.tell({ event: "flame", section, at: NAMES[square], n: left });
      const strength = s.strength[square];
      if (wound(s, square, left, "flamethrower", out) !== Hit.dead) break;
      left -= strength;
    }
    settle(s);
  },
};

/** Benzin: four points on a square; what a figure does not use up flows on to a neighbour of the humans' choice (R93). */
export const gasoline: CardRule<OnSquare> = {
  takes: AT,
  list(_s, kind, offer) {
    for (let square = 0; square < SQUARES; square++) offer(PLAY_AT[kind][square]);
  },
  play(s, kind, answer, out) {
    pour(s, squareOf(answer.at), s.values[kind], 0, out);
  },
};

function pour(s: State, at: number, points: number, beenBefore: number, out: Out): void {
  const been = beenBefore | (1 << at);
  if (out.listening) out.tell({ event: "poured", at: NAMES[at], left: points });
  // R109: what it touches goes off when the card is done, so the fuse waits for the aftermath.
  ignite(s, at);
  let left = points - 1;
  if (!isFree(s, at)) {
    const strength = s.strength[at];
    if (wound(s, at, Math.min(points, strength), "gasoline", out) !== Hit.dead) return;
    left = points - strength;
  }
  if (left > 0 && NEIGHBOURS[at].some((next) => (been & (1 << next)) === 0)) {
    s.agenda.push({ ask: "gasoline", of: [HUMANS], at, left, been });
  }
}

export const fireQuestions = {
  /** Where it flows; it never returns to a square (R109). */
  gasoline: {
    forms: [{ pour: NAMES }, { stop: [true] }],
    otherwise: "only-while-pouring",
    list(_s, { at, been }, _seat, offer) {
      offer(STOP);
      for (const next of NEIGHBOURS[at]) {
        offer(POUR[next], (been & (1 << next)) === 0 ? undefined : "already-soaked", next);
      }
    },
    apply(s, { left, been }, _seat, answer, out) {
      if ("pour" in answer) pour(s, squareOf(answer.pour), left, been, out);
    },
    objection: (_s, _question, _seat, answer) =>
      objection("gasoline-next-door", "pour" in answer ? squareNamed(answer.pour) : -1),
  },
} satisfies Partial<Questions>;

/** Brennende Strassenseite: an outer lane burns until the next human phase (R91). */
export const streetOnFire: CardRule<InLane> = {
  takes: IN_LANE,
  list(_s, kind, offer) {
    for (let lane = 0; lane < LANES.length; lane++)
      offer(PLAY_LANE[kind][lane], lane === 1 ? "outer-lanes-only" : undefined, lane * 5);
  },
  play(s, _kind, answer, out) {
    const lane = laneNamed(answer.lane);
    if (s.rules.fireLasts) s.burning[lane] = 1;
    if (out.listening) out.tell({ event: "lane-burns", lane: LANES[lane] });
    for (let square = lane * 5; square < lane * 5 + 5; square++) burn(s, square, out);
    for (let square = lane * 5; square < lane * 5 + 5; square++) ignite(s, square);
    settle(s);
  },
};

/** Napalm (deck of 2003): one square burns until the next human phase. */
export const napalm: CardRule<OnSquare> = {
  takes: AT,
  list(_s, kind, offer) {
    for (let square = 0; square < SQUARES; square++) offer(PLAY_AT[kind][square]);
  },
  play(s, _kind, answer, out) {
    const square = squareOf(answer.at);
    s.napalm = square;
    if (out.listening) out.tell({ event: "napalm-burns", at: NAMES[square] });
    wound(s, square, 1, "napalm", out);
    ignite(s, square);
    settle(s);
  },
};

/** Stromschlag: 1 damage to everybody in a lane, behind walls too; sets nothing off (R95). */
export const voltage: CardRule<InLane> = {
  takes: IN_LANE,
  list(_s, kind, offer) {
    for (let lane = 0; lane < LANES.length; lane++) offer(PLAY_LANE[kind][lane]);
  },
  play(s, kind, answer, out) {
    const lane = laneNamed(answer.lane);
    if (out.listening) out.tell({ event: "lane-shocked", lane: LANES[lane] });
    for (let square = lane * 5; square < lane * 5 + 5; square++) wound(s, square, s.values[kind], "voltage", out);
  },
};
