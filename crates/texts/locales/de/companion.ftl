# Der Begleiter für einen echten Tisch: worauf er wartet, was er weiß und was er
# nicht annehmen kann.

## Worauf er wartet

companion-travel-second = Du reist zuerst. Gib danach { $facts } an und drücke Enter.
companion-travel-first = Der Herr der Albträume reist zuerst. Gib { $facts } an und drücke Enter.
companion-link = Lege einen Albtraumsplitter aus dem Vorrat auf ein Verbindungsfeld an seinem Ort. Auf welches: { $links }?
companion-creation-second = Du gestaltest zuerst. Gib danach { $facts } an und drücke Enter.
companion-creation-ready = Du gestaltest zuerst. Drücke danach Enter.
companion-creation-first = Jetzt deine Reise. Dann gestaltet der Herr der Albträume vor dir: Gib { $facts } an und drücke Enter.
companion-sleeper-second = Die Runde ist vorbei: Fülle die Orte auf und nimm deine eingelagerten Splitter zurück. Wo ist dein Schläfer?
companion-sleeper-first = Jetzt gestaltest du. Fülle danach die Orte auf und nimm deine eingelagerten Splitter zurück. Wo ist dein Schläfer?
companion-end-second = Jetzt das letzte Gestalten. Gib danach { $facts } an und drücke Enter.
companion-end-first = Jetzt gestaltest du, dann kommt das letzte Gestalten. Gib danach { $facts } an und drücke Enter.
companion-points = Zähle deine Punkte, mit den Traumzielen, die du gewonnen hast, { $cards } für jede nicht erfüllte Karte und { $red } für jeden Albtraumsplitter. Wie viele hast du?
companion-nothing = Die Partie ist zu Ende. „undo“ nimmt die letzte Zeile zurück; --new beginnt eine neue Partie.
companion-ready = Drücke Enter, und der Herr der Albträume macht weiter.

## Was er sagt

companion-begins = Der Herr der Albträume ist auf 6 und du auf 1, mit Marker 1. Lege je einen Splitter jeder Farbe auf die Solokarten, aus dem Spiel.
companion-resumed =
    { $count ->
        [one] Die Partie geht nach { $count } Zeile weiter.
       *[other] Die Partie geht nach { $count } Zeilen weiter.
    }
companion-saved = Jede Zeile wird in { $file } gespeichert.
companion-left = Gespeichert in { $file }. Derselbe Befehl macht hier weiter.
companion-left-unsaved = Die letzten Zeilen sind nicht in { $file } gespeichert.
companion-moved = Die vorige Partie ist in { $file } gespeichert.
companion-again = Was er zuletzt getan hat:
companion-marker-his = Er ist auf { $his }, du bist auf { $yours }: Der Herr der Albträume hat Marker 1.
companion-marker-yours = Er ist auf { $his }, du bist auf { $yours }: Du hast Marker 1.
companion-noted = Notiert.
companion-assumed = Wie zuletzt angegeben: { $facts }.
companion-undone = Zurückgenommen: { $line }
companion-nothing-to-undo = Es gibt nichts zurückzunehmen.
companion-purpose-yours =
    { $points ->
        [one] { $purpose }: { $yours } gegen seine { $his }, { $points } Punkt für dich.
       *[other] { $purpose }: { $yours } gegen seine { $his }, { $points } Punkte für dich.
    }
companion-choose-card = Auf mehreren Karten liegt einer: Du wählst, welche Karte ihn verliert.
companion-won = Du gewinnst mit { $yours } zu { $his }.
companion-lost = Der Herr der Albträume gewinnt mit { $his } zu { $yours }.
companion-lost-tie = Gleichstand bei { $his }, und der zählt für ihn: Der Herr der Albträume gewinnt.
companion-cycle = Runde { $cycle } von { $cycles }
companion-he = Der Herr der Albträume
companion-you = Du
companion-on = auf { $location }
companion-points-his =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
companion-no-shards = keine Splitter
companion-unknown = noch nicht angegeben
companion-help-hint = „help“ zeigt die Wörter.
companion-ask-purposes = Welche zwei Farben liegen auf den Traumzielen, zum Beispiel grau grün?
companion-ask-profile = Wie schwer soll er es machen: { $known } oder sechs Zahlen? Enter wählt { $usual }.

## Die Wörter, für die Hilfe

companion-help-row = Splitter eines Ortes, vom Schlüssel zur Hand; „-“ für keine
companion-help-red = alle Verbindungsfelder mit Albtraumsplitter; eines mehr, eines weniger
companion-help-reds = wie viele Albtraumsplitter an Orten liegen
companion-help-dream = Splitter in deiner Traumlandschaft
companion-help-trees = deine Bäume, nach der Farbe darunter
companion-help-cards = Splitter auf deinen Karten
companion-help-same-fact = wie zuletzt angegeben
companion-help-me = wo dein Schläfer ist
companion-help-link = das Verbindungsfeld, das du wählst
companion-help-go = der Herr der Albträume macht weiter; auch als letztes Wort einer Zeile
companion-help-same = er macht weiter, mit allem zuletzt Angegebenen
companion-help-points = deine Punkte am Ende
companion-help-his = berichtigt, was er hat
companion-help-at = berichtigt seinen Ort und die Albträume im Vorrat
companion-help-pays = berichtigt die Runde und was ein Traumziel bringt
companion-help-undo = nimmt die letzte Zeile zurück
companion-help-show = alles, was bekannt ist
companion-help-again = was er zuletzt getan hat
companion-help-quit = hört auf; die Partie ist gespeichert
companion-help-letters = Farben: g grün, u blau, y grau, b braun, w weiß, r rot. Mehrere Wörter dürfen in einer Zeile stehen.

## Was er nicht annehmen kann

companion-trouble-untold = Nicht angegeben, seit es sich geändert haben kann: { $facts }. Gib es an oder beende die Zeile mit „same“, wenn sich nichts geändert hat.
companion-trouble-no-row = Ort { $location } ist noch nicht angegeben: { $location }:gbw, oder { $location }:-, wenn er leer ist.
companion-trouble-sleeper-first = Gib zuerst den Ort deines Schläfers an, zum Beispiel me:4.
companion-trouble-link-first = Wähle zuerst das Verbindungsfeld für den Albtraumsplitter: { $links }.
companion-trouble-no-link-wanted = Jetzt ist kein Verbindungsfeld zu wählen. Gib die mit Albtraumsplitter als red:5-6,4-5 an.
companion-trouble-not-that-link = Dieses Verbindungsfeld ist nicht an seinem Ort oder belegt. Möglich: { $links }.
companion-trouble-too-many = Das wären { $told } { $shard }splitter, im Spiel sind aber nur { $there }.
companion-trouble-too-many-trees = Das wären mit seinen { $told } Bäume, für zwei gibt es aber { $there }.
companion-trouble-no-such-cycle = Eine Runde { $cycle } gibt es in dieser Ausgabe nicht.
companion-trouble-no-points-wanted = Gib Punkte erst am Ende an.
companion-trouble-points-first = Gib zuerst deine Punkte an, zum Beispiel points 53.
companion-trouble-over = Die Partie ist zu Ende. „undo“ nimmt die letzte Zeile zurück.
companion-trouble-too-many-points = { $points } Punkte sind mehr, als er haben kann.
companion-trouble-counted = Die Traumziele sind schon gewertet. Nimm mit „undo“ Zeilen zurück, bis du das angeben kannst.
companion-fact-rows = die Orte { $locations }
companion-fact-nightmares = wie viele Albtraumsplitter an Orten liegen
companion-fact-links = die Albtraumsplitter auf Verbindungsfeldern
companion-fact-dream = deine Traumlandschaft
companion-fact-trees = deine Bäume
companion-fact-cards = deine Karten

companion-problem-word = „{ $word }“ gehört nicht zu den Wörtern. „help“ zeigt sie.
companion-problem-twice = „{ $word }“ steht zweimal in dieser Zeile.
companion-problem-after-end = „{ $word }“ kommt zu spät: „go“, „same“, ein Verbindungsfeld oder Punkte beenden eine Zeile.
companion-problem-shards = „{ $word }“: Splitter sind Buchstaben aus g u y b w r, etwa gbw, oder „-“ für keine.
companion-problem-links = „{ $word }“: red:5-6,4-5 nennt Verbindungsfelder, red:- sagt, dass es keine gibt.
companion-problem-location = „{ $word }“: Orte sind 1 bis 6.
companion-problem-number = „{ $word }“ ist keine Zahl, die hier passt.
companion-problem-red-on-cards = Albtraumsplitter liegen nie auf Karten.

## Dateien und Aufbau

companion-purposes = Die Traumziele brauchen zwei verschiedene Farben aus Blau, Grau, Braun und Grün.
companion-file-format = Das ist keine Partie des Begleiters.
companion-file-empty = Die Datei ist leer.
companion-file-version = Diese Partie wurde von einer anderen Version des Begleiters gespeichert: { $version }.
companion-file-not-solo = Das sind nicht die Regeln eines Solospiels.
companion-file-changed = Jemand anderes hat die Datei seit dem Lesen geändert; darum bleibt sie, wie sie ist.
companion-file-no-rules = Die Zeile „rules: …“ fehlt.
companion-file-no-purposes = Die Zeile „purposes: …“ mit zwei Farben fehlt.
companion-file-exists = In { $file } ist schon eine Partie gespeichert. Ohne Optionen geht sie weiter; --new beginnt eine neue und behält diese daneben.
companion-unsaved = Das konnte nicht gespeichert werden: { $reason }.
