import { below, type Objection, objection } from "@endzeit/engine";
import { NAMES, SPACES, spaceOf } from "../content/board.ts";
import { HURRY_CARD } from "../content/cards.ts";
import type { Answers, State } from "../state.ts";
import { ADD, HURRY, MOVE, POWER } from "./answers.ts";
import { moveTo } from "./endings.ts";
import { exactMoves, exactPath } from "./paths.ts";
import { listUntimely, powerOf, whyNoAction } from "./powers.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, TermsOf } from "./rule.ts";
import { has, hasTile, playEquipment } from "./stock.ts";

const SIDES = 6;
const ANDREAS_STEPS = 2;
const CAR_LOT = 1;
/** The order of boni for a movement: die, Andrea, Beeilung!, Car Lot (M7). */
const Stage = { rolled: 0, again: 1, hurried: 2, drove: 3 } as const;

export const moveQuestions = {
  move: {
    forms: [
      { move: NAMES },
      { power: ["run-again"] },
      { play: ["hurry"], add: [1, 2, 3] },
      { add: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    ],
    otherwise: "only-when-moving",
    /** Rule 1: exactly as far as rolled, or a stop on Camp or a corner on the way. */
    list(s, { total, stage }, seat, offer) {
      const reachable = exactMoves(s.at[seat], total);
      for (const to of reachable) offer(MOVE[to]);
      for (let space = 0; space < SPACES.length; space++) {
        if (reachable.includes(space)) continue;
        const sewer = SPACES[space].kind === "sewer" || SPACES[space].kind === "rise";
        offer(MOVE[space], sewer ? "survivors-keep-out" : "not-exact", space);
      }
      if (powerOf(s, seat) === "run-again") {
        offer(
          POWER["run-again"],
          s.spent[seat] === 1 ? "power-spent" : stage > Stage.rolled ? "too-late-to-add" : undefined,
        );
      }
      if (has(s.hand[seat], HURRY_CARD)) {
        const refused = stage === Stage.hurried ? "one-hurry" : stage === Stage.drove ? "too-late-to-add" : undefined;
        for (const hurry of HURRY) offer(hurry, refused);
      }
      const bonus = s.numbers.tiles[CAR_LOT];
      if (bonus > 0 && stage < Stage.drove && hasTile(s, seat, CAR_LOT)) offer(ADD[bonus]);
      listUntimely(s, seat, HURRY_CARD, offer);
    },
    apply(s, { die, total }, seat, answer, out) {
      if ("move" in answer) {
        const to = spaceOf(answer.move);
        moveTo(s, seat, to, "walk", out.listening ? exactPath(s.at[seat], to, total) : [], out);
      } else if ("power" in answer) {
        s.spent[seat] = 1;
        if (out.listening) out.tell({ event: "power", seat, power: "run-again" });
        const again = rollMove(s, seat, out);
        farther(s, { seat, die: again, total: again + ANDREAS_STEPS, stage: Stage.again, by: "run-again" }, out);
      } else if ("play" in answer && "add" in answer) {
        playEquipment(s, seat, HURRY_CARD, out);
        farther(s, { seat, die, total: total + answer.add, stage: Stage.hurried, by: "hurry" }, out);
      } else {
        farther(s, { seat, die, total: total + s.numbers.tiles[CAR_LOT], stage: Stage.drove, by: "car-lot" }, out);
      }
    },
    objection(s, { stage }, seat, answer: TermsOf<Answers["move"]>) {
      const { add, play } = answer;
      return add !== undefined && play === undefined ? whyNotAdded(s, seat, stage, add) : whyNoAction(s, seat, answer);
    },
  },
} satisfies Partial<Questions>;

/** The movement of a survivor's turn begins. */
export function beginMove(s: State, seat: number, out: Out): void {
  const die = rollMove(s, seat, out);
  s.agenda.push({ ask: "move", of: [seat], die, total: die, stage: Stage.rolled });
}

/** Bewegungswurf. */
export function rollMove(s: State, seat: number, out: Out): number {
  const n = below(s.random, SIDES) + 1;
  out.reveal();
  if (out.listening) out.tell({ event: "move-roll", seat, n });
  return n;
}

interface Total {
  readonly seat: number;
  readonly die: number;
  readonly total: number;
  readonly stage: number;
  readonly by: "run-again" | "hurry" | "car-lot";
}

/** Asks again where to, with another total. */
function farther(s: State, { seat, die, total, stage, by }: Total, out: Out): void {
  if (out.listening) out.tell({ event: "total", seat, n: total, by });
  s.agenda.push({ ask: "move", of: [seat], die, total, stage });
}

/** What the Car Lot does not add. */
function whyNotAdded(s: State, seat: number, stage: number, add: number): Objection<Reason> {
  if (!hasTile(s, seat, CAR_LOT)) return objection("no-car-lot");
  return objection(stage < Stage.drove && add !== s.numbers.tiles[CAR_LOT] ? "other-bonus" : "too-late-to-add");
}
