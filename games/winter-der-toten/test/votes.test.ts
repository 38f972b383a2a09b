import { describe, expect, test } from "vitest";
import { placeOf } from "../content/locations.ts";
import { MAIN_OBJECTIVES } from "../content/main-objectives.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { exile, exilePicks } from "../rules/exile.ts";
import { bringIntoForce } from "../rules/people.ts";
import { callExile, voteQuestions } from "../rules/votes.ts";
import type { Answers, State } from "../state.ts";
import { bench, cards, Ear, run, secretOf } from "./bench.ts";

// Verbannung: the vote, and what follows.

const [up, down] = [{ vote: "up" }, { vote: "down" }] as const;

function vote(votes: readonly (typeof up | typeof down)[], decides: "up" | "down" = "down") {
  const ear = new Ear();
  const s = bench(votes.length);
  callExile(s, 1, ear);
  const question = s.agenda.pop();
  if (question === undefined || !("ask" in question) || question.ask !== "vote") throw new Error("There is no vote.");
  voteQuestions.vote.applyTogether(s, question, votes, ear);
  const top = s.agenda[s.agenda.length - 1];
  if (top !== undefined && "ask" in top && top.ask === "tie") {
    s.agenda.pop();
    voteQuestions.tie.apply(s, top, top.of[0], { decide: decides }, ear);
  }
  return { exiled: s.exiled, told: ear.names() };
}

describe("the vote", () => {
  test("the majority decides, and all votes come to light together", () => {
    expect(vote([up, down, up])).toEqual({
      exiled: [0, 1, 0],
      told: "exile-called voted voted voted vote-result exiled innocent",
    });
    expect(vote([up, down, down]).exiled).toEqual([0, 0, 0]);
  });
  test("T-140: in a tie the first player decides", () => {
    expect(vote([up, down, up, down], "down")).toEqual({
      exiled: [0, 0, 0, 0],
      told: "exile-called voted voted voted voted decided",
    });
    expect(vote([up, down, up, down], "up").exiled).toEqual([0, 1, 0, 0]);
  });
  test("R-86: an exile may call for it, and does not vote", () => {
    const s = bench(4, (bare) => {
      bare.exiled[0] = 1;
    });
    callExile(s, 2, new Ear());
    expect(s.agenda).toEqual([{ ask: "vote", of: [1, 2, 3], together: true, seat: 2 }]);
  });
});

function answer(s: State, given: Answers["pick"], ear: Ear): void {
  const top = s.agenda.pop();
  if (top === undefined || !("ask" in top) || top.ask !== "pick") throw new Error("Nobody is asked.");
  if (top.why !== "exile-move" && top.why !== "exile-swap") throw new Error(`${top.why} is asked.`);
  exilePicks[top.why].apply(s, top, top.of[0], given, ear);
}

describe("exile", () => {
  test("a betrayer shows nothing, and the game goes on after a second exile (T-146)", () => {
    const ear = new Ear();
    const s = bench(4, (bare) => {
      bare.secret[1] = [secretOf("gluttony")];
      bare.exiled[0] = 1;
    });
    exile(s, 1, ear);
    expect([ear.names(), s.outcome, s.exile[1].length]).toEqual(["exiled unrepentant exile-objective", null, 1]);
  });
  test("R-89, X-05: two innocents end the match", () => {
    const s = bench(4, (bare) => {
      bare.exiled[0] = 1;
    });
    exile(s, 1, new Ear());
    expect([s.morale, s.outcome?.reason]).toEqual([0, "morale"]);
  });
  test("survivors leave the colony for where there is room", () => {
    const ear = new Ear();
    const s = bench(2);
    exile(s, 1, ear);
    expect(run(s, ear)).toBe("pick exile-move 1");
  });
  test("R-84, X-25: one by one, each exposed, without using up the move and in a blizzard too", () => {
    const ear = new Ear();
    const s = bench(2, (bare) => {
      bare.owner[6] = 1;
      bare.place[6] = 0;
      bringIntoForce(bare, "blizzard", 9, new Ear());
    });
    exile(s, 1, ear);
    run(s, ear);
    answer(s, { survivor: SURVIVORS[6].id }, ear);
    answer(s, { place: "school" }, ear);
    expect([s.place[6], s.moved[6], run(s, ear)]).toEqual([placeOf("school"), 0, "expose"]);
    expect(s.agenda).toEqual([
      { do: "exile/leave", seat: 1 },
      { do: "expose", who: 6, times: 1, cause: "card" },
    ]);
  });
  test("R-85: with every space taken somebody is recalled", () => {
    const ear = new Ear();
    const s = bench(2, (bare) => {
      let who = 2;
      for (const [place, spaces] of [0, 3, 3, 4, 3, 4, 2].entries())
        for (let n = 0; n < spaces; n++, who++) {
          bare.owner[who] = 0;
          bare.place[who] = place;
        }
    });
    exile(s, 1, ear);
    expect(run(s, ear)).toBe("pick exile-swap 1");
    answer(s, { survivor: SURVIVORS[2 + 3].id }, ear);
    expect([s.place[5], s.place[1], ear.names()]).toEqual([0, 2, "exiled innocent placed moved"]);
  });
  test("T-147, Kill Them: the survivors are removed without loss of morale, and the player is out", () => {
    const s = bench(3, (bare) => {
      bare.main = MAIN_OBJECTIVES.findIndex(({ id }) => id === "kill-them");
      bare.hand[1] = cards("fuel");
    });
    exile(s, 1, new Ear());
    expect([s.out, s.survivorsGone, s.morale, s.hand[1], run(s, new Ear())]).toEqual([[0, 1, 0], [1], 6, [], ""]);
  });
});
