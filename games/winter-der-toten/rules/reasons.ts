/** Every reason for which an answer is refused, with the anchor of the rules page that it rests on. */
export const reasons = {
  // Spielaufbau, Spielzug
  "only-at-the-start": "setup-players",
  "not-dealt": "setup-players",
  "only-in-own-turn": "turns",
  "not-possible": "turns",
  // Angreifen, Durchsuchen
  banned: "crossroads",
  "nobody-to-attack": "attack",
  "die-too-low": "dice",
  "only-when-attacking": "attack",
  "no-such-help": "ability",
  "no-search-inside": "search",
  "deck-empty": "search",
  "only-when-searching": "search",
  "noise-full": "search",
  "not-found": "search",
  // Bewegen, Eingänge, Abfall, Nahrung
  "has-moved": "move",
  blizzard: "crisis",
  "exiled-stay-out": "exile",
  "no-room": "move",
  "no-free-space": "barricade",
  "no-zombies-elsewhere": "attract",
  "clean-inside": "clean-waste",
  "no-waste": "clean-waste",
  "die-is-six": "spend-food",
  "no-food": "spend-food",
  "exiled-no-tokens": "exile",
  // Krise, Verbannung
  "exiled-contribute-not": "exile",
  "no-crisis": "contribute",
  "led-by-gray-beard": "crossroads",
  "already-exiled": "exile-vote",
  "one-vote-a-turn": "exile-vote",
  // Schicksalskarten
  "only-at-crossroads": "crossroads",
  "not-executable": "crossroads",
  "no-such-option": "crossroads",
  "only-when-leaderless": "death",
  "not-yours": "death",
  "only-when-bitten": "exposure",
  "kill-or-roll": "exposure",
} as const satisfies Record<string, string>;

export type Reason = keyof typeof reasons;
