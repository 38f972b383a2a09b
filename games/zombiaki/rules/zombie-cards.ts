import { type Offer, objection } from "@endzeit/engine";
import { idOf, kindOf } from "../content/cards.ts";
import {
  type Alone,
  type Answers,
  Figure,
  type FromTo,
  HUMANS,
  Mark,
  type OnSquare,
  SQUARES,
  type SquareName,
  type State,
  Thing,
  ZOMBIES,
} from "../state.ts";
import { HOLD, PASS, PLAY, PLAY_AT, playAtTo, TAKE, TAKE_FORMS } from "./answers.ts";
import { ALONE, AT, AT_TO, type CardRule } from "./card.ts";
import { removeThing } from "./damage.ts";
import { has, hasShield, isFree, isZombie } from "./figures.ts";
import { allSeen, loseCard, offerKinds, spend } from "./hands.ts";
import { cannotStep, laneBarred, noWayForward, noWayInto, place, stepForward } from "./movement.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { FORWARD, laneOf, NAMES, NEIGHBOURS, sectionOf, squareNamed, squareOf } from "./street.ts";

const NOT_SO_FAST = kindOf("not-so-fast");

/** A card for one zombie on the street, refused by `refuse` where it has no use. */
function zombieCard(
  refuse: (s: State, square: number) => Reason | undefined,
  play: (s: State, square: number, kind: number, out: Out) => void,
): CardRule<OnSquare> {
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

function newcomer(figure: number): CardRule<OnSquare> {
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
export const bite: CardRule<FromTo> = {
  takes: AT_TO,
  objection: (_s, _kind, answer) => objection("bite-next-door", squareNamed(answer.to)),
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
export const pickaxe: CardRule<OnSquare> = {
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
export const terror: CardRule<Alone> = {
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
export const meat: CardRule<Alone> = {
  takes: ALONE,
  list(s, kind, offer) {
    offer(PLAY[kind], s.hand[HUMANS].length === 0 ? "humans-hold-nothing" : undefined);
  },
  play(s, _kind, _answer, out) {
    s.known = s.hand[HUMANS].slice().sort((a, b) => a - b);
    out.reveal();
    if (out.listening) {
      out.tell({ event: "looked", seat: ZOMBIES });
      for (const card of s.known) out.tell({ event: "saw-card", seat: ZOMBIES, card: idOf(card) }, [ZOMBIES]);
    }
    s.agenda.push({ ask: "meat", of: [ZOMBIES] });
  },
};

/** By kind, as they were shown: the order of the hand would tell which card was drawn when. */
function listMeat(s: State, offer: Offer<Answers["meat"], Reason>): void {
  const shown = s.hand[HUMANS].slice().sort((a, b) => a - b);
  offerKinds(shown, TAKE, offer);
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

/** Asked whether or not Gib her! is held; not asked when everybody can see that it cannot be, or that it has no use. */
function askNotSoFast(s: State): void {
  if (s.hand[ZOMBIES].length === 0 || allSeen(s, ZOMBIES, NOT_SO_FAST)) return;
  for (let square = 0; square < SQUARES; square++) {
    if (isZombie(s, square) && !has(s, square, Mark.held)) {
      s.agenda.push({ ask: "not-so-fast", of: [ZOMBIES] });
      return;
    }
  }
}

function listHold(s: State, offer: Offer<Answers["not-so-fast"], Reason>): void {
  offer(PASS);
  const held = s.hand[ZOMBIES].includes(NOT_SO_FAST);
  for (let square = 0; square < SQUARES; square++) {
    const reason = !held
      ? "not-held"
      : !isZombie(s, square)
        ? "no-zombie-there"
        : has(s, square, Mark.held)
          ? "held-already"
          : undefined;
    if (isZombie(s, square) || held) offer(HOLD[square], reason, square);
  }
}

/** Several copies may be played, each on another zombie (R23). */
function holdBack(s: State, at: SquareName, out: Out): void {
  spend(s, ZOMBIES, NOT_SO_FAST);
  if (out.listening) out.tell({ event: "played", seat: ZOMBIES, card: idOf(NOT_SO_FAST), at });
  s.marks[squareOf(at)] |= Mark.held;
  if (out.listening) out.tell({ event: "held", at });
  s.agenda.push({ do: "zombies/not-so-fast" });
}

export const zombieCardSteps = {
  "zombies/not-so-fast": askNotSoFast,
} satisfies Partial<Steps>;

export const zombieCardQuestions = {
  /** Gib her!: a zombie skips its compulsory move (R23). */
  "not-so-fast": {
    forms: [{ play: ["not-so-fast"], at: NAMES }, { pass: [true] }],
    otherwise: "only-before-moving",
    closed: true,
    list: (s, _question, _seat, offer) => listHold(s, offer),
    apply(s, _question, _seat, answer, out) {
      if ("at" in answer) holdBack(s, answer.at, out);
    },
    objection: () => objection("not-held"),
  },

  meat: {
    forms: TAKE_FORMS,
    otherwise: "only-when-taking",
    closed: true,
    list: (s, _question, _seat, offer) => listMeat(s, offer),
    apply: (s, _question, _seat, { take }, out) => loseCard(s, HUMANS, kindOf(take), "meat", out),
    objection: () => objection("not-in-that-hand"),
  },
} satisfies Partial<Questions>;
