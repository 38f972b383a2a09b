import type { ByLanguage } from "@endzeit/engine";

/** What a person among the bots says: before a match, at its end, and at the end of one that all won or lost together. */
export type Occasion = "before" | "won" | "lost" | "together-won" | "together-lost";

/** A bot that people know by face and voice. It never speaks of a card. */
export interface Person {
  readonly name: string;
  readonly face: "ole" | "mila" | "brandt" | "grau";
  readonly character: ByLanguage<string>;
  readonly lines: { readonly [occasion in Occasion]: ByLanguage<string> };
}

/** Who plays at which level, by the name of the bot. */
const PERSONS: { readonly [bot: string]: Person } = {
  "level-1": {
    name: "Ole",
    face: "ole",
    character: {
      de: "Trägt Zeitungen aus, mag es laut, spielt die große Karte zuerst und verzeiht sich sofort.",
      en: "Delivers newspapers, likes it loud, plays the big card first and forgives himself at once.",
    },
    lines: {
      before: { de: "Ich hab einen Plan. Er ist laut.", en: "I have a plan. It is loud." },
      won: { de: "Hat geklappt? Hat geklappt!", en: "Did it work? It worked!" },
      lost: { de: "Na gut. Aber der eine Zug war schön.", en: "Fair enough. But that one move was pretty." },
      "together-won": { de: "Wir waren super!", en: "We were great!" },
      "together-lost": { de: "Das lag am Wetter.", en: "I blame the weather." },
    },
  },
  "level-2": {
    name: "Mila",
    face: "mila",
    character: {
      de: "Schlosserin mit schnellen Augen. Sucht die offene Seite und verliert kein Wort darüber.",
      en: "A locksmith with quick eyes. Looks for the open side and does not say a word about it.",
    },
    lines: {
      before: { de: "Fang ruhig an. Ich schau erst mal.", en: "You start. I'll just watch first." },
      won: {
        de: "Es war schon offen. Ich bin nur hindurchgegangen.",
        en: "It was open already. I just walked through.",
      },
      lost: { de: "Gut gesehen. Ich war auf der falschen Seite.", en: "Well spotted. I was on the wrong side." },
      "together-won": { de: "Sauber gemacht.", en: "Neatly done." },
      "together-lost": { de: "Wir haben eine Tür vergessen.", en: "We forgot a door." },
    },
  },
  "level-3": {
    name: "Brandt",
    face: "brandt",
    character: {
      de: "Feuerwehrmann im Ruhestand. Zählt Ausgänge, Menschen und Minuten, in dieser Reihenfolge.",
      en: "A retired firefighter. Counts exits, people and minutes, in that order.",
    },
    lines: {
      before: { de: "Ich zähle, du ziehst.", en: "I count, you move." },
      won: { de: "Am Ende hat eine Reserve gereicht: meine.", en: "One reserve was enough in the end: mine." },
      lost: { de: "Das war Arbeit. Gute Arbeit, deine.", en: "That was work. Good work, yours." },
      "together-won": { de: "Alle draußen. Mehr will ich nicht.", en: "Everyone out. That's all I want." },
      "together-lost": { de: "Zu spät los. Nächstes Mal früher.", en: "We left too late. Earlier next time." },
    },
  },
  "level-4": {
    name: "Frau Grau",
    face: "grau",
    character: {
      de: "Hat vierzig Jahre Mathematik unterrichtet, hat nie Eile und kennt den Schluss, bevor jemand fragt.",
      en: "Taught mathematics for forty years, is never in a hurry and knows the end before anybody asks.",
    },
    lines: {
      before: { de: "Nehmen Sie sich Zeit. Ich habe welche.", en: "Take your time. I have some." },
      won: {
        de: "Ihr Fehler war klein. Ich zeige ihn Ihnen gern.",
        en: "Your mistake was small. I will gladly show you where.",
      },
      lost: {
        de: "Ausgezeichnet. Das rechnen wir noch einmal nach.",
        en: "Excellent. Let us check the sum once more.",
      },
      "together-won": { de: "Sehr ordentlich.", en: "Very tidy." },
      "together-lost": { de: "Die Aufgabe war lösbar.", en: "The problem had a solution." },
    },
  },
};

/** The person behind a bot's name; null for a bot that is nobody. */
export const personOf = (bot: string): Person | null => (Object.hasOwn(PERSONS, bot) ? (PERSONS[bot] ?? null) : null);
