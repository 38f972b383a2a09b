import { below } from "@endzeit/engine";
import { EXPOSURE_DIE } from "../content/dice.ts";
import { PLACES } from "../content/locations.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { type Cause, How, type State } from "../state.ts";
import { KILL, ROLL } from "./answers.ts";
import { foundCure, mayBeCured } from "./crossroads/lasting.ts";
import { inPlay, isUnbittenWhenRolled, nextBitten } from "./groups.ts";
import { die, frostbite, wound } from "./people.ts";
import type { Out, Questions, Steps } from "./rule.ts";

/** Infektionswürfe, and bites that spread. */

type Face = (typeof EXPOSURE_DIE)[number]["face"];

const SIDES: readonly Face[] = EXPOSURE_DIE.flatMap(({ face, sides }) => new Array<Face>(sides).fill(face));

function rollExposure(s: State, who: number, cause: Cause, out: Out): Face {
  const face = SIDES[below(s.random, SIDES.length)];
  out.reveal();
  if (out.listening) out.tell({ event: "exposed", face, cause, who: SURVIVORS[who].id });
  return face;
}

/** Puts exposure rolls of a survivor on the agenda, one after another until he dies. */
export function expose(s: State, who: number, times: number, cause: Cause): void {
  if (times > 0) s.agenda.push({ do: "expose", who, times, cause });
}

function runExposure(s: State, who: number, times: number, cause: Cause, out: Out): void {
  if (!inPlay(s, who)) return;
  if (times > 1) s.agenda.push({ do: "expose", who, times: times - 1, cause });
  const face = rollExposure(s, who, cause, out);
  const wounds = s.wounds[who];
  const frost = s.frost[who];
  if (face === "wound") wound(s, who, 1, out);
  else if (face === "frostbite") frostbite(s, who, out);
  else if (face === "bitten") {
    // Card 23. Sparky needs no cure.
    if (isUnbittenWhenRolled(s, who) || !mayBeCured(s, who, -1, 0)) bite(s, who, out);
  } else if (cause === "experiment") foundCure(s, out);
  if (cause !== "move" || !inPlay(s, who)) return;
  // What came of it, not what was rolled: Harman's frostbite is a wound, and so is Sparky's bite.
  if (s.wounds[who] > wounds) s.how |= How.wound;
  if (s.frost[who] > frost) s.how |= How.frostbite;
}

/** The bitten one dies at once, and the bite goes on at the place (after a move the new one). */
export function bite(s: State, who: number, out: Out): void {
  if (isUnbittenWhenRolled(s, who)) return wound(s, who, 1, out);
  const place = s.place[who];
  die(s, who, out);
  // Above the new survivor of a group that lost its last one: he enters after the chain.
  s.agenda.push({ do: "spread", place, gone: 1 << who });
}

/** Who could not withstand a bite that spread dies, and it goes on. */
export function fallToBite(s: State, who: number, place: number, gone: number, out: Out): void {
  die(s, who, out);
  s.agenda.push({ do: "spread", place, gone: gone | (1 << who) });
}

function spread(s: State, place: number, gone: number, out: Out): void {
  const who = nextBitten(s, place, gone);
  if (who < 0) return;
  if (out.listening) out.tell({ event: "spreads", at: PLACES[place].id, who: SURVIVORS[who].id });
  s.agenda.push({ ask: "bitten", of: [s.owner[who]], who, place, gone });
}

export const exposureSteps = {
  expose: (s, { who, times, cause }, out) => runExposure(s, who, times, cause, out),
  spread: (s, { place, gone }, out) => spread(s, place, gone, out),
} satisfies Partial<Steps>;

export const exposureQuestions = {
  bitten: {
    forms: [{ kill: [true] }, { roll: [true] }],
    otherwise: "only-when-bitten",
    list(_s, _question, _seat, offer) {
      offer(KILL);
      offer(ROLL);
    },
    apply(s, { who, place, gone }, _seat, answer, out) {
      if ("kill" in answer) return die(s, who, out);
      // no ability changes this roll, and any symbol kills.
      const face = rollExposure(s, who, "spread", out);
      if (face === "blank") return;
      if (face !== "bitten" || !mayBeCured(s, who, place, gone)) fallToBite(s, who, place, gone, out);
    },
    objection: () => ({ reason: "kill-or-roll", about: -1 }),
  },
} satisfies Partial<Questions>;
