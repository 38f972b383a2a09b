import type { Poster } from "@endzeit/kit";

export default {
  hour: "09:30",
  title: { de: "Winter der Toten", en: "Dead of Winter" },
  lies: "stacked",
  line: {
    de: "Ein Dach, sechs Wege hinaus, zu wenig von allem.",
    en: "One roof, six ways out, too little of everything.",
  },
  players: [2, 5],
  minutes: 120,
  by: { de: "Winter der Toten: Vega und Gilmour", en: "Dead of Winter (Winter der Toten): Vega and Gilmour" },
} satisfies Poster;
