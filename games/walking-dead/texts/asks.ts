import type { Explanation, Explanations } from "@endzeit/engine";

const again: Explanation["is"] = {
  de: "Du würfelst mit Zweiter Schlag noch einmal und zählst 2 dazu, oder der Wurf bleibt, wie er ist.",
  en: "With Second Blow you roll once more and add 2, or the roll stays as it is.",
};

const won: Explanation = {
  is: again,
  matters: {
    de: "Der Kampf ist gewonnen, und ein neuer Wurf könnte ihn noch verlieren. Einen Grund gäbe es nur, wenn es auf die Augenzahl ankommt, etwa bei Armbrust oder Shotgun.",
    en: "The fight is won, and a new roll could still lose it. There would only be a reason if the number on the die matters, as with Crossbow or Shotgun.",
  },
  rule: "rick",
};

/** What each question is about, for whoever meets it for the first time. */
const asks: Explanations = {
  character: {
    is: {
      de: "Du wählst deinen Charakter und mit ihm die Spezialfähigkeit, die nur er hat.",
      en: "You choose your character and with it the special power that no one else has.",
    },
    matters: {
      de: "Jede Fähigkeit gibt es einmal im Spiel. Die einen helfen im Kampf, andere beim Ziehen oder bei den Karten; sonst sind alle gleich.",
      en: "Each power works once in a match. Some help in a fight, others with moving or with cards; in everything else all are alike.",
    },
    rule: "characters-1",
  },
  rise: {
    is: {
      de: "Du stellst deinen Beißer auf eines der vier Kanalisationsfelder zum Aufstehen.",
      en: "You put your walker on one of the four sewer spaces for rising.",
    },
    matters: {
      de: "Sieh nach, wo die Überlebenden stehen und wohin sie noch müssen. Das Feld darf besetzt sein.",
      en: "See where the survivors stand and where they still have to go. The space may be taken.",
    },
    rule: "rise-1",
  },
  turn: {
    is: {
      de: "Du würfelst für deine Bewegung, oder du nutzt vorher eine Karte oder deine Spezialfähigkeit.",
      en: "You roll for your move, or first use a card or your special power.",
    },
    matters: {
      de: "Nutzen musst du nichts. Was dir beim Ziehen nicht hilft, geht meist auch noch vor dem Ende des Zugs, wenn du weißt, wie es ausging.",
      en: "You need not use anything. What does not help you move can mostly be used before the turn ends as well, when you know how it went.",
    },
    rule: "X19",
  },
  move: {
    is: {
      de: "Du wählst das Feld, auf dem du ankommst. Deine Zahl ziehst du genau aus; nur im Camp und auf Eckfeldern darfst du früher anhalten.",
      en: "You choose the space on which you arrive. You use up your number exactly; only in Camp and on corners may you stop earlier.",
    },
    matters: {
      de: "Das Feld sagt, was dort auf dich wartet: eine Begegnung, eine Karte, ein Bonus im Kampf. Und denk daran, welches Orts-Plättchen dir noch fehlt.",
      en: "The space says what waits there: an encounter, a card, a bonus in a fight. And remember which location tile you still need.",
    },
    rule: "move-2",
  },
  draw: {
    is: {
      de: "Du ziehst auf diesem Feld eine Ausrüstungskarte, oder du verzichtest darauf.",
      en: "On this space you draw an equipment card, or do without.",
    },
    matters: {
      de: "Die Hand darf beliebig groß werden. Der Stapel aber ist begrenzt: Neue Karten kommen nur hinein, wenn jemand stirbt.",
      en: "Your hand may grow as large as you like. The pile is limited, though: only when somebody dies do cards go back into it.",
    },
    rule: "spaces-2",
  },
  between: {
    is: {
      de: "Du deckst die zweite Begegnung dieses Eckfelds auf, oder du nutzt vorher eine Karte oder deine Spezialfähigkeit.",
      en: "You reveal the second encounter of this corner, or first use a card or your special power.",
    },
    matters: {
      de: "Das Plättchen bekommst du erst nach beiden, und nur wenn du dann noch lebst und hier stehst.",
      en: "You get the tile only after both, and only if you are then alive and still here.",
    },
    rule: "corners-1",
  },
  end: {
    is: {
      de: "Du beendest deinen Zug, oder du nutzt vorher noch eine Karte oder deine Spezialfähigkeit.",
      en: "You end your turn, or use one more card or your special power first.",
    },
    matters: {
      de: "Für Abkürzung ist jetzt der Augenblick, und eine Begegnung folgt ihr nicht. Alles andere kannst du auch für einen späteren Zug aufheben.",
      en: "This is the moment for a Shortcut, and no encounter follows it. Everything else you can keep for a later turn.",
    },
    rule: "shortcut",
  },
  give: {
    is: {
      de: "Du gibst eine Ausrüstungskarte aus deiner Hand an deinen Mit-Überlebenden weiter, oder du behältst alle.",
      en: "You pass an equipment card from your hand to your fellow survivor, or keep them all.",
    },
    matters: {
      de: "Wie weit ihr auseinander seid, ist gleich. Überleg, wer von euch vor dem schwereren Weg steht.",
      en: "How far apart you are does not matter. Think about which of you has the harder road ahead.",
    },
    rule: "teams-2",
  },
  exchange: {
    is: {
      de: "Du mischst noch eine Handkarte in den Ausrüstungsstapel, oder du hörst auf und ziehst so viele, wie du eingemischt hast.",
      en: "You shuffle another hand card into the equipment pile, or stop and draw as many as you have shuffled in.",
    },
    matters: {
      de: "Was du ziehst, entscheidet der Zufall. Auch eine eben eingemischte Karte kann wieder dabei sein.",
      en: "Chance decides what you draw. Even a card that you have just shuffled in may come back.",
    },
    rule: "dale",
  },
  react: {
    is: {
      de: "Du greifst mit einer Beißer-Karte in die Begegnung ein, die gerade aufgedeckt wurde, oder du lässt es.",
      en: "You step into the encounter that has just been revealed with a walker card, or leave it.",
    },
    matters: {
      de: "Eine Karte, die du jetzt spielst, fehlt dir bis zum Ende deines nächsten Zugs, denn erst dann ziehst du nach.",
      en: "A card that you play now is missing until the end of your next turn, for only then do you refill.",
    },
    rule: "reactions-1",
  },
  arm: {
    is: {
      de: "Du spielst noch eine Karte für diesen Kampf aus, oder du würfelst.",
      en: "You play one more card for this fight, or you roll.",
    },
    matters: {
      de: "Gleichstand reicht, und eine gewürfelte 6 gewinnt immer. Die meisten Karten sind nach dem Kampf weg, ob du gewinnst oder verlierst.",
      en: "A tie is enough, and a rolled 6 always wins. Most cards are gone after the fight, whether you win or lose.",
    },
    rule: "fight-1",
  },
  reroll: {
    is: again,
    matters: {
      de: "Der neue Wurf gilt, auch wenn er schlechter ist. Die Fähigkeit hast du nur dieses eine Mal; die Äxte kommen erst danach.",
      en: "The new roll counts, even if it is worse. You have this power only once; Axes come after it.",
    },
    rule: "rick",
  },
  "reroll.won": won,
  "reroll.six": won,
  axe: {
    is: {
      de: "Du legst eine Axt zu diesem Kampf dazu, oder du lässt es. Das geht auch, wenn ein anderer kämpft.",
      en: "You add an Axe to this fight, or leave it. You may do so even when somebody else is fighting.",
    },
    matters: {
      de: "Sieh nach, wie viel bis zur Stärke noch fehlt: Eine Axt, die nicht reicht, ist vertan. Und bedenk, ob dir hilft, wenn der andere gewinnt.",
      en: "See how much is still missing up to the strength: an Axe that is not enough is wasted. And consider whether it helps you if the other one wins.",
    },
    rule: "axe",
  },
  wound: {
    is: {
      de: "Du spielst Nicht tödliche Wunde, und der Biss bleibt ohne Folgen. Oder du lässt ihn geschehen.",
      en: "You play Non-Lethal Wound, and the bite has no effect. Or you let it happen.",
    },
    matters: {
      de: "Ohne sie stirbt, wen der Biss trifft. Was das heißt, hängt vom Tisch ab: Meist jagt ein Toter danach als Beißer die anderen.",
      en: "Without it the bitten one dies. What that means depends on the table: mostly the dead come back as walkers and hunt the others.",
    },
    rule: "wound",
  },
  choose: {
    is: {
      de: "Du wählst, womit du für diese Karte bezahlst.",
      en: "You choose what you pay for this card with.",
    },
    matters: {
      de: "Verbündete fangen Bisse ab, Ausrüstung gewinnt Kämpfe, Züge bringen dich voran. Was du nicht hast, kostet dich nichts.",
      en: "Allies take bites for you, equipment wins fights, turns get you ahead. What you do not have costs you nothing.",
    },
    rule: "encounters-2",
  },
  discard: {
    is: {
      de: "Du legst eine Ausrüstungskarte deiner Wahl aus der Hand ab.",
      en: "You discard an equipment card of your choice from your hand.",
    },
    matters: {
      de: "Abgelegte Ausrüstung wird nicht neu gemischt. Denk an die Kämpfe, die du noch vor dir hast.",
      en: "Discarded equipment is not reshuffled. Think of the fights that still lie ahead.",
    },
    rule: "E13",
  },
  rival: {
    is: {
      de: "Du wählst, gegen wen aus deiner Region du würfelst. Wer niedriger liegt, gibt dem anderen eine zufällige Ausrüstungskarte.",
      en: "You choose against whom in your region you roll. The lower one gives the other a random equipment card.",
    },
    matters: {
      de: "Die Würfel sind für alle gleich. Verschieden ist nur, wie viele Karten jemand auf der Hand hat und wer dir gerade gefährlich wird.",
      en: "The dice are the same for everyone. What differs is how many cards somebody holds and who is a threat to you right now.",
    },
    rule: "power-struggle",
  },
  walk: {
    is: {
      de: "Du wählst, wohin dein Beißer geht, auch durch die Kanalisation. Er darf weniger Felder gehen oder stehen bleiben.",
      en: "You choose where your walker goes, through the sewers too. It may walk fewer spaces or stay.",
    },
    matters: {
      de: "Auf dem Feld eines Überlebenden musst du anhalten. Für die meisten Karten muss jemand auf deinem Feld stehen.",
      en: "On a survivor's space you have to stop. Most cards need somebody on your own space.",
    },
    rule: "walker-move-1",
  },
  claw: {
    is: {
      de: "Du spielst eine Beißer-Karte, meist um anzugreifen, oder du lässt es für diesen Zug.",
      en: "You play a walker card, mostly to attack, or leave it for this turn.",
    },
    matters: {
      de: "Verliert der Überlebende, kostet ihn das einen Biss. Gewinnt er, verlässt deine Figur bei den meisten Karten den Plan, und deine Hand ist fort.",
      en: "A survivor who loses takes a bite. If the survivor wins, with most cards your figure leaves the board and your hand is gone.",
    },
    rule: "walker-card-2",
  },
  lunge: {
    is: {
      de: "Du ziehst mit deiner Karte noch weiter, höchstens so weit, wie sie erlaubt. Danach darfst du angreifen.",
      en: "Your card lets you move on, at most as far as it says. After that you may attack.",
    },
    matters: {
      de: "Es ist eine neue Bewegung: Auch wer schon bei einem Überlebenden halten musste, darf weiter. Der nächste hält dich wieder auf.",
      en: "It is a new move: even if you had to stop at a survivor, you may go on. The next one stops you again.",
    },
    rule: "M6",
  },
  strike: {
    is: {
      de: "Du wählst, wen du angreifst, oder du greifst niemanden an.",
      en: "You choose whom to attack, or attack nobody.",
    },
    matters: {
      de: "Ein Biss trifft den am härtesten, der keine Verbündeten mehr hat. Gewinnt er aber, bist du meist fürs Erste vom Plan.",
      en: "A bite is worst for whoever has no allies left. But should they win, you are mostly off the board for now.",
    },
    rule: "walker-card-1",
  },
  swap: {
    is: {
      de: "Du legst eine Beißer-Karte ab oder behältst alle, dann ziehst du auf vier nach.",
      en: "You discard one walker card or keep them all, then you refill to four.",
    },
    matters: {
      de: "Mehr als eine geht nicht. Überleg, welche dir in deinem nächsten Zug oder als Reaktion am wenigsten nützt.",
      en: "More than one is not possible. Think about which is of the least use in your next turn or as a reaction.",
    },
    rule: "walker-card-3",
  },
};

export default asks;
