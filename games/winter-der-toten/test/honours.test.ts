import { type Lived, sumOf } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { SECRETS } from "../content/secrets.ts";
import { contest, FIRST_BETRAYAL, finale } from "../finale.ts";
import { winterDerToten } from "../index.ts";
import type { Event, View } from "../state.ts";
import { table } from "./table.ts";

type Life = Lived<Event, View>;

const view = winterDerToten.view(table().state, 0);
const life = (log: readonly Event[], more: Partial<Life> = {}, by: number | null = 0): Life => ({
  seat: 0,
  outcome: { winners: [], reason: "morale" },
  view,
  log: log.map((event, step) => ({ step, by, event })),
  ...more,
});
const earned = (lived: Life): readonly string[] =>
  finale.honours.filter((honour) => honour.earned(lived)).map(({ id }) => id);
const times = (n: number, event: Event): readonly Event[] => Array.from({ length: n }, () => event);

const crisis: Event = { event: "crisis", crisis: "bare-pantry" };
type Given = "food-1" | "fuel";
const gave = (card: Given, seat = 0): Event => ({ event: "contributed-card", seat, card, back: "starter" });
/** Comes to light: the crisis wants food. */
const shown = (card: Given): Event => ({
  event: "crisis-card",
  helps: card === "food-1",
  sum: 0,
  card,
  back: "starter",
});
const gifts = (n: number, card: Given = "food-1", seat = 0): readonly Event[] => [
  ...times(n, gave(card, seat)),
  ...times(n, shown(card)),
];
const searched: Event = { event: "searched", seat: 0, at: "school", who: "arthur-thurston" };
const noise: Event = { event: "noise", at: "school", now: 1 };
type Place = "school" | "library" | "colony";
const built = (at: Place, gate = 1): Event => ({ event: "barricaded", seat: 0, at, gate, n: 1 });
const broken = (at: Place, gate: number): Event => ({ event: "barricade-broken", at, gate });
const broke = broken("school", 1);
const joins = (who: "arthur-thurston" | "carla-thompson", seat = 0): Event => ({
  event: "joined",
  seat,
  at: "colony",
  who,
});

describe("honours", () => {
  test("nothing wrong: six cards, and each what the crisis wanted", () => {
    expect(earned(life([crisis, ...gifts(3), crisis, ...gifts(3)]))).toEqual(["nothing-wrong"]);
    expect(earned(life([crisis, ...gifts(5)]))).toEqual([]);
    expect(earned(life([crisis, ...gifts(6), ...gifts(1, "fuel")]))).toEqual([]);
    expect(earned(life([crisis, ...gifts(6, "food-1", 1)]))).toEqual([]);
    // Somebody else's wrong card is nobody's fault here.
    expect(earned(life([crisis, ...gifts(6), ...gifts(1, "fuel", 1)]))).toEqual(["nothing-wrong"]);
    // A crisis that was not looked at tells nothing.
    expect(earned(life([crisis, ...times(6, gave("food-1"))]))).toEqual([]);
  });

  test("in socks: six searches, and no noise of one's own", () => {
    expect(earned(life(times(6, searched)))).toEqual(["in-socks"]);
    expect(earned(life(times(5, searched)))).toEqual([]);
    expect(earned(life([...times(6, searched), noise]))).toEqual([]);
    // A crossroads card has made it, after the search.
    const kept: Event = { event: "kept", seat: 0, n: 1 };
    expect(earned(life([...times(6, searched), kept, noise]))).toEqual(["in-socks"]);
    expect(
      earned({ ...life(times(6, searched)), log: [...life(times(6, searched)).log, ...life([noise], {}, 1).log] }),
    ).toEqual(["in-socks"]);
  });

  test("the board held: where one was put up in the same round", () => {
    const round: Event = { event: "round", round: 2, left: 4 };
    expect(earned(life([built("school"), broke]))).toEqual(["board-held"]);
    expect(earned(life([built("library"), broke]))).toEqual([]);
    // The colony has six entrances.
    expect(earned(life([built("colony", 3), broken("colony", 3)]))).toEqual(["board-held"]);
    expect(earned(life([built("colony", 3), broken("colony", 4)]))).toEqual([]);
    expect(earned(life([built("school"), round, broke]))).toEqual([]);
  });

  test("it ends here: given up at once, and others stood there", () => {
    const spreads: Event = { event: "spreads", at: "colony", who: "arthur-thurston" };
    const died: Event = { event: "died", at: "colony", who: "arthur-thurston" };
    const rolled: Event = { event: "exposed", face: "bitten", cause: "spread", who: "arthur-thurston" };
    const both = [joins("arthur-thurston"), joins("carla-thompson", 1)];
    expect(earned(life([...both, spreads, died]))).toEqual(["it-ends-here"]);
    expect(earned(life([joins("arthur-thurston"), spreads, died]))).toEqual([]);
    expect(earned(life([...both, spreads, rolled, died]))).toEqual([]);
    // The other one had gone for good.
    expect(earned(life([...both, { event: "left", who: "carla-thompson" }, spreads, died]))).toEqual([]);
    expect(earned(life([...both, died]))).toEqual([]);
    expect(earned(life([joins("arthur-thurston", 1), joins("carla-thompson"), spreads, died]))).toEqual([]);
  });

  test("in from the cold: exiled, and won all the same", () => {
    const exile = { view: winterDerToten.view(table({ exiled: [0] }).state, 0) };
    const won = { outcome: { winners: [0], reason: "objective" } };
    expect(earned(life([], { ...exile, ...won }))).toEqual(["in-from-the-cold"]);
    expect(earned(life([], exile))).toEqual([]);
    expect(earned(life([], won))).toEqual([]);
  });
});

test("who has betrayed hears other words at the end than who has not", () => {
  expect(FIRST_BETRAYAL).toBe(SECRETS.length);
  const title = (secret: number): string =>
    finale.ending(life([], { view: { ...view, secret: [[secret], [], []] } })).title.en;
  expect(title(FIRST_BETRAYAL)).not.toBe(title(FIRST_BETRAYAL - 1));
});

describe("what a night of the week is worth", () => {
  test("the objective, morale, survivors and rounds; a colony that is done early has rounds to spare", () => {
    const log: readonly Event[] = [
      { event: "round", round: 1, left: 6 },
      { event: "zombie-killed", at: "school", n: 1 },
      { event: "round", round: 2, left: 5 },
      { event: "helpless-died" },
    ];
    const colony = { ...view, morale: 4, round: 2, marker: 5, place: view.place.map((_, who) => (who < 3 ? 0 : -1)) };
    const lost = contest.score(life(log, { view: colony }));
    expect([sumOf(lost), lost.marks]).toEqual([40 + 15 + 20, ["fight", "loss", "lost"]]);
    const won = contest.score(life(log, { view: colony, outcome: { winners: [0, 1, 2], reason: "objective" } }));
    expect(sumOf(won)).toBe(sumOf(lost) + 300 + 100);
  });
});
