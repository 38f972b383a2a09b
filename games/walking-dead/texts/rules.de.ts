import type { SectionSource } from "@endzeit/engine";

export const sectionsDe: readonly SectionSource[] = [
  {
    id: "goal",
    heading: "Worum es geht",
    paragraphs: {
      "goal-1":
        "Du bist einer von bis zu vier Überlebenden. Vier Orte liegen an den Ecken der Stadt, und von jedem brauchst du ein Orts-Plättchen. Wer als Erster alle vier verschiedenen hat und wieder im Camp steht, gewinnt.",
      "goal-2":
        "Wer unterwegs ohne Verbündete gebissen wird, stirbt, kommt als Beißer zurück und macht Jagd auf die anderen. Sind zwei gestorben, spielt Team Zombie gegen Team Überlebende.",
      "goal-3":
        "Was hier Platzhalter heißt, ist von uns: der Spielplan, alle Kartenanzahlen und alles, was weder das Regelheft noch eine öffentliche Quelle verrät. Wer die Schachtel besitzt, kann die Zahlen mit einem eigenen Kartensatz berichtigen. Die Zahlen auf dieser Seite sind die eingebauten.",
      S10: "Der Weg ist gleich: Sobald eine Figur mit allen vier Plättchen auf dem Camp steht, ist gewonnen, auch wenn eine Karte oder eine Spezialfähigkeit sie dorthin gebracht hat.",
      S11: "Führt dein Weg mit allen vier Plättchen über das Camp, darfst du dort anhalten und hast gewonnen.",
    },
  },
  {
    id: "setup",
    heading: "Aufbau",
    paragraphs: {
      "setup-1":
        "Alle wählen verschiedene Charaktere und beginnen im Camp, jeder mit 2 Verbündeten. In den Vorrat kommen zu zweit 4, zu dritt 6 und zu viert 8 weitere Verbündete.",
      "setup-2":
        "Der Ausrüstungsstapel umfasst 20 zufällige Karten zu zweit, 30 zu dritt, alle 40 zu viert. Jeder zieht daraus 5. Von den 40 Begegnungen und 30 Beißer-Karten sind immer alle dabei.",
      "setup-3": "An jeder Ecke liegen vier Orts-Plättchen ihrer Art. Sie gehen also nie aus.",
      A1: "Es beginnt, wer am höchsten würfelt; bei Gleichstand würfeln die Besten noch einmal. Danach geht es im Uhrzeigersinn. In der Team-Variante beginnt der erste Platz.",
      X5: "Das weicht vom Regelheft ab: Dort beginnt, wer die Regeln vorgelesen hat, und in der Team-Variante der jüngere Überlebende. Beides sieht man einer Partie nicht an. Setzt den Jüngeren auf den ersten Platz.",
      A2: "Auch allein kommen die 5 Startkarten aus den 10 Karten des Stapels.",
      A3: "Welche Ausrüstung in der Schachtel bleibt, weiß niemand.",
    },
  },
  {
    id: "hand",
    heading: "Handkarten und was offen liegt",
    paragraphs: {
      "hand-1": "Ausrüstung hältst du verdeckt auf der Hand und spielst sie dann, wenn die Karte es erlaubt.",
      A4: "Ein Handkartenlimit gibt es nicht.",
      A5: "Geheim sind nur die Handkarten. Offen sind ihre Anzahl, Verbündete, Orts-Plättchen, ausliegende Revolver und die Ablagestapel.",
      X11: "Ausliegende Revolver gehören nicht zur Hand. Panik, zufälliges Wegnehmen, Ablegen, Weitergeben und Dales Umräumen betreffen nur die Hand.",
    },
  },
  {
    id: "move",
    heading: "Bewegungswurf und Bewegung",
    paragraphs: {
      "move-1":
        "Dein Zug als Überlebender: würfeln und ziehen, das Feld ausführen, meist eine Begegnung bestehen, Zug beenden.",
      "move-2":
        "Du musst die gewürfelte Zahl genau ausziehen. Die Richtung ist frei. Nur im Camp und auf Eckfeldern darfst du schon früher anhalten. Auf einem Feld ist Platz für alle.",
      M1: "Innerhalb einer Bewegung gehst du nie auf das Feld zurück, von dem du gerade kommst. An Kreuzungen wählst du frei.",
      M2: "Stehen bleiben darfst du nicht: Mindestens ein Feld ziehst du, auch von einem Eckfeld oder vom Camp.",
      M3: "Jedes Camp- oder Eckfeld auf dem Weg bietet den früheren Halt an.",
      M4: "Beißer halten dich nicht auf. Landest du bei einem, geschieht zunächst nichts; angegriffen wirst du in seinem Zug.",
      M7: "Wer seinen Wurf verändert, zieht die neue Summe genau aus. Die Reihenfolge ist: Würfel, Andreas zweiter Anlauf, Beeilung!, Parkplatz.",
      X18: "Jede Bewegung ist neu: Der erste Schritt darf dorthin zurückgehen, wo du im letzten Zug herkamst. Alle Boni stehen fest, bevor du losgehst.",
    },
  },
  {
    id: "spaces",
    heading: "Die Felder",
    paragraphs: {
      "spaces-1":
        "Normales Feld: eine Begegnung. Angriff +1 und +2: eine Begegnung, und solange du dort stehst, zählt der Bonus in deinen Kämpfen.",
      "spaces-2":
        "Ausrüstung ziehen: Du darfst eine Karte ziehen, dann folgt eine Begegnung. Keine Begegnung: Es passiert nichts. Camp: ebenfalls keine Begegnung.",
      "spaces-3": "Noch ein Zug: eine Begegnung, danach ein vollständiger weiterer Zug.",
      E20: "Auf dem Ziehfeld ist die Karte freiwillig. Belohnungen bekommst du von selbst.",
      X31: "Gefragt wirst du beim Ankommen, noch vor der Begegnung. Den Bonus des Parkplatzes wählst du als Letztes vor dem Losgehen; früher anhalten darfst du trotzdem.",
      S1: "Angriff +1 und +2 zählen auch, wenn dich ein Beißer in seinem Zug angreift.",
      S2: "Wer durch Abkürzung, Geleit oder Dreiecksbeziehung auf ein Feld kommt, löst es nicht aus: keine Karte, kein weiterer Zug, keine Begegnung. Der Angriffsbonus gilt, denn dafür genügt es, dort zu stehen.",
      S3: "Wer im zusätzlichen Zug wieder auf so einem Feld landet, bekommt noch einen.",
      S4: "Der zusätzliche Zug ist mit dem Landen verdient. Er bleibt, auch wenn die Begegnung dich wegführt.",
      S5: "Musst du einen Zug aussetzen, so ist es der nächste, also auch ein zusätzlicher.",
    },
  },
  {
    id: "corners",
    heading: "Eckfelder",
    paragraphs: {
      "corners-1":
        "Auf einem Eckfeld, dessen Plättchen dir fehlt, deckst du nacheinander zwei Begegnungen auf. Lebst du danach noch und stehst noch dort, bekommst du das Plättchen und seinen Bonus. Hast du es schon, passiert nichts.",
      S6: "Führt dich die erste Begegnung fort, gilt, was X1 sagt.",
      X1: "Die zweite Begegnung kommt trotzdem, und zwar dort, wo du jetzt stehst; im Camp ohne Feldbonus und ohne Region. Ein Plättchen gibt es dann nicht. Nur dein Tod oder das Spielende lassen sie entfallen.",
      S7: "Was Shotgun, Heranschleichen oder Weiter! zusätzlich bringen, ersetzt die zweite Begegnung nicht. Es folgt direkt auf die Begegnung, die es ausgelöst hat.",
      X33: "Das Plättchen gibt es erst nach allen diesen Begegnungen.",
      S8: "Gewinnen musst du die Kämpfe nicht, nur überleben.",
      S9: "Ein Sofortbonus wirkt sofort. Karten für das Zugende kommen danach.",
      "corners-2":
        "Wer auf ein Eckfeld geführt wurde, kann sein Plättchen dort nicht im Stehen holen: erst hinaus, dann wieder hinein.",
    },
  },
  {
    id: "sewer",
    heading: "Kanalisation",
    paragraphs: {
      "sewer-1":
        "Die zwölf Kanalisationsfelder sind Abkürzungen, die nur Beißer nehmen. Vier davon sind die Felder, auf denen sie wieder aufstehen.",
    },
  },
  {
    id: "regions",
    heading: "Regionen",
    paragraphs: {
      "regions-1":
        "Die Stadt hat vier Regionen: Vorstadt, Highway, Stadtrand und Innenstadt. Manche Karten fragen danach, wo du stehst. Die Namen und Grenzen sind unser Platzhalter.",
      E24: "Camp und Kanalisation gehören zu keiner Region. Wer dort steht, ist für Regionskarten und für Shane nicht da.",
    },
  },
  {
    id: "board",
    heading: "Der Spielplan",
    paragraphs: {
      "board-1":
        "Der Plan ist ein Platzhalter: 9 mal 9, Spalten A bis I, Reihen 1 bis 9, das Camp auf E5. Verbunden sind Felder, die waagerecht oder senkrecht aneinanderstoßen. Bekannt ist vom gedruckten Plan nur: quadratisch, Camp in der Mitte, vier Orte an den Ecken, gerade Straßen, vier Kanäle mit je drei Feldern.",
    },
  },
  {
    id: "encounters",
    heading: "Begegnungen",
    paragraphs: {
      "encounters-1":
        "Du deckst die oberste Begegnungskarte auf. Hat sie eine Stärke, kommt es zum Kampf. Sonst geschieht, was sie sagt. Danach kommt sie auf ihren Ablagestapel.",
      "encounters-2":
        "Sollst du etwas abgeben, das du nicht hast, entfällt das. Auch eine Wahl, die du nicht bezahlen kannst, darfst du treffen.",
      E14: "Reicht es nur zum Teil, gibst du, was du hast.",
      E15: "Wer die unbezahlbare Möglichkeit wählt, zahlt nichts.",
      E12: "Ein Verbündeter, den eine Karte fordert, kommt in den Vorrat zurück. Nur ein Biss nimmt ihn aus dem Spiel.",
      E13: "Ausrüstung, die eine Karte fordert, kommt auf den Ablagestapel. Du wählst sie aus, außer die Karte verlangt eine zufällige.",
      E19: "Endet der Begegnungsstapel mitten in einer Kette, wird die Ablage gemischt. Die Karte, die gerade im Spiel ist, bleibt draußen.",
    },
  },
  {
    id: "fight",
    heading: "Kampf",
    paragraphs: {
      "fight-1":
        "Zuerst spielst du beliebig viele Angriffskarten aus, dann würfelst du. Angriffswert: Würfel, ausgespielte Karten, ausliegende Revolver, Bonus des Felds, Polizeistation. Erreicht er die Stärke, gewinnst du; Gleichstand reicht.",
      "fight-2":
        "Eine gewürfelte 6 gewinnt immer. Bei einem Sieg bekommst du die Belohnung der Karte, bei einer Niederlage einen Biss, sofern die Karte nichts anderes sagt.",
      "fight-example":
        "Beispiel: Stärke 10. Du stehst auf Angriff +2 und spielst Armbrust und Baseballschläger, zusammen 3. Du würfelst eine 5, das macht 10: gewonnen. Die Armbrust kehrt wegen der 5 zurück, der Baseballschläger nicht, denn er war nicht allein. Bei einer 4 hättest du verloren.",
      E1: "Mit der 6 ist die Augenzahl des Würfels gemeint, der gilt. Eine 4 mit Ricks 2 Punkten ist keine 6.",
      X14: "Angriffskarten sind Baseballschläger, Armbrust, Axt, Shotgun, Revolver und Gewehr. Nur sie meint eine Begegnung, wenn sie das Ausspielen von Ausrüstung einschränkt.",
      X10: "Nach dem Wurf werden zuerst die ausgespielten Karten abgeräumt, dann wirkt Sieg oder Niederlage. Eine Armbrust, die bei der letzten 5 zurückkehrt, ist also schon auf der Hand, wenn du stirbst oder Panik alles kostet.",
      E16: "Kostet eine Niederlage statt des Bisses Karten und du hast keine, kostet sie dich nichts.",
    },
  },
  {
    id: "no-roll",
    heading: "Ohne Wurf gewinnen",
    paragraphs: {
      "no-roll-1":
        "Genügen deine Boni schon ohne Würfel, brauchst du nicht zu würfeln. Mit einer ausgespielten Shotgun musst du es doch.",
      E5: "Würfeln darfst du trotzdem, etwa damit die Armbrust zurückkehrt.",
      X32: "Es genügt, wenn die Boni die Stärke erreichen; übertreffen müssen sie sie nicht, denn jeder Würfel zeigt mindestens 1.",
    },
  },
  {
    id: "bite",
    heading: "Bisse",
    paragraphs: {
      "bite-1":
        "Jeder Biss kostet einen Verbündeten. Er kommt in die Schachtel, nicht in den Vorrat. Ein Biss ohne Verbündete ist tödlich.",
      E17: "Mehrere Bisse folgen einzeln aufeinander. Stirbst du an einem, entfällt der Rest.",
    },
  },
  {
    id: "death",
    heading: "Sterben",
    paragraphs: {
      "death-1":
        "Deine Handkarten werden in den Ausrüstungsstapel gemischt, Charakter und Orts-Plättchen kommen in die Schachtel, deine Figur bleibt liegen. In deinem nächsten Zug steht sie dort als Beißer auf, und du bekommst 4 Beißer-Karten.",
      D1: "Als Beißer zählst du vom Augenblick des Todes an. Figur und Karten kommen erst in deinem nächsten Zug.",
      X6: "Deshalb beendet der zweite Tod eine Partie zu zweit sofort.",
      M8: "Eine liegende Figur ist nur eine Markierung und zählt für keine Regel.",
      D2: "Wer frisch gestorben ist, kann noch nicht eingreifen.",
      D3: "Wer auf einem Feld mit zusätzlichem Zug stirbt, nimmt ihn sofort als Beißer.",
      P1: "Der Verlag sieht das ebenso: Der zusätzliche Zug findet statt.",
      X22: "Das gilt nur, wenn der Tod zum Beißer macht. Wer ausscheidet, bekommt keinen Zug mehr.",
      E11: "In den Stapel gemischt wird, was du noch hältst. Die Karten des tödlichen Kampfs liegen da schon auf der Ablage.",
      X8: "Auch deine Revolver sind schon abgelegt, denn eine Niederlage räumt sie ab, bevor der Biss wirkt.",
      X21: "Züge, die du noch aussetzen müsstest, verfallen mit dem Tod. Zweimal Schuldgefühle hieße: zwei Züge.",
    },
  },
  {
    id: "teams",
    heading: "Team Zombie gegen Team Überlebende",
    paragraphs: {
      "teams-1":
        "Zu dritt und zu viert ändert der zweite Tod das Ziel. Die Überlebenden gewinnen gemeinsam, wenn einer von ihnen alle vier Plättchen selbst besitzt und ins Camp kommt. Die Beißer gewinnen gemeinsam, wenn kein Überlebender mehr lebt.",
      "teams-2":
        "Nach dem eigenen Zug darfst du eine Ausrüstungskarte an deinen Mit-Überlebenden geben. Orts-Plättchen kann man nicht weitergeben.",
      D8: "Die Entfernung spielt dabei keine Rolle.",
      X26: "Das geht einmal nach jedem eigenen Zug, auch nach einem zusätzlichen, erst nach der Abkürzung und nur von der Hand.",
      D4: "Wer als Dritter stirbt, scheidet aus. Seine Karten kommen in den Stapel, seine Plättchen in die Schachtel.",
      X34: "Zu viert gewinnt er noch mit, wenn sein Mit-Überlebender es ins Camp schafft. Zu dritt ist mit dem dritten Tod alles vorbei.",
      D7: "Zu dritt steht ein Überlebender gegen zwei Beißer. Karten weitergeben kann er niemandem.",
      P3: "So sieht es auch der Verlag: zwei Tote, zwei Zombies gegen einen Überlebenden.",
      D9: "Ein einzelner Beißer in einer Partie zu dritt oder viert kann noch nicht gewinnen. Er wartet auf den zweiten.",
    },
  },
  {
    id: "walker-move",
    heading: "Der Zug der Beißer: Bewegung",
    paragraphs: {
      "walker-move-1":
        "Ein Beißer würfelt und geht bis zu so viele Felder, auch durch die Kanalisation. Er darf stehen bleiben. Betritt er das Feld eines Überlebenden, muss er anhalten. Felder lösen für ihn nichts aus.",
      M5: "Umkehren ist ihm erlaubt, und von einem Überlebenden weggehen auch. Nur das Betreten hält ihn auf.",
      M6: "Ansturm und Angreifende Beißer sind eine neue Bewegung. Auch wer schon anhalten musste, darf damit weiter; das nächste Feld mit einem Überlebenden hält ihn wieder auf.",
      "walker-move-2": "Eckfelder und Camp darf ein Beißer betreten und dort angreifen.",
    },
  },
  {
    id: "walker-card",
    heading: "Der Zug der Beißer: eine Karte",
    paragraphs: {
      "walker-card-1":
        "Nach der Bewegung darf ein Beißer eine Karte spielen. Zum Angreifen muss er auf dem Feld eines Überlebenden stehen, sofern die Karte nichts anderes sagt. Stehen dort mehrere, wählt er einen.",
      "walker-card-2":
        "Gekämpft wird wie bei einer Begegnung: Der Überlebende spielt Karten, würfelt und muss die Stärke erreichen. Eine Niederlage kostet ihn einen Biss. Nach einem Sieg verlässt der Beißer den Plan und legt alle seine Karten ab.",
      X4: "Gebissen wird nur der Überlebende. Ein geschlagener Beißer verliert Figur und Hand, mehr nicht.",
      P6: "Ohne Überlebenden auf dem Feld sind nur Ansturm und Angreifende Beißer spielbar, dann allein für die Bewegung. Sonst spielt niemand eine Karte nur für ihre Nebenwirkung.",
      "walker-card-3": "Am Ende seines Zugs darf ein Beißer eine Karte ablegen und füllt dann auf vier auf.",
      W5: "Wer in seinem Zug geschlagen wurde, tauscht und zieht nicht. Vier neue Karten gibt es beim Aufstehen.",
      W6: "Reichen Stapel und Ablage nicht, zieht man weniger.",
      W8: "Stirbt der Überlebende, entfällt, was die Karte danach noch verlangt.",
    },
  },
  {
    id: "reactions",
    heading: "Reaktionen",
    paragraphs: {
      "reactions-1":
        "Heranschleichen und Bluttausch spielt ein Beißer nur, wenn ein Überlebender in dessen eigenem Zug eine Begegnung aufgedeckt hat. Auf Beißer-Karten kann niemand reagieren.",
      X2: "Nach jeder aufgedeckten Begegnung dürfen die Beißer der Reihe nach eine Karte nach der anderen spielen, bis alle nacheinander passen. Eine Obergrenze gibt es nicht. Jeder Bluttausch zählt dazu, jedes Heranschleichen bringt eine Begegnung mehr.",
      W2: "Ohne Stärke hilft kein Bluttausch. Heranschleichen geht auch dann.",
      W3: "Ein geschlagener Beißer hat keine Karten und kann nicht eingreifen.",
      W4: "Nachgezogen wird erst am Ende des eigenen Zugs.",
    },
  },
  {
    id: "rise",
    heading: "Wieder aufstehen",
    paragraphs: {
      "rise-1":
        "Ein geschlagener Beißer stellt seine Figur im nächsten Zug auf eines der vier Kanalisationsfelder zum Aufstehen, bekommt 4 neue Karten und zieht dann wie gewohnt.",
      M9: "Aufstehen ist Pflicht, frei ist nur die Wahl des Felds.",
      X3: "Das Regelheft sagt, man darf die Figur hinstellen. Wir lesen das als Wahl unter den vier Feldern, auch einem besetzten, denn ohne Figur gäbe es keinen Zug.",
    },
  },
  {
    id: "endings",
    heading: "Wie das Spiel endet",
    paragraphs: {
      "endings-1":
        "Mit höchstens einem Beißer gewinnt allein, wer mit allen vier Plättchen ins Camp zurückkehrt. Ab dem zweiten Beißer gewinnt eines der Teams.",
      "endings-2":
        "Zu zweit gewinnt niemand, wenn beide Beißer geworden sind. Wer zuerst gestorben ist, kann dem anderen also nur noch den Sieg verderben.",
      D6: "Zu zweit mit einem Beißer gewinnt der Überlebende allein, wie sonst auch.",
      P4: "Der Verlag bestätigt es: Der zweite Tod beendet eine Partie zu zweit.",
      D5: "Team Zombie gewinnt auch, wenn der letzte Überlebende an einer Begegnung stirbt.",
      P5: "Auch das hat der Verlag so beantwortet.",
    },
  },
  {
    id: "solo",
    heading: "Allein spielen",
    paragraphs: {
      "solo-1":
        "Allein gelten dieselben Regeln, mit 10 Karten im Ausrüstungsstapel und 2 Verbündeten im Vorrat. Wer stirbt, hat verloren.",
    },
  },
  {
    id: "team-variant",
    heading: "Team-Variante zu viert",
    paragraphs: {
      "team-variant-1":
        "Zwei Überlebende und zwei Beißer von Anfang an. Die Überlebenden beginnen im Camp mit je 4 Verbündeten und 7 Karten aus einem Stapel von 28, im Vorrat liegen 8 Verbündete. Die Beißer beginnen auf Kanalisationsfeldern zum Aufstehen.",
      "team-variant-2":
        "Die Plättchen beider Überlebender zählen zusammen. Sind alle vier beisammen, muss einer von beiden noch ins Camp. Stirbt einer, erbt der andere seine Plättchen; Beißer wird er nicht. Team Zombie gewinnt, wenn beide tot sind.",
      A6: "Die Beißer beginnen mit 4 Karten.",
      A7: "Überlebende und Beißer sitzen abwechselnd: Platz 1 und 3 überleben, Platz 2 und 4 sind Beißer.",
      X25: "Beißer haben keinen Charakter. Sie wählen ihr Startfeld vor dem ersten Zug, Platz 2 zuerst, und dürfen sich eines teilen.",
      T1: "Ob ein Eckfeld noch ein Plättchen bringt, entscheidet jeder für sich: Beide können dasselbe verdienen und seinen Bonus bekommen.",
      T2: "Geerbte Plättchen wirken dauerhaft weiter. Sofortboni gibt es kein zweites Mal, Doppelte kommen in die Schachtel.",
      T3: "Wer schon im Camp steht, wenn die vierte Art dazukommt, muss hinaus und wieder hinein.",
      X24: "Das gilt auch beim Erben. Heimkehren kann jeder der beiden, auch wer selbst kein Plättchen hat.",
      X23: "Die Hand eines Toten wird in den Stapel gemischt, Figur und Charakter kommen in die Schachtel, die Plättchen an den Mit-Überlebenden.",
    },
  },
  {
    id: "piles",
    heading: "Stapel und Vorrat",
    paragraphs: {
      "piles-1":
        "Ist der Ausrüstungsstapel leer, gehst du leer aus. Nur der Tod eines Überlebenden füllt ihn wieder. Begegnungen und Beißer-Karten werden aus ihrer Ablage neu gemischt.",
      "piles-2": "Ist der Vorrat an Verbündeten leer, bekommst du keinen. Gebissene kommen nie zurück.",
      E10: "Abgelegte Ausrüstung wird nie neu gemischt.",
    },
  },
  {
    id: "equipment",
    heading: "Die Ausrüstungskarten",
    paragraphs: {
      "equipment-1":
        "Von der Ausrüstung kennt das Regelheft sieben Karten und vieles, was sie tun. Titel und Wirkung der übrigen sind teils aus anderen Quellen, teils Platzhalter. Alle Anzahlen und, bis auf die Axt, alle Boni sind Platzhalter.",
      bat: "Baseballschläger (6×, +1): Hast du im Kampf nichts als Baseballschläger ausgespielt, nimmst du sie danach alle zurück.",
      E3: "Das gilt auch nach einer Niederlage.",
      E4: "Ein schon ausliegender Revolver und die Axt eines anderen verderben das nicht. Eine eigene Axt oder ein Revolver, in diesem Kampf ausgespielt, schon.",
      crossbow: "Armbrust (5×, +2): Zeigt der Würfel 5 oder 6, kehrt sie auf die Hand zurück.",
      E2: "Es zählt die reine Augenzahl. Ohne Wurf kehrt sie nicht zurück.",
      axe: "Axt (5×, +1): Als einzige Karte darfst du sie auch noch nach dem Angriffswurf ausspielen, so viele du hast, und auch für andere Überlebende.",
      X12: "Die eigene geht vor oder nach dem Wurf. Für jemand anderen geht sie nur danach, wenn ihm noch etwas fehlt. Zu einer gewürfelten 6 macht sie nichts.",
      shotgun:
        "Shotgun (5×, +4): Zeigt der Würfel eine 1, musst du nach diesem Kampf eine weitere Begegnung aufdecken.",
      E6: "Auch zwei Shotguns bringen bei einer 1 nur eine weitere Begegnung.",
      E7: "Geschieht das im Zug eines Beißers, folgt die Begegnung sofort, und niemand kann auf sie reagieren.",
      E8: "Wiederholt Rick den Wurf, zählt nur der zweite.",
      revolver:
        "Revolver (4×, +2): Bleibt nach einem gewonnenen Kampf vor dir liegen und zählt in jedem weiteren, bis du einen verlierst. Dass er ausliegt, sagt das Regelheft; wie lange, ist unser Platzhalter.",
      X9: "Jede Niederlage zählt, auch eine ohne Biss. Dann kommen alle deine Revolver auf die Ablage. Mehrere zählen zusammen. Ausgespielt werden sie nur im Kampf, vor dem Wurf.",
      rifle: "Gewehr (4×, +3): Der Bonus des Angriffsfelds, auf dem du stehst, zählt doppelt.",
      X15: "Auch zwei Gewehre verdoppeln nur einmal. In der Dunklen Gasse gibt es nichts zu verdoppeln.",
      shortcut:
        "Abkürzung (3×): Kurz bevor dein Zug endet, ziehst du bis zu 2 Felder weiter oder einen anderen Überlebenden bis zu 4, nie auf ein Eckfeld. Eine Begegnung folgt nicht.",
      E21: "Das Eckfeld ist auch als Ziel für jemand anderen verboten.",
      E22: "Ins Camp darf die Abkürzung führen. Mit vier Plättchen gewinnt das.",
      E23: "Sie geht am Ende jedes eigenen Zugs, auch vor einem zusätzlichen.",
      X16: "Mindestens ein Feld, ohne umzukehren, nicht durch die Kanalisation. Über ein Eckfeld hinweg geht es. Auch mehrere Abkürzungen in einem Zug sind erlaubt. Für Loris Schritt gilt das Eckfeldverbot nicht.",
      X17: "Auch wer gar keine Begegnung hatte, darf sie spielen.",
      hurry:
        "Beeilung! (3×): Nach deinem Bewegungswurf zählst du 1, 2 oder 3 Felder dazu. Den Titel nennt eine öffentliche Quelle, die Wirkung ist unser Platzhalter.",
      X7: "Höchstens eine Beeilung! je Bewegungswurf.",
      wound:
        "Nicht tödliche Wunde (3×): Würde ein Biss dich oder einen anderen Überlebenden töten, bleibt er ohne Folgen. Das geht auch außerhalb des eigenen Zugs.",
      E18: "Gefragt wird im Augenblick des Todes, zuerst das Opfer, dann die anderen der Reihe nach. Wer gerettet wird, behält alles, auch die Aussicht auf ein Orts-Plättchen.",
      P2: "Der Verlag bestätigt: Sie wird im Augenblick des Todes gespielt, und die Karten bleiben.",
      "gun-bag": "Waffentasche (2×): In deinem Zug, außerhalb von Kämpfen, ziehst du 2 Ausrüstungskarten.",
    },
  },
  {
    id: "encounter-cards",
    heading: "Die Begegnungskarten",
    paragraphs: {
      "encounter-cards-1":
        "29 Kämpfe und 11 Karten ohne Stärke. Aus dem Regelheft stammen Beißer vor der Tür, das Camp in der Dreiecksbeziehung und das Paar aus Stärke 10 und zwei Ausrüstungskarten. Alles andere ist unser Platzhalter. Steht nichts dabei, kostet eine Niederlage einen Biss und bringt ein Sieg nichts.",
      stray: "Streuner (3×): Stärke 6.",
      backyard: "Im Hinterhof (3×): Stärke 7. Sieg: 1 Ausrüstungskarte.",
      pack: "Beißergruppe (3×): Stärke 8. Sieg: 1 Ausrüstungskarte.",
      "road-horde": "Horde auf der Straße (2×): Stärke 10. Sieg: 2 Ausrüstungskarten.",
      "at-the-door":
        "Beißer vor der Tür (2×): Stärke 5. Du selbst darfst keine Angriffskarten ausspielen. Sieg: 1 Ausrüstungskarte.",
      E9: "Auch die eigene Axt ist verboten. Es zählen Feld, Polizeistation, ausliegende Revolver und die Axt eines anderen. Die Nicht tödliche Wunde bleibt erlaubt.",
      "in-need": "Überlebende in Not (2×): Stärke 8. Sieg: 1 Verbündeter.",
      "trapped-family": "Eingeschlossene Familie (1×): Stärke 9. Sieg: 1 Verbündeter und 1 Ausrüstungskarte.",
      surrounded: "Umzingelt (2×): Stärke 9. Sieg: 1 Ausrüstungskarte. Niederlage: 2 Bisse.",
      "keep-quiet":
        "Leise bleiben (2×): Stärke 7. Shotgun, Gewehr und Revolver darfst du nicht ausspielen; ein ausliegender Revolver zählt. Sieg: 1 Ausrüstungskarte.",
      "dark-alley": "Dunkle Gasse (1×): Stärke 7. Der Bonus deines Felds zählt nicht. Sieg: 1 Ausrüstungskarte.",
      "old-neighbours": "Frühere Nachbarn (1×): Stärke 7, in der Vorstadt 9.",
      "pile-up": "Massenkarambolage (1×): Stärke 7, auf dem Highway 9.",
      herd: "Herde (1×): Stärke 7, am Stadtrand 9.",
      "street-fight": "Straßenkampf (1×): Stärke 7, in der Innenstadt 9.",
      "drop-everything":
        "Alles stehen lassen (2×): Stärke 9. Niederlage: statt des Bisses 2 Ausrüstungskarten deiner Wahl ablegen.",
      panic: "Panik (1×): Stärke 8. Niederlage: statt des Bisses alle Handkarten ablegen.",
      crawler: "Kriecher (1×): Stärke 6. Du darfst höchstens eine Angriffskarte ausspielen. Sieg: 1 Ausrüstungskarte.",
      X13: "Gezählt werden die Karten, die du selbst in diesem Kampf ausspielst, auch die Axt danach. Ausliegende Revolver und fremde Äxte zählen nicht mit.",
      "love-triangle": "Dreiecksbeziehung (1×): Gib 1 Verbündeten auf oder stell deine Figur ins Camp.",
      "food-fight": "Streit ums Essen (1×): Leg 2 Ausrüstungskarten ab oder gib 1 Verbündeten auf.",
      guilt: "Schuldgefühle (1×): Leg 1 zufällige Ausrüstungskarte ab oder setz den nächsten Zug aus.",
      "weapons-cache":
        "Waffenversteck (2×): Zieh 1 Ausrüstungskarte. Dass manche Begegnungen eine Waffe bringen, nennt eine öffentliche Quelle.",
      companion: "Neuer Gefährte (1×): Nimm 1 Verbündeten aus dem Vorrat.",
      "quiet-moment": "Ruhige Minute (1×): Nichts geschieht.",
      "power-struggle":
        "Machtkampf (1×): Wähl einen anderen Überlebenden in deiner Region. Beide würfeln, wer niedriger liegt, gibt dem anderen 1 zufällige Ausrüstungskarte. Bei Gleichstand geschieht nichts.",
      betrayal:
        "Verrat in der Gruppe (1×): Jeder Überlebende in deiner Region, auch du, legt 1 Ausrüstungskarte eigener Wahl ab.",
      X28: "Im Camp ist niemand in einer Region: Machtkampf und Verrat bleiben ohne Wirkung, auch für dich. Wer keine Karten hat, verliert keine.",
      "press-on": "Weiter! (1×): Deck noch eine Begegnung auf. Lebst du danach noch, zieh 1 Ausrüstungskarte.",
      X27: "Reihenfolge: Reaktionen auf Weiter!, dann die innere Begegnung mit allem, was sie nach sich zieht, dann deine Karte, dann das Heranschleichen, das auf Weiter! gespielt wurde.",
      "shared-supplies":
        "Geteilte Vorräte (1×): Alle Überlebenden ziehen 1 Ausrüstungskarte, du zuerst, dann im Uhrzeigersinn.",
    },
  },
  {
    id: "walker-cards",
    heading: "Die Beißer-Karten",
    paragraphs: {
      "walker-cards-1":
        "Sechs Titel nennt das Regelheft, zwei sind unsere. Anzahlen, Stärken und Weiten sind Platzhalter.",
      onslaught: "Ansturm (5×, Stärke 7): Zieh vor dem Angriff bis zu 2 Felder weiter. Auch ohne Angriff spielbar.",
      charging: "Angreifende Beißer (4×, Stärke 7): wie Ansturm, aber bis zu 3 Felder.",
      X30: "Erst die Karte, dann die Bewegung, dann die Entscheidung: angreifen oder nicht, und wen. Eine Pflicht zum Angriff gibt es nicht.",
      overrun:
        "Von Beißern überrannt (4×, Stärke 8): um 2 stärker, wenn die andere Beißer-Figur auf diesem oder einem angrenzenden Feld steht.",
      W7: "Ohne zweiten Beißer gibt es keinen Zuschlag.",
      X29: "Angrenzend heißt verbunden, die Kanalisation eingeschlossen. Eine liegende Figur zählt nicht.",
      bitten:
        "Gebissen (4×, Stärke 6): Greif einen Überlebenden auf einem anderen Feld an. Gewinnt er, bleiben deine Figur und deine übrigen Karten, denn du hast nicht selbst gekämpft.",
      W1: "Auf dem eigenen Feld geht das nicht. Einen Angriff ohne Risiko soll es aus der Nähe nicht geben.",
      clinging:
        "Festgekrallt (4×, Stärke 8): Verliert der Überlebende und lebt noch, legt er auch noch 1 Ausrüstungskarte seiner Wahl ab.",
      tough:
        "Zäher Beißer (3×, Stärke 7): Gewinnt der Überlebende, bleiben deine Figur und deine übrigen Karten trotzdem.",
      "sneaking-up":
        "Heranschleichen (3×): Reaktion. Ist die aufgedeckte Begegnung überstanden, deckt derselbe Überlebende noch eine auf.",
      "blood-swap": "Bluttausch (3×): Reaktion. Die aufgedeckte Begegnung wird um 3 stärker.",
    },
  },
  {
    id: "characters",
    heading: "Charaktere und Spezialfähigkeiten",
    paragraphs: {
      "characters-1":
        "Jede Spezialfähigkeit gibt es einmal im Spiel, im eigenen Zug. Bekannt sind sie aus Besprechungen. Wem die von Andrea und Dale gehören, ist unsicher; ein Schalter am Tisch vertauscht sie.",
      B1: "Rick ist nach seinem Angriffswurf dran, Andrea nach ihrem Bewegungswurf, alle anderen jederzeit im eigenen Zug außerhalb eines Kampfs. Wann genau, sagt X19.",
      X19: "Lori, Shane, Glenn, Dale und die Waffentasche: vor dem Bewegungswurf, zwischen zwei Begegnungen eines Eckfelds und vor dem Zugende. Nicht zwischen Ankommen und Feld und nicht, während eine Begegnung läuft.",
      B2: "Ein zusätzlicher Zug erneuert nichts.",
      B4: "Glenn bei leerer Ablage und Shane ohne jemanden, der etwas geben könnte, dürfen ihre Fähigkeit nicht auslösen. Sie wäre vergeudet.",
      rick: "Rick, Zweiter Schlag: Nach deinem Angriffswurf würfelst du noch einmal und zählst 2 dazu. Der neue Wurf gilt.",
      X20: "Nur direkt nach dem Wurf in einem Kampf deines eigenen Zugs, bevor jemand eine Axt spielt. Nicht für Machtkampf oder Bewegung.",
      lori: "Lori, Geleit: Zieh einen Überlebenden, auch dich selbst, ein Feld weit. Das Feld löst nichts aus.",
      B3: "Andere kann Lori nicht zwischen deren Begegnungen wegziehen, denn dann ist nicht ihr Zug. Sich selbst schon; dann gilt X1.",
      T4: "Lori und Abkürzung bewegen nur Überlebende, nie Beißer.",
      shane: "Shane, Wegezoll: Jeder andere Überlebende in deiner Region gibt dir 1 zufällige Ausrüstungskarte.",
      glenn: "Glenn, Fundstück: Nimm eine Karte deiner Wahl von der Ablage der Ausrüstung.",
      andrea:
        "Andrea, Zweiter Anlauf: Nach deinem Bewegungswurf würfelst du noch einmal und zählst 2 dazu. Der neue Wurf gilt.",
      dale: "Dale, Umräumen: Misch beliebig viele Handkarten in den Ausrüstungsstapel, mindestens eine, und zieh ebenso viele.",
      B5: "Zuerst wird eingemischt, also reicht der Stapel immer.",
    },
  },
  {
    id: "tiles",
    heading: "Die Orts-Plättchen",
    paragraphs: {
      "tiles-1":
        "Bekannt ist, dass es Boni für Angriff, Bewegung, Ausrüstung und Verbündete gibt, und dass die Polizeistation beim Angriff hilft. Die übrige Verteilung und die Größen sind Platzhalter.",
      police: "Polizeistation: dauerhaft +1 in jedem Kampf, auch gegen Beißer-Karten.",
      "car-lot": "Verlassener Parkplatz: dauerhaft. Nach jedem Bewegungswurf darfst du 1 Feld dazuzählen.",
      cdc: "Seuchenkontrollzentrum: einmalig und sofort 1 Verbündeter aus dem Vorrat.",
      store: "Kaufhaus: einmalig und sofort 2 Ausrüstungskarten.",
    },
  },
  {
    id: "house-rules",
    heading: "Am Tisch und Hausregeln",
    paragraphs: {
      "house-1":
        "Ohne Zutun gelten Regelheft und Klärungen. Wer manches anders liest, stellt es beim Öffnen des Tisches um.",
      "option-variant": "Spielform: jeder für sich. Wahlweise die Team-Variante für vier Plätze.",
      "option-openHands": "Offene Karten: nein. Eingeschaltet sind alle Hände für alle sichtbar.",
      "option-firstPlayer": "Wer beginnt: der höchste Wurf. Wahlweise der erste Platz.",
      "option-secondEncounterAnywhere":
        "Zweite Begegnung auch anderswo: ja. Ausgeschaltet entfällt sie, wenn die erste dich vom Eckfeld weggeführt hat.",
      "option-oneReaction":
        "Eine Reaktion je Beißer: nein. Eingeschaltet spielt jeder Beißer auf eine Begegnung höchstens eine Karte.",
      "option-swapAndreaDale":
        "Andrea und Dale vertauscht: nein. Eingeschaltet hat Andrea das Umräumen und Dale den Zweiten Anlauf.",
    },
  },
];
