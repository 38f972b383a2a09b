/** Who drew the icons that we took from game-icons.net, with the names they bear there. CC BY 3.0 asks for this table. */
export const iconCredits: readonly {
  readonly author: string;
  readonly link: string;
  readonly icons: readonly string[];
}[] = [
  {
    author: "Lorc",
    link: "https://lorcblog.blogspot.com",
    icons: [
      "claw-slashes",
      "cog",
      "drop",
      "hourglass",
      "lantern-flame",
      "magnifying-glass",
      "open-book",
      "scroll-unfurled",
      "sunrise",
      "trophy",
    ],
  },
  {
    author: "Delapouite",
    link: "https://delapouite.com",
    icons: [
      "anticlockwise-rotation",
      "check-mark",
      "clockwise-rotation",
      "house",
      "next-button",
      "person",
      "robot-antennas",
      "save",
    ],
  },
  {
    author: "sbed",
    link: "https://opengameart.org/content/95-game-icons",
    icons: ["cancel", "death-skull", "fall-down", "hand"],
  },
  { author: "Guard13007", link: "https://guard13007.com", icons: ["pause-button", "play-button"] },
  { author: "Carl Olsen", link: "https://game-icons.net", icons: ["flame"] },
  { author: "Skoll", link: "https://game-icons.net", icons: ["evil-eyes"] },
  {
    author: "game-icons.net contributors",
    link: "https://game-icons.net",
    icons: ["hamburger-menu", "info", "keyboard", "speaker", "speaker-off"],
  },
];

export const iconLicence = {
  name: "CC BY 3.0",
  link: "https://creativecommons.org/licenses/by/3.0/",
  source: "https://game-icons.net",
} as const;
