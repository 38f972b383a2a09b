import { below } from "@endzeit/engine";
import { CRISES } from "../content/crises.ts";
import { ITEMS } from "../content/items.ts";
import { PLACES, placeOf } from "../content/locations.ts";
import { ANDREW, JOHN } from "../content/named.ts";
import { FACE_OF, kindNumber, SYMBOL_OF, SYMBOLS } from "../content/prints.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { type Answers, Ban, type State } from "../state.ts";
import { begin } from "./acts.ts";
import {
  ABILITY,
  ABILITY_WITH_DIE,
  abilityOfAnswer,
  NO,
  PICK_CARD,
  PICK_FACE,
  PICK_GATE,
  PICK_PLACE,
  PICK_SEAT,
  PICK_SURVIVOR,
  YES,
} from "./answers.ts";
import { stealCard } from "./attack.ts";
import { eachKind, findKind, shuffleDeck } from "./cards.ts";
import { isHurt } from "./crossroads/needs.ts";
import { harvest, healOne, mayHarvest } from "./crossroads/offers.ts";
import { changeFood } from "./crossroads/parts.ts";
import type { CardRow, OpenRow } from "./crossroads/picks.ts";
import { FACES, isRepeated, rollDie, spendDie, turnDie } from "./dice.ts";
import { expose } from "./exposure.ts";
import { hasAbilityOf, hasSurvivorAt, isOut, SURVIVOR_COUNT, survivorNumber } from "./groups.ts";
import { heal } from "./people.ts";
import { COLONY, endGate, firstGate, GATES, PLACE_COUNT, placeOfGate, zombiesAt } from "./places.ts";
import type { Reason } from "./reasons.ts";
import type { Out } from "./rule.ts";
import type { TurnOffer } from "./turn.ts";
import { killZombies } from "./zombies.ts";

/** Spezialfähigkeit nutzen: abilities that are actions of their own. Those of attacks, searches and work stand with these. */

const SURVIVOR_SYMBOL = SYMBOLS.indexOf("survivor");
/** In the questions about zombies to kill: `b` is a place, or one of these. */
const ANYWHERE = -1;
const WITH_OWN = -2;

/** By survivor: whether the ability is an action of its own. */
const IS_ACTION: readonly boolean[] = SURVIVORS.map(({ ability, when }) => {
  if (when !== "once-a-round") return false;
  switch (ability.does) {
    case "steal":
    case "peek":
    case "food":
    case "foresee":
    case "kill":
    case "reroll":
    case "heal":
    case "scout":
    case "rescue":
    case "raise-die":
      return true;
    default:
      return false;
  }
});
const ACTIVE = SURVIVORS.flatMap((_, who) => (IS_ACTION[who] ? [who] : []));

const isUsed = (s: State, who: number, of: number): boolean =>
  who === of ? (s.used[who] & 1) !== 0 : (s.copied & (1 << of)) !== 0;

function use(s: State, who: number, of: number): void {
  if (who === of) s.used[who] |= 1;
  else s.copied |= 1 << of;
}

/** Why the ability of `of` would do nothing for `who` now; null when it would. */
function idle(s: State, seat: number, who: number, of: number): Reason | null {
  const { ability } = SURVIVORS[of];
  const place = s.place[who];
  switch (ability.does) {
    case "steal":
    case "peek":
      return hasOthersCards(s, seat) ? null : "no-cards-elsewhere";
    case "foresee":
      return s.crisisDeck.length > 0 ? null : "no-crisis-left";
    case "kill":
      //
      if (zombiesAt(s, place) === 0) return "no-zombies";
      return ability.forHelpless && s.helpless === 0 ? "no-helpless" : null;
    case "reroll":
      return s.dice[seat].length > 0 ? null : "no-dice";
    case "raise-die":
      return s.dice[seat].some((die) => die < FACES) ? null : "no-dice";
    case "heal":
      return anyHurtAt(s, place) ? null : "nobody-hurt";
    case "scout":
      return s.decks.some((deck, at) => at !== COLONY && deck.length > 0) ? null : "deck-empty";
    case "rescue":
      if (place === COLONY) return "no-search-inside";
      return s.decks[place].length > 0 ? null : "deck-empty";
    default:
      return null;
  }
}

function hasOthersCards(s: State, seat: number): boolean {
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && !isOut(s, other) && s.hand[other].length > 0) return true;
  return false;
}

function anyHurtAt(s: State, place: number): boolean {
  for (let who = 0; who < SURVIVOR_COUNT; who++) if (s.place[who] === place && isHurt(s, who)) return true;
  return false;
}

/** Why `who` may not use the ability of `of` at all; null when he may. */
function whyNot(s: State, seat: number, who: number, of: number): Reason | null {
  const { place } = SURVIVORS[of];
  if ((s.bans[who] & Ban.ability) !== 0) return "banned";
  if (isUsed(s, who, of)) return "used-this-round";
  if (place !== "any" && place !== "any-but-colony" && PLACES[s.place[who]].id !== place) return "ability-elsewhere";
  return idle(s, seat, who, of);
}

export function listAbilities(s: State, seat: number, offer: TurnOffer): void {
  const pool = s.dice[seat];
  for (let at = 0; at < ACTIVE.length; at++) {
    const of = ACTIVE[at];
    if (s.owner[of] === seat) listAbility(s, seat, of, of, offer);
    if (s.owner[JOHN] === seat && hasAbilityOf(s, JOHN, of)) listAbility(s, seat, JOHN, of, offer);
  }
  // Card 64: any die.
  if (s.owner[ANDREW] === seat && mayHarvest(s, ANDREW))
    for (let at = 0; at < pool.length; at++) if (!isRepeated(pool, at)) offer(ABILITY_WITH_DIE[ANDREW][pool[at]]);
}

function listAbility(s: State, seat: number, who: number, of: number, offer: TurnOffer): void {
  const least = s.numbers.die[of];
  const why = whyNot(s, seat, who, of);
  if (least === 0) {
    const answer = who === of ? ABILITY[who] : abilityOfAnswer(who, of, 0);
    if (why === null) offer(answer);
    else offer(answer, why, who);
    return;
  }
  const pool = s.dice[seat];
  for (let at = 0; at < pool.length; at++) {
    const die = pool[at];
    if (isRepeated(pool, at)) continue;
    const answer = who === of ? ABILITY_WITH_DIE[who][die] : abilityOfAnswer(who, of, die);
    if (why !== null) offer(answer, why, who);
    else if (die < least) offer(answer, "die-too-low", least);
    else offer(answer);
  }
}

type AbilityAnswer = Extract<Answers["turn"], { readonly ability: string }>;

export function applyAbility(s: State, seat: number, answer: AbilityAnswer, out: Out): void {
  const who = survivorNumber(answer.ability);
  const of = "of" in answer ? survivorNumber(answer.of) : who;
  begin(s, "ability", who, s.place[who]);
  if ("die" in answer) spendDie(s, seat, answer.die);
  if (out.listening) out.tell({ event: "ability", seat, who: answer.ability });
  if (of === ANDREW) return harvest(s, who, out);
  use(s, who, of);
  run(s, seat, who, of, out);
}

function run(s: State, seat: number, who: number, of: number, out: Out): void {
  const { ability } = SURVIVORS[of];
  switch (ability.does) {
    case "steal":
      return askSeat(s, seat, "steal-from");
    case "peek":
      return askSeat(s, seat, "peek-at");
    case "food":
      return changeFood(s, ability.tokens, out);
    case "foresee":
      return foresee(s, seat, ability.look, out);
    case "kill":
      // as many rolls as the card says, however many fall.
      if (ability.exposures > 0) expose(s, who, ability.exposures, "card");
      return killUpTo(s, seat, s.place[who], ability.most, true, out);
    case "reroll":
      return askReroll(s, seat, 0);
    case "heal":
      return askPick(s, seat, "heal-whom", s.place[who]);
    case "scout":
      return askPick(s, seat, "scout-deck", 0);
    case "rescue":
      return rescue(s, seat, s.place[who], ability.look, out);
    case "raise-die":
      return askPick(s, seat, "raise-die", 0);
    default:
      return;
  }
}

function askPick(
  s: State,
  seat: number,
  why: "heal-whom" | "scout-deck" | "raise-die" | "reroll-die" | "set-die" | "shift-from",
  a: number,
): void {
  s.agenda.push({ ask: "pick", of: [seat], why, a, b: 0 });
}

export { askPick as askAbout };

function askSeat(s: State, seat: number, why: "steal-from" | "peek-at"): void {
  s.agenda.push({ ask: "pick", of: [seat], why, a: 0, b: 0 });
}

/** The crises lie before the player; with two of them, in which order they go back. */
function foresee(s: State, seat: number, look: number, out: Out): void {
  while (s.foreseen.length < look) {
    const crisis = s.crisisDeck.pop();
    if (crisis === undefined) break;
    s.foreseen.push(crisis);
    if (out.listening) out.tell({ event: "foresaw-crisis", seat, crisis: CRISES[crisis].id }, [seat]);
  }
  out.reveal();
  if (out.listening) out.tell({ event: "foresaw", seat, n: s.foreseen.length });
  if (s.foreseen.length > 1) s.agenda.push({ ask: "pick", of: [seat], why: "foresee-order", a: 0, b: 0 });
  else putBackCrises(s, false);
}

function putBackCrises(s: State, swapped: boolean): void {
  if (!swapped) s.foreseen.reverse();
  s.crisisDeck.push(...s.foreseen.splice(0));
}

/** Up to so many, at the entrances that the player names; at least one where it is a must. */
export function killUpTo(s: State, seat: number, place: number, most: number, first: boolean, out: Out): void {
  if (most === 0) return;
  const gates = gatesFor(s, seat, place);
  if (gates.length === 0) return;
  if (first && gates.length === 1) {
    killZombies(s, gates[0], 1, out);
    return killUpTo(s, seat, place, most - 1, false, out);
  }
  // `a`: how many are left, and 8 when the first has fallen and the player may stop.
  s.agenda.push({ ask: "pick", of: [seat], why: "kill-gate", a: most + (first ? 0 : STOPPABLE), b: place });
}
const STOPPABLE = 8;
/** How many zombies the question about the next one still allows, from its `a`. */
export const leftToKill = (a: number): number => a % STOPPABLE;
export const killAnywhere = (s: State, seat: number, out: Out): void => killUpTo(s, seat, ANYWHERE, 1, true, out);
export const killBesideOwn = (s: State, seat: number, out: Out): void => killUpTo(s, seat, WITH_OWN, 1, true, out);

function gatesFor(s: State, seat: number, place: number): number[] {
  const from = place >= 0 ? firstGate(place) : 0;
  const to = place >= 0 ? endGate(place) : GATES;
  const gates: number[] = [];
  for (let gate = from; gate < to; gate++)
    if (s.zombies[gate] > 0 && (place !== WITH_OWN || hasSurvivorAt(s, seat, placeOfGate(gate)))) gates.push(gate);
  return gates;
}
export const hasZombiesBesideOwn = (s: State, seat: number): boolean => gatesFor(s, seat, WITH_OWN).length > 0;

/** James: one die after another is laid aside, then all of them are rolled. */
function askReroll(s: State, seat: number, chosen: number): void {
  if (s.dice[seat].length > 0) s.agenda.push({ ask: "pick", of: [seat], why: "reroll-dice", a: chosen, b: 0 });
}

function rerollAside(s: State, seat: number, out: Out): void {
  const aside = s.pledgedDice[seat].splice(0);
  for (const from of aside) {
    const to = rollDie(s, out);
    s.dice[seat].push(to);
    if (out.listening) out.tell({ event: "die-changed", seat, from, to });
  }
  s.dice[seat].sort((a, b) => a - b);
}

export function reroll(s: State, seat: number, face: number, out: Out): void {
  turnDie(s, seat, face, rollDie(s, out), out);
}

/** Gabriel: open for all to see; a survivor card may be taken, the rest is shuffled in. */
function rescue(s: State, seat: number, place: number, look: number, out: Out): void {
  out.reveal();
  for (let n = 0; n < look; n++) {
    const print = s.decks[place].pop();
    if (print === undefined) break;
    s.found.push(print);
    if (out.listening) out.tell({ event: "revealed", seat, at: PLACES[place].id, ...FACE_OF[print] });
  }
  if (s.found.some((print) => SYMBOL_OF[print] === SURVIVOR_SYMBOL))
    s.agenda.push({ ask: "pick-card", of: [seat], why: "rescue-card", a: place, b: 0 });
  else shuffleFoundIn(s, place, out);
}

function shuffleFoundIn(s: State, place: number, out: Out): void {
  s.decks[place].push(...s.found.splice(0));
  shuffleDeck(s, place, out);
}

const otherSeats = (
  may: (s: State, seat: number) => boolean,
  then: (s: State, seat: number, other: number, out: Out) => void,
): OpenRow => ({
  list(s, _question, seat, offer) {
    for (let other = 0; other < s.seats; other++)
      if (other !== seat && !isOut(s, other) && may(s, other)) offer(PICK_SEAT[other]);
  },
  apply(s, _question, seat, answer, out) {
    if ("seat" in answer) then(s, seat, answer.seat, out);
  },
});
const hasCards = (s: State, seat: number): boolean => s.hand[seat].length > 0;

function peek(s: State, seat: number, at: number, out: Out): void {
  const print = s.hand[at][below(s.random, s.hand[at].length)];
  out.reveal();
  if (!out.listening) return;
  out.tell({ event: "peeked", seat, at });
  out.tell({ event: "peeked-card", seat, at, ...FACE_OF[print] }, [seat]);
}

/** An own unused die that `may` be it. */
const ownDie = (
  may: (face: number) => boolean,
  then: (s: State, seat: number, face: number, out: Out) => void,
): OpenRow => ({
  list(s, _question, seat, offer) {
    const pool = s.dice[seat];
    for (let at = 0; at < pool.length; at++) if (!isRepeated(pool, at) && may(pool[at])) offer(PICK_FACE[pool[at]]);
  },
  apply(s, _question, seat, answer, out) {
    if ("face" in answer) then(s, seat, answer.face, out);
  },
});

export const abilityPicks = {
  "steal-from": otherSeats(hasCards, stealCard),
  "peek-at": otherSeats(hasCards, peek),
  /** At the place `a`, or (-1) wherever an own survivor is. R-56. */
  "heal-whom": {
    list(s, { a: place }, seat, offer) {
      for (let who = 0; who < SURVIVOR_COUNT; who++)
        if (s.place[who] >= 0 && isHurt(s, who) && mayBeHealed(s, seat, place, who)) offer(PICK_SURVIVOR[who]);
    },
    apply(s, { a: place }, seat, answer, out) {
      if (!("survivor" in answer)) return;
      const who = survivorNumber(answer.survivor);
      if (place < 0) s.actor = who;
      healOne(s, seat, who, out);
    },
  },
  /** What is removed of `a`, who has both. */
  "heal-what": {
    list(_s, _question, _seat, offer) {
      // Yes is the wound.
      offer(YES);
      offer(NO);
    },
    apply: (s, { a: who }, _seat, answer, out) => heal(s, who, "yes" in answer ? "wound" : "frostbite", out),
  },
  "raise-die": ownDie(
    (face) => face < FACES,
    (s, seat, face, out) => turnDie(s, seat, face, face + 1, out),
  ),
  "reroll-die": ownDie(() => true, reroll),
  /** `a` dice lie aside. */
  "reroll-dice": {
    list(s, { a }, seat, offer) {
      const pool = s.dice[seat];
      for (let at = 0; at < pool.length; at++) if (!isRepeated(pool, at)) offer(PICK_FACE[pool[at]]);
      if (a > 0) offer(NO);
    },
    apply(s, { a }, seat, answer, out) {
      if (!("face" in answer)) return rerollAside(s, seat, out);
      s.dice[seat].splice(s.dice[seat].indexOf(answer.face), 1);
      s.pledgedDice[seat].push(answer.face);
      if (s.dice[seat].length > 0) askReroll(s, seat, a + 1);
      else rerollAside(s, seat, out);
    },
  },
  "set-die": ownDie(
    () => true,
    (s, seat, face) => {
      s.agenda.push({ ask: "pick", of: [seat], why: "set-face", a: face, b: 0 });
    },
  ),
  "set-face": {
    list(_s, { a }, _seat, offer) {
      for (let face = 1; face <= FACES; face++) if (face !== a) offer(PICK_FACE[face]);
    },
    apply(s, { a }, seat, answer, out) {
      if ("face" in answer) turnDie(s, seat, a, answer.face, out);
    },
  },
  /** Walkie-Talkie: whose die, which of them, and then which own one. */
  "shift-from": otherSeats(hasShiftable, (s, seat, other) => {
    s.agenda.push({ ask: "pick", of: [seat], why: "shift-to", a: other, b: 0 });
  }),
  "shift-to": {
    list(s, { a: other }, _seat, offer) {
      const pool = s.dice[other];
      for (let at = 0; at < pool.length; at++) if (!isRepeated(pool, at) && pool[at] > 1) offer(PICK_FACE[pool[at]]);
    },
    apply(s, { a: other }, seat, answer, out) {
      if (!("face" in answer)) return;
      turnDie(s, other, answer.face, answer.face - 1, out);
      askPick(s, seat, "raise-die", 0);
    },
  },
  "scout-deck": {
    list(s, _question, _seat, offer) {
      for (let place = 1; place < PLACE_COUNT; place++) if (s.decks[place].length > 0) offer(PICK_PLACE[place]);
    },
    apply(s, _question, seat, answer, out) {
      if (!("place" in answer)) return;
      out.reveal();
      if (!out.listening) return;
      const deck = s.decks[placeOf(answer.place)];
      out.tell({ event: "scouted", seat, at: answer.place });
      out.tell({ event: "scouted-card", seat, at: answer.place, ...FACE_OF[deck[deck.length - 1]] }, [seat]);
    },
  },
  "kill-gate": {
    list(s, { a, b: place }, seat, offer) {
      for (const gate of gatesFor(s, seat, place)) offer(PICK_GATE[gate]);
      if (a >= STOPPABLE) offer(NO);
    },
    apply(s, { a, b: place }, seat, answer, out) {
      if (!("gate" in answer)) return;
      const at = placeOf(answer.at);
      killZombies(s, firstGate(at) + answer.gate - 1, 1, out);
      killUpTo(s, seat, place, leftToKill(a) - 1, false, out);
    },
  },
  /** Whether the second of the two comes to lie on top. */
  "foresee-order": {
    list(_s, _question, _seat, offer) {
      offer(YES);
      offer(NO);
    },
    apply: (s, _question, _seat, answer) => putBackCrises(s, "yes" in answer),
  },
} satisfies { readonly [why: string]: OpenRow };

function hasShiftable(s: State, seat: number): boolean {
  const pool = s.dice[seat];
  return pool.length > 0 && pool[pool.length - 1] > 1;
}

const mayBeHealed = (s: State, seat: number, place: number, who: number): boolean =>
  place >= 0 ? s.place[who] === place : s.owner[who] === seat || hasSurvivorAt(s, seat, s.place[who]);

export function anyoneToHeal(s: State, seat: number): boolean {
  for (let who = 0; who < SURVIVOR_COUNT; who++)
    if (s.place[who] >= 0 && isHurt(s, who) && mayBeHealed(s, seat, -1, who)) return true;
  return false;
}

export const abilityCardPicks = {
  /** Out of what was revealed at the place `a`. */
  "rescue-card": {
    list(s, _question, _seat, offer) {
      eachKind(s.found, (kind) => {
        if (ITEMS[kind].symbol === "survivor") offer(PICK_CARD[kind]);
      });
      offer(NO);
    },
    apply(s, { a: place }, seat, answer, out) {
      if ("card" in answer) {
        const [print] = s.found.splice(findKind(s.found, kindNumber(answer.card)), 1);
        s.hand[seat].push(print);
        if (out.listening) out.tell({ event: "kept-card", seat, ...FACE_OF[print] });
      }
      shuffleFoundIn(s, place, out);
    },
  },
} satisfies { readonly [why: string]: CardRow };
