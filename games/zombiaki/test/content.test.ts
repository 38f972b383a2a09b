import { type JsonObject, load, Match, MatchError, save } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { CARDS, type State, zombiaki } from "../index.ts";
import { street } from "./street.ts";

// The box: how many cards there are and where each number comes from; packs that correct it; states that cannot be.

const german = { deck: "german" };
const portal = { deck: "portal-2003" };

function printed(content: unknown, options: JsonObject = {}): Readonly<Record<string, number>> {
  const match = Match.open(zombiaki, { players: 2, options, content, seed: "box" });
  return Object.fromEntries(CARDS.map((row, kind) => [row.id, match.state.printed[kind]]));
}

function sides(counts: Readonly<Record<string, number>>): readonly number[] {
  return ["zombies", "humans"].map((side) =>
    CARDS.filter((row) => row.side === side).reduce((sum, row) => sum + counts[row.id], 0),
  );
}

describe("the decks", () => {
  test("German edition: 41 and Sonnenaufgang against 42, no Napalm", () => {
    expect(sides(printed(null))).toEqual([41, 42]);
    expect(printed(null).napalm).toBe(0);
  });

  test("Polish edition of 2003: 39 and Sonnenaufgang against 40, with Napalm", () => {
    expect(sides(printed(null, portal))).toEqual([39, 40]);
    expect(printed(null, portal).napalm).toBe(1);
  });

  test("the zombies of 2003 have 18 bodies with a strength of 53 in all", () => {
    const zombies = CARDS.filter((row) => row.rule === "zombie");
    expect(zombies.reduce((sum, row) => sum + row.portal2003, 0)).toBe(18);
    expect(zombies.reduce((sum, row) => sum + row.portal2003 * row.value, 0)).toBe(53);
  });

  test("numbers that the rulebook states", () => {
    const value = Object.fromEntries(CARDS.map((row) => [row.id, row.value]));
    expect(value).toMatchObject({
      gasoline: 4,
      flamethrower: 5,
      "wall-5": 5,
      "wall-6": 6,
      "burst-2": 2,
      "burst-3": 3,
      shot: 1,
      "good-shot": 2,
      sniper: 2,
      boss: 3,
      net: 6,
      dog: 1,
      mine: 2,
      "pit-1": 1,
      "pit-2": 2,
      bite: 1,
    });
  });

  test("a match begins with those cards, shuffled by its seed, and the zombies draw four", () => {
    const open = (seed: string): Readonly<State> => Match.open(zombiaki, { players: 2, seed }).state;
    const state = open("a");
    expect(state.hand[0]).toHaveLength(4);
    expect([state.deck[0].length, state.deck[1].length]).toEqual([37, 42]);
    expect(state.sunrise).toBe(0);
    expect(open("a")).toEqual(state);
    expect(open("b").deck).not.toEqual(state.deck);
  });
});

describe("where the numbers come from", () => {
  test("5 of the 84 German cards are stand-ins: zombie 3, Hunger, shot, good shot, soap; one stands in the rulebook itself", () => {
    expect(zombiaki.content.origins(german)).toEqual({ rulebook: 1, "public source": 78, "stand-in": 5 });
    expect(CARDS.filter((row) => row.standIns > 0).map((row) => [row.id, row.standIns])).toEqual([
      ["zombie-3", 1],
      ["hunger", 1],
      ["shot", 1],
      ["good-shot", 1],
      ["soap", 1],
    ]);
  });

  test("none of the 80 cards of 2003 is", () => {
    expect(zombiaki.content.origins(portal)).toEqual({ rulebook: 1, "public source": 79, "stand-in": 0 });
  });

  test("the exported pack marks the rows with stand-ins", () => {
    const rows = zombiaki.content.export(german).cards as readonly JsonObject[];
    expect(rows.filter((row) => row.origin === "stand-in").map((row) => row.id)).toEqual([
      "zombie-3",
      "hunger",
      "shot",
      "good-shot",
      "soap",
    ]);
    const polish = zombiaki.content.export(portal).cards as readonly JsonObject[];
    expect(polish.filter((row) => row.origin === "stand-in")).toEqual([]);
  });
});

describe("packs that fit", () => {
  test("rows that are left out keep their numbers, the others change", () => {
    const pack = {
      game: "zombiaki",
      cards: [
        { id: "shot", count: 11 },
        { id: "napalm", count: 2 },
      ],
    };
    expect(printed(pack)).toEqual({ ...printed(null), shot: 11, napalm: 2 });
  });

  test("a changed number is the one that the rules use", () => {
    const pack = {
      game: "zombiaki",
      cards: [
        { id: "zombie-5", value: 7 },
        { id: "zombie-2", count: 0 },
      ],
    };
    const match = Match.open(zombiaki, { players: 2, content: pack });
    const kind = CARDS.findIndex((row) => row.id === "zombie-5");
    expect(match.state.values[kind]).toBe(7);
    const state = structuredClone(match.state) as State;
    state.deck[0] = state.deck[0].filter((card) => card !== kind);
    state.hand[0] = [kind];
    state.agenda = [{ do: "ask-play" }];
    const position = Match.from(zombiaki, state);
    expect(position.answer(0, { play: "zombie-5", at: "B5" }).ok).toBe(true);
    expect(position.state.strength[9]).toBe(7);
  });

  test("a match with a pack saves it and begins again with it", () => {
    const pack = { game: "zombiaki", cards: [{ id: "grenade", count: 30, value: 0 }] };
    const match = Match.open(zombiaki, { players: 2, content: pack });
    const loaded = load(zombiaki, JSON.parse(JSON.stringify(save(match))));
    expect(loaded.state.printed[CARDS.findIndex((row) => row.id === "grenade")]).toBe(30);
    expect(loaded.hash).toBe(match.hash);
  });
});

describe("packs that do not fit name the field", () => {
  const pack = (...cards: readonly unknown[]): unknown => ({ game: "zombiaki", cards });
  const cases: readonly (readonly [what: string, pack: unknown, field: string])[] = [
    ["a negative count", pack({ id: "shot", count: -1 }), "content.cards[0].count:"],
    ["too many of a card", pack({ id: "shot", count: 31 }), "content.cards[0].count:"],
    ["a zombie without strength", pack({ id: "zombie-2", value: 0 }), "content.cards[0].value:"],
    ["a number beyond 9", pack({ id: "zombie-5", value: 10 }), "content.cards[0].value:"],
    ["a number on a card that shows none", pack({ id: "grenade", value: 1 }), "content.cards[0].value:"],
    ["a wall that dogs could climb", pack({ id: "wall-5", value: 1 }), "content.cards[0].value:"],
  ];
  for (const [what, bad, field] of cases) {
    test(what, () => {
      const problems = zombiaki.content.problems(bad);
      expect(problems).toHaveLength(1);
      expect(problems[0].slice(0, field.length)).toBe(field);
      expect(() => Match.open(zombiaki, { players: 2, content: bad })).toThrow(MatchError);
    });
  }

  test("several faults are named together", () => {
    const problems = zombiaki.content.problems(pack({ id: "shot", count: -1, value: 99 }, { id: "nothing" }));
    expect(problems.map((problem) => problem.split(":")[0])).toEqual([
      "content.cards[0].count",
      "content.cards[0].value",
      "content.cards[1].id",
    ]);
  });

  test("a side without a card", () => {
    const none = CARDS.filter((row) => row.side === "humans").map((row) => ({ id: row.id, count: 0 }));
    expect(zombiaki.content.problems(pack(...none))).toEqual(["content.cards: the humans have no card at all."]);
  });

  test("an unknown card is answered with those that there are", () => {
    expect(zombiaki.content.problems(pack({ id: "bazooka" }))[0]).toContain("good-shot, burst-2");
  });
});

describe("states that cannot be name the field", () => {
  const good = (): Record<string, unknown> =>
    structuredClone(
      street({ street: { B3: "zombie 2" }, humans: ["net", "shot"], zombies: ["claws"] }).state,
    ) as unknown as Record<string, unknown>;
  const at = (field: string, index: number, value: unknown): Record<string, unknown> => {
    const state = good();
    const list = (state[field] as unknown[]).slice();
    list[index] = value;
    return { ...state, [field]: list };
  };
  const play = { ask: "play", of: [1] };

  test("a good one has no problem, nor has a match that is over", () => {
    expect(zombiaki.problems(good())).toEqual([]);
    const over = street({ sunrise: true, at: "zombies play" }).end();
    expect(over.waits).toBe("won by humans");
    expect(zombiaki.problems(JSON.parse(JSON.stringify(over.state)))).toEqual([]);
  });

  const cases: readonly (readonly [what: string, state: () => unknown, field: string])[] = [
    ["no object", () => "state", "state:"],
    ["a missing list", () => ({ ...good(), figure: undefined }), "state.figure:"],
    ["a street of 14 squares", () => ({ ...good(), thing: new Array(14).fill(0) }), "state.thing:"],
    ["an unknown figure", () => at("figure", 3, 3), "state.figure[3]:"],
    ["an unknown thing", () => at("thing", 2, 7), "state.thing[2]:"],
    ["half a wound", () => at("wounds", 7, 0.5), "state.wounds[7]:"],
    ["marks that there are not", () => at("marks", 7, 256), "state.marks[7]:"],
    ["a zombie without strength", () => at("strength", 7, 0), "state.strength[7]:"],
    ["strength of nobody", () => at("strength", 0, 2), "state.strength[0]:"],
    ["a shield of nobody", () => at("marks", 0, 1), "state.marks[0]:"],
    ["orders of nobody", () => at("orders", 0, 3), "state.orders[0]:"],
    ["a lane that burns twice", () => at("burning", 1, 2), "state.burning[1]:"],
    ["Napalm off the street", () => ({ ...good(), napalm: 15 }), "state.napalm:"],
    ["a third side", () => ({ ...good(), phase: 2 }), "state.phase:"],
    ["a pile that is no pair", () => ({ ...good(), deck: [[]] }), "state.deck:"],
    ["a card that there is not", () => ({ ...good(), hand: [[99], []] }), "state.hand[0][0]:"],
    ["a card on the wrong side", () => ({ ...good(), hand: [[17], []] }), "state.hand[0][0]:"],
    [
      "a known card that is not held",
      () => ({ ...good(), known: [CARDS.findIndex((row) => row.id === "mine")] }),
      "state.known[0]:",
    ],
    [
      "a missing house rule",
      () => ({ ...good(), rules: { ...(good().rules as object), punchChooser: "nobody" } }),
      "state.rules.punchChooser:",
    ],
    ["no house rules", () => ({ ...good(), rules: null }), "state.rules:"],
    ["an outcome without winners", () => ({ ...good(), outcome: { reason: "sunrise" } }), "state.outcome:"],
    ["nothing to do", () => ({ ...good(), agenda: [] }), "state.agenda:"],
    ["a list of steps that is none", () => ({ ...good(), agenda: "ask-play" }), "state.agenda:"],
    ["a step that there is not", () => ({ ...good(), agenda: [{ do: "dance" }] }), "state.agenda[0].do:"],
    ["a question that there is not", () => ({ ...good(), agenda: [{ ask: "why", of: [1] }] }), "state.agenda[0].ask:"],
    ["a question to nobody", () => ({ ...good(), agenda: [{ ask: "play", of: [] }] }), "state.agenda[0].of:"],
    [
      "a step without its square",
      () => ({ ...good(), agenda: [{ do: "ask-play" }, { do: "grenade" }] }),
      "state.agenda[1].at:",
    ],
    ["a step that leads nowhere", () => ({ ...good(), agenda: [{ do: "aftermath" }] }), "state.agenda[0]:"],
    [
      "Klick! without a shot",
      () => ({ ...good(), agenda: [{ do: "ask-play" }, { ask: "click", of: [0], card: 17, at: 7 }] }),
      "state.agenda[1]:",
    ],
    [
      "a zombie card of strength 0",
      () => ({ ...good(), values: [0, ...street({}).state.values.slice(1)] }),
      "state.values[0]:",
    ],
    ["a question below a step", () => ({ ...good(), agenda: [play, { do: "aftermath" }] }), "state.agenda[0]:"],
    [
      "a dog on its way where none stands",
      () => ({ ...good(), agenda: [{ do: "ask-play" }, { ask: "dog", of: [0], at: 0, left: 2, advanced: true }] }),
      "state.agenda[1].at:",
    ],
    ["answers that wait for others", () => ({ ...good(), given: [{}] }), "state.given:"],
  ];
  for (const [what, state, field] of cases) {
    test(what, () => {
      const problems = zombiaki.problems(state());
      expect(problems.map((problem) => problem.slice(0, field.length))).toEqual([field]);
      expect(() => Match.from(zombiaki, state())).toThrow(MatchError);
    });
  }
});
