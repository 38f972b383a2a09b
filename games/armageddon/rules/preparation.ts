import { Colour, HALF } from "../content/board.ts";
import { BUILDINGS } from "../content/buildings.ts";
import { BUILDING_TILES, EQUIPMENT } from "../content/cards.ts";
import { Phase, type State } from "../state.ts";
import { revealTop } from "./equipment.ts";
import { drawFigure, KINDS } from "./figures.ts";
import { evaluateDamage, raid } from "./points.ts";
import { eachSeat } from "./rounds.ts";
import type { Out, Steps } from "./rule.ts";

/** Vorbereitung: marauders come, damage is evaluated, cards are laid out (X9: each step for all before the next). */

function comeRaiders(s: State, out: Out): void {
  s.round++;
  s.phase = Phase.preparation;
  if (out.listening) out.tell({ event: "round", round: s.round });
  s.houses.fill(0);
  s.fought.fill(0);
  s.used.fill(0);
  eachSeat(s, (seat) => raid(s, seat, s.numbers.rounds[s.round - 1], out));
  s.agenda.push({ do: "prepare/damage" });
}

function evaluateAll(s: State, out: Out): void {
  eachSeat(s, (seat) => evaluateDamage(s, seat, false, out));
  s.agenda.push({ do: "prepare/equipment" });
}

/** As many cards as players, then the figures card by card. A slot without a card stays without figures (X24). */
function layOutEquipment(s: State, out: Out): void {
  out.reveal();
  for (let slot = 0; slot < s.seats; slot++) s.display[slot] = revealTop(s);
  s.crowd.fill(0);
  for (let slot = 0; slot < s.seats; slot++) {
    const card = s.display[slot];
    if (card < 0) continue;
    fill(s, slot);
    if (out.listening) {
      const [worker, soldier, engineer, leader, marauder] = s.crowd.slice(slot * KINDS, slot * KINDS + KINDS);
      const n = worker + soldier + engineer + leader;
      out.tell({
        event: "displayed",
        slot: slot + 1,
        card: EQUIPMENT[card].id,
        n,
        worker,
        soldier,
        engineer,
        leader,
        marauder,
      });
    }
  }
  if (out.listening && s.stack.length === 0) out.tell({ event: "stack-empty" });
  s.agenda.push({ do: "prepare/buildings" });
}

/** In the first round a card holds at most one marauder; with nobody else in the bag it stays short (Q14, Q15). */
function fill(s: State, slot: number): void {
  for (let n = 0; n < s.numbers.slots[slot]; n++) {
    const red = s.round > 1 || s.crowd[slot * KINDS + Colour.marauder] === 0;
    const colour = drawFigure(s, red);
    if (colour < 0) return;
    s.crowd[slot * KINDS + colour]++;
  }
}

/** Level 1 in rounds 1 to 3, level 2 after; one building tile on each card. */
function layOutBuildings(s: State, out: Out): void {
  const deck = s.buildings[s.round <= HALF ? 0 : 1];
  for (let place = 0; place < s.seats; place++) {
    s.site[place] = deck.pop() ?? -1;
    s.siteTile[place] = s.site[place] < 0 ? -1 : (s.tiles.pop() ?? -1);
    if (out.listening && s.site[place] >= 0) {
      out.tell({
        event: "offered",
        card: BUILDINGS[s.site[place]].id,
        tile: BUILDING_TILES[s.siteTile[place]]?.id ?? "none",
      });
    }
  }
  s.agenda.push({ do: "bid/begin" });
}

export const preparationSteps = {
  "prepare/raiders": (s, _step, out) => comeRaiders(s, out),
  "prepare/damage": (s, _step, out) => evaluateAll(s, out),
  "prepare/equipment": (s, _step, out) => layOutEquipment(s, out),
  "prepare/buildings": (s, _step, out) => layOutBuildings(s, out),
} satisfies Partial<Steps>;
