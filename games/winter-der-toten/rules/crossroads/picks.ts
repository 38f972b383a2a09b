import type { Offer } from "@endzeit/engine";
import { AMONG } from "../../content/crossroads-rows.ts";
import { placeOf } from "../../content/locations.ts";
import { ROD } from "../../content/named.ts";
import { FACE_OF, kindNumber, SYMBOL_OF_KIND, SYMBOLS } from "../../content/prints.ts";
import type { Answers, PickName, Question, State } from "../../state.ts";
import { NO, PICK_CARD, PICK_FACE, PICK_GATE, PICK_PLACE, PICK_SEAT, PICK_SURVIVOR, YES } from "../answers.ts";
import { eachKind, findBest, findKind } from "../cards.ts";
import { isRepeated } from "../dice.ts";
import { expose } from "../exposure.ts";
import { SURVIVOR_COUNT, survivorNumber } from "../groups.ts";
import { put, wound } from "../people.ts";
import { COLONY, COLONY_GATES, PLACE_COUNT, zombiesAt } from "../places.ts";
import type { Reason } from "../reasons.ts";
import type { Out } from "../rule.ts";
import { askExile } from "../votes.ts";
import { barricade, killZombies, removeZombies } from "../zombies.ts";
import {
  isExileBeside,
  isHurt,
  lacksRoom,
  mayBeAccused,
  mayBeChosen,
  mayGo,
  mayLeaveHospital,
  mayTravel,
} from "./needs.ts";
import {
  choseRobber,
  drawPresent,
  foughtBack,
  giveHand,
  givePresent,
  isOther,
  readSecret,
  shineLight,
  takeOver,
  takeTheirCard,
  woundAroundThomas,
} from "./odd.ts";
import { askAddictDie, cook, cure, experiment, giveToAddict, healOne, nurse, sleep } from "./offers.ts";
import { choseDeck, choseDeckCard, choseSubject, giveUp, loseDie, mayBeScene } from "./parts.ts";
import {
  isInside,
  missingSymbols,
  pledgeCard,
  pledgeDie,
  settlePledges,
  stakeCard,
  takeMedicine,
  volunteered,
} from "./seats.ts";

/** What crossroads cards let somebody choose: who may be chosen, and what becomes of it. */

const HOSPITAL = placeOf("hospital");
const WEAPON = SYMBOLS.indexOf("weapon");
const MEDICINE = SYMBOLS.indexOf("medicine");
const FOOD = SYMBOLS.indexOf("food");

type Asked = Extract<Question, { readonly ask: "pick" | "pick-card" }>;
type Taken<T> = (s: State, question: Asked, seat: number, taken: T, out: Out) => void;
type Refused = (s: State, question: Asked, seat: number, out: Out) => void;

interface PickRow<A> {
  list(s: State, question: Asked, seat: number, offer: Offer<A, Reason>): void;
  apply(s: State, question: Asked, seat: number, answer: A, out: Out): void;
}
export type OpenRow = PickRow<Answers["pick"]>;
export type CardRow = PickRow<Answers["pick-card"]>;

const nothing = (): void => {};

/** A survivor among those who may be it; with `none`, or nobody. */
const survivor = (
  may: (s: State, question: Asked, who: number, seat: number) => boolean,
  taken: Taken<number>,
  none: Refused | null = null,
): OpenRow => ({
  list(s, question, seat, offer) {
    for (let who = 0; who < SURVIVOR_COUNT; who++)
      if (s.place[who] >= 0 && may(s, question, who, seat)) offer(PICK_SURVIVOR[who]);
    if (none !== null) offer(NO);
  },
  apply(s, question, seat, answer, out) {
    if ("survivor" in answer) taken(s, question, seat, survivorNumber(answer.survivor), out);
    else none?.(s, question, seat, out);
  },
});

const place = (may: (s: State, question: Asked, place: number) => boolean, taken: Taken<number>): OpenRow => ({
  list(s, question, _seat, offer) {
    for (let at = 1; at < PLACE_COUNT; at++) if (may(s, question, at)) offer(PICK_PLACE[at]);
  },
  apply(s, question, seat, answer, out) {
    if ("place" in answer) taken(s, question, seat, placeOf(answer.place), out);
  },
});

const other = (
  may: (s: State, question: Asked, seat: number, of: number) => boolean,
  taken: Taken<number>,
): OpenRow => ({
  list(s, question, seat, offer) {
    for (let of = 0; of < s.seats; of++) if (isOther(s, of, seat) && may(s, question, of, seat)) offer(PICK_SEAT[of]);
  },
  apply(s, question, seat, answer, out) {
    if ("seat" in answer) taken(s, question, seat, answer.seat, out);
  },
});

/** An own unused die; with `none`, or none. */
const face = (taken: Taken<number>, none: Refused | null = null): OpenRow => ({
  list(s, _question, seat, offer) {
    const pool = s.dice[seat];
    for (let at = 0; at < pool.length; at++) if (!isRepeated(pool, at)) offer(PICK_FACE[pool[at]]);
    if (none !== null) offer(NO);
  },
  apply(s, question, seat, answer, out) {
    if ("face" in answer) taken(s, question, seat, answer.face, out);
    else none?.(s, question, seat, out);
  },
});

/** An entrance of the colony with zombies; where the question lets him, or none. */
const gate = (mayStop: (question: Asked) => boolean, taken: Taken<number>): OpenRow => ({
  list(s, question, _seat, offer) {
    for (let at = 0; at < COLONY_GATES; at++) if (s.zombies[at] > 0) offer(PICK_GATE[at]);
    if (mayStop(question)) offer(NO);
  },
  apply(s, question, seat, answer, out) {
    if ("gate" in answer) taken(s, question, seat, answer.gate - 1, out);
  },
});

const whether = (taken: (s: State, question: Asked, seat: number, yes: boolean, out: Out) => void): OpenRow => ({
  list(_s, _question, _seat, offer) {
    offer(YES);
    offer(NO);
  },
  apply: (s, question, seat, answer, out) => taken(s, question, seat, "yes" in answer, out),
});

/** A card of a hand that `from` names, if it may be it; with `none`, or none. Which kinds are listed only the asked seat knows. */
const card = (
  from: (s: State, question: Asked, seat: number) => readonly number[],
  may: (s: State, question: Asked, symbol: number) => boolean,
  taken: Taken<number>,
  none: Refused | null = null,
  find: (cards: readonly number[], kind: number) => number = findKind,
): CardRow => ({
  list(s, question, seat, offer) {
    eachKind(from(s, question, seat), (kind) => {
      if (may(s, question, SYMBOL_OF_KIND[kind])) offer(PICK_CARD[kind]);
    });
    if (none !== null) offer(NO);
  },
  apply(s, question, seat, answer, out) {
    if ("card" in answer) taken(s, question, seat, find(from(s, question, seat), kindNumber(answer.card)), out);
    else none?.(s, question, seat, out);
  },
});
const ownHand = (s: State, _question: Asked, seat: number): readonly number[] => s.hand[seat];
/** A deck, or another hand, that the asked seat looks at (form.ts). */
const openDeck = (s: State): readonly number[] => s.decks[s.scene];
const handOfA = (s: State, { a }: Asked): readonly number[] => s.hand[a];
const handOfB = (s: State, { b }: Asked): readonly number[] => s.hand[b];
const any = (): boolean => true;

export const crossroadsPicks = {
  subject: survivor(
    (s, { a }, who) => mayBeChosen(s, AMONG[a], who),
    (s, _question, _seat, who) => choseSubject(s, who),
  ),
  scene: place(
    (s, { a }, at) => mayBeScene(s, a, at),
    (s, _question, _seat, at) => {
      s.scene = at;
    },
  ),
  /** Card 2. */
  "give-to": other(
    (s, { a }, of) => mayGo(s, a, of),
    (s, { a }, _seat, of, out) => takeOver(s, a, of, out),
  ),
  /** Card 11: `a` is mugged. */
  robber: survivor(
    (s, { a }, who) => isExileBeside(s, a, who),
    (s, { b }, _seat, who, out) => choseRobber(s, who, b, out),
  ),
  "draw-weapon": whether((s, _question, _seat, yes, out) => foughtBack(s, yes, out)),
  /** Card 15: `a` cards are left. */
  "christmas-more": whether((s, { a }, seat, yes, out) => {
    if (yes) drawPresent(s, seat, a, out);
  }),
  "christmas-to": other(any, (s, { a }, seat, of, out) => givePresent(s, seat, of, a, out)),
  /** Card 35. */
  "secret-of": other(
    (s, _question, of) => s.secret[of].length > 0,
    (s, _question, _seat, of, out) => readSecret(s, of, out),
  ),
  /** Card 40: `a` wounds are left for the survivors of `b`. */
  "thomas-wounds": survivor(
    (_s, { b }, who) => (b & (1 << who)) !== 0,
    (s, { a, b }, _seat, who, out) => {
      wound(s, who, 1, out);
      woundAroundThomas(s, a - 1, b);
    },
  ),
  /** Card 41: the first one (`a` -1) and, with `a`, the second one. */
  "trip-with": survivor(
    (s, { a }, who) => mayTravel(s, who, a),
    (s, { a }, seat, who, out) => {
      if (a < 0) s.agenda.push({ ask: "pick", of: [seat], why: "trip-with", a: who, b: 0 });
      else travel(s, seat, a, who, out);
    },
  ),
  "trip-room": survivor(
    (s, { a, b }, who) => mayLeaveHospital(s, who, a, b),
    (s, { a, b }, seat, who, out) => {
      put(s, who, COLONY, out);
      travel(s, seat, a, b, out);
    },
  ),
  /** Card 46. */
  lighthouse: face((s, _question, seat, die, out) => {
    loseDie(s, seat, die, out);
    shineLight(s, out);
  }, nothing),
  /** Card 66. */
  accuse: other(
    (s, _question, of) => mayBeAccused(s, of),
    (s, _question, seat, of, out) => askExile(s, seat, of, out),
  ),
  /** Card 62: up to `a` more. */
  "blast-gate": gate(any, (s, { a }, seat, at, out) => blast(s, seat, at, a, out)),
  /** Card 80: up to `a` more, none of those in `b`. */
  "heal-three": survivor(
    (s, { b }, who) => isHurt(s, who) && (b & (1 << who)) === 0,
    (s, { a, b }, seat, who, out) => {
      if (a > 1) s.agenda.push({ ask: "pick", of: [seat], why: "heal-three", a: a - 1, b: b | (1 << who) });
      healOne(s, seat, who, out);
    },
    nothing,
  ),
  /** `b` 0: up to `a` more are killed. 1: one is removed. */
  "clear-gate": gate(
    ({ b }) => b === 0,
    (s, { a, b }, seat, at, out) => clearGate(s, seat, at, a, b, out),
  ),
  volunteer: survivor(
    (s, _question, who, seat) => isInside(s, seat, who),
    (s, _question, _seat, who, out) => volunteered(s, who, out),
  ),
  /** `a` cards, of the symbol `b` or any (-1), or drawn. */
  "which-deck": place(
    (s, _question, at) => s.decks[at].length > 0,
    (s, { a, b }, _seat, at, out) => choseDeck(s, at, a, b, out),
  ),
  "lose-die": face((s, _question, seat, die, out) => loseDie(s, seat, die, out)),
  "pledge-die": face((s, _question, seat, die, out) => pledgeDie(s, seat, die, out), nothing),
  /** Card 60. */
  sleep: whether((s, _question, seat, yes, out) => {
    if (yes) sleep(s, seat, out);
  }),
  /** Card 23. */
  experiment: whether((s, _question, _seat, yes) => {
    if (yes) experiment(s);
  }),
  /** Card 52: `a` leaves the game with the cards. */
  "pledge-survivor": whether((s, _question, _seat, yes, out) => settlePledges(s, yes, out)),
} satisfies Partial<Record<PickName, OpenRow>>;

export const crossroadsCardPicks = {
  /** Card 11: the rest goes to `a`. */
  "keep-one": card(ownHand, any, (s, { a }, _seat, at, out) => giveHand(s, a, at, out), null, findBest),
  "show-weapon": card(
    ownHand,
    (_s, _question, symbol) => symbol === WEAPON,
    (s, _question, seat, at, out) => {
      out.reveal();
      if (out.listening) out.tell({ event: "hand-shown", seat, ...FACE_OF[s.hand[seat][at]] });
      foughtBack(s, true, out);
    },
    (s, _question, _seat, out) => foughtBack(s, false, out),
  ),
  /** Card 35: out of the hand of `b`. */
  "medicine-from": card(
    handOfB,
    (_s, _question, symbol) => symbol === MEDICINE,
    (s, { b }, _seat, at, out) => takeMedicine(s, b, at, out),
    (s, { b }, _seat, out) => takeMedicine(s, b, -1, out),
  ),
  /** Card 73: out of the hand of `a`. */
  "their-card": card(handOfA, any, (s, { a }, _seat, at, out) => takeTheirCard(s, a, at, out), null, findBest),
  /** up to `a` more, with the symbol `b` or (-1) any. */
  "deck-card": card(
    openDeck,
    (_s, { b }, symbol) => b < 0 || symbol === b,
    (s, { a, b }, _seat, at, out) => choseDeckCard(s, at, a, b, out),
    (s, { a, b }, _seat, out) => choseDeckCard(s, -1, a, b, out),
    findBest,
  ),
  "lose-card": card(ownHand, any, (s, _question, seat, at, out) => giveUp(s, seat, at, "removed", out)),
  "pledge-card": card(
    ownHand,
    (s, _question, symbol) => missingSymbols(s).includes(symbol),
    (s, _question, seat, at, out) => pledgeCard(s, seat, at, out),
    nothing,
  ),
  /** Card 4: for `a`; without it a die, and without a die it has to be. */
  addiction: {
    ...card(
      ownHand,
      (_s, _question, symbol) => symbol === MEDICINE,
      (s, { a }, seat, at, out) => giveToAddict(s, seat, at, a, out),
      (s, _question, seat) => askAddictDie(s, seat),
    ),
    list(s, _question, seat, offer) {
      let has = false;
      eachKind(s.hand[seat], (kind) => {
        if (SYMBOL_OF_KIND[kind] !== MEDICINE) return;
        has = true;
        offer(PICK_CARD[kind]);
      });
      if (!has || s.dice[seat].length > 0) offer(NO);
    },
  },
  /** Card 71: for `a`. */
  "nurse-with": card(ownHand, any, (s, { a }, _seat, at, out) => nurse(s, a, at, out)),
  /** Card 61. */
  cook: card(
    ownHand,
    (_s, _question, symbol) => symbol === FOOD,
    (s, _question, seat, at, out) => cook(s, seat, at, out),
    nothing,
  ),
  /** Card 23: `a` was bitten. */
  cure: card(
    ownHand,
    (_s, _question, symbol) => symbol === MEDICINE,
    (s, { a }, seat, at, out) => cure(s, seat, at, a, out),
    nothing,
  ),
  /** Card 44: up to `a` more. */
  stake: card(ownHand, any, (s, { a }, seat, at, out) => stakeCard(s, seat, at, a, out), nothing),
} satisfies Partial<Record<PickName, CardRow>>;

/** Card 41: room is made, one by one; then Rod and the two go, and each is exposed twice. */
function travel(s: State, seat: number, first: number, second: number, out: Out): void {
  if (lacksRoom(s, first, second) > 0) {
    s.agenda.push({ ask: "pick", of: [seat], why: "trip-room", a: first, b: second });
    return;
  }
  for (const who of [ROD, first, second]) if (s.place[who] !== HOSPITAL) put(s, who, HOSPITAL, out);
  for (const who of [second, first, ROD]) expose(s, who, 2, "card");
}

/** Card 62: a barricade in the place of a zombie. */
function blast(s: State, seat: number, at: number, left: number, out: Out): void {
  removeZombies(s, at, 1, out);
  barricade(s, seat, at, 1, out);
  if (left > 1 && zombiesAt(s, COLONY) > 0)
    s.agenda.push({ ask: "pick", of: [seat], why: "blast-gate", a: left - 1, b: 0 });
}

function clearGate(s: State, seat: number, at: number, left: number, removed: number, out: Out): void {
  if (removed === 1) return removeZombies(s, at, 1, out);
  killZombies(s, at, 1, out);
  if (left > 1 && zombiesAt(s, COLONY) > 0)
    s.agenda.push({ ask: "pick", of: [seat], why: "clear-gate", a: left - 1, b: 0 });
}
