import type { Ending, Finale, Lived } from "@endzeit/engine";
import { honours } from "./honours.ts";
import type { Event, View } from "./state.ts";
import { HUMANS } from "./state.ts";

const HUMANS_WON = {
  title: { de: "Die Stadt lebt", en: "The town lives" },
  lines: [
    { de: "Die Sonne ist da. Du darfst jetzt zittern.", en: "The sun is here. You may start shaking now." },
    {
      de: "Drüben blieb niemand. Räum die Straße auf, dann schlaf.",
      en: "Nobody got across. Clear the street, then sleep.",
    },
    { de: "Noch ein Morgen. Du hast ihn bezahlt.", en: "One more morning. You paid for it." },
  ],
} as const;

const HUMANS_LOST = {
  title: { de: "Die Barrikade ist gefallen", en: "The barricade has fallen" },
  lines: [
    { de: "Einer hat gereicht. Du hast ihn kommen sehen.", en: "One was enough. You saw him coming." },
    {
      de: "Die Stadt gehört den Toten. Miete zahlen sie keine.",
      en: "The town belongs to the dead. They pay no rent.",
    },
    { de: "Deine Barrikade war gut. Nur nicht überall.", en: "Your barricade was good. Just not everywhere." },
  ],
} as const;

const ZOMBIES_WON = {
  title: { de: "Ihr seid drüben", en: "You are across" },
  lines: [
    { de: "Du bist drüben. Es riecht nach Frühstück.", en: "You are across. It smells of breakfast." },
    { de: "Einer von euch hat nicht aufgegeben. Das warst du.", en: "One of you did not give up. That was you." },
    { de: "Sie hatten Mauern. Ihr hattet Zeit.", en: "They had walls. You had time." },
  ],
} as const;

const ZOMBIES_LOST = {
  title: { de: "Die Sonne war schneller", en: "The sun was faster" },
  lines: [
    { de: "Zu hell. Leg dich wieder hin.", en: "Too bright. Lie down again." },
    { de: "Ein paar Schritte zu wenig, eine Nacht zu kurz.", en: "A few steps short, one night too brief." },
    { de: "Morgen Abend wieder. Du läufst ja nicht weg.", en: "Tomorrow night again. You are not going anywhere." },
  ],
} as const;

function ending({ seat, outcome }: Lived<Event, View>): Ending {
  const morning = outcome.winners.includes(HUMANS);
  const scene = morning ? "won" : "lost";
  if (seat === HUMANS) return { scene, ...(morning ? HUMANS_WON : HUMANS_LOST) };
  return { scene, ...(morning ? ZOMBIES_LOST : ZOMBIES_WON) };
}

export const finale: Finale<Event, View> = { ending, honours };
export { contest } from "./contest.ts";
