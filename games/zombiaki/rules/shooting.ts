import { type Objection, type Offer, objection, type PartOf } from "@endzeit/engine";
import { idOf, kindOf } from "../content/cards.ts";
import {
  type Answers,
  type DamageCause,
  HUMANS,
  LANES,
  type OnCar,
  type OnSquare,
  type PlayCard,
  SQUARES,
  type State,
  type Step,
  Thing,
  ZOMBIES,
} from "../state.ts";
import { BULLET_CAR, BULLET_FIGURE, CLICK_BACK, PASS, PLAY_AT, PLAY_CAR } from "./answers.ts";
import { AT_OR_CAR, type CardRule } from "./card.ts";
import { Hit, ignite, settle, wound } from "./damage.ts";
import { isFree } from "./figures.ts";
import { allSeen, spend } from "./hands.ts";
import { pushBack } from "./movement.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { laneOf, NAMES, squareNamed, squareOf } from "./street.ts";

const CLICK = kindOf("click");
const NOBODY = -1;

/**
 * Schuss, Feuerstoss: straight along a lane, at the first zombie or dog; a wall ends the line, its own square included (R42, R44).
 * A car that is not beyond the first figure or a wall may be shot instead (R45).
 */
function listInLine(s: State, kind: number, offer: Offer<PlayCard, Reason>): void {
  for (let lane = 0; lane < LANES.length; lane++) {
    let reason: Reason | undefined;
    let about = NOBODY;
    for (let square = lane * 5; square < lane * 5 + 5; square++) {
      const figure = !isFree(s, square);
      const car = s.thing[square] === Thing.car;
      if (car) offer(PLAY_CAR[kind][square], reason, about);
      if (figure) offer(PLAY_AT[kind][square], reason, about);
      else if (!car) offer(PLAY_AT[kind][square], "nobody-there", square);
      if (reason !== undefined) continue;
      if (figure) {
        reason = "not-the-first";
        about = square;
      }
      if (s.thing[square] === Thing.wall) {
        reason = "wall-in-the-way";
        about = square;
      }
    }
  }
}

/** Heckenschuetze: any figure, any car. */
function listAnywhere(s: State, kind: number, offer: Offer<PlayCard, Reason>): void {
  for (let square = 0; square < SQUARES; square++) {
    const car = s.thing[square] === Thing.car;
    if (car) offer(PLAY_CAR[kind][square]);
    if (!isFree(s, square)) offer(PLAY_AT[kind][square]);
    else if (!car) offer(PLAY_AT[kind][square], "nobody-there", square);
  }
}

type Target = OnSquare | OnCar;

/** Figures and cars are listed where they are: on the square that was named there is none. */
function noTarget(_s: State, _kind: number, answer: PartOf<Target>): Objection<Reason> {
  return objection("hit" in answer ? "no-car-there" : "nobody-there", squareNamed(answer.at));
}

/** The shot is aimed; before it is fired the zombies may answer with Klick! (R51). */
function aim(s: State, kind: number, at: number, step: Step): void {
  s.agenda.push(step);
  if (clickMayCome(s)) s.agenda.push({ ask: "click", of: [ZOMBIES], card: kind, at });
}

/** Asked whether or not Klick! is held; not asked when everybody can see that it cannot be. */
function clickMayCome(s: State): boolean {
  return s.hand[ZOMBIES].length > 0 && !allSeen(s, ZOMBIES, CLICK);
}

function playShot(s: State, kind: number, answer: Target): void {
  const at = squareOf(answer.at);
  aim(s, kind, at, { do: "shoot", card: kind, at, car: "hit" in answer });
}

export const shot: CardRule<Target> = { takes: AT_OR_CAR, list: listInLine, objection: noTarget, play: playShot };
export const sniper: CardRule<Target> = { takes: AT_OR_CAR, list: listAnywhere, objection: noTarget, play: playShot };
export const burst: CardRule<Target> = {
  takes: AT_OR_CAR,
  list: listInLine,
  objection: noTarget,
  play(s, kind, answer) {
    const at = squareOf(answer.at);
    aim(s, kind, at, {
      do: "burst",
      card: kind,
      lane: laneOf(at),
      left: s.values[kind],
      at,
      car: "hit" in answer,
      hurt: NOBODY,
    });
  },
};

function tellShot(kind: number, at: number, car: boolean, out: Out): void {
  if (!out.listening) return;
  out.tell({ event: "shot", card: idOf(kind), at: NAMES[at], lane: LANES[laneOf(at)], hit: car ? "car" : "figure" });
}

/** One target takes the whole damage and steps back if it lives with a wound (R46, R49). */
function shoot(s: State, step: Extract<Step, { do: "shoot" }>, out: Out): void {
  const cause: DamageCause = idOf(step.card) === "sniper" ? "sniper" : "shot";
  tellShot(step.card, step.at, step.car, out);
  if (step.car) {
    ignite(s, step.at);
    settle(s);
  } else if (wound(s, step.at, s.values[step.card], cause, out, true) === Hit.wounded) pushBack(s, step.at, out);
}

/** The next bullet, each at what is first by then; one retreat after the last (R47, R48, R111). */
function fireBurst(s: State, step: Extract<Step, { do: "burst" }>, out: Out): void {
  const { card, lane, left } = step;
  if (left === 0) return endBurst(s, step.hurt, out);
  if (step.at !== NOBODY) return fireBullet(s, step, out);
  const figure = firstFigure(s, lane);
  const car = firstCar(s, lane, figure);
  if (figure === NOBODY && car === NOBODY) return endBurst(s, step.hurt, out);
  if (figure !== NOBODY && car !== NOBODY) {
    s.agenda.push({ ask: "bullet", of: [HUMANS], card, lane, left, hurt: step.hurt });
  } else fireBullet(s, { ...step, at: figure === NOBODY ? car : figure, car: figure === NOBODY }, out);
}

function fireBullet(s: State, step: Extract<Step, { do: "burst" }>, out: Out): void {
  const { at, car } = step;
  tellShot(step.card, at, car, out);
  const rest = { ...step, at: NOBODY, car: false, left: step.left - 1 };
  if (car) {
    ignite(s, at);
    s.agenda.push(rest);
    settle(s);
    return;
  }
  const hit = wound(s, at, 1, "burst", out, true);
  if (hit === Hit.shield) endBurst(s, step.hurt, out);
  else s.agenda.push({ ...rest, hurt: hit === Hit.wounded ? at : NOBODY });
}

function endBurst(s: State, hurt: number, out: Out): void {
  if (hurt !== NOBODY && !isFree(s, hurt)) pushBack(s, hurt, out);
}

/** The nearest figure of a lane that a bullet reaches, or -1. */
function firstFigure(s: State, lane: number): number {
  for (let square = lane * 5; square < lane * 5 + 5; square++) {
    if (!isFree(s, square)) return square;
    if (s.thing[square] === Thing.wall) return NOBODY;
  }
  return NOBODY;
}

/** A car that a bullet reaches: not beyond a wall, not beyond the first figure. */
function firstCar(s: State, lane: number, figure: number): number {
  const last = figure === NOBODY ? lane * 5 + 4 : figure;
  for (let square = lane * 5; square <= last; square++) {
    if (s.thing[square] === Thing.car) return square;
    if (s.thing[square] === Thing.wall) return NOBODY;
  }
  return NOBODY;
}

function listBullet(s: State, lane: number, offer: Offer<Answers["bullet"], Reason>): void {
  const figure = firstFigure(s, lane);
  const car = firstCar(s, lane, figure);
  if (car !== NOBODY) offer(BULLET_CAR[car]);
  if (figure !== NOBODY) offer(BULLET_FIGURE[figure]);
}

/** What a bullet cannot hit now. */
function missesBullet(s: State, lane: number, answer: Partial<Answers["bullet"]>): Objection<Reason> {
  const at = squareNamed(answer.bullet);
  const car = answer.hit === "car";
  if (laneOf(at) !== lane) return objection("same-lane", at);
  if (car ? s.thing[at] !== Thing.car : isFree(s, at)) return objection(car ? "no-car-there" : "nobody-there", at);
  const figure = firstFigure(s, lane);
  if (figure >= 0 && figure < at) return objection("not-the-first", figure);
  for (let square = lane * 5; square < at; square++)
    if (s.thing[square] === Thing.wall) return objection("wall-in-the-way", square);
  return objection("not-the-first", firstCar(s, lane, figure));
}

/** Klick!: the shot is spent without effect. */
function clickBack(s: State, card: number, out: Out): void {
  spend(s, ZOMBIES, CLICK);
  s.agenda.pop();
  if (out.listening) {
    out.tell({ event: "played", seat: ZOMBIES, card: idOf(CLICK) });
    out.tell({ event: "clicked", card: idOf(card) });
  }
}

export const shootingSteps = { shoot, burst: fireBurst } satisfies Partial<Steps>;

export const shootingQuestions = {
  click: {
    forms: [{ play: ["click"] }, { pass: [true] }],
    otherwise: "only-after-a-shot",
    closed: true,
    list(s, _question, _seat, offer) {
      offer(PASS);
      offer(CLICK_BACK, s.hand[ZOMBIES].includes(CLICK) ? undefined : "not-held");
    },
    apply(s, { card }, _seat, answer, out) {
      if ("play" in answer) clickBack(s, card, out);
    },
    objection: () => objection("not-held"),
  },

  /** Figure or car, for each bullet anew (R111). */
  bullet: {
    forms: [{ bullet: NAMES, hit: ["figure", "car"] }],
    otherwise: "only-for-a-bullet",
    list: (s, { lane }, _seat, offer) => listBullet(s, lane, offer),
    apply(s, { card, lane, left, hurt }, _seat, { bullet, hit }) {
      s.agenda.push({ do: "burst", card, lane, left, at: squareOf(bullet), car: hit === "car", hurt });
    },
    objection: (s, { lane }, _seat, answer) => missesBullet(s, lane, answer),
  },
} satisfies Partial<Questions>;
