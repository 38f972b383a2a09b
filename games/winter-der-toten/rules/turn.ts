import type { Offer } from "@endzeit/engine";
import { ITEMS } from "../content/items.ts";
import { kindNumber, SYMBOL_OF_KIND, SYMBOLS } from "../content/prints.ts";
import { type Answers, PHRASES, type State, TurnMark } from "../state.ts";
import { applyAbility, listAbilities } from "./abilities.ts";
import { begin } from "./acts.ts";
import {
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
import { applyGear, listGear } from "./gear.ts";
import { isCooperative, isOut, SURVIVOR_COUNT, survivorNumber } from "./groups.ts";
import { applyMove, listMoves } from "./moves.ts";
import { applyOffer, listOffers } from "./objectives.ts";
import { applyPlay, listPlays } from "./play.ts";
import type { Reason } from "./reasons.ts";
import { applyRequest, listRequests } from "./request.ts";
import type { Out, Questions } from "./rule.ts";
import { applySearch, listSearches } from "./search.ts";
import { applyPhrase, listPhrases } from "./talk.ts";
import { callExile } from "./votes.ts";
import { applyAttract, applyBarricade, applyClean, applyFeed, listFeeding, listWork } from "./work.ts";

/** Spielzug: actions with and without action dice, in any order, until the player ends the turn. */

export type TurnOffer = Offer<Answers["turn"], Reason>;

function listTurn(s: State, seat: number, offer: TurnOffer): void {
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
  begin(s, "end", -1, -1);
}

const FOOD_IDS = ITEMS.filter((_, kind) => SYMBOL_OF_KIND[kind] === SYMBOLS.indexOf("food")).map(({ id }) => id);
const PHRASE_IDS = PHRASES.map(({ id }) => id);

export const turnQuestions = {
  turn: {
    forms: [
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
      { play: ITEM_IDS },
      { contribute: ITEM_IDS },
      { contribute: ITEM_IDS, from: SURVIVOR_IDS },
      { offer: ITEM_IDS },
      { move: SURVIVOR_IDS, to: PLACE_IDS },
      { move: SURVIVOR_IDS, to: PLACE_IDS, fuel: [true] },
      { feed: FACE_NUMBERS },
      { feed: FACE_NUMBERS, card: FOOD_IDS },
      { request: SYMBOLS },
      { hand: ITEM_IDS, from: SURVIVOR_IDS },
      { exile: SEAT_NUMBERS },
      { say: PHRASE_IDS },
      {
        say: PHRASE_IDS,
        about: [...PLACE_IDS, ...SEAT_NUMBERS, ...COLONY_GATE_NUMBERS.slice(SEAT_NUMBERS.length - 1)],
      },
      { buy: ITEM_IDS },
      { nurse: SURVIVOR_IDS },
      { end: [true] },
    ],
    otherwise: "only-in-own-turn",
    // Cards of the hand are among the answers.
    closed: true,
    list: (s, _question, seat, offer) => listTurn(s, seat, offer),
    apply: (s, _question, seat, answer, out) => applyTurn(s, seat, answer, out),
    objection: () => ({ reason: "not-possible", about: -1 }),
  },
} satisfies Partial<Questions>;
