/** What counts how much, in points: ten are about a morale. Found by playing. */
export const WEIGHTS = {
  /** A survivor more than the morale that the death costs; what the last morale is worth besides. */
  survivor: 5,
  lastMorale: 50,
  goal: 120,
  /** A token, when the supply is too small for tonight, for tomorrow, for the night after; each starvation marker adds a share. */
  hungerNow: 5,
  hungerNext: 3.5,
  hungerLater: 2,
  hungrier: 0.35,
  /** A death in the second, third, fourth night, as a share of one tonight. */
  night2: 0.4,
  night3: 0.18,
  night4: 0.08,
  zombie: 0.4,
  waste: 0.35,
  tidy: 0.12,
  crisis: 1,
  bonus: 1,
  /** How many cards a later seat gives to a crisis; how many may be hoped for. */
  given: 1.1,
  hope: 0.6,
  /** A card in hand against another use of it. */
  away: 0.4,
  card: 1,
  search: 1,
  noise: 1,
  build: 0.3,
  /** What a use of dice in later rounds counts, for how many rounds, and what is lost with each die after the first. */
  later: 0.4,
  far: 3,
  less: 0.85,
  habit: 0.4,
  /** What a mouth inside counts, what a zombie outside. */
  eats: 0.5,
  drawn: 0.8,
  exposure: 1,
  spread: 0.5,
  join: 1.8,
  ownCard: 12,
  ownCardEarly: 1.5,
};
