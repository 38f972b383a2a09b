import { below, type Offer, type Reporter } from "@endzeit/engine";
import { CAMP, SPACES } from "../content/board.ts";
import { ENCOUNTERS, equipment, WALKER_CARDS } from "../content/cards.ts";
import { type Answer, type Event, type InPlay, Role, type State, type Step } from "../state.ts";
import { CHOOSE, DISCARD, PASS, PLAY_CLAW, SEAT } from "./answers.ts";
import { moveTo } from "./endings.ts";
import { beginFight, WALKER } from "./fight.ts";
import {
  clockwise,
  discardEquipment,
  drawEquipment,
  eachKind,
  gainAlly,
  giveUpAlly,
  hand,
  isSurvivor,
  nextEncounter,
  playClaw,
  randomCard,
  unseenClaws,
} from "./stock.ts";

type Out = Reporter<Event>;

const SNEAKING = WALKER("sneaking-up");
const BLOOD_SWAP = WALKER("blood-swap");
/** What region cards and Bluttausch add to the strength. */
const HOME_REGION = 2;
const BLOOD = 3;
const SIDES = 6;

/** Rule 3: the top encounter card, read aloud. */
export function reveal(s: State, seat: number, reactions: boolean, out: Out): void {
  if (!isSurvivor(s, seat)) return;
  const card = nextEncounter(s, out);
  if (card < 0) return;
  if (out.listening)
    out.tell({ event: "revealed", seat, card: ENCOUNTERS[card].id, strength: strengthHere(s, card, seat) });
  const played: InPlay = { card, seat, reactions, swapped: 0, sneaked: 0 };
  s.agenda.push(
    reactions
      ? { do: "encounter/react", next: (seat + 1) % s.seats, passed: 0, reacted: 0, ...played }
      : { do: "encounter/resolve", ...played },
  );
}

/** Four cards are stronger in their own region; the camp and the sewers belong to none. */
function strengthHere(s: State, card: number, seat: number): number {
  const { region } = ENCOUNTERS[card];
  return s.numbers.encounters[card] + (region >= 0 && SPACES[s.at[seat]].region === region ? HOME_REGION : 0);
}

type React = Extract<Step, { do: "encounter/react" }>;

function inPlay({ card, seat, reactions, swapped, sneaked }: InPlay): InPlay {
  return { card, seat, reactions, swapped, sneaked };
}

/**
 * Heranschleichen and Bluttausch: walkers clockwise, one card at a time, until all pass in succession (X2).
 * Each walker is asked who could hold one as far as everybody sees, whether or not it does.
 */
export function askReactions(s: State, step: React): void {
  const could = clockwise(s, step.next).filter((seat) => couldReact(s, seat, step.reacted));
  if (step.passed >= could.length) {
    s.agenda.push({ do: "encounter/resolve", ...inPlay(step) });
    return;
  }
  const walker = could[0];
  s.agenda.push({
    ask: "react",
    of: [walker],
    next: (walker + 1) % s.seats,
    passed: step.passed,
    reacted: step.reacted,
    ...inPlay(step),
  });
}

function couldReact(s: State, seat: number, reacted: number): boolean {
  if (s.role[seat] !== Role.walker || s.claws[seat].length === 0) return false;
  if (s.rules.oneReaction && (reacted & (1 << seat)) !== 0) return false;
  return unseenClaws(s, SNEAKING) > 0 || unseenClaws(s, BLOOD_SWAP) > 0;
}

export function listReact(s: State, card: number, seat: number, offer: Offer<Answer>): void {
  offer(PASS);
  const claws = s.claws[seat];
  eachKind(claws, (kind) => {
    if (kind === SNEAKING) offer(PLAY_CLAW[kind]);
    else if (kind === BLOOD_SWAP)
      offer(PLAY_CLAW[kind], s.numbers.encounters[card] > 0 ? undefined : "no-strength-to-raise");
    else offer(PLAY_CLAW[kind], "only-as-a-reaction");
  });
}

type ReactQuestion = { readonly next: number; readonly passed: number; readonly reacted: number } & InPlay;

export function answerReact(s: State, question: ReactQuestion, seat: number, answer: Answer, out: Out): void {
  const step: React = {
    do: "encounter/react",
    next: question.next,
    passed: question.passed + 1,
    reacted: question.reacted,
    ...inPlay(question),
  };
  if (answer.pass === true) {
    s.agenda.push(step);
    return;
  }
  const reacted = question.reacted | (1 << seat);
  if (answer.play === WALKER_CARDS[BLOOD_SWAP].id) {
    playClaw(s, seat, BLOOD_SWAP, out);
    const swapped = question.swapped + BLOOD;
    if (out.listening)
      out.tell({ event: "strengthened", n: BLOOD, strength: strengthHere(s, question.card, question.seat) + swapped });
    s.agenda.push({ ...step, passed: 0, reacted, swapped });
  } else {
    playClaw(s, seat, SNEAKING, out);
    if (out.listening) out.tell({ event: "sneaked", seat: question.seat });
    s.agenda.push({ ...step, passed: 0, reacted, sneaked: question.sneaked + 1 });
  }
}

/** The card takes effect: a fight, or what a card without strength says. */
export function resolve(s: State, step: InPlay, out: Out): void {
  s.agenda.push({ do: "encounter/done", ...inPlay(step) });
  const { card, seat } = step;
  if (s.numbers.encounters[card] > 0) {
    beginFight(s, { card, attacker: -1, defender: seat, strength: strengthHere(s, card, seat) + step.swapped });
    return;
  }
  withoutFight(s, step, out);
}

/** Begegnungskarten ohne Kampf. */
function withoutFight(s: State, { card, seat, reactions }: InPlay, out: Out): void {
  switch (ENCOUNTERS[card].id) {
    case "love-triangle":
    case "food-fight":
    case "guilt":
      s.agenda.push({ ask: "choose", of: [seat], card });
      return;
    case "weapons-cache":
      return drawEquipment(s, seat, 1, out);
    case "companion":
      return gainAlly(s, seat, out);
    case "power-struggle":
      return powerStruggle(s, seat, card, out);
    case "betrayal":
      // The survivor whose card it is lays aside first, so its step comes last onto the agenda.
      for (const other of (inRegion(s, seat) ? [seat, ...neighbours(s, seat)] : []).reverse()) {
        s.agenda.push({ do: "discard-own", seat: other, left: 1 });
      }
      return;
    case "press-on":
      s.agenda.push({ do: "draw-one", seat }, { do: "encounter/reveal", seat, reactions });
      return;
    case "shared-supplies":
      for (const other of clockwise(s, seat)) if (isSurvivor(s, other)) drawEquipment(s, other, 1, out);
      return;
    default:
      if (out.listening) out.tell({ event: "no-effect", card: ENCOUNTERS[card].id });
  }
}

const inRegion = (s: State, seat: number): boolean => SPACES[s.at[seat]].region >= 0;

/** Other survivors in the same region, clockwise. On the camp there are none (X28). */
function neighbours(s: State, seat: number): number[] {
  const { region } = SPACES[s.at[seat]];
  if (region < 0) return [];
  return clockwise(s, seat).filter(
    (other) => other !== seat && isSurvivor(s, other) && SPACES[s.at[other]].region === region,
  );
}

export function listChoose(card: number, offer: Offer<Answer>): void {
  switch (ENCOUNTERS[card].id) {
    case "love-triangle":
      offer(CHOOSE.ally);
      offer(CHOOSE.camp);
      return;
    case "food-fight":
      offer(CHOOSE.discard);
      offer(CHOOSE.ally);
      return;
    default:
      offer(CHOOSE.discard);
      offer(CHOOSE.skip);
  }
}

/** A choice may be taken although there is nothing to give (E15). */
export function answerChoose(s: State, card: number, seat: number, answer: Answer, out: Out): void {
  switch (answer.choose) {
    case "ally":
      return giveUpAlly(s, seat, out);
    case "camp":
      return moveTo(s, seat, CAMP, "love-triangle", [CAMP], out);
    case "skip":
      s.skips[seat]++;
      if (out.listening) out.tell({ event: "skip-next", seat });
      return;
    default: {
      if (ENCOUNTERS[card].id === "food-fight") {
        s.agenda.push({ do: "discard-own", seat, left: 2 });
        return;
      }
      const kind = randomCard(s, seat, out);
      if (kind >= 0) discardEquipment(s, seat, kind, out);
    }
  }
}

/** Machtkampf: both roll, the lower gives a random card to the higher; a tie changes nothing. */
function powerStruggle(s: State, seat: number, card: number, out: Out): void {
  const rivals = neighbours(s, seat);
  if (rivals.length === 0) {
    if (out.listening) out.tell({ event: "no-effect", card: ENCOUNTERS[card].id });
  } else if (rivals.length === 1) duel(s, seat, rivals[0], out);
  else s.agenda.push({ ask: "rival", of: [seat] });
}

export function listRivals(s: State, seat: number, offer: Offer<Answer>): void {
  for (const rival of neighbours(s, seat)) offer(SEAT[rival]);
}

export function duel(s: State, seat: number, rival: number, out: Out): void {
  const n = below(s.random, SIDES) + 1;
  const m = below(s.random, SIDES) + 1;
  out.reveal();
  if (out.listening) out.tell({ event: "duel", seat, n, rival, m });
  if (n === m) return;
  const [loser, winner] = n < m ? [seat, rival] : [rival, seat];
  const kind = randomCard(s, loser, out);
  if (kind >= 0) hand(s, loser, winner, kind, out);
}

/** A survivor lays aside cards of its own choice; what is not there is not owed (E14). */
export function askDiscard(s: State, seat: number, left: number): void {
  if (left > 0 && isSurvivor(s, seat) && s.hand[seat].length > 0) s.agenda.push({ ask: "discard", of: [seat], left });
}

export function listDiscard(s: State, seat: number, offer: Offer<Answer>): void {
  eachKind(s.hand[seat], (kind) => offer(DISCARD[kind]));
}

export function answerDiscard(s: State, seat: number, left: number, answer: Answer, out: Out): void {
  discardEquipment(s, seat, equipment(answer.discard), out);
  s.agenda.push({ do: "discard-own", seat, left: left - 1 });
}

/** The card leaves play; then what it still causes: the Shotgun's encounter first, then those of Heranschleichen (section 5, step 12). */
export function done(s: State, step: InPlay): void {
  s.encounterDiscard.push(step.card);
  const pause = step.reactions && !s.agenda.some((entry) => "do" in entry && entry.do === "encounter/done");
  for (let more = 0; more < step.sneaked; more++) another(s, step.seat, step.reactions, pause);
  shotgunAgain(s, step.seat, step.reactions, pause);
}

/** One more encounter; `pause` when the survivor may act before it: in its own turn, between two encounters, not inside one (X19). */
function another(s: State, seat: number, reactions: boolean, pause: boolean): void {
  s.agenda.push({ do: "encounter/reveal", seat, reactions });
  if (pause) s.agenda.push({ do: "survivor/between" });
}

/** Shotgun: a 1 that stands forces another encounter (E6-E8). */
export function shotgunAgain(s: State, seat: number, reactions: boolean, pause: boolean): void {
  if (s.shotgun === 1) another(s, seat, reactions, pause);
  s.shotgun = 0;
}
