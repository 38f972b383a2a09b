import { freeBack } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import type { Deed, TableRow } from "../src/store/store.ts";
import { begin, deadlineOf, fold, leftAt, stageOf, type TableState } from "../src/tables/fold.ts";

const START = 1_800_000_000_000;

/** A table of three after these deeds, one a second. By whom: the seat before the deed, or the server. */
function after(
  deeds: readonly (readonly [by: number | null, deed: Deed])[],
  clock: TableRow["clock"] = null,
): TableState {
  const row: TableRow = {
    id: "table",
    game: "pebbles",
    rules: 1,
    players: 3,
    options: {},
    content: null,
    seed: "seed",
    clock,
    absence: 24,
    after: null,
    group: null,
    created: START,
  };
  const state = begin(row, [0]);
  deeds.forEach(([by, deed], index) => {
    fold(state, { n: index + 1, at: START + (index + 1) * 1000, by, key: `key-${index + 1}`, deed });
  });
  return state;
}

const sit = (seat: number, name: string) => [seat, { do: "sit", seat, name }] as const;
const all = [sit(0, "Ada"), sit(1, "Ben"), sit(2, "Cleo")] as const;
/** An answer after which the seats of `awaited` are asked anew; null: the same question still waits for others. */
const answer = (seat: number, awaited: readonly number[] | null, revealed = false) =>
  [seat, { do: "answer", seat, answer: { take: 1 }, revealed, awaited }] as const;
const proposed = (by: number, proposal: Extract<Deed, { do: "propose" }>["proposal"]) =>
  [by, { do: "propose", proposal }] as const;
const vote = (by: number, proposal: number, yes: boolean) => [by, { do: "vote", proposal, yes }] as const;

describe("seats", () => {
  test("the match begins when nobody is missing, and an empty chair later on does not end it", () => {
    expect(stageOf(after([sit(0, "Ada"), sit(1, "Ben")]))).toBe("gathering");
    expect(stageOf(after(all))).toBe("playing");
    const left = after([...all, [0, { do: "remove", seat: 2 }]]);
    expect([stageOf(left), left.seats[2]?.kind]).toEqual(["playing", "open"]);
  });

  test("a bot keeps a person's seat; given back, the seat is that person's again", () => {
    const kept = after([...all, [1, { do: "bot", seat: 1, bot: "greedy" }]]);
    expect(kept.seats[1]).toEqual({
      kind: "bot",
      name: "Ben",
      face: null,
      bot: "greedy",
      muted: false,
      say: true,
      barred: null,
    });
    const back = after([...all, [1, { do: "bot", seat: 1, bot: "greedy" }], [1, { do: "bot", seat: 1, bot: null }]]);
    expect(back.seats[1]).toEqual({
      kind: "person",
      name: "Ben",
      face: null,
      bot: null,
      muted: false,
      say: true,
      barred: null,
    });
  });

  test("the face of a person stays with the name, also while a bot plays; whoever sat down before there were any has none", () => {
    const seated = [0, { do: "sit", seat: 0, name: "Ada", face: "bun" }] as const;
    const kept = after([seated, sit(1, "Ben"), [0, { do: "bot", seat: 0, bot: "greedy" }]]);
    expect(kept.seats.map(({ face }) => face)).toEqual(["bun", null, null]);
    const { chat } = after([
      seated,
      [0, { do: "chat", text: "Hello" }],
      [0, { do: "remove", seat: 0 }],
      sit(0, "Dora"),
    ]);
    expect(chat.map(({ name, face }) => [name, face])).toEqual([
      ["Ada", "bun"],
      ["Ada", "bun"],
    ]);
  });

  test("a bot that came first makes room for who was invited", () => {
    const { seats } = after([[null, { do: "bot", seat: 1, bot: "random" }], sit(1, "Ben")]);
    expect(seats[1]).toEqual({
      kind: "person",
      name: "Ben",
      face: null,
      bot: null,
      muted: false,
      say: true,
      barred: null,
    });
  });

  test("what somebody has written and proposed goes with them, and not to whoever sits there next", () => {
    const said = (by: number) => [by, { do: "chat", text: "Hello" }] as const;
    const spoken = [...all, said(1), said(1), proposed(1, { what: "end" }), vote(0, 6, false)] as const;
    expect([after(spoken).wrote, after(spoken).proposed.map(({ by }) => by)]).toEqual([[2, 4, 1], [1]]);
    const left = after([...spoken, [1, { do: "leave", seat: 1, host: 0 }], sit(1, "Dora"), said(1)]);
    expect([left.wrote, left.proposed, left.sat]).toEqual([[2, 2, 1], [], 4]);
    const removed = after([...spoken, [0, { do: "remove", seat: 1 }], sit(1, "Dora")]);
    expect([removed.wrote, removed.proposed]).toEqual([[3, 1, 1], []]);
    // A bot that plays for somebody takes nothing from them.
    const rested = after([
      ...spoken,
      [1, { do: "bot", seat: 1, bot: "greedy" }],
      [1, { do: "bot", seat: 1, bot: null }],
    ]);
    expect(rested.wrote).toEqual([2, 6, 1]);
  });

  test("a new person at a seat does not inherit that the old one was muted", () => {
    const state = after([
      ...all,
      [0, { do: "mute", seat: 1, muted: true }],
      [0, { do: "remove", seat: 1 }],
      sit(1, "Dora"),
    ]);
    expect(state.seats[1]?.muted).toBe(false);
  });

  test("whoever leaves for good frees the seat; a host is followed by who the table says", () => {
    const left = after([...all, [0, { do: "leave", seat: 0, host: 2 }]]);
    expect(left.seats[0]).toEqual({
      kind: "open",
      name: null,
      face: null,
      bot: null,
      muted: false,
      say: false,
      barred: null,
    });
    expect(left.host).toBe(2);
    expect(stageOf(left)).toBe("playing");
  });

  test("who comes and goes in the midst of the match is told among what is said, under the names of then", () => {
    const { chat } = after([
      ...all,
      [1, { do: "chat", text: "I have to go" }],
      [1, { do: "leave", seat: 1, host: 0 }],
      sit(1, "Dora"),
      [0, { do: "remove", seat: 2 }],
      [0, { do: "host", seat: 1 }],
      [1, { do: "leave", seat: 1, host: 0 }],
    ]);
    expect(chat.map(({ n, what, seat, name, text }) => [n, what, seat, name, text])).toEqual([
      [4, "said", 1, "Ben", "I have to go"],
      [5, "left", 1, "Ben", ""],
      [6, "sat", 1, "Dora", ""],
      [7, "removed", 2, "Cleo", ""],
      [8, "host", 1, "Dora", ""],
      [9, "left", 1, "Dora", "Ada"],
    ]);
  });

  test("the table is over when nobody is asked any more, and ended when the host says so", () => {
    expect(stageOf(after([...all, answer(0, [])]))).toBe("over");
    expect(stageOf(after([...all, [0, { do: "end" }]]))).toBe("ended");
  });
});

describe("which answers are late", () => {
  test("those to a question that came up before the last answer", () => {
    expect(after(all).since).toBe(0);
    expect(after([...all, answer(0, [1])]).since).toBe(4);
  });

  test("none of those who answer one question in secret: it is still the same question", () => {
    const state = after([
      ...all,
      answer(0, [0, 1, 2]),
      answer(1, null),
      [2, { do: "chat", text: "Hm" }],
      answer(0, null),
    ]);
    expect([state.since, state.awaited]).toEqual([4, [2]]);
  });

  test("those to a question that was taken back", () => {
    expect(after([...all, answer(0, [1]), [0, { do: "undo", keep: 0 }]]).since).toBe(5);
  });

  test("not those of the others, when one takes back a secret answer to the question of all", () => {
    const state = after([...all, answer(0, [0, 1, 2]), answer(1, null), [1, { do: "undo", keep: 1 }]]);
    expect([state.since, state.awaited]).toEqual([4, [0, 1, 2]]);
  });
});

describe("undo", () => {
  test("is free for one's own latest answers, back to where another answered or something came to light", () => {
    expect(freeBack(after([...all, answer(0, [0]), answer(0, [0])]).given, 0)).toBe(2);
    expect(freeBack(after([...all, answer(0, [0], true), answer(0, [0])]).given, 0)).toBe(1);
    expect(freeBack(after([...all, answer(0, [0]), answer(0, [1], true)]).given, 0)).toBe(0);
    expect(freeBack(after([...all, answer(0, [1]), answer(1, [0])]).given, 0)).toBe(0);
  });

  test("leads back to who was asked then", () => {
    const state = after([...all, answer(0, [1]), answer(1, [2]), [1, { do: "undo", keep: 1 }]]);
    expect([state.given.length, state.awaited, state.moved]).toEqual([1, [1], 6]);
    expect(after([...all, answer(0, [1]), [0, { do: "undo", keep: 0 }]]).awaited).toEqual([0]);
  });

  test("each entry remembers how many answers were in force, so that a client learns from where its story is wrong", () => {
    const state = after([...all, answer(0, [1]), answer(1, [2]), [1, { do: "undo", keep: 1 }], answer(1, [0])]);
    expect(state.steps).toEqual([0, 0, 0, 0, 1, 2, 1, 2]);
  });
});

describe("proposals", () => {
  const back = proposed(0, { what: "undo", keep: 0 });

  test("come true with the last yes, and fall with the first no", () => {
    const open = after([...all, answer(0, [1]), back, vote(1, 5, true)]);
    expect(open.proposal).toMatchObject({ n: 5, by: 0, yes: [0, 1], needed: [0, 1, 2] });
    expect(open.given).toHaveLength(1);
    const carried = after([...all, answer(0, [1]), back, vote(1, 5, true), vote(2, 5, true)]);
    expect([carried.proposal, carried.given.length]).toEqual([null, 0]);
    const fallen = after([...all, answer(0, [1]), back, vote(1, 5, false), vote(2, 5, true)]);
    expect([fallen.proposal, fallen.given.length]).toEqual([null, 1]);
  });

  test("to say no is told, to withdraw is not", () => {
    const wish = proposed(0, { what: "end" });
    expect(after([...all, wish, vote(0, 4, false)]).chat).toEqual([]);
    expect(after([...all, wish, vote(2, 4, false)]).chat).toMatchObject([{ n: 5, what: "declined", name: "Cleo" }]);
  });

  test("bots have no objection", () => {
    const bots = [1, 2].map((seat) => [null, { do: "bot", seat, bot: "greedy" }] as const);
    expect(after([sit(0, "Ada"), ...bots, answer(0, [1]), back]).given).toHaveLength(0);
  });

  test("to go back falls when somebody answers: it was asked about another moment", () => {
    expect(after([...all, answer(0, [1]), back, answer(1, [2])]).proposal).toBeNull();
    expect(after([...all, proposed(0, { what: "end" }), answer(0, [1])]).proposal).not.toBeNull();
  });

  test("fall when somebody comes or goes", () => {
    expect(after([...all, proposed(0, { what: "end" }), [0, { do: "remove", seat: 2 }]]).proposal).toBeNull();
  });

  test("do not fall because somebody rests, who is asked all the same, and asked again once they are back", () => {
    const rest = (seat: number, bot: string | null) => [seat, { do: "bot", seat, bot, stays: true }] as const;
    const away = [...all, proposed(0, { what: "remove", seat: 2 }), rest(2, "greedy"), rest(1, "greedy")] as const;
    expect(after(away).proposal).toMatchObject({ n: 4, yes: [0], needed: [0, 1] });
    expect(after([...away, rest(2, null)]).proposal).toMatchObject({ needed: [0, 1] });
    expect(after([...away, vote(1, 4, true)]).seats[2]).toMatchObject({ kind: "open", barred: 0 });
    const late = after([...all, rest(2, "greedy"), proposed(0, { what: "end" }), rest(2, null)]);
    expect(late.proposal).toMatchObject({ needed: [0, 1, 2] });
    const moot = [...all, proposed(0, { what: "bot", seat: 2, bot: "random" }), rest(2, "greedy")] as const;
    expect(after(moot).proposal).toBeNull();
    // As it was told in logs of before.
    expect(
      after([...all, proposed(0, { what: "end" }), [2, { do: "bot", seat: 2, bot: "greedy" }]]).proposal,
    ).toBeNull();
  });

  test("a vote on an earlier proposal is no vote on this one", () => {
    const state = after([...all, proposed(0, { what: "end" }), proposed(1, { what: "end" }), vote(2, 4, false)]);
    expect(state.proposal).toMatchObject({ n: 5, by: 1, yes: [1] });
  });

  test("do not wait for those who have been away for long", () => {
    const wish = { do: "propose", proposal: { what: "host", seat: 1 }, without: [0, 2] } as const;
    const state = after([...all, [1, wish]]);
    expect(state.host).toBe(1);
  });

  test("about a seat whose time is up do not need that seat's yes", () => {
    const state = after([...all, proposed(1, { what: "bot", seat: 0, bot: "greedy" }), vote(2, 4, true)]);
    expect(state.seats[0]).toMatchObject({ kind: "bot", name: "Ada", bot: "greedy" });
  });
});

describe("clocks", () => {
  const live = { kind: "live", minutes: 1, increment: 10 } as const;
  const days = { kind: "days", days: 2 } as const;
  const DAY = 24 * 3600 * 1000;

  test("run only for who is asked, from the moment nobody is missing", () => {
    expect(leftAt(after(all, live), START + 3000)).toEqual([60_000, 60_000, 60_000]);
    expect(leftAt(after(all, live), START + 8000)).toEqual([55_000, 60_000, 60_000]);
    expect(leftAt(after(all, live), START + 999_000)).toEqual([0, 60_000, 60_000]);
  });

  test("the next deadline is that of the first person who is asked and has time left", () => {
    expect(deadlineOf(after(all))).toBeNull();
    expect(deadlineOf(after([sit(0, "Ada"), sit(1, "Ben")], live)), "somebody is missing").toBeNull();
    expect(deadlineOf(after(all, live))).toBe(START + 3000 + 60_000);
    expect(deadlineOf(after([...all, answer(0, [1, 2])], days))).toBe(START + 4000 + 2 * DAY);
    const bot = [null, { do: "bot", seat: 0, bot: "greedy" }] as const;
    expect(deadlineOf(after([...all, bot], live)), "a bot is asked").toBeNull();
  });

  test("live: each answer earns its seconds, and loses them when it is taken back", () => {
    expect(leftAt(after([...all, answer(0, [1])], live), START + 4000)).toEqual([69_000, 60_000, 60_000]);
    const state = after([...all, answer(0, [0]), [0, { do: "undo", keep: 0 }]], live);
    expect(leftAt(state, START + 5000)).toEqual([58_000, 60_000, 60_000]);
  });

  test("live: whoever has no time left earns none by giving one answer again and again", () => {
    const slow = { kind: "live", minutes: 1, increment: 1 } as const;
    const back = [0, { do: "undo", keep: 0 }] as const;
    const row = after([...all, answer(0, [0])], slow);
    row.left[0] = 0;
    for (let n = 5; n < 25; n++) {
      const [by, deed] = n % 2 === 1 ? back : answer(0, [0]);
      fold(row, { n, at: START + n * 1000, by, key: `key-${n}`, deed });
      expect(leftAt(row, row.ran)?.[0]).toBe(0);
    }
    expect(row.left[0]).toBe(0);
  });

  test("days: to take back one's own answer gives no new days", () => {
    const state = after(all, days);
    for (let n = 4; n < 10; n++) {
      const [by, deed] = n % 2 === 0 ? answer(0, [0]) : ([0, { do: "undo", keep: 0 }] as const);
      fold(state, { n, at: START + 3000 + ((n - 2) * DAY) / 2, by, key: `key-${n}`, deed });
    }
    expect(leftAt(state, state.ran)?.[0]).toBe(0);
    const other = after([...all, answer(0, [1]), [null, { do: "undo", keep: 0 }]], days);
    expect(leftAt(other, other.ran)?.[0]).toBe(2 * DAY);
  });

  test("days: each new question gives the whole time again", () => {
    const state = after([...all, answer(0, [1])], days);
    expect(leftAt(state, START + 4000 + DAY)).toEqual([2 * DAY, DAY, 2 * DAY]);
  });

  test("do not run for bots, and not when it is over", () => {
    const bot = after([...all, [0, { do: "bot", seat: 0, bot: "greedy" }]], live);
    expect(leftAt(bot, START + 99_000)?.[0]).toBe(59_000);
    expect(leftAt(after([...all, [0, { do: "end" }]], live), START + 99_000)?.[0]).toBe(59_000);
  });

  test("who has no time left is waited for no longer where the rules answer for them, and only there", () => {
    const late = [...all, answer(0, [1]), proposed(0, { what: "time", seat: 1 })] as const;
    const spent = { ...after(late, { kind: "live", minutes: 1, increment: 0 }), left: [60_000, 0, 60_000] };
    expect(deadlineOf(spent)).toBeNull();
    expect(deadlineOf({ ...spent, lapses: true })).toBe(spent.ran);
  });

  test("what the rules say for whose time is up belongs to its question, also when that comes back", () => {
    const lapses = { ...answer(0, [1, 2])[1], lapses: true } as const;
    const asked = [...all, [0, lapses]] as const;
    expect(after(asked).lapses).toBe(true);
    expect(after([...asked, answer(1, null)]).lapses).toBe(true);
    expect(after([...asked, answer(1, null), answer(2, [0])]).lapses).toBe(false);
    expect(after([...asked, answer(1, null), answer(2, [0]), [2, { do: "undo", keep: 2 }]]).lapses).toBe(true);
    expect(after([...asked, [0, { do: "undo", keep: 0 }]]).lapses).toBe(false);
  });

  test("whoever sits down in the midst of the match has the whole time", () => {
    const gone = [...all, [0, { do: "leave", seat: 0, host: 1 }]] as const;
    expect(leftAt(after(gone, live), START + 99_000)?.[0], "an empty chair uses up no time").toBe(59_000);
    expect(leftAt(after([...gone, sit(0, "Dora")], live), START + 5000)?.[0]).toBe(60_000);
  });

  test("others give a seat its whole time again", () => {
    const state = after([...all, proposed(1, { what: "time", seat: 0 }), vote(2, 4, true)], live);
    expect(leftAt(state, START + 5000)?.[0]).toBe(60_000);
  });
});
