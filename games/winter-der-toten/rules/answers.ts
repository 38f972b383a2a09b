import { ITEMS } from "../content/items.ts";
import { PLACES } from "../content/locations.ts";
import { SYMBOLS } from "../content/prints.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { type Answers, MOST_SEATS } from "../state.ts";
import { GATES, gateNumber, placeOfGate } from "./places.ts";

/** Answers, made once, so that listing allocates nothing, and what their terms can be. */

type Turn = Answers["turn"];
type Pick = Answers["pick"];

export const FACE_NUMBERS = [1, 2, 3, 4, 5, 6] as const;
const FACES = [0, ...FACE_NUMBERS] as const;
export const SURVIVOR_IDS = SURVIVORS.map(({ id }) => id);
export const ITEM_IDS = ITEMS.map(({ id }) => id);
export const PLACE_IDS = PLACES.map(({ id }) => id);
export const SEAT_NUMBERS = Array.from({ length: MOST_SEATS }, (_, seat) => seat);
export const GATE_NUMBERS = Array.from({ length: GATES }, (_, gate) => gateNumber(gate));
export const COLONY_GATE_NUMBERS = [1, 2, 3, 4, 5, 6] as const;

const bySurvivor = <A>(make: (id: (typeof SURVIVOR_IDS)[number]) => A): readonly A[] => SURVIVOR_IDS.map(make);
const byItem = <A>(make: (id: (typeof ITEM_IDS)[number]) => A): readonly A[] => ITEM_IDS.map(make);
const byFace = <A>(make: (die: number) => A): readonly A[] => FACES.map(make);

/** A table of answers by two or three numbers, each made when it is first listed: most never come up. */
function later<A>(size: number, make: (at: number) => A): (at: number) => A {
  const made = new Array<A | undefined>(size);
  return (at) => {
    let answer = made[at];
    if (answer === undefined) {
      answer = make(at);
      made[at] = answer;
    }
    return answer;
  };
}

export const LEADER = bySurvivor((leader) => ({ leader }));

const N = SURVIVOR_IDS.length;
const I = ITEM_IDS.length;
const keepTwo = later(N * N, (at): Answers["keep"] => ({
  keep: SURVIVOR_IDS[Math.floor(at / N)],
  with: SURVIVOR_IDS[at % N],
}));
const keepThree = later(N * N * N, (at): Answers["keep"] => ({
  keep: SURVIVOR_IDS[Math.floor(at / (N * N))],
  with: SURVIVOR_IDS[Math.floor(at / N) % N],
  and: SURVIVOR_IDS[at % N],
}));
export const keepAnswer = (first: number, second: number, third = -1): Answers["keep"] =>
  third < 0 ? keepTwo(first * N + second) : keepThree((first * N + second) * N + third);

export const END: Turn = { end: true };
/** By survivor and die. */
export const ATTACK = bySurvivor((attack) => byFace((die): Turn => ({ attack, die })));
export const SEARCH = bySurvivor((search) => byFace((die): Turn => ({ search, die })));
export const BARRICADE = bySurvivor((barricade) => byFace((die): Turn => ({ barricade, die })));
export const CLEAN = bySurvivor((clean) => byFace((die): Turn => ({ clean, die })));
export const ATTRACT = bySurvivor((attract) => byFace((die): Turn => ({ attract, die })));
export const ABILITY_WITH_DIE = bySurvivor((ability) => byFace((die): Turn => ({ ability, die })));
export const ABILITY = bySurvivor((ability): Turn => ({ ability }));
export const BARRICADE_FREELY = bySurvivor((barricade): Turn => ({ barricade }));
/** By survivor, item and die. */
const attackWith = later(
  N * I * FACES.length,
  (at): Turn => ({
    attack: SURVIVOR_IDS[Math.floor(at / FACES.length / I)],
    with: ITEM_IDS[Math.floor(at / FACES.length) % I],
    die: at % FACES.length,
  }),
);
export const attackWithAnswer = (who: number, kind: number, die: number): Turn =>
  attackWith((who * I + kind) * FACES.length + die);
/** By survivor, the other, and die (0: without one). */
const abilityOf = later(N * N * FACES.length, (at): Turn => {
  const ability = SURVIVOR_IDS[Math.floor(at / FACES.length / N)];
  const of = SURVIVOR_IDS[Math.floor(at / FACES.length) % N];
  const die = at % FACES.length;
  return die === 0 ? { ability, of } : { ability, of, die };
});
export const abilityOfAnswer = (who: number, of: number, die: number): Turn =>
  abilityOf((who * N + of) * FACES.length + die);
const use = later(N * I, (at): Turn => ({ use: ITEM_IDS[at % I], by: SURVIVOR_IDS[Math.floor(at / I)] }));
export const useAnswer = (who: number, kind: number): Turn => use(who * I + kind);
export const PLAY = byItem((play): Turn => ({ play }));
export const CONTRIBUTE = byItem((contribute): Turn => ({ contribute }));
const contributeFrom = later(
  N * I,
  (at): Turn => ({
    contribute: ITEM_IDS[at % I],
    from: SURVIVOR_IDS[Math.floor(at / I)],
  }),
);
export const contributeFromAnswer = (who: number, kind: number): Turn => contributeFrom(who * I + kind);
export const OFFER = byItem((offer): Turn => ({ offer }));
/** By survivor and place. */
export const MOVE = bySurvivor((move) => PLACE_IDS.map((to): Turn => ({ move, to })));
export const MOVE_WITH_FUEL = bySurvivor((move) => PLACE_IDS.map((to): Turn => ({ move, to, fuel: true })));
export const FEED = byFace((feed): Turn => ({ feed }));
/** By die and item. */
export const FEED_WITH = byFace((feed) => byItem((card): Turn => ({ feed, card })));
export const REQUEST = SYMBOLS.map((request): Turn => ({ request }));
const handOff = later(N * I, (at): Turn => ({ hand: ITEM_IDS[at % I], from: SURVIVOR_IDS[Math.floor(at / I)] }));
export const handAnswer = (kind: number, from: number): Turn => handOff(from * I + kind);
export const EXILE = SEAT_NUMBERS.map((exile): Turn => ({ exile }));
export const BUY = byItem((buy): Turn => ({ buy }));
export const NURSE = bySurvivor((nurse): Turn => ({ nurse }));
export const ACT = bySurvivor((act): Turn => ({ act }));

export const ZOMBIE: readonly Answers["target"][] = GATE_NUMBERS.map((zombie) => ({ zombie }));
export const STRIKE: readonly Answers["target"][] = bySurvivor((strike) => ({ strike }));

export const GO = { go: true } as const;
export const WITH_ITEM: readonly Answers["modify"][] = byItem((id) => ({ with: id }));
const withCard = later(I * I, (at): Answers["modify"] => ({
  with: ITEM_IDS[Math.floor(at / I)],
  card: ITEM_IDS[at % I],
}));
export const withCardAnswer = (kind: number, card: number): Answers["modify"] => withCard(kind * I + card);
const withSurvivor = later(N * I * FACES.length, (at): Answers["modify"] => ({
  with: SURVIVOR_IDS[Math.floor(at / FACES.length / I)],
  die: at % FACES.length,
  card: ITEM_IDS[Math.floor(at / FACES.length) % I],
}));
export const withSurvivorAnswer = (who: number, card: number, die: number): Answers["modify"] =>
  withSurvivor((who * I + card) * FACES.length + die);
export const WITH_GIFT = {
  "welcome-home": { with: "welcome-home" },
  "gray-beard": { with: "gray-beard" },
} as const satisfies Record<string, Answers["modify"]>;

export const USE_ITEM: readonly Answers["look"][] = byItem((id) => ({ use: id }));
export const USE_ABILITY: readonly Answers["look"][] = bySurvivor((id) => ({ use: id }));

export const NOISE: Answers["found"] = { noise: true };
export const NOISE_WITH: readonly Answers["found"][] = byItem((id) => ({ noise: true, with: id }));
export const TAKE: readonly Answers["found"][] = byItem((take) => ({ take }));
export const DONE = { done: true } as const;

export const KILL: Answers["bitten"] = { kill: true };
export const ROLL: Answers["bitten"] = { roll: true };
export const GIVE: readonly Answers["respond"][] = byItem((give) => ({ give }));
export const REFUSE = { refuse: true } as const;
export const ACCEPT: readonly Answers["accept"][] = SEAT_NUMBERS.map((take) => ({ take }));
export const VOTE = { up: { vote: "up" }, down: { vote: "down" } } as const satisfies Record<string, Answers["vote"]>;
export const DECIDE = { up: { decide: "up" }, down: { decide: "down" } } as const satisfies Record<
  string,
  Answers["tie"]
>;
export const PASS = bySurvivor((pass): Answers["pass"] => ({ pass }));
/** By option, from 1. */
export const OPTION: readonly Answers["option"][] = [0, 1, 2, 3].map((option) => ({ option }));

export const PICK_SURVIVOR: readonly Pick[] = bySurvivor((survivor) => ({ survivor }));
export const PICK_PLACE: readonly Pick[] = PLACE_IDS.map((place) => ({ place }));
export const PICK_GATE: readonly Pick[] = GATE_NUMBERS.map((gate, at) => ({ gate, at: PLACE_IDS[placeOfGate(at)] }));
export const PICK_FACE: readonly Pick[] = byFace((face) => ({ face }));
export const PICK_SEAT: readonly Pick[] = SEAT_NUMBERS.map((seat) => ({ seat }));
export const YES = { yes: true } as const;
export const NO = { no: true } as const;
export const PICK_CARD: readonly Answers["pick-card"][] = byItem((card) => ({ card }));
