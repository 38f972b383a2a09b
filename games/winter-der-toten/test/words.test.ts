import { readFileSync } from "node:fs";
import { type Phrase, parts, randomFrom } from "@endzeit/engine";
import { languagesOf, playRandomly, sentence, textChecks } from "@endzeit/engine/testing";
import { describe, expect, test } from "vitest";
import board from "../board/index.ts";
import { CRISES } from "../content/crises.ts";
import { CROSSROADS } from "../content/crossroads.ts";
import { AMONG } from "../content/crossroads-rows.ts";
import { EXPOSURE_DIE } from "../content/dice.ts";
import { EXILES } from "../content/exiles.ts";
import { ITEMS } from "../content/items.ts";
import { PLACES } from "../content/locations.ts";
import { MAIN_OBJECTIVES } from "../content/main-objectives.ts";
import { SECRET_IDS } from "../content/secrets-deck.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { winterDerToten } from "../index.ts";
import { options } from "../options.ts";
import { DRAW } from "../rules/crossroads/parts.ts";
import { pickQuestions } from "../rules/picks.ts";
import { reasons } from "../rules/reasons.ts";
import {
  type Answer,
  type Answers,
  COLONY_STEPS,
  type Event,
  LASTING,
  MOST_SEATS,
  PHRASES,
  Phase,
  PICKS,
  type Question,
  type State,
} from "../state.ts";
import de from "../texts/de.json" with { type: "json" };
import en from "../texts/en.json" with { type: "json" };
import { rulesPage } from "../texts/rules.ts";
import { words } from "../words.ts";

// Everything that the game says is a sentence in both languages, and no sentence is there that nobody says.

const insight = readFileSync(new URL("../insight.ts", import.meta.url), "utf8");

for (const [name, check] of textChecks(winterDerToten, { rulesPage, insight, rulings: { R: 96, X: 54 }, about: 2 }))
  test(name, check);

const LANGUAGES = languagesOf(winterDerToten);

/** The keys that have been said, those of sentences and those of the names in them. */
const said = new Set<string>();

/** The sentence in both languages; throws where one is missing, a place of it stays empty or a name in it has none. */
function say(phrase: Phrase): readonly string[] {
  return LANGUAGES.map(([, texts]) => {
    said.add(phrase.text);
    for (const part of parts(texts, phrase.text, phrase.values))
      if (typeof part !== "string") said.add(keyOf(part.kind, part.value));
    return sentence(texts, phrase);
  });
}

/** A place has forms of its name: `{at:at}` is `location.<id>.at`. */
const keyOf = (kind: string, value: string): string =>
  ["at", "to", "from"].includes(kind) ? `location.${value}.${kind}` : `${kind}.${value}`;

const ENDS_WELL = /[.!?“”]$/;

function sayWhole(phrase: Phrase): void {
  for (const line of say(phrase)) expect(line, phrase.text).toMatch(ENDS_WELL);
}

function sayEvent(event: Event): void {
  const phrase = words.event(event);
  if (phrase !== null) sayWhole(phrase);
}

/** A card about which is voted, and for which all give cards. */
const VOTED = CROSSROADS.findIndex(({ id }) => id === "airplane");

/** A table in the middle of a match, where a crossroads card takes effect and two crises are foreseen. */
function position(change: Partial<State> = {}): State {
  const s = winterDerToten.setup({ players: MOST_SEATS, options: {}, content: null }, randomFrom("words"));
  const own = SURVIVORS.map((_, who) => who % MOST_SEATS);
  return {
    ...s,
    phase: Phase.players,
    round: 1,
    owner: own,
    place: SURVIVORS.map(() => 0),
    wounds: SURVIVORS.map(() => 1),
    frost: SURVIVORS.map(() => 1),
    zombies: s.zombies.map(() => 1),
    dice: s.dice.map(() => [1, 2]),
    gear: [0],
    bearer: [0],
    spent: [0],
    handedBy: [0],
    acting: VOTED,
    subject: 0,
    scene: 1,
    foreseen: [0, 1],
    ...change,
  };
}

const item = ITEMS[0].id;
const [who, other, third] = SURVIVORS.map(({ id }) => id);
const SEATED = { seat: 1 } as const;
const CARD = { card: item, back: "starter" } as const;
const CROSSROADS_CARD = CROSSROADS[0].id;
const both = [true, false] as const;
const sides = ["up", "down"] as const;
const placeIds = PLACES.map(({ id }) => id);

/** One question of each kind, or as many as there are ways to ask it. */
const QUESTIONS: { readonly [K in Question["ask"]]: readonly Extract<Question, { readonly ask: K }>[] } = {
  keep: [{ ask: "keep", of: [0, 1], together: true }],
  leader: [{ ask: "leader", of: [1] }],
  turn: [{ ask: "turn", of: [1] }],
  act: [{ ask: "act", of: [1], by: 0 }],
  target: [{ ask: "target", of: [1], by: 0, die: 3 }],
  modify: [{ ask: "modify", of: [1], by: 0, gate: 0, mods: 0 }],
  look: [{ ask: "look", of: [1], by: 0, look: 2, keep: 1 }],
  found: [0, 1].map((kept) => ({ ask: "found", of: [1], by: 0, keep: 2, kept })),
  bitten: [{ ask: "bitten", of: [1], who: 0, place: 0, gone: 0 }],
  respond: [{ ask: "respond", of: [1, 2], together: true, symbol: 0 }],
  accept: [{ ask: "accept", of: [1], symbol: 0, from: 4 }],
  vote: [2, -1].map((seat) => ({ ask: "vote", of: [1, 2], together: true, seat })),
  tie: [2, -1].map((seat) => ({ ask: "tie", of: [1], seat })),
  pass: [{ ask: "pass", of: [1, 2], together: true }],
  option: [{ ask: "option", of: [1], card: 0 }],
  pick: PICKS.flatMap((why) => picked(why).map(({ a, b }) => ({ ask: "pick", of: [1], why, a, b }))),
  "pick-card": PICKS.flatMap((why) => picked(why).map(({ a, b }) => ({ ask: "pick-card", of: [1], why, a, b }))),
};

/** What may stand with a row, as far as its question says it. */
function picked(why: (typeof PICKS)[number]): readonly { readonly a: number; readonly b: number }[] {
  switch (why) {
    case "exile-move":
    case "trip-with":
      return [-1, 0].map((a) => ({ a, b: 0 }));
    case "clear-gate":
      return [0, 1].map((b) => ({ a: 2, b }));
    case "which-deck":
      return [-1, DRAW].map((b) => ({ a: 2, b }));
    case "deck-card":
      return [-1, 0].map((b) => ({ a: 2, b }));
    case "subject":
      return AMONG.map((_, a) => ({ a, b: 0 }));
    case "kill-gate":
      return [2, 9].map((a) => ({ a, b: 0 }));
    case "attract-from":
      // Two are left, and the first one came from the School.
      return [2, 2 + 8 * 4].map((b) => ({ a: 0, b }));
    case "reroll-dice":
      return [0, 1].map((a) => ({ a, b: 0 }));
    default:
      return [{ a: 1, b: 1 }];
  }
}

/** An answer of each form. Yes and no have their sentences by row: these are read from what the rows list. */
const ANSWERS: { readonly [K in Question["ask"]]: readonly Answers[K][] } = {
  keep: [
    { keep: who, with: other },
    { keep: who, with: other, and: third },
  ],
  leader: [{ leader: who }],
  turn: [
    { attack: who, die: 2 },
    { attack: who, with: "wrench", die: 2 },
    { search: who, die: 2 },
    { barricade: who, die: 2 },
    { barricade: who },
    { clean: who, die: 2 },
    { attract: who, die: 2 },
    { ability: "loretta-clay", die: 2 },
    { ability: "john-price", of: "loretta-clay", die: 2 },
    { ability: "john-price", of: "olivia-brown" },
    { play: item },
    { contribute: item },
    { contribute: item, from: who },
    { offer: item },
    ...placeIds.map((to) => ({ move: who, to })),
    { move: who, to: "school", fuel: true },
    { feed: 3 },
    { feed: 3, card: "food-1" },
    { request: "weapon" },
    { hand: item, from: who },
    { exile: 2 },
    { buy: "medicine" },
    { nurse: who },
    { act: who },
    { end: true },
    ...PHRASES.flatMap(({ id, about }): readonly Answers["turn"][] => {
      if (about === "none") return [{ say: id }];
      return about === "location" ? placeIds.map((place) => ({ say: id, about: place })) : [{ say: id, about: 2 }];
    }),
  ],
  act: [{ search: who, die: 2 }],
  target: [{ zombie: 2 }, { strike: other }],
  modify: [
    { with: "shotgun" },
    { with: "lighter", card: "fuel" },
    { with: "edward-white", die: 3, card: "medicine" },
    { with: "gray-beard" },
    { with: "welcome-home" },
    { go: true },
  ],
  look: [{ use: "school-blueprints" }, { use: "arthur-thurston" }, { go: true }],
  found: [{ noise: true }, { noise: true, with: "flashlight" }, { take: item }, { done: true }],
  bitten: [{ kill: true }, { roll: true }],
  respond: [{ give: item }, { refuse: true }],
  accept: [{ take: 2 }, { refuse: true }],
  vote: sides.map((vote) => ({ vote })),
  tie: sides.map((decide) => ({ decide })),
  pass: [{ pass: who }],
  option: [{ option: 1 }, { option: 2 }],
  pick: [
    { survivor: who },
    ...placeIds.map((place) => ({ place })),
    { gate: 2, at: "colony" },
    { gate: 1, at: "school" },
    { face: 3 },
    { seat: 2 },
  ],
  "pick-card": [{ card: item }],
};

/** Abilities and equipment that are an action of their own; the others serve an attack, a search, work. */
const DEEDS: readonly string[] = [
  ...["steal", "peek", "food", "foresee", "kill", "reroll", "heal", "scout", "rescue", "raise-die"],
  ...["shift-die", "barricades"],
];

/** One event of each kind, or as many as there are ways to say it. */
const EVENTS: { readonly [K in Event["event"]]: readonly Extract<Event, { readonly event: K }>[] } = {
  objective: MAIN_OBJECTIVES.flatMap(({ id }) => both.map((hard) => ({ event: "objective", main: id, hard }))),
  joined: placeIds.map((at) => ({ event: "joined", ...SEATED, at, who })),
  arrives: [{ event: "arrives", ...SEATED, who }],
  led: [{ event: "led", ...SEATED, who }],
  "first-player": [{ event: "first-player", seat: 0 }],
  round: [2, 1].map((left) => ({ event: "round", round: 3, left })),
  crisis: CRISES.map(({ id }) => ({ event: "crisis", crisis: id })),
  "rolled-dice": [[1, 2], []].map((dice) => ({ event: "rolled-dice", ...SEATED, dice })),
  turn: [{ event: "turn", ...SEATED }],
  "crossroads-drawn": [{ event: "crossroads-drawn", ...SEATED, reader: 0 }],
  "crossroads-read": CROSSROADS.map(({ id }) => ({ event: "crossroads-read", card: id })),
  crossroads: [{ event: "crossroads", card: CROSSROADS_CARD, ...SEATED, reader: 0 }],
  "crossroads-option": CROSSROADS.flatMap(({ id, choice, options: of }) =>
    of.map((_, at) => ({
      event: "crossroads-option",
      card: id,
      option: at + 1,
      seat: choice === "vote" || choice === "vote-there" ? -1 : 1,
    })),
  ),
  "crossroads-void": [{ event: "crossroads-void", card: CROSSROADS_CARD }],
  morale: [1, -1].map((by) => ({ event: "morale", by, now: 4 })),
  food: [1, -1].map((by) => ({ event: "food", by, now: 4 })),
  helpless: [1, -2].map((by) => ({ event: "helpless", by, now: 4 })),
  attacked: [{ event: "attacked", ...SEATED, at: "school", who }],
  "zombie-killed": [1, 2].map((n) => ({ event: "zombie-killed", at: "school", n })),
  "zombie-removed": placeIds.map((at) => ({ event: "zombie-removed", at, n: 2 })),
  sample: [{ event: "sample", eyes: 3, now: 1 }],
  struck: both.map((hit) => ({ event: "struck", ...SEATED, target: other, eyes: 3, hit, who })),
  die: [{ event: "die", eyes: 3 }],
  exposed: EXPOSURE_DIE.map(({ face }) => ({ event: "exposed", face, cause: "move", who })),
  wounded: [1, 2].map((n) => ({ event: "wounded", n, who })),
  frostbitten: [{ event: "frostbitten", n: 1, who }],
  healed: (["wound", "frostbite"] as const).map((what) => ({ event: "healed", what, who })),
  died: [{ event: "died", at: "school", who }],
  "helpless-died": [{ event: "helpless-died" }],
  left: [{ event: "left", who }],
  spreads: [{ event: "spreads", at: "school", who }],
  "hand-lost": [{ event: "hand-lost", ...SEATED, n: 2 }],
  "lost-card": [{ event: "lost-card", ...SEATED, ...CARD }],
  out: [{ event: "out", ...SEATED }],
  searched: [{ event: "searched", ...SEATED, at: "school", who }],
  looked: [{ event: "looked", ...SEATED, n: 2 }],
  saw: ITEMS.map(({ id }) => ({ event: "saw", ...SEATED, card: id, back: "school" })),
  noise: [{ event: "noise", at: "school", now: 2 }],
  kept: [{ event: "kept", ...SEATED, n: 1 }],
  "kept-card": [{ event: "kept-card", ...SEATED, ...CARD }],
  barricaded: [1, 2].map((n) => ({ event: "barricaded", ...SEATED, at: "school", gate: 1, n })),
  cleaned: [{ event: "cleaned", ...SEATED, n: 3 }],
  attracted: [{ event: "attracted", ...SEATED, from: "school", to: "colony" }],
  ability: [{ event: "ability", ...SEATED, who }],
  used: [{ event: "used", ...SEATED, card: item, who }],
  played: [{ event: "played", ...SEATED, ...CARD }],
  equipped: [{ event: "equipped", ...SEATED, ...CARD, who }],
  contributed: [{ event: "contributed", ...SEATED, n: 1 }],
  "contributed-card": [{ event: "contributed-card", ...SEATED, ...CARD }],
  "contributed-openly": [{ event: "contributed-openly", ...SEATED, ...CARD, who }],
  offered: [{ event: "offered", ...SEATED, ...CARD }],
  moved: both.map((fuel) => ({ event: "moved", ...SEATED, from: "school", to: "colony", fuel, who })),
  placed: [{ event: "placed", to: "school", who }],
  "die-changed": [{ event: "die-changed", ...SEATED, from: 2, to: 3 }],
  "die-spent": [1, 2].map((n) => ({ event: "die-spent", ...SEATED, n })),
  requested: [{ event: "requested", ...SEATED, symbol: "food" }],
  "would-give": [{ event: "would-give", ...SEATED }],
  "nobody-gave": [{ event: "nobody-gave", ...SEATED, symbol: "food" }],
  gave: [{ event: "gave", ...SEATED, to: 2, ...CARD }],
  handed: [{ event: "handed", ...SEATED, from: who, to: other, card: item }],
  stole: [{ event: "stole", ...SEATED, from: 2 }],
  "stole-card": [{ event: "stole-card", ...SEATED, from: 2, ...CARD }],
  peeked: [{ event: "peeked", ...SEATED, at: 2 }],
  "peeked-card": [{ event: "peeked-card", ...SEATED, at: 2, ...CARD }],
  scouted: [{ event: "scouted", ...SEATED, at: "school" }],
  "scouted-card": [{ event: "scouted-card", ...SEATED, at: "school", ...CARD }],
  revealed: [{ event: "revealed", ...SEATED, at: "school", ...CARD }],
  foresaw: [1, 2].map((n) => ({ event: "foresaw", ...SEATED, n })),
  "foresaw-crisis": [{ event: "foresaw-crisis", ...SEATED, crisis: CRISES[0].id }],
  said: PHRASES.map(({ id, about }) => ({ event: "said", ...SEATED, phrase: id, about: about === "none" ? -1 : 3 })),
  "exile-called": [{ event: "exile-called", ...SEATED, target: 2 }],
  voted: sides.map((vote) => ({ event: "voted", ...SEATED, vote })),
  decided: sides.map((vote) => ({ event: "decided", ...SEATED, vote })),
  "vote-result": both.map((passed) => ({ event: "vote-result", up: 2, down: 1, passed })),
  exiled: [{ event: "exiled", ...SEATED }],
  innocent: EXILES.map(({ id }) => ({ event: "innocent", ...SEATED, secret: "hunger", exile: id })),
  unrepentant: [{ event: "unrepentant", ...SEATED }],
  "exile-objective": [{ event: "exile-objective", ...SEATED, exile: EXILES[0].id }],
  "colony-step": COLONY_STEPS.map((step) => ({ event: "colony-step", step })),
  ate: [2, 0].map((n) => ({ event: "ate", n })),
  starved: [1, 2].map((tokens) => ({ event: "starved", tokens })),
  "waste-counted": [{ event: "waste-counted", n: 4 }],
  "crisis-card": both.map((helps) => ({ event: "crisis-card", helps, sum: helps ? 1 : -1, ...CARD })),
  "crisis-result": both.map((prevented) => ({
    event: "crisis-result",
    sum: prevented ? 2 : -1,
    need: 2,
    prevented,
    crisis: CRISES[0].id,
  })),
  arrived: placeIds.map((at) => ({ event: "arrived", at, gate: 1 })),
  "barricade-broken": placeIds.map((at) => ({ event: "barricade-broken", at, gate: 1 })),
  overrun: placeIds.map((at) => ({ event: "overrun", at, gate: 1 })),
  "noise-rolled": [{ event: "noise-rolled", at: "school", eyes: 3 }],
  "in-force": LASTING.map((effect) => ({ event: "in-force", effect })),
  attached: [{ event: "attached", card: CROSSROADS_CARD, who }],
  detached: [{ event: "detached", card: CROSSROADS_CARD, who }],
  "taken-over": [{ event: "taken-over", ...SEATED, from: 2, who }],
  "gave-up": (["waste", "removed"] as const).map((to) => ({ event: "gave-up", ...SEATED, to, ...CARD })),
  stripped: [1, 2].map((n) => ({ event: "stripped", at: "school", n })),
  returned: (["waste", "hand"] as const).map((to) => ({ event: "returned", ...SEATED, to, n: 2 })),
  "barricades-removed": [{ event: "barricades-removed", at: "school", n: 2 }],
  pledged: [{ event: "pledged", ...SEATED, n: 1 }],
  "pledged-card": [{ event: "pledged-card", ...SEATED, ...CARD }],
  "pledges-back": [{ event: "pledges-back", ...SEATED, n: 2 }],
  gambled: [{ event: "gambled", ...SEATED, dice: [3, 4] }],
  gained: [{ event: "gained", ...SEATED, n: 1 }],
  "gained-card": [{ event: "gained-card", ...SEATED, ...CARD }],
  "hand-read": [{ event: "hand-read", ...SEATED, of: 2 }],
  "hand-shown": [{ event: "hand-shown", ...SEATED, ...CARD }],
  "secret-read": [{ event: "secret-read", ...SEATED, of: 2 }],
  "secret-read-as": SECRET_IDS.map((secret) => ({ event: "secret-read-as", ...SEATED, of: 2, secret })),
  "crisis-away": [{ event: "crisis-away", crisis: CRISES[0].id }],
  cured: [{ event: "cured", ...SEATED, ...CARD, who }],
  secret: SECRET_IDS.flatMap((secret) => both.map((reached) => ({ event: "secret", ...SEATED, secret, reached }))),
  ended: (["morale", "rounds", "objective", "failed"] as const).map((reason) => ({
    event: "ended",
    reason,
    done: reason === "objective",
  })),
};

/** Yes and no, as far as a row offers them. */
function decisions(question: Question): readonly Answer[] {
  const found: Answer[] = [];
  const offer = (answer: Answer): void => {
    if ("yes" in answer || "no" in answer) found.push(answer);
  };
  if (question.ask === "pick") pickQuestions.pick.list(position(), question, 1, offer);
  if (question.ask === "pick-card") pickQuestions["pick-card"].list(position(), question, 1, offer);
  return found;
}

describe("every kind is said, whether a match comes to it or not", () => {
  test("headings", () => {
    for (const phase of Object.values(Phase))
      for (let step = 0; step <= COLONY_STEPS.length; step++) say(words.heading(position({ phase, step })));
  });

  test("questions, to whoever is asked and to whoever waits", () => {
    for (const question of Object.values(QUESTIONS).flat())
      for (const seat of [1, null]) sayWhole(words.question(position(), question, seat));
  });

  test("answers", () => {
    for (const question of Object.values(QUESTIONS).flat())
      for (const answer of [...ANSWERS[question.ask], ...decisions(question)])
        say(words.answer(position(), question, answer));
    // Outside there is one entrance, and a crisis that is not seen has no name.
    say(words.answer(position({ place: SURVIVORS.map(() => 1) }), QUESTIONS.target[0], { zombie: 1 }));
    for (const answer of [{ yes: true }, { no: true }] as const)
      say(
        words.answer(
          position({ foreseen: [-1, -1] }),
          { ask: "pick", of: [1], why: "foresee-order", a: 0, b: 0 },
          answer,
        ),
      );
  });

  test("abilities and equipment say what they do, and only those that are an action of their own", () => {
    const deeds = [
      ...SURVIVORS.filter(({ when, ability }) => when === "once-a-round" && DEEDS.includes(ability.does)),
      ...ITEMS.filter(({ play, onceARound, effect }) => play === "equip" && onceARound && DEEDS.includes(effect.does)),
    ].map(({ id }) => id);
    // Card 64.
    deeds.push("andrew-evans");
    expect(Object.keys(de).filter((key) => key.startsWith("deed."))).toHaveLength(deeds.length);
    const [turn] = QUESTIONS.turn;
    for (const { id } of SURVIVORS) if (deeds.includes(id)) say(words.answer(position(), turn, { ability: id }));
    for (const { id } of ITEMS) if (deeds.includes(id)) say(words.answer(position(), turn, { use: id, by: who }));
    for (const [, texts] of LANGUAGES) for (const id of deeds) expect(texts).toHaveProperty([`deed.${id}`]);
  });

  test("votes for and against each crossroads card", () => {
    for (let acting = 0; acting < CROSSROADS.length; acting++)
      if (["vote", "vote-there"].some((vote) => vote === CROSSROADS[acting].choice))
        for (const vote of sides)
          say(words.answer(position({ acting }), { ask: "vote", of: [1], together: true, seat: -1 }, { vote }));
  });

  test("what a seat plays for: whatever objective is its own, on either side of the main one", () => {
    const { rules } = position();
    for (let main = 0; main < MAIN_OBJECTIVES.length; main++)
      for (const side of ["normal", "hardcore"] as const)
        for (const secret of [[], ...SECRET_IDS.map((_, number) => [number])])
          sayWhole(words.aim(position({ main, rules: { ...rules, side }, secret: [secret], exile: [[]] }), 0));
    for (let exile = 0; exile < EXILES.length; exile++) sayWhole(words.aim(position({ exile: [[exile]] }), 0));
  });

  test("events", () => {
    for (const event of Object.values(EVENTS).flat()) sayEvent(event);
  });

  test("refusals", () => {
    for (const [reason, rule] of Object.entries(reasons)) sayWhole(words.refusal({ reason, rule, about: 2 }));
  });

  test("what insight says", () => {
    const keys = [...insight.matchAll(/"((?:note|odds|forecast)\.[\w.-]+)"/g)].map(([, key = ""]) => key);
    for (const { face } of EXPOSURE_DIE)
      if (face === "wound" || face === "frostbite") keys.push(`odds.${face}`, `odds.${face}.dies`);
    for (const key of keys) {
      said.add(key);
      for (const [lang, texts] of LANGUAGES) expect(texts, lang).toHaveProperty([key]);
    }
  });

  test("what the house asks of every game", () => {
    const keys = ["title", "tagline", "intro", "lapse", "stand-in.notice", "page.lead", "page.play", "page.night"];
    keys.push(...Object.keys(board.tense ?? {}).map((event) => `coming.${event}`));
    for (let picture = 1; picture <= 3; picture++) keys.push(`page.minute.${picture}`);
    for (let seat = 0; seat < MOST_SEATS; seat++) keys.push(`seat.${seat}`, `seat.${seat}.short`);
    for (const { reason } of EVENTS.ended) keys.push(`end.${reason}`);
    for (const { id, group, ...option } of options) {
      keys.push(`group.${group}`, `option.${id}`, `option.${id}.help`);
      if (option.kind === "choice") keys.push(...option.values.map((value) => `option.${id}.${value}`));
    }
    for (const key of keys) {
      said.add(key);
      for (const [lang, texts] of LANGUAGES) expect(texts, lang).toHaveProperty([key]);
    }
  });
});

test("no text is there that nobody says", () => {
  expect(Object.keys(de).filter((key) => !said.has(key))).toEqual([]);
});

test("both languages say the same things, with the same values", () => {
  expect(Object.keys(de)).toEqual(Object.keys(en));
  const placesOf = (text: string): readonly string[] =>
    [...new Set([...text.matchAll(/\{(\w+)(:\w+)?/g)].map(([, name, kind]) => `${name}${kind ?? ""}`))].toSorted();
  const english = new Map(Object.entries(en));
  for (const [key, text] of Object.entries(de)) expect(placesOf(english.get(key) ?? ""), key).toEqual(placesOf(text));
});

const TABLES = [
  { players: 2, options: {} },
  { players: 3, options: {} },
  { players: 5, options: { objective: "random" } },
  { players: 4, options: { mode: "betrayer", objective: "kill-them" } },
  { players: 3, options: { mode: "no-betrayer", objective: "winter-has-come", elimination: true } },
  { players: 4, options: { mode: "cooperative", objective: "find-a-cure" } },
  { players: 3, options: { side: "hardcore", objective: "raiding-party", pharmacist: true, oneSource: true } },
  { players: 5, options: { tame: true, objective: "stockpile", outsiders: "second-list" } },
] as const;
const BOUND = 6000;
const SEEDS = [1, 2, 3];

describe("whatever is played", () => {
  test.each(TABLES)("$players players, $options: all is said, and no two answers to a question alike", (opening) => {
    const known = new Set<string>();
    /** The same phrase is looked at once. */
    const once = (phrase: Phrase): void => {
      const key = JSON.stringify(phrase);
      if (known.has(key)) return;
      known.add(key);
      say(phrase);
    };
    for (const seed of SEEDS)
      playRandomly(
        winterDerToten,
        { bound: BOUND, opening: () => ({ ...opening }) },
        seed,
        (match) => {
          const { question } = match;
          if (question === null) return;
          for (let seat = -1; seat < match.players; seat++) {
            const view = match.view(seat < 0 ? null : seat);
            once(words.heading(view));
            once(winterDerToten.words.question(view, question, question.of.includes(seat) ? seat : null));
          }
          for (const seat of match.awaited()) {
            const view = match.view(seat);
            const { answers, refused } = match.ask(seat);
            for (const { refusal } of refused) once(winterDerToten.words.refusal(refusal));
            const all = [...answers, ...refused.map(({ answer }) => answer)];
            const phrases = all.map((answer) => winterDerToten.words.answer(view, question, answer));
            for (const phrase of phrases) once(phrase);
            for (const [lang, texts] of LANGUAGES) {
              const lines = phrases.map((phrase) => sentence(texts, phrase));
              const twice = lines.filter((line, at) => lines.indexOf(line) !== at);
              expect(twice, `${lang}, ${question.ask}`).toEqual([]);
            }
          }
        },
        (event) => sayEvent(event),
      );
  });
});
