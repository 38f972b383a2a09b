import type { SectionSource } from "@endzeit/engine";

export const sectionsDe: readonly SectionSource[] = [
  {
    id: "goal",
    heading: "Spielziel",
    paragraphs: {
      "goal-1":
        "Ihr führt Gruppen von Überlebenden, die sich eine Kolonie teilen und gemeinsam durch den Winter wollen. Dafür gibt es ein gemeinsames Ziel. Daneben hat jeder ein geheimes, und am Ende gewinnt nur, wer sein eigenes erfüllt hat.",
      "goal-2":
        "Fast jedes geheime Ziel verlangt auch das gemeinsame. Nur wer einen Verrat gezogen hat, arbeitet gegen die Kolonie. Ob jemand ihn hat, weiß außer ihm niemand. Wer verbannt wird, bekommt dazu ein Ziel für Verbannte.",
      "goal-3":
        "Die Partie endet, wenn die Moral auf 0 fällt, der Rundenanzeiger 0 erreicht oder das gemeinsame Ziel geschafft ist.",
      "goal-4":
        "Was hier Platzhalter heißt, ist von uns, weil der Druck nicht öffentlich ist: einige Krisen und Ziele, der Aufbau mancher Ziele und die Zeichen der Schicksalskarten. Auch die deutschen Namen der Karten sind unsere.",
    },
  },
  {
    id: "components",
    heading: "Spielmaterial",
    paragraphs: {
      "components-1":
        "Ein Koloniespielplan, sechs Standortkarten, Karten, Marker, Figuren und Würfel. Was davon was tut, sagen die nächsten Abschnitte.",
    },
  },
  {
    id: "objectives",
    heading: "Zielkarten",
    paragraphs: {
      "objectives-1":
        "Es gibt 10 gemeinsame Ziele mit je zwei Seiten, 24 geheime Ziele, 10 Karten mit geheimem Verrat und 10 Ziele für Verbannte.",
      "objectives-main":
        "Ein gemeinsames Ziel nennt Namen, Aufbau, Aufgaben und Dauer: kurz (45–90 Minuten), mittel (90–120) oder lang (120–210).",
      "objectives-secret":
        "Ein geheimes Ziel nennt Siegbedingungen, und alle müssen gelten. Die erste heißt bei einem gewöhnlichen: Das gemeinsame Ziel ist geschafft. Bei einem Verrat heißt sie: Die Moral ist 0.",
      "objectives-hand":
        "Verlangt ein Ziel Karten auf der Hand, zählen nur Handkarten, keine Ausrüstung. Startkarten zählen mit, wenn das Ziel sie nicht ausschließt.",
      "objectives-ours":
        "Platzhalter sind die Bedingungen von fünf geheimen Zielen und eine Zahl eines weiteren, die weiteren Bedingungen von sechs Verratskarten, sechs Ziele für Verbannte, Aufbau oder Leisten von vier gemeinsamen Zielen, die Dauer von zweien und alle Hardcore-Seiten außer der von Forschungsobjekte.",
      R92: "„Mehr als“ und „die meisten“ verlangen wirklich mehr. Ein Gleichstand reicht nicht.",
      R93: "Eine Karte darf für mehrere Bedingungen zählen.",
      R94: "Aus dem Spiel sind Überlebende, die getötet oder entfernt wurden, auch Ersatzleute. Hilflose zählen dabei nicht.",
    },
  },
  {
    id: "survivor-cards",
    heading: "Karten für Überlebende",
    paragraphs: {
      "survivor-cards-1":
        "30 Überlebende. Jede Karte nennt Namen, Beruf, Einflusswert, Angriffswert, Durchsuchungswert, den Fähigkeits-Standort und die Fähigkeit. Die Fähigkeit wirkt nur an diesem Standort, wenn dort nicht „überall“ steht.",
      "survivor-cards-2":
        "Angriffs- und Durchsuchungswert sagen, welche Augenzahl ein Würfel mindestens braucht: je kleiner, desto besser. Der Einfluss entscheidet, wer Startspieler wird und wen es zuerst trifft.",
      "survivor-cards-3":
        "Die Einflusswerte sind die geraden Zahlen von 10 bis 68, jede einmal. Gleichstand gibt es nie.",
    },
  },
  {
    id: "reference-sheets",
    heading: "Übersichtsbögen",
    paragraphs: {
      "reference-sheets-1":
        "Jeder Platz zeigt, was sonst am Übersichtsbogen liegt: den Gruppenführer und die übrigen Gruppenmitglieder, das geheime Ziel sowie die unbenutzten und die benutzten Aktionswürfel. Runde und Aktionen stehen auf dieser Seite.",
    },
  },
  {
    id: "item-cards",
    heading: "Objektkarten",
    paragraphs: {
      "item-cards-1":
        "145 Karten: 25 Startkarten und je 20 an jedem der sechs Standorte. Jede zeigt ihren Namen, ein Symbol, ihre Wirkung und woher sie kommt.",
      "item-cards-2":
        "Symbole sind Waffe, Benzin, Bildung, Nahrung, Medikament, Werkzeug und Überlebender. Gespielt wird eine Karte auf den Abfallstapel, als Ausrüstung an einen Überlebenden oder als Ereignis, das danach aus dem Spiel ist.",
      "item-cards-3":
        "Welche Karten in einem Stapel sind, sagen zwei Listen, die sich bei den Überlebenden von Schule und Bücherei widersprechen; wir spielen eine davon. Den Startstapel kennt nur eine.",
    },
  },
  {
    id: "crisis-cards",
    heading: "Krisenkarten",
    paragraphs: {
      "crisis-cards-1":
        "20 Krisen. Jede nennt die Symbole, mit denen man sie abwendet, den Effekt, falls das misslingt, und unter „Optional“, was ein Überschuss bringt: mit 2 mehr als nötig 1 Moral.",
      "crisis-cards-ours":
        "Platzhalter sind sechs Krisen: Rationierung, Entzündete Wunden, Morsche Bretter, Sie sammeln sich, Sie haben die Straße gefunden und Hamsterer.",
      "crisis-cards-blizzard":
        "Das Symbol von Schneesturm nennt nur eine schwache Quelle. Solange er wirkt, bewegt sich bis zum Ende der nächsten Runde niemand, der nicht verbannt ist.",
      X25: "Die Züge, zu denen eine Verbannung zwingt, hält Schneesturm nicht auf; wer gehen muss, ist da schon verbannt. Wer von einer Karte versetzt wird, bewegt sich nicht.",
      R70: "Neuordnung: Alle wählen geheim, dann geben alle zugleich ab. Die Ausrüstung geht mit, die Figur bleibt stehen. Wer seinen Gruppenführer abgibt, ernennt einen neuen.",
      X4: "Ob jemand ohne Überlebende dasteht, wird erst geprüft, wenn alle abgegeben haben. Ist nur noch einer nicht verbannt, bleibt jeder, wo er ist.",
      R71: "Überbevölkerung: Gesucht wird unter den Überlebenden aller Standorte, deren Spieler nicht verbannt sind. Die zwei mit dem geringsten Einfluss sterben.",
      X13: "Trifft ein Effekt mehrere (Überbevölkerung, Krankheit, Erschöpfung), steht vor dem ersten Tod fest, wen. Wer als Ersatz kommt, ist nicht gemeint.",
      X36: "Entzündete Wunden (Platzhalter): Auch eine Erfrierung gilt als Wunde.",
    },
  },
  {
    id: "crossroads-cards",
    heading: "Die Schicksalskarten",
    paragraphs: {
      "crossroads-cards-1":
        "80 Karten, jede mit Namen, Auslöser und meist zwei Wahlmöglichkeiten; manchmal stimmt darüber die Kolonie ab. Wann sie wirken, steht unter „Schicksalskarten“ bei den speziellen Situationen.",
      "crossroads-cards-marks":
        "Welche Karten im kooperativen Spiel fehlen, ist ein Platzhalter: die Nummern 2, 11, 29, 35, 66 und 73. Ebenso, was ein zahmes Spiel weglässt: 10, 12, 24, 41, 54, 65 und 68.",
      R51: "Nr. 43, Armee: Ist Thomas Heart in der Kolonie, geschieht nichts, und es wird nicht abgestimmt.",
      R52: "Nr. 60, Schlaf: Gedruckt löst ein Gähnen am Tisch die Karte aus. Das sieht hier niemand; als Platzhalter gilt, dass jemand seinen Zug mit mindestens 1 unbenutzten Würfel beendet.",
      X30: "Nr. 45: Es stimmen die nicht verbannten Spieler ab, die dort Überlebende haben. „Ja“ trifft dort auch die Überlebenden Verbannter.",
      X31: "„Gemeinsam“ und „jeder Spieler“ (Nr. 30, 32, 48, 54) schließen Verbannte ein. Nur zu Krisen steuern sie nichts bei, und Hilflose bringen sie keine ins Spiel.",
      X32: "Nr. 32: Angebotene Würfel sind nur ausgegeben, wenn genug zusammenkommen.",
      X33: "Nr. 44: Bei Gleichstand würfeln die Beteiligten alle ihre Würfel neu. Einsätze liegen verdeckt, bis jemand sie nimmt.",
      X34: "Nr. 62, erste Möglichkeit: Erst ein Würfel; bei 2 bis 6 sagt ein zweiter, wie viele.",
      X35: "Nr. 51: Standort ist hier auch die Kolonie; dort zählen alle Eingänge.",
    },
  },
  {
    id: "tokens",
    heading: "Marker",
    paragraphs: {
      "tokens-1":
        "Marker gibt es für Wunden, mit Erfrierungen auf der Rückseite, für hilflose Überlebende, Nahrung, Geräusche, Barrikaden und Hunger. Zwei Anzeiger stehen auf der Moral- und auf der Rundenleiste.",
      "house-supply": "Marker gehen hier nicht aus. Knapp sind nur die gedruckten Felder.",
    },
  },
  {
    id: "figures",
    heading: "Figuren",
    paragraphs: {
      "figures-1":
        "Zu jedem Überlebenden gehört eine Figur, zu den Zombies viele. Reichen sie nicht, gilt ein Zombiemarker ebenso viel wie eine Figur.",
    },
  },
  {
    id: "colony-board",
    heading: "Koloniespielplan",
    paragraphs: {
      "colony-board-1":
        "Die Kolonie hat 6 nummerierte Eingänge mit je 3 Eingangsfeldern und 24 Felder für Überlebende. Auch jeder Hilflose belegt eines.",
      "colony-board-2":
        "Moral- und Rundenleiste reichen von 0 bis 10. Dazu kommen Nahrungsvorrat, gemeinsames Ziel, Abfallstapel, Krisenstapel und der Platz für die Krisen-Abwendung.",
      R66: "Welches Feld eines Eingangs ein Zombie oder eine Barrikade belegt, ist gleich. Genommen wird das erste freie.",
      R83: "Über 10 steigt die Moral nicht.",
    },
  },
  {
    id: "location-cards",
    heading: "Standortkarten",
    paragraphs: {
      "location-cards-1":
        "Jeder Standort außer der Kolonie hat einen einzigen Eingang, Felder für Überlebende, Geräuschfelder und einen Objektstapel. Die Symbole stehen von häufig nach selten.",
      "police-station":
        "Polizeiwache (Nr. 1): 3 Überlebende, 4 Eingangsfelder, 4 Geräusche. Waffe, Benzin, Werkzeug, Nahrung, Überlebender.",
      "grocery-store":
        "Supermarkt (Nr. 2): 3 Überlebende, 4 Eingangsfelder, 4 Geräusche. Nahrung, Medikament, Werkzeug, Überlebender.",
      school:
        "Schule (Nr. 3): 4 Überlebende, 4 Eingangsfelder, 4 Geräusche. Nahrung, Bildung, Werkzeug, Medikament, Überlebender.",
      library:
        "Bücherei (Nr. 4): 3 Überlebende, 3 Eingangsfelder, 4 Geräusche. Bildung, Benzin, Nahrung, Werkzeug, Überlebender.",
      hospital:
        "Krankenhaus (Nr. 5): 4 Überlebende, 4 Eingangsfelder, 4 Geräusche. Medikament, Benzin, Nahrung, Werkzeug, Überlebender.",
      "gas-station":
        "Tankstelle (Nr. 6): 2 Überlebende, 3 Eingangsfelder, 4 Geräusche. Benzin, Waffe, Nahrung, Medikament, Überlebender.",
    },
  },
  {
    id: "dice-kinds",
    heading: "Würfel",
    paragraphs: {
      "dice-kinds-1": "Aktionswürfel sind gewöhnliche Würfel mit 1 bis 6 Augen.",
      "exposure-die": "Der Infektionswürfel hat 12 Seiten: 6 Leerseiten, 3 Wunden, 2 Erfrierungen und 1 Gebissen.",
    },
  },
  {
    id: "first-player-token",
    heading: "Startspielermarker",
    paragraphs: {
      "first-player-token-1":
        "Er zeigt, wer in dieser Runde beginnt. Wer ihn hat, entscheidet auch bei Gleichstand in Abstimmungen.",
    },
  },
  {
    id: "setup",
    heading: "Spielaufbau",
    paragraphs: {
      "setup-1":
        "Zuerst wird die Kolonie aufgebaut, dann bekommt jeder seine Karten. Das geschieht von selbst; ihr wählt nur, wo etwas zu wählen ist.",
    },
  },
  {
    id: "setup-board",
    heading: "Kolonie-Spielplan und Standortkarten",
    paragraphs: {
      "setup-board-1":
        "Die sechs Standortkarten liegen um die Kolonie. Das gemeinsame Ziel wird gewählt oder ausgelost, in der ersten Partie ist es Forschungsobjekte. Was darauf unter Aufbau steht, bestimmt Moral, Runden, Zombies und Hilflose.",
      "setup-board-2":
        "Jeder Objektstapel wird für sich gemischt und liegt an seinem Standort. Gemischt werden auch Krisen, Überlebende, Ziele für Verbannte und Schicksalskarten.",
      "setup-board-3":
        "Sollen Zombies in die Kolonie, kommen sie nach der Regel für neue Zombies, vom ersten Eingang an.",
      "setup-board-4":
        "Zu Beginn gibt es keine Nahrungsmarker, keinen Hungermarker und keinen Abfall, wenn das Ziel nichts anderes sagt.",
    },
  },
  {
    id: "setup-players",
    heading: "Spieler",
    paragraphs: {
      "setup-players-1":
        "Je Spieler kommen 2 zufällige geheime Ziele auf einen Stapel, dazu 1 Verrat. Er wird gemischt, jeder bekommt 1 Karte, und der Rest kommt ungesehen in die Schachtel.",
      "setup-players-2":
        "Jeder bekommt 5 Startkarten und 4 Überlebende, behält 2 davon und gibt 2 zurück. Der Stapel der Überlebenden wird danach neu gemischt.",
      "setup-players-3":
        "Einen der beiden machst du zum Gruppenführer. Beide Figuren stehen zu Beginn in der Kolonie. Startspieler ist, wessen Gruppenführer den höchsten Einfluss hat.",
      "setup-players-example":
        "Beispiel zu dritt: Sechs geheime Ziele und ein Verrat werden gemischt und drei verteilt. In drei von sieben Partien ist also ein Verräter dabei.",
      R6: "Der Verrat gehört immer dazu, und es ist genau einer. Weglassen lässt er sich nur als Hausregel.",
    },
  },
  {
    id: "end-and-scoring",
    heading: "Spielende und Abrechnung",
    paragraphs: {
      "end-and-scoring-1": "Erst endet die Partie, dann vergleicht jeder sein Ziel mit dem, was auf dem Tisch liegt.",
    },
  },
  {
    id: "end",
    heading: "Spielende",
    paragraphs: {
      "end-1":
        "Die Partie endet sofort, wenn die Moral 0 ist oder der Rundenanzeiger 0 erreicht. Das gemeinsame Ziel wird dann nicht mehr geprüft, es ist verfehlt.",
      "end-2": "Sie endet auch, sobald das gemeinsame Ziel bei seiner Prüfung geschafft ist.",
      R96: "Was zuerst eintritt, beendet die Partie. Die Krise und die neuen Zombies kommen in der Koloniephase vor der Prüfung des Ziels.",
      X9: "Hat der Effekt einer Krise mehrere Teile, wird er ganz ausgeführt und dann erst auf die Moral geschaut.",
    },
  },
  {
    id: "winners",
    heading: "Gewinner",
    paragraphs: {
      "winners-1":
        "Es gewinnt, wer jede Bedingung seines geheimen Ziels erfüllt. Alle anderen verlieren. So gewinnen manchmal mehrere und manchmal niemand.",
      R95: "Geprüft wird einmal, für alle zugleich, so wie der Tisch beim Ende dalag. Ausgeschiedene verlieren.",
    },
  },
  {
    id: "round",
    heading: "Spielablauf",
    paragraphs: {
      "round-1": "Jede Runde hat zwei Phasen: die Spielerphase und danach die Koloniephase.",
    },
  },
  {
    id: "player-phase",
    heading: "Spielerphase",
    paragraphs: {
      "player-phase-1": "Sie hat drei Schritte: Krise aufdecken, Aktionswürfel werfen, Spielzüge.",
    },
  },
  {
    id: "reveal-crisis",
    heading: "1. Krise aufdecken",
    paragraphs: {
      "reveal-crisis-1":
        "Die oberste Krise liegt offen da. Bis zur Koloniephase könnt ihr Karten dagegen beisteuern; reicht das nicht, tritt dort ihr Effekt ein.",
    },
  },
  {
    id: "roll-dice",
    heading: "2. Aktionswürfel werfen",
    paragraphs: {
      "roll-dice-1":
        "Die Würfel der letzten Runde kommen weg. Jeder wirft 1 Aktionswürfel und 1 weiteren je eigenem Überlebenden, zu Beginn also 3. Alle liegen offen als unbenutzt da.",
      "roll-dice-2":
        "Ein Würfel gehört keinem bestimmten Überlebenden, sondern der Gruppe. Du darfst mehrere für denselben ausgeben.",
      R55: "Stirbt jemand, bleiben die schon geworfenen Würfel.",
    },
  },
  {
    id: "turns",
    heading: "3. Spielzüge durchführen",
    paragraphs: {
      "turns-1":
        "Vom Startspieler an kommt im Uhrzeigersinn jeder einmal dran. Im Zug sind beliebig viele Aktionen in beliebiger Folge möglich; du beendest ihn selbst. Danach kommt die Koloniephase.",
      "turns-2":
        "Zu Beginn deines Zuges zieht dein rechter Nachbar eine Schicksalskarte. Du kennst sie nicht, bis sie eintritt.",
      R21: "Die Reihenfolge am Anfang des Zuges: Schicksalskarte ziehen, Wunden durch Erfrierungen, was man zu Beginn des Zuges darf, dann wird auf Auslöser geprüft.",
    },
  },
  {
    id: "dice-actions",
    heading: "Aktionen mit Aktionswürfel",
    paragraphs: {
      "dice-actions-1":
        "Diese Aktionen kosten je 1 unbenutzten Würfel, der danach benutzt ist. Ausführen muss sie ein eigener Überlebender. Manche brauchen eine bestimmte Augenzahl.",
    },
  },
  {
    id: "attack",
    heading: "Angreifen",
    paragraphs: {
      "attack-1":
        "Der Würfel muss mindestens den Angriffswert des Überlebenden zeigen. Ziel ist ein Zombie oder ein fremder Überlebender am selben Standort. In der Kolonie darf der Zombie an jedem Eingang stehen.",
      "attack-zombie": "Ein Zombie stirbt. Danach wirft der Angreifer den Infektionswürfel.",
      "attack-survivor":
        "Gegen einen Überlebenden wirfst du den ausgegebenen Würfel noch einmal. Zeigt er höchstens dessen Angriffswert, bekommt er 1 Wunde, und du ziehst 1 zufällige Handkarte seines Spielers. Einen Infektionswurf gibt es dabei nicht.",
      "attack-again":
        "Derselbe Überlebende darf mit weiteren passenden Würfeln erneut angreifen. Die eigene Gruppe und Hilflose sind kein Ziel.",
      R36: "Hat der andere keine Handkarte, bleibt es bei der Wunde.",
      R37: "Es zählt der gedruckte Angriffswert des Ziels. James mit seiner 6 wird immer getroffen, Thomas und Gray Beard mit ihrer 1 nur bei einer 1.",
      R38: "Wer eine Pistole trägt, darf Überlebende angreifen. Sie hilft da nicht und gilt auch nicht als benutzt.",
      R39: "Tötet ein Angriff mehrere Zombies, sterben so viele, wie da sind. Einer muss es mindestens sein.",
      R40: "Von mehreren Wirkungen „töte mehr als einen“ gilt je Angriff eine, sie zählen nicht zusammen. Ein Angriff mit beliebigem Würfel (Klappmesser, Schraubenschlüssel) oder mit der Leselampe darf eine davon nutzen.",
      R41: "Für zwei mit dem Baseballschläger getötete Zombies fällt der Infektionswürfel zweimal. Tötet schon der erste Wurf, entfällt der zweite.",
      X20: "Pistole oder Kampfkunst für Anfänger gehen zusammen mit Baseballschläger oder Leselampe. Dann fällt für den ganzen Angriff kein Infektionswürfel.",
      X21: "Auch auf Überlebende darf man mit Klappmesser, Schraubenschlüssel oder Leselampe losgehen. Mehr als einen trifft das nie. Bei der Leselampe wird irgendein Würfel geworfen.",
      X22: "Stirbt durch die Wunde der letzte Überlebende eines Spielers, wird die zufällige Karte vorher gezogen.",
    },
  },
  {
    id: "search",
    heading: "Durchsuchen",
    paragraphs: {
      "search-1":
        "Überall außer in der Kolonie. Der Würfel muss mindestens den Durchsuchungswert zeigen. Du siehst die oberste Karte des Stapels an, verdeckt für die anderen.",
      "search-2":
        "Dann hörst du auf oder suchst weiter: Leg 1 Geräuschmarker auf ein freies Geräuschfeld und sieh noch eine Karte an, sooft Felder und Karten reichen.",
      "search-3":
        "Am Ende behältst du 1 der angesehenen Karten, die übrigen kommen unter den Stapel. Fähigkeiten können dich mehr ansehen und mehr behalten lassen.",
      "search-again": "Auch suchen darf derselbe Überlebende mehrmals, jedes Mal mit einem neuen passenden Würfel.",
      R18: "Alle sehen, wie viele Karten du angesehen hast und wie viel Lärm es gab, aber nicht, welche du behältst. Was zurückgeht, kommt in der gezogenen Reihenfolge unter den Stapel.",
      R32: "Sind alle Geräuschfelder belegt, geht es nicht weiter. Die erste Karte und was David oder Jenny dazu bringen, siehst du trotzdem.",
      R33: "An einem leeren Stapel kann niemand suchen. Wird er unterwegs leer, endet die Suche dort.",
      R34: "Die 3 Karten der Taschenlampe kosten zusammen 1 Geräusch, einmal je Runde. Ist der Stapel kürzer, sind es weniger.",
      R35: "Mit einer Fähigkeit oder einem Bauplan für eine Karte mehr siehst du gleich 2 und behältst bis zu 2 von allen angesehenen, mindestens 1. Mehrere solche Wirkungen zählen zusammen.",
    },
  },
  {
    id: "barricade",
    heading: "Eingang verbarrikadieren",
    paragraphs: {
      "barricade-1":
        "Mit einem beliebigen Würfel. Leg 1 Barrikade auf ein freies Eingangsfeld an dem Standort, wo dein Überlebender steht; in der Kolonie an jedem Eingang.",
      X44: "Ashleys Barrikade ohne Würfel ist dieselbe Aktion: Trägt sie den Hammer, legt er noch eine dazu.",
    },
  },
  {
    id: "clean-waste",
    heading: "Abfall entsorgen",
    paragraphs: {
      "clean-waste-1":
        "Mit einem beliebigen Würfel und einem Überlebenden in der Kolonie. Die obersten 3 Karten des Abfallstapels sind aus dem Spiel. Liegt dort nichts, geht es nicht.",
      X19: "Wirkt mehreres, das aus 3 Karten 5 macht, gilt je Aktion nur eines davon. Das andere bleibt unbenutzt.",
    },
  },
  {
    id: "attract",
    heading: "Zombies anlocken",
    paragraphs: {
      "attract-1":
        "Mit einem beliebigen Würfel. Hol 1 oder 2 Zombies auf freie Eingangsfelder an dem Standort, wo dein Überlebender steht.",
      R2: "Sie dürfen von verschiedenen Standorten kommen. Dass beide von einem kommen müssen, wie es das englische Heft nahelegt, ist eine Hausregel.",
      R13: "Nur auf freie Felder: Barrikaden halten, niemand wird überrannt. In der Kolonie darfst du sie auf die Eingänge verteilen, und auch von dort darfst du welche wegholen, aber nicht von einem Standort auf ihn selbst.",
      X45: "Mindestens einer muss gehen. Ganz ohne geht die Aktion nicht.",
      X52: "Auch das Megafon geht nicht, wenn sich kein Zombie bewegen könnte.",
    },
  },
  {
    id: "ability",
    heading: "Spezialfähigkeit nutzen",
    paragraphs: {
      "ability-1":
        "Steht vor einer Fähigkeit eine Zahl, kostet sie einen Würfel mit mindestens dieser Augenzahl. Ohne Zahl kostet sie nichts. Dein Überlebender muss an seinem Fähigkeits-Standort sein.",
      "ability-2":
        "Mit neuen passenden Würfeln geht das mehrmals, wenn die Karte es nicht auf einmal je Runde begrenzt.",
      R46: "Was einmal je Runde geht, merkt sich die Karte selbst, ob Überlebender oder Ausrüstung. Neu wird sie mit der nächsten Spielerphase. Weitergeben oder Zurücknehmen hilft nicht.",
      R19: "Welche Handkarte du zufällig ansiehst, entscheidet der Zufall. Nur du siehst sie.",
      R42: "John Price hat die Fähigkeiten aller anderen an seinem Standort, sobald er dort steht, auch von fremden. Jede nachgeahmte zählt für ihn getrennt, und wer sich darin selbst nennt, meint dann John. Verlässt er Buddy mit 3 Wunden, stirbt er sofort.",
      X23: "Rods Schutz beim Bewegen hat John, wenn Rod am Ziel steht. Den von Harman, Sparky und Buddy hat er, solange beide beisammen sind.",
      R43: "Edward White: zum Würfel des Angriffs ein zweiter mit beliebiger Augenzahl und 1 Medikament. Dafür sterben bis zu 3 Zombies, ohne Infektionswurf.",
      R44: "Daniel Smith: einmal je Runde, und nur ein Infektionswurf für beide Zombies.",
      X39: "Fähigkeiten, die Zombies töten (Bev, Thomas, Daniel), und das Scharfschützengewehr gehen nicht, wenn kein Zombie in Reichweite ist.",
    },
  },
  {
    id: "free-actions",
    heading: "Aktionen ohne Aktionswürfel",
    paragraphs: {
      "free-actions-1": "Sie kosten keinen Würfel und sind im eigenen Zug so oft möglich, wie es bei ihnen steht.",
    },
  },
  {
    id: "play-card",
    heading: "Karten ausspielen",
    paragraphs: {
      "play-card-1":
        "Spiel beliebig viele Handkarten. Ist ihre Wirkung getan, liegen sie auf dem Abfallstapel, der in der Koloniephase Moral kosten kann. Ereignisse sind stattdessen aus dem Spiel.",
      "play-card-2":
        "Ausrüstung bekommt ein eigener Überlebender und darf ihre Wirkung nutzen. Wieder ablegen kannst du sie nicht, nur weitergeben oder zu einer Krise beisteuern. Was mit ihr geschieht, wenn er stirbt, steht unter „Überlebende töten“.",
      R47: "Wie viel Ausrüstung jemand trägt, ist nicht begrenzt. Auch dieselbe darf es zweimal sein, jede mit eigenem Zähler.",
      X15: "Verlangt etwas ein Medikament, Benzin, Nahrung oder Werkzeug (Edward, Schicksalskarten 4, 21, 23, 33, 35, 40, 52, 58), genügt jede Karte mit diesem Symbol.",
      X16: "Womit bezahlt wird, kommt auf den Abfall. Zahlt ein Verbannter, ist es aus dem Spiel. Das gilt auch für Edwards Medikament, das Benzin des Feuerzeugs und Benzin zu einer erbetenen Bewegung.",
      R56: "Heilst du jemanden, wählst du, ob eine Wunde oder eine Erfrierung wegkommt.",
      X17: "Wer unverletzt ist, kann nicht geheilt werden, weder durch ein Medikament noch durch Olivia.",
      X18: "Ist für das Vorhängeschloss nur ein Feld frei, leg eine Barrikade; eine muss passen. Mehrere durch Hammer oder Vorhängeschloss dürfen in der Kolonie an verschiedene Eingänge.",
    },
  },
  {
    id: "contribute",
    heading: "Karte zur Krisen-Abwendung beisteuern",
    paragraphs: {
      "contribute-1":
        "Beliebig viele Karten, verdeckt aus der Hand oder von deinen Überlebenden. Zeigt eine das Symbol der Krise oder eines davon, hilft sie, jede andere schadet.",
      "contribute-2":
        "Jede Karte zählt hier einmal, auch Nahrung, die mehrere Marker bringen würde. Verbannte steuern nichts bei.",
      R8: "Alle sehen, von wem wie viele Karten kommen. Aufgedeckt wird gemischt, ohne Namen. Ausrüstung war offen, also weiß jeder, was sie war.",
      R9: "Zurücknehmen kannst du nichts.",
      R10: "Nur im eigenen Zug, solange eine Krise offen liegt, und nicht mitten in einer anderen Wirkung.",
      X27: "Was du selbst beigesteuert hast, kannst du nachsehen, bis die Krise abgehandelt ist.",
    },
  },
  {
    id: "move",
    heading: "Überlebende bewegen",
    paragraphs: {
      "move-1":
        "Jeder deiner Überlebenden darf einmal im Zug an einen beliebigen Standort, an dem noch ein Feld frei ist. Dort wirft er den Infektionswürfel. Wird er gebissen, breitet sich die Infektion am neuen Standort aus.",
      R50: "Der Standort muss ein anderer sein.",
      R48: "Benzin sagst du mit der Bewegung an, vor dem Wurf, eine Karte je Bewegung; dann wird nicht gewürfelt. Für Züge, zu denen dich eine Verbannung im Zug eines anderen zwingt, geht es nicht.",
      X40: "Auch für eine Bewegung ohnehin ohne Wurf (Rod, Ein Pferd) darfst du Benzin spielen. Das löst Schicksalskarte 1 aus und nicht 3.",
    },
  },
  {
    id: "spend-food",
    heading: "Nahrungsmarker ausgeben",
    paragraphs: {
      "spend-food-1":
        "Jeder Marker aus dem Vorrat hebt einen deiner unbenutzten Würfel um 1. Verbannte dürfen das nicht.",
      R45: "Über 6 geht es nicht. Jeder Marker darf einen anderen Würfel heben.",
    },
  },
  {
    id: "request",
    heading: "Um Karten bitten",
    paragraphs: {
      "request-1":
        "Bitte die anderen um eine oder mehrere Karten. Wer will, gibt eine aus der Hand; sie wird aufgedeckt und gleich gespielt. Zur Krise darf sie nicht.",
      R14: "Gefragt wird offen, geben darf jeder. Du spielst die Karte und triffst alle Entscheidungen dabei. Sie darf etwas bezahlen, etwa Benzin für das Feuerzeug, aber nicht auf das gemeinsame Ziel und nicht auf deine Hand. Was sich nicht spielen lässt, darf nicht gegeben werden.",
      R15: "Eine Ausrüstung bekommt gleich einer deiner Überlebenden.",
      R16: "Ist kein Feld frei für die, die eine Karte ins Spiel bringt, darf niemand sie geben.",
      R17: "Ob sie auf den Abfall kommt oder aus dem Spiel, richtet sich nach dem, der sie spielt.",
      X43: "Auch Benzin zu deiner eigenen Bewegung darfst du so erbitten. Gespielt hast es dann du.",
    },
  },
  {
    id: "hand-off",
    heading: "Ausrüstung weitergeben",
    paragraphs: {
      "hand-off-1":
        "Eine Ausrüstung wechselt von einem deiner Überlebenden zu einem anderen am selben Standort. War sie in dieser Runde schon benutzt, bleibt sie es.",
      X41: "Der andere darf auch einem fremden Spieler gehören.",
      X49: "Gefragt werden muss er nicht.",
      X54: "Dem Hin und Her ein Ende setzt eine Regel von uns: Jeder Überlebende gibt dieselbe Karte nur einmal in einem Zug weiter.",
    },
  },
  {
    id: "exile-vote",
    heading: "Über Verbannung abstimmen",
    paragraphs: {
      "exile-vote-1":
        "Einmal in deinem Zug darfst du vorschlagen, einen anderen zu verbannen. Alle stimmen zugleich ab; bei Gleichstand entscheidet der Startspieler. Was eine Verbannung bedeutet, steht unter „Verbannung“.",
      R87: "Wer verbannt ist, über den wird nicht noch einmal abgestimmt. Zurück führt kein Weg.",
    },
  },
  {
    id: "colony-phase",
    heading: "Koloniephase",
    paragraphs: {
      "colony-phase-1": "Sie läuft in sieben Schritten von selbst ab. Gefragt wird nur, wo jemand wählen muss.",
    },
  },
  {
    id: "food",
    heading: "1. Nahrung verteilen",
    paragraphs: {
      "food-1":
        "Je zwei Menschen in der Kolonie kosten 1 Nahrungsmarker, aufgerundet. Hilflose zählen wie alle anderen.",
      "food-2":
        "Reicht der Vorrat nicht, bleibt er, wie er ist. Dafür kommt 1 Hungermarker hinein, und jeder Hungermarker darin kostet 1 Moral.",
      R72: "Ist niemand in der Kolonie, kostet es nichts.",
      R73: "Der neue Hungermarker zählt gleich mit. Gegessen wird dann gar nichts, auch kein Teil.",
      R74: "Hungermarker bleiben bis zum Ende.",
    },
  },
  {
    id: "check-waste",
    heading: "2. Abfall überprüfen",
    paragraphs: {
      "check-waste-1": "Je volle 10 Karten im Abfallstapel kosten 1 Moral.",
      R75: "Der Abfall bleibt liegen und kostet in der nächsten Runde wieder. 9 Karten kosten nichts, 10 kosten 1, 29 kosten 2.",
    },
  },
  {
    id: "crisis",
    heading: "3. Krise abhandeln",
    paragraphs: {
      "crisis-1":
        "Die beigesteuerten Karten werden gemischt und einzeln aufgedeckt: passendes Symbol +1, jedes andere −1. Reicht die Summe nicht, tritt der Effekt der Krise ein. Mit mindestens 2 mehr als nötig steigt die Moral um 1.",
      "crisis-2": "Danach sind alle beigesteuerten Karten aus dem Spiel.",
      "crisis-example":
        "Beispiel mit vier Nichtverbannten: Sechs passende Karten geben 6, die Krise ist abgewendet und die Moral steigt um 1. Vier passende und eine andere geben 3, das reicht nicht.",
      R1: "Nötig ist so viel, wie Spieler nicht verbannt sind.",
      R76: "Jede Karte hat ein Symbol und zählt einmal, auch eine Nahrung 3.",
      R77: "Mehr als 1 Moral bringt kein Überschuss, und über 10 steigt sie nicht.",
      R78: "Wo eine Krise von Nichtverbannten spricht, bleiben Verbannte und ihre Überlebenden verschont.",
      R79: "Wären alle verbannt, reichte 0.",
    },
  },
  {
    id: "zombies-arrive",
    heading: "4. Zombies ins Spiel bringen",
    paragraphs: {
      "zombies-arrive-1":
        "In die Kolonie kommt 1 Zombie je zwei Menschen dort, aufgerundet, Hilflose mitgezählt. An jeden anderen Standort kommt 1 Zombie je Überlebendem, der dort steht.",
      "zombies-arrive-2":
        "Dann werden die Geräuschmarker einer nach dem anderen entfernt und je ein Würfel geworfen: Bei 1 bis 3 kommt dort noch 1 Zombie. Wohin genau, steht unter „Zombies ins Spiel bringen“ bei den speziellen Situationen.",
      R61: "Auf die Moral wird dreimal geschaut: nach der Kolonie, nach den Standorten und nach den Geräuschen. Dazwischen geht alles zu Ende.",
      X11: "Jeder dieser drei Teile ist ein Schub. Die Standorte zählen zusammen als einer.",
      R62: "Die Standorte sind in der Folge ihrer Nummern dran. Wer wo steht, ist gezählt, ehe an den ersten ein Zombie kommt.",
      X12: "Wer mitten in einem Schub als Ersatz kommt, steht sofort da, zählt aber für diesen Schub nicht.",
      X14: "Die Geräusche gehen von Standort 1 bis 6, Marker für Marker.",
    },
  },
  {
    id: "main-objective",
    heading: "5. Gemeinsames Ziel überprüfen",
    paragraphs: {
      "main-objective-1": "Sind alle Aufgaben des gemeinsamen Ziels erfüllt, ist die Partie sofort zu Ende.",
      R3: "Geprüft wird, bevor der Anzeiger weiterrückt. Wer also eine Anzahl Runden überstehen soll, hat es geschafft, wenn dieser Schritt mit dem Anzeiger auf 1 und mit Moral über 0 beginnt.",
      R80: "Nur hier. Ausnahmen: Bei Der Winter ist da beendet fehlendes Benzin die Partie am Anfang der Koloniephase. Bei Forschungsobjekte werden Proben jederzeit gesammelt, aber auch erst hier gezählt.",
      R81: "Karten legst du im eigenen Zug auf das Ziel, offen, ohne Würfel und ohne sie zurückzubekommen. Auch Verbannte dürfen das, und ihre Karten bleiben dort liegen.",
      X37: "Das Benzin für Der Winter ist da gibt irgendjemand aus der Hand, auch ein Verbannter, und nicht auf Bitte. Auf der normalen Seite darf es eine Startkarte sein.",
      X38: "Zählen Startkarten für ein Ziel nicht (Ein Heilmittel, Vorräte), dürfen sie auch nicht daraufgelegt werden.",
      X51: "Bei Forschungsobjekte gehört der Wurf für die Probe zum Töten. Er kommt vor dem Infektionswurf.",
    },
  },
  {
    id: "round-marker",
    heading: "6. Rundenanzeiger weiterrücken",
    paragraphs: {
      "round-marker-1":
        "Der Rundenanzeiger geht 1 Feld abwärts. Erreicht er 0, ist die Partie zu Ende und das gemeinsame Ziel verfehlt.",
    },
  },
  {
    id: "first-player",
    heading: "7. Startspielermarker weiterreichen",
    paragraphs: {
      "first-player-1": "Der Startspielermarker geht nach rechts, und die nächste Runde beginnt mit einer neuen Krise.",
      R82: "Rechts sitzt, wer eben als Letzter dran war. Er ist also zweimal nacheinander am Zug.",
    },
  },
  {
    id: "special",
    heading: "Spezielle Situationen",
    paragraphs: {
      "special-1": "Was in beiden Phasen vorkommen kann.",
    },
  },
  {
    id: "votes",
    heading: "Abstimmungen",
    paragraphs: {
      "votes-1":
        "Redet vorher miteinander. Dann stimmen alle zugleich mit Ja oder Nein, bei einer Verbannung ebenso wie bei einer Schicksalskarte. Bei Gleichstand entscheidet der Startspieler.",
      "votes-2":
        "Stimmt die Kolonie ab, sind nur Nichtverbannte mit mindestens einem Überlebenden in der Kolonie dabei.",
      R11: "Jeder gibt seine Stimme geheim ab. Gezeigt werden alle, wenn die letzte da ist. An einem Tisch mit Uhr stimmt mit Nein, wessen Zeit um ist.",
      X29: "Auch wenn die Kolonie abstimmt, heißt abgelaufene Zeit Nein. Zur Entscheidung bei Gleichstand wird der Startspieler eigens gefragt, wenn alle Stimmen da sind; ist dann seine Zeit um, heißt auch das Nein.",
      R12: "Über eine Verbannung stimmen alle ab, die nicht verbannt sind, auch wer sie vorschlägt und wen sie trifft. Ein Gleichstand liegt beim Startspieler, auch wenn er selbst nicht mitstimmen durfte. Ist er verbannt, entscheidet im Uhrzeigersinn der Nächste, der es nicht ist.",
    },
  },
  {
    id: "exposure",
    heading: "Infektionswürfe",
    paragraphs: {
      "exposure-1":
        "Wer sich bewegt oder einen Zombie getötet hat, wirft den Infektionswürfel. Leerseite: nichts. Wunde: 1 Wunde. Erfrierung: 1 Erfrierung. Gebissen: Der Überlebende stirbt, und die Infektion breitet sich aus.",
      "exposure-frostbite":
        "Eine Erfrierung ist eine Wunde, die weiterwirkt: Zu Beginn deines Zuges bekommt jeder deiner Überlebenden mit mindestens einer Erfrierung 1 Wunde, wie viele Erfrierungen er auch hat.",
      R54: "Es geschieht im Zug dessen, dem der Überlebende gehört. Die Wunden sind gewöhnliche. Sterben mehrere, stirbt der mit dem geringsten Einfluss zuerst.",
      X10: "Nach jedem dieser Tode wird auf die Moral geschaut; bei 0 ist Schluss.",
      X24: "Wer Schneeschuhe trägt oder als John neben Harman steht, bekommt statt neuer Erfrierungen Wunden. Erfrierungen, die er schon hat, bleiben.",
    },
  },
  {
    id: "bite",
    heading: "Gebissen: Die Infektion breitet sich aus",
    paragraphs: {
      "bite-1":
        "Ist jemand gebissen worden und gestorben, trifft es am selben Standort den mit dem geringsten Einfluss. Sein Spieler wählt: ihn töten, dann ist es vorbei, oder den Infektionswürfel werfen. Bei einer Leerseite passiert ihm nichts, und es ist auch vorbei. Bei allem anderen stirbt er, und der Nächste ist dran.",
      "bite-2": "So geht es, bis jemand getötet wird, eine Leerseite fällt oder dort niemand mehr lebt.",
      R57: "Sparky und wer Verwestes Fleisch trägt, werden übersprungen. An Hilflose geht die Infektion nie. Fähigkeiten ändern an diesen Würfen nichts, wenn die Karte es nicht sagt.",
      R58: "Auch eine Wunde oder Erfrierung tötet hier. Marker bekommt niemand.",
      R59: "Wer als Ersatz kommt, erscheint erst nach der ganzen Kette und wird nicht angesteckt.",
      R60: "Jeder Tote kostet gleich 1 Moral, wenn sein Spieler nicht verbannt ist. Ist sie 0, endet die Partie mitten in der Kette.",
    },
  },
  {
    id: "card-texts",
    heading: "Kartentexte",
    paragraphs: {
      "card-texts-1":
        "Was auf einer Karte steht, geht den Regeln vor. Nach dem Regelheft bestimmt der Startspieler, welche von zwei gleichzeitigen Wirkungen zuerst kommt. Hier liegt die Folge fest, damit er nicht jedes Mal gefragt werden muss.",
      "card-texts-2": "Eine Objektkarte kann nicht verhindern, was gerade geschieht.",
      R49: "Auch die tödliche dritte Wunde heilt niemand rechtzeitig weg.",
    },
  },
  {
    id: "crossroads",
    heading: "Schicksalskarten",
    paragraphs: {
      "crossroads-1":
        "Zu Beginn jedes Zuges zieht der rechte Nachbar eine Schicksalskarte und hält sie geheim. Tritt der Auslöser ein, wird sie aufgedeckt und gilt für den, der am Zug ist. Er wählt eine Möglichkeit, die sich ausführen lässt.",
      "crossroads-2":
        "Löst eine Aktion die Karte aus, wird die Aktion erst beendet. Danach ist die Karte aus dem Spiel. Tritt nichts ein, kommt sie am Ende des Zuges unter den Stapel.",
      "crossroads-3": "Wird aus einem Stapel etwas herausgesucht, wird er danach gemischt.",
      R22: "Die Auslöser erkennt das Spiel selbst. Zustände prüft es am Anfang des Zuges und nach jeder Aktion; Aktionen, sobald sie mit Infektionswurf, Biss und Ersatz ganz fertig sind.",
      R23: "Ist beim Bewegen gestorben, wer sich bewegt hat, löst die Bewegung nichts aus.",
      R24: "Wer die Karte hält, kann sie nicht zurückhalten. Das Spiel deckt sie auf.",
      R25: "Was nicht ausführbar ist, kannst du nicht wählen. Geht gar nichts, kommt die Karte ohne Wirkung weg. Verlangt eine Abstimmung etwas, das nicht ganz bezahlt werden kann, geschieht nichts.",
      R26: "In einem Zug tritt höchstens eine Karte ein.",
      R28: "Gibt die Karte jemand anderem die Wahl (Nr. 40, 62), warten alle auf ihn.",
      R31: "Wer etwas heraussucht, sieht den ganzen Stapel. Ist die Wahl verdeckt, darf er auch nichts finden.",
      X42: "Ist dein rechter Nachbar verbannt, liest er die Karte trotzdem.",
    },
  },
  {
    id: "new-survivors",
    heading: "Überlebende ins Spiel bringen",
    paragraphs: {
      "new-survivors-1":
        "Neue Überlebende stehen in der Kolonie und dürfen gleich handeln. Einen Würfel mehr bringen sie erst beim nächsten Werfen.",
      "new-survivors-2": "Ist kein Feld frei, geht die Aktion oder Karte nicht.",
      R29: "Platz muss für alle sein, die dabei kommen, Hilflose eingeschlossen; bei Schicksalskarte 48 sind das zwei je Spieler. Sonst ist die Objektkarte nicht spielbar, und die Schicksalskarte löst nicht aus. Für einen Verbannten genügt ein freies Feld außerhalb der Kolonie.",
      R30: "Nur wer als Ersatz für einen letzten Überlebenden kommt, findet auch in einer vollen Kolonie Platz.",
    },
  },
  {
    id: "death",
    heading: "Überlebende töten",
    paragraphs: {
      "death-1":
        "Ein Überlebender stirbt durch die dritte Wunde (Erfrierungen zählen mit), einen Biss, Zombies, die den Eingang überrennen, oder eine Karte. Das kostet 1 Moral, und seine Karte ist aus dem Spiel.",
      "death-items":
        "Stirbt er in der Kolonie, nimmst du seine Ausrüstung auf die Hand. Anderswo wird sie in den Stapel des Standorts gemischt.",
      "death-leader": "War er dein Gruppenführer, ernennst du einen anderen.",
      "death-last":
        "War er dein letzter, sind deine Handkarten aus dem Spiel. Du ziehst einen neuen Überlebenden, bringst ihn ins Spiel, und er führt die Gruppe.",
      "death-helpless": "Auch ein Hilfloser, der stirbt, kostet 1 Moral.",
      "death-removed": "Wer entfernt wird, ohne zu sterben, kostet keine Moral, wenn die Karte nichts anderes sagt.",
      R5: "Anführer und Ersatz werden genauso bestimmt, wenn jemand ohne zu sterben die Gruppe verlässt. Nur die Moral bleibt dann.",
      R68: "Aus dem Spiel kommt die Hand, nicht die Ausrüstung; die geht den Weg wie bei jedem Tod. Der Ersatz steht in der Kolonie, bei einem Verbannten an einem anderen Standort seiner Wahl, und bringt keinen Würfel. Ist der Stapel leer, scheidest du aus.",
      X1: "Stirbt der letzte in der Kolonie, geht erst die Hand aus dem Spiel, dann kommt seine Ausrüstung auf die leere Hand.",
      R69: "Auch wenn der letzte entfernt oder weggegeben wird (Neuordnung, Schicksalskarte 2, Forest), kommt ein Ersatz.",
      X2: "Die Ausrüstung dessen, der entfernt wird (Forest, Schicksalskarten 36 und 52, Verbannung bei Tötet sie), geht denselben Weg wie bei einem Tod an diesem Ort.",
      X3: "Wechselt ein Überlebender den Spieler (Schicksalskarten 2, 29), geht seine Ausrüstung mit. Ob er sich schon bewegt hat und was er schon genutzt hat, gilt weiter.",
    },
  },
  {
    id: "exile",
    heading: "Verbannung",
    paragraphs: {
      "exile-1":
        "Wer verbannt wird, zieht sofort ein Ziel für Verbannte. Es ersetzt oder ändert sein geheimes Ziel. Seine Überlebenden in der Kolonie müssen nach den Regeln fürs Bewegen an andere Standorte; die eine Bewegung ihres Zuges kostet sie das nicht.",
      "exile-2":
        "Ein Verbannter steuert nichts zu Krisen bei, stimmt nicht mit und gibt keine Nahrungsmarker aus. Dafür darf er Nahrung ohne ihre Wirkung spielen und hebt damit einen Würfel um 1. Alles, was er spielt, ist aus dem Spiel.",
      "exile-3":
        "Neue Überlebende aus Objektkarten setzt er an einen anderen Standort als die Kolonie, Hilflose bringt er keine. Stirbt einer seiner Überlebenden, kostet das keine Moral.",
      "exile-4": "Sind zwei Spieler verbannt und keiner davon hat einen Verrat, fällt die Moral sofort auf 0.",
      R84: "Du bestimmst die Reihenfolge und verteilst deine Leute frei. Jeder wirft den Infektionswürfel. Benzin geht nur, wenn du gerade am Zug bist.",
      R85: "Ist nirgends draußen Platz, tauscht deine Figur mit einem Nichtverbannten. Der kommt in die Kolonie, ob sein Spieler will oder nicht.",
      X46: "Bei diesem Tausch wirft nur, wer hinaus muss.",
      R27: "In die Kolonie dürfen deine Überlebenden nicht mehr. Eine Karte, die sie dorthin stellen würde, ist nicht ausführbar.",
      R86: "Abstimmungen vorschlagen, bitten, geben und Ausrüstung weitergeben darfst du weiterhin.",
      R88: "Wer kein Verräter ist, zeigt sein altes Ziel und das neue. Ein Verräter behält beide verdeckt; die Bedingung auf dem neuen Ziel ersetzt die erste seines Verrats.",
      R89: "Es zählt, welche Karte die Verbannten ursprünglich hatten. Geprüft wird im Augenblick der Verbannung.",
      X5: "Auch wenn schon ein Verräter verbannt ist: Sobald irgendwelche zwei Verbannte keinen Verrat haben, fällt die Moral auf 0.",
      X6: "Alle Spieler können nicht verbannt werden, solange höchstens ein Verrat im Spiel ist.",
      X8: "Wer beim Ziel Tötet sie verbannt wird, ist ausgeschieden. Bei den zweien zählt er mit.",
      R90: "Soll eine Wirkung auch Hilflose bringen, entfällt bei ihm nur das.",
      R91: "Jede Karte mit dem Symbol Nahrung hebt um genau 1, wie viele Marker sie auch brächte.",
      X50: "Er darf Nahrung auch spielen wie gedruckt; die Marker kommen in den Vorrat, die Karte aus dem Spiel.",
    },
  },
  {
    id: "dice",
    heading: "Würfelwürfe",
    paragraphs: {
      "dice-1":
        "Verlangt etwas einen Wurf, ohne dass ein Aktionswürfel dafür ausgegeben wird, nimmt man einen, der gerade frei ist, und legt ihn danach zurück. Die Würfel vor den Spielern ändern sich nicht.",
    },
  },
  {
    id: "adding-zombies",
    heading: "Zombies ins Spiel bringen",
    paragraphs: {
      "adding-zombies-1":
        "Einer nach dem anderen. In der Kolonie der erste an Eingang 1, der zweite an 2 und so fort; jede neue Anweisung beginnt wieder bei 1. Andere Standorte haben nur einen Eingang.",
      "adding-zombies-2":
        "Ist ein Feld frei, steht er dort. Sonst bricht er eine Barrikade, und beide sind weg. Gibt es keine, ist der Eingang überrannt: Der Zombie kommt weg, und dort stirbt der Überlebende mit dem geringsten Einfluss.",
      "adding-zombies-3":
        "Sind nur Hilflose da, stirbt einer von ihnen. Ist niemand da, geschieht nichts. Jeder Tod kostet Moral.",
      "adding-zombies-example":
        "Beispiel: An Eingang 3 stehen zwei Zombies und eine Barrikade. Der nächste, der dorthin kommt, nimmt sie mit, und niemand stirbt. Der übernächste hat wieder ein freies Feld.",
      R4: "Nach dem sechsten geht es bei Eingang 1 weiter: der siebte an 1, der achte an 2.",
      R63: "Es trifft den geringsten Einfluss, gleich wem der Überlebende gehört. Gehört er einem Verbannten, kostet es keine Moral.",
      R64: "Ist dort niemand, ist der Zombie trotzdem weg.",
      R65: "Wo eine Barrikade bricht, wird mit demselben Zombie nie jemand überrannt.",
      X47: "Stirbt dabei der letzte Überlebende eines Spielers, steht der Ersatz vor dem nächsten Zombie da. Gezählt wird er für diesen Schub nicht, das nächste Opfer kann er aber sein.",
      X48: "Wer nicht sterben kann und an einem Ort bleibt (Bev, Schicksalskarte 36), zählt dort für neue Zombies mit, wird aber nie überrannt.",
    },
  },
  {
    id: "killing-zombies",
    heading: "Zombies töten",
    paragraphs: {
      "killing-zombies-1":
        "Ein getöteter oder entfernter Zombie geht in den Vorrat. Nach einem Angriff wirft der Angreifer den Infektionswürfel.",
      "killing-zombies-2": "In der Kolonie suchst du dir aus, welcher an welchem Eingang es ist.",
      R67: "Auch was Spieler sonst an Zombies der Kolonie entfernen, dürfen sie sich aussuchen.",
      X26: "Bei Karten und Fähigkeiten fällt der Infektionswürfel nur, wenn sie es sagen.",
    },
  },
  {
    id: "variants",
    heading: "Varianten",
    paragraphs: {
      coop: "Kooperativ: die Hardcore-Seite, keine geheimen Ziele, keine Verbannung. Alle gewinnen, wenn das gemeinsame Ziel geschafft ist. Karten mit dem Zeichen ⊘ bleiben in der Schachtel.",
      "coop-survivors": "Das Zeichen tragen von den Überlebenden Gray Beard und Annaleigh Chan.",
      "two-players":
        "Zu zweit spielt ihr kooperativ, mit 7 Startkarten für jeden und 3 von 4 Überlebenden, die ihr behaltet.",
      betrayer:
        "Verräter: je Spieler nur 1 gewöhnliches Ziel im Stapel, dazu der Verrat. Zu dritt ist damit in drei von vier Partien einer dabei.",
      hardcore: "Hardcore: wie sonst, aber mit der schweren Seite des gemeinsamen Ziels.",
      elimination:
        "Ausscheiden: Wer seinen letzten Überlebenden verliert, bekommt keinen Ersatz. Seine Handkarten sind aus dem Spiel, er selbst ist es auch.",
      X7: "Ausgeschiedene zählen nirgends mit, weder für Krisen noch für Abstimmungen noch als Nichtverbannte. Startspielermarker und Schicksalskarte gehen an den nächsten Platz, der noch spielt. Was im Aufbau je Spieler zählte, bleibt.",
    },
  },
  {
    id: "secrets",
    heading: "Wer was sieht",
    paragraphs: {
      "secrets-1":
        "Verdeckt sind Hände, geheime Ziele, beigesteuerte Karten, was jemand beim Suchen sieht, die Schicksalskarte und die Reihenfolge aller Stapel.",
      "secrets-2":
        "Die Schicksalskarte sieht nur dein rechter Nachbar, du selbst am wenigsten. Die Stimmen sieht niemand, bis alle da sind; nur wer schon abgestimmt hat, ist bekannt. Was Talia oben auf dem Krisenstapel findet, sieht ihr Spieler allein.",
      "secrets-3":
        "Ein Verbannter, der kein Verräter ist, zeigt sein Ziel für alle. Wer nichts zeigt, ist also der Verräter, und das soll so sein.",
      R7: "Offen sind, wie viele Karten jemand auf der Hand hat, wie viele er zur Krise beigesteuert hat, wie hoch die Stapel sind, der Abfall samt Reihenfolge, was aus dem Spiel ist, alle Ausrüstung und alle Würfel.",
      X28: "Endet die Partie, ehe die Krise abgehandelt ist, bleiben die beigesteuerten Karten für immer verdeckt.",
      X53: "Eine zufällig gezogene fremde Karte sehen nur, wer sie nimmt und wer sie hatte.",
    },
  },
  {
    id: "talk",
    heading: "Reden am Tisch",
    paragraphs: {
      "talk-1": "Geredet wird, so viel ihr wollt, über alles und auch über Geheimes.",
      R20: "Was du sagst, muss nicht stimmen. Zeigen darfst du deine Karten nicht.",
      R53: "Nach ihrem Blick in die Krisen darf Talia genau zwei Wörter darüber sagen, nur aus Buchstaben, und alle sollen sie erfahren. Ihr Spieler schreibt sie in den Chat oder sagt sie am Tisch; das Spiel zählt nicht nach.",
    },
  },
  {
    id: "house-rules",
    heading: "Am Tisch und Hausregeln",
    paragraphs: {
      "house-1":
        "Ohne Zutun gelten Regelheft und Klärungen. Wer manches anders liest, stellt es beim Öffnen des Tisches um.",
      "option-mode":
        "Spielform: Standard, also mit einem Verrat unter den Zielen. Wahlweise Verräter, ganz ohne Verrat oder kooperativ. Zu zweit wird immer kooperativ gespielt.",
      "option-objective": "Gemeinsames Ziel: Forschungsobjekte. Wahlweise ein anderes oder ein zufälliges.",
      "option-side":
        "Seite des gemeinsamen Ziels: die normale. Wahlweise die Hardcore-Seite; kooperativ gilt sie immer.",
      "option-elimination":
        "Ausscheiden: nein. Eingeschaltet ist aus dem Spiel, wer seinen letzten Überlebenden verliert.",
      "option-tame": "Zahm: nein. Eingeschaltet fehlen die Schicksalskarten 10, 12, 24, 41, 54, 65 und 68.",
      "option-oneSource":
        "Anlocken von einem Standort: nein. Eingeschaltet müssen beide Zombies vom selben Standort kommen.",
      "option-pharmacist":
        "Hausapotheke: nein. Eingeschaltet ersetzt dieses Ziel, das nur ein spanisches Kartenbild zeigt, Hypochondrie: nur Medikamente auf der Hand und mindestens eines.",
      "option-outsiders":
        "Überlebende in Schule und Bücherei: nach der ersten Liste. Wahlweise nach der zweiten, mit mehr Hilflosen.",
    },
  },
];
