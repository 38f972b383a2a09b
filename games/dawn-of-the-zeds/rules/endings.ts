import { SPACE_IDS, TOWN } from "../content/board.ts";
import { VERDICTS } from "../content/cards.ts";
import type { State } from "../state.ts";
import type { Out } from "./rule.ts";
import { everyone } from "./seats.ts";

const AMMO_POINT_FROM = 2;

/** Score (fact sheet 12): units on the board, a point for ammo, and when lost one less for each card not revealed. */
export function scoreOf(s: State, won: boolean): number {
  let score = s.ammo >= AMMO_POINT_FROM ? 1 : 0;
  for (const at of s.unitAt) if (at >= 0 && at <= TOWN) score++;
  return won ? score : score - s.eventDeck.length;
}

export function verdictOf(score: number): string {
  return VERDICTS.reduce((best, row) => (score >= row.from ? row.id : best), "blamed");
}

/** 4.5: Zeds enter Town Center; nothing else happens any more. */
export function overrun(s: State, from: number, out: Out): void {
  if (out.listening) out.tell({ event: "overrun", from: SPACE_IDS[from] });
  finish(s, "overrun", out);
}

/** 1.3: won by the finale, or lost as soon as a Zed enters Town Center. */
export function finish(s: State, reason: "won" | "overrun", out: Out): void {
  const score = scoreOf(s, reason === "won");
  s.outcome = {
    winners: reason === "won" ? everyone(s).slice() : [],
    reason,
    scores: everyone(s).map(() => score),
  };
  out.reveal();
  if (out.listening) out.tell({ event: "ended", reason, score, verdict: verdictOf(score) });
}
