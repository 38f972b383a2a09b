import type { NightScript } from "@endzeit/engine";
import type { Answer, Event } from "./state.ts";

/** The guided match: a first round for Thomas and Sophie, with two other groups and without a betrayer. */
export const night: NightScript<Answer, Event> = {
  game: "winter-der-toten",
  seed: "first-4733",
  options: { mode: "no-betrayer", objective: "we-need-more-samples" },
  seats: [null, "planner", "planner"],
  face: "loretta",
  speaker: { de: "Loretta, die Köchin", en: "Loretta, the cook" },
  with: { de: "Loretta", en: "Loretta" },
  opening: 0,
  steps: [
    {
      when: { ask: "keep" },
      do: { keep: "thomas-heart", with: "sophie-robinson" },
      say: {
        de: "Vier klopfen, zwei kann ich durchfüttern. Nimm Thomas, der trifft mit jedem Würfel, und Sophie, die findet mit jedem.",
        en: "Four knock, I can feed two. Take Thomas, he hits with any die, and Sophie, she finds with any.",
      },
    },
    {
      when: { ask: "leader" },
      do: { leader: "thomas-heart" },
      say: {
        de: "Einer führt: Thomas. Den höchsten Einfluss am Tisch lassen wir anfangen. Den niedrigsten holen sie zuerst.",
        en: "One leads: Thomas. The highest influence at the table begins. The lowest is the one they take first.",
      },
    },
    {
      when: { ask: "turn", sees: { round: 1 } },
      show: [".card.own"],
      read: true,
      say: {
        de: "Dein geheimes Ziel geht nur dich an. Am Ende zählt genau das, was dort steht. Lies es, und rede nicht zu viel.",
        en: "Your secret objective is yours alone. In the end exactly what it says counts. Read it, and don't talk too much.",
      },
    },
    {
      when: { ask: "turn", may: { move: "thomas-heart" }, sees: { round: 1 } },
      dare: { search: "sophie-robinson", die: 1 },
      show: ['[data-die="1"]', '[data-own="24"]'],
      say: {
        de: "Erst die Vorräte. Nimm den Einser und lass Sophie hier in der Kolonie suchen. Nur zu.",
        en: "Supplies first. Take the one and let Sophie search here in the colony. Go ahead.",
      },
    },
    {
      when: { ask: "turn", may: { move: "thomas-heart", to: "police-station" }, sees: { round: 1 } },
      do: { move: "thomas-heart", to: "police-station" },
      show: ['[data-own="27"]', '[data-place="1"]'],
      say: {
        de: "Draußen also. Zwölf Seiten hat der Infektionswürfel, sechs sind leer. Thomas geht zuerst, zur Polizeiwache.",
        en: "Outside, then. The exposure die has twelve faces, six are blank. Thomas goes first, to the Police Station.",
      },
    },
    {
      when: { ask: "turn", may: { attack: "thomas-heart", die: 1 }, sees: { round: 1 } },
      do: { attack: "thomas-heart", die: 1 },
      show: ['[data-die="1"]', '[data-own="27"]', '[data-place="1"]'],
      say: {
        de: "Nimm den kleinsten Würfel, er trifft ab 1. Wer tot ist, wird untersucht: Eine 4 oder mehr ist eine Probe. Neun brauchen wir.",
        en: "Take the smallest die, he hits from 1. The dead get examined: 4 or more is a sample. We need nine.",
      },
    },
    {
      when: { ask: "turn", may: { move: "sophie-robinson", to: "grocery-store", fuel: true }, sees: { round: 1 } },
      do: { move: "sophie-robinson", to: "grocery-store", fuel: true },
      show: ['[data-own="24"]', '[data-place="2"]'],
      say: {
        de: "Auch nach dem Kampf fiel der Infektionswürfel. Für Sophie spiel Benzin zum Weg in den Supermarkt, dann bleibt er liegen.",
        en: "The exposure die fell after the fight, too. For Sophie play fuel with the move to the Grocery Store, then it stays put.",
      },
    },
    {
      when: { ask: "turn", may: { search: "sophie-robinson", die: 2 }, sees: { round: 1 } },
      do: { search: "sophie-robinson", die: 2 },
      show: ['[data-die="2"]', '[data-own="24"]'],
      say: {
        de: "Jetzt darf sie suchen. Sie sieht eine Karte, und nur du siehst sie mit. Der Zweier genügt ihr.",
        en: "Now she may search. She sees one card, and only you see it too. The two is enough for her.",
      },
    },
    {
      when: { ask: "found", may: { take: "food-3" } },
      do: { take: "food-3" },
      say: {
        de: "Drei Portionen. Behalten oder weitersuchen? Jede weitere Karte macht Lärm, und Lärm holt abends Tote heran. Behalt sie.",
        en: "Three portions. Keep it or go on? Each further card makes noise, and noise calls the dead at night. Keep it.",
      },
    },
    {
      when: { ask: "turn", may: { contribute: "food-1" }, sees: { round: 1 } },
      do: { contribute: "food-1" },
      show: ["[data-crisis]"],
      say: {
        de: "Die Krise will Nahrung: so viele passende Karten, wie Leute am Tisch sind. Verdeckt. Falsche ziehen ab. Gib eine.",
        en: "The crisis wants food: as many matching cards as players at the table. Face down. Wrong ones subtract. Give one.",
      },
    },
    {
      when: { ask: "turn", may: { play: "food-3" }, sees: { round: 1 } },
      do: { play: "food-3" },
      show: ['[data-place="0"]'],
      say: {
        de: "Und die drei Portionen für mich. Je zwei Leute in der Kolonie essen abends eine. Wir fangen mit null an.",
        en: "And the three portions for me. Every two people in the colony eat one at night. We start with none.",
      },
    },
    {
      when: { ask: "turn", may: { barricade: "thomas-heart", die: 4 }, sees: { round: 1 } },
      do: { barricade: "thomas-heart", die: 4 },
      show: ['[data-die="4"]', '[data-own="27"]', '[data-place="1"]'],
      say: {
        de: "Ein Würfel noch, die Zahl ist egal. Thomas nagelt ein Feld an der Polizeiwache zu.",
        en: "One die left, the number does not matter. Thomas boards up a space at the Police Station.",
      },
    },
    {
      when: { ask: "turn", may: { end: true }, sees: { round: 1 } },
      do: { end: true },
      say: {
        de: "Schluss für dich. Die anderen ziehen auch, und zu jedem Zug zieht rechts jemand eine Schicksalskarte.",
        en: "That's it for you. The others take turns too, and for every turn the neighbour on the right draws a crossroads card.",
      },
    },
    {
      when: { ask: "turn", sees: { round: 2 } },
      read: true,
      say: {
        de: "Der Abend ist um: Essen, Abfall, Krise, dann die Toten, dann das Ziel. Was Moral kostet, kostet alle. Ab jetzt zählst du selbst.",
        en: "The evening is over: food, waste, crisis, then the dead, then the goal. Lost morale is lost for all. Now you do the counting.",
      },
    },
  ],
  remarks: [
    {
      id: "bitten",
      when: { ask: "bitten" },
      say: {
        de: "Gebissen ist tot. Danach trifft es den mit dem kleinsten Einfluss dort: opfern, oder würfeln und hoffen.",
        en: "Bitten is dead. Next is the lowest influence there: sacrifice them, or roll and hope.",
      },
    },
    {
      id: "crossroads",
      when: { ask: "option" },
      say: {
        de: "Das ist dein Schicksal, nicht meins. Wähl, was du bezahlen kannst. Die Folgen stehen dabei.",
        en: "Your crossroads, not mine. Choose what you can pay for. The consequences are written beside it.",
      },
    },
    {
      id: "exile",
      when: { ask: "vote" },
      say: {
        de: "Alle, die nicht verbannt sind, stimmen zugleich. Gleichstand: Der Startspieler entscheidet. Zurück geht es nie.",
        en: "Everyone not exiled votes at once. On a tie the first player decides. There is no way back.",
      },
    },
    {
      id: "frostbite",
      when: { heard: { event: "frostbitten" } },
      say: {
        de: "Erfrierung. Zählt als Wunde, und zu Beginn jedes deiner Züge kommt eine dazu. Medizin hilft.",
        en: "Frostbite. Counts as a wound, and one more comes at the start of each of your turns. Medicine helps.",
      },
    },
    {
      id: "hungry",
      when: { heard: { event: "starved" } },
      say: {
        de: "Es reicht nicht, also isst keiner. Ein Hungermarker kommt dazu und bleibt, und jeder, der da liegt, kostet jetzt 1 Moral.",
        en: "Not enough, so nobody eats. A starvation marker comes and stays, and every one lying there now costs 1 morale.",
      },
    },
    {
      id: "overrun",
      when: { heard: { event: "overrun" } },
      say: {
        de: "An dem Eingang war kein Platz mehr, also kam einer durch. Eine Barrikade hätte ihn gekostet, sonst nichts.",
        en: "There was no room left at that entrance, so one got through. A barricade would have been the whole price.",
      },
    },
    {
      id: "joined",
      when: { heard: { event: "joined", seat: 0 } },
      say: {
        de: "Willkommen. Handeln kann er gleich, einen Würfel bringt er erst nächste Runde.",
        en: "Welcome. They can act at once, but bring a die only next round.",
      },
    },
  ],
  line: [
    [1, { keep: "janet-taylor", with: "mike-cho" }],
    [2, { keep: "olivia-brown", with: "annaleigh-chan" }],
    [0, { keep: "thomas-heart", with: "sophie-robinson" }],
    [0, { leader: "thomas-heart" }],
    [1, { leader: "janet-taylor" }],
    [2, { leader: "annaleigh-chan" }],
    [0, { move: "thomas-heart", to: "police-station" }],
    [0, { attack: "thomas-heart", die: 1 }],
    [0, { move: "sophie-robinson", to: "grocery-store", fuel: true }],
    [0, { search: "sophie-robinson", die: 2 }],
    [0, { take: "food-3" }],
    [0, { contribute: "food-1" }],
    [0, { play: "food-3" }],
    [0, { barricade: "thomas-heart", die: 4 }],
    [0, { end: true }],
    [1, { contribute: "food-1" }],
    [1, { play: "food-1" }],
    [1, { end: true }],
    [2, { contribute: "food-1" }],
    [2, { play: "food-1" }],
    [2, { end: true }],
    [2, { end: true }],
  ],
};
