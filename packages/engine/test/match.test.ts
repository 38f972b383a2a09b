import { describe, expect, test } from "vitest";
import { below, judge, load, Match, MatchError, randomFrom, save } from "../src/index.ts";
import { changed } from "../testing/index.ts";
import { type PebblesAnswer, type PebblesEvent, type PebblesState, pebbles } from "../testing/pebbles.ts";

/** A position of two players in round 2: seat 0 holds 2 and 5, seat 1 holds 3 and 4; 1 and 6 lie in the river. */
function position(more: Partial<PebblesState> = {}): PebblesState {
  const hands = more.hands ?? [
    [2, 5],
    [3, 4],
  ];
  return {
    ...pebbles.blank(),
    agenda: [{ ask: "bid", of: [0, 1], together: true }],
    random: [1, 2, 3, 4],
    rounds: 3,
    round: 2,
    bag: [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6],
    river: [1, 6],
    hands,
    cups: [[], [2]],
    charms: hands.map(() => 0),
    ...more,
  };
}

type Reported = { readonly event: PebblesEvent; readonly to: readonly number[] | null };

type PebblesMatch = Match<PebblesState, PebblesAnswer, PebblesEvent, PebblesState>;

function open(more: Partial<PebblesState> = {}): { match: PebblesMatch; told: Reported[] } {
  const told: Reported[] = [];
  const match = Match.from(pebbles, position(more), { players: 2 }, (event, to) => told.push({ event, to }));
  return { match, told };
}

const reasonOf = (match: PebblesMatch, seat: number, answer: unknown): string => {
  const answered = match.answer(seat, answer);
  return answered.ok ? "accepted" : answered.refusal.reason;
};

test("there are secrets among seats of which one knows what another may not", () => {
  const { match } = open();
  expect(match.secretAmong([0, 1])).toBe(true);
  expect(match.secretAmong([1])).toBe(false);
  expect(open({ hands: [[], []], cups: [[], []] }).match.secretAmong([0, 1])).toBe(false);
});

describe("a refusal says why", () => {
  test("with the game's reason, its rule and what it is about", () => {
    const { match } = open();
    expect(match.answer(0, { bid: 3 })).toEqual({
      ok: false,
      refusal: { rule: "bid", reason: "not-in-hand", about: 3 },
    });
    const first = open({ round: 1, hands: [[6], [3]] }).match;
    expect(first.answer(0, { bid: 6 })).toEqual({ ok: false, refusal: { rule: "bid", reason: "too-heavy", about: 6 } });
  });

  test("with the engine's own reasons", () => {
    const { match } = open({ round: 3 });
    expect(reasonOf(match, 2, { pass: true })).toBe("not-asked");
    expect(reasonOf(match, 0, { bid: 7 })).toBe("unknown-answer");
    expect(match.answer(0, { pass: true }).ok).toBe(true);
    expect(reasonOf(match, 0, { pass: true })).toBe("already-answered");
    expect(match.answer(1, { pass: true }).ok).toBe(true);
    expect(match.outcome).toMatchObject({ winners: [1], scores: [0, 2] });
    expect(reasonOf(match, 0, { pass: true })).toBe("match-over");
  });

  test("whatever is given as an answer, it is judged, never thrown at", () => {
    const { match } = open();
    const before = match.hash;
    const circle: Record<string, unknown> = {};
    circle["circle"] = circle;
    let deep: unknown = 1;
    for (let n = 0; n < 100_000; n++) deep = [deep];
    const odd = [
      undefined,
      null,
      5,
      "pass",
      [],
      {},
      { pass: "true" },
      { pass: true, more: 1 },
      { bid: [2] },
      { bid: "2" },
    ];
    for (const answer of [
      ...odd,
      10n,
      { bid: 2n },
      Symbol("pass"),
      () => ({ pass: true }),
      circle,
      deep,
      { bid: deep },
      new Date(0),
    ]) {
      expect(reasonOf(match, 0, answer)).toBe("unknown-answer");
    }
    expect(match.hash).toBe(before);
    expect(judge(pebbles, position(), 0, { bid: 2 })).toEqual({ answer: { bid: 2 } });
  });
});

describe("a question to all at once, in secret", () => {
  test("waits for all, and shows the others only that an answer is in", () => {
    const { match, told } = open();
    expect(match.awaited()).toEqual([0, 1]);
    expect(match.answer(1, { bid: 4 }).ok).toBe(true);
    expect(match.awaited()).toEqual([0]);
    expect(told).toEqual([]);
    expect(match.view(0).given).toEqual([null, { hidden: true }]);
    expect(match.view(null).given).toEqual([null, { hidden: true }]);
    expect(match.view(1).given).toEqual([null, { bid: 4 }]);
    expect(match.ask(1).answers).toEqual([]);
    const other = open().match;
    other.answer(1, { bid: 3 });
    expect(JSON.stringify(other.view(0))).toBe(JSON.stringify(match.view(0)));
  });

  test("is the same in whatever order the answers come", () => {
    const one = open().match;
    one.answer(0, { bid: 5 });
    one.answer(1, { bid: 4 });
    const two = open().match;
    two.answer(1, { bid: 4 });
    two.answer(0, { bid: 5 });
    expect(one.hash).toBe(two.hash);
    expect(one.question).toMatchObject({ ask: "throw", of: [0], pebble: 5 });
  });
});

describe("a question to any of several", () => {
  test("is answered once, by whoever answers first", () => {
    const state = position({
      hands: [[5], [3], [4]],
      cups: [[], [], []],
      agenda: [{ ask: "grab", of: [1, 2], winner: 0 }],
    });
    state.agenda.unshift({ do: "end" });
    const match = Match.from(pebbles, state, { players: 3 });
    expect(match.awaited()).toEqual([1, 2]);
    expect(match.answer(0, { grab: 6 })).toMatchObject({ ok: false, refusal: { reason: "not-asked" } });
    expect(match.answer(2, { grab: 6 }).ok).toBe(true);
    expect(match.state.cups).toEqual([[], [], [6]]);
    expect(match.question?.ask).toBe("bid");
  });
});

describe("events", () => {
  test("go to those who may see them, in order, after the state has changed", () => {
    const { match, told } = open();
    match.answer(0, { bid: 5 });
    match.answer(1, { pass: true });
    expect(told.map(({ event, to }) => [event.event, to])).toEqual([
      ["bid", null],
      ["passed", null],
    ]);
    told.length = 0;
    match.answer(0, { keep: true });
    match.answer(1, { pass: true });
    expect(told.map(({ event, to }) => [event.event, to])).toEqual([
      ["kept", null],
      ["round", null],
      ["drew-pebble", [0]],
      ["drew", null],
      ["drew-pebble", [1]],
      ["drew", null],
    ]);
  });

  test("the opening is heard, undoing is not", () => {
    const told: string[] = [];
    const match = Match.open(pebbles, { players: 2, seed: "1" }, (event) => told.push(event.event));
    expect(told[0]).toBe("round");
    const count = told.length;
    match.answer(0, { pass: true });
    match.undo();
    expect(told.length).toBe(count);
    match.answer(0, { pass: true });
    match.answer(1, { pass: true });
    expect(told.length).toBeGreaterThan(count);
  });
});

describe("a fault of the rules", () => {
  test("leaves the match as it was, to be played on, undone and saved", () => {
    let faulty = false;
    const faults = changed(pebbles, {
      apply(apply, state, question, seat, answer, out) {
        apply(state, question, seat, answer, out);
        if (!faulty) return;
        faulty = false;
        throw new Error("a fault");
      },
    });
    const match = Match.open(faults, { players: 2, seed: "fault" });
    const answered = () => {
      const seat = match.awaited()[0]!;
      return match.answer(seat, match.ask(seat).answers[0]);
    };
    for (let n = 0; n < 20 && match.outcome === null; n++) {
      // Bids are given together and reach the rules with the second of them only.
      faulty = match.question !== null && !("together" in match.question);
      const [before, log] = [match.hash, match.log.length];
      if (faulty) expect(answered).toThrow("a fault");
      expect([match.hash, match.log.length]).toEqual([before, log]);
      expect(answered()).toEqual({ ok: true });
    }
    expect(load(pebbles, JSON.parse(JSON.stringify(save(match)))).hash).toBe(match.hash);
  });
});

describe("undo", () => {
  test("a seat takes back its own answers, down to the last of another", () => {
    const { match } = open();
    expect(match.undoable(0)).toBe(0);
    match.answer(1, { bid: 4 });
    expect([match.undoable(0), match.undoable(1)]).toEqual([0, 1]);
    const before = match.hash;
    match.undo();
    expect(match.awaited()).toEqual([0, 1]);
    match.answer(1, { bid: 4 });
    expect(match.hash).toBe(before);
  });

  test("but nothing after which something hidden came to light", () => {
    const { match } = open();
    match.answer(0, { bid: 5 });
    match.answer(1, { bid: 4 });
    expect([match.undoable(0), match.undoable(1)]).toEqual([0, 0]);
    match.answer(0, { keep: true });
    expect(match.undoable(0)).toBe(1);
    match.undo();
    expect(match.question?.ask).toBe("throw");
    match.answer(0, { roll: true });
    expect(match.undoable(0)).toBe(0);
  });

  test("more than there is cannot be taken back", () => {
    const { match } = open();
    match.answer(0, { pass: true });
    for (const count of [0, -1, 2, 1.5, Number.NaN]) {
      expect(() => match.undo(count)).toThrow(MatchError);
      expect(match.log).toHaveLength(1);
    }
  });
});

describe("a match from a position", () => {
  test("leaves the position as it was, and turns a bad one away", () => {
    const state = position();
    const text = JSON.stringify(state);
    const match = Match.from(pebbles, state, { players: 2 });
    match.answer(0, { bid: 5 });
    match.answer(1, { bid: 4 });
    expect(JSON.stringify(state)).toBe(text);
    expect(() => Match.from(pebbles, { bag: [] })).toThrow(/rounds: must be a whole number/);
  });

  test("has the seats of the position, and no other number of them", () => {
    for (const players of [2, 3, 4]) {
      const { state } = Match.open(pebbles, { players });
      expect(Match.from(pebbles, state).players).toBe(players);
      for (const other of [2, 3, 4].filter((seats) => seats !== players)) {
        const says = `players: must be ${players}, the seats of the state, not ${other}.`;
        expect(() => Match.from(pebbles, state, { players: other })).toThrow(says);
        const kept = { step: 0, state };
        expect(() => Match.open(pebbles, { players: other }).resume([], kept)).toThrow(says);
        const file = save(Match.from(pebbles, state));
        expect(() => load(pebbles, { ...file, players: other })).toThrow(says);
      }
    }
  });
});

describe("a match out of a store", () => {
  test("goes on from a kept state as if it had never stopped, and can be taken back past it", () => {
    const match = Match.open(pebbles, { players: 3, seed: "store" });
    const states: string[] = [JSON.stringify(match.state)];
    const random = randomFrom("store");
    while (match.outcome === null) {
      const [seat] = match.awaited();
      if (seat === undefined) throw new Error("nobody is asked");
      const { answers } = match.ask(seat);
      match.answer(seat, answers[below(random, answers.length)]);
      states.push(JSON.stringify(match.state));
    }
    const log = JSON.parse(JSON.stringify(match.log));
    const table = { players: match.players, options: match.options, seed: match.seed, content: match.content };
    for (const step of [0, 1, Math.floor(log.length / 2), log.length]) {
      const again = Match.open(pebbles, table).resume(log, { step, state: JSON.parse(states[step] ?? "") });
      expect([step, again.hash, again.log.length]).toEqual([step, match.hash, log.length]);
      again.undo(log.length);
      expect(JSON.stringify(again.state)).toBe(states[0]);
    }
    expect(Match.open(pebbles, table).resume(log, null).hash).toBe(match.hash);
  });

  test("turns a state away that cannot be played on, or that is none of its own", () => {
    const match = Match.open(pebbles, { players: 3, seed: "store" });
    const table = { players: match.players, options: match.options, seed: match.seed, content: match.content };
    const state = JSON.parse(JSON.stringify(match.state));
    expect(() => Match.open(pebbles, table).resume([], { step: 1, state })).toThrow("the log has 0 answers");
    expect(() => Match.open(pebbles, table).resume([], { step: 0, state: { bag: [] } })).toThrow(
      /rounds: must be a whole number/,
    );
  });
});
