import { ITEMS } from "../content/items.ts";
import { PLACES, placeOf } from "../content/locations.ts";
import { ASHLEY, BRANDON } from "../content/named.ts";
import { kindNumber, SYMBOL_OF_KIND, SYMBOLS } from "../content/prints.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { type Answers, Ban, type State } from "../state.ts";
import { begin } from "./acts.ts";
import { ATTRACT, BARRICADE, BARRICADE_FREELY, CLEAN, FEED, FEED_WITH, NO, PICK_GATE, YES } from "./answers.ts";
import { eachKind, gearOf, mayPlay, playFromHand } from "./cards.ts";
import { interruptsFeeding } from "./crossroads/flow.ts";
import { changeFood } from "./crossroads/parts.ts";
import type { OpenRow } from "./crossroads/picks.ts";
import { FACES, isRepeated, spendDie, turnDie } from "./dice.ts";
import { hasAbilityOf, SURVIVOR_COUNT, survivorNumber } from "./groups.ts";
import { COLONY, endGate, firstGate, freeAt, freeSpacesAt, GATES, placeOfGate } from "./places.ts";
import type { Out } from "./rule.ts";
import type { TurnOffer } from "./turn.ts";
import { barricade } from "./zombies.ts";

/** Eingang verbarrikadieren, Abfall entsorgen, Zombies anlocken, Nahrungsmarker ausgeben. */

const HAMMER = kindNumber("hammer");
const MOP = kindNumber("mop");
const FOOD = SYMBOLS.indexOf("food");
const CLEANED = 3;
const CLEANED_WELL = 5;
const ATTRACTED = 2;

const mayUseAbility = (s: State, who: number): boolean => (s.used[who] & 1) === 0 && (s.bans[who] & Ban.ability) === 0;

export function listWork(s: State, seat: number, offer: TurnOffer): void {
  const pool = s.dice[seat];
  for (let who = 0; who < SURVIVOR_COUNT; who++) {
    if (s.owner[who] !== seat) continue;
    const place = s.place[who];
    const free = freeSpacesAt(s, place);
    const lures = free > 0 && hasZombiesElsewhere(s, place);
    for (let at = 0; at < pool.length; at++) {
      const die = pool[at];
      if (isRepeated(pool, at)) continue;
      if (free > 0) offer(BARRICADE[who][die]);
      else offer(BARRICADE[who][die], "no-free-space", place);
      if (lures) offer(ATTRACT[who][die]);
      else offer(ATTRACT[who][die], free > 0 ? "no-zombies-elsewhere" : "no-free-space", place);
      if (place !== COLONY) offer(CLEAN[who][die], "clean-inside");
      else if (s.waste.length === 0) offer(CLEAN[who][die], "no-waste");
      else offer(CLEAN[who][die]);
    }
    if (mayBarricadeFreely(s, who)) {
      if (free > 0) offer(BARRICADE_FREELY[who]);
      else offer(BARRICADE_FREELY[who], "no-free-space", place);
    }
  }
}

/** Ashley Ross, and John Price beside her. */
function mayBarricadeFreely(s: State, who: number): boolean {
  if (!hasAbilityOf(s, who, ASHLEY)) return false;
  return who === ASHLEY ? mayUseAbility(s, who) : (s.copied & (1 << ASHLEY)) === 0;
}

type Build = Extract<Answers["turn"], { readonly barricade: string }>;

export function applyBarricade(s: State, seat: number, answer: Build, out: Out): void {
  const who = survivorNumber(answer.barricade);
  begin(s, "barricade", who, s.place[who]);
  if ("die" in answer) spendDie(s, seat, answer.die);
  else if (who === ASHLEY) s.used[who] |= 1;
  else s.copied |= 1 << ASHLEY;
  // a barricade without a die is a real action too.
  if (gearOf(s, who, HAMMER, true) >= 0 && freeSpacesAt(s, s.place[who]) > 1)
    s.agenda.push({ ask: "pick", of: [seat], why: "barricade-with", a: who, b: 0 });
  else build(s, seat, s.place[who], 1, out);
}

/** spread as the player likes. Where there is only one entrance with room nothing is asked. */
function build(s: State, seat: number, place: number, left: number, out: Out): void {
  if (left === 0) return;
  let gates = 0;
  let last = -1;
  for (let gate = firstGate(place); gate < endGate(place); gate++) {
    if (freeAt(s, gate) === 0) continue;
    gates++;
    last = gate;
  }
  if (gates === 1) barricade(s, seat, last, left, out);
  else if (gates > 1) s.agenda.push({ ask: "pick", of: [seat], why: "barricade-gate", a: left, b: place });
}

export { build as buildBarricades };

type Clean = Extract<Answers["turn"], { readonly clean: string }>;

export function applyClean(s: State, seat: number, answer: Clean, out: Out): void {
  const who = survivorNumber(answer.clean);
  begin(s, "clean", who, COLONY);
  spendDie(s, seat, answer.die);
  if (s.waste.length > CLEANED && mayCleanWell(s, who))
    s.agenda.push({ ask: "pick", of: [seat], why: "clean-with", a: who, b: 0 });
  else clean(s, seat, CLEANED, out);
}

/** Brandon or the Mop, one for each action. */
const mayCleanAsJanitor = (s: State, who: number): boolean => who === BRANDON && mayUseAbility(s, who);
const mayMop = (s: State, who: number): boolean => gearOf(s, who, MOP, true) >= 0;
const mayCleanWell = (s: State, who: number): boolean => mayCleanAsJanitor(s, who) || mayMop(s, who);

function cleanWell(s: State, seat: number, who: number, asJanitor: boolean, out: Out): void {
  if (asJanitor) {
    s.used[who] |= 1;
    if (out.listening) out.tell({ event: "ability", seat, who: SURVIVORS[who].id });
  } else {
    s.spent[gearOf(s, who, MOP, true)] = 1;
    if (out.listening) out.tell({ event: "used", seat, card: ITEMS[MOP].id, who: SURVIVORS[who].id });
  }
  clean(s, seat, CLEANED_WELL, out);
}

/** The top cards leave the game. */
function clean(s: State, seat: number, most: number, out: Out): void {
  const n = Math.min(most, s.waste.length);
  for (let card = 0; card < n; card++) s.removed.push(s.waste.pop() ?? -1);
  if (out.listening) out.tell({ event: "cleaned", seat, n });
}

function hasZombiesElsewhere(s: State, place: number): boolean {
  for (let gate = 0; gate < GATES; gate++) if (s.zombies[gate] > 0 && placeOfGate(gate) !== place) return true;
  return false;
}

type Attract = Extract<Answers["turn"], { readonly attract: string }>;

export function applyAttract(s: State, seat: number, answer: Attract): void {
  const who = survivorNumber(answer.attract);
  begin(s, "attract", who, s.place[who]);
  spendDie(s, seat, answer.die);
  attractTo(s, seat, s.place[who], ATTRACTED, s.rules.oneSource);
}

/** Zombies come to a place, at least one, all from one location where `single` says so (R-02, Megaphone). */
export function attractTo(s: State, seat: number, to: number, most: number, single: boolean): void {
  askFrom(s, seat, to, { left: most, from: -1, single });
}

/** What the questions carry in `b`: how many are left to come, where the first one came from (-1 none yet), whether all come from there. */
interface Luring {
  readonly left: number;
  readonly from: number;
  readonly single: boolean;
}
const LEFT = 8;
const PLACES_FROM = 8;

const packed = ({ left, from, single }: Luring): number => left + LEFT * (from + 1 + PLACES_FROM * (single ? 1 : 0));
/** How many zombies may still come, from the `b` of the question. */
export const leftToCome = (b: number): number => b % LEFT;
const unpacked = (b: number): Luring => ({
  left: leftToCome(b),
  from: (Math.floor(b / LEFT) % PLACES_FROM) - 1,
  single: b >= LEFT * PLACES_FROM,
});

function askFrom(s: State, seat: number, to: number, luring: Luring): void {
  s.agenda.push({ ask: "pick", of: [seat], why: "attract-from", a: to, b: packed(luring) });
}

/** from elsewhere, onto free spaces. */
function mayComeFrom(s: State, gate: number, to: number, { from, single }: Luring): boolean {
  const place = placeOfGate(gate);
  if (s.zombies[gate] === 0 || place === to) return false;
  return from < 0 || !single || place === from;
}

function comeTo(s: State, seat: number, gate: number, luring: Luring, out: Out): void {
  const to = placeOfGate(gate);
  s.zombies[gate]++;
  if (out.listening) out.tell({ event: "attracted", seat, from: PLACES[luring.from].id, to: PLACES[to].id });
  if (luring.left === 0 || freeSpacesAt(s, to) === 0) return;
  for (let other = 0; other < GATES; other++)
    if (mayComeFrom(s, other, to, luring)) return askFrom(s, seat, to, luring);
}

/** any unused die, up to six. */
export function listFeeding(s: State, seat: number, offer: TurnOffer): void {
  const pool = s.dice[seat];
  for (let at = 0; at < pool.length; at++) {
    const die = pool[at];
    if (isRepeated(pool, at)) continue;
    if (s.exiled[seat] === 0) {
      if (die === FACES) offer(FEED[die], "die-is-six");
      else if (s.food === 0) offer(FEED[die], "no-food");
      else offer(FEED[die]);
      continue;
    }
    offer(FEED[die], "exiled-no-tokens");
    // any card with the symbol.
    if (die < FACES)
      eachKind(s.hand[seat], (kind) => {
        if (SYMBOL_OF_KIND[kind] === FOOD && mayPlay(s, seat, kind)) offer(FEED_WITH[die][kind]);
      });
  }
}

type Feed = Extract<Answers["turn"], { readonly feed: number }>;

export function applyFeed(s: State, seat: number, answer: Feed, out: Out): void {
  begin(s, "feed-die", -1, answer.feed);
  if ("card" in answer) {
    playFromHand(s, seat, kindNumber(answer.card), out);
    turnDie(s, seat, answer.feed, answer.feed + 1, out);
    return;
  }
  changeFood(s, -1, out);
  if (!interruptsFeeding(s, out)) turnDie(s, seat, answer.feed, answer.feed + 1, out);
}

export const workPicks = {
  /** `a` barricades are left, at the place `b`. */
  "barricade-gate": {
    list(s, { b: place }, _seat, offer) {
      for (let gate = firstGate(place); gate < endGate(place); gate++) if (freeAt(s, gate) > 0) offer(PICK_GATE[gate]);
    },
    apply(s, { a: left, b: place }, seat, answer, out) {
      if (!("gate" in answer)) return;
      barricade(s, seat, firstGate(place) + answer.gate - 1, 1, out);
      build(s, seat, place, left - 1, out);
    },
  },
  /** Whether the Hammer of `a` helps. */
  "barricade-with": {
    list(_s, _question, _seat, offer) {
      offer(YES);
      offer(NO);
    },
    apply(s, { a: who }, seat, answer, out) {
      const with_ = "yes" in answer;
      if (with_) {
        s.spent[gearOf(s, who, HAMMER, true)] = 1;
        if (out.listening) out.tell({ event: "used", seat, card: ITEMS[HAMMER].id, who: SURVIVORS[who].id });
      }
      build(s, seat, s.place[who], with_ ? 2 : 1, out);
    },
  },
  "clean-with": {
    list(_s, _question, _seat, offer) {
      offer(YES);
      offer(NO);
    },
    apply(s, { a: who }, seat, answer, out) {
      if ("no" in answer) clean(s, seat, CLEANED, out);
      else if (mayCleanAsJanitor(s, who) && mayMop(s, who))
        s.agenda.push({ ask: "pick", of: [seat], why: "clean-by", a: who, b: 0 });
      else cleanWell(s, seat, who, mayCleanAsJanitor(s, who), out);
    },
  },
  /** By the ability of `a`, or else by the Mop. */
  "clean-by": {
    list(_s, _question, _seat, offer) {
      offer(YES);
      offer(NO);
    },
    apply: (s, { a: who }, seat, answer, out) => cleanWell(s, seat, who, "yes" in answer, out),
  },
  /** To the place `a`; one that is on its way is at no entrance. */
  "attract-from": {
    list(s, { a: to, b }, _seat, offer) {
      const luring = unpacked(b);
      for (let gate = 0; gate < GATES; gate++) if (mayComeFrom(s, gate, to, luring)) offer(PICK_GATE[gate]);
      if (luring.from >= 0) offer(NO);
    },
    apply(s, { a: to, b }, seat, answer, out) {
      if (!("gate" in answer)) return;
      const from = placeOf(answer.at);
      s.zombies[firstGate(from) + answer.gate - 1]--;
      const { left, single } = unpacked(b);
      const luring = { left: left - 1, from, single };
      const free: number[] = [];
      for (let gate = firstGate(to); gate < endGate(to); gate++) if (freeAt(s, gate) > 0) free.push(gate);
      if (free.length === 1) comeTo(s, seat, free[0], luring, out);
      else s.agenda.push({ ask: "pick", of: [seat], why: "attract-to", a: to, b: packed(luring) });
    },
  },
  "attract-to": {
    list(s, { a: to }, _seat, offer) {
      for (let gate = firstGate(to); gate < endGate(to); gate++) if (freeAt(s, gate) > 0) offer(PICK_GATE[gate]);
    },
    apply(s, { b }, seat, answer, out) {
      if ("gate" in answer) comeTo(s, seat, firstGate(placeOf(answer.at)) + answer.gate - 1, unpacked(b), out);
    },
  },
} satisfies { readonly [why: string]: OpenRow };
