import { type Ending, type Finale, hasWon, type Lived } from "@endzeit/engine";
import { honours } from "./honours.ts";
import type { Event, View } from "./state.ts";

const WON = {
  title: { de: "Der Neuanfang gehört dir", en: "The new beginning is yours" },
  lines: [
    {
      de: "Dein Licht brennt am längsten. Sie werden dich Bürgermeister nennen.",
      en: "Your light burns longest. They will call you mayor.",
    },
    { de: "Aus Schrott und Leuten eine Stadt. Deine.", en: "A city made of scrap and people. Yours." },
    {
      de: "Du hast am Ende gezählt. Die anderen auch, nur weniger.",
      en: "You counted at the end. So did the others, just less.",
    },
  ],
} as const;

const LOST = {
  title: { de: "Ein anderer fängt neu an", en: "Someone else begins anew" },
  lines: [
    {
      de: "Deine Stadt steht. Die drüben ist nur heller.",
      en: "Your city stands. The one over there is just brighter.",
    },
    {
      de: "Du hast gut gebaut und zu spät gekämpft. Oder umgekehrt.",
      en: "You built well and fought late. Or the other way round.",
    },
    { de: "Jemand anderes schreibt die Straßennamen.", en: "Someone else gets to name the streets." },
  ],
} as const;

/** Whoever has won by cards, or together with others, does not have the most points alone. */
function ending({ seat, outcome }: Lived<Event, View>): Ending {
  if (!hasWon({ seat, outcome })) return { scene: "lost", ...LOST };
  const { title, lines } = WON;
  if (outcome.reason === "points") return { scene: "won", title, lines };
  return { scene: "won", title, lines: outcome.reason === "cards" ? lines.slice(0, 2) : lines.slice(1, 2) };
}

export const finale: Finale<Event, View> = { ending, honours };
export { contest } from "./contest.ts";
