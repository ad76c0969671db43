# Der Client im Browser: der Begleiter.

## Vorbereiten

web-companion-intro = Spiel Einsame Träume mit dem echten Brettspiel. Gib an, was auf dem Tisch liegt, und der Herr der Albträume spielt seine Seite: was er nimmt, wohin er reist, wofür er Punkte bekommt und warum.
web-companion-kept-games = Gespeicherte Partien
web-companion-choose-two = Bevor es losgeht: Wähle die zwei Farben deiner Traumziele.
web-companion-choose-one = Bevor es losgeht: Wähle noch eine Farbe deiner Traumziele.
web-companion-kept-here = Jede Angabe wird sofort auf diesem Gerät gespeichert.
web-companion-new = Neue Partie
web-companion-purposes = Farben der beiden Traumziele
web-companion-open-file = Partie aus Datei öffnen
web-companion-save-file = Als Datei speichern
web-companion-broken = Eine Partie, die sich nicht lesen lässt
web-companion-games = Alle Partien
web-companion-changed = Diese Partie wurde auf einer anderen Seite weitergespielt.
web-companion-reopen = Zeigen, wo es steht

## Das Gespräch

web-companion-map = Die Traumwelt, wie er sie kennt
web-companion-sleeper-is = dein Schläfer
web-companion-asked = danach fragt er
web-companion-asked-sign = angeben
web-companion-told = Angeben
web-companion-as-before = Unverändert
web-companion-rest-same = Alles andere unverändert
web-companion-go-travel = Der Herr der Albträume reist
web-companion-go-create = Der Herr der Albträume gestaltet
web-companion-go-end = Traumziele werten
web-companion-last = Was er zuletzt getan hat
web-companion-again = Noch einmal zeigen
web-companion-no-deed = Er hat noch nichts getan. Er ist auf 6 und du auf 1, mit Marker 1; je ein Splitter jeder Farbe liegt auf den Solokarten, aus dem Spiel.
web-companion-correct = Etwas berichtigen
web-companion-correct-about = Was er falsch weiß, kannst du hier jederzeit berichtigen.
web-companion-taken-back = Zurückgenommen.
web-companion-takes = Er nimmt
web-companion-empty = Leer

web-companion-travel-second = Du reist zuerst. Gib danach an, was auf dem Tisch liegt.
web-companion-travel-first = Der Herr der Albträume reist zuerst. Gib an, was auf dem Tisch liegt.
web-companion-creation-second = Du gestaltest zuerst. Gib danach an, was sich geändert hat.
web-companion-creation-ready = Du gestaltest zuerst. Mehr muss er nicht wissen.
web-companion-creation-first = Jetzt deine Reise. Dann gestaltet der Herr der Albträume vor dir: Gib an, was sich geändert hat.
web-companion-end-second = Jetzt das letzte Gestalten. Gib danach an, was du gebaut hast.
web-companion-end-first = Jetzt gestaltest du, dann kommt das letzte Gestalten. Gib danach an, was du gebaut hast.
web-companion-ready = Er weiß alles, was er braucht.
web-companion-over = Die Partie ist zu Ende.

web-companion-to-tell =
    { $count ->
        [one] Noch { $count } Angabe
       *[other] Noch { $count } Angaben
    }
web-companion-standing = { $purpose }: er { $his }, du { $yours }
web-companion-add = { $shard } hinzufügen
web-companion-take-out = { $shard } entfernen
web-companion-fewer = { $shard }: eins weniger
web-companion-shard-count = { $shard }: { $count }

## Was sich angeben lässt

web-companion-topic-nightmares = Albträume an Orten
web-companion-topic-rows = Orte
web-companion-topic-links = Albtraumsplitter auf Verbindungsfeldern
web-companion-topic-dream = Deine Traumlandschaft
web-companion-topic-trees = Deine Bäume
web-companion-topic-cards = Deine Karten
web-companion-topic-sleeper = Dein Schläfer
web-companion-topic-seed = Der Albtraumsplitter
web-companion-topic-points = Deine Punkte
web-companion-topic-stock = Seine Beute
web-companion-topic-his-trees = Seine Bäume
web-companion-topic-his-points = Seine Punkte
web-companion-topic-place = Sein Ort
web-companion-topic-reserve = Albträume im Vorrat
web-companion-topic-cycle = Die Runde
web-companion-topic-pays = Was ein Traumziel bringt

web-companion-hint-row = Drücke die Splitter der Reihe nach, vom Schlüssel zur Hand: So viele, wie aufgefüllt werden, gelten sofort. Hat die Traumernte mehr dorthin gelegt, sag es vorher. Drücke einen in der Reihe, um ihn zu entfernen.
web-companion-holds-more = Mehr als aufgefüllt
web-companion-hint-nightmares = Wie viele Albtraumsplitter liegen an Orten, alle zusammen? Er bekommt Punkte für sie.
web-companion-hint-links = Drücke jedes Verbindungsfeld mit einem Albtraumsplitter, hier oder auf dem Plan.
web-companion-hint-dream = Alle Splitter in deiner Traumlandschaft, in jeder Höhe.
web-companion-hint-trees = Jeder Baum nach der Farbe, auf der er steht.
web-companion-hint-cards = Die Splitter, die auf deinen Traumkarten liegen.
web-companion-hint-place = Drücke den Ort, hier oder auf dem Plan.
web-companion-hint-seed = Drücke das Verbindungsfeld, hier oder auf dem Plan.
web-companion-hint-stock = Die Splitter bei seinen Karten.
web-companion-hint-number = Drücke, bis die Zahl stimmt, oder tippe sie ein.
