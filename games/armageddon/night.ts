import type { NightScript } from "@endzeit/engine";
import type { Answer, Event } from "./state.ts";

/** The guided match: the first round of a city between two others, and the first bids of the second. */
export const night: NightScript<Answer, Event> = {
  game: "armageddon",
  seed: "first-1",
  options: {},
  seats: [null, "greedy", "greedy"],
  face: "leader",
  speaker: { de: "Die Anführerin", en: "The Leader" },
  with: { de: "der Anführerin", en: "the Leader" },
  opening: 0,
  steps: [
    {
      when: { ask: "bid", may: { bid: "exploration" }, sees: { round: 1 } },
      do: { bid: "exploration", worker: 2, soldier: 0, engineer: 0, leader: 0 },
      show: [".area.exploration .head", ".go[data-go]"],
      say: {
        de: "Sechs Leute, sechs Runden, am Ende zählen Punkte. Zuerst suchen wir. Schick zwei zum Erkunden.",
        en: "Six people, six rounds, points decide. First we search. Send two to exploration.",
      },
    },
    {
      when: { ask: "bid", may: { bid: "construction" }, sees: { round: 1 } },
      dare: { bid: "exploration", worker: 1, soldier: 0, engineer: 0, leader: 0 },
      show: [".area.exploration .head"],
      say: {
        de: "Noch einen hinterher? Versuch es: Drück noch einmal auf Erkunden.",
        en: "One more after them? Try it: press exploration once again.",
      },
    },
    {
      when: { ask: "bid", may: { bid: "construction" }, sees: { round: 1 } },
      do: { bid: "construction", worker: 1, soldier: 0, engineer: 0, leader: 0 },
      show: [".area.construction .head", ".go[data-go]"],
      say: {
        de: "Vor dem Legen siehst du, an welcher Stelle du wählen würdest. Bei Gleichstand zählt das frühere Gebot. Bau mit einem.",
        en: "Before placing you see which choice you would get. On a tie the earlier bid counts. Build with one.",
      },
    },
    {
      when: { ask: "bid", may: { bid: "city" }, sees: { round: 1 } },
      do: { bid: "city", worker: 2, soldier: 0, engineer: 0, leader: 1 },
      show: [".area.city .head", ".go[data-go]"],
      say: {
        de: "Wen du jetzt in die Stadt schickst, der arbeitet dort nachher. Alle drei, mich auch: Ich bin jede Farbe.",
        en: "Whoever you send to the city works there later. All three, me too: I am every colour.",
      },
    },
    {
      when: { ask: "explore", heard: { event: "bonus", seat: 0 } },
      read: true,
      say: {
        de: "Das höchste Gebot bekommt den Bonus, das niedrigste den Malus, sofort und in jedem Bereich. Du: weniger Schaden.",
        en: "The highest bid gets the bonus, the lowest the malus, at once and in every area. You: less damage.",
      },
    },
    {
      when: { ask: "explore", may: { take: "car-engine" }, sees: { round: 1 } },
      do: { take: "car-engine", slot: 2 },
      show: ['[data-slot="1"]'],
      say: {
        de: "Du nimmst die Karte und alle darauf. Diese bringt Soldat und Ingenieur. Der Rote ist ein Plünderer, der kommt mit.",
        en: "You take the card and everyone on it. This one brings a soldier and an engineer. The red one is a marauder, it comes along.",
      },
    },
    {
      when: { ask: "construct", may: { build: "laboratory", site: 5 }, sees: { round: 1 } },
      do: { build: "laboratory", site: 5 },
      show: [".area.construction .slot:has([data-lit])", '[data-site="0-4"]'],
      say: {
        de: "Ein Dach bitte: Das Labor auf Platz 5. Die Zahl sind Betten. Die ersten beiden Plätze kannst du nur aufwerten.",
        en: "A roof, please: the Laboratory on site 5. The number is beds. The first two sites can only be upgraded.",
      },
    },
    {
      when: { ask: "city", may: { city: "special", site: 2, action: 2, pay: "worker" }, sees: { round: 1 } },
      do: { city: "special", site: 2, action: 2, pay: "worker" },
      show: ['[data-site="0-1"]', ".go[data-go]"],
      say: {
        de: "An die Arbeit. Stell einen Arbeiter auf den Wachturm, untere Zeile: ein Plünderer weniger, 1 Punkt für uns.",
        en: "To work. Put a worker on the Watchtower, lower row: one marauder less, 1 point for us.",
      },
    },
    {
      when: { ask: "city", may: { city: "extend" }, sees: { round: 1 } },
      do: { city: "extend", pay: "worker", with: "leader" },
      show: ['[data-site="0-7"]', ".go[data-go]"],
      say: {
        de: "Zwei sind noch da. Zusammen bauen sie, einmal im Spiel, die Extension: zwei Betten mehr, für immer.",
        en: "Two left. Together they build the extension, once per game: two more beds, for good.",
      },
    },
    {
      when: { ask: "city", may: { done: true }, sees: { round: 1 } },
      do: { done: true },
      say: {
        de: "Feierabend. Wen wir nicht vertrieben haben, der schlägt jetzt zu: je 1 Schaden. Und er bleibt da.",
        en: "Knocking off time. Whoever we did not drive off strikes now: 1 damage each. And stays around.",
      },
    },
    {
      when: { ask: "bid", sees: { round: 2 } },
      show: ["[data-home]"],
      read: true,
      say: {
        de: "Die Neuen dürfen ab jetzt mit. Und alle haben zwei Plünderer mehr. Heute schickst du, wen du willst.",
        en: "The new ones may join from now. And everyone has two more marauders. Today you send whom you like.",
      },
    },
    {
      when: { ask: "bid", sees: { round: 2 } },
      read: true,
      say: {
        de: "Du hast zwei geheime Plättchen, am Ende zählt eins davon. Sammle darauf hin. Ich geh wieder arbeiten.",
        en: "You have two secret tiles, one of them counts at the end. Collect for it. I'm going back to work.",
      },
    },
  ],
  remarks: [
    {
      id: "dismiss",
      when: { ask: "dismiss" },
      say: {
        de: "Ein Bett fehlt. Du bestimmst, wer geht. 2 Punkte weniger, und der Beutel freut sich.",
        en: "One bed short. You decide who leaves. 2 points less, and the bag is pleased.",
      },
    },
    {
      id: "leader-out",
      when: { heard: { event: "leader-out", seat: 0 } },
      say: {
        de: "Ich muss aussetzen. Schieb den Schaden zurück auf mein Feld oder links davon, dann komme ich wieder.",
        en: "I have to sit out. Push the damage back to my space or left of it, and I return.",
      },
    },
    {
      id: "forfeited",
      when: { heard: { event: "forfeited", seat: 0 } },
      say: {
        de: "Das Haus geht in die Schachtel, sein Plättchen wirkt trotzdem.",
        en: "The building goes to the box, its tile still takes effect.",
      },
    },
    {
      id: "overrun",
      when: { heard: { event: "overrun", seat: 0 } },
      say: {
        de: "Ganz rechts. Jeder weitere Plünderer von einer Karte kostet jetzt 1 Punkt.",
        en: "All the way right. Each further marauder from a card now costs 1 point.",
      },
    },
    {
      id: "repair",
      when: { ask: "city", may: { city: "repair" } },
      say: {
        de: "Ein Ingenieur oder zwei Arbeiter schieben den Schaden ein Feld zurück, so oft du magst.",
        en: "One engineer or two workers push damage back one space, as often as you like.",
      },
    },
    {
      id: "interim",
      when: { heard: { event: "raiders-gone" } },
      say: {
        de: "Halbzeit: das offene Plättchen für alle, dann 1 Punkt weniger je Plünderer, dann sind sie weg.",
        en: "Half-time: the open tile for everyone, then 1 point less per marauder, then they are gone.",
      },
    },
    {
      id: "round-4",
      when: { sees: { round: 4 } },
      say: {
        de: "Ab heute liegen die großen Häuser aus, und neue Bietplättchen. Alte Häuser darfst du überbauen.",
        en: "From today the big buildings are out, and new bid tiles. You may build over old ones.",
      },
    },
  ],
  line: [
    [0, { bid: "exploration", worker: 2, soldier: 0, engineer: 0, leader: 0 }],
    [1, { bid: "city", worker: 2, soldier: 0, engineer: 0, leader: 1 }],
    [2, { bid: "construction", worker: 2, soldier: 0, engineer: 0, leader: 0 }],
    [0, { bid: "construction", worker: 1, soldier: 0, engineer: 0, leader: 0 }],
    [1, { bid: "exploration", worker: 2, soldier: 0, engineer: 0, leader: 0 }],
    [2, { bid: "exploration", worker: 1, soldier: 0, engineer: 0, leader: 1 }],
    [0, { bid: "city", worker: 2, soldier: 0, engineer: 0, leader: 1 }],
    [1, { bid: "construction", worker: 0, soldier: 0, engineer: 0, leader: 0 }],
    [2, { bid: "city", worker: 0, soldier: 0, engineer: 0, leader: 0 }],
    [0, { take: "car-engine", slot: 2 }],
    [1, { take: "truck-engine", slot: 1 }],
    [2, { take: "map", slot: 3 }],
    [2, { build: "scrapyard", forfeit: true }],
    [0, { build: "laboratory", site: 5 }],
    [1, { build: "market", site: 7 }],
    [0, { city: "special", site: 2, action: 2, pay: "worker" }],
    [0, { city: "extend", pay: "worker", with: "leader" }],
    [0, { done: true }],
    [1, { city: "special", site: 2, action: 1, pay: "leader" }],
    [1, { city: "extend", pay: "worker", with: "worker" }],
    [1, { done: true }],
    [2, { dismiss: "worker" }],
    [2, { dismiss: "engineer" }],
    [1, { bid: "construction", worker: 1, soldier: 1, engineer: 0, leader: 1 }],
    [2, { bid: "exploration", worker: 5, soldier: 0, engineer: 0, leader: 1 }],
  ],
};
