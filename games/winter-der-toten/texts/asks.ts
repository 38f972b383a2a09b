import type { Explanation, Explanations } from "@endzeit/engine";

type Both = Explanation["is"];

const row = (rule: string, is: Both, matters: Both): Explanation => ({ is, matters, rule });

/** What is to be weighed at more than one question. */

const DICE: Both = {
  de: "Angriff, Suche und viele Fähigkeiten verlangen eine Mindestzahl. Für Barrikaden, Abfall und Anlocken genügt jeder Würfel.",
  en: "Attacks, searches and many abilities ask for a minimum. For barricades, waste and attracting zombies any die will do.",
};
const GATES: Both = {
  de: "Neue Zombies kommen in der Kolonie der Reihe nach an die Eingänge, von 1 an. Wo weder Platz noch Barrikade ist, stirbt jemand.",
  en: "In the colony new zombies come to the entrances one after another, from 1 on. Where there is neither room nor a barricade, somebody dies.",
};
const KILL: Both = {
  de: "Du bestimmst, wo ein Zombie stirbt.",
  en: "You decide where a zombie dies.",
};
const TOGETHER: Both = {
  de: "Nur wenn alles zusammenkommt, tritt es ein. Sonst bekommst du zurück, was du gegeben hast; redet also vorher miteinander.",
  en: "It only happens if all of it comes together. Otherwise you get back what you gave; so talk to each other first.",
};
const WEAPON: Both = {
  de: "Mit einer Waffe stirbt der Verbannte, und dein Überlebender kommt glimpflicher davon. Ohne sie bleibt es bei den Wunden, die die Karte nennt.",
  en: "With a weapon the exile dies, and your own survivor gets off more lightly. Without one it stays at the wounds that the card names.",
};
const EXILE: Both = {
  de: "Zurück führt kein Weg, aber der Verbannte spielt mit einem eigenen Ziel weiter. Sind zwei verbannt, von denen keiner ein Verräter ist, fällt die Moral auf 0.",
  en: "There is no way back, but the exile plays on with an objective of their own. Once two are exiled of whom neither is a betrayer, morale falls to 0.",
};
const CARD: Both = {
  de: "Was geschieht, steht ganz auf der aufgedeckten Karte. Sieh nach, wie viele Wunden jemand schon hat und wer dir fehlen würde.",
  en: "All that happens stands on the revealed card. See how many wounds somebody has already, and whom you would miss.",
};

/** What each question is about, for whoever meets it for the first time. */
const asks: Explanations = {
  keep: row(
    "setup-players-2",
    {
      de: "Du wählst aus den vier gezogenen Überlebenden deine Gruppe. Die übrigen gehen zurück.",
      en: "Out of the four survivors that you drew you choose your group. The others go back.",
    },
    {
      de: "Bei Angriff und Suche sind kleine Werte gut, denn schon niedrige Würfel genügen. Lies auch, wo jede Fähigkeit gilt.",
      en: "For attack and search low values are good, for even low dice will do. Read where each ability works, too.",
    },
  ),
  leader: row(
    "setup-players-3",
    {
      de: "Du ernennst deinen Gruppenführer.",
      en: "You appoint the leader of your group.",
    },
    {
      de: "Zu Beginn der Partie wird Startspieler, wessen Gruppenführer den höchsten Einfluss hat. Der Einfluss sagt auch, wen es zuerst trifft: den mit dem geringsten.",
      en: "As the match begins, the first player is whose leader has the highest influence. Influence also says who is hit first: the lowest.",
    },
  ),
  turn: row(
    "turns-1",
    {
      de: "Deine Gruppe tut etwas, mit Würfel oder ohne, oder du beendest deinen Zug. Nach jeder Aktion wirst du wieder gefragt.",
      en: "Your group does something, with a die or without, or you end your turn. After each action you are asked again.",
    },
    {
      de: "Ein Würfel gilt für jeden deiner Überlebenden, und wer sich bewegt oder einen Zombie tötet, riskiert etwas. Behalte Krise, Nahrung und Eingänge im Blick.",
      en: "A die works for any of your survivors, and whoever moves or kills a zombie takes a risk. Keep an eye on the crisis, the food and the entrances.",
    },
  ),
  act: row(
    "dice-actions-1",
    {
      de: "Du wählst, was dieser Überlebende jetzt tut.",
      en: "You choose what this survivor does now.",
    },
    DICE,
  ),
  target: row(
    "attack-1",
    {
      de: "Du wählst, wen der Angriff trifft: einen Zombie oder einen fremden Überlebenden am selben Standort.",
      en: "You choose whom the attack is aimed at: a zombie, or another player's survivor at the same location.",
    },
    {
      de: "Nach einem getöteten Zombie folgt meist der Infektionswürfel. In der Kolonie darfst du dir den Eingang aussuchen: Wo ist am wenigsten Platz?",
      en: "After a killed zombie the exposure die mostly follows. In the colony you may pick the entrance: where is the least room?",
    },
  ),
  modify: row(
    "R40",
    {
      de: "Du nutzt bei diesem Angriff noch eine Ausrüstung oder Fähigkeit, oder du schlägst zu.",
      en: "You use one more piece of equipment or ability in this attack, or you strike.",
    },
    {
      de: "Manches tötet mehr Zombies, manches spart den Infektionswürfel. Das meiste geht nur einmal in der Runde, also lohnt sich ein Blick, was noch kommt.",
      en: "Some of it kills more zombies, some saves the exposure die. Most works only once a round, so look at what is still to come.",
    },
  ),
  look: row(
    "R35",
    {
      de: "Bevor du Karten ansiehst, nutzt du noch eine Fähigkeit oder Ausrüstung, oder du fängst an zu suchen.",
      en: "Before you look at cards you use one more ability or piece of equipment, or you begin to search.",
    },
    {
      de: "So siehst du ohne Lärm mehr Karten an, und manches lässt dich auch mehr behalten. In dieser Runde ist es danach verbraucht.",
      en: "That way you look at more cards without noise, and some of it lets you keep more as well. For this round it is then used up.",
    },
  ),
  found: row(
    "search-2",
    {
      de: "Du behältst von den angesehenen Karten, oder du machst Lärm und siehst noch eine an.",
      en: "You keep from the cards you looked at, or make noise and look at another one.",
    },
    {
      de: "Jeder Lärm kann in der Koloniephase einen Zombie mehr hierher bringen. Wer steht dann noch hier, und was brauchst du wirklich?",
      en: "Each noise may bring one more zombie here in the colony phase. Who will still be here then, and what do you really need?",
    },
  ),
  "found.more": row(
    "search-3",
    {
      de: "Du behältst noch eine der angesehenen Karten, oder du hörst auf.",
      en: "You keep one more of the cards you looked at, or you stop.",
    },
    {
      de: "Was du nicht nimmst, kommt unter den Stapel. Die anderen sehen nur, wie viele Karten du hast, nicht welche.",
      en: "What you do not take goes under the deck. The others see only how many cards you have, not which.",
    },
  ),
  bitten: row(
    "bite-1",
    {
      de: "Die Infektion erreicht diesen Überlebenden. Tötest du ihn, ist sie vorbei; würfelst du, kann er davonkommen.",
      en: "The bite reaches this survivor. If you kill them, it is over; if you roll, they may come away unharmed.",
    },
    {
      de: "Nur die Leerseite rettet ihn. Bei allem anderen stirbt er auch, und der Nächste an diesem Standort ist dran: Wer steht hier noch?",
      en: "Only a blank saves them. On anything else they die as well, and the next one at this location follows: who else is here?",
    },
  ),
  respond: row(
    "request-1",
    {
      de: "Du gibst eine Karte mit dem gewünschten Symbol, oder du lehnst ab.",
      en: "You give a card with the symbol that is asked for, or you refuse.",
    },
    {
      de: "Sie wird sofort gespielt, und der Bittende entscheidet alles dabei. Brauchst du sie selbst, für die Krise oder für dein Ziel?",
      en: "It is played at once, and whoever asked decides everything about it. Do you need it yourself, for the crisis or for your objective?",
    },
  ),
  accept: row(
    "R14",
    {
      de: "Du nimmst eine der angebotenen Karten und spielst sie sofort, oder du nimmst keine.",
      en: "You take one of the cards on offer and play it at once, or you take none.",
    },
    {
      de: "Alle Entscheidungen dabei triffst du. Vergleich, was jede Karte jetzt bewirkt und wem du damit etwas schuldest.",
      en: "All decisions about it are yours. Compare what each card does now, and whom you will owe something.",
    },
  ),
  vote: row(
    "exile-vote-1",
    {
      de: "Du stimmst ab, ob dieser Spieler verbannt wird. Gezeigt werden die Stimmen erst, wenn alle da sind.",
      en: "You vote on whether this player is exiled. The votes are shown only when all are in.",
    },
    EXILE,
  ),
  "vote.crossroads": row(
    "votes-1",
    {
      de: "Du stimmst ab, welche Seite der Schicksalskarte gilt. Gezeigt werden die Stimmen erst, wenn alle da sind.",
      en: "You vote on which side of the crossroads card holds. The votes are shown only when all are in.",
    },
    {
      de: "Die Mehrheit entscheidet, bei Gleichstand der Startspieler. Lies beide Seiten: Was trifft die Kolonie, was nur einzelne?",
      en: "The majority decides, the first player in a tie. Read both sides: what hits the colony, and what only some?",
    },
  ),
  tie: row(
    "R12",
    {
      de: "Die Stimmen stehen gleich. Du entscheidest, ob dieser Spieler verbannt wird.",
      en: "The votes are tied. You decide whether this player is exiled.",
    },
    EXILE,
  ),
  "tie.crossroads": row(
    "votes-1",
    {
      de: "Die Stimmen stehen gleich. Du entscheidest für alle, welche Seite der Schicksalskarte gilt.",
      en: "The votes are tied. You decide for everyone which side of the crossroads card holds.",
    },
    {
      de: "Wer wie gestimmt hat, liegt jetzt offen. Lies noch einmal, was jede Seite kostet und was sie bringt.",
      en: "Who voted how lies open now. Read once more what each side costs and what it brings.",
    },
  ),
  pass: row(
    "R70",
    {
      de: "Du gibst einen Überlebenden an die nächste Gruppe links von dir. Alle tun das zugleich.",
      en: "You give a survivor to the next group on your left. Everyone does so at the same time.",
    },
    {
      de: "Seine Ausrüstung geht mit, die Figur bleibt stehen. Gibst du deinen Gruppenführer ab, ernennst du einen neuen.",
      en: "Their equipment goes along, the figure stays where it is. If you give away your leader, you appoint a new one.",
    },
  ),
  option: row(
    "crossroads-1",
    {
      de: "Du wählst, welche Möglichkeit der Schicksalskarte eintritt.",
      en: "You choose which option of the crossroads card takes effect.",
    },
    {
      de: "Alles, was geschieht, steht auf der Karte. Zur Wahl steht nur, was sich auch ausführen lässt.",
      en: "All that will happen stands on the card. You can only choose what can be carried out.",
    },
  ),

  // What is chosen beside an action
  "pick.barricade-gate": row(
    "barricade-1",
    {
      de: "Du legst eine Barrikade auf ein freies Feld an einem Eingang.",
      en: "You put a barricade on a free space at an entrance.",
    },
    {
      de: "Eine Barrikade hält den Zombie auf, für den kein Feld mehr frei ist, und geht mit ihm. Sie belegt aber selbst ein Feld.",
      en: "A barricade stops the zombie for which no space is free, and goes with it. But it takes up a space itself.",
    },
  ),
  "pick.kill-gate": row("killing-zombies-2", KILL, GATES),
  "pick.attack-gate": row("killing-zombies-2", KILL, GATES),
  "pick.lighter-gate": row("killing-zombies-2", KILL, GATES),
  "pick.heal-whom": row(
    "R56",
    {
      de: "Du wählst, wer eine Wunde oder Erfrierung verliert.",
      en: "You choose who loses a wound or a frostbite.",
    },
    {
      de: "An der dritten stirbt man, Erfrierungen mitgezählt. Wer muss sich noch bewegen oder kämpfen?",
      en: "The third one kills, frostbite included. Who still has to move or fight?",
    },
  ),
  "pick.heal-what": row(
    "exposure-frostbite",
    {
      de: "Du wählst, ob eine Wunde oder eine Erfrierung wegkommt.",
      en: "You choose whether a wound or a frostbite is removed.",
    },
    {
      de: "Wer auch nur eine Erfrierung hat, bekommt zu Beginn deines Zuges eine Wunde dazu. Eine Wunde bleibt, wie sie ist.",
      en: "Whoever has even one frostbite gets another wound at the beginning of your turn. A wound stays as it is.",
    },
  ),
  "pick.raise-die": row(
    "dice-actions-1",
    {
      de: "Du hebst einen deiner unbenutzten Würfel um 1.",
      en: "You raise one of your unused dice by 1.",
    },
    DICE,
  ),
  "pick.reroll-die": row(
    "dice-actions-1",
    {
      de: "Du wirfst einen deiner unbenutzten Würfel neu. Das neue Ergebnis gilt.",
      en: "You reroll one of your unused dice. The new result counts.",
    },
    DICE,
  ),
  "pick.reroll-dice": row(
    "dice-actions-1",
    {
      de: "Du legst Würfel beiseite, einen nach dem anderen, und wirfst sie dann alle neu.",
      en: "You put dice aside, one after the other, and then reroll all of them.",
    },
    DICE,
  ),
  "pick.set-die": row(
    "dice-actions-1",
    {
      de: "Du wählst den Würfel, den du drehst. Die neue Zahl nennst du gleich danach.",
      en: "You choose the die that you turn. You name its new face right after.",
    },
    DICE,
  ),
  "pick.set-face": row(
    "dice-actions-1",
    {
      de: "Du wählst die Augenzahl, die der Würfel danach zeigt.",
      en: "You choose the face that the die shows afterwards.",
    },
    DICE,
  ),
  "pick.lose-die": row(
    "dice-actions-1",
    {
      de: "Du gibst einen deiner unbenutzten Würfel her. Er gilt für diese Runde als benutzt.",
      en: "You give up one of your unused dice. For this round it counts as used.",
    },
    DICE,
  ),
  "pick.shift-from": row(
    "item-walkie-talkie",
    {
      de: "Du wählst, von wem ein unbenutzter Würfel um 1 sinkt. Danach steigt einer von dir.",
      en: "You choose whose unused die goes down by 1. After that one of yours goes up.",
    },
    {
      de: "Der andere braucht seine Würfel vielleicht noch für die Kolonie. Redet darüber, wem 1 weniger am wenigsten schadet.",
      en: "The other one may still need those dice for the colony. Talk about whom 1 less hurts least.",
    },
  ),
  "pick.shift-to": row(
    "item-walkie-talkie",
    {
      de: "Du wählst, welcher Würfel des anderen um 1 sinkt.",
      en: "You choose which of the other player's dice goes down by 1.",
    },
    DICE,
  ),
  "pick.scout-deck": row(
    "survivor-sophie-robinson",
    {
      de: "Du siehst die oberste Karte eines Stapels an und legst sie zurück.",
      en: "You look at the top card of a deck and put it back.",
    },
    {
      de: "Wer dort als Nächstes sucht, sieht sie als Erstes. Was du davon erzählst, ist deine Sache.",
      en: "Whoever searches there next will see it first. What you tell of it is up to you.",
    },
  ),
  "pick.rescue-card": row(
    "survivor-gabriel-diaz",
    {
      de: "Du nimmst eine der aufgedeckten Karten mit dem Symbol Überlebender, oder keine. Der Rest wird eingemischt.",
      en: "You take one of the revealed cards with the survivor symbol, or none. The rest are shuffled in.",
    },
    {
      de: "Wer dazukommt, bringt beim nächsten Werfen einen Würfel, will in der Kolonie aber auch essen.",
      en: "A newcomer brings one more die when you next roll, but in the colony wants to eat as well.",
    },
  ),
  "pick.steal-from": row(
    "survivor-gray-beard",
    {
      de: "Du nimmst einem anderen Spieler eine zufällige Karte aus der Hand.",
      en: "You take a random card out of another player's hand.",
    },
    {
      de: "Wie viele Karten jemand hält, ist offen; welche du bekommst, nicht. Überleg, wem sie fehlen würde und was die anderen davon halten.",
      en: "How many cards somebody holds is open; which one you get is not. Think about who would miss it, and what the others make of that.",
    },
  ),
  "pick.peek-at": row(
    "survivor-annaleigh-chan",
    {
      de: "Du siehst bei einem anderen Spieler eine zufällige Handkarte an.",
      en: "You look at a random card in another player's hand.",
    },
    {
      de: "Nur du siehst sie. Sie kann etwas über sein Ziel verraten, muss es aber nicht.",
      en: "Only you see it. It may tell something about their objective, but need not.",
    },
  ),
  "pick.equip-whom": row(
    "play-card-2",
    {
      de: "Du wählst, welcher deiner Überlebenden diese Ausrüstung trägt.",
      en: "You choose which of your survivors bears this equipment.",
    },
    {
      de: "Ablegen lässt sie sich nicht mehr, nur weitergeben oder zur Krise beisteuern. Achte darauf, wessen Werte und Standort zu ihr passen.",
      en: "It cannot be put down again, just handed off or contributed to the crisis. Mind whose values and location suit it.",
    },
  ),
  "pick.padlock-gate": row(
    "item-padlock",
    {
      de: "Du wählst den Standort, an dem du Barrikaden legst. Einer deiner Überlebenden muss dort stehen.",
      en: "You choose the location where you put barricades. One of your survivors has to be there.",
    },
    {
      de: "In der Kolonie darfst du sie auf die Eingänge verteilen. Anderswo schützen sie nur, wer dort steht.",
      en: "In the colony you may spread them over the entrances. Elsewhere they only protect whoever is there.",
    },
  ),
  "pick.lure-to": row(
    "item-megaphone",
    {
      de: "Du wählst, an welchen Standort du Zombies lockst. Einer deiner Überlebenden muss dort stehen.",
      en: "You choose the location to which you lure zombies. One of your survivors has to be there.",
    },
    {
      de: "Sie gehen nur auf freie Felder. Anderswo wird es leerer, hier fehlt dafür Platz für die, die noch kommen.",
      en: "They only go to free spaces. Elsewhere it gets emptier; here there is less room for those still to come.",
    },
  ),
  "pick.lamp-attacker": row(
    "item-reading-lamp",
    {
      de: "Du wählst, wer mit der Leselampe angreift. Ein Würfel wird dafür nicht ausgegeben.",
      en: "You choose who attacks with the Reading Lamp. No die is spent for it.",
    },
    {
      de: "Der Angriffswert spielt diesmal keine Rolle. Den Infektionswürfel wirft der Angreifer trotzdem: Wer hält ihn am ehesten aus?",
      en: "This time the attack value does not matter. The attacker rolls the exposure die all the same: who can best bear it?",
    },
  ),
  "pick.hand-which": row(
    "hand-off-1",
    {
      de: "Von zwei gleichen Stücken wählst du, ob das unbenutzte oder das benutzte weitergeht.",
      en: "Of two pieces alike you choose whether the unused or the used one is handed on.",
    },
    {
      de: "Was in dieser Runde schon benutzt ist, bleibt es auch beim anderen.",
      en: "What has been used this round stays used with the other one, too.",
    },
  ),
  "pick.hand-to": row(
    "hand-off-1",
    {
      de: "Du wählst, wer am selben Standort die Ausrüstung bekommt.",
      en: "You choose who at the same location gets the equipment.",
    },
    {
      de: "Das darf auch jemand aus einer fremden Gruppe sein. Überleg, wer sie in dieser Runde noch brauchen kann.",
      en: "It may be somebody from another group, too. Think about who can still use it this round.",
    },
  ),
  "pick.clean-by": row(
    "X19",
    {
      de: "Du wählst, ob die Fähigkeit oder der Wischmopp hilft, mehr Abfall zu entsorgen.",
      en: "You choose whether the ability or the Mop helps to clear away more waste.",
    },
    {
      de: "Die Wirkung ist dieselbe. Was du nicht nimmst, bleibt für ein zweites Mal in dieser Runde.",
      en: "The effect is the same. What you do not take is left for a second time this round.",
    },
  ),
  "pick.clean-with": row(
    "check-waste-1",
    {
      de: "Du nutzt eine Hilfe, um mehr Abfall zu entsorgen als sonst, oder du sparst sie auf.",
      en: "You use a help to clear away more waste than usual, or save it.",
    },
    {
      de: "Sie wirkt einmal in der Runde. Moral kostet der Abfall erst ab zehn Karten, dann aber in jeder Runde wieder.",
      en: "It works once a round. Waste costs morale only from ten cards on, but then every round anew.",
    },
  ),
  "pick.barricade-with": row(
    "item-hammer",
    {
      de: "Du legst mit dem Hammer gleich noch eine Barrikade, oder du sparst ihn auf.",
      en: "With the Hammer you put down another barricade right away, or you save it.",
    },
    {
      de: "Der Hammer hilft einmal in der Runde. Ungenutzt bringt er nichts, aber wer ihn trägt, könnte noch einmal bauen.",
      en: "The Hammer helps once a round. Unused it brings nothing, but its bearer might build once more.",
    },
  ),
  "pick.fuel-for": row(
    "R14",
    {
      de: "Du wählst, wofür das Benzin gut ist: für eine Bewegung oder für einen Angriff mit dem Feuerzeug.",
      en: "You choose what the fuel is for: a move, or an attack with the Lighter.",
    },
    {
      de: "Bei der Bewegung entfällt der Infektionswürfel. Beim Feuerzeug auch, und es tötet mehrere Zombies, verlangt aber einen Würfel.",
      en: "On the move there is no exposure roll. With the Lighter there is none either, and it kills several zombies, but it asks for a die.",
    },
  ),
  "pick.lighter-attacker": row(
    "item-lighter",
    {
      de: "Du wählst, wer mit Feuerzeug und Benzin angreift.",
      en: "You choose who attacks with Lighter and fuel.",
    },
    {
      de: "Es tötet mehrere Zombies auf einmal, aber nicht mehr, als dort stehen. Einen passenden Würfel braucht der Angriff auch.",
      en: "It kills several zombies at once, but no more than stand there. The attack needs a fitting die, too.",
    },
  ),
  "pick.lighter-die": row(
    "attack-1",
    {
      de: "Du wählst den Würfel, mit dem er angreift.",
      en: "You choose the die for the attack.",
    },
    {
      de: "Er muss mindestens den Angriffswert zeigen. Ein höherer nützt hier nicht mehr und fehlt dir vielleicht anderswo.",
      en: "It must show at least the attack value. A higher one does no more here, and may be missing elsewhere.",
    },
  ),
  "pick.fuel-mover": row(
    "move-1",
    {
      de: "Du wählst, wer mit dem Benzin fährt.",
      en: "You choose who drives with the fuel.",
    },
    {
      de: "Mit Benzin entfällt der Infektionswürfel. Jeder bewegt sich nur einmal im Zug.",
      en: "With fuel there is no exposure roll. Everyone moves just once a turn.",
    },
  ),
  "pick.fuel-to": row(
    "move-1",
    {
      de: "Du wählst, an welchen Standort er fährt.",
      en: "You choose the location to which they drive.",
    },
    {
      de: "Suchen geht nur außerhalb der Kolonie. Wer dort bleibt, lockt in der Koloniephase einen Zombie an: Wie viel Platz ist noch am Eingang?",
      en: "Searching is only possible outside the colony. Whoever stays there draws a zombie in the colony phase: how much room is left at the entrance?",
    },
  ),
  "pick.foresee-order": row(
    "survivor-talia-jones",
    {
      de: "Du legst die beiden Krisen zurück und bestimmst, welche als nächste kommt.",
      en: "You put the two crises back and decide which one comes next.",
    },
    {
      de: "Gesehen hast sie nur du. Für welche haben die anderen wohl eher die passenden Karten?",
      en: "Only you have seen them. For which one are the others more likely to have the right cards?",
    },
  ),
  "pick.attract-from": row(
    "R13",
    {
      de: "Du bestimmst, von wo ein Zombie herkommt, oder du hörst auf.",
      en: "You decide from where a zombie comes, or you stop.",
    },
    {
      de: "Wo er geht, wird ein Feld frei, hier belegt er eines. Überrannt wird dabei niemand.",
      en: "Where it leaves, a space falls free; here it takes one up. Nobody is overrun by that.",
    },
  ),
  "pick.attract-to": row(
    "R13",
    {
      de: "Du bestimmst, an welchen Eingang der Zombie kommt.",
      en: "You decide at which entrance the zombie turns up.",
    },
    GATES,
  ),

  // Groups and exile
  "pick.new-home": row(
    "R68",
    {
      de: "Du bist verbannt und wählst, wo dein neuer Überlebender beginnt.",
      en: "You are exiled and choose where your new survivor begins.",
    },
    {
      de: "Die Kolonie ist dir verschlossen. Sieh nach, was es an jedem Standort zu finden gibt und wie voll sein Eingang ist.",
      en: "The colony is closed to you. See what can be found at each location, and how full its entrance is.",
    },
  ),
  "pick.leave-game": row(
    "survivor-forest-plum",
    {
      de: "Er verlässt das Spiel, und die Moral steigt, oder er bleibt in deiner Gruppe.",
      en: "He leaves the game, and morale rises, or he stays in your group.",
    },
    {
      de: "Ein Tod ist das nicht. Dir fehlen danach seine Hände und beim nächsten Werfen ein Würfel. Zu Beginn deines nächsten Zuges wirst du wieder gefragt.",
      en: "It is no death. You then lack a pair of hands, and a die when you next roll. At the beginning of your next turn you are asked again.",
    },
  ),
  "pick.exile-move": row(
    "R84",
    {
      de: "Du bist verbannt und bestimmst, wer von deinen Leuten als Nächster die Kolonie verlässt.",
      en: "You are exiled and decide which of your people leaves the colony next.",
    },
    {
      de: "Hinaus müssen alle, und jeder wirft den Infektionswürfel. Wer zuerst geht, nimmt den anderen vielleicht einen Platz.",
      en: "All of them have to go, and each rolls the exposure die. Whoever goes first may take a place from the others.",
    },
  ),
  "pick.exile-move.to": row(
    "R84",
    {
      de: "Du bist verbannt und wählst, an welchen Standort dieser Überlebende geht.",
      en: "You are exiled and choose the location to which this survivor goes.",
    },
    {
      de: "Wird er gebissen, breitet sich die Infektion dort aus. Du darfst deine Leute verteilen oder beisammenlassen.",
      en: "If they are bitten, the bite spreads there. You may spread your people out or keep them together.",
    },
  ),
  "pick.exile-swap": row(
    "R85",
    {
      de: "Draußen ist alles voll. Du wählst, mit wem dein Überlebender den Platz tauscht.",
      en: "Everything outside is full. You choose with whom your survivor swaps places.",
    },
    {
      de: "Der andere kommt in die Kolonie, ob er will oder nicht, und würfelt nicht. Dein Überlebender steht dann, wo er war.",
      en: "The other one comes to the colony, like it or not, and does not roll. Your survivor then stands where they were.",
    },
  ),
  "pick.fuel-duty": row(
    "X37",
    {
      de: "Du legst Benzin aus der Hand auf das gemeinsame Ziel, oder du gibst keins.",
      en: "You put fuel from your hand on the main objective, or give none.",
    },
    {
      de: "Es genügt, wenn einer gibt. Tut es niemand, ist die Partie zu Ende und das Ziel verfehlt.",
      en: "It is enough if one player gives. If nobody does, the match is over and the objective has failed.",
    },
  ),

  // What crossroads cards ask
  "pick.subject": row(
    "crossroads-1",
    {
      de: "Du wählst, um wen es bei dieser Schicksalskarte geht.",
      en: "You choose whom this crossroads card is about.",
    },
    CARD,
  ),
  "pick.scene": row(
    "crossroads-1",
    {
      de: "Du wählst den Standort, an dem die Schicksalskarte eintritt.",
      en: "You choose the location at which the crossroads card takes effect.",
    },
    {
      de: "Sieh nach, wer dort steht und wie es am Eingang und auf den Geräuschfeldern aussieht.",
      en: "See who is there, and how things stand at the entrance and on the noise spaces.",
    },
  ),
  "pick.give-to": row(
    "X3",
    {
      de: "Du wählst, in wessen Gruppe dieser Überlebende wechselt.",
      en: "You choose whose group this survivor joins.",
    },
    {
      de: "Seine Ausrüstung nimmt er mit. Wem nützt er, und wem traust du ihn an?",
      en: "They take their equipment along. Who has a use for them, and whom do you trust with them?",
    },
  ),
  "pick.keep-one": row(
    "crossroads-1",
    {
      de: "Du behältst eine einzige Handkarte, die anderen bekommt dieser Spieler.",
      en: "You keep a single hand card; that player gets the others.",
    },
    {
      de: "Denk an dein geheimes Ziel, an die Krise und daran, was du keinesfalls in fremder Hand sehen willst.",
      en: "Think of your secret objective, of the crisis, and of what you would hate to see in another hand.",
    },
  ),
  "pick.robber": row(
    "crossroads-1",
    {
      de: "Du wählst, welcher Verbannte deinem Überlebenden im Weg steht.",
      en: "You choose which exile stands in the way of your survivor.",
    },
    {
      de: "Mit dessen Spieler hast du es dann zu tun, so wie du dich eben entschieden hast.",
      en: "It is that player you then have to deal with, in the way you have just decided.",
    },
  ),
  "pick.draw-weapon": row(
    "crossroads-1",
    {
      de: "Deine Gruppe greift zu der Waffe, die sie trägt, oder nicht.",
      en: "Your group draws the weapon that it bears, or does not.",
    },
    WEAPON,
  ),
  "pick.show-weapon": row(
    "crossroads-1",
    {
      de: "Du zeigst eine Waffe aus deiner Hand, oder du zeigst keine.",
      en: "You show a weapon from your hand, or you show none.",
    },
    WEAPON,
  ),
  "pick.medicine-from": row(
    "crossroads-1",
    {
      de: "Du nimmst ein Medikament aus dieser Hand dazu, oder du lässt es dort.",
      en: "You take medicine out of this hand, or leave it there.",
    },
    {
      de: "Nur wenn du aus allen Händen genug zusammenbringst, steigt die Moral, und die Karten sind fort. Sonst gehen sie zurück.",
      en: "Only if you bring enough together from all hands does morale rise, and the cards are gone. Otherwise they go back.",
    },
  ),
  "pick.christmas-more": row(
    "crossroads-1",
    {
      de: "Du ziehst eine Karte aus dem Stapel des Supermarkts und verschenkst sie, oder es ist genug.",
      en: "You draw a card from the grocery store's deck and give it away, or it is enough.",
    },
    {
      de: "Behalten darfst du keine, und alle sehen, wer was bekommt.",
      en: "You may keep none, and everyone sees who gets what.",
    },
  ),
  "pick.christmas-to": row(
    "crossroads-1",
    {
      de: "Du wählst, wem du die gezogene Karte schenkst.",
      en: "You choose to whom you give the drawn card.",
    },
    {
      de: "Wer kann sie für die Kolonie brauchen, und wem traust du sie an?",
      en: "Who can put it to use for the colony, and whom do you trust with it?",
    },
  ),
  "pick.secret-of": row(
    "secrets-1",
    {
      de: "Du siehst das geheime Ziel eines anderen Spielers an.",
      en: "You look at another player's secret objective.",
    },
    {
      de: "Nur du siehst es, und du darfst darüber reden. Über wen wüsstest du am liebsten Bescheid?",
      en: "Only you see it, and you may talk about it. About whom would you most like to know?",
    },
  ),
  "pick.thomas-wounds": row(
    "death-1",
    {
      de: "Du wählst, wer die nächste Wunde bekommt.",
      en: "You choose who takes the next wound.",
    },
    {
      de: "An der dritten stirbt man, Erfrierungen mitgezählt, und das kostet Moral. Du kannst sie verteilen.",
      en: "The third one kills, frostbite included, and that costs morale. You can spread them out.",
    },
  ),
  "pick.trip-with": row(
    "exposure-1",
    {
      de: "Du wählst, wer aus deiner Gruppe mit Rod Miller ins Krankenhaus fährt.",
      en: "You choose who of your group drives to the hospital with Rod Miller.",
    },
    {
      de: "Jeder, der mitfährt, wirft zweimal den Infektionswürfel. Wer ist unverletzt, und wer hat dort etwas zu tun?",
      en: "Everyone who goes rolls the exposure die twice. Who is unhurt, and who has something to do there?",
    },
  ),
  "pick.trip-room": row(
    "crossroads-1",
    {
      de: "Das Krankenhaus ist voll. Du wählst, wer dort Platz macht und in die Kolonie kommt.",
      en: "The hospital is full. You choose who makes room there and goes to the colony.",
    },
    {
      de: "In der Kolonie wird gegessen, und sie zieht mehr Zombies an, je mehr dort sind. Wer hätte im Krankenhaus noch gesucht?",
      en: "In the colony people eat, and the more there are, the more zombies come. Who would still have searched the hospital?",
    },
  ),
  "pick.lighthouse": row(
    "crossroads-1",
    {
      de: "Du gibst einen deiner Würfel her, und an jedem Standort verschwindet ein Zombie, oder du lässt es.",
      en: "You give up one of your dice, and a zombie vanishes at every location, or you leave it.",
    },
    {
      de: "Welche Zahl er zeigt, ist gleich. Zähl, an wie vielen Standorten einer steht und was der Würfel dir sonst wert wäre.",
      en: "What it shows does not matter. Count the locations that have a zombie, and consider what the die would be worth otherwise.",
    },
  ),
  "pick.accuse": row(
    "exile-vote-1",
    {
      de: "Du wählst, über wessen Verbannung alle abstimmen.",
      en: "You choose about whose exile everybody votes.",
    },
    EXILE,
  ),
  "pick.blast-gate": row(
    "crossroads-1",
    {
      de: "Du bestimmst, an welchem Eingang ein Zombie einer Barrikade weicht.",
      en: "You decide at which entrance a zombie gives way to a barricade.",
    },
    GATES,
  ),
  "pick.their-card": row(
    "crossroads-1",
    {
      de: "Du siehst diese Hand und nimmst eine Karte daraus.",
      en: "You see this hand and take one card out of it.",
    },
    {
      de: "Spielen darfst du sie erst in der nächsten Runde. Überleg, was dir nützt und was der andere damit vorhaben könnte.",
      en: "You may only play it next round. Think about what is of use to you, and what the other one might have in mind with it.",
    },
  ),
  "pick.heal-three": row(
    "crossroads-1",
    {
      de: "Du wählst, wer eine Wunde verliert, oder du hörst auf. Jeder kommt höchstens einmal dran.",
      en: "You choose who loses a wound, or you stop. Nobody is healed more than once.",
    },
    {
      de: "An der dritten stirbt man, Erfrierungen mitgezählt. Auch Leute aus anderen Gruppen stehen zur Wahl.",
      en: "The third one kills, frostbite included. People from other groups can be chosen, too.",
    },
  ),
  "pick.clear-gate": row("killing-zombies-2", KILL, GATES),
  "pick.clear-gate.remove": row(
    "killing-zombies-2",
    {
      de: "Du bestimmst, von welchem Eingang der Kolonie ein Zombie verschwindet.",
      en: "You decide from which entrance of the colony a zombie vanishes.",
    },
    GATES,
  ),
  "pick.volunteer": row(
    "crossroads-1",
    {
      de: "Du wählst, wen aus deiner Gruppe in der Kolonie es trifft.",
      en: "You choose whom of your group in the colony it falls on.",
    },
    CARD,
  ),
  "pick.which-deck": row(
    "R31",
    {
      de: "Du wählst den Stapel, aus dem du dir Karten heraussuchst.",
      en: "You choose the deck out of which you pick cards.",
    },
    {
      de: "Du siehst ihn ganz. Welche Symbole an einem Standort häufig sind, steht dort von häufig nach selten.",
      en: "You see all of it. Which symbols a location has is written there, from common to rare.",
    },
  ),
  "pick.which-deck.draw": row(
    "location-cards-1",
    {
      de: "Du wählst den Stapel, von dem du ziehst.",
      en: "You choose the deck from which you draw.",
    },
    {
      de: "Aussuchen kannst du die Karten nicht. Welche Symbole an einem Standort häufig sind, steht dort von häufig nach selten.",
      en: "You cannot pick the cards. Which symbols a location has is written there, from common to rare.",
    },
  ),
  "pick.deck-card": row(
    "R31",
    {
      de: "Du nimmst eine Karte aus dem Stapel, den du vor dir hast, oder du hörst auf.",
      en: "You take a card out of the deck before you, or you stop.",
    },
    {
      de: "Danach wird er gemischt. Was fehlt der Kolonie gerade, und was deinem Ziel?",
      en: "It is shuffled afterwards. What does the colony lack right now, and what your objective?",
    },
  ),
  "pick.lose-card": row(
    "crossroads-1",
    {
      de: "Du nimmst eine deiner Handkarten aus dem Spiel.",
      en: "You remove one of your hand cards from the game.",
    },
    {
      de: "Sie kommt nicht wieder und nicht auf den Abfall. Was brauchst du für die Krise, die Kolonie und dein Ziel am wenigsten?",
      en: "It does not come back, and does not go to the waste. What do you need least for the crisis, the colony and your objective?",
    },
  ),
  "pick.pledge-card": row(
    "crossroads-1",
    {
      de: "Du gibst eine der verlangten Karten dazu, oder du gibst keine.",
      en: "You add one of the cards that are asked for, or none.",
    },
    TOGETHER,
  ),
  "pick.pledge-die": row(
    "X32",
    {
      de: "Du gibst einen unbenutzten Würfel dazu, oder du gibst keinen.",
      en: "You add an unused die, or none.",
    },
    TOGETHER,
  ),
  "pick.pledge-survivor": row(
    "crossroads-1",
    {
      de: "Alles ist beisammen. Du lässt deinen Überlebenden gehen, und es geschieht, oder es bleibt, wie es ist.",
      en: "Everything has come together. You let your survivor go, and it happens, or all stays as it is.",
    },
    {
      de: "Wer geht, ist aus dem Spiel, mit Händen und Würfel. Sagst du Nein, bekommen alle zurück, was sie gegeben haben.",
      en: "Whoever goes is out of the game, with hands and die. If you say no, all get back what they gave.",
    },
  ),
  "pick.stake": row(
    "X33",
    {
      de: "Du setzt eine Handkarte ein, oder du setzt nichts mehr.",
      en: "You stake a hand card, or stake no more.",
    },
    {
      de: "Jede Karte ist ein Würfel, und der höchste bekommt alles. Setz nichts, was du zum Gewinnen brauchst.",
      en: "Each card is a die, and the highest one takes everything. Stake nothing that you need in order to win.",
    },
  ),
  "pick.addiction": row(
    "X15",
    {
      de: "Du gibst ihm ein Medikament, oder es kostet dich einen unbenutzten Würfel.",
      en: "You give them medicine, or it costs you an unused die.",
    },
    {
      de: "In jedem deiner Züge wird wieder gefragt. Was fehlt dir in dieser Runde mehr?",
      en: "You are asked again in each of your turns. Which will you miss more this round?",
    },
  ),
  "pick.sleep": row(
    "crossroads-1",
    {
      de: "Du gibst alle unbenutzten Würfel her, und jeder deiner Verletzten verliert eine Wunde. Oder du behältst sie.",
      en: "You give up all unused dice, and each of your wounded loses a wound. Or you keep them.",
    },
    {
      de: "Was ohne Würfel geht, bleibt dir in diesem Zug trotzdem: bewegen, Karten spielen, zur Krise beisteuern.",
      en: "What needs no die is still open to you this turn: moving, playing cards, contributing to the crisis.",
    },
  ),
  "pick.experiment": row(
    "exposure-1",
    {
      de: "Olivia Brown wagt einen Infektionswurf, oder sie lässt es in dieser Runde.",
      en: "Olivia Brown risks an exposure roll, or leaves it this round.",
    },
    {
      de: "Gelingt es, kann in dieser Runde ein Medikament einen Biss abwenden. Alles andere trifft sie, auch der Biss.",
      en: "If it works, medicine can undo a bite this round. Anything else hits her, even the bite.",
    },
  ),
  "pick.cook": row(
    "crossroads-1",
    {
      de: "Du legst eine Nahrungskarte ab und wirfst in dieser Runde einen Würfel mehr, oder du behältst sie.",
      en: "You discard a food card and roll one more die this round, or you keep it.",
    },
    {
      de: "Gegessen wird davon nichts, und sie landet auf dem Abfall. Reicht der Vorrat für die Kolonie?",
      en: "Nobody gets to eat it, and it ends up in the waste. Is the supply enough for the colony?",
    },
  ),
  "pick.cure": row(
    "X15",
    {
      de: "Du gibst ein Medikament, und der Biss ist abgewendet, oder du gibst keins.",
      en: "You give medicine, and the bite is undone, or you give none.",
    },
    {
      de: "Sonst stirbt er und steckt vielleicht andere an. Danach wird gefragt, wer noch geben will.",
      en: "Otherwise they die and may spread the bite. After you, the others are asked whether they give any.",
    },
  ),
  "pick.nurse-with": row(
    "check-waste-1",
    {
      de: "Du legst eine Handkarte ohne ihre Wirkung auf den Abfall, und eine Wunde heilt.",
      en: "You put a hand card on the waste without its effect, and a wound heals.",
    },
    {
      de: "Jede Karte tut es. Der Abfall wächst aber, und ab zehn Karten kostet er Moral.",
      en: "Any card will do. But the waste grows, and from ten cards on it costs morale.",
    },
  ),
};

export default asks;
