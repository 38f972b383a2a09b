import { below, type Offer, objection } from "@endzeit/engine";
import { RESERVE, SPACE_IDS, spaceOf, startOf, TOWN, TRACKS } from "../content/board.ts";
import { COURIER, HEROES, HEROIC, JOHNSON, UNITS, unitOf } from "../content/units.ts";
import type { Answers, State } from "../state.ts";
import { gainAmmo } from "./ammo.ts";
import { ARRIVE, HERO } from "./answers.ts";
import { ONE_HERO } from "./choices.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { everyone, only, ownerOf } from "./seats.ts";
import { inPlay, unitRoom } from "./units.ts";
import { zedCount } from "./zeds.ts";

const JOHNSONS_AMMO = 3;

/** A unit comes into play, with what its card gives then. */
export function arrive(s: State, unit: number, at: number, out: Out): void {
  s.unitAt[unit] = at;
  if (out.listening) {
    const to = SPACE_IDS[at];
    out.tell({ event: "unit-moved", unit: UNITS[unit].id, from: "", to, path: [to], why: "arrive" });
  }
  if (unit === JOHNSON) gainAmmo(s, JOHNSONS_AMMO, "johnson", out);
  if (unit === COURIER) bringAnother(s, out);
}

/** Clarion Courier: another heroic civilian comes along. */
function bringAnother(s: State, out: Out): void {
  const waiting = HEROIC.filter((unit) => s.unitAt[unit] === RESERVE);
  if (waiting.length === 0) return;
  out.reveal();
  arrive(s, waiting[below(s.random, waiting.length)], TOWN, out);
}

/** Setup, option "draft": the players pick their four heroes one by one. */
function askDraft(s: State, left: number): void {
  if (left > 0) s.agenda.push({ ask: "draft", of: everyone(s), left });
}

function listDraft(s: State, offer: Offer<Answers["draft"], Reason>): void {
  for (const unit of HEROES) {
    if (unit < s.unitAt.length) offer(HERO[unit], s.unitAt[unit] === RESERVE ? undefined : "hero-taken", unit);
  }
}

function draft(s: State, left: number, unit: number, out: Out): void {
  if (out.listening) out.tell({ event: "drafted", hero: UNITS[unit].id });
  s.agenda.push({ do: "setup/draft", left: left - 1 });
  arrive(s, unit, TOWN, out);
}

/** A personal hero for a seat: at the beginning, and when the last one has died (R79). */
function askHero(s: State, seat: number, out: Out): void {
  const free = s.unitAt.flatMap((_, unit) => (mayLead(s, unit) ? [unit] : []));
  if (free.length === 1) takeHero(s, seat, free[0], out);
  else if (free.length > 1) s.agenda.push({ ask: "hero", of: only(seat) });
}

/** At the beginning one of the four heroes; later a heroic civilian will do as well (6.3). */
function mayLead(s: State, unit: number): boolean {
  const { kind } = UNITS[unit];
  return kind !== "civilian" && (kind === "hero" || s.round > 0) && inPlay(s, unit) && ownerOf(s, unit) < 0;
}

function listHeroes(s: State, offer: Offer<Answers["hero"], Reason>): void {
  for (let unit = 0; unit < s.unitAt.length; unit++) {
    if (mayLead(s, unit)) offer(HERO[unit]);
    else if (inPlay(s, unit) && ownerOf(s, unit) >= 0) offer(HERO[unit], "hero-taken", unit);
  }
}

function takeHero(s: State, seat: number, unit: number, out: Out): void {
  s.owner[seat] = unit;
  if (out.listening) out.tell({ event: "hero", seat, hero: UNITS[unit].id });
}

/** E11: a random hero out of those who are left (R82); where it comes in is the players' choice. */
export function drawHero(s: State, card: string, out: Out): void {
  const waiting = HEROES.filter((unit) => s.unitAt[unit] === RESERVE);
  if (waiting.length === 0) {
    if (out.listening) out.tell({ event: "no-effect", card });
    return;
  }
  out.reveal();
  s.agenda.push({ ask: "arrive", of: everyone(s), unit: waiting[below(s.random, waiting.length)] });
}

/** Town Center, or a Start without Zeds (R38). */
function listArrivals(s: State, offer: Offer<Answers["arrive"], Reason>): void {
  offer(ARRIVE[TOWN]);
  for (let track = 0; track < TRACKS.length; track++) {
    const at = startOf(track);
    offer(ARRIVE[at], zedCount(s, at) > 0 ? "zeds-there" : unitRoom(s, at) <= 0 ? "space-full" : undefined, at);
  }
}

export const reserveSteps = {
  "setup/draft": (s, { left }) => askDraft(s, left),
  "setup/hero": (s, { seat }, out) => askHero(s, seat, out),
  "hero/take": (s, { seat }, out) => askHero(s, seat, out),
} satisfies Partial<Steps>;

export const reserveQuestions = {
  draft: {
    ...ONE_HERO,
    list: (s, _question, _seat, offer) => listDraft(s, offer),
    apply: (s, { left }, _seat, { hero }, out) => draft(s, left, unitOf(hero), out),
  },

  hero: {
    ...ONE_HERO,
    list: (s, _question, _seat, offer) => listHeroes(s, offer),
    apply: (s, _question, seat, { hero }, out) => takeHero(s, seat, unitOf(hero), out),
  },

  arrive: {
    forms: [{ to: SPACE_IDS }],
    otherwise: "only-when-a-hero-comes",
    list: (s, _question, _seat, offer) => listArrivals(s, offer),
    apply: (s, { unit }, _seat, { to }, out) => arrive(s, unit, spaceOf(to), out),
    objection: (_s, _question, _seat, { to }) => objection("town-or-start", spaceOf(to)),
  },
} satisfies Partial<Questions>;
