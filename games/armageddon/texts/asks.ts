import type { Explanations } from "@endzeit/engine";

/** What each question is about, for whoever meets it for the first time. */
const asks: Explanations = {
  bid: {
    is: {
      de: "Du bietest in einem Bereich, der dir noch fehlt: Erkunden, Bauen oder Stadt. Wie viele Figuren du schickst, steht dir frei, auch keine.",
      en: "You bid in an area that you have not bid in yet: exploration, construction or city. Send as many figures as you like, even none.",
    },
    matters: {
      de: "Fürs Gebot zählt jede Figur gleich, und jede bietet nur einmal in der Runde. In der Stadt bezahlen sie danach Aktionen, und dort kommt es auf ihre Farbe an.",
      en: "In a bid every figure counts the same, and each bids only once a round. In the city they then pay for actions, and there their colours matter.",
    },
    rule: "bidding-2",
  },
  explore: {
    is: {
      de: "Du nimmst eine Ausrüstungskarte aus der Auslage und alle Figuren, die darauf stehen.",
      en: "You take an equipment card from the display and all figures that stand on it.",
    },
    matters: {
      de: "Überlebende sind künftig Hände, brauchen aber schon in dieser Runde ein Dach. Plünderer rücken deinen Marker vor. Die Karte selbst zählt erst am Ende.",
      en: "Survivors are hands for later, but need a roof in this very round. Marauders move your marker on. The card itself counts only at the end.",
    },
    rule: "exploration-1",
  },
  construct: {
    is: {
      de: "Du nimmst eine Gebäudekarte und baust sie auf einen deiner Plätze, oder du verzichtest auf das Gebäude.",
      en: "You take a building card and build it on one of your sites, or give the building up.",
    },
    matters: {
      de: "Das Plättchen dabei wirkt so oder so. Was du überbaust, ist für immer weg, mit seinen Aktionen und seinen Plätzen für Überlebende.",
      en: "The tile that comes with it takes effect either way. What you build over is gone for good, with its actions and its shelter.",
    },
    rule: "construction-1",
  },
  exchange: {
    is: {
      de: "Du gibst einen Arbeiter in den Beutel, und ein Soldat oder Ingenieur tritt genau an seine Stelle.",
      en: "You give a worker to the bag, and a soldier or an engineer takes exactly his place.",
    },
    matters: {
      de: "Wer im Stadtgebot steht, handelt noch in dieser Runde. Sieh nach, welche Farbe deine Gebäude verlangen.",
      en: "Whoever stands in the city bid still acts this round. See which colour your buildings ask for.",
    },
    rule: "Q29",
  },
  discard: {
    is: {
      de: "Du legst eine Ausrüstungskarte aus deiner Hand in die Schachtel.",
      en: "You put an equipment card from your hand into the box.",
    },
    matters: {
      de: "Sie kommt nicht wieder. Viele Arten zählen erst zu mehreren: Sieh nach, welche dir am Ende am wenigsten brächte.",
      en: "It never comes back. Many kinds only count in numbers: see which one would bring you least in the end.",
    },
    rule: "Q63",
  },
  "discard.search": {
    is: {
      de: "Du legst eine Ausrüstungskarte in die Schachtel und darfst dir dafür im Stapel eine andere aussuchen.",
      en: "You put an equipment card into the box and may pick another one from the stack for it.",
    },
    matters: {
      de: "Sie kommt nicht wieder. Überleg vorher, welche Sammlung du vervollständigen willst und welche Karte dafür entbehrlich ist.",
      en: "It never comes back. First think about which set you want to complete, and which card you can spare for that.",
    },
    rule: "search",
  },
  city: {
    is: {
      de: "Du führst mit Figuren deines Stadtgebots eine Aktion aus, oder du bist fertig. Gefragt wirst du nach jeder Aktion wieder.",
      en: "You carry out an action with figures of your city bid, or you are done. After each action you are asked again.",
    },
    matters: {
      de: "Jede Figur zahlt nur einmal in der Runde, und die Reihenfolge ist frei. Plünderer, die bleiben, richten im Abschluss Schaden an.",
      en: "Each figure pays only once a round, and the order is yours. Marauders that stay do damage in the completion.",
    },
    rule: "city-1",
  },
  "city.idle": {
    is: {
      de: "Alle Figuren deines Stadtgebots haben gehandelt. Du sagst nur noch, dass dein Zug in der Stadt zu Ende ist.",
      en: "All figures of your city bid have acted. You only say that your turn in the city is over.",
    },
    matters: {
      de: "Zu entscheiden gibt es nichts mehr. Im Abschluss der Runde gehen alle nach Hause.",
      en: "There is nothing left to decide. In the completion of the round they all go home.",
    },
    rule: "Q46",
  },
  keep: {
    is: {
      de: "Du behältst eine der gezogenen Karten, der Rest kommt verdeckt unter den Stapel.",
      en: "You keep one of the drawn cards; the rest go face down under the stack.",
    },
    matters: {
      de: "Ausrüstung bringt ihre Punkte in der Schlusswertung. Welche passt zu dem, was du schon hältst?",
      en: "Equipment brings its points in the final scoring. Which one goes with what you already hold?",
    },
    rule: "draw",
  },
  under: {
    is: {
      de: "Du bestimmst, welche der beiden übrigen Karten ganz unten liegt. Die andere kommt darüber.",
      en: "You decide which of the two cards left lies at the very bottom. The other one goes above it.",
    },
    matters: {
      de: "Darauf kommt es nur an, wenn der Stapel noch fast ganz aufgebraucht wird: Die oberste käme dann als erste wieder.",
      en: "It only matters if the stack is nearly used up later on: the upper one would then be the first to come back.",
    },
    rule: "X23",
  },
  search: {
    is: {
      de: "Du siehst den ganzen Stapel durch und nimmst eine Karte auf die Hand. Dann wird er gemischt.",
      en: "You look through the whole stack and take one card into your hand. Then it is shuffled.",
    },
    matters: {
      de: "Was du nimmst, bleibt geheim. Du weißt danach außerdem, was die anderen noch ziehen können.",
      en: "What you take stays secret. Besides, you then know what the others can still draw.",
    },
    rule: "Q43",
  },
  dismiss: {
    is: {
      de: "Du schickst jemanden fort, für den kein Platz da ist: Die Figur geht in den Beutel.",
      en: "You send away somebody for whom there is no room: the figure goes into the bag.",
    },
    matters: {
      de: "Die Punkte kostet es in jedem Fall. Frag dich, wer dir in den nächsten Runden am wenigsten fehlt. Auch der Anführer darf es sein.",
      en: "The points are lost in any case. Ask yourself whom you will miss least in the coming rounds. It may even be the leader.",
    },
    rule: "shelter-1",
  },
  secret: {
    is: {
      de: "Du wertest eines deiner beiden geheimen Plättchen. Das andere zählt nichts.",
      en: "You score one of your two secret tiles. The other one counts nothing.",
    },
    matters: {
      de: "Bei jedem steht, wie viele Punkte es dir jetzt brächte. Danach ändert sich daran nichts mehr.",
      en: "Each says how many points it would bring you now. Nothing about that changes afterwards.",
    },
    rule: "Q59",
  },
};

export default asks;
