import type { Forecast, Note, Odds } from "@endzeit/engine";
import { CRISES, CRISIS_BONUS_FROM } from "./content/crises.ts";
import { EXPOSURE_DIE } from "./content/dice.ts";
import { ITEMS } from "./content/items.ts";
import { type PlaceId, placeOf } from "./content/locations.ts";
import { BUDDY, MIKE, ROD } from "./content/named.ts";
import { crisisOf } from "./content/printed.ts";
import { kindNumber } from "./content/prints.ts";
import { SURVIVORS } from "./content/survivors.ts";
import { foodForHorses, isGateSafe, movesSafely, wastePerMorale } from "./rules/crossroads/lasting.ts";
import { FACES } from "./rules/dice.ts";
import {
  hasAbilityOf,
  isUnbittenWhenRolled,
  isWarm,
  loyalSeats,
  presentAt,
  survivorNumber,
  survivorsAt,
} from "./rules/groups.ts";
import { COLONY, COLONY_GATES, endGate, firstGate, freeAt, PLACE_COUNT, placeOfGate } from "./rules/places.ts";
import { type Answer, COLONY_STEPS, Phase, type View } from "./state.ts";

/** What holds now, what is at risk, in words: from what a seat sees. */

const DEADLY = 3;
const NOISE_TO = 3;

/** How far the match has come: rounds run out, or morale does. */
export function clock(view: View): number {
  const all = view.marker + Math.max(0, view.round - 1);
  return all === 0 ? 0 : Math.min(1, Math.max(0, view.round - 1) / all);
}

/** What the evening will cost if nobody does anything more, source by source. */
export interface Threat {
  readonly food: number;
  readonly waste: number;
  /** Deaths by zombies that will find no space; noise is not foreseen. */
  readonly overruns: number;
}

export function threat(view: View): Threat {
  const need = foodNeeded(view);
  let overruns = 0;
  for (let place = 0; place < PLACE_COUNT; place++) overruns += overrunsAt(view, place);
  return {
    food: view.food < need ? view.starvation + 1 : 0,
    waste: Math.floor(view.waste.length / wastePerMorale(view)),
    overruns,
  };
}

/** The same, source by source, without those that cost nothing; each has a sign and a note of its own. */
export function costs(view: View): readonly { readonly icon: "hunger" | "waste" | "zombie"; readonly n: number }[] {
  if (view.round === 0 || view.outcome !== null) return [];
  const { food, waste, overruns } = threat(view);
  const all = [
    { icon: "hunger", n: food },
    { icon: "waste", n: waste },
    { icon: "zombie", n: overruns },
  ] as const;
  return all.filter(({ n }) => n > 0);
}

export const foodNeeded = (view: View): number => Math.ceil(presentAt(view, COLONY) / 2) + foodForHorses(view);

/** Zombies that overrun an entrance in the evening, with those that there are to fall. */
function overrunsAt(view: View, place: number): number {
  let overruns = 0;
  for (let gate = firstGate(place); gate < endGate(place); gate++) overruns += overrunsOf(view, gate);
  const here = survivorsAt(view, place) + (place === COLONY ? view.helpless : 0);
  return Math.min(overruns, here);
}

/** How many of the evening's zombies find no space at an entrance; in the colony they come to one after the other. */
export function overrunsOf(view: View, gate: number): number {
  const place = placeOfGate(gate);
  const present = presentAt(view, place);
  const gates = endGate(place) - firstGate(place);
  const zombies = place === COLONY ? Math.ceil(present / 2) : present;
  const come = Math.floor(zombies / gates) + (gate - firstGate(place) < zombies % gates ? 1 : 0);
  // A barricade stops one and is gone, and where it was the next one stands.
  return Math.max(0, come - freeAt(view, gate) - view.barricades[gate] * 2);
}

/** Open cards help or harm for all to see; of those face down only the number is known. */
export function crisisNeed(view: View): { readonly need: number; readonly bonus: number; readonly given: number } {
  const need = loyalSeats(view);
  const given = [...view.contributed, ...view.contributedOpenly].reduce((n, cards) => n + cards.length, 0);
  return { need, bonus: need + CRISIS_BONUS_FROM, given };
}

export function notes(view: View, _seat: number | null): readonly Note[] {
  if (view.round === 0 || view.outcome !== null) return [];
  const list: Note[] = [];
  const { food, waste, overruns } = threat(view);
  const need = foodNeeded(view);
  if (food > 0)
    list.push({ text: "note.hunger", values: { need, food: view.food, n: food }, icon: "hunger", rule: "food" });
  else list.push({ text: "note.fed", values: { need, food: view.food }, icon: "food", rule: "food" });
  if (waste > 0)
    list.push({
      text: "note.waste",
      values: { cards: view.waste.length, n: waste },
      icon: "waste",
      rule: "check-waste",
    });
  if (view.crisis >= 0 && view.crisisOff === 0) {
    const values = { crisis: CRISES[view.crisis].id, ...crisisNeed(view) };
    list.push({ text: "note.crisis", values, icon: "crisis", rule: "crisis" });
  }
  if (overruns > 0)
    list.push({ text: "note.overruns", values: { n: overruns }, icon: "zombie", rule: "adding-zombies" });
  return list;
}

const SIDES = EXPOSURE_DIE.reduce((sum, { sides }) => sum + sides, 0);

/** One roll of the exposure die; a symbol that would be the last wound says so. */
function exposureOdds(view: View, who: number): readonly Odds[] {
  const bears = hasAbilityOf(view, who, BUDDY) ? DEADLY + 1 : DEADLY;
  const dies = view.wounds[who] + view.frost[who] + 1 >= bears;
  const values = { who: SURVIVORS[who].id };
  return EXPOSURE_DIE.map(({ face, sides }): Odds => {
    if (face === "blank") return { text: "odds.blank", values, chance: sides, of: SIDES, tone: "good" };
    const bitten = face === "bitten" && !isUnbittenWhenRolled(view, who);
    // A bite that does not kill is a wound, and so is frostbite to whoever is warm.
    const symbol = face === "bitten" || isWarm(view, who) ? "wound" : face;
    const text = bitten ? "odds.bitten" : dies ? `odds.${symbol}.dies` : `odds.${symbol}`;
    return { text, values, chance: sides, of: SIDES, tone: "bad" };
  });
}

export function odds(view: View, _seat: number, answer: Answer): readonly Odds[] {
  if ("move" in answer) {
    const who = survivorNumber(answer.move);
    const to = placeOf(answer.to);
    // whose abilities John Price has is a matter of where he goes.
    const there = { ...view, place: placed(view, who, to) };
    const safe = "fuel" in answer || hasAbilityOf(there, who, ROD) || movesSafely(view, who, view.place[who], to);
    return safe ? [] : exposureOdds(there, who);
  }
  if ("attack" in answer) {
    const who = survivorNumber(answer.attack);
    if (hasAbilityOf(view, who, MIKE)) return [];
    if (view.place[who] === COLONY && isGateSafe(view, 0) && onlyGate(view) === 0) return [];
    return exposureOdds(view, who);
  }
  if ("strike" in answer) {
    const target = survivorNumber(answer.strike);
    const chance = view.numbers.attack[target];
    const values = { who: answer.strike };
    return [
      { text: "odds.hit", values, chance, of: FACES, tone: "good" },
      { text: "odds.missed", values, chance: FACES - chance, of: FACES, tone: "even" },
    ];
  }
  if ("roll" in answer) {
    const [blank] = EXPOSURE_DIE;
    return [
      { text: "odds.saved", values: {}, chance: blank.sides, of: SIDES, tone: "good" },
      { text: "odds.spreads", values: {}, chance: SIDES - blank.sides, of: SIDES, tone: "bad" },
    ];
  }
  if ("noise" in answer)
    return [
      { text: "odds.heard", values: {}, chance: NOISE_TO, of: FACES, tone: "bad" },
      { text: "odds.unheard", values: {}, chance: FACES - NOISE_TO, of: FACES, tone: "even" },
    ];
  return [];
}

const placed = (view: View, who: number, to: number): number[] =>
  view.place.map((at, other) => (other === who ? to : at));

/** The only entrance of the colony with zombies; -1 with several. */
function onlyGate(view: View): number {
  let only = -1;
  for (let gate = 0; gate < COLONY_GATES; gate++) {
    if (view.zombies[gate] === 0) continue;
    if (only >= 0) return -1;
    only = gate;
  }
  return only;
}

export function forecast(view: View, _seat: number, answer: Answer): Forecast | null {
  if ("play" in answer) {
    const { effect } = ITEMS[kindNumber(answer.play)];
    if (effect.does !== "food") return null;
    return { text: "forecast.food", values: { n: effect.tokens, food: view.food + effect.tokens }, icon: "food" };
  }
  if ("contribute" in answer && view.crisis >= 0) {
    const { symbol } = ITEMS[kindNumber(answer.contribute)];
    const helps = crisisOf(view, view.crisis).symbols.includes(symbol);
    return { text: helps ? "forecast.helps" : "forecast.harms", values: { ...crisisNeed(view) }, icon: "crisis" };
  }
  return null;
}

/**
 * What brings the zombies of the colony phase, as a text: the crisis, who is in the colony or at a location, noise; null for those that come
 * otherwise.
 */
export function sourceOf(view: View, at: PlaceId): string | null {
  if (view.phase !== Phase.colony) return null;
  const step = COLONY_STEPS[view.step - 1];
  if (step === "crisis") return "arrival.crisis";
  if (step !== "zombies") return null;
  // Before the first token is counted nothing has been heard yet.
  for (const entry of view.agenda)
    if ("do" in entry && entry.do === "colony/noise" && (entry.left >= 0 || entry.place > 1)) return "arrival.noise";
  return placeOf(at) === COLONY ? "arrival.colony" : "arrival.location";
}
