import type { NightScript } from "@endzeit/engine";
import type { Answer, Event } from "./state.ts";

/** The guided match: Rick's way to the first corner, with another survivor about. */
export const night: NightScript<Answer, Event> = {
  game: "walking-dead",
  seed: "first-2896",
  options: { firstPlayer: "first-seat" },
  seats: [null, "level-1"],
  face: "dale",
  speaker: { de: "Dale", en: "Dale" },
  with: { de: "Dale", en: "Dale" },
  opening: 0,
  steps: [
    {
      when: { ask: "character" },
      do: { character: "rick" },
      say: {
        de: "Such dir jemanden aus. Rick darf einmal im Spiel einen Angriffswurf wiederholen und zählt dann 2 dazu.",
        en: "Pick someone. Rick may repeat one attack roll in the game, and then adds 2.",
      },
    },
    {
      when: { ask: "turn", sees: { round: 1 } },
      do: { roll: true },
      show: ['[data-space="0"]', '[data-space="8"]', '[data-space="48"]', '[data-space="56"]'],
      say: {
        de: "Vier Ecken, aus jeder ein Plättchen, dann zurück zu mir ins Camp. Wer das zuerst schafft, gewinnt. Würfle.",
        en: "Four corners, a tile from each, then back to me at camp. First one home wins. Roll.",
      },
    },
    {
      when: { ask: "move", may: { move: "E3" }, sees: { round: 1 } },
      dare: { move: "E4" },
      show: ['[data-space="21"]'],
      say: {
        de: "Eine Zwei. Probier trotzdem erst das Feld gleich nebenan, E4.",
        en: "A two. But try the space right next door first, E4.",
      },
    },
    {
      when: { ask: "move", may: { move: "E3" }, sees: { round: 1 } },
      do: { move: "E3" },
      show: ['[data-space="17"]'],
      say: {
        de: "Genau zwei also. E3 hat ein +1: Dort kämpfst du besser, solange du darauf stehst.",
        en: "Exactly two, then. E3 has a +1: you fight better as long as you stand there.",
      },
    },
    {
      when: { ask: "arm", sees: { round: 1 } },
      read: true,
      say: {
        de: "Die Stärke des Gegners musst du erreichen. Die sechs Würfelseiten zeigen, welche schon gewinnen. Die 6 immer.",
        en: "You must reach the enemy's strength. The six faces of the die show which ones win already. The 6 always does.",
      },
    },
    {
      when: { ask: "arm", may: { arm: "crossbow" }, sees: { round: 1 } },
      do: { arm: "crossbow" },
      say: {
        de: "Leg die Armbrust dazu und sieh, was die Seiten machen. Nach dem Wurf ist es für die meisten Waffen zu spät.",
        en: "Add the Crossbow and watch the faces. After the roll it is too late for most weapons.",
      },
    },
    {
      when: { ask: "arm", may: { roll: true }, sees: { round: 1 } },
      do: { roll: true },
      say: {
        de: "Gut gerüstet. Ausgespieltes ist nachher meist weg, also nimm nie mehr, als du brauchst. Wirf.",
        en: "Well armed. What you play is mostly gone afterwards, so never use more than you need. Throw.",
      },
    },
    {
      when: { ask: "reroll", sees: { round: 1 } },
      do: { pass: true },
      say: {
        de: "Sieben gegen sieben: Gleichstand reicht. Ricks zweiter Wurf bleibt für einen schlechteren Tag.",
        en: "Seven against seven: a tie is enough. Rick's second throw can wait for a worse day.",
      },
    },
    {
      when: { ask: "end", sees: { round: 1 } },
      do: { end: true },
      say: {
        de: "Gewonnen, und ein Revolver dazu. Am Zugende dürftest du noch etwas ausspielen. Heute nicht: Zug beenden.",
        en: "Won, and a Revolver on top. At the end of a turn you may still use something. Not today: end the turn.",
      },
    },
    {
      when: { ask: "turn", sees: { round: 2 } },
      do: { roll: true },
      say: {
        de: "Siehst du die zwei neben dir? Verlierst du einen Kampf, erwischt es einen von ihnen. Ohne sie erwischt es dich.",
        en: "See the two beside you? If you lose a fight, one of them gets it. Without them, you do.",
      },
    },
    {
      when: { ask: "move", may: { move: "C1" }, sees: { round: 2 } },
      do: { move: "C1" },
      show: ['[data-space="2"]'],
      say: {
        de: "Jedes Feld sagt dir, was dort wartet. C1 gibt +2 im Kampf und liegt kurz vor einer Ecke. Such aus.",
        en: "Every space tells you what waits there. C1 gives +2 in a fight and lies just before a corner. Choose.",
      },
    },
    {
      when: { ask: "move", may: { move: "A1" } },
      do: { move: "A1" },
      show: ['[data-space="0"]'],
      say: {
        de: "Eine Sechs, und die Ecke liegt näher. An Ecken und im Camp darfst du trotzdem halten.",
        en: "A six, and the corner is nearer. At corners and at camp you may stop all the same.",
      },
    },
    {
      when: { ask: "arm", may: { arm: "revolver" }, sees: { at: { 0: 0 } } },
      do: { arm: "revolver" },
      say: {
        de: "Hier kommen zwei Begegnungen. Du musst sie nicht gewinnen, nur überleben und danach noch hier stehen.",
        en: "Two encounters come here. You need not win them, only survive and still stand here afterwards.",
      },
    },
    {
      when: { ask: "end", heard: { event: "tile" } },
      do: { end: true },
      say: {
        de: "Eins von vier, und es hilft dir bis zum Schluss. Ich halte Ausschau. Lauf.",
        en: "One of four, and it helps you to the end. I'll keep watch. Run.",
      },
    },
  ],
  remarks: [
    {
      id: "bitten",
      when: { heard: { event: "bitten", seat: 0 } },
      say: {
        de: "Es hat einen von uns erwischt, nicht dich. Der kommt nicht wieder. Zähl, wer noch bei dir ist.",
        en: "It got one of us, not you. They won't be back. Count who is still with you.",
      },
    },
    {
      id: "axe",
      when: { ask: "axe", may: { play: "axe" } },
      say: {
        de: "Knapp daneben? Eine Axt darfst du auch nach dem Wurf noch spielen. Jede zählt 1.",
        en: "Just short? An Axe may still be played after the roll. Each one counts 1.",
      },
    },
    {
      id: "sure",
      when: { ask: "arm", may: { win: true } },
      say: {
        de: "Deine Boni reichen schon. Dann musst du nicht würfeln, außer mit der Schrotflinte.",
        en: "Your bonuses are enough. Then you need not roll, except with the Shotgun.",
      },
    },
    {
      id: "other-died",
      when: { heard: { event: "died", seat: 1 } },
      say: {
        de: "Da steht jemand wieder auf, aber anders. Gewinnen geht für den nicht mehr, dich aufhalten schon.",
        en: "Somebody gets up again, but changed. They cannot win any more, but they can stop you.",
      },
    },
    {
      id: "walker",
      when: { ask: "walk" },
      say: {
        de: "Du bist jetzt drüben. Zieh höchstens so weit, wie du würfelst, auch durch die Kanalisation, und spiel danach eine Karte.",
        en: "You are on the other side now. Move up to your roll, through the sewers too, then play one card.",
      },
    },
    {
      id: "rise",
      when: { ask: "rise" },
      say: {
        de: "Du steigst aus der Kanalisation, mit vier Karten. Such dir einen Ausgang, der den anderen nahe ist.",
        en: "You rise from a sewer with four cards. Choose a way out that is close to the others.",
      },
    },
    {
      id: "choose",
      when: { ask: "choose" },
      say: {
        de: "Du darfst auch abgeben wählen, was du nicht hast. Dann gibst du eben nichts.",
        en: "You may choose to give what you don't have. Then you give nothing.",
      },
    },
    {
      id: "home",
      when: { sees: { tiles: { 0: 15 } } },
      say: {
        de: "Vier von vier. Jetzt heim, und das Camp darfst du auch mit zu vielen Augen betreten.",
        en: "Four of four. Now home, and you may enter camp with more pips than you need.",
      },
    },
  ],
  line: [
    [0, { character: "rick" }],
    [1, { character: "lori" }],
    [0, { roll: true }],
    [0, { move: "E3" }],
    [0, { arm: "crossbow" }],
    [0, { roll: true }],
    [0, { pass: true }],
    [0, { end: true }],
    [1, { power: "move-survivor", seat: 1, to: "E4" }],
    [1, { roll: true }],
    [1, { move: "E5" }],
    [1, { end: true }],
    [0, { roll: true }],
    [0, { move: "C1" }],
    [0, { end: true }],
    [1, { roll: true }],
    [1, { move: "A6" }],
    [1, { roll: true }],
    [1, { play: "axe" }],
    [1, { pass: true }],
    [0, { pass: true }],
    [1, { end: true }],
    [1, { roll: true }],
    [1, { move: "B5" }],
    [1, { end: true }],
    [0, { roll: true }],
    [0, { move: "A1" }],
    [0, { arm: "revolver" }],
    [0, { roll: true }],
    [0, { pass: true }],
    [0, { end: true }],
    [0, { end: true }],
  ],
};
