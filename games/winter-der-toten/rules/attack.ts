import { below } from "@endzeit/engine";
import { ITEMS } from "../content/items.ts";
import { PLACES } from "../content/locations.ts";
import { EDWARD, MIKE } from "../content/named.ts";
import { FACE_OF, kindNumber, SYMBOL_OF, SYMBOL_OF_KIND, SYMBOLS } from "../content/prints.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { type Answers, Ban, How, type State } from "../state.ts";
import { begin, turnInto } from "./acts.ts";
import {
  ATTACK,
  attackWithAnswer,
  COLONY_GATE_NUMBERS,
  FACE_NUMBERS,
  GO,
  ITEM_IDS,
  PICK_FACE,
  PICK_GATE,
  STRIKE,
  SURVIVOR_IDS,
  WITH_GIFT,
  WITH_ITEM,
  withCardAnswer,
  withSurvivorAnswer,
  ZOMBIE,
} from "./answers.ts";
import { eachKind, gearOf, mayPlay, playFromHand, trimWithheld } from "./cards.ts";
import { GIFTS, isGateSafe, mayUseGift, useGift } from "./crossroads/lasting.ts";
import { makeNoise } from "./crossroads/parts.ts";
import type { OpenRow } from "./crossroads/picks.ts";
import { isRepeated, rollDie, spendDie } from "./dice.ts";
import { expose } from "./exposure.ts";
import { hasAbilityOf, SURVIVOR_COUNT, survivorNumber } from "./groups.ts";
import { wound } from "./people.ts";
import { COLONY, COLONY_GATES, endGate, firstGate, zombiesAt } from "./places.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import type { TurnOffer } from "./turn.ts";
import { killZombies } from "./zombies.ts";

/** Angreifen: zombies and other players' survivors. */

const ANY_DIE = [kindNumber("switchblade"), kindNumber("wrench")];
const SAFE_GEAR = [kindNumber("pistol"), kindNumber("beginners-martial-arts")];
const SHOTGUN = kindNumber("shotgun");
const LIGHTER = kindNumber("lighter");
const BAT = kindNumber("baseball-bat");
const MEDICINE = SYMBOLS.indexOf("medicine");
const WEAPON = SYMBOLS.indexOf("weapon");
const FUEL_CARD = kindNumber("fuel");

/** What is used beside the attack, added up: no exposure; and one that kills more. */
const SAFE = 1;
const MORE = { shotgun: 2, lighter: 4, bat: 8, edward: 16 } as const;
const ANY_MORE = MORE.shotgun | MORE.lighter | MORE.bat | MORE.edward;
export const MOST_MODS = SAFE | ANY_MORE;
const KILLS: readonly (readonly [mod: number, kills: number])[] = [
  [MORE.shotgun, 2],
  [MORE.lighter, 4],
  [MORE.bat, 2],
  [MORE.edward, 3],
];

function hasFoe(s: State, seat: number, place: number): boolean {
  for (let who = 0; who < SURVIVOR_COUNT; who++)
    if (s.place[who] === place && s.owner[who] !== seat && s.owner[who] >= 0) return true;
  return false;
}

const BANNED = Ban.attack | Ban.attackNow;

/** Whether a survivor may attack where he stands and finds somebody there. */
export function canAttack(s: State, who: number): boolean {
  if ((s.bans[who] & BANNED) !== 0) return false;
  return zombiesAt(s, s.place[who]) > 0 || hasFoe(s, s.owner[who], s.place[who]);
}

export function listAttacks(s: State, seat: number, offer: TurnOffer): void {
  const pool = s.dice[seat];
  for (let who = 0; who < SURVIVOR_COUNT; who++) {
    if (s.owner[who] !== seat) continue;
    const may = canAttack(s, who);
    const banned = (s.bans[who] & BANNED) !== 0;
    for (let at = 0; at < pool.length; at++) {
      const die = pool[at];
      if (isRepeated(pool, at)) continue;
      if (banned) offer(ATTACK[who][die], "banned", who);
      else if (!may) offer(ATTACK[who][die], "nobody-to-attack", s.place[who]);
      else if (die >= s.numbers.attack[who]) offer(ATTACK[who][die]);
      else {
        offer(ATTACK[who][die], "die-too-low", s.numbers.attack[who]);
        for (const kind of ANY_DIE) if (gearOf(s, who, kind, true) >= 0) offer(attackWithAnswer(who, kind, die));
      }
    }
  }
}

type Attack = Extract<Answers["turn"], { readonly attack: string }>;

export function applyAttack(s: State, seat: number, answer: Attack, out: Out): void {
  const who = survivorNumber(answer.attack);
  begin(s, "attack", who, s.place[who]);
  spendDie(s, seat, answer.die);
  if ("with" in answer) useGear(s, who, kindNumber(answer.with), out);
  if (out.listening) out.tell({ event: "attacked", seat, at: PLACES[s.place[who]].id, who: answer.attack });
  askTarget(s, who, answer.die, out);
}

/** the equipment is used for this round; a weapon is remembered (card 25). */
function useGear(s: State, who: number, kind: number, out: Out): void {
  const at = gearOf(s, who, kind, true);
  s.spent[at] = 1;
  if (SYMBOL_OF[s.gear[at]] === WEAPON) {
    s.how |= How.weapon;
    s.actWith = s.gear[at];
  }
  if (out.listening) out.tell({ event: "used", seat: s.owner[who], card: ITEMS[kind].id, who: SURVIVORS[who].id });
}

/** Reading Lamp: an attack without a die. The card that was played becomes it. */
export function attackWithoutDie(s: State, who: number, out: Out): void {
  turnInto(s, "attack", who, s.place[who]);
  if (out.listening)
    out.tell({ event: "attacked", seat: s.owner[who], at: PLACES[s.place[who]].id, who: SURVIVORS[who].id });
  askTarget(s, who, 0, out);
}

/** whether a survivor could attack with a Lighter for which fuel comes from another player's hand. */
export function mayBurn(s: State, who: number): boolean {
  if (gearOf(s, who, LIGHTER, true) < 0 || (s.bans[who] & BANNED) !== 0 || zombiesAt(s, s.place[who]) === 0)
    return false;
  return s.dice[s.owner[who]].some((die) => mayAttackWith(s, who, die));
}

/** What lets a survivor attack with any die; -1 without it. */
function anyDieOf(s: State, who: number): number {
  for (const kind of ANY_DIE) if (gearOf(s, who, kind, true) >= 0) return kind;
  return -1;
}

const mayAttackWith = (s: State, who: number, die: number): boolean =>
  die >= s.numbers.attack[who] || anyDieOf(s, who) >= 0;

/** The fuel lies on the waste already. */
function burn(s: State, who: number, die: number, out: Out): void {
  const seat = s.owner[who];
  turnInto(s, "attack", who, s.place[who]);
  spendDie(s, seat, die);
  if (die < s.numbers.attack[who]) useGear(s, who, anyDieOf(s, who), out);
  useGear(s, who, LIGHTER, out);
  if (out.listening) out.tell({ event: "attacked", seat, at: PLACES[s.place[who]].id, who: SURVIVORS[who].id });
  const only = onlyGate(s, s.place[who]);
  if (only >= 0) askModify(s, who, only, MORE.lighter, out);
  else s.agenda.push({ ask: "pick", of: [seat], why: "lighter-gate", a: who, b: 0 });
}

/** The only gate of a place with zombies; -1 of several or none. */
function onlyGate(s: State, place: number): number {
  let only = -1;
  for (let gate = firstGate(place); gate < endGate(place); gate++) {
    if (s.zombies[gate] === 0) continue;
    if (only >= 0) return -1;
    only = gate;
  }
  return only;
}

/** With a single target nothing is asked. */
function askTarget(s: State, who: number, die: number, out: Out): void {
  const place = s.place[who];
  const only = onlyGate(s, place);
  if (only >= 0 && !hasFoe(s, s.owner[who], place)) askModify(s, who, only, 0, out);
  else s.agenda.push({ ask: "target", of: [s.owner[who]], by: who, die });
}

/** one thing that spares exposure spares that of the whole attack, with several kills too. */
const exposes = (s: State, who: number, gate: number, mods: number): boolean =>
  (mods & (SAFE | MORE.shotgun | MORE.lighter | MORE.edward)) === 0 && !isSafeAnyway(s, who, gate);

/** Mike Cho; card 57. */
const isSafeAnyway = (s: State, who: number, gate: number): boolean =>
  hasAbilityOf(s, who, MIKE) || isGateSafe(s, gate);

/** Asked where equipment and abilities that all can see might serve, whatever lies in the hand. */
function mightModify(s: State, who: number, gate: number, mods: number): boolean {
  const cards = s.hand[s.owner[who]].length > 0;
  if (exposes(s, who, gate, mods)) {
    if (SAFE_GEAR.some((kind) => gearOf(s, who, kind, true) >= 0)) return true;
    if (GIFTS.some((gift) => mayUseGift(s, gift, who))) return true;
  }
  if ((mods & ANY_MORE) !== 0) return false;
  if (gearOf(s, who, SHOTGUN, true) >= 0 || gearOf(s, who, BAT, true) >= 0) return true;
  return cards && (gearOf(s, who, LIGHTER, true) >= 0 || mayUseEdward(s, who));
}

/** in the colony, with a die that is left, and any medicine. */
function mayUseEdward(s: State, who: number): boolean {
  if (who !== EDWARD || s.used[who] !== 0 || s.place[who] !== COLONY || (s.bans[who] & Ban.ability) !== 0) return false;
  const pool = s.dice[s.owner[who]];
  return pool.length > 0 && pool[pool.length - 1] >= s.numbers.die[EDWARD];
}

function askModify(s: State, who: number, gate: number, mods: number, _out: Out): void {
  if (mightModify(s, who, gate, mods)) s.agenda.push({ ask: "modify", of: [s.owner[who]], by: who, gate, mods });
  else s.agenda.push({ do: "attack/hit", by: who, gate, mods });
}

function hit(s: State, who: number, gate: number, mods: number, out: Out): void {
  let kills = 1;
  for (const [mod, n] of KILLS) if ((mods & mod) !== 0) kills = n;
  const place = s.place[who];
  // those who are there.
  kills = Math.min(kills, zombiesAt(s, place));
  // with the Bat one roll for each of them.
  if (exposes(s, who, gate, mods)) expose(s, who, (mods & MORE.bat) !== 0 ? kills : 1, "attack");
  if ((mods & MORE.shotgun) !== 0 && place !== COLONY) makeNoise(s, place, 1, out);
  killZombies(s, gate, 1, out);
  killMore(s, s.owner[who], place, kills - 1, out);
}

/** the player says at which entrances. */
function killMore(s: State, seat: number, place: number, left: number, out: Out): void {
  if (left === 0) return;
  const only = onlyGate(s, place);
  if (only >= 0) killZombies(s, only, left, out);
  else if (zombiesAt(s, place) > 0) s.agenda.push({ ask: "pick", of: [seat], why: "attack-gate", a: left, b: place });
}

/**
 * a die is rolled, which after an attack without one is any; up to the target's attack value it is a hit. X-22: the card is
 * drawn before the wound.
 */
function strike(s: State, who: number, target: number, out: Out): void {
  const seat = s.owner[who];
  const foe = s.owner[target];
  const eyes = rollDie(s, out);
  const hits = eyes <= s.numbers.attack[target];
  if (out.listening)
    out.tell({ event: "struck", seat, target: SURVIVORS[target].id, eyes, hit: hits, who: SURVIVORS[who].id });
  if (!hits) return;
  stealCard(s, seat, foe, out);
  wound(s, target, 1, out);
}

/** a random card; the two see which one it is. R-36: of an empty hand none. */
export function stealCard(s: State, seat: number, from: number, out: Out): void {
  const hand = s.hand[from];
  if (hand.length === 0) return;
  const [print] = hand.splice(below(s.random, hand.length), 1);
  trimWithheld(s, from);
  s.hand[seat].push(print);
  out.reveal();
  if (!out.listening) return;
  out.tell({ event: "stole", seat, from });
  out.tell({ event: "stole-card", seat, from, ...FACE_OF[print] }, [seat, from]);
}

export const attackSteps = {
  "attack/hit": (s, { by, gate, mods }, out) => hit(s, by, gate, mods, out),
  "attack/strike": (s, { by, target }, out) => strike(s, by, target, out),
} satisfies Partial<Steps>;

type Modify = Answers["modify"];

function listModify(s: State, who: number, gate: number, mods: number, offer: (answer: Modify) => void): void {
  const seat = s.owner[who];
  if (exposes(s, who, gate, mods)) {
    for (const kind of SAFE_GEAR) if (gearOf(s, who, kind, true) >= 0) offer(WITH_ITEM[kind]);
    for (const gift of GIFTS) if (mayUseGift(s, gift, who)) offer(WITH_GIFT[gift]);
  }
  if ((mods & ANY_MORE) === 0) {
    for (const kind of [SHOTGUN, BAT]) if (gearOf(s, who, kind, true) >= 0) offer(WITH_ITEM[kind]);
    if (gearOf(s, who, LIGHTER, true) >= 0 && mayPlay(s, seat, FUEL_CARD)) offer(withCardAnswer(LIGHTER, FUEL_CARD));
    if (mayUseEdward(s, who)) {
      const pool = s.dice[seat];
      eachKind(s.hand[seat], (kind) => {
        if (SYMBOL_OF_KIND[kind] !== MEDICINE || !mayPlay(s, seat, kind)) return;
        for (let at = 0; at < pool.length; at++)
          if (!isRepeated(pool, at) && pool[at] >= s.numbers.die[EDWARD])
            offer(withSurvivorAnswer(EDWARD, kind, pool[at]));
      });
    }
  }
  offer(GO);
}

function applyModify(s: State, who: number, gate: number, mods: number, answer: Modify, out: Out): void {
  const seat = s.owner[who];
  if ("go" in answer) {
    s.agenda.push({ do: "attack/hit", by: who, gate, mods });
    return;
  }
  let mod: number = SAFE;
  if ("die" in answer) {
    s.used[EDWARD] = 1;
    spendDie(s, seat, answer.die);
    playFromHand(s, seat, kindNumber(answer.card), out);
    if (out.listening) out.tell({ event: "ability", seat, who: SURVIVORS[EDWARD].id });
    mod = MORE.edward;
  } else if (answer.with === "welcome-home" || answer.with === "gray-beard") useGift(s, answer.with, who);
  else {
    const kind = kindNumber(answer.with);
    useGear(s, who, kind, out);
    if ("card" in answer) playFromHand(s, seat, kindNumber(answer.card), out);
    if (kind === SHOTGUN) mod = MORE.shotgun;
    else if (kind === LIGHTER) mod = MORE.lighter;
    else if (kind === BAT) mod = MORE.bat;
  }
  askModify(s, who, gate, mods | mod, out);
}

export const attackQuestions = {
  target: {
    forms: [{ zombie: COLONY_GATE_NUMBERS }, { strike: SURVIVOR_IDS }],
    otherwise: "only-when-attacking",
    list(s, { by }, seat, offer) {
      const place = s.place[by];
      for (let gate = firstGate(place); gate < endGate(place); gate++)
        if (s.zombies[gate] > 0) offer(ZOMBIE[gate < COLONY_GATES ? gate : 0]);
      for (let who = 0; who < SURVIVOR_COUNT; who++)
        if (s.place[who] === place && s.owner[who] !== seat && s.owner[who] >= 0) offer(STRIKE[who]);
    },
    apply(s, { by, die }, _seat, answer, out) {
      // nothing that serves against zombies is asked for, or used up, against a survivor.
      if ("zombie" in answer) return askModify(s, by, firstGate(s.place[by]) + answer.zombie - 1, 0, out);
      s.agenda.push({ do: "attack/strike", by, target: survivorNumber(answer.strike), die });
    },
    objection: () => ({ reason: "nobody-to-attack", about: -1 }),
  },
  modify: {
    forms: [
      { with: ITEM_IDS },
      { with: ITEM_IDS, card: ITEM_IDS },
      { with: SURVIVOR_IDS, die: FACE_NUMBERS, card: ITEM_IDS },
      { with: GIFTS },
      { go: [true] },
    ],
    otherwise: "only-when-attacking",
    closed: true,
    list: (s, { by, gate, mods }, _seat, offer) => listModify(s, by, gate, mods, offer),
    apply: (s, { by, gate, mods }, _seat, answer, out) => applyModify(s, by, gate, mods, answer, out),
    objection: () => ({ reason: "no-such-help", about: -1 }),
  },
} satisfies Partial<Questions>;

export const attackPicks = {
  /** the die with which `a` attacks. */
  "lighter-die": {
    list(s, { a: who }, seat, offer) {
      const pool = s.dice[seat];
      for (let at = 0; at < pool.length; at++)
        if (!isRepeated(pool, at) && mayAttackWith(s, who, pool[at])) offer(PICK_FACE[pool[at]]);
    },
    apply(s, { a: who }, _seat, answer, out) {
      if ("face" in answer) burn(s, who, answer.face, out);
    },
  },
  /** Where the first one falls. */
  "lighter-gate": {
    list(s, { a: who }, _seat, offer) {
      const place = s.place[who];
      for (let gate = firstGate(place); gate < endGate(place); gate++) if (s.zombies[gate] > 0) offer(PICK_GATE[gate]);
    },
    apply(s, { a: who }, _seat, answer, out) {
      if ("gate" in answer) askModify(s, who, firstGate(s.place[who]) + answer.gate - 1, MORE.lighter, out);
    },
  },
  /** The further kills of one attack: `a` are left, at the place `b`. */
  "attack-gate": {
    list(s, { b: place }, _seat, offer) {
      for (let gate = firstGate(place); gate < endGate(place); gate++) if (s.zombies[gate] > 0) offer(PICK_GATE[gate]);
    },
    apply(s, { a: left, b: place }, seat, answer, out) {
      if (!("gate" in answer)) return;
      killZombies(s, firstGate(place) + answer.gate - 1, 1, out);
      killMore(s, seat, place, left - 1, out);
    },
  },
} satisfies { readonly [why: string]: OpenRow };
