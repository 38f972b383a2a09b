import { readFileSync } from "node:fs";
import { type Language, languageIds, randomFrom, type Texts } from "@endzeit/engine";
import { anchorsOf, languagesOf, sentence, speechless, textChecks } from "@endzeit/engine/testing";
import { describe, expect, it, test } from "vitest";
import { SPACES, spaceOf, TRACKS } from "../content/board.ts";
import { EVENTS as EVENT_CARDS, STORY, SYMBOLS, VERDICTS } from "../content/cards.ts";
import { COLUMNS, FORAGE, gunfireHits, MELEE } from "../content/tables.ts";
import { PIAZZA, SCHMIDT, SPECIALS, UNIT_IDS, UNITS, unitOf } from "../content/units.ts";
import { ZEDS } from "../content/zeds.ts";
import { dawnOfTheZeds } from "../index.ts";
import { type Answers, type Event, type Fight, PURPOSES, type Question, type UnitDeed, type View } from "../state.ts";
import de from "../texts/de.json" with { type: "json" };
import en from "../texts/en.json" with { type: "json" };
import { rulesPage } from "../texts/rules.ts";

const insight = readFileSync(new URL("../insight.ts", import.meta.url), "utf8");
const CARDS = [...EVENT_CARDS, ...STORY];
const LONGEST_CARD_TEXT = 110;
const { words } = dawnOfTheZeds;

/** Two seats at the beginning, with a Zed on Forest 3, another one on its second side beside it, and a fight there. */
function position(fight: Partial<Fight> = {}): View {
  const view = dawnOfTheZeds.setup({ players: 2, options: { moreUnits: true }, content: null }, randomFrom("texts"));
  const at = spaceOf("F3");
  for (const zed of [PAIR.weak, PAIR.strong]) {
    const place = view.spots.indexOf(zed);
    if (place >= 0) view.spots[place] = -1;
  }
  view.spots.splice(at * 2, 2, PAIR.strong, PAIR.weak);
  view.zedFlipped[PAIR.weak] = 1;
  view.zedHits[PAIR.weak] = 1;
  view.event = 0;
  view.story = 0;
  view.fight = {
    at,
    cause: "enter",
    zedsAttack: 1,
    unit: SCHMIDT,
    origin: -1,
    advance: 0,
    bulldozer: 0,
    bonus: 0,
    unhurt: 0,
    column: 3,
    dice: [2, 3],
    rerolled: 0,
    zedsLost: 0,
    onZeds: 1,
    onUnit: 2,
    ...fight,
  };
  return view;
}
const PAIR = { weak: 0, strong: ZEDS.length - 1 };

for (const [name, check] of textChecks(dawnOfTheZeds, { rulesPage, insight, rulings: { R: 84, X: 42 }, about: PIAZZA }))
  test(name, check);

describe.each(languagesOf(dawnOfTheZeds))("texts (%s)", (_lang, texts) => {
  it("names every card and says what it does in few enough characters for its face", () => {
    const ids = [...CARDS.map((card) => card.id), "hidden"];
    expect(speechless(texts, ids, LONGEST_CARD_TEXT)).toEqual([]);
    for (const { id, kind } of UNITS) {
      const key = kind === "civilian" ? "unit.civilian.text" : `unit.${id}.text`;
      expect(texts, id).toHaveProperty([`unit.${id}`]);
      expect(texts[key]!.length, key).toBeLessThanOrEqual(LONGEST_CARD_TEXT);
    }
    for (const { id } of SPECIALS) {
      expect(texts, id).toHaveProperty([`special.${id}`]);
      expect(texts[`special.${id}.text`]!.length, id).toBeLessThanOrEqual(LONGEST_CARD_TEXT);
    }
  });

  it("names everything on the board, no two spaces and no two units alike", () => {
    for (const track of TRACKS) expect(texts).toHaveProperty([`track.${track}`]);
    for (const column of COLUMNS) expect(texts).toHaveProperty([`column.${column}`]);
    for (const { track } of STORY) expect(texts).toHaveProperty([`story.${track}`]);
    expect(new Set(SPACES.map(({ id }) => texts[`space.${id}`])).size).toBe(SPACES.length);
    expect(new Set(UNIT_IDS.map((id) => texts[`unit.${id}`])).size).toBe(UNIT_IDS.length);
    for (let seat = 0; seat < dawnOfTheZeds.seats.max; seat++) expect(texts).toHaveProperty([`seat.${seat}`]);
  });

  it("has an epilogue for every end and every score", () => {
    for (const reason of ["won", "overrun"]) expect(texts[`end.${reason}`]).toMatch(/\.$/);
    for (const { id } of VERDICTS) expect(texts[`verdict.${id}`]).toMatch(/\.$/);
  });

  it("has a sentence for every event", () => {
    for (const event of Object.values(EVENTS).flat()) {
      const phrase = words.event(event);
      expect(phrase).not.toBeNull();
      if (phrase !== null) expect(sentence(texts, phrase)).toMatch(/[^.!?][.!?]$/);
    }
  });

  it("tells of a rescue once, although the unit also moves", () => {
    const [move] = EVENTS["unit-moved"];
    expect(words.event({ ...move!, why: "saved" })).toBeNull();
    expect(sentence(texts, words.event(EVENTS.saved[0]!)!)).toContain(texts["space.TC"]);
  });

  it("asks every question in one sentence and says to the others what is going on", () => {
    const view = position();
    for (const question of Object.values(QUESTIONS).flat()) {
      expect(sentence(texts, words.question(view, question, question.of[0]!))).toMatch(/[.?]$/);
      expect(sentence(texts, words.question(view, question, null))).toMatch(/\.$/);
    }
  });

  it("says what a roll comes to before it may be rolled again", () => {
    const ask = (fight: Partial<Fight>): string =>
      sentence(texts, words.question(position(fight), QUESTIONS.reroll[0]!, 0));
    const lost = ask({ dice: [1, 2], column: 3 });
    const won = ask({ dice: [6, 6], column: 3 });
    const nobody = ask({ dice: [1, 2], column: 3, cause: "underfoot" });
    expect(lost).toContain("0/3");
    expect(won).toContain("3/0");
    expect(nobody).not.toContain("0/3");
  });

  it("heads every phase, and Brains! without one", () => {
    const view = position();
    const heading = (event: string, phase: number): string => {
      view.event = EVENT_CARDS.findIndex(({ id }) => id === event);
      view.phase = phase;
      return sentence(texts, words.heading(view));
    };
    const heads = [heading("cardio", 1), heading("cardio", 2), heading("brains-3", 1)];
    expect(new Set(heads).size).toBe(3);
    view.event = -1;
    expect(sentence(texts, words.heading(view))).toBe(texts["heading.setup"]);
  });

  it("labels every form of answer, no two alike within a question", () => {
    const view = position();
    for (const [ask, answers] of Object.entries(ANSWERS)) {
      const question = QUESTIONS[ask as Question["ask"]][0]!;
      const labels = answers.map((answer) => sentence(texts, words.answer(view, question, answer)));
      expect(new Set(labels).size, ask).toBe(labels.length);
    }
  });

  it("shows both sides of a Zed to choose", () => {
    const { strong, weak } = PAIR;
    const label = (zed: number): string => sentence(texts, words.answer(position(), QUESTIONS.hit[0]!, { zed }));
    expect(label(strong)).toMatch(new RegExp(`${ZEDS[strong]!.full}.*${ZEDS[strong]!.reduced}`));
    expect(label(weak)).toMatch(new RegExp(`${ZEDS[weak]!.reduced}.*${ZEDS[weak]!.full}`));
  });
});

describe("languages", () => {
  it("link the same terms in each text", () => {
    const terms = (template: string): string[] =>
      [...template.matchAll(/\{(\w+:\w+)\}/g)].map(([, term]) => term!).sort();
    const german: Texts = de;
    for (const [key, template] of Object.entries(en)) expect(terms(template), key).toEqual(terms(german[key] ?? ""));
  });
});

describe("rules page", () => {
  const paragraphs = (lang: Language) => rulesPage(lang).sections.flatMap((section) => section.paragraphs);
  const german = anchorsOf(rulesPage("de"));

  it("has a section for every numbered rule of the basic game", () => {
    const numbers = ["1.1", "1.2", "1.3", "2", "3", "3.1", "3.2", "4.1", "4.2", "4.3", "4.4", "4.5", "4.6"];
    numbers.push("5.1", "5.2", "5.3", "5.4", "6.1", "6.2", "6.3", "6.4", "7.1");
    expect(rulesPage("de").sections.map(({ id }) => id)).toEqual(expect.arrayContaining(numbers));
  });

  it("has an anchor for every card, unit, special action and named space", () => {
    for (const { id } of CARDS) expect(german).toContain(id);
    for (const { id, kind } of UNITS) expect(german).toContain(kind === "civilian" ? "civilian" : id);
    for (const { id, unit } of SPECIALS)
      expect(german).toContain(unit < unitOf("kingman") ? `special-${id}` : UNITS[unit]!.id);
    for (const { name } of SPACES) if (name !== "") expect(german).toContain(name);
  });

  it("marks what is ours", () => {
    const source = new Map(paragraphs("en").map((paragraph) => [paragraph.id, paragraph.source]));
    for (const { id, origin, actOrigin, symbol } of EVENT_CARDS)
      expect(source.get(id), id).toBe(symbol !== "none" || actOrigin === "stand-in" ? "stand-in" : origin);
    for (const { id, origin } of STORY) expect(source.get(id), id).toBe(origin);
    for (const { name, origin } of SPACES) if (name !== "") expect(source.get(name), name).toBe(origin);
    expect(source.get("symbols")).toBe("stand-in");
    expect(source.get("option-ammo")).toBe("house");
  });

  describe.each(languageIds)("%s", (lang) => {
    const page = new Map(paragraphs(lang).map((paragraph) => [paragraph.id, paragraph.text]));
    const names: Texts = lang === "de" ? de : en;

    it("states Act, tracks, actions and symbol of every event card", () => {
      for (const { id, act, zeds, actions, symbol } of EVENT_CARDS) {
        const said = page.get(id)!;
        expect(said.startsWith(names[`card.${id}`]!), id).toBe(true);
        expect(said, id).toMatch(
          act === 5 ? /Finale\./ : new RegExp(`(Akt|Act) ${["", "I", "II", "III", "IV"][act]}\\b`),
        );
        const tracks = [...zeds].map((letter) => names[`track.${TRACKS["FMHS".indexOf(letter)]}`]).join(", ");
        if (zeds === "*") expect(said, id).toMatch(/Zeds: (alle Wege|all tracks)\./);
        else if (zeds !== "") expect(said, id).toContain(`Zeds: ${tracks}.`);
        if (zeds !== "") expect(said, id).toMatch(new RegExp(`\\. ${actions} (Aktion|action)`));
        expect(said.includes("≡Z"), id).toBe(SYMBOLS.indexOf(symbol) === 1);
        expect(said.includes("[Z]"), id).toBe(SYMBOLS.indexOf(symbol) === 2);
      }
    });

    it("calls every story card by its name", () => {
      for (const { id } of STORY) expect(page.get(id)!.startsWith(names[`card.${id}`]!), id).toBe(true);
    });

    it("states strength and movement of every unit", () => {
      for (const { id, kind, full, reduced, move } of UNITS) {
        const said = page.get(kind === "civilian" ? "civilian" : id)!;
        expect(said, id).toContain(`${full}/${reduced}`);
        expect(said, id).toMatch(new RegExp(`(Bewegung|movement) ${move}\\b`));
      }
    });

    it("prints the tables as they are played", () => {
      const cells = (row: number): string => MELEE[row]!.map(([zeds, unit]) => `${zeds}/${unit}`).join(", ");
      const hits = (row: number): string => COLUMNS.map((_, column) => gunfireHits(row, column)).join(", ");
      const bands = ["2", "3–4", "5–6", "7", "8–9", "10–11", "12"];
      for (const [row, band] of bands.entries()) {
        expect(page.get("6.1-table")).toContain(`${band}: ${cells(row)}.`);
        expect(page.get("5.4-table")).toContain(`${band}: ${hits(row)}.`);
      }
      expect(FORAGE.mine).toEqual([0, 0, 0, 1, 1, 2]);
    });

    it("counts the bag", () => {
      for (let full = 2; full <= 9; full++) {
        const count = ZEDS.filter((zed) => zed.full === full).length;
        expect(page.get("bag-1")).toContain(`${full}: ${count}`);
      }
    });
  });
});

const SHIFTS = ["well-armed", "leader", "ability", "keep-calm", "bulldozer", "defence", "defender"] as const;
const FAR_SHIFTS = ["citadel", "long-range", "ready"] as const;
const ROLLS = ["traps", "tough", "save", "forage", "hello", "stop", "rush", "hoses"] as const;
const CAUSES = ["enter", "placed", "attack", "retreat", "fall-back", "smell", "underfoot", "town"] as const;

/** One of each event, and one of each variant that has a sentence of its own. */
const EVENTS: { readonly [E in Event["event"]]: readonly Extract<Event, { event: E }>[] } = {
  drafted: [{ event: "drafted", hero: "johnson" }],
  hero: [{ event: "hero", seat: 1, hero: "hunt" }],
  card: EVENT_CARDS.map(({ id }) => ({ event: "card", card: id, round: 3, of: 16 })),
  phase: (["zeds", "actions", "organisation"] as const).map((phase) => ({ event: "phase", phase, n: 2 })),
  symbol: (["move", "place"] as const).flatMap((symbol) =>
    [1, 3].map((n) => ({ event: "symbol", symbol, n }) as const),
  ),
  activated: TRACKS.map((track) => ({ event: "activated", track })),
  placed: [
    { event: "placed", zed: 3, strength: 4, at: "FS", reduced: 0 },
    { event: "placed", zed: 3, strength: 4, at: "FS", reduced: 0, known: true },
  ],
  "pushed-off": [{ event: "pushed-off", zed: 3, strength: 4, from: "F6" }],
  returned: [{ event: "returned", zed: 3, strength: 4 }],
  "bag-empty": [{ event: "bag-empty" }],
  "zeds-moved": (["march", "symbol", "brains", "retreat"] as const).flatMap((why) =>
    [[3], [3, 4]].map((zeds) => ({ event: "zeds-moved", zeds, strength: 8, from: "F6", to: "F5", why }) as const),
  ),
  "zeds-stay": (["no-entry", "full", "stopped"] as const).map((why) => ({ event: "zeds-stay", at: "M5", why })),
  overrun: [{ event: "overrun", from: "H0" }],
  "defiant-off": [{ event: "defiant-off", unit: "civilian-1", at: "S3" }],
  "unit-moved": (["move", "retreat", "fall-back", "arrive"] as const).map((why) => ({
    event: "unit-moved",
    unit: "furies",
    from: why === "arrive" ? "" : "S3",
    to: "TC",
    path: ["TC"],
    why,
  })),
  roll: [
    ...ROLLS.flatMap((why) => [0, 1].map((good) => ({ event: "roll", why, dice: [4], who: "johnson", good }) as const)),
    ...[0, 1].map((good) => ({ event: "roll", why: "tough-zed", dice: [2], who: "zed-3", good }) as const),
  ],
  melee: CAUSES.map((cause) => ({
    event: "melee",
    unit: "schmidt",
    at: cause === "town" ? "TC" : "F3",
    cause,
    strength: 4,
    zeds: 7,
    column: "zeds-more",
  })),
  shift: [
    ...SHIFTS.map((cause) => ({ event: "shift", n: 1, cause, unit: "schmidt", column: "even" }) as const),
    ...FAR_SHIFTS.map((cause) => ({ event: "shift", n: -1, cause, unit: "hunt", column: "4" }) as const),
  ],
  "fight-roll": [0, 1].flatMap((again) =>
    ["even", "4"].map(
      (column) => ({ event: "fight-roll", unit: "hunt", dice: [3, 4], sum: 7, column, again }) as const,
    ),
  ),
  result: (["zeds", "units", "nobody"] as const).map((lost) => ({
    event: "result",
    unit: "hunt",
    at: "F3",
    onZeds: 1,
    onUnit: 2,
    lost,
  })),
  gunfire: ["ammo", "action", "free"].map((paid) => ({
    event: "gunfire",
    unit: "piazza",
    from: "S3",
    at: "S5",
    strength: 4,
    column: 4,
    paid,
    n: 3,
  })),
  "gunfire-result": [0, 1, 2].map((onZeds) => ({ event: "gunfire-result", unit: "piazza", at: "S5", onZeds })),
  "zed-hit": (["hit", "flipped", "killed"] as const).map((what) => ({
    event: "zed-hit",
    zed: 3,
    at: "S5",
    strength: 4,
    hits: 1,
    what,
  })),
  "unit-hit": (["hit", "flipped", "lethal"] as const).map((what) => ({
    event: "unit-hit",
    unit: "hunt",
    at: "S5",
    hits: 1,
    what,
  })),
  saved: [{ event: "saved", unit: "hunt" }],
  killed: [{ event: "killed", unit: "hunt", at: "S5" }],
  paid: (["event", "own", "speech"] as const).map((by) => ({ event: "paid", by, unit: "hunt", seat: 0, n: 1 })),
  special: SPECIALS.map(({ id, unit }) => ({ event: "special", special: id, unit: UNIT_IDS[unit]! })),
  foraged: [0, 2].map((n) => ({ event: "foraged", unit: "johnson", at: "M4", die: 6, n })),
  ammo: (["forage", "cabin", "dud", "johnson", "sarge"] as const).map((why) => ({ event: "ammo", n: 2, left: 6, why })),
  story: STORY.map(({ id }) => ({ event: "story", card: id })),
  "story-track": TRACKS.map((track) => ({ event: "story-track", track })),
  "story-effect": [{ event: "story-effect", card: "lake" }],
  kept: [{ event: "kept", card: "bulldozer" }],
  played: [{ event: "played", card: "bulldozer" }],
  reshuffled: [1, 4].map((n) => ({ event: "reshuffled", n })),
  marker: (["well-armed", "leader", "charged", "drilled"] as const).map((marker) => ({
    event: "marker",
    marker,
    unit: "civilian-3",
  })),
  "tough-zed": [{ event: "tough-zed", zed: 3, strength: 9, at: "MS" }],
  "no-entry": [0, 1].map((on) => ({ event: "no-entry", at: "M4", on })),
  cleaned: [0, 1, 5].map((n) => ({ event: "cleaned", n })),
  "zed-turned": [{ event: "zed-turned", zed: 3, at: "M4", strength: 6 }],
  "no-effect": [{ event: "no-effect", card: "smell" }],
  "ended-phase": [{ event: "ended-phase", seat: 0 }],
  wish: PURPOSES.map((purpose) => ({ event: "wish", seat: 0, unit: "hunt", for: purpose })),
  lent: [{ event: "lent", seat: 0, unit: "hunt" }],
  refused: [{ event: "refused", seat: 0, unit: "hunt" }],
  looked: [{ event: "looked", unit: "wright", card: "cardio" }],
  peeked: [{ event: "peeked", unit: "wilson", card: "lake" }],
  patched: [{ event: "patched", unit: "civilian-3", hits: 0 }],
  hosed: [{ event: "hosed", at: "S5" }],
  ended: (["won", "overrun"] as const).flatMap((reason) =>
    VERDICTS.map(({ id }) => ({ event: "ended", reason, score: 1, verdict: id }) as const),
  ),
};

const F3 = spaceOf("F3");
const RETREAT = { at: F3, units: 3, origin: -1, calm: false, next: spaceOf("F2") };

const QUESTIONS: { readonly [Q in Question["ask"]]: readonly Extract<Question, { ask: Q }>[] } = {
  draft: [{ ask: "draft", of: [0, 1], left: 4 }],
  hero: [{ ask: "hero", of: [0] }],
  start: [{ ask: "start", of: [0, 1], zed: 5, tracks: 15 }],
  track: (["story", "order"] as const).map((why) => ({ ask: "track", of: [0, 1], why, tracks: 15 })),
  strongest: [{ ask: "strongest", of: [0, 1], left: 1 }],
  advance: [{ ask: "advance", of: [0, 1], at: F3, why: "march", advance: 0 }],
  nearer: [{ ask: "nearer", of: [0, 1], at: F3 }],
  ready: [{ ask: "ready", of: [0, 1] }],
  toughest: [{ ask: "toughest", of: [0, 1] }],
  replace: [{ ask: "replace", of: [0, 1] }],
  armed: [{ ask: "armed", of: [0, 1] }],
  charged: [{ ask: "charged", of: [0, 1] }],
  underfoot: [{ ask: "underfoot", of: [0, 1] }],
  smell: [{ ask: "smell", of: [0, 1] }],
  arrive: [{ ask: "arrive", of: [0, 1], unit: unitOf("johnson") }],
  withdraw: [{ ask: "withdraw", of: [0, 1], at: F3, advance: 0 }],
  hello: ["johnson", "alyssa"].map((id) => ({ ask: "hello", of: [0, 1], at: F3, advance: 0, unit: unitOf(id) })),
  defend: [{ ask: "defend", of: [0, 1] }],
  before: [{ ask: "before", of: [0, 1] }],
  reroll: [{ ask: "reroll", of: [0] }],
  resolve: [{ ask: "resolve", of: [0, 1] }],
  hit: [{ ask: "hit", of: [0, 1], at: F3, left: 2 }],
  stop: (["retreat", "fall-back"] as const).map((why) => ({ ask: "stop", of: [0, 1], why, ...RETREAT })),
  act: [{ ask: "act", of: [0, 1] }],
  extra: [{ ask: "extra", of: [0], unit: SCHMIDT }],
  lend: PURPOSES.map((purpose) => ({ ask: "lend", of: [1], seat: 0, unit: SCHMIDT, for: purpose })),
  overwatch: [{ ask: "overwatch", of: [0] }],
};

const UNIT_ANSWERS: readonly Answers["defend"][] = [{ unit: "furies" }, { unit: "civilian-2" }];
const ZED_ANSWERS: readonly Answers["hit"][] = [{ zed: PAIR.strong }, { zed: PAIR.weak }];
const DEEDS: readonly UnitDeed[] = [
  { move: "piazza", to: "S3" },
  { forage: "piazza" },
  { fire: "piazza", at: "S5" },
  { fire: "piazza", at: "S5", spare: true },
  { look: "wright" },
  { drill: "civilian-2" },
  { patch: "civilian-2" },
  { hose: "S5" },
];

/** One of each form of answer, by question. */
const ANSWERS: { readonly [Q in Question["ask"]]: readonly Answers[Q][] } = {
  draft: [{ hero: "hunt" }, { hero: "johnson" }],
  hero: [{ hero: "hunt" }, { hero: "schmidt" }],
  start: TRACKS.map((track) => ({ track })),
  track: TRACKS.map((track) => ({ track })),
  strongest: [{ from: "F3" }, { from: "S3" }],
  advance: ZED_ANSWERS,
  nearer: ZED_ANSWERS,
  ready: [{ play: "civilian-leader", unit: "civilian-2" }, { pass: true }],
  toughest: ZED_ANSWERS,
  replace: ZED_ANSWERS,
  armed: UNIT_ANSWERS,
  charged: UNIT_ANSWERS,
  underfoot: UNIT_ANSWERS,
  smell: UNIT_ANSWERS,
  arrive: [{ to: "TC" }, { to: "FS" }],
  withdraw: [{ withdraw: "hunt" }, { withdraw: "furies" }, { hold: true }],
  hello: [{ use: "traps" }, { use: "fall-back" }, { pass: true }],
  defend: UNIT_ANSWERS,
  before: [{ play: "bulldozer" }, { play: "civilian-leader", unit: "civilian-2" }, { fight: true }],
  reroll: [{ reroll: true }, { keep: true }],
  resolve: [{ play: "iron-resolve" }, { pass: true }],
  hit: ZED_ANSWERS,
  stop: UNIT_ANSWERS,
  act: [
    ...DEEDS,
    ...DEEDS.map((deed) => ({ ...deed, own: true as const })),
    { special: "determination" },
    { special: "born-leader", unit: "furies" },
    { special: "citadel", unit: "piazza", at: "S0" },
    { special: "citadel", unit: "piazza", at: "S0", spare: true },
    { special: "speech" },
    { special: "xeno" },
    { special: "free-defiant" },
    { special: "broadcast", unit: "civilian-2" },
    { play: "adrenaline" },
    { play: "civilian-leader", unit: "civilian-2" },
    { play: "organiser", unit: "savior-corps" },
    { peek: "wilson" },
    ...PURPOSES.map((purpose) => ({ borrow: "hunt", for: purpose })),
    { end: true },
  ],
  extra: [...DEEDS, { pass: true }],
  lend: [{ lend: true }, { refuse: true }],
  overwatch: [{ fall: true }, { fall: true, with: "furies" }, { stay: true }],
};
