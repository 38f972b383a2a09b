import { type ByLanguage, engineTexts } from "@endzeit/engine";
import cardsDe from "./cards.de.json" with { type: "json" };
import cardsEn from "./cards.en.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

/** Everything that is said: the engine's refusals, the sentences of the game, and what stands on cards and places. */
export const texts: ByLanguage = {
  de: { ...engineTexts.de, ...de, ...cardsDe },
  en: { ...engineTexts.en, ...en, ...cardsEn },
};
