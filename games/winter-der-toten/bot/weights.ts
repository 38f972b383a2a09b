import { MAIN_OBJECTIVES, type MainObjectiveId } from "../content/main-objectives.ts";
import type { View } from "../state.ts";

/** What counts how much, in points: ten are about a morale. Found by playing. */
const WEIGHTS = {
  /** A survivor more than the morale that the death costs; what the last morale is worth besides. */
  survivor: 1.6,
  lastMorale: 64,
  goal: 800,
  /** A token, when the supply is too small for tonight, for tomorrow, for the night after; each starvation marker adds a share. */
  hungerNow: 6.3,
  hungerNext: 2.1,
  hungerLater: 2.1,
  hungrier: 0.54,
  /** A death in the second, third, fourth night, as a share of one tonight. */
  night2: 0.31,
  night3: 0.12,
  night4: 0.025,
  zombie: 0.32,
  waste: 0.3,
  tidy: 0.17,
  crisis: 2.3,
  bonus: 1.5,
  /** How many cards a later seat gives to a crisis; how many may be hoped for. */
  given: 1.9,
  hope: 0.87,
  /** A card in hand against another use of it. */
  away: 0.39,
  card: 0.33,
  search: 1,
  noise: 5.5,
  /** How much of what the crisis would bring is feared while it is not prevented. */
  feared: 0.4,
  build: 0.065,
  /** What a use of dice in later rounds counts, for how many rounds, and what is lost with each die after the first. */
  later: 0.26,
  far: 0.52,
  less: 0.8,
  habit: 0.08,
  /** What a mouth inside counts, what a zombie outside. */
  eats: 0.48,
  drawn: 0.76,
  exposure: 1.75,
  /** A wound, frostbite, for each that the survivor has then. */
  wounded: 1.7,
  frosted: 3.5,
  spread: 0.7,
  join: 0.5,
  ownCard: 10,
  ownCardEarly: 1.6,
  betrayalCard: 20,
  /** What the first step to the main objective counts, as a share of the last. */
  early: 0.33,
  /** A survivor whom frostbite kills at the next turn, or at the one after, as shares of a death; one who bears one wound more. */
  doomed: 0.9,
  dying: 0.5,
  weak: 6,
  /** A survivor's work in each round to come. */
  survivorRound: 0.3,
  /** What others would heal for them. */
  neighbour: 0.4,
  /** Of the main objective: a barricade outside; one that would be broken tonight; a zombie in the space of one; a card for an evening to come. */
  outpost: 1.5,
  fragile: 0.55,
  clear: 1,
  /** A zombie where a barricade is wanted and still has space; one outside when few enough are there; one that a crossroads card wants gone. */
  beside: 0.1,
  duty: 0.5,
  spare: 0.15,
  cleared: 1,
  /** Food that one wants kept. */
  kept: 1,
  /** Luring takes a die that others might use. */
  lure: 1,
  /** The last card in a hand that the evening wants. */
  last: 40,
};

export type Weights = typeof WEIGHTS;

/** What counts otherwise where the main objective wants it. */
const PLANS: { readonly [main in MainObjectiveId]?: Partial<Weights> } = {
  "eight-weeks-of-darkness": { search: 0.75 },
  "kill-them": { goal: 1000 },
  "home-sweet-home": { goal: 1200, outpost: 1 },
  "raiding-party": { noise: 8 },
  "leave-it-all-behind": { goal: 1000 },
  stockpile: { goal: 1300 },
  "winter-has-come": { goal: 350, search: 0.75, noise: 8 },
  "too-many-mouths": { search: 0.85 },
  "we-need-more-samples": { goal: 530, exposure: 1.9 },
};

const TABLE: readonly Weights[] = MAIN_OBJECTIVES.map(({ id }) => ({ ...WEIGHTS, ...PLANS[id] }));

export const weightsOf = ({ main }: View): Weights => TABLE[main];
