import { describe, expect, test } from "vitest";
import type { BuildingId } from "../content/buildings.ts";
import { scoringTile } from "../content/cards.ts";
import { fixedPoints, shelterOf } from "../rules/buildings.ts";
import { countFor } from "../rules/scoring.ts";
import { table, town } from "./town.ts";

// Rulings on construction, the city and the leader: Q20 to Q50 and what X1 to X31 add to them.

const OFFERS = ["bunker: two-houses", "school: two-houses", "tavern: two-houses", "workshop: two-houses"];
const offers = (first: string): readonly string[] => [
  first,
  ...OFFERS.filter((words) => !words.startsWith(first.split(":")[0])).slice(0, 3),
];

describe("construction", () => {
  test("Q20, Q21: a building given up goes to the box, its tile works all the same; the card comes first", () => {
    const match = town({ players: table({ damage: 3 }), at: "construction", offers: offers("bunker: less-damage") });
    match.answer({ build: "bunker", forfeit: true });
    expect(match.state.damage[0]).toBe(2);
    expect(match.told("forfeited")).toHaveLength(1);
    const names = match.events.map(({ event }) => event);
    expect(names.indexOf("forfeited")).toBeLessThan(names.indexOf("tile"));
  });

  test("Q22: free sites, and site 8 once the extension is built; headquarters and watchtower are never covered", () => {
    const match = town({ players: table({}), at: "construction", offers: offers("bunker: two-houses") });
    const sites = match.answers.filter((answer) => answer.build === "bunker").map((answer) => answer.site);
    expect(sites).toEqual([3, 4, 5, 6, 7, undefined]);
    expect(match.against({ build: "bunker", site: 1 })).toBe("headquarters-stays");
    expect(match.against({ build: "bunker", site: 2 })).toBe("watchtower-stays");
    expect(match.against({ build: "bunker", site: 8 })).toBe("extension-first");
    const built = town({
      players: table({ sites: { 8: "extension" } }),
      at: "construction",
      offers: offers("bunker: two-houses"),
    });
    expect(built.against({ build: "bunker", site: 8 })).toBeNull();
    const upgrade = town({ players: table({}), at: "construction", offers: offers("command-centre: two-houses") });
    expect(upgrade.against({ build: "command-centre", site: 3 })).toBe("only-on-headquarters");
  });

  test("Q23: what is built over counts for nothing", () => {
    const match = town({
      players: table({ sites: { 5: "power-plant" } }),
      at: "construction",
      offers: offers("bunker: two-houses"),
    });
    match.answer({ build: "bunker", site: 5 });
    expect(fixedPoints(match.state, 0)).toBe(0);
    expect(match.told("built-over")).toEqual([
      { event: "built-over", seat: 0, card: "bunker", site: 5, old: "power-plant" },
    ]);
    expect(match.state.buildingBox).toHaveLength(1);
  });

  test("Q24: an upgrade may take the place of an upgrade", () => {
    const match = town({
      players: table({ sites: { 1: "command-centre" } }),
      at: "construction",
      offers: offers("fortified-headquarters: two-houses"),
    });
    match.answer({ build: "fortified-headquarters", site: 1 });
    expect(match.site(0, 1)).toBe("fortified-headquarters");
  });

  test("Q25, X31: the Tower Site may be built over until a Watchtower stands there; then only upgrades fit", () => {
    const site = town({
      players: table({ sites: { 5: "tower-site" } }),
      at: "construction",
      offers: offers("bunker: two-houses"),
    });
    expect(site.against({ build: "bunker", site: 5 })).toBeNull();
    const tower = town({
      players: table({ sites: { 5: "sniper-tower" } }),
      at: "construction",
      offers: offers("bunker: two-houses"),
    });
    expect(tower.against({ build: "bunker", site: 5 })).toBe("second-watchtower-stays");
    const upgrade = town({
      players: table({ sites: { 5: "sniper-tower" } }),
      at: "construction",
      offers: offers("gun-tower: two-houses"),
    });
    expect(upgrade.against({ build: "gun-tower", site: 5 })).toBeNull();
    expect(upgrade.against({ build: "gun-tower", site: 2 })).toBeNull();
  });

  test("X31: two Watchtowers have their own uses each", () => {
    const match = town({
      players: table({ sites: { 5: "sniper-tower" }, city: "6 worker", marauders: 8 }),
      at: "city",
    });
    for (const site of [2, 2, 5, 5]) match.special(site, 2, "worker");
    expect(match.state.marauders[0]).toBe(4);
    expect(match.against({ city: "special", site: 2, action: 2, pay: "worker" })).toBe("used-up");
    expect(match.against({ city: "special", site: 5, action: 2, pay: "worker" })).toBe("used-up");
  });

  test("Q26, X15: one church only; one may take the place of the other on its own site", () => {
    const match = town({
      players: table({ sites: { 5: "church-vengeful" } }),
      at: "construction",
      offers: offers("church-merciful: two-houses"),
    });
    expect(match.against({ build: "church-merciful", site: 6 })).toBe("other-church");
    expect(match.against({ build: "church-merciful", site: 5 })).toBeNull();
    const reverse = town({
      players: table({ sites: { 5: "church-merciful" } }),
      at: "construction",
      offers: offers("church-vengeful: two-houses"),
    });
    expect(reverse.against({ build: "church-vengeful", site: 3 })).toBe("other-church");
    expect(reverse.against({ build: "church-vengeful", site: 5 })).toBeNull();
    expect(reverse.against({ build: "church-vengeful", forfeit: true })).toBeNull();
  });

  test("Q27: a building works in the round it is built: actions, shelter, fixed points", () => {
    const match = town({
      players: table({ construction: "worker", city: "worker" }),
      at: "construction",
      offers: offers("market: two-houses"),
    });
    match.answer({ build: "market", site: 5 });
    while (match.match.question?.ask === "construct") match.answer({ build: match.answers[0].build, forfeit: true });
    expect(match.waits).toBe("city 0");
    match.allDone();
    expect(match.gained(0, "fixed")).toBe(1);
  });

  test("Q28, X28, X30: a covered extension is no building; built it is a civil one, usable at once, once and for all", () => {
    const match = town({ players: table({ city: "4 worker" }), at: "city" });
    const civil = scoringTile("civil");
    expect(countFor(match.state, 0, civil)).toBe(1);
    expect(match.against({ city: "special", site: 8, action: 1, pay: "worker", with: "worker", take: "soldier" })).toBe(
      "extension-first",
    );
    match.answer({ city: "extend", pay: "worker", with: "worker" });
    expect(countFor(match.state, 0, civil)).toBe(2);
    expect(shelterOf(match.state, 0)).toBe(8);
    match.special(8, 1, "worker", { with: "worker", take: "soldier" });
    expect(match.figures(0, "home")).toBe("soldier");
    const over = town({ players: table({ sites: { 8: "bunker" }, city: "2 worker" }), at: "city" });
    expect(over.against({ city: "extend", pay: "worker", with: "worker" })).toBe("extension-built");
  });

  test("Q29: the exchange tile takes any own worker; the specialist stands in exactly that place", () => {
    const match = town({
      players: table({ construction: "2 worker", city: "worker", home: "3 worker" }),
      at: "construction",
      offers: offers("bunker: exchange"),
    });
    match.answer({ build: "bunker", site: 5 });
    expect(match.waits).toBe("exchange 0");
    expect(new Set(match.answers.map((answer) => answer.from))).toEqual(new Set(["home", "construction", "city"]));
    const green = match.state.bag[0];
    match.answer({ from: "city", take: "soldier" });
    expect(match.figures(0, "city")).toBe("soldier");
    expect(match.state.bag[0]).toBe(green + 1);
    expect(match.state.people[0]).toBe(6);
  });

  test("Q30, X1: without a worker, or without a specialist in the bag, nothing happens; else it is carried out", () => {
    const nobody = town({
      players: table({ construction: "soldier", home: "leader" }),
      at: "construction",
      offers: offers("bunker: exchange"),
    });
    nobody.answer({ build: "bunker", site: 5 });
    expect(nobody.told("no-effect")).toEqual([{ event: "no-effect", seat: 0 }]);
    const empty = town({
      players: table({ home: "worker" }),
      at: "construction",
      offers: offers("bunker: exchange"),
      bag: "3 worker",
    });
    empty.answer({ build: "bunker", site: 5 });
    expect(empty.told("no-effect")).toHaveLength(1);
    const must = town({
      players: table({ home: "worker" }),
      at: "construction",
      offers: offers("bunker: exchange"),
      bag: "soldier",
    });
    must.answer({ build: "bunker", site: 5 });
    expect(must.answers).toEqual([{ from: "home", take: "soldier" }]);
    // X20: only what the bag holds.
    expect(must.against({ from: "home", take: "engineer" })).toBe("no-engineer-in-bag");
  });

  test("X19: a leader is no worker for the tile", () => {
    const match = town({
      players: table({ construction: "leader" }),
      at: "construction",
      offers: offers("bunker: exchange"),
    });
    match.answer({ build: "bunker", site: 5 });
    expect(match.told("no-effect")).toHaveLength(1);
  });

  test("Q31: two houses count for the shelter of this round only", () => {
    const match = town({
      players: table({ home: "7 worker, leader" }),
      at: "construction",
      offers: offers("school: two-houses"),
    });
    match.answer({ build: "school", forfeit: true });
    expect(shelterOf(match.state, 0)).toBe(8);
    while (match.match.question?.ask === "construct") match.answer({ build: match.answers[0].build, forfeit: true });
    expect(match.told("homeless").filter(({ seat }) => seat === 0)).toHaveLength(0);
    expect(match.state.houses[0]).toBe(0);
    expect(shelterOf(match.state, 0)).toBe(6);
  });
});

describe("the city", () => {
  test("Q64: only figures of the city bid act", () => {
    const match = town({ players: table({ city: "worker", exploration: "soldier", home: "engineer" }), at: "city" });
    expect(match.answers.some((answer) => answer.pay === "soldier" || answer.pay === "engineer")).toBe(false);
  });

  test("Q32, Q46: actions come in any order, one after another; who is not used goes home", () => {
    const match = town({ players: table({ city: "3 worker", marauders: 2 }), at: "city" });
    match.special(2, 2, "worker").special(1, 1, "worker").done();
    expect(match.told("done")[0]).toEqual({ event: "done", seat: 0, idle: 1 });
    expect(match.completed?.people[0]).toBe(3);
  });

  test("city actions are taken back until a card is drawn", () => {
    const match = town({ players: table({ city: "2 worker, engineer", marauders: 2 }), at: "city" });
    match.special(2, 2, "worker").special(1, 1, "worker");
    expect(match.match.log.some(({ revealed }) => revealed)).toBe(false);
    match.special(4, 1, "engineer");
    expect(match.match.log.at(-1)?.revealed).toBe(true);
  });

  test("Q33: the leader pays as any one colour", () => {
    const match = town({ players: table({ city: "leader", marauders: 4, damage: 4 }), at: "city" });
    for (const answer of [
      { city: "special", site: 2, action: 1, pay: "leader" },
      { city: "special", site: 4, action: 1, pay: "leader" },
      { city: "repair", pay: "leader" },
    ]) {
      expect(match.against(answer)).toBeNull();
    }
  });

  test("Q34, Q35, X32: scoring tiles see the colour of the figure, wherever it is", () => {
    const match = town({
      players: table({
        home: "2 worker, leader",
        city: "worker",
        exploration: "engineer",
        construction: "soldier",
        sites: { 5: "training-center" },
      }),
      at: "city",
    });
    const count = (tile: string): number => countFor(match.state, 0, scoringTile(tile));
    expect([count("workers"), count("soldiers"), count("engineers")]).toEqual([3, 1, 1]);
  });

  test("Q36: an engineer or two workers repair a space, soldiers do not", () => {
    const match = town({ players: table({ city: "3 worker, soldier, engineer, leader", damage: 9 }), at: "city" });
    expect(match.against({ city: "repair", pay: "soldier" })).toBe("wrong-figure");
    match.answer({ city: "repair", pay: "worker", with: "worker" });
    expect(match.state.damage[0]).toBe(8);
    expect(match.against({ city: "repair", pay: "worker" })).toBe("two-workers");
    match.answer({ city: "repair", pay: "worker", with: "leader" });
    match.answer({ city: "repair", pay: "engineer" });
    expect(match.state.damage[0]).toBe(6);
    const leaders = town({ players: table({ city: "2 leader", damage: 9 }, { home: "3 worker" }), at: "city" });
    leaders.answer({ city: "repair", pay: "leader", with: "leader" });
    expect(leaders.state.damage[0]).toBe(8);
    const alone = town({ players: table({ city: "worker, soldier", damage: 9 }), at: "city" });
    expect(alone.against({ city: "repair", pay: "worker" })).toBe("wrong-figure");
    const training = town({
      players: table({ city: "worker", damage: 9, sites: { 5: "training-center" } }),
      at: "city",
    });
    training.answer({ city: "repair", pay: "worker" });
    expect(training.state.damage[0]).toBe(8);
  });

  test("Q37, Q38, X11: on the first space there is nothing to repair; its points come with an evaluation", () => {
    const match = town({ players: table({ city: "2 engineer", damage: 2, sites: { 5: "workshop" } }), at: "city" });
    match.answer({ city: "repair", pay: "engineer" });
    expect([match.state.damage[0], match.state.points[0]]).toEqual([1, 10]);
    expect(match.against({ city: "repair", pay: "engineer" })).toBe("no-damage");
    expect(match.against({ city: "special", site: 5, action: 1, pay: "engineer" })).toBe("no-damage");
  });

  test("Q39, X12: with fewer marauders than icons only fields really moved pay", () => {
    const match = town({ players: table({ city: "2 soldier, worker", marauders: 1 }), at: "city" });
    match.special(2, 1, "soldier");
    expect([match.state.marauders[0], match.state.points[0]]).toEqual([0, 11]);
    expect(
      match.match.game.forecast(match.match.view(0), 0, { city: "special", site: 2, action: 1, pay: "soldier" })?.text,
    ).toBe("forecast.no-marauders");
    match.special(2, 1, "soldier");
    expect(match.state.points[0]).toBe(11);
  });

  test("Q40, X13: Church Vengeful pays double for five marauders fought, not for those pushed back or taken by icons", () => {
    const sites = { 5: "church-vengeful", 6: "bunker" };
    const match = town({ players: table({ city: "2 worker, 4 soldier", marauders: 8, sites }), at: "city" });
    match.special(6, 1, "worker");
    expect(match.state.points[0]).toBe(10);
    match.special(2, 1, "soldier").special(2, 1, "soldier");
    expect(match.state.points[0]).toBe(18);
    match.special(5, 1, "soldier");
    // The fifth counts double, the sixth once.
    expect(match.state.points[0]).toBe(21);
    const tile = town({
      players: table({ marauders: 2, sites: { 5: "church-merciful" } }),
      at: "construction",
      offers: offers("bunker: fewer-marauders"),
    });
    tile.answer({ build: "bunker", site: 6 });
    expect(tile.state.points[0]).toBe(11);
  });

  test("X13: the count begins again each round", () => {
    const match = town({ players: table({ fought: 5 }), at: "preparation", round: 2 });
    expect(match.state.fought[0]).toBe(0);
  });

  test("X14: Church Merciful pays its 10 with the other fixed points, in the round it is built too", () => {
    const match = town({
      players: table({ construction: "worker" }),
      at: "construction",
      round: 4,
      offers: offers("church-merciful: two-houses"),
    });
    match.answer({ build: "church-merciful", site: 5 });
    while (match.match.question?.ask === "construct") match.answer({ build: match.answers[0].build, forfeit: true });
    match.allDone();
    expect(match.gained(0, "fixed")).toBe(10);
  });

  test("Q41, X19, X21: the exchange costs two workers, one may be the leader, a green one returns, the other is spent", () => {
    const match = town({ players: table({ city: "worker, leader, 2 soldier", sites: { 5: "academy" } }), at: "city" });
    const exchange = { city: "special", site: 5, action: 1, pay: "worker", with: "leader", take: "engineer" };
    expect(match.against(exchange)).toBeNull();
    match.answer(exchange);
    expect(match.figures(0, "spent")).toBe("leader");
    expect(match.figures(0, "home")).toBe("engineer");
    expect(match.figures(0, "city")).toBe("2 soldier");
    expect(match.state.people[0]).toBe(4);
    const leaders = town({
      players: table({ city: "2 leader", sites: { 5: "academy" } }, { home: "3 worker" }),
      at: "city",
    });
    expect(leaders.against({ city: "special", site: 5, action: 1, pay: "leader" })).toBe("worker-must-return");
    const alone = town({ players: table({ city: "worker, soldier", sites: { 5: "academy" } }), at: "city" });
    expect(alone.against({ city: "special", site: 5, action: 1, pay: "worker" })).toBe("two-workers");
    expect(alone.against({ city: "special", site: 5, action: 1, pay: "soldier" })).toBe("wrong-figure");
  });

  test("X20: an exchange offers what the bag holds", () => {
    const match = town({ players: table({ city: "2 worker", sites: { 5: "academy" } }), at: "city", bag: "engineer" });
    const exchange = { city: "special", site: 5, action: 1, pay: "worker", with: "worker" };
    expect(match.against({ ...exchange, take: "soldier" })).toBe("no-soldier-in-bag");
    expect(match.against({ ...exchange, take: "engineer" })).toBeNull();
  });

  test("Q42, X16: a recruited specialist may pay for anything, and stays", () => {
    const match = town({
      players: table({ city: "worker", damage: 5, sites: { 5: "radio-station" } }),
      at: "city",
      bag: "engineer",
    });
    match.special(5, 1, "worker");
    expect(match.figures(0, "city")).toBe("engineer");
    expect(match.state.people[0]).toBe(2);
    match.answer({ city: "repair", pay: "engineer" });
    expect(match.state.damage[0]).toBe(4);
    match.done();
    expect(match.figures(0, "home")).toBe("worker, engineer");
  });

  test("Q42, X17: a worker or marauder goes back for 2 points, with a Training Center too; an empty bag cannot be used", () => {
    for (const bag of ["worker", "marauder"]) {
      const match = town({
        players: table({ city: "worker", sites: { 5: "radio-station", 6: "training-center" } }),
        at: "city",
        bag,
      });
      match.special(5, 1, "worker");
      expect(match.state.points[0]).toBe(12);
      expect(match.state.bag.reduce((sum, n) => sum + n, 0)).toBe(1);
    }
    const empty = town({ players: table({ city: "worker", sites: { 5: "radio-station" } }), at: "city", bag: "" });
    expect(empty.against({ city: "special", site: 5, action: 1, pay: "worker" })).toBe("bag-empty");
  });

  test("X18: a leader from the bag stays as a second one", () => {
    const match = town({
      players: table({ city: "worker", home: "leader", sites: { 5: "radio-station" } }, { home: "3 worker" }),
      at: "city",
      bag: "leader",
    });
    match.special(5, 1, "worker");
    expect(match.figures(0, "city")).toBe("leader");
    match.done();
    expect(match.figures(0, "home")).toBe("worker, 2 leader");
  });

  test("Q43, X22: a search costs a card, shows the stack to its owner only, and shuffles", () => {
    const match = town({
      players: table({ city: "worker", hand: ["beer"], sites: { 5: "market" } }),
      at: "city",
      stack: ["map", "weapons", "map"],
    });
    match.special(5, 1, "worker");
    match.answer({ discard: "beer" });
    expect(match.answers).toEqual([{ search: "weapons" }, { search: "map" }]);
    expect(match.match.view(0).stack).toEqual([2, 4, 4]);
    expect(match.match.view(1).stack).toEqual([-1, -1, -1]);
    match.answer({ search: "weapons" });
    expect(match.hand(0)).toEqual(["weapons"]);
    expect(match.heard[match.events.findIndex(({ event }) => event === "found-card")]).toEqual([0]);
    expect(match.match.view(1).hand[0]).toEqual([-1]);
    const without = town({ players: table({ city: "worker", sites: { 5: "market" } }), at: "city" });
    expect(without.against({ city: "special", site: 5, action: 1, pay: "worker" })).toBe("nothing-to-discard");
    const empty = town({
      players: table({ city: "worker", hand: ["beer"], sites: { 5: "market" } }),
      at: "city",
      stack: [],
    });
    expect(empty.against({ city: "special", site: 5, action: 1, pay: "worker" })).toBe("nothing-to-search");
  });

  test("Q44, X23: of three cards one is kept, the others go under the stack in the owner's order, unseen", () => {
    const match = town({
      players: table({ city: "engineer", sites: { 5: "laboratory" } }),
      at: "city",
      stack: ["gasoline", "beer", "map", "weapons"],
    });
    match.special(5, 1, "engineer");
    expect(match.waits).toBe("keep 0");
    expect(match.match.view(1).drawn).toEqual([-1, -1, -1]);
    match.answer({ keep: "map" }, { under: "weapons" });
    expect(match.hand(0)).toEqual(["map"]);
    expect(match.state.stack).toEqual([2, 0, 1]);
    // The owner knows what lies there.
    expect(match.match.view(0).stack).toEqual([2, 0, -1]);
    expect(match.match.view(1).stack).toEqual([-1, -1, -1]);
    const two = town({
      players: table({ city: "engineer", sites: { 5: "laboratory" } }),
      at: "city",
      stack: ["beer", "map"],
    });
    expect(
      two.match.game.forecast(two.match.view(0), 0, { city: "special", site: 5, action: 1, pay: "engineer" }),
    ).toMatchObject({ values: { n: 1, of: 2 } });
    two.special(5, 1, "engineer").answer({ keep: "beer" });
    expect([two.waits, two.hand(0), two.state.stack]).toEqual(["city 0", ["beer"], [4]]);
  });

  test("X29: the shelter that a building is said to bring is what it brings, with a Builder's Yard too", () => {
    const cases: readonly (readonly [
      sites: Readonly<Record<number, string>>,
      building: BuildingId,
      site: number,
      n: string,
    ])[] = [
      [{}, "builders-yard", 5, "+3"],
      [{ 5: "builders-yard" }, "armoury", 7, "+3"],
      [{ 5: "builders-yard" }, "school", 7, "+1"],
      [{ 5: "builders-yard" }, "school", 5, "−2"],
      [{ 5: "builders-yard", 6: "bunker" }, "school", 6, "−3"],
    ];
    for (const [sites, build, site, n] of cases) {
      const match = town({ players: table({ sites }), at: "construction", offers: [`${build}: more-damage`] });
      const before = shelterOf(match.state, 0);
      expect(match.match.game.forecast(match.match.view(0), 0, { build, site })?.values.n, build).toBe(n);
      match.answer({ build, site });
      expect(shelterOf(match.state, 0) - before, build).toBe(Number(n.replace("−", "-")));
    }
  });

  test("Q45: points for a type count the building itself and the printed ones", () => {
    const match = town({ players: table({ city: "soldier", sites: { 5: "school" } }), at: "city" });
    match.special(5, 1, "soldier");
    expect(match.state.points[0]).toBe(14);
  });
});

describe("the leader", () => {
  test("Q47: aside he needs shelter as well", () => {
    const match = town({ players: table({ home: "6 worker", aside: "leader", damage: 9 }), at: "completion" });
    expect(match.told("homeless")[0]).toMatchObject({ seat: 0, n: 7, shelter: 6, missing: 1 });
    // X27: and he may be the one who goes.
    expect(match.answers).toEqual([{ dismiss: "worker" }, { dismiss: "leader-aside" }]);
    match.answer({ dismiss: "leader-aside" });
    expect(match.completed?.bag[3]).toBe(1);
  });

  test("Q48: he comes back when the marker is on his space, checked at an evaluation too", () => {
    const match = town({
      players: table({ home: "5 worker", aside: "leader", damage: 6, points: 30 }),
      at: "preparation",
      round: 2,
    });
    expect(match.figures(0, "home")).toBe("5 worker, leader");
  });

  test("Q49: without a leader nothing, of two one goes aside", () => {
    const none = town({ players: table({ home: "5 worker", damage: 8, points: 30 }), at: "preparation", round: 2 });
    expect(none.figures(0, "aside")).toBe("");
    const two = town({
      players: table({ home: "3 worker, 2 leader", damage: 8, points: 30 }, { home: "3 worker" }),
      at: "preparation",
      round: 2,
    });
    expect([two.figures(0, "aside"), two.figures(0, "home")]).toEqual(["leader", "3 worker, leader"]);
  });

  test("X25: freed by a bonus or repair he does not act in this round", () => {
    const match = town({ players: table({ damage: 7, city: "engineer", aside: "leader" }), at: "city" });
    match.answer({ city: "repair", pay: "engineer" });
    expect(match.figures(0, "home")).toBe("leader");
    expect(match.answers).toEqual([{ done: true }]);
  });

  test("X26: only an evaluation sets him aside, and he stays there while the marker is right of his space", () => {
    const match = town({ players: table({ home: "5 worker, leader", damage: 6, marauders: 2 }), at: "completion" });
    expect(match.completed?.damage[0]).toBe(8);
    expect(match.completed?.figures[3]).toBe(1);
    const stays = town({
      players: table({ home: "5 worker", aside: "leader", damage: 7, points: 30 }),
      at: "preparation",
      round: 2,
    });
    expect(stays.figures(0, "aside")).toBe("leader");
  });
});
