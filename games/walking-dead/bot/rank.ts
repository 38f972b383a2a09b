import { byQuestion } from "@endzeit/engine";
import { CAMP, SPACES, spaceOf } from "../content/board.ts";
import { AXE, EQUIPMENT, equipment, WOUND, walkerCard } from "../content/cards.ts";
import { armed, attackValue, fightFaces, fixedBonus } from "../rules/fight.ts";
import { ALL_TILES, hasTile, isSurvivor } from "../rules/stock.ts";
import type { Answer, Answers, Question, State } from "../state.ts";
import { PROWL } from "./evaluate.ts";
import { stepsToGo, stepsToGoFrom } from "./tour.ts";

/** A survivor's habits, for play-outs: quick, and good enough to tell a good position from a bad one. */

interface Habit {
  readonly s: State;
  readonly seat: number;
}

/** What a space has for a survivor, in steps of the way. */
const SPACE_WORTH = {
  corner: 0,
  camp: 0,
  normal: 0,
  "attack-1": 1.2,
  "attack-2": 2.4,
  draw: 2,
  safe: 0.5,
  again: 1,
  sewer: 0,
  rise: 0,
} as const;
const TILE = 5;
const HOME = 1000;
/** Without an ally nobody walks into two fights with an empty hand. */
const FEW_CARDS = 3;
const RISK = 9;
/** Who could die wants to win for sure, others by four faces of six. */
const MUST = 6;
const ENOUGH = 4;
/** A card that brings no face is kept. */
const KEPT = -1;

function moveWorth({ s, seat }: Habit, to: number): number {
  if (!isSurvivor(s, seat)) return preyWorth(s, to);
  if (to === CAMP && s.tiles[seat] === ALL_TILES) return HOME;
  const { kind, tile } = SPACES[to];
  const weak = s.allies[seat] === 0;
  let worth = SPACE_WORTH[kind] - stepsToGoFrom(s, seat, to);
  if (kind === "corner" && !hasTile(s, seat, tile)) {
    worth += TILE;
    if (weak && s.hand[seat].length < FEW_CARDS) worth -= RISK;
  } else if (weak && s.hand[seat].length < FEW_CARDS && (kind === "safe" || kind === "corner")) worth += 2;
  return worth;
}

/** A walker goes to whoever has gathered most and is least protected. */
function preyWorth(s: State, to: number): number {
  let best = -HOME;
  for (let prey = 0; prey < s.seats; prey++) {
    if (!isSurvivor(s, prey)) continue;
    const worth = -PROWL[to][s.at[prey]] - s.allies[prey] * 2 - stepsToGo(s, prey) / 4;
    if (worth > best) best = worth;
  }
  return best;
}

function targetWorth(s: State, seat: number | undefined): number {
  if (seat === undefined) return 0;
  return 10 - s.allies[seat] * 2 - stepsToGo(s, seat) / 10;
}

const rarity = (card: number): number => EQUIPMENT[card].value + (card === WOUND ? 4 : 0);

/** Cards are played as long as they are needed and help. */
function armWorth({ s, seat }: Habit, _question: Question, answer: Answers["arm"]): number {
  const { fight } = s;
  if (fight === null || "win" in answer) return HOME;
  const wins = fightFaces(s, fight);
  if ("roll" in answer) return wins >= (s.allies[seat] === 0 ? MUST : ENOUGH) ? TILE : 0;
  const card = equipment(answer.arm);
  const more = fightFaces(...armed(s, fight, card)) - wins;
  return more <= 0 && fixedBonus(s, fight) + totalMight(s, seat) + ENOUGH < fight.strength
    ? KEPT
    : 1 + more / (1 + rarity(card) / 4);
}

function totalMight(s: State, seat: number): number {
  let sum = 0;
  for (const card of s.hand[seat]) if (card >= 0) sum += s.numbers.equipment[card];
  return sum;
}

const worth = byQuestion<Habit, Question, Answers, number>({
  character: () => 0,
  rise: ({ s }, _question, { rise }) => preyWorth(s, spaceOf(rise)),
  turn: (_habit, _question, answer) =>
    "play" in answer || ("power" in answer && answer.power === "collect") ? 2 : "roll" in answer ? 1 : 0,
  move: (habit, _question, answer) => ("move" in answer ? moveWorth(habit, spaceOf(answer.move)) : -HOME),
  draw: (_habit, _question, answer) => ("draw" in answer ? 1 : 0),
  between: (_habit, _question, answer) => ("play" in answer ? 2 : "end" in answer ? 1 : 0),
  end: ({ s, seat }, _question, answer) => {
    if ("end" in answer) return 1;
    if (!("to" in answer) || answer.seat !== seat) return 0;
    return (
      (stepsToGo(s, seat) - stepsToGoFrom(s, seat, spaceOf(answer.to))) / 2 +
      (spaceOf(answer.to) === CAMP && s.tiles[seat] === ALL_TILES ? HOME : 0)
    );
  },
  give: (_habit, _question, answer) => ("pass" in answer ? 1 : 0),
  exchange: (_habit, _question, answer) => ("done" in answer ? 1 : 0),
  react: (_habit, _question, answer) => ("pass" in answer ? 0 : 1),
  arm: armWorth,
  reroll: ({ s }, _question, answer) => {
    const lost = s.fight !== null && s.fight.die < MUST && attackValue(s, s.fight) < s.fight.strength;
    return "pass" in answer === lost ? 0 : 1;
  },
  axe: ({ s, seat }, _question, answer) => {
    if ("pass" in answer || s.fight === null) return 0;
    const axes = s.hand[seat].filter((card) => card === AXE).length;
    return attackValue(s, s.fight) + axes * s.numbers.equipment[AXE] >= s.fight.strength ? 1 : -1;
  },
  wound: ({ seat }, question, answer) => ("pass" in answer ? 0 : question.seat === seat ? 1 : -1),
  choose: ({ s, seat }, _question, { choose }) => {
    if (choose === "ally") return s.allies[seat] === 0 ? 2 : -2;
    return choose === "discard" ? (s.hand[seat].length === 0 ? 3 : 0) : 1;
  },
  discard: (_habit, _question, { discard }) => -rarity(equipment(discard)),
  rival: () => 0,
  walk: (habit, _question, { move }) => moveWorth(habit, spaceOf(move)),
  claw: ({ s }, _question, answer) => {
    if ("pass" in answer) return 0;
    return s.numbers.walkers[walkerCard(answer.play)] + ("seat" in answer ? targetWorth(s, answer.seat) : 1);
  },
  lunge: (habit, _question, { move }) => moveWorth(habit, spaceOf(move)),
  strike: ({ s }, _question, answer) => ("pass" in answer ? 0 : targetWorth(s, answer.seat)),
  swap: (_habit, _question, answer) => ("pass" in answer ? 1 : 0),
});

export function rank(s: State, seat: number, question: Question, answers: readonly Answer[], into: number[]): void {
  const habit: Habit = { s, seat };
  for (let at = 0; at < answers.length; at++) into[at] = worth(habit, question, answers[at]);
}
