import type { SectionSource } from "@endzeit/engine";

export const sectionsDe: readonly SectionSource[] = [
  {
    id: "goal",
    heading: "Worum es geht",
    paragraphs: {
      "goal-1":
        "Auf vier Wegen schlurfen Zeds nach Farmingdale. Mit Helden und Zivilisten hältst du sie auf, bis die Finale-Karte überstanden ist. Betritt vorher auch nur ein Zed das Stadtzentrum, ist die Partie verloren.",
      "goal-2":
        "Gespielt wird allein oder gemeinsam, zu zweit bis zu viert. „Du“ heißt hier immer: die ganze Gruppe. Was nicht einem Platz gehört, entscheidet ihr zusammen.",
      "goal-3":
        "Was hier Platzhalter heißt, ist von uns, weil der Druck nicht öffentlich ist: welche Karten die beiden Koop-Zeichen tragen, der Akt einer Karte, einige Ortsnamen, die deutschen Kartentitel und der Wortlaut der Abspanne. Wer die Schachtel besitzt, kann die Zahlen mit einem eigenen Kartensatz berichtigen; auf dieser Seite stehen die eingebauten.",
      "goal-4": "Infektion, Nachschub, Heilung und Forschung gibt es im Basis-Spiel nicht.",
    },
  },
  {
    id: "terms",
    heading: "Begriffe",
    paragraphs: {
      "terms-1":
        "Karten gehen vor Regeln. Ziehen heißt zufällig, wählen heißt aussuchen. Neue Zeds und Einheiten kommen mit voller Stärke ins Spiel, wenn nichts anderes dasteht.",
      "terms-2":
        "„Zivilisten“ meint normale und heldenhafte. „Heldenhafte Zivilisten“ meint nur diese. Angrenzend ist, was auf dem Plan direkt verbunden ist.",
      "terms-3":
        "Eine zusätzliche Aktion kostet weder Ereignis- noch Spieleraktion, wohl aber Munition. Eine gratis Aktion kostet gar nichts.",
    },
  },
  {
    id: "setup",
    heading: "Aufbau",
    paragraphs: {
      "setup-1": "4 Munition. Auf jedem der vier Start-Felder ein zufälliger Zed.",
      "setup-2":
        "Von den 7 normalen Zivilisten steht je einer widerspenstig auf den fünf Dorf-Feldern, einer ohne Marker im Stadtzentrum, einer bleibt in Reserve.",
      "setup-3":
        "Im Stadtzentrum beginnen Captain Piazza, Bürgermeister Hernandez, Deputy Schmidt, Sheriff Hunt und die Farmingdale Furies. In Reserve: Mr. Johnson und das Rettungskorps.",
      "setup-4":
        "Zu mehreren wählt jeder Platz einen der vier Helden als persönlichen. Alle übrigen Einheiten gehören allen.",
      "setup-deck":
        "Ereignisdeck: Aus jedem Akt kommen zufällige normale Karten zusammen mit den besonderen dieses Akts, Akt I zuoberst, eines von zwei Finalen zuunterst. Kurz sind es 2, 5, 3 und 2 normale Karten, im Normalspiel 3, 6, 4 und 3; dazu je eine besondere in Akt II, III und IV. Das ergibt 16 oder 20 Karten.",
      "setup-seats": "Dass zu mehreren dieselben Längen gelten, ist ein Platzhalter.",
      "setup-story": "8 Storykarten werden gemischt. Sind sie je aufgebraucht, werden die abgelegten neu gemischt.",
    },
  },
  {
    id: "board",
    heading: "Der Spielplan",
    paragraphs: {
      "board-1":
        "Seite A: Wald, Berg, Highway und Vorstadt, je eine Kette aus dem Start-Feld und den Feldern 6 bis 0. Die Zahl ist der Abstand zum Stadtrand. An jede 0 grenzt das Stadtzentrum; ein Zed braucht von Start bis dorthin 8 Schritte.",
      "board-2":
        "Angrenzend sind nur Nachbarn auf demselben Weg und jede 0 mit dem Stadtzentrum. Die Wege berühren einander nicht, die vier Nullen auch nicht.",
      "board-3": "Friedhof heißt: aus dem Spiel. Labor, Krankenhaus und Flüchtlingslager werden nicht gebraucht.",
    },
  },
  {
    id: "spaces",
    heading: "Felder",
    paragraphs: {
      "spaces-1":
        "Felder mit Namen geben Verteidigungsvorteil: Stadt-Felder und das Stadtzentrum 2▶, alle anderen 1▶. Zahlen ohne Namen und Start-Felder geben keinen. Suchen kannst du nur auf Feldern mit Namen.",
      "st-thomas": "St. Thomas: Dorf, Wald 4.",
      farm: "Die Farm: Wald 3. Beim Suchen gibt es hier nie Munition.",
      downtown: "Downtown: Stadt-Feld, Wald 0. Dass der Name hierher gehört, ist erschlossen.",
      "leftys-pass": "Lefty's Pass: Dorf, Berg 5.",
      "lucky-strike-mine": "Lucky-Strike-Mine: Berg 4. Beim Suchen die beste Stelle für Munition.",
      campground: "Campingplatz: Berg 2.",
      eastside: "Eastside: Stadt-Feld, Berg 0. Der Name ist von uns.",
      ingeburg: "Ingeburg: Dorf, Highway 5.",
      "nuclear-plant": "Atomkraftwerk: Highway 3. Der Name ist von uns.",
      uptown: "Uptown: Stadt-Feld, Highway 0. Der Name ist von uns.",
      "east-irek": "East Irek: Dorf, Vorstadt 5.",
      university: "Farmingdale University: Vorstadt 4.",
      beauxville: "Beauxville: Dorf, Vorstadt 3.",
      "suspension-bridge": "Hängebrücke: Vorstadt 1.",
      suburbia: "Suburbia: Stadt-Feld, Vorstadt 0.",
      "town-center": "Stadtzentrum: Platz für beliebig viele deiner Einheiten. Zeds, die es betreten, haben gewonnen.",
      R84: "Im Stadtzentrum können Einheiten nur durch Karten getroffen werden. Sein Verteidigungsvorteil spielt deshalb im Basis-Spiel keine Rolle.",
    },
  },
  {
    id: "1.1",
    heading: "1.1 · Die Runde",
    paragraphs: {
      "1.1-1":
        "Deck die oberste Ereigniskarte auf. Dann folgen Zeds-Phase, Aktionsphase und Organisationsphase. Ihr Ereignis tritt in der Phase ein, die die Karte hervorhebt.",
      R1: "Die ersten drei Reiter der Leiste werden im Basis-Spiel übersprungen.",
      R2: "In der Zeds-Phase der Reihe nach: Koop-Zeichen, Ereignis zu Beginn, die Wege von links nach rechts, Ereignis am Ende.",
      R11: "Was „in dieser Runde“ gilt, endet in der Organisationsphase, bei Gehirne! mit der Karte.",
      X3: "Die Längen 16 und 20 zählen Karten. Gehirne! ist keine Runde, so bleiben 14 oder 18 Runden samt Finale. Auch die Wertung zählt Karten.",
    },
  },
  {
    id: "1.2",
    heading: "1.2 · Ereigniskarten",
    paragraphs: {
      "1.2-1":
        "Jede Karte nennt Akt, Wege, Ereignisaktionen und ein Ereignis. Gehirne! ist keine Runde: Führ die Karte aus und zieh die nächste.",
      R3: "Ein Ereignis, das nicht eintreten kann, entfällt. Der Rest der Karte gilt.",
      R4: "Bei Gleichstand zwischen Wegen oder Einheiten, oder wenn kein Weg passt, wählst du.",
    },
  },
  {
    id: "1.3",
    heading: "1.3 · Gewinnen und verlieren",
    paragraphs: {
      "1.3-1":
        "Gewonnen ist, wenn die Finale-Karte es sagt. Verloren ist, sobald ein Zed das Stadtzentrum betritt. Einen letzten Kampf dort gibt es nicht.",
      R71: "Auf Verlust wird ständig geprüft, auf Sieg nur im Finale. Sind alle Einheiten tot, ist damit allein noch nichts verloren.",
    },
  },
  {
    id: "2",
    heading: "2 · Eine Storykarte ziehen",
    paragraphs: {
      "2-1":
        "Oben nennt die Storykarte den Handlungsort: einen Weg, den mit den meisten oder wenigsten Zeds, oder deine Wahl. Dort tritt das Ereignis ein. Danach gilt der Text der Storykarte: „Sofort“ tritt gleich ein, „Behalten“ hebst du auf, bis du sie spielst. Dann wird sie abgelegt.",
      R9: "Erst das Ereignis am Handlungsort, dann der Text der Storykarte. Wie viele du behältst, ist nicht begrenzt.",
      R10: "Bei den meisten oder wenigsten Zeds zählen die auf dem Start-Feld mit.",
      X29: "Spielbar ist eine behaltene Karte erst, wenn das Ereignis abgehandelt ist, im Finale nach beiden Aktivierungen.",
    },
  },
  {
    id: "4.1",
    heading: "4.1 · Wege aktivieren",
    paragraphs: {
      "4.1-1":
        "Der Zeds-Reiter nennt die Wege von links nach rechts. Sind auf dem Weg keine Zeds, kommt ein neuer auf sein Start-Feld. Sonst gehen alle seine Zeds 1 Feld auf das Stadtzentrum zu, die nächsten zuerst. Steht ein Weg doppelt da, wird er zweimal aktiviert.",
      "4.1-2":
        "Zwei Zeds auf einem Feld sind ein Mob: Sie gehen zusammen, und ihre Stärken zählen zusammen. Treffen Zeds auf deine Einheiten, wird gekämpft, bevor die nächsten gehen.",
      "4.1-3":
        "Stehen dort mehrere Einheiten, bestimmst du, welche verteidigt. Nur ihre Werte zählen, nur sie nimmt Treffer. Verliert sie, ziehen sich alle zurück.",
      "4.1-example":
        "Beispiel: Der Wald wird zweimal aktiviert. Ein Mob aus 3 und 2 kommt auf Wald 4 zu Schmidt und verliert: Die 3 stirbt, die 2 weicht auf Wald 5. Aus dem Mob 3 und 4 auf Wald 6 passt nur die 4 dazu. Beim zweiten Mal greifen 2 und 4 zusammen an.",
      R13: "Keine Zeds heißt: auf keinem Feld des Weges, auch nicht auf Start.",
      R14: "Ein gerade gelegter Zed geht erst bei der nächsten Aktivierung, die noch in derselben Runde kommen kann.",
      R15: "Jeder Zed geht je Aktivierung höchstens einmal. Wer sich zurückgezogen oder einem Mob angeschlossen hat, ist fertig.",
      R16: "Passt nur einer, geht der mit der höheren sichtbaren Stärke. Treffermarker ändern sie nicht.",
      X42: "Sind beide gleich stark, wählst du, wer geht, und beim Rückzug, wer näher bleibt.",
      R19: "Vor einem gesperrten oder vollen Feld bleibt die Gruppe stehen. Die dahinter sind danach ganz normal dran.",
    },
  },
  {
    id: "4.2",
    heading: "4.2 · Kämpfen",
    paragraphs: {
      "4.2-1": "Sobald Zeds ein Feld mit deinen Einheiten betreten, wird gekämpft, siehe 6.1.",
    },
  },
  {
    id: "4.3",
    heading: "4.3 · Dörfer",
    paragraphs: {
      "4.3-1":
        "Widerspenstige Zivilisten bleiben in ihrem Dorf: Sie dürfen suchen und schießen, aber nicht ziehen. Mit dem ersten Angriff der Zeds kommt der Marker ab.",
      R59: "Er kommt ab, wer auch verteidigt, und ebenso durch Piazzas Feldposten und „Direkt unter uns“.",
      X39: "Müssen sie sich zurückziehen oder weichen sie zurück, tun sie das wie andere und verlieren den Marker.",
    },
  },
  {
    id: "4.4",
    heading: "4.4 · Beim Betreten und Verlassen",
    paragraphs: {
      "4.4-1":
        "Zwei Dinge wirken genau dann, wenn Zeds ein Feld betreten wollen: Mr. Johnsons Fallen und der Marker Kein Eintritt. Auf ein gesperrtes Feld kommt niemand, weder Zed noch Einheit.",
      R18: "Die Reihenfolge: Kein Eintritt, Platz, Rückzug nach „In Form bleiben!“ oder Fallen, Nahkampf.",
      X10: "Der Marker Widerspenstig kommt ab, sobald Zeds auf dem Feld stehen, also nach der Platzfrage und vor allem anderen. So dürfen auch diese Zivilisten ausweichen.",
      X24: "Gelegte Zeds betreten kein Feld: Sie lösen Nahkampf mit Verteidigungsvorteil aus, aber weder Fallen noch das Ausweichen.",
    },
  },
  {
    id: "4.5",
    heading: "4.5 · Stadtzentrum",
    paragraphs: {
      "4.5-1": "Betritt ein Zed das Stadtzentrum, ist sofort verloren. Gekämpft wird dort nicht mehr.",
      R17: "Zeds auf einer 0, deren Weg aktiviert wird, betreten das Stadtzentrum: sofort verloren, nichts weiter geschieht. Das gilt auch bei Gehirne!, bei Koop-Bewegung und im Finale.",
    },
  },
  {
    id: "4.6",
    heading: "4.6 · Platz auf den Feldern",
    paragraphs: {
      "4.6-1":
        "Auf jedem Feld eines Weges ist Platz für 2 Zeds und für 2 deiner Einheiten. Wird gezogen, bleibt der schwächere Zed zurück. Wird gelegt oder zurückgezogen, rückt der Zed so weit Richtung Start, bis Platz ist.",
      "4.6-2":
        "Ist das Start-Feld voll, kommt der Zed auf ein anderes deiner Wahl. Sind alle voll, geht er in den Beutel zurück.",
      R20: "Das gilt bei jedem Legen, gleich warum.",
      R21: "Ist der Beutel leer, wird nichts gelegt.",
      R22: "Kommt ein Zed auf ein Feld mit deinen Einheiten, greift er sofort an, und du verteidigst mit Vorteil. Kommen zwei zugleich, kämpfen sie zusammen.",
      R23: "Deine Einheiten zählen nicht zum Platz der Zeds. Ein zurückgesetzter Zed kann also bei ihnen landen und kämpft dann.",
      R24: "Ein getöteter Zed wird auf die volle Seite gedreht und geht in den Beutel. Sein Marker ist weg.",
      R25: "Wer auf ein fremdes Start-Feld ausweicht, gehört ab jetzt zu diesem Weg.",
      X12: "Zeds, die auf einem Start-Feld gegen einen Helden verlieren, bleiben nie dort: Sie kommen auf ein anderes mit Platz, sonst in den Beutel. Verliert der Held, geht er auf die 6. Vorteil gibt es auf Start keinen.",
      X13: "Zieht es Zeds auf ein Start-Feld, auf dem ein Held steht, greifen sie ihn an.",
    },
  },
  {
    id: "5.1",
    heading: "5.1 · Die Aktionsphase",
    paragraphs: {
      "5.1-1":
        "Du hast die Ereignisaktionen der Karte, eine Spieleraktion je Platz und die Spezialaktionen deiner Einheiten. Die Reihenfolge ist frei. Was übrig bleibt, verfällt.",
      "5.1-2":
        "Mit 1 Aktion lässt du eine beliebige Einheit ziehen, suchen oder schießen. Jede Einheit handelt für sich; nichts wird zusammengelegt.",
      R26: "Deine Aktionen sind also: die Zahl der Karte, dazu eine je Platz, dazu die Spezialaktionen.",
      R27: "Dieselbe Einheit darf beliebig oft handeln.",
      R28: "Auch zusätzliche Aktionen kosten beim Schießen Munition.",
      X4: "Entschlossenheit, Geborener Anführer und Meine Festung führst du sofort aus. Die Aktionen der Ansprache darfst du dir bis zum Ende der Phase einteilen, dann verfallen sie.",
      R12: "Nach oben sind die Ereignisaktionen nicht begrenzt.",
      X35: "Adrenalinschub zählt 2 zu dem, was noch übrig ist. Eine Grenze von 4 ist eine Hausregel.",
    },
  },
  {
    id: "5.2",
    heading: "5.2 · Bewegung",
    paragraphs: {
      "5.2-1":
        "Je Bewegungspunkt 1 Feld: Helden meist 4, heldenhafte Zivilisten meist 3, normale 2. Wer ein Feld mit Zeds betritt, hält an und kämpft.",
      "5.2-2":
        "Am Ende dürfen höchstens 2 Einheiten auf dem Feld stehen, im Stadtzentrum beliebig viele. Aneinander vorbei darfst du. Start-Felder sind für Bewegungspunkte geschlossen.",
      R36: "Durch volle Felder darfst du ziehen, dort enden nicht.",
      R37: "Zum Angreifen muss der Punkt für das Feld reichen. Nach dem Kampf ist der Zug vorbei, die übrigen Punkte verfallen.",
      R38: "Ein Held, der auf einem Start-Feld eintrifft, darf von dort losziehen, aber weder suchen noch schießen. Auf ein Start-Feld mit Zeds darf er nicht gesetzt werden.",
      X11: "Verliert er beim Angriff auf die 6, geht er auf Start zurück. Geschlossen ist das Feld nur für Bewegungspunkte.",
    },
  },
  {
    id: "5.3",
    heading: "5.3 · Suchen",
    paragraphs: {
      "5.3-1": "Auf einem Feld mit Namen, 1 Würfel. Auch widerspenstige Zivilisten dürfen suchen.",
      "5.3-table":
        "Stadt-Feld und Stadtzentrum: bei 6 1 Munition. Lucky-Strike-Mine: bei 4 und 5 1 Munition, bei 6 2. Die Farm: nie Munition. Alle anderen Felder mit Namen: bei 6 1 Munition. Mehr als 6 zählt wie 6.",
      "5.3-two":
        "Wer mit 2 Würfeln sucht, wählt einen davon aus; hier gilt von selbst der bessere. Bei einem Pasch zählt das Ergebnis doppelt.",
      R43: "Zuschläge kommen auf jeden der beiden Würfel, dann wird gewählt. Ob es ein Pasch ist, sagen die nackten Würfel.",
    },
  },
  {
    id: "ammo",
    heading: "Munition",
    paragraphs: {
      "ammo-1": "Höchstens 20.",
      R44: "Was darüber hinausgeht, verfällt.",
    },
  },
  {
    id: "5.4",
    heading: "5.4 · Fernkampf",
    paragraphs: {
      "5.4-1":
        "1 Munition, Ziel ist ein angrenzendes Feld mit Zeds. Die Spalte ist die Stärke des Schützen, verschoben um seine Boni; 2 Würfel geben die Treffer. Die Getroffenen ziehen sich nicht zurück.",
      "5.4-table":
        "Treffer bei Stärke 1, 2, 3, 4, 5, 6, 7 und mehr. Wurf 2: 0, 0, 0, 0, 0, 1, 2. 3–4: 0, 0, 0, 0, 1, 2, 2. 5–6: 0, 0, 1, 1, 2, 2, 3. 7: 0, 0, 1, 2, 2, 3, 3. 8–9: 0, 1, 2, 2, 3, 3, 3. 10–11: 1, 2, 2, 3, 3, 3, 4. 12: 2, 2, 2, 3, 4, 4, 5.",
      "5.4-2": "Nicht von einem Start-Feld aus und nicht auf eines. Nie durch das Stadtzentrum hindurch.",
      R39: "Langstrecke zählt die Felder am Weg entlang. Vom Stadtzentrum aus ist die 0 1 Feld weit, die 1 2 Felder. Wer dazwischen steht, stört nicht.",
      R40: "Über die Ränder der Tabellen hinaus verschiebt nichts.",
      R41: "Treffer auf einen Mob verteilst du frei.",
      R42: "Niemand zieht sich wegen eines Schusses zurück.",
    },
  },
  {
    id: "6.1",
    heading: "6.1 · Nahkampf",
    paragraphs: {
      "6.1-1":
        "Stehen Zeds und Einheiten auf demselben Feld, gleich warum, wird sofort gekämpft. Vergleich die Stärke aller Zeds mit der einer Einheit, verschieb die Spalte, wirf 2 Würfel, lies ab: links Treffer auf Zeds, rechts Treffer auf deine Einheit. Der Verlierer zieht sich zurück.",
      "6.1-columns":
        "Die Spalten von links: Zeds ×3, Zeds ×2, Zeds mehr, Gleichstand, Spieler mehr, Spieler ×2, Spieler ×3. ▶ verschiebt nach rechts und hilft dir, ◀ nach links.",
      "6.1-table":
        "Treffer auf Zeds/Einheit von links. Wurf 2: 0/5, 0/5, 0/4, 0/4, 0/3, 1/3, 2/2. 3–4: 0/5, 0/4, 0/3, 0/3, 1/3, 2/2, 2/1. 5–6: 0/4, 0/3, 1/3, 1/2, 2/2, 2/1, 3/1. 7: 0/3, 0/3, 1/2, 2/2, 2/1, 3/1, 3/0. 8–9: 0/2, 1/2, 2/2, 2/1, 3/1, 3/0, 3/0. 10–11: 1/2, 2/2, 2/1, 3/1, 3/0, 3/0, 4/0. 12: 2/2, 2/1, 2/0, 3/0, 4/0, 4/0, 5/0.",
      "6.1-loser":
        "Wer verliert: Zähl Spalten und Zeilen ab 0. Ab der Summe 6 verlieren die Zeds, darunter deine Einheit. Bei 2/2 verlieren immer die Zeds.",
      "6.1-example":
        "Beispiel: Gut bewaffnete Zivilisten der Stärke 2 greifen einen Mob aus 4 und 1 an. 5 gegen 2 ist Zeds ×2, ihr Marker macht daraus Zeds mehr. Eine 10 ergibt 2/1: Die 1 stirbt, die 4 nimmt den zweiten Treffer. Die Zivilisten trifft ihr letzter, eine 4 rettet sie ins Stadtzentrum. Trotzdem haben die Zeds verloren, und die 4 weicht 1 Feld.",
      R45: "Ohne Runden: mindestens dreifach, mindestens doppelt, mehr, gleich viel.",
      R46: "Verschiebungen zählen zusammen. Vom Verteidigungsvorteil gilt nur der beste, und nur, wenn Zeds zu dir kommen. Zeds haben nie einen.",
      R48: "Von mehreren Verteidigern kämpft einer. Gewinnen die Zeds, ziehen sich alle zurück, auch wenn der Kämpfer gefallen oder gerettet ist.",
      R49: "Kampfkünste: beide Würfel, einmal, nach dem Wurf und vor den Treffern. Der neue Wurf gilt.",
      X20: "Einen Würfel allein darfst du nicht wiederholen. In einem Folgekampf gilt die Fähigkeit von Neuem.",
      X36: "Deine Einheit greift in jedem Nahkampf an, den sie begonnen hat, auch nach einem Rückzug auf Zeds. Was nur beim Angriff hilft, sagst du vor dem Wurf an.",
    },
  },
  {
    id: "6.2",
    heading: "6.2 · Treffer",
    paragraphs: {
      "6.2-1":
        "Ein normaler Zed hält auf jeder Seite 3 Treffer aus, Zivilisten je 2, Helden je 1. Der letzte dreht auf die reduzierte Seite, dort tötet er. Beim Drehen fallen die Marker ab. Erst nehmen die Zeds ihre Treffer, dann deine Einheit. Auf einen Mob verteilst du frei.",
      R50: "Deine Einheit nimmt ihre Treffer auch dann, wenn schon alle Zeds tot sind. Weitere Treffer gehen auf der neuen Seite weiter, Überzähliges verfällt.",
      R51: "Hartnäckig: je Treffer ein Würfel, einer nach dem anderen, bevor er gelegt wird.",
      X18: "Gewürfelt wird immer. Erst wenn der letzte Treffer durchkommt, folgt der Rettungswurf, danach kein Treffer mehr.",
      X19: "Bei einem hartnäckigen Zed im Mob sagst du erst, wen der Treffer meint, dann wird gewürfelt. Abgewehrt ist verbraucht. Solange ein Zed lebt, müssen alle Treffer verteilt werden.",
    },
  },
  {
    id: "6.3",
    heading: "6.3 · Rettungswurf",
    paragraphs: {
      "6.3-1":
        "Beim tödlichen Treffer 1 Würfel. 1–3: auf den Friedhof. 4–6: ins Stadtzentrum ohne Treffermarker, Helden mit voller, Zivilisten mit reduzierter Stärke.",
      R52: "Einmal je tödlichem Treffer; der Rest des Ergebnisses verfällt. Wer gerettet ist, zieht sich nicht zurück.",
      R81: "Gerettete verlieren alle Marker außer Gut bewaffnet und Anführer der Zivilisten. Die bleiben bis zum Friedhof.",
    },
  },
  {
    id: "6.4",
    heading: "6.4 · Rückzug",
    paragraphs: {
      "6.4-1":
        "Der Verlierer verlässt das Feld, auch wenn der Gewinner gestorben ist. Zeds gehen Richtung Start, Verteidiger Richtung Stadtzentrum, Angreifer dorthin, woher sie kamen. Ist kein Platz, geht es weiter bis zum nächsten Feld, auf dem welcher ist.",
      "6.4-2":
        "Führt der Rückzug auf Feinde, wird neu gekämpft, und wer sich zurückzieht, greift an. Zurückweichen geht wie ein Rückzug, zählt aber nicht als verlorener Kampf.",
      R53: "Hat der Verlierer nichts mehr auf dem Feld, geschieht nichts.",
      R54: "Angreifer gehen auf das letzte Feld ihres Weges zurück. Ist es voll, weiter den Weg zurück.",
      X37: "Am Anfang des Weges ist immer Platz, weiter muss niemand.",
      R55: "Verteidiger gehen zum nächsten Feld mit Platz. Bei mehreren wählst du, wer zuerst anhält.",
      R56: "Bei Zeds bekommt der stärkere den näheren Platz.",
      R57: "Ein gesperrtes Feld wird beim Rückzug übersprungen. Stehen bleibt niemand.",
      R58: "Gewinnende Zeds bleiben, wo sie sind.",
      R47: "Verliert deine Einheit auch den Folgekampf, geht sie Richtung Stadtzentrum; verlieren ihn die Zeds, gehen sie weiter Richtung Start.",
      X1: "Hier weichen wir als einziges vom Buchstaben ab: Nach einem verlorenen Folgekampf sucht deine Einheit das erste Feld Richtung Stadtzentrum ohne Zeds und mit Platz. Sonst liefe sie zwischen zwei Mobs hin und her. Einen Verteidigungsvorteil hat sie dabei nie.",
      X31: "Ziehen sich zwei auf Zeds zurück, werden erst die Plätze verteilt. Dann kämpft einer; verliert er, gehen alle weiter.",
      X32: "Verteilt sich ein Mob auf zwei Felder mit Einheiten, hält der stärkere zuerst und kämpft zuerst, jeder für sich.",
    },
  },
  {
    id: "7.1",
    heading: "7.1 · Die Organisationsphase",
    paragraphs: {
      "7.1-1":
        "Die Karte wird abgelegt, übrige Aktionen verfallen, Marker der Karte kommen weg, alle Aktions-Marker werden wieder bereit. Was nur einmal im Spiel gilt, bleibt verbraucht.",
    },
  },
  {
    id: "seats",
    heading: "Mehrere Plätze",
    paragraphs: {
      "seats-1":
        "Jeder Platz hat 1 Spieleraktion je Runde und bestimmt allein darüber. Ereignisaktionen gehören allen: Wer zuerst antwortet, gibt sie aus. Die Phase endet, wenn alle sie beendet haben.",
      R79: "Stirbt dein Held, übernimmst du einen anderen freien Helden oder heldenhaften Zivilisten. Gibt es keinen, behältst du trotzdem deine Spieleraktion.",
      R80: "Deine Aktionen darfst du für jede Einheit nutzen. Willst du den Helden eines anderen Platzes nutzen, fragst du vorher und sagst wofür. Ja oder Nein gilt für dich und für diese Runde; wer nicht gefragt hat, fragt selbst.",
    },
  },
  {
    id: "3",
    heading: "3 · Koop-Zeichen",
    paragraphs: {
      "3-1": "Allein werden beide übergangen. Sonst tritt ihr Ereignis so oft ein, wie Plätze spielen, minus eins.",
      R72: "Zu zweit einmal, zu dritt zweimal, zu viert dreimal.",
      symbols:
        "Welche Karten ein Zeichen tragen, ist ein Platzhalter, abgestimmt auf die Schwierigkeit allein: ≡Z auf Die Jagdhütte, Nachtangriff im Wald, Die Seuche breitet sich aus, Explosion in der Mine und Ich hasse es, wenn das passiert; [Z] auf Die Nacht bricht herein.",
    },
  },
  {
    id: "3.1",
    heading: "3.1 · Koop-Bewegung ≡Z",
    paragraphs: {
      "3.1-1":
        "Der stärkste Zed oder Mob geht 1 Feld vor, dann der nächstschwächere, jeder nur einmal. Ein neu gebildeter Mob gilt als noch nicht bewegt. Bei gleicher Stärke geht, wer näher am Stadtzentrum steht, sonst wählt ihr.",
      "3.1-example":
        "Beispiel zu viert: Der Mob 4 und 8 auf dem Wald-Start geht auf Wald 6. Die 9 auf Vorstadt 6 und der Mob 4 und 5 auf Highway 4 sind gleich stark; der Highway ist näher. Auf Highway 3 steht eine 6, also passt nur die 5 dazu. Der neue Mob 11 ist der stärkste und geht auf Highway 2.",
      R73: "Es zählt die Stärke der ganzen Gruppe, auch wenn nur ein Teil vorankommt.",
      R74: "Wer gar nicht gehen kann, wird übersprungen.",
      X28: "Übersprungen ist nicht verbraucht: Bei jeder Wahl kommt die stärkste Gruppe dran, die noch nicht ging und jetzt gehen kann. Kann keine, verfällt der Rest.",
      R75: "Ist ein Teil gegangen, gilt der Rest auch als bewegt. Ein neuer Mob ist frisch.",
      X27: "Neu ist ein Mob, der seit seiner letzten Bewegung einen Zed dazubekommen hat, gleich wie. Wer nur einen verloren hat oder zurückblieb, ist es nicht.",
      R76: "Gleichstand: erst der Abstand zum Stadtzentrum, dann ihr. Start-Felder machen mit.",
      R77: "Kämpfe und Niederlage gelten wie bei einer Aktivierung, das Vorrücken von Gehirne! nicht.",
    },
  },
  {
    id: "3.2",
    heading: "3.2 · Koop-Platzierung [Z]",
    paragraphs: {
      "3.2-1":
        "Je ein neuer Zed auf das Start-Feld des Weges mit den wenigsten Zeds. Bei Gleichstand wählt ihr. Ist das Feld voll, kommt er auf ein anderes eurer Wahl.",
      "3.2-example":
        "Beispiel zu viert: Der Berg ist leer und bekommt den ersten. Berg und Vorstadt haben jetzt je einen, ihr wählt die Vorstadt. Der dritte muss auf den Berg.",
      R78: "Einer nach dem anderen: erst ziehen, dann wählen; nach jedem wird neu gezählt.",
      X8: "Das Regelheft nennt in seinem Beispiel einen frischen Zed der Stärke 1. Den gibt es nicht; es ist ein Versehen und ändert nichts.",
    },
  },
  {
    id: "heroes",
    heading: "Helden",
    paragraphs: {
      piazza:
        "Captain Piazza (Stärke 3/2, Bewegung 5). Elite-Scharfschützin: schießt auf 1, 2 oder 3 Felder mit Stärke 2, 4 oder 3. Feldposten: Nach ihrem Fernkampf darf sie 1 Feld zurückweichen und Einheiten ihres Feldes mitnehmen. Ich mach das selbst!: 1 weitere Aktion statt der Munition.",
      X6: "Sie schießt immer nach dieser Liste, welche Seite auch oben liegt: nebenan also mit Stärke 2.",
      R34: "Ich mach das selbst! geht auch mit 0 Munition.",
      X5: "Die weitere Aktion kommt zu dem dazu, was der Schuss kostet: sonst 2 Aktionen, bei Meine Festung oder Ansprache 1. Es darf eine Ereignisaktion, eine Spieleraktion oder Piazzas eigene aus der Ansprache sein.",
      R35: "Beim Feldposten muss Piazza selbst mit, 1 Feld Richtung Stadtzentrum, bei vollem Feld weiter. Vom Stadtzentrum aus geht es nicht.",
      X2: "Auch auf ein Feld mit Zeds darf sie weichen, dann greift sie dort an. Dasselbe gilt für erzwungenes Zurückweichen.",
      hernandez:
        "Bürgermeister Hernandez (Stärke 2/1, Bewegung 4). Schlüssel zur Stadt: Jede andere deiner Einheiten auf Stadt-Feldern und im Stadtzentrum sucht mit +1. Verkehrsleitung: Das Stadtzentrum zu betreten kostet niemanden einen Bewegungspunkt. Dazu Meine Festung und Motivierende Ansprache.",
      R32: "Der Schlüssel gilt nicht für ihn selbst, aber wo er auch steht, solange er im Spiel ist.",
      R33: "Von einem Weg durch das Stadtzentrum auf einen anderen kostet also nur den Schritt auf die nächste 0.",
      X14: "Auch wer auf einer 0 keinen Punkt mehr hat, darf in derselben Bewegung noch hinein. Das gilt auch für ihn selbst.",
      schmidt:
        "Deputy Schmidt (Stärke 4/2, Bewegung 4). Entschlossenheit. Eagle Scout: 1▶ in jedem Nahkampf. Hartnäckig: 4–6 wehrt einen Treffer ab. Kampfkünste: darf seinen Nahkampf einmal neu würfeln.",
      hunt: "Sheriff Hunt (Stärke 5/3, Bewegung 4). Geborener Anführer. Langstrecke: schießt auch auf 2 Felder, dann mit ◀1. Hartnäckig (4–6) und Kampfkünste wie Schmidt.",
      johnson:
        "Mr. Johnson (Stärke 3/2, Bewegung 4). Bringt 3 Munition mit. Sammler: sucht mit 2 Würfeln. Waffen: 2▶ im Fernkampf. Fallen: Betreten Zeds sein Feld, darfst du würfeln. 1–3: Nahkampf. 4–6: kein Nahkampf, die Zeds nehmen 1 Treffer, er weicht 1 Feld zurück.",
      R61: "Ein Wurf je Gruppe, die das Feld betritt, auch auf einem Rückzug; freiwillig. Wen der Treffer trifft, wählst du. Stirbt der einzige Zed, bleibt Johnson stehen.",
      X9: "Weil die Karte den Nahkampf ausschließt, weichen alle Einheiten seines Feldes mit; Widerspenstige verlieren den Marker. Das ist unsere Auslegung.",
    },
  },
  {
    id: "specials",
    heading: "Spezialaktionen",
    paragraphs: {
      "special-determination": "Entschlossenheit (Schmidt, jede Runde): 1 zusätzliche Aktion für ihn selbst.",
      "special-born-leader":
        "Geborener Anführer (Hunt, jede Runde): 1 zusätzliche Aktion für einen Zivilisten auf seinem oder einem angrenzenden Feld.",
      R29: "Auch für heldenhafte und widerspenstige; die suchen oder schießen dann. Stadtzentrum und jede 0 sind angrenzend.",
      X15: "Gemessen wird, wenn du den Marker drehst. Das geht auch von Start und vom Stadtzentrum aus.",
      "special-citadel":
        "Meine Festung (Hernandez, jede Runde): Eine deiner Einheiten im Stadtzentrum schießt zusätzlich, mit 1▶.",
      R31: "Jede, die schießen kann, auch er selbst. Er muss nicht dabei sein. 1▶ ist hier eine Stärkespalte mehr.",
      "special-speech":
        "Motivierende Ansprache (Hernandez, einmal im Spiel): Jede andere deiner Einheiten auf Stadt-Feldern und im Stadtzentrum erhält 1 zusätzliche Aktion für sich.",
      R30: "Es zählt, wer in diesem Augenblick dort steht.",
      X16: "Hernandez muss für beides nur im Spiel sein, gleich wo.",
      X17: "Kommt der Held auf den Friedhof, sind Marker und Fähigkeiten weg, auch mitten in einer Aktion. Ein geretteter behält beides, wie es liegt.",
    },
  },
  {
    id: "civilians",
    heading: "Zivilisten",
    paragraphs: {
      furies:
        "Farmingdale Furies (heldenhaft, Stärke 6/3, Bewegung 4). Hartnäckig (4–6). Kein Fernkampf. Suchen und ziehen dürfen sie.",
      "savior-corps":
        "Rettungskorps (heldenhaft, Stärke 2/1, Bewegung 3). Im Basis-Spiel ohne Fähigkeit. Kommt nur durch den Bürgerrat.",
      civilian:
        "Normale Zivilisten (Bewegung 2): zweimal Stärke 3/1, viermal 2/1, einmal 4/2. Welche wo beginnt, sagt der Zufall.",
    },
  },
  {
    id: "bag",
    heading: "Der Zeds-Beutel",
    paragraphs: {
      "bag-1":
        "34 normale Zeds. Volle Stärke 2: 1; 3: 2; 4: 6; 5: 11; 6: 9; 7: 3; 8: 1; 9: 1. Ihre reduzierte Stärke liegt zwischen 1 und 5. Tote kommen in den Beutel zurück.",
    },
  },
  {
    id: "events",
    heading: "Ereigniskarten",
    paragraphs: {
      "events-1":
        "Die Wege stehen in der Reihenfolge ihrer Aktivierung. Ohne andere Angabe tritt das Ereignis zu Beginn der Zeds-Phase ein.",
      cardio:
        "Regel Nr. 1: In Form bleiben! Akt I. Zeds: Vorstadt, Vorstadt. 1 Aktion. 1 neuer Zed auf ein leeres Start-Feld deiner Wahl, sonst auf das mit dem schwächsten Zed. Betreten in dieser Runde Zeds ein Feld, dürfen deine Einheiten ausweichen statt zu kämpfen.",
      R60: "Du entscheidest, wenn du siehst, wer kommt. Wer ausweicht, geht 1 Feld Richtung Stadtzentrum; wer bleibt, kämpft. Verloren ist damit nichts.",
      X26: "Ist kein Start-Feld leer, zählt unter denen mit Platz der einzelne Zed mit der geringsten sichtbaren Stärke.",
      X7: "Im Beispiel des Regelhefts steht ein frischer Zed gleich auf East Irek. Nach den Regeln kommt er erst mit zwei Aktivierungen dorthin, und dazu liegt noch der Zed dieser Karte.",
      "hunting-cabin":
        "Die Jagdhütte. Akt I. Zeds: Berg, Vorstadt. 3 Aktionen. ≡Z (Platzhalter). Steht am Ende der Aktionsphase eine deiner Einheiten auf dem Campingplatz, bekommst du 2 Munition.",
      R69: "Sie muss dort stehen, wenn du die Phase beendest.",
      "well-armed":
        "Gut bewaffnete Zivilisten. Akt I. Zeds: Wald, Berg. 2 Aktionen. Der Marker Gut bewaffnet kommt auf einen normalen Zivilisten.",
      "night-mountain":
        "Nachtangriff am Berg. Akt II. Zeds: Berg. 1 Aktion. 1 neuer Zed auf den Berg-Start. In dieser Zeds-Phase gibt es keinen Verteidigungsvorteil.",
      "night-suburbs":
        "Nachtangriff in der Vorstadt. Akt II. Zeds: Vorstadt. 2 Aktionen. Ebenso mit dem Vorstadt-Start.",
      "night-forest":
        "Nachtangriff im Wald. Akt II. Zeds: Wald. 2 Aktionen. ≡Z (Platzhalter). Ebenso mit dem Wald-Start.",
      "night-highway":
        "Nachtangriff auf dem Highway. Akt II. Zeds: Highway, Highway. 1 Aktion. Ebenso mit dem Highway-Start.",
      X21: "Ein Nachtangriff gilt auf allen Wegen und in der ganzen Zeds-Phase, Koop-Bewegung und Folgekämpfe eingeschlossen. Andere Verschiebungen bleiben.",
      underfoot:
        "Direkt unter uns. Akt II. Zeds: Highway, Vorstadt, Berg. 2 Aktionen. Zieh eine Storykarte. Eine deiner Einheiten am Handlungsort, die nicht auf Start steht, wird in der Spalte Gleichstand angegriffen. Sie nimmt nur ihre Treffer.",
      R63: "Verteidigungsvorteil, Marker, neuer Wurf und Hartnäckig gelten. Nur die rechte Zahl zählt, niemand zieht sich zurück.",
      X22: "Steht dort keine Einheit, entfällt der Angriff. Der Text der Storykarte gilt trotzdem.",
      X23: "Weil niemand gewinnt, helfen Eiserner Wille, Fallen, Ausweichen und alles, was nur beim Angreifen gilt, hier nicht.",
      plague:
        "Die Seuche breitet sich aus. Akt II. Zeds: Highway, Wald, Wald. 3 Aktionen. ≡Z (Platzhalter). Zieh eine Storykarte, 1 neuer Zed auf den Start des Handlungsorts. Wird in dieser Runde ein normaler Zivilist getötet oder gerettet, kommt ein neuer Zed auf das Feld, das er verlässt.",
      R67: "Der neue Zed kommt erst nach dem ganzen Kampf samt Rückzug und geht in dieser Aktivierung nicht mehr.",
      X40: "Das gilt auch in der Aktionsphase und bei Treffern ohne Kampf. Ist das Feld voll, rückt er zurück; stehen Einheiten dort, wird gekämpft.",
      joking:
        "Das ist doch ein Witz! Akt II, besondere Karte. Zeds: alle Wege. 1 Aktion. 1 neuer Zed auf jedes Start-Feld, alle Treffermarker der Zeds kommen weg. Dann werden alle Wege aktiviert.",
      R68: "In dieser Reihenfolge.",
      "hero-arrives":
        "Ein Held trifft ein. Akt III. Zeds: Highway, Vorstadt, Wald. 2 Aktionen. Ein zufälliger Held aus der Reserve kommt ins Stadtzentrum oder auf ein Start-Feld.",
      R82: "In der Reserve sind Helden, die weder im Spiel noch auf dem Friedhof sind. Ist keiner da, entfällt das Ereignis.",
      "mine-explosion":
        "Explosion in der Mine. Akt III. Zeds: Berg, Vorstadt, Highway. 2 Aktionen. ≡Z (Platzhalter). Alles in der Lucky-Strike-Mine nimmt 1 Treffer und zieht sich zurück. Bis zum Ende der Runde liegt dort Kein Eintritt.",
      R64: "Das ist kein Kampf: Jeder Zed und jede Einheit nimmt einen Treffer, dann weichen Einheiten Richtung Stadtzentrum, Zeds Richtung Start.",
      "tough-zeds":
        "Hartnäckige Zeds. Akt III. Zeds: Berg, Berg. 3 Aktionen. 1 neuer Zed auf den Berg-Start. Dann bekommt der stärkste Zed den Marker Hartnäckig: 1–3 wehrt einen Treffer ab.",
      smell:
        "Was stinkt hier so? Akt III. Zeds: Highway, Berg, Wald. 2 Aktionen. Am Ende der Zeds-Phase: Wähl eine deiner Einheiten außerhalb des Stadtzentrums. Ein neuer Zed greift sie mit reduzierter Stärke an. Gewinnt er und lebt, wird er auf die volle Seite gedreht; verliert er, zieht er sich zurück.",
      R65: "Ohne Einheit außerhalb des Stadtzentrums entfällt es. Stehen mehrere auf dem Feld, wählst du den Verteidiger. Beim Umdrehen bleiben die Treffermarker.",
      X38: "Mehr als 2 kann ein lebender Zed nie haben, sie passen also immer.",
      nightfall:
        "Die Nacht bricht herein. Akt IV (Platzhalter). Zeds: Highway, Wald. 4 Aktionen. [Z] (Platzhalter). Wie ein Nachtangriff mit dem Highway-Start.",
      "hate-it":
        "Ich hasse es, wenn das passiert. Akt IV. Zeds: Highway, Vorstadt, Vorstadt. 3 Aktionen. ≡Z (Platzhalter). Jeder Zed mit Stärke 3 oder weniger wird durch einen zufälligen mit voller Stärke ersetzt, die nächsten zuerst.",
      R66: "Es zählt die sichtbare Stärke. Der neue steht, wo der alte stand; gezogen wird, nachdem der alte im Beutel ist.",
      X25: "Jeder, der zu Beginn passt, wird genau einmal ersetzt, auch wenn wieder ein schwacher kommt. Danach wird normal aktiviert. Bei Gleichstand wählst du.",
      "keep-calm":
        "Ruhe bewahren. Akt IV. Zeds: Berg, Highway. 2 Aktionen. Wähl einen Helden im Spiel: 2▶ für ihn, wenn er in dieser Runde im Nahkampf angreift.",
    },
  },
  {
    id: "brains",
    heading: "Gehirne!",
    paragraphs: {
      "brains-3":
        "Gehirne! Akt III, besondere Karte. Zeds: alle Wege. 0 Aktionen. Keine Runde: Nur die Wege werden aktiviert. Zeds, die ihren Nahkampf gewinnen, rücken sofort weiter vor, so oft sie gewinnen. Dann kommt die nächste Karte.",
      "brains-4": "Gehirne! Akt IV, besondere Karte. Zeds: alle Wege. 0 Aktionen. Dasselbe noch einmal.",
      R5: "Es gibt weder Aktionen noch Organisationsphase. Solange die Karte im Deck liegt, zählt sie bei der Wertung mit.",
      R6: "Weiter rückt nur, wer durch seine Bewegung gekämpft und gewonnen hat. Der Platz auf dem nächsten Feld gilt; ein Schritt ins Leere ist kein Sieg. Folgekämpfe nach einem Rückzug, Zurückweichen, Ausweichen und Fallen zählen nicht.",
      R7: "Passt von einem siegreichen Mob nur einer weiter, rückt der stärkere vor. Der andere ist fertig.",
      R8: "Auf einem leeren Weg kommt ein neuer Zed auf Start, wie immer.",
      X33: "Du wählst einen Weg nach dem anderen, jeden genau einmal.",
      X34: "Die Kette des Siegers wird zu Ende geführt, bevor die Gruppe dahinter geht. Ein gestorbener Sieger rückt nicht vor.",
    },
  },
  {
    id: "finale",
    heading: "Finale",
    paragraphs: {
      "finale-good-night":
        "Gute Nacht, ein für alle Mal. Finale. Zeds: Vorstadt, Berg, Highway, Highway. 0 Aktionen. Steht Farmingdale danach noch, hast du gewonnen.",
      "finale-good-or-bad":
        "Gut oder böse, ich hab die Knarre. Finale. Zieh eine Storykarte: Ihr Handlungsort wird zweimal aktiviert. Steht Farmingdale danach noch, hast du gewonnen.",
      R70: "Beide Finale sind zu Beginn der Aktionsphase gewonnen, also nach den Aktivierungen. Eine Quelle gibt das erste schon davor; das ist eine Hausregel.",
      X41: "Erreichen Zeds irgendwann in der Zeds-Phase des Finales das Stadtzentrum, auch durch die Storykarte, ist verloren. Sonst ist gewonnen, bevor jemand handelt.",
    },
  },
  {
    id: "story-cards",
    heading: "Storykarten",
    paragraphs: {
      bulldozer:
        "Killer-Bulldozer. Deine Wahl, behalten. Wenn eine deiner Einheiten im Nahkampf angreift: 2▶ in diesem Kampf.",
      lake: "Zeds aus dem See. Meiste Zeds, sofort. 1 neuer Zed auf den Campingplatz.",
      "civilian-leader":
        "Die Zivilisten organisieren sich. Wenigste Zeds, behalten. Zu Beginn einer Phase oder vor einem Kampf: Der Marker Anführer der Zivilisten kommt auf einen normalen Zivilisten. Angeboten wird sie zu Beginn jeder Zeds-Phase, in der Aktionsphase und vor jedem Nahkampf.",
      adrenaline: "Adrenalinschub. Vorstadt, behalten. In der Aktionsphase: 2 Ereignisaktionen mehr.",
      organiser:
        "Bürgerrat. Berg, behalten. In der Aktionsphase: Ein normaler oder heldenhafter Zivilist aus der Reserve kommt ins Stadtzentrum.",
      R83: "Zur Wahl stehen der siebte normale Zivilist und das Rettungskorps, solange sie in Reserve sind.",
      "living-dead": "Die lebenden Toten! Berg, sofort. 2 neue Zeds auf St. Thomas.",
      X30: "Sie werden einzeln gelegt. Ist nur ein Platz frei, rückt der zweite auf Wald 5. Dann wird gekämpft, beim Stadtzentrum zuerst, jeder Zed auf seinem Feld.",
      "iron-resolve":
        "Eiserner Wille. Highway, behalten. Haben Zeds angegriffen und gewonnen, wird daraus: 1 Treffer auf die Zeds, keiner auf deine Einheit, die Zeds verlieren.",
      R62: "Nach dem Wurf und einem neuen Wurf, vor den Treffern. Auch bei Gehirne!.",
      "dud-ammo": "Blindgänger. Wald, sofort. 1 Munition geht verloren, wenn du welche hast.",
    },
  },
  {
    id: "markers",
    heading: "Marker",
    paragraphs: {
      "marker-defiant": "Widerspenstig: nicht ziehen, bis Zeds das Dorf angreifen.",
      "marker-well-armed": "Gut bewaffnet: 1▶ in Nahkampf und Fernkampf, bis zum Friedhof.",
      "marker-leader": "Anführer der Zivilisten: 1▶ in Nahkampf und Fernkampf, bis zum Friedhof.",
      "marker-tough": "Hartnäckig (Zed): Jeder Treffer auf ihn wird mit 1–3 abgewehrt.",
      "marker-no-entry": "Kein Eintritt: Niemand kommt auf dieses Feld.",
    },
  },
  {
    id: "score",
    heading: "Wertung und Abspann",
    paragraphs: {
      "score-1":
        "1 Punkt je Einheit auf dem Plan, 1 Punkt für mindestens 2 Munition. Nach einer Niederlage 1 Punkt weniger je Ereigniskarte, die noch nicht aufgedeckt war.",
      "score-2":
        "0 und weniger, 1–5, 6–12, 13–20, ab 21: je ein Abspann. Die Grenzen sind belegt, der Wortlaut ist von uns. 21 sind im Basis-Spiel nicht zu erreichen.",
    },
  },
  {
    id: "house-rules",
    heading: "Am Tisch und Hausregeln",
    paragraphs: {
      "option-deck": "Länge: kurz (16 Karten) oder normal (20). Fürs erste Mal kurz.",
      "option-heroes":
        "Helden: die vier aus dem Regelheft, vier zufällige oder vier gewählte. Wer übrig bleibt, kann später eintreffen. Ob die Schachtel das vorsieht, ist offen.",
      "option-moreUnits":
        "Einheiten späterer Level: Sie mischen sich unter die Reserve und unter die zufälligen oder gewählten Helden. Was an ihnen Nachschub, Heilung oder Forschung braucht, entfällt.",
      "option-ammo": "Munition zu Beginn: 4, leichter mit 6 oder 8.",
      "option-finaleAtOnce": "Finale sofort: Gute Nacht, ein für alle Mal ist gewonnen, bevor die Zeds gehen.",
      "option-actionCap": "Höchstens 4 Ereignisaktionen, auch mit Adrenalinschub.",
    },
  },
  {
    id: "more-units",
    heading: "Einheiten späterer Level",
    paragraphs: {
      "more-units-1": "Nur mit der Option. Ihre Zahlen sind belegt; was ohne spätere Level nicht geht, fehlt.",
      kingman:
        "Colonel Kingman (3/2, Bewegung 4). 1▶ beim Verteidigen. Wollen Zeds sein Feld oder ein angrenzendes betreten, hält sie eine 5–6 auf.",
      pickles:
        "Pickles, Schäferhund (2/1, Bewegung 6). Sucht mit 2 Würfeln. Trifft er auf Zeds: bei 1 Nahkampf, sonst bemerken sie ihn nicht, und er teilt ihr Feld. Steht jemand bei ihm, wird gekämpft wie immer. Wollen sie fort, hält sie eine 4–6 auf. Kein Fernkampf.",
      santana:
        "Miguel „El Toro Loco“ Santana (6/4, Bewegung 3). Greift er an, würfle: Bei 4–6 nehmen die Zeds 1 Treffer und ziehen sich ohne Nahkampf zurück. Schießt nur mit 3/2.",
      staub:
        "Rusty Staub (4/5, Bewegung 4). 5–6 wehrt einen Treffer ab. Sein erster Fernkampf je Runde kostet keine Munition. Rettungswurf mit 2 Würfeln, der beste zählt. Schießt mit 4/2.",
      alyssa:
        "Alyssa Darling (3/2, Bewegung 5). 5–6 wehrt einen Treffer ab. Trifft sie auf Zeds, würfle: 1 Nahkampf; 2 weichen oder kämpfen; 3–6 Nahkampf mit 2▶ und ohne Treffer auf sie.",
      wright:
        "Special Agent Wright (4/2, Bewegung 4). 5–6 wehrt einen Treffer ab. 1▶ in Nahkampf und Fernkampf. Als Aktion: die oberste Ereigniskarte ansehen.",
      sarge:
        "Otto „Sarge“ Hauser (3/2, Bewegung 4). Hartnäckig (4–6). Sucht mit +1. Als Aktion: Ein normaler Zivilist hier oder nebenan bekommt für immer Stärke +2. Im Stadtzentrum, Aktion und 1 Munition: 1 Treffer von einem normalen Zivilisten nehmen.",
      wilson:
        "Wilson, der Einsiedler (2/1, Bewegung 4). Sucht mit 2 Würfeln. Wer außerhalb des Stadtzentrums bei ihm steht, wirft beim Suchen und im Nahkampf 1 Würfel mehr und behält die besten. In der Aktionsphase darfst du die oberste Storykarte ansehen, ohne Aktion. Seine Abkürzungen fehlen.",
      xeno: "Alan „Xeno“ Jones (4/3, Bewegung 4). Einmal je Runde 1 zusätzliche Aktion für sich. Dass sein Fernkampf 1 Munition kostet, ist ein Platzhalter.",
      horatio:
        "Horatio, Schimpanse (4/3, Bewegung 4). Zählt als heldenhafter Zivilist. Hartnäckig (4–6), darf im Nahkampf einmal neu würfeln. Kein Fernkampf.",
      "fire-brigade":
        "Feuerwache 129 (3/2, Bewegung 3). 1▶ im Nahkampf. Einmal je Runde: widerspenstige Zivilisten hier und nebenan losmachen. Als Aktion: 2 Würfel; erreichen sie die Stärke angrenzender Zeds, ziehen die sich zurück.",
      "riot-squad": "FDPD-Einsatztrupp (5/3, Bewegung 3). Kein Fernkampf.",
      courier:
        "Clarion Courier (1/1, Bewegung 3). Bringt einen weiteren heldenhaften Zivilisten mit. Solange er lebt, müssen Zeds, die ins Stadtzentrum wollen, erst einen Nahkampf gegen deine Einheiten dort gewinnen, bei 2▶ für dich.",
      wzed: "Radio WZED (1/1, Bewegung 3). Einmal je Runde 1 zusätzliche Aktion für einen normalen Zivilisten, gleich wo. Verteidiger auf Stadt-Feldern werfen 3 Würfel, die besten zwei zählen.",
      veterans:
        "Veteranentrupp der 12. Division (3/2, Bewegung 3). Der erste Fernkampf je Runde kostet keine Munition. Zeds verlieren jeden Nahkampf gegen ihn.",
    },
  },
];
