import type { Objection } from "@endzeit/engine";

/** Every reason for which an answer is refused, with the anchor of the rules page that it rests on. */
export const reasons = {
  // Bieten
  "already-bid": "bidding",
  "leader-aside": "leader",
  "only-when-bidding": "bidding",
  "too-few-figures": "Q10",
  // Erkunden
  "only-when-exploring": "exploration",
  "not-on-display": "exploration",
  // Bauen
  "only-when-building": "construction",
  "not-on-offer": "construction",
  "only-on-headquarters": "upgrades",
  "only-on-watchtower": "upgrades",
  "headquarters-stays": "sites",
  "watchtower-stays": "sites",
  "second-watchtower-stays": "tower-site",
  "extension-first": "extension",
  "other-church": "churches",
  // Wechsel
  "no-soldier-in-bag": "exchange",
  "no-engineer-in-bag": "exchange",
  "only-by-the-exchange-tile": "tile-exchange",
  "no-worker-there": "Q29",
  "specialists-only": "exchange",
  // Stadt
  "only-in-the-city": "city",
  "not-bid-here": "Q64",
  "has-acted": "city",
  "nobody-ready": "city",
  "other-order": "payment",
  "one-figure-pays": "payment",
  "nothing-built-there": "sites",
  "no-such-action": "special-actions",
  "extension-built": "extension",
  "two-figures": "extension",
  "no-damage": "repair",
  "wrong-figure": "payment",
  "used-up": "special-actions",
  "two-workers": "payment",
  "worker-must-return": "exchange",
  "nobody-to-exchange-for": "exchange",
  "nothing-to-discard": "search",
  "nothing-to-search": "search",
  "bag-empty": "recruit",
  // Ausruestung, Abschluss, Wertung
  "only-when-made-to": "Q63",
  "not-held": "equipment",
  "only-of-three-cards": "draw",
  "not-drawn": "draw",
  "only-when-searching": "search",
  "not-in-the-stack": "search",
  "only-without-shelter": "Q51",
  "nobody-of-that-colour": "shelter",
  "only-at-the-end": "Q59",
  "not-your-tile": "secrets",
} as const satisfies Record<string, string>;

export type Reason = keyof typeof reasons;

/** Why an answer is refused that is not listed; `about` is a site. */
export function objection(reason: Reason, about = -1): Objection<Reason> {
  return { reason, about };
}
