import type { ByLanguage } from "@endzeit/engine";

/** Names and plain descriptions of the bots, for every place that offers them: `bot.<name>`, `bot.<name>.about`. */
export const botTexts: ByLanguage = {
  de: {
    "bot.random": "Zufall",
    "bot.random.about": "Nimmt irgendeine erlaubte Antwort. Kennt kein Ziel.",
    "bot.greedy": "Gierig",
    "bot.greedy.about":
      "Prüft jede erlaubte Antwort in einigen Spielständen, die zu seinem Wissen passen, und nimmt die, nach der er gleich am besten steht. Plant nicht voraus und sieht keine verdeckten Karten.",
    "bot.planner": "Planer",
    "bot.planner.about":
      "Folgt den Faustregeln dieses Spiels und rechnet mit den genauen Chancen. Gibt auch die Tipps am Tisch. Sieht keine verdeckten Karten.",
    "bot.level-1": "Ole (leicht)",
    "bot.level-1.about": "Nimmt, was gleich am besten aussieht, und denkt keinen Zug weiter.",
    "bot.level-2": "Mila (mittel)",
    "bot.level-2.about": "Spielt jede Antwort ein paar Schritte weit durch, bevor sie sich entscheidet.",
    "bot.level-3": "Brandt (schwer)",
    "bot.level-3.about":
      "Denkt mit, was die anderen darauf antworten, und wägt ab, wie wahrscheinlich der Sieg danach ist.",
    "bot.level-4": "Frau Grau (meisterlich)",
    "bot.level-4.about": "Denkt wie Brandt, nur viel länger. Sieht keine verdeckten Karten.",
  },
  en: {
    "bot.random": "Random",
    "bot.random.about": "Takes any allowed answer. Pursues nothing.",
    "bot.greedy": "Greedy",
    "bot.greedy.about":
      "Tries every allowed answer in a few positions that fit what it knows and takes the one that leaves it best off at once. Does not plan ahead and sees no hidden cards.",
    "bot.planner": "Planner",
    "bot.planner.about":
      "Follows this game's rules of thumb and reckons with the exact chances. It also gives the hints at the table. Sees no hidden cards.",
    "bot.level-1": "Ole (easy)",
    "bot.level-1.about": "Takes what looks best at once and thinks no move further.",
    "bot.level-2": "Mila (medium)",
    "bot.level-2.about": "Plays every answer a few steps on before she decides.",
    "bot.level-3": "Brandt (hard)",
    "bot.level-3.about": "Thinks of what the others will answer, and weighs how likely a win is after that.",
    "bot.level-4": "Frau Grau (master)",
    "bot.level-4.about": "Thinks like Brandt, only much longer. Sees no hidden cards.",
  },
};
