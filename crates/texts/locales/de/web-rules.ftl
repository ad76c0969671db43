# Die Regeln nach Nummer, in je ein oder zwei Sätzen, und ihre Abschnitte.

rulebook-book-dreamscape = Dreamscape
rulebook-book-lonely = Einsame Träume
rulebook-book-runners = Dream Runners

rulebook-section-editions = Worin sich die Ausgaben unterscheiden
rulebook-section-components = Was in der Schachtel ist
rulebook-section-setup = Spielaufbau
rulebook-section-emergence = Erscheinen
rulebook-section-travel = Reisen
rulebook-section-nightmare = Albtraum
rulebook-section-creation = Gestalten
rulebook-section-dreamer = Der Träumer
rulebook-section-cards = Traumkarten
rulebook-section-powers = Fähigkeiten
rulebook-section-end = Das Ende
rulebook-section-purposes = Traumziele
rulebook-section-examples = Beispiele
rulebook-section-lonely = Der Herr der Albträume spielt
rulebook-section-runners-box = Was in der Schachtel ist
rulebook-section-runners-compose = Einen Traum gestalten
rulebook-section-runners-resolve = Auswerten
rulebook-section-runners-improve = Einkauf und Ende
rulebook-section-runners-examples = Beispiele

## Ausgaben

rulebook-e1 = Wie viele Splitter jeder Farbe in der Schachtel sind.
rulebook-e2 = Wie viele Albtraumsplitter in der Schachtel sind.
rulebook-e3 = Wie viele Runden ein Spiel dauert.
rulebook-e4 = Wie viele Aktionspunkte eine Reise hat.
rulebook-e5 = Ob eine Schlüssel-Bewegung einen übrigen Aktionspunkt braucht.
rulebook-e6 = Ob die Bewegung an einen Ort ohne Splitter kostenlos ist.
rulebook-e7 = Wie Land den Träumer ohne Bewegungssplitter weiterträgt.
rulebook-e8 = Welche Steinsplitter einen Berg ergeben.
rulebook-e9 = Wie oft ein Berg seine 2 Punkte bringt.
rulebook-e10 = Wie viele Albtraumsplitter mit Albtraumregeln im Beutel sind.
rulebook-e11 = Ob auf zwei Verbindungsfeldern beim König von Anfang an ein Albtraumsplitter liegt.
rulebook-e12 = Ob der Träumer auf einen Albtraumsplitter treten darf.
rulebook-e13 = Wofür du zwei gleiche Splitter tauschen darfst.
rulebook-e14 = Wann die Fähigkeiten Traumernte und See von Karten wirken.
rulebook-e15 = Ob ein Tisch vereinbaren darf, dass alle gleichzeitig gestalten.
rulebook-e16 = In welcher Reihenfolge das letzte Gestalten gespielt wird.
rulebook-e17 = Wie viele Traumziele in der Schachtel sind.
rulebook-e18 = Wie drei der Orte heißen; die Namen ändern keine Regel.
rulebook-e19 = Wohin der Golem einen Splitter auf ein leeres Feld versetzen darf.
rulebook-e20 = Ob Albtraumsplitter schon im Beutel sind, wenn die Orte zum ersten Mal gefüllt werden.

## Material

rulebook-c1 = Die Traumwelt hat sechs Orte, 1 2 3 über 4 5 6, verbunden wie eine Leiter. Jeder hat eine Fähigkeit, und jedes Verbindungsfeld hat Platz für einen Albtraum.
rulebook-c2 = Ein Ort ist eine Reihe von Splittern: Links liegt der Schlüssel, rechts sammelst du, und dort kommen neue dazu. Bis zu sechzehn haben Platz.
rulebook-c3 = Beim Auffüllen bekommt ein Ort einen Splitter mehr, als ihr Spieler seid.
rulebook-c4 = Eine Traumlandschaft hat fünf Spalten und fünf Reihen von Feldern; man betritt sie unten in der Mitte. Ein Paket kann ein anderes Raster mitbringen.
rulebook-c5 = Auf einem Feld liegt ein Stapel aus bis zu zwanzig Splittern, darauf ein Baum oder der Träumer.
rulebook-c6 = Es gibt drei Bäume für jeden Spieler.
rulebook-c7 = Traumkarten gibt es in drei Stufen; sie und die Traumziele sind der Inhalt eines Pakets.
rulebook-c8 = Grün ist Gras, Blau Wasser, Grau Stein, Braun Land; Weiß bewegt den Träumer, und Rot ist ein Albtraum.
rulebook-c9 = Karten kommen zufällig aus dem ungesehenen Teil eines Stapels. Ist er leer, folgen die darunter gelegten, die ältesten zuerst.

## Spielaufbau

rulebook-s1 = Die Initiativemarker werden zufällig verteilt, und jeder Schläfer beginnt am Ort mit seiner Zahl.
rulebook-s2 = Vier Traumziele werden gezogen. Die mit Farbe bekommen eine zufällige, jedes eine andere, für die ganze Partie.
rulebook-s3 = In Initiativereihenfolge ziehen alle so viele Karten der Stufe 1, wie ihr Marker sagt, und behalten genau eine. Nur diese wird gezeigt.
rulebook-s4 = Alle Orte werden aus dem Beutel gefüllt.
rulebook-s5 = Der Träumer wartet draußen. Punkte beginnen bei 0 und können darunter fallen.
rulebook-s6 = Mit Albträumen beginnt der Herr der Albträume an Ort 6, und einige Albtraumsplitter liegen im Beutel und auf Verbindungsfeldern. Die übrigen sind der Vorrat.

## Erscheinen

rulebook-m1 = Orte mit zu wenigen Splittern werden aus dem Beutel aufgefüllt, von 1 bis 6, bis er leer ist.
rulebook-m2 = Der Rundenzähler rückt weiter.
rulebook-m3 = Splitter auf Karten kehren in die Hände ihrer Besitzer zurück.
rulebook-m4 = Der niedrigste Ort ist zuerst dran. Teilen sich Schläfer einen Ort, beginnt der oberste: Er kam zuletzt.

## Reisen

rulebook-t1 = Eine Reise hat einige Aktionspunkte. Was du nicht nutzt, verfällt.
rulebook-t2 = Für einen Punkt nimmst du den Splitter ganz rechts an deinem Ort, außer du hältst schon zwei dieser Farbe. Für Splitter aus Beutel, Turm oder von Karten gilt das nicht.
rulebook-t3 = Für einen Punkt reist dein Schläfer eine Verbindung entlang.
rulebook-t4 = Eine Bewegung ist kostenlos, wenn du einen Splitter in der Farbe des Schlüssels am Ziel hältst. Du behältst ihn, und was kostenlos geht, kostet nie.
rulebook-t5 = Einmal je Runde darfst du die Fähigkeit deines Ortes ohne Punkt nutzen, aber nicht, wo der Herr der Albträume ist.
rulebook-t6 = Für die Fähigkeit einer Karte legst du einen Splitter auf ihr Feld. Du darfst dort auch nur einen einlagern; Albträume kommen nie auf eine Karte.
rulebook-t7 = Am Ende deiner Reise legst du deinen Schläfer auf alle, die schon dort sind.
rulebook-t8 = Nach zwanzig kostenlosen Bewegungen in einer Reise kostet jede weitere einen Punkt.
rulebook-t9 = Mit Albträumen nimmst du einen Albtraumsplitter mit, wenn du über sein Verbindungsfeld reist, außer du hältst schon zwei.

## Albtraum

rulebook-n1 = Nach deiner Reise kommt der Herr der Albträume zu deinem Schläfer.
rulebook-n2 = Du legst einen Albtraumsplitter aus dem Vorrat auf ein leeres Verbindungsfeld neben ihm, wenn es beides gibt.

## Gestalten

rulebook-k1 = Der erste Splitter kommt auf das Eintrittsfeld. Jeder andere kommt neben einen Splitter oder auf einen Stapel ohne Baum und Träumer.
rulebook-k2 = Jede Farbe darf gelegt werden. Albträume brauchen ein leeres Feld, und auf sie kommt nie etwas.
rulebook-k3 = Zwei Splitter einer Farbe gehen in den Beutel für einen, den du dir daraus aussuchst.
rulebook-k4 = Drei Albtraumsplitter gehen in den Beutel für einen, der kein Albtraum ist.
rulebook-k5 = Ein Grassplitter kauft einen Baum für einen Stapel, auf dem nichts steht. Er bringt so viele Punkte, wie du dann Bäume hast.
rulebook-k6 = Der Träumer tritt ein und geht, während du gestaltest.
rulebook-k7 = Am Ende gehen Splitter in deinen Händen zurück in den Beutel. Albträume musst du vorher legen, solange ein Feld sie aufnimmt.
rulebook-k8 = Fähigkeiten von Karten wirken auch beim Gestalten, die der Orte nie.
rulebook-k9 = Gestalten alle zugleich, sind die letzten Bäume für die, die in der Initiative früher kommen und noch pflanzen könnten.

## Der Träumer

rulebook-d1 = Er betritt einmal und kostenlos das Eintrittsfeld: Dort muss ein Splitter frei liegen. Das zählt als Schritt auf diesen Splitter.
rulebook-d2 = Ein Bewegungssplitter kauft einen Schritt auf ein Nachbarfeld mit einem Splitter.
rulebook-d3 = Er darf einen Baum überqueren, aber nicht dort bleiben. Ein Schritt auf einen Baum geht nur, wenn er wieder herunterkommt.
rulebook-d4 = Ein Schritt auf Wasser bringt 1 Punkt, auf einen Berg 2, und beides, wenn beides da ist. Die Höhe spielt nie eine Rolle.
rulebook-d5 = Von den freien Schritten, die Land schenkt, kannst du nur einen aufheben. Mit jeder anderen Aktion verfällt er, mit einer erfüllten Karte nicht.
rulebook-d6 = Versetzt der Golem den Splitter unter ihm, fährt er mit, und das zählt nicht als Schritt.
rulebook-d7 = Ein freier Schritt führt nie auf seine Spur zurück. Ein bezahlter Schritt, eine erfüllte Karte, jede andere Aktion und ein Berg, der Punkte bringt, beginnen eine neue.
rulebook-d8 = Ein Berg, der Punkte gebracht hat, gilt an seinem Feld als gewertet, und der Golem nimmt diesen Vermerk mit. Das letzte Gestalten gehört zur letzten Runde.

## Traumkarten

rulebook-a1 = Eine Karte zeigt Stapel, vielleicht Bäume, und wo der Träumer steht. Sie passt, wenn jedes ihrer Felder genau so aussieht; alle anderen sind egal.
rulebook-a2 = Sie darf überall passen und gedreht sein, aber nicht gespiegelt, außer der Tisch vereinbart es.
rulebook-a3 = Eine Karte, die passt, ist jederzeit sofort erfüllt und bringt ihre Punkte. Bei mehreren wählt der Besitzer die Reihenfolge.
rulebook-a4 = Jede Karte vor dir hat ein Feld für einen Splitter, ebenso die oberste deines Ablagestapels. Eine erfüllte Karte nimmt ihren Splitter mit; treffen sich dort zwei, bleibt einer.
rulebook-a5 = Nach dem Erfüllen einer Karte darfst du so viele Karten eines Stapels ziehen, wie die Zahl deines Ortes sagt, und eine oder keine behalten.
rulebook-a6 = Eine Karte, die am Ende noch vor dir liegt, kostet 5 Punkte.

## Fähigkeiten

rulebook-p1 = Archiv: ein zufälliger Splitter aus dem Beutel.
rulebook-p2 = Traumernte: zwei zufällige Splitter aus dem Beutel, jeder ans rechte Ende eines Ortes deiner Wahl.
rulebook-p3 = Turm: Bis zu zwei freiliegende Splitter kehren aus deiner Traumlandschaft in deine Hände zurück.
rulebook-p4 = Golem: Bis zu dreimal rückt ein Splitter ein Feld weiter, mit allem, was darauf ist.
rulebook-p5 = See: Die Splitter eines Ortes kommen in eine Reihenfolge deiner Wahl.
rulebook-p6 = König: Du siehst dir sechs Karten eines Stapels an und behältst eine oder keine.
rulebook-p7 = Eine Karte, die mitten in einer Fähigkeit erfüllt wird, kommt zuerst; dann geht die Fähigkeit weiter.

## Das Ende

rulebook-f1 = Nach der letzten Runde kehren Splitter von Karten noch einmal zurück und werden gelegt oder abgeworfen, ohne Fähigkeiten und ohne Kartenziehen.
rulebook-f2 = Ein Traumziel belohnt alle, die darin am besten sind. Ist der Bestwert null, belohnt es niemanden.
rulebook-f3 = Nicht erfüllte Karten kosten je 5 Punkte, mit Albtraumregeln Albtraumsplitter je 3.
rulebook-f4 = Die höchste Summe gewinnt. Bei Gleichstand zählen weniger Albtraumsplitter, dann mehr erfüllte Karten; danach wird geteilt.

## Traumziele

rulebook-u1 = Die meisten erfüllten Karten.
rulebook-u2 = Die meisten Stapel aus genau zwei Splittern.
rulebook-u3 = Die wenigsten leeren Felder; ein Albtraumsplitter füllt keines.
rulebook-u4 = Die meisten Splitter, Albträume nicht mitgezählt. Ein Baum zählt wie einer mehr.
rulebook-u5 = Die meisten Splitter in der Farbe des Plättchens. Ein Baum auf dieser Farbe zählt wie einer mehr.
rulebook-u6 = Die meisten Felder mit einem einzigen Splitter in der Farbe des Plättchens.
rulebook-u7 = Punkte nach der Zahl der Splitter in der Farbe des Plättchens, wie seine Tabelle sagt.
rulebook-u8 = Die längste Kette sichtbarer Nachbarn in der Farbe des Plättchens.
rulebook-u9 = Kein einziger Albtraumsplitter; nur mit Albtraumregeln.
rulebook-u10 = Der Träumer, der am weitesten vom Eintrittsfeld entfernt ist.
rulebook-u11 = Ein Punkt für jeden Splitter in sichtbaren Gruppen der Farbe neben dem Träumer, von einem Berg aus doppelt.

## Einsame Träume

rulebook-l1 = Der Aufbau ist wie für zwei. Du beginnst an Ort 1 mit Marker 1 und einer Karte; der Herr der Albträume beginnt an 6 und blockiert die Fähigkeit, wo er steht.
rulebook-l2 = Es gibt zwei Traumziele, beide für die meisten Splitter einer Farbe.
rulebook-l3 = Sechs Zahlen sagen, wie schwer er es macht: wie viele Splitter jeder Farbe er auf einmal abwirft und seine Punkte für einen Albtraum.
rulebook-l4 = Der niedrigere Ort ist zuerst dran; auf einem gemeinsamen beginnt er.
rulebook-l5 = Was er nimmt, ist seine Beute. Er hat weder Traumlandschaft noch Karten.
rulebook-l6 = Er schont die Farbe eines Traumziels, solange du mehr davon hast. Bei ihm zählen seine Bäume mit, bei dir Bäume auf dieser Farbe.
rulebook-l7 = Er wirft immer genau so viele Splitter ab, wie die Zahlen sagen, ob es ihm hilft oder nicht. Das wiederholt er, solange er kann, Bewegung nur einmal je Runde.
rulebook-l8 = Für Stein nimmt er an jedem Ort den Splitter ganz rechts. Für Bewegung reist er danach einen Ort weiter.
rulebook-l9 = Er nimmt alle Splitter, wo er ist, reist im Uhrzeigersinn weiter und nimmt dort alle. Jedes leere Verbindungsfeld auf seinem Weg bekommt einen Albtraumsplitter.
rulebook-l10 = Nach seiner Reise wählst du an seinem neuen Ort ein leeres Verbindungsfeld für noch einen Albtraumsplitter.
rulebook-l11 = Für Wasser bekommt er 2 Punkte je Splitter.
rulebook-l12 = Für Land stiehlt er einen Splitter von deinen Karten: Stein vor Bewegung, Wasser, Land und Gras.
rulebook-l13 = Für Gras nimmt er einen Baum aus dem Vorrat.
rulebook-l14 = Albtraumsplitter in der Traumwelt und in seiner Beute bringen ihm Punkte. Die in deinen Händen und deiner Traumlandschaft nicht.
rulebook-l15 = Am Ende belohnt ein Traumziel, wer mehr hat; bei Gleichstand nur ihn.
rulebook-l16 = Du gewinnst, wenn du mehr Punkte hast als er. Ein Gleichstand zählt für ihn.
rulebook-l17 = Ein Splitter jeder Farbe markiert seine Karten und ist aus dem Spiel.

## Beispiele zu Dreamscape

rulebook-x1 = Zwei Schläfer teilen einen Ort, und der obere ist zuerst dran.
rulebook-x2 = Splitter werden von rechts gesammelt, einer nach dem anderen.
rulebook-x3 = Ein dritter Landsplitter wird abgelehnt.
rulebook-x4 = Ein Wassersplitter öffnet einen Ort mit blauem Schlüssel.
rulebook-x5 = Der erste Splitter kommt auf das Eintrittsfeld, und für einen dritten gibt es fünf Plätze.
rulebook-x6 = Ein ganzer Zug, der mit dem Felsen der Erinnerung und seinen Punkten endet.
rulebook-x7 = Ein zweiter Baum bringt 2, und Bäume zählen wie Splitter der Farbe unter ihnen.
rulebook-x8 = Ein Weg über Wasser, einen Baum, Land und einen Berg.
rulebook-x9 = Zwei Bewegungssplitter, um an einem Baum vorbeizukommen.
rulebook-x10 = Eine an Ort 3 erfüllte Karte lässt dich drei Karten ziehen.
rulebook-x11 = Das Archiv bringt einen dritten Splitter einer Farbe.
rulebook-x12 = Was der Turm nehmen darf und was nicht.
rulebook-x13 = Der Golem versetzt einen Stapel samt Baum oder Träumer.
rulebook-x14 = Albträume werden unterwegs mitgenommen, und ein dritter bleibt liegen.
rulebook-x15 = Der Herr der Albträume blockiert einen Ort, aber keine Karte.
rulebook-x16 = Eine Reise des Prototyps, Zug um Zug.
rulebook-x17 = Zwei Wege durch eine Traumlandschaft des Prototyps.
rulebook-x18 = Zwei Wassersplitter für einen Bewegungssplitter, und der für einen Schritt.
rulebook-x19 = Der See bringt einen Wassersplitter ans rechte Ende.
rulebook-x20 = Die Traumernte legt zwei Splitter an zwei Orte.
rulebook-x21 = Ein auf einer Karte eingelagerter Landsplitter kehrt beim Erscheinen zurück.
rulebook-x22 = Für zwei wird auf drei aufgefüllt und ein voller Ort übersprungen.
rulebook-x23 = Der Schläfer auf einem anderen ist in der nächsten Runde zuerst dran.
rulebook-x24 = Zurück über Land, nachdem ein Berg Punkte gebracht hat.
rulebook-x25 = In der deutschen Ausgabe geht der Träumer über Albträume, und der Golem darf einen Splitter allein lassen.
rulebook-x26 = Ein leerer Ort ist in einer Ausgabe kostenlos und kostet in einer anderen einen Punkt.

## Dream Runners

rulebook-b1 = Traumplättchen haben drei mal drei Felder und eine Stufe von 1 bis 4. Die mit Stern fehlen im Einstiegsspiel.
rulebook-b2 = Segmente sind ein Feld, zwei oder drei in einer Reihe oder drei um eine Ecke. Alle beginnen mit einem von jeder Form; die anderen liegen in vier Stapeln.
rulebook-b3 = Ein Feld eines Segments ist leer, oder es sammelt, sammelt doppelt, bannt, oder sammelt und bannt. Segmente darfst du drehen, aber nie wenden, und sie überlappen nie.
rulebook-b4 = Truhen brauchen einen, zwei oder drei Schlüssel. Fragmente, Münzen und Schlüssel gehen nie aus.
rulebook-b5 = Gelassenheit ist eine Leiste mit tiefem Schlaf oben und Aufwachen unten. Sterne haben eine eigene.
rulebook-b6 = Von jeder Stufe werden zwei Plättchen gespielt, die niedrigste zuerst. Alle beginnen mit zwei Münzen und vier Segmenten.
rulebook-r1 = Alle gestalten zur gleichen Zeit. Jedes Segment bedeckt mindestens ein Feld des Traums; berühren müssen sie sich nicht.
rulebook-r2 = Wer zuerst zufrieden ist, schließt ab, bekommt eine Münze und führt die Runde an. Dann läuft der Sand.
rulebook-r3 = Ist der Sand durch, zählt, was auf jedem Plan liegt. Haben alle abgeschlossen, wartet niemand auf den Sand.
rulebook-r4 = Die Uhr des Tisches entscheidet. Eine Runde, die niemand abschließt, endet nach einer Weile ohne Münze.
rulebook-r5 = Du wählst, in welcher Reihenfolge Zusammenhalt, Bannen und Sammeln ausgewertet werden, und so auch ihre Felder. Aufwachen beendet alles sofort.
rulebook-r6 = Jedes Feld des Traums, das nicht bedeckt ist, kostet einen Punkt Gelassenheit, und jedes Feld, das außerhalb liegt, auch.
rulebook-r7 = Ein Albtraum kostet seine Gelassenheit, bedeckt oder nicht, außer ein Symbol auf ihm bannt ihn.
rulebook-r8 = Ein Sammelsymbol gibt alles auf seinem Feld, ein doppeltes gibt es zweimal.
rulebook-r9 = Wer das unterste Feld erreicht, ist wach und scheidet aus. Ganz oben ist Schluss.
rulebook-r10 = Fragmente aller vier Farben gehen sofort zurück für einen Schritt auf der Sternenleiste. Ein beliebiges Fragment hat eine Farbe deiner Wahl.
rulebook-r11 = Ein Krake kostet einen Punkt für jedes Sammelsymbol deiner Komposition.
rulebook-r12 = Eine Fledermaus nimmt eines der Segmente, die du nicht gespielt hast.
rulebook-r13 = Eine Spinne ist ein Albtraum von 1 und hält ein Fragment.
rulebook-r14 = Eine Truhe öffnet sich für alle, die dort sammeln und die Schlüssel haben, und dann muss sie geöffnet werden. Ein doppeltes Symbol öffnet sie zweimal. Kann niemand die Schlüssel haben, bleibt sie zu.
rulebook-r15 = Sammeln mehrere auf einem gemeinsamen Feld, nehmen sie reihum je eines der Güter, beginnend bei der Person, die die Runde anführt.
rulebook-r16 = Ein doppeltes Symbol ändert nichts an einem Verlust.
rulebook-r17 = Reihum darf jede Person ein Segment für vier Münzen kaufen. Ein Punkt Gelassenheit kostet drei.
rulebook-r18 = Sind alle bereit, verlassen Plättchen und Truhen das Spiel, und das nächste Plättchen wird aufgedeckt.
rulebook-r19 = Nach acht Runden bringen Sterne, Gelassenheit und Segmente Punkte. Nur wer noch schläft, kann gewinnen.
rulebook-r20 = Es zählt, wessen Abschluss zuerst ankommt, also ist genau einer der erste. Auch ein leerer Plan darf abgeschlossen werden.
rulebook-y1 = Eine Lücke, ein Feld außerhalb und ein Albtraum, dagegen ein Schlüssel und zwei Fragmente.
rulebook-y2 = Eine ganze dritte Runde, Schritt für Schritt gezählt.
