import type { Offer, Reporter } from "@endzeit/engine";
import { type Answer, type Event, Figure, HUMANS, Mark, SQUARES, type State, Thing, ZOMBIES } from "../state.ts";
import { DISCARD, orderOf, orderTo, PLAY, PLAY_AT, playAtTo, TAKE } from "./answers.ts";
import type { CardRule } from "./card.ts";
import { burn, fallsIntoPit, loseShield, removeThing, settle, wound } from "./damage.ts";
import { carry, clear, exchange, has, hasShield, isFree, isZombie } from "./figures.ts";
import { eachKind, loseCard } from "./hands.ts";
import {
  enter,
  heldBy,
  laneBarred,
  move,
  noWayAside,
  noWayBack,
  noWayForward,
  noWayInto,
  place,
  stepForward,
} from "./movement.ts";
import type { Reason } from "./reasons.ts";
import { BACK, BARRICADE, FORWARD, laneOf, NAMES, NEIGHBOURS, SIDES, sectionOf, squareOf } from "./street.ts";

type Out = Reporter<Event>;

/** Zombies up to this strength take orders (Boss). */
const OBEDIENT = 3;

/** A card for one zombie on the street, refused by `refuse` where it has no use. */
function zombieCard(
  refuse: (s: State, square: number) => Reason | undefined,
  play: (s: State, square: number, kind: number, out: Out) => void,
): CardRule {
  return {
    list(s, kind, offer) {
      for (let square = 0; square < SQUARES; square++) {
        offer(PLAY_AT[kind][square], isZombie(s, square) ? refuse(s, square) : "no-zombie-there", square);
      }
    },
    play(s, kind, answer, out) {
      play(s, squareOf(answer.at), kind, out);
    },
  };
}

function newcomer(figure: number): CardRule {
  return {
    list(s, kind, offer) {
      for (let square = 0; square < SQUARES; square++) offer(PLAY_AT[kind][square], noEntrance(s, square), square);
    },
    play(s, kind, answer, out) {
      place(s, squareOf(answer.at), figure, s.values[kind], out);
    },
  };
}

/** Zombies and dogs enter on a square of section 5 without figure or wall, in a lane that is not barred (R15, R16). */
function noEntrance(s: State, square: number): Reason | undefined {
  if (sectionOf(square) !== 5) return "not-at-the-graveyard";
  if (laneBarred(s, laneOf(square))) return "lane-barred";
  return isFree(s, square) && s.thing[square] !== Thing.wall ? undefined : "graveyard-square-taken";
}

export const zombie = newcomer(Figure.zombie);
export const dog = newcomer(Figure.dog);

/** Hunger: one more square forward (R13, R36). */
export const hunger = zombieCard(
  (s, square) => cannotStep(s, square) ?? noWayForward(s, square),
  (s, square, _kind, out) => {
    s.marks[square] |= Mark.stepped;
    stepForward(s, square, "hunger", out);
  },
);

/** A zombie takes one step by card or order in a phase, and none while it is held (R13). */
function cannotStep(s: State, square: number): Reason | undefined {
  return has(s, square, Mark.stepped) ? "already-moved" : heldBy(s, square);
}

/** Krallen: stronger for good (R72). */
export const claws = zombieCard(
  () => undefined,
  (s, square, kind, out) => {
    s.strength[square] += s.values[kind];
    if (out.listening) out.tell({ event: "clawed", at: NAMES[square], strength: s.strength[square] });
  },
);

/** Schutzschild: one for each zombie (R53). */
export const shield = zombieCard(
  (s, square) => (hasShield(s, square) ? "has-shield" : undefined),
  (s, square, _kind, out) => {
    s.marks[square] |= Mark.shield;
    if (out.listening) out.tell({ event: "shielded", at: NAMES[square] });
  },
);

/** Boss: leads with as many orders as the card says. */
export const boss = zombieCard(
  (s, square) => (has(s, square, Mark.boss) ? "is-boss" : undefined),
  (s, square, kind, out) => {
    s.marks[square] |= Mark.boss;
    s.orders[square] = s.values[kind];
    if (out.listening) out.tell({ event: "crowned", at: NAMES[square] });
  },
);

/** The Boss who would order the zombie on a square: with orders left, none given this phase, and not itself (R64, R114). */
function bossFor(s: State, square: number): number {
  for (let at = 0; at < SQUARES; at++) {
    if (at !== square && has(s, at, Mark.boss) && s.orders[at] > 0 && !has(s, at, Mark.commanded)) return at;
  }
  return -1;
}

/** Boss orders, free of card cost, one a phase: forward, back or sideways (R64). */
export function listOrders(s: State, offer: Offer<Answer>): void {
  const silent = bossFor(s, -1) < 0 ? whySilent(s) : undefined;
  if (silent === "no-boss") return;
  for (let square = 0; square < SQUARES; square++) {
    if (isFree(s, square)) continue;
    const deaf = silent ?? disobeys(s, square);
    if (deaf !== undefined) {
      offer(orderOf[square], deaf, square);
      continue;
    }
    const forward = FORWARD[square];
    offer(orderTo(square, forward), noWayForward(s, square), forward);
    if (BACK[square] >= 0) offer(orderTo(square, BACK[square]), noWayBack(s, square), BACK[square]);
    for (const side of SIDES[square]) offer(orderTo(square, side), noWayAside(s, square, side), side);
  }
}

/** Why no Boss may give an order now. */
function whySilent(s: State): Reason | "no-boss" {
  let reason: Reason | "no-boss" = "no-boss";
  for (let at = 0; at < SQUARES; at++) {
    if (!has(s, at, Mark.boss)) continue;
    if (s.orders[at] > 0) return "order-given";
    reason = "no-orders-left";
  }
  return reason;
}

function disobeys(s: State, square: number): Reason | undefined {
  if (!isZombie(s, square)) return "dogs-obey-nobody";
  if (bossFor(s, square) < 0) return "bosses-obey-nobody";
  if (s.strength[square] > OBEDIENT) return "too-strong-for-orders";
  if (s.rules.oneOrderInLife && has(s, square, Mark.ordered)) return "had-an-order";
  return cannotStep(s, square);
}

export function giveOrder(s: State, answer: Answer, out: Out): void {
  const square = squareOf(answer.order);
  const by = bossFor(s, square);
  s.orders[by]--;
  s.marks[by] |= Mark.commanded;
  s.marks[square] |= Mark.ordered | Mark.stepped;
  if (out.listening)
    out.tell({ event: "ordered", boss: NAMES[by], at: NAMES[square], to: String(answer.to), left: s.orders[by] });
  if (answer.to === BARRICADE) stepForward(s, square, "order", out);
  else move(s, square, squareOf(answer.to), "order", out);
}

/** Biss: the human of a shield becomes a zombie of strength 1, beside or behind its maker (R62, R63). */
export const bite: CardRule = {
  list(s, kind, offer) {
    for (let square = 0; square < SQUARES; square++) {
      if (!isZombie(s, square)) offer(PLAY_AT[kind][square], "no-zombie-there", square);
      else if (!hasShield(s, square)) offer(PLAY_AT[kind][square], "no-shield-there", square);
      else {
        for (const to of NEIGHBOURS[square]) {
          offer(playAtTo(kind, square, to), noBirthplace(s, square, to, s.values[kind]), to);
        }
      }
    }
  },
  play(s, kind, answer, out) {
    const at = squareOf(answer.at);
    const to = squareOf(answer.to);
    s.marks[at] &= ~Mark.shield;
    if (out.listening) out.tell({ event: "bitten", at: NAMES[at], to: NAMES[to] });
    place(s, to, Figure.zombie, s.values[kind], out);
  },
};

function noBirthplace(s: State, square: number, to: number, strength: number): Reason | undefined {
  if (to === FORWARD[square]) return "bite-in-front";
  if (laneBarred(s, laneOf(to))) return "target-lane-barred";
  return noWayInto(s, to, strength);
}

/** Tausch: two zombies side by side or one behind the other change places (R70). */
export const swap: CardRule = {
  list(s, kind, offer) {
    for (let at = 0; at < SQUARES; at++) {
      if (!isZombie(s, at)) {
        offer(PLAY_AT[kind][at], "no-zombie-there", at);
        continue;
      }
      let partner = false;
      for (const to of NEIGHBOURS[at]) {
        if (!isZombie(s, to)) continue;
        partner = true;
        offer(
          playAtTo(kind, at, to),
          cannotStep(s, at) ?? cannotStep(s, to) ?? tooWeakFor(s, to, at) ?? tooWeakFor(s, at, to),
          to,
        );
      }
      if (!partner) offer(PLAY_AT[kind][at], "not-beside-a-zombie", at);
    }
  },
  play(s, _kind, answer, out) {
    const at = squareOf(answer.at);
    const to = squareOf(answer.to);
    s.marks[at] |= Mark.stepped;
    s.marks[to] |= Mark.stepped;
    exchange(s, at, to);
    if (out.listening) out.tell({ event: "swapped", at: NAMES[at], to: NAMES[to] });
    enter(s, at, out);
    enter(s, to, out);
  },
};

/** R69: onto a wall by its own strength. */
function tooWeakFor(s: State, to: number, from: number): Reason | undefined {
  return s.thing[to] === Thing.wall && s.strength[from] < s.size[to] ? "wall-too-high-alone" : undefined;
}

/** Verschmelzung: one zombie steps onto another and they are one (R67). */
export const merge: CardRule = {
  list(s, kind, offer) {
    for (let at = 0; at < SQUARES; at++) {
      if (!isZombie(s, at)) {
        offer(PLAY_AT[kind][at], "no-zombie-there", at);
        continue;
      }
      let partner = false;
      for (const to of NEIGHBOURS[at]) {
        if (!isZombie(s, to)) continue;
        partner = true;
        offer(playAtTo(kind, at, to), cannotMerge(s, at, to) ?? tooWeakFor(s, to, at), to);
      }
      if (!partner) offer(PLAY_AT[kind][at], "nobody-to-merge-with", at);
    }
  },
  play(s, _kind, answer, out) {
    mergeInto(s, squareOf(answer.at), squareOf(answer.to), out);
  },
};

/** R68: neither half may be held; the house rule lets two netted ones merge. */
function cannotMerge(s: State, at: number, to: number): Reason | undefined {
  if (has(s, at, Mark.stepped)) return "already-moved";
  if (s.rules.nettedMayMerge && has(s, at, Mark.netted) && has(s, to, Mark.netted)) return undefined;
  return heldBy(s, at) ?? heldBy(s, to);
}

/**
 * The mover arrives alone: fire and mine hit it before the strengths add (R107). Then the pit is measured against both together (R69, R106).
 */
function mergeInto(s: State, from: number, to: number, out: Out): void {
  const host = { strength: s.strength[to], wounds: s.wounds[to], marks: s.marks[to], orders: s.orders[to] };
  carry(s, from, to);
  if (s.thing[to] === Thing.mine) mineUnder(s, to, out);
  if (!isFree(s, to) && s.burning[laneOf(to)] !== 0) burn(s, to, out, true);
  if (!isFree(s, to) && s.napalm === to) wound(s, to, 1, "napalm", out, true);
  const strength = isFree(s, to) ? 0 : s.strength[to];
  const marks = s.marks[to];
  const orders = s.orders[to];
  clear(s, to);
  s.figure[to] = Figure.zombie;
  s.strength[to] = host.strength + strength;
  s.wounds[to] = strength > 0 ? 0 : host.wounds;
  // What both were stays true of the one: shield, Boss, order taken. It moves no more this phase.
  s.marks[to] = host.marks | (strength > 0 ? marks | Mark.stepped : 0);
  s.orders[to] = Math.max(host.orders, orders);
  if (strength > 0) {
    if (out.listening) out.tell({ event: "merged", from: NAMES[from], to: NAMES[to], strength: s.strength[to] });
    if (s.thing[to] === Thing.pit) pitUnder(s, to, out);
  }
  settle(s);
}

/** The mine beneath hits the newcomer; its splinters fly afterwards. */
function mineUnder(s: State, square: number, out: Out): void {
  const power = s.size[square];
  s.thing[square] = Thing.none;
  s.size[square] = 0;
  if (out.listening) out.tell({ event: "exploded", thing: "mine", at: NAMES[square] });
  wound(s, square, power, "mine", out);
  s.agenda.push({ ask: "splinter", of: [HUMANS], at: square });
}

function pitUnder(s: State, square: number, out: Out): void {
  if (s.strength[square] > s.size[square]) return;
  if (hasShield(s, square)) {
    loseShield(s, square, "pit", out);
    removeThing(s, square, "filled", out);
  } else fallsIntoPit(s, square, out);
}

/** Spitzhacke: destroys what the humans laid, without setting it off; a pit stays a pit (R71). */
export const pickaxe: CardRule = {
  list(s, kind, offer) {
    for (let square = 0; square < SQUARES; square++) {
      const thing = s.thing[square];
      offer(
        PLAY_AT[kind][square],
        thing === Thing.none ? "nothing-there" : thing === Thing.pit ? "pit-stays" : undefined,
        square,
      );
    }
  },
  play(s, _kind, answer, out) {
    removeThing(s, squareOf(answer.at), "pickaxe", out);
  },
};

/** Terror: one card in the next human phase; two are no worse than one (R12). */
export const terror: CardRule = {
  list(_s, kind, offer) {
    offer(PLAY[kind]);
  },
  play(s, _kind, _answer, out) {
    s.terror = 1;
    if (out.listening) out.tell({ event: "terror" });
  },
};

/** Fleisch: the zombie player looks at the human hand and picks a card (R73). */
export const meat: CardRule = {
  list(s, kind, offer) {
    offer(PLAY[kind], s.hand[HUMANS].length === 0 ? "humans-hold-nothing" : undefined);
  },
  play(s, _kind, _answer, out) {
    s.known = s.hand[HUMANS].slice().sort((a, b) => a - b);
    out.reveal();
    if (out.listening) {
      out.tell({ event: "looked", seat: ZOMBIES });
      for (const card of s.known) out.tell({ event: "saw-card", seat: ZOMBIES, card: cardName(card) }, [ZOMBIES]);
    }
    s.agenda.push({ ask: "meat", of: [ZOMBIES] });
  },
};

const cardName = (kind: number): string => String(DISCARD[kind].discard);

export function listMeat(s: State, offer: Offer<Answer>): void {
  eachKind(s.hand[HUMANS], (kind) => offer(TAKE[kind]));
}

export function takeMeat(s: State, kind: number, out: Out): void {
  loseCard(s, HUMANS, kind, "meat", out);
}

/** Klick! and Gib her! have moments of their own. */
export const click: CardRule = outOfTurn("only-after-a-shot");
export const notSoFast: CardRule = outOfTurn("only-before-moving");

function outOfTurn(reason: Reason): CardRule {
  return {
    list(_s, kind, offer) {
      offer(PLAY[kind], reason);
    },
    play() {},
  };
}

/** Gib her!: a zombie skips its compulsory move (R23). */
export function listNotSoFast(s: State, kind: number, offer: Offer<Answer>): void {
  const held = s.hand[ZOMBIES].includes(kind);
  for (let square = 0; square < SQUARES; square++) {
    const reason = !held
      ? "not-held"
      : !isZombie(s, square)
        ? "no-zombie-there"
        : has(s, square, Mark.held)
          ? "held-already"
          : undefined;
    if (isZombie(s, square) || held) offer(PLAY_AT[kind][square], reason, square);
  }
}

export function holdBack(s: State, square: number, out: Out): void {
  s.marks[square] |= Mark.held;
  if (out.listening) out.tell({ event: "held", at: NAMES[square] });
}
