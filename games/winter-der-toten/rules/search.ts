import { ITEMS } from "../content/items.ts";
import { PLACES } from "../content/locations.ts";
import { DAVID, JOHN } from "../content/named.ts";
import { FACE_OF, kindNumber } from "../content/prints.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { type Answers, Ban, type State } from "../state.ts";
import { begin } from "./acts.ts";
import { DONE, GO, ITEM_IDS, NOISE, NOISE_WITH, SEARCH, SURVIVOR_IDS, TAKE, USE_ABILITY, USE_ITEM } from "./answers.ts";
import { eachKind, findBest, gearOf } from "./cards.ts";
import { hasSearched } from "./crossroads/lasting.ts";
import { makeNoise } from "./crossroads/parts.ts";
import { isRepeated, spendDie } from "./dice.ts";
import { hasAbilityOf, SURVIVOR_COUNT, survivorNumber } from "./groups.ts";
import { COLONY, MOST_NOISE } from "./places.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import type { TurnOffer } from "./turn.ts";

/** Durchsuchen: look at a card, stop or make noise for another one, keep one and put the rest under the deck. */

const FLASHLIGHT = kindNumber("flashlight");
export const MOST_LOOKS = 20;
export const MOST_KEPT = 20;

/** What makes a search richer, once a round: abilities and equipment, each with the place where it works (-1 any). */
interface Help {
  readonly number: number;
  readonly place: number;
  readonly look: number;
  readonly keep: number;
}

const placeNumber = (id: string): number => PLACES.findIndex((place) => place.id === id);

const SEARCHERS: readonly Help[] = SURVIVORS.flatMap(({ ability, place, when }, number) =>
  ability.does === "search-more" && when === "once-a-round"
    ? [{ number, place: placeNumber(place), look: ability.look, keep: ability.keep }]
    : [],
);
const BLUEPRINTS: readonly Help[] = ITEMS.flatMap(({ effect, place }, number) =>
  effect.does === "search-more" ? [{ number, place: placeNumber(place), look: effect.look, keep: effect.keep }] : [],
);

const BANNED = Ban.search | Ban.searchNow;

export function listSearches(s: State, seat: number, offer: TurnOffer): void {
  const pool = s.dice[seat];
  for (let who = 0; who < SURVIVOR_COUNT; who++) {
    if (s.owner[who] !== seat) continue;
    const place = s.place[who];
    for (let at = 0; at < pool.length; at++) {
      const die = pool[at];
      if (isRepeated(pool, at)) continue;
      if (place === COLONY) offer(SEARCH[who][die], "no-search-inside");
      else if ((s.bans[who] & BANNED) !== 0) offer(SEARCH[who][die], "banned", who);
      //
      else if (s.decks[place].length === 0) offer(SEARCH[who][die], "deck-empty", place);
      else if (die < s.numbers.search[who]) offer(SEARCH[who][die], "die-too-low", s.numbers.search[who]);
      else offer(SEARCH[who][die]);
    }
  }
}

type Search = Extract<Answers["turn"], { readonly search: string }>;

export function applySearch(s: State, seat: number, answer: Search, out: Out): void {
  const who = survivorNumber(answer.search);
  const place = s.place[who];
  begin(s, "search", who, place);
  spendDie(s, seat, answer.die);
  hasSearched(s, place);
  if (out.listening) out.tell({ event: "searched", seat, at: PLACES[place].id, who: answer.search });
  askLook(s, who, hasAbilityOf(s, who, DAVID) ? 2 : 1, 1);
}

/** Whose ability of this kind a searcher may use now: his own, or as John Price those of the others here. */
function maySearchLike(s: State, who: number, { number, place }: Help): boolean {
  if (place >= 0 && place !== s.place[who]) return false;
  if (!hasAbilityOf(s, who, number)) return false;
  return who === number ? (s.used[who] & 1) === 0 : (s.copied & (1 << number)) === 0;
}

const mayUseBlueprint = (s: State, who: number, { number, place }: Help): boolean =>
  place === s.place[who] && gearOf(s, who, number, true) >= 0;

/** several add up. */
function askLook(s: State, who: number, look: number, keep: number): void {
  const any =
    SEARCHERS.some((help) => maySearchLike(s, who, help)) || BLUEPRINTS.some((help) => mayUseBlueprint(s, who, help));
  if (any) s.agenda.push({ ask: "look", of: [s.owner[who]], by: who, look, keep });
  else s.agenda.push({ do: "search/look", by: who, look, keep });
}

function applyLook(s: State, who: number, look: number, keep: number, answer: Answers["look"], out: Out): void {
  if ("go" in answer) {
    s.agenda.push({ do: "search/look", by: who, look, keep });
    return;
  }
  const seat = s.owner[who];
  const ability = SEARCHERS.find(({ number }) => SURVIVORS[number].id === answer.use);
  const blueprint = BLUEPRINTS.find(({ number }) => ITEMS[number].id === answer.use);
  if (ability !== undefined) {
    if (who === JOHN && ability.number !== JOHN) s.copied |= 1 << ability.number;
    else s.used[who] |= 1;
    if (out.listening) out.tell({ event: "ability", seat, who: SURVIVORS[ability.number].id });
    askLook(s, who, look + ability.look, keep + ability.keep);
  } else if (blueprint !== undefined) {
    s.spent[gearOf(s, who, blueprint.number, true)] = 1;
    if (out.listening) out.tell({ event: "used", seat, card: ITEMS[blueprint.number].id, who: SURVIVORS[who].id });
    askLook(s, who, look + blueprint.look, keep + blueprint.keep);
  }
}

/** So many cards from the top come before the searcher, and nobody else. */
function lookAt(s: State, who: number, n: number, out: Out): void {
  const seat = s.owner[who];
  const deck = s.decks[s.place[who]];
  let looked = 0;
  for (; looked < n; looked++) {
    const print = deck.pop();
    if (print === undefined) break;
    s.found.push(print);
    if (out.listening) out.tell({ event: "saw", seat, ...FACE_OF[print] }, [seat]);
  }
  out.reveal();
  if (out.listening) out.tell({ event: "looked", seat, n: looked });
}

function makeNoiseFor(s: State, who: number, keep: number, answer: Answers["found"], out: Out): void {
  makeNoise(s, s.place[who], 1, out);
  let n = 1;
  if ("with" in answer) {
    //
    s.spent[gearOf(s, who, FLASHLIGHT, true)] = 1;
    n = 3;
    const seat = s.owner[who];
    if (out.listening) out.tell({ event: "used", seat, card: answer.with, who: SURVIVORS[who].id });
  }
  lookAt(s, who, n, out);
  s.agenda.push({ ask: "found", of: [s.owner[who]], by: who, keep, kept: 0 });
}

function keepCard(s: State, who: number, keep: number, kept: number, kind: number, out: Out): void {
  const seat = s.owner[who];
  const [print] = s.found.splice(findBest(s.found, kind), 1);
  s.hand[seat].push(print);
  if (out.listening) out.tell({ event: "kept-card", seat, ...FACE_OF[print] }, [seat]);
  if (kept + 1 < keep && s.found.length > 0) s.agenda.push({ ask: "found", of: [seat], by: who, keep, kept: kept + 1 });
  else putBack(s, who, kept + 1, out);
}

/** under the deck in the order in which they were drawn. */
function putBack(s: State, who: number, kept: number, out: Out): void {
  for (let at = 0; at < s.found.length; at++) s.decks[s.place[who]].unshift(s.found[at]);
  s.found.length = 0;
  if (out.listening) out.tell({ event: "kept", seat: s.owner[who], n: kept });
}

export const searchSteps = {
  "search/look": (s, { by, look, keep }, out) => {
    lookAt(s, by, look, out);
    s.agenda.push({ ask: "found", of: [s.owner[by]], by, keep, kept: 0 });
  },
} satisfies Partial<Steps>;

export const searchQuestions = {
  look: {
    forms: [{ use: [...ITEM_IDS, ...SURVIVOR_IDS] }, { go: [true] }],
    otherwise: "only-when-searching",
    list(s, { by }, _seat, offer) {
      for (const help of SEARCHERS) if (maySearchLike(s, by, help)) offer(USE_ABILITY[help.number]);
      for (const help of BLUEPRINTS) if (mayUseBlueprint(s, by, help)) offer(USE_ITEM[help.number]);
      offer(GO);
    },
    apply: (s, { by, look, keep }, _seat, answer, out) => applyLook(s, by, look, keep, answer, out),
    objection: () => ({ reason: "no-such-help", about: -1 }),
  },
  found: {
    forms: [{ noise: [true] }, { noise: [true], with: ITEM_IDS }, { take: ITEM_IDS }, { done: [true] }],
    otherwise: "only-when-searching",
    closed: true,
    list(s, { by, kept }, _seat, offer) {
      eachKind(s.found, (kind) => offer(TAKE[kind]));
      const place = s.place[by];
      if (kept > 0) offer(DONE);
      //
      else if (s.noise[place] >= MOST_NOISE) offer(NOISE, "noise-full", place);
      else if (s.decks[place].length === 0) offer(NOISE, "deck-empty", place);
      else {
        offer(NOISE);
        if (gearOf(s, by, FLASHLIGHT, true) >= 0) offer(NOISE_WITH[FLASHLIGHT]);
      }
    },
    apply(s, { by, keep, kept }, _seat, answer, out) {
      if ("take" in answer) keepCard(s, by, keep, kept, kindNumber(answer.take), out);
      else if ("done" in answer) putBack(s, by, kept, out);
      else makeNoiseFor(s, by, keep, answer, out);
    },
    objection: () => ({ reason: "not-found", about: -1 }),
  },
} satisfies Partial<Questions>;
