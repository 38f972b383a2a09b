import { load, Match, MatchError, save } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { DEFENCE, SPACES, TOWN, VILLAGES } from "../content/board.ts";
import { EVENTS, RECIPE, STORY, VERDICTS } from "../content/cards.ts";
import { FORAGE } from "../content/tables.ts";
import { BASIC_UNITS, CIVILIANS, HEROES, HEROIC, UNITS } from "../content/units.ts";
import { ZEDS } from "../content/zeds.ts";
import { dawnOfTheZeds, type State } from "../index.ts";
import { opened, town } from "./town.ts";

// The box: how much of everything there is and from where it is known; packs that correct it; states that cannot be.

describe("the board", () => {
  test("four tracks of eight spaces and Town Center", () => {
    const tracks = ["F", "M", "H", "S"].map((letter) => SPACES.filter(({ id }) => id.startsWith(letter)).length);
    expect([tracks, SPACES.length, SPACES[TOWN]?.id]).toEqual([[8, 8, 8, 8], 33, "TC"]);
  });

  test("the places with a name, their kinds and their defence shifts", () => {
    const named = SPACES.flatMap(({ id, name, kind }, at) =>
      name === "" ? [] : [`${id} ${name}, ${kind} ${DEFENCE[at]}`],
    );
    expect(named).toEqual([
      "F0 downtown, city 2",
      "F3 farm, farm 1",
      "F4 st-thomas, village 1",
      "M0 eastside, city 2",
      "M2 campground, named 1",
      "M4 lucky-strike-mine, mine 1",
      "M5 leftys-pass, village 1",
      "H0 uptown, city 2",
      "H3 nuclear-plant, named 1",
      "H5 ingeburg, village 1",
      "S0 suburbia, city 2",
      "S1 suspension-bridge, named 1",
      "S3 beauxville, village 1",
      "S4 university, named 1",
      "S5 east-irek, village 1",
      "TC town-center, town 2",
    ]);
    expect(SPACES.every(({ name }, at) => (name === "" ? DEFENCE[at] === 0 : true))).toBe(true);
    expect(VILLAGES).toHaveLength(5);
  });
});

describe("counters and cards", () => {
  test("34 Zeds, by the strength of their full side", () => {
    const counts = new Map<number, number>();
    for (const { full } of ZEDS) counts.set(full, (counts.get(full) ?? 0) + 1);
    expect([...counts]).toEqual([
      [2, 1],
      [3, 2],
      [4, 6],
      [5, 11],
      [6, 9],
      [7, 3],
      [8, 1],
      [9, 1],
    ]);
    expect(ZEDS.every(({ full, reduced }) => reduced < full)).toBe(true);
  });

  test("units: of the basic game, and with those of later levels", () => {
    const basic = (units: readonly number[]) => units.filter((unit) => unit < BASIC_UNITS).length;
    expect([HEROES, HEROIC, CIVILIANS].map(basic)).toEqual([5, 2, 7]);
    expect([HEROES, HEROIC, CIVILIANS].map((units) => units.length)).toEqual([14, 8, 7]);
  });

  test("event cards: 16 normal ones, three special ones, two finales; eight story cards", () => {
    const normal = [1, 2, 3, 4].map((act) => EVENTS.filter((row) => row.act === act && !row.special).length);
    expect(normal).toEqual([3, 6, 4, 3]);
    // The normal deck takes them all.
    expect([...RECIPE.normal]).toEqual(normal);
    expect(EVENTS.filter(({ special }) => special).map(({ id, act }) => [id, act])).toEqual([
      ["joking", 2],
      ["brains-3", 3],
      ["brains-4", 4],
    ]);
    expect([EVENTS.filter(({ act }) => act === 5).length, STORY.length]).toEqual([2, 8]);
  });

  test("ammo by the die, from the kinds of places", () => {
    expect(FORAGE).toEqual({
      city: [0, 0, 0, 0, 0, 1],
      farm: [0, 0, 0, 0, 0, 0],
      mine: [0, 0, 0, 1, 1, 2],
      named: [0, 0, 0, 0, 0, 1],
    });
  });

  test("five verdicts", () => {
    expect(VERDICTS).toHaveLength(5);
  });
});

describe("where the numbers come from", () => {
  test("stand-ins: what nobody knows", () => {
    const places = SPACES.filter(({ origin }) => origin === "stand-in").map(({ name }) => name);
    expect(places).toEqual(["downtown", "eastside", "uptown", "nuclear-plant"]);
    expect(EVENTS.filter(({ actOrigin }) => actOrigin === "stand-in").map(({ id }) => id)).toEqual(["nightfall"]);
    const symbols = EVENTS.filter(({ symbol }) => symbol !== "none").map(({ id }) => id);
    expect(symbols).toEqual(["hunting-cabin", "night-forest", "plague", "mine-explosion", "nightfall", "hate-it"]);
    expect([...UNITS, ...STORY].some(({ origin }) => origin === "stand-in")).toBe(false);
  });

  test("from the rulebook", () => {
    expect(UNITS.filter(({ origin }) => origin === "rulebook").map(({ id }) => id)).toEqual([
      "piazza",
      "hernandez",
      "schmidt",
      "hunt",
    ]);
    expect(EVENTS.filter(({ origin }) => origin === "rulebook").map(({ id }) => id)).toEqual(["cardio"]);
  });

  test("the counts cover every row", () => {
    const origins = dawnOfTheZeds.content.origins({});
    const rows = SPACES.length + 3 + ZEDS.length + BASIC_UNITS + EVENTS.length + STORY.length;
    expect(origins.rulebook + origins["public source"] + origins["stand-in"]).toBe(rows);
    expect(origins["stand-in"]).toBe(4 + 6);
  });
});

const start = (content: unknown, deck = "short"): Readonly<State> =>
  Match.open(dawnOfTheZeds, { players: 1, content, seed: "box", options: { deck } }).state;

describe("packs that fit", () => {
  test("rows and fields that are left out keep their numbers, the others change", () => {
    const { numbers } = start({
      game: "dawn-of-the-zeds",
      zeds: [{ id: "zed-34", full: 10 }],
      units: [{ id: "piazza", full: 4, move: 6 }],
      events: [
        { id: "cardio", zeds: "SSF", actions: 2, symbol: "place" },
        { id: "joking", zeds: "-" },
      ],
      decks: [{ id: "short", act2: 4 }],
    });
    const built = start(null).numbers;
    expect([numbers.zedFull[33], numbers.zedReduced[33]]).toEqual([10, 4]);
    expect([numbers.unitFull[0], numbers.unitReduced[0], numbers.unitMove[0]]).toEqual([4, 2, 6]);
    expect([numbers.strip[0], numbers.actions[0], numbers.symbol[0], numbers.strip[9]]).toEqual(["SSF", 2, 2, ""]);
    expect([numbers.short, numbers.normal]).toEqual([
      [2, 4, 3, 2],
      [3, 6, 4, 3],
    ]);
    expect(numbers.act).toEqual(built.act);
  });

  test("an Act that is corrected together with its deck", () => {
    const pack = {
      game: "dawn-of-the-zeds",
      events: [{ id: "nightfall", act: 3 }],
      decks: [{ id: "normal", act3: 5, act4: 2 }],
    };
    expect(dawnOfTheZeds.content.problems(pack)).toEqual([]);
    const state = start(pack, "normal");
    expect(state.round + state.eventDeck.length).toBe(20);
  });

  test("the rules use them, and a save begins again with them", () => {
    const content = {
      game: "dawn-of-the-zeds",
      zeds: ZEDS.map((_, at) => ({ id: `zed-${at + 1}`, full: 11 })),
      units: [{ id: "hunt", move: 8 }],
    };
    const match = Match.open(dawnOfTheZeds, { players: 1, content, seed: "pack" });
    const onStarts = match.state.spots.filter((zed) => zed >= 0);
    expect(onStarts.map((zed) => match.state.numbers.zedFull[zed])).toEqual(onStarts.map(() => 11));
    const loaded = load(dawnOfTheZeds, JSON.parse(JSON.stringify(save(match))));
    expect(loaded.hash).toBe(match.hash);
  });
});

describe("packs that do not fit name the field", () => {
  const pack = (list: string, ...rows: readonly unknown[]): unknown => ({ game: "dawn-of-the-zeds", [list]: rows });
  const cases: readonly (readonly [what: string, pack: unknown, field: string])[] = [
    ["a strength of 0", pack("zeds", { id: "zed-1", reduced: 0 }), "content.zeds[0].reduced:"],
    ["half a step", pack("units", { id: "hunt", move: 3.5 }), "content.units[0].move:"],
    ["a track that there is not", pack("events", { id: "cardio", zeds: "SX" }), "content.events[0].zeds:"],
    ["a symbol that there is not", pack("events", { id: "cardio", symbol: "zed" }), "content.events[0].symbol:"],
    ["a sixth Act", pack("events", { id: "cardio", act: 6 }), "content.events[0].act:"],
    ["a finale out of nothing", pack("events", { id: "cardio", act: 5 }), "content.events[0].act:"],
    ["a finale in an Act", pack("events", { id: "finale-good-night", act: 4 }), "content.events[0].act:"],
    ["a deck that wants more than there is", pack("decks", { id: "short", act1: 4 }), "content.decks:"],
    ["an Act that is left too small", pack("events", { id: "nightfall", act: 3 }), "content.decks:"],
  ];
  for (const [what, bad, field] of cases) {
    test(what, () => {
      const problems = dawnOfTheZeds.content.problems(bad);
      expect(problems.map((problem) => problem.slice(0, field.length))).toEqual([field]);
      expect(() => Match.open(dawnOfTheZeds, { players: 1, content: bad })).toThrow(MatchError);
    });
  }

  test("several faults are named together", () => {
    const problems = dawnOfTheZeds.content.problems(
      pack("zeds", { id: "zed-1", full: 21, reduced: -1 }, { id: "zed-35" }),
    );
    expect(problems.map((problem) => problem.split(":")[0])).toEqual([
      "content.zeds[0].full",
      "content.zeds[0].reduced",
      "content.zeds[1].id",
    ]);
  });
});

describe("states that cannot be name the field", () => {
  type Loose = { readonly [field: string]: unknown };
  const good = (): Loose =>
    JSON.parse(
      JSON.stringify(
        town({ zeds: { F3: "9, 4" }, units: { piazza: "F1", hunt: "TC" }, now: "actions", deck: ["cardio"] }).state,
      ),
    );
  const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  const at = (field: string, index: number, value: unknown): Loose => {
    const state = good();
    return { ...state, [field]: listOf(state[field]).with(index, value) };
  };
  const agenda = (...entries: readonly object[]): Loose => ({
    ...good(),
    agenda: [{ do: "round/draw" }, { do: "organise" }, ...entries],
  });
  const numbers = (change: object): Loose => {
    const state = good();
    return { ...state, numbers: { ...Object(state.numbers), ...change } };
  };
  const rules = (change: object): Loose => {
    const state = good();
    return { ...state, rules: { ...Object(state.rules), ...change } };
  };

  const FIGHT = {
    at: 1,
    cause: "attack",
    zedsAttack: 0,
    unit: 0,
    origin: 0,
    advance: 0,
    bulldozer: 0,
    bonus: 0,
    unhurt: 0,
    column: -1,
    dice: [],
    rerolled: 0,
    zedsLost: 0,
    onZeds: 0,
    onUnit: 0,
  };

  test("a good one has no problem", () => {
    expect(dawnOfTheZeds.problems(good())).toEqual([]);
    expect(dawnOfTheZeds.problems(JSON.parse(JSON.stringify(opened(4))))).toEqual([]);
  });

  const cases: readonly (readonly [what: string, state: () => unknown, field: string])[] = [
    ["no object", () => "state", "state:"],
    [
      "five seats",
      () => ({ ...good(), seats: 5, owner: [-1, -1, -1, -1], own: [0, 0, 0, 0], ended: [0, 0, 0, 0] }),
      "state.seats:",
    ],
    ["a fifth phase", () => ({ ...good(), phase: 4 }), "state.phase:"],
    ["a card that there is not", () => ({ ...good(), event: 21 }), "state.event:"],
    ["a card of the deck that there is not", () => ({ ...good(), eventDeck: [40] }), "state.eventDeck[0]:"],
    ["a story card that there is not", () => ({ ...good(), kept: [8] }), "state.kept[0]:"],
    ["a unit nowhere", () => at("unitAt", 0, 40), "state.unitAt[0]:"],
    ["three units in a space", () => ({ ...good(), unitAt: listOf(good().unitAt).map(() => 5) }), "state.unitAt:"],
    ["half a hit", () => at("zedHits", 0, 0.5), "state.zedHits[0]:"],
    ["a Zed with three hits on a side", () => at("zedHits", 0, 3), "state.zedHits[0]:"],
    ["a Zed in two places", () => at("spots", 0, 5), "state.bag:"],
    ["a Zed gone", () => ({ ...good(), bag: listOf(good().bag).slice(1) }), "state.bag:"],
    [
      "a space filled from behind",
      () => ({
        ...good(),
        spots: listOf(good().spots).with(6, -1),
        bag: [...listOf(good().bag), listOf(good().spots)[6]],
      }),
      "state.spots[6]:",
    ],
    ["more ammo than the display holds", () => ({ ...good(), ammo: 21 }), "state.ammo:"],
    ["a special action that is neither", () => at("specials", 0, 3), "state.specials[0]:"],
    ["No Entry in Town Center", () => ({ ...good(), noEntry: 32 }), "state.noEntry:"],
    ["a marker on nobody", () => ({ ...good(), armed: 14 }), "state.armed:"],
    ["a hero of a later level without the option", () => ({ ...good(), owner: [20] }), "state.owner[0]:"],
    ["no numbers", () => ({ ...good(), numbers: null }), "state.numbers:"],
    ["short numbers", () => numbers({ zedFull: [1] }), "state.numbers.zedFull:"],
    ["a tab that is none", () => numbers({ strip: EVENTS.map(() => "X") }), "state.numbers.strip[0]:"],
    ["a house rule that there is not", () => rules({ deck: "long" }), "state.rules.deck:"],
    ["nothing to do", () => ({ ...good(), agenda: [] }), "state.agenda:"],
    ["a step that there is not", () => agenda({ do: "dance" }), "state.agenda[2].do:"],
    ["a question that there is not", () => agenda({ ask: "what", of: [0] }), "state.agenda[2].ask:"],
    ["a step that leads nowhere", () => ({ ...good(), agenda: [{ do: "organise" }] }), "state.agenda[0]:"],
    ["a track that there is not", () => agenda({ do: "zeds/march", track: 4, number: 0 }), "state.agenda[2].track:"],
    ["a choice among no tracks", () => agenda({ ask: "track", of: [0], why: "order", tracks: 0 }), "state.agenda[2]:"],
    ["a story card to play that nobody keeps", () => agenda({ ask: "ready", of: [0] }), "state.agenda[2]:"],
    ["a hit to share out on one Zed", () => agenda({ ask: "hit", of: [0], at: 0, left: 1 }), "state.agenda[2]:"],
    [
      "an action without a card",
      () => ({ ...good(), agenda: [{ do: "round/draw" }, { ask: "act", of: [0] }], event: -1 }),
      "state.agenda[1]:",
    ],
    [
      "a card that is not put away",
      () => ({ ...good(), agenda: [{ do: "round/draw" }, { ask: "act", of: [0] }] }),
      "state.agenda[1]:",
    ],
    ["the same card twice", () => ({ ...good(), eventDiscard: [0] }), "state.eventDiscard[0]:"],
    ["a deck without an end", () => ({ ...good(), eventDeck: [0] }), "state.eventDeck[0]:"],
    [
      "a retreat of nobody",
      () => agenda({ do: "retreat/units", at: 1, units: 2, origin: -1, calm: false, why: "retreat" }),
      "state.agenda[2]:",
    ],
    ["Zeds phase without a card to draw after it", () => ({ ...agenda(), eventDeck: [] }), "state.eventDeck[0]:"],
    [
      "Traps without Mr. Johnson",
      () => agenda({ ask: "hello", of: [0], at: 1, advance: 0, unit: 0 }),
      "state.agenda[2]:",
    ],
    [
      "cards before a fight that does not follow",
      () => ({ ...agenda({ ask: "before", of: [0] }), fight: FIGHT }),
      "state.agenda[2]:",
    ],
    ["dice of a fight that there is not", () => agenda({ do: "fight/judge" }), "state.fight:"],
    ["a fight that nobody carries on", () => ({ ...good(), fight: FIGHT }), "state.fight:"],
    [
      "a fight of a unit that there is not",
      () => ({ ...agenda({ do: "fight/choose" }), fight: { ...FIGHT, unit: 99 } }),
      "state.fight.unit:",
    ],
  ];
  for (const [what, state, field] of cases) {
    test(what, () => {
      const problems = dawnOfTheZeds.problems(state());
      expect(problems.map((problem) => problem.slice(0, field.length))).toEqual([field]);
      expect(() => Match.from(dawnOfTheZeds, state())).toThrow(MatchError);
    });
  }
});

describe("a match begins with the set-up of the basic game", () => {
  test("four heroes, the Furies and a civilian in Town Center, a Defiant one in each village, a Zed on each Start", () => {
    const state = opened(1);
    const inTown = state.unitAt.flatMap((place, unit) => (place === TOWN ? [unit] : []));
    expect(inTown.slice(0, 5)).toEqual([0, 1, 2, 3, 5]);
    expect([inTown.length, CIVILIANS.includes(inTown[5] ?? -1)]).toEqual([6, true]);
    const defiant = state.defiant.flatMap((marker, unit) => (marker === 1 ? [state.unitAt[unit]] : []));
    expect(defiant.toSorted((a, b) => a - b)).toEqual([...VILLAGES]);
    expect(state.ammo).toBe(4);
    expect(state.unitAt.filter((place) => place === -1)).toHaveLength(3);
  });

  test("the same seed begins the same match", () => {
    expect(opened(3, {}, "again")).toEqual(opened(3, {}, "again"));
  });
});
