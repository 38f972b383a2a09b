import { FACE_OF, SYMBOL_OF, SYMBOLS } from "../../content/prints.ts";
import type { SeatDuty, State } from "../../state.ts";
import { trimWithheld } from "../cards.ts";
import { rollDie } from "../dice.ts";
import { expose } from "../exposure.ts";
import { hasSurvivorAt, inPlay, isLoyal, isOut, SURVIVOR_COUNT, survivorNumber } from "../groups.ts";
import { changeMorale } from "../morale.ts";
import { addHelpless, drawSurvivor, frostbite, remove } from "../people.ts";
import { COLONY } from "../places.ts";
import type { Out } from "../rule.ts";
import { run } from "./effects.ts";
import { effectOf, gain, joinGroup, loseDie, putAway } from "./parts.ts";

/** What crossroads cards have one seat after another do, the active player first; exiled players too. */

const READ = 3;

export function runSeats(s: State, what: SeatDuty, seat: number, left: number, out: Out): void {
  if (left < 0) return endSeats(s, what, out);
  s.agenda.push({ do: "crossroads/seats", what, seat: (seat + 1) % s.seats, left: left - 1 });
  if (isOut(s, seat)) return;
  switch (what) {
    case "volunteer":
      return askVolunteer(s, seat, out);
    case "pledge":
      return askPledge(s, seat);
    case "stake":
      if (isLoyal(s, seat)) askStake(s, seat, countInside(s, seat));
      return;
    case "lose-die":
      return askDie(s, seat, out);
    case "outsider": {
      const who = drawSurvivor(s, out);
      addHelpless(s, seat, 1, out);
      if (who >= 0) joinGroup(s, seat, who, out);
      return;
    }
    case "read-hand":
      return askMedicine(s, seat);
    case "cook":
      if (s.hand[seat].length > 0) s.agenda.push({ ask: "pick-card", of: [seat], why: "cook", a: 0, b: 0 });
      return;
  }
}

function endSeats(s: State, what: SeatDuty, out: Out): void {
  switch (what) {
    case "pledge":
      return endPledges(s, out);
    case "stake":
      return gamble(s, out);
    case "read-hand":
      return endReading(s, out);
    case "volunteer":
    case "lose-die":
    case "outsider":
    case "cook":
      return;
  }
}

// Cards 31, 33: a survivor of each

function askVolunteer(s: State, seat: number, out: Out): void {
  if (!hasSurvivorAt(s, seat, COLONY)) return;
  if (countInside(s, seat) > 1) s.agenda.push({ ask: "pick", of: [seat], why: "volunteer", a: 0, b: 0 });
  else for (let who = 0; who < SURVIVOR_COUNT; who++) if (isInside(s, seat, who)) return volunteered(s, who, out);
}

export const isInside = (s: State, seat: number, who: number): boolean =>
  s.owner[who] === seat && s.place[who] === COLONY;

function countInside(s: State, seat: number): number {
  let n = 0;
  for (let who = 0; who < SURVIVOR_COUNT; who++) if (isInside(s, seat, who)) n++;
  return n;
}

export function volunteered(s: State, who: number, out: Out): void {
  if (effectOf(s, "volunteers").for === "exposure") expose(s, who, 1, "card");
  else frostbite(s, who, out);
}

/** Card 54: whoever has an unused die uses one. */
function askDie(s: State, seat: number, out: Out): void {
  const pool = s.dice[seat];
  if (pool.length === 0) return;
  if (pool[0] === pool[pool.length - 1]) loseDie(s, seat, pool[0], out);
  else s.agenda.push({ ask: "pick", of: [seat], why: "lose-die", a: 0, b: 0 });
}

// Jointly (cards 21, 32, 40, 52): cards lie openly until it is clear whether all of it comes together

/** What is still missing of the cards. */
export function missingSymbols(s: State): number[] {
  const missing = effectOf(s, "jointly").cards.map((symbol) => SYMBOLS.indexOf(symbol));
  for (const pile of s.pledges)
    for (const print of pile) {
      const at = missing.indexOf(SYMBOL_OF[print]);
      if (at >= 0) missing.splice(at, 1);
    }
  return missing;
}

function missingDice(s: State): number {
  return s.pledgedDice.reduce((missing, dice) => missing - dice.length, effectOf(s, "jointly").dice);
}

function askPledge(s: State, seat: number): void {
  if (missingDice(s) > 0 && s.dice[seat].length > 0)
    s.agenda.push({ ask: "pick", of: [seat], why: "pledge-die", a: 0, b: 0 });
  else if (missingSymbols(s).length > 0 && s.hand[seat].length > 0)
    s.agenda.push({ ask: "pick-card", of: [seat], why: "pledge-card", a: 0, b: 0 });
}

export function pledgeCard(s: State, seat: number, at: number, out: Out): void {
  layDown(s, seat, at, out);
  askPledge(s, seat);
}

function layDown(s: State, seat: number, at: number, out: Out): void {
  const [print] = s.hand[seat].splice(at, 1);
  trimWithheld(s, seat);
  s.pledges[seat].push(print);
  out.reveal();
  if (out.listening) out.tell({ event: "pledged-card", seat, ...FACE_OF[print] });
}

export function pledgeDie(s: State, seat: number, face: number, out: Out): void {
  s.dice[seat].splice(s.dice[seat].indexOf(face), 1);
  s.pledgedDice[seat].push(face);
  if (out.listening) out.tell({ event: "pledged", seat, n: 1 });
  askPledge(s, seat);
}

/** Card 52: Sophie's player gives her, or does not. */
function endPledges(s: State, out: Out): void {
  const { with: who } = effectOf(s, "jointly");
  const complete = missingDice(s) <= 0 && missingSymbols(s).length === 0;
  if (!complete || who === null) return settlePledges(s, complete, out);
  const owner = s.owner[survivorNumber(who)];
  if (owner < 0) return settlePledges(s, false, out);
  s.agenda.push({ ask: "pick", of: [owner], why: "pledge-survivor", a: survivorNumber(who), b: 0 });
}

/** what was not enough comes back. */
export function settlePledges(s: State, paid: boolean, out: Out): void {
  const { to, with: who, paid: then, unpaid } = effectOf(s, "jointly");
  takePledges(s, paid ? to : "back", out);
  if (paid && who !== null && inPlay(s, survivorNumber(who))) remove(s, survivorNumber(who), out);
  for (const effect of paid ? then : unpaid) run(s, effect, out);
}

function takePledges(s: State, to: "waste" | "removed" | "back", out: Out): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const cards = s.pledges[seat].splice(0);
    const dice = s.pledgedDice[seat].splice(0);
    if (to === "back") {
      s.hand[seat].push(...cards);
      s.dice[seat].push(...dice);
      s.dice[seat].sort((a, b) => a - b);
      const n = cards.length + dice.length;
      if (n > 0 && out.listening) out.tell({ event: "pledges-back", seat, n });
      continue;
    }
    for (const print of cards) putAway(s, seat, print, to, out);
    s.spentDice[seat] += dice.length;
    if (dice.length > 0 && out.listening) out.tell({ event: "die-spent", seat, n: dice.length });
  }
}

// Card 35: three medicine cards from all hands, or none

function countRead(s: State): number {
  return s.pledges.reduce((n, pile) => n + pile.length, 0);
}

/** The player sees the hand and looks for medicine in it. */
function askMedicine(s: State, seat: number): void {
  if (countRead(s) === READ || s.hand[seat].length === 0) return;
  s.agenda.push({ ask: "pick-card", of: [s.turn], why: "medicine-from", a: 0, b: seat });
}

/** One of its cards is taken; or (-1) no more. */
export function takeMedicine(s: State, seat: number, at: number, out: Out): void {
  if (at < 0) return;
  layDown(s, seat, at, out);
  askMedicine(s, seat);
}

function endReading(s: State, out: Out): void {
  const all = countRead(s) === READ;
  takePledges(s, all ? "removed" : "back", out);
  if (all) changeMorale(s, 1, out);
}

// Card 44

/** As many cards as survivors in the colony, one after another. */
function askStake(s: State, seat: number, left: number): void {
  if (left > 0 && s.hand[seat].length > 0) s.agenda.push({ ask: "pick-card", of: [seat], why: "stake", a: left, b: 0 });
}

export function stakeCard(s: State, seat: number, at: number, left: number, out: Out): void {
  const [print] = s.hand[seat].splice(at, 1);
  trimWithheld(s, seat);
  s.stakes[seat].push(print);
  if (out.listening) {
    out.tell({ event: "pledged", seat, n: 1 });
    out.tell({ event: "pledged-card", seat, ...FACE_OF[print] }, [seat]);
  }
  askStake(s, seat, left - 1);
}

/** who has the highest single die takes everything; those who tie roll all their dice again. */
function gamble(s: State, out: Out): void {
  let players: number[] = [];
  for (let n = 0; n < s.seats; n++) {
    const seat = (s.first + n) % s.seats;
    if (s.stakes[seat].length > 0) players.push(seat);
  }
  while (players.length > 1) {
    const best = players.map((seat) => rollStake(s, seat, out));
    const most = Math.max(...best);
    players = players.filter((_, at) => best[at] === most);
  }
  for (const winner of players)
    for (const pile of s.stakes) for (const print of pile.splice(0)) gain(s, winner, print, out);
}

function rollStake(s: State, seat: number, out: Out): number {
  const dice = s.stakes[seat].map(() => rollDie(s, out));
  if (out.listening) out.tell({ event: "gambled", seat, dice });
  return Math.max(...dice);
}
