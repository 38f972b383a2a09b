import { type FormOf, type Offer, objection } from "@endzeit/engine";
import { LENGTH, RESERVE, SPACE_IDS, spaceOf, TOWN } from "../content/board.ts";
import { ADRENALINE, CIVILIAN_LEADER, ORGANISER, STORY } from "../content/cards.ts";
import {
  BORN_LEADER,
  BROADCAST,
  CITADEL,
  DETERMINATION,
  FREE_DEFIANT,
  HERNANDEZ,
  SCHMIDT,
  SPECIALS,
  SPEECH,
  specialOf,
  UNIT_IDS,
  UNITS,
  unitOf,
  XENO,
  XENO_SPECIAL,
} from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import {
  type Answers,
  type Borrow,
  Phase,
  type PlayCard,
  PURPOSES,
  type Purpose,
  type Special,
  type State,
  type UnitDeed,
} from "../state.ts";
import {
  BORROW,
  CITADEL_SHOT,
  CITADEL_SPARE,
  END,
  FORAGE,
  LEND,
  PASS,
  PASS_FORM,
  type Pay,
  PLAY,
  PLAY_UNIT,
  REFUSE,
  SPECIAL,
  SPECIAL_UNIT,
} from "./answers.ts";
import { endActions } from "./events.ts";
import { forage, listForage } from "./forage.ts";
import { fire, listFire, listShots } from "./gunfire.ts";
import { LEADER_FORM, listLeaders, playAdrenaline, playLeader, playOrganiser } from "./kept.ts";
import { actorOf, freeDefiant, listMore, listPeek, peek, useMore } from "./more-actions.ts";
import { isNear } from "./more-zeds.ts";
import { listMoves, lookAround, move } from "./movement.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { CONSENTS, everyone, mayUse, only, ownerOf, speakersFor } from "./seats.ts";
import * as steps from "./steps.ts";
import { inPlay } from "./units.ts";
import { whyNoAct, whyNoExtra } from "./why-not.ts";

/** 5.1 step 1: the card's actions and a player action for each seat. */
function beginActions(s: State, out: Out): void {
  s.phase = Phase.actions;
  s.actions = s.numbers.actions[s.event];
  for (let seat = 0; seat < s.seats; seat++) {
    s.own[seat] = 1;
    s.ended[seat] = 0;
  }
  if (out.listening) out.tell({ event: "phase", phase: "actions", n: s.actions + s.seats });
  s.agenda.push(steps.ACTIONS_ASK);
}

/** 5.1 step 2: any seat that has not ended its phase goes on; when all have, or nothing is left, the phase is over. */
function askActions(s: State): void {
  const of = s.seats === 1 ? everyone(s) : everyone(s).filter((seat) => s.ended[seat] === 0);
  const over = s.seats === 1 ? s.ended[0] === 1 || !anythingLeft(s) : of.length === 0;
  s.agenda.push(over ? steps.ACTIONS_END : { ask: "act", of });
}

/** Whether there is anything but ending the phase. */
function anythingLeft(s: State): boolean {
  if (s.actions > 0 || s.own[0] === 1 || s.kept.length > 0) return true;
  for (let unit = 0; unit < s.speech.length; unit++) if (s.speech[unit] === 1) return true;
  for (let special = 0; special < SPECIALS.length; special++)
    if (s.specials[special] === 0 && inPlay(s, SPECIALS[special].unit)) return true;
  return false;
}

/** R69: what the card gives at the end of the action phase. */
function closeActions(s: State, out: Out): void {
  s.speech.fill(0);
  endActions(s, out);
}

/** How many actions a seat could spend on a unit: its speech, the event's, its own (5.1). */
function available(s: State, seat: number, unit: number): number {
  return s.speech[unit] + s.actions + s.own[seat];
}

function listActions(s: State, seat: number, offer: Offer<Answers["act"], Reason>): void {
  offer(END);
  lookAround(s);
  const own = s.own[seat] === 1;
  for (let unit = 0; unit < s.unitAt.length; unit++) {
    if (!inPlay(s, unit)) continue;
    if (!mayUse(s, seat, unit)) {
      listBorrow(s, seat, unit, offer);
      continue;
    }
    // A speech action serves its unit alone, so it goes first; alone, event and player action are one purse.
    if (s.speech[unit] === 1 || s.actions > 0) listUnit(s, seat, unit, "plain", offer);
    else if (!own) offer(FORAGE.plain[unit], "no-actions", unit);
    else if (s.seats === 1) listUnit(s, seat, unit, "plain", offer);
    if (s.seats > 1 && own && s.speech[unit] === 0) listUnit(s, seat, unit, "own", offer);
  }
  for (let special = 0; special < SPECIALS.length; special++) {
    const { unit } = SPECIALS[special];
    if (inPlay(s, unit) && mayUse(s, seat, unit)) listSpecial(s, seat, special, offer);
  }
  listCards(s, offer);
  listPeek(s, offer);
}

/** R80: a hero is asked for with what it is to do, so only for what it could do now. */
function listBorrow(s: State, seat: number, unit: number, offer: Offer<Borrow, Reason>): void {
  const declined = (s.declined & CONSENTS[ownerOf(s, unit)][seat]) !== 0 ? "declined" : undefined;
  able = 0;
  reader = s;
  if (available(s, seat, unit) > 0) listUnit(s, seat, unit, "plain", note);
  for (let special = 0; special < SPECIALS.length; special++)
    if (SPECIALS[special].unit === unit) listSpecial(s, seat, special, note);
  if (able === 0) offer(BORROW[0][unit], declined ?? "no-actions", unit);
  for (let purpose = 0; purpose < PURPOSES.length; purpose++)
    if ((able & (1 << purpose)) !== 0) offer(BORROW[purpose][unit], declined, unit);
}

/** The purposes that are possible, as bits, and where: written by `note`, so that listing makes no function. */
let able = 0;
let reader: State | null = null;
const note: Offer<UnitDeed | Special, Reason> = (answer, reason) => {
  if (reason === undefined && reader !== null) able |= 1 << PURPOSES.indexOf(purposeOf(reader, answer));
};

/** What an action of a unit is good for. */
export function purposeOf(s: State, answer: Answers["extra"] | Special): Purpose {
  if ("move" in answer) {
    const at = spaceOf(answer.to);
    return at < TOWN && s.spots[at * STACK] >= 0 ? "attack" : "move";
  }
  return "fire" in answer ? "fire" : "forage" in answer ? "forage" : "special";
}

/** What a unit can do for one action: move, forage, fire, and what its card adds. */
function listUnit(s: State, seat: number, unit: number, pay: Pay, offer: Offer<UnitDeed, Reason>): void {
  listMoves(s, unit, pay, offer);
  listForage(s, unit, pay, offer);
  listFire(s, unit, pay, available(s, seat, unit) >= 2, offer);
  listMore(s, unit, pay, offer);
}

/** 5.1 step 2a: Spezialaktionen. */
function listSpecial(s: State, seat: number, special: number, offer: Offer<Special, Reason>): void {
  const { unit, once } = SPECIALS[special];
  const used = s.specials[special] === 0 ? undefined : once ? "used-for-good" : "used";
  switch (special) {
    case BORN_LEADER:
      for (let other = 0; other < s.unitAt.length; other++) {
        if (UNITS[other].kind === "hero" || !inPlay(s, other)) continue;
        offer(
          SPECIAL_UNIT[special][other],
          used ?? (isNear(s.unitAt[unit], s.unitAt[other]) ? undefined : "too-far"),
          other,
        );
      }
      return;
    case BROADCAST:
      for (let other = 0; other < s.unitAt.length; other++)
        if (UNITS[other].kind === "civilian" && inPlay(s, other)) offer(SPECIAL_UNIT[special][other], used);
      return;
    case CITADEL:
      for (let other = 0; other < s.unitAt.length; other++) {
        if (s.unitAt[other] !== TOWN || !mayUse(s, seat, other)) continue;
        const spare = s.speech[other] + s.actions + s.own[seat] > 0;
        listShots(s, other, spare, used, CITADEL_SHOT[other], CITADEL_SPARE[other], offer);
      }
      return;
    default:
      offer(SPECIAL[special], used);
  }
}

/** Story cards that are played in the action phase. */
function listCards(s: State, offer: Offer<PlayCard, Reason>): void {
  for (const card of s.kept) {
    if (card === ADRENALINE) offer(PLAY[card]);
    else if (card === CIVILIAN_LEADER) listLeaders(s, offer);
    else if (card === ORGANISER) {
      for (let unit = 0; unit < s.unitAt.length; unit++)
        if (UNITS[unit].kind !== "hero" && s.unitAt[unit] === RESERVE) offer(PLAY_UNIT[card][unit]);
    } else offer(PLAY[card], "only-in-a-fight");
  }
}

function answerActions(s: State, seat: number, answer: Answers["act"], out: Out): void {
  s.agenda.push(steps.ACTIONS_ASK);
  // First what is done most: each look at what kind of answer it is costs time.
  if ("move" in answer || "fire" in answer) spendAction(s, seat, answer, out);
  else if ("end" in answer) {
    s.ended[seat] = 1;
    if (out.listening) out.tell({ event: "ended-phase", seat });
  } else if ("borrow" in answer) askToLend(s, seat, unitOf(answer.borrow), answer.for, out);
  else if ("special" in answer) useSpecial(s, seat, answer, out);
  else if ("play" in answer) playCard(s, answer, out);
  else if ("peek" in answer) peek(s, out);
  else spendAction(s, seat, answer, out);
}

function spendAction(s: State, seat: number, deed: UnitDeed, out: Out): void {
  const unit = actorOf(deed);
  pay(s, seat, unit, deed.own === true, out);
  act(s, seat, unit, deed, out);
}

/** 5.1 step 2b: the action itself, once it is paid for. */
function act(s: State, seat: number, unit: number, deed: UnitDeed, out: Out): void {
  if ("move" in deed) move(s, unit, spaceOf(deed.to), out);
  else if ("forage" in deed) forage(s, unit, out);
  else if ("fire" in deed) {
    if (deed.spare === true) pay(s, seat, unit, deed.own === true, out);
    fire(s, unit, spaceOf(deed.at), false, deed.spare === true, out);
  } else useMore(s, deed, out);
}

/** Speech first; then the purse that was named, then whatever is left (R26, X5). */
function pay(s: State, seat: number, unit: number, own: boolean, out: Out): void {
  let by: "speech" | "own" | "event" = "event";
  if (s.speech[unit] === 1) {
    s.speech[unit] = 0;
    by = "speech";
  } else if ((own || s.actions === 0) && s.own[seat] === 1) {
    s.own[seat] = 0;
    by = "own";
  } else s.actions--;
  if (out.listening) out.tell({ event: "paid", by, unit: UNITS[unit].id, seat, n: s.actions });
}

function useSpecial(s: State, seat: number, answer: Special, out: Out): void {
  const special = specialOf(answer.special);
  s.specials[special] = 1;
  if (out.listening)
    out.tell({ event: "special", special: SPECIALS[special].id, unit: UNITS[SPECIALS[special].unit].id });
  if ("at" in answer) {
    const unit = unitOf(answer.unit);
    if (answer.spare === true) pay(s, seat, unit, false, out);
    return fire(s, unit, spaceOf(answer.at), true, answer.spare === true, out);
  }
  // Geborener Anführer, and WZED: an action for another.
  if ("unit" in answer) return extra(s, unitOf(answer.unit));
  switch (special) {
    case DETERMINATION:
      return extra(s, SCHMIDT);
    case SPEECH:
      return speak(s);
    case XENO_SPECIAL:
      return extra(s, XENO);
    case FREE_DEFIANT:
      return freeDefiant(s, out);
  }
}

/** X4: the extra action is carried out at once. */
function extra(s: State, unit: number): void {
  s.agenda.push({ ask: "extra", of: speakersFor(s, unit), unit });
}

/** Motivierende Ansprache: an action for each other unit on city spaces and in Town Center (R30, X16). */
function speak(s: State): void {
  for (let unit = 0; unit < s.unitAt.length; unit++) {
    const at = s.unitAt[unit];
    if (unit !== HERNANDEZ && (at === TOWN || (at >= 0 && at < TOWN && at % LENGTH === 0))) s.speech[unit] = 1;
  }
}

export function listExtra(s: State, seat: number, unit: number, offer: Offer<Answers["extra"], Reason>): void {
  offer(PASS);
  lookAround(s);
  listMoves(s, unit, "plain", offer);
  listForage(s, unit, "plain", offer);
  listFire(s, unit, "plain", available(s, seat, unit) >= 1, offer);
  listMore(s, unit, "plain", offer);
}

function playCard(s: State, answer: PlayCard, out: Out): void {
  if (!("unit" in answer)) playAdrenaline(s, out);
  else if (answer.play === PLAY[ORGANISER].play) playOrganiser(s, unitOf(answer.unit), out);
  else playLeader(s, unitOf(answer.unit), out);
}

/** R80: the hero's player has the last word, once a round for each who asks. */
function askToLend(s: State, seat: number, unit: number, purpose: Purpose, out: Out): void {
  if (out.listening) out.tell({ event: "wish", seat, unit: UNITS[unit].id, for: purpose });
  s.agenda.push({ ask: "lend", of: only(ownerOf(s, unit)), seat, unit, for: purpose });
}

function answerLend(s: State, seat: number, unit: number, lent: boolean, out: Out): void {
  const consent = CONSENTS[ownerOf(s, unit)][seat];
  if (lent) s.lent |= consent;
  else s.declined |= consent;
  if (out.listening) out.tell({ event: lent ? "lent" : "refused", seat, unit: UNITS[unit].id });
}

/** An action as it is, or paid with the seat's own player action. */
const paid = <F extends object>(form: F) => [form, { ...form, own: [true as const] }];

const DEED_FORMS = [
  ...paid({ move: UNIT_IDS, to: SPACE_IDS }),
  ...paid({ forage: UNIT_IDS }),
  ...paid({ fire: UNIT_IDS, at: SPACE_IDS }),
  ...paid({ fire: UNIT_IDS, at: SPACE_IDS, spare: [true as const] }),
  ...paid({ look: ["wright" as const] }),
  ...paid({ drill: UNIT_IDS }),
  ...paid({ patch: UNIT_IDS }),
  ...paid({ hose: SPACE_IDS }),
];

const SPECIAL_FORMS = SPECIALS.flatMap(({ id }, special): readonly FormOf<Special>[] => {
  if (special === BORN_LEADER || special === BROADCAST) return [{ special: [id], unit: UNIT_IDS }];
  if (id !== "citadel") return [{ special: [id] }];
  const shot = { special: [id], unit: UNIT_IDS, at: SPACE_IDS };
  return [shot, { ...shot, spare: [true] }];
});

export const actionSteps = {
  "actions/begin": (s, _step, out) => beginActions(s, out),
  "actions/ask": (s) => askActions(s),
  "actions/end": (s, _step, out) => closeActions(s, out),
} satisfies Partial<Steps>;

export const actionQuestions = {
  act: {
    forms: [
      ...DEED_FORMS,
      ...SPECIAL_FORMS,
      { peek: ["wilson"] },
      { play: [STORY[ADRENALINE].id] },
      LEADER_FORM,
      { play: [STORY[ORGANISER].id], unit: UNIT_IDS },
      { borrow: UNIT_IDS, for: PURPOSES },
      { end: [true] },
    ],
    otherwise: "only-in-the-action-phase",
    list: (s, _question, seat, offer) => listActions(s, seat, offer),
    apply: (s, _question, seat, answer, out) => answerActions(s, seat, answer, out),
    objection: (s, _question, seat, answer) => whyNoAct(s, seat, answer),
  },

  extra: {
    forms: [...DEED_FORMS, PASS_FORM],
    otherwise: "only-in-the-action-phase",
    list: (s, { unit }, seat, offer) => listExtra(s, seat, unit, offer),
    apply(s, { unit }, seat, answer, out) {
      if (!("pass" in answer)) act(s, seat, unit, answer, out);
    },
    objection: (s, { unit }, _seat, answer) => whyNoExtra(s, unit, answer),
  },

  lend: {
    forms: [{ lend: [true] }, { refuse: [true] }],
    otherwise: "only-when-asked-to-lend",
    list(_s, _question, _seat, offer) {
      offer(LEND);
      offer(REFUSE);
    },
    apply: (s, { seat, unit }, _seat, answer, out) => answerLend(s, seat, unit, "lend" in answer, out),
    objection: () => objection("only-in-a-fight"),
  },
} satisfies Partial<Questions>;
