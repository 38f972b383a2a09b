import { Role, type State } from "../state.ts";
import type { Out, Steps } from "./rule.ts";
import { isSurvivor } from "./stock.ts";
import { survivorTurn } from "./survivor.ts";
import { walkerTurn } from "./walker.ts";

export const turnSteps = {
  "turn/begin": (s, { seat }, out) => beginTurn(s, seat, out),
  "turn/next": nextTurn,
} satisfies Partial<Steps>;

/** A seat's turn, as what it is now. */
function beginTurn(s: State, seat: number, out: Out): void {
  s.turn = seat;
  s.agenda.push({ do: "turn/next" });
  if (isSurvivor(s, seat) && s.skips[seat] > 0) {
    s.skips[seat]--;
    if (out.listening) out.tell({ event: "skipped", seat });
    return;
  }
  if (out.listening) out.tell({ event: "turn", seat, round: s.round, as: isSurvivor(s, seat) ? "survivor" : "walker" });
  if (isSurvivor(s, seat)) survivorTurn(s);
  else walkerTurn(s, out);
}

/** Clockwise; a turn earned on "nochmal dran" comes first, also for who has just become a walker (D3, X22). */
function nextTurn(s: State): void {
  const again = s.again === 1 && s.role[s.turn] !== Role.out;
  s.again = 0;
  let seat = s.turn;
  if (!again) {
    do {
      seat = (seat + 1) % s.seats;
      if (seat === s.first) s.round++;
    } while (s.role[seat] === Role.out);
  }
  s.agenda.push({ do: "turn/begin", seat });
}
