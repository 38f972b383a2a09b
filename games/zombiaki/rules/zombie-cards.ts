import type { Offer, Reporter } from "@endzeit/engine";
import { type Answer, type Event, Figure, HUMANS, Mark, SQUARES, type State, Thing, ZOMBIES } from "../state.ts";
import { DISCARD, PLAY, PLAY_AT, playAtTo, TAKE } from "./answers.ts";
import { ALONE, AT, AT_TO, type CardRule } from "./card.ts";
import { removeThing } from "./damage.ts";
import { has, hasShield, isFree, isZombie } from "./figures.ts";
import { eachKind, loseCard } from "./hands.ts";
import { cannotStep, laneBarred, noWayForward, noWayInto, place, stepForward } from "./movement.ts";
import { objection, type Reason } from "./reasons.ts";
import { FORWARD, laneOf, NAMES, NEIGHBOURS, sectionOf, squareOf } from "./street.ts";

type Out = Reporter<Event>;

/** A card for one zombie on the street, refused by `refuse` where it has no use. */
function zombieCard(
  refuse: (s: State, square: number) => Reason | undefined,
  play: (s: State, square: number, kind: number, out: Out) => void,
): CardRule {
  return {
    takes: AT,
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
    takes: AT,
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

/** Biss: the human of a shield becomes a zombie of strength 1, beside or behind its maker (R62, R63). */
export const bite: CardRule = {
  takes: AT_TO,
  objection: (_s, _kind, answer) => objection("bite-next-door", squareOf(answer.to)),
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

/** Spitzhacke: destroys what the humans laid, without setting it off; a pit stays a pit (R71). */
export const pickaxe: CardRule = {
  takes: AT,
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
  takes: ALONE,
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
  takes: ALONE,
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

/** By kind, as they were shown: the order of the hand would tell which card was drawn when. */
export function listMeat(s: State, offer: Offer<Answer>): void {
  eachKind(
    s.hand[HUMANS].slice().sort((a, b) => a - b),
    (kind) => offer(TAKE[kind]),
  );
}

export function takeMeat(s: State, kind: number, out: Out): void {
  loseCard(s, HUMANS, kind, "meat", out);
}

/** Klick! and Gib her! have moments of their own. */
export const click: CardRule = outOfTurn("only-after-a-shot");
export const notSoFast: CardRule = outOfTurn("only-before-moving");

function outOfTurn(reason: Reason): CardRule {
  return {
    takes: [],
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
