import type { NightScript } from "@endzeit/engine";
import type { Answer, Event } from "./state.ts";

/** The guided match: the humans against Ole, taken up where the first three have come near. */
export const night: NightScript<Answer, Event> = {
  game: "zombiaki",
  seed: "first-12173",
  options: {},
  seats: ["level-1", null],
  face: "gravedigger",
  speaker: { de: "Der Totengräber", en: "The Gravedigger" },
  with: { de: "dem Totengräber", en: "the Gravedigger" },
  opening: 18,
  steps: [
    {
      when: { ask: "discard", sees: { round: 3 } },
      do: { discard: "shot" },
      show: ["[data-barricade]", ".barricade"],
      say: {
        de: "Kommt einer über die Barrikade, ist Schluss. Du hast vier Karten, eine muss weg. Einer der beiden Schüsse reicht heute.",
        en: "If one gets over the barricade, it is over. You hold four cards, one must go. One of the two shots will do tonight.",
      },
    },
    {
      when: { ask: "play", may: { play: "good-shot", at: "A4" } },
      do: { play: "good-shot", at: "A4" },
      show: ['[data-square="3"]'],
      say: {
        de: "Guter Schuss: 2 Schaden. Auf A4 steht einer mit Stärke 2. Ich rechne so etwas beruflich aus. Schieß.",
        en: "Good shot: 2 damage. The one on A4 has strength 2. I do such sums for a living. Shoot.",
      },
    },
    {
      when: { ask: "play", may: { play: "shot", at: "B2" } },
      dare: { play: "shot", at: "B4" },
      show: ['[data-square="8"]'],
      say: {
        de: "Jetzt Spur B. Versuch es ruhig: Nimm den Schuss und ziel auf den hinteren, auf B4.",
        en: "Now lane B. Go on, try it: take the shot and aim at the one behind, on B4.",
      },
    },
    {
      when: { ask: "play", may: { play: "shot", at: "B2" } },
      do: { play: "shot", at: "B2" },
      show: ['[data-square="6"]'],
      say: {
        de: "Du triffst immer den Ersten der Spur. Wie sicher, sagen die Chancen: Ihre Handkarte könnte ein Klick! sein.",
        en: "You always hit the first in the lane. How safely, the odds tell: their hand card could be a Click!",
      },
    },
    {
      when: { ask: "play", heard: { event: "moved", why: "shot" } },
      read: true,
      show: ['[data-square="7"]'],
      say: {
        de: "Verwundet, aber noch da: Dann weicht er ein Feld zurück, wenn hinter ihm frei ist.",
        en: "Wounded and still standing: then he steps back one square, if the one behind him is free.",
      },
    },
    {
      when: { ask: "play", may: { play: "pit-2", at: "B2" } },
      do: { play: "pit-2", at: "B2" },
      show: ['[data-square="6"]'],
      say: {
        de: "Stärke 2 hat er noch, und die Grube ist 2 tief. Heb sie direkt vor ihm aus, auf B2.",
        en: "He has strength 2 left, and the pit is 2 deep. Dig it right in front of him, on B2.",
      },
    },
    {
      when: { ask: "play", sees: { round: 3 } },
      do: { end: true },
      say: {
        de: "Fertig. Jetzt ziehen sie, und jeder, der kann, muss ein Feld vor. Auch der vor der Grube.",
        en: "Done. Now they move, and everyone who can must go one forward. The one at the pit too.",
      },
    },
    {
      when: { ask: "discard", heard: { event: "died", cause: "pit" } },
      do: { discard: "soap" },
      say: {
        de: "Hineingelaufen. So mag ich Kundschaft. Du hast wieder vier Karten: Die Seife kann weg.",
        en: "Walked right in. My kind of customer. You are back at four cards: the soap can go.",
      },
    },
    {
      when: { ask: "play", may: { play: "wall-5", at: "C1" } },
      do: { play: "wall-5", at: "C1" },
      show: ['[data-square="10"]'],
      say: {
        de: "Eine Mauer darf keinem Toten nah sein, auch nicht schräg, und nie hinter ihm stehen. C1 passt: Dort schlurfen zwei heran.",
        en: "A wall must not be near any dead, not even diagonally, and never behind one. C1 will do: two are shuffling up there.",
      },
    },
    {
      when: { ask: "play", sees: { round: 4 } },
      do: { end: true },
      say: {
        de: "Den Rest musst du nicht spielen. Feuerstoß und Granate wirken auch morgen noch, wenn sie näher stehen.",
        en: "You need not play the rest. Burst and grenade still work next round, when they stand closer.",
      },
    },
    {
      when: { ask: "discard", sees: { round: 5 } },
      do: { discard: "shot" },
      say: {
        de: "Oben zählt ihr Stapel herunter. Darunter liegt der Morgen. Auch wer nur aufhält, gewinnt. Und jetzt: eine ablegen.",
        en: "Up there their deck counts down. Below it lies the morning. You win by holding out, too. And now: discard one.",
      },
    },
    {
      when: { ask: "play", sees: { round: 5 } },
      read: true,
      say: {
        de: "Ab hier kommst du allein zurecht. Ich stehe hinten am Zaun und halte den Spaten warm.",
        en: "You can manage from here. I'll be at the back fence, keeping the spade warm.",
      },
    },
  ],
  remarks: [
    {
      id: "sunrise",
      when: { heard: { event: "sunrise" } },
      say: {
        de: "Da ist sie, die Sonne. Sie spielen nur noch diese Phase zu Ende.",
        en: "There it is, the sun. They only play this phase to its end.",
      },
    },
    {
      id: "near",
      when: {
        heard: [
          { event: "moved", to: "A1" },
          { event: "moved", to: "B1" },
          { event: "moved", to: "C1" },
        ],
      },
      say: {
        de: "Abschnitt 1. Beim nächsten Schritt ist er drüben. Den oder keinen.",
        en: "Section 1. With his next step he is across. Him, or nothing.",
      },
    },
    {
      id: "dog",
      when: {
        heard: [
          { event: "enters", figure: "dog" },
          { event: "moved", figure: "dog" },
        ],
      },
      say: {
        de: "Ein Hund: Stärke 1, drei Schritte, auch seitwärts. Auch er gewinnt, wenn er drüben ist.",
        en: "A dog: strength 1, three steps, sideways too. It wins as well if it gets across.",
      },
    },
    {
      id: "shield",
      when: { heard: { event: "shielded" } },
      say: {
        de: "Der Schild schluckt den ganzen Schaden einer Karte und ist dann weg. Nimm dafür den kleinsten Schuss.",
        en: "The shield swallows all damage of one card and is gone. Spend your smallest shot on it.",
      },
    },
    {
      id: "click",
      when: { heard: { event: "clicked" } },
      say: {
        de: "Klick! Ladehemmung. Das hilft ihnen gegen Schüsse, nicht gegen Feuer, Gruben oder Minen.",
        en: "Click! Jammed. It saves them from shots, not from fire, pits or mines.",
      },
    },
    {
      id: "boss",
      when: { heard: { event: "crowned" } },
      say: {
        de: "Der Boss befiehlt dreimal, je Runde einmal. Fällt er, weichen alle Zombies ein Feld zurück.",
        en: "The Boss gives three orders, one a round. If he falls, all zombies step back one square.",
      },
    },
    {
      id: "terror",
      when: { heard: { event: "terror" } },
      say: {
        de: "Terror: In dieser Phase spielst du nur eine Karte. Such dir die eine gut aus.",
        en: "Terror: you play only one card this phase. Choose that one well.",
      },
    },
    {
      id: "extra",
      when: { heard: [{ event: "moved", why: "hunger" }, { event: "ordered" }, { event: "swapped" }] },
      say: {
        de: "Mehr als zwei Felder je Phase schafft kein Zombie: eins aus Pflicht, eins durch eine Karte.",
        en: "No zombie does more than two squares a phase: one by duty, one by a card.",
      },
    },
  ],
  line: [
    [0, { discard: "click" }],
    [0, { play: "zombie-2", at: "B5" }],
    [0, { play: "claws", at: "B5" }],
    [0, { play: "hunger", at: "B5" }],
    [0, { end: true }],
    [1, { discard: "punch" }],
    [1, { end: true }],
    [0, { discard: "swap" }],
    [0, { play: "zombie-3", at: "C5" }],
    [0, { play: "zombie-2", at: "B5" }],
    [0, { play: "zombie-2", at: "A5" }],
    [0, { end: true }],
    [1, { discard: "car-bomb" }],
    [1, { end: true }],
    [0, { discard: "swap" }],
    [0, { play: "zombie-3", at: "B5" }],
    [0, { play: "zombie-3", at: "C5" }],
    [0, { end: true }],
    [1, { discard: "shot" }],
    [1, { play: "good-shot", at: "A4" }],
    [0, { pass: true }],
    [1, { play: "shot", at: "B2" }],
    [0, { pass: true }],
    [1, { play: "pit-2", at: "B2" }],
    [1, { end: true }],
    [0, { pass: true }],
    [0, { discard: "merge" }],
    [0, { play: "dog", at: "A5" }],
    [0, { play: "zombie-4", at: "B5" }],
    [0, { end: true }],
    [1, { discard: "soap" }],
    [1, { play: "wall-5", at: "C1" }],
    [1, { end: true }],
    [0, { pass: true }],
    [0, { dog: "A5", to: "A4" }],
    [0, { dog: "A4", stay: true }],
    [0, { discard: "meat" }],
    [0, { play: "zombie-3", at: "A5" }],
    [0, { play: "shield", at: "A5" }],
    [0, { end: true }],
    [1, { discard: "shot" }],
  ],
};
