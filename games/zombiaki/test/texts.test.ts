import { readFileSync } from "node:fs";
import { anchorsOf, languagesOf, sentence, speechless, textChecks } from "@endzeit/engine/testing";
import { describe, expect, it, test } from "vitest";
import { CARDS } from "../content/cards.ts";
import { zombiaki } from "../index.ts";
import type { Answer, Event, Question } from "../state.ts";
import { THING_NAMES } from "../state.ts";
import { rulesPage } from "../texts/rules.ts";

const insight = readFileSync(new URL("../insight.ts", import.meta.url), "utf8");
const cardIds = [...CARDS.map((card) => card.id), "hidden", "sunrise"];

for (const [name, check] of textChecks(zombiaki, { rulesPage, insight, rulings: { R: 117 }, about: 7 }))
  test(name, check);

describe.each(languagesOf(zombiaki))("texts (%s)", (_lang, texts) => {
  it("names every card, says what it does in at most 95 characters and what it aims at", () => {
    expect(speechless(texts, cardIds, 95)).toEqual([]);
    for (const { rule } of CARDS) expect(texts).toHaveProperty([`target.${rule}`]);
    for (const thing of THING_NAMES) if (thing !== "none") expect(texts).toHaveProperty([`thing.${thing}`]);
  });

  it("has a sentence for every event", () => {
    for (const event of Object.values(EVENTS).flat()) {
      const phrase = zombiaki.words.event(event);
      if (phrase !== null) expect(sentence(texts, phrase)).toMatch(/[.!?]$/);
    }
  });

  it("does not let the answer's word for the barricade through", () => {
    for (const event of EVENTS.ordered) {
      const phrase = zombiaki.words.event(event);
      if (phrase !== null) expect(sentence(texts, phrase)).not.toMatch(/(nach|to) barricade/);
    }
  });

  it("asks every question and says to the other side what is going on", () => {
    const view = zombiaki.view(zombiaki.blank(), 0);
    for (const question of Object.values(QUESTIONS).flat()) {
      expect(sentence(texts, zombiaki.words.question(view, question, question.of[0]!))).toMatch(/[.!?]$/);
      expect(sentence(texts, zombiaki.words.question(view, question, null))).toMatch(/[.!?]$/);
    }
    view.terror = 1;
    view.phase = 1;
    sentence(texts, zombiaki.words.question(view, QUESTIONS.play[1]!, 1));
    sentence(texts, zombiaki.words.question(view, QUESTIONS.play[1]!, null));
    sentence(texts, zombiaki.words.heading(view));
    view.phase = 0;
    sentence(texts, zombiaki.words.heading(view));
  });

  it("labels every form of answer", () => {
    const view = zombiaki.view(zombiaki.blank(), 0);
    const labels = ANSWERS.map(([ask, answer]) =>
      sentence(texts, zombiaki.words.answer(view, QUESTIONS[ask][0]!, answer)),
    );
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("has every note, forecast and chance that the game speaks of", () => {
    const keys = [...insight.matchAll(/"((?:note|forecast|odds)\.[\w.-]+)"/g)].map((found) => found[1]!);
    expect(keys.length).toBeGreaterThan(10);
    for (const key of keys) expect(texts).toHaveProperty([key]);
  });
});

describe("rules page", () => {
  const german = anchorsOf(rulesPage("de"));

  it("has an anchor for every card", () => {
    for (const { rule } of CARDS) expect(german).toContain(rule);
  });
});

const figures = ["zombie", "dog"] as const;
const damages = [
  "shot",
  "burst",
  "sniper",
  "flamethrower",
  "gasoline",
  "fire",
  "napalm",
  "voltage",
  "car",
  "mine",
  "splinter",
] as const;
const deaths = [...damages, "pit", "barrel", "grenade"] as const;
const things = ["mine", "pit", "wall", "car", "barrel", "barrier"] as const;

/** One of each event, and one of each variant that has a sentence of its own. */
const EVENTS: { readonly [E in Event["event"]]: readonly Extract<Event, { event: E }>[] } = {
  phase: (["zombies", "humans"] as const).map((phase) => ({ event: "phase", phase, round: 3 })),
  drew: [1, 4].map((n) => ({ event: "drew", seat: 0, n })),
  "drew-card": [{ event: "drew-card", seat: 0, card: "bite" }],
  reshuffled: [1, 9].map((n) => ({ event: "reshuffled", n })),
  sunrise: [{ event: "sunrise" }],
  discarded: [{ event: "discarded", seat: 1, card: "net" }],
  played: [
    { event: "played", seat: 0, card: "terror" },
    { event: "played", seat: 0, card: "zombie-3", at: "A5" },
    { event: "played", seat: 0, card: "swap", at: "A5", to: "A4" },
    { event: "played", seat: 1, card: "voltage", lane: "A" },
    { event: "played", seat: 1, card: "flamethrower", section: 4 },
  ],
  enters: figures.map((figure) => ({ event: "enters", figure, at: "A5", strength: 1 })),
  moved: (["march", "hunger", "order", "dog", "shot", "searchlight", "back-off", "soap", "boss"] as const).map(
    (why) => ({
      event: "moved",
      figure: "zombie",
      from: "A4",
      to: "A3",
      why,
    }),
  ),
  "over-the-barricade": figures.map((figure) => ({ event: "over-the-barricade", figure, from: "A1", lane: "A" })),
  swapped: [{ event: "swapped", at: "A4", to: "A3" }],
  merged: [{ event: "merged", from: "A4", to: "A3", strength: 7 }],
  bitten: [{ event: "bitten", at: "A4", to: "A5" }],
  clawed: [{ event: "clawed", at: "A4", strength: 4 }],
  shielded: [{ event: "shielded", at: "A4" }],
  crowned: [{ event: "crowned", at: "A4" }],
  ordered: ["B3", "barricade"].map((to) => ({ event: "ordered", boss: "A4", at: "B4", to, left: 2 })),
  held: [{ event: "held", at: "A4" }],
  clicked: [{ event: "clicked", card: "shot" }],
  shot: (["figure", "car"] as const).map((hit) => ({ event: "shot", card: "shot", at: "A4", lane: "A", hit })),
  wounded: damages.map((cause) => ({ event: "wounded", figure: "zombie", at: "A4", n: 1, left: 2, cause })),
  "shield-lost": deaths.map((cause) => ({ event: "shield-lost", at: "A4", cause })),
  died: deaths.map((cause) => ({ event: "died", figure: "dog", at: "A4", cause })),
  "boss-fell": [{ event: "boss-fell", at: "A4" }],
  laid: things.map((thing) => ({ event: "laid", thing, at: "A4", size: 2 })),
  removed: (["pickaxe", "grenade", "filled", "broke", "rolled-off", "over"] as const).map((cause) => ({
    event: "removed",
    thing: "barrel",
    at: "A4",
    cause,
  })),
  exploded: (["car", "mine"] as const).map((thing) => ({ event: "exploded", thing, at: "A4" })),
  splinter: [{ event: "splinter", at: "A4" }],
  rolled: [{ event: "rolled", from: "A1", to: "A2" }],
  "lane-burns": [{ event: "lane-burns", lane: "A" }],
  "napalm-burns": [{ event: "napalm-burns", at: "A4" }],
  "lane-freezes": [{ event: "lane-freezes", lane: "B" }],
  "lane-lit": [{ event: "lane-lit", lane: "B" }],
  "lane-shocked": [{ event: "lane-shocked", lane: "B" }],
  flame: [{ event: "flame", section: 4, at: "B4", n: 4 }],
  poured: [{ event: "poured", at: "B4", left: 4 }],
  netted: [{ event: "netted", at: "B4" }],
  terror: [{ event: "terror" }],
  "saw-card": [{ event: "saw-card", seat: 0, card: "shot" }],
  looked: [{ event: "looked", seat: 0 }],
  taken: ["meat", "punch"].map((by) => ({ event: "taken", seat: 1, card: "shot", by })),
  "effects-over": (["fire", "holy-picture"] as const).map((effect) => ({ event: "effects-over", lane: "C", effect })),
  ended: (["barricade", "sunrise"] as const).map((reason, seat) => ({ event: "ended", seat, reason })),
};

const QUESTIONS: { readonly [Q in Question["ask"]]: readonly Extract<Question, { ask: Q }>[] } = {
  "not-so-fast": [{ ask: "not-so-fast", of: [0] }],
  dog: [
    { ask: "dog", of: [0], at: -1, left: 3, advanced: false },
    { ask: "dog", of: [0], at: 7, left: 1, advanced: true },
  ],
  discard: [0, 1].map((seat) => ({ ask: "discard", of: [seat] })),
  play: [0, 1].map((seat) => ({ ask: "play", of: [seat] })),
  click: [{ ask: "click", of: [0], card: CARDS.findIndex((card) => card.id === "shot"), at: 7 }],
  bullet: [
    { ask: "bullet", of: [1], card: CARDS.findIndex((card) => card.id === "burst-3"), lane: 1, left: 2, hurt: -1 },
  ],
  splinter: [{ ask: "splinter", of: [1], at: 7 }],
  gasoline: [{ ask: "gasoline", of: [1], at: 7, left: 2, been: 128 }],
  net: [{ ask: "net", of: [1], over: 128 }],
  meat: [{ ask: "meat", of: [0] }],
  punch: [{ ask: "punch", of: [0] }],
};

const ANSWERS: readonly (readonly [Question["ask"], Answer])[] = [
  ["not-so-fast", { play: "not-so-fast", at: "B3" }],
  ["not-so-fast", { pass: true }],
  ["click", { play: "click" }],
  ["click", { pass: true }],
  ["dog", { dog: "B3", to: "B2" }],
  ["dog", { dog: "B1", to: "barricade" }],
  ["dog", { dog: "B3", stay: true }],
  ["discard", { discard: "shot" }],
  ["play", { play: "terror" }],
  ["play", { play: "shot", at: "B3" }],
  ["play", { play: "shot", at: "B3", hit: "car" }],
  ["play", { play: "swap", at: "B3", to: "B4" }],
  ["play", { play: "voltage", lane: "A" }],
  ["play", { play: "flamethrower", section: 4 }],
  ["play", { order: "B3", to: "B4" }],
  ["play", { order: "B1", to: "barricade" }],
  ["play", { end: true }],
  ["bullet", { bullet: "B3", hit: "figure" }],
  ["bullet", { bullet: "B3", hit: "car" }],
  ["splinter", { splinter: "B3" }],
  ["gasoline", { pour: "B3" }],
  ["gasoline", { stop: true }],
  ["net", { net: "B3" }],
  ["net", { done: true }],
  ["meat", { take: "net" }],
];
