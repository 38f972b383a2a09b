import { silent } from "@endzeit/engine";
import { CROSSROADS } from "../../content/crossroads.ts";
import type { CrossroadsRow } from "../../content/crossroads-rows.ts";
import type { State } from "../../state.ts";
import { hasSurvivorAt, inPlay, isLoyal, isOut, nextSeat, survivorNumber } from "../groups.ts";
import { COLONY } from "../places.ts";
import type { Out, Steps } from "../rule.ts";
import { run } from "./effects.ts";
import { allHold, isTriggered, namedBy } from "./needs.ts";
import { runSeats } from "./seats.ts";

/** Schicksalskarten: when the card takes effect, who chooses, and what then happens one effect after another. */

/**
 * looked at when a turn has started and after each action that is done with all it brought. One card a turn, and none for a
 * player who is out. Where another card would have come to light, that none did tells which one it is not; a search takes nothing
 * back and need not know.
 */
function check(s: State, out: Out): void {
  const [card] = s.crossroad;
  if (card === undefined || s.acting >= 0 || isOut(s, s.turn)) return;
  if (isTriggered(s, CROSSROADS[card])) begin(s, out);
  else if (out !== silent && s.crossroadsDeck.some((other) => isTriggered(s, CROSSROADS[other]))) out.reveal();
}

/** the card that the reader holds comes to light. */
function begin(s: State, out: Out): void {
  const card = s.crossroad[0];
  const row = CROSSROADS[card];
  s.crossroad.length = 0;
  out.reveal();
  s.acting = card;
  s.subject = namedBy(s, row);
  s.scene = row.trigger.on === "action" ? s.actAt : -1;
  if (out.listening) out.tell({ event: "crossroads", card: row.id, seat: s.turn, reader: nextSeat(s, s.turn, -1) });
  s.agenda.push({ do: "crossroads/done" });
  if (row.unless.length > 0 && allHold(s, row.unless)) return void_(row, out);
  s.agenda.push({ do: "crossroads/effect", card, option: -1, next: 0 });
}

const interrupts = (card: number): boolean => CROSSROADS[card].trigger.on === "interrupt";

/** Card 5: a food token has been paid, the die not yet raised. True when the card takes over; it raises the die itself, or does not. */
export function interruptsFeeding(s: State, out: Out): boolean {
  const [card] = s.crossroad;
  if (card === undefined || s.acting >= 0) return false;
  if (interrupts(card)) {
    begin(s, out);
    return true;
  }
  if (s.crossroadsDeck.some(interrupts)) out.reveal();
  return false;
}

function void_(row: CrossroadsRow, out: Out): void {
  if (out.listening) out.tell({ event: "crossroads-void", card: row.id });
}

/** What comes before the choice is done: the choice. */
function ask(s: State, card: number, out: Out): void {
  const row = CROSSROADS[card];
  const { choice, options } = row;
  if (choice === "vote" || choice === "vote-there") return callVote(s, choice === "vote" ? COLONY : s.scene);
  // nobody is there to choose. R-25: none can be executed.
  if (choice === "player" && isOut(s, s.turn)) return void_(row, out);
  if (!options.some(({ needs }) => allHold(s, needs))) return void_(row, out);
  if (choice === "single") return takeOption(s, card, 0, s.turn, out);
  //
  const seat = choice === "player" ? s.turn : s.owner[survivorNumber(choice.owner)];
  s.agenda.push({ ask: "option", of: [seat], card });
}

/** whoever is not exiled and has survivors there. With nobody the first player decides alone. */
function callVote(s: State, place: number): void {
  const of: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (isLoyal(s, seat) && hasSurvivorAt(s, seat, place)) of.push(seat);
  if (of.length > 0) s.agenda.push({ ask: "vote", of, together: true, seat: -1 });
  else s.agenda.push({ ask: "tie", of: [tieBreaker(s)], seat: -1 });
}

/** the first player, or the next one clockwise who is not exiled. */
export function tieBreaker(s: State): number {
  let seat = s.first;
  for (let n = 0; n < s.seats && !isLoyal(s, seat); n++) seat = nextSeat(s, seat);
  return seat;
}

/** The colony has voted, or the first player has decided. R-25: what cannot be paid in full has no effect. */
export function takeVote(s: State, up: boolean, out: Out): void {
  const row = CROSSROADS[s.acting];
  const option = up ? 0 : 1;
  if (!allHold(s, row.options[option].needs)) return void_(row, out);
  takeOption(s, s.acting, option, -1, out);
}

export function takeOption(s: State, card: number, option: number, seat: number, out: Out): void {
  if (out.listening) out.tell({ event: "crossroads-option", card: CROSSROADS[card].id, option: option + 1, seat });
  s.agenda.push({ do: "crossroads/effect", card, option, next: 0 });
}

/** One effect after another. `option` -1 is what comes before the choice. */
function goOn(s: State, card: number, option: number, next: number, out: Out): void {
  const row = CROSSROADS[card];
  const effects = option < 0 ? row.first : row.options[option].effects;
  if (next >= effects.length) {
    if (option < 0) ask(s, card, out);
    return;
  }
  const effect = effects[next];
  if (effect.does === "if-alive" && !inPlay(s, s.subject)) return;
  if (option < 0 || next + 1 < effects.length) {
    s.agenda.push({ do: "crossroads/effect", card, option, next: next + 1 });
  }
  run(s, effect, out);
}

/** T-127: a card that took effect leaves the game, unless it lies with a survivor. */
function finish(s: State): void {
  if (!s.attached.includes(s.acting)) s.crossroadsGone.push(s.acting);
  s.acting = -1;
  s.subject = -1;
  s.scene = -1;
}

export const crossroadsSteps = {
  "crossroads/check": (s, _step, out) => check(s, out),
  "crossroads/effect": (s, { card, option, next }, out) => goOn(s, card, option, next, out),
  "crossroads/seats": (s, { what, seat, left }, out) => runSeats(s, what, seat, left, out),
  "crossroads/done": (s) => finish(s),
} satisfies Partial<Steps>;
