import type { Form, Moment, Objection } from "@endzeit/engine";
import { isStart, RESERVE, SPACE_IDS, spaceOf, TOWN, TRACKS } from "../content/board.ts";
import { ADRENALINE, BULLDOZER, CIVILIAN_LEADER, IRON_RESOLVE, ORGANISER, STORY } from "../content/cards.ts";
import {
  BORN_LEADER,
  BROADCAST,
  CITADEL,
  PIAZZA,
  SPECIALS,
  specialOf,
  UNIT_IDS,
  UNITS,
  unitOf,
  WILSON,
} from "../content/units.ts";
import { ZEDS } from "../content/zeds.ts";
import { type Answer, PURPOSES, type Question, type State } from "../state.ts";
import { mayUse } from "./actions.ts";
import { shotDistance } from "./columns.ts";
import { actorOf } from "./more-actions.ts";
import { objection, type Reason } from "./reasons.ts";
import { pathTo } from "./retreat.ts";
import { inPlay } from "./units.ts";
import { zedCount } from "./zeds.ts";

const TRUE = [true];
const PASS: Form = { pass: TRUE };
const unit = UNIT_IDS;
const space = SPACE_IDS;
const zeds: readonly Form[] = [{ zed: ZEDS.map((_, zed) => zed) }];
const units: readonly Form[] = [{ unit }];
const tracks: readonly Form[] = [{ track: TRACKS }];
const card = (kind: number): readonly string[] => [STORY[kind].id];
const LEADER: Form = { play: card(CIVILIAN_LEADER), unit };

/** An action as it is, and paid with the seat's own player action. */
const paid = (form: Form): readonly Form[] => [form, { ...form, own: TRUE }];
const FIRE: Form = { fire: unit, at: space };
const ACTIONS: readonly Form[] = [
  { move: unit, to: space },
  { forage: unit },
  FIRE,
  { ...FIRE, spare: TRUE },
  { look: ["wright"] },
  { drill: unit },
  { patch: unit },
  { hose: space },
].flatMap(paid);

const SPECIAL: readonly Form[] = SPECIALS.flatMap(({ id }, special): readonly Form[] => {
  const form: Form = { special: [id] };
  if (special === BORN_LEADER || special === BROADCAST) return [{ ...form, unit }];
  if (special !== CITADEL) return [form];
  return [
    { ...form, unit, at: space },
    { ...form, unit, at: space, spare: TRUE },
  ];
});

/** Every answer of the game by its question, and the reason that it has at any other moment. */
export const moments = {
  draft: { forms: [{ hero: unit }], otherwise: "only-when-heroes-are-chosen" },
  hero: { forms: [{ hero: unit }], otherwise: "only-when-heroes-are-chosen" },
  start: { forms: tracks, otherwise: "only-when-a-track-is-asked" },
  track: { forms: tracks, otherwise: "only-when-a-track-is-asked" },
  strongest: { forms: [{ from: space }], otherwise: "only-of-equal-groups" },
  advance: { forms: zeds, otherwise: "only-of-these-zeds" },
  nearer: { forms: zeds, otherwise: "only-of-these-zeds" },
  ready: { forms: [LEADER, PASS], otherwise: "only-in-the-action-phase" },
  toughest: { forms: zeds, otherwise: "only-of-these-zeds" },
  replace: { forms: zeds, otherwise: "only-of-these-zeds" },
  armed: { forms: units, otherwise: "only-when-a-unit-is-asked" },
  charged: { forms: units, otherwise: "only-when-a-unit-is-asked" },
  underfoot: { forms: units, otherwise: "only-when-a-unit-is-asked" },
  smell: { forms: units, otherwise: "only-when-a-unit-is-asked" },
  arrive: { forms: [{ to: space }], otherwise: "only-when-a-hero-comes" },
  withdraw: { forms: [{ withdraw: unit }, { hold: TRUE }], otherwise: "only-under-cardio" },
  hello: { forms: [{ use: ["traps", "fall-back"] }, PASS], otherwise: "only-when-zeds-come" },
  defend: { forms: units, otherwise: "only-when-a-unit-is-asked" },
  before: { forms: [{ play: card(BULLDOZER) }, LEADER, { fight: TRUE }], otherwise: "only-in-a-fight" },
  reroll: { forms: [{ reroll: TRUE }, { keep: TRUE }], otherwise: "only-after-the-roll" },
  resolve: { forms: [{ play: card(IRON_RESOLVE) }, PASS], otherwise: "only-in-a-fight" },
  hit: { forms: zeds, otherwise: "only-of-these-zeds" },
  stop: { forms: units, otherwise: "only-when-a-unit-is-asked" },
  act: {
    forms: [
      ...ACTIONS,
      ...SPECIAL,
      { peek: ["wilson"] },
      { play: card(ADRENALINE) },
      LEADER,
      { play: card(ORGANISER), unit },
      { borrow: unit, for: PURPOSES },
      { end: TRUE },
    ],
    otherwise: "only-in-the-action-phase",
  },
  extra: { forms: [...ACTIONS, PASS], otherwise: "only-in-the-action-phase" },
  lend: { forms: [{ lend: TRUE }, { refuse: TRUE }], otherwise: "only-when-asked-to-lend" },
  overwatch: { forms: [{ fall: TRUE }, { fall: TRUE, with: unit }, { stay: TRUE }], otherwise: "only-after-her-shot" },
} as const satisfies { readonly [ask in Question["ask"]]: Moment<Reason> };

/** Why an answer to the question is not among its candidates. */
export function whyNot(s: State, question: Question, seat: number, answer: Answer): Objection {
  switch (question.ask) {
    case "draft":
    case "hero":
      return objection("not-a-free-hero");
    case "start":
    case "track":
      return objection("not-that-track");
    case "strongest":
      return objection("not-the-strongest", spaceOf(answer.from));
    case "advance":
    case "nearer":
    case "toughest":
    case "replace":
    case "hit":
      return objection("not-that-zed");
    case "ready":
    case "before":
      return whyNoCard(s, answer);
    case "armed":
    case "charged":
    case "underfoot":
    case "smell":
    case "defend":
    case "stop":
      return objection("not-that-unit", unitOf(answer.unit));
    case "arrive":
      return objection("town-or-start", spaceOf(answer.to));
    case "withdraw":
      return objection("not-in-that-space", unitOf(answer.withdraw));
    case "hello":
      return objection("not-its-ability", question.unit);
    case "overwatch":
      return objection("not-in-that-space", unitOf(answer.with));
    case "act":
      return whyNoAct(s, seat, answer);
    case "extra": {
      const who = actor(answer);
      if (who !== question.unit) return objection("another-unit-acts", question.unit);
      return answer.own === true ? objection("costs-nothing") : whyUnable(s, who, answer);
    }
    case "reroll":
    case "resolve":
    case "lend":
      return objection("only-in-a-fight");
  }
}

/** Whose action an answer is. */
function actor(answer: Answer): number {
  const named = answer.move ?? answer.forage ?? answer.fire;
  return named === undefined ? actorOf(answer) : unitOf(named);
}

function whyNoAct(s: State, seat: number, answer: Answer): Objection {
  if (answer.play !== undefined) return whyNoCard(s, answer);
  if (answer.special !== undefined) return whyNoSpecial(s, seat, answer);
  if (answer.borrow !== undefined) {
    const who = unitOf(answer.borrow);
    if (!inPlay(s, who)) return objection("not-in-play", who);
    return objection(mayUse(s, seat, who) ? "no-need-to-ask" : "cannot-do-that-now", who);
  }
  if (answer.peek !== undefined) {
    if (!inPlay(s, WILSON)) return objection("not-in-play", WILSON);
    return objection(s.storySeen === 1 ? "peeked-already" : "no-story-left");
  }
  const who = actor(answer);
  return whyNotHis(s, seat, who) ?? whyUnpaid(s, seat, who, answer) ?? whyUnable(s, who, answer);
}

/** R80, and who is not there at all. */
function whyNotHis(s: State, seat: number, who: number): Objection | null {
  if (!inPlay(s, who)) return objection("not-in-play", who);
  return mayUse(s, seat, who) ? null : objection("ask-first", who);
}

/** 5.1: the speech serves its unit first; alone, event actions and the player action are one purse. */
function whyUnpaid(s: State, seat: number, who: number, answer: Answer): Objection | null {
  if (answer.own === true) {
    if (s.seats === 1) return objection("one-purse");
    if (s.own[seat] !== 1) return objection("own-action-spent");
    return s.speech[who] === 1 ? objection("speech-first", who) : null;
  }
  if (s.speech[who] === 1 || s.actions > 0) return null;
  if (s.own[seat] !== 1) return objection("no-actions");
  return s.seats === 1 ? null : objection("only-own-action-left");
}

/** What the unit cannot do where it stands, however it is paid for. */
function whyUnable(s: State, who: number, answer: Answer): Objection {
  if (answer.move !== undefined) return whyNoMove(s, who, answer);
  if (answer.fire !== undefined) return whyNoShot(s, who, answer);
  if (answer.drill !== undefined || answer.patch !== undefined) {
    const other = unitOf(answer.drill ?? answer.patch);
    if (!inPlay(s, other)) return objection("not-in-play", other);
    if (UNITS[other].kind !== "civilian") return objection("civilians-only", other);
    return objection(answer.patch === undefined ? "too-far-from-sarge" : "nothing-to-patch", other);
  }
  return answer.hose === undefined ? objection("no-actions") : objection("out-of-the-hoses", spaceOf(answer.hose));
}

function whyNoMove(s: State, who: number, answer: Answer): Objection {
  const from = s.unitAt[who];
  const to = spaceOf(answer.to);
  if (to === from) return objection("there-already", who);
  if (s.defiant[who] === 1) return objection("defiant");
  if (to < 0) return objection("too-many-steps", who);
  for (const at of pathTo(from, to).slice(0, -1)) {
    if (at === s.noEntry) return objection("no-entry", at);
    if (at !== TOWN && zedCount(s, at) > 0) return objection("zeds-in-the-way", at);
  }
  return objection(isStart(to) ? "start-closed" : "too-many-steps", who);
}

function whyNoShot(s: State, who: number, answer: Answer): Objection {
  const at = spaceOf(answer.at);
  if (at < 0 || at === TOWN || zedCount(s, at) === 0) return objection("no-zeds-there", at);
  if (!UNITS[who].gunfire) return objection("no-gunfire");
  if (answer.spare === true && who !== PIAZZA) return objection("only-piazza-spares");
  const distance = shotDistance(s.unitAt[who], at);
  return distance < 1 || distance > UNITS[who].range ? objection("out-of-range", at) : objection("no-spare-action");
}

function whyNoSpecial(s: State, seat: number, answer: Answer): Objection {
  const special = specialOf(answer.special);
  const { unit: owner, once } = SPECIALS[special];
  const foreign = whyNotHis(s, seat, owner);
  if (foreign !== null) return foreign;
  if (s.specials[special] !== 0) return objection(once ? "used-for-good" : "used");
  const who = unitOf(answer.unit);
  if (answer.unit === undefined) return objection("nobody-to-use-it-on");
  if (special !== CITADEL) return objection(inPlay(s, who) ? "not-for-that-unit" : "not-in-play", who);
  const other = whyNotHis(s, seat, who);
  if (other !== null) return other;
  return s.unitAt[who] === TOWN ? whyNoShot(s, who, answer) : objection("only-from-town", who);
}

function whyNoCard(s: State, answer: Answer): Objection {
  const kind = STORY.findIndex(({ id }) => id === answer.play);
  if (!s.kept.includes(kind)) return objection("not-kept");
  const who = unitOf(answer.unit);
  if (kind === ORGANISER && s.unitAt[who] !== RESERVE) return objection("not-in-the-reserve", who);
  return objection(inPlay(s, who) || kind === ORGANISER ? "civilians-only" : "not-in-play", who);
}
