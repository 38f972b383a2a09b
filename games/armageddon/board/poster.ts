import type { Poster } from "@endzeit/kit";

export default {
  hour: "00:15",
  title: { de: "Armageddon", en: "Armageddon" },
  lies: "long",
  line: {
    de: "Die Stadt wird neu gebaut. Biete um jeden, der noch lebt.",
    en: "The city rises again. Bid for everyone still alive.",
  },
  players: [3, 4],
  minutes: 90,
  by: { de: "Armageddon: Marling und Thompson, Queen Games", en: "Armageddon: Marling and Thompson, Queen Games" },
} satisfies Poster;
