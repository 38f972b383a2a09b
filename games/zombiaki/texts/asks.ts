import type { Explanations } from "@endzeit/engine";

/** What each question is about, for whoever meets it for the first time. */
const asks: Explanations = {
  "not-so-fast": {
    is: {
      de: "Du spielst Gib her! auf einen deiner Zombies, und er bleibt in diesem Pflichtzug stehen. Oder du lässt alle ziehen.",
      en: "You play Not so fast on one of your zombies, and it stays put in this compulsory move. Or you let them all walk.",
    },
    matters: {
      de: "Nach vorn wollen die Zombies eigentlich immer. Sieh nach, ob auf dem nächsten Feld etwas liegt, das mehr kostet als ein verlorener Schritt.",
      en: "Forward is where zombies want to go. See whether something on the next square would cost more than a lost step.",
    },
    rule: "not-so-fast-1",
  },
  dog: {
    is: {
      de: "Du führst deinen Hund Feld für Feld über die Straße, höchstens drei Felder weit und nie schräg.",
      en: "You lead your dog along the street square by square, three at most and never diagonally.",
    },
    matters: {
      de: "Er ist schnell, aber schon 1 Schaden ist sein Ende. Was auf den Feldern liegt, wirkt bei jedem Schritt, nicht nur beim letzten.",
      en: "It is fast, but a single point of damage is its end. What lies on the squares works at every step, not just at the last.",
    },
    rule: "dog-1",
  },
  discard: {
    is: {
      de: "Du legst eine deiner vier Karten ab, bevor du spielst.",
      en: "You discard one of your four cards before you play.",
    },
    matters: {
      de: "Jede darf es sein. Überleg, welche jetzt kein gutes Ziel hat und wohl auch in der nächsten Runde keins bekommt.",
      en: "It may be any of them. Think about which one has no good target now and is unlikely to get one next round.",
    },
    rule: "hand-1",
  },
  play: {
    is: {
      de: "Du spielst eine Karte aus der Hand oder beendest die Phase. Gefragt wirst du nach jeder Karte wieder.",
      en: "You play a card from your hand or end the phase. After each card you are asked again.",
    },
    matters: {
      de: "Alles spielen musst du nicht: Was du behältst, hast du in der nächsten Runde noch, ziehst dann aber weniger neue Karten.",
      en: "You need not play everything: what you keep is still yours next round, but you then draw fewer new cards.",
    },
    rule: "hand-1",
  },
  "play.terror": {
    is: {
      de: "Terror wirkt: In dieser Phase spielst du eine einzige Karte, oder gar keine.",
      en: "Terror is in force: in this phase you play a single card, or none.",
    },
    matters: {
      de: "Such zuerst, wo die Gefahr am größten ist, und dann die Karte dafür. Die anderen bleiben dir. Auch was Klick! aufhebt, war deine eine Karte.",
      en: "First find where the danger is greatest, then the card for it. The others stay with you. Even one that Click! cancels was your one card.",
    },
    rule: "terror-1",
  },
  click: {
    is: {
      de: "Du hebst den angesagten Schuss mit Klick! ganz auf, oder du lässt ihn geschehen.",
      en: "You cancel the announced shot altogether with Click!, or you let it happen.",
    },
    matters: {
      de: "Beide Karten sind danach verbraucht. Überleg, was dieser Schuss dich kostet und ob ein späterer dir mehr schaden könnte.",
      en: "Both cards are then used up. Weigh what this shot costs you against what a later one might.",
    },
    rule: "click-1",
  },
  bullet: {
    is: {
      de: "Du bestimmst, was diese eine Kugel trifft: die vorderste Figur oder die Autobombe.",
      en: "You decide what this one bullet hits: the first figure or the car bomb.",
    },
    matters: {
      de: "Der Autobombe genügt eine Kugel, und ihre Explosion trifft alle Untoten ringsum. Die Figur nimmt die Kugel allein. Für die nächste Kugel wählst du neu.",
      en: "One bullet is enough for the car bomb, and its blast hits all undead around it. A figure takes the bullet alone. For the next bullet you choose again.",
    },
    rule: "R45",
  },
  splinter: {
    is: {
      de: "Du wählst das Nachbarfeld, das die Splitter der Mine abbekommt.",
      en: "You choose the neighbouring square that the splinters of the mine hit.",
    },
    matters: {
      de: "Sie fliegen nicht schräg. Ein leeres Feld ist erlaubt, und eine Autobombe zünden sie, eine zweite Mine nicht.",
      en: "They do not fly diagonally. An empty square is allowed, and they set off a car bomb, but not a second mine.",
    },
    rule: "R77",
  },
  gasoline: {
    is: {
      de: "Du lässt das Benzin auf ein Nachbarfeld fließen oder versickern.",
      en: "You let the gasoline flow to a neighbouring square, or seep away.",
    },
    matters: {
      de: "Zurück fließt es nie. Ein leeres Feld verbraucht einen Punkt, ein Schutzschild alles, was noch übrig ist.",
      en: "It never flows back. An empty square uses up one point, a human shield all that is left.",
    },
    rule: "R93",
  },
  net: {
    is: {
      de: "Du fängst noch einen Zombie mit ein oder ziehst das Netz zu.",
      en: "You catch one more zombie or pull the net tight.",
    },
    matters: {
      de: "Die Felder hängen zusammen, nicht über Eck, und die Summe der Stärken ist begrenzt. Wer darin steckt, kommt bis zu deiner nächsten Phase nicht vom Fleck.",
      en: "The squares must touch, not just at corners, and the sum of the strengths is limited. Whoever is inside goes nowhere until your next phase.",
    },
    rule: "net-1",
  },
  meat: {
    is: {
      de: "Du siehst die ganze Hand der Menschen und nimmst ihnen eine Karte.",
      en: "You see the humans' whole hand and take one card from them.",
    },
    matters: {
      de: "Welche träfe dich in ihrer nächsten Phase am härtesten? Merk dir auch, was sie behalten.",
      en: "Which one would hit you hardest in their next phase? Remember what they keep, too.",
    },
    rule: "meat-1",
  },
  punch: {
    is: {
      de: "Du wählst die Handkarte, die der Faustschlag die Zombies kostet.",
      en: "You choose the hand card that the Punch costs the zombies.",
    },
    matters: {
      de: "Sieh dir an, was jede Karte auf der Straße, wie sie jetzt ist, noch bewirken kann. Vor ihrem nächsten Spiel ziehen die Zombies wieder auf vier nach.",
      en: "Look at what each card can still do on the street as it is. Before they next play, the zombies draw back up to four.",
    },
    rule: "punch-1",
  },
};

export default asks;
