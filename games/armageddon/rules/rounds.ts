import type { State } from "../state.ts";

/** Calls `visit` for every seat, clockwise from the start player most recently determined (X4). */
export function eachSeat(s: State, visit: (seat: number) => void): void {
  for (let offset = 0; offset < s.seats; offset++) visit((s.start + offset) % s.seats);
}

/** The seats of an area in the order in which they choose: higher bids first, of equal ones the earlier (Q4). */
export function pushInOrder(s: State, area: number, bids: readonly number[], push: (seat: number) => void): void {
  const order: number[] = [];
  for (let row = 0; row < s.seats; row++) {
    const seat = s.rows[area * s.seats + row];
    let at = row;
    while (at > 0 && bids[order[at - 1]] < bids[seat]) at--;
    order.splice(at, 0, seat);
  }
  // The agenda is a stack: the first to choose is pushed last.
  for (let at = order.length - 1; at >= 0; at--) push(order[at]);
}
