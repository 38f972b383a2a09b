import type { NightScript } from "@endzeit/engine";
import type { Answer, Event } from "./state.ts";

/** The guided match: the first card of the short deck, alone, and the first melee of the second. */
export const night: NightScript<Answer, Event> = {
  game: "dawn-of-the-zeds",
  seed: "first-3869",
  options: { deck: "short" },
  seats: [null],
  face: "wzed",
  speaker: { de: "WZED, die Stimme der Nacht", en: "WZED, the voice of the night" },
  with: { de: "WZED", en: "WZED" },
  opening: 0,
  steps: [
    {
      when: { ask: "act", sees: { round: 1 } },
      show: ['[data-space="32"]'],
      read: true,
      say: {
        de: "Hier ist WZED. Verkehr auf vier Wegen, alles Richtung Stadtzentrum. Kommt einer an, ist Sendeschluss. 16 Karten, dann Morgen.",
        en: "This is WZED. Traffic on four tracks, all bound for Town Center. If one arrives, we are off the air. 16 cards, then morning.",
      },
    },
    {
      when: { ask: "act", may: { special: "determination" }, sees: { round: 1 } },
      do: { special: "determination" },
      show: [".specials li:nth-child(1) .special"],
      say: {
        de: "Deputy Schmidt hat jede Runde eine Aktion nur für sich. Nimm die zuerst, sie kostet dich nichts.",
        en: "Deputy Schmidt has one action for himself each round. Take it first, it costs you nothing.",
      },
    },
    {
      when: { ask: "extra", may: { move: "schmidt", to: "M2" }, sees: { round: 1 } },
      do: { move: "schmidt", to: "M2" },
      show: ['[data-space="10"]', '[data-unit="2"]'],
      say: {
        de: "Schick ihn auf den Campingplatz. Steht am Ende der Phase jemand dort, gibt es heute 2 Munition.",
        en: "Send him to the Campground. If somebody stands there at the end of the phase, today pays 2 ammo.",
      },
    },
    {
      when: { ask: "act", may: { move: "piazza", to: "S4" }, sees: { round: 1 } },
      dare: { move: "civilian-7", to: "S4" },
      show: ['[data-unit="13"]', '[data-space="28"]'],
      say: {
        de: "Vorstadt-Weg, ein Zed stadteinwärts. Bring die Leute aus East Irek weg, zur Universität. Versuch es.",
        en: "Suburbs, one Zed inbound. Get the people out of East Irek, to the University. Try it.",
      },
    },
    {
      when: { ask: "act", may: { move: "piazza", to: "S4" }, sees: { round: 1 } },
      do: { move: "piazza", to: "S4" },
      show: ['[data-unit="0"]', '[data-space="28"]'],
      say: {
        de: "Sie gehen erst, wenn Zeds ihr Dorf angegriffen haben. Also hin mit Captain Piazza: fünf Felder, bis zur Universität.",
        en: "They leave only after Zeds have attacked their village. So bring in Captain Piazza: five spaces, to the University.",
      },
    },
    {
      when: { ask: "act", may: { fire: "piazza", at: "S6" }, sees: { round: 1 } },
      do: { fire: "piazza", at: "S6" },
      show: ['[data-unit="0"]', '[data-space="30"]'],
      say: {
        de: "Aus zwei Feldern schießt sie am besten. Die Chancen sagen, was der Schuss wert ist. Kostet 1 Munition.",
        en: "From two spaces she shoots best. The odds tell what the shot is worth. Costs 1 ammo.",
      },
    },
    {
      when: { ask: "overwatch", sees: { round: 1 } },
      do: { stay: true },
      show: ['[data-space="30"]'],
      say: {
        de: "Drei Treffer: Er dreht sich um und ist schwächer, noch drei, und es ist Ruhe. Zurückgeschossen wird nicht, sie darf bleiben.",
        en: "Three hits: he flips to a weaker side, three more and the line goes quiet. They don't shoot back, so she may stay.",
      },
    },
    {
      when: { ask: "act", may: { special: "born-leader", unit: "civilian-1" }, sees: { round: 1 } },
      do: { special: "born-leader", unit: "civilian-1" },
      show: [".specials li:nth-child(2) .special", '[data-unit="7"]'],
      say: {
        de: "Sheriff Hunt schickt Zivilisten los, jede Runde einmal umsonst. Nimm die im Stadtzentrum, Zivilisten A.",
        en: "Sheriff Hunt sends civilians off, once a round for free. Take those in Town Center, Civilians A.",
      },
    },
    {
      when: { ask: "extra", may: { forage: "civilian-1" }, sees: { round: 1 } },
      do: { forage: "civilian-1" },
      show: ['[data-unit="7"]'],
      say: {
        de: "Lass sie nach Munition suchen. Ein Würfel entscheidet, und ohne Munition schießt hier niemand.",
        en: "Let them forage for ammo. One die decides, and without ammo nobody shoots around here.",
      },
    },
    {
      when: { ask: "act", may: { move: "furies", to: "S1" }, sees: { round: 1 } },
      do: { move: "furies", to: "S1" },
      show: ['[data-unit="5"]', '[data-space="25"]'],
      say: {
        de: "Zwei Aktionen noch. Auf Feldern mit Namen verteidigt es sich besser: die Furies auf die Hängebrücke.",
        en: "Two actions left. Spaces with a name are better to defend: the Furies onto the Suspension Bridge.",
      },
    },
    {
      when: { ask: "act", may: { move: "hunt", to: "M0" }, sees: { round: 1 } },
      do: { move: "hunt", to: "M0" },
      show: ['[data-unit="3"]', '[data-space="8"]'],
      say: {
        de: "Am besten verteidigt es sich in der Stadt selbst. Sheriff Hunt nach Eastside, dort endet der Berg-Weg.",
        en: "City spaces are the best of all to defend. Sheriff Hunt to Eastside, where the mountain track ends.",
      },
    },
    {
      when: { ask: "act", may: { end: true }, sees: { round: 1 } },
      do: { end: true },
      say: {
        de: "Ende der Phase. Was du jetzt nicht nutzt, verfällt, und auf dem Campingplatz liegt Post für dich.",
        en: "End the phase. What you don't use now is lost, and there is mail for you at the Campground.",
      },
    },
    {
      when: { ask: "armed" },
      do: { unit: "civilian-2" },
      show: ['[data-unit="8"]', '[data-space="13"]'],
      say: {
        de: "Neue Karte: Eine Gruppe Zivilisten bekommt Waffen. Am Berg kommt gleich jemand nach Lefty's Pass. Nimm die dort, B.",
        en: "New card: one group of civilians gets weapons. On the mountain someone is about to reach Lefty's Pass. Take those there, B.",
      },
    },
    {
      when: { ask: "act", heard: { event: "result" } },
      show: ['[data-space="13"]'],
      read: true,
      say: {
        de: "Nahkampf: links die Treffer für die Zeds, rechts die für dich. Wer verliert, weicht. Ab hier machst du das Programm.",
        en: "Melee: left the hits on the Zeds, right those on you. The loser falls back. From here you run the show.",
      },
    },
  ],
  remarks: [
    {
      id: "last-space",
      when: {
        heard: [
          { event: "zeds-moved", to: "F0" },
          { event: "zeds-moved", to: "M0" },
          { event: "zeds-moved", to: "H0" },
          { event: "zeds-moved", to: "S0" },
        ],
      },
      say: {
        de: "Er steht vor der Tür. Wird sein Weg aktiviert, ist es vorbei. Wirf alles auf ihn.",
        en: "He is at the door. If his track is activated, it is over. Throw everything at him.",
      },
    },
    {
      id: "save",
      when: { heard: { event: "roll", why: "save" } },
      say: {
        de: "Der letzte Treffer ist noch nicht das Ende: Bei 4 bis 6 wacht die Einheit im Stadtzentrum auf.",
        en: "The last hit is not yet the end: on 4 to 6 the unit wakes up in the Town Center.",
      },
    },
    {
      id: "defiant",
      when: { heard: { event: "defiant-off" } },
      say: {
        de: "Jetzt glauben sie dir. Ab sofort lassen sie sich bewegen.",
        en: "Now they believe you. From now on they can be moved.",
      },
    },
    {
      id: "story",
      when: { heard: { event: "kept" } },
      say: {
        de: "Die Karte bleibt bei dir, bis du sie brauchst. Lies, wann sie gespielt werden darf.",
        en: "The card stays with you until you need it. Read when it may be played.",
      },
    },
    {
      id: "defender",
      when: { ask: "defend" },
      say: {
        de: "Nur einer von euch kämpft, verliert er, weichen alle. Nimm den, der es aushält.",
        en: "Only one of you fights, but if he loses, all retreat. Choose the one who can take it.",
      },
    },
    {
      id: "no-ammo",
      when: { sees: { ammo: 0 } },
      say: {
        de: "Kein Schuss mehr. Suchen, am besten in der Mine, oder Nahkampf.",
        en: "Not a shot left. Forage, best in the mine, or fight hand to hand.",
      },
    },
  ],
  line: [
    [0, { special: "determination" }],
    [0, { move: "schmidt", to: "M2" }],
    [0, { move: "piazza", to: "S4" }],
    [0, { fire: "piazza", at: "S6" }],
    [0, { stay: true }],
    [0, { special: "born-leader", unit: "civilian-1" }],
    [0, { forage: "civilian-1" }],
    [0, { move: "furies", to: "S1" }],
    [0, { move: "hunt", to: "M0" }],
    [0, { end: true }],
    [0, { unit: "civilian-2" }],
    [0, { unit: "civilian-2" }],
  ],
};
