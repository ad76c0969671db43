# Der Client im Browser: Tipps und der Rückblick auf eine Partie.

## Hints

advice-title = Tipp
advice-looking = Ich denke nach …
advice-looking-on = Ich denke weiter …
advice-stop = Hier aufhören
advice-again = Noch einmal fragen
advice-close = Tipp schließen
advice-best = Beste gefundene Zugfolge
advice-other = Andere Zugfolge
advice-behind = { $points } weniger
advice-same = etwa gleich gut
advice-exact = Alle Zugfolgen wurden geprüft; keine sieht besser aus.
advice-searched = Die beste aller geprüften Zugfolgen.
advice-prospect = Am Ende etwa { $points } Punkte, plus oder minus { $spread }; { $win } % Gewinnchance.
advice-prospect-alone = Am Ende etwa { $points } vor dem Herrn der Albträume, plus oder minus { $spread }; { $win } % Gewinnchance.
advice-behind-about = etwa { $points } Punkte weniger, plus oder minus { $doubt }
advice-equal = gleich gut: Beim Weiterspielen zeigt sich kein Unterschied
advice-lines = Zugfolgen
advice-steps = Schritte
advice-then = Danach, beim Gestalten
advice-then-about = So könnte es weitergehen; dazwischen sind andere dran.
advice-open = der Zufall entscheidet
advice-play = Diesen Schritt spielen
advice-stale = Der Tisch hat sich verändert, seit du gefragt hast.
advice-done = Das war die ganze Zugfolge.
advice-none = Gerade gibt es nichts zu empfehlen.
advice-told = Tipp: { $steps }.
advice-why = Warum
advice-points = Punkte nach Herkunft
advice-now = Unterwegs gewertet
advice-later = Was noch kommt, geschätzt
advice-nothing-scored = Unterwegs keine Punkte.

## Reasons

advice-why-points = { $reason }: { $points }
advice-why-collects = Bringt { $shards }.
advice-why-power = Nutzt eine Fähigkeit: { $power }.
advice-why-stores = Lagert { $shards } für die nächste Runde auf Karten ein.
advice-why-cards = Bringt deine offenen Karten voran.
advice-why-purpose = Hilft beim Traumziel „{ $purpose }“.
advice-why-red = Lässt weniger Albtraumsplitter zurück.
advice-why-draws = Lässt dich Karten ziehen.
advice-why-rest = Lässt dich besser dastehen.

## Review

review-title = Rückblick
review-about = Jeder Zug, wie er gespielt wurde, und daneben die beste Zugfolge, die sich aus dem damaligen Wissen finden ließ.
review-whose = Wessen Züge
review-turns = Alle Züge
review-progress = Zug { $done } von { $of }
review-stop = Pause
review-go-on = Weiter
review-played = Gespielt
review-best = Beste gefundene Zugfolge
review-good = Gut
review-inaccurate = Ungenau
review-costly = Teuer
review-equal = so gut wie das Beste
review-lost = { $points } verloren
review-fine = nichts verloren
review-better = Besser als die Suche
review-luck = In diesem Zug war Zufall im Spiel. Glück zählt nicht, weder gutes noch schlechtes.
review-better-about = Der gespielte Zug ist besser als alles, was die Suche fand; darum steht er auf beiden Seiten.
review-travel-about = Beim Reisen gibt es noch keine Punkte. Die Spielpläne zeigen, wie das Gestalten danach aussehen könnte.
review-total =
    { $count ->
        [0] In diesen Zügen ging nichts verloren.
       *[other] Insgesamt gingen etwa { $points } Punkte verloren, die meisten hier: { $turn }.
    }
review-moments =
    { $count ->
        [0] Kein Moment, der viel gekostet hat
        [one] Ein Moment, auf den es ankam
        [2] Zwei Momente, auf die es ankam
        [3] Drei Momente, auf die es ankam
        [4] Vier Momente, auf die es ankam
       *[other] { $count } Momente, auf die es ankam
    }
review-alike =
    { $count ->
        [one] Ein Zug war so gut wie der beste gefundene oder kostete höchstens einen Punkt.
       *[other] { $count } Züge waren so gut wie der beste gefundene oder kosteten höchstens einen Punkt.
    }
review-got = Du hast hier { $played } bekommen – möglich: { $best }
review-got-by = { $player } hat hier { $played } bekommen – möglich: { $best }
review-more-was-there = Möglich: { $points } mehr
review-even = Nichts Besseres gefunden
review-counting = Im Endergebnis sind das etwa { $points } Punkte, plus oder minus { $doubt }, und { $win } % Gewinnchance.
review-was-there = Möglich
review-proven = Bewiesen
review-proven-about = Alle Kompositionen wurden geprüft. Truhen und was noch kommen kann, zählen mit ihrem Durchschnitt.
review-likely = Wahrscheinlich
review-likely-about = Schnelle Bots haben von hier aus mit beiden Zugfolgen weitergespielt, mit dem gleichen Glück. Nur klare Unterschiede zählen; unter starken Spielern sind sie oft kleiner.
review-belongs-to-luck = Glück war im Spiel
review-luck-about = Hier hat der Zufall mitentschieden. Beide Zugfolgen hatten viele Male das gleiche Glück; die Zahl ist ein Durchschnitt.
review-next = Nächster Moment
review-previous = Voriger Moment
review-try = Von hier aus versuchen
review-try-about = Eine neue Partie auf diesem Gerät: Bots spielen für die anderen, und gezogen wird neu.
review-watch = Diesen Zug ansehen
review-back = Zurück zur Partie
review-none = Es gibt keine Züge für einen Rückblick.
review-gone-title = Keine Partie für einen Rückblick
review-gone = Die Partie ist nicht mehr auf diesem Gerät gespeichert, oder ihre Datei muss noch einmal geöffnet werden.
review-failed-title = Der Rückblick kam nicht an
review-failed = Der Server hat zu viel zu tun oder ist nicht zu erreichen. Du kannst stattdessen in diesem Browser zurückblicken.
review-here = Hier zurückblicken

## Gründe für eine Komposition

runners-why-collects = Sammelt { $goods }.
runners-why-opens =
    { $count ->
        [one] Öffnet die Truhe für { $keys }.
       *[other] Öffnet die Truhe für { $keys } { $count }-mal.
    }
runners-why-stars =
    { $count ->
        [one] Macht vier Farben voll: ein Stern.
       *[other] Macht { $count }-mal vier Farben voll: { $count } Sterne.
    }
runners-why-banishes =
    { $count ->
        [one] Bannt einen Albtraum.
       *[other] Bannt { $count } Albträume.
    }
runners-why-haunted = Die übrigen Albträume kosten { $count } Gelassenheit.
runners-why-missing =
    { $count ->
        [one] Ein Feld bleibt unbedeckt: 1 Gelassenheit.
       *[other] { $count } Felder bleiben unbedeckt: { $count } Gelassenheit.
    }
runners-why-outside =
    { $count ->
        [one] Ein Feld liegt außerhalb: 1 Gelassenheit.
       *[other] { $count } Felder liegen außerhalb: { $count } Gelassenheit.
    }
runners-why-bat = Eine Fledermaus nimmt „{ $segment }“.
runners-why-wakes = Davon wachst du auf.
runners-why-points =
    { $count ->
        [one] { $points } Punkt auf beiden Leisten zusammen.
       *[other] { $points } Punkte auf beiden Leisten zusammen.
    }

## Gründe für eine Wahl

runners-why-prints =
    { $count ->
        [one] Auf ihm steht { $count } Punkt.
       *[other] Auf ihm stehen { $count } Punkte.
    }
runners-why-brings =
    { $count ->
        [one] Es bringt { $count } Münze zurück.
       *[other] Es bringt { $count } Münzen zurück.
    }
runners-why-ahead = In den Träumen, die noch kommen, ist es etwa { $points } wert.
runners-why-price = In Gelassenheit wäre sein Preis { $points } wert.
runners-why-urgent = Deine Gelassenheit ist niedrig: Ein tiefer Traum kann mehr kosten, als du hast.
runners-why-calm = Am Ende lässt sich für Münzen nichts Besseres kaufen.
runners-why-saves = Gerade ist kein Segment seinen Preis wert, und Gelassenheit kostet am Ende dasselbe.
runners-why-over = Für deine Münzen gibt es nichts anderes.
runners-why-share = Für dich ist es etwa { $points } wert.
runners-why-usual = Eine eigene Reihenfolge bringt nicht mehr.
runners-why-by-hand = So begonnen ist es etwa { $points } mehr wert als die übliche Reihenfolge.

## Tipps am Tisch von Dream Runners

runners-advice-best = Beste Komposition
runners-advice-choice = Beste Wahl
runners-advice-exact = Bewiesen: Nach dem, was jetzt bekannt ist, ist keine Komposition mehr wert. Truhen zählen ihren Durchschnittswert.
runners-advice-estimate = Eine Schätzung anhand von Träumen, die noch kommen können.
runners-advice-lay = Hinlegen
runners-advice-lies = Sie liegt auf dem Traum. Abschließen musst du selbst.
runners-advice-do = So machen
runners-advice-tracks = Auf beiden Leisten
runners-advice-buy = „{ $segment }“ kaufen
runners-advice-calm = Einmal Gelassenheit kaufen
runners-advice-none = Nichts kaufen
runners-advice-skip = Kein Segment kaufen
runners-advice-take = { $thing } nehmen
runners-advice-bat = „{ $segment }“ abgeben
runners-source-serenity = Gelassenheit
runners-source-stars = Sterne
runners-source-fragments = Fragmente, die bleiben
runners-source-keys = Schlüssel
runners-source-coins = Münzen
runners-source-chests = Geschlossene Truhen
runners-source-segments = Verlorene Segmente
runners-source-risk = Gefahr aufzuwachen
advice-fold = Tipp einklappen
advice-unfold = Tipp ausklappen

## Der Rückblick auf Dream Runners

runners-review-about = Jeder Traum, wie er komponiert wurde, und daneben die beste Komposition, die sich beim Aufdecken finden ließ.
runners-review-rounds = Alle Träume
runners-review-best = Beste Komposition
runners-review-progress = Traum { $done } von { $of }
runners-review-nothing = Es wurde nichts gelegt.
runners-review-equal = Besser ging es nicht.
runners-review-woke = Aufgewacht
runners-review-shop = Im Laden
runners-review-shop-fine = { $what }. Etwas Besseres fand sich nicht.
runners-review-shop-better = { $what }. Besser: { $best }, etwa { $points } mehr wert.
runners-review-shop-about = Käufe werden an Träumen gemessen, die hätten kommen können; nichts zählt als verloren.
