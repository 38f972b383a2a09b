import { LENGTH, TRACKS } from "../content/board.ts";
import { ACTS, EVENTS, SYMBOLS } from "../content/cards.ts";
import { UNITS } from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import { Phase, type View } from "../state.ts";

/** Which roads can fall before the players act again: the worst that the cards, the dice and their own choices could bring. */

const LETTERS = "FMHS";
/** From here on the foremost Zeds are worth a look, even when they cannot arrive yet. */
const NEAR = 3;
/** An activation: one step; on a Brains! card who wins goes on. */
const STEP = ".";
const BRAINS = "!";
/** Hits that a lost melee costs at the least (rule 6.1's table). */
const LEAST_HITS = 2;
const NO_END = 99;

const isBrains = (card: number): boolean => EVENTS[card]?.effect === "brains";
const count = (strip: string, track: number): number =>
  [...strip].filter((sign) => sign === LETTERS.charAt(track) || sign === "*").length;

/** What a card can do to a track: ≡Z moves a group once, unless Zeds from behind catch up with it. */
function signsOf(view: View, card: number, track: number): string {
  const { effect } = EVENTS[card];
  if (effect === "finale" && view.rules.finaleAtOnce) return "";
  const symbol = view.seats > 1 && SYMBOLS[view.numbers.symbol[card]] === "move" ? STEP : "";
  if (effect === "finale-story") return symbol + STEP + STEP;
  return symbol + (isBrains(card) ? BRAINS : STEP).repeat(count(view.numbers.strip[card] ?? "", track));
}

/** The event cards that may come after those of the past: any of the Act that is not yet used up, then a finale. */
function nextCards(view: View, past: readonly number[]): readonly number[] {
  const known = view.eventDeck.at(-1) ?? -1;
  if (known >= 0 && !past.includes(known)) return [known];
  const recipe = view.numbers[view.rules.deck];
  for (let act = 1; act <= ACTS; act++) {
    const all = EVENTS.flatMap((_, card) => (view.numbers.act[card] === act ? [card] : []));
    const dealt = all.filter((card) => past.includes(card) && !EVENTS[card].special).length;
    const found = all.filter(
      (card) => !past.includes(card) && (EVENTS[card].special || dealt < (recipe[act - 1] ?? 0)),
    );
    if (found.length > 0) return found;
  }
  return EVENTS.flatMap(({ effect }, card) => (effect.startsWith("finale") ? [card] : []));
}

/** What the next Zeds phase can do to a track; a Brains! card is no round, so another card follows it (R5). */
function waysAhead(view: View, track: number, past: readonly number[]): readonly string[] {
  return nextCards(view, past).flatMap((card) => {
    const signs = signsOf(view, card, track);
    return isBrains(card) ? waysAhead(view, track, [...past, card]).map((rest) => signs + rest) : [signs];
  });
}

/** What is still to come of the Zeds phase that runs. */
function restOf(view: View, track: number): string {
  const { event } = view;
  const { effect } = EVENTS[event];
  const sign = isBrains(event) ? BRAINS : STEP;
  const strip = view.numbers.strip[event] ?? "";
  let rest = "";
  for (const entry of view.agenda) {
    if ("ask" in entry) {
      if (entry.ask === "strongest") rest += STEP;
      if (entry.ask === "track" && entry.why === "order" && (entry.tracks & (1 << track)) !== 0) rest += sign;
      continue;
    }
    if (entry.do === "zeds/tab") rest += sign.repeat(count(strip.slice(entry.at), track));
    else if (entry.do === "zeds/all") rest += (entry.tracks & (1 << track)) !== 0 ? sign : "";
    else if (entry.do === "zeds/track") {
      const named = entry.track < 0 ? view.storyTrack : entry.track;
      if (named < 0 || named === track) rest += sign;
    } else if (entry.do === "zeds/symbol") rest += view.cooperative === 1 && entry.left > 0 ? STEP : "";
    else if (entry.do === "zeds/event") rest += effect === "finale-story" ? STEP + STEP : "";
    else if (entry.do === "zeds/open")
      rest += view.seats > 1 && SYMBOLS[view.numbers.symbol[event]] === "move" ? STEP : "";
  }
  return rest;
}

/** What the group of a space has before it in the activation that runs: its own step, or on Brains! another after a melee won. */
function ownOf(view: View, track: number, number: number): { readonly from: number; readonly signs: string } {
  const at = track * LENGTH + number;
  const sign = isBrains(view.event) ? BRAINS : STEP;
  if (view.fight?.at === at && view.fight.advance === 1) return { from: number + 1, signs: BRAINS };
  for (const entry of view.agenda) {
    if ("ask" in entry && entry.ask === "advance" && entry.at === at) return { from: number, signs: sign };
    // Entering is half of a step: it counts as the whole of it from the space behind.
    if ("advance" in entry && entry.advance === 1 && entry.at === at) return { from: number + 1, signs: BRAINS };
    if ("ask" in entry) continue;
    if (entry.do === "zeds/advance" && entry.at === at) return { from: number, signs: BRAINS };
    const zeds = view.spots.slice(at * STACK, (at + 1) * STACK).filter((zed) => zed >= 0);
    if (entry.do === "zeds/march" && entry.track === track && number >= entry.number)
      if (zeds.some((zed) => !view.done.includes(zed))) return { from: number, signs: sign };
  }
  return { from: number, signs: "" };
}

/** How many melees running the units of a space can lose before the last of them falls. */
function standing(view: View, at: number): number {
  return view.unitAt.reduce((sum, place, unit) => {
    if (place !== at) return sum;
    const { hits, tough } = UNITS[unit];
    const life = (view.unitFlipped[unit] === 1 ? hits : 2 * hits) - view.unitHits[unit];
    return sum + (tough <= 6 ? NO_END : Math.ceil(life / LEAST_HITS));
  }, 0);
}

/** Whether a group can come through. Brains! drives units before it as long as any are left to lose (R6). */
function arrives(view: View, track: number, from: number, signs: string): boolean {
  let number = from;
  let losers = 0;
  for (const sign of signs) {
    for (let more = true; more; ) {
      number--;
      if (number < 0) return true;
      losers += standing(view, track * LENGTH + number);
      more = sign === BRAINS && losers > 0;
      if (more) losers--;
    }
  }
  return false;
}

/** How the Zeds tab stands: which of its signs have been carried out. */
export function tabDone(view: View): number {
  if (view.phase !== Phase.zeds) return NO_END;
  for (const entry of view.agenda) if ("do" in entry && entry.do === "zeds/tab") return entry.at;
  return NO_END;
}

/** By track: steps from the foremost Zeds to Town Center, and whether any can get there before the players act again. */
export interface Threat {
  readonly steps: number;
  readonly level: "none" | "near" | "now";
}

export function threats(view: View): readonly Threat[] {
  const running = view.phase === Phase.zeds && view.event >= 0;
  const past = [...view.eventDiscard, view.event];
  return TRACKS.map((_, track) => {
    const numbers = Array.from({ length: LENGTH }, (_, number) => number).filter(
      (number) => view.spots[(track * LENGTH + number) * STACK] >= 0,
    );
    const [foremost] = numbers;
    if (foremost === undefined) return { steps: NO_END, level: "none" };
    const steps = foremost + 1;
    const ahead = running && !isBrains(view.event) ? [""] : waysAhead(view, track, past);
    const rest = running ? restOf(view, track) : "";
    const now =
      view.outcome === null &&
      numbers.some((number) => {
        const own = running ? ownOf(view, track, number) : { from: number, signs: "" };
        return ahead.some((way) => arrives(view, track, own.from, own.signs + rest + way));
      });
    return { steps, level: now ? "now" : steps <= NEAR ? "near" : "none" };
  });
}
