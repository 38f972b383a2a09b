import { CRISES } from "../content/crises.ts";
import { CROSSROADS } from "../content/crossroads.ts";
import { PLACES } from "../content/locations.ts";
import { BUDDY, FOREST, JOHN } from "../content/named.ts";
import { KIND_OF, kindNumber } from "../content/prints.ts";
import { BANS_OF_TURN, COLONY_STEPS, Phase, type State, TurnMark } from "../state.ts";
import { NO, YES } from "./answers.ts";
import { freshenCards } from "./cards.ts";
import { diceMore, endRoundCards, foodForHorses, freshen, wastePerMorale } from "./crossroads/lasting.ts";
import { addCooked, askAddicts, askAsRoundBegins, askSleepers } from "./crossroads/offers.ts";
import type { OpenRow } from "./crossroads/picks.ts";
import { rollDie, rollPool } from "./dice.ts";
import { endMatch } from "./endings.ts";
import { groupSize, hasAbilityOf, isInForce, isOut, nextSeat, presentAt, SURVIVOR_COUNT } from "./groups.ts";
import { changeMorale, hold } from "./morale.ts";
import { askFuelDuty, mainObjectiveDone } from "./objectives.ts";
import { endEffect, remove, wound } from "./people.ts";
import { COLONY, PLACE_COUNT } from "./places.ts";
import type { Out, Steps } from "./rule.ts";
import { bringZombies } from "./zombies.ts";

/** Spielablauf: the player phase, the turns, and the colony phase with its steps. */

const GOGGLES = kindNumber("night-vision-goggles");
const PEOPLE_FED = 2;
const NOISE_TO = 3;

// Spielerphase

/** Krise aufdecken. R-46: what works once a round works again. */
function beginRound(s: State, out: Out): void {
  s.round++;
  s.phase = Phase.players;
  s.step = 0;
  // What comes before the first turn belongs to it.
  s.turn = s.first;
  s.used.fill(0);
  s.copied = 0;
  freshen(s);
  freshenCards(s);
  out.reveal();
  if (out.listening) out.tell({ event: "round", round: s.round, left: s.marker });
  s.agenda.push({ do: "round/roll" });
  askAsRoundBegins(s);
  revealCrisis(s, out);
}

/** The deck has more cards than a match has rounds, unless cards take some. */
function revealCrisis(s: State, out: Out): void {
  const crisis = s.crisisDeck.pop();
  s.crisisOff = 0;
  if (crisis === undefined) return;
  if (out.listening) out.tell({ event: "crisis", crisis: CRISES[crisis].id });
  if (isInForce(s, "skip-crisis")) {
    endEffect(s, "skip-crisis");
    s.crisesGone.push(crisis);
    s.crisisOff = 1;
  } else s.crisis = crisis;
}

/** Aktionswürfel werfen, then a turn for each from the first player on, then the colony phase. */
function roll(s: State, out: Out): void {
  const more = diceMore(s);
  while (isInForce(s, "die-more")) endEffect(s, "die-more");
  while (isInForce(s, "die-fewer")) endEffect(s, "die-fewer");
  s.agenda.push({ do: "colony/begin" });
  let seat = s.first;
  for (let n = 0; n < s.seats; n++) {
    // The last one is pushed first.
    seat = (seat + s.seats - 1) % s.seats;
    if (!isOut(s, seat)) s.agenda.push({ do: "turn/begin", seat });
  }
  seat = s.first;
  for (let n = 0; n < s.seats; n++) {
    if (!isOut(s, seat)) {
      rollPool(s, seat, Math.max(0, 1 + groupSize(s, seat) + goggles(s, seat) + more), out);
      addCooked(s, seat);
    }
    seat = (seat + 1) % s.seats;
  }
}

function goggles(s: State, seat: number): number {
  let n = 0;
  for (let at = 0; at < s.gear.length; at++) if (KIND_OF[s.gear[at]] === GOGGLES && s.owner[s.bearer[at]] === seat) n++;
  return n;
}

/** the crossroads card, frostbite, what may be done at the start, then what is triggered already. */
function beginTurn(s: State, seat: number, out: Out): void {
  if (isOut(s, seat)) return;
  s.turn = seat;
  s.act = 0;
  s.how = 0;
  s.turnMarks = s.owner[BUDDY] === seat && s.place[BUDDY] === COLONY ? TurnMark.buddyInside : 0;
  s.asked = 0;
  s.moved.fill(0);
  s.handedBy.fill(0);
  if (out.listening) out.tell({ event: "turn", seat });
  drawCrossroad(s, seat, out);
  s.agenda.push({ do: "turn/ask" });
  s.agenda.push({ do: "crossroads/check" });
  s.agenda.push({ do: "turn/start", seat, next: 0 });
  s.agenda.push({ do: "turn/frostbite", seat, next: 0 });
}

/** the next living player to the right reads it. Whoever is alone at the table reads none. */
function drawCrossroad(s: State, seat: number, out: Out): void {
  const reader = nextSeat(s, seat, -1);
  const card = reader === seat ? undefined : s.crossroadsDeck.pop();
  if (card === undefined) return;
  s.crossroad.push(card);
  out.reveal();
  if (!out.listening) return;
  out.tell({ event: "crossroads-drawn", seat, reader });
  out.tell({ event: "crossroads-read", card: CROSSROADS[card].id }, [reader]);
}

/** one wound for each who is frostbitten, in the order of influence. X-10: morale is looked at after each death. */
function hurtByFrost(s: State, seat: number, next: number, out: Out): void {
  let who = -1;
  let more = false;
  for (let other = 0; other < SURVIVOR_COUNT; other++) {
    if (s.owner[other] !== seat || s.frost[other] === 0 || s.numbers.influence[other] < next) continue;
    if (who >= 0) more = true;
    if (who < 0 || s.numbers.influence[other] < s.numbers.influence[who]) who = other;
  }
  if (who < 0) return;
  if (more) s.agenda.push({ do: "turn/frostbite", seat, next: s.numbers.influence[who] + 1 });
  wound(s, who, 1, out);
}

/** Forest Plum may leave, then John Price beside him; then card 4, then card 60: each is looked at when what comes before it is done. */
function askStart(s: State, seat: number, next: number): void {
  if (isOut(s, seat)) return;
  if (next + 1 < AT_START.length) s.agenda.push({ do: "turn/start", seat, next: next + 1 });
  AT_START[next](s, seat);
}

const askToLeave =
  (who: number) =>
  (s: State, seat: number): void => {
    if (s.owner[who] === seat && hasAbilityOf(s, who, FOREST))
      s.agenda.push({ ask: "pick", of: [seat], why: "leave-game", a: who, b: 0 });
  };

const AT_START = [askToLeave(FOREST), askToLeave(JOHN), askAddicts, askSleepers];

function endTurn(s: State): void {
  //
  const card = s.crossroad.pop();
  if (card !== undefined) s.crossroadsDeck.unshift(card);
  for (let who = 0; who < SURVIVOR_COUNT; who++) s.bans[who] &= ~BANS_OF_TURN;
}

// Kolonierphase

/** A step of the colony phase begins. */
export function enter(s: State, step: (typeof COLONY_STEPS)[number], out: Out): void {
  s.step = COLONY_STEPS.indexOf(step) + 1;
  if (out.listening) out.tell({ event: "colony-step", step });
}

function beginColony(s: State, out: Out): void {
  s.phase = Phase.colony;
  s.agenda.push({ do: "colony/food" });
  askFuelDuty(s, out);
}

/** */
function eat(s: State, out: Out): void {
  enter(s, "food", out);
  s.agenda.push({ do: "colony/waste" });
  const need = Math.ceil(presentInside(s) / PEOPLE_FED) + foodForHorses(s);
  if (s.food >= need) {
    s.food -= need;
    if (out.listening) out.tell({ event: "ate", n: need });
    return;
  }
  s.starvation++;
  if (out.listening) out.tell({ event: "starved", tokens: s.starvation });
  changeMorale(s, -s.starvation, out);
}

const presentInside = (s: State): number => presentAt(s, COLONY);

/** */
function countWaste(s: State, out: Out): void {
  enter(s, "waste", out);
  s.agenda.push({ do: "colony/crisis" });
  if (out.listening) out.tell({ event: "waste-counted", n: s.waste.length });
  changeMorale(s, -Math.floor(s.waste.length / wastePerMorale(s)), out);
}

/** the colony, then the locations, then the noise; morale is looked at after each. */
function bringOut(s: State, out: Out): void {
  enter(s, "zombies", out);
  s.agenda.push({ do: "colony/locations" });
  s.agenda.push({ do: "morale/check" });
  hold(s);
  bringZombies(s, COLONY, Math.ceil(presentInside(s) / PEOPLE_FED));
}

/** in the order of their numbers. X-12: all are counted before the first zombie comes, so that nobody who comes later is. */
function bringToLocations(s: State): void {
  hold(s);
  s.agenda.push({ do: "colony/noise", place: 1, left: -1 });
  s.agenda.push({ do: "morale/check" });
  for (let place = PLACE_COUNT - 1; place > COLONY; place--) bringZombies(s, place, presentAt(s, place));
}

/** location by location, token by token. `left` -1: the tokens are still to be counted. */
function hear(s: State, place: number, left: number, out: Out): void {
  hold(s);
  const tokens = left < 0 ? s.noise[place] : left;
  if (tokens > 0) {
    s.agenda.push({ do: "colony/noise", place, left: tokens - 1 });
    s.noise[place]--;
    const eyes = rollDie(s, out);
    if (out.listening) out.tell({ event: "noise-rolled", at: PLACES[place].id, eyes });
    if (eyes <= NOISE_TO) bringZombies(s, place, 1);
  } else if (place + 1 < PLACE_COUNT) s.agenda.push({ do: "colony/noise", place: place + 1, left: -1 });
  else {
    s.agenda.push({ do: "colony/objective" });
    s.agenda.push({ do: "morale/check" });
  }
}

/** morale that was lost in an earlier step has ended the match. */
function checkObjective(s: State, out: Out): void {
  enter(s, "objective", out);
  s.agenda.push({ do: "colony/round" });
  if (mainObjectiveDone(s)) endMatch(s, "objective", true, out);
}

function advanceMarker(s: State, out: Out): void {
  enter(s, "round", out);
  endRoundCards(s, out);
  if (s.outcome !== null) return;
  for (let at = s.lasting.length - 1; at >= 0; at--) {
    if (s.until[at] === 0 || s.until[at] > s.round) continue;
    s.lasting.splice(at, 1);
    s.until.splice(at, 1);
  }
  s.marker--;
  s.agenda.push({ do: "colony/first-player" });
  if (s.marker === 0) endMatch(s, "rounds", false, out);
}

/** to the right. */
function passFirst(s: State, out: Out): void {
  enter(s, "first-player", out);
  s.first = nextSeat(s, s.first, -1);
  if (out.listening) out.tell({ event: "first-player", seat: s.first });
  s.agenda.push({ do: "round/begin" });
}

export const roundSteps = {
  "round/begin": (s, _step, out) => beginRound(s, out),
  "round/roll": (s, _step, out) => roll(s, out),
  "turn/begin": (s, { seat }, out) => beginTurn(s, seat, out),
  "turn/frostbite": (s, { seat, next }, out) => hurtByFrost(s, seat, next, out),
  "turn/start": (s, { seat, next }) => askStart(s, seat, next),
  "turn/end": (s) => endTurn(s),
  "colony/begin": (s, _step, out) => beginColony(s, out),
  "colony/food": (s, _step, out) => eat(s, out),
  "colony/waste": (s, _step, out) => countWaste(s, out),
  "colony/zombies": (s, _step, out) => bringOut(s, out),
  "colony/locations": (s) => bringToLocations(s),
  "colony/noise": (s, { place, left }, out) => hear(s, place, left, out),
  "colony/objective": (s, _step, out) => checkObjective(s, out),
  "colony/round": (s, _step, out) => advanceMarker(s, out),
  "colony/first-player": (s, _step, out) => passFirst(s, out),
} satisfies Partial<Steps>;

export const roundPicks = {
  /** Forest Plum leaves (as John Price beside him: R-42). */
  "leave-game": {
    list(_s, _question, _seat, offer) {
      offer(YES);
      offer(NO);
    },
    apply(s, { a: who }, _seat, answer, out) {
      if (!("yes" in answer)) return;
      remove(s, who, out);
      changeMorale(s, 1, out);
    },
  },
} satisfies { readonly [why: string]: OpenRow };
