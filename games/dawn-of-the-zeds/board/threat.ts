import { LENGTH, TOWN, TRACKS, towardTown, trackOf } from "../content/board.ts";
import { ACTS, EVENTS, STORY, type StoryTrack, SYMBOLS } from "../content/cards.ts";
import { LAST_COLUMN, ROW, zedsLose } from "../content/tables.ts";
import { COURIER, KINGMAN, PICKLES, UNITS, VETERANS } from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import { clampColumn, meleeShifts, startColumn } from "../rules/columns.ts";
import { newFight } from "../rules/fight.ts";
import { extreme } from "../rules/symbols.ts";
import { inPlay, isOne, unitStrength } from "../rules/units.ts";
import { groupStrength, hasRoom, zedStrength, zedsHere } from "../rules/zeds.ts";
import { Phase, type View } from "../state.ts";
import { NO_THREAT, type Threat } from "./danger.ts";

/**
 * Which roads can fall before the players act again, and how likely. What cards, dice and choices could bring is never left out;
 * how likely is counted from the cards still to come and from the columns of the fights on the way.
 */

const LETTERS = "FMHS";
/** From here on the foremost Zeds are worth a look, even when they cannot arrive yet. */
const NEAR = 3;
/** An activation: one step; on a Brains! card who wins goes on. */
const STEP = ".";
const BRAINS = "!";
/** Hits that a lost melee costs at the least (rule 6.1's table). */
const LEAST_HITS = 2;
const NO_END = 99;

const SUMS = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((other) => one + other));
/** How often the Zeds win a melee, by its column. */
const WINS: readonly number[] = Array.from(
  { length: LAST_COLUMN + 1 },
  (_, column) => SUMS.filter((sum) => !zedsLose(ROW[sum], column)).length / SUMS.length,
);
/** Zeds that cannot win may still come through: the units withdraw, or fall back from Traps. */
const LEAST_WIN = 0.005;
/** Units that stop Zeds by a die: with them nothing is certain, nor while a fight or a shot goes on. */
const HOLDERS: readonly number[] = [KINGMAN, PICKLES, COURIER];
const HELD = 0.9;
/** A choice of the players stands at even odds. */
const HALF = 0.5;
/** Below this it hardly happens; from here on it is certain but for rounding. */
const SLIM = 0.05;
const SURE = 0.999;

/** One of the things that can happen to a track, with its share of all. */
interface Way {
  readonly signs: string;
  readonly share: number;
}
interface Next {
  readonly card: number;
  readonly share: number;
}

const isBrains = (card: number): boolean => EVENTS[card]?.effect === "brains";
const count = (strip: string, track: number): number =>
  [...strip].filter((sign) => sign === LETTERS.charAt(track) || sign === "*").length;

const either = (more: string, chance: number, signs: string): readonly Way[] =>
  [
    { signs: more + signs, share: chance },
    { signs, share: 1 - chance },
  ].filter(({ share }) => share > 0);

/** What a card can do to a track. Only before `anything` else happens is it known whom ≡Z and a story card would find. */
function waysOf(view: View, card: number, track: number, anything: boolean): readonly Way[] {
  const { effect } = EVENTS[card];
  if (effect === "finale" && view.rules.finaleAtOnce) return [{ signs: "", share: 1 }];
  if (effect === "finale-story") return storyWays(view, track, anything);
  const signs = (isBrains(card) ? BRAINS : STEP).repeat(count(view.numbers.strip[card] ?? "", track));
  const moves = view.seats > 1 && SYMBOLS[view.numbers.symbol[card]] === "move";
  return either(STEP, !moves ? 0 : anything ? HALF : movedChance(view, track, view.seats - 1), signs);
}

/** 2× story track: what the story cards not yet seen name (a card of an empty deck may be any). */
function storyWays(view: View, track: number, anything: boolean): readonly Way[] {
  const gone = view.storyDeck.length > 0 ? [...view.storyDiscard, ...view.kept] : view.kept;
  const cards = STORY.filter((_, card) => !gone.includes(card));
  return either(
    STEP + STEP,
    cards.reduce((sum, row) => sum + namedChance(view, row.track, track, anything), 0) / cards.length,
    "",
  );
}

function namedChance(view: View, named: StoryTrack, track: number, anything: boolean): number {
  if (named === "choice") return HALF;
  if (named !== "most" && named !== "fewest") return TRACKS[track] === named ? 1 : 0;
  if (anything) return HALF;
  const tracks = extreme(view, named === "most" ? 1 : -1);
  if ((tracks & (1 << track)) === 0) return 0;
  return isOne(tracks) ? 1 : HALF;
}

/** How likely ≡Z moves the foremost Zeds of a track: by their strength, or with a mob from behind that moves into their space. */
function movedChance(view: View, track: number, picks: number): number {
  const first = track * LENGTH;
  for (let at = first; at < first + LENGTH; at++) if (view.spots[at * STACK] >= 0) return pickedChance(view, at, picks);
  return 0;
}

function pickedChance(view: View, at: number, picks: number): number {
  const zed = view.spots[at * STACK] ?? -1;
  if (picks <= 0 || zed < 0) return 0;
  const rank = rankOf(view, at);
  const others = Array.from({ length: TOWN }, (_, other) => other).filter(
    (other) => other !== at && mayMove(view, other),
  );
  const before = others.filter((other) => rankOf(view, other) > rank).length;
  if (mayMove(view, at) && before < picks)
    return before === 0 && others.every((other) => rankOf(view, other) < rank) ? 1 : HALF;
  return (at + 1) % LENGTH === 0 || pickedChance(view, at + 1, picks - 1) === 0 ? 0 : HALF;
}

/** 3.1: strength decides, then nearness. */
const rankOf = (view: View, at: number): number => groupStrength(view, at) * LENGTH - (at % LENGTH);

function mayMove(view: View, at: number): boolean {
  const zed = view.spots[at * STACK] ?? -1;
  if (zed < 0 || (view.cooperative === 1 && view.done.includes(zed))) return false;
  const to = towardTown(at);
  return to === TOWN || hasRoom(view, to);
}

/** The event cards that may come after those of the past: any of the Act that is not yet used up, then a finale. */
function nextCards(view: View, past: readonly number[]): readonly Next[] {
  const known = view.eventDeck.at(-1) ?? -1;
  if (known >= 0 && !past.includes(known)) return [{ card: known, share: 1 }];
  const recipe = view.numbers[view.rules.deck];
  const cardsOf = (act: number, special: boolean): number[] =>
    EVENTS.flatMap((row, card) => (view.numbers.act[card] === act && row.special === special ? [card] : []));
  const unseen = (cards: readonly number[]): number[] => cards.filter((card) => !past.includes(card));
  for (let act = 1; act <= ACTS; act++) {
    const all = cardsOf(act, false);
    const normal = unseen(all);
    const special = unseen(cardsOf(act, true));
    const left = Math.min(normal.length, (recipe[act - 1] ?? 0) - (all.length - normal.length));
    const of = left + special.length;
    if (of <= 0) continue;
    return [
      ...special.map((card) => ({ card, share: 1 / of })),
      ...(left > 0 ? normal.map((card) => ({ card, share: left / of / normal.length })) : []),
    ];
  }
  const finales = EVENTS.flatMap(({ effect }, card) => (effect.startsWith("finale") ? [card] : []));
  return finales.map((card) => ({ card, share: 1 / finales.length }));
}

/** What the next Zeds phase can do to a track; a Brains! card is no round, so another card follows it (R5). */
function waysAhead(view: View, track: number, past: readonly number[], anything: boolean): readonly Way[] {
  return nextCards(view, past).flatMap((next) => {
    const after = isBrains(next.card) ? waysAhead(view, track, [...past, next.card], true) : [{ signs: "", share: 1 }];
    return waysOf(view, next.card, track, anything).flatMap((way) =>
      after.map((rest) => ({ signs: way.signs + rest.signs, share: next.share * way.share * rest.share })),
    );
  });
}

/** What is still to come of the Zeds phase that runs. */
function waysOn(view: View, track: number): readonly Way[] {
  const { event } = view;
  const sign = isBrains(event) ? BRAINS : STEP;
  const strip = view.numbers.strip[event] ?? "";
  let signs = "";
  let picks = 0;
  let more: readonly Way[] = [{ signs: "", share: 1 }];
  for (const entry of view.agenda) {
    if ("ask" in entry) {
      if (entry.ask === "strongest") picks = entry.left;
      if (entry.ask === "track" && (entry.tracks & (1 << track)) !== 0) {
        if (entry.why === "order") signs += sign;
        else if (EVENTS[event].effect === "finale-story") more = either(STEP + STEP, HALF, "");
      }
      continue;
    }
    if (entry.do === "zeds/tab") signs += sign.repeat(count(strip.slice(entry.at), track));
    else if (entry.do === "zeds/all") signs += (entry.tracks & (1 << track)) !== 0 ? sign : "";
    else if (entry.do === "zeds/track") {
      const named = entry.track < 0 ? view.storyTrack : entry.track;
      if (named === track) signs += sign;
    } else if (entry.do === "zeds/symbol") picks = view.cooperative === 1 ? entry.left : 0;
    else if (entry.do === "zeds/event" && EVENTS[event].effect === "finale-story") more = storyWays(view, track, true);
    else if (entry.do === "zeds/open" && SYMBOLS[view.numbers.symbol[event]] === "move") picks = view.seats - 1;
  }
  return either(STEP, movedChance(view, track, picks), signs).flatMap((way) =>
    more.map((rest) => ({ signs: way.signs + rest.signs, share: way.share * rest.share })),
  );
}

/** What the group of a space has before it in the activation that runs: its own step, or on Brains! another after a melee won. */
function ownOf(view: View, track: number, number: number): { readonly from: number; readonly signs: string } {
  const at = track * LENGTH + number;
  const sign = isBrains(view.event) ? BRAINS : STEP;
  // The dice have spoken against them: they go back.
  if (view.fight?.at === at && view.fight.zedsLost === 1) return { from: number + 1, signs: "" };
  if (view.fight?.at === at && view.fight.advance === 1) return { from: number + 1, signs: BRAINS };
  for (const entry of view.agenda) {
    if ("ask" in entry && entry.ask === "advance" && entry.at === at) return { from: number, signs: sign };
    // Entering is half of a step: it counts as the whole of it from the space behind.
    if ("advance" in entry && entry.advance === 1 && entry.at === at) return { from: number + 1, signs: BRAINS };
    if ("ask" in entry) continue;
    if (entry.do === "zeds/advance" && entry.at === at) return { from: number, signs: BRAINS };
    if (entry.do === "zeds/march" && entry.track === track && number >= entry.number)
      if (zedsHere(view, at).some((zed) => !view.done.includes(zed))) return { from: number, signs: sign };
  }
  return { from: number, signs: "" };
}

/** How many melees running a unit can lose before it falls; tough ones may shake off every hit. */
function standing(view: View, unit: number): number {
  const { hits, tough } = UNITS[unit];
  const life = (view.unitFlipped[unit] === 1 ? hits : 2 * hits) - view.unitHits[unit];
  return tough <= 6 ? NO_END : Math.ceil(life / LEAST_HITS);
}

/** How often Zeds of a strength win in a space against a unit of a strength. */
function winOf(view: View, zeds: number, at: number, unit: number, strength: number): number {
  if (unit === VETERANS) return 0;
  const once = WINS[clampColumn(startColumn(zeds, strength) + meleeShifts(view, newFight(at, "enter", unit)))] ?? 0;
  return UNITS[unit].reroll ? once * once : once;
}

/** The most that Zeds of a track could add up to in one space. */
function mostStrength(view: View, track: number): number {
  const zeds = view.spots.slice(track * LENGTH * STACK, (track + 1) * LENGTH * STACK).filter((zed) => zed >= 0);
  const strengths = zeds.map((zed) => zedStrength(view, zed)).sort((a, b) => b - a);
  return strengths.slice(0, STACK).reduce((sum, one) => sum + one, 0);
}

/**
 * How likely a group comes through by these signs, and 0 only when it cannot. On a Brains! card it needs wins to go on, and drives
 * units before it as long as any are left to lose (R6).
 */
function arrival(view: View, track: number, strength: number, from: number, signs: string): number {
  const most = mostStrength(view, track);
  let number = from;
  let chance = 1;
  let lives = 0;
  /** Units met so far: who loses stays before the group. */
  let met: readonly number[] = [];
  for (const sign of signs) {
    for (let more = true; more; ) {
      number--;
      if (number < 0) return chance;
      const at = track * LENGTH + number;
      const fresh = met.length === 0;
      const here = view.unitAt.flatMap((place, unit) => (place === at ? [unit] : []));
      met = [...met, ...here];
      for (const unit of here) lives += standing(view, unit);
      // After a fight, who met the Zeds may be down to the reduced side.
      const weakest = (unit: number): number =>
        fresh ? unitStrength(view, unit) : Math.min(unitStrength(view, unit), view.numbers.unitReduced[unit] ?? 0);
      const beatable = met.some((unit) => winOf(view, most, at, unit, weakest(unit)) > 0);
      if (met.length > 0) {
        const wins = met.map((unit) => winOf(view, strength, at, unit, unitStrength(view, unit)));
        chance *= Math.max(LEAST_WIN, Math.min(...wins));
      }
      more = sign === BRAINS && lives > 0 && beatable;
      if (more) lives--;
      if (lives === 0) met = [];
    }
  }
  return 0;
}

/** Whether dice and hits on a track are still to fall. */
function isFought(view: View, track: number): boolean {
  const last = view.agenda.at(-1);
  if (view.fight !== null) return trackOf(view.fight.at) === track;
  return last !== undefined && "ask" in last && last.ask === "hit" && trackOf(last.at) === track;
}

/** The danger of each track, as things stand: in an action phase if nobody did anything more. */
export function threats(view: View): readonly Threat[] {
  const running = view.phase === Phase.zeds && view.event >= 0;
  const past = [...view.eventDiscard, view.event];
  const held = HOLDERS.some((unit) => inPlay(view, unit));
  return TRACKS.map((_, track) => {
    const numbers = Array.from({ length: LENGTH }, (_, number) => number).filter(
      (number) => zedsHere(view, track * LENGTH + number).length > 0,
    );
    const [foremost] = numbers;
    if (foremost === undefined) return NO_THREAT;
    const steps = foremost + 1;
    const none: readonly Way[] = [{ signs: "", share: 1 }];
    const over = view.outcome !== null;
    const on = running && !over ? waysOn(view, track) : none;
    const ahead = over || (running && !isBrains(view.event)) ? none : waysAhead(view, track, past, running);
    const bound = held || isFought(view, track) ? HELD : 1;
    let chance = 0;
    for (const now of on)
      for (const then of ahead) {
        const chances = numbers.map((number) => {
          const own = running ? ownOf(view, track, number) : { from: number, signs: "" };
          const strength = groupStrength(view, track * LENGTH + number);
          return arrival(view, track, strength, own.from, own.signs + now.signs + then.signs);
        });
        chance += bound * now.share * then.share * Math.max(...chances);
      }
    return { steps, level: levelOf(steps, chance), chance };
  });
}

function levelOf(steps: number, chance: number): Threat["level"] {
  if (chance > SURE) return "sure";
  if (chance > 0) return chance < SLIM ? "slim" : "now";
  return steps <= NEAR ? "near" : "none";
}
