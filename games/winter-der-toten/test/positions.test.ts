import { Match } from "@endzeit/engine";
import { expect, test } from "vitest";
import { stateProblems } from "../check.ts";
import { blank, copy } from "../copy.ts";
import { winterDerToten } from "../index.ts";
import type { State } from "../state.ts";

// Positions made by hand that hold together field by field, and yet could not be played on.

/** The first turn of a match, changed. */
function changed(change: (s: State) => void): readonly string[] {
  const match = Match.open(winterDerToten, { players: 3, seed: "positions" });
  while (!match.state.agenda.some((entry) => "ask" in entry && entry.ask === "turn")) {
    const [seat] = match.awaited();
    match.answer(seat, match.ask(seat).answers[0]);
  }
  const s = blank();
  copy(match.state, s);
  change(s);
  return stateProblems(s);
}

/** An action of the turn has begun and waits for these. */
function acting(s: State, ...entries: State["agenda"]): void {
  s.agenda.pop();
  s.agenda.push({ do: "acted" }, ...entries);
}

const beforeTop = (s: State, entry: State["agenda"][number]): void => {
  s.agenda.splice(-1, 0, entry);
};

test("the position itself can be played", () => expect(changed(() => {})).toEqual([]));

test("a colony phase stands at the bottom only, else a crisis would be revealed over another", () =>
  expect(changed((s) => acting(s, { do: "colony/noise", place: 5, left: -1 })).join()).toContain(
    "must be the first entry",
  ));

test("nothing of an action is left under a turn", () =>
  expect(changed((s) => beforeTop(s, { do: "expose", who: 0, times: 1, cause: "move" })).join()).toContain(
    'must be "turn/begin" or "colony/begin"',
  ));

test("who would give a card names one that he has", () => {
  const accept = (s: State): void => {
    acting(s, { ask: "accept", of: [s.turn], symbol: 0, from: 1 });
  };
  expect(changed(accept).join()).toContain("state.gifts[0]: must name a card");
  expect(
    changed((s) => {
      accept(s);
      s.agenda[s.agenda.length - 1] = { ask: "accept", of: [s.turn], symbol: 0, from: 8 };
    }).join(),
  ).toContain(".from: must be seats of the table");
});

test("zombies are attracted to a place", () =>
  expect(changed((s) => acting(s, { ask: "pick", of: [s.turn], why: "attract-from", a: -1, b: 2 })).join()).toContain(
    ".a: must be a place",
  ));

test("only a survivor of the seat that is asked leaves the game", () =>
  expect(
    changed((s) => acting(s, { ask: "pick", of: [s.turn], why: "leave-game", a: s.owner.indexOf(-1), b: 0 })).join(),
  ).toContain(".a: must be a survivor of the seat"));

test("who strikes and who is struck belong to somebody", () => {
  const nobody = (s: State): number => s.owner.indexOf(-1);
  expect(
    changed((s) => acting(s, { do: "attack/strike", by: nobody(s), target: s.leader[0], die: 5 })).join(),
  ).toContain("must name two survivors who have an owner");
});

test("a crossroads card is put away once, by the entry that waits for it", () => {
  const done = { do: "crossroads/done" } as const;
  expect(changed((s) => acting(s, done)).join()).toContain("state.acting: must be the card");
  expect(changed((s) => acting(s, done, done)).join()).toContain("at most one crossroads card");
  expect(
    changed((s) => {
      s.acting = s.crossroadsDeck.pop() ?? -1;
    }).join(),
  ).toContain("state.acting: must be -1");
});

test("a crossroads card lies before its reader in a turn only", () =>
  expect(
    changed((s) => {
      s.agenda.length = 1;
      s.agenda.push({ do: "turn/begin", seat: 0 });
    }).join(),
  ).toContain("state.crossroad: must have one card in a turn"));
