import type { Offer } from "@endzeit/engine";
import {
  CAMPGROUND,
  isStart,
  LENGTH,
  MINE,
  SPACE_IDS,
  START,
  startOf,
  TOWN,
  TRACKS,
  trackOf,
} from "../content/board.ts";
import { EVENTS } from "../content/cards.ts";
import { UNITS, type UnitRow, unitOf } from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import type { Answers, State } from "../state.ts";
import { gainAmmo } from "./ammo.ts";
import { UNIT, ZED } from "./answers.ts";
import { ONE_TRACK, ONE_UNIT, ONE_ZED } from "./choices.ts";
import { beginFight } from "./fight.ts";
import { listTracks } from "./march.ts";
import { isUnnoticed } from "./more-fights.ts";
import type { Reason } from "./reasons.ts";
import { drawHero } from "./reserve.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { everyone } from "./seats.ts";
import * as steps from "./steps.ts";
import { hurtUnit, inPlay, isOne, lowest, releaseAll, releaseUnit, unitsAt } from "./units.ts";
import {
  drawNew,
  drawZed,
  hasRoom,
  hitZed,
  land,
  placeNew,
  putZed,
  returnZed,
  settleOnStart,
  settleZed,
  spaceOfZed,
  zedStrength,
  zedsHere,
} from "./zeds.ts";

export const CABIN_AMMO = 2;
const WEAK_TO = 3;
const MOUNTAIN = TRACKS.indexOf("mountain");

/** What the active card does at the start of the Zeds phase (fact sheet 7.2, R2). */
function startEvent(s: State, out: Out): void {
  const row = EVENTS[s.event];
  switch (row.effect) {
    case "cardio":
      return placeOnEmptyStart(s, out);
    case "well-armed":
      return askUnit(s, "armed", isCivilian, out);
    case "night":
      return placeNew(s, startOf(row.track), out);
    case "underfoot":
      s.agenda.push(steps.STORY_EFFECT, steps.EVENT_UNDERFOOT, steps.STORY_DRAW);
      return;
    case "plague":
      s.agenda.push(steps.STORY_EFFECT, steps.EVENT_SPREAD, steps.STORY_DRAW);
      return;
    case "joking":
      s.agenda.push(steps.EVENT_CLEAN, { do: "event/starts", track: 0 });
      return;
    case "hero":
      return drawHero(s, row.id, out);
    case "mine":
      return explodeMine(s, out);
    case "tough-zeds":
      s.agenda.push(steps.EVENT_TOUGHEST);
      return placeNew(s, startOf(MOUNTAIN), out);
    case "replace":
      s.done.length = 0;
      s.agenda.push(steps.EVENT_REPLACE);
      return;
    case "calm":
      return askUnit(s, "charged", isHero, out);
    case "finale-story":
      s.agenda.push(steps.STORY_EFFECT, { do: "zeds/track", track: -1 }, { do: "zeds/track", track: -1 });
      s.agenda.push(steps.STORY_DRAW);
      return;
    case "cabin":
    case "smell":
    case "brains":
    case "finale":
      return;
  }
}

const isCivilian = (row: UnitRow): boolean => row.kind === "civilian";
const isHero = (row: UnitRow): boolean => row.kind === "hero";

/** E03, E17: a unit in play of the kind gets the marker. */
function askUnit(s: State, ask: "armed" | "charged", fits: (row: UnitRow) => boolean, out: Out): void {
  if (s.unitAt.some((_, unit) => inPlay(s, unit) && fits(UNITS[unit]))) s.agenda.push({ ask, of: everyone(s) });
  else noEffect(s, out);
}

function noEffect(s: State, out: Out): void {
  if (out.listening) out.tell({ event: "no-effect", card: EVENTS[s.event].id });
}

function listMarked(s: State, ask: "armed" | "charged", offer: Offer<Answers["armed"], Reason>): void {
  const fits = ask === "armed" ? isCivilian : isHero;
  for (let unit = 0; unit < s.unitAt.length; unit++) if (inPlay(s, unit) && fits(UNITS[unit])) offer(UNIT[unit]);
}

function mark(s: State, ask: "armed" | "charged", unit: number, out: Out): void {
  if (ask === "armed") s.armed = unit;
  else s.charged = unit;
  if (out.listening) {
    const marker = ask === "armed" ? "well-armed" : "charged";
    out.tell({ event: "marker", marker, unit: UNITS[unit].id });
  }
}

/** E01, X26: an empty Start, else the one whose single Zed is weakest, else the bag. */
function placeOnEmptyStart(s: State, out: Out): void {
  const zed = drawNew(s, out);
  if (zed < 0) return;
  let tracks = 0;
  let weakest = 1000;
  for (let track = 0; track < TRACKS.length; track++) {
    const at = startOf(track);
    if (!hasRoom(s, at)) continue;
    const first = s.spots[at * STACK];
    const strength = first < 0 ? 0 : zedStrength(s, first);
    if (strength < weakest) {
      weakest = strength;
      tracks = 0;
    }
    if (strength === weakest) tracks |= 1 << track;
  }
  if (tracks === 0) returnZed(s, zed, out);
  else if ((tracks & (tracks - 1)) === 0) land(s, zed, startOf(lowest(tracks)), out);
  else s.agenda.push({ ask: "start", of: everyone(s), zed, tracks });
}

/** E08: a unit on the story's track, off its Start (X22). */
function askUnderfoot(s: State, out: Out): void {
  if (s.unitAt.some((at) => isUnderfoot(s, at))) s.agenda.push({ ask: "underfoot", of: everyone(s) });
  else noEffect(s, out);
}

const isUnderfoot = (s: State, at: number): boolean =>
  at >= 0 && at < TOWN && trackOf(at) === s.storyTrack && !isStart(at);

function listUnderfoot(s: State, offer: Offer<Answers["underfoot"], Reason>): void {
  for (let unit = 0; unit < s.unitAt.length; unit++) if (isUnderfoot(s, s.unitAt[unit])) offer(UNIT[unit]);
}

function fightUnderfoot(s: State, unit: number, out: Out): void {
  releaseUnit(s, unit, out);
  beginFight(s, s.unitAt[unit], "underfoot", unit);
}

/** E09: a Zed on the Start of the story's track. */
function spread(s: State, out: Out): void {
  if (s.storyTrack >= 0) placeNew(s, startOf(s.storyTrack), out);
}

/** E10: a Zed on every Start; a full one sends it to another. */
function fillStarts(s: State, track: number, out: Out): void {
  if (track + 1 < TRACKS.length) s.agenda.push({ do: "event/starts", track: track + 1 });
  const at = startOf(track);
  if (hasRoom(s, at)) {
    placeNew(s, at, out);
    return;
  }
  const zed = drawNew(s, out);
  if (zed >= 0) settleOnStart(s, zed, out, track);
}

/** E10, R68: then all hit markers come off the Zeds. */
function cleanZeds(s: State, out: Out): void {
  let n = 0;
  for (const zed of s.spots) {
    if (zed < 0 || s.zedHits[zed] === 0) continue;
    n += s.zedHits[zed];
    s.zedHits[zed] = 0;
  }
  if (out.listening) out.tell({ event: "cleaned", n });
}

/** E12, R64: everybody in the mine takes a hit and has to leave; nobody goes in until the round is over. */
function explodeMine(s: State, out: Out): void {
  s.noEntry = MINE;
  if (out.listening) out.tell({ event: "no-entry", at: SPACE_IDS[MINE], on: 1 });
  for (const zed of zedsHere(s, MINE)) hitZed(s, zed, MINE, out);
  for (let left = unitsAt(s, MINE); left !== 0; left &= left - 1) {
    const unit = lowest(left);
    releaseUnit(s, unit, out);
    hurtUnit(s, unit, 1, out);
  }
  const units = unitsAt(s, MINE);
  if (units !== 0) s.agenda.push({ do: "retreat/units", at: MINE, units, origin: -1, calm: false, why: "retreat" });
  s.agenda.push({ do: "retreat/zeds", at: MINE });
}

/** E13: the strongest Zed on the board gets the Tough marker. */
function askToughest(s: State, out: Out): void {
  const found = toughest(s);
  if (found.length === 1) markTough(s, found[0], out);
  else if (found.length > 1) s.agenda.push({ ask: "toughest", of: everyone(s) });
}

function toughest(s: State): readonly number[] {
  const there = s.spots.filter((zed) => zed >= 0);
  const best = there.reduce((most, zed) => Math.max(most, zedStrength(s, zed)), 0);
  return there.filter((zed) => zedStrength(s, zed) === best);
}

function listToughest(s: State, offer: Offer<Answers["toughest"], Reason>): void {
  for (const zed of toughest(s)) offer(ZED[zed]);
}

function markTough(s: State, zed: number, out: Out): void {
  s.tough = zed;
  if (out.listening) {
    const at = SPACE_IDS[spaceOfZed(s, zed)];
    out.tell({ event: "tough-zed", zed, strength: zedStrength(s, zed), at });
  }
}

/** E16, X25: every weak Zed is replaced once, the nearest first; newcomers are marked as done. */
function replaceNext(s: State, out: Out): void {
  const weak = weakest(s);
  if (weak.length === 0) return;
  s.agenda.push(steps.EVENT_REPLACE);
  if (weak.length === 1) replaceZed(s, weak[0], out);
  else {
    s.agenda.pop();
    s.agenda.push({ ask: "replace", of: everyone(s) });
  }
}

function weakest(s: State): readonly number[] {
  for (let number = 0; number <= START; number++) {
    const found: number[] = [];
    for (let at = number; at < TOWN; at += LENGTH)
      for (const zed of zedsHere(s, at)) if (zedStrength(s, zed) <= WEAK_TO && !s.done.includes(zed)) found.push(zed);
    if (found.length > 0) return found;
  }
  return [];
}

function listReplace(s: State, offer: Offer<Answers["replace"], Reason>): void {
  for (const zed of weakest(s)) offer(ZED[zed]);
}

function replaceZed(s: State, zed: number, out: Out): void {
  const place = s.spots.indexOf(zed);
  returnZed(s, zed, out);
  const fresh = drawZed(s);
  out.reveal();
  s.spots[place] = fresh;
  s.done.push(fresh);
  if (out.listening) {
    const at = SPACE_IDS[Math.floor(place / STACK)];
    out.tell({ event: "placed", zed: fresh, strength: zedStrength(s, fresh), at, reduced: 0 });
  }
}

/** What the card does at the end of the Zeds phase: E14, for a unit outside Town Center (R65). */
function endZeds(s: State, out: Out): void {
  if (EVENTS[s.event].effect !== "smell") return;
  if (s.unitAt.some((at) => mayDraw(s, at))) s.agenda.push({ ask: "smell", of: everyone(s) });
  else noEffect(s, out);
}

const mayDraw = (s: State, at: number): boolean => at >= 0 && at < TOWN && hasRoom(s, at);

function listSmell(s: State, offer: Offer<Answers["smell"], Reason>): void {
  for (let unit = 0; unit < s.unitAt.length; unit++) if (mayDraw(s, s.unitAt[unit])) offer(UNIT[unit]);
}

function drawTo(s: State, unit: number, out: Out): void {
  const at = s.unitAt[unit];
  const zed = drawNew(s, out);
  if (zed < 0) return;
  s.zedFlipped[zed] = 1;
  putZed(s, zed, at);
  if (out.listening) out.tell({ event: "placed", zed, strength: zedStrength(s, zed), at: SPACE_IDS[at], reduced: 1 });
  releaseAll(s, at, out);
  const units = unitsAt(s, at);
  if (isOne(units) && isUnnoticed(s, lowest(units), out)) return;
  s.agenda.push({ do: "event/smell-after", zed, at });
  beginFight(s, at, "smell");
}

/** E14: who still stands there has survived and won; hit markers stay. */
function turnUp(s: State, zed: number, at: number, out: Out): void {
  if (spaceOfZed(s, zed) !== at || s.zedFlipped[zed] === 0) return;
  s.zedFlipped[zed] = 0;
  if (out.listening) out.tell({ event: "zed-turned", zed, at: SPACE_IDS[at], strength: zedStrength(s, zed) });
}

/** E02, R69: a unit on the Campground at the end of the action phase. */
export function endActions(s: State, out: Out): void {
  if (EVENTS[s.event].effect !== "cabin") return;
  if (unitsAt(s, CAMPGROUND) !== 0) gainAmmo(s, CABIN_AMMO, "cabin", out);
  else noEffect(s, out);
}

export const eventSteps = {
  "zeds/event": (s, _step, out) => startEvent(s, out),
  "zeds/end": (s, _step, out) => endZeds(s, out),
  "event/spread": (s, _step, out) => spread(s, out),
  "event/starts": (s, { track }, out) => fillStarts(s, track, out),
  "event/clean": (s, _step, out) => cleanZeds(s, out),
  "event/replace": (s, _step, out) => replaceNext(s, out),
  "event/toughest": (s, _step, out) => askToughest(s, out),
  "event/underfoot": (s, _step, out) => askUnderfoot(s, out),
  "event/smell-after": (s, { zed, at }, out) => turnUp(s, zed, at, out),
  /** E09, R67, X40: a Zed where the sick civilians were. */
  "event/plague": (s, { at }, out) => placeNew(s, at, out),
} satisfies Partial<Steps>;

export const eventQuestions = {
  /** 4.6 Start-Felder: a Start of the players' choice; after [Z] even a full one, which sends the Zed on (R78). */
  start: {
    ...ONE_TRACK,
    list: (_s, { tracks }, _seat, offer) => listTracks(tracks, offer),
    apply: (s, { zed }, _seat, { track }, out) => settleZed(s, zed, startOf(TRACKS.indexOf(track)), out, true),
  },

  armed: {
    ...ONE_UNIT,
    list: (s, { ask }, _seat, offer) => listMarked(s, ask, offer),
    apply: (s, { ask }, _seat, { unit }, out) => mark(s, ask, unitOf(unit), out),
  },

  charged: {
    ...ONE_UNIT,
    list: (s, { ask }, _seat, offer) => listMarked(s, ask, offer),
    apply: (s, { ask }, _seat, { unit }, out) => mark(s, ask, unitOf(unit), out),
  },

  underfoot: {
    ...ONE_UNIT,
    list: (s, _question, _seat, offer) => listUnderfoot(s, offer),
    apply: (s, _question, _seat, { unit }, out) => fightUnderfoot(s, unitOf(unit), out),
  },

  smell: {
    ...ONE_UNIT,
    list: (s, _question, _seat, offer) => listSmell(s, offer),
    apply: (s, _question, _seat, { unit }, out) => drawTo(s, unitOf(unit), out),
  },

  toughest: {
    ...ONE_ZED,
    list: (s, _question, _seat, offer) => listToughest(s, offer),
    apply: (s, _question, _seat, { zed }, out) => markTough(s, zed, out),
  },

  replace: {
    ...ONE_ZED,
    list: (s, _question, _seat, offer) => listReplace(s, offer),
    apply(s, _question, _seat, { zed }, out) {
      s.agenda.push(steps.EVENT_REPLACE);
      replaceZed(s, zed, out);
    },
  },
} satisfies Partial<Questions>;
