import { readFileSync } from "node:fs";
import { type Answer, below, imagine, Match, type Options, randomFrom } from "@endzeit/engine";
import type { Asked } from "@endzeit/kit";
import { isLit } from "@endzeit/kit/board";
import { describe, expect, test } from "vitest";
import { sign } from "../board/art/icons.ts";
import { previewOf, rowOf, standing, told } from "../board/battle.ts";
import * as choice from "../board/choice.ts";
import { isPressing, mayArrive, tabDone } from "../board/danger.ts";
import { threats } from "../board/threat.ts";
import { SPACES, spaceOf, TRACKS, trackOf } from "../content/board.ts";
import { EVENTS } from "../content/cards.ts";
import { SPECIALS, UNITS } from "../content/units.ts";
import { dawnOfTheZeds, type Event, type View } from "../index.ts";
import { Phase, type State } from "../state.ts";
import { drawTerminal } from "../terminal.ts";
import { type Position, town } from "./town.ts";

type Dawn = Match<State, Answer, Event, View>;

const askedOf = (match: Dawn, seat: number): Asked => ({ question: match.question, ...match.ask(seat) });

/** Calls `look` at every question of a match, with the eyes of whoever is asked first. Most answers are the planner's, so that it lasts. */
function atEveryQuestion(
  players: number,
  seed: string,
  options: Options,
  look: (view: View, asked: Asked, seat: number, match: Dawn) => void,
): void {
  const match = Match.open(dawnOfTheZeds, { players, seed, options });
  const random = randomFrom(seed);
  for (let n = 0; n < 2000 && match.question !== null; n++) {
    const [seat] = match.awaited();
    if (seat === undefined) return;
    const view = match.view(seat);
    const asked = askedOf(match, seat);
    look(view, asked, seat, match);
    const any = asked.answers[below(random, asked.answers.length)];
    const { question } = match;
    const best =
      question === null || below(random, 3) === 0
        ? undefined
        : dawnOfTheZeds.advise?.(view, seat, question, match.ask(seat).answers)?.answer;
    match.answer(seat, best ?? any);
  }
}

describe("what may be pressed", () => {
  const piazza: Position = {
    now: "actions",
    units: { piazza: "F1", hernandez: "TC", "civilian-7": "F4 defiant" },
    zeds: { F2: "4", F5: "5" },
  };
  const asked = (): Asked => askedOf(town(piazza).match, 0);

  test("a unit is taken into the hand; a Defiant one cannot move and still acts", () => {
    expect(isLit(choice.actsOf(asked(), "piazza"))).toBe(true);
    const defiant = choice.actsOf(asked(), "civilian-7");
    expect(isLit(defiant)).toBe(true);
    expect(defiant?.answers.some(({ move }) => move !== undefined)).toBe(false);
    expect(choice.actsOf(asked(), "johnson")).toBe(null);
  });

  test("a space with Zeds can mean an attack and a shot, one too far away says why not", () => {
    expect(choice.deedTarget(asked(), "piazza", "move", "F2")?.answers).toEqual([{ move: "piazza", to: "F2" }]);
    expect(choice.deedTarget(asked(), "piazza", "fire", "F2")?.answers.map(({ spare }) => spare === true)).toEqual([
      false,
      true,
    ]);
    const far = choice.deedTarget(asked(), "hernandez", "move", "F5");
    expect(isLit(far)).toBe(false);
    expect(far === null || far.refusal !== null).toBe(true);
  });

  test("of answers that differ in their payment the wished one is given", () => {
    const answers: readonly Answer[] = [
      { fire: "piazza", at: "F2" },
      { fire: "piazza", at: "F2", own: true },
      { fire: "piazza", at: "F2", spare: true },
      { fire: "piazza", at: "F2", own: true, spare: true },
    ];
    expect(choice.paidWith(answers, { own: false, spare: false })).toBe(answers[0]);
    expect(choice.paidWith(answers, { own: true, spare: false })).toBe(answers[1]);
    expect(choice.paidWith(answers, { own: false, spare: true })).toBe(answers[2]);
    expect(choice.paidWith(answers, { own: true, spare: true })).toBe(answers[3]);
    expect(choice.paidWith([], { own: true, spare: true })).toBe(null);
    expect(choice.differsIn(answers, "own")).toBe(true);
    expect(choice.differsIn(answers.slice(0, 1), "own")).toBe(false);
    expect(choice.sameDeed(answers)).toBe(true);
    expect(choice.sameDeed([...answers, { forage: "piazza" }])).toBe(false);
  });

  test("a special action goes on to ask for a unit, then for a space", () => {
    const match = town({ now: "actions", units: { hernandez: "TC", hunt: "TC" }, zeds: { F0: "2", M0: "3" } }).match;
    const now = askedOf(match, 0);
    expect(isLit(choice.specialTarget(now, "citadel"))).toBe(true);
    expect(isLit(choice.unitTarget(now, { special: "citadel" }, "hunt"))).toBe(true);
    const spaces = choice.spaceTarget(now, { special: "citadel", unit: "hunt" }, "M0");
    expect(spaces?.answers).toEqual([{ special: "citadel", unit: "hunt", at: "M0" }]);
  });

  test("at every question everything that is allowed can be reached by what lies on the table", () => {
    for (const [players, seed] of [
      [1, "reach-1"],
      [4, "reach-4"],
    ] as const) {
      atEveryQuestion(players, seed, { moreUnits: true, heroes: "draft" }, (_, asked) => {
        for (const answer of asked.answers) {
          const terms = Object.entries(answer).filter(([, value]) => typeof value === "string");
          const pressed = terms.every(([term]) => choice.TERMS.some((known) => known === term));
          const more = ["look", "peek", "drill", "patch", "hose"].some((term) => answer[term] !== undefined);
          expect(pressed || more, JSON.stringify(answer)).toBe(true);
        }
      });
    }
  });
});

describe("a fight as it is told", () => {
  test("the column on the table is the one that is rolled on, and so is the result", () => {
    let fights = 0;
    let shots = 0;
    let resolved = false;
    let battle: ReturnType<typeof told> = null;
    function hear(event: Event): void {
      battle = told(battle, event);
      if (event.event === "played") resolved = event.card === "iron-resolve";
      if (event.event === "fight-roll") {
        fights++;
        resolved = false;
        expect(battle?.dice).toEqual(event.dice);
        expect(rowOf(battle ?? expect.fail())).toHaveLength(7);
      }
      if (event.event === "result" && battle !== null) {
        const cell = rowOf(battle)[battle.column];
        // E08's attack takes nothing but the right number, and Iron resolve (R62) puts a result of its own in the place.
        if (event.lost !== "nobody" && !resolved) expect(cell).toEqual([event.onZeds, event.onUnit]);
      }
      if (event.event === "gunfire-result" && battle !== null) {
        shots++;
        expect(rowOf(battle)[battle.column]?.[0]).toBe(event.onZeds);
      }
    }
    const match = Match.open(dawnOfTheZeds, { players: 1, seed: "told" }, hear);
    const random = randomFrom("told");
    while (match.question !== null) {
      const { answers } = match.ask(0);
      match.answer(0, answers[below(random, answers.length)]);
    }
    expect(fights).toBeGreaterThan(5);
    expect(shots).toBeGreaterThan(0);
  });

  test("what comes between two fights ends the telling", () => {
    const fight = {
      event: "melee",
      unit: "hunt",
      at: "F1",
      cause: "attack",
      strength: 5,
      zeds: 4,
      column: "player-more",
    };
    const activated = { event: "activated", track: "forest" };
    const shift = { event: "shift", n: 1, cause: "defence", unit: "hunt", column: "even" };
    expect(told(null, fight)?.column).toBe(4);
    expect(told(told(null, fight), activated)).toBe(null);
    expect(told(null, shift)).toBe(null);
  });

  test("a fight is shown before it begins: an attack with its shifts, a shot with its column", () => {
    const { match } = town({
      now: "actions",
      units: { schmidt: "F1", piazza: "F2", "civilian-3": "M0" },
      zeds: { F3: "4", M1: "2" },
    });
    const view = match.view(0);
    // Schmidt, 4 against 4, and 1▶ of his own.
    expect(previewOf(view, { move: "schmidt", to: "F3" })).toMatchObject({
      kind: "melee",
      strength: 4,
      zeds: 4,
      column: 4,
      shifts: [{ n: 1, cause: "ability" }],
      dice: [],
      result: null,
    });
    // X6: Piazza beside her target has strength 2.
    expect(previewOf(view, { fire: "piazza", at: "F3" })).toMatchObject({ kind: "gunfire", strength: 2, column: 1 });
    expect(previewOf(view, { end: true })).toBe(null);
    expect(standing(view)).toBe(null);
  });

  test("a fight that waits for an answer stands on the table as it was told", () => {
    let waited = 0;
    atEveryQuestion(1, "stands", {}, (view) => {
      if (view.fight === null || view.fight.unit < 0) return;
      waited++;
      const battle = standing(view);
      expect(battle?.unit).toBe(UNITS[view.fight.unit]?.id);
      if (view.fight.column >= 0) expect(battle?.column).toBe(view.fight.column);
    });
    expect(waited).toBeGreaterThan(3);
  });
});

describe("the warning of what can reach Town Center", () => {
  const level = (position: Position): readonly string[] =>
    threats(town(position).match.view(0)).map((row) => row.level);
  /** A view of somebody who knows the next card. */
  const knowing = (card: string, view: View): View => ({
    ...view,
    eventDeck: [...view.eventDeck.slice(0, -1), EVENTS.findIndex(({ id }) => id === card)],
  });
  const before = (card: string, position: Position): View => knowing(card, town(position).match.view(0));

  test("only what a card of the Act to come can activate is in danger", () => {
    // All of Act I are to come: SS, MS and FM. None of them touches the highway, or the forest twice.
    const match = Match.open(dawnOfTheZeds, { players: 1, seed: "warn", options: { deck: "normal" } });
    const view = match.view(0);
    const at = (space: string): View => {
      const spots = view.spots.map(() => -1);
      spots[spaceOf(space) * 2] = 0;
      return { ...view, spots, phase: Phase.actions, event: -1, eventDiscard: [] };
    };
    const found = (space: string): string => threats(at(space))[trackOf(spaceOf(space))]?.level ?? "";
    expect(["F0", "M0", "H0", "S0"].map(found)).toEqual(["now", "now", "near", "now"]);
    expect(["F1", "M1", "H1", "S1"].map(found)).toEqual(["near", "near", "near", "now"]);
    expect(["F3", "S2"].map(found)).toEqual(["none", "near"]);
    const chance = (space: string): number => threats(at(space))[trackOf(spaceOf(space))]?.chance ?? 0;
    expect(["F0", "M0", "H0", "S0", "S1"].map((space) => Math.round(3 * chance(space)))).toEqual([1, 2, 0, 2, 1]);
  });

  test("what nobody can stop any more is told as certain, and a fight that may still stop it is not", () => {
    const asked = { units: { schmidt: "F2", "civilian-3": "F2" }, zeds: { F3: "4", S0: "2" }, tab: "FS" };
    expect(level(asked)[3]).toBe("sure");
    const attacked: Position = { now: "actions", zeds: { S0: "2" }, units: { hunt: "TC" }, dice: [1, 1] };
    expect(threats(before("night-suburbs", attacked))[3]?.level).toBe("sure");
    const { match } = town(attacked).move("hunt", "S0");
    expect(match.question?.ask).toBe("reroll");
    expect(threats(knowing("night-suburbs", match.view(0)))[3]?.level).toBe("now");
  });

  test("only the strongest Zeds have to fear the symbol", () => {
    const zeds = { F0: "2", M4: "5", H4: "6" };
    const forest = (players: number): string =>
      threats(before("hate-it", { players, zeds, now: "actions" }))[0]?.level ?? "";
    // HSS, and before it as many groups as there are players more than one: the highway's, the mountain's, then the forest's.
    expect([2, 3, 4].map(forest)).toEqual(["near", "near", "now"]);
  });

  test("in the Zeds phase what is still to come of the tab counts", () => {
    const asked = { units: { schmidt: "F2", "civilian-3": "F2" }, zeds: { F3: "4", S0: "2", M1: "3", H0: "5" } };
    // The match waits for a defender on F2, with M and M to come.
    expect(level({ ...asked, tab: "FMM" })).toEqual(["near", "sure", "near", "near"]);
    expect(level({ ...asked, tab: "FMS" })).toEqual(["near", "near", "near", "sure"]);
  });

  test("on a Brains! card who drives units before it comes through at once", () => {
    const position = { event: "brains-3", deck: ["finale-good-or-bad"], zeds: { M2: "9" } };
    expect(level({ ...position, units: { "civilian-7": "M1" } })[1]).toBe("now");
    expect(level({ ...position, units: { furies: "M1" } })[1]).toBe("now");
    // A hero dies of the first melee that is lost, so the Zeds stop in the next space; the finale cannot be known to activate them.
    expect(level({ ...position, zeds: { M5: "9" }, units: { piazza: "M4" } })[1]).toBe("none");
  });

  test("the tab tells how many of its signs are done", () => {
    expect(
      tabDone(town({ units: { schmidt: "F2", "civilian-3": "F2" }, zeds: { F3: "4" }, tab: "FMM" }).match.view(0)),
    ).toBe(1);
    expect(tabDone(town({ now: "actions" }).match.view(0))).toBeGreaterThan(4);
  });

  /** The roads that fall before the players act again, in many lots of everything that is hidden and chance. */
  function fallen(view: View, seat: number, players: number, seed: string, lots: number): ReadonlySet<number> {
    const roads = new Set<number>();
    for (let lot = 0; lot < lots; lot++) {
      const random = randomFrom(`${seed}/${lot}`);
      const match = Match.from(dawnOfTheZeds, imagine(dawnOfTheZeds, view, seat, random), { players }, (event) => {
        if (event.event === "overrun") roads.add(trackOf(spaceOf(event.from)));
      });
      const acting = view.phase === Phase.actions;
      while (match.question !== null) {
        const [who] = match.awaited();
        if (who === undefined) break;
        if (match.question.ask !== "act") {
          const { answers } = match.ask(who);
          match.answer(who, answers[below(random, answers.length)]);
        } else if (acting && match.state.round === view.round) match.answer(who, { end: true });
        else break;
      }
    }
    return roads;
  }

  test.each([
    [1, "short", false],
    [2, "normal", false],
    [4, "short", true],
  ] as const)("no road falls without it, in lots of all draws: %i players, %s deck", (players, deck, moreUnits) => {
    let warned = 0;
    let fell = 0;
    let n = 0;
    atEveryQuestion(players, `lots-${players}`, { deck, moreUnits }, (view, _, seat) => {
      if (n++ % 4 !== 0 || view.phase === Phase.setup) return;
      const roads = fallen(view, seat, players, `lots-${players}/${n}`, 25);
      for (const [track, threat] of threats(view).entries()) {
        if (isPressing(threat)) warned++;
        if (!roads.has(track)) continue;
        if (isPressing(threat)) fell++;
        expect(mayArrive(threat), `${TRACKS[track]} at question ${n}`).toBe(true);
      }
    });
    expect(fell).toBeGreaterThan(0);
    // A warning that is always there would warn of nothing: two in three come true in only so many lots.
    expect(fell / warned).toBeGreaterThan(2 / 3);
  });
});

describe("the table in a terminal", () => {
  test.each([1, 40, 80, 1000, Number.POSITIVE_INFINITY])("is drawn at a width of %d", (width) => {
    const view = town({ units: { schmidt: "F4", hunt: "TC" }, zeds: { F5: "4" } }).match.view(0);
    const drawn = drawTerminal(view, 0, dawnOfTheZeds.texts.en, false, width);
    expect(drawn).toContain("Schmidt".slice(0, 2));
    expect(Math.max(...drawn.split("\n").map((line) => line.length))).toBeLessThan(240);
    if (width > 300)
      for (const { id, name } of SPACES)
        if (name !== "") expect(drawn).toContain(dawnOfTheZeds.texts.en[`space.${id}`]);
  });
});

describe("pictures", () => {
  const drawn = new Set(
    [...readFileSync(new URL("../board/art/icons.svg", import.meta.url), "utf8").matchAll(/ id="([^"]+)"/g)].map(
      ([, id]) => id,
    ),
  );
  const names = [
    ...UNITS.map(({ id }) => id),
    ...SPECIALS.map(({ id }) => id),
    ...SPACES.flatMap(({ name }) => (name === "" ? [] : [name])),
    ...TRACKS,
  ];

  test.each(names)("%s has a picture", (name) => {
    expect(drawn.has(sign(name).split("#")[1])).toBe(true);
  });
});
