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
      "flame",
      "hourglass",
      "lantern-flame",
      "magnifying-glass",
      "open-book",
      "scroll-unfurled",
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
      "hamburger-menu",
      "house",
      "info",
      "keyboard",
      "next-button",
      "person",
      "robot-antennas",
      "save",
      "speaker",
      "speaker-off",
      "sunrise",
    ],
  },
  {
    author: "sbed",
    link: "https://opengameart.org/content/95-game-icons",
    icons: ["cancel", "death-skull", "fall-down", "hand"],
  },
  { author: "Guard13007", link: "https://guard13007.com", icons: ["pause-button", "play-button"] },
  { author: "Skoll", link: "https://game-icons.net", icons: ["evil-eyes"] },
];

export const iconLicence = {
  name: "CC BY 3.0",
  link: "https://creativecommons.org/licenses/by/3.0/",
  source: "https://game-icons.net",
} as const;
