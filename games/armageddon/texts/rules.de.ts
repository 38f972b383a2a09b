import type { SectionSource } from "@endzeit/engine";

export const sectionsDe: readonly SectionSource[] = [
  {
    id: "goal",
    heading: "Worum es geht",
    paragraphs: {
      "goal-1":
        "Du führst nach dem großen Zusammenbruch eine Stadt. Deine Überlebenden erkunden, bauen und arbeiten; alle brauchen ein Dach, und vor den Toren sammeln sich Plünderer. Nach sechs Runden gewinnt, wer die meisten Punkte hat.",
      "goal-2":
        "Drei oder vier Personen spielen. Jede Runde hat vier Phasen: Vorbereitung, Bieten, Auswertung, Abschluss. Nach Runde 3 folgt eine Zwischenwertung, nach Runde 6 die Schlusswertung.",
      "goal-3":
        "Was hier Platzhalter heißt, ist von uns: die meisten Zahlen auf Karten, Plättchen und Leisten und viele Gebäudenamen, denn die gedruckten sind nirgends öffentlich. Wer die Schachtel besitzt, kann sie mit einem eigenen Kartensatz berichtigen. Die Zahlen auf dieser Seite sind die eingebauten.",
    },
  },
  {
    id: "setup",
    heading: "Aufbau",
    paragraphs: {
      "setup-1":
        "Alle beginnen mit 5 Arbeitern und 1 Anführer hinter dem Schirm, mit 10 Punkten, ohne Plünderer und mit dem Schadensmarker auf Feld 3. Die Punktemarker liegen in zufälliger Reihenfolge übereinander.",
      "setup-2": "Im Beutel sind 25 Arbeiter, 10 Soldaten, 10 Ingenieure und 20 Plünderer.",
      "setup-3":
        "Zwei Wertungsplättchen liegen offen: eines für die Zwischenwertung, eines für das Ende. Dazu bekommt jeder zwei geheime. Drei Bietplättchen liegen offen auf den Bereichen.",
      Q62: "Zu dritt kommen 5 Arbeiter und 1 Anführer in die Schachtel, ebenso ungesehen die zwei übrigen Wertungsplättchen, und es liegen je 3 Karten aus. Sonst ändert sich nichts.",
      X10: "Die Bietplättchen gehören von links nach rechts zu Erkunden, Bauen und Stadt, nach der Zwischenwertung genauso.",
    },
  },
  {
    id: "survivors",
    heading: "Die Überlebenden",
    paragraphs: {
      "survivors-1":
        "Arbeiter sind grün, Soldaten blau, Ingenieure gelb, der Anführer ist lila. Rote Figuren sind Plünderer und gehören niemandem.",
      "survivors-2": "Was hinter deinem Schirm steht, ist verdeckt.",
      Q10: "Figuren in Geboten liegen offen, auch ihre Farben.",
    },
  },
  {
    id: "leader",
    heading: "Der Anführer",
    paragraphs: {
      "leader-1": "Der Anführer ist ein Joker: Er kann für jede Farbe stehen.",
      Q33: "Beim Bezahlen steht er für genau eine Figur einer Farbe.",
      Q47: "Wer durch die Schadensleiste aussetzt, fehlt bei Geboten und in der Stadt, braucht aber weiter Unterkunft.",
      Q48: "Zurück kommt er in dem Moment, in dem der Schadensmarker auf seinem Feld oder links davon liegt, und zwar hinter den Schirm.",
      X25: "Auch ein Bietplättchen oder eine Reparatur holt ihn sofort zurück. Handeln kann er frühestens nach dem nächsten Bieten.",
      X26: "Steigt der Schaden über sein Feld, geschieht zunächst nichts; erst die Wertung der Leiste in der Vorbereitung legt ihn beiseite. Dort bleibt er, solange der Marker rechts von seinem Feld liegt.",
      Q49: "Wer keinen Anführer hat, legt keinen beiseite. Wer zwei hat, legt einen beiseite.",
    },
  },
  {
    id: "raiders",
    heading: "Plünderer",
    paragraphs: {
      "raiders-1":
        "Die Plündererleiste hat neun Felder. Das erste heißt: niemand da. Jedes weitere steht für einen Plünderer, es sind also höchstens 8.",
      "raiders-2":
        "Plünderer kommen mit jeder Runde, mit erkundeten Karten und durch Plättchen. Sie bleiben, bis du sie bekämpfst oder die Zwischenwertung sie abräumt.",
      Q13: "Ist die Leiste voll, kostet jeder weitere Plünderer von einer Karte oder aus der Rundenleiste 1 Punkt. Ein Plünderersymbol auf Plättchen oder Schadensleiste bewirkt dann nichts.",
      X5: "Für die Rundenleiste und die Schadensleiste ist das ein Schluss: die eine aus dem Erkunden, die andere aus den Plättchen. Das Regelheft sagt es nur dort.",
    },
  },
  {
    id: "track",
    heading: "Punkte",
    paragraphs: {
      "track-1":
        "Die Punkteleiste ist ein Ring aus 40 Feldern. Wer ihn umrundet, bekommt Chips für 40, 80, 120 und 160 Punkte.",
      Q57: "Unter 0 fällt niemand.",
      Q58: "Maßgeblich ist immer die Summe. Wer zurückfällt, gibt den Chip wieder her.",
      X3: "Bei 0 Punkten steht der Marker neben der Leiste, ohne Chip. Gekappt wird nach jeder einzelnen Wirkung, nicht erst am Ende der Phase.",
      Q9: "Endet ein Marker auf einem besetzten Feld, liegt er obenauf. Was gleichzeitig geschieht, läuft in Sitzreihenfolge ab; bei wem sie beginnt, sagt X4.",
      X4: "Die Sitzreihenfolge beginnt beim zuletzt bestimmten Startspieler: in der Vorbereitung beim vorigen (in Runde 1 beim ersten Platz), danach bei dem dieser Runde, am Ende bei dem der sechsten.",
      X34: "Ändert eine Wirkung keine Punkte, bleibt der Marker im Stapel, wo er ist. Jede Wirkung, die Punkte ändert, ist ein eigener Zug und endet obenauf.",
    },
  },
  {
    id: "preparation",
    heading: "1. Vorbereitung",
    paragraphs: {
      "preparation-1":
        "Zuerst kommen die Plünderer der Runde: 1, 2, 3, 4, 5 und 6 in den Runden 1 bis 6. Sicher belegt ist die 2 der zweiten Runde, 1 und 3 sind einer Abbildung entnommen, der Rest ist Platzhalter.",
      "preparation-2":
        "Dann wertet jeder seine Schadensleiste. Danach werden so viele Ausrüstungskarten ausgelegt, wie Personen spielen, auf jede kommen 3 Figuren aus dem Beutel (Platzhalter). Zuletzt liegen ebenso viele Gebäudekarten aus, jede mit einem Plättchen: in den Runden 1 bis 3 von Level 1, danach von Level 2.",
      "preparation-3":
        "In der ersten Runde steht auf einer Karte höchstens ein Plünderer; jeder weitere geht zurück, und es wird neu gezogen.",
      X9: "Jeder Schritt ist für alle erledigt, ehe der nächste beginnt: Häuser der Vorrunde weg, Plünderer, Rundenmarker, Schadensleisten (jeweils von links nach rechts), Ausrüstung mit Figuren, Gebäude mit Plättchen.",
      Q14: "Leert sich der Beutel, wird von links nach rechts gefüllt, der Rest bleibt knapp.",
      Q15: "Sind in Runde 1 nur noch Plünderer übrig, bleibt die Karte unvollständig.",
      X24: "Fehlen Ausrüstungskarten, bleiben Plätze ohne Karte auch ohne Figuren. Wer keine Karte mehr vorfindet, nimmt nichts.",
    },
  },
  {
    id: "damage-track",
    heading: "Schadensleiste",
    paragraphs: {
      "damage-track-1":
        "Liegt der Marker auf Feld 1, gibt es 2 Punkte. Sonst wirken der Reihe nach alle Felder ab dem zweiten, die links vom Marker liegen. Das Feld unter dem Marker wirkt nicht.",
      "damage-prints":
        "Die Felder: 2 Punkte, nichts, 1 Punkt weniger, 1 Plünderer mehr, 1 Punkt weniger, Anführer setzt aus, 1 Plünderer mehr, 2 Punkte weniger, Ende. Die ersten drei sind belegt, der Rest ist Platzhalter.",
      "damage-difference":
        "Das deutsche Regelheft lässt offen, ob das Feld unter dem Marker mitzählt; das englische schließt es aus. So spielen wir, die andere Lesart ist eine Hausregel.",
      "damage-example":
        "Beispiel: Auf Feld 6 verlierst du zweimal 1 Punkt und bekommst 1 Plünderer. Dein Anführer bleibt.",
      Q37: "Erreichst du Feld 1 mitten in der Runde, gibt es die 2 Punkte erst bei der nächsten Wertung der Leiste.",
    },
  },
  {
    id: "bidding",
    heading: "2. Bieten",
    paragraphs: {
      "bidding-1":
        "Startspieler ist, wer führt; bei Gleichstand entscheidet der oben liegende Marker. Reihum gibt jeder ein offenes Gebot ab, dreimal, in jedem Bereich genau einmal: Erkunden, Bauen, Stadt.",
      "bidding-2":
        "Ein Gebot besteht aus beliebig vielen eigenen Figuren, auch aus keiner. Wer in einem Bereich früher bietet, gewinnt dort Gleichstände.",
      Q1: "Geboten wird nacheinander und offen, nie gleichzeitig.",
      Q2: "Null ist ein gültiges Gebot, und Figuren dürfen daheim bleiben. Auch wer nichts bietet, bekommt die letzte Karte.",
      Q3: "Jede Figur zählt eins, welche Farbe sie auch hat, der Anführer ebenso.",
      Q7: "Für den Startspieler zählen die Punkte samt Chips.",
      Q8: "Er wird einmal je Runde bestimmt, direkt vor dem ersten Gebot, und beginnt auch in der Stadt.",
      X8: "Das geschieht nach der Wertung der Schadensleisten und gilt für Bieten und Stadt dieser Runde, wie sich die Punkte auch bewegen.",
    },
  },
  {
    id: "bid-tiles",
    heading: "Bonus und Malus",
    paragraphs: {
      "bid-tiles-1":
        "Nach dem letzten Gebot bekommt in jedem Bereich das höchste Gebot den Bonus und das niedrigste den Malus seines Bietplättchens. Gleichstand: der Bonus geht ans frühere, der Malus ans spätere Gebot.",
      "bid-tiles-2":
        "Boni: 1 Plünderer weniger und dafür 1 Punkt; 2 Punkte; 1 Schaden weniger; 1 Ausrüstungskarte. Mali: 1 Plünderer mehr; 2 Punkte weniger; 1 Schaden mehr; 1 Ausrüstungskarte ablegen. Am Ende einer Leiste geschieht nichts.",
      "bt-1": "Bietplättchen 1. Bonus: 1 Ausrüstungskarte. Malus: 1 Schaden mehr.",
      "bt-2": "Bietplättchen 2. Bonus: 1 Ausrüstungskarte. Malus: 2 Punkte weniger.",
      "bt-3": "Bietplättchen 3. Bonus: 1 Schaden weniger. Malus: 1 Plünderer mehr.",
      "bt-4": "Bietplättchen 4. Bonus: 1 Schaden weniger. Malus: 1 Ausrüstungskarte ablegen.",
      "bt-5": "Bietplättchen 5. Bonus: 1 Plünderer weniger, 1 Punkt. Malus: 1 Ausrüstungskarte ablegen.",
      "bt-6": "Bietplättchen 6. Bonus: 1 Plünderer weniger, 1 Punkt. Malus: 2 Punkte weniger.",
      "bt-7": "Bietplättchen 7. Bonus: 2 Punkte. Malus: 1 Plünderer mehr.",
      Q5: "Sind alle Gebote gleich, bekommt das erste den Bonus und das letzte den Malus, auch bei lauter Nullen.",
      Q6: "Beides zugleich trifft niemanden.",
      Q11: "Es geht Bereich für Bereich, Bonus vor Malus: Erkunden, Bauen, Stadt.",
      X1: "Bonus, Malus und Gebäudeplättchen werden sofort und so weit wie möglich ausgeführt, ablehnen kann sie niemand. Du wählst nur, welche Karte oder Figur es trifft.",
    },
  },
  {
    id: "exploration",
    heading: "3. Auswertung: Erkunden",
    paragraphs: {
      "exploration-1":
        "Vom höchsten zum niedrigsten Gebot nimmt jeder eine Ausrüstungskarte auf die Hand und alle Figuren darauf. Eigene kommen hinter den Schirm; jeder Plünderer rückt deinen Marker 1 Feld vor und geht zurück in den Beutel.",
      Q4: "Bei gleichen Geboten wählt zuerst, wer früher geboten hat.",
      Q12: "Passen gibt es nicht, auch wenn auf der letzten Karte nur Plünderer stehen.",
      X2: "Die Plünderer gehen gleich nach jeder Wahl in den Beutel, sobald deine Leiste und deine Punkte geklärt sind.",
      Q16: "In der Stadt können sie deshalb schon wieder gezogen werden.",
      Q18: "Neue Figuren handeln in dieser Runde nicht mehr, brauchen aber schon Unterkunft.",
    },
  },
  {
    id: "construction",
    heading: "3. Auswertung: Bauen",
    paragraphs: {
      "construction-1":
        "Vom höchsten zum niedrigsten Gebot nimmt jeder eine Gebäudekarte mit ihrem Plättchen. Du baust sie sofort oder gibst sie in die Schachtel; dann wirkt das Plättchen.",
      Q20: "Das Plättchen wirkt auch dann, wenn du auf das Gebäude verzichtest.",
      Q21: "Erst die Karte, dann das Plättchen.",
      Q27: "Ein neues Gebäude gilt sofort: Sonderaktionen, Unterkunft und feste Punkte schon in dieser Runde.",
    },
  },
  {
    id: "sites",
    heading: "Bauplätze",
    paragraphs: {
      "sites-1":
        "Deine Stadt hat acht Plätze. Auf 1 steht das Hauptquartier, auf 2 der Wachturm, auf 3 und 4 zwei gedruckte Gebäude, 8 ist bis zum Ausbauen gesperrt. Auf 3 bis 8 darfst du leere Plätze bebauen und Gebäude überbauen. Zählen tut nur, was zu sehen ist.",
      "sites-2": "Die gedruckten Gebäude bieten zusammen 6 Plätze.",
      Q22: "Aufwertungen gehören auf ihr Gebäude, alles andere auf die Plätze 3 bis 7 und, sobald die Extension steht, auf 8.",
      Q23: "Ein überbautes Gebäude ist endgültig weg und wird nicht ersetzt.",
    },
  },
  {
    id: "upgrades",
    heading: "Aufwertungen",
    paragraphs: {
      "upgrades-1":
        "Hauptquartier und Wachturm lassen sich nicht überbauen, aber mit passenden Karten aufwerten. Eine Aufwertung darf nirgendwo anders hin.",
      Q24: "Auf eine Aufwertung darf die nächste; es zählt die neueste.",
      Q25: "Der Turmbauplatz ist ein gewöhnliches Gebäude, bis ein Wachturm darauf steht. Dann lässt er sich nur noch aufwerten.",
      X31: "Zwei Wachtürme haben getrennte Zähler für ihre Aktionen. Der verdeckte Turmbauplatz zählt nicht mehr, sein Platz nimmt nur noch Wachtürme auf.",
    },
  },
  {
    id: "building-tiles",
    heading: "Gebäudeplättchen",
    paragraphs: {
      "building-tiles-1":
        "Es gibt acht Arten, fünf gute und drei schlechte. Dass es von jeder 4 sind, ist ein Platzhalter.",
      "tile-fewer-marauders": "Weniger Plünderer: 1 Plünderer weniger, dafür 1 Punkt. Ohne Plünderer nichts.",
      "tile-more-equipment": "Mehr Ausrüstung: Zieh 1 Karte vom Stapel.",
      "tile-less-damage": "Weniger Schaden: Marker 1 Feld nach links.",
      "tile-two-houses": "Zwei Häuser: 2 Plätze mehr, bis die nächste Runde beginnt.",
      "tile-exchange":
        "Wechsel: Ein Arbeiter geht in den Beutel, ein Soldat oder Ingenieur tritt genau an seine Stelle.",
      "tile-more-marauders": "Mehr Plünderer: 1 Plünderer mehr.",
      "tile-more-damage": "Mehr Schaden: Marker 1 Feld nach rechts.",
      "tile-less-equipment": "Weniger Ausrüstung: Leg 1 Karte deiner Wahl in die Schachtel.",
      Q29: "Beim Wechsel darf es jeder eigene Arbeiter sein, hinter dem Schirm oder in einem Gebot. Wer im Stadtgebot landet, handelt noch in dieser Runde.",
      Q30: "Ohne Arbeiter oder ohne Soldat und Ingenieur im Beutel geschieht nichts. Ablehnen darf man ein Plättchen nicht, auch kein gutes (X1).",
      Q31: "Die Häuser zählen für Unterkunft und freie Plätze nur in dieser Runde.",
      Q63: "Muss eine Ausrüstungskarte weg, wählst du sie aus der ganzen Hand, auch die eben gezogene. Ohne Karte nichts.",
    },
  },
  {
    id: "city",
    heading: "3. Auswertung: Stadt",
    paragraphs: {
      "city-1":
        "Vom Startspieler an führt jeder mit den Figuren seines Stadtgebots alle seine Aktionen aus: Ausbauen, Reparieren, Sonderaktionen. Jede Figur bezahlt eine Aktion.",
      Q32: "Die Reihenfolge deiner Aktionen ist frei, jede wirkt sofort.",
      Q46: "Ungenutzte Figuren gehen im Abschluss nach Hause.",
      Q64: "Nur Figuren im Stadtgebot handeln, und nur im eigenen Zug.",
    },
  },
  {
    id: "extending",
    heading: "Ausbauen",
    paragraphs: {
      "extension-1": "Einmal im Spiel deckst du mit zwei beliebigen Figuren Platz 8 auf: die Extension.",
      extension: "Extension (Zivil, Unterkunft 2): 1× zwei Arbeiter: wechseln.",
      Q28: "Zugedeckt ist die Extension kein Gebäude. Danach zählt sie als Zivilgebäude (Platzhalter) und darf überbaut werden.",
      X30: "Noch im selben Zug ist sie nutzbar, mit zwei weiteren Figuren; ihre Plätze zählen ab sofort. Überbaut kommt sie nie wieder.",
    },
  },
  {
    id: "repair",
    heading: "Reparieren",
    paragraphs: {
      "repair-1":
        "Ein Ingenieur oder zwei Arbeiter rücken den Schadensmarker 1 Feld nach links, so oft du Figuren hast.",
      Q36: "Der Anführer kann als Ingenieur oder als einer der beiden Arbeiter zahlen, Soldaten gar nicht.",
      Q38: "Liegt der Marker schon auf Feld 1, ist auch eine Sonderaktion zum Reparieren nicht nutzbar.",
      X11: "Auch das allgemeine Reparieren ist dann nicht erlaubt.",
    },
  },
  {
    id: "special-actions",
    heading: "Sonderaktionen",
    paragraphs: {
      "special-actions-1":
        "Links vom Doppelpunkt steht, wer zahlt, darüber, wie oft die Aktion in einer Runde geht, rechts die Wirkung. Jede Nutzung braucht neue Figuren. Hat eine Karte zwei Aktionen, darfst du beide nutzen.",
      payment:
        "Bezahlt wird mit einer Figur der verlangten Farbe, mit Soldat oder Ingenieur, mit einer beliebigen oder mit zwei Arbeitern.",
      "points-action": "Punkte: sofort so viele wie angegeben, oder 2 für jedes sichtbare Gebäude eines Typs.",
      fight: "Kämpfen: Dein Marker geht um die Zahl nach links, jedes Feld bringt 1 Punkt.",
      "push-back": "Fernhalten: Der Marker geht nach links, aber ohne Punkte.",
      draw: "Ziehen: 1 oder 2 Ausrüstungskarten vom Stapel. Oder 3 ziehen, 1 behalten, den Rest verdeckt unter den Stapel.",
      search: "Durchsuchen: Leg 1 Karte in die Schachtel, such dir im Stapel 1 andere aus, dann wird gemischt.",
      "repair-action": "Reparieren: Schadensmarker 1 Feld nach links, dazu 1 oder 2 Punkte.",
      exchange:
        "Wechseln: Zwei Arbeiter zahlen. Einer geht in den Beutel, dafür kommt ein Soldat oder Ingenieur hinter den Schirm.",
      recruit:
        "Anwerben: Zieh 1 Figur aus dem Beutel. Arbeiter und Plünderer gehen zurück und bringen 2 Punkte. Ein Soldat oder Ingenieur bleibt bei dir und darf sofort handeln.",
      Q39: "Kämpfen darfst du auch mit weniger Plünderern als Symbolen, Punkte gibt es nur für wirklich gegangene Felder.",
      X12: "Für das Fernhalten gilt dasselbe. Ohne Plünderer ist beides erlaubt, aber vergeblich.",
      Q45: "Bei Punkten je Gebäudetyp zählen alle sichtbaren mit, auch gedruckte und das Gebäude selbst.",
      Q41: "Die neue Figur des Wechselns handelt erst nächste Runde. Ohne Soldat und Ingenieur im Beutel ist die Aktion nicht nutzbar, die Arbeiter bleiben frei.",
      X19: "Beim Wechselplättchen geht nur ein grüner Arbeiter. Bei der Aktion darf der Anführer einer der beiden sein, zurück muss aber ein grüner; zwei Anführer können sie nicht bezahlen.",
      X20: "Du wählst frei unter dem, was im Beutel ist. Sein Inhalt ließe sich mitzählen und wird deshalb gezeigt.",
      X21: "Der Arbeiter, der bleibt, ist für diese Runde verbraucht.",
      Q42: "Wer angeworben ist, steht auf der Karte und darf jede Aktion mitbezahlen, auch Reparieren und Ausbauen. Ein leerer Beutel macht die Aktion unmöglich.",
      X16: "Angeworbene müssen nicht sofort handeln: Sie zählen bis zum Ende deines Stadtzugs zu den freien Figuren.",
      X17: "Auch mit dem Ausbildungszentrum geht ein gezogener Arbeiter zurück und bringt 2 Punkte.",
      X18: "Ein gezogener Anführer bleibt, als zweiter. Das ist ein Schluss aus der Regel für Soldaten und Ingenieure.",
      Q43: "Zum Durchsuchen brauchst du eine Karte zum Ablegen. Was du findest, bleibt geheim.",
      X22: "Ohne Handkarte oder mit leerem Stapel geht es nicht. Den Stapel sieht nur, wer sucht; die abgelegte Karte ist nicht mehr darin.",
      Q44: "Sind weniger als 3 Karten übrig, ziehst du diese und behältst 1.",
      X23: "In welcher Folge die übrigen unter den Stapel kommen, bestimmst du.",
    },
  },
  {
    id: "buildings",
    heading: "Gedruckte Gebäude",
    paragraphs: {
      "buildings-1":
        "Angegeben sind Typ, Unterkunft, feste Punkte und die Sonderaktionen: Nutzungen je Runde, Kosten, Wirkung. Die Zahlen sind Platzhalter.",
      headquarters: "Hauptquartier (Hauptquartier, Unterkunft 2): 2× eine beliebige Figur: 2 Punkte.",
      watchtower:
        "Wachturm (Militär, Unterkunft 1): 2× ein Soldat: 2 Plünderer bekämpfen; 2× eine beliebige Figur: 1 Plünderer bekämpfen.",
      "mobile-home": "Mobile Unterkunft (Zivil, Unterkunft 2): Keine Sonderaktion.",
      library: "Bibliothek (Wissenschaft, Unterkunft 1): 1× ein Ingenieur: 1 Ausrüstungskarte ziehen.",
    },
  },
  {
    id: "buildings-level-1",
    heading: "Gebäude, Level 1",
    paragraphs: {
      "fortified-headquarters":
        "Befestigtes Hauptquartier (Hauptquartier, Unterkunft 3): Nur auf das Hauptquartier. 3× eine beliebige Figur: 2 Punkte.",
      "sniper-tower":
        "Scharfschützenturm (Militär, Unterkunft 2): Nur auf einen Wachturm oder den Turmbauplatz. 2× ein Soldat: 3 Plünderer bekämpfen; 2× eine beliebige Figur: 1 Plünderer bekämpfen.",
      "manned-watchtower":
        "Besetzter Wachturm (Militär, Unterkunft 3): Nur auf einen Wachturm oder den Turmbauplatz. 2× ein Soldat oder Ingenieur: 2 Plünderer bekämpfen; 3× eine beliebige Figur: 1 Plünderer bekämpfen.",
      "tower-site":
        "Turmbauplatz (Militär, Unterkunft 2): Eine Aufwertung des Wachturms darf auch auf diese Karte, so sind zwei Wachtürme möglich. 2× eine beliebige Figur: 1 Plünderer bekämpfen.",
      "builders-yard":
        "Bauhof (Militär, Unterkunft 1): Jedes deiner Militärgebäude, auch dieses, bietet 1 Platz mehr. 1× ein Ingenieur: reparieren und 2 Punkte.",
      bunker: "Bunker (Militär, Unterkunft 3): 2× eine beliebige Figur: 1 Plünderer fernhalten, ohne Punkte.",
      workshop: "Werkstatt (Wissenschaft, Unterkunft 2): 2× ein Soldat oder Ingenieur: reparieren und 1 Punkt.",
      laboratory:
        "Labor (Wissenschaft, Unterkunft 2): 1× ein Ingenieur: 3 Karten ziehen, 1 behalten; 1× eine beliebige Figur: 2 Punkte.",
      school: "Schule (Wissenschaft, Unterkunft 1): 1× ein Soldat oder Ingenieur: 2 Punkte je Wissenschaftsgebäude.",
      academy: "Akademie (Wissenschaft, Unterkunft 3): 1× zwei Arbeiter: wechseln.",
      market:
        "Markt (Zivil, Unterkunft 2, 1 Punkt je Runde): 1× eine beliebige Figur: 1 Karte ablegen, den Stapel durchsuchen.",
      scrapyard: "Schrottplatz (Zivil, Unterkunft 2): 1× eine beliebige Figur: 1 Ausrüstungskarte ziehen.",
      "trailer-park": "Wohnwagenpark (Zivil, Unterkunft 4): Keine Sonderaktion.",
      tavern:
        "Schenke (Zivil, Unterkunft 2): 2× eine beliebige Figur: 2 Punkte; 1× ein Soldat oder Ingenieur: 3 Punkte.",
    },
  },
  {
    id: "buildings-level-2",
    heading: "Gebäude, Level 2",
    paragraphs: {
      "command-centre":
        "Kommandozentrale (Hauptquartier, Unterkunft 5): Nur auf das Hauptquartier. 3× eine beliebige Figur: 3 Punkte.",
      "gun-tower":
        "Geschützturm (Militär, Unterkunft 3): Nur auf einen Wachturm oder den Turmbauplatz. 3× ein Soldat: 3 Plünderer bekämpfen; 2× eine beliebige Figur: 2 Plünderer bekämpfen.",
      "signal-tower":
        "Signalturm (Militär, Unterkunft 3): Nur auf einen Wachturm oder den Turmbauplatz. 3× ein Soldat oder Ingenieur: 3 Plünderer bekämpfen; 3× eine beliebige Figur: 1 Plünderer bekämpfen.",
      armoury:
        "Waffenkammer (Militär, Unterkunft 2): 1× ein Soldat: 2 Punkte je Militärgebäude; 2× ein Soldat: 2 Plünderer bekämpfen.",
      fortress: "Festung (Militär, Unterkunft 5): 2× eine beliebige Figur: 2 Plünderer fernhalten, ohne Punkte.",
      "training-center":
        "Ausbildungszentrum (Wissenschaft, Unterkunft 2): Deine Arbeiter zählen beim Bezahlen auch als Soldaten und Ingenieure.",
      university:
        "Universität (Wissenschaft, Unterkunft 2): 1× ein Ingenieur: 2 Punkte je Wissenschaftsgebäude; 2× eine beliebige Figur: 2 Punkte.",
      "power-plant": "Kraftwerk (Wissenschaft, Unterkunft 1, 5 Punkte je Runde).",
      "machine-shop":
        "Maschinenhalle (Wissenschaft, Unterkunft 3): 2× ein Soldat oder Ingenieur: reparieren und 2 Punkte.",
      "church-merciful":
        "Kirche der Gnade (Zivil, Unterkunft 1, 10 Punkte je Runde): Kämpfen bringt dir keine Punkte mehr.",
      "church-vengeful":
        "Kirche der Rache (Zivil, Unterkunft 1): Die ersten 5 Plünderer, die du in einer Runde bekämpfst, bringen je 2 Punkte, weitere je 1. 1× ein Soldat: 2 Plünderer bekämpfen.",
      hotel: "Hotel (Zivil, Unterkunft 6): Am Ende jeder Runde 1 Punkt für jeden freien Platz.",
      "town-hall":
        "Rathaus (Zivil, Unterkunft 2): 1× eine beliebige Figur: 2 Punkte je Zivilgebäude; 1× ein Soldat oder Ingenieur: 3 Punkte.",
      "radio-station":
        "Funkstation (Zivil, Unterkunft 2): 1× eine beliebige Figur: anwerben; 1× ein Soldat oder Ingenieur: 2 Ausrüstungskarten ziehen.",
    },
  },
  {
    id: "lasting",
    heading: "Dauerhafte Wirkungen",
    paragraphs: {
      Q35: "Das Ausbildungszentrum gilt nur fürs Bezahlen, Reparieren eingeschlossen: Ein Arbeiter ist dann eine Reparatur. Für Wertungsplättchen bleibt er ein Arbeiter.",
      X29: "Beim Bauhof zählt jedes sichtbare Militärgebäude, auch der gedruckte Wachturm.",
    },
  },
  {
    id: "churches",
    heading: "Die beiden Kirchen",
    paragraphs: {
      "churches-1": "Die Kirche der Gnade und die Kirche der Rache dürfen nie zugleich in einer Stadt stehen.",
      Q26: "Die eine darf die andere auf deren Platz ersetzen.",
      X15: "Jeder andere Platz ist dann verboten. Willst du nicht ersetzen, verzichtest du auf die Karte.",
      Q40: "Als Kämpfen zählt für beide nur die Sonderaktion. Plättchen gegen Plünderer bringen ihren Punkt weiterhin und verbrauchen nichts.",
      X13: "Die Kirche der Rache zählt gegangene Felder von Kampfaktionen, in jeder Runde von vorn, auch in der Baurunde. Fernhalten zählt nicht.",
      X14: "Die 10 Punkte der Kirche der Gnade sind feste Punkte: ab der Baurunde bis zum Abschluss von Runde 6, solange sie steht.",
    },
  },
  {
    id: "completion",
    heading: "4. Abschluss",
    paragraphs: {
      "completion-1":
        "Alle Figuren gehen hinter den Schirm. Jeder Plünderer, der noch da ist, rückt deinen Schadensmarker 1 Feld nach rechts; er bleibt aber auf der Leiste. Dann folgen Unterkunft, Punkte für freie Plätze und feste Punkte der Gebäude.",
      Q52: "Die Reihenfolge ist: Schaden, Unterkunft, freie Plätze, feste Punkte.",
      X33: "Jeder dieser Schritte läuft für alle ab, ehe der nächste beginnt.",
      Q53: "Über Feld 9 hinaus kostet jeder Plünderer 1 Punkt. Schadenssymbole bewirken dort nichts.",
      Q54: "Wer nicht bekämpft wird, richtet auch in der nächsten Runde Schaden an.",
      X35: "Zwischen Abschluss und Fortgang liegt ein eigener Moment, den das Protokoll festhält.",
    },
  },
  {
    id: "shelter",
    heading: "Unterkunft",
    paragraphs: {
      "shelter-1":
        "Zähl die Plätze deiner sichtbaren Gebäude und der Häuser. Für jeden Überlebenden ohne Platz verlierst du 2 Punkte, und eine Figur deiner Wahl geht in den Beutel.",
      Q50: "Es darf auch der Anführer sein. Danach kann ihn jeder aus dem Beutel ziehen.",
      X27: "Auch ein Anführer neben der Schadensleiste darf gehen.",
      Q51: "Freiwillig schickst du niemanden fort.",
    },
  },
  {
    id: "interim",
    heading: "Zwischenwertung",
    paragraphs: {
      "interim-1":
        "Nach Runde 3 wird das erste öffentliche Wertungsplättchen gewertet. Dann kommen drei neue Bietplättchen. Zuletzt kostet jeder Plünderer 1 Punkt, und alle Marker gehen auf das erste Feld.",
      Q55: "In Runde 3 und 6 richten die Plünderer zuerst ihren Schaden an, dann kosten sie Punkte.",
      X6: "Das deutsche Regelheft spricht vom Feld des Markers, das englische von 1 Punkt je Feld zurück. Wir zählen Plünderer; die Feldnummer ist eine Hausregel.",
    },
  },
  {
    id: "scoring-tiles",
    heading: "Wertungsplättchen",
    paragraphs: {
      "scoring-tiles-1": "Jedes zählt etwas, das du im Augenblick der Wertung besitzt, und gibt dafür je Stück Punkte.",
      "tile-workers": "Arbeiter: je 1 Punkt.",
      "tile-soldiers": "Soldaten: je 4 Punkte.",
      "tile-engineers": "Ingenieure: je 4 Punkte.",
      "tile-civil": "Zivilgebäude: je 4 Punkte.",
      "tile-military": "Militärgebäude: je 4 Punkte.",
      "tile-science": "Wissenschaftsgebäude: je 4 Punkte.",
      "tile-weapons": "Waffen: je 4 Punkte.",
      "tile-medicine": "Medikamente: je 4 Punkte.",
      "tile-vehicles": "Fahrzeugteile: je 2 Punkte. Jedes Teil zählt, gleich welches Fahrzeugs.",
      "tile-any-equipment": "Ausrüstungskarten: je 1 Punkt. Die Art ist gleich.",
      Q34: "Der Anführer zählt für keine Farbe.",
      X32: "Figuren zählen, wo sie auch stehen, die beiseitegelegten eingeschlossen.",
      X28: "Gedruckte Gebäude und die gebaute Extension zählen mit, verdeckte nicht.",
    },
  },
  {
    id: "secrets",
    heading: "Was geheim ist",
    paragraphs: {
      "secrets-1":
        "Deine zwei geheimen Wertungsplättchen und gezogene Ausrüstung siehst nur du; Karten aus der Auslage haben alle gesehen. Am Ende wertest du eines der beiden, nur für dich.",
      Q19: "Was hinter dem Schirm steht, ließe sich mitzählen. Wer mag, legt es per Option offen.",
      Q59: "Welches Plättchen du wertest, entscheidest du am Ende; das andere zählt nichts.",
    },
  },
  {
    id: "equipment",
    heading: "Ausrüstung",
    paragraphs: {
      "equipment-1":
        "Ausrüstung bringt Punkte in der Schlusswertung: erst Bier, dann Benzin, Waffen, Medikamente, Fahrzeugteile und Landkarten. Anzahlen und die meisten Werte sind Platzhalter.",
      beer: "Bier (6×): 1, 3, 6 oder 10 Punkte für 1, 2, 3 oder mehr Karten.",
      gasoline: "Benzin (6×): 1, 3, 5, 8 oder 12 Punkte für 1, 2, 3, 4 oder mehr Karten.",
      weapons: "Waffen (8×): 5 Punkte für je 2.",
      medicine: "Medikamente (8×): 8 Punkte für je 3.",
      "vehicles-1":
        "Fahrzeugteile: Jede Karte zählt in genau einem Satz. 1, 2, 3 oder 4 verschiedene Teile eines Fahrzeugs bringen 1, 4, 9 oder 16 Punkte, Teile verschiedener Fahrzeuge je 1. Die 9 für drei und die 2 für zwei verschiedene sind belegt.",
      "car-tyres": "Autoreifen (2×).",
      "car-engine": "Automotor (2×).",
      "car-chassis": "Autofahrgestell (2×).",
      "car-body": "Autokarosserie (2×).",
      "bus-tyres": "Busreifen (2×).",
      "bus-engine": "Busmotor (2×).",
      "bus-chassis": "Busfahrgestell (2×).",
      "bus-body": "Buskarosserie (2×).",
      "truck-tyres": "Truckreifen (2×).",
      "truck-engine": "Truckmotor (2×).",
      "truck-chassis": "Truckfahrgestell (2×).",
      "truck-body": "Truckkarosserie (2×).",
      "vehicles-example":
        "Beispiel: Drei verschiedene Autoteile, ein Busteil und ein Truckteil bringen 9 und 2, zusammen 11 Punkte.",
      Q17: "Ist der Stapel leer, bringt Ziehen nichts. Abgelegte Karten liegen in der Schachtel und kommen nie zurück.",
    },
  },
  {
    id: "maps",
    heading: "Landkarten",
    paragraphs: {
      map: "Landkarte (8×): 8 Punkte für die meisten, 4 für die zweitmeisten.",
      X7: "Haben mehrere die meisten, bekommen alle 8 und niemand 4; mehrere Zweite bekommen je 4. So sagt es das englische Regelheft, das deutsche schweigt zu den 4.",
      Q60: "Wer keine Landkarte hat, bekommt nie etwas.",
    },
  },
  {
    id: "final",
    heading: "Schlusswertung",
    paragraphs: {
      "final-1":
        "Reihenfolge: zweites öffentliches Plättchen, ein geheimes Plättchen, Ausrüstung, Schadensleiste, dann 1 Punkt weniger je Plünderer. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Ausrüstungskarten hält; sonst gewinnen mehrere.",
      "final-example": "Beispiel: 90 Punkte, dazu 16, 10, 12 und 2, minus 3 für Plünderer ergibt 127.",
      Q56: "Plünderersymbole der letzten Schadenswertung zählen vor dem Abzug noch dazu. Der Anführer bleibt, wo er ist.",
      Q61: "Im Gleichstand zählen alle Ausrüstungskarten der Hand, gleich welcher Art.",
    },
  },
  {
    id: "house-rules",
    heading: "Am Tisch und Hausregeln",
    paragraphs: {
      "house-1":
        "Ohne Zutun gelten Regelheft und Klärungen. Wer manches anders liest, stellt es beim Öffnen des Tisches um.",
      "option-openHands": "Offene Karten: nein. Eingeschaltet liegen Ausrüstung und geheime Plättchen aller offen.",
      "option-openCounts":
        "Figuren offen zählen: nein. Eingeschaltet sieht jeder, welche Figuren hinter den Schirmen stehen.",
      "option-damage":
        "Schadensleiste: nur die Felder vor dem Marker. Wahlweise wirkt auch das Feld unter ihm, wie man das deutsche Regelheft lesen kann; dann kommt der Anführer erst links von seinem Feld zurück.",
      "option-interim":
        "Plünderer nach Runde 3: 1 Punkt je Plünderer, wie im englischen Regelheft. Wahlweise die Nummer des Feldes, also einer mehr; auf dem ersten Feld weiterhin nichts.",
      "option-maps":
        "Gleichstand bei den Landkarten: Niemand ist Zweiter, wie im englischen Regelheft. Wahlweise bekommen die nächsten noch 4 Punkte.",
    },
  },
];
