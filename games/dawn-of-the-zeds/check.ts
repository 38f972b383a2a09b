import { isObject, isWhole, nameOf, type Shapes, StateCheck } from "@endzeit/engine";
import { BOX, GRAVEYARD, TOWN, TRACKS } from "./content/board.ts";
import { CIVILIAN_LEADER, EVENTS, IRON_RESOLVE, STORY } from "./content/cards.ts";
import { LAST_COLUMN, MOST_AMMO } from "./content/tables.ts";
import { ALYSSA, BASIC_UNITS, JOHNSON, SPECIALS, UNITS } from "./content/units.ts";
import { STACK, ZED_HITS, ZEDS } from "./content/zeds.ts";
import { options } from "./options.ts";
import { Phase, PURPOSES } from "./state.ts";

const MOST_SEATS = 4;
const SPACE = [0, TOWN - 1] as const;
const ANYWHERE = [-1, TOWN] as const;
const UNIT = [0, UNITS.length - 1] as const;
const ZED = [0, ZEDS.length - 1] as const;
const COUNT = [0, 99] as const;
const FLAG = [0, 1] as const;
const TRACK_BITS = [0, (1 << TRACKS.length) - 1] as const;
const UNIT_BITS = [0, 0x3fffffff] as const;
const CONSENT_BITS = [0, 0xffff] as const;
const RETREAT = ["retreat", "fall-back"] as const;
const BACK = { at: ANYWHERE, units: UNIT_BITS, origin: ANYWHERE, calm: "flag", why: RETREAT } as const;
const ENTER = { at: SPACE, advance: FLAG } as const;

const STEPS: Shapes = {
  "setup/draft": { left: [0, 4] },
  "setup/hero": { seat: "seat" },
  "hero/take": { seat: "seat" },
  "round/draw": {},
  "zeds/open": {},
  "zeds/symbol": { left: COUNT },
  "zeds/event": {},
  "zeds/tab": { at: COUNT },
  "zeds/all": { tracks: TRACK_BITS },
  "zeds/track": { track: [-1, TRACKS.length - 1] },
  "zeds/march": { track: [0, TRACKS.length - 1], number: [0, 7] },
  "zeds/advance": { at: SPACE },
  "zeds/enter": ENTER,
  "zeds/withdraw": ENTER,
  "zeds/hello": ENTER,
  "zeds/yield": { at: SPACE },
  "zeds/end": {},
  meet: { at: SPACE },
  clash: { at: SPACE, origin: ANYWHERE, cause: RETREAT },
  "story/draw": {},
  "story/effect": {},
  "story/lay": { left: [1, 2] },
  "event/spread": {},
  "event/starts": { track: [0, TRACKS.length - 1] },
  "event/clean": {},
  "event/replace": {},
  "event/toughest": {},
  "event/underfoot": {},
  "event/smell-after": { zed: ZED, at: SPACE },
  "event/plague": { at: SPACE },
  "fight/choose": {},
  "fight/cards": {},
  "fight/roll": {},
  "fight/judge": {},
  "fight/hits": {},
  "fight/wounds": {},
  "fight/end": {},
  "retreat/zeds": { at: SPACE },
  "retreat/units": BACK,
  "actions/begin": {},
  "actions/ask": {},
  "actions/end": {},
  overwatch: {},
  organise: {},
  finale: {},
};

const QUESTIONS: Shapes = {
  draft: { left: [1, 4] },
  hero: {},
  start: { zed: ZED, tracks: TRACK_BITS },
  track: { why: ["story", "order"], tracks: TRACK_BITS },
  strongest: { left: COUNT },
  advance: { at: SPACE, why: ["march", "symbol", "brains"], advance: FLAG },
  nearer: { at: SPACE },
  ready: {},
  toughest: {},
  replace: {},
  armed: {},
  charged: {},
  underfoot: {},
  smell: {},
  arrive: { unit: UNIT },
  withdraw: ENTER,
  hello: { ...ENTER, unit: UNIT },
  defend: {},
  before: {},
  reroll: {},
  resolve: {},
  hit: { at: SPACE, left: COUNT },
  stop: { ...BACK, next: [0, TOWN] },
  act: {},
  extra: { unit: UNIT },
  lend: { seat: "seat", unit: UNIT, for: PURPOSES },
  overwatch: {},
};

/** After each of these the match goes on to its end. */
const GROUND = ["round/draw", "finale"];
const CAUSES = ["enter", "placed", "attack", "retreat", "fall-back", "smell", "underfoot", "town"];
const FIGHT_ENTRIES = [
  "fight/choose",
  "fight/cards",
  "fight/roll",
  "fight/judge",
  "fight/hits",
  "fight/wounds",
  "fight/end",
  "defend",
  "before",
  "reroll",
  "resolve",
];

/** Checks a state from outside field by field, so that a position made by hand fails with the field's name and not in a rule. */
export function stateProblems(state: unknown): readonly string[] {
  if (!isObject(state)) return ["state: must be an object; ask a match for its state to see the form."];
  const check = new StateCheck(state);
  check.whole("seats", 1, MOST_SEATS);
  const seats = isWhole(state.seats, 1, MOST_SEATS) ? state.seats : MOST_SEATS;
  check.core(STEPS, QUESTIONS, seats, GROUND);
  check.rules(options);
  const units = Array.isArray(state.unitAt) && state.unitAt.length === UNITS.length ? UNITS.length : BASIC_UNITS;
  check.list("owner", seats, -1, units - 1);
  check.whole("phase", 0, Phase.organisation);
  check.whole("round", 0, 99);
  check.whole("event", -1, EVENTS.length - 1);
  for (const field of ["eventDeck", "eventDiscard"]) check.list(field, null, 0, EVENTS.length - 1);
  for (const field of ["storyDeck", "storyDiscard", "kept"]) check.list(field, null, 0, STORY.length - 1);
  check.whole("story", -1, STORY.length - 1);
  check.whole("storyTrack", -1, TRACKS.length - 1);
  check.list("spots", TOWN * STACK, -1, ZEDS.length - 1);
  check.list("zedFlipped", ZEDS.length, 0, 1);
  check.list("zedHits", ZEDS.length, 0, ZED_HITS - 1);
  for (const field of ["bag", "done"]) check.list(field, null, 0, ZEDS.length - 1);
  check.list("unitAt", units, BOX, GRAVEYARD);
  for (const field of ["unitFlipped", "defiant", "speech"]) check.list(field, units, 0, 1);
  check.list("unitHits", units, 0, 9);
  for (const field of ["armed", "leader", "charged"]) check.whole(field, -1, units - 1);
  check.whole("tough", -1, ZEDS.length - 1);
  check.whole("noEntry", -1, TOWN - 1);
  check.whole("ammo", 0, MOST_AMMO);
  check.whole("actions", 0, 99);
  for (const field of ["own", "ended"]) check.list(field, seats, 0, 1);
  check.list("specials", SPECIALS.length, 0, 2);
  for (const field of ["topSeen", "storySeen", "cooperative"]) check.whole(field, 0, 1);
  for (const field of ["lent", "declined"]) check.whole(field, ...CONSENT_BITS);
  for (const field of ["freeShots", "drilled"]) check.whole(field, ...UNIT_BITS);
  check.problems.push(...numberProblems(state.numbers), ...fightProblems(state, units));
  if (check.problems.length === 0)
    check.problems.push(
      ...boxProblems(state),
      ...boardProblems(state),
      ...roundProblems(state),
      ...agendaProblems(state),
    );
  return check.problems;
}

function numberProblems(numbers: unknown): string[] {
  if (!isObject(numbers)) return ["state.numbers: must be an object with the numbers on counters and cards."];
  const sizes = {
    zedFull: ZEDS.length,
    zedReduced: ZEDS.length,
    unitFull: UNITS.length,
    unitReduced: UNITS.length,
    unitMove: UNITS.length,
    act: EVENTS.length,
    actions: EVENTS.length,
    symbol: EVENTS.length,
    short: 4,
    normal: 4,
  };
  const problems = Object.entries(sizes).flatMap(([field, size]) => {
    const list: unknown = numbers[field];
    const good = Array.isArray(list) && list.length === size && list.every((value) => isWhole(value, 0, 99));
    return good ? [] : [`state.numbers.${field}: must be a list of ${size} numbers from 0 to 99.`];
  });
  const { strip } = numbers;
  const good =
    Array.isArray(strip) &&
    strip.length === EVENTS.length &&
    strip.every((tab) => typeof tab === "string" && /^([FMHS]*|\*)$/.test(tab));
  return good ? problems : [...problems, 'state.numbers.strip: must be a list of Zeds tabs such as "HSM" or "*".'];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numbersOf = (value: unknown): number[] => listOf(value).map(Number);

/** A fight is there exactly while the agenda has something to do with one. */
function fightProblems(state: { readonly [field: string]: unknown }, units: number): string[] {
  const fighting = listOf(state.agenda).some((entry) => FIGHT_ENTRIES.includes(nameOf(entry)));
  const { fight } = state;
  if (fight === null) return fighting ? ["state.fight: the agenda fights, so there must be a fight."] : [];
  if (!isObject(fight)) return ["state.fight: must be an object or null."];
  if (!fighting) return ["state.fight: must be null, the agenda has no fight."];
  const bounds: { readonly [field: string]: readonly [number, number] } = {
    at: ANYWHERE,
    zedsAttack: FLAG,
    unit: [-1, units - 1],
    origin: ANYWHERE,
    advance: FLAG,
    bulldozer: FLAG,
    bonus: [-9, 9],
    unhurt: FLAG,
    column: [-1, LAST_COLUMN],
    rerolled: FLAG,
    zedsLost: FLAG,
    onZeds: COUNT,
    onUnit: COUNT,
  };
  const problems = Object.entries(bounds).flatMap(([field, [least, most]]) =>
    isWhole(fight[field], least, most)
      ? []
      : [`state.fight.${field}: must be a whole number from ${least} to ${most}.`],
  );
  if (!CAUSES.includes(String(fight.cause))) problems.push(`state.fight.cause: must be one of ${CAUSES.join(", ")}.`);
  if (!listOf(fight.dice).every((die) => isWhole(die, 1, 6)) || !Array.isArray(fight.dice))
    problems.push("state.fight.dice: must be a list of dice, 1 to 6.");
  if (problems.length > 0) return problems;
  return standingProblems(state, fight);
}

/** Who fights stands where the fight is; once dice lie, there is a column and a unit. */
function standingProblems(
  state: { readonly [field: string]: unknown },
  fight: { readonly [field: string]: unknown },
): string[] {
  const unit = Number(fight.unit);
  const places = numbersOf(state.unitAt);
  if (unit < 0) {
    const early = ["fight/choose", "defend"];
    const late = listOf(state.agenda).some(
      (entry) => FIGHT_ENTRIES.includes(nameOf(entry)) && !early.includes(nameOf(entry)),
    );
    if (late) return ["state.fight.unit: must be the unit that fights."];
    return places.includes(fight.cause === "town" ? TOWN : Number(fight.at))
      ? []
      : ["state.fight.at: no unit is there."];
  }
  const rolled = ["fight/judge", "fight/hits", "fight/wounds", "reroll", "resolve"];
  const dice = listOf(fight.dice).length >= 2 && Number(fight.column) >= 0;
  if (!dice && listOf(state.agenda).some((entry) => rolled.includes(nameOf(entry))))
    return ["state.fight.dice: the dice have been rolled, so there must be two of them and a column."];
  const over = listOf(state.agenda).some((entry) => nameOf(entry) === "fight/end");
  if (!over && places[unit] !== (fight.cause === "town" ? TOWN : fight.at))
    return ["state.fight.unit: must be in the space of the fight."];
  return [];
}

/** Of no card there are more than the box has. Which event cards were left out of a deck nobody knows, so each may be there once. */
function boxProblems(state: { readonly [field: string]: unknown }): readonly string[] {
  const check = new StateCheck(state);
  const pile = (field: string): [string, readonly number[]] => [field, numbersOf(state[field])];
  check.box(
    [["story", [Number(state.story)]], pile("kept"), pile("storyDeck"), pile("storyDiscard")],
    STORY.map(() => 1),
    (card) => STORY[card].id,
  );
  const events = [pile("eventDeck"), pile("eventDiscard")];
  check.box(
    [["event", [Number(state.event)]], ...events],
    EVENTS.map(() => 1),
    (card) => EVENTS[card].id,
  );
  const all = events.reduce((sum, [, cards]) => sum + cards.length, Number(state.event) >= 0 ? 1 : 0);
  const rules = isObject(state.rules) ? state.rules : {};
  const recipe = isObject(state.numbers) ? numbersOf(state.numbers[rules.deck === "normal" ? "normal" : "short"]) : [];
  const most = recipe.reduce((sum, n) => sum + n, EVENTS.filter(({ special }) => special).length + 1);
  if (all > most) check.problems.push(`state.eventDeck: there are ${all} event cards in all, the deck has ${most}.`);
  return check.problems;
}

const SETUP = ["setup/draft", "setup/hero", "draft", "hero", "hero/take"];
const BEFORE_THE_FIRST = ["setup/draft", "setup/hero", "draft"];
/** A fight is fought to its end before anything else: what is asked between its steps, and nothing more, lies over them. */
const OVER_A_FIGHT: { readonly [step: string]: string } = {
  "fight/cards": "hello",
  "fight/roll": "before",
  "fight/judge": "reroll",
  "fight/hits": "resolve",
  "fight/wounds": "hit",
};
const NEEDS_STORY = ["story/draw", "event/underfoot", "event/spread"];

/** A card is active from its draw until it is put away: everything but the set-up happens in between. */
function roundProblems(state: { readonly [field: string]: unknown }): readonly string[] {
  if (state.outcome !== null) return [];
  const problems: string[] = [];
  const entries = listOf(state.agenda);
  const active = Number(state.event) >= 0;
  const ground = nameOf(entries[0]);
  for (const [index, entry] of entries.entries()) {
    const name = nameOf(entry);
    if (index > 0 && GROUND.includes(name))
      problems.push(`state.agenda[${index}]: "${name}" can only be the lowest entry.`);
    if (name === "organise" && !(index === 1 && ground === "round/draw"))
      problems.push(`state.agenda[${index}]: "organise" can only lie on "round/draw".`);
    if (!active && index > 0 && !SETUP.includes(name))
      problems.push(`state.agenda[${index}]: "${name}" needs an active card in \`state.event\`.`);
    if (active && BEFORE_THE_FIRST.includes(name))
      problems.push(`state.agenda[${index}]: "${name}" is for the set-up, \`state.event\` must be -1.`);
    const over = entries.slice(index + 1).map(nameOf);
    if (FIGHT_ENTRIES.includes(name) && !(over.length === 0 || (over.length === 1 && OVER_A_FIGHT[name] === over[0])))
      problems.push(`state.agenda[${index + 1}]: "${over[0]}" cannot come before "${name}", which goes on at once.`);
    const under = entries.slice(0, index).map(nameOf);
    if (NEEDS_STORY.includes(name) && !under.includes("story/effect"))
      problems.push(`state.agenda[${index}]: "${name}" needs "story/effect" under it.`);
    if (name === "zeds/event" && under.includes("story/effect"))
      problems.push(`state.agenda[${index}]: "${name}" cannot come while a story card waits.`);
    if ((name === "story/draw" && Number(state.story) >= 0) || (name === "story/effect" && under.includes(name)))
      problems.push(`state.agenda[${index}]: "${name}" comes once for each story card.`);
  }
  if (Number(state.story) >= 0 && !entries.some((entry) => nameOf(entry) === "story/effect"))
    problems.push('state.story: must be -1 while the agenda has no "story/effect".');
  // The deck ends with the finale, and the match with it.
  const ends = (card: number | undefined): boolean => EVENTS[card ?? -1]?.effect.startsWith("finale") ?? false;
  if (ground === "round/draw" && !ends(numbersOf(state.eventDeck)[0]))
    problems.push("state.eventDeck[0]: must be a finale, the last card of the match.");
  if (ground === "finale" && !ends(Number(state.event))) problems.push('state.event: must be a finale at "finale".');
  if (active && ground === "round/draw" && nameOf(entries[1]) !== "organise")
    problems.push('state.agenda[1]: must be "organise" while a card is active, which puts it away.');
  return problems;
}

/** Every Zed is in one place; no space holds too many, and Town Center none. */
function boardProblems(state: { readonly [field: string]: unknown }): string[] {
  const problems: string[] = [];
  const spots = numbersOf(state.spots);
  const held = listOf(state.agenda).flatMap((entry) =>
    isObject(entry) && entry.ask === "start" ? [Number(entry.zed)] : [],
  );
  const all = [...spots.filter((zed) => zed >= 0), ...numbersOf(state.bag), ...held].sort((a, b) => a - b);
  if (all.length !== ZEDS.length || all.some((zed, place) => zed !== place))
    problems.push(`state.bag: each of the ${ZEDS.length} Zeds must be in the bag or on a space, once.`);
  for (let at = 0; at < TOWN; at++)
    if (spots[at * STACK] < 0 && spots[at * STACK + 1] >= 0)
      problems.push(`state.spots[${at * STACK}]: the first place of a space is filled first.`);
  const places = numbersOf(state.unitAt);
  for (let at = 0; at < TOWN; at++)
    if (places.filter((place) => place === at).length > STACK)
      problems.push(`state.unitAt: more than ${STACK} units are in space ${at}.`);
  return problems;
}

/** Entries that need something to be there. */
function agendaProblems(state: { readonly [field: string]: unknown }): string[] {
  const problems: string[] = [];
  const spots = numbersOf(state.spots);
  const places = numbersOf(state.unitAt);
  const kept = numbersOf(state.kept);
  for (const [index, entry] of listOf(state.agenda).entries()) {
    if (!isObject(entry)) continue;
    const name = nameOf(entry);
    const needs = (good: boolean, what: string): void => {
      if (!good) problems.push(`state.agenda[${index}]: "${name}" needs ${what}.`);
    };
    if (name === "advance" || name === "nearer" || name === "hit")
      needs(spots[Number(entry.at) * STACK + 1] >= 0, "two Zeds in its space");
    if (name === "extra" || name === "lend")
      needs(places[Number(entry.unit)] >= 0 && places[Number(entry.unit)] <= TOWN, "a unit in play");
    // What these two answer takes away the step under them.
    const below = nameOf(listOf(state.agenda)[index - 1]);
    if (name === "resolve") needs(kept.includes(IRON_RESOLVE), "Iron Resolve in `state.kept`");
    if (name === "ready") needs(kept.includes(CIVILIAN_LEADER), "Civilians Get Organised in `state.kept`");
    if (name === "before") needs(below === "fight/roll", 'the step "fight/roll" under it');
    if (name === "hello") {
      const fights = entry.unit === ALYSSA && below === "fight/cards";
      needs(
        (entry.unit === JOHNSON || fights) && places[Number(entry.unit)] === entry.at,
        "a unit that can, in its space",
      );
    }
    if (name === "overwatch" && entry.ask !== undefined) needs(places[0] >= 0 && places[0] < TOWN, "Piazza on a track");
    if (name === "start" || name === "track") needs(Number(entry.tracks) > 0, "at least one track");
    if (name === "act" && listOf(entry.of).length === 0) needs(false, "a seat");
    if (name === "stop" || (name === "retreat/units" && Number(entry.units) !== 0)) {
      const there = places.some((at, unit) => (Number(entry.units) & (1 << unit)) !== 0 && at >= 0 && at <= TOWN);
      needs(there, "units in play");
    }
  }
  return problems;
}
