import type { PackWords } from "@endzeit/engine";

/** What the numbers of the content pack are called, for whoever edits them. */
const words: PackWords = {
  texts: {
    de: {
      "pack.equipment": "Ausrüstung",
      "pack.encounters": "Begegnungen",
      "pack.walkers": "Beißer-Karten",
      "pack.tiles": "Orte",
      "pack.equipment.row": "{id:card}",
      "pack.encounters.row": "{id:card}",
      "pack.walkers.row": "{id:card}",
      "pack.tiles.row": "{id:tile}",
      "pack.count": "Anzahl",
      "pack.value": "Zahl",
    },
    en: {
      "pack.equipment": "Equipment",
      "pack.encounters": "Encounters",
      "pack.walkers": "Walker cards",
      "pack.tiles": "Places",
      "pack.equipment.row": "{id:card}",
      "pack.encounters.row": "{id:card}",
      "pack.walkers.row": "{id:card}",
      "pack.tiles.row": "{id:tile}",
      "pack.count": "Copies",
      "pack.value": "Number",
    },
  },
};

export default words;
