import { chanceOf, type Value, weightsOf } from "@endzeit/engine";
import { CHARACTERS, EQUIPMENT, TILES } from "../content/cards.ts";
import { inTeams } from "../rules/endings.ts";
import { facesOf } from "../rules/fight.ts";
import { ALL_TILES, hasTile, isSurvivor } from "../rules/stock.ts";
import { Role, type State } from "../state.ts";
import { danger, PROWL, tilesOf } from "./evaluate.ts";
import { stepsToGo } from "./tour.ts";
import learned from "./value.json" with { type: "json" };

/** Ways are counted in tens of steps. */
const TEN = 10;
const KINDS = EQUIPMENT.map(({ id }) => id);
const CARDS_IN_BOX = 40;
const MOST_ALLIES = 4;
const MOST_OF_A_KIND = 3;
/** Attack values in hand count the less the more there are: so many count half of what ever could. */
const ENOUGH = 6;

/** What a survivor's chance is read off. */
const SURVIVOR: readonly string[] = [
  "here",
  "1 tile",
  "2 tiles",
  "3 tiles",
  "4 tiles",
  "way",
  "way²",
  "way home",
  "allies",
  "no ally",
  "no ally × way",
  "1 ally × way",
  "supply empty",
  ...KINDS,
  "cards",
  "might",
  "might × way",
  "might × no ally",
  "revolvers",
  ...TILES.map(({ id }) => `${id} × way`),
  "skips",
  ...CHARACTERS.map(({ id }) => id),
  "equipment left",
  "fight: lost faces",
  "fight: lost faces × no ally",
];
/** And off the others, in a race and in a team. */
const AMONG_OTHERS: readonly string[] = [
  "next on turn",
  "others alive",
  "others' way",
  "others going home",
  "others' allies",
  "walkers",
  "danger",
  "danger × no ally",
  "4 seats",
];
const WALKER: readonly string[] = [
  "here",
  "teams",
  "beaten",
  "dying",
  "claws",
  "prey",
  "prey far",
  "prey near × no ally",
  "prey's allies",
  "prey's cards",
  "prey's tiles",
  "prey's way",
  "prey going home × way",
  "walkers",
  "4 seats",
  "2 seats",
];

/** Four tables in one: alone, in the race, in a team, as a walker. What is not the case is 0. */
const FEATURES: readonly string[] = [
  "always",
  ...SURVIVOR.map((name) => `alone: ${name}`),
  ...[...SURVIVOR, ...AMONG_OTHERS].map((name) => `race: ${name}`),
  ...[...SURVIVOR, ...AMONG_OTHERS].map((name) => `team: ${name}`),
  ...WALKER.map((name) => `walker: ${name}`),
];
const ALONE = 1;
const RACE = ALONE + SURVIVOR.length;
const TEAM = RACE + SURVIVOR.length + AMONG_OTHERS.length;
const HUNT = TEAM + SURVIVOR.length + AMONG_OTHERS.length;

const wayOf = (s: State, seat: number): number => stepsToGo(s, seat) / TEN;

function read(s: State, seat: number, into: number[]): void {
  for (let at = 0; at < FEATURES.length; at++) into[at] = 0;
  into[0] = 1;
  if (s.role[seat] !== Role.survivor && s.role[seat] !== Role.out) {
    readWalker(s, seat, into);
    return;
  }
  const teams = inTeams(s);
  const first = teams ? leader(s) : seat;
  // A match without survivors is over: nobody's chance is asked for any more.
  if (first < 0 || !isSurvivor(s, first)) return;
  const from = s.seats === 1 ? ALONE : teams ? TEAM : RACE;
  readSurvivor(s, first, into, from);
  if (s.seats > 1) readOthers(s, first, into, from + SURVIVOR.length);
}

/** Whoever of the team is nearest to the end of the way. */
function leader(s: State): number {
  let first = -1;
  for (let seat = 0; seat < s.seats; seat++)
    if (isSurvivor(s, seat) && (first < 0 || wayOf(s, seat) < wayOf(s, first))) first = seat;
  return first;
}

function readSurvivor(s: State, seat: number, into: number[], from: number): void {
  let n = from;
  const put = (value: number): void => {
    into[n++] = value;
  };
  const tiles = tilesOf(s, seat);
  const way = wayOf(s, seat);
  const allies = Math.min(MOST_ALLIES, s.allies[seat]);
  const alone = allies === 0 ? 1 : 0;
  const hand = s.hand[seat];
  let might = 0;
  for (const kind of hand) if (kind >= 0) might += s.numbers.equipment[kind];
  might /= might + ENOUGH;
  put(1);
  for (let count = 1; count <= TILES.length; count++) put(tiles === count ? 1 : 0);
  put(way);
  put(way * way);
  put(tiles === TILES.length ? way : 0);
  put(allies);
  put(alone);
  put(alone * way);
  put(allies === 1 ? way : 0);
  put(s.pool === 0 ? 1 : 0);
  for (let kind = 0; kind < KINDS.length; kind++) {
    let held = 0;
    for (const card of hand) if (card === kind) held++;
    put(Math.min(MOST_OF_A_KIND, held));
  }
  put(hand.length / (hand.length + ENOUGH));
  put(might);
  put(might * way);
  put(might * alone);
  put(Math.min(MOST_OF_A_KIND, s.front[seat]));
  for (let tile = 0; tile < TILES.length; tile++) put(hasTile(s, seat, tile) ? way : 0);
  put(s.skips[seat]);
  for (let character = 0; character < CHARACTERS.length; character++)
    put(s.character[seat] === character && s.spent[seat] === 0 ? 1 : 0);
  put(s.equipmentDeck.length / CARDS_IN_BOX);
  const { fight } = s;
  const lost =
    fight === null || fight.defender !== seat || fight.die > 0
      ? 0
      : facesOf(s, fight).filter((face) => face === "lost").length / 6;
  put(lost);
  put(lost * alone);
}

function readOthers(s: State, seat: number, into: number[], from: number): void {
  let alive = 0;
  let way = 2 * TEN;
  let home = 0;
  let allies = 0;
  let walkers = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    if (s.role[other] !== Role.survivor) {
      if (s.role[other] !== Role.out) walkers++;
      continue;
    }
    alive++;
    const its = wayOf(s, other);
    if (its < way) way = its;
    if (s.tiles[other] === ALL_TILES) home += 1 / (1 + its * 2);
    allies += s.allies[other];
  }
  const near = danger(s, seat) / 100;
  const turn = (seat - s.turn + s.seats) % s.seats;
  const found = [
    turn === 1 ? 1 : 0,
    alive,
    alive === 0 ? 0 : way,
    home,
    allies,
    walkers,
    near,
    s.allies[seat] === 0 ? near : 0,
    s.seats === 4 ? 1 : 0,
  ];
  for (let n = 0; n < found.length; n++) into[from + n] = found[n];
}

function readWalker(s: State, seat: number, into: number[]): void {
  let prey = 0;
  let far = 2 * TEN;
  let bare = 0;
  let allies = 0;
  let cards = 0;
  let tiles = 0;
  let way = 2 * TEN;
  let home = 0;
  let walkers = 0;
  for (let other = 0; other < s.seats; other++) {
    if (s.role[other] === Role.walker) walkers++;
    if (!isSurvivor(s, other)) continue;
    prey++;
    allies += s.allies[other];
    cards += s.hand[other].length;
    tiles += tilesOf(s, other);
    const its = wayOf(s, other);
    if (its < way) way = its;
    if (s.tiles[other] === ALL_TILES) home += 1 / (1 + its * 2);
    if (s.at[seat] < 0) continue;
    const steps = PROWL[s.at[seat]][s.at[other]];
    if (steps < far) far = steps;
    if (s.allies[other] === 0) bare += 1 / (1 + steps);
  }
  const found = [
    1,
    inTeams(s) ? 1 : 0,
    s.role[seat] === Role.beaten ? 1 : 0,
    s.role[seat] === Role.dying ? 1 : 0,
    s.claws[seat].length,
    prey,
    s.at[seat] < 0 ? 0 : far / TEN,
    bare,
    allies,
    cards / TEN,
    tiles,
    way,
    home,
    walkers,
    s.seats === 4 ? 1 : 0,
    s.seats === 2 ? 1 : 0,
  ];
  for (let n = 0; n < found.length; n++) into[HUNT + n] = found[n];
}

/** What a rule makes better for a survivor does not lower its chance, and what makes it worse does not raise it. */
const signs: Value["signs"] = {
  ...Object.fromEntries(
    ["alone", "race", "team"].flatMap((table) =>
      (
        [
          ["allies", 1],
          ["no ally", -1],
          ["no ally × way", -1],
          ["way home", -1],
          ["revolvers", 1],
          ["skips", -1],
          ["might", 1],
          ["cards", 1],
          ["fight: lost faces", -1],
          ["fight: lost faces × no ally", -1],
          ...KINDS.map((kind) => [kind, 1] as const),
        ] as const
      ).map(([name, sign]) => [`${table}: ${name}`, sign] as const),
    ),
  ),
  "race: danger": -1,
  "team: danger": -1,
  "walker: prey's allies": -1,
  "walker: prey far": -1,
};

/** Read for each seat that still takes turns. */
export const value: Value<State> = {
  features: FEATURES,
  signs,
  seats: (s) => s.role.flatMap((role, seat) => (role === Role.out ? [] : [seat])),
  read,
};

const weights = weightsOf(FEATURES, learned);
const features = FEATURES.map(() => 0);

export function chance(s: State, seat: number): number {
  read(s, seat, features);
  return chanceOf(features, weights);
}
