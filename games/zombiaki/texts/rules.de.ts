import type { SectionSource } from "@endzeit/engine";

export const sectionsDe: readonly SectionSource[] = [
  {
    id: "goal",
    heading: "Worum es geht",
    paragraphs: {
      "goal-1":
        "Eine Seite führt die Zombies, die andere die Menschen. Die Zombies wollen über die Barrikade in die Stadt, bevor die Sonne aufgeht. Die Menschen wollen sie so lange aufhalten.",
      "goal-2": "Zombies und Hunde heißen auf dieser Seite zusammen Untote. Wo nur Zombies gemeint sind, steht Zombie.",
    },
  },
  {
    id: "setup",
    heading: "Aufbau",
    paragraphs: {
      "setup-1":
        "Die Straße hat drei Spuren, A, B und C, und fünf Abschnitte. Abschnitt 1 liegt an der Barrikade, Abschnitt 5 am Friedhof. Ein Feld heißt nach Spur und Abschnitt, zum Beispiel B3. Vorwärts geht es immer von 5 nach 1.",
      "setup-2":
        "Jede Seite mischt ihren eigenen Stapel. Der Sonnenaufgang wird vorher herausgesucht und kommt ganz unten unter den Stapel der Zombies. Die Zombies beginnen.",
      "setup-3":
        "Kartensatz: Von der deutschen Ausgabe (42 Karten je Seite) sind alle Kartenarten bekannt, nicht aber alle Anzahlen. Grundlage ist der polnische Satz von 2003. Fünf Karten sind unsere Ergänzung: ein Zombie 3, ein Hunger, ein Schuss, ein Guter Schuss und die zweite Schmierseife.",
      "setup-4":
        "Für die erste Nacht lohnt es sich, mit offenen Händen zu spielen und jede gezogene Karte nachzuschlagen.",
    },
  },
  {
    id: "zombie-phase",
    heading: "Die Zombiephase",
    paragraphs: {
      "zombie-phase-1":
        "Eine Runde besteht aus Zombiephase und Menschenphase. Die Zombiephase hat vier Schritte: Pflichtzug aller Untoten, auf vier Handkarten nachziehen, eine davon ablegen, Karten spielen.",
      "zombie-phase-2":
        "Ein Zombie kommt in einer Zombiephase höchstens zwei Felder weit: eines durch den Pflichtzug, eines durch eine Karte.",
      R13: "Dieser eine Kartenschritt gilt je Zombie und Zombiephase, gleich ob er von Hunger, einem Befehl des Bosses, Tausch oder Verschmelzung kommt. Was die Menschen ihn schieben, zählt nicht mit.",
      R14: "Auch ein Zombie, der erst in dieser Phase aufgetaucht ist, darf noch einmal durch eine Karte bewegt werden.",
    },
  },
  {
    id: "human-phase",
    heading: "Die Menschenphase",
    paragraphs: {
      "human-phase-1":
        "Auch sie hat vier Schritte: Das Ölfass rollt ein Feld Richtung Friedhof, die Menschen ziehen auf vier Karten nach, legen eine ab und spielen dann.",
      R97: "Alles, was bis zur nächsten Menschenphase hält, endet ganz zu Anfang, noch bevor das Ölfass rollt: Barriere, Netz, Heiligenbildchen, Feuer. Terror endet erst mit der Menschenphase, für die er galt.",
    },
  },
  {
    id: "hand",
    heading: "Ziehen, ablegen, behalten, spielen",
    paragraphs: {
      "hand-1":
        "Von vier Karten muss man eine weglegen. Die übrigen darf man spielen oder für später aufheben, in beliebiger Mischung.",
      "hand-2":
        "Karten mit Sofortwirkung kommen nach dem Spielen weg. Die anderen bleiben auf der Straße, bis etwas sie entfernt.",
      "hand-3":
        "Was die Menschen ablegen, bildet einen eigenen Stapel. Geht ihr Nachziehstapel zu Ende, wird er gemischt und dient als neuer.",
      R1: "Mehr als vier Karten hält niemand: Man behält höchstens drei und füllt dann nur auf vier auf.",
      R2: "Nachziehen ist Pflicht, immer bis vier.",
      R3: "Wer weniger als vier Karten hält, muss keine ablegen. Das gilt für beide Seiten.",
      R4: "Jede Handkarte darf weg, auch Klick! und Gib her! und jede aufgehobene.",
      R5: "Neu gemischt wird nur, was die Menschen abgelegt haben. Gespielte Karten und entfernte Gegenstände sind für diese Partie fort.",
      R6: "Eine Karte, die Fleisch gekostet hat, zählt als abgelegt.",
      R104: "Deshalb kann sie nach dem Mischen wiederkommen.",
      R7: "Endet der Stapel der Menschen mitten im Ziehen, wird sofort gemischt und weitergezogen. Ist auch nichts abgelegt, spielen sie mit weniger Karten.",
      R8: "Der Sonnenaufgang kommt nie auf die Hand. Wird er gezogen, liegt er offen neben der Straße, das Ziehen endet, die Phase geht weiter. Man kann ihn weder ablegen noch aufheben noch durch Faustschlag verlieren.",
      R9: "In der Phase des Sonnenaufgangs müsste nur ablegen, wer vier andere Karten hält. Das kommt nie vor, denn er wird höchstens mit drei anderen gezogen.",
      R10: "Beim Ausspielen legt man nichts zusätzlich ab. Was man nicht spielt, behält man.",
      R11: "Schüsse, Flammenwerfer, Netz, Schmierseife, Faustschlag und alle Zombiekarten brauchen ein gültiges Ziel. Stromschlag, Flutlicht, Weiche zurück, Brennende Straßenseite, Heiligenbildchen, Handgranate und Benzin darf man auch ins Leere spielen.",
    },
  },
  {
    id: "placing",
    heading: "Untote ins Spiel bringen",
    paragraphs: {
      "placing-1":
        "Zombies und Hunde erscheinen auf einem Feld von Abschnitt 5. Auf einem Feld steht höchstens ein Untoter.",
      R15: "Sind alle drei Eingänge versperrt, lässt sich die Karte nicht spielen. Man behält sie.",
      R16: "Versperrt ist ein Eingang durch einen Zombie, einen Hund, eine Mauer oder eine Barriere in der Spur. Fallgrube, Mine, Autobombe und Ölfass versperren nichts.",
      R17: "Erscheinen ist Betreten: Fallgrube, Mine, Ölfass und Feuer auf dem Feld wirken sofort.",
      R18: "In einer Spur unter dem Heiligenbildchen dürfen Untote erscheinen. Es verbietet nur die Bewegung.",
    },
  },
  {
    id: "march",
    heading: "Der Pflichtzug",
    paragraphs: {
      "march-1":
        "Zu Beginn der Zombiephase geht jeder Zombie ein Feld vor, sofern er kann, nie schräg. Besetzte Felder und zu hohe Mauern halten ihn auf.",
      R19: "Zuerst laufen die Hunde, in der Reihenfolge der Zombieseite. Dann ziehen die Zombies von Abschnitt 1 bis 5, in jedem Abschnitt von A nach C. Was ein Feld anrichtet, wird abgewickelt, bevor der Nächste zieht.",
      R20: "Auch in die Gefahr muss man ziehen, solange der Weg frei ist. Nur Gib her! erspart es.",
    },
  },
  {
    id: "backward",
    heading: "Rückwärts und seitwärts",
    paragraphs: {
      "backward-1":
        "Rückwärts geht es nur durch eine Karte, nur auf ein freies Feld und nie vom Spielfeld hinunter. Eine Mauer, die höher ist als die eigene Stärke, versperrt den Rückweg.",
      "backward-2": "Barriere, Netz und Heiligenbildchen heben auch das Zurückweichen auf.",
      R26: "Weichen mehrere zurück, beginnt der Hinterste am Friedhof. Wer vor einem gerade geräumten Feld steht, darf nachrücken.",
      R27: "Von Abschnitt 5 aus weicht niemand weiter zurück.",
      R28: "Fallgrube, Mine, Autobombe, Ölfass und Feuer machen ein Feld nicht besetzt. Wer darauf zurückweicht, bekommt ihre Wirkung ab.",
      R29: "Rückwärts auf eine Mauer hilft nur die eigene Stärke. Geschoben wird dabei nicht.",
      R30: "Netz, Barriere und Heiligenbildchen verhindern jede Bewegung, sobald sie gespielt sind, auch das Schieben durch spätere Karten derselben Menschenphase.",
    },
  },
  {
    id: "line",
    heading: "Die Linie",
    paragraphs: {
      "line-1":
        "Untote, die in einer Spur ohne Lücke hintereinander stehen, bilden eine Linie. Wer hinten steht, schiebt den Vorderen die Mauer hinauf.",
      R33: "Gezählt wird die Stärke dessen, der klettert, und aller, die lückenlos hinter ihm stehen. Reicht die Summe an die Höhe der Mauer heran, kommt er hinauf. Wer weiter vorn steht, hilft nie.",
      R34: "Hunde schieben mit, jeder mit 1.",
      R35: "Wer im Netz steckt oder erstarrt ist, schiebt nicht.",
      R115: "Er reißt aber keine Lücke: Wer lückenlos hinter ihm steht, schiebt durch ihn hindurch.",
      R36: "Auch bei Hunger und beim Befehl nach vorn wird geschoben, genau wie im Pflichtzug.",
      R37: "Seitwärts auf eine Mauer, ob durch Befehl, Tausch oder Verschmelzung, reicht nur die eigene Stärke.",
      R38: "Stärke braucht nur das Hinaufkommen. Wer oben steht und schwächer wird, bleibt oben und darf jederzeit herunter.",
      R108: "Kurz: Geschoben wird bei jedem Schritt geradeaus nach vorn, sonst nie.",
    },
  },
  {
    id: "shooting",
    heading: "Schießen",
    paragraphs: {
      "shooting-1":
        "Geschossen wird von der Barrikade aus entlang einer Spur. Eine Kugel trifft, was als Erstes im Weg steht.",
      R44: "Das erste Ziel ist der vorderste Untote der Spur, sofern keine Mauer vor ihm steht. Fallgruben, Minen, Ölfässer, Autobomben und Barrieren fangen keine Kugeln ab.",
      R45: "Statt auf den ersten Untoten darf man auf eine Autobombe schießen, die nicht hinter ihm und nicht hinter einer Mauer steht. Stehen beide auf einem Feld, wählen die Menschen. Eine Kugel genügt, der Rest eines Feuerstoßes fliegt weiter. Der Heckenschütze trifft jede Autobombe.",
      R46: "Zurück weicht nur ein Zombie, der selbst verwundet wurde und noch steht. Hat der Schutzschild alles geschluckt, bleibt er, wo er ist.",
      R49: "Auch der Heckenschütze wirft zurück.",
      R50: "Minen, Autobomben, Feuer, Strom und Benzin werfen niemanden zurück.",
    },
  },
  {
    id: "things",
    heading: "Gegenstände und Explosionen",
    paragraphs: {
      R75: "Auf einem Feld liegt höchstens ein Gegenstand der Menschen. Daneben hat ein Untoter Platz.",
      R101: "Fallgrube und Mine dürfen auch unter einen Untoten, solange dort noch kein Gegenstand liegt. Sie wirken erst, wenn jemand das Feld betritt oder etwas anderes sie auslöst. Mauer, Autobombe, Ölfass und Barriere brauchen ein freies Feld.",
      R81: "Was explodieren soll, kommt der Reihe nach dran: zuerst gezündet, zuerst hoch. Ein Schutzschild hilft gegen eine Explosion, nicht gegen die ganze Kette.",
    },
  },
  {
    id: "winning",
    heading: "Wer gewinnt",
    paragraphs: {
      "winning-1":
        "Die Zombies gewinnen, sobald ein Zombie oder Hund von Abschnitt 1 aus nach vorn über die Barrikade zieht.",
      "winning-2":
        "Die Menschen gewinnen, wenn der Sonnenaufgang aufgedeckt ist und die Zombiephase endet, ohne dass das gelungen ist.",
      R25: "Der Sieg der Zombies gilt auf der Stelle, gleich durch welchen Schritt: Pflichtzug, Hunger, Befehl oder den Lauf eines Hundes.",
      "winning-example":
        "Beispiel: Die Zombies ziehen den Sonnenaufgang, einer von ihnen steht auf Abschnitt 1 und sie halten Hunger. Sie spielen Hunger und haben gewonnen.",
    },
  },
  {
    id: "zombie",
    heading: "Zombie",
    paragraphs: {
      "zombie-1":
        "Die Zahl ist Stärke und Zähigkeit zugleich. Jeder Punkt Schaden senkt sie. Bei null zerbröckelt der Zombie und ist aus dem Spiel.",
      "zombie-2":
        "Er erscheint auf Abschnitt 5 und geht in jedem Pflichtzug ein Feld vor. Durch andere Untote hindurch kommt er nicht.",
    },
  },
  {
    id: "dog",
    heading: "Hund",
    paragraphs: {
      "dog-1":
        "Ein Hund hat Stärke 1 und erscheint wie ein Zombie. Im Pflichtzug läuft er bis zu drei Felder, vorwärts oder seitwärts, nie schräg. Mindestens ein Feld geht er vor, wenn das möglich ist.",
      "dog-2": "Untote und Mauern sind ihm im Weg. Er darf um sie herumlaufen.",
      R21: "Der Schritt nach vorn muss nicht der erste sein. Der Weg hat ein bis drei Schritte, nie zurück, nie durch Untote, Mauern oder gesperrte Spuren. Führt irgendein erlaubter Weg nach vorn, muss der gewählte es auch tun. Sonst darf der Hund ausweichen oder stehen bleiben.",
      R116: "Ein Schritt zur Seite, nach dem es nur über das Startfeld zurück nach vorn ginge, gilt nicht. Dieselben Felder erreicht der Hund ohne diesen Umweg.",
      R22: "Jeder Schritt ist ein Betreten. Fallgrube, Mine, Feuer und Ölfass wirken also auch unterwegs, eine Autobombe tut nichts.",
      R105: "Stirbt der Hund unterwegs, hat er seine Pflicht getan, auch ohne Schritt nach vorn.",
      R24: "Keine Zombiekarte wirkt auf Hunde. Hunger, Krallen, Schutzschild, Boss, Tausch, Verschmelzung und Gib her! gelten nur Zombies.",
      "dog-example":
        "Beispiel: Ein Hund erscheint auf Abschnitt 5, die Spur vor ihm ist frei. Nach seinem ersten Lauf steht er auf Abschnitt 2, mit dem zweiten ist er über die Barrikade.",
    },
  },
  {
    id: "bite",
    heading: "Biss",
    paragraphs: {
      "bite-1":
        "Ein Zombie beißt den Menschen, den er als Schutzschild vor sich hält. Daraus wird ein neuer Zombie der Stärke 1 auf einem Nachbarfeld. Ist dort kein Platz, lässt sich die Karte nicht spielen.",
      R63: "Der neue Zombie erscheint links, rechts oder hinter dem alten, nie vor ihm. Das Feld muss frei sein, für Stärke 1 betretbar und in keiner gesperrten Spur. Was dort liegt, wirkt sofort.",
    },
  },
  {
    id: "meat",
    heading: "Fleisch",
    paragraphs: {
      "meat-1": "Die Menschen verlieren eine Handkarte. Die Zombieseite darf sich die Karten ansehen und wählt.",
      R73: "Sie sieht die ganze Hand, nicht nur eine Auswahl.",
    },
  },
  {
    id: "boss",
    heading: "Boss",
    paragraphs: {
      "boss-1":
        "Macht einen beliebigen Zombie zum Anführer. Er gibt im ganzen Spiel drei Befehle, höchstens einen je Runde: ein Feld vor, zurück oder zur Seite.",
      "boss-2": "Gehorchen können nur Zombies bis Stärke 3, und jeder nur einmal im Spiel. Hunde hören nicht auf ihn.",
      "boss-3": "Stirbt der Boss, weichen alle Zombies ein Feld zurück, soweit es geht. Hunde bleiben stehen.",
      R64: "Befohlen wird beim Ausspielen, auch schon in der Phase, in der er Boss wurde, und ohne eine Karte zu kosten. Der Befehl geht an einen anderen Zombie, der jetzt höchstens Stärke 3 hat, noch nie gehorcht hat und weder im Netz noch erstarrt noch in einer gesperrten Spur steht. Nach drei Befehlen bleibt er Boss, und sein Tod löst den Rückzug immer noch aus.",
      R65: "Jede Todesart zählt. Der Rückzug kommt, wenn die tödliche Karte oder Kette ganz abgewickelt ist, und beginnt beim Hintersten. Fällt der Boss im Pflichtzug, folgt er nach dem Pflichtzug.",
      R66: "Verschmilzt der Boss, bleibt das Ergebnis Boss. Niemand weicht zurück.",
      R114: "Auch ein Boss im Netz oder unter dem Heiligenbildchen darf befehlen. Nur wer gehorcht, muss sich bewegen können.",
    },
  },
  {
    id: "hunger",
    heading: "Hunger",
    paragraphs: {
      "hunger-1":
        "Ein Zombie geht ein Feld vor, wenn dieses Feld frei und erreichbar ist. Von Abschnitt 1 führt der Schritt über die Barrikade.",
    },
  },
  {
    id: "claws",
    heading: "Krallen",
    paragraphs: {
      "claws-1": "Ein beliebiger Zombie auf der Straße wird um 1 stärker und zäher.",
      R72: "Der Punkt kommt zur jetzigen Stärke und bleibt. Er kann einen Zombie über die Grenze für Befehle oder Netze heben.",
    },
  },
  {
    id: "click",
    heading: "Klick!",
    paragraphs: {
      "click-1":
        "Die einzige Zombiekarte für die Menschenphase: Sie macht einen Schuss, einen Feuerstoß oder den Heckenschützen wirkungslos.",
      R51: "Sie antwortet auf Schuss, Guten Schuss, Feuerstoß und Heckenschütze, auch wenn eine Autobombe das Ziel ist, und auf nichts anderes. Ein Klick! hebt eine ganze Karte auf, bevor sie wirkt. Beide Karten sind verbraucht. Gefragt wird nach jedem gezielten Schuss, ob Klick! auf der Hand ist oder nicht.",
    },
  },
  {
    id: "not-so-fast",
    heading: "Gib her!",
    paragraphs: {
      "not-so-fast-1": "Nur vor dem Pflichtzug: Ein Zombie bleibt diesmal stehen.",
      R23: "Gespielt wird sie von der Hand, die man aufgehoben hat, auf einen Zombie, nie auf einen Hund. Mehrere Exemplare dürfen verschiedene Zombies anhalten. Eine Karte kann den Zombie später in der Phase trotzdem noch bewegen.",
    },
  },
  {
    id: "shield",
    heading: "Schutzschild",
    paragraphs: {
      "shield-1":
        "Ein Zombie hält einen Menschen vor sich, der mit ihm zieht. Dieser schluckt den ganzen Schaden einer Quelle und ist danach fort. Gegen die Handgranate hilft er nicht: Sie nimmt beide.",
      R53: "Höchstens einer je Zombie. Hunde halten niemanden fest.",
      R54: "Eine Quelle ist eine Karte oder eine Explosion. Schuss, Autobombe, Mine und Splitter sind also vier.",
      R55: "Der Schild hilft nur gegen Schaden, nicht gegen Netz, Erstarren oder Zurückweichen.",
      R56: "Erreicht Benzin einen Schild, ist alles übrige Benzin verbraucht. Es fließt nicht weiter.",
      R57: "Die brennende Straßenseite nimmt den Schild und verletzt den Zombie um 1, jedes Mal, wenn sie wirkt.",
      R58: "Das Ölfass zermalmt Zombie und Schild.",
      R59: "Über einer Fallgrube opfert der Zombie den Menschen: Schild und Grube sind fort, er selbst bleibt heil.",
      R106: "Der Mensch füllt die Grube immer, auch wenn der Zombie stark genug wäre, um darüberzugehen. Ohne Schild geht nach einer Verschmelzung darüber, wessen gemeinsame Stärke reicht.",
      R60: "Die Handgranate tötet beide.",
      R61: "Der Flammenwerfer richtet gegen einen Zombie mit Schild nichts aus.",
      R62: "Auch wer durch Verschmelzung entstanden ist, darf seinen Schutzschild beißen. Gebissen wird der Mensch, nicht der Zombie.",
    },
  },
  {
    id: "pickaxe",
    heading: "Spitzhacke",
    paragraphs: {
      "pickaxe-1": "Zerstört einen Gegenstand der Menschen: Mauer, Ölfass, Autobombe, Barriere oder Mine.",
      R71: "Wo er liegt, ist gleich, auch unter einem Zombie. Nichts explodiert dabei. Eine Fallgrube lässt sich nicht zerschlagen.",
    },
  },
  {
    id: "swap",
    heading: "Tausch",
    paragraphs: {
      "swap-1": "Zwei Zombies auf Nachbarfeldern wechseln die Plätze, nicht über Eck.",
      R70: "Jeder der beiden muss das Feld des anderen betreten können, und keiner darf im Netz, erstarrt oder gesperrt sein. Für beide ist es der Kartenschritt dieser Phase.",
    },
  },
  {
    id: "terror",
    heading: "Terror",
    paragraphs: {
      "terror-1": "In ihrer nächsten Phase spielen die Menschen höchstens eine Karte.",
      R12: "Gezogen und abgelegt wird wie sonst. Auch eine Karte, die Klick! aufhebt, ist gespielt. Zwei Terror wirken wie einer, und nichts davon reicht in eine spätere Phase.",
    },
  },
  {
    id: "merge",
    heading: "Verschmelzung",
    paragraphs: {
      "merge-1":
        "Ein Zombie zieht auf das Nachbarfeld eines anderen, vor, zurück oder zur Seite. Aus beiden wird einer, der für immer beisammenbleibt und die Stärken beider vereint. In dieser Phase bewegt er sich nicht mehr.",
      R67: "Es zählen die jetzigen Stärken, Wunden und Krallen inbegriffen. Höchstens ein Schutzschild bleibt. Hat einer schon gehorcht, gilt das auch für beide zusammen. Später darf er wieder verschmelzen, und noch in dieser Phase darf ein weiterer zu ihm stoßen.",
      R68: "Im Netz oder in einer gesperrten Spur verschmilzt niemand, weder als der, der zieht, noch als der, der wartet.",
      R69: "Wer auf eine Mauer zieht, braucht die Stärke dafür. Mit der Tiefe einer Fallgrube wird die gemeinsame Stärke verglichen. Feuer verbrennt den, der dazukommt.",
      R117: "Liegt auf einem brennenden Feld eine Grube oder ein Fass, wirkt erst das, dann das Feuer.",
      R107: "Auf Feuer oder Mine tritt zuerst der, der zieht, und nimmt den Schaden mit eigener Stärke oder eigenem Schild. Überlebt er, zählen die Stärken zusammen.",
    },
  },
  {
    id: "sunrise",
    heading: "Sonnenaufgang",
    paragraphs: {
      "sunrise-1":
        "Die unterste Karte der Zombies und das Ende der Nacht. Nach ihr bleibt ihnen nur der Rest dieser Phase.",
    },
  },
  {
    id: "shot",
    heading: "Schuss und Guter Schuss",
    paragraphs: {
      "shot-1":
        "Trifft das erste Ziel einer Spur, mit 1 oder 2 Schaden. Wird ein Zombie dabei nur verletzt, weicht er ein Feld zurück, wenn das Feld hinter ihm frei ist.",
      R39: "Wer auf einer Mauer steht, kann getroffen werden. Er weicht zurück, wenn hinter ihm frei ist, und muss dann neu hinauf.",
    },
  },
  {
    id: "burst",
    heading: "Feuerstoß",
    paragraphs: {
      "burst-1":
        "Zwei oder drei Kugeln in eine Spur, jede mit 1 Schaden. Fällt das erste Ziel, gehen die übrigen auf das nächste dahinter. Ein Schutzschild verschluckt den ganzen Feuerstoß.",
      "burst-2": "Wer getroffen wurde und noch steht, weicht ein Feld zurück, einerlei wie viele Kugeln es waren.",
      R47: "Die Kugeln fliegen einzeln, jede auf das, was dann vorn steht. Zurückgewichen wird einmal, nach der letzten.",
      R48: "Trifft eine Kugel auf einen Schild, ist der Feuerstoß vorbei, wie viele auch übrig sind, auch wenn der Schild erst das zweite Ziel war.",
      R111: "Könnten Autobombe und Untoter getroffen werden, wird für jede Kugel neu gewählt.",
      "burst-example":
        "Beispiel: Drei Kugeln auf eine Spur, vorn ein Zombie der Stärke 1, dahinter einer der Stärke 3 mit Schild. Der vordere fällt, der Schild ist fort, der hintere bleibt unverletzt und weicht nicht.",
    },
  },
  {
    id: "sniper",
    heading: "Heckenschütze",
    paragraphs: {
      "sniper-1":
        "Wirkt wie ein Schuss mit 2 Schaden, aber auf jedes Ziel in jeder Spur, auch hinter anderen und hinter Mauern.",
    },
  },
  {
    id: "flamethrower",
    heading: "Flammenwerfer",
    paragraphs: {
      "flamethrower-1":
        "Stärke 5, quer über einen Abschnitt, in dem ein Untoter steht, vom rechten Rand der Straße aus. Jedes leere Feld, das die Flamme auf dem Weg zum Ziel durchquert, kostet einen Punkt. Wer sich hinter Mauer oder Schutzschild verbirgt, ist nicht zu grillen.",
      R92: "Rechts ist Spur C: Die Flamme läuft von C über B nach A und trifft den Ersten. Minen und Autobomben, die sie berührt, gehen hoch.",
      R98: "Steht der Erste mit Schild da oder hinter einer leeren Mauer, darf der Abschnitt nicht gewählt werden. Verbraucht wird dabei nichts.",
      R99: "Die Flamme hat ein einziges Ziel. Punkte, die nach dessen Tod übrig sind, verfallen.",
      R100: "Eine leere Mauer hält die Flamme auf. Brennende Straßenseite und Benzin kümmern sich nicht um Mauern, für Benzin ist eine leere Mauer nur ein leeres Feld.",
    },
  },
  {
    id: "gasoline",
    heading: "Benzin",
    paragraphs: {
      "gasoline-1":
        "Vier Punkte Schaden auf ein Feld deiner Wahl. Erst wenn dort niemand mehr steht, fließt der Rest auf ein Nachbarfeld und sucht sich das nächste Opfer. Auf ein leeres Feld gegossen geht ein Punkt verloren.",
      R93: "Weiter geht es nur auf gerade Nachbarfelder, und nur wenn der Untote auf dem Feld tot oder das Feld leer ist. Jeden Schritt wählen die Menschen, und sie dürfen aufhören. Minen und Autobomben unterwegs gehen hoch.",
      R109: "Auf ein Feld, das es schon berührt hat, fließt es nicht zurück. Zuerst bekommen Untote die Punkte. Berührte Minen und Autobomben gehen erst danach hoch, in der Reihenfolge der Berührung.",
    },
  },
  {
    id: "street-on-fire",
    heading: "Brennende Straßenseite",
    paragraphs: {
      "street-on-fire-1":
        "Spur A oder C steht bis zur nächsten Menschenphase in Flammen. Wer darin steht, nimmt sofort 1 Schaden, und ebenso, wer ein Feld davon betritt. Ein Schutzschild verbrennt mit und schützt nicht.",
      R91: "Zuerst brennen alle Untoten der Spur, dann gehen ihre Minen und Autobomben hoch, von Abschnitt 1 an. Danach kostet jedes Betreten 1, auch jeder Schritt eines Hundes, jedes Zurückweichen und jedes Erscheinen.",
      R110: "Eine Autobombe oder Mine, die in eine brennende Spur gelegt wird, geht auf der Stelle hoch.",
      "street-on-fire-example":
        "Beispiel: Auf C2 steht ein Hund, auf C3 ein Zombie der Stärke 3. Spur C wird angezündet: Der Hund ist dahin, der Zombie hat noch 2. Im Pflichtzug tritt er auf C2 und hat noch 1.",
    },
  },
  {
    id: "voltage",
    heading: "Stromschlag",
    paragraphs: {
      "voltage-1": "1 Schaden für alle Untoten einer beliebigen Spur.",
      R95: "Die ganze Spur zählt, auch hinter Mauern. Nichts wird dadurch gezündet.",
    },
  },
  {
    id: "grenade",
    heading: "Handgranate",
    paragraphs: {
      "grenade-1": "Fliegt auf ein beliebiges Feld und vernichtet alles darauf, mit Schutzschild, Mauer und Fallgrube.",
      R82: "Liegt dort eine Autobombe oder Mine, explodiert sie zuerst. Dann verschwindet, was auf dem Feld übrig ist, auch Fallgrube und Barriere.",
    },
  },
  {
    id: "car-bomb",
    heading: "Autobombe",
    paragraphs: {
      "car-bomb-1":
        "Das Auto fährt von der Barrikade geradeaus bis zu einem freien Feld. Untote dürfen später darauf und daran vorbei. Schüsse, Feuer und Explosionen zünden es. Dann nehmen sein Feld und alle Felder ringsum, auch schräg, 1 Schaden.",
      R79: "Den Weg versperren Zombies, Hunde, Mauern und Minen. Fallgrube, Ölfass und anderes unterwegs stören nicht.",
      R80: "Schaden nehmen alle Untoten auf den neun Feldern. Minen und Autobomben dort gehen mit hoch. Mauern, Fallgruben, Ölfässer und Barrieren bleiben heil.",
    },
  },
  {
    id: "mine",
    heading: "Mine",
    paragraphs: {
      "mine-1":
        "Darf auf jedes Feld, nur nicht direkt vor einen Untoten. Wer darauf zieht, löst sie aus, auch ein Ölfass, ebenso Feuer und Explosionen. Wer auf dem Feld steht, nimmt 2 Schaden, ein Nachbarfeld nach Wahl der Menschen 1.",
      R76: "Direkt vor heißt: ein Feld vorwärts von einem Zombie oder Hund.",
      R77: "Das Nachbarfeld liegt nicht schräg, darf leer sein und wird erst gewählt, wenn sie hochgeht. Ein Splitter zündet eine Autobombe, aber keine zweite Mine.",
      R78: "Geht sie hoch, ohne dass jemand auf dem Feld steht, zählt nur der Splitter.",
    },
  },
  {
    id: "pit",
    heading: "Fallgrube",
    paragraphs: {
      "pit-1":
        "Darf auf jedes Feld. Wer es betritt und nicht stärker ist, als die Grube tief ist, stirbt und füllt sie: Beides verschwindet. Stärkere gehen darüber, die Grube bleibt. Ein Schutzschild füllt sie an seines Trägers Stelle.",
      R52: "Wird ein Zombie auf einer Fallgrube verwundet, weicht er zurück, wenn er muss und kann. Sonst fällt er hinein, sobald er nicht mehr stärker als die Tiefe ist.",
      R96: "Verglichen wird mit der Stärke im Augenblick des Betretens. Ein Hund fällt in jede Grube.",
    },
  },
  {
    id: "wall",
    heading: "Mauer",
    paragraphs: {
      "wall-1":
        "Höhe 5 oder 6. Sie braucht ein freies Feld, um das herum, auch schräg, kein Untoter steht. Tabu sind Abschnitt 5 und alle Abschnitte hinter einem Zombie. Sie steht bis zum Schluss, wenn Spitzhacke oder Handgranate sie nicht zerstört.",
      "wall-2":
        "Hunde kommen nicht hinüber, Ölfässer zerschellen. Ein Zombie braucht mindestens ihre Höhe als Stärke, auch rückwärts. Nach vorn hilft die Linie.",
      R40: "Hinter einem Zombie sind alle Abschnitte in allen Spuren gesperrt, dazu die acht Felder um jeden Untoten und Abschnitt 5.",
      R103: "Abschnitte sind nämlich Reihen quer über die Straße.",
      R41: "Nur Spitzhacke und Handgranate reißen eine Mauer ein. Feuer und Explosionen tun ihr nichts.",
      R42: "Schuss, Feuerstoß und Flutlicht reichen bis zur Mauer und auf ihr Feld, nicht weiter. Heckenschütze, Stromschlag, Weiche zurück, Benzin, Handgranate und die brennende Straßenseite übergehen sie. Den Flammenwerfer hält sie auf.",
      R43: "Die Barriere wirkt auf die ganze Spur, Mauer hin oder her.",
      "wall-example-1":
        "Beispiel: Auf C3 steht eine Mauer der Höhe 6, auf C4 ein Zombie der Stärke 2. Allein kommt er nicht hinauf. Nun erscheint auf C5 einer der Stärke 4: Im nächsten Pflichtzug steigt der erste auf C3, der zweite rückt auf C4 nach. Im folgenden zieht der erste auf C2. Der zweite bleibt auf C4, bis wieder jemand schiebt.",
      "wall-example-2":
        "Solange der erste noch oben auf der Mauer steht, nützt er dem hinter ihm nichts: Geschoben wird nur von hinten.",
    },
  },
  {
    id: "barrel",
    heading: "Ölfass",
    paragraphs: {
      "barrel-1":
        "Beginnt auf einem freien Feld von Abschnitt 1 und rollt am Anfang jeder Menschenphase ein Feld auf den Friedhof zu. Den ersten Untoten zermalmt es und zerbricht. An Mauer, Autobombe, Mine und Fallgrube ist es ebenfalls zu Ende, die Grube ist dann gefüllt.",
      R83: "Sein Startfeld muss leer sein. Zum ersten Mal rollt es in der nächsten Menschenphase.",
      R102: "Eine Barriere in der Spur hindert es nicht, es sei denn, sie steht genau auf dem Startfeld. Bis es rollt, ist sie abgebaut.",
      R84: "Von Abschnitt 5 rollt es hinaus und ist fort.",
      R85: "Untoter: beide fort. Mauer oder Autobombe: das Fass ist fort, das Auto explodiert nicht. Mine: sie geht hoch, das Fass ist fort. Fallgrube: beide fort.",
      R112: "Trifft es einen Untoten, der auf einer Fallgrube, Mine oder Autobombe steht, sind er und das Fass fort. Grube und Auto bleiben, die Mine geht hoch.",
      R86: "Läuft ein Untoter selbst in ein Ölfass, stirbt er ebenso, und das Fass ist fort.",
      R87: "Schüsse und Feuer lassen das Fass kalt. Aufhalten kann es auch die Barriere nicht, denn sie endet, bevor es rollt.",
    },
  },
  {
    id: "barrier",
    heading: "Barriere",
    paragraphs: {
      "barrier-1":
        "Kommt auf ein freies Feld von Abschnitt 5 und sperrt die ganze Spur bis zur nächsten Menschenphase: Niemand darin bewegt sich, niemand kommt hinein.",
      R88: "Auch erscheinen kann dort niemand. Zerstören Spitzhacke oder Handgranate die Barriere, ist die Spur sofort wieder offen.",
    },
  },
  {
    id: "net",
    heading: "Netz",
    paragraphs: {
      "net-1":
        "Fängt beliebig viele Zombies auf zusammenhängenden Feldern, nicht über Eck, mit höchstens Stärke 6 in der Summe. Bis zur nächsten Menschenphase bewegt sie nichts: kein Pflichtzug, keine Karte, kein Befehl.",
      R89: "Nur Zombies, keine Hunde, und es zählen die jetzigen Stärken. Im Netz kann man getroffen werden, Krallen und Schutzschild bekommen.",
      R113: "Steigt die Summe später durch Krallen über 6, hält das Netz trotzdem.",
    },
  },
  {
    id: "holy-picture",
    heading: "Heiligenbildchen",
    paragraphs: {
      "holy-picture-1":
        "Alle Untoten einer Spur erstarren vor Ehrfurcht. In ihrer nächsten Phase bewegen sie sich nicht.",
      R90: "Erstarrt ist die Spur: Bis zur nächsten Menschenphase bewegt sich niemand, der darin steht. Von der Seite hinein und auf Abschnitt 5 erscheinen darf man.",
    },
  },
  {
    id: "searchlight",
    heading: "Flutlicht",
    paragraphs: {
      "searchlight-1": "Alle Untoten einer Spur weichen ein Feld zurück, sofern sie können. Der Hinterste beginnt.",
      R94: "Das Licht reicht bis zur ersten Mauer und auf ihr Feld, nicht dahinter.",
    },
  },
  {
    id: "back-off",
    heading: "Weiche zurück",
    paragraphs: {
      "back-off-1":
        "Alle Untoten auf der ganzen Straße weichen ein Feld zurück, sofern sie können, auch hinter Mauern.",
    },
  },
  {
    id: "soap",
    heading: "Schmierseife",
    paragraphs: {
      "soap-1": "Ein Untoter rutscht ein Feld zur Seite.",
      R31: "Wen und wohin, bestimmen die Menschen. Das Zielfeld liegt auf der Straße, ist frei von Untoten und trägt keine Mauer, die höher ist als seine Stärke. Keine der beiden Spuren ist gesperrt, und er selbst ist weder im Netz noch erstarrt.",
      R32: "Auch Hunde rutschen.",
    },
  },
  {
    id: "punch",
    heading: "Faustschlag",
    paragraphs: {
      "punch-1": "Die Zombies müssen eine Handkarte ablegen.",
      R74: "Welche, sucht die Zombieseite selbst aus.",
    },
  },
  {
    id: "napalm",
    heading: "Napalm",
    paragraphs: {
      "house-napalm":
        "Nur im polnischen Satz von 2003: Ein beliebiges Feld brennt bis zur nächsten Menschenphase. Wer darauf steht oder es betritt, nimmt 1 Schaden. Minen und Autobomben dort gehen hoch. Ein Schutzschild hilft einmal, wie gegen jede andere Quelle.",
    },
  },
  {
    id: "house-rules",
    heading: "Hausregeln",
    paragraphs: {
      "house-1":
        "Ohne Zutun gilt das deutsche Regelheft. Die polnischen Hefte von 2003 und 2013 sehen manches anders. Wer mag, stellt es beim Öffnen des Tisches um.",
      "option-deck":
        "Kartensatz: der deutsche mit 42 Karten je Seite oder der polnische von 2003 mit 40, darunter Napalm.",
      "option-openHands": "Offene Karten: Beide Hände sind für alle sichtbar.",
      "option-dogsCanWin": "Hunde können gewinnen: ja. Ausgeschaltet ist für Hunde auf Abschnitt 1 Schluss.",
      "option-dogMustAdvance":
        "Hunde müssen vorwärts: ja. Ausgeschaltet laufen sie null bis drei Schritte in jede Richtung.",
      "option-finishPhaseAtSunrise":
        "Phase bei Sonnenaufgang zu Ende spielen: ja. Ausgeschaltet gewinnen die Menschen, sobald er gezogen wird.",
      "option-humanReshuffle":
        "Menschen mischen neu: ja. Ausgeschaltet ist ihr Stapel nach dem ersten Durchgang zu Ende.",
      "option-punchChooser": "Faustschlag: Die Zombies wählen die Karte selbst. Wahlweise tun es die Menschen.",
      "option-fireLasts":
        "Feuer brennt weiter: ja. Ausgeschaltet gibt es einmal 1 Schaden für alle in der Spur, und der Brand ist vorbei.",
      "option-holyPicture":
        "Heiligenbildchen: Eine Spur bewegt sich gar nicht. Wahlweise die ganze Straße, ganz oder nur im Pflichtzug.",
      "option-flamethrowerRunsOn":
        "Flamme frisst sich weiter: nein. Eingeschaltet treffen übrige Punkte nach einem Opfer das nächste im Abschnitt, leere Felder kosten wie sonst.",
      "option-shieldStopsBarrel":
        "Schild hält das Ölfass auf: nein. Eingeschaltet ist nur der Schild verloren und das Fass zerbrochen.",
      "option-shieldFillsPit":
        "Schild füllt die Fallgrube: immer. Wahlweise nur, wenn sein Träger sonst hineinfiele. Ein stärkerer geht dann darüber, Schild und Grube bleiben.",
      "option-barrierSection": "Die Barriere steht auf Abschnitt 5. Wahlweise auf Abschnitt 1.",
      "option-nettedMayMerge": "Verschmelzen im Netz: nein. Eingeschaltet dürfen es zwei, die beide im Netz stecken.",
      "option-oneOrderInLife": "Ein Befehl fürs Leben: ja. Ausgeschaltet gehorcht ein Zombie beliebig oft.",
      "option-freeDiscard": "Freiwillig ablegen: nein. Eingeschaltet darf man beim Ausspielen weitere Karten ablegen.",
      "option-objectsNeedFreeSquare":
        "Fallgruben und Minen nur auf freie Felder: nein. Eingeschaltet dürfen sie nicht unter einen Untoten.",
      "option-wallBanLaneOnly":
        "Mauersperre nur in der Spur: nein. Eingeschaltet sperrt ein Zombie nur die Felder hinter sich in seiner eigenen Spur.",
    },
  },
];
