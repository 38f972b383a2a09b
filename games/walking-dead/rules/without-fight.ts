import { below, objection } from "@endzeit/engine";
import { CAMP, SPACES } from "../content/board.ts";
import { ENCOUNTERS, equipment } from "../content/cards.ts";
import type { InPlay, State } from "../state.ts";
import { CHOOSE, DISCARD, equipmentIds, SEAT, SEATS } from "./answers.ts";
import { moveTo } from "./endings.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import {
  clockwise,
  discardEquipment,
  drawEquipment,
  eachKind,
  gainAlly,
  giveUpAlly,
  hand,
  isSurvivor,
  randomCard,
} from "./stock.ts";

const SIDES = 6;

export const peacefulSteps = {
  "draw-one": (s, { seat }, out) => {
    if (isSurvivor(s, seat)) drawEquipment(s, seat, 1, out);
  },
  /** A survivor lays aside cards of its own choice; what is not there is not owed (E14). */
  "discard-own": (s, { seat, left }) => {
    if (left > 0 && isSurvivor(s, seat) && s.hand[seat].length > 0) s.agenda.push({ ask: "discard", of: [seat], left });
  },
} satisfies Partial<Steps>;

export const peacefulQuestions = {
  choose: {
    forms: [{ choose: ["ally", "camp", "discard", "skip"] }],
    otherwise: "only-when-a-card-asks",
    list(_s, { card }, _seat, offer) {
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
    },
    /** A choice may be taken although there is nothing to give (E15). */
    apply(s, { card }, seat, { choose }, out) {
      switch (choose) {
        case "ally":
          return giveUpAlly(s, seat, out);
        case "camp":
          return moveTo(s, seat, CAMP, "love-triangle", [CAMP], out);
        case "skip":
          s.skips[seat]++;
          if (out.listening) out.tell({ event: "skip-next", seat });
          return;
        case "discard": {
          if (ENCOUNTERS[card].id === "food-fight") {
            s.agenda.push({ do: "discard-own", seat, left: 2 });
            return;
          }
          const kind = randomCard(s, seat, out);
          if (kind >= 0) discardEquipment(s, seat, kind, out);
        }
      }
    },
    objection: () => objection("not-offered-by-the-card"),
  },
  rival: {
    forms: [{ seat: SEATS }],
    otherwise: "only-to-name-an-opponent",
    list(s, _question, seat, offer) {
      for (const rival of neighbours(s, seat)) offer(SEAT[rival]);
    },
    apply: (s, _question, seat, { seat: rival }, out) => duel(s, seat, rival, out),
    objection: () => objection("no-rival"),
  },
  discard: {
    forms: [{ discard: equipmentIds }],
    otherwise: "only-when-made-to",
    closed: true,
    list(s, _question, seat, offer) {
      eachKind(s.hand[seat], (kind) => offer(DISCARD[kind]));
    },
    apply(s, { left }, seat, { discard }, out) {
      discardEquipment(s, seat, equipment(discard), out);
      s.agenda.push({ do: "discard-own", seat, left: left - 1 });
    },
    objection: () => objection("not-held"),
  },
} satisfies Partial<Questions>;

/** Begegnungskarten ohne Kampf. */
export function withoutFight(s: State, { card, seat, reactions }: InPlay, out: Out): void {
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

/** Machtkampf: both roll, the lower gives a random card to the higher; a tie changes nothing. */
function powerStruggle(s: State, seat: number, card: number, out: Out): void {
  const rivals = neighbours(s, seat);
  if (rivals.length === 0) {
    if (out.listening) out.tell({ event: "no-effect", card: ENCOUNTERS[card].id });
  } else if (rivals.length === 1) duel(s, seat, rivals[0], out);
  else s.agenda.push({ ask: "rival", of: [seat] });
}

function duel(s: State, seat: number, rival: number, out: Out): void {
  const n = below(s.random, SIDES) + 1;
  const m = below(s.random, SIDES) + 1;
  out.reveal();
  if (out.listening) out.tell({ event: "duel", seat, n, rival, m });
  if (n === m) return;
  const [loser, winner] = n < m ? [seat, rival] : [rival, seat];
  const kind = randomCard(s, loser, out);
  if (kind >= 0) hand(s, loser, winner, kind, out);
}
