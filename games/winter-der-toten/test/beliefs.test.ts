import { questionOf } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { beliefs } from "../bot/beliefs.ts";
import { winterDerToten } from "../index.ts";
import { callExile } from "../rules/votes.ts";
import type { Event, State } from "../state.ts";
import { Ear } from "./bench.ts";
import { type Position, table } from "./table.ts";

// Who betrays, by what was heard. Seat 0 thinks, of four; its own objective is loyal.

const SEATS = { players: 4, secrets: ["loner", "hope", "hope", "gluttony"] } as const;

const doubts = (story: readonly Event[], position: Position = SEATS, change: (s: State) => void = () => {}) => {
  const { state } = table(position);
  change(state);
  return beliefs(winterDerToten.view(state, 0), 0, story);
};

const crisis: Event = { event: "crisis", crisis: "despair" };
const gives = (seat: number, n: number): Event[] =>
  Array.from({ length: n }, () => ({ event: "contributed", seat, n: 1 }));
/** Medicine helps against despair, junk does not. */
const counted = (right: number, wrong: number): Event[] => [
  ...Array.from(
    { length: right },
    (): Event => ({ event: "crisis-card", helps: true, sum: 0, card: "medicine", back: "school" }),
  ),
  ...Array.from(
    { length: wrong },
    (): Event => ({ event: "crisis-card", helps: false, sum: 0, card: "junk", back: "starter" }),
  ),
  { event: "crisis-result", sum: right - wrong, need: 4, prevented: right - wrong >= 4, crisis: "despair" },
];
const said = (seat: number, phrase: Extract<Event, { event: "said" }>["phrase"], about = -1): Event => ({
  event: "said",
  seat,
  phrase,
  about,
});

describe("before anything has happened", () => {
  test("each other secret may be the betrayal: of eight, or with one secret a player, of four", () => {
    expect(doubts([])[1]).toBeCloseTo(1 / 8);
    expect(
      doubts([], SEATS, (s) => {
        s.rules = { ...s.rules, mode: "betrayer" };
      })[1],
    ).toBeCloseTo(1 / 4);
  });

  test("where nobody can betray, nobody is doubted", () => {
    const none = doubts([crisis, ...gives(1, 2), ...counted(1, 1)], SEATS, (s) => {
      s.rules = { ...s.rules, mode: "no-betrayer" };
    });
    expect(none).toEqual([0, 0, 0, 0]);
  });
});

describe("a wrong card", () => {
  test("is laid at the door of those who gave", () => {
    const [, one, two, none] = doubts([crisis, ...gives(1, 1), ...gives(2, 2), ...counted(2, 1)]);
    expect(two).toBe(one);
    expect(one).toBeGreaterThan(1 / 4);
    expect(none).toBeLessThan(1 / 16);
  });

  test("after a second crisis it is who gave to both", () => {
    const first = [crisis, ...gives(1, 1), ...gives(2, 1), ...counted(1, 1)];
    const [, both, once] = doubts([...first, crisis, ...gives(1, 1), ...gives(3, 1), ...counted(1, 1)]);
    expect(both).toBeGreaterThan(0.6);
    expect(once).toBeLessThan(0.2);
  });

  test("of one's own blames nobody else", () => {
    const own: Event = { event: "contributed-card", seat: 0, card: "junk", back: "starter" };
    const [, other] = doubts([crisis, ...gives(0, 1), own, ...gives(1, 1), ...counted(1, 1)]);
    expect(other).toBeLessThan(1 / 8);
  });

  test("only right cards speak for those who gave them", () => {
    const [, gave, not] = doubts([crisis, ...gives(1, 3), ...counted(4, 0)]);
    expect(gave).toBeLessThan(not);
  });
});

describe("words", () => {
  test("a promise that was not kept counts against who made it", () => {
    const [, liar, silent_] = doubts([crisis, said(1, "i-give"), ...counted(4, 0)]);
    expect(liar).toBeGreaterThan(silent_);
  });

  test("who says that it has nothing and then gives is not believed so easily", () => {
    const [, liar] = doubts([crisis, said(1, "nothing-fits"), ...gives(1, 1)]);
    expect(liar).toBeGreaterThan(1 / 8);
  });

  test("a denial takes back half of the last loss of trust, once", () => {
    const caught = [crisis, ...gives(1, 1), ...gives(2, 1), ...counted(1, 1)];
    const [, before] = doubts(caught);
    const [, after] = doubts([...caught, said(1, "not-me")]);
    const [, again] = doubts([...caught, said(1, "not-me"), said(1, "not-me")]);
    expect(after).toBeLessThan(before);
    expect(after).toBeGreaterThan(1 / 8);
    expect(again).toBe(after);
  });

  test("distrust that is only spoken never exiles anybody, however often it is said", () => {
    const chorus = [2, 3].flatMap((seat) => Array.from({ length: 20 }, () => said(seat, "distrust", 1)));
    const [, blamed, other] = doubts(chorus);
    expect(blamed).toBeGreaterThan(other);
    expect(blamed).toBeLessThan(0.25);
  });
});

describe("exiles", () => {
  const sent = (seat: number): Event[] => [
    { event: "exile-called", seat: 2, target: seat },
    { event: "voted", seat: 0, vote: "down" },
    { event: "voted", seat: 2, vote: "up" },
    { event: "voted", seat: 3, vote: "up" },
    { event: "exiled", seat },
  ];

  test("of an innocent count against who wanted them, most against who called the vote", () => {
    const innocent: Event = { event: "innocent", seat: 1, secret: "hope", exile: "hermit" };
    const [, gone, caller, voter] = doubts([...sent(1), innocent], { ...SEATS, exiled: [1] });
    expect(gone).toBe(0);
    expect(caller).toBeGreaterThan(voter);
    expect(voter).toBeGreaterThan(1 / 8);
  });

  test("of who betrays clears all others", () => {
    const [, one, two, gone] = doubts([...sent(3), { event: "unrepentant", seat: 3 }], { ...SEATS, exiled: [3] });
    expect(gone).toBeCloseTo(1);
    expect([one, two].every((doubt) => doubt < 0.001)).toBe(true);
  });

  test("are voted for above one half, and not below", () => {
    const vote = (story: readonly Event[]) => {
      const { state } = table(SEATS);
      callExile(state, 1, new Ear());
      const question = questionOf(state);
      if (question === null) throw new Error("There is no vote.");
      const answers = [{ vote: "up" }, { vote: "down" }] as const;
      const advice = winterDerToten.advise?.(winterDerToten.view(state, 0), 0, question, answers, story);
      return [advice?.answer, advice?.reason.text];
    };
    const once = [crisis, ...gives(1, 1), ...gives(2, 1), ...counted(1, 1)];
    expect(vote([])).toEqual([{ vote: "down" }, "reason.trust"]);
    expect(vote([...once, crisis, ...gives(1, 1), ...counted(0, 1)])).toEqual([{ vote: "up" }, "reason.exile"]);
  });
});
