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
runners-why-haunted = Die Albträume, die bleiben, kosten { $count } Gelassenheit.
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
runners-why-price = Sein Preis wäre als Gelassenheit { $points } wert.
runners-why-urgent = Deine Gelassenheit ist niedrig: Ein tiefer Traum kann mehr kosten, als du hast.
runners-why-calm = Am Ende sind Münzen zu nichts anderem gut.
runners-why-saves = Gerade ist kein Segment seinen Preis wert, und Gelassenheit kostet am Ende dasselbe.
runners-why-over = Für deine Münzen gibt es nichts anderes.
runners-why-share = Für dich ist es etwa { $points } wert.
runners-why-usual = Von Hand käme nicht mehr heraus.
runners-why-by-hand = So begonnen ist es etwa { $points } mehr wert als die übliche Reihenfolge.

## Tipps am Tisch von Dream Runners

runners-advice-best = Die beste Komposition
runners-advice-choice = Die beste Wahl
runners-advice-exact = Bewiesen: Nach dem, was jetzt bekannt ist, ist keine Komposition mehr wert. Truhen zählen, was sie im Mittel enthalten.
runners-advice-estimate = Eine Schätzung, aus Träumen, die noch kommen können.
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
runners-source-risk = Nähe zum Aufwachen
advice-fold = Tipp einklappen
advice-unfold = Tipp ausklappen

## Der Rückblick auf Dream Runners

runners-review-about = Jeder Traum, wie er komponiert wurde, und die beste Komposition, die sich finden ließ, als er aufgedeckt wurde.
runners-review-rounds = Träume
runners-review-best = Beste Komposition
runners-review-progress = Traum { $done } von { $of }
runners-review-nothing = Nichts wurde gelegt.
runners-review-equal = Besser ging es nicht.
runners-review-woke = Aufgewacht
runners-review-shop = Im Laden
runners-review-shop-fine = { $what }. Etwas Besseres fand sich nicht.
runners-review-shop-better = { $what }. Besser: { $best }, etwa { $points } mehr wert.
runners-review-shop-about = Käufe werden mit Träumen abgewogen, die hätten kommen können, und zählen nicht als verloren.
