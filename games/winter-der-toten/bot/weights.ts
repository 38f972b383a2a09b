/** What counts how much, in points: ten are about a morale. Found by playing. */
export const WEIGHTS = {
  /** A survivor more than the morale that the death costs; what the last morale is worth besides. */
  survivor: 1.3,
  lastMorale: 49,
  goal: 520,
  /** A token, when the supply is too small for tonight, for tomorrow, for the night after; each starvation marker adds a share. */
  hungerNow: 5.4,
  hungerNext: 2.5,
  hungerLater: 2.3,
  hungrier: 0.52,
  /** A death in the second, third, fourth night, as a share of one tonight. */
  night2: 0.32,
  night3: 0.19,
  night4: 0.022,
  zombie: 0.27,
  waste: 0.3,
  tidy: 0.19,
  crisis: 2.1,
  bonus: 1.3,
  /** How many cards a later seat gives to a crisis; how many may be hoped for. */
  given: 2.6,
  hope: 0.68,
  /** A card in hand against another use of it. */
  away: 0.37,
  card: 0.37,
  search: 1.3,
  noise: 2,
  build: 0.071,
  /** What a use of dice in later rounds counts, for how many rounds, and what is lost with each die after the first. */
  later: 0.23,
  far: 0.64,
  less: 0.74,
  habit: 0.093,
  /** What a mouth inside counts, what a zombie outside. */
  eats: 0.37,
  drawn: 0.73,
  exposure: 2,
  spread: 0.4,
  join: 0.69,
  ownCard: 10,
  ownCardEarly: 2.1,
  /** What the first step to the main objective counts, as a share of the last. */
  early: 0.4,
};
