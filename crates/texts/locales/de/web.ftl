# Der Client im Browser: seine Seiten und die Leiste der Möglichkeiten.

## Everywhere

web-skip = Zum Inhalt springen
web-home = Startseite
web-close = Schließen
web-go-on = Weiter
web-settings = Einstellungen
web-language = Sprache
web-theme = Design
web-update-ready = Eine neue Version von Lucid ist da. Deine Partien bleiben erhalten.
web-update-now = Jetzt aktualisieren
web-later = Später
web-storage-full = Dieses Gerät ist voll, daher wurde der letzte Schritt nicht gespeichert. Lösche eine alte Partie oder lade die Aufzeichnung dieser Partie herunter.
web-nothing-kept = Dieser Browser lässt Lucid nichts speichern. Du kannst spielen, aber Partien und Einstellungen gehen verloren, wenn du die Seite verlässt. Aufzeichnungen kannst du trotzdem herunterladen.
web-not-found-title = Dieser Traum führt nirgendwohin
web-not-found = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Buchstabe.
web-no-table-title = Kein Tisch unter diesem Link
web-no-table = Die Partie ist nicht auf diesem Gerät gespeichert. Partien bleiben dort, wo sie gespielt wurden.
web-broken-table-title = Diese Partie kann nicht weitergehen
web-broken-table = Was gespeichert ist, passt nicht zu dieser Version von Lucid. Die Aufzeichnung kannst du noch herunterladen.
web-no-pack-title = Das Paket fehlt
web-no-pack = Diese Partie braucht ein eigenes Paket, das nicht mehr auf diesem Gerät gespeichert ist. Lade die Paketdatei unter Pakete noch einmal und speichere sie, dann geht es weiter.
web-crash-title = Etwas hat uns geweckt
web-crash = Lucid ist gestolpert und steht nun still. Deine Partie ist bis zum letzten Schritt gespeichert.
web-crash-again = Neu laden und weiterspielen
web-guest = Gast
web-arriving = Einen Moment …
web-not-arrived-title = Dieser Traum ging nicht auf
web-not-arrived = Ein Teil von Lucid ließ sich nicht laden. Vielleicht bist du offline. Deine Partien sind sicher.
web-try-again = Noch einmal versuchen

## Home

web-with-friends = Mit Freunden
web-tagline = Zwei Brettspiele über Träume. Spiel allein, mit anderen oder gegen den Herrn der Albträume selbst.
web-play-now = Jetzt spielen
web-new-game = Neue Partie
web-continue = Fortsetzen
web-continue-empty = Partien, die du beginnst, werden auf diesem Gerät gespeichert und warten hier, auch offline.
web-your-turn-tag = du bist dran
web-over-tag = beendet
web-unreadable-game = Eine Partie aus einer anderen Version
web-unreadable-game-about = Sie lässt sich hier nicht öffnen. Sieh nach, was sich von ihr sichern lässt.
web-delete-game = Diese Partie löschen
web-games = Spiele
web-about-dreamscape = Bereise die Traumwelt, sammle Splitter und baue die Landschaft, durch die dein Träumer wandelt.
web-about-runners = Ein Traum, alle zugleich, dreißig Sekunden Sand. Bedecke ihn gut und schlaf weiter.
web-fact-players-dreamscape = 1 bis 4
web-fact-players-runners = 2 bis 4
web-fact-time-dreamscape = 40 Min.
web-fact-time-runners = 20 Min.
web-fact-editions = 3 Ausgaben
web-fact-real-time = in Echtzeit
web-way-bots = Bots
web-way-lonely = Einsame Träume
web-way-here = Ein Gerät für alle
web-learn = Lernen
web-about-learn = kurze Lektionen zum Mitspielen
web-replays = Aufzeichnungen
web-about-replays = jede Partie, Schritt für Schritt
web-packs = Pakete
web-about-packs = eigene Karten, Plättchen und Raster
web-companion = Begleiter
web-about-companion = der Herr der Albträume am echten Tisch
web-about-settings = Sprache, Design, Ton, dein Name
web-welcome-title = Deine erste Nacht
web-welcome-travel = Reisen: Dein Schläfer wandert über sechs Inseln und sammelt Splitter.
web-welcome-create = Gestalten: Staple die Splitter zu einer Landschaft und führe deinen Träumer hindurch.
web-welcome-complete = Erfüllen: Gleicht deine Landschaft einer Traumkarte, bekommst du ihre Punkte.
web-welcome-help = Was du gerade tun kannst, steht im Kerzenlicht. Bei allem anderen frag „Warum nicht?“ und lies die Regel.

## New game

web-game = Spiel
web-edition = Ausgabe
web-house = Hausregeln
web-same-as-sylex = Die Regeln der ersten gedruckten Ausgabe.
web-alone = Allein gegen den Herrn der Albträume
web-together = Mit anderen
web-opponents = Wer spielt
web-difficulty = Schwierigkeit
web-own-line = Eigene Zahlen
web-own-line-about = Wie viele Splitter einer Art er auf einmal abwirft; bei Albträumen seine Punkte für jeden.
web-seats = Plätze
web-person-here = Person
web-bot = Bot
web-nobody = Niemand
web-your-name = Name
web-level-random = Dösend
web-level-random-about = macht irgendeinen erlaubten Schritt
web-pack = Paket
web-pack-built-in = gehört zu Lucid
web-pack-too-small = Dieses Paket hat zu wenige Karten oder Traumziele für dieses Spiel.
web-begin = Starten
web-need-two = Mindestens zwei Plätze müssen besetzt sein.
web-need-person = Es spielt keine Person mit; du siehst den Bots zu.

## Table

web-you = Du
web-journal = Tagebuch
web-journal-empty = Noch ist nichts geschehen.
web-choices = Deine Möglichkeiten
web-undo = Zurücknehmen
web-why-not = Warum nicht?
web-thinking = denkt nach
web-initiative = Initiative
web-download-record = Aufzeichnung herunterladen
web-keys = Tasten
web-hand-over-about = Auf der nächsten Seite steht etwas, das nur diese Person sehen darf.
web-hand-over-ready = Ich bin’s – weiter

## End of a game

web-end-title = Die Nacht ist vorbei
web-scores = Punkte
web-source-cards = Karten
web-source-trees = Bäume
web-source-purposes = Traumziele
web-again = Noch eine Partie
web-look-at-table = Den Tisch ansehen

## Settings

web-pace = Tempo der Bots und des Herrn der Albträume
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-quick = Schnell

## Sätze mit Angaben

web-cycle = Runde { $cycle }
web-of-cycles = von { $cycles }
web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-differs =
    { $count ->
        [one] { $edition } unterscheidet sich von Sylex in einer Regel
       *[other] { $edition } unterscheidet sich von Sylex in { $count } Regeln
    }
web-hand-over = { $player } ist dran
web-turn-of = { $player }: { $phase }
web-winner =
    { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } teilen sich den Sieg
    }
web-rival-wins = Der Herr der Albträume gewinnt
web-game-of = Dreamscape mit { $names }
web-runners-of = Dream Runners mit { $names }
web-sand-none = ohne Sand
web-sand-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde Sand
       *[other] { $seconds } Sekunden Sand
    }
web-at-round = Runde { $round } von { $rounds }
web-runners-setup-bots =
    { $bots ->
        [0] Dream Runners
        [one] Dream Runners, ein Bot
       *[other] Dream Runners, { $bots } Bots
    }
web-solo-of = Einsame Träume, { $profile }
web-at-cycle = Runde { $cycle } von { $cycles }
web-rule = Regel { $rule }
web-seat = Platz { $number }
web-setup-bots =
    { $bots ->
        [0] Dreamscape
        [one] Dreamscape, ein Bot
       *[other] Dreamscape, { $bots } Bots
    }
web-setup-people =
    { $people ->
        [one] eine Person
       *[other] { $people } Personen an diesem Gerät
    }
web-nightmares = Albträume
web-simultaneous = alle gestalten zugleich
web-tables = Online
web-about-tables = Tisch eröffnen, Link teilen, mit anderen von überall spielen
