import { readFileSync } from "node:fs";
import { type Language, languageIds, Match, randomFrom } from "@endzeit/engine";
import { anchorsOf, languagesOf, sentence, speechless, textChecks } from "@endzeit/engine/testing";
import { describe, expect, it, test } from "vitest";
import { AREAS, COLOURS, Colour, FIGURES, PRINTS } from "../content/board.ts";
import { BUILDINGS, buildingOf, COSTS, TYPES } from "../content/buildings.ts";
import { BID_TILES, BUILDING_TILES, EQUIPMENT, ICONS, SCORING_TILES } from "../content/cards.ts";
import { armageddon, type Event, type View } from "../index.ts";
import { slotOf } from "../rules/figures.ts";
import { setup } from "../setup.ts";
import { type Answers, PHASES, PLACES, Place, type Question, SOURCES, type Source } from "../state.ts";
import { rulesPage } from "../texts/rules.ts";

const insight = readFileSync(new URL("../insight.ts", import.meta.url), "utf8");
const CARDS = [...BUILDINGS, ...EQUIPMENT].map(({ id }) => id);
const TILES = [...SCORING_TILES, ...BUILDING_TILES].map(({ id }) => id);
const EFFECTS = [...new Set(BUILDINGS.flatMap(({ actions }) => actions.map(({ effect }) => effect)))];
const PASSIVES = [...new Set(BUILDINGS.map(({ passive }) => passive))].filter((passive) => passive !== "none");
const LONGEST_CARD_TEXT = 110;

const sites = (...ids: string[]): number[] => ids.map((id) => buildingOf(id));

/** A view in the middle of a match: everything that a note can tell holds for seat 0, and the stack is empty. */
function position(built = sites("headquarters", "watchtower")): View {
  const view: View = setup({ players: 4, options: {}, content: null }, randomFrom("texts"));
  view.round = 2;
  for (let site = 0; site < 8; site++) view.sites[site] = built[site] ?? -1;
  view.figures[slotOf(0, Place.aside, Colour.leader)] = 1;
  view.people[0] = 30;
  view.marauders[0] = 3;
  view.damage[0] = 5;
  view.houses[0] = 2;
  view.site = sites("bunker", "school", "market", "tavern");
  view.siteTile = [0, 1, 2, 3];
  view.display = [0, 1, 2, 3];
  view.drawn = [0, 1, 2];
  return view;
}

for (const [name, check] of textChecks(armageddon, { rulesPage, insight, rulings: { Q: 64, X: 35 }, about: 3 }))
  test(name, check);

describe.each(languagesOf(armageddon))("texts (%s)", (_lang, texts) => {
  it("names every card and tile and says what it does in few enough characters for its face", () => {
    const ids = [...CARDS, "hidden", "tile-hidden", ...TILES.map((tile) => `tile-${tile}`)];
    expect(speechless(texts, ids, LONGEST_CARD_TEXT)).toEqual([]);
  });

  it("names everything on the board and at the seats", () => {
    const named: readonly (readonly [string, readonly string[]])[] = [
      ["area", AREAS],
      ["colour", FIGURES],
      ["type", TYPES],
      ["place", PLACES],
      ["print", PRINTS],
      ["cost", COSTS],
      ["effect", EFFECTS],
      ["passive", PASSIVES],
      ["bonus", ICONS],
      ["malus", ICONS],
      ["source", SOURCES],
      ["heading", PHASES],
      ["tile", [...TILES, ...BID_TILES.map(({ id }) => id)]],
      ["seat", ["0", "1", "2", "3", "0.short", "1.short", "2.short", "3.short"]],
      ["end", ["points", "cards", "shared"]],
    ];
    for (const [kind, ids] of named) for (const id of ids) expect(texts).toHaveProperty([`${kind}.${id}`]);
  });

  it("has a sentence for every event, without a minus", () => {
    for (const event of Object.values(EVENTS).flat()) {
      const phrase = armageddon.words.event(event);
      if (phrase === null) {
        expect(["overrun", "marauders"]).toContain(event.event);
        continue;
      }
      const said = sentence(texts, phrase);
      expect(said).toMatch(/[^.!?][.!?]$/);
      expect(said).not.toMatch(/-\d/);
    }
  });

  it("asks every question and says to the others what is going on", () => {
    const view = position();
    for (const question of QUESTIONS) {
      expect(sentence(texts, armageddon.words.question(view, question, 0))).toMatch(/\?|[.]$/);
      expect(sentence(texts, armageddon.words.question(view, question, null))).toMatch(/\.$/);
    }
    for (let phase = 0; phase < PHASES.length; phase++) sentence(texts, armageddon.words.heading({ ...view, phase }));
  });

  it("labels every form of answer, no two alike within a question", () => {
    for (const question of QUESTIONS) {
      const labels = (ANSWERS[question.ask] ?? []).map((answer) =>
        sentence(texts, armageddon.words.answer(position(), question, answer)),
      );
      expect(labels.length, question.ask).toBeGreaterThan(0);
      expect(new Set(labels).size, question.ask).toBe(labels.length);
    }
  });

  it("labels every special action and says what it would bring", () => {
    const question: Question = { ask: "city", of: [0] };
    for (const [building, { id, actions }] of BUILDINGS.entries()) {
      const view = position([building]);
      const labels = actions.map((row, at) => {
        const answer = { city: "special", site: 1, action: at + 1, pay: "worker" } as const;
        const full: Answers["city"] =
          row.effect === "exchange" ? { ...answer, with: "leader", take: "soldier" } : answer;
        const forecast = armageddon.forecast?.(view, 0, full) ?? null;
        expect(forecast, id).not.toBeNull();
        if (forecast !== null) sentence(texts, forecast);
        for (const odds of armageddon.odds?.(view, 0, full) ?? []) sentence(texts, odds);
        return sentence(texts, armageddon.words.answer(view, question, full));
      });
      for (const label of labels) expect(label).toContain(texts[`card.${id}`]);
      expect(new Set(labels).size, id).toBe(actions.length);
    }
  });

  it("says every note that holds", () => {
    const view = position(sites("training-center", "church-merciful", "church-vengeful"));
    view.stack = [];
    const notes = armageddon.notes?.(view, 0) ?? [];
    expect(new Set(notes.map((note) => note.text)).size).toBe(12);
    for (const note of notes) expect(sentence(texts, note)).toMatch(/\.$/);
  });
});

describe("rules page", () => {
  const paragraphs = (lang: Language) => rulesPage(lang).sections.flatMap((section) => section.paragraphs);
  const german = anchorsOf(rulesPage("de"));

  it("has an anchor for every card and tile", () => {
    const needed = [...CARDS, ...BID_TILES.map(({ id }) => id), ...TILES.map((id) => `tile-${id}`), "house-rules"];
    for (const anchor of needed) expect(german, anchor).toContain(anchor);
  });

  it("states the built-in numbers", () => {
    for (const lang of languageIds) {
      const page = new Map(paragraphs(lang).map((paragraph) => [paragraph.id, paragraph]));
      for (const { id, shelter, fixed, actions, passive, effect, numbers } of BUILDINGS) {
        const said = page.get(id)?.text ?? "";
        expect(said).toMatch(new RegExp(`(Unterkunft|shelter) ${shelter}[,)]`));
        if (fixed > 0) expect(said).toContain(`, ${fixed} `);
        for (const { uses } of actions) expect(said).toContain(`${uses}× `);
        expect(page.get(id)?.source, id).toBe(passive === "none" ? numbers : effect);
      }
      for (const { id, count } of EQUIPMENT) expect(page.get(id)?.text, id).toContain(`(${count}×)`);
      for (const { id, each } of SCORING_TILES)
        expect(page.get(`tile-${id}`)?.text).toMatch(new RegExp(` ${each} (Punkt|point)`));
    }
  });
});

describe("rules page of a match with a content pack", () => {
  const content = {
    game: "armageddon",
    rounds: [{ id: "round-6", marauders: 7 }],
    bidTiles: [{ id: "bt-7", bonus: "damage" }],
    scoringTiles: [{ id: "soldiers", each: 7 }],
    scales: [{ id: "beer", for2: 5 }],
    equipment: [{ id: "beer", count: 9 }],
    buildings: [{ id: "town-hall", shelter: 9, uses1: 4 }],
  };
  const added = (pack: unknown): readonly string[] => {
    const view = Match.open(armageddon, { players: 4, content: pack }).view(0);
    const before = new Map(rulesPage("en").sections.flatMap((s) => s.paragraphs.map(({ id, text }) => [id, text])));
    return rulesPage("en", view)
      .sections.flatMap((section) => section.paragraphs)
      .filter(({ id, text }) => text !== before.get(id))
      .map(({ id, text }) => `${id}:${text.slice(before.get(id)?.length)}`);
  };

  it("says at each number that is changed which one holds", () => {
    expect(added(content)).toEqual([
      "preparation-1: This match plays with: 1, 2, 3, 4, 5, 7.",
      "bt-7: This match plays with: 1 damage less, 1 more marauder.",
      "town-hall: This match plays with: shelter 9, 4× any 1: 2 points per building: Civil, 1× soldier or engineer: 3 points.",
      "tile-soldiers: This match plays with: 7 points.",
      "beer: This match plays with: 9×, 1 / 5 / 6 / 10.",
    ]);
  });

  it("says nothing where nothing is changed", () => {
    expect(added(null)).toEqual([]);
  });
});

const seat = 0;
const none = { worker: 0, soldier: 0, engineer: 0, leader: 0 };
const GAINS: readonly Source[] = SOURCES.filter(
  (source) => !["start", "overrun", "homeless", "interim-marauders", "final-marauders"].includes(source),
);
const LOSSES: readonly Source[] = [
  "damage-track",
  "bid-tiles",
  "overrun",
  "homeless",
  "interim-marauders",
  "final-damage",
  "final-marauders",
];
const points = (n: number) => (source: Source) => ({ event: "points", seat, n, total: 20, source }) as const;

/** One of each event, and one of each variant that has a sentence of its own. */
const EVENTS: { readonly [E in Event["event"]]: readonly Extract<Event, { event: E }>[] } = {
  round: [{ event: "round", round: 1 }],
  points: [...GAINS.map(points(2)), ...LOSSES.map(points(-1)), ...LOSSES.map(points(-2))],
  marauders: [1, 2, -1].map((n) => ({ event: "marauders", seat, n, left: 3 })),
  overrun: [{ event: "overrun", seat, n: 1 }],
  damage: [2, -1].map((n) => ({ event: "damage", seat, n, at: 4 })),
  "leader-out": [{ event: "leader-out", seat }],
  "leader-back": [{ event: "leader-back", seat }],
  displayed: EQUIPMENT.map(({ id }) => ({ event: "displayed", slot: 1, card: id, n: 2, marauder: 1, ...none })),
  offered: [...BUILDING_TILES.map(({ id }) => id), "none"].map((tile) => ({ event: "offered", card: "school", tile })),
  "stack-empty": [{ event: "stack-empty" }],
  "start-player": [{ event: "start-player", seat }],
  bid: AREAS.map((area) => ({ event: "bid", seat, area, n: 2, ...none })),
  bonus: ICONS.map((icon) => ({ event: "bonus", seat, area: "city", icon })),
  malus: ICONS.map((icon) => ({ event: "malus", seat, area: "city", icon })),
  took: [0, 1, 3].map((n) => ({ event: "took", seat, card: "map", n, marauder: 3 - n, ...none })),
  "nothing-left": [{ event: "nothing-left", seat }],
  drew: [1, 2].map((n) => ({ event: "drew", seat, n })),
  "drew-card": [{ event: "drew-card", seat, card: "beer" }],
  "nothing-to-draw": [{ event: "nothing-to-draw", seat }],
  discarded: [{ event: "discarded", seat, card: "beer" }],
  built: BUILDINGS.map(({ id }) => ({ event: "built", seat, card: id, site: 5 })),
  "built-over": BUILDINGS.map(({ id }) => ({ event: "built-over", seat, card: id, site: 3, old: "mobile-home" })),
  forfeited: [{ event: "forfeited", seat, card: "school" }],
  tile: BUILDING_TILES.map(({ id }) => ({ event: "tile", seat, tile: id })),
  "no-effect": [{ event: "no-effect", seat }],
  exchanged: ["soldier", "engineer"].map((take) => ({ event: "exchanged", seat, from: "home", take })),
  houses: [{ event: "houses", seat, n: 2 }],
  city: [1, 4].map((n) => ({ event: "city", seat, n })),
  extended: [{ event: "extended", seat }],
  repaired: COLOURS.map((pay) => ({ event: "repaired", seat, pay })),
  activated: EFFECTS.map((effect) => ({ event: "activated", seat, card: "school", effect, n: 1, pay: "soldier" })),
  fought: [0, 1, 2].map((n) => ({ event: "fought", seat, n, left: 1 })),
  "pushed-back": [1, 2].map((n) => ({ event: "pushed-back", seat, n, left: 1 })),
  looked: [1, 3].map((n) => ({ event: "looked", seat, n })),
  "saw-card": [{ event: "saw-card", seat, card: "beer" }],
  "saw-stack": [{ event: "saw-stack", seat, n: 9, cards: ["beer"] }],
  kept: [{ event: "kept", seat }],
  "kept-card": [{ event: "kept-card", seat, card: "beer" }],
  "put-under": [1, 2].map((n) => ({ event: "put-under", seat, n })),
  searched: [{ event: "searched", seat }],
  "found-card": [{ event: "found-card", seat, card: "beer" }],
  recruited: ["soldier", "engineer", "leader"].map((colour) => ({ event: "recruited", seat, colour })),
  "sent-back": ["worker", "marauder"].map((colour) => ({ event: "sent-back", seat, colour })),
  done: [{ event: "done", seat, idle: 1 }],
  home: [{ event: "home" }],
  sheltered: [{ event: "sheltered", seat, n: 6, shelter: 6 }],
  homeless: [1, 2].map((missing) => ({ event: "homeless", seat, n: 6 + missing, shelter: 6, missing })),
  dismissed: COLOURS.map((colour) => ({ event: "dismissed", seat, colour })),
  completed: [{ event: "completed", round: 3 }],
  counted: SCORING_TILES.map(({ id }) => ({ event: "counted", seat, tile: id, n: 2 })),
  "bid-tile": ICONS.map((icon) => ({ event: "bid-tile", area: "city", bonus: icon, malus: icon })),
  "raiders-gone": [1, 2].map((n) => ({ event: "raiders-gone", seat, n })),
  final: [{ event: "final" }],
  ended: (["points", "cards", "shared"] as const).map((reason) => ({ event: "ended", reason, seat, n: 127 })),
};

const QUESTIONS: readonly Question[] = [
  ...(["bid", "explore", "construct", "exchange", "city", "keep", "under", "search", "secret"] as const).map(
    (ask): Question => ({ ask, of: [0] }),
  ),
  ...[true, false].map((search): Question => ({ ask: "discard", of: [0], search })),
  ...[1, 2].map((left): Question => ({ ask: "dismiss", of: [0], left })),
];

const SOME = ["beer", "car-body"] as const;

/** One of each form of answer, by question. Of a bid: every choice of colours. */
const ANSWERS: { readonly [Q in Question["ask"]]: readonly Answers[Q][] } = {
  bid: Array.from({ length: 16 }, (_, bits) => ({
    bid: "city",
    worker: bits & 1,
    soldier: (bits >> 1) & 1,
    engineer: (bits >> 2) & 1,
    leader: bits >> 3,
  })),
  explore: [1, 2].map((slot) => ({ take: "beer", slot })),
  construct: [
    { build: "bunker", site: 5 },
    { build: "bunker", site: 6 },
    { build: "bunker", forfeit: true },
  ],
  exchange: PLACES.slice(0, 4).flatMap((from) => (["soldier", "engineer"] as const).map((take) => ({ from, take }))),
  discard: SOME.map((discard) => ({ discard })),
  city: [
    { city: "extend", pay: "worker", with: "leader" },
    { city: "repair", pay: "engineer" },
    { city: "repair", pay: "worker", with: "worker" },
    { done: true },
  ],
  keep: SOME.map((keep) => ({ keep })),
  under: SOME.map((under) => ({ under })),
  search: SOME.map((search) => ({ search })),
  dismiss: [...COLOURS, "leader-aside" as const].map((dismiss) => ({ dismiss })),
  secret: SCORING_TILES.map(({ id }) => ({ score: id })),
};
