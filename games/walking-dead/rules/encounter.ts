import { objection } from "@endzeit/engine";
import { SPACES } from "../content/board.ts";
import { BLOOD_SWAP, ENCOUNTERS, SNEAKING_UP } from "../content/cards.ts";
import { type InPlay, Role, type State, type Step } from "../state.ts";
import { PASS, PLAY_CLAW, TRUE } from "./answers.ts";
import { beginFight } from "./fight.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { clockwise, eachKind, isSurvivor, nextEncounter, playClaw, unseenClaws } from "./stock.ts";
import { withoutFight } from "./without-fight.ts";

/** What region cards and Bluttausch add to the strength. */
const HOME_REGION = 2;
const BLOOD = 3;

export const encounterSteps = {
  "encounter/reveal": (s, { seat, reactions }, out) => reveal(s, seat, reactions, out),
  "encounter/react": askReactions,
  "encounter/resolve": resolve,
  "encounter/done": done,
} satisfies Partial<Steps>;

export const encounterQuestions = {
  react: {
    forms: [{ play: ["sneaking-up", "blood-swap"] }, { pass: TRUE }],
    otherwise: "only-in-a-survivors-turn",
    closed: true,
    list(s, { card }, seat, offer) {
      offer(PASS);
      eachKind(s.claws[seat], (kind) => {
        if (kind === SNEAKING_UP) offer(PLAY_CLAW[kind]);
        else if (kind === BLOOD_SWAP)
          offer(PLAY_CLAW[kind], s.numbers.encounters[card] > 0 ? undefined : "no-strength-to-raise");
        else offer(PLAY_CLAW[kind], "only-as-a-reaction");
      });
    },
    apply(s, question, seat, answer, out) {
      const { card, seat: survivor, next, passed, reacted, swapped, sneaked } = question;
      const step: React = { do: "encounter/react", next, passed: passed + 1, reacted, ...inPlay(question) };
      if ("pass" in answer) {
        s.agenda.push(step);
        return;
      }
      const again: React = { ...step, passed: 0, reacted: reacted | (1 << seat) };
      if (answer.play === "blood-swap") {
        playClaw(s, seat, BLOOD_SWAP, out);
        const strength = strengthHere(s, card, survivor) + swapped + BLOOD;
        if (out.listening) out.tell({ event: "strengthened", n: BLOOD, strength });
        s.agenda.push({ ...again, swapped: swapped + BLOOD });
      } else {
        playClaw(s, seat, SNEAKING_UP, out);
        if (out.listening) out.tell({ event: "sneaked", seat: survivor });
        s.agenda.push({ ...again, sneaked: sneaked + 1 });
      }
    },
    objection: () => objection("not-held"),
  },
} satisfies Partial<Questions>;

/** Rule 3: the top encounter card, read aloud. */
function reveal(s: State, seat: number, reactions: boolean, out: Out): void {
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
function askReactions(s: State, step: React): void {
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
  return unseenClaws(s, SNEAKING_UP) > 0 || unseenClaws(s, BLOOD_SWAP) > 0;
}

/** The card takes effect: a fight, or what a card without strength says. */
function resolve(s: State, step: InPlay, out: Out): void {
  s.agenda.push({ do: "encounter/done", ...inPlay(step) });
  const { card, seat } = step;
  if (s.numbers.encounters[card] > 0) {
    beginFight(s, { card, attacker: -1, defender: seat, strength: strengthHere(s, card, seat) + step.swapped });
    return;
  }
  withoutFight(s, step, out);
}

/** The card leaves play; then what it still causes: the Shotgun's encounter first, then those of Heranschleichen (section 5, step 12). */
function done(s: State, step: InPlay): void {
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
