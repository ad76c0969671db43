# Der Client im Browser: Lektionen und die Regeln zum Nachschlagen.

web-learn-about = Kurze Lektionen an echten Stellungen: Du spielst, die Regeln antworten.
web-learn-first = Deine erste Lektion
web-learn-first-about = Fünf Minuten, ohne vorher zu lesen. Dein Schläfer wartet schon.
web-learn-begin = Starten
web-learn-next = Weiter
web-learn-all-done = Du hast alle Lektionen geschafft. Träum schön.
web-learn-forget = Kurs neu starten
web-learn-lessons = Alle Lektionen
web-chapter-dreamscape = Dreamscape
web-chapter-nightmares = Albträume und Einsame Träume
web-chapter-runners = Dream Runners

web-lesson-goal = Dein Ziel
web-lesson-hint = So kommst du nicht hin
web-lesson-done = Gut gemacht
web-lesson-again = Noch einmal
web-lesson-show = Zeig es mir
web-lesson-showing = Schau zu
web-lesson-shown = Das war ein Weg. Jetzt bist du dran.
web-lesson-try = Selbst probieren
web-lesson-next = Nächster Schritt
web-lesson-next-lesson = Nächste Lektion
web-lesson-complete = Lektion geschafft
web-lesson-rules = Regeln in diesem Schritt
web-lesson-tick = geschafft
web-lesson-step = Schritt { $number } von { $count }
web-lesson-steps = { $done } von { $count } Schritten geschafft
web-lesson-missing-title = Diese Lektion gibt es nicht
web-lesson-missing = Die Adresse ist vielleicht alt oder vertippt. Alle Lektionen stehen auf einer Seite.

web-rules-title = Die Regeln nach Nummer
web-rules-about = Jede Regel hat eine Nummer: Ablehnungen nennen sie, Lektionen lehren sie, und hier schlägst du sie nach.
web-book-title = Das Handbuch
web-book-about = Tische anbieten, Pakete, Bots, Aufzeichnungen und Notation: alles über Lucid jenseits des Spiels, auf Englisch.
web-rules-search = Nach Nummer oder Wörtern suchen
web-rules-none = Keine Regel passt dazu. Versuch ein anderes Wort, eine Nummer wie K1 oder alle Ausgaben.
web-rules-all = Alle Ausgaben
web-rules-different = Nur Unterschiede der Ausgaben
web-rules-compared = Die Ausgaben nebeneinander
web-rules-lessons = Spielend lernen
web-rules-missing = Eine Regel mit dieser Nummer gibt es nicht. Hier sind alle Regeln.
web-rules-found =
    { $count ->
        [0] Keine Regeln
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
