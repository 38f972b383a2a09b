import type { Explanation, Explanations } from "@endzeit/engine";

/** Asked with every roll that may be repeated. */
const ROLL = {
  de: "Du wirfst beide Würfel dieses Nahkampfs noch einmal, oder der Wurf bleibt.",
  en: "You roll both dice of this melee once more, or the roll stands.",
};

/** Another seat asks for a hero. */
const LENT: Explanation = {
  is: {
    de: "Du erlaubst dem anderen Platz, deinen Helden in dieser Runde dafür einzusetzen, oder nicht.",
    en: "You let the other seat use your hero for that this round, or not.",
  },
  matters: {
    de: "Die Antwort gilt für diesen einen Platz und diese eine Runde. Ihr gewinnt und verliert gemeinsam, aber überleg, wo der Held nachher stehen soll.",
    en: "The answer holds for that one seat and this one round. You win and lose together, but think about where the hero should stand afterwards.",
  },
  rule: "R80",
};

/** What each question is about, for whoever meets it for the first time. */
const asks: Explanations = {
  draft: {
    is: {
      de: "Du nimmst einen weiteren Helden in die Mannschaft auf, die Farmingdale verteidigt.",
      en: "You take one more hero into the team that defends Farmingdale.",
    },
    matters: {
      de: "Achte auf eine Mischung: Die einen kämpfen aus der Nähe, die anderen schießen oder finden Munition. Wer übrig bleibt, kann später noch eintreffen.",
      en: "Aim for a mix: some fight at close quarters, others fire or find ammo. Those left over may still arrive later.",
    },
    rule: "option-heroes",
  },
  hero: {
    is: {
      de: "Du wählst den Helden, der deinem Platz gehört. Wer ihn sonst einsetzen will, muss dich fragen.",
      en: "You choose the hero that belongs to your seat. Whoever else wants to use it has to ask you.",
    },
    matters: {
      de: "Alle übrigen Einheiten gehören allen. Nimm jemanden, dessen Fähigkeiten du gern selbst in der Hand hättest.",
      en: "All other units belong to everybody. Take somebody whose abilities you would like to handle yourself.",
    },
    rule: "setup-4",
  },
  start: {
    is: {
      de: "Du bestimmst, auf welches Start-Feld der neue Zed kommt, und damit, welchen Weg er nimmt.",
      en: "You decide onto which Start the new Zed comes, and so which track it takes.",
    },
    matters: {
      de: "Sieh nach, welcher Weg gut verteidigt ist und wo noch die meiste Strecke bis zum Stadtzentrum liegt.",
      en: "See which track is well defended and where the Zeds still have the longest way to Town Center.",
    },
    rule: "4.6-2",
  },
  "track.story": {
    is: {
      de: "Du wählst den Handlungsort der Storykarte, also den Weg, auf dem das Ereignis eintritt.",
      en: "You choose the story track, the one on which the event takes place.",
    },
    matters: {
      de: "Lies das Ereignis der Runde noch einmal: Wo schadet es am wenigsten, oder wo nützt es?",
      en: "Read the event of the round once more: where does it do the least harm, or the most good?",
    },
    rule: "2-1",
  },
  "track.order": {
    is: {
      de: "Du bestimmst, welcher Weg als nächster aktiviert wird. Drankommen wird jeder genau einmal.",
      en: "You decide which track is activated next. Each will have its turn exactly once.",
    },
    matters: {
      de: "Die Reihenfolge zählt, wenn ein Kampf auf dem einen Weg etwas am nächsten ändert, etwa weil Einheiten weichen oder Karten verbraucht sind.",
      en: "The order matters when a fight on one track changes something on the next, say because units retreat or cards are used up.",
    },
    rule: "X33",
  },
  strongest: {
    is: {
      de: "Du bestimmst, welche von gleich starken Zeds jetzt ein Feld vorgehen.",
      en: "You decide which of equally strong Zeds now go one space forward.",
    },
    matters: {
      de: "Sie sind gleich stark und gleich nah am Stadtzentrum. Der Unterschied liegt davor: Wer steht ihnen im Weg, und wie viel Platz bleibt hinter ihm?",
      en: "They are equally strong and equally near to Town Center. The difference lies ahead: who stands in their way, and how much room is behind?",
    },
    rule: "3.1-1",
  },
  advance: {
    is: {
      de: "Vorn ist nur Platz für einen, und beide Zeds sind gleich stark. Du bestimmst, welcher weitergeht.",
      en: "There is room for only one ahead, and both Zeds are equally strong. You decide which one goes on.",
    },
    matters: {
      de: "Treffermarker und die Stärke auf der Rückseite können verschieden sein. Welchen hättest du lieber noch ein Feld weiter weg?",
      en: "Hit markers and the strength on the back may differ. Which one would you rather keep a space farther off?",
    },
    rule: "X42",
  },
  nearer: {
    is: {
      de: "Zwei gleich starke Zeds ziehen sich zurück. Du bestimmst, welcher näher am Stadtzentrum bleibt.",
      en: "Two equally strong Zeds retreat. You decide which one stays nearer to Town Center.",
    },
    matters: {
      de: "Treffermarker und die Stärke auf der Rückseite können verschieden sein. Wer näher bleibt, ist auch eher wieder bei dir.",
      en: "Hit markers and the strength on the back may differ. Whoever stays nearer will also reach you sooner.",
    },
    rule: "X42",
  },
  ready: {
    is: {
      de: "Du machst mit der behaltenen Storykarte einen normalen Zivilisten zum Anführer der Zivilisten, oder du hebst sie auf.",
      en: "With the kept story card you make a normal civilian the Civilian Leader, or you keep it.",
    },
    matters: {
      de: "Der Marker hilft ihm in jedem Kampf und bleibt bis zum Friedhof. Anbieten wird dir das Spiel die Karte auch noch vor jedem Nahkampf und in der Aktionsphase.",
      en: "The marker helps in every fight and stays until the Graveyard. You will be offered the card again before each melee and in the action phase.",
    },
    rule: "civilian-leader",
  },
  toughest: {
    is: {
      de: "Mehrere Zeds sind gleich stark. Du bestimmst, welcher den Marker Hartnäckig bekommt.",
      en: "Several Zeds are equally strong. You decide which one gets the Tough marker.",
    },
    matters: {
      de: "Er wird manchen Treffer abwehren. Überleg, wo du ihn am längsten beschäftigen kannst und wer ohnehin schon angeschlagen ist.",
      en: "It will ward off some of the hits. Think about where you can keep it busy longest, and which one is damaged already.",
    },
    rule: "tough-zeds",
  },
  replace: {
    is: {
      de: "Du bestimmst, welcher von gleich nahen schwachen Zeds als nächster durch einen neuen ersetzt wird.",
      en: "You decide which of equally near weak Zeds is replaced by a new one next.",
    },
    matters: {
      de: "Ersetzt werden am Ende alle, die es trifft, jeder genau einmal. Die Folge entscheidet nur, für wen zuerst aus dem Beutel gezogen wird.",
      en: "In the end all of them are replaced, each exactly once. The order only decides for which one the bag is drawn from first.",
    },
    rule: "X25",
  },
  armed: {
    is: {
      de: "Du gibst den Marker Gut bewaffnet einem normalen Zivilisten.",
      en: "You give the Well-Armed marker to a normal civilian.",
    },
    matters: {
      de: "Er behält ihn bis zum Friedhof. Nimm jemanden, der bald kämpfen oder schießen wird und es wohl überlebt.",
      en: "It stays until the Graveyard. Take somebody who will soon fight or fire, and is likely to live through it.",
    },
    rule: "well-armed",
  },
  charged: {
    is: {
      de: "Du wählst den Helden, dem die Karte in dieser Runde beim Angreifen hilft.",
      en: "You choose the hero whom the card helps to attack this round.",
    },
    matters: {
      de: "Es gilt nur, wenn er selbst einen Nahkampf beginnt. Wer kann in der Aktionsphase Zeds erreichen, die wegmüssen?",
      en: "It only holds if that hero begins a melee. Who can reach Zeds in the action phase that have to go?",
    },
    rule: "keep-calm",
  },
  underfoot: {
    is: {
      de: "Du bestimmst, welche deiner Einheiten am Handlungsort angegriffen wird.",
      en: "You decide which of your units on the story track is attacked.",
    },
    matters: {
      de: "Es gibt nichts zu gewinnen, nur Treffer zu überstehen. Wer hält welche aus, und wem hilft sein Feld oder eine Fähigkeit?",
      en: "There is nothing to win, only hits to survive. Who can take some, and whom does their space or an ability help?",
    },
    rule: "underfoot",
  },
  smell: {
    is: {
      de: "Du wählst die Einheit, bei der ein neuer Zed auftaucht und sofort angreift.",
      en: "You choose the unit at which a new Zed turns up and attacks at once.",
    },
    matters: {
      de: "Er kämpft mit seiner reduzierten Stärke. Gewinnt er, dreht er auf die volle. Achte auf den Abstand zum Stadtzentrum und darauf, wer sich wehren kann.",
      en: "It fights at its reduced strength. If it wins, it turns to its full one. Mind the distance to Town Center, and who is able to fight back.",
    },
    rule: "smell",
  },
  arrive: {
    is: {
      de: "Du bestimmst, wo der neue Held eintrifft: im Stadtzentrum oder auf einem Start-Feld.",
      en: "You decide where the new hero arrives: in Town Center or on a Start.",
    },
    matters: {
      de: "Vom Stadtzentrum aus ist jeder Weg gleich nah. Auf Start steht er hinter den Zeds und kann dort weder suchen noch schießen, nur losziehen.",
      en: "From Town Center every track is equally near. On a Start the hero stands behind the Zeds and can neither forage nor fire there, just move off.",
    },
    rule: "hero-arrives",
  },
  withdraw: {
    is: {
      de: "Du lässt Einheiten ein Feld Richtung Stadtzentrum ausweichen, eine nach der anderen. Wer bleibt, kämpft.",
      en: "You let units fall back one space toward Town Center, one after the other. Whoever stays fights.",
    },
    matters: {
      de: "Ausweichen kostet keine Treffer, gibt aber den Platz auf. Verloren ist damit kein Kampf.",
      en: "Falling back costs no hits, but gives up the space. No fight is lost by it.",
    },
    rule: "R60",
  },
  "hello.johnson": {
    is: {
      de: "Du würfelst für Mr. Johnsons Fallen, oder er kämpft wie jeder andere.",
      en: "You roll for Mr. Johnson's traps, or he fights like anybody else.",
    },
    matters: {
      de: "Gelingt es, nehmen die Zeds einen Treffer, und alle auf seinem Feld weichen ohne Kampf. Misslingt es, wird gekämpft, als hättest du nicht gewürfelt.",
      en: "If it works, the Zeds take a hit and all on his space fall back without a fight. If it fails, they fight as if you had not rolled.",
    },
    rule: "johnson",
  },
  "hello.alyssa": {
    is: {
      de: "Alyssa Darling weicht aus, oder sie kämpft.",
      en: "Alyssa Darling falls back, or she fights.",
    },
    matters: {
      de: "Ausweichen kostet keine Treffer, gibt aber den Platz auf. Beim Kämpfen zählen die Stärken wie immer.",
      en: "Falling back costs no hits, but gives up the space. In a fight the strengths count as ever.",
    },
    rule: "alyssa",
  },
  defend: {
    is: {
      de: "Du bestimmst, welche Einheit auf diesem Feld kämpft. Nur ihre Werte zählen, und nur sie nimmt Treffer.",
      en: "You decide which unit on this space fights. Only its values count, and only it takes hits.",
    },
    matters: {
      de: "Verliert sie, ziehen sich alle zurück. Vergleich Stärke und Fähigkeiten, aber auch, wie viele Treffer jede noch aushält.",
      en: "If it loses, all of them retreat. Compare strength and abilities, but also how many hits each can still take.",
    },
    rule: "4.1-3",
  },
  before: {
    is: {
      de: "Du spielst vor diesem Nahkampf eine behaltene Storykarte, oder es wird gleich gewürfelt.",
      en: "Before this melee you play a kept story card, or the dice are rolled at once.",
    },
    matters: {
      de: "Nach dem Wurf ist es zu spät. Sieh nach, in welcher Spalte der Kampf steht und wie viel eine Verschiebung daran ändert.",
      en: "After the roll it is too late. See in which column the fight stands and how much a shift would change.",
    },
    rule: "2-1",
  },
  "reroll.zeds": {
    is: ROLL,
    matters: {
      de: "So verlieren die Zeds schon. Der neue Wurf gilt in jedem Fall, also frag dich, ob dir die Treffer das Wagnis wert sind.",
      en: "As it stands the Zeds lose already. The new roll counts whatever it is, so ask yourself whether the hits are worth the risk.",
    },
    rule: "R49",
  },
  "reroll.units": {
    is: ROLL,
    matters: {
      de: "So verlierst du. Der neue Wurf gilt in jedem Fall und könnte auch mehr Treffer bringen; noch einmal wiederholen darfst du ihn nicht.",
      en: "As it stands you lose. The new roll counts whatever it is and might bring more hits too; you may not repeat it again.",
    },
    rule: "R49",
  },
  "reroll.nobody": {
    is: ROLL,
    matters: {
      de: "Hier gibt es keinen Sieger, es zählen nur die Treffer auf deine Einheit. Der neue Wurf gilt in jedem Fall.",
      en: "Nobody wins here; only the hits on your unit count. The new roll counts whatever it is.",
    },
    rule: "R49",
  },
  resolve: {
    is: {
      de: "Du spielst Eiserner Wille, und die Zeds verlieren diesen Kampf. Oder du behältst die Karte, und der Wurf gilt.",
      en: "You play Iron Resolve, and the Zeds lose this fight. Or you keep the card, and the roll stands.",
    },
    matters: {
      de: "Die Karte wirkt einmal. Überleg, was dich dieser Rückzug kostet und wie nah die Zeds dem Stadtzentrum damit kämen.",
      en: "The card works once. Think about what this retreat would cost you and how near the Zeds would come to Town Center.",
    },
    rule: "iron-resolve",
  },
  hit: {
    is: {
      de: "Du bestimmst, welcher der beiden Zeds den nächsten Treffer nimmt.",
      en: "You decide which of the two Zeds takes the next hit.",
    },
    matters: {
      de: "Der letzte Treffer einer Seite schwächt oder tötet. Sieh nach, wem am wenigsten dazu fehlt und wer der Stärkere ist.",
      en: "The last hit of a side weakens or kills. See which one is closest to that, and which one is the stronger.",
    },
    rule: "6.2-1",
  },
  "stop.retreat": {
    is: {
      de: "Deine Einheiten ziehen sich zurück, und auf dem nächsten Feld hat nur eine Platz. Du bestimmst, welche.",
      en: "Your units retreat, and the next space has room for just one. You decide which.",
    },
    matters: {
      de: "Die andere geht weiter. Wer hier anhält, steht den Zeds als Erster wieder gegenüber.",
      en: "The other one goes on. Whoever stops here will be the first to face the Zeds again.",
    },
    rule: "R55",
  },
  "stop.fall-back": {
    is: {
      de: "Deine Einheiten weichen zurück, und auf dem nächsten Feld hat nur eine Platz. Du bestimmst, welche.",
      en: "Your units fall back, and the next space has room for just one. You decide which.",
    },
    matters: {
      de: "Die andere geht weiter. Wer hier anhält, steht den Zeds als Erster wieder gegenüber.",
      en: "The other one goes on. Whoever stops here will be the first to face the Zeds again.",
    },
    rule: "6.4-2",
  },
  act: {
    is: {
      de: "Du lässt eine Einheit ziehen, suchen oder schießen, nutzt eine Spezialaktion oder Karte, oder du beendest die Phase.",
      en: "You let a unit move, forage or fire, use a special action or a card, or end the phase.",
    },
    matters: {
      de: "Die Reihenfolge ist frei, und dieselbe Einheit darf mehrmals. Übrige Aktionen verfallen, Munition aber bleibt; wer ein Feld mit Zeds betritt, kämpft dort.",
      en: "The order is yours, and the same unit may act several times. Actions left over are lost, but ammo stays; whoever enters a space with Zeds fights there.",
    },
    rule: "5.1-1",
  },
  extra: {
    is: {
      de: "Diese Einheit hat eine zusätzliche Aktion: ziehen, suchen, schießen oder was ihre Karte erlaubt.",
      en: "This unit has an extra action: to move, forage, fire, or whatever its card allows.",
    },
    matters: {
      de: "Sie gilt nur jetzt und kostet dich keine andere. Ein Schuss braucht trotzdem Munition.",
      en: "It holds only now and costs you no other one. A shot still needs ammo.",
    },
    rule: "terms-3",
  },
  "lend.move": LENT,
  "lend.attack": LENT,
  "lend.fire": LENT,
  "lend.forage": LENT,
  "lend.special": LENT,
  overwatch: {
    is: {
      de: "Captain Piazza weicht nach ihrem Schuss ein Feld Richtung Stadtzentrum, allein oder mit jemandem von ihrem Feld, oder sie bleibt.",
      en: "After her shot Captain Piazza falls back one space toward Town Center, alone or with somebody from her space, or she stays.",
    },
    matters: {
      de: "Ein Feld mehr Abstand heißt ein Schritt mehr für die Zeds. Dafür gibst du das Feld auf und vielleicht seinen Vorteil.",
      en: "One space more is one step more for the Zeds. In return you give up the space and perhaps its advantage.",
    },
    rule: "piazza",
  },
};

export default asks;
