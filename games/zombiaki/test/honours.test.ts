import { type Lived, sumOf } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { contest, finale } from "../finale.ts";
import type { Event, View } from "../state.ts";
import { HUMANS, street, ZOMBIES } from "./street.ts";

type Life = Lived<Event, View>;

const empty = street({}).match.view(HUMANS);
const life = (seat: number, won: boolean, log: readonly Event[], view: View = empty): Life => ({
  seat,
  outcome: { winners: [won ? seat : 1 - seat], reason: won === (seat === HUMANS) ? "sunrise" : "barricade" },
  view,
  log: log.map((event, step) => ({ step, by: null, event })),
});
const earned = (lived: Life): readonly string[] =>
  finale.honours.filter((honour) => honour.earned(lived)).map(({ id }) => id);

const played = (card: string): Event => ({ event: "played", seat: HUMANS, card });
const phase = (name: "zombies" | "humans"): Event => ({ event: "phase", phase: name, round: 1 });
const died = (at: string, cause: "pit" | "mine" | "splinter" | "fire" | "shot"): Event => ({
  event: "died",
  figure: "zombie",
  at,
  cause,
});
const enters = (strength: number): Event => ({ event: "enters", figure: "zombie", at: "A4", strength });
const march = (from: string, to: string): Event => ({ event: "moved", figure: "zombie", from, to, why: "march" });
const wall: Event = { event: "laid", thing: "wall", at: "A3", size: 5 };
const over: Event = { event: "over-the-barricade", figure: "zombie", from: "A1", lane: "A" };

describe("honours", () => {
  test("not a shot fired: pits and fire are no shots, and a lost night is none", () => {
    expect(earned(life(HUMANS, true, [played("pit-2"), played("street-on-fire")]))).toEqual(["not-a-shot"]);
    for (const shot of ["shot", "good-shot", "burst-2", "burst-3", "sniper"])
      expect(earned(life(HUMANS, true, [played(shot)])), shot).toEqual([]);
    expect(earned(life(HUMANS, false, [played("pit-2")]))).toEqual([]);
  });

  test("at the fence: somebody stands on section 1 when the humans have won", () => {
    const at = (square: string): View => street({ street: { [square]: "zombie 3" } }).match.view(HUMANS);
    for (const square of ["A1", "B1", "C1"])
      expect(earned(life(HUMANS, true, [played("shot")], at(square))), square).toEqual(["at-the-fence"]);
    expect(earned(life(HUMANS, true, [played("shot")], at("A2")))).toEqual([]);
    expect(earned(life(HUMANS, false, [played("shot")], at("A1")))).toEqual([]);
  });

  test("all by themselves: two in one zombie phase, and not by shots", () => {
    const two = [phase("zombies"), died("A2", "pit"), died("B2", "mine")];
    expect(earned(life(HUMANS, false, two))).toEqual(["all-by-themselves"]);
    // The splinters are the mine's.
    const splinter = [phase("zombies"), died("A2", "mine"), died("B2", "splinter")];
    expect(earned(life(HUMANS, false, splinter))).toEqual(["all-by-themselves"]);
    expect(earned(life(HUMANS, false, [phase("zombies"), died("A2", "pit"), died("B2", "shot")]))).toEqual([]);
    expect(earned(life(HUMANS, false, [phase("humans"), died("A2", "pit"), died("B2", "mine")]))).toEqual([]);
    const apart = [phase("zombies"), died("A2", "pit"), phase("humans"), phase("zombies"), died("B2", "mine")];
    expect(earned(life(HUMANS, false, apart))).toEqual([]);
  });

  test("all by themselves, on the street: two walk into pits in one march", () => {
    const match = street({
      street: { A3: "zombie 2", A2: "pit 2", C3: "zombie 1", C2: "pit 1" },
      at: "zombies begin",
    });
    const first: Event[] = [phase("zombies")];
    expect(match.told.filter((event) => event === "died")).toHaveLength(2);
    expect(earned(life(HUMANS, false, [...first, ...match.events]))).toContain("all-by-themselves");
  });

  test("put your backs into it: only a wall that was too high for one alone counts", () => {
    const way = [march("A4", "A3"), march("A3", "A2"), march("A2", "A1"), over];
    expect(earned(life(ZOMBIES, true, [enters(3), wall, ...way]))).toEqual(["put-your-backs"]);
    expect(earned(life(ZOMBIES, true, [enters(5), wall, ...way]))).toEqual([]);
    expect(earned(life(ZOMBIES, true, [enters(3), ...way]))).toEqual([]);
    // Who burns on the way onto another one is gone, and that other one is as strong as before, helped or not.
    const burns: readonly Event[] = [
      { event: "enters", figure: "zombie", at: "B4", strength: 1 },
      { event: "played", seat: ZOMBIES, card: "merge", at: "B4", to: "A4" },
      died("A4", "fire"),
    ];
    expect(earned(life(ZOMBIES, true, [enters(5), wall, ...burns, ...way]))).toEqual([]);
    expect(earned(life(ZOMBIES, true, [enters(3), wall, ...burns, ...way]))).toEqual(["put-your-backs"]);
    // Another one stands where the helped one was when they had changed places.
    const swapped: Event = { event: "swapped", at: "A3", to: "B3" };
    expect(earned(life(ZOMBIES, true, [enters(3), wall, march("A4", "A3"), swapped, march("A3", "A1"), over]))).toEqual(
      [],
    );
  });

  test("good dog: it is the dog that gets over", () => {
    expect(earned(life(ZOMBIES, true, [{ ...over, figure: "dog" }]))).toEqual(["good-dog"]);
    expect(earned(life(ZOMBIES, true, [over]))).toEqual([]);
    expect(earned(life(HUMANS, false, [{ ...over, figure: "dog" }]))).toEqual([]);
  });
});

describe("what a night of the week is worth", () => {
  const kill = died("B2", "shot");
  test("to the humans: sunrise, rounds, dead, and how far the street stayed free", () => {
    const log = [
      phase("zombies"),
      enters(3),
      march("A5", "A4"),
      phase("humans"),
      kill,
      phase("zombies"),
      march("A4", "A3"),
    ];
    const score = contest.score(life(HUMANS, true, log, { ...empty, round: 2 }));
    expect(score.parts.map(({ n, points }) => [n, points])).toEqual([
      [1, 200],
      [2, 10],
      [1, 5],
      [2, 20],
    ]);
    expect(score.marks).toEqual(["fight", "calm", "won"]);
    const lost = contest.score(life(HUMANS, false, [...log, march("A2", "A1"), over], { ...empty, round: 2 }));
    expect([sumOf(lost), lost.marks]).toEqual([15, ["fight", "loss", "lost"]]);
  });

  test("to the zombies: the barricade and the cards they did not need, or how far they came", () => {
    const log = [phase("zombies"), march("A3", "A2"), phase("zombies"), kill];
    const lost = contest.score(life(ZOMBIES, false, log));
    expect([sumOf(lost), lost.marks]).toEqual([60, ["fight", "loss", "lost"]]);
    const view = { ...empty, deck: [[1, 2], []], hand: [[3], []] };
    expect(sumOf(contest.score(life(ZOMBIES, true, [...log, over], view)))).toBe(200 + 30 + 100);
  });
});
