import type { Poster } from "@endzeit/kit";

export default {
  hour: "04:50",
  title: { de: "Zombiaki", en: "Zombiaki" },
  lies: "stacked",
  line: { de: "Drei Spuren, fünf Abschnitte, eine Barrikade.", en: "Three lanes, five sections, one barricade." },
  players: [2, 2],
  minutes: 30,
  by: { de: "Zombiaki: Ignacy Trzewiczek", en: "Zombiaki: Ignacy Trzewiczek" },
} satisfies Poster;
