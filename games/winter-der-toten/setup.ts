import { below, deckOf, emptyLists, filled, type Random, type Setup, shuffle } from "@endzeit/engine";
import { BETRAYALS } from "./content/betrayals.ts";
import { CRISES } from "./content/crises.ts";
import { EXILES } from "./content/exiles.ts";
import { MAIN_OBJECTIVES } from "./content/main-objectives.ts";
import { numbers } from "./content/pack.ts";
import { PRINTS } from "./content/prints.ts";
import { SECRETS } from "./content/secrets.ts";
import { SURVIVORS } from "./content/survivors.ts";
import { blank } from "./copy.ts";
import { houseRules } from "./options.ts";
import { crossroadsInBox, itemsInBox, secretsInBox, survivorsInBox } from "./pools.ts";
import { isCooperative, isHardcore } from "./rules/groups.ts";
import { COLONY, COLONY_GATES, firstGate, GATES, PLACE_COUNT } from "./rules/places.ts";
import { Phase, type State } from "./state.ts";

/** Spielaufbau. */

const CHOICES = 4;
const STARTERS = 5;
const STARTERS_FOR_TWO = 7;
const SECRETS_EACH = 2;

/** What a seat gathers in the course of a match. */
const BY_SEAT = [
  ...(["contributed", "contributedOpenly", "withheld", "pledges", "stakes", "gifts"] as const),
  ...(["pledgedDice", "exile", "dice"] as const),
];

const ones = (rows: readonly unknown[]): number[] => rows.map(() => 1);

export function setup({ players, options, content }: Setup, random: Random): State {
  const opened = { random, rules: houseRules(options), numbers: numbers(content), seats: players };
  const s: State = Object.assign(blank(), opened);
  s.phase = Phase.setup;
  s.agenda.push({ do: "setup/keep" });
  layBoard(s, players, random);
  shuffleDecks(s, random);
  for (let seat = 0; seat < players; seat++) {
    s.choices.push(s.survivorDeck.splice(-CHOICES));
    s.hand.push(s.decks[COLONY].splice(-(players === 2 ? STARTERS_FOR_TWO : STARTERS)));
  }
  dealSecrets(s, players, random);
  return s;
}

/** Kolonie-Spielplan und Standortkarten, Gemeinsames Ziel. */
function layBoard(s: State, players: number, random: Random): void {
  const chosen = MAIN_OBJECTIVES.findIndex(({ id }) => id === s.rules.objective);
  s.main = chosen < 0 ? below(random, MAIN_OBJECTIVES.length) : chosen;
  const side = s.main * 2 + (isHardcore(s) ? 1 : 0);
  s.morale = s.numbers.morale[side];
  s.marker = s.numbers.rounds[side];
  s.helpless = s.numbers.helplessEach[side] * players + s.numbers.helplessMore[side];
  s.zombies = filled(GATES, 0);
  s.barricades = filled(GATES, 0);
  s.noise = filled(PLACE_COUNT, 0);
  for (let place = 0; place < PLACE_COUNT; place++) {
    const n = s.numbers.zombies[side * PLACE_COUNT + place];
    for (let zombie = 0; zombie < n; zombie++)
      s.zombies[firstGate(place) + (place === COLONY ? zombie % COLONY_GATES : 0)]++;
  }
  for (const nowhere of ["owner", "place"] as const) s[nowhere] = filled(SURVIVORS.length, -1);
  for (const none of ["wounds", "frost", "moved", "used", "bans"] as const) s[none] = filled(SURVIVORS.length, 0);
  s.leader = filled(players, -1);
  for (const none of ["exiled", "out", "spentDice"] as const) s[none] = filled(players, 0);
  for (const empty of BY_SEAT) s[empty] = emptyLists(players);
  for (const nobody of ["crisis", "acting", "subject", "scene", "actor", "actAt", "actFrom", "actWith"] as const)
    s[nobody] = -1;
}

function shuffleDecks(s: State, random: Random): void {
  const items = itemsInBox(s);
  s.decks = emptyLists(PLACE_COUNT);
  for (let print = 0; print < items.length; print++)
    for (let n = items[print]; n > 0; n--) s.decks[PRINTS[print].deck].push(print);
  for (const deck of s.decks) shuffle(random, deck);
  s.crisisDeck = deckOf(ones(CRISES), random);
  s.survivorDeck = deckOf(survivorsInBox(s), random);
  s.exileDeck = deckOf(ones(EXILES), random);
  s.crossroadsDeck = deckOf(crossroadsInBox(s), random);
}

/** Two secret objectives a player (one in the betrayer variant) and one betrayal, mixed; one for each, the rest stays unseen. */
function dealSecrets(s: State, players: number, random: Random): void {
  const box = secretsInBox(s);
  const loyal = deckOf(box.slice(0, SECRETS.length), random);
  const betrayals = deckOf(ones(BETRAYALS), random).map((number) => SECRETS.length + number);
  s.secret = emptyLists(players);
  if (!isCooperative(s)) {
    s.secretMix = loyal.splice(-players * (s.rules.mode === "betrayer" ? 1 : SECRETS_EACH));
    if (s.rules.mode !== "no-betrayer") s.secretMix.push(...betrayals.splice(-1));
    shuffle(random, s.secretMix);
    for (let seat = 0; seat < players; seat++) s.secret[seat] = s.secretMix.splice(-1);
  }
  s.secretBox = [...loyal, ...betrayals];
}
