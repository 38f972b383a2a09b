import { describe, expect, test } from "vitest";
import { EXILES } from "../content/exiles.ts";
import type { ItemId } from "../content/items.ts";
import { MAIN_OBJECTIVES, type MainObjectiveId } from "../content/main-objectives.ts";
import { endMatch, samplesFrom } from "../rules/endings.ts";
import { askFuelDuty, listOffers, mainObjectiveDone, objectiveCardPicks } from "../rules/objectives.ts";
import type { State } from "../state.ts";
import { bench, cards, Ear, secretOf, starters } from "./bench.ts";

// Gemeinsame Ziele, and who wins when the match ends.

const at = (main: MainObjectiveId, change: (s: State) => void = () => {}, seats = 3) =>
  bench(seats, (s) => {
    s.main = MAIN_OBJECTIVES.findIndex(({ id }) => id === main);
    change(s);
  });
const done = (main: MainObjectiveId, change: (s: State) => void): boolean => mainObjectiveDone(at(main, change));

describe("main objectives", () => {
  test("T-96, R-03: to survive is reached in the check of the last round", () => {
    const marked = (marker: number): boolean =>
      done("eight-weeks-of-darkness", (s) => {
        s.marker = marker;
      });
    expect([marked(2), marked(1)]).toEqual([false, true]);
  });
  test("Kill Them, Raiding Party and Samples count", () => {
    const outside = (n: number): boolean =>
      done("kill-them", (s) => {
        s.zombies[7] = n;
      });
    expect([outside(3), outside(4)]).toEqual([true, false]);
    const empty = (n: number): boolean =>
      done("raiding-party", (s) => {
        s.decks.fill([], 1, n + 1);
      });
    expect([empty(1), empty(2)]).toEqual([false, true]);
    const samples = (n: number): boolean =>
      done("we-need-more-samples", (s) => {
        s.samples = n;
      });
    expect([samples(8), samples(9), samplesFrom(at("we-need-more-samples")), samplesFrom(at("kill-them"))]).toEqual([
      false,
      true,
      4,
      0,
    ]);
  });
  test("Home Sweet Home wants barricades everywhere at once", () => {
    const built = (n: number): boolean =>
      done("home-sweet-home", (s) => {
        s.barricades = [3, 3, 3, n, 0, 0, 1, 1, 1, 1, 1, 1];
      });
    expect([built(0), built(1)]).toEqual([false, true]);
  });
  test("Find a Cure: two for each player, and X-38 no starter cards", () => {
    const offered = (own: number): boolean =>
      done("find-a-cure", (s) => {
        s.offered = Array.from({ length: own }, () => cards("medicine")[0]);
        s.offered.push(...starters("medicine"));
      });
    expect([offered(5), offered(6)]).toEqual([false, true]);
    const s = at("find-a-cure", (bare) => {
      bare.hand[0] = [...starters("medicine"), ...cards("adrenaline-shot", "fuel")];
    });
    const listed: string[] = [];
    listOffers(s, 0, (answer, reason) => listed.push(`${"offer" in answer ? answer.offer : ""} ${reason ?? ""}`));
    expect(listed).toEqual(["medicine no-starter-cards", "adrenaline-shot "]);
  });
});

describe("Winter Has Come", () => {
  const asked = (s: State): readonly (readonly number[])[] => s.agenda.map((entry) => ("of" in entry ? entry.of : []));
  const say = (s: State, answer: { readonly no: true } | { readonly card: ItemId }): void => {
    const top = s.agenda.pop();
    if (top === undefined || !("ask" in top) || top.ask !== "pick-card") throw new Error("Nobody is asked.");
    objectiveCardPicks["fuel-duty"].apply(s, top, top.of[0], answer, new Ear());
  };

  test("whoever has cards is asked from the first player on; T-98: nobody pays, and it has failed", () => {
    const s = at("winter-has-come", (bare) => {
      bare.first = 1;
      bare.hand = [cards("fuel"), cards("pistol"), []];
    });
    askFuelDuty(s, new Ear());
    expect(asked(s)).toEqual([[1]]);
    say(s, { no: true });
    expect(asked(s)).toEqual([[0]]);
    say(s, { no: true });
    expect([s.outcome, s.morale]).toEqual([{ winners: [], reason: "failed" }, 6]);
  });
  test("one card is enough; eight in the last round complete it", () => {
    const s = at("winter-has-come", (bare) => {
      bare.marker = 1;
      bare.offered = Array.from({ length: 7 }, () => starters("fuel")[0]);
      bare.hand[0] = cards("fuel");
    });
    expect(mainObjectiveDone(s)).toBe(false);
    askFuelDuty(s, new Ear());
    say(s, { card: "fuel" });
    expect([s.agenda, s.hand[0], mainObjectiveDone(s)]).toEqual([[], [], true]);
  });
});

describe("winners", () => {
  const win = (secrets: readonly string[], completed: boolean, change: (s: State) => void): readonly number[] => {
    const s = at("kill-them", change);
    s.secret = s.secret.map((_, seat) => secrets.slice(seat, seat + 1).map(secretOf));
    endMatch(s, completed ? "objective" : "morale", completed, new Ear());
    return s.outcome?.winners ?? [];
  };
  const [fuel] = cards("fuel");

  test("T-148: food for Hunger does not help when morale is lost; T-153: then all may lose", () => {
    const full = (s: State): void => {
      s.hand[0] = cards("food-1", "food-2", "food-3");
    };
    expect([win(["hunger", "hope", "hope"], true, full), win(["hunger", "hope", "hope"], false, full)]).toEqual([
      [0],
      [],
    ]);
  });
  test("T-150: as many cards as another are not more", () => {
    const hands =
      (own: number) =>
      (s: State): void => {
        s.hand = [own, 5, 0].map((n) => Array.from({ length: n }, () => fuel));
      };
    expect([
      win(["hoarder", "hope", "hope"], true, hands(5)),
      win(["hoarder", "hope", "hope"], true, hands(6)),
    ]).toEqual([[], [0]]);
  });
  test("T-151: Forgiveness takes the place of the first condition of Serial Killers", () => {
    const exiled =
      (gone: number, own = 2) =>
      (s: State): void => {
        s.exiled[0] = 1;
        s.exile[0] = [EXILES.findIndex(({ id }) => id === "forgiveness")];
        s.owner[5] = own > 1 ? 0 : -1;
        s.place[5] = own > 1 ? 1 : -1;
        s.survivorsGone = Array.from({ length: gone }, (_, n) => 10 + n);
      };
    const secrets = ["serial-killers", "hope", "hope"];
    const tries = [win(secrets, true, exiled(5)), win(secrets, true, exiled(4)), win(secrets, true, exiled(5, 1))];
    expect([...tries, win(secrets, false, exiled(5))]).toEqual([[0], [], [], []]);
  });
  test("Justice: without a betrayer, and with one who is exiled", () => {
    const exiled =
      (n: number) =>
      (s: State): void => {
        s.exiled[1] = n;
      };
    expect([
      win(["justice", "hope", "hope"], true, exiled(0)),
      win(["justice", "gluttony", "hope"], true, exiled(0)),
      win(["justice", "gluttony", "hope"], true, exiled(1)),
    ]).toEqual([[0], [], [0]]);
  });
  test("in the cooperative game all win together", () => {
    const together = (s: State): void => {
      s.rules = { ...s.rules, mode: "cooperative" };
    };
    expect([win([], true, together), win([], false, together)]).toEqual([[0, 1, 2], []]);
  });
});
