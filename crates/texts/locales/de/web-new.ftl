# Der Client im Browser: eine neue Partie.

web-level-greedy = Wach
web-level-greedy-about = baut auf seine Traumkarten hin, erfüllt sie und achtet auf die Traumziele
web-level-planner = Luzide
web-level-planner-about = plant ganze Züge, den Weg und was sich danach bauen lässt; denkt bis zu einer Sekunde nach
web-house-about = Geh von einer Ausgabe aus und ändere, was ihr anders spielt.
web-house-reset-all = Alles auf die Ausgabe zurücksetzen
web-house-reset = Auf die Ausgabe zurücksetzen
web-house-changed = geändert
web-part-box = Schachtel und Spiellänge
web-part-travel = Reise und Karten
web-part-creation = Gestalten und Träumer
web-part-nightmare = Albtraumsplitter
web-part-nightmare-about = Sie zählen nur mit den Albtraumregeln.
web-house-count =
    { $count ->
        [0] Keine Regel geändert
        [one] { $count } Regel geändert
       *[other] { $count } Regeln geändert
    }
web-house-edition = { $edition }: { $value }
web-remedy = Ändern in: { $value }
web-number-for-players =
    { $count ->
        [2] Zu zweit
        [3] Zu dritt
       *[other] Zu viert
    }
web-number-of = { $rule }: { $part }
