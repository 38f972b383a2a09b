import { COLOURS, Colour } from "../content/board.ts";
import type { ActionRow } from "../content/buildings.ts";
import { Place, type State } from "../state.ts";
import { countType, hasPassive } from "./buildings.ts";
import { beginPick, draw } from "./equipment.ts";
import { drawFigure, join } from "./figures.ts";
import { score, shiftDamage, shiftMarauders } from "./points.ts";
import type { Out } from "./rule.ts";

/** Uebersicht der Sonderaktionen: what an action does once it is paid. */

const RECRUIT_POINTS = 2;
/** Church Vengeful: so many marauders of a round give two points each. */
export const VENGEFUL_FIRST = 5;

export function doEffect(s: State, seat: number, row: ActionRow, n: number, out: Out): void {
  switch (row.effect) {
    case "points":
      return score(s, seat, n, "actions", out);
    case "fight":
      return fight(s, seat, n, out);
    case "per-type":
      return score(s, seat, n * countType(s, seat, row.type), "actions", out);
    case "draw":
      return draw(s, seat, n, out);
    case "pick":
      return beginPick(s, seat, out);
    case "search":
      s.agenda.push({ ask: "discard", of: [seat], search: true });
      return;
    case "repair":
      shiftDamage(s, seat, -1, out);
      return score(s, seat, n, "actions", out);
    case "push-back": {
      const moved = 0 - shiftMarauders(s, seat, -n, out);
      if (out.listening) out.tell({ event: "pushed-back", seat, n: moved, left: s.marauders[seat] });
      return;
    }
    case "recruit":
      return recruit(s, seat, out);
    case "exchange":
      return;
  }
}

/** Points for fields really moved (Q39, X12). Only this is fighting for the churches (Q40, X13). */
function fight(s: State, seat: number, n: number, out: Out): void {
  const moved = 0 - shiftMarauders(s, seat, -n, out);
  const points = fightPoints(s, seat, moved);
  s.fought[seat] += moved;
  if (out.listening) out.tell({ event: "fought", seat, n: moved, left: s.marauders[seat] });
  score(s, seat, points, "fighting", out);
}

/** What the next `n` marauders fought in this round are worth. */
export function fightPoints(s: State, seat: number, n: number): number {
  if (hasPassive(s, seat, "merciful")) return 0;
  if (!hasPassive(s, seat, "vengeful")) return n;
  const double = VENGEFUL_FIRST - s.fought[seat];
  return n + (double < 0 ? 0 : Math.min(double, n));
}

/** Workers and marauders go back for 2 points, with a Training Center too (X17); who else comes may act at once and stays (X16, X18). */
function recruit(s: State, seat: number, out: Out): void {
  const colour = drawFigure(s, true);
  out.reveal();
  if (colour === Colour.worker || colour === Colour.marauder) {
    s.bag[colour]++;
    if (out.listening) out.tell({ event: "sent-back", seat, colour: colour === Colour.worker ? "worker" : "marauder" });
    return score(s, seat, RECRUIT_POINTS, "actions", out);
  }
  join(s, seat, Place.city, colour, 1);
  if (out.listening) out.tell({ event: "recruited", seat, colour: COLOURS[colour] });
}
