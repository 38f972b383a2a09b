import type { Offer } from "@endzeit/engine";
import { ITEMS } from "../content/items.ts";
import { PLACES } from "../content/locations.ts";
import { kindNumber, SYMBOL_OF_KIND, SYMBOLS } from "../content/prints.ts";
import type { SurvivorId } from "../content/survivors.ts";
import { type Answers, PHRASES, type State, TurnMark } from "../state.ts";
import { applyAbility, listAbilities } from "./abilities.ts";
import { begin } from "./acts.ts";
import {
  ACT,
  BUY,
  COLONY_GATE_NUMBERS,
  END,
  EXILE,
  FACE_NUMBERS,
  ITEM_IDS,
  NURSE,
  PLACE_IDS,
  SEAT_NUMBERS,
  SURVIVOR_IDS,
} from "./answers.ts";
import { applyAttack, listAttacks } from "./attack.ts";
import { applyContribution, listContributions } from "./contribute.ts";
import { buy, eachBuyable, mayBeNursed } from "./crossroads/offers.ts";
import { isRepeated } from "./dice.ts";
import { applyGear, listGear } from "./gear.ts";
import { groupSize, isCooperative, isOut, SURVIVOR_COUNT, survivorNumber } from "./groups.ts";
import { applyMove, listMoves } from "./moves.ts";
import { applyOffer, listOffers } from "./objectives.ts";
import { applyPlay, listPlays } from "./play.ts";
import type { Reason } from "./reasons.ts";
import { applyRequest, listRequests } from "./request.ts";
import type { Out, Questions } from "./rule.ts";
import { applySearch, listSearches } from "./search.ts";
import { applyPhrase, listPhrases, MOST_SAYINGS } from "./talk.ts";
import { callExile } from "./votes.ts";
import { applyAttract, applyBarricade, applyClean, applyFeed, listFeeding, listWork } from "./work.ts";

/** Spielzug: actions with and without action dice, in any order, until the player ends the turn. */

export type TurnOffer = Offer<Answers["turn"], Reason>;

/** No question lists more answers than can be looked over. */
export const MOST_ANSWERS = 400;

function listTurn(s: State, seat: number, offer: TurnOffer): void {
  if (isCrowded(s, seat)) listInSteps(s, seat, offer);
  else listAll(s, seat, offer);
}

/** Who acts by an answer; null where nobody is named. */
function doerOf(answer: Answers["turn"]): SurvivorId | null {
  if ("attack" in answer) return answer.attack;
  if ("search" in answer) return answer.search;
  if ("barricade" in answer) return answer.barricade;
  if ("clean" in answer) return answer.clean;
  if ("attract" in answer) return answer.attract;
  if ("ability" in answer) return answer.ability;
  if ("move" in answer) return answer.move;
  if ("by" in answer) return answer.by;
  if ("from" in answer) return answer.from;
  return "nurse" in answer ? answer.nurse : null;
}

/** Dice and places make a product with the group: so many answers one survivor has for each face and for each place at most. */
const FOR_EACH_FACE = 6;
const FOR_EACH_PLACE = 2;
/** A card of the hand is played, contributed or offered. */
const FOR_EACH_CARD = 3;
/** A piece of equipment is used, handed on or contributed. */
const FOR_EACH_PIECE = 3;
/** A free barricade, a free ability, a card for a wound. */
const FREELY = 3;
/** Requests, exiles and the end. */
const OTHERS = SYMBOLS.length + SEAT_NUMBERS.length + 1;

let counted = 0;
const count: TurnOffer = (_answer, reason) => {
  if (reason === undefined) counted++;
};
/** A move counts twice, for there may be fuel in the hand. */
const countMove: TurnOffer = (answer, reason) => {
  if (reason === undefined && !("fuel" in answer)) counted += FOR_EACH_PLACE;
};

/**
 * Whether the answers of a turn may be too many for one question. It rests on what lies open, so that nobody reads a hand from how a turn is
 * asked: of a hidden hand every card counts for all that a card may be.
 */
function isCrowded(s: State, seat: number): boolean {
  const group = groupSize(s, seat);
  const pool = s.dice[seat];
  let faces = 0;
  for (let at = 0; at < pool.length; at++) if (!isRepeated(pool, at)) faces++;
  const kinds = Math.min(s.hand[seat].length, ITEM_IDS.length);
  let bought = 0;
  eachBuyable(s, () => bought++);
  const free =
    bought +
    kinds * FOR_EACH_CARD +
    faces * (s.exiled[seat] === 0 ? 1 : Math.min(kinds, FOOD_IDS.length)) +
    MOST_SAYINGS +
    OTHERS;
  const each = faces * FOR_EACH_FACE + PLACES.length * FOR_EACH_PLACE + FREELY;
  if (free + s.gear.length * FOR_EACH_PIECE + group * each <= MOST_ANSWERS) return false;
  counted = 0;
  listAttacks(s, seat, count);
  listSearches(s, seat, count);
  listWork(s, seat, count);
  listAbilities(s, seat, count);
  listGear(s, seat, count);
  listMoves(s, seat, countMove);
  const pieces = s.bearer.filter((who) => s.owner[who] === seat).length;
  return counted + free + pieces + group > MOST_ANSWERS;
}

/** Who acts is chosen first; what names nobody is there at once. */
function listInSteps(s: State, seat: number, offer: TurnOffer): void {
  const able = new Set<SurvivorId>();
  listAll(s, seat, (answer, reason, about) => {
    const who = doerOf(answer);
    if (who === null) offer(answer, reason, about);
    else if (reason === undefined) able.add(who);
  });
  for (const id of able) offer(ACT[survivorNumber(id)]);
}

/** What a survivor may do in the turn of a seat. */
export function listActs(s: State, seat: number, by: number, offer: TurnOffer): void {
  listAll(s, seat, (answer, reason, about) => {
    if (doerOf(answer) === SURVIVOR_IDS[by]) offer(answer, reason, about);
  });
}

function listAll(s: State, seat: number, offer: TurnOffer): void {
  listAttacks(s, seat, offer);
  listSearches(s, seat, offer);
  listWork(s, seat, offer);
  listAbilities(s, seat, offer);
  listGear(s, seat, offer);
  listPlays(s, seat, offer);
  listContributions(s, seat, offer);
  listOffers(s, seat, offer);
  listMoves(s, seat, offer);
  listFeeding(s, seat, offer);
  listRequests(s, seat, offer);
  listExiles(s, seat, offer);
  listGifts(s, seat, offer);
  listPhrases(s, seat, offer);
  offer(END);
}

/** Über Verbannung abstimmen: once a turn, another player who is not exiled yet. */
function listExiles(s: State, seat: number, offer: TurnOffer): void {
  if (isCooperative(s)) return;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || isOut(s, other)) continue;
    if (s.exiled[other] === 1) offer(EXILE[other], "already-exiled", other);
    else if ((s.turnMarks & TurnMark.exileCalled) !== 0) offer(EXILE[other], "one-vote-a-turn");
    else offer(EXILE[other]);
  }
}

/** What crossroads cards 58 and 71 let a player do. */
function listGifts(s: State, seat: number, offer: TurnOffer): void {
  eachBuyable(s, (kind) => offer(BUY[kind]));
  for (let who = 0; who < SURVIVOR_COUNT; who++)
    if (s.owner[who] === seat && s.hand[seat].length > 0 && mayBeNursed(s, who)) offer(NURSE[who]);
}

function applyTurn(s: State, seat: number, answer: Answers["turn"], out: Out): void {
  // The most frequent ones first: each `in` costs.
  if ("request" in answer) return applyRequest(s, seat, answer, out);
  if ("move" in answer) return applyMove(s, seat, answer, out);
  if ("say" in answer) return applyPhrase(s, seat, answer, out);
  if ("contribute" in answer) return applyContribution(s, seat, answer, out);
  if ("exile" in answer) {
    begin(s, "exile", -1, -1);
    return callExile(s, answer.exile, out);
  }
  if ("play" in answer) return applyPlay(s, seat, kindNumber(answer.play), out);
  if ("attack" in answer) return applyAttack(s, seat, answer, out);
  if ("search" in answer) return applySearch(s, seat, answer, out);
  if ("barricade" in answer) return applyBarricade(s, seat, answer, out);
  if ("clean" in answer) return applyClean(s, seat, answer, out);
  if ("attract" in answer) return applyAttract(s, seat, answer);
  if ("ability" in answer) return applyAbility(s, seat, answer, out);
  if ("use" in answer || "hand" in answer) return applyGear(s, seat, answer, out);
  if ("offer" in answer) return applyOffer(s, seat, answer, out);
  if ("feed" in answer) return applyFeed(s, seat, answer, out);
  if ("buy" in answer) {
    begin(s, "play", -1, -1);
    return buy(s, answer.buy, out);
  }
  if ("nurse" in answer) {
    begin(s, "heal", survivorNumber(answer.nurse), s.place[survivorNumber(answer.nurse)]);
    s.agenda.push({ ask: "pick-card", of: [seat], why: "nurse-with", a: survivorNumber(answer.nurse), b: 0 });
    return;
  }
  if ("act" in answer) {
    s.agenda.push({ ask: "act", of: [seat], by: survivorNumber(answer.act) });
    return;
  }
  begin(s, "end", -1, -1);
}

const FOOD_IDS = ITEMS.filter((_, kind) => SYMBOL_OF_KIND[kind] === SYMBOLS.indexOf("food")).map(({ id }) => id);
const PHRASE_IDS = PHRASES.map(({ id }) => id);

const DEEDS: Questions["act"]["forms"] = [
  { attack: SURVIVOR_IDS, die: FACE_NUMBERS },
  { attack: SURVIVOR_IDS, with: ITEM_IDS, die: FACE_NUMBERS },
  { search: SURVIVOR_IDS, die: FACE_NUMBERS },
  { barricade: SURVIVOR_IDS, die: FACE_NUMBERS },
  { barricade: SURVIVOR_IDS },
  { clean: SURVIVOR_IDS, die: FACE_NUMBERS },
  { attract: SURVIVOR_IDS, die: FACE_NUMBERS },
  { ability: SURVIVOR_IDS, die: FACE_NUMBERS },
  { ability: SURVIVOR_IDS },
  { ability: SURVIVOR_IDS, of: SURVIVOR_IDS, die: FACE_NUMBERS },
  { ability: SURVIVOR_IDS, of: SURVIVOR_IDS },
  { use: ITEM_IDS, by: SURVIVOR_IDS },
  { contribute: ITEM_IDS, from: SURVIVOR_IDS },
  { move: SURVIVOR_IDS, to: PLACE_IDS },
  { move: SURVIVOR_IDS, to: PLACE_IDS, fuel: [true] },
  { hand: ITEM_IDS, from: SURVIVOR_IDS },
  { nurse: SURVIVOR_IDS },
];

export const turnQuestions = {
  turn: {
    forms: [
      ...DEEDS,
      { play: ITEM_IDS },
      { contribute: ITEM_IDS },
      { offer: ITEM_IDS },
      { feed: FACE_NUMBERS },
      { feed: FACE_NUMBERS, card: FOOD_IDS },
      { request: SYMBOLS },
      { exile: SEAT_NUMBERS },
      { say: PHRASE_IDS },
      { buy: ITEM_IDS },
      { end: [true] },
      {
        say: PHRASE_IDS,
        about: [...PLACE_IDS, ...SEAT_NUMBERS, ...COLONY_GATE_NUMBERS.slice(SEAT_NUMBERS.length - 1)],
      },
      { act: SURVIVOR_IDS },
    ],
    otherwise: "only-in-own-turn",
    // Cards of the hand are among the answers.
    closed: true,
    list: (s, _question, seat, offer) => listTurn(s, seat, offer),
    apply: (s, _question, seat, answer, out) => applyTurn(s, seat, answer, out),
    objection: () => ({ reason: "not-possible", about: -1 }),
  },
  act: {
    forms: DEEDS,
    otherwise: "only-in-own-turn",
    closed: true,
    list: (s, { by }, seat, offer) => listActs(s, seat, by, offer),
    apply: (s, _question, seat, answer, out) => applyTurn(s, seat, answer, out),
    objection: () => ({ reason: "not-possible", about: -1 }),
  },
} satisfies Partial<Questions>;
