import { type Ending, type Finale, hasWon, type Lived } from "@endzeit/engine";
import { honours } from "./honours.ts";
import type { Event, View } from "./state.ts";

/** The number of the first betrayal among the secret objectives: their rows come with the game alone, and a test holds them together. */
export const FIRST_BETRAYAL = 25;

const COLONIST_WON = {
  title: { de: "Durch den Winter", en: "Through the winter" },
  lines: [
    {
      de: "Der Ofen brennt, und was du wolltest, hast du auch.",
      en: "The stove is lit, and you got what you wanted too.",
    },
    { de: "Ihr seid noch da. Du weißt, was es gekostet hat.", en: "You are all still here. You know what it cost." },
    { de: "Loretta teilt aus. Für dich zwei Löffel mehr.", en: "Loretta is serving. Two spoons more for you." },
  ],
} as const;

const COLONIST_LOST = {
  title: { de: "Die Kolonie ist verstummt", en: "The colony fell silent" },
  lines: [
    { de: "Es wurde still, und dann wurde es kalt.", en: "It grew quiet, and then it grew cold." },
    { de: "Der Winter hat nicht geschrien. Er hat gewartet.", en: "The winter did not shout. It waited." },
  ],
} as const;

const COLONIST_LACKED = {
  title: { de: "Die Kolonie steht, aber dir fehlt etwas", en: "The colony stands, but you lack something" },
  lines: [{ de: "Etwas fehlte dir. Schau nach, wer es hatte.", en: "Something was missing. Look who had it." }],
} as const;

const BETRAYER_WON = {
  title: { de: "Die Kolonie ist gefallen", en: "The colony has fallen" },
  lines: [
    { de: "Sie haben dir die Tür aufgehalten. Bis zuletzt.", en: "They held the door for you. To the very end." },
    { de: "Alles verloren, genau wie du es wolltest.", en: "All lost, just as you wanted it." },
    { de: "Niemand wird dich fragen. Es ist niemand mehr da.", en: "Nobody will ask you. There is nobody left." },
  ],
} as const;

const BETRAYER_LOST = {
  title: { de: "Sie haben überlebt", en: "They survived" },
  lines: [
    { de: "Sie leben noch. Und sie wissen jetzt, wer du bist.", en: "They are alive. And now they know who you are." },
    { de: "Du hast gut gelogen. Sie haben besser gekocht.", en: "You lied well. They cooked better." },
  ],
} as const;

const BETRAYER_LACKED = {
  title: { de: "Gefallen, aber nicht für dich", en: "Fallen, but not for you" },
  lines: [
    {
      de: "Die Kolonie fiel. Nur nicht so, wie du es brauchtest.",
      en: "The colony fell. Just not the way you needed.",
    },
  ],
} as const;

const EXILE_WON = {
  title: { de: "Von draußen gewonnen", en: "Won from outside" },
  lines: [
    {
      de: "Sie haben dich fortgeschickt. Bekommen hast du es trotzdem.",
      en: "They sent you away. You got it all the same.",
    },
  ],
} as const;

const EXILE_LOST = {
  title: { de: "Draußen geblieben", en: "Left outside" },
  lines: [
    { de: "Draußen war es kalt, und gereicht hat es nicht.", en: "It was cold out there, and it was not enough." },
  ],
} as const;

function ending({ seat, outcome, view }: Lived<Event, View>): Ending {
  const won = hasWon({ seat, outcome });
  const stands = outcome.reason === "objective";
  const scene = stands ? "won" : "lost";
  if (view.exiled[seat] === 1) return { scene, ...(won ? EXILE_WON : EXILE_LOST) };
  const [secret = -1] = view.secret[seat] ?? [];
  if (secret >= FIRST_BETRAYAL) {
    if (won) return { scene, ...BETRAYER_WON };
    return { scene, ...(view.morale > 0 ? BETRAYER_LOST : BETRAYER_LACKED) };
  }
  if (won) return { scene, ...COLONIST_WON };
  return { scene, ...(stands ? COLONIST_LACKED : COLONIST_LOST) };
}

export const finale: Finale<Event, View> = { ending, honours };
export { contest } from "./contest.ts";
