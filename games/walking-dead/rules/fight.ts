import { below, objection } from "@endzeit/engine";
import { SPACES } from "../content/board.ts";
import {
  AXE,
  BAT,
  CHARACTERS,
  CROSSBOW,
  ENCOUNTERS,
  EQUIPMENT,
  equipment,
  isAttackCard,
  POLICE,
  REVOLVER,
  RIFLE,
  SHOTGUN,
  WALKER_CARDS,
} from "../content/cards.ts";
import type { Fight, State } from "../state.ts";
import { ARM, equipmentIds, PASS, PLAY_EQUIPMENT, POWER, ROLL, TRUE, WIN } from "./answers.ts";
import { powerOf } from "./powers.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import {
  clockwise,
  discardEquipment,
  drawEquipment,
  eachKind,
  gainAlly,
  has,
  hasTile,
  isSurvivor,
  removeOne,
  unseenEquipment,
} from "./stock.ts";

/** A rolled 6 always wins; a Crossbow comes back on this face or above; Rick adds this much. */
const BEST = 6;
const CROSSBOW_BACK = 5;
const RICKS_POINTS = 2;

export const fightSteps = {
  "fight/arm": (s) => {
    s.agenda.push({ ask: "arm", of: [current(s).defender] });
  },
  "fight/judge": (s, _step, out) => judgeRoll(s, out),
  "fight/axe": (s, { next, passed }, out) => askForAxe(s, next, passed, out),
} satisfies Partial<Steps>;

export const fightQuestions = {
  /** Any number of attack cards before the roll; no roll is needed when the bonuses suffice and no Shotgun was played (E5). */
  arm: {
    forms: [{ arm: equipmentIds }, { roll: TRUE }, { win: TRUE }],
    otherwise: "only-in-a-fight",
    closed: true,
    list(s, _question, seat, offer) {
      const fight = current(s);
      offer(ROLL);
      const enough = fixedBonus(s, fight) >= fight.strength;
      offer(WIN, !enough ? "bonus-too-low" : has(fight.played, SHOTGUN) ? "shotgun-must-roll" : undefined);
      eachKind(s.hand[seat], (kind) => offer(ARM[kind], isAttackCard(kind) ? banned(fight, kind) : "no-attack-card"));
    },
    apply(s, _question, seat, answer, out) {
      const fight = current(s);
      if ("arm" in answer) {
        const kind = equipment(answer.arm);
        removeOne(s.hand[seat], kind);
        s.fight = { ...fight, played: [...fight.played, kind] };
        if (out.listening) out.tell({ event: "played", seat, card: answer.arm });
        s.agenda.push({ do: "fight/arm" });
      } else if ("win" in answer) {
        if (out.listening) out.tell({ event: "no-roll", seat, value: fixedBonus(s, fight), strength: fight.strength });
        settle(s, true, out);
      } else {
        roll(s, 0, out);
        const rick = fight.own === 1 && powerOf(s, seat) === "strike-again" && s.spent[seat] === 0;
        s.agenda.push({ do: "fight/judge" });
        if (rick) s.agenda.push({ ask: "reroll", of: [seat] });
      }
    },
    objection: () => objection("not-held"),
  },
  /** Rick, after his attack roll: once more, plus 2; the second result stands (X20). */
  reroll: {
    forms: [{ power: ["strike-again"] }, { pass: TRUE }],
    otherwise: "power-at-a-roll",
    list(_s, _question, _seat, offer) {
      offer(PASS);
      offer(POWER["strike-again"]);
    },
    apply(s, _question, seat, answer, out) {
      if ("pass" in answer) return;
      s.spent[seat] = 1;
      if (out.listening) out.tell({ event: "power", seat, power: CHARACTERS[s.character[seat]].power });
      roll(s, RICKS_POINTS, out);
    },
    objection: () => objection("not-your-power"),
  },
  axe: {
    forms: [{ play: equipmentIds.filter((id) => isAttackCard(equipment(id))) }, { pass: TRUE }],
    otherwise: "only-when-short",
    closed: true,
    list(s, _question, seat, offer) {
      offer(PASS);
      offer(PLAY_EQUIPMENT[AXE], has(s.hand[seat], AXE) ? undefined : "not-held");
      eachKind(s.hand[seat], (kind) => {
        if (kind !== AXE && isAttackCard(kind)) offer(PLAY_EQUIPMENT[kind], "only-before-the-roll");
      });
    },
    apply(s, { next, passed }, seat, answer, out) {
      if ("pass" in answer) s.agenda.push({ do: "fight/axe", next, passed: passed + 1 });
      else playAxe(s, seat, out);
    },
    objection: () => objection("not-held"),
  },
} satisfies Partial<Questions>;

/** Kampf: one procedure for encounters and walker attacks (fact sheet, section 5). */
export function beginFight(s: State, fight: Pick<Fight, "card" | "attacker" | "defender" | "strength">): void {
  s.fight = { ...fight, own: s.turn === fight.defender ? 1 : 0, played: [], helped: 0, die: 0, extra: 0 };
  s.agenda.push({ do: "fight/arm" });
}

function current(s: State): Fight {
  if (s.fight === null) throw new Error("There is no fight.");
  return s.fight;
}

const ruleOf = (fight: Fight): string => (fight.attacker < 0 ? ENCOUNTERS[fight.card].rule : "none");

/** What the space adds: doubled once by a Rifle, nothing in the Dark Alley (X15). */
function spaceBonus(s: State, fight: Fight, played: readonly number[]): number {
  if (ruleOf(fight) === "no-space-bonus") return 0;
  const { kind } = SPACES[s.at[fight.defender]];
  const bonus = kind === "attack-1" ? 1 : kind === "attack-2" ? 2 : 0;
  return has(played, RIFLE) ? bonus * 2 : bonus;
}

/** Everything but the die: equipment played, Revolvers in front, the space, the Police Station, help, Rick's points. */
export function fixedBonus(s: State, fight: Fight, played: readonly number[] = fight.played): number {
  let sum =
    spaceBonus(s, fight, played) + s.front[fight.defender] * s.numbers.equipment[REVOLVER] + fight.helped + fight.extra;
  for (const card of played) sum += s.numbers.equipment[card];
  return hasTile(s, fight.defender, POLICE) ? sum + s.numbers.tiles[POLICE] : sum;
}

export const attackValue = (s: State, fight: Fight): number => fight.die + fixedBonus(s, fight);

/** Why the defender may not play an attack card in this fight. */
export function banned(fight: Fight, kind: number): Reason | undefined {
  switch (ruleOf(fight)) {
    case "no-attack-cards":
      return "door-blocked";
    case "quiet":
      return kind === SHOTGUN || kind === RIFLE || kind === REVOLVER ? "keep-quiet" : undefined;
    case "one-card":
      return fight.played.length > 0 ? "one-card-only" : undefined;
    default:
      return undefined;
  }
}

function roll(s: State, extra: number, out: Out): void {
  s.fight = { ...current(s), die: below(s.random, BEST) + 1, extra };
  out.reveal();
  const fight = current(s);
  if (out.listening) {
    out.tell({
      event: "attack-roll",
      seat: fight.defender,
      n: fight.die,
      value: attackValue(s, fight),
      strength: fight.strength,
    });
  }
}

/** A natural 6 wins, else the value must reach the strength; who is short may still be helped by Axes. */
function judgeRoll(s: State, out: Out): void {
  const fight = current(s);
  if (fight.die === BEST || attackValue(s, fight) >= fight.strength) settle(s, true, out);
  else s.agenda.push({ do: "fight/axe", next: fight.defender, passed: 0 });
}

/** Axt: the defender, then the other survivors clockwise, until all have passed or the fight is won. Asked of all who could hold one. */
function askForAxe(s: State, next: number, passed: number, out: Out): void {
  const fight = current(s);
  const missing = fight.strength - attackValue(s, fight);
  if (missing <= 0) return settle(s, true, out);
  const could = clockwise(s, fight.defender).filter((seat) => couldAxe(s, fight, seat));
  const most = Math.min(
    unseenEquipment(s, AXE),
    could.reduce((sum, seat) => sum + s.hand[seat].length, 0),
  );
  if (passed >= could.length || most * s.numbers.equipment[AXE] < missing) return settle(s, false, out);
  const seat = clockwise(s, next).find((candidate) => could.includes(candidate));
  if (seat === undefined) return settle(s, false, out);
  s.agenda.push({ ask: "axe", of: [seat], next: (seat + 1) % s.seats, passed });
}

function couldAxe(s: State, fight: Fight, seat: number): boolean {
  if (!isSurvivor(s, seat) || s.hand[seat].length === 0) return false;
  return seat !== fight.defender || banned(fight, AXE) === undefined;
}

/** An Axe of the defender is one of the cards played, that of another helps; then all may add one again. */
function playAxe(s: State, seat: number, out: Out): void {
  const fight = current(s);
  removeOne(s.hand[seat], AXE);
  if (seat === fight.defender) s.fight = { ...fight, played: [...fight.played, AXE] };
  else {
    s.equipmentDiscard.push(AXE);
    s.fight = { ...fight, helped: fight.helped + s.numbers.equipment[AXE] };
  }
  if (out.listening) {
    out.tell({ event: "played", seat, card: EQUIPMENT[AXE].id });
    out.tell({
      event: "helped",
      seat,
      defender: fight.defender,
      value: attackValue(s, current(s)),
      strength: fight.strength,
    });
  }
  s.agenda.push({ do: "fight/axe", next: fight.defender, passed: 0 });
}

/** The played cards are cleared away first, then victory or defeat takes effect (X10). */
function settle(s: State, won: boolean, out: Out): void {
  const fight = current(s);
  const { defender } = fight;
  const name = fight.attacker < 0 ? ENCOUNTERS[fight.card].id : WALKER_CARDS[fight.card].id;
  if (out.listening) out.tell({ event: won ? "won" : "lost", seat: defender, card: name });
  clearPlayed(s, fight, won, out);
  s.shotgun = has(fight.played, SHOTGUN) && fight.die === 1 ? 1 : 0;
  s.fight = null;
  if (fight.attacker >= 0) {
    s.agenda.push({ do: "fight/after", card: fight.card, attacker: fight.attacker, defender, won });
    if (!won) s.agenda.push({ do: "bite", seat: defender, left: 1 });
  } else if (won) reward(s, fight, out);
  else suffer(s, fight, out);
}

/** Bats return if nothing but Bats was played, a Crossbow on 5 or 6; a Revolver stays in front until a fight is lost (X9). */
function clearPlayed(s: State, fight: Fight, won: boolean, out: Out): void {
  const { defender, played } = fight;
  const onlyBats = played.every((card) => card === BAT);
  for (const card of played) {
    const back = (card === BAT && onlyBats) || (card === CROSSBOW && fight.die >= CROSSBOW_BACK);
    if (back) {
      s.hand[defender].push(card);
      if (out.listening) out.tell({ event: "returned", seat: defender, card: EQUIPMENT[card].id });
    } else if (card === REVOLVER && won) {
      s.front[defender]++;
      if (out.listening) out.tell({ event: "revolver", seat: defender, n: s.front[defender] });
    } else s.equipmentDiscard.push(card);
  }
  if (won || s.front[defender] === 0) return;
  for (; s.front[defender] > 0; s.front[defender]--) s.equipmentDiscard.push(REVOLVER);
  if (out.listening) out.tell({ event: "revolver", seat: defender, n: 0 });
}

function reward(s: State, fight: Fight, out: Out): void {
  const row = ENCOUNTERS[fight.card];
  if (row.equipment > 0) drawEquipment(s, fight.defender, row.equipment, out);
  for (let ally = 0; ally < row.allies; ally++) gainAlly(s, fight.defender, out);
}

/** A bite for each, or what the card takes instead (E16). */
function suffer(s: State, fight: Fight, out: Out): void {
  const seat = fight.defender;
  switch (ENCOUNTERS[fight.card].loss) {
    case "bite":
      s.agenda.push({ do: "bite", seat, left: 1 });
      return;
    case "two-bites":
      s.agenda.push({ do: "bite", seat, left: 2 });
      return;
    case "discard-two":
      s.agenda.push({ do: "discard-own", seat, left: 2 });
      return;
    case "discard-hand":
      out.reveal();
      for (const card of s.hand[seat].slice()) discardEquipment(s, seat, card, out);
  }
}

/** What a face of the die comes to: it wins, an Axe that is known of would still make it win, or it is too low. */
export type FaceOutcome = "won" | "axe" | "lost";

/** The faces 1 to 6 as they would count in this fight now. */
export function facesOf(s: State, fight: Fight): readonly FaceOutcome[] {
  const sure = fixedBonus(s, fight);
  const most = sure + knownAxes(s, fight) * s.numbers.equipment[AXE];
  return Array.from({ length: BEST }, (_, i) => {
    const die = i + 1;
    if (die === BEST || die + sure >= fight.strength) return "won";
    return die + most >= fight.strength ? "axe" : "lost";
  });
}

/** How many faces win without an Axe: the same as `facesOf` counts, for whoever asks it very often. */
export function fightFaces(s: State, fight: Fight): number {
  return Math.max(1, Math.min(BEST, BEST + 1 + fixedBonus(s, fight) - fight.strength));
}

/** Axes that could be played after the roll, as far as these eyes see hands. */
function knownAxes(s: State, fight: Fight): number {
  return clockwise(s, fight.defender)
    .filter((seat) => couldAxe(s, fight, seat))
    .reduce((sum, seat) => {
      const held = s.hand[seat].filter((card) => card === AXE).length;
      return sum + (seat === fight.defender && ruleOf(fight) === "one-card" ? Math.min(1, held) : held);
    }, 0);
}

/** The fight with one more card of the defender's hand played, and once more rolled by Rick. */
export function armed(s: State, fight: Fight, card: number): readonly [State, Fight] {
  const hand = s.hand.map((cards) => cards.slice());
  removeOne(hand[fight.defender], card);
  return [
    { ...s, hand },
    { ...fight, played: [...fight.played, card] },
  ];
}
export const rolledAgain = (fight: Fight): Fight => ({ ...fight, die: 0, extra: RICKS_POINTS });
