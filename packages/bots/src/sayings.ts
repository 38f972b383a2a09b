import type { ByLanguage } from "@endzeit/engine";
import type { Cue } from "./remarks.ts";

/** Besides what the course of a match gives cause for: a yes to a taking back, and the offer of one. */
export type AnyCue = Cue | "agreed" | "offer";

type Lines = readonly [ByLanguage<string>, ByLanguage<string>];
type Sayings = { readonly [cue in Exclude<AnyCue, "offer">]: Lines } & { readonly offer?: Lines };

/** What each person says, by the name of the bot: never of a card, and only what fits whoever hears it. */
const SAYINGS: { readonly [bot: string]: Sayings } = {
  "level-1": {
    "turned-for": [
      { de: "Hast du das gehört? Das war mein Plan.", en: "Did you hear that? That was my plan." },
      { de: "Jetzt wird's gut. Also, für mich.", en: "Now it gets good. For me, I mean." },
    ],
    "turned-against": [
      { de: "Autsch. Na, ich verzeih mir.", en: "Ouch. Well, I forgive myself." },
      { de: "Macht nichts. Dann eben mit mehr Anlauf.", en: "Never mind. I'll take a longer run-up." },
    ],
    well: [
      { de: "Läuft! Bitte keiner was anfassen.", en: "It's working! Nobody touch anything." },
      { de: "Siehst du? Laut hilft.", en: "See? Loud helps." },
    ],
    badly: [
      { de: "Im Kopf klang das besser.", en: "That sounded better in my head." },
      { de: "Das wird noch lustig. Hoffe ich.", en: "This will be funny one day. I hope." },
    ],
    strong: [
      { de: "Wow. Mach das gleich noch mal!", en: "Wow. Do that again!" },
      { de: "So einen Zug hätte ich auch gern.", en: "I want a move like that, too." },
    ],
    close: [
      { de: "Das wird knapp. Ich liebe knapp.", en: "This will be close. I love close." },
      { de: "Atmet hier noch jemand?", en: "Is anybody still breathing?" },
    ],
    agreed: [
      { de: "Klar, nimm zurück. War ja nichts.", en: "Sure, take it back. Nothing happened." },
      { de: "Mach ruhig. Ich würd's auch dauernd tun.", en: "Go on. I would do it all the time." },
    ],
  },
  "level-2": {
    "turned-for": [
      { de: "Da war eine Lücke.", en: "There was a gap." },
      { de: "Die Tür stand offen. Danke.", en: "The door was open. Thanks." },
    ],
    "turned-against": [
      { de: "Gut. Dann andersherum.", en: "All right. The other way round, then." },
      { de: "Das habe ich zu spät gesehen.", en: "I saw that too late." },
    ],
    well: [
      { de: "Das hält. Weiter so.", en: "That holds. Keep going." },
      { de: "Jetzt passt der Schlüssel.", en: "Now the key fits." },
    ],
    badly: [
      { de: "Da klemmt was.", en: "Something is stuck." },
      { de: "Wir stehen vor der falschen Tür.", en: "We are at the wrong door." },
    ],
    strong: [
      { de: "Sauber gesehen.", en: "Nicely spotted." },
      { de: "Das hatte ich nicht auf dem Zettel.", en: "I did not have that on my list." },
    ],
    close: [
      { de: "Das entscheidet ein Millimeter.", en: "A millimetre will decide this." },
      { de: "Jetzt leise. Und genau.", en: "Quietly now. And precisely." },
    ],
    agreed: [
      { de: "Zurück damit. Noch ist alles offen.", en: "Back it goes. Everything is still open." },
      { de: "Nur zu. Ich warte.", en: "Go ahead. I'll wait." },
    ],
  },
  "level-3": {
    "turned-for": [
      { de: "So hatte ich gezählt.", en: "That is how I had counted." },
      { de: "Wer eine Reserve hat, kann warten.", en: "Whoever has a reserve can wait." },
    ],
    "turned-against": [
      { de: "Ein Ausgang weniger für mich.", en: "One exit fewer for me." },
      { de: "Verstanden. Ich zähle neu.", en: "Understood. I'll count again." },
    ],
    well: [
      { de: "Wir liegen gut in der Zeit.", en: "We are well on time." },
      { de: "So kommen alle raus.", en: "Like this everyone gets out." },
    ],
    badly: [
      { de: "Das kostet uns Minuten.", en: "That costs us minutes." },
      { de: "Ruhig bleiben. Erst die Leute, dann der Rest.", en: "Stay calm. People first, then the rest." },
    ],
    strong: [
      { de: "Gute Arbeit. Ehrlich.", en: "Good work. Honestly." },
      { de: "Das hätte meine Wache nicht besser gemacht.", en: "My station could not have done it better." },
    ],
    close: [
      { de: "Jetzt zählt jeder Handgriff.", en: "Every move counts now." },
      { de: "Eng. Aber eng kenne ich.", en: "Tight. But I know tight." },
    ],
    agreed: [
      { de: "Einverstanden. Zurück auf Position.", en: "Agreed. Back to positions." },
      { de: "Mach das. Lieber jetzt als zu spät.", en: "Do that. Better now than too late." },
    ],
    offer: [
      { de: "Halt, das wird teuer. Zurück?", en: "Hold on, that will cost you. Back?" },
      { de: "Das würde ich noch mal bedenken.", en: "I'd think that over, if I were you." },
    ],
  },
  "level-4": {
    "turned-for": [
      { de: "Wie zu erwarten war.", en: "As was to be expected." },
      { de: "Diese Seite der Gleichung gehört nun mir.", en: "That side of the equation is mine now." },
    ],
    "turned-against": [
      { de: "Interessant. Das hatte ich anders gerechnet.", en: "Interesting. I had reckoned otherwise." },
      { de: "Bemerkenswert. Ich brauche ein neues Blatt.", en: "Remarkable. I need a fresh sheet." },
    ],
    well: [
      { de: "Wir sind auf dem richtigen Weg.", en: "We are on the right path." },
      { de: "Sehen Sie, es geht auf.", en: "You see, it works out." },
    ],
    badly: [
      { de: "Hier fehlt uns ein Zwischenschritt.", en: "We are missing a step here." },
      { de: "Noch ist es lösbar. Konzentrieren Sie sich.", en: "It can still be solved. Do concentrate." },
    ],
    strong: [
      { de: "Sehr gut. Setzen.", en: "Very good. Sit down." },
      {
        de: "Das hatte ich Ihnen nicht zugetraut. Verzeihung.",
        en: "I had not thought you capable of that. My apologies.",
      },
    ],
    close: [
      { de: "Eine Kleinigkeit wird das entscheiden.", en: "Some small thing will decide this." },
      { de: "Jetzt bitte keine Flüchtigkeitsfehler.", en: "No careless mistakes now, please." },
    ],
    agreed: [
      { de: "Selbstverständlich. Radieren ist erlaubt.", en: "Of course. Erasing is allowed." },
      { de: "Bitte sehr. Wir haben Zeit.", en: "Please do. We have time." },
    ],
    offer: [
      { de: "Sind Sie sicher? Sie dürfen zurück.", en: "Are you sure? You may take it back." },
      { de: "Ein kleiner Fehler. Radieren wir?", en: "A small mistake. Shall we erase it?" },
    ],
  },
};

/** The words of what somebody says; null where that bot has none, as one of another version. */
export function wordsOf({
  bot,
  cue,
  variant,
}: {
  readonly bot: string;
  readonly cue: AnyCue;
  readonly variant: number;
}): ByLanguage<string> | null {
  const sayings = Object.hasOwn(SAYINGS, bot) ? SAYINGS[bot] : undefined;
  return sayings?.[cue]?.[variant] ?? null;
}
