import { type Ending, type Finale, hasWon, type Lived } from "@endzeit/engine";
import { honours } from "./honours.ts";
import type { Event, View } from "./state.ts";

const WON = {
  title: { de: "Farmingdale steht", en: "Farmingdale stands" },
  lines: [
    { de: "Farmingdale steht. Hörst du das? Das sind Vögel.", en: "Farmingdale stands. Hear that? Those are birds." },
    {
      de: "Du hast durchgehalten, bis die Karten ausgingen. Geh schlafen, andere halten Wache.",
      en: "You held until the cards ran out. Get some sleep, others have the watch.",
    },
    { de: "Die Straßen sind leer, und diesmal ist das gut.", en: "The streets are empty, and for once that is good." },
  ],
} as const;

const LOST = {
  title: { de: "Das Zentrum ist verloren", en: "The Center is lost" },
  lines: [
    { de: "WZED verabschiedet sich. Danke fürs Zuhören.", en: "WZED is signing off. Thank you for listening." },
    { de: "Du hast drei Wege gehalten. Es waren vier.", en: "You held three tracks. There were four." },
    {
      de: "Sie sind im Zentrum. Die Ampel zeigt noch Grün.",
      en: "They are in the Center. The light still shows green.",
    },
  ],
} as const;

const ending = ({ seat, outcome }: Lived<Event, View>): Ending =>
  hasWon({ seat, outcome }) ? { scene: "won", ...WON } : { scene: "lost", ...LOST };

export const finale: Finale<Event, View> = { ending, honours };
export { contest } from "./contest.ts";
