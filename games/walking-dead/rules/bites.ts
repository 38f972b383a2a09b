import { objection } from "@endzeit/engine";
import { WOUND } from "../content/cards.ts";
import type { State } from "../state.ts";
import { PASS, PLAY_WOUND, TRUE } from "./answers.ts";
import { die } from "./endings.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { clockwise, has, isSurvivor, playEquipment, unseenEquipment } from "./stock.ts";

export const biteSteps = {
  bite: (s, { seat, left }, out) => bite(s, seat, left, out),
  death: (s, { seat, left, asked }, out) => askForWound(s, seat, left, asked, out),
} satisfies Partial<Steps>;

export const biteQuestions = {
  wound: {
    forms: [{ play: ["wound"] }, { pass: TRUE }],
    otherwise: "only-at-a-death",
    closed: true,
    list(s, _question, seat, offer) {
      offer(PASS);
      offer(PLAY_WOUND, has(s.hand[seat], WOUND) ? undefined : "not-held");
    },
    apply(s, { seat, left, asked }, by, answer, out) {
      if ("pass" in answer) {
        s.agenda.push({ do: "death", seat, left, asked });
        return;
      }
      playEquipment(s, by, WOUND, out);
      if (out.listening) out.tell({ event: "saved", seat, by });
      s.agenda.push({ do: "bite", seat, left: left - 1 });
    },
    objection: () => objection("not-held"),
  },
} satisfies Partial<Questions>;

/** Niederlage: each bite takes an ally out of the game, one after the other (E17). */
function bite(s: State, seat: number, left: number, out: Out): void {
  if (!isSurvivor(s, seat) || left === 0) return;
  if (s.allies[seat] === 0) {
    s.agenda.push({ do: "death", seat, left, asked: 0 });
    return;
  }
  s.allies[seat]--;
  s.box++;
  if (out.listening) out.tell({ event: "bitten", seat, left: s.allies[seat] });
  s.agenda.push({ do: "bite", seat, left: left - 1 });
}

/** Nicht toedliche Wunde: at the moment of death, the victim first, then the others clockwise; asked of all who could hold one (E18). */
function askForWound(s: State, seat: number, left: number, asked: number, out: Out): void {
  const others = clockwise(s, seat);
  for (let i = asked; i < others.length && unseenEquipment(s, WOUND) > 0; i++) {
    if (!isSurvivor(s, others[i]) || s.hand[others[i]].length === 0) continue;
    s.agenda.push({ ask: "wound", of: [others[i]], seat, left, asked: i + 1 });
    return;
  }
  die(s, seat, out);
}
