import { describe, expect, test } from "vitest";
import { BETRAYALS } from "../content/betrayals.ts";
import { CRISES, CRISIS_BONUS_FROM } from "../content/crises.ts";
import { CROSSROADS, FLAGS_MARK } from "../content/crossroads.ts";
import { EXPOSURE_DIE, EXPOSURE_DIE_MARK } from "../content/dice.ts";
import { EXILES } from "../content/exiles.ts";
import { countMark, ITEM_CARDS, ITEMS, STARTER_DECK } from "../content/items.ts";
import { MORALE_TRACK, PLACES, placeOf, ROUND_TRACK } from "../content/locations.ts";
import { FIRST_OBJECTIVE, MAIN_OBJECTIVES } from "../content/main-objectives.ts";
import { type Mark, ORIGINS } from "../content/marks.ts";
import { SECRETS } from "../content/secrets.ts";
import { SEX_MARK, SURVIVORS } from "../content/survivors.ts";

// The box: what is in it, what is known of it, and every part that is ours.

interface Marked {
  readonly id: string;
  readonly mark: Mark;
}

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
const marked = (rows: readonly Marked[], ...marks: readonly Mark[]): string[] =>
  ids(rows.filter(({ mark }) => marks.includes(mark)));
const numbers = (rows: readonly { readonly id: string }[], holds: (at: number) => boolean): number[] =>
  rows.flatMap((_, at) => (holds(at) ? [at + 1] : []));

function row<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row {
  const found = rows.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`There is no "${id}".`);
  return found;
}

test("marks become origins: three kinds of public sources, the rulebook, and stand-ins", () => {
  expect(ORIGINS).toEqual({
    RB: "rulebook",
    A: "public source",
    B: "public source",
    C: "public source",
    SI: "stand-in",
  });
});

test("every id is there once in its table", () => {
  for (const rows of [PLACES, SURVIVORS, ITEMS, CRISES, MAIN_OBJECTIVES, SECRETS, BETRAYALS, EXILES, CROSSROADS]) {
    expect(new Set(ids(rows)).size).toBe(rows.length);
    for (const id of ids(rows)) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

describe("colony, locations and the exposure die", () => {
  test("the colony: six entrances of three, 24 spaces, which helpless survivors share", () => {
    expect(PLACES[0]).toMatchObject({ id: "colony", entrances: 6, entranceSpaces: 3, spaces: 24, noise: 0 });
    expect(PLACES.filter(({ helpless }) => helpless)).toEqual([PLACES[0]]);
    expect([MORALE_TRACK, ROUND_TRACK]).toEqual([10, 10]);
  });

  test("the locations in their printed order: spaces for survivors, at the one entrance, for noise", () => {
    const cards = PLACES.slice(1).map((place) => [
      place.id,
      place.spaces,
      place.entrances,
      place.entranceSpaces,
      place.noise,
    ]);
    expect(cards).toEqual([
      ["police-station", 3, 1, 4, 4],
      ["grocery-store", 3, 1, 4, 4],
      ["school", 4, 1, 4, 4],
      ["library", 3, 1, 3, 4],
      ["hospital", 4, 1, 4, 4],
      ["gas-station", 2, 1, 3, 4],
    ]);
    expect(marked(PLACES, "A")).toEqual(ids(PLACES));
  });

  test("a place has a number", () => {
    expect(ids(PLACES).map((_, at) => placeOf(PLACES[at].id))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test("the exposure die has twelve sides, half of them blank", () => {
    expect(EXPOSURE_DIE.map(({ face, sides }) => [face, sides])).toEqual([
      ["blank", 6],
      ["wound", 3],
      ["frostbite", 2],
      ["bitten", 1],
    ]);
    expect(EXPOSURE_DIE.reduce((sum, { sides }) => sum + sides, 0)).toBe(12);
    expect(EXPOSURE_DIE_MARK).toBe("A");
  });
});

describe("survivors", () => {
  test("30, with the even influences from 10 to 68, each once: none is ever tied", () => {
    expect(SURVIVORS.map(({ influence }) => influence)).toEqual(Array.from({ length: 30 }, (_, at) => 10 + 2 * at));
    expect(marked(SURVIVORS, "A")).toEqual(ids(SURVIVORS));
  });

  test("two of them are not in the cooperative game", () => {
    expect(ids(SURVIVORS.filter(({ nonCoop }) => nonCoop))).toEqual(["gray-beard", "annaleigh-chan"]);
  });

  test("a dog, 12 women, 17 men", () => {
    const count = (sex: string): number => SURVIVORS.filter((survivor) => survivor.sex === sex).length;
    expect([count("dog"), count("female"), count("male"), SEX_MARK]).toEqual([1, 12, 17, "B"]);
  });

  test("six abilities take a die", () => {
    expect(SURVIVORS.flatMap(({ id, die }) => (die === null ? [] : [[id, die]]))).toEqual([
      ["loretta-clay", 4],
      ["bev-russell", 1],
      ["edward-white", 1],
      ["maria-lopez", 1],
      ["thomas-heart", 5],
      ["daniel-smith", 4],
    ]);
  });

  test("seven hold always, one is asked at the start of a turn, the others are used once a round", () => {
    expect(ids(SURVIVORS.filter(({ when }) => when === "always"))).toEqual([
      "sparky",
      "john-price",
      "mike-cho",
      "harman-brooks",
      "buddy-davis",
      "rod-miller",
      "david-garcia",
    ]);
    expect(ids(SURVIVORS.filter(({ when }) => when === "start-of-turn"))).toEqual(["forest-plum"]);
  });

  test("five find one card more at a location of their own; nobody at the Gas Station", () => {
    const searchers = SURVIVORS.filter(({ ability }) => ability.does === "search-more" && ability.keep > 0);
    expect(searchers.map(({ id, place }) => [id, place])).toEqual([
      ["andrew-evans", "grocery-store"],
      ["carla-thompson", "police-station"],
      ["janet-taylor", "hospital"],
      ["alexis-grey", "library"],
      ["arthur-thurston", "school"],
    ]);
  });

  test("who is what: Thomas attacks with every die and searches with 3, James is the easiest to hit", () => {
    expect(row(SURVIVORS, "thomas-heart")).toMatchObject({ influence: 64, attack: 1, search: 3, place: "colony" });
    const attacks = SURVIVORS.map(({ attack }) => attack);
    expect(row(SURVIVORS, "james-meyers").attack).toBe(Math.max(...attacks));
  });
});

describe("item cards", () => {
  const inDeck = (deck: number): number[] => ITEM_CARDS.filter((card) => card.deck === deck).map(({ kind }) => kind);
  const symbols = (kinds: readonly number[]): Record<string, number> => {
    const count: Record<string, number> = {};
    for (const kind of kinds) count[ITEMS[kind].symbol] = (count[ITEMS[kind].symbol] ?? 0) + 1;
    return count;
  };

  test("25 starter cards, then 20 of each location: 145 of 39 kinds", () => {
    expect(PLACES.map((_, deck) => inDeck(deck).length)).toEqual([25, 20, 20, 20, 20, 20, 20]);
    expect([ITEM_CARDS.length, ITEMS.length]).toEqual([145, 39]);
    expect(ITEM_CARDS.map(({ deck }) => deck)).toEqual([...ITEM_CARDS.map(({ deck }) => deck)].sort());
  });

  test("what each deck holds, by symbol", () => {
    expect(PLACES.map((_, deck) => symbols(inDeck(deck)))).toEqual([
      { food: 10, fuel: 5, medicine: 5, tool: 5 },
      { weapon: 6, fuel: 4, tool: 4, food: 3, survivor: 3 },
      { food: 6, medicine: 6, tool: 5, survivor: 3 },
      { food: 6, education: 4, tool: 4, medicine: 3, survivor: 3 },
      { education: 7, fuel: 4, food: 4, tool: 2, survivor: 3 },
      { medicine: 6, fuel: 4, food: 4, tool: 3, survivor: 3 },
      { fuel: 6, weapon: 5, food: 3, medicine: 3, survivor: 3 },
    ]);
  });

  test("a location prints the symbols of its deck from the most frequent to the rarest, survivors last", () => {
    for (const [deck, { id, symbols: printed }] of PLACES.entries()) {
      if (deck === STARTER_DECK) continue;
      const count = symbols(inDeck(deck));
      expect([...printed].sort(), id).toEqual(Object.keys(count).sort());
      expect(printed.at(-1), id).toBe("survivor");
      const falling = printed.slice(0, -1).map((symbol) => count[symbol]);
      expect(falling, id).toEqual([...falling].sort((one, other) => other - one));
    }
  });

  test("what the six locations hold together", () => {
    expect(symbols(ITEM_CARDS.filter(({ deck }) => deck !== STARTER_DECK).map(({ kind }) => kind))).toEqual({
      food: 26,
      fuel: 18,
      medicine: 18,
      tool: 18,
      survivor: 18,
      weapon: 11,
      education: 11,
    });
  });

  test("13 helpless survivors come with the outsiders", () => {
    const helpless = ITEM_CARDS.map(({ kind }) => ITEMS[kind].effect).map((effect) =>
      effect.does === "outsider" ? effect.helpless : 0,
    );
    expect(helpless.reduce((sum: number, n) => sum + n, 0)).toBe(13);
  });

  test("weapons and books are equipment, survivors are events, food, fuel and medicine go onto the waste", () => {
    const plays = new Set(ITEMS.map(({ symbol, play }) => `${symbol}: ${play}`));
    expect([...plays].sort()).toEqual([
      "education: equip",
      "food: waste",
      "fuel: waste",
      "medicine: waste",
      "survivor: event",
      "tool: equip",
      "tool: waste",
      "weapon: equip",
    ]);
  });

  test("equipment is used once a round, but for what holds always", () => {
    expect(ids(ITEMS.filter(({ play, onceARound }) => play === "equip" && !onceARound))).toEqual([
      "night-vision-goggles",
      "rotten-flesh",
      "snow-shoes",
    ]);
    expect(ids(ITEMS.filter(({ play, onceARound }) => play !== "equip" && onceARound))).toEqual([]);
  });

  test("each location has its blueprints; two more kinds are used in the colony", () => {
    expect(ITEMS.filter(({ place }) => place !== "any").map(({ id, place }) => [id, place])).toEqual([
      ["1-2-3-barricades", "colony"],
      ["school-blueprints", "school"],
      ["police-blueprints", "police-station"],
      ["grocery-blueprints", "grocery-store"],
      ["library-blueprints", "library"],
      ["hospital-blueprints", "hospital"],
      ["gas-blueprints", "gas-station"],
      ["survivors-cookbook", "colony"],
    ]);
  });

  test("kinds are sure; the starter deck is told by one list, the outsiders of School and Library are disputed", () => {
    expect(marked(ITEMS, "A")).toEqual(ids(ITEMS));
    const marks = PLACES.map(({ id }, deck) => [id, ...new Set(inDeck(deck).map((kind) => countMark(kind, deck)))]);
    expect(marks).toEqual([
      ["colony", "B"],
      ["police-station", "A"],
      ["grocery-store", "A"],
      ["school", "A", "C"],
      ["library", "A", "C"],
      ["hospital", "A"],
      ["gas-station", "A"],
    ]);
  });
});

describe("crises", () => {
  test("20, of which 14 are known and six are ours", () => {
    expect(CRISES.length).toBe(20);
    expect(marked(CRISES, "SI")).toEqual([
      "rationing",
      "infected-wounds",
      "rotten-planks",
      "they-are-gathering",
      "they-found-the-road",
      "hoarders",
    ]);
    expect(marked(CRISES, "RB")).toEqual(["fuel-shortage", "blizzard"]);
    expect(marked(CRISES, "RB", "A").length).toBe(14);
  });

  test("the symbol of one known crisis is told by a weak source", () => {
    expect(ids(CRISES.filter(({ mark, symbolMark }) => symbolMark !== mark))).toEqual(["blizzard"]);
  });

  test("four ask for one of two symbols", () => {
    const either = CRISES.filter(({ symbols }) => symbols.length > 1);
    expect(either.map(({ id, symbols }) => [id, ...symbols])).toEqual([
      ["they-are-watching-us", "medicine", "tool"],
      ["they-are-gathering", "food", "fuel"],
      ["they-found-the-road", "fuel", "medicine"],
      ["hoarders", "food", "tool"],
    ]);
  });

  test("what the dead do: 12 in the colony, or the planks gone and 10, or 6 and one everywhere else", () => {
    expect(row(CRISES, "legions-of-death").effects).toEqual([{ does: "zombies", at: "colony", zombies: 12 }]);
    expect(row(CRISES, "strength-of-the-dead").effects).toEqual([
      { does: "barricades", colony: "all", others: 0 },
      { does: "zombies", at: "colony", zombies: 10 },
    ]);
    expect(row(CRISES, "zombie-surge").effects).toEqual([
      { does: "zombies", at: "colony", zombies: 6 },
      { does: "zombies", at: "each-location", zombies: 1 },
    ]);
  });

  test("two more than needed give morale", () => {
    expect(CRISIS_BONUS_FROM).toBe(2);
  });
});

describe("main objectives", () => {
  const values = (which: "normal" | "hardcore"): (string | number)[][] =>
    MAIN_OBJECTIVES.map((objective) => {
      const { morale, rounds, zombies, helpless } = objective[which];
      return [objective.id, morale, rounds, zombies.join(" "), `${helpless.each}n+${helpless.more}`];
    });
  const standIns = (which: "normal" | "hardcore", mark: Mark): string[] =>
    MAIN_OBJECTIVES.flatMap(({ id, [which]: { marks } }) => {
      const parts = Object.entries(marks).flatMap(([part, known]) => (known === mark ? [part] : []));
      return parts.length > 0 ? [`${id}: ${parts.join(", ")}`] : [];
    });

  test("morale, rounds, zombies of colony and locations, helpless survivors; normal side", () => {
    expect(values("normal")).toEqual([
      ["eight-weeks-of-darkness", 7, 8, "0 1 1 1 1 1 1", "1n+0"],
      ["kill-them", 7, 7, "0 3 3 3 3 3 3", "0n+0"],
      ["find-a-cure", 4, 6, "8 1 1 1 1 4 1", "0n+0"],
      ["home-sweet-home", 6, 6, "12 1 1 1 1 1 1", "0n+0"],
      ["raiding-party", 5, 6, "2 2 2 2 2 2 2", "0n+0"],
      ["leave-it-all-behind", 5, 6, "3 1 1 1 1 1 1", "1n+0"],
      ["stockpile", 7, 7, "6 1 1 1 1 1 1", "0n+0"],
      ["winter-has-come", 9, 8, "0 0 0 0 0 0 0", "0n+0"],
      ["too-many-mouths", 7, 5, "6 0 0 0 0 0 0", "1n+3"],
      ["we-need-more-samples", 6, 6, "0 1 1 1 1 1 1", "0n+0"],
    ]);
  });

  test("hardcore side", () => {
    expect(values("hardcore")).toEqual([
      ["eight-weeks-of-darkness", 6, 9, "6 2 2 2 2 2 2", "0n+0"],
      ["kill-them", 6, 6, "2 4 4 4 3 4 3", "0n+0"],
      ["find-a-cure", 3, 5, "9 2 2 2 2 4 2", "0n+0"],
      ["home-sweet-home", 5, 6, "6 1 1 1 1 1 1", "0n+0"],
      ["raiding-party", 5, 6, "8 2 2 2 2 2 2", "0n+0"],
      ["leave-it-all-behind", 4, 5, "6 2 2 2 2 2 2", "1n+1"],
      ["stockpile", 7, 7, "9 2 2 2 2 2 2", "0n+0"],
      ["winter-has-come", 8, 8, "0 1 1 1 1 1 1", "0n+0"],
      ["too-many-mouths", 7, 5, "10 0 0 0 0 0 0", "1n+3"],
      ["we-need-more-samples", 6, 5, "0 3 3 3 3 3 3", "0n+0"],
    ]);
  });

  test("no entrance begins with more zombies than it has spaces", () => {
    for (const { id, normal, hardcore } of MAIN_OBJECTIVES) {
      for (const { zombies } of [normal, hardcore]) {
        for (const [place, count] of zombies.entries()) {
          expect(count, id).toBeLessThanOrEqual(PLACES[place].entrances * PLACES[place].entranceSpaces);
        }
      }
    }
  });

  test("the first game looks for three samples a player, the hardcore side for four", () => {
    const { normal, hardcore } = row(MAIN_OBJECTIVES, FIRST_OBJECTIVE);
    expect(normal.goals).toEqual([{ goal: "samples", from: 4, each: 3 }]);
    expect(hardcore.goals).toEqual([{ goal: "samples", from: 4, each: 4 }]);
  });

  test("two are about surviving, one puts the exiled out of the game, two have several goals", () => {
    const first = (goal: string): string[] =>
      ids(MAIN_OBJECTIVES.filter(({ normal }) => normal.goals.some((part) => part.goal === goal)));
    expect(first("survive")).toEqual(["eight-weeks-of-darkness", "too-many-mouths"]);
    expect(ids(MAIN_OBJECTIVES.filter(({ exiledAreOut }) => exiledAreOut))).toEqual(["kill-them"]);
    expect(ids(MAIN_OBJECTIVES.filter(({ normal }) => normal.goals.length > 1))).toEqual([
      "leave-it-all-behind",
      "stockpile",
    ]);
  });

  test("three times of play: short, medium, long; two of them are ours", () => {
    expect(MAIN_OBJECTIVES.map(({ time }) => time)).toEqual([
      "long",
      "medium",
      "medium",
      "medium",
      "short",
      "medium",
      "medium",
      "long",
      "short",
      "short",
    ]);
    expect(ids(MAIN_OBJECTIVES.filter(({ timeMark }) => timeMark === "SI"))).toEqual([
      "find-a-cure",
      "leave-it-all-behind",
    ]);
  });

  test("stand-ins of the normal side; goals of one source", () => {
    expect(standIns("normal", "SI")).toEqual([
      "find-a-cure: morale, rounds, setup",
      "leave-it-all-behind: morale, rounds, setup",
      "stockpile: morale, rounds, setup",
      "winter-has-come: morale, setup",
    ]);
    expect(standIns("normal", "B")).toEqual([
      "leave-it-all-behind: goal",
      "stockpile: goal",
      "winter-has-come: rounds, goal",
    ]);
  });

  test("nine hardcore sides are ours; of the tenth rounds and zombies are the rulebook's", () => {
    const all = "morale, rounds, setup, goal";
    expect(standIns("hardcore", "SI")).toEqual(
      ids(MAIN_OBJECTIVES)
        .slice(0, 9)
        .map((id) => `${id}: ${all}`),
    );
    expect(standIns("hardcore", "RB")).toEqual(["we-need-more-samples: rounds, setup"]);
    expect(standIns("hardcore", "C")).toEqual(["we-need-more-samples: morale, goal"]);
  });
});

describe("secret objectives", () => {
  test("24, each of which wants the main objective and one thing more", () => {
    const box = SECRETS.filter(({ insteadOf }) => insteadOf === null);
    expect(box.length).toBe(24);
    for (const { id, conditions } of SECRETS) {
      expect(conditions[0], id).toEqual({ is: "main-objective" });
      expect(conditions.length, id).toBeGreaterThan(1);
    }
  });

  test("a 25th is an option in the place of one of them", () => {
    expect(SECRETS.filter(({ insteadOf }) => insteadOf !== null)).toMatchObject([
      { id: "pharmacist", insteadOf: "hypochondriac" },
    ]);
    expect(ids(SECRETS)).toContain("hypochondriac");
  });

  test("six are ours, two are told by a weak source", () => {
    expect(marked(SECRETS, "SI")).toEqual([
      "all-i-need-is-my-books",
      "experienced",
      "masochist",
      "neat-freak",
      "repopulate",
      "safety",
    ]);
    expect(marked(SECRETS, "C")).toEqual(["hypochondriac", "junkie"]);
    expect(marked(SECRETS, "B")).toEqual(["hoarder", "hope", "justice", "protected"]);
    expect(marked(SECRETS, "RB")).toEqual(["hunger"]);
  });

  test("ten betrayals, each of which wants morale at 0; six are ours, one belongs to its title by a guess", () => {
    expect(BETRAYALS.length).toBe(10);
    for (const { id, conditions } of BETRAYALS) expect(conditions[0], id).toEqual({ is: "morale-lost" });
    expect(marked(BETRAYALS, "SI")).toEqual([
      "gluttony",
      "runaway",
      "take-over",
      "accept-your-fate",
      "mad-scientist",
      "obsessed",
    ]);
    expect(marked(BETRAYALS, "C")).toEqual(["all-for-one"]);
    expect(ids(BETRAYALS.filter(({ firstMark }) => firstMark === "A"))).toEqual([
      "trigger-happy",
      "cult-leader",
      "serial-killers",
    ]);
  });

  test("ten for the exiled, with a column for betrayers; six are ours", () => {
    expect(EXILES.length).toBe(10);
    expect(marked(EXILES, "SI")).toEqual(["hermit", "raiders", "starve-them", "ransom", "open-gates", "fresh-start"]);
    const without = EXILES.filter(({ loyal }) => loyal.every(({ is }) => is !== "main-objective"));
    expect(ids(without)).toEqual(["vengeance", "open-gates"]);
    expect(ids(EXILES.filter(({ betrayer }) => betrayer.some(({ is }) => is === "main-objective")))).toEqual([
      "forgiveness",
    ]);
  });
});

describe("crossroads", () => {
  test("80, nearly all brought about by a state or by an action", () => {
    const count = (trigger: string): number => CROSSROADS.filter((card) => card.trigger.on === trigger).length;
    expect(CROSSROADS.length).toBe(80);
    expect([count("state"), count("action")]).toEqual([52, 26]);
    expect(ids(CROSSROADS.filter(({ trigger }) => trigger.on === "interrupt"))).toEqual(["spoiled"]);
    expect(ids(CROSSROADS.filter(({ trigger }) => trigger.on === "rest"))).toEqual(["sleep"]);
  });

  test("15 are decided by a vote, five decide nothing", () => {
    const chosenBy = (...choices: readonly unknown[]): number[] =>
      numbers(CROSSROADS, (at) => choices.includes(CROSSROADS[at].choice));
    expect(chosenBy("vote", "vote-there")).toEqual([14, 15, 22, 23, 31, 32, 33, 43, 44, 45, 48, 52, 53, 54, 72]);
    expect(chosenBy("vote-there")).toEqual([45]);
    expect(chosenBy("single")).toEqual([21, 46, 51, 60, 71]);
    expect(numbers(CROSSROADS, (at) => typeof CROSSROADS[at].choice === "object")).toEqual([40, 62]);
  });

  test("single ones have one option, three have three, all others two", () => {
    const options = (n: number): number[] => numbers(CROSSROADS, (at) => CROSSROADS[at].options.length === n);
    expect(options(1)).toEqual([21, 46, 51, 60, 71]);
    expect(options(3)).toEqual([40, 49, 57]);
    expect(options(2).length).toBe(72);
  });

  test("which six are out of the cooperative game, and which seven out of a tame one, is ours", () => {
    expect(ids(CROSSROADS.filter(({ nonCoop }) => nonCoop))).toEqual([
      "wavering-loyalties",
      "mugging",
      "prophet",
      "james-meyers",
      "david-garcia",
      "voyeur",
    ]);
    expect(numbers(CROSSROADS, (at) => CROSSROADS[at].mature)).toEqual([10, 12, 24, 41, 54, 65, 68]);
    expect(FLAGS_MARK).toBe("SI");
  });

  test("two sources agree on all of them but one, of which one source has the effect", () => {
    expect(marked(CROSSROADS, "A").length).toBe(79);
    expect(numbers(CROSSROADS, (at) => CROSSROADS[at].mark === "B")).toEqual([51]);
  });

  test("each survivor has one", () => {
    const cards = new Set(ids(CROSSROADS));
    expect(ids(SURVIVORS).filter((id) => !cards.has(id))).toEqual([]);
  });
});
