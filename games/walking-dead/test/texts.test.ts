import { readFileSync } from "node:fs";
import { type Language, languageIds, text } from "@endzeit/engine";
import { anchorsOf, languagesOf, sentence, speechless, textChecks } from "@endzeit/engine/testing";
import { describe, expect, it, test } from "vitest";
import { CAMP, NAMES, REGIONS, SPACES } from "../content/board.ts";
import { CHARACTERS, ENCOUNTERS, EQUIPMENT, kindOf, TILES, WALKER_CARDS } from "../content/cards.ts";
import { walkingDead } from "../index.ts";
import type { Answer, Event, Fight, InPlay, Question, View } from "../state.ts";
import { Role } from "../state.ts";
import { rulesPage } from "../texts/rules.ts";

const insight = readFileSync(new URL("../insight.ts", import.meta.url), "utf8");
const CARDS = [...EQUIPMENT, ...ENCOUNTERS, ...WALKER_CARDS];
const LONGEST_CARD_TEXT = 110;

/** A view in the middle of a match: seat 0 on the camp and in a fight against the road horde, seat 1 a walker beside it. */
function position(fight: Partial<Fight> = {}): View {
  const view = walkingDead.blank();
  view.seats = 4;
  view.round = 3;
  view.role = [Role.survivor, Role.walker, Role.dying, Role.beaten];
  view.at = [CAMP, CAMP, CAMP, -1];
  view.tiles = [15, 0, 0, 0];
  view.allies = [0, 0, 0, 0];
  view.front = [1, 0, 0, 0];
  view.skips = [1, 0, 0, 0];
  view.hand = [[], [], [], []];
  view.deaths = 3;
  view.fight = {
    card: kindOf("encounters", "road-horde"),
    attacker: -1,
    defender: 0,
    own: 1,
    strength: 10,
    played: [],
    helped: 0,
    die: 0,
    extra: 0,
    ...fight,
  };
  return view;
}

for (const [name, check] of textChecks(walkingDead, {
  rulesPage,
  insight,
  rulings: { A: 7, M: 9, S: 11, E: 24, D: 9, W: 8, T: 4, B: 5, X: 34, P: 6 },
  about: CAMP,
}))
  test(name, check);

describe.each(languagesOf(walkingDead))("texts (%s)", (_lang, texts) => {
  it("names every card and says what it does in few enough characters for its face", () => {
    const ids = [...CARDS.map((card) => card.id), "hidden"];
    expect(speechless(texts, ids, LONGEST_CARD_TEXT)).toEqual([]);
  });

  it("names everything on the board and at the seats", () => {
    for (const kind of new Set(SPACES.map((space) => space.kind))) expect(texts).toHaveProperty([`space.${kind}`]);
    for (const region of REGIONS) expect(texts).toHaveProperty([`region.${region}`]);
    for (const { id } of TILES)
      for (const key of [`tile.${id}`, `tile.${id}.text`]) expect(texts).toHaveProperty([key]);
    for (const { id, power } of CHARACTERS)
      for (const key of [`character.${id}`, `power.${power}`, `power.${power}.text`])
        expect(texts).toHaveProperty([key]);
    for (const role of Object.keys(Role)) expect(texts).toHaveProperty([`role.${role}`]);
    for (let seat = 0; seat < walkingDead.seats.max; seat++) expect(texts).toHaveProperty([`seat.${seat}`]);
  });

  it("has a sentence for every event", () => {
    for (const event of Object.values(EVENTS).flat()) {
      const phrase = walkingDead.words.event(event);
      expect(phrase).not.toBeNull();
      if (phrase !== null) expect(sentence(texts, phrase)).toMatch(/[^.!?][.!?]$/);
    }
  });

  it("says by whom somebody was saved only when it was somebody else", () => {
    const [other, self] = EVENTS.saved.map((event) => sentence(texts, walkingDead.words.event(event)!));
    expect(other).toContain(text(texts, "seat.1"));
    expect(self).not.toBe(other?.replaceAll(text(texts, "seat.1"), text(texts, "seat.0")));
  });

  it("has a sentence for every end", () => {
    for (const { reason } of EVENTS.ended) expect(texts).toHaveProperty([`end.${reason}`]);
  });

  it("asks every question and says to the others what is going on", () => {
    const view = position({ die: 5 });
    for (const question of Object.values(QUESTIONS).flat()) {
      expect(sentence(texts, walkingDead.words.question(view, question, question.of[0]!))).toMatch(/[.!?]$/);
      expect(sentence(texts, walkingDead.words.question(view, question, null))).toMatch(/[.!?]$/);
    }
    for (const turn of [0, 1]) sentence(texts, walkingDead.words.heading({ ...view, turn }));
  });

  it("labels every form of answer, no two alike within a question", () => {
    const view = position();
    for (const [ask, answers] of Object.entries(ANSWERS)) {
      const question = QUESTIONS[ask as Question["ask"]][0]!;
      const labels = answers.map((answer) => sentence(texts, walkingDead.words.answer(view, question, answer)));
      expect(new Set(labels).size, ask).toBe(labels.length);
    }
  });

  it("says how many cards each choice costs", () => {
    const labels = QUESTIONS.choose
      .slice(0, 2)
      .map((question) => sentence(texts, walkingDead.words.answer(position(), question, { choose: "discard" })));
    expect(labels[0]).toContain("2");
    expect(labels[1]).toContain("1");
  });

  it("calls staying by its name", () => {
    const stay = walkingDead.words.answer(position(), QUESTIONS.walk[0]!, { move: NAMES[CAMP]! });
    const go = walkingDead.words.answer(position(), QUESTIONS.walk[0]!, { move: "E4" });
    expect(stay.text).not.toBe(go.text);
    sentence(texts, stay);
    sentence(texts, go);
  });

  it("says every note that holds, and every forecast and chance", () => {
    const notes = [...walkingDead.notes(position(), 0), ...walkingDead.notes(position({ die: 4 }), 0)];
    expect(new Set(notes.map((note) => note.text)).size).toBe(11);
    for (const note of notes) expect(sentence(texts, note)).toMatch(/\.$/);
    const fight = position();
    for (const odds of walkingDead.odds(fight, 0, { arm: "bat" })) sentence(texts, odds);
    const forecasts = [
      ...NAMES.flatMap((move) =>
        [0, 15].map((tiles) => ({ view: { ...position(), tiles: [tiles, 0, 0, 0] }, answer: { move } })),
      ),
      { view: fight, answer: { arm: "bat" } as const },
    ].map(({ view, answer }) => walkingDead.forecast(view, 0, answer));
    for (const note of forecasts) {
      expect(note).not.toBeNull();
      if (note !== null) sentence(texts, note);
    }
  });
});

describe("rules page", () => {
  const paragraphs = (lang: Language) => rulesPage(lang).sections.flatMap((section) => section.paragraphs);
  const german = anchorsOf(rulesPage("de"));

  it("has an anchor for every card, character and tile", () => {
    for (const { id } of [...CARDS, ...CHARACTERS, ...TILES]) expect(german).toContain(id);
  });

  it("marks what is ours and states the built-in numbers", () => {
    for (const lang of languageIds) {
      const page = new Map(paragraphs(lang).map((paragraph) => [paragraph.id, paragraph]));
      for (const { id, count, value, effect } of EQUIPMENT) {
        expect(page.get(id)?.source, id).toBe(effect);
        expect(page.get(id)?.text, id).toContain(value > 0 ? `(${count}×, +${value})` : `(${count}×)`);
      }
      for (const { id, count, value, effect } of ENCOUNTERS) {
        expect(page.get(id)?.source, id).toBe(effect);
        expect(page.get(id)?.text, id).toContain(`(${count}×)`);
        if (value > 0) expect(page.get(id)?.text, id).toMatch(new RegExp(`(Stärke|strength) ${value}\\b`));
      }
      for (const { id, count, value } of WALKER_CARDS)
        expect(page.get(id)?.text, id).toMatch(
          value > 0 ? new RegExp(`\\(${count}×, (Stärke|strength) ${value}\\)`) : `(${count}×)`,
        );
    }
  });
});

const kinds = { fight: kindOf("encounters", "road-horde"), plain: kindOf("encounters", "press-on") };

/** One of each event, and one of each variant that has a sentence of its own. */
const EVENTS: { readonly [E in Event["event"]]: readonly Extract<Event, { event: E }>[] } = {
  turn: (["survivor", "walker"] as const).map((as) => ({ event: "turn", seat: 0, round: 2, as })),
  "first-roll": [{ event: "first-roll", seat: 0, n: 5 }],
  first: [{ event: "first", seat: 0 }],
  character: CHARACTERS.map(({ id }) => ({ event: "character", seat: 0, character: id })),
  skipped: [{ event: "skipped", seat: 0 }],
  "move-roll": [{ event: "move-roll", seat: 0, n: 5 }],
  total: (["run-again", "hurry", "car-lot"] as const).map((by) => ({ event: "total", seat: 0, n: 7, by })),
  moved: [
    ...(["walk", "shortcut", "power", "love-triangle", "rise", "lunge", "setup"] as const).map(
      (why) => ({ event: "moved", seat: 0, from: "E4", to: "E5", why, path: ["E5"] }) as const,
    ),
    { event: "moved", seat: 0, from: "", to: "E5", why: "walk", path: ["E5"] },
  ],
  drew: [1, 2].map((n) => ({ event: "drew", seat: 0, n })),
  "drew-card": EQUIPMENT.map(({ id }) => ({ event: "drew-card", seat: 0, card: id })),
  "nothing-to-draw": [{ event: "nothing-to-draw", seat: 0 }],
  claws: [1, 4].map((n) => ({ event: "claws", seat: 1, n })),
  "drew-claw": WALKER_CARDS.map(({ id }) => ({ event: "drew-claw", seat: 1, card: id })),
  revealed: ENCOUNTERS.map(({ id, value }) => ({ event: "revealed", seat: 0, card: id, strength: value })),
  played: [...EQUIPMENT, ...WALKER_CARDS].map(({ id }) => ({ event: "played", seat: 0, card: id })),
  power: CHARACTERS.map(({ power }) => ({ event: "power", seat: 0, power })),
  strengthened: [{ event: "strengthened", n: 3, strength: 11 }],
  sneaked: [{ event: "sneaked", seat: 0 }],
  "attack-roll": [{ event: "attack-roll", seat: 0, n: 4, value: 8, strength: 7 }],
  "no-roll": [{ event: "no-roll", seat: 0, value: 7, strength: 7 }],
  helped: [{ event: "helped", seat: 1, defender: 0, value: 8, strength: 8 }],
  won: [...ENCOUNTERS, ...WALKER_CARDS].map(({ id }) => ({ event: "won", seat: 0, card: id })),
  lost: [...ENCOUNTERS, ...WALKER_CARDS].map(({ id }) => ({ event: "lost", seat: 0, card: id })),
  returned: [{ event: "returned", seat: 0, card: "crossbow" }],
  revolver: [0, 1, 2].map((n) => ({ event: "revolver", seat: 0, n })),
  "ally-gained": [{ event: "ally-gained", seat: 0, left: 3 }],
  "no-ally-left": [{ event: "no-ally-left", seat: 0 }],
  "ally-given": [{ event: "ally-given", seat: 0, left: 0 }],
  bitten: [{ event: "bitten", seat: 0, left: 1 }],
  saved: [1, 0].map((by) => ({ event: "saved", seat: 0, by })),
  died: [{ event: "died", seat: 0, at: "E4" }],
  teams: [{ event: "teams" }],
  out: [{ event: "out", seat: 0 }],
  rose: [{ event: "rose", seat: 1, at: "C3" }],
  beaten: [{ event: "beaten", seat: 1 }],
  tile: TILES.map(({ id }) => ({ event: "tile", seat: 0, tile: id })),
  inherited: TILES.map(({ id }) => ({ event: "inherited", seat: 0, tile: id })),
  again: [{ event: "again", seat: 0 }],
  discarded: EQUIPMENT.map(({ id }) => ({ event: "discarded", seat: 0, card: id })),
  handed: [{ event: "handed", seat: 0, to: 2 }],
  "handed-card": [{ event: "handed-card", seat: 0, to: 2, card: "axe" }],
  exchanged: [1, 3].map((n) => ({ event: "exchanged", seat: 0, n })),
  scrounged: EQUIPMENT.map(({ id }) => ({ event: "scrounged", seat: 0, card: id })),
  "skip-next": [{ event: "skip-next", seat: 0 }],
  duel: [3, 4].map((m) => ({ event: "duel", seat: 0, n: 3, rival: 1, m })),
  "no-effect": [{ event: "no-effect", card: "quiet-moment" }],
  "claw-discarded": [{ event: "claw-discarded", seat: 1, card: "tough" }],
  reshuffled: (["encounters", "walkers"] as const).map((deck) => ({ event: "reshuffled", deck, n: 12 })),
  ended: (["camp", "team-camp", "all-dead", "nobody", "solo-death"] as const).map((reason) => ({
    event: "ended",
    reason,
    seat: 0,
  })),
};

const inPlay = (card: number): InPlay => ({ card, seat: 0, reactions: true, swapped: 0, sneaked: 0 });

const QUESTIONS: { readonly [Q in Question["ask"]]: readonly Extract<Question, { ask: Q }>[] } = {
  character: [{ ask: "character", of: [0] }],
  rise: [{ ask: "rise", of: [1] }],
  turn: [{ ask: "turn", of: [0] }],
  move: [1, 5].map((total) => ({ ask: "move", of: [0], die: total, total, stage: 0 })),
  draw: [{ ask: "draw", of: [0] }],
  between: [{ ask: "between", of: [0] }],
  end: [{ ask: "end", of: [0] }],
  give: [{ ask: "give", of: [0] }],
  exchange: [{ ask: "exchange", of: [0], put: 2 }],
  react: [kinds.fight, kinds.plain].map((card) => ({
    ask: "react",
    of: [1],
    next: 2,
    passed: 0,
    reacted: 0,
    ...inPlay(card),
  })),
  arm: [{ ask: "arm", of: [0] }],
  reroll: [{ ask: "reroll", of: [0] }],
  axe: [{ ask: "axe", of: [0], next: 1, passed: 0 }],
  wound: [0, 1].map((by) => ({ ask: "wound", of: [by], seat: 0, left: 1, asked: by + 1 })),
  choose: ["food-fight", "guilt", "love-triangle"].map((id) => ({
    ask: "choose",
    of: [0],
    card: kindOf("encounters", id),
  })),
  discard: [{ ask: "discard", of: [0], left: 2 }],
  rival: [{ ask: "rival", of: [0] }],
  walk: [1, 4].map((total) => ({ ask: "walk", of: [1], total })),
  claw: [{ ask: "claw", of: [1] }],
  lunge: [{ ask: "lunge", of: [1], total: 3 }],
  strike: [{ ask: "strike", of: [1], card: kindOf("walkers", "charging") }],
  swap: [{ ask: "swap", of: [1] }],
};

const ACTIONS: readonly Answer[] = [
  { play: "gun-bag" },
  { power: "move-survivor", seat: 0, to: "E4" },
  { power: "collect" },
  { power: "scrounge" },
  { power: "scrounge", card: "axe" },
  { power: "exchange" },
];

/** One of each form of answer, by question. */
const ANSWERS: { readonly [Q in Question["ask"]]: readonly Answer[] } = {
  character: CHARACTERS.map(({ id }) => ({ character: id })),
  rise: [{ rise: "C3" }],
  turn: [{ roll: true }, { play: "bat" }, ...ACTIONS],
  move: [{ move: "E4" }, { power: "run-again" }, { play: "hurry", add: 1 }, { play: "hurry", add: 3 }, { add: 1 }],
  draw: [{ draw: true }, { pass: true }],
  between: [{ end: true }, ...ACTIONS],
  end: [{ end: true }, { play: "shortcut", seat: 0, to: "E4" }, { play: "shortcut", seat: 2, to: "E4" }, ...ACTIONS],
  give: [{ give: "axe", seat: 2 }, { pass: true }],
  exchange: [{ put: "axe" }, { done: true }],
  react: [{ play: "blood-swap" }, { play: "sneaking-up" }, { pass: true }],
  arm: [{ arm: "bat" }, { roll: true }, { win: true }],
  reroll: [{ power: "strike-again" }, { pass: true }],
  axe: [{ play: "axe" }, { pass: true }],
  wound: [{ play: "wound" }, { pass: true }],
  choose: [{ choose: "ally" }, { choose: "camp" }, { choose: "discard" }, { choose: "skip" }],
  discard: [{ discard: "axe" }],
  rival: [{ seat: 1 }, { seat: 2 }],
  walk: [{ move: "E4" }, { move: "E5" }],
  claw: [{ play: "onslaught" }, { play: "overrun", seat: 0 }, { pass: true }],
  lunge: [{ move: "E4" }, { move: "E5" }],
  strike: [{ seat: 0 }, { pass: true }],
  swap: [{ discard: "tough" }, { pass: true }],
};
