import { below, shuffle } from "@endzeit/engine";
import { CRISES, CRISIS_BONUS_FROM, type CrisisEffect } from "../content/crises.ts";
import { PLACES } from "../content/locations.ts";
import { crisisOf } from "../content/printed.ts";
import { FACE_OF, SYMBOL_OF, SYMBOLS, USED } from "../content/prints.ts";
import { SURVIVORS } from "../content/survivors.ts";
import type { Answers, State } from "../state.ts";
import { PASS, SURVIVOR_IDS } from "./answers.ts";
import { breakBarricades, changeFood, giveUp, hosts } from "./crossroads/parts.ts";
import { inPlay, isLoyal, loyalSeats, nextSeat, SURVIVOR_COUNT, survivorNumber } from "./groups.ts";
import { changeMorale, hold } from "./morale.ts";
import { bringIntoForce, die, frostbite, wound } from "./people.ts";
import { COLONY, endGate, firstGate, PLACE_COUNT } from "./places.ts";
import { enter } from "./rounds.ts";
import type { Out, Questions, Steps } from "./rule.ts";

/** Krise abwenden: the contributions are counted, and what was not prevented happens. */

/** so many as players are not exiled; with everybody exiled that would be none. */
function resolve(s: State, out: Out): void {
  enter(s, "crisis", out);
  s.agenda.push({ do: "colony/zombies" });
  const crisis = s.crisis;
  if (crisis < 0) return;
  const sum = count(s, crisis, out);
  const need = loyalSeats(s);
  const prevented = sum >= need;
  if (out.listening) out.tell({ event: "crisis-result", sum, need, prevented, crisis: CRISES[crisis].id });
  s.crisis = -1;
  s.crisesGone.push(crisis);
  if (sum >= need + CRISIS_BONUS_FROM) changeMorale(s, 1, out);
  if (prevented) return;
  // the whole effect, then morale.
  s.agenda.push({ do: "morale/check" });
  hold(s);
  s.agenda.push({ do: "crisis/effect", crisis, next: 0 });
}

/** R-08, T-83: mixed, turned over one by one, and out of the game. */
function count(s: State, crisis: number, out: Out): number {
  const cards = [...s.contributed.flat(), ...s.contributedOpenly.flat()];
  for (let seat = 0; seat < s.seats; seat++) {
    s.contributed[seat].length = 0;
    s.contributedOpenly[seat].length = 0;
  }
  shuffle(s.random, cards);
  out.reveal();
  const { symbols } = crisisOf(s, crisis);
  let sum = 0;
  for (const print of cards) {
    const helps = symbols.includes(SYMBOLS[SYMBOL_OF[print]]);
    sum += helps ? 1 : -1;
    // That it was used in this round would tell whose it was.
    s.removed.push(print % USED);
    if (out.listening) out.tell({ event: "crisis-card", helps, sum, ...FACE_OF[print] });
  }
  return sum;
}

function goOn(s: State, crisis: number, next: number, out: Out): void {
  const { effects } = crisisOf(s, crisis);
  if (next + 1 < effects.length) s.agenda.push({ do: "crisis/effect", crisis, next: next + 1 });
  run(s, effects[next], out);
}

function run(s: State, effect: CrisisEffect, out: Out): void {
  switch (effect.does) {
    case "morale":
      return changeMorale(s, effect.by, out);
    case "wound-all":
      return each(s, victims(s), (who) => wound(s, who, 1, out));
    case "wound-hurt": {
      // frostbite is a wound.
      const hurt = victims(s).filter((who) => s.wounds[who] + s.frost[who] > 0);
      if (hurt.length === 0) return changeMorale(s, effect.otherwise, out);
      return each(s, hurt, (who) => wound(s, who, 1, out));
    }
    case "frostbite":
      return each(s, victims(s).reverse().slice(0, effect.survivors), (who) => frostbite(s, who, out));
    case "kill-lowest":
      // wherever they are.
      return each(s, victims(s).slice(0, effect.survivors), (who) => die(s, who, out));
    case "zombies":
      return hosts(s, effect.at, effect.zombies);
    case "barricades":
      return breakAll(s, effect.colony, effect.others, out);
    case "starvation":
      s.starvation += effect.tokens;
      if (out.listening) out.tell({ event: "starved", tokens: s.starvation });
      return;
    case "halve-food":
      return changeFood(s, -Math.ceil(s.food / 2), out);
    case "pass-survivor":
      return askPass(s);
    case "no-moves":
      return bringIntoForce(s, "blizzard", s.round + 1, out);
    case "lose-cards":
      return loseCards(s, effect.cards, out);
  }
}

/** known before the first of them dies. R-78: not those of exiled players. Lowest influence first. */
function victims(s: State): number[] {
  const found: number[] = [];
  for (let who = 0; who < SURVIVOR_COUNT; who++) if (inPlay(s, who) && isLoyal(s, s.owner[who])) found.push(who);
  return found.sort((a, b) => s.numbers.influence[a] - s.numbers.influence[b]);
}

function each(s: State, who: readonly number[], strike: (who: number) => void): void {
  for (const victim of who) if (inPlay(s, victim)) strike(victim);
}

function breakAll(s: State, colony: number | "all", others: number, out: Out): void {
  for (let place = 0; place < PLACE_COUNT; place++) {
    const most = place === COLONY ? colony : others;
    if (most === "all") breakBarricades(s, place, out);
    else breakSome(s, place, most, out);
  }
}

function breakSome(s: State, place: number, each: number, out: Out): void {
  let n = 0;
  for (let gate = firstGate(place); gate < endGate(place); gate++) {
    const here = Math.min(each, s.barricades[gate]);
    s.barricades[gate] -= here;
    n += here;
  }
  if (n > 0 && out.listening) out.tell({ event: "barricades-removed", at: PLACES[place].id, n });
}

function loseCards(s: State, cards: number, out: Out): void {
  for (let seat = 0; seat < s.seats; seat++)
    for (let n = 0; n < cards && isLoyal(s, seat) && s.hand[seat].length > 0; n++)
      giveUp(s, seat, below(s.random, s.hand[seat].length), "waste", out);
}

/** all choose in secret. X-04: alone nobody passes. */
function askPass(s: State): void {
  const of: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (isLoyal(s, seat) && s.owner.includes(seat)) of.push(seat);
  if (of.length > 1) s.agenda.push({ ask: "pass", of, together: true });
}

function leftOf(s: State, seat: number): number {
  let next = nextSeat(s, seat);
  while (!isLoyal(s, next)) next = nextSeat(s, next);
  return next;
}

/** All at once: figures stay, equipment and what was done with him go along. Then the groups look for leaders. */
function pass(s: State, of: readonly number[], answers: readonly Answers["pass"][], out: Out): void {
  out.reveal();
  for (let at = of.length - 1; at >= 0; at--) s.agenda.push({ do: "regroup", seat: of[at] });
  for (let at = 0; at < of.length; at++) {
    const who = survivorNumber(answers[at].pass);
    const from = of[at];
    const seat = leftOf(s, from);
    s.owner[who] = seat;
    if (s.leader[from] === who) s.leader[from] = -1;
    if (out.listening) out.tell({ event: "taken-over", seat, from, who: SURVIVORS[who].id });
  }
}

export const crisisSteps = {
  "colony/crisis": (s, _step, out) => resolve(s, out),
  "crisis/effect": (s, { crisis, next }, out) => goOn(s, crisis, next, out),
} satisfies Partial<Steps>;

export const crisisQuestions = {
  pass: {
    forms: [{ pass: SURVIVOR_IDS }],
    otherwise: "only-in-a-crisis",
    list(s, _question, seat, offer) {
      for (let who = 0; who < SURVIVOR_COUNT; who++) if (s.owner[who] === seat) offer(PASS[who]);
    },
    applyTogether: (s, { of }, answers, out) => pass(s, of, answers, out),
    objection: () => ({ reason: "pass-your-own", about: -1 }),
  },
} satisfies Partial<Questions>;
