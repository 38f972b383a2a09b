import { type Offer, objection } from "@endzeit/engine";
import { type State, TurnMark } from "../state.ts";
import { DECIDE, VOTE } from "./answers.ts";
import { takeVote, tieBreaker } from "./crossroads/flow.ts";
import { exile } from "./exile.ts";
import { isLoyal } from "./groups.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions } from "./rule.ts";

/**
 * Abstimmen: in secret and all at once; in a tie the first player decides. A vote is about an exile, or a crossroads card. Whose
 * time is up says no to either.
 */

const UP_OR_DOWN = ["up", "down"] as const;

/** Über Verbannung abstimmen, in the own turn. */
export function callExile(s: State, target: number, out: Out): void {
  s.turnMarks |= TurnMark.exileCalled;
  askExile(s, s.turn, target, out);
}

/** Also by crossroads card 66.: whoever is not exiled votes, the one whom it is about too; an exile may call the vote. */
export function askExile(s: State, seat: number, target: number, out: Out): void {
  const of: number[] = [];
  for (let voter = 0; voter < s.seats; voter++) if (isLoyal(s, voter)) of.push(voter);
  if (out.listening) out.tell({ event: "exile-called", seat, target });
  s.agenda.push({ ask: "vote", of, together: true, seat: target });
}

/** What was voted about, by the question's `seat`: -1 is the crossroads card. */
function settle(s: State, seat: number, up: boolean, out: Out): void {
  if (seat < 0) takeVote(s, up, out);
  else if (up) exile(s, seat, out);
}

const upOrDown = <Up, Down>({ up, down }: { readonly up: Up; readonly down: Down }) => ({
  list(_s: State, _question: unknown, _seat: number, offer: Offer<Up | Down, Reason>): void {
    offer(up);
    offer(down);
  },
  objection: () => objection("up-or-down"),
});

export const voteQuestions = {
  vote: {
    ...upOrDown(VOTE),
    forms: [{ vote: UP_OR_DOWN }],
    otherwise: "only-when-voting",
    lapse: VOTE.down,
    applyTogether(s, { of, seat }, answers, out) {
      let up = 0;
      for (let at = 0; at < of.length; at++) if (answers[at].vote === "up") up++;
      const down = of.length - up;
      out.reveal();
      if (out.listening)
        for (let at = 0; at < of.length; at++) out.tell({ event: "voted", seat: of[at], ...answers[at] });
      if (up === down) {
        s.agenda.push({ ask: "tie", of: [tieBreaker(s)], seat });
        return;
      }
      if (out.listening) out.tell({ event: "vote-result", up, down, passed: up > down });
      settle(s, seat, up > down, out);
    },
  },
  tie: {
    ...upOrDown(DECIDE),
    forms: [{ decide: UP_OR_DOWN }],
    otherwise: "only-in-a-tie",
    lapse: DECIDE.down,
    apply(s, { seat: about }, seat, { decide }, out) {
      if (out.listening) out.tell({ event: "decided", seat, vote: decide });
      settle(s, about, decide === "up", out);
    },
  },
} satisfies Partial<Questions>;
