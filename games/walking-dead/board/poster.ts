import type { Poster } from "@endzeit/kit";

export default {
  hour: "21:40",
  title: { de: "The Walking Dead", en: "The Walking Dead" },
  lies: "stacked",
  line: {
    de: "Vier Orte, ein Lager, eine Straße dazwischen.",
    en: "Four places, one camp, and the road between them.",
  },
  players: [1, 4],
  minutes: 60,
  by: { de: "The Walking Dead – Das Spiel: Jones, Kosmos", en: "The Walking Dead – Das Spiel: Jones, Kosmos" },
} satisfies Poster;
