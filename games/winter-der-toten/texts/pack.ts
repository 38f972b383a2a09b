import type { PackWords } from "@endzeit/engine";

/** What the numbers of the content pack are called, for whoever edits them. */
const words: PackWords = {
  texts: {
    de: {
      "pack.survivors": "Überlebende",
      "pack.survivors.row": "{id:survivor}",
      "pack.influence": "Einfluss",
      "pack.attack": "Angriff",
      "pack.search": "Suche",
      "pack.die": "Würfel der Fähigkeit",
      "pack.items": "Gegenstände",
      "pack.items.row": "{item:item} ({from:location})",
      "pack.items.starter": "{item:item} (Startkarte)",
      "pack.count": "Anzahl",
      "pack.objectives": "Gemeinsame Ziele",
      "pack.objectives.row": "{id:main}",
      "pack.objectives.hard": "{id:main}, schwere Seite",
      "pack.morale": "Moral",
      "pack.rounds": "Runden",
      "pack.helplessEach": "Hilflose je Spieler",
      "pack.helplessMore": "Hilflose dazu",
      "pack.crises": "Krisen",
      "pack.crises.row": "{id:crisis}",
      "pack.symbols": "Zeichen",
      "pack.effects": "Folgen",
      "pack.secrets": "Geheime Ziele",
      "pack.secrets.row": "{id:secret}",
      "pack.secrets.betrayal": "{id:betrayal} (Verrat)",
      "pack.conditions": "Bedingungen",
      "pack.exiles": "Ziele im Exil",
      "pack.exiles.row": "{id:exile}",
      "pack.loyal": "wer treu war",
      "pack.betrayer": "wer verriet",
      "pack.colony": "Zombies: Kolonie",
      "pack.police-station": "Zombies: Polizeiwache",
      "pack.grocery-store": "Zombies: Supermarkt",
      "pack.school": "Zombies: Schule",
      "pack.library": "Zombies: Bücherei",
      "pack.hospital": "Zombies: Krankenhaus",
      "pack.gas-station": "Zombies: Tankstelle",
    },
    en: {
      "pack.survivors": "Survivors",
      "pack.survivors.row": "{id:survivor}",
      "pack.influence": "Influence",
      "pack.attack": "Attack",
      "pack.search": "Search",
      "pack.die": "Die of the ability",
      "pack.items": "Items",
      "pack.items.row": "{item:item} ({from:location})",
      "pack.items.starter": "{item:item} (starter)",
      "pack.count": "Copies",
      "pack.objectives": "Main objectives",
      "pack.objectives.row": "{id:main}",
      "pack.objectives.hard": "{id:main}, hardcore side",
      "pack.morale": "Morale",
      "pack.rounds": "Rounds",
      "pack.helplessEach": "Helpless a player",
      "pack.helplessMore": "Helpless more",
      "pack.crises": "Crises",
      "pack.crises.row": "{id:crisis}",
      "pack.symbols": "Symbols",
      "pack.effects": "Effects",
      "pack.secrets": "Secret objectives",
      "pack.secrets.row": "{id:secret}",
      "pack.secrets.betrayal": "{id:betrayal} (betrayal)",
      "pack.conditions": "Conditions",
      "pack.exiles": "Exile objectives",
      "pack.exiles.row": "{id:exile}",
      "pack.loyal": "Who was loyal",
      "pack.betrayer": "Who betrayed",
      "pack.colony": "Zombies: Colony",
      "pack.police-station": "Zombies: Police station",
      "pack.grocery-store": "Zombies: Grocery store",
      "pack.school": "Zombies: School",
      "pack.library": "Zombies: Library",
      "pack.hospital": "Zombies: Hospital",
      "pack.gas-station": "Zombies: Gas station",
    },
  },
  row(list, id, texts) {
    if (list === "items") {
      const [item = "", from = ""] = id.split("@");
      return { text: from === "starter" ? "pack.items.starter" : "pack.items.row", values: { item, from } };
    }
    if (list === "secrets" && texts[`betrayal.${id}`] !== undefined)
      return { text: "pack.secrets.betrayal", values: { id } };
    const side = list === "objectives" ? /^(.*)-hardcore$/.exec(id)?.[1] : undefined;
    return side === undefined ? null : { text: "pack.objectives.hard", values: { id: side } };
  },
};

export default words;
