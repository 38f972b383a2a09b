import { type Lived, type Outcome, sumOf } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { contest, finale } from "../finale.ts";
import type { Event, View } from "../state.ts";
import { city, fights, Role, type Seat, walker } from "./city.ts";

type Life = Lived<Event, View>;

const LOST: Outcome = { winners: [], reason: "all-dead" };
const view = (...seats: readonly Seat[]): View => city({ seats }).match.view(0);
const life = (log: readonly Event[], more: Partial<Life> = {}): Life => ({
  seat: 0,
  outcome: LOST,
  view: view({ allies: 1 }, {}),
  log: log.map((event, step) => ({ step, by: null, event })),
  ...more,
});
const earned = (lived: Life): readonly string[] =>
  finale.honours.filter((honour) => honour.earned(lived)).map(({ id }) => id);

const lost: Event = { event: "lost", seat: 0, card: "stray" };
const tile: Event = { event: "tile", seat: 0, tile: "police" };
const moved: Event = { event: "moved", seat: 0, from: "A2", to: "A1", why: "walk", path: [] };
const turn = (seat: number): Event => ({ event: "turn", seat, round: 1, as: "walker" });

describe("honours", () => {
  test("bare hands: a six beats a horde of 10 without a card; with one it is no feat, nor against a stray", () => {
    const horde = fights({ allies: 1 }, ["road-horde"], [6]).roll();
    expect(horde.told).toContain("won");
    expect(earned(life(horde.events))).toContain("bare-hands");
    const armed = fights({ allies: 1, hand: ["bat"] }, ["road-horde"], [6])
      .arm("bat")
      .roll();
    expect(armed.told).toContain("won");
    expect(earned(life(armed.events))).not.toContain("bare-hands");
    const stray = fights({ allies: 1 }, ["stray"], [6]).roll();
    expect(stray.told).toContain("won");
    expect(earned(life(stray.events))).not.toContain("bare-hands");
  });

  test("home alone: first at camp, and nobody left", () => {
    const home: Event = { event: "ended", reason: "camp", seat: 0 };
    const won = { outcome: { winners: [0], reason: "camp" } };
    expect(earned(life([home], { ...won, view: view({ allies: 0 }, {}) }))).toEqual(["home-alone"]);
    expect(earned(life([home], { ...won, view: view({ allies: 1 }, {}) }))).toEqual([]);
    expect(earned(life([{ ...home, seat: 1 }], { view: view({ allies: 0 }, {}) }))).toEqual([]);
  });

  test("corner stander: both fights lost where the tile lies", () => {
    expect(earned(life([moved, lost, lost, tile]))).toEqual(["corner-stander"]);
    expect(earned(life([moved, lost, { event: "won", seat: 0, card: "stray" }, tile]))).toEqual([]);
    expect(earned(life([lost, lost, moved, tile]))).toEqual([]);
    expect(earned(life([{ ...lost, seat: 1 }, { ...lost, seat: 1 }, tile]))).toEqual([]);
  });

  test("someone else's bite: the card was for another", () => {
    expect(earned(life([{ event: "saved", seat: 1, by: 0 }]))).toEqual(["someone-elses-bite"]);
    expect(earned(life([{ event: "saved", seat: 0, by: 0 }]))).toEqual([]);
    expect(earned(life([{ event: "saved", seat: 0, by: 1 }]))).toEqual([]);
  });

  test("out of the drain: bitten before the turn of rising was over", () => {
    const rose: Event = { event: "rose", seat: 0, at: "S1" };
    const bitten: Event = { event: "bitten", seat: 1, left: 0 };
    const beaten: Event = { event: "beaten", seat: 0 };
    const dead = { view: view(walker("B5"), {}) };
    expect(earned(life([beaten, turn(0), rose, bitten], dead))).toEqual(["out-of-the-drain"]);
    expect(earned(life([beaten, turn(0), rose, turn(1), turn(0), bitten], dead))).toEqual([]);
    // Who has died stands up where that was.
    expect(earned(life([{ event: "died", seat: 0, at: "S1" }, turn(0), rose, bitten], dead))).toEqual([]);
    expect(earned(life([turn(0), bitten], dead))).toEqual([]);
  });
});

describe("the end", () => {
  const ends = (role: keyof typeof Role, winners: readonly number[], reason: string, log: readonly Event[] = []) => {
    const last: View = { ...view({}, {}), role: [Role[role], Role.survivor] };
    const { title, lines } = finale.ending(life(log, { outcome: { winners, reason }, view: last }));
    return [title.en, lines.length];
  };
  const died: Event = { event: "died", seat: 0, at: "E5" };

  test.each(["walker", "beaten", "dying"] as const)("who is %s has won with the walkers", (role) => {
    expect(ends(role, [0, 1], "all-dead", [died])).toEqual(["The streets are quiet", 3]);
  });

  test("who has been a walker from the start has not died for it", () => {
    expect(ends("walker", [0, 1], "all-dead")).toEqual(["The streets are quiet", 2]);
  });

  test.each(["walker", "beaten"] as const)("who is %s has lost to the survivors", (role) => {
    expect(ends(role, [1], "camp", [died])).toEqual(["They got away", 3]);
  });

  test.each(["walker", "beaten", "dying"] as const)(
    "of two players, both dead, who is %s hears one sentence",
    (role) => {
      expect(ends(role, [], "nobody", [died])).toEqual(["The streets are quiet", 1]);
    },
  );

  test("who dies alone, or is out, has died; a living one was second, and a dead one of the team is not at camp", () => {
    expect(ends("dying", [], "solo-death", [died])).toEqual(["No way back", 3]);
    expect(ends("out", [1], "all-dead", [died])).toEqual(["No way back", 3]);
    expect(ends("survivor", [1], "camp")).toEqual(["Somebody got there first", 1]);
    expect(ends("survivor", [0], "camp")).toEqual(["Back at camp", 3]);
    expect(ends("out", [0, 1], "team-camp", [died])).toEqual(["Your team is back", 1]);
  });
});

describe("what a night of the week is worth", () => {
  test("home counts most, then tiles, allies, fights and haste; who dies keeps what was found on the way", () => {
    const log: readonly Event[] = [turn(0), tile, turn(0), { event: "won", seat: 0, card: "stray" }];
    const home = contest.score(
      life(log, { outcome: { winners: [0], reason: "camp" }, view: { ...view({ allies: 2 }), round: 30 } }),
    );
    expect([sumOf(home), home.marks]).toEqual([200 + 40 + 5 + 20 + 50, ["calm", "fight", "won"]]);
    const dead = contest.score(life([...log, turn(0), { event: "died", seat: 0, at: "A1" }]));
    expect([sumOf(dead), dead.marks]).toEqual([45, ["calm", "fight", "loss", "lost"]]);
  });
});
