# The browser client: hints, and the review of a game.

## Hints

advice-title = Tipp
advice-looking = Ich sehe nach …
advice-looking-on = Ich sehe genauer nach …
advice-stop = Das genügt
advice-again = Noch einmal fragen
advice-close = Tipp schließen
advice-best = Der beste gefundene Zug
advice-other = Ein anderer Weg
advice-behind = { $points } weniger
advice-same = etwa gleich gut
advice-exact = Bewiesen: Nichts ist mehr wert.
advice-searched = Das Beste von allem, was angesehen wurde.
advice-bound = Nicht bewiesen: Etwas könnte bis zu { $points } mehr wert sein.
advice-lines = Wege
advice-steps = Schritte
advice-then = Danach, beim Gestalten
advice-then-about = So könnte es weitergehen; andere kommen dazwischen.
advice-open = der Zufall entscheidet
advice-play = Diesen Schritt spielen
advice-next = Als Nächstes: { $step }
advice-stale = Der Tisch hat sich verändert, seit du gefragt hast.
advice-done = Das war der ganze Weg.
advice-none = Gerade gibt es nichts zu raten.
advice-told = Tipp: { $steps }.
advice-why = Warum
advice-points = Punkte nach Herkunft
advice-now = Unterwegs gewertet
advice-later = Was bleibt, geschätzt
advice-nothing-scored = Unterwegs keine Punkte.

## Reasons

advice-why-points = { $reason }: { $points }
advice-why-collects = Bringt { $shards }.
advice-why-power = Nutzt eine Fähigkeit: { $power }.
advice-why-stores = Bewahrt { $shards } auf Karten für die nächste Runde auf.
advice-why-cards = Ausliegende Karten kommen näher: etwa { $points } wert.
advice-why-purpose = Tut mehr für das Traumziel „{ $purpose }“.
advice-why-red = Lässt weniger rote Splitter zurück: etwa { $points } wert.
advice-why-draws = Lässt dich Karten ziehen.
advice-why-rest = Hinterlässt einen besseren Tisch: etwa { $points } wert.

## What remains

advice-rest-cards = Ausliegende Karten
advice-rest-purposes = Traumziele
advice-rest-stored = Aufbewahrte Splitter
advice-rest-ground = Bäume, Wasser, Berge, Träumer
advice-rest-red = Rote Splitter
advice-rest-open = Gezogene Karten und Fähigkeiten

## Review

review-title = Rückblick
review-about = Jeder Zug, wie er gespielt wurde, und der beste Weg, der sich aus dem finden ließ, was in diesem Moment zu wissen war.
review-whose = Wessen Züge
review-turns = Züge
review-progress = Zug { $done } von { $of }
review-waits = Warten auf den Server …
review-stop = Anhalten
review-go-on = Weiter
review-played = Gespielt
review-best = Bester gefundener Weg
review-lost = { $points } verloren
review-fine = nichts verloren
review-better = Mehr, als die Suche fand
review-luck = Der Zufall hat in diesem Zug mitgesprochen. Glück zählt nicht, weder gutes noch schlechtes.
review-better-about = Was gespielt wurde, ist besser als das, was die Suche fand; darum steht es auf beiden Seiten.
review-travel-about = Beim Reisen gibt es noch keine Punkte. Die Pläne zeigen, wie das Gestalten danach aussehen könnte.
review-of = { $played } von { $best }
review-total =
    { $count ->
        [0] In den angesehenen Zügen ging nichts verloren.
       *[other] Insgesamt gingen etwa { $points } Punkte verloren, die meisten hier: { $turn }.
    }
review-watch = Diesen Zug ansehen
review-back = Zurück zum Spiel
review-none = Es gibt keine Züge anzusehen.
review-gone-title = Kein Spiel für einen Rückblick
review-gone = Das Spiel liegt nicht mehr auf diesem Gerät, oder die Datei muss noch einmal geöffnet werden.
review-other-title = Nicht dieses Spiel
review-other = Bisher gibt es den Rückblick nur für Dreamscape.
review-failed-title = Der Rückblick kam nicht an
review-failed = Der Server hat zu viel zu tun oder ist nicht zu erreichen. Du kannst stattdessen in diesem Browser zurückblicken.
review-here = Hier zurückblicken
