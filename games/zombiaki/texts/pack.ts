import type { PackWords } from "@endzeit/engine";

/** What the numbers of the content pack are called, for whoever edits them. */
const words: PackWords = {
  texts: {
    de: {
      "pack.cards": "Karten",
      "pack.cards.row": "{id:card}",
      "pack.count": "Anzahl",
      "pack.value": "Zahl",
    },
    en: {
      "pack.cards": "Cards",
      "pack.cards.row": "{id:card}",
      "pack.count": "Copies",
      "pack.value": "Number",
    },
  },
};

export default words;
