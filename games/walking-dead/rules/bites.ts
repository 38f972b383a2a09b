import type { Offer, Reporter } from "@endzeit/engine";
import { equipment } from "../content/cards.ts";
import type { Answer, Event, State } from "../state.ts";
import { PASS, PLAY_EQUIPMENT } from "./answers.ts";
import { die } from "./endings.ts";
import { clockwise, has, isSurvivor, playEquipment, unseenEquipment } from "./stock.ts";

type Out = Reporter<Event>;

const WOUND = equipment("wound");

/** Niederlage: each bite takes an ally out of the game, one after the other (E17). */
export function bite(s: State, seat: number, left: number, out: Out): void {
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
export function askForWound(s: State, seat: number, left: number, asked: number, out: Out): void {
  const others = clockwise(s, seat);
  for (let i = asked; i < others.length && unseenEquipment(s, WOUND) > 0; i++) {
    if (!isSurvivor(s, others[i]) || s.hand[others[i]].length === 0) continue;
    s.agenda.push({ ask: "wound", of: [others[i]], seat, left, asked: i + 1 });
    return;
  }
  die(s, seat, out);
}

export function listWound(s: State, seat: number, offer: Offer<Answer>): void {
  offer(PASS);
  offer(PLAY_EQUIPMENT[WOUND], has(s.hand[seat], WOUND) ? undefined : "not-held");
}

type WoundQuestion = { readonly seat: number; readonly left: number; readonly asked: number };

export function answerWound(s: State, question: WoundQuestion, by: number, answer: Answer, out: Out): void {
  const { seat, left, asked } = question;
  if (answer.pass === true) {
    s.agenda.push({ do: "death", seat, left, asked });
    return;
  }
  playEquipment(s, by, WOUND, out);
  if (out.listening) out.tell({ event: "saved", seat, by });
  s.agenda.push({ do: "bite", seat, left: left - 1 });
}
