/** What counts how much, in points: ten are about a morale. Found by playing. */
export const WEIGHTS = {
  /** A survivor more than the morale that the death costs; what the last morale is worth besides. */
  survivor: 1.6,
  lastMorale: 64,
  goal: 530,
  /** A token, when the supply is too small for tonight, for tomorrow, for the night after; each starvation marker adds a share. */
  hungerNow: 5.3,
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
  crisis: 2.1,
  bonus: 1.5,
  /** How many cards a later seat gives to a crisis; how many may be hoped for. */
  given: 1.9,
  hope: 0.87,
  /** A card in hand against another use of it. */
  away: 0.39,
  card: 0.33,
  search: 1.3,
  noise: 2.9,
  /** How much of what the crisis would bring is feared while it is not prevented. */
  feared: 0.4,
  build: 0.065,
  /** What a use of dice in later rounds counts, for how many rounds, and what is lost with each die after the first. */
  later: 0.26,
  far: 0.52,
  less: 0.88,
  habit: 0.08,
  /** What a mouth inside counts, what a zombie outside. */
  eats: 0.48,
  drawn: 0.76,
  exposure: 1.9,
  spread: 0.44,
  join: 0.5,
  ownCard: 20,
  ownCardEarly: 6,
  /** What the first step to the main objective counts, as a share of the last. */
  early: 0.33,
};
