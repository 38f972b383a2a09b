import { type JsonObject, load, Match, MatchError, save } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { CAMP, NAMES, REGIONS, RISES, SPACES, SURVIVOR_STEPS, spaceOf, WALKER_STEPS } from "../content/board.ts";
import { CHARACTERS, ENCOUNTERS, EQUIPMENT, TILES, WALKER_CARDS } from "../content/cards.ts";
import { type State, walkingDead } from "../index.ts";
import { exactMoves } from "../rules/paths.ts";
import { city } from "./city.ts";

// The box and the board: counts, distances, where each number comes from; packs that correct them; states that cannot be.

const sum = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((total, { count }) => total + count, 0);

describe("the decks", () => {
  test("40 equipment, 40 encounter and 30 walker cards, six characters, four tiles", () => {
    expect([sum(EQUIPMENT), sum(ENCOUNTERS), sum(WALKER_CARDS), CHARACTERS.length, TILES.length]).toEqual([
      40, 40, 30, 6, 4,
    ]);
  });

  test("29 encounters with strength and 11 without", () => {
    expect([
      sum(ENCOUNTERS.filter(({ value }) => value > 0)),
      sum(ENCOUNTERS.filter(({ value }) => value === 0)),
    ]).toEqual([29, 11]);
  });

  test("what the rulebook's example fixes: Crossbow and Bat make 3, a strength of 10 brings two cards, an Axe is 1", () => {
    const value = Object.fromEntries(EQUIPMENT.map((row) => [row.id, row.value]));
    expect([value.crossbow + value.bat, value.axe]).toEqual([3, 1]);
    expect(ENCOUNTERS.find(({ id }) => id === "road-horde")).toMatchObject({ value: 10, equipment: 2 });
  });

  test("every row says where its number and its effect come from; origins count rows by their weakest part", () => {
    const known = ["rulebook", "public source", "stand-in"];
    for (const { id, number, effect } of [...EQUIPMENT, ...ENCOUNTERS, ...WALKER_CARDS]) {
      expect(known, id).toContain(number);
      expect(known, id).toContain(effect);
    }
    const origins = walkingDead.content.origins({});
    const rows = EQUIPMENT.length + ENCOUNTERS.length + WALKER_CARDS.length + CHARACTERS.length + TILES.length;
    // The board is one more.
    expect(Object.values(origins).reduce((total, n) => total + n, 0)).toBe(rows + 1);
    // Both parts of Axe, Shortcut, Wound and the horde of the worked example are the rulebook's.
    expect(origins).toEqual({
      rulebook: 4,
      "public source": CHARACTERS.length,
      "stand-in": rows + 1 - 4 - CHARACTERS.length,
    });
  });
});

/** Steps between spaces. */
function distance(steps: readonly (readonly number[])[], from: number, to: number): number {
  const far = new Map([[from, 0]]);
  for (const at of far.keys()) for (const next of steps[at]) if (!far.has(next)) far.set(next, (far.get(at) ?? 0) + 1);
  return far.get(to) ?? -1;
}

describe("the board", () => {
  const corners = SPACES.flatMap(({ kind }, space) => (kind === "corner" ? [space] : []));

  test("57 spaces by kind, 64 connections, 48 of them on the street", () => {
    const kinds: Record<string, number> = {};
    for (const { kind } of SPACES) kinds[kind] = (kinds[kind] ?? 0) + 1;
    expect(SPACES).toHaveLength(57);
    expect(kinds).toEqual({
      corner: 4,
      camp: 1,
      normal: 20,
      "attack-1": 6,
      "attack-2": 4,
      draw: 4,
      safe: 4,
      again: 2,
      sewer: 8,
      rise: 4,
    });
    const edges = (steps: readonly (readonly number[])[]): number =>
      steps.reduce((total, { length }) => total + length, 0) / 2;
    expect([edges(WALKER_STEPS), edges(SURVIVOR_STEPS)]).toEqual([64, 48]);
  });

  test("corners clockwise: Police Station, Car Lot, CDC, Department Store", () => {
    expect(["A1", "I1", "I9", "A9"].map((name) => TILES[SPACES[spaceOf(name)].tile].id)).toEqual([
      "police",
      "car-lot",
      "cdc",
      "store",
    ]);
  });

  test("every corner is 8 from the camp and 8 from its two neighbours", () => {
    for (const [n, corner] of corners.entries()) {
      expect(distance(SURVIVOR_STEPS, corner, CAMP), NAMES[corner]).toBe(8);
      const far = corners.filter((_, other) => other !== n).map((other) => distance(SURVIVOR_STEPS, corner, other));
      expect(
        far.filter((steps) => steps === 8),
        NAMES[corner],
      ).toHaveLength(2);
    }
  });

  test("every rise space is 4 from its corner and 4 from the camp; a sewer makes 4 steps of 8", () => {
    expect(RISES).toHaveLength(4);
    for (const rise of RISES) {
      expect(distance(WALKER_STEPS, rise, CAMP)).toBe(4);
      expect(Math.min(...corners.map((corner) => distance(WALKER_STEPS, rise, corner)))).toBe(4);
      const ends = SPACES.flatMap(({ kind }, space) =>
        kind !== "sewer" && kind !== "rise" && distance(WALKER_STEPS, rise, space) === 2 ? [space] : [],
      );
      expect(ends).toHaveLength(2);
      expect([distance(WALKER_STEPS, ends[0], ends[1]), distance(SURVIVOR_STEPS, ends[0], ends[1])]).toEqual([4, 8]);
    }
  });

  test("four regions of eleven connected spaces with one corner each; camp and sewers in none", () => {
    for (const [region, name] of REGIONS.entries()) {
      const spaces = SPACES.flatMap((space, n) => (space.region === region ? [n] : []));
      expect(spaces, name).toHaveLength(11);
      expect(
        spaces.filter((space) => corners.includes(space)),
        name,
      ).toHaveLength(1);
      const inside = SURVIVOR_STEPS.map((steps, space) =>
        spaces.includes(space) ? steps.filter((to) => spaces.includes(to)) : [],
      );
      for (const space of spaces) expect(distance(inside, spaces[0], space), NAMES[space]).toBeGreaterThanOrEqual(0);
    }
    for (const { kind, region, name } of SPACES)
      expect(region === -1, name).toBe(kind === "camp" || kind === "sewer" || kind === "rise");
  });

  test("an exact move exists from everywhere for every total up to 12, the longest, and never ends where it began", () => {
    for (const [from, { kind }] of SPACES.entries()) {
      if (kind === "sewer" || kind === "rise") continue;
      for (let total = 1; total <= 12; total++) {
        const ends = exactMoves(from, total);
        expect(ends.length, `${NAMES[from]} ${total}`).toBeGreaterThan(0);
        expect(ends).not.toContain(from);
      }
    }
  });
});

const row = (list: string, id: string, more: JsonObject): JsonObject => ({
  game: "walking-dead",
  [list]: [{ id, ...more }],
});

describe("content packs", () => {
  test("numbers and counts are corrected, rows left out keep theirs, and the match plays by them", () => {
    const content = {
      game: "walking-dead",
      equipment: [{ id: "bat", count: 9, value: 3 }],
      encounters: [{ id: "stray", value: 4 }],
      walkers: [{ id: "tough", count: 5 }],
      tiles: [{ id: "car-lot", value: 2 }],
    };
    const match = Match.open(walkingDead, { players: 4, content, seed: "pack" });
    const { numbers } = match.state;
    expect([
      numbers.equipmentCount[0],
      numbers.equipment[0],
      numbers.encounters[0],
      numbers.walkerCount[5],
      numbers.tiles,
    ]).toEqual([9, 3, 4, 5, [1, 2, 1, 2]]);
    expect(numbers.equipment[1]).toBe(2);
    expect(match.state.aside).toHaveLength(3);
    expect(load(walkingDead, save(match)).hash).toBe(match.hash);
    const driver = city({ seats: [{ tiles: ["car-lot"] }], dice: [1] });
    const state = { ...driver.state, numbers: { ...driver.state.numbers, tiles: numbers.tiles } };
    const corrected = Match.from(walkingDead, state, { players: 1 });
    corrected.answer(0, { roll: true });
    expect(corrected.answer(0, { add: 1 }).ok).toBe(false);
    expect(corrected.answer(0, { add: 2 }).ok).toBe(true);
    expect(corrected.answer(0, { move: "B5" }).ok).toBe(true);
  });

  test("a Car Lot without steps is not offered, the largest one makes a move that still is a position", () => {
    const move = (value: number) => {
      const { state } = Match.open(walkingDead, {
        players: 1,
        content: row("tiles", "car-lot", { value }),
        seed: "lot",
      });
      const driver = city({
        seats: [{ tiles: ["car-lot"], character: "andrea", hand: ["hurry"] }],
        dice: [1, 6],
      }).state;
      const numbers = { ...driver.numbers, tiles: state.numbers.tiles };
      const match = Match.from(walkingDead, { ...driver, numbers }, { players: 1 });
      for (const answer of [{ roll: true }, { power: "run-again" }, { play: "hurry", add: 3 }]) match.answer(0, answer);
      return match;
    };
    expect(
      move(0)
        .ask(0)
        .answers.filter((answer) => "add" in answer && !("play" in answer)),
    ).toEqual([]);
    const far = move(9);
    expect(far.answer(0, { add: 9 }).ok).toBe(true);
    expect(walkingDead.problems(JSON.parse(JSON.stringify(far.state)))).toEqual([]);
  });

  test.each([
    ["a broken count", "encounters", "stray", { count: 1.5 }, "[0].count: must be a whole number from 0 to 60,"],
    [
      "a strength without a fight",
      "encounters",
      "guilt",
      { value: 3 },
      "[0].value: must be a whole number from 0 to 0,",
    ],
    ["no strength for a fight", "walkers", "tough", { value: 0 }, "[0].value: must be a whole number from 1 to 20,"],
    ["a tile too strong", "tiles", "police", { value: 10 }, "[0].value: must be a whole number from 0 to 9,"],
    ["too few cards", "equipment", "bat", { count: 0 }, ": 34 cards are too few, the game needs 40."],
  ])("refused with its field: %s", (_, list, id, wrong, problem) => {
    const pack = row(list, id, wrong);
    expect(walkingDead.content.problems(pack).join(" ")).toContain(`content.${list}${problem}`);
    expect(() => Match.open(walkingDead, { players: 2, content: pack })).toThrow(MatchError);
  });
});

describe("states from outside", () => {
  const running = (): Record<string, unknown> => {
    const { state } = Match.open(walkingDead, { players: 2, options: { firstPlayer: "first-seat" }, seed: "state" });
    return JSON.parse(JSON.stringify(state));
  };

  test("a state of a match has no problems", () => expect(walkingDead.problems(running())).toEqual([]));

  const broken: readonly (readonly [field: string, value: unknown])[] = [
    ["seats", 5],
    ["turn", 2],
    ["first", -1],
    ["round", 1.5],
    ["role", [0]],
    ["character", [0, CHARACTERS.length]],
    ["spent", [2, 0]],
    ["at", [SPACES.length, 0]],
    ["allies", [-1, 0]],
    ["tiles", [16, 0]],
    ["skips", "none"],
    ["hand", [[EQUIPMENT.length], []]],
    ["front", [0]],
    ["claws", [[WALKER_CARDS.length], []]],
    ["pool", -1],
    ["box", 100],
    ["equipmentDeck", [-1]],
    ["equipmentDiscard", [99]],
    ["encounterDeck", [ENCOUNTERS.length]],
    ["encounterDiscard", null],
    ["walkerDeck", [WALKER_CARDS.length]],
    ["walkerDiscard", [-1]],
    ["aside", {}],
    ["again", 2],
    ["shotgun", true],
    ["deaths", "1"],
    ["numbers", null],
    ["fight", {}],
    ["rules", {}],
    ["random", [1]],
    ["agenda", []],
    ["given", null],
    ["outcome", 1],
  ];
  test.each(broken)("refused with its field: %s", (field, value) => {
    const problems = walkingDead.problems({ ...running(), [field]: value });
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.join(" ")).toContain(`state.${field}`);
  });

  test("every field of a state is checked", () => {
    const unchecked = Object.keys(running()).filter((field) => !broken.some(([name]) => name === field));
    expect(unchecked).toEqual([]);
  });

  const turn = { do: "turn/next" };
  test.each([
    ["a survivor in the sewers", { at: [spaceOf("C3"), CAMP] }, "state.at[0]: a survivor stands on a street space."],
    ["a survivor nowhere", { at: [CAMP, -1] }, "state.at[1]: a survivor stands on a street space."],
    ["a walker nowhere", { role: [0, 2], at: [CAMP, -1] }, "state.at[1]: a walker stands on a space"],
    ["a beaten walker on the board", { role: [0, 3] }, "state.at[1]: must be -1, the figure is off the board."],
    ["a dead without a place", { role: [0, 1], at: [CAMP, -1] }, "state.at[1]: who has just died lies on a space."],
    ["nobody alive", { role: [2, 2] }, "state.role: the match runs, so there must be a survivor (0)."],
    [
      "a walker asked to move like a survivor",
      { role: [0, 2], agenda: [turn, { ask: "move", of: [1], die: 1, total: 1, stage: 0 }] },
      'state.agenda[1]: "move" needs a survivor in `of`.',
    ],
    [
      "a survivor asked to walk",
      { agenda: [turn, { ask: "walk", of: [0], total: 2 }] },
      'state.agenda[1]: "walk" needs a walker on the board in `of`.',
    ],
    [
      "nobody to hand a card to",
      { role: [0, 2], agenda: [turn, { ask: "give", of: [0] }] },
      'state.agenda[1]: "give" needs a second survivor.',
    ],
    [
      "a death of a walker",
      { role: [0, 2], agenda: [turn, { do: "death", seat: 1, left: 1, asked: 0 }] },
      'state.agenda[1]: "death" needs a survivor in `seat`.',
    ],
    [
      "a walker's turn to roll as a survivor",
      { role: [2, 0], agenda: [turn, { do: "survivor/before" }] },
      'state.agenda[1]: "survivor/before" needs a survivor in `state.turn`.',
    ],
    [
      "a survivor's turn to roll as a walker",
      { agenda: [turn, { do: "walker/roll" }] },
      'state.agenda[1]: "walker/roll" needs a walker in `state.turn`.',
    ],
    [
      "another seat asked than the one whose turn it is",
      { agenda: [turn, { ask: "turn", of: [1] }] },
      'state.agenda[1]: "turn" needs the seat of `state.turn` in `of`.',
    ],
    [
      "a seat that is not there",
      { agenda: [{ do: "turn/begin", seat: 2 }] },
      "state.agenda[0].seat: must be a seat, 0 to 1.",
    ],
    [
      "a fight that nobody fights",
      { agenda: [turn, { do: "fight/arm" }] },
      "state.fight: the agenda fights, so there must be a fight.",
    ],
    [
      "a fight that is over",
      { fight: { card: 0, attacker: -1, defender: 0, own: 1, strength: 6, played: [], helped: 0, die: 0, extra: 0 } },
      "state.fight: must be null, the agenda has no fight.",
    ],
    [
      "a fight of a walker",
      {
        role: [0, 2],
        agenda: [turn, { do: "fight/arm" }],
        fight: { card: 0, attacker: -1, defender: 1, own: 1, strength: 6, played: [], helped: 0, die: 0, extra: 0 },
      },
      "state.fight.defender: must be a survivor.",
    ],
    [
      "more revolvers in front than the box has left",
      { front: [0, 1] },
      'state.front[0]: "revolver" is there 5 times, the box has 4.',
    ],
    [
      "a card of a fight that lies in a pile as well",
      {
        agenda: [turn, { do: "fight/arm" }],
        fight: { card: 0, attacker: -1, defender: 0, own: 1, strength: 6, played: [0], helped: 0, die: 0, extra: 0 },
      },
      'state.fight.played[0]: "bat" is there 7 times, the box has 6.',
    ],
    [
      "an encounter that lies in a pile as well",
      { agenda: [turn, { do: "encounter/done", card: 0, seat: 0, reactions: true, swapped: 0, sneaked: 0 }] },
      'state.agenda[1]: "stray" is there 4 times, the box has 3.',
    ],
    ["an unknown step", { agenda: [turn, { do: "survivor/sleep" }] }, "state.agenda[1].do: must be one of"],
    [
      "an agenda without ground",
      { agenda: [{ do: "walker/end" }] },
      "state.agenda[0]: must be one of turn/begin, turn/next",
    ],
  ])("refused: %s", (_, change: Partial<Record<keyof State, unknown>>, problem) => {
    expect(walkingDead.problems({ ...running(), ...change }).join(" ")).toContain(problem);
  });

  test("no state at all", () => {
    for (const nothing of [null, 3, "state", []]) expect(walkingDead.problems(nothing).join(" ")).toContain("state");
  });
});
