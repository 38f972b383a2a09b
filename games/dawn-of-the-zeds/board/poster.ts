import type { Poster } from "@endzeit/kit";

export default {
  hour: "06:12",
  title: { de: "Dawn of the Zeds", en: "Dawn of the Zeds" },
  lies: "gathered",
  line: {
    de: "Vier Straßen führen in die kleine Stadt. Alle bergab.",
    en: "Four roads lead into the small town. All downhill.",
  },
  players: [1, 4],
  minutes: 120,
  by: { de: "Dawn of the Zeds: Luttmann, Frosted Games", en: "Dawn of the Zeds: Luttmann, Frosted Games" },
} satisfies Poster;
