/** Every reason for which an answer is refused, with the anchor of the rules page that it rests on. */
export const reasons = {
  // Bieten
  "already-bid": "bidding",
  "leader-aside": "leader",
  // Bauen
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
  // Stadt
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
} as const satisfies Record<string, string>;

export type Reason = keyof typeof reasons;
